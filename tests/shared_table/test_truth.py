"""At the end keys are published and every act is checked again: both played true, or each lie is named."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.board.entries import BuildingCorrection
from companion.board.library import open_board
from companion.board.overlay import Overlay, OverlayChange, apply_overlay
from companion.chance.answers import Roll, RollAnswer, Source
from companion.chance.joint import commitment_to
from companion.chance.sources import AppSource
from companion.kit.questions import AnyAnswer, AnyRequest
from companion.kit.system import State
from companion.reason import Reason
from companion.session.commands import CorrectMap
from companion.session.map_words import table_map
from companion.session.messages import Event
from companion.session.session import Session
from companion.session.table_events import JointRollBegun, JointSeedTold, MapLaid
from companion.session.truth import falsehoods, told
from companion.shared_table.attending import let_app_answer, publish
from tests.session.tiny_game import (
    WATER,
    AskWind,
    BoatSailed,
    EndPhase,
    Sail,
    TinyGame,
    TryLuck,
    WritePlan,
)
from tests.shared_table.two import TwoMachines, two_machines


class _Cheating(TinyGame):
    """Blue's boat sails farther than its die says."""

    def resolve(self, state: State, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        events = super().resolve(state, request, answer)
        return [
            one.model_copy(update={"by": one.by + 1}) if isinstance(one, BoatSailed) else one
            for one in events
        ]


@pytest.fixture
def two(tmp_path: Path) -> Iterator[TwoMachines]:
    """Both have sealed a plan, blue has rolled in secret, red for all to see."""
    with two_machines(tmp_path, TinyGame(), "regatta") as two:
        two.sit()
        for seat in two.seats:
            two.of(seat).execute(WritePlan(plan="dash", faction=seat))
            two.meet()
        two.guest.execute(TryLuck(faction="blue"))
        roll(two, two.guest)
        two.host.set_facts({"phase": "sail"})
        two.meet()
        two.host.execute(Sail(boat="red"))
        roll(two, two.host)
        yield two


def roll(two: TwoMachines, session: Session) -> None:
    let_app_answer(session, session.state.waiting[0].id)
    two.settle()


def end(two: TwoMachines) -> None:
    """Both publish their keys."""
    for seat in two.seats:
        two.meet()
        publish(two.of(seat), seat)
    two.meet()


def named(two: TwoMachines) -> list[tuple[str, str]]:
    """What is found, the same at both machines: who signed it, and why it is false."""
    found = [[(one.seat, one.reason.key) for one in falsehoods(session)] for session in (two.host, two.guest)]
    assert found[0] == found[1]
    return found[0]


def test_both_played_true_is_told_once_all_keys_are_published(two: TwoMachines) -> None:
    two.host.undo(confirmed=True)
    two.host.redo()
    two.meet()
    assert [(one.seat, one.reason.key) for one in falsehoods(two.host)] == [("blue", "truth-closed")] * 3
    (closed,) = told(two.host, WATER)
    assert (closed.key, closed.args["seat"], closed.args["count"]) == ("truth-closed-of", "faction-blue", 3)
    end(two)
    assert named(two) == []
    (said,) = told(two.guest, WATER)
    assert (said.key, said.args["rolls"]) == ("truth-both", 2)
    assert two.host.standing.rolls.keys() == two.guest.standing.rolls.keys()


def test_each_falsehood_is_named_by_its_act_and_who_signed_it(two: TwoMachines) -> None:
    two.guest.play_on(_Cheating())
    two.guest.execute(Sail(boat="blue"))
    roll(two, two.guest)
    two.guest.play_on(TinyGame())
    two.guest.execute(AskWind())
    two.guest.undo()
    two.meet()
    two.host.execute(EndPhase())
    two.host.execute(TryLuck(faction="red"))
    secret = two.host.state.waiting[0]
    two.host.answer_from(secret.id, AppSource())
    two.meet()
    two.guest.execute(TryLuck(faction="blue"))
    two.guest.answer(two.guest.state.waiting[0].id, RollAnswer(rolls=(Roll.of(6, 6),), source=Source.JOINT))
    two.guest.execute(TryLuck(faction="blue"))
    left = two.guest.state.waiting[0]
    commitment = commitment_to("no seed of blue's", left.roll)
    two.guest.tell_table(JointRollBegun(seat="blue", roll=left.roll, commitment=commitment))
    two.settle()
    end(two)
    assert named(two) == [
        ("blue", "truth-otherwise"),
        ("red", "truth-rolled-alone"),
        ("blue", "truth-roll-forged"),
        ("blue", "truth-roll-left"),
    ]
    *lies, note = told(two.host, WATER)
    assert {one.args["seat"] for one in lies} == {"faction-red", "faction-blue"}
    assert note.key == "truth-rules-mended"


def test_what_an_older_version_accepted_accuses_nobody(two: TwoMachines) -> None:
    """Both play by a version whose rules are mended since: it is told that this alone is no lie."""
    for session in (two.host, two.guest):
        session.play_on(_Cheating())
    two.guest.execute(Sail(boat="blue"))
    roll(two, two.guest)
    for session in (two.host, two.guest):
        session.play_on(TinyGame())
    end(two)
    assert named(two) == [("blue", "truth-otherwise")]
    _, note = told(two.host, WATER)
    assert (note.key, note.args["begun"]) == ("truth-rules-mended", two.host.started.app)


def test_a_forged_roll_is_a_lie_whatever_the_version(two: TwoMachines) -> None:
    two.host.execute(EndPhase())
    two.meet()
    two.guest.execute(TryLuck(faction="blue"))
    two.guest.answer(two.guest.state.waiting[0].id, RollAnswer(rolls=(Roll.of(6, 6),), source=Source.JOINT))
    end(two)
    (lie,) = told(two.host, WATER)
    assert (lie.key, lie.about and lie.about.key) == ("truth-false-of", "truth-roll-forged")


def test_who_tells_the_other_seed_too_has_chosen_what_comes_up(two: TwoMachines) -> None:
    two.guest.execute(Sail(boat="blue"))
    request = two.guest.state.waiting[0]
    commitment = commitment_to(two.line.seed(request.roll), request.roll)
    two.guest.tell_table(JointRollBegun(seat="blue", roll=request.roll, commitment=commitment))
    two.guest.tell_table(JointSeedTold(seat="red", roll=request.roll, seed="5" * 64))
    two.settle()
    end(two)
    assert named(two) == [("blue", "truth-roll-forged")]


class _Quay(TinyGame):
    """A boat sails one farther than its die says while there is a building at the quay."""

    def resolve(self, state: State, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        farther = int("building_stone" in self.board.hexes[self.board.parse_hex("R12")].terrain)
        return [
            one.model_copy(update={"by": one.by + farther}) if isinstance(one, BoatSailed) else one
            for one in super().resolve(state, request, answer)
        ]


def built(material: str | None, *before: BuildingCorrection) -> OverlayChange:
    """What a player says of the quay."""
    said = BuildingCorrection(hex="R12", at=datetime.now(UTC), material=material)
    return OverlayChange(said=(said,), gone=before)


def on_its_map(two: TwoMachines) -> None:
    """Both machines go by the table's map, as a window does."""
    two.meet()
    for session in (two.host, two.guest):
        map_ = table_map(session.journal)
        assert map_
        session.play_on(_Quay(apply_overlay(open_board("elst"), map_)))


def test_each_act_is_decided_again_on_the_map_as_it_was_then(tmp_path: Path) -> None:
    board = open_board("elst")
    first = built("stone")
    with two_machines(tmp_path, _Quay(board), "regatta") as two:
        two.sit()
        two.host.set_facts({"phase": "sail"})
        two.host.tell_table(MapLaid(seat="red", overlay=first.laid_on(Overlay.of(board))))
        on_its_map(two)
        for boat, session in (("red", two.host), ("blue", two.guest)):
            session.execute(Sail(boat=boat))
            roll(two, session)
            if boat == "red":
                then = built(None, *first.said)
                two.guest.execute(CorrectMap(change=then, told=Reason("step-hex-corrected")))
                on_its_map(two)
        two.host.undo(confirmed=True)
        end(two)
        for session in (two.host, two.guest):
            assert falsehoods(session, board) == ()
        assert [one.seat for one in falsehoods(two.host)] == ["red"]  # on the map of today
