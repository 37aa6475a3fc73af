"""Texts by key and language: every sentence a person reads comes from a package's texts/<language>.ftl.

The language is the reader's. Whoever makes something for a reader says so once, around it: `with speaking("de"): ...`.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from importlib.resources import files
from typing import Any, Final, ParamSpec, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

ENGLISH: Final = "en"
# What can be chosen. Whatever a language has no text for is said in English.
LANGUAGES: Final = (ENGLISH, "de", "fr", "it", "ne")
BRIEF: Final = "brief"
# Beside each value that names a thing stands its key: in a sentence about { $stone }, { $stone-key } is "stone-red", so
# that a language can choose an article or an ending by it. It is empty for what has no key, as a player's name.
KEY: Final = "-key"

P = ParamSpec("P")
T = TypeVar("T")
Said = Mapping[str, str]
"""The same sentence by language; English is always there."""

_spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Whatever is said within is said in this language."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def spoken() -> str:
    """The language of whoever reads what is said now."""
    return _spoken.get()


def kept_by_language(most: int | None = None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keeps what a function has said, like `functools.lru_cache`, and for every language its own."""

    def keeping(make: Callable[P, T]) -> Callable[P, T]:
        say: Callable[..., T] = make

        @lru_cache(most)
        def made(language: str, *args: Any) -> T:
            return say(*args)

        @wraps(make)
        def said(*args: P.args, **values: P.kwargs) -> T:
            assert not values, "what is kept is asked for by place"
            return made(spoken(), *args)

        return said

    return keeping


def in_every_language(say: Callable[[], str]) -> Said:
    """A sentence whose reader is not known yet. A language that says it as English does is left out."""
    said = {ENGLISH: in_language(ENGLISH, say)}
    for language in LANGUAGES:
        text = in_language(language, say)
        if text != said[ENGLISH]:
            said[language] = text
    return said


def in_language(language: str, say: Callable[[], T]) -> T:
    """What is said in this language."""
    with speaking(language):
        return say()


def read(said: Said) -> str:
    """The sentence in the reader's language."""
    return said.get(spoken()) or said.get(ENGLISH, "")


class Thing(str):
    """What a thing is called, with the key that it was said by: for the values of sentences."""

    key: str

    def __new__(cls, text: str, key: str = "") -> "Thing":
        said = super().__new__(cls, text)
        said.key = key
        return said


YOU: Final = "you"


def as_subject(name: str) -> str:
    """A player at the beginning of a sentence: whoever reads of themselves is "you" there, with a capital."""
    return Thing(name[:1].upper() + name[1:], YOU) if isinstance(name, Thing) and name.key == YOU else name


class Words:
    """The texts of one package, in every language that it has."""

    def __init__(self, package: str) -> None:
        self._texts = files(package).joinpath("texts")
        self._package = package
        self._bundles: dict[str, FluentBundle] = {}

    def has(self, key: str) -> bool:
        return self._bundle(ENGLISH).has_message(key)

    def has_brief(self, key: str) -> bool:
        return self.has(key) and BRIEF in self._bundle(ENGLISH).get_message(key).attributes

    def say(self, key: str, **values: str | int) -> str:
        """The text of a key with its values put in; a missing text or value is a defect, so it is an error."""
        bundle = self._speaker_of(key)
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{self._package} has no text for {key}"
        return self._put_in(bundle, key, pattern, values)

    def thing(self, key: str, **values: str | int) -> Thing:
        """The same as a value for another sentence."""
        return Thing(self.say(key, **values), key)

    def say_briefly(self, key: str, **values: str | int) -> str:
        """The short form of a text that has one: its attribute `.brief`."""
        bundle = self._speaker_of(key)
        return self._put_in(bundle, key, bundle.get_message(key).attributes[BRIEF], values)

    def translation(self, key: str, attribute: str = "") -> str | None:
        """A text without values as the reader's own language has it; None where it has none."""
        bundle = self._bundle(spoken())
        if not bundle.has_message(key):
            return None
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else self._put_in(bundle, key, pattern, {})

    def _speaker_of(self, key: str) -> FluentBundle:
        """The texts to say a key with: the reader's, or the English ones where theirs don't have it."""
        for language in (spoken(), ENGLISH):
            bundle = self._bundle(language)
            if bundle.has_message(key):
                return bundle
        raise KeyError(f"{self._package} has no text {key}")

    def _bundle(self, language: str) -> FluentBundle:
        bundle = self._bundles.get(language)
        if bundle is None:
            bundle = self._bundles[language] = self._read(language)
        return bundle

    def _read(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        for name in (f"{language}.ftl", f"rules.{language}.ftl"):
            path = self._texts.joinpath(name)
            if path.is_file():
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return bundle

    def _put_in(self, bundle: FluentBundle, key: str, pattern: Pattern, values: dict[str, str | int]) -> str:
        keys = {name + KEY: getattr(value, "key", "") for name, value in values.items() if isinstance(value, str)}
        text, errors = bundle.format_pattern(pattern, values | keys)
        if errors:
            raise KeyError(f"{self._package}, {key} ({spoken()}): {errors[0]}")
        return str(text)


@cache
def words(package: str) -> Words:
    return Words(package)
