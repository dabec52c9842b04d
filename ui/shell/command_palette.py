"""The command palette: every action of program and game by a few letters of its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QKeySequence, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from companion.kit.panels import Choice, Panel
from companion.reason import Reason
from companion.text import LANGUAGES, catalogue_in
from ui import operations
from ui.session.also_called import also_called
from ui.session.bridge import SessionBridge
from ui.session.panel_data import form_choices, plain_choices
from ui.shell.action_set import ActionSet
from ui.shell.actions import ACTIONS, ActionSpec
from ui.shell.found_elsewhere import Elsewhere, Index
from ui.shell.fuzzy import holds, is_whole, score
from ui.shell.kinds import of_kind
from ui.widgets.layouts import keep_gutter

_WIDTH, _HEIGHT = 44, 34  # text sizes, at most
_AROUND = 34  # margins and gap
_EDGE = 12  # pixels beside it
_PICTURE, _BESIDE = 1.4, 4  # text sizes, and pixels to the words
_NARROW = 26  # text sizes: with less for a row its keys stand below its name
_LEAST = 11  # text sizes: with less in height it lies under the keys on the screen
_ID = Qt.ItemDataRole.UserRole


class CommandPalette(QFrame):
    """Lists the actions that fit the typed letters, best first; Return or a tap runs one.

    Names in the other languages are found too, so a player who knows one of them gets by, and other words
    for them; scattered letters only where nothing has them as words. What the game offers and takes
    nothing more is found beside the program's own actions; what it refuses just now is grey, with why, and
    may be tried as elsewhere. `form_wanted` asks for the form of what takes more, in the panel of an id.
    Last come calculators, tasks of the guide, facts and rules: `place_wanted` asks for one of these.
    """

    dismissed = Signal()
    form_wanted = Signal(object, str)
    place_wanted = Signal(object)

    def __init__(
        self, bridge: SessionBridge, actions: ActionSet, ground: QWidget, room: Callable[[], QRect]
    ) -> None:
        super().__init__(ground.window())  # so that no card of the window covers it
        self.setObjectName("command-palette")
        self._bridge, self._ground, self._room = bridge, ground, room
        self._actions = actions
        self._choices: dict[str, Choice] = {}
        self._forms: dict[str, tuple[Choice, Panel]] = {}
        self._index = Index(bridge, sets_facts=False)
        self._places: dict[str, Elsewhere] = {}
        self._names: dict[str, _Names] = {}
        self._before: QWidget | None = None  # who had the keyboard
        self.line, self.list, self.none = QLineEdit(), QListWidget(), QLabel(wordWrap=True)
        keep_gutter(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 10)
        column.addWidget(self.line)
        column.addWidget(self.none)
        column.addWidget(self.list)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.line.installEventFilter(self)
        ground.installEventFilter(self)
        self.line.textChanged.connect(self._search)
        self.list.itemClicked.connect(self._run)
        bridge.told.connect(self._names.clear)
        self.hide()

    def open(self) -> None:
        """Show all actions and take the keyboard."""
        if (holder := QApplication.focusWidget()) is not self.line:
            self._before = holder
        self._forms = form_choices(self._bridge)
        self._choices = plain_choices(self._bridge) | {id_: one for id_, (one, _) in self._forms.items()}
        self._index = Index(self._bridge, sets_facts=self._actions["set-facts"].isEnabled())
        self._names.clear()
        self.line.clear()
        for say in (self.line.setPlaceholderText, self.line.setAccessibleName):
            say(self._bridge.text("palette-hint"))
        self._search("")
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def is_waiting(self) -> bool:
        """Whether nothing was typed into it yet."""
        return self.isVisible() and not self.line.text()

    def give_up(self) -> None:
        """Hide without an action; who had the keyboard has it again."""
        self._dismiss()
        self._give_back()

    def shown_ids(self) -> list[str]:
        """The ids of the actions listed, best first."""
        return [self.list.item(row).data(_ID) for row in range(self.list.count())]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._ground:
            if event.type() == QEvent.Type.Resize:
                self.place()
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._on_key(event.key())
        if event.type() == QEvent.Type.FocusOut:
            self.hide()
        return False

    def _on_key(self, key: int) -> bool:
        match key:
            case Qt.Key.Key_Escape:
                self.give_up()
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                self._step(1 if key == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._run(self.list.currentItem())
            case _:
                return False
        return True

    def _step(self, by: int) -> None:
        count = self.list.count()
        if count:
            at = self.list.currentRow()
            self.list.setCurrentRow((at + by) % count if at >= 0 else min(by, 0) % count)

    def _run(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        self._dismiss()
        if form := self._forms.get(item.data(_ID)):
            self.form_wanted.emit(form[0], form[1].id)
            return
        if place := self._places.get(item.data(_ID)):
            self.place_wanted.emit(place)
            return
        if choice := self._choices.get(item.data(_ID)):
            operations.do_choice(self._bridge, choice)
            return
        self._actions.do_found(item.data(_ID))

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()

    def _give_back(self) -> None:
        """Whoever had the keyboard has it again, if he is still there."""
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible() and before.isEnabled():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def _search(self, query: str) -> None:
        game, found = self._found_choices(query), self._found_actions(query)
        places = self._index.find(query)
        self._places = {place.id: place for place in places}
        whole = [spec for spec in found if any(holds(query, name) for name in self._called(query, spec))]
        if game or places or whole:
            found = whole
        undoing = [spec for spec in found if self._is_told_by_act(query, spec)]
        found = [spec for spec in found if spec not in undoing]
        called_so = [spec for spec in found if self._is_called(query, spec)]
        self._list_all(
            [
                *map(self._action_entry, called_so),
                *(self._choice_entry(id_) for id_ in game if self._choices[id_].is_legal),
                *(self._action_entry(spec) for spec in found if spec not in called_so),
                *(self._choice_entry(id_) for id_ in game if not self._choices[id_].is_legal),
                *(_Entry(place.id, self._bridge.reason_text(place.label)) for place in places),
                *map(self._action_entry, undoing),
            ]
        )
        # Nothing typed, Enter does nothing yet: who presses it has chosen nothing.
        self.list.setCurrentRow(0 if query.strip() else -1)
        self.list.scrollToTop()
        self.none.setText(self._bridge.text("palette-none"))
        self.none.setVisible(not self.list.count())
        self.list.setVisible(bool(self.list.count()))
        self._stand()

    def _list_all(self, entries: list[_Entry]) -> None:
        """In rows that are there already as far as they go: new ones take longer than all the looking."""
        while self.list.count() > len(entries):
            self.list.takeItem(self.list.count() - 1)
        while self.list.count() < len(entries):
            self.list.setItemWidget(QListWidgetItem(self.list), _Row())
        for number, entry in enumerate(entries):
            item = self.list.item(number)
            item.setData(_ID, entry.id)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, entry.words)
            of_kind(_Row, self.list.itemWidget(item)).show_entry(entry, self._picture_side)

    def _found_actions(self, query: str) -> list[ActionSpec]:
        """The program's actions that have the letters typed, best first, what can be done now before all."""
        offered = (spec for spec in ACTIONS if self._actions[spec.id].isVisible())
        found = [(points, spec) for spec in offered if (points := self._score(query, spec)) is not None]
        found.sort(key=lambda pair: (not self._actions[pair[1].id].isEnabled(), -pair[0]))
        return [spec for _points, spec in found]

    def _found_choices(self, query: str) -> list[str]:
        """The game's choices that have the letters typed in a row; nothing typed, none."""
        return [id_ for id_ in self._choices if query.strip() and self._has(id_, query)]

    def _has(self, id_: str, query: str) -> bool:
        """A form is found by its panel's name too, where some word is its own."""
        label, name = self._choices[id_].label, self._bridge.hex_name
        own = [self._bridge.veil(label), *also_called(label)]
        of = [self._bridge.veil(self._forms[id_][1].title)] if id_ in self._forms else []
        for catalogue in map(catalogue_in, LANGUAGES):
            words, title = (" ".join(catalogue.reason(one, name) for one in told) for told in (own, of))
            if holds(query, f"{words} {title}") and any(holds(word, words) for word in query.split()):
                return True
        return False

    def _is_called(self, query: str, spec: ActionSpec) -> bool:
        """Whether that is its whole name, or that on its button: "Move" before all that removes something."""
        return any(is_whole(query, name) for name in self._names_of(spec).now)

    def _is_told_by_act(self, query: str, spec: ActionSpec) -> bool:
        """Whether only what it would take back has the words: who looks for that does not mean to undo it."""
        names = self._names_of(spec)
        own = (*names.plain, *names.also)
        return spec.detail is not None and all(score(query, name) is None for name in own)

    def _score(self, query: str, spec: ActionSpec) -> int | None:
        fits = (score(query, name) for name in self._called(query, spec))
        return max((points for points in fits if points is not None), default=None)

    def _called(self, query: str, spec: ActionSpec) -> Iterator[str]:
        """What it is called now, on its button too, and in every language, and by players as it was typed."""
        names = self._names_of(spec)
        yield from (*names.now, *names.plain)
        yield from (also for also in names.also if holds(query, also))

    def _names_of(self, spec: ActionSpec) -> _Names:
        """Put together once for all letters typed, until something changes."""
        if (names := self._names.get(spec.id)) is None:
            catalogues = [catalogue_in(language) for language in LANGUAGES]
            names = self._names[spec.id] = _Names(
                now=(self._actions.words(spec.id), self._actions[spec.id].iconText()),
                plain=tuple(one.text(spec.text_key) for one in catalogues),
                also=tuple(one.text(spec.also_key) for one in catalogues if spec.also_key in one),
            )
        return names

    def _action_entry(self, spec: ActionSpec) -> _Entry:
        action, why = self._actions[spec.id], self._actions.why_not(spec.id)
        words, _ = self._names_of(spec).now
        told = self._bridge.reason_text(why) if why else ""
        return _Entry(spec.id, words, told, action, is_enabled=action.isEnabled())

    def _choice_entry(self, id_: str) -> _Entry:
        choice = self._choices[id_]
        words, why = self._choice_words(id_), choice.refusal
        return _Entry(id_, words, self._bridge.reason_text(why) if why else "", is_enabled=choice.is_legal)

    def _choice_words(self, id_: str) -> str:
        """With the name of its panel where several panels have a form called so."""
        label = self._choices[id_].label
        if sum(form.label.key == label.key for form, _ in self._forms.values()) > 1 and id_ in self._forms:
            title = self._bridge.reason_text(self._forms[id_][1].title)
            label = Reason("palette-form", args={"panel": title}, about=label)
        return self._bridge.reason_text(label)

    @property
    def _picture_side(self) -> int:
        return round(_PICTURE * self._bridge.text_size)

    def place(self) -> None:
        """The page has another size, or keys on the screen have come or gone."""
        if self.isVisible():
            self._stand()

    def _stand(self) -> None:
        """As wide as its words like it, or as there is room; each row as high as it then needs.

        Where panels leave the page less than the line and an entry need, it lies over what is below.
        """
        em, ground, free = self._bridge.text_size, self._ground.size(), self._room().size()
        if free.height() >= _LEAST * em:
            ground = free
        width = min(round(_WIDTH * em), ground.width() - 2 * _EDGE)
        inside = width - _AROUND - self.list.verticalScrollBar().sizeHint().width()
        rows = sum(self._fit_row(self.list.item(row), inside) for row in range(self.list.count()))
        said = 0 if self.list.count() else self.none.heightForWidth(inside)
        around = self.line.sizeHint().height() + _AROUND + said
        height = min(rows + around, round(_HEIGHT * em), ground.height() - 2 * _EDGE)
        height = max(height, min(rows + around, self.minimumSizeHint().height()))
        corner = self._ground.mapTo(self.window(), QPoint((self._ground.width() - width) // 2, _EDGE))
        corner.setY(max(min(corner.y(), self.window().height() - height), 0))
        self.setGeometry(QRect(corner, QSize(width, height)))

    def _fit_row(self, item: QListWidgetItem, width: int) -> int:
        row = of_kind(_Row, self.list.itemWidget(item))
        row.stand(is_narrow=width < _NARROW * self._bridge.text_size)
        height = max(row.heightForWidth(width), row.sizeHint().height())
        item.setSizeHint(QSize(0, height))
        return height


@dataclass(frozen=True, slots=True)
class _Names:
    """What an action is called: by the window now, plainly in each language, and by players."""

    now: tuple[str, str]
    plain: tuple[str, ...]
    also: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Entry:
    """One thing found, and why it cannot be done now; an action has a picture and keys."""

    id: str
    words: str
    why: str = ""
    action: QAction | None = None
    is_enabled: bool = True


class _Row(QWidget):
    """One thing found: icon of so many pixels, name, shortcut, and why it cannot be done now."""

    def __init__(self) -> None:
        super().__init__()
        self._picture, self._words, self._why = QLabel(), QLabel(wordWrap=True), QLabel(wordWrap=True)
        self._why.setObjectName("small")
        self._keys = QLabel()
        self._row, self._names = QHBoxLayout(self), QVBoxLayout()
        self._row.setContentsMargins(8, 6, 8, 6)
        self._row.addWidget(self._picture)
        self._names.setSpacing(0)
        self._names.addWidget(self._words)
        self._names.addWidget(self._why)
        self._row.addLayout(self._names, 1)
        self._row.addWidget(self._keys)

    def show_entry(self, entry: _Entry, side: int) -> None:
        """Another thing in the place of the one before."""
        action = entry.action
        self._picture.setPixmap(_picture_of(action, side) if action else QPixmap())
        self._picture.setFixedWidth(side + _BESIDE)
        self._words.setText(entry.words)
        self._why.setText(entry.why)
        self._why.setVisible(bool(entry.why))
        keys = action.shortcut() if action else QKeySequence()
        self._keys.setText(keys.toString(QKeySequence.SequenceFormat.NativeText))
        self.setEnabled(entry.is_enabled)

    def stand(self, *, is_narrow: bool) -> None:
        """With its keys beside its name, or below it."""
        place = self._names if is_narrow and self._keys.text() else self._row
        if place.indexOf(self._keys) < 0:
            place.addWidget(self._keys)


def _picture_of(action: QAction, side: int) -> QPixmap:
    mode = QIcon.Mode.Normal if action.isEnabled() else QIcon.Mode.Disabled
    return action.icon().pixmap(QSize(side, side), mode)
