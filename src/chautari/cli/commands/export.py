"""`chautari export FOLDER`: the record of every table, or of some, in a file each."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from chautari.cli.arguments import Commands
from chautari.cli.store_arguments import add_store, existing_store, make_folder
from chautari.cli.words import say

if TYPE_CHECKING:
    from chautari.store import Store


def add_to(commands: Commands) -> None:
    command = commands.add_parser("export", help=say("help-export"), description=say("help-export"))
    command.add_argument("folder", metavar="FOLDER", help=say("help-export-folder"))
    command.add_argument("tables", metavar="TABLE", nargs="*", help=say("help-export-tables"))
    command.add_argument("--finished", action="store_true", help=say("help-finished"))
    add_store(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    folder = Path(args.folder).expanduser()
    with existing_store(args) as store:
        tables = list(dict.fromkeys(args.tables)) or [head.id for head, _ in store.heads()]
        stages = [_save(store, table, folder, args.finished) for table in tables]
    print(say("exported", records=stages.count("finished") + stages.count("playing"), folder=str(folder)))
    if "playing" in stages:
        print(say("exported-unfinished", records=stages.count("playing")))
    return 0


def _save(store: "Store", table: str, folder: Path, finished: bool) -> str:
    """Writes the record of a table; returns its stage, or nothing if there was none to write."""
    kept = store.load(table)
    stage = kept.head.stage
    if stage == "waiting" or (finished and stage != "finished"):
        return ""
    make_folder(folder)
    kept.record().save(folder / f"{kept.head.game}-{kept.head.id}.json")
    return stage
