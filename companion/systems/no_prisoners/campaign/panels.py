"""The panels beside the map: clock, combat, pools, victory points."""

from collections.abc import Iterator, Sequence

from companion.play.panels import (
    Checklist,
    ChecklistItem,
    ChoiceList,
    Gauge,
    Lines,
    Panel,
    Part,
    Progress,
    Table,
    Track,
)
from companion.reason import Reason
from companion.systems.no_prisoners.campaign import attacking, eventful, fighting, replacing
from companion.systems.no_prisoners.campaign.choices import (
    combat_choices,
    phase_choices,
    table_choices,
    task_choices,
)
from companion.systems.no_prisoners.campaign.counters import Counter, Spot
from companion.systems.no_prisoners.campaign.scene import Scene
from companion.systems.no_prisoners.campaign.state import Combat
from companion.systems.no_prisoners.campaign.words import moment_in_words, named
from companion.systems.no_prisoners.terms import Faction, Front, PlayerTurn, player_turn_of
from companion.systems.no_prisoners.turn.calendar import GameTurn
from companion.systems.no_prisoners.turn.sequence import Phase, phases_of
from companion.systems.no_prisoners.turn.victory import victory

POOLS = (Spot.REPLACEABLE, Spot.DUE, Spot.AVAILABLE, Spot.GONE)


def panels(scene: Scene) -> Sequence[Panel]:
    """The clock with what waits, a combat among it; counters to place; the pools; victory points."""
    return (_clock_panel(scene), _table_panel(scene), _pool_panel(scene), _victory_panel(scene))


# ---- the clock ----


def _clock_panel(scene: Scene) -> Panel:
    parts = (*_waiting(scene), _turn_track(scene), _phase_list(scene))
    return Panel("np-clock", moment_in_words(scene.game.moment), parts)


def _waiting(scene: Scene) -> tuple[Part, ...]:
    """What comes first: an event's demand, a combat, or what the phase offers."""
    if tasks := tuple(_task_lines(scene)):
        return Lines(tasks), ChoiceList(tuple(task_choices(scene)))
    if scene.game.combat:
        return _combat_parts(scene, scene.game.combat)
    return (ChoiceList(tuple(phase_choices(scene))),)


def _turn_track(scene: Scene) -> Track:
    first, last = scene.scenario.first_turn, scene.game.last_turn
    boxes = tuple(_box(GameTurn(number)) for number in range(first, last + 1))
    return Track(boxes, scene.game.moment.turn - first)


def _box(turn: GameTurn) -> Reason:
    return Reason("np-turn-box", args={"year": str(turn.year)[2:], "quarter": turn.quarter_name})


def _phase_list(scene: Scene) -> Checklist:
    """The phases of a player turn, with reminders under the one that is on."""
    moment = scene.game.moment
    if moment.player_turn is None:
        reminders = (Reason("np-remind-hq-sides", "2.4d"),) if moment.phase is Phase.SET_UP else ()
        return Checklist((ChecklistItem(_phase_name(moment.phase), Progress.CURRENT, reminders),))
    phases = phases_of(moment.game_turn)
    now = phases.index(moment.phase)
    return Checklist(tuple(_phase_item(scene, phase, place - now) for place, phase in enumerate(phases)))


def _phase_item(scene: Scene, phase: Phase, ahead: int) -> ChecklistItem:
    progress = Progress.AHEAD if ahead > 0 else Progress.DONE if ahead < 0 else Progress.CURRENT
    return ChecklistItem(_phase_name(phase), progress, tuple(_reminders(scene)) if ahead == 0 else ())


def _phase_name(phase: Phase) -> Reason:
    return Reason("np-phase", args={"phase": phase.value})


def _reminders(scene: Scene) -> Iterator[Reason]:
    """What the rules leave to the table, at its phase."""
    game = scene.game
    match game.moment.phase:
        case Phase.REINFORCEMENT:
            yield Reason("np-remind-reinforcements", "6.2")
            yield Reason("np-remind-entry", "6.3-5", args={"player": str(game.player_turn)})
            if game.player_turn is PlayerTurn.EAST_ALLIED and game.has_revolted:
                yield Reason("np-remind-ar-units", "18.0d")
        case Phase.MOVEMENT:
            if game.player_turn and game.player_turn.faction is Faction.ALLIED:
                yield Reason("np-remind-landing", "20.0c")
            if game.is_senussi:
                yield Reason("np-remind-senussi", "RE-WAL-4")
            if game.moment.game_turn.quarter == 1:
                yield Reason("np-remind-winter-stacks", "22.2")
        case Phase.COMBAT_1 | Phase.COMBAT_2:
            yield Reason("np-remind-attacks", "11.0a")
        case Phase.REPLACEMENT:
            left = replacing.tries_left(scene)
            yield Reason(
                "np-remind-replacements", "14.2-3", args={"left": "?" if left is None else str(left)}
            )


