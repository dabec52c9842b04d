import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.library import open_board
from companion.games.spanish_civil_war.counters.counter import PrintedValues
from companion.games.spanish_civil_war.counters.lists import Known, read_counters
from companion.games.spanish_civil_war.counters.names import find_called
from companion.games.spanish_civil_war.counters.notation import NotationError, parse_counter
from companion.games.spanish_civil_war.counters.sheet import CounterSheet
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Arm, Battle, Size

EMPTY = CounterSheet(battle=Battle.JARAMA)
BRUNETE = CounterSheet(battle=Battle.BRUNETE)


def test_a_formation_in_one_line() -> None:
    read = read_counters("48: 4x 3-4-6/2-2-6 II, HQ, art 4(8)6", EMPTY)
    assert read.errors == ()
    units = read.sheet.counters
    assert [unit.arm for unit in units] == [Arm.INFANTRY] * 4 + [Arm.HEADQUARTERS, Arm.ARTILLERY]
    assert units[3].id == "J-R-48-infantry-4"
    assert units[0].front == PrintedValues(attack=3, defence=4, movement=6)
    assert units[0].back == PrintedValues(attack=2, defence=2, movement=6)
    assert (units[0].size, units[0].faction) == (Size.BATTALION, Faction.REPUBLICAN)
    assert units[5].front == PrintedValues(attack=4, range=8, movement=6)
    incomplete = [unit.arm for unit in read.sheet.counters if not unit.is_complete]
    assert incomplete == [Arm.HEADQUARTERS, Arm.ARTILLERY]


@pytest.mark.parametrize("line", ["13: HQ, 2 battalions 4-4-6", "13th Division: HQ, 2 Battalions 4-4-6"])
def test_a_number_before_several_is_how_many_there_are_and_no_name_elsewhere(
    line: str,
) -> None:
    read = read_counters(line, BRUNETE)
    assert read.errors == ()
    assert [one.id for one in read.added] == ["B-N-13-hq-1", "B-N-13-infantry-1", "B-N-13-infantry-2"]
    assert read.added[-1].size is Size.BATTALION
    wrong = read_counters("13: HQ, 2 4-4-6", BRUNETE)  # 2/71 is no counter of the 13th
    assert [error.reason.key for error in wrong.errors] == ["scw-counter-not-read"]


@pytest.mark.parametrize(
    ("line", "faction", "means"),
    [
        ("4 trucks", Faction.NATIONALIST, [("B-N-TRUCK", "", None)] * 4),  # of no 4th Division
        ("2x trucks", Faction.NATIONALIST, [("B-N-TRUCK", "", None)] * 2),  # nor the 2/71
        ("3 Misc battalions 4-4-6", Faction.NATIONALIST, [("B-N-MISC", "", Size.BATTALION)] * 3),
        (
            "2 XVIII Corps artillery battalions 4(8)5",
            Faction.REPUBLICAN,
            [("B-R-XVIIIART", "", Size.BATTALION)] * 2,
        ),
        ("11 Div: HQ 0-1-6, 11 Div art 3(6)5", Faction.REPUBLICAN, [("B-R-11", "", None)] * 2),
        (
            "1st Tank Battalion 3-2-9, 4th Tank Battalion 3-2-9, 1st Brigade HQ 0-1-8",
            Faction.REPUBLICAN,
            [
                ("B-R-1TK", "1 Tank", Size.BATTALION),
                ("B-R-1TK", "4 Tank", Size.BATTALION),
                ("B-R-1TK", "", None),
            ],
        ),
    ],
)
def test_how_many_and_whose_stands_before_a_name_or_within_a_line(
    line: str, faction: Faction, means: list[tuple[str, str, Size | None]]
) -> None:
    read = read_counters(line, BRUNETE, faction)
    assert read.errors == ()
    assert [(one.formation, one.name, one.size) for one in read.added] == means


@pytest.mark.parametrize(
    ("line", "size"),
    [
        ("3rd Tank Battalion 3-2-9", Size.BATTALION),
        ("Misc 4-4-6", Size.BATTALION),
        ("94 4-4-6", Size.REGIMENT),
        ("V Corps artillery 4(8)5", Size.BATTALION),
        ("V Corps artillery regiment 4(8)5", Size.REGIMENT),
        ("46: HQ 0-1-6", None),
    ],
)
def test_a_counter_is_as_large_as_the_rulebook_calls_what_has_no_others(line: str, size: Size | None) -> None:
    """B.1d makes regiments of units, of a battalion that comes by its name it does not."""
    (told,) = read_counters(line, BRUNETE).added
    assert told.size is size


