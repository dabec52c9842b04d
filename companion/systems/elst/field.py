"""The ground of a game: its board, and what observers see on it."""

from collections.abc import Iterable

from companion.board.model import Board
from companion.hexgrid import HexCoord
from companion.sight.blast import BlastSight, los_to_blast_height
from companion.sight.chart import load_chart
from companion.sight.los import line_of_sight
from companion.sight.markers import Markers
from companion.sight.result import GROUND, LosResult, Position
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain


class Field:
    """A board with its sight chart. Terrain for sight is prepared once for each choice of readings."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._terrains: dict[SightSettings, SightTerrain] = {}

    def los(self, source: Position, target: HexCoord, markers: Markers, settings: SightSettings) -> LosResult:
        """The line of sight from a position to the ground of a hex."""
        return line_of_sight(self._terrain(settings), source, Position(target), markers)

    def has(self, hex_: HexCoord, level: int) -> bool:
        """Whether the board has such a place: a level above the ground only where a steeple is."""
        facts = self.board.hexes.get(hex_)
        return facts is not None and (level == GROUND or bool(facts.values.get("steeple")))

    def blast(
        self, observer: Position, hexes: Iterable[HexCoord], markers: Markers, settings: SightSettings
    ) -> BlastSight:
        """How an observer sees the blast height over any of some hexes (2.32)."""
        return los_to_blast_height(self._terrain(settings), observer, hexes, markers=markers)

    def _terrain(self, settings: SightSettings) -> SightTerrain:
        if settings not in self._terrains:
            self._terrains[settings] = SightTerrain.of(self.board, load_chart("elst"), settings)
        return self._terrains[settings]
