// Made from src/chautari/server/wire by `python -m tests.server.write`; a test keeps it fresh. Don't edit.

/** A seat of a new table: for anybody with its link, for somebody by name, for a bot, or for whoever asks. */
export interface WantedSeat {
  kind: "bot" | "invited" | "me" | "open";
  name?: string | null;
  level?: string | null;
  mark?: number | null;
}

/** A table to set up. `away_minutes` is how long a seat may keep the others waiting, connected or not, before a bot stands in. `listed`: whoever visits this server finds the table and may take an open seat, until the game begins. `watching`: there is a link for spectators, and once all sit the table's own link leads to watching, too. */
export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: { [name: string]: boolean | number | string };
  away_minutes?: number | null;
  stand_in?: string | null;
  listed?: boolean;
  watching?: boolean;
}

/** Somebody takes the next open seat of a table that is listed. */
export interface Sit {
  name: string;
  mark?: number | null;
}

/** Whether a table of yours stands apart from the others in your list. */
export interface PutAway {
  away: boolean;
}

/** How much to say about the question of this turn: 1 what to look at, 2 the move, 3 why. */
export interface HintWanted {
  turn: number;
  step: number;
}

/** From which moment of a finished game to go on, on which seat, against bots of which level. */
export interface Branch {
  moment: number;
  seat: number;
  level?: string | null;
  name?: string | null;
}

/** The host begins; bots of this level take the seats that are still free. */
export interface StartNow {
  level?: string | null;
}

/** A link's token, or a code, to see where it leads. */
export interface LookAt {
  token: string;
}

/** A link's token, or a code, to be exchanged for the seat behind it; a person brings a name. A table's link opens any vacant seat: the one that is named, or the next. `mark` is the colour they would like. */
export interface Use {
  token: string;
  name?: string | null;
  seat?: number | null;
  mark?: number | null;
}

/** One value of an option: its meaning, the table sizes it fits (none named: all), the values of others it needs. */
export interface Choice {
  value: boolean | number | string;
  text: string;
  seats: number[];
  needs: { [name: string]: (boolean | number | string)[] };
}

/** A variant of a game: a word for it, what it is about, and its choices; the first is the usual one. */
export interface Option {
  name: string;
  title: string;
  text: string;
  choices: Choice[];
}

/** A game that can be played here. `minutes` is about how long it takes, from and to; `first_game` are settings for those who are new to it. */
export interface Game {
  name: string;
  title: string;
  designers: string;
  publisher: string;
  least: number;
  most: number;
  minutes: [number, number];
  weight: "demanding" | "light" | "medium";
  rules_version: number;
  options: Option[];
  first_game: { [name: string]: boolean | number | string };
}

/** How well a bot plays, by its name, a word for it and a sentence. */
export interface BotLevel {
  name: string;
  title: string;
  text: string;
}

/** The games, and the levels of bots from weak to strong. */
export interface Games {
  games: Game[];
  levels: BotLevel[];
}

/** A rule of a game's ledger, in our words. */
export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

export interface Rules {
  rules: Rule[];
}

/** The token that opens a seat; its link is `/join#` and the token. It is told once and stored hashed. */
export interface SeatLink {
  seat: number;
  token: string;
}

/** A new table, the one link for all who are to come, the links for its free seats, and the one for spectators. Of one that was set up before with the same key, those that were not renewed since. */
export interface Created {
  table: string;
  link: string | null;
  links: SeatLink[];
  watch: string | null;
}

/** Whoever asked has a token now, in the cookie; `known`: had one before. */
export interface Somebody {
  known: boolean;
}

/** A fresh token; the one before it opens nothing any more. */
export interface NewToken {
  token: string;
}

/** A code that moves what you have at this table to another device, once, within these minutes. */
export interface Code {
  code: string;
  minutes: number;
}

/** Where a used link has led: the table, and the seat that is yours now (none: you watch). */
export interface Joined {
  table: string;
  seat: number | null;
}

/** Who sits there. `stand_in`: a bot plays for an absent person, who may come back unless they resigned. `mark` numbers the colour and outline by which the seat is drawn; they stay with a person over rematches. */
export interface Seat {
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  level: string;
  connected: boolean;
  stand_in: boolean;
  resigned: boolean;
  mark: number;
}

/** What a link leads to; `seat` is the one that it opens, or for a table's link the one that you have there. */
export interface Preview {
  table: string;
  game: string;
  title: string;
  stage: "finished" | "playing" | "waiting";
  seats: Seat[];
  leads_to: "move" | "seat" | "table" | "watch";
  seat: number | null;
  used: boolean;
}

