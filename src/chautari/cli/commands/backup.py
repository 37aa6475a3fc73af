"""`chautari backup FILE`: everything of the store in one file, while the server runs."""

import argparse
from pathlib import Path

from chautari.cli.arguments import Commands
from chautari.cli.store_arguments import add_store, existing_store
from chautari.cli.words import say


def add_to(commands: Commands) -> None:
    command = commands.add_parser("backup", help=say("help-backup"), description=say("help-backup"))
    command.add_argument("file", metavar="FILE", help=say("help-backup-file"))
    add_store(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    with existing_store(args) as store:
        store.backup(Path(args.file).expanduser())
    print(say("backed-up", file=args.file))
    return 0
