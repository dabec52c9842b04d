"""The language of the window, and its texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from companion.text import LANGUAGES

if TYPE_CHECKING:
    from ui.look.preferences import Preferences


def language_of(preferences: Preferences) -> str:
    """The chosen language, else the desktop's when there is a catalogue for it, else English."""
    wanted = preferences.language or QLocale.system().name()[:2]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def next_of(language: str) -> str:
    """The language that comes after one."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
