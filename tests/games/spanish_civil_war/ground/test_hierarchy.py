"""The hierarchies are whole: every HQ named exists, every formation has one, every name has words."""

import pytest

from companion.games.spanish_civil_war.readings import Readings
from companion.games.spanish_civil_war.rules.ground.hierarchy import (
    candidates,
    chain_of,
    headquarters,
    hierarchies,
    hq_of,
)
from companion.games.spanish_civil_war.scenario_data import order_of_battle
from companion.games.spanish_civil_war.terms import Battle
from companion.text import LANGUAGES, Catalogue
from tests.games.spanish_civil_war.ground.forces import NATIONALIST, REPUBLICAN

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE


AS_SET_UP = Readings(panzers_of_any_brigade=False)


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
def test_every_superior_is_an_hq_or_stands_for_some(battle: Battle) -> None:
    named = [above for hq in headquarters(battle).values() for above in hq.reports_to]
    named += hierarchies().formations[battle].values()
    for superior in named:
        assert candidates(battle, REPUBLICAN, superior) or candidates(battle, NATIONALIST, superior)
        assert superior in headquarters(battle) or superior.startswith("any")


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
def test_every_chain_ends_at_a_top_or_at_any(battle: Battle) -> None:
    for formation in hierarchies().formations[battle]:
        top = chain_of(battle, formation)[-1]
        assert top.startswith("any") or not headquarters(battle)[top].reports_to


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hq_has_the_name_of_its_formation(language: str) -> None:
    catalogue = Catalogue(language)
    for battle in (JARAMA, BRUNETE):
        for hq in headquarters(battle):
            assert f"scw-formation-{hq.removeprefix('HQ-').lower()}" in catalogue


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
def test_hierarchies_agree_with_the_orders_of_battle(battle: Battle) -> None:
    for formation in order_of_battle(battle).formations:
        if formation.parent:
            assert hq_of(formation.parent) in chain_of(battle, formation.id, AS_SET_UP)
    below = {formation for formation in hierarchies().formations[battle] if formation.startswith("J-R-1TK-")}
    known = {formation.id for formation in order_of_battle(battle).formations}
    assert hierarchies().formations[battle].keys() - below <= known
