"""What was written to somebody and not read yet: who reads too slowly is not waited for."""

import asyncio

# Of what waits, so much at least has to be read within the patience.
LEAST_READ = 16_384


class ReadTimer:
    """Watches one connection while its outgoing buffer is full, and aborts it if the other side reads too slowly."""

    def __init__(self, transport: asyncio.Transport, patience: float) -> None:
        self._transport = transport
        self._patience = patience
        self._waiting = 0
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """The buffer is full: from now on it has to shrink."""
        self._waiting = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._patience, self._check)

    def stop(self) -> None:
        """The buffer has room again, or the connection is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self) -> None:
        if self._waiting - self._transport.get_write_buffer_size() < LEAST_READ:
            self._transport.abort()
        else:
            self.start()
