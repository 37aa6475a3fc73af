"""What every request passes: who is calling, from which page, and what the answer must not allow a browser to do."""

import ipaddress
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chautari.server.house import House
from chautari.server.refusals import FORBIDDEN, refused
from chautari.server.tokens import COOKIE, is_token
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


class Safely:
    """Puts the headers on every answer that keep a browser from being used against its owner."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_safely)


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def is_loopback(host: str) -> bool:
    """Whether somebody calls from this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def token_of(headers: Headers) -> str:
    """The token in the caller's cookie; nothing if it is none of ours."""
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None and is_token(found.value) else ""


def person_of(headers: Headers) -> str:
    """The caller as the store knows them: the hash of their token, or nothing."""
    token = token_of(headers)
    return hashed(token) if token else ""


def check_origin(headers: Headers, house: House) -> None:
    """A page of another site must not act with its visitor's cookie; programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in house.origins:
        return
    scheme, _, host = origin.lower().partition("://")
    if scheme not in ("http", "https") or host != headers.get("host", "").lower():
        raise refused(FORBIDDEN, "foreign-page")


def cookie(token: str, secure: bool) -> str:
    found = f"{COOKIE}={token}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Strict"
    return f"{found}; Secure" if secure else found
