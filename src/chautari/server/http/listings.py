"""Tables and games as a list shows them."""

import chautari
from chautari.engine.meta import Option
from chautari.games.words import Words, words
from chautari.server import wire
from chautari.server.live.registry import Hall, title
from chautari.server.live.scenes import next_table, shown_seat
from chautari.server.live.seats import NO_SEAT, Role
from chautari.server.refusals import say
from chautari.store import Head, Seat

AN_HOUR = 3_600_000


def summary(hall: Hall, head: Head, seats: tuple[Seat, ...], role: Role) -> wire.Summary:
    live = hall.tables.get(head.id)
    meta = next((meta for meta in chautari.TITLES if meta.name == head.game), None)
    playable = meta is not None and (meta.rules_version == head.rules or head.stage == "waiting")
    problem = live.problem if live else "" if playable else say("refused-unplayable", problem=say("other-version"))
    waiting = list(head.asked) if head.stage == "playing" and not head.paused else []
    return wire.Summary(
        table=head.id,
        game=head.game,
        title=title(head.game),
        options=head.options,
        stage=head.stage,
        paused=head.paused,
        seats=shown_seats(hall, head, seats),
        seat=None if role.seat == NO_SEAT else role.seat,
        host=role.host,
        waiting_for=waiting,
        your_turn=role.seat in waiting,
        created=head.created,
        updated=head.updated // AN_HOUR * AN_HOUR,
        next_table=next_table(head),
        problem=problem or None,
    )


def open_table(hall: Hall, head: Head, seats: tuple[Seat, ...]) -> wire.OpenTable:
    return wire.OpenTable(
        head.id, head.game, title(head.game), head.options, shown_seats(hall, head, seats), head.created
    )


def shown_seats(hall: Hall, head: Head, seats: tuple[Seat, ...]) -> list[wire.Seat]:
    live = hall.tables.get(head.id)
    return [shown_seat(seat, live is not None and live.seat_connected(seat.number)) for seat in seats]


def shown_game(name: str) -> wire.Game:
    meta = chautari.game(name).meta
    texts = words(f"chautari.games.{name.replace('-', '_')}")
    options = [shown_option(option, texts) for option in meta.options]
    least, most = meta.seats[0], meta.seats[-1]
    return wire.Game(name, meta.title, meta.designers, meta.publisher, least, most, meta.rules_version, options)


def shown_option(option: Option, texts: Words) -> wire.Option:
    key = f"option-{option.name}"
    choices = [
        wire.Choice(
            one.value,
            texts.say(f"{key}-{str(one.value).lower()}"),
            list(one.seats),
            {name: list(values) for name, values in one.needs},
        )
        for one in option.choices
    ]
    return wire.Option(option.name, texts.say(f"{key}-title"), texts.say(key), choices)
