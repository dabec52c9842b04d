"""Attacks declared at the start of a combat phase, and held to when they are fought (11.1b)."""

from collections.abc import Collection, Iterator

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
    """Why an attack is none that was declared for its hexes; None when it is, or when nobody declared any."""
    pairings = scene.game.declared_now.pairings
    there = (pairing.attackers for pairing in pairings if set(pairing.hexes) == set(hexes))
    if not pairings or set(attackers) <= {id_ for ids in there for id_ in ids}:
        return None
    return Reason("scw-not-as-declared", "11.1b", tuple(hexes))


def splits_stack(scene: Scene, unit: Unit, hexes: Collection[HexCoord]) -> bool:
    """Whether others of a unit's stack have attacked in this phase, or are declared elsewhere (11.1d).

    Who retreated to the stack in this phase was no part of it.
    """
    fight, hex_ = scene.game.fight, unit.stand.hex
    here = fight.attackers if fight else ()
    mates = [mate for mate in scene.at(hex_, unit.faction) if mate.id not in here] if hex_ else []
    now, elsewhere = scene.game.clock.moment, _paired_elsewhere(scene, hexes)
    return any(
        mate.id in elsewhere or (_has_fought(scene, mate) and mate.stand.displaced != now) for mate in mates
    )


def _paired_elsewhere(scene: Scene, hexes: Collection[HexCoord]) -> set[str]:
    """Who is still to fight a declared attack on other hexes."""
    others = (pairing for pairing in pairings_left(scene) if not set(hexes) & set(pairing.hexes))
    return {id_ for pairing in others for id_ in pairing.attackers}


def is_named(scene: Scene, attackers: Collection[str], hexes: Collection[HexCoord]) -> bool:
    """Whether any of some units or hexes was declared, for whatever attack."""
    pairings = scene.game.declared_now.pairings
    return any({*attackers, *hexes} & {*pairing.attackers, *pairing.hexes} for pairing in pairings)


def is_declared(scene: Scene, hex_: HexCoord) -> bool:
    """Whether a hex is to be attacked by a declared pairing that has not been fought."""
    return any(hex_ in pairing.hexes for pairing in pairings_left(scene))


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
    paired = {id_ for pairing in scene.game.declared_now.pairings for id_ in pairing.attackers}
    for unit in scene.units(command.attackers):
        if unit.id in paired:
            yield Reason("scw-paired-already", "11.1e", about=unit_in_words(unit.counter))


def as_attack(command: PairUnits) -> DeclareFight:
    """The attack that a pairing announces."""
    return DeclareFight(attackers=command.attackers, hexes=command.hexes)


def pair(course: EventCourse[Scene], command: PairUnits) -> None:
    """Note a pairing."""
    pairing = Pairing(attackers=command.attackers, hexes=command.hexes)
    course.add(PairingDeclared(pairing=pairing))
