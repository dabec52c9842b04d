"""The random event phase: the roll, and what it comes to (5.0)."""

from dataclasses import replace

from companion.games.no_prisoners.procedures.asking import ask_roll
from companion.games.no_prisoners.procedures.demands import add_task, candidates
from companion.games.no_prisoners.procedures.tribes import draw_tribes, revolt
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.pools.tribes import HISTORICAL_REVOLT_TURN
from companion.games.no_prisoners.rules.turn.random_events import (
    HALVED,
    Effect,
    EffectKind,
    EventKind,
    Situation,
    event_effect,
    event_kind,
    makes_no_roll,
    needs_second_die,
)
from companion.games.no_prisoners.table.game_events import (
    EventHappened,
    RateChanged,
    SenussiRose,
    Told,
)
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import Task, event_key
from companion.games.no_prisoners.terms import Faction, PlayerTurn
from companion.reason import Reason


def situation(scene: Scene, kind: EventKind = EventKind.NOTHING) -> Situation:
    """What the tables look at now."""
    found = _situation(scene, kind)
    if kind not in HALVED or not scene.game.skips_empty_event:
        return found
    halves = (event_effect(kind, found, second_die) for second_die in (1, 6))
    return replace(found, finds_no_unit=not any(_finds_unit(scene, half) for half in halves))


def _situation(scene: Scene, kind: EventKind) -> Situation:
    game, player_turn = scene.game, _now(scene)
    return Situation(
        turn=game.moment.game_turn,
        player_turn=player_turn,
        occurred=game.occurred.get(event_key(player_turn, kind.value), 0),
        is_ignored=scene.scenario.ignores(player_turn, kind),
        has_revolted=game.has_revolted,
        is_historical_revolt=scene.options.historical_revolt,
        is_historical_withdrawal=scene.options.historical_withdrawals,
        enemy_holds_place=_enemy_holds_place(scene, player_turn),
        own_vp=game.vp.get(player_turn, 0),
        enemy_vp=game.vp.get(player_turn.opponent, 0),
    )


def _finds_unit(scene: Scene, effect: Effect) -> bool:
    """Whether an event may find a unit; of what lies face down nobody here can say."""
    if effect.kind is EffectKind.DRAW_TRIBAL:
        return scene.game.tribes_in_cup != 0
    player_turn = _now(scene)
    counters = scene.game.counters.values()
    hides = any(one.is_face and one.faction is player_turn.faction for one in counters)
    return hides or bool(candidates(scene, _task(effect, player_turn)))


def _now(scene: Scene) -> PlayerTurn:
    return scene.game.player_turn or PlayerTurn.WEST_CP


def _enemy_holds_place(scene: Scene, player_turn: PlayerTurn) -> bool:
    """Whether an enemy unit of the front holds a city, town or depot of the homeland (RE)."""
    home = "egypt" if player_turn.faction is Faction.ALLIED else "ottoman"
    depots = frozenset().union(*scene.field.printed_depots.values())
    enemies = (c for c in scene.game.on_map if c.faction is not player_turn.faction and c.is_ground)
    return any(
        counter.front is player_turn.front
        and counter.hex is not None
        and (counter.hex in scene.field.towns or counter.hex in depots)
        and scene.field.value(counter.hex, "territory") == home
        for counter in enemies
    )


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
        ask_roll(course, NpPurpose.EVENT, "5.0a", subject=player_turn.value)


def _historical_revolt(course: Course) -> None:
    """The revolt on its date, beside what the die brings; at once where it was chosen later (19.9, A38)."""
    game = course.scene.game
    is_due = course.scene.options.historical_revolt and game.moment.turn >= HISTORICAL_REVOLT_TURN
    if is_due and game.player_turn is PlayerTurn.EAST_ALLIED and not game.has_revolted:
        revolt(course)


def event_rolled(course: Course, die: int) -> None:
    """The row of the die happens, perhaps after a second die."""
    kind = event_kind(_now(course.scene), die)
    if needs_second_die(kind, situation(course.scene, kind)):
        ask_roll(course, NpPurpose.SECOND_EVENT, "5.0a", subject=kind.value)
    else:
        happen(course, kind, 0)


def happen(course: Course, kind: EventKind, second_die: int) -> None:
    """An event happens: what it does at once is done, what it demands becomes a task."""
    effect = event_effect(kind, situation(course.scene, kind), second_die)
    player_turn, is_counted = _now(course.scene), effect.kind is not EffectKind.NONE
    course.add(
        EventHappened(
            player_turn=player_turn,
            event=kind,
            reason=effect.reason,
            is_counted=is_counted,
            second_die=second_die,
        )
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
            draw_tribes(course, effect.amount, is_told=True)
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
