import type { Face } from "../contract";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";
import Described from "./Described.svelte";
import type { ToursView } from "./view";

const face: Face<ToursView> = { Board, Described, Consequence };
export default face;
