"""HQs rebuilt, divisions received for others, the reserve called (10.5, B.16, J.18)."""

from collections.abc import Sequence

from companion.chance.answers import Outcome
from companion.hexgrid import HexCoord, distance
from companion.play.handling import EventCourse, Handlers
from companion.reason import Reason
from companion.systems.spanish_civil_war.commands import CallReserve, RebuildHq, ReceiveDivision
from companion.systems.spanish_civil_war.events import HqReturns
from companion.systems.spanish_civil_war.factions import Faction
from companion.systems.spanish_civil_war.fight_events import DivisionReplaced, ReserveCalled
from companion.systems.spanish_civil_war.scenario.headquarters import rebuild_request, return_turn
from companion.systems.spanish_civil_war.scenario.withdrawal import Withdrawal, replacement_refusal
from companion.systems.spanish_civil_war.scenario_data import scenario
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
    turn = return_turn(course.scene.game.clock.moment.turn, rolled[0].natural)
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


def threat_distance(scene: Scene) -> int | None:
    """The least distance of a Nationalist from the places that call the reserve; None off Jarama."""
    rule = scenario(scene.battle).reserve
    if rule is None:
        return None
    goals = [scene.map.board.parse_hex(name) for name in rule.near]
    units: list[HexCoord] = [u.stand.hex for u in scene.game.on_map(Faction.NATIONALIST) if u.stand.hex]
    return min((distance(hex_, goal) for hex_ in units for goal in goals), default=None)


def call_refusal(scene: Scene, command: CallReserve) -> Reason | None:
    """Why the reserve does not come out; None when it does.

    Whether the Manzanares was crossed, or row 41 reached west of it, the players see on their map.
    """
    rule = scenario(scene.battle).reserve
    if scene.battle is not Battle.JARAMA or rule is None:
        return Reason("scw-no-reserve", "J.18a")
    if scene.game.is_reserve_free or (scene.game.is_reserve_called and not command.is_whole):
        return Reason("scw-reserve-out", "J.18c")
    near = threat_distance(scene)
    if command.is_whole or (near is not None and near <= rule.distance):
        return None
    return Reason("scw-reserve-not-near", "J.18c", args={"distance": rule.distance})


def _call(course: EventCourse[Scene], command: CallReserve) -> None:
    course.add(ReserveCalled(is_whole=command.is_whole))


HANDLERS: Handlers = {
    RebuildHq: (_rebuild_refusal, _rebuild),
    ReceiveDivision: (receive_refusal, _receive),
    CallReserve: (call_refusal, _call),
}
