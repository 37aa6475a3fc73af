"""Gymnasium: `import chautari.research.gym`, then `gymnasium.make("chautari/yak-v0", rivals="greedy")`.

`gymnasium.make_vec(..., num_envs=256, vectorization_mode="vector_entry_point")` steps all games in one call of the
compiled rules.
"""

import gymnasium

from chautari.games import METAS

VERSION = 0

for _meta in METAS:
    gymnasium.register(
        f"chautari/{_meta.name}-v{VERSION}",
        entry_point="chautari.research.gym.learner:Learner",
        vector_entry_point="chautari.research.gym.learners:Learners",
        kwargs={"game": _meta.name},
    )
