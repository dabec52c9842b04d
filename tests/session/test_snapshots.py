"""Snapshots: long games open sooner, and are never believed when they are not what the entries say."""

from collections.abc import Callable

import pytest

from companion.chance.answers import RollAnswer
from companion.kit.system import Players
from companion.session import recorder, snapshots
from companion.session.session import Session
from companion.session.store import SessionStore, Snapshot
from tests.session.test_undo import sail
from tests.session.tiny_game import Sail, WritePlan

Reopen = Callable[[Session], Session]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot every ten entries, and at every close."""
    monkeypatch.setattr(snapshots, "_APART", 10)
    monkeypatch.setattr(snapshots.Snapshots.keep, "__defaults__", (10,))
    monkeypatch.setattr(recorder, "_WORTH_KEEPING", 1)


def decoded_while(work: Callable[[], Session], monkeypatch: pytest.MonkeyPatch) -> tuple[Session, int]:
    """A session and how many entries were decoded to open it."""
    count = 0
    decode = recorder.Codec.decode

    def counting(codec: recorder.Codec, data: bytes) -> object:
        nonlocal count
        count += 1
        return decode(codec, data)

    with monkeypatch.context() as patch:
        patch.setattr(recorder.Codec, "decode", counting)
        return work(), count


def test_a_session_opens_from_its_snapshot_as_it_was(
    session: Session, reopen: Reopen, monkeypatch: pytest.MonkeyPatch
) -> None:
    mistyped = sail(session, "red", 4)
    for turn in range(2, 8):
        session.set_facts({"boats/blue/position": turn % 20})
    session.correct(mistyped, RollAnswer.physical(6))
    session.undo()
    session.note(2, "remember")
    session.execute(Sail(boat="blue"))
    before = (session.state, session.standing, session.log(), session.undo_label, len(session.journal.acts))
    session, decoded = decoded_while(lambda: reopen(session), monkeypatch)
    assert decoded == 0
    assert (session.state, session.standing) == before[:2]
    assert (session.log(), session.undo_label, len(session.journal.acts)) == before[2:]


def test_undo_goes_back_past_a_snapshot_to_the_beginning(session: Session, reopen: Reopen) -> None:
    states = [session.state]
    for turn in range(2, 26):
        session.set_facts({"boats/blue/position": turn % 20})
        states.append(session.state)
    session = reopen(session)
    for state in reversed(states[1:]):
        assert session.state == state
        session.undo()
    assert session.state == states[0]


def test_a_correction_made_before_a_snapshot_is_undone_after_it(session: Session, reopen: Reopen) -> None:
    mistyped = sail(session, "red", 4)
    sail(session, "blue", 2)
    before = session.state
    session.correct(mistyped, RollAnswer.physical(6))
    session = reopen(session)
    session.undo()
    assert session.state == before
    session = reopen(session)
    session.redo()
    assert session.state.game.boats["red"].position == 6


def test_what_a_faction_knows_is_folded_again_from_its_own_entries(
    make_session: Callable[..., Session], reopen: Reopen
) -> None:
    duel = make_session(players=Players.TWO)
    duel.secrecy.unlock("red")
    duel.execute(WritePlan(plan="dash", faction="red"))
    known = duel.state.secrets["red"]
    again = reopen(duel)
    assert "red" not in again.state.secrets
    again.secrecy.unlock("red")
    assert again.state.secrets["red"] == known


@pytest.mark.parametrize("spoil", [b"", b"no snapshot at all"])
def test_a_snapshot_that_cannot_be_read_is_passed_over(
    session: Session, reopen: Reopen, spoil: bytes
) -> None:
    sail(session, "red", 4)
    before = session.state
    keep_another(session.store, spoil)
    assert reopen(session).state == before


def keep_another(store: SessionStore, body: bytes) -> None:
    store.keep_snapshot(Snapshot(store.head.seq, snapshots._form(), body))


def test_a_snapshot_of_other_code_is_passed_over(
    session: Session, reopen: Reopen, monkeypatch: pytest.MonkeyPatch
) -> None:
    sail(session, "red", 4)
    before = session.state
    session.close()
    monkeypatch.setattr(snapshots, "_form", lambda: "of another version")
    again, decoded = decoded_while(lambda: reopen(session), monkeypatch)
    assert decoded == len(again.journal.entries)
    assert again.state == before
