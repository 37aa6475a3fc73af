import "../../../games/yak/colours.css";
import type { Lesson } from "../lessons";
import Build from "./Build.svelte";
import Crystals from "./Crystals.svelte";
import Defined from "./Defined.svelte";
import Evening from "./Evening.svelte";
import Fetch from "./Fetch.svelte";
import Morning from "./Morning.svelte";

const lesson: Lesson = { look: "yk", Defined, pictures: [Morning, Build, Crystals, Fetch, Evening], scores: 6 };
export default lesson;
