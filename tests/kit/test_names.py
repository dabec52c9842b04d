"""What is typed is a name in either language: the exact one, else the only one that goes on so."""

import pytest

from companion.board.library import open_board
from companion.kit.called import hex_called, other_spellings, place_names
from companion.kit.names import CounterMeant, Name, Names, NameUnclearError, hex_of
from companion.kit.spelling import folded
from companion.reason import Reason
from companion.text import has_text

JARAMA = open_board("jarama")
TOWNS = {
    "Kalaat el Hesa": 1,
    "Kalaat Aneiza": 2,
    "Maan": 3,
    "Villanueva de la Cañada": 4,
    "Gaza": 5,
    "Gazala": 6,
}
NAMES = Names(Name(number, printed=(town,)) for town, number in TOWNS.items())


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("Maan", 3),
        ("ｍａａｎ", 3),
        ("  MAAN ", 3),
        ("Ma'an", 3),
        ("villanueva de la canada", 4),
        ("kal hes", 1),
        ("hesa", 1),
        ("vill", 4),
        ("villanuevade", 4),
        ("gaza", 5),  # exact, though another goes on so
    ],
)
def test_the_exact_name_comes_first_then_the_only_completion(typed: str, number: int) -> None:
    assert NAMES.meant(typed) == number


def test_several_are_listed_and_none_is_taken() -> None:
    with pytest.raises(NameUnclearError) as unclear:
        NAMES.meant("kalaat")
    assert unclear.value.is_several
    assert unclear.value.means == (1, 2)
    assert unclear.value.reason.args["names"] == "Kalaat el Hesa; Kalaat Aneiza"


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("48 brigade", 1),
        ("48 Bri", 1),
        ("48旅団", 1),
        ("第 48 旅団", 1),
        ("第13 国際旅団", 2),
        ("13国際", 2),
        ("engineers (4-4-6)", 3),
        ("sb 2", 4),
        ("SB-2", 4),
    ],
)
def test_ordinals_brackets_and_spaces_make_no_other_name(typed: str, means: int) -> None:
    printed = {
        1: ("48th Brigade", "第48旅団"),
        2: ("第13国際旅団",),
        3: ("Engineers 4-4-6",),
        4: ("SB2",),
        5: ("148th Brigade",),
    }
    names = Names(Name(number, printed=texts) for number, texts in printed.items())
    assert names.meant(typed) == means


@pytest.mark.parametrize(
    ("typed", "key", "means"),
    [
        ("Kalat Aneza", "name-unknown-near", (2,)),
        ("xyzzy", "name-unknown", ()),
        ("", "name-unknown", ()),
        ("7", "name-unknown", ()),
    ],
)
def test_a_refusal_names_the_nearest(typed: str, key: str, means: tuple[int, ...]) -> None:
    with pytest.raises(NameUnclearError) as unclear:
        NAMES.meant(typed)
    assert (unclear.value.reason.key, unclear.value.means) == (key, means)
    assert not unclear.value.is_several


def test_words_of_both_languages_mean_the_same() -> None:
    yes = Names((Name("y", (Reason("option-yes"),)), Name("n", (Reason("option-no"),))))
    assert yes.meant("yes") == yes.meant("はい") == "y"


@pytest.mark.parametrize("board", ["no_prisoners", "jarama", "brunete", "elst"])
def test_every_place_of_a_map_has_a_name_in_either_language(board: str) -> None:
    found = open_board(board)
    names = Names(place_names(found), found.hex_name)
    for place in found.places:
        spelled = [one.text for one in names.spelled if one.means in place.hexes]
        assert place.name in spelled
        assert any(ord(letter) > 0x3000 for text in spelled for letter in text), place.name


def test_the_middle_dots_of_a_name_in_kana_may_be_left_out() -> None:
    board = open_board("no_prisoners")
    names = Names(place_names(board), board.hex_name)
    assert names.meant("エルアリーシュ") == names.meant("エル・アリ") == names.meant("el arish")


def test_a_part_of_a_japanese_name_does_for_it() -> None:
    board = open_board("elst")
    names = Names(place_names(board), board.hex_name)
    assert names.meant("庁舎") == names.meant("Town Hall")
    with pytest.raises(NameUnclearError) as unclear:
        names.meant("教会")
    assert unclear.value.reason.args["names"] == "聖ウェレンフリドゥス教会 NN8; 聖ウェレンフリドゥス教会 OO8"
    assert not names.completions("舎")


@pytest.mark.parametrize(
    ("typed", "hex_"),
    [
        ("テュロス", "1403"),
        ("ベールシェバ", "1308"),
        ("マーン", "1511"),  # of which アンマン ends with the letters
        ("Ma`an", "1511"),
        ("メジナ", "2423"),
        ("アレキサンドリアの街", "0208"),
        ("エルカンタラに", "0709"),
        ("Yanbu", "2024"),
        ("el auja", "1208"),
    ],
)
def test_a_place_is_understood_as_other_books_spell_it(typed: str, hex_: str) -> None:
    board = open_board("no_prisoners")
    assert hex_called(board, typed) == board.parse_hex(hex_)


