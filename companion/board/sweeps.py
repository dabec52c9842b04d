"""What a sweep over the map says of it: the corrections and confirmations of one drag."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import TypeVar

from companion.board.corrections import Draft
from companion.board.entries import (
    Confirmation,
    Correction,
    FeatureCorrection,
    PlaceCorrection,
    ValueCorrection,
)
from companion.board.facts import HexFacts, HexsideFacts, Source, place_in
from companion.board.hex_draft import HexDraft, draft_corrections
from companion.board.legend import Brush, Legend, Sort
from companion.board.model import Board
from companion.board.stroke import Sweep
from companion.hexes.coordinates import Direction, HexCoord, Hexside, direction_between, distance
from companion.reason import CompanionError, Reason

T = TypeVar("T")

_TOLD = frozenset({Source.CONFIRMED, Source.CORRECTED})


class SweepError(CompanionError):
    """A sweep that says nothing of the board: off it, over nothing, or of something that it does not know."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board as it is now, what may be drawn on it, with which brush and when; or rubbed out."""

    board: Board
    legend: Legend
    brush: Brush
    at: datetime
    is_erasing: bool = False

    def corrections(self, sweep: Sweep) -> tuple[Correction, ...]:
        """What a sweep says, none for what the board says already; SweepError when it can say nothing."""
        if not self.legend.knows(self.brush):
            raise SweepError(Reason("sweep-not-on-this-map", args={"board": self.board.title}))
        match self.brush.sort:
            case Sort.WAY:
                return tuple(self._ways(_several(sweep)))
            case Sort.FEATURE:
                return tuple(self._features(_some(sweep.hexsides, "sweep-no-hexside")))
            case Sort.SEEN:
                return tuple(self._seen(_hexes(sweep)))
        return tuple(entry for hex_ in _hexes(sweep) for entry in self._ground(hex_))

    def hexsides(self, swept: Iterable[Hexside]) -> tuple[Hexside, ...]:
        """Those of the hexsides swept that the brush is for: what crosses water needs some under it."""
        water = self.legend.water_under(self.brush.key)
        is_for_all = self.is_erasing or not water
        return tuple(side for side in swept if is_for_all or self.board.hexside_features(side) & water)

    # ---- from hex to hex ----

    def _ways(self, hexes: tuple[HexCoord, ...]) -> Iterator[Correction]:
        """Each step is drawn on the board as the steps before left it."""
        draft = Draft(self.board)
        kind = None if self.is_erasing else self.brush.key
        steps = ((here, there) for here, there in pairwise(hexes) if distance(here, there) == 1)
        for here, there in steps:
            way = direction_between(here, there)
            ends = [
                HexDraft.of(draft.board(), hex_).with_way(self.brush.network, side, kind)
                for hex_, side in ((here, way), (there, way.opposite))
            ]
            for end in ends:
                for entry in draft_corrections(draft.board(), end, self.at):
                    draft.apply(entry, self.board.parse_own(entry.hex))
                    yield entry

    # ---- on hexsides ----

    def _features(self, sides: tuple[Hexside, ...]) -> Iterator[Correction]:
        if sides and not (sides := self.hexsides(sides)):
            raise SweepError(Reason("sweep-nothing-to-cross"))
        for side in sides:
            yield from self._feature(side, self.brush.key, not self.is_erasing)
            if self.is_erasing:
                yield from self._left_over_nothing(side)

    def _left_over_nothing(self, side: Hexside) -> Iterator[Correction]:
        """What crossed the water that is rubbed out goes with it."""
        left = self.board.hexside_features(side) - {self.brush.key}
        for crossing, water in self.legend.crossing.items():
            if self.brush.key in water and not left & water:
                yield from self._feature(side, crossing, False)

    def _feature(self, side: Hexside, feature: str, is_present: bool) -> Iterator[Correction]:
        if (feature in self.board.hexside_features(side)) != is_present:
            hex_, direction = self._named(side)
            yield FeatureCorrection(
                hex=hex_, at=self.at, direction=direction, feature=feature, present=is_present
            )

    def _named(self, side: Hexside) -> tuple[str, Direction]:
        """A hexside by a hex of the board and the direction it faces."""
        if side.hex in self.board:
            return self.board.own_name(side.hex), side.direction
        return self.board.own_name(side.hexes[1]), side.direction.opposite

    # ---- in hexes ----

    def _ground(self, hex_: HexCoord) -> Iterator[Correction]:
        draft, brush = HexDraft.of(self.board, hex_), self.brush
        match brush.sort:
            case Sort.TERRAIN:
                draft = self._with_terrain(draft)
            case Sort.BUILDING:
                draft = draft.with_building(None if self.is_erasing else brush.key)
            case Sort.OPEN:
                for key in self.legend.terrain:
                    draft = draft.with_terrain(key, False)
                draft = draft.with_building(None)
        yield from draft_corrections(self.board, draft, self.at)
        if brush.sort is Sort.VALUE:
            yield from self._value(hex_)
        elif brush.sort is Sort.PLACE:
            yield from self._place(hex_)

    def _with_terrain(self, draft: HexDraft) -> HexDraft:
        """What stands alone in its hex takes the place of all else there, and gives way to all else."""
        key, alone = self.brush.key, self.legend.alone
        if not self.is_erasing:
            for other in draft.terrain & frozenset(self.legend.terrain):
                if other != key and (key in alone or other in alone):
                    draft = draft.with_terrain(other, False)
        return draft.with_terrain(key, not self.is_erasing)

    def _value(self, hex_: HexCoord) -> Iterator[Correction]:
        value = None if self.is_erasing else self.brush.value
        if self.board.hexes[hex_].values.get(self.brush.key) != value:
            yield ValueCorrection(hex=self.board.own_name(hex_), at=self.at, key=self.brush.key, value=value)

    def _place(self, hex_: HexCoord) -> Iterator[Correction]:
        """Another kind takes the place of what stands there; only what may be drawn is rubbed out."""
        there = place_in(self.board.places, hex_)
        kind = there.kind if there else ""
        if kind in self.legend.places if self.is_erasing else kind != self.brush.key:
            wanted = None if self.is_erasing else self.brush.key
            yield PlaceCorrection(hex=self.board.own_name(hex_), at=self.at, kind=wanted)

    # ---- as it is drawn ----

    def _seen(self, hexes: tuple[HexCoord, ...]) -> Iterator[Correction]:
        """The hexes with all that lies on their hexsides."""
        for hex_ in hexes:
            if not _is_told(self.board.hexes[hex_]):
                yield Confirmation(hex=self.board.own_name(hex_), at=self.at)
        around = dict.fromkeys(Hexside.of(hex_, way) for hex_ in hexes for way in Direction)
        for side in around:
            facts = self.board.hexsides.get(side)
            if facts is not None and not _is_told(facts):
                name, direction = self._named(side)
                yield Confirmation(hex=name, at=self.at, direction=direction)


def _is_told(facts: HexFacts | HexsideFacts) -> bool:
    """Whether the player has spoken of all of it."""
    return {facts.provenance.source, *(one.source for one in facts.exceptions.values())} <= _TOLD


def _hexes(sweep: Sweep) -> tuple[HexCoord, ...]:
    return tuple(dict.fromkeys(_some(sweep.hexes, "sweep-off-map")))


def _several(sweep: Sweep) -> tuple[HexCoord, ...]:
    if len(sweep.hexes) == 1:
        raise SweepError(Reason("sweep-needs-two", hexes=sweep.hexes))
    return _some(sweep.hexes, "sweep-off-map")


def _some(swept: tuple[T, ...], otherwise: str) -> tuple[T, ...]:
    """What was swept; SweepError with the key `otherwise` for nothing."""
    if not swept:
        raise SweepError(Reason(otherwise))
    return swept
