"""The types of what the browser is shown of Reviving Kathmandu; its view.ts is made from them."""

from typing import Literal, TypedDict

Colour = Literal["blue", "white", "red", "green", "yellow", "wild"]
Origin = Literal["rulebook", "review", "reconstructed"]
Kind = Literal["buddha", "shrine", "stupa", "pagoda"]
Doing = Literal["bidding", "building", "colouring", "discarding", "spending"]


class Card(TypedDict):
    """A card by its sections: `red-stupa-top`, or two with a stroke between them on a blue card."""

    id: int
    name: str


class Monument(TypedDict):
    """Sections and their cards from the bottom up, each with the colour that it has now.

    `plot` counts the monuments that its owner had begun before it; `new_colour` is what a Buddha scores for a colour
    that its owner had not yet.
    """

    kind: Kind
    plot: int
    sections: list[str]
    cards: list[int]
    colours: list[Colour]
    points: int
    matching: int
    new_colour: int


class Bid(TypedDict):
    """A coin on a spot; its value is null while it lies face down for the viewer."""

    spot: str
    seat: int
    coin: int | None


class Picked(TypedDict):
    """The section that the viewer has picked up and not yet placed, and its card."""

    card: int
    face: str


class Brought(TypedDict):
    """What building brings. `points`: so many more at the end of the game than without it. `at_once`: what it scores
    when it completes a monument, with the points that count already while that is unfinished. `mission`: what comes
    besides, at the end, by the viewer's mission."""

    completes: bool
    points: int
    at_once: int
    mission: int


class Then(Brought):
    """Sections of the viewer's hand that could go on top, from the bottom up, and what all of it together brings."""

    faces: list[str]


class Fit(Brought):
    """A section in sight that the viewer's street waits for, or that the viewer can go on from, or a whole Buddha.

    `after`: the sections in the viewer's hand that have to stand first, from the bottom up. `then`: what the hand
    could put on top of it.
    """

    card: int
    face: str
    after: list[str]
    then: Then | None


class Player(TypedDict):
    """One player's things; `purse` is null while a coin of it lies face down, `hand` has only what the viewer knows.

    `standing`: for each kind, the sections of the tallest growing monument that can still meet the mission's objective.
    """

    seat: int
    team: int | None
    spent: list[int]
    purse: list[int] | None
    doing: Doing | None
    cards: int
    hand: list[Card]
    mission: int | None
    met: list[Kind] | None
    standing: list[int] | None
    bought: Card | None
    growing: list[Monument]
    finished: list[Monument]
    discards: list[Card]
    coin_points: int
    points: int


class View(TypedDict):
    """The table as a seat, or a spectator (−1), sees it."""

    game: Literal["reviving-kathmandu"]
    seat: int
    over: bool
    asked: list[int]
    picked: Picked | None
    round: int
    first: int
    market: list[Card | None]
    bids: list[Bid]
    last_bids: list[Bid]
    free_spots: list[str]
    blue_deck: int
    red_deck: int
    under_red_deck: list[Card]
    fits: list[Fit]
    players: list[Player]


class OwnTable(TypedDict):
    """What replaces the shared view for a seat."""

    seat: int
    picked: Picked | None
    bids: list[Bid]
    fits: list[Fit]


class OwnPlayer(TypedDict):
    """What replaces a seat's own player in the shared view."""

    purse: list[int]
    hand: list[Card]
    mission: int | None
    met: list[Kind]
    standing: list[int]


class Own(TypedDict):
    """What only this seat knows."""

    table: OwnTable
    player: OwnPlayer


class Gain(TypedDict):
    """Points that would be scored at once, by the key of their source."""

    key: str
    points: int


class Rival(TypedDict):
    """A coin that bids for the same card, and whether this one would win a tie against it."""

    spot: str
    seat: int
    tie_won: bool


class Target(TypedDict):
    """A card of the market that a spot bids for, by its place."""

    place: int
    near: bool
    rivals: list[Rival]


class Site(TypedDict):
    """Where a section would go: on one of the owner's growing monuments, or on none of them as a new one."""

    owner: int
    monument: int | None
    completes: bool
    wilds: int
    gains: list[Gain]


class Bidding(TypedDict):
    """The cards that a coin would bid for."""

    kind: Literal["bidding"]
    bids_for: list[Target]


class Section(TypedDict):
    """A section, its card, and where it can go: `building` names every place, `placing` the one that is chosen."""

    kind: Literal["building", "placing"]
    face: str
    card: int
    places: list[Site]


class Done(TypedDict):
    """How many cards have to be discarded after building."""

    kind: Literal["done"]
    discards: int


class Colouring(TypedDict):
    """The section of a finished monument that would take the colour, what that brings, and what its other wild sections
    can bring after that."""

    kind: Literal["colouring"]
    owner: int
    finished: int
    section: int
    gains: list[Gain]
    later: list[Gain]


class Cashing(TypedDict):
    """What the leftover coin scores."""

    kind: Literal["cashing"]
    gains: list[Gain]


class Buying(TypedDict):
    """Among whose discards the card lies, and what could be built of it at once; nothing while other cards go first."""

    kind: Literal["buying"]
    pile: int
    card: int
    built: list[Section]


class Plain(TypedDict):
    """An option that says everything by itself."""

    kind: Literal["plain"]


class PrintedSpot(TypedDict):
    """A bid spot and the numbers of the cards near it and far from it."""

    name: str
    near: list[int]
    far: list[int]


class Markets(TypedDict):
    """The spots of the market of four cards, and of the one of six."""

    small: list[PrintedSpot]
    large: list[PrintedSpot]


class PrintedMonument(TypedDict):
    """Its sections from the bottom up by the last word of their names, their points, and those of its objective."""

    stages: list[str]
    points: list[int]
    objective: int


class Monuments(TypedDict):
    """What is printed for each kind of monument."""

    buddha: PrintedMonument
    shrine: PrintedMonument
    stupa: PrintedMonument
    pagoda: PrintedMonument


class Objective(TypedDict):
    """Sections that need one of these colours; without colours they have to match each other."""

    stages: list[int]
    colours: list[Colour]


class Mission(TypedDict):
    """What a mission asks of each kind of monument, and where that comes from."""

    source: Origin
    buddha: Objective
    shrine: Objective
    stupa: Objective
    pagoda: Objective


class Sources(TypedDict):
    """Where the values printed on cards, coins, market and monuments come from."""

    cards: Origin
    coins: Origin
    market: Origin
    monuments: Origin


class Printed(TypedDict):
    """What is printed on market, monuments and missions, and how much there is of everything."""

    kinds: list[Kind]
    colours: list[Colour]
    coins: list[int]
    rounds: int
    markets: Markets
    monuments: Monuments
    missions: list[Mission]
    sources: Sources


Preview = Bidding | Section | Done | Colouring | Cashing | Buying | Plain