def test_formations_may_follow_each_other_in_a_line_each_with_its_own_places() -> None:
    known = Known(BRUNETE, board=open_board("brunete"))
    read = read_counters("V Corps HQ 0-1-6 @ 1502, V Corps artillery 4(8)5 II @ 1503", known)
    assert read.errors == ()
    assert {id_: known.board.hex_name(hex_) for id_, hex_ in read.places.items()} == {
        "B-R-V-hq-1": "1502",
        "B-R-VART-artillery-1": "1503",
    }
    wrong = read_counters("46: HQ @ 1402, 10 3-4-6 III @ 1403", known)  # a number alone is no formation
    assert [error.reason.args["text"] for error in wrong.errors] == ["10"]


@pytest.mark.parametrize(
    "typed",
    [
        "PzI 2-1-12 @ 3251, F/88 2-2-8 @ 3251",
        "PzI 2-1-12, F/88 2-2-8 @ 3251",
        "PzI 2-1-12 @ 3251; F/88 2-2-8 @ 3251",
    ],
)
def test_an_f88_behind_another_unit_is_no_unit_of_that_formation(typed: str) -> None:
    """J.5: it belongs to no brigade, and obeys any HQ."""
    told = read_counters(typed, Known(EMPTY, board=open_board("jarama")), Faction.NATIONALIST)
    assert [one.formation for one in told.added] == ["J-N-PZI", "J-N-F88"]


def test_full_width_typing_reads_the_same() -> None:
    wide = read_counters("４８：４ｘ ３-４-６/２-２-６ ＩＩ、ＨＱ", EMPTY)
    assert wide.sheet == read_counters("48: 4x 3-4-6/2-2-6 II, HQ", EMPTY).sheet


def test_rows_pasted_from_a_spreadsheet() -> None:
    rows = (
        "formation,count,arm,size,front,back,name",
        "VAR,1,HQ",
        "J-N-1,2,,II,4-5-6,2-3-6",
        "PZR,,tank,I,2-1-12,-,Pz/R",
    )
    text = "\n".join(rows).replace(",", "\t")
    read = read_counters(text, EMPTY)
    assert read.errors == ()
    assert [counter.id for counter in read.added] == [
        "J-N-VAR-hq-1",
        "J-N-1-infantry-1",
        "J-N-1-infantry-2",
        "J-N-PZR-armour-1",
    ]
    assert (read.added[-1].name, read.added[-1].back) == ("Pz/R", None)


def test_a_word_that_is_not_understood_is_told_and_what_a_battalion_has_printed_is_its_name() -> None:
    read = read_counters("48: strange 3-4-6\n48: 3/7/4 3-4-6/2-2-6 II", EMPTY)
    assert [(error.line, error.reason.args["text"]) for error in read.errors] == [(1, "strange")]
    assert [(one.name, one.front.attack) for one in read.added] == [("3/7/4", 3)]


def test_errors_name_their_line_and_spoil_no_other() -> None:
    read = read_counters("48: 2x 3-4-6\n49: HQ\n1: HQ\n19: 3_4\nno colon\n23: 99x HQ", EMPTY)
    assert [counter.formation for counter in read.added] == ["J-R-48", "J-R-48"]
    assert [(error.line, error.reason.key) for error in read.errors] == [
        (2, "scw-formation-unknown"),
        (3, "scw-formation-several"),
        (4, "scw-counter-not-read"),
        (5, "scw-counter-no-formation"),
        (6, "scw-counter-count"),
    ]


@pytest.mark.parametrize(
    ("name", "formation"),
    [
        ("13 Int", "J-R-13i"),
        ("13th International Brigade", "J-R-13i"),
        ("1st Bis", "J-R-1B"),
        ("1st tank brigade", "J-R-1TK"),
        ("Varela Division", "J-N-VAR"),
        ("Engineers 4-4-6", "J-N-Eng4"),
        ("第13国際旅団", "J-R-13i"),
    ],
)
def test_every_name_that_the_program_shows_is_taken(name: str, formation: str) -> None:
    assert find_called(name, Battle.JARAMA, None).formation.casefold() == formation.casefold()


def test_a_name_that_is_none_names_the_nearest() -> None:
    (error,) = read_counters("Varella Division: HQ", EMPTY).errors
    assert "Varela Division" in str(error.reason.args["names"])


def test_the_faction_tells_like_numbers_apart() -> None:
    (counter,) = read_counters("1: HQ", EMPTY, Faction.NATIONALIST).added
    assert counter.formation == "J-N-1"


