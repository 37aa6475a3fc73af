// What happens several times is told once.

/** Sentences as one: what they begin with is said once ("Asha rolls 3 (red), 5 (blue)."); what differs, the last. */
export function together(texts: readonly string[]): string {
  const last = texts.at(-1) ?? "";
  const words = texts.map((text) => text.replace(/\.$/, "").split(" "));
  const alike = words[0]?.findIndex((word, place) => words.some((others) => others[place] !== word)) ?? -1;
  if (texts.length < 2 || alike < 2) return last;
  return `${words[0]!.slice(0, alike).join(" ")} ${words.map((one) => one.slice(alike).join(" ")).join(", ")}.`;
}
