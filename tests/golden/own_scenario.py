"""Plays and records a scenario of the players' own on a made hill: `python -m tests.golden.own_scenario`.

Its length is told, its sides are named, counters stand on floors; a battery fires for effect from the top of
the hill, another sees nothing; the board is found elsewhere.
"""

from collections.abc import Iterator
from pathlib import Path

from companion.board.source import BoardSource
from companion.games.elst.factions import OwnSide
from companion.games.elst.own.commands import (
    BringOwnBattery,
    MoveOwnPieces,
    NameOwnCounters,
    NameSide,
    TakePieces,
)
from companion.games.elst.own.game import StarterKit
from companion.games.elst.own.setting_up import observer_id
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    DeclineContact,
    MoveObserver,
    ResolveAttacks,
    TakeAction,
)
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.rules.artillery.radio import ObserverKind
from companion.games.elst.rules.artillery.terms import Action, BatteryKind
from companion.hexes.coordinates import HexCoord
from companion.kit.system import Start
from companion.session.store import Record
from tests.golden.recording import Recording, read_records, write_records
from ui.tour.made_boards import hill_board

RECORDING = Path(__file__).with_suffix(".jsonl")
SYSTEM = StarterKit(hill_board())
FOUND = BoardSource(id="Hill", title="Hill", digest="0" * 64, file="hill.geojson")


def at(name: str) -> HexCoord:
    """A hex by its number."""
    return SYSTEM.board.parse_hex(name)


def _battery(name: str, side: OwnSide, contact: int | None) -> BringOwnBattery:
    return BringOwnBattery(
        battery=name,
        side=side,
        kind=BatteryKind.NORMAL,
        calibre=105,
        observer=ObserverKind.LEADER if contact else ObserverKind.OFFBOARD,
        contact_number=contact,
        black=6,
        red=3,
    )


def play() -> Recording:
    """Two turns, the last of them half."""
    table = Recording(SYSTEM, Start(scenario="own-scenario"))
    table.answer(2, "yes")
    table.do(NameSide(side=OwnSide.FIRST, name="Americans"), _battery("A1", OwnSide.FIRST, 8))
    table.do(_battery("B1", OwnSide.SECOND, None), MoveObserver(battery="B1", hex=at("A5")))
    table.do(NameOwnCounters(side=OwnSide.FIRST, text="9-1, 2x 4-6-7 @ O4\n4-6-7 @ I5"))
    table.do(MoveObserver(battery="A1", hex=at("O4"), level=2))
    table.do(MoveOwnPieces(ids=("4", observer_id("A1")), hex=at("I5")))
    table.do(MoveOwnPieces(ids=("1",), hex=at("O4"), level=2), TakePieces(ids=("2",)))
    table.session.tell_source(FOUND)
    table.do(NextPhase(), AttemptContact(battery="A1", ends_ordnance_smoke=True))
    table.answer(7, "black")
    table.do(TakeAction(battery="A1", action=Action.PLACE_AR, ar=at("B5")))
    table.answer(2)
    table.mark("spotting round")
    table.do(NextPhase(), NextPhase(), AttemptContact(battery="B1", ends_ordnance_smoke=True))
    table.answer("black")
    table.do(TakeAction(battery="B1", action=Action.PLACE_AR, ar=at("O5")))
    table.mark("behind the hill")
    table.do(*[NextPhase()] * 6, DeclineContact(battery="B1"), NextPhase(), NextPhase())
    table.do(AttemptContact(battery="A1", ends_ordnance_smoke=True))
    table.answer(8, "yes")
    table.do(TakeAction(battery="A1", action=Action.CONVERT_SR_HE), ResolveAttacks(battery="A1"))
    table.answer(2, [2, 7, 7, 9, 11, 4, 5])
    table.mark("fire for effect")
    table.do(*[NextPhase()] * 6, DeclineContact(battery="A1"), ResolveAttacks(battery="A1"))
    table.answer([7] * 7)
    table.do(*[NextPhase()] * 7)
    table.mark("over")
    return table


def recorded() -> Iterator[Record]:
    """What was recorded."""
    return read_records(RECORDING)


if __name__ == "__main__":
    write_records(RECORDING, play().store.read())
