"""Refusals name the rule, and so does every action."""

from collections.abc import Callable

import pytest

from chautari.engine import play
from chautari.engine.state import CHANCE
from chautari.games.ledger import ledger
from chautari.games.reviving_kathmandu import actions
from chautari.games.reviving_kathmandu.actions import DONE, NUM_ACTIONS
from chautari.games.reviving_kathmandu.components import BLUE_CARDS, COINS, SPOTS
from chautari.games.reviving_kathmandu.faces.action_table import TABLE
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import bidding, building, card, cards, do, leftover, monument

SHRINE_TOPS = cards("red shrine top", "blue shrine top", "white shrine top", "green shrine top")


def after(s: City, *moves: str) -> City:
    """Seat 0 does all this."""
    for words in moves:
        do(s, 0, words)
    return s


def bids() -> City:
    s = after(bidding(4), "bid-3-on-L1")
    s.coins[1] &= ~0b10000
    return s


def builds() -> City:
    return building(4, {0: cards("red shrine top", "red buddha")}, teams="two")


def places() -> City:
    return after(builds(), "build-red-buddha")


def colours() -> City:
    s = building(3, {0: cards("red shrine top")}, {0: [monument("wild shrine bottom")]})
    return after(s, "build-red-shrine-top")


def discards() -> City:
    return after(building(3, {0: SHRINE_TOPS}), "done")


def has_built() -> City:
    return after(building(3, {0: cards("blue buddha")}), "done")


def spends() -> City:
    return leftover(
        [4, 3, 2], {0: cards("blue buddha", "red pagoda top")}, discards={1: cards("red buddha", "red stupa top")}
    )


def has_bought() -> City:
    return after(spends(), "buy")


def has_built_bought() -> City:
    return after(has_bought(), "build-red-buddha")


def adds() -> City:
    """A Shrine top for one of two Shrines, while an opponent has one too."""
    own = [monument("blue shrine bottom"), monument("white shrine bottom")]
    s = building(4, {0: cards("red shrine top")}, {0: own, 1: [monument("green shrine bottom")]}, teams="two")
    return after(s, "build-red-shrine-top")


def places_bought() -> City:
    """A bought Shrine top for one of two Shrines, while a mate has one too."""
    own = [monument("blue shrine bottom"), monument("white shrine bottom")]
    growing = {0: own, 2: [monument("green shrine bottom")]}
    s = leftover([4, 3, 2, 1], growing=growing, discards={1: cards("red shrine top")}, teams="two")
    return after(s, "buy", "build-red-shrine-top")


def places_before_bought() -> City:
    """A Shrine top of the hand for one of a mate's two Shrines: the own one is for the bought Shrine top."""
    mates = [monument("blue shrine bottom"), monument("white shrine bottom")]
    growing = {0: [monument("green shrine bottom")], 2: mates}
    hand = cards("yellow shrine top")
    s = leftover([4, 3, 2, 1], {0: hand}, growing, {1: cards("red shrine top")}, teams="two")
    return after(s, "buy", "build-yellow-shrine-top")


