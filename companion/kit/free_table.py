"""A table without a game: markers and readings of sight on a board, in a session that nothing keeps."""

from collections.abc import Sequence
from pathlib import Path

from companion.board.model import Board
from companion.hexes.coordinates import HexCoord
from companion.kit.game import Game
from companion.kit.panels import Choice
from companion.kit.readings import Readings
from companion.kit.sighted import SightedGame
from companion.kit.system import Setting, Start, State, Step
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.messages import Command, Event, Registry
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.sight.marker_chart import why_no_smoke
from companion.sight.marker_kinds import MarkerKind, with_marker, without_marker
from companion.sight.markers import Markers
from companion.sight.settings import SightSettings

_SIGHT = Readings("sight", SightSettings, rules={})


class LayMarker(Command):
    """Lay a marker. `amount` is the hindrance printed on a smoke counter, None for the usual."""

    type = "lay-marker"
    kind: MarkerKind
    hex: HexCoord
    level: int = 0
    amount: int | None = None

    def label(self) -> Reason:
        """What goes where."""
        return Reason("step-marker-placed", hexes=(self.hex,), args={"kind": self.kind.value})


class LiftMarker(Command):
    """Take a marker off."""

    type = "lift-marker"
    kind: MarkerKind
    hex: HexCoord
    level: int = 0

    def label(self) -> Reason:
        """What goes from where."""
        return Reason("step-marker-removed", hexes=(self.hex,), args={"kind": self.kind.value})


class MarkerLaid(Event):
    """A marker was laid."""

    type = "marker-laid"
    touches = Changes.BOARD
    kind: MarkerKind
    hex: HexCoord
    level: int = 0
    amount: int | None = None


class MarkerLifted(Event):
    """A marker was taken off."""

    type = "marker-lifted"
    touches = Changes.BOARD
    kind: MarkerKind
    hex: HexCoord
    level: int = 0


class _Marking:
    """The one step there is: laying and lifting."""

    commands = (LayMarker, LiftMarker)

    def __init__(self, board: Board) -> None:
        self._board = board

    def choices(self, state: State) -> Sequence[Choice]:
        return ()

    def blocks(self, state: State) -> Reason | None:
        return None

    def refusal(self, state: State, command: Command) -> Reason | None:
        if isinstance(command, LayMarker) and command.kind.is_smoke:
            return why_no_smoke(self._board, command.hex)
        return None

    def decide(self, state: State, command: Command) -> Sequence[Event]:
        event = MarkerLaid if isinstance(command, LayMarker) else MarkerLifted
        return (event.model_validate(command.model_dump(exclude={"faction"})),)


class FreeTable(Game[Markers, None], SightedGame):
    """What players do on a board beside any game."""

    id = "free-table"
    factions = ()
    events = Registry((MarkerLaid, MarkerLifted))
    commands = Registry(_Marking.commands)

    @property
    def settings(self) -> Sequence[Setting]:
        """How sight is read."""
        return _SIGHT.settings()

    def initial_state(self) -> Markers:
        """No markers."""
        return Markers.none()

    def opening(self, start: Start) -> Sequence[Event]:
        """Nothing is laid out."""
        return ()

    def evolve(self, game: Markers, event: Event) -> Markers:
        """The markers after laying or lifting."""
        match event:
            case MarkerLaid():
                return with_marker(game, event.hex, event.kind, event.level, event.amount)
            case MarkerLifted():
                return without_marker(game, event.hex, event.kind, event.level)
        return game

    def steps(self, state: State) -> Sequence[Step]:
        """Laying and lifting."""
        return (_Marking(self.board),)

    def markers(self, state: State) -> Markers:
        """All that lie there."""
        markers: Markers = state.game
        return markers

    def sight_settings(self, state: State) -> SightSettings:
        """How sight is read here."""
        return _SIGHT.chosen(state.settings)

    def sight_setting(self, field: str) -> str:
        """The key of one reading of sight."""
        return _SIGHT.key(field)

    def put_marker(self, kind: str, hex_: HexCoord, level: int = 0, amount: int | None = None) -> Command:
        """The command that lays a marker."""
        return LayMarker(kind=MarkerKind(kind), hex=hex_, level=level, amount=amount)

    def take_marker(self, kind: str, hex_: HexCoord, level: int = 0) -> Command:
        """The command that lifts a marker."""
        return LiftMarker(kind=MarkerKind(kind), hex=hex_, level=level)


class _NoKeys(OutsideKeys):
    """A session that nothing keeps has no keys to keep."""

    def load(self, session: str) -> dict[str, bytes]:
        return {}

    def save(self, session: str, keys: dict[str, bytes]) -> None:
        return


def free_table(board: Board) -> Session:
    """A fresh table on a board, in memory alone."""
    return Session.create(FreeTable(board), MemoryStore(), Start(scenario=""), keys=_NoKeys(Path()))
