"""From the places that lines touch to their verdicts, for all lines of a fan."""

from dataclasses import dataclass

import numpy as np

from companion.hexes.lattice import IntArray
from companion.sight.grid import BoolArray
from companion.sight.judging import Codes, verdict_codes
from companion.sight.layers import Variant
from companion.sight.relief.families import Effects, effects_of
from companion.sight.relief.fan import Fan, touches_of
from companion.sight.relief.places import Places

LIMIT = 6  # this much hindrance blocks (B.10)


@dataclass(frozen=True, eq=False)
class Judged:
    """A fan's lines (T) and why: verdict codes by all outlines and by those drawn, hindrance as drawn.

    By each kind of outline: whether terrain obstructs (3, T), hindrance by range (3, T, K).
    """

    fan: Fan
    places: Places
    effects: Effects
    verdict: Codes
    nominal: Codes
    hindrance: IntArray
    is_obstructed: BoolArray
    by_range: IntArray


def judge(fan: Fan) -> Judged:
    """Judge all lines of a fan."""
    places = Places.of(touches_of(fan))
    effects = effects_of(places)
    obstructs = np.logical_or.reduce(list(effects.blocks.values()))
    by_range = _hindrance_by_range(places, effects.hindrance)
    hindrance = by_range.sum(axis=2)
    is_obstructed = _is_obstructed(places, obstructs)
    is_blocked = is_obstructed | (hindrance >= LIMIT)
    return Judged(
        fan,
        places,
        effects,
        *verdict_codes(is_blocked, hindrance),
        hindrance[Variant.NOMINAL],
        is_obstructed,
        by_range,
    )


def _is_obstructed(places: Places, obstructs: BoolArray) -> BoolArray:
    """Which lines are blocked by a place, by each kind of outline (3, T)."""
    result = np.zeros((len(Variant), len(places.fan.places)), dtype=np.bool_)
    chosen = np.flatnonzero(obstructs)
    line, variants = places.line[chosen], places.in_variant[:, chosen]
    for variant in Variant:
        result[variant, line[variants[variant]]] = True
    return result


def _hindrance_by_range(places: Places, hindrance: IntArray) -> IntArray:
    """The hindrance at each range from the source (3, T, K): the greatest of those at one range."""
    fan = places.fan
    result = np.zeros((len(Variant), len(fan.places), int(fan.ranges.max(initial=0)) + 1), dtype=np.int64)
    chosen = np.flatnonzero(hindrance)
    line, near, variants = (
        places.line[chosen],
        places.touches.from_source[chosen],
        places.in_variant[:, chosen],
    )
    for variant in Variant:
        is_in = variants[variant]
        np.maximum.at(result[variant], (line[is_in], near[is_in]), hindrance[chosen[is_in]])
    return result
