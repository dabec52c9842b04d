"""Offboard artillery: one card a battery, those whose fire phase it is first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout

from companion.kit.panels import ChoiceList
from ui.games.elst.session import BatteryView, battery_views, elst_system
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.panel import Panel
from ui.panels.parts.make import part_views
from ui.session.panel_data import now_of, panels_of
from ui.widgets.fold import remembered_fold
from ui.widgets.layouts import clear, scrolling, show_now
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QHideEvent, QShowEvent
    from PySide6.QtWidgets import QScrollArea, QWidget

    from companion.kit.panels import Choice
    from companion.kit.panels import Panel as PanelData
    from ui.games.elst.battery_card import BatteryCardView
    from ui.session.bridge import SessionBridge

_CARD = "elst-battery-"
_TABLE, _MARKERS = "elst-table", "elst-table-markers"


class BatteriesPanel(Panel):
    """The cards of all batteries, and a way to bring another one in."""

    listens_to = PLAY_CHANGES

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.cards: dict[str, BatteryCardView] = {}
        self._seen: object = None  # the moment and the batteries at which the way in was last seen
        self._left: object = None  # session and scrolling as it was last put out of sight
        self._asked = ""  # which card's battery was asked about at the last look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(6, 6, 6, 6)

    def refresh(self) -> None:
        clear(self._column)
        self.cards = {}
        system = elst_system(self.bridge)
        if system is None:
            self._say("batteries-no-session")
        else:
            self._show({panel.id: panel for panel in panels_of(self.bridge)})
        self._column.addStretch(1)
        show_now(self._column)
        self._follow_answers()

    def _follow_answers(self) -> None:
        """Where a card was answered last, the panel shows what that has brought the battery it was about."""
        session = self.bridge.session
        waiting = session.state.waiting if session else ()
        before, self._asked = self._asked, _CARD + waiting[0].subject if waiting else ""
        if before and not waiting:
            QTimer.singleShot(0, self, lambda: self._bring_head(before))  # once the card has gone

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._now != self._left:
            QTimer.singleShot(0, self, self._show_due)  # once it has its place and height

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._left = self._now

    @property
    def _now(self) -> object:
        session, area = self.bridge.session, scrolling(self)
        return session.head if session is not None else "", area.verticalScrollBar().value() if area else 0

    def _show_due(self) -> None:
        """A panel that opens begins with the battery that is due next, unless nothing was done meanwhile."""
        now, area = now_of(self.bridge), scrolling(self)
        due = next((one.panel for one in (now.due if now else ()) if one.panel.startswith(_CARD)), "")
        if area is not None and not self._shows_head(due, area):
            area.verticalScrollBar().setValue(0)
            self._bring_head(due)

    def _bring_head(self, panel_id: str) -> None:
        area = scrolling(self)
        if area is not None and not self._shows_head(panel_id, area):
            self.show_part(panel_id)

    def _shows_head(self, panel_id: str, area: QScrollArea) -> bool:
        """Whether what a battery may do is in view."""
        card, top = self.cards.get(panel_id.removeprefix(_CARD)), area.verticalScrollBar().value()
        return card is not None and top <= card.y() and card.y() + card.head <= top + area.viewport().height()

    def show_part(self, panel_id: str) -> None:
        """What a battery may do stands at the head of its card."""
        card = self.cards.get(panel_id.removeprefix(_CARD))
        if card is not None and (area := scrolling(self)) is not None:
            show_now(self._column)
            area.verticalScrollBar().setValue(card.y())

    def unfold(self, panel_id: str) -> None:
        card = self.cards.get(panel_id.removeprefix(_CARD))
        self.unfolded.add(card.observer_key if card else panel_id)
        self.refresh()

    def _show(self, data: Mapping[str, PanelData]) -> None:
        """The way in stands above the cards: a battery that comes moves no button away under the finger."""
        views = battery_views(self.bridge)
        self._fold_way_in(views)
        self._add_fold(data, _TABLE)
        if not views:
            self._say("batteries-none")
        for view in sorted(views, key=_acting_first):
            self._add_card(view, data[_CARD + view.card.id])
        self._add_fold(data, _MARKERS)

    def _fold_way_in(self, views: Sequence[BatteryView]) -> None:
        """In another phase, or once one came, what batteries may do comes first, not how one comes in."""
        now = now_of(self.bridge)
        before, self._seen = self._seen, (now.moment if now else None, {view.card.id for view in views})
        if views and self._seen != before:
            self.unfolded.discard(_TABLE)

    def _add_card(self, view: BatteryView, data: PanelData) -> None:
        from ui.games.elst.battery_card import BatteryCardView

        card = self.cards[view.card.id] = BatteryCardView(self, view, _last_choices(data))
        self._column.addWidget(card)

    def _add_fold(self, data: Mapping[str, PanelData], id_: str) -> None:
        if (panel := data.get(id_)) is None:
            return
        title, made = self.bridge.reason_text(panel.title), partial(part_views, self, panel.parts, id_)
        self._column.addWidget(remembered_fold(title, made, id_, self.unfolded))

    def _say(self, key: str) -> None:
        words = WrappedLabel(self.bridge.text(key))
        words.setObjectName("dim")
        self._column.addWidget(words)


def _acting_first(view: BatteryView) -> tuple[bool, str]:
    return not view.card.is_acting, view.card.id


def _last_choices(data: PanelData) -> tuple[Choice, ...]:
    """What the table may say of the observer: the last list of a battery's panel."""
    lists = [part for part in data.parts if isinstance(part, ChoiceList)]
    return lists[-1].choices if lists else ()
