"""The draw piles in sight, each to be set to the chits that are left and to who keeps it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from companion.chance.pile import PileKind
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear
from ui.widgets.segments import Segments
from ui.widgets.value_editor import ValueEditor

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from companion.chance.pile import DrawPile
    from ui.session.bridge import SessionBridge


class PileFacts(QWidget):
    """Two rows a pile: a number a kind of chit, its keeper; `wanted` holds the piles that were changed."""

    changed = Signal()
    entered = Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.wanted: dict[str, DrawPile] = {}
        self.editors: dict[tuple[str, str], ValueEditor] = {}
        self.keepers: dict[str, Segments] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def refresh(self, is_sought: Callable[[str, DrawPile], bool]) -> None:
        """Show the piles that are sought as they are wanted, else as they are tracked."""
        clear(self._column)
        self.editors, self.keepers = {}, {}
        session = self._bridge.session
        piles = session.state.piles if session else {}
        self.wanted = {name: pile for name, pile in self.wanted.items() if _is_other(pile, piles.get(name))}
        for name, pile in {**piles, **self.wanted}.items():
            if not is_sought(name, pile):
                continue
            counts = QWidget()
            flow, limits = FlowLayout(counts), self._limits(name)
            flow.addWidget(QLabel(self._bridge.text("facts-pile", pile=name)))
            for chit, count in pile.left.items():
                flow.addWidget(self._count(name, chit, count, limits.get(chit)))
            self._column.addWidget(counts)
            self._column.addWidget(self._keeper(name, pile))

    def _count(self, name: str, chit: str, count: int, most: int | None) -> QWidget:
        text = self._bridge.text(f"chit-{chit}")
        editor = self.editors[name, chit] = ValueEditor(self._bridge, count, None, usual=(0, most))
        editor.field.setAccessibleName(text)
        editor.changed.connect(lambda left: self._want_count(name, chit, left))
        editor.edited.connect(self.changed)
        editor.entered.connect(self.entered)
        pair = QWidget()
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(QLabel(text))
        row.addWidget(editor)
        return pair

    def _keeper(self, name: str, pile: DrawPile) -> Segments:
        keeper = self.keepers[name] = Segments(tuple(PileKind))
        for kind in PileKind:
            keeper.set_text(kind, self._bridge.text(f"pile-kept-{kind.value}"))
        keeper.set_value(pile.kind)
        keeper.setToolTip(self._bridge.text("pile-commitment-means"))
        keeper.chosen.connect(lambda kind: self._want(name, kind=PileKind(kind)))
        return keeper

    def _want_count(self, name: str, chit: str, left: int) -> None:
        wanted = self.wanted.get(name, self._tracked(name))
        self._want(name, left=MappingProxyType({**wanted.left, chit: left}))

    def _want(self, name: str, **changes: object) -> None:
        tracked = self._tracked(name)
        wanted = self.wanted.pop(name, tracked).model_copy(update=changes)
        if _is_other(wanted, tracked):
            self.wanted[name] = wanted
        self.changed.emit()

    def _tracked(self, name: str) -> DrawPile:
        return self._bridge.in_play.state.piles[name]

    def _limits(self, name: str) -> Mapping[str, int]:
        session = self._bridge.in_play
        return session.system.pile_limits(session.state, name) or {}


def _is_other(wanted: DrawPile, tracked: DrawPile | None) -> bool:
    """Whether a pile that is in sight is to be set otherwise than it is."""
    return tracked is not None and (wanted.kind, dict(wanted.left)) != (
        tracked.kind,
        dict(tracked.left),
    )
