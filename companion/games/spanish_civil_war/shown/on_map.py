"""The counters of a battle on its map, and what may be done with them there."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.counters.words import (
    formation_in_words,
    size_mark,
    unit_in_words,
    values_text,
)
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.aftermath import advances, emptied_for, members
from companion.games.spanish_civil_war.procedures.before_the_die import withdrawal_refusal
from companion.games.spanish_civil_war.procedures.entering import is_due
from companion.games.spanish_civil_war.procedures.fighting import declare_refusal, join_refusal, pair_refusal
from companion.games.spanish_civil_war.procedures.firing import (
    barrage_refusal,
    harmed_at,
    spotters_for,
    unseen_by,
)
from companion.games.spanish_civil_war.procedures.leaving import leave_refusal, ways_begun, ways_off
from companion.games.spanish_civil_war.procedures.moving import build_refusal
from companion.games.spanish_civil_war.procedures.reserves import is_of_reserve
from companion.games.spanish_civil_war.procedures.support import payers_of
from companion.games.spanish_civil_war.rules.combat.terrain import terrain_bonus
from companion.games.spanish_civil_war.rules.ground.battle_map import edges_at
from companion.games.spanish_civil_war.rules.ground.overlays import status_marks
from companion.games.spanish_civil_war.rules.ground.situation import Status
from companion.games.spanish_civil_war.rules.sequence import BOMBARDMENT, COMBAT, MOVEMENT
from companion.games.spanish_civil_war.shown.air import bomb_goals, hex_input, hexes_of
from companion.games.spanish_civil_war.shown.combat import (
    advance_choice,
    retreat_choices,
    withdrawal_choices,
)
from companion.games.spanish_civil_war.shown.map_pontoons import pontoon_lines, pontoon_marks
from companion.games.spanish_civil_war.shown.payers import paid
from companion.games.spanish_civil_war.shown.schedule import comes_with, hq_back, waiting_of
from companion.games.spanish_civil_war.shown.traits import traits_of
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    BombHex,
    BuildPontoon,
    DeclareFight,
    FireBarrage,
    JoinFight,
    LeaveMap,
    MoveUnits,
    PairUnits,
    PlaceUnits,
    RetreatUnit,
    StrikeCounters,
)
from companion.games.spanish_civil_war.table.fight_events import slope_in_words
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import IN_ORDER, Spot, Unit
from companion.games.spanish_civil_war.table.state import Status as TableStatus
from companion.games.spanish_civil_war.terms import Arm, AttackKind
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.map_items import (
    CounterMark,
    MapCounter,
    Motion,
    Symbol,
)
from companion.kit.panels import Choice, Input, InputKind
from companion.latest import LatestOfEach
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command

_SYMBOLS = {
    Arm.INFANTRY: Symbol.INFANTRY,
    Arm.CAVALRY: Symbol.CAVALRY,
    Arm.ENGINEER: Symbol.ENGINEER,
    Arm.ARMOUR: Symbol.ARMOUR,
    Arm.LIGHT_ARMOUR: Symbol.ARMOUR,
    Arm.ANTI_TANK: Symbol.WEAPON,
    Arm.ANTI_AIRCRAFT: Symbol.WEAPON,
    Arm.ARTILLERY: Symbol.ARTILLERY,
    Arm.HEADQUARTERS: Symbol.HEADQUARTERS,
    Arm.TRUCK: Symbol.TRANSPORT,
    Arm.AIR: Symbol.AIR,
}
_BESIDE = (Spot.HAND, Spot.MADRID)  # the map
_SHOWN = (Spot.MAP, *_BESIDE)
_LONGEST_NAME = 12
MOST_BARRAGES = 6  # offered at a time; any other hex can be typed
_looks: LatestOfEach[MapCounter] = LatestOfEach()
_schedules: LatestOfEach[Reason] = LatestOfEach()
_traits: dict[str, tuple[Reason, ...]] = {}


def map_counters(scene: Scene) -> Iterator[MapCounter]:
    """Every unit on the map, to be set up, or in the reserve's box."""
    game, judged, twins = scene.game, scene.game.judged_now, _twins(scene)
    for id_, unit in game.units.items():
        if unit.stand.spot in _SHOWN:
            traits = _told_apart_by(scene, unit) if id_ in twins else ()
            yield _looking_as(scene, unit, judged.get(id_, IN_ORDER), traits)


