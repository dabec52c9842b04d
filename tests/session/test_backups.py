"""Backups: all of this evening, then one an evening, and never a broken one in place of a good one."""

import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from companion.kit.system import Start
from companion.session import backups as backups_module
from companion.session.backups import Backup, back_up, backup_files, backup_folder, backups
from companion.session.errors import StoreError
from companion.session.files import begin_session, close_session, open_session
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.session.tiny_game import TinyGame, systems

_NOW = datetime(2026, 5, 20, 22, 30).astimezone()
_STEP = timedelta(minutes=10)


class Watch(datetime):
    """A clock to be set."""

    time = _NOW

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        return cls.time


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> type[Watch]:
    monkeypatch.setattr(backups_module, "datetime", Watch)
    Watch.time = _NOW
    return Watch


@pytest.fixture
def race(session_file: Path) -> Session:
    return begin_session(session_file, TinyGame(), Start(scenario="regatta"))


def play(race: Session, path: Path, watch: type[Watch], evening: datetime, acts: int) -> None:
    """So many acts with a backup after each, ten minutes apart."""
    for number in range(acts):
        watch.time = evening + number * _STEP
        race.set_facts({"boats/red/position": number})
        back_up(race.store, path)


def test_this_evening_is_kept_whole_and_one_of_each_before(
    race: Session, session_file: Path, watch: type[Watch]
) -> None:
    evenings = [_NOW - timedelta(days=days) for days in (9, 2, 1, 0)]
    for evening in evenings:
        play(race, session_file, watch, evening, acts=12)  # past midnight
    race.close()
    kept = backups(session_file)
    assert [backup.entries for backup in kept] == [*range(51, 39, -1), 39, 27, 15]
    assert kept[-1].time == evenings[0] + 11 * _STEP


def test_a_backup_tells_what_it_holds(race: Session, session_file: Path) -> None:
    race.set_facts({"boats/red/position": 3})
    close_session(race, session_file)
    (backup,) = backups(session_file)
    assert (backup.path.name[:5], backup.entries, backup.is_whole) == ("0001 ", 4, True)
    assert backup.last_played is not None
    newest = open_session(backup.path, systems)
    assert newest.state.game.boats["red"].position == 3
    newest.close()


def test_nothing_new_needs_no_backup(race: Session, session_file: Path) -> None:
    assert back_up(race.store, session_file) == back_up(race.store, session_file)
    close_session(race, session_file)
    open_session(session_file, systems).close()
    assert len(backups(session_file)) == 1


def test_a_broken_backup_never_pushes_out_a_good_one(
    race: Session, session_file: Path, watch: type[Watch]
) -> None:
    play(race, session_file, watch, _NOW - timedelta(days=3), acts=4)
    for broken in backup_files(session_file)[:2]:
        broken.write_bytes(broken.read_bytes()[:5000])
    play(race, session_file, watch, _NOW, acts=1)
    race.close()
    assert [(backup.entries, backup.is_whole) for backup in backups(session_file)] == [(8, True), (5, True)]


def test_a_broken_session_is_not_backed_up(race: Session, session_file: Path) -> None:
    race.set_facts({"boats/red/position": 3}, note="here it breaks")
    race.set_facts({"boats/red/position": 4})
    close_session(race, session_file)
    before = backup_files(session_file)
    session_file.write_bytes(session_file.read_bytes().replace(b"here it breaks", b"here it broke!"))
    store = SqliteStore.open(session_file)
    before[0].write_bytes(b"broken too")
    with pytest.raises(StoreError):
        back_up(store, session_file)
    store.close()
    assert backup_files(session_file) == before
    assert list(backup_folder(session_file).glob("*.new")) == []


def test_backups_of_before_count_by_their_number_and_date(race: Session, session_file: Path) -> None:
    older = backup_folder(session_file) / "0041.wargame"
    race.store.backup(older)
    os.utime(older, ((_NOW - timedelta(days=8)).timestamp(),) * 2)
    race.set_facts({"boats/red/position": 3})
    close_session(race, session_file)
    newest, oldest = backups(session_file)
    assert newest.path.name.startswith("0042 ")
    assert oldest == Backup(older, _NOW - timedelta(days=8), 3, oldest.last_played, is_whole=True)


def test_what_a_kill_left_of_a_backup_is_cleared_away(race: Session, session_file: Path) -> None:
    folder = backup_folder(session_file)
    folder.mkdir()
    (folder / "0001 2026-05-20 22.30.wargame.new").write_bytes(b"half a backup")
    back_up(race.store, session_file)
    race.close()
    assert [path.suffix for path in folder.iterdir()] == [".wargame"]
