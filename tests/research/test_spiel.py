"""OpenSpiel's own tests, for every game and every number of seats."""

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import chautari.research.spiel
from chautari.engine.errors import BadOption, NotOffered
from chautari.engine.fingerprint import fingerprint
from chautari.games import METAS
from chautari.research.arguments import BadEnvironment
from chautari.research.spiel.games import short_name
from tests.research.tables import every_table

pytestmark = pytest.mark.slow

assert chautari.research.spiel.__doc__
NAMES = [pytest.param(short_name(meta), meta.seats[0], id=meta.name) for meta in METAS]
# Walks through many states: with interpreted rules one game stands for all, the environment being the same.
interpreted_one = pytest.mark.skipif(not chautari.compiled(), reason="walked with the compiled rules")
WALKS = [
    pytest.param(short_name(meta), meta.seats[0], id=meta.name, marks=() if meta.name == "yak" else interpreted_one)
    for meta in METAS
]


def load(name: str, **wanted: Any) -> Any:
    """A game by its name here or there."""
    short = name if name.startswith("chautari_") else f"chautari_{name.replace('-', '_')}"
    return pyspiel.load_game(f"{short}({','.join(f'{key}={value}' for key, value in wanted.items())})")


def after_a_few(game: Any, moves: int, seed: int = 1) -> Any:
    """A state in which a player is asked."""
    luck, state = np.random.default_rng(seed), game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=weights))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            moves -= 1
    return state


@every_table
def test_random_games_pass_open_spiels_simulation(name: str, seats: int) -> None:
    # Every state is saved and played up to again: interpreted, a whole game would take minutes.
    whole = load(name, players=seats, small=0 if chautari.compiled() else 8)
    pyspiel.random_sim_test(whole, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), WALKS)
def test_the_api_holds_on_a_part_of_the_tree(name: str, seats: int) -> None:
    given = {"game": load(name, players=seats, small=0 if chautari.compiled() else 2), "game_name": name}
    case: Any = type(name, (api_test.EnforceAPIOnPartialTreeBase,), given)
    checks = [check for check in dir(case) if check.startswith("test_")]
    assert len(checks) >= 4
    case.setUpClass()
    for check in checks:
        getattr(case(check), check)()


@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_open_spiels_check_of_perfect_recall_holds_on_a_small_variant(name: str, seats: int) -> None:
    assert len(api_test._assert_is_perfect_recall(load(name, players=seats, small=3 if chautari.compiled() else 2))) > 1


@pytest.mark.parametrize(("name", "seats"), WALKS)
def test_a_playthrough_is_replayed_line_by_line(name: str, seats: int) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["chautari"])
    game = f"{name}(players={seats},small=6)"
    written = generate_playthrough.playthrough(game, None, seed=1)
    actions = [int(line.split(": ")[1]) for line in written.splitlines() if line.startswith("action: ")]
    assert actions
    assert generate_playthrough.playthrough(game, actions, seed=1) == written


@every_table
def test_a_resampled_state_looks_the_same_to_its_player_and_has_no_history(name: str, seats: int) -> None:
    state = after_a_few(load(name, players=seats), 12)
    player = state.current_player()
    for _ in range(3):
        other = state.resample_from_infostate(player, np.random.default_rng(2).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []


@every_table
def test_resampling_starts_from_what_the_player_knows_and_not_from_the_truth(name: str, seats: int) -> None:
    """Two tables that the player can't tell apart are resampled to the same ones."""
    changed = 0
    for moves in (9, 15, 16, 24):
        state = after_a_few(load(name, players=seats), moves)
        for seat in range(seats):
            other = state.resample_from_infostate(seat, lambda: 0.3)
            truth, again = (world.resample_from_infostate(seat, lambda: 0.7) for world in (state, other))
            assert fingerprint(truth.position.state) == fingerprint(again.position.state)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)
            changed += fingerprint(other.position.state) != fingerprint(state.position.state)
    assert changed > 0 or name == "kathmandu", "only tents are hidden there, which come later"


Told = tuple[object, ...]


def histories(state: Any, told: list[Told]) -> Iterator[tuple[Any, list[Told]]]:
    """Every state of a small variant, each with what every seat has seen and done on the way to it."""
    told = [(*told[seat], state.position.row(seat).tobytes()) for seat in range(len(told))]
    yield state, told
    actor = state.current_player()
    for action in state.legal_actions():
        after = told[:]
        if actor >= 0:
            after[actor] = (*told[actor], action)
        yield from histories(state.child(action), after)


def without_repeats(told: Told) -> Told:
    return tuple(one for n, one in enumerate(told) if n == 0 or isinstance(one, int) or one != told[n - 1])


@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_an_information_state_is_all_that_was_seen_and_done_and_nothing_else(name: str, seats: int) -> None:
    """OpenSpiel's own check finds neither a secret in an information state nor a sight that it forgets."""
    game = load(name, players=seats, small=3 if chautari.compiled() else 2)
    marks: dict[tuple[int, Told], str] = {}
    for world in range(3):
        for state, told in histories(game.new_initial_state().child(world), [()] * seats):
            for seat in range(seats):
                mark = state.position.mark(seat).hex()
                assert marks.setdefault((seat, without_repeats(told[seat])), mark) == mark
    assert len(set(marks.values())) == len(marks) > seats


@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_open_spiels_is_mcts_plays_the_game(name: str, seats: int) -> None:
    game = load(name, players=seats)
    state = after_a_few(game, 6)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=6, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_a_clone_goes_its_own_way(name: str, seats: int) -> None:
    state = after_a_few(load(name, players=seats), 5)
    before, clone = str(state), state.clone()
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert str(pickle.loads(pickle.dumps(state))) == before


@pytest.mark.parametrize("small", [0, 3])
@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_what_is_not_offered_is_refused_and_changes_nothing(name: str, seats: int, small: int) -> None:
    game = load(name, players=seats, small=small)
    for state in (game.new_initial_state(), after_a_few(game, 1)):
        before, history = str(state), state.history()
        wrong = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
        for action in (wrong, 1 << 40):
            with pytest.raises(NotOffered):
                state.apply_action(action)
        assert str(state) == before and state.history() == history
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(BadEnvironment):
        state.resample_from_infostate(seats, lambda: 0.5)


@pytest.mark.parametrize(("name", "seats"), NAMES)
def test_only_what_one_player_may_know_can_be_observed(name: str, seats: int) -> None:
    """Who asks for what everybody may know is told that there is none, not given a player's secrets."""
    game, secrets = load(name, players=seats), pyspiel.PrivateInfoType
    for public, private in ((True, secrets.NONE), (False, secrets.SINGLE_PLAYER), (True, secrets.ALL_PLAYERS)):
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        assert make_observation(game, kind) is None
    assert make_observation(game).tensor.shape == tuple(game.observation_tensor_shape())


def test_games_and_states_may_be_sent_to_other_processes() -> None:
    game = load("chautari_yak", players=3, bonus_cards=2)
    other = pickle.loads(pickle.dumps(game))
    assert str(other) == str(game) and other.setup == game.setup


def test_options_are_parameters() -> None:
    assert load("chautari_yak", players=3, bonus_cards=2).setup.settings == {"bonus_cards": 2}
    with pytest.raises(BadOption):
        load("chautari_yak", bonus_cards=7)
    with pytest.raises(BadEnvironment):
        load("chautari_yak", small=-1)
