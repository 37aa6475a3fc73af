"""Every verb × every role: who may do what at a table, and that a refusal changes nothing."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from chautari.store import Kept
from tests.server.people import Chair, Person
from tests.server.running import Running

pytestmark = pytest.mark.slow

ROLES = ("host", "seat", "other", "away", "resigned", "spectator", "stranger", "nobody")

Do = Callable[["Scenery", str], str]


class Scenery:
    """A table of Yak in its first morning: two people are asked, bots have answered for one away and one resigned."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.people = {role: Person(running.port, "" if role == "nobody" else None) for role in ROLES}
        created = self.people["host"].set_up("yak", "open", "open", "open", "open", stand_in="uniform")
        self.table: str = created["table"]
        self.links = [link["token"] for link in created["links"]]
        for role, token in zip(("seat", "other", "away", "resigned"), self.links, strict=True):
            self.people[role].use(token, role.title())
        for role, verb in (("away", "leave"), ("resigned", "resign")):
            with self.people[role].sit(self.table) as chair:
                chair.hear("news")
                chair.do(verb)
        self.people["spectator"].use(created["watch"])
        self.settle()

    def settle(self) -> None:
        """Until the bots have answered: from then on nothing moves by itself."""
        with self.people["seat"].sit(self.table) as chair:
            chair.until(lambda scene: scene["asked"] == [0, 1])

    def kept(self) -> Kept:
        """What is stored, but for what coming and going leaves."""
        found = self.running.store.load(self.table)
        return replace(found, head=replace(found.head, updated=0, version=0))


def over_rest(method: str, path: str, body: object = None) -> Do:
    def do(scenery: Scenery, role: str) -> str:
        answer = scenery.people[role].call(method, path.format(table=scenery.table), body)
        return "done" if answer.status in (200, 201) else str(answer.data["code"])

    return do


def over_socket(verb: str, fields: Callable[[Chair], dict[str, object]]) -> Do:
    def do(scenery: Scenery, role: str) -> str:
        with scenery.people[role].sit(scenery.table) as chair:
            if chair.hear("news", "refused")["type"] == "refused":
                return str(chair.heard[-1]["code"])
            answer = chair.ask(verb, **fields(chair))
            return "done" if answer["type"] == "done" else str(answer["code"])

    return do


def first_option(chair: Chair) -> dict[str, object]:
    question = chair.scene["question"]
    action = question["options"][0]["action"] if question else 0
    return {"turn": chair.scene["turn"], "action": action}


def nothing(chair: Chair) -> dict[str, object]:
    return {}


def turn(chair: Chair) -> dict[str, object]:
    return {"turn": chair.scene["turn"]}


def vote(chair: Chair) -> dict[str, object]:
    return {"proposal": 0, "agree": True}


NONE = "no-such-table"
# Who is away comes back by connecting: over the socket that is a person like the others.
SEATED = dict.fromkeys(("host", "resigned", "spectator"), "not-seated") | dict.fromkeys(("stranger", "nobody"), NONE)
AT_TABLE = dict.fromkeys(("resigned", "spectator"), "only-watching") | dict.fromkeys(("stranger", "nobody"), NONE)
HOSTED = dict.fromkeys(("seat", "other", "away", "resigned", "spectator"), "not-host") | dict.fromkeys(
    ("stranger", "nobody"), NONE
)
KNOWN = dict.fromkeys(("stranger", "nobody"), NONE)
PEOPLE = {"spectator": "only-watching", **KNOWN}


def everybody(code: str, **others: str) -> dict[str, str]:
    return dict.fromkeys(ROLES, code) | others


