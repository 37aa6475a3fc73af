"""Lessons: which there are, and a table at which one is given."""

import asyncio
from dataclasses import replace

import chautari
from chautari.lessons.guide import Guide, Lesson
from chautari.lessons.script import NoSuchLesson, chapter_facts, chapter_names, lesson_words
from chautari.server import wire
from chautari.server.http.requests import Call
from chautari.server.refusals import MISSING, refused
from chautari.server.verbs import creation


async def lesson_lists(call: Call) -> wire.Lessons:
    """The lessons of every game."""
    return wire.Lessons([game_lessons(meta.name, meta.title) for meta in chautari.TITLES])


def game_lessons(game: str, title: str) -> wire.GameLessons:
    words, chapters = lesson_words(game), []
    for name in chapter_names(game):
        minutes, parts = chapter_facts(game, name)
        say = words.say
        chapters.append(wire.ChapterEntry(name, say(f"chapter-{name}"), say(f"chapter-{name}-about"), minutes, parts))
    return wire.GameLessons(game, title, chapters)


async def play_lesson(call: Call) -> wire.Moved:
    """A new table at which the caller is led through a part of a lesson. One for one key."""
    wanted, mint = await call.body(wire.PlayLesson), call.mint()
    game, name = call.request.path_params["game"], call.request.path_params["chapter"]
    if game not in [meta.name for meta in chautari.TITLES]:
        raise refused(MISSING, "no-such-game")
    try:
        # In a thread: the first to ask plays the whole script through.
        guide = await asyncio.to_thread(Guide, game, Lesson(name, wanted.part))
    except NoSuchLesson:
        raise refused(MISSING, "no-such-lesson") from None
    person = call.somebody()
    known = await call.registry.made_before(mint.table_id(), person) if mint.repeats else None
    if known is not None:
        creation.check_same(known, wanted)
        return wire.Moved(known.head.id)
    await call.own_tables()
    change = await asyncio.to_thread(creation.lesson_table, guide, wanted, person, creation.mark(call.address))
    return wire.Moved(await call.registry.add(replace(change, head=replace(change.head, id=mint.table_id()))))
