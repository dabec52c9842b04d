"""Switches for the layers that the game in play draws over its map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QToolButton, QVBoxLayout

from ui import operations
from ui.look.icons import icon
from ui.map.corners import is_covered, lower_edge
from ui.session.bridge import Change
from ui.session.counters import overlay_ids, overlays_of, overlays_wanted
from ui.widgets.broken_lines import break_words
from ui.widgets.buttons import staying_down
from ui.widgets.layouts import clear, height_in
from ui.widgets.scrolled_flow import ScrolledFlow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.kit.map_items import Overlay
    from ui.map.view import MapView

_MARGIN = 10
_ICON_PER_POINT = 1.5
_LEAST = 50  # pixels in height
_CHANGES = frozenset({Change.SESSION, Change.LANGUAGE, Change.PREFERENCES, Change.OVERLAYS})
_PLAYED = frozenset({Change.UNITS, Change.PHASE})  # an act may bring a layer, as the play area's


class OverlayBar(QFrame):
    """A button for each layer along the map's lower edge; none where a game has none.

    More than one line would hide too much of the map: then a button unfolds them, beside those of the
    layers that are shown. One just put out keeps its button, which brings it back. Unfolded they are
    scrolled on a map too low for all of them. `placed` when it stands elsewhere than before.
    """

    placed = Signal()

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.setObjectName("map-controls")
        self._view, self._bridge = view, view.bridge
        self.buttons: dict[str, QToolButton] = {}
        self._tapped = ""  # the layer switched last
        self.unfold = staying_down(QToolButton(self))
        self.unfold.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.unfold.toggled.connect(self._on_unfolded)
        self._scrolled = ScrolledFlow(upward=True)  # the button that unfolds them stays where it is
        self._flow = self._scrolled.flow
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._scrolled)
        view.bridge.changed.connect(self._on_changed)
        self._refresh()

    @property
    def top_edge(self) -> int:
        """Where on the map the bar begins; the map's lower edge without one."""
        return self.y() if self.buttons else self._view.height()

    def place(self) -> None:
        """Stand in the lower left corner, on one line unless unfolded."""
        room = max(self._room, _LEAST)
        self._break_words(room - self._scrolled.gutter)
        self._show_what_fits(room)
        width = min(self._flow.sizeHint().width(), room)
        most = self._view.height() - 2 * _MARGIN - lower_edge(self._view, _MARGIN + width)
        most = max(most, _LEAST, self.unfold.sizeHint().height())
        self._scrolled.fit(width, most)
        height = self._scrolled.minimumHeight()
        before = self.geometry()
        self.setGeometry(_MARGIN, self._view.height() - height - _MARGIN, width, height)
        if self.geometry() != before:
            self._scrolled.scroll_to(height_in(self._flow, width))  # the foot
            self.placed.emit()

    @property
    def is_wanted(self) -> bool:
        """Whether there are layers, and room for a button beside the map's own."""
        return bool(self.buttons) and self._room >= self.unfold.sizeHint().width()

    @property
    def _room(self) -> int:
        return self._view.width() - 3 * _MARGIN - self._controls_width

    @property
    def _controls_width(self) -> int:
        """What the map's own buttons take at its right edge, in a column or two."""
        return self._view.controls.sizeHint().width() + _MARGIN

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    def _on_unfolded(self) -> None:
        self._tapped = ""
        self.place()

    def _switch(self, overlay_id: str, *, is_on: bool) -> None:
        self._tapped = overlay_id
        operations.show_overlay(self._bridge, overlay_id, is_on)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        has_others = changes & _PLAYED and overlay_ids(self._bridge) != (*self.buttons,)
        if changes & _CHANGES or has_others:
            self._refresh()

    def _refresh(self) -> None:
        overlays = overlays_of(self._bridge)
        if [overlay.id for overlay in overlays] != [*self.buttons]:
            self._fill(overlays)
        wanted = overlays_wanted(self._bridge)
        for overlay in overlays:
            button, name = self.buttons[overlay.id], self._bridge.text(overlay.name.key)
            button.setChecked(overlay.id in wanted)
            if button.accessibleName() != name:
                button.setAccessibleName(name)
                button.setText(name)
        self._name_unfold()
        self.place()
        self.setVisible(self.is_wanted and not is_covered(self._view, self.geometry()))

    def _fill(self, overlays: Sequence[Overlay]) -> None:
        self._flow.removeWidget(self.unfold)  # the others are made anew
        clear(self._flow)
        self.buttons = {overlay.id: self._button(overlay.id) for overlay in overlays}
        for button in (self.unfold, *self.buttons.values()):
            self._flow.addWidget(button)

    def _break_words(self, room: int) -> None:
        """The name of one that is wider than all the room takes several lines."""
        for button in self.buttons.values():
            break_words(button, button.accessibleName(), room)

    def _show_what_fits(self, room: int) -> None:
        widths = [button.sizeHint().width() + self._flow.spacing() for button in self.buttons.values()]
        is_folding = sum(widths) > room
        self.unfold.setVisible(is_folding)
        left = room - self.unfold.sizeHint().width()
        for (overlay_id, button), width in zip(self.buttons.items(), widths, strict=True):
            is_open = not is_folding or self.unfold.isChecked()
            stays = button.isChecked() or overlay_id == self._tapped
            left -= width if stays else 0
            button.setVisible(is_open or (stays and left >= 0))

    def _name_unfold(self) -> None:
        side = round(self._bridge.text_size * _ICON_PER_POINT)
        self.unfold.setIconSize(QSize(side, side))
        self.unfold.setIcon(icon("layers", self._bridge.palette))
        self.unfold.setToolTip(self._bridge.text("map-overlays"))
        self.unfold.setAccessibleName(self._bridge.text("map-overlays"))

    def _button(self, overlay_id: str) -> QToolButton:
        button = staying_down(QToolButton())
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda is_on: self._switch(overlay_id, is_on=is_on))
        return button
