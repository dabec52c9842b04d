"""Asking for a file by fingers: keys on the screen below Qt's fields, as those of the window stay in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLineEdit, QWidget

from ui.shell.kinds import of_kind
from ui.widgets.key_pad import KeyPad, press_key

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge

_NO_OTHERS = QFileDialog.Option.DontUseNativeDialog


class FileDialog(QFileDialog):
    """Opens where a path leads, its name at hand to be typed over; a tap on a line brings the keys back."""

    def __init__(self, parent: QWidget, bridge: SessionBridge, title: str, at: str, kinds: str) -> None:
        is_folder = Path(at).is_dir()
        super().__init__(parent, title, at if is_folder else str(Path(at).parent), kinds)
        self.setOption(_NO_OTHERS)
        if not is_folder:
            self.selectFile(Path(at).name)
        self.pad = KeyPad(bridge, self)
        self.pad.pressed.connect(press_key)
        self.pad.put_away.connect(self.pad.hide)
        self.pad.serve(is_number=False)
        grid = of_kind(QGridLayout, self.layout())
        grid.addWidget(self.pad, grid.rowCount(), 0, 1, grid.columnCount())
        for line in self.findChildren(QLineEdit):
            line.setCompleter(None)  # type: ignore[arg-type]  # its list would take the next key's tap
            line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.pad.show()
        return super().eventFilter(watched, event)

    def ask(self) -> tuple[str, str]:
        """The path chosen, and the kind; empty where none was."""
        is_chosen = bool(self.exec())
        self.deleteLater()
        return (self.selectedFiles()[0], self.selectedNameFilter()) if is_chosen else ("", "")
