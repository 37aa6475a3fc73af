"""Who sits where: people at the keyboard, bots on the other seats."""

import hashlib
from dataclasses import dataclass, field

from chautari.bots.bot import Bot
from chautari.bots.load import load_bot
from chautari.cli.arguments import BadUsage
from chautari.cli.match_arguments import read_bots
from chautari.cli.reports.bot_failures import failure_sentence
from chautari.cli.words import say
from chautari.daily.deal import DailyDeal, deal_of_seed
from chautari.engine.errors import BadSeats
from chautari.engine.table import Table

USUAL_BOT = "greedy"
PERSON = ""


@dataclass(frozen=True)
class Seating:
    """For every seat the spec of its bot, or nothing for a person; a bot is called when it is first asked."""

    bots: tuple[str, ...]
    called: dict[int, Bot] = field(default_factory=dict, compare=False)

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.bots) if name == PERSON]

    def names(self) -> list[str]:
        given = say("bot-names").split()
        return [given[n] if kind else say("person-name", number=n + 1) for n, kind in enumerate(self.bots)]

    def move(self, table: Table, seat: int, luck: str) -> None:
        """Lets the bot of a seat answer; the same luck plays the same game, and a daily deal's the same everywhere."""
        moment = f"{luck}/{len(table.record.moves)}/{seat}"
        seed = int.from_bytes(hashlib.sha256(moment.encode()).digest()[:4], "big")
        if deal := deal_of_seed(luck):
            seed = deal.luck(seat, sum(mover == seat for mover, _ in table.record.moves))
        if seat not in self.called:
            self.called[seat] = load_bot(self.bots[seat])
        table.play(self.called[seat].choose(table.game, table.state, seat, seed, table.record.options), seat)

    def close(self) -> list[str]:
        """Closes the bots; returns a sentence on each that failed."""
        for bot in self.called.values():
            bot.close()
        failed = [bot for bot in self.called.values() if bot.faults.counts]
        return [failure_sentence(bot.spec, bot.faults.counts, bot.faults.said) for bot in failed]


def seat_players(seats: int, you: int | None, hotseat: bool, bots: str) -> Seating:
    """You on seat 0 unless `you` names another; bots on the rest in order, the last one named on all that are left."""
    named = read_bots(bots) if bots else []
    you = you or 0
    if not 0 <= you < seats:
        raise BadSeats(say("no-such-seat", last=seats - 1, seat=you))
    people = list(range(seats - len(named))) if hotseat else [you]
    free = seats - len(people)
    if len(named) > free or not people:
        raise BadUsage(say("too-many-bots", bots=len(named), free=min(free, seats - 1)))
    fill = named + [named[-1] if named else USUAL_BOT] * (free - len(named))
    return Seating(tuple(PERSON if seat in people else fill.pop(0) for seat in range(seats)))


def seat_daily(deal: DailyDeal) -> Seating:
    """You on the seat of the daily deal, its bots on the others."""
    return Seating(tuple(deal.bot(seat) if level else PERSON for seat, level in enumerate(deal.levels)))
