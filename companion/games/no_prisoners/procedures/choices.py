"""What players may do now, step by step, each choice with the reason where it is refused."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from companion.games.no_prisoners.procedures import (
    arriving,
    clock,
    demands,
    enemy_choice,
    markers,
    replacing,
    sending,
    setting_up,
)
from companion.games.no_prisoners.procedures.combat_choices import attack_choices
from companion.games.no_prisoners.procedures.sets import (
    FEW_SETS,
    HEX,
    MOST_SETS,
    about,
    any_units,
    leaves_others,
    units_choice,
)
from companion.games.no_prisoners.procedures.stacking import overstacked
from companion.games.no_prisoners.rules.pools.withdrawal import Source, cheapest_sets
from companion.games.no_prisoners.rules.turn.calendar import LAST_TURN
from companion.games.no_prisoners.rules.turn.random_events import EffectKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.scenario_data import optional_units
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Task
from companion.games.no_prisoners.table.words import counter_name, named
from companion.games.no_prisoners.terms import Faction, Front, Nation, PlayerTurn, UnitType
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason

_IN_SIGHT = 7  # choices of one unit each that a small window shows at a time


# ---- at any time ----


def table_choices(scene: Scene) -> Sequence[Choice]:
    """Counters to place or to bring in, counters too many, counters the rules do not name."""
    return (*_excess(scene), *placing_choices(scene), *_bringing(scene), making_choice())


def placing_choices(scene: Scene) -> Iterator[Choice]:
    """Each counter that waits to be placed: in the set-up all in their order, later the player turn's own.

    None in the fog: only its owner knows which it is.
    """
    for counter in _waiting(scene):
        if counter.is_ground and not scene.hides(counter):
            label = about("np-choice-place", counter)
            yield Choice(label, cmd.PlaceCounter, {"unit": counter.id}, (HEX,))


def _waiting(scene: Scene) -> tuple[Counter, ...]:
    moment = scene.game.moment
    if moment.phase is Phase.SET_UP:
        order = scene.scenario.set_up_order
        return tuple(counter for faction in order for counter in scene.game.at(Spot.TO_SET_UP, faction))
    if moment.player_turn is None or moment.phase is not Phase.REINFORCEMENT:
        return ()
    return scene.game.at(Spot.ARRIVING, moment.player_turn.faction, moment.player_turn.front)


def _bringing(scene: Scene) -> Iterator[Choice]:
    for counter in arriving.aside(scene):
        if scene.hides(counter):
            continue
        command = cmd.BringCounter(unit=counter.id)
        refusal = scene.awaited(counter.faction, counter.front) or arriving.bringing_refusal(scene, command)
        label = about("np-choice-bring", counter)
        yield Choice(label, cmd.BringCounter, {"unit": counter.id}, refusal=refusal)


def making_choice() -> Choice:
    """A counter that only the game box knows."""
    inputs = (
        Input("name", InputKind.TEXT, Reason("np-input-name")),
        Input("side", InputKind.OPTION, Reason("np-input-side"), tuple(f.value for f in Faction)),
        Input("front", InputKind.OPTION, Reason("np-input-front"), tuple(f.value for f in Front)),
        Input("kind", InputKind.OPTION, Reason("np-input-kind"), tuple(t.value for t in UnitType)),
        Input(
            "nation",
            InputKind.OPTION,
            Reason("np-input-nation"),
            tuple(n.value for n in Nation),
            may_be_left=True,
        ),
        *(
            Input(name, InputKind.NUMBER, Reason(key), highest=LAST_TURN, may_be_left=True)
            for name, key in (("due", "np-input-due"), ("after_revolt", "np-input-after-revolt"))
        ),
    )
    return Choice(Reason("np-choice-make"), cmd.MakeCounter, inputs=inputs)


def _excess(scene: Scene) -> Iterator[Choice]:
    for hex_ in overstacked(scene):
        yield from excess_choices(scene, hex_, "np-choice-remove-excess")


def excess_choices(scene: Scene, hex_: HexCoord, key: str) -> Iterator[Choice]:
    """Each unit that may go of a hex that holds too many (9.0c)."""
    for counter in scene.game.in_hex(hex_):
        if counter.is_ground and not counter.is_starred and not scene.hides(counter):
            awaited = scene.awaited(counter.faction, counter.front)
            yield Choice(about(key, counter), cmd.RemoveExcess, {"unit": counter.id}, refusal=awaited)


# ---- tasks ----


def task_choices(scene: Scene) -> Sequence[Choice]:
    """Units for what an event demands; where none gives anything, that it is dropped."""
    if not scene.game.tasks:
        return ()
    if enemy_choice.is_open(scene):
        return tuple(enemy_choice.naming_choices(scene))
    if demands.unread_refusal(scene, scene.game.tasks[0]):
        return ()
    refusal = demands.drop_refusal(scene)
    sets = task_sets(scene, scene.game.tasks[0]) if refusal else ()
    named = [units_choice("np-choice-task", units, scene) for units in sets]
    task, board = scene.game.tasks[0], scene.field.board
    pool, is_by_strength = demands.candidates(scene, task), task.kind is EffectKind.WITHDRAW_STRENGTH
    if leaves_others(sets, pool, may_be_more=is_by_strength):
        named = [*named[:FEW_SETS], any_units("np-choice-task-any", cmd.MeetTask, pool, board)]
    elif len(named) > _IN_SIGHT:  # those below are in reach without a scroll too
        named.insert(_IN_SIGHT - 1, any_units("np-choice-task-any", cmd.MeetTask, pool, board))
    drop = Choice(Reason("np-choice-drop-task"), cmd.DropTask, refusal=refusal)
    return _for_its_command(scene, named or [drop])


def _for_its_command(scene: Scene, choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Choices of the player turn, each refused while its command is away with its cards (9.6)."""
    awaited = scene.awaits_turn
    return tuple(replace(choice, refusal=awaited) if awaited else choice for choice in choices)


