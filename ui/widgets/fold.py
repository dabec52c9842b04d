"""A heading that hides and shows what is under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ui.look.icons import fold_icon
from ui.widgets.broken_lines import break_words
from ui.widgets.buttons import staying_down, text_button
from ui.widgets.in_view import Scrolled, bring_into_view
from ui.widgets.literal import literal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class Fold(QWidget):
    """Emits `turned(is_open)` when the player opens or closes it.

    `fill` makes the rows when they are first seen: most folds are never opened. Its `head` may be given
    another place.
    """

    turned = Signal(bool)

    def __init__(
        self, title: str, fill: Callable[[], Iterable[QWidget]] = tuple, *, is_open: bool = False
    ) -> None:
        super().__init__()
        self._title, self._fill = title, fill
        self._body: QWidget | None = None
        self.head = staying_down(text_button(literal(title)), is_down=is_open)
        self.head.setObjectName("fold")
        self.head.setAccessibleName(title)
        self.head.installEventFilter(self)  # it may be given another place
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.head.setMinimumWidth(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self.head)
        self.head.toggled.connect(self._turn)
        self.head.clicked.connect(self._on_clicked)
        self._scrolled: Scrolled | None = None
        self._sign()
        self._turn(is_open)

    def set_title(self, title: str) -> None:
        """Say the same otherwise."""
        self._title = title
        self._break_title()

    @property
    def is_open(self) -> bool:
        """Whether the rows show."""
        return self.head.isChecked()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """What is too long for a line of its head takes several."""
        if event.type() == QEvent.Type.Resize:
            self._break_title()
        return False

    def _break_title(self) -> None:
        break_words(self.head, self._title, self.head.width())
        self.head.setAccessibleName(self._title)

    def changeEvent(self, event: QEvent) -> None:
        """Its sign has the colour of its words."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._sign()

    def _sign(self) -> None:
        self.head.setIcon(fold_icon(self.palette().buttonText().color().rgba()))

    def _on_clicked(self) -> None:
        QTimer.singleShot(0, self, self._come_into_view if self.is_open else self._scroll_back)

    def _come_into_view(self) -> None:
        if self.is_open and self.isVisible():
            self._scrolled = bring_into_view(self, self.head)  # the same tap closes it, wherever that stands

    def _scroll_back(self) -> None:
        scrolled, self._scrolled = self._scrolled, None
        if scrolled is not None:
            scrolled.go_back()

    def _turn(self, is_open: bool) -> None:
        if is_open and self._body is None:
            self._body = self._filled()
            self._column.addWidget(self._body)
        if self._body is not None:
            self._body.setVisible(is_open)
        self.turned.emit(is_open)

    def _filled(self) -> QWidget:
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(6, 2, 0, 4)
        for row in self._fill():
            rows.addWidget(row)
        return body


def remembered_fold(title: str, fill: Callable[[], Iterable[QWidget]], key: str, unfolded: set[str]) -> Fold:
    """A fold that is open while its key is in `unfolded`, and keeps it so."""
    fold = Fold(title, fill, is_open=key in unfolded)
    fold.turned.connect(lambda is_open: unfolded.add(key) if is_open else unfolded.discard(key))
    return fold
