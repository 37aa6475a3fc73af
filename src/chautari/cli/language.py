"""The language of the terminal: what --language names, else the surroundings, else English."""

from collections.abc import Mapping, Sequence
from typing import Final

from chautari.cli.arguments import BadUsage, Parser
from chautari.cli.words import say
from chautari.games.words import ENGLISH, LANGUAGES

# The first of these that says anything decides; the last three are how every system names the language of messages.
VARIABLES: Final = ("CHAUTARI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(arguments: Sequence[str], variables: Mapping[str, str]) -> str:
    """The language to speak, known before anything else of the command line is read."""
    early = Parser(add_help=False, prog="chautari")
    wanted = early.parse_known_args(arguments)[0].language
    if wanted is not None:
        if known(wanted):
            return known(wanted)
        raise BadUsage(say("unknown-language", given=wanted, languages=", ".join(LANGUAGES)))
    set_here = next((variables[name] for name in VARIABLES if variables.get(name)), "")
    return known(set_here) or ENGLISH


def known(name: str) -> str:
    """The language of ours that a name like de_CH.UTF-8 or de-CH means; nothing if it is none."""
    language = name.replace("-", "_").replace(".", "_").partition("_")[0].lower()
    return language if language in LANGUAGES else ""
