"""The campaign's records as a page and as PDF: both sides' course, and only the own secret part."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from companion.kit.system import Players, Start
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.games.elst.refit.assistant.refit_table import SYSTEM
from tests.golden.elst_campaign import recorded
from tests.ui.pages.pdf_text import pdf_text
from tests.ui.running import settle
from tests.ui.session_table import begin
from ui import operations
from ui.map.painter import BOARD_LAYERS
from ui.pages.records_page import RecordsPage
from ui.session.bridge import SessionBridge
from ui.session.files import fresh_file
from ui.session.message import Message
from ui.shell.main_window import MainWindow
from ui.shell.tab_order import neighbour


@pytest.fixture
def page(bridge: SessionBridge, qtbot: QtBot) -> RecordsPage:
    page = RecordsPage(bridge)
    qtbot.addWidget(page)
    begin(bridge)
    page.show()
    return page


def test_the_course_begins_with_the_first_scenario(page: RecordsPage) -> None:
    assert "23 September, evening" in page.sheets.toPlainText()


def test_the_records_are_written_in_the_font_of_the_window(page: RecordsPage) -> None:
    heading = page.sheets.document().begin().begin().fragment()
    assert heading.charFormat().fontFamilies() in (None, [])


def test_what_is_printed_holds_the_map_of_the_areas(bridge: SessionBridge, qtbot: QtBot) -> None:
    """4.5055: players mark theirs on a map of their own; on the screen it is left as it was."""
    asked: list[tuple[list[str], bool]] = []

    def picture(size: QSize, layers: Iterable[str]) -> QImage:
        asked.append((list(layers), bridge.areas.is_shown))
        return QImage(size, QImage.Format.Format_RGB32)

    page = RecordsPage(bridge, picture)
    qtbot.addWidget(page)
    begin(bridge)
    page.show()
    assert "data:image/png;base64," in page.printed()
    assert "data:image" not in page.html()
    assert asked == [(["areas", *BOARD_LAYERS], True)]
    assert not bridge.areas.is_shown


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_map_stands_on_one_sheet(
    bridge: SessionBridge, qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    operations.set_language(bridge, language)
    page = RecordsPage(bridge, lambda size, _layers: QImage(size, QImage.Format.Format_RGB32))
    qtbot.addWidget(page)
    begin(bridge)
    page.show()
    page.save_to(tmp_path / "records.pdf")
    assert _pages(tmp_path / "records.pdf") == 4


def _pages(path: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def test_a_side_is_left_out_when_it_is_not_ticked(page: RecordsPage) -> None:
    assert "British: secret records" in page.sheets.toPlainText()
    page.own[Faction.BRITISH].click()
    assert "British: secret records" not in page.sheets.toPlainText()
    assert "Germans: secret records" in page.sheets.toPlainText()


def test_tab_leads_from_the_buttons_to_the_sides_and_then_to_the_sheets(page: RecordsPage) -> None:
    wanted = [page.print_button, page.pdf_button, *page.own.values(), page.sheets]
    chain = [page.print_button]
    while len(chain) < len(wanted):
        chain.append(neighbour(page, chain[-1], is_next=True))
    assert chain == wanted


def test_the_title_stands_once_and_no_table_is_wider_than_the_page(page: RecordsPage) -> None:
    page.resize(1366, 690)
    settle()
    assert page.sheets.toPlainText().startswith("Course of the campaign")
    assert page.sheets.horizontalScrollBar().maximum() == 0
    assert "<h1>Campaign records</h1>" in page.printed()


def test_locked_secrets_are_neither_shown_nor_offered(bridge: SessionBridge, qtbot: QtBot) -> None:
    page = RecordsPage(bridge)
    qtbot.addWidget(page)
    begin(bridge, Players.TWO)
    operations.lock_all(bridge)
    page.show()
    assert "secret records" not in page.html()
    assert not page.own
    operations.unlock(bridge, "german", "")
    assert "Germans: secret records" in page.sheets.toPlainText()
    assert "British: secret records" not in page.sheets.toPlainText()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_pdf_holds_its_fonts(
    page: RecordsPage, bridge: SessionBridge, tmp_path: Path, language: str
) -> None:
    operations.set_language(bridge, language)
    page.save_to(tmp_path / "records.pdf")
    pdf = (tmp_path / "records.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert _pages(tmp_path / "records.pdf") == 3  # the course, and each side on paper of its own
    assert re.search(rb"/FontFile[23]?\b", pdf)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ja"])
def test_figures_are_found_in_the_pdf_and_copied_from_it(
    page: RecordsPage, bridge: SessionBridge, tmp_path: Path, language: str
) -> None:
    operations.set_language(bridge, language)
    page.save_to(tmp_path / "records.pdf")
    figures = set(re.findall("[0-9]+", page.sheets.toPlainText()))
    assert figures
    assert figures <= set(re.findall("[0-9]+", pdf_text((tmp_path / "records.pdf").read_bytes())))


def test_a_place_that_takes_no_file_is_told(
    page: RecordsPage, tmp_path: Path, messages: list[Message]
) -> None:
    (tmp_path / "file").write_text("in the way")
    page.save_to(tmp_path / "file" / "records.pdf")
    assert messages[-1].reason.key == "file-unwritable"


@pytest.mark.long
def test_they_are_an_action_of_the_session(window: MainWindow) -> None:
    assert not window.actions_by_id["records"].isEnabled()
    begin(window.bridge)
    window.actions_by_id["records"].trigger()
    assert window.page == "records"


@pytest.mark.long
def test_a_whole_campaign_makes_two_pdfs(bridge: SessionBridge, qtbot: QtBot, tmp_path: Path) -> None:
    """The recorded campaign: its public part, and one side's own part beside it."""
    session = Session.open(MemoryStore(recorded()), {SYSTEM.id: SYSTEM}.get)
    operations.take_session(bridge, session)
    page = RecordsPage(bridge)
    qtbot.addWidget(page)
    page.show()
    for side in page.own.values():
        side.setChecked(False)
    page.save_to(tmp_path / "public.pdf")
    assert "25 September, noon" in page.sheets.toPlainText()
    assert "secret records" not in page.sheets.toPlainText()
    page.own[Faction.BRITISH].setChecked(True)
    page.save_to(tmp_path / "british.pdf")
    text = page.sheets.toPlainText()
    assert "British: secret records" in text
    assert "Germans: secret records" not in text
    sizes = [(tmp_path / name).stat().st_size for name in ("public.pdf", "british.pdf")]
    assert 0 < sizes[0] < sizes[1]


def test_a_session_that_began_with_the_refit_phase_knows_its_date(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    page = RecordsPage(bridge)
    qtbot.addWidget(page)
    start = Start(scenario="initial", options={"refit-after": "24-noon"})
    assert operations.begin_session(bridge, fresh_file("Elst"), start)
    page.show()
    assert "24 September, noon" in page.sheets.toPlainText()
