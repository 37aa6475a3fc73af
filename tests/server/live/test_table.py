"""The one way to change a table: stored, then so, then shown, then its bots are woken."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path

import msgspec
import pytest

import chautari
from chautari.engine import play
from chautari.engine.meta import Meta
from chautari.games.title import Title
from chautari.server.live.changes import TableChange
from chautari.server.live.table import Table
from chautari.server.live.views import Views
from chautari.server.metrics import Metrics
from chautari.server.refusals import Refused
from chautari.server.verbs import moves
from chautari.store import BadStore, Change, Store
from tests.server.live.test_life import every_game
from tests.server.live.test_secrets import Watcher, a_table


def with_table(file: Path, test: Callable[[Table, list[Table]], Awaitable[None]], game: str = "yak") -> None:
    """Runs a test on a table of two bots, with the list of those that were woken."""

    async def run() -> None:
        with Store(file) as store:
            begun = await a_table(store, chautari.game(game).meta, 2)
            woken: list[Table] = []
            await test(Table(store, Metrics(), store.load(begun.head.id), woken.append), woken)

    asyncio.run(run())


def test_a_commit_is_stored_shown_and_wakes_the_bots(tmp_path: Path) -> None:
    async def commit(table: Table, woken: list[Table]) -> None:
        watcher = Watcher()
        table.arrive(watcher, 0)
        woken.clear()
        async with table.lock:
            await table.commit(TableChange(paused=True, entries=(table.entry("paused", 0),)))
        stored = table.store.load(table.head.id)
        assert stored.head == table.head and stored.head.paused
        news = msgspec.json.decode(watcher.heard[-1])
        assert news["scene"]["paused"] and news["lines"][-1]["name"] == "paused"
        assert woken == [table]

    with_table(tmp_path / "tables.db", commit)


def test_what_cannot_be_stored_is_neither_so_nor_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(change: Change) -> "Future[None]":
        failed: Future[None] = Future()
        failed.set_exception(BadStore("the disk is full"))
        return failed

    async def commit(table: Table, woken: list[Table]) -> None:
        watcher = Watcher()
        table.arrive(watcher, 0)
        woken.clear()
        heard, head = len(watcher.heard), table.head
        monkeypatch.setattr(table.store, "commit", broken)
        async with table.lock:
            with pytest.raises(Refused, match="not"):
                await table.commit(TableChange(paused=True))
        assert table.head is head and len(watcher.heard) == heard and woken == []

    with_table(tmp_path / "tables.db", commit)


@every_game(quick="yak")
def test_a_view_is_the_games_own_and_its_shared_half_is_built_once(meta: Meta) -> None:
    state = chautari.start(meta.name, seats=meta.seats[0], seed=1).state
    game = chautari.game(meta.name)
    views = Views(game, state)
    for seat in range(-1, meta.seats[0]):
        assert bytes(views.of(seat)) == msgspec.json.encode(game.view(state, seat))
    if isinstance(game, Title):
        shared = [name for name, value in views.view(-1).items() if isinstance(value, list | dict)]
        assert any(views.view(0)[name] is views.view(1)[name] for name in shared)


def test_views_last_until_the_next_move(tmp_path: Path) -> None:
    async def act(table: Table, woken: list[Table]) -> None:
        table.arrive(Watcher(), -1)
        before = table.snapshot().views
        async with table.lock:
            await table.commit(TableChange(entries=(table.entry("paused", 0),)))
        assert table.snapshot().views is before
        position = table.playing()
        seat = position.asked[0]
        await moves.act_as_bot(table, seat, table.turn(seat), play.options(position.state, seat)[0])
        assert table.snapshot().views is not before

    with_table(tmp_path / "tables.db", act)
