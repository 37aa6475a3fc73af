"""Writing a page to a file: refused before anything is played, not after."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chautari.cli.words import say
from chautari.engine.errors import ChautariError


class BadPage(ChautariError):
    """A file that a page can't be written to."""


def check_page(file: str | None) -> None:
    """Refuses a file that can't be written."""
    if file is None:
        return
    path = Path(file).expanduser()
    if path.is_dir():
        raise BadPage(say("page-is-folder", file=file))
    if not path.parent.is_dir():
        raise BadPage(say("page-no-folder", folder=str(path.parent)))
    if not _is_device(path):
        with _written(file):
            _beside(path).touch()
            _beside(path).unlink()


def write_page(file: str, html: str) -> None:
    """Writes the whole page, or leaves what was there; what is no file, such as /dev/stdout, is just written to."""
    path = Path(file).expanduser()
    with _written(file):
        if _is_device(path):
            path.write_text(html, encoding="utf-8")
            return
        try:
            _beside(path).write_text(html, encoding="utf-8")
            _beside(path).replace(path.resolve())
        finally:
            _beside(path).unlink(missing_ok=True)


@contextmanager
def _written(file: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadPage(say("page-not-written", file=file, reason=error.strerror or str(error))) from None


def _beside(path: Path) -> Path:
    path = path.resolve()
    return path.with_name(path.name + ".new")


def _is_device(path: Path) -> bool:
    return path.exists() and not path.is_file()
