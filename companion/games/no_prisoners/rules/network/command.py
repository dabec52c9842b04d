"""Command: which units an HQ commands (7.0)."""

from companion.games.no_prisoners.rules.network.ground import Ground
from companion.games.no_prisoners.rules.network.pieces import Piece
from companion.hexes.coordinates import HexCoord
from companion.latest import LatestOfEach
from companion.reason import Reason
from companion.trace.course import Course, Leg
from companion.trace.flood import Flood

_floods: LatestOfEach[Flood] = LatestOfEach()


def command_refusal(ground: Ground, hq: Piece, unit: Piece) -> Reason | None:
    """Why an HQ does not command a unit; None when it does.

    The range runs over all terrain, units and ZOC, but not over the front boundary. The HQ's own supply
    does not matter.
    """
    if hq.faction is not unit.faction:
        return Reason("np-command-enemy", "7.0a")
    if hq.front is not unit.front:
        return Reason("np-command-other-front", "7.0b")
    if hq.command_range is None:
        return Reason("np-command-range-unknown", "2.4c")
    if is_within(ground, hq, unit):
        return None
    return Reason("np-command-too-far", "7.0a", (hq.hex, unit.hex), {"range": hq.command_range})


def is_within(ground: Ground, hq: Piece, unit: Piece) -> bool:
    """Whether the unit's hex lies in the HQ's range on its front."""
    return _flood(ground, hq).is_reached(ground.net.numbers[unit.hex])


def commanded_hexes(ground: Ground, hq: Piece) -> frozenset[HexCoord]:
    """The hexes of its front in an HQ's range; none while the range is not known."""
    if hq.command_range is None:
        return frozenset()
    flood, hexes = _flood(ground, hq), ground.net.hexes
    reached = (hex_ for number, hex_ in enumerate(hexes) if flood.is_reached(number))
    return frozenset(hex_ for hex_ in reached if ground.is_of(hex_, hq.front))


def _flood(ground: Ground, hq: Piece) -> Flood:
    """All hexes at once; nothing obstructs a range."""
    return _floods.of(hq.id, (ground, hq), lambda: _new_flood(ground, hq))


def _new_flood(ground: Ground, hq: Piece) -> Flood:
    net = ground.net
    course = Course(net, (Leg(ground.commanded[hq.front], hq.command_range),), net.flags([hq.hex]))
    return Flood.of(course, bytearray(len(net.hexes)))


def commanders(ground: Ground, pieces: tuple[Piece, ...], unit: Piece) -> frozenset[str]:
    """The HQs that command a unit."""
    hqs = (piece for piece in pieces if piece.type and piece.type.is_hq)
    return frozenset(hq.id for hq in hqs if command_refusal(ground, hq, unit) is None)
