"""The server, met as clients meet it: over real sockets."""
