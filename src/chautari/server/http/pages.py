"""The few pages of the server itself: where one is, and what its interface offers; no script, nothing foreign."""

import re
from collections.abc import Iterable
from html import escape
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

import chautari
from chautari.games.words import ENGLISH, spoken
from chautari.server.http.languages import told
from chautari.server.http.openapi import about, openapi
from chautari.server.http.routes import PATHS, Path
from chautari.server.refusals import say
from chautari.server.wire.schema import Schema, wire_schema
from chautari.server.wire.typescript import declaration

SOCKET = "/api/tables/{table}/socket"


def plain_home() -> list[Route]:
    """What there is to see without a client."""

    async def home(request: Request) -> Response:
        return told(HTMLResponse(home_page()))

    return [Route("/", home), Route("/join", home)]


def routes(version: str) -> list[Route]:
    """Made once, in each language: none of it changes while the server runs."""
    wire = wire_schema()
    style = files("chautari.server.http").joinpath("pages.css").read_text(encoding="utf-8")

    async def interface(request: Request) -> Response:
        return told(HTMLResponse(interface_page(wire["$defs"])))

    async def description(request: Request) -> Response:
        return told(JSONResponse(openapi(version)))

    async def messages(request: Request) -> Response:
        return JSONResponse(wire)

    async def css(request: Request) -> Response:
        return Response(style, media_type="text/css")

    return [
        Route("/api", interface),
        Route("/api/openapi.json", description),
        Route("/api/wire.json", messages),
        Route("/pages.css", css),
    ]


def page(title: str, parts: Iterable[str]) -> str:
    body = "\n".join(parts)
    return f"""<!doctype html>
<html lang="{spoken()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def home_page() -> str:
    games = [f"<li>{escape(say('page-game', title=m.title, designers=m.designers))}</li>" for m in chautari.TITLES]
    return page(
        "Chautari",
        [
            "<h1>Chautari</h1>",
            f"<p>{escape(say('page-welcome'))}</p>",
            f"<ul>{''.join(games)}</ul>",
            f"<p>{escape(say('page-no-client'))}</p>",
            f'<p><a href="/api">{escape(say("page-interface"))}</a></p>',
        ],
    )


def interface_page(definitions: dict[str, Schema]) -> str:
    """Every path and every type, linked to each other."""
    title = say("page-interface")
    return page(
        f"Chautari: {title}",
        [
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(say('api-about'))}</p>",
            '<p><a href="/api/openapi.json">OpenAPI</a> · <a href="/api/wire.json">JSON schema</a></p>',
            f"<h2>{escape(say('page-paths'))}</h2>",
            *(path_section(path) for path in PATHS),
            f"<section><h3><b>WebSocket</b> <code>{SOCKET}</code></h3><p>{escape(say('page-socket'))}</p>"
            f"<p>→ {link('FromClient')}<br>← {link('FromServer')}</p></section>",
            f"<h2>{escape(say('page-types'))}</h2>",
            *(type_section(name, definitions) for name in definitions),
        ],
    )


def type_section(name: str, definitions: dict[str, Schema]) -> str:
    text = linked(declaration(name, definitions[name]), definitions, name)
    return f'<section id="{name}" lang="{ENGLISH}"><h3>{name}</h3><pre>{text}</pre></section>'


def path_section(path: Path) -> str:
    takes = f"→ {link(path.takes.__name__)}<br>" if path.takes else ""
    head = f"<h3><b>{path.method}</b> <code>{escape(path.path)}</code></h3>"
    sentence = escape(about(path))
    gives = f"{takes}← {path.status} {link(path.gives.__name__)}"
    return f'<section lang="{ENGLISH}">{head}<p>{sentence}</p><p>{gives}</p></section>'


def link(name: str) -> str:
    return f'<a href="#{name}">{name}</a>'


def linked(text: str, definitions: dict[str, Schema], own: str) -> str:
    """A declaration whose types lead to theirs."""

    def lead(match: re.Match[str]) -> str:
        name = match[0]
        return link(name) if name in definitions and name != own else name

    return re.sub(r"(?<![\w/&#])[A-Z]\w+", lead, escape(text))
