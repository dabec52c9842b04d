"""Who is in CC with whom in a steeple hex, by the counters tracked there (1.1d)."""

from collections.abc import Iterator
from itertools import product

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import places_in
from companion.games.elst.rules.forces.steeple import close_combat_refusal
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def close_combat_lines(scene: Scene) -> Iterator[Reason]:
    """In the CCPh, for each steeple hex: enemies on one level fight, those on different levels do not."""
    if scene.game.moment.phase is Phase.CLOSE_COMBAT:
        for hex_ in scene.field.steeples:
            yield from _lines(scene, hex_)


def _lines(scene: Scene, hex_: HexCoord) -> Iterator[Reason]:
    for british, german in product(*(_held(scene, hex_, side) for side in Faction)):
        fight = Reason("steeple-close-combat", "1.1d", (hex_,), {"level": british})
        yield close_combat_refusal(hex_, british, german) or fight


def _held(scene: Scene, hex_: HexCoord, side: Faction) -> tuple[int, ...]:
    """The levels of a hex on which a side has units; equipment that nobody has fights nobody."""
    forces = scene.game.forces
    return tuple(
        p.level for p in places_in(hex_) if any(one.piece_type.is_unit for one in forces.at(side, p))
    )
