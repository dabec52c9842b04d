"""A die for each wounded leader, vehicle and weapon: what counts, who rolls, who still has to."""

import pytest

from companion.play.questions import Question
from companion.systems.elst.refit.assistant.commands import CountRetained, RollTable, TellOutside
from companion.systems.elst.refit.assistant.stock import Mark
from companion.systems.elst.refit.procedure import RefitStep
from companion.systems.elst.refit.terms import RollKind
from tests.systems.elst.refit.assistant.refit_table import BRITISH, GERMAN, CampaignTable
from tests.systems.elst.refit.assistant.telling import at_step, hex_at, page, retained

EAST, CUT_OFF = "#2", "#4"  # of the German areas of the worked example, the latter F14 alone


def immobile_tank(hex_name: str | None, place: str = "#1") -> CampaignTable:
    """A British tank that cannot move, before the repairs."""
    table = at_step(RefitStep.REPAIR)
    hex_ = hex_at(hex_name) if hex_name else None
    table.do(CountRetained(side=BRITISH, place=place, text="Sherman V", mark=Mark.IMMOBILE, hex=hex_))
    return table


def offered_roll(table: CampaignTable, kind: RollKind) -> RollTable:
    """The one roll that the page offers for counters on a table."""
    (task,) = (one for one in page(table).tasks if one.id == kind.value)
    (command,) = (one.build() for one in task.choices if not one.inputs and one.is_legal)
    assert isinstance(command, RollTable)
    return command


def counting(table: CampaignTable) -> dict[str, int]:
    """The modifiers of the die asked for, by their reasons."""
    asked = table.asked
    assert asked is not None
    assert not isinstance(asked, Question)
    (row,) = asked.rows
    return {one.reason.key.removeprefix("refit-drm-"): one.value for one in asked.modifiers_of(row)}


# ---- immobile vehicles (4.5121) ----


@pytest.mark.parametrize(
    ("hex_name", "told"), [("E11", {}), ("C13", {"front-line": 1}), ("M10", {"uncontrolled-hex": 1})]
)
def test_the_map_tells_what_counts_for_an_immobile_tank(hex_name: str, told: dict[str, int]) -> None:
    """4.2n, 4.5121."""
    table = immobile_tank(hex_name)
    table.do(offered_roll(table, RollKind.IMMOBILE))
    assert counting(table) == told


def test_a_tank_retained_in_uncontrolled_territory_repairs_at_one_more() -> None:
    """4.5057c, 4.5121: 2 is no longer enough."""
    table = at_step(RefitStep.ESCAPE)
    table.do(TellOutside(side=GERMAN, text="Tiger", hex=hex_at("L12"), is_immobile=True))
    table.go_to(RefitStep.REPAIR)
    table.do(offered_roll(table, RollKind.IMMOBILE))
    assert counting(table) == {"uncontrolled-hex": 1}
    table.answer(2)
    assert retained(table, GERMAN, "map") == {"tiger immobile": 1}


def test_an_isolated_tank_at_the_front_counts_both() -> None:
    table = at_step(RefitStep.REPAIR)
    table.do(CountRetained(side=GERMAN, place=CUT_OFF, text="Tiger", mark=Mark.IMMOBILE, hex=hex_at("F14")))
    table.do(offered_roll(table, RollKind.IMMOBILE))
    assert counting(table) == {"isolated": 1, "front-line": 1}


def test_where_an_immobile_tank_stands_is_asked_and_remembered() -> None:
    table = immobile_tank(None)
    table.do(offered_roll(table, RollKind.IMMOBILE))
    table.reply(hex_at("C13"))
    assert counting(table) == {"front-line": 1}
    table.answer(2)
    (lot,) = table.campaign.stock
    assert lot.hex == hex_at("C13")


def test_where_nobody_knows_the_hex_nothing_counts() -> None:
    table = immobile_tank(None)
    table.do(offered_roll(table, RollKind.IMMOBILE))
    table.reply(None)
    assert counting(table) == {}
    table.answer(2)
    assert retained(table, BRITISH, "#1") == {"sherman-v": 1}


def test_off_the_map_there_is_no_front_line() -> None:
    table = immobile_tank(None, "entry")
    table.do(offered_roll(table, RollKind.IMMOBILE))
    assert counting(table) == {}


def test_tanks_at_different_places_roll_each_by_its_own() -> None:
    table = immobile_tank("C13")
    table.do(CountRetained(side=BRITISH, place="#1", text="Sherman V", mark=Mark.IMMOBILE, hex=hex_at("E11")))
    table.do(RollTable(kind=RollKind.IMMOBILE, side=BRITISH, place="#1", text="2x Sherman V"))
    table.answer(2, 2)
    assert retained(table, BRITISH, "#1") == {"sherman-v": 1, "sherman-v immobile": 1}


def test_the_odds_of_a_tank_at_the_front_stand_on_the_page() -> None:
    table = immobile_tank("C13")
    (task,) = (one for one in page(table).tasks if one.id == "immobile")
    (odds,) = task.forecasts
    assert [modifier.reason.key for modifier in odds.modifiers] == ["refit-drm-front-line"]
    assert {reason.key: chance * 6 for reason, chance in odds.rows} == {
        "refit-result-mobile": 1,
        "refit-result-no-change": 5,
    }
