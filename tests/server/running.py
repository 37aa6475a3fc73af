"""A real server on a port of its own, in a thread of the test; its services and its store can be looked into."""

import asyncio
import threading
import time
from pathlib import Path

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chautari.server.config import Limits, ServerConfig
from chautari.server.live.registry import Registry
from chautari.server.process import bind, server
from chautari.server.services import Services
from chautari.store import Store

PATIENCE = 60.0
QUICK = ServerConfig(limits=Limits().times(10_000), bot_pause=0.0)


class Running:
    """Serves from a file until it is stopped; another one may then serve from the same file."""

    def __init__(self, file: Path | str, config: ServerConfig = QUICK) -> None:
        self.store = Store(file)
        self._bound = bind("127.0.0.1", 0)
        self.port: int = self._bound.getsockname()[1]
        self._server = server(self.store, config)
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < until and self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self._server.serve(sockets=[self._bound])

    @property
    def services(self) -> Services:
        app = self._server.config.loaded_app
        while not hasattr(app, "state"):
            app = app.app
        services: Services = app.state.services
        return services

    @property
    def registry(self) -> Registry:
        return self.services.registry

    @property
    def connections(self) -> int:
        return len(self._server.server_state.connections)

    @property
    def loop_seconds(self) -> float:
        """How long the processor has worked for the thread in which all tables are served."""
        assert self._thread.ident is not None
        return time.clock_gettime(time.pthread_getcpuclockid(self._thread.ident))

    @property
    def queues(self) -> list[int]:
        """How many messages of each WebSocket were read and wait for their answer."""
        found = list(self._server.server_state.connections)
        return [one.queue.qsize() for one in found if isinstance(one, WebSocketsSansIOProtocol)]

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"
        self.store.close()

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
