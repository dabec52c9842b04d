"""Operations on the session as a whole: begin, open, save elsewhere, back up, close, export its log."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion.files import FileError
from companion.reason import CompanionError, Reason
from companion.session.errors import StoreError
from companion.sight.settings import SightSettings
from ui.operations.core import follow, operation, settle_session, use_board
from ui.operations.grid import grid_words, has_grid, settle_grid
from ui.operations.table_map import map_for, tell_map
from ui.session.at_table import is_guest
from ui.session.message import Message, Severity

if TYPE_CHECKING:
    from pathlib import Path

    from companion.kit.system import Start
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge


@operation
def begin_session(bridge: SessionBridge, path: Path, start: Start) -> None:
    """Begin a session of the board's game in a new file, in place of the one in play."""
    from companion.known_games import game_on
    from companion.session.files import begin_session as begin

    game = game_on(bridge.base_board)
    if game is None:
        raise CompanionError(Reason("session-no-game"))
    with suppress(OSError):  # the file is tried all the same, and says what is wrong
        path.parent.mkdir(parents=True, exist_ok=True)
    _go_on_with(bridge, begin(path, game.make(bridge.board), start), path)


@operation
def go_on_with(bridge: SessionBridge, session: Session, path: Path) -> None:
    """Go on with a session that was read from a file; the one in play is closed once that is shown."""
    lay = bridge.overlay.grid
    _go_on_with(bridge, session, path)
    if bridge.overlay.grid != lay:
        bridge.message.emit(_grid_told(bridge, lay))


@operation
def save_session_as(bridge: SessionBridge, path: Path) -> None:
    """Go on in a copy at another place; a table that is open to others stays so."""
    from companion.shared_table.hosted import HostedStore
    from companion.shared_table.places import save_as
    from ui.operations.shared_table import host_table

    session, store = bridge.in_play, bridge.in_play.store
    was_open = isinstance(store, HostedStore) and store.is_open
    save_as(session, path)
    bridge.update(bridge.put_session(session, path))
    if isinstance(store, HostedStore) and was_open:
        host_table(bridge, store.seat)
    bridge.say(Reason("session-saved-as", args={"file": path.name}))


@operation
def close_session(bridge: SessionBridge) -> None:
    """Put the session away; everything in it is in its file."""
    _close(bridge.session, bridge.session_path)
    map_ = map_for(bridge, None)
    settle_session(bridge, bridge.put_session(None, None), **_clear_table(bridge) | map_)


@operation
def back_up_session(bridge: SessionBridge) -> None:
    """Put a backup of the session aside."""
    from companion.session.backups import back_up

    if bridge.session_path is not None:
        back_up(bridge.in_play.store, bridge.session_path)


@operation
def note_session(bridge: SessionBridge) -> None:
    """Note on the list of recent sessions where the one in play stands."""
    from companion.session.recent import remember

    if bridge.session is not None and bridge.session_path is not None:
        remember(bridge.session, bridge.session_path)


def take_session(bridge: SessionBridge, session: Session, path: Path | None = None) -> None:
    """Go on with a session that is open already, on the grid by which its hexes are kept."""
    map_ = map_for(bridge, session)
    told = bridge.put_session(session, path)
    with bridge.telling_once():
        settle_session(bridge, told, **_clear_table(bridge) | _on_own_grid(bridge, session, map_))
        use_board(bridge)
        _tell_source(bridge, session)
    tell_map(bridge)


def _tell_source(bridge: SessionBridge, session: Session) -> None:
    """Note where the players' own board is now: it may have been found in another file."""
    from companion.board.sources import source_of

    if session.is_looking_on or is_guest(session):
        return
    with suppress(FileError):  # the board is on the table all the same
        if source := source_of(bridge.base_board):
            follow(bridge, session.tell_source(source))


def close_quietly(bridge: SessionBridge) -> None:
    """Put the session away as the program ends."""
    with suppress(StoreError):
        _close(bridge.session, bridge.session_path)


@operation
def export_log(bridge: SessionBridge, path: Path) -> None:
    """Write the log as far as it may be seen: text, CSV or HTML by the file's ending."""
    from companion.files import write_text
    from ui.session.reports import log_file_text

    write_text(path, log_file_text(bridge, bridge.in_play, path.suffix))
    bridge.say(Reason("log-exported", args={"file": path.name}))


def _go_on_with(bridge: SessionBridge, session: Session, path: Path) -> None:
    before, resting = (bridge.session, bridge.session_path), bridge.resting
    try:
        take_session(bridge, session, path)
    except BaseException:
        session.close()
        bridge.resting = resting
        bridge.update(bridge.put_session(*before))
        raise
    _close(*before)


def _close(session: Session | None, path: Path | None) -> None:
    from companion.session.files import close_session as close

    if session is not None and path is not None:
        close(session, path)


def _clear_table(bridge: SessionBridge) -> dict[str, object]:
    none = bridge.markers.none()
    return {
        "markers": none,
        "trial_markers": none,
        "vehicles": frozenset(),
        "sight": None,
        "viewshed": None,
        "sight_settings": SightSettings(),
        "selected": None,
        "areas": replace(bridge.areas, is_shown=False, stage=""),
    }


def check_grid(session: Session) -> Session:
    """The session; refused and closed where it keeps its hexes by a grid that this program does not know."""
    grid = _grid_of(session)
    if grid is not None and not has_grid(session.system.board.id, grid):
        session.close()
        raise CompanionError(Reason("grid-of-session-unknown"))
    return session


def _grid_of(session: Session) -> str | None:
    """The reading of the grid by which a session keeps its hexes; None where it was not noted."""
    boards = session.standing.boards
    return boards.grid if boards else None


def _on_own_grid(bridge: SessionBridge, session: Session, map_: dict[str, Any]) -> dict[str, Any]:
    """The player's own map on the grid that a session was saved with, where it does not lie so already."""
    grid, overlay = _grid_of(session), map_.get("overlay", bridge.overlay)
    if bridge.resting is not None or grid is None or grid == overlay.grid:
        return map_
    return {"overlay": overlay.with_grid(grid)}


def _grid_told(bridge: SessionBridge, before: str) -> Message:
    """Which grid the session was saved with, which one the map lay on, and the way back to that."""
    lies, lay = (grid_words(bridge, grid) for grid in (bridge.overlay.grid, before))
    reason = Reason("grid-of-session", args={"saved": lies, "before": lay})

    def go_back() -> None:
        if close_session(bridge):
            settle_grid(bridge, before)

    return Message(Severity.WARNING, reason, slot="grid", confirms=go_back, confirm_key="grid-go-back")


def is_in_play(bridge: SessionBridge, path: Path) -> bool:
    """Whether a file is that of the session in play."""
    return bridge.session_path is not None and bridge.session_path.resolve() == path.resolve()
