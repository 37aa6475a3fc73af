"""A state or a decision as plain nested tuples: to compare, to hash and to print, compiled or not."""


def fields(thing: object) -> list[str]:
    """The names of an object's attributes, in alphabetical order."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    return sorted(name for name in names if not name.startswith("__"))


# Not part of a position: who listens, where the last push went, the buffer of the last look.
PASSING = ("at", "events", "buffer")


def fingerprint(thing: object) -> object:
    """Equal for two things exactly when everything in them is equal."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if hasattr(thing, "__getitem__") and hasattr(thing, "__iter__"):  # a list, a tuple, a row of machine integers
        return tuple(fingerprint(part) for part in thing)
    names = fields(thing)
    if not names and isinstance(thing, float | dict | set):
        raise TypeError(f"{type(thing).__name__} has no place in a state")
    return (type(thing).__name__, *(fingerprint(getattr(thing, name)) for name in names if name not in PASSING))


def describe(thing: object) -> str:
    """A thing in the form of the call that would make it: Bid(seat=2)."""
    return f"{type(thing).__name__}({', '.join(f'{name}={getattr(thing, name)!r}' for name in fields(thing))})"
