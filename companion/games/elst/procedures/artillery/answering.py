"""What follows from the answer to each request about a battery."""

from companion.games.elst.procedures.artillery import aiming, asking, contacting, firing, pursuing, rallying
from companion.games.elst.procedures.artillery.aim_events import EnemyTold
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.entering import entry_rolled, entry_told, tem_told
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.following import radio_holder_told
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.access import Chit
from companion.kit.answering import Answered, Answers, Follow


def _contact_rolled(course: Course, told: Answered) -> None:
    contacting.contact_rolled(course, told.subject, told.outcome)


def _error_rolled(course: Course, told: Answered) -> None:
    aiming.error_rolled(course, told.subject, told.outcome.faces or (told.natural,))


def _blast_sight(course: Course, told: Answered) -> None:
    sight = None if told.value is None else BlastVerdict(str(told.value))
    contacting.blast_sight_told(course, told.subject, sight)


def _enemy_near(course: Course, told: Answered) -> None:
    if hex_ := course.scene.battery(told.subject).hex:
        course.add(EnemyTold(battery=told.subject, hex=hex_, is_known=told.yes_or_no))
    pursuing.pursue(course, told.subject)


def _radio_holder(course: Course, told: Answered) -> None:
    if told.is_yes:
        radio_holder_told(course, told.subject, is_lost=told.request.details["fate"] == asking.LOST)


def _of_battery(go_on: Follow) -> Follow:
    """A battery that is gone has nothing to go on with."""

    def while_it_is_there(course: Course, told: Answered) -> None:
        if told.subject in course.scene.game.artillery.batteries:
            go_on(course, told)

    return while_it_is_there


_OF_BATTERY: Answers = {
    ElstPurpose.CONTACT: _contact_rolled,
    ElstPurpose.MAINTENANCE: _contact_rolled,
    ElstPurpose.ACCURACY: lambda course, told: aiming.accuracy_rolled(course, told.subject, told.outcome),
    ElstPurpose.ERROR: _error_rolled,
    ElstPurpose.ERROR_DIRECTION: _error_rolled,
    ElstPurpose.ATTACKS: lambda course, told: firing.attacks_rolled(course, told.subject, told.outcomes),
    ElstPurpose.ENTRY: lambda course, told: entry_rolled(course, told.subject, told.natural),
    ElstPurpose.REPAIR: lambda course, told: rallying.repair_rolled(course, told.subject, told.outcome),
    ElstPurpose.ACCESS: lambda course, told: pursuing.chit_drawn(course, told.subject, Chit(told.chits[0])),
    ElstPurpose.CONTACT_NUMBER: lambda course, told: contacting.contact_number_told(
        course, told.subject, told.number
    ),
    ElstPurpose.CONTACT_RESULT: lambda course, told: contacting.contact_result_told(
        course, told.subject, str(told.value)
    ),
    ElstPurpose.REPAIR_NUMBER: lambda course, told: rallying.repair_number_told(
        course, told.subject, told.number
    ),
    ElstPurpose.REPAIR_RESULT: lambda course, told: rallying.repair_result_told(
        course, told.subject, is_repaired=told.is_yes
    ),
    ElstPurpose.RADIO_ELIMINATED: lambda course, told: rallying.elimination_told(
        course, told.subject, is_eliminated=told.yes_or_no
    ),
    ElstPurpose.BLAST_SIGHT: _blast_sight,
    ElstPurpose.ENEMY_NEAR: _enemy_near,
    ElstPurpose.ENEMY_NEAR_AR: lambda course, told: aiming.enemy_told(course, told.subject, told.yes_or_no),
    ElstPurpose.SEES_HEX: lambda course, told: aiming.sight_told(course, told.subject, is_seen=told.is_yes),
    ElstPurpose.HINDRANCE: lambda course, told: aiming.hindrance_told(course, told.subject, told.number),
    ElstPurpose.TEM: lambda course, told: firing.terrain_told(course, told.subject, told.number),
    ElstPurpose.RADIO_HOLDER: _radio_holder,
    ElstPurpose.ENTRY_TEM: lambda course, told: tem_told(course, told.subject, is_bought=told.is_yes),
    ElstPurpose.ENTRY_WAY: lambda course, told: entry_told(course, told.subject, str(told.value)),
}
ANSWERS: Answers = {purpose: _of_battery(go_on) for purpose, go_on in _OF_BATTERY.items()}
