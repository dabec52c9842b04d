"""The language of the window, and its texts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from companion.text import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from ui.look.preferences import Preferences


def language_of(preferences: Preferences) -> str:
    """The chosen language, else the desktop's when there is a catalogue for it, else English."""
    wanted = preferences.language or QLocale.system().name()[:2]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


@cache
def catalogue_in(language: str) -> Catalogue:
    """The texts of a language, read once."""
    return Catalogue(language)


def next_of(language: str) -> str:
    """The language that comes after one."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
