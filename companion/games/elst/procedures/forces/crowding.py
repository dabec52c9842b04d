"""More squads of a side in one hex than the base game lets stack: a hint, for the table counts itself."""

from collections.abc import Iterator

from companion.games.elst.procedures.forces.state import Holding, Spot
from companion.games.elst.rules.forces.steeple import Stack
from companion.games.elst.rules.forces.units import squad_equivalents
from companion.games.elst.rules.levels import GROUND
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def crowded_lines(scene: Scene) -> Iterator[Reason]:
    """Each stack on the ground that is over the limit; the steeple has one of its own, which is refused."""
    most = scene.force_readings.stacking_squads
    stacks: dict[tuple[str, HexCoord], list[Holding]] = {}
    for held in filter(_is_on_ground, scene.game.forces.holdings) if most else ():
        stacks.setdefault(_where(held), []).append(held)
    # no counter is more than a squad: so few are within the limit, whatever they are
    many = {where: stack for where, stack in stacks.items() if sum(one.count for one in stack) > most}
    for (side, hex_), stack in sorted(many.items(), key=lambda one: one[0]):
        squads = squad_equivalents(Stack.of(one.pieces for one in stack).half_squads)
        if squads > most:
            args: dict[str, str | int | float] = {"side": side, "squads": f"{squads:g}", "most": most}
            yield Reason("forces-crowded", "ASLSK", (hex_,), args)


def newly_crowded(before: Scene, after: Scene) -> tuple[Reason, ...]:
    """What an act has brought over the limit, or further over it."""
    if before.game.forces is after.game.forces:
        return ()
    crowded = tuple(crowded_lines(after))
    known = set(crowded_lines(before)) if crowded else set()
    return tuple(line for line in crowded if line not in known)


def _where(held: Holding) -> tuple[str, HexCoord]:
    assert held.place.hex is not None
    return held.faction.value, held.place.hex


def _is_on_ground(held: Holding) -> bool:
    return held.place.spot is Spot.MAP and held.place.level == GROUND
