"""What it costs to enter a hex, as its panel tells it with no unit in hand (CH.TEC)."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from companion.board.model import Board
from companion.games.spanish_civil_war.rules.ground.battle_map import RIVERS
from companion.games.spanish_civil_war.rules.ground.chart import Costs, movement_chart
from companion.games.spanish_civil_war.rules.ground.costs import Ground, Mover, step_cost
from companion.games.spanish_civil_war.rules.scenario.weather import is_weather_rolled
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.hexes.coordinates import Direction, HexCoord, Hexside
from companion.reason import Reason

_ROADS = ("main", "minor")


def entry_costs(board: Board, hex_: HexCoord) -> tuple[Reason, ...]:
    """The chart's row of the hex, its roads, and the rivers around it, in clear weather and in rain."""
    return tuple(_costs(board, hex_, Battle(board.id)))


def _costs(board: Board, hex_: HexCoord, battle: Battle) -> Iterator[Reason]:
    chart, row = movement_chart(), movement_chart().row_of(board.terrain(hex_))
    skies = tuple(Weather) if is_weather_rolled(battle) else (Weather.CLEAR,)
    both = {weather: _row_costs(row, battle, weather) for weather in skies}
    yield _told("scw-entry-ground", f"CH.TEC.{row}", both, terrain=row)
    kinds = set(board.links(hex_, "road").values())
    for kind in (kind for kind in _ROADS if kind in kinds):
        yield _told(f"scw-entry-{kind}-road", f"CH.TEC.{kind}", {Weather.CLEAR: chart.road[kind]})
    if any(RIVERS & board.hexside_features(Hexside.of(hex_, direction)) for direction in Direction):
        rule = "J.8" if battle is Battle.JARAMA else "CH.TEC.river"
        river = {weather: chart.river[battle][weather] for weather in skies}
        yield _told("scw-entry-river", rule, river)


def _row_costs(row: str, battle: Battle, weather: Weather) -> Costs:
    """What the step rule asks of either kind of unit, mud in it."""
    foot, mechanized = (step_cost(Ground(row), Mover(battle, kind, weather)).points for kind in (False, True))
    return Costs(foot, mechanized)


def _told(key: str, rule: str, costs: Mapping[Weather, Costs], *, terrain: str = "") -> Reason:
    """The costs in clear weather; those in rain where it may rain and they differ."""
    clear = costs[Weather.CLEAR]
    rain = costs.get(Weather.RAIN, clear)
    args: dict[str, str | int | float] = {
        "terrain": terrain,
        "foot": _points(clear.foot),
        "mechanized": _points(clear.mechanized),
        "for": _kind(clear),
        "wet-foot": _points(rain.foot),
        "wet-mechanized": _points(rain.mechanized),
        "wet-for": "same" if clear == rain else _kind(rain),
    }
    return Reason(key, rule, args=args)


def _kind(costs: Costs) -> str:
    """Whether both kinds of units pay the same, only those on foot enter, or each pays its own."""
    if costs.mechanized is None:
        return "foot"
    return "both" if costs.foot == costs.mechanized else "each"


def _points(cost: Fraction | None) -> str:
    return "-" if cost is None else f"{float(cost):g}"
