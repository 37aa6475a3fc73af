"""The report's own texts, by key."""

from chautari.games.words import words

WORDS = words("chautari.arena.report")
say = WORDS.say
thing = WORDS.thing
