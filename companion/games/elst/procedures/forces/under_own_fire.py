"""Tracked units in the blast area of their own side's HE FFE, with their morale levels there (2.54)."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.departing import broken_morale_in
from companion.games.elst.procedures.forces.state import Holding
from companion.games.elst.rules.artillery.own_fire import is_under_own_fire, morale_at
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.forces.pieces import printed_name
from companion.games.elst.rules.forces.units import PieceType
from companion.games.elst.rules.forces.weapons import VehicleType
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def own_fire_lines(scene: Scene) -> Iterator[Reason]:
    """A line for each hex with tracked units of a side under its own fire."""
    holdings = scene.game.forces.holdings
    places = sorted({(h.faction, h.place.hex) for h in holdings if h.place.hex})
    for side, hex_ in places:
        here = gathered(h.pieces for h in holdings if (h.faction, h.place.hex) == (side, hex_))
        levels = ", ".join(_levels(scene, side, hex_, here))
        if levels and is_under_own_fire(scene, side, hex_):
            yield Reason("own-fire-units", "2.54", (hex_,), {"side": side.value, "levels": levels})


def _levels(scene: Scene, side: Faction, hex_: HexCoord, pieces: tuple[Pieces, ...]) -> Iterator[str]:
    for some in pieces:
        morale = _printed_morale(some.piece_type)
        if morale is not None:
            yield f"{printed_name(some.piece_type)}: {morale_at(scene, side, hex_, morale)}"


def own_fire_on(scene: Scene, holding: Holding) -> Iterator[Reason]:
    """What a counter that is under its own side's fire has to know."""
    morale, side, hex_ = _printed_morale(holding.piece_type), holding.faction, holding.place.hex
    if morale is not None and is_under_own_fire(scene, side, hex_):
        broken = broken_morale_in(scene, holding.piece_type)
        back = "unknown" if broken is None else str(morale_at(scene, side, hex_, broken))
        args = {"morale": str(morale_at(scene, side, hex_, morale)), "broken": back}
        yield Reason("own-fire-counter", "2.54", args=args)


def _printed_morale(type_: PieceType) -> int | None:
    """The level of Infantry, or of a vehicle's crew; None where there is none or only the counter tells."""
    return type_.crew_morale if isinstance(type_, VehicleType) else type_.morale


def own_fire_help(scene: Scene, hex_: HexCoord) -> Iterator[Reason]:
    """For each side whose own fire lies on a hex, what that does to those who stand there."""
    for side in Faction:
        if is_under_own_fire(scene, side, hex_):
            yield Reason("help-own-fire", "2.54", args={"side": side.value})
