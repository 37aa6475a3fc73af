"""The friendly face: start, list, play, look, take back, save, load; bad input is one clear sentence."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import chautari
from chautari.engine.errors import (
    BadAction,
    BadOption,
    BadRecord,
    BadSeats,
    NotAsked,
    NotOffered,
    StillPlaying,
    UndoRefused,
    UnknownGame,
)
from chautari.engine.fingerprint import fingerprint
from chautari.engine.record import check_deals
from chautari.engine.table import SPECTATOR, Table

GAME = "reviving-kathmandu"


def played(seed: int = 1, moves: int = 12) -> Table:
    table = chautari.start(GAME, seats=3, seed=seed)
    for _ in range(moves):
        table.play(table.choices()[0])
    return table


def finished() -> Table:
    table = chautari.start(GAME, seats=2, seed=5)
    while not table.over:
        table.play(table.choices()[0])
    return table


def test_the_same_seed_deals_the_same_cards_and_none_deals_its_own() -> None:
    assert fingerprint(played(4).state) == fingerprint(played(4).state)
    assert fingerprint(played(4).state) != fingerprint(played(5).state)
    deals = {chautari.start(GAME, seats=3).record.deals for _ in range(3)}
    assert len(deals) == 3


def test_a_choice_says_what_it_means_and_which_rule_it_follows() -> None:
    choice = chautari.start(GAME, seats=3, seed=1).choices()[0]
    assert (str(choice), choice.name, choice.rule) == (
        "Bid coin 1 left\xa0of\xa0the\xa0upper\xa0two",
        "bid-1-on-L1",
        "RK-BID-1",
    )


def test_a_table_is_saved_and_goes_on_after_loading(tmp_path: Path) -> None:
    table = played()
    table.save(tmp_path / "game.json")
    again = chautari.load(tmp_path / "game.json")
    assert fingerprint(again.state) == fingerprint(table.state)
    assert again.story(0) == table.story(0)
    again.play(again.choices()[0])
    assert len(again.record.moves) > len(table.record.moves)


def test_a_finished_table_publishes_the_dealers_secret_and_not_before() -> None:
    assert played().record.deals[0].secret == ""
    assert len(finished().record.deals[0].secret) == 64


def test_a_saved_game_never_holds_the_secret_of_what_is_to_come() -> None:
    table = played()
    assert table._dealer.secret.hex() not in table.record.to_json()


def test_scores_name_their_sources() -> None:
    scores = finished().scores()
    assert sorted(score.place for score in scores)[0] == 1
    for score in scores:
        assert score.total == sum(source.points for source in score.sources)
        assert all(source.rule.startswith("RK-") for source in score.sources)


def test_undo_gives_the_earlier_table_or_says_why_not() -> None:
    table = chautari.start(GAME, seats=3, seed=1)
    before = fingerprint(table.state)
    seat = table.asked[0]
    table.play(table.choices()[0])
    table.undo(seat)
    assert fingerprint(table.state) == before
    with pytest.raises(UndoRefused, match="no move of yours"):
        table.undo(seat)


@pytest.mark.parametrize("seats", [0, 1, 7, 9, -3])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 6 players"):
        chautari.start(GAME, seats=seats)


def test_an_unknown_game_is_refused_with_the_names_of_the_known() -> None:
    with pytest.raises(UnknownGame, match=r"no game called 'chess'.*reviving-kathmandu"):
        chautari.game("chess")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"dragons": True}, "no option 'dragons'; it has open_missions, teams"),
        ({"teams": "four"}, "teams can't be 'four'; it can be 'none', 'two', 'three'"),
        ({"open_missions": 1}, "open_missions can't be 1"),
        ({"teams": "two"}, "teams=two does not fit a table of 3"),
    ],
)
def test_an_unknown_option_or_value_is_refused(options: dict[str, bool | int | str], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        chautari.start(GAME, seats=3, **options)


@pytest.mark.parametrize("action", [-1, 691, 10**30])
def test_an_action_id_out_of_range_is_refused(action: int) -> None:
    table = played()
    before = table.record
    with pytest.raises(BadAction, match="actions 0 to 690"):
        table.play(action)
    assert table.record is before


def test_another_seats_action_is_refused() -> None:
    table = chautari.start(GAME, seats=3, seed=1)
    other = (table.asked[0] + 1) % 3
    with pytest.raises(NotAsked, match=f"Seat {other} is not asked anything now; asked is seat {table.asked[0]}"):
        table.play(table.choices()[0].action, other)


def test_a_choice_is_played_by_the_seat_it_was_offered_to() -> None:
    table = chautari.start("yak", seats=2, seed=1)
    choice = table.choices(1)[0]
    with pytest.raises(BadSeats, match="one of seat 1, not of seat 0"):
        table.play(choice, seat=0)
    table.play(choice, seat=1)
    assert table.asked == [0]


def test_what_the_rules_forbid_is_refused_with_the_rule_and_nothing_changes() -> None:
    table = chautari.start(GAME, seats=3, seed=1)
    table.play(table.choices()[0])
    before = fingerprint(table.state)
    with pytest.raises(NotOffered, match=r"RK-BID-1.*free bid spot") as refusal:
        table.play(0)
    assert refusal.value.rule == "RK-BID-1"
    assert fingerprint(table.state) == before


def test_after_the_end_nobody_is_asked() -> None:
    table = finished()
    assert table.asked == [] and table.choices() == []
    with pytest.raises(NotAsked, match="the game is over"):
        table.play(0)


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    table = played()
    for look in (table.view, table.undo, table.choices, table.prompt):
        with pytest.raises(BadSeats, match="seats 0 to 2"):
            look(seat)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not JSON"),
        ("[1, 2]", "no record"),
        ('{"format": "pgn"}', "no record"),
        ('{"format": "chautari-record", "version": 99}', "version 99"),
        ('{"format": "chautari-record", "version": 1}', "damaged"),
    ],
)
def test_a_foreign_or_damaged_file_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "it.json").write_text(text)
    with pytest.raises(BadRecord, match=sentence):
        chautari.load(tmp_path / "it.json")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"moves": [[0, 0]]}, "Move 0 of this record can't be played"),
        ({"moves": [[-1, "a"]]}, "damaged"),
        ({"moves": [[-1, 10**30]]}, "damaged"),
        ({"moves": 7}, "damaged"),
        ({"moves": {}}, "damaged"),
        ({"deals": {}}, "damaged"),
        ({"seats": "abc"}, "damaged"),
        ({"seats": ["A", "B", ""]}, "damaged: A name is plain text"),
        ({"seats": ["A"] * 9}, "2 to 6 players"),
        ({"options": {"dragons": True}}, "no option 'dragons'"),
        ({"rules": 99}, "rules version 99"),
        ({"deals": [{}]}, "damaged"),
    ],
)
def test_a_changed_record_is_refused_with_what_is_wrong(
    tmp_path: Path, change: dict[str, object], sentence: str
) -> None:
    data = json.loads(played().record.to_json()) | change
    (tmp_path / "it.json").write_text(json.dumps(data))
    with pytest.raises(BadRecord, match=sentence):
        chautari.load(tmp_path / "it.json")


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="can't be read"):
        chautari.load(tmp_path / "nowhere.json")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="not text"):
        chautari.load(tmp_path / "picture.png")


@pytest.mark.parametrize("choice", ["x", None, 1.5, [], 5.0])
def test_what_is_no_number_is_refused_and_nothing_changes(choice: object) -> None:
    table = played()
    before = fingerprint(table.state)
    with pytest.raises(BadAction):
        table.play(choice)  # type: ignore[arg-type]
    for look in (table.view, table.choices, table.undo, table.story):
        with pytest.raises(BadSeats):
            look(choice if choice is not None else "0")  # type: ignore[arg-type]
    assert fingerprint(table.state) == before


def test_numbers_of_other_kinds_are_taken_as_whole_numbers() -> None:
    table = chautari.start(GAME, seats=3, seed=1)
    table.play(True)
    assert table.record.moves[-1] == (table.record.moves[-1][0], 1)
    assert type(table.record.moves[-1][1]) is int


@pytest.mark.parametrize(
    "seats", [3.0, None, "abc", [1, 2, 3], ["", "B", "C"], ["A\n", "B", "C"], ["\x1b[2J", "B", "C"]]
)
def test_seats_are_a_number_or_plain_names(seats: object) -> None:
    with pytest.raises(BadSeats):
        chautari.start(GAME, seats=seats)  # type: ignore[arg-type]


def test_a_huge_number_of_seats_is_refused_at_once() -> None:
    with pytest.raises(BadSeats):
        chautari.start(GAME, seats=10**12)


def test_scores_wait_for_the_end_because_they_hold_secrets() -> None:
    with pytest.raises(StillPlaying):
        played().scores()


def test_after_the_end_nothing_is_taken_back() -> None:
    table = finished()
    for seat in range(2):
        with pytest.raises(UndoRefused, match="The game is over"):
            table.undo(seat)


def test_a_game_that_was_saved_on_the_way_proves_its_whole_deal(tmp_path: Path) -> None:
    table = played()
    table.save(tmp_path / "game.json")
    again = chautari.load(tmp_path / "game.json")
    while not again.over:
        again.play(again.choices()[0])
    assert len(again.record.deals) == 2
    check_deals(again.game, again.record)


def test_a_secret_that_does_not_fit_its_commitment_proves_nothing() -> None:
    record = finished().record
    for secret in ("", "zz", "00" * 32):
        with pytest.raises(BadRecord, match="no secret that fits"):
            check_deals(chautari.game(GAME), replace(record, deals=(replace(record.deals[0], secret=secret),)))


def test_a_dealer_who_came_after_a_move_that_is_taken_back_deals_from_there_on(tmp_path: Path) -> None:
    table = chautari.start(GAME, seats=3, seed=1)
    seat = table.asked[0]
    table.play(table.choices()[0])
    table.save(tmp_path / "game.json")
    table = chautari.load(tmp_path / "game.json")
    table.undo(seat)
    assert table.record.deals[-1].start == len(table.record.moves)
    while not table.over:
        table.play(table.choices()[-1])
    check_deals(table.game, table.record)


def test_saving_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="can't be written"):
        played().save(tmp_path / "nowhere" / "game.json")


@pytest.mark.parametrize("text", ["[" * 100_000, '{"format": "chautari-record", "version": true}'])
def test_odd_json_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "it.json").write_text(text)
    with pytest.raises(BadRecord):
        chautari.load(tmp_path / "it.json")


def test_a_spectator_hears_what_nobody_at_the_table_hides() -> None:
    table = chautari.start(GAME, seats=["Asha", "Bina", "Chandra"], seed=2)
    assert not any(re.search(r"got mission \d", line) for line in table.story(SPECTATOR))
    assert any(re.match(r"Asha got mission \d", line) for line in table.story(0))
    assert "Bina got a mission." in table.story(0)
