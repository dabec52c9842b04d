"""What a combat phase offers: attacks on each enemy hex by all who may, then guns and aircraft in support."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Set
from dataclasses import replace
from itertools import chain, islice

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.duties import unattacked, undeclared, unmet_duties
from companion.games.spanish_civil_war.procedures.fighting import declare_refusal, join_refusal, pair_refusal
from companion.games.spanish_civil_war.procedures.support import order_refusal, payers_of, payment_of
from companion.games.spanish_civil_war.rules.combat.sharing import Body, Sharing, Targets, linked, share_out
from companion.games.spanish_civil_war.rules.sequence import COMBAT
from companion.games.spanish_civil_war.shown.air import aircraft_of
from companion.games.spanish_civil_war.shown.payers import paid
from companion.games.spanish_civil_war.table.commands import DeclareFight, JoinFight, PairUnits
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm, AttackKind
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice
from companion.reason import Reason

Found = Mapping[HexCoord, tuple[Unit, ...]]  # by enemy hex who may attack it
Attack = tuple[Targets, tuple[Unit, ...]]

MOST = 8  # offered at a time; any other from the map
# They may attack, but nobody means them to unless they must.
_BEHIND = frozenset({Arm.HEADQUARTERS, Arm.TRUCK})


def open_attacks(scene: Scene) -> Iterator[Choice]:
    """Attacks by all beside an enemy hex; those on hexes that must be attacked come first (11.1a).

    Each leaves all others of these attackable (11.1e); all with attackers in common are offered as one too.
    Once some are declared, those that must be made are offered to be declared before any is fought (11.1b).
    """
    clock = scene.game.clock
    side = clock.phasing
    if side is None or clock.moment.phase not in COMBAT or scene.game.fight:
        return
    due = set(undeclared(scene) or unattacked(scene))
    able = _attackers(scene, side)
    found = _fighters(able, due)
    fighting = {unit for units in found.values() for unit in units}
    for targets, units in islice(_shared_out(scene, found, due), MOST):
        behind = dict.fromkeys(unit for hex_ in targets for unit in able[hex_])
        attackers = (*units, *_drawn_in(behind, units, fighting))
        attack = _attack(scene, targets, attackers)
        if undeclared(scene):
            label = replace(attack.label, key="scw-choice-pair-all", rule="11.1b")
            yield replace(attack, label=label, command=PairUnits)
            continue
        yield attack
        yield from _assaults(scene, targets, attackers)


def _fighters(able: Found, due: Set[HexCoord]) -> Found:
    """Who is meant to attack each hex: HQs and trucks alone only one that must be, where nobody else can."""
    meant = {
        hex_: tuple(one for one in units if one.counter.arm not in _BEHIND) for hex_, units in able.items()
    }
    return {hex_: meant[hex_] or units for hex_, units in able.items() if meant[hex_] or hex_ in due}


def _drawn_in(able: Collection[Unit], units: Collection[Unit], fighting: Collection[Unit]) -> Iterator[Unit]:
    """The HQs and trucks that must attack too: with their stack (11.1d), who stands apart with anybody."""
    here, elsewhere = ({unit.stand.hex for unit in some} for some in (units, fighting))
    for unit in able:
        is_behind = unit.counter.arm in _BEHIND and unit not in units
        if is_behind and (unit.stand.hex in here or unit.stand.hex not in elsewhere):
            yield unit


def _shared_out(scene: Scene, found: Found, due: Set[HexCoord]) -> Iterator[Attack]:
    """What is attacked by whom, so that nothing that must be attacked is left with nobody.

    Where stacks are too few to attack each hex by itself, all as one come first.
    """
    owed = {hex_: units for hex_, units in found.items() if hex_ in due}
    stacks = _bodies(owed, {unit: _stack(unit) for units in owed.values() for unit in units})
    groups = tuple(linked(stacks))
    short = [hexes for hexes in groups if share_out({hex_: stacks[hex_] for hex_ in hexes}).is_short]
    parted = set() if scene.readings.stack_attacks_one_hex else {*_beside(owed, chain(*short))}
    body_of = {unit: unit.id if unit in parted else _stack(unit) for unit in _beside(found, found)}
    sharing = share_out(_bodies(owed, body_of))

    joint = [(hexes, _beside(owed, hexes)) for hexes in groups]
    joint = [(hexes, units) for hexes, units in joint if _may_attack(scene, units, hexes)]
    alone = [(hexes, _spared(scene, found, sharing, hexes, body_of)) for hexes in sharing.attacks]
    needed = [one for one in joint if one[0] in short]
    yield from dict.fromkeys((*needed, *alone, *joint))
    for hex_ in sorted(found.keys() - due):
        units = _spared(scene, found, sharing, (hex_,), body_of)
        yield from [((hex_,), units)] if units else _drawn_into(scene, found, alone, hex_)


def _drawn_into(scene: Scene, found: Found, due: Collection[Attack], hex_: HexCoord) -> Iterator[Attack]:
    """A hex whose attackers are all needed for others, attacked as one with these."""
    for hexes, units in due:
        more = tuple(sorted((*hexes, hex_)))
        if not set(units).isdisjoint(found[hex_]) and _may_attack(scene, units, more):
            yield more, units


def _bodies(found: Found, body_of: Mapping[Unit, Body]) -> Mapping[HexCoord, tuple[Body, ...]]:
    return {hex_: tuple(dict.fromkeys(body_of[unit] for unit in units)) for hex_, units in found.items()}


def _stack(unit: Unit) -> Body:
    return unit.stand.hex or unit.id


def _beside(found: Found, hexes: Iterable[HexCoord]) -> tuple[Unit, ...]:
    """Who may attack any of some hexes."""
    return tuple(dict.fromkeys(unit for hex_ in hexes for unit in found[hex_]))


def _spared(
    scene: Scene, found: Found, sharing: Sharing, hexes: Targets, body_of: Mapping[Unit, Body]
) -> tuple[Unit, ...]:
    """Who attacks some hexes and is needed for no others; where not all may as one, who may attack each."""
    units = _beside(found, hexes)
    spare = sharing.spare(hexes, [body_of[unit] for unit in units])
    ready = tuple(unit for unit in units if body_of[unit] in spare)
    if len(hexes) > 1 and not _may_attack(scene, ready, hexes):
        return tuple(unit for unit in ready if all(unit in found[hex_] for hex_ in hexes))
    return ready


def _attackers(scene: Scene, side: Faction) -> Found:
    """By enemy hex the units of a side that may attack it now; HQs and trucks only where they must (N67)."""
    found: dict[HexCoord, tuple[Unit, ...]] = {}
    bound = {unit.id for unit in unmet_duties(scene)}
    for unit in scene.game.on_map(side):
        hex_, arm = unit.stand.hex, unit.counter.arm
        if hex_ is None or not arm.is_mobile or (arm in _BEHIND and unit.id not in bound):
            continue
        for target in hex_.neighbours():
            if scene.at(target, side.opponent) and _may_attack(scene, (unit,), (target,)):
                found[target] = (*found.get(target, ()), unit)
    return found


def _may_attack(scene: Scene, units: tuple[Unit, ...], targets: tuple[HexCoord, ...]) -> bool:
    ids = tuple(unit.id for unit in units)
    if undeclared(scene):
        return pair_refusal(scene, PairUnits(attackers=ids, hexes=targets)) is None
    return declare_refusal(scene, DeclareFight(attackers=ids, hexes=targets)) is None


def _assaults(scene: Scene, targets: tuple[HexCoord, ...], units: tuple[Unit, ...]) -> Iterator[Choice]:
    """An assault by all who may assault together; where none of a division is among them, by who pays.

    Where nobody may, it says why: that the points have run out, for one.
    """
    able = tuple(unit for unit in units if _may_assault(scene, unit))
    if not able:
        ids = tuple(unit.id for unit in units)
        wish = DeclareFight(attackers=ids, hexes=targets, kind=AttackKind.ASSAULT)
        yield replace(_assault(scene, targets, units), refusal=declare_refusal(scene, wish))
        return
    assault, payers = _assault(scene, targets, able), payers_of(scene, tuple(unit.id for unit in able))
    open_to = [payer for payer in payers or ("",) if _may_assault_with(scene, able, targets, payer)]
    if payers:
        yield from paid(assault, open_to, "scw-choice-assault-paid")
    elif open_to:
        yield assault


def _assault(scene: Scene, targets: tuple[HexCoord, ...], units: tuple[Unit, ...]) -> Choice:
    choice = _attack(scene, targets, units)
    label = replace(choice.label, key="scw-choice-assault-all", rule="11.2c")
    return replace(choice, label=label, values={**choice.values, "kind": AttackKind.ASSAULT})


def _may_assault(scene: Scene, unit: Unit) -> bool:
    payers = payers_of(scene, (unit.id,)) or (None,)
    return any(payment_of(scene, (unit,), payer).refusal is None for payer in payers)


def _may_assault_with(
    scene: Scene, units: tuple[Unit, ...], targets: tuple[HexCoord, ...], payer: str
) -> bool:
    ids = tuple(unit.id for unit in units)
    kind = AttackKind.ASSAULT
    wish = DeclareFight(attackers=ids, hexes=targets, kind=kind, charge_to=payer or None)
    return declare_refusal(scene, wish) is None


def _attack(scene: Scene, targets: tuple[HexCoord, ...], units: tuple[Unit, ...]) -> Choice:
    name = scene.map.board.hex_name
    start = dict.fromkeys(unit.stand.hex for unit in units if unit.stand.hex)
    args: dict[str, str | int | float] = {
        "hex": ", ".join(map(name, targets)),
        "count": len(units),
        "start": ", ".join(map(name, start)),
    }
    values = {"attackers": tuple(unit.id for unit in units), "hexes": targets}
    return Choice(Reason("scw-choice-attack-all", "11.2a", (*targets, *start), args), DeclareFight, values)


def open_support(scene: Scene) -> Iterator[Choice]:
    """Who may still join the combat under way, as they are asked (5.0E2 to 5.0E6); who is too late, why."""
    for unit in _helpers(scene):
        yield from _support(scene, unit)


def _helpers(scene: Scene) -> Iterator[Unit]:
    """Aircraft, the defender's first, then guns, the attacker's first."""
    fight = scene.game.fight
    for side in (fight.attacker.opponent, fight.attacker) if fight else ():
        yield from aircraft_of(scene, side)
    for side in (fight.attacker, fight.attacker.opponent) if fight else ():
        yield from (unit for unit in scene.game.on_map(side) if unit.is_gun)


def _support(scene: Scene, unit: Unit) -> Iterator[Choice]:
    fight, wish = scene.game.fight, JoinFight(units=(unit.id,))
    if fight is None or fight.is_supported_by(unit.id):
        return
    refusal = join_refusal(scene, wish)
    if refusal not in (None, order_refusal(fight, unit.faction, is_gun=unit.is_gun)):
        return
    rules = ("5.0E5", "5.0E6") if unit.is_gun else ("5.0E3", "5.0E2")
    rule = rules[unit.faction is not fight.attacker]
    label = Reason("scw-choice-support", rule, about=unit_in_words(unit.counter))
    yield Choice(label, JoinFight, {"units": wish.units}, refusal=refusal)