/** The part of a chapter, counted from 0, through which somebody is led at a table. */
export interface LessonTaken {
  chapter: string;
  title: string;
  part: number;
  parts: number;
}

/** A table of yours. `waiting_for` are the seats whose answer is due; `problem` says why it can't be played on. `put_away`: you have, so that a list of your tables shows it apart. `practice`: its game counts as practice. `daily` is the date of the daily deal it plays, `lesson` the one that is given there. Times in ms since 1970; `updated` in whole hours, or it would tell when somebody makes a move that is secret. */
export interface Summary {
  table: string;
  game: string;
  title: string;
  options: { [name: string]: boolean | number | string };
  stage: "finished" | "playing" | "waiting";
  paused: boolean;
  seats: Seat[];
  seat: number | null;
  host: boolean;
  waiting_for: number[];
  your_turn: boolean;
  created: number;
  updated: number;
  next_table: string | null;
  problem: string | null;
  put_away: boolean;
  practice: boolean;
  daily: string | null;
  lesson: LessonTaken | null;
}

export interface MyTables {
  tables: Summary[];
}

/** A table of this server with a seat for whoever comes; `created` in ms since 1970. */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  options: { [name: string]: boolean | number | string };
  seats: Seat[];
  created: number;
}

export interface OpenTables {
  tables: OpenTable[];
}

/** From which move on a dealer dealt, the hash of its secret, and the secret once the game is over. */
export interface Deal {
  start: number;
  commitment: string;
  secret: string;
}

/** A game as a file: its options, its seats, then one action or chance outcome each (docs/records.md). */
export interface Record {
  format: "chautari-record";
  version: 1;
  game: string;
  rules: number;
  options: { [name: string]: boolean | number | string };
  seats: string[];
  deals: Deal[];
  moves: ([number, number])[];
  practice?: boolean;
}

/** The table to go on to. */
export interface Moved {
  table: string;
}

/** Why something was not done; `rule` is the id of the rule that forbids it, where one does. */
export interface Refusal {
  code: string;
  reason: string;
  rule?: string | null;
}

export interface Health {
  status: "ok";
  version: string;
}

/** Something of the game, and its sentence; the key of that is `event-` and the name, in the game's texts. `brief` is the same as a part of a line that tells a turn: without its subject, and empty where it is left out. */
export interface Happened {
  kind: "event";
  name: string;
  seat: number;
  values: number[];
  text?: string;
  brief?: string;
}

/** Something that happened to the table: joined, left, returned, undone …, and its sentence; `at` in ms since 1970. `who` is the one it happened to, as they were called then. */
export interface Noted {
  kind: "note";
  name: string;
  seat: number;
  who: string;
  at: number;
  text: string;
}

/** Plain text that somebody said; to be escaped when shown, as all names are. Seat −1: the host without a seat. */
export interface Chat {
  kind: "chat";
  seat: number;
  who: string;
  text: string;
  at: number;
}

/** Somebody nods, claps and so on, and its sentence. Seat −1: the host without a seat. */
export interface Reacted {
  kind: "reaction";
  seat: number;
  who: string;
  reaction: "applause" | "hmm" | "hurry" | "nod" | "ouch" | "thanks";
  at: number;
  text: string;
}

/** Lines of the log as you have heard them; `first` is the place of the first one. */
export interface Log {
  first: number;
  lines: (Happened | Noted | Chat | Reacted)[];
}

/** The first message: which stream it has followed so far, and the number of the last news it has. */
export interface Hello {
  type: "hello";
  protocol: 1;
  stream?: string;
  last?: number;
}

/** A choice: one of the options of the question with this turn number. After the last one of a turn bots wait a moment, in which it can be taken back; not if it is `hurried`. */
export interface Act {
  type: "act";
  key: string;
  turn: number;
  action: number;
  hurried?: boolean;
}

/** Takes the last own move back; with `ask`, if it can't be taken back freely, the others are asked. `turn` is the scene's. At a practice table `to` goes back to before the own choice of that number, the first being 0, and `ask` needs nobody's word. */
export interface Undo {
  type: "undo";
  key: string;
  turn: number;
  ask?: boolean;
  to?: number | null;
}

/** From now on, and for ever, this game counts as practice: hints, chances, and taking back anything. */
export interface Practise {
  type: "practise";
  key: string;
}

/** You have heard what the guide of a lesson said: the sentence of this key. */
export interface GoOn {
  type: "go-on";
  key: string;
  heard: string;
}

