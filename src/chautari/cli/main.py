"""The door of the command line: one module per command; every refusal is one sentence and a status."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import chautari
from chautari.cli.arguments import Parser
from chautari.cli.commands import (
    arena,
    backup,
    balance,
    bench,
    export,
    games,
    import_tables,
    learn,
    play,
    puzzle,
    record,
    replay,
    review,
    rules,
    serve,
    train,
)
from chautari.cli.language import language_of
from chautari.cli.store_arguments import without_addresses
from chautari.cli.words import say
from chautari.engine.errors import ChautariError
from chautari.games.refusals import told
from chautari.games.words import speaking

COMMANDS = (
    games,
    learn,
    play,
    puzzle,
    serve,
    replay,
    review,
    backup,
    export,
    import_tables,
    bench,
    arena,
    balance,
    train,
    record,
    rules,
)

REFUSED = 2
INTERRUPTED = 130


def parser() -> Parser:
    whole = Parser(prog="chautari", description=say("about"))
    version = f"chautari {chautari.__version__}"
    whole.add_argument("--version", action="version", version=version, help=say("help-version"))
    whole.set_defaults(run=None)
    commands = whole.add_subparsers(metavar=say("command"))
    for command in COMMANDS:
        command.add_to(commands)
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command in the language of the terminal; the status for the shell."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        language = language_of(given, os.environ)
    except ChautariError as refusal:
        print(told(refusal), file=sys.stderr)
        return REFUSED
    with speaking(language):
        return finished(given)


def finished(arguments: Sequence[str]) -> int:
    """The status of one command, every refusal a sentence."""
    try:
        return run(arguments)
    except ChautariError as refusal:
        print(without_addresses(told(refusal)), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print("\n" + say("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        leave_quietly()


def run(arguments: Sequence[str]) -> int:
    whole = parser()
    args = whole.parse_args(arguments)
    if args.run is None:
        whole.print_help()
        return 0
    status: int = args.run(args)
    sys.stdout.flush()
    return status


def leave_quietly() -> NoReturn:
    """Ends without an error when the reader of our output has gone, as in `chautari rules | head`."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise SystemExit(0)


if __name__ == "__main__":
    raise SystemExit(main())
