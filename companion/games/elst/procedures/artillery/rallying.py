"""Repairing a radio in an RPh (2.1e)."""

from companion.chance.answers import Outcome
from companion.chance.requests import Goal, RollRequest
from companion.games.elst.procedures.artillery import asking
from companion.games.elst.procedures.artillery.contact_events import RadioTried, RepairNumberTold
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.radio import Radio
from companion.games.elst.rules.sequence import Moment, Phase
from companion.kit.questions import YES
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
    repair_result_told(course, id_, is_repaired=bool(outcome.is_success))


def repair_result_told(course: Course, id_: str, *, is_repaired: bool) -> None:
    """The same, where the table has judged the die itself."""
    if is_repaired:
        _set_radio(course, id_, Radio.WORKING)
    else:
        course.ask(asking.radio_eliminated(id_))


def elimination_told(course: Course, id_: str, reply: object) -> None:
    """Whether the failed repair has eliminated the radio."""
    if reply == YES:
        _set_radio(course, id_, Radio.LOST)


def _set_radio(course: Course, id_: str, radio: Radio) -> None:
    observer = course.scene.battery(id_).observer.model_copy(update={"radio": radio})
    course.add(RadioTried(battery=id_, observer=observer))
