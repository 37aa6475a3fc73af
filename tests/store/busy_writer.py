"""A process that keeps changes of many tables as fast as it can and says what was kept; run by test_kill.py."""

import sys
from concurrent.futures import Future
from functools import partial
from threading import Event

from chautari.store import Answer, Change, Entry, Head, Store
from tests.store.setting import after, head

TABLES = 30


def main(where: str, life: str) -> None:
    """Each table's next change is sent as soon as its last one is kept; what is kept is told on the output."""
    with Store(where) as store:

        def play(now: Head) -> None:
            number = now.version
            following = after(now, 2, updated=number)
            moves, key = ((0, number), (-1, number + 1)), Answer(f"{life}-{number}", 0, following.moves)
            said = Entry(number, following.moves, number, "chat", 0, {"said": number})
            future = store.commit(Change(following, moves, answer=key, entries=(said,)))
            future.add_done_callback(partial(tell, following))

        def tell(now: Head, done: "Future[None]") -> None:
            done.result()
            sys.stdout.write(f"{now.id} {now.moves}\n")
            sys.stdout.flush()
            play(now)

        known = {one.id: one for one, _ in store.heads()}
        for number in range(TABLES):
            name = f"t{number}"
            if name not in known:
                store.commit(Change(head(name))).result()
            play(known.get(name, head(name)))
        Event().wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
