"""Puzzles: a moment of a game through the eyes of whoever has to choose; the solution comes after an answer."""

import asyncio
from dataclasses import replace

import msgspec

import chautari
from chautari.engine import play
from chautari.engine.undo import WayBack
from chautari.games.words import kept_by_language
from chautari.review.puzzle_titles import titles
from chautari.review.puzzles import Puzzle, explanation, headline, in_order, puzzles
from chautari.review.puzzles import puzzle as numbered
from chautari.review.sentences import Sentences
from chautari.server import wire
from chautari.server.http.listings import title
from chautari.server.http.replays import turn_to_replay
from chautari.server.http.requests import Call
from chautari.server.live.scenes import choosable
from chautari.server.refusals import BAD, MISSING, refused
from chautari.server.verbs import creation

REMEMBERED = 64
FIRST_TURN = 1


async def puzzle_lists(call: Call) -> wire.PuzzleLists:
    """The puzzles of every game, without what is to be found."""
    return await asyncio.to_thread(all_lists)


@kept_by_language()
def all_lists() -> wire.PuzzleLists:
    lists = [
        wire.PuzzleList(meta.name, meta.title, [entry(one.record.game, one.number) for one in in_order(meta.name)])
        for meta in chautari.TITLES
    ]
    return wire.PuzzleLists(lists)


@kept_by_language()
def entry(name: str, number: int) -> wire.PuzzleEntry:
    one, game = numbered(name, number), chautari.game(name)
    state = one.table(game)
    asks = game.say_prompt(state, state.pending[play.index_of(state, one.seat)], one.record.seats)
    return wire.PuzzleEntry(
        one.id, one.number, one.grade, len(one.record.seats), titles(name)[number], headline(one), asks
    )


def wanted_puzzle(call: Call) -> Puzzle:
    name, number = call.request.path_params["game"], call.request.path_params["number"]
    if name not in [meta.name for meta in chautari.TITLES]:
        raise refused(MISSING, "no-such-game")
    found = next((one for one in puzzles(name) if str(one.number) == number), None)
    if found is None:
        raise refused(MISSING, "no-such-puzzle", most=len(puzzles(name)))
    return found


async def puzzle(call: Call) -> wire.Puzzle:
    """One puzzle: the table as its seat sees it, and the question."""
    call.check_rate(call.services.replays)
    found = wanted_puzzle(call)
    async with turn_to_replay(call):
        return await asyncio.to_thread(puzzle_message, found.record.game, found.number)


@kept_by_language(REMEMBERED)
def puzzle_message(name: str, number: int) -> wire.Puzzle:
    one, game = numbered(name, number), chautari.game(name)
    record = one.record
    state = one.table(game)
    asked = state.pending[play.index_of(state, one.seat)]
    options = [choosable(game, state, one.seat, action, WayBack.FREE) for action in play.options(state, one.seat)]
    return wire.Puzzle(
        entry=entry(name, number),
        game=record.game,
        title=title(record.game),
        total=len(puzzles(record.game)),
        options=record.options,
        seats=[wire.Seat("bot", name, "", False, False, False, number) for number, name in enumerate(record.seats)],
        seat=one.seat,
        asked=play.asked(state),
        view=msgspec.Raw(msgspec.json.encode(game.view(state, one.seat))),
        question=wire.Question(FIRST_TURN, asked.prompt(), game.say_prompt(state, asked, record.seats), options),
    )


async def answer_puzzle(call: Call) -> wire.PuzzleVerdict:
    """Whether an option is the best, and what it loses; the solution to whoever has found it, or gives up."""
    wanted, found = await call.body(wire.PuzzleAnswer), wanted_puzzle(call)
    call.check_rate(call.services.replays)
    if wanted.action is not None and wanted.action not in [option.action for option in found.options]:
        raise refused(BAD, "no-such-option")
    async with turn_to_replay(call):
        return await asyncio.to_thread(verdict, found, wanted.action)


def verdict(one: Puzzle, action: int | None) -> wire.PuzzleVerdict:
    right = action == one.best
    solved = solution(one.record.game, one.number) if right or action is None else None
    if action is None:
        return wire.PuzzleVerdict(right, 0.0, 0.0, None, solved)
    loss = one.loss(action)
    game = chautari.game(one.record.game)
    text = Sentences(game, one.record).choice(one.table(game), one.seat, action)
    return wire.PuzzleVerdict(right, round(loss.value, 4), round(loss.margin, 4), text, solved)


@kept_by_language(REMEMBERED)
def solution(name: str, number: int) -> wire.PuzzleSolution:
    one, game = numbered(name, number), chautari.game(name)
    state, sentences = one.table(game), Sentences(game, one.record)
    options = [
        wire.ReviewOption(
            judged.action,
            sentences.choice(state, one.seat, judged.action),
            judged.chance.value,
            judged.chance.margin,
            choosable(game, state, one.seat, judged.action, WayBack.FREE),
        )
        for judged in one.options
    ]
    return wire.PuzzleSolution(options[0], options, explanation(game, one), one.iterations)


async def play_puzzle(call: Call) -> wire.Moved:
    """A new table that goes on from a puzzle: the caller plays its seat, bots the others. One for one key."""
    wanted, mint, found = await call.body(wire.PlayPuzzle), call.mint(), wanted_puzzle(call)
    async with turn_to_replay(call):
        person = call.somebody()
        known = await call.registry.made_before(mint.table_id(), person) if mint.repeats else None
        if known is not None:
            creation.check_same(known, wanted)
            return wire.Moved(known.head.id)
        await call.own_tables()
        origin = creation.mark(call.address)
        change = await asyncio.to_thread(creation.puzzle_table, found, wanted, person, origin)
        return wire.Moved(await call.registry.add(replace(change, head=replace(change.head, id=mint.table_id()))))
