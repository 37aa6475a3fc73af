"""The lock of a store in a file: a second server is turned away, and a killed one lets go by itself."""

import os
import sys
from typing import IO

from chautari.store.errors import BadStore

HELD = "Another server has this store open; stop it first, or give this one a store of its own."

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


Identity = tuple[int, int]


def identity(path: str) -> Identity | None:
    """The device and inode of the file at a path; None if there is none."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino


class FileLock:
    """A lock held until `release`, on a file of its own, for SQLite has locks on the database itself."""

    def __init__(self, database: str) -> None:
        # By its real name: a symbolic link to the database leads to the same lock.
        self._path = f"{os.path.realpath(database)}.lock"
        try:
            self._file = open(self._path, "ab")  # noqa: SIM115
        except OSError as error:
            raise BadStore(
                f"{self._path} can't be written: {error.strerror}.",
                "file-unwritable",
                file=str(self._path),
                problem=str(error.strerror),
            ) from None
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise BadStore(HELD, "store-held") from None

    @property
    def holds(self) -> bool:
        """False if the file was removed or replaced: others would lock another one."""
        own = os.fstat(self._file.fileno())
        return identity(self._path) == (own.st_dev, own.st_ino)

    def release(self) -> None:
        self._file.close()
