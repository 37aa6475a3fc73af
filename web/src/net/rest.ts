// The server's requests, typed; whatever it refuses is thrown as `Refused` with its reason.

import type {
  Branch,
  Chances,
  Code,
  Created,
  DailyDeals,
  Games,
  Hint,
  Joined,
  Lessons,
  Log,
  Moments,
  Moved,
  MyTables,
  NewTable,
  NewToken,
  OpenTables,
  OwnChoices,
  PlayDaily,
  PlayLesson,
  PlayPuzzle,
  Preview,
  Puzzle,
  PuzzleLists,
  PuzzleVerdict,
  Refusal,
  Review,
  ReviewLink,
  Rules,
  Summary,
  Use,
} from "../wire";
import { say } from "../words/words";
import { heldLink } from "./link";

export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly rule: string | null = null,
  ) {
    super(reason);
  }
}

async function call<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown, key?: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(key === undefined ? {} : { "Idempotency-Key": key }),
        ...(heldLink() ? { "Chautari-Link": heldLink() } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("unreachable", say("unreachable"));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const refusal = said as Partial<Refusal> | null;
  throw new Refused(refusal?.code ?? `${answer.status}`, refusal?.reason ?? say("unexpected"), refusal?.rule);
}

let known: Promise<unknown> | null = null;

/** Asks in the name of somebody who has a cookie before: if the answer is lost, asking again is no second person. */
async function callAsSomebody<T>(path: string, body: unknown, key?: string): Promise<T> {
  known ??= call("POST", "/me");
  await known.catch((error: unknown) => {
    known = null;
    throw error;
  });
  return call("POST", path, body, key);
}

// The keys of what was asked and not answered, by what it was.
const unanswered = new Map<string, string>();

/** Makes a new table; asked again because no answer came, it is the same one. */
async function make<T>(path: string, body: unknown): Promise<T> {
  const asked = `${path} ${JSON.stringify(body)}`;
  const key = unanswered.get(asked) ?? crypto.getRandomValues(new Uint32Array(3)).join("-");
  unanswered.set(asked, key);
  for (let pause = 500; ; pause *= 2) {
    try {
      const made = await callAsSomebody<T>(path, body, key);
      unanswered.delete(asked);
      return made;
    } catch (error) {
      const lost = error instanceof Refused && error.code === "unreachable";
      if (!lost) unanswered.delete(asked);
      if (!lost || pause > 2_000) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const games = (): Promise<Games> => call("GET", "/games");
export const rules = (game: string): Promise<Rules> => call("GET", `/games/${encodeURIComponent(game)}/rules`);
export const setUp = (wanted: NewTable): Promise<Created> => make("/tables", wanted);
export const myTables = (): Promise<MyTables> => call("GET", "/tables");
export const openTables = (): Promise<OpenTables> => call("GET", "/open");
export const sit = (table: string, name: string): Promise<Joined> => callAsSomebody(`${at(table)}/sit`, { name });
export const putAway = (table: string, away: boolean): Promise<Summary> =>
  call("POST", `${at(table)}/put-away`, { away });
export const summary = (table: string): Promise<Summary> => call("GET", at(table));
export const start = (table: string, level?: string): Promise<Summary> => call("POST", `${at(table)}/start`, { level });
export const seatLink = (table: string, seat: number): Promise<NewToken> =>
  call("POST", `${at(table)}/seats/${seat}/link`);
export const tableLink = (table: string): Promise<NewToken> => call("POST", `${at(table)}/link`);
export const watchLink = (table: string): Promise<NewToken> => call("POST", `${at(table)}/watch-link`);
export const moveCode = (table: string): Promise<Code> => call("POST", `${at(table)}/code`);
export const rematch = (table: string): Promise<Moved> => call("POST", `${at(table)}/rematch`);
export const earlier = (table: string, before: number): Promise<Log> =>
  call("GET", `${at(table)}/log?before=${before}`);
export const lookAt = (token: string): Promise<Preview> => call("POST", "/links/look", { token });
export const use = (token: string, wanted: Omit<Use, "token">): Promise<Joined> =>
  callAsSomebody("/links/use", { token, ...wanted });
export const why = (table: string, pieces: readonly string[]): Promise<Refusal> =>
  call("GET", `${at(table)}/why?on=${encodeURIComponent(pieces.join(" "))}`);
/** Moments of a game from one on: by its number, or the one to which a line of the log belongs. */
export const moments = (
  table: string,
  from: { first: number } | { line: number },
  count: number,
  eyes: number | "all" | null,
): Promise<Moments> => {
  const query = new URLSearchParams({ count: String(count), ...(eyes === null ? {} : { eyes: String(eyes) }) });
  for (const [name, value] of Object.entries(from)) query.set(name, String(value));
  return call("GET", `${at(table)}/moments?${query}`);
};
/** How far a review is; what it has found comes along unless that edition was seen. */
export const review = (table: string, seen: number): Promise<Review> => call("GET", `${at(table)}/review?seen=${seen}`);
export const askForReview = (table: string, deep: boolean): Promise<Review> =>
  call("POST", `${at(table)}/review`, { deep });
/** What shows a finished game to anybody; the same one each time. */
export const reviewLink = (table: string): Promise<ReviewLink> => call("POST", `${at(table)}/review/link`);
export const withdrawReviewLink = (table: string): Promise<Summary> => call("DELETE", `${at(table)}/review/link`);
export const branch = (table: string, wanted: Branch): Promise<Moved> => make(`${at(table)}/branch`, wanted);
/** A finished game from a file, to be looked at again. */
export const bring = (record: unknown): Promise<Moved> => callAsSomebody("/records", record);
/** One step of a hint for the question of a turn. */
export const hint = (table: string, turn: number, step: number): Promise<Hint> =>
  call("POST", `${at(table)}/hint`, { turn, step });
export const chances = (table: string): Promise<Chances> => call("GET", `${at(table)}/chances`);
export const ownChoices = (table: string): Promise<OwnChoices> => call("GET", `${at(table)}/choices`);
const of = (game: string, number: number): string => `/puzzles/${encodeURIComponent(game)}/${number}`;
export const puzzleLists = (): Promise<PuzzleLists> => call("GET", "/puzzles");
export const puzzle = (game: string, number: number): Promise<Puzzle> => call("GET", of(game, number));
/** Whether an option is the best; without one the solution is shown. */
export const answerPuzzle = (game: string, number: number, action: number | null): Promise<PuzzleVerdict> =>
  call("POST", `${of(game, number)}/answer`, { action });
export const playPuzzle = (game: string, number: number, wanted: PlayPuzzle): Promise<Moved> =>
  make(`${of(game, number)}/play`, wanted);
export const lessons = (): Promise<Lessons> => call("GET", "/lessons");
/** A table at which somebody is led through a part of a lesson. */
export const playLesson = (game: string, chapter: string, wanted: PlayLesson): Promise<Moved> =>
  make(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(chapter)}`, wanted);
/** The deals of today, or of another day that is known still. */
export const daily = (day?: string): Promise<DailyDeals> => call("GET", day ? `/daily?day=${day}` : "/daily");
/** The table at which the deal of today is played; asked again, it is the same one. */
export const playDaily = (game: string, wanted: PlayDaily): Promise<Moved> =>
  callAsSomebody(`/daily/${encodeURIComponent(game)}`, wanted);
export const recordAddress = (table: string): string => `/api${at(table)}/record`;
