"""Writing a page to a file: refused before anything is played, not after."""

from pathlib import Path

from chautari.cli.words import say
from chautari.engine.errors import ChautariError


class BadPage(ChautariError):
    """A file that a page can't be written to."""


def check_page(file: str | None) -> None:
    """Refuses a place where nothing can be written."""
    if file is None:
        return
    path = Path(file).expanduser()
    if path.is_dir():
        raise BadPage(say("page-is-folder", file=file))
    if not path.parent.is_dir():
        raise BadPage(say("page-no-folder", folder=str(path.parent)))


def write_page(file: str, html: str) -> None:
    """Writes the whole page, or leaves what was there."""
    path = Path(file).expanduser()
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(html, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise BadPage(say("page-not-written", file=file, reason=error.strerror or str(error))) from None
