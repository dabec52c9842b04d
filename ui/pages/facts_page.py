"""Every tracked fact, to be set to what the table shows; also to start in mid-game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit

from companion.kit.facts import fact_at
from companion.reason import Reason
from ui import operations
from ui.cards.ring import is_marked, mark
from ui.pages.page import Page
from ui.pages.pile_facts import PileFacts
from ui.session.bridge import Change
from ui.session.fact_words import FactWords
from ui.session.message import Severity
from ui.shell.fuzzy import holds
from ui.widgets.field_note import FieldNote
from ui.widgets.greyed import grey, press
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.hinted_line import HintedLine
from ui.widgets.in_view import bring_into_view
from ui.widgets.layouts import clear
from ui.widgets.literal import literal
from ui.widgets.look_like import look_like
from ui.widgets.search_line import SearchLine
from ui.widgets.value_editor import ValueEditor, as_json

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue
    from PySide6.QtGui import QResizeEvent

    from companion.kit.facts import Fact
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge
    from ui.session.message import Message

_COLUMNS = 2
_LINES = 3  # of a fact: its name, what is set, what is wrong with that
_MOST = 60  # facts shown at a time: a battle has some for each counter
_ROOM_FOR_COLUMNS, _ROOM_FOR_ROWS = 80, 40  # width of the page in text sizes
_Key = tuple[str, str]  # whose, and where


class FactsPage(Page):
    """Lists the facts in sight; those changed are set together, as one step with a note."""

    id = "facts"
    listens_to = frozenset({Change.SESSION, Change.PHASE, Change.UNITS, Change.PILES, Change.SECRETS})

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.editors: dict[str, ValueEditor] = {}
        self.notes: dict[str, FieldNote] = {}
        self._rows: list[tuple[QLabel, ValueEditor, FieldNote]] = []
        self._placed = (0, False)  # the shape they stand in
        self._is_setting = False
        self.wanted: dict[_Key, JsonValue] = {}
        self._implied: Mapping[str, JsonValue] = {}  # what is otherwise by that, unless it is set too
        self._facts: dict[str, Fact] = {}
        self.search, self.note = SearchLine(), HintedLine()
        self.accept = self.button("facts-set", is_default=True)
        self._grid, self.more = QGridLayout(), QLabel(wordWrap=True)
        self.more.setObjectName("dim")
        self.piles = PileFacts(bridge)
        self.piles.changed.connect(self._enable)
        self.piles.entered.connect(self._enter)
        self._lay_out()
        self.search.textChanged.connect(lambda _text: self._search())
        self.search.returnPressed.connect(self._go_to_first)
        self.accept.clicked.connect(self.set_them)
        self.note.returnPressed.connect(lambda: press(self.accept))
        bridge.message.connect(self._note)
        self._session: Session | None = None
        self._words = FactWords(bridge)

    def refresh(self) -> None:
        """What was changed and not set yet waits for who left the page; another session begins anew."""
        if self.bridge.session is not self._session:
            self._session, self._words = self.bridge.session, FactWords(self.bridge)
            self._begin_anew()
        self._drop_settled()
        self._show_facts()
        self._enable()

    def _begin_anew(self) -> None:
        self.wanted, self.piles.wanted = {}, {}
        self.search.clear()
        self.note.clear()

    def type_text(self, text: str) -> None:
        """What is typed beside any value looks for one."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.insert(text)

    def look_for(self, query: str) -> None:
        """Show what has these words among its own; a single value has the keyboard at once.

        They are marked, and undone as if they had been typed: undo in their line is none of the game's.
        """
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()
        self.search.insert(query)
        self.search.selectAll()
        if len(self.editors) == 1 or not self.editors:
            QTimer.singleShot(0, self, self._take_first)  # the page that comes takes the keyboard first

    def _go_to_first(self) -> None:
        """Enter leads to the first value found, to be typed, once something is looked for.

        Words still marked are those of the last search: what is typed now takes their place.
        """
        query = self.search.text()
        if query.strip() and self.search.selectedText() != query:
            self._take_first()

    def _take_first(self) -> None:
        if (first := next(iter(self._editors()), None)) is not None:
            (first.findChild(QLineEdit) or first.field).setFocus(Qt.FocusReason.TabFocusReason)

    def set_them(self) -> None:
        """Set what was changed: a step for the public facts, one for each faction's own, one a pile."""
        if wrong := next((editor for editor in self._editors() if not editor.take()), None):
            bring_into_view(wrong)
            return  # why is told; what was typed stays
        note = self.note.text().strip()
        steps: dict[str, dict[str, JsonValue]] = {}
        for (owner, path), value in self.wanted.items():
            steps.setdefault(owner, {})[path] = value
        self._is_setting = True
        with self.bridge.telling_once():  # at the end, which need not show a page anew that is left
            done = [
                operations.set_facts(self.bridge, facts, note, owner, at_fields=True)
                for owner, facts in steps.items()
            ]
            done += [operations.set_pile(self.bridge, *step, note) for step in self.piles.wanted.items()]
            self._is_setting = False
            if all(done):
                self._begin_anew()  # though it be undone before the page is seen again
                self.closed.emit()

    def _enter(self) -> None:
        """Enter, once it has taken a value, rings what sets all; once that is ringed it sets them."""
        if not self.accept.isEnabled():
            self.bridge.say(Reason("facts-none-changed"), Severity.ERROR, slot="refusal")
        elif is_marked(self.accept):
            self.set_them()
        else:
            mark(self.accept, is_on=True, told=self.bridge.text("ring-enter-gives"))

    def _note(self, message: Message) -> None:
        """What cannot be set stands beside its value, though the search has left that out."""
        if not (self._is_setting and message.is_at_field):
            return
        if message.place.field not in self.notes:
            self.search.clear()
        if note := self.notes.get(message.place.field):
            note.tell(message.reason)
            bring_into_view(note)
        else:
            self.bridge.say(message.reason, Severity.ERROR, slot="refusal")  # behind the last that is listed

    def _drop_settled(self) -> None:
        """What is tracked so by now, or cannot be seen here, is changed no more."""
        session = self.bridge.session
        facts = session.system.facts(session.state) if session and self.wanted else ()
        self._implied = self._implied_now()
        kept = {_key(fact): self._unchanged(fact) for fact in facts if _key(fact) in self.wanted}
        self.wanted = {key: self.wanted[key] for key in kept if kept[key] != self.wanted[key]}

    def _lay_out(self) -> None:
        self.texts.bind("facts-search", self.search.setPlaceholderText, self.search.setAccessibleName)
        self.texts.bind("search-empty", self.search.name_cross)
        self.texts.bind(
            "facts-note", lambda whole: self.note.hint(whole, self.bridge.text("facts-note-brief"))
        )
        self.column.addWidget(self.label("facts-about", "dim"))
        row = QHBoxLayout()
        for widget, stretch in ((self.search, 2), (self.note, 3), (self.accept, 0)):
            row.addWidget(widget, stretch)
        self.column.addLayout(row)
        card, column = self.card()
        column.addLayout(self._grid)
        column.addWidget(self.more)
        column.addWidget(self.piles)
        self._grid.setHorizontalSpacing(16)
        self.column.addWidget(card)
        self.column.addStretch(1)

    def _show_facts(self) -> None:
        self._list(self._found())

    def _search(self) -> None:
        """Another letter often finds the same: these rows stay, so that typing is as quick as the hand."""
        found = self._found()
        if [fact.path for fact in found[:_MOST]] == [*self._facts]:
            self._tell_beside(found)
        else:
            self._list(found)

    def _found(self) -> list[Fact]:
        """Those that have the words in their names stand before those that have them in their values."""
        session = self.bridge.session
        facts = session.system.facts(session.state) if session else ()
        query = self.search.text()
        called = _called(session) if session and query.strip() else {}
        shown = [fact for fact in facts if self._is_found(query, self._words.of(fact), fact, called)]
        if query.strip():
            shown.sort(key=lambda fact: not self._is_found(query, self._words.named(fact), fact, called))
        return shown

    def _list(self, found: list[Fact]) -> None:
        clear(self._grid)
        self.editors, self.notes = {}, {}
        shown = found[:_MOST]
        self._facts, self._implied = {fact.path: fact for fact in shown}, self._implied_now()
        self._rows = [self._row(fact, self.bridge.reason_text(fact.label)) for fact in shown]
        self._place_rows()
        self._tell_beside(found)

    def _tell_beside(self, found: list[Fact]) -> None:
        query = self.search.text()
        self.piles.refresh(lambda name, pile: holds(query, self._words.of_pile(name, pile)))
        self.more.setText(self._beside(len(found)))
        self.more.setVisible(bool(self.more.text()))

    @staticmethod
    def _is_found(query: str, words: str, fact: Fact, called: Mapping[Reason | None, str]) -> bool:
        return holds(query, f"{words} {called.get(fact.label.about, '')}")

    def _beside(self, found: int) -> str:
        """What is not listed, and why."""
        session, said = self.bridge.session, []
        if found > _MOST:
            said.append(self.bridge.text("facts-more", count=found - _MOST))
        if not (found or self.piles.keepers) and self.search.text():
            said.append(self.bridge.text("facts-none-found"))
        if session is not None and session.secrecy.is_kept and not session.secrecy.seated:
            said.append(self.bridge.text("facts-nobody-seated"))
        return "\n".join(said)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shape != self._placed:
            self._place_rows()

    @property
    def _shape(self) -> tuple[int, bool]:
        """How many columns there is room for, and whether a value stands below its name."""
        columns = _COLUMNS if self.width() > _ROOM_FOR_COLUMNS * self.bridge.text_size else 1
        return columns, self.width() < _ROOM_FOR_ROWS * self.bridge.text_size

    def _place_rows(self) -> None:
        columns, is_narrow = self._placed = self._shape
        rows = -(-len(self._rows) // columns)
        for place, (label, editor, note) in enumerate(self._rows):
            column, row = divmod(place, rows)
            self._grid.addWidget(label, _LINES * row, 2 * column)
            self._grid.addWidget(editor, _LINES * row + is_narrow, 2 * column + (not is_narrow))
            self._grid.addWidget(note, _LINES * row + 2, 2 * column, 1, 2)

    def _row(self, fact: Fact, text: str) -> tuple[QLabel, ValueEditor, FieldNote]:
        label = QLabel(literal(text), wordWrap=True)
        editor = self.editors[fact.path] = ValueEditor(
            self.bridge,
            self._value(fact),
            fact.options,
            is_hex=fact.is_hex,
            may_be_off_map=fact.may_be_off_map,
            usual=(fact.lowest, fact.highest),
            sort=fact.sort,
        )
        note = self.notes[fact.path] = FieldNote(self.bridge, editor.field)
        if isinstance(editor.field, HexLineEdit):
            editor.field.note = note
        label.setBuddy(editor.field)
        editor.field.setAccessibleName(text)
        editor.changed.connect(lambda value: self._want(fact, value, label))
        editor.edited.connect(self._enable)
        editor.entered.connect(self._enter)
        self._mark(label, fact)
        return label, editor, note

    def _value(self, fact: Fact) -> JsonValue:
        """What was chosen here, else what it is without that."""
        if _key(fact) in self.wanted:
            return self.wanted[_key(fact)]
        return self._unchanged(fact)

    def _unchanged(self, fact: Fact) -> JsonValue:
        """What another fact that is chosen here leaves of it, else what is tracked."""
        if not fact.secret_to and fact.path in self._implied:
            return self._implied[fact.path]
        return self._tracked(fact)

    def _implied_now(self) -> Mapping[str, JsonValue]:
        """What else is otherwise by the public facts chosen here."""
        session, wanted = self.bridge.session, self.wanted.items()
        told = {path: value for (owner, path), value in wanted if not owner}
        return session.system.implied_facts(session.state, told) if session and told else {}

    def _tracked(self, fact: Fact) -> JsonValue:
        state = self.bridge.in_play.state
        value = as_json(fact_at(state.scope(fact.secret_to).game, fact.path))
        return fact.lacking if value is None else value

    def _want(self, fact: Fact, value: JsonValue, label: QLabel) -> None:
        self.wanted.pop(_key(fact), None)
        if value != self._value(fact):
            self.wanted[_key(fact)] = value
        self._mark(label, fact)
        self._show_implied()
        self._enable()
        self.bridge.unsay("refusal")  # of what was wanted before

    def _show_implied(self) -> None:
        """A weather that goes with its turn, say, stands as not told as soon as another turn is chosen."""
        before, self._implied = self._implied, self._implied_now()
        for path in self.editors.keys() & (before.keys() | self._implied.keys()):
            self.editors[path].show_value(as_json(self._value(self._facts[path])))

    def _mark(self, label: QLabel, fact: Fact) -> None:
        """What was changed is set in bold until it is set or put back."""
        look_like(label, "amount" if _key(fact) in self.wanted else "")

    def _editors(self) -> tuple[ValueEditor, ...]:
        return *self.editors.values(), *self.piles.editors.values()

    def _enable(self) -> None:
        mark(self.accept, is_on=False)
        is_typing = any(editor.is_typing for editor in self._editors())
        is_other = bool(self.wanted or self.piles.wanted) or is_typing
        grey(self.bridge, self.accept, None if is_other else Reason("facts-none-changed"))


def _called(session: Session) -> dict[Reason | None, str]:
    """What else counters are called, by their names: a fact is looked for by any of them."""
    called: dict[Reason | None, str] = {}
    names = (*session.system.names(session.state), *session.system.absent(session.state))
    for name in names:
        for text in name.texts:
            called[text] = " ".join((called.get(text, ""), *name.printed, *name.short))
    return called


def _key(fact: Fact) -> _Key:
    return fact.secret_to, fact.path
