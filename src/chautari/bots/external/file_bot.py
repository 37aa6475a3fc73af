"""A bot in a Python file: it defines `choose(known)`, which returns one of `known.options`."""

import sys
from contextlib import AbstractContextManager, redirect_stdout
from pathlib import Path
from types import ModuleType

from chautari.bots.knowledge import Knowledge
from chautari.bots.thinkers import Think
from chautari.engine.errors import ChautariError


class BadBotFile(ChautariError):
    """A file that is no bot, with the reason."""


def load_file(path: str) -> Think:
    """The `choose` of a Python file, which is run anew for every game: nothing is remembered from one to the next."""
    file = Path(path).expanduser()
    try:
        code = compile(file.read_text(encoding="utf-8"), str(file), "exec")
    except OSError as error:
        raise BadBotFile(
            f"{path} can't be read: {error.strerror}.", "file-unreadable", file=str(path), problem=str(error.strerror)
        ) from None
    except ValueError as error:
        raise BadBotFile(
            f"{path} is no Python source: {error}.", "bot-no-python", file=str(path), problem=str(error)
        ) from None
    except SyntaxError as error:
        raise BadBotFile(
            f"{path} is no Python source: {error.msg} in line {error.lineno}.",
            "bot-bad-python",
            file=str(path),
            problem=error.msg,
            line=str(error.lineno),
        ) from None
    module = ModuleType(f"chautari_bot_{file.stem}")
    module.__file__ = str(file)
    # Dataclasses look their module up by its name.
    sys.modules[module.__name__] = module
    try:
        with stdout_to_stderr():
            exec(code, module.__dict__)
    except (Exception, SystemExit) as error:
        reason = " ".join(str(error).split())
        raise BadBotFile(
            f"{path} can't be run: {type(error).__name__}: {reason}",
            "bot-cant-run",
            file=str(path),
            problem=f"{type(error).__name__}: {reason}",
        ) from None
    think = getattr(module, "choose", None)
    if not callable(think):
        raise BadBotFile(f"{path} is no bot: it defines no function choose(known).", "bot-no-choose", file=str(path))

    def choose(known: Knowledge) -> int:
        with stdout_to_stderr():
            chosen: int = think(known)
        return chosen

    return choose


def stdout_to_stderr() -> AbstractContextManager[object]:
    """Meanwhile what a bot prints goes to the error output: the output is the result of a command alone."""
    return redirect_stdout(sys.stderr)
