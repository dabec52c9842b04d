"""A Panther starts, and stalls (VN-Pz VG b, c)."""

import pytest

from companion.chance.requests import RollRequest
from companion.games.elst.procedures.forces.commands import MovePieces, StartVehicle
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.forces.panel import FORCES_PANEL
from companion.kit.questions import Question
from tests.games.elst.played import BRITISH, GERMAN, Played, at

LABEL = "forces-choice-start"


def standing(text: str = "Panther @ KK15", phase: Phase = Phase.MOVEMENT, player=GERMAN) -> Played:
    table = Played()
    table.add(GERMAN, text)
    table.go_to(phase, player)
    return table


def start(name: str = "KK15", text: str = "Panther") -> StartVehicle:
    return StartVehicle(side=GERMAN, text=text, hex=at(name))


def move(start_: str, end: str) -> MovePieces:
    way = {"spot": Spot.MAP, "hex": at(start_), "to_spot": Spot.MAP, "to_hex": at(end)}
    return MovePieces(side=GERMAN, text="Panther", **way)


def told(table: Played) -> dict[str, dict[str, object]]:
    return {reason.key: dict(reason.args) for reason in table.told()}


def test_a_twelve_stalls_it_and_the_delay_wastes_its_mp() -> None:
    """VN-Pz VG b: a delay of 5 costs 6 MP in all; it may try again with the 9 left, and is asked no more."""
    table = standing()
    table.do(table.choices("KK15")[LABEL].build())
    assert table.purpose == ElstPurpose.MP_LEFT
    table.answer(15)
    assert table.purpose == ElstPurpose.PANTHER_START
    table.answer(12)
    assert table.purpose == ElstPurpose.PANTHER_DELAY
    table.answer(5)
    assert told(table)["start-log-stalled"] == {"wasted": 6, "left": "9"}
    table.do(table.choices("KK15")[LABEL].build())
    assert table.purpose == ElstPurpose.PANTHER_START
    table.answer(11)
    assert "start-log-running" in told(table)


def test_a_stall_beyond_its_mp_ends_its_mph() -> None:
    """VN-Pz VG c: the excess is ignored; the table may insist."""
    table = standing()
    table.do(start())
    for answer in (5, 12, 9):
        table.answer(answer)
    assert told(table)["start-log-stalled"] == {"wasted": 5, "left": "0"}
    refusal = table.choices("KK15")[LABEL].refusal
    assert refusal is not None
    assert refusal.key == table.refusal(start()).key == "start-over"
    table.session.overrule(start(), "it has")
    assert table.purpose == ElstPurpose.MP_LEFT


def test_mp_that_nobody_knows_stay_unknown() -> None:
    table = standing()
    table.do(start())
    assert isinstance(table.asked, Question)
    for answer in (None, 12, 4):
        table.answer(answer)
    assert told(table)["start-log-stalled"] == {"wasted": 5, "left": "unknown"}
    assert table.choices("KK15")[LABEL].refusal is None


@pytest.mark.parametrize(("has_moved", "moving"), [(False, "no"), (True, "yes")])
def test_a_stalled_one_is_a_moving_target_if_it_has_entered_a_hex(has_moved: bool, moving: str) -> None:
    """VN-Pz VG c"""
    table = standing()
    if has_moved:
        table.do(move("KK15", "KK14"))
    table.do(start("KK14" if has_moved else "KK15"))
    for answer in (15, 12, 2):
        table.answer(answer)
    assert told(table)["start-log-target"] == {"moving": moving}


def test_of_two_of_which_one_has_moved_the_table_knows() -> None:
    table = standing("Panther @ KK15\nPanther @ KK14")
    table.do(move("KK15", "KK14"))
    table.do(start("KK14"))
    for answer in (15, 12, 2):
        table.answer(answer)
    assert told(table)["start-log-target"] == {"moving": "unknown"}


def test_a_move_without_the_dr_is_told_so_that_the_opponent_may_demand_it() -> None:
    """VN-Pz VG c"""
    table = standing("Panther @ KK15")
    table.do(move("KK15", "KK14"))
    (line,) = [line for line in table.lines(FORCES_PANEL) if line.key == "start-owed"]
    assert (line.hexes, line.args["count"]) == ((at("KK14"),), 1)
    table.do(table.choices("KK14")[LABEL].build())
    table.answer(15)
    table.answer(7)
    assert "start-owed" not in {line.key for line in table.lines(FORCES_PANEL)}


@pytest.mark.parametrize(
    ("phase", "player"), [(Phase.ADVANCE, GERMAN), (Phase.MOVEMENT, BRITISH), (Phase.RALLY, GERMAN)]
)
def test_it_starts_in_its_own_mph_only(phase: Phase, player) -> None:
    assert standing(phase=phase, player=player).refusal(start()).key == "start-not-now"


def test_no_other_vehicle_stalls() -> None:
    table = standing("Tiger, 2 Panther @ KK15")
    assert table.refusal(start(text="Tiger")).key == "start-one-vehicle"
    assert table.refusal(start(text="2 Panther")).key == "start-one-vehicle"
    assert LABEL not in table.choices("KK15", of="tiger")
    assert table.refusal(start("KK14")).key == "forces-not-there"


def test_the_panel_lets_a_player_type_it() -> None:
    table = standing()
    choice = next(one for one in table.panel_choices(FORCES_PANEL) if one.label.key == LABEL)
    table.do(choice.build(side=GERMAN, text="Panther", hex=at("KK15")))
    assert isinstance(table.asked, Question)
    table.answer(15)
    assert isinstance(table.asked, RollRequest)
