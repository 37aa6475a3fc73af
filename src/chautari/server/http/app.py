"""The application: routes, sockets, pages, and what holds for all of them."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

import chautari
from chautari.server import wire
from chautari.server.config import House
from chautari.server.http import pages, static
from chautari.server.http.requests import Call, endpoint, told
from chautari.server.http.routes import routes
from chautari.server.http.security import Safely, is_here
from chautari.server.http.session import follow
from chautari.server.live.registry import Hall
from chautari.server.refusals import FORBIDDEN, say
from chautari.store import Store

LOG = logging.getLogger("chautari.app")


def application(store: Store, house: House) -> ASGIApp:
    """Everything that this server answers, over one store."""

    @contextlib.asynccontextmanager
    async def living(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = hall = Hall(store, house)
        async with hall.opened():
            yield

    app = Starlette(
        routes=[
            *routes(),
            *(static.routes(house.client) if house.client else pages.plain_home()),
            *pages.routes(chautari.__version__),
            WebSocketRoute("/api/tables/{table}/socket", follow),
            Route("/health", endpoint(health, 200)),
            Route("/metrics", metrics),
        ],
        exception_handlers={HTTPException: unknown, Exception: failed},
        lifespan=living,
    )
    # A redirection would lead to whatever host the caller names.
    app.router.redirect_slashes = False
    # Outermost: an answer to a fault of ours carries the headers too.
    return Safely(app, house)


async def health(call: Call) -> wire.Health:
    """Whether the store answers."""
    await asyncio.to_thread(call.hall.store.count)
    return wire.Health("ok", chautari.__version__)


async def metrics(request: Request) -> Response:
    """For this machine only, unless the house says otherwise: counters tell when secret moves are made."""
    hall: Hall = request.app.state.hall
    if not hall.house.open_metrics and not is_here(request, hall.house):
        return told(FORBIDDEN, wire.Refusal("only-here", say("refused-only-here")))
    return PlainTextResponse(hall.metrics.text(hall.gauges()), media_type="text/plain; version=0.0.4")


async def unknown(request: Request, error: Exception) -> Response:
    """A path or a method that does not exist."""
    assert isinstance(error, HTTPException)
    key = "wrong-method" if error.status_code == 405 else "no-such-page"
    response = told(error.status_code, wire.Refusal(key, say(f"refused-{key}")))
    response.headers.update(error.headers or {})
    return response


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours: told in one sentence, explained in the server's log."""
    request.app.state.hall.metrics.count("failures")
    return told(500, wire.Refusal("fault", say("refused-fault")))
