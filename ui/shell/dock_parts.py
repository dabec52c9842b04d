"""What a panel beside the map stands in: a dock, its title with a close button, and what scrolls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from ui.look.icons import icon
from ui.session.bridge import Change, SessionBridge
from ui.shell.kinds import of_kind
from ui.widgets.layouts import keep_gutter

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QResizeEvent

    from ui.panels.panel import Panel


_MOST_ABOVE = 4  # the part of the window that a panel's switch may take from what is scrolled


class Dock(QDockWidget):
    """A dock that tells when the player closes it."""

    closed = Signal()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


class TitleBar(QWidget):
    """A panel's name, its task in the guide, and a button to close it that a finger can hit."""

    help_wanted = Signal()

    def __init__(self, dock: QDockWidget, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._help, self._close = QToolButton(), QToolButton()
        self._help.clicked.connect(self.help_wanted)
        self._close.clicked.connect(dock.close)
        label = QLabel(dock.windowTitle())
        label.setObjectName("subheading")
        dock.windowTitleChanged.connect(label.setText)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 4, 2)
        row.addWidget(label, 1)
        for button in (self._help, self._close):
            row.addWidget(button)
        bridge.changed.connect(self._on_changed)
        self._refresh()

    def sizeHint(self) -> QSize:
        """Left to itself a dock keeps room for a title that is hidden."""
        return QSize(0, 0) if self.isHidden() else super().sizeHint()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._refresh()

    def _refresh(self) -> None:
        for button, picture, key in (
            (self._help, "help", "dock-help"),
            (self._close, "close", "dock-close"),
        ):
            button.setIcon(icon(picture, self._bridge.palette))
            button.setToolTip(self._bridge.text(key))
            button.setAccessibleName(button.toolTip())


class Scrolled(QScrollArea):
    """Scrolls a panel, so that neither large type nor a wide table pushes the map off a small screen.

    The place of its bar is kept free, so that no words wrap anew as it comes; what is asked stands whole
    and has one where it cannot: left to itself one that came once would stay, since its place wraps lines.
    """

    def __init__(self, panel: QWidget, *, has_gutter: bool) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self._panel = panel
        self.setWidget(panel)
        self.setMinimumWidth(1)
        self.gutter = self.verticalScrollBar().sizeHint().width() if has_gutter else 0
        keep_gutter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.show_bar()
        super().resizeEvent(event)

    def show_bar(self) -> None:
        """Have a bar always, or only where not all is in sight."""
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        if not self.gutter and self._panel.heightForWidth(self.width()) <= self.height():
            policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)

    def uncut_width(self) -> int:
        """The width in which nothing of the panel is cut."""
        return self._panel.minimumSizeHint().width() + self.gutter

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)


class UnderSwitch(QWidget):
    """What scrolls a panel, below the switch between its pages, which stays in sight where there is room."""

    def __init__(self, panel: Panel, switch: QWidget, scrolled: Scrolled) -> None:
        super().__init__()
        self._switch, self._scrolled = switch, scrolled
        self._inside = of_kind(QVBoxLayout, panel.layout())
        self._above = QVBoxLayout()
        left, top, right, _ = _sides(self._inside)
        self._above.setContentsMargins(left, top, right + scrolled.gutter, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._above)
        column.addWidget(scrolled, 1)
        switch.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def uncut_width(self) -> int:
        """The width in which nothing of panel and switch is cut."""
        return max(self._scrolled.uncut_width(), super().minimumSizeHint().width())

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._switch and event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        left, _, right, _ = _sides(self._above)
        height = self._switch.heightForWidth(self.width() - left - right)
        is_above = height * _MOST_ABOVE <= self.window().height() and height * 2 <= self.height()
        place = self._above if is_above else self._inside
        if place.indexOf(self._switch) < 0:
            place.insertWidget(0, self._switch)


def _sides(layout: QVBoxLayout) -> tuple[int, int, int, int]:
    margins = layout.contentsMargins()
    return margins.left(), margins.top(), margins.right(), margins.bottom()
