"""The colours of seats: chosen on sitting down, no two alike, and kept by their people."""

import pytest

from chautari.server.live.seats import mark_of
from chautari.server.refusals import Refused
from chautari.server.verbs.marks import first_marks
from chautari.store import Seat
from tests.server.people import Person


def marks(person: Person, table: str) -> list[int]:
    return [seat["mark"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_a_seat_without_a_wish_has_its_own_number_or_what_is_left() -> None:
    assert first_marks([None, None, None]) == [0, 1, 2]
    assert first_marks([None, 0, None]) == [1, 0, 2]
    assert first_marks([5, None, None]) == [5, 1, 2]
    with pytest.raises(Refused):
        first_marks([3, 3])


def test_a_store_of_before_has_marks_in_the_order_of_the_seats() -> None:
    assert mark_of(Seat(3)) == 3


def test_whoever_sits_down_has_the_colour_they_like_if_nobody_has_it(
    asha: Person, bina: Person, stranger: Person
) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open", "bot:uniform")
    assert bina.refused_use(created["link"], "Bina", mark=0) == "mark-taken"
    assert bina.refused_use(created["link"], "Bina", mark=3) == "mark-taken", "bots have theirs, too"
    bina.use(created["link"], "Bina", mark=2)
    assert marks(asha, created["table"]) == [0, 2, 1, 3], "the free seat whose colour it was has the other one"
    assert bina.refused_use(created["link"], "Bina", mark=6) == "not-understood"
    stranger.use(created["link"], "Chandra", mark=5)
    assert marks(asha, created["table"]) == [0, 2, 5, 3]


def test_a_host_may_choose_for_the_seats_of_a_new_table(asha: Person) -> None:
    seats = [{"kind": "me", "name": "Asha", "mark": 1}, {"kind": "bot", "level": "uniform"}]
    table = asha.post("/api/tables", {"game": "yak", "seats": seats})["table"]
    assert marks(asha, table) == [1, 0]
    twice = [{"kind": "me", "name": "Asha", "mark": 1}, {"kind": "bot", "mark": 1}]
    assert asha.call("POST", "/api/tables", {"game": "yak", "seats": twice}).data["code"] == "mark-taken"


def test_whoever_gets_up_leaves_no_colour_twice(asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    bina.use(created["link"], "Bina", seat=1, mark=2)
    with bina.sit(created["table"]) as chair:
        chair.hear("news")
        chair.send({"type": "leave", "key": "up"})
        chair.closed()
    assert marks(asha, created["table"]) == [0, 2, 1]
