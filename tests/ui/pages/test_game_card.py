"""The picture of the board on the start page: made when it is seen, and no sooner."""

import pytest
from pytestqt.qtbot import QtBot

from companion.board.library import open_board
from ui import operations
from ui.look.preferences import Preferences
from ui.pages import game_card
from ui.pages.game_card import Thumbnail
from ui.session.bridge import SessionBridge


@pytest.fixture
def pictures_made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    made: list[str] = []
    paint = game_card._picture

    def note(board, palette):
        made.append(board.id)
        return paint(board, palette)

    monkeypatch.setattr(game_card, "_picture", note)
    return made


@pytest.fixture
def thumbnail(qtbot: QtBot, pictures_made: list[str]) -> Thumbnail:
    thumbnail = Thumbnail(SessionBridge(open_board("elst"), Preferences(language="en", theme="light")))
    qtbot.addWidget(thumbnail)
    return thumbnail


def test_a_thumbnail_that_nobody_saw_is_not_painted(
    qtbot: QtBot, thumbnail: Thumbnail, pictures_made: list[str]
) -> None:
    qtbot.wait(50)
    assert pictures_made == []


def test_the_board_is_painted_once_when_the_thumbnail_is_seen(
    qtbot: QtBot, thumbnail: Thumbnail, pictures_made: list[str]
) -> None:
    thumbnail.resize(400, 300)
    thumbnail.show()
    qtbot.waitUntil(lambda: not thumbnail._label.pixmap().isNull())
    thumbnail.grab()
    assert pictures_made == ["elst"]


@pytest.mark.long
def test_it_is_painted_again_in_other_colours(
    qtbot: QtBot, thumbnail: Thumbnail, pictures_made: list[str]
) -> None:
    thumbnail.resize(400, 300)
    thumbnail.show()
    qtbot.waitUntil(lambda: not thumbnail._label.pixmap().isNull())
    operations.set_preference(thumbnail._bridge, theme="dark")
    qtbot.waitUntil(lambda: pictures_made == ["elst", "elst"])
