"""Everything that can be refused, each with a sentence that helps, and a key to say it by in any language."""


class ChautariError(Exception):
    """Anything this package refuses to do: an English sentence for programmers.

    Where it has a `key`, `games/refusals.py` says it to people in their language; an error among the `values` is why.
    """

    def __init__(self, sentence: str = "", key: str = "", **values: "str | int | ChautariError") -> None:
        super().__init__(sentence)
        self.key = key
        self.values = values


class UnknownGame(ChautariError):
    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(
            f"There is no game called {name!r}; the games are {', '.join(known)}.",
            "unknown-game",
            game=name,
            games=", ".join(known),
        )


class BadSeats(ChautariError):
    """A number of seats the game is not made for."""


class BadOption(ChautariError):
    """An option or a value the game does not know, or that does not fit the table."""


class BadAction(ChautariError):
    """An action id that this game does not have."""


class NotAsked(ChautariError):
    def __init__(self, seat: int, asked: list[int]) -> None:
        self.seat, self.asked = seat, asked
        super().__init__(f"Seat {seat} is not asked anything now; {_who(asked)}.")


class NotOffered(ChautariError):
    """An action that the rules forbid now; `rule` is the id of the rule, when it is known."""

    def __init__(self, seat: int, action: int, offered: list[int], rule: str = "", reason: str = "") -> None:
        self.seat, self.action, self.offered, self.rule = seat, action, offered, rule
        super().__init__(
            f"Seat {seat} may not do that now ({rule}): {reason}"
            if rule
            else f"Action {action} is not open to seat {seat} now; open are {', '.join(map(str, offered))}."
        )


class StillPlaying(ChautariError):
    """Something that is known only when the game is over."""


class UndoRefused(ChautariError):
    """A move that can't be taken back, with the reason."""


class BadRecord(ChautariError):
    """A record that is damaged, foreign, or not one this program can replay."""


def _who(asked: list[int]) -> str:
    if not asked:
        return "the game is over"
    if asked == [-1]:
        return "chance is asked first"
    return f"asked {'is seat' if len(asked) == 1 else 'are seats'} {', '.join(map(str, asked))}"
