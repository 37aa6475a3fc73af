"""`chautari rules [GAME]`: the ledger, and what the tests still owe it."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from chautari.cli.arguments import BadUsage, Commands
from chautari.cli.reports import unproved
from chautari.cli.reports.ledger import print_rules
from chautari.cli.screen import screen
from chautari.cli.words import say
from chautari.games import NAMES, load
from chautari.games.ledger import ledger, told_ledger


def add_to(commands: Commands) -> None:
    rules = commands.add_parser("rules", help=say("help-rules"), description=say("help-rules"))
    rules.add_argument("game", nargs="?", metavar="GAME", help=say("help-game", games=", ".join(NAMES)))
    rules.add_argument("--unproved", action="store_true", help=say("help-unproved"))
    rules.add_argument("--tests", type=Path, default=Path("tests"), metavar="DIR", help=say("help-tests"))
    rules.add_argument("--json", action="store_true", help=say("help-json"))
    rules.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    names = [load(args.game).meta.name] if args.game else NAMES
    if args.unproved:
        return run_unproved(names, args.tests, args.json)
    if args.json:
        rules = [{"game": name, **asdict(rule)} for name in names for rule in told_ledger(name).values()]
        print(json.dumps(rules, indent=2, ensure_ascii=False))
        return 0
    for name in names:
        page = screen()
        page.rule(load(name).meta.title)
        print_rules(page, name)
    return 0


def run_unproved(names: list[str], tests: Path, as_json: bool) -> int:
    if not tests.is_dir():
        raise BadUsage(say("no-tests", folder=str(tests)))
    owed = unproved.find_owed(names, tests)
    if as_json:
        print(json.dumps(owed, indent=2))
    elif not any(owed.values()):
        print(say("unproved-none", count=sum(len(ledger(name)) for name in names)))
    else:
        print("\n\n".join("\n  ".join([say(key), *items]) for key, items in owed.items() if items))
    return 1 if any(owed.values()) else 0
