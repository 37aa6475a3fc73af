"""How a server is run: what one address may do, how long bots wait, who may call."""

import ipaddress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from chautari.bots.levels import LEVELS
from chautari.review.game_review import USUAL_SECONDS

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Limits:
    """Sizes in bytes, rates as (how many at once, how many a second).

    By address: requests, replays, creations, tokens, messages of a household, connections, and sockets of those who
    have no seat.
    By person: messages, chat, tables, and chairs, which are one person's sockets at one table.
    By table: viewers without a seat, and lines of chat. By seat: hints, and looks at the chances.
    """

    body: int = 32_768
    message: int = 8_192
    record: int = 262_144
    records: int = 100
    requests: tuple[float, float] = (120, 20)
    replays: tuple[float, float] = (60, 5)
    creations: tuple[float, float] = (40, 0.2)
    tokens: tuple[float, float] = (40, 0.5)
    messages: tuple[float, float] = (60, 20)
    household_messages: tuple[float, float] = (600, 200)
    chat: tuple[float, float] = (10, 1)
    hints: tuple[float, float] = (20, 2)
    connections: int = 256
    sockets: int = 64
    chairs: int = 8
    viewers: int = 100
    chat_lines: int = 1000
    tables: int = 500
    listed: int = 20

    def times(self, factor: float) -> "Limits":
        """The same for an address that is trusted with more."""

        def more(rate: tuple[float, float]) -> tuple[float, float]:
            return rate[0] * factor, rate[1] * factor

        return Limits(
            requests=more(self.requests),
            replays=more(self.replays),
            creations=more(self.creations),
            tokens=more(self.tokens),
            messages=more(self.messages),
            household_messages=more(self.household_messages),
            chat=more(self.chat),
            hints=more(self.hints),
            connections=int(self.connections * factor),
            sockets=int(self.sockets * factor),
            chairs=int(self.chairs * factor),
            viewers=int(self.viewers * factor),
            tables=int(self.tables * factor),
            listed=int(self.listed * factor),
            records=int(self.records * factor),
        )


@dataclass(frozen=True)
class ServerConfig:
    """How one server is run; times in seconds.

    A connection that asks for nothing within `request_timeout` is closed, and one that reads next to nothing within
    `read_timeout`.
    A table that nobody watches leaves memory after `idle`; of more than `unwatched`, the oldest after `idle_in_crowd`.
    `origins` and `names` are what it is called besides its addresses; `proxies` are believed about who calls.
    `client` is the folder of the browser client; without one there is a plain page.
    """

    limits: Limits = field(default_factory=Limits)
    bot_pause: float = 0.8
    bot_patience: float = 15.0
    bot_workers: int = 1
    review_seconds: float = USUAL_SECONDS
    idle: float = 60.0
    unwatched: int = 200
    idle_in_crowd: float = 2.0
    upkeep_interval: float = 1.0
    minute: float = 60.0
    request_timeout: float = 10.0
    read_timeout: float = 20.0
    origins: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    proxies: tuple[Network, ...] = ()
    open_metrics: bool = False
    client: Path | None = None


USUAL_LEVEL: Final = "casual"
# Only these by name: other specs run files, or think as long as they are told.
KNOWN_LEVELS: Final = (*LEVELS, "uniform", "greedy")
