"""The player's own picture of the map, read from a file and kept at sizes that draw fast."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QPainter, QTransform

from companion.board.archives.container import is_archive
from companion.board.archives.picture import picture_of
from companion.board.joined.pictures import map_pictures
from companion.board.joined.plan import is_plan
from companion.board.scan_placement import first_guess
from companion.reason import CompanionError, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FORMATS = ("png", "jpg", "jpeg")
_MOST_BYTES = 500_000_000  # of the file
_MOST_PIXELS = 400_000_000  # a map of two sheets scanned at 600 dots an inch
_KEPT_PIXELS = 16_000_000  # of the largest size kept: some 64 megabytes, 110 pixels to a hex of a large map
_SMALLEST = 400  # pixels across; smaller sizes are not kept
_READ = (b"png", b"jpeg")
_BYTES_A_PIXEL = 4
_A_HEX = 64.5  # pixels, as the pictures of archives have it


class ScanPictureError(CompanionError):
    """A file that cannot be used as a picture of the map."""


@dataclass(frozen=True, eq=False)
class ScanPicture:
    """A picture of `size` pixels, kept as images that halve in size, the largest first."""

    path: Path
    size: QSize
    images: tuple[QImage, ...]
    is_of_archive: bool = False

    def paint(self, painter: QPainter, placed: QTransform) -> None:
        """Paint the picture where `placed` maps its pixels in the painter's coordinates."""
        painter.save()
        painter.setRenderHint(painter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(placed, combine=True)
        whole = QRectF(0, 0, self.size.width(), self.size.height())
        painter.drawImage(whole, self._fitting(painter.transform()))
        painter.restore()

    def _fitting(self, transform: QTransform) -> QImage:
        """The smallest image that still has a pixel for each pixel drawn."""
        wanted = self.size.width() * sqrt(abs(transform.determinant()))
        large_enough = [image for image in self.images if image.width() >= wanted]
        return large_enough[-1] if large_enough else self.images[0]


def read_picture(path: Path) -> ScanPicture:
    """The picture in a PNG or JPEG file, or in a board archive; ScanPictureError when it cannot be used.

    Of a map of several boards it is put together of theirs. A huge picture is kept smaller; one too large to
    be read at all is refused.
    """
    if not path.is_file():
        raise _unusable(path, "missing")
    if path.stat().st_size > _MOST_BYTES:
        raise _unusable(path, "huge")
    if is_plan(path):
        image = _put_together(path)
        return ScanPicture(path, image.size(), tuple(_halvings(image)), is_of_archive=True)
    is_in_archive = is_archive(path)
    image, size = _read(path, picture_of(path) if is_in_archive else None)
    return ScanPicture(path, size, tuple(_halvings(image)), is_in_archive)


def _read(path: Path, stored: bytes | None) -> tuple[QImage, QSize]:
    """The picture of a file, or one stored in it, and its own size."""
    held = QBuffer()
    if stored is not None:
        held.setData(stored)
        held.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(str(path)) if stored is None else QImageReader(held)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    readable = _READ if stored is None else (*_READ, b"gif")
    if not reader.canRead() or not size.isValid() or reader.format().data() not in readable:
        raise _unusable(path, "format")
    if size.width() * size.height() > _MOST_PIXELS:  # before anything is unpacked
        raise _unusable(path, "huge")
    reader.setScaledSize(_kept_size(size))
    image = reader.read()
    if image.isNull():
        raise _unusable(path, "huge" if _is_huge(size) else "broken")
    is_on_its_side = QImageIOHandler.Transformation.TransformationRotate90 in reader.transformation()
    return image.convertToFormat(QImage.Format.Format_RGB32), size.transposed() if is_on_its_side else size


def _put_together(path: Path) -> QImage:
    """The pictures of a map's boards, each where its board lies; the rest is left empty."""
    laid = map_pictures(path)
    (west, south), (east, north) = laid.extent
    scale = min(_A_HEX, sqrt(_KEPT_PIXELS / ((east - west) * (north - south))))
    to_pixels = QTransform(scale, 0, 0, -scale, -west * scale, north * scale)
    size = QSize(round((east - west) * scale), round((north - south) * scale))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for one in laid.pictures:
        picture, _size = _read(path, one.content)
        fit = first_guess(one.lying.board, picture.width(), picture.height())
        placed = QTransform(fit.a, fit.d, fit.b, fit.e, fit.c, fit.f)
        placed *= QTransform.fromScale(-1, -1) if one.lying.is_turned else QTransform()
        placed *= QTransform.fromTranslate(*one.shift) * to_pixels
        painter.resetTransform()
        painter.setClipRect(to_pixels.mapRect(QRectF(QPointF(*one.clip[0]), QPointF(*one.clip[1]))))
        painter.setTransform(placed)
        painter.drawImage(0, 0, picture)
    painter.end()
    return image


def _kept_size(size: QSize) -> QSize:
    pixels = size.width() * size.height()
    return size * sqrt(_KEPT_PIXELS / pixels) if pixels > _KEPT_PIXELS else size


def _is_huge(size: QSize) -> bool:
    """Whether Qt refuses to hold so large a picture in memory."""
    limit = QImageReader.allocationLimit()  # megabytes
    return 0 < limit * 2**20 < size.width() * size.height() * _BYTES_A_PIXEL


def _halvings(image: QImage) -> Iterator[QImage]:
    """The image, and again at half, a quarter ... of its size."""
    yield image
    while image.width() > 2 * _SMALLEST:
        image = image.scaled(
            image.size() / 2, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        yield image


def _unusable(path: Path, cause: str) -> ScanPictureError:
    return ScanPictureError(Reason("scan-unusable", args={"file": path.name, "cause": cause}))
