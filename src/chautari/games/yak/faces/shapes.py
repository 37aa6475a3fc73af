"""The types of everything the browser is shown of Yak; web/src/games/yak/view.ts is made from them."""

from typing import Literal, TypedDict

Colour = Literal["red", "yellow", "orange", "black", "grey", "blue", "green", "purple"]
Kind = Literal["red", "yellow", "orange", "black", "grey", "blue", "green", "purple", "crystal"]
FoodKind = Literal["milk", "meat", "bread"]
CartName = Literal["no-milk", "no-meat", "no-bread", "two-kinds"]
CardName = Literal["build", "supply", "market"]
Source = Literal["rulebook", "review", "reconstructed"]
# Why a card would bring nothing.
Vain = Literal[
    "no-stones", "tent-empty", "no-milk", "no-meat", "no-bread", "too-little", "tent-full", "cart-empty", "market-empty"
]
BonusKind = Literal["majority", "places", "duty"]


class Food(TypedDict):
    """How much of each kind a cart, a tent, the market or a payment holds."""

    milk: int
    meat: int
    bread: int


class Cart(TypedDict):
    """A cart on the ring road, and the seat it stands before: none between two players."""

    cart: CartName
    before: int | None
    stones: list[Kind]
    food: Food


class Group(TypedDict):
    """Stones of one colour that touch, by their places."""

    colour: Colour
    places: list[int]
    points: int


class Crystal(TypedDict):
    """A crystal, and the colour it counts for at best: none while no colour takes it."""

    place: int
    colour: Colour | None


class Bonus(TypedDict):
    """A bonus card that lies out."""

    colour: Colour
    kind: BonusKind
    points: int
    second: int
    places: list[int]


class Part(TypedDict):
    """What one source of points brings."""

    source: str
    points: int


class Tower(TypedDict):
    """Fifteen places from the bottom left upward, row by row, what is stacked on them, and what it would score."""

    tower: list[Kind | None]
    stack: list[Kind]
    stones: int
    groups: list[Group]
    crystals: list[Crystal]


class Player(Tower):
    """One player's things; `card` is shown to its owner, and to all once it is revealed. `parts` make up `points`."""

    seat: int
    chosen: bool
    revealed: bool
    card: CardName | None
    yesterday: CardName | None
    tent: Food
    points: int
    parts: list[Part]


class Fog(TypedDict):
    """Fogs just drawn, fogs on the track, and the fields of the track that are not covered."""

    drawn: int
    track: int
    fields: int


class Bag(TypedDict):
    """How many of each kind are in the bag."""

    red: int
    yellow: int
    orange: int
    black: int
    grey: int
    blue: int
    green: int
    purple: int
    crystal: int
    fog: int


class Laid(TypedDict):
    """Stones in hand by where they could lie (`red-3 blue-6`, the lowest place first), what they bring together,
    of that by the number of groups and by the Stupa, what all crystals of the tower count as then, and where one more
    stone may lie."""

    stones: str
    gain: int
    number: int
    stupa: int
    crystals: list[Crystal]
    opens: list[int]


class Proposed(TypedDict):
    """Where a stone in hand brings most, and how much, after those before it."""

    kind: Kind
    place: int
    gain: int


class Tomorrow(TypedDict):
    """The cart that comes in the evening unless fog turns it, the food of the tent it takes, the stones that buys."""

    cart: CartName
    food: int
    stones: int


class Forecast(TypedDict):
    """The cart that comes in the evening, and how many stones it sells then: as the player chooses until then."""

    cart: CartName
    least: int
    most: int


class View(TypedDict):
    """The table as a seat, or a spectator (−1), sees it. Yaks that look left go clockwise, from a seat to the next."""

    game: Literal["yak"]
    seat: int
    over: bool
    asked: list[int]
    day: int
    last_day: bool
    baby_yak: int
    yaks_look: Literal["left", "right"]
    road: list[Cart]
    market: Food
    hand: list[Kind]
    payment: Food
    due: int
    tent_points: int
    overflow: int
    mixes: list[Food]
    buys_next: list[int]
    spots: list[int]
    plans: list[Laid]
    proposed: list[Proposed]
    bag: Bag | None
    fog: Fog
    removed: Colour | None
    bonuses: list[Bonus]
    stupa: int | None
    players: list[Player]
    tomorrow: list[Tomorrow | None]


