"""The counters that players told of each game's factions, kept as the lines they would type again."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from companion.files import read_bytes, write_whole
from companion.paths import settings_dir
from companion.settings_file import read_or, set_aside

if TYPE_CHECKING:
    from pathlib import Path

    from companion.reason import Reason

_MOST_BYTES = 1_000_000  # some 20,000 lines


def roster_file(game: str, faction: str) -> Path:
    """Where the counters of a faction are kept; the file need not exist."""
    return settings_dir() / "rosters" / f"{game}-{faction}.txt"


def kept_roster(game: str, faction: str) -> str:
    """The lines kept; empty where there are none, or none that can be read."""
    return read_or("", roster_file(game, faction), _read)[0]


def roster_troubles() -> tuple[Reason, ...]:
    """Which of the files kept cannot be read."""
    files = sorted((settings_dir() / "rosters").glob("*.txt"))
    found = (read_or("", file, _read)[1] for file in files)
    return tuple(trouble for trouble in found if trouble is not None)


def keep_roster(game: str, faction: str, text: str) -> None:
    """Keep the lines of a faction; a folder that cannot be written is no reason to stop.

    A file that could not be read is set aside first.
    """
    file = roster_file(game, faction)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        if read_or("", file, _read)[1] is not None:
            set_aside(file)
        write_whole(file, f"{text}\n".encode())


def _read(file: Path) -> str:
    return read_bytes(file, _MOST_BYTES).decode().strip()
