import { PRINTED } from "../games/adventure-tours/view";
import { say as game } from "../games/adventure-tours/words";
import { signed, type Content } from "./content";
import all from "./figures.json";
import { say } from "./words";

const { hand } = all["adventure-tours"];

function adventurers(): string[][] {
  return PRINTED.adventurers.map(({ name, copies }) => {
    const card = PRINTED.cards.find(({ adventurer }) => adventurer === name)!;
    return [
      game(`adventurer-${name}`),
      String(card.demand),
      String(card.coins),
      signed(Math.max(...card.support)),
      say("adventure-tours-times", { colours: PRINTED.colours.length, count: copies }),
      game(`does-${name}`),
    ];
  });
}

export function content(): Content {
  const { rounds, cost_of_a_card: cost } = PRINTED;
  const values = { rounds, cost, hand };
  const column = (name: string): string => say(`adventure-tours-${name}`);
  return {
    goal: say("adventure-tours-goal", values),
    blocks: [
      {
        title: say("adventure-tours-turn"),
        kind: "list",
        items: ["equipment", "member", "hand"].map((what) => say(`adventure-tours-${what}`)),
      },
      {
        title: say("adventure-tours-words"),
        kind: "list",
        items: [1, 2, 3, 4].map((nth) => say(`adventure-tours-words-${nth}`)),
      },
      {
        title: say("adventure-tours-round"),
        kind: "steps",
        items: [1, 2, 3].map((nth) => say(`adventure-tours-round-${nth}`, values)),
      },
      {
        title: say("scoring"),
        kind: "table",
        points: true,
        rows: [
          [say("adventure-tours-money-member"), say("adventure-tours-money-member-is")],
          [say("adventure-tours-money-card"), signed(-cost)],
          [say("adventure-tours-money-equipment"), String(0)],
        ],
      },
      { title: say("end"), kind: "list", items: [say("adventure-tours-end", values)] },
      {
        title: say("adventure-tours-adventurers"),
        kind: "table",
        wide: true,
        head: ["name", "demand", "coins", "support", "copies", "action"].map(column),
        rows: adventurers(),
      },
      {
        title: say("adventure-tours-boards"),
        kind: "table",
        wide: true,
        head: ["", column("start"), column("ability")],
        rows: PRINTED.boards.map(({ name, start: [red, blue, yellow] }) => [
          game(`board-${name}`),
          say("adventure-tours-start-is", { red, blue, yellow }),
          game(`ability-${name}`),
        ]),
      },
    ],
  };
}
