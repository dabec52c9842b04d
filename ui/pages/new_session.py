"""A new session: scenario, players, fair play, readings, from the beginning or in mid-game."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from companion.known_games import game_on
from ui import operations
from ui.pages.page import Page
from ui.session.files import dated, file_stem, named_file, sessions_folder
from ui.shell.actions import is_offered
from ui.shell.tab_order import in_sight, is_stop
from ui.widgets.beside import Beside
from ui.widgets.literal import breakable
from ui.widgets.segments import Segments
from ui.widgets.setting_list import SettingList
from ui.widgets.start_options import StartOptions

if TYPE_CHECKING:
    from pydantic import JsonValue

    from companion.kit.game import AnyGame
    from companion.kit.system import Players, Setting, Start
    from companion.known_game import KnownGame
    from ui.session.bridge import SessionBridge

_BEGINNING, _MIDDLE = "beginning", "mid-game"
_SOLO, _TWO = "solo", "two"
_APART, _WITHIN = 12, 6


class NewSessionPage(Page):
    """Asks how the evening is played; nothing has to be filled in.

    `proposed` is the scenario to begin with. `begun(is_mid_game)` when the session is under way.
    """

    id = "new-session"
    begun = Signal(bool)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.proposed = ""
        self.scenario = Segments(self.game.scenarios if self.game else ())
        self.players = Segments((_SOLO, _TWO))
        self.point = Segments((_BEGINNING, _MIDDLE))
        self.name_line = QLineEdit()
        self.fair_play = QCheckBox()
        self.options = StartOptions(bridge)
        self.begin_button = self.button("new-session-begin", is_default=True)
        self.chosen: dict[str, JsonValue] = {}
        self._lay_out()
        self._name()
        self.scenario.chosen.connect(lambda _one: self._show_options())
        self.options.chosen.connect(self._show_file_name)
        self.name_line.returnPressed.connect(self.begin_button.setFocus)
        self.players.chosen.connect(lambda one: operations.set_preference(bridge, two_players=one == _TWO))
        self.players.chosen.connect(lambda _one: self._show_meaning())
        self.players.chosen.connect(lambda _one: self._show_settings())
        self.begin_button.clicked.connect(self.begin)
        for changed in (self.scenario.chosen, self.players.chosen, self.name_line.textChanged):
            changed.connect(lambda _one: bridge.unsay("refusal"))  # of what was to begin before

    @cached_property
    def game(self) -> KnownGame | None:
        """The game of the board in hand."""
        return game_on(self.bridge.base_board)

    @cached_property
    def _system(self) -> AnyGame | None:
        """The game itself: what may be chosen before it begins."""
        return self.game.make(self.bridge.base_board) if self.game else None

    @property
    def _has_fair_play(self) -> bool:
        return is_offered("fair-play", self.bridge.base_board)

    def type_text(self, text: str) -> None:
        """Type on into the name: an Enter before it has led to what begins."""
        self.name_line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name_line.end(False)
        self.name_line.insert(text)

    def show_readings(self) -> None:
        """Bring the readings into sight, which stand below all else; the keyboard goes on with the first."""
        if first := next(filter(is_stop, in_sight(self._settings)), None):
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.verticalScrollBar().setValue(self._readings.mapTo(self._inside, QPoint()).y())

    def begin(self) -> None:
        """Begin as chosen, in a new file of the sessions' folder."""
        if self.game and operations.begin_session(self.bridge, named_file(self._file_name()), self._start()):
            self.name_line.clear()
            self.chosen = {}  # another session begins with the readings that the games propose
            self.begun.emit(self.point.value() == _MIDDLE)

    def _start(self) -> Start:
        from companion.kit.system import Start

        return Start(
            scenario=self.scenario.value(),
            players=self._players(),
            fair_play=self._has_fair_play and self.fair_play.isChecked(),
            settings={one.key: self.chosen[one.key] for one in self._offered if one.key in self.chosen},
            options=self.options.values(),
        )

    def _file_name(self) -> str:
        """The name typed, else what the session is called with today's date."""
        title = self._system.title(self._start()) if self._system else None
        return file_stem(self.name_line.text()) or dated(self.bridge.reason_text(title) if title else "")

    def refresh(self) -> None:
        self._file.setText(self.bridge.text("new-session-file", folder=breakable(sessions_folder())))
        self._show_meaning()
        self.options.name()
        self._show_settings()

    def _show_settings(self) -> None:
        """What two players hide from one another stands beside that they do, the rest among the readings."""
        hiding = self._hiding_settings
        self.hiding.show_settings(hiding, self.chosen)
        self.hiding.setVisible(bool(hiding))
        self._show_warning()
        self._settings.show_settings([one for one in self._offered if one not in hiding], self.chosen)

    def _show_warning(self) -> None:
        """What is hidden is lost with the key outside the file, unless a pass phrase keeps that as well."""
        is_hiding = any(setting.in_force(self.chosen) for setting in self._hiding_settings)
        self._warning.setVisible(is_hiding)

    @property
    def _offered(self) -> list[Setting]:
        """Who is alone hides nothing from anybody."""
        are_two = self._players().value == _TWO
        settings = self._system.settings if self._system else ()
        return [setting for setting in settings if are_two or not setting.needs_consent]

    @property
    def _hiding_settings(self) -> list[Setting]:
        return [setting for setting in self._offered if setting.needs_consent]

    def showEvent(self, event: QShowEvent) -> None:
        self._preset()
        super().showEvent(event)

    def _players(self) -> Players:
        """Where nothing is secret, two need not hand over to one another."""
        from companion.kit.system import Players

        return Players(self.players.value() if self._has_secrets else _SOLO)

    @property
    def _has_secrets(self) -> bool:
        return self._system is None or self._system.has_secrets

    def _preset(self) -> None:
        """Begin with the scenario proposed, and as many players as last time."""
        preferences, offered = self.bridge.preferences, self.scenario.values()
        if offered:
            self.scenario.set_value(self.proposed if self.proposed in offered else offered[0])
        self.players.set_value(_TWO if preferences.two_players else _SOLO)
        self._show_options()
        self.point.set_value(_BEGINNING)
        self.fair_play.setChecked(preferences.fair_play)

    def _lay_out(self) -> None:
        card, column = self.card()
        self._add_named(column, "new-session-scenario", self.scenario)
        column.addWidget(self._players_and_point())
        self._meaning = QLabel(wordWrap=True)
        self._meaning.setObjectName("dim")
        self.hiding = SettingList(self.bridge)
        self.hiding.chosen.connect(self._choose)
        self._warning = self.label("new-session-hiding-warns")
        for widget in (self._meaning, self.hiding, self._warning):
            column.addWidget(widget)
        column.addWidget(self.options)
        self._add_fair_play(column)
        self._add_named(column, "new-session-name", self.name_line)  # last: it is named already
        self.column.addWidget(card)
        self._readings = self._settings_card()
        self.column.addWidget(self._readings)
        self.column.addStretch(1)
        self.stand_below(self._begin_row())

    def _players_and_point(self) -> QWidget:
        """Beside one another where there is room: so fair play stands above the fold."""
        both = QWidget()
        row = Beside(both)
        row.setSpacing(_APART)
        players, point = ("new-session-players", self.players), ("new-session-point", self.point)
        for key, widget in (players, point) if self._has_secrets else (point,):
            column = QVBoxLayout()
            column.setSpacing(_WITHIN)
            self._add_named(column, key, widget)
            column.addStretch(1)  # one that takes two lines leaves the other's heading above
            row.addLayout(column, 1)
        return both

    def _add_named(self, column: QVBoxLayout, key: str, widget: QWidget) -> None:
        column.addWidget(self.label(key, "subheading"))
        column.addWidget(widget)
        self.texts.bind(key, widget.setAccessibleName)

    def _begin_row(self) -> QFrame:
        """Where the file will lie, and the button that begins."""
        foot = QFrame()
        foot.setObjectName("page-foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(28, 8, 28, 8)
        self._file = QLabel(wordWrap=True)
        self._file.setObjectName("dim")
        row.addWidget(self._file, 1)
        row.addWidget(self.begin_button)
        return foot

    def _add_fair_play(self, column: QVBoxLayout) -> None:
        """Where there are verdicts to hide."""
        means = self.label("start-fair-play-means", "dim")
        for widget in (self.fair_play, means):
            column.addWidget(widget)
            widget.setVisible(self._has_fair_play)

    def _settings_card(self) -> QFrame:
        card, column = self.card("readings-title")
        column.addWidget(self.label("readings-before", "dim"))
        self._settings = SettingList(self.bridge)
        self._settings.chosen.connect(self._choose)
        column.addWidget(self._settings)
        return card

    def _choose(self, key: str, value: JsonValue) -> None:
        self.chosen[key] = value
        self.bridge.unsay("refusal")
        self._show_warning()

    def _name(self) -> None:
        game = self.game.id if self.game else ""
        for scenario in self.scenario.values():
            self.texts.bind(f"scenario-{game}-{scenario}", self.scenario.button(scenario).setText)
        self.texts.bind("start-solo", self.players.button(_SOLO).setText)
        self.texts.bind("start-two-players", self.players.button(_TWO).setText)
        self.texts.bind("new-session-from-beginning", self.point.button(_BEGINNING).setText)
        self.texts.bind("new-session-in-mid-game", self.point.button(_MIDDLE).setText)
        self.texts.bind("start-fair-play", self.fair_play.setText)

    def _show_options(self) -> None:
        """What may be chosen of the scenario in hand."""
        system = self._system
        self.options.show_options(system.start_options(self.scenario.value()) if system else ())
        self._show_file_name()

    def _show_file_name(self) -> None:
        """What the file is called unless a name is typed."""
        self.name_line.setPlaceholderText(named_file(self._file_name()).stem)

    def _show_meaning(self) -> None:
        kind = self.players.value() if self._has_secrets else "open"
        self._meaning.setText(self.bridge.text(f"new-session-{kind}-means"))
