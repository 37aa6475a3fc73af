"""Who really calls: the peer of a connection, or whoever a trusted proxy speaks for."""

import ipaddress
import re
from collections.abc import Iterable, Sequence

from chautari.server.config import Network

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

# What one household has of the IPv6 addresses: a guest at the door may come from any of them.
HOUSEHOLD_BITS = 64
WITH_PORT = re.compile(r"\[([^\[\]]*)\](?::\d*)?|([^:]*):\d*", re.ASCII)


def parsed(host: str) -> Address | None:
    """The address that a text is, an IPv4 one also where it is wrapped in an IPv6 one; nothing if it is none."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def household(host: str) -> str:
    """What limits count: an IPv4 address, or the network of an IPv6 one, as its owner has all of that."""
    address = parsed(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address), HOUSEHOLD_BITS), strict=False))
    return str(address or host)


def is_loopback(host: str) -> bool:
    """True for an address of this machine that no other can have."""
    address = parsed(host)
    return address is not None and address.is_loopback


def is_trusted(host: str, proxies: Iterable[Network]) -> bool:
    address = parsed(host)
    return address is not None and any(address in network for network in proxies)


def real_caller(forwarded: Sequence[str], proxies: Iterable[Network]) -> str:
    """Whom a trusted proxy speaks for by its X-Forwarded-For headers: the last address there that is no proxy itself.

    What stands before it was written by the caller, who may write anything. Nothing, if the proxy does not say.
    """
    caller = ""
    for text in reversed(",".join(forwarded).split(",")):
        host = without_port(text.strip())
        if parsed(host) is None:
            break
        caller = host
        if not is_trusted(host, proxies):
            break
    return caller


def without_port(text: str) -> str:
    """The host of `host:port`, `[host]` or `[host]:port`; whatever else is there as it is."""
    found = WITH_PORT.fullmatch(text)
    return text if found is None else str(found[found.lastindex or 0])
