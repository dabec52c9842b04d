"""More squads of a side in one hex than the base game lets stack: a hint, for the table counts itself."""

from collections.abc import Iterator
from itertools import groupby

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
    on_ground = (held for held in scene.game.forces.holdings if _is_on_ground(held))
    for (side, hex_), stack in groupby(sorted(on_ground, key=_where), key=_where):
        squads = squad_equivalents(Stack.of(one.pieces for one in stack).half_squads)
        if most and squads > most:
            args: dict[str, str | int | float] = {"side": side, "squads": f"{squads:g}", "most": most}
            yield Reason("forces-crowded", "ASLSK", (hex_,), args)


def newly_crowded(before: Scene, after: Scene) -> tuple[Reason, ...]:
    """What an act has brought over the limit, or further over it."""
    if before.game.forces is after.game.forces:
        return ()
    known = set(crowded_lines(before))
    return tuple(line for line in crowded_lines(after) if line not in known)


def _where(held: Holding) -> tuple[str, HexCoord]:
    assert held.place.hex is not None
    return held.faction.value, held.place.hex


def _is_on_ground(held: Holding) -> bool:
    return held.place.spot is Spot.MAP and held.place.level == GROUND
