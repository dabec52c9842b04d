"""What a hex costs, holds and gives its defender, as its panel tells it with no unit in hand (TEC)."""

from collections.abc import Iterator

from companion.board.model import Board
from companion.games.no_prisoners.rules.movement.costs import governing
from companion.games.no_prisoners.rules.movement.damascus import damascus_refusal
from companion.games.no_prisoners.rules.movement.vehicles import MOUNTAIN
from companion.games.no_prisoners.table.field import Field, field_of
from companion.games.no_prisoners.tables import TerrainRow, tables
from companion.games.no_prisoners.terms import Faction, Front
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def entry_costs(board: Board, hex_: HexCoord) -> tuple[Reason, ...]:
    """The chart's rows of the hex, its roads and the rivers around it; that it is closed says all."""
    field = field_of(board)
    if field.is_closed(hex_):
        return (Reason("np-hex-closed", "TEC-all-sea", (hex_,)),)
    return tuple(_lines(field, hex_))


def _lines(field: Field, hex_: HexCoord) -> Iterator[Reason]:
    terrain = field.terrain(hex_)
    kinds = sorted(governing(terrain))
    rows = [tables().terrain[key] for key in kinds]
    winter = [_in_winter(row) for row in rows]
    points = _by_season("points", max(row.move for row in rows), max(row.move for row in winter))
    yield Reason("np-entry-ground", f"TEC-{kinds[0].replace('_', '-')}", args=points)
    yield from _closed_to_some(field, hex_)
    if "pass" in terrain:
        yield Reason("np-entry-pass", "TEC-pass", args={"points": tables().pass_.move})
    if "entrenchment" in terrain:
        row = tables().entrenchment
        args: dict[str, str | int | float] = {"points": row.move, "factor": row.defence}
        yield Reason("np-entry-entrenchment", "TEC-entrenchment", args=args)
    if any(field.is_road(there, hex_) for there in hex_.neighbours()):
        yield Reason("np-entry-road", "8.7")
    if any(field.is_river(there, hex_) for there in hex_.neighbours()):
        yield Reason("np-entry-river", "TEC-river-canal-side", args={"points": tables().river.move})
    units = _by_season("units", max(row.stack for row in rows), max(row.stack for row in winter))
    on_rail = max(row.stack_on_own_supplied_rail or 0 for row in rows)
    yield Reason("np-entry-stack", "9.0a", args={**units, "rail": on_rail})
    if (factor := max(row.defence for row in rows)) > 1:
        yield Reason("np-entry-defence", "11.12", args={"factor": factor})


def _closed_to_some(field: Field, hex_: HexCoord) -> Iterator[Reason]:
    """Whom the chart keeps out of a hex: vehicles of mountains, one faction of Damascus."""
    if MOUNTAIN in governing(field.terrain(hex_)):
        yield Reason("np-vehicles-enter-mountain", "TEC-mountain")
    if hex_ == field.damascus and (refusal := damascus_refusal(Faction.CENTRAL_POWERS, Front.WEST, None)):
        yield refusal


def _by_season(name: str, usual: int, winter: int) -> dict[str, str | int | float]:
    return {name: usual, "winter": winter, "differs": "no" if usual == winter else "yes"}


def _in_winter(row: TerrainRow) -> TerrainRow:
    changed = {key: value for key, value in row.winter if value is not None}
    return row.model_copy(update=changed)
