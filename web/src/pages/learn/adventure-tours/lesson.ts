import "../../../games/adventure-tours/look.css";
import Blocks from "../../../games/adventure-tours/Blocks.svelte";
import type { Lesson } from "../lessons";
import Equip from "./Equip.svelte";
import Join from "./Join.svelte";
import Settle from "./Settle.svelte";
import TwoWays from "./TwoWays.svelte";

const lesson: Lesson = { look: "tours", Defined: Blocks, pictures: [TwoWays, Equip, Join, Settle], scores: 3 };
export default lesson;