@pytest.mark.parametrize(
    ("board", "typed", "hex_"),
    [
        ("jarama", "La Posada", "3649"),
        ("jarama", "ラ・ポサダ", "3649"),
        ("jarama", "Rivas", "4445"),
        ("jarama", "Coberteras", "3544"),
        ("jarama", "La Marañosa", "3339"),
        ("brunete", "セビリャ・デ・ラ・ヌエバ", "1920"),
        ("brunete", "Mosquito Ridge", "2913"),
    ],
)
def test_a_place_is_understood_as_the_rulebook_or_a_history_spells_it(
    board: str, typed: str, hex_: str
) -> None:
    found = open_board(board)
    assert hex_called(found, typed) == found.parse_hex(hex_)


def test_a_place_spelled_otherwise_is_listed_by_its_name() -> None:
    board = open_board("no_prisoners")
    names = Names(place_names(board), board.hex_name, ("ja",))
    assert names.completions("ベールシ") == ("ベエルシェバ 1308",)


def test_every_other_spelling_is_one_of_a_place_that_has_a_message() -> None:
    assert all(has_text(f"place-{place}") for place in other_spellings())


def test_kana_keep_their_marks() -> None:
    assert folded("ガザ") != folded("カサ")
    assert folded("ｶﾞｻﾞ") == folded("ガザ")


def test_a_place_of_several_hexes_means_each_of_them() -> None:
    names = Names(place_names(JARAMA), JARAMA.hex_name)
    assert names.meant("arganda") == JARAMA.parse_hex("3351")
    with pytest.raises(NameUnclearError) as unclear:
        names.meant("Pindoque Bridge")
    assert unclear.value.reason.args["names"] == "Pindoque Bridge 3142; Pindoque Bridge 3143"


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("第27師団", 1),
        ("二十七師団", 1),
        ("第二十七歩兵師団", 1),
        ("オスマン軍の第27師団", 1),
        ("英第52歩兵師団", 2),
        ("第42聯隊", 3),
        ("第10インド師団", 4),
        ("シリアらくだ部隊", 5),
        ("カスティーリョの町", 6),
        ("モスキート高地", 7),
        ("海軍師団", None),
        ("第7師団", None),  # a number is typed whole
    ],
)
def test_japanese_adds_to_a_name_or_leaves_a_kind_of_troops_out(typed: str, means: int | None) -> None:
    printed = ["第27歩兵師団", "第52歩兵師団", "第42連隊", "第10印度歩兵師団", "シリア駱駝部隊"]
    printed += ["カスティージョ", "モスキート丘"]
    names = Names(Name(number, printed=(text,)) for number, text in enumerate(printed, start=1))
    if means is None:
        with pytest.raises(NameUnclearError):
            names.meant(typed)
    else:
        assert names.meant(typed) == means


@pytest.mark.parametrize(
    "typed",
    [
        "3351",
        "アルガンダ",
        "3351 アルガンダ",
        "アルガンダ（3351）",
        "ヘクス3351",
        "3351ヘクスへ",
        "３３５１に",
    ],
)
def test_a_hex_is_told_with_the_words_around_it(typed: str) -> None:
    assert hex_called(JARAMA, typed) == JARAMA.parse_hex("3351")


def test_completions_tell_the_hex_and_what_they_tell_is_understood() -> None:
    names = Names(place_names(JARAMA), JARAMA.hex_name)
    assert names.completions("san mar") == (
        "San Martin de la Vega 2439",
        "San Martin bridge 2441",
        "San Martin bridge 2442",
    )
    assert names.meant("San Martin bridge 2442") == JARAMA.parse_hex("2442")
    assert names.completions("") == names.completions("xyzzy") == ()


def test_a_counter_means_its_hex_while_it_has_one() -> None:
    hex_ = JARAMA.parse_hex("3351")
    assert hex_of(CounterMeant("a", hex_)) == hex_of(hex_) == hex_
    assert hex_of(CounterMeant("a")) is None


def test_what_a_counter_is_called_for_short_is_listed_by_its_name() -> None:
    hexes = [JARAMA.parse_hex(number) for number in ("3351", "2439")]
    whole = (Reason("option-yes"),), (Reason("option-no"),)
    names = Names(
        (Name(hex_, text, short=("2",)) for hex_, text in zip(hexes, whole, strict=True)), JARAMA.hex_name
    )
    with pytest.raises(NameUnclearError) as unclear:
        names.meant("2")
    assert unclear.value.reason.args["names"] == "yes 3351; no 2439"


def test_what_a_number_may_mean_is_listed_in_the_language_that_comes_first() -> None:
    texts = (Reason("option-yes"),), (Reason("option-no"),)
    names = Names(
        (Name(number, text, short=("2",)) for number, text in enumerate(texts)), languages=("ja", "en")
    )
    with pytest.raises(NameUnclearError) as unclear:
        names.meant("2")
    assert unclear.value.reason.args["names"] == "はい; いいえ"


@pytest.mark.parametrize(("languages", "listed"), [(("ja", "en"), "旅団"), (("en", "ja"), "Brigade")])
def test_latin_letters_of_a_japanese_name_are_listed_in_the_words_of_the_player(
    languages: tuple[str, ...], listed: str
) -> None:
    brigade = Reason("scw-formation-j-r-pua")
    units = (
        Reason("scw-unit", args={"arm": "infantry", "number": str(one), "named": "no"}, about=brigade)
        for one in (1, 2)
    )
    names = Names((Name(unit, (unit,)) for unit in units), languages=languages)
    with pytest.raises(NameUnclearError) as several:
        names.meant("PUA")
    assert str(several.value.reason.args["names"]).count(listed) == 2
