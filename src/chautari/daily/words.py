"""The daily deal's own texts, by key."""

from chautari.games.words import words

WORDS = words("chautari.daily")
say = WORDS.say
thing = WORDS.thing
