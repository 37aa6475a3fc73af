import "../../games/kathmandu/look.css";
import Defined from "../../pages/learn/kathmandu/Defined.svelte";
import Choose from "../../pages/learn/kathmandu/Choose.svelte";
import Evening from "../../pages/learn/kathmandu/Evening.svelte";
import See from "../../pages/learn/kathmandu/See.svelte";
import Walk from "../../pages/learn/kathmandu/Walk.svelte";
import type { Pictures } from "../pictures";
import positions from "./positions.json";
import Home from "./Home.svelte";
import Move from "./Move.svelte";
import StormPicture from "./StormPicture.svelte";
import Target from "./Target.svelte";
import Way from "./Way.svelte";

const made: Pictures = {
  look: "kathmandu",
  Defined,
  pictures: [
    { name: "choose", rule: "KA-DIE-1", Drawing: Choose },
    { name: "walk", rule: "KA-MOV-1", Drawing: Walk },
    { name: "see", rule: "KA-ACT-1", Drawing: See },
    { name: "evening", rule: "KA-DAY-3", Drawing: Evening },
    { name: "way", rule: "KA-MAP-1", Drawing: Way, position: positions.way },
    { name: "move", rule: "KA-MOV-3", Drawing: Move, position: positions.move },
    { name: "target", rule: "KA-ACT-2", Drawing: Target, position: positions.target },
    { name: "storm", rule: "KA-DAY-3", Drawing: StormPicture, position: positions.storm },
    { name: "journey", rule: "KA-SCO-1", Drawing: Home, position: positions.journey, tall: true },
  ],
};
export default made;
