"""The paths of the REST part, each with what it takes and gives: the router and the OpenAPI page are made from this."""

from dataclasses import dataclass

from starlette.routing import Route

from chautari.server import rest, wire
from chautari.server.rest import Handler


@dataclass(frozen=True)
class Path:
    """One thing that can be asked for, and the refusals it knows beside those of every path."""

    method: str
    path: str
    handler: Handler
    gives: type | None
    takes: type | None = None
    status: int = 200
    refusals: tuple[int, ...] = ()


OF_TABLE = (404,)
PATHS = (
    Path("GET", "/api/games", rest.games, wire.Games),
    Path("GET", "/api/games/{game}/rules", rest.rules, wire.Rules, refusals=(404,)),
    Path("GET", "/api/tables", rest.my_tables, wire.MyTables),
    Path("POST", "/api/tables", rest.create, wire.Created, wire.NewTable, 201),
    Path("GET", "/api/tables/{table}", rest.table, wire.Summary, refusals=OF_TABLE),
    Path("POST", "/api/tables/{table}/start", rest.start, wire.Summary, wire.StartNow, refusals=OF_TABLE),
    Path("POST", "/api/tables/{table}/seats/{seat}/link", rest.seat_link, wire.NewToken, refusals=OF_TABLE),
    Path("POST", "/api/tables/{table}/watch-link", rest.watch_link, wire.NewToken, refusals=OF_TABLE),
    Path("POST", "/api/tables/{table}/code", rest.code, wire.Code, refusals=OF_TABLE),
    Path("POST", "/api/tables/{table}/rematch", rest.rematch, wire.Moved, refusals=OF_TABLE),
    Path("GET", "/api/tables/{table}/record", rest.record, None, refusals=OF_TABLE),
    Path("GET", "/api/tables/{table}/log", rest.log, wire.Log, refusals=OF_TABLE),
    Path("POST", "/api/links/look", rest.look, wire.Preview, wire.LookAt, refusals=(404, 410)),
    Path("POST", "/api/links/use", rest.use, wire.Joined, wire.Use, refusals=(404, 410)),
)


def routes() -> list[Route]:
    return [
        Route(
            path.path.replace("{seat}", "{seat:int}"), rest.endpoint(path.handler, path.status), methods=[path.method]
        )
        for path in PATHS
    ]
