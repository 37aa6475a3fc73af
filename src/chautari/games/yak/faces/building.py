"""What a builder may plan ahead: how to pay for the stones in hand, and where to lay them (YK-BLD-3, YK-TOW-2)."""

from typing import cast

from chautari.engine import bits
from chautari.games.yak.components import BONUSES, CART_FOOD, FOOD_NAMES, KIND_NAMES
from chautari.games.yak.faces import shapes
from chautari.games.yak.question import Question, due
from chautari.games.yak.rules.build import PickStone, PlaceStone
from chautari.games.yak.rules.pay import Pay, Spill
from chautari.games.yak.rules.scoring import points
from chautari.games.yak.state import PAYMENT, TENT, Village
from chautari.games.yak.tower import STACK, open_places

BUILDING = (PickStone, Pay, Spill, PlaceStone)


def mixes_shown(s: Village) -> list[shapes.Food]:
    """All that may be given now; first the one that leaves most kinds behind, and as much of each as of the others."""
    question = _question(s)
    if question is None:
        return []
    giver = PAYMENT if isinstance(question, Spill) else TENT + question.seat
    held = [s.food_of(giver, kind) for kind in range(len(FOOD_NAMES))]

    def evenness(mix: list[int]) -> tuple[int, int]:
        left = [have - give for have, give in zip(held, mix, strict=True)]
        return left.count(0), max(left) - min(left)

    ordered = sorted(question.mixes(s), key=evenness)
    return [cast(shapes.Food, dict(zip(FOOD_NAMES, mix, strict=True))) for mix in ordered]


def overflow(s: Village) -> int:
    """How much of what is paid for the stones in hand will not fit on the cart and goes to the market (YK-BLD-4)."""
    question = _question(s)
    if not isinstance(question, PickStone | Pay) or not s.stones_in_hand():
        return 0
    on_cart = s.food_in(s.cart_before(question.seat)) + s.food_in(PAYMENT) + question.due(s)
    return max(0, on_cart - CART_FOOD)


def purchase(s: Village) -> shapes.Purchase:
    """What a builder who is still asked for more stones could plan with those in hand."""
    return {
        "due": due(s),
        "overflow": overflow(s),
        "mixes": mixes_shown(s),
        "spots": spots_shown(s),
        "proposed": proposed(s),
    }


def spots_shown(s: Village) -> list[shapes.Spot]:
    """Where the builder's next stone may lie, and where then the one after it."""
    question = _question(s)
    if question is None:
        return []
    now = s.filled(question.seat)
    return [_spot(s, question.seat, place) for place in bits.members_of(open_places(now))]


def proposed(s: Village) -> list[shapes.Proposed]:
    """One stone in hand after the other where it brings most; what would be stacked on top is left to the builder."""
    question = _question(s)
    found: list[shapes.Proposed] = []
    if question is None:
        return found
    seat, now, hand = question.seat, s, s.stones_in_hand()
    while hand:
        places = [place for place in bits.members_of(open_places(now.filled(seat))) if place != STACK]
        laid = [(_laid(now, seat, place, stone), stone, place) for stone in dict.fromkeys(hand) for place in places]
        if not laid:
            break
        before = points(now, seat)
        now, stone, place = max(laid, key=lambda one: (points(one[0], seat), not _spoils(s, one[1], one[2])))
        hand.remove(stone)
        kind = cast(shapes.Kind, KIND_NAMES[stone])
        found.append({"kind": kind, "place": place, "gain": points(now, seat) - before})
    return found


def _spoils(s: Village, stone: int, place: int) -> bool:
    """Whether a bonus card marks the place for another colour."""
    return any(colour != stone and place in BONUSES[colour].places for colour in bits.members_of(s.bonuses))


def _question(s: Village) -> Question | None:
    question = s.pending[-1] if s.pending else None
    return question if isinstance(question, BUILDING) else None


def _spot(s: Village, seat: int, place: int) -> shapes.Spot:
    after = [_laid(s, seat, place, stone) for stone in s.stones_in_hand()]
    anything = _laid(s, seat, place, 0)
    return {
        "place": place,
        "opens": bits.members_of(open_places(anything.filled(seat))),
        "gains": [points(laid, seat) - points(s, seat) for laid in after],
    }


def _laid(s: Village, seat: int, place: int, stone: int) -> Village:
    after = s.clone()
    after.put_on_tower(seat, place, stone)
    return after
