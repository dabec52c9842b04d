import pytest

from companion.games.elst.procedures.forces.commands import (
    AddRoster,
    CountPanzerfausts,
    MovePieces,
    RemovePieces,
    TellBritishArea,
    UseStairs,
    Weakening,
    WeakenUnit,
)
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.rules.sequence import Phase
from tests.games.elst.forces.tracking.forces_table import BRITISH, GERMAN, ForcesTable, at, hexes


def move(text: str, start: str = "", end: str = "", **fields) -> MovePieces:
    """From a hex or a spot to a hex or a spot."""
    spots = {spot.value: spot for spot in Spot}
    start_fields = {"spot": spots[start]} if start in spots else {"spot": Spot.MAP, "hex": at(start)}
    end_fields = {"to_spot": spots[end]} if end in spots else {"to_spot": Spot.MAP, "to_hex": at(end)}
    return MovePieces(**{"side": GERMAN, "text": text, **start_fields, **end_fields, **fields})


def test_a_roster_of_several_lines_fills_hexes_and_hand() -> None:
    table = ForcesTable()
    table.add("3x 4-4-7, 9-1, 2 LMG @ NN8\nSS 4-4-7 @ NN8\n6-5-8, Tiger")
    assert table.there("NN8") == "3x 4-4-7, 9-1, 2x LMG, SS 4-4-7"
    assert table.pile(Spot.HAND) == "6-5-8, Pz VIE"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("3x 5-5-5", "roster-unknown-piece"),
        ("-2 4-4-7", "roster-impossible-count"),
        ("4-4-7 @ AA99", "hex-off-board"),
        ("@ NN8", "roster-nothing-named"),
        ("4-4-7 @ S28", "elst-pond-no-entry"),
    ],
)
def test_a_roster_with_one_bad_line_is_refused_whole(line: str, key: str) -> None:
    table = ForcesTable()
    assert table.refusal(AddRoster(side=GERMAN, text=f"4-4-7 @ NN8\n{line}")) == key


def test_an_empty_roster_says_nothing() -> None:
    assert ForcesTable().refusal(AddRoster(side=GERMAN, text=" \n")) == "roster-nothing-named"


def test_counters_go_where_they_are_moved() -> None:
    table = ForcesTable()
    table.add("3x 4-4-7, LMG @ NN8")
    table.do(move("2x 4-4-7, LMG", "NN8", "MM9"))
    table.do(move("4-4-7", "MM9", "eliminated"))
    assert (table.there("NN8"), table.there("MM9"), table.pile(Spot.ELIMINATED)) == (
        "4-4-7",
        "4-4-7, LMG",
        "4-4-7",
    )


def test_a_unit_is_in_one_place_only() -> None:
    table = ForcesTable()
    table.add("4-4-7 @ NN8")
    assert table.refusal(move("2x 4-4-7", "NN8", "MM9")) == "forces-not-there"
    assert table.refusal(move("4-4-7", "MM9", "NN8")) == "forces-not-there"
    table.overrule(move("2x 4-4-7", "NN8", "MM9"))
    assert (table.there("NN8"), table.there("MM9")) == ("", "2x 4-4-7")


def test_what_was_named_by_mistake_is_struck_off() -> None:
    table = ForcesTable()
    table.add("4-4-7, LMG @ NN8")
    table.do(RemovePieces(side=GERMAN, text="LMG", spot=Spot.MAP, hex=at("NN8")))
    assert table.there("NN8") == "4-4-7"


def test_a_place_and_its_hex_belong_together() -> None:
    table = ForcesTable()
    table.add("4-4-7")
    bare = MovePieces(side=GERMAN, text="4-4-7", to_spot=Spot.MAP)
    hexed = MovePieces(side=GERMAN, text="4-4-7", to_spot=Spot.ELIMINATED, to_hex=at("NN8"))
    assert {table.refusal(bare), table.refusal(hexed)} == {"forces-place-needs-hex"}


