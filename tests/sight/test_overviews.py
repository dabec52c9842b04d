"""Viewsheds, whole tables and the files they are written to."""

import csv
from pathlib import Path

import numpy as np
import pytest

from companion.hexes.coordinates import HexCoord
from companion.reason import CompanionError
from companion.sight.markers import Markers
from companion.sight.result import Position, SightError, Verdict
from companion.sight.table import SightTable, sight_table
from companion.sight.table_file import check_place, table_format, write_table
from companion.sight.terrain import SightTerrain
from companion.sight.viewshed import viewshed
from tests.sight.sketches import Sketch


@pytest.fixture(scope="module")
def small() -> SightTerrain:
    """A patch with an orchard and a house."""
    sketch = Sketch(radius=3)
    return sketch.orchard(sketch.at(0, 1)).box("building", sketch.at(1, 0)).prepared()


@pytest.fixture(scope="module")
def table(small: SightTerrain) -> SightTable:
    return sight_table(small)


def test_a_viewshed_is_in_board_order(elst: SightTerrain) -> None:
    shed = viewshed(elst, Position(elst.board.parse_hex("NN8")))
    assert shed.hexes == tuple(elst.board)
    seen = dict(zip(shed.hexes, shed.verdict.tolist(), strict=True))
    assert seen[elst.board.parse_hex("NN8")] == Verdict.CLEAR.code
    assert seen[elst.board.parse_hex("II12")] == Verdict.HINDERED.code
    assert seen[elst.board.parse_hex("A1")] == Verdict.BLOCKED.code


def test_too_close_keeps_the_nominal_verdict(elst: SightTerrain) -> None:
    shed = viewshed(elst, Position(elst.board.parse_hex("M14")))
    too_close = shed.verdict == Verdict.TOO_CLOSE.code
    assert 0 < too_close.sum() < 60
    assert np.array_equal(shed.nominal[~too_close], shed.verdict[~too_close])
    assert Verdict.TOO_CLOSE.code not in shed.nominal


def test_a_viewshed_from_off_the_board_is_refused(elst: SightTerrain) -> None:
    with pytest.raises(SightError):
        viewshed(elst, Position(HexCoord(200, 0)))


def test_markers_dim_a_viewshed(elst: SightTerrain) -> None:
    here = elst.board.parse_hex("NN8")
    clear, smoky = (
        viewshed(elst, Position(here), markers) for markers in (None, Markers.none().with_smoke(here))
    )
    assert np.array_equal(smoky.hindrance, clear.hindrance + 3)


def test_the_table_names_rows_and_columns(small: SightTerrain, table: SightTable) -> None:
    assert table.names == tuple(small.board.hex_name(hex_) for hex_ in small.board)
    assert table.verdict.shape == table.hindrance.shape == (len(small.board), len(small.board))
    assert (np.diagonal(table.verdict) == Verdict.CLEAR.code).all()


def test_progress_grows_to_one(small: SightTerrain) -> None:
    told: list[float] = []
    sight_table(small, None, told.append)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 1)


def test_what_progress_raises_ends_a_table(small: SightTerrain) -> None:
    told: list[float] = []

    def tell(part: float) -> None:
        told.append(part)
        if len(told) == 3:
            raise StopIteration

    with pytest.raises(StopIteration):
        sight_table(small, None, tell)
    assert told == sorted(told)
    assert told[-1] < 1


def test_as_npz(table: SightTable, tmp_path: Path) -> None:
    write_table(table, tmp_path / "table.npz")
    with np.load(tmp_path / "table.npz") as read:
        assert tuple(read["names"].tolist()) == table.names
        assert np.array_equal(read["verdict"], table.verdict)
        assert np.array_equal(read["hindrance"], table.hindrance)


def test_as_csv(table: SightTable, tmp_path: Path) -> None:
    write_table(table, tmp_path / "table.CSV")
    rows = list(csv.DictReader((tmp_path / "table.CSV").read_text("utf-8").splitlines()))
    count = len(table.names)
    assert len(rows) == count * (count - 1) // 2
    for row in rows[:: count // 3]:
        at = table.names.index(row["from"]), table.names.index(row["to"])
        assert row["verdict"] == Verdict.of_code(int(table.verdict[at])).value
        assert int(row["hindrance"]) == table.hindrance[at]


def test_bad_places_are_told_in_one_line(table: SightTable, tmp_path: Path) -> None:
    """Before the work where it can be known."""
    (tmp_path / "file").write_text("")
    places = (tmp_path, tmp_path / "no" / "table.npz", tmp_path / "file" / "deep" / "table.npz")
    for place, cause in zip(places, ("folder", "missing", "no-folder"), strict=True):
        with pytest.raises(CompanionError) as refusal:
            check_place(place)
        assert refusal.value.reason.args["cause"] == cause
    with pytest.raises(CompanionError) as refusal:
        write_table(table, tmp_path / "file" / "table.npz")
    assert refusal.value.reason.key == "file-unwritable"
    check_place(tmp_path / "table.npz")


def test_an_unknown_ending_is_refused(table: SightTable, tmp_path: Path) -> None:
    assert table_format(tmp_path / "table.xls") is None
    with pytest.raises(CompanionError) as refusal:
        write_table(table, tmp_path / "table.xls")
    assert refusal.value.reason.key == "sight-table-format"
    assert not list(tmp_path.iterdir())
