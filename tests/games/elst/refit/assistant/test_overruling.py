"""What is refused may be overruled with a note, and a step done is reopened by undo alone."""

import pytest

from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    CloseOrder,
    FixAreas,
    NextRefitStep,
    Replenish,
    TellLosses,
    TryShift,
)
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, CampaignTable
from tests.games.elst.refit.assistant.telling import at_step, refusal


@pytest.fixture
def table() -> CampaignTable:
    return at_step(RefitStep.REPLENISHMENT)


def test_over_buying_is_refused_and_may_be_overruled(table: CampaignTable) -> None:
    """Ten points less six leave four: a second purchase of four is one too dear."""
    table.gain(GERMAN, 6)
    table.do(BuyGroup(faction=GERMAN, group="I2"))
    tank = BuyGroup(faction=GERMAN, group="V2", on_map=True)
    with pytest.raises(IllegalCommandError) as refused:
        table.do(tank)
    assert (refused.value.reason.key, refused.value.reason.rule) == ("refit-too-few-points", "4.515")
    table.session.overrule(tank, "we agreed on a point more")
    assert refusal(table, CloseOrder(faction=GERMAN)) == "refit-too-few-points"
    table.session.overrule(CloseOrder(faction=GERMAN), "as agreed")
    table.answer(8, 8)
    table.answer(7)
    assert table.purse(GERMAN).left == -1
    assert [line.group for line in table.purse(GERMAN).record] == ["I2", "V2"]


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (BuyGroup(faction=BRITISH, group="V2", on_map=True), "4.5127"),
        (BuyGroup(faction=BRITISH, group="I1"), "4.5151a"),
    ],
)
def test_every_limit_is_refused_with_its_rule(table: CampaignTable, command: Command, rule: str) -> None:
    table.gain(BRITISH, 1)
    table.do(BuyGroup(faction=BRITISH, group="I1"))
    with pytest.raises(IllegalCommandError) as refused:
        table.do(command)
    assert refused.value.reason.rule == rule
    assert refused.value.can_overrule


def test_more_squads_than_the_losses_allow_come_back_by_a_note_only() -> None:
    table = CampaignTable()
    table.go_to(RefitStep.MELEE)
    table.do(TellLosses(side=BRITISH, text="3x 4-5-7"))
    table.at_work()
    assert refusal(table, Replenish(faction=BRITISH, text="4-5-7")) == "refit-too-many-replenished"
    table.session.overrule(Replenish(faction=BRITISH, text="4-5-7"), "one more was lost")
    assert [some.type for some in table.purse(BRITISH).replenished] == ["british-4-4-7"]


def test_a_shift_without_a_path_is_overruled_with_its_dice() -> None:
    table = at_step(RefitStep.SHIFT)
    shift = TryShift(faction=GERMAN, text="SS 4-4-7", origin="#4", goal="#2")
    with pytest.raises(IllegalCommandError) as refused:
        table.do(shift)
    assert refused.value.reason.rule == "4.511b"
    table.session.overrule(shift, "the road is open on our map")
    table.answer(8)
    assert [move.result.value for move in table.purse(GERMAN).moves] == ["success"]


def test_a_step_done_is_reopened_by_undo_alone() -> None:
    table = at_step(RefitStep.ESCAPE)
    assert refusal(table, FixAreas()) == "refit-not-at-step"
    areas = table.campaign.areas
    table.session.undo()
    assert table.campaign.step is RefitStep.SETUP_AREAS
    table.do(FixAreas(), NextRefitStep())
    assert table.campaign.areas == areas
