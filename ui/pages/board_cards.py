"""The other games and scenarios on the start page: a tap leads to a new session on their board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from companion.board.library import board_folder
from companion.known_games import GAMES
from ui.look.style import is_dark
from ui.panels.panel import Texts
from ui.session.bridge import Change
from ui.widgets.tap_frame import TapFrame

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge

_COLUMNS = 4
_PICTURE = 3.2  # height in text sizes


@dataclass(frozen=True, slots=True)
class ScenarioCard:
    """A scenario of the start page, as its game's list gives it; texts `start-<id>`, `start-<id>-length`."""

    game: str
    board: str
    scenario: str

    @property
    def id(self) -> str:
        """The ids of game and scenario."""
        return f"{self.game}-{self.scenario}"


def scenario_cards() -> tuple[ScenarioCard, ...]:
    """A card for each scenario that a game wants shown."""
    return tuple(
        ScenarioCard(game.id, game.board, scenario) for game in GAMES.values() for scenario in game.cards
    )


class BoardCards(QWidget):
    """One small card for each scenario on another board than that in hand.

    `scenario_wanted(board id, scenario id)` on a tap.
    """

    scenario_wanted = Signal(str, str)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge, self._texts = bridge, Texts(bridge)
        self.cards: dict[str, TapFrame] = {}
        self._pictures: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        self._others = [one for one in scenario_cards() if one.board != bridge.base_board.id]
        for place, scenario in enumerate(self._others):
            grid.addWidget(self._card(scenario), *divmod(place, _COLUMNS))
        bridge.changed.connect(self._on_changed)
        self._show_pictures()

    def _card(self, scenario: ScenarioCard) -> TapFrame:
        card = self.cards[scenario.id] = TapFrame()
        card.setCursor(Qt.CursorShape.PointingHandCursor)
        card.tapped.connect(lambda: self.scenario_wanted.emit(scenario.board, scenario.scenario))
        picture = self._pictures[scenario.id] = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        title, length = QLabel(wordWrap=True), QLabel(wordWrap=True)
        title.setObjectName("subheading")
        length.setObjectName("small")
        self._texts.bind(f"start-{scenario.id}", title.setText, card.setAccessibleName)
        self._texts.bind(f"start-{scenario.id}-length", length.setText)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title)
        words.addWidget(length)
        row = QHBoxLayout(card)
        row.setContentsMargins(8, 4, 8, 4)
        row.addWidget(picture)
        row.addLayout(words, 1)
        return card

    def _show_pictures(self) -> None:
        theme = "dark" if is_dark(self._bridge.preferences.theme) else "light"
        side = round(self._bridge.text_size * _PICTURE * self.devicePixelRatioF())
        for scenario in self._others:
            label = self._pictures[scenario.id]
            picture = QPixmap(str(board_folder(scenario.board) / f"board-{theme}.png"))
            label.setHidden(picture.isNull())
            if not picture.isNull():
                mode = Qt.TransformationMode.SmoothTransformation
                shown = picture.scaled(QSize(side, side), Qt.AspectRatioMode.KeepAspectRatio, mode)
                shown.setDevicePixelRatio(self.devicePixelRatioF())
                label.setPixmap(shown)
                label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if Change.PREFERENCES in changes:
            self._show_pictures()
