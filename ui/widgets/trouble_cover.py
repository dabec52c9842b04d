"""What stands in a part of the window that could not be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget

from companion.program_log import log_file
from ui.shell.troubles import asked

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.session.bridge import SessionBridge

_MARGIN = 12


class Watched:
    """A part of the window whose filling may fail; its line stands `below` what stays free."""

    def __init__(self, part: QWidget, bridge: SessionBridge, below: QWidget | None = None) -> None:
        self._part, self._bridge, self._below = part, bridge, below
        self._cover: TroubleCover | None = None

    def fill(self, show: Callable[[], object]) -> None:
        """Fill the part; where that fails, one line stands over it until it can be filled again."""
        is_shown = asked(self._bridge, lambda: (show(), True)[1], otherwise=False)
        if not is_shown:
            self._cover = self._cover or TroubleCover(self._part, self._below)
            self._cover.setText(self._bridge.text("trouble-here", file=str(log_file())))
            self._cover.stand()
        if self._cover is not None:
            self._cover.setVisible(not is_shown)


class TroubleCover(QLabel):
    """One line over a part of the window that could not be filled."""

    def __init__(self, part: QWidget, below: QWidget | None) -> None:
        super().__init__(part)
        self.setObjectName("trouble")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAutoFillBackground(True)
        self.setMargin(_MARGIN)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._part, self._below = part, below
        part.installEventFilter(self)

    def stand(self) -> None:
        """Cover the part as large as it is now."""
        top = self._below.geometry().bottom() + _MARGIN if self._below else 0
        self.setGeometry(self._part.rect().adjusted(0, top, 0, 0))
        self.raise_()

    def eventFilter(self, part: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.stand()
        return super().eventFilter(part, event)
