import pytest

from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.forces.steeple import (
    Stack,
    arrival_refusal,
    climb_refusal,
    presence_refusal,
    smoke_grenade_refusal,
    stacking_refusal,
)
from companion.games.elst.rules.forces.steeple_fire import (
    AttackKind,
    WeaponKind,
    fire_refusal,
    levels_attacked,
    range_bonus,
    suffers_backblast,
)
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.levels import GROUND, STEEPLE


def some(type_: str, count: int = 1) -> Pieces:
    return Pieces(type=type_, count=count)


def test_a_stack_counts_half_squads_and_leaders_but_no_equipment() -> None:
    stack = Stack.of((some("german-4-4-7"), some("german-2-3-7", 2), some("leader-9-1", 3), some("lmg", 2)))
    assert stack == Stack(half_squads=4, smc=3)


@pytest.mark.parametrize(
    ("stack", "key"),
    [
        (Stack(2, 4), None),
        (Stack(3, 0), "steeple-too-many-squads"),
        (Stack(0, 5), "steeple-too-many-leaders"),
    ],
)
def test_the_limits_of_a_steeple(stack: Stack, key: str | None) -> None:
    refusal = stacking_refusal(stack)
    assert (refusal.key if refusal else None) == key


@pytest.mark.parametrize("kind", [PieceKind.GUN, PieceKind.VEHICLE])
def test_guns_and_vehicles_never_climb(kind: PieceKind) -> None:
    assert presence_refusal(kind) == climb_refusal(kind, 9)
    mover = some("pak-40" if kind is PieceKind.GUN else "tiger")
    assert arrival_refusal((), (mover,)) == presence_refusal(kind)


def test_what_infantry_carries_climbs_with_it() -> None:
    assert arrival_refusal((), (some("ss-3-4-8"), some("hmg"))) is None


def test_those_above_take_their_room() -> None:
    refusal = arrival_refusal((some("german-4-4-7"),), (some("german-4-3-6"),))
    assert refusal is not None
    assert refusal.rule == "1.1h"


@pytest.mark.parametrize(
    ("squad", "target", "same_hex", "key"),
    [
        (GROUND, STEEPLE, True, "steeple-no-grenade-up"),
        (STEEPLE, GROUND, False, "steeple-no-grenade-out"),
        (STEEPLE, STEEPLE, True, None),
        (GROUND, GROUND, False, None),
    ],
)
def test_smoke_grenades(squad: int, target: int, same_hex: bool, key: str | None) -> None:
    refusal = smoke_grenade_refusal(squad, target, same_hex=same_hex)
    assert (refusal.key if refusal else None) == key


@pytest.mark.parametrize(
    ("weapon", "firer", "target", "distance", "key"),
    [
        (WeaponKind.PANZERSCHRECK, GROUND, STEEPLE, 0, "steeple-no-fire-up"),
        (WeaponKind.PANZERSCHRECK, GROUND, STEEPLE, 1, None),
        (WeaponKind.PIAT, STEEPLE, GROUND, 1, "steeple-piat-too-near"),
        (WeaponKind.PIAT, STEEPLE, GROUND, 2, None),
        (WeaponKind.PIAT, GROUND, STEEPLE, 0, None),
        (WeaponKind.GUN, STEEPLE, GROUND, 3, "steeple-infantry-only"),
    ],
)
def test_weapons_and_levels(
    weapon: WeaponKind, firer: int, target: int, distance: int, key: str | None
) -> None:
    refusal = fire_refusal(weapon, firer, target, distance)
    assert (refusal.key if refusal else None) == key


def test_adjacent_steeple_fire_is_close_by_the_other_reading_only() -> None:
    assert not range_bonus(STEEPLE, GROUND, 1, ForceReadings()).is_point_blank
    other = ForceReadings(adjacent_steeple_fire_is_close=True)
    assert range_bonus(STEEPLE, GROUND, 1, other).is_point_blank
    assert not range_bonus(STEEPLE, GROUND, 0, other).is_triple


def test_backblast_is_avoided_on_the_ground_only() -> None:
    assert not suffers_backblast(WeaponKind.PANZERFAUST, GROUND)
    assert suffers_backblast(WeaponKind.PANZERFAUST, STEEPLE)


def test_ordnance_hits_the_levels_it_sees_and_mortars_both() -> None:
    assert levels_attacked(AttackKind.AREA_TARGET, None, frozenset({STEEPLE})) == {STEEPLE}
    assert levels_attacked(AttackKind.ARTILLERY, None, frozenset()) == {GROUND, STEEPLE}
    assert levels_attacked(AttackKind.SMALL_ARMS, GROUND, frozenset({STEEPLE})) == frozenset()
