"""The review of a finished game: asked for, followed while it is made, and read."""

import msgspec

from chautari.server import wire
from chautari.server.bots.queue import Claim
from chautari.server.http import endpoints
from chautari.server.http.requests import Call
from chautari.server.live.table import Table
from chautari.server.refusals import CONFLICT, refused
from chautari.server.verbs import links


async def review(call: Call) -> wire.Review:
    """How far the review of a finished game is, and what it has found, unless the caller has seen that edition."""
    table = await finished(call)
    found = await call.services.reviews.status(table)
    if found.review.edition == call.number("seen", 0, "no-such-edition"):
        return msgspec.structs.replace(found.review, findings=None)
    return found.read()


async def ask_for_review(call: Call) -> wire.Review:
    """Has a finished game reviewed: once for all who may see it, deeper if they wish."""
    wanted = await call.body(wire.Deeper)
    call.check_rate(call.services.replays)
    table = await finished(call)
    claim = Claim(True, ((call.address, call.person),))
    asked = await call.services.reviews.ask(table, claim, wanted.deep)
    return msgspec.structs.replace(asked.review, findings=None)


async def review_link(call: Call) -> wire.ReviewLink:
    """What lets anybody look back at a finished game with its review; the same for the same caller until withdrawn."""
    table = await own_finished(call)
    return wire.ReviewLink(await links.look_back_link(table, call.mint_of("look back")))


async def withdraw_review_link(call: Call) -> wire.Summary:
    """The caller's own link to look back ends; asked twice, it is ended as well."""
    table = await own_finished(call)
    await links.withdraw_look_back_link(table, call.mint_of("look back"))
    return await endpoints.table(call)


async def own_finished(call: Call) -> Table:
    """The finished table that is asked for, if the caller took part."""
    table, role = await call.table()
    endpoints.check_takes_part(role)
    check_finished(table)
    return table


async def finished(call: Call) -> Table:
    """The table that is asked for; a game that goes on has nothing to tell about what its players may not know."""
    table, _ = await call.table_to_look_back_at()
    check_finished(table)
    table.begun()
    return table


def check_finished(table: Table) -> None:
    if table.head.stage != "finished":
        raise refused(CONFLICT, "not-over")