def _twins(scene: Scene) -> frozenset[str]:
    """Those in whose place others show the same values: only these are to be told apart by more."""
    units = scene.game.units.values()
    beside = [tuple(unit for unit in units if unit.stand.spot is spot) for spot in _BESIDE]
    together = (place for place in (*scene.stacks.values(), *beside) if len(place) > 1)
    return frozenset(id_ for place in together for id_ in _alike(place))


def _alike(units: Sequence[Unit]) -> Iterator[str]:
    """Those of some units that show the same as another."""
    alike: dict[Hashable, list[str]] = {}
    for unit in units:
        alike.setdefault((unit.counter.arm, unit.face), []).append(unit.id)
    return (id_ for ids in alike.values() if len(ids) > 1 for id_ in ids)


def _told_apart_by(scene: Scene, unit: Unit) -> tuple[Reason, ...]:
    """The same object for as long as it says the same: else no twin would look as before."""
    traits = tuple(traits_of(scene, unit))
    if _traits.get(unit.id) != traits:
        _traits[unit.id] = traits
    return _traits[unit.id]


def _looking_as(scene: Scene, unit: Unit, status: TableStatus, traits: tuple[Reason, ...]) -> MapCounter:
    """The same object for as long as it looks the same: a new phase leaves most as they are."""
    motion, is_supplied, is_in_command = _motion(scene, unit), status.is_supplied, status.is_in_command
    is_bridge = bool(scene.game.pontoons) and unit.id in scene.game.standing_pontoons
    looks = (unit, is_supplied, is_in_command, is_bridge, _schedule(scene, unit), traits)
    # of each motion by itself: phase by phase the same units wait again
    return _looks.of((unit.id, motion), looks, partial(_counter, scene, unit, status, motion, traits))


def _counter(
    scene: Scene, unit: Unit, status: TableStatus, motion: Motion, traits: tuple[Reason, ...]
) -> MapCounter:
    counter, stand = unit.counter, unit.stand
    is_on_map = stand.spot is Spot.MAP
    return MapCounter(
        id=unit.id,
        faction=unit.faction.value,
        name=unit_in_words(counter),
        hex=stand.hex if is_on_map else None,
        box="" if is_on_map else _box(scene, unit),
        place=None if is_on_map else _place(scene, unit),
        label=values_text(unit.face, counter.arm),
        title=_designation(counter),
        symbol=_SYMBOLS[counter.arm],
        size=size_mark(counter),
        marks=_marks(scene, unit, status),
        is_reduced=stand.is_reduced,
        motion=motion,
        formation=counter.formation,
        likeness=counter.model_copy(update={"id": ""}),
        traits=traits,
    )


def _designation(counter: Counter) -> str:
    """What is printed on a counter, if it finds room on it; else its formation for short."""
    is_short = 0 < len(counter.name) <= _LONGEST_NAME
    return counter.name if is_short else counter.formation.split("-", 2)[2]


def _box(scene: Scene, unit: Unit) -> str:
    """What waits off the map lies formation by formation, as it is set up and arrives; a lost HQ alone."""
    spot, back = unit.stand.spot, unit.stand.returns
    if spot is not Spot.HAND:
        return spot.value
    return f"{spot.value}-{comes_with(scene, unit).id if back is None else unit.id}"


def _place(scene: Scene, unit: Unit) -> Reason:
    if unit.stand.spot is not Spot.HAND:
        return Reason(f"scw-spot-{unit.stand.spot.value}")
    schedule = _schedule(scene, unit)
    if schedule is not None:
        return schedule
    return hq_back(unit)


