"""Pictures with a palette (GIF): each pixel's number in it, and the palette; the first picture only."""

import io
import struct
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image, UnidentifiedImageError

from companion.files import refuse

MOST_PIXELS = 30_000_000
_MAGIC = b"GIF8"
_BAD = (OSError, EOFError, ValueError, SyntaxError, IndexError)


@dataclass(frozen=True, eq=False)
class Picture:
    """`pixels` [row, column] are numbers of `palette` (n, 3)."""

    pixels: NDArray[np.uint8]
    palette: NDArray[np.uint8]


def picture_of_gif(content: bytes, where: str) -> Picture:
    """Read a picture; FileError, naming `where`, when it is none, is damaged or absurdly large."""
    try:
        with Image.open(io.BytesIO(content), formats=["GIF"]) as image:
            if image.width * image.height > MOST_PIXELS:
                refuse("archive-bad-layout", where)
            if image.size != struct.unpack_from("<HH", content, len(_MAGIC) + 2):
                refuse("archive-damaged", where)  # it reaches beyond its canvas
            return _numbered(image)
    except UnidentifiedImageError:
        refuse("archive-damaged" if content.startswith(_MAGIC) else "archive-no-palette", where)
    except Image.DecompressionBombError:
        refuse("archive-bad-layout", where)
    except _BAD:
        refuse("archive-damaged", where)


def _numbered(image: Image.Image) -> Picture:
    pixels = np.asarray(image)
    colours = image.getpalette() if image.mode == "P" else [grey for grey in range(256) for _ in "rgb"]
    palette = np.array(colours, np.uint8).reshape(-1, 3)
    if pixels.max(initial=0) >= len(palette):
        raise ValueError("a number beyond the palette")
    return Picture(pixels, palette)