TABLE: dict[str, tuple[Do, dict[str, str]]] = {
    "act": (over_socket("act", first_option), everybody("done", away="not-asked") | SEATED),
    # What a bot chose for the absent, they may take back like their own.
    "undo": (over_socket("undo", turn), everybody("undo-refused", away="done") | SEATED),
    # There are several people at this table; at one without tests/server/verbs/test_practice.py asks the same.
    "go back": (over_socket("undo", lambda chair: turn(chair) | {"to": 0}), everybody("not-alone") | SEATED),
    "practise": (over_socket("practise", nothing), everybody("not-alone") | SEATED),
    "ask for a hint": (
        over_rest("POST", "/api/tables/{table}/hint", {"turn": 1, "step": 1}),
        everybody("not-alone") | SEATED,
    ),
    "look at the chances": (over_rest("GET", "/api/tables/{table}/chances"), everybody("not-alone") | SEATED),
    "list my choices": (over_rest("GET", "/api/tables/{table}/choices"), everybody("not-alone") | SEATED),
    "hear a lesson": (over_socket("go-on", lambda chair: {"heard": "welcome"}), everybody("no-lesson") | SEATED),
    "vote": (over_socket("vote", vote), everybody("nothing-to-vote") | SEATED),
    "leave": (over_socket("leave", nothing), everybody("done") | SEATED),
    "return": (over_socket("return", nothing), everybody("done") | SEATED),
    "resign": (over_socket("resign", nothing), everybody("done") | SEATED),
    "say": (over_socket("say", lambda chair: {"text": "hello"}), everybody("done") | AT_TABLE),
    "react": (over_socket("react", lambda chair: {"reaction": "nod"}), everybody("done") | AT_TABLE),
    "pause": (over_socket("pause", nothing), everybody("done") | AT_TABLE),
    "resume": (over_socket("resume", nothing), everybody("done") | AT_TABLE),
    "look at the table": (over_rest("GET", "/api/tables/{table}"), everybody("done") | KNOWN),
    "read the log": (over_rest("GET", "/api/tables/{table}/log"), everybody("done") | KNOWN),
    "ask why not": (
        over_rest("GET", "/api/tables/{table}/why?name=nothing"),
        everybody("no-such-name") | {"host": "not-seated", "spectator": "not-seated"} | KNOWN,
    ),
    "download the record": (over_rest("GET", "/api/tables/{table}/record"), everybody("not-over") | KNOWN),
    "start": (over_rest("POST", "/api/tables/{table}/start", {}), everybody("started") | HOSTED),
    "renew a seat's link": (over_rest("POST", "/api/tables/{table}/seats/1/link"), everybody("done") | HOSTED),
    "renew a link of no seat": (
        over_rest("POST", "/api/tables/{table}/seats/9/link"),
        everybody("no-such-seat") | HOSTED,
    ),
    "renew the spectators' link": (over_rest("POST", "/api/tables/{table}/watch-link"), everybody("done") | HOSTED),
    "renew the table's link": (over_rest("POST", "/api/tables/{table}/link"), everybody("started") | HOSTED),
    "put away": (over_rest("POST", "/api/tables/{table}/put-away", {"away": True}), everybody("done") | PEOPLE),
    "move to another device": (over_rest("POST", "/api/tables/{table}/code"), everybody("done") | PEOPLE),
    "play again": (over_rest("POST", "/api/tables/{table}/rematch"), everybody("not-over") | PEOPLE),
    "look back": (over_rest("GET", "/api/tables/{table}/moments"), everybody("done") | KNOWN),
    "read the review": (over_rest("GET", "/api/tables/{table}/review"), everybody("not-over") | KNOWN),
    "ask for a review": (over_rest("POST", "/api/tables/{table}/review", {}), everybody("not-over") | KNOWN),
    "share the review": (over_rest("POST", "/api/tables/{table}/review/link"), everybody("not-over") | PEOPLE),
    "withdraw the review's link": (
        over_rest("DELETE", "/api/tables/{table}/review/link"),
        everybody("not-over") | PEOPLE,
    ),
    "look back with all eyes": (
        over_rest("GET", "/api/tables/{table}/moments?eyes=all"),
        everybody("not-over") | KNOWN,
    ),
    "look back with another's eyes": (
        over_rest("GET", "/api/tables/{table}/moments?eyes=1"),
        everybody("not-over", other="done") | KNOWN,
    ),
    "go on from a moment": (
        over_rest("POST", "/api/tables/{table}/branch", {"moment": 0, "seat": 0}),
        everybody("not-over") | KNOWN,
    ),
    "bring a record": (over_rest("POST", "/api/records", {}), everybody("bad-record")),
    "sit down unasked": (
        over_rest("POST", "/api/tables/{table}/sit", {"name": "Newcomer"}),
        everybody("done") | {"host": "no-open-seat", "spectator": "no-open-seat"} | KNOWN,
    ),
    "be somebody": (over_rest("POST", "/api/me"), everybody("done")),
    "list puzzles": (over_rest("GET", "/api/puzzles"), everybody("done")),
    "look at a puzzle": (over_rest("GET", "/api/puzzles/yak/1"), everybody("done")),
    "answer a puzzle": (over_rest("POST", "/api/puzzles/yak/1/answer", {"action": None}), everybody("done")),
    "go on from a puzzle": (over_rest("POST", "/api/puzzles/yak/1/play", {"name": "Asha"}), everybody("done")),
    "look at the daily deal": (over_rest("GET", "/api/daily"), everybody("done")),
    "play the daily deal": (over_rest("POST", "/api/daily/yak", {"name": "Asha"}), everybody("done")),
    "list lessons": (over_rest("GET", "/api/lessons"), everybody("done")),
    "take a lesson": (over_rest("POST", "/api/lessons/yak/first", {"name": "Asha"}), everybody("done")),
    "list open tables": (over_rest("GET", "/api/open"), everybody("done")),
    "list my tables": (over_rest("GET", "/api/tables"), everybody("done")),
    "list the games": (over_rest("GET", "/api/games"), everybody("done")),
}
READS = {
    "be somebody",
    "look back",
    "look back with another's eyes",
    "list open tables",
    "look at the table",
    "read the log",
    "list my tables",
    "list the games",
    "list puzzles",
    "look at a puzzle",
    "answer a puzzle",
    # Their tables are other ones.
    "go on from a puzzle",
    "look at the daily deal",
    "play the daily deal",
}


