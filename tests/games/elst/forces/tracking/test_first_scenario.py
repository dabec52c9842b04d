import pytest

from companion.games.elst.procedures.opening import REFIT_AFTER
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.panel import forces_panel
from companion.kit.panels import Lines
from companion.session.errors import IllegalCommandError
from tests.games.elst.forces.tracking.forces_table import BRITISH, GERMAN, SYSTEM, ForcesTable, at


def shown(table: ForcesTable) -> list[tuple[str, str]]:
    """The lines of the panel: key, and what it is about."""
    lines = (part for part in forces_panel(table.scene).parts if isinstance(part, Lines))
    return [(line.key, str(line.args.get("formation", ""))) for part in lines for line in part.lines]


def asked(table: ForcesTable) -> list[str]:
    return [formation for key, formation in shown(table) if key == "initial-ask-pieces"]


def test_the_card_is_asked_until_each_formation_is_named() -> None:
    table = ForcesTable("initial")
    assert asked(table) == ["kampfgruppe-knaust", "wessex-214-brigade", "dragoon-guards"]
    table.add("4-4-7")
    table.add("4-5-7", BRITISH)
    assert asked(table) == ["dragoon-guards"]
    table.add("3x Sherman V", BRITISH)
    assert asked(table) == []


def test_counters_named_on_the_wrong_columns_are_told_while_the_scenario_is_set_up() -> None:
    """4.43: named with their hexes they are taken as they stand, for a table may begin late."""
    table = ForcesTable("initial")
    before = table.state
    table.add("4-4-7 @ E9\n2x 4-4-7 @ D9\n4-4-7 @ D9")
    table.add("4-5-7 @ D9\n4-5-7 @ E9\nSherman V @ A9", BRITISH)
    told = SYSTEM.came_of(before, table.state)
    assert [(line.hexes[0], line.about.key) for line in told if line.about] == [
        (at("D9"), "initial-other-columns"),
        (at("E9"), "initial-other-columns"),
        (at("A9"), "initial-enters-only"),
    ]
    assert [key for key, _ in shown(table)].count("initial-misplaced") == len(told)
    table.go_to(Phase.PREP_FIRE)
    assert "initial-misplaced" not in dict(shown(table))


def test_a_refit_phase_alone_asks_nothing_of_the_first_scenario() -> None:
    """4.43: who take up the campaign later name their counters as the last scenario has left them."""
    table = ForcesTable("initial", **{REFIT_AFTER: "24-morning"})
    before = table.state
    table.add("4-5-7 @ M20, Sherman V @ K20", BRITISH)
    assert SYSTEM.came_of(before, table.state) == ()
    assert not [key for key, _ in shown(table) if key.startswith("initial-")]


def test_later_scenarios_have_no_card() -> None:
    assert asked(ForcesTable("british-attack")) == []


@pytest.mark.parametrize(("balance", "calibre"), [(None, 100), (GERMAN, 100), (BRITISH, 80)])
def test_the_balance_changes_the_german_battery(balance, calibre: int) -> None:
    table = ForcesTable("initial", **({"balance": balance.value} if balance else {}))
    (battery,) = table.state.game.batteries.values()
    assert battery.calibre == calibre
    assert table.forces.favoured is balance
    assert ("forces-log-balance" in dict(shown(table))) is (balance is not None)


@pytest.mark.parametrize("balance", [None, "british", "german"])
def test_a_mortar_that_the_balance_leaves_out_is_told(balance: str | None) -> None:
    """4.4d: of the balance for the Germans; overruled by leaving it there."""
    table = ForcesTable("initial", **({"balance": balance} if balance else {}))
    before = table.state
    table.add("51mm mortar, 2-4-7 @ B10", BRITISH)
    told = [(line.key, line.rule) for line in SYSTEM.came_of(before, table.state)]
    assert told == ([("forces-log-balance", "4.4d")] if balance == "german" else [])


@pytest.mark.parametrize(("scenario", "balance"), [("initial", "french"), ("british-attack", "british")])
def test_another_balance_is_refused(scenario: str, balance: str) -> None:
    with pytest.raises(IllegalCommandError) as caught:
        ForcesTable(scenario, balance=balance)
    assert caught.value.reason.key == "forces-no-such-balance"
