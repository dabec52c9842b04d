"""The page of random events: the table of the player turn, what it comes to now, what is still demanded."""

from collections.abc import Iterator
from functools import partial

from companion.games.no_prisoners.procedures import demands, eventful
from companion.games.no_prisoners.procedures.choices import begin_choices, task_choices
from companion.games.no_prisoners.rules.turn.random_events import EventKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.shown.events import event_table
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Task, event_key
from companion.games.no_prisoners.terms import PlayerTurn
from companion.kit.panels import ChoiceList, Lines, Panel, Part, Table
from companion.reason import Reason


def event_page(scene: Scene) -> Panel:
    """What is demanded first, then what has happened, then the table with the row that came up lit."""
    is_due = scene.game.moment.phase is Phase.RANDOM_EVENT or bool(scene.game.tasks)
    return Panel("np-events", Reason("np-page-events"), tuple(_parts(scene)), is_due=is_due)


def _parts(scene: Scene) -> Iterator[Part]:
    if tasks := tuple(task_lines(scene)):
        yield Lines(tasks)
        yield ChoiceList(tuple(task_choices(scene)))
    elif scene.game.moment.phase is Phase.RANDOM_EVENT and (begin := begin_choices(scene)):
        yield ChoiceList(begin)
    yield _history(scene)
    player_turn = scene.game.player_turn
    if player_turn is not None:
        yield Lines((Reason("np-events-of", "5.0", args={"player": player_turn.value}),))
        phase = scene.game.phase
        situations = partial(eventful.situation, scene)
        yield event_table(player_turn, situations, phase.event, phase.second_die, phase.came_to)


def task_lines(scene: Scene) -> Iterator[Reason]:
    """What the first task demands, and who chooses."""
    if not scene.game.tasks:
        return
    task = scene.game.tasks[0]
    if task.figures:
        printed = f"{task.figures.strength}-{task.figures.movement}"
        yield Reason("np-task-divisions", "19.10a", args={"printed": printed, "amount": task.amount})
    elif task.is_homeward:
        yield Reason("np-task-homeward", "22.3a", args={"amount": task.amount})
    else:
        args = {"kind": task.kind.value, "what": task.what.value, "amount": task.amount}
        yield Reason("np-task", "5.0", args=args)
    yield from _ways_to_meet(scene, task)


def _ways_to_meet(scene: Scene, task: Task) -> Iterator[Reason]:
    """Which units a task takes, as far as that can be told here: the other's cards say nothing (9.6)."""
    if scene.awaits_turn:
        if scene.game.enemy_choice:
            yield Reason("np-task-enemy-chooses", "6.6c")
        return
    if unread := demands.unread_refusal(scene, task):
        yield unread  # what is known so far says nothing yet
        return
    if met := demands.demand(scene, task):
        yield met.reason
    if demands.enemy_chooses(scene, task):
        yield Reason("np-task-enemy-chooses", "6.6c")


def _history(scene: Scene) -> Part:
    rows = tuple(_happened(scene))
    columns = (Reason("np-column-player-turn"), Reason("np-column-event"), Reason("np-column-times"))
    return Table(columns, rows) if rows else Lines((Reason("np-no-event-yet"),))


def _happened(scene: Scene) -> Iterator[tuple[Reason, ...]]:
    for player_turn in PlayerTurn:
        for kind in EventKind:
            if times := scene.game.occurred.get(event_key(player_turn, kind.value)):
                yield (
                    Reason("np-player-turn", args={"player": player_turn.value}),
                    Reason("np-event-name", args={"event": kind.value}),
                    Reason("value-shown", args={"value": str(times)}),
                )
