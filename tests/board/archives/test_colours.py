"""Archives whose only ground is a picture: terrain and level are what its colours mean."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.board.archives.gif import picture_of_gif
from companion.board.archives.importing import Imported, import_board
from companion.board.archives.picture import picture_of
from companion.board.formats.geojson import load_board
from companion.board.formats.writer import board_text
from companion.board.scan_placement import first_guess
from companion.files import FileError
from tests.board.archives.made_archives import HEIGHT, WIDTH, disc, gif, metadata_xml, zipped

LEVEL_0, LEVEL_1, WOODS, GULLY, LINE, ORCHARD, STAIRS, HOUSE, ODD, SUNKEN = range(10)
PALETTE = [
    *((175, 188, 106), (176, 147, 70), (85, 95, 45), (117, 124, 56), (0, 0, 0)),
    *((82, 98, 46), (251, 254, 255), (100, 100, 100), (1, 200, 3), (146, 110, 30)),
]


def _hilly(pixels: NDArray[np.uint8]) -> None:
    disc(pixels, 2, 2, 75, LEVEL_1)
    disc(pixels, 2, 2, 20, WOODS)
    disc(pixels, 4, 2, 25, WOODS)
    disc(pixels, 5, 1, 20, GULLY)
    disc(pixels, 1, 3, 10, ORCHARD)
    disc(pixels, 6, 4, 25, HOUSE)
    disc(pixels, 6, 4, 4, STAIRS)
    for column, row in ((2, 2), (4, 2), (1, 3), (3, 1)):
        disc(pixels, column, row, 2, LINE)  # as the middles of hexes are drawn


def _archive(
    file: Path,
    members: dict[str, bytes] | None = None,
    palette: list[tuple[int, int, int]] | None = None,
    margin: int = 0,
) -> Path:
    pixels = np.zeros((round(4 * HEIGHT), round(6 * WIDTH)), dtype=np.uint8)
    _hilly(pixels)
    pixels = np.pad(pixels, margin, constant_values=ODD)
    return zipped(file, {f"{file.name}.gif": gif(pixels, palette or PALETTE), **(members or {})})


def _told(imported: Imported, *names: str) -> list[tuple[str, int]]:
    hexes = imported.board.hexes
    facts = [hexes[imported.board.parse_hex(name)] for name in names]
    return [(next(iter(one.terrain)), int(str(one.values["level"]))) for one in facts]


def test_a_colour_is_a_terrain_and_often_a_level(tmp_path: Path) -> None:
    imported = import_board(_archive(tmp_path / "bdmade"))
    assert imported.board.title == "made"
    assert len(imported.board) == 4 * 4 + 3 * 5
    assert _told(imported, "A1", "C1") == [("open-ground", 0), ("open-ground", 1)]
    assert _told(imported, "C2", "E2") == [("woods", 1), ("woods", 0)]  # woods have one colour at all levels
    assert _told(imported, "F1", "G4") == [("gully", -1), ("stone-building", 0)]


def test_a_few_trees_make_an_orchard_of_the_whole_hex(tmp_path: Path) -> None:
    imported = import_board(_archive(tmp_path / "bdmade"))
    assert _told(imported, "B3") == [("orchard", 0)]
    orchard = next(area for area in imported.board.areas if area.kind == "orchard")
    assert imported.board.parse_hex("B3") in orchard.hexes


def test_what_the_picture_does_not_tell_is_said(tmp_path: Path) -> None:
    remarks = import_board(_archive(tmp_path / "bdmade")).remarks
    assert [(remark.key, remark.args.get("hexes")) for remark in remarks] == [
        ("archive-from-colours", None),
        ("archive-floors-untold", "G4"),
    ]


def test_an_archive_may_have_other_colours_under_the_shared_names(tmp_path: Path) -> None:
    own = b"// of this board\nWoodsGreen 1,200,3\nNobodyKnows 85,95,45 // and more\nLevel0 7,300\n"
    palette = [*PALETTE]
    palette[WOODS], palette[ODD] = palette[ODD], palette[WOODS]
    imported = import_board(_archive(tmp_path / "bdmade", {"colors": own}, palette))
    assert _told(imported, "C2", "E2") == [("woods", 1), ("woods", 0)]


def test_colours_that_nobody_knows_are_refused_or_listed(tmp_path: Path) -> None:
    palette = [*PALETTE]
    palette[GULLY] = (1, 200, 4)
    imported = import_board(_archive(tmp_path / "bdmade", palette=palette))
    unknown = next(remark for remark in imported.remarks if remark.key == "archive-unknown-colours")
    assert unknown.args["hexes"] == "F1"
    palette[LEVEL_0] = (1, 200, 5)
    with pytest.raises(FileError) as refused:
        import_board(_archive(tmp_path / "bdmade", palette=palette))
    assert refused.value.reason.key == "archive-own-colours"
    assert int(refused.value.reason.args["percent"]) > 50


def test_a_margin_is_no_ground_and_the_picture_still_lies_over_the_map(tmp_path: Path) -> None:
    data = b"version 1.2\nx0 40\nY0 72.25 \nby a hand\n"
    file = _archive(tmp_path / "bdmade", {"data": data}, margin=40)
    imported = import_board(file)
    plain = import_board(_archive(tmp_path / "bdplain"))
    assert imported.board.values["version"] == "1.2"
    assert imported.board.hexes == plain.board.hexes
    assert imported.board.extent == plain.board.extent
    scan = first_guess(imported.board, round(6 * WIDTH) + 80, round(4 * HEIGHT) + 80)
    inner = first_guess(plain.board, round(6 * WIDTH), round(4 * HEIGHT))
    assert scan.to_units(40, 40) == pytest.approx(inner.to_units(0, 0), abs=1e-6)
    assert picture_of(file)[:6] == b"GIF89a"


def test_names_may_start_elsewhere_and_hexes_be_large(tmp_path: Path) -> None:
    moved = import_board(_archive(tmp_path / "bdmade", {"data": b"x0 -900\ny0 32"})).board
    assert moved.hexes[moved.parse_hex("S2")].terrain == {"woods"}
    large = import_board(_archive(tmp_path / "bdmade", {"data": b"dx 112.5\ndy 129\ny0 64.5"})).board
    assert len(large) == 2 * 2 + 2 * 3  # columns A to D


def test_metadata_says_how_the_board_lies_and_whether_it_has_hills(tmp_path: Path) -> None:
    metadata = metadata_xml(7, 4, 'boardImageFileName="bdmade.gif" hasHills="FALSE"')
    flat = import_board(_archive(tmp_path / "bdmade", {"BoardMetadata.xml": metadata}))
    assert _told(flat, "C2", "F1") == [("woods", 0), ("gully", -1)]


def test_one_colour_is_a_road_sunken_or_elevated(tmp_path: Path) -> None:
    pixels = np.full((round(4 * HEIGHT), round(6 * WIDTH)), LEVEL_0, dtype=np.uint8)
    disc(pixels, 2, 2, 60, LEVEL_1)
    disc(pixels, 2, 2, 20, SUNKEN)
    disc(pixels, 5, 1, 20, SUNKEN)
    imported = import_board(zipped(tmp_path / "bdmade", {"bdmade.gif": gif(pixels, PALETTE)}))
    assert _told(imported, "C2", "F1") == [("elevated-road", 1), ("sunken-road", -1)]


def test_a_board_from_colours_is_read_again_as_it_was(tmp_path: Path) -> None:
    board = import_board(_archive(tmp_path / "bdmade")).board
    file = tmp_path / "made.geojson"
    file.write_text(board_text(board), "utf-8")
    assert load_board(file).digest == board.digest


@pytest.mark.parametrize("interlaced", [False, True])
def test_a_picture_is_read_as_it_was_written(interlaced: bool) -> None:
    pixels = np.random.default_rng(5).integers(0, 200, (37, 53)).astype(np.uint8)
    palette = [(number, 255 - number, 7) for number in range(256)]
    picture = picture_of_gif(gif(pixels, palette, interlaced=interlaced), "a.gif")
    assert (picture.pixels == pixels).all()
    assert picture.palette.tolist() == [list(colour) for colour in palette]
