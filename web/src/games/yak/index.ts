import type { Face } from "../kit/contract";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";
import Described from "./Described.svelte";
import type { View } from "./view";

const face: Face<View> = { Board, Described, Consequence };
export default face;
