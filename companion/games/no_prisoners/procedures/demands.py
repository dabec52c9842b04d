"""What random events and dates demand of players: the units that do, and what becomes of them (5.0, 6.6)."""

from collections.abc import Sequence

from companion.chance.requests import RollRequest
from companion.games.no_prisoners.procedures.asking import STRENGTH, unread
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.readings import ExtraUnit, TribeGoesTo, WithdrawalChooser
from companion.games.no_prisoners.rules.pools.replacement import replacement_refusal
from companion.games.no_prisoners.rules.pools.withdrawal import Withdrawal, withdrawal
from companion.games.no_prisoners.rules.turn.random_events import Chooser, EffectKind, What
from companion.games.no_prisoners.table.counter_events import (
    CounterArrived,
    CounterEliminated,
    CounterGone,
    TribeWentToCup,
)
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.game_events import TaskDone, TaskSet, Told, WithdrawalOffered
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import Task
from companion.games.no_prisoners.table.words import named
from companion.games.no_prisoners.terms import PlayerTurn
from companion.kit.answering import Answered
from companion.kit.printed import ask_lacking
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

WITHDRAWALS = (EffectKind.WITHDRAW, EffectKind.WITHDRAW_STRENGTH)


def add_task(course: Course, task: Task) -> None:
    """A task, unless there is no unit for it; strengths that it depends on are asked for."""
    pool = candidates(course.scene, task)
    if not pool:
        rule = "6.6d" if task.kind in WITHDRAWALS else "5.0a"
        course.add(Told(reason=Reason("np-log-task-dropped", rule)))
        return
    course.add(TaskSet(task=task))
    if task.kind is EffectKind.WITHDRAW_STRENGTH:
        ask_lacking(course, unread(course.scene.game, pool, STRENGTH))
    elif _is_drawn(course.scene, task):
        _draw(course, pool)
    offer_to_enemy(course)


def _is_drawn(scene: Scene, task: Task) -> bool:
    """Whether the unit that an event brings back is drawn, not picked (A32)."""
    is_extra = task.kind is EffectKind.EXTRA_REINFORCEMENT
    return is_extra and scene.readings.extra_unit is ExtraUnit.RANDOM


def _draw(course: Course, pool: Sequence[Counter]) -> None:
    """Which of several units comes back, each by its number."""
    if len(pool) > 1:
        numbers = {str(number): counter for number, counter in enumerate(pool, start=1)}
        lines = (Reason("np-number-of-unit", args={"number": n}, about=named(c)) for n, c in numbers.items())
        request = RollRequest(
            purpose=NpPurpose.UNIT,
            rule="5.0a",
            details={number: counter.id for number, counter in numbers.items()},
            dice=1,
            faces=len(pool),
            results=tuple(lines),
        )
        course.ask(request)


def unit_drawn(course: Course, told: Answered) -> None:
    """The unit of that number comes back; drawn anew where the table has put it elsewhere meanwhile."""
    if course.scene.game.tasks:
        pool = candidates(course.scene, course.scene.game.tasks[0])
        drawn = told.request.details.get(str(told.natural), "")
        if any(counter.id == drawn for counter in pool):
            meet_task(course, [drawn])
        else:
            _draw(course, pool)


def candidates(scene: Scene, task: Task) -> tuple[Counter, ...]:
    """The units that may be named for a task."""
    faction = task.player_turn.faction
    spots: tuple[Spot, ...] = (Spot.MAP,)
    if task.kind is EffectKind.EXTRA_REINFORCEMENT:
        spots = (Spot.REPLACEABLE, Spot.GONE)
    units = (c for spot in spots for c in scene.game.at(spot, faction))
    return tuple(c for c in units if c.is_ground and not _unfit(c, task))


