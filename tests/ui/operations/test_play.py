"""Operations on the session in play: what is refused is told and changes nothing."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.chance.answers import RollAnswer, Source
from companion.games.elst.procedures.artillery.commands import AttemptContact, EndOrdnanceSmoke
from companion.kit.now import Due
from companion.reason import Reason
from companion.session.events import RefusalOverruled
from tests.ui.artillery_table import GUN, Table
from ui import operations
from ui.session.bridge import Change, SessionBridge
from ui.session.message import Message, Severity


@pytest.fixture
def table(bridge: SessionBridge, tmp_path: Path) -> Table:
    return Table(bridge, tmp_path)


def _acts(bridge: SessionBridge) -> int:
    return len(bridge.session.journal.acts)


def test_without_a_session_every_action_says_so(bridge: SessionBridge, messages: list[Message]) -> None:
    assert not operations.execute(bridge, EndOrdnanceSmoke())
    assert not operations.answer_request(bridge, "any", RollAnswer.physical(7))
    assert not operations.let_app_answer(bridge, "any")
    assert {message.reason.key for message in messages} == {"no-session"}


def test_a_command_tells_what_it_touched(table: Table, bridge: SessionBridge) -> None:
    heard: set[Change] = set()
    bridge.changed.connect(heard.update)
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))
    assert {Change.UNITS, Change.PHASE, Change.REQUESTS, Change.LOG} <= heard
    assert Change.BOARD not in heard  # the map is not drawn anew for a roll


def test_a_refused_command_can_be_insisted_on(
    table: Table, bridge: SessionBridge, messages: list[Message]
) -> None:
    wish = AttemptContact(battery=GUN)
    before = _acts(bridge)
    assert not operations.execute(bridge, wish)  # the scenario begins in an RPh
    assert messages[-1].reason.rule == "2.1c"
    assert messages[-1].overrules == wish
    assert _acts(bridge) == before
    assert operations.overrule(bridge, wish, "the table says so")
    overruled = bridge.session.journal.acts[-1].events[0]
    assert isinstance(overruled, RefusalOverruled)
    assert overruled.note == "the table says so"


@pytest.mark.parametrize("total", [1, 13])
def test_an_impossible_die_is_told_and_still_asked(
    table: Table, bridge: SessionBridge, messages: list[Message], total: int
) -> None:
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))
    asked = table.waiting
    assert not operations.answer_request(bridge, asked.id, RollAnswer.physical(total))
    assert messages[-1].reason.key == "roll-impossible-die"
    assert table.waiting == asked


def test_the_app_draws_from_what_is_left(table: Table, bridge: SessionBridge) -> None:
    table.in_contact()
    assert operations.let_app_answer(bridge, table.waiting.id)
    drawn = bridge.session.journal.acts[-1].events[0]
    assert drawn.answer.source is Source.APP
    assert bridge.session.state.piles[GUN].size == 10


def test_a_corrected_answer_keeps_what_still_follows(table: Table, bridge: SessionBridge) -> None:
    table.with_access()
    contact_roll = bridge.session.journal.acts[-2].seqs[0]
    assert operations.correct_answer(bridge, contact_roll, RollAnswer.physical(2), confirmed=True)
    assert table.battery.has_access


def test_what_is_no_answer_cannot_be_corrected(
    table: Table, bridge: SessionBridge, messages: list[Message]
) -> None:
    table.ready_to_fire()
    seq = bridge.session.journal.acts[-1].seqs[0]
    assert not operations.correct_answer(bridge, seq, RollAnswer.physical(2), confirmed=True)
    assert messages[-1].reason.key == "correct-no-answer"


def test_a_radio_that_breaks_is_told_as_a_warning(
    table: Table, bridge: SessionBridge, messages: list[Message]
) -> None:
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))
    messages.clear()
    table.answer(12)
    (told,) = messages
    assert (told.severity, told.slot) == (Severity.WARNING, "news")
    assert bridge.reason_text(told.reason) == (
        f"Battery {GUN}: no contact, and the radio malfunctions. (2.1e)"
    )


def test_what_was_wished_for_is_not_told(table: Table, messages: list[Message]) -> None:
    table.with_access()
    assert messages == []


def test_a_corrected_die_tells_what_it_comes_to_now(table: Table, messages: list[Message]) -> None:
    table.in_contact()
    roll = table.bridge.session.journal.acts[-1].seqs[0]
    operations.correct_answer(table.bridge, roll, RollAnswer.physical(12), confirmed=True)
    assert messages[-1].reason.key == "oba-log-radio-malfunctions"


def _with_smoke_owed(bridge: SessionBridge, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game says that the rules ask for something before the phase ends."""
    session = bridge.in_play
    now = session.system.now(session.state)
    owed = replace(now, due=(Due(Reason("oba-step-ordnance-smoke", "2.1c"), is_owed=True),))
    monkeypatch.setattr(session.system, "now", lambda _state: owed)


def test_going_on_with_something_left_undone_asks_first(
    table: Table, bridge: SessionBridge, messages: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    _with_smoke_owed(bridge, monkeypatch)
    before, phase = _acts(bridge), bridge.in_play.state.game.moment
    operations.go_on(bridge)
    assert _acts(bridge) == before
    question = messages[-1]
    assert [line.rule for line in question.lines] == ["2.1c", ""]
    assert question.confirms is not None
    question.confirms()
    assert bridge.in_play.state.game.moment != phase


@pytest.mark.long
def test_going_on_with_nothing_left_undone_asks_nothing(
    table: Table, bridge: SessionBridge, messages: list[Message]
) -> None:
    before = _acts(bridge)
    operations.go_on(bridge)
    assert _acts(bridge) == before + 1
    assert not any(message.slot == "going-on" for message in messages)
