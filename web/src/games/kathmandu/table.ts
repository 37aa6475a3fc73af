// What every part of the table is handed on from the shell.

import type { BoardProps } from "../kit/contract";
import type { View } from "./view";

export type Table = Pick<BoardProps<View>, "view" | "places" | "me" | "options" | "looked" | "choose" | "look" | "why">;
