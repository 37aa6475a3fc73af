"""What help shows: words for a choice that is open now, something that is not, and the rule against it."""

import re
from collections.abc import Container
from itertools import combinations

from chautari.cli.play.lookup import offers_meant
from chautari.engine.table import Offer, Table

MOST_WORDS = 3


def words_for(offers: list[Offer], commands: Container[str]) -> str:
    """The fewest words that mean the last of the choices alone, long ones first; its lasting name if it takes many."""
    words = re.findall(r"\w+", offers[-1].text)
    for count in range(1, MOST_WORDS + 1):
        typed = [" ".join(some) for some in combinations(words, count) if some[0].lower() not in commands]
        fitting = [text for text in typed if offers_meant(offers, text) == offers[-1:] and not text.isdecimal()]
        if fitting:
            return max(fitting, key=len)
    return offers[-1].name


def closed_now(table: Table, seat: int) -> tuple[str, str]:
    """The name of an action that is not open, one like those that are if there is one, and the rule that forbids it."""
    game = table.game
    offers = table.choices(seat)
    opened, alike = {offer.action for offer in offers}, {offer.rule for offer in offers}
    closed = [action for action in range(game.actions) if action not in opened]
    action = min(closed, key=lambda action: (game.action_rule(action) not in alike, action))
    return game.action_name(action), table.why_not(action, seat)
