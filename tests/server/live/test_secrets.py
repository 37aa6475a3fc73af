"""Nothing secret leaves the server: not in a message, not in a number, not in a log, not in an error."""

import asyncio
import json
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import chautari
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.meta import Meta
from chautari.engine.record import walk
from chautari.engine.table import SPECTATOR
from chautari.games.words import ENGLISH, LANGUAGES, speaking
from chautari.server import wire
from chautari.server.live.changes import TableChange, new_game
from chautari.server.live.streams import Viewer
from chautari.server.live.table import Table
from chautari.server.metrics import Metrics
from chautari.server.verbs import creation, moves
from chautari.store import Kept, Store, hashed
from tests.server.live.test_life import every_game, play_to_the_end
from tests.server.people import Chair, Person
from tests.server.running import Running


class Watcher(Viewer):
    """Follows one seat of a table in this process, and keeps every byte."""

    def __init__(self, language: str = ENGLISH) -> None:
        with speaking(language):
            super().__init__("")
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self, code: str) -> None:
        raise AssertionError(code)


async def a_table(store: Store, meta: Meta, seats: int) -> Table:
    wanted = wire.NewTable(meta.name, [wire.WantedSeat("bot", None, "uniform") for _ in range(seats)])
    change, _ = creation.new_table(wanted, "host", "")
    await asyncio.wrap_future(store.commit(change))
    table = Table(store, Metrics(), Kept(change.head, change.seats, (), (), change.entries, {}))
    async with table.lock:
        await table.commit(TableChange(game=new_game(table.head, table.seats)))
    return table


async def moments(store: Store, meta: Meta, seats: int, count: int, seed: int) -> Any:
    """A game played by chance through the server's own doors, looked at before and after every move."""
    table, chance = await a_table(store, meta, seats), Random(seed)
    watchers = {seat: Watcher(LANGUAGES[seat % 2]) for seat in range(SPECTATOR, seats)}
    for seat, watcher in watchers.items():
        table.arrive(watcher, seat)
    for _ in range(count):
        position = table.playing()
        seat = chance.choice(position.asked)
        action = chance.choice(play.options(position.state, seat))
        marks = {one: len(watcher.heard) for one, watcher in watchers.items()}
        before = {one: msgspec.json.encode(position.game.view(position.state, one)) for one in watchers}
        await moves.act_as_bot(table, seat, table.turn(seat), action)
        yield table, seat, before, {one: watcher.heard[marks[one] :] for one, watcher in watchers.items()}
        if table.head.stage == "finished":
            return


def imagined(table: Table, seat: int, seed: int) -> Table:
    """The same table with everything drawn anew that a seat can't know."""
    other = copy(table)
    other.position = copy(table.playing())
    other.position.state = other.position.game.imagine(other.position.state, seat, Dice(seed))
    return other


@every_game(quick="reviving-kathmandu")
def test_a_scene_depends_on_nothing_its_viewer_cannot_know(meta: Meta, tmp_path: Path) -> None:
    async def look() -> None:
        with Store(tmp_path / "tables.db") as store:
            async for table, _, _, _ in moments(store, meta, meta.seats[0], 60, seed=3):
                if table.head.stage == "finished":
                    return
                for seat in range(SPECTATOR, meta.seats[0]):
                    seen = msgspec.json.encode(table.scene(seat))
                    for seed in range(2):
                        assert msgspec.json.encode(imagined(table, seat, seed).scene(seat)) == seen

    asyncio.run(look())


@every_game(quick="reviving-kathmandu")
def test_what_a_viewer_cannot_see_or_hear_leaves_no_trace(meta: Meta, tmp_path: Path) -> None:
    """No message and no gap in the numbers betrays a move that changes nothing for the viewer."""

    async def look() -> None:
        numbers: dict[int, int] = {}
        silent = 0
        with Store(tmp_path / "tables.db") as store:
            async for table, mover, before, news in moments(store, meta, meta.seats[0], 150, seed=5):
                position = table.playing() if table.head.stage == "playing" else table.position
                for seat, messages in news.items():
                    after = msgspec.json.encode(position.game.view(position.state, seat))
                    told = [msgspec.json.decode(message) for message in messages]
                    heard = [line for one in told for line in one["lines"]]
                    if seat != mover and after == before[seat] and not heard:
                        assert told == []
                        silent += 1
                    for one in told:
                        assert one["number"] == numbers.get(seat, one["number"] - 1) + 1
                        numbers[seat] = one["number"]
        # Cards picked up while all build tell the others nothing at all.
        assert silent or meta.name != "reviving-kathmandu"

    asyncio.run(look())


