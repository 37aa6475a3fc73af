"""Every question of every game has all its faces: a preview, and a refusal that names its rule."""

from importlib import import_module

from chautari.engine.meta import Meta
from chautari.engine.state import Chance, Decision, Step
from chautari.games import load
from chautari.games.ledger import ledger
from tests.conformance.cases import Case, every_case, every_game
from tests.conformance.walk import walk


def questions(meta: Meta) -> list[type]:
    """The decisions of a game that a seat is asked: those without any of their own kind under them."""
    package = f"chautari.games.{meta.name.replace('-', '_')}."
    load(meta.name)
    return [kind for kind in below(Decision) if kind.__module__.startswith(package) and not kind.__subclasses__()]


def below(kind: type) -> list[type]:
    kinds: list[type] = kind.__subclasses__()
    found = [one for one in kinds if not issubclass(one, Chance | Step)]
    return found + [deeper for one in found for deeper in below(one)]


@every_game
def test_every_question_has_a_preview(meta: Meta) -> None:
    previews = import_module(f"chautari.games.{meta.name.replace('-', '_')}.faces.preview").PREVIEWS
    assert set(previews) == set(questions(meta))


@every_game
def test_every_question_says_why_it_refuses(meta: Meta) -> None:
    lacking = [kind.__name__ for kind in questions(meta) if kind.refusal is Decision.refusal]  # type: ignore[attr-defined]
    assert lacking == []


@every_case
def test_every_refusal_is_a_rule_of_the_ledger(case: Case) -> None:
    game = case.game
    rules = ledger(case.name)
    for number, moment in enumerate(walk(case, 71)):
        if number % 25 == 0:
            for seat in range(case.seats):
                assert all(game.why_not(moment.state, seat, action) in rules for action in range(0, game.actions, 7))
