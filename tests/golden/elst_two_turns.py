"""Plays and records two game turns with two batteries: `python -m tests.golden.elst_two_turns`.

The German field gun calls a round, corrects it twice and fires for effect from the steeple of NN8; the
British battalion mortar draws its two red chits. On the way a die is mistyped and put right, a command
undone and done again, a refusal overruled. The dice are chosen so that each rule says something.
"""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from companion.chance.answers import DrawAnswer, Roll, RollAnswer
from companion.chance.requests import DrawRequest, RollRequest
from companion.hexgrid import HexCoord
from companion.play.memory_store import MemoryStore
from companion.play.messages import Command
from companion.play.questions import Reply
from companion.play.session import Session
from companion.play.store import Record
from companion.play.system import Start
from companion.systems.elst.batteries.commands import (
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
from companion.systems.elst.clock import NextPhase
from companion.systems.elst.oba.terms import Action
from tests.systems.elst.table import BOARD, SYSTEM, at

RECORDING = Path(__file__).with_suffix(".jsonl")
GUN, MORTAR = "G1", "B1"


class Recording:
    """A session played by a script, one second an entry."""

    def __init__(self) -> None:
        seconds = (datetime(2026, 1, 1, 12, tzinfo=UTC) + timedelta(seconds=k) for k in range(10_000))
        start = Start(
            scenario="british-attack",
            options={"batteries": ["german-field-gun", "british-battalion-mortar"]},
        )
        self.store = MemoryStore()
        self.session = Session.create(SYSTEM, self.store, start, clock=lambda: next(seconds))

    def do(self, *wishes: Command) -> None:
        for wish in wishes:
            self.session.execute(wish)

    def answer(self, *values: Any) -> int:
        """Answer what waits, one value after the other; the number of the last entry."""
        for value in values:
            request = self.session.state.waiting[0]
            match request:
                case RollRequest():
                    answer: Any = RollAnswer.physical(*_rolls(value))
                case DrawRequest():
                    answer = DrawAnswer.physical(value)
                case _:
                    answer = Reply(value=value)
            self.session.answer(request.id, answer)
        return self.session.journal.entries[-1].seq

    def go_on(self, phases: int = 1) -> None:
        for _ in range(phases):
            self.session.execute(NextPhase())

    def mark(self, name: str) -> None:
        """A bookmark at this place, by which the test finds it."""
        self.session.bookmark(self.session.journal.entries[-1].seq, name)


def _rolls(value: Any) -> list[Roll | int]:
    if isinstance(value, tuple):
        return [Roll.of(*value)]
    return value if isinstance(value, list) else [value]


def _aim(action: Action, hex_: str) -> TakeAction:
    return TakeAction(battery=GUN, action=action, ar=at(hex_))


def play() -> Recording:
    """The two turns."""
    recording = Recording()
    recording.do(MoveObserver(battery=GUN, hex=at("NN8"), level=1))
    _first_british_turn(recording)
    _first_german_turn(recording)
    _second_british_turn(recording)
    _second_german_turn(recording)
    return recording


def _first_british_turn(recording: Recording) -> None:
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


def _first_german_turn(recording: Recording) -> None:
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


def _second_british_turn(recording: Recording) -> None:
    """The mortar has nothing left; the gun corrects with conversion and fires."""
    recording.go_on()
    recording.do(EndOrdnanceSmoke())
    recording.session.overrule(BeginOtherFire(), note="the mortar is done for")
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


def _fire(recording: Recording) -> None:
    """Accuracy, error, then the attacks: on all hexes but one, the first with a Critical Hit."""
    recording.answer(5, 6)
    targets = recording.session.state.game.battery(GUN).activity.barrage or ()
    skipped, covered = targets[1].hex, targets[0].hex
    recording.do(
        SetTarget(battery=GUN, hex=skipped, is_attacked=False),
        SetTarget(battery=GUN, hex=covered, tem=2),
        ResolveAttacks(battery=GUN),
    )
    recording.answer([2, 5, 6, 7, 9, 12])
    recording.mark("fired")


def _enter(recording: Recording) -> None:
    """A unit routs into the blast area."""
    hex_ = recording.session.state.game.battery(GUN).hex
    recording.do(EnterBlastArea(battery=GUN, hex=hex_, exposure=Exposure.BOTH, tem=0))
    recording.answer(6)
    recording.mark("entered")


def _second_german_turn(recording: Recording) -> None:
    """The gun loses contact: its FFE:2 fires and becomes FFE:C."""
    recording.go_on()
    recording.do(EndOrdnanceSmoke(), AttemptContact(battery=GUN))
    recording.answer(12)
    recording.mark("radio broken")
    recording.do(ResolveAttacks(battery=GUN))
    recording.answer([7, 8, 9, 10, 11, 6, 5])
    recording.mark("fired again")
    recording.go_on(2)
    recording.do(EndOrdnanceSmoke(), DeclineContact(battery=MORTAR))
    recording.go_on(5)
    recording.mark("end")


def write() -> None:
    """Record the session anew."""
    lines = (_line(record) for record in play().store.read())
    RECORDING.write_text("".join(lines), "utf-8")


def _line(record: Record) -> str:
    fields = {"seq": record.seq, "faction": record.faction, "version": record.version}
    body = json.loads(record.body)
    return json.dumps({**fields, "body": body}, ensure_ascii=False, separators=(",", ":")) + "\n"


def recorded() -> Iterator[Record]:
    """The records of the file."""
    for line in RECORDING.read_text("utf-8").splitlines():
        fields = json.loads(line)
        body = json.dumps(fields.pop("body"), ensure_ascii=False, separators=(",", ":")).encode()
        yield Record(**fields, is_sealed=False, body=body)


def hex_name(hex_: HexCoord | None) -> str | None:
    return BOARD.hex_name(hex_) if hex_ else None


if __name__ == "__main__":
    write()
