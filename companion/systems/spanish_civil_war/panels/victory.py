"""Victory points at any time, line by line, and the level they come to."""

from companion.play.panels import Lines, Panel, Part, Table
from companion.reason import Reason
from companion.systems.spanish_civil_war.factions import Faction
from companion.systems.spanish_civil_war.scenario.victory import Score
from companion.systems.spanish_civil_war.scene import Scene
from companion.systems.spanish_civil_war.scoring import score_of
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