def task_sets(scene: Scene, task: Task) -> list[tuple[str, ...]]:
    """Sets of units that do for a task, those first that give least."""
    pool = demands.candidates(scene, task)
    met = demands.demand(scene, task)
    if met is None:
        return _sets([(counter.id, 1) for counter in pool], task.amount)
    worth = [(counter, demands.worth(counter, task)) for counter in pool]
    supplied = [(counter.id, value) for counter, value in worth if scene.is_supplied(counter)]
    others = [(counter.id, value) for counter, value in worth if not scene.is_supplied(counter)]
    if met.source is Source.SUPPLIED:
        return _sets(supplied, task.amount)
    first = tuple(unit for unit, _ in supplied)
    if scene.game.enemy_choice:
        return [(*first, *(demands.needed(scene, task) or ()))]
    return [(*first, *rest) for rest in _sets(others, met.from_others) if first or rest]


def _sets(units: Sequence[tuple[str, int]], wanted: int) -> list[tuple[str, ...]]:
    """Some sets of units that suffice; every unit where one does."""
    return cheapest_sets(units, wanted, max(MOST_SETS, len(units)))


# ---- phases ----


def phase_choices(scene: Scene) -> Sequence[Choice]:
    """What the phase under way offers, and going on."""
    return (
        *_fixed(scene),
        *begin_choices(scene),
        *attack_choices(scene),
        *_for_its_command(scene, replacement_choices(scene)),
        *_for_its_command(scene, _markers(scene)),
        *_for_its_command(scene, _unread_arrivals(scene)),
        *(optional_choices(scene) if scene.game.moment.phase is Phase.REINFORCEMENT else ()),
        next_choice(scene),
    )


def offered_choices(scene: Scene) -> Sequence[Choice]:
    """The same, and what is looked for by name in other phases too: each says when it may be done (19.5b)."""
    is_their_phase = scene.game.moment.phase is Phase.REINFORCEMENT
    return (*phase_choices(scene), *(() if is_their_phase else optional_choices(scene)))


