import "../../games/yak/colours.css";
import Defined from "../../pages/learn/yak/Defined.svelte";
import Build from "../../pages/learn/yak/Build.svelte";
import Crystals from "../../pages/learn/yak/Crystals.svelte";
import Evening from "../../pages/learn/yak/Evening.svelte";
import Fetch from "../../pages/learn/yak/Fetch.svelte";
import Morning from "../../pages/learn/yak/Morning.svelte";
import type { Pictures } from "../pictures";
import positions from "./positions.json";
import Bonus from "./Bonus.svelte";
import Fog from "./Fog.svelte";
import Home from "./Home.svelte";
import Places from "./Places.svelte";
import Refused from "./Refused.svelte";

const made: Pictures = {
  look: "yk",
  Defined,
  pictures: [
    { name: "morning", rule: "YK-MOR-1", Drawing: Morning },
    { name: "build", rule: "YK-BLD-1", Drawing: Build },
    { name: "crystals", rule: "YK-SCO-6", Drawing: Crystals },
    { name: "fetch", rule: "YK-SUP-1", Drawing: Fetch },
    { name: "evening", rule: "YK-EVE-1", Drawing: Evening },
    { name: "refused", rule: "YK-BLD-3", Drawing: Refused, position: positions.refused },
    { name: "places", rule: "YK-TOW-1", Drawing: Places, position: positions.places },
    { name: "fog", rule: "YK-FOG-3", Drawing: Fog, position: positions.fog },
    { name: "scored", rule: "YK-SCO-1", Drawing: Home, position: positions.scored, tall: true },
    { name: "bonus", rule: "YK-BON-1", Drawing: Bonus, position: positions.bonus },
  ],
};
export default made;
