"""The verdicts on all lines of a bundle between ground Locations, or from a raised one down."""

import numpy as np

from companion.sight import above, ground
from companion.sight.bundle import Bundle
from companion.sight.judging import Codes, Outcome, judge
from companion.sight.marker_load import marker_load
from companion.sight.markers import Markers
from companion.sight.terrain import SightTerrain

_MOST = np.iinfo(np.int8).max  # tables show hindrance beyond this as this


def judge_bundle(terrain: SightTerrain, bundle: Bundle, markers: Markers) -> Outcome:
    """Judge lines to the ground; their targets must be in order of direction."""
    load_of = above.load_from_above if bundle.is_raised else ground.load_of_bundle
    load = load_of(terrain, bundle)
    return judge(terrain, load, marker_load(bundle, markers, terrain.chart.markers), bundle.ranges)


def columns_of(outcome: Outcome) -> tuple[Codes, Codes, Codes]:
    """Verdict, nominal verdict and hindrance, one byte each."""
    return outcome.verdict, outcome.nominal, np.minimum(outcome.hindrance, _MOST).astype(np.int8)
