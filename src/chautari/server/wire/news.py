"""What the server sends over the socket."""

from chautari.server.wire.log import Line
from chautari.server.wire.scenes import Scene
from chautari.server.wire.values import ServerMessage


class Welcome(ServerMessage, tag="welcome"):
    """The first answer: who you are here, and the stream whose news follow."""

    table: str
    seat: int | None
    host: bool
    stream: str


class News(ServerMessage, tag="news"):
    """What has changed: the scene, if it has, and what was added to the log.

    `fresh`: forget the log you have; this one begins at line `first` (earlier ones: GET /api/tables/{table}/log).
    """

    fresh: bool
    first: int
    lines: list[Line]
    scene: Scene | None


class Done(ServerMessage, tag="done"):
    """What was asked with this key is stored, now or at an earlier try."""

    key: str


class Refused(ServerMessage, tag="refused"):
    """Nothing was changed, and why."""

    key: str | None
    code: str
    reason: str
    rule: str | None


class Bye(ServerMessage, tag="bye"):
    """The last message before the server closes."""

    code: str
    reason: str


FromServer = Welcome | News | Done | Refused | Bye
