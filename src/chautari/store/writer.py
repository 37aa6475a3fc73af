"""The one writer: a thread that keeps changes in the order they come, as many as wait in one durable transaction."""

from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread

from sqlalchemy.exc import IntegrityError

from chautari.store.errors import BadStore, Stale
from chautari.store.model import Change
from chautari.store.session import Session
from chautari.store.statements import write

Waiting = tuple[Change, "Future[None]"]


class Writer:
    """Takes changes from any thread; a change's future is done when the disk has it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._open = True
        self._thread = Thread(target=self._work, name="chautari-store", daemon=True)
        self._thread.start()

    def keep(self, change: Change) -> "Future[None]":
        future: Future[None] = Future()
        if self._open:
            self._queue.put((change, future))
        else:
            future.set_exception(BadStore("The store is closed.", "store-closed"))
        return future

    def close(self) -> None:
        """Keeps what still waits, then ends the thread."""
        if self._open:
            self._open = False
            self._queue.put(None)
            self._thread.join()

    def _work(self) -> None:
        held: Waiting | None = None
        while True:
            first = held or self._queue.get()
            if first is None:
                return
            group, held = self._gather(first)
            self._keep_all(group)

    def _gather(self, first: Waiting) -> tuple[list[Waiting], Waiting | None]:
        """The changes to write together, up to the second one of a table, which is returned for the next round."""
        group, tables = [first], {first[0].head.id}
        while True:
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return group, None
            if waiting is None:
                self._queue.put(None)
                return group, None
            if waiting[0].head.id in tables:
                return group, waiting
            group.append(waiting)
            tables.add(waiting[0].head.id)

    def _keep_all(self, group: list[Waiting]) -> None:
        """Writes the group in one transaction, or each on its own if that fails, so that one bad change fails alone."""
        # From here on nobody can cancel: what is written is written.
        group = [(change, future) for change, future in group if future.set_running_or_notify_cancel()]
        refusal = self._try([change for change, _ in group])
        if refusal is None or len(group) == 1:
            for _, future in group:
                _resolve(future, refusal)
            return
        for change, future in group:
            _resolve(future, self._try([change]))

    def _try(self, changes: list[Change]) -> Exception | None:
        try:
            with self._session.transaction() as connection:
                write(connection, changes)
        except Stale as refusal:
            return refusal
        except IntegrityError:
            return Stale("This is kept already, or does not follow the table's last change.")
        except Exception as error:
            # Whatever it was, this thread goes on: every other table depends on it.
            return _write_error(error)
        return None


def reason(error: Exception) -> str:
    """The database's own message, without the statement and its values, which may hold secrets."""
    said = error if isinstance(error, BadStore) else getattr(error, "orig", None) or type(error).__name__
    return str(said).strip().split("\n")[0].rstrip(".")


def cause(error: Exception) -> str | BadStore:
    """The same for whoever reads it in their language: our own refusal as it is, a database's as a sentence."""
    return error if isinstance(error, BadStore) else f"{reason(error)}."


def _write_error(error: Exception) -> BadStore:
    refusal = BadStore(f"The store can't be written: {reason(error)}.", "store-unwritable", problem=cause(error))
    refusal.__cause__ = error
    return refusal


def _resolve(future: "Future[None]", refusal: Exception | None) -> None:
    if refusal is None:
        future.set_result(None)
    else:
        future.set_exception(refusal)
