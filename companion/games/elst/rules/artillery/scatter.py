"""Where an inaccurate round lands: direction, distance, cap and odds (2.31, 2.4c, 2.4d, 2.9c)."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType

from companion.chance.requests import RollRequest
from companion.games.elst.purposes import ElstPurpose
from companion.hexes.coordinates import Direction, HexCoord
from companion.reason import Reason

_HEXES_PER_ERROR = 3
_FACES = range(1, 7)


def error_cap(correction: int | None, *, is_blind: bool = False) -> int | None:
    """The greatest error of a correction over so many hexes; None where nothing limits it.

    One hex for each three hexes or part of three (2.4d). A new AR (`correction` None) is not limited,
    nor is a correction made because the blast height is out of sight (`is_blind`, 2.4c).
    """
    if correction is None or is_blind:
        return None
    return -(-correction // _HEXES_PER_ERROR)


def never_on_target(*, is_blind: bool, is_rocket: bool) -> Reason | None:
    """Why no accuracy dr is rolled; None where one is (2.4c, 2.9c)."""
    if is_rocket:
        return Reason("oba-rocket-never-on-target", "2.9c")
    return Reason("oba-blind-never-on-target", "2.4c") if is_blind else None


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a round came down: so many hexes from the AR, in the direction of the coloured die."""

    hex: HexCoord
    direction: Direction
    distance: int


def is_distance_rolled(cap: int | None) -> bool:
    """Whether the white die matters: not where it can only mean one hex."""
    return cap is None or cap > 1


def error_request(battery: str, cap: int | None, why: Reason | None = None) -> RollRequest:
    """The error DR: coloured die direction, white die distance (2.31a); one die where the cap is 1.

    `why` no accuracy dr came before it.
    """
    told = (why,) if why else ()
    if not is_distance_rolled(cap):
        args: dict[str, str | int] = {"battery": battery}
        return RollRequest(
            purpose=ElstPurpose.ERROR_DIRECTION,
            rule="2.4d",
            args=args,
            subject=battery,
            dice=1,
            results=told,
        )
    args = {"battery": battery, "cap": cap or 0}
    return RollRequest(
        purpose=ElstPurpose.ERROR,
        rule="2.31a",
        args=args,
        subject=battery,
        dice=2,
        told_apart=True,
        results=told,
    )


def error_distance(white: int, cap: int | None) -> int:
    """How far the white die carries, within the cap (2.31a, 2.4d)."""
    return white if cap is None else min(white, cap)


def landing(ar: HexCoord, faces: tuple[int, ...], cap: int | None) -> Landing:
    """Where the error DR puts the round: direction 1 is north, then clockwise (2.31a, 2.31b).

    `faces` is the coloured die and, unless the cap is 1, the white one.
    """
    direction = Direction(faces[0])
    distance = error_distance(faces[1], cap) if len(faces) > 1 else 1
    return Landing(ar.step(direction, distance), direction, distance)


def landing_odds(ar: HexCoord, accurate: Fraction, cap: int | None) -> Mapping[HexCoord, Fraction]:
    """The exact chance of every hex a round aimed at the AR may come down in, the likeliest first."""
    chances = {ar: accurate} if accurate else {}
    for direction in Direction:
        for white in _FACES:
            hex_ = ar.step(direction, error_distance(white, cap))
            chances[hex_] = chances.get(hex_, Fraction(0)) + (1 - accurate) / 36
    likeliest = sorted(chances.items(), key=lambda item: (-item[1], item[0]))
    return MappingProxyType({hex_: chance for hex_, chance in likeliest if chance})
