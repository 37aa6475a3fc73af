"""The OpenAPI description of the REST part, made from its paths and the types of the wire."""

import re

from chautari.games.words import kept_by_language
from chautari.server import wire
from chautari.server.http.routes import PATHS, Path
from chautari.server.refusals import say
from chautari.server.wire.schema import Schema, definitions

PARAMETERS: dict[str, Schema] = {
    "table": {"type": "string"},
    "game": {"type": "string"},
    "chapter": {"type": "string"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 99},
    "number": {"type": "integer", "minimum": 1},
}
KEY: Schema = {"type": "string", "minLength": 1, "maxLength": 64, "pattern": r"^[\x21-\x7e]+$"}
QUERY: dict[str, Schema] = {
    "before": {"type": "integer", "minimum": 0},
    "name": {"type": "string"},
    "on": {"type": "string"},
    "eyes": {"type": "string"},
    "first": {"type": "integer", "minimum": 0},
    "line": {"type": "integer", "minimum": 0},
    "count": {"type": "integer", "minimum": 1},
    "seen": {"type": "integer", "minimum": 0},
    "day": {"type": "string", "format": "date"},
}


@kept_by_language()
def openapi(version: str) -> Schema:
    """The REST part as OpenAPI 3.1."""
    paths: dict[str, Schema] = {}
    for path in PATHS:
        paths.setdefault(path.path, {})[path.method.lower()] = _operation(path)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Chautari", "version": version, "description": say("api-about")},
        "paths": paths,
        "components": {
            "schemas": definitions("#/components/schemas/{name}"),
            "securitySchemes": {"person": {"type": "apiKey", "in": "cookie", "name": "chautari"}},
        },
        "security": [{"person": []}, {}],
    }


def _operation(path: Path) -> Schema:
    names = re.findall(r"{(\w+)}", path.path)
    parameters = [{"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names]
    asked = [{"name": name, "in": "query", "required": False, "schema": QUERY[name]} for name in path.query]
    keys = [{"name": "Idempotency-Key", "in": "header", "required": False, "schema": KEY}] if path.keyed else []
    operation: Schema = {
        "operationId": path.handler.__name__,
        "summary": about(path),
        "parameters": parameters + asked + keys,
        "responses": {
            str(path.status): _content(say("api-done"), _of(path.gives)),
            "default": _content(say("api-refused"), _of(wire.Refusal)),
        },
    }
    if path.takes is not None:
        operation["requestBody"] = {**_content(path.takes.__name__, _of(path.takes)), "required": True}
    return operation


def about(path: Path) -> str:
    """What a path does: the sentence in its code."""
    return (path.handler.__doc__ or "").strip()


def _of(kind: type) -> Schema:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _content(description: str, schema: Schema) -> Schema:
    return {"description": description, "content": {"application/json": {"schema": schema}}}
