"""The language of whoever calls: the best of ours in `Accept-Language`, or the one that a socket's address names."""

from typing import Final

from starlette.datastructures import Headers, QueryParams
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from chautari.games.words import ENGLISH, LANGUAGES, speaking, spoken

# Nobody reads more languages than fit in there.
LONGEST: Final = 1000
# A page of a browser can't set the headers of its sockets.
PARAMETER: Final = "language"


class LanguageMiddleware:
    """Whatever is said to a caller is said in their language."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        with speaking(language_of(scope)):
            await self.app(scope, receive, send)


def language_of(scope: Scope) -> str:
    """The language of a request or a socket; English for whoever names none of ours."""
    if scope["type"] == "websocket":
        wanted = best_of(QueryParams(scope["query_string"]).get(PARAMETER, ""))
        if wanted:
            return wanted
    return best_of(", ".join(Headers(scope=scope).getlist("accept-language"))) or ENGLISH


def best_of(accepted: str) -> str:
    """The language of ours that is liked best (RFC 9110, 12.5.4), nothing if none is; de-CH is content with de."""
    best, liked = "", 0.0
    for part in accepted[:LONGEST].lower().split(","):
        name, *parameters = (one.strip() for one in part.split(";"))
        language, weight = ENGLISH if name == "*" else name.partition("-")[0], weight_of(parameters)
        if language in LANGUAGES and weight > liked:
            best, liked = language, weight
    return best


def weight_of(parameters: list[str]) -> float:
    """How much a language is liked; not at all if that can't be read."""
    text = next((one[2:].strip() for one in parameters if one.startswith("q=")), "1")
    is_number = len(text) <= 5 and text.isascii() and text.replace(".", "", 1).isdigit()
    return min(1.0, float(text)) if is_number else 0.0


def told(response: Response) -> Response:
    """The answer with the headers that say in which language it was made, and that it would be another in another."""
    response.headers["Content-Language"] = spoken()
    response.headers["Vary"] = "Accept-Language"
    return response
