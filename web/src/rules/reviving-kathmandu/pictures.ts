import "../../games/reviving-kathmandu/look.css";
import Defined from "../../pages/learn/reviving-kathmandu/Defined.svelte";
import Bid from "../../pages/learn/reviving-kathmandu/Bid.svelte";
import Build from "../../pages/learn/reviving-kathmandu/Build.svelte";
import Collect from "../../pages/learn/reviving-kathmandu/Collect.svelte";
import Leftover from "../../pages/learn/reviving-kathmandu/Leftover.svelte";
import type { Pictures } from "../pictures";
import positions from "./positions.json";
import Bids from "./Bids.svelte";
import Home from "./Home.svelte";

const made: Pictures = {
  look: "rk",
  Defined,
  pictures: [
    { name: "bid", rule: "RK-BID-1", Drawing: Bid },
    { name: "collect", rule: "RK-COL-1", Drawing: Collect },
    { name: "build", rule: "RK-BLD-2", Drawing: Build },
    { name: "leftover", rule: "RK-COIN-1", Drawing: Leftover },
    { name: "bids", rule: "RK-BID-2", Drawing: Bids, position: positions.bids },
    { name: "large", rule: "RK-BID-3", Drawing: Bids, position: positions.large },
    { name: "growing", rule: "RK-BLD-3", Drawing: Home, position: positions.growing },
    { name: "city", rule: "RK-SCO-1", Drawing: Home, position: positions.city },
  ],
};
export default made;
