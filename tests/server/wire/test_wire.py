"""What is made from the wire's types is fresh, and what the server says fits them."""

import ast
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from chautari import server
from chautari.bots.levels import LEVELS
from chautari.server.http.routes import PATHS
from chautari.server.live.log import CHAT, REACTIONS
from chautari.server.wire.schema import wire_schema
from chautari.server.wire.typescript import declaration
from tests.server.live.test_life import table_of_two
from tests.server.people import Person
from tests.server.write import made

FOLDER = Path(str(server.__file__)).parent
SCHEMA = wire_schema()


@pytest.mark.parametrize("path", made(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_made_files_are_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == made()[path], "run python -m tests.server.write"


def fits(message: Any, name: str) -> None:
    jsonschema.validate(message, {"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def test_every_answer_fits_its_type(asha: Person, bina: Person) -> None:
    fits(asha.get("/api/games"), "Games")
    fits(asha.get("/api/games/yak/rules"), "Rules")
    table = table_of_two(asha, bina)
    fits(asha.get("/api/tables"), "MyTables")
    fits(asha.call("GET", "/api/tables/nowhere").data, "Refusal")
    with asha.sit(table) as chair:
        chair.act()
        chair.do("say", text="नमस्ते")
        chair.refused("act", turn=0, action=0)
        for message in chair.heard:
            fits(message, "FromServer")
        assert {message["type"] for message in chair.heard} == {"welcome", "news", "done", "refused"}


def test_a_type_in_typescript() -> None:
    schema = {
        "description": "A thing.",
        "properties": {
            "kind": {"enum": ["a", "b"]},
            "seats": {"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}},
            "named": {"type": "object", "additionalProperties": {"$ref": "#/$defs/Other"}},
            "view": {},
        },
        "required": ["kind", "seats", "view"],
    }
    assert declaration("Thing", schema).splitlines() == [
        "/** A thing. */",
        "export interface Thing {",
        '  kind: "a" | "b";',
        "  seats: (number | null)[];",
        "  named?: { [name: string]: Other };",
        "  view: unknown;",
        "}",
    ]


def test_the_page_on_the_protocol_names_every_path_and_every_verb() -> None:
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path in PATHS:
        assert f"`{path.method} {path.path}" in page
    for part in SCHEMA["$defs"]["FromClient"]["anyOf"]:
        (name,) = SCHEMA["$defs"][part["$ref"].rsplit("/", 1)[-1]]["properties"]["type"]["enum"]
        assert f"`{name}`" in page


def keys() -> set[str]:
    resource = FluentParser().parse((FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def texts() -> set[str]:
    """Every text in the code, and the keys of the refusal and the note that it would be the name of."""
    found: set[str] = set()
    for path in [*FOLDER.rglob("*.py"), FOLDER.parent / "store" / "imports.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value, f"refused-{node.value}", f"note-{node.value}"}
    return found


def levels() -> set[str]:
    return {f"level-{name}{ending}" for name in LEVELS for ending in ("", "-title")}


def reactions() -> set[str]:
    return {f"reaction-{name}" for name in REACTIONS}


def test_no_text_is_left_over() -> None:
    assert keys() - texts() - levels() - reactions() == set()


def test_no_text_is_missing() -> None:
    said: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                said |= _said(node)
    assert said and (said | levels() | reactions()) - keys() == set()


def _said(call: ast.Call) -> set[str]:
    """The keys of `say("key")`, `refused(STATUS, "code")`, `Dismissal("code")`, `entry("name")` and their like."""
    name = ast.unparse(call.func).rsplit(".", 1)[-1]
    if name == "say":
        return _constants(call.args[0])
    if name not in PLACES:
        return set()
    place, prefix = PLACES[name]
    return {f"{prefix}-{code}" for code in _constants(call.args[place]) if code != CHAT}


PLACES = {
    "refused": (1, "refused"),
    "dismiss": (0, "refused"),
    "dismiss_all": (0, "refused"),
    "Dismissal": (0, "refused"),
    "entry": (0, "note"),
    "noted": (0, "note"),
    "stand_in": (2, "note"),
    "Entry": (3, "note"),
}


def _constants(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return _constants(node.body) | _constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
