"""The readings and base tables of a scenario of one's own: those of artillery and sight that bear on it."""

from functools import partial

from pydantic import JsonValue

from companion.board.model import Board
from companion.games.elst.rules.artillery.tables import FireTable, printed_values
from companion.games.elst.settings import ARTILLERY, FIRE_TABLE, SIGHT, TERRAIN_MODIFIERS, TerrainTable
from companion.kit.readings import is_shaped
from companion.kit.system import Setting
from companion.sight.relief.chart import Category, level_chart

_OF_STEEPLES = {ARTILLERY.key("steeple_critical"), SIGHT.key("blind_building"), SIGHT.key("blind_pair")}
_OPEN = frozenset({"open-ground"})  # the base game gives it no TEM, nor a road


def own_settings(modifiers: TerrainTable) -> tuple[Setting, ...]:
    """Every reading but those about steeples, and the base game's tables; TEM of a board's terrain."""
    readings = (one for one in (*ARTILLERY.settings(), *SIGHT.settings()) if one.key not in _OF_STEEPLES)
    table: dict[str, JsonValue] = {**modifiers}
    return (
        *readings,
        Setting(FIRE_TABLE, printed_values(), accepts=partial(is_shaped, FireTable)),
        Setting(TERRAIN_MODIFIERS, table, accepts=partial(is_shaped, TerrainTable)),
    )


def terrain_modifiers(board: Board) -> TerrainTable:
    """TEM by each terrain of a board, None where only the base game's chart tells it."""
    found = {key for hex_ in board for key in board.terrain(hex_)}
    return {key: 0 if _is_open(key) else None for key in sorted(found)}


def _is_open(key: str) -> bool:
    chart = level_chart()
    return key in _OPEN or bool(chart.is_of(Category.ROAD)[chart.number(key)])
