"""No module of the package imports itself by a detour, not even for its types alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import chautari

PACKAGE = Path(chautari.__file__).parent
FILES = {
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): path
    for path in PACKAGE.rglob("*.py")
}


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What runs when a module is loaded, both branches of an `if` included; what functions import comes later."""
    for statement in body:
        if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            yield statement
            for block in ("body", "orelse", "handlers", "finalbody"):
                yield from statements(getattr(statement, block, []))


def imported(module: str) -> set[str]:
    """The modules of the package that a module names in its imports."""
    names: set[str] = set()
    for statement in statements(ast.parse(FILES[module].read_text(encoding="utf-8")).body):
        if isinstance(statement, ast.Import):
            names.update(alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            parts = {f"{statement.module}.{alias.name}" for alias in statement.names}
            names |= {part if part in FILES else statement.module for part in parts}
    return names & set(FILES)


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """A way back to where it began, for every import that closes one."""
    found: list[list[str]] = []
    done: set[str] = set()

    def visit(module: str, path: list[str]) -> None:
        if module in path:
            found.append([*path[path.index(module) :], module])
        elif module not in done:
            for other in sorted(graph[module]):
                visit(other, [*path, module])
            done.add(module)

    for module in sorted(graph):
        visit(module, [])
    return found


def test_a_cycle_is_noticed() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == [["b", "c", "b"]]


def test_no_module_imports_itself_by_a_detour() -> None:
    assert [" → ".join(cycle) for cycle in cycles({module: imported(module) for module in FILES})] == []
