"""The lessons that can be taken, and sitting down to one."""

from typing import Annotated

from msgspec import Meta, Struct

from chautari.server.wire.values import MarkNumber, Name, RequestBody


class ChapterEntry(Struct, frozen=True):
    """One chapter of a game's lessons, with its parts and how long it takes."""

    name: str
    title: str
    about: str
    minutes: int
    parts: int


class GameLessons(Struct, frozen=True):
    game: str
    title: str
    chapters: list[ChapterEntry]


class Lessons(Struct, frozen=True):
    """The lessons of every game, a first game before all others."""

    games: list[GameLessons]


class PlayLesson(RequestBody):
    """Who sits down to a part of a chapter, counted from 0; `mark` is the colour they would like."""

    name: Name
    part: Annotated[int, Meta(ge=0, le=20)] = 0
    mark: MarkNumber | None = None
