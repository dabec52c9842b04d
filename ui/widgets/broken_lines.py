"""Where a text breaks into lines."""

import math
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QAbstractButton

from ui.widgets.literal import literal

_ANY_WIDTH = 1_000_000  # pixels


def broken(text: str, font: QFont, width: int) -> list[str]:
    """A text's lines of so many pixels, with the blanks at their ends."""
    layout, starts = QTextLayout(text, font), []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    return [text[start:end] for start, end in pairwise([*starts, len(text)])]


def unbroken(text: str, font: QFont) -> int:
    """How many pixels a text takes on one line: broken by these it stays there, unlike by font metrics."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(_ANY_WIDTH)
    layout.endLayout()
    return math.ceil(line.naturalTextWidth())


def break_words(button: QAbstractButton, words: str, room: int) -> None:
    """Write words on a button, on several lines where it would be wider than the room."""
    if "".join(button.text().split()) != "".join(literal(words).split()):
        button.setText(literal(words))  # by another's its edges could not be told: a short one is widened
    inside = max(room - (button.sizeHint().width() - _width(button, button.text())), 1)
    # as wide as Qt makes it, for a text layout its words may be too long by a part of a pixel
    fits = _width(button, literal(words)) <= inside
    lines = [words] if fits else broken(words, button.font(), inside)
    text = literal("\n".join(map(str.strip, lines)))
    if text != button.text():
        button.setText(text)


def _width(button: QAbstractButton, text: str) -> int:
    """Of a text on a button, in pixels, as Qt measures for its size hint."""
    return button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()
