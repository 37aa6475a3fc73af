"""kill -9 under load, many rounds: what clients were told is compared with what is stored.

Run it with the Python that has chautari installed: `.venv/bin/python bench/kills.py [--rounds 50]`. Guests play as
fast as they are answered, come back after each kill with the last message they have, and send again what nobody has
acknowledged, with the same key. Afterwards every guest's log is compared line by line with the stored record.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from guests import Guest, WebSocketException, set_up
from load import GAMES
from serving import Server
from sqlalchemy import select

import chautari
from chautari.engine.events import Event
from chautari.engine.record import Record, walk
from chautari.server import wire
from chautari.store import Store
from chautari.store.schema import ANSWERS


class Player:
    """A guest that never stops: it answers, waits for the word on it, and after a kill asks again with the same key."""

    def __init__(self, guest: Guest, dice: random.Random) -> None:
        self.guest, self.dice = guest, dice
        self.sent: dict[str, wire.Act] = {}
        self.answered: set[str] = set()
        self.returns = 0

    async def live(self, until: asyncio.Event) -> None:
        while not until.is_set() and not self.guest.over:
            with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
                await self.guest.connect()
                self.returns += 1
                listening = asyncio.create_task(self.guest.listen())
                playing = asyncio.create_task(self.play(until))
                stopping = asyncio.create_task(until.wait())
                await asyncio.wait([listening, playing, stopping], return_when=asyncio.FIRST_COMPLETED)
                for task in (listening, playing, stopping):
                    task.cancel()
                await asyncio.gather(listening, playing, stopping, return_exceptions=True)
                await asyncio.wait_for(self.guest.socket.close(), 1) if self.guest.socket else None
            await asyncio.sleep(0.05)

    async def play(self, until: asyncio.Event) -> None:
        guest = self.guest
        open_keys = [key for key in self.sent if key not in self.answered]
        for key in open_keys:
            await guest.send(self.sent[key])
            await self.word_on(key)
        while not until.is_set() and not guest.over:
            if not guest.asked:
                guest.news.clear()
                await guest.news.wait()
                continue
            assert guest.scene is not None
            assert guest.scene.question is not None
            question, key = guest.scene.question, f"{guest.seat}.{len(self.sent)}"
            self.sent[key] = wire.Act(key=key, turn=question.turn, action=self.dice.choice(question.options).action)
            await guest.send(self.sent[key])
            await self.word_on(key)
            await self.news_after(question.turn)

    async def word_on(self, key: str) -> None:
        guest = self.guest
        while key not in guest.done and not any(one.key == key for one in guest.refused):
            guest.news.clear()
            await guest.news.wait()
        self.answered.add(key)

    async def news_after(self, turn: int) -> None:
        """The scene that follows the answered question, if it has not come yet."""
        guest = self.guest
        while guest.scene and guest.scene.question and guest.scene.question.turn <= turn and not self.stale(turn):
            guest.news.clear()
            await guest.news.wait()

    def stale(self, turn: int) -> bool:
        return any(one.code == "stale" for one in self.guest.refused[-1:])


async def drive(server: Server, wanted: argparse.Namespace) -> list[Player]:
    dice = random.Random(wanted.seed)
    tables = [set_up(server, GAMES[n % len(GAMES)]) for n in range(wanted.tables)]
    players = [Player(guest, random.Random(dice.random())) for table in tables for guest in table]
    ended = asyncio.Event()
    lives = [asyncio.create_task(player.live(ended)) for player in players]
    for number in range(wanted.rounds):
        await acted(players, dice.randrange(1, wanted.most))
        server.kill()
        await asyncio.to_thread(server.start)
        if not wanted.json:
            print(f"kill {number + 1}: back in {server.ready_after:.2f} s", file=sys.stderr)
    await acted(players, wanted.most)
    ended.set()
    await asyncio.gather(*lives)
    # Everybody looks once more: what came last is told to all of them.
    for player in players:
        await last_look(player.guest)
    return players


async def acted(players: list[Player], more: int) -> None:
    """Waits until so many more actions are acknowledged, or all games are over."""
    wanted = sum(len(player.guest.done) for player in players) + more
    while sum(len(player.guest.done) for player in players) < wanted and not all(p.guest.over for p in players):
        await asyncio.sleep(0.002)


async def last_look(guest: Guest) -> None:
    with contextlib.suppress(OSError, WebSocketException):
        await guest.connect()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(guest.listen(), 0.5)


def heard(game: Any, record: Record, seat: int) -> list[tuple[str, int, tuple[int, ...]]]:
    """What a seat has heard of the game, according to its record."""
    told: list[Event] = []
    for state in walk(game, record):
        told += state.events or []
        state.events = []
    return [(event.name, event.seat, tuple(event.values)) for event in told if event.heard_by(seat)]


def compare(store: Store, players: list[Player]) -> dict[str, Any]:
    wrong: list[str] = []
    with store._engine.connect() as connection:
        # A choice's key counts within its turn: seat/turn/key.
        keys = {(row.table_id, row.seat, row.key.rsplit("/", 1)[-1]) for row in connection.execute(select(ANSWERS))}
    for player in players:
        guest = player.guest
        kept = store.load(guest.table)
        stored = heard(chautari.game(kept.head.game), kept.record(), guest.seat)
        told = [(line["name"], line["seat"], tuple(line["values"])) for line in guest.lines if line["kind"] == "event"]
        if told != stored:
            same = next((n for n, (a, b) in enumerate(zip(told, stored, strict=False)) if a != b), "the end")
            wrong.append(f"{kept.head.game} seat {guest.seat}: told {len(told)}, stored {len(stored)}, to {same}")
        wrong += [f"{kept.head.game} seat {guest.seat}: {one}" for one in guest.changed]
        lost = [key for key in guest.done if (guest.table, guest.seat, key) not in keys]
        wrong += [f"{kept.head.game} seat {guest.seat}: {key} was acknowledged and is not stored" for key in lost]
        made = sum(seat == guest.seat for seat, _ in kept.moves)
        own = sum(table == guest.table and seat == guest.seat for table, seat, _ in keys)
        if made != own:
            wrong.append(f"{kept.head.game} seat {guest.seat}: {made} moves are stored for {own} keys")
    return {
        "actions_acknowledged": sum(len(player.guest.done) for player in players),
        "lines_heard": sum(len(player.guest.lines) for player in players),
        "reconnects": sum(player.returns for player in players),
        "refusals": count([one.code for player in players for one in player.guest.refused]),
        "wrong": wrong,
    }


def count(codes: list[str]) -> dict[str, int]:
    return {code: codes.count(code) for code in sorted(set(codes))}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true", help="print nothing but JSON")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--most", type=int, default=400, help="actions between two kills at most")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        with Server(Path(folder) / "tables.db") as server:
            players = asyncio.run(drive(server, wanted))
        with Store(server.store) as store:
            found = compare(store, players)
    head = {"compiled": chautari.compiled(), "kills": wanted.rounds, "seconds": round(time.perf_counter() - began)}
    print(json.dumps({**head, **found}, indent=2))
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
