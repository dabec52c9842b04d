"""From the plan of a map to one board: facts of all its boards where they lie, half hexes become whole."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

import numpy as np
import shapely

from companion.board.archives.importing import Imported, as_id
from companion.board.archives.sides import SLOPE, SLOPE_BACK
from companion.board.changes import changed
from companion.board.facts import Area, HexFacts, HexsideFacts, Point
from companion.board.joined.laying import Lying, lay
from companion.board.joined.names import JoinedNames, OwnName
from companion.board.joined.plan import MapPlan, PlacedBoard, file_of, load_plan
from companion.board.model import LEVELS, Board
from companion.board.shapes import as_points, ring_of
from companion.files import reading, refuse
from companion.hexes.coordinates import HexCoord, Hexside, Orientation
from companion.hexes.lattice import vertex_point
from companion.reason import Reason

_TURNED_SLOPES = {SLOPE: SLOPE_BACK, SLOPE_BACK: SLOPE}
_LEADING_ZEROS = re.compile(r"^0+(?=\d)")
_LISTED = 12  # hexes

Open = Callable[[Path], Imported]


def join_file(path: Path, open_board: Open) -> Imported:
    """The map that a file of boards describes; FileError says in one line what is wrong with it."""
    plan = load_plan(path)
    opened = [open_board(file_of(placed, path)) for placed in plan.boards]
    with reading(path.name):
        return joined(plan, opened)


def joined(plan: MapPlan, opened: Sequence[Imported]) -> Imported:
    """A plan's boards, opened in its order, as one; FileError when they do not fit."""
    names, laid = laid_boards(plan, opened)
    join = _Join(plan.title or " + ".join(lying.name for lying in laid))
    for lying in laid:
        join.add(lying)
    remarks = [
        Reason("join-remark", args={"board": name}, about=remark)
        for name, one in zip(names, opened, strict=True)
        for remark in one.remarks
    ]
    return Imported(changed(join.board(laid), plan.changes), (*remarks, *join.remarks()))


def laid_boards(plan: MapPlan, opened: Sequence[Imported]) -> tuple[list[str], tuple[Lying, ...]]:
    """What each of a plan's boards is called, and all of them where they lie; FileError as for the map."""
    names = _names(plan.boards, [one.board for one in opened])
    for name, one in zip(names, opened, strict=True):
        if not one.board.has_heights or one.board.orientation is not Orientation.FLAT_TOP:
            refuse("join-no-heights", name)
    return names, lay(list(zip(plan.boards, names, (one.board for one in opened), strict=True)))


def extent_of(laid: Sequence[Lying]) -> tuple[Point, Point]:
    """South-west and north-east corner of the whole map."""
    corners = np.array([one.extent for one in laid])
    low, high = as_points(np.stack([corners[:, 0].min(axis=0), corners[:, 1].max(axis=0)]))
    return low, high


def _names(placed: Sequence[PlacedBoard], boards: Sequence[Board]) -> list[str]:
    """What each board is called on the map: as told, else by its own name without zeros; no two alike."""
    names: list[str] = []
    for about, board in zip(placed, boards, strict=True):
        name = about.name or _LEADING_ZEROS.sub("", board.title)
        same = sum(name == one or one.startswith(f"{name}.") for one in names)
        names.append(f"{name}.{same + 1}" if same else name)
    return names


