// Where a seat, a row or a card is on the table just now, for what is drawn between two of them.

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

function spotOf(element: Element, table: HTMLElement): Spot | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!width && !height) return null;
  const around = table.getBoundingClientRect();
  return { x: left + width / 2 - around.left, y: top + height / 2 - around.top, width, height };
}

const inSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** The first of these that is drawn, one in sight before all others. */
export function spot(table: HTMLElement, ...selectors: string[]): Spot | null {
  const found = selectors.flatMap((selector) => [...table.querySelectorAll(selector)]);
  const seen = [...found.filter(inSight), ...found];
  for (const element of seen) {
    const place = spotOf(element, table);
    if (place) return place;
  }
  return null;
}

/** Where a seat's expedition lies, or the tag that stands for it. */
export const spotOfSeat = (table: HTMLElement, seat: number): Spot | null => spot(table, `[data-anchor="${seat}"]`);
