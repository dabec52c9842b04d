"""Who still has to fight in a combat phase, and who has to be attacked (11.0, 11.1a, 12.51)."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.pairing import pairings_left
from companion.games.spanish_civil_war.rules.sequence import COMBAT
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Duty:
    """A unit of the phasing side whose place asks it to fight; a barrage or support counts (12.51b).

    Being out of command changes nothing (10.3c), but guns that may not fire are exempt (12.2).
    """

    unit: Unit
    is_done: bool
    is_exempt: bool

    @property
    def is_unmet(self) -> bool:
        """Whether it must still attack."""
        return not (self.is_done or self.is_exempt)


def is_fight_due(scene: Scene) -> bool:
    """Whether anybody still has to attack or to be attacked."""
    return bool(unmet_duties(scene) or unattacked(scene) or pairings_left(scene))


def left_refusal(scene: Scene) -> Reason | None:
    """Why the combat phase does not end yet: where somebody still has to fight, and can (11.0); else None."""
    unmet = (unit.stand.hex for unit in unmet_duties(scene))
    declared = (hex_ for pairing in pairings_left(scene) for hex_ in pairing.hexes)
    owed = (hex_ for hex_ in unattacked(scene) if _has_attacker(scene, hex_))
    hexes = dict.fromkeys(hex_ for hex_ in (*unmet, *owed, *declared) if hex_)
    return Reason("scw-fights-left", "11.0", tuple(hexes)) if hexes else None


def duties(scene: Scene) -> Iterator[Duty]:
    """Every unit of the phasing side in an enemy ZOC, its guns beside enemies (11.0, 12.51a)."""
    clock = scene.game.clock
    side = clock.phasing
    if side is None or clock.moment.phase not in COMBAT:
        return
    for unit in scene.game.on_map(side):
        if unit.stand.hex and _is_bound(scene, unit, unit.stand.hex):
            status = scene.game.status(unit.id)
            is_exempt = unit.is_gun and not (status.is_supplied and status.is_in_command)
            yield Duty(unit, clock.moment in {unit.stand.fought, unit.stand.fired}, is_exempt)


def _is_bound(scene: Scene, unit: Unit, hex_: HexCoord) -> bool:
    """Whether a place asks a unit to fight: guns even beside an enemy without a ZOC (12.51a)."""
    enemy = unit.faction.opponent
    is_beside = unit.is_gun and any(scene.at(there, enemy) for there in hex_.neighbours())
    return is_beside or any(_binds(scene, source, enemy) for source in _sources(scene, hex_, enemy))


def unmet_duties(scene: Scene) -> tuple[Unit, ...]:
    """The units that must attack and do not yet."""
    return tuple(duty.unit for duty in duties(scene) if duty.is_unmet)


def _sources(scene: Scene, hex_: HexCoord, enemy: Faction) -> Iterator[HexCoord]:
    """The hexes from which enemies control a hex."""
    net, zones = scene.map.net, scene.situation.presence(enemy).zones
    yield from (net.hexes[source] for source in sorted(zones.by.get(net.numbers[hex_], ())))


def _binds(scene: Scene, source: HexCoord, enemy: Faction) -> bool:
    """Whether enemies were in a hex at the start of the phase: who came there in a combat binds nobody."""
    now = scene.game.clock.moment
    return any(unit.stand.displaced != now for unit in scene.at(source, enemy) if _controls(unit))


def unattacked(scene: Scene) -> tuple[HexCoord, ...]:
    """The hexes from which enemies control units that must fight, and that nobody has attacked yet."""
    side = scene.game.clock.phasing
    if side is None:
        return ()
    bound = [duty.unit.stand for duty in duties(scene) if not duty.is_exempt]
    held = {stand.hex for stand in bound if stand.hex and stand.displaced != scene.game.clock.moment}
    hexes = sorted({source for hex_ in held for source in _sources(scene, hex_, side.opponent)})
    return tuple(hex_ for hex_ in hexes if any(map(_controls, scene.unfought(hex_, side.opponent))))


def _has_attacker(scene: Scene, hex_: HexCoord) -> bool:
    """Whether anybody beside a hex has not fought in this phase: nobody attacks twice (11.1e)."""
    clock = scene.game.clock
    side = clock.phasing
    beside = (unit for there in hex_.neighbours() for unit in (scene.at(there, side) if side else ()))
    return any(clock.moment not in {unit.stand.fought, unit.stand.fired} for unit in beside)


def _controls(unit: Unit) -> bool:
    """Whether a unit may have a ZOC: what barrages pass over has none."""
    return unit.counter.arm.is_mobile and unit.counter.arm not in {Arm.HEADQUARTERS, Arm.TRUCK}


def duties_left(scene: Scene) -> Iterator[Reason]:
    """What is left to do before the phase ends."""
    found = [reason for duty in duties(scene) if (reason := _told(duty))]
    found += [Reason("scw-must-be-attacked", "11.1a", (hex_,)) for hex_ in unattacked(scene)]
    found += [Reason("scw-declared-left", "11.1b", pairing.hexes) for pairing in pairings_left(scene)]
    yield from found or [Reason("scw-no-fight")]


def _told(duty: Duty) -> Reason | None:
    """That a unit must attack, or that it should but cannot; None where it has."""
    if duty.is_done:
        return None
    name = unit_in_words(duty.unit.counter)
    if duty.is_exempt:
        return Reason("scw-gun-exempt", "12.2", about=name)
    key, rule = ("scw-gun-must-fire", "12.51a") if duty.unit.is_gun else ("scw-must-attack", "11.1a")
    return Reason(key, rule, about=name)
