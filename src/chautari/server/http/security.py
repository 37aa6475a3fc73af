"""What every request passes: who is calling, from which page, and what the answer must not allow a browser to do."""

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from chautari.server import wire
from chautari.server.config import ServerConfig
from chautari.server.http.languages import told
from chautari.server.net.hosts import is_own, name_in, own_names
from chautari.server.net.proxies import household, is_loopback, is_trusted, real_caller
from chautari.server.refusals import FORBIDDEN, MISDIRECTED, refused, say
from chautari.server.tokens import COOKIE, token_in
from chautari.store import hashed

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
A_YEAR = 365 * 24 * 3600
LONGEST_NAME = 253


class SecurityMiddleware:
    """Lets in who calls this server by its own name, and puts the headers on every answer that keep browsers safe."""

    def __init__(self, app: ASGIApp, config: ServerConfig) -> None:
        self.app = app
        self.config = config
        self.names = own_names(config.origins, config.names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        identify_client(scope, self.config)
        host = Headers(scope=scope).get("host")
        if host is None or is_own(host, self.names):
            await self.app(scope, receive, send_safely)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send_safely).send_denial_response(foreign_host(host))
        else:
            await foreign_host(host)(scope, receive, send_safely)


def identify_client(scope: Scope, config: ServerConfig) -> None:
    """Writes down who really calls, and how, if a trusted proxy tells; nobody else is believed."""
    peer = scope["client"][0] if scope["client"] else ""
    scope["peer"] = peer
    if not is_trusted(peer, config.proxies):
        return
    headers = Headers(scope=scope)
    scope["client"] = (real_caller(headers.getlist("x-forwarded-for"), config.proxies), 0)
    secure = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower() in ("https", "wss")
    if secure:
        scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"


def foreign_host(host: str) -> Response:
    reason = say("refused-foreign-host", name=name_in(host)[:LONGEST_NAME])
    refusal = msgspec.json.encode(wire.Refusal("foreign-host", reason))
    return told(Response(refusal, MISDIRECTED, media_type="application/json"))


def address(connection: HTTPConnection) -> str:
    """Where somebody calls from, as limits count it."""
    return household(connection.client.host) if connection.client else ""


def is_here(connection: HTTPConnection, config: ServerConfig) -> bool:
    """True if somebody calls from this machine and not by a proxy, who might be told any address."""
    peer: str = connection.scope["peer"]
    by_proxy = is_trusted(peer, config.proxies) or "x-forwarded-for" in connection.headers
    return is_loopback(peer) and not by_proxy


def token_of(headers: Headers) -> str:
    """The token in the caller's cookie; nothing if it is none of ours."""
    return token_in(headers.getlist("cookie"))


def person_of(headers: Headers) -> str:
    """The caller as the store knows them: the hash of their token, or nothing."""
    token = token_of(headers)
    return hashed(token) if token else ""


def check_origin(headers: Headers, config: ServerConfig) -> None:
    """A page of another site must not act with its visitor's cookie; programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in config.origins:
        return
    scheme, _, host = origin.lower().partition("://")
    if scheme not in ("http", "https") or host != headers.get("host", "").lower():
        raise refused(FORBIDDEN, "foreign-page")


def cookie(token: str, secure: bool) -> str:
    """The header that makes a browser keep a token."""
    plain = f"{COOKIE}={token}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Strict"
    return f"{plain}; Secure" if secure else plain
