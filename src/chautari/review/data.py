"""A review as plain values for programs: what `--json` prints."""

from dataclasses import asdict
from typing import Any

from chautari.engine.game import Game
from chautari.games.words import read
from chautari.review.decision import Decision
from chautari.review.game_review import Review
from chautari.review.players import players
from chautari.review.story import Told


def data_of(game: Game[Any], found: Review, told: list[Told]) -> dict[str, object]:
    """Everything that the review knows; chances from 0 to 1, each margin the half width of its 95 % interval."""
    return {
        "game": found.record.game,
        "options": found.record.options,
        "seats": list(found.record.seats),
        "shares": list(found.shares),
        "chances": [asdict(moment) for moment in found.moments],
        "decisions": [decision_data(game, one) for one in found.decisions],
        "draws": [asdict(draw) for draw in found.draws],
        "players": [asdict(player) for player in players(found)],
        "moments": [asdict(one) for one in told],
    }


def decision_data(game: Game[Any], one: Decision) -> dict[str, object]:
    return {
        **asdict(one),
        "name": game.action_name(one.action),
        "why": read(one.why),
        "best": [
            {"action": option.action, "name": game.action_name(option.action), **asdict(option.chance)}
            for option in one.best
        ],
    }
