"""HQs rebuilt, divisions received for others, the reserve called (10.5, B.16, J.18)."""

from companion.games.spanish_civil_war.counters.words import formation_in_words, unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.reserves import call, call_refusal
from companion.games.spanish_civil_war.rules.scenario.calendar import calendar
from companion.games.spanish_civil_war.rules.scenario.headquarters import rebuild_request, return_turn
from companion.games.spanish_civil_war.rules.sequence import MOVEMENT
from companion.games.spanish_civil_war.scenario_data import WithdrawalRule, scenario
from companion.games.spanish_civil_war.table.commands import CallReserve, RebuildHq, ReceiveDivision
from companion.games.spanish_civil_war.table.events import HqReturns
from companion.games.spanish_civil_war.table.fight_events import DivisionReplaced
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.games.spanish_civil_war.terms import Arm
from companion.kit.handling import EventCourse, Handlers
from companion.reason import Reason


def _rebuild_refusal(scene: Scene, command: RebuildHq) -> Reason | None:
    unit = scene.unit(command.unit)
    if unit.counter.formation in scene.game.relieved:
        return Reason("scw-never-returns", "B.16c", about=unit_in_words(unit.counter))
    if unit.counter.arm is not Arm.HEADQUARTERS or unit.stand.spot is not Spot.ELIMINATED:
        return Reason("scw-no-lost-hq", "10.5a", about=unit_in_words(unit.counter))
    if is_lost_too_late(scene, unit):
        return Reason("scw-hq-too-late", "10.5a", about=unit_in_words(unit.counter))
    return None


def is_lost_too_late(scene: Scene, hq: Unit) -> bool:
    """Whether an HQ fell on the last turn, so that no die brings it back before the end (10.5a)."""
    return hq.stand.lost is not None and return_turn(hq.stand.lost, 1) > scene.game.clock.last_turn


def _rebuild(course: EventCourse[Scene], command: RebuildHq) -> None:
    name = unit_in_words(course.scene.unit(command.unit).counter)
    course.ask(rebuild_request(command.unit, name))


def hq_rolled(course: EventCourse[Scene], unit: str, die: int) -> None:
    """The turn on which an HQ is back."""
    lost = course.scene.unit(unit).stand.lost
    turn = return_turn(lost or course.scene.game.clock.moment.turn, die)
    course.add(HqReturns(unit=unit, turn=turn, is_too_late=turn > course.scene.game.clock.last_turn))


def receive_refusal(scene: Scene, command: ReceiveDivision) -> Reason | None:
    """Why a division does not come for another; None when it does."""
    rule = scenario(scene.battle).withdrawal
    if (
        rule is None
        or command.division not in rule.replacements
        or command.division in scene.game.replacements
    ):
        return Reason("scw-no-such-replacement", "B.16a")
    if command.leaving == command.division or command.leaving not in divisions_to_leave(scene):
        return Reason("scw-withdrawal-no-division", "B.16a")
    if not scene.game.clock.is_of(Faction.REPUBLICAN, MOVEMENT):
        return Reason("scw-not-own-movement", "B.16b", about=formation_in_words(command.division))
    if scene.game.clock.moment.turn < calendar(scene.battle, scene.readings).turn_of(rule.from_day):
        return Reason("scw-withdrawal-too-early", "B.16b")
    return _leaving_refusal(scene, rule, command.leaving)


def left_for(scene: Scene, division: str) -> ReceiveDivision | None:
    """The wish by which a division comes for the first that has left for it; None while none has (B.16)."""
    wishes = (ReceiveDivision(division=division, leaving=gone) for gone in divisions_to_leave(scene))
    return next((wish for wish in wishes if receive_refusal(scene, wish) is None), None)


def not_left_yet(scene: Scene, division: str) -> Reason:
    """Why a division is not here yet: one has begun to leave for it, or none has (B.16)."""
    units = scene.game.units.values()
    begun = {unit.counter.formation for unit in units if unit.stand.left_by} - set(scene.game.relieved)
    about = formation_in_words(division)
    for gone in sorted(begun & set(divisions_to_leave(scene)) - {division}):
        refusal = receive_refusal(scene, ReceiveDivision(division=division, leaving=gone))
        if refusal:
            return refusal
    return Reason("scw-not-received", "B.16a", about=about)


def receive(course: EventCourse[Scene], formation: str) -> None:
    """Note that a division has come for another, as its first unit enters."""
    rule = scenario(course.scene.battle).withdrawal
    is_due = rule and formation in rule.replacements and formation not in course.scene.game.replacements
    if is_due and (wish := left_for(course.scene, formation)):
        _receive(course, wish)


def _leaving_refusal(scene: Scene, rule: WithdrawalRule, division: str) -> Reason | None:
    """Why no division comes for one that leaves; None when one does, in the same movement phase (B.16)."""
    units = [unit for unit in scene.game.units.values() if unit.counter.formation == division]
    if division in scene.game.relieved:
        return Reason("scw-withdrawal-relieved", "B.16a")
    if any(unit.stand.spot is Spot.MAP for unit in units):
        here = tuple(unit.stand.hex for unit in units if unit.stand.hex)
        return Reason("scw-withdrawal-unfinished", "B.16b", here, about=formation_in_words(division))
    if any(unit.stand.spot is Spot.HAND and unit.stand.returns is None for unit in units):
        return Reason("scw-withdrawal-waiting", "B.16b", about=formation_in_words(division))
    gone = [unit for unit in units if unit.stand.spot is Spot.EXITED]
    if not gone:
        is_enough = scene.readings.destroyed_division_is_replaced
        return None if is_enough else Reason("scw-withdrawal-destroyed", "B.16a")
    left_by = {unit.stand.left_by for unit in gone if unit.stand.left_by}
    is_right = left_by and left_by <= set(map(scene.map.board.parse_hex, rule.hexes))
    args = {"hexes": ", ".join(rule.hexes)}
    return None if is_right else Reason("scw-withdrawal-wrong-hex", "B.16a", args=args)


def divisions_to_leave(scene: Scene) -> tuple[str, ...]:
    """The Republican divisions, each of which may leave for another."""
    own = (formation for formation in scene.order.formations if formation.faction is Faction.REPUBLICAN)
    return tuple(formation.id for formation in own if formation.level == "division")


def _receive(course: EventCourse[Scene], command: ReceiveDivision) -> None:
    course.add(DivisionReplaced(division=command.division, leaving=command.leaving))


HANDLERS: Handlers = {
    RebuildHq: (_rebuild_refusal, _rebuild),
    ReceiveDivision: (receive_refusal, _receive),
    CallReserve: (call_refusal, call),
}
