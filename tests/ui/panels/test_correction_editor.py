"""The correction editor turns taps into corrections, shows them first and can take each one back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from companion.board.legend import Brush, Sort
from companion.hexes.coordinates import Direction
from ui import operations
from ui.panels.correction_editor import CorrectionEditor
from ui.session.bridge import SessionBridge
from ui.widgets.layouts import widgets_in


@pytest.fixture
def editor(bridge: SessionBridge, qtbot: QtBot, at) -> CorrectionEditor:
    editor = CorrectionEditor(bridge)
    qtbot.addWidget(editor)
    editor.show()
    editor.edit(at("A1"))
    return editor


def _tap_side(editor: CorrectionEditor, direction: Direction, qtbot: QtBot) -> None:
    diagram = editor.hexsides.diagram
    spot: QPoint = diagram.side_centre(direction).toPoint()
    qtbot.mouseClick(diagram, Qt.MouseButton.LeftButton, pos=spot)


def test_nothing_to_save_at_first(editor: CorrectionEditor) -> None:
    assert editor.pending() == ()
    assert not editor.save_button.isEnabled()
    assert editor.preview.texts() == ("Nothing yet.",)


def test_terrain_is_previewed_then_saved_with_the_note(
    editor: CorrectionEditor, bridge: SessionBridge, at
) -> None:
    editor.terrain.switches["orchard"].click()
    editor.note.setText(" second printing ")
    assert editor.preview.texts() == ("A1: orchard (“second printing”)",)
    assert "orchard" not in bridge.board.terrain(at("A1"))
    editor.save_button.click()
    assert "orchard" in bridge.board.terrain(at("A1"))
    assert [entry.note for entry in bridge.overlay.entries] == ["second printing"]
    assert editor.pending() == ()


def test_enter_in_the_note_saves(editor: CorrectionEditor, bridge: SessionBridge, qtbot: QtBot) -> None:
    qtbot.keyClick(editor.note, Qt.Key.Key_Return)
    editor.terrain.switches["orchard"].click()
    qtbot.keyClicks(editor.note, "second printing")
    qtbot.keyClick(editor.note, Qt.Key.Key_Return)
    assert [entry.note for entry in bridge.overlay.entries] == ["second printing"]


def test_a_building_is_one_of_its_materials_or_none(
    editor: CorrectionEditor, bridge: SessionBridge, at
) -> None:
    editor.edit(at("NN8"))
    assert editor.terrain.building.value() == "stone"
    editor.terrain.building.button(None).click()
    assert editor.preview.texts() == ("NN8: no building",)
    editor.terrain.building.button("wood").click()
    editor.save_button.click()
    assert "building_wood" in bridge.board.terrain(at("NN8"))


def test_a_steeple_can_be_taken_away(editor: CorrectionEditor, bridge: SessionBridge, at) -> None:
    editor.edit(at("NN8"))
    editor.terrain.raised.click()
    assert editor.preview.texts() == ("NN8: no steeple",)
    editor.save_button.click()
    assert "steeple" not in bridge.board.hexes[at("NN8")].values


@pytest.mark.long
@pytest.mark.parametrize("direction", list(Direction))
def test_a_tapped_hexside_gets_what_is_picked(editor: CorrectionEditor, at, qtbot: QtBot, direction) -> None:
    editor.edit(at("H9"))
    editor.hexsides.brush.button(Brush(Sort.WAY, "dirt", "road")).click()
    before = editor._draft.ways.get(("road", direction))
    _tap_side(editor, direction, qtbot)
    after = editor._draft.ways.get(("road", direction))
    assert after == (None if before == "dirt" else "dirt")


def test_a_flipped_board_flips_the_hexsides_too(
    editor: CorrectionEditor, bridge: SessionBridge, qtbot: QtBot
) -> None:
    upright = editor.hexsides.diagram.side_centre(Direction.N).y()
    operations.flip_board(bridge)
    assert editor.hexsides.diagram.side_centre(Direction.N).y() > upright


def test_the_keyboard_chooses_and_taps_hexsides(editor: CorrectionEditor, qtbot: QtBot) -> None:
    diagram = editor.hexsides.diagram
    editor.hexsides.brush.button(Brush(Sort.WAY, "paved", "road")).click()
    qtbot.keyClick(diagram, Qt.Key.Key_Right)
    qtbot.keyClick(diagram, Qt.Key.Key_Space)
    assert editor._draft.ways == {("road", Direction.NE): "paved"}


def test_start_over_forgets_the_draft(editor: CorrectionEditor) -> None:
    editor.terrain.switches["grain"].click()
    editor._reset.click()
    assert editor.pending() == ()
    assert not editor.terrain.switches["grain"].isChecked()


def test_each_correction_can_be_shown_and_taken_back(
    editor: CorrectionEditor, bridge: SessionBridge, at, qtbot: QtBot
) -> None:
    editor.terrain.switches["grain"].click()
    editor.save_button.click()
    row = next(widgets_in(editor.list._rows_here))
    with qtbot.waitSignal(editor.hex_wanted) as wanted:
        row.tapped.emit()
    assert wanted.args == [at("A1")]
    operations.revert_correction(bridge, bridge.overlay.entries[0])
    assert bridge.overlay.entries == ()
    assert "grain" not in bridge.board.terrain(at("A1"))


def test_undo_brings_the_editor_back_to_the_board(
    editor: CorrectionEditor, bridge: SessionBridge, at
) -> None:
    editor.terrain.switches["grain"].click()
    editor.save_button.click()
    operations.undo(bridge)
    assert "grain" not in bridge.board.terrain(at("A1"))
    assert editor.terrain.switches["grain"].isChecked()  # the draft is the player's own still
    assert editor.preview.texts() == ("A1: grain",)


def test_files_are_asked_of_the_window(editor: CorrectionEditor, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(editor.action_wanted) as wanted:
        editor.list._import.click()
    assert wanted.args == ["import-corrections"]


def test_the_whole_editor_speaks_japanese_at_once(editor: CorrectionEditor, bridge: SessionBridge) -> None:
    editor.terrain.switches["grain"].click()
    operations.set_language(bridge, "ja")
    assert editor.terrain.switches["grain"].text() == "麦畑"
    assert editor.preview.texts() == ("A1：麦畑",)
    assert editor.hexsides.brush.button(Brush(Sort.WAY, "channel", "polder")).text() == "干拓地の水路"


def _take_back(editor: CorrectionEditor) -> None:
    row = next(widgets_in(editor.list._rows_here))
    row.findChild(QToolButton).click()


@pytest.mark.long
def test_what_is_taken_back_waits_no_more_to_be_saved(editor: CorrectionEditor) -> None:
    editor.terrain.switches["orchard"].click()
    editor.save_button.click()
    _take_back(editor)
    assert editor.pending() == ()
    assert not editor.terrain.switches["orchard"].isChecked()


@pytest.mark.long
def test_what_was_told_since_is_kept_as_something_is_taken_back(editor: CorrectionEditor) -> None:
    editor.terrain.switches["orchard"].click()
    editor.save_button.click()
    editor.terrain.switches["grain"].click()
    _take_back(editor)
    assert editor.pending()


@pytest.mark.long
def test_the_corrections_of_the_hex_in_hand_stand_above_all_else(editor: CorrectionEditor, at) -> None:
    editor.terrain.switches["orchard"].click()
    editor.save_button.click()
    assert editor.list.here.isVisible()
    assert editor.list.here.y() < editor.draw.y()
    assert (editor.list._rows_here.count(), editor.list._rows.count()) == (1, 0)
    editor.edit(at("A2"))
    assert editor.list.here.isHidden()
    assert (editor.list._rows_here.count(), editor.list._rows.count()) == (0, 1)


@pytest.mark.long
def test_both_buttons_are_there(editor: CorrectionEditor) -> None:
    editor.resize(320, 600)
    assert min(button.width() for button in (editor.save_button, editor._reset)) > 44
