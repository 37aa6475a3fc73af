/** Whether a media query fits; where there is no screen, as for pictures made by a program, none does. */
export const fits = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;
