"""The parser of all commands, and options written NAME=VALUE."""

import argparse
from typing import TYPE_CHECKING, Any, NoReturn

from chautari.cli.words import say
from chautari.engine.errors import ChautariError
from chautari.engine.meta import Meta, Setting, Settings
from chautari.games.words import LANGUAGES

LANGUAGE = "--language"

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]
else:
    Commands = Any


class BadUsage(ChautariError):
    """A command line that no command understands."""


class Parser(argparse.ArgumentParser):
    """A parser that refuses with one sentence; every command takes --language, which was read before (language.py)."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        languages = ", ".join(LANGUAGES)
        self.add_argument(LANGUAGE, metavar="CODE", default=None, help=say("help-language", languages=languages))

    def error(self, message: str) -> NoReturn:
        raise BadUsage(say("bad-usage", reason=message, help=f"{self.prog} --help"))


def read_settings(meta: Meta, given: list[str]) -> Settings:
    """The settings named by --option NAME=VALUE, with values as the game writes them."""
    settings: Settings = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadUsage(say("bad-option", given=pair))
        settings[name] = _value(meta, name, text)
    return settings


def _value(meta: Meta, name: str, text: str) -> Setting:
    for option in meta.options:
        if option.name == name:
            for value in option.values:
                if str(value).lower() == text.lower():
                    return value
    return text
