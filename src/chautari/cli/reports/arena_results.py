"""The file of results that an arena writes while it runs and --resume goes on with."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chautari.arena.match import Match
from chautari.arena.results import BadResults, Results, match_key
from chautari.cli.folders import own_folder
from chautari.cli.words import say


@contextmanager
def open_results(match: Match, file: str | None, resume: bool, games: int) -> Iterator[Results]:
    """The results of a match, those played before included if it is to be resumed.

    A file that was named stays; one of our own is there only while games are missing.
    """
    path = Path(file).expanduser() if file else None
    results = _named(match, path, resume) if path else _own(match, resume)
    try:
        yield results
    finally:
        results.close()
    if not path and results.path and not results.missing(games):
        results.path.unlink(missing_ok=True)


def _named(match: Match, path: Path, resume: bool) -> Results:
    return Results.resume(match, path) if resume and path.exists() else Results.begin(match, path)


def _own(match: Match, resume: bool) -> Results:
    folder = own_folder("arena")
    if resume:
        kept = sorted(folder.glob(f"{match_key(match)}-*.jsonl"), key=lambda path: path.stat().st_size)
        if kept:
            return Results.resume(match, kept[-1])
        print(say("arena-nothing-kept"), file=sys.stderr)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return Results.begin(match, folder / f"{match_key(match)}-{time.time_ns()}.jsonl")
    except (OSError, BadResults):
        print(say("arena-not-kept", folder=str(folder)), file=sys.stderr)
        return Results(match)
