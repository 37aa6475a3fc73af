"""Who thinks next: nobody's many questions make the others wait, and nobody is forgotten."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path

import pytest

from chautari.engine.state import CHANCE
from chautari.server.bots.queue import HALF_LIFE, LONG_WAIT, Claim, FairQueue, Ledger
from tests.server.people import Person
from tests.server.running import QUICK, Running

LONGEST = 15.0


class Thinking:
    """A queue whose clock is set by hand, and the order in which questions were thought about."""

    def __init__(self, places: int = 1) -> None:
        self.at = 0.0
        self.queue = FairQueue(places, LONGEST, lambda: self.at)
        self.order: list[str] = []

    def ask(self, name: str, *people: str, watched: bool = True, seconds: float = 1.0) -> asyncio.Task[None]:
        """A question for people like `address/person`; its name is noted when it is thought about."""
        found = tuple((one.partition("/")[0], one.partition("/")[2]) for one in people)
        return asyncio.create_task(self._think(name, Claim(watched, found), seconds))

    async def _think(self, name: str, claim: Claim, seconds: float) -> None:
        async with self.queue.slot(lambda: claim):
            self.order.append(name)
            for _ in range(10):  # whoever comes meanwhile has come
                await asyncio.sleep(0)
            self.at += seconds


def run(test: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 30))


def test_a_newcomer_waits_for_one_answer_however_many_questions_another_has() -> None:
    async def play() -> None:
        thinking = Thinking()
        many = [thinking.ask(f"many {number}", "east/a") for number in range(40)]
        await asyncio.sleep(0)
        await thinking.ask("one", "west/b")
        assert thinking.order.index("one") == 1
        await asyncio.gather(*many)
        assert thinking.order[2:] == [f"many {number}" for number in range(1, 40)], "then in the order of coming"

    run(play())


def test_another_persons_question_at_the_same_address_waits_no_longer() -> None:
    async def play() -> None:
        thinking = Thinking()
        many = [thinking.ask(f"many {number}", "school/a") for number in range(10)]
        await asyncio.sleep(0)
        await thinking.ask("one", "school/b")
        assert thinking.order.index("one") == 1
        await asyncio.gather(*many)

    run(play())


def test_many_people_of_one_address_count_as_one_beside_another_address() -> None:
    async def play() -> None:
        thinking = Thinking()
        many = [thinking.ask(f"many {number}", f"east/{number}") for number in range(10)]
        few = [thinking.ask(f"few {number}", "west/b") for number in range(3)]
        await asyncio.gather(*many, *few)
        assert [thinking.order.index(f"few {number}") for number in range(3)] == [1, 3, 5]

    run(play())


def test_who_uses_much_at_a_time_goes_less_often() -> None:
    async def play() -> None:
        thinking = Thinking()
        long = [thinking.ask("long", "east/a", seconds=3.0) for _ in range(5)]
        short = [thinking.ask("short", "west/b", seconds=0.5) for _ in range(5)]
        await asyncio.gather(*long, *short)
        assert thinking.order[:7] == ["long", *["short"] * 5, "long"]

    run(play())


def test_tables_that_nobody_watches_come_last() -> None:
    async def play() -> None:
        thinking = Thinking()
        unwatched = [thinking.ask("unwatched", f"west/{number}", watched=False) for number in range(5)]
        watched = [thinking.ask("watched", "east/a") for _ in range(5)]
        await asyncio.gather(*unwatched, *watched)
        assert thinking.order == ["unwatched", *["watched"] * 5, *["unwatched"] * 4]

    run(play())


def test_a_table_that_nobody_watches_comes_last_for_so_long_only() -> None:
    async def play() -> None:
        thinking = Thinking()
        watched = [thinking.ask(f"watched {number}", f"east/{number}") for number in range(60)]
        await asyncio.sleep(0)
        await thinking.ask("unwatched", "west/b", watched=False)
        assert thinking.order.index("unwatched") == LONG_WAIT
        await asyncio.gather(*watched)

    run(play())


def test_a_table_that_somebody_comes_to_watch_is_not_unwatched_any_more() -> None:
    async def play() -> None:
        thinking, order = Thinking(), list[int]()
        claims = [Claim(False, ((f"host {number}", "a"),)) for number in range(5)]

        async def think(number: int) -> None:
            async with thinking.queue.slot(lambda: claims[number]):
                order.append(number)
                await asyncio.sleep(0)

        asking = [asyncio.create_task(think(number)) for number in range(5)]
        await asyncio.sleep(0)
        claims[4] = claims[4]._replace(watched=True)
        await asyncio.gather(*asking)
        assert order == [0, 4, 1, 2, 3]

    run(play())


def test_nobody_has_two_places_while_another_waits() -> None:
    async def play() -> None:
        thinking = Thinking(places=2)
        many = [thinking.ask(f"many {number}", "east/a") for number in range(4)]
        one = thinking.ask("one", "west/b")
        await asyncio.sleep(0)
        await asyncio.gather(*many, one)
        assert thinking.order.index("one") == 2, "both were free when the first two came"
        again = [thinking.ask("many", "east/a"), thinking.ask("other", "south/c"), thinking.ask("many", "east/a")]
        await asyncio.gather(*again)
        assert thinking.order[-3:-1] == ["many", "other"]

    run(play())


def test_of_those_who_watch_a_table_the_one_who_has_used_least_counts() -> None:
    async def play() -> None:
        thinking = Thinking()
        many = [thinking.ask("many", "east/a") for _ in range(5)]
        await asyncio.sleep(0)
        await thinking.ask("together", "east/a", "west/b")
        assert thinking.order[:2] == ["many", "together"]
        await asyncio.gather(*many)

    run(play())


def test_who_gives_up_waiting_leaves_the_place_to_the_next() -> None:
    async def play() -> None:
        thinking = Thinking()
        async with thinking.queue.slot(lambda: Claim(True, (("first", "a"),))):
            called, waiting, last = (thinking.ask(name, f"{name}/a") for name in ("called", "waiting", "last"))
            await asyncio.sleep(0)
            waiting.cancel()
        called.cancel()  # the place was given to it just now
        await last
        await thinking.ask("after", "anywhere/a")
        assert thinking.order == ["last", "after"]

    run(play())


def test_what_was_used_is_forgotten_with_time() -> None:
    ledger = Ledger()
    ledger.add(("east", "a"), 0.0, 8.0)
    assert ledger.used(("east", "a"), 0.0) == (8.0, 8.0) and ledger.used(("east", "b"), 0.0) == (8.0, 0.0)
    assert ledger.used(("east", "a"), 3 * HALF_LIFE) == (1.0, 1.0)


def test_whoever_has_used_next_to_nothing_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chautari.server.bots.queue.MOST_KNOWN", 10)
    ledger = Ledger()
    for number in range(100):
        ledger.add((f"{number}", "a"), number * 20 * HALF_LIFE, 1.0)
    assert len(ledger._used) <= 12


@pytest.mark.slow
def test_tables_that_were_left_do_not_make_another_wait(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, bot_workers=1)) as running:
        greedy, asha = Person(running.port), Person(running.port)
        left = [greedy.set_up("yak", "me:Greedy", "bot:grandmaster")["table"] for _ in range(12)]

        def answered() -> int:
            return sum(any(seat != CHANCE for seat, _ in running.store.load(table).moves) for table in left)

        before = answered()
        table = asha.set_up("yak", "me:Asha", "bot:novice")["table"]
        with asha.sit(table) as chair:
            chair.until(lambda scene: scene["asked"] == [0])
            assert answered() - before <= 3, "the one that was thought about, and what was quicker than the visitor"