/** The answer to somebody who asks to take a move back. */
export interface Vote {
  type: "vote";
  key: string;
  proposal: number;
  agree: boolean;
}

export interface Say {
  type: "say";
  key: string;
  text: string;
}

/** A nod or the like, shown at the seat for a moment and in the log. */
export interface React {
  type: "react";
  key: string;
  reaction: "applause" | "hmm" | "hurry" | "nod" | "ouch" | "thanks";
}

export interface Pause {
  type: "pause";
  key: string;
}

export interface Resume {
  type: "resume";
  key: string;
}

/** A bot stands in until you return or connect again. */
export interface Leave {
  type: "leave";
  key: string;
}

export interface Return {
  type: "return";
  key: string;
}

/** A bot plays the seat to the end. */
export interface Resign {
  type: "resign";
  key: string;
}

/** One thing you may do now: its id, its lasting name, what it means, and the rule it carries out. `preview` is what it would do, as far as you may know, in the game's own terms; not every option has one. `on` are the pieces on the board that it belongs to, by name. `final`: it can't be taken back freely afterwards, as far as you can know before. `passes`: it is final only because it passes the turn on, and can be taken back until another seat decides. */
export interface Choosable {
  action: number;
  name: string;
  text: string;
  rule: string;
  preview: { [name: string]: unknown };
  on: string[];
  final: boolean;
  passes: boolean;
}

/** What you are asked. Answer with its turn number: an older one is refused. */
export interface Question {
  turn: number;
  key: string;
  text: string;
  options: Choosable[];
}

/** Points, where they come from, and the rule that gives them. */
export interface Source {
  key: string;
  text: string;
  points: number;
  rule: string;
}

export interface Score {
  seat: number;
  place: number;
  total: number;
  sources: Source[];
}

/** The hash that a dealer published before its first card, and its secret once the game is over. */
export interface Dealt {
  commitment: string;
  secret: string | null;
}

/** Somebody asks to take a move back; the named seats have still to agree. */
export interface Proposal {
  proposal: number;
  seat: number;
  waiting_for: number[];
}

/** A part of a chapter of a game's lessons, counted from 0. */
export interface NextPart {
  chapter: string;
  part: number;
}

/** What the guide of a lesson says to you now, and what is wanted. `key` tells one sentence from another; `point` are pieces of the board that it is about. `waits`: nothing happens until you send that you have heard it, or choose, where a question is asked with it. `wanted` is the one option that you are offered now. `free`: you choose alone. `over`: this part is, and `next` is where the lessons go on. `done` of `steps` are behind you. */
export interface Lesson {
  chapter: string;
  title: string;
  guide: string;
  part: number;
  parts: number;
  key: string;
  text: string;
  point: string[];
  waits: boolean;
  wanted: number | null;
  free: boolean;
  over: boolean;
  done: number;
  steps: number;
  next: NextPart | null;
}

/** All that a viewer may know of the table now, and all that is needed to draw it and to act without the rules. `view` is what the game shows of itself to you, null before the start. `turn` numbers your questions: it is the question's own while you are asked, and what an undo carries at any time. `practice`: this game counts as practice. `may_practise`: you are alone among bots, so you may practise here. `can_go_back`: you practise, and have a choice to take back, whatever it has shown. `daily` is the date of the daily deal that is played here, if it is one, `lesson` the one that you are given. */
export interface Scene {
  game: string;
  options: { [name: string]: boolean | number | string };
  stage: "finished" | "playing" | "waiting";
  paused: boolean;
  seats: Seat[];
  asked: number[];
  view: unknown;
  turn: number;
  question: Question | null;
  can_undo: boolean;
  practice: boolean;
  may_practise: boolean;
  can_go_back: boolean;
  proposal: Proposal | null;
  away_minutes: number | null;
  deals: Dealt[];
  scores: Score[] | null;
  next_table: string | null;
  daily: string | null;
  lesson: Lesson | null;
}

/** One step of a hint for the question of a turn: 1 what to look at, 2 the move, 3 why. `looked_at` are the actions that deserve a look, the best among them; `action` is the best, from step 2 on; `as_good` are those about as good, in step 3. `text` says this step in words. */
export interface Hint {
  turn: number;
  step: number;
  text: string;
  looked_at: number[];
  action: number | null;
  as_good: number[];
}

/** Every seat's chance to win, as you see the table. */
export interface Chances {
  chances: number[];
}

/** A choice that you made, by the number with which `undo` goes back to before it, and when that was. */
export interface OwnChoice {
  choice: number;
  text: string;
  day: number | null;
  round: number | null;
}

