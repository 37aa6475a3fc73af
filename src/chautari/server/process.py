"""The server as a process: sockets bound, addresses known, everything shut in order at the end."""

import contextlib
import ipaddress
import logging
import signal
import socket as sockets
import threading
from collections.abc import Callable, Iterator
from types import FrameType

import uvicorn

from chautari.engine.errors import ChautariError
from chautari.server.config import ServerConfig
from chautari.server.garbage import schedule_collections
from chautari.server.http.app import application
from chautari.server.net.connections import protocols
from chautari.store import Store

BACKLOG = 2048
MOST_FILES = 65_536
CLOSING_SECONDS = 5
# Ctrl-C, `kill`, a closed terminal, and Windows' Ctrl-Break: each system has some of them.
ENDING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]


class CantListen(ChautariError):
    """An address or a port that is not to be had."""

    def __init__(self, host: str, port: int, error: Exception) -> None:
        reason = getattr(error, "strerror", None) or str(error)
        super().__init__(
            f"The server can't listen at {host}, port {port}: {reason}.",
            "cant-listen",
            host=host,
            port=str(port),
            problem=reason,
        )


def bind(host: str, port: int) -> sockets.socket:
    """Takes the port, so that whoever is told the address finds it open."""
    try:
        family, *_, where = sockets.getaddrinfo(host, port, type=sockets.SOCK_STREAM, flags=sockets.AI_PASSIVE)[0]
        # By its name: asyncio sends small messages at once (TCP_NODELAY) only where it knows that it is TCP.
        bound = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    except (OSError, OverflowError, UnicodeError) as error:
        raise CantListen(host, port, error) from None
    try:
        bound.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        bound.bind(where)
        bound.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        bound.close()
        raise CantListen(host, port, error) from None
    return bound


@contextlib.contextmanager
def on_ending_signals(handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Hands every signal that asks a process to end to the handler; one that was ignored (nohup) stays so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heeded = [one for one in ENDING if one == signal.SIGINT or signal.getsignal(one) != signal.SIG_IGN]
    before = {one: signal.signal(one, handler) for one in heeded}
    try:
        yield
    finally:
        for one, old in before.items():
            signal.signal(one, old)


class Server(uvicorn.Server):
    """Ends in order at the first signal, and that is a success; uvicorn would raise the signal again at the end."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        with on_ending_signals(self.handle_exit):
            yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            # Whoever asks twice means at once; the store bears it.
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        self.should_exit = True


def serve(store: Store, config: ServerConfig, bound: sockets.socket) -> None:
    """Serves until it is told to stop."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    allow_many_files()
    ready = server(store, config)
    schedule_collections()
    ready.run(sockets=[bound])


def allow_many_files() -> None:
    """Every connection is an open file, and a process may have a thousand unless it asks for more."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def server(store: Store, config: ServerConfig) -> Server:
    """Uvicorn, with our own protocols and none of its habits that strangers could make use of."""
    http, websocket = protocols(config)
    settings = uvicorn.Config(
        application(store, config),
        log_config=None,
        # Its warnings are about what strangers send, and as many as they like.
        log_level="error",
        access_log=False,
        server_header=False,
        # Who calls is told by our own proxies; this would believe whoever calls from this machine.
        proxy_headers=False,
        http=http,
        ws=websocket,
        ws_max_size=config.limits.message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )
    return Server(settings)


def friends_address(host: str) -> str:
    """The address under which others on the same network find this machine; nothing if it listens to itself alone."""
    try:
        given = ipaddress.ip_address(host)
    except ValueError:
        return "" if host == "localhost" else host
    if given.is_loopback:
        return ""
    return own_address() if given.is_unspecified else host


def own_address() -> str:
    """This machine's address on its network; no packet is sent to find it out."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""
