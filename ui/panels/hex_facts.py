"""What is known of the selected hex, section by section."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from companion.board.terrain_notes import Topic
from companion.hexes.coordinates import HexCoord
from ui.panels import hex_words
from ui.panels.panel import Texts
from ui.session.bridge import SessionBridge
from ui.widgets.reason_list import Line, ReasonList

Telling = Callable[[SessionBridge, HexCoord], list[Line]]

# The sections in order: the key of the heading and what fills it. An empty section is not shown.
SECTIONS: tuple[tuple[str, Telling], ...] = (
    ("hex-places", hex_words.place_lines),
    ("hex-links", hex_words.link_lines),
    ("hex-movement", partial(hex_words.note_lines, topic=Topic.MOVEMENT)),
    ("hex-cover", partial(hex_words.note_lines, topic=Topic.COVER)),
    ("hex-sight", hex_words.sight_lines),
    ("hex-other", partial(hex_words.note_lines, topic=Topic.OTHER)),
    ("hex-source", hex_words.source_lines),
)


class HexFactsView(QWidget):
    """The sections of one hex."""

    hexes_pointed = Signal(object)
    hexes_tapped = Signal(object)

    def __init__(self, bridge: SessionBridge, texts: Texts) -> None:
        super().__init__()
        self._bridge = bridge
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.sections = {key: self._section(key, texts) for key, _ in SECTIONS}
        self._column.addStretch(1)

    def show_hex(self, hex_: HexCoord) -> None:
        """Tell of a hex."""
        for key, telling in SECTIONS:
            heading, lines = self.sections[key]
            told = telling(self._bridge, hex_)
            lines.show_lines(told)
            heading.setVisible(bool(told))
            lines.setVisible(bool(told))

    def _section(self, key: str, texts: Texts) -> tuple[QLabel, ReasonList]:
        heading, lines = QLabel(), ReasonList()
        heading.setObjectName("heading")
        texts.bind(key, heading.setText)
        lines.hexes_pointed.connect(self.hexes_pointed)
        lines.hexes_tapped.connect(self.hexes_tapped)
        self._column.addWidget(heading)
        self._column.addWidget(lines)
        return heading, lines
