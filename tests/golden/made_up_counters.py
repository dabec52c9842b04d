"""What might stand on the counters of a formation; what does is for those who own the game."""

from collections.abc import Mapping

from companion.games.spanish_civil_war.scenario_data import Formation
from companion.games.spanish_civil_war.terms import Battle

# By level.
_MADE_UP: Mapping[str, str] = {
    "corps": "HQ 0-1-6",
    "division": "HQ 0-1-6",
    "brigade": "2x 4-4-6/2-2-6 II, HQ 0-1-6, art 4(6)6",
    "regiment": "4-4-6/2-2-6 III",
    "battalion": "3-4-6/2-2-6 II",
    "company": "2x tank 2-1-12/- I",
    "artillery": "2x art 5(8)6",
    "anti-aircraft": "2x f88 2-2-6 I",
    "air": "2x air 4",
    "truck": "2x truck 0-0-12",
}
_OTHERWISE: Mapping[str, str] = {
    "J-R-1TK": "2x tank 2-2-12/- I, HQ 0-1-6",
    "J-N-CAV": "cav 3-2-8/2-1-8 III",
    "J-N-ENG4": "eng 4-4-6/2-2-6 II",
    "J-N-ENG6": "eng 6-8-6/3-4-6 II",
    "B-N-71": "10x 2-3-6/1-2-6 II, HQ 0-1-6",
    "B-R-CAV": "cav 3-2-8/1-1-8 III",
    "B-R-1TK": "tank 4-3-10/2-2-10 II, ac 2-2-12/- II, HQ 0-1-6",
    "B-R-3TK": "tank 4-3-10/2-2-10 II",
}


def roster(formation: Formation, battle: Battle) -> str:
    """A line of counters; a division of Brunete has its regiments and a gun besides its HQ."""
    units = _OTHERWISE.get(formation.id) or _MADE_UP[formation.level]
    if battle is Battle.BRUNETE and formation.level == "division" and formation.id not in _OTHERWISE:
        units = "2x 6-5-6/3-3-6 III, art 4(8)6, HQ 0-1-6"
    return f"{formation.id}: {units}"
