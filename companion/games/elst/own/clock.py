"""The clock of a scenario of one's own: its last turn ends it, after one player turn or both."""

from collections.abc import Iterator, Sequence

from companion.games.elst.own.setting_up import own_game
from companion.games.elst.own.setting_up_events import OwnScenarioOver
from companion.games.elst.procedures.clock import NextPhase, begin_next, end_rally
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.sequence import is_last_phase
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Choice
from companion.reason import Reason


def _refusal(scene: Scene, _: NextPhase) -> Reason | None:
    return Reason("own-scenario-is-over") if scene.game.clock.is_over else None


def _next(course: Course, _: NextPhase) -> None:
    end_rally(course)
    if _is_end(course.scene):
        course.add(OwnScenarioOver())
    else:
        begin_next(course)


def _is_end(scene: Scene) -> bool:
    clock = scene.game.clock
    is_second = clock.moment.player is not clock.first_player
    is_last = clock.moment.turn >= clock.length.last_turn and (is_second or own_game(scene).ends_half)
    return is_last and is_last_phase(clock.moment)


HANDLERS: Handlers = {NextPhase: (_refusal, _next)}


def clock_choices(scene: Scene) -> Sequence[Choice]:
    """Going on."""
    return (*_onward(scene),)


def _onward(scene: Scene) -> Iterator[Choice]:
    refusal = _refusal(scene, NextPhase())
    yield Choice(Reason("elst-choice-next-phase"), NextPhase, refusal=refusal, goes_on=True)
