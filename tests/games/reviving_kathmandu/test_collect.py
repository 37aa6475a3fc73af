"""Collect."""

import pytest

from chautari.engine import bits, play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.engine.table import SPECTATOR
from chautari.games.reviving_kathmandu.actions import DONE, spot_of
from chautari.games.reviving_kathmandu.components import BLUE_CARDS, is_red
from chautari.games.reviving_kathmandu.state import NO_BID, City
from tests.games.reviving_kathmandu.setting import bidding, do, draw, draw_all, hands, offered, seen

# The market of four: card 0 at place 1, card 1 at place 2, card 2 at place 3, card 3 at place 4.


def after_bids(*bids: str, seats: int = 4, first: int = 0) -> City:
    """Everybody has bid, as `coin-on-spot`, in the order of play."""
    s = bidding(seats, first)
    for words in bids:
        do(s, play.asked(s)[0], f"bid-{words}")
    return s


def owners(s: City) -> list[int | None]:
    """Who took the card of each place."""
    return [next((seat for seat in range(s.seats) if card in s.hand(seat)), None) for card in range(4)]


@pytest.mark.rule("RK-COL-1")
def test_the_only_bidder_takes_the_card_whatever_the_coin() -> None:
    assert owners(after_bids("1-on-L1", "5-on-L2", "4-on-b", seats=3)) == [0, 1, 0, 1]


@pytest.mark.rule("RK-COL-1", "RK-INF-1")
def test_then_all_coins_lie_open() -> None:
    s = after_bids("1-on-L1", "5-on-L2", "4-on-b", seats=3)
    for viewer in (SPECTATOR, 0, 1, 2):
        shown = [(bid["spot"], bid["seat"], bid["coin"]) for bid in seen(s, viewer)["last_bids"]]
        assert shown == [("L1", 0, 1), ("L2", 1, 5), ("b", 2, 4)]


@pytest.mark.rule("RK-COL-2")
def test_the_highest_coin_takes_the_card_even_from_afar() -> None:
    assert owners(after_bids("2-on-L1", "3-on-a", "1-on-b", seats=3))[0] == 1


@pytest.mark.rule("RK-COL-3")
def test_among_equal_coins_near_beats_far() -> None:
    assert owners(after_bids("3-on-a", "3-on-T1", "1-on-b", seats=3))[0] == 1  # a is long, but far


@pytest.mark.rule("RK-COL-4")
def test_a_tie_goes_to_the_coin_on_the_long_edge() -> None:
    assert owners(after_bids("3-on-T1", "3-on-L1", "1-on-b", seats=3))[0] == 1
    assert owners(after_bids("3-on-B1", "3-on-a", "1-on-b", seats=3))[0] == 1  # both far from card 1


@pytest.mark.rule("RK-COL-4", "RK-EX-1")
def test_the_four_player_example() -> None:
    amy, sean, joe, sara = range(4)
    s = after_bids("4-on-L2", "4-on-B2", "4-on-b", "2-on-T1")
    assert owners(s) == [sara, amy, sean, joe]
    draw_all(s)
    assert [len([card for card in hand if is_red(card)]) for hand in hands(s)] == [1, 1, 1, 1]


@pytest.mark.rule("RK-EX-3", "RK-COL-3")
def test_a_special_spot_is_near_both_its_cards() -> None:
    s = after_bids("5-on-b", "5-on-B2", "5-on-B3", "1-on-L1", "1-on-T1", seats=5)
    assert 3 in s.hand(0) and 5 in s.hand(0)  # near both, and on the long edge


@pytest.mark.rule("RK-COL-5")
def test_a_coin_may_win_both_its_cards_and_the_others_draw_up_to_two() -> None:
    s = after_bids("5-on-L1", "1-on-L2", "2-on-B1", seats=3)
    assert s.hand(0) == [0, 2]
    draw_all(s)
    assert [len(hand) for hand in hands(s)] == [2, 2, 2]


