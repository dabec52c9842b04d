"""Cases of units in a blast area: each is set up and moved at a table of the campaign."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AttemptContact, EndOrdnanceSmoke, TakeAction
from companion.games.elst.procedures.forces.commands import MovePieces, UseStairs
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.own_fire import morale_at
from companion.games.elst.rules.artillery.terms import Action
from companion.games.elst.rules.sequence import Phase
from companion.kit.questions import Question
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from tests.cases.adapters.elst.artillery_words import COUNTERS, FACTIONS, MISSIONS, phase
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.played import SYSTEM, Played, at

BATTERIES = {"British": "B1", "German": "G1"}
OUTSIDE, STEEPLE = "MM10", "NN8"
IN = MovePieces(
    side=Faction.GERMAN,
    text="4-4-7",
    spot=Spot.MAP,
    hex=at(OUTSIDE),
    to_spot=Spot.MAP,
    to_hex=at(STEEPLE),
)
UP = UseStairs(side=Faction.GERMAN, text="4-4-7", hex=at(STEEPLE), goes_up=True)
ENTERING: dict[str, Command] = {
    "enters blast hex": IN,
    "routs through": IN,
    "climbs from ground into the steeple of a blast hex": UP,
}
STAYING = ("already in the hex, not moving", "was attacked in MPh and stayed there")


@operation("elst", "oba.friendly_morale")
def friendly_morale(given: Values, inputs: Values) -> Values:
    table = Played("british-field-gun", "german-field-gun")
    table.lay_fire(BATTERIES[given["ffe_side"]], STEEPLE, mission=MISSIONS[given["mission"]])
    scene = SYSTEM.scene(table.session.state)
    morale = morale_at(scene, FACTIONS[given["unit_side"]], at(STEEPLE), given["morale_level"])
    return {"morale_level": morale}


@operation("elst", "oba.entry_attack")
def entry_attack(given: Values, inputs: Values) -> Values:
    here, unit = phase(given["phase"]), given["unit"]
    table = Played()
    table.add(Faction.GERMAN, f"4-4-7 @ {OUTSIDE if ENTERING.get(unit) is IN else STEEPLE}")
    table.lay_fire("G1", STEEPLE, COUNTERS[given["counter"]])
    if unit in STAYING:
        return {"attacked": is_resolved(table, here), "ffmo_ffnam_apply": False, "interdiction": False}
    table.go_to(here)
    table.do(ENTERING[unit])
    asked = table.asked
    assert asked is None or isinstance(asked, Question)
    exposed = asked is not None and "ffmo" in asked.options
    interdicts = not is_told(table, "oba-remind-rout")
    return {"attacked": asked is not None, "ffmo_ffnam_apply": exposed, "interdiction": interdicts}


_TOLD = {ElstPurpose.BLAST_SIGHT: "clear", ElstPurpose.ENEMY_NEAR: "no", ElstPurpose.ACCESS: "black"}


def is_resolved(table: Played, here: Phase) -> bool:
    """Whether the battery's FFE is resolved against the hex in this phase."""
    own = {"has_contact": True, "has_access": True, "contact_number": 10}
    table.session.set_facts({f"artillery/batteries/G1/{fact}": value for fact, value in own.items()})
    table.go_to(here, Faction.BRITISH if here is Phase.DEFENSIVE_FIRE else Faction.GERMAN)
    try:
        table.do(EndOrdnanceSmoke())
        table.do(AttemptContact(battery="G1"))
        table.answer(2)
        while table.asked:
            table.answer(_TOLD[table.purpose])
        table.do(TakeAction(battery="G1", action=Action.RESOLVE_FFE2))
    except IllegalCommandError:
        return False
    barrage = table.session.state.game.battery("G1").activity.barrage
    return at(STEEPLE) in {target.hex for target in barrage}


def is_told(table: Played, key: str) -> bool:
    """Whether the battery's card tells something."""
    return key in {line.key for line in table.lines("elst-battery-G1")}


@operation("elst", "oba.rout_choice")
def rout_choice(given: Values, inputs: Values) -> Values:
    """Routing is the players': the card of the FFE tells that it neither bars a rout nor forces one."""
    table = Played()
    table.lay_fire("G1", STEEPLE)
    table.go_to(Phase.ROUT)
    is_free = is_told(table, "oba-remind-rout")
    return {"must_go_through_ffe": not is_free, "may_enter_ffe": is_free}
