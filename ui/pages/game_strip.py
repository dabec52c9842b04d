"""The games on the start page, that on the table first: a tap puts another one there."""

from __future__ import annotations

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
from ui.widgets.when_seen import WhenSeen

if TYPE_CHECKING:
    from companion.known_game import KnownGame
    from ui.session.bridge import SessionBridge

_COLUMNS = (4, 2)
_LEAST = 14  # of a card, in text sizes
_PICTURE = 3.2  # height in text sizes


class GameStrip(QWidget):
    """A card for each game: its picture, its name, how long it is. `board_wanted(board id)` on a tap."""

    board_wanted = Signal(str)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge, self._texts = bridge, Texts(bridge)
        games = [game for game in GAMES.values() if not game.is_for_any_board]
        self._games = sorted(games, key=lambda game: game.board != bridge.base_board.id)
        self.cards: dict[str, TapFrame] = {}
        self._pictures: dict[str, QLabel] = {}
        self._lengths: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for game in self._games:
            self.cards[game.board] = self._card(game)
        self._columns = 0
        self.set_room(0)
        self._seen = WhenSeen(self, self._refresh)
        bridge.changed.connect(self._on_changed)
        self._refresh()

    def set_room(self, width: int) -> None:
        """Stand in as many columns as have room; while they stay, nothing is laid out anew."""
        least = round(_LEAST * self._bridge.text_size)
        columns = next((number for number in _COLUMNS if number * least <= width), 1)
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, *divmod(place, columns))
        for column in range(max(_COLUMNS)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _card(self, game: KnownGame) -> TapFrame:
        board = game.board
        card = TapFrame()
        card.set_lit(board == self._bridge.base_board.id)
        card.setCursor(Qt.CursorShape.PointingHandCursor)
        card.tapped.connect(lambda: self.board_wanted.emit(board))
        picture = self._pictures[board] = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        title, length = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self._lengths[board] = length
        title.setObjectName("subheading")
        length.setObjectName("small")
        name = board.replace("_", "-")
        self._texts.bind(f"card-{name}-title", title.setText, card.setAccessibleName)
        self._texts.bind(f"card-{name}-about", card.setToolTip, card.setAccessibleDescription)
        words = QVBoxLayout()
        words.setSpacing(0)
        for label in (title, length):
            words.addWidget(label)
        row = QHBoxLayout(card)
        row.setContentsMargins(8, 4, 8, 4)
        row.addWidget(picture)
        row.addLayout(words, 1)
        return card

    def _length(self, game: KnownGame) -> str:
        """How long its one scenario is, or how many there are to choose from."""
        if len(game.cards) == 1:
            return self._bridge.text(f"start-{game.id}-{game.cards[0]}-length")
        return self._bridge.text("start-scenarios", count=len(game.scenarios))

    def _refresh(self) -> None:
        theme = "dark" if is_dark(self._bridge.preferences.theme) else "light"
        for game in self._games:
            self._lengths[game.board].setText(self._length(game))
            picture = QPixmap(str(board_folder(game.board) / f"board-{theme}.png"))
            self._show_picture(self._pictures[game.board], picture)

    def _show_picture(self, label: QLabel, picture: QPixmap) -> None:
        label.setHidden(picture.isNull())
        if not picture.isNull():
            side = round(self._bridge.text_size * _PICTURE * self.devicePixelRatioF())
            mode = Qt.TransformationMode.SmoothTransformation
            shown = picture.scaled(QSize(side, side), Qt.AspectRatioMode.KeepAspectRatio, mode)
            shown.setDevicePixelRatio(self.devicePixelRatioF())
            label.setPixmap(shown)
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._seen.draw()
