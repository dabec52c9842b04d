"""What players may do now, step by step, each choice with the reason where it is refused."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from companion.games.no_prisoners.procedures import (
    arriving,
    attacking,
    clock,
    demands,
    enemy_choice,
    fighting,
    markers,
    replacing,
    retreating,
    sending,
    setting_up,
)
from companion.games.no_prisoners.procedures.sets import (
    FEW_SETS,
    any_units,
    leaves_others,
    units_choice,
    units_input,
)
from companion.games.no_prisoners.procedures.stacking import overstacked, stack_in
from companion.games.no_prisoners.procedures.supporting import has_marker, is_to_be_had
from companion.games.no_prisoners.rules.pools.withdrawal import Source, cheapest_sets
from companion.games.no_prisoners.rules.turn.calendar import LAST_TURN
from companion.games.no_prisoners.rules.turn.random_events import EffectKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.scenario_data import optional_units
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.naming import awaits_chooser, awaits_loser, awaits_pursuer
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Combat, Stage, Task
from companion.games.no_prisoners.table.words import counter_name, named, target_in_words
from companion.games.no_prisoners.terms import Crt, Faction, Front, Nation, PlayerTurn, ResultCode, UnitType
from companion.hexes.coordinates import HexCoord
from companion.kit.names import printed_place
from companion.kit.panels import Choice, Input, InputKind
from companion.kit.questions import NO, YES
from companion.reason import Reason

_HEX = Input("hex", InputKind.HEX, Reason("np-input-hex"))
MOST_SETS = 12  # sets of units offered where several would do
_IN_SIGHT = 7  # choices of one unit each that a small window shows at a time
_FEW_HEXES = 4  # to retreat to, each a button of its own


def _about(key: str, counter: Counter) -> Reason:
    return Reason(key, about=named(counter))


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
            label = _about("np-choice-place", counter)
            yield Choice(label, cmd.PlaceCounter, {"unit": counter.id}, (_HEX,))


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
        label = _about("np-choice-bring", counter)
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
            yield Choice(_about(key, counter), cmd.RemoveExcess, {"unit": counter.id}, refusal=awaited)


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


# ---- combat ----


def combat_choices(scene: Scene) -> Sequence[Choice]:
    """What the combat under way waits for."""
    combat = scene.game.combat
    if combat is None:
        return ()
    match combat.stage:
        case Stage.REVEAL:
            refusal = fighting.revealing_refusal(scene)
            return [Choice(Reason("np-choice-reveal", "9.6"), cmd.RevealDefence, refusal=refusal)]
        case Stage.CHOICE:
            return [_result_choice(scene, combat, code) for code in fighting.result_options(combat)]
        case Stage.LOSSES:
            return [*_losses(scene, combat)]
        case Stage.RETREAT:
            return _given_first(choice for unit in combat.retreating for choice in _retreats(scene, unit))
        case Stage.PURSUIT:
            pursue = (choice for unit in combat.pursuing for choice in _pursuits(scene, combat, unit))
            return [*_together(scene, combat), *_given_first(pursue), end_choice(scene)]
    return ()


def _given_first(choices: Iterable[Choice]) -> list[Choice]:
    """Those given by one tap before those that ask for a hex: of several units all are in sight."""
    return sorted(choices, key=lambda choice: bool(choice.inputs))


def _losses(scene: Scene, combat: Combat) -> Iterator[Choice]:
    """The sets of units that do, then each unit that alone does not, with what it lacks."""
    sets, owed = loss_sets(scene, combat), fighting.owed_losses(scene, combat)
    left = fighting.survivors(scene, combat, owed[0]) if owed else ()
    are_all = len(sets) < MOST_SETS
    shown = sets if are_all else sets[:FEW_SETS]
    awaited = awaits_loser(scene)
    yield from (replace(units_choice("np-choice-lose", units, scene), refusal=awaited) for units in shown)
    if not are_all:
        any_ = any_units("np-choice-lose-any", cmd.TakeLosses, left, scene.field.board)
        yield replace(any_, refusal=awaited)
    for counter in left:
        alone = (counter.id,)
        if alone not in sets and (refusal := fighting.losses_refusal(scene, alone)):
            yield replace(units_choice("np-choice-lose", alone, scene), refusal=refusal)


def _retreats(scene: Scene, unit: str) -> Iterator[Choice]:
    """Each hex where a unit may end its retreat, while they are few; unless it is one, any that is given."""
    ends = retreating.retreat_ends(scene, unit)
    if len(ends) <= _FEW_HEXES:
        yield from (
            _to_hex(scene, "np-choice-retreat-to", cmd.RetreatUnit, unit, hex_) for hex_ in sorted(ends)
        )
    if len(ends) != 1:
        yield _unit_choice(scene, "np-choice-retreat", cmd.RetreatUnit, unit, ends)


def retreats_on_card(scene: Scene, unit: str) -> Iterator[Choice]:
    """Each hex where a unit may end its retreat, named alone: who retreats is said above them."""
    for hex_ in sorted(retreating.retreat_ends(scene, unit)):
        yield _to_hex(scene, "np-choice-retreat-hex", cmd.RetreatUnit, unit, hex_)


def _together(scene: Scene, combat: Combat) -> Iterator[Choice]:
    """A vacated hex that several units may pursue into at once, and that holds them all (9.0)."""
    for hex_ in combat.vacated:
        able = retreating.pursuers_to(scene, hex_, fighting.pursuit_allowance)
        counters = [scene.game.counters[unit] for unit in able]
        friends = [one for one in scene.game.in_hex(hex_) if one.id not in able]
        if len(able) > 1 and not stack_in(scene, hex_, (*friends, *counters)).excess:
            args = {"count": len(able), **_there(scene, counters[0], hex_)}
            label = Reason("np-choice-pursue-together", hexes=(hex_,), args=args)
            yield Choice(label, cmd.PursueTogether, {"hex": hex_}, refusal=awaits_pursuer(scene))


def _pursuits(scene: Scene, combat: Combat, unit: str) -> Iterator[Choice]:
    """The vacated hexes that a unit may pursue into; then any, where it may go on."""
    allowed = fighting.pursuit_allowance(scene, unit)
    ends = retreating.pursuit_ends(scene, unit, allowed)
    for hex_ in combat.vacated:
        if hex_ in ends:
            yield _to_hex(scene, "np-choice-pursue-to", cmd.PursueWith, unit, hex_)
    if not set(ends) <= set(combat.vacated):
        with_hex = _unit_choice(scene, "np-choice-pursue", cmd.PursueWith, unit, ends)
        yield replace(with_hex, label=replace(with_hex.label, args={"allowed": allowed}))


def end_choice(scene: Scene) -> Choice:
    """That nobody pursues any further, for the side that pursues to say (13.0)."""
    return Choice(Reason("np-choice-end-combat"), cmd.EndCombat, refusal=awaits_pursuer(scene))


def _result_choice(scene: Scene, combat: Combat, code: ResultCode) -> Choice:
    """A result to choose; a withdrawal out of No Prisoners is more than its own name says (RES-NP)."""
    is_np = combat.code is ResultCode.NP and code is ResultCode.DW
    label = Reason(
        "np-choice-result-no-prisoners" if is_np else "np-choice-result", args={"code": code.value}
    )
    return Choice(label, cmd.ChooseResult, {"code": code.value}, refusal=awaits_chooser(scene))


def _unit_choice(
    scene: Scene,
    key: str,
    command: type[cmd.RetreatUnit] | type[cmd.PursueWith],
    unit: str,
    ends: frozenset[HexCoord],
) -> Choice:
    counter = scene.game.counters[unit]
    awaited = scene.awaited(counter.faction, counter.front)
    asked = replace(_HEX, goals=ends, ends_way=True)
    return Choice(_about(key, counter), command, {"unit": unit}, (asked,), refusal=awaited)


def _to_hex(
    scene: Scene, key: str, command: type[cmd.RetreatUnit] | type[cmd.PursueWith], unit: str, hex_: HexCoord
) -> Choice:
    """The same without anything to fill in."""
    counter = scene.game.counters[unit]
    awaited = scene.awaited(counter.faction, counter.front)
    label = Reason(key, hexes=(hex_,), args=_there(scene, counter, hex_), about=named(counter))
    return Choice(label, command, {"unit": unit, "hex": hex_}, refusal=awaited)


def _there(scene: Scene, counter: Counter, hex_: HexCoord) -> dict[str, str | int | float]:
    """What tells a hex from others: its place, a city or town, how many of a counter's side stand there."""
    town, place = scene.field.towns.get(hex_), printed_place(scene.field.board, hex_)
    friends = [one for one in scene.by_hex.get(hex_, ()) if one.faction is counter.faction]
    kind = ("city" if town.is_city else "town") if town else "open"
    return {"place": place.args["name"] if place else "none", "kind": kind, "friends": len(friends)}


