"""HQs rebuilt, divisions received for others, the reserve called (10.5, B.16, J.18)."""

from collections.abc import Sequence

from companion.chance.answers import Outcome
from companion.hexgrid import distance
from companion.play.handling import EventCourse, Handlers
from companion.reason import Reason
from companion.systems.spanish_civil_war.commands import CallReserve, RebuildHq, ReceiveDivision
from companion.systems.spanish_civil_war.events import HqReturns
from companion.systems.spanish_civil_war.factions import Faction
from companion.systems.spanish_civil_war.fight_events import DivisionReplaced, ReserveCalled
from companion.systems.spanish_civil_war.scenario.headquarters import rebuild_request, return_turn
from companion.systems.spanish_civil_war.scenario.reserve import Threat
from companion.systems.spanish_civil_war.scenario.withdrawal import Withdrawal, replacement_refusal
from companion.systems.spanish_civil_war.scenario_data import ReserveRule, scenario
from companion.systems.spanish_civil_war.scene import Scene
from companion.systems.spanish_civil_war.state import Spot
from companion.systems.spanish_civil_war.terms import Arm, Battle
from companion.systems.spanish_civil_war.words import unit_in_words


def _rebuild_refusal(scene: Scene, command: RebuildHq) -> Reason | None:
    unit = scene.unit(command.unit)
    if unit.counter.arm is Arm.HEADQUARTERS and unit.stand.spot is Spot.ELIMINATED:
        return None
    return Reason("scw-no-lost-hq", "10.5a", about=unit_in_words(unit.counter))


def _rebuild(course: EventCourse[Scene], command: RebuildHq) -> None:
    name = unit_in_words(course.scene.unit(command.unit).counter)
    course.ask(rebuild_request(command.unit, name))


def hq_rolled(course: EventCourse[Scene], unit: str, rolled: Sequence[Outcome]) -> None:
    """The turn on which an HQ is back."""
    lost = course.scene.unit(unit).stand.lost
    turn = return_turn(lost or course.scene.game.clock.moment.turn, rolled[0].natural)
    course.add(HqReturns(unit=unit, turn=turn))


# ---- Brunete ----


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
    )


def receive_refusal(scene: Scene, command: ReceiveDivision) -> Reason | None:
    """Why a division does not come for another; None when it does."""
    rule = scenario(scene.battle).withdrawal
    is_one = rule is not None and command.division in rule.replacements
    if not is_one or command.division in scene.game.replacements:
        return Reason("scw-no-such-replacement", "B.16a")
    return replacement_refusal(withdrawal_of(scene, command.leaving), scene.readings)


def _receive(course: EventCourse[Scene], command: ReceiveDivision) -> None:
    course.add(DivisionReplaced(division=command.division))


# ---- Jarama ----


def threat_of(scene: Scene, rule: ReserveRule) -> Threat:
    """How far the Nationalists on the map have come."""
    board = scene.map.board
    units = [unit.stand.hex for unit in scene.game.on_map(Faction.NATIONALIST) if unit.stand.hex]
    goals = [board.parse_hex(name) for name in rule.near]
    is_row_reached = not scene.map.region(rule.beyond_row).isdisjoint(units)
    return Threat(
        has_crossed_manzanares=not scene.map.region(rule.across).isdisjoint(units),
        row=rule.row if is_row_reached else None,
        distance=min((distance(hex_, goal) for hex_ in units for goal in goals), default=None),
    )


def call_refusal(scene: Scene, command: CallReserve) -> Reason | None:
    """Why the reserve does not come out; None when it does.

    While no Nationalist counter is on the map, the players see on their own whether the Manzanares was
    crossed, or row 41 reached west of it.
    """
    rule = scenario(scene.battle).reserve
    if scene.battle is not Battle.JARAMA or rule is None:
        return Reason("scw-no-reserve", "J.18a")
    if scene.game.is_reserve_free or (scene.game.is_reserve_called and not command.is_whole):
        return Reason("scw-reserve-out", "J.18c")
    is_tracked = any(True for _ in scene.game.on_map(Faction.NATIONALIST))
    threat = threat_of(scene, rule)
    if command.is_whole:
        is_due = threat.calls_all(rule) or not is_tracked
        return None if is_due else Reason("scw-reserve-not-crossed", "J.18b")
    if threat.calls_all(rule) or threat.calls_some(rule):
        return None
    return Reason("scw-reserve-not-near", "J.18c", args={"distance": rule.distance})


def _call(course: EventCourse[Scene], command: CallReserve) -> None:
    course.add(ReserveCalled(is_whole=command.is_whole))


HANDLERS: Handlers = {
    RebuildHq: (_rebuild_refusal, _rebuild),
    ReceiveDivision: (receive_refusal, _receive),
    CallReserve: (call_refusal, _call),
}
