"""A board of the players' own as observers look over it: heights and floors, or what only players see."""

from collections.abc import Iterable

from companion.games.elst.own.blast_over_heights import blast_over_heights
from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.table.field import Field
from companion.hexes.coordinates import HexCoord
from companion.sight.markers import Markers
from companion.sight.relief.marked import marked_line
from companion.sight.relief.prepared import floors_on, most_floors, prepared_relief
from companion.sight.result import LosResult, Position
from companion.sight.settings import SightSettings


class OwnField(Field):
    """Without steeples: its levels are the floors above the ground of a hex."""

    has_floors = True

    @property
    def most_level(self) -> int:
        """The highest floor of any hex; what only players see of a board without heights is on its ground."""
        return most_floors(self.board) if self.board.has_heights else 0

    def has(self, hex_: HexCoord, level: int) -> bool:
        """Whether the board has such a place."""
        if hex_ not in self.board:
            return False
        return level in floors_on(self.board, hex_) if self.board.has_heights else level == 0

    def line(
        self, source: Position, target: Position, markers: Markers, settings: SightSettings
    ) -> LosResult | None:
        """The line of sight over heights; None on a board without them."""
        if not self.board.has_heights:
            return None
        return marked_line(prepared_relief(self.board, settings), source, target, markers)

    def blast_verdict(
        self, observer: Position, hexes: Iterable[HexCoord], markers: Markers, settings: SightSettings
    ) -> BlastVerdict | None:
        """How an observer sees the blast height over any of some hexes; None where only players can tell."""
        if not self.board.has_heights:
            return None
        return blast_over_heights(prepared_relief(self.board, settings), observer, hexes, markers)
