"""The counters as a map shows them, and what may be done with those picked up."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from companion.games.no_prisoners.procedures import demands, fighting, moving
from companion.games.no_prisoners.procedures.arriving import is_before_revolt, is_closed, may_land
from companion.games.no_prisoners.procedures.combat_choices import attack_inputs, attacks_with
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.fog import meant
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Stage
from companion.games.no_prisoners.table.tracked import box_facts
from companion.games.no_prisoners.table.words import also_called, armies_of, designation, named
from companion.games.no_prisoners.terms import Faction, UnitType
from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import CounterMark, MapCounter, Motion, Style, Symbol
from companion.kit.names import Absent, Name
from companion.kit.panels import Choice, Input, InputKind
from companion.kit.printed import figure
from companion.latest import LatestOfEach
from companion.reason import Reason
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command

_SYMBOLS = {
    UnitType.INFANTRY: Symbol.INFANTRY,
    UnitType.ASSAULT_INFANTRY: Symbol.INFANTRY,
    UnitType.COMPOSITE: Symbol.MECHANIZED,
    UnitType.CAVALRY: Symbol.CAVALRY,
    UnitType.CAMEL: Symbol.CAMELRY,
    UnitType.ARMOURED_CAR: Symbol.ARMOUR,
    UnitType.TANK: Symbol.ARMOUR,
    UnitType.ARMOURED_TRAIN: Symbol.TRAIN,
    UnitType.ARTILLERY: Symbol.ARTILLERY,
    UnitType.MACHINE_GUN: Symbol.MACHINE_GUN,
    UnitType.ENGINEER: Symbol.ENGINEER,
    UnitType.GARRISON: Symbol.INFANTRY,
    UnitType.HQ: Symbol.HEADQUARTERS,
    UnitType.LAWRENCE: Symbol.HEADQUARTERS,
    UnitType.AIR: Symbol.AIR,
    UnitType.NAVAL: Symbol.NAVAL,
}
_SIZES = {"division": "XX", "corps": "XXX", "battalion": "II"}
_BOXES = (Spot.TO_SET_UP, Spot.ARRIVING, Spot.AVAILABLE)
_kept: LatestOfEach[MapCounter] = LatestOfEach()
_looks: LatestOfEach[MapCounter] = LatestOfEach()
_OUT_OF_SUPPLY = CounterMark(Reason("np-mark-supply"), Reason("np-mark-supply-name"), Style.BAD)


def map_counters(scene: Scene) -> tuple[MapCounter, ...]:
    """Every counter on the map and in hand; in the fog enemy stacks are backs only (9.6)."""
    seen, moved = scene.seen, frozenset(scene.seen.game.phase.moved)
    counters = [counter for counter in seen.game.counters.values() if _is_shown(counter)]
    if scene.game.moment.phase is Phase.SET_UP:  # group by group, as the rulebook lists them
        counters.sort(key=scene.place_in_set_up)
    return tuple(_kept_back(one) if one.is_face else _shown(seen, one, moved) for one in counters)


def absent_counters(scene: Scene) -> tuple[Name[Absent], ...]:
    """Every counter in no hex that those at the machine may look at, and where it is or waits (9.6)."""
    seen = scene.seen
    return tuple(
        Name(
            Absent(named(one), _whereabouts(seen, one)),
            (named(one),),
            short=_called(one),
            armies=armies_of(one),
        )
        for one in seen.game.counters.values()
        if not (one.is_on_map or one.is_face)
    )


def _whereabouts(scene: Scene, counter: Counter) -> Reason:
    if counter.spot is Spot.ASIDE and is_before_revolt(scene, counter.faction, counter.front):
        return Reason("np-before-revolt", "18.0a")
    if counter.spot is Spot.DUE and (turn := scene.game.due_turn(counter)):
        return Reason("np-spot-on-track", args={"turn": str(turn)})
    return Reason("np-spot", args={"spot": counter.spot.value})


def _called(counter: Counter) -> tuple[str, ...]:
    return tuple(filter(None, (designation(counter), *also_called(counter.id, counter.name))))


def counter_facts(scene: Scene, id_: str) -> tuple[Reason, ...]:
    """Supply of a counter with its reason, and who commands it; nothing of a back (9.6)."""
    counter = scene.seen.game.counters.get(id_)
    return () if counter is None or counter.is_face else tuple(_facts(scene.seen, counter))


def _kept_back(counter: Counter) -> MapCounter:
    return _kept.of(counter.id, (counter,), lambda: _back(counter))


def _back(counter: Counter) -> MapCounter:
    """All that the enemy sees of a counter."""
    is_in_box = not counter.is_on_map
    return MapCounter(
        id=counter.id,
        faction=counter.faction.value,
        name=named(counter),
        hex=counter.hex,
        box=counter.spot.value if is_in_box else "",
        place=Reason("np-spot", args={"spot": counter.spot.value}) if is_in_box else None,
    )


def _is_shown(counter: Counter) -> bool:
    return counter.is_on_map or counter.spot in _BOXES


def _shown(scene: Scene, counter: Counter, moved: Collection[str]) -> MapCounter:
    """The same object for as long as it looks the same: a map draws the others.

    Of each motion by itself: phase by phase the same counters wait again.
    """
    motion = _motion(scene, counter, moved)
    is_served = not counter.is_on_map or counter.id in scene.supplied
    changing = counter, is_served
    return _looks.of((counter.id, motion), changing, lambda: _front(counter, is_served, motion))


def _front(counter: Counter, is_served: bool, motion: Motion) -> MapCounter:
    is_tribe = Symbol.IRREGULAR if counter.is_tribal else Symbol.NONE
    return replace(
        _back(counter),
        label=_label(counter),
        title=counter.name,
        designation=designation(counter),
        symbol=_SYMBOLS.get(counter.type, is_tribe) if counter.type else is_tribe,
        size=_SIZES.get(counter.size, ""),
        marks=() if is_served else (_OUT_OF_SUPPLY,),
        motion=motion,
        goes_by_name=True,
    )


def _label(counter: Counter) -> str:
    """The printed values as far as they were read; none before, so that lists go by the name."""
    if counter.strength is None and counter.movement is None:
        return ""
    return f"{figure(counter.strength)}{'★' if counter.is_starred else ''}-{figure(counter.movement)}"


def _comes_now(scene: Scene, counter: Counter) -> bool:
    """Whether a reinforcement is placed in this phase: its own, an entry hex or a landing open to it."""
    turn = scene.game.player_turn
    is_its_phase = scene.game.moment.phase is Phase.REINFORCEMENT and scene.is_own(counter)
    if not is_its_phase or turn is None:
        return False
    return counter.is_tribal or not is_closed(scene, turn) or may_land(scene, counter)


def _motion(scene: Scene, counter: Counter, moved: Collection[str]) -> Motion:
    if counter.spot is Spot.TO_SET_UP:
        return Motion.DUE
    if counter.spot is Spot.ARRIVING:
        return Motion.DUE if _comes_now(scene, counter) else Motion.FREE
    if counter.id in moved:
        return Motion.DONE
    moves_now = scene.game.moment.phase is Phase.MOVEMENT and counter.is_on_map
    return Motion.DUE if moves_now and scene.is_own(counter) else Motion.FREE


def _facts(scene: Scene, counter: Counter) -> Iterator[Reason]:
    """Supply with its reason, and who commands it."""
    if not counter.is_on_map:
        return
    yield from scene.supplies[counter.faction, counter.front].judge(scene.piece(counter)).reasons
    for hq in sorted(scene.commanders(counter)):
        yield Reason("np-commanded-by", "7.0a", about=named(scene.game.counters[hq]))


# ---- moving ----


def moving_command(scene: Scene, ids: Sequence[str], to: HexCoord) -> Command:
    """Placing, retreating, pursuing or moving, as the counters' place and the combat demand."""
    ids = meant(scene, ids)
    counters = [scene.game.counters.get(id_) for id_ in ids]
    if not ids or None in counters:
        raise IllegalCommandError(Reason("np-no-such-counter", args={"unit": ", ".join(ids)}))
    first, combat = scene.game.counters[ids[0]], scene.game.combat
    if first.spot in (Spot.TO_SET_UP, Spot.ARRIVING):
        return cmd.PlaceCounter(unit=first.id, hex=to)
    if combat and combat.stage is Stage.RETREAT:
        return cmd.RetreatUnit(unit=first.id, hex=to)
    if combat and combat.stage is Stage.PURSUIT:
        return cmd.PursueWith(unit=first.id, hex=to)
    return cmd.MoveCounters(units=tuple(ids), hex=to)