/** Your choices so far, the first being 0. */
export interface OwnChoices {
  choices: OwnChoice[];
}

/** What a seat chose: its id, its lasting name, what it means, and the rule it carried out. */
export interface Played {
  seat: number;
  action: number;
  name: string;
  text: string;
  rule: string;
}

/** A table as it was, seen with the eyes of a seat (null: a spectator's). `played` led here from the moment before, and `lines` were heard since then, the first of them at place `first` of the log. `scores` belong to the last moment of a finished game. */
export interface Moment {
  number: number;
  eyes: number | null;
  view: unknown;
  asked: number[];
  played: Played[];
  first: number;
  lines: (Happened | Noted | Chat | Reacted)[];
  scores: Score[] | null;
}

/** Moments from `first` on, of so many in `total`. */
export interface Moments {
  first: number;
  total: number;
  moments: Moment[];
}

/** How long to look into a game: as usual, or some minutes. */
export interface Deeper {
  deep?: boolean;
}

/** What lets anybody look back at a finished game, sent as the header `Chautari-Link`; for people it stands after the `#` of the review's address. */
export interface ReviewLink {
  token: string;
}

/** Every seat's chance to win at a moment of the replay, each as that seat saw the table. */
export interface ReviewChances {
  moment: number;
  chances: number[];
}

/** What each seat had at a moment of the replay from each of the review's sources, seat by seat. */
export interface ReviewPoints {
  moment: number;
  points: number[][];
}

/** A source of points in words, and the rule that gives them. */
export interface ReviewSource {
  text: string;
  rule: string;
}

/** An option with the chance to win after it; `margin` is the half width of its 95 % interval. `option` is the option as it was offered, in the decisions that are told. */
export interface ReviewOption {
  action: number;
  text: string;
  chance: number;
  margin: number;
  option: Choosable | null;
}

/** A choice among `options` many, made at a moment of the replay. `before` and `after` are the seat's chance with the best option and with the one it took, `loss` the difference with its margin. `best` are the best options, the best first. `iterations` tells how deep it was looked into; 0: one look. `why` says what was better about the best option, once the review is done and if there was a better one. */
export interface ReviewDecision {
  moment: number;
  seat: number;
  action: number;
  text: string;
  options: number;
  best: ReviewOption[];
  before: number;
  after: number;
  loss: number;
  margin: number;
  verdict: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  iterations: number;
  why?: string;
}

/** What chance answered on the way to a moment, and each seat's luck with it, with its margin. */
export interface ReviewDraw {
  moment: number;
  luck: ([number, number])[];
}

/** A moment that changed a seat's chance: by a decision of the seat `by`, or by luck. */
export interface ReviewTurning {
  moment: number;
  change: number;
  luck: boolean;
  by: number;
}

/** One seat's game: its share in the victory, what it lost a decision, and how many of its choices were what. `adjusted` is the share less the luck. `well` and `learn` are sentences about one thing done well and one to learn. */
export interface ReviewPlayer {
  seat: number;
  share: number;
  loss: number;
  margin: number;
  verdicts: { [name: string]: number };
  luck: number;
  adjusted: number;
  decided: ReviewTurning[];
  well: string | null;
  well_moment: number | null;
  learn: string | null;
  learn_moment: number | null;
}

/** A moment that mattered, in words: a seat's dear decision, or great luck (without a verdict). */
export interface ReviewMoment {
  moment: number;
  seat: number;
  verdict: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | null;
  text: string;
}

/** What is known of a game: every seat's chances and points, the decisions, the luck, the players, the story. */
export interface Findings {
  chances: ReviewChances[];
  sources: ReviewSource[];
  points: ReviewPoints[];
  decisions: ReviewDecision[];
  draws: ReviewDraw[];
  players: ReviewPlayer[];
  moments: ReviewMoment[];
}

/** How far the review of a game is; of its decisions, `searched` have been looked into. `edition` counts what was found out; `findings` are left out for whoever has seen this one, and before the first. */
export interface Review {
  status: "done" | "failed" | "none" | "waiting" | "working";
  edition: number;
  searched: number;
  decisions: number;
  deep: boolean;
  findings: Findings | null;
}

/** A puzzle in the list of a game's; `id` stays when others come and go. `title` is its own in this list: when it is and how the seat stands. `asks` is what is asked there; by how much an option is better is told with the solution. */
export interface PuzzleEntry {
  id: string;
  number: number;
  grade: "easy" | "hard" | "medium";
  seats: number;
  title: string;
  headline: string;
  asks: string;
}

