"""The marker tray hands out markers and lists what lies on the map."""

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from companion.reason import CompanionError
from companion.sight.marker_kinds import MarkerKind
from tests.ui.running import settle
from ui import operations
from ui.panels.marker_tray import MarkerTray
from ui.panels.marker_words import markers_words
from ui.session.bridge import SessionBridge
from ui.widgets.layouts import widgets_in


@pytest.fixture
def tray(bridge: SessionBridge, qtbot: QtBot) -> MarkerTray:
    tray = MarkerTray(bridge)
    qtbot.addWidget(tray)
    tray.show()
    return tray


def _rows(tray: MarkerTray) -> list[str]:
    return [row.accessibleName() for row in widgets_in(tray._rows)]


def test_each_kind_says_what_it_adds(tray: MarkerTray) -> None:
    """White phosphorus is read off its counter, so the tray does not claim to know."""
    texts = [button.text() for button in tray.buttons.values()]
    assert texts == ["Smoke +3", "Dispersed +2", "WP +?", "Vehicle +1", "Wreck +1", "FFE +1"]


def test_words_too_wide_for_half_the_panel_take_two_lines_before_they_take_its_whole_width(
    tray: MarkerTray,
) -> None:
    dispersed, smoke = (tray.buttons[kind] for kind in (MarkerKind.DISPERSED_SMOKE, MarkerKind.SMOKE))
    tray.resize(2 * dispersed.sizeHint().width(), 600)
    settle()
    assert (dispersed.text(), dispersed.accessibleName()) == ("Dispersed\n+2", "Dispersed +2")
    assert dispersed.y() == smoke.y()
    assert dispersed.width() >= dispersed.sizeHint().width()


@pytest.mark.parametrize("kind", list(MarkerKind))
def test_a_tap_takes_a_marker_in_hand(tray: MarkerTray, qtbot: QtBot, kind: MarkerKind) -> None:
    with qtbot.waitSignal(tray.marker_taken) as taken:
        tray.buttons[kind].click()
    assert taken.args == [kind]


def test_the_button_is_down_while_its_marker_is_in_hand(tray: MarkerTray) -> None:
    tray.buttons[MarkerKind.BLAST_AREA].click()
    tray.show_tool("marker")
    assert [kind for kind, button in tray.buttons.items() if button.isChecked()] == [MarkerKind.BLAST_AREA]
    tray.show_tool("select")
    assert not any(button.isChecked() for button in tray.buttons.values())


def test_what_lies_on_the_map_is_listed_and_can_be_taken_off(
    tray: MarkerTray, bridge: SessionBridge, at
) -> None:
    operations.toggle_marker(bridge, at("NN8"), MarkerKind.SMOKE, level=1)
    operations.toggle_marker(bridge, at("A5"), MarkerKind.WHITE_PHOSPHORUS, amount=2)
    operations.toggle_marker(bridge, at("B7"), MarkerKind.BLAST_AREA)
    operations.toggle_marker(bridge, at("C9"), MarkerKind.WRECK, keep=False)
    assert _rows(tray) == ["Smoke NN8 (steeple)", "WP A5 +2", "FFE B7", "Wreck C9 (this check only)"]
    called = "Take this marker off: Smoke NN8 (steeple)"
    next(one for one in tray.findChildren(QToolButton) if one.accessibleName() == called).click()
    assert _rows(tray) == ["WP A5 +2", "FFE B7", "Wreck C9 (this check only)"]


def test_clear_all_leaves_nothing(tray: MarkerTray, bridge: SessionBridge, at) -> None:
    assert not tray.clear_button.isEnabled()
    operations.toggle_marker(bridge, at("NN8"), MarkerKind.VEHICLE)
    operations.toggle_marker(bridge, at("NN8"), MarkerKind.WRECK, keep=False)
    tray.clear_button.click()
    assert _rows(tray) == []
    assert not bridge.markers
    assert not bridge.trial_markers


def test_pointing_at_an_ffe_lights_its_blast_area(tray: MarkerTray, bridge: SessionBridge, at) -> None:
    operations.toggle_marker(bridge, at("B7"), MarkerKind.BLAST_AREA)
    lit: list[tuple[object, ...]] = []
    tray.hexes_highlighted.connect(lit.append)
    next(widgets_in(tray._rows)).pointed.emit(True)
    assert lit[-1][0] == at("B7")
    assert set(lit[-1]) == {at("B7"), *at("B7").neighbours()}


def test_no_markers_are_told_as_none(bridge: SessionBridge) -> None:
    assert markers_words(bridge, bridge.markers) == "no markers"


def test_what_is_typed_is_a_hex_for_the_marker_in_hand(tray: MarkerTray, qtbot: QtBot, at) -> None:
    tray.show()
    assert not tray.type_text("j")
    tray.show_tool("marker")
    assert tray.type_text("j22")
    with qtbot.waitSignal(tray.put_wanted) as told:
        tray.line.submit()
    assert told.args == [MarkerKind.SMOKE, (at("J22"),)]
    assert tray.line.text() == ""
    tray.put_back()
    assert tray.line.text() == "J22"


def test_hexes_typed_together_are_told_together_each_once(tray: MarkerTray, qtbot: QtBot, at) -> None:
    tray.line.setText("J22 NN8 J22")
    with qtbot.waitSignal(tray.put_wanted) as told:
        tray.line.submit()
    assert told.args == [MarkerKind.SMOKE, (at("J22"), at("NN8"))]


@pytest.mark.long
@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        *(
            ("wreck N19", MarkerKind.WRECK),
            ("N19 wreck", MarkerKind.WRECK),
            ("N19に残骸を", MarkerKind.WRECK),
        ),
        *(("an FFE in n19", MarkerKind.BLAST_AREA), ("車両 Ｎ１９", MarkerKind.VEHICLE)),
        *(
            ("Dispersed smoke N19", MarkerKind.DISPERSED_SMOKE),
            ("拡散煙幕をN19に", MarkerKind.DISPERSED_SMOKE),
        ),
        ("n19", MarkerKind.SMOKE),
    ],
)
def test_a_marker_is_named_with_its_hex(
    tray: MarkerTray, bridge: SessionBridge, at, typed: str, kind: MarkerKind
) -> None:
    operations.set_language(bridge, "ja" if not typed.isascii() else "en")
    put: list[tuple[MarkerKind, object]] = []
    tray.marker_taken.connect(lambda _: tray.show_tool("marker"))
    tray.put_wanted.connect(lambda *what: put.append(what))
    tray.line.setText(typed)
    tray.line.submit()
    assert put == [(kind, (at("N19"),))]
    assert kind is MarkerKind.SMOKE or tray.buttons[kind].isChecked()


@pytest.mark.parametrize("typed", ["rubble in N19", "rubble N19", "N19: rubble", "N19に瓦礫", "瓦礫をN19に"])
def test_a_marker_that_there_is_not_is_told_with_those_that_there_are(tray: MarkerTray, typed: str) -> None:
    """It was told that its name is no hex number."""
    tray.line.setText(typed)
    with pytest.raises(CompanionError) as refused:
        tray.line.read()
    assert refused.value.reason.key == "marker-none-called"
    assert refused.value.reason.args["name"] in {"rubble", "瓦礫"}
    assert "Wreck" in str(refused.value.reason.args["kinds"])
