"""Attacks declared at the start of a combat phase, and held to when they are fought (11.1b)."""

from collections.abc import Collection, Iterable, Iterator

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.table.commands import DeclareFight, PairUnits
from companion.games.spanish_civil_war.table.fight_events import PairingDeclared
from companion.games.spanish_civil_war.table.fights import Pairing
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.hexes.coordinates import HexCoord
from companion.kit.handling import EventCourse
from companion.reason import Reason


def undeclared_refusal(
    scene: Scene, attackers: Collection[str], hexes: Collection[HexCoord]
) -> Reason | None:
    """Why an attack is none that was declared for its hexes; None when it is, or when nobody declared any.

    What was declared instead for the same units or hexes is named: it stands in the way.
    """
    pairings, named = scene.game.declared_now.pairings, {*attackers, *hexes}
    there = (pairing.attackers for pairing in pairings if set(pairing.hexes) == set(hexes))
    if not pairings or set(attackers) <= {id_ for ids in there for id_ in ids}:
        return None
    others = (pairing for pairing in pairings if set(pairing.hexes) != set(hexes))
    instead = [pairing for pairing in others if named & {*pairing.attackers, *pairing.hexes}]
    return Reason("scw-not-as-declared", "11.1b", _hexes_of(instead or pairings))


def _hexes_of(pairings: Iterable[Pairing]) -> tuple[HexCoord, ...]:
    """The hexes that declared attacks are on, each once."""
    return tuple(dict.fromkeys(hex_ for pairing in pairings for hex_ in pairing.hexes))


def splits_stack(scene: Scene, unit: Unit, hexes: Collection[HexCoord]) -> bool:
    """Whether others of a unit's stack have attacked in this phase, or are declared elsewhere (11.1d).

    Who retreated to the stack in this phase was no part of it.
    """
    fight, hex_ = scene.game.fight, unit.stand.hex
    here = fight.attackers if fight else ()
    mates = [mate for mate in scene.at(hex_, unit.faction) if mate.id not in here] if hex_ else []
    now, elsewhere = scene.game.clock.moment, _paired_elsewhere(scene, mates, hexes)
    return bool(elsewhere) or any(_has_fought(scene, mate) and mate.stand.displaced != now for mate in mates)


def _paired_elsewhere(
    scene: Scene, units: Iterable[Unit], hexes: Collection[HexCoord]
) -> tuple[HexCoord, ...]:
    """The other hexes that some units are still to attack as declared."""
    ids = {unit.id for unit in units}
    others = (pairing for pairing in pairings_left(scene) if not set(hexes) & set(pairing.hexes))
    return _hexes_of(pairing for pairing in others if ids & set(pairing.attackers))


def split_refusal(scene: Scene, unit: Unit, hexes: Collection[HexCoord]) -> Reason | None:
    """Why a unit may not attack apart from its stack, and what that is declared for; None when it may."""
    hex_, about = unit.stand.hex, unit_in_words(unit.counter)
    if hex_ is None or not splits_stack(scene, unit, hexes):
        return None
    if declared := _paired_elsewhere(scene, scene.at(hex_, unit.faction), hexes):
        return Reason("scw-stack-declared", "11.1d", declared, about=about)
    return Reason("scw-stack-split", "11.1d", (hex_,), about=about)


def is_named(scene: Scene, attackers: Collection[str], hexes: Collection[HexCoord]) -> bool:
    """Whether any of some units or hexes was declared, for whatever attack."""
    pairings = scene.game.declared_now.pairings
    return any({*attackers, *hexes} & {*pairing.attackers, *pairing.hexes} for pairing in pairings)


def declared_with(scene: Scene, hex_: HexCoord) -> tuple[HexCoord, ...]:
    """A hex with all that are attacked together with it, as declared and not fought yet; else none."""
    return _hexes_of(pairing for pairing in pairings_left(scene) if hex_ in pairing.hexes)


def pairings_left(scene: Scene) -> tuple[Pairing, ...]:
    """The declared attacks that can still be fought."""
    return tuple(pairing for pairing in scene.game.declared_now.pairings if _can_be_fought(scene, pairing))


def _can_be_fought(scene: Scene, pairing: Pairing) -> bool:
    attackers = (unit for unit in scene.game.on_map() if unit.id in pairing.attackers)
    ready = next((unit for unit in attackers if not _has_fought(scene, unit)), None)
    return ready is not None and any(scene.unfought(hex_, ready.faction.opponent) for hex_ in pairing.hexes)


def _has_fought(scene: Scene, unit: Unit) -> bool:
    return unit.stand.fought == scene.game.clock.moment


def has_begun(scene: Scene) -> bool:
    """Whether anybody has attacked in this phase."""
    return any(_has_fought(scene, unit) for unit in scene.game.on_map())


def pairing_refusals(scene: Scene, command: PairUnits) -> Iterator[Reason]:
    """Why a pairing is not declared now, besides what speaks against the attack itself."""
    if has_begun(scene):
        yield Reason("scw-pairing-too-late", "11.1b")
    pairings, wanted = scene.game.declared_now.pairings, set(command.hexes)
    for unit in scene.units(command.attackers):
        if hexes := _hexes_of(pairing for pairing in pairings if unit.id in pairing.attackers):
            yield Reason("scw-paired-already", "11.1e", hexes, about=unit_in_words(unit.counter))
    for pairing in pairings:
        if wanted & set(pairing.hexes) and wanted != set(pairing.hexes):
            yield Reason("scw-hex-declared", "11.1e", pairing.hexes)


def as_attack(command: PairUnits) -> DeclareFight:
    """The attack that a pairing announces."""
    return DeclareFight(attackers=command.attackers, hexes=command.hexes)


def pair(course: EventCourse[Scene], command: PairUnits) -> None:
    """Note a pairing."""
    pairing = Pairing(attackers=command.attackers, hexes=command.hexes)
    course.add(PairingDeclared(pairing=pairing))
