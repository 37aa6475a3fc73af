// The marks of the seats, so that no seat is told by colour alone: outlines around 0,0 that fit a circle of radius 11.

export const MARKS: readonly string[] = [
  "M0-10a10 10 0 1 0 .01 0Z",
  "M-9-9H9V9H-9Z",
  "M0-11 11 9H-11Z",
  "M0-11.5 10.5 0 0 11.5-10.5 0Z",
  "M-5.6-10H5.6L11 0 5.6 10H-5.6L-11 0Z",
  "M-10-6.5H-4.5V-10H4.5V-6.5H10V6.5H4.5V10H-4.5V6.5H-10Z",
];
