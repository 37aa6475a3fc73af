// The address decides the page; going somewhere is a new address.

import { heldLink, holdLink } from "./net/link";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; token: string }
  | { page: "table"; table: string }
  // Without a table: which one, or which file, is asked for.
  // With a link: whoever was sent it looks back at a table where they never sat.
  | { page: "replay"; table: string; link: string; move: number | null; line: number | null; eyes: string | null }
  | { page: "review"; table: string; link: string; move: number | null }
  | { page: "rules"; game: string; rule: string }
  // A game on one page, to be printed.
  | { page: "card"; game: string }
  | { page: "learn"; game: string }
  // Without a game: whichever comes first; without a number: all of them.
  | { page: "puzzles"; game: string; number: number | null }
  | { page: "daily" }
  | { page: "about" }
  | { page: "lost" };

export function routeOf(url: URL): Route {
  const [page = "", name = "", rest = ""] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const hash = decodeURIComponent(url.hash.slice(1));
  if (page === "") return { page: "home" };
  if (page === "join") return { page, token: hash };
  if (page === "about" || page === "daily") return { page };
  if (page === "puzzles") return { page, game: name, number: Number.parseInt(rest, 10) || null };
  if (name === "" && page !== "replay") return { page: "lost" };
  if (page === "new" || page === "learn") return { page, game: name };
  if (page === "table") return { page, table: name };
  if (page === "rules" && rest === "card") return { page: "card", game: name };
  if (page === "rules") return { page, game: name, rule: hash };
  const number = (key: string): number | null => {
    const found = Number.parseInt(url.searchParams.get(key) ?? "", 10);
    return found >= 0 ? found : null;
  };
  const lookedAt = { table: name, link: hash, move: number("move") };
  if (page === "review") return { page, ...lookedAt };
  if (page === "replay") return { page, ...lookedAt, line: number("line"), eyes: url.searchParams.get("eyes") };
  return { page: "lost" };
}

let current = $state<Route>(read());

function read(): Route {
  const route = routeOf(new URL(location.href));
  holdLink("link" in route ? route.link : "");
  return route;
}

export const router = {
  get route(): Route {
    return current;
  },
};

const readAddress = (): void => {
  current = read();
};

/** Goes to an address of this site; `replace` leaves no step to go back to. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  readAddress();
  if (!location.hash || heldLink()) scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Links of this site change the page without loading it anew; to be called once. */
export function watchAddress(): () => void {
  document.addEventListener("click", follow);
  addEventListener("popstate", readAddress);
  addEventListener("hashchange", readAddress);
  return () => {
    document.removeEventListener("click", follow);
    removeEventListener("popstate", readAddress);
    removeEventListener("hashchange", readAddress);
  };
}
