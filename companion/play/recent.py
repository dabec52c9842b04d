"""The list of recent sessions, in the player's settings folder."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from companion.paths import settings_dir
from companion.play.recap import recap
from companion.play.session import Session
from companion.play.system import Players
from companion.saved import Frozen, SavedReason

KEPT = 12


class RecentSession(Frozen):
    """A session file with what to say of it without opening it. Public facts only."""

    path: Path
    game: str
    scenario: str
    players: Players
    where: tuple[SavedReason, ...] = ()
    waiting: tuple[SavedReason, ...] = ()
    time: datetime | None = None


_LIST = TypeAdapter(tuple[RecentSession, ...])


def recent_sessions() -> tuple[RecentSession, ...]:
    """The sessions of the list whose files are still there, newest first; none when it is broken."""
    try:
        listed = _LIST.validate_json(_file().read_bytes())
    except (OSError, ValidationError):
        return ()
    return tuple(session for session in listed if session.path.is_file())


def remember(session: Session, path: Path) -> None:
    """Put a session at the top of the list. A list that cannot be written is no reason to stop."""
    entry = _entry(session, path.resolve())
    others = tuple(other for other in recent_sessions() if other.path != entry.path)
    _write((entry, *others)[:KEPT])


def forget(path: Path) -> None:
    """Take a session off the list; its file stays."""
    _write(tuple(other for other in recent_sessions() if other.path != path.resolve()))


def _entry(session: Session, path: Path) -> RecentSession:
    now = recap(session)
    start = session.started.start
    return RecentSession(
        path=path,
        game=session.system.id,
        scenario=start.scenario,
        players=start.players,
        where=now.where,
        waiting=now.waiting,
        time=now.time,
    )


def _write(sessions: tuple[RecentSession, ...]) -> None:
    file = _file()
    fresh = file.with_suffix(".new")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(_LIST.dump_json(sessions, indent=1))
        fresh.replace(file)


def _file() -> Path:
    return settings_dir() / "recent_sessions.json"
