"""Archives without a grid of terrain: the ground read from a picture that keeps the shared palette."""

from dataclasses import dataclass, replace
from math import sqrt

import numpy as np

from companion.board.archives import data_file, palette
from companion.board.archives.colours import Coloured, Frame, coloured, ground_of_colours, refuse_own_colours
from companion.board.archives.container import Container
from companion.board.archives.data_file import Spacing, spacing_of
from companion.board.archives.gif import picture_of_gif
from companion.board.archives.ground_file import GroundFile
from companion.board.archives.metadata import Layout, Metadata
from companion.board.archives.placing import Placing
from companion.files import refuse

MOST_PICTURE = 60_000_000
_SUFFIX = ".gif"


@dataclass(frozen=True, eq=False)
class Pictured:
    """A ground from a picture, how it is laid out, and where the whole picture lies, frame and all."""

    metadata: Metadata
    ground: GroundFile
    scan: dict[str, float]


def pictured(container: Container, metadata: Metadata | None) -> Pictured:
    """Read the ground off the picture; FileError says in one line why that cannot be done."""
    name = picture_name(container, metadata)
    if not name:
        refuse("archive-no-ground", "LOSData")
    picture = picture_of_gif(container.read(name, MOST_PICTURE), name)
    own = container.read(palette.FILE, palette.MOST_BYTES) if container.has(palette.FILE) else b""
    seen = coloured(picture, palette.meanings(own))
    height, width = picture.pixels.shape
    frame = (0, 0, width, height) if metadata else seen.frame
    refuse_own_colours(seen, frame, name)
    told = metadata or _metadata(container, frame)
    return _laid_out(told, seen, frame, name)


def _metadata(container: Container, frame: Frame) -> Metadata:
    """What older archives say of their board: how its hexes lie on the picture, and a version."""
    spacing = Spacing()
    if container.has(data_file.FILE):
        spacing = spacing_of(container.read(data_file.FILE, data_file.MOST_BYTES))
    return Metadata(container.file.removeprefix("bd"), spacing.version, spacing.on(*frame[2:]))


def picture_name(container: Container, metadata: Metadata | None) -> str:
    """The member with the picture: as told, or called as the archive is, or the only one; else empty."""
    if metadata and container.has(metadata.picture):
        return metadata.picture
    pictures = [name for name in container.names if name.lower().endswith(_SUFFIX) and "/" not in name]
    alike = [name for name in pictures if name.lower() == container.file.lower() + _SUFFIX]
    return (alike or (pictures if len(pictures) == 1 else []) or [""])[0]


def _laid_out(told: Metadata, seen: Coloured, frame: Frame, name: str) -> Pictured:
    """The ground within the frame."""
    inside, (x, y) = seen.within(frame), told.layout.a1
    height, width = inside.codes.shape
    layout = replace(told.layout, a1=(x - frame[0], y - frame[1]), size=(width, height))
    has_hills = inside.has_hills if told.has_hills is None else told.has_hills
    ground = ground_of_colours(inside, layout, name, has_hills=has_hills)
    return Pictured(replace(told, layout=layout), ground, _scan(told.layout, seen))


def _scan(layout: Layout, seen: Coloured) -> dict[str, float]:
    """Where the whole picture lies on the board, in the words of `MeasuredScan`."""
    height, width = seen.codes.shape
    (x, y), units = Placing(layout).to_pixels(np.zeros((1, 2)))[0].tolist(), 2 / sqrt(3)
    return {
        "width": width,
        "height": height,
        "x_at_origin": x,
        "y_at_origin": y,
        "x_per_unit": layout.hex_width * units,
        "y_per_unit": layout.hex_height,
    }
