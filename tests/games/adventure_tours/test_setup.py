"""Setting up, and the next round."""

import pytest

from chautari.engine import play
from chautari.engine.errors import BadOption
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.games.adventure_tours.actions import DEAL_BOARD, FIRST
from chautari.games.adventure_tours.components import COPIES, DESERT, EXPERT_BOARDS, SECOND_MEMBER
from chautari.games.adventure_tours.meta import META
from chautari.games.adventure_tours.rules.draw import Draw
from chautari.games.adventure_tours.rules.setup import set_table
from chautari.games.adventure_tours.state import Tours
from tests.games.adventure_tours.setting import asked, do, draw, names, offered, table


def new(seats: int, **options: str) -> Tours:
    return set_table(seats, META.complete(seats, options))


@pytest.mark.rule("AT-SET-1")
def test_in_the_expert_game_every_player_is_dealt_another_board() -> None:
    s = new(3, level="expert")
    assert offered(s, CHANCE) == [
        "deal-orient-express",
        "deal-polar-airship",
        "deal-submarine-trip",
        "deal-jungle-steamer",
        "deal-safari-caravan",
        "deal-himalaya-yaks",
    ]
    for board in (4, 0, 5):
        play.play(s, CHANCE, DEAL_BOARD + board)
    assert s.boards == (4, 0, 5)


@pytest.mark.rule("AT-SET-1")
def test_in_the_basic_game_everybody_travels_the_desert() -> None:
    s = new(6)
    play.advance(s, Dice(1))
    assert s.boards == (DESERT,) * 6


