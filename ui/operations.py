"""One function for each thing the player can do; each alters the bridge and emits one `changed`."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Literal

from companion.reason import CompanionError, Reason
from ui.history import History, Snapshot
from ui.preferences import Preferences, save_preferences
from ui.session_bridge import CheckRecord, Severity, SightCheck

if TYPE_CHECKING:
    from companion.hexgrid import HexCoord
    from companion.sight.los import Position
    from companion.sight.markers import Markers
    from companion.sight.result import LosResult
    from ui.session_bridge import SessionBridge

End = Literal["source", "target"]


# ---- sight --------------------------------------------------------------------------------------


def check_sight(bridge: SessionBridge, source: Position, target: Position) -> None:
    """Judge and log a line; under fair play only propose it, until `declare_sight`."""
    is_new_pair = bridge.sight is None or (bridge.sight.source, bridge.sight.target) != (source, target)
    trial = bridge.trial_markers.none() if is_new_pair else bridge.trial_markers
    if bridge.preferences.fair_play:
        bridge.update(sight=SightCheck(source, target), trial_markers=trial, viewshed=None)
        return
    _judge(bridge, SightCheck(source, target, declared=True), trial)


def preview_sight(bridge: SessionBridge, source: Position, target: Position) -> None:
    """Show a line being dragged; its verdict too, unless fair play is on. Nothing is logged."""
    trial = bridge.trial_markers.none()
    check = SightCheck(source, target, live=True)
    if not bridge.preferences.fair_play and source != target:
        check = replace(check, result=_los(bridge, check, bridge.markers))
    bridge.update(sight=check, trial_markers=trial)


def declare_sight(bridge: SessionBridge) -> None:
    """Declare the shot on the map: its verdict is shown and logged."""
    if bridge.sight is not None:
        _judge(bridge, replace(bridge.sight, declared=True, live=False), bridge.trial_markers)


def clear_sight(bridge: SessionBridge) -> None:
    """Take the line and the viewshed off the map."""
    bridge.update(sight=None, viewshed=None, trial_markers=bridge.trial_markers.none())


def swap_ends(bridge: SessionBridge) -> None:
    """Look along the line from the other end."""
    if bridge.sight is not None:
        check_sight(bridge, bridge.sight.target, bridge.sight.source)


def set_level(bridge: SessionBridge, end: End, level: int) -> None:
    """Put one end of the line on another level: 0 the ground, 1 the steeple."""
    from companion.sight.los import Position

    if bridge.sight is None:
        return
    ends = {"source": bridge.sight.source, "target": bridge.sight.target}
    ends[end] = Position(ends[end].hex, level)
    check_sight(bridge, ends["source"], ends["target"])


def show_viewshed(bridge: SessionBridge, position: Position) -> None:
    """Shade all hexes by how they are seen from a position; fair play wants a declared shot first."""
    from companion.sight.viewshed import viewshed

    if bridge.preferences.fair_play and not is_declared_from(bridge, position):
        raise CompanionError(Reason("fair-play-hides-viewshed", hexes=(position.hex,)))
    seen = viewshed(bridge.terrain, position, bridge.markers)
    record = CheckRecord(datetime.now(UTC), position, None, None, bridge.markers)
    bridge.update(viewshed=seen, checks=(*bridge.checks, record))


def hide_viewshed(bridge: SessionBridge) -> None:
    """Take the shading off the map."""
    bridge.update(viewshed=None)


def is_declared_from(bridge: SessionBridge, position: Position) -> bool:
    """Whether the shot on the map is declared and fired from a position."""
    return bridge.sight is not None and bridge.sight.declared and bridge.sight.source == position


def note_check(bridge: SessionBridge, index: int, note: str) -> None:
    """Write a note beside a logged check."""
    checks = list(bridge.checks)
    checks[index] = replace(checks[index], note=note)
    bridge.update(checks=tuple(checks))


def _judge(bridge: SessionBridge, check: SightCheck, trial: Markers) -> None:
    """Judge a declared check under kept and trial markers; a repeated pair amends its log line."""
    markers = bridge.markers.merged(trial)
    judged = replace(check, result=_los(bridge, check, markers))
    record = CheckRecord(datetime.now(UTC), check.source, check.target, judged.result, markers)
    is_same = bridge.checks and bridge.sight is not None and bridge.sight.declared and _is_pair(bridge, check)
    earlier = bridge.checks[:-1] if is_same else bridge.checks
    bridge.update(sight=judged, trial_markers=trial, viewshed=None, checks=(*earlier, record))


def _is_pair(bridge: SessionBridge, check: SightCheck) -> bool:
    last = bridge.checks[-1]
    return (last.source, last.target) == (check.source, check.target)


def _los(bridge: SessionBridge, check: SightCheck, markers: Markers) -> LosResult:
    from companion.sight.los import line_of_sight

    return line_of_sight(bridge.terrain, check.source, check.target, markers)


# ---- selection and preferences ------------------------------------------------------------------


def select_hex(bridge: SessionBridge, hex_: HexCoord | None) -> None:
    """Make a hex the one that the hex panel tells about."""
    bridge.update(selected=hex_)


def set_preference(bridge: SessionBridge, **fields: Any) -> None:
    """Change preferences at once and save them; one that cannot be saved still counts until the end."""
    changed = Preferences.model_validate({**bridge.preferences.model_dump(), **fields})
    bridge.update(preferences=changed)
    try:
        save_preferences(changed)
    except CompanionError as refusal:
        bridge.say(refusal.reason, Severity.WARNING, slot="preferences")


def set_language(bridge: SessionBridge, language: str) -> None:
    """Show every text in another language."""
    set_preference(bridge, language=language)


def flip_board(bridge: SessionBridge) -> None:
    """Turn the map by 180 degrees, for the player opposite."""
    set_preference(bridge, is_flipped=not bridge.preferences.is_flipped)


def toggle_table_mode(bridge: SessionBridge) -> None:
    """Draw everything large, to be read from across the table, or as before."""
    bridge.update(is_table_mode=not bridge.is_table_mode)


# ---- undo ---------------------------------------------------------------------------------------


def undo(bridge: SessionBridge) -> None:
    """Take back the last step on markers or corrections."""
    if bridge.history.done:
        to = bridge.history.done[-1]
        _restore(bridge, to, bridge.history.after_undo(_present(bridge, to.label)))


def redo(bridge: SessionBridge) -> None:
    """Bring back the step undone last."""
    if bridge.history.undone:
        to = bridge.history.undone[-1]
        _restore(bridge, to, bridge.history.after_redo(_present(bridge, to.label)))


def _present(bridge: SessionBridge, label: Reason) -> Snapshot:
    return Snapshot(label, bridge.overlay, bridge.markers, bridge.trial_markers)


def _restore(bridge: SessionBridge, to: Snapshot, history: History) -> None:
    bridge.update(overlay=to.overlay, markers=to.markers, trial_markers=to.trial_markers, history=history)
