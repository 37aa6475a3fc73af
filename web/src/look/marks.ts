// The marks of people, so that nobody is told by colour alone: outlines around 0,0 that fit a circle of radius 11.

export const MARKS: readonly string[] = [
  "M0-10a10 10 0 1 0 .01 0Z",
  "M-9-9H9V9H-9Z",
  "M0-11 11 9H-11Z",
  "M0-11.5 10.5 0 0 11.5-10.5 0Z",
  "M-5.6-10H5.6L11 0 5.6 10H-5.6L-11 0Z",
  "M-10-6.5H-4.5V-10H4.5V-6.5H10V6.5H4.5V10H-4.5V6.5H-10Z",
];

/** How a mark is drawn everywhere: by outline, letter and colour, which belong together. */
export interface Drawn {
  mark: number;
  letter: string;
  colour: string;
}

export const drawn = (mark: number): Drawn => ({
  mark,
  letter: "ABCDEF"[mark] ?? "?",
  colour: `var(--seat-${mark})`,
});

/** Where the letter stands in an outline: a triangle is heavier at its foot. */
export const letterY = (mark: number): number => (mark === 2 ? 6.5 : 4.6);
