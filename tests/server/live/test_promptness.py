"""Small messages leave at once: nobody waits for the network to gather more of them."""

import http.client
import socket
from pathlib import Path

from tests.server.running import Running


def test_a_connection_does_not_wait_to_gather_small_messages(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as running:
        visitor = http.client.HTTPConnection("127.0.0.1", running.port)
        visitor.request("GET", "/health")
        visitor.getresponse().read()
        (protocol,) = running._server.server_state.connections
        connection = protocol.transport.get_extra_info("socket")
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        visitor.close()
