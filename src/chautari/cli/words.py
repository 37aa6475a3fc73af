"""The command line's own texts, by key."""

from chautari.games.words import words

WORDS = words("chautari.cli")
say = WORDS.say
thing = WORDS.thing
