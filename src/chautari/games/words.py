"""Texts by key and language: every sentence a person reads comes from a game's texts/<language>.ftl."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

BRIEF = "brief"


class Words:
    """The texts of one package in one language."""

    def __init__(self, package: str, language: str = "en") -> None:
        self.where = f"{package}/texts/{language}.ftl"
        self._bundle = FluentBundle([language], use_isolating=False)
        text = files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def has_brief(self, key: str) -> bool:
        return self.has(key) and BRIEF in self._bundle.get_message(key).attributes

    def say(self, key: str, **values: str | int) -> str:
        """The text of a key with its values put in; a missing text or value is a defect, so it is an error."""
        if not self.has(key):
            raise KeyError(f"{self.where} has no text {key}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{self.where} has no text for {key}"
        return self._put_in(key, pattern, values)

    def say_briefly(self, key: str, **values: str | int) -> str:
        """The short form of a text that has one: its attribute `.brief`."""
        return self._put_in(key, self._bundle.get_message(key).attributes[BRIEF], values)

    def _put_in(self, key: str, pattern: Pattern, values: dict[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{self.where}, {key}: {errors[0]}")
        return str(text)


@cache
def words(package: str, language: str = "en") -> Words:
    return Words(package, language)
