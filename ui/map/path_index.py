"""Paths and points sorted by where they lie, so that painting a part of the board touches only that."""

from collections.abc import Iterable, Iterator
from math import floor

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from ui.map.geometry import HEX

_REACH = 3 * HEX  # the side of one square of the index


class PathIndex:
    """Many small paths, joined to one path in each square of the board.

    A joined path is filled by the winding rule; its parts may touch but must not overlap in
    opposite senses.
    """

    def __init__(self, paths: Iterable[QPainterPath] = ()) -> None:
        self._joined: dict[tuple[int, int], QPainterPath] = {}
        self._bounds: dict[tuple[int, int], QRectF] = {}
        for path in paths:
            self.add(path)

    def add(self, path: QPainterPath) -> None:
        """Put a path where its middle lies."""
        bounds = path.boundingRect()
        key = floor(bounds.center().x() / _REACH), floor(bounds.center().y() / _REACH)
        if key not in self._joined:
            self._joined[key] = QPainterPath()
            self._joined[key].setFillRule(Qt.FillRule.WindingFill)
        self._joined[key].addPath(path)
        self._bounds.pop(key, None)

    def within(self, rect: QRectF, slack: float = 0.25 * HEX) -> Iterator[QPainterPath]:
        """The joined paths that may show in a part of the scene; `slack` allows for pen widths."""
        wanted = rect.adjusted(-slack, -slack, slack, slack)
        return (path for key, path in self._joined.items() if self._bounds_of(key).intersects(wanted))

    def _bounds_of(self, key: tuple[int, int]) -> QRectF:
        """What a square's paths reach over, taken when it is first asked for: most are added one by one."""
        if key not in self._bounds:
            self._bounds[key] = _with_extent(self._joined[key].boundingRect())
        return self._bounds[key]

    def __bool__(self) -> bool:
        return bool(self._joined)


class PointIndex:
    """Many points, found again by the part of the scene they lie in."""

    def __init__(self, points: Iterable[QPointF]) -> None:
        self.points = list(points)
        self._at = np.array([(point.x(), point.y()) for point in self.points]).reshape(-1, 2)

    def within(self, rect: QRectF) -> list[int]:
        """The numbers of the points in a part of the scene, ascending."""
        x, y = self._at[:, 0], self._at[:, 1]
        across = (x >= rect.left()) & (x <= rect.right())
        found: list[int] = np.flatnonzero(across & (y >= rect.top()) & (y <= rect.bottom())).tolist()
        return found


def _with_extent(rect: QRectF) -> QRectF:
    """A rectangle that `intersects` sees even when it comes from a level or upright line."""
    return rect if rect.isEmpty() and rect.isNull() else rect.adjusted(-0.01, -0.01, 0.01, 0.01)
