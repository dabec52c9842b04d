"""Vehicles that are tracked on a line: whether they hinder it as they are, or only once they are marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.sighted import SightedGame
from ui.session.roll_call import unconfirmed_words
from ui.widgets.reason_list import Line

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from companion.sight.result import LosResult
    from ui.session.bridge import SessionBridge


def tracked_vehicles(bridge: SessionBridge, result: LosResult) -> tuple[HexCoord, ...]:
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
    """Those that hinder nothing yet, and whose stacks nobody has confirmed this turn."""
    idle = [hex_ for hex_ in hexes if hex_ not in bridge.state.vehicles]
    names = bridge.catalogue.join(map(bridge.hex_name, idle))
    told = [bridge.text("line-tracked-vehicles", hexes=names)] if idle else []
    if hexes:
        told.append(unconfirmed_words(bridge, hexes))
    return [Line(words, hexes) for words in told if words]
