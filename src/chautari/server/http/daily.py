"""The daily deal: what is dealt today, one table for everybody who plays it, and the results of a day."""

import asyncio
from typing import Final

import chautari
from chautari.daily.deal import day_before, deal_of, today
from chautari.daily.result import Result, share_text
from chautari.server import wire
from chautari.server.http.listings import title
from chautari.server.http.requests import Call
from chautari.server.live.notes import Notes
from chautari.server.live.seats import resigned, seat_of
from chautari.server.refusals import MISSING, refused
from chautari.server.reviews import kept
from chautari.server.verbs import creation
from chautari.store import Head, Seat

Tables = list[tuple[Head, tuple[Seat, ...]]]
LISTED: Final = 20


async def daily(call: Call) -> wire.DailyDeals:
    """What is dealt in every game today, or was the day before: how far the caller is with it, and the results."""
    day = call.request.query_params.get("day", today())
    if day not in (today(), day_before(today())):
        raise refused(MISSING, "no-such-day")
    store = call.services.store
    tables = {one: await asyncio.to_thread(store.daily, one) for one in (day, day_before(day))}
    return wire.DailyDeals(day, [await deal_message(call, day, meta.name, tables) for meta in chautari.TITLES])


async def play_daily(call: Call) -> wire.Moved:
    """Sits down to the deal of today: once a day, so whoever asks again is led back to the same table."""
    name = call.request.path_params["game"]
    if name not in [meta.name for meta in chautari.TITLES]:
        raise refused(MISSING, "no-such-game")
    wanted, day = await call.body(wire.PlayDaily), today()
    async with call.services.creating:
        mine = own_table(await asyncio.to_thread(call.services.store.daily, day), name, call.somebody())
        if mine is not None:
            return wire.Moved(mine[0].id)
        await call.own_tables()
        change = creation.daily_table(deal_of(day, name), wanted, call.person, creation.mark(call.address))
        return wire.Moved(await call.registry.add(change))


def own_table(tables: Tables, game: str, person: str) -> tuple[Head, tuple[Seat, ...]] | None:
    """The table at which somebody plays the deal of a game."""
    own = [one for one in tables if one[0].game == game and person and seat_of(one[1], person) >= 0]
    return min(own, key=lambda one: one[0].created, default=None)


async def deal_message(call: Call, day: str, game: str, tables: dict[str, Tables]) -> wire.DailyDeal:
    deal = deal_of(day, game)
    mine = own_table(tables[day], game, call.person)
    ended = mine is not None and mine[0].stage == "finished"
    return wire.DailyDeal(
        game=game,
        title=title(game),
        options=deal.settings,
        levels=[level or None for level in deal.levels],
        seat=deal.seat,
        table=mine[0].id if mine else None,
        stage=mine[0].stage if mine else None,
        share=await share(call, mine[0]) if mine and ended else None,
        at_table=at_table(*mine) if mine and ended else [],
        today=standing(day, game, tables[day], call.person),
        yesterday=standing(day_before(day), game, tables[day_before(day)], call.person),
    )


def standing(day: str, game: str, tables: Tables, person: str) -> wire.DailyStanding:
    """The results of those who have played a deal to its end themselves, the best first."""
    seat = deal_of(day, game).seat
    found = sorted(
        (
            (Result(*notes.result), seats[seat], notes.taken_back)
            for head, seats in tables
            if head.game == game and (notes := Notes.of(head)).result and counts(notes, seats[seat])
        ),
        key=lambda one: (one[0].rank, one[1].name),
    )
    own = next((result.rank for result, sitting, _ in found if is_own(sitting, person)), None)
    listed = [one for place, one in enumerate(found) if place < LISTED or is_own(one[1], person)]
    return wire.DailyStanding(
        day=day,
        results=[
            wire.DailyResult(sitting.name, *result, taken_back, is_own(sitting, person))
            for result, sitting, taken_back in listed
        ],
        played=len(found),
        better=None if own is None else sum(result.rank < own for result, *_ in found),
    )


def at_table(head: Head, seats: tuple[Seat, ...]) -> list[wire.DailySeat]:
    """How everybody did at one's own table, the best first."""
    own = deal_of(head.daily, head.game).seat
    found = [
        wire.DailySeat(one.name, points, place, number == own)
        for number, (one, (points, place)) in enumerate(zip(seats, Notes.of(head).standings, strict=False))
    ]
    return sorted(found, key=lambda one: (one.place, -one.points))


def is_own(seat: Seat, person: str) -> bool:
    return person != "" and seat.person == person


def counts(notes: Notes, seat: Seat) -> bool:
    """True if nobody else played for the person."""
    return not notes.helped and not resigned(seat)


async def share(call: Call, head: Head) -> str | None:
    """The text by which a result is shared, with the chance to win over the game where that was reviewed."""
    notes, deal = Notes.of(head), deal_of(head.daily, head.game)
    if notes.result is None:
        return None
    reviewed = kept.read(await asyncio.to_thread(call.services.store.review, head.id))
    findings = reviewed.review.findings if reviewed else None
    chances = [one.chances[deal.seat] for one in findings.chances] if findings else []
    result = Result(*notes.result)
    return share_text(title(head.game), head.daily, deal.seats, result, notes.taken_back, chances, head.game)
