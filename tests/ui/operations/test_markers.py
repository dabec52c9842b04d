"""Markers: kept or for one check, undone and redone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.library import open_board
from companion.reason import Reason
from companion.sight.marker_kinds import MarkerKind, has_marker, with_marker, without_marker
from companion.sight.markers import Markers
from companion.sight.result import Position
from ui import operations
from ui.session.bridge import SessionBridge
from ui.session.message import Message

ELST = open_board("elst")
HEX = ELST.parse_hex("NN10")


@pytest.mark.parametrize("kind", MarkerKind)
def test_each_kind_is_placed_and_taken_off(bridge: SessionBridge, kind: MarkerKind) -> None:
    operations.toggle_marker(bridge, HEX, kind)
    assert has_marker(bridge.markers, HEX, kind)
    operations.toggle_marker(bridge, HEX, kind)
    assert bridge.markers == Markers.none()


@pytest.mark.parametrize("keep", [True, False])
def test_several_hexes_are_one_act_of_all_or_nothing(bridge: SessionBridge, keep: bool) -> None:
    hexes = [ELST.parse_hex(name) for name in ("NN10", "NN11", "L5")]
    assert operations.toggle_markers(bridge, hexes, MarkerKind.WRECK, keep)
    lying = bridge.markers if keep else bridge.trial_markers
    assert lying.wrecks == set(hexes)
    if keep:
        operations.undo(bridge)
        assert not bridge.markers
    pond = ELST.parse_hex("S28")
    assert not operations.toggle_markers(bridge, [HEX, pond], MarkerKind.SMOKE, keep)
    assert not bridge.markers.smoke
    assert not bridge.trial_markers.smoke


@given(st.lists(st.sampled_from(list(MarkerKind)), unique=True))
def test_taking_off_what_was_put_leaves_nothing(kinds: list[MarkerKind]) -> None:
    markers = Markers.none()
    for kind in kinds:
        markers = with_marker(markers, HEX, kind)
    assert all(has_marker(markers, HEX, kind) == (kind in kinds) for kind in MarkerKind)
    for kind in reversed(kinds):
        markers = without_marker(markers, HEX, kind)
    assert not markers


def test_a_blast_area_lies_on_its_neighbours_and_leaves_whole() -> None:
    markers = with_marker(Markers.none(), HEX, MarkerKind.BLAST_AREA)
    beside = next(iter(HEX.neighbours()))
    assert has_marker(markers, beside, MarkerKind.BLAST_AREA)
    assert not without_marker(markers, beside, MarkerKind.BLAST_AREA)


def test_a_trial_marker_counts_for_this_check_and_leaves_with_it(bridge: SessionBridge, at) -> None:
    operations.check_sight(bridge, Position(at("NN8")), Position(at("NN12")))
    before = bridge.sight.result.hindrance
    operations.toggle_marker(bridge, HEX, MarkerKind.SMOKE, False)
    assert bridge.sight.result.hindrance == before + 3
    assert not bridge.markers
    operations.check_sight(bridge, Position(at("NN8")), Position(at("GG7")))
    assert not bridge.trial_markers


def test_a_trial_marker_is_no_step_and_goes_by_a_second_tap(bridge: SessionBridge, at) -> None:
    operations.check_sight(bridge, Position(at("NN8")), Position(at("NN12")))
    before = bridge.sight.result
    operations.toggle_marker(bridge, HEX, MarkerKind.SMOKE, False)
    assert operations.undo_label(bridge) is None
    operations.toggle_marker(bridge, HEX, MarkerKind.SMOKE, False)
    assert bridge.sight.result == before


def test_a_trial_marker_can_be_kept(bridge: SessionBridge, at) -> None:
    operations.check_sight(bridge, Position(at("NN8")), Position(at("NN12")))
    operations.toggle_marker(bridge, HEX, MarkerKind.WRECK, False)
    operations.keep_trial_markers(bridge)
    assert has_marker(bridge.markers, HEX, MarkerKind.WRECK)
    assert not bridge.trial_markers


def test_white_phosphorus_takes_the_value_the_player_reads_off(bridge: SessionBridge) -> None:
    operations.toggle_marker(bridge, HEX, MarkerKind.WHITE_PHOSPHORUS, amount=2)
    assert [smoke.amount for smoke in bridge.markers.smoke] == [2]


def test_undo_and_redo_walk_through_every_step(bridge: SessionBridge) -> None:
    states = [bridge.markers]
    for kind in MarkerKind:
        operations.toggle_marker(bridge, HEX, kind)
        states.append(bridge.markers)
    operations.clear_markers(bridge)
    for expected in reversed(states):
        operations.undo(bridge)
        assert bridge.markers == expected
    operations.undo(bridge)
    for expected in states[1:]:
        operations.redo(bridge)
        assert bridge.markers == expected
    operations.redo(bridge)
    assert not bridge.markers


@pytest.mark.parametrize("keep", [True, False])
@pytest.mark.parametrize("kind", [kind for kind in MarkerKind if kind.is_smoke])
def test_no_smoke_lies_in_the_pond(
    bridge: SessionBridge, messages: list[Message], kind: MarkerKind, keep: bool
) -> None:
    pond = ELST.parse_hex("S28")
    operations.toggle_marker(bridge, pond, kind, keep)
    assert not bridge.markers
    assert not bridge.trial_markers
    assert [message.reason for message in messages] == [Reason("elst-pond-no-smoke", "1.2b", (pond,))]


def test_a_blast_area_reaches_over_the_pond(bridge: SessionBridge) -> None:
    operations.toggle_marker(bridge, ELST.parse_hex("S27"), MarkerKind.BLAST_AREA)
    assert bridge.markers.blasts_over(ELST.parse_hex("S28"))
