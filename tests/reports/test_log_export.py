import csv
from datetime import UTC, datetime
from io import StringIO

import pytest

from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.reports.log import log_csv, log_html, log_rows, log_text
from companion.reports.words import Words
from companion.session.log import LogLine, NoteLine
from companion.text import Catalogue

NOON = datetime(2026, 9, 24, 12, 0, tzinfo=UTC)
ROLLED = (Reason("dice-rolled", args={"dice": "4 + 3", "final": 6, "source": "physical"}),)
LINES = (
    LogLine(1, NOON, "", Reason("session-started")),
    LogLine(2, NOON, "german", Reason("do-set-facts", args={"count": 2}), (ROLLED,), bookmark="turn 2"),
    LogLine(3, NOON, "german", Reason("value-hex", hexes=(HexCoord(1, 2),)), is_undone=True),
    LogLine(4, None, "british", Reason("entry-sealed"), notes=(NoteLine(9, '<b>odd</b>, "very"'),)),
)


def words(language: str = "en") -> Words:
    return Words(Catalogue(language), lambda hex_: f"H{hex_.q}{hex_.r}", str.title)


def test_text_has_a_line_an_action_and_details_under_it() -> None:
    lines = log_text(LINES, words()).splitlines()
    assert lines[0].endswith("The session began")
    assert lines[1].endswith("German  Set 2 facts to what the table shows  ★ turn 2")
    assert lines[2].strip() == "rolled 4 + 3, result 6"
    assert lines[3].endswith("H12  [undone]")
    assert lines[4:] == ["   4  British  Done in secret", '      note: <b>odd</b>, "very"']


def test_csv_reads_back_cell_by_cell() -> None:
    rows = list(csv.reader(StringIO(log_csv(LINES, words()))))
    assert len(rows) == 5
    assert {len(row) for row in rows} == {8}
    assert rows[3][3:] == ["H12", "", "", "", "undone"]
    assert rows[4][5] == '<b>odd</b>, "very"'


@pytest.mark.parametrize("note", ['=HYPERLINK("http://x")', "+1", "-1", "@sum", "\tx", "\rx", " =1", "＝1"])
def test_a_note_that_a_spreadsheet_would_reckon_stays_text(note: str) -> None:
    line = LogLine(1, NOON, "", Reason("session-started"), notes=(NoteLine(2, note),), bookmark=note)
    _heading, cells = csv.reader(StringIO(log_csv((line,), words()), newline=""))
    assert (cells[5], cells[6]) == (f"'{note}", f"'{note}")


def test_a_note_of_several_lines_forges_no_line_of_the_log() -> None:
    line = LogLine(1, NOON, "", Reason("session-started"), notes=(NoteLine(2, "a\n   2  forged"),))
    assert log_text((line,), words()).splitlines()[2] == "         2  forged"


def test_html_escapes_what_players_write_and_strikes_what_is_undone() -> None:
    page = log_html(LINES, words(), title="Elst & <Nijmegen>")
    assert "<title>Elst &amp; &lt;Nijmegen&gt;</title>" in page
    assert "&lt;b&gt;odd&lt;/b&gt;" in page
    assert "<b>" not in page
    assert page.count('<tr class="undone">') == 1


@pytest.mark.parametrize(("language", "action"), [("en", "Done in secret"), ("ja", "秘密の行動")])
def test_exports_speak_the_players_language(language: str, action: str) -> None:
    page = log_html(LINES, words(language), title="")
    assert f'<html lang="{language}">' in page
    assert action in page
    *_, sealed = log_rows(LINES, words(language))
    assert sealed.action == action
