"""Everything a game says: its actions, events, questions, points and rules."""

from collections.abc import Mapping, Sequence

from chautari.engine.events import Event
from chautari.engine.game import Source
from chautari.engine.state import Decision, S
from chautari.games.action_table import ActionTable
from chautari.games.ledger import told_ledger
from chautari.games.meanings import Meaning
from chautari.games.words import as_subject, words


class Speech:
    """`events` says what the numbers of each event stand for, in order, by the names of `meanings`."""

    def __init__(
        self,
        game: str,
        table: ActionTable,
        meanings: Sequence[Meaning],
        events: Mapping[str, Sequence[str]],
    ) -> None:
        self.words = words(f"chautari.games.{game.replace('-', '_')}")
        self.table = table
        self.events = events
        self._game = game
        self._meanings = {meaning.name: meaning for meaning in meanings}

    def action(self, action: int, players: Sequence[str] = ()) -> str:
        """What choosing this means; without names, players are told by their numbers."""
        run = self.table.run(action)
        said = zip(run.meanings, run.values(action), strict=True)
        return self.words.say(run.key, **{meaning.name: meaning.say(self.words, n, players) for meaning, n in said})

    def event(self, event: Event, players: Sequence[str]) -> str:
        """What happened."""
        return self.words.say(f"event-{event.name}", **self.event_values(event, players))

    def brief(self, event: Event, players: Sequence[str]) -> str:
        """What happened as a part of its turn's line, without a subject; empty where the texts have no `.brief`."""
        key = f"event-{event.name}"
        return self.words.say_briefly(key, **self.event_values(event, players)) if self.words.has_brief(key) else ""

    def event_values(self, event: Event, players: Sequence[str]) -> dict[str, str | int]:
        said: dict[str, str | int] = {"who": as_subject(players[event.seat]) if event.seat >= 0 else ""}
        for name, value in zip(self.events[event.name], event.values, strict=True):
            said[name] = self.value(name, value, players)
        return said

    def question(self, state: S, question: Decision[S], players: Sequence[str] = ()) -> str:
        """What a seat is asked."""
        said = {name: self.value(name, value, players) for name, value in question.about(state)}
        return self.words.say(question.prompt(), **said)

    def sentence(self, key: str, about: Mapping[str, int], players: Sequence[str]) -> str:
        """A text about this moment: why something can't be done now, or what an option does."""
        return self.words.say(key, **{name: self.value(name, value, players) for name, value in about.items()})

    def value(self, name: str, value: int, players: Sequence[str] = ()) -> str | int:
        """What a number stands for, by the name of its meaning."""
        return self._meanings[name].say(self.words, value, players)

    def source(self, source: Source) -> str:
        """Where points come from."""
        return self.words.say(source.key)

    def rule(self, rule: str) -> str:
        """A rule of the ledger, in the reader's language where that has it."""
        return told_ledger(self._game)[rule].text