@pytest.mark.rule("RK-COL-6")
def test_a_coin_that_was_bid_is_spent() -> None:
    s = after_bids("5-on-L1", "1-on-L2", "2-on-B1", seats=3)
    assert [bits.members_of(purse) for purse in s.coins] == [[0, 1, 2, 3], [1, 2, 3, 4], [0, 2, 3, 4]]
    view = seen(s, 1)["players"][0]
    assert view["spent"] == [5] and view["purse"] == [1, 2, 3, 4]


@pytest.mark.rule("RK-COL-7")
def test_unsold_cards_go_under_the_red_deck_lowest_first_after_all_draws() -> None:
    s = after_bids("5-on-L1", "1-on-a", "2-on-T1", seats=3)
    assert list(s.under) == []
    draw_all(s)
    assert list(s.under) == [3]
    assert play.asked(s) == [0, 1, 2]


@pytest.mark.rule("RK-COL-7", "RK-COL-8")
def test_when_the_red_cards_are_gone_the_ones_under_them_are_drawn_in_order_with_both_halves() -> None:
    s = bidding(3)
    s.red, s.under = 0, (10, 11, 12, 13, 14)
    for words in ("5-on-L1", "1-on-a", "2-on-T1"):
        do(s, play.asked(s)[0], f"bid-{words}")
    # Seat 0 took cards 1 and 3 and seat 2 card 2: seat 1 draws two, then seat 2 one.
    assert hands(s) == [[0, 2], [10, 11], [1, 12]]
    assert list(s.under) == [13, 14, 3]
    buildable = [name for name in offered(s, 1) if name.endswith(("of-card-10", "of-card-11"))]
    assert buildable  # a blue card is still a blue card


@pytest.mark.rule("RK-COL-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_red_deck_suffices_even_when_everybody_crowds_round_the_same_cards(seats: int) -> None:
    s = bidding(seats)
    luck, fewest = Dice(seats), 50
    while not s.is_over():
        options = play.lowest_options(s)
        crowded = max(options, key=lambda action: crowd(s, action) if action < DONE else -action)
        play.step(s, crowded, luck)
        fewest = min(fewest, bits.size(s.red) + len(s.under))
    assert s.round == 8 and 0 <= fewest < 50


def crowd(s: City, action: int) -> int:
    """How many bids already compete for the cards of this spot."""
    market = s.printed_market()
    cards = market.near[spot_of(action)] + market.far[spot_of(action)]
    return sum(s.bids[spot] != NO_BID for card in cards for spot in market.bidders[card])


@pytest.mark.rule("RK-COL-8")
def test_red_cards_are_drawn_clockwise_from_the_first_player_and_only_their_owner_sees_them() -> None:
    s = after_bids("5-on-L1", "1-on-a", "2-on-T1", seats=3, first=1)
    s.events = []
    # Seat 1 won two cards, seat 0 card 2; seat 2 draws first, twice.
    for number in (5, 6, 7):
        draw(s, BLUE_CARDS + number)
    assert [event.seat for event in s.events if event.name == "own-draw"] == [2, 2, 0]
    assert BLUE_CARDS + 5 in s.hand(2)
    hand = seen(s, 0)["players"][2]
    assert hand["cards"] == 2 and hand["hand"] == []
    assert not any(event.name == "own-draw" and event.heard_by(0) for event in s.events if event.seat == 2)
    assert play.asked(s) != [CHANCE]


@pytest.mark.rule("RK-COL-7")
def test_two_unsold_cards_go_under_the_red_deck_in_the_order_of_their_places() -> None:
    s = bidding(5, market=[0, 1, 2, 3, 5, 4])
    s.under = (20,)
    for words in ("1-on-L1", "1-on-L2", "1-on-T1", "1-on-B1", "1-on-T2"):
        do(s, play.asked(s)[0], f"bid-{words}")
    draw_all(s)
    assert list(s.under) == [20, 5, 4]