def _schedule(scene: Scene, unit: Unit) -> Reason | None:
    """When and where a unit's formation comes; None for one that the schedule does not bring."""
    if unit.stand.spot is not Spot.HAND or unit.stand.returns is not None:
        return None
    formation = comes_with(scene, unit)

    def told() -> Reason:
        args = waiting_of(scene, formation)
        return Reason("scw-waiting", args=args, about=formation_in_words(formation.id))

    return _schedules.of(formation.id, (scene.game.clock, scene.readings), told)


def _marks(scene: Scene, unit: Unit, status: TableStatus) -> tuple[CounterMark, ...]:
    """The status as judged for the phase, not as it would be now; a pontoon."""
    marks = status_marks(Status(status.is_supplied, status.is_in_command))
    return (*marks, *pontoon_marks(scene, unit.id))


def _motion(scene: Scene, unit: Unit) -> Motion:
    clock, stand = scene.game.clock, unit.stand
    if stand.spot is not Spot.MAP:
        return Motion.DUE if is_to_set_up(scene, unit) or is_due(scene, unit) else Motion.FREE
    if not clock.is_of(unit.faction, MOVEMENT):
        return Motion.FREE
    may_go_on = stand.may_go_on and stand.arrived == clock.moment  # trucks need not be asked again
    return Motion.DONE if stand.moved == clock.moment and not may_go_on else Motion.DUE


def is_to_set_up(scene: Scene, unit: Unit) -> bool:
    """Whether a unit waits to be placed before the first turn (4.0)."""
    is_waiting = unit.stand.spot is Spot.HAND and scene.is_setup
    return is_waiting and bool(scene.formation(unit).setup) and unit.counter.arm is not Arm.AIR


# ---- the ground ----


def hex_lines(scene: Scene, hex_: HexCoord) -> tuple[Reason, ...]:
    """What the ground of a hex gives a defence, what was told of its elevation, where pontoons lead."""
    bonus = terrain_bonus(scene.terrain((hex_,)))
    args = {"value": f"{bonus.points:+d}"}
    ground = (Reason("scw-hex-defence", args=args, about=bonus.reason),) if bonus.reason else ()
    told, name = scene.game.slopes_told, scene.map.board.own_name(hex_)
    slope = (slope_in_words(hex_, told[name]),) if name in told else ()
    return (*ground, *slope, *pontoon_lines(scene, hex_))


# ---- moving ----


def stack_of(scene: Scene, ids: Sequence[str]) -> tuple[Unit, ...]:
    """The units of some ids; IllegalCommandError when they are not of one stack."""
    units = scene.units(ids)
    if not units or len({(unit.faction, unit.stand.spot, unit.stand.hex) for unit in units}) > 1:
        raise IllegalCommandError(Reason("scw-units-apart"))
    return units


def move_command(scene: Scene, ids: Sequence[str], to: HexCoord) -> Command:
    """Setting up before the first movement and for the other side, else moving by the rules.

    Whoever fights retreats and advances by the rules: no other way of going is open in a combat (11.6, 11.7).
    """
    units = stack_of(scene, ids)
    clock = scene.game.clock
    if scene.game.fight and _are_in_fight(scene.game.fight, ids):
        return _move_in_fight(scene, scene.game.fight, units, to)
    moves = clock.is_of(units[0].faction, MOVEMENT)
    if moves:
        return MoveUnits(units=tuple(ids), hex=to)
    return PlaceUnits(units=tuple(ids), hex=to)


def _are_in_fight(fight: Fight, ids: Sequence[str]) -> bool:
    combat = fight.advanced_in
    guns = (*combat.attack_help.guns, *combat.defence_help.guns)
    return combat.is_ground and not {*combat.attackers, *combat.defenders, *guns}.isdisjoint(ids)


