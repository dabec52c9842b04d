"""Packing up: what stands where, to be printed or saved with a picture of the map."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser

from companion.files import write_text
from companion.reason import Reason
from ui.pages.history_head import HistoryHead
from ui.pages.page import Page
from ui.session.at_table import has_two_seats
from ui.session.bridge import Change
from ui.session.files import stem_of
from ui.session.reports import pack_up_on_screen, pack_up_page
from ui.shell.printing import png_of
from ui.widgets.ask_file import ask_where
from ui.widgets.layouts import keep_gutter

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.session.bridge import SessionBridge

_PICTURE = QSize(1600, 1200)


class PackUpPage(Page):
    """The pack-up list. `picture_of` paints the map as it stands, for the page that is saved or printed."""

    id = "pack-up"
    listens_to = frozenset({Change.SESSION, Change.UNITS, Change.PILES, Change.PHASE, Change.PREFERENCES})

    def __init__(self, bridge: SessionBridge, picture_of: Callable[[QSize], QImage]) -> None:
        super().__init__(bridge)
        self._picture_of = picture_of
        self.list = QTextBrowser()
        keep_gutter(self.list)
        self.texts.bind("page-pack-up", self.list.setAccessibleName)
        self.head = HistoryHead(bridge)
        self.print_button = self.button("pack-up-print", is_default=True)
        self.save_button = self.button("pack-up-save")
        self.truth = self.button("action-truth")
        self.truth.clicked.connect(lambda: self.action_wanted.emit("truth"))
        self.print_button.clicked.connect(self._print)
        self.save_button.clicked.connect(self._ask_and_save)
        row = QHBoxLayout()
        row.addWidget(self.label("pack-up-about", "dim"), 1)
        row.addWidget(self.truth)
        row.addWidget(self.print_button)
        row.addWidget(self.save_button)
        self.column.addLayout(row)
        self.column.addWidget(self.head)
        self.column.addWidget(self.list, 1)

    def refresh(self) -> None:
        self.head.refresh()
        self.truth.setVisible(has_two_seats(self.bridge.session))
        if self.bridge.session is not None:
            self.list.setHtml(pack_up_on_screen(self.bridge, self.bridge.session))

    def save_to(self, path: Path) -> None:
        """Write the list with its picture to an HTML file; a refusal is told in the message bar."""
        if self.bridge.guard(lambda: write_text(path, self._whole())) is None and path.is_file():
            self.bridge.say(Reason("pack-up-saved", args={"file": path.name}))

    def _whole(self) -> str:
        return pack_up_page(self.bridge, self.bridge.in_play, png_of(self._picture_of(_PICTURE)))

    def _ask_and_save(self) -> None:
        title = self.bridge.text("pack-up-save")
        kinds = f"{self.bridge.text('file-kind-html')} (*.html)"
        if path := ask_where(self, self.bridge, title, f"{stem_of(self.bridge, self.id)}.html", kinds):
            self.save_to(path)

    def _print(self) -> None:
        from PySide6.QtGui import QTextDocument
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter()
        printer.setDocName(stem_of(self.bridge, self.id))
        if QPrintDialog(printer, self).exec():
            document = QTextDocument()
            document.setHtml(self._whole())
            document.print_(printer)
