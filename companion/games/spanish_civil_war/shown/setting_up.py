"""Where the scenario sets a formation up, as hexes of the map and in words (4.0)."""

from collections.abc import Iterator

from companion.board.model import Board
from companion.games.spanish_civil_war.scenario_data import Formation, Placement
from companion.hexes.coordinates import HexCoord, disk


def setup_hexes(board: Board, formation: Formation) -> tuple[HexCoord, ...]:
    """Every hex that the set-up names for a formation; none where it names a box, an area, or nothing."""
    found = (hex_ for placement in formation.setup for hex_ in _hexes(board, placement))
    return tuple(dict.fromkeys(hex_ for hex_ in found if hex_ in board))


def setup_of(formation: Formation) -> dict[str, str | int | float]:
    """Hex numbers as a set-up list gives them (a radius after a plus sign), or what kind of place it is."""
    hexes = " / ".join(where for placement in formation.setup if (where := _numbers(placement)))
    is_around = any(placement.centre for placement in formation.setup)
    named = "around" if is_around else "hexes"
    return {"hexes": hexes, "where": named if hexes else _kind(formation)}


def _hexes(board: Board, placement: Placement) -> Iterator[HexCoord]:
    if placement.centre:
        yield from disk(board.parse_hex(placement.centre), placement.radius)
    else:
        yield from map(board.parse_hex, placement.hexes)


def _numbers(placement: Placement) -> str:
    return f"{placement.centre}+{placement.radius}" if placement.centre else " ".join(placement.hexes)


def _kind(formation: Formation) -> str:
    if formation.level == "air":
        return "air"
    if not formation.setup:
        return "later"
    placement = formation.setup[0]
    return "madrid" if placement.box else "start-line" if placement.area else "unknown"
