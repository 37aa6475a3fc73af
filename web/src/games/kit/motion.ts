/** Whether somebody wants less motion. Asked when something is about to move: where pictures are drawn there is no screen. */
export const wantsLessMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
