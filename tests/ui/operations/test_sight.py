"""Checking, declaring, levels, the shading and the log."""

from companion.sight.marker_kinds import MarkerKind
from companion.sight.result import RAISED, Position, Verdict
from ui import operations
from ui.session.bridge import Change, SessionBridge
from ui.session.message import Message


def look(bridge: SessionBridge, source: str, target: str, level: int = 0) -> bool:
    parse = bridge.board.parse_hex
    return operations.check_sight(bridge, Position(parse(source), level), Position(parse(target)))


def keys(messages: list[Message]) -> list[str]:
    return [message.reason.key for message in messages]


def test_a_check_is_judged_logged_and_told_once(bridge: SessionBridge) -> None:
    heard: list[frozenset[Change]] = []
    bridge.changed.connect(heard.append)
    assert look(bridge, "NN8", "MM15")
    assert bridge.sight is not None
    assert bridge.sight.result is not None
    assert bridge.sight.result.verdict is Verdict.HINDERED
    assert bridge.sight.declared
    assert [check.told.verdict for check in bridge.checks] == ["hindered"]
    assert heard == [frozenset({Change.SIGHT, Change.LOG})]


def test_a_line_checked_again_is_named_with_its_answer(
    bridge: SessionBridge, messages: list[Message]
) -> None:
    look(bridge, "NN8", "MM15", RAISED)
    assert messages == []  # it is seen on the map
    look(bridge, "NN8", "MM15", RAISED)
    told = [bridge.reason_text(message.reason) for message in messages]
    assert told == ["Line of sight NN8, MM15: clear, from level 1"]


def test_a_preview_is_not_logged(bridge: SessionBridge, at) -> None:
    operations.preview_sight(bridge, Position(at("NN8")), Position(at("MM15")))
    assert bridge.sight is not None
    assert bridge.sight.live
    assert bridge.sight.result is not None
    assert bridge.checks == ()


def test_the_same_hex_twice_is_refused_and_changes_nothing(
    bridge: SessionBridge, messages: list[Message]
) -> None:
    look(bridge, "NN8", "MM15")
    before = bridge.state
    assert not look(bridge, "BB13", "BB13")
    assert bridge.state is before
    assert len(messages) == 1


def test_levels_step_up_to_the_steeple_and_down_to_the_ground(
    bridge: SessionBridge, messages: list[Message]
) -> None:
    look(bridge, "NN8", "GG7")
    operations.step_level(bridge, "source", 1)
    assert bridge.sight is not None
    assert bridge.sight.source.level == RAISED
    operations.step_level(bridge, "source", -1)
    operations.step_level(bridge, "source", -1)
    assert bridge.sight.source.level == 0
    assert messages == []
    operations.step_level(bridge, "target", 1)
    assert len(messages) == 1
    assert bridge.sight.target.level == 0


def test_swapping_ends_gives_the_same_answer(bridge: SessionBridge) -> None:
    look(bridge, "NN8", "MM15")
    operations.swap_ends(bridge)
    first, second = (check.told for check in bridge.checks)
    assert (first.source, first.verdict, first.hindrance) == (second.target, second.verdict, second.hindrance)


def test_a_viewshed_is_logged_and_judged_again_when_smoke_is_placed(bridge: SessionBridge, at) -> None:
    operations.show_viewshed(bridge, Position(at("NN8")))
    before = bridge.viewshed
    assert bridge.checks[-1].told.end is None
    operations.toggle_marker(bridge, at("NN9"), MarkerKind.SMOKE)
    assert bridge.viewshed is not None
    assert bridge.viewshed is not before
    operations.hide_viewshed(bridge)
    assert bridge.viewshed is None


def test_a_viewshed_wants_a_hex(bridge: SessionBridge, messages: list[Message]) -> None:
    assert not operations.show_viewshed(bridge)
    assert keys(messages) == ["viewshed-needs-hex"]


def test_fair_play_shows_nothing_before_the_shot_is_declared(
    bridge: SessionBridge, messages: list[Message], at
) -> None:
    operations.set_preference(bridge, fair_play=True)
    operations.preview_sight(bridge, Position(at("NN8")), Position(at("MM15")))
    assert bridge.sight is not None
    assert bridge.sight.result is None
    look(bridge, "NN8", "MM15")
    assert not bridge.sight.declared
    operations.toggle_marker(bridge, at("NN10"), MarkerKind.SMOKE, False)
    operations.show_viewshed(bridge, Position(at("BB13")))
    assert keys(messages) == ["fair-play-hides-what-if", "fair-play-hides-viewshed"]
    assert bridge.checks == ()
    operations.declare_sight(bridge)
    assert bridge.sight.result is not None
    assert len(bridge.checks) == 1


def test_a_logged_check_takes_a_note_and_is_shown_again(bridge: SessionBridge) -> None:
    look(bridge, "NN8", "MM15")
    look(bridge, "NN8", "GG7")
    operations.write_note(bridge, bridge.checks[0].seq, "Jones looks")
    operations.show_check(bridge, 0)
    assert bridge.checks[0].note == "Jones looks"
    assert bridge.sight is not None
    assert bridge.sight.target.hex == bridge.checks[0].told.target
    assert len(bridge.checks) == 2
