"""The random event phase: the roll, what it comes to, and what it demands of players (5.0, 6.6, 19.10)."""

from collections.abc import Iterator, Sequence

from companion.chance.requests import RollRequest
from companion.reason import Reason
from companion.systems.no_prisoners.campaign.asking import (
    EVENT_ROLL,
    SECOND_ROLL,
    UNIT_ROLL,
    ask_roll,
    ask_strength,
)
from companion.systems.no_prisoners.campaign.counter_events import (
    CounterArrived,
    CounterEliminated,
    CounterGone,
    TribeWentToCup,
)
from companion.systems.no_prisoners.campaign.counters import Counter, Spot
from companion.systems.no_prisoners.campaign.game_events import (
    EventHappened,
    RateChanged,
    SenussiRose,
    TaskDone,
    TaskSet,
    Told,
)
from companion.systems.no_prisoners.campaign.scene import Course, Scene
from companion.systems.no_prisoners.campaign.state import Task, event_key
from companion.systems.no_prisoners.campaign.tribes import draw_tribes, revolt, tribes_on_map
from companion.systems.no_prisoners.pools.replacement import event_unit_refusal
from companion.systems.no_prisoners.pools.tribes import revolt_turn, tribes_moved
from companion.systems.no_prisoners.pools.withdrawal import Candidate, Withdrawal, withdrawal
from companion.systems.no_prisoners.readings import ExtraUnit, TribeGoesTo, WithdrawalChooser
from companion.systems.no_prisoners.scenario_data import scenario_data
from companion.systems.no_prisoners.terms import Faction, PlayerTurn
from companion.systems.no_prisoners.turn.random_events import (
    Chooser,
    Effect,
    EffectKind,
    EventKind,
    Situation,
    What,
    event_effect,
    event_kind,
    makes_no_roll,
    needs_second_die,
)

WITHDRAWALS = (EffectKind.WITHDRAW, EffectKind.WITHDRAW_STRENGTH)


def situation(scene: Scene, kind: EventKind = EventKind.NOTHING) -> Situation:
    """What the tables look at now."""
    game, player_turn = scene.game, _now(scene)
    return Situation(
        turn=game.moment.game_turn,
        player_turn=player_turn,
        occurred=game.occurred.get(event_key(player_turn, kind.value), 0),
        has_revolted=game.has_revolted,
        is_historical_revolt=scene.options.historical_revolt,
        is_historical_withdrawal=scene.options.historical_withdrawals,
        enemy_holds_place=_enemy_holds_place(scene, player_turn),
        own_vp=game.vp.get(player_turn, 0),
        enemy_vp=game.vp.get(player_turn.opponent, 0),
    )


def _now(scene: Scene) -> PlayerTurn:
    return scene.game.player_turn or PlayerTurn.WEST_CP


def _enemy_holds_place(scene: Scene, player_turn: PlayerTurn) -> bool:
    """Whether an enemy unit of the front holds a city, town or depot of the homeland (RE)."""
    home = "egypt" if player_turn.faction is Faction.ALLIED else "ottoman"
    enemies = (c for c in scene.game.on_map if c.faction is not player_turn.faction and c.is_ground)
    return any(
        counter.front is player_turn.front
        and counter.hex in (*scene.field.towns, *_all_depots(scene))
        and counter.hex is not None
        and scene.field.value(counter.hex, "territory") == home
        for counter in enemies
    )


def _all_depots(scene: Scene) -> Iterator[object]:
    return (hex_ for hexes in scene.field.printed_depots.values() for hex_ in hexes)


# ---- the roll ----


def begin_event_phase(course: Course) -> None:
    """The die is asked for, unless the scenario or an option decides otherwise."""
    scene = course.scene
    turn, player_turn, scenario = scene.game.moment.turn, _now(scene), scene.scenario
    _historical_revolt(course)
    fixed = scenario.first_event
    if fixed and turn == scenario.first_turn and fixed.player_turn is player_turn:
        happen(course, fixed.event, 0)
    elif turn in scenario.turns_without_events and makes_no_roll(situation(scene), scene.readings):
        course.add(Told(reason=Reason("np-event-no-roll", "26.5a")))
    else:
        ask_roll(course, EVENT_ROLL, "5.0a", subject=player_turn.value)


