"""Chances from a net: whole, the same however they are computed, and only from what the seat may know."""

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.outcome import win_shares
from chautari.games import NAMES
from chautari.nets.file import BadNet, judge_of, own_net, pack, unpack
from chautari.nets.net import Judge
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import moments
from tests.nets.trial import trial_net

pytestmark = pytest.mark.slow

LOOKS = 3


def judge(case: Case) -> Judge:
    return judge_of(trial_net(case.name), case.game, case.seats)


@every_case
def test_the_sides_share_one_victory(case: Case) -> None:
    for moment in moments(case, 5, LOOKS):
        for seat in range(case.seats):
            seen = case.game.imagine(moment.state, seat, Dice(seat))
            chances = judge(case).chances(seen, seat)
            each = [chances[who] / len(case.game.team(seen, who)) for who in range(case.seats)]
            assert sum(each) == pytest.approx(1.0)
            assert min(chances) >= 0.0


@every_case
def test_what_changed_is_all_that_is_computed_anew(case: Case) -> None:
    """A judge that has looked at many tables says the same as one that looks for the first time."""
    old = judge(case)
    for moment in moments(case, 6, LOOKS):
        seen = case.game.imagine(moment.state, moment.seat, Dice(1))
        assert old.chances(seen, moment.seat) == pytest.approx(judge(case).chances(seen, moment.seat), abs=1e-9)
        liked = judge(case).preference(seen, moment.seat)
        fresh = judge(case)
        fresh.look(seen, moment.seat)  # from here on the others are taken to stand as they do now
        assert fresh.preference(seen, moment.seat) == pytest.approx(liked, abs=1e-9)


@every_case
def test_at_the_end_the_chances_are_the_result(case: Case) -> None:
    luck = Dice(7)
    end = moments(case, 7, 1)[-1].state
    while not end.is_over():
        play.step(end, play.lowest_options(end)[0], luck)
    assert judge(case).chances(end, 0) == win_shares(case.game, end)


def test_a_packed_net_comes_back() -> None:
    parts = {"first": [0.5, -1.0, 0.25, 0.0, 0.1], "second": [1.0, 2.0], "third": [0.5] * 8, "straight": [1.0]}
    about = {"columns": 2, "signs": 1, "least": 2, "most": 2, "wide": 1, "narrow": 1, "taught": 0}
    head, net = unpack("trial", pack(about, parts))
    assert head["least"] == 2
    assert [round(net.first[i], 3) for i in range(5)] == [0.5, -1.0, 0.25, 0.0, 0.1]


@pytest.mark.parametrize("data", [b"", b"{}\n", b"nonsense", b'{"format": 9}\n', b'{"format": 1}\nxx', b"[]\n"])
def test_a_damaged_net_is_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(BadNet, match=r"^The net trial can't be used: .+\.$"):
        unpack("trial", data)


def test_nets_that_come_with_games_fit_them() -> None:
    assert any(own_net(name) for name in NAMES)
