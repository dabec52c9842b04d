"""The objectives of the Republican divisions at Brunete (B.15)."""

from collections.abc import Collection, Mapping

from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.terms import Battle
from companion.reason import Reason


def own_objectives(division: str) -> tuple[str, ...]:
    """The hexes that a division must capture, by its formation id; none for divisions not listed (B.15e)."""
    return scenario(Battle.BRUNETE).objectives.get(division, ())


def none_captured(battle: Battle) -> Mapping[str, Mapping[str, bool]]:
    """Every objective of each division, none of them captured; empty where divisions have none."""
    return {division: dict.fromkeys(own, False) for division, own in scenario(battle).objectives.items()}


def objective_refusal(division: str, hex_: str, captured: Collection[str]) -> Reason | None:
    """Why a division may not enter or attack a hex; None when it may (B.15c).

    `captured` are those of its own objectives that it holds captured.
    """
    own = own_objectives(division)
    if hex_ in own or not _is_objective(hex_):
        return None
    missing = [objective for objective in own if objective not in captured]
    if not missing:
        return None
    args = {"hex": hex_, "missing": ", ".join(missing)}
    return Reason("scw-objective-of-others", "B.15c", args=args)


def _is_objective(hex_: str) -> bool:
    return any(hex_ in hexes for hexes in scenario(Battle.BRUNETE).objectives.values())
