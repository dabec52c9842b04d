"""The rules of heights: which of the places that a line touches block it, and which hinder it.

Each function answers for all places at once, with a flag a place. Levels are whole; a top is counted in half
levels.
"""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from companion.hexes.lattice import IntArray
from companion.sight.grid import BoolArray
from companion.sight.relief.chart import Acts, Category
from companion.sight.relief.places import Places


class Family(StrEnum):
    """What may block a line; the words are parts of text keys."""

    HIGHER = "higher"
    HEXSIDE = "hexside"
    PARTY_WALL = "party-wall"
    GROUND = "ground"
    ADVANTAGE = "advantage"
    BLIND = "blind"
    CREST = "crest"
    BUILDING = "building"
    DEPRESSION = "depression"
    SLOPE = "slope"
    HINDRANCE = "hindrance"


@dataclass(frozen=True, eq=False)
class Effects:
    """What each place does: flags by family that block, and its hindrance, 0 for none."""

    blocks: dict[Family, BoolArray]
    hindrance: IntArray


def effects_of(places: Places) -> Effects:
    """All rules, each for itself."""
    over, zone = _is_higher_than_both(places), _zone(places)
    blocks_over = over & (places.acts == Acts.BLOCKS)
    is_party_wall = places.is_of(Category.PARTY_WALL)
    is_hexside = places.is_of(Category.HEXSIDE)
    nowhere = np.zeros(len(is_hexside), dtype=np.bool_)
    blocks = {
        Family.HIGHER: places.is_between & blocks_over & ~is_hexside,
        Family.HEXSIDE: places.is_between & blocks_over & is_hexside,
        Family.PARTY_WALL: _is_wall_in_way(places, blocks_over) if is_party_wall.any() else nowhere,
        Family.GROUND: _is_ground_above(places),
        Family.ADVANTAGE: places.is_between & places.is_as_high & ~_crowns(places),
        Family.BLIND: places.is_between & _hides(places, zone) & _counts_as_obstacle(places),
        Family.CREST: _is_crest(places),
        Family.SLOPE: _hides_up_slope(places) if places.terrain.has_slopes else nowhere,
        Family.BUILDING: places.holds_in_building,
        Family.DEPRESSION: places.leaves_depression,
    }
    return Effects(blocks, _hindrance(places, over, zone))


def _hindrance(places: Places, over: BoolArray, zone: IntArray) -> IntArray:
    hinders = places.is_between & (over & (places.acts == Acts.HINDERS) & ~_is_bridge_above(places))
    hinders |= _crowns(places) & (places.is_as_high | _hides(places, zone))
    return np.where(hinders, places.amounts, 0)


def _is_higher_than_both(places: Places) -> BoolArray:
    """The top is above both ends (A6.2). What an end half a level up a slope looks over does not count."""
    result: BoolArray = places.tops > 2 * places.high
    if not places.terrain.has_slopes:
        return result
    looked_over = places.is_up_slope & places.is_level & (places.ground == places.high)
    looked_over &= (places.heights == 0) | places.is_of(Category.HEXSIDE)
    result &= ~looked_over
    return result


def _is_bridge_above(places: Places) -> BoolArray:
    """A bridge's deck above both ends is seen under."""
    result: BoolArray = places.is_of(Category.BRIDGE) & (places.ground > places.high)
    return result


def _is_ground_above(places: Places) -> BoolArray:
    """Ground above both ends (A6.2)."""
    result: BoolArray = places.is_between & (places.ground > places.high) & ~places.is_of(Category.BRIDGE)
    return result


def _crowns(places: Places) -> BoolArray:
    """Hindrances that stand above the ground add their hindrance where an obstacle would block."""
    result: BoolArray = places.is_between & (places.acts == Acts.HINDERS) & (places.heights > 0)
    return result & ~_counts_as_obstacle(places)


def _zone(places: Places) -> IntArray:
    """How many hexes behind an obstacle the lower end is hidden (A6.4)."""
    behind = 2 * places.full - places.high - places.low + 1 + places.from_high // 5
    result: IntArray = np.maximum(1, behind)
    return result


def _is_below_higher(places: Places) -> BoolArray:
    result: BoolArray = ~places.is_level & (places.full > places.low) & (places.full < places.high)
    return result


def _hides(places: Places, zone: IntArray) -> BoolArray:
    result: BoolArray = _is_below_higher(places) & (places.from_low <= zone)
    return result


def _counts_as_obstacle(places: Places) -> BoolArray:
    """Obstacles of a level or more; ground nearest to a cliff; factories seen from outside (B10.23)."""
    cliff = places.is_at_cliff & ~places.runs_along & (places.heights == 0)
    factory = places.is_of(Category.FACTORY) & ~places.is_end_in_factory & (places.heights > 0)
    result: BoolArray = ((places.acts == Acts.BLOCKS) & (places.heights > 0)) | cliff | factory
    return result


def _is_wall_in_way(places: Places, blocks_over: BoolArray) -> BoolArray:
    """Walls between houses have no exemption (B23.71)."""
    result: BoolArray = places.is_of(Category.PARTY_WALL)
    return result & (blocks_over | places.is_as_high | _hides_behind_wall(places))


def _hides_behind_wall(places: Places) -> BoolArray:
    """A wall between houses stands a hex nearer to the higher end than its hex (B23.71)."""
    zone = 2 * places.full - places.high - places.low + 1 + (places.from_high - 1) // 5
    result: BoolArray = _is_below_higher(places) & (places.from_low + 1 <= np.maximum(1, zone))
    return result


def _is_crest(places: Places) -> BoolArray:
    """Bare ground, also under half a level of something, hides a hex less than an obstacle (A6.4)."""
    ground, high, low = places.ground, places.high, places.low
    between = ~places.is_level & (ground > low) & (ground < high)
    between &= (places.acts != Acts.BLOCKS) | (places.heights == 0)
    zone = np.maximum(0, 2 * ground - high - low + places.from_high // 5)
    result: BoolArray = places.is_between & between & (places.from_low <= zone)
    return result


def _hides_up_slope(places: Places) -> BoolArray:
    """From half a level up an obstacle as high as the higher end no longer blocks, but hides (F2.3)."""
    is_met = places.is_between & places.is_up_slope & ~places.is_level & (places.acts == Acts.BLOCKS)
    zone = np.maximum(1, 2 * places.full - (places.high + 1) - places.low + 1 + places.from_high // 5)
    result: BoolArray = is_met & (places.full == places.high) & (places.from_low <= zone)
    return result
