"""The REST part: pages, headers, limits, foreign pages, tables that can't be, versions that can't be played."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

import chautari
from chautari.bots.levels import LEVELS
from chautari.engine.record import Record
from chautari.server.config import Limits, ServerConfig
from chautari.server.net.proxies import is_loopback
from chautari.store import Change, Store
from tests.server.live.test_life import table_of_two
from tests.server.people import Chair, Person
from tests.server.running import Running


@pytest.mark.parametrize(
    ("body", "code", "word"),
    [
        ({"game": "chess", "seats": [{"kind": "open"}]}, "bad-table", "chess"),
        ({"game": "yak", "seats": [{"kind": "open"}]}, "bad-table", "2 to 4"),
        ({"game": "yak", "seats": [{"kind": "open"}] * 2, "options": {"fog": True}}, "bad-table", "fog"),
        ({"game": "yak", "seats": [{"kind": "open"}] * 2, "options": {"bonus_cards": "3"}}, "bad-table", "bonus_cards"),
        ({"game": "yak", "seats": [{"kind": "bot", "level": "process:rm"}] * 2}, "no-such-level", "novice"),
        ({"game": "yak", "seats": [{"kind": "bot", "level": "greedy:9999ms"}] * 2}, "no-such-level", "master"),
        ({"game": "yak", "seats": [{"kind": "me", "name": "A"}] * 2}, "one-seat", "one seat"),
        ({"game": "yak", "seats": [{"kind": "me"}, {"kind": "open"}]}, "no-name", "name"),
        ({"game": "yak", "seats": [{"kind": "king"}] * 2}, "not-understood", "king"),
        ({"game": "yak", "seats": [{"kind": "open"}] * 2, "cheat": 1}, "not-understood", "cheat"),
        ([], "not-understood", "object"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(asha: Person, body: Any, code: str, word: str) -> None:
    answer = asha.call("POST", "/api/tables", body)
    assert (answer.status, answer.data["code"]) == (400, code) and word in answer.data["reason"]


def test_only_json_of_a_fair_size(asha: Person) -> None:
    assert asha.call("POST", "/api/tables", b"{", **{"Content-Type": "text/plain"}).status == 415
    answer = asha.call("POST", "/api/tables", b" " * 40_000)
    assert (answer.status, answer.data["code"]) == (413, "too-large")
    for wrong in (b"[" * 30_000, b'{"game": "\xff"}', b""):
        assert asha.call("POST", "/api/tables", wrong).data["code"] == "not-understood"


def test_a_page_of_another_site_cannot_act(running: Running, asha: Person) -> None:
    body = {"game": "yak", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]}
    for origin in ("https://evil.example", "null", "http://[", "", f"http://127.0.0.1:{running.port + 1}"):
        assert asha.call("POST", "/api/tables", body, Origin=origin).data["code"] == "foreign-page"
    assert asha.call("POST", "/api/tables", body, Origin=f"http://127.0.0.1:{running.port}").status == 201
    table = asha.set_up("yak", "me:Asha", "bot")["table"]
    with Chair(asha, table, origin="https://evil.example") as chair:
        assert chair.closed()["code"] == "foreign-page"


def test_a_house_behind_a_proxy_names_its_own_address(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", ServerConfig(origins=("https://play.example",))) as running:
        asha = Person(running.port)
        body = {"game": "yak", "seats": [{"kind": "open"}] * 2}
        assert asha.call("POST", "/api/tables", body, Origin="https://play.example").status == 201
        assert asha.call("POST", "/api/tables", body, Origin="https://play.example.evil").status == 403


@pytest.mark.parametrize("table", ["..", "%00", "%2e%2e%2f", "x" * 3000, "%F0%9F%90%82", "a'b"])
def test_a_table_that_nobody_could_have_set_up_is_not_there(asha: Person, table: str) -> None:
    assert asha.call("GET", f"/api/tables/{table}").status == 404
    assert asha.call("POST", f"/api/tables/{table}/seats/{'9' * 5000}/link").status == 404


def test_every_answer_carries_the_headers_that_keep_a_browser_safe(asha: Person) -> None:
    for path in ("/", "/api", "/api/games", "/nowhere", "/api/tables/x"):
        headers = asha.call("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


class Page(HTMLParser):
    """What a page loads and where it leads."""

    def __init__(self) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.ids: set[str] = set()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name in ("href", "src"):
                self.leads.append(str(value))
            if name == "id":
                self.ids.add(str(value))


@pytest.mark.parametrize("path", ["/", "/join", "/api"])
def test_pages_load_nothing_from_elsewhere_and_their_links_lead_somewhere(asha: Person, path: str) -> None:
    page = Page()
    page.feed(asha.call("GET", path).text)
    assert "script" not in page.tags and page.leads
    for lead in page.leads:
        if lead.startswith("#"):
            assert lead[1:] in page.ids
        elif not lead.startswith("data:"):
            assert lead.startswith("/") and asha.call("GET", lead).status == 200


def test_openapi_describes_every_path(asha: Person) -> None:
    described = asha.get("/api/openapi.json")
    assert len(described["paths"]) >= 12 and described["openapi"].startswith("3.1")
    for methods in described["paths"].values():
        for operation in methods.values():
            assert operation["summary"].endswith((".", ";")) or operation["summary"]
            assert "default" in operation["responses"]


def test_what_is_not_there_is_said_so(asha: Person) -> None:
    assert asha.call("GET", "/api/nothing").data["code"] == "no-such-page"
    assert asha.call("DELETE", "/api/tables").data["code"] == "wrong-method"


def test_health_and_metrics(asha: Person) -> None:
    assert asha.get("/health")["status"] == "ok"
    text = asha.call("GET", "/metrics").text
    for line in text.splitlines():
        assert line.startswith(("# HELP chautari_", "# TYPE chautari_", "chautari_"))
    assert 'chautari_action_seconds_bucket{le="+Inf"}' in text


def test_metrics_are_for_this_machine_only() -> None:
    assert all(is_loopback(host) for host in ("127.0.0.1", "::1"))
    assert not any(is_loopback(host) for host in ("192.168.1.7", "", "here"))


def test_limits_hold_and_say_so(tmp_path: Path) -> None:
    few = Limits(
        requests=(30, 0), creations=(2, 0), tokens=(5, 0), messages=(5, 100), chat=(2, 0), sockets=2, viewers=1
    )
    with Running(tmp_path / "tables.db", ServerConfig(limits=few, bot_pause=0)) as running:
        asha, bina, chandra = (Person(running.port) for _ in range(3))
        created = asha.set_up("yak", "me:Asha", "bot:uniform")
        table = created["table"]
        asha.set_up("yak", "me:Asha", "bot:uniform")
        refusal = asha.call("POST", "/api/tables", {"game": "yak", "seats": [{"kind": "open"}] * 2})
        assert (refusal.status, refusal.data["code"]) == (429, "too-fast")
        with asha.sit(table) as chair:
            chair.hear("news")
            chair.do("say", text="one")
            chair.do("say", text="two")
            assert chair.refused("say", text="three") == "too-fast"
            for person in (bina, chandra):
                person.use(created["watch"])
            with bina.sit(table) as first, chandra.sit(table) as second:
                assert first.hear("news") and second.closed()["code"] == "too-many-viewers"
            for number in range(20):
                chair.send({"type": "pause", "key": f"{number}"})
            assert [chair.hear("done")["key"] for _ in range(20)] == [f"{number}" for number in range(20)]
        guesses = [chandra.call("POST", "/api/links/look", {"token": "A" * 43}).data["code"] for _ in range(4)]
        assert guesses == ["no-such-link"] * 3 + ["too-fast"]
        codes = [asha.call("GET", "/api/games").status for _ in range(30)]
        assert codes[0] == 200 and codes[-1] == 429


def test_a_table_that_is_asked_for_twice_is_set_up_once(tmp_path: Path) -> None:
    wanted = {"game": "yak", "seats": [{"kind": "me", "name": "Asha"}, {"kind": "open"}]}
    with Running(tmp_path / "tables.db") as running:
        asha, bina = Person(running.port), Person(running.port)
        first, again, other = (asha.call("POST", "/api/tables", wanted, **keyed(key)).data for key in "aab")
        assert first == again != other and len(asha.get("/api/tables")["tables"]) == 2
        assert bina.call("POST", "/api/tables", wanted, **keyed("a")).data["table"] != first["table"]
        bina.use(first["links"][0]["token"], "Bina")
        others = ({"game": "kathmandu"}, {"seats": [{"kind": "open"}] * 2}, {"listed": True}, {"away_minutes": 5})
        for wrong in ({**wanted, **other} for other in others):
            assert asha.call("POST", "/api/tables", wrong, **keyed("a")).data["code"] == "key-used"
        for key in ("", "x" * 65, "a b"):
            assert asha.call("POST", "/api/tables", wanted, **keyed(key)).data["code"] == "not-understood"
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port, asha.token)
        assert asha.call("POST", "/api/tables", wanted, **keyed("a")).data == first, "also by the server after this one"
        with ThreadPoolExecutor(8) as several:
            answers = [several.submit(asha.call, "POST", "/api/tables", wanted, **keyed("c")) for _ in range(8)]
        assert len({answer.result().text for answer in answers}) == 1, "also at once"
        assert len(asha.get("/api/tables")["tables"]) == 3


def test_of_a_table_that_is_asked_for_again_only_links_that_open_something_are_told(asha: Person) -> None:
    wanted = {"game": "yak", "seats": [{"kind": "open"}] * 3}
    first = asha.call("POST", "/api/tables", wanted, **keyed("a")).data
    asha.post(f"/api/tables/{first['table']}/seats/1/link")
    asha.post(f"/api/tables/{first['table']}/watch-link")
    again = asha.call("POST", "/api/tables", wanted, **keyed("a")).data
    assert [link["seat"] for link in again["links"]] == [0, 2] and again["watch"] is None


def keyed(key: str) -> dict[str, str]:
    return {"Idempotency-Key": key}


def test_who_asks_twice_because_the_answer_was_lost_is_one_person(running: Running) -> None:
    nobody = Person(running.port, "")
    answer = nobody.call("POST", "/api/me")
    asha = Person(running.port, answer.headers["set-cookie"].partition("=")[2].partition(";")[0])
    assert answer.data == {"known": False} and asha.post("/api/me") == {"known": True}
    host = Person(running.port)
    token = host.set_up("yak", "me:Host", "open", "open")["links"][0]["token"]
    assert asha.use(token, "Asha") == asha.use(token, "Asha")


def test_what_is_not_open_is_explained_by_its_rule(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        offered = {option["name"] for option in chair.question["options"]}
        game = chautari.game("yak")
        names = [game.action_name(action) for action in range(game.actions)]

        def why(name: str) -> Any:
            return asha.get(f"/api/tables/{table}/why?{urlencode({'name': name})}")

        refusals = [why(name) for name in names if name not in offered][::40]
        rules = {rule["id"]: rule["text"] for rule in asha.get("/api/games/yak/rules")["rules"]}
        assert refusals and all(one["rule"] in rules and one["reason"].endswith(".") for one in refusals)
        assert why(min(offered))["code"] == "offered"
        assert asha.call("GET", f"/api/tables/{table}/why?name=fly").data["code"] == "no-such-name"
        chair.act()
        assert why(min(offered)) == {"code": "not-asked", "reason": "You are not asked anything now.", "rule": None}


def test_games_options_and_levels_are_explained(asha: Person) -> None:
    found = asha.get("/api/games")
    assert [level["name"] for level in found["levels"]] == list(LEVELS)
    for game in found["games"]:
        for option in game["options"]:
            texts = [option["title"], option["text"], *(choice["text"] for choice in option["choices"])]
            assert all(texts) and len(set(texts)) == len(texts)


def test_a_link_says_where_it_leads_before_it_is_used(asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "invited:Bina")
    seat, watch = created["links"][0]["token"], created["watch"]
    preview = bina.post("/api/links/look", {"token": seat})
    assert (preview["leads_to"], preview["seat"], preview["used"]) == ("seat", 1, False)
    assert bina.post("/api/links/look", {"token": watch})["leads_to"] == "watch"
    assert bina.call("GET", f"/api/tables/{created['table']}").status == 404, "looking opens nothing"
    assert bina.use(seat) == {"table": created["table"], "seat": 1}
    assert asha.post("/api/links/look", {"token": seat})["used"]


def test_a_table_of_another_rules_version_says_so_and_stays_downloadable(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port)
        table = table_of_two(asha, Person(running.port))
    with Store(tmp_path / "tables.db") as store:
        head = store.load(table).head
        store.commit(Change(replace(head, rules=99, version=head.version + 1))).result()
    with Running(tmp_path / "tables.db") as running:
        again = Person(running.port, asha.token)
        assert again.get("/api/tables")["tables"][0]["problem"]
        with again.sit(table) as chair:
            refusal = chair.closed()
            assert refusal["code"] == "unplayable" and "version 99" in refusal["reason"]
        answer = again.call("GET", f"/api/tables/{table}/record")
        assert answer.status == 200 and Record.from_json(answer.text).rules == 99
        assert len(Record.from_json(answer.text).moves) == head.moves > 0
        assert running.store.load(table).entries[-1].kind == "downloaded", "it shows hidden cards: everybody can know"
        assert again.get(f"/api/tables/{table}")["problem"].startswith("This record was played by rules version 99")


def test_a_table_that_left_memory_shows_the_same(running: Running, asha: Person) -> None:
    created = asha.set_up("yak", "bot:uniform", "bot:uniform", "bot:uniform", "bot:uniform")
    with asha.sit(created["table"]) as chair:
        known = chair.until(lambda scene: scene["stage"] == "finished")
    running.registry.tables[created["table"]].gone = True
    with asha.sit(created["table"]) as chair:
        assert chair.until(lambda scene: bool(scene["stage"]))["scores"] == known["scores"]


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    """Two would not know of each other's changes."""
    with Store(tmp_path / "tables.db") as store:
        store.hold()
        command = [sys.executable, "-m", "chautari.cli", "serve", "--port", "0", "--store", str(tmp_path / "tables.db")]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2 and done.stderr.count("\n") == 1


def test_json_is_all_that_is_spoken(asha: Person) -> None:
    for path in ("/api/games", "/api/tables", "/api/openapi.json", "/api/wire.json"):
        answer = asha.call("GET", path)
        assert answer.headers["content-type"] == "application/json" and json.loads(answer.text)
