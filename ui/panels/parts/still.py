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

    from ui.panels.panel import Panel


@dataclass(frozen=True, slots=True)
class Item:
    """One thing in a panel. Those that tell equal things look the same; None is never the same.

    One that `acts` gives the keyboard back by going, so it is not kept while it has it. What drew it before
    is made to tell the present by `renew`, where equal things do not look the same.
    """

    told: object
    make: Callable[[], QWidget]
    acts: bool = False
    renew: Callable[[QWidget], None] | None = None


Shown = tuple[object, "QWidget"]


class StillColumn:
    """Items of a panel, one under the other, and of those that tell the same what drew them last."""

    def __init__(self, panel: Panel) -> None:
        self._panel = panel
        self._look: tuple[object, ...] = ()
        self._shown: list[Shown] = []

    def show(self, column: QBoxLayout, items: Iterable[Item]) -> None:
        """Show some items in a column that holds nothing else but a stretch below them."""
        look = self._look_now()
        before = list(self._shown) if look and look == self._look else []
        with laid_out_once(column):
            shown = [(item.told, _kept(before, item) or item.make()) for item in items]
            standing = [view for _, view in self._shown]
            self._look, self._shown = look, shown
            if (wanted := [view for _, view in shown]) != standing:
                _put(column, standing, wanted)

    def _look_now(self) -> tuple[object, ...]:
        """What the same item is drawn by; nothing where its words are not the same for all who read them."""
        bridge = self._panel.bridge
        if bridge.session is None or bridge.is_veiled:
            return ()
        sizes = bridge.text_size, self._panel.devicePixelRatioF()
        return bridge.catalogue, bridge.palette, bridge.board, *sizes


def _kept(before: list[Shown], item: Item) -> QWidget | None:
    """What drew the same before, taken out of what is left of that."""
    for place, (told, view) in enumerate(before):
        if told is not None and told == item.told and not (item.acts and _has_keyboard(view)):
            if item.renew is not None:
                item.renew(view)
            return before.pop(place)[1]
    return None


def _has_keyboard(view: QWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and (focus is view or view.isAncestorOf(focus))


def _put(column: QBoxLayout, standing: list[QWidget], wanted: list[QWidget]) -> None:
    """Let what is wanted stand in a column, from the first that stood there otherwise on."""
    pairs = enumerate(zip(standing, wanted, strict=False))
    shorter = min(len(standing), len(wanted))
    first = next((place for place, (old, new) in pairs if old is not new), shorter)
    for view in standing[first:]:
        column.removeWidget(view)
        if view not in wanted:
            view.hide()
            view.deleteLater()
    left, has_new_keys = iter(standing), False
    for place, view in enumerate(wanted[first:], first):
        is_in_order = view in standing and view in left
        if is_in_order and not (has_new_keys and _takes_keys(view)):
            view.raise_()  # for who has the panel read out
        else:
            has_new_keys = has_new_keys or _takes_keys(view)
            view.setParent(None)  # last of the panel again, for the keys that go from one thing to the next
        column.insertWidget(place, view)
    show_now(column)


def _takes_keys(view: QWidget) -> bool:
    inside = (view, *view.findChildren(QWidget))
    return any(one.focusPolicy() & Qt.FocusPolicy.TabFocus for one in inside)
