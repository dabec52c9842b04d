"""Where a session file lies, what lies beside it, and where else its game can be kept."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path

from companion.paths import settings_dir

_TRIES = 99


@dataclass(frozen=True, slots=True)
class Stamp:
    """Which file lies at a path, and how it was last written."""

    device: int
    inode: int
    size: int
    time: int

    def is_same_file(self, other: "Stamp | None") -> bool:
        """Whether it is the same file, written to or not."""
        return other is not None and (self.device, self.inode) == (other.device, other.inode)


def stamp_of(path: Path) -> Stamp | None:
    """The stamp of the file at a path; None when there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Stamp(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns)


def log_of(path: Path) -> Path:
    """SQLite's write-ahead log beside a file."""
    return _beside(path, "-wal")


def last_written(path: Path) -> tuple[Stamp | None, Stamp | None]:
    """The stamps of a file and of its write-ahead log: others once somebody has written to either."""
    return stamp_of(path), stamp_of(log_of(path))


def has_log(path: Path) -> bool:
    """Whether something waits in the write-ahead log."""
    stamp = stamp_of(log_of(path))
    return stamp is not None and stamp.size > 0


def sweep_log(path: Path) -> None:
    """Remove an empty write-ahead log and its index, when nobody has them open."""
    if not has_log(path):
        drop_log(path)


def drop_log(path: Path) -> None:
    """Remove the write-ahead log and its index."""
    for ending in ("-wal", "-shm"):
        with suppress(OSError):
            _beside(path, ending).unlink(missing_ok=True)


def backup_folder(path: Path) -> Path:
    """Where the backups of a session file lie."""
    return path.with_name(f"{path.name}.backups")


def kept_places(path: Path) -> Iterator[Path]:
    """Free places for a game whose file was lost, the best first: beside it, then with the other sessions."""
    sessions = settings_dir() / "sessions"
    with suppress(OSError):
        sessions.mkdir(parents=True, exist_ok=True)
    for folder in (path.parent, sessions):
        names = ("" if number == 1 else f" {number}" for number in count(1))
        places = (folder / f"{path.stem} (kept{name}){path.suffix}" for name in names)
        yield from islice((place for place in islice(places, _TRIES) if not place.exists()), 1)


def _beside(path: Path, ending: str) -> Path:
    resolved = path.resolve()
    return resolved.with_name(resolved.name + ending)
