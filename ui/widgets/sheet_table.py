"""A table that is filled in as a spreadsheet is: typing edits, Return goes down, Ctrl+D copies down."""

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, Signal, SignalInstance
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QTableView, QWidget

from ui.widgets.cell_editor import CellEditor

_Hint = QAbstractItemDelegate.EndEditHint
_COPY_DOWN = QKeySequence("Ctrl+D")
_ADD = QKeySequence("Ctrl+Return")


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
        self.setItemDelegate(CellEditor(self))
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.SelectedClicked | trigger.AnyKeyPressed)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    @property
    def chosen_rows(self) -> list[int]:
        """The rows with a cell chosen, from the top."""
        return sorted({index.row() for index in self.selectionModel().selectedIndexes()})

    def go_to(self, index: QModelIndex) -> None:
        """Take a cell in hand, alone: whatever key is held down while this is done."""
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollTo(index)

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
            self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _signal_of(self, event: QKeyEvent) -> SignalInstance | None:
        """What a key wants of the rows; None for another key."""
        keys = QKeySequence(event.keyCombination())
        if event.key() == Qt.Key.Key_Delete:
            return self.strike_wanted
        return {_COPY_DOWN: self.copy_wanted, _ADD: self.add_wanted}.get(keys)

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
