"""The JSON schema of a game's declared shapes: views, previews and printed components."""

from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

Schema = dict[str, Any]

PLAIN: dict[object, Schema] = {
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    str: {"type": "string"},
    NoneType: {"type": "null"},
}
ALIASES = (Literal, Union, UnionType)


def shape_schema(shapes: ModuleType) -> Schema:
    """Every type of a `shapes` module as a definition, in the order of the module."""
    names = {shape: name for name, shape in vars(shapes).items() if is_shape(shape, shapes)}
    return {"$defs": {name: _definition(shape, names) for shape, name in names.items()}}


def is_shape(value: object, shapes: ModuleType) -> bool:
    """Whether a name of the module is one of its types: a TypedDict, or an alias of literals or of several types."""
    return get_origin(value) in ALIASES or (is_typeddict(value) and value.__module__ == shapes.__name__)


def _definition(shape: Any, names: dict[Any, str]) -> Schema:
    if not is_typeddict(shape):
        return _inline(shape, names)
    hints = get_type_hints(shape, include_extras=True)
    optional = {name: get_args(hint)[0] for name, hint in hints.items() if get_origin(hint) is NotRequired}
    return {
        "type": "object",
        "description": shape.__doc__,
        "properties": {name: _schema(hint, names) for name, hint in (hints | optional).items()},
        "required": [name for name in hints if name not in optional],
        "additionalProperties": False,
    }


def _schema(hint: Any, names: dict[Any, str]) -> Schema:
    return {"$ref": f"#/$defs/{names[hint]}"} if hint in names else _inline(hint, names)


def _inline(hint: Any, names: dict[Any, str]) -> Schema:
    if hint in PLAIN:
        return PLAIN[hint]
    inner = get_args(hint)
    origin = get_origin(hint)
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in ALIASES:
        return {"anyOf": [_schema(one, names) for one in inner]}
    if origin is list:
        return {"type": "array", "items": _schema(inner[0], names)}
    if origin is tuple:
        return {"type": "array", "prefixItems": [_schema(one, names) for one in inner], "items": False}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(inner[1], names)}
    raise TypeError(f"{hint} has no place in JSON")