def test_counters_are_moved_by_a_hex_of_its_own() -> None:
    table = ForcesTable()
    table.add("4-4-7 @ NN8")
    assert table.refusal(move("4-4-7 @ MM9", "NN8", "MM9")) == "forces-hex-apart"


def test_the_example_of_the_steeple() -> None:
    table = ForcesTable()
    table.add("2x 4-4-7 @ NN8\n4-4-7, 9-2, 4-3-6 @ MM9")
    table.do(move("4-4-7, 9-2", "MM9", "NN8"))
    table.do(UseStairs(side=GERMAN, text="4-4-7, 9-2", hex=at("NN8"), goes_up=True))
    assert (table.there("NN8"), table.there("NN8", level=1)) == ("2x 4-4-7", "4-4-7, 9-2")
    table.do(move("4-3-6", "MM9", "NN8"))
    up = UseStairs(side=GERMAN, text="4-3-6", hex=at("NN8"), goes_up=True)
    assert table.refusal(up) == "steeple-too-many-squads"
    table.do(UseStairs(side=GERMAN, text="9-2", hex=at("NN8"), goes_up=False))
    assert table.there("NN8", level=1) == "4-4-7"


def test_each_side_has_its_own_room_in_the_steeple() -> None:
    table = ForcesTable()
    table.add("4-4-7 @ NN8")
    table.add("4-5-7 @ NN8", BRITISH)
    for side, text in ((GERMAN, "4-4-7"), (BRITISH, "4-5-7")):
        table.do(UseStairs(side=side, text=text, hex=at("NN8"), goes_up=True))
    assert (table.there("NN8", level=1), table.there("NN8", BRITISH, 1)) == ("4-4-7", "4-5-7")


def test_there_are_stairs_only_where_there_is_a_steeple() -> None:
    table = ForcesTable()
    table.add("4-4-7 @ MM9\nTiger @ NN8")
    assert table.refusal(UseStairs(side=GERMAN, text="4-4-7", hex=at("MM9"), goes_up=True)) == (
        "forces-no-such-place"
    )
    assert table.refusal(UseStairs(side=GERMAN, text="Tiger", hex=at("NN8"), goes_up=True)) == (
        "steeple-infantry-only"
    )


def test_units_enter_by_the_entry_area_and_bring_panzerfausts() -> None:
    table = ForcesTable()
    table.add("3x 4-4-7, HMG\n3x 4-4-7 @ NN8")
    table.do(CountPanzerfausts())
    assert table.forces.panzerfausts == 4
    table.go_to(Phase.RALLY)
    table.do(move("3x 4-4-7, HMG", "hand", "offboard"))
    assert table.refusal(move("4-4-7", "offboard", "A12")) == "entry-not-in-area"
    table.do(move("3x 4-4-7, HMG", "offboard", "TT8"))
    assert table.forces.panzerfausts == 8


def test_squads_that_enter_one_by_one_bring_as_many_panzerfausts_as_together() -> None:
    """CG5b: one and a half each, the fraction dropped once for those of a phase."""
    table = ForcesTable()
    table.add("4x 4-4-7")
    table.do(CountPanzerfausts())
    table.go_to(Phase.RALLY)
    table.do(move("4x 4-4-7", "hand", "offboard"))
    for shots in (1, 3, 4):
        table.do(move("4-4-7", "offboard", "TT8"))
        assert table.forces.panzerfausts == shots
    table.go_to(Phase.ADVANCE)
    table.do(move("4-4-7", "offboard", "TT8"))
    assert table.forces.panzerfausts == 5


def test_only_german_squads_that_enter_bring_panzerfausts() -> None:
    """CG5b: not those set up, nor those that stay out, nor a leader, nor the British."""
    table = ForcesTable()
    table.add("6x 4-4-7, 9-1\n3x 4-4-7 @ NN8")
    table.add("3x 4-5-7", BRITISH)
    table.do(CountPanzerfausts())
    table.do(move("3x 4-4-7", "hand", "NN7"))
    table.go_to(Phase.RALLY)
    for text, start, end in (
        ("3x 4-4-7, 9-1", "hand", "offboard"),
        ("3x 4-4-7", "offboard", "retained"),
        ("9-1", "offboard", "TT8"),
    ):
        table.do(move(text, start, end))
    table.overrule(move("3x 4-5-7", "hand", "offboard", side=BRITISH))  # not in its own RPh
    table.overrule(move("3x 4-5-7", "offboard", "A12", side=BRITISH))
    assert table.forces.panzerfausts == 4


