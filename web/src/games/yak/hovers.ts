/** Whether things are pointed at by a mouse. Asked when they are drawn: where pictures are made there is no screen. */
export const hovers = (): boolean => typeof matchMedia === "function" && matchMedia("(hover: hover)").matches;
