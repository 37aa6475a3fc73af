"""What is in the box."""

import re
from collections import Counter
from pathlib import Path

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games.adventure_tours.components import (
    ACTION,
    ADVENTURERS,
    BOARDS,
    CARDS,
    COINS,
    COLOURS,
    COPIES,
    DEMAND,
    DESERT,
    EXPERT_BOARDS,
    START,
    SUPPORT,
    amount,
    colour_of,
)
from chautari.games.adventure_tours.game import GAME
from chautari.games.ledger import ledger, rests_on
from chautari.games.printed import read_printed
from tests.games.adventure_tours.setting import card, do, table

RESULTS = Path(__file__).parents[3] / "docs" / "results.md"


@pytest.mark.rule("AT-CMP-1")
def test_there_are_102_cards_34_of_each_colour() -> None:
    assert sum(COPIES) == 102
    for colour in range(len(COLOURS)):
        assert sum(COPIES[number] for number in range(CARDS) if colour_of(number) == colour) == 34


@pytest.mark.rule("AT-CMP-1")
def test_there_are_six_boards() -> None:
    assert len(BOARDS) - 1 == EXPERT_BOARDS == 6


@pytest.mark.rule("AT-CMP-2")
def test_a_card_has_colour_demand_coins_support_and_action() -> None:
    betty = card("betty yellow")
    assert COLOURS[colour_of(betty)] == "yellow"
    assert (DEMAND[betty], COINS[betty], ACTION[betty]) == (4, 4, 2)
    assert [amount(SUPPORT[betty], colour) for colour in range(3)] == [0, 0, 1]


@pytest.mark.rule("AT-CMP-3")
def test_twelve_adventurers_three_copies_each_two_of_the_most_demanding() -> None:
    assert COPIES[::3] == [3] * 10 + [2] * 2
    printed = {name: (DEMAND[3 * n], COINS[3 * n], ACTION[3 * n]) for n, name in enumerate(ADVENTURERS)}
    assert printed == {
        "ida-handout": (1, 2, 1),
        "earl-of-bucket": (2, 1, 3),
        "pater-miller": (2, 2, 11),
        "rufus-rigs": (3, 0, 7),
        "butterfinger-finn": (3, 3, 4),
        "betty-mcklug": (4, 4, 2),
        "miss-anthrop": (4, 4, 8),
        "roy-nobleman": (5, 5, 0),
        "slowhand-bill": (6, 5, 5),
        "colonel-farsight": (7, 6, 6),
        "amelia-airhead": (8, 7, 9),
        "madame-grandtour": (9, 9, 10),
    }


@pytest.mark.rule("AT-CMP-3")
def test_the_earl_supports_two_roy_all_colours_the_others_one() -> None:
    for number in range(CARDS):
        own = 2 if number == card("earl red") + colour_of(number) else 1
        everywhere = number == card("roy red") + colour_of(number)
        expected = [own if everywhere or colour == colour_of(number) else 0 for colour in range(3)]
        assert [amount(SUPPORT[number], colour) for colour in range(3)] == expected


@pytest.mark.rule("AT-CMP-4")
def test_the_desert_starts_at_three_in_each_colour_and_asks_for_no_ability() -> None:
    assert [amount(START[DESERT], colour) for colour in range(3)] == [3, 3, 3]
    assert set(table(6).boards) == {DESERT}


@pytest.mark.rule("AT-CMP-5")
def test_the_boards_are_those_that_were_measured_and_found_fair() -> None:
    measured = re.findall(
        r"^\| ([a-z-]+) \|[^|]*\| (\d/\d/\d) \| (\d+) \| (\d\.\d+) \|", RESULTS.read_text("utf-8"), re.M
    )
    assert [(name, start) for name, start, _, _ in measured] == [
        (BOARDS[board], "/".join(str(amount(START[board], colour)) for colour in range(3)))
        for board in range(EXPERT_BOARDS)
    ]
    assert sum(int(games) for _, _, games, _ in measured) / 4 >= 3000
    assert all(0.8 <= float(share) <= 1.2 for _, _, _, share in measured)


@pytest.mark.rule("AT-CMP-6")
def test_the_bank_is_unlimited() -> None:
    s = table(hands={0: ["miller red"]}, members={0: ["grandtour red", "grandtour blue"]}, round=3)
    s.earned = (5000, 0, 0) * 2
    do(s, 0, "join miller red")
    assert GAME.total(s, 0) == 10020


@pytest.mark.rule("AT-CMP-1")
@pytest.mark.parametrize("seats", [3, 6])
def test_no_card_is_ever_lost_or_doubled(seats: int) -> None:
    s = GAME.start(seats, GAME.meta.complete(seats, {"level": "expert", "variant": "dealt"}))
    luck = Dice(seats)
    while not s.is_over():
        play.playout(s, luck, 1)
        lying = Counter(s.discards)
        for row in s.equipment + s.members:
            lying.update(row)
        for held in [*s.hands, s.pile]:
            lying.update(held.listed())
        assert [lying[number] for number in range(CARDS)] == COPIES


@pytest.mark.rule("AT-CMP-2", "AT-CMP-3")
def test_the_rulebooks_text_knows_two_adventurers_reviews_seven_and_three_names_are_ours() -> None:
    printed = read_printed("chautari.games.adventure_tours", "adventurers.toml")
    assert printed["source"] == "reconstructed"
    said = {each["name"]: each.get("rulebook", []) for each in printed["adventurer"] if "rulebook" in each}
    assert said == {"pater-miller": ["name", "action"], "slowhand-bill": ["name", "demand"]}
    assert sum("name" in each.get("review", []) for each in printed["adventurer"]) == 7


@pytest.mark.rule("AT-CMP-1", "AT-ACT-2")
def test_the_ledger_claims_the_rulebook_only_for_what_its_text_says() -> None:
    rules = ledger("adventure-tours")
    assert rests_on(rules["AT-CMP-1"].source) == ["rulebook", "reconstructed"]
    assert rests_on(rules["AT-ACT-2"].source) == ["rulebook", "review", "ruling"] and rules["AT-ACT-2"].ruling
    named = [f"AT-ACT-{number}" for number in (1, 3, 4, 5, 6, 7, 8, 9, 10)]
    assert all("reconstructed" in rests_on(rules[id].source) for id in named)
