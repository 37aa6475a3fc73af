"""PettingZoo: `import chautari.research.zoo`, then `pettingzoo.make("aec", "chautari/yak-v0", seats=3)`.

Each game has a module with `env`, `raw_env` and `parallel_env`. A change of behaviour raises the number at the end.
"""

import pettingzoo

from chautari.games import METAS

VERSION = 0

for _meta in METAS:
    _module = f"{__name__}.{_meta.name.replace('-', '_')}"
    pettingzoo.register("aec", f"chautari/{_meta.name}-v{VERSION}", f"{_module}:env")
    pettingzoo.register("parallel", f"chautari/{_meta.name}-v{VERSION}", f"{_module}:parallel_env")
