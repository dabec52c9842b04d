"""Where a text breaks into lines."""

from itertools import pairwise

from PySide6.QtGui import QFont, QTextLayout


def broken(text: str, font: QFont, width: int) -> list[str]:
    """A text's lines of so many pixels, with the blanks at their ends."""
    layout, starts = QTextLayout(text, font), []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    return [text[start:end] for start, end in pairwise([*starts, len(text)])]
