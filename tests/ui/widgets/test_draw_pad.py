"""The draw prompt takes the chits that came out, as far as they can have."""

from pytestqt.qtbot import QtBot

from companion.chance.answers import DrawAnswer
from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import DrawRequest
from tests.ui.widgets.asked import TITLE
from ui.cards.draw_pad import DrawPad
from ui.session.bridge import SessionBridge


def _pad(
    bridge: SessionBridge, qtbot: QtBot, count: int = 1, kind: PileKind = PileKind.PHYSICAL, **left: int
) -> DrawPad:
    request = DrawRequest(**TITLE, pile="cup", count=count)
    pad = DrawPad(bridge, request, DrawPile(kind=kind, left=left))
    qtbot.addWidget(pad)
    pad.show()
    return pad


def test_a_tapped_chit_came_out(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, black=8, red=3)
    assert pad.buttons["black"].text() == "black: 8 of 11\n72.7 % (8/11)"
    with qtbot.waitSignal(pad.answered) as answered:
        pad.buttons["red"].click()
    assert answered.args == [DrawAnswer.physical("red")]


def test_a_chit_that_is_not_left_cannot_be_tapped(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, black=2, red=0)
    assert pad.buttons["black"].isEnabled()
    assert not pad.buttons["red"].isEnabled()


def test_several_chits_are_tapped_one_after_the_other(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, count=2, black=1, red=1)
    pad.buttons["black"].click()
    assert not pad.buttons["black"].isEnabled()
    with qtbot.waitSignal(pad.answered) as answered:
        pad.buttons["red"].click()
    assert answered.args == [DrawAnswer.physical("black", "red")]


def test_only_the_app_draws_from_a_pile_that_it_ordered(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, kind=PileKind.ORDERED, black=8, red=3)
    assert not any(button.isEnabled() for button in pad.buttons.values())
