"""The types of everything the browser is shown of Adventure Tours; its view.ts is made from them."""

from typing import Literal, NotRequired, TypedDict

Colour = Literal["red", "blue", "yellow"]
Adventurer = Literal[
    "ida-handout",
    "earl-of-bucket",
    "pater-miller",
    "rufus-rigs",
    "butterfinger-finn",
    "betty-mcklug",
    "miss-anthrop",
    "roy-nobleman",
    "slowhand-bill",
    "colonel-farsight",
    "amelia-airhead",
    "madame-grandtour",
]
BoardName = Literal[
    "orient-express",
    "polar-airship",
    "submarine-trip",
    "jungle-steamer",
    "safari-caravan",
    "himalaya-yaks",
    "desert",
]
BlowKind = Literal["draw", "draw-two", "discard-equipment", "steal-equipment", "discard-member", "steal-member"]
SourceKind = Literal["rulebook", "review", "reconstructed"]
ValueName = Literal["name", "demand", "coins", "support", "action"]
Way = Literal["by-equipment", "once-more"]
StepKind = Literal[
    "score-round",
    "end-of-turn",
    "turn",
    "draw",
    "use-action",
    "use-again",
    "one-more-card",
    "add-equipment",
    "add-member",
    "attack",
    "protect",
    "give-second",
    "draw-if-you-like",
    "gift",
    "go-on",
    "start-round",
    "deal",
    "first-turn",
    "deal-board",
    "choose-board",
    "take-last-board",
    "draw-two",
    "discard-equipment",
    "steal-equipment",
    "discard-member",
    "steal-member",
    "first-player",
]

# Red, blue and yellow. A list in Python: JSON knows no tuples.
Amounts = tuple[int, int, int]


class Card(TypedDict):
    """An adventurer of a colour: `pater-miller-red`. Copies are alike and have the same id."""

    id: int
    name: str
    demand: int
    coins: int
    support: Amounts


class Board(TypedDict):
    """An expedition board and the equipment it starts with."""

    name: BoardName
    start: Amounts


class Player(TypedDict):
    """One player's things; the hand and the money are shown to their owner, and to all at the end."""

    seat: int
    board: Board | None
    gear: Amounts | None
    equipment: list[Card]
    members: list[Card]
    income: int
    cards: int
    hand: list[Card]
    results: list[int]
    money: int | None


class Step(TypedDict):
    """Something that is asked or will happen: to whom, about which other seat, by which card, and what it threatens."""

    kind: StepKind
    seat: NotRequired[int]
    whom: NotRequired[int]
    card: NotRequired[str]
    way: NotRequired[Way]
    blow: NotRequired[BlowKind]


class View(TypedDict):
    """The table as a seat, or a spectator (−1), sees it."""

    game: Literal["adventure-tours"]
    seat: int
    over: bool
    asked: list[int]
    round: int
    first: int
    turn: int
    ability_used: bool
    further_turns: int
    pile: int
    discards: list[Card]
    free_boards: list[Board]
    to_come: list[Step]
    players: list[Player]


class OwnTable(TypedDict):
    """What replaces the shared view for a seat."""

    seat: int


class OwnPlayer(TypedDict):
    """What replaces a seat's own player in the shared view."""

    hand: list[Card]
    money: int | None


class Own(TypedDict):
    """What only this seat knows."""

    table: OwnTable
    player: OwnPlayer


class RowChange(TypedDict):
    """The places of the cards that leave a row, and the names of those that come to its right end."""

    leaving: list[int]
    coming: list[str]


class Change(TypedDict):
    """One expedition before and after; its rows are missing where the round would end."""

    gear: tuple[Amounts | None, Amounts | None]
    income: tuple[int, int]
    cards: tuple[int, int]
    equipment: NotRequired[RowChange]
    members: NotRequired[RowChange]
    seat: int
    draws: int


class NextQuestion(TypedDict):
    """Who is asked next, and what."""

    seat: int
    key: str


class Sums(TypedDict):
    """What would change, the cards that come within reach, who could stop it, and the results if the round ends."""

    seats: list[Change]
    opens: list[str]
    stopped_by: list[int]
    further_turns: tuple[int, int]
    results: list[int] | None
    next: NextQuestion | None


class Playing(Sums):
    """A card of the hand that is played."""

    kind: Literal["equipping", "joining"]


class Answering(Sums):
    """Anything else that is answered in a round."""

    kind: Literal["answering"]


class Leading(Sums):
    """A board that is taken for the next round."""

    kind: Literal["leading"]


class PrintedCard(Card):
    """A card, and whom it shows in which colour."""

    adventurer: Adventurer
    colour: Colour


class Origin(TypedDict):
    """Where values come from; without names, all that come from nowhere else."""

    source: SourceKind
    values: list[ValueName]


class PrintedAdventurer(TypedDict):
    """How many there are in each colour, the rule of the action, if there is one, and where the values come from."""

    name: Adventurer
    copies: int
    rule: str | None
    origins: list[Origin]


class PrintedBoard(Board):
    """The rule of a board's ability, if there is one, and where the printed values come from."""

    rule: str | None
    origins: list[Origin]


class Printed(TypedDict):
    """What is printed on the components, how many rounds there are, and the questions that a card's action asks."""

    colours: list[Colour]
    rounds: int
    cost_of_a_card: int
    cards: list[PrintedCard]
    adventurers: list[PrintedAdventurer]
    boards: list[PrintedBoard]
    action_prompts: list[str]


Preview = Playing | Answering | Leading
