"""`chautari serve`: tables for friends, on this machine or on its network."""

import argparse
import ipaddress
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import chautari
from chautari.cli.arguments import BadUsage, Commands
from chautari.cli.store_arguments import add_store, open_store
from chautari.cli.words import say
from chautari.review.game_review import USUAL_SECONDS

if TYPE_CHECKING:
    from chautari.server.config import Network, ServerConfig

HOST = "127.0.0.1"
PORT = 8000
MOST_WORKERS = 64
# One core stays for the people.
USUAL_WORKERS = max(1, (os.cpu_count() or 1) - 1)
LONGEST_REVIEW = 600


def add_to(commands: Commands) -> None:
    serve = commands.add_parser("serve", help=say("help-serve"), description=say("help-serve"))
    serve.add_argument("--host", metavar="ADDRESS", help=say("help-host", default=HOST))
    serve.add_argument("--port", metavar="N", help=say("help-port", default=PORT))
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help=say("help-origin"))
    serve.add_argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS", help=say("help-proxy"))
    serve.add_argument("--bot-pause", type=float, default=0.8, metavar="S", help=say("help-bot-pause"))
    serve.add_argument("--bot-workers", type=int, default=USUAL_WORKERS, metavar="N", help=say("help-bot-workers"))
    seconds = say("help-review-time", default=round(USUAL_SECONDS))
    serve.add_argument("--review-seconds", type=float, default=USUAL_SECONDS, metavar="S", help=seconds)
    serve.add_argument("--limits", type=float, default=1.0, metavar="X", help=say("help-limits"))
    serve.add_argument("--client", metavar="FOLDER", help=say("help-client"))
    serve.add_argument("--open-metrics", action="store_true", help=say("help-open-metrics"))
    add_store(serve)
    serve.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from chautari.server.process import bind, on_ending_signals, serve

    host = args.host or os.environ.get("HOST") or HOST
    port = port_number(args.port or os.environ.get("PORT") or str(PORT))
    config = config_of(args, host)
    # Also before and after it serves, the store is closed whatever ends the process.
    with on_ending_signals(signal.default_int_handler), open_store(args) as store:
        store.hold()
        bound = bind(host, port)
        announce(host, bound.getsockname()[1], store.location)
        serve(store, config, bound)
    return 0


def port_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or int(text) > 65535:
        raise BadUsage(say("bad-port", given=text))
    return int(text)


def config_of(args: argparse.Namespace, host: str) -> "ServerConfig":
    from chautari.server.config import Limits, ServerConfig
    from chautari.server.http.static import built_client, is_client

    if not 0 <= args.bot_pause <= 60:
        raise BadUsage(say("bad-pause"))
    if not 1 <= args.bot_workers <= MOST_WORKERS:
        raise BadUsage(say("bad-workers", most=MOST_WORKERS))
    if not 0 <= args.review_seconds <= LONGEST_REVIEW:
        raise BadUsage(say("bad-review-seconds", most=LONGEST_REVIEW))
    if not 1 <= args.limits <= 1_000_000:
        raise BadUsage(say("bad-limits"))
    client = Path(args.client) if args.client else built_client()
    if client and not is_client(client):
        raise BadUsage(say("bad-client", folder=args.client))
    return ServerConfig(
        limits=Limits().times(args.limits),
        bot_pause=args.bot_pause,
        bot_workers=args.bot_workers,
        review_seconds=args.review_seconds,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        names=(host,),
        proxies=tuple(network(proxy) for proxy in args.trusted_proxy),
        open_metrics=args.open_metrics,
        client=client,
    )


def network(text: str) -> "Network":
    """The addresses of a proxy, or the one."""
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        raise BadUsage(say("bad-proxy", given=text)) from None


def announce(host: str, port: int, store: str) -> None:
    """Prints the addresses for this machine and for friends."""
    from chautari.server.process import friends_address

    if not chautari.compiled():
        print(say("interpreted"))
    print(say("serve-store", store=store))
    friends = friends_address(host)
    if friends:
        url = address(friends, port)
        print(say("serve-friends", url=url))
        show_code(url)
    else:
        print(say("serve-here", url=address(host, port)))
    print(say("serve-stop"), flush=True)


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def show_code(url: str) -> None:
    """Prints the address as a QR code, where the terminal can draw one."""
    import segno

    try:
        segno.make(url, error="l").terminal(out=sys.stdout, border=2, compact=True)
    except UnicodeEncodeError:
        print(say("serve-no-code"))
