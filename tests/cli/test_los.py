import pytest

from companion.board.library import open_board
from companion.sight.chart import load_chart
from companion.sight.los import line_of_sight
from companion.sight.result import LosResult, Position
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain
from tests.cli.conftest import Companion

LINE = ("los", "NN8", "II12")
RESULT_KEYS = {
    "board", "from", "to", "range", "verdict", "nominal", "hindrance", "hindrance_by_range", "crossings",
    "obstacles", "blast_areas", "first_hindrance", "margin", "reasons", "assumptions",
}  # fmt: skip
CROSSING_KEYS = {
    "hex", "range", "terrain", "areas", "along_hexside", "adds", "blocks", "enters", "leaves", "reasons",
}  # fmt: skip


@pytest.fixture(scope="module")
def terrain() -> SightTerrain:
    return SightTerrain.of(open_board("elst"), load_chart("elst"), SightSettings())


def judged(terrain: SightTerrain, source: str, target: str) -> LosResult:
    parse = terrain.board.parse_hex
    return line_of_sight(terrain, Position(parse(source)), Position(parse(target)))


def test_the_answer_tells_ends_verdict_and_every_crossed_hex(
    companion: Companion, terrain: SightTerrain
) -> None:
    answer = companion(*LINE)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("NN8 (ground) to II12 (ground), range 6\n")
    for crossing in judged(terrain, "NN8", "II12").crossings:
        assert terrain.board.hex_name(crossing.hex) in answer.out


@pytest.mark.parametrize(
    ("pair", "verdict"),
    [
        (("A9", "A10"), "Clear"),
        (("L21", "AA13"), "Hindered: +3"),
        (("A9", "N7"), "Blocked"),
    ],
)
def test_every_verdict_is_an_answer(companion: Companion, pair: tuple[str, str], verdict: str) -> None:
    answer = companion("los", *pair)
    assert answer.code == 0
    assert verdict in answer.out.splitlines()


def test_json_holds_the_whole_result(companion: Companion, terrain: SightTerrain) -> None:
    told = companion(*LINE, "--json").json
    result = judged(terrain, "NN8", "II12")
    assert told.keys() == RESULT_KEYS
    assert told["from"] == {"hex": "NN8", "level": "ground"}
    assert told["verdict"] == result.verdict.value
    assert told["hindrance_by_range"] == list(result.by_range)
    assert [crossing.keys() for crossing in told["crossings"]] == [CROSSING_KEYS] * len(result.crossings)
    assert [crossing["adds"] for crossing in told["crossings"]] == [c.adds for c in result.crossings]


def test_json_reasons_carry_their_words(companion: Companion) -> None:
    reasons = [
        reason
        for crossing in companion("los", "L21", "AA13", "--json").json["crossings"]
        for reason in crossing["reasons"]
    ]
    assert reasons
    assert all(reason.keys() == {"key", "rule", "hexes", "args", "text"} for reason in reasons)
    assert all(reason["text"] and reason["text"] != reason["key"] for reason in reasons)


def test_a_hex_may_be_typed_anyhow(companion: Companion) -> None:
    assert companion("los", "nn 8", "ｉｉ１２").out == companion(*LINE).out


def test_a_hex_may_be_named_by_its_place(companion: Companion) -> None:
    assert companion("los", "De Hoop", "市庁舎").out == companion("los", "E13", "BB13").out


def test_the_line_is_the_same_both_ways(companion: Companion) -> None:
    there, back = (companion("los", *pair, "--json").json for pair in (("L21", "AA13"), ("AA13", "L21")))
    assert (there["verdict"], there["hindrance"]) == (back["verdict"], back["hindrance"])


@pytest.mark.parametrize(
    ("option", "hindrance"),
    [
        (("--smoke", "A12"), 3),
        (("--smoke", "A12=2"), 2),
        (("--dispersed", "A12"), 2),
        (("--wp", "A12=1"), 1),
        (("--vehicle", "A12"), 1),
        (("--wreck", "A12"), 1),
        (("--ffe", "A12"), 1),
        (("--ffe", "A15:2"), 1),
        (("--ffe", "A12", "--smoke", "A12"), 4),
    ],
)
def test_a_marker_on_the_line_hinders(companion: Companion, option: tuple[str, ...], hindrance: int) -> None:
    bare = companion("los", "A11", "A13", "--json").json["hindrance"]
    assert companion("los", "A11", "A13", "--json", *option).json["hindrance"] - bare == hindrance


