"""Operations on the player's corrections of the board."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from companion.reason import CompanionError, Reason
from ui.operations.core import act, operation
from ui.session.message import Message, Severity

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from companion.board.entries import Correction
    from companion.board.overlay import OverlayChange
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
        _say(bridge, label, entries)


@operation
def name_hex(bridge: SessionBridge, hex_: HexCoord, printed: str) -> None:
    """Let a hex have the number printed on the player's map; all numbers follow, what was said stays."""
    from companion.board.overlay import OverlayChange, apply_overlay
    from companion.board.printed_numbers import origin_by

    origin = origin_by(bridge.base_board, hex_, printed)
    change = OverlayChange(origin=origin, origin_before=bridge.overlay.origin)
    apply_overlay(bridge.base_board, change.laid_on(bridge.overlay))  # refuses what leaves a hex nameless
    label = Reason("step-hex-named", hexes=(hex_,), args={"before": bridge.hex_name(hex_)})
    _correct(bridge, label, change)
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
    if not _say_drawn(bridge, label, entries):
        return False
    bridge.message.emit(Message(Severity.INFO, label, ("undo",), slot=_DRAWN))
    return True


@operation
def confirm_hex(bridge: SessionBridge, hex_: HexCoord, note: str = "") -> None:
    """Note that a hex is the same on the player's own map."""
    from companion.board.entries import Confirmation

    seen = Confirmation(hex=bridge.board.own_name(hex_), at=datetime.now(UTC), note=note)
    label = Reason("step-hex-confirmed", hexes=(hex_,))
    _say(bridge, label, (seen,))


@operation
def confirm_facts(bridge: SessionBridge, facts: Iterable[UncertainFact]) -> None:
    """Note that facts on which a verdict rests are the same on the player's own map, as one step."""
    from companion.trace.grounds import confirmations

    told = tuple(facts)
    entries = confirmations(bridge.board, told, datetime.now(UTC))
    hexes = tuple(dict.fromkeys(fact.hex for fact in told))
    label = Reason("step-facts-confirmed", hexes=hexes)
    _say(bridge, label, entries)


@operation
def confirm_hexes(bridge: SessionBridge, hexes: Iterable[HexCoord]) -> None:
    """Note that hexes on which a verdict rests are the same on the player's own map, as one step."""
    from companion.board.entries import Confirmation

    told, now = tuple(hexes), datetime.now(UTC)
    entries = [Confirmation(hex=bridge.board.own_name(hex_), at=now) for hex_ in told]
    label = Reason("step-facts-confirmed", hexes=told)
    _say(bridge, label, entries)


@operation
def revert_correction(bridge: SessionBridge, entry: Correction) -> None:
    """Take one correction or confirmation back."""
    from companion.board.overlay import OverlayChange

    label = Reason("step-correction-reverted", hexes=(bridge.board.parse_own(entry.hex),))
    _correct(bridge, label, OverlayChange(gone=(entry,)))


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
    _say(bridge, Reason("step-corrections-imported"), read.entries)
    for remark in overlay_remarks(bridge.base_board, read):
        bridge.say(remark, Severity.WARNING)
    done = Reason("corrections-imported", args={"count": len(read.entries), "file": path.name})
    bridge.say(done)


def _say(bridge: SessionBridge, label: Reason, entries: Iterable[Correction]) -> None:
    from companion.board.overlay import OverlayChange

    _correct(bridge, label, OverlayChange.of(bridge.overlay, entries))


_say_drawn = operation(_say)


def _correct(bridge: SessionBridge, label: Reason, change: OverlayChange) -> None:
    """Let a change of what was said of the map be an act."""
    from companion.session.commands import CorrectMap

    act(bridge, bridge.book, lambda book: book.execute(CorrectMap(change=change, told=label)))