def counter_choices(scene: Scene, ids: Sequence[str]) -> Sequence[Choice]:
    """Other ways to move, an attack, losses, what an event demands."""
    return tuple(_choices(scene, meant(scene, ids)))


def _ways(scene: Scene, ids: Sequence[str]) -> Iterator[str]:
    """The ways to move beside the normal one; only the Allies come by sea (20.0a)."""
    yield from ("strategic", moving.RAIL)
    if all(scene.game.counters[id_].faction is Faction.ALLIED for id_ in ids):
        yield moving.LANDING


def _choices(scene: Scene, ids: tuple[str, ...]) -> Iterator[Choice]:
    hex_ = Input("hex", InputKind.HEX, Reason("np-input-hex"))
    phase, values = scene.game.moment.phase, {"units": ids}
    if scene.game.tasks:
        refusal = demands.task_refusal(scene, ids)
        yield Choice(Reason("np-choice-name-for-task"), cmd.MeetTask, values, refusal=refusal, leads=True)
    if scene.game.combat and scene.game.combat.stage is Stage.LOSSES:
        refusal = fighting.losses_refusal(scene, ids)
        yield Choice(Reason("np-choice-remove"), cmd.TakeLosses, values, refusal=refusal, leads=True)
    if phase is Phase.MOVEMENT and all(scene.game.counters[id_].is_on_map for id_ in ids):
        for how in _ways(scene, ids):
            label = Reason("np-choice-move", args={"how": how})
            yield Choice(label, cmd.MoveCounters, {"units": ids, "how": how}, (hex_,))
    if phase.is_combat:
        if not scene.game.combat:
            yield from (replace(choice, leads=True) for choice in attacks_with(scene, ids))
        inputs = (hex_, *attack_inputs(scene))
        yield Choice(Reason("np-choice-attack-with"), cmd.Attack, {"attackers": ids}, inputs)
    if all(scene.game.counters[id_].spot is Spot.TO_SET_UP for id_ in ids):
        yield from _lifts(scene, ids)


def _lifts(scene: Scene, ids: tuple[str, ...]) -> Iterator[Choice]:
    """Those that the table of a game under way has off the map."""
    for spot in (Spot.REPLACEABLE, Spot.GONE):
        label = Reason("np-choice-lift", args={"spot": spot.value})
        yield Choice(label, SetFacts, {"facts": box_facts(scene, ids, spot)})
