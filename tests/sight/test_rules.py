"""The sight rules one by one, as the rulebook and the base game state them."""

import pytest

from companion.sight import rules
from companion.sight.markers import Smoke, SmokeKind
from tests.sight.sketches import CENTRE, CHART

WP = SmokeKind.WHITE_PHOSPHORUS


@pytest.mark.parametrize(("sum_", "blocks"), [(0, False), (5, False), (6, True), (9, True)])
def test_six_block(sum_: int, blocks: bool) -> None:
    assert rules.is_blocking(sum_, CHART.hindrance_limit) == blocks


@pytest.mark.parametrize(("areas", "adds"), [(0, 0), (1, 1), (2, 2)])
def test_each_blast_area_adds_one(areas: int, adds: int) -> None:
    assert rules.blast_hindrance(areas, CHART.markers) == adds


@pytest.mark.parametrize(("behind", "is_first"), [(0, False), (1, True), (2, False)])
def test_only_the_first_hex_behind_is_directly_behind(behind: int, is_first: bool) -> None:
    assert rules.is_directly_behind(behind) == is_first


@pytest.mark.parametrize(("adds", "total"), [(True, 2), (False, 1)])
def test_a_vehicle_in_hindering_terrain(adds: bool, total: int) -> None:
    assert rules.step_hindrance(1, 1, adds=adds) == total


@pytest.mark.parametrize(
    ("kind", "level", "is_raised", "is_under_viewer", "counts"),
    [
        (SmokeKind.SMOKE, 0, False, False, True),
        (SmokeKind.SMOKE, 1, False, False, False),
        (SmokeKind.SMOKE, 0, True, False, True),
        (SmokeKind.SMOKE, 0, True, True, False),
        (SmokeKind.DISPERSED, 0, True, True, False),
        (SmokeKind.SMOKE, 1, True, True, True),
        (WP, 0, True, True, True),
        (WP, 0, True, False, True),
    ],
)
def test_which_smoke_counts(
    kind: SmokeKind, level: int, is_raised: bool, is_under_viewer: bool, counts: bool
) -> None:
    assert rules.smoke_counts(kind, level, is_raised=is_raised, is_under_viewer=is_under_viewer) == counts


@pytest.mark.parametrize(
    ("kind", "entered", "amount"),
    [
        (SmokeKind.SMOKE, None, 3),
        (SmokeKind.DISPERSED, None, 2),
        (SmokeKind.SMOKE, 1, 1),
        (WP, None, None),
        (WP, 2, 2),
    ],
)
def test_what_a_smoke_counter_adds(kind: SmokeKind, entered: int | None, amount: int | None) -> None:
    assert rules.smoke_amount(Smoke(CENTRE, kind, 0, entered), CHART.markers) == amount
