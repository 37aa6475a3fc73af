"""The actions of a game as one declared table: what each id is called, which rule it carries out, what it touches."""

from dataclasses import dataclass
from math import prod

from chautari.games.meanings import Meaning


@dataclass(frozen=True)
class Run:
    """Neighbouring ids from `start` on: one for every combination of the meanings, the last of them counting fastest.

    `name` and `on` are templates over the meanings: `pay-{amount}-{food}`. `on` names the pieces of the board that such
    an action belongs to. Its sentence is `action-<text>`; without a `text`, the fixed beginning of the name.
    """

    start: int
    name: str
    rule: str
    meanings: tuple[Meaning, ...] = ()
    text: str = ""
    on: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return prod(len(meaning.names) for meaning in self.meanings)

    @property
    def key(self) -> str:
        return f"action-{self.text or self.name.split('{')[0].rstrip('-')}"

    def values(self, action: int) -> tuple[int, ...]:
        """The numbers that an action of this run stands for, one for each meaning."""
        rest, values = action - self.start, []
        for meaning in reversed(self.meanings):
            rest, value = divmod(rest, len(meaning.names))
            values.append(value)
        return tuple(reversed(values))

    def filled(self, template: str, values: tuple[int, ...]) -> str:
        words: dict[str, str] = {}
        for meaning, value in zip(self.meanings, values, strict=True):
            words |= meaning.words(value)
        return template.format(**words)


class ActionTable:
    """Every action id of a game, from 0 to `size` − 1, in runs without a gap."""

    def __init__(self, size: int, *runs: Run) -> None:
        self.runs = runs
        self._runs: list[Run] = []
        for run in runs:
            assert run.start == len(self._runs), f"{run.name} begins at {run.start}, not at {len(self._runs)}"
            self._runs += [run] * run.size
        assert len(self._runs) == size, f"the table has {len(self._runs)} actions, not {size}"
        self._names = [run.filled(run.name, run.values(action)) for action, run in enumerate(self._runs)]
        self._by_pieces: dict[frozenset[str], int] = {}
        for action in reversed(range(size)):
            self._by_pieces[frozenset(self.pieces(action))] = action
        self.by_name = {name: action for action, name in enumerate(self._names)}
        assert len(self.by_name) == size, "two actions have the same name"

    def run(self, action: int) -> Run:
        return self._runs[action]

    def name(self, action: int) -> str:
        """The lasting name of an action id."""
        return self._names[action]

    def rule(self, action: int) -> str:
        """The rule that an action carries out."""
        return self._runs[action].rule

    def pieces(self, action: int) -> list[str]:
        """The pieces of the board that an action belongs to, by name."""
        run = self._runs[action]
        values = run.values(action)
        return [run.filled(template, values) for template in run.on]

    def touching(self, pieces: list[str]) -> int | None:
        """The first action that belongs to exactly these pieces; None if there is none."""
        return self._by_pieces.get(frozenset(pieces)) if pieces else None