def _move_in_fight(scene: Scene, fight: Fight, units: Sequence[Unit], to: HexCoord) -> Command:
    unit = units[0]
    is_left_too = fight.is_cancelled and to not in emptied_for(fight, unit.faction)
    is_left_too = is_left_too and withdrawal_refusal(scene, fight, unit) is None  # others went before (11.61)
    if fight.is_open or is_left_too or unit.id in fight.retreats_due:
        return RetreatUnit(units=tuple(one.id for one in units), hex=to)
    if len(units) > 1:
        raise IllegalCommandError(Reason("scw-advance-one-by-one", "11.7"))
    return AdvanceUnit(unit=unit.id, hex=to)


# ---- what else ----


def unit_choices(scene: Scene, ids: Sequence[str]) -> Iterator[Choice]:
    """What may be done with units of one stack."""
    units = stack_of(scene, ids)
    chosen, clock = tuple(ids), scene.game.clock
    side, hex_ = units[0].faction, units[0].stand.hex
    yield from (replace(choice, leads=True) for choice in _fighting(scene, units))
    if scene.game.fight:
        yield from _withdrawals(scene, scene.game.fight, units)
    if hex_ is not None and clock.is_of(side, MOVEMENT):
        yield from _leaving(scene, chosen, hex_)
        yield from _pontoons(scene, units[0], hex_)
    yield from _put(scene, units, chosen)
    yield Choice(Reason("scw-choice-strike"), StrikeCounters, {"units": chosen})


def _fighting(scene: Scene, units: Sequence[Unit]) -> Iterator[Choice]:
    """What a phase of combat or bombardment is for."""
    side, hex_, clock = units[0].faction, units[0].stand.hex, scene.game.clock
    if scene.game.fight:
        yield from _in_fight(scene, scene.game.fight, units)
    elif hex_ is not None and clock.is_of(side, COMBAT):
        yield from _attacks(scene, units, hex_)
    elif clock.is_of(side, BOMBARDMENT):
        yield from _bombings(scene, units)


def _leaving(scene: Scene, chosen: tuple[str, ...], hex_: HexCoord) -> Iterator[Choice]:
    """Off the map, from its edge or on the way to it: who goes after others, by the hex they took."""
    taken = ways_begun(scene, chosen)
    for by in ways_off(scene, chosen):
        label = Reason("scw-choice-leave-by", "16.0a", args={"hex": scene.map.board.hex_name(by)})
        yield Choice(label, LeaveMap, {"units": chosen, "by": by}, goes_on=by in taken)
    if edges_at(scene.map.board, hex_):
        refusal = leave_refusal(scene, LeaveMap(units=chosen))
        label = Reason("scw-choice-leave-map", "16.0a")
        yield Choice(label, LeaveMap, {"units": chosen}, refusal=refusal)


def _put(scene: Scene, units: Sequence[Unit], chosen: tuple[str, ...]) -> Iterator[Choice]:
    """To what the table shows; into the box only who begins there."""
    boxes = (Spot.MADRID,) if all(is_of_reserve(scene, unit) for unit in units) else ()
    for spot in (Spot.HAND, Spot.ELIMINATED, *boxes):
        if units[0].stand.spot is not spot:
            values = {"units": chosen, "spot": spot}
            yield Choice(Reason("scw-choice-put", args={"spot": spot.value}), PlaceUnits, values)