def test_levels_are_taken(companion: Companion) -> None:
    told = companion("los", "NN8", "NN8", "--from-level", "steeple", "--json").json
    assert told["from"] == {"hex": "NN8", "level": "steeple"}
    assert told["to"] == {"hex": "NN8", "level": "ground"}
    assert told["verdict"] == "clear"


def test_smoke_may_stand_in_the_steeple(companion: Companion) -> None:
    up_and_down = ("los", "NN8", "NN8", "--from-level", "steeple", "--json")
    assert companion(*up_and_down, "--smoke", "NN8@steeple").json["hindrance"] == 3


def test_a_measured_hex_gives_millimetres(companion: Companion) -> None:
    assert " mm" not in companion("los", "A9", "N7").out
    assert " mm" in companion("los", "A9", "N7", "--hex-mm", "19").out
    margin = companion("los", "L21", "AA13", "--hex-mm", "20", "--json").json["margin"]
    assert margin["mm"] == pytest.approx(20 * margin["hexes"])


def test_a_tolerance_beyond_the_margin_makes_a_line_too_close(companion: Companion) -> None:
    margin = companion("los", "Q14", "Y12", "--json").json["margin"]["hexes"]
    told = [
        companion("los", "Q14", "Y12", "--tolerance", str(tolerance), "--json").json
        for tolerance in (margin - 0.001, margin + 0.001)
    ]
    assert [(line["verdict"], line["nominal"]) for line in told] == [
        ("hindered", "hindered"),
        ("too-close", "hindered"),
    ]


def test_the_answer_comes_in_japanese(companion: Companion) -> None:
    answer = companion(*LINE, "--lang", "ja")
    assert answer.out.startswith("NN8（地上）からII12（地上）、距離6\n")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("hello", "NN8"), "“hello” is not a hex number."),
        (("NN8", "ZZ99"), "There is no hex ZZ99 on Decision at Elst."),
        (("NN8", "II12", "--smoke", "QQ"), "“QQ” is not a hex number."),
        (("NN8", "II12", "--smoke", "A1=x"), "--smoke A1=x: not written as this option asks; see --help."),
        (("NN8", "II12", "--wp", "A1"), "--wp A1: add the hindrance shown on the counter, as --wp A1=2."),
        (("NN8", "II12", "--smoke", "S28"), "S28 is a pond: no smoke is placed there. (1.2b)"),
        (("NN8", "II12", "--smoke", "LL9@steeple"), "LL9 has no steeple. (1.1a)"),
        (("NN8", "II12", "--board", "nowhere.geojson"), "nowhere.geojson: there is no such file."),
    ],
)
def test_bad_input_is_refused_in_one_line(
    companion: Companion, arguments: tuple[str, ...], line: str
) -> None:
    answer = companion("los", *arguments)
    assert (answer.code, answer.out, answer.err) == (1, "", line + "\n")


@pytest.mark.parametrize(
    "arguments",
    [("los", "NN8", "NN8"), ("los", "II12", "NN8", "--from-level", "steeple")],
)
def test_positions_without_a_line_are_refused_in_one_line(
    companion: Companion, arguments: tuple[str, ...]
) -> None:
    answer = companion(*arguments)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.count("\n") == 1
    assert arguments[1] in answer.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("los",),
        ("los", "NN8"),
        ("los", "NN8", "II12", "--to-level", "roof"),
        ("los", "NN8", "II12", "--tolerance", "1"),
        ("los", "NN8", "II12", "--out", "x.npz"),
        ("los", "--all"),
        ("los", "NN8", "II12", "--all", "--out", "x.npz"),
        ("los", "--all", "--out", "x.txt"),
    ],
)
def test_wrong_usage_is_told(companion: Companion, arguments: tuple[str, ...]) -> None:
    answer = companion(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.endswith("companion los --help\n")
    assert answer.err.count("\n") == 1


def test_a_narrow_terminal_cuts_nothing_off(companion: Companion, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    answer = companion("los", "A9", "N7", "--lang", "ja")
    assert answer.code == 0
    assert "…" not in answer.out
