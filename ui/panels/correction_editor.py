"""The correction editor: make one hex say what the map at the table shows."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

from companion.board.entries import Correction
from companion.board.hex_draft import HexDraft, draft_corrections
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from ui import operations
from ui.look.icons import icon
from ui.panels.correction_list import CorrectionList
from ui.panels.correction_words import correction_words
from ui.panels.hexside_choices import HexsideChoices
from ui.panels.panel import Panel, size_icons
from ui.panels.terrain_choices import TerrainChoices
from ui.session.bridge import Change, SessionBridge
from ui.widgets.greyed import grey, press
from ui.widgets.reason_list import Line, ReasonList
from ui.widgets.standing_foot import StandingFoot
from ui.widgets.wrapped_label import WrappedLabel
from ui.widgets.wrapping_button import WrappingButton


class CorrectionEditor(Panel):
    """Edits a draft of one hex, shows what would change, and hands the changes in as corrections."""

    listens_to = frozenset({Change.BOARD})
    closed = Signal()

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.hex: HexCoord | None = None
        self._draft: HexDraft | None = None
        self._begun: HexDraft | None = None  # as the board had it
        self._title = WrappedLabel()
        self._title.setObjectName("title")
        self._back = QToolButton()
        self.terrain = TerrainChoices(bridge, self.texts)
        self.hexsides = HexsideChoices(bridge, self.texts)
        self.note = QLineEdit()
        self.preview = ReasonList()
        self.save_button, self._reset, self.draw = WrappingButton(), QPushButton(), WrappingButton()
        self.save_button.setDefault(True)
        self.list = CorrectionList(bridge, self.texts)
        self._lay_out()
        self._name()
        self._connect()

    def edit(self, hex_: HexCoord) -> None:
        """Begin with a hex as the board has it now."""
        self.hex = hex_
        self.note.clear()
        self._begin(hex_)
        self.list.refresh(hex_)

    def _begin(self, hex_: HexCoord) -> None:
        self._begun = HexDraft.of(self.bridge.board, hex_)
        self._show_draft(self._begun)

    def refresh(self) -> None:
        self._back.setIcon(icon("close", self.bridge.palette))
        self.draw.setIcon(icon("draw", self.bridge.palette))
        size_icons(self.bridge, self._back)
        self.terrain.retranslate()
        self.hexsides.retranslate()
        self.list.refresh(self.hex)
        if self._draft is not None:
            self._show_draft(self._draft)

    def pending(self) -> tuple[Correction, ...]:
        """The corrections that saving would hand in."""
        if self._draft is None:
            return ()
        return draft_corrections(self.bridge.board, self._draft, datetime.now(UTC), self.note.text().strip())

    def _show_draft(self, draft: HexDraft) -> None:
        self._draft = draft
        self._title.setText(self.bridge.text("editor-title", hex=self.bridge.hex_name(draft.hex)))
        self.terrain.show_draft(draft)
        self.hexsides.show_draft(draft)
        self._show_pending()

    def _show_pending(self) -> None:
        entries = self.pending()
        words = [correction_words(self.bridge, entry) for entry in entries]
        self.preview.show_lines([Line(one) for one in words or [self.bridge.text("editor-no-change")]])
        for button in (self.save_button, self._reset):
            grey(self.bridge, button, None if entries else Reason("facts-none-changed"))

    def _on_save(self) -> None:
        if self.pending() and operations.correct_fact(self.bridge, *self.pending()) and self.hex is not None:
            self.edit(self.hex)

    def _on_reset(self) -> None:
        if self.hex is not None:
            self.edit(self.hex)

    def _on_taken_back(self) -> None:
        """Where nothing was told since, the hex is again as the board has it, and no change to it waits."""
        if self._draft is not None and self._draft == self._begun:
            self._begin(self._draft.hex)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        header = QHBoxLayout()
        header.addWidget(self._title, 1)
        header.addWidget(self._back)
        changes = WrappedLabel()
        changes.setObjectName("heading")
        self.texts.bind("editor-changes", changes.setText)
        column.addLayout(header)
        for widget in (
            self.list.here,
            self.draw,
            self.terrain,
            self.hexsides,
            self.note,
            changes,
            self.preview,
        ):
            column.addWidget(widget)
        column.addWidget(StandingFoot(self, self.save_button, self._reset))
        column.addWidget(self.list)
        column.addStretch(1)

    def _name(self) -> None:
        self.texts.bind("editor-back", self._back.setToolTip, self._back.setAccessibleName)
        self.texts.bind("editor-note", self.note.setPlaceholderText, self.note.setAccessibleName)
        self.texts.bind("editor-draw", self.draw.set_words)
        self.texts.bind("editor-save", self.save_button.set_words)
        self.texts.bind("editor-reset", self._reset.setText)

    def _connect(self) -> None:
        self._back.clicked.connect(self.closed)
        self.terrain.changed.connect(self._show_draft)
        self.hexsides.changed.connect(self._show_draft)
        self.note.textChanged.connect(self._show_pending)
        self.note.returnPressed.connect(lambda: press(self.save_button))
        self.save_button.clicked.connect(self._on_save)
        self._reset.clicked.connect(self._on_reset)
        self.draw.clicked.connect(lambda: self.action_wanted.emit("correct-map"))
        self.list.hexes_pointed.connect(self.highlight)
        self.list.hexes_tapped.connect(self._go_to)
        self.list.taken_back.connect(self._on_taken_back)
        self.list.action_wanted.connect(self.action_wanted)

    def _go_to(self, hexes: tuple[HexCoord, ...]) -> None:
        operations.select_hex(self.bridge, hexes[0])
        self.hex_wanted.emit(hexes[0])
