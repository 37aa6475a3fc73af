"""A finished game is shown to strangers by a link: its review and its moments, and nothing else of its table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.review.games import finished
from tests.server.people import Answer, Person
from tests.server.reviews.test_desk import brought
from tests.server.running import Running


class Shown(NamedTuple):
    """A finished game, who has played it, the link to it, and somebody who has never been at its table."""

    running: Running
    asha: Person
    table: str
    token: str
    stranger: Person

    def ask(self, method: str, rest: str, body: object = None) -> Answer:
        return self.stranger.call(method, f"/api/tables/{self.table}{rest}", body, **{"Chautari-Link": self.token})


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[Shown]:
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port)
        table = brought(asha, finished("yak"))
        yield Shown(running, asha, table, link_to(asha, table), Person(running.port))


def link_to(person: Person, table: str) -> str:
    return str(person.post(f"/api/tables/{table}/review/link")["token"])


READABLE = [
    ("GET", "", None),
    ("GET", "/review", None),
    ("GET", "/moments", None),
    ("GET", "/moments?eyes=all", None),
    ("GET", "/moments?eyes=1", None),
    ("POST", "/branch", {"moment": 3, "seat": 0, "level": "novice", "name": "Bina"}),
]
SHUT = [
    ("GET", "/log", None),
    ("GET", "/record", None),
    ("GET", "/why?name=nothing", None),
    ("GET", "/choices", None),
    ("POST", "/rematch", None),
    ("POST", "/code", None),
    ("POST", "/watch-link", None),
    ("POST", "/review/link", None),
    ("DELETE", "/review/link", None),
    ("POST", "/put-away", {"away": True}),
]


@pytest.mark.parametrize(("method", "rest", "body"), READABLE)
def test_the_link_shows_the_game(shown: Shown, method: str, rest: str, body: Any) -> None:
    assert shown.ask(method, rest, body).status in (200, 201)


@pytest.mark.parametrize(("method", "rest", "body"), SHUT)
def test_the_link_opens_nothing_else(shown: Shown, method: str, rest: str, body: Any) -> None:
    assert shown.ask(method, rest, body).data["code"] == "no-such-table"


@pytest.mark.parametrize(("method", "rest", "body"), READABLE)
def test_without_the_link_there_is_no_such_table(shown: Shown, method: str, rest: str, body: Any) -> None:
    for token in ("", "nonsense", "x" * 43, link_to(shown.asha, brought(shown.asha, finished("adventure-tours")))):
        assert shown._replace(token=token).ask(method, rest, body).data["code"] == "no-such-table"


def test_a_link_to_look_back_is_none_to_join_by(shown: Shown) -> None:
    for verb in ("look", "use"):
        assert shown.stranger.call("POST", f"/api/links/{verb}", {"token": shown.token}).data["code"] == "no-such-link"


def test_a_link_of_another_kind_does_not_show_the_game(shown: Shown) -> None:
    token = shown.asha.post(f"/api/tables/{shown.table}/watch-link")["token"]
    assert shown._replace(token=token).ask("GET", "/review").data["code"] == "no-such-table"


def test_who_shares_twice_has_the_same_link_and_the_first_one_goes_on(shown: Shown) -> None:
    assert link_to(shown.asha, shown.table) == shown.token
    assert len([one for one in shown.running.store.links(shown.table) if one.purpose == "look-back"]) == 1


def test_the_link_opens_no_socket(shown: Shown) -> None:
    with shown.stranger.sit(shown.table) as chair:
        assert chair.hear("news", "refused")["code"] == "no-such-table"


def test_what_people_said_is_not_shown(shown: Shown) -> None:
    with shown.asha.sit(shown.table) as chair:
        chair.hear("news")
        chair.do("say", text="this is between us")
    own = shown.asha.call("GET", f"/api/tables/{shown.table}/moments?first=0&count=50")
    last = own.data["total"] - 1
    rest = f"/moments?first={last}&count=1"
    assert "between us" in shown.asha.call("GET", f"/api/tables/{shown.table}{rest}").text
    assert "between us" not in shown.ask("GET", rest).text


def withdraw(person: Person, table: str) -> Answer:
    return person.call("DELETE", f"/api/tables/{table}/review/link")


@pytest.mark.parametrize(("method", "rest", "body"), READABLE)
def test_a_link_that_is_withdrawn_is_like_a_wrong_one(shown: Shown, method: str, rest: str, body: Any) -> None:
    assert shown.ask(method, rest, body).status in (200, 201)
    assert withdraw(shown.asha, shown.table).status == 200
    wrong = shown._replace(token="x" * 43).ask(method, rest, body)
    assert shown.ask(method, rest, body).data == wrong.data
    assert wrong.data["code"] == "no-such-table"


def test_who_withdraws_twice_or_before_sharing_changes_nothing(shown: Shown) -> None:
    other = brought(shown.asha, finished("adventure-tours"))
    assert withdraw(shown.asha, other).status == 200
    assert [withdraw(shown.asha, shown.table).status for _ in range(2)] == [200, 200]
    assert [link.purpose for link in shown.running.store.links(shown.table)].count("withdrawn") == 1


def test_sharing_again_makes_another_link_and_revives_none(shown: Shown) -> None:
    withdraw(shown.asha, shown.table)
    again = link_to(shown.asha, shown.table)
    assert again != shown.token and link_to(shown.asha, shown.table) == again
    assert shown.ask("GET", "/review").data["code"] == "no-such-table"
    assert shown._replace(token=again).ask("GET", "/review").status == 200


def test_nobody_withdraws_anothers_link(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        asha, bina, stranger = Person(running.port), Person(running.port), Person(running.port)
        created = asha.set_up("yak", "me:Asha", "open")
        bina.use(created["links"][0]["token"], "Bina")
        table = created["table"]
        with asha.sit(table) as first, bina.sit(table) as second:
            while first.settled().scene["stage"] != "finished":
                for chair in (first, second):
                    if chair.settled().scene["question"]:
                        chair.act()
        links = [link_to(person, table) for person in (asha, bina)]
        assert withdraw(stranger, table).data["code"] == "no-such-table"
        withdraw(bina, table)
        shown = [Shown(running, asha, table, token, stranger).ask("GET", "/review").status for token in links]
        assert shown == [200, 404]
