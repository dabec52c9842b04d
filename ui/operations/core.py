"""What operations share: refusals told once, and line and shading judged again after a step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

from companion.reason import CompanionError, Reason
from ui.history import Snapshot
from ui.judging import judge_again
from ui.session_bridge import Severity

if TYPE_CHECKING:
    from ui.session_bridge import BridgeState, SessionBridge

P = ParamSpec("P")


def operation(
    work: Callable[Concatenate[SessionBridge, P], None],
) -> Callable[Concatenate[SessionBridge, P], bool]:
    """Make a function an operation: True when done, False when refused and told in the message bar."""

    @wraps(work)
    def told(bridge: SessionBridge, *args: P.args, **kwargs: P.kwargs) -> bool:
        try:
            work(bridge, *args, **kwargs)
        except CompanionError as refusal:
            bridge.say(refusal.reason, Severity.ERROR, slot="refusal")
            return False
        return True

    return told


def take_step(bridge: SessionBridge, label: Reason, **changes: Any) -> None:
    """Alter markers or corrections so that it can be undone under the name `label`."""
    history = bridge.history.recorded(snapshot(bridge, label))
    settle(bridge, history=history, **changes)


def snapshot(bridge: SessionBridge, label: Reason) -> Snapshot:
    """What stands on the table now, as the state before a step called `label`."""
    return Snapshot(label, bridge.overlay, bridge.markers, bridge.trial_markers)


def settle(bridge: SessionBridge, **changes: Any) -> None:
    """Alter the state and judge again what is on the map under it; corrections are saved at once."""
    before = bridge.overlay
    put(bridge, judge_again(replace(bridge.state, **_with_board(bridge, changes))))
    if bridge.overlay is not before:
        _save_corrections(bridge)


def put(bridge: SessionBridge, state: BridgeState) -> None:
    """Make a whole new state the present one."""
    bridge.update(**{field.name: getattr(state, field.name) for field in fields(state)})


def _with_board(bridge: SessionBridge, changes: dict[str, Any]) -> dict[str, Any]:
    """Corrections make another board."""
    from companion.board.overlay import apply_overlay

    overlay = changes.get("overlay", bridge.overlay)
    if overlay is bridge.overlay:
        return changes
    return {**changes, "board": apply_overlay(bridge.base_board, overlay)}


def _save_corrections(bridge: SessionBridge) -> None:
    """Corrections that cannot be saved still count until the program ends."""
    from ui.overlay_store import save_own_overlay

    try:
        save_own_overlay(bridge.overlay)
    except CompanionError as refusal:
        bridge.say(refusal.reason, Severity.WARNING, slot="corrections")
