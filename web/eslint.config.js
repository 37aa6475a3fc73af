// What the linter looks at besides the types: svelte-check does those.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist", "drawn", "src/wire.ts", "src/games/*/view.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // TypeScript finds what is not defined, and svelte-check what is ignored in vain.
      "no-undef": "off",
      "svelte/no-unused-svelte-ignore": "off",
      // Lists that never change need no keys, and maps that are replaced whole need not be watched.
      "svelte/require-each-key": "off",
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
