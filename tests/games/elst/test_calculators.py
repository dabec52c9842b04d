"""The calculators of ways over polder and up the steeple, with the rulebook's own ways."""

from typing import Any

import pytest

from companion.board.library import open_board
from companion.kit.calculators import Calculator
from companion.kit.panels import Lines, Part, Table
from companion.known_games import GAMES
from companion.reason import Reason
from companion.text import Catalogue

BOARD = open_board("elst")


def calculator(id_: str) -> Calculator:
    return GAMES["elst"].calculator(id_)


def answer(id_: str, **given: Any) -> tuple[Part, ...]:
    one = calculator(id_)
    fields = {field.input.name: field.start for field in one.fields}
    texts = {
        "way": "",
        "costs": "",
        "tem": "",
        "spends-all": "no",
        "side": "british",
        "movers": "",
        "above": "",
        "weapon": "",
        "printed": "",
        "buttoned-up": "no",
        "theatre": "theatre-eto",
        "how": "polder-stays",
        "attack": "polder-no-effect",
    }
    return one.answer({name: given.get(name, texts.get(name, start)) for name, start in fields.items()})


def words(reasons: tuple[Reason, ...]) -> list[str]:
    return [Catalogue("en").reason(reason, BOARD.hex_name) for reason in reasons]


def table(parts: tuple[Part, ...]) -> list[list[str]]:
    return [words(row) for part in parts if isinstance(part, Table) for row in part.rows]


def lines(parts: tuple[Part, ...]) -> list[str]:
    return [line for part in parts if isinstance(part, Lines) for line in words(part.lines)]


def test_a_way_on_foot_costs_one_more_out_of_the_polder() -> None:
    """1.3o: L12 to M13; the half MF of grain after it."""
    parts = answer("elst-on-foot", way="l12 m13 N13", costs="1 1.5")
    assert table(parts)[0] == ["L12 → M13", "1 + 1 out of the polder", "2"]
    assert table(parts)[1][2] == "3.5"
    assert lines(parts)[0].startswith("The MF out of L12 is spent in the polder")


def test_tem_is_bought_hex_by_hex() -> None:
    """1.3e, 1.3j: L12 to L13 with TEM; M13 is no polder."""
    parts = answer("elst-on-foot", way="L12 L13", tem="L13 M13")
    assert table(parts) == [["L12 → L13", "1 + 1 out of the polder + 1 for TEM", "3"]]
    assert lines(parts)[1:] == [
        "TEM +1 in L13, no FFMO there (1.3e)",
        "No road bonus in this MPh (1.3j)",
        "No TEM to buy in M13: no polder on the way (1.3e)",
    ]


def test_a_vehicle_checks_for_bog_where_no_road_leads_out() -> None:
    """1.3l, 1.3m: P14 to Q15 and Q14 by road, then R13."""
    parts = answer("elst-vehicle", way="P14 Q15 Q15 Q14 R13")
    assert [row[2] for row in table(parts)] == ["1", "2", "3", "8"]
    assert table(parts)[1][0] == "In Q15"
    assert lines(parts) == ["Bog Check 1, out of Q14: DRM +3 (1.3m)"]
    parts = answer("elst-vehicle", **{"way": "Q14 R13", "spends-all": "yes"})
    assert lines(parts) == ["Bog Check 1, out of Q14: DRM 0 (1.3m)"]


def test_a_failed_check_ends_the_move_in_the_polder() -> None:
    """1.3n: the 4 MP are spent, the last step is not made."""
    parts = answer("elst-vehicle", way="Q15 Q14 R13 S13", failed=1)
    assert [row[0] for row in table(parts)] == ["Q15 → Q14", "Q14 → R13"]
    assert lines(parts)[-1] == "Bogged in Q14, 5 MP spent: its movement is over (1.3n)"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"way": "L12 N13"}, "L12, N13: not adjacent."),
        ({"way": "L12 M13", "costs": "1.3"}, "“1.3” is no cost: whole or half MF or MP, 0 to 99.5."),
        ({"way": "L12 L12"}, "L12, L12: not adjacent."),
        ({"way": ""}, "Type the hexes of the way."),
    ],
)
def test_a_way_that_cannot_be_gone_is_one_line(given: dict[str, str], told: str) -> None:
    (line,) = lines(answer("elst-on-foot", **given))
    assert line.startswith(told)


def test_the_pond_lets_nobody_in() -> None:
    """1.2a."""
    pond = next(hex_ for hex_ in BOARD if "pond" in BOARD.terrain(hex_))
    beside = next(hex_ for hex_ in pond.neighbours() if hex_ in BOARD)
    way = f"{BOARD.hex_name(beside)} {BOARD.hex_name(pond)}"
    (line,) = lines(answer("elst-vehicle", way=way))
    assert line.endswith("(1.2a)")


def test_a_climb_costs_one_mf_while_there_is_room() -> None:
    """1.1b, 1.1h, 1.1x."""
    parts = answer("elst-steeple", movers="4-5-7, 9-2")
    assert lines(parts)[:2] == [
        "2 MF to enter + 1 MF on the stairs = 3 MF (1.1b)",
        "Up there then: 1 of 1 squad-equivalent, 1 of 4 SMC (1.1h)",
    ]
    assert lines(parts)[2] == "TEM: steeple +3, ground +3 (+4 against mortars and OBA) (1.1c)"


