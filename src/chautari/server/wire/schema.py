"""The JSON schema of the wire, made from its types."""

from typing import Any

import msgspec

from chautari.server.wire import (
    FromClient,
    FromServer,
    bodies,
    daily,
    lessons,
    log,
    news,
    practice,
    puzzles,
    replays,
    reviews,
    scenes,
    tables,
    verbs,
)

Schema = dict[str, Any]
REFERENCE = "#/$defs/{name}"


MODULES = (bodies, tables, log, verbs, scenes, practice, replays, reviews, puzzles, daily, lessons, news)


def wire_types() -> list[type]:
    """Every message and body, in the order of the modules."""
    return [kind for module in MODULES for kind in vars(module).values() if _is_message_of(module.__name__, kind)]


def _is_message_of(module: str, kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module


def wire_schema() -> Schema:
    """All wire types as definitions, and which of them travel over the socket."""
    (client, server), _ = msgspec.json.schema_components([FromClient, FromServer], ref_template=REFERENCE)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Chautari wire messages",
        "$defs": {**definitions(REFERENCE), "FromClient": client, "FromServer": server},
    }


def definitions(reference: str) -> dict[str, Schema]:
    """The schema of every wire type by its name; `reference` is how they name each other."""
    _, schemas = msgspec.json.schema_components(wire_types(), ref_template=reference)
    return dict(schemas)
