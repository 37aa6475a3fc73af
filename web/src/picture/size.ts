/** The units that every game has for its picture. */
export const WIDE = 1000;
export const HIGH = 600;
