"""Asking for a file by fingers: rows to tap, and keys on the screen, as those of the window stay in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLineEdit, QWidget

from ui.shell.kinds import of_kind
from ui.widgets.key_pad import KeyPad, press_key

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge

_PART = 0.85  # at least, of the window behind it
_NO_OTHERS = QFileDialog.Option.DontUseNativeDialog


class FileDialog(QFileDialog):
    """Opens where a path leads: the name of a file at hand to be typed over, of a folder what lies in it.

    Keys stand below the fields of a name, and come by a tap on a line.
    """

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
        self.pad.setHidden(is_folder)
        grid = of_kind(QGridLayout, self.layout())
        grid.addWidget(self.pad, grid.rowCount(), 0, 1, grid.columnCount())
        for line in self.findChildren(QLineEdit):
            line.setCompleter(None)  # type: ignore[arg-type]  # its list would take the next key's tap
            line.installEventFilter(self)
        room = parent.window().size()
        self.resize(self.sizeHint().expandedTo(room * _PART).boundedTo(room))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.pad.show()
        return super().eventFilter(watched, event)

    def ask(self) -> tuple[str, str]:
        """The path chosen, and the kind; empty where none was."""
        is_chosen = bool(self.exec())
        self.deleteLater()
        return (self.selectedFiles()[0], self.selectedNameFilter()) if is_chosen else ("", "")
