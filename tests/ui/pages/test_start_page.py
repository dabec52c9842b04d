"""The start page: side by side where there is room, one above the other in large type."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from companion.reason import Reason
from companion.sight.result import Position
from companion.text import LANGUAGES
from tests.forms import tried_with
from tests.layout.settling import settle as settle_all
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from tests.ui.test_boards import choose
from ui import operations
from ui.app import Application
from ui.pages.start_page import StartPage

_BEGUN_WITH = (0, 2, 3, 4)  # of the places of its parts


class LayoutRequests(QObject):
    """Counts how often what it watches is asked to lay itself out."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.mark.long
@tried_with("language", ["ja", "en"])
@pytest.mark.parametrize("calculator", ["np-combat", "np-events"])
def test_nothing_is_cut_at_the_side_in_table_mode(
    application: Application, qtbot: QtBot, language: str, calculator: str
) -> None:
    operations.set_language(application.bridge, language)
    choose(application, qtbot, "no_prisoners")
    window = application.window
    window.resize(1366, 768)
    page = window.start_page
    page.calculators.show_one(calculator)
    QApplication.processEvents()
    assert page.horizontalScrollBar().maximum() == 0
    beside = page.recent.mapTo(page, page.recent.rect().topLeft()).x()
    assert page.calculators.mapTo(page, page.calculators.rect().topLeft()).x() > beside
    operations.toggle_table_mode(application.bridge)
    qtbot.waitUntil(lambda: page.horizontalScrollBar().maximum() == 0)


@pytest.mark.long
@tried_with("size", [(1024, 700), (1366, 768)])
@tried_with("board", ["no_prisoners", "jarama", "brunete", "elst"], 2)
def test_an_answer_stands_beside_its_fields(shared: SharedWindow, board: str, size: tuple[int, int]) -> None:
    """At the top of the other column, so that it is in sight while the fields are typed into."""
    window = shared.on(board)
    page = window.start_page
    window.resize(*size)
    for name in page.calculators.names:
        if name == "sight":
            continue
        page.calculators.show_one(name)
        settle()
        fields, answer = page.calculators.one(name), page.calculators.one(name).answer_card
        corner = answer.mapTo(page.viewport(), answer.rect().topLeft())
        assert answer.isVisible()
        assert corner.x() + answer.width() <= fields.mapTo(page.viewport(), fields.rect().topLeft()).x()
        assert corner.y() < page.viewport().height() / 3


@pytest.mark.long
@tried_with("board", ["no_prisoners", "jarama", "brunete", "elst"], 2)
def test_every_calculator_has_room_in_the_largest_text(shared: SharedWindow, board: str) -> None:
    window = shared.on(board)
    window.resize(1024, 700)
    page = window.start_page
    for language in LANGUAGES:
        operations.set_preference(window.bridge, text_size=28, language=language)
        for name in page.calculators.names:
            page.calculators.show_one(name)
            settle_all(window)
            assert page.horizontalScrollBar().maximum() == 0, (name, language)


@pytest.mark.long
def test_a_calculator_folds_no_further_than_it_must(shared: SharedWindow) -> None:
    """One field a row where two have no room; its options keep two columns while they fit."""
    window = shared.on("no_prisoners")
    window.resize(1024, 700)
    page = window.start_page
    page.calculators.show_one("np-events")
    fields = page.calculators.one("np-events").fields
    turn, numbers = fields["player-turn"], (fields["own-vp"], fields["enemy-vp"])
    for size, rows in ((14, 1), (28, 2), (14, 1)):
        operations.set_preference(window.bridge, text_size=size)
        settle_all(window)
        assert _rows(*numbers) == rows
        assert _rows(*map(turn.button, turn.values())) == 2


def _rows(*widgets: QWidget) -> int:
    return len({widget.y() for widget in widgets})


@pytest.mark.long
def test_a_page_that_nobody_touches_rests(shared: SharedWindow) -> None:
    """Placing its columns lays nothing out anew, which would ask to place them again without end."""
    page = shared.on("elst").start_page
    for _ in range(5):
        settle()
    requests = LayoutRequests()
    page.widget().installEventFilter(requests)
    for _ in range(5):
        settle()
    assert page.isVisible()
    assert requests.count == 0


