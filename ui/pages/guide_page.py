"""The guide: the tasks of the game on the table, each with its lines and a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from companion.guide import Task, tasks_on
from ui.look.language import language_of
from ui.pages.page import Page
from ui.widgets.layouts import clear, keep_gutter, show_now
from ui.widgets.wrapped_lines import WrappedLines

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge

_TASK = Qt.ItemDataRole.UserRole
_PADDING = 8 + 8 + 4  # pixels beside a line, as in rules.qss: left, right, the chosen line's edge


class GuidePage(Page):
    """Lists the tasks and shows the chosen one; the rules are a button away."""

    id = "guide"

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.list, self.picture = QListWidget(), Picture()
        self.heading, self._scrolled = QLabel(wordWrap=True), _Scrolled(widgetResizable=True)
        self.lines = QVBoxLayout()
        self._chosen: Task | None = None
        self._add_rules_button()
        self._lay_out()
        self.list.currentItemChanged.connect(self._show_chosen)

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The tasks of the game on the table."""
        return tasks_on(self.bridge.base_board)

    def show_task(self, task: Task | None) -> None:
        """Show a task, or the one shown last."""
        self._chosen = task or self._chosen
        self.refresh()

    def refresh(self) -> None:
        chosen = self._chosen
        self.list.blockSignals(True)
        self.list.clear()
        for task in self.tasks:
            item = QListWidgetItem(self.bridge.text(task.title_key), self.list)
            item.setData(_TASK, task)
            if task == chosen:
                self.list.setCurrentItem(item)
        if self.list.currentItem() is None:
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self.list.scrollToItem(self.list.currentItem())
        self._show_chosen()

    def _show_chosen(self, *_: object) -> None:
        task: Task = self.list.currentItem().data(_TASK)
        self._chosen = task
        title = self.bridge.text(task.title_key)
        self.heading.setText(title)
        self._scrolled.setAccessibleName(title)
        clear(self.lines)
        for number, words in enumerate(self.bridge.text(task.text_key).splitlines(), start=1):
            self.lines.addWidget(_line(self.bridge.text("guide-line", number=str(number), text=words)))
        show_now(self.lines)
        self.picture.show_picture(QPixmap(str(task.picture(language_of(self.bridge.preferences)))), title)

    def _add_rules_button(self) -> None:
        rules = self.button("action-rules")
        rules.clicked.connect(lambda: self.action_wanted.emit("rules"))
        self.header.insertWidget(1, rules)

    def _lay_out(self) -> None:
        self.list.setObjectName("rule-list")
        self.list.setWordWrap(True)
        self.list.setItemDelegate(WrappedLines(_PADDING, self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumSize(QSize(200, 200))
        keep_gutter(self.list)
        self.texts.bind("page-guide", self.list.setAccessibleName)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(self.list, 2)
        body.addWidget(self._card(), 5)
        self.column.addLayout(body, 1)

    def _card(self) -> QScrollArea:
        """The task: what is done, line by line, above its picture."""
        card = QFrame()
        card.setObjectName("page-card")
        self.heading.setObjectName("title")
        column = QVBoxLayout(card)
        column.setContentsMargins(18, 12, 18, 12)
        column.addWidget(self.heading)
        column.addLayout(self.lines)
        column.addWidget(self.picture)
        column.addStretch(1)
        scrolled = self._scrolled
        scrolled.setFrameShape(QScrollArea.Shape.NoFrame)
        keep_gutter(scrolled)
        scrolled.setWidget(card)
        scrolled.setMinimumSize(QSize(240, 200))
        return scrolled


class _Scrolled(QScrollArea):
    """Asks for its least height, else the page round it would be scrolled as well."""

    def sizeHint(self) -> QSize:
        return self.minimumSize()


class Picture(QWidget):
    """A picture as wide as there is room, never larger than it is."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_picture(self, picture: QPixmap, name: str) -> None:
        """Show a picture of a name; nothing where there is none."""
        self._picture = picture
        self.setAccessibleName(name)
        self.setHidden(picture.isNull())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self._picture.size()

    def heightForWidth(self, width: int) -> int:
        return self._fitted(width).height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self._fitted(self.width())
        painter.drawPixmap(0, 0, size.width(), size.height(), self._picture)

    def _fitted(self, width: int) -> QSize:
        whole = self._picture.size()
        return whole if whole.width() <= width else whole.scaled(width, whole.height(), _KEPT)


_KEPT = Qt.AspectRatioMode.KeepAspectRatio


def _line(words: str) -> QLabel:
    return QLabel(words, wordWrap=True)