def loss_sets(scene: Scene, combat: Combat) -> list[tuple[str, ...]]:
    """Sets of units that satisfy the result, the smallest loss first."""
    owed = fighting.owed_losses(scene, combat)
    if owed is None:
        return []
    left = fighting.survivors(scene, combat, owed[0])
    strengths = {counter.id: counter.strength or 0 for counter in left}
    sets = [
        units
        for size in range(1, len(strengths) + 1)
        for units in combinations(strengths, size)
        if fighting.losses_refusal(scene, units) is None
    ]
    return sorted(sets, key=lambda units: sum(strengths[unit] for unit in units))[:MOST_SETS]


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


def attack_choices(scene: Scene) -> Iterator[Choice]:
    """An attack on each hex that may be attacked now; then those that only units beside them spent could."""
    for hex_, able in attacking.attackable(scene).items():
        inputs = attack_inputs(scene, hex_, able)
        yield Choice(_attack_label(scene, hex_), cmd.Attack, {"hex": hex_}, inputs, refusal=scene.awaits_turn)
    late = attacking.ATTACKED
    for hex_ in attacking.spent_targets(scene):
        yield Choice(
            _attack_label(scene, hex_), cmd.Attack, {"hex": hex_}, attack_inputs(scene), refusal=late
        )


def _attack_label(scene: Scene, hex_: HexCoord) -> Reason:
    return Reason("np-choice-attack", "11.0", (hex_,), about=target_in_words(scene.field.board, hex_))