/** The puzzles of one game: the easy ones first, and of these at the end what hardly needs a look. */
export interface PuzzleList {
  game: string;
  title: string;
  puzzles: PuzzleEntry[];
}

export interface PuzzleLists {
  games: PuzzleList[];
}

/** A puzzle without its solution: the table as the seat sees it, and what it is asked. */
export interface Puzzle {
  entry: PuzzleEntry;
  game: string;
  title: string;
  total: number;
  options: { [name: string]: boolean | number | string };
  seats: Seat[];
  seat: number;
  asked: number[];
  view: unknown;
  question: Question;
}

/** The option that somebody takes for the best; null to give up. */
export interface PuzzleAnswer {
  action?: number | null;
}

/** Every option with its chance, the best first, and why it is that. */
export interface PuzzleSolution {
  best: ReviewOption;
  options: ReviewOption[];
  why: string[];
  iterations: number;
}

/** Whether the answer was right, and what it loses, with its margin; the solution once it was found or given up. */
export interface PuzzleVerdict {
  right: boolean;
  loss: number;
  margin: number;
  text: string | null;
  solution: PuzzleSolution | null;
}

/** Goes on from a puzzle against bots of a level. */
export interface PlayPuzzle {
  name: string;
  level?: string | null;
}

/** Who sits down to the deal of today; `mark` is the colour they would like. */
export interface PlayDaily {
  name: string;
  mark?: number | null;
}

/** How somebody did; `margin` is the lead over the best other side, below 0 what was missing to it. `taken_back` counts the moves that were taken back across a reveal. */
export interface DailyResult {
  name: string;
  points: number;
  place: number;
  margin: number;
  taken_back: number;
  yours: boolean;
}

/** The results of a day on this server, the best first: so many are listed of those who have `played` it. `better` is how many did better than you, null before you have a result. */
export interface DailyStanding {
  day: string;
  results: DailyResult[];
  played: number;
  better: number | null;
}

/** How a seat of your own table did; all others are bots'. */
export interface DailySeat {
  name: string;
  points: number;
  place: number;
  yours: boolean;
}

/** The deal of a game today: its options, the bots' levels by seat (null: your own), and your table once you play. `share` is a text for others and `at_table` how everybody did at your table, once your game is over. */
export interface DailyDeal {
  game: string;
  title: string;
  options: { [name: string]: boolean | number | string };
  levels: (string | null)[];
  seat: number;
  table: string | null;
  stage: "finished" | "playing" | "waiting" | null;
  share: string | null;
  at_table: DailySeat[];
  today: DailyStanding;
  yesterday: DailyStanding;
}

/** What is dealt on this day, by the date in Greenwich. */
export interface DailyDeals {
  day: string;
  deals: DailyDeal[];
}

/** One chapter of a game's lessons, with its parts and how long it takes. */
export interface ChapterEntry {
  name: string;
  title: string;
  about: string;
  minutes: number;
  parts: number;
}

export interface GameLessons {
  game: string;
  title: string;
  chapters: ChapterEntry[];
}

/** The lessons of every game, a first game before all others. */
export interface Lessons {
  games: GameLessons[];
}

/** Who sits down to a part of a chapter, counted from 0; `mark` is the colour they would like. */
export interface PlayLesson {
  name: string;
  part?: number;
  mark?: number | null;
}

/** The first answer: who you are here, and the stream whose news follow. */
export interface Welcome {
  type: "welcome";
  number: number;
  table: string;
  seat: number | null;
  host: boolean;
  stream: string;
}

/** What has changed: the scene, if it has, and what was added to the log. `fresh`: forget the log you have; this one begins at line `first` (earlier ones: GET /api/tables/{table}/log). */
export interface News {
  type: "news";
  number: number;
  fresh: boolean;
  first: number;
  lines: (Happened | Noted | Chat | Reacted)[];
  scene: Scene | null;
}

/** What was asked with this key is stored, now or at an earlier try. */
export interface Done {
  type: "done";
  number: number;
  key: string;
}

/** Nothing was changed, and why. */
export interface Refused {
  type: "refused";
  number: number;
  key: string | null;
  code: string;
  reason: string;
  rule: string | null;
}

/** The last message before the server closes. */
export interface Bye {
  type: "bye";
  number: number;
  code: string;
  reason: string;
}

export type FromClient = Hello | Act | Undo | Practise | GoOn | Vote | Say | React | Pause | Resume | Leave | Return | Resign;

export type FromServer = Welcome | News | Done | Refused | Bye;
