"""OpenSpiel: `import chautari.research.spiel`, then `pyspiel.load_game("chautari_yak(players=3,bonus_cards=2)")`."""

from chautari.games import METAS
from chautari.research.spiel.games import register

for _meta in METAS:
    register(_meta)
