// Every English text at once, for where nothing can be waited for: the picture for Python, and the unit tests.

import type { Files } from "./files";

const files: Files = import.meta.glob<string>(
  ["./texts/*.ftl", "@games/*/texts/en.ftl", "!./texts/{de,fr,it,ne}.ftl", "!./texts/*.{de,fr,it,ne}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
export default files;
