"""Tables of Reviving Kathmandu set up in a line, and moves in the game's own words."""

from typing import Any

from chautari.engine import bits, play
from chautari.engine.state import CHANCE
from chautari.games.reviving_kathmandu.actions import FIRST, MISSION
from chautari.games.reviving_kathmandu.components import BLUE_CARDS, CARDS, FACE_CARD, FACES, card_name, face_name
from chautari.games.reviving_kathmandu.faces.action_table import TABLE
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.meta import META
from chautari.games.reviving_kathmandu.monument import Monument, foundation
from chautari.games.reviving_kathmandu.rules.build import StartBuilding
from chautari.games.reviving_kathmandu.rules.leftover import LeftoverCoins
from chautari.games.reviving_kathmandu.rules.round import CoinsComeBack, EndRound, NextRound
from chautari.games.reviving_kathmandu.rules.scoring import sources
from chautari.games.reviving_kathmandu.rules.setup import set_table
from chautari.games.reviving_kathmandu.state import City

PLAIN_BLUE = [0, 1, 2, 3, 4, 5]


def face(words: str) -> int:
    """A section by its colour and name; wild ones are halves of blue cards, others are red cards."""
    wanted = words.replace(" ", "-")
    return next(number for number in reversed(range(FACES)) if face_name(number) == wanted)


def card(words: str) -> int:
    """The card of a section, or a blue card by its two halves: `red stupa top / blue buddha`."""
    if "/" in words:
        wanted = "/".join(half.strip().replace(" ", "-") for half in words.split("/"))
        return next(number for number in range(CARDS) if card_name(number) == wanted)
    return FACE_CARD[face(words)]


def cards(*words: str) -> tuple[int, ...]:
    return tuple(sorted(card(each) for each in words))


def monument(*sections: str) -> Monument:
    built = foundation(face(sections[0]))
    for section in sections[1:]:
        built = built.grown(face(section))
    return built


def new_table(seats: int = 4, first: int = 0, missions: tuple[int, ...] = (1, 2, 3, 4, 5, 6), **options: Any) -> City:
    """Before the market of the first round is dealt."""
    s = set_table(seats, META.complete(seats, options))
    play.play(s, CHANCE, FIRST + first)
    for seat in range(seats):
        play.play(s, CHANCE, MISSION + missions[seat] - 1)
    return s


def bidding(seats: int = 4, first: int = 0, market: list[int] | None = None, **options: Any) -> City:
    """The first round, the market dealt."""
    s = new_table(seats, first, **options)
    for number in market or (PLAIN_BLUE[:4] if seats <= 4 else PLAIN_BLUE):
        draw(s, number)
    return s


def building(
    seats: int = 3,
    hands: dict[int, tuple[int, ...]] | None = None,
    growing: dict[int, list[Monument]] | None = None,
    round: int = 1,
    **options: Any,
) -> City:
    """Everybody is asked to build, with these hands and monuments; the rest of the round follows."""
    s = laid_out(seats, hands, growing, **options)
    s.round = round
    s.pending = [EndRound()]
    s.at = 1
    StartBuilding().happen(s)
    return s


def leftover(
    coins: list[int],
    hands: dict[int, tuple[int, ...]] | None = None,
    growing: dict[int, list[Monument]] | None = None,
    discards: dict[int, tuple[int, ...]] | None = None,
    first: int = 0,
    round: int = 4,
    **options: Any,
) -> City:
    """Everybody has one coin left, and the round is over."""
    s = laid_out(len(coins), hands, growing, **options)
    s.round, s.first = round, first
    s.coins = bits.table([bits.bit(coin - 1) for coin in coins])
    for seat, pile in (discards or {}).items():
        s.discards[seat] = pile
        for number in pile:
            _take_out_of_decks(s, number)
    s.pending = [NextRound(), CoinsComeBack()]
    s.at = 2
    LeftoverCoins().happen(s)
    return s


def laid_out(
    seats: int,
    hands: dict[int, tuple[int, ...]] | None = None,
    growing: dict[int, list[Monument]] | None = None,
    **options: Any,
) -> City:
    s = new_table(seats, **options)
    for seat, hand in (hands or {}).items():
        for number in hand:
            s.take_card(seat, number)
            _take_out_of_decks(s, number)
    for seat, monuments in (growing or {}).items():
        s.growing[seat] = tuple(monuments)
        for each in monuments:
            for built in each.faces:
                _take_out_of_decks(s, FACE_CARD[built])
    return s


def _take_out_of_decks(s: City, number: int) -> None:
    if number < BLUE_CARDS:
        s.blue = bits.minus(s.blue, number)
    else:
        s.red = bits.minus(s.red, number - BLUE_CARDS)


def draw(s: City, number: int) -> None:
    """Chance turns up or deals this card."""
    do(s, CHANCE, f"draw-{number}-")


def draw_all(s: City) -> list[int]:
    """Chance deals the lowest cards while it is asked; who is asked to draw next is told by the events."""
    dealt = []
    while play.asked(s) == [CHANCE]:
        dealt.append(play.options(s, CHANCE)[0])
        play.play(s, CHANCE, dealt[-1])
    return dealt


def hands(s: City) -> list[list[int]]:
    return [s.hand(seat) for seat in range(s.seats)]


def offered(s: City, seat: int) -> list[str]:
    return [TABLE.name(action) for action in play.options(s, seat)]


def do(s: City, seat: int, words: str) -> None:
    """Plays the one offered action whose name begins with these words."""
    found = [a for a in play.options(s, seat) if TABLE.name(a) == words] or [
        a for a in play.options(s, seat) if TABLE.name(a).startswith(words)
    ]
    assert len(found) == 1, f"{words!r} is not one of {offered(s, seat)}"
    play.play(s, seat, found[0])


def seen(s: City, seat: int) -> Any:
    """The view of a seat, to be looked into freely."""
    return GAME.view(s, seat)


def points(s: City, seat: int, key: str) -> int:
    return sum(source.points for source in sources(s, seat) if source.key == f"source-{key}")


def names(hand: tuple[int, ...]) -> list[str]:
    return [card_name(number) for number in hand]
