"""A map of several boards has the pictures of their archives under it, turned and cropped as they lie."""

import zipfile
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from companion.board.joined.pictures import has_own_picture
from companion.board.joined.plan import MapPlan, PlacedBoard, save_plan
from tests.board.archives.made_archives import made_archive
from ui.map.scan_picture import read_picture

_WIDTH, _HEIGHT = 338, 258


def _archive(file: Path, *colours: str) -> str:
    """An archive whose picture is halved, upper and lower; of no colour at all it has none."""
    made_archive(file, attributes='boardImageFileName="it.png"')
    if colours:
        picture = QImage(_WIDTH, _HEIGHT, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        for row, colour in enumerate(colours):
            painter.fillRect(QRect(0, row * _HEIGHT // 2, _WIDTH, _HEIGHT // 2), QColor(colour))
        painter.end()
        assert picture.save(str(file.parent / "it.png"))
        with zipfile.ZipFile(file, "a") as members:
            members.write(file.parent / "it.png", "it.png")
    return str(file)


def _map(folder: Path, *boards: PlacedBoard) -> Path:
    file = folder / "evening.boards"
    save_plan(MapPlan(boards=boards), file)
    return file


def test_each_board_has_its_own_picture_where_it_lies(tmp_path: Path) -> None:
    plain = PlacedBoard(file=_archive(tmp_path / "bdwest", "red", "blue"))
    turned = PlacedBoard(file=_archive(tmp_path / "bdeast", "red", "blue"), column=1, turned=True)
    bare = PlacedBoard(file=_archive(tmp_path / "bdbare"), row=1)
    file = _map(tmp_path, plain, turned, bare)
    assert has_own_picture(file)
    image = read_picture(file).images[0]
    east, south = image.width() * 3 // 4, image.height() * 3 // 4
    upper, lower = image.height() // 8, image.height() * 3 // 8
    spots = ((100, upper), (100, lower), (east, upper), (east, lower))
    assert [image.pixelColor(*spot).name() for spot in spots] == ["#ff0000", "#0000ff", "#0000ff", "#ff0000"]
    assert image.pixelColor(100, south).alpha() == 0


def test_a_map_of_boards_without_pictures_has_none(tmp_path: Path) -> None:
    assert not has_own_picture(_map(tmp_path, PlacedBoard(file=_archive(tmp_path / "bdbare"))))
