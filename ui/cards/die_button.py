"""One result of a roll to be tapped: its number, how likely it is, and whether it succeeds."""

from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolButton

from ui.look.style import Palette

_FINGER = 48  # pixels
_BAR = 5.0  # pixels high
_MARGIN = 5.0


class DieButton(QToolButton):
    """A number with a bar as long as its chance; a tick in the corner marks a success.

    `highest` is the largest number beside which it stands, for which it has room; `fill` colours the button
    as a die of its own colour.
    """

    def __init__(self, number: int, highest: int, palette: Palette, fill: QColor | None = None) -> None:
        super().__init__()
        self.setText(str(number))
        self.setCheckable(True)
        self.setObjectName("die")
        self.number, self._widest = number, "0" * len(str(highest))
        self._palette, self._fill = palette, fill
        self._share, self._is_success = 0.0, False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def is_success(self) -> bool:
        """Whether this result is marked as a success."""
        return self._is_success

    def show_odds(self, share: float, *, is_success: bool) -> None:
        """Set the bar, 1 for the likeliest of all, and the mark."""
        self._share, self._is_success = share, is_success
        self.update()

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        plain, figures = super().sizeHint(), self.fontMetrics().horizontalAdvance(self._widest)
        return QSize(max(figures + round(4 * _MARGIN), _FINGER), plain.height() + round(_BAR))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._fill is not None:
            self._paint_stripe(painter, self._fill)
        if self._share:
            self._paint_bar(painter)
        if self._is_success:
            self._paint_tick(painter)
        painter.end()

    def _paint_stripe(self, painter: QPainter, fill: QColor) -> None:
        box = QRectF(self.rect()).adjusted(_MARGIN, 4, -_MARGIN, 0)
        painter.setPen(QPen(self._palette.outline, 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(box.left(), box.top(), box.width(), _BAR), 2, 2)

    def _paint_bar(self, painter: QPainter) -> None:
        room = self.width() - 2 * _MARGIN
        colour = self._palette.accent_text if self.isChecked() else self._palette.accent
        box = QRectF(_MARGIN, self.height() - _BAR - 4, room * self._share, _BAR)
        painter.fillRect(box, colour)

    def _paint_tick(self, painter: QPainter) -> None:
        side = self.fontMetrics().height() * 0.3
        x, y = self.width() - side - 5, 5.0
        path = QPainterPath()
        path.moveTo(x, y + side * 0.5)
        path.lineTo(x + side * 0.38, y + side * 0.9)
        path.lineTo(x + side, y)
        colour = self._palette.accent_text if self.isChecked() else self._palette.confirmed
        pen = QPen(colour, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)


def shares(chances: dict[int, Fraction]) -> dict[int, float]:
    """How likely each number is beside the likeliest."""
    most = max(chances.values(), default=Fraction(1))
    return {number: float(chance / most) for number, chance in chances.items()}
