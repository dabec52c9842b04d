"""The sheet of counters: what is printed on each, typed, copied down or pasted, kept for the next game."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHeaderView, QLabel, QSizePolicy, QVBoxLayout, QWidget

from companion.kit.counter_sheets import CounterSheetGame, OpenSheetGame
from companion.kit.map_items import RosterGame
from companion.reason import Reason
from ui import operations
from ui.pages.counter_sheet_model import NAME, CounterSheetModel, changed_cells
from ui.pages.page import Page
from ui.panels.roster_entry import RosterEntry
from ui.panels.setup_button import SetupButton
from ui.session.bridge import Change
from ui.session.counters import counters_of
from ui.session.names import roster_completions
from ui.session.panel_data import now_of
from ui.widgets.beside import Beside
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.greyed import grey
from ui.widgets.layouts import clear
from ui.widgets.row_table import show_rows
from ui.widgets.segments import Segments
from ui.widgets.sheet_table import SheetTable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ui.session.bridge import SessionBridge

_ROW = 2.2  # row height in text sizes
_CELL = 7  # width of a cell in text sizes
_LEAST_ROWS = 5
_OPEN_BUTTONS = ("add-like", "strike")
_BUTTONS = ("copy-down", *_OPEN_BUTTONS)
_ROOM_FOR_ENTRY, _ROOM_FOR_TOOLS = 40, 60  # text sizes: in less they stand under one another


class CounterSheetPage(Page):
    """One faction's counters at a time; each change is one step, which undo takes back."""

    id = "counter-sheet"
    listens_to = frozenset({Change.SESSION, Change.UNITS})

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.faction = ""
        self._typed: dict[int, tuple[str, int]] = {}  # the cell typed into, by the step done last before
        self._at = 0  # the step done last
        self.sides = Segments(())
        self.roster, self.count = RosterEntry(bridge, self.texts, self._completions), QLabel(wordWrap=True)
        self.setup = SetupButton(bridge)
        self.about = QLabel(wordWrap=True)
        self.about.setObjectName("dim")
        self.model, self.table = CounterSheetModel(bridge), SheetTable()
        self._first: QWidget = self.table
        self.texts.bind("page-counter-sheet", self.table.setAccessibleName)
        self.buttons = {name: self.button(f"counter-sheet-{name}") for name in _BUTTONS}
        self._set_up_table()
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        game = self._game
        factions = self.bridge.in_play.system.factions if game else ()
        self._show_sides(factions)
        index = self.table.currentIndex()
        before = self.chosen, index.row(), index.column()
        rows = game.sheet_rows(self.bridge.in_play.state, self.faction) if game else ()
        self.model.show(game.sheet_columns() if game else (), rows)
        self.table.verticalHeader().setDefaultSectionSize(round(self.bridge.text_size * _ROW))
        self.table.setMinimumHeight(round(self.bridge.text_size * _ROW * _LEAST_ROWS))
        self._show_what_is_open(game)
        self._set_widths()
        self._tell_count()
        self.setup.offer(self.faction if game else "")
        self._choose(self._undone() or before)

    def show_faction(self, faction: str) -> None:
        """Show another faction's counters."""
        self.faction = faction
        self.refresh()
        if self.model.rows:
            self.table.setFocus()

    @property
    def chosen(self) -> str:
        """The id of the row in hand; empty without one."""
        row = self.table.currentIndex().row()
        return self.model.rows[row].id if 0 <= row < len(self.model.rows) else ""

    # ---- what the player does ------------------------------------------------------------------

    def type_cells(self, cells: Mapping[str, tuple[str, ...]]) -> None:
        """Type cells anew; what cannot be read stays as it was and is told."""
        if changed := changed_cells(self.model.rows, cells):
            self._typed[self.bridge.in_play.last_step] = self._first_of(changed)
            operations.rewrite_rows(self.bridge, changed)

    def copy_down(self) -> None:
        """Give the values of the row in hand to those below it."""
        if self.chosen:
            operations.copy_down(self.bridge, self.chosen)

    def add_like(self) -> None:
        """One more counter like that of the row in hand."""
        if isinstance(game := self._game, OpenSheetGame) and self.chosen:
            operations.execute(self.bridge, game.add_like(self.bridge.in_play.state, self.chosen))

    def strike(self) -> None:
        """Take the counters of the rows chosen out of the sheet."""
        rows = [self.model.rows[row].id for row in self.table.chosen_rows]
        if isinstance(game := self._game, OpenSheetGame) and rows:
            operations.execute(self.bridge, game.strike_rows(rows))

    # ---- inside --------------------------------------------------------------------------------

    @property
    def _game(self) -> CounterSheetGame | None:
        session = self.bridge.session
        game = session.system if session and not session.is_closed else None
        return game if isinstance(game, CounterSheetGame) else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What is given to the page is for what is typed into; Tab goes on to what stands before that."""
        super().focusInEvent(event)
        if event.reason() not in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._first.setFocus(event.reason())

    def _show_what_is_open(self, game: CounterSheetGame | None) -> None:
        """Lines and further rows where players tell which counters there are."""
        is_named = isinstance(game, RosterGame)
        for one in (self.roster, self.roster.button):
            one.setVisible(is_named)
        self._first = self.roster.lines if is_named else self.table
        if is_named and self.bridge.session:
            self.roster.lines.setPlaceholderText(
                self.bridge.text(f"roster-hint-{self.bridge.session.system.id}")
            )
        for name in _OPEN_BUTTONS:
            self.buttons[name].setVisible(isinstance(game, OpenSheetGame))
        self.about.setText(
            self.bridge.text("counter-sheet-about" if is_named else "counter-sheet-about-cells")
        )

    def _completions(self, line: str) -> tuple[int, list[str]]:
        return roster_completions(self.bridge, self.faction, line)

    def _name(self, text: str) -> None:
        operations.name_counters(self.bridge, self.faction, text, self.roster.lines.clear)

    def _show_sides(self, factions: tuple[str, ...]) -> None:
        if self.sides.values() != factions:
            clear(self._switch)
            self.sides = Segments(factions)
            self.sides.chosen.connect(self.show_faction)
            self._switch.addWidget(self.sides)
            self.faction = self._in_turn(factions)
        for faction in factions:
            self.sides.set_text(faction, self.bridge.text(f"faction-{faction}"))
        if factions:
            self.sides.set_value(self.faction)

    def _in_turn(self, factions: tuple[str, ...]) -> str:
        """The faction whose counters wait to be placed, else the first one."""
        now = now_of(self.bridge)
        due = {id_ for one in (now.due if now else ()) for id_ in one.counters[:1]}
        waiting = (one.faction for one in counters_of(self.bridge) if one.id in due)
        return next(waiting, next(iter(factions), ""))

    def _set_widths(self) -> None:
        """Cells are as wide as figures are; name and place have the room."""
        header, last = self.table.horizontalHeader(), self.model.columnCount() - 1
        width = round(self.bridge.text_size * _CELL)
        for column in range(last + 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, max(header.sectionSizeHint(column), width))
        if last > NAME:
            header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.ResizeToContents)
            header.setSectionResizeMode(last, QHeaderView.ResizeMode.Stretch)

    def _tell_count(self) -> None:
        rows = self.model.rows
        incomplete = sum(not row.is_complete for row in rows)
        self.count.setText(self.bridge.text("counter-sheet-count", count=len(rows), open=incomplete))
        for button in self.buttons.values():
            grey(self.bridge, button, None if rows else Reason("counter-sheet-empty"))

    def _first_of(self, changed: Mapping[str, tuple[str, ...]]) -> tuple[str, int]:
        """The first cell that is typed anew: its row and its column."""
        id_, cells = next(iter(changed.items()))
        before = next((row.cells for row in self.model.rows if row.id == id_), ())
        same = takewhile(lambda pair: pair[0] == pair[1], zip(cells, before, strict=False))
        return id_, NAME + 1 + sum(1 for _ in same)

    def _undone(self) -> tuple[str, int, int] | None:
        """Undo leads back to the cell whose words it took: those typed next are for that. None otherwise."""
        at = self.bridge.in_play.last_step if self._game else 0
        id_, column = self._typed.get(at, ("", 0)) if at < self._at else ("", 0)
        self._at = at
        return (id_, 0, column) if any(row.id == id_ for row in self.model.rows) else None

    def _choose(self, before: tuple[str, int, int]) -> None:
        """Keep the cell in hand where its row still is, else take the one that has come into its place."""
        id_, row, column = before
        here = self.table.currentIndex()
        if here.isValid() and (self.chosen, here.column()) == (id_, column):
            return
        places = {row.id: place for place, row in enumerate(self.model.rows)}
        if places:
            place = places.get(id_, min(max(row, 0), len(places) - 1))
            self.table.go_to(self.model.index(place, max(column, 1)))

    def _set_up_table(self) -> None:
        self.table.setModel(self.model)
        behaviour, mode = self.table.selectionBehavior(), self.table.selectionMode()
        show_rows(self.table, ())
        expanding = QSizePolicy.Policy.Expanding
        self.table.setSizePolicy(expanding, expanding)  # else its rows would take the room of what is above
        self.table.setSelectionBehavior(behaviour)
        self.table.setSelectionMode(mode)
        self.table.setShowGrid(True)

    def _lay_out(self) -> None:
        self._switch = QVBoxLayout()
        self.column.addWidget(self.about)
        self.column.addLayout(self._switch)
        entry = QWidget()
        beside = Beside(entry, room=_ROOM_FOR_ENTRY)
        beside.addWidget(self.roster, 1)
        beside.addWidget(self.roster.button, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(entry)
        self.column.addWidget(self.setup)
        self.column.addWidget(self._tools())
        self.column.addWidget(self.table, 1)

    def _tools(self) -> QWidget:
        """How many there are, and what is done with rows: under one another where a line has no room."""
        tools, buttons = QWidget(), QWidget()
        row = Beside(tools, room=_ROOM_FOR_TOOLS)
        row.addWidget(self.count, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(buttons)
        flow = FlowLayout(buttons, spacing=6)
        for button in self.buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            button.setFocusProxy(self.table)  # the row in hand stays in hand, and has the keys
            flow.addWidget(button)
        return tools

    def _connect(self) -> None:
        self.roster.named.connect(self._name)
        self.model.typed.connect(self.type_cells)
        self.table.pasted.connect(lambda text: self.model.paste(text, self.table.currentIndex()))
        wanted = (self.table.copy_wanted, self.table.add_wanted, self.table.strike_wanted)
        work = (self.copy_down, self.add_like, self.strike)
        for name, key, do in zip(_BUTTONS, wanted, work, strict=True):
            key.connect(do)
            self.buttons[name].clicked.connect(do)
