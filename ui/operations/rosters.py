"""Operations on the counters that players tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.counter_sheets import CounterSheetGame, PrintedSetupGame
from companion.kit.map_items import RosterGame
from ui.operations.core import operation
from ui.operations.play import execute, execute_together
from ui.session.paste_job import PasteJob, is_large

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from companion.session.decide import Foreseen
    from companion.session.messages import Command
    from ui.session.bridge import SessionBridge


def setup_to_name(bridge: SessionBridge, faction: str) -> Command | None:
    """The command that names what the set-up prints of a faction; None where nothing is left to name."""
    session = bridge.session
    if session is None or not faction or not isinstance(session.system, PrintedSetupGame):
        return None
    return session.system.name_setup(session.state, faction)


def name_setup(bridge: SessionBridge, faction: str) -> None:
    """Name what the set-up prints of a faction."""
    if command := setup_to_name(bridge, faction):
        execute(bridge, command)


@operation
def rewrite_rows(bridge: SessionBridge, cells: Mapping[str, Sequence[str]]) -> None:
    """Type cells of the sheet of counters anew, all of them as one act."""
    session = bridge.in_play
    if isinstance(session.system, CounterSheetGame):
        _as_one(bridge, session.system.rewrite_rows(session.state, cells))


@operation
def copy_down(bridge: SessionBridge, row: str) -> None:
    """Give the values of a row of the sheet to those below it."""
    session = bridge.in_play
    if isinstance(session.system, CounterSheetGame):
        _as_one(bridge, session.system.copy_down(session.state, row))


def _as_one(bridge: SessionBridge, commands: Sequence[Command]) -> None:
    """A command alone may be overruled where it is refused."""
    if len(commands) == 1:
        execute(bridge, commands[0])
    else:
        execute_together(bridge, commands)


def name_counters(
    bridge: SessionBridge, faction: str, text: str, then: Callable[[], object] | None = None
) -> bool:
    """Bring the counters of some lines into play and do `then`; False when they cannot be read.

    Very many lines are read beside the window: True then says that they are being read.
    """
    session = bridge.session
    game = session.system if session else None
    if session is None or not isinstance(game, RosterGame):
        return False

    def carry_out(command: Command, foreseen: Foreseen | None) -> bool:
        return execute(bridge, command, foreseen, then=then)

    if is_large(text):
        PasteJob(bridge, session, lambda lines: game.name_counters(faction, lines), text, carry_out).start()
        return True
    return carry_out(game.name_counters(faction, text), None)
