"""Scenario rules of the campaign where the rulebook's cases do not reach."""

import pytest

from companion.board.library import open_board
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.refit.ground import RefitGround
from companion.games.elst.rules.scenario.entering import usable_entry
from companion.games.elst.rules.scenario.initial import (
    asked_of_card,
    entry_turn_refusal,
    initial_batteries,
    initial_mortars,
    initial_scenario,
    setup_refusal,
)
from companion.games.elst.rules.scenario.leaving import Way, check_request, leaving, way_out
from companion.games.elst.rules.scenario.panzerfausts import firing_refusal, first_panzerfausts
from companion.games.elst.rules.scenario.victory import (
    exit_points,
    leader_points,
    victory_building,
    victory_edge,
    victory_watch,
)

BOARD = open_board("elst")
GROUND = RefitGround.of(BOARD)
READINGS = ForceReadings()


def hexes(text: str) -> frozenset:
    return frozenset(map(BOARD.parse_hex, text.split()))


def test_british_areas_close_german_entry_hexes_but_two() -> None:
    closed = hexes("TT5 TT6 TT7 TT8")
    everything = usable_entry(GROUND, Faction.GERMAN, frozenset())
    assert everything - usable_entry(GROUND, Faction.GERMAN, closed) == hexes("TT5 TT8")
    assert usable_entry(GROUND, Faction.BRITISH, closed) == GROUND.entry[Faction.BRITISH]


def test_the_east_edge_counts_from_tt6_to_tt20() -> None:
    edge = victory_edge(BOARD)
    assert len(edge) == 15
    assert hexes("TT6 TT13 TT20") <= edge
    assert not edge & hexes("TT5 TT21 SS10")


@pytest.mark.parametrize(
    ("faction", "hex_", "way"),
    [
        (Faction.BRITISH, "A12", Way.ENTRY_AREA),
        (Faction.BRITISH, "TT10", Way.VICTORY),
        (Faction.BRITISH, "TT25", Way.LOST),
        (Faction.GERMAN, "TT7", Way.ENTRY_AREA),
        (Faction.GERMAN, "TT15", Way.LOST),
        (Faction.GERMAN, "A12", Way.LOST),
    ],
)
def test_ways_off_the_map(faction: Faction, hex_: str, way: Way) -> None:
    entry = usable_entry(GROUND, faction, frozenset())
    assert way_out(faction, BOARD.parse_hex(hex_), entry, victory_edge(BOARD)) is way


def test_only_the_broken_who_leave_by_their_entry_area_are_checked() -> None:
    checked = {way: leaving(way, is_broken=True, readings=READINGS).needs_check for way in Way}
    assert checked == {Way.ENTRY_AREA: True, Way.VICTORY: False, Way.LOST: False}
    assert not leaving(Way.VICTORY, is_broken=False, readings=READINGS).returns_later
    other = ForceReadings(exited_for_victory_never_return=False)
    assert leaving(Way.VICTORY, is_broken=False, readings=other).returns_later


def test_a_leader_helps_the_check_of_those_who_leave() -> None:
    request = check_request("4-5-7", 7, -1)
    assert request.goal is not None
    assert request.goal.is_met(8, 8 + sum(modifier.value for modifier in request.modifiers))
    assert check_request("4-5-7", 7, 0).modifiers == ()


def test_points_of_those_who_left() -> None:
    left = [("british-4-5-7", 3), ("crew-2-2-8", 1), ("british-2-4-7", 1), ("leader-9-2", 1), ("lmg", 4)]
    assert exit_points(Pieces(type=type_, count=count) for type_, count in left) == 6 + 2 + 1 + 3
    assert [leader_points(value) for value in (-3, -2, -1, 0, 1)] == [3, 3, 2, 1, 1]


def test_the_watch_names_what_is_missing() -> None:
    church = victory_building(BOARD)
    assert church >= hexes("NN8")
    part = victory_watch(BOARD, 20, church - hexes("NN8"))
    assert (part.is_british_win, part.missing) == (False, hexes("NN8"))
    assert [reason.key for reason in part.reasons()] == ["victory-building-missing", "victory-points"]
    assert not victory_watch(BOARD, 19, church).is_british_win
    assert victory_watch(BOARD, 20, church).is_british_win


def test_the_formations_of_the_first_scenario() -> None:
    british, tanks = (initial_scenario().formation(id_) for id_ in ("wessex-214-brigade", "dragoon-guards"))
    german = initial_scenario().formation("kampfgruppe-knaust")
    assert [setup_refusal(british, hex_, BOARD.numbering) for hex_ in hexes("A5 D20")] == [None, None]
    assert setup_refusal(german, BOARD.parse_hex("AA9"), BOARD.numbering) is None
    assert setup_refusal(german, BOARD.parse_hex("D9"), BOARD.numbering).key == "initial-other-columns"
    assert setup_refusal(tanks, BOARD.parse_hex("A9"), BOARD.numbering).key == "initial-enters-only"
    assert [entry_turn_refusal(formation, 3) is None for formation in (british, tanks, german)] == [
        True,
        True,
        False,
    ]


def test_what_the_card_alone_gives_is_asked() -> None:
    assert len(asked_of_card()) == len(initial_scenario().formations)


@pytest.mark.parametrize(
    ("favoured", "battery", "mortars"),
    [
        (None, "german-field-gun", 2),
        (Faction.GERMAN, "german-field-gun", 0),
        (Faction.BRITISH, "german-field-gun-balance", 2),
    ],
)
def test_both_ways_to_balance(favoured: Faction | None, battery: str, mortars: int) -> None:
    assert initial_batteries(favoured) == (battery,)
    assert initial_mortars(favoured) == mortars


def test_panzerfausts_by_either_reading() -> None:
    up = ForceReadings(first_panzerfaust_fraction_drops=False)
    assert (first_panzerfausts(5, READINGS), first_panzerfausts(5, up)) == (7, 8)
    assert firing_refusal(1) is None
    assert firing_refusal(0).key == "pf-none-left"
