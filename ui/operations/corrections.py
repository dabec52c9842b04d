"""Operations on the player's corrections of the board."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from companion.reason import CompanionError, Reason
from ui.operations.core import operation, take_step
from ui.session.bridge import Message, Severity

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from companion.board.entries import Correction
    from companion.board.overlay import Overlay
    from companion.board.stroke import Sweep
    from companion.board.sweeps import Drawing
    from companion.hexes.coordinates import HexCoord
    from companion.trace.result import UncertainFact
    from ui.session.bridge import SessionBridge

_DRAWN = "drawn"  # the message slot of what the last sweep came to


@operation
def correct_fact(bridge: SessionBridge, *entries: Correction) -> None:
    """Let the player's word stand on facts of the board: corrections and confirmations, as one step."""
    if entries:
        hexes = tuple(dict.fromkeys(bridge.board.parse_own(entry.hex) for entry in entries))
        label = Reason("step-hex-corrected", hexes=hexes)
        take_step(bridge, label, overlay=_joined(bridge.overlay, entries))


@operation
def name_hex(bridge: SessionBridge, hex_: HexCoord, printed: str) -> None:
    """Let a hex have the number printed on the player's map; all numbers follow, what was said stays."""
    from companion.board.printed_numbers import origin_by

    origin = origin_by(bridge.base_board, hex_, printed)
    label = Reason("step-hex-named", hexes=(hex_,), args={"before": bridge.hex_name(hex_)})
    take_step(bridge, label, overlay=bridge.overlay.with_origin(*origin))
    bridge.message.emit(Message(Severity.INFO, label, ("undo",), slot=_DRAWN))


def draw(bridge: SessionBridge, drawing: Drawing, sweep: Sweep) -> bool:
    """Let a sweep over the map stand as one step, told with its undo; what it cannot say is told too."""
    from ui.panels.brush_words import drawn_label

    try:
        entries = drawing.corrections(sweep)
    except CompanionError as refusal:
        bridge.say(refusal.reason, Severity.ERROR, slot=_DRAWN)
        return False
    if not entries:
        bridge.say(Reason("sweep-no-change"), slot=_DRAWN)
        return False
    label = drawn_label(bridge, drawing, sweep)
    take_step(bridge, label, overlay=_joined(bridge.overlay, entries))
    bridge.message.emit(Message(Severity.INFO, label, ("undo",), slot=_DRAWN))
    return True


@operation
def confirm_hex(bridge: SessionBridge, hex_: HexCoord, note: str = "") -> None:
    """Note that a hex is the same on the player's own map."""
    from companion.board.entries import Confirmation

    seen = Confirmation(hex=bridge.board.own_name(hex_), at=datetime.now(UTC), note=note)
    label = Reason("step-hex-confirmed", hexes=(hex_,))
    take_step(bridge, label, overlay=bridge.overlay.with_entry(seen))


@operation
def confirm_facts(bridge: SessionBridge, facts: Iterable[UncertainFact]) -> None:
    """Note that facts on which a verdict rests are the same on the player's own map, as one step."""
    from companion.trace.grounds import confirmations

    told = tuple(facts)
    entries = confirmations(bridge.board, told, datetime.now(UTC))
    hexes = tuple(dict.fromkeys(fact.hex for fact in told))
    label = Reason("step-facts-confirmed", hexes=hexes)
    take_step(bridge, label, overlay=_joined(bridge.overlay, entries))


@operation
def confirm_hexes(bridge: SessionBridge, hexes: Iterable[HexCoord]) -> None:
    """Note that hexes on which a verdict rests are the same on the player's own map, as one step."""
    from companion.board.entries import Confirmation

    told, now = tuple(hexes), datetime.now(UTC)
    entries = [Confirmation(hex=bridge.board.own_name(hex_), at=now) for hex_ in told]
    label = Reason("step-facts-confirmed", hexes=told)
    take_step(bridge, label, overlay=_joined(bridge.overlay, entries))


@operation
def revert_correction(bridge: SessionBridge, entry: Correction) -> None:
    """Take one correction or confirmation back."""
    label = Reason("step-correction-reverted", hexes=(bridge.board.parse_own(entry.hex),))
    take_step(bridge, label, overlay=bridge.overlay.without(entry))


@operation
def export_corrections(bridge: SessionBridge, path: Path) -> None:
    """Write the corrections to a file that others can take over."""
    from companion.board.overlay import save_overlay

    save_overlay(bridge.overlay, path)
    bridge.say(Reason("corrections-exported", args={"file": path.name}))


@operation
def import_corrections(bridge: SessionBridge, path: Path) -> None:
    """Take over the corrections in a file; on the same fact the file's word replaces the present one."""
    from companion.board.overlay import apply_overlay, load_overlay, overlay_remarks

    read = load_overlay(path)
    apply_overlay(bridge.base_board, read)  # refuses another board's overlay
    take_step(bridge, Reason("step-corrections-imported"), overlay=_joined(bridge.overlay, read.entries))
    for remark in overlay_remarks(bridge.base_board, read):
        bridge.say(remark, Severity.WARNING)
    done = Reason("corrections-imported", args={"count": len(read.entries), "file": path.name})
    bridge.say(done)


def _joined(own: Overlay, entries: Iterable[Correction]) -> Overlay:
    for entry in entries:
        own = own.with_entry(entry)
    return own
