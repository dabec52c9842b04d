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
    """Hex numbers as a set-up list gives them, each once, and a hex with a radius; else the kind of place."""
    hexes = " / ".join(dict.fromkeys(" ".join(one.hexes) for one in formation.setup if one.hexes))
    around = next((one for one in formation.setup if one.centre), None)
    if around is None:
        return {"hexes": hexes, "where": "hexes" if hexes else _kind(formation)}
    where = "both" if hexes else "around"
    return {"hexes": hexes, "where": where, "centre": around.centre, "radius": around.radius}


def _hexes(board: Board, placement: Placement) -> Iterator[HexCoord]:
    if placement.centre:
        yield from disk(board.parse_hex(placement.centre), placement.radius)
    else:
        yield from map(board.parse_hex, placement.hexes)


def _kind(formation: Formation) -> str:
    if formation.level == "air":
        return "air"
    if not formation.setup:
        return "later"
    placement = formation.setup[0]
    return "madrid" if placement.box else "start-line" if placement.area else "unknown"
