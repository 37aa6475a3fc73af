"""The paths of the REST part, each with what it takes and gives: the router and the OpenAPI page are made from this."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chautari.server import wire
from chautari.server.http import daily, endpoints, hints, lessons, puzzles, replays, reviews
from chautari.server.http.requests import Handler, endpoint


@dataclass(frozen=True)
class Path:
    """One thing that can be asked for; whatever is refused is a Refusal."""

    method: str
    path: str
    handler: Handler
    gives: type
    takes: type | None = None
    status: int = 200
    query: tuple[str, ...] = ()
    keyed: bool = False


PATHS = (
    Path("GET", "/api/games", endpoints.games, wire.Games),
    Path("GET", "/api/games/{game}/rules", endpoints.rules, wire.Rules),
    Path("GET", "/api/tables", endpoints.my_tables, wire.MyTables),
    Path("POST", "/api/tables", endpoints.create, wire.Created, wire.NewTable, 201, keyed=True),
    Path("POST", "/api/me", endpoints.me, wire.Somebody),
    Path("GET", "/api/open", endpoints.open_tables, wire.OpenTables),
    Path("GET", "/api/tables/{table}", endpoints.table, wire.Summary),
    Path("POST", "/api/tables/{table}/start", endpoints.start, wire.Summary, wire.StartNow),
    Path("POST", "/api/tables/{table}/put-away", endpoints.put_away, wire.Summary, wire.PutAway),
    Path("POST", "/api/tables/{table}/sit", endpoints.sit, wire.Joined, wire.Sit),
    Path("POST", "/api/tables/{table}/seats/{seat}/link", endpoints.seat_link, wire.NewToken),
    Path("POST", "/api/tables/{table}/link", endpoints.table_link, wire.NewToken),
    Path("POST", "/api/tables/{table}/watch-link", endpoints.watch_link, wire.NewToken),
    Path("POST", "/api/tables/{table}/code", endpoints.code, wire.Code),
    Path("POST", "/api/tables/{table}/rematch", endpoints.rematch, wire.Moved),
    Path("GET", "/api/tables/{table}/record", endpoints.record, wire.Record),
    Path("GET", "/api/tables/{table}/log", endpoints.log, wire.Log, query=("before",)),
    Path("GET", "/api/tables/{table}/why", endpoints.why, wire.Refusal, query=("name", "on")),
    Path(
        "GET",
        "/api/tables/{table}/moments",
        replays.look_back,
        wire.Moments,
        query=("eyes", "first", "line", "count"),
    ),
    Path("POST", "/api/tables/{table}/hint", hints.hint, wire.Hint, wire.HintWanted),
    Path("GET", "/api/tables/{table}/chances", hints.chances, wire.Chances),
    Path("GET", "/api/tables/{table}/choices", hints.choices, wire.OwnChoices),
    Path("POST", "/api/tables/{table}/branch", replays.branch, wire.Moved, wire.Branch, 201, keyed=True),
    Path("GET", "/api/tables/{table}/review", reviews.review, wire.Review, query=("seen",)),
    Path("POST", "/api/tables/{table}/review", reviews.ask_for_review, wire.Review, wire.Deeper),
    Path("POST", "/api/tables/{table}/review/link", reviews.review_link, wire.ReviewLink),
    Path("DELETE", "/api/tables/{table}/review/link", reviews.withdraw_review_link, wire.Summary),
    Path("POST", "/api/records", replays.bring, wire.Moved, wire.Record, 201),
    Path("GET", "/api/puzzles", puzzles.puzzle_lists, wire.PuzzleLists),
    Path("GET", "/api/puzzles/{game}/{number}", puzzles.puzzle, wire.Puzzle),
    Path("POST", "/api/puzzles/{game}/{number}/answer", puzzles.answer_puzzle, wire.PuzzleVerdict, wire.PuzzleAnswer),
    Path(
        "POST", "/api/puzzles/{game}/{number}/play", puzzles.play_puzzle, wire.Moved, wire.PlayPuzzle, 201, keyed=True
    ),
    Path("GET", "/api/lessons", lessons.lesson_lists, wire.Lessons),
    Path("POST", "/api/lessons/{game}/{chapter}", lessons.play_lesson, wire.Moved, wire.PlayLesson, 201, keyed=True),
    Path("GET", "/api/daily", daily.daily, wire.DailyDeals, query=("day",)),
    Path("POST", "/api/daily/{game}", daily.play_daily, wire.Moved, wire.PlayDaily),
    Path("POST", "/api/links/look", endpoints.look, wire.Preview, wire.LookAt),
    Path("POST", "/api/links/use", endpoints.use, wire.Joined, wire.Use),
)


def routes() -> list[Route]:
    """One for each address, so that a wrong method is told all the right ones."""
    by_path: dict[str, list[Path]] = {}
    for path in PATHS:
        by_path.setdefault(path.path, []).append(path)
    return [_route(path, ways) for path, ways in by_path.items()]


def _route(path: str, ways: list[Path]) -> Route:
    endpoints = {way.method: endpoint(way.handler, way.status) for way in ways}
    if "GET" in endpoints:
        endpoints["HEAD"] = endpoints["GET"]

    async def answer(request: Request) -> Response:
        return await endpoints[request.method](request)

    return Route(path, answer, methods=list(endpoints))
