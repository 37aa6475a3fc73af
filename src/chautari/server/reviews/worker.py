"""A process of its own that reviews one game: its task on the input, line by line what it has found on the output."""

import contextlib
import os
import sys
from collections.abc import Iterator
from time import monotonic
from typing import Final

import msgspec

import chautari
from chautari.engine.record import Record
from chautari.games.words import ENGLISH, LANGUAGES, speaking
from chautari.review.course import course_of
from chautari.review.explaining import explained
from chautari.review.game_review import Review, review
from chautari.server import wire
from chautari.server.reviews.findings import Findings
from chautari.server.reviews.spoken import texts_of

# Between two reports, and between two that tell all that was found; the first tells all.
SHORT, LONG = 0.4, 4.0
GENTLE: Final = 10  # whoever plays comes first


class Task(msgspec.Struct, frozen=True):
    """A finished game, and how long to look into it."""

    record: str
    seconds: float
    workers: int


class Report(msgspec.Struct, frozen=True):
    """How far the review is; with all that it has found, now and then and at the end, in every language."""

    searched: int
    decisions: int
    findings: wire.Findings | None = None
    others: dict[str, list[str]] = {}
    done: bool = False


def reports(task: Task) -> Iterator[Report]:
    record = Record.from_json(task.record)
    game = chautari.game(record.game)
    course = course_of(game, record)
    last = whole = -LONG
    findings: Findings | None = None
    for found in review(record, task.seconds, task.workers):
        findings = findings or Findings(game, found, course)
        at = monotonic()
        if at - whole >= LONG:
            whole = last = at
            yield whole_report(findings, found)
        elif at - last >= SHORT:
            last = at
            yield Report(found.searched, len(found.decisions))
    assert findings is not None, "a review gives at least a glance"
    found = explained(found, task.seconds, task.workers)
    yield whole_report(findings, found, done=True)


def whole_report(findings: Findings, found: Review, done: bool = False) -> Report:
    """Everything that is known, and its texts in the other languages."""
    with speaking(ENGLISH):
        message = findings.message(found, done)
    texts, others = texts_of(message), dict[str, list[str]]()
    for language in LANGUAGES:
        with speaking(language):
            said = texts_of(findings.message(found, done))
        if said != texts:
            others[language] = said
    return Report(found.searched, len(found.decisions), message, others, done)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    with contextlib.suppress(BrokenPipeError):  # the server was killed meanwhile
        for report in reports(task):
            sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
