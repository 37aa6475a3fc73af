"""Yak for PettingZoo."""

from chautari.research.zoo.table import environments

env, raw_env, parallel_env = environments("yak")
