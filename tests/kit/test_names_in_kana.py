"""Every name of a place, formation or counter is understood however its kana are written."""

import pytest

from companion.board.library import open_board
from companion.games.elst.factions import Faction as ElstFaction
from companion.games.elst.rules.forces.pieces import find_piece, printed_names
from companion.games.no_prisoners.scenario_data import optional_units, units
from companion.games.no_prisoners.table.words import counter_name
from companion.games.spanish_civil_war.counters.names import find_called, names_of
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.called import hex_called, place_names
from companion.kit.names import Name, Names, NameUnclearError
from companion.kit.spelling import folded
from tests.forms import tried_with
from tests.kit.kana import ways_to_write


@tried_with("board_id", ["elst", "no_prisoners", "jarama", "brunete"], 2)
def test_every_place_is_found_where_a_hex_is_asked(board_id: str) -> None:
    board = open_board(board_id)
    names = Names(place_names(board), board.hex_name)
    for one in names.spelled:
        there = {other.means for other in names.spelled if other.words == one.words}
        for typed in ways_to_write(one.text):
            assert set(_meant(lambda: hex_called(board, typed))) <= there, typed  # noqa: B023


def _meant(find) -> tuple:  # type: ignore[no-untyped-def]
    try:
        return (find(),)
    except NameUnclearError as unclear:
        return unclear.means if unclear.is_several else (unclear.reason,)


@pytest.mark.parametrize("faction", list(Faction))
@pytest.mark.parametrize("battle", [Battle.JARAMA, Battle.BRUNETE])
def test_every_formation_of_the_spanish_battles_is_understood(battle: Battle, faction: Faction) -> None:
    for one in names_of(battle, faction).spelled:
        for typed in ways_to_write(one.text):
            assert find_called(typed, battle, faction) == one.means, typed


@pytest.mark.parametrize("faction", list(ElstFaction))
def test_every_counter_of_elst_is_understood(faction: ElstFaction) -> None:
    for one in printed_names(faction).spelled:
        for typed in ways_to_write(one.text):
            found = find_piece(typed, faction)
            assert found is not None, typed
            assert found.id == one.means, typed


def test_every_unit_of_no_prisoners_is_understood_the_optional_ones_too() -> None:
    ids = [
        *(one.id for one in units() if one.count == 1),
        *(id_ for one in optional_units() for id_ in one.units),
    ]
    ids = list(dict.fromkeys(ids))
    names = Names(Name(id_, (counter_name(id_),)) for id_ in ids)
    for one in names.spelled:
        alike = {other.means for other in names.spelled if other.words == one.words}
        for typed in ways_to_write(one.text):
            assert set(_meant(lambda: names.meant(typed))) <= alike, typed  # noqa: B023


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ヴィラ", "ビラ"),
        ("ゔあれら", "バレラ"),  # as the keys on the screen write it, which have large kana alone
        ("カスティーリョ", "カスティージョ"),
        ("かすていりよ", "カスティージョ"),
        ("ビリャヌエバ", "ビジャヌエバ"),
        ("ガリヤ", "ガリア"),
        ("ティトゥルシア", "ティトウルシア"),
        ("エル・アリーシュ", "えるありしゅ"),
    ],
)
def test_kana_that_are_read_alike_are_alike(one: str, other: str) -> None:
    assert folded(one).replace(" ", "") == folded(other)


@pytest.mark.parametrize(
    ("typed", "hex_name"),
    [
        ("びりやぬえば で ら かにやだ", "1907"),
        ("ぼあでいりや", "3213"),
        ("ぼあでいりやの村", "3213"),
        ("ろすりやのす", "1506"),
        ("へくす1209", "1209"),
    ],
)
def test_large_kana_name_a_hex_though_ll_may_be_another_sound(typed: str, hex_name: str) -> None:
    board = open_board("brunete")
    assert board.hex_name(hex_called(board, typed)) == hex_name


def test_other_letters_stay_as_they_are() -> None:
    assert folded("ハバ") != folded("パパ")
