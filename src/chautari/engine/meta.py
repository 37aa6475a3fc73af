"""The meta data of a game, which load without its rules: title, table sizes, options."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Literal

from chautari.engine.errors import BadOption, BadSeats

Setting = bool | int | str
Settings = dict[str, Setting]
Weight = Literal["light", "medium", "demanding"]


@dataclass(frozen=True)
class Choice:
    """One value of an option, the table sizes it fits (none named: all) and the settings it needs beside it."""

    value: Setting
    seats: tuple[int, ...] = ()
    needs: tuple[tuple[str, tuple[Setting, ...]], ...] = ()

    def fits(self, seats: int, settings: Mapping[str, Setting]) -> bool:
        """True if this value may be chosen at a table of this size with these settings."""
        return (not self.seats or seats in self.seats) and all(settings[name] in values for name, values in self.needs)


@dataclass(frozen=True)
class Option:
    """A variant that a table may choose; the first choice is the default."""

    name: str
    choices: tuple[Choice, ...]

    @property
    def default(self) -> Setting:
        return self.choices[0].value

    @property
    def values(self) -> tuple[Setting, ...]:
        return tuple(choice.value for choice in self.choices)

    def choice(self, value: Setting) -> Choice:
        return self.choices[self.values.index(value)]


def switch(name: str, needs: tuple[tuple[str, tuple[Setting, ...]], ...] = ()) -> Option:
    """An option that is off unless somebody turns it on."""
    return Option(name, (Choice(False), Choice(True, needs=needs)))


@dataclass(frozen=True)
class Meta:
    """A game's name, title, makers, table sizes, version of the rules, longest game in decisions, and options.

    `minutes` is how long people take for it, from and to, and `weight` how much there is to think about: our own
    estimates. `first_game` are the settings that suit those who are new to it, where they are not the usual ones.
    `alike` are earlier versions of the rules that differ from the next one only at tables with this option on.
    """

    name: str
    title: str
    designers: str
    publisher: str
    seats: range
    rules_version: int
    longest: int
    minutes: tuple[int, int]
    weight: Weight
    options: tuple[Option, ...] = field(default=())
    first_game: tuple[tuple[str, Setting], ...] = ()
    alike: tuple[tuple[int, str], ...] = ()

    def complete(self, seats: int, wanted: Mapping[str, Setting]) -> Settings:
        """All options of a table, defaults filled in; refuses what the game does not know or what does not fit."""
        if not isinstance(seats, int) or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadSeats(
                f"{self.title} is for {least} to {most} players, not {seats!r}.",
                "wrong-seats",
                title=self.title,
                least=least,
                most=most,
                seats=str(seats),
            )
        known = {option.name: option for option in self.options}
        for name, value in wanted.items():
            if name not in known:
                raise BadOption(
                    f"{self.title} has no option {name!r}; it has {', '.join(known) or 'none'}.",
                    "unknown-option" if known else "no-options",
                    title=self.title,
                    option=name,
                    options=", ".join(known),
                )
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                values = ", ".join(map(repr, known[name].values))
                raise BadOption(
                    f"{name} can't be {value!r}; it can be {values}.",
                    "bad-option-value",
                    option=name,
                    value=repr(value),
                    values=values,
                )
        settings = {name: wanted.get(name, option.default) for name, option in known.items()}
        for name, option in known.items():
            if not option.choice(settings[name]).fits(seats, settings):
                raise self._unfit(seats, option, settings)
        return settings

    def plays(self, rules: int, options: Mapping[str, Setting]) -> bool:
        """True if a game begun by that version of the rules with these options goes on by today's as it would have."""
        changed = dict(self.alike)
        while rules != self.rules_version and rules in changed and not options.get(changed[rules], False):
            rules += 1
        return rules == self.rules_version

    def settings(self, seats: int) -> Iterator[Settings]:
        """Every combination of options that fits a table of this size, the default one first."""
        for values in product(*(option.values for option in self.options)):
            settings = dict(zip((option.name for option in self.options), values, strict=True))
            if all(option.choice(settings[option.name]).fits(seats, settings) for option in self.options):
                yield settings

    def _unfit(self, seats: int, option: Option, settings: Settings) -> BadOption:
        value = str(settings[option.name]).lower()
        needs = option.choice(settings[option.name]).needs
        wrong = [(name, values) for name, values in needs if settings[name] not in values]
        if not wrong:
            sentence = f"{option.name}={value} does not fit a table of {seats}."
            return BadOption(sentence, "option-other-seats", option=option.name, value=value, seats=seats)
        needed = ", ".join(f"{name}={'/'.join(str(one).lower() for one in values)}" for name, values in wrong)
        sentence = f"{option.name}={value} does not fit these options; it needs {needed}."
        return BadOption(sentence, "option-unfit", option=option.name, value=value, needed=needed)