def test_who_has_no_room_or_no_mf_stays_below() -> None:
    full = lines(answer("elst-steeple", movers="4-5-7", above="2-4-7"))
    assert full[0].endswith("(1.1h)")
    assert full[1].startswith("Up there then: 0.5 of 1")
    tired = lines(answer("elst-steeple", movers="4-5-7", entry=4, left=4))
    assert tired[0].endswith("(1.1b)")
    assert tired[1].startswith("Up there then: 0 of 1")
    assert "0 are left" in lines(answer("elst-steeple", movers="4-5-7", entry=4, left=3))[0]


# ---- weapons ----


def bare(parts: tuple[Part, ...]) -> list[str]:
    """Lines without the number of their rule."""
    return [line.rpartition(" (")[0] for line in lines(parts)]


def test_the_stug_of_elst_is_told_with_the_numbers_of_its_counter() -> None:
    """CG12, VN-StuG"""
    told = bare(answer("elst-weapon", side="german", weapon="StuG", printed="A4, s8"))
    assert "Its number A is 5." in told
    assert "Its number s is 9." in told
    assert told[-1] == "The remote-controlled AAMG fires only while the vehicle is BU."
    shut = answer("elst-weapon", side="german", weapon="StuG", **{"buttoned-up": "yes"})
    assert "Its special ammunition numbers rise by 1, to A5 and s9." in bare(shut)
    assert told[-1] not in bare(shut)


@pytest.mark.parametrize(("year", "colour"), [(1943, "red"), (1944, "black")])
def test_a_sherman_has_red_th_numbers_before_1944(year: int, colour: str) -> None:
    told = bare(answer("elst-weapon", weapon="Sherman V", year=year))
    assert told[0] == f"It uses {colour} TH numbers: the red ones count before 1944."


@pytest.mark.parametrize(("theatre", "number"), [("theatre-eto", 8), ("theatre-pto", 11)])
def test_he_is_rarer_in_the_pacific(theatre: str, number: int) -> None:
    """VN-6pdr"""
    parts = answer("elst-weapon", weapon="6-pounder", theatre=theatre)
    told = [line.args for part in parts if isinstance(part, Lines) for line in part.lines]
    assert {"round": "high-explosive", "number": number} in [dict(args) for args in told]


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({}, "Type the name of a Gun or vehicle."),
        ({"weapon": "4-5-7"}, "“4-5-7” is no Gun and no vehicle."),
        ({"weapon": "Sherman V", "printed": "A"}, "“A” is no letter with its number, as A4."),
        ({"side": "german", "weapon": "Pz IIIN"}, "The module says nothing more of Pz IIIN."),
    ],
)
def test_a_line_that_names_no_weapon_or_number_is_told(given: dict[str, str], line: str) -> None:
    assert lines(answer("elst-weapon", **given)) == [line]


# ---- attacks in polder ----


def test_the_mf_of_leaving_polder_has_its_tem_and_residual_fp_attacks_it() -> None:
    """1.3h"""
    given = {"how": "polder-leaves"}
    assert bare(answer("elst-polder", **given)) == ["TEM +1", "The unit leaves."]
    met = bare(answer("elst-polder", **given, residual=1, attack="pinned"))
    assert met == ["TEM +1", "The residual FP of 1 attacks it.", "The unit stays in the hex."]
    assert bare(answer("elst-polder", **given, attack="broken"))[-1] == "The unit stays in the hex."
    assert bare(answer("elst-polder", **given, cover=2))[0] == "TEM +2"


@pytest.mark.parametrize(
    ("how", "phase", "cover", "tem"),
    [
        ("polder-stays", "mph", 0, "+1"),
        ("polder-enters", "mph", 0, "+0"),
        ("polder-enters", "aph", 0, "+1"),
        ("polder-enters-with-tem", "rtph", 0, "+1"),
        ("polder-spends-inside", "mph", 0, "+1"),
        ("polder-manhandles", "mph", 0, "+0"),
        ("polder-stays", "dfph", 3, "+3"),
    ],
)
def test_infantry_in_polder_has_one_tem(how: str, phase: str, cover: int, tem: str) -> None:
    """1.3c, 1.3d"""
    assert bare(answer("elst-polder", how=how, phase=phase, cover=cover)) == [f"TEM {tem}"]


def test_a_reading_of_the_session_bears_on_the_tem_of_polder() -> None:
    one = calculator("elst-polder")
    assert one.answer_by is not None
    given = {"how": "polder-stays", "phase": "dfph", "cover": -1, "residual": 0, "attack": "polder-no-effect"}
    parts = one.answer_by(given, {"forces-polder-cover": "other-terrain"})
    assert bare(parts) == ["TEM −1"]


def test_the_planner_tells_what_each_group_holds_and_how_many_are_left() -> None:
    """4.515, 4.516: full and depleted counters, the campaign's and the date's limits less what is bought."""
    told = lines(
        answer("elst-purchase", side="german", date="date-24-noon", earlier="I3", order=["german/I3"])
    )
    assert "I3: 6x 4-4-7, 2x LMG; depleted 5x 4-4-7, weapons by die – 1 of 3 left, 1 a date" in told
    assert "G1: 75L PaK40, 2-2-8 – 2 of 2 left, 2 a date" in told
