import pytest

from companion.text import LANGUAGES, Catalogue
from tests.cases.case_files import OWN_CASES, load_cases
from tests.ledger.places import flaws_of
from tests.ledger.rows import GAMES, Row, read_ledger

ROWS = [row for game in GAMES for row in read_ledger(game)]


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_single(game: str) -> None:
    ids = [row.id for row in read_ledger(game)]
    assert len(ids) == len(set(ids))


def test_every_row_has_a_duty_and_a_place_that_exists() -> None:
    flaws = [f"{row.game} {row.id}: {flaw}" for row in ROWS for flaw in flaws_of(row)]
    assert flaws == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_worded(language: str, game: str) -> None:
    catalogue = Catalogue(language)
    assert [row.id for row in read_ledger(game) if row.text_key not in catalogue] == []


def test_every_case_names_rules_of_the_ledger() -> None:
    ids = {game: [row.id for row in read_ledger(game)] for game in GAMES}
    strange = {
        (case.id, rule)
        for case in load_cases(OWN_CASES)
        for rule in case.rules
        if not any(id_.startswith(rule) for id_ in ids[case.system])
    }
    assert strange == set()


@pytest.mark.parametrize(
    ("duty", "place"),
    [
        ("AUTO", ""),
        ("AUTO", "rules-page"),
        ("AUTO", "step 9"),
        ("AUTO", "case:no.such"),
        ("AUTO", "test:tests/ledger/test_ledger.py::test_nothing"),
        ("AUTO", "test:tests/ledger/no_file.py::test_nothing"),
        ("REMIND", "remind:no-such-text"),
        ("OTHER", "step 2"),
    ],
)
def test_a_place_that_is_not_there_is_a_flaw(duty: str, place: str) -> None:
    assert flaws_of(Row("elst", "1.2a", duty, (place,)))


@pytest.mark.parametrize(
    ("duty", "place"),
    [
        ("AUTO", "step 2"),
        ("AUTO", "case:pond.enter"),
        ("AUTO", "test:tests/ledger/test_ledger.py::test_ids_are_single"),
        ("REMIND", "remind:hex-off-board"),
    ],
)
def test_a_place_that_is_there_is_none(duty: str, place: str) -> None:
    assert flaws_of(Row("elst", "1.2a", duty, (place,))) == []


@pytest.mark.parametrize(
    ("id_", "key"),
    [
        ("1.1k", "rule-elst-1-1k"),
        ("CG10a", "rule-elst-cg10a"),
        ("VN-Pz VG a", "rule-elst-vn-pz-vg-a"),
        ("VN-PaK43/41", "rule-elst-vn-pak43-41"),
    ],
)
def test_the_text_key_is_made_of_the_id(id_: str, key: str) -> None:
    assert Row("elst", id_, "REF", ()).text_key == key
