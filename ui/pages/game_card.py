"""A game's card on the start page: its board in small, and what the companion does for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from companion.board.library import has_board
from companion.board.once import once_a_board
from companion.known_games import game_on
from ui.panels.panel import Texts
from ui.session.bridge import Change, SessionBridge
from ui.shell.workers import Worker
from ui.widgets.when_seen import WhenSeen
from ui.widgets.wrapping_button import WrappingButton

if TYPE_CHECKING:
    from companion.board.model import Board
    from ui.look.style import Palette
    from ui.shell.action_set import ActionSet

_THUMBNAIL_WIDTH = 900
_PARTS = (("title", "title"), ("about", "dim"), ("helps", ""))  # of the words, and how they look


class GameCard(QFrame):
    """The game on the table: what the companion does for it, its scenarios, its map.

    Its picture and its button open the map; `scenario_wanted(scenario id)` on the tap of a scenario.
    """

    scenario_wanted = Signal(str)

    def __init__(self, bridge: SessionBridge, actions: ActionSet) -> None:
        super().__init__()
        self.setObjectName("page-card")
        self._bridge = bridge
        self._texts = Texts(bridge)
        self._open = actions["map-page"]
        self.scenarios: dict[str, WrappingButton] = {}
        self._words: dict[str, QLabel] = {}
        self.thumbnail = Thumbnail(bridge)
        self.thumbnail.tapped.connect(self._open.trigger)
        self._build()
        self._worded = WhenSeen(self, self._word)
        bridge.changed.connect(self._on_changed)

    def _build(self) -> None:
        column = QVBoxLayout()
        for part, look in _PARTS:
            label = self._words[part] = QLabel(wordWrap=True)
            label.setObjectName(look)
            column.addWidget(label)
        self._tell()
        column.addLayout(self._buttons())
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 14, 18, 14)
        row.setSpacing(18)
        row.addWidget(self.thumbnail, 2)
        row.addLayout(column, 3)

    def _buttons(self) -> QVBoxLayout:
        column = QVBoxLayout()
        game = game_on(self._bridge.base_board)
        for scenario in game.cards if game else ():
            column.addWidget(self._scenario(scenario))
        show_map = QPushButton(autoDefault=True)
        show_map.clicked.connect(self._open.trigger)
        self._texts.bind("card-open-map", show_map.setText)
        column.addWidget(show_map)
        self._name_scenarios()
        return column

    def _scenario(self, scenario: str) -> WrappingButton:
        button = self.scenarios[scenario] = WrappingButton()
        button.clicked.connect(lambda: self.scenario_wanted.emit(scenario))
        return button

    def _name_scenarios(self) -> None:
        """Each by its name and its length, as to be begun."""
        game, text = game_on(self._bridge.base_board), self._bridge.text
        for scenario, button in self.scenarios.items():
            key = f"start-{game.id if game else ''}-{scenario}"
            button.set_words(text("start-begin", scenario=text(key), length=text(f"{key}-length")))

    def _tell(self) -> None:
        """The game in words; of a board without one, what it is called and how large it is."""
        board, text = self._bridge.base_board, self._bridge.text
        own = {"title": board.title, "about": text("own-board-about", hexes=len(board)), "helps": ""}
        name, has_card = board.id.replace("_", "-"), has_board(board.id)
        for part, label in self._words.items():
            label.setText(text(f"card-{name}-{part}") if has_card else own[part])

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._worded.draw()

    def _word(self) -> None:
        self._texts.retranslate()
        self._tell()
        self._name_scenarios()


class Thumbnail(QWidget):
    """The board in small, painted beside the window's work and again when board or colours change."""

    tapped = Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._label = QLabel(self, alignment=Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._picture = QPixmap()
        self._wanted: tuple[str, Palette] | None = None
        self.setMinimumSize(220, 120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        bridge.changed.connect(self._on_changed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The board is painted when the card is first seen, not when the map was opened at once."""
        super().paintEvent(event)
        self._paint_again()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.tapped.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.BOARD, Change.PREFERENCES}:
            self.update()

    def _paint_again(self) -> None:
        board, palette = self._bridge.board, self._bridge.palette
        if self._wanted == (board.digest, palette):
            return
        wanted = self._wanted = (board.digest, palette)
        worker = Worker(lambda _progress: (wanted, _picture(board, palette)))
        worker.done.connect(self._show)  # a method, so that nothing comes once this is gone
        worker.start()

    def _show(self, painted: tuple[tuple[str, Palette], QImage]) -> None:
        wanted, image = painted
        if wanted == self._wanted:
            self._picture = QPixmap.fromImage(image)
            self._fit()

    def _fit(self) -> None:
        self._label.setGeometry(self.rect())
        if self._picture.isNull():
            return
        ratio = self.devicePixelRatioF()
        mode = Qt.TransformationMode.SmoothTransformation
        shown = self._picture.scaled(self.size() * ratio, Qt.AspectRatioMode.KeepAspectRatio, mode)
        shown.setDevicePixelRatio(ratio)
        self._label.setPixmap(shown)


@once_a_board
def _picture(board: Board, palette: Palette) -> QImage:
    from ui.map.painter import Look, painter_of

    painter = painter_of(board)
    shape = painter.geometry.board_rect
    size = QSize(_THUMBNAIL_WIDTH, round(_THUMBNAIL_WIDTH * shape.height() / shape.width()))
    return painter.picture(size, Look(palette))
