"""What is said of a bot that failed: how often, how, and what it said itself."""

from collections.abc import Mapping

from chautari.cli.words import say
from chautari.games.numerals import listed


def failure_sentence(spec: str, faults: Mapping[str, int], said: str) -> str:
    """One sentence about one bot."""
    kinds = {"crash": "fault-crash", "stall": "fault-stall", "nonsense": "fault-nonsense", "absent": "fault-absent"}
    how = listed(say(kinds[kind], count=count) for kind, count in faults.items())
    sentence = say("bot-failed", bot=spec, times=sum(faults.values()), how=how)
    return f"{sentence} {say('bot-said', said=said)}" if said else sentence
