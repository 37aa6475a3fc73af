import type { Face } from "../kit/contract";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";
import Described from "./Described.svelte";
import { sayOption } from "./options";
import type { View } from "./view";

const face: Face<View> = { Board, Described, Consequence, sayOption };
export default face;