@pytest.mark.parametrize(
    ("line", "size"),
    [
        ("PzI: 2-1-12", Size.COMPANY),
        ("Pz/R 1-1-12", Size.COMPANY),
        ("1st Tank Brigade: 2-2-10", Size.COMPANY),
        ("Cavalry 3-3-8", Size.REGIMENT),
        ("J-N-1: anti-tank 1-1-6 II", Size.COMPANY),
        ("J-N-1: 4-4-6", None),
        ("PzI: 2-1-12 II", Size.BATTALION),
    ],
)
def test_the_set_up_says_how_large_units_are_and_corrects_the_anti_tank_counter(
    line: str, size: Size | None
) -> None:
    assert [unit.size for unit in read_counters(line, EMPTY).added] == [size]


def test_more_counters_of_a_formation_get_the_next_numbers() -> None:
    first = read_counters("48: 2x 3-4-6", EMPTY).sheet
    assert [counter.id for counter in read_counters("48: 3-4-6", first).added] == ["J-R-48-infantry-3"]


def test_values_may_be_unknown_for_now() -> None:
    typed = parse_counter("?-4-6")
    assert typed.front == PrintedValues(attack=None, defence=4, movement=6)


@given(st.text(max_size=30))
def test_nothing_typed_breaks_the_reader(text: str) -> None:
    try:
        typed = parse_counter(text)
    except NotationError:
        return
    assert typed.count >= 1


@pytest.mark.parametrize(
    "typed", ["1/13 4-4-6/2-3-6", "1st Battalion/13th 4-4-6/2-3-6", "第1大隊/第13師団 4-4-6/2-3-6"]
)
def test_a_formation_may_stand_behind_its_battalion_as_the_counter_prints_it(typed: str) -> None:
    (counter,) = read_counters(typed, BRUNETE, Faction.NATIONALIST).added
    assert (counter.formation, counter.name, counter.size) == ("B-N-13", "1", Size.BATTALION)


@pytest.mark.parametrize(
    "typed",
    [
        "13th Division: HQ 0-1-6, 1st Battalion/13th 4-4-6/2-3-6",
        "13th Division: HQ, 1/13 4-4-6",
        "第13師団：司令部、第1大隊/第13師団 4-4-6/2-3-6",
        "13th Division: HQ, 1st Battalion",
    ],
)
def test_a_battalion_of_a_line_is_named_as_its_counter_prints_it_and_without_values(typed: str) -> None:
    _, counter = read_counters(typed, BRUNETE, Faction.NATIONALIST).added
    assert (counter.formation, counter.name, counter.size) == ("B-N-13", "1", Size.BATTALION)


@pytest.mark.parametrize(
    "typed",
    [
        "45th Division, all units",
        "45th Division: all units",
        "第45師団：全ユニット",
        "第45師団,全ゆにつと",
        "1st Tank Brigade, all units",
    ],
)
def test_all_units_of_a_division_are_asked_for_where_the_rulebook_lists_none(typed: str) -> None:
    read = read_counters(typed, BRUNETE, Faction.REPUBLICAN)
    assert ([error.reason.key for error in read.errors], read.added) == (["scw-counter-all"], ())


@pytest.mark.parametrize(
    "typed", ["Misc, all units", "Misc, all units 3-3-6/1-2-6", "All Misc battalions 3x 3-3-6"]
)
def test_all_units_that_the_rulebook_counts_are_as_many(typed: str) -> None:
    assert len(read_counters(typed, BRUNETE, Faction.NATIONALIST).added) == 3


def test_a_branch_behind_a_formation_and_its_colon_is_of_that_formation() -> None:
    """In Jarama guns of no brigade are a formation called as their branch."""
    line = "Varela HQ 0-1-6; 1st Brigade: HQ 0-1-6, art 4(8)5; 2nd Brigade: HQ 0-1-6, art 4(8)5; PzI 2-1-12"
    read = read_counters(line, CounterSheet(battle=Battle.JARAMA), Faction.NATIONALIST)
    guns = [counter.formation for counter in read.added if counter.arm is Arm.ARTILLERY]
    assert (read.errors, guns) == ((), ["J-N-1", "J-N-2"])


@pytest.mark.parametrize(
    "line", ["第5軍団：司令部 0-1-6、砲兵 4(8)5", "V Corps: HQ 0-1-6, art 4(8)5"], ids=["japanese", "english"]
)
def test_guns_told_with_the_hq_of_their_corps_are_the_corps_artillery(line: str) -> None:
    read = read_counters(line, BRUNETE, Faction.REPUBLICAN)
    assert read.errors == ()
    assert [one.id for one in read.added] == ["B-R-V-hq-1", "B-R-VART-artillery-1"]


