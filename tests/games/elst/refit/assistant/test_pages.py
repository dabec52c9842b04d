"""Every step as one page of data: worded, resumed, secret parts kept apart, the difference told."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import MovePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    CloseOrder,
    FixAreas,
    Replenish,
    RevealChits,
    RollTable,
    TellLosses,
    TryShift,
)
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.games.elst.shown.refit.forecasts import forecast
from companion.games.elst.shown.refit.task_parts import task_part
from companion.kit.system import Players
from companion.session.session import Session
from companion.text import LANGUAGES, Catalogue
from tests.games.elst.refit.assistant.refit_table import BOARD, BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import add, at_step, count, page, reasons, tell_worked_example

WALKED = tuple(RefitStep)[: tuple(RefitStep).index(RefitStep.REPLENISHMENT) + 1]


def busy(step: RefitStep) -> CampaignTable:
    """A table at a step, with something counted and lost."""
    table = CampaignTable()
    table.go_to(RefitStep.MELEE)
    table.do(TellLosses(side=BRITISH, text="5x 4-5-7, HS 2-4-7"))
    if step in tuple(RefitStep)[tuple(RefitStep).index(RefitStep.ESCAPE) :]:
        table.go_to(RefitStep.SETUP_AREAS)
        tell_worked_example(table)
        table.go_to(RefitStep.ESCAPE)
        count(table, GERMAN, "#2", "2x SS 4-4-7, Tiger", Mark.STUNNED)
        count(table, GERMAN, "#4", "9-1", Mark.WOUNDED)
    table.go_to(step)
    return table


@pytest.mark.parametrize("step", WALKED)
def test_every_step_has_its_page_in_every_language(step: RefitStep) -> None:
    shown = page(busy(step))
    assert shown.step is step
    assert shown.title.rule == step.value
    assert shown.tasks or step is RefitStep.NEW_DATE
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        assert all(catalogue.reason(reason, BOARD.hex_name) for reason in reasons(shown))


def test_the_set_up_has_its_page_too() -> None:
    table = busy(RefitStep.REPLENISHMENT)
    for side, chit in ((BRITISH, Chit.ATTACK), (GERMAN, Chit.IDLE)):
        table.work(side, chit)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    shown = page(table)
    assert [task.id for task in shown.tasks] == ["set-up", "set-up-order", "batteries", "retained", "begin"]
    for language in LANGUAGES:
        assert all(Catalogue(language).reason(reason, BOARD.hex_name) for reason in reasons(shown))


@pytest.mark.parametrize("step", [RefitStep.ESCAPE, RefitStep.REPAIR, RefitStep.SHIFT])
def test_a_step_is_left_and_resumed_as_it_was(step: RefitStep) -> None:
    table = busy(step)
    before = page(table)
    table.session = Session.open(table.store, {SYSTEM.id: SYSTEM}.get)
    assert page(table) == before


def test_the_difference_of_a_step_is_told_place_by_place() -> None:
    table = busy(RefitStep.REPAIR)
    assert page(table).changes == ()
    table.do(RollTable(kind=RollKind.STUN, side=GERMAN, place="#2", text="Tiger"))
    table.answer(2)
    (change,) = page(table).changes
    assert (change.subject.args, change.secret_to) == ({"side": "german", "place": "#2"}, "")
    tanks = [
        [lot.args["stunned"] for lot in words if lot.args["pieces"] == "Pz VIE"]
        for words in (change.before, change.after)
    ]
    assert tanks == [["yes"], ["no"]]
    assert [result.line.key for result in page(table).results] == [
        "refit-result-recovered",
        "refit-fact-retained",
    ]


def test_losses_told_are_a_change_of_their_step() -> None:
    table = CampaignTable()
    table.go_to(RefitStep.MELEE)
    table.do(TellLosses(side=BRITISH, text="5x 4-5-7"))
    (change,) = page(table).changes
    assert (change.before, change.after[0].args) == ((), {"pieces": "5x 4-5-7"})


def test_losses_that_are_tracked_stand_there_before_anybody_tells_them() -> None:
    """4.513a: eight squads lost in play and in a Melee of 4.501 bring two back, and are named."""
    table = CampaignTable()
    add(table, BRITISH, "8x 4-5-7")
    table.go_to(RefitStep.MELEE)
    table.do(MovePieces(side=BRITISH, text="8x 4-5-7", to_spot=Spot.ELIMINATED))
    (losses,) = (task for task in page(table).tasks if task.id == "losses")
    lost, back, _ = losses.facts
    assert lost.about is not None
    assert lost.about.args == {"pieces": "8x 4-5-7"}
    assert (back.key, back.args["count"]) == ("refit-fact-squads-back", 2)


def test_odds_stand_beside_the_dice_they_belong_to() -> None:
    """Those of the wounded leader who is cut off; where nobody is counted, those of any."""
    for table, chances in (
        (busy(RefitStep.WOUNDED), {"wounded": 3, "eliminated": 3}),
        (at_step(RefitStep.WOUNDED), {"unwounded": 1, "wounded": 3, "eliminated": 2}),
    ):
        (wounded,) = (task for task in page(table).tasks if task.id == "wounded")
        (odds,) = wounded.forecasts
        told = {reason.key.removeprefix("refit-result-"): chance * 6 for reason, chance in odds.rows}
        assert told == chances


def test_the_goals_of_a_shift_are_all_places_but_the_one_that_is_left() -> None:
    table = at_step(RefitStep.SHIFT)
    count(table, GERMAN, "#1", "SS 4-4-7")
    (shift,) = [task for task in page(table).tasks if task.id == "shift" and task.secret_to == "german"]
    (choices,) = task_part(SYSTEM.scene(table.state), shift).parts
    first = choices.choices[0]
    (goal,) = [one for one in first.inputs if one.name == "goal"]
    offered = [one.text for one in goal.suggestions]
    assert first.values["origin"] == "#1"
    assert "#1" not in offered
    assert {"#2", "entry"} <= {*offered}


def test_the_way_of_a_shift_is_there_to_be_drawn() -> None:
    table = at_step(RefitStep.SHIFT)
    scene = SYSTEM.scene(table.state)
    odds = forecast(scene, TryShift(faction=GERMAN, text="SS 4-4-7", origin="#1", goal="#2"))
    assert odds is not None
    assert odds.drm == 0
    areas = scene.fixed_areas
    ends = [areas.area_at(hex_) for hex_ in (odds.path[0], odds.path[-1])]
    assert [area.name for area in ends if area] == ["#1", "#2"]
    assert all(b in a.neighbours() for a, b in zip(odds.path, odds.path[1:], strict=False))
    walk = forecast(scene, TryShift(faction=BRITISH, text="4-5-7", origin="#1", goal="entry"))
    assert walk is not None
    assert walk.rows == ()


# ---- secrets ----


@pytest.fixture
def sealed() -> CampaignTable:
    table = CampaignTable(Players.TWO)
    table.go_to(RefitStep.MELEE)
    table.do(TellLosses(side=GERMAN, text="5x SS 4-4-7"))
    table.at_work()
    return table


def secrets(table: CampaignTable) -> set[str]:
    shown = page(table)
    parts = (*shown.tasks, *shown.results, *shown.changes)
    return {part.secret_to for part in parts if part.secret_to}


def test_secret_work_is_on_the_page_only_while_its_side_sits_there(sealed: CampaignTable) -> None:
    assert secrets(sealed) == set()
    sealed.session.secrecy.unlock(GERMAN)
    sealed.do(Replenish(faction=GERMAN, text="SS 4-4-7"))
    assert secrets(sealed) == {"german"}
    assert {change.subject.key for change in page(sealed).changes} == {"refit-subject-replenished"}
    sealed.session.secrecy.lock(GERMAN)
    assert secrets(sealed) == set()


def test_a_purchase_is_a_change_of_its_side_s_own(sealed: CampaignTable) -> None:
    sealed.session.secrecy.unlock(BRITISH)
    sealed.gain(BRITISH, 1)
    sealed.do(BuyGroup(faction=BRITISH, group="O1"), CloseOrder(faction=BRITISH))
    told = {change.subject.key: change for change in page(sealed).changes}
    points = told["refit-subject-points"]
    assert (points.before[0].args["count"], points.after[0].args["count"]) == (0, 22)
    assert all(change.secret_to == "british" for change in told.values())


def test_the_page_of_replenishment_tells_what_a_squad_may_return_as() -> None:
    """4.513b: one squad of lower quality for each; it is tapped, and only the place is typed."""
    (work,) = (task for task in page(busy(RefitStep.REPLENISHMENT)).tasks if task.secret_to == "british")
    told = [choice for choice in work.choices if choice.label.key == "refit-choice-return"]
    assert [tuple(one.label.args.values()) for one in told] == [("4-5-7", "4-4-7")]
    assert [one.name for one in told[0].inputs] == ["goal"]


def test_replenished_squads_go_to_a_place_that_is_not_isolated() -> None:
    table = busy(RefitStep.REPLENISHMENT)
    table.do(Replenish(faction=BRITISH, text="4-5-7", goal="#1"))
    assert table.purse(BRITISH).replenished_to == "#1"


def test_the_british_areas_close_entry_hexes_once_they_are_fixed() -> None:
    table = CampaignTable()
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.do(FixAreas())
    areas = SYSTEM.scene(table.state).fixed_areas
    told = table.state.game.forces.british_area
    assert frozenset(told) == areas.hexes_of(Faction.BRITISH)
