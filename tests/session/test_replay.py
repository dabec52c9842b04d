"""Deciding a recorded session again."""

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.chance.answers import RollAnswer
from companion.chance.sources import AppSource
from companion.kit.system import Players, Start
from companion.session.files import save_as
from companion.session.replay import first_difference
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.stores.memory import MemoryStore
from tests.session.test_undo import sail
from tests.session.tiny_game import LookOut, SailStep, TinyGame, WritePlan, systems


@pytest.fixture
def played(make_session: Callable[..., Session]) -> Session:
    """A solo session with everything in it."""
    session = make_session()
    for faction in TinyGame.factions:
        session.execute(WritePlan(plan="dash", faction=faction))
    session.set_facts({"phase": "sail"})
    mistyped = sail(session, "red", 4)
    session.execute(LookOut())
    session.answer_from("tiny-fog", AppSource())
    session.correct(mistyped, RollAnswer.physical(2))
    session.undo(confirmed=True)
    return session


def test_a_session_comes_out_as_it_was_recorded(played: Session) -> None:
    assert first_difference(played) is None


def test_a_changed_rule_is_found_where_it_first_matters(
    played: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    sails = [e.seq for e in played.journal.entries if e.body and e.body.label.key == "do-sail"]
    monkeypatch.setattr(SailStep, "refusal", lambda *_: TinyGame().recap(played.state)[0])
    difference = first_difference(played)
    assert difference is not None
    assert (difference.seq, difference.decided) == (sails[0], ())
    assert difference.refusal is not None


def test_other_events_are_a_difference_too(played: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyGame, "resolve", lambda *_: [])
    difference = first_difference(played)
    assert difference is not None
    assert [event.type for event in difference.decided] == ["dice-rolled"]
    assert [event.type for event in difference.recorded] == ["dice-rolled", "boat-sailed"]


def test_a_sealed_session_cannot_be_decided_again(make_session: Callable[..., Session]) -> None:
    session = make_session(Players.TWO)
    session.secrecy.unlock("red")
    session.execute(WritePlan(plan="dash", faction="red"))
    session.secrecy.lock("red")
    with pytest.raises(ValueError, match="sealed"):
        first_difference(session)


def test_a_session_need_not_be_kept_and_can_be_saved_later(tmp_path: Path) -> None:
    session = Session.create(TinyGame(), MemoryStore(), Start(scenario="regatta"))
    session.set_facts({"phase": "sail"})
    sail(session, "red", 4)
    assert Session.open(MemoryStore(session.store.read()), systems).state == session.state
    save_as(session, tmp_path / "kept.wargame")
    sail(session, "blue", 2)
    session.close()
    kept = Session.open(SqliteStore.open(tmp_path / "kept.wargame"), systems)
    assert [boat.position for boat in kept.state.game.boats.values()] == [4, 2]
    kept.close()
