import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.quality import (
    Loss,
    Troops,
    broken_morale,
    casualty_loss,
    elr,
    is_steady,
    replacement,
    troops_of,
)
from companion.games.elst.rules.forces.units import PieceKind, UnitClass


@pytest.mark.parametrize(
    ("faction", "class_", "expected"),
    [
        (Faction.BRITISH, UnitClass.ELITE, False),
        (Faction.BRITISH, UnitClass.SECOND_LINE, True),
        (Faction.GERMAN, UnitClass.ELITE, True),
    ],
)
def test_only_good_british_troops_never_cower(faction: Faction, class_: UnitClass, expected: bool) -> None:
    assert is_steady(faction, PieceKind.SQUAD, class_) is not expected


def test_crews_are_no_squads_that_never_cower() -> None:
    assert not is_steady(Faction.BRITISH, PieceKind.CREW, UnitClass.ELITE)


def test_broken_morale_of_others_is_on_their_counters() -> None:
    assert broken_morale(piece_type("german-4-4-7")) is None
    assert broken_morale(piece_type("ss-2-3-7")) == 8


@pytest.mark.parametrize(
    ("unit", "troops"),
    [("leader-8-1", Troops.SMC), ("ss-4-4-7", Troops.SS_MMC), ("german-4-4-7", Troops.MMC)],
)
def test_whom_an_elr_holds_for(unit: str, troops: Troops) -> None:
    assert troops_of(piece_type(unit)) is troops
    assert elr(Faction.GERMAN, Troops.SS_MMC) is None


@pytest.mark.parametrize(
    ("unit", "lower", "key"),
    [
        ("german-4-4-7", "german-4-3-6", "elr-replaced"),
        ("leader-8-0", "leader-7-0", "elr-replaced"),
        ("german-4-3-6", None, "elr-lowest"),
        ("leader-6-plus-1", None, "elr-lowest"),
        ("ss-6-5-8", None, "elr-ss-exempt"),
        ("crew-2-2-8", None, "elr-crew-unknown"),
    ],
)
def test_replacement_says_why(unit: str, lower: str | None, key: str) -> None:
    found = replacement(piece_type(unit))
    assert (found.unit.id if found.unit else None, found.reason.key) == (lower, key)


def test_casualty_reduction_by_kind() -> None:
    losses = {kind: casualty_loss(kind) for kind in (PieceKind.SQUAD, PieceKind.CREW, PieceKind.LEADER)}
    assert losses == {
        PieceKind.SQUAD: Loss.REDUCED,
        PieceKind.CREW: Loss.ELIMINATED,
        PieceKind.LEADER: Loss.WOUNDED,
    }
