"""The browser client as files: read and compressed once, for none of them changes while the server runs."""

import gzip
import hashlib
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

INDEX = "index.html"
ASSETS = "assets/"
# Which addresses are the client's own: it reads them itself.
PAGES = ("new", "join", "table", "replay", "review", "rules", "learn", "about", "puzzles", "daily")
# Named here, as what a system knows of types differs from one to the next.
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# What is compressed already, or too small to be worth it.
COMPRESSED = {".png", ".woff2"}
SMALL = 1000
# The names of assets carry their hashes, so that a new one has another name.
FOREVER = "public, max-age=31536000, immutable"


def built_client(server: Path = Path(__file__).parents[1]) -> Path | None:
    """Where the client lies: in this package, or beside its sources once it was built there."""
    places = [server / "client"]
    if server.parents[1].name == "src":
        places.append(server.parents[2] / "web" / "dist")
    return next((place for place in places if is_client(place)), None)


def is_client(folder: Path) -> bool:
    return (folder / INDEX).is_file()


class File:
    """One file of the client, as it is and compressed."""

    def __init__(self, path: str, data: bytes) -> None:
        suffix = Path(path).suffix
        self.kind = KINDS.get(suffix, "application/octet-stream")
        self.data = data
        self.compressed = b"" if suffix in COMPRESSED or len(data) < SMALL else gzip.compress(data, mtime=0)
        self.tag = hashlib.sha256(data).hexdigest()[:32]
        self.keep = FOREVER if path.startswith(ASSETS) else "no-cache"

    def answer(self, asked: Headers) -> Response:
        compressed = bool(self.compressed) and takes_gzip(asked.get("accept-encoding", ""))
        tag = f'"{self.tag}{"-gzip" if compressed else ""}"'
        headers = {"Cache-Control": self.keep, "ETag": tag, "Vary": "Accept-Encoding"}
        if tag in (known.strip().removeprefix("W/") for known in asked.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        if compressed:
            headers["Content-Encoding"] = "gzip"
        return Response(self.compressed if compressed else self.data, media_type=self.kind, headers=headers)


def takes_gzip(accepted: str) -> bool:
    """True if an Accept-Encoding header allows gzip."""
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def routes(folder: Path) -> list[Route]:
    """Every file under its own name, and the one page under all addresses that the client reads itself."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    names = {path.relative_to(folder).as_posix(): path for path in paths}
    ready = {name: File(name, path.read_bytes()) for name, path in names.items()}

    async def page(request: Request) -> Response:
        return ready[INDEX].answer(request.headers)

    async def file(request: Request) -> Response:
        wanted = ready.get(request.scope["path"][1:])
        if wanted is None:
            raise HTTPException(404)
        return wanted.answer(request.headers)

    addresses = ["/", *(f"/{name}" for name in PAGES), *(f"/{name}/{{rest:path}}" for name in PAGES)]
    beside = [f"/{path}" for path in ready if not path.startswith(ASSETS)]
    return [
        *(Route(address, page) for address in addresses),
        *(Route(address, file) for address in [*beside, f"/{ASSETS}{{rest:path}}"]),
    ]
