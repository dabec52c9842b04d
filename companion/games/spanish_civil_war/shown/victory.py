"""Victory points at any time, line by line, and the level they come to."""

from collections.abc import Sequence
from dataclasses import replace

from companion.games.spanish_civil_war.counters.words import formation_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.scenario.victory import Score, ScoreLine
from companion.games.spanish_civil_war.rules.scoring import holders, score_of
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.panels import Lines, Panel, Part, Table
from companion.reason import Reason

VICTORY_PANEL = "scw-victory"


def victory_panel(scene: Scene) -> Panel:
    """Points of both sides and where they come from."""
    return Panel(VICTORY_PANEL, Reason("scw-panel-victory"), victory_parts(scene))


def victory_parts(scene: Scene) -> tuple[Part, ...]:
    """The totals, the level and its span; what scores now; all levels; what may score still; objectives."""
    found = score_of(scene)
    scored = tuple(_row(line) for line in found.lines)
    places = _table(("place", "holder", "points"), scored)
    parts = (places, _levels(found), _open_places(scene), _objectives(scene))
    within = Reason("scw-level-within", about=_spans(found)[_current(found)])
    return Lines((*summary(found), within)), *(part for part in parts if part.rows)


def _open_places(scene: Scene) -> Table:
    """The places that nobody scores now, with their hexes."""
    held = holders(scene)
    places = (place for place in scenario(scene.battle).places if held.get(place.id) is None)
    rows = tuple(
        (Reason(f"scw-place-{place.id}"), _shown(" ".join(place.hexes)), _shown(str(place.points)))
        for place in places
    )
    return _table(("open", "hexes", "points"), rows)


def _objectives(scene: Scene) -> Table:
    """What each division on the table has captured of its own objectives, and what it has not (B.15)."""
    told = scene.game.told_formations
    divisions = (division for division in scene.game.captured if division in told)
    rows = tuple(_objectives_of(scene, division) for division in divisions)
    return _table(("division", "captured", "uncaptured"), rows)


def _objectives_of(scene: Scene, division: str) -> tuple[Reason, ...]:
    captured = scene.game.captured_by(division)
    left = [hex_ for hex_ in scene.game.captured[division] if hex_ not in captured]
    return formation_in_words(division), *(_shown(" ".join(hexes) or "–") for hexes in (captured, left))


def _levels(found: Score) -> Table:
    """What each difference comes to; the present one is lit."""
    names = (Reason("scw-level-name", args={"level": level}) for _, level in scenario(found.battle).levels)
    rows = tuple(zip(_spans(found), names, strict=True))
    return _table(("difference", "level"), rows, _current(found))


def _current(found: Score) -> int:
    """The place of the present level among all."""
    return [level for _, level in scenario(found.battle).levels].index(found.level)


def _spans(found: Score) -> tuple[Reason, ...]:
    """The differences of each level."""
    most = tuple(most for most, _ in scenario(found.battle).levels)
    lowest = (None, *(one + 1 for one in most if one is not None))
    return tuple(_span(*ends) for ends in zip(lowest, most, strict=True))


def _span(least: int | None, most: int | None) -> Reason:
    """The differences of a level: up to one, from one on, or between."""
    kind = "most" if least is None else "least" if most is None else "both"
    args = {"kind": kind, "least": str(least or 0), "most": str(most or 0)}
    return Reason("scw-level-span", args=args)


def _row(line: ScoreLine) -> tuple[Reason, ...]:
    """What scores, for whom and how much; the rule stands at the total."""
    side = Reason("scw-side", args={"side": line.faction.value})
    return replace(line.reason, rule=""), side, _shown(str(line.points))


def _table(columns: Sequence[str], rows: tuple[tuple[Reason, ...], ...], current: int | None = None) -> Table:
    return Table(tuple(Reason(f"scw-column-{name}") for name in columns), rows, current)


def _shown(value: str) -> Reason:
    return Reason("value-shown", args={"value": value})


def summary(found: Score) -> tuple[Reason, ...]:
    """The points of both sides and the level that they come to."""
    args: dict[str, str | int | float] = {side.value: found.points(side) for side in Faction}
    rule = "J.7f" if found.battle is Battle.JARAMA else "B.6c"
    totals = Reason(
        "scw-score-totals",
        rule,
        args={**args, "difference": f"{found.difference:+d}" if found.difference else "0"},
    )
    return (totals, Reason("scw-level", rule, args={"level": found.level}))
