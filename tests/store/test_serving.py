"""A server over either kind of database: people play, it is stopped, and they go on where they were."""

from tests.server.people import Person
from tests.server.running import Running


def test_people_go_on_after_a_restart(where: str) -> None:
    with Running(where) as first:
        asha, bina = Person(first.port), Person(first.port)
        created = asha.set_up("yak", "me:Asha", "open")
        bina.use(created["links"][0]["token"], "Bina")
        with asha.sit(created["table"]) as chair:
            chair.act()
            before = chair.settled().scene["view"]
    with Running(where) as second:
        asha.port = bina.port = second.port
        with asha.sit(created["table"]) as chair:
            assert chair.settled().scene["view"] == before
        assert [table["table"] for table in bina.get("/api/tables")["tables"]] == [created["table"]]
