"""Who still has to fight in a combat phase, and who has to be attacked (11.0, 11.1a, 12.51)."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.aftermath import SPARED
from companion.games.spanish_civil_war.procedures.firing import barrage_refusal
from companion.games.spanish_civil_war.procedures.pairing import (
    declared_with,
    has_begun,
    is_named,
    pairings_left,
    split_refusal,
    splits_stack,
)
from companion.games.spanish_civil_war.procedures.positions import objective_fault
from companion.games.spanish_civil_war.rules.sequence import COMBAT
from companion.games.spanish_civil_war.table.commands import FireBarrage
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm
from companion.hexes.coordinates import HexCoord
from companion.latest import Latest
from companion.reason import Reason

_LATE = "scw-excused-late"


@dataclass(frozen=True, slots=True)
class Duty:
    """A unit of the phasing side whose place asks it to fight; a barrage or support counts (12.51b).

    Being out of command changes nothing (10.3c), but guns that may not fire are exempt (12.2), and nobody
    has to do what no attack is left for: `excuse` says why.
    """

    unit: Unit
    is_done: bool
    excuse: Reason | None

    @property
    def is_unmet(self) -> bool:
        """Whether it must still attack."""
        return not self.is_done and self.excuse is None


_duties: Latest[tuple[Duty, ...]] = Latest(most=2)
_hexes_owed: Latest[tuple[HexCoord, ...]] = Latest(most=2)


def is_fight_due(scene: Scene) -> bool:
    """Whether anybody still has to attack or to be attacked."""
    return bool(unmet_duties(scene) or unattacked(scene) or pairings_left(scene))


def left_refusal(scene: Scene) -> Reason | None:
    """Why the combat phase does not end yet: where somebody still has to fight, and can (11.0); else None."""
    unmet = (unit.stand.hex for unit in unmet_duties(scene))
    declared = (hex_ for pairing in pairings_left(scene) for hex_ in pairing.hexes)
    hexes = dict.fromkeys(hex_ for hex_ in (*unmet, *unattacked(scene), *declared) if hex_)
    return Reason("scw-fights-left", "11.0", tuple(hexes)) if hexes else None


def duties(scene: Scene) -> tuple[Duty, ...]:
    """Every unit of the phasing side in an enemy ZOC, its guns beside enemies (11.0, 12.51a)."""
    return _duties.of((scene,), lambda: tuple(_found_duties(scene)))


def _found_duties(scene: Scene) -> Iterator[Duty]:
    clock = scene.game.clock
    side = clock.phasing
    if side is None or clock.moment.phase not in COMBAT:
        return
    for unit in scene.game.on_map(side):
        if unit.stand.hex and _is_bound(scene, unit, unit.stand.hex):
            is_done = clock.moment in {unit.stand.fought, unit.stand.fired}
            yield Duty(unit, is_done, None if is_done else _excuse(scene, unit, unit.stand.hex))


def _excuse(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a unit whose place asks it to fight need not: it may not, or nobody is left for it; else None."""
    name = unit_in_words(unit.counter)
    if _is_silent(scene, unit):
        return Reason("scw-gun-exempt", "12.2", about=name)
    beside = tuple(there for there in hex_.neighbours() if scene.at(there, unit.faction.opponent))
    if any(_may_take_part(scene, unit, there) for there in beside) or _may_fire(scene, unit):
        return None
    if vain := _in_vain(scene, unit, beside):
        return vain
    barred = tuple(there for there in beside if objective_fault(scene, unit, there))
    if barred:
        return Reason("scw-excused-objective", "B.15c", barred, about=name)
    return Reason(_LATE, "11.1e", about=name)


def _may_take_part(scene: Scene, unit: Unit, there: HexCoord) -> bool:
    """Whether a unit may attack a hex beside it; a gun only supports those who do (12.1b)."""
    if not _may_fight(scene, unit, there):
        return False
    return not unit.is_gun or any(mate.counter.arm.is_mobile for mate in _beside(scene, there, is_ready=True))


def _in_vain(scene: Scene, unit: Unit, beside: Collection[HexCoord]) -> Reason | None:
    """That a gun has none beside it but enemies whom its fire does not harm (10.4, B.7e); else None."""
    fire = (FireBarrage(guns=(unit.id,), hex=hex_) for hex_ in beside if unit.is_gun)
    spared = [why for one in fire if (why := barrage_refusal(scene, one)) and why.key in SPARED]
    if not spared or len(spared) < len(beside):
        return None
    return Reason("scw-excused-in-vain", spared[0].rule, tuple(beside), about=unit_in_words(unit.counter))