@pytest.mark.long
@pytest.mark.parametrize("points", [14, 28])
@tried_with("size", [(1024, 700), (1366, 768)])
def test_nothing_moves_while_a_table_is_joined(
    shared: SharedWindow, size: tuple[int, int], points: int
) -> None:
    window = shared.on("elst")
    window.resize(*size)
    operations.set_preference(window.bridge, text_size=points)
    page, card = window.start_page, window.start_page.join
    before = _at_rest(page)
    for tell in (
        lambda: card._show(window.bridge.text("join-under-way")),
        lambda: card._show_digits("123456"),
        lambda: card._on_failed(Reason("join-in-play")),
    ):
        tell()
        settle()
        assert _places(page) == before
        assert card.below.isVisible()
        assert page.widget().rect().contains(card.below.geometry())
        shown = [one for one in (card.note, card.told, card.same, card.other) if one.isVisible()]
        assert shown
        for one in shown:
            needed = one.heightForWidth(one.width()) if one.hasHeightForWidth() else one.sizeHint().height()
            assert one.height() >= needed
    card.line.setText("WGT123")
    card.line.clear()
    settle()
    assert not card.below.isVisible()
    assert _places(page) == before


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@tried_with("size", [(1024, 700), (1366, 768)])
def test_a_verdict_pushes_nothing_away_that_a_session_begins_with(
    shared: SharedWindow, size: tuple[int, int], language: str
) -> None:
    window = shared.on("elst")
    window.resize(*size)
    operations.set_language(window.bridge, language)
    page, parse = window.start_page, window.bridge.board.parse_hex
    page.calculators.show_one(page.calculators.names[0])  # another may be in front
    before = _at_rest(page)
    operations.check_sight(window.bridge, Position(parse("OO8")), Position(parse("II12")))
    assert [_at_rest(page)[at] for at in _BEGUN_WITH] == [before[at] for at in _BEGUN_WITH]
    badge = page.calculator.badge
    assert badge.isVisible()
    assert page.viewport().rect().contains(QRect(badge.mapTo(page.viewport(), QPoint(0, 0)), badge.size()))
    why = page.calculator.why
    assert why.text() == window.bridge.reason_text(window.bridge.sight.result.reasons[0])
    assert page.viewport().rect().contains(QRect(why.mapTo(page.viewport(), QPoint(0, 0)), why.size()))
    assert page.calculator.reasons.isVisible()  # below all of these
    operations.check_sight(window.bridge, Position(parse("NN8")), Position(parse("II12")))  # with its floors
    settle_all(window)
    begin = page.card.scenarios["initial"]
    assert size == (1024, 700) or begin.visibleRegion().boundingRect() == begin.rect()


def _at_rest(page: StartPage) -> list[QRect]:
    """The places of its parts once they stay: another text size spreads from child to parent."""
    seen: list[list[QRect]] = []
    while len(seen) < 4 or seen[-4:] != [seen[-1]] * 4:
        assert len(seen) < 40
        settle()
        seen.append(_places(page))
    return seen[-1]


def _places(page: StartPage) -> list[QRect]:
    parts = (page.games, page.calculators, page.recent, page.join, page.card)
    return [QRect(one.mapTo(page.widget(), QPoint(0, 0)), one.size()) for one in parts]


def test_python_keeps_no_layout_item_of_what_goes_from_one_column_to_another(shared: SharedWindow) -> None:
    """Each has an item of its own in each column; one that outlived its column's was a crash, rare, late."""
    window = shared.on("elst")
    before = _kept_items()  # held, and not asked: some lead to widgets that are gone
    page = StartPage(window.bridge, window.actions_by_id)
    new = [item for item in _kept_items() if all(item is not one for one in before)]
    assert page.recent not in [item.widget() for item in new]


def _kept_items() -> list[QWidgetItem]:
    return [one for one in Shiboken.getAllValidWrappers() if type(one) is QWidgetItem]
