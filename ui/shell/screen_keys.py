"""Keys on the screen: where a player has switched them on, they come to the field that he taps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QWidget

from ui import operations
from ui.map.tool_card import ToolCard
from ui.session.bridge import Change
from ui.shell.command_palette import CommandPalette
from ui.shell.holder_filter import HolderFilter
from ui.shell.kana_words import written_so
from ui.shell.map_card import MapCard
from ui.shell.typing_filter import writes_itself
from ui.widgets.hex_entry import GoToBar
from ui.widgets.key_pad import KeyPad, press_key, text_before_cursor
from ui.widgets.layouts import area_of
from ui.widgets.name_list import NameList
from ui.widgets.sheet_table import SheetTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ui.shell.main_window import MainWindow

_HELD_MS = 40  # until another look at what is pressed
_EDGE = 8  # pixels to the edges of the window
_AROUND = 12  # pixels kept free about the field
_FORMS = ((True, False), (False, False), (False, True))  # names above the keys, keys close together
_COMMAND_WORDS = "keys-command-words"
_CARDS = (CommandPalette, GoToBar, MapCard, ToolCard)


class ScreenKeys(HolderFilter):
    """Watches what has the keyboard in a window; its pad types into that as a keyboard would.

    A tap brings it, or what the player opens in order to type; the program giving the keyboard to a field
    does not. It goes as the keyboard leaves the fields, and it changes its place only where it would lie
    over the field or what is asked. `moved` as it comes, goes or lies elsewhere.
    """

    moved = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._bridge = window, window.bridge
        self.pad: KeyPad | None = None
        self._names: NameList | None = None
        self._stood = QRect()  # with the size it had: another board may have been turned to since
        self._bridge.changed.connect(self._on_changed)
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]

    @property
    def place(self) -> QRect:
        """Where it lies in the window; empty while it does not."""
        return self.pad.geometry() if self.pad is not None and self.pad.isVisible() else QRect()

    def come(self) -> None:
        """Come to the field that has the keyboard, or has it once a menu is gone, if they are switched on."""
        holder = self._window.focusWidget()
        if self._bridge.preferences.screen_keys and self._is_field(holder) and holder is not None:
            self._serve(holder)

    def stand(self) -> None:
        """Stand clear anew: the window has another size, or something is asked."""
        holder = self._window.focusWidget()
        if self.pad is not None and not self.place.isEmpty() and holder is not None:
            self.pad.raise_()
            self._stand_clear_of(holder)
            self.moved.emit()

    def switch(self) -> None:
        """Come, and to every field tapped from now on; asked again, stay away."""
        is_wanted = self.place.isEmpty()
        operations.set_preference(self._bridge, screen_keys=is_wanted)
        self.come()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """A field that has the keyboard already is tapped."""
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.come()
        return False

    def is_watched(self, holder: QWidget) -> bool:
        """Fields alone, and sheets, whose cell in hand takes what is typed."""
        return writes_itself(holder) or isinstance(holder, SheetTable)

    def _is_field(self, holder: QWidget | None) -> bool:
        return holder is not None and holder.window() is self._window and self.is_watched(holder)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Stay from field to field, and go with the last; while nobody has the keyboard nothing is said."""
        if self._is_field(new):
            is_tapped = QApplication.mouseButtons() != Qt.MouseButton.NoButton
            if is_tapped or not self.place.isEmpty():
                self.come()
        elif new is not None and new.window() is self._window:
            self._leave()

    def _leave(self) -> None:
        """Go, but not from under a finger: what lies above them would come down before it is lifted."""
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            QTimer.singleShot(_HELD_MS, self, self._leave)
        elif not self._is_field(self._window.focusWidget()):
            self._go()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if self.pad is not None and changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self.pad.dress()
            self.stand()
        if Change.PREFERENCES not in changes:
            return
        if self._bridge.preferences.screen_keys:
            self.come()
        else:
            self._go()

    # ---- there and away ----

    def _serve(self, field: QWidget) -> None:
        pad = self._made()
        self._listen(field)
        is_number = bool(_hints(field) & Qt.InputMethodHint.ImhPreferNumbers)
        is_command = isinstance(field.parentWidget(), CommandPalette)
        pad.serve(is_number=is_number, words_key=_COMMAND_WORDS if is_command else "")
        self._show_names()
        pad.show()
        pad.raise_()
        self._stand_clear_of(field)
        self.moved.emit()

    def _go(self) -> None:
        if self.pad is None or self.pad.isHidden():
            return
        self._listen(None)
        self.pad.hide()
        self.moved.emit()

    def _made(self) -> KeyPad:
        """Made when first wanted."""
        if self.pad is None:
            self.pad = KeyPad(self._bridge, self._window)
            self.pad.pressed.connect(self._press)
            self.pad.taken.connect(self._take)
            self.pad.put_away.connect(self._go)
            self.pad.turned.connect(self.stand)
        return self.pad

    def _stand_clear_of(self, field: QWidget) -> None:
        """Where there is no room for them beside it, names give way to keys, and those move together."""
        pad, window = self._made(), self._window
        place, now = _place(field, window), self._stood
        for has_names, is_tight in _FORMS:
            around = 0 if is_tight else _AROUND
            near = place.adjusted(-around, -around, around, around)
            pad.take_form(has_names=has_names, is_tight=is_tight)
            pad.setGeometry(self._spot(pad, now, near, (self._card_of(field), self._window.asked_place)))
            self._stood = pad.geometry()
            if not self._stood.intersects(near):
                return

    def _card_of(self, field: QWidget) -> QRect:
        """Where the card lies that the field is a part of, with what is pressed or found in it."""
        card: QWidget | None = field
        while card is not None and not isinstance(card, _CARDS):
            card = card.parentWidget()
        return QRect(card.mapTo(self._window, QPoint()), card.size()) if card is not None else QRect()

    def _spot(self, pad: KeyPad, now: QRect, near: QRect, cards: Sequence[QRect]) -> QRect:
        """Where it hides least of the field and of cards: where it is, else a corner, at the foot first."""
        room = self._window.typing_room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        size = pad.sizeHint().boundedTo(room.size())
        left, right = room.left(), room.right() + 1 - size.width()
        foot, head = room.bottom() + 1 - size.height(), room.top()
        spots = [QRect(QPoint(x, y), size) for y in (foot, head) for x in (left, right)]
        if now.size() == size and room.contains(now):
            spots.insert(0, now)
        return min(spots, key=lambda spot: (area_of(spot & near), sum(area_of(spot & one) for one in cards)))

    # ---- what it types ----

    def _press(self, key: int, text: str) -> None:
        press_key(key, text)
        self._show_names()

    def _listen(self, field: QWidget | None) -> None:
        """The names of the field served stand above the keys, and nowhere else."""
        if self._names is not None:
            self._names.stay_away(is_away=False)
        found = field.findChild(NameList) if field is not None else None
        self._names = found if isinstance(found, NameList) else None
        if self._names is not None:
            self._names.stay_away(is_away=True)
            self._names.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._names = None

    def _show_names(self) -> None:
        """Names that fit; beside them words that the kana typed last may be written as."""
        if self.pad is not None:
            words = written_so(text_before_cursor()).words
            self.pad.show_names((*self._listed, *words))

    @property
    def _listed(self) -> list[str]:
        return self._names.names if self._names else []

    def _take(self, name: str) -> None:
        if self._names is not None and name in self._listed:
            self._names.take(name)
            self._names.show_names(())
        else:
            for _ in range(written_so(text_before_cursor()).kana):
                press_key(Qt.Key.Key_Backspace, "\b")
            press_key(Qt.Key.Key_unknown, name)
        self._show_names()


def _place(field: QWidget, window: QWidget) -> QRect:
    """What is to be seen of a field while it is typed into."""
    if isinstance(field, SheetTable):
        cell = field.visualRect(field.currentIndex())
        return QRect(field.viewport().mapTo(window, cell.topLeft()), cell.size())
    return QRect(field.mapTo(window, QPoint()), field.size())


def _hints(field: QWidget) -> Qt.InputMethodHint:
    if isinstance(field, QAbstractSpinBox):
        return Qt.InputMethodHint.ImhPreferNumbers
    return field.inputMethodHints()
