// How the client is built: one chunk per game, no inlined assets, as the server's content policy allows none.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { trimmed } from "./src/words/trimmed.ts";

export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const games = here("../src/chautari/games");
const server = process.env.CHAUTARI_SERVER ?? "http://127.0.0.1:8000";

/** What every build of the sources needs. */
export const shared = {
  resolve: { alias: { "@games": games, "@": here("./src") } },
  server: { fs: { allow: [here("."), games].filter(existsSync) } },
};

/** Of a game's texts only those that its table says. */
const texts: Plugin = {
  name: "texts",
  apply: "build",
  enforce: "pre",
  load(id) {
    const [, game] = /([a-z_]+)\/texts\/[a-z]+\.ftl\?raw$/.exec(id) ?? [];
    if (!game || game === "words") return null;
    const folder = here(`./src/games/${game.replaceAll("_", "-")}`);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    const sources = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
    return `export default ${JSON.stringify(trimmed(readFileSync(id.replace(/\?raw$/, ""), "utf8"), sources))}`;
  },
};

export default defineConfig({
  ...shared,
  plugins: [svelte(), texts],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: true },
  server: {
    ...shared.server,
    strictPort: true,
    // The server answers only to its own origin, so the proxy speaks as if it were it.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
});
