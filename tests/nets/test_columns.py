"""What a net reads: each cell of a row has columns of its own, the same at every table size."""

import pytest

from chautari.engine.meta import Meta
from chautari.games import METAS
from chautari.games.observers import observer_of
from chautari.nets.columns import MOST_SCALE, columns_of, width
from chautari.nets.file import columns_for

every_game = pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)


@every_game
def test_no_two_cells_share_a_column(meta: Meta) -> None:
    columns = columns_for(meta.name)
    for seats in meta.seats:
        kinds = [width(part) for part in observer_of(meta.name).parts(seats) for _ in range(part.size)]
        read = [
            start + kind
            for start, count in zip(columns.starts[seats], kinds, strict=True)
            for kind in range(count)
            if start >= 0
        ]
        assert len(read) == len(set(read)) and max(read) < columns.count


@every_game
def test_a_cell_of_a_part_has_its_column_at_every_size(meta: Meta) -> None:
    columns, found = columns_for(meta.name), dict[tuple[str, int], int]()
    for seats in meta.seats:
        cell = 0
        for part in observer_of(meta.name).parts(seats):
            for place in range(part.size):
                start = columns.starts[seats][cell]
                assert found.setdefault((part.name, place), start) == start
                cell += 1


@every_game
def test_what_is_read_at_one_size_alone_is_read_alike(meta: Meta) -> None:
    (largest,) = meta.seats[-1:]
    alone = columns_of(observer_of(meta.name), [largest])
    assert alone.scales[largest] == columns_for(meta.name).scales[largest]
    assert min(scale for scale in alone.scales[largest] if scale) >= 1 / MOST_SCALE
