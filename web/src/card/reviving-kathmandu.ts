import { sayKind } from "../games/reviving-kathmandu/names";
import { PRINTED, type Objective } from "../games/reviving-kathmandu/view";
import { say as game } from "../games/reviving-kathmandu/words";
import { signed, type Content } from "./content";
import all from "./figures.json";
import { say, thing } from "./words";

const figures = all["reviving-kathmandu"];

function objective({ stages, colours }: Objective): string {
  const [one = 0, other = 0] = stages.map((stage) => stage + 1);
  if (!colours.length) return say("reviving-kathmandu-same", { first: one, second: other });
  const [first = "", second = ""] = colours.map((colour) => game(`colour-${colour}`));
  return say("reviving-kathmandu-section", {
    section: one,
    colours: thing("reviving-kathmandu-colours-of", { first, second }),
  });
}

export function content(): Content {
  const { rounds, coins, kinds, monuments, missions } = PRINTED;
  const values = { rounds, coins: `${coins[0]}–${coins.at(-1)}`, hand: figures.hand };
  const items = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_, nth) => say(`reviving-kathmandu-${name}-${nth + 1}`, values));
  const named = kinds.map(sayKind);
  return {
    goal: say("reviving-kathmandu-goal"),
    blocks: [
      { title: say("reviving-kathmandu-round", values), kind: "steps", items: items("round", 5) },
      { title: say("reviving-kathmandu-wins"), kind: "steps", items: items("wins", 4) },
      { title: say("reviving-kathmandu-build"), kind: "list", items: items("build", 3) },
      { title: say("reviving-kathmandu-coin"), kind: "list", items: items("coin", 2) },
      {
        title: say("reviving-kathmandu-monuments"),
        kind: "track",
        rows: kinds.map((kind, nth) => ({
          label: named[nth]!,
          cells: monuments[kind].points.map((points, section) => [String(section + 1), String(points)]),
        })),
      },
      {
        title: say("scoring"),
        kind: "track",
        rows: [
          {
            label: say("reviving-kathmandu-colours"),
            cells: figures.same_colour.map(({ number, value }) => [String(number), signed(value)]),
          },
          {
            label: say("reviving-kathmandu-mission"),
            cells: kinds.map((kind, nth) => [named[nth]!, signed(monuments[kind].objective)]),
          },
        ],
      },
      {
        title: "",
        kind: "table",
        points: true,
        rows: [
          [say("reviving-kathmandu-new"), signed(figures.new_colour)],
          [say("reviving-kathmandu-leftover"), say("reviving-kathmandu-leftover-is")],
          [say("reviving-kathmandu-unfinished"), say("reviving-kathmandu-unfinished-is")],
        ],
      },
      {
        title: say("end"),
        kind: "list",
        items: [say("reviving-kathmandu-end", values), say("reviving-kathmandu-two"), say("reviving-kathmandu-team")],
      },
      {
        title: say("reviving-kathmandu-missions"),
        kind: "table",
        wide: true,
        head: named,
        rows: missions.map((mission) => kinds.map((kind) => objective(mission[kind]))),
      },
    ],
  };
}