def _unfit(counter: Counter, task: Task) -> Reason | None:
    """Why a counter of the owner is none of those that a task is about; None when it is."""
    front = task.player_turn.front
    if task.kind is EffectKind.EXTRA_REINFORCEMENT:
        return replacement_refusal(counter.front, front) or _tribal_refusal(counter, task)
    is_wanted = counter.front is front and _is_wanted(counter, task.what) and task.may_mean(counter)
    return None if is_wanted else Reason("np-not-of-task", "5.0")


def _tribal_refusal(counter: Counter, task: Task) -> Reason | None:
    is_barred = counter.is_tribal and task.player_turn is PlayerTurn.EAST_ALLIED
    return Reason("np-event-no-tribes", "RE-EAL-1") if is_barred else None


def _is_wanted(counter: Counter, what: What) -> bool:
    match what:
        case What.DIVISION:
            return counter.may_be_division
        case What.TRIBAL_UNIT:
            return counter.is_tribal
        case What.NON_TRIBAL_UNIT:
            return not counter.is_tribal
    return True


def demand(scene: Scene, task: Task) -> Withdrawal | None:
    """How a withdrawal is met by units in supply and others; None for other tasks."""
    if task.kind not in WITHDRAWALS or task.is_homeward:
        return None
    found = {True: 0, False: 0}
    for counter in candidates(scene, task):
        found[scene.is_supplied(counter)] += worth(counter, task)
    return withdrawal(task.amount, supplied=found[True], others=found[False])


def worth(counter: Counter, task: Task) -> int:
    """What a unit counts for: 1, or its strength where that is demanded; nothing while it is not read."""
    return (counter.strength or 0) if task.kind is EffectKind.WITHDRAW_STRENGTH else 1


def task_refusal(scene: Scene, units: Sequence[str]) -> Reason | None:
    """Why units do not do for the first task; None when they do."""
    if not scene.game.tasks:
        return Reason("np-no-task")
    task = scene.game.tasks[0]
    fitting = {counter.id: counter for counter in candidates(scene, task)}
    strangers = [unit for unit in units if unit not in fitting]
    if strangers or not units:
        return _not_of_task(scene, task, strangers)
    met = demand(scene, task)
    if met is None:
        return None if len(units) == task.amount else Reason("np-task-count", args={"wanted": task.amount})
    return _withdrawal_refusal(scene, task, met, [fitting[unit] for unit in units])


def _not_of_task(scene: Scene, task: Task, strangers: Sequence[str]) -> Reason:
    """Why the first of some units does not do, as exactly as the rules say it."""
    known = (scene.game.counters[unit] for unit in strangers if unit in scene.game.counters)
    own = (counter for counter in known if counter.faction is task.player_turn.faction)
    reasons = (_unfit(counter, task) for counter in own)
    return next(filter(None, reasons), Reason("np-not-of-task", "5.0"))


def _withdrawal_refusal(scene: Scene, task: Task, met: Withdrawal, units: Sequence[Counter]) -> Reason | None:
    """Units in supply first; the rest from the others (6.6)."""
    if refusal := unread_refusal(scene, task):
        return refusal
    supplied = [unit for unit in units if scene.is_supplied(unit)]
    others = [unit for unit in units if not scene.is_supplied(unit)]
    taken, more = (sum(worth(unit, task) for unit in part) for part in (supplied, others))
    if taken < met.from_supplied:
        return Reason("np-withdraw-supplied-first", "6.6b", args={"wanted": met.from_supplied, "got": taken})
    if more < met.from_others:
        return Reason("np-withdraw-more", "6.6c", args={"wanted": met.from_others, "got": more})
    if refusal := _named_refusal(scene, task, others):
        return refusal
    is_exact = task.kind is EffectKind.WITHDRAW_STRENGTH or len(units) == met.from_supplied + met.from_others
    return None if is_exact else Reason("np-task-count", args={"wanted": met.from_supplied + met.from_others})