REFUSALS: list[tuple[Callable[[], City], int, str, str]] = [
    (bids, 2, "bid-1-on-a", "RK-BID-1"),  # not its turn
    (spends, 2, "take-points", "RK-COIN-1"),  # not its turn
    (has_built, 0, "build-blue-buddha", "RK-BLD-7"),  # is done
    (bids, 1, "mission-3", "RK-RND-1"),  # chance's own
    (bids, 1, "bid-2-on-T3", "RK-BID-2"),  # a spot of the large market
    (bids, 1, "bid-5-on-a", "RK-COL-6"),  # a spent coin
    (bids, 1, "bid-2-on-L1", "RK-BID-1"),  # a taken spot
    (bids, 1, "done", "RK-RND-1"),  # nobody builds yet
    (builds, 0, "bid-1-on-a", "RK-RND-1"),  # nobody bids any more
    (builds, 0, "build-red-shrine-top", "RK-BLD-2"),  # nothing below it
    (builds, 0, "build-blue-shrine-top", "RK-BLD-1"),  # not in hand
    (builds, 0, f"discard-{card('red buddha')}-red-buddha", "RK-BLD-5"),
    (builds, 0, "take-points", "RK-COIN-1"),
    (builds, 0, f"buy-{card('red buddha')}-red-buddha", "RK-COIN-1"),
    (builds, 0, "with-seat-2", "RK-BLD-1"),  # no card picked up
    (builds, 0, "withdraw", "RK-BLD-1"),
    (places, 0, "with-seat-1", "RK-TEAM-3"),  # an opponent
    (places, 0, f"on-{card('red shrine top')}-red-shrine-top", "RK-BLD-3"),
    (places, 0, "done", "RK-BLD-1"),  # the card picked up first
    (places, 0, "take-points", "RK-COIN-1"),
    (adds, 0, "with-seat-0", "RK-BLD-2"),  # no bottom section
    (adds, 0, f"on-{card('green shrine bottom')}-green-shrine-bottom", "RK-TEAM-3"),  # an opponent's
    (places_bought, 0, f"on-{card('green shrine bottom')}-green-shrine-bottom", "RK-TEAM-3"),  # a mate's
    (places_bought, 0, f"on-{card('red buddha')}-red-buddha", "RK-BLD-3"),
    (places_before_bought, 0, f"on-{card('green shrine bottom')}-green-shrine-bottom", "RK-COIN-1"),
    (colours, 0, "done", "RK-BLD-6"),
    (discards, 0, "done", "RK-BLD-5"),
    (spends, 0, "done", "RK-COIN-1"),
    (spends, 0, "withdraw", "RK-COIN-1"),
    (spends, 0, f"buy-{card('red stupa top')}-red-stupa-top", "RK-COIN-1"),  # can't be built now
    (spends, 0, f"buy-{card('white buddha')}-white-buddha", "RK-COIN-3"),  # in no pile
    (has_bought, 0, "done", "RK-COIN-1"),  # the bought card first
    (has_bought, 0, "build-red-pagoda-top", "RK-COIN-1"),
    (has_built_bought, 0, "build-red-pagoda-top", "RK-BLD-2"),
    (has_built_bought, 0, "build-white-buddha", "RK-BLD-1"),
]


@pytest.mark.parametrize(("state", "seat", "words", "rule"), REFUSALS)
def test_a_refusal_names_the_rule(state: Callable[[], City], seat: int, words: str, rule: str) -> None:
    s = state()
    action = TABLE.by_name[words]
    assert action not in play.options(s, seat) or seat not in play.asked(s)
    assert GAME.why_not(s, seat, action) == rule


def bids_twice() -> City:
    """The second bid of two players' first player, whose coin 3 lies on a spot."""
    s = after(bidding(2), "bid-3-on-L1")
    do(s, 1, "bid-1-on-L2")
    do(s, 1, "bid-2-on-a")
    return s


def holds_both() -> City:
    return building(3, {0: cards("red shrine top", "blue shrine bottom")}, {1: [monument("green shrine bottom")]})


def holds_top() -> City:
    return building(3, {0: cards("red shrine top", "red buddha")}, {0: [monument("green stupa bottom")]})


def halves() -> City:
    return leftover([4, 3, 2], discards={1: cards("blue pagoda third/green stupa top", "red buddha")})


