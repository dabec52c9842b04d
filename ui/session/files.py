"""Where session files lie, and how they are named."""

from __future__ import annotations

import re
from datetime import datetime
from itertools import count
from typing import TYPE_CHECKING

from companion.paths import settings_dir
from companion.text.direction import without_steering

if TYPE_CHECKING:
    from pathlib import Path

    from ui.session.bridge import SessionBridge

_UNFIT = re.compile(r'[\\/:*?"<>|\x00-\x1f]')  # what file names must do without on some system
_LONGEST = 200  # bytes of a name, which leave room for what it goes by besides: file systems take 255


def sessions_folder() -> Path:
    """The folder where sessions are kept unless the player says otherwise; it need not exist."""
    return settings_dir() / "sessions"


def fresh_file(name: str) -> Path:
    """A file for a new session that does not exist yet: the name with today's date."""
    return named_file(dated(name))


def dated(name: str) -> str:
    """A name with today's date."""
    return f"{name} {datetime.now().astimezone():%Y-%m-%d}".strip()


def named_file(name: str) -> Path:
    """A file of a name that does not exist yet; it is numbered where one does."""
    from companion.session.store import SUFFIX

    stem = file_stem(name)
    names = (stem if number == 1 else f"{stem} ({number})" for number in count(1))
    return next(path for one in names if not (path := sessions_folder() / f"{one}{SUFFIX}").exists())


def stem_of(bridge: SessionBridge, otherwise: str) -> str:
    """What files beside that of the session in play are called by; `otherwise` while it has none."""
    path = bridge.session_path
    return path.stem if path else otherwise


def file_stem(name: str) -> str:
    """A name as a file can have it."""
    fit = _UNFIT.sub(" ", without_steering(name)).strip().encode(errors="replace")
    return fit[:_LONGEST].decode(errors="ignore").strip()
