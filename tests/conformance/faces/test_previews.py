"""What an option would do is shown as plain JSON, and tells its seat nothing that it may not know."""

from chautari.engine import play
from chautari.engine.fingerprint import fingerprint
from chautari.engine.luck import Dice
from chautari.engine.state import State
from tests.conformance.cases import Case, every_case
from tests.conformance.faces.test_texts import check_plain
from tests.conformance.test_secrets import some
from tests.conformance.walk import moments


@every_case
def test_a_preview_is_plain_json_and_changes_nothing(case: Case) -> None:
    game = case.game
    for moment in moments(case, 51, 30):
        before = fingerprint(moment.state)
        for seat in play.asked(moment.state):
            for action in play.options(moment.state, seat):
                check_plain(game.preview(moment.state, seat, action))
        assert fingerprint(moment.state) == before


@every_case
def test_a_preview_depends_on_nothing_its_seat_cannot_know(case: Case) -> None:
    game = case.game
    for moment in moments(case, 52, 14):
        for seat in play.asked(moment.state):
            shown = {
                action: game.preview(moment.state, seat, action) for action in some(play.options(moment.state, seat))
            }
            for seed in range(3):
                other = game.imagine(moment.state, seat, Dice(seed))
                assert {action: game.preview(other, seat, action) for action in shown} == shown


@every_case
def test_why_not_tells_nothing_that_its_seat_cannot_know(case: Case) -> None:
    game = case.game

    def refusals(state: State, seat: int, closed: list[int]) -> list[tuple[str, str]]:
        names = [f"Player {number}" for number in range(state.seats)]
        return [(game.why_not(state, seat, one), game.say_refusal(state, seat, one, names)) for one in closed]

    for moment in moments(case, 53, 8):
        for seat in play.asked(moment.state):
            offered = play.options(moment.state, seat)
            closed = [action for action in some(list(range(game.actions)), 60) if action not in offered]
            told = refusals(moment.state, seat, closed)
            for seed in range(2):
                assert refusals(game.imagine(moment.state, seat, Dice(seed)), seat, closed) == told
