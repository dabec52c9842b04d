"""Stacks on the map against the limits of their hexes (9.0)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.games.no_prisoners.rules.movement.costs import governing
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.tables import tables
from companion.hexes.coordinates import HexCoord
from companion.latest import Latest
from companion.reason import Reason

_overstacked: Latest[Mapping[HexCoord, "Stack"]] = Latest()


@dataclass(frozen=True, slots=True)
class Stack:
    """A stack against the limit of its hex."""

    limit: int
    counted: int

    @property
    def excess(self) -> int:
        """How many units too many."""
        return max(self.counted - self.limit, 0)


def stack_in(scene: Scene, hex_: HexCoord, counters: Sequence[Counter]) -> Stack:
    """Some counters of one faction as a stack in a hex; of several terrains the one that holds most (A63)."""
    terrain = scene.field.terrain(hex_)
    limits = [_limit(scene, hex_, key, counters) for key in governing(terrain)]
    if "pass" in terrain and (passing := tables().pass_.stack) is not None:
        limits.append(passing)
    return Stack(max(limits), sum(map(_counts, counters)))


def _limit(scene: Scene, hex_: HexCoord, key: str, counters: Sequence[Counter]) -> int:
    row = tables().terrain[key]
    on_rail = row.stack_on_own_supplied_rail
    if on_rail is not None and _is_on_own_supplied_rail(scene, hex_, counters):
        return on_rail
    return row.winter.stack if scene.is_winter and row.winter.stack is not None else row.stack


def _is_on_own_supplied_rail(scene: Scene, hex_: HexCoord, counters: Sequence[Counter]) -> bool:
    is_own = bool(counters) and hex_ in scene.sources.rail[counters[0].faction]
    return is_own and any(counter.is_ground and scene.is_supplied(counter) for counter in counters)


def _counts(counter: Counter) -> bool:
    """Whether a piece counts: no starred unit, air group, flotilla or railhead (9.4)."""
    return counter.is_ground and not counter.is_starred


def excess_with(scene: Scene, counter: Counter, hex_: HexCoord) -> int:
    """How many units too many a hex would hold with one more."""
    there = tuple(c for c in scene.game.in_hex(hex_) if c.faction is counter.faction and c.id != counter.id)
    return stack_in(scene, hex_, (*there, counter)).excess


def excess_refusal(scene: Scene, counter: Counter) -> Reason | None:
    """Why a counter need not go; None where its hex holds too many and it is one of them (9.0, 9.4)."""
    is_excess = _counts(counter) and counter.hex in overstacked(scene)
    return None if is_excess else Reason("np-not-overstacked", "9.0c")


def overstacked(scene: Scene) -> Mapping[HexCoord, Stack]:
    """Every hex that holds too many units, with its stack."""
    return _overstacked.of(
        (scene,), lambda: _found_overstacked(scene)
    )  # asked for each attack that may be made


def _found_overstacked(scene: Scene) -> Mapping[HexCoord, Stack]:
    crowded = {
        hex_: counters
        for hex_, counters in scene.by_hex.items()
        if len(counters) > 1 and not any(c.is_face for c in counters)
    }
    stacks = {hex_: stack_in(scene, hex_, counters) for hex_, counters in crowded.items()}
    return {hex_: found for hex_, found in sorted(stacks.items()) if found.excess}


def overstacking_refusal(scene: Scene) -> Reason | None:
    """Why play does not go on yet: a hex holds too many units; None when none does (9.0)."""
    for hex_, found in overstacked(scene).items():
        args = {"counted": found.counted, "limit": found.limit, "excess": found.excess}
        return Reason("np-overstacked-at", "9.0", (hex_,), args)
    return None
