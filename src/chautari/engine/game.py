"""The contract of a game: what every title gives to tables, bots, server and terminal."""

from collections.abc import Sequence
from typing import Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from chautari.engine.events import Event
from chautari.engine.luck import Luck
from chautari.engine.meta import Meta, Settings
from chautari.engine.state import Decision, S


class Source:
    """Points and the rule they come from; a score is a list of these."""

    def __init__(self, key: str, points: i64, rule: str) -> None:
        self.key = key
        self.points: i64 = points
        self.rule = rule

    def __repr__(self) -> str:
        return f"Source({self.key!r}, {self.points}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Source) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[object, ...]:
        return Source, self._parts()

    def _parts(self) -> tuple[str, int, str]:
        return self.key, self.points, self.rule


class Game(Generic[S]):
    """The rules of one title; everything outside the games uses this and the states it makes."""

    def __init__(self, meta: Meta, actions: int) -> None:
        self.meta = meta
        self.actions = actions

    def __deepcopy__(self, memo: object) -> "Game[S]":
        """Rules never change, so copies of whatever plays by them share them."""
        return self

    def __reduce__(self) -> str:
        """The rules are pickled by their name in the module that makes them."""
        return "GAME"

    def start(self, seats: i64, settings: Settings) -> S:
        """The state of a new table, before chance is asked for the first time."""
        raise NotImplementedError

    def view(self, s: S, seat: i64) -> dict[str, object]:
        """What a seat (or a spectator: −1) may know, built up from nothing; plain JSON values."""
        raise NotImplementedError

    def open_view(self, s: S, seat: i64) -> dict[str, object]:
        """A seat's view of a game that is over, with what others had face down then as far as the game shows it."""
        return self.view(s, seat)

    def imagine(self, s: S, seat: i64, luck: Luck) -> S:
        """A table that this seat could be sitting at: all that it can't know drawn anew."""
        raise NotImplementedError

    def sources(self, s: S, seat: i64) -> list[Source]:
        """Where each of a seat's points would come from if the game ended now."""
        raise NotImplementedError

    def worth(self, s: S, seat: i64) -> float:
        """How good this position looks for a seat at a glance, in points."""
        raise NotImplementedError

    def forecast(self, s: S, seat: i64) -> float:
        """The points that a seat can expect to have at the end, or what grows with them: what search believes."""
        return self.worth(s, seat)

    def signs(self, s: S, seat: i64) -> vec[float]:
        """How a seat stands, for nets: a few numbers of a size around 1, always as many, a tenth of `worth` first."""
        return append(vec[float](), self.worth(s, seat) / 10.0)

    def why_not(self, s: S, seat: i64, action: i64) -> str:
        """The id of the rule that forbids an action to a seat now."""
        raise NotImplementedError

    def preview(self, s: S, seat: i64, action: i64) -> dict[str, object]:
        """What an option of a seat would do, for whoever draws it: only from what the seat may know; plain JSON."""
        return {}

    def pieces(self, s: S, seat: i64, action: i64) -> list[str]:
        """The pieces of the board that an option belongs to, for whoever draws it: by name."""
        return []

    def in_common(self) -> tuple[str, ...]:
        """How the names of pieces begin of which there is one for all: what one seat takes, another can't."""
        return ()

    def touching(self, s: S, seat: i64, pieces: list[str]) -> int | None:
        """The action that a seat tries by touching these pieces; None if there is none."""
        return None

    def team(self, s: S, seat: i64) -> list[int]:
        """The seats that win and lose together with this one, itself included."""
        return [seat]

    def is_senseless(self, s: S, seat: i64, action: i64) -> bool:
        """Whether nobody does this who has anything else to do, however badly they play: weak bots leave it out."""
        return False

    def traits(self, s: S, seat: i64) -> list[str]:
        """What a seat was given that others were not (a board, a character), for measuring how fair it is."""
        return []

    def card(self, action: i64) -> str:
        """The card that an action plays, for measuring how fair it is; empty for one that plays none."""
        return ""

    def tie_break(self, s: S, seat: i64) -> i64:
        """Among sides with equal points the higher one is placed better."""
        return 0

    def total(self, s: S, seat: i64) -> i64:
        """A seat's points if the game ended now."""
        points: i64 = 0
        for source in self.sources(s, seat):
            points += source.points
        return points

    def places(self, s: S) -> list[int]:
        """Every seat's place, 1 for the best; whoever is tied shares the better place."""
        results: list[tuple[int, int]] = []
        for seat in range(s.seats):
            points: i64 = 0
            for mate in self.team(s, seat):
                points += self.total(s, mate)
            results.append((points, self.tie_break(s, seat)))
        sides: list[list[int]] = []
        for seat in range(s.seats):
            if self.team(s, seat) not in sides:
                sides.append(self.team(s, seat))
        places: list[int] = []
        for seat in range(s.seats):
            better = 0
            for side in sides:
                if results[side[0]] > results[seat]:
                    better += 1
            places.append(better + 1)
        return places

    def action_name(self, action: i64) -> str:
        """The lasting name of an action id, for records, logs and bot authors."""
        raise NotImplementedError

    def action_rule(self, action: i64) -> str:
        """The rule that an action carries out."""
        raise NotImplementedError

    def say_action(self, action: i64) -> str:
        """What choosing this action means, in words."""
        raise NotImplementedError

    def say_choice(self, s: S, seat: i64, action: i64, names: list[str]) -> str:
        """What a seat does by choosing this at a table of these players: a sentence that is understood alone.

        Where the seat is not asked, as in a plan, what the action says by itself.
        """
        return self.say_action(action)

    def say_event(self, event: Event, names: list[str]) -> str:
        """What happened, in words."""
        raise NotImplementedError

    def brief_event(self, event: Event, names: list[str]) -> str:
        """What happened as a part of a turn told in one line, without its subject; empty if the line leaves it out."""
        return ""

    def say_prompt(self, s: S, question: Decision[S], names: Sequence[str] = ()) -> str:
        """What is asked, in words."""
        raise NotImplementedError

    def say_source(self, source: Source) -> str:
        """Where points come from, in words."""
        raise NotImplementedError

    def say_rule(self, rule: str) -> str:
        """A rule of the ledger, in our words."""
        raise NotImplementedError

    def say_refusal(self, s: S, seat: i64, action: i64, names: list[str]) -> str:
        """Why an action is not open to a seat now, from what it may know: one sentence, or else the rule's text."""
        return self.say_rule(self.why_not(s, seat, action))
