import pytest

from companion.games.elst.procedures.forces.commands import CountPanzerfausts, FirePanzerfaust, TrySelfRally
from companion.games.elst.rules.sequence import Phase
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from tests.games.elst.forces.tracking.forces_table import BRITISH, GERMAN, ForcesTable


@pytest.mark.parametrize(("drops", "shots"), [(True, 7), (False, 8)])
def test_first_shots_by_either_reading(drops: bool, shots: int) -> None:
    table = ForcesTable()
    table.choose("forces-first-panzerfaust-fraction-drops", drops)
    table.do(CountPanzerfausts(squads=5))
    assert table.forces.panzerfausts == shots


def test_shots_run_out() -> None:
    table = ForcesTable()
    assert table.refusal(FirePanzerfaust()) == "pf-not-counted"
    table.do(CountPanzerfausts(squads=1))
    table.do(FirePanzerfaust())
    assert table.refusal(FirePanzerfaust()) == "pf-none-left"
    table.overrule(FirePanzerfaust())
    assert table.forces.panzerfausts == 0


def test_the_table_may_set_the_shots() -> None:
    table = ForcesTable()
    table.do(SetFacts(facts={"forces/panzerfausts": 3}))
    assert table.forces.panzerfausts == 3
    with pytest.raises(IllegalCommandError) as caught:
        table.do(SetFacts(facts={"forces/panzerfausts": -1}))
    assert caught.value.reason.key == "value-impossible"
    assert table.refusal(CountPanzerfausts(squads=-1)) == "forces-negative-count"


def test_two_self_rallies_in_each_rally_phase() -> None:
    table = ForcesTable()
    table.go_to(Phase.RALLY, BRITISH)
    table.do(TrySelfRally())
    table.do(TrySelfRally())
    assert table.refusal(TrySelfRally()) == "self-rally-used"
    table.go_to(Phase.RALLY, GERMAN)
    assert table.refusal(TrySelfRally()) == ""
    table.go_to(Phase.MOVEMENT, GERMAN)
    assert table.refusal(TrySelfRally()) == "self-rally-not-now"
