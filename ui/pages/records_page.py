"""A campaign's records: what both players know, and the part of each side that may be seen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QCheckBox, QTextBrowser

from companion.files import write_bytes
from companion.reason import Reason
from companion.reports.sheet import sheets_html
from ui import operations
from ui.map.painter import BOARD_LAYERS
from ui.pages.page import Page
from ui.session.bridge import Change
from ui.session.files import stem_of
from ui.session.records import records_game
from ui.session.told_map import stages_of
from ui.session.words import faction_name, words_of
from ui.shell.printing import pdf_of, png_of, print_page
from ui.widgets.ask_file import ask_where
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import keep_gutter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from PySide6.QtGui import QImage

    from companion.reports.sheet import Sheet
    from ui.session.bridge import SessionBridge


_PICTURE = QSize(1800, 1280)
_LAYERS = ("areas", *BOARD_LAYERS)


class RecordsPage(Page):
    """Shows, prints and saves the records as PDF. A side's own part can be left out of all three."""

    id = "records"
    listens_to = frozenset({Change.SESSION, Change.PHASE, Change.SECRETS, Change.LOG})

    def __init__(
        self, bridge: SessionBridge, picture_of: Callable[[QSize, Iterable[str]], QImage] | None = None
    ) -> None:
        super().__init__(bridge)
        self._picture_of = picture_of
        self.sheets = QTextBrowser()
        keep_gutter(self.sheets)
        self.texts.bind("page-records", self.sheets.setAccessibleName)
        self.own: dict[str, QCheckBox] = {}  # by faction, once there is a sheet of its own
        self._row = FlowLayout(spacing=12)
        self.print_button = self.button("pack-up-print")
        self.pdf_button = self.button("records-pdf", is_default=True)
        self.print_button.clicked.connect(self._print)
        self.pdf_button.clicked.connect(self._ask_and_save)
        self._lay_out()

    def refresh(self) -> None:
        known = [sheet.secret_to for sheet in self._sheets if sheet.secret_to]
        for side in known:
            self.own[side] = self.own.get(side) or self._box()
        for side, box in self.own.items():
            box.setText(self.bridge.text("records-own", side=faction_name(self.bridge, side)))
            box.setVisible(side in known)
        self.sheets.setHtml(self.html())

    def html(self) -> str:
        """The page as it is shown, under a title of its own."""
        return self._html("")

    def printed(self) -> str:
        """The page as it is printed and saved: with the map of what was told on it, where a game has one."""
        if self._picture_of is None or not stages_of(self.bridge):
            return self._html(self.bridge.text("page-records"))
        was_shown = self.bridge.areas.is_shown
        operations.show_areas(self.bridge, True)
        picture = png_of(self._picture_of(_PICTURE, _LAYERS))
        operations.show_areas(self.bridge, was_shown)
        areas = (self.bridge.text("areas-title"), picture)
        return self._html(self.bridge.text("page-records"), areas)

    def _html(self, title: str, picture: tuple[str, bytes] = ("", b"")) -> str:
        return sheets_html(tuple(self._chosen()), words_of(self.bridge), title, picture)

    def save_to(self, path: Path) -> None:
        """Write a PDF; a refusal is told in the message bar."""
        pdf = pdf_of(self.printed(), self.bridge.text("page-records"))
        if self.bridge.guard(lambda: write_bytes(path, pdf)) is None and path.is_file():
            self.bridge.say(Reason("records-saved", args={"file": path.name}))

    def _chosen(self) -> Iterator[Sheet]:
        for sheet in self._sheets:
            if not sheet.secret_to or self._is_wanted(sheet.secret_to):
                yield sheet

    @property
    def _sheets(self) -> tuple[Sheet, ...]:
        game = records_game(self.bridge)
        return game.records(self.bridge.in_play) if game else ()

    # ---- putting together ----

    def _lay_out(self) -> None:
        self._row.addWidget(self.print_button)
        self._row.addWidget(self.pdf_button)
        self.column.addWidget(self.label("records-about", "dim"))
        self.column.addLayout(self._row)
        self.column.addWidget(self.sheets, 1)

    def _box(self) -> QCheckBox:
        """For the part of one side, wanted at first."""
        box = QCheckBox()
        box.setChecked(True)
        box.toggled.connect(lambda _on: self.refresh())
        self._row.addWidget(box)
        return box

    def _is_wanted(self, side: str) -> bool:
        return side not in self.own or self.own[side].isChecked()

    def _print(self) -> None:
        print_page(self, self.printed(), stem_of(self.bridge, self.id))

    def _ask_and_save(self) -> None:
        kinds = f"{self.bridge.text('file-kind-pdf')} (*.pdf)"
        title = self.bridge.text("records-pdf")
        if path := ask_where(self, self.bridge, title, f"{stem_of(self.bridge, self.id)}.pdf", kinds):
            self.save_to(path)
