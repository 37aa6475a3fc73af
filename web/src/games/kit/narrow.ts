import { fits } from "./media";

/** Whether the window is as narrow as a phone's. Where pictures are drawn there is no window. */
export const isNarrow = (): boolean => fits("(max-width: 700px)");
