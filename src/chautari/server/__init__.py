"""The server: tables that people meet at, played over HTTP and WebSockets."""