def _task_lines(scene: Scene) -> Iterator[Reason]:
    """What the first task demands, and who chooses."""
    if not scene.game.tasks:
        return
    task = scene.game.tasks[0]
    args = {"kind": task.kind.value, "what": task.what.value, "amount": task.amount}
    yield Reason("np-task", "5.0", args=args)
    if met := eventful.demand(scene, task):
        yield met.reason
    if eventful.enemy_chooses(scene, task):
        yield Reason("np-task-enemy-chooses", "6.6c")


# ---- combat ----


def _combat_parts(scene: Scene, combat: Combat) -> tuple[Part, ...]:
    title = Reason("np-panel-combat", "11.3", (combat.target,))
    lines = Lines((title, *_combat_lines(scene, combat)))
    choices = tuple(combat_choices(scene))
    return (lines, ChoiceList(choices)) if choices else (lines,)


def _combat_lines(scene: Scene, combat: Combat) -> Iterator[Reason]:
    if combat.code is None:
        counters = (scene.game.counters[unit] for unit in (*combat.attackers, *combat.defenders))
        if all(counter.strength is not None for counter in counters):
            yield from attacking.combat_odds(scene, combat).explained()
        return
    yield Reason("np-result", args={"code": combat.code.value})
    if combat.chooser:
        yield Reason("np-log-chooser", args={"role": combat.chooser.value})
    if owed := fighting.owed_losses(scene, combat):
        role, wanted = owed
        args = {"role": role.value, "units": wanted.units, "strength": wanted.strength}
        yield Reason("np-owed", "11.3h", args=args)
    if combat.retreating:
        yield Reason("np-retreating", "12.0", args={"hexes": combat.retreat})
    for unit in combat.pursuing:
        allowed = fighting.pursuit_allowance(scene, unit)
        about = named(scene.game.counters[unit])
        yield Reason("np-may-pursue", "13.3", args={"hexes": allowed}, about=about)


# ---- counters and pools ----


def _table_panel(scene: Scene) -> Panel:
    return Panel("np-table", Reason("np-panel-table"), (ChoiceList(tuple(table_choices(scene))),))


def _pool_panel(scene: Scene) -> Panel:
    """The tribal cup, and the boxes off the map."""
    parts: list[Part] = []
    if scene.game.tribes_in_cup is not None:
        parts.append(Gauge(Reason("np-cup", "18.0b"), scene.game.tribes_in_cup))
    columns = (Reason("np-column-unit"), Reason("np-column-spot"), Reason("np-column-turn"))
    rows = tuple(_pool_row(counter) for spot in POOLS for counter in scene.game.at(spot))
    parts.append(Table(columns, rows))
    return Panel("np-pools", Reason("np-panel-pools"), tuple(parts))


def _pool_row(counter: Counter) -> tuple[Reason, ...]:
    spot = Reason("np-spot", args={"spot": counter.spot.value})
    return named(counter), spot, Reason("np-due", args={"turn": str(counter.due or "")})


# ---- victory ----


def _victory_panel(scene: Scene) -> Panel:
    """Points by front and faction, and the level they would give now."""
    columns = (Reason("np-column-front"), *(Reason(f"faction-{f.value}") for f in Faction))
    columns = (*columns, Reason("np-column-level"))
    rows = tuple(_front_row(scene, front) for front in Front)
    return Panel("np-victory-points", Reason("np-panel-victory"), (Table(columns, rows),))


def _front_row(scene: Scene, front: Front) -> tuple[Reason, ...]:
    totals = {f: scene.game.vp.get(player_turn_of(f, front), 0) for f in Faction}
    points = (Reason("value-shown", args={"value": str(totals[f])}) for f in Faction)
    return Reason("np-front", args={"front": front.value}), *points, victory(totals).reason
