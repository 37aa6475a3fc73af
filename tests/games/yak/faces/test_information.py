"""Who may know what, and taking back."""

from typing import Any, cast

import pytest

from chautari.engine.errors import UndoRefused
from chautari.engine.events import Event
from chautari.engine.luck import Dice
from chautari.engine.table import Table
from chautari.games.yak.faces.action_table import TABLE
from chautari.games.yak.game import GAME
from chautari.games.yak.state import Village
from tests.games.yak.setting import choose, do, draw, new_table, seen

ACTIONS = TABLE.by_name


def heard(s: Village, seat: int) -> list[Event]:
    return [event for event in s.events or [] if event.heard_by(seat)]


@pytest.mark.rule("YK-MOR-1")
def test_nobody_sees_or_hears_which_card_another_chose() -> None:
    seen_by_others = []
    for card in ("build", "supply", "market"):
        s = new_table(3)
        s.events = []
        do(s, 1, f"choose-{card}")
        assert seen(s, 1)["players"][1]["card"] == card
        told = [[(event.name, event.values) for event in heard(s, seat)] for seat in (-1, 0, 2)]
        seen_by_others.append((told, [seen(s, seat) for seat in (-1, 0, 2)]))
    assert seen_by_others[0] == seen_by_others[1] == seen_by_others[2]
    assert (
        seen_by_others[0][1][0]["players"][1] | {"chosen": True, "card": None} == seen_by_others[0][1][0]["players"][1]
    )


@pytest.mark.rule("YK-MOR-1", "YK-NOO-1")
def test_a_card_stays_secret_until_its_turn_at_noon() -> None:
    s = new_table(3)
    choose(s, "market", "supply", "build")
    assert [player["card"] for player in seen(s, -1)["players"]] == ["market", None, None]
    assert [player["card"] for player in seen(s, 2)["players"]] == ["market", None, "build"]
    do(s, 0, "enough-food")
    draw(s, "red", "red", "red")
    do(s, 0, "onto-no-milk")
    assert [player["card"] for player in seen(s, -1)["players"]] == ["market", "supply", None]


@pytest.mark.rule("YK-MOR-1")
def test_only_the_eyes_of_all_see_the_cards_that_lie_face_down() -> None:
    s = new_table(3)
    choose(s, "market", "supply", "build")
    shown = GAME.open_view(s, 2)
    assert [player["card"] for player in cast(Any, shown["players"])] == ["market", "supply", "build"]
    assert shown | {"players": seen(s, 2)["players"]} == seen(s, 2)


@pytest.mark.rule("YK-MOR-1")
def test_an_imagined_table_knows_nothing_of_hidden_cards() -> None:
    s = new_table(4)
    do(s, 0, "choose-market")
    do(s, 3, "choose-supply")
    imagined = [GAME.imagine(s, 3, Dice(seed)).chosen for seed in range(40)]
    assert {chosen[0] for chosen in imagined} == {0, 1, 2}
    assert all(list(chosen)[1:] == [-1, -1, 1] for chosen in imagined)


@pytest.mark.rule("YK-NOO-1")
def test_an_imagined_table_keeps_the_cards_that_are_open() -> None:
    s = new_table(3)
    choose(s, "market", "build", "supply")
    imagined = [GAME.imagine(s, 1, Dice(seed)).chosen for seed in range(40)]
    assert {(chosen[0], chosen[1]) for chosen in imagined} == {(2, 0)}
    assert {chosen[2] for chosen in imagined} == {0, 1, 2}


@pytest.mark.rule("YK-MOR-1")
def test_who_may_take_back_tells_nothing_of_the_cards_face_down() -> None:
    """The baby yak's owner chooses last, and so the others' cards lie face down when the own one is revealed."""
    found = []
    for card in ("build", "supply", "market"):
        table = Table.start(GAME, 3, seed=1)
        first = table.view()["baby_yak"]
        assert isinstance(first, int)
        for seat in (first + 1, first + 2, first):
            table.play(ACTIONS["choose-market" if seat == first else f"choose-{card}"], seat=seat % 3)
        found.append((table.asked, [table.can_undo(seat) for seat in range(3)]))
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("YK-MOR-1")
def test_a_choice_can_be_changed_until_all_have_chosen() -> None:
    table = Table.start(GAME, 3, seed=1)
    first = table.view()["baby_yak"]
    assert isinstance(first, int)
    second, third = (first + 1) % 3, (first + 2) % 3
    table.play(ACTIONS["choose-build"], seat=first)
    table.play(ACTIONS["choose-supply"], seat=second)
    table.undo(first)
    assert table.asked == sorted([first, third])
    table.play(ACTIONS["choose-market"], seat=first)
    assert own_card(table, first) == "market" and own_card(table, second) == "supply"
    assert table.position.may_take_back(first) and table.position.may_take_back(second)
    table.play(ACTIONS["choose-build"], seat=third)
    assert not any(table.position.may_take_back(seat) for seat in range(3))
    for seat in range(3):
        with pytest.raises(UndoRefused):
            table.undo(seat)


def own_card(table: Table, seat: int) -> object:
    players = table.view(seat)["players"]
    assert isinstance(players, list)
    return players[seat]["card"]
