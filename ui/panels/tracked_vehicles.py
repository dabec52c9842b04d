"""Vehicles that are tracked on a line but not marked: the game leaves to the table whether they hinder it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.sighted import SightedGame
from ui.session.roll_call import unconfirmed_words
from ui.widgets.reason_list import Line

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from companion.sight.result import LosResult
    from ui.session.bridge import SessionBridge


def unmarked_vehicles(bridge: SessionBridge, result: LosResult) -> tuple[HexCoord, ...]:
    """The hexes between the ends of a line on the ground with a vehicle that no marker stands for."""
    session = bridge.session
    if session is None or not isinstance(session.system, SightedGame):
        return ()
    if max(result.source_level, result.target_level) > 0:
        return ()  # which they do not hinder
    there = frozenset(session.system.vehicles(session.state)) - bridge.markers.vehicles
    between = (one.hex for one in result.crossings if 0 < one.range < result.range)
    return tuple(hex_ for hex_ in between if hex_ in there)


def vehicle_lines(bridge: SessionBridge, hexes: tuple[HexCoord, ...]) -> list[Line]:
    """Where they stand, and which of their stacks nobody has confirmed this turn."""
    if not hexes:
        return []
    names = bridge.catalogue.join(map(bridge.hex_name, hexes))
    told = [bridge.text("line-tracked-vehicles", hexes=names), unconfirmed_words(bridge, hexes)]
    return [Line(words, hexes) for words in told if words]