def _historical_revolt(course: Course) -> None:
    """The revolt on its date, beside whatever the die brings (19.9, A38)."""
    game = course.scene.game
    date = revolt_turn(None, is_historical=course.scene.options.historical_revolt)
    is_due = game.moment.turn == date and game.player_turn is PlayerTurn.EAST_ALLIED
    if is_due and not game.has_revolted:
        revolt(course)


def event_rolled(course: Course, die: int) -> None:
    """The row of the die happens, perhaps after a second die."""
    kind = event_kind(_now(course.scene), die)
    if needs_second_die(kind, situation(course.scene, kind)):
        ask_roll(course, SECOND_ROLL, "5.0a", subject=kind.value)
    else:
        happen(course, kind, 0)


def happen(course: Course, kind: EventKind, second_die: int) -> None:
    """An event happens: what it does at once is done, what it demands becomes a task."""
    effect = event_effect(kind, situation(course.scene, kind), second_die)
    player_turn, is_counted = _now(course.scene), effect.kind is not EffectKind.NONE
    course.add(
        EventHappened(player_turn=player_turn, event=kind, reason=effect.reason, is_counted=is_counted)
    )
    _carry_out(course, effect, player_turn)


def _carry_out(course: Course, effect: Effect, player_turn: PlayerTurn) -> None:
    match effect.kind:
        case EffectKind.REPLACEMENT_RATE:
            course.add(RateChanged(player_turn=player_turn, change=effect.amount))
        case EffectKind.SENUSSI:
            course.add(SenussiRose())
        case EffectKind.ARAB_REVOLT:
            revolt(course)
        case EffectKind.DRAW_TRIBAL:
            draw_tribes(course, effect.amount)
        case EffectKind.NONE | EffectKind.NO_ROLL:
            return
        case _:
            add_task(course, _task(effect, player_turn))


def _task(effect: Effect, player_turn: PlayerTurn) -> Task:
    return Task(
        kind=effect.kind,
        player_turn=player_turn,
        amount=effect.amount,
        what=effect.what,
        chooser=effect.chooser,
    )


def begin_withdrawals(course: Course) -> None:
    """What leaves on its historical date, in the own reinforcement phase (19.10, A38)."""
    player_turn = _now(course.scene)
    data = scenario_data().withdrawal(player_turn.faction, course.scene.game.moment.turn)
    if data is None or not course.scene.options.historical_withdrawals or data.front is not player_turn.front:
        return
    count = sum(divisions.count for divisions in data.divisions)
    task = Task(
        kind=EffectKind.WITHDRAW,
        player_turn=player_turn,
        amount=count,
        what=What.DIVISION,
        chooser=Chooser.RULE_6_6,
    )
    course.add(Told(reason=Reason("np-historical-withdrawal", "19.10a", args={"strength": data.strength})))
    add_task(course, task)


# ---- tasks ----


def add_task(course: Course, task: Task) -> None:
    """A task, unless there is no unit for it; strengths that it depends on are asked for."""
    course.add(TaskSet(task=task))
    pool = candidates(course.scene, task)
    if not pool:
        course.add(TaskDone(is_dropped=True))
    elif task.kind is EffectKind.WITHDRAW_STRENGTH:
        for counter in pool:
            if counter.strength is None:
                ask_strength(course, counter)
    elif _is_drawn(course.scene, task) and len(pool) > 1:
        course.ask(RollRequest(title=Reason(UNIT_ROLL, "5.0a"), dice=1, faces=len(pool)))


def _is_drawn(scene: Scene, task: Task) -> bool:
    """Whether the unit that an event brings back is drawn, not picked (A32)."""
    is_extra = task.kind is EffectKind.EXTRA_REINFORCEMENT
    return is_extra and scene.readings.extra_unit is ExtraUnit.RANDOM


