"""From the AR to the landing of its round: enemy, sight, accuracy, error (2.3, 2.31, 2.33e, 2.4, 2.9c)."""

from companion.chance.answers import Outcome
from companion.chance.words import signed
from companion.games.elst.procedures.artillery import asking
from companion.games.elst.procedures.artillery.aim_events import (
    ArPlaced,
    ArRemoved,
    EnemyTold,
    RoundLanded,
    SightTold,
)
from companion.games.elst.procedures.artillery.firing import begin_fire
from companion.games.elst.procedures.artillery.known_enemy import look_for_enemy
from companion.games.elst.procedures.artillery.mission_events import (
    ActivityEnded,
    CounterPlaced,
    MissionCancelled,
    MissionDeclared,
)
from companion.games.elst.procedures.artillery.sights import target_sight
from companion.games.elst.procedures.artillery.situation import enemy_near
from companion.games.elst.procedures.artillery.state import Aim, Battery, TargetSight
from companion.games.elst.procedures.course import Course
from companion.games.elst.rules.artillery.accuracy import accuracy_request, conversion_drm
from companion.games.elst.rules.artillery.corrections import needs_known_enemy
from companion.games.elst.rules.artillery.lifecycle import Standing, after_unseen_ar
from companion.games.elst.rules.artillery.scatter import (
    Landing,
    error_cap,
    error_request,
    landing,
    never_on_target,
)
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, Mission
from companion.games.elst.table.play_area import outside_refusal
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

_BEST_DIE = 1


def aim_at(course: Course, id_: str, aim: Aim) -> None:
    """Put the AR on the map and see whether its round may be called."""
    course.add(ArPlaced(battery=id_, aim=aim))
    _check_enemy(course, id_, aim)


def _check_enemy(course: Course, id_: str, aim: Aim) -> None:
    if is_wanted := _wants_enemy(course.scene, course.scene.battery(id_), aim):
        look_for_enemy(course, id_, aim.ar)
    battery = course.scene.battery(id_)
    if not is_wanted or enemy_near(battery, aim.ar):
        _declare(course, battery, aim)
    elif aim.ar in battery.activity.enemies:
        course.add(ArRemoved(battery=id_, hex=aim.ar, is_unseen=False))
    else:
        course.ask(asking.enemy_near_ar(id_, aim.ar))


def _wants_enemy(scene: Scene, battery: Battery, aim: Aim) -> bool:
    if aim.correction is None:
        return False
    mission = aim.mission or battery.mission
    return needs_known_enemy(mission, battery.may_fire_smoke, scene.readings)


def enemy_told(course: Course, id_: str, is_known: bool | None) -> None:
    """Go on with the AR, or take it off where nobody is there to correct to."""
    aim = course.scene.battery(id_).activity.aim
    if aim:
        course.add(EnemyTold(battery=id_, hex=aim.ar, is_known=is_known))
        _check_enemy(course, id_, aim)


def _declare(course: Course, battery: Battery, aim: Aim) -> None:
    if aim.mission and battery.mission is not aim.mission:
        course.add(MissionDeclared(battery=battery.id, mission=aim.mission))
    _check_sight(course, battery.id, aim)


def _check_sight(course: Course, id_: str, aim: Aim) -> None:
    sight = target_sight(course.scene, course.scene.battery(id_), aim.ar)
    if sight is None:
        course.ask(asking.sees_hex(id_, aim.ar))
    elif not sight.is_seen:
        _ar_is_unseen(course, id_, aim)
    else:
        _check_hindrance(course, id_, aim, sight)


def sight_told(course: Course, id_: str, is_seen: bool) -> None:
    """Go on with an AR whose line of sight only the table could judge."""
    aim = course.scene.battery(id_).activity.aim
    if aim:
        course.add(SightTold(battery=id_, hex=aim.ar, sight=TargetSight(is_seen=is_seen)))
        _check_sight(course, id_, aim)


def hindrance_told(course: Course, id_: str, hindrance: int | None) -> None:
    """Go on with the hindrance; none where the table does not know."""
    aim = course.scene.battery(id_).activity.aim
    if aim:
        sight = TargetSight(is_seen=True, hindrance=hindrance or 0)
        course.add(SightTold(battery=id_, hex=aim.ar, sight=sight))
        _check_sight(course, id_, aim)


