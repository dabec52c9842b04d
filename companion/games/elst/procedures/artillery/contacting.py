"""Making, maintaining and losing contact, and what follows at once (2.1, 2.11, 2.2a, 2.34b)."""

from companion.chance.answers import Outcome
from companion.games.elst.procedures.artillery import asking
from companion.games.elst.procedures.artillery.aim_events import BlastSightTold
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.contact_events import (
    ContactBroken,
    ContactDeclined,
    ContactFailed,
    ContactMade,
    ContactNumberTold,
    LossSettled,
    ObserverChanged,
)
from companion.games.elst.procedures.artillery.firing import begin_fire
from companion.games.elst.procedures.artillery.mission_events import (
    ActivityEnded,
    CounterFlipped,
    CounterRemoved,
    MissionCancelled,
)
from companion.games.elst.procedures.artillery.pursuing import pursue
from companion.games.elst.procedures.artillery.sights import blast_sight
from companion.games.elst.procedures.artillery.state import Attempt, Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.radio_counters import mark_radio
from companion.games.elst.rules.artillery.lifecycle import after_lost_contact, is_cancelled_unseen
from companion.games.elst.rules.artillery.radio import (
    FireCounter,
    Observer,
    breaks_radio,
    contact_drm,
    contact_request,
    fire_counter,
    loses_contact,
)
from companion.games.elst.rules.artillery.readings import ArtilleryReadings, LostInMidTurn


def attempt_contact(course: Course, id_: str) -> None:
    """Roll for contact or maintenance; an offboard observer has it without (2.1, 2.11, 2.8b)."""
    battery = course.scene.battery(id_)
    if battery.observer.is_offboard:
        _contact_made(course, battery)
    elif battery.contact_number is None:
        course.ask(asking.contact_number(id_))
    else:
        _ask_for_dice(course, battery, battery.contact_number)


def contact_number_told(course: Course, id_: str, number: int | None) -> None:
    """Go on with the radio's number, or without where nobody knows it."""
    battery = course.scene.battery(id_)
    if number is None:
        is_kept = is_maintenance(battery, course.scene.readings)
        drm = contact_drm(battery.kind, is_maintenance=is_kept)
        course.ask(asking.contact_result(id_, drm))
        return
    course.add(ContactNumberTold(battery=id_, number=number))
    _ask_for_dice(course, battery, number)


def _ask_for_dice(course: Course, battery: Battery, number: int) -> None:
    is_kept = is_maintenance(battery, course.scene.readings)
    course.ask(contact_request(battery.id, number, battery.kind, is_maintenance=is_kept))


def is_maintenance(battery: Battery, readings: ArtilleryReadings) -> bool:
    """Whether the DR is for maintenance: contact is held, or (reading) was held once (2.11a)."""
    was_held = battery.has_had_contact and readings.maintenance_drm_after_loss
    return battery.has_contact or was_held


def contact_rolled(course: Course, id_: str, outcome: Outcome) -> None:
    """What the contact DR comes to."""
    battery = course.scene.battery(id_)
    if outcome.is_success:
        _contact_made(course, battery)
    else:
        _contact_failed(course, battery, breaks=breaks_radio(outcome))


def contact_result_told(course: Course, id_: str, result: str) -> None:
    """The same, where the table has judged the dice itself."""
    battery = course.scene.battery(id_)
    if result == asking.CONTACT:
        _contact_made(course, battery)
    else:
        _contact_failed(course, battery, breaks=result == asking.RADIO_BREAKS)


def _contact_made(course: Course, battery: Battery) -> None:
    kept = battery.has_contact
    mark = _mark(course, battery)
    is_offboard = battery.observer.is_offboard
    made = ContactMade(battery=battery.id, is_maintenance=kept, is_offboard=is_offboard, fire_counter=mark)
    course.add(made)
    pursue(course, battery.id)


def _contact_failed(course: Course, battery: Battery, *, breaks: bool) -> None:
    mark = _mark(course, battery)
    course.add(ContactFailed(battery=battery.id, breaks_radio=breaks, fire_counter=mark))
    mark_radio(course, battery.id, battery.observer.radio)
    contact_is_lost(course, battery.id)


def _mark(course: Course, battery: Battery) -> FireCounter | None:
    """The Prep Fire or Final Fire counter of an observer on the map (2.1f)."""
    return None if battery.observer.is_offboard else fire_counter(course.scene.game.moment.phase)


