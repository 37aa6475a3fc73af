"""The tables these tests sit at: the usual ones of the four games, begun, half played or over."""

from tests.server.people import Person
from tests.web.driver.server import advanced

GAMES = ("kathmandu", "adventure-tours", "yak", "reviving-kathmandu")
# As many seats as make the shortest game.
SEATS = {"kathmandu": 2, "adventure-tours": 3, "yak": 2, "reviving-kathmandu": 3}
HALF = 0.4
WHOLE = 100.0


def against_bots(person: Person, game: str, seats: int | None = None, played: float = 0.0) -> str:
    """A table at which one person sits with novices; their part of this share of a game is played already."""
    bots = ["bot:novice"] * ((seats or SEATS[game]) - 1)
    table = str(person.set_up(game, "me:Asha", *bots)["table"])
    if played:
        advanced(person, table, played)
    return table


def for_two(asha: Person, bina: Person, game: str) -> str:
    """A table for Asha and Bina, and for a bot where two are too few."""
    made = asha.set_up(game, "me:Asha", "open", *["bot:novice"] * (SEATS[game] - 2))
    bina.use(made["links"][0]["token"], "Bina")
    return str(made["table"])
