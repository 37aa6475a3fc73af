"""The JSON schema of the wire, made from its types."""

from typing import Any

import msgspec

from chautari.server import wire

Schema = dict[str, Any]
REFERENCE = "#/$defs/{name}"


def wire_types() -> list[type]:
    """Every message and body, in the order of the module."""
    return [found for found in vars(wire).values() if isinstance(found, type) and _is_message(found)]


def _is_message(found: type) -> bool:
    return issubclass(found, msgspec.Struct) and found.__module__ == wire.__name__ and found not in BASES


BASES = (wire.Asked, wire.Sent, wire.Told)


def wire_schema() -> Schema:
    """All wire types as definitions, and which of them travel over the socket."""
    (client, server), _ = msgspec.json.schema_components([wire.FromClient, wire.FromServer], ref_template=REFERENCE)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Chautari wire messages",
        "$defs": {**definitions(REFERENCE), "FromClient": client, "FromServer": server},
    }


def definitions(reference: str) -> dict[str, Schema]:
    _, found = msgspec.json.schema_components(wire_types(), ref_template=reference)
    return dict(found)