class OwnTable(TypedDict):
    """What replaces the shared view for a seat."""

    seat: int


class OwnPlayer(TypedDict):
    """What replaces a seat's own player in the shared view."""

    card: CardName | None


class Own(TypedDict):
    """What only this seat knows."""

    table: OwnTable
    player: OwnPlayer


class BuildCard(TypedDict):
    """What building could do with the cart as it stands."""

    kind: Literal["build-card"]
    card: Literal["build"]
    cart: CartName
    food: int
    stones: int
    vain: Vain | None
    tomorrow: Forecast | None
    last_points: int | None


class SupplyCard(TypedDict):
    """What supply could bring of each kind."""

    kind: Literal["supply-card"]
    card: Literal["supply"]
    cart: CartName
    takes: Food
    draws: int
    vain: Vain | None
    tomorrow: Forecast | None
    last_points: int | None


class MarketCard(TypedDict):
    """What the market could bring."""

    kind: Literal["market-card"]
    card: Literal["market"]
    food: int
    draws: int
    vain: Vain | None
    tomorrow: Forecast | None
    last_points: int | None


class Placing(TypedDict):
    """Where a stone would lie, the group it would make or join, and what it would bring: in all, and of that by the
    number of groups."""

    stone: Kind
    place: int
    group: Group | None
    crystals: list[Crystal]
    gain: int
    number: int
    points: int
    stupa: bool


class PlacingNow(Placing):
    """The stone in hand that is placed now."""

    kind: Literal["placing"]


class Purchase(TypedDict):
    """All that the table would show of the stones in hand if they were picked and not yet paid."""

    due: int
    tent_points: int
    overflow: int
    mixes: list[Food]
    buys_next: list[int]
    spots: list[int]
    plans: list[Laid]
    proposed: list[Proposed]


class Picking(TypedDict):
    """The stones in hand with the one picked, their price, where the new one could lie, and what all of them could
    bring together; the last one's plan."""

    kind: Literal["picking"]
    hand: list[Kind]
    due: int
    food_left: int
    tent_left: int
    more: bool
    refill: bool
    places: list[Placing]
    best: int
    plan: Purchase | None


class Giving(TypedDict):
    """Food that is paid, or put on the market, and what is still due then."""

    kind: Literal["paying", "spilling"]
    tent: Food
    payment: Food
    market: Food
    due: int
    buys: list[Kind]
    too_much: int


class Supplying(TypedDict):
    """All food of a kind from the cart."""

    kind: Literal["supplying"]
    takes: int
    stays: int
    tent: Food
    cart: Food
    draws: int
    tomorrow: Forecast | None


class FromMarket(TypedDict):
    """Food from the market, and how many stones are drawn then."""

    kind: Literal["from-market"]
    tent: Food
    market: Food
    draws: int


class Keeping(TypedDict):
    """The stones that would go back, and the carts that have room for the one chosen."""

    kind: Literal["keeping"]
    puts_back: list[Kind]
    room: list[CartName]


class Loading(TypedDict):
    """A cart with the stone on it: before whom it stands, and before whom it comes tonight."""

    kind: Literal["loading"]
    cart: CartName
    stones: list[Kind]
    before: int | None
    tonight: int | None


class PrintedCart(TypedDict):
    """What is printed on a cart."""

    name: CartName
    refuses: list[FoodKind]
    most_kinds: int


class PrintedRow(TypedDict):
    """A row of a printed table: so many bring so much, or cost it."""

    number: int
    value: int
    source: Source


class PrintedTables(TypedDict):
    """What stones cost, and what groups bring by their size and by their number."""

    exchange: list[PrintedRow]
    group_of: list[PrintedRow]
    number_of_groups: list[PrintedRow]


class Printed(TypedDict):
    """What is printed on the components, and how much there is of them."""

    colours: list[Colour]
    foods: list[FoodKind]
    cards: list[CardName]
    carts: list[PrintedCart]
    cart_food: int
    tent_food: int
    cart_stones: int
    last_stones: int
    bonus_source: Source
    tables: PrintedTables


CardPreview = BuildCard | SupplyCard | MarketCard
Preview = CardPreview | Picking | Giving | PlacingNow | Supplying | FromMarket | Keeping | Loading
