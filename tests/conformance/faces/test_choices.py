"""Every choice is told in a sentence that is understood alone: in reviews and hints no question stands above it."""

from chautari.engine import play
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import moments

NAMES = ["Asha", "Bina", "Chandra", "Dawa", "Ela", "Fay"]
BARE = {"Yes", "No", *NAMES}


@every_case
def test_a_choice_is_told_as_a_deed(case: Case) -> None:
    for moment in moments(case, seed=5, count=40):
        said = {
            action: case.game.say_choice(moment.state, moment.seat, action, NAMES[: case.seats])
            for action in play.options(moment.state, moment.seat)
        }
        assert not BARE & set(said.values()), said
        assert not any(text.startswith(("Onto", "On top", "Start it", "Make it")) for text in said.values()), said
        assert len(set(said.values())) == len(said), "two options are told alike"
