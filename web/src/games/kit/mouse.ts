import { fits } from "./media";

/** Fingers, and nothing else; a screen for which no pointer at all is known may have a mouse all the same. */
const FINGERS_ONLY = "(hover: none) and (pointer: coarse)";

/** True for a mouse that may rest on things. Where there are only fingers, browsers tell of one that nobody has. */
export const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse" && !fits(FINGERS_ONLY);

/** Whether things may be pointed at by a mouse. Asked when they are drawn: where pictures are made there is no screen. */
export const hasMouse = (): boolean => fits("all") && !fits(FINGERS_ONLY);
