"""The pictures of a map of several boards: each board's own, out of its archive, where that board lies."""

from dataclasses import dataclass
from pathlib import Path

from companion.board.archives.container import is_archive
from companion.board.archives.opening import read_one
from companion.board.archives.picture import has_picture, picture_of
from companion.board.facts import Point
from companion.board.joined.joining import extent_of, laid_boards
from companion.board.joined.laying import Lying
from companion.board.joined.plan import file_of, is_plan, load_plan
from companion.hexes import lattice

UnitPoint = tuple[float, float]
Frame = tuple[UnitPoint, UnitPoint]  # south-west and north-east corner


@dataclass(frozen=True, eq=False)
class LaidPicture:
    """A stored picture (`content`) and the board that lies on the map; where it is drawn, in hex units."""

    content: bytes
    lying: Lying
    clip: Frame

    @property
    def shift(self) -> UnitPoint:
        """How far the board was moved, after it was turned."""
        return _in_units(self.lying, self.lying.points([(0, 0)])[0])


@dataclass(frozen=True, eq=False)
class MapPictures:
    """All pictures of a map, and its printed rectangle in hex units."""

    pictures: tuple[LaidPicture, ...]
    extent: Frame


def has_own_picture(path: Path) -> bool:
    """Whether a file is an archive with a picture of its board, or a map with such a board."""
    if not is_plan(path):
        return has_picture(path)
    return any(map(has_picture, _files(path)))


def map_pictures(path: Path) -> MapPictures:
    """The pictures of a map's file; FileError as for the map itself."""
    files = _files(path)
    names, laid = laid_boards(load_plan(path), [read_one(file) for file in files])
    file_by_name = dict(zip(names, files, strict=True))
    pictures = [
        LaidPicture(picture_of(file), one, _frame(one, one.clip))
        for one in laid
        if is_archive(file := file_by_name[one.name])
    ]
    return MapPictures(tuple(one for one in pictures if one.content), _frame(laid[0], extent_of(laid)))


def _files(path: Path) -> list[Path]:
    return [file_of(placed, path) for placed in load_plan(path).boards]


def _frame(lying: Lying, corners: tuple[Point, Point]) -> Frame:
    low, high = corners
    return _in_units(lying, low), _in_units(lying, high)


def _in_units(lying: Lying, point: Point) -> UnitPoint:
    x, y = lattice.to_units([point], lying.board.orientation)[0].tolist()
    return x, y
