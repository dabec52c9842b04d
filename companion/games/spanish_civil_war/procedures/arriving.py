"""HQs rebuilt, divisions received for others, the reserve called (10.5, B.16, J.18)."""

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.reserves import call, call_refusal
from companion.games.spanish_civil_war.rules.scenario.headquarters import rebuild_request, return_turn
from companion.games.spanish_civil_war.rules.scenario.withdrawal import Withdrawal, replacement_refusal
from companion.games.spanish_civil_war.rules.sequence import MOVEMENT
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.shown.words import formation_in_words, unit_in_words
from companion.games.spanish_civil_war.table.commands import CallReserve, RebuildHq, ReceiveDivision
from companion.games.spanish_civil_war.table.events import HqReturns
from companion.games.spanish_civil_war.table.fight_events import DivisionReplaced
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Arm
from companion.kit.handling import EventCourse, Handlers
from companion.reason import Reason


def _rebuild_refusal(scene: Scene, command: RebuildHq) -> Reason | None:
    unit = scene.unit(command.unit)
    if unit.counter.arm is Arm.HEADQUARTERS and unit.stand.spot is Spot.ELIMINATED:
        return None
    return Reason("scw-no-lost-hq", "10.5a", about=unit_in_words(unit.counter))


def _rebuild(course: EventCourse[Scene], command: RebuildHq) -> None:
    name = unit_in_words(course.scene.unit(command.unit).counter)
    course.ask(rebuild_request(command.unit, name))


def hq_rolled(course: EventCourse[Scene], unit: str, die: int) -> None:
    """The turn on which an HQ is back."""
    lost = course.scene.unit(unit).stand.lost
    turn = return_turn(lost or course.scene.game.clock.moment.turn, die)
    course.add(HqReturns(unit=unit, turn=turn))


def withdrawal_of(scene: Scene, division: str) -> Withdrawal:
    """How far a division has left."""
    units = [u for u in scene.game.units.values() if u.counter.formation == division]
    gone = [unit for unit in units if unit.stand.spot is Spot.EXITED]
    board = scene.map.board
    return Withdrawal(
        turn=scene.game.clock.moment.turn,
        exit_hexes=frozenset(board.hex_name(u.stand.left_by) for u in gone if u.stand.left_by),
        has_survivors_on_map=any(unit.stand.spot is Spot.MAP for unit in units),
        has_exited=bool(gone),
        replacements_used=len(scene.game.replacements),
        is_relieved=division in scene.game.relieved,
    )


def receive_refusal(scene: Scene, command: ReceiveDivision) -> Reason | None:
    """Why a division does not come for another; None when it does."""
    rule = scenario(scene.battle).withdrawal
    is_one = rule is not None and command.division in rule.replacements
    if not is_one or command.division in scene.game.replacements:
        return Reason("scw-no-such-replacement", "B.16a")
    if command.leaving == command.division or command.leaving not in divisions_to_leave(scene):
        return Reason("scw-withdrawal-no-division", "B.16a")
    if not scene.game.clock.is_of(Faction.REPUBLICAN, MOVEMENT):
        return Reason("scw-not-own-movement", "B.16b", about=formation_in_words(command.division))
    return replacement_refusal(withdrawal_of(scene, command.leaving), scene.readings)


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
