import { PRINTED, type Bonus, type PrintedRow } from "../games/yak/view";
import { say as game } from "../games/yak/words";
import { together } from "../words/words";
import { signed, type Content, type Track } from "./content";
import all from "./figures.json";
import { say } from "./words";

const figures = all.yak;

/** The last row of these tables holds for all greater numbers too. */
const track = (label: string, rows: readonly PrintedRow[]): Track => ({
  label,
  cells: rows.map(({ number, value }, nth) => [
    nth === rows.length - 1 ? say("or-more", { number }) : String(number),
    String(value),
  ]),
});

function bonus({ kind, points, second }: Bonus): string {
  return say(`yak-bonus-${kind}`, { points, second });
}

/** Cards that ask the same stand in one row. */
function bonuses(): string[][] {
  const colours = new Map<string, string[]>();
  for (const card of figures.bonuses as Bonus[]) {
    const text = bonus(card);
    colours.set(text, [...(colours.get(text) ?? []), game(`stone-${card.colour}`)]);
  }
  return [...colours].map(([text, named]) => [together(named), text]);
}

export function content(): Content {
  const { exchange, group_of, number_of_groups } = PRINTED.tables;
  const last = PRINTED.last_stones;
  return {
    goal: say("yak-goal"),
    blocks: [
      { title: say("yak-day"), kind: "steps", items: [say("yak-morning"), say("yak-noon"), say("yak-evening")] },
      {
        title: say("yak-actions"),
        kind: "table",
        rows: PRINTED.cards.map((card) => [game(`card-${card}`), say(`yak-${card}`)]),
      },
      {
        title: say("yak-price"),
        kind: "track",
        rows: [
          {
            label: `${say("yak-price-stones")} · ${say("yak-price-food")}`,
            cells: exchange.map(({ number, value }) => [String(number), String(value)]),
          },
        ],
      },
      {
        title: say("yak-carts"),
        kind: "table",
        rows: PRINTED.carts.map(({ name, refuses, most_kinds }) => [
          game(`cart-${name}`),
          refuses.length
            ? say("yak-cart-refuses", { food: together(refuses.map((food) => game(`food-${food}`))) })
            : say("yak-cart-kinds", { count: most_kinds }),
        ]),
      },
      {
        title: say("yak-room"),
        kind: "list",
        items: [
          say("yak-room-tent", { count: PRINTED.tent_food }),
          say("yak-room-cart", { stones: PRINTED.cart_stones, food: PRINTED.cart_food }),
        ],
      },
      { title: say("yak-tower"), kind: "list", items: [1, 2, 3].map((nth) => say(`yak-tower-${nth}`)) },
      { title: say("yak-fog"), kind: "list", items: [1, 2, 3].map((nth) => say(`yak-fog-${nth}`)) },
      {
        title: say("scoring"),
        kind: "track",
        rows: [track(say("yak-sizes"), group_of), track(say("yak-number"), number_of_groups)],
      },
      {
        title: "",
        kind: "table",
        points: true,
        rows: [
          [say("yak-single"), signed(figures.single)],
          [say("yak-crystal"), say("yak-crystal-points")],
          [say("yak-stupa", { last }), signed(figures.stupa)],
          [say("yak-food"), signed(figures.food)],
        ],
      },
      { title: say("yak-bonus"), kind: "table", rows: [...bonuses(), ["", say("yak-bonus-crystals")]] },
      { title: say("end"), kind: "list", items: [say("yak-end", { last })] },
    ],
  };
}