def test_british_areas_close_entry_hexes() -> None:
    table = ForcesTable()
    table.add("2x 4-4-7")
    table.go_to(Phase.RALLY)
    table.do(move("2x 4-4-7", "hand", "offboard"))
    table.do(TellBritishArea(hexes=hexes("TT6 TT8")))
    assert table.refusal(move("4-4-7", "offboard", "TT8")) == "entry-in-british-area"
    table.do(move("2x 4-4-7", "offboard", "TT6"))
    assert table.forces.panzerfausts is None  # nobody counts them


@pytest.mark.parametrize(
    ("side", "text", "hex_", "key"),
    [
        (GERMAN, "4-4-7", "D9", "initial-other-columns"),
        (GERMAN, "4-4-7", "E9", ""),
        (BRITISH, "4-5-7", "E9", "initial-other-columns"),
        (BRITISH, "4-5-7", "D9", ""),
        (BRITISH, "Sherman V", "A9", "initial-enters-only"),
        (GERMAN, "Tiger", "E9", ""),
    ],
)
def test_the_first_scenario_sets_up_by_columns(side, text: str, hex_: str, key: str) -> None:
    table = ForcesTable("initial")
    table.add(text, side)
    assert table.refusal(move(text, "hand", hex_, side=side)) == key


@pytest.mark.parametrize("spot", ["retained", "exited", "eliminated"])
def test_those_out_of_play_stay_out(spot: str) -> None:
    table = ForcesTable()
    table.add("4-5-7 @ NN8", BRITISH)
    table.do(move("4-5-7", "NN8", spot, side=BRITISH))
    assert table.refusal(move("4-5-7", spot, "NN8", side=BRITISH)) == "forces-out-of-play"


def weaken(text: str, how: Weakening, name: str = "NN8") -> WeakenUnit:
    return WeakenUnit(side=GERMAN, text=text, how=how, spot=Spot.MAP, hex=at(name))


def test_casualty_reduction_step_by_step() -> None:
    table = ForcesTable()
    table.add("6-5-8 @ NN8")
    table.do(weaken("6-5-8", Weakening.CASUALTY_REDUCTION))
    assert table.there("NN8") == "3-4-8"
    table.do(weaken("3-4-8", Weakening.CASUALTY_REDUCTION))
    assert (table.there("NN8"), table.pile(Spot.ELIMINATED)) == ("", "3-4-8")


def test_replacement_of_those_who_can_be_replaced() -> None:
    table = ForcesTable()
    table.add("4-4-7, SS 4-4-7, 8-0 @ NN8")
    table.do(weaken("4-4-7", Weakening.REPLACEMENT))
    table.do(weaken("8-0", Weakening.REPLACEMENT))
    assert table.refusal(weaken("SS 4-4-7", Weakening.REPLACEMENT)) == "elr-ss-exempt"
    assert table.there("NN8") == "SS 4-4-7, 4-3-6, 7-0"
    table.overrule(weaken("SS 4-4-7", Weakening.REPLACEMENT))
    assert table.there("NN8") == "4-3-6, 7-0, SS 2-3-7"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("2x 4-4-7", "forces-one-unit"),
        ("LMG", "forces-one-unit"),
        ("9-1", "forces-leader-wounded"),
        ("4-3-6", "forces-not-there"),
    ],
)
def test_what_cannot_be_reduced(text: str, key: str) -> None:
    table = ForcesTable()
    table.add("2x 4-4-7, 9-1, LMG @ NN8")
    assert table.refusal(weaken(text, Weakening.CASUALTY_REDUCTION)) == key
