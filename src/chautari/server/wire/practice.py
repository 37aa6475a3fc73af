"""What helps somebody who practises alone among bots."""

from msgspec import Struct


class Hint(Struct, frozen=True):
    """One step of a hint for the question of a turn: 1 what to look at, 2 the move, 3 why.

    `looked_at` are the actions that deserve a look, the best among them; `action` is the best, from step 2 on;
    `as_good` are those about as good, in step 3. `text` says this step in words.
    """

    turn: int
    step: int
    text: str
    looked_at: list[int]
    action: int | None
    as_good: list[int]


class Chances(Struct, frozen=True):
    """Every seat's chance to win, as you see the table."""

    chances: list[float]


class OwnChoice(Struct, frozen=True, gc=False):
    """A choice that you made, by the number with which `undo` goes back to before it, and when that was."""

    choice: int
    text: str
    day: int | None
    round: int | None


class OwnChoices(Struct, frozen=True):
    """Your choices so far, the first being 0."""

    choices: list[OwnChoice]
