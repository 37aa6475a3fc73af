// A game's file holds also what only the server and the terminal say: the browser is spared it. Used while building.

const ELSEWHERE = /^(action|event|option|terminal|why)-/;
const MESSAGE = /^-?[a-z][\w-]* =.*\n(?:[ \t}].*\n)*/gm;

/** The texts that these sources say, by a key as it stands or by the beginning of one that is put together. */
export function trimmed(texts: string, sources: string): string {
  const beginnings = [...sources.matchAll(/`([a-z]+-[a-z-]*)\$\{/g)].map(([, beginning = ""]) => beginning);
  const isSaid = (key: string): boolean =>
    !ELSEWHERE.test(key) || sources.includes(`"${key}"`) || beginnings.some((beginning) => key.startsWith(beginning));
  return [...texts.matchAll(MESSAGE)]
    .flatMap(([text]) => (isSaid(text.slice(0, text.indexOf(" "))) ? text : []))
    .join("");
}
