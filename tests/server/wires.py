"""Raw connections, for what no well-behaved client would send."""

import os
import socket
import struct

from tests.server.people import PATIENCE
from tests.server.running import Running

HOST = b"Host: 127.0.0.1\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


def opened(running: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", running.port), PATIENCE)


def deaf(running: Running) -> socket.socket:
    """A connection that takes in as little as possible of what it does not read."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.settimeout(PATIENCE)
    found.connect(("127.0.0.1", running.port))
    return found


def is_closed(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def get(path: str, *headers: bytes) -> bytes:
    return b"GET " + path.encode() + b" HTTP/1.1\r\n" + HOST + b"".join(line + b"\r\n" for line in headers) + b"\r\n"


def asked(running: Running, request: bytes) -> bytes:
    """The first line of the answer to a request."""
    with opened(running) as connection:
        connection.sendall(request)
        with connection.makefile("rb") as answer:
            return answer.readline().strip()


def shake_hands(connection: socket.socket, table: str, *headers: bytes) -> None:
    """A connection becomes a WebSocket."""
    lines = b"".join(line + b"\r\n" for line in headers)
    connection.sendall(get(f"/api/tables/{table}/socket", UPGRADE + KEY + lines.removesuffix(b"\r\n")))
    said = b""
    while b"\r\n\r\n" not in said:
        said += connection.recv(1)
    assert said.startswith(b"HTTP/1.1 101"), said


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    mask = os.urandom(4)
    long = struct.pack("!BH", 0xFE, len(data)) if len(data) > 125 else struct.pack("!B", 0x80 | len(data))
    return bytes([0x80 * last | kind]) + long + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))


def close_code(connection: socket.socket) -> int:
    """Reads until the other side says why it closes."""
    with connection.makefile("rb") as heard:
        while True:
            kind, size = heard.read(2)
            length = struct.unpack("!H", heard.read(2))[0] if size == 126 else size
            data = heard.read(length)
            if kind & 0x0F == CLOSE:
                return int(struct.unpack("!H", data[:2])[0])
