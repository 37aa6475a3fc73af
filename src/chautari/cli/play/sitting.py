"""One sitting at a table in the terminal: who plays, what each person has read, and the file the game is kept in."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from chautari.cli.play.choices import lay_out
from chautari.cli.play.kept_games import Keeper, Notes, read_kept, resume_table
from chautari.cli.play.seating import Seating
from chautari.cli.play.story import paragraphs
from chautari.cli.play.terminal import Terminal
from chautari.cli.screen import draw_table
from chautari.cli.words import say, thing
from chautari.engine.errors import UndoRefused
from chautari.engine.table import Table
from chautari.games.numerals import listed
from chautari.games.refusals import told
from chautari.lessons.guide import Lesson
from chautari.review.hint import Hint

NOBODY = -1


@dataclass
class GivenHint:
    """The hint for the question after so many moves, and how many of its steps were told."""

    moves: int
    found: Hint
    steps: int = 0


class Sitting:
    """A table, who sits at it, and how far each person has read the log.

    `viewer` is the person before the screen; with several people it is nobody until the keyboard is passed on.
    """

    def __init__(
        self,
        table: Table,
        seating: Seating,
        terminal: Terminal,
        keeper: Keeper,
        seed: str | None = None,
        confirm: bool = False,
    ) -> None:
        self.table = table
        self.seating = seating
        self.terminal = terminal
        self.keeper = keeper
        self.seed = seed
        self.bots_luck = seed if seed is not None else secrets.token_hex(8)
        self.confirm = confirm
        self.read = dict.fromkeys(seating.people, 0)
        # How far somebody is in a lesson, if this is one.
        self.lesson: Lesson | None = None
        # The hint for the present question, once somebody has asked for one.
        self.given: GivenHint | None = None
        self.viewer = NOBODY if len(seating.people) > 1 else seating.people[0]

    @classmethod
    def resume(cls, file: Path, terminal: Terminal, confirm: bool) -> "Sitting":
        """The sitting at a table that was left, with everybody on their seats."""
        record, notes = read_kept(file)
        table, seating = resume_table(file, record, notes), Seating(tuple(notes.bots))
        sitting = cls(table, seating, terminal, Keeper(file), notes.seed, confirm or notes.confirm)
        sitting.bots_luck, sitting.lesson = notes.luck, notes.lesson
        sitting.read = {seat: min(max(notes.read[seat], 0), len(table.log)) for seat in seating.people}
        return sitting

    def keep(self) -> None:
        """Puts the game as it is now into its file, and says so once when that can't be done."""
        problem_before = self.keeper.problem
        secret, drawn = self.table.dealer
        bots, over = list(self.seating.bots), self.table.over
        read = [self.read.get(seat, 0) for seat in range(len(bots))]
        notes = Notes(bots, read, self.seed, self.bots_luck, self.confirm, secret.hex(), drawn, over, self.lesson)
        self.keeper.keep(self.table.record, notes)
        if self.keeper.problem and not problem_before:
            self.terminal.hint(say("not-kept", reason=self.keeper.problem))

    def leave(self) -> None:
        """Says how to go on; a game that is over needs no keeping."""
        if self.table.over:
            self.keeper.forget()
        elif not self.keeper.problem:
            self.terminal.print(say("kept"))

    def save(self, path: Path) -> None:
        """The next dealer deals by the same seed, if one was given, so that the game goes on as it would have."""
        self.table.save(path, None if self.seed is None else f"{self.seed}/{len(self.table.record.moves)}")
        self.keep()

    def undo(self, seat: int) -> bool:
        """Takes the seat's last choice back; False if that is refused."""
        try:
            self.table.undo(seat)
        except UndoRefused as refusal:
            self.terminal.print(say("undo-refused", reason=told(refusal)))
            return False
        self.read = {reader: min(line, len(self.table.log)) for reader, line in self.read.items()}
        self.terminal.print(say("undone"))
        return True

    def go_back(self, seat: int, choice: int) -> None:
        """Goes back to before a choice of the seat's, for practice; refuses if there is no such one."""
        moves = len(self.table.record.moves)
        self.table.go_back(seat, choice, None if self.seed is None else f"{self.seed}/{moves}/back")
        self.read = {reader: min(line, len(self.table.log)) for reader, line in self.read.items()}

    def who_plays(self) -> str:
        """A sentence that names the people and the bots."""
        names = self.table.names
        bots = [f"{names[seat]} ({bot})" for seat, bot in enumerate(self.seating.bots) if bot]
        people = [names[seat] for seat in self.seating.people]
        return say("who-plays", people=listed(people), bots=listed(bots) if bots else thing("no-bots"))

    def show(self, seat: int) -> None:
        """Prints what happened since the seat last looked, the table, the question and the choices."""
        self.tell(seat)
        self.ask(seat)

    def tell(self, seat: int) -> None:
        """Prints what happened since the seat last looked, and the table."""
        table = self.table
        news = paragraphs(table, seat, self.read[seat])
        self.read[seat] = len(table.log)
        if news:
            self.terminal.heading(say("what-happened"))
            for paragraph in news:
                self.terminal.print(Text(paragraph))
        self.terminal.heading(say("the-table", who=table.names[seat]))
        self.terminal.print_table(draw_table(table.game.meta.name, table.view(seat), table.names))
        self.terminal.print()

    def ask(self, seat: int) -> None:
        """Prints the question to a seat and its choices."""
        table = self.table
        self.terminal.print(Text(table.prompt(seat), "bold"))
        offers = table.choices(seat)
        for block in lay_out(offers, self.terminal.width):
            self.terminal.print(block)
        self.terminal.hint(say("hint-only" if len(offers) == 1 else "hint"))
