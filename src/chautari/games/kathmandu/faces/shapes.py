"""The types of everything the browser is shown of Kathmandu; web/src/games/kathmandu/view.ts is made from them."""

from typing import Literal, NotRequired, TypedDict, final

Direction = Literal["north", "east", "south", "west"]
Landscape = Literal["snow", "scree", "meadow", "grain field", "rice terrace", "forest", "jungle", "water", "city"]
Resource = Literal["backpack", "compass", "paint-box", "coin", "fodder"]
Colour = Literal["brown", "grey", "purple", "orange", "pink", "black"]
Good = Literal["ring", "spices", "silk", "prayer-mill", "statue", "thangka"]
MapColour = Literal["red", "orange", "yellow", "green", "blue", "purple"]
Character = Literal["mountaineer", "yak-guide", "monk", "merchant", "border-guard", "artist"]
CardKind = Literal[
    "tool case",
    "magnifying glass",
    "wooden barrel",
    "first aid bag",
    "telescope",
    "water bottle",
    "terrain map",
    "chest",
    "climbing gear",
    "tea leaves",
    "bridle",
    "rope ladder",
]
Done = Literal["rerolled", "die-turned", "moved", "fulfilled", "painted", "collected", "bought", "swapped"]


@final
class LaidBoard(TypedDict):
    """The face of a board and its quarter turns: all there is before the whole way is laid."""

    name: str
    turns: int


@final
class Board(TypedDict):
    """A board as it lies; its rows are letters of landscapes, from the north-west."""

    name: str
    turns: int
    x: int
    y: int
    needle: Direction | None
    rows: list[str]
    start_spaces: list[int]
    city: list[int]


class Temple(TypedDict):
    """A temple, printed or a tile, and who has made an offering there."""

    id: int
    space: int
    tile: bool
    offerings: list[int]


class GoodOnSpace(TypedDict):
    """A good that can still be bought."""

    space: int
    good: Good


class EquipmentCard(TypedDict):
    """An equipment card on display."""

    id: int
    kind: CardKind
    landscape: Landscape


class AnimalCard(TypedDict):
    """An animal card."""

    id: int
    name: str
    landscape: Landscape


class Weather(TypedDict):
    """The tiles that the next weather is drawn from, and how many of them will be turned."""

    suns: int
    storms: int
    draws: int


class Die(TypedDict):
    """A die: not used yet, used today, or put aside."""

    colour: Colour
    pips: int
    place: Literal["unused", "used", "aside"]


class Player(TypedDict):
    """One player's things; `tent_hand` is shown to its owner, and to all when the game is over."""

    seat: int
    yak: int | None
    in_kathmandu: bool
    dice: list[Die]
    total: int
    exhaustion: int
    resources: dict[Resource, int]
    equipment: list[CardKind]
    animals: list[AnimalCard]
    maps: list[str]
    secured: list[MapColour]
    goods: dict[Good, int]
    offerings: int
    tile: Landscape | Literal["10 points"] | None
    tiles_face_down: int
    tiles_fulfilled: list[Landscape]
    kathmandu_tile: int | None
    character: Character | None
    doubles_left: int | None
    tents: int
    tent_hand: list[Landscape] | None
    points: int
    sources: dict[str, int]


class PlainQuestion(TypedDict):
    """A question that says all by its kind."""

    kind: Literal[
        "prompt-chance",
        "prompt-character",
        "prompt-place",
        "prompt-die",
        "prompt-resource",
        "prompt-before-rest",
        "prompt-move",
        "prompt-tool-case",
        "prompt-act",
        "prompt-map",
    ]


class RollQuestion(TypedDict):
    """Who rolls which dice."""

    kind: Literal["roll"]
    seat: int
    dice: list[Colour]


class ThrowQuestion(TypedDict):
    """How many throws with the barrel are left."""

    kind: Literal["prompt-throw"]
    throws: int


class SpecialQuestion(TypedDict):
    """Whether the special good of the one just bought is bought as well."""

    kind: Literal["prompt-special"]
    good: Good


class GiveQuestion(TypedDict):
    """Which map goes for the one that was chosen."""

    kind: Literal["prompt-give"]
    owner: int
    map: str


class TentQuestion(TypedDict):
    """Whether a tent is pitched where the mover's yak stands."""

    kind: Literal["prompt-tent"]
    mover: int


class WayQuestion(TypedDict):
    """A movement as far as it is declared."""

    kind: Literal["prompt-turn", "prompt-emerge"]
    cards: str
    path: list[int]
    heading: Direction
    turns_left: int
    crossing: bool
    steps_left: int


Question = PlainQuestion | RollQuestion | ThrowQuestion | SpecialQuestion | GiveQuestion | TentQuestion | WayQuestion


