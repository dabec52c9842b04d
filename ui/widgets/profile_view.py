"""A line of sight from the side: ground, what stands on it, and the line in its parts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from companion.hexes.coordinates import HexCoord
from companion.sight.profile import ProfilePart, SideProfile
from companion.sight.relief.chart import level_chart
from ui.look.style import Palette
from ui.map.art.relief_styles import STONE, style_of
from ui.widgets.sight_path import level_at, sight_path

_SKY = 0.45  # levels left free above the highest thing
_CROWN = (0.42, 0.66)  # width and height, of a tree's height
_STALK = 0.07  # between the stalks of grain, in hexes
_DEEP = 0.3  # levels of ground drawn below the lowest
_TREES = frozenset(
    (
        *("orchard", "orchard-out-of-season", "olive-grove", "woods", "light-woods", "pine-woods", "forest"),
        *("palm-trees", "light-jungle", "dense-jungle", "bamboo"),
    )
)
_STALKS = frozenset(("grain", "brush", "kunai", "marsh", "vineyard", "scrub", "hedge"))
_TOWER = 0.34  # width of a tower, in hexes


@dataclass(frozen=True, slots=True)
class HexSpan:
    """One hex along the line: from, to (hexes from the viewer), and its number."""

    hex: HexCoord
    begins: float
    ends: float
    name: str


@dataclass(frozen=True, slots=True)
class ProfilePicture:
    """What is drawn. The line is hindered from `hindered_at` on and ends at `blocked_at` (None: never)."""

    profile: SideProfile
    spans: tuple[HexSpan, ...]
    hindered_at: float | None
    blocked_at: float | None
    palette: Palette


class ProfileView(QWidget):
    """Draws a picture; pointing at a hex of it emits `hexes_pointed`, tapping one `hexes_tapped`."""

    hexes_pointed = Signal(object)
    hexes_tapped = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._picture: ProfilePicture | None = None
        self._lit: HexCoord | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_picture(self, picture: ProfilePicture) -> None:
        """Draw another line."""
        self._picture = picture
        self.update()

    def light(self, hex_: HexCoord | None) -> None:
        """Shade the hex pointed at elsewhere."""
        if hex_ != self._lit:
            self._lit = hex_
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, self.fontMetrics().height() * 6)

    def span_at(self, x: float) -> HexSpan | None:
        """The hex drawn at a distance from the left, in pixels."""
        if self._picture is None:
            return None
        along = (x - self._field.left()) / self._field.width() * self._picture.profile.length
        return next((s for s in self._picture.spans if s.begins <= along <= s.ends), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        span = self.span_at(event.position().x())
        self.light(span.hex if span else None)
        self.setToolTip(span.name if span else "")
        self.hexes_pointed.emit((span.hex,) if span else ())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.light(None)
        self.hexes_pointed.emit(())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if (span := self.span_at(event.position().x())) is not None:
            self.hexes_tapped.emit((span.hex,))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._picture is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _Drawing(painter, self._picture, self._field, self._lit).draw()
        painter.end()

    @property
    def _field(self) -> QRectF:
        """Where the line runs: hex numbers stand below it."""
        below = self.fontMetrics().height() * 1.2
        is_stepped = self._picture is not None and self._picture.profile.ground
        left = self.fontMetrics().horizontalAdvance("-00") if is_stepped else 14
        return QRectF(self.rect()).adjusted(left, 4, -14, -below)


class _Drawing:
    """One painting of a picture."""

    def __init__(
        self, painter: QPainter, picture: ProfilePicture, field: QRectF, lit: HexCoord | None
    ) -> None:
        self._painter, self._field, self._lit = painter, field, lit
        self._picture, self._profile, self._palette = picture, picture.profile, picture.palette
        ends = (picture.spans[0].hex, picture.spans[-1].hex)
        self._path = sight_path(self._profile, ends, picture.blocked_at)
        things = [part.height for part in self._profile.solids] + [top for *_, top in self._profile.raised]
        self._top = max(*(level for _, level in self._path), *things, 1.0) + _SKY
        self._low = self._profile.low - (_DEEP if self._profile.ground else 0)

    def draw(self) -> None:
        """Ground first, then what stands on it from low to high, then the line."""
        self._draw_ground()
        for part in sorted(self._profile.parts, key=lambda part: part.height):
            self._draw_part(part)
        for _hex, along, height in self._profile.raised:
            self._draw_tower(along, height)
        self._draw_line()

    def _at(self, along: float, level: float) -> QPointF:
        x = self._field.left() + along / self._profile.length * self._field.width()
        share = (level - self._low) / (self._top - self._low)
        return QPointF(x, self._field.bottom() - share * self._field.height())

    def _box(self, begins: float, ends: float, height: float, base: float = 0.0) -> QRectF:
        return QRectF(self._at(begins, height), self._at(ends, base))

    def _room(self, part: ProfilePart) -> QRectF:
        return self._box(part.begins, part.ends, part.height, part.base)

    def _draw_ground(self) -> None:
        palette, painter = self._palette, self._painter
        painter.fillRect(self._field, palette.field)
        for span in self._picture.spans:
            if span.hex == self._lit:
                painter.fillRect(self._box(span.begins, span.ends, self._top, self._low), palette.accent_soft)
        painter.setPen(QPen(palette.hex_line, 1))
        for span in self._picture.spans:
            painter.drawLine(self._at(span.ends, self._low), self._at(span.ends, self._low) + QPointF(0, 5))
        if self._profile.ground:
            self._draw_steps()
        else:
            painter.setPen(QPen(palette.board_edge, 3))
            painter.drawLine(self._at(0, 0), self._at(self._profile.length, 0))
        self._draw_names()

    def _draw_steps(self) -> None:
        """Ground that is not flat, and a line with its figure for each level."""
        palette, painter = self._palette, self._painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # no seams between steps
        for step in self._profile.ground:
            room = self._box(step.begins, step.ends, step.height, self._low)
            painter.fillRect(room, palette.hill)
            if step.hex in self._profile.hidden:
                painter.fillRect(room, QBrush(palette.los_blocked, Qt.BrushStyle.BDiagPattern))
            painter.setPen(QPen(palette.board_edge, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(self._at(step.begins, step.height), self._at(step.ends, step.height))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = painter.fontMetrics().height()
        for level in range(ceil(self._low), floor(self._top) + 1):
            painter.setPen(QPen(palette.hex_line, 1, Qt.PenStyle.DotLine))
            painter.drawLine(self._at(0, level), self._at(self._profile.length, level))
            figure = QRectF(0, self._at(0, level).y() - height / 2, self._field.left() - 3, height)
            painter.setPen(palette.text_dim)
            painter.drawText(figure, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(level))

    def _draw_names(self) -> None:
        """Numbers below their hexes, the ends first, as long as they do not run into one another."""
        taken: list[QRectF] = []
        spans = self._picture.spans
        for span in (spans[0], spans[-1], *spans[1:-1]):
            box = self._name_box(span)
            if not any(box.intersects(other) for other in taken):
                taken.append(box.adjusted(-4, 0, 4, 0))
                is_lit = span.hex == self._lit
                self._painter.setPen(self._palette.text if is_lit else self._palette.text_dim)
                self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, span.name)

    def _name_box(self, span: HexSpan) -> QRectF:
        metrics = self._painter.fontMetrics()
        box = QRectF(0, self._field.bottom() + 5, metrics.horizontalAdvance(span.name) + 2, metrics.height())
        middle = self._at((span.begins + span.ends) / 2, 0).x()
        least, most = self._field.left() - 12, self._field.right() + 12 - box.width()
        box.moveLeft(min(max(middle - box.width() / 2, least), most))
        return box

    def _draw_part(self, part: ProfilePart) -> None:
        if part.kind in _TREES:
            self._draw_trees(part)
        elif part.kind in _STALKS:
            self._draw_stalks(part)
        else:
            self._draw_block(part)

    def _draw_block(self, part: ProfilePart) -> None:
        """A building, or anything else that is solid; never too thin to be seen."""
        box = self._room(part)
        if box.width() < 4:
            box.adjust(-2, 0, 2, 0)
        row = level_chart().rows.get(part.kind)
        style = (style_of(part.kind, row) if row else None) or STONE
        self._painter.setPen(QPen(getattr(self._palette, style.outline or "outline"), 1.5))
        self._painter.setBrush(getattr(self._palette, style.colour))
        self._painter.drawRect(box)

    def _draw_trees(self, part: ProfilePart) -> None:
        """Crowns on stems, as many as fit side by side."""
        room = self._room(part)
        crown = QSizeF(room.height() * _CROWN[0], room.height() * _CROWN[1])
        count = max(1, round(room.width() / crown.width()))
        step = room.width() / count
        self._painter.setPen(QPen(self._palette.orchard_tree_shade, 1.5))
        self._painter.setBrush(self._palette.orchard_tree)
        for place in range(count):
            middle = room.left() + (place + 0.5) * step
            self._painter.drawLine(QPointF(middle, room.bottom()), QPointF(middle, room.top()))
            self._painter.drawEllipse(QRectF(QPointF(middle - crown.width() / 2, room.top()), crown))

    def _draw_stalks(self, part: ProfilePart) -> None:
        box = self._room(part)
        self._painter.fillRect(box, self._palette.grain)
        count = max(1, round((part.ends - part.begins) / _STALK))
        alongs = (part.begins + (part.ends - part.begins) * (place + 0.5) / count for place in range(count))
        self._painter.setPen(QPen(self._palette.grain_line, 1.2))
        self._painter.drawLines(
            [QLineF(self._at(one, part.base), self._at(one, part.height)) for one in alongs]
        )

    def _draw_tower(self, along: float, height: float) -> None:
        """A tower with a pointed roof and a cross on it."""
        left, right = along - _TOWER / 2, along + _TOWER / 2
        tower = QPainterPath(self._at(left, 0))
        for corner in ((left, height * 0.72), (along, height), (right, height * 0.72), (right, 0)):
            tower.lineTo(self._at(*corner))
        self._painter.setPen(QPen(self._palette.building_stone_line, 1.5))
        self._painter.setBrush(self._palette.building_stone)
        self._painter.drawPath(tower)
        self._painter.setPen(QPen(self._palette.tower, 2))
        tip = self._at(along, height)
        self._painter.drawLine(tip, tip - QPointF(0, 9))
        self._painter.drawLine(tip - QPointF(4, 6), tip + QPointF(4, -6))

    def _draw_line(self) -> None:
        """Clear, hindered and blocked parts: told apart by colour, width and dashes."""
        length = self._profile.length
        blocked = self._picture.blocked_at if self._picture.blocked_at is not None else length
        hindered = self._picture.hindered_at if self._picture.hindered_at is not None else blocked
        hindered = min(hindered, blocked)
        palette, style = self._palette, Qt.PenStyle
        self._stroke(0, hindered, palette.los_clear, 2.5, style.SolidLine)
        self._stroke(hindered, blocked, palette.los_hindered, 3.5, style.DashLine)
        self._stroke(blocked, length, palette.los_blocked, 2, style.DotLine)
        self._draw_ends(self._sight(0), self._sight(length))
        if self._picture.blocked_at is not None:
            self._draw_cross(self._sight(blocked))

    def _sight(self, along: float) -> QPointF:
        """A point of the line of sight."""
        return self._at(along, level_at(self._path, along))

    def _stroke(self, begins: float, ends: float, colour: QColor, width: float, style: Qt.PenStyle) -> None:
        if ends > begins:
            self._painter.setPen(QPen(colour, width, style, Qt.PenCapStyle.FlatCap))
            bends = (along for along, _ in self._path if begins < along < ends)
            self._painter.drawPolyline([self._sight(along) for along in (begins, *bends, ends)])

    def _draw_ends(self, *ends: QPointF) -> None:
        self._painter.setPen(QPen(self._palette.selection, 2))
        self._painter.setBrush(self._palette.field)
        for end in ends:
            self._painter.drawEllipse(end, 5, 5)

    def _draw_cross(self, spot: QPointF) -> None:
        self._painter.setPen(QPen(self._palette.los_blocked, 3))
        arms: Iterable[tuple[float, float]] = ((6, 6), (6, -6))
        for x, y in arms:
            self._painter.drawLine(spot - QPointF(x, y), spot + QPointF(x, y))