def _ar_is_unseen(course: Course, id_: str, aim: Aim) -> None:
    """The AR goes, an FFE it was to correct is cancelled, and the observer is done (2.3b)."""
    battery = course.scene.battery(id_)
    course.add(ArRemoved(battery=id_, hex=aim.ar, is_unseen=True))
    before = Standing(battery.counter, battery.has_access)
    is_cancelled = after_unseen_ar(before) != before
    if is_cancelled:
        course.add(MissionCancelled(battery=id_))
    if is_cancelled or course.scene.readings.unseen_ar_ends_activity:
        course.add(ActivityEnded(battery=id_))


def _check_hindrance(course: Course, id_: str, aim: Aim, sight: TargetSight) -> None:
    battery = course.scene.battery(id_)
    if why := never_on_target(is_blind=aim.is_blind, is_rocket=battery.is_rocket):
        _ask_error(course, battery, aim, why)
    elif sight.hindrance is None:
        course.ask(asking.hindrance(id_, aim.ar))
    else:
        _ask_accuracy(course, battery, aim, sight.hindrance)


def _ask_accuracy(course: Course, battery: Battery, aim: Aim, hindrance: int) -> None:
    """The accuracy dr, unless no die could be low enough."""
    drm = range_drm(course.scene, battery, aim)
    if _BEST_DIE + hindrance + drm > battery.accuracy_number:
        args: dict[str, str | int | float] = {
            "drm": signed(hindrance + drm),
            "number": battery.accuracy_number,
        }
        _ask_error(course, battery, aim, Reason("oba-hindered-never-on-target", "2.3c", args=args))
    else:
        course.ask(accuracy_request(battery.id, battery.accuracy_number, hindrance, drm))


def range_drm(scene: Scene, battery: Battery, aim: Aim) -> int:
    """The drm for a long correction (2.33e)."""
    is_converting = aim.mission is not None and battery.counter is ArtilleryCounter.SR
    return conversion_drm(aim.correction or 0, is_converting, scene.readings)


def _ask_error(course: Course, battery: Battery, aim: Aim, why: Reason | None = None) -> None:
    course.ask(error_request(battery.id, cap_of(aim), why))


def cap_of(aim: Aim) -> int | None:
    """The greatest error of an aim (2.4c, 2.4d)."""
    return error_cap(aim.correction, is_blind=aim.is_blind)


def accuracy_rolled(course: Course, id_: str, outcome: Outcome) -> None:
    """On target, or to the error DR."""
    battery = course.scene.battery(id_)
    aim = battery.activity.aim
    if aim and outcome.is_success:
        course.add(RoundLanded(battery=id_, ar=aim.ar))
        _place_counter(course, battery, aim, aim.ar)
    elif aim:
        _ask_error(course, battery, aim)


def error_rolled(course: Course, id_: str, faces: tuple[int, ...]) -> None:
    """Where the error DR puts the round."""
    battery = course.scene.battery(id_)
    if aim := battery.activity.aim:
        landed = landing(aim.ar, faces, cap_of(aim))
        course.add(_round_landed(id_, aim, landed))
        _place_counter(course, battery, aim, landed.hex)


def _round_landed(id_: str, aim: Aim, landed: Landing) -> RoundLanded:
    return RoundLanded(battery=id_, ar=aim.ar, direction=landed.direction, distance=landed.distance)


def _place_counter(course: Course, battery: Battery, aim: Aim, hex_: HexCoord) -> None:
    """SR and done; or FFE:1, or the corrected FFE:2, and fire (2.3d, 2.321, 2.33e, 2.4e, 2.9c)."""
    counter = counter_of(battery, aim)
    course.add(placed(course.scene, battery, counter, hex_))
    if counter is ArtilleryCounter.SR:
        course.add(ActivityEnded(battery=battery.id))
    else:
        begin_fire(course, battery.id)


def placed(scene: Scene, battery: Battery, counter: ArtilleryCounter, hex_: HexCoord) -> CounterPlaced:
    """A counter put into a hex, wherever that is."""
    return CounterPlaced(
        battery=battery.id,
        counter=counter,
        hex=hex_,
        is_on_map=hex_ in scene.field.board,
        is_in_play=outside_refusal(scene, hex_) is None,
    )


def counter_of(battery: Battery, aim: Aim) -> ArtilleryCounter:
    """What the round puts on the map."""
    if battery.counter is ArtilleryCounter.FFE2:
        return ArtilleryCounter.FFE2
    return ArtilleryCounter.SR if aim.mission is None else ArtilleryCounter.FFE1


def rocket_mission(battery: Battery) -> Mission | None:
    """What a new AR is for: a rocket battery's is for its one HE mission, any other's for an SR (2.9b)."""
    return Mission.HE if battery.is_rocket else None