def _attacks(scene: Scene, units: Sequence[Unit], hex_: HexCoord) -> Iterator[Choice]:
    """Attacks on each enemy hex next to a stack; barrages by its guns."""
    guns = tuple(unit.id for unit in units if unit.is_gun)
    mobile = tuple(unit.id for unit in units if unit.counter.arm.is_mobile)
    for target in scene.map.board.neighbours(hex_):
        if scene.at(target, units[0].faction.opponent):
            name = scene.map.board.hex_name(target)
            for kind in (AttackKind.NORMAL, AttackKind.ASSAULT) if mobile else ():
                label = Reason("scw-choice-attack", args={"kind": kind.value, "hex": name})
                values: dict[str, object] = {"attackers": mobile, "hexes": (target,), "kind": kind}
                payers = payers_of(scene, mobile) if kind is AttackKind.ASSAULT else ()
                yield from paid(Choice(label, DeclareFight, values), payers, "scw-choice-paid-by")
                if not payers:
                    wish = DeclareFight(attackers=mobile, hexes=(target,), kind=kind)
                    yield Choice(label, DeclareFight, values, refusal=declare_refusal(scene, wish))
    yield from _joint_attacks(scene, mobile, hex_)
    if guns:
        yield from _barrages(scene, guns, hex_)
        yield Choice(
            Reason("scw-choice-barrage-hex"),
            FireBarrage,
            {"guns": guns},
            (hex_input(_in_range(scene, guns, hex_)),),
        )


def _joint_attacks(scene: Scene, attackers: tuple[str, ...], hex_: HexCoord) -> Iterator[Choice]:
    """Attacks on several hexes at once; pairings, until the first of the phase is fought (11.1b)."""
    if not attackers:
        return
    enemy = scene.unit(attackers[0]).faction.opponent
    targets = tuple(one for one in scene.map.board.neighbours(hex_) if scene.at(one, enemy))
    if len(targets) > 1:
        yield from _several(scene, attackers, targets)
    for target in targets if len(targets) > 1 or scene.game.declared_now.pairings else ():
        wish = PairUnits(attackers=attackers, hexes=(target,))
        label = Reason("scw-choice-pair", "11.1b", args={"hex": scene.map.board.hex_name(target)})
        values = {"attackers": attackers, "hexes": (target,)}
        yield Choice(label, PairUnits, values, refusal=pair_refusal(scene, wish))


def _several(scene: Scene, attackers: tuple[str, ...], targets: Sequence[HexCoord]) -> Iterator[Choice]:
    """One attack on several hexes; barred where none of them may be attacked so."""
    hexes = Input("hexes", InputKind.HEXES, Reason("scw-input-hexes"), goals=frozenset(targets))
    tried = (*((one,) for one in targets), targets)
    for kind in (AttackKind.NORMAL, AttackKind.ASSAULT):
        payers = payers_of(scene, attackers) if kind is AttackKind.ASSAULT else ()
        values = {"attackers": attackers, "kind": kind}
        payer = next(iter(payers), None)
        wishes = (DeclareFight(hexes=some, charge_to=payer, **values) for some in tried)
        refusals = [declare_refusal(scene, wish) for wish in wishes]
        label = Reason("scw-choice-attack-hexes", args={"kind": kind.value})
        attack = Choice(label, DeclareFight, values, (hexes,), refusals[0] if all(refusals) else None)
        if payers:
            yield from paid(attack, payers, "scw-choice-attack-hexes-paid-by")
        else:
            yield attack


def _barrages(scene: Scene, guns: tuple[str, ...], hex_: HexCoord) -> Iterator[Choice]:
    """The nearest hexes in range with enemies to be harmed, seen by the gun or by the spotter named."""
    side = scene.unit(guns[0]).faction
    near = sorted(target for target in _in_range(scene, guns, hex_) if harmed_at(scene, side, target))
    for target in sorted(near, key=lambda target: distance(hex_, target))[:MOST_BARRAGES]:
        yield from _barrages_of(scene, guns, target)


def _in_range(scene: Scene, guns: tuple[str, ...], hex_: HexCoord) -> Iterator[HexCoord]:
    """The enemy hexes that a gun reaches."""
    gun = scene.unit(guns[0])
    for target in hexes_of(scene, gun.faction.opponent):
        if gun.face.range is None or distance(hex_, target) <= gun.face.range:
            yield target


