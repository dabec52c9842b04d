"""Repairing a radio in an RPh (2.1e)."""

from companion.chance.answers import Outcome
from companion.chance.requests import Goal, RollRequest
from companion.games.elst.procedures.artillery import asking
from companion.games.elst.procedures.artillery.contact_events import (
    RadioTried,
    RepairFailed,
    RepairFateTold,
    RepairNumberTold,
)
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.radio_counters import mark_radio
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.radio import Radio, fate_of_radio
from companion.games.elst.rules.sequence import Moment, Phase
from companion.reason import Reason


def repair_refusal(battery: Battery, moment: Moment) -> Reason | None:
    """Why the radio may not be repaired now; None when it may."""
    if battery.observer.is_offboard or battery.observer.radio is not Radio.MALFUNCTIONED:
        return Reason("oba-radio-not-malfunctioned", "2.1e")
    if moment.phase is not Phase.RALLY:
        return Reason("oba-repair-in-rally", "2.1e")
    return None


def repair_radio(course: Course, id_: str) -> None:
    """Roll against the radio's repair number, or ask for it first."""
    number = course.scene.battery(id_).repair_number
    if number is None:
        course.ask(asking.repair_number(id_))
    else:
        _ask_for_die(course, id_, number)


def repair_number_told(course: Course, id_: str, number: int | None) -> None:
    """Go on with the number, or without where nobody knows it."""
    if number is None:
        course.ask(asking.repair_result(id_))
        return
    course.add(RepairNumberTold(battery=id_, number=number))
    _ask_for_die(course, id_, number)


def _ask_for_die(course: Course, id_: str, number: int) -> None:
    course.ask(
        RollRequest(
            purpose=ElstPurpose.REPAIR,
            rule="2.1e",
            args={"battery": id_, "number": number},
            subject=id_,
            dice=1,
            goal=Goal(at_most=number),
        )
    )


def repair_rolled(course: Course, id_: str, outcome: Outcome) -> None:
    """The radio works again, or the base rules may take it away."""
    if outcome.is_success:
        _set_radio(course, id_, Radio.WORKING)
    else:
        _repair_failed(course, id_, outcome.natural)


def repair_result_told(course: Course, id_: str, *, is_repaired: bool) -> None:
    """The same, where the table has judged the die itself."""
    if is_repaired:
        _set_radio(course, id_, Radio.WORKING)
    else:
        _repair_failed(course, id_, None)


def _repair_failed(course: Course, id_: str, die: int | None) -> None:
    """What the base rules make of the dr is asked where no answer of before tells it."""
    fate = None if die is None else fate_of_radio(die, course.scene.game.artillery.repair_fates)
    course.add(RepairFailed(battery=id_, die=die, changes_nothing=fate is False))
    if fate is None:
        course.ask(asking.radio_eliminated(id_))
    elif fate:
        _set_radio(course, id_, Radio.LOST)


def elimination_told(course: Course, id_: str, *, is_eliminated: bool | None) -> None:
    """Whether the failed repair has eliminated the radio; remembered of its dr."""
    die = course.scene.battery(id_).activity.repair_die
    if die is not None and is_eliminated is not None:
        course.add(RepairFateTold(die=die, is_eliminated=is_eliminated))
    if is_eliminated:
        _set_radio(course, id_, Radio.LOST)


def _set_radio(course: Course, id_: str, radio: Radio) -> None:
    before = course.scene.battery(id_).observer
    course.add(RadioTried(battery=id_, observer=before.model_copy(update={"radio": radio})))
    mark_radio(course, id_, before.radio)
