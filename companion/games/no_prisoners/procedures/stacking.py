"""Stacks on the map against the limits of their hexes (9.0)."""

from companion.games.no_prisoners.rules.movement.stacking import (
    Stack,
    StackHex,
    counts_for_stacking,
    stack,
)
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.terms import Faction
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def stack_in(scene: Scene, hex_: HexCoord, counters: tuple[Counter, ...]) -> Stack:
    """Some counters of one faction as a stack in a hex."""
    faction = counters[0].faction if counters else Faction.ALLIED
    terrain = scene.field.terrain(hex_)
    is_on_rail = hex_ in scene.sources.rail[faction] and any(map(scene.is_supplied, counters))
    place = StackHex(
        terrain,
        is_winter=scene.is_winter,
        is_on_own_supplied_rail=is_on_rail,
        has_pass="pass" in terrain,
    )
    return stack(place, [(counter.type, counter.is_starred) for counter in counters])


def excess_with(scene: Scene, counter: Counter, hex_: HexCoord) -> int:
    """How many units too many a hex would hold with one more."""
    there = tuple(c for c in scene.game.in_hex(hex_) if c.faction is counter.faction and c.id != counter.id)
    return stack_in(scene, hex_, (*there, counter)).excess


def excess_refusal(scene: Scene, counter: Counter) -> Reason | None:
    """Why a counter need not go; None where its hex holds too many and it is one of them (9.0, 9.4)."""
    counts = counts_for_stacking(counter.type, is_starred=counter.is_starred)
    is_excess = counts and counter.hex in overstacked(scene)
    return None if is_excess else Reason("np-not-overstacked", "9.0c")


def overstacked(scene: Scene) -> dict[HexCoord, Stack]:
    """Every hex that holds too many units, with its stack."""
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
        refusal = found.refusal
        return Reason("np-overstacked-at", "9.0", (hex_,), refusal.args) if refusal else None
    return None
