// The places of a tower: rows of 5, 4, 3, 2 and 1 from the bottom left, then whatever is stacked on the last one.

export const PLACES = 15;
const BOTTOM = 5;

/** Which row from below and which stone from the left, both from 0. */
export function rowOf(place: number): { row: number; stone: number } {
  let row = 0;
  let width = BOTTOM;
  while (place >= width) {
    place -= width;
    width = Math.max(width - 1, 1);
    row += 1;
  }
  return { row, stone: place };
}

/** The name of a place among the pieces: `2.3`, or `stack`. People never see it. */
export function placeName(place: number): string {
  if (place >= PLACES) return "stack";
  const { row, stone } = rowOf(place);
  return `${row + 1}.${stone + 1}`;
}

/** The two places a stone rests on; none for the bottom row. */
export function placesUnder(place: number): number[] {
  const { row } = rowOf(place);
  if (row === 0 || place >= PLACES) return [];
  const below = place - (BOTTOM - row) - 1;
  return [below, below + 1];
}

/** All places that bear a stone, and how many rows below it they are. */
export function bearing(place: number): Map<number, number> {
  const found = new Map<number, number>();
  let row = [place];
  for (let depth = 1; row.length; depth += 1) {
    row = [...new Set(row.flatMap((one) => (one >= PLACES ? [one - 1] : placesUnder(one))))];
    for (const one of row) found.set(one, depth);
  }
  return found;
}

/** The middle of a place, for stones of this size, from the middle of the tower's foot. */
export function spotOf(place: number, wide: number, high: number): { x: number; y: number } {
  const { row, stone } = rowOf(place);
  const columns = Math.max(BOTTOM - row, 1);
  return { x: (stone - (columns - 1) / 2) * wide, y: -(row + 0.5) * high };
}

/** Whether the stones of two places touch. */
export function touches(one: number, other: number): boolean {
  const a = rowOf(Math.min(one, other));
  const b = rowOf(Math.max(one, other));
  if (a.row === b.row) return b.stone - a.stone === 1;
  if (b.row - a.row !== 1) return false;
  return b.row >= BOTTOM || a.stone === b.stone || a.stone === b.stone + 1;
}

/** The pairs among some places that touch. */
export const linksAmong = (places: readonly number[]): [number, number][] =>
  places.flatMap((one) =>
    places.filter((other) => one < other && touches(one, other)).map((other): [number, number] => [one, other]),
  );

/** The same for all places of a colour; nothing lies where there is none. */
export function sameColour(colours: readonly (string | null)[]): [number, number][] {
  const found = new Set(colours.filter((colour) => colour !== null));
  const placesOf = (colour: string): number[] => colours.flatMap((one, place) => (one === colour ? [place] : []));
  return [...found].flatMap((colour) => linksAmong(placesOf(colour)));
}

/** All places of a colour that hang together with one, itself first; nothing where it lies alone. */
export function joinedWith(colours: readonly (string | null)[], place: number): number[] {
  const found = [place];
  for (const one of found) {
    const beside = colours.flatMap((colour, other) =>
      colour === colours[place] && touches(one, other) ? [other] : [],
    );
    found.push(...beside.filter((other) => !found.includes(other)));
  }
  return colours[place] && found.length > 1 ? found : [];
}

/** The joint of a group on which its points stand clear of all letters: the highest between two stones side by side, else
 *  the highest of all. */
export function markedJoint(places: readonly number[]): [number, number] | null {
  const links = linksAmong(places).toReversed();
  return links.find(([one, other]) => rowOf(one).row === rowOf(other).row) ?? links[0] ?? null;
}
