"""The counters that players told of each game's factions, kept as the lines they would type again."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from companion.files import FileError, read_bytes, write_whole
from companion.paths import settings_dir

if TYPE_CHECKING:
    from pathlib import Path

_MOST_BYTES = 1_000_000  # some 20,000 lines


def roster_file(game: str, faction: str) -> Path:
    """Where the counters of a faction are kept; the file need not exist."""
    return settings_dir() / "rosters" / f"{game}-{faction}.txt"


def kept_roster(game: str, faction: str) -> str:
    """The lines kept; empty where there are none, or none that can be read."""
    try:
        return read_bytes(roster_file(game, faction), _MOST_BYTES).decode().strip()
    except (FileError, UnicodeDecodeError):
        return ""


def keep_roster(game: str, faction: str, text: str) -> None:
    """Keep the lines of a faction; a folder that cannot be written is no reason to stop."""
    file = roster_file(game, faction)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, f"{text}\n".encode())
