"""What may be done with a stack in hand: where it goes, and what is chosen for it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.aftermath import advances, emptied_for, members
from companion.games.spanish_civil_war.procedures.before_the_die import withdrawal_refusal
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
from companion.games.spanish_civil_war.rules.ground.battle_map import edges_at
from companion.games.spanish_civil_war.rules.sequence import BOMBARDMENT, COMBAT, MOVEMENT
from companion.games.spanish_civil_war.shown.air import bomb_goals, hex_input, hexes_of
from companion.games.spanish_civil_war.shown.combat import (
    advance_choice,
    retreat_choices,
    withdrawal_choices,
)
from companion.games.spanish_civil_war.shown.payers import paid
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
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.games.spanish_civil_war.terms import Arm, AttackKind
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command

MOST_BARRAGES = 6  # offered at a time; any other hex can be typed


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