def _is_silent(scene: Scene, unit: Unit) -> bool:
    """Whether a gun may not fire, be it supply or command that it lacks (12.2)."""
    status = scene.game.status(unit.id)
    return unit.is_gun and not (status.is_supplied and status.is_in_command)


def _may_fight(scene: Scene, unit: Unit, there: HexCoord) -> bool:
    """Whether the rules leave a unit the enemies in a hex beside it (11.1d, 11.1e, B.15c)."""
    is_split = scene.readings.stack_attacks_one_hex and splits_stack(scene, unit, (there,))
    return _is_able(scene, unit, there) and not is_split


def _is_able(scene: Scene, unit: Unit, there: HexCoord) -> bool:
    """As `_may_fight`, whatever the rest of its stack attacks."""
    is_open = bool(scene.unfought(there, unit.faction.opponent)) and not _is_silent(scene, unit)
    return is_open and objective_fault(scene, unit, there) is None


def _may_fire(scene: Scene, unit: Unit) -> bool:
    """Whether a gun can barrage anybody: one enemy is enough, wherever he stands (12.51a)."""
    enemies = scene.game.on_map(unit.faction.opponent) if unit.is_gun else ()
    hexes = dict.fromkeys(enemy.stand.hex for enemy in enemies if enemy.stand.hex)
    return any(barrage_refusal(scene, FireBarrage(guns=(unit.id,), hex=hex_)) is None for hex_ in hexes)


def _is_bound(scene: Scene, unit: Unit, hex_: HexCoord) -> bool:
    """Whether a place asks a unit to fight: guns even beside an enemy without a ZOC (12.51a)."""
    enemy = unit.faction.opponent
    is_beside = unit.is_gun and any(scene.at(there, enemy) for there in hex_.neighbours())
    return is_beside or any(_binds(scene, source, enemy) for source in _sources(scene, hex_, enemy))


def unmet_duties(scene: Scene) -> tuple[Unit, ...]:
    """The units that must attack and do not yet."""
    return tuple(duty.unit for duty in duties(scene) if duty.is_unmet)


def too_late(scene: Scene) -> tuple[Unit, ...]:
    """Who should have attacked and can no more: the enemies were attacked without them (11.1e)."""
    return tuple(duty.unit for duty in duties(scene) if duty.excuse and duty.excuse.key == _LATE)


def _sources(scene: Scene, hex_: HexCoord, enemy: Faction) -> Iterator[HexCoord]:
    """The hexes from which enemies control a hex."""
    net, zones = scene.map.net, scene.situation.presence(enemy).zones
    yield from (net.hexes[source] for source in sorted(zones.by.get(net.numbers[hex_], ())))


def _binds(scene: Scene, source: HexCoord, enemy: Faction) -> bool:
    """Whether enemies were in a hex at the start of the phase: who came there in a combat binds nobody."""
    now = scene.game.clock.moment
    return any(unit.stand.displaced != now for unit in scene.at(source, enemy) if _controls(unit))


def unattacked(scene: Scene) -> tuple[HexCoord, ...]:
    """The hexes from which enemies control units that must fight, that somebody has still to attack."""
    return tuple(hex_ for hex_ in _owed(scene) if any(_beside(scene, hex_, is_ready=True)))


def missed(scene: Scene) -> tuple[HexCoord, ...]:
    """Those that nobody has attacked and nobody can any more: who might have has fought elsewhere (11.1e)."""
    owed = (hex_ for hex_ in _owed(scene) if not any(_beside(scene, hex_, is_ready=True)))
    return tuple(hex_ for hex_ in owed if any(_beside(scene, hex_, is_ready=False)))


def _kept_by_declarations(scene: Scene) -> Iterator[Reason]:
    """The hexes that must be attacked, kept from it only by what the stacks beside them are declared for."""
    gone = {*unattacked(scene), *missed(scene)}
    for hex_ in _owed(scene):
        beside = (unit for there in hex_.neighbours() for unit in scene.at(there, scene.game.clock.phasing))
        kept = (split_refusal(scene, unit, (hex_,)) for unit in beside if _is_able(scene, unit, hex_))
        if hex_ not in gone and (declared := next(filter(None, kept), None)):
            yield replace(declared, key="scw-kept-by-declared", args={"hex": scene.map.board.hex_name(hex_)})


