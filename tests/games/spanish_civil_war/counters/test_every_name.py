"""Every name that is shown or printed is understood where counters are named, of its own side."""

import pytest

from companion.games.spanish_civil_war.counters.names import find_called, names_of
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Battle


@pytest.mark.parametrize("faction", list(Faction))
@pytest.mark.parametrize("battle", [Battle.JARAMA, Battle.BRUNETE])
def test_every_spelling_means_what_it_is_the_name_of(battle: Battle, faction: Faction) -> None:
    for one in names_of(battle, faction).spelled:
        assert find_called(one.text, battle, faction) == one.means, one.text


@pytest.mark.parametrize("typed", ["13 int", "第13", "11th intern"])
def test_what_completes_a_name_is_understood(typed: str) -> None:
    completions = names_of(Battle.JARAMA, Faction.REPUBLICAN).completions(typed)
    assert completions
    for text in completions:
        assert find_called(text, Battle.JARAMA, Faction.REPUBLICAN)
