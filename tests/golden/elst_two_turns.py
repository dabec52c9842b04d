"""Plays and records two game turns with two batteries: `python -m tests.golden.elst_two_turns`.

The German field gun calls a round, corrects it twice and fires for effect from the steeple of NN8; the
British battalion mortar draws its two red chits. On the way a die is mistyped and put right, a command
undone and done again, a refusal overruled. The dice are chosen so that each rule says something.
"""

from collections.abc import Iterator
from pathlib import Path

from companion.chance.answers import RollAnswer
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    BeginOtherFire,
    DeclineContact,
    EndOrdnanceSmoke,
    EnterBlastArea,
    Exposure,
    MoveObserver,
    ResolveAttacks,
    SetTarget,
    TakeAction,
)
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import Action
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import Reply
from companion.kit.system import Start
from companion.session.store import Record
from tests.games.elst.table import BOARD, SYSTEM, at
from tests.golden.recording import Recording, read_records, write_records

RECORDING = Path(__file__).with_suffix(".jsonl")
GUN, MORTAR = "G1", "B1"


class TwoTurns(Recording):
    """Two batteries at a table."""

    def pass_over(self, purpose: ElstPurpose) -> None:
        """Nobody knows what is asked so, as often as it is."""
        while (waiting := self.session.state.waiting) and waiting[0].purpose is purpose:
            self.session.answer(waiting[0].id, Reply(value=None))

    def __init__(self) -> None:
        options = {"batteries": ["german-field-gun", "british-battalion-mortar"]}
        super().__init__(SYSTEM, Start(scenario="british-attack", options=options))

    def go_on(self, phases: int = 1) -> None:
        for _ in range(phases):
            self.session.execute(NextPhase())


def _aim(action: Action, hex_: str) -> TakeAction:
    return TakeAction(battery=GUN, action=action, ar=at(hex_))


def play() -> TwoTurns:
    """The two turns."""
    recording = TwoTurns()
    recording.do(MoveObserver(battery=GUN, hex=at("NN8"), level=1))
    _first_british_turn(recording)
    _first_german_turn(recording)
    _second_british_turn(recording)
    _second_german_turn(recording)
    return recording


def _first_british_turn(recording: TwoTurns) -> None:
    """The mortar draws red; the gun calls its first round, which misses."""
    recording.go_on()
    recording.do(EndOrdnanceSmoke(), AttemptContact(battery=MORTAR))
    recording.answer(8, 8, "red")
    recording.mark("first red")
    recording.do(BeginOtherFire())
    recording.go_on(2)
    recording.do(EndOrdnanceSmoke(), AttemptContact(battery=GUN))
    recording.answer(9, 7, "black")
    recording.do(_aim(Action.PLACE_AR, "LL16"))
    mistyped = recording.answer(1)
    recording.session.correct(mistyped, RollAnswer.physical(4))
    recording.answer((2, 3))
    recording.mark("first round")
    recording.go_on(5)


def _first_german_turn(recording: TwoTurns) -> None:
    """The gun corrects without conversion; the mortar draws its second red."""
    recording.go_on()
    recording.do(EndOrdnanceSmoke(), AttemptContact(battery=GUN))
    recording.answer(10, "no")
    recording.do(_aim(Action.CORRECT_SR, "LL16"))
    recording.answer(3, 6)
    recording.mark("first correction")
    recording.session.undo()
    recording.session.redo()
    recording.go_on(2)
    recording.do(EndOrdnanceSmoke(), AttemptContact(battery=MORTAR))
    recording.answer(10, "red")
    recording.mark("second red")
    recording.go_on(5)


def _second_british_turn(recording: TwoTurns) -> None:
    """The mortar has nothing left; the gun corrects with conversion and fires."""
    recording.go_on()
    recording.do(EndOrdnanceSmoke(), BeginOtherFire())
    recording.session.overrule(EndOrdnanceSmoke(), note="a light mortar had smoke left")
    recording.go_on(2)
    recording.do(EndOrdnanceSmoke(), AttemptContact(battery=GUN))
    recording.answer(5, "no")
    recording.do(_aim(Action.CORRECT_SR_CONVERT_HE, "KK14"))
    recording.answer("yes")
    recording.mark("converted")
    _fire(recording)
    recording.go_on(2)
    _enter(recording)
    recording.go_on(3)


def _fire(recording: TwoTurns) -> None:
    """Accuracy, error, then the attacks: on all hexes but one, the first with a Critical Hit."""
    recording.answer(5, 6)
    targets = recording.session.state.game.battery(GUN).activity.barrage or ()
    skipped, covered = targets[1].hex, targets[0].hex
    recording.do(
        SetTarget(battery=GUN, hex=skipped, is_attacked=False),
        SetTarget(battery=GUN, hex=covered, tem=2),
        ResolveAttacks(battery=GUN),
    )
    recording.pass_over(ElstPurpose.TEM)
    recording.answer([2, 5, 6, 7, 9, 12])
    recording.mark("fired")


def _enter(recording: TwoTurns) -> None:
    """A unit routs into the blast area."""
    hex_ = recording.session.state.game.battery(GUN).hex
    recording.do(EnterBlastArea(battery=GUN, hex=hex_, exposure=Exposure.BOTH, tem=0))
    recording.answer(6)
    recording.mark("entered")


def _second_german_turn(recording: TwoTurns) -> None:
    """The gun loses contact: its FFE:2 fires and becomes FFE:C."""
    recording.go_on()
    recording.do(EndOrdnanceSmoke(), AttemptContact(battery=GUN))
    recording.answer(12)
    recording.mark("radio broken")
    recording.do(ResolveAttacks(battery=GUN))
    recording.pass_over(ElstPurpose.TEM)
    recording.answer([7, 8, 9, 10, 11, 6, 5])
    recording.mark("fired again")
    recording.go_on(2)
    recording.do(EndOrdnanceSmoke(), DeclineContact(battery=MORTAR))
    recording.go_on(5)
    recording.mark("end")


def write() -> None:
    """Record the session anew."""
    write_records(RECORDING, play().store.read())


def recorded() -> Iterator[Record]:
    """The records of the file."""
    return read_records(RECORDING)


def hex_name(hex_: HexCoord | None) -> str | None:
    return BOARD.hex_name(hex_) if hex_ else None


if __name__ == "__main__":
    write()
