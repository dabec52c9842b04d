"""What a hex means to those who stand in it."""

import pytest

from companion.games.elst.procedures.forces.commands import PassRoad, TakeControl, UseStairs
from companion.reason import Reason
from companion.text import LANGUAGES, Catalogue
from tests.games.elst.forces.tracking.forces_table import (
    BOARD,
    BRITISH,
    GERMAN,
    SYSTEM,
    ForcesTable,
    at,
    hexes,
)


def told(table: ForcesTable, name: str) -> dict[str, Reason]:
    return {reason.key: reason for reason in SYSTEM.hex_help(table.state, at(name))}


def room(table: ForcesTable, side: str) -> tuple[object, object]:
    (reason,) = (
        reason
        for reason in SYSTEM.hex_help(table.state, at("NN8"))
        if reason.key == "help-steeple-room" and reason.args["side"] == side
    )
    return reason.args["squads"], reason.args["leaders"]


def test_the_steeple_tells_what_of_its_room_is_taken() -> None:
    table = ForcesTable()
    table.add("4-4-7, 2-3-7, 9-1 @ NN8")
    table.do(UseStairs(side=GERMAN, text="2-3-7, 9-1", hex=at("NN8"), goes_up=True))
    assert room(table, "german") == ("0.5", 1)
    assert room(table, "british") == ("0", 0)
    assert "help-steeple-room" not in told(table, "MM9")


def test_fire_between_steeple_and_next_hex_follows_its_reading() -> None:
    table = ForcesTable()
    assert told(table, "NN8")["help-steeple-range"].args["adjacent"] == "none"
    table.choose("forces-adjacent-steeple-fire-is-close", True)
    assert told(table, "NN8")["help-steeple-range"].args["adjacent"] == "pbf"


def test_polder_tells_where_a_road_leads_out() -> None:
    table = ForcesTable()
    assert at("N14") in told(table, "M14")["help-polder-road"].hexes
    assert "help-polder-no-road" in told(table, "L12")
    assert not told(table, "G12")


def test_the_edge_tells_entry_exit_and_passes() -> None:
    table = ForcesTable()
    road = min(SYSTEM.field.ground.edge_roads)
    table.do(PassRoad(side=GERMAN, hexes=(road,)))
    passes = told(table, BOARD.hex_name(road))["help-edge-road"]
    assert (passes.hexes, passes.args["german"], passes.args["british"]) == ((road,), 1, 0)
    assert told(table, "A10")["help-entry"].args["side"] == "british"
    assert "help-exit" in told(table, "TT10")
    assert "help-exit" not in told(table, "TT25")


def test_control_and_the_church_are_told() -> None:
    table = ForcesTable()
    table.do(TakeControl(side=BRITISH, hexes=hexes("NN8")))
    assert told(table, "NN8")["help-control"].args["side"] == "british"
    assert "help-victory-building" in told(table, "OO8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words_everywhere_on_the_map(language: str) -> None:
    table, catalogue = ForcesTable(), Catalogue(language)
    for hex_ in BOARD:
        for reason in SYSTEM.hex_help(table.state, hex_):
            assert catalogue.reason(reason, BOARD.hex_name)
