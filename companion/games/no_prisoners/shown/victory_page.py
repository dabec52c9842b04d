"""The page of victory points: each front beside history, the cities, and what optional units give away."""

from collections.abc import Iterator, Mapping

from companion.games.no_prisoners.rules.pools.optional import optional_unit
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.rules.turn.victory import (
    Victory,
    historical_level,
    race_outcome,
    rank_of,
    victory,
)
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.tracked import sheet_fact
from companion.games.no_prisoners.terms import Faction, Front, player_turn_of
from companion.kit.panels import Cell, Lines, Panel, Part, Table
from companion.reason import Reason

VICTORY_PANEL = "np-victory-points"
_AT_THE_CHECK = (Phase.VP_CHECK, Phase.GAME_END)


def victory_page(scene: Scene) -> Panel:
    """Points and level by front as they stand, against what history brought (23.0)."""
    is_due = scene.game.moment.phase in _AT_THE_CHECK
    return Panel(VICTORY_PANEL, Reason("np-panel-victory"), tuple(_parts(scene)), is_due=is_due)


def _parts(scene: Scene) -> Iterator[Part]:
    columns = (Reason("np-column-front"), *(Reason(f"faction-{f.value}") for f in Faction))
    yield Table(columns, tuple(_points(scene, front) for front in Front))
    yield Lines((*_levels(scene), *_optional(scene)))
    if rows := tuple(_cities(scene)):
        names = ("np-column-city", "np-column-value", "np-column-holder")
        yield Table(tuple(map(Reason, names)), rows)


def _points(scene: Scene, front: Front) -> tuple[Reason, ...]:
    totals = _totals(scene, front)
    points = (Reason("value-shown", args={"value": str(totals[f])}) for f in Faction)
    return Reason("np-front", args={"front": front.value}), *points


def _levels(scene: Scene) -> Iterator[Reason]:
    """Who won the race; of each front the level now and that of history.

    Optional units count from the end on (A62).
    """
    levels = {front: _level(scene, front) for front in Front}
    yield from _race(scene, levels)
    yield from _race_now(scene, levels)
    for front, level in levels.items():
        yield _level_now(scene, front, level)
        yield Reason(
            "np-level-history", "23.0g", args={"than": _than_history(level, front)}, about=_history(front)
        )


def levels_now(scene: Scene) -> Iterator[Reason]:
    """Who won a race that is over; what the points of each front come to (23.0, 24.3)."""
    levels = {front: _level(scene, front) for front in Front}
    yield from _race(scene, levels)
    yield from (_level_now(scene, front, level) for front, level in levels.items())


def _race(scene: Scene, levels: Mapping[Front, Victory]) -> Iterator[Reason]:
    if scene.game.is_over and scene.options.race_for_damascus:
        yield race_outcome(levels, scene.readings)


def _race_now(scene: Scene, levels: Mapping[Front, Victory]) -> Iterator[Reason]:
    """Who would win a race under way as the fronts stand."""
    if scene.options.race_for_damascus and not scene.game.is_over:
        yield Reason("np-race-now", about=race_outcome(levels, scene.readings))


def _level_now(scene: Scene, front: Front, level: Victory) -> Reason:
    """The level of a front in words; once the game is over it is its outcome."""
    if scene.game.is_over:
        return Reason("np-front-outcome", "23.0c", args={"front": front.value}, about=level.reason)
    return Reason("np-level-now", args={"front": front.value}, about=level.reason)


def _level(scene: Scene, front: Front) -> Victory:
    return victory(_totals(scene, front))


def _totals(scene: Scene, front: Front) -> dict[Faction, int]:
    """The victory points of each side on a front."""
    return {faction: scene.game.vp.get(player_turn_of(faction, front), 0) for faction in Faction}


def _history(front: Front) -> Reason:
    winner, level = historical_level(front)
    return Reason("np-history", args={"level": level, "winner": winner.value if winner else "nobody"})


def _than_history(level: Victory, front: Front) -> str:
    """Whether the Allies stand better or worse than they did."""
    sign = {Faction.ALLIED: 1, Faction.CENTRAL_POWERS: -1, None: 0}
    winner, name = historical_level(front)
    now, then = sign[level.winner] * level.rank, sign[winner] * rank_of(name)
    return "same" if now == then else "better" if now > then else "worse"


def _cities(scene: Scene) -> Iterator[tuple[Cell, ...]]:
    """Every city: its value, to be filled in or asked for when it counts, and who holds it."""
    for town in sorted(scene.field.towns.values(), key=lambda town: town.name):
        if not town.is_city:
            continue
        holder = next((c.faction.value for c in scene.game.in_hex(town.hex) if c.is_ground), "nobody")
        yield (
            Reason("value-shown", args={"value": town.name}),
            sheet_fact("city_value", town.name),
            Reason("np-holder", args={"side": holder}),
        )


def _optional(scene: Scene) -> Iterator[Reason]:
    for id_ in scene.game.sent:
        unit = optional_unit(id_)
        args = {"vp": unit.vp, "side": unit.faction.opponent.value}
        yield Reason("np-optional-award", unit.rule, args=args, about=Reason(f"np-unit-{id_}"))
