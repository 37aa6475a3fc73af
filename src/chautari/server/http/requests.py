"""One request on its way: who asks, what was sent, and how the answer goes back."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from chautari.server import wire
from chautari.server.http.security import address, check_origin, cookie, person_of, token_of
from chautari.server.live.registry import Hall
from chautari.server.live.seats import Role
from chautari.server.live.table import Table
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
from chautari.server.tokens import Mint, new_token
from chautari.store import BadStore, Head, Seat, hashed

T = TypeVar("T")


class Call:
    """One request: who asks, and for what."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.hall: Hall = request.app.state.hall
        self.person = person_of(request.headers)
        self.new_token = ""

    async def body(self, kind: type[T]) -> T:
        raw = await self.raw(self.hall.house.limits.body)
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(BAD, "not-understood", say("refused-not-understood", problem=str(error))) from None

    async def raw(self, most: int) -> bytes:
        """What was sent, if it is JSON of a fair size."""
        if self.request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise refused(KIND, "not-json")
        try:
            async with asyncio.timeout(self.hall.house.silence):
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
        found = self.request.query_params.get(name)
        if found is None:
            return usual
        if not found.isdecimal() or not found.isascii() or len(found) > 9:
            raise refused(BAD, code)
        return int(found)

    async def own_tables(self) -> list[tuple[Head, tuple[Seat, ...]]]:
        """The tables of the caller, who wants one more: one address and one person may have so many."""
        if not self.hall.creations.lets_in(address(self.request)):
            raise refused(MANY, "too-fast")
        found = await asyncio.to_thread(self.hall.store.tables_of, self.somebody())
        if len(found) >= self.hall.house.limits.tables:
            raise refused(MANY, "too-many-tables")
        return found

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
        self.somebody()
        token = self.new_token or token_of(self.request.headers)
        return Mint(token, f"{self.request.scope['path']} {key}")

    async def table(self) -> tuple[Table, Role]:
        """The table that is asked for, and what the caller is there; strangers can't tell it from none."""
        table = await self.hall.table(self.request.path_params["table"])
        role = await self.hall.role(table, self.person)
        if role.stranger:
            raise refused(MISSING, "no-such-table")
        return table, role

    async def hosted(self) -> Table:
        table, role = await self.table()
        if not role.host:
            raise refused(FORBIDDEN, "not-host")
        return table


Handler = Callable[[Call], Awaitable[Any]]


def endpoint(handler: Handler, status: int) -> Callable[[Request], Awaitable[Response]]:
    """A handler as the router wants it: limits first, and every refusal a sentence."""

    async def answer(request: Request) -> Response:
        call = Call(request)
        try:
            if not call.hall.requests.lets_in(address(request)):
                raise refused(MANY, "too-fast")
            if request.method not in ("GET", "HEAD"):
                check_origin(request.headers, call.hall.house)
                if call.person and not call.hall.messages.lets_in(call.person):
                    raise refused(MANY, "too-fast")
            found = await handler(call)
        except Refused as refusal:
            call.hall.metrics.count("refusals")
            return told(refusal.status, wire.Refusal(refusal.code, str(refusal), refusal.rule or None))
        except BadStore:
            return told(BROKEN, wire.Refusal("not-read", say("refused-not-read")))
        response = found if isinstance(found, Response) else told(status, found)
        if call.new_token:
            response.headers["Set-Cookie"] = cookie(call.new_token, request.url.scheme == "https")
        return response

    return answer


def told(status: int, answer: Any) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")
