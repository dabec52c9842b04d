"""Session files as a player handles them."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from companion.chance.answers import RollAnswer
from companion.kit.system import Players, Start
from companion.reason import Reason
from companion.session.errors import IllegalCommandError, StoreError
from companion.session.files import (
    begin_session,
    close_session,
    free_place_beside,
    keep_readable,
    look_on,
    open_session,
    save_as,
)
from companion.session.recap import recap
from companion.session.recent import recent_sessions, remember
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.stores.memory import MemoryStore
from companion.session.stores.places import backup_folder
from tests.session.test_undo import sail
from tests.session.tiny_game import Sail, TinyGame, TryLuck, systems

REGATTA = Start(scenario="regatta")


@pytest.fixture
def race(session_file: Path) -> Iterator[Session]:
    session = begin_session(session_file, TinyGame(), REGATTA)
    session.set_facts({"phase": "sail"})
    yield session
    session.close()


def test_a_session_that_cannot_begin_leaves_no_file(session_file: Path) -> None:
    with pytest.raises(IllegalCommandError):
        begin_session(session_file, TinyGame(), Start(scenario="war"))
    assert not session_file.exists()
    assert recent_sessions() == ()


def test_a_session_is_taken_up_where_it_was(race: Session, session_file: Path) -> None:
    sail(race, "red", 4)
    race.execute(Sail(boat="blue"))
    state = race.state
    close_session(race, session_file)
    again = open_session(session_file, systems)
    assert again.state == state
    again.answer("tiny-sail:blue", RollAnswer.physical(3))
    again.close()


def test_a_file_that_cannot_be_opened_is_let_go_of(race: Session, session_file: Path) -> None:
    race.close()
    with pytest.raises(StoreError, match="store-unknown-game"):
        open_session(session_file, lambda _: None)
    open_session(session_file, systems).close()


def test_the_recap_tells_turn_phase_and_what_waits(race: Session) -> None:
    sail(race, "red", 4)
    race.execute(Sail(boat="blue"))
    now = recap(race)
    assert now.where == (Reason("tiny-turn", args={"turn": 1}), Reason("tiny-sail"))
    assert now.waiting == (Reason("tiny-sail"),)
    assert now.last == Reason("do-sail", args={"boat": "blue"})
    assert now.time is not None


def test_the_recap_of_a_new_session_has_no_last_action(session_file: Path) -> None:
    session = begin_session(session_file, TinyGame(), REGATTA)
    assert (recap(session).last, recap(session).time) == (None, None)
    session.close()


def test_the_recap_tells_nothing_secret(session_file: Path) -> None:
    session = begin_session(session_file, TinyGame(), Start(scenario="regatta", players=Players.TWO))
    session.set_facts({"boats/red/position": 1})
    session.secrecy.unlock("red")
    session.execute(TryLuck(faction="red"))
    assert recap(session).waiting == ()
    assert recap(session).last == Reason("do-set-facts", args={"count": 1})
    session.close()


def test_a_backup_that_cannot_be_written_does_not_stop_play(race: Session, session_file: Path) -> None:
    session_file.with_name("race.wargame.backups").write_text("in the way")
    close_session(race, session_file)
    open_session(session_file, systems).close()


def test_a_damaged_file_opens_up_to_its_last_readable_step(race: Session, session_file: Path) -> None:
    damage(race, session_file)
    content = session_file.read_bytes()
    broken = open_session(session_file, systems)
    assert broken.is_looking_on
    assert broken.damage
    assert broken.damage.args["entry"] == "6"
    assert broken.state.game.boats["red"].position == 3
    with pytest.raises(StoreError):
        broken.set_facts({"boats/red/position": 8})
    close_session(broken, session_file)
    assert session_file.read_bytes() == content


def test_a_damaged_session_is_played_on_in_a_file_beside(race: Session, session_file: Path) -> None:
    damage(race, session_file)
    broken = open_session(session_file, systems)
    beside = free_place_beside(session_file)
    again = open_session(keep_readable(broken, beside), systems)
    broken.close()
    assert not again.is_looking_on
    again.set_facts({"boats/red/position": 8})
    again.close()
    with (
        closing(open_session(session_file, systems)) as broken,
        closing(open_session(beside, systems)) as kept,
    ):
        assert broken.damage
        assert kept.state.game.boats["red"].position == 8


def test_a_session_in_play_elsewhere_may_be_looked_at(race: Session, session_file: Path) -> None:
    with pytest.raises(StoreError, match="store-open-elsewhere"):
        open_session(session_file, systems)
    looked_at = look_on(session_file, systems)
    assert looked_at.is_looking_on
    assert looked_at.system.id == "tiny"
    assert looked_at.state == race.state
    with pytest.raises(StoreError):
        looked_at.set_facts({"boats/red/position": 8})
    close_session(looked_at, session_file)
    race.set_facts({"boats/red/position": 9})


def test_who_only_looked_goes_on_in_a_copy_of_all_there_is(
    race: Session, session_file: Path, tmp_path: Path
) -> None:
    with closing(look_on(session_file, systems)) as looker:
        race.set_facts({"boats/red/position": 8})
        save_as(looker, tmp_path / "copy.wargame")
        looker.set_facts({"boats/blue/position": 7})
        assert [looker.state.game.boats[boat].position for boat in ("red", "blue")] == [8, 7]


def test_a_session_called_like_a_place_is_none_of_ours(race: Session) -> None:
    """Keys and heads lie in files called by its id: a stranger's would be written over the player's own."""
    first = next(race.store.read())
    body = first.body.replace(race.started.session.encode(), b"../preferences")
    with pytest.raises(StoreError, match="entry-unreadable"):
        Session.open(MemoryStore((replace(first, body=body),)), systems)


def test_a_backup_that_cannot_be_tidied_is_no_reason_not_to_play(
    race: Session, session_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    close_session(race, session_file)
    (backup_folder(session_file) / "half.new").write_text("left by a kill")

    def held_open(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "unlink", held_open)
    with closing(open_session(session_file, systems)) as again:
        again.set_facts({"boats/red/position": 8})
        close_session(again, session_file)


def test_a_session_moved_away_is_played_on_and_remembered(race: Session, session_file: Path) -> None:
    session_file.rename(session_file.with_name("away.wargame"))
    race.set_facts({"boats/red/position": 8})
    close_session(race, session_file)
    assert recent_sessions()[0].path.name == "race (kept).wargame"
    with closing(open_session(recent_sessions()[0].path, systems)) as again:
        assert again.state.game.boats["red"].position == 8


def damage(race: Session, session_file: Path) -> None:
    """Change a byte of the sixth entry in a closed file."""
    race.set_facts({"boats/red/position": 3})
    race.set_facts({"boats/red/position": 4}, note="here it breaks")
    race.set_facts({"boats/red/position": 5})
    race.close()
    session_file.write_bytes(session_file.read_bytes().replace(b"here it breaks", b"here it broke!"))


def test_save_as_goes_on_in_the_copy(race: Session, session_file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.wargame"
    save_as(race, copy)
    race.set_facts({"boats/red/position": 8})
    race.close()
    old, new = open_session(session_file, systems), open_session(copy, systems)
    positions = [session.state.game.boats["red"].position for session in (old, new)]
    assert positions == [0, 8]
    old.close()
    new.close()


def test_save_as_overwrites_nothing_and_goes_on(race: Session, tmp_path: Path) -> None:
    (tmp_path / "taken.wargame").write_text("dear diary")
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="store-exists"):
        save_as(race, tmp_path / "taken.wargame")
    with pytest.raises(StoreError, match="store-not-writable"):
        save_as(race, tmp_path / "file" / "copy.wargame")
    race.set_facts({"boats/red/position": 8})
    assert race.state.game.boats["red"].position == 8


def test_a_full_disk_refuses_the_step_and_keeps_the_session(race: Session, tmp_path: Path) -> None:
    before = (race.state, len(race.journal.entries))
    assert isinstance(race.store, SqliteStore)
    race.store._connection.execute("PRAGMA max_page_count = 1")  # no page more than it has
    with pytest.raises(StoreError, match="store-disk-full"):
        race.set_facts({"boats/red/position": 8}, note="x" * 20_000)
    assert (race.state, len(race.journal.entries)) == before
    save_as(race, tmp_path / "elsewhere.wargame")
    race.set_facts({"boats/red/position": 9})
    assert race.state.game.boats["red"].position == 9


def test_recent_sessions_are_listed_newest_first(race: Session, tmp_path: Path, session_file: Path) -> None:
    other = begin_session(tmp_path / "other.wargame", TinyGame(), REGATTA)
    other.close()
    assert [entry.path.name for entry in recent_sessions()] == ["other.wargame", "race.wargame"]
    sail(race, "red", 2)
    remember(race, session_file)
    first, _ = recent_sessions()
    assert (first.path.name, first.game, first.scenario) == ("race.wargame", "tiny", "regatta")
    assert first.where[0] == Reason("tiny-turn", args={"turn": 1})


def test_sessions_that_are_gone_are_not_listed(race: Session, tmp_path: Path, session_file: Path) -> None:
    begin_session(tmp_path / "other.wargame", TinyGame(), REGATTA).close()
    (tmp_path / "other.wargame").unlink()
    assert [entry.path.name for entry in recent_sessions()] == ["race.wargame"]


def test_the_list_keeps_a_dozen(race: Session, tmp_path: Path) -> None:
    for number in range(15):
        begin_session(tmp_path / f"{number}.wargame", TinyGame(), REGATTA).close()
    assert len(recent_sessions()) == 12


@pytest.mark.parametrize("broken", ["", "{}", "[1]", "\x00"])
def test_a_broken_list_is_begun_anew(
    race: Session, settings_folder: Path, session_file: Path, broken: str
) -> None:
    (settings_folder / "recent_sessions.json").write_text(broken)
    assert recent_sessions() == ()
    remember(race, session_file)
    assert len(recent_sessions()) == 1


def test_an_unwritable_list_does_not_stop_play(
    race: Session, session_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("COMPANION_SETTINGS_DIR", str(tmp_path / "file"))
    remember(race, session_file)
    assert recent_sessions() == ()
