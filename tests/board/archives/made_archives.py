"""Board archives made for the tests: small grids of terrain and level, written as archives are."""

import gzip
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 56.25, 64.5
OPEN, GRAIN, WOODS, GULLY, WALL = 0, 24, 60, 30, 72

Paint = Callable[[NDArray[np.int8], NDArray[np.uint8]], None]


def disc(grid: NDArray[np.generic], column: int, row: int, radius: float, value: int) -> None:
    """Fill a disc about the middle of a hex, by its column from the left and its printed row."""
    y, x = np.mgrid[: grid.shape[0], : grid.shape[1]] + 0.5
    middle = (column * WIDTH, (row - 0.5 + 0.5 * (column % 2)) * HEIGHT)
    grid[(x - middle[0]) ** 2 + (y - middle[1]) ** 2 < radius**2] = value


def metadata_xml(columns: int, rows: int, attributes: str = "", inside: str = "") -> bytes:
    """A BoardMetadata.xml."""
    head = f'<boardMetadata name="made" version="1.0" width="{columns}" height="{rows}" {attributes}>'
    return f'<?xml version="1.0"?>{head}{inside}</boardMetadata>'.encode()


def ground_bytes(
    columns: int, rows: int, levels: NDArray[np.int8], codes: NDArray[np.uint8], block: int = 1024
) -> bytes:
    """LOSData before it is packed."""
    height, width = codes.shape
    pixels = np.stack([levels.view(np.uint8).T, codes.T], axis=2).tobytes()
    stairs = bytes(columns * rows + columns // 2)
    plain = struct.pack(">iiii", columns, rows, width, height) + pixels + stairs
    blocks = (plain[at : at + block] for at in range(0, len(plain), block))
    return b"\xac\xed\x00\x05" + b"".join(map(_block, blocks))


def _block(content: bytes) -> bytes:
    if len(content) < 256:
        return struct.pack(">BB", 0x77, len(content)) + content
    return struct.pack(">BI", 0x7A, len(content)) + content


def made_archive(
    file: Path,
    paint: Paint | None = None,
    *,
    columns: int = 7,
    rows: int = 4,
    scale: float = 1.0,
    attributes: str = "",
    inside: str = "",
) -> Path:
    """Write an archive of a board that `paint` fills with levels and codes; returns the file."""
    size = (round(rows * HEIGHT * scale), round((columns - 1) * WIDTH * scale))
    levels, codes = np.zeros(size, dtype=np.int8), np.zeros(size, dtype=np.uint8)
    if paint:
        paint(levels, codes)
    ground = gzip.compress(ground_bytes(columns, rows, levels, codes))
    return zipped(
        file, {"BoardMetadata.xml": metadata_xml(columns, rows, attributes, inside), "LOSData": ground}
    )


def zipped(file: Path, members: dict[str, bytes]) -> Path:
    """Write a zip archive of some members."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return file


def gif(pixels: NDArray[np.uint8], palette: list[tuple[int, int, int]], *, interlaced: bool = False) -> bytes:
    """A picture [row, column] of palette numbers; its codes are the numbers themselves."""
    height, width = pixels.shape
    colours = b"".join(map(bytes, palette)) + bytes(3 * (256 - len(palette)))
    order = [*range(height)]
    if interlaced:
        order = [
            row for first, step in ((0, 8), (4, 8), (2, 4), (1, 2)) for row in range(first, height, step)
        ]
    head = struct.pack("<6sHHBBB", b"GIF89a", width, height, 0xF7, 0, 0) + colours
    frame = struct.pack("<BHHHHBB", 0x2C, 0, 0, width, height, 0x40 if interlaced else 0, 8)
    codes = lzw_codes(pixels[order].tobytes())
    blocks = b"".join(bytes((len(part),)) + part for part in _parts(codes))
    return head + b"\x21\xfe\x02hi\x00" + frame + blocks + b"\x00\x3b"


def lzw_codes(numbers: bytes) -> bytes:
    """Numbers as codes of nine bits, cleared before they would have to grow."""
    codes: list[int] = []
    for at in range(0, len(numbers), 200):
        codes += [256, *numbers[at : at + 200]]
    bits = np.array([*codes, 257])[:, None] >> np.arange(9) & 1
    return np.packbits(bits.ravel().astype(np.uint8), bitorder="little").tobytes()


def _parts(codes: bytes) -> list[bytes]:
    return [codes[at : at + 255] for at in range(0, len(codes), 255)]
