"""Parts of a game's panel that only tell: what draws them stays for as long as they tell the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.facts import Fact
from companion.kit.panels import Checklist, Gauge, Lines, Table, Track
from companion.session.secrets.veil import VeiledGame
from ui.panels.parts.make import part_view

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from companion.kit.panels import Part
    from ui.panels.panel import Panel


class StillParts:
    """What draws the parts of a panel, and of the still ones what drew them the last time."""

    def __init__(self, panel: Panel) -> None:
        self._panel = panel
        self._look: tuple[object, ...] = ()
        self._shown: list[tuple[Part, QWidget]] = []
        self._before: list[tuple[Part, QWidget]] = []

    def begin(self) -> set[QWidget]:
        """What stands in the panel and may stay there, now that it is shown anew."""
        look = self._look_now()
        self._before = self._shown if look and look == self._look else []
        self._look, self._shown = look, []
        return {view for _, view in self._before}

    def view(self, part: Part, key: str) -> QWidget:
        """What draws a part; `key` names it as for any other."""
        place = next((place for place, (one, _) in enumerate(self._before) if one == part), None)
        view = part_view(self._panel, part, key) if place is None else self._before.pop(place)[1]
        view.setParent(None)  # last of the panel again, for the keys that go from one thing to the next
        if _is_still(part):
            self._shown.append((part, view))
        return view

    def end(self) -> None:
        """Put away what the panel tells no more."""
        for _, view in self._before:
            view.hide()
            view.deleteLater()
        self._before = []

    def _look_now(self) -> tuple[object, ...]:
        """What the same part is drawn by; nothing where its words are not the same for all who read them."""
        bridge = self._panel.bridge
        if bridge.session is None or isinstance(bridge.session.system, VeiledGame):
            return ()
        sizes = bridge.text_size, self._panel.devicePixelRatioF()
        return bridge.catalogue, bridge.palette, bridge.board, *sizes


def _is_still(part: Part) -> bool:
    if isinstance(part, Table):
        return not any(isinstance(cell, Fact) for row in part.rows for cell in row)
    return isinstance(part, Checklist | Gauge | Lines | Track)
