"""What a combat phase offers: attacks on each enemy hex by all who may, then guns and aircraft in support."""

from collections.abc import Collection, Iterator, Mapping, Set
from dataclasses import replace

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.duties import unattacked, undeclared, unmet_duties
from companion.games.spanish_civil_war.procedures.fighting import declare_refusal, join_refusal, pair_refusal
from companion.games.spanish_civil_war.procedures.support import order_refusal, payers_of
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

MOST = 8  # offered at a time; any other from the map
# They may attack, but nobody means them to unless they must.
_BEHIND = frozenset({Arm.HEADQUARTERS, Arm.TRUCK})


def open_attacks(scene: Scene) -> Iterator[Choice]:
    """An attack on each enemy hex by all beside it; those that must be attacked come first (11.1a).

    Those that the same units must attack come before all, as one: nobody attacks twice (11.1e). They are
    offered one by one besides where there are units enough for it. Once some are declared, those that must
    be made are offered to be declared before any is fought (11.1b).
    """
    clock = scene.game.clock
    side = clock.phasing
    if side is None or clock.moment.phase not in COMBAT or scene.game.fight:
        return
    due = set(undeclared(scene) or unattacked(scene))
    able = _attackers(scene, side)
    found = _without_needed(_fighters(able, due), due)
    joint = tuple(_joint(scene, found, due))
    bound = {hex_ for hexes in joint if len(hexes) > len(found[hexes[0]]) for hex_ in hexes}
    free = sorted(found.keys() - bound, key=lambda hex_: (hex_ not in due, hex_))
    fighting = {unit for units in found.values() for unit in units}
    for targets in (*joint, *((hex_,) for hex_ in free))[:MOST]:
        units = found[targets[0]]
        units = (*units, *_drawn_in(able[targets[0]], units, fighting))
        attack = _attack(scene, targets, units)
        if undeclared(scene):
            label = replace(attack.label, key="scw-choice-pair-all", rule="11.1b")
            yield replace(attack, label=label, command=PairUnits)
            continue
        yield attack
        yield from _assaults(scene, targets, units)


def _fighters(
    able: Mapping[HexCoord, tuple[Unit, ...]], due: Set[HexCoord]
) -> Mapping[HexCoord, tuple[Unit, ...]]:
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


def _without_needed(
    found: Mapping[HexCoord, tuple[Unit, ...]], due: Set[HexCoord]
) -> Mapping[HexCoord, tuple[Unit, ...]]:
    """Who alone can attack a hex that must be attacked stands only there, where others attack the rest."""
    alone = {found[hex_]: hex_ for hex_ in due & found.keys() if len(found[hex_]) == 1}
    free = {
        hex_: tuple(one for one in units if alone.get((one,), hex_) == hex_) for hex_, units in found.items()
    }
    return {hex_: free[hex_] or units for hex_, units in found.items()}


def _joint(
    scene: Scene, found: Mapping[HexCoord, tuple[Unit, ...]], due: Set[HexCoord]
) -> Iterator[tuple[HexCoord, ...]]:
    """The hexes that must be attacked and have the same units beside them, where there are several."""
    by_units: dict[tuple[Unit, ...], tuple[HexCoord, ...]] = {}
    for hex_ in sorted(due & found.keys()):
        by_units[found[hex_]] = (*by_units.get(found[hex_], ()), hex_)
    for units, hexes in by_units.items():
        if len(hexes) > 1 and _may_attack(scene, units, hexes):
            yield hexes


def _attackers(scene: Scene, side: Faction) -> Mapping[HexCoord, tuple[Unit, ...]]:
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
    able = tuple(unit for unit in units if _may_assault(scene, unit, targets))
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


def _may_assault(scene: Scene, unit: Unit, targets: tuple[HexCoord, ...]) -> bool:
    payers = payers_of(scene, (unit.id,)) or ("",)
    return any(_may_assault_with(scene, (unit,), targets, payer) for payer in payers)


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
