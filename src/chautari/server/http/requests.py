"""One request on its way: who asks, what was sent, and how the answer goes back."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from chautari.server import wire
from chautari.server.http.languages import told
from chautari.server.http.security import address, check_origin, cookie, person_of, token_of
from chautari.server.live.seats import LOOK_BACK, Role
from chautari.server.live.table import Table
from chautari.server.rate_limits import RateLimiter
from chautari.server.refusals import (
    BAD,
    BROKEN,
    FORBIDDEN,
    KIND,
    LARGE,
    MANY,
    MISSING,
    SLOW,
    Refused,
    refused,
    say,
)
from chautari.server.services import Services
from chautari.server.tokens import Mint, is_token, new_token
from chautari.store import BadStore, Head, Seat, hashed

T = TypeVar("T")
LINK_HEADER = "chautari-link"


class Call:
    """One request to the REST part: who asks, and for what."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.services: Services = request.app.state.services
        self.registry = self.services.registry
        self.limits = self.services.config.limits
        self.address = address(request)
        self.person = person_of(request.headers)
        self.new_token = ""

    def check_rate(self, limiter: RateLimiter) -> None:
        """Refuses an address that asks too often."""
        if not limiter.allows(self.address):
            raise refused(MANY, "too-fast")

    async def body(self, kind: type[T]) -> T:
        raw = await self.raw(self.limits.body)
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(BAD, "not-understood", say("refused-not-understood", problem=str(error))) from None

    async def raw(self, most: int) -> bytes:
        """What was sent, if it is JSON of a fair size."""
        if self.request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise refused(KIND, "not-json")
        try:
            async with asyncio.timeout(self.services.config.request_timeout):
                return await self._read(most)
        except (TimeoutError, ClientDisconnect):  # who hung up hears nothing, and is no fault of ours
            raise refused(SLOW, "too-slow") from None

    async def _read(self, most: int) -> bytes:
        raw = b""
        async for part in self.request.stream():
            raw += part
            if len(raw) > most:
                raise refused(LARGE, "too-large", most=most)
        return raw

    def number(self, name: str, usual: int, code: str) -> int:
        """A whole number of the query; whatever else is there is refused with the code."""
        text = self.request.query_params.get(name)
        if text is None:
            return usual
        if not text.isdecimal() or not text.isascii() or len(text) > 9:
            raise refused(BAD, code)
        return int(text)

    async def own_tables(self) -> list[tuple[Head, tuple[Seat, ...]]]:
        """The tables of the caller, who wants one more: one address and one person may have so many."""
        self.check_rate(self.services.creations)
        tables = await asyncio.to_thread(self.services.store.tables_of, self.somebody())
        if len(tables) >= self.limits.tables:
            raise refused(MANY, "too-many-tables")
        return tables

    def somebody(self) -> str:
        """Who asks; somebody new is given a token, which the answer's cookie carries."""
        if not self.person:
            self.new_token = new_token()
            self.person = hashed(self.new_token)
        return self.person

    def mint(self) -> Mint:
        """Makes the secrets of a new table, always the same for the same path and key of the caller's."""
        key = self.request.headers.get("idempotency-key")
        if key is None:
            return Mint()
        try:
            msgspec.convert(key, wire.Key)
        except msgspec.ValidationError as error:
            raise Refused(BAD, "not-understood", say("refused-not-understood", problem=str(error))) from None
        return self.mint_of(key)

    def mint_of(self, key: str) -> Mint:
        self.somebody()
        token = self.new_token or token_of(self.request.headers)
        return Mint(token, f"{self.request.scope['path']} {key}")

    async def table(self) -> tuple[Table, Role]:
        """The table that is asked for, and what the caller is there; strangers can't tell it from none."""
        table, role = await self._table_and_role()
        if role.stranger:
            raise refused(MISSING, "no-such-table")
        return table, role

    async def table_to_look_back_at(self) -> tuple[Table, Role]:
        """The table that is asked for: also for a stranger who sends its review's link, once the game is over."""
        table, role = await self._table_and_role()
        if role.stranger and not (table.head.stage == "finished" and await self._has_link(table)):
            raise refused(MISSING, "no-such-table")
        return table, role

    async def _table_and_role(self) -> tuple[Table, Role]:
        table = await self.registry.table(self.request.path_params["table"])
        return table, await self.registry.role(table, self.person)

    async def _has_link(self, table: Table) -> bool:
        token = self.request.headers.get(LINK_HEADER, "")
        if not is_token(token):
            return False
        opened = await asyncio.to_thread(self.services.store.link, hashed(token))
        if opened is None:
            self.check_rate(self.services.tokens)
            return False
        name, link = opened
        return name == table.head.id and link.purpose == LOOK_BACK

    async def hosted(self) -> Table:
        """The table that is asked for, if the caller is its host."""
        table, role = await self.table()
        if not role.host:
            raise refused(FORBIDDEN, "not-host")
        return table


Handler = Callable[[Call], Awaitable[Any]]


def endpoint(handler: Handler, status: int) -> Callable[[Request], Awaitable[Response]]:
    """A handler as the router wants it: limits first, and every refusal a sentence."""

    async def answer(request: Request) -> Response:
        call = Call(request)
        services = call.services
        try:
            call.check_rate(services.requests)
            if request.method not in ("GET", "HEAD"):
                check_origin(request.headers, services.config)
                if call.person and not services.messages.allows(call.person):
                    raise refused(MANY, "too-fast")
            result = await handler(call)
        except Refused as refusal:
            services.metrics.count("refusals")
            return json_response(refusal.status, wire.Refusal(refusal.code, str(refusal), refusal.rule or None))
        except BadStore:
            return json_response(BROKEN, wire.Refusal("not-read", say("refused-not-read")))
        response = result if isinstance(result, Response) else json_response(status, result)
        if call.new_token:
            response.headers["Set-Cookie"] = cookie(call.new_token, request.url.scheme == "https")
        return response

    return answer


def json_response(status: int, answer: Any) -> Response:
    return told(Response(msgspec.json.encode(answer), status, media_type="application/json"))
