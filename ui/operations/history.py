"""Undo and redo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.operations.core import operation, settle, snapshot

if TYPE_CHECKING:
    from ui.history import History, Snapshot
    from ui.session_bridge import SessionBridge


@operation
def undo(bridge: SessionBridge) -> None:
    """Take back the last step on markers or corrections."""
    if bridge.history.done:
        to = bridge.history.done[-1]
        _return(bridge, to, bridge.history.after_undo(snapshot(bridge, to.label)))


@operation
def redo(bridge: SessionBridge) -> None:
    """Bring back the step undone last."""
    if bridge.history.undone:
        to = bridge.history.undone[-1]
        _return(bridge, to, bridge.history.after_redo(snapshot(bridge, to.label)))


def _return(bridge: SessionBridge, to: Snapshot, history: History) -> None:
    settle(bridge, overlay=to.overlay, markers=to.markers, trial_markers=to.trial_markers, history=history)
