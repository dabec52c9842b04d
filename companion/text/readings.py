"""How words are read aloud where they may be typed by their sound: Japanese ones in kana."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from companion.paths import resources_dir

_KEPT = 1 << 12  # texts: the same ones are looked through with every letter typed


@lru_cache(_KEPT)
def read_aloud(text: str) -> str:
    """A text with every word of Chinese characters as it is read; one whose reading is unknown stays."""
    return text if text.isascii() else _words().sub(lambda found: readings()[found[0]], text)


@cache
def readings() -> dict[str, str]:
    """Words in Chinese characters, and how each is read."""
    path = resources_dir() / "text" / "ja" / "readings.txt"
    return dict(entry.split("=") for entry in path.read_text("utf-8").split())


@cache
def _words() -> re.Pattern[str]:
    return re.compile("|".join(map(re.escape, sorted(readings(), key=len, reverse=True))))
