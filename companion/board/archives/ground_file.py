"""The member LOSData: terrain and level of every pixel, and which hexes have stairways.

It is a gzip stream of the blocks that Java's object streams write for plain data. In them stand four
numbers (columns and rows of hexes, width and height in pixels; 32 bits, the high byte first); then for each
pixel, column by column from the left, a level (signed) and a terrain code; then a byte a hex, column by
column, 1 for stairways.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from companion.board.archives.container import inflated
from companion.files import refuse

FILE = "LOSData"
_MOST_PIXELS = 30_000_000  # the largest known board has 4,600,000
_MAGIC = b"\xac\xed\x00\x05"
_SHORT_BLOCK, _LONG_BLOCK = 0x77, 0x7A
_HEAD = 16


@dataclass(frozen=True, eq=False)
class GroundFile:
    """Columns and rows of hexes; `levels` and `codes` by [row, column] of pixels; `stairways` by hex."""

    columns: int
    rows: int
    levels: NDArray[np.int8]
    codes: NDArray[np.uint8]
    stairways: NDArray[np.bool_]


def ground_of(content: bytes) -> GroundFile:
    """Read the member; FileError when it is damaged or of a size that no board has."""
    stream = inflated(content, 2 * _MOST_PIXELS + 100_000, FILE)
    plain = b"".join(_blocks(stream))
    if len(plain) < _HEAD:
        refuse("archive-damaged", FILE)
    columns, rows, width, height = (int(number) for number in np.frombuffer(plain, ">i4", 4))
    if min(columns, rows, width, height) < 1 or width * height > _MOST_PIXELS:
        refuse("archive-bad-layout", FILE)
    end = _HEAD + 2 * width * height
    if len(plain) < end:
        refuse("archive-damaged", FILE)
    pixels = np.frombuffer(plain, np.uint8, 2 * width * height, _HEAD).reshape(width, height, 2)
    stairways = np.frombuffer(plain, np.uint8, offset=end) != 0
    levels, codes = pixels[..., 0].view(np.int8).T, pixels[..., 1].T
    return GroundFile(columns, rows, np.ascontiguousarray(levels), np.ascontiguousarray(codes), stairways)


def _blocks(stream: bytes) -> Iterator[bytes]:
    """The contents of the stream's blocks; FileError at anything that is no block."""
    if not stream.startswith(_MAGIC):
        refuse("archive-damaged", FILE)
    at = len(_MAGIC)
    while at < len(stream):
        kind, size_bytes = stream[at], 1 if stream[at] == _SHORT_BLOCK else 4
        start = at + 1 + size_bytes
        size = int.from_bytes(stream[at + 1 : start], "big")
        if kind not in (_SHORT_BLOCK, _LONG_BLOCK) or start + size > len(stream):
            refuse("archive-damaged", FILE)
        yield stream[start : start + size]
        at = start + size
