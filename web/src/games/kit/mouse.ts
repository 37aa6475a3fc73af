import { fits } from "./media";

/** True for a mouse that may rest on things. Where nothing can be hovered over, browsers tell of one that nobody has. */
export const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse" && !fits("(hover: none)");