@pytest.mark.rule("AT-SET-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_is_dealt_six_cards_and_the_rest_is_the_pile(seats: int) -> None:
    s = new(seats)
    play.advance(s, Dice(2))
    assert [hand.size for hand in s.hands] == [6] * seats
    assert s.pile.size == 102 - 6 * seats
    for number, copies in enumerate(COPIES):
        assert s.pile.copies(number) + sum(hand.copies(number) for hand in s.hands) == copies


@pytest.mark.rule("AT-SET-3")
def test_chance_says_who_begins() -> None:
    s = new(5)
    assert play.options(s, CHANCE) == [FIRST + seat for seat in range(5)]
    play.play(s, CHANCE, FIRST + 3)
    play.advance(s, Dice(3))
    assert asked(s) == "3 turn"


@pytest.mark.rule("AT-RND-1")
def test_the_player_left_of_whoever_emptied_the_hand_begins_with_everything_shuffled() -> None:
    s = table(4, hands={2: ["finn red"]}, turn=2, members={0: ["betty red"]}, equipment={1: ["finn red"]})
    do(s, 2, "join finn red", "seat-1")
    assert s.round == 2
    play.advance(s, Dice(4))
    assert asked(s) == "3 turn"
    assert s.pile.size == 102 - 24
    assert s.members == s.equipment == [()] * 4 and s.discards == ()


@pytest.mark.rule("AT-RND-1", "AT-END-2")
def test_when_the_pile_ran_out_the_one_whose_turn_it_was_has_ended_the_round() -> None:
    s = table(3, hands={1: ["ida red", "bill red"]}, turn=1, pile=["bill blue"])
    do(s, 1, "join ida red", "seat-0")
    draw(s, 0)
    play.advance(s, Dice(4))
    assert asked(s) == "2 turn"


@pytest.mark.rule("AT-VAR-1")
def test_variant_1_deals_all_six_boards_before_each_round() -> None:
    s = table(3, hands={0: ["ida red"]}, boards={0: 0, 1: 1, 2: 2}, variant="dealt")
    do(s, 0, "join ida red", "skip")
    assert len(offered(s, CHANCE)) == EXPERT_BOARDS
    for board in (5, 1, 3):
        play.play(s, CHANCE, DEAL_BOARD + board)
    play.advance(s, Dice(5))
    assert s.boards == (5, 1, 3) and s.round == 2


def chosen(hands: dict[int, list[str]], members: dict[int, list[str]], turn: int = 0) -> Tours:
    return table(4, hands=hands, members=members, turn=turn, boards={0: 0, 1: 1, 2: 2, 3: 5}, variant="chosen")


def order_of_choice(s: Tours) -> list[int]:
    """Who chooses, each taking the first board there is."""
    order = []
    while asked(s).endswith("board"):
        order.append(s.pending[-1].seat)
        do(s, order[-1], offered(s, order[-1])[0])
    return order


@pytest.mark.rule("AT-VAR-2")
def test_variant_2_lets_the_poorest_round_choose_first_among_the_boards_in_use() -> None:
    s = chosen({0: ["ida red"], 1: ["roy red"], 2: ["roy blue"], 3: ["bill red"]}, {1: ["betty red"], 3: ["finn red"]})
    do(s, 0, "join ida red", "skip")
    # Seat 0 made 2, seat 1 made 4 − 2, seat 2 lost 2, seat 3 made 3 − 2. Seat 1 begins, so it chooses before seat 0.
    assert asked(s) == "2 board"
    assert offered(s, 2) == ["take-orient-express", "take-polar-airship", "take-submarine-trip", "take-himalaya-yaks"]
    do(s, 2, "take-himalaya-yaks")
    assert asked(s) == "3 board"
    do(s, 3, "take-submarine-trip")
    assert asked(s) == "1 board"
    do(s, 1, "take-polar-airship")
    play.advance(s, Dice(6))
    assert s.boards == (0, 1, 5, 2)
    assert asked(s) == "1 turn"


@pytest.mark.rule("AT-VAR-2")
def test_ties_choose_clockwise_from_the_one_who_begins_next() -> None:
    s = chosen({0: ["roy red"], 1: ["roy red"], 2: ["miller red"], 3: ["roy red"]}, {}, turn=2)
    do(s, 2, "join miller red")
    assert order_of_choice(s) == [3, 0, 1]


@pytest.mark.rule("AT-VAR-2")
def test_what_counts_is_the_round_just_scored_losses_too_and_not_the_savings() -> None:
    hands = {0: ["ida red"], 1: ["roy red"], 2: ["roy red", "roy blue"], 3: ["roy blue"]}
    s = table(4, hands=hands, round=2, boards={0: 0, 1: 1, 2: 2, 3: 5}, variant="chosen")
    s.earned = (0, 20, 30, 10)
    do(s, 0, "join ida red", "skip")
    # This round seat 0 made 2, seats 1 and 3 lost 2 each, seat 2 lost 4.
    assert order_of_choice(s) == [2, 1, 3]
    assert s.boards[0] >= 0 and s.round == 3


@pytest.mark.rule("AT-VAR-2")
def test_one_may_keep_ones_board_and_the_last_player_takes_what_is_left() -> None:
    s = chosen({0: ["ida red"], 1: ["roy red"] * 3, 2: ["roy blue"] * 2, 3: ["bill red"]}, {})
    do(s, 0, "join ida red", "skip")
    do(s, 1, "take-polar-airship")
    do(s, 2, "take-submarine-trip")
    do(s, 3, "take-himalaya-yaks")
    assert s.boards == (0, 1, 2, 5) and s.free_boards == 0


@pytest.mark.rule("AT-VAR-1", "AT-VAR-2")
@pytest.mark.parametrize("variant", ["dealt", "chosen"])
def test_after_the_last_round_no_board_changes_hands(variant: str) -> None:
    s = table(3, hands={0: ["ida red"]}, boards={0: 0, 1: 1, 2: 2}, variant=variant, round=3)
    do(s, 0, "join ida red", "skip")
    assert s.is_over() and s.boards == (0, 1, 2)


@pytest.mark.rule("AT-ABL-0", "AT-VAR-2")
def test_a_new_round_finds_every_ability_unused() -> None:
    s = table(3, hands={0: ["miller red", "miller red"]}, boards={0: SECOND_MEMBER, 1: 1, 2: 2}, variant="chosen")
    do(s, 0, "join miller red", "join miller red")
    assert asked(s).endswith("board") and not s.ability_used


@pytest.mark.rule("AT-VAR-3")
def test_variants_are_for_the_expert_game_and_one_at_a_time() -> None:
    for variant in ("dealt", "chosen"):
        with pytest.raises(BadOption):
            META.complete(4, {"variant": variant})
        META.complete(4, {"variant": variant, "level": "expert"})
    assert [settings["variant"] for settings in META.settings(4)] == ["none", "none", "dealt", "chosen"]


@pytest.mark.rule("AT-VAR-3")
def test_without_a_variant_everybody_keeps_the_board() -> None:
    s = table(3, hands={0: ["ida red"]}, boards={0: 0, 1: 1, 2: 2})
    do(s, 0, "join ida red", "skip")
    play.advance(s, Dice(7))
    assert s.round == 2 and s.boards == (0, 1, 2)
    assert names(list(s.equipment[0])) == []


@pytest.mark.rule("AT-SET-2")
def test_a_card_comes_up_as_often_as_it_lies_in_the_pile() -> None:
    s = table(hands={0: ["bill red"]}, pile=["ida red"] * 3 + ["ida blue"] * 2 + ["earl red"])
    do(s, 0, "equip bill red")
    question = s.pending[-1]
    assert isinstance(question, Draw)
    assert [question.weight(s, outcome) for outcome in play.options(s, CHANCE)] == [3, 2, 1]
