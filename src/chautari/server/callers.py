"""The connections themselves: so many per address, and each has to ask for something soon."""

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

from chautari.server.house import House


def callers(house: House) -> type[asyncio.Protocol]:
    """How this house takes a connection; else a stranger who opens many and says nothing would lock out everybody."""

    class Caller(H11Protocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            hosts = [host_of(getattr(one, "client", None)) for one in self.connections]
            if hosts.count(host_of(self.client)) > house.limits.connections:
                transport.abort()
            else:
                self.loop.call_later(house.silence, self.hurry)

        def hurry(self) -> None:
            """One that has become a WebSocket is no longer among the connections; a socket has its own hello."""
            if self in self.connections and not self.cycle:
                self.transport.abort()

    return Caller


def host_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
