"""What players may do in a combat: attack, choose a result, take losses, retreat, pursue."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from companion.games.no_prisoners.procedures import attacking, fighting, pursuing, retreating
from companion.games.no_prisoners.procedures.sets import (
    FEW_SETS,
    HEX,
    MOST_SETS,
    about,
    any_units,
    units_choice,
    units_input,
)
from companion.games.no_prisoners.procedures.stacking import stack_in
from companion.games.no_prisoners.procedures.supporting import has_marker, is_to_be_had
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.naming import awaits_chooser, awaits_loser, awaits_pursuer
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Combat, Stage
from companion.games.no_prisoners.table.words import named, target_in_words
from companion.games.no_prisoners.terms import Crt, ResultCode, UnitType
from companion.hexes.coordinates import HexCoord
from companion.kit.called import printed_place
from companion.kit.panels import Choice, Input, InputKind
from companion.kit.questions import NO, YES
from companion.reason import Reason

_FEW_HEXES = 4  # to retreat to, each a button of its own
_CRTS = tuple(crt.value for crt in Crt)
_CRT = Input("crt", InputKind.OPTION, Reason("np-input-crt"), _CRTS, needs_no_head=True)
_SUPPORTS = {UnitType.AIR: "air", UnitType.NAVAL: "naval"}


# ---- attacks ----


def attack_choices(scene: Scene) -> Iterator[Choice]:
    """An attack on each hex that may be attacked now; then those that nobody beside may attack, and why."""
    for hex_, able in attacking.attackable(scene).items():
        inputs = attack_inputs(scene, hex_, able)
        yield Choice(_attack_label(scene, hex_), cmd.Attack, {"hex": hex_}, inputs, refusal=scene.awaits_turn)
    for hex_, why in attacking.refused_targets(scene):
        label = _attack_label(scene, hex_)
        yield Choice(label, cmd.Attack, {"hex": hex_}, attack_inputs(scene), refusal=why)


def _attack_label(scene: Scene, hex_: HexCoord) -> Reason:
    return Reason("np-choice-attack", "11.0", (hex_,), about=target_in_words(scene.field.board, hex_))


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
    label = Reason(f"np-input-{name}")
    return Input(name, InputKind.OPTION, label, (NO, YES), usual=usual, needs_no_head=True)


# ---- the combat under way ----


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
    left = attacking.survivors(scene, combat, owed[0]) if owed else ()
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
        able = retreating.pursuers_to(scene, hex_, pursuing.pursuit_allowance)
        counters = [scene.game.counters[unit] for unit in able]
        friends = [one for one in scene.game.in_hex(hex_) if one.id not in able]
        if len(able) > 1 and not stack_in(scene, hex_, (*friends, *counters)).excess:
            args = {"count": len(able), **_there(scene, counters[0], hex_)}
            label = Reason("np-choice-pursue-together", hexes=(hex_,), args=args)
            yield Choice(label, cmd.PursueTogether, {"hex": hex_}, refusal=awaits_pursuer(scene))


def _pursuits(scene: Scene, combat: Combat, unit: str) -> Iterator[Choice]:
    """The vacated hexes that a unit may pursue into; then any, where it may go on."""
    allowed = pursuing.pursuit_allowance(scene, unit)
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
    asked = replace(HEX, goals=ends, ends_way=True)
    return Choice(about(key, counter), command, {"unit": unit}, (asked,), refusal=awaited)


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
    left = attacking.survivors(scene, combat, owed[0])
    strengths = {counter.id: counter.strength or 0 for counter in left}
    sets = [
        units
        for size in range(1, len(strengths) + 1)
        for units in combinations(strengths, size)
        if fighting.losses_refusal(scene, units) is None
    ]
    return sorted(sets, key=lambda units: sum(strengths[unit] for unit in units))[:MOST_SETS]