BOTH = f"{card('blue pagoda third/green stupa top')}-blue-pagoda-third/green-stupa-top"
NO_SHRINE = "waits for a Shrine top: it goes on a Shrine bottom."
SENTENCES: list[tuple[Callable[[], City], int, str, str]] = [
    (bids, 1, "bid-2-on-L1", "Asha’s coin lies here."),
    (bids_twice, 0, "bid-4-on-L1", "A coin of yours already lies here."),
    (bids_twice, 0, "bid-3-on-b", "Coin 3 already lies on a spot."),
    (bids, 1, "bid-5-on-a", "Coin 5 is spent until all coins come back."),
    (bids, 1, "build-red-buddha", "First all bid: nothing is built before the coins are shown."),
    (holds_top, 0, "bid-1-on-a", "Bidding is over for this round."),
    (
        holds_top,
        0,
        "build-red-shrine-top",
        "Nothing in your street waits for a Shrine top: it goes on a Shrine bottom.",
    ),
    (
        builds,
        0,
        "build-red-shrine-top",
        "Nothing in your team’s streets waits for a Shrine top: it goes on a Shrine bottom.",
    ),
    (holds_both, 0, "build-red-shrine-top", "Build your Shrine bottom first: the Shrine top goes on it."),
    (holds_both, 0, f"on-{card('green shrine bottom')}-green-shrine-bottom", "This is Bina’s street."),
    (
        holds_top,
        0,
        f"on-{card('green stupa bottom')}-green-stupa-bottom",
        "Choose a card of your hand: it finds its place by itself.",
    ),
    (places, 0, f"on-{card('red shrine top')}-red-shrine-top", "This one does not wait for a Buddha."),
    (places, 0, "with-seat-1", "This is Bina’s street."),
    (places, 0, "build-red-shrine-top", "First a place for the Buddha you picked up."),
    (
        places_before_bought,
        0,
        f"on-{card('green shrine bottom')}-green-shrine-bottom",
        "The card you bought would find no place then: build it first.",
    ),
    (colours, 0, "done", "First choose the colour of the wild section."),
    (discards, 0, "done", "First discard: three cards may stay in your hand."),
    (spends, 0, "build-blue-buddha", "First spend your last coin."),
    (
        spends,
        0,
        f"buy-{card('red stupa top')}-red-stupa-top",
        "You can’t build it at once: nothing of yours waits for a Stupa top.",
    ),
    (
        halves,
        0,
        f"buy-{BOTH}",
        "You can’t build it at once: nothing of yours waits for a Pagoda third or a Stupa top.",
    ),
    (bids, 1, "bid-2-on-T3", GAME.say_rule("RK-BID-2")),  # what nobody can touch: the rule says it
]


@pytest.mark.parametrize(("state", "seat", "words", "said"), SENTENCES)
def test_a_refusal_is_one_sentence_about_this_moment(
    state: Callable[[], City], seat: int, words: str, said: str
) -> None:
    s = state()
    action = TABLE.by_name[words]
    assert action not in play.options(s, seat)
    assert GAME.say_refusal(s, seat, action, ["Asha", "Bina", "Chiring", "Dawa"]) == said


@pytest.mark.parametrize(
    ("first", "last", "rule"),
    [
        (actions.BID, actions.bid(len(SPOTS) - 1, COINS), "RK-BID-1"),
        (DONE, DONE, "RK-BLD-1"),
        (actions.BUILD, actions.ON - 1, "RK-BLD-2"),
        (actions.ON, actions.AREA - 1, "RK-BLD-2"),
        (actions.AREA, actions.COLOUR - 1, "RK-TEAM-3"),
        (actions.COLOUR, actions.DISCARD - 1, "RK-BLD-6"),
        (actions.DISCARD, actions.TAKE_POINTS - 1, "RK-BLD-5"),
        (actions.TAKE_POINTS, actions.TAKE_POINTS, "RK-COIN-1"),
        (actions.LEAVE_COIN, actions.LEAVE_COIN, "RK-COIN-1"),
        (actions.BUY, actions.WITHDRAW - 1, "RK-COIN-3"),
        (actions.WITHDRAW, actions.WITHDRAW, "RK-TEAM-3"),
        (actions.FIRST, actions.MISSION - 1, "RK-SET-4"),
        (actions.MISSION, actions.DRAW - 1, "RK-SET-1"),
        (actions.DRAW, actions.DRAW + BLUE_CARDS - 1, "RK-SET-3"),
        (actions.DRAW + BLUE_CARDS, NUM_ACTIONS - 1, "RK-COL-8"),
    ],
)
def test_every_action_names_the_rule_that_it_carries_out(first: int, last: int, rule: str) -> None:
    assert {GAME.action_rule(action) for action in range(first, last + 1)} == {rule}
    assert rule in ledger("reviving-kathmandu")


def test_cards_that_chance_deals_name_the_deck_they_come_from() -> None:
    s = bidding(3, market=[0, 1, 2])
    assert {GAME.action_rule(action) for action in play.options(s, CHANCE)} == {"RK-SET-3"}
    do(s, CHANCE, "draw-3-")
    for words in ("bid-1-on-L1", "bid-2-on-L2", "bid-3-on-a"):
        do(s, play.asked(s)[0], words)
    assert {GAME.action_rule(action) for action in play.options(s, CHANCE)} == {"RK-COL-8"}
