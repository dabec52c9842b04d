"""How far what is drawn stands out from its ground, from the pixels, as WCAG reckons it."""

import numpy as np
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

_LEAST_PIXELS = 2  # of ink, as bold as the least of them; a lone one may be an accident of smoothing


class Picture:
    """A window as drawn."""

    def __init__(self, image: QImage) -> None:
        self._pixels = _pixels(image)

    def contrast(self, rect: QRect) -> float:
        """Between the commonest colour of a rectangle and the one in it that stands out most."""
        part = self._pixels[rect.top() : rect.bottom() + 1, rect.left() : rect.right() + 1]
        colours, counts = np.unique(part, return_counts=True)
        light = _luminance(colours)
        ratios = _ratio(light, light[counts.argmax()])
        boldest = ratios.argsort()[::-1]
        enough = counts[boldest].cumsum() >= _LEAST_PIXELS
        return float(ratios[boldest[enough.argmax()]])


def changed(one: QImage, other: QImage, least: float) -> int:
    """How many pixels of two pictures of one size stand out that much from one another."""
    first, second = (_luminance(_pixels(image).ravel()) for image in (one, other))
    return int((_ratio(first, second) >= least).sum())


def _ratio(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def _pixels(image: QImage) -> np.ndarray:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    data = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.bytesPerLine() // 4)
    return data & 0xFFFFFF


def _luminance(colours: np.ndarray) -> np.ndarray:
    parts = np.stack([(colours >> shift & 0xFF) / 255 for shift in (16, 8, 0)])
    linear = np.where(parts <= 0.03928, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return np.array([0.2126, 0.7152, 0.0722]) @ linear