def decline_contact(course: Course, id_: str) -> None:
    """Make no attempt in this fire phase (2.11e, 2.11f)."""
    course.add(ContactDeclined(battery=id_))
    contact_is_lost(course, id_)


def contact_is_lost(course: Course, id_: str) -> None:
    """What becomes of counter and access; asks first whether the blast height is seen if it matters."""
    battery, readings = course.scene.battery(id_), course.scene.readings
    has_attempted = battery.activity.has_attempted
    sight = blast_sight(course.scene, battery)
    would_matter = is_cancelled_unseen(battery.counter, BlastVerdict.BLOCKED, has_attempted, readings)
    if would_matter and sight is None and battery.counter and battery.hex:
        course.ask(asking.blast_sight(id_, battery.counter, battery.hex))
    elif is_cancelled_unseen(battery.counter, sight or BlastVerdict.CLEAR, has_attempted, readings):
        course.add(MissionCancelled(battery=id_, is_unseen=True))
        course.add(ActivityEnded(battery=id_))
    else:
        _settle_loss(course, battery)


def _settle_loss(course: Course, battery: Battery) -> None:
    """SR stays, FFE:2 fires (unless read otherwise) and flips, FFE:C goes (2.11c)."""
    if after_lost_contact(battery.counter, course.scene.readings).attacks_first:
        begin_fire(course, battery.id)
        return
    _change_counter(course, battery)
    course.add(ActivityEnded(battery=battery.id))


def _change_counter(course: Course, battery: Battery) -> None:
    after = after_lost_contact(battery.counter, course.scene.readings).counter
    if battery.counter is None or after is battery.counter:
        return
    if after is None:
        course.add(CounterRemoved(battery=battery.id, counter=battery.counter))
    else:
        course.add(CounterFlipped(battery=battery.id, counter=after))


def change_observer(
    course: Course, id_: str, observer: Observer, event: type[ObserverChanged] = ObserverChanged
) -> None:
    """Note the observer's new state; without an observer contact goes at once (2.1h, 2c)."""
    battery, readings = course.scene.battery(id_), course.scene.readings
    course.add(event(battery=id_, observer=observer))
    if not battery.has_contact:
        _leave_sight(course, course.scene.battery(id_), battery.observer)
    if not (battery.has_contact and loses_contact(observer, readings)):
        return
    course.add(ContactBroken(battery=id_))
    if battery.activity.attempt is Attempt.MADE and battery.activity.barrage is None:
        course.add(ActivityEnded(battery=id_))
    if readings.lost_in_mid_turn is LostInMidTurn.AT_ONCE:
        _change_counter(course, course.scene.battery(id_))
        course.add(LossSettled(battery=id_))


def _leave_sight(course: Course, battery: Battery, before: Observer) -> None:
    """Where so read, who made no attempt and goes out of sight loses access as he goes (2.11e)."""
    readings, observer = course.scene.readings, battery.observer
    stays = (observer.hex, observer.level) == (before.hex, before.level)
    is_judged_later = readings.sight_lost_in_mid_turn is LostInMidTurn.NEXT_FIRE_PHASE
    if stays or is_judged_later or battery.was_lost_in_mid_turn:
        return
    sight, has_attempted = blast_sight(course.scene, battery), battery.fire_counter is not None
    if sight and is_cancelled_unseen(battery.counter, sight, has_attempted, readings):
        course.add(MissionCancelled(battery=battery.id, is_unseen=True))


def settle_losses(course: Course) -> None:
    """At the start of a fire phase: counters of its side that lost contact since the last (2.11c)."""
    for battery in tuple(course.scene.game.batteries.values()):
        if battery.was_lost_in_mid_turn and course.scene.game.moment.firing is battery.faction:
            course.add(LossSettled(battery=battery.id))
            if after_lost_contact(battery.counter, course.scene.readings).attacks_first:
                begin_fire(course, battery.id)
            else:
                _change_counter(course, battery)


def blast_sight_told(course: Course, id_: str, sight: BlastVerdict | None) -> None:
    """Go on with what the table sees; where it does not know, the blast height counts as seen (2.32a)."""
    course.add(BlastSightTold(battery=id_, sight=sight or BlastVerdict.CLEAR))
    if course.scene.battery(id_).activity.attempt is Attempt.MADE:
        pursue(course, id_)
    else:
        contact_is_lost(course, id_)
