"""What is due and what leads on, as a game's panels have it that says nothing of it itself."""

from companion.games.elst.procedures.clock import NextPhase, PreviousPhase
from companion.kit.now import now_in
from companion.kit.panel_set import PanelSet
from companion.kit.panels import (
    Checklist,
    ChecklistItem,
    Choice,
    ChoiceList,
    Input,
    InputKind,
    Panel,
    Part,
    Procedure,
    ProcedureStep,
    Progress,
)
from companion.reason import Reason

TITLE, PAGE = Reason("tracker"), Reason("page")
ON = Choice(Reason("on"), NextPhase, goes_on=True)
BACK = Choice(Reason("back"), PreviousPhase)
ASKS = Choice(Reason("asks"), PreviousPhase, inputs=(Input("hex", InputKind.HEX, Reason("hex")),))


def _tracker(*parts: Part) -> Panel:
    return Panel("tracker", TITLE, parts)


def _list(*items: tuple[str, Progress]) -> Checklist:
    return Checklist(tuple(ChecklistItem(Reason(key), progress) for key, progress in items))


def _walked(step: str, *onward: Choice) -> Panel:
    procedure = Procedure((ProcedureStep("1", Reason("one")),), step, onward=onward)
    return Panel("walked", PAGE, (), is_due=True, procedure=procedure)


def _laid(*panels: Panel) -> PanelSet:
    return PanelSet({panel.id: lambda panel=panel: panel for panel in panels}, walked="walked")


def test_without_panels_nothing_is_known() -> None:
    assert now_in(PanelSet({})) is None


def test_what_the_rules_ask_now_stands_in_the_lists_after_the_phases() -> None:
    phases = _list(("rally", Progress.DONE), ("fire", Progress.CURRENT))
    asked = _list(("smoke", Progress.DONE), ("battery", Progress.CURRENT), ("other", Progress.AHEAD))
    now = now_in(_laid(_tracker(phases, asked, ChoiceList((BACK, ON)))))
    assert now is not None
    assert [due.what.key for due in now.due] == ["battery"]
    assert now.next is now.due[0]
    assert (now.moment, now.onward, now.left) == (TITLE, ON, ())


def test_where_nothing_says_that_it_goes_on_the_only_plain_choice_does() -> None:
    alone = now_in(_laid(_tracker(ChoiceList((ASKS, BACK)))))
    several = now_in(_laid(_tracker(ChoiceList((BACK, BACK)))))
    assert alone is not None
    assert several is not None
    assert (alone.onward, several.onward) == (BACK, None)


def test_a_procedure_that_is_due_comes_first_and_once_begun_leads_on_itself() -> None:
    tracker, closed = _tracker(ChoiceList((ON,))), Choice(BACK.label, BACK.command, refusal=Reason("not-yet"))
    before, within = now_in(_laid(tracker, _walked(""))), now_in(_laid(tracker, _walked("1", closed, ON)))
    assert before is not None
    assert within is not None
    assert [(due.what, due.panel) for due in before.due] == [(PAGE, "walked")]
    assert before.onward is None
    assert (within.moment, within.onward) == (PAGE, ON)
