"""The clock: what each phase begins with, and going on to the next (4.0)."""

from companion.games.no_prisoners.procedures.arriving import begin_arrivals
from companion.games.no_prisoners.procedures.eventful import begin_event_phase
from companion.games.no_prisoners.procedures.opening import first_moment
from companion.games.no_prisoners.procedures.replacing import (
    begin_replacements,
    begin_scoring,
    end_game,
    lacks_rate,
)
from companion.games.no_prisoners.procedures.stacking import overstacking_refusal
from companion.games.no_prisoners.procedures.tribes import begin_tribal_roll
from companion.games.no_prisoners.procedures.withdrawing import begin_withdrawals
from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase, next_moment
from companion.games.no_prisoners.table.game_events import PhaseBegan
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.terms import PlayerTurn
from companion.reason import Reason

_OF_PLAYER_TURNS = (Phase.RANDOM_EVENT, Phase.REINFORCEMENT)
_OF_INTERFACE = (Phase.VP_CHECK, Phase.GAME_END)


def next_refusal(scene: Scene) -> Reason | None:
    """Why play may not go on to the next phase; None when it may."""
    if scene.game.is_over:
        return Reason("np-game-over", "4.0f")
    return overstacking_refusal(scene)


def go_on(course: Course) -> None:
    """The next phase begins; the end of the game ends it."""
    if following := _following(course.scene):
        _begin(course, following)


def is_to_begin(scene: Scene) -> bool:
    """Whether the phase was set by hand, and what it begins with is not done."""
    moment, began = scene.game.moment, scene.game.phase.of
    is_set = moment != began and not (began is None and not scene.game.phase.is_untouched)
    return is_set and _begins_with_something(scene) and not scene.game.is_over


def _begins_with_something(scene: Scene) -> bool:
    phase = scene.game.moment.phase
    if scene.game.player_turn is None:
        return phase in _OF_INTERFACE
    return phase in _OF_PLAYER_TURNS or (phase is Phase.REPLACEMENT and lacks_rate(scene))


def begin_refusal(scene: Scene) -> Reason | None:
    """Why the phase is not begun again: what it begins with was done as play went on to it."""
    return None if is_to_begin(scene) else Reason("np-phase-begun", "4.0b")


def begin_by_hand(course: Course) -> None:
    """The phase that was set by hand begins as any other."""
    _begin(course, course.scene.game.moment)


def _begin(course: Course, moment: Moment) -> None:
    course.add(PhaseBegan(moment=moment, with_lawrence=course.scene.game.beside_lawrence))
    begin_phase(course)


def _following(scene: Scene) -> Moment | None:
    """The phase to come; after the set-up the first one of the scenario."""
    if scene.game.moment.phase is Phase.SET_UP:
        return first_moment(scene.scenario)
    return next_moment(scene.game.moment, scene.game.last_turn)


def begin_phase(course: Course) -> None:
    """What the rules do, ask or tell when a phase begins."""
    moment = course.scene.game.moment
    match moment.phase:
        case Phase.RANDOM_EVENT:
            begin_event_phase(course)
        case Phase.REINFORCEMENT:
            _begin_reinforcements(course)
        case Phase.REPLACEMENT:
            begin_replacements(course)
        case Phase.VP_CHECK:
            begin_scoring(course)
        case Phase.ADVANCE_TURN:
            go_on(course)
        case Phase.GAME_END:
            end_game(course)


def _begin_reinforcements(course: Course) -> None:
    begin_arrivals(course)
    begin_withdrawals(course)
    if course.scene.game.player_turn is PlayerTurn.EAST_ALLIED:
        begin_tribal_roll(course)
