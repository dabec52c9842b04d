"""Victory points at any time, line by line, and the level they come to."""

from collections.abc import Mapping

from companion.play.panels import Lines, Panel, Part, Table
from companion.reason import Reason
from companion.systems.spanish_civil_war.factions import Faction
from companion.systems.spanish_civil_war.scenario.victory import Score, score
from companion.systems.spanish_civil_war.scenario_data import Place, scenario
from companion.systems.spanish_civil_war.scene import Scene
from companion.systems.spanish_civil_war.terms import Battle

VICTORY_PANEL = "scw-victory"


def victory_panel(scene: Scene) -> Panel:
    """Points of both sides and where they come from."""
    return Panel(VICTORY_PANEL, Reason("scw-panel-victory"), victory_parts(scene))


def victory_parts(scene: Scene) -> tuple[Part, ...]:
    """The totals and the level, then line by line."""
    found = score_of(scene)
    columns = tuple(Reason(f"scw-column-{name}") for name in ("place", "holder", "points"))
    rows = tuple(
        (
            line.reason,
            Reason("scw-side", args={"side": line.faction.value}),
            Reason("value-shown", args={"value": str(line.points)}),
        )
        for line in found.lines
    )
    totals = Lines(_summary(found))
    return (totals, Table(columns, rows)) if rows else (totals,)


def _summary(found: Score) -> tuple[Reason, ...]:
    args: dict[str, str | int | float] = {side.value: found.points(side) for side in Faction}
    rule = "J.7f" if found.battle is Battle.JARAMA else "B.6c"
    totals = Reason("scw-score-totals", rule, args={**args, "difference": f"{found.difference:+d}"})
    return (totals, Reason("scw-level", rule, args={"level": found.level}))


def score_of(scene: Scene) -> Score:
    """The score as the map shows it now."""
    return score(scene.battle, holders(scene), scene.game.exits_scored, scene.readings)


def holders(scene: Scene) -> Mapping[str, Faction | None]:
    """Who scores each place: at Brunete the last to be there, at Jarama a unit in supply in every hex."""
    if scene.battle is Battle.BRUNETE:
        return dict(scene.game.holders)
    return {place.id: _holder(scene, place) for place in scenario(scene.battle).places}


def _holder(scene: Scene, place: Place) -> Faction | None:
    sides = {_supplied_side(scene, name) for name in place.hexes}
    return sides.pop() if len(sides) == 1 else None


def _supplied_side(scene: Scene, name: str) -> Faction | None:
    situation = scene.situation
    for unit in scene.game.at(scene.map.board.parse_hex(name)):
        if situation.statuses[unit.id].is_supplied:
            return unit.faction
    return None