def unit_drawn(course: Course, number: int) -> None:
    """The unit of that number comes back, the pool counted in its order."""
    if course.scene.game.tasks:
        pool = candidates(course.scene, course.scene.game.tasks[0])
        meet_task(course, [pool[number - 1].id])


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
        return event_unit_refusal(task.player_turn, counter.front, front, is_tribal=counter.is_tribal)
    is_wanted = counter.front is front and _is_wanted(counter, task.what)
    return None if is_wanted else Reason("np-not-of-task", "5.0")


def _is_wanted(counter: Counter, what: What) -> bool:
    match what:
        case What.DIVISION:
            return counter.is_division
        case What.TRIBAL_UNIT:
            return counter.is_tribal
        case What.NON_TRIBAL_UNIT:
            return not counter.is_tribal
    return True


def demand(scene: Scene, task: Task) -> Withdrawal | None:
    """How a withdrawal is met by units in supply and others; None for other tasks."""
    if task.kind not in WITHDRAWALS or task.is_homeward:
        return None
    units = [
        Candidate(counter.id, worth(counter, task), scene.is_supplied(counter))
        for counter in candidates(scene, task)
    ]
    return withdrawal(task.amount, units)


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
    if task.kind is EffectKind.WITHDRAW_STRENGTH and (unread := _unread(scene, task)):
        return Reason("np-read-strengths-first", "2.4a", args={"count": unread})
    supplied = [unit for unit in units if scene.is_supplied(unit)]
    others = [unit for unit in units if not scene.is_supplied(unit)]
    taken, more = (sum(worth(unit, task) for unit in part) for part in (supplied, others))
    if taken < met.from_supplied:
        return Reason("np-withdraw-supplied-first", "6.6b", args={"wanted": met.from_supplied, "got": taken})
    if more < met.from_others:
        return Reason("np-withdraw-more", "6.6c", args={"wanted": met.from_others, "got": more})
    is_exact = task.kind is EffectKind.WITHDRAW_STRENGTH or len(units) == met.from_supplied + met.from_others
    return None if is_exact else Reason("np-task-count", args={"wanted": met.from_supplied + met.from_others})


def _unread(scene: Scene, task: Task) -> int:
    return sum(counter.strength is None for counter in candidates(scene, task))


def meet_task(course: Course, units: Sequence[str]) -> None:
    """The units withdrawn, eliminated or brought back."""
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


def _withdraw(course: Course, counter: Counter, *, is_homeward: bool) -> None:
    is_to_cup = is_homeward or course.scene.readings.withdrawn_tribe_goes_to is TribeGoesTo.CUP
    gone = TribeWentToCup if counter.is_tribal and is_to_cup else CounterGone
    course.add(gone(unit=counter.id, name=counter.name))


def send_tribes_home(course: Course, rolled: int) -> None:
    """So many tribes go home, all of them where there are no more; else their owner picks (22.3)."""
    tribes = tribes_on_map(course.scene)
    count = tribes_moved(rolled, len(tribes))
    course.add(Told(reason=Reason("np-log-tribes-home", "22.3a", args={"count": count})))
    if count == len(tribes):
        for tribe in tribes:
            course.add(TribeWentToCup(unit=tribe.id, name=tribe.name))
        return
    task = Task(
        kind=EffectKind.WITHDRAW,
        player_turn=PlayerTurn.EAST_ALLIED,
        amount=count,
        what=What.TRIBAL_UNIT,
        is_homeward=True,
    )
    add_task(course, task)


def enemy_chooses(scene: Scene, task: Task) -> bool:
    """Whether the opposing commander picks among the units out of supply (6.6, A67)."""
    met = demand(scene, task)
    is_enemy = scene.readings.withdrawal_chooser is WithdrawalChooser.ENEMY
    return met is not None and met.is_chosen_by_enemy and is_enemy and task.chooser is Chooser.RULE_6_6
