"""Every sentence a person reads has a key; no key is missing and none is left over."""

import ast
import re
from pathlib import Path

from chautari.engine import play
from chautari.engine.meta import Meta
from chautari.engine.table import SPECTATOR
from chautari.games import load
from chautari.games.words import Words
from tests.conformance.cases import Case, every_case, every_game
from tests.conformance.walk import walk

GAMES = Path(__file__).parents[3] / "src" / "chautari" / "games"
CLIENT = Path(__file__).parents[3] / "web" / "src" / "games"
# What the code puts behind a name that it has made or read.
SUFFIXES = ("-for-mate", "-title")


def folder(meta: Meta) -> Path:
    return GAMES / meta.name.replace("-", "_")


def keys_of(meta: Meta) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", (folder(meta) / "texts" / "en.ftl").read_text(encoding="utf-8"), re.M)


@every_case
def test_everything_that_happens_and_is_asked_can_be_said(case: Case) -> None:
    game = case.game
    names = [f"N{seat}" for seat in range(case.seats)]
    for moment in walk(case, 41):
        for event in moment.state.events or []:
            assert game.say_event(event, names).strip()
        moment.state.events = []
        question = moment.state.pending[play.index_of(moment.state, moment.seat)]
        assert game.say_prompt(moment.state, question).strip()


@every_game
def test_every_option_is_explained(meta: Meta) -> None:
    words = Words(f"chautari.games.{meta.name.replace('-', '_')}")
    for option in meta.options:
        assert words.say(f"option-{option.name}") and words.say(f"option-{option.name}-title")
        for choice in option.choices:
            assert words.say(f"option-{option.name}-{str(choice.value).lower()}")


@every_game
def test_no_text_is_left_over(meta: Meta) -> None:
    """A key is used if a literal or another text names it, or a literal ends it after prefixes put before others."""
    literals: set[str] = set()
    prefixes: set[str] = set()
    for path in folder(meta).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                prefixes.add(str(node.values[0].value))
    prefixes |= {literal for literal in literals if literal.endswith("-")}
    game = load(meta.name)
    literals |= {run.key for run in game.table.runs} | {f"event-{name}" for name in game.speech.events}
    for path in (CLIENT / meta.name).rglob("*.*"):  # the browser's table speaks with the same texts
        code = path.read_text(encoding="utf-8")
        literals |= set(re.findall(r'"([a-z][\w-]*)"', code))
        prefixes |= set(re.findall(r'[`"]([a-z][\w-]*-)\$?\{', code))
    data = "".join(path.read_text(encoding="utf-8") for path in folder(meta).rglob("data/*.toml"))
    literals |= set(re.findall(r'"([^"]+)"', data)) | {"prompt-chance"}
    for option in meta.options:
        literals |= {option.name, f"{option.name}-title"} | {f"{option.name}-{v}".lower() for v in option.values}
    texts = (folder(meta) / "texts" / "en.ftl").read_text(encoding="utf-8")
    literals |= set(re.findall(r"{ ([a-z][\w-]*) }", texts))
    endings = {re.sub(r"[ _]", "-", literal) for literal in literals} | literals
    endings |= {word for literal in literals for word in literal.split()}
    endings |= {ending.lower() for ending in endings}
    prefixes |= {"option-"}

    def used(key: str) -> bool:
        if key in literals:
            return True
        rests = [key[len(prefix) :] for prefix in prefixes if prefix and key.startswith(prefix)]
        return any(rest.isdigit() or rest in endings or (rest != key and used(rest)) for rest in rests) or any(
            used(key.removesuffix(suffix)) for suffix in SUFFIXES if key.endswith(suffix)
        )

    assert [key for key in keys_of(meta) if not used(key)] == []


@every_game
def test_a_key_stands_once(meta: Meta) -> None:
    keys = keys_of(meta)
    assert sorted(set(keys)) == sorted(keys)


def check_plain(value: object) -> None:
    """Only what JSON can hold, whole numbers alone."""
    assert type(value) in (dict, list, str, int, bool, type(None)), value
    if isinstance(value, dict):
        assert all(isinstance(key, str) for key in value)
        for part in value.values():
            check_plain(part)
    if isinstance(value, list):
        for part in value:
            check_plain(part)


@every_case
def test_a_view_is_plain_json_without_text_of_its_own(case: Case) -> None:
    for number, moment in enumerate(walk(case, 42)):
        if number % 20 == 0:
            for seat in range(SPECTATOR, case.seats):
                check_plain(load(case.name).view(moment.state, seat))
