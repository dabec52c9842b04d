"""What follows from the answer to each request about a battery, by the request's purpose."""

from collections.abc import Callable, Mapping

from companion.chance.answers import DrawAnswer, Outcome, RollAnswer, outcomes
from companion.chance.requests import RollRequest
from companion.play.questions import YES, AnyAnswer, AnyRequest, Reply
from companion.sight.blast import BlastVerdict
from companion.systems.elst.batteries import aiming, asking, contacting, firing, pursuing, rallying
from companion.systems.elst.batteries.aim_events import EnemyTold
from companion.systems.elst.batteries.entering import ENTRY_ROLL, entry_rolled, entry_told
from companion.systems.elst.course import Course
from companion.systems.elst.oba.access import Chit
from companion.systems.elst.oba.accuracy import ACCURACY_ROLL
from companion.systems.elst.oba.radio import CONTACT_ROLL, MAINTENANCE_ROLL
from companion.systems.elst.oba.scatter import DIRECTION_ROLL, ERROR_ROLL

OneRoll = Callable[[Course, str, Outcome], None]
Told = Callable[[Course, str, Reply], None]


def _error_rolled(course: Course, id_: str, outcome: Outcome) -> None:
    aiming.error_rolled(course, id_, outcome.faces or (outcome.natural,))


def _entry_rolled(course: Course, id_: str, outcome: Outcome) -> None:
    entry_rolled(course, id_, outcome.natural)


ROLLS: Mapping[str, OneRoll] = {
    CONTACT_ROLL: contacting.contact_rolled,
    MAINTENANCE_ROLL: contacting.contact_rolled,
    ACCURACY_ROLL: aiming.accuracy_rolled,
    ERROR_ROLL: _error_rolled,
    DIRECTION_ROLL: _error_rolled,
    ENTRY_ROLL: _entry_rolled,
    rallying.REPAIR_ROLL: rallying.repair_rolled,
}


def _number(reply: Reply) -> int | None:
    return reply.value if isinstance(reply.value, int) else None


def _contact_number(course: Course, id_: str, reply: Reply) -> None:
    contacting.contact_number_told(course, id_, _number(reply))


def _contact_result(course: Course, id_: str, reply: Reply) -> None:
    contacting.contact_result_told(course, id_, str(reply.value))


def _repair_number(course: Course, id_: str, reply: Reply) -> None:
    rallying.repair_number_told(course, id_, _number(reply))


def _repair_result(course: Course, id_: str, reply: Reply) -> None:
    rallying.repair_result_told(course, id_, is_repaired=reply.value == YES)


def _radio_eliminated(course: Course, id_: str, reply: Reply) -> None:
    rallying.elimination_told(course, id_, reply.value)


def _blast_sight(course: Course, id_: str, reply: Reply) -> None:
    sight = None if reply.value is None else BlastVerdict(str(reply.value))
    contacting.blast_sight_told(course, id_, sight)


def _enemy_near(course: Course, id_: str, reply: Reply) -> None:
    if hex_ := course.scene.battery(id_).hex:
        course.add(EnemyTold(battery=id_, hex=hex_, is_known=_yes_or_no(reply)))
    pursuing.pursue(course, id_)


def _enemy_near_ar(course: Course, id_: str, reply: Reply) -> None:
    aiming.enemy_told(course, id_, _yes_or_no(reply))


def _yes_or_no(reply: Reply) -> bool | None:
    return None if reply.value is None else reply.value == YES


def _sees_hex(course: Course, id_: str, reply: Reply) -> None:
    aiming.sight_told(course, id_, is_seen=reply.value == YES)


def _hindrance(course: Course, id_: str, reply: Reply) -> None:
    aiming.hindrance_told(course, id_, _number(reply))


def _entry(course: Course, id_: str, reply: Reply) -> None:
    entry_told(course, id_, str(reply.value))


REPLIES: Mapping[str, Told] = {
    asking.CONTACT_NUMBER: _contact_number,
    asking.CONTACT_RESULT: _contact_result,
    asking.REPAIR_NUMBER: _repair_number,
    asking.REPAIR_RESULT: _repair_result,
    asking.RADIO_ELIMINATED: _radio_eliminated,
    asking.BLAST_SIGHT: _blast_sight,
    asking.ENEMY_NEAR: _enemy_near,
    asking.ENEMY_NEAR_AR: _enemy_near_ar,
    asking.SEES_HEX: _sees_hex,
    asking.HINDRANCE: _hindrance,
    asking.ENTRY: _entry,
}


def answered(course: Course, request: AnyRequest, answer: AnyAnswer) -> None:
    """Go on with the procedure that asked. A battery that is gone has nothing to go on with."""
    if request.subject not in course.scene.game.artillery.batteries:
        return
    match request, answer:
        case RollRequest(), RollAnswer():
            _rolled(course, request, answer)
        case _, DrawAnswer(chits=(chit,)):
            pursuing.chit_drawn(course, request.subject, Chit(chit))
        case _, Reply():
            REPLIES[request.purpose](course, request.subject, answer)


def _rolled(course: Course, request: RollRequest, answer: RollAnswer) -> None:
    results = outcomes(request, answer)
    if request.purpose == firing.ATTACK_ROLL:
        firing.attacks_rolled(course, request.subject, results)
    else:
        ROLLS[request.purpose](course, request.subject, results[0])
