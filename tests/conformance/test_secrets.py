"""Nothing hidden ever leaks: what a seat can't know changes nothing that it sees, hears or may do."""

from chautari.engine import play
from chautari.engine.fingerprint import fingerprint
from chautari.engine.luck import Dice
from chautari.engine.meta import Meta
from chautari.engine.state import CHANCE, State
from chautari.engine.table import SPECTATOR
from tests.conformance.cases import CASES, Case, every_case, every_game
from tests.conformance.walk import moments


def seats_and_spectator(case: Case) -> range:
    return range(SPECTATOR, case.seats)


@every_case
def test_an_imagined_table_looks_the_same_to_its_seat(case: Case) -> None:
    game = case.game
    for moment in moments(case, 21, 14, chance=True):
        for seat in seats_and_spectator(case):
            seen = game.view(moment.state, seat)
            before = fingerprint(moment.state)
            for seed in range(3):
                other = game.imagine(moment.state, seat, Dice(seed))
                assert game.view(other, seat) == seen
                assert play.asked(other) == play.asked(moment.state)
                assert seat == SPECTATOR or play.options(other, seat) == play.options(moment.state, seat)
            assert fingerprint(moment.state) == before


@every_case
def test_imagining_uses_only_what_the_seat_knows(case: Case) -> None:
    game = case.game
    for moment in moments(case, 22, 10, chance=True):
        for seat in seats_and_spectator(case):
            other = game.imagine(moment.state, seat, Dice(5))
            for seed in range(2):
                from_truth = game.imagine(moment.state, seat, Dice(seed))
                from_other = game.imagine(other, seat, Dice(seed))
                assert fingerprint(from_truth) == fingerprint(from_other)


@every_game
def test_imagining_does_change_what_is_hidden(meta: Meta) -> None:
    changed = 0
    for case in [case for case in CASES if case.name == meta.name][:3]:
        for moment in moments(case, 23, 10):
            other = case.game.imagine(moment.state, moment.seat, Dice(3))
            changed += fingerprint(other) != fingerprint(moment.state)
    assert changed > 0


@every_case
def test_an_imagined_table_can_be_played_to_its_end(case: Case) -> None:
    for moment in moments(case, 24, 14):
        other = case.game.imagine(moment.state, moment.seat, Dice(24))
        play.playout(other, Dice(25))
        assert other.is_over()


def heard(state: State, seat: int) -> list[str]:
    return [repr(event) for event in state.events or [] if event.heard_by(seat)]


@every_case
def test_what_a_seat_cannot_tell_apart_by_looking_it_cannot_tell_apart_at_all(case: Case) -> None:
    """Choices of others, and of chance, after which a seat sees the same: it hears, may do and imagines the same.

    These states come from play, not from imagining, so an `imagine` that gives a secret away is caught here.
    """
    for moment in moments(case, 26, 16, chance=True):
        known: dict[tuple[int, str], object] = {}
        for action in some(play.options(moment.state, moment.seat)):
            after = moment.state.clone()
            after.events = []
            play.play(after, moment.seat, action)
            for seat in seats_and_spectator(case):
                if seat != moment.seat:
                    knowledge = everything_but_the_view(case, after, seat)
                    assert known.setdefault((seat, repr(case.game.view(after, seat))), knowledge) == knowledge


def some(options: list[int], most: int = 24) -> list[int]:
    return options[:: max(1, len(options) // most)]


def everything_but_the_view(case: Case, state: State, seat: int) -> object:
    hears = [text.split(", to=")[0] for text in heard(state, seat)]
    may = [] if seat == SPECTATOR else play.options(state, seat)
    return hears, may, play.asked(state), fingerprint(case.game.imagine(state, seat, Dice(8)))


@every_case
def test_nothing_is_heard_before_it_could_be_seen(case: Case) -> None:
    """A move of another seat tells what it tells whatever hidden table lies behind it, unless the view tells it too."""
    game = case.game
    for moment in moments(case, 27, 10):
        for seat in seats_and_spectator(case):
            if seat == moment.seat:
                continue
            other = game.imagine(moment.state, seat, Dice(2))
            if moment.action in play.options(other, moment.seat):
                sees, hears = [], []
                for state in (moment.state.clone(), other):
                    state.events = []
                    play.play(state, moment.seat, moment.action)
                    sees.append(game.view(state, seat))
                    hears.append([text.split(", to=")[0] for text in heard(state, seat)])
                assert sees[0] != sees[1] or hears[0] == hears[1]


@every_case
def test_at_the_end_everything_is_open(case: Case) -> None:
    state = case.start()
    play.playout(state, Dice(28))
    for seat in seats_and_spectator(case):
        assert fingerprint(case.game.imagine(state, seat, Dice(1))) == fingerprint(state)
    views = [case.game.view(state, seat) for seat in seats_and_spectator(case)]
    for view in views:
        view.pop("seat")
    assert all(view == views[0] for view in views)


@every_case
def test_chance_is_never_asked_together_with_a_seat(case: Case) -> None:
    for moment in moments(case, 29, 60, chance=True):
        asked = play.asked(moment.state)
        assert asked == [CHANCE] or CHANCE not in asked
