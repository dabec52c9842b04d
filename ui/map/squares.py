"""A drawing kept as pixmap squares, so that moving over it costs a copy and not a drawing."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache, QTransform

SIZE = 256  # device pixels to a side
_CAPACITY = 320  # squares, of a quarter of a megabyte each
_SHARED = 16 << 10  # kilobytes of squares that any window may ask for, as long as Qt likes to keep them

Paint = Callable[[QPainter, QRectF], None]
Place = tuple[int, int]
Aspect = tuple[int, float]  # generation of the drawing, signed scale
Name = Callable[[], str | None]


@dataclass(frozen=True, slots=True)
class Frame:
    """What the screen shows: device pixel = scale * scene point + origin; a flipped map has scale < 0."""

    scale: float
    origin: QPointF
    size: QSize

    @property
    def shown(self) -> QRectF:
        """The screen, in device pixels."""
        return QRectF(0, 0, self.size.width(), self.size.height())

    @property
    def centre(self) -> QPointF:
        """The middle of the screen, in device pixels."""
        return self.shown.center()

    def transform(self) -> QTransform:
        """From the scene to device pixels."""
        return QTransform(self.scale, 0, 0, self.scale, self.origin.x(), self.origin.y())


class PixmapSquares:
    """The squares of one drawing, at the scales it was looked at last.

    `paint` draws a part of the scene with a painter whose transform is set; what is drawn outside
    `bounds` is not kept. Squares of an opaque drawing stand on `background`. While squares of the
    wanted scale are missing, the last whole picture and the last view of everything are stretched in
    their place. Drawings that `name` gives the same name are the same, so they share their squares.
    """

    def __init__(
        self, paint: Paint, bounds: QRectF, background: QColor | None = None, name: Name = lambda: None
    ) -> None:
        self._paint, self._bounds, self._background, self._name = paint, bounds, background, name
        self._squares: OrderedDict[tuple[Aspect, Place], QPixmap] = OrderedDict()
        self._generation = 0
        self._settled: Aspect | None = None
        self._overview: tuple[Aspect, QPixmap] | None = None

    def has_stand_in(self, frame: Frame) -> bool:
        """Whether something was shown already that can stand in for missing squares: not across a flip."""
        return self._settled is not None and self._settled[1] * frame.scale > 0

    def renew(self, background: QColor | None = None) -> None:
        """Draw everything anew, showing the old squares until the new ones are there."""
        self._background = background
        self._generation += 1

    def draw(self, painter: QPainter, frame: Frame) -> bool:
        """Copy the squares to the screen (painter in device pixels); whether none was missing."""
        aspect = self._generation, frame.scale
        places = list(self._places(frame))
        is_whole = all((aspect, place) in self._squares for place in places)
        if not is_whole and self.has_stand_in(frame):
            self._draw_stand_in(painter, frame)
        for place in places:
            self._draw_square(painter, frame, aspect, place)
        if is_whole:
            self._settled = aspect
            self._remember_overview(frame, aspect, places)
        return is_whole

    def render_next(self, frame: Frame) -> bool:
        """Make the missing square nearest to the middle, then those around the screen; False when none."""
        aspect = self._generation, frame.scale
        for margin in (0, 1):
            missing = [p for p in self._places(frame, margin) if (aspect, p) not in self._squares]
            if missing:
                self._make(aspect, [min(missing, key=lambda p: _from_centre(p, frame))])
                return True
        return False

    def render_all(self, frame: Frame) -> None:
        """Make every square the screen shows."""
        aspect = self._generation, frame.scale
        self._make(aspect, [p for p in self._places(frame) if (aspect, p) not in self._squares])

    def _places(self, frame: Frame, margin: int = 0) -> Iterator[Place]:
        """The squares that show on screen, and `margin` more around it."""
        reach = margin * SIZE
        bounds = frame.transform().mapRect(self._bounds)
        wanted = frame.shown.adjusted(-reach, -reach, reach, reach) & bounds
        if wanted.isEmpty():
            return
        wanted.translate(-frame.origin)
        for row in range(floor(wanted.top() / SIZE), ceil(wanted.bottom() / SIZE)):
            for column in range(floor(wanted.left() / SIZE), ceil(wanted.right() / SIZE)):
                yield column, row

    def _draw_square(self, painter: QPainter, frame: Frame, aspect: Aspect, place: Place) -> None:
        square = self._squares.get((aspect, place))
        if square is not None:
            self._squares.move_to_end((aspect, place))
            painter.drawPixmap(QPointF(place[0] * SIZE, place[1] * SIZE) + frame.origin, square)

    def _draw_stand_in(self, painter: QPainter, frame: Frame) -> None:
        """Stretch the overview and the last whole picture to the frame's scale."""
        settled = self._settled
        if settled is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._overview is not None and self._overview[0][1] * frame.scale > 0:
            shown = self._overview[1]
            painter.drawPixmap(frame.transform().mapRect(self._bounds), shown, QRectF(shown.rect()))
        painter.translate(frame.origin)
        painter.scale(frame.scale / settled[1], frame.scale / settled[1])
        seen = painter.transform().inverted()[0].mapRect(QRectF(painter.viewport()))
        for (aspect, place), square in self._squares.items():
            spot = QRectF(place[0] * SIZE, place[1] * SIZE, SIZE, SIZE)
            if aspect == settled and spot.intersects(seen):
                painter.drawPixmap(spot.topLeft(), square)
        painter.restore()

    def _make(self, aspect: Aspect, places: list[Place]) -> None:
        """Make squares that lie side by side from one picture: drawn one by one, most shapes recur."""
        missing = [place for place in places if not self._has_found(aspect, place)]
        if not missing:
            return
        columns, rows = zip(*missing, strict=True)
        block = QRect(QPoint(min(columns), min(rows)), QPoint(max(columns), max(rows)))
        picture = self._drawn(aspect[1], block)
        for place in missing:
            corner = (QPoint(*place) - block.topLeft()) * SIZE
            square = picture.copy(QRect(corner, QSize(SIZE, SIZE)))
            self._keep((aspect, place), square)
            self._share(aspect, place, square)

    def _has_found(self, aspect: Aspect, place: Place) -> bool:
        """Whether another drawing of the same name had the square."""
        square = QPixmap()
        key = self._key(aspect, place)
        if key is None or not QPixmapCache.find(key, square):
            return False
        self._keep((aspect, place), square)
        return True

    def _share(self, aspect: Aspect, place: Place, square: QPixmap) -> None:
        key = self._key(aspect, place)
        if key is not None:
            QPixmapCache.setCacheLimit(_SHARED)
            QPixmapCache.insert(key, square)

    def _key(self, aspect: Aspect, place: Place) -> str | None:
        name = self._name()
        return None if name is None else f"{name} {aspect[1]!r} {place}"

    def _drawn(self, scale: float, block: QRect) -> QPixmap:
        """A picture of all places in a block."""
        corner = block.topLeft() * SIZE
        transform = QTransform(scale, 0, 0, scale, -corner.x(), -corner.y())
        return self._painted(block.size() * SIZE, transform)

    def _remember_overview(self, frame: Frame, aspect: Aspect, places: list[Place]) -> None:
        """Join the squares of a view of everything to one picture, which outlives them."""
        board = frame.transform().mapRect(self._bounds)
        is_known = self._overview is not None and self._overview[0] == aspect
        if is_known or self._background is None or not frame.shown.contains(board):
            return
        overview = QPixmap(board.size().toSize())
        overview.fill(self._background)
        painter = QPainter(overview)
        for place in places:
            spot = QPointF(place[0] * SIZE, place[1] * SIZE) + frame.origin - board.topLeft()
            painter.drawPixmap(spot, self._squares[aspect, place])
        painter.end()
        self._overview = aspect, overview

    def _painted(self, size: QSize, transform: QTransform) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(self._background or Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setTransform(transform)
        self._paint(painter, transform.inverted()[0].mapRect(QRectF(pixmap.rect())))
        painter.end()
        return pixmap

    def _keep(self, key: tuple[Aspect, Place], square: QPixmap) -> None:
        self._squares[key] = square
        while len(self._squares) > _CAPACITY:
            self._squares.popitem(last=False)


def _from_centre(place: Place, frame: Frame) -> float:
    """How far a square's middle lies from the middle of the screen."""
    middle = QPointF((place[0] + 0.5) * SIZE, (place[1] + 0.5) * SIZE) + frame.origin - frame.centre
    return middle.x() ** 2 + middle.y() ** 2
