// The unit tests of the client: what is decided without a browser. Whole pages are tried in a real one (tests/web).

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { here, shared } from "./vite.config.ts";

export default defineConfig({
  ...shared,
  // Texts are here at once, so that no test has to wait for them.
  resolve: { alias: { "@/words/files": here("./src/words/english.ts"), ...shared.resolve.alias } },
  plugins: [svelte()],
  test: { include: ["src/**/*.test.ts"], environment: "happy-dom", isolate: false },
});
