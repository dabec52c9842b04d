"""Operations on what the factions of a session keep from one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.operations.core import follow, operation
from ui.operations.mending import leave_quietly

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.session.changes import Changes
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge


@operation
def unlock(bridge: SessionBridge, faction: str, passphrase: str = "") -> None:
    """Show a faction its secrets, and only it: those of the others are closed first."""
    _alone(bridge, faction, lambda session: session.secrecy.unlock(faction, passphrase))


@operation
def unlock_with_code(bridge: SessionBridge, faction: str, code: str) -> None:
    """As `unlock`, by the recovery code."""
    _alone(bridge, faction, lambda session: session.secrecy.unlock_with_code(faction, code))


@operation
def lock_all(bridge: SessionBridge) -> None:
    """Close every faction's secrets, for handing the machine over."""
    session = bridge.in_play
    leave_quietly(bridge)
    for faction in session.secrecy.seats:
        if session.secrecy.is_kept and session.secrecy.is_open(faction):
            follow(bridge, session.secrecy.lock(faction))


def protect(bridge: SessionBridge, faction: str, passphrase: str) -> str | None:
    """Guard a faction by a pass phrase; its recovery code, or None when that was refused and told."""
    from companion.session.changes import Changes

    code = bridge.guard(lambda: bridge.in_play.secrecy.protect(faction, passphrase))
    follow(bridge, Changes.SECRETS | Changes.LOG)
    return code


@operation
def renew_key(bridge: SessionBridge, faction: str) -> None:
    """Begin a new key for a faction whose key is lost."""
    follow(bridge, bridge.in_play.secrecy.renew(faction))


@operation
def reveal(bridge: SessionBridge, faction: str) -> None:
    """Open everything that an open faction has sealed to everyone, for good."""
    from companion.shared_table.attending import publish

    follow(bridge, publish(bridge.in_play, faction))


def _alone(bridge: SessionBridge, faction: str, open_: Callable[[Session], Changes]) -> None:
    """Open a faction and then close the others, as the player of one now looks at the screen."""
    session = bridge.in_play
    leave_quietly(bridge)
    changes = open_(session)
    for other in session.secrecy.seats:
        if other != faction and session.secrecy.is_kept and session.secrecy.is_open(other):
            changes |= session.secrecy.lock(other)
    follow(bridge, changes)
