"""The session under the bridge: files, one line of undo, markers and checks that belong to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.board.entries import Confirmation
from companion.chance.answers import RollAnswer
from companion.games.elst.procedures.clock import AgreeToEnd, NextPhase
from companion.games.elst.rules.sequence import Phase
from companion.kit.system import Players, Start
from companion.session.recent import recent_sessions
from companion.session.standing import SightChecked
from companion.sight.marker_kinds import MarkerKind, has_marker
from companion.sight.result import Position, Verdict
from companion.sight.settings import BlindPair, SightSettings
from tests.ui.session_table import END_OF_TURN_5, begin, go_on
from ui import operations
from ui.panels.check_words import check_row
from ui.session.bridge import Change, SessionBridge
from ui.session.files import fresh_file, sessions_folder
from ui.session.message import Message


@pytest.fixture
def begun(bridge: SessionBridge) -> Iterator[SessionBridge]:
    """A bridge with a solo session of the initial scenario."""
    assert operations.begin_session(bridge, fresh_file("Elst"), Start(scenario="initial"))
    yield bridge
    operations.close_quietly(bridge)


def phase(bridge: SessionBridge) -> Phase:
    return bridge.session.state.game.moment.phase


def smoke(bridge: SessionBridge, name: str) -> bool:
    return has_marker(bridge.markers, bridge.board.parse_hex(name), MarkerKind.SMOKE)


def labels(bridge: SessionBridge) -> list[str]:
    return [line.label.key for line in bridge.session.log()]


def test_a_session_goes_on_where_it_was_left(begun: SessionBridge, at) -> None:
    path = begun.session_path
    operations.execute(begun, NextPhase())
    operations.toggle_marker(begun, at("NN10"), MarkerKind.SMOKE)
    operations.close_session(begun)
    assert begun.session is None
    assert not begun.markers
    assert [one.path for one in recent_sessions()] == [path.resolve()]
    assert go_on(begun, path)
    assert phase(begun) is Phase.PREP_FIRE
    assert smoke(begun, "NN10")


@pytest.mark.long
def test_markers_laid_by_hand_are_steps_of_the_session(begun: SessionBridge, at) -> None:
    operations.toggle_marker(begun, at("NN10"), MarkerKind.SMOKE)
    assert smoke(begun, "NN10")
    operations.undo(begun)
    assert not smoke(begun, "NN10")
    operations.redo(begun)
    assert smoke(begun, "NN10")
    operations.toggle_marker(begun, at("NN10"), MarkerKind.SMOKE)
    assert not begun.markers


@pytest.mark.parametrize("kind", MarkerKind)
def test_every_kind_can_be_laid_and_cleared(begun: SessionBridge, at, kind: MarkerKind) -> None:
    operations.toggle_marker(begun, at("NN10"), kind)
    assert has_marker(begun.markers, at("NN10"), kind)
    operations.clear_markers(begun)
    assert not begun.markers


def test_markers_of_a_check_are_kept_by_laying_them(begun: SessionBridge, at) -> None:
    operations.check_sight(begun, Position(at("NN8")), Position(at("NN11")))
    operations.toggle_marker(begun, at("NN10"), MarkerKind.SMOKE, False)
    assert not begun.markers
    before = begun.sight.result
    operations.keep_trial_markers(begun)
    assert not begun.trial_markers
    assert smoke(begun, "NN10")
    assert begun.sight.result.hindrance == before.hindrance


def test_a_check_goes_to_the_log_and_stays_there(begun: SessionBridge, at) -> None:
    operations.check_sight(begun, Position(at("NN8")), Position(at("SS12")))
    line = next(line for line in begun.session.log() if line.label.key == "sight-was-checked")
    assert line.label.hexes == (at("NN8"), at("SS12"))
    assert line.details[0][0].args["verdict"] == "blocked"


def test_what_fair_play_hides_is_not_logged_before_it_is_declared(bridge: SessionBridge, at) -> None:
    start = Start(scenario="initial", fair_play=True)
    assert operations.begin_session(bridge, fresh_file("Elst"), start)
    operations.check_sight(bridge, Position(at("NN8")), Position(at("SS12")))
    assert "sight-was-checked" not in labels(bridge)
    operations.declare_sight(bridge)
    assert "sight-was-checked" in labels(bridge)
    operations.close_session(bridge)
    assert not bridge.fair_play


def test_corrections_and_acts_are_undone_in_the_order_in_which_they_were_done(
    begun: SessionBridge, at
) -> None:
    operations.execute(begun, NextPhase())
    operations.confirm_hex(begun, at("BB13"))
    operations.execute(begun, NextPhase())
    assert phase(begun) is Phase.MOVEMENT
    operations.undo(begun)
    assert (phase(begun), len(begun.overlay.entries)) == (Phase.PREP_FIRE, 1)
    operations.undo(begun)
    assert (phase(begun), len(begun.overlay.entries)) == (Phase.PREP_FIRE, 0)
    operations.undo(begun)
    assert phase(begun) is Phase.RALLY
    assert operations.undo_label(begun) is None
    for _ in range(3):
        operations.redo(begun)
    assert (phase(begun), len(begun.overlay.entries)) == (Phase.MOVEMENT, 1)
    assert operations.redo_label(begun) is None


def test_a_correction_of_the_map_is_an_act_by_its_name(begun: SessionBridge, at) -> None:
    operations.confirm_hex(begun, at("BB13"))
    assert labels(begun)[-1] == "step-hex-confirmed"
    assert begun.session.standing.boards.overlay == begun.overlay.digest
    assert operations.undo_label(begun).key == "step-hex-confirmed"
    assert begun.session.system.field.board is begun.board
    assert isinstance(begun.overlay.entries[0], Confirmation)


def test_a_correction_taken_back_is_struck_through_and_not_the_one_before(begun: SessionBridge, at) -> None:
    operations.confirm_hex(begun, at("BB13"))
    operations.confirm_hex(begun, at("CC14"))
    operations.undo(begun)
    corrections = [line for line in begun.session.log() if line.label.key == "step-hex-confirmed"]
    assert [(line.label.hexes, line.is_undone) for line in corrections] == [
        ((at("BB13"),), False),
        ((at("CC14"),), True),
    ]
    assert [entry.hex for entry in begun.overlay.entries] == ["BB13"]


def test_a_correction_undone_in_a_later_sitting_brings_back_what_it_replaced(
    begun: SessionBridge, at
) -> None:
    operations.confirm_hex(begun, at("BB13"), "first")
    operations.confirm_hex(begun, at("CC14"))
    before = begun.overlay
    operations.confirm_hex(begun, at("BB13"), "second")
    path, entries = begun.session_path, begun.session.journal.next_seq
    operations.close_session(begun)
    assert go_on(begun, path)
    assert begun.session.journal.next_seq == entries  # opening writes nothing
    assert [entry.note for entry in begun.overlay.entries] == ["", "second"]
    operations.undo(begun)
    assert begun.overlay == before
    operations.redo(begun)
    assert [entry.note for entry in begun.overlay.entries] == ["", "second"]


def test_a_correction_of_the_map_outlives_that_of_a_die_before_it(begun: SessionBridge, at) -> None:
    operations.set_facts(begun, END_OF_TURN_5)
    operations.execute(begun, NextPhase())
    seq = begun.session.journal.next_seq
    operations.answer_request(begun, begun.session.state.waiting[0].id, RollAnswer.physical(1))
    operations.confirm_hex(begun, at("BB13"))
    told = begun.overlay
    operations.correct_answer(begun, seq, RollAnswer.physical(6))
    assert begun.overlay == told
    operations.undo(begun)
    assert begun.overlay == told
    operations.undo(begun)
    assert begun.overlay.is_empty


def test_what_was_checked_is_there_in_the_next_sitting(begun: SessionBridge, at) -> None:
    operations.toggle_marker(begun, at("NN10"), MarkerKind.SMOKE)
    operations.check_sight(begun, Position(at("NN8")), Position(at("NN12")))
    operations.show_viewshed(begun, Position(at("NN8"), 1))
    operations.toggle_marker(begun, at("NN10"), MarkerKind.SMOKE)
    operations.write_note(begun, begun.checks[0].seq, "Jones looks")
    before, path = begun.checks, begun.session_path
    assert [check.note for check in before] == ["Jones looks", ""]
    assert before[0].told.markers.laid.smoke_in(at("NN10"))
    operations.close_session(begun)
    assert begun.checks == ()
    assert go_on(begun, path)
    assert begun.checks == before
    operations.show_check(begun, 0)
    assert begun.sight.result.hindrance == before[0].told.hindrance > 0
    line = next(line for line in begun.session.log() if line.seq == before[0].seq)
    assert [note.text for note in line.notes] == ["Jones looks"]


def test_a_check_shown_again_tells_what_it_was_where_the_map_says_otherwise_now(
    begun: SessionBridge, messages: list[Message], at
) -> None:
    operations.check_sight(begun, Position(at("NN8")), Position(at("SS12")))
    operations.show_check(begun, 0)
    told = [begun.reason_text(one.reason) for one in messages]
    assert told == ["Line of sight NN8, SS12: blocked"]  # it was shown already
    begun.session.record_sight(SightChecked(source=at("NN8"), target=at("SS12"), verdict=Verdict.CLEAR))
    assert check_row(begun, begun.checks[1])[1:3] == ("NN8 → SS12", "CLEAR")
    operations.show_check(begun, 1)
    assert begun.sight.result.verdict is Verdict.BLOCKED
    assert begun.reason_text(messages[-1].reason) == "When it was checked: clear"


def test_undoing_an_app_roll_asks_first(begun: SessionBridge, messages: list[Message]) -> None:
    operations.set_facts(
        begun, {"clock/moment/turn": 5, "clock/moment/player": "german", "clock/moment/phase": "ccph"}
    )
    operations.execute(begun, NextPhase())
    (request,) = begun.session.state.waiting
    operations.let_app_answer(begun, request.id)
    assert not begun.session.state.waiting
    operations.undo(begun)
    assert not begun.session.state.waiting
    question = messages[-1]
    assert question.reason.key == "undo-asks-app-roll"
    question.confirms()
    assert begun.session.state.waiting == (request,)


def test_a_yes_that_comes_too_late_undoes_nothing(begun: SessionBridge, messages: list[Message], at) -> None:
    operations.set_facts(
        begun, {"clock/moment/turn": 5, "clock/moment/player": "german", "clock/moment/phase": "ccph"}
    )
    operations.execute(begun, NextPhase())
    operations.let_app_answer(begun, begun.session.state.waiting[0].id)
    operations.undo(begun)
    operations.toggle_marker(begun, at("NN10"), MarkerKind.SMOKE)
    messages[-1].confirms()
    assert smoke(begun, "NN10")


def test_undo_to_takes_back_all_from_there(begun: SessionBridge) -> None:
    first = begun.session.journal.next_seq
    for _ in range(3):
        operations.execute(begun, NextPhase())
    operations.undo_to(begun, first)
    assert phase(begun) is Phase.RALLY
    assert sum(line.is_undone for line in begun.session.log()) == 3


def test_a_refusal_can_be_overruled_with_a_note(begun: SessionBridge, messages: list[Message]) -> None:
    assert not operations.execute(begun, AgreeToEnd())
    assert messages[-1].overrules == AgreeToEnd()
    operations.overrule(begun, AgreeToEnd(), "we are tired")
    assert begun.session.state.game.clock.is_over
    assert any(
        reason.key == "note-shown" for line in begun.session.log() for g in line.details for reason in g
    )


def test_a_session_saved_as_goes_on_there(begun: SessionBridge, tmp_path: Path) -> None:
    old, new = begun.session_path, tmp_path / "copy.wargame"
    assert operations.save_session_as(begun, new)
    operations.execute(begun, NextPhase())
    operations.close_session(begun)
    go_on(begun, old)
    assert phase(begun) is Phase.RALLY
    go_on(begun, new)
    assert phase(begun) is Phase.PREP_FIRE


@pytest.mark.parametrize(
    ("content", "key"),
    [(b"", "store-foreign"), (b"no session at all" * 99, "store-foreign"), (None, "store-missing")],
)
def test_a_file_that_cannot_be_opened_is_told_and_loses_nothing(
    begun: SessionBridge, messages: list[Message], tmp_path: Path, content: bytes | None, key: str
) -> None:
    session, path = begun.session, tmp_path / "other.wargame"
    if content is not None:
        path.write_bytes(content)
    assert not go_on(begun, path)
    assert messages[-1].reason.key == key
    assert begun.session is session
    assert operations.execute(begun, NextPhase())


def test_a_place_that_takes_no_file_is_told(bridge: SessionBridge, messages: list[Message]) -> None:
    sessions_folder().parent.mkdir(parents=True)
    sessions_folder().write_text("a file where the folder should be")
    assert not operations.begin_session(bridge, fresh_file("Elst"), Start(scenario="initial"))
    assert messages[-1].reason.key == "store-not-writable"
    assert bridge.session is None


def test_each_action_is_told_once_with_what_it_touched(begun: SessionBridge, at) -> None:
    told: list[frozenset[Change]] = []
    begun.changed.connect(told.append)
    operations.toggle_marker(begun, at("NN10"), MarkerKind.SMOKE)
    assert len(told) == 1
    assert {Change.MARKERS, Change.LOG, Change.UNITS} <= told[0]


def test_a_session_that_begins_or_goes_on_touches_no_preference(bridge: SessionBridge) -> None:
    told: list[frozenset[Change]] = []
    bridge.changed.connect(told.append)
    path = fresh_file("Elst")
    assert operations.begin_session(bridge, path, Start(scenario="initial"))
    operations.close_session(bridge)
    assert go_on(bridge, path)
    assert {Change.SESSION} <= set().union(*told)
    assert Change.PREFERENCES not in set().union(*told)


def test_a_session_begins_without_the_areas_that_were_shown_in_the_last(begun: SessionBridge) -> None:
    operations.show_areas(begun, True)
    begin(begun)
    assert not begun.areas.is_shown


def test_a_session_that_follows_another_has_its_own_readings_of_sight(begun: SessionBridge) -> None:
    key = "sight-vehicle-adds-to-terrain"
    operations.choose_setting(begun, key, False)
    for is_added in (False, True):
        start = Start(scenario="initial", settings={key: is_added})
        assert operations.begin_session(begun, fresh_file("Elst"), start)
        assert begun.sight_settings.vehicle_adds_to_terrain is is_added


def test_two_sessions_of_a_day_have_names_of_their_own(begun: SessionBridge) -> None:
    assert fresh_file("Elst") != begun.session_path
    assert "/" not in fresh_file("a/b:c").name


def test_readings_of_sight_are_the_sessions(begun: SessionBridge) -> None:
    operations.choose_setting(begun, "sight-vehicle-adds-to-terrain", False)
    assert not begun.sight_settings.vehicle_adds_to_terrain
    operations.undo(begun)
    assert begun.sight_settings.vehicle_adds_to_terrain


def test_a_reading_changed_in_the_settings_is_a_step_of_the_session(begun: SessionBridge) -> None:
    operations.set_reading(begun, blind_pair=BlindPair.BOTH, tolerance=0.02)
    assert begun.sight_settings.blind_pair is BlindPair.BOTH
    assert begun.session.state.settings["sight-tolerance"] == 0.02
    operations.undo(begun)
    operations.undo(begun)
    assert begun.sight_settings == SightSettings()


def test_a_mistyped_die_is_replaced(begun: SessionBridge) -> None:
    operations.set_facts(
        begun, {"clock/moment/turn": 5, "clock/moment/player": "german", "clock/moment/phase": "ccph"}
    )
    operations.execute(begun, NextPhase())
    seq = begun.session.journal.next_seq
    operations.answer_request(begun, begun.session.state.waiting[0].id, RollAnswer.physical(1))
    assert begun.session.state.game.clock.is_over
    operations.correct_answer(begun, seq, RollAnswer.physical(6))
    assert not begun.session.state.game.clock.is_over


def test_two_players_hand_over_and_only_one_is_open(bridge: SessionBridge, messages: list[Message]) -> None:
    start = Start(scenario="initial", players=Players.TWO)
    assert operations.begin_session(bridge, fresh_file("Elst"), start)
    secrecy = bridge.session.secrecy
    assert not secrecy.is_open("british")
    operations.unlock(bridge, "british")
    assert operations.protect(bridge, "british", "monty")
    operations.unlock(bridge, "german")
    assert (secrecy.is_open("british"), secrecy.is_open("german")) == (False, True)
    assert not operations.unlock(bridge, "british", "wrong")
    assert messages[-1].reason.key == "secret-wrong-passphrase"
    assert secrecy.is_open("german")
    operations.lock_all(bridge)
    assert not secrecy.is_open("german")
    operations.close_session(bridge)
