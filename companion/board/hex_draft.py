"""One hex as the player sees it on the map at the table, and the corrections that make the board say so."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeVar

from companion.board.entries import (
    BUILDING_PREFIX,
    BuildingCorrection,
    Correction,
    FeatureCorrection,
    LinkCorrection,
    TerrainCorrection,
    ValueCorrection,
)
from companion.board.model import BARE, Board
from companion.hexes.coordinates import Direction, HexCoord, Hexside

Way = tuple[str, Direction]  # a network and the hexside it crosses


@dataclass(frozen=True, slots=True)
class HexDraft:
    """The facts of one hex that a player can see: frozen, changed by the `with_` functions.

    `terrain` is without buildings, `building` the material of one ("stone", "wood"; None: none).
    `ways` maps networks and hexsides to the network's kind there. `features` are those of the six
    hexsides, `values` the keys of further values that hold ("tower"). `known_terrain` holds every
    terrain key of the board. `is_one`: a terrain takes the place of another, all of whose ground is drawn.
    """

    hex: HexCoord
    terrain: frozenset[str]
    building: str | None
    ways: Mapping[Way, str]
    features: frozenset[tuple[Direction, str]]
    values: frozenset[str]
    known_terrain: frozenset[str] = frozenset()
    is_one: bool = False

    @classmethod
    def of(cls, board: Board, hex_: HexCoord) -> "HexDraft":
        """The hex as the board has it."""
        facts = board.hexes[hex_]
        buildings = sorted(key for key in facts.terrain if key.startswith(BUILDING_PREFIX))
        return cls(
            hex=hex_,
            terrain=facts.terrain - set(buildings),
            building=buildings[0].removeprefix(BUILDING_PREFIX) if buildings else None,
            ways={(n, d): kind for n, ways in facts.links.items() for d, kind in ways.items()},
            features=frozenset(
                (d, feature) for d in Direction for feature in board.hexside_features(Hexside.of(hex_, d))
            ),
            values=frozenset(key for key, value in facts.values.items() if value is True),
            known_terrain=frozenset().union(*(one.terrain for one in board.hexes.values())),
            is_one=board.has_heights,
        )

    def with_terrain(self, key: str, is_present: bool) -> "HexDraft":
        """With or without a terrain key; without its only one it is open ground."""
        if self.is_one and is_present:
            return replace(self, terrain=frozenset({key}))
        if self.is_one:
            return replace(self, terrain=self.terrain - {key} or frozenset({BARE}))
        return replace(self, terrain=_toggled(self.terrain, key, is_present))

    def with_building(self, material: str | None) -> "HexDraft":
        """With a building of a material, or without one."""
        return replace(self, building=material)

    def with_way(self, network: str, direction: Direction, kind: str | None) -> "HexDraft":
        """With a network crossing a hexside, or without.

        A road or channel is terrain of the hex as well: its key comes with the first way of its kind
        and goes with the last.
        """
        ways = {way: its for way, its in self.ways.items() if way != (network, direction)}
        if kind is not None:
            ways[network, direction] = kind
        changed = replace(self, ways=ways)
        before, after = self._way_terrain(network), changed._way_terrain(network)
        return replace(changed, terrain=self.terrain - (before - after) | (after - before))

    def with_feature(self, direction: Direction, feature: str, is_present: bool) -> "HexDraft":
        """With or without a feature on a hexside."""
        return replace(self, features=_toggled(self.features, (direction, feature), is_present))

    def with_value(self, key: str, holds: bool) -> "HexDraft":
        """With a further value that holds or does not."""
        return replace(self, values=_toggled(self.values, key, holds))

    def terrain_of_way(self, network: str, kind: str) -> str | None:
        """The terrain key that a network's kind is in its hexes: "road_dirt", or "polder" for any kind."""
        names = (f"{network}_{kind}", network)
        return next((name for name in names if name in self.known_terrain), None)

    def _way_terrain(self, network: str) -> frozenset[str]:
        """The terrain keys that the ways of one network make."""
        kinds = (kind for (its, _), kind in self.ways.items() if its == network)
        return frozenset(key for kind in kinds if (key := self.terrain_of_way(network, kind)))


def draft_corrections(board: Board, draft: HexDraft, at: datetime, note: str = "") -> tuple[Correction, ...]:
    """What must be corrected on a board to make it say what the draft says; empty for nothing."""
    return tuple(_Difference(board, draft, at, note).corrections())


@dataclass(frozen=True, slots=True)
class _Difference:
    """A draft against the board, with what every correction carries."""

    board: Board
    draft: HexDraft
    at: datetime
    note: str

    def corrections(self) -> Iterator[Correction]:
        """The corrections: ground first, then what crosses the hexsides."""
        before, name = HexDraft.of(self.board, self.draft.hex), self.board.own_name(self.draft.hex)
        yield from self._terrain(before, name)
        for key in sorted(before.values ^ self.draft.values):
            value = True if key in self.draft.values else None
            yield ValueCorrection(hex=name, at=self.at, note=self.note, key=key, value=value)
        yield from self._ways(before, name)
        for direction, feature in sorted(before.features ^ self.draft.features):
            yield FeatureCorrection(
                hex=name,
                at=self.at,
                note=self.note,
                direction=direction,
                feature=feature,
                present=(direction, feature) in self.draft.features,
            )

    def _terrain(self, before: HexDraft, name: str) -> Iterator[Correction]:
        if before.building != self.draft.building:
            yield BuildingCorrection(hex=name, at=self.at, note=self.note, material=self.draft.building)
        gone = frozenset() if before.is_one else before.terrain - self.draft.terrain
        for key in sorted(gone | (self.draft.terrain - before.terrain)):
            yield self._terrain_correction(name, key, key in self.draft.terrain)

    def _ways(self, before: HexDraft, name: str) -> Iterator[Correction]:
        for network, direction in sorted({*before.ways, *self.draft.ways}):
            kind = self.draft.ways.get((network, direction))
            if kind == before.ways.get((network, direction)):
                continue
            yield LinkCorrection(
                hex=name, at=self.at, note=self.note, direction=direction, network=network, kind=kind
            )
            yield from self._beyond(network, direction, kind)

    def _beyond(self, network: str, direction: Direction, kind: str | None) -> Iterator[Correction]:
        """A new way enters the next hex, which then has a road or channel as well."""
        beyond = self.draft.hex.step(direction)
        if kind is None or beyond not in self.board or self.board.links(beyond, network):
            return
        key = self.draft.terrain_of_way(network, kind)
        if key is not None and key not in self.board.terrain(beyond):
            yield self._terrain_correction(self.board.own_name(beyond), key, True)

    def _terrain_correction(self, name: str, key: str, is_present: bool) -> Correction:
        return TerrainCorrection(hex=name, at=self.at, note=self.note, key=key, present=is_present)


T = TypeVar("T")


def _toggled(items: frozenset[T], item: T, is_present: bool) -> frozenset[T]:
    return items | {item} if is_present else items - {item}
