// The files of texts, a chunk each: a browser fetches those of the language that is read, and only of what is shown.

/** By path: what stands in a file, or how it is fetched. */
export type Files = Readonly<Record<string, string | (() => Promise<string>)>>;

const files: Files = import.meta.glob<string>(["./texts/*.ftl", "@games/*/texts/{en,de,fr,it,ne}.ftl"], {
  query: "?raw",
  import: "default",
});
export default files;
