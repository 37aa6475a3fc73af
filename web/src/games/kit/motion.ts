import { fits } from "./media";

/** Whether somebody wants less motion. Asked when something is about to move: where pictures are drawn there is no screen. */
export const wantsLessMotion = (): boolean => fits("(prefers-reduced-motion: reduce)");
