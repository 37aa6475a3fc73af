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
from chautari.server.config import ServerConfig
from chautari.server.http import pages, static
from chautari.server.http.languages import LanguageMiddleware
from chautari.server.http.listings import games_message
from chautari.server.http.requests import Call, endpoint, json_response
from chautari.server.http.routes import routes
from chautari.server.http.security import SecurityMiddleware, is_here
from chautari.server.http.session import follow
from chautari.server.refusals import FORBIDDEN, say
from chautari.server.services import Services
from chautari.store import Store

LOG = logging.getLogger("chautari.app")


def application(store: Store, config: ServerConfig) -> ASGIApp:
    """Everything that this server answers, over one store."""

    @contextlib.asynccontextmanager
    async def living(app: Starlette) -> AsyncIterator[None]:
        games_message()  # whoever comes first need not wait until all are loaded
        app.state.services = services = Services(store, config)
        async with services.running():
            yield

    app = Starlette(
        routes=[
            *routes(),
            *(static.routes(config.client) if config.client else pages.plain_home()),
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
    # Outermost: an answer to a fault of ours carries the headers too, and even a refused host is told in its language.
    return LanguageMiddleware(SecurityMiddleware(app, config))


async def health(call: Call) -> wire.Health:
    """Says that the store answers."""
    await asyncio.to_thread(call.services.store.count)
    return wire.Health("ok", chautari.__version__)


async def metrics(request: Request) -> Response:
    """For this machine only, unless the config says otherwise: counters tell when secret moves are made."""
    services: Services = request.app.state.services
    if not services.config.open_metrics and not is_here(request, services.config):
        return json_response(FORBIDDEN, wire.Refusal("only-here", say("refused-only-here")))
    return PlainTextResponse(services.metrics.text(services.gauges()), media_type="text/plain; version=0.0.4")


async def unknown(request: Request, error: Exception) -> Response:
    """A path or a method that does not exist."""
    assert isinstance(error, HTTPException)
    key = "wrong-method" if error.status_code == 405 else "no-such-page"
    response = json_response(error.status_code, wire.Refusal(key, say(f"refused-{key}")))
    response.headers.update(error.headers or {})
    return response


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours: told in one sentence, explained in the server's log."""
    request.app.state.services.metrics.count("failures")
    return json_response(500, wire.Refusal("fault", say("refused-fault")))
