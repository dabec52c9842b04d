"""Withdrawals on their historical dates: divisions by what is printed on them (19.10)."""

from collections.abc import Iterable

from companion.games.no_prisoners.procedures.asking import MOVEMENT, STRENGTH, unread
from companion.games.no_prisoners.procedures.demands import add_task, candidates
from companion.games.no_prisoners.rules.turn.random_events import Chooser, EffectKind, What
from companion.games.no_prisoners.scenario_data import Divisions, scenario_data
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.game_events import Told
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import Figures, Task
from companion.games.no_prisoners.terms import PlayerTurn
from companion.kit.printed import ask_lacking
from companion.reason import Reason


def begin_withdrawals(course: Course) -> None:
    """What leaves on its date, in the own reinforcement phase; figures that matter are asked for (A38)."""
    player_turn = course.scene.game.player_turn or PlayerTurn.WEST_CP
    data = scenario_data().withdrawal(player_turn.faction, course.scene.game.moment.turn)
    if data is None or not course.scene.options.historical_withdrawals or data.front is not player_turn.front:
        return
    course.add(Told(reason=Reason("np-historical-withdrawal", "19.10a", args={"strength": data.strength})))
    for divisions in data.divisions:
        add_task(course, _task(divisions, player_turn))
    ask_lacking(course, unread(course.scene.game, _dated(course.scene), STRENGTH))
    ask_movements(course)


def _task(divisions: Divisions, player_turn: PlayerTurn) -> Task:
    return Task(
        kind=EffectKind.WITHDRAW,
        player_turn=player_turn,
        amount=divisions.count,
        what=What.DIVISION,
        chooser=Chooser.RULE_6_6,
        figures=Figures(strength=divisions.strength, movement=divisions.movement),
    )


def ask_movements(course: Course) -> None:
    """With the last strength the movement allowances of the divisions that may be meant are asked for."""
    game, dated = course.scene.game, _dated(course.scene)
    if not any(unread(game, dated, STRENGTH)):
        ask_lacking(course, unread(game, dated, MOVEMENT))


def _dated(scene: Scene) -> tuple[Counter, ...]:
    """The divisions that a date may mean, as far as their figures are known, each once."""
    tasks: Iterable[Task] = (task for task in scene.game.tasks if task.figures)
    found = {counter.id: counter for task in tasks for counter in candidates(scene, task)}
    return tuple(found.values())
