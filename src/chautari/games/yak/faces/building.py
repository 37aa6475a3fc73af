"""What a builder may plan ahead: how to pay for the stones in hand, and where to lay them (YK-BLD-3, YK-TOW-2)."""

from typing import cast

from chautari.engine import bits
from chautari.games.yak.components import BONUSES, CART_FOOD, FOOD_NAMES, KIND_NAMES
from chautari.games.yak.faces import shapes
from chautari.games.yak.faces.shown import crystals_shown
from chautari.games.yak.faces.tomorrow import bought_next, usable_next
from chautari.games.yak.groups import number_points
from chautari.games.yak.question import Question, due
from chautari.games.yak.rules.build import PickStone, PlaceStone
from chautari.games.yak.rules.pay import Pay, Spill
from chautari.games.yak.rules.scoring import food_points, points, stupa_points, tower_tally
from chautari.games.yak.state import NO_SEAT, PAYMENT, TENT, Village
from chautari.games.yak.tower import STACK, has_four_rows, open_places

BUILDING = (PickStone, Pay, Spill, PlaceStone)


def mixes_shown(s: Village) -> list[shapes.Food]:
    """All that may be given now, the best first: what leaves the food that buys most tomorrow, then what leaves most
    that tomorrow's cart takes, then what leaves most kinds."""
    question = _question(s)
    if question is None:
        return []
    seat = question.seat
    giver = PAYMENT if isinstance(question, Spill) else TENT + seat
    held = [s.food_of(giver, kind) for kind in range(len(FOOD_NAMES))]

    def order(mix: list[int]) -> tuple[list[int], list[int], int, int]:
        left = [have - give for have, give in zip(held, mix, strict=True)]
        buys = [] if giver == PAYMENT else [-stones for stones in bought_next(s, seat, mix)]
        usable = [] if giver == PAYMENT else [-food for food in usable_next(s, seat, mix)]
        return buys, usable, left.count(0), max(left) - min(left)

    ordered = sorted(question.mixes(s), key=order)
    return [cast(shapes.Food, dict(zip(FOOD_NAMES, mix, strict=True))) for mix in ordered]


def buys_next(s: Village) -> list[int]:
    """For each of the payments shown, how many stones the rest of the tent buys tomorrow; nothing on the last day."""
    question = _question(s)
    if not isinstance(question, PickStone | Pay) or s.last_day:
        return []
    mixes = [[mix["milk"], mix["meat"], mix["bread"]] for mix in mixes_shown(s)]
    return [bought_next(s, question.seat, mix)[0] for mix in mixes]


def overflow(s: Village) -> int:
    """How much of what is paid for the stones in hand will not fit on the cart and goes to the market (YK-BLD-4)."""
    question = _question(s)
    if not isinstance(question, PickStone | Pay) or not s.stones_in_hand():
        return 0
    on_cart = s.food_in(s.cart_before(question.seat)) + s.food_in(PAYMENT) + question.due(s)
    return max(0, on_cart - CART_FOOD)


def tent_points(s: Village) -> int:
    """What paying for the stones in hand changes in the points for the most food (YK-SCO-5)."""
    question = _question(s)
    if not isinstance(question, PickStone | Pay) or not s.stones_in_hand():
        return 0
    after, tent = s.clone(), TENT + question.seat
    for kind, count in enumerate(next(iter(question.mixes(s)), [])):
        after.move_food(tent, PAYMENT, kind, count)
    return food_points(after, question.seat) - food_points(s, question.seat)


def purchase(s: Village) -> shapes.Purchase:
    """What a builder who is still asked for more stones could plan with those in hand."""
    return {
        "due": due(s),
        "tent_points": tent_points(s),
        "overflow": overflow(s),
        "mixes": mixes_shown(s),
        "buys_next": buys_next(s),
        "spots": spots_shown(s),
        "plans": plans_shown(s),
        "proposed": proposed(s),
    }


