// How the table's picture is built for those who have no browser: one script for all games, without a DOM.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, mergeConfig } from "vite";
import { here, shared } from "./vite.config.ts";

export default defineConfig(
  mergeConfig(shared, {
    // With `injected`, rendering a component gives its styles too.
    plugins: [svelte({ compilerOptions: { css: "injected" } })],
    // It waits for nothing, and says what it says in English: learners see the same picture everywhere.
    resolve: { alias: { "@/words/files": here("./src/words/english.ts") } },
    build: {
      ssr: here("./src/picture/main.ts"),
      outDir: "drawn",
      rollupOptions: { output: { format: "iife", entryFileNames: "picture.js" } },
      minify: true,
    },
    // Svelte asks for the one from outside only to wait for something, which no picture does.
    ssr: { noExternal: true, external: ["node:async_hooks"], target: "webworker" },
  }),
);
