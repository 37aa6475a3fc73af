// The games by name, each a chunk of its own that is loaded when its table is opened.

import { withWords } from "../words/words";
import type { Face } from "./kit/contract";

// A table's view is its game's own; the shell only hands it on.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyFace = Face<any, any>;

const FACES: Record<string, () => Promise<{ default: AnyFace }>> = {
  "adventure-tours": () => import("./adventure-tours/index"),
  kathmandu: () => import("./kathmandu/index"),
  "reviving-kathmandu": () => import("./reviving-kathmandu/index"),
  yak: () => import("./yak/index"),
};

export async function faceOf(game: string): Promise<AnyFace> {
  const load = FACES[game];
  if (!load) throw new Error(`no table for ${game}`);
  return (await withWords(load(), game)).default;
}
