"""What stands in a game's panel: what draws it stays for as long as it tells the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from companion.kit.facts import Fact
from companion.kit.panels import Checklist, ChoiceList, Gauge, Lines, Table, Track
from ui.panels.parts.make import part_view
from ui.widgets.layouts import show_now

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QBoxLayout, QWidget

    from companion.kit.panels import Part
    from ui.panels.panel import Panel


@dataclass(frozen=True, slots=True)
class Item:
    """One thing in a panel. Those that tell equal things look the same; None is never the same.

    One that `acts` gives the keyboard back by going, so it is not kept while it has it.
    """

    told: object
    make: Callable[[], QWidget]
    acts: bool = False


Shown = tuple[object, "QWidget"]


class StillColumn:
    """The items of a panel, one under the other, and of those that tell the same what drew them last."""

    def __init__(self, panel: Panel) -> None:
        self._panel = panel
        self._look: tuple[object, ...] = ()
        self._shown: list[Shown] = []

    def show(self, column: QBoxLayout, items: Iterable[Item]) -> None:
        """Show some items in a column that holds nothing else."""
        look = self._look_now()
        before = list(self._shown) if look and look == self._look else []
        shown = [(item.told, _taken(before, item) or item.make()) for item in items]
        standing = [view for _, view in self._shown]
        self._look, self._shown = look, shown
        if (wanted := [view for _, view in shown]) != standing or not column.count():
            _put(column, standing, wanted)

    def _look_now(self) -> tuple[object, ...]:
        """What the same item is drawn by; nothing where its words are not the same for all who read them."""
        bridge = self._panel.bridge
        if bridge.session is None or bridge.is_veiled:
            return ()
        sizes = bridge.text_size, self._panel.devicePixelRatioF()
        return bridge.catalogue, bridge.palette, bridge.board, *sizes


def part_item(panel: Panel, part: Part, key: str) -> Item:
    """A part of a panel; `key` names it among the others."""
    is_choice = isinstance(part, ChoiceList)
    told = (part, key, panel.bridge.in_play.state.waiting) if is_choice else part
    return Item(told if _is_still(part) else None, lambda: part_view(panel, part, key), acts=is_choice)


def _is_still(part: Part) -> bool:
    """Whether a part only tells, or takes nothing but a press."""
    match part:
        case Table(rows=rows):
            return not any(isinstance(cell, Fact) for row in rows for cell in row)
        case ChoiceList(choices=choices):
            return not any(choice.inputs for choice in choices)
    return isinstance(part, Checklist | Gauge | Lines | Track)


def _taken(before: list[Shown], item: Item) -> QWidget | None:
    """What drew the same before, taken out of what is left of that."""
    for place, (told, view) in enumerate(before):
        if told is not None and told == item.told and not (item.acts and _has_keyboard(view)):
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
    while column.takeAt(first) is not None:
        pass
    for view in standing[first:]:
        if view not in wanted:
            view.hide()
            view.deleteLater()
    for view in wanted[first:]:
        view.setParent(None)  # last of the panel again, for the keys that go from one thing to the next
        column.addWidget(view)
    column.addStretch(1)
    show_now(column)
