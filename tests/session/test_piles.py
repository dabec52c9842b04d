"""Piles that the app shuffles: a commitment before, the proof after."""

from collections.abc import Callable

import pytest

from companion.chance.answers import DrawAnswer, RollAnswer, Source
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.pile import DrawPile, PileKind
from companion.chance.shuffle import Shuffle
from companion.chance.sources import AppSource
from companion.session.commands import SetPile
from companion.session.events import PileSet
from companion.session.session import Session
from companion.session.standing import PileCommitted, ShufflePublished
from tests.session.test_undo import sail
from tests.session.tiny_game import LookOut


def look_out(session: Session) -> str:
    """Draw one chit from the app's pile."""
    session.execute(LookOut())
    session.answer_from("tiny-fog", AppSource())
    return session.state.piles["fog"].drawn[-1] if "fog" in session.state.piles else "fog"


def published(session: Session) -> list[ShufflePublished]:
    events = (event for entry in session.journal.entries if entry.body for event in entry.body.events)
    return [event for event in events if isinstance(event, ShufflePublished)]


def committed(session: Session) -> list[str]:
    events = (event for entry in session.journal.entries if entry.body for event in entry.body.events)
    return [event.commitment for event in events if isinstance(event, PileCommitted)]


def order(session: Session) -> Shuffle:
    return session.standing.shuffles["fog"]


def test_a_commitment_is_published_before_the_first_draw(session: Session) -> None:
    assert session.standing.commitments == {"fog": order(session).commitment}
    assert order(session).fits(session.state.piles["fog"])


def test_draws_follow_the_order_committed_to(session: Session) -> None:
    wanted = order(session).order[:2]
    assert (look_out(session), look_out(session)) == wanted
    assert len(committed(session)) == 1


def test_no_other_chit_can_be_claimed(session: Session) -> None:
    session.execute(LookOut())
    (first,) = order(session).next_chits(session.state.piles["fog"], 1)
    other = "fog" if first == "clear" else "clear"
    with pytest.raises(ImpossibleAnswerError, match="draw-from-app-pile"):
        session.answer("tiny-fog", DrawAnswer(chits=(other,), source=Source.SCRIPTED))
    with pytest.raises(ImpossibleAnswerError, match="draw-from-app-pile"):
        session.answer("tiny-fog", DrawAnswer.physical(first))


def test_the_order_is_published_when_the_pile_ends(session: Session) -> None:
    shuffle = order(session)
    while "fog" in session.state.piles:
        look_out(session)
    (proof,) = published(session)
    assert proof.shuffle == shuffle
    assert proof.commitment == shuffle.commitment == committed(session)[0]
    assert session.standing.commitments == {}


def test_undoing_a_draw_shuffles_again_under_a_new_commitment(session: Session) -> None:
    old = order(session)
    look_out(session)
    session.undo(confirmed=True)
    assert [event.shuffle for event in published(session)] == [old]
    assert order(session).nonce != old.nonce
    assert sorted(order(session).order) == sorted(old.order)
    assert session.standing.commitments == {"fog": order(session).commitment}
    assert session.redo_label is None


def test_undoing_what_is_no_draw_leaves_the_order(session: Session) -> None:
    look_out(session)
    old = order(session)
    sail(session, "red", 3)
    session.undo()
    session.redo()
    assert order(session) == old


def test_going_back_over_several_draws_shuffles_once(session: Session) -> None:
    first = len(session.journal.entries) + 1
    look_out(session)
    look_out(session)
    session.undo(back_to=first, confirmed=True)
    assert len(committed(session)) == 2
    assert order(session).drawn_before == 0


def test_a_correction_before_a_draw_keeps_the_drawn_chits(session: Session) -> None:
    mistyped = sail(session, "red", 3)
    chit = look_out(session)
    session.correct(mistyped, RollAnswer.physical(5))
    assert session.state.piles["fog"].drawn == (chit,)
    assert len(committed(session)) == 1


def test_a_pile_set_by_hand_is_shuffled_anew(session: Session) -> None:
    session.execute(SetPile(name="fog", pile=DrawPile(kind=PileKind.ORDERED, left={"clear": 3, "fog": 1})))
    assert len(order(session).order) == 4
    assert len(published(session)) == 1


def test_a_pile_taken_over_by_the_table_is_published(session: Session) -> None:
    session.execute(SetPile(name="fog", pile=DrawPile(kind=PileKind.PHYSICAL, left={"clear": 3, "fog": 1})))
    assert session.standing.commitments == {}
    assert len(published(session)) == 1


def test_undoing_the_making_of_a_pile_publishes_it_and_redoing_shuffles_anew(session: Session) -> None:
    session.execute(SetPile(name="two", pile=DrawPile(kind=PileKind.ORDERED, left={"a": 2, "b": 2})))
    first = session.standing.commitments["two"]
    session.undo()
    assert "two" not in session.standing.commitments
    session.redo()
    assert session.standing.commitments["two"] != first


def test_the_order_is_never_in_the_log(session: Session) -> None:
    look_out(session)
    nonce = order(session).nonce
    assert not any(nonce in str(line) for line in session.log())


def test_reopening_draws_on_in_the_same_order(session: Session, reopen: Callable[[Session], Session]) -> None:
    wanted = order(session).order
    look_out(session)
    again = reopen(session)
    assert look_out(again) == wanted[1]
    assert len(committed(again)) == 1


def test_a_faction_keeps_no_committed_pile_to_itself() -> None:
    pile = DrawPile(kind=PileKind.ORDERED, left={"a": 1})
    with pytest.raises(ValueError, match="no commitment"):
        PileSet(name="own", pile=pile, secret_to="red")
