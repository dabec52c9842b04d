"""What every panel shares: it listens to the bridge, redraws its part and speaks every language at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractButton, QPlainTextEdit, QWidget

from companion.hexes.coordinates import HexCoord
from ui.panels.drafts import Drafts
from ui.session.bridge import Change, SessionBridge
from ui.widgets.trouble_cover import Watched

if TYPE_CHECKING:
    from ui.map.tools.control import ControlTool

_WIDTH = 27  # of a panel beside the map, in text sizes
ALWAYS = frozenset({Change.LANGUAGE, Change.PREFERENCES})


class Texts:
    """The fixed texts of a panel: set once, and again whenever the language changes."""

    def __init__(self, bridge: SessionBridge) -> None:
        self._bridge = bridge
        self._bound: list[tuple[Callable[[str], object], str]] = []

    def bind(self, key: str, *setters: Callable[[str], object]) -> None:
        """Give a text to each setter, now and after every change of language."""
        for setter in setters:
            self._bound.append((setter, key))
            setter(self._bridge.text(key))

    def retranslate(self) -> None:
        """Set every text again."""
        for setter, key in self._bound:
            setter(self._bridge.text(key))


def size_icons(bridge: SessionBridge, *buttons: QAbstractButton, scale: float = 1.5) -> None:
    """Give buttons icons that grow with the text; `scale` is in text sizes."""
    side = round(bridge.text_size * scale)
    for button in buttons:
        button.setIconSize(QSize(side, side))


class Panel(QWidget):
    """A widget that shows part of the bridge's state.

    `listens_to` names the changes after which `refresh` runs; language and preferences always count.
    A hidden panel waits until it is shown; one that `holds_secrets`, and any in a game
    that hides parts of what is public, forgets at once what is closed.
    `hexes_highlighted` asks the map to light hexes up (an empty tuple puts them out), `hex_wanted` to bring
    one into view, `way_wanted` to draw a way through hexes (none for an empty tuple), `aim_wanted` to let
    the player tap one (an `Aiming`, or None for no more), `brush_wanted` to let the player draw with a
    brush about a hex; `action_wanted` asks the window for one of ui.shell.actions by its id, `rule_wanted`
    for the words of a rule by its number. `unfolded` names the folds that the player has open, `kept` what
    was taken last in fields that keep it, `drafts` what was told in forms and not given yet. `map_tool` is
    that of a map beside it. A `switch` between its pages stands first in it, a `foot` last, or above and
    below what scrolls it where there is room. While that switch or what scrolls it has the keyboard,
    `typing_line` takes what is typed. One whose `refresh` fails says so in its own place.
    """

    hexes_highlighted = Signal(object)
    hex_wanted = Signal(object)
    way_wanted = Signal(object)
    aim_wanted = Signal(object)
    brush_wanted = Signal(object, object)
    action_wanted = Signal(str)
    rule_wanted = Signal(str)
    listens_to: frozenset[Change] = frozenset()
    holds_secrets = False
    map_tool: ControlTool | None = None
    switch: QWidget | None = None
    typing_line: QPlainTextEdit | None = None
    foot: QWidget | None = None

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.texts = Texts(bridge)
        self.unfolded: set[str] = set()
        self.kept: dict[str, str] = {}
        self.drafts = Drafts(bridge)
        self._is_stale = True
        self._watched = Watched(self, bridge)
        bridge.changed.connect(self._on_changed)

    def sizeHint(self) -> QSize:
        """A column beside the map, however long the texts in it are."""
        return QSize(round(self.bridge.text_size * _WIDTH), super().sizeHint().height())

    def refresh(self) -> None:
        """Show the present state."""
        raise NotImplementedError

    def show_part(self, panel_id: str) -> None:
        """Bring what shows one of the game's panels to the top, in a panel that shows several."""

    def unfold(self, panel_id: str) -> None:
        """Show what is folded away of one of the game's panels."""

    def highlight(self, hexes: Iterable[HexCoord]) -> None:
        """Light hexes up on the map."""
        self.hexes_highlighted.emit(tuple(hexes))

    def show_on_map(self, hexes: tuple[HexCoord, ...]) -> None:
        """Light hexes up and bring the first one into view."""
        self.highlight(hexes)
        if hexes:
            self.hex_wanted.emit(hexes[0])

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self.texts.retranslate()
        if changes & (self.listens_to | ALWAYS):
            closes = Change.SECRETS in changes and Change.SESSION not in changes
            self._refresh_when_seen(forgets=closes and (self.holds_secrets or self.bridge.is_veiled))

    def _refresh_when_seen(self, *, forgets: bool = False) -> None:
        self._is_stale = not self.isVisible() and not forgets
        if not self._is_stale:
            self._watched.fill(self.refresh)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._is_stale = False
            self._watched.fill(self.refresh)
