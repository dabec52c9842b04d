"""Two who keep secrets, each at a machine of its own: what one seals the other cannot open."""

import base64
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from companion.kit.system import Players
from companion.reason import Reason
from companion.session.errors import SecretError
from companion.session.secrets.keys import OutsideKeys, default_keys
from companion.session.secrets.sealing import KEY_BYTES
from companion.session.session import Session
from companion.session.state import TABLE
from companion.session.stores.memory import MemoryStore
from companion.session.table_events import SecretKeyAsked
from companion.shared_table.attending import attend
from companion.shared_table.passing import public_of
from tests.chance.scripted import ScriptedSource
from tests.session.tiny_game import TinyGame, TryLuck, WritePlan, systems
from tests.shared_table.conftest import TableOfTests, until
from tests.shared_table.two import two_machines


@pytest.fixture
def two(tmp_path: Path) -> Iterator[TableOfTests]:
    with ExitStack() as ends:
        yield TableOfTests(tmp_path, ends, Players.TWO)


def test_each_seat_has_its_secrets_on_its_own_machine(two: TableOfTests) -> None:
    blue, store = two.join()
    red, session = two.session, two.table.session
    until(lambda: "blue" not in default_keys().load(session))
    assert {"red", TABLE} <= default_keys().load(session).keys()
    assert {"given blue", "game", "chain"} == two.outside("blue").load(session).keys()
    red.secrecy.unlock("red")
    blue.secrecy.unlock("blue")
    assert {"blue", "game", "chain"} == two.outside("blue").load(session).keys()
    for one, other, seat in ((red, blue, "red"), (blue, red, "blue")):
        with pytest.raises(SecretError):
            other.secrecy.unlock(seat)
        one.catch_up()
        one.execute(WritePlan(plan="dash", faction=seat))
        until(lambda: store.head == two.table.store.head)
        other.catch_up()
        assert seat in other.state.game.planned
        assert seat not in other.state.secrets
        assert one.state.secrets[seat].game.plan == "dash"
    assert b"dash" not in b"".join(record.body for record in store.read())


def test_what_a_seat_keeps_to_itself_is_added_after_what_another_did(two: TableOfTests) -> None:
    blue, store = two.join()
    blue.secrecy.unlock("blue")
    blue.execute(TryLuck(faction="blue"))
    two.session.catch_up()
    two.session.note(1, "meanwhile")
    until(lambda: store.head == two.table.store.head)
    blue.answer_from(blue.state.waiting[0].id, ScriptedSource([9]), "blue")
    assert blue.state.secrets["blue"].game.luck == 9


def test_who_only_looks_gets_no_key(two: TableOfTests) -> None:
    two.join("", "third")
    assert two.outside("third").load(two.table.session).keys() == {"chain"}


@pytest.mark.parametrize("name", [TABLE, "chain", "blue"])
def test_a_key_is_passed_to_nobody_but_the_seat_that_signs_what_asks_for_it(
    two: TableOfTests, name: str
) -> None:
    kept = default_keys().load(two.table.session)
    assert name in kept
    two.session.tell_table(SecretKeyAsked(seat=name, public=public_of("5" * 64)))
    assert not attend(two.session)
    assert default_keys().load(two.table.session) == kept


@pytest.mark.parametrize("public", ["z" * 64, "0" * 64])
def test_who_asks_with_what_is_no_key_is_passed_nothing(two: TableOfTests, public: str) -> None:
    kept = default_keys().load(two.table.session)
    blue, store = two.join()
    until(lambda: "blue" not in default_keys().load(two.table.session))
    default_keys().save(two.table.session, kept)
    blue.tell_table(SecretKeyAsked(seat="blue", public=public))
    until(lambda: store.head == two.table.store.head)
    two.session.catch_up()
    assert not attend(two.session)
    assert default_keys().load(two.table.session) == kept


def test_what_a_seat_seals_is_found_nowhere_but_behind_its_pass_phrase(tmp_path: Path) -> None:
    with two_machines(tmp_path, TinyGame(), "regatta") as two:
        two.sit()
        key = two.outside.load(two.id)["blue"]
        two.guest.execute(WritePlan(plan="dash", faction="blue"))
        two.meet()
        known = {**default_keys().load(two.id), **keys_on(two.wire, "blue")}
        assert "blue" in known  # the one that was made where the session began
        for place in (two.wire, two.disk("host"), two.disk("guest")):
            assert b"dash" not in place
            assert key[:KEY_BYTES] not in place
        reader = Session.open(MemoryStore(two.line.read()), systems, keys=Holding(known))
        reader.secrecy.unlock("blue")
        assert reader.state.secrets["blue"].game.plan is None
        two.guest.secrecy.protect("blue", "nine bells at the lee shore")
        own = Session.open(MemoryStore(two.line.read()), systems, keys=two.outside)
        for phrase in ("", "nine bells"):
            with pytest.raises(SecretError, match="secret-wrong-passphrase"):
                own.secrecy.unlock("blue", phrase)
        own.secrecy.unlock("blue", "nine bells at the lee shore")
        assert own.state.secrets["blue"].game.plan == "dash"


def test_nobody_who_has_the_history_can_try_phrases(two: TableOfTests) -> None:
    """Even the right phrase opens nothing on the other's machine: a part of it is kept on this one."""
    blue, store = two.join()
    blue.secrecy.unlock("blue")
    blue.execute(WritePlan(plan="dash", faction="blue"))
    code = blue.secrecy.protect("blue", "ab")
    assert not blue.secrecy.is_guessable("blue")
    for outside, opens in ((default_keys(), False), (two.outside("blue"), True)):
        again = Session.open(MemoryStore(store.read()), systems, keys=outside)
        if opens:
            again.secrecy.unlock("blue", "ab")
        else:
            with pytest.raises(SecretError, match="secret-phrase-elsewhere"):
                again.secrecy.unlock("blue", "ab")
            again.secrecy.unlock_with_code("blue", code)
        assert again.state.secrets["blue"].game.plan == "dash"


def test_a_phrase_set_before_others_had_the_history_is_told_as_one_that_can_be_tried(tmp_path: Path) -> None:
    with two_machines(tmp_path, TinyGame(), "regatta") as two:
        two.host.secrecy.unlock("red")
        with two.host._recorder.transaction() as draft:  # as before the session was shared
            event, ring, _ = two.host._recorder.vault.protect("red", "ab")
            draft.record(event, label=Reason("lock-changed"), faction="red")
        two.host._recorder.vault.guard("red", ring)
        assert two.host.secrecy.is_guessable("red")
        two.host.secrecy.protect("red", "ab")
        assert not two.host.secrecy.is_guessable("red")


class Holding(OutsideKeys):
    """All keys that somebody could lay hands on."""

    def __init__(self, keys: dict[str, bytes]) -> None:
        self._keys = keys

    def load(self, session: str) -> dict[str, bytes]:
        return self._keys


def keys_on(wire: bytes, seat: str) -> dict[str, bytes]:
    """The keys that were handed over."""
    found = re.findall(rb'"(%s|game)":"([A-Za-z0-9+/]{43}=)"' % seat.encode(), wire)
    return {name.decode(): base64.b64decode(key) for name, key in found}
