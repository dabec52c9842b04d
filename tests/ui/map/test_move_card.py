"""Where the card of moving stands, and what of it is scrolled on a small map."""

import pytest
from PySide6.QtWidgets import QApplication, QToolButton

from companion.text import LANGUAGES
from tests.ui.map.mover import Mover
from tests.ui.running import settle
from ui import operations


@pytest.mark.long
def test_the_card_never_covers_the_stack_in_hand(mover: Mover) -> None:
    mover.add("\n".join(f"4-5-7 @ {column}{row}" for column in "BD" for row in (2, 6, 10, 14)))
    view = mover.window.map_view
    view.reset_zoom()
    mover.begin()
    while mover.moving.due:
        spot = view.mapFromScene(view.board_geometry.centre(mover.moving.stack[0].hex))
        assert not mover.card.geometry().contains(spot)
        mover.moving.stay()


@pytest.mark.long
def test_the_card_stays_on_the_map_when_a_panel_takes_room(mover: Mover) -> None:
    """Off the stack in hand it stands in the corner that moves with the window."""
    mover.window.resize(1366, 768)
    mover.add("4-5-7 @ C10")
    view = mover.window.map_view
    mover.window.docks.put_away("tracker")
    view.reset_zoom()
    view.centre_on(mover.bridge.board.parse_hex("G11"))
    mover.begin()
    for dock_id in ("forces", "tracker"):
        mover.window.docks.bring(dock_id)
        QApplication.processEvents()
        assert view.rect().contains(mover.card.geometry())


@pytest.mark.long
def test_a_finger_finds_the_second_row_of_counters_on_a_small_tablet(mover: Mover) -> None:
    mover.window.resize(1024, 700)
    mover.window.actions_by_id["table-mode"].trigger()
    mover.window.docks.bring("hex")
    mover.add("10-3, 9-2, 8-1, 4-5-7, 4-4-7, 2-4-8 @ C10")
    mover.begin()
    settle()
    inside = mover.card.kinds.viewport()
    rows = sorted({chip.y() for chip in inside.findChildren(QToolButton)})
    assert inside.height() > rows[1] + 0.5 * (rows[1] - rows[0])


@pytest.mark.long
def test_on_a_low_map_the_card_stands_whole_with_what_is_done_beside_what_is_told(mover: Mover) -> None:
    mover.add("2x 4-4-7, 9-1 @ C10")
    mover.begin()
    view, card = mover.card.parentWidget(), mover.card
    view.resize(900, card.height())
    settle()
    assert view.rect().contains(card.geometry())
    assert card.rect().contains(card.done.geometry())
    assert card.line.y() < card.place_label.geometry().bottom()


@pytest.mark.long
def test_the_title_breaks_into_no_column_of_words_beside_the_arrows(mover: Mover) -> None:
    """In large text on a low and narrow map they stand below it."""
    mover.add("4-4-7 @ C10")
    mover.begin()
    card = mover.card
    assert card.title.geometry().right() < card.back.x()
    operations.set_preference(mover.bridge, text_size=28, language="ja")
    settle()
    card.parentWidget().resize(640, 420)
    settle()
    assert card.title.height() < 3 * card.title.fontMetrics().lineSpacing()
    assert card.title.geometry().bottom() < card.back.y()


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_map_too_low_and_narrow_what_is_done_stands_whole_and_what_is_told_is_scrolled(
    mover: Mover, language: str
) -> None:
    mover.add("2x 4-4-7, 9-1 @ C10")
    mover.begin()
    operations.set_preference(mover.bridge, text_size=28, language=language)
    settle()
    view, card = mover.card.parentWidget(), mover.card
    view.resize(460, 440)
    settle()
    assert view.rect().contains(card.geometry())
    for button in (card.move_button, card.stay_button, card.more, card.done):
        assert card.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    for label in (card.title, card.place_label):
        assert label.height() >= label.heightForWidth(label.width())


@pytest.mark.long
def test_what_is_told_begins_at_its_top_with_another_stack_and_with_a_refusal(mover: Mover) -> None:
    """Where all that is told is scrolled as one; of the same stack it stays where it was."""
    mover.add("10-3, 9-2, 9-1, 8-1, 4-5-7, 4-4-7, 2-4-8, LMG, MMG @ C10\n9-1 @ D10")
    mover.begin()
    operations.set_preference(mover.bridge, text_size=28)
    settle()
    mover.card.parentWidget().resize(460, 440)
    settle()
    bar = mover.card._scrolled.verticalScrollBar()
    bar.setValue(bar.maximum())
    scrolled = bar.value()
    assert scrolled > 0
    mover.chip("LMG")
    settle()
    assert bar.value() == scrolled
    mover.moving.step(1)
    settle()
    assert bar.value() == 0
    bar.setValue(bar.maximum())
    mover.type_hex("1000")
    mover.type_hex("1000")
    settle()
    assert mover.card.aside_label.isVisible()
    assert bar.value() == 0


def test_with_nobody_chosen_nothing_can_be_done_and_it_is_said_why(mover: Mover) -> None:
    """*More …* opened an empty menu, which nobody sees."""
    mover.add("2x 4-5-7 @ C10")
    mover.begin()
    buttons = mover.card.more, mover.card.move_button
    mover.chip("4-5-7")
    assert not mover.moving.going
    assert not any(button.isEnabled() for button in buttons)
    assert "No counter of this stack is chosen" in mover.card.more.toolTip()
    mover.chip("4-5-7")
    assert all(button.isEnabled() for button in buttons)
