"""Puzzles."""

from msgspec import Raw, Struct

from chautari.engine.meta import Setting
from chautari.review.puzzles import Grade
from chautari.server.wire.reviews import ReviewOption
from chautari.server.wire.scenes import Question
from chautari.server.wire.tables import Seat
from chautari.server.wire.values import Action, Level, Name, RequestBody


class PuzzleEntry(Struct, frozen=True, gc=False):
    """A puzzle in the list of a game's; `id` stays when others come and go.

    `title` is its own in this list: when it is and how the seat stands. `asks` is what
    is asked there; by how much an option is better is told with the solution.
    """

    id: str
    number: int
    grade: Grade
    seats: int
    title: str
    headline: str
    asks: str


class PuzzleList(Struct, frozen=True):
    """The puzzles of one game: the easy ones first, and of these at the end what hardly needs a look."""

    game: str
    title: str
    puzzles: list[PuzzleEntry]


class PuzzleLists(Struct, frozen=True):
    games: list[PuzzleList]


class Puzzle(Struct, frozen=True):
    """A puzzle without its solution: the table as the seat sees it, and what it is asked."""

    entry: PuzzleEntry
    game: str
    title: str
    total: int
    options: dict[str, Setting]
    seats: list[Seat]
    seat: int
    asked: list[int]
    view: Raw
    question: Question


class PuzzleAnswer(RequestBody):
    """The option that somebody takes for the best; null to give up."""

    action: Action | None = None


class PuzzleSolution(Struct, frozen=True):
    """Every option with its chance, the best first, and why it is that."""

    best: ReviewOption
    options: list[ReviewOption]
    why: list[str]
    iterations: int


class PuzzleVerdict(Struct, frozen=True):
    """Whether the answer was right, and what it loses, with its margin; the solution once it was found or given up."""

    right: bool
    loss: float
    margin: float
    text: str | None
    solution: PuzzleSolution | None


class PlayPuzzle(RequestBody):
    """Goes on from a puzzle against bots of a level."""

    name: Name
    level: Level | None = None
