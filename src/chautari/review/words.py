"""The review's own texts, by key."""

from chautari.games.words import words

WORDS = words("chautari.review")
say = WORDS.say
thing = WORDS.thing
