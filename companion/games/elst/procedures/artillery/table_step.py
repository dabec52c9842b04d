"""The commands about batteries that the table may give at any time: bringing in, observers, what is seen."""

from companion.chance.pile import DrawPile
from companion.games.elst.procedures.artillery.aim_events import BlastSightTold, EnemyTold, SightTold
from companion.games.elst.procedures.artillery.commands import (
    AddBattery,
    BatteryCommand,
    MoveObserver,
    RemoveBattery,
    RepairRadio,
    SetObserverStatus,
    SetPossession,
    SetRadio,
    TellBlastSight,
    TellEnemy,
    TellSight,
)
from companion.games.elst.procedures.artillery.contact_events import BatteryAdded, BatteryRemoved
from companion.games.elst.procedures.artillery.contacting import change_observer
from companion.games.elst.procedures.artillery.rallying import repair_radio, repair_refusal
from companion.games.elst.procedures.artillery.state import Battery, TargetSight
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.following import take_only_post
from companion.games.elst.procedures.forces.radio_counters import mark_radio
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.artillery.access import new_pile
from companion.games.elst.rules.artillery.campaign import kind_refusal, radio_refusal
from companion.games.elst.rules.artillery.radio import Observer
from companion.games.elst.scenario_data import scenario_data
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.events import PileRemoved, PileSet


def known_battery(scene: Scene, id_: str) -> Battery:
    """A battery in play; IllegalCommandError when there is none of that id."""
    if id_ not in scene.game.artillery.batteries:
        raise IllegalCommandError(Reason("oba-unknown-battery", args={"battery": id_}))
    return scene.battery(id_)


def known_refusal(scene: Scene, command: BatteryCommand) -> Reason | None:
    """Nothing stands against it; IllegalCommandError when the battery is not in play."""
    known_battery(scene, command.battery)
    return None


def _add_refusal(scene: Scene, command: AddBattery) -> Reason | None:
    batteries = scene.game.artillery.batteries.values()
    in_play = [battery.id for battery in batteries if battery.faction is command.side]
    most = scenario_data().batteries_a_side
    return kind_refusal(command.kind, command.side) or radio_refusal(command.battery, in_play, most)


def add_battery(course: Course, command: AddBattery) -> None:
    """Bring a battery in with its pile; IllegalCommandError for a name that is taken or cannot be one."""
    battery = Battery(
        id=new_battery_id(course.scene, command.battery),
        faction=command.side,
        kind=command.kind,
        calibre=command.calibre,
        may_fire_smoke=command.may_fire_smoke,
        observer=Observer(kind=command.observer),
    )
    bring_in(course, battery, new_pile(scenario_data().chits, command.pile))
    take_only_post(course, command.side)


def new_battery_id(scene: Scene, name: str) -> str:
    """A name as the id of a new battery; IllegalCommandError for one that is taken or cannot be one."""
    id_ = name.strip()
    if not id_ or "/" in id_ or id_ in scene.game.artillery.batteries:
        raise IllegalCommandError(Reason("oba-battery-name-taken", args={"battery": name}))
    return id_


def bring_in(course: Course, battery: Battery, pile: DrawPile) -> None:
    """Put a battery on the table with its pile."""
    course.add(BatteryAdded(battery=battery))
    course.add(PileSet(name=battery.id, pile=pile))


def _remove(course: Course, command: RemoveBattery) -> None:
    known_battery(course.scene, command.battery)
    course.add(BatteryRemoved(battery=command.battery))
    course.add(PileRemoved(name=command.battery))


def _move_refusal(scene: Scene, command: MoveObserver) -> Reason | None:
    is_offboard = known_battery(scene, command.battery).observer.is_offboard
    if command.hex not in scene.field.board and not is_offboard:
        return Reason("oba-observer-off-map", "2.8a")
    if command.level > scene.field.most_level:
        args = {"level": command.level, "most": scene.field.most_level}
        return Reason("oba-observer-too-high", hexes=(command.hex,), args=args)
    return None


def _change(course: Course, id_: str, **changes: object) -> None:
    observer = known_battery(course.scene, id_).observer
    change_observer(course, id_, observer.model_copy(update=changes))


def _move(course: Course, command: MoveObserver) -> None:
    _change(course, command.battery, hex=command.hex, level=command.level)
    take_only_post(course, known_battery(course.scene, command.battery).faction)


def _set_status(course: Course, command: SetObserverStatus) -> None:
    _change(course, command.battery, status=command.status)


def _set_radio(course: Course, command: SetRadio) -> None:
    before = known_battery(course.scene, command.battery).observer.radio
    _change(course, command.battery, radio=command.radio)
    mark_radio(course, command.battery, before)


def _set_possession(course: Course, command: SetPossession) -> None:
    _change(course, command.battery, has_radio=command.has_radio)


def _repair_refusal(scene: Scene, command: RepairRadio) -> Reason | None:
    return repair_refusal(known_battery(scene, command.battery), scene.game.moment)


def _repair(course: Course, command: RepairRadio) -> None:
    repair_radio(course, command.battery)


def _tell_enemy(course: Course, command: TellEnemy) -> None:
    course.add(EnemyTold(battery=command.battery, hex=command.hex, is_known=command.is_known))


def _tell_sight(course: Course, command: TellSight) -> None:
    sight = TargetSight(is_seen=command.is_seen, hindrance=command.hindrance)
    course.add(SightTold(battery=command.battery, hex=command.hex, sight=sight))


def _tell_blast_sight(course: Course, command: TellBlastSight) -> None:
    course.add(BlastSightTold(battery=command.battery, sight=command.sight))


TOLD_HANDLERS: Handlers = {
    RemoveBattery: (known_refusal, _remove),
    MoveObserver: (_move_refusal, _move),
    SetObserverStatus: (known_refusal, _set_status),
    SetRadio: (known_refusal, _set_radio),
    SetPossession: (known_refusal, _set_possession),
    RepairRadio: (_repair_refusal, _repair),
    TellEnemy: (known_refusal, _tell_enemy),
    TellSight: (known_refusal, _tell_sight),
    TellBlastSight: (known_refusal, _tell_blast_sight),
}
ADDING_HANDLERS: Handlers = {AddBattery: (_add_refusal, add_battery)}
