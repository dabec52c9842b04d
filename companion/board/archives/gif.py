"""Pictures with a palette (GIF): each pixel's number in it, and the palette; the first picture only."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

import numpy as np
from numpy.typing import NDArray

from companion.files import refuse

MOST_PIXELS = 30_000_000
_MAGIC = (b"GIF87a", b"GIF89a")
_IMAGE, _EXTENSION = 0x2C, 0x21
_PASSES = ((0, 8), (4, 8), (2, 4), (1, 2))  # the rows of an interlaced picture: first, and how many further
_MOST_CODES = 4096
_NOTHING = -1


@dataclass(frozen=True, eq=False)
class Picture:
    """`pixels` [row, column] are numbers of `palette` (n, 3); -1 where the file leaves the canvas bare."""

    pixels: NDArray[np.int16]
    palette: NDArray[np.uint8]


def picture_of_gif(content: bytes, where: str) -> Picture:
    """Read a picture; FileError, naming `where`, when it is none, is damaged or absurdly large."""
    return _Reader(content, where).picture()


@dataclass
class _Reader:
    content: bytes
    where: str
    at: int = 0

    def picture(self) -> Picture:
        if self._take(6) not in _MAGIC:
            refuse("archive-no-palette", self.where)
        width, height, flags = self._number(), self._number(), self._take(3)[0]
        palette = self._palette(flags)
        while (kind := self._take(1)[0]) == _EXTENSION:
            self._take(1)
            for _ in self._blocks():
                pass
        if kind != _IMAGE:
            self._damaged()
        return self._image((height, width), palette)

    def _image(self, canvas: tuple[int, int], palette: NDArray[np.uint8]) -> Picture:
        left, top, width, height = (self._number() for _ in range(4))
        flags = self._take(1)[0]
        own = self._palette(flags)
        if min(width, height) < 1 or max(canvas[0] * canvas[1], width * height) > MOST_PIXELS:
            refuse("archive-bad-layout", self.where)
        if left + width > canvas[1] or top + height > canvas[0]:
            self._damaged()
        depth = self._take(1)[0]
        if not 2 <= depth <= 8:
            self._damaged()
        numbers = _unpacked(b"".join(self._blocks()), depth, width * height)
        used = own if len(own) else palette
        if len(numbers) < width * height or max(numbers) >= len(used):
            self._damaged()
        rows = np.frombuffer(numbers, np.uint8).reshape(height, width)
        pixels = np.full(canvas, _NOTHING, dtype=np.int16)
        pixels[top : top + height, left : left + width] = _in_order(rows) if flags & 0x40 else rows
        return Picture(pixels, used)

    def _palette(self, flags: int) -> NDArray[np.uint8]:
        count = 2 << (flags & 7) if flags & 0x80 else 0
        return np.frombuffer(self._take(3 * count), np.uint8).reshape(count, 3)

    def _blocks(self) -> Iterator[bytes]:
        while size := self._take(1)[0]:
            yield self._take(size)

    def _number(self) -> int:
        return int.from_bytes(self._take(2), "little")

    def _take(self, size: int) -> bytes:
        taken = self.content[self.at : self.at + size]
        if len(taken) < size:
            self._damaged()
        self.at += size
        return taken

    def _damaged(self) -> NoReturn:
        refuse("archive-damaged", self.where)


def _in_order(rows: NDArray[np.uint8]) -> NDArray[np.uint8]:
    order = np.concatenate([np.arange(first, len(rows), step) for first, step in _PASSES])
    result = np.empty_like(rows)
    result[order] = rows
    return result


def _unpacked(packed: bytes, depth: int, most: int) -> bytes:
    """The numbers that a stream of LZW codes stands for, no more than `most`; what is no code ends it."""
    clear, end = 1 << depth, (1 << depth) + 1
    roots = [bytes((number,)) for number in range(clear)] + [b"", b""]
    table, before, width = roots.copy(), b"", depth + 1
    unpacked = bytearray()
    bits = held = clears = 0
    for byte in packed:
        bits |= byte << held
        held += 8
        while held >= width:
            code = bits & ((1 << width) - 1)
            bits >>= width
            held -= width
            if code == clear:
                table, before, width = roots.copy(), b"", depth + 1
                clears += 1
                continue
            if code == end or code > len(table) or len(unpacked) >= most or clears > len(unpacked) + 2:
                return bytes(unpacked[:most])
            known = table[code] if code < len(table) else before + before[:1]
            unpacked += known
            if before and len(table) < _MOST_CODES:
                table.append(before + known[:1])
                if len(table) == 1 << width and width < 12:
                    width += 1
            before = known
    return bytes(unpacked[:most])
