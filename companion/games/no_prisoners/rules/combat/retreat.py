"""Retreat after combat: the ways out, and which of them are allowed (12.0, 12.2)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class RetreatHex:
    """What a hex on the way means for the unit that retreats."""

    has_enemy: bool = False
    is_ezoc: bool = False
    is_off_map: bool = False
    is_impassable: bool = False
    crosses_boundary: bool = False
    is_closed_damascus: bool = False


@dataclass(frozen=True, slots=True)
class Route:
    """A way out. `distance`: how far from the combat it ends; None for its length."""

    hexes: tuple[RetreatHex, ...]
    distance: int | None = None
    is_overstacked: bool = False
    id: str = ""


@dataclass(frozen=True, slots=True)
class Retreat:
    """The routes that may be taken; with none the unit is eliminated."""

    routes: tuple[Route, ...]
    refusals: tuple[tuple[Route, Reason], ...]

    @property
    def is_eliminated(self) -> bool:
        """Whether no route is open (12.2)."""
        return not self.routes


def retreat(hexes: int, routes: Sequence[Route], *, through_ezoc: bool = False) -> Retreat:
    """The routes of so many hexes that are open. `through_ezoc`: the DW of an NP result.

    Overstacking is accepted only where no other route is open (12.2-7).
    """
    judged = [(route, route_refusal(route, hexes, through_ezoc=through_ezoc)) for route in routes]
    open_ = [route for route, refusal in judged if refusal is None]
    clear = [route for route in open_ if not route.is_overstacked]
    crowded = [route for route in open_ if clear and route.is_overstacked]
    refusals = [(route, refusal) for route, refusal in judged if refusal]
    refusals += [(route, Reason("np-retreat-overstacks", "12.2h")) for route in crowded]
    return Retreat(tuple(clear or open_), tuple(refusals))


def route_refusal(route: Route, hexes: int, *, through_ezoc: bool = False) -> Reason | None:
    """Why a route is closed, overstacking aside; None when it is open (12.2)."""
    for hex_ in route.hexes:
        if refusal := _hex_refusal(hex_, through_ezoc=through_ezoc):
            return refusal
    far = len(route.hexes) if route.distance is None else route.distance
    if len(route.hexes) < hexes or far < hexes:
        return Reason("np-retreat-too-short", "12.2f", args={"wanted": hexes, "got": far})
    return None


def _hex_refusal(hex_: RetreatHex, *, through_ezoc: bool) -> Reason | None:
    if hex_.has_enemy:
        return Reason("np-retreat-enemy", "12.2b")
    if hex_.is_ezoc and not through_ezoc:
        return Reason("np-retreat-ezoc", "12.2c")
    if hex_.is_off_map or hex_.is_impassable:
        return Reason("np-retreat-no-way", "12.2d")
    if hex_.crosses_boundary:
        return Reason("np-retreat-boundary", "12.2d")
    return Reason("np-damascus-closed", "21.3b") if hex_.is_closed_damascus else None


# ---- over the map ----


@dataclass(frozen=True, slots=True)
class RetreatGround:
    """What bounds a retreat: where it starts, what each step means, and which ends hold too many."""

    start: HexCoord
    look: Callable[[HexCoord, HexCoord], RetreatHex]
    is_overstacked: Callable[[HexCoord], bool]


def ways_out(hexes: int, ground: RetreatGround, *, through_ezoc: bool = False) -> Mapping[HexCoord, Route]:
    """A route to each hex so far from the combat, an open one where there is one.

    Every step leads one hex farther away, so that the retreat ends in full distance (12.2-5).
    """
    ring: dict[HexCoord, Route] = {ground.start: Route(())}
    for length in range(1, hexes + 1):
        farther: dict[HexCoord, Route] = {}
        for there, route in _longer(ground, ring, length, through_ezoc=through_ezoc):
            if there not in farther or not _is_open(farther[there], through_ezoc=through_ezoc):
                farther[there] = route
        ring = farther
    return ring


def _longer(
    ground: RetreatGround, ring: Mapping[HexCoord, Route], length: int, *, through_ezoc: bool
) -> Iterator[tuple[HexCoord, Route]]:
    """The open routes of a ring, each led on to every hex of the next."""
    for here, route in ring.items():
        if _is_open(route, through_ezoc=through_ezoc):
            for there in here.neighbours():
                if distance(ground.start, there) == length:
                    hexes = (*route.hexes, ground.look(here, there))
                    yield there, Route(hexes, length, ground.is_overstacked(there))


def _is_open(route: Route, *, through_ezoc: bool) -> bool:
    return route_refusal(route, 0, through_ezoc=through_ezoc) is None