def number_of_groups(s: Village, seat: int) -> int:
    """What the number of groups brings now (YK-SCO-2)."""
    return number_points(tower_tally(s, seat))


def spots_shown(s: Village) -> list[int]:
    """Where the builder's next stone may lie, whatever stone that is."""
    question = _question(s)
    return [] if question is None else _below_stack(s, question.seat)


def plans_shown(s: Village) -> list[shapes.Laid]:
    """All that the stones in hand can become beside what lies, whatever their order; not what is stacked on top."""
    question = _question(s)
    if question is None:
        return []
    seat, now = question.seat, points(s, question.seat)
    number, stupa = number_of_groups(s, seat), stupa_points(s, seat)
    found: dict[str, shapes.Laid] = {}
    towers: list[tuple[Village, tuple[tuple[int, int], ...], list[int]]] = [(s, (), s.stones_in_hand())]
    while towers:
        village, laid, hand = towers.pop()
        for stone in dict.fromkeys(hand):
            left = hand[:]
            left.remove(stone)
            for place in _below_stack(village, seat):
                plan = tuple(sorted([*laid, (place, stone)]))
                name = " ".join(f"{KIND_NAMES[kind]}-{where}" for where, kind in plan)
                if name not in found:
                    after = with_stone(village, seat, place, stone)
                    found[name] = {
                        "stones": name,
                        "gain": points(after, seat) - now,
                        "number": number_of_groups(after, seat) - number,
                        "stupa": stupa_points(after, seat) - stupa,
                        "crystals": crystals_shown(after, seat),
                        "opens": _below_stack(after, seat),
                    }
                    towers.append((after, plan, left))
    return list(found.values())


def proposed(s: Village) -> list[shapes.Proposed]:
    """One stone in hand after the other where it brings most; what would be stacked on top is left to the builder."""
    question = _question(s)
    found: list[shapes.Proposed] = []
    if question is None:
        return found
    seat, now, hand = question.seat, s, s.stones_in_hand()
    while hand:
        places = _below_stack(now, seat)
        laid = [
            (with_stone(now, seat, place, stone), stone, place) for stone in dict.fromkeys(hand) for place in places
        ]
        if not laid:
            break
        before = points(now, seat)
        now, stone, place = max(laid, key=lambda one: (points(one[0], seat), not _spoils(s, one[1], one[2])))
        hand.remove(stone)
        kind = cast(shapes.Kind, KIND_NAMES[stone])
        found.append({"kind": kind, "place": place, "gain": points(now, seat) - before})
    return found


def best_together(s: Village, seat: int, plans: list[shapes.Laid] | None = None) -> int:
    """What the stones in hand could bring in all, wherever they are laid: also on top, where one alone is in hand.
    `plans` are those shown of them, where they are known already."""
    hand = s.stones_in_hand()
    now = points(s, seat)
    if len(hand) == 1:
        places = bits.members_of(open_places(s.filled(seat)))
        return max((points(with_stone(s, seat, place, hand[0]), seat) - now for place in places), default=0)
    whole = [plan["gain"] for plan in plans or plans_shown(s) if len(plan["stones"].split()) == len(hand)]
    return max(whole, default=sum(one["gain"] for one in proposed(s)))


def _spoils(s: Village, stone: int, place: int) -> bool:
    """Whether a bonus card marks the place for another colour."""
    return any(colour != stone and place in BONUSES[colour].places for colour in bits.members_of(s.bonuses))


def _question(s: Village) -> Question | None:
    question = s.pending[-1] if s.pending else None
    return question if isinstance(question, BUILDING) else None


def _below_stack(s: Village, seat: int) -> list[int]:
    return [place for place in bits.members_of(open_places(s.filled(seat))) if place != STACK]


def with_stone(s: Village, seat: int, place: int, stone: int) -> Village:
    """The village with the stone on that place of the seat's tower."""
    after = s.clone()
    after.put_on_tower(seat, place, stone)
    if after.stupa == NO_SEAT and has_four_rows(after.filled(seat)):
        after.stupa = seat
    return after
