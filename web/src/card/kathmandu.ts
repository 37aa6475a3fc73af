import { PRINTED } from "../games/kathmandu/view";
import { say as game, sayCharacter, sayEffect, sayGood, sayKind, sayResource } from "../games/kathmandu/words";
import { signed, written, type Content } from "./content";
import all from "./figures.json";
import { say } from "./words";

const figures = all.kathmandu;
const COSTS = ["mountain", "strip", "needle"];
const ACTS = ["tile", "animal", "card", "good", "special", "temple", "swap", "home"];

const numbered = (points: readonly number[], from: number, last = false): [string, string][] =>
  points.map((value, nth) => [
    last && nth === points.length - 1 ? say("or-more", { number: nth + from }) : String(nth + from),
    written(value),
  ]);

export function content(): Content {
  const { days, long_days } = figures;
  return {
    goal: say("kathmandu-goal", { days }),
    blocks: [
      {
        title: say("kathmandu-turn", { rounds: PRINTED.rounds }),
        kind: "steps",
        items: [1, 2, 3, 4].map((nth) => say(`kathmandu-turn-${nth}`, { most: PRINTED.most_exhaustion })),
      },
      {
        title: say("kathmandu-dice"),
        kind: "track",
        rows: [
          {
            label: "",
            cells: PRINTED.dice.map(({ colour, brings }) => [
              game(`colour-${colour}`),
              brings ? sayResource(brings) : say("kathmandu-any"),
            ]),
          },
        ],
      },
      {
        title: say("kathmandu-costs"),
        kind: "table",
        rows: COSTS.map((what) => [say(`kathmandu-cost-${what}`), say(`kathmandu-cost-${what}-is`)]),
      },
      {
        title: say("kathmandu-actions"),
        kind: "table",
        rows: ACTS.map((what) => [say(`kathmandu-act-${what}`), say(`kathmandu-act-${what}-is`)]),
      },
      { title: say("kathmandu-evening"), kind: "list", items: [1, 2, 3].map((nth) => say(`kathmandu-evening-${nth}`)) },
      {
        title: say("kathmandu-equipment"),
        kind: "table",
        rows: PRINTED.equipment.map(({ kind, time }) => [sayKind(kind), say(`kathmandu-${time}`), sayEffect(kind)]),
      },
      {
        title: say("scoring"),
        kind: "track",
        rows: [
          { label: say("kathmandu-offerings"), cells: numbered(PRINTED.offerings, 1) },
          { label: say("kathmandu-tiles"), cells: numbered(PRINTED.yak_tiles, 0) },
          { label: say("kathmandu-distance"), cells: numbered(PRINTED.distance, 0, true) },
          {
            label: say("kathmandu-home"),
            cells: PRINTED.kathmandu.map((points, nth) => [
              say("kathmandu-home-nth", { number: nth + 1 }),
              String(points),
            ]),
          },
          {
            label: say("kathmandu-goods"),
            cells: PRINTED.goods.map(({ name, points }) => [sayGood(name), String(points)]),
          },
        ],
      },
      {
        title: "",
        kind: "table",
        points: true,
        rows: [
          [say("kathmandu-special"), signed(PRINTED.special)],
          [say("kathmandu-sets"), say("kathmandu-either", { first: figures.set_of_five, second: figures.set_of_all })],
          [
            say("kathmandu-maps"),
            say("kathmandu-three", { first: figures.map, second: figures.pair, third: figures.secured }),
          ],
          [say("kathmandu-animals"), say("kathmandu-animals-is")],
          [say("kathmandu-left"), signed(figures.left)],
          [say("kathmandu-exhaustion"), signed(figures.exhaustion)],
        ],
      },
      {
        title: say("kathmandu-characters"),
        kind: "table",
        head: ["", ...PRINTED.resources.map(sayResource), say("kathmandu-cards"), ""],
        wide: true,
        rows: PRINTED.characters.map(({ name, resources, cards }) => [
          sayCharacter(name),
          ...PRINTED.resources.map((resource) => String(resources[resource] ?? 0)),
          String(cards),
          game(`ability-${name}`),
        ]),
      },
      { title: say("kathmandu-tents"), kind: "list", items: [say("kathmandu-tents-is")] },
      { title: say("end"), kind: "list", items: [say("kathmandu-end", { days, long: long_days })] },
    ],
  };
}