@pytest.mark.parametrize("line", ["48 HQ 70 HQ", "48 HQ, 70 HQ", "48, 70 HQ", "48 HQ 70 HQ;"])
def test_two_headquarters_one_behind_the_other_are_two_counters(line: str) -> None:
    read = read_counters(line, EMPTY)
    assert read.errors == ()
    assert [one.id for one in read.added] == ["J-R-48-hq-1", "J-R-70-hq-1"]


@pytest.mark.parametrize(
    ("line", "one", "other"),
    [
        ("48: HQ HQ", "HQ", "HQ"),
        ("48: HQ 70 HQ", "HQ", "HQ"),
        ("48: HQ art 4(8)6", "HQ", "art"),
        ("48: 3x 2x HQ", "3x", "2x"),
        ("48: II III 3-4-6", "II", "III"),
        ('48: "a" "b" 3-4-6', '"a"', '"b"'),
        ("48: 3rd 4th battalion 3-4-6", "3rd", "4th"),
        ("第48旅団 砲兵 司令部", "砲兵", "司令部"),
    ],
)
def test_what_says_two_things_of_one_counter_is_refused_as_two(line: str, one: str, other: str) -> None:
    read = read_counters(line, EMPTY)
    assert read.added == ()
    (error,) = read.errors
    assert (error.line, error.reason.key) == (1, "scw-counter-two")
    assert (error.reason.args["one"], error.reason.args["other"]) == (one, other)


def test_the_same_thing_in_other_words_is_said_of_one_counter() -> None:
    read = read_counters("48: II battalion 3-4-6, anti-tank guns 1-1-6, art gun 4(8)6", EMPTY)
    assert read.errors == ()
    assert [one.arm for one in read.added] == [Arm.INFANTRY, Arm.ANTI_TANK, Arm.ARTILLERY]


def test_a_pasted_row_tells_nothing_behind_its_last_column() -> None:
    read = read_counters("48\t2\tart\t\t\t\t\tlate", EMPTY)
    assert read.added == ()
    assert [(one.reason.key, one.reason.args["text"]) for one in read.errors] == [
        ("scw-counter-not-read", "late")
    ]


ONE_HQ_TWO_BATTALIONS = ("hq-1", "infantry-1", "infantry-2")


def _told_on_the_map(text: str) -> list[tuple[str, str]]:
    board = open_board("brunete")
    read = read_counters(text, Known(BRUNETE, board=board), Faction.NATIONALIST)
    assert read.errors == ()
    return [(one.id.removeprefix("B-N-"), board.hex_name(read.places[one.id])) for one in read.added]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("71: 3-4-6 at 1715, HQ at 1716", [("71-infantry-1", "1715"), ("71-hq-1", "1716")]),
        ("71st Div HQ 0-1-6 in Sevilla la Nueva", [("71-hq-1", "1920")]),
        (
            "71: two battalions 3-4-6 in 1715 and 1716",
            [("71-infantry-1", "1715"), ("71-infantry-2", "1716")],
        ),
        ("71: HQ and two battalions 3-4-6 @ 1715", [(f"71-{one}", "1715") for one in ONE_HQ_TWO_BATTALIONS]),
        ("13: 1st and 4th Battalions 4-4-6 @ 1716", [("13-infantry-1", "1716"), ("13-infantry-2", "1716")]),
        ("71: 345 on 1715", [("71-infantry-1", "1715")]),
        ("71: AT 2212 @ 1715", [("71-anti-tank-1", "1715")]),
    ],
)
def test_a_line_may_be_said_as_players_say_it(line: str, told: list[tuple[str, str]]) -> None:
    """An "at" behind a counter is where it stands and makes it no anti-tank gun."""
    assert _told_on_the_map(line) == told


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("48 HQ 70", "70"),
        ('48: "3/1 3-4-6', '"3/1'),
        ("48: HQ @ 3533 @ 3434", "@ 3434"),
    ],
)
def test_what_is_no_part_of_a_counter_is_named(line: str, text: str) -> None:
    read = read_counters(line, Known(EMPTY, board=open_board("jarama")), Faction.REPUBLICAN)
    assert read.added == ()
    assert [(one.reason.key, one.reason.args["text"]) for one in read.errors] == [
        ("scw-counter-not-read", text)
    ]


@pytest.mark.parametrize("line", ["第11師団hq 0-1-6", "第11師団Hq 0-1-6", "11hq 0-1-6"])
def test_an_hq_directly_behind_its_division_may_be_typed_small(line: str) -> None:
    read = read_counters(line, BRUNETE, Faction.NATIONALIST)
    assert [one.id for one in read.added] == ["B-N-11-hq-1"]
