"""Where units may retreat and pursue on the map (12.2, 13.0)."""

from collections.abc import Callable, Iterator, Mapping

from companion.games.no_prisoners.procedures.entering import (
    crosses_boundary,
    damascus_bar,
    is_impassable,
    minds_ezoc,
    step_refusal,
)
from companion.games.no_prisoners.procedures.stacking import excess_with
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason
from companion.trace.reach import Step, reach

Ends = Mapping[HexCoord, Reason | None]


def retreat_ends(scene: Scene, unit: str) -> frozenset[HexCoord]:
    """The hexes in which a unit may end its retreat; those that overstack only where there is no other."""
    ends = _ends(scene, scene.counter(unit))
    return frozenset(hex_ for hex_, refusal in ends.items() if refusal is None)


def retreat_refusal(scene: Scene, unit: str, hex_: HexCoord) -> Reason | None:
    """Why a unit may not retreat to a hex; None when it may."""
    combat, counter = scene.game.combat, scene.standing(unit)
    if combat is None or unit not in combat.retreating or counter.hex is None:
        return Reason("np-not-retreating", "12.0")
    far = distance(counter.hex, hex_)
    if far == 1 and (refusal := _bar(scene, counter, counter.hex, hex_)):
        return refusal
    if far != combat.retreat:
        return Reason("np-retreat-too-short", "12.2f", (hex_,), {"wanted": combat.retreat, "got": far})
    return _ends(scene, counter).get(hex_, Reason("np-retreat-closed", "12.2", (hex_,)))


def _ends(scene: Scene, counter: Counter) -> Ends:
    """The hexes so far from the combat, each with why a unit may not retreat there; None where it may.

    Every step leads one hex farther away, so that the retreat ends in full distance (12.2-5). Overstacking
    is accepted only where no other hex is open (12.2-7). With no open hex the unit is eliminated.
    """
    combat = scene.game.combat
    if combat is None or counter.hex is None:
        return {}
    ring: Ends = {counter.hex: None}
    for length in range(1, combat.retreat + 1):
        ring = dict(_farther(scene, counter, ring, length))
    open_ = [hex_ for hex_, refusal in ring.items() if refusal is None]
    crowded = frozenset(hex_ for hex_ in open_ if excess_with(scene, counter, hex_) > 0)
    if len(crowded) == len(open_):
        return ring
    return {**ring, **{hex_: Reason("np-retreat-overstacks", "12.2h", (hex_,)) for hex_ in crowded}}


def _farther(
    scene: Scene, counter: Counter, ring: Ends, length: int
) -> Iterator[tuple[HexCoord, Reason | None]]:
    """The hexes of the next ring to which an open one leads; one that a step opens is open."""
    opened: set[HexCoord] = set()
    for here in (hex_ for hex_, refusal in ring.items() if refusal is None):
        for there in here.neighbours():
            if distance(counter.hex or here, there) == length and there not in opened:
                refusal = _bar(scene, counter, here, there)
                opened.update(() if refusal else (there,))
                yield there, refusal


def _bar(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord) -> Reason | None:
    """Why no retreat leads into a hex; None where one may (12.2). The DW of an NP result passes EZOC."""
    combat = scene.game.combat
    if scene.has_enemy(there, counter.faction):
        return Reason("np-retreat-enemy", "12.2b", (there,))
    is_ezoc = there in scene.ezoc(counter.faction, counter.front) and minds_ezoc(counter)
    if is_ezoc and not (combat and combat.is_no_prisoners):
        return Reason("np-retreat-ezoc", "12.2c", (there,))
    if there not in scene.field.board or is_impassable(scene, counter, here, there):
        return Reason("np-retreat-no-way", "12.2d", (there,))
    if crosses_boundary(scene, counter, there):
        return Reason("np-retreat-boundary", "12.2d", (there,))
    return damascus_bar(scene, counter, there)


def pursuers_to(scene: Scene, hex_: HexCoord, allowed: Callable[[Scene, str], int]) -> tuple[str, ...]:
    """The units that may all end their pursuit in a hex (13.0)."""
    pursuing = scene.game.combat.pursuing if scene.game.combat else ()
    return tuple(unit for unit in pursuing if hex_ in pursuit_ends(scene, unit, allowed(scene, unit)))


def pursuit_ends(scene: Scene, unit: str, allowed: int) -> frozenset[HexCoord]:
    """Where a unit may end its pursuit: a vacated hex beside it, then any that it could enter (13.0).

    EZOC does not matter.
    """
    combat, counter = scene.game.combat, scene.counter(unit)
    if combat is None or counter.hex is None or not allowed:
        return frozenset()

    def step(here: HexCoord, there: HexCoord) -> Step | None:
        return None if step_refusal(scene, counter, here, there) else Step(1)

    first = {hex_ for hex_ in counter.hex.neighbours() if hex_ in combat.vacated and step(counter.hex, hex_)}
    return frozenset(first.union(*(reach(hex_, allowed - 1, step) for hex_ in first)))
