"""Operations on the sheet of what only a game's printed parts give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.reason import Reason
from ui.operations.core import operation
from ui.operations.play import execute

if TYPE_CHECKING:
    from pathlib import Path

    from ui.session.bridge import SessionBridge


@operation
def keep_sheet(bridge: SessionBridge, path: Path) -> None:
    """Write what is known of the printed game into a file for the next game."""
    from companion.kit.sheets import sheet_of, write_sheet

    sheet = sheet_of(bridge.in_play)
    write_sheet(path, sheet)
    bridge.say(Reason("sheet-kept", args={"file": path.name, "count": len(sheet.facts)}))


@operation
def fill_from_sheet(bridge: SessionBridge, path: Path) -> None:
    """Set the facts that a sheet knows and this session does not; a step, and one for each side's own."""
    from companion.kit.sheets import filling, read_sheet

    for command in filling(bridge.in_play, read_sheet(path)):
        execute(bridge, command)
