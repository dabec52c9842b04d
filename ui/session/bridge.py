"""The one object between the window and the core: it holds what is shown and says what changed.

Widgets read the bridge and listen to `changed`; only the functions of `ui.operations` alter it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from companion.kit.sighted import SightedGame
from companion.latest import Latest
from companion.program_log import LOG
from companion.reason import CompanionError, Reason
from companion.text import catalogue_in
from ui.look.language import language_of
from ui.look.preferences import MAX_TEXT_SIZE, Preferences
from ui.look.style import TABLE_MODE_FACTOR, Palette, palette_for
from ui.session.message import Message, Severity
from ui.session.told_study import ToldStudy
from ui.widgets.hex_text import name_of

if TYPE_CHECKING:
    from pathlib import Path

    from companion.board.model import Board
    from companion.board.overlay import Overlay
    from companion.hexes.coordinates import HexCoord
    from companion.session.changes import Changes
    from companion.session.checks import LoggedCheck
    from companion.session.session import Session
    from companion.sight.markers import Markers
    from companion.sight.result import LosResult, Position
    from companion.sight.settings import SightSettings
    from companion.sight.terrain import SightTerrain
    from companion.sight.viewshed import Viewshed
    from companion.text import Catalogue


T = TypeVar("T")


class Change(Enum):
    """What a listener may have to draw again."""

    BOARD = auto()
    MARKERS = auto()
    SIGHT = auto()
    VIEWSHED = auto()
    SELECTION = auto()
    PREFERENCES = auto()
    OVERLAYS = auto()  # of the preferences: which layers the game draws over its map, and nothing else
    LEFT_OPEN = auto()  # to be kept alone: how the window was left, the language besides
    LANGUAGE = auto()
    AREAS = auto()
    SESSION = auto()  # another session, or none, is in play
    UNITS = auto()
    PILES = auto()
    PHASE = auto()
    LOG = auto()
    REQUESTS = auto()  # what waits for an answer
    SETTINGS = auto()
    SECRETS = auto()
    TABLE = auto()  # who is at the shared table, and how this machine stands to it


@dataclass(frozen=True, slots=True)
class SightCheck:
    """The line on the map. `result` is None while fair play hides it (not `declared`).

    `live` marks a line still being dragged: it is not in the log.
    """

    source: Position
    target: Position
    result: LosResult | None = None
    declared: bool = False
    live: bool = False


@dataclass(frozen=True, slots=True)
class BridgeState:
    """Everything shown, frozen. `trial_markers` count for the current check only."""

    board: Board
    overlay: Overlay
    markers: Markers
    trial_markers: Markers
    preferences: Preferences
    sight_settings: SightSettings
    selected: HexCoord | None = None
    sight: SightCheck | None = None
    viewshed: Viewshed | None = None
    areas: ToldStudy = field(default_factory=ToldStudy)
    is_table_mode: bool = False
    vehicles: frozenset[HexCoord] = frozenset()  # that hinder without a marker

    @property
    def hindering(self) -> Markers:
        """All that hinders lines of sight: markers, and vehicles that do as they are tracked."""
        return replace(self.markers, vehicles=self.markers.vehicles | self.vehicles)


_CHANGES: dict[str, Change] = {
    "board": Change.BOARD,
    "overlay": Change.BOARD,
    "markers": Change.MARKERS,
    "trial_markers": Change.MARKERS,
    "vehicles": Change.MARKERS,
    "preferences": Change.PREFERENCES,
    "sight_settings": Change.PREFERENCES,
    "selected": Change.SELECTION,
    "sight": Change.SIGHT,
    "viewshed": Change.VIEWSHED,
    "areas": Change.AREAS,
    "is_table_mode": Change.PREFERENCES,
}


# Quickly compared: readings of sight that come anew with each session are mostly the same ones.
_COMPARED = frozenset({"markers", "trial_markers", "vehicles", "sight_settings", "selected"})

# What a command touched, as listeners know it. Pieces on the map are markers; its ground is not touched.
_PLAY_CHANGES = {
    "BOARD": Change.MARKERS,
    "UNITS": Change.UNITS,
    "PILES": Change.PILES,
    "PHASE": Change.PHASE,
    "LOG": Change.LOG,
    "REQUESTS": Change.REQUESTS,
    "SETTINGS": Change.SETTINGS,
    "SECRETS": Change.SECRETS,
}


def _is_other(field: str, before: object, value: object) -> bool:
    return value is not before and not (field in _COMPARED and value == before)


def told_by(changes: Changes) -> frozenset[Change]:
    """What an action of the session touched, as listeners know it."""
    return frozenset(change for name, change in _PLAY_CHANGES.items() if type(changes)[name] in changes)


class SessionBridge(QObject):
    """Holds the frozen state and the book; emits `changed(frozenset[Change])` once per update."""

    changed = Signal(object)
    told = Signal()  # everybody has heard what changed
    acted = Signal()  # an act is done, and what it brought is said
    message = Signal(object)
    unsaid = Signal(str)  # the slot of a message that holds no longer

    def __init__(
        self,
        base_board: Board,
        preferences: Preferences,
        overlay: Overlay | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.base_board = base_board
        self._state = _first_state(base_board, preferences, overlay)
        self._catalogue = catalogue_in(language_of(preferences))
        self.resting: Overlay | None = None  # the player's own corrections, while a table's map is in play
        self._session: Session | None = None
        self._session_path: Path | None = None
        self._untold: set[Change] = set()
        self._acting = 0  # acts under way: one may go on with another
        self._telling = 0  # tellings under way: who hears of one may bring about another
        self._is_gathering = False
        self._after: list[Callable[[], object]] = []
        self._veils: Latest[Callable[[Reason], Reason]] = Latest()
        self._free: Session | None = None  # made when something is done on a table without a game

    @property
    def session(self) -> Session | None:
        """The session in play; None before one is begun or opened."""
        return self._session

    @property
    def in_play(self) -> Session:
        """The session in play; CompanionError without one."""
        if self._session is None:
            raise CompanionError(Reason("no-session"))
        return self._session

    @property
    def session_path(self) -> Path | None:
        """The file of the session in play; None without one."""
        return self._session_path

    @property
    def book(self) -> Session:
        """Where acts are written: the session in play, else a table without a game that nothing keeps."""
        return self.book_so_far or self.free_table

    @property
    def book_so_far(self) -> Session | None:
        """The same; None before anything is written."""
        return self._session or self._free

    @property
    def free_table(self) -> Session:
        """The table without a game, laid out when it is first needed."""
        if self._free is None:
            from companion.kit.free_table import free_table

            self._free = free_table(self.board)
        return self._free

    @property
    def sighted(self) -> Session | None:
        """Where markers and readings of sight are kept; None before there are any."""
        session = self._session
        return session if session is not None and isinstance(session.system, SightedGame) else self._free

    def put_session(self, session: Session | None, path: Path | None) -> frozenset[Change]:
        """Make another session the present one, or none, on a fresh table; returns what to tell."""
        self._session, self._session_path, self._free = session, path, None
        return frozenset({Change.SESSION, *_PLAY_CHANGES.values()})

    @property
    def state(self) -> BridgeState:
        """The whole state, frozen: what a background worker takes along."""
        return self._state

    @property
    def board(self) -> Board:
        """The board with the player's corrections."""
        return self._state.board

    @property
    def overlay(self) -> Overlay:
        """The player's corrections and confirmations."""
        return self._state.overlay

    @property
    def markers(self) -> Markers:
        """The markers that stand on the map until taken off."""
        return self._state.markers

    @property
    def trial_markers(self) -> Markers:
        """The markers assumed for the current check only."""
        return self._state.trial_markers

    @property
    def selected(self) -> HexCoord | None:
        """The hex the hex panel tells about."""
        return self._state.selected

    @property
    def sight(self) -> SightCheck | None:
        """The line of sight on the map."""
        return self._state.sight

    @property
    def viewshed(self) -> Viewshed | None:
        """What is seen from one position, while it is shown."""
        return self._state.viewshed

    @property
    def checks(self) -> tuple[LoggedCheck, ...]:
        """The lines of sight that were judged, oldest first, as the journal has them."""
        from companion.session.checks import logged_checks

        return logged_checks(self.book_so_far.journal) if self.book_so_far else ()

    @property
    def areas(self) -> ToldStudy:
        """What the map shows of what is told on it."""
        return self._state.areas

    @property
    def preferences(self) -> Preferences:
        """The player's preferences."""
        return self._state.preferences

    @property
    def fair_play(self) -> bool:
        """Whether verdicts stay hidden until a shot is declared: a session has agreed on it for itself."""
        return self._session.started.start.fair_play if self._session else self.preferences.fair_play

    @property
    def sight_settings(self) -> SightSettings:
        """The readings of disputed sight rules in use."""
        return self._state.sight_settings

    @property
    def is_table_mode(self) -> bool:
        """Whether everything is drawn large."""
        return self._state.is_table_mode

    @property
    def catalogue(self) -> Catalogue:
        """The texts in the language in use."""
        return self._catalogue

    @property
    def palette(self) -> Palette:
        """The colours in use."""
        return palette_for(self.preferences.theme)

    @property
    def text_size(self) -> float:
        """The size of ordinary text, in points; in table mode no larger than the largest for a hand."""
        factor = TABLE_MODE_FACTOR if self.is_table_mode else 1
        return min(self.preferences.text_size * factor, MAX_TEXT_SIZE)

    @property
    def map_scale(self) -> float:
        """The factor on labels and line widths of the map."""
        return self.preferences.map_scale * (TABLE_MODE_FACTOR if self.is_table_mode else 1)

    @property
    def terrain(self) -> SightTerrain:
        """The board prepared for sight; prepared now when no worker has done it yet."""
        from ui.session.sight_terrain import terrain_of

        return terrain_of(self.board, self.sight_settings)

    def update(self, also: frozenset[Change] = frozenset(), **fields: Any) -> None:
        """Replace fields of the state and tell once what changed, `also` included.

        Equal values change nothing.
        """
        before = self._state
        changed = {name for name, value in fields.items() if _is_other(name, getattr(before, name), value)}
        if not changed and not also:
            return
        self._state = replace(before, **fields)
        changes = {self._change_of(name, before) for name in changed}
        changes |= self._language_change()
        with self.telling_once():
            self._untold |= changes | also

    @contextmanager
    def telling_once(self) -> Iterator[None]:
        """What changes meanwhile is told at the end, all in one."""
        is_outermost, self._is_gathering = not self._is_gathering, True
        try:
            yield
        finally:
            if is_outermost:
                self._is_gathering = False
                told, self._untold = frozenset(self._untold), set()
                if told:
                    self._tell(told)
                after, self._after = self._after, []
                for say in after:
                    say()

    def once_told(self, say: Callable[[], object]) -> None:
        """Say something once all have heard what changed: before, they would take it for old news."""
        if self._is_gathering:
            self._after.append(say)
        else:
            say()

    @contextmanager
    def one_act(self) -> Iterator[None]:
        """What is said and taken back meanwhile is shown at the end, all in one."""
        self._acting += 1
        try:
            yield
        finally:
            self._acting -= 1
            if not self._acting:
                self.acted.emit()

    @property
    def is_acting(self) -> bool:
        """Whether an act is under way that may say more."""
        return self._acting > 0

    @property
    def is_telling(self) -> bool:
        """Whether some have still to hear what changed."""
        return self._telling > 0

    def _tell(self, changes: frozenset[Change]) -> None:
        self._telling += 1
        try:
            self.changed.emit(changes)
        finally:
            self._telling -= 1
        if not self._telling:
            self.told.emit()

    def guard(self, work: Callable[[], T]) -> T | None:
        """Do `work`; a refusal becomes one message and None."""
        try:
            return work()
        except CompanionError as refusal:
            self.say(refusal.reason, Severity.ERROR, slot="refusal")
            return None

    def say(self, reason: Reason, severity: Severity = Severity.INFO, *, slot: str = "") -> None:
        """Show one line in the message bar."""
        self.message.emit(Message(severity, reason, slot=slot))

    def unsay(self, slot: str) -> None:
        """Take back the message of a slot."""
        self.unsaid.emit(slot)

    def hex_name(self, hex_: HexCoord) -> str:
        """The printed number of a hex."""
        return name_of(self.board, hex_)

    def text(self, key: str, **args: str | int | float) -> str:
        """A text of the catalogue in use."""
        return self._catalogue.text(key, **args)

    def reason_text(self, reason: Reason) -> str:
        """A reason in words of the language in use."""
        return self._catalogue.reason(self.veil(reason), self.hex_name)

    @property
    def is_veiled(self) -> bool:
        """Whether the game hides some of what is public from some players."""
        from companion.session.secrets.veil import is_veiled

        return self.session is not None and is_veiled(self.session.system, self.session.state)

    def veil(self, reason: Reason) -> Reason:
        """What those who sit at the machine may read of a reason now."""
        session = self.session
        if session is None:
            return reason
        try:
            return self._veils.of((session.system, session.state), lambda: _veil_in(session))(reason)
        except Exception:  # what may be a secret is not shown, whatever is wrong
            LOG.exception("the game cannot tell what is secret")
            return Reason("panel-broken")

    def _change_of(self, field: str, before: BridgeState) -> Change:
        if field == "preferences" and self.preferences.shows_like(before.preferences):
            return Change.LEFT_OPEN
        if field == "preferences" and self.preferences.differs_in_overlays(before.preferences):
            return Change.OVERLAYS
        return _CHANGES[field]

    def _language_change(self) -> set[Change]:
        before, self._catalogue = self._catalogue, catalogue_in(language_of(self.preferences))
        return set() if self._catalogue is before else {Change.LANGUAGE}


def _veil_in(session: Session) -> Callable[[Reason], Reason]:
    from companion.session.secrets.veil import veil_of

    return veil_of(session.system, session.state)


def _first_state(base_board: Board, preferences: Preferences, overlay: Overlay | None) -> BridgeState:
    from companion.board.overlay import Overlay, apply_overlay
    from companion.sight.markers import Markers
    from companion.sight.settings import SightSettings

    return BridgeState(
        board=apply_overlay(base_board, overlay) if overlay and not overlay.is_empty else base_board,
        overlay=overlay or Overlay.of(base_board),
        markers=Markers.none(),
        trial_markers=Markers.none(),
        preferences=preferences,
        sight_settings=SightSettings(),
    )
