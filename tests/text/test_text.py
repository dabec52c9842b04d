from dataclasses import replace
from pathlib import Path

import pytest

from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.text import LANGUAGES, STRICT_VARIABLE, Catalogue, TextError, system_language

ENGLISH = """
list-separator = {", "}
reason-with-rule = { $text } ({ $rule })
plain = Plain
only-english = Only here
count = { $count ->
    [one] One building
   *[other] { $count } buildings
}
seen = { $hex } is seen
crossed = Crosses { $hexes }
"""
JAPANESE = """
list-separator = 、
reason-with-rule = { $text }（{ $rule }）
plain = そのまま
count = 建物{ $count }軒
seen = { $hex }が見える
crossed = { $hexes }を通る
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for language, source in (("en", ENGLISH), ("ja", JAPANESE)):
        folder = tmp_path / language
        folder.mkdir()
        (folder / "common.ftl").write_text(source, "utf-8")
    return tmp_path


@pytest.fixture
def english(root: Path) -> Catalogue:
    return Catalogue("en", root)


@pytest.fixture
def japanese(root: Path) -> Catalogue:
    return Catalogue("ja", root)


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(STRICT_VARIABLE)


def name(hex_: HexCoord) -> str:
    return f"{hex_.q:02d}{hex_.r:02d}"


def test_the_message_is_the_language_s_own(english: Catalogue, japanese: Catalogue) -> None:
    assert (english.text("plain"), japanese.text("plain")) == ("Plain", "そのまま")


def test_numbers_are_written_as_the_language_does(english: Catalogue) -> None:
    assert english.text("count", count=1) == "One building"
    assert english.text("count", count=1501) == "1,501 buildings"


def test_ids_are_strings_and_stay_as_they_are(english: Catalogue) -> None:
    assert english.text("seen", hex="1501") == "1501 is seen"


def test_a_reason_names_its_hexes_and_its_rule(english: Catalogue, japanese: Catalogue) -> None:
    reason = Reason("crossed", "1.1k", (HexCoord(15, 1), HexCoord(15, 2)))
    assert english.reason(reason, name) == "Crosses 1501, 1502 (1.1k)"
    assert japanese.reason(reason, name) == "1501、1502を通る（1.1k）"


def test_a_rule_that_a_reason_shares_with_what_it_is_about_is_named_once() -> None:
    draw = Reason("np-victory", "23.0c", args={"difference": 0, "level": "draw", "winner": "nobody"})
    outcome = Reason("np-front-outcome", "23.0c", args={"front": "west"}, about=draw)
    assert Catalogue("en").reason(outcome, str) == "West: A draw (difference 0) (23.0c)"
    assert Catalogue("en").reason(replace(outcome, rule="24.3"), str).endswith("(23.0c) (24.3)")


def test_a_reason_without_rule_is_the_message_alone(english: Catalogue) -> None:
    assert english.reason(Reason("seen", hexes=(HexCoord(15, 1),)), name) == "1501 is seen"


def test_no_full_stop_stands_before_what_divides_a_row(english: Catalogue, japanese: Catalogue) -> None:
    assert japanese.join(["着弾。（2.3d）", "M21にSR。", "終わり。"]) == "着弾（2.3d）、M21にSR、終わり。"
    assert english.join(["6 lb.", "hit"]) == "6 lb., hit"
    assert english.join([]) == ""


def test_a_missing_key_raises_under_tests(japanese: Catalogue) -> None:
    with pytest.raises(TextError, match="only-english"):
        japanese.text("only-english")


def test_a_missing_argument_raises_under_tests(english: Catalogue) -> None:
    with pytest.raises(TextError, match="hex"):
        english.text("seen")


@pytest.mark.usefixtures("lenient")
def test_the_player_gets_english_and_then_the_key(japanese: Catalogue) -> None:
    assert japanese.text("only-english") == "Only here"
    assert japanese.text("nowhere") == "nowhere"


@pytest.mark.usefixtures("lenient")
def test_the_player_gets_a_message_without_its_argument(english: Catalogue) -> None:
    assert english.text("seen") == "hex is seen"


def test_a_second_file_adds_its_messages(root: Path) -> None:
    (root / "en" / "sight.ftl").write_text("blocked = Blocked\n", "utf-8")
    assert Catalogue("en", root).text("blocked") == "Blocked"


def test_messages_and_terms_of_other_files_may_be_referred_to(root: Path) -> None:
    (root / "en" / "board.ftl").write_text(
        "-los = LOS\nmap = { -los } map of { board }\nboard = Elst\n", "utf-8"
    )
    (root / "en" / "sight.ftl").write_text("blocked = { -los } blocked; see { map }\n", "utf-8")
    assert Catalogue("en", root).text("blocked") == "LOS blocked; see LOS map of Elst"


def test_a_message_ends_where_the_next_entry_or_comment_begins(root: Path) -> None:
    source = "first = One\n\n  two\n# Comment = x\nsecond = { $count ->\n*[other] Three\n}\nthird = Four"
    (root / "en" / "sight.ftl").write_text(source, "utf-8")
    english = Catalogue("en", root)
    assert english.text("first") == "One\n\ntwo"
    assert english.text("second", count=3) == "Three"
    assert english.text("third") == "Four"


def test_two_messages_of_one_key_are_refused(root: Path) -> None:
    (root / "en" / "sight.ftl").write_text("plain = Again\n", "utf-8")
    with pytest.raises(TextError, match=r"sight\.ftl.*plain"):
        Catalogue("en", root).text("plain")


def test_a_malformed_message_is_named(root: Path) -> None:
    (root / "en" / "sight.ftl").write_text("blocked = { $open\n", "utf-8")
    with pytest.raises(TextError, match="blocked"):
        Catalogue("en", root).text("blocked")


@pytest.mark.usefixtures("lenient")
def test_the_player_gets_the_key_of_a_malformed_message(root: Path) -> None:
    (root / "en" / "sight.ftl").write_text("blocked = { $open\n", "utf-8")
    assert Catalogue("en", root).text("blocked") == "blocked"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="fr"):
        Catalogue("fr")


def test_a_key_can_be_asked_for(english: Catalogue) -> None:
    assert "plain" in english
    assert "nowhere" not in english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_real_catalogues_tell_a_hex_off_the_board(language: str) -> None:
    message = Catalogue(language).text("hex-off-board", text="1501", board="Elst")
    assert "1501" in message
    assert "Elst" in message


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_the_catalogue(environ: dict[str, str], language: str) -> None:
    assert system_language(environ) == language


def test_a_single_one_is_no_plural() -> None:
    """A march with half an allowance, a retreat of one hex, a raid of one point."""
    english = Catalogue("en")
    assert "one movement point" in english.text("np-out-of-reach-by-half", points=1.0).split(":")[0]
    assert "1.5 movement points" in english.text("np-out-of-reach", points=1.5)
    assert english.text("np-retreat-too-short", wanted=1, got=2).startswith(
        "The retreat must end one hex away"
    )
    assert english.text("scw-air-points-lacking", wanted=1, left=0).startswith("One air point wanted")


def test_a_text_of_any_length_is_shown_whole(english: Catalogue) -> None:
    long = "n" * 9000
    assert english.text("reason-with-rule", text=long, rule=long) == f"{long} ({long})"


@pytest.mark.parametrize("length", [1, 9000])
@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u2069", "\x1b", "\x00"])
def test_what_was_typed_turns_nothing_round_that_stands_behind_it(
    english: Catalogue, sign: str, length: int
) -> None:
    name = "n" * length
    assert english.text("reason-with-rule", text=f"{sign}{name}", rule="4.0") == f"{name} (4.0)"


def test_a_name_read_from_the_right_is_set_apart_and_so_is_what_holds_it(english: Catalogue) -> None:
    name = "\u05d0\u05d1"
    inner = english.text("reason-with-rule", text=name, rule="4.0")
    assert inner == f"\u2068{name}\u2069 (4.0)"
    assert english.text("reason-with-rule", text=inner, rule="5.0") == f"\u2068{inner}\u2069 (5.0)"


@pytest.mark.parametrize("figure", [10**30, -(10**30), 10**6000, float("inf"), float("nan")], ids="abcde")
def test_a_figure_beyond_all_measure_is_worded_all_the_same(english: Catalogue, figure: float) -> None:
    assert english.text("count", count=figure).endswith(" buildings")


@pytest.mark.parametrize(("language", "name"), [("en", "terrain chart"), ("ja", "地形効果表")])
def test_a_row_of_a_chart_is_called_by_its_chart(language: str, name: str) -> None:
    """Its number in the list of rules stands in no book."""
    catalogue = Catalogue(language)
    assert catalogue.rule_name("CH.TEC.clear") == name
    assert [catalogue.rule_name(rule) for rule in ("", "J.16a", "11.4b")] == ["", "J.16a", "11.4b"]
