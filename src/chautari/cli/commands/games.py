"""`chautari games`: what can be played, for how many, with which options."""

import argparse
import json

from rich.padding import Padding
from rich.text import Text

from chautari.cli.arguments import Commands
from chautari.cli.screen import screen
from chautari.cli.words import say
from chautari.engine.meta import Choice, Meta, Option
from chautari.games import METAS
from chautari.games.words import words


def add_to(commands: Commands) -> None:
    games = commands.add_parser("games", help=say("help-games"), description=say("help-games"))
    games.add_argument("--json", action="store_true", help=say("help-json"))
    games.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps([as_data(meta) for meta in METAS], indent=2, ensure_ascii=False))
        return 0
    page = screen()
    for meta in METAS:
        head = say("game", title=meta.title, designers=meta.designers, publisher=meta.publisher)
        page.print(Text(meta.name, "bold"), Text(say("game-seats", least=meta.seats[0], most=meta.seats[-1])))
        page.print(Padding(head, (0, 0, 0, 2)))
        for option in meta.options:
            page.print(Padding(describe(meta, option), (0, 0, 0, 2)))
    page.print(Text(say("games-hint", game=METAS[0].name), "dim"))
    return 0


def describe(meta: Meta, option: Option) -> str:
    values = ", ".join(str(choice.value).lower() for choice in option.choices)
    texts = words(f"chautari.games.{meta.name.replace('-', '_')}")
    key = f"option-{option.name}"
    return say("option", name=option.name, values=values, text=texts.say(key) if texts.has(key) else "").rstrip()


def as_data(meta: Meta) -> dict[str, object]:
    return {
        "name": meta.name,
        "title": meta.title,
        "designers": meta.designers,
        "publisher": meta.publisher,
        "seats": list(meta.seats),
        "minutes": list(meta.minutes),
        "weight": meta.weight,
        "rules_version": meta.rules_version,
        "first_game": dict(meta.first_game),
        "options": [
            {"name": option.name, "default": option.default, "choices": [_choice(choice) for choice in option.choices]}
            for option in meta.options
        ],
    }


def _choice(choice: Choice) -> dict[str, object]:
    return {"value": choice.value, "seats": list(choice.seats), "needs": {name: list(v) for name, v in choice.needs}}
