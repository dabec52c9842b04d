"""Cases of who is attacked by an FFE: units are tracked at a table, and the FFE:2 at KK16 is fired."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import SetTarget
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.rules.artillery.attack import firepower_used
from companion.games.elst.rules.artillery.terms import BatteryKind, Mission
from companion.hexes.coordinates import HexCoord
from tests.cases.adapters.elst.artillery_play import MAINTAINED, PHASE, Play
from tests.cases.adapters.elst.artillery_words import KINDS, MISSIONS, hex_at
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.table import BATTERY

CENTRE, BESIDE, HIDDEN = "KK16", "LL16", "LL15"
AWAY = "A1"
OWN, ENEMY = Faction.GERMAN, Faction.BRITISH
COUNTERS = {OWN: "4-4-7", ENEMY: "4-5-7"}


def under_fire(
    places: dict[Faction, str],
    kind: BatteryKind = BatteryKind.NORMAL,
    mission: Mission | None = None,
) -> Play:
    """Counters of some sides in places, and an FFE:2 that is about to be resolved."""
    play = Play(8, kind, {"black": 7, "red": 3})
    for side, name in places.items():
        play.table.do(AddRoster(side=side, text=f"{COUNTERS[side]} @ {name}"))
    state = {"action": "STATE", "counter": "FFE2", "counter_hex": CENTRE, "contact": True, "access": True}
    play.step({**PHASE, **state})
    play.table.set({"mission": mission})
    for step in (MAINTAINED, {"action": "RESOLVE_FFE2", "resolve": "later"}):
        play.step({**PHASE, **step})
    return play


def attacked(play: Play) -> set[HexCoord]:
    """The hexes that are proposed, or told, to be attacked."""
    return {target.hex for target in play.table.battery.activity.barrage or () if target.is_attacked}


@operation("elst", "oba.hip_fp")
def hip_fp(given: Values, inputs: Values) -> Values:
    """Where nobody is tracked, anybody may be hidden."""
    assert given["hex"] == "may hold HIP only"
    used = firepower_used(given["fp"], 7)
    return {"fp": used, "attacked": hex_at(CENTRE) in attacked(under_fire({}))}


@operation("elst", "oba.hex_attacked")
def hex_attacked(given: Values, inputs: Values) -> Values:
    """Where both sides are tracked, what no counter is in is seen to be empty."""
    places = {
        "empty, no HIP possible": {OWN: AWAY, ENEMY: AWAY},
        "own units only": {OWN: BESIDE, ENEMY: AWAY},
        "may hold HIP only": {},
    }[given["hex"]]
    play = under_fire(places, mission=MISSIONS[given.get("mission")])
    return {"attack_needed": hex_at(BESIDE) in attacked(play)}


@operation("elst", "oba.who_is_attacked")
def who_is_attacked(given: Values, inputs: Values) -> Values:
    """Whom the table knows to be hidden it tells."""
    units = given["blast_hex_units"]
    there = {OWN: BESIDE if "own" in units else AWAY, ENEMY: CENTRE if "enemy" in units else AWAY}
    kind = KINDS["rocket" if inputs.get("rocket") else "normal"]
    play = under_fire(there, kind)
    if "HIP" in units:
        play.table.do(SetTarget(battery=BATTERY, hex=hex_at(HIDDEN), is_attacked=True))
    wanted = {"own": BESIDE, "enemy": CENTRE, "HIP": HIDDEN}
    return {"all": {hex_at(wanted[unit]) for unit in units} <= attacked(play)}
