"""The names under which this server may be called: a page that gives its own name our address is turned away."""

import socket
from collections.abc import Iterable

from chautari.server.net.proxies import parsed, without_port

# Networks at home give these to their machines; nobody can register a name that ends so.
HOME_SUFFIXES = ("local", "lan", "home.arpa", "internal")


def name_in(host: str) -> str:
    """The name in a Host header, or in an origin without its scheme."""
    return without_port(host.strip().lower()).rstrip(".")


def own_names(origins: Iterable[str], names: Iterable[str]) -> frozenset[str]:
    """This machine's name, alone and at home, and whatever its owner has named."""
    machine = name_in(socket.gethostname())
    short = machine.partition(".")[0]
    at_home = (f"{short}.{suffix}" for suffix in HOME_SUFFIXES)
    given = (origin.rpartition("://")[2] for origin in origins)
    return frozenset({machine, short, *at_home, *map(name_in, given), *map(name_in, names)} - {""})


def is_own(host: str, names: frozenset[str]) -> bool:
    """True if a Host header names this server; an address does, for no page can have it as its name."""
    name = name_in(host)
    return parsed(name) is not None or name == "localhost" or name.endswith(".localhost") or name in names
