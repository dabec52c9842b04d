"""The tracked forces: counters by side and place, control, shots and points, as one frozen value."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Self

from pydantic import Field, model_validator

from companion.games.elst.factions import Faction, Side
from companion.games.elst.rules.forces.counted import Pieces, by_type, found_among, gathered
from companion.games.elst.rules.forces.marks import Marks
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.steeple_fire import WeaponKind
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.games.elst.rules.sequence import Moment
from companion.hexes.coordinates import HexCoord
from companion.latest import Latest
from companion.saved import Frozen, FrozenMap, with_entry

HIGHEST_MORALE = 10


class Spot(StrEnum):
    """Where counters may be."""

    MAP = "map"
    HAND = "hand"  # in the order of battle, not yet set up
    OFFBOARD = "offboard"  # placed to enter in this player turn (CG8b)
    RETAINED = "retained"  # out of this scenario, in the next one
    EXITED = "exited"  # left for victory (CG11d)
    ELIMINATED = "eliminated"


class Place(Frozen):
    """One place: a hex with its level (0 ground, 1 steeple) on the map, no hex anywhere else."""

    spot: Spot
    hex: HexCoord | None = None
    level: int = 0

    @model_validator(mode="after")
    def _has_its_hex(self) -> Self:
        if (self.spot is Spot.MAP) != (self.hex is not None):
            raise ValueError("a place on the map, and no other, has a hex")
        return self


def places_in(hex_: HexCoord) -> tuple[Place, ...]:
    """The places of a hex on the map, from below."""
    return tuple(Place(spot=Spot.MAP, hex=hex_, level=level) for level in (GROUND, STEEPLE))


class Holding(Frozen):
    """So many like counters that a side has in a place."""

    faction: Faction
    place: Place
    type: str
    count: int = Field(ge=1)
    marks: Marks = ()

    @property
    def pieces(self) -> Pieces:
        """The counters."""
        return Pieces(type=self.type, count=self.count, marks=self.marks)

    @property
    def piece_type(self) -> PieceType:
        """What is printed on each."""
        return piece_type(self.type)


class Leaver(Frozen):
    """Broken Infantry on its way off the map, with the SW it possesses, while its NMC waits (CG11b)."""

    faction: Faction
    start: Place
    unit: str
    marks: Marks = ()
    equipment: tuple[Pieces, ...] = ()
    morale: int | None = None
    leader_drm: int = 0


class SelfRallies(Frozen):
    """How many MMC have tried self rally in a Rally Phase (CG4)."""

    moment: Moment
    count: int = 0


class Moved(Frozen):
    """The counters that have moved in a phase, where they came to; how many squads entered the map in it."""

    moment: Moment
    holdings: tuple[Holding, ...] = ()
    entered_squads: int = 0


class Starter(Frozen):
    """A vehicle that spends 1 MP to start. `mp_left` before it, or after a stall; None: nobody has said."""

    faction: Faction
    place: Place
    unit: str
    mp_left: int | None = None


class Starts(Frozen):
    """The starts of a phase: the one whose dice are still out, how many got going, who stands stalled."""

    moment: Moment
    waiting: Starter | None = None
    running: int = 0
    stalled: tuple[Starter, ...] = ()


class Shot(Frozen):
    """Fire at or from a steeple hex, while the table is still asked about it.

    `level` is the one fired at; None where it is not said, or where the whole hex is. `seen` tells by
    level whether the firer sees it, where only the table knows.
    """

    faction: Faction
    start: Place
    weapon: WeaponKind
    is_area: bool
    at: HexCoord
    level: int | None = None
    seen: FrozenMap[int, bool] = Field(default_factory=dict)


Hexes = tuple[HexCoord, ...]


_lying: Latest[Mapping[tuple[Faction, Place], tuple[Pieces, ...]]] = Latest()


def _holding(faction: Faction, place: Place, kind: tuple[str, Marks], count: int) -> Iterator[Holding]:
    """So many like counters in a place; nothing where none are left."""
    type_, marks = kind
    if count > 0:
        yield Holding(faction=faction, place=place, type=type_, count=count, marks=marks)


def _by_place(holdings: Iterable[Holding]) -> Mapping[tuple[Faction, Place], tuple[Pieces, ...]]:
    found: dict[tuple[Faction, Place], list[Pieces]] = {}
    for holding in holdings:
        found.setdefault((holding.faction, holding.place), []).append(holding.pieces)
    return {where: tuple(pieces) for where, pieces in found.items()}


class Forces(Frozen):
    """Everything tracked of both sides. `panzerfausts` is None until they are counted.

    `control` and `passed` list hexes by side: those that it controls, and those that its Good Order MMC
    have passed towards an edge road hex (CG10). `british_area` are the hexes of British Setup Areas.
    `out` are those Retained that have left the map or did not enter it when they might: they stay out of
    this scenario (CG8b, CG11a). `points_adjusted` adds to the points of the exited pile, `favoured` is
    the side that the balance of the first scenario favours (4.4d), `broken_morale` the levels read off the
    backs of counters, by type.
    """

    holdings: tuple[Holding, ...] = ()
    control: FrozenMap[Faction, Hexes] = Field(default_factory=dict)
    passed: FrozenMap[Faction, Hexes] = Field(default_factory=dict)
    british_area: Hexes = ()
    panzerfausts: int | None = Field(default=None, ge=0)
    self_rallies: SelfRallies | None = None
    out: FrozenMap[Faction, tuple[Pieces, ...]] = Field(default_factory=dict)
    points_adjusted: int = 0
    leaver: Leaver | None = None
    moved: Moved | None = None
    starts: Starts | None = None
    shot: Shot | None = None
    favoured: Faction | None = None
    broken_morale: FrozenMap[str, int] = Field(default_factory=dict)

    @property
    def vehicle_hexes(self) -> tuple[HexCoord, ...]:
        """Where vehicles are on the map."""
        held = (one.place.hex for one in self.holdings if one.piece_type.kind is PieceKind.VEHICLE)
        return tuple(hex_ for hex_ in held if hex_ is not None)

    def at(self, faction: Faction, place: Place) -> tuple[Pieces, ...]:
        """What a side has in a place, each type once, whatever ails it."""
        return by_type(self.lying(faction, place))

    def lying(self, faction: Faction, place: Place) -> tuple[Pieces, ...]:
        """What a side has in a place, as it is."""
        return _lying.of((self.holdings,), lambda: _by_place(self.holdings)).get((faction, place), ())

    def found(self, faction: Faction, place: Place, wanted: Iterable[Pieces]) -> tuple[Pieces, ...]:
        """So many of a side's counters in a place, as they are; fewer where fewer are there."""
        return found_among(self.lying(faction, place), wanted)

    def found_in(self, faction: Faction, hex_: HexCoord, wanted: Iterable[Pieces]) -> tuple[Pieces, ...]:
        """So many of a side's counters in a hex, on any level, as they are; fewer where fewer are there."""
        return found_among((some for place in places_in(hex_) for some in self.lying(faction, place)), wanted)

    def pile(self, faction: Side, spot: Spot) -> tuple[Pieces, ...]:
        """What a side has in all places of a kind, each type once."""
        return by_type(h.pieces for h in self.holdings if (h.faction, h.place.spot) == (faction, spot))

    def of(self, faction: Side) -> Iterator[Holding]:
        """All that a side has, place by place."""
        return (holding for holding in self.holdings if holding.faction is faction)

    def controlled_by(self, faction: Faction) -> frozenset[HexCoord]:
        """The hexes that a side controls, as far as told."""
        return frozenset(self.control.get(faction, ()))

    @property
    def controllers(self) -> Mapping[HexCoord, Faction]:
        """Who controls each hex of which it was told."""
        return {hex_: faction for faction, hexes in self.control.items() for hex_ in hexes}

    def adding(self, faction: Faction, place: Place, pieces: Iterable[Pieces]) -> "Forces":
        """With counters put there; what is eliminated has nothing more to ail it."""
        is_gone = place.spot is Spot.ELIMINATED
        return self._shifted(faction, place, by_type(pieces) if is_gone else gathered(pieces), 1)

    def taking(self, faction: Faction, place: Place, pieces: Iterable[Pieces]) -> "Forces":
        """With counters taken from there; those that are not there are passed over."""
        return self._shifted(faction, place, self.found(faction, place, pieces), -1)

    def _shifted(self, faction: Faction, place: Place, pieces: Iterable[Pieces], sign: int) -> "Forces":
        shifts: Counter[tuple[str, Marks]] = Counter()
        for some in pieces:
            shifts[some.kind] += sign * some.count
        held: list[Holding] = []
        for one in self.holdings:
            kind = one.type, one.marks
            if kind in shifts and one.faction is faction and one.place == place:
                held += _holding(faction, place, kind, one.count + shifts.pop(kind))
            else:
                held.append(one)
        for kind, count in shifts.items():
            held += _holding(faction, place, kind, count)
        return self.model_copy(update={"holdings": tuple(held)})

    def with_control(self, faction: Faction | None, hexes: Iterable[HexCoord]) -> "Forces":
        """With hexes controlled by a side (None: by nobody)."""
        taken = frozenset(hexes)
        control = {side: tuple(h for h in held if h not in taken) for side, held in self.control.items()}
        if faction:
            control[faction] = (*control.get(faction, ()), *sorted(taken))
        return self.model_copy(update={"control": MappingProxyType(control)})

    def with_passed(self, faction: Faction, hexes: Iterable[HexCoord]) -> "Forces":
        """With hexes that a side's MMC have passed."""
        passed = tuple(sorted(frozenset(self.passed.get(faction, ())) | frozenset(hexes)))
        return self.model_copy(update={"passed": with_entry(self.passed, faction, passed)})

    def without_passes(self, hexes: Iterable[HexCoord]) -> "Forces":
        """With nobody's passes in some hexes."""
        gone = frozenset(hexes)
        passed = {side: tuple(h for h in through if h not in gone) for side, through in self.passed.items()}
        return self.model_copy(update={"passed": MappingProxyType(passed)})


def rallies_of(tally: SelfRallies | None, moment: Moment) -> int:
    """How many self rallies a Rally Phase has seen; those of earlier ones no longer count."""
    return tally.count if tally and tally.moment == moment else 0


def starts_in(forces: Forces, moment: Moment) -> Starts:
    """The starts of a phase; those of earlier ones no longer count."""
    return forces.starts if forces.starts and forces.starts.moment == moment else Starts(moment=moment)
