"""Tables and games as a list shows them."""

from functools import cache

import chautari
from chautari.bots.levels import LEVELS
from chautari.engine.meta import Option
from chautari.games.words import Words, words
from chautari.lessons.guide import Lesson
from chautari.lessons.script import chapter_facts, chapter_names, lesson_words
from chautari.server import wire
from chautari.server.live.notes import Notes
from chautari.server.live.registry import Registry
from chautari.server.live.scenes import seat_message
from chautari.server.live.seats import Role
from chautari.server.refusals import say
from chautari.server.tokens import put_away_mark
from chautari.store import Head, Seat

AN_HOUR = 3_600_000


def summary(registry: Registry, head: Head, seats: tuple[Seat, ...], role: Role, person: str) -> wire.Summary:
    """A table as those who belong to it see it in their list."""
    notes = Notes.of(head)
    live = registry.tables.get(head.id)
    meta = next((meta for meta in chautari.TITLES if meta.name == head.game), None)
    playable = meta is not None and (head.stage == "waiting" or meta.plays(head.rules, head.options))
    problem = live.problem if live else "" if playable else say("refused-unplayable", problem=say("other-version"))
    waiting = list(head.asked) if head.stage == "playing" and not head.paused else []
    return wire.Summary(
        table=head.id,
        game=head.game,
        title=title(head.game),
        options=head.options,
        stage=head.stage,
        paused=head.paused,
        seats=seat_messages(registry, head, seats),
        seat=role.seat_or_none,
        host=role.host,
        waiting_for=waiting,
        your_turn=role.seat in waiting,
        created=head.created,
        updated=head.updated // AN_HOUR * AN_HOUR,
        next_table=notes.next_table or None,
        problem=problem or None,
        put_away=put_away_mark(person, head.id) in notes.put_away,
        practice=notes.practice,
        daily=head.daily or None,
        lesson=lesson_taken(head.game, notes.lesson),
    )


def lesson_taken(game: str, lesson: Lesson | None) -> wire.LessonTaken | None:
    """The lesson that is given at a table, if there still is such a one."""
    if lesson is None or lesson.chapter not in chapter_names(game):
        return None
    _, parts = chapter_facts(game, lesson.chapter)
    return wire.LessonTaken(lesson.chapter, lesson_words(game).say(f"chapter-{lesson.chapter}"), lesson.part, parts)


def open_table(registry: Registry, head: Head, seats: tuple[Seat, ...]) -> wire.OpenTable:
    """A table as strangers see it in the list of those they may join."""
    shown = seat_messages(registry, head, seats)
    return wire.OpenTable(head.id, head.game, title(head.game), head.options, shown, head.created)


def seat_messages(registry: Registry, head: Head, seats: tuple[Seat, ...]) -> list[wire.Seat]:
    live = registry.tables.get(head.id)
    connected = live.audience.connected if live else ()
    return [seat_message(seat, seat.number in connected) for seat in seats]


def title(name: str) -> str:
    """A game's title; its name, if this program has no such game."""
    return next((meta.title for meta in chautari.TITLES if meta.name == name), name)


@cache
def games_message() -> wire.Games:
    """The games that can be played here, and the levels of bots; the first call loads every game."""
    levels = [wire.BotLevel(name, say(f"level-{name}-title"), say(f"level-{name}")) for name in LEVELS]
    return wire.Games([game_message(meta.name) for meta in chautari.TITLES], levels)


def game_message(name: str) -> wire.Game:
    """A game with its options, as somebody who sets up a table sees it."""
    meta = chautari.game(name).meta
    texts = words(f"chautari.games.{name.replace('-', '_')}")
    options = [option_message(option, texts) for option in meta.options]
    return wire.Game(
        name=name,
        title=meta.title,
        designers=meta.designers,
        publisher=meta.publisher,
        least=meta.seats[0],
        most=meta.seats[-1],
        minutes=meta.minutes,
        weight=meta.weight,
        rules_version=meta.rules_version,
        options=options,
        first_game=dict(meta.first_game),
    )


def option_message(option: Option, texts: Words) -> wire.Option:
    key = f"option-{option.name}"
    choices = [
        wire.Choice(
            one.value,
            texts.say(f"{key}-{str(one.value).lower()}"),
            list(one.seats),
            {name: list(values) for name, values in one.needs},
        )
        for one in option.choices
    ]
    return wire.Option(option.name, texts.say(f"{key}-title"), texts.say(key), choices)
