"""The browser client as the server hands it out: every page of it, pressed, kept by browsers as long as it may be."""

import gzip
import http.client
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from chautari.server.http.static import built_client, takes_gzip
from tests.server.people import Person
from tests.server.running import QUICK, Running

INDEX = '<!doctype html><script type="module" src="/assets/main-1a2b.js"></script>'
SCRIPT = "export const words = 'namaste';\n" * 200


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder.parent / "secret.txt").write_text("not for you")
    with Running(folder.parent / "tables.db", replace(QUICK, client=folder)) as running:
        yield Person(running.port)


@pytest.mark.parametrize(
    "path", ["/", "/new/yak", "/join", "/table/abc", "/replay/abc?move=3&eyes=1", "/rules/yak", "/learn/yak", "/about"]
)
def test_every_address_of_the_client_is_its_one_page(person: Person, path: str) -> None:
    answer = person.call("GET", path)
    assert (answer.status, answer.text) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html") and answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_a_page_that_a_browser_has_is_not_sent_again(person: Person) -> None:
    tag = person.call("GET", "/").headers["etag"]
    for known in (tag, f'"other", W/{tag}'):
        answer = person.call("GET", "/about", **{"If-None-Match": known})
        assert (answer.status, answer.text, answer.headers["etag"]) == (304, "", tag)
    assert person.call("GET", "/", **{"If-None-Match": '"other"'}).status == 200


def test_assets_are_kept_forever_and_sent_pressed_to_whoever_takes_that(person: Person) -> None:
    plain = person.call("GET", "/assets/main-1a2b.js")
    assert plain.text == SCRIPT and "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"].startswith("text/javascript") and "content-encoding" not in plain.headers
    connection = http.client.HTTPConnection("127.0.0.1", person.port)
    connection.request("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": "br, gzip"})
    found = connection.getresponse()
    data = found.read()
    connection.close()
    assert found.headers["Content-Encoding"] == "gzip" and found.headers["Vary"] == "Accept-Encoding"
    assert found.headers["ETag"] != plain.headers["etag"] and int(found.headers["Content-Length"]) == len(data)
    assert gzip.decompress(data).decode() == SCRIPT and len(data) < len(SCRIPT) / 10


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [("gzip", True), ("br;q=1, GZIP;q=0.5", True), ("gzip;q=0", False), ("gzip; q=0.0", False), ("br", False)],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/", "/assets/../../secret.txt", "/%2e%2e/secret.txt"])
def test_nothing_else_is_handed_out(person: Person, path: str) -> None:
    answer = person.call("GET", path)
    assert (answer.status, answer.data["code"]) == (404, "no-such-page")


def test_the_interface_is_there_as_ever(person: Person) -> None:
    assert person.call("GET", "/api/nothing").data["code"] == "no-such-page"
    assert person.call("POST", "/").data["code"] == "wrong-method"
    assert person.call("GET", "/icon.svg").headers["content-type"] == "image/svg+xml"
    assert "<h1>" in person.call("GET", "/api").text and person.get("/health")["status"] == "ok"


def test_a_client_is_found_in_the_package_or_beside_the_sources(tmp_path: Path) -> None:
    server, built = tmp_path / "src" / "chautari" / "server", tmp_path / "web" / "dist"
    for place in (built, server / "client"):
        place.mkdir(parents=True)
        assert built_client(server) != place, "an empty folder is no client"
        (place / "index.html").touch()
        assert built_client(server) == place
    installed = tmp_path / "site-packages" / "chautari" / "server"
    assert built_client(installed) is None
