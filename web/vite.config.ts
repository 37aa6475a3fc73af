// How the client is built: one chunk per game, no inlined assets, as the server's content policy allows none.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// The Python build works in a copy, where the games' texts lie elsewhere.
const games = process.env.CHAUTARI_GAMES ?? here("../src/chautari/games");
const server = process.env.CHAUTARI_SERVER ?? "http://127.0.0.1:8000";

/** What every build of the sources needs. */
export const shared = {
  resolve: { alias: { "@games": games, "@": here("./src") } },
  server: { fs: { allow: [here("."), games].filter(existsSync) } },
};

export default defineConfig({
  ...shared,
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: true },
  server: {
    ...shared.server,
    strictPort: true,
    // The server answers only to its own origin, so the proxy speaks as if it were it.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
});
