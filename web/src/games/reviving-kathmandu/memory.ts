// What a tab remembers of a table while its page is loaded again: the server need not know what was seen here.

const keyOf = (what: string): string => `reviving-kathmandu:${location.pathname}:${what}`;

export function remembered<T>(what: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(what)) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function remember(what: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(what), JSON.stringify(value));
  } catch {
    // Where nothing may be kept, it is forgotten with the page.
  }
}