def _barrages_of(scene: Scene, guns: tuple[str, ...], target: HexCoord) -> Iterator[Choice]:
    """A barrage by a stack's guns; one by all the guns that can fire with them (12.4c)."""
    unseen = unseen_by(scene, guns[0], target, "")
    spotter = next(iter(spotters_for(scene, guns[0], target)), "") if unseen else ""
    wish = FireBarrage(guns=guns, hex=target, spotter=spotter)
    refusal = barrage_refusal(scene, wish)
    values: dict[str, object] = {"guns": guns, "hex": target, "spotter": spotter}
    args: dict[str, str | int | float] = {"hex": scene.map.board.hex_name(target)}
    yield Choice(Reason("scw-choice-barrage", "12.4a", args=args), FireBarrage, values, refusal=refusal)
    more = () if refusal else tuple(_more_guns(scene, wish))
    if more:
        label = Reason("scw-choice-barrage-all", "12.4c", args={**args, "count": len(guns) + len(more)})
        yield Choice(label, FireBarrage, {**values, "guns": (*guns, *more)})


def _more_guns(scene: Scene, wish: FireBarrage) -> Iterator[str]:
    """Other guns that can fire at a barrage's hex, with its spotter."""
    for unit in scene.game.on_map(scene.unit(wish.guns[0]).faction):
        if unit.is_gun and unit.id not in wish.guns:
            alone = wish.model_copy(update={"guns": (unit.id,)})
            if barrage_refusal(scene, alone) is None:
                yield unit.id


def _bombings(scene: Scene, units: Sequence[Unit]) -> Iterator[Choice]:
    aircraft = tuple(unit.id for unit in units if unit.counter.arm is Arm.AIR)
    if aircraft:
        side = units[0].faction
        asked = hex_input(bomb_goals(scene, side))
        yield Choice(Reason("scw-choice-bomb"), BombHex, {"side": side, "aircraft": aircraft}, (asked,))


def _in_fight(scene: Scene, fight: Fight, units: Sequence[Unit]) -> Iterator[Choice]:
    """Help for the defence, a retreat that is due, an advance."""
    unit = units[0]
    can_help = unit.stand.spot is Spot.MAP or unit.counter.arm is Arm.AIR
    if can_help and fight.is_ground and fight.is_open:
        wish = JoinFight(units=tuple(one.id for one in units))
        refusal = join_refusal(scene, wish)
        yield Choice(Reason("scw-choice-join"), JoinFight, {"units": wish.units}, refusal=refusal)
    if len(units) != 1 or unit.stand.hex is None:
        return
    if unit.id in fight.retreats_due:
        yield from retreat_choices(scene, unit)
    open_to_it = (wish for wish in advances(scene, fight) if wish.unit == unit.id)
    yield from (advance_choice(scene, wish) for wish in open_to_it)


def _withdrawals(scene: Scene, fight: Fight, units: Sequence[Unit]) -> Iterator[Choice]:
    """Out of a combat before its dice, by one's own will."""
    unit = units[0]
    is_one = len(units) == 1 and unit.stand.hex is not None
    may_go = not fight.is_rolled and unit.id not in fight.retreats_due
    if is_one and may_go and unit in members(scene, fight, unit.faction):
        yield from withdrawal_choices(scene, fight, unit)


def _pontoons(scene: Scene, unit: Unit, hex_: HexCoord) -> Iterator[Choice]:
    """Over each river beside it; where there is none, why none is bridged (J.16a)."""
    if unit.counter.arm is not Arm.ENGINEER or unit.faction is not Faction.NATIONALIST:
        return
    near = scene.map.board.neighbours(hex_)
    across = [there for there in near if scene.map.ground(hex_, there).has_river]
    is_time = scene.game.clock.is_of(unit.faction, MOVEMENT)
    for there in across or [hex_] * is_time:
        args = {"hex": scene.map.board.hex_name(there), "where": "across" if across else "none"}
        refusal = build_refusal(scene, BuildPontoon(unit=unit.id, hex=there))
        label, values = Reason("scw-choice-pontoon", "J.16a", args=args), {"unit": unit.id, "hex": there}
        yield Choice(label, BuildPontoon, values, refusal=refusal, leads=True)
