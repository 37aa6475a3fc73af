"""Tables that a seat could be sitting at, while somebody builds a bought card above all."""

from collections import Counter
from typing import Any

import pytest

from chautari.engine import bits, play
from chautari.engine.fingerprint import fingerprint
from chautari.engine.luck import Dice
from chautari.engine.table import SPECTATOR
from chautari.games.reviving_kathmandu.actions import BUY, WITHDRAW
from chautari.games.reviving_kathmandu.components import BLUE_CARDS, COLOURS, FACE_KIND, KINDS, RED_CARDS, first_face
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.imagine import fewest_needed
from chautari.games.reviving_kathmandu.question import NOTHING_BOUGHT, card_bought
from chautari.games.reviving_kathmandu.rules.leftover import can_be_built, kinds_in_reach
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import bidding, card, cards, do, leftover, seen

pytestmark = pytest.mark.slow

PLAIN = COLOURS[:5]
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in range(2, 7)),
    (4, {"teams": "two"}),
    (6, {"teams": "two"}),
    (6, {"teams": "three", "open_missions": True}),
]


def purchases(seats: int, options: dict[str, Any], seed: int) -> list[tuple[City, int]]:
    """The moments of a random game at which somebody has a bought card to build; a discard is bought if one can be."""
    s = bidding(seats, **options)
    luck = Dice(seed)
    found: list[tuple[City, int]] = []
    while not s.is_over():
        offered = play.lowest_options(s)
        purchase = [action for action in offered if BUY <= action < WITHDRAW]
        wish = purchase or offered
        play.step(s, wish[luck.below(len(wish))], luck)
        found += [(s.clone(), seat) for seat in range(seats) if card_bought(s, seat) != NOTHING_BOUGHT]
    return found


@pytest.mark.rule("RK-COIN-1", "RK-INF-1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whoever_has_bought_a_card_is_imagined_with_a_hand_that_leads_to_it(
    seats: int, options: dict[str, Any]
) -> None:
    moments = [moment for seed in range(2) for moment in purchases(seats, options, seed)]
    assert len(moments) > 3
    for s, buyer in moments:
        for seat in [seat for seat in range(SPECTATOR, seats) if seat != buyer]:
            for seed in range(2):
                other = GAME.imagine(s, seat, Dice(seed))
                reachable = kinds_in_reach(other.growing[buyer], other.hand(buyer))
                assert can_be_built(card_bought(s, buyer), reachable)
                assert seen(other, seat) == seen(s, seat)
                assert fingerprint(GAME.imagine(other, seat, Dice(seed))) == fingerprint(other)
            play.playout(other, Dice(seat))


def all_but(colour: str, *sections: str) -> tuple[int, ...]:
    return cards(*(f"{each} {section}" for section in sections for each in PLAIN if each != colour))


@pytest.mark.rule("RK-COIN-1")
def test_the_last_card_that_a_buyer_needs_is_dealt_to_no_earlier_seat() -> None:
    s = leftover(
        [2, 3, 5],
        {1: cards("red stupa top", "blue stupa top"), 2: cards("green shrine bottom", "red pagoda top")},
        discards={0: (card("red shrine top"), *all_but("green", "shrine bottom"))},
    )
    do(s, 2, f"buy-{card('red shrine top')}-")
    for seed in range(100):
        assert card("green shrine bottom") in GAME.imagine(s, 0, Dice(seed)).hand(2)


@pytest.mark.rule("RK-COIN-1")
def test_the_only_hand_that_fits_is_found_however_rare() -> None:
    hand = cards("green pagoda bottom", "green pagoda second", "green pagoda third")
    seen_cards = all_but("green", "pagoda bottom", "pagoda second", "pagoda third")
    s = leftover([2, 3, 5], {0: cards("red buddha"), 2: hand}, discards={0: (card("red pagoda top"), *seen_cards)})
    do(s, 2, f"buy-{card('red pagoda top')}-")
    for seed in range(20):
        assert tuple(GAME.imagine(s, 0, Dice(seed)).hand(2)) == hand


@pytest.mark.rule("RK-COIN-1")
def test_a_hand_put_together_leads_to_the_half_that_lacks_the_fewest_sections() -> None:
    for words, fewest, section, more in (
        ("yellow pagoda top / white stupa top", 2, "stupa centre", 3),
        ("white pagoda second / yellow stupa top", 1, "pagoda bottom", 2),
    ):
        hand = cards("red pagoda bottom", "red pagoda second", "red pagoda third")
        s = leftover([2, 3, 5], {2: hand}, discards={0: (card(words),)})
        do(s, 2, "buy")
        s.red |= bits.set_of([number - BLUE_CARDS for number in hand])
        assert {bits.size(fewest_needed(s, 2, Dice(seed))) for seed in range(20)} == {fewest}
        s.red &= ~bits.set_of([card(f"{colour} {section}") - BLUE_CARDS for colour in PLAIN])
        assert {bits.size(fewest_needed(s, 2, Dice(seed))) for seed in range(20)} == {more}


def imagined_hands(s: City, seat: int, owner: int, times: int = 1500) -> Counter[int]:
    return Counter(number for seed in range(times) for number in GAME.imagine(s, seat, Dice(seed)).hand(owner))


def assert_even(counts: list[int]) -> None:
    mean = sum(counts) / len(counts)
    assert sum((count - mean) ** 2 / mean for count in counts) < 2 * len(counts)


def test_a_bought_card_that_needs_nothing_says_nothing_about_the_hand() -> None:
    both = card("blue pagoda top / yellow shrine bottom")
    hand = cards("red stupa top", "blue stupa top", "green stupa top")
    s = leftover([2, 3, 5], {0: cards("red buddha", "blue buddha"), 2: hand}, discards={0: (both,)})
    do(s, 2, "buy")
    found = imagined_hands(s, 0, 2)
    assert len(found) == RED_CARDS - 2
    assert_even(list(found.values()))


def test_a_bought_card_that_needs_another_leaves_the_rest_of_the_hand_open() -> None:
    hand = cards("green shrine bottom", "blue stupa top", "green stupa top")
    s = leftover([2, 3, 5], {0: cards("red buddha"), 2: hand}, discards={0: cards("red shrine top")})
    do(s, 2, "buy")
    found = imagined_hands(s, 0, 2)
    needed = [n for number, n in found.items() if KINDS[FACE_KIND[first_face(number)]] == "shrine bottom"]
    # Of the hands of 3 among 48 cards with one or more of these 5, 4515 hold one, 430 two and 10 three.
    assert len(needed) == 5 and abs(sum(needed) - 1500 * (4515 + 2 * 430 + 3 * 10) / 4955) < 45
    assert_even(needed)
    assert_even([n for number, n in found.items() if KINDS[FACE_KIND[first_face(number)]] != "shrine bottom"])


def test_any_mission_that_a_seat_does_not_see_may_be_anothers() -> None:
    s = bidding(3, missions=(4, 7, 9))
    others = Counter(GAME.imagine(s, 0, Dice(seed)).missions[1:] for seed in range(2000))
    assert len(others) == 9 * 8 and all(3 not in pair for pair in others)
    assert_even(list(others.values()))


def test_a_finished_game_lies_open_and_is_imagined_as_it_is() -> None:
    s = bidding(3)
    play.playout(s, Dice(1))
    for seat in range(SPECTATOR, 3):
        assert fingerprint(GAME.imagine(s, seat, Dice(2))) == fingerprint(s)