_CRT = Input("crt", InputKind.OPTION, Reason("np-input-crt"), tuple(crt.value for crt in Crt))
_SUPPORTS = {UnitType.AIR: "air", UnitType.NAVAL: "naval"}


def attacks_with(scene: Scene, ids: tuple[str, ...]) -> Iterator[Choice]:
    """An attack by some units, and nobody else, on each hex that all of them may attack now."""
    for hex_, all_ in attacking.attackable(scene).items():
        able = [one for one in all_ if one.id in ids]
        if len(able) == len(ids):
            values, inputs = {"hex": hex_, "attackers": ids}, attack_inputs(scene, hex_, able)
            label = replace(_attack_label(scene, hex_), key="np-choice-attack-these")
            yield Choice(label, cmd.Attack, values, inputs, refusal=scene.awaits_turn)


def attacks_with_some(scene: Scene) -> Iterator[Choice]:
    """An attack on each hex by any of its attackers, where a stack in hand would not name them (11.3a)."""
    for hex_, able in attacking.attackable(scene).items():
        are_apart = len({one.hex for one in able}) > 1 and len(able) > 2
        if are_apart and not any(map(scene.hides, able)):
            some = units_input("attackers", able, scene.field.board)
            inputs = (some, *attack_inputs(scene, hex_, able))
            label = replace(_attack_label(scene, hex_), key="np-choice-attack-some")
            yield Choice(label, cmd.Attack, {"hex": hex_}, inputs, refusal=scene.awaits_turn)


def attack_inputs(
    scene: Scene, hex_: HexCoord | None = None, attackers: Sequence[Counter] = ()
) -> tuple[Input, ...]:
    """The table of an attack, and each support of which its side has any (11.8 to 11.10).

    Of one on a hex, the table that its attackers may use and the support that may be had are chosen from the
    beginning; nothing is told so of what lies hidden.
    """
    given = [name for type_, name in _SUPPORTS.items() if has_marker(scene, type_)]
    hqs = any(c.type and c.type.is_hq and scene.is_own(c) for c in scene.game.counters.values())
    names = (*given, *(["command"] if hqs else []))
    if hex_ is None or any(map(scene.hides, attackers)):
        return (_CRT, *(_yes_or_no(name, is_yes=False) for name in names))
    crt = replace(_CRT, usual=attacking.usual_crt(scene, hex_, attackers))
    had = {name for name in names if is_to_be_had(scene, name, hex_, attackers)}
    return (crt, *(_yes_or_no(name, is_yes=name in had) for name in names))


def _yes_or_no(name: str, *, is_yes: bool) -> Input:
    usual = YES if is_yes else NO
    return Input(name, InputKind.OPTION, Reason(f"np-input-{name}"), (NO, YES), usual=usual)


def replacement_choices(scene: Scene) -> Iterator[Choice]:
    """A try for each unit that may be replaced."""
    if scene.game.moment.phase is not Phase.REPLACEMENT:
        return
    for counter in replacing.replaceable(scene):
        command = cmd.TryReplacement(unit=counter.id)
        label, refusal = _about("np-choice-replace", counter), replacing.trying_refusal(scene, command)
        yield Choice(label, cmd.TryReplacement, {"unit": counter.id}, refusal=refusal)


def _markers(scene: Scene) -> Iterator[Choice]:
    moment = scene.game.moment
    if markers.railhead_time_refusal(scene) is None:
        to_hex = replace(_HEX, goals=markers.railhead_arrivals(scene))
        label, held = Reason("np-choice-railhead", "16.2"), markers.railhead_held(scene)
        yield Choice(label, cmd.MoveRailhead, inputs=(to_hex,), refusal=held)
    is_eastern = moment.player_turn is PlayerTurn.EAST_ALLIED and scene.game.has_revolted
    if is_eastern and moment.phase is Phase.REINFORCEMENT:
        yield Choice(Reason("np-choice-depot", "15.8"), cmd.PlaceDepot, inputs=(_HEX,))


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
