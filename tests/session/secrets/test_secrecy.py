"""Secrets between two players at one machine."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.chance.answers import RollAnswer
from companion.chance.sources import AppSource
from companion.kit.system import Players
from companion.reason import Reason
from companion.reports.log import log_csv, log_html, log_text
from companion.reports.words import Words
from companion.session.backups import back_up, backup_folder
from companion.session.commands import SetFacts
from companion.session.entries import ENTRY_VERSION, Body, Codec, Entry
from companion.session.errors import IllegalCommandError, SecretError
from companion.session.files import save_as
from companion.session.journal import Act
from companion.session.seats import one_a_faction
from companion.session.secrets.keys import Lock, OutsideKeys, default_keys
from companion.session.secrets.sealing import Seal
from companion.session.secrets.vault import Vault
from companion.session.session import Session
from companion.session.store import Record
from companion.text import Catalogue
from tests.session.tiny_game import LookOut, Sail, ShowPlans, TryLuck, WritePlan

Reopen = Callable[[Session], Session]


@pytest.fixture
def duel(make_session: Callable[..., Session]) -> Session:
    """A session of two players who keep secrets."""
    return make_session(Players.TWO)


class _Holding(OutsideKeys):
    """A copy of the keys that somebody took in time."""

    def __init__(self, keys: dict[str, bytes]) -> None:
        self._keys = keys

    def load(self, session: str) -> dict[str, bytes]:
        return self._keys


def write_plan(session: Session, faction: str, plan: str) -> None:
    """Hand over to a faction, let it write its plan, and take the machine back."""
    session.secrecy.unlock(faction)
    session.execute(WritePlan(plan=plan, faction=faction))
    session.secrecy.lock(faction)


def bytes_of(folder: Path) -> bytes:
    """Everything that lies in a folder, write-ahead logs and backups included."""
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())


@pytest.mark.parametrize("players", Players)
def test_what_is_sealed_to_a_faction_that_the_game_does_not_have_stays_closed(
    make_session: Callable[..., Session], players: Players
) -> None:
    """A stranger wrote it into the file, or mixed the records of two."""
    session = make_session(players)
    vault = Vault(session.started, one_a_faction(session.system.factions), default_keys())
    foreign = Record(2, "green", ENTRY_VERSION, Seal.FACTION, bytes(4096), act="an act")
    assert vault.read(Codec(session.system), foreign).body is None


def test_a_secret_is_seen_only_while_its_faction_is_unlocked(duel: Session) -> None:
    write_plan(duel, "red", "dash")
    assert "red" not in duel.state.secrets
    assert duel.state.game.planned == ("red",)
    duel.secrecy.unlock("red")
    assert duel.state.secrets["red"].game.plan == "dash"


def test_everyone_is_locked_after_opening(duel: Session, reopen: Reopen) -> None:
    write_plan(duel, "red", "dash")
    duel.secrecy.unlock("red")
    again = reopen(duel)
    assert dict(again.state.secrets) == {}
    assert again.state.game.planned == ("red",)
    again.secrecy.unlock("red")
    assert again.state.secrets["red"].game.plan == "dash"


def test_nothing_is_written_in_secret_for_a_locked_faction(duel: Session) -> None:
    before = len(duel.journal.entries)
    with pytest.raises(SecretError, match="secret-locked"):
        duel.execute(WritePlan(plan="dash", faction="red"))
    assert len(duel.journal.entries) == before


def test_a_secret_die_is_asked_and_answered_in_secret(duel: Session) -> None:
    duel.secrecy.unlock("red")
    duel.execute(TryLuck(faction="red"))
    duel.secrecy.lock("red")
    assert duel.state.waiting == ()
    duel.secrecy.unlock("red")
    (request,) = duel.state.waiting
    duel.answer(request.id, RollAnswer.physical(11), faction="red")
    assert duel.state.secrets["red"].game.luck == 11
    duel.secrecy.lock("red")
    assert all(line.label.key != "tiny-luck" for line in duel.log())


def test_one_factions_open_request_does_not_hold_up_the_other(duel: Session) -> None:
    duel.secrecy.unlock("red")
    duel.execute(TryLuck(faction="red"))
    with pytest.raises(IllegalCommandError, match="answer-first"):
        duel.execute(WritePlan(plan="dash", faction="red"))
    write_plan(duel, "blue", "rest")
    assert duel.state.game.planned == ("blue",)


def test_secret_facts_can_be_set_by_hand(duel: Session) -> None:
    duel.secrecy.unlock("blue")
    duel.set_facts({"luck": 9}, note="rolled before", secret_to="blue")
    assert duel.state.secrets["blue"].game.luck == 9
    duel.secrecy.lock("blue")
    with pytest.raises(IllegalCommandError, match="fact-unknown"):
        duel.execute(SetFacts(facts={"luck": 3}, secret_to="blue"))


def test_secrets_meet_when_both_are_open(duel: Session) -> None:
    write_plan(duel, "red", "dash")
    write_plan(duel, "blue", "rest")
    with pytest.raises(IllegalCommandError, match="tiny-both-must-be-open"):
        duel.execute(ShowPlans())
    duel.secrecy.unlock("red")
    duel.secrecy.unlock("blue")
    duel.execute(ShowPlans())
    assert duel.state.game.shown_plans == {"red": "dash", "blue": "rest"}


def test_the_other_player_cannot_undo_a_secret_action(duel: Session) -> None:
    write_plan(duel, "red", "dash")
    assert duel.undo_label is not None
    assert duel.undo_label.key == "entry-sealed"
    assert duel.undo_detail == ()
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        duel.undo()
    duel.secrecy.unlock("red")
    duel.undo()
    assert duel.state.game.planned == ()
    assert duel.state.secrets["red"].game.plan is None
    duel.redo()
    assert duel.state.secrets["red"].game.plan == "dash"


def test_no_correction_reaches_over_a_locked_factions_action(duel: Session) -> None:
    duel.overrule(Sail(boat="red"), note="")
    duel.answer("tiny-sail:red", RollAnswer.physical(4))
    answer = len(duel.journal.entries)
    write_plan(duel, "red", "dash")
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        duel.correct(answer, RollAnswer.physical(2))


def test_undo_of_a_secret_holds_while_it_is_locked(duel: Session, reopen: Reopen) -> None:
    duel.secrecy.unlock("red")
    duel.execute(WritePlan(plan="dash", faction="red"))
    duel.execute(WritePlan(plan="rest", faction="red"))
    duel.undo()
    again = reopen(duel)
    again.secrecy.unlock("red")
    assert again.state.secrets["red"].game.plan == "dash"


class TestWhatTheOtherPlayerCanFind:
    """Nothing of a locked faction in log, exports, labels or file bytes until it is revealed."""

    SECRET = "dash"

    @pytest.fixture
    def told(self, duel: Session, tmp_path: Path, session_file: Path) -> Session:
        """A session in which red wrote a plan; a backup and a copy of its file lie beside it."""
        write_plan(duel, "red", self.SECRET)
        write_plan(duel, "blue", "rest")
        duel.secrecy.unlock("red")
        duel.execute(WritePlan(plan="rest", faction="red"))
        duel.undo()
        duel.secrecy.lock("red")
        back_up(duel.store, session_file)
        return duel

    def test_not_in_the_bytes_of_any_file(self, told: Session, tmp_path: Path, session_file: Path) -> None:
        assert (tmp_path / "race.wargame-wal").stat().st_size > 0
        assert list(backup_folder(session_file).iterdir())
        save_as(told, tmp_path / "copy.wargame")
        written = bytes_of(tmp_path)
        assert b"plan-ready" in written
        for secret in (b'"dash"', b"write-plan", b"plan-written"):
            assert secret not in written

    def test_not_in_the_log_or_its_exports(self, told: Session) -> None:
        words = Words(Catalogue("en"), str)
        shown = [line for line in told.log() if "tiny" not in str(line)]
        texts = (
            log_text(shown, words),
            log_csv(shown, words),
            log_html(shown, words, "Race"),
            repr(told.log()),
        )
        assert not any(self.SECRET in text or "write-plan" in text for text in texts)
        assert sum(line.label.key == "entry-sealed" for line in told.log()) == 3

    def test_not_in_what_the_session_holds_in_memory(self, told: Session) -> None:
        journal = told.journal
        assert self.SECRET not in repr(list(journal.entries)) + repr(vars(journal)) + repr(
            vars(journal._states)
        )

    def test_nor_are_the_orders_of_piles(self, duel: Session, tmp_path: Path) -> None:
        duel.set_facts({"phase": "sail"})
        duel.execute(LookOut())
        duel.answer_from("tiny-fog", AppSource())
        nonce = duel.standing.shuffles["fog"].nonce.encode()
        assert nonce not in bytes_of(tmp_path)
        duel.undo(confirmed=True)
        assert nonce in bytes_of(tmp_path)

    def test_what_is_revealed_is_there_for_all(self, told: Session, reopen: Reopen) -> None:
        told.secrecy.unlock("red")
        told.secrecy.reveal("red")
        told.secrecy.lock("red")
        again = reopen(told)
        labels = [line.label.key for line in again.log()]
        assert labels.count("do-write-plan") == 2
        assert labels.count("entry-sealed") == 1
        assert "red" not in again.state.secrets

    def test_a_single_entry_can_be_revealed(self, told: Session) -> None:
        told.secrecy.unlock("red")
        sealed = [entry.seq for entry in told.journal.entries if entry.faction == "red" and entry.is_sealed]
        told.secrecy.reveal("red", sealed[:1])
        told.secrecy.lock("red")
        opened = [entry.seq for entry in told.journal.entries if entry.is_sealed and entry.body]
        assert [seq for seq in opened if seq in sealed] == sealed[:1]


def test_a_pass_phrase_guards_a_faction(duel: Session, reopen: Reopen) -> None:
    write_plan(duel, "red", "dash")
    assert not duel.secrecy.has_passphrase("red")
    duel.secrecy.unlock("red")
    code = duel.secrecy.protect("red", "Elst 1944")
    again = reopen(duel)
    assert again.secrecy.has_passphrase("red")
    with pytest.raises(SecretError, match="secret-wrong-passphrase"):
        again.secrecy.unlock("red", "Elst 1945")
    assert not again.secrecy.is_open("red")
    again.secrecy.unlock("red", "Elst 1944")
    assert again.state.secrets["red"].game.plan == "dash"
    again.secrecy.lock("red")
    again.secrecy.unlock_with_code("red", code)
    assert again.state.secrets["red"].game.plan == "dash"


def test_with_a_pass_phrase_no_key_stays_outside(duel: Session) -> None:
    duel.secrecy.unlock("red")
    duel.secrecy.protect("red", "Elst 1944")
    assert "red" not in default_keys().load(duel.started.session)
    assert "blue" in default_keys().load(duel.started.session)


class TestANewPassPhraseBeginsANewKey:
    """Whoever holds an earlier key opens nothing that is sealed from then on."""

    def test_an_earlier_copy_of_the_key_file_opens_nothing_new(self, duel: Session, reopen: Reopen) -> None:
        write_plan(duel, "red", "dash")
        stolen = default_keys().load(duel.started.session)
        duel.secrecy.unlock("red")
        duel.secrecy.protect("red", "Elst 1944")
        duel.execute(WritePlan(plan="rest", faction="red"))
        newest = duel.journal.acts[-1].seqs[0]
        again = reopen(duel)
        assert "red" not in default_keys().load(again.started.session)
        vault = Vault(again.started, one_a_faction(again.system.factions), _Holding(stolen))
        vault.unlock("red", Lock())
        entries = (vault.read(Codec(again.system), record) for record in again.store.read())
        read = {entry.seq: entry.body for entry in entries}
        assert read[newest] is None

    def test_an_earlier_pass_phrase_and_code_open_nothing(self, duel: Session, reopen: Reopen) -> None:
        write_plan(duel, "red", "dash")
        duel.secrecy.unlock("red")
        code = duel.secrecy.protect("red", "Elst 1944")
        old_lock = duel.standing.locks["red"]
        duel.secrecy.protect("red", "Arnhem 1944")
        duel.execute(WritePlan(plan="rest", faction="red"))
        newest = duel.journal.acts[-1].seqs[0]
        again = reopen(duel)
        with pytest.raises(SecretError, match="secret-wrong-passphrase"):
            again.secrecy.unlock("red", "Elst 1944")
        with pytest.raises(SecretError, match="secret-wrong-code"):
            again.secrecy.unlock_with_code("red", code)
        vault = Vault(again.started, one_a_faction(again.system.factions), default_keys())
        vault.unlock("red", old_lock, "Elst 1944")
        entries = (vault.read(Codec(again.system), record) for record in again.store.read())
        read = {entry.seq: entry.body for entry in entries}
        assert read[newest] is None

    def test_its_owner_reads_and_reveals_all_of_it(self, duel: Session, reopen: Reopen) -> None:
        write_plan(duel, "red", "dash")
        duel.secrecy.unlock("red")
        for phrase in ("Elst 1944", "Arnhem 1944"):
            duel.secrecy.protect("red", phrase)
            duel.execute(WritePlan(plan="rest", faction="red"))
        again = reopen(duel)
        again.secrecy.unlock("red", "Arnhem 1944")
        plans = [e.body.command for e in again.journal.entries if e.body and e.body.scope == "red"]
        assert [plan.plan for plan in plans if isinstance(plan, WritePlan)] == ["dash", "rest", "rest"]
        again.secrecy.reveal("red")
        again.secrecy.lock("red")
        assert [line.label.key for line in again.log()].count("do-write-plan") == 3


def test_every_session_has_a_key_for_its_history(session: Session, reopen: Reopen) -> None:
    key = session._recorder.vault.chain_key()
    assert key is not None
    assert reopen(session)._recorder.vault.chain_key() == key
    default_keys().save(session.started.session, {})
    assert session._recorder.vault.chain_key() is None


def test_only_an_open_faction_gets_a_pass_phrase(duel: Session) -> None:
    with pytest.raises(SecretError, match="secret-locked"):
        duel.secrecy.protect("red", "Elst 1944")


def test_a_lost_key_loses_only_what_was_not_revealed(duel: Session, reopen: Reopen) -> None:
    write_plan(duel, "red", "dash")
    duel.secrecy.unlock("red")
    duel.secrecy.reveal("red")
    duel.execute(WritePlan(plan="rest", faction="red"))
    default_keys().save(duel.started.session, {})
    again = reopen(duel)
    with pytest.raises(SecretError, match="secret-key-lost"):
        again.secrecy.unlock("red")
    again.secrecy.renew("red")
    assert again.state.secrets["red"].game.plan == "dash"
    again.execute(WritePlan(plan="rest", faction="red"))
    again.secrecy.lock("red")
    again.secrecy.unlock("red")
    assert again.state.secrets["red"].game.plan == "rest"


def test_a_key_begun_anew_opens_nothing_old(duel: Session, reopen: Reopen) -> None:
    write_plan(duel, "red", "dash")
    duel.secrecy.unlock("red")
    duel.secrecy.protect("red", "Elst 1944")
    duel.execute(WritePlan(plan="rest", faction="red"))
    duel.secrecy.lock("red")
    duel.secrecy.renew("red")
    again = reopen(duel)
    again.secrecy.unlock("red")
    assert again.state.secrets["red"].game.plan is None
    assert all(line.label.key != "do-write-plan" for line in again.log())
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        again.undo()


def test_piles_are_shuffled_anew_when_their_key_is_lost(duel: Session, reopen: Reopen) -> None:
    old = duel.standing.commitments["fog"]
    default_keys().save(duel.started.session, {})
    again = reopen(duel)
    assert again.standing.commitments["fog"] == old
    again.set_facts({"phase": "sail"})
    assert again.standing.commitments["fog"] != old
    (lost,) = [
        reasons[0] for line in again.log() for reasons in line.details if reasons[0].key == "shuffle-lost"
    ]
    assert lost.args["commitment"] == old
    again.execute(LookOut())
    again.answer_from("tiny-fog", AppSource())
    assert again.state.piles["fog"].size == 10


def test_no_session_of_two_begins_without_a_place_for_keys(
    make_session: Callable[..., Session], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("COMPANION_SETTINGS_DIR", str(tmp_path / "file"))
    with pytest.raises(SecretError, match="secret-keys-not-saved"):
        make_session(Players.TWO)


def test_a_solo_session_has_nothing_to_guard(session: Session) -> None:
    for action in (session.secrecy.renew, session.secrecy.reveal):
        with pytest.raises(SecretError, match="secret-solo"):
            action("red")
    with pytest.raises(SecretError, match="secret-solo"):
        session.secrecy.protect("red", "Elst 1944")
    session.secrecy.unlock("red")
    session.secrecy.lock("red")
    assert set(session.state.secrets) == {"red", "blue"}


@pytest.mark.parametrize(("sealed_to", "whose"), [("red", "red"), ("table", "")])
def test_an_act_of_everybody_s_that_has_a_sealed_part_is_told_by_the_side_that_has_it(
    sealed_to: str, whose: str
) -> None:
    body = Body(datetime.now(UTC), Reason("do-together"), ())
    entries = Entry(1, "", body), Entry(2, sealed_to, None, Seal.FACTION)
    assert Act((1, 2), entries).secret_of == whose