def _owed(scene: Scene) -> tuple[HexCoord, ...]:
    """The hexes from which enemies control units that must fight, and that nobody has attacked yet."""
    return _hexes_owed.of((scene,), lambda: _found_owed(scene))


def _found_owed(scene: Scene) -> tuple[HexCoord, ...]:
    side = scene.game.clock.phasing
    if side is None:
        return ()
    bound = [duty.unit.stand for duty in duties(scene) if duty.excuse is None]
    held = {stand.hex for stand in bound if stand.hex and stand.displaced != scene.game.clock.moment}
    hexes = sorted({source for hex_ in held for source in _sources(scene, hex_, side.opponent)})
    return tuple(hex_ for hex_ in hexes if any(map(_controls, scene.unfought(hex_, side.opponent))))


def _beside(scene: Scene, hex_: HexCoord, *, is_ready: bool) -> Iterator[Unit]:
    """Who stands beside a hex and may attack it, of those that have not fought in this phase or that have."""
    clock, may = scene.game.clock, _may_fight if is_ready else _is_able
    for there in hex_.neighbours():
        for unit in scene.at(there, clock.phasing) if clock.phasing else ():
            is_spent = clock.moment in {unit.stand.fought, unit.stand.fired}
            if is_spent is not is_ready and may(scene, unit, hex_):
                yield unit


def undeclared(scene: Scene) -> tuple[HexCoord, ...]:
    """The hexes left to declare attacks on, once some are: all who must attack are declared first (11.1b)."""
    if not scene.game.declared_now.pairings or has_begun(scene):
        return ()
    waiting = (unit for unit in unmet_duties(scene) if unit.counter.arm.is_mobile)
    free = [scene.placed(unit.id) for unit in waiting if not is_named(scene, (unit.id,), ())]
    near = {there for unit, hex_ in free for there in hex_.neighbours() if _may_fight(scene, unit, there)}
    owed = sorted(hex_ for hex_ in near & {*unattacked(scene)} if not declared_with(scene, hex_))
    return tuple(owed or sorted(near))


def is_overdue(scene: Scene, attackers: Collection[str], hexes: Collection[HexCoord]) -> bool:
    """Whether an attack must be made that nobody declared while there was time: it is not lost for that."""
    due = scene.game.fight.hexes if scene.game.fight else unattacked(scene)
    is_forgotten = has_begun(scene) and not is_named(scene, attackers, hexes)
    return is_forgotten and set(hexes) <= set(due)


def _controls(unit: Unit) -> bool:
    """Whether a unit may have a ZOC: what barrages pass over has none."""
    return unit.counter.arm.is_mobile and unit.counter.arm not in {Arm.HEADQUARTERS, Arm.TRUCK}


def duties_left(scene: Scene) -> Iterator[Reason]:
    """What is left to do before the phase ends."""
    left = undeclared(scene)
    found = [Reason("scw-declare-first", "11.1b", left)] if left else []
    found += [Reason("scw-declared-left", "11.1b", pairing.hexes) for pairing in pairings_left(scene)]
    found += _stacks_told(unmet_duties(scene))
    found += [Reason("scw-must-be-attacked", "11.1a", (hex_,)) for hex_ in unattacked(scene)]
    found += _kept_by_declarations(scene)
    yield from (*found, *excused(scene)) or [Reason("scw-no-fight")]


def excused(scene: Scene) -> tuple[Reason, ...]:
    """Who should have to fight but need not, and why; what was left unattacked and stays so."""
    excuses = (duty.excuse for duty in duties(scene) if duty.excuse)
    return (*excuses, *(Reason("scw-missed", "11.1e", (hex_,)) for hex_ in missed(scene)))


def _stacks_told(units: Iterable[Unit]) -> Iterator[Reason]:
    """Who must attack, a line for the guns of a stack and one for all else in it."""
    stacks: dict[tuple[HexCoord | None, bool], list[Unit]] = {}
    for unit in units:
        stacks.setdefault((unit.stand.hex, unit.is_gun), []).append(unit)
    for (hex_, is_gun), (first, *others) in stacks.items():
        key, rule = ("scw-gun-must-fire", "12.51a") if is_gun else ("scw-must-attack", "11.1a")
        where, args = (hex_,) if hex_ and others else (), {"more": len(others)}
        yield Reason(key, rule, where, args, unit_in_words(first.counter))
