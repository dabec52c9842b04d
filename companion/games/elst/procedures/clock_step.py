"""The commands of the clock."""

from collections.abc import Sequence

from companion.games.elst.procedures.clock import (
    AgreeToEnd,
    Ending,
    NextPhase,
    PreviousPhase,
    ScenarioEnded,
    agreement_refusal,
    end_rolled,
    next_phase,
    previous_refusal,
    put_back,
)
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.table.scene import Scene
from companion.kit.answering import Answers
from companion.kit.panels import Choice
from companion.reason import Reason


def _next_refusal(scene: Scene, _: NextPhase) -> Reason | None:
    return Reason("elst-scenario-over", "CG2") if scene.game.clock.is_over else None


def _next(course: Course, _: NextPhase) -> None:
    next_phase(course)


def _previous_refusal(scene: Scene, _: PreviousPhase) -> Reason | None:
    return previous_refusal(scene.game)


def _previous(course: Course, _: PreviousPhase) -> None:
    put_back(course)


def _agree_refusal(scene: Scene, _: AgreeToEnd) -> Reason | None:
    return agreement_refusal(scene.game)


def _agree(course: Course, _: AgreeToEnd) -> None:
    course.add(ScenarioEnded(ending=Ending.AGREED))


BACK_HANDLERS: Handlers = {PreviousPhase: (_previous_refusal, _previous)}
HANDLERS: Handlers = {NextPhase: (_next_refusal, _next), AgreeToEnd: (_agree_refusal, _agree)}
ANSWERS: Answers = {ElstPurpose.SCENARIO_END: lambda course, told: end_rolled(course, told.outcome)}


def back_choices(scene: Scene) -> Sequence[Choice]:
    """Putting the clock back."""
    refusal = previous_refusal(scene.game)
    return (Choice(Reason("elst-choice-previous-phase"), PreviousPhase, refusal=refusal),)


def clock_choices(scene: Scene) -> Sequence[Choice]:
    """Going on, and ending the scenario."""
    refusal = _next_refusal(scene, NextPhase())
    return (
        Choice(Reason("elst-choice-next-phase"), NextPhase, refusal=refusal, goes_on=True),
        Choice(Reason("elst-choice-agree"), AgreeToEnd, refusal=agreement_refusal(scene.game)),
    )
