"""The prompt shows what the game asks, takes the answer, and lets a mistyped one be given again."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.chance.answers import Roll, Source
from companion.games.elst.procedures.artillery.commands import AttemptContact
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.purposes import ElstPurpose
from companion.kit.picks import Pick
from companion.reason import Reason
from companion.session.events import ChitsDrawn, DiceRolled
from tests.ui.artillery_table import GUN, Table
from ui import operations
from ui.cards.dice_pad import DicePad
from ui.cards.draw_pad import DrawPad
from ui.cards.prompt import PromptPanel
from ui.cards.question_pad import QuestionPad
from ui.session.bridge import SessionBridge
from ui.session.message import Message


@pytest.fixture
def table(bridge: SessionBridge, tmp_path: Path) -> Table:
    return Table(bridge, tmp_path)


@pytest.fixture
def prompt(bridge: SessionBridge, qtbot: QtBot) -> PromptPanel:
    prompt = PromptPanel(bridge)
    qtbot.addWidget(prompt)
    prompt.show()
    return prompt


def _last_seq(bridge: SessionBridge) -> int:
    return bridge.session.journal.acts[-1].seqs[0]


def test_nothing_waits_without_a_session(prompt: PromptPanel) -> None:
    assert prompt.pad is None
    assert prompt.title.text() == "No session is in play."
    assert not prompt.type_text("7")


def test_each_request_brings_its_pad(prompt: PromptPanel, table: Table) -> None:
    table.ready_to_fire()
    table.set(contact_number=None)
    table.do(AttemptContact(battery=GUN))
    assert isinstance(prompt.pad, QuestionPad)
    prompt.pad.buttons[8].click()
    assert isinstance(prompt.pad, DicePad)
    assert prompt.odds.text() == "succeeds 72.2 % (13/18)"
    prompt.pad.pad.buttons[7].click()
    assert isinstance(prompt.pad, DrawPad)
    prompt.pad.buttons["black"].click()
    assert prompt.pad is None
    assert table.battery.has_access


def test_it_tells_when_something_begins_and_ceases_to_wait(prompt: PromptPanel, table: Table) -> None:
    told: list[bool] = []
    prompt.asked.connect(told.append)
    table.in_contact()
    table.answer("red")
    assert told == [True, True, False]  # the contact DR, the draw, nothing


def test_digits_typed_anywhere_go_to_the_dice(prompt: PromptPanel, table: Table) -> None:
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))
    assert not prompt.type_text("n")  # a hex number is no roll
    assert prompt.type_text("7")
    QTest.keyClick(prompt.pad.line, Qt.Key.Key_Return)
    assert table.battery.has_contact


def test_the_app_rolls_when_asked_to(prompt: PromptPanel, table: Table, bridge: SessionBridge) -> None:
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))
    prompt.app_button.click()
    rolled = next(e for e in bridge.session.journal.acts[-1].events if isinstance(e, DiceRolled))
    assert rolled.answer.source is Source.APP


def test_the_last_die_is_corrected_by_giving_it_again(prompt: PromptPanel, table: Table) -> None:
    table.with_access()
    table.go_to("german", "pfph")
    assert prompt.correct_button.isHidden()  # the last act was no answer
    prompt.open_correction(_last_seq(table.bridge) - 2)  # the contact DR, before draw and clock
    assert isinstance(prompt.pad, DicePad)
    prompt.pad.pad.buttons[6].click()
    assert table.battery.has_access  # what followed was decided again
    rolls = [
        e.answer.rolls
        for a in table.bridge.session.journal.acts
        for e in a.events
        if isinstance(e, DiceRolled)
    ]
    assert rolls == [(Roll(total=6),)]


def test_a_correction_tells_what_falls_before_it_is_made(
    prompt: PromptPanel, table: Table, messages: list[Message]
) -> None:
    table.with_access()
    seq = _last_seq(table.bridge)
    table.bridge.session.note(seq, "the chit")
    prompt.open_correction(seq - 1)
    prompt.pad.pad.buttons[11].click()  # no contact: nothing was there to be drawn
    question = messages[-1]
    assert (question.reason.key, question.reason.args["dropped"]) == ("correction-drops", 1)
    assert question.reason.args["acts"].startswith(f"{seq} ")
    assert table.battery.has_access
    question.confirms()
    assert not table.battery.has_access
    assert messages[-1].reason.args == {"kept": 0, "dropped": 1}
    assert prompt.pad is None
    operations.undo(table.bridge)
    assert table.battery.has_access


def _drawn(bridge: SessionBridge) -> list[tuple[str, ...]]:
    events = (event for act in bridge.session.journal.acts for event in act.events)
    return [event.answer.chits for event in events if isinstance(event, ChitsDrawn)]


def test_what_a_correction_asks_anew_is_answered_in_the_same_place(
    prompt: PromptPanel, table: Table, messages: list[Message]
) -> None:
    """It was contact after all: access is drawn for, and then the phase cannot end without an AR."""
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))
    table.answer(11)
    seq = _last_seq(table.bridge)
    entries = table.bridge.session.journal.next_seq
    table.bridge.session.execute(NextPhase())
    prompt.open_correction(seq)
    assert "One act followed" in prompt.note.text()
    prompt.pad.pad.buttons[6].click()
    assert isinstance(prompt.pad, DrawPad)
    assert "not asked before" in prompt.note.text()
    assert messages[-1].reason.args["acts"] == f"{entries} Next phase: Turn 1, German Movement Phase (MPh)"
    assert not table.battery.has_access
    prompt.pad.buttons["black"].click()
    assert prompt.pad is None
    assert _drawn(table.bridge) == []
    messages[-1].confirms()
    assert _drawn(table.bridge) == [("black",)]
    operations.undo(table.bridge)
    messages[-1].confirms()  # a chit was seen
    assert _drawn(table.bridge) == []


def test_a_seen_chit_is_warned_of_and_offered_from_the_old_pile(prompt: PromptPanel, table: Table) -> None:
    table.in_contact()
    table.answer("black")
    prompt.correct_button.click()
    assert "was seen" in prompt.note.text()
    assert prompt.pad.buttons["black"].text().startswith("black: 8 of 11")
    prompt.pad.buttons["red"].click()
    assert not table.battery.has_access
    assert table.battery.reds == 1


def test_a_correction_can_be_given_up(prompt: PromptPanel, table: Table) -> None:
    table.in_contact()
    prompt.correct_button.click()
    assert isinstance(prompt.pad, DicePad)
    prompt.app_button.click()
    assert isinstance(prompt.pad, DrawPad)


def test_undo_takes_a_correction_under_way_with_it(prompt: PromptPanel, table: Table) -> None:
    table.in_contact()
    prompt.correct_button.click()
    operations.undo(table.bridge)
    assert prompt.note.text() == ""
    assert table.purpose == ElstPurpose.CONTACT


def test_the_language_changes_at_once(prompt: PromptPanel, table: Table) -> None:
    table.in_contact()
    operations.set_language(table.bridge, "ja")
    assert prompt.app_button.text() == "アプリが引く"
    assert prompt.pad.buttons["black"].text().startswith("黒：11枚中8枚")


def test_the_hex_of_a_question_is_lit_until_it_is_answered(prompt: PromptPanel, table: Table) -> None:
    lit: list[tuple[object, ...]] = []
    prompt.asks_about.connect(lit.append)
    table.with_barrage("JJ11")
    assert (table.hex("JJ11"),) in lit
    assert lit[-1] == ()


def test_what_is_put_off_is_lit_no_more_until_it_comes_back(prompt: PromptPanel, table: Table) -> None:
    lit: list[tuple[object, ...]] = []
    prompt.asks_about.connect(lit.append)
    at = table.hex("JJ11")
    prompt.request = Pick(Reason("scw-must-retreat", hexes=(at,)), ())
    prompt.tell_waiting()
    prompt.put_off()
    prompt.come_back()
    assert lit == [(at,), (), (at,)]
