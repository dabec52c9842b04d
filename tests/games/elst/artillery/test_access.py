from dataclasses import replace

import pytest

from companion.chance.errors import ImpossibleAnswerError
from companion.games.elst.rules.artillery.access import (
    AccessState,
    Chit,
    access_after_phase,
    draw_refusal,
    draw_result,
    new_pile,
)
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, BatteryKind
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.scenario_data import scenario_data

FRESH = AccessState(
    kind=BatteryKind.NORMAL,
    has_contact=True,
    has_access=False,
    is_denied=False,
    has_drawn=False,
    counter=None,
)


@pytest.mark.parametrize(
    ("state", "key"),
    [
        (replace(FRESH, has_contact=False), "oba-no-contact"),
        (replace(FRESH, is_denied=True), "oba-denied"),
        (replace(FRESH, has_drawn=True), "oba-drawn-already"),
        (replace(FRESH, has_access=True), "oba-has-access"),
        (replace(FRESH, counter=ArtilleryCounter.SR), "oba-counter-on-map"),
        (replace(FRESH, counter=ArtilleryCounter.FFE2), "oba-counter-on-map"),
        (replace(FRESH, chits_left=0), "oba-pile-empty"),
        (replace(FRESH, kind=BatteryKind.ROCKET, missions_fired=1), "oba-rocket-spent"),
        (replace(FRESH, kind=BatteryKind.ROCKET, counter=ArtilleryCounter.FFEC), "oba-rocket-spent"),
    ],
)
def test_why_no_chit_is_drawn(state: AccessState, key: str) -> None:
    refusal = draw_refusal(state)
    assert refusal is not None
    assert refusal.key == key


@pytest.mark.parametrize("counter", [None, ArtilleryCounter.FFEC])
def test_contact_without_sr_or_ffe_or_with_an_ffec_forces_a_draw(counter: ArtilleryCounter | None) -> None:
    """2.2a, 2.34b"""
    assert draw_refusal(replace(FRESH, counter=counter)) is None


def test_the_second_red_denies_access_and_black_never_does() -> None:
    """2.2e, 2.2f"""
    assert not draw_result(Chit.RED, reds_before=0).is_denied
    assert draw_result(Chit.RED, reds_before=1).is_denied
    assert not draw_result(Chit.BLACK, reds_before=1).is_denied


def test_a_pile_begins_with_eight_black_and_three_red_and_gives_no_fourth() -> None:
    """CG3b, 2.21b"""
    pile = new_pile(scenario_data().chits)
    assert dict(pile.left) == {Chit.BLACK: 8, Chit.RED: 3}
    with pytest.raises(ImpossibleAnswerError):
        pile.after_draw((Chit.RED,) * 4)


def test_access_goes_with_an_rph_that_began_with_the_ffec_and_with_no_other_phase() -> None:
    """2.2d"""
    assert not access_after_phase(True, Phase.RALLY, began_with_ffec=True)
    assert access_after_phase(True, Phase.RALLY, began_with_ffec=False)
    assert all(
        access_after_phase(True, phase, began_with_ffec=True) for phase in Phase if phase is not Phase.RALLY
    )
