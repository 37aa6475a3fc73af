import "../../games/adventure-tours/look.css";
import Defined from "../../games/adventure-tours/Blocks.svelte";
import Equip from "../../pages/learn/adventure-tours/Equip.svelte";
import Join from "../../pages/learn/adventure-tours/Join.svelte";
import Settle from "../../pages/learn/adventure-tours/Settle.svelte";
import TwoWays from "../../pages/learn/adventure-tours/TwoWays.svelte";
import type { Pictures } from "../pictures";
import positions from "./positions.json";
import Hand from "./Hand.svelte";
import Home from "./Home.svelte";
import Rows from "./Rows.svelte";

const made: Pictures = {
  look: "tours",
  Defined,
  pictures: [
    { name: "two-ways", rule: "AT-TRN-1", Drawing: TwoWays },
    { name: "equip", rule: "AT-EQP-1", Drawing: Equip },
    { name: "member", rule: "AT-MEM-1", Drawing: Join },
    { name: "settle", rule: "AT-END-1", Drawing: Settle },
    { name: "start", rule: "AT-SET-1", Drawing: Hand, position: positions.start },
    { name: "join", rule: "AT-MEM-1", Drawing: Hand, position: positions.join },
    { name: "attack", rule: "AT-ACT-0", Drawing: Rows, position: positions.attack },
    { name: "home", rule: "AT-SCO-1", Drawing: Home, position: positions.home, tall: true },
  ],
};
export default made;
