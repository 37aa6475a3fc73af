import "../../../games/kathmandu/look.css";
import type { Lesson } from "../lessons";
import Choose from "./Choose.svelte";
import Defined from "./Defined.svelte";
import Evening from "./Evening.svelte";
import See from "./See.svelte";
import Walk from "./Walk.svelte";

const lesson: Lesson = { look: "kathmandu", Defined, pictures: [Choose, Walk, See, Evening], scores: 8 };
export default lesson;
