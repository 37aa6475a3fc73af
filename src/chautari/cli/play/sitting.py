"""One sitting at a table: whoever is asked answers, people before bots, until the game is over."""

import copy
import secrets
from contextlib import nullcontext
from pathlib import Path

from rich.text import Text

from chautari.cli.play import ending, typed_commands
from chautari.cli.play.choices import laid_out
from chautari.cli.play.kept_games import Keeper, Notes, read_kept, taken_up
from chautari.cli.play.lookup import offers_meant
from chautari.cli.play.seating import Seating
from chautari.cli.play.story import paragraphs
from chautari.cli.play.terminal import Talk
from chautari.cli.screen import drawn
from chautari.cli.words import say
from chautari.engine.errors import UndoRefused
from chautari.engine.table import Offer, Table

NOBODY = -1


class Sitting:
    """A table, who sits at it, and how far each person has read the log."""

    def __init__(
        self, table: Table, seating: Seating, talk: Talk, keeper: Keeper, seed: str | None = None, confirm: bool = False
    ) -> None:
        self.table = table
        self.seating = seating
        self.talk = talk
        self.keeper = keeper
        self.seed = seed
        self.bots_luck = seed if seed is not None else secrets.token_hex(8)
        self.confirm = confirm
        self.read = dict.fromkeys(seating.people, 0)
        self.looking = NOBODY if len(seating.people) > 1 else seating.people[0]

    @classmethod
    def again(cls, file: Path, talk: Talk, confirm: bool) -> "Sitting":
        """The sitting at a table that was left, with everybody on their seats."""
        record, notes = read_kept(file)
        table, seating = taken_up(file, record, notes), Seating(tuple(notes.bots))
        sitting = cls(table, seating, talk, Keeper(file), notes.seed, confirm or notes.confirm)
        sitting.bots_luck = notes.luck
        sitting.read = {seat: min(max(notes.read[seat], 0), len(table.log)) for seat in seating.people}
        return sitting

    def play(self) -> None:
        self.talk.divide(say("play-title", title=self.table.game.meta.title))
        self.talk.hint(self.who_plays())
        self.keep()
        while not self.table.over:
            asked = [seat for seat in self.seating.people if seat in self.table.asked]
            if asked:
                self.turn(asked[0])
            else:
                self.let_bots_play()
            self.keep()
        ending.finish(self)

    def keep(self) -> None:
        """Puts the game as it is now into its file, and says so once when that can't be done."""
        before = self.keeper.problem
        secret, drawn = self.table.dealer
        bots, over = list(self.seating.bots), self.table.over
        read = [self.read.get(seat, 0) for seat in range(len(bots))]
        notes = Notes(bots, read, self.seed, self.bots_luck, self.confirm, secret.hex(), drawn, over)
        self.keeper.keep(self.table.record, notes)
        if self.keeper.problem and not before:
            self.talk.hint(say("not-kept", reason=self.keeper.problem))

    def leave(self) -> None:
        """Says how to go on; a game that is over needs no keeping."""
        if self.table.over:
            self.keeper.forget()
        elif not self.keeper.problem:
            self.talk.tell(say("kept"))

    def who_plays(self) -> str:
        names = self.table.names
        bots = [f"{names[seat]} ({bot})" for seat, bot in enumerate(self.seating.bots) if bot]
        people = [names[seat] for seat in self.seating.people]
        return say("who-plays", people=", ".join(people), bots=", ".join(bots) or say("no-bots"))

    def let_bots_play(self) -> None:
        seat = self.table.asked[0]
        thinking = say("thinks", who=self.table.names[seat])
        with self.talk.page.status(thinking) if self.talk.live else nullcontext():
            self.seating.move(self.table, seat, self.bots_luck)

    def turn(self, seat: int) -> None:
        """Asks one person until the position has changed."""
        self.pass_keyboard(seat)
        self.look(seat)
        changed = False
        while not changed:
            changed = self.answer(seat, self.talk.ask(self.mark(seat)))

    def mark(self, seat: int) -> str:
        return say("prompt-mark", who=self.table.names[seat]) + " "

    def pass_keyboard(self, seat: int) -> None:
        if self.looking != seat:
            self.talk.wipe()
            self.talk.ask(say("pass-to", who=self.table.names[seat]) + " ")
            self.talk.wipe()
            self.looking = seat

    def look(self, seat: int) -> None:
        """What happened, the table, the question, the choices."""
        table = self.table
        news = paragraphs(table, seat, self.read[seat])
        self.read[seat] = len(table.log)
        if news:
            self.talk.divide(say("what-happened"))
            for paragraph in news:
                self.talk.tell(Text(paragraph))
        self.talk.divide(say("the-table", who=table.names[seat]))
        self.talk.show(drawn(table.game.meta.name, table.view(seat), table.names))
        self.talk.tell()
        self.talk.tell(Text(table.prompt(seat), "bold"))
        offers = table.choices(seat)
        for block in laid_out(offers, self.talk.width):
            self.talk.tell(block)
        self.talk.hint(say("hint-only" if len(offers) == 1 else "hint"))

    def answer(self, seat: int, answer: str) -> bool:
        """Carries out a choice or a command; whether the position has changed."""
        command, _, rest = answer.partition(" ")
        if command.lower() in typed_commands.COMMANDS:
            return typed_commands.COMMANDS[command.lower()](self, seat, rest.strip())
        offers = self.table.choices(seat)
        meant = offers_meant(offers, answer) if answer else offers
        if len(meant) == 1:
            return self.choose(meant[0])
        if answer.isdecimal() or not answer:
            self.talk.tell(say("no-such-number", most=len(offers)))
        elif meant:
            self.talk.tell(say("several-meant", answer=answer))
            for offer in meant:
                self.talk.tell(f"{offers.index(offer) + 1:>4}  {offer.text}")
        else:
            self.talk.tell(say("not-understood", answer=answer))
        return False

    def choose(self, offer: Offer) -> bool:
        if self.confirm and self.is_final(offer):
            answer = self.talk.ask(say("hand-over", choice=offer.text) + " ")
            if answer.lower() == "undo":
                self.talk.tell(say("undone"))
                return False
        self.table.play(offer)
        return True

    def is_final(self, offer: Offer) -> bool:
        """Whether this choice can't be taken back, or hands over to others before its seat is asked again."""
        trial = copy.copy(self.table)
        trial.play(offer)
        return offer.seat not in trial.asked or not trial.can_undo(offer.seat)

    def save(self, path: Path) -> None:
        """The next dealer deals by the same seed, if one was given, so that the game goes on as it would have."""
        self.table.save(path, None if self.seed is None else f"{self.seed}/{len(self.table.record.moves)}")
        self.keep()

    def undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except UndoRefused as refusal:
            self.talk.tell(say("undo-refused", reason=str(refusal)))
            return False
        self.read = {reader: min(line, len(self.table.log)) for reader, line in self.read.items()}
        self.talk.tell(say("undone"))
        return True
