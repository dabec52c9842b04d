"""Tracked counters that move out of polder: what it costs them, and what meets them there (1.3f-1.3o)."""

from companion.board.model import Board
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.events import PolderLeft
from companion.games.elst.procedures.forces.state import Place
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.polder import (
    ROAD,
    PolderLeg,
    exit_attack_tem,
    infantry_step,
    is_moving_phase,
    is_polder,
    polder_leg,
)
from companion.games.elst.rules.forces.polder_vehicles import VehicleLeg, bog_drm
from companion.games.elst.rules.forces.units import PieceKind
from companion.hexes.coordinates import HexCoord, distance


def leave_polder(course: Course, side: Faction, start: Place, end: Place, pieces: tuple[Pieces, ...]) -> None:
    """Tell of a move out of a polder hex what is due for it, on foot and by vehicle; by road nothing is."""
    if start.hex is None or end.hex is None or not is_moving_phase(course.scene.game.moment.phase):
        return
    leg = _leg(course.scene.field.board, start.hex, end.hex)
    takes_gun = manhandles(pieces)
    mf, mf_with_tem = _foot_costs(leg, may_buy_tem=not takes_gun) if _on_foot(pieces) else (0, 0)
    mp = VehicleLeg(0, "", leg).exit_mp if _by_vehicle(pieces) else 0
    if mf_with_tem or mp:
        left = PolderLeft(
            side=side,
            hex=start.hex,
            mf=mf,
            mf_with_tem=mf_with_tem,
            tem=0 if takes_gun else exit_attack_tem(),
            mp=mp,
            bog_drm=bog_drm(spends_all_mp=False),
        )
        course.add(left)


def manhandles(pieces: tuple[Pieces, ...]) -> bool:
    """Whether Infantry takes a Gun along: polder gives it no TEM then (1.3d)."""
    return _on_foot(pieces) and any(some.piece_type.kind is PieceKind.GUN for some in pieces)


def _foot_costs(leg: PolderLeg, *, may_buy_tem: bool) -> tuple[int, int]:
    """The exit MF of a step on foot, and what it is where TEM is bought in the next hex (1.3f, 1.3g)."""
    return infantry_step(leg, 0, buys_tem=False).exit_mf, infantry_step(leg, 0, buys_tem=may_buy_tem).exit_mf


def _leg(board: Board, start: HexCoord, end: HexCoord) -> PolderLeg:
    """The step to the next hex; of a longer way, told at once, the road is taken where one leads out."""
    if distance(start, end) == 1:
        return polder_leg(board, start, end)
    is_left = is_polder(board, start) and start != end
    return PolderLeg(is_left, is_polder(board, end), bool(board.links(start, ROAD)))


def _on_foot(pieces: tuple[Pieces, ...]) -> bool:
    return any(some.piece_type.is_infantry for some in pieces)


def _by_vehicle(pieces: tuple[Pieces, ...]) -> bool:
    return any(some.piece_type.kind is PieceKind.VEHICLE for some in pieces)
