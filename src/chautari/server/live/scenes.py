"""What one viewer is shown of a table: the seat's view, its question, and the table around it."""

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

import chautari
from chautari.engine import play
from chautari.engine.game import Game
from chautari.engine.state import State
from chautari.server import wire
from chautari.server.live.position import Position
from chautari.server.live.seats import NO_SEAT, resigned
from chautari.store import Head, Seat

if TYPE_CHECKING:
    from chautari.server.live.table import Table


def scene(table: "Table", seat: int) -> wire.Scene:
    """Everything that a seat, or a spectator (−1), may know now."""
    head, position = table.head, table.position
    return wire.Scene(
        game=head.game,
        options=head.options,
        stage=head.stage,
        paused=head.paused,
        seats=[shown_seat(one, table.seat_connected(one.number)) for one in table.seats],
        asked=position.asked if position else [],
        view=msgspec.Raw(msgspec.json.encode(position.game.view(position.state, seat) if position else None)),
        turn=0 if seat == NO_SEAT else table.turns[seat],
        question=question(table, position, seat) if position and seat != NO_SEAT else None,
        can_undo=position is not None and seat != NO_SEAT and not head.paused and position.may_take_back(seat),
        proposal=proposal(table),
        away_minutes=head.notes.get("away_minutes"),  # type: ignore[arg-type]
        deals=[wire.Dealt(d.commitment, d.secret.hex() if head.stage == "finished" else None) for d in table.deals],
        scores=scores(position.game, position.state) if position and position.over else None,
        next_table=next_table(head),
    )


def shown_seat(seat: Seat, connected: bool) -> wire.Seat:
    return wire.Seat(seat.kind, seat.name, seat.level, connected, seat.stand_in, resigned(seat))


def next_table(head: Head) -> str | None:
    found = head.notes.get("next_table")
    return found if isinstance(found, str) else None


def question(table: "Table", position: Position, seat: int) -> wire.Question | None:
    place = play.place_of(position.state, seat)
    if place < 0:
        return None
    asked = position.state.pending[place]
    text = position.game.say_prompt(position.state, asked)
    options = [choosable(position, seat, action) for action in play.options(position.state, seat)]
    return wire.Question(table.turns[seat], asked.prompt(), text, options)


def choosable(position: Position, seat: int, action: int) -> wire.Choosable:
    game = position.game
    name, text, rule = described(game.meta.name, action)
    preview = game.preview(position.state, seat, action)
    return wire.Choosable(action, name, text, rule, preview, game.pieces(position.state, seat, action))


@cache
def described(name: str, action: int) -> tuple[str, str, str]:
    """An action means the same at every table, and a game has a few hundred."""
    game = chautari.game(name)
    return game.action_name(action), game.say_action(action), game.action_rule(action)


def proposal(table: "Table") -> wire.Proposal | None:
    """Who asks to take a move back, and whose word is still missing."""
    found = table.head.notes.get("proposal")
    if not isinstance(found, dict):
        return None
    return msgspec.convert({**found, "waiting_for": missing_votes(table)}, wire.Proposal)


def missing_votes(table: "Table") -> list[int]:
    found = table.head.notes.get("proposal")
    assert isinstance(found, dict), "nobody asks for anything"
    agreed = msgspec.convert(found["agreed"], list[int])
    return [seat for seat in table.voters if seat not in agreed]


def scores(game: Game[Any], state: State) -> list[wire.Score]:
    """Every seat's place, and each point with its source."""
    places = game.places(state)
    found = []
    for seat, place in enumerate(places):
        sources = game.sources(state, seat)
        shown = [wire.Source(one.key, game.say_source(one), one.points, one.rule) for one in sources]
        found.append(wire.Score(seat, place, sum(one.points for one in sources), shown))
    return found
