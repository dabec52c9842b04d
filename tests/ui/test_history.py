"""The frozen history of undo and redo."""

from companion.board.library import open_board
from companion.board.overlay import Overlay
from companion.reason import Reason
from companion.sight.markers import Markers
from ui.session.history import History, Snapshot

ELST = open_board("elst")
HEX = ELST.parse_hex("NN8")


def snapshot(name: str, markers: Markers) -> Snapshot:
    return Snapshot(Reason(name), Overlay.of(ELST), markers, Markers.none())


def test_an_empty_history_names_nothing() -> None:
    assert History().undo_label is None
    assert History().redo_label is None


def test_undo_and_redo_go_back_and_forth_under_one_name() -> None:
    none, smoke = Markers.none(), Markers.none().with_smoke(HEX)
    placed = History().recorded(snapshot("placed", none))
    undone = placed.after_undo(snapshot("now", smoke))
    assert undone.undo_label is None
    assert undone.redo_label == Reason("placed")
    assert undone.undone[-1].markers == smoke
    redone = undone.after_redo(snapshot("now", none))
    assert redone == placed


def test_a_new_step_forgets_what_was_undone() -> None:
    none = Markers.none()
    undone = History().recorded(snapshot("first", none)).after_undo(snapshot("now", none))
    assert undone.recorded(snapshot("second", none)).redo_label is None
