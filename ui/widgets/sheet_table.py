"""A table that is filled in as a spreadsheet is: typing edits, Return goes down, Ctrl+D copies down."""

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QLineEdit,
    QTableView,
    QWidget,
)

from ui.widgets.cell_editor import CellEditor

_Hint = QAbstractItemDelegate.EndEditHint
_UP_DOWN = {Qt.Key.Key_Up, Qt.Key.Key_Down}
_SIDEWAYS = {Qt.Key.Key_Left, Qt.Key.Key_Right}
_COPY_DOWN = QKeySequence("Ctrl+D")
_ADD = QKeySequence("Ctrl+Return")
_AHEAD = 3  # rows in sight below the one that keys led to: what comes next


class SheetTable(QTableView):
    """Emits `pasted(text)`; of the rows chosen `copy_wanted`, `add_wanted`, `strike_wanted`.

    While it has the focus these keys are its own, whatever else they mean in the window.
    """

    pasted = Signal(str)
    copy_wanted = Signal()
    add_wanted = Signal()
    strike_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.AnyKeyPressed)
        self._was_in_hand = False  # the cell that is tapped, before it was
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        cells = _Cells(self)
        cells.left_by.connect(self._leave_cell_by)
        self.setItemDelegate(cells)

    @property
    def chosen_rows(self) -> list[int]:
        """The rows with a cell chosen, from the top."""
        return sorted({index.row() for index in self.selectionModel().selectedIndexes()})

    def go_to(self, index: QModelIndex) -> None:
        """Take a cell in hand, alone: whatever key is held down while this is done."""
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._look_ahead()

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Return takes what was typed and goes down a row."""
        super().closeEditor(editor, hint)
        if hint == _Hint.SubmitModelCache:
            self._go_down()

    def event(self, event: QEvent) -> bool:
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and self._signal_of(event) is not None:
            event.accept()  # comes back as an ordinary key
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        tapped = self.indexAt(event.position().toPoint())
        self._was_in_hand = self.hasFocus() and tapped == self.currentIndex()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A tap on the cell in hand opens it; Qt's own way waits, and loses a key typed meanwhile."""
        super().mouseReleaseEvent(event)
        if self._was_in_hand and self.indexAt(event.position().toPoint()) == self.currentIndex():
            self._open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        signal = self._signal_of(event)
        if self.state() == QAbstractItemView.State.EditingState:
            if signal is None or event.key() == Qt.Key.Key_Delete:
                event.ignore()  # Return of the cell's own editor, which has taken it
                return
            self._take_what_is_typed()
        if signal is not None:
            signal.emit()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit(QGuiApplication.clipboard().text())
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._open()
        elif event.key() != Qt.Key.Key_Space:  # a blank is no value: it would wipe out what stands there
            super().keyPressEvent(event)
            if event.key() in _UP_DOWN:
                self._look_ahead()

    def _signal_of(self, event: QKeyEvent) -> SignalInstance | None:
        """What a key wants of the rows; None for another key."""
        keys = QKeySequence(event.keyCombination())
        if event.key() == Qt.Key.Key_Delete:
            return self.strike_wanted
        return {_COPY_DOWN: self.copy_wanted, _ADD: self.add_wanted}.get(keys)

    def _look_ahead(self) -> None:
        """The cell in hand is in sight, and the rows that come next as far as there is room."""
        here = self.currentIndex()
        last = self.model().rowCount() - 1
        self.scrollTo(here.siblingAtRow(min(here.row() + _AHEAD, last)))
        self.scrollTo(here)

    def _open(self) -> None:
        if self.currentIndex().flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(self.currentIndex())

    def _leave_cell_by(self, event: QKeyEvent) -> None:
        self._take_what_is_typed()
        self.keyPressEvent(event)

    def _take_what_is_typed(self) -> None:
        """The cell's editor gives what stands in it and goes; the cell stays in hand."""
        editor = self.indexWidget(self.currentIndex())
        if editor is not None:
            self.commitData(editor)
            self.closeEditor(editor, _Hint.NoHint)

    def _go_down(self) -> None:
        here = self.currentIndex()
        if (below := here.siblingAtRow(here.row() + 1)).isValid():
            self.go_to(below)


class _Cells(CellEditor):
    """`left_by(key)` for what leads on out of an open cell; sideways only while all in it is marked."""

    left_by = Signal(object)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and _leads_on(editor, event):
            self.left_by.emit(event)
            return True
        return super().eventFilter(editor, event)


def _leads_on(editor: QObject, event: QKeyEvent) -> bool:
    is_marked = isinstance(editor, QLineEdit) and editor.selectedText() == editor.text()
    # To a line these would be a Return as any other, and on X11 a Del.
    is_for_rows = QKeySequence(event.keyCombination()) in (_ADD, _COPY_DOWN)
    return is_for_rows or event.key() in _UP_DOWN or (event.key() in _SIDEWAYS and is_marked)
