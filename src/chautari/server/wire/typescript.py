"""The wire's types in TypeScript, made from their JSON schema."""

import json
import re
from collections.abc import Mapping
from typing import Any

Schema = dict[str, Any]

HEAD = "// Made from {source} by `python -m tests.server.write`; a test keeps it fresh. Don't edit.\n\n"


def typescript(schema: Schema, source: str) -> str:
    """A module with every definition of a schema, in its order."""
    declarations = [declaration(name, part) for name, part in schema["$defs"].items()]
    return HEAD.format(source=source) + "\n\n".join(declarations) + "\n"


def constant(name: str, kind: str, value: Mapping[str, object]) -> str:
    """A value that is known beforehand, a line for each of its parts."""
    parts = [f"  {part}: {json.dumps(held, ensure_ascii=False)}," for part, held in value.items()]
    return "\n".join([f"\nexport const {name}: {kind} = {{", *parts, "};\n"])


def declaration(name: str, schema: Schema) -> str:
    """An object as an interface, anything else as an alias."""
    if "properties" not in schema:
        return f"{comment(schema)}export type {name} = {expression(schema)};"
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {expression(kind)};"
        for field, kind in schema["properties"].items()
    ]
    return "\n".join([f"{comment(schema)}export interface {name} {{", *fields, "}"])


def comment(schema: Schema) -> str:
    text = re.sub(r"\s+", " ", schema.get("description", ""))
    return f"/** {text} */\n" if text else ""


def expression(schema: Schema) -> str:
    """A type as it is written."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(expression(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "object":
            # Not Record<…>: the wire has a Record of its own.
            return f"{{ [name: string]: {expression(schema.get('additionalProperties') or {})} }}"
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(expression(part) for part in schema['prefixItems'])}]"
        case "array":
            inner = expression(schema.get("items") or {})
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"
