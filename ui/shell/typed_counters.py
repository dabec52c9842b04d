"""Counters named with their hex where hexes are gone to: the line in sight that names them takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import normalize

if TYPE_CHECKING:
    from ui.shell.main_window import MainWindow

_AT = "@"  # in no name of a hex


def name_typed_counters(window: MainWindow, text: str) -> bool:
    """Name the counters of a line, `4-5-7 @ N24`; False where it names none, or none are named in sight."""
    from ui.panels.forces import ForcesPanel

    if _AT not in normalize("NFKC", text) or "forces" not in window.docks.panels:
        return False
    forces = window.docks.panel("forces", ForcesPanel)
    if not forces.roster.isVisible():
        return False
    window.go_to_bar.dismiss()
    forces.roster.add(text)
    return True