@every_game(quick="adventure-tours")
def test_a_whole_game_over_sockets_tells_no_secret_before_its_end(
    meta: Meta, running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    asha, bina, watcher = (Person(running.port) for _ in range(3))
    created = asha.set_up(meta.name, "me:Asha", "open", *["bot:uniform"] * (meta.seats[0] - 2))
    bina.use(created["links"][0]["token"], "Bina")
    watcher.use(created["watch"])
    table = created["table"]
    chairs: list[Chair] = [person.sit(table) for person in (asha, bina, watcher)]
    chairs[2].hear("news")
    secret = running.store.load(table).deals[0].secret.hex()
    play_to_the_end(*chairs[:2])
    chairs[2].until(lambda scene: scene["stage"] == "finished")
    tokens = [person.token for person in (asha, bina, watcher)] + [created["watch"], created["links"][0]["token"]]
    forbidden = [*tokens, *map(hashed, tokens)]
    for chair in chairs:
        assert any(secret in text for text in chair.raw), "at the end it is shown"
        for text in chair.raw:
            message = json.loads(text)
            over = message.get("scene") and message["scene"]["stage"] == "finished"
            assert over or secret not in text
            assert not any(word in text for word in forbidden)
        chair.__exit__()
    public = asha.call("GET", "/metrics").text + asha.call("GET", "/health").text + caplog.text
    assert not any(word in public for word in [*forbidden, table, "Asha"])


@every_game(quick="adventure-tours")
def test_every_viewer_hears_exactly_what_the_rules_tell_it(meta: Meta, running: Running) -> None:
    asha, bina, watcher = (Person(running.port) for _ in range(3))
    created = asha.set_up(meta.name, "me:Asha", "open", *["bot:uniform"] * (meta.seats[0] - 2))
    bina.use(created["links"][0]["token"], "Bina")
    watcher.use(created["watch"])
    chairs = [person.sit(created["table"]) for person in (asha, bina, watcher)]
    for number in range(12):
        for chair in chairs[:2]:
            if chair.settled().scene["question"] is not None:
                chair.act(number)
    for chair in chairs:
        chair.send("nonsense")
        chair.hear("refused")
    with_bots = len(running.store.load(created["table"]).seats) > 2
    game, record = chautari.game(meta.name), running.store.load(created["table"]).record()
    events = []
    for state in walk(game, record):
        events += state.events or []
        state.events = []
    for seat, chair in ((0, chairs[0]), (1, chairs[1]), (SPECTATOR, chairs[2])):
        heard = [(line["name"], line["seat"], tuple(line["values"])) for line in chair.log if line["kind"] == "event"]
        told = [(event.name, event.seat, tuple(event.values)) for event in events if event.heard_by(seat)]
        assert heard == told[: len(heard)] and (with_bots or len(heard) == len(told))
        chair.__exit__()


def test_before_the_start_nothing_is_dealt_that_a_host_could_look_at(running: Running, asha: Person) -> None:
    created = asha.set_up("reviving-kathmandu", "me:Asha", "open")
    kept = running.store.load(created["table"])
    assert kept.moves == () and kept.deals == ()
    with asha.sit(created["table"]) as chair:
        assert chair.until(lambda scene: bool(scene["stage"]))["view"] is None


def test_tokens_are_stored_hashed(running: Running, asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open")
    token = created["links"][0]["token"]
    bina.use(token, "Bina")
    code = bina.post(f"/api/tables/{created['table']}/code")["code"]
    kept = repr(running.store.load(created["table"])) + repr(running.store.links(created["table"]))
    assert hashed(token) in kept and hashed(bina.token) in kept
    assert not any(word in kept for word in (token, created["watch"], asha.token, bina.token, code))


def test_a_cookie_is_closed_to_scripts_and_other_sites(running: Running) -> None:
    newcomer = Person(running.port, token="")
    answer = newcomer.call(
        "POST", "/api/tables", {"game": "yak", "seats": [{"kind": "me", "name": "A"}] * 1 + [{"kind": "open"}]}
    )
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Path=/" in cookie
    assert "set-cookie" not in newcomer.call("GET", "/api/tables").headers
