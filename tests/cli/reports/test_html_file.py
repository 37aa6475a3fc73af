"""Where pages are written."""

import os
from pathlib import Path

import pytest

from chautari.cli.reports.html_file import BadPage, check_page, write_page


def test_a_page_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text("old")
    check_page(str(file))
    assert file.read_text() == "old"
    write_page(str(file), "new")
    assert (file.read_text(), list(tmp_path.iterdir())) == ("new", [file])


def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played() -> None:
    """Not even by somebody who may do everything."""
    with pytest.raises(BadPage, match="can't be written"):
        check_page("/proc/page.html")


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "page.html")
    check_page(str(tmp_path / "link"))
    write_page(str(tmp_path / "link"), "new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "page.html").read_text() == "new"


def test_what_is_no_file_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    check_page(str(pipe))
    write_page(str(pipe), "new")
    assert os.read(reader, 100) == b"new"
    os.close(reader)
    assert pipe.is_fifo() and list(tmp_path.iterdir()) == [pipe]