class Then(TypedDict):
    """What could be done on a target space: an offering (or one by rope ladder), a good, an animal, a card, a swap."""

    what: Literal["offering", "rope ladder", "animal", "card", "map"] | Good
    points: int


class Way(TypedDict):
    """Where a movement would end, what it costs, whether the yak tile is fulfilled there, how the points change."""

    stop: int
    compass: int
    fodder: int
    exhaustion: int
    blocked: bool
    tile: bool
    points: int
    then: NotRequired[list[Then]]
    path: NotRequired[list[int]]


class Movement(TypedDict):
    """What an action would declare; without a path while several ways are still open."""

    action: int
    path: list[int] | None
    ways: list[Way]


class View(TypedDict):
    """The table as a seat, or a spectator (−1), sees it. Spaces are board × 36 + row × 6 + column."""

    game: Literal["kathmandu"]
    seat: int
    over: bool
    asked: list[int]
    day: int
    days: int
    round: int
    active: int
    standee: int
    die: Colour | None
    storm: int
    weather: Weather
    boards: list[Board | LaidBoard]
    headings: list[Direction]
    temples: list[Temple]
    goods: list[GoodOnSpace]
    specials: dict[Good, int | None]
    equipment: list[EquipmentCard]
    equipment_pile: int
    animals: list[AnimalCard]
    animal_pile: int
    maps: list[str]
    map_pile: int
    maps_under: list[str]
    kathmandu_tiles: list[int]
    tent_pile: int | None
    done: list[Done]
    question: Question | None
    movements: list[Movement]
    players: list[Player]


class OwnTable(TypedDict):
    """What replaces the shared view for a seat."""

    seat: int


class OwnPlayer(TypedDict):
    """What replaces a seat's own player in the shared view."""

    tent_hand: list[Landscape]


class Own(TypedDict):
    """What only this seat knows."""

    table: OwnTable
    player: OwnPlayer


class Changes(TypedDict):
    """What an option changes for whoever chooses it, up to the rest that may follow; only what changes is named."""

    resources: NotRequired[dict[Resource, int]]
    equipment: NotRequired[dict[CardKind, int]]
    exhaustion: NotRequired[int]
    points: NotRequired[int]
    gains: NotRequired[dict[str, int]]
    tile: NotRequired[Landscape]
    rests: NotRequired[bool]


class DiePreview(Changes):
    """A die, the rest, or a throw: dice rolled next, or where the four plain movements would lead."""

    kind: Literal["die", "rest", "throw"]
    rerolls: NotRequired[list[Colour]]
    reach: NotRequired[list[Way]]


class MovePreview(Changes):
    """A movement, or what changes it: the die turned, or where the terrain map lets the die lead."""

    kind: Literal["movement"]
    reach: NotRequired[list[Way]]
    die: NotRequired[int]
    kathmandu: NotRequired[int]


class TargetPreview(Changes):
    """An action on the target space, and the space where a good lies or an offering is made.

    Of a swap: the map that is best given, and what that brings while it is still to be chosen.
    """

    kind: Literal["target"]
    space: NotRequired[int]
    gives: NotRequired[str]
    best: NotRequired[int]


class SpecialPreview(Changes):
    """The special good, and who gets the coin."""

    kind: Literal["special-good"]
    pays: NotRequired[int]


class TentPreview(Changes):
    """A tent, and whose yak it tires."""

    kind: Literal["tent"]
    tires: NotRequired[int]


class GainPreview(Changes):
    """Nothing but what changes."""

    kind: Literal["gain"]


class PrintedLandscape(TypedDict):
    """A landscape and its letter on the boards."""

    name: Landscape
    letter: str


class PrintedDie(TypedDict):
    """A die and the resource it brings: any, if none is named."""

    colour: Colour
    brings: Resource | None


class PrintedCard(TypedDict):
    """A kind of equipment: when it is used, and its rule."""

    kind: CardKind
    time: Literal["before", "during", "after"]
    rule: str


class PrintedGood(TypedDict):
    """A good and the points on it."""

    name: Good
    points: int


class PrintedCharacter(TypedDict):
    """What a character starts with, and the rule of its ability."""

    name: Character
    resources: dict[Resource, int]
    cards: int
    rule: str


class Printed(TypedDict):
    """What is printed on the components, and how much there is of them."""

    side: int
    directions: list[Direction]
    landscapes: list[PrintedLandscape]
    resources: list[Resource]
    dice: list[PrintedDie]
    equipment: list[PrintedCard]
    animals: list[str]
    map_colours: list[MapColour]
    goods: list[PrintedGood]
    special: int
    offerings: list[int]
    kathmandu: list[int]
    yak_tiles: list[int]
    distance: list[int]
    characters: list[PrintedCharacter]
    rounds: int
    most_exhaustion: int


Preview = DiePreview | MovePreview | TargetPreview | SpecialPreview | TentPreview | GainPreview
