"""Who is first player (J.1b, B.1c)."""

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.terms import Battle

NATIONALIST_DRM = 1


def settled_initiative(battle: Battle, turn: int) -> Faction | None:
    """The first player of a turn where the scenario names it; None when dice decide."""
    rule = scenario(battle).initiative
    return rule.fixed[turn - 1] if 0 < turn <= len(rule.fixed) else rule.always


def rolled_initiative(nationalist: int, republican: int) -> Faction | None:
    """The first player by a die each; None when both must roll again."""
    lead = nationalist + NATIONALIST_DRM - republican
    if lead == 0:
        return None
    return Faction.NATIONALIST if lead > 0 else Faction.REPUBLICAN
