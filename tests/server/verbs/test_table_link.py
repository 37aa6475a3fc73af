"""One link for the whole table: it opens the vacant seats until the game begins, and then leads to watching."""

from concurrent.futures import ThreadPoolExecutor

from tests.server.people import Person
from tests.server.running import Running


def look(person: Person, token: str) -> dict[str, object]:
    found: dict[str, object] = person.post("/api/links/look", {"token": token})
    return found


def test_people_take_the_seats_they_like_and_the_last_one_starts_the_game(
    asha: Person, bina: Person, stranger: Person
) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    shown = look(bina, created["link"])
    assert (shown["leads_to"], shown["seat"], shown["used"]) == ("table", None, False)
    assert bina.use(created["link"], "Bina", seat=2) == {"table": created["table"], "seat": 2}
    assert look(bina, created["link"])["seat"] == 2, "whoever sits there is shown their own seat"
    assert stranger.refused_use(created["link"], "Bina") == "name-taken"
    assert stranger.refused_use(created["link"], "Chandra", seat=2) == "seat-taken"
    assert stranger.use(created["link"], "Chandra") == {"table": created["table"], "seat": 1}
    assert asha.get(f"/api/tables/{created['table']}")["stage"] == "playing"


def test_a_second_click_leads_to_the_same_seat(asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    assert bina.use(created["link"], "Bina") == bina.use(created["link"], "Somebody else", seat=2)
    assert asha.use(created["link"], "Asha") == {"table": created["table"], "seat": 0}


def test_of_many_at_once_each_has_a_seat_of_their_own_or_hears_that_all_are_taken(
    running: Running, asha: Person
) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    people = [Person(running.port) for _ in range(6)]

    def come(number: int) -> object:
        body = {"token": created["link"], "name": f"Guest {number}"}
        answer = people[number].call("POST", "/api/links/use", body).data
        return answer.get("seat", answer.get("code"))

    with ThreadPoolExecutor(6) as at_once:
        found = list(at_once.map(come, range(6)))
    assert sorted(map(str, found)) == ["1", "2", *["table-full"] * 4]


def test_a_seat_kept_by_name_is_taken_by_whoever_has_that_name(asha: Person, bina: Person, stranger: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "invited:Bina")
    assert bina.use(created["link"], " bina ")["seat"] == 2
    assert stranger.use(created["link"], "Chandra")["seat"] == 1


def test_once_the_game_has_begun_the_link_leads_to_watching_and_a_name_opens_nothing(
    asha: Person, stranger: Person
) -> None:
    created = asha.set_up("yak", "me:Asha", "open")
    assert stranger.refused_use(created["link"]) == "no-name", "nobody watches an empty table"
    asha.post(f"/api/tables/{created['table']}/start", {"level": "uniform"})
    assert look(stranger, created["link"])["leads_to"] == "watch"
    assert stranger.refused_use(created["link"], "Chandra") == "table-full"
    assert stranger.use(created["link"]) == {"table": created["table"], "seat": None}
    with stranger.sit(created["table"]) as chair:
        assert chair.hear("welcome")["seat"] is None
        asha.post(f"/api/tables/{created['table']}/watch-link")
        assert chair.closed()["code"] == "link-renewed"
    assert stranger.refused_use(created["link"]) == "no-such-link", "renewing ends both ways to watch"


def test_where_nobody_may_watch_the_link_of_a_game_that_has_begun_shows_nothing(
    asha: Person, bina: Person, stranger: Person
) -> None:
    created = asha.set_up("yak", "me:Asha", "open", watching=False)
    assert created["watch"] is None
    bina.use(created["link"], "Bina")
    answer = stranger.call("POST", "/api/links/look", {"token": created["link"]})
    assert (answer.status, answer.data["code"]) == (410, "table-begun") and "Asha" not in answer.text
    assert stranger.refused_use(created["link"]) == "table-begun"
    assert look(bina, created["link"])["seat"] == 1, "whoever sits there finds their table by it"
    asha.post(f"/api/tables/{created['table']}/watch-link")
    assert stranger.refused_use(created["link"]) == "no-such-link"


def test_a_renewed_link_opens_nothing_and_puts_nobody_out(asha: Person, bina: Person, stranger: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    bina.use(created["link"], "Bina")
    renewed = asha.post(f"/api/tables/{created['table']}/link")["token"]
    assert stranger.refused_use(created["link"], "Chandra") == "no-such-link"
    assert bina.get(f"/api/tables/{created['table']}")["seat"] == 1
    assert stranger.use(renewed, "Chandra")["seat"] == 2


def test_a_rematch_waits_for_its_people_and_its_link_opens_no_seat_of_theirs(
    asha: Person, bina: Person, stranger: Person
) -> None:
    created = asha.set_up("adventure-tours", "me:Asha", "open", "bot:uniform")
    bina.use(created["link"], "Bina")
    with asha.sit(created["table"]) as first, bina.sit(created["table"]) as second:
        while first.scene.get("stage") != "finished":
            for chair in (first, second):
                if chair.settled().scene["question"]:
                    chair.act()
    following = asha.post(f"/api/tables/{created['table']}/rematch")["table"]
    link = asha.post(f"/api/tables/{following}/link")["token"]
    assert look(stranger, link)["used"]
    assert stranger.refused_use(link, "Chandra") == "table-full"


def test_a_bot_table_has_no_link_to_hand_out(asha: Person) -> None:
    assert asha.set_up("yak", "me:Asha", "bot:uniform")["link"] is None