def _fixed(scene: Scene) -> Iterator[Choice]:
    """What the set-up leaves no choice of, by one tap for each faction in its turn (25.3, 25.4)."""
    for faction in scene.scenario.set_up_order:
        if count := sum(1 for _ in setting_up.fixed_places(scene, faction)):
            args = {"count": count, "side": faction.value}
            label = Reason("np-choice-place-fixed", scene.scenario.set_up_rule(faction), args=args)
            yield Choice(label, cmd.PlaceFixed, {"side": faction})
        if scene.game.at(Spot.TO_SET_UP, faction):
            return  # the others set up when these stand


def begin_choices(scene: Scene) -> tuple[Choice, ...]:
    """What a phase begins with that was set by hand."""
    if not clock.is_to_begin(scene):
        return ()
    label = Reason("np-choice-begin-phase", "4.0b", args={"phase": scene.game.moment.phase.value})
    return (Choice(label, cmd.BeginPhase, refusal=scene.awaits_turn),)


def next_choice(scene: Scene, held_up: Reason | None = None) -> Choice:
    """Going on to the next phase, unless it is held up by what comes first."""
    refusal = held_up or scene.awaits_turn or clock.next_refusal(scene)
    return Choice(Reason("np-choice-next-phase"), cmd.NextPhase, refusal=refusal, goes_on=True)


def replacement_choices(scene: Scene) -> Iterator[Choice]:
    """A try for each unit that may be replaced."""
    if scene.game.moment.phase is not Phase.REPLACEMENT:
        return
    for counter in replacing.replaceable(scene):
        command = cmd.TryReplacement(unit=counter.id)
        label, refusal = about("np-choice-replace", counter), replacing.trying_refusal(scene, command)
        yield Choice(label, cmd.TryReplacement, {"unit": counter.id}, refusal=refusal)


def _markers(scene: Scene) -> Iterator[Choice]:
    moment = scene.game.moment
    if markers.railhead_time_refusal(scene) is None:
        to_hex = replace(HEX, goals=markers.railhead_arrivals(scene))
        label, held = Reason("np-choice-railhead", "16.2"), markers.railhead_held(scene)
        yield Choice(label, cmd.MoveRailhead, inputs=(to_hex,), refusal=held)
    is_eastern = moment.player_turn is PlayerTurn.EAST_ALLIED and scene.game.has_revolted
    if is_eastern and moment.phase is Phase.REINFORCEMENT:
        yield Choice(Reason("np-choice-depot", "15.8"), cmd.PlaceDepot, inputs=(HEX,))


def _unread_arrivals(scene: Scene) -> Iterator[Choice]:
    """The "AR+#" of each unit of the East that has been read by nobody since the revolt."""
    moment = scene.game.moment
    if moment.player_turn is PlayerTurn.EAST_ALLIED and moment.phase is Phase.REINFORCEMENT:
        figure = Input("after_revolt", InputKind.NUMBER, Reason("np-input-arrival"), highest=LAST_TURN)
        for counter in arriving.unread_arrivals(scene):
            label = Reason("np-choice-read-arrival", "18.0d", about=named(counter))
            yield Choice(label, cmd.ReadArrival, {"unit": counter.id}, (figure,))


def optional_choices(scene: Scene) -> tuple[Choice, ...]:
    """Optional units of the player turn, to be sent in once in a reinforcement phase (19.5)."""
    return _for_its_command(scene, _optional(scene))


def _optional(scene: Scene) -> Iterator[Choice]:
    player_turn = scene.game.player_turn
    if player_turn is None:
        return
    for unit in optional_units():
        if unit.faction is not player_turn.faction or player_turn.front not in unit.fronts:
            continue
        values = {"unit": unit.id, "front": player_turn.front}
        known = scene.game.counters.get(unit.id)  # one that lies with an absent command is its own to send
        refusal = (scene.awaited(known.faction, known.front) if known else None) or sending.sending_refusal(
            scene, cmd.SendOptional(unit=unit.id, front=player_turn.front)
        )
        label = Reason("np-choice-optional", unit.rule, args={"vp": unit.vp}, about=counter_name(unit.id))
        yield Choice(label, cmd.SendOptional, values, refusal=refusal)