@dataclass
class _Join:
    """A map as its boards are added, each where it lies."""

    title: str
    hexes: dict[HexCoord, HexFacts] = field(default_factory=dict)
    names: dict[HexCoord, tuple[OwnName, ...]] = field(default_factory=dict)
    sides: dict[Hexside, HexsideFacts] = field(default_factory=dict)
    areas: list[Area] = field(default_factory=list)
    uneven: list[HexCoord] = field(default_factory=list)

    def add(self, lying: Lying) -> None:
        """All that is on the map of one board."""
        kept = lying.kept
        for own in lying.board:
            if own in kept:
                self._add_hex(lying, own)
        self._add_sides(lying, kept)
        self.areas += _areas(lying, kept)

    def _add_hex(self, lying: Lying, own: HexCoord) -> None:
        """Of a hex that is there already the other board has another half; the later one tells its middle."""
        facts, hex_ = lying.board.hexes[own], lying.hex(own)
        before = self.hexes.get(hex_)
        links = {
            network: MappingProxyType({lying.direction(way): kind for way, kind in ways.items()})
            for network, ways in facts.links.items()
        }
        is_half = before is None and (facts.is_half or _is_cut(lying, hex_))
        values = {**(before.values if before else {}), **facts.values}
        self.hexes[hex_] = replace(facts, coord=hex_, is_half=is_half, links=links, values=values)
        self.names[hex_] = (*self.names.get(hex_, ()), OwnName(lying.name, lying.board.own_name(own)))
        if before is not None and before.values.get("level") != facts.values.get("level"):
            self.uneven.append(hex_)

    def _add_sides(self, lying: Lying, kept: frozenset[HexCoord]) -> None:
        (west, south), (east, north) = lying.clip
        for own, facts in lying.board.hexsides.items():
            side = lying.side(own)
            x, y = _middle(side)
            if kept.isdisjoint(own.hexes) or not (west <= x <= east and south <= y <= north):
                continue
            features = facts.features
            if lying.is_turned:
                features = frozenset(_TURNED_SLOPES.get(one, one) for one in features)
            if side in self.sides:
                features |= self.sides[side].features
            self.sides[side] = replace(facts, hexside=side, features=features)

    def board(self, laid: Sequence[Lying]) -> Board:
        """The whole map."""
        values = {"sight": LEVELS, "boards": ", ".join(one.name for one in laid)}
        return Board(
            id=as_id(self.title),
            title=self.title,
            numbering=laid[0].board.numbering,
            hexes=MappingProxyType(self.hexes),
            hexsides=MappingProxyType(dict(sorted(self.sides.items()))),
            areas=tuple(self.areas),
            values=MappingProxyType(values),
            extent=extent_of(laid),
            joined=JoinedNames(MappingProxyType(self.names)),
        )

    def remarks(self) -> Iterator[Reason]:
        """Where two boards do not agree on the level of a hex that they share."""
        if self.uneven:
            names = ", ".join(self.names[hex_][0].text for hex_ in self.uneven[:_LISTED])
            yield Reason("join-uneven", args={"count": len(self.uneven), "names": names})


def _is_cut(lying: Lying, hex_: HexCoord) -> bool:
    """Whether a seam runs through a hex; another board may still have its other half."""
    box, (column, half) = lying.box, (hex_.q, 2 * hex_.r + hex_.q)
    edges = {"west": column == box.west, "east": column == box.east}
    edges |= {"south": half == box.south, "north": half == box.north}
    return any(edges[edge.value] for edge in lying.seams)


def _middle(side: Hexside) -> Point:
    (x0, y0), (x1, y1) = (vertex_point(vertex, Orientation.FLAT_TOP) for vertex in side.vertices)
    return (x0 + x1) // 2, (y0 + y1) // 2


def _areas(lying: Lying, kept: frozenset[HexCoord]) -> Iterator[Area]:
    """The areas that reach into the hexes of a board that are on the map, clipped at its seams."""
    (west, south), (east, north) = lying.clip
    frame = shapely.box(west, south, east, north)
    for area in lying.board.areas:
        if kept.isdisjoint(area.hexes):
            continue
        moved = _moved(area, lying, kept)
        xs, ys = zip(*moved.outline, strict=True)
        is_within = west <= min(xs) and max(xs) <= east and south <= min(ys) and max(ys) <= north
        yield from (moved,) if is_within else _clipped(moved, frame)


def _moved(area: Area, lying: Lying, kept: frozenset[HexCoord]) -> Area:
    def hexes(of: Iterable[HexCoord]) -> tuple[HexCoord, ...]:
        return tuple(lying.hex(hex_) for hex_ in of if hex_ in kept)

    return replace(
        area,
        id=f"{lying.name} {area.id}",
        outline=lying.points(area.outline),
        holes=tuple(lying.points(hole) for hole in area.holes),
        hexes=hexes(area.hexes),
        cut_hexes=hexes(area.cut_hexes),
        shares=_shares(area.shares, lying, kept),
    )


def _shares(
    shares: Mapping[HexCoord, float], lying: Lying, kept: frozenset[HexCoord]
) -> Mapping[HexCoord, float]:
    return MappingProxyType({lying.hex(hex_): share for hex_, share in shares.items() if hex_ in kept})


def _clipped(area: Area, frame: shapely.Polygon) -> Iterator[Area]:
    inside = shapely.intersection(shapely.Polygon(area.outline, area.holes), frame, grid_size=1)
    parts = [part for part in shapely.get_parts(inside).tolist() if part.area > 0]
    for number, part in enumerate(parts, 1):
        yield replace(
            area,
            id=area.id if number == 1 else f"{area.id}-{number}",
            outline=ring_of(part.exterior),
            holes=tuple(ring_of(hole) for hole in part.interiors),
        )
