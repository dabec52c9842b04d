"""A verdict to be read at arm's length: a shape, a word and a colour."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.look.colour_icons import paint_colour_icon
from ui.look.style import Palette

_WORD_SCALE = 1.6
_PADDING = 10.0


class VerdictBadge(QWidget):
    """Shows an icon of resources/icons/colour beside one or two large words."""

    def __init__(self, word_scale: float = _WORD_SCALE) -> None:
        super().__init__()
        self._word_scale = word_scale
        self._look: tuple[str, str, str, QColor, Palette] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_verdict(
        self, icon: str, word: str, colour: QColor, palette: Palette, *, aside: str = ""
    ) -> None:
        """Show a verdict in a frame of its colour; `aside` stands small at the end of the line."""
        self._look = (icon, word, aside, colour, palette)
        self.setAccessibleName(f"{word} {aside}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._word_font())
        height = round(metrics.height() + 2 * _PADDING)
        word, aside = self._look[1:3] if self._look else ("", "")
        words = metrics.horizontalAdvance(word) + QFontMetricsF(self.font()).horizontalAdvance(aside)
        return QSize(ceil(words + height + 4 * _PADDING), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._look is None:
            return
        icon, word, aside, colour, palette = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(colour, 3))
        painter.setBrush(palette.field)
        painter.drawRoundedRect(frame, 8, 8)
        side = frame.height() - _PADDING
        icon_box = QRectF(frame.left() + _PADDING, frame.top() + _PADDING / 2, side, side)
        paint_colour_icon(painter, icon, palette, icon_box)
        box = frame.adjusted(side + 2 * _PADDING, 0, -_PADDING, 0)
        painter.setPen(palette.text_dim)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, aside)
        taken = QFontMetricsF(self.font()).horizontalAdvance(aside) + _PADDING if aside else 0
        self._paint_word(painter, word, palette, box.adjusted(0, 0, -taken, 0))
        painter.end()

    def _paint_word(self, painter: QPainter, word: str, palette: Palette, box: QRectF) -> None:
        font = self._word_font()
        width = QFontMetricsF(font).horizontalAdvance(word)
        if width > box.width():
            font.setPointSizeF(font.pointSizeF() * box.width() / width)
        painter.setFont(font)
        painter.setPen(palette.text)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, word)

    def _word_font(self) -> QFont:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * self._word_scale)
        font.setBold(True)
        return font
