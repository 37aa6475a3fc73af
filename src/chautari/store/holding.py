"""A store is served by one server at a time: the second is turned away, and a killed one lets go by itself."""

from collections.abc import Callable

from sqlalchemy import Engine, text

from chautari.store.errors import BadStore

HELD = "Another server has this store open; stop it first, or give this one a store of its own."
# Any number will do as long as it is always the same: "chautari" in ASCII, folded to 63 bits.
ADVISORY = int.from_bytes(b"chautari", "big") >> 1


def hold(engine: Engine) -> Callable[[], None]:
    """Holds the store until the returned function is called or the process ends."""
    return _hold_file(str(engine.url.database)) if engine.dialect.name == "sqlite" else _hold_database(engine)


def _hold_file(path: str) -> Callable[[], None]:
    try:
        import fcntl
    except ImportError:  # Windows: the versions of the tables still keep two servers from harming each other's.
        return lambda: None
    try:
        file = open(f"{path}.lock", "ab")  # noqa: SIM115
    except OSError as error:
        raise BadStore(f"{path}.lock can't be written: {error.strerror}.") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadStore(HELD) from None
    return file.close


def _hold_database(engine: Engine) -> Callable[[], None]:
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    if not connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY}).scalar():
        connection.close()
        raise BadStore(HELD)

    def let_go() -> None:
        # Not back to the pool: a pooled connection would keep the lock.
        connection.invalidate()
        connection.close()

    return let_go
