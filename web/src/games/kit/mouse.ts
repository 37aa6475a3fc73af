import { fits } from "./media";

/** True for a mouse that may rest on things. Where there is only a finger, browsers tell of a mouse that nobody has; where they know of
 *  no pointer at all, as on a screen that is looked at from afar, one that comes is believed. */
export const isMouse = (event: PointerEvent): boolean =>
  event.pointerType === "mouse" && !fits("(hover: none) and (pointer: coarse)");
