"""A player may command parts of several factions: secrets are each command's, the machine is a seat's."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from pydantic import JsonValue

from companion.kit.system import Players, Setting, Start
from companion.session.errors import IllegalCommandError, SecretError
from companion.session.seats import HighCommand
from companion.session.session import Session
from companion.session.state import TABLE
from companion.session.store import SqliteStore
from companion.session.stores.memory import MemoryStore
from tests.session.tiny_game import TinyGame, TryLuck, WritePlan

ADA, BO = "ada", "bo"


def _held(*ids: str) -> tuple[HighCommand, ...]:
    return tuple(HighCommand(faction=one.split("/")[0], front=one.split("/")[1]) for one in ids)


class _CrossedGame(TinyGame):
    """Either player has one faction on the near shore and the other on the far one."""

    def seats(self, settings: Mapping[str, JsonValue]) -> dict[str, tuple[HighCommand, ...]]:
        return {ADA: _held("red/near", "blue/far"), BO: _held("red/far", "blue/near")}


class _SwappingGame(_CrossedGame):
    """By a reading the players change shores."""

    settings = (*TinyGame.settings, Setting("swapped", False, (False, True)))

    def seats(self, settings: Mapping[str, JsonValue]) -> dict[str, tuple[HighCommand, ...]]:
        first, second = super().seats(settings).values()
        return {ADA: second, BO: first} if settings.get("swapped") else {ADA: first, BO: second}


@pytest.fixture
def session() -> Iterator[Session]:
    start = Start(scenario="regatta", players=Players.TWO)
    with_seats = Session.create(_CrossedGame(), MemoryStore(), start)
    yield with_seats
    with_seats.close()


def _open_again(session: Session) -> Session:
    return Session.open(session.store, lambda _: _CrossedGame())


def _plan_of(session: Session, command: str) -> str | None:
    plan: str | None = session.state.secrets[command].game.plan
    return plan


def test_a_seat_opens_all_that_its_player_commands_and_nothing_else(session: Session) -> None:
    session.secrecy.unlock(ADA)
    assert session.secrecy.seated == ADA
    assert set(session.state.secrets) == {"red/near", "blue/far"}
    assert not session.state.sees_all
    session.secrecy.lock(ADA)
    assert dict(session.state.secrets) == {}


def test_each_command_keeps_its_own_secret(session: Session) -> None:
    session.secrecy.unlock(ADA)
    session.execute(WritePlan(plan="dash", faction="red/near"))
    session.execute(WritePlan(plan="rest", faction="blue/far"))
    with pytest.raises(SecretError, match="secret-locked"):
        session.execute(WritePlan(plan="rest", faction="red/far"))
    again = _open_again(session)
    assert all(not line.details for line in again.log() if line.faction == "red/near" and line.time is None)
    again.secrecy.unlock(ADA)
    assert _plan_of(again, "red/near") == "dash"
    assert _plan_of(again, "blue/far") == "rest"
    again.secrecy.lock(ADA)
    again.secrecy.unlock(BO)
    assert "red/near" not in again.state.secrets


def test_undo_is_by_seat(session: Session) -> None:
    session.secrecy.unlock(ADA)
    session.execute(WritePlan(plan="dash", faction="blue/far"))
    session.secrecy.lock(ADA)
    session.secrecy.unlock(BO)
    with pytest.raises(IllegalCommandError) as told:
        session.undo()
    assert told.value.reason.about is not None
    assert told.value.reason.about.key == f"faction-{ADA}"
    session.secrecy.lock(BO)
    session.secrecy.unlock(ADA)
    session.undo()
    assert _plan_of(session, "blue/far") is None


def test_a_pass_phrase_guards_all_that_a_seat_commands(session: Session) -> None:
    session.secrecy.unlock(ADA)
    session.secrecy.protect(ADA, "tea at four")
    session.execute(WritePlan(plan="dash", faction="red/near"))
    again = _open_again(session)
    with pytest.raises(SecretError, match="secret-wrong-passphrase"):
        again.secrecy.unlock(ADA, "tea at five")
    again.secrecy.unlock(ADA, "tea at four")
    assert _plan_of(again, "red/near") == "dash"


def test_what_a_seat_reveals_is_what_all_its_commands_sealed(session: Session) -> None:
    session.secrecy.unlock(ADA)
    session.execute(WritePlan(plan="dash", faction="red/near"))
    session.execute(TryLuck(faction="blue/far"))
    session.secrecy.reveal(ADA)
    again = _open_again(session)
    sealed = [e for e in again.journal.entries if e.is_sealed and e.faction != TABLE]
    assert {entry.faction for entry in sealed} == {"red/near", "blue/far"}
    assert all(entry.body for entry in sealed)


def test_one_player_sees_every_command(tmp_path: Path) -> None:
    session = Session.create(_CrossedGame(), MemoryStore(), Start(scenario="regatta"))
    assert session.state.sees_all
    assert len(session.state.secrets) == 4
    session.close()


def _begun_to_swap() -> Session:
    session = Session.create(_SwappingGame(), MemoryStore(), Start(scenario="regatta", players=Players.TWO))
    for seat in (ADA, BO):
        session.secrecy.unlock(seat)
    return session


def test_a_reading_that_says_who_commands_what_changes_the_seats() -> None:
    session = _begun_to_swap()
    session.choose_setting("swapped", True)
    session.secrecy.lock(BO)
    assert set(session.state.secrets) == {"red/far", "blue/near"}
    session.execute(WritePlan(plan="dash", faction="red/far"))
    with pytest.raises(SecretError, match="secret-locked"):
        session.execute(WritePlan(plan="rest", faction="red/near"))


def test_whoever_looks_on_sees_who_commands_what(tmp_path: Path) -> None:
    store = SqliteStore.create(tmp_path / "crossed.wargame")
    session = Session.create(_SwappingGame(), store, Start(scenario="regatta", players=Players.TWO))
    onlooker = Session.open(
        SqliteStore.open(tmp_path / "crossed.wargame", read_only=True), lambda _: _SwappingGame()
    )
    for seat in (ADA, BO):
        session.secrecy.unlock(seat)
    session.choose_setting("swapped", True)
    onlooker.catch_up()
    assert onlooker.state.seats == session.state.seats
    onlooker.secrecy.unlock(ADA)
    assert set(onlooker.state.secrets) == {"red/far", "blue/near"}
    onlooker.close()
    session.close()


def test_nobody_inherits_what_another_has_sealed() -> None:
    session = _begun_to_swap()
    session.execute(WritePlan(plan="dash", faction="red/near"))
    with pytest.raises(IllegalCommandError, match="seats-have-secrets"):
        session.choose_setting("swapped", True)
    assert session.state.settings["swapped"] is False
    session.choose_setting("two-dice", True)
