"""The session file of a game in the fog, read as a player would who wants to know: byte by byte (9.6)."""

from base64 import b64encode
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.chance.answers import RollAnswer
from companion.chance.requests import RollRequest
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.terms import Faction, Front, UnitType
from companion.kit.system import Players, Start
from companion.session.backups import back_up
from companion.session.entries import Codec
from companion.session.errors import IllegalCommandError, SecretError, StoreError
from companion.session.secrets.keys import OutsideKeys
from companion.session.secrets.sealing import Seal, new_key
from companion.session.secrets.vault import Vault
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.games.no_prisoners.campaign.random_play import SYSTEM, Fog, by_hand, in_the_fog
from tests.games.no_prisoners.campaign.test_campaign import LONG, hex_of

CANARY = "Blinker77"
# What a text tool would look for: ids of counters on the map, the name on one, its strength.
_TELLING = (b'cp-w-27"', b'al-w-53"', CANARY.encode(), b'"value":29')
Begin = Callable[..., Session]
NONE = "no fog"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where everything that a session leaves behind lies, but the keys."""
    (tmp_path / "sessions").mkdir()
    return tmp_path / "sessions"


@pytest.fixture
def begin(folder: Path, tmp_path: Path) -> Begin:
    """Begins the long scenario for two players, with its sample set-up."""

    def begin(fog: str = Fog.HANDS, *, is_agreed: bool = True) -> Session:
        start = Start(scenario=LONG, players=Players.TWO, options={"np-set-up": "sample"})
        store, keys = SqliteStore.create(folder / "game.wargame"), OutsideKeys(tmp_path / "keys")
        if fog == NONE:
            return Session.create(SYSTEM, store, start, keys=keys)
        return in_the_fog(start, store, keys, Fog(fog), is_agreed=is_agreed)

    return begin


def _reopen(folder: Path, keys: Path) -> Session:
    store = SqliteStore.open(folder / "game.wargame")
    try:
        return Session.open(store, lambda _: SYSTEM, keys=OutsideKeys(keys))
    except StoreError:
        store.close()
        raise


def _play(session: Session) -> None:
    """A counter is made, read, moved, taken back and put back; a note is written; a phase goes by."""
    session.secrecy.unlock(Faction.CENTRAL_POWERS)
    made = {"side": Faction.CENTRAL_POWERS, "front": Front.WEST, "kind": UnitType.INFANTRY}
    session.execute(cmd.MakeCounter(name=CANARY, due=7, **made))
    hex_ = hex_of("0909")
    where = {"counters/made-1/spot": "map", "counters/made-1/hex": {"q": hex_.q, "r": hex_.r}}
    _set(session, where, CANARY)
    _set(session, {"counters/made-1/strength": 29}, CANARY)
    session.execute(cmd.NextPhase())
    session.undo()
    session.redo()
    session.note(session.journal.next_seq - 1, "tea")


def _set(session: Session, facts: Mapping[str, Any], note: str = "") -> None:
    for command in by_hand(Scene.of(session.state, SYSTEM.field), facts, note):
        session.execute(command)


def _strength(session: Session) -> int | None:
    return Scene.of(session.state, SYSTEM.field).game.counters["made-1"].strength


def _agree(session: Session, *, is_on: bool) -> None:
    """Both players are at the machine and set the fog."""
    for faction in Faction:
        session.secrecy.unlock(faction)
    session.choose_setting(FOG_OF_WAR, is_on)


def _bytes_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())


def _found(folder: Path) -> list[bytes]:
    data = _bytes_in(folder)
    return [word for word in _TELLING if word in data]


def test_without_fog_the_file_tells_where_everything_stands(begin: Begin, folder: Path) -> None:
    """So that the next tests look for words that would be there."""
    session = begin(NONE)
    _play(session)
    assert _found(folder) == list(_TELLING)
    session.close()


def test_in_the_fog_no_file_tells_what_stands_where(begin: Begin, folder: Path) -> None:
    session = begin()
    _play(session)
    assert _found(folder) == []  # the write-ahead log among them
    back_up(session.store, folder / "game.wargame")
    session.store.backup(folder / "copy.wargame")
    session.close()
    assert len(list(folder.rglob("*.wargame"))) == 3
    assert _found(folder) == []


@pytest.mark.parametrize("fog", Fog)
def test_a_sealed_session_opens_again_as_it_was(begin: Begin, folder: Path, tmp_path: Path, fog: str) -> None:
    session = begin(fog)
    _play(session)
    game, log = session.state.game, [(line.seq, line.faction, line.is_undone) for line in session.log()]
    session.close()
    again = _reopen(folder, tmp_path / "keys")
    assert again.state.game == game
    assert [(line.seq, line.faction, line.is_undone) for line in again.log()] == log
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        again.undo()
    again.secrecy.unlock(Faction.CENTRAL_POWERS)
    assert _strength(again) == 29
    again.undo()
    assert again.state.game.moment.phase is Phase.SET_UP
    again.close()


def test_no_key_to_the_game_lies_in_its_file(begin: Begin, folder: Path, tmp_path: Path) -> None:
    session = begin(Fog.WHOLE)
    _play(session)
    session.secrecy.protect(Faction.CENTRAL_POWERS, "open sesame")
    outside = OutsideKeys(tmp_path / "keys").load(session.started.session)
    assert session.started.key == ""
    assert b64encode(outside["game"]) not in _bytes_in(folder)
    assert outside["game"] not in _bytes_in(folder)
    session.close()


def test_on_another_machine_the_file_alone_stays_closed_and_is_not_written_to(
    begin: Begin, folder: Path, tmp_path: Path
) -> None:
    session = begin(Fog.WHOLE)
    _play(session)
    game = session.state.game
    session.close()
    elsewhere = _reopen(folder, tmp_path / "elsewhere")
    assert elsewhere.is_closed
    assert elsewhere.is_looking_on
    assert "made-1" not in elsewhere.state.game.counters
    for closed in (
        lambda: elsewhere.note(1, "tea"),
        lambda: elsewhere.secrecy.renew(Faction.ALLIED),
        elsewhere.undo,
    ):
        with pytest.raises((SecretError, IllegalCommandError)):
            closed()
    elsewhere.close()
    assert not (tmp_path / "elsewhere").exists()
    at_home = _reopen(folder, tmp_path / "keys")
    assert at_home.state.game == game
    at_home.close()


@pytest.mark.parametrize("fog", Fog)
def test_a_pass_phrase_opens_the_file_on_another_machine(
    begin: Begin, folder: Path, tmp_path: Path, fog: str
) -> None:
    session = begin(fog)
    _play(session)
    code = session.secrecy.protect(Faction.CENTRAL_POWERS, "open sesame")
    game = session.state.game
    session.close()
    for unlock in (
        lambda secrecy: secrecy.unlock(Faction.CENTRAL_POWERS, "open sesame"),
        lambda secrecy: secrecy.unlock_with_code(Faction.CENTRAL_POWERS, code),
    ):
        elsewhere = _reopen(folder, tmp_path / "elsewhere")
        unlock(elsewhere.secrecy)
        assert not elsewhere.is_looking_on
        assert elsewhere.state.game == game
        assert _strength(elsewhere) == 29
        elsewhere.undo()
        elsewhere.redo()
        elsewhere.close()


def test_fog_that_is_sealed_whole_is_agreed_on_only_where_its_key_is(
    begin: Begin, folder: Path, tmp_path: Path
) -> None:
    begin(Fog.WHOLE, is_agreed=False).close()
    elsewhere = _renewed(folder, tmp_path / "elsewhere")
    with pytest.raises(SecretError) as told:
        elsewhere.choose_setting(FOG_OF_WAR, True)
    assert told.value.reason.key == "secret-game-key-elsewhere"
    assert elsewhere.state.settings[FOG_OF_WAR] is False
    elsewhere.execute(cmd.NextPhase())
    elsewhere.close()


def test_fog_with_cards_in_hand_is_agreed_on_on_any_machine(
    begin: Begin, folder: Path, tmp_path: Path
) -> None:
    begin(NONE).close()
    elsewhere = _renewed(folder, tmp_path / "elsewhere")
    elsewhere.choose_setting(FOG_OF_WAR, True)
    assert all(one.is_face for one in elsewhere.state.game.on_map)
    elsewhere.close()


def _renewed(folder: Path, keys: Path) -> Session:
    """The session on a machine that has none of its keys; both sides have begun new ones."""
    session = _reopen(folder, keys)
    assert not session.is_closed
    for faction in Faction:
        session.secrecy.renew(faction)
    return session


def test_a_file_with_another_key_is_refused_and_left_alone(begin: Begin, tmp_path: Path) -> None:
    session = begin(Fog.WHOLE)
    _play(session)
    started = session.journal.standing.started
    assert started is not None
    records = session.store.read()
    other = OutsideKeys(tmp_path / "other")
    other.save(started.session, {"game": new_key()})
    vault = Vault(started, started.seats, other)
    with pytest.raises(StoreError) as told:
        list(map(partial(vault.read, Codec(SYSTEM)), records))
    assert told.value.reason.key == "store-entry-sealed"
    session.close()


def test_fog_that_comes_later_seals_what_comes_after(begin: Begin, folder: Path) -> None:
    session = begin(NONE)
    _agree(session, is_on=True)
    _play(session)
    assert CANARY.encode() not in _bytes_in(folder)
    assert b'"value":29' not in _bytes_in(folder)
    _agree(session, is_on=False)
    session.execute(cmd.NextPhase())
    assert session.journal.entries[-1].seal is Seal.NONE
    session.close()


def test_dice_thrown_in_the_fog_can_be_corrected(begin: Begin, folder: Path) -> None:
    session = begin()
    for faction in Faction:
        session.secrecy.unlock(faction)
    session.set_facts({"moment/turn": 2, "moment/phase": Phase.SET_UP.value})
    while not any(isinstance(request, RollRequest) for request in session.state.waiting):
        session.execute(cmd.NextPhase())
    session.answer(session.state.waiting[0].id, RollAnswer.physical(6))
    rolled = next(e.seq for e in reversed(session.journal.entries) if e.body and e.body.command)
    session.correct(rolled, RollAnswer.physical(6))
    assert _found(folder) == []
    session.close()


def test_what_stands_beside_the_game_stays_clear(begin: Begin) -> None:
    """The start, locks, notes and what was undone are read before any key is at hand."""
    session = begin(Fog.WHOLE)
    laid_out = len(session.journal.entries)
    _play(session)
    session.secrecy.protect(Faction.CENTRAL_POWERS, "open sesame")
    entries = session.journal.entries[laid_out:]
    assert Seal.FACTION not in [entry.seal for entry in entries]
    assert {e.seal for e in entries if e.is_act} == {Seal.GAME}
    assert entries[-1].seal is Seal.NONE
    session.close()


def test_with_cards_in_hand_only_what_a_command_alone_may_know_is_sealed(begin: Begin) -> None:
    session = begin()
    _play(session)
    entries = session.journal.entries
    assert Seal.GAME not in {entry.seal for entry in entries}
    dealt, told = (
        [one.faction for one in entries if one.seal is Seal.FACTION and session.journal.is_act(one) == is_act]
        for is_act in (False, True)
    )
    assert sorted(dealt) == sorted(Faction)
    assert told == [Faction.CENTRAL_POWERS] * 3  # a counter made, a note of its place, its strength read
    assert all(entry.body for entry in entries if entry.seal is Seal.NONE)
    session.close()