@pytest.mark.parametrize("verb", TABLE)
def test_who_may(verb: str, running: Running) -> None:
    do, expected = TABLE[verb]
    scenery = Scenery(running)
    for role in ROLES:
        before = scenery.kept()
        found = do(scenery, role)
        assert found == expected[role], f"{verb} by {role}"
        if (found != "done" or verb in READS) and role != "away":
            assert scenery.kept() == before, f"{verb} by {role} was refused, but something changed"
        if found == "done" and verb not in READS:
            scenery = Scenery(running)


def test_nobody_plays_a_bots_seat(running: Running) -> None:
    host = Person(running.port)
    created = host.set_up("yak", "me:Asha", "bot:uniform")
    assert created["links"] == []
    answer = host.call("POST", f"/api/tables/{created['table']}/seats/1/link")
    assert (answer.status, answer.data["code"]) == (409, "bots-seat")


def test_a_host_cannot_sit_on_two_seats_to_see_both_hands(running: Running) -> None:
    host, guest = Person(running.port), Person(running.port)
    created = host.set_up("reviving-kathmandu", "me:Asha", "open")
    guest.use(created["links"][0]["token"], "Bina")
    token = host.post(f"/api/tables/{created['table']}/seats/1/link")["token"]
    assert host.call("POST", "/api/links/use", {"token": token, "name": "X"}).data["code"] == "one-seat"


def test_another_table_is_another_table(running: Running) -> None:
    """A seat at one table opens nothing at another."""
    asha, bina = Person(running.port), Person(running.port)
    own, foreign = asha.set_up("yak", "me:Asha", "bot")["table"], bina.set_up("yak", "me:Bina", "bot")["table"]
    assert asha.call("GET", f"/api/tables/{foreign}").data["code"] == NONE
    with asha.sit(foreign) as chair:
        assert chair.closed()["code"] == NONE
    assert asha.get(f"/api/tables/{own}")["seat"] == 0