def _named_refusal(scene: Scene, task: Task, others: Sequence[Counter]) -> Reason | None:
    """Why units out of supply are not those that the enemy has named; None where he names none (6.6c)."""
    if scene.game.enemy_choice is None:
        return None
    due = needed(scene, task)
    if due is None:
        return Reason("np-enemy-names-first", "6.6c")
    return None if {unit.id for unit in others} == set(due) else Reason("np-withdraw-named", "6.6c")


def needed(scene: Scene, task: Task) -> tuple[str, ...] | None:
    """Those that go of the units that the enemy has named; None while he has to name more."""
    choice, taken = scene.game.enemy_choice, 0
    for count, unit in enumerate(choice.named if choice else (), start=1):
        taken += worth(scene.counter(unit), task)
        if choice and taken >= choice.wanted:
            return choice.named[:count]
    return None


def offer_to_enemy(course: Course) -> None:
    """The units among which the enemy chooses for the first demand, where he sees faces only (6.6c, 9.6)."""
    scene = course.scene
    task = scene.game.tasks[0] if scene.game.tasks else None
    if task is None or scene.game.enemy_choice or not scene.game.has_hands or unread_refusal(scene, task):
        return
    met = demand(scene, task)
    if met is not None and enemy_chooses(scene, task):
        others = tuple(unit.id for unit in candidates(scene, task) if not scene.is_supplied(unit))
        course.add(WithdrawalOffered(units=others, wanted=met.from_others))


def drop_task(course: Course) -> None:
    """Nothing is left to meet the first demand with."""
    course.add(TaskDone(is_dropped=True))
    offer_to_enemy(course)


def unread_refusal(scene: Scene, task: Task) -> Reason | None:
    """What must be read before it is known who meets a task; None once all of it is."""
    is_by_strength = task.kind is EffectKind.WITHDRAW_STRENGTH
    unread = sum(counter.strength is None for counter in candidates(scene, task)) if is_by_strength else 0
    return Reason("np-read-strengths-first", "2.4a", args={"count": unread}) if unread else None


def drop_refusal(scene: Scene) -> Reason | None:
    """Why the first task is not dropped; None when no unit gives anything for it (6.6d)."""
    if not scene.game.tasks:
        return Reason("np-no-task")
    task = scene.game.tasks[0]
    is_open = any(worth(unit, task) or unit.strength is None for unit in candidates(scene, task))
    return Reason("np-task-can-be-met", "6.6") if is_open else None


def meet_task(course: Course, units: Sequence[str]) -> None:
    """The units withdrawn, eliminated or brought back; without a task nothing can be insisted on."""
    if not course.scene.game.tasks:
        raise IllegalCommandError(Reason("np-no-task"))
    task = course.scene.game.tasks[0]
    for unit in units:
        counter = course.scene.game.counters[unit]
        if task.kind is EffectKind.EXTRA_REINFORCEMENT:
            course.add(CounterArrived(unit=unit, name=counter.name))
        elif task.kind is EffectKind.ELIMINATE:
            course.add(CounterEliminated(unit=unit, name=counter.name))
        else:
            _withdraw(course, counter, is_homeward=task.is_homeward)
    course.add(TaskDone())
    offer_to_enemy(course)


def _withdraw(course: Course, counter: Counter, *, is_homeward: bool) -> None:
    is_to_cup = is_homeward or course.scene.readings.withdrawn_tribe_goes_to is TribeGoesTo.CUP
    if counter.is_tribal and is_to_cup:
        rule = "22.3a" if is_homeward else "6.6"
        course.add(TribeWentToCup(unit=counter.id, name=counter.name, rule=rule))
    else:
        course.add(CounterGone(unit=counter.id, name=counter.name))


def enemy_chooses(scene: Scene, task: Task) -> bool:
    """Whether the opposing commander picks among the units out of supply (6.6, A67)."""
    met = demand(scene, task)
    is_enemy = scene.readings.withdrawal_chooser is WithdrawalChooser.ENEMY
    return met is not None and met.is_chosen_by_enemy and is_enemy and task.chooser is Chooser.RULE_6_6
