"""Corrections of the board: applied, judged again, undone, saved and exchanged."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.board.entries import BuildingCorrection
from companion.board.facts import Source
from companion.board.library import open_board
from companion.paths import SETTINGS_VARIABLE
from companion.sight.result import Position, Verdict
from tests.sight.blocking import blocker
from ui import operations
from ui.look.preferences import Preferences
from ui.session.bridge import SessionBridge
from ui.session.message import Message
from ui.session.overlay_store import load_own_overlay, overlay_file


def no_building(hex_name: str) -> BuildingCorrection:
    return BuildingCorrection(hex=hex_name, at=datetime.now(UTC), material=None)


def blocking_hex(bridge: SessionBridge) -> str:
    """Where the blocked line NN8 to SS12 meets its building."""
    parse = bridge.board.parse_hex
    operations.check_sight(bridge, Position(parse("NN8")), Position(parse("SS12")))
    assert bridge.sight.result.verdict is Verdict.BLOCKED
    return bridge.hex_name(blocker(bridge.sight.result))


@pytest.mark.long
def test_without_its_building_the_line_is_judged_again_and_undo_brings_it_back(
    bridge: SessionBridge,
) -> None:
    where = blocking_hex(bridge)
    blocked = bridge.sight.result
    operations.correct_fact(bridge, no_building(where))
    assert bridge.sight.result != blocked
    assert blocker(bridge.sight.result) != blocker(blocked)
    operations.undo(bridge)
    assert bridge.board is bridge.base_board or bridge.board.digest == bridge.base_board.digest
    assert bridge.sight.result == blocked


def test_corrections_are_there_at_the_next_start(bridge: SessionBridge) -> None:
    operations.correct_fact(bridge, no_building("NN8"))
    overlay, remarks = load_own_overlay(open_board("elst"))
    assert overlay == bridge.overlay
    assert remarks == ()
    operations.undo(bridge)
    assert load_own_overlay(open_board("elst"))[0].entries == ()


def test_a_confirmed_hex_says_so(bridge: SessionBridge, at) -> None:
    operations.confirm_hex(bridge, at("BB13"))
    assert bridge.board.hexes[at("BB13")].provenance.source is Source.CONFIRMED
    operations.revert_correction(bridge, bridge.overlay.entries[0])
    assert bridge.board.hexes[at("BB13")].provenance.source is not Source.CONFIRMED


def test_corrections_go_to_another_player_by_file(bridge: SessionBridge, tmp_path: Path) -> None:
    operations.correct_fact(bridge, no_building("NN8"))
    file = tmp_path / "mine.json"
    assert operations.export_corrections(bridge, file)
    other = SessionBridge(open_board("elst"), Preferences(language="en"))
    assert operations.import_corrections(other, file)
    assert other.overlay.entries == bridge.overlay.entries
    assert other.board == bridge.board


def test_a_broken_file_of_corrections_is_refused_in_one_line(
    bridge: SessionBridge, messages: list[Message], tmp_path: Path
) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"format": "wargame-companion-overlay", "ver')
    before = bridge.state
    assert not operations.import_corrections(bridge, file)
    assert len(messages) == 1
    assert "broken.json" in bridge.reason_text(messages[0].reason)
    assert bridge.state is before


def test_an_unusable_own_file_is_told_and_set_aside(bridge: SessionBridge) -> None:
    file = overlay_file("elst")
    file.parent.mkdir(parents=True)
    file.write_text("{}")
    overlay, remarks = load_own_overlay(open_board("elst"))
    assert overlay.entries == ()
    assert len(remarks) == 1
    operations.correct_fact(bridge, no_building("NN8"))
    assert file.with_name("elst-unreadable.json").read_text() == "{}"
    assert len(load_own_overlay(open_board("elst"))[0].entries) == 1


def test_corrections_count_although_they_cannot_be_saved(
    bridge: SessionBridge, messages: list[Message], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at
) -> None:
    (tmp_path / "file").write_text("mine")
    monkeypatch.setenv(SETTINGS_VARIABLE, str(tmp_path / "file" / "settings"))
    assert operations.confirm_hex(bridge, at("BB13"))
    assert [message.reason.key for message in messages] == ["file-unwritable"]
    assert len(bridge.overlay.entries) == 1
