"""What a number stands for in an action, an event or a question: its lasting name, and how people say it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from chautari.games.words import Words

# Given the texts of a language, the number, and the players' names (none where they are not known).
Say = Callable[[Words, int, Sequence[str]], str | int]


@dataclass(frozen=True)
class Meaning:
    """`name` is the variable in templates and sentences; `names` are the lasting names by number.

    `parts` are further variables for templates, their values by number as well: a card's id beside its name.
    """

    name: str
    names: tuple[str, ...]
    say: Say
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def words(self, value: int) -> dict[str, str]:
        """What a number gives to templates."""
        return {self.name: self.names[value]} | {part: names[value] for part, names in self.parts.items()}


def some(meaning: Meaning, numbers: range) -> Meaning:
    """A meaning of only these numbers, counted from 0."""

    def say(words: Words, value: int, players: Sequence[str]) -> str | int:
        return meaning.say(words, numbers[value], players)

    parts = {part: names[numbers.start : numbers.stop] for part, names in meaning.parts.items()}
    return Meaning(meaning.name, meaning.names[numbers.start : numbers.stop], say, parts)


def named(name: str, names: Sequence[str], prefix: str) -> Meaning:
    """A thing with a text of its own: its key is the prefix and the lasting name."""

    def say(words: Words, value: int, players: Sequence[str]) -> str:
        return words.thing(prefix + names[value])

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
