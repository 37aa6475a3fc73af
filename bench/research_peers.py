"""Other libraries of games for learning, random play from Python: decisions a second. Run by research.py."""

import json
import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from windows import best_rate


def open_spiel() -> Callable[[], int]:
    import pyspiel

    game, word = pyspiel.load_game("hearts"), 1

    def one_game() -> int:
        nonlocal word
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            made += not state.is_chance_node()
            word = (word * 69069 + 1) & 0xFFFFFFFF
            legal = state.legal_actions()
            state.apply_action(legal[word * len(legal) >> 32])
        return made

    return one_game


def catanatron() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer

    def one_game() -> int:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        return len(game.state.actions)

    return one_game


def rlcard() -> Callable[[], int]:
    import rlcard as library
    from rlcard.agents import RandomAgent

    env = library.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    return lambda: sum(len(steps) // 2 for steps in env.run()[0])


def pettingzoo() -> Callable[[], int]:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env()

    def one_game() -> int:
        made = 0
        env.reset(seed=1)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
            made += 1
        return made

    return one_game


def pgx() -> Callable[[], int]:
    import jax
    import pgx as library

    size, length = 1024, 32
    env = library.make("backgammon")

    def step(states: Any, key: Any) -> tuple[Any, Any]:
        first, second = jax.random.split(key)
        legal = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(first, legal)
        return jax.vmap(env.step)(states, actions, jax.random.split(second, size)), None

    run = jax.jit(lambda states, key: jax.lax.scan(step, states, jax.random.split(key, length))[0])
    states, key = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size)), jax.random.PRNGKey(1)
    jax.block_until_ready(run(states, key))

    def some_steps() -> int:
        jax.block_until_ready(run(states, key))
        return size * length

    return some_steps


PEERS = (
    ("open_spiel", "hearts, 4 players (C++, from Python)", open_spiel),
    ("catanatron", "Catan, 4 players (Python)", catanatron),
    ("rlcard", "uno, 2 players, with observations", rlcard),
    ("pettingzoo", "connect four raw_env, with observations", pettingzoo),
    ("pgx", "backgammon, 1,024 games at once (JAX)", pgx),
)


def main() -> None:
    rows = []
    for library, what, made in PEERS:
        try:
            rate: Any = round(best_rate(made(), float(sys.argv[1])))
        except Exception as error:  # a peer that does not run is told, not hidden
            rate = f"failed: {type(error).__name__}"
        rows.append({"peer": f"{library} {version(library)}", "what": what, "decisions/s": rate})
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
