"""The ground of a game: its board, and what observers see on it."""

from collections.abc import Iterable
from functools import cached_property

from companion.board.model import Board
from companion.games.elst.procedures.artillery.blast_height import (
    BlastSight,
    BlastVerdict,
    los_to_blast_height,
)
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.games.elst.rules.refit.areas import Edits
from companion.games.elst.rules.refit.fixing import AreaStages, fix_areas
from companion.games.elst.rules.refit.ground import RefitGround, prepared_ground
from companion.games.elst.rules.refit.readings import RefitReadings
from companion.games.elst.rules.refit.strategic import Control
from companion.hexes.coordinates import HexCoord
from companion.sight.los import line_of_sight, verdict_of
from companion.sight.markers import Markers
from companion.sight.prepared import prepared_terrain
from companion.sight.result import LosResult, Position, Verdict
from companion.sight.settings import SightSettings


class Field:
    """A board as observers look over it; `has_floors` where levels are those of buildings, not a steeple."""

    has_floors = False

    def __init__(self, board: Board) -> None:
        self.board = board
        self._stages: tuple[tuple[Control, Edits, RefitReadings], AreaStages] | None = None

    @property
    def most_level(self) -> int:
        """The highest level above the ground."""
        return STEEPLE

    def has(self, hex_: HexCoord, level: int) -> bool:
        """Whether the board has such a place: a level above the ground only where a steeple is."""
        return hex_ in self.board and (level == GROUND or (level == STEEPLE and hex_ in self.steeples))

    def levels(self, hex_: HexCoord) -> list[int]:
        """The levels of a hex, from the ground up; none off the board."""
        return [level for level in range(self.most_level + 1) if self.has(hex_, level)]

    @cached_property
    def steeples(self) -> tuple[HexCoord, ...]:
        """The hexes with a steeple (1.1a)."""
        return tuple(sorted(hex_ for hex_, facts in self.board.hexes.items() if facts.values.get("steeple")))

    @cached_property
    def ground(self) -> RefitGround:
        """Entry hexes, edge roads and buildings, as control and the Refit Phase see them."""
        return prepared_ground(self.board)

    def area_stages(self, control: Control, edits: Edits, readings: RefitReadings) -> AreaStages:
        """How the Setup Areas are fixed; those asked for last are kept, as most changes leave them."""
        told = control, edits, readings
        if self._stages is None or self._stages[0] != told:
            self._stages = told, fix_areas(self.ground, *told)
        return self._stages[1]

    def los(self, source: Position, target: Position, markers: Markers, settings: SightSettings) -> LosResult:
        """The line of sight from a position to another."""
        return line_of_sight(prepared_terrain(self.board, settings), source, target, markers)

    def verdict(
        self, source: Position, target: Position, markers: Markers, settings: SightSettings
    ) -> Verdict:
        """Its verdict alone, for what is asked of many lines at once."""
        return verdict_of(prepared_terrain(self.board, settings), source, target, markers)

    def line(
        self, source: Position, target: Position, markers: Markers, settings: SightSettings
    ) -> LosResult | None:
        """The same; None where only players can tell."""
        return self.los(source, target, markers, settings)

    def blast_verdict(
        self, observer: Position, hexes: Iterable[HexCoord], markers: Markers, settings: SightSettings
    ) -> BlastVerdict | None:
        """How an observer sees the blast height over any of some hexes (2.32); None where only players can
        tell."""
        sight = self.blast(observer, hexes, markers, settings)
        return None if sight.is_too_close else sight.verdict

    def blast(
        self, observer: Position, hexes: Iterable[HexCoord], markers: Markers, settings: SightSettings
    ) -> BlastSight:
        """How an observer sees the blast height over any of some hexes (2.32)."""
        terrain = prepared_terrain(self.board, settings)
        return los_to_blast_height(terrain, observer, hexes, markers=markers)
