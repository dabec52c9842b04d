"""Cases of what an attempt leaves to the observer and his battery: made, failed or left out at a table."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    EndOrdnanceSmoke,
    MoveObserver,
    TakeAction,
)
from companion.games.elst.procedures.forces.commands import AddRoster, FireAt, MovePieces, UseStairs
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.artillery.terms import Action, BatteryKind
from companion.games.elst.rules.forces.steeple_fire import WeaponKind
from companion.games.elst.rules.sequence import Phase
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from tests.cases.adapters.elst.artillery_play import MAINTAINED, PHASE, Play
from tests.cases.adapters.elst.artillery_words import moment
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.table import BATTERY, Table, at

STEEPLE, BESIDE, TARGET = "NN8", "NN7", "FF1"
NO_CONTACT = 12 - 1  # a higher DR breaks the radio
PLAYER_TURNS = {(1, Faction.GERMAN): "A", (1, Faction.BRITISH): "B", (2, Faction.GERMAN): "C"}


def observed(phase: Phase, player: Faction) -> Table:
    """A German leader with the radio in the steeple, in a fire phase; the Germans move first."""
    table = Table("german-attack", batteries=["german-field-gun"])
    table.set({"contact_number": 8})
    table.do(AddRoster(side=Faction.GERMAN, text=f"8-1, 4-4-7 @ {STEEPLE}"))
    table.do(UseStairs(side=Faction.GERMAN, text="8-1, 4-4-7", hex=at(STEEPLE), goes_up=True))
    table.do(MoveObserver(battery=BATTERY, hex=at(STEEPLE), level=1))
    table.go_to(phase, player)
    table.do(EndOrdnanceSmoke())
    return table


@operation("elst", "oba.next_attempt_phase")
def next_attempt_phase(given: Values, inputs: Values) -> Values:
    """Player turns A, B, C: the owner moves in A and C."""
    is_own_turn = "PFPh" in given["failed_in"]
    phase = Phase.PREP_FIRE if is_own_turn else Phase.DEFENSIVE_FIRE
    table = observed(phase, Faction.GERMAN if is_own_turn else Faction.BRITISH)
    table.do(AttemptContact(battery=BATTERY))
    table.answer(NO_CONTACT)
    (told,) = (line.about for line in table.card.status if line.key == "oba-card-next-attempt")
    assert told is not None
    turn = PLAYER_TURNS[int(told.args["turn"]), Faction(told.args["player"])]
    name = {Phase.PREP_FIRE: "PFPh", Phase.DEFENSIVE_FIRE: "DFPh"}[Phase(told.args["phase"])]
    whose = " (opponent's player turn)" if told.args["player"] == Faction.BRITISH else ""
    return {"next": f"own {name} of player turn {turn}{whose}"}


LEADER = {"side": Faction.GERMAN, "text": "8-1", "hex": at(STEEPLE), "level": 1}
CONTACT = AttemptContact(battery=BATTERY)
ACTIONS: dict[str, Command] = {
    "OBA action": TakeAction(battery=BATTERY, action=Action.PLACE_AR, ar=at(TARGET)),
    "move": MovePieces(**LEADER, spot=Spot.MAP, to_spot=Spot.MAP, to_hex=at(BESIDE)),
    "other fire": FireAt(**{**LEADER, "text": "8-1, 4-4-7"}, weapon=WeaponKind.SMALL_ARMS, at=at(TARGET)),
}


@operation("elst", "oba.other_action")
def other_action(given: Values, inputs: Values) -> Values:
    """A rally is nothing that play takes in a fire phase; the card tells that nothing else may be done."""
    now, action = moment(given["phase"]), inputs["action"]
    table = observed(now.phase, now.player)
    command = ACTIONS.get(action)
    if given["attempt_made"]:
        table.set({"has_access": True})
        table.do(CONTACT)
        table.answer(2)
    elif action == "OBA action":
        command = CONTACT
    if command is None:
        return {"legal": "oba-observer-busy" not in {line.key for line in table.card.status}}
    try:
        table.do(command)
    except IllegalCommandError:
        return {"legal": False}
    return {"legal": True}


@operation("elst", "oba.no_attempt")
def no_attempt(given: Values, inputs: Values) -> Values:
    play = Play(8, BatteryKind.NORMAL, {"black": 7, "red": 3})
    facts = {"counter": given["counter"], "counter_hex": "KK16", "access": given["access"], "contact": True}
    play.step({**PHASE, "action": "STATE", **facts})
    tried = {**MAINTAINED, "dr": NO_CONTACT} if given["attempt_made"] else {"action": "NO_ATTEMPT"}
    told = play.step({**PHASE, **tried, "los_blast_height": given["los_blast_height"]})
    return {
        "contact": told["contact"],
        "access": told["access"],
        "mission": "continues" if play.has_mission else "cancelled",
        "counter_after": told["counter"],
        "may_move_in_mph": told["observer_may_move"],
    }
