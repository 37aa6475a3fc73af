"""Tables of Adventure Tours set up in a line, and moves in the game's own words."""

from typing import Any

from chautari.engine import play
from chautari.engine.state import CHANCE
from chautari.games.adventure_tours.actions import DRAW
from chautari.games.adventure_tours.components import CARD_NAMES, CARDS, COPIES, DESERT, amount
from chautari.games.adventure_tours.faces.action_table import TABLE
from chautari.games.adventure_tours.game import GAME
from chautari.games.adventure_tours.meta import META
from chautari.games.adventure_tours.rules.draw import Draw
from chautari.games.adventure_tours.rules.round import ScoreRound
from chautari.games.adventure_tours.rules.scoring import sources
from chautari.games.adventure_tours.rules.setup import set_table
from chautari.games.adventure_tours.rules.turn import start_turn
from chautari.games.adventure_tours.state import Tours, cards_of

Rows = dict[int, list[str]]

# Nine in red from any board, without a card of any adventurer who acts.
RICH = ["roy red"] * 3 + ["roy blue"] * 3 + ["roy yellow"] * 3


def card(words: str) -> int:
    """A card by its name, or by a part of its adventurer's name and its colour: `roy red`."""
    parts = set(words.replace(" ", "-").split("-"))
    found = [number for number in range(CARDS) if parts <= set(CARD_NAMES[number].split("-"))]
    assert len(found) == 1, f"{words!r} is not one card"
    return found[0]


def table(
    seats: int = 3,
    hands: Rows | None = None,
    equipment: Rows | None = None,
    members: Rows | None = None,
    boards: dict[int, int] | None = None,
    pile: list[str] | None = None,
    turn: int = 0,
    round: int = 1,
    **options: Any,
) -> Tours:
    """In the middle of a round. Who is given no hand holds three demanding cards; boards make it an expert game.

    The pile is what is left of the deck, or the cards named; the others are discards then.
    """
    if boards:
        options["level"] = "expert"
    s = set_table(seats, META.complete(seats, options))
    s.boards = tuple((boards or {}).get(seat, DESERT) for seat in range(seats))
    s.free_boards, s.round = 0, round
    left = list(COPIES)
    for rows, stored in ((equipment, s.equipment), (members, s.members)):
        for seat, lying in (rows or {}).items():
            stored[seat] = _used(left, lying)
    for seat, held in (hands or {}).items():
        s.hands[seat] = cards_of(list(_used(left, held)))
    named = _used(left, pile or [])
    for seat in range(seats):
        if seat not in (hands or {}):
            s.hands[seat] = cards_of(list(_used(left, names(_listed(left)[-3:]))))
    s.pile = cards_of(list(_listed(left) if pile is None else named))
    s.discards = () if pile is None else _listed(left)
    s.earned = s.paid = (0,) * (seats * (round - 1))
    s.pending = [ScoreRound()]
    s.at = 1
    start_turn(s, turn)
    return s


def on(board: int, hand: list[str], equipment: list[str] | None = None, **rows: dict[int, list[str]]) -> Tours:
    """Seat 0 leads this expedition."""
    lying = {0: RICH if equipment is None else equipment} | rows.pop("equipment_of", {})
    return table(hands={0: hand}, equipment=lying, boards={0: board}, **rows)  # type: ignore[arg-type]


def _used(left: list[int], row: list[str]) -> tuple[int, ...]:
    found = tuple(card(words) for words in row)
    for number in found:
        left[number] -= 1
        assert left[number] >= 0, f"there are only {COPIES[number]} copies of {CARD_NAMES[number]}"
    return found


def _listed(left: list[int]) -> tuple[int, ...]:
    return tuple(number for number in range(CARDS) for _ in range(left[number]))


def offered(s: Tours, seat: int) -> list[str]:
    return [TABLE.name(action) for action in play.options(s, seat)]


def do(s: Tours, seat: int, *moves: str) -> None:
    """Plays actions by their names, or as `equip roy red` and `join roy red`."""
    for words in moves:
        verb, _, rest = words.partition(" ")
        wanted = f"{verb}-{CARD_NAMES[card(rest)]}" if rest else verb
        found = [action for action in play.options(s, seat) if TABLE.name(action) == wanted]
        assert found, f"{wanted!r} is not one of {offered(s, seat)} at {s.pending[-1]}"
        play.play(s, seat, found[0])


def draw(s: Tours, seat: int, words: str = "") -> None:
    """This seat draws the card named, or any."""
    question = s.pending[-1]
    assert isinstance(question, Draw) and question.receiver == seat, f"seat {seat} does not draw: {question}"
    play.play(s, CHANCE, DRAW + card(words) if words else play.options(s, CHANCE)[0])


def asked(s: Tours) -> str:
    """Who is asked what: `1 turn`."""
    question = s.pending[-1]
    if isinstance(question, Draw):
        return f"draw {question.receiver}"
    return f"{question.seat} {question.prompt().removeprefix('prompt-')}"


def is_scored(s: Tours) -> bool:
    """Whether the first round is over."""
    return len(s.earned) > 0


def names(cards: tuple[int, ...] | list[int]) -> list[str]:
    """`roy-nobleman-red` for each card."""
    return [CARD_NAMES[number] for number in cards]


def row(*words: str) -> tuple[int, ...]:
    return tuple(card(each) for each in words)


def hand(s: Tours, seat: int) -> list[str]:
    return names(s.hands[seat].listed())


def gear(s: Tours, seat: int) -> list[int]:
    return [amount(s.gear(seat), colour) for colour in range(3)]


def seen(s: Tours, seat: int) -> Any:
    """The view of a seat, to be looked into freely."""
    return GAME.view(s, seat)


def told(s: Tours, seat: int, event: str) -> list[tuple[int, ...]]:
    """The numbers of every such event that a seat has heard."""
    return [e.values for e in s.events or [] if e.name == event and e.heard_by(seat)]


def points(s: Tours, seat: int, key: str) -> int:
    return sum(source.points for source in sources(s, seat) if source.key == f"source-{key}")
