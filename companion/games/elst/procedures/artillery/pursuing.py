"""What the rules ask next of a battery in contact: a chit, a fact of the table, or nothing more."""

from companion.games.elst.procedures.artillery import asking
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.contact_events import AccessGained, AccessRefused
from companion.games.elst.procedures.artillery.known_enemy import look_for_enemy
from companion.games.elst.procedures.artillery.mission_events import ActivityEnded, CounterRemoved
from companion.games.elst.procedures.artillery.sights import blast_sight
from companion.games.elst.procedures.artillery.situation import situation_of
from companion.games.elst.procedures.artillery.state import Attempt, Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.rules.artillery.access import (
    PILE_EMPTY,
    Chit,
    access_request,
    draw_refusal,
    draw_result,
)
from companion.games.elst.rules.artillery.actions import refusals
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, Mission


def pursue(course: Course, id_: str) -> None:
    """Go on to the next thing that is not the observer's choice (2.2a, 2.33, 2.34b).

    Ends the battery's activity where nothing is left to choose.
    """
    battery = course.scene.battery(id_)
    if battery.activity.attempt is not Attempt.MADE or battery.activity.is_over:
        return
    refusal = draw_refusal(situation_of(course.scene, battery).access_state)
    if refusal is None:
        course.ask(access_request(id_, pile=id_))
    elif _has_nothing_left(course, battery):
        end_activity(course, id_, lacks_chits=refusal.key == PILE_EMPTY)
    else:
        _ask_what_matters(course, battery)


def _has_nothing_left(course: Course, battery: Battery) -> bool:
    found = refusals(situation_of(course.scene, battery), course.scene.readings)
    return all(refusal is not None for action, refusal in found.items() if action is not Action.END_ACTIVITY)


def end_activity(course: Course, id_: str, *, lacks_chits: bool = False) -> None:
    """The battery does no more in this phase; an FFE:C that nothing was made of goes (2.34d)."""
    if course.scene.battery(id_).counter is ArtilleryCounter.FFEC:
        course.add(CounterRemoved(battery=id_, counter=ArtilleryCounter.FFEC))
    course.add(ActivityEnded(battery=id_, lacks_chits=lacks_chits))


def _ask_what_matters(course: Course, battery: Battery) -> None:
    """Ask for sight of the blast height, then for a Known enemy where HE could be fired in place."""
    if battery.counter is None or battery.hex is None:
        return
    sight = blast_sight(course.scene, battery)
    if sight is None:
        course.ask(asking.blast_sight(battery.id, battery.counter, battery.hex))
    elif _could_fire_in_place(battery, sight):
        look_for_enemy(course, battery.id, battery.hex)
        if battery.hex not in course.scene.battery(battery.id).activity.enemies:
            course.ask(asking.enemy_near_counter(battery.id, battery.hex))


def _could_fire_in_place(battery: Battery, sight: BlastVerdict) -> bool:
    is_convertible = battery.counter in (ArtilleryCounter.SR, ArtilleryCounter.FFEC)
    is_free = is_convertible and not battery.activity.is_continued
    return is_free and sight is BlastVerdict.CLEAR and battery.mission is not Mission.SMOKE


def chit_drawn(course: Course, id_: str, chit: Chit) -> None:
    """What the chit brings (2.2c to 2.2f)."""
    result = draw_result(chit, course.scene.battery(id_).reds)
    if result.has_access:
        course.add(AccessGained(battery=id_))
        pursue(course, id_)
        return
    course.add(AccessRefused(battery=id_, is_denied=result.is_denied))
    course.add(ActivityEnded(battery=id_))
