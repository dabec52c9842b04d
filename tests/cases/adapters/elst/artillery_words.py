"""The words of artillery cases and what they mean."""

from typing import Any

from companion.board.library import open_board
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.rules.artillery.radio import (
    FireCounter,
    Observer,
    ObserverKind,
    ObserverStatus,
    Radio,
)
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, BatteryKind, Mission
from companion.games.elst.rules.sequence import Moment, Phase
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from tests.cases.case_files import Values

READINGS = ArtilleryReadings()
BOARD = open_board("elst")
COUNTERS = {
    None: None,
    "SR": ArtilleryCounter.SR,
    "FFE1": ArtilleryCounter.FFE1,
    "FFE:1": ArtilleryCounter.FFE1,
    "FFE2": ArtilleryCounter.FFE2,
    "FFEC": ArtilleryCounter.FFEC,
}
COUNTER_NAMES = {counter: name for name, counter in reversed(COUNTERS.items())}
MISSIONS = {None: None, "HE": Mission.HE, "SMOKE": Mission.SMOKE}
MISSION_NAMES = {mission: name for name, mission in MISSIONS.items()}
KINDS = {
    "normal": BatteryKind.NORMAL,
    "battalion mortar": BatteryKind.BATTALION_MORTAR,
    "rocket": BatteryKind.ROCKET,
}
FIRE_COUNTERS = {
    None: None,
    FireCounter.PREP_FIRE: "Prep Fire",
    FireCounter.FINAL_FIRE: "Final Fire",
}
SIGHTS = {
    "clear": BlastVerdict.CLEAR,
    "smoke_only_blocked": BlastVerdict.SMOKE_ONLY,
    "blocked": BlastVerdict.BLOCKED,
}
FACTIONS = {"British": Faction.BRITISH, "German": Faction.GERMAN}
OWN = Faction.GERMAN
_WHO = {
    "leader": ObserverKind.LEADER,
    "squad": ObserverKind.OTHER_UNIT,
    "offboard observer": ObserverKind.OFFBOARD,
}
_STATUS = {
    "Good Order": ObserverStatus.GOOD_ORDER,
    "broken": ObserverStatus.BROKEN,
    "in Melee": ObserverStatus.IN_MELEE,
}
RADIOS = {"functioning": Radio.WORKING, "malfunctioned": Radio.MALFUNCTIONED}
_PHASES = {
    "RPh": Phase.RALLY,
    "PFPh": Phase.PREP_FIRE,
    "MPh": Phase.MOVEMENT,
    "DFPh": Phase.DEFENSIVE_FIRE,
    "RtPh": Phase.ROUT,
    "APh": Phase.ADVANCE,
}


def is_legal(refusal: Reason | None) -> bool:
    return refusal is None


def hex_at(name: str) -> HexCoord:
    return BOARD.parse_beyond(name)


def names(hexes: Any) -> set[str]:
    return {BOARD.hex_name(hex_) for hex_ in hexes}


def kind_of(given: Values, inputs: Values) -> BatteryKind:
    """The kind that a case names, or that "rocket" means."""
    if inputs.get("rocket") or given.get("rocket"):
        return BatteryKind.ROCKET
    return KINDS[given.get("battery_kind", given.get("battery", "normal"))]


def observer(values: Values) -> Observer:
    return Observer(
        kind=_WHO[values["who"]],
        status=_STATUS[values.get("status", "Good Order")],
        radio=RADIOS[values.get("radio", "functioning")],
        has_radio=values.get("possesses_radio", True),
    )


def phase(words: str) -> Phase:
    """The phase in "own DFPh", "opponent PFPh", "MPh"."""
    return _PHASES[words.split(",", maxsplit=1)[0].rsplit(maxsplit=1)[-1]]


def moment(words: str, turn: int = 1) -> Moment:
    """The moment of a phase, for a German battery: its own DFPh is in the British player turn."""
    here = phase(words)
    is_own = words.startswith("own")
    is_german_turn = is_own != (here is Phase.DEFENSIVE_FIRE)
    return Moment(turn=turn, player=OWN if is_german_turn else OWN.opponent, phase=here)
