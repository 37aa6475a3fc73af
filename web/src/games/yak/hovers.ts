import { fits } from "../kit/media";

/** Whether things are pointed at by a mouse. Asked when they are drawn: where pictures are made there is no screen. */
export const hovers = (): boolean => fits("(hover: hover)");
