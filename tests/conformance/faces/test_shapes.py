"""What a game shows is exactly of the shapes it declares: no field is missing, none is undeclared."""

from functools import cache
from importlib import import_module

from jsonschema import Draft202012Validator

from chautari.engine import play
from chautari.games.shape_schema import shape_schema
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import moments


@cache
def validator(name: str, shape: str) -> Draft202012Validator:
    shapes = import_module(f"chautari.games.{name.replace('-', '_')}.faces.shapes")
    return Draft202012Validator({"$ref": f"#/$defs/{shape}", **shape_schema(shapes)})


def check(case: Case, value: object, shape: str) -> None:
    validator(case.name, shape).validate(value)


@every_case
def test_a_view_is_of_its_declared_shape(case: Case) -> None:
    game = case.game
    for moment in moments(case, 61, 8, chance=True):
        check(case, game.shared_view(moment.state), "View")
        for seat in range(case.seats):
            check(case, game.own_view(moment.state, seat), "Own")
            check(case, game.view(moment.state, seat), "View")


@every_case
def test_a_preview_is_of_its_declared_shape(case: Case) -> None:
    game = case.game
    for moment in moments(case, 62, 8):
        for seat in play.asked(moment.state):
            for action in play.options(moment.state, seat):
                check(case, game.preview(moment.state, seat, action), "Preview")


@every_case
def test_the_shared_half_of_a_view_is_what_a_spectator_sees(case: Case) -> None:
    game = case.game
    for moment in moments(case, 63, 10, chance=True):
        assert game.view(moment.state, -1) == game.shared_view(moment.state)


@every_case
def test_options_of_one_question_stand_on_different_pieces(case: Case) -> None:
    """A click on the board means one thing."""
    game = case.game
    for moment in moments(case, 64, 25):
        for seat in play.asked(moment.state):
            on = [game.pieces(moment.state, seat, action) for action in play.options(moment.state, seat)]
            drawn = [tuple(sorted(pieces)) for pieces in on if pieces]
            assert len(set(drawn)) == len(drawn)


@every_case
def test_trying_the_pieces_of_an_option_is_trying_it(case: Case) -> None:
    game = case.game
    for moment in moments(case, 65, 10):
        for seat in play.asked(moment.state):
            for action in play.options(moment.state, seat):
                if pieces := game.pieces(moment.state, seat, action):
                    assert game.touching(moment.state, seat, pieces) == action
