"""What a number stands for in an action, an event or a question: its lasting name, and how people say it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chautari.games.words import Words

# Given the texts of a language, the number, and the players' names (none where they are not known).
Say = Callable[[Words, int, Sequence[str]], str | int]


@dataclass(frozen=True)
class Meaning:
    """`name` is the variable in templates and sentences; `names` are the lasting names by number."""

    name: str
    names: tuple[str, ...]
    say: Say


def named(name: str, names: Sequence[str], prefix: str) -> Meaning:
    """A thing with a text of its own: its key is the prefix and the lasting name."""

    def say(words: Words, value: int, players: Sequence[str]) -> str:
        return words.say(prefix + names[value])

    return Meaning(name, tuple(names), say)


def number(name: str, size: int = 0, said_from: int = 0, named_from: int = 0) -> Meaning:
    """A plain number; 0 is said as `said_from` and has the lasting name `named_from`."""

    def say(words: Words, value: int, players: Sequence[str]) -> int:
        return value + said_from

    return Meaning(name, tuple(str(n + named_from) for n in range(size)), say)


def player(name: str) -> Meaning:
    """A seat, called by its player's name."""

    def say(words: Words, value: int, players: Sequence[str]) -> str:
        return players[value]

    return Meaning(name, (), say)
