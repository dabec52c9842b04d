"""The sight panel: typing a line, its verdict and why, what-if markers, levels, fair play."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from companion.hexes.coordinates import distance
from companion.sight.marker_kinds import MarkerKind, has_marker
from companion.sight.result import RAISED, Position, Verdict
from tests.forms import tried_with
from tests.layout.settling import settle
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.panels.sight_panel import SightPanel
from ui.session.bridge import SessionBridge
from ui.session.message import Message
from ui.widgets.hex_entry import HexLineEdit


@pytest.fixture
def panel(bridge: SessionBridge, qtbot: QtBot) -> SightPanel:
    panel = SightPanel(bridge)
    qtbot.addWidget(panel)
    panel.resize(380, 640)
    panel.show()
    return panel


def _type(panel: SightPanel, qtbot: QtBot, text: str) -> None:
    qtbot.keyClicks(panel.entry.pair, text)
    qtbot.keyClick(panel.entry.pair, Qt.Key.Key_Return)


def _shown_rows(panel: SightPanel):
    return [row for row in panel.crossings.rows if not row.isHidden()]


def test_the_line_is_heard_by_what_it_is_not_by_its_example(panel: SightPanel, bridge: SessionBridge) -> None:
    assert panel.entry.pair.accessibleName() == "Line of sight, from and to"
    operations.set_language(bridge, "ja")
    assert panel.entry.pair.accessibleName() == "視線（視点と目標）"
    assert panel.entry.pair.placeholderText() == "NN8 II12"


def test_a_line_is_checked_within_ten_keystrokes(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at
) -> None:
    _type(panel, qtbot, "nn8 ii12")
    assert bridge.sight.source == Position(at("NN8"))
    assert bridge.sight.target == Position(at("II12"))
    assert [panel.entry.ends[end].text() for end in ("source", "target")] == ["NN8", "II12"]
    assert panel.entry.pair.text() == ""
    assert panel.card.badge.accessibleName() == "HINDERED +1 range 6"


def _told(line: HexLineEdit) -> str:
    """What is wrong with it, as it stands under it."""
    return "" if line.note is None or line.note.isHidden() else line.note.text()


def test_a_line_of_three_hexes_is_refused_with_what_would_do(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot
) -> None:
    _type(panel, qtbot, "nn8 ll10 mm10")
    assert bridge.sight is None
    assert _told(panel.entry.pair) == "A line has two ends; 3 hexes are typed. Leave two."


def test_the_two_fields_check_once_both_are_there(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at
) -> None:
    source, target = (panel.entry.ends[end] for end in ("source", "target"))
    qtbot.keyClicks(source, "a5")
    qtbot.keyClick(source, Qt.Key.Key_Return)
    assert bridge.sight is None
    qtbot.keyClicks(target, "b7")
    qtbot.keyClick(target, Qt.Key.Key_Return)
    assert (bridge.sight.source.hex, bridge.sight.target.hex) == (at("A5"), at("B7"))


def test_what_is_wrong_with_one_field_goes_as_that_is_typed_anew(
    panel: SightPanel, messages: list[Message], qtbot: QtBot
) -> None:
    source, target = (panel.entry.ends[end] for end in ("source", "target"))
    qtbot.keyClicks(source, "zz99")
    qtbot.keyClicks(target, "b7")
    qtbot.keyClick(target, Qt.Key.Key_Return)
    assert "ZZ99" in _told(source)
    assert _told(target) == ""
    assert messages == []
    qtbot.keyClick(source, Qt.Key.Key_Backspace)
    assert _told(source) == ""


@pytest.mark.long
@pytest.mark.parametrize("text", ["NN8 ZZ99", "NN8 NN", "A5 A5"])
def test_a_bad_line_is_told_once_and_changes_nothing(
    panel: SightPanel, bridge: SessionBridge, messages: list[Message], qtbot: QtBot, text: str
) -> None:
    _type(panel, qtbot, text)
    told = [bridge.reason_text(message.reason) for message in messages]
    assert len(list(filter(None, (*told, _told(panel.entry.pair))))) == 1
    assert bridge.sight is None
    assert bridge.checks == ()


def test_the_steeples_own_hex_is_looked_down_into(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at
) -> None:
    _type(panel, qtbot, "NN8 NN8")
    assert (bridge.sight.source.level, bridge.sight.target.level) == (RAISED, 0)
    assert bridge.sight.result.verdict is Verdict.CLEAR
    assert panel.profile.isHidden()


@pytest.mark.long
@pytest.mark.parametrize(
    ("typed", "levels"),
    [
        ("NN8 steeple JJ15", (RAISED, 0)),
        ("jj15 nn8 (Steeple)", (0, RAISED)),
        ("NN8の尖塔 JJ15", (RAISED, 0)),
        ("NN8 尖塔, JJ15", (RAISED, 0)),
    ],
)
def test_a_level_is_typed_behind_its_hex(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, typed: str, levels: tuple[int, int]
) -> None:
    panel.entry.pair.setText(typed)
    panel.entry.pair.submit()
    assert (bridge.sight.source.level, bridge.sight.target.level) == levels


def test_a_hex_without_the_level_typed_is_refused(panel: SightPanel, bridge: SessionBridge) -> None:
    panel.entry.pair.setText("NN8 JJ15 steeple")
    panel.entry.pair.submit()
    assert bridge.sight is None
    assert "JJ15" in _told(panel.entry.pair)


@pytest.mark.long
def test_levels_are_offered_where_there_is_a_steeple(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot
) -> None:
    _type(panel, qtbot, "NN8 DD15")
    assert panel.entry.levels["source"].isVisible()
    assert not panel.entry.levels["target"].isVisible()
    assert panel.profile.isHidden()
    panel.entry.levels["source"].button(RAISED).click()
    assert bridge.sight.source.level == RAISED
    assert panel.profile.isVisible()


@pytest.mark.long
def test_every_crossing_has_a_row_in_order(panel: SightPanel, bridge: SessionBridge, qtbot: QtBot) -> None:
    _type(panel, qtbot, "A5 H9")
    crossings = bridge.sight.result.crossings
    assert [row.hex for row in _shown_rows(panel)] == [crossing.hex for crossing in crossings]
    _type(panel, qtbot, "A5 A7")
    assert len(_shown_rows(panel)) == len(bridge.sight.result.crossings)


@pytest.mark.long
@tried_with("points", [28, 9, 14, 12, 13], 2)
def test_no_word_of_a_crossing_is_cut_by_the_markers_beside_it(shared: SharedWindow, points: int) -> None:
    """In small text they stay as large as a finger."""
    window = shared.on("elst")
    operations.set_preference(window.bridge, text_size=points)
    window.use_tool("sight")
    source, target = (Position(window.bridge.board.parse_hex(name)) for name in ("NN8", "II12"))
    operations.check_sight(window.bridge, source, target)
    settle(window)
    rows = _shown_rows(window.docks.panel("sight", SightPanel))
    words = [word for row in rows for word in row.findChildren(QLabel, "small") if word.isVisible()]
    assert words
    assert all(word.width() >= word.minimumSizeHint().width() for word in words)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ja"])
@tried_with("size", [(1024, 700), (1366, 768)])
def test_the_side_view_and_what_decides_need_no_scrolling(
    shared: SharedWindow, size: tuple[int, int], language: str
) -> None:
    window = shared.on("elst")
    window.resize(*size)
    operations.set_language(window.bridge, language)
    window.use_tool("sight")
    parse = window.bridge.board.parse_hex
    operations.check_sight(window.bridge, Position(parse("NN8"), RAISED), Position(parse("NN10")))
    settle(window)
    panel = window.docks.panel("sight", SightPanel)
    assert "NN9" in panel.card.why.findChildren(QLabel)[0].text()
    assert panel.profile.visibleRegion().boundingRect() == panel.profile.rect()
    operations.check_sight(window.bridge, Position(parse("P22")), Position(parse("M18")))
    settle(window)
    more = panel.notes.assumptions.findChildren(QLabel)[0]
    assert more.visibleRegion().boundingRect() == more.rect()
    assert "O21" in panel.card.why.findChildren(QLabel)[0].text()
    operations.set_language(window.bridge, "en")


@pytest.mark.long
def test_rows_name_range_terrain_amount_and_rule(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at
) -> None:
    _type(panel, qtbot, "NN8 II12")
    row = next(row for row in _shown_rows(panel) if row.hex == at("MM9"))
    assert row.accessibleName() == "MM9 · 1 orchard (ASLSK) +1"
    row.tapped.emit()
    assert row._reasons.isVisible()
    assert "ASLSK" in row._reasons.text()


def test_what_blocks_is_marked(panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at) -> None:
    _type(panel, qtbot, "NN8 HH9")
    assert bridge.sight.result.verdict is Verdict.BLOCKED
    marked = [row.hex for row in _shown_rows(panel) if row.property("blocker") == "true"]
    assert marked == [at("JJ9"), at("II9")]


@pytest.mark.long
@pytest.mark.parametrize(
    "kind", [MarkerKind.SMOKE, MarkerKind.VEHICLE, MarkerKind.WRECK, MarkerKind.BLAST_AREA]
)
def test_one_tap_tries_a_marker_and_another_takes_it_off(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at, kind: MarkerKind
) -> None:
    _type(panel, qtbot, "NN8 II12")
    toggle = next(row for row in _shown_rows(panel) if row.hex == at("JJ11")).toggles[kind]
    before = bridge.sight.result.hindrance
    toggle.click()
    assert has_marker(bridge.trial_markers, at("JJ11"), kind)
    assert not bridge.markers
    assert toggle.isChecked()
    assert bridge.sight.result.hindrance > before
    toggle.click()
    assert bridge.sight.result.hindrance == before
    assert not bridge.trial_markers


@pytest.mark.long
def test_a_kept_marker_stays_for_the_next_line(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at
) -> None:
    _type(panel, qtbot, "NN8 II12")
    panel.crossings.keep_switch.click()
    next(row for row in _shown_rows(panel) if row.hex == at("JJ11")).toggles[MarkerKind.SMOKE].click()
    _type(panel, qtbot, "A5 B7")
    assert has_marker(bridge.markers, at("JJ11"), MarkerKind.SMOKE)


def test_trial_markers_can_be_kept_afterwards(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at
) -> None:
    _type(panel, qtbot, "NN8 II12")
    assert not panel.crossings.keep_trial.isVisible()
    next(row for row in _shown_rows(panel) if row.hex == at("JJ11")).toggles[MarkerKind.VEHICLE].click()
    panel.crossings.keep_trial.click()
    assert has_marker(bridge.markers, at("JJ11"), MarkerKind.VEHICLE)
    assert not panel.crossings.keep_trial.isVisible()


def test_it_says_what_it_assumes_and_what_one_more_would_do(panel: SightPanel, qtbot: QtBot) -> None:
    _type(panel, qtbot, "NN8 II12")
    text = "\n".join(panel.notes.assumptions.texts())
    assert "No smoke" in text
    assert "One more there: FFE, Vehicle → +2; Dispersed → +3; Smoke → +4" in text


def test_the_margin_is_in_millimetres_once_a_hex_is_measured(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot
) -> None:
    _type(panel, qtbot, "NN8 II12")
    assert panel.notes.margin.text() == "Margin: 0.13 hexes"
    operations.set_preference(bridge, hex_height_mm=16.0)
    assert panel.notes.margin.text() == "Margin: 0.13 hexes (2.1 mm)"


def test_rows_light_the_map_and_the_map_lights_rows(panel: SightPanel, qtbot: QtBot, at) -> None:
    _type(panel, qtbot, "NN8 II12")
    row = _shown_rows(panel)[1]
    with qtbot.waitSignal(panel.hexes_highlighted) as lit:
        row.pointed.emit(True)
    assert lit.args == [(at("MM9"),)]
    panel.light(at("MM9"))
    assert row.property("lit") == "true"
    panel.light(None)
    assert row.property("lit") == "false"


def test_a_tap_on_a_reason_brings_the_rows_of_its_hexes_into_sight(panel: SightPanel, qtbot: QtBot) -> None:
    """Their toggles lie below the fold of a long line."""
    _type(panel, qtbot, "J19 Q28")
    settle(panel)
    row = _shown_rows(panel)[-2]
    assert row.visibleRegion().isEmpty()
    panel.notes.reasons.hexes_tapped.emit((row.hex,))
    settle(panel)
    assert row.visibleRegion().boundingRect() == row.rect()


def test_the_side_view_answers_the_pointer(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at
) -> None:
    _type(panel, qtbot, "NN8 DD15")
    operations.set_level(bridge, "source", RAISED)
    panel.profile.grab()
    assert panel.profile.span_at(panel.profile.width() - 16).hex == at("DD15")
    assert panel.profile.span_at(-50) is None
    spot = QPointF(panel.profile.width() - 16, 20).toPoint()
    with qtbot.waitSignal(panel.profile.hexes_tapped) as tapped:
        qtbot.mouseClick(panel.profile, Qt.MouseButton.LeftButton, pos=spot)
    assert tapped.args == [(at("DD15"),)]


def test_fair_play_hides_the_answer_until_the_shot_is_declared(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot
) -> None:
    operations.set_preference(bridge, fair_play=True)
    _type(panel, qtbot, "NN8 II12")
    assert panel.card.badge.accessibleName().strip() == "NOT DECLARED"
    assert not panel._details.isVisible()
    assert bridge.checks == ()
    panel._declare.click()
    assert panel.card.badge.accessibleName() == "HINDERED +1 range 6"
    assert panel._details.isVisible()
    assert len(bridge.checks) == 1


def test_swap_looks_from_the_other_end(panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at) -> None:
    _type(panel, qtbot, "NN8 II12")
    panel.entry.swap_button.click()
    assert bridge.sight.source.hex == at("II12")
    assert panel.entry.ends["source"].text() == "II12"


def test_clear_takes_the_line_away(panel: SightPanel, bridge: SessionBridge, qtbot: QtBot) -> None:
    _type(panel, qtbot, "NN8 II12")
    panel._clear.click()
    assert bridge.sight is None
    assert not panel.card.isVisible()


def test_the_fields_follow_the_map(panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at) -> None:
    """A line drawn elsewhere replaces what was typed and refused; a cleared map leaves nothing standing."""
    source, target = (panel.entry.ends[end] for end in ("source", "target"))
    qtbot.keyClicks(source, "zz99")
    qtbot.keyClick(source, Qt.Key.Key_Return)
    source.clearFocus()
    operations.check_sight(bridge, Position(at("A5")), Position(at("B7")))
    assert [source.text(), target.text()] == ["A5", "B7"]
    operations.clear_sight(bridge)
    assert [source.text(), target.text()] == ["", ""]


@pytest.mark.long
def test_a_dragged_line_gets_its_crossings_where_it_rests(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at
) -> None:
    operations.preview_sight(bridge, Position(at("NN8")), Position(at("II12")))
    assert panel.card.badge.accessibleName() == "HINDERED +1 range 6"
    qtbot.waitUntil(lambda: bool(_shown_rows(panel)))
    assert len(_shown_rows(panel)) == len(bridge.sight.result.crossings)


@pytest.mark.long
def test_the_badge_shows_the_range(panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, at) -> None:
    _type(panel, qtbot, "NN8 DD15")
    assert panel.card.badge.accessibleName().endswith(f"range {distance(at('NN8'), at('DD15'))}")


@pytest.mark.long
def test_everything_speaks_japanese_at_once(panel: SightPanel, bridge: SessionBridge, qtbot: QtBot) -> None:
    _type(panel, qtbot, "NN8 II12")
    operations.set_language(bridge, "ja")
    assert panel.card.badge.accessibleName() == "妨害 +1 距離6"
    assert "果樹園" in _shown_rows(panel)[1].accessibleName()
    assert panel._clear.text() == "消去"


@pytest.mark.long
@pytest.mark.parametrize("pair", ["A5 H9", "BB13 EE20", "NN8 A5", "M14 TT29", "S28 C2", "TT3 LL28"])
def test_any_line_can_be_told_in_both_languages(
    panel: SightPanel, bridge: SessionBridge, qtbot: QtBot, pair: str
) -> None:
    """Strict texts: a missing word would raise."""
    _type(panel, qtbot, pair)
    for language in ("ja", "en"):
        operations.set_language(bridge, language)
        assert all(row.accessibleName() for row in _shown_rows(panel))
