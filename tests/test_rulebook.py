"""The list of rules that the rules page shows."""

import pytest

from companion.board.library import open_board
from companion.known_game import KnownGame
from companion.known_games import GAMES, rulebook_on
from companion.rulebook import Duty, Rule, is_about, is_found, rulebook
from companion.text import LANGUAGES, Catalogue
from tests.boards_of_games import board_of
from tests.ledger.rows import read_ledger

FOLDERS = {"elst": "elst", "scw": "spanish_civil_war", "np": "no_prisoners"}  # of each ledger


@pytest.mark.parametrize(("ledger", "folder"), FOLDERS.items())
def test_the_list_has_every_rule_of_the_ledger_with_its_duty_in_order(ledger: str, folder: str) -> None:
    book, rows = rulebook(folder), read_ledger(ledger)
    assert book is not None
    assert [(rule.id, rule.duty.name) for rule in book.rules] == [(row.id, row.duty) for row in rows]
    assert [book.text_key(rule) for rule in book.rules] == [row.text_key for row in rows]


@pytest.mark.parametrize("folder", FOLDERS.values())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_chapter_and_duty_has_words(folder: str, language: str) -> None:
    book, catalogue = rulebook(folder), Catalogue(language)
    assert book is not None
    keys = [book.text_key(rule) for rule in book.rules]
    keys += [book.title_key(chapter) for chapter in book.chapters]
    keys += [f"rules-duty-{duty.value}" for duty in Duty]
    assert [key for key in keys if key not in catalogue] == []


def test_a_game_without_a_list_has_none() -> None:
    assert rulebook("no-such-game") is None


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_reading_stands_beside_a_rule(game: KnownGame) -> None:
    book = rulebook(game.folder)
    assert book is not None
    readings = [setting for setting in game.make(board_of(game.id)).settings if setting.rule]
    assert readings
    assert [one.key for one in readings if not any(is_about(one.rule, rule) for rule in book.rules)] == []


@pytest.mark.parametrize(
    ("board", "own", "other"),
    [
        ("jarama", "J.12a", "B.15b"),
        ("brunete", "B.15b", "J.12a"),
        ("jarama", "CH.WX.J", "CH.WX.B"),  # of one chapter
        ("brunete", "CH.WX.B", "CH.WX.J"),
    ],
)
def test_a_battle_lists_the_rules_of_its_system_and_its_own(board: str, own: str, other: str) -> None:
    book = rulebook_on(open_board(board))
    assert book is not None
    assert book.find(own) is not None
    assert book.find(other) is None
    assert book.find("11.61") is not None
    assert book.chapters[-1].id == "charts"


@pytest.mark.parametrize(
    ("number", "found"),
    [("1.1k", "1.1k"), ("2.7", "2.7a"), ("4.505", "4.505a"), ("SK1.2.4", None), ("", None)],
)
def test_a_number_leads_to_its_rule(number: str, found: str | None) -> None:
    book = rulebook("elst")
    assert book is not None
    rule = book.find(number)
    assert (rule.id if rule else None) == found


def test_a_number_is_about_its_own_letters_only() -> None:
    assert is_about("2.1", Rule(id="2.1h", duty=Duty.AUTO))
    assert not is_about("2.1", Rule(id="2.11c", duty=Duty.AUTO))
    assert not is_about("2.1h", Rule(id="2.1", duty=Duty.AUTO))


@pytest.mark.parametrize(
    ("query", "is_there"),
    [
        ("", True),
        ("1.1K", True),
        ("１．１", True),
        ("steeple BLIND", True),
        ("果樹園", True),
        ("blind vehicle", False),
        ("1k", False),
    ],
)
def test_a_search_looks_at_number_and_words(query: str, is_there: bool) -> None:
    rule = Rule(id="1.1k", duty=Duty.AUTO)
    assert is_found(query, rule, "From the Steeple: blind hexes (果樹園)") is is_there
