// The links of a table are told once; this browser keeps those it was told until the table is over.

import { recall, remember } from "../kept";
import type { Created } from "../wire";

export interface KnownLinks {
  /** The one for the whole table. */
  table: string | null;
  seats: Record<number, string>;
  watch: string | null;
}

const NONE: KnownLinks = { table: null, seats: {}, watch: null };

export function keepLinks(made: Created): void {
  const seats = Object.fromEntries(made.links.map((link) => [link.seat, link.token]));
  save(made.table, { table: made.link, seats, watch: made.watch });
}

export function knownLinks(table: string): KnownLinks {
  try {
    return { ...NONE, ...(JSON.parse(recall(`links.${table}`) ?? "") as Partial<KnownLinks>) };
  } catch {
    return { ...NONE };
  }
}

export function save(table: string, links: KnownLinks): void {
  remember(`links.${table}`, JSON.stringify(links));
}

export const addressOf = (token: string): string => `${location.origin}/join#${token}`;
