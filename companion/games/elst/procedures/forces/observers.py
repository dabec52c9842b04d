"""Tracked leaders who observe for a battery: what they may not do while they are marked (2.1f)."""

from collections.abc import Iterable

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Place
from companion.games.elst.rules.artillery.radio import Observer, busy_refusal
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.table.scene import Scene
from companion.reason import Reason


def marked_refusal(scene: Scene, side: Faction, place: Place, acting: tuple[Pieces, ...]) -> Reason | None:
    """Why counters of a place may not move or fire: too few leaders would be left to be the observers."""
    moment, batteries = scene.game.moment, scene.game.batteries.values()
    here = (one for one in batteries if one.faction is side and _is_at(place, one.observer))
    busy = [refusal for one in here if (refusal := busy_refusal(one.fire_counter, side, moment))]
    left = _leaders(scene.game.forces.at(side, place)) - _leaders(acting)
    return busy[0] if _leaders(acting) and left < len(busy) else None


def _is_at(place: Place, observer: Observer) -> bool:
    return place.hex is not None and (observer.hex, observer.level) == (place.hex, place.level)


def _leaders(pieces: Iterable[Pieces]) -> int:
    return sum(some.count for some in pieces if some.piece_type.kind is PieceKind.LEADER)
