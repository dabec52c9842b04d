"""Retreat after combat: which routes are allowed (12.0, 12.2)."""

from collections.abc import Sequence
from dataclasses import dataclass

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

    id: str
    hexes: tuple[RetreatHex, ...]
    distance: int | None = None
    is_overstacked: bool = False


@dataclass(frozen=True, slots=True)
class Retreat:
    """The routes that may be taken; with none the unit is eliminated."""

    routes: tuple[str, ...]
    refusals: tuple[tuple[str, Reason], ...]

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
    refusals = [(route.id, refusal) for route, refusal in judged if refusal]
    refusals += [(route.id, Reason("np-retreat-overstacks", "12.2h")) for route in crowded]
    return Retreat(tuple(route.id for route in clear or open_), tuple(refusals))


def route_refusal(route: Route, hexes: int, *, through_ezoc: bool = False) -> Reason | None:
    """Why a route is closed, overstacking aside; None when it is open (12.2)."""
    for hex_ in route.hexes:
        if refusal := _hex_refusal(hex_, through_ezoc=through_ezoc):
            return refusal
    distance = len(route.hexes) if route.distance is None else route.distance
    if len(route.hexes) < hexes or distance < hexes:
        return Reason("np-retreat-too-short", "12.2f", args={"wanted": hexes, "got": distance})
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
