"""A choice at a table: checked, carried out beside the position, committed with what chance answered."""

from dataclasses import replace
from functools import cache

import chautari
from chautari.engine import play
from chautari.engine.errors import BadAction, NotAsked, NotOffered
from chautari.engine.position import Position, Step
from chautari.server.live.changes import Advanced, TableChange
from chautari.server.live.table import Table
from chautari.server.refusals import BAD, CONFLICT, MISSING, Refused, refused, say
from chautari.server.verbs import lessons
from chautari.server.verbs.checks import new_answer, on_turn
from chautari.server.wire import Act, Refusal


async def act(table: Table, seat: int, message: Act) -> None:
    """A person's choice, once: whoever sends it again is told that it is done."""
    answer = new_answer(table, seat, message)
    if answer is None:
        return
    position = on_turn(table, seat, message.turn)
    lessons.check_wanted(table, seat, message.action)
    step = choice(position, seat, message.action)
    answer = replace(answer, moves=answer.moves + len(step.moves))
    table.hurried = message.hurried
    await table.commit(TableChange(game=Advanced(step), notes=lessons.notes_after_choice(table), answer=answer))
    table.metrics.count("actions")


async def act_as_bot(table: Table, seat: int, turn: int, action: int) -> None:
    """A bot's choice; dropped if the question has passed meanwhile, or a person plays the seat again."""
    async with table.lock:
        if seat in table.bots_asked() and turn == table.turn(seat):
            await table.commit(TableChange(game=Advanced(choice(table.playing(), seat, action))))
            table.metrics.count("bot_actions")


def choice(position: Position, seat: int, action: int) -> Step:
    """What an action leads to; refuses what the rules forbid, and says which rule."""
    try:
        return position.choice(seat, action)
    except BadAction:
        game = position.game
        raise refused(BAD, "no-such-action", title=game.meta.title, most=game.actions - 1) from None
    except NotAsked:
        raise refused(CONFLICT, "not-asked") from None
    except NotOffered as refusal:
        rule = refusal.rule
        raise Refused(CONFLICT, "not-offered", position.game.say_rule(rule), rule) from None


def why_not(table: Table, seat: int, name: str, pieces: list[str]) -> Refusal:
    """Why an action, by its lasting name or by the pieces it belongs to, is not open to a seat now."""
    position = table.playing()
    game = position.game
    action = actions_by_name(table.head.game).get(name) if name else game.touching(position.state, seat, pieces)
    if action is None:
        raise refused(MISSING, "no-such-name")
    if first := lessons.while_speaking(table, seat):
        return Refusal("lesson", first)
    if seat not in position.asked:
        return Refusal("not-asked", say("refused-not-asked"))
    if action in play.options(position.state, seat):
        instead = lessons.why_not_yet(table, seat, action)
        return Refusal("lesson", instead) if instead else Refusal("offered", say("offered"))
    rule = game.why_not(position.state, seat, action)
    return Refusal("not-offered", game.say_refusal(position.state, seat, action, list(table.names)), rule)


@cache
def actions_by_name(name: str) -> dict[str, int]:
    """A game's actions by their lasting names."""
    game = chautari.game(name)
    return {game.action_name(action): action for action in range(game.actions)}
