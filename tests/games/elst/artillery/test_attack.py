import pytest

from companion.games.elst.rules.artillery.attack import (
    Cover,
    attack_drm,
    attack_result,
    firepower_used,
)
from companion.games.elst.rules.artillery.readings import ArtilleryReadings, SteepleCritical
from companion.games.elst.rules.artillery.tables import NO_EFFECT, FireTable, printed_table, printed_values

READINGS = ArtilleryReadings()
TABLE = printed_table()


@pytest.mark.parametrize(
    ("firepower", "final", "result"),
    [
        (20, 0, "4KIA"),
        (20, -3, "4KIA"),
        (20, 4, "K/4"),
        (20, 12, "PTC"),
        (20, 13, NO_EFFECT),
        (12, 5, "2MC"),
        (30, 14, "PTC"),
        (36, 0, "7KIA"),
        (36, 15, "PTC"),
        (36, 18, NO_EFFECT),
        (32, 0, "6KIA"),
    ],
)
def test_the_fire_table_gives_the_printed_results(firepower: int, final: int, result: str) -> None:
    assert TABLE.result(firepower, final) == result


def test_each_column_of_the_table_weakens_step_by_step() -> None:
    """One result more a column from 4 FP on, each ending NMC, PTC."""
    assert [len(results) for results in TABLE.columns.values()] == [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
    assert all(results[-2:] == ("NMC", "PTC") for results in TABLE.columns.values())


@pytest.mark.parametrize(
    ("calibre", "firepower"),
    [(60, 0), (70, 12), (80, 16), (88, 16), (100, 20), (105, 20), (120, 24), (150, 30), (210, 36)],
)
def test_firepower_goes_by_calibre_or_more(calibre: int, firepower: int) -> None:
    assert TABLE.firepower(calibre) == firepower


def test_a_player_may_edit_the_table() -> None:
    values = printed_values()
    calibres = values["calibres"]
    assert isinstance(calibres, dict)
    edited = FireTable.model_validate({**values, "calibres": {**calibres, "100": 24}})
    assert edited.firepower(105) == 24


@pytest.mark.parametrize(("firepower", "used"), [(12, 24), (16, 32), (20, 36), (30, 36)])
def test_a_critical_hit_doubles_firepower_to_thirty_six_at_most(firepower: int, used: int) -> None:
    """2.5d"""
    assert firepower_used(firepower, 2) == used
    assert firepower_used(firepower, 3) == firepower


@pytest.mark.parametrize(
    ("cover", "usual", "critical"),
    [
        (Cover(3), 3, -3),
        (Cover(-1), -1, -1),
        (Cover(2, negative=-2), 0, -4),
        (Cover(0, has_gunshield=True), 1, 1),
        (Cover(3, is_steeple_ground=True), 4, -2),
    ],
)
def test_a_critical_hit_turns_positive_tem_and_nothing_else(cover: Cover, usual: int, critical: int) -> None:
    """2.5d, 2.52"""
    assert attack_drm(cover, 7, READINGS) == usual
    assert attack_drm(cover, 2, READINGS) == critical


def test_the_steeples_extra_one_may_be_read_as_dropped() -> None:
    dropped = ArtilleryReadings(steeple_critical=SteepleCritical.DROPPED)
    assert attack_drm(Cover(3, is_steeple_ground=True), 2, dropped) == -3
    assert attack_drm(Cover(3, is_steeple_ground=True), 7, dropped) == 4


def test_a_result_without_tem_gives_what_can_be_told() -> None:
    result = attack_result(16, None, 2, TABLE, READINGS)
    assert (result.firepower, result.column, result.is_critical) == (32, 30, True)
    assert (result.drm, result.final, result.effect) == (None, None, None)


def test_a_result_with_cover_is_read_off_the_table() -> None:
    """100 mm on a TEM of 3: DR 4 is 7 on the 20 column."""
    result = attack_result(20, Cover(3), 4, TABLE, READINGS)
    assert (result.final, result.effect) == (7, "2MC")
