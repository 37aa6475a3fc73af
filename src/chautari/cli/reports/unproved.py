"""Rules without tests and tests without rules, read from the tests' source without running them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from chautari.games.ledger import ledger

ASSERTING = ("assert_", "expect_")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Test:
    """A test that names rules, and whether it can fail."""

    location: str
    rules: tuple[str, ...]
    asserts: bool


def find_owed(games: list[str], tests: Path) -> dict[str, list[str]]:
    """Rules without a test, rules no ledger has, tests that assert nothing; only those of the games asked for."""
    rules = [rule for game in games for rule in ledger(game)]
    ours = {_family(rule) for rule in rules}
    named_tests = [test for test in naming_rules(tests) if len(games) > 1 or ours & set(map(_family, test.rules))]
    proved = {rule for test in named_tests if test.asserts for rule in test.rules}
    named = {(rule, test.location) for test in named_tests for rule in test.rules}
    unknown = [pair for pair in named if pair[0] not in rules and (len(games) > 1 or _family(pair[0]) in ours)]
    return {
        "unproved-rules": [rule for rule in rules if rule not in proved],
        "unknown-rules": [f"{rule} ({location})" for rule, location in sorted(unknown)],
        "hollow-tests": [test.location for test in named_tests if not test.asserts],
    }


def _family(rule: str) -> str:
    return rule.split("-", maxsplit=1)[0]


def naming_rules(tests: Path) -> Iterator[Test]:
    """Every test function with a pytest.mark.rule on it, on its class or on one of its parameters."""
    for path in sorted(tests.rglob("test_*.py")):
        for function, marks in _test_functions(ast.parse(path.read_text(encoding="utf-8"), str(path)).body, []):
            rules = tuple(rule for mark in marks for rule in _rules_of(mark))
            if rules:
                yield Test(f"{path}::{function.name}", rules, _can_fail(function))


def _test_functions(body: list[ast.stmt], marks: list[ast.expr]) -> Iterator[tuple[Function, list[ast.expr]]]:
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield from _test_functions(statement.body, [*marks, *statement.decorator_list])
        elif isinstance(statement, Function) and statement.name.startswith("test_"):
            yield statement, [*marks, *statement.decorator_list]


def _rules_of(decorator: ast.expr) -> Iterator[str]:
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                yield _text(argument)


def _text(node: ast.expr) -> str:
    """A rule's id; what is not written out as text is given back as code, and no ledger will know it."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ast.unparse(node)


def _can_fail(function: Function) -> bool:
    return any(isinstance(node, ast.Assert) or _expects(node) for node in ast.walk(function))


def _expects(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = ast.unparse(node.func)
    return called == "pytest.raises" or called.split(".")[-1].startswith(ASSERTING)
