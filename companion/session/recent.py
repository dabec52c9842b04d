"""The list of recent sessions, in the player's settings folder."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import Field, TypeAdapter

from companion.files import read_json
from companion.kit.system import Players
from companion.paths import settings_dir
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap, HexKey, SavedReason
from companion.settings_file import read_or, set_aside

if TYPE_CHECKING:
    from companion.session.session import Session

KEPT = 12


class RecentSession(Frozen):
    """A session file with what to say of it without opening it. Public facts only.

    `board` is the title of a board of the players' own, whose hexes are called as `hex_names` has it;
    without `title` it is called as its scenario.
    """

    path: Path
    game: str
    scenario: str
    players: Players
    where: tuple[SavedReason, ...] = ()
    waiting: tuple[SavedReason, ...] = ()
    time: datetime | None = None
    board: str = ""
    hex_names: FrozenMap[HexKey, str] = Field(default_factory=dict)
    title: SavedReason | None = None


_LIST = TypeAdapter(tuple[RecentSession, ...])


def recent_sessions() -> tuple[RecentSession, ...]:
    """The sessions of the list whose files are still there, newest first; none when it is broken."""
    return tuple(session for session in _listed()[0] if _is_there(session.path))


def recent_trouble() -> Reason | None:
    """Why the list cannot be used; None while it can."""
    return _listed()[1]


def remember(session: "Session", path: Path) -> None:
    """Put a session at the top of the list. A list that cannot be written is no reason to stop."""
    entry = _entry(session, path.resolve())
    others = tuple(other for other in recent_sessions() if other.path != entry.path)
    _write((entry, *others)[:KEPT])


def _entry(session: "Session", path: Path) -> RecentSession:
    from companion.session.recap import (
        recap,  # only with a session in play: it brings all that a session needs
    )

    now = recap(session)
    start, board = session.started.start, session.system.board
    hexes = {hex_ for reason in (*now.where, *now.waiting) for hex_ in reason.hexes}
    return RecentSession(
        path=path,
        title=session.system.title(start),
        game=session.system.id,
        scenario=start.scenario,
        players=start.players,
        where=now.where,
        waiting=now.waiting,
        time=now.time,
        board=board.title if board.source else "",
        hex_names={hex_: board.hex_name(hex_) for hex_ in hexes} if board.source else {},
    )


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name too long for any file
        return False


def _listed() -> tuple[tuple[RecentSession, ...], Reason | None]:
    return read_or((), _file(), lambda file: _LIST.validate_python(read_json(file)))


def _write(sessions: tuple[RecentSession, ...]) -> None:
    """Write the list anew; one that cannot be used is set aside before."""
    file = _file()
    fresh = file.with_suffix(".new")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        if recent_trouble() is not None:
            set_aside(file)
        fresh.write_bytes(_LIST.dump_json(sessions, indent=1))
        fresh.replace(file)


def _file() -> Path:
    return settings_dir() / "recent_sessions.json"
