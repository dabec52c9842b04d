"""The British victory: the church building, and twenty points off the east edge (4.4b, 4.4c)."""

from collections.abc import Iterable, Set
from dataclasses import dataclass
from functools import cache

from companion.board.model import Board
from companion.files import scenario_json
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.units import PieceKind
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap


class VictoryData(Frozen):
    """The file. `leader_points` are by leadership modifier: the nearest named one counts."""

    format: str
    version: int
    building: str
    exit_edge: tuple[str, str]
    points_needed: int
    points: FrozenMap[PieceKind, int]
    leader_points: FrozenMap[int, int]


@cache
def victory_data() -> VictoryData:
    """The file, read once."""
    return VictoryData.model_validate(scenario_json("elst/victory.json"))


def victory_edge(board: Board) -> frozenset[HexCoord]:
    """The edge hexes by which the British leave for points, both ends included (4.4b)."""
    first, last = (board.parse_hex(name) for name in victory_data().exit_edge)
    return frozenset(hex_ for hex_ in board if hex_.q == first.q and last.r <= hex_.r <= first.r)


def victory_building(board: Board) -> frozenset[HexCoord]:
    """All hexes of the building that must be controlled (4.4b)."""
    church = board.parse_hex(victory_data().building)
    buildings = (area for area in board.areas_by_hex.get(church, ()) if area.kind == "building")
    return frozenset((church, *(hex_ for area in buildings for hex_ in area.hexes)))


def leader_points(leadership: int) -> int:
    """A leader's points: -2 or better 3, -1 2, any other 1 (4.4c, A-40)."""
    points = victory_data().leader_points
    nearest = min(max(leadership, min(points)), max(points))
    return points[nearest]


def exit_points(exited: Iterable[Pieces]) -> int:
    """Points of British counters that have left for victory; equipment has none (4.4c)."""
    return sum(_points(some) for some in exited)


def _points(some: Pieces) -> int:
    type_ = some.piece_type
    if type_.leadership is not None:
        return some.count * leader_points(type_.leadership)
    return some.count * kind_points(type_.kind)


def kind_points(kind: PieceKind) -> int:
    """Points of one MMC; none for equipment."""
    return victory_data().points.get(kind, 0)


@dataclass(frozen=True, slots=True)
class VictoryWatch:
    """How near the British are. `missing` are the building's hexes that they do not control."""

    points: int
    points_needed: int
    missing: frozenset[HexCoord]

    @property
    def is_british_win(self) -> bool:
        """Whether both parts are true; otherwise the Germans win at the end of the campaign (4.4b)."""
        return not self.missing and self.points >= self.points_needed

    def reasons(self) -> tuple[Reason, ...]:
        """Both parts in words."""
        args = {"points": self.points, "needed": self.points_needed}
        points = Reason("victory-points", "4.4b", args=args)
        if self.missing:
            return (Reason("victory-building-missing", "4.4b", tuple(sorted(self.missing))), points)
        return (Reason("victory-building-held", "4.4b"), points)


def victory_watch(board: Board, points: int, british_control: Set[HexCoord]) -> VictoryWatch:
    """The standing of the British victory (4.4b)."""
    missing = victory_building(board) - british_control
    return VictoryWatch(points, victory_data().points_needed, missing)
