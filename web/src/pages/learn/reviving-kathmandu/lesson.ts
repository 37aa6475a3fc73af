import "../../../games/reviving-kathmandu/look.css";
import type { Lesson } from "../lessons";
import Bid from "./Bid.svelte";
import Build from "./Build.svelte";
import Collect from "./Collect.svelte";
import Defined from "./Defined.svelte";
import Leftover from "./Leftover.svelte";

const lesson: Lesson = { look: "rk", Defined, pictures: [Bid, Collect, Build, Leftover], scores: 5 };
export default lesson;
