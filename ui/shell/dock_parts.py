"""What a panel beside the map stands in: a dock, its title with a close button, and what scrolls it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from ui.look.icons import icon
from ui.session.bridge import Change, SessionBridge
from ui.shell.kinds import of_kind
from ui.widgets.footed import Footed
from ui.widgets.layouts import keep_gutter

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QMouseEvent, QResizeEvent

    from ui.panels.panel import Panel


_MOST_BESIDE = 4  # the part of the window that a panel's switch or foot may take from what is scrolled


class Dock(QDockWidget):
    """A dock that tells when the player closes it.

    A press that nothing in it wanted ends here: the window would take it for one on the edge that lies there
    by its latest layout, never hear of its release, and lay nothing out any more.
    """

    closed = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

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


class Scrolled(Footed):
    """Scrolls a panel, so that neither large type nor a wide table pushes the map off a small screen.

    The place of its bar is kept free, so that no words wrap anew as it comes; what is asked stands whole
    and has one where it cannot: left to itself one that came once would stay, since its place wraps lines.
    """

    def __init__(self, panel: QWidget, parent: QWidget, *, has_gutter: bool) -> None:
        super().__init__(parent)
        self._panel = panel
        self.setWidget(panel)
        self.setMinimumWidth(1)
        self.verticalScrollBar().rangeChanged.connect(self._place_stop)
        self._place_stop()
        self.gutter = self.verticalScrollBar().sizeHint().width() if has_gutter else 0
        keep_gutter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.show_bar()
        super().resizeEvent(event)

    def _place_stop(self) -> None:
        """Tab stops where arrows scroll; a tap beside what it holds leaves the keyboard."""
        bar = self.verticalScrollBar()
        is_stop = bar.maximum() > bar.minimum() or self.hasFocus()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_stop else Qt.FocusPolicy.NoFocus)

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


class Framed(QWidget):
    """What scrolls a panel, between its switch and its foot, which stay in sight where there is room."""

    def __init__(self, panel: Panel, parent: QWidget, *, has_gutter: bool) -> None:
        super().__init__(parent)
        self.scrolled = Scrolled(panel, self, has_gutter=has_gutter)
        self._inside = of_kind(QVBoxLayout, panel.layout())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.scrolled, 1)
        self._edges = [
            _Edge(part, self._beside(place, self.scrolled.gutter), place)
            for part, place in ((panel.switch, 0), (panel.foot, -1))
            if part is not None
        ]
        for edge in self._edges:
            edge.part.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def uncut_width(self) -> int:
        """The width in which nothing of the panel is cut."""
        return max(self.scrolled.uncut_width(), super().minimumSizeHint().width())

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and any(watched is edge.part for edge in self._edges):
            self._place()
        return super().eventFilter(watched, event)

    def _beside(self, place: int, gutter: int) -> QVBoxLayout:
        """A place above or below what is scrolled, with the margins of the panel."""
        beside = QVBoxLayout()
        left, top, right, bottom = _sides(self._inside)
        beside.setContentsMargins(left, 0 if place else top, right + gutter, bottom if place else 0)
        of_kind(QVBoxLayout, self.layout()).insertLayout(place, beside)
        return beside

    def _place(self) -> None:
        for edge in self._edges:
            left, _, right, _ = _sides(edge.outside)
            height = edge.part.heightForWidth(self.width() - left - right)
            is_outside = height * _MOST_BESIDE <= self.window().height() and height * 2 <= self.height()
            column = edge.outside if is_outside else self._inside
            if column.indexOf(edge.part) < 0:
                column.insertWidget(edge.place, edge.part)


@dataclass(frozen=True, slots=True)
class _Edge:
    """What stands before or behind all else of a panel, and its place outside what is scrolled."""

    part: QWidget
    outside: QVBoxLayout
    place: int


def _sides(layout: QVBoxLayout) -> tuple[int, int, int, int]:
    margins = layout.contentsMargins()
    return margins.left(), margins.top(), margins.right(), margins.bottom()
