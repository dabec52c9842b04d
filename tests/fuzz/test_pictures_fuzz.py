"""Damaged pictures of the map: each is read, or refused in one line, before it takes the memory."""

import struct
import zlib
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from companion.text import LANGUAGES, Catalogue
from tests.forms import IS_LONG
from tests.fuzz.damage import bytes_lost
from ui.map.scan_picture import ScanPictureError, read_picture

PICTURES = 2000 if IS_LONG else 40


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def _png(width: int, height: int) -> bytes:
    """A picture that claims to be so large, and holds next to nothing."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(b"\0" * 1000)) + _chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunks


@pytest.mark.parametrize("size", [(30_000, 30_000), (2**31 - 1, 1), (2**31 - 1, 2**31 - 1), (65_500, 65_500)])
def test_a_picture_that_would_fill_the_memory_is_refused(size: tuple[int, int], tmp_path: Path) -> None:
    path = tmp_path / "bomb.png"
    path.write_bytes(_png(*size))
    with pytest.raises(ScanPictureError) as refused:
        read_picture(path)
    assert refused.value.reason.args["cause"] in ("huge", "format")


def _require_said(refusal: ScanPictureError, name: str) -> None:
    for language in LANGUAGES:
        assert name in Catalogue(language).reason(refusal.reason, str)


@pytest.mark.parametrize("form", ["png", "jpg"])
def test_damaged_pictures(form: str, tmp_path: Path, qapp: QApplication) -> None:
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    path, random = tmp_path / f"map.{form}", Random(1)
    assert image.save(str(path))
    whole = path.read_bytes()
    for _ in range(PICTURES):
        path.write_bytes(bytes_lost(whole, random))
        try:
            assert read_picture(path).images[0].width() > 0
        except ScanPictureError as refusal:
            _require_said(refusal, path.name)
