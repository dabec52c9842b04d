"""What stands in a column of a panel: what draws it stays for as long as it tells the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from ui.widgets.layouts import laid_out_once, show_now

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QBoxLayout

    from companion.text import Catalogue
    from ui.panels.panel import Panel


@dataclass(frozen=True, slots=True)
class Item:
    """One thing in a panel. Those that tell equal things look the same; None is never the same.

    One that `acts` gives the keyboard back by going, so it is not kept while it has it. What drew it before
    is made to tell the present by `renew`, in the language of the present, where equal things do not look
    the same.
    """

    told: object
    make: Callable[[], QWidget]
    acts: bool = False
    renew: Callable[[QWidget], None] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """What an item told, what draws it, and whether keys go through that."""

    told: object
    view: QWidget
    takes_keys: bool


class StillColumn:
    """Items of a panel, one under the other, and of those that tell the same what drew them last."""

    def __init__(self, panel: Panel) -> None:
        self._panel = panel
        self._look: tuple[object, ...] = ()
        self._words: Catalogue | None = None
        self._shown: list[Shown] = []

    def show(self, column: QBoxLayout, items: Iterable[Item]) -> None:
        """Show some items in a column that holds nothing else but a stretch below them."""
        look, words = self._look_now(), self._panel.bridge.catalogue
        before = list(self._shown) if look and look == self._look else []
        is_worded = words is self._words
        with laid_out_once(column):
            standing, self._look, self._words = self._shown, look, words
            self._shown = [_kept(before, item, is_worded) or _made(item) for item in items]
            if self._shown != standing:
                _put(column, standing, self._shown)

    def _look_now(self) -> tuple[object, ...]:
        """What the same item is drawn by; nothing where its words are not the same for all who read them."""
        bridge = self._panel.bridge
        if bridge.session is None or bridge.is_veiled:
            return ()
        sizes = bridge.text_size, self._panel.devicePixelRatioF()
        return bridge.palette, bridge.board, *sizes


def _made(item: Item) -> Shown:
    view = item.make()
    inside = (view, *view.findChildren(QWidget))
    return Shown(item.told, view, any(one.focusPolicy() & Qt.FocusPolicy.TabFocus for one in inside))


def _kept(before: list[Shown], item: Item, is_worded: bool) -> Shown | None:
    """What drew the same before, taken out of what is left of that; in other words what can renew them."""
    if not is_worded and item.renew is None:
        return None
    for place, one in enumerate(before):
        if one.told is not None and one.told == item.told and not (item.acts and _has_keyboard(one.view)):
            if item.renew is not None:
                item.renew(one.view)
            return before.pop(place)
    return None


def _has_keyboard(view: QWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and (focus is view or view.isAncestorOf(focus))


def _put(column: QBoxLayout, standing: list[Shown], wanted: list[Shown]) -> None:
    """Let what is wanted stand in a column, from the first that stood there otherwise on."""
    pairs = enumerate(zip(standing, wanted, strict=False))
    shorter = min(len(standing), len(wanted))
    first = next((place for place, (old, new) in pairs if old is not new), shorter)
    for one in standing[first:]:
        column.removeWidget(one.view)
        if one not in wanted:
            one.view.hide()
            one.view.deleteLater()
    left, has_new_keys = iter(standing), False
    for place, one in enumerate(wanted[first:], first):
        is_in_order = one in standing and one in left
        if is_in_order and not (has_new_keys and one.takes_keys):
            one.view.raise_()  # for who has the panel read out
        else:
            has_new_keys = has_new_keys or one.takes_keys
            one.view.setParent(None)  # last of the panel, for the keys that go from one thing to the next
        column.insertWidget(place, one.view)
    show_now(column)
