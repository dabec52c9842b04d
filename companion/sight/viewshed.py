"""What one position sees of the whole board."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from companion.hexgrid import HexCoord
from companion.lattice import IntArray
from companion.sight import ground, steeple
from companion.sight.bundle import Bundle
from companion.sight.judging import Codes, Outcome, TerrainLoad, judge
from companion.sight.marker_load import marker_load
from companion.sight.markers import Markers
from companion.sight.result import GROUND, STEEPLE, Position, Verdict
from companion.sight.terrain import SightTerrain, Variant


def judge_bundle(terrain: SightTerrain, bundle: Bundle, markers: Markers) -> Outcome:
    """The verdicts on all lines of a bundle, whose targets are in order of direction."""
    load = _terrain_load(terrain, bundle)
    return judge(terrain, load, marker_load(bundle, markers, terrain.chart.markers), bundle.ranges)


def _terrain_load(terrain: SightTerrain, bundle: Bundle) -> TerrainLoad:
    if not bundle.is_raised:
        return ground.load_of_bundle(terrain, bundle)
    return steeple.load_from_steeple(terrain, bundle)
