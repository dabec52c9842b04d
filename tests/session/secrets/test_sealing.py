import base64
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.session.errors import SecretError
from companion.session.secrets.keys import Lock, OutsideKeys, WrappedKey
from companion.session.secrets.sealing import Place, entry_key, new_key, seal, seal_entry, unseal_entry

PLACE = Place("session", 7, "red", 2, act="a1", part=1)
OLD_PLACE = Place("session", 7, "red", 1)


@pytest.mark.parametrize("plain", [b"", b"plan: dash", b"ends in zeros\x00\x00", b"\x01", b"x" * 5000])
def test_what_is_sealed_opens_again(plain: bytes) -> None:
    key = new_key()
    assert unseal_entry(key, seal_entry(key, plain, PLACE), PLACE) == plain


@pytest.mark.parametrize("other", ["session", "act", "part", "faction", "version"])
def test_another_key_or_place_does_not_open(other: str) -> None:
    key = new_key()
    sealed = seal_entry(key, b"plan", PLACE)
    changed = replace(PLACE, **{other: 3 if isinstance(getattr(PLACE, other), int) else "x"})
    assert unseal_entry(new_key(), sealed, PLACE) is None
    assert unseal_entry(key, sealed, changed) is None
    assert unseal_entry(key, sealed[:-1], PLACE) is None
    assert unseal_entry(key, b"", PLACE) is None


def test_an_entry_is_not_bound_to_its_number() -> None:
    key = new_key()
    assert unseal_entry(key, seal_entry(key, b"plan", PLACE), replace(PLACE, seq=8)) == b"plan"


def test_an_entry_of_the_first_version_opens_by_its_number() -> None:
    key = new_key()
    sealed = seal(key, b"plan", b"session/7/red/1")
    assert unseal_entry(key, sealed, OLD_PLACE) == b"plan"
    assert unseal_entry(key, sealed, replace(OLD_PLACE, seq=8)) is None


def test_one_sealed_text_opens_under_one_key_only() -> None:
    """Whatever the cipher would make of it: the commitment before it is to one key."""
    mine, other = new_key(), new_key()
    sealed, forged = seal_entry(mine, b"plan", PLACE), seal_entry(other, b"feint", PLACE)
    assert unseal_entry(mine, forged[:32] + sealed[32:], PLACE) is None
    assert unseal_entry(other, forged[:32] + sealed[32:], PLACE) is None


def test_the_length_of_a_secret_hardly_shows() -> None:
    key = new_key()
    assert len({len(seal_entry(key, b"x" * length, PLACE)) for length in range(0, 4096, 64)}) == 1
    assert len({len(seal_entry(key, b"x" * length, PLACE)) for length in range(4096, 32768, 512)}) == 3


def test_sealing_twice_looks_different_each_time() -> None:
    key = new_key()
    assert seal_entry(key, b"plan", PLACE) != seal_entry(key, b"plan", PLACE)


def test_every_entry_has_a_key_of_its_own() -> None:
    master = new_key()
    places = [
        PLACE,
        OLD_PLACE,
        replace(OLD_PLACE, seq=8),
        *(replace(PLACE, **{name: "x"}) for name in ("session", "act", "faction")),
        replace(PLACE, part=0),
    ]
    assert len({entry_key(master, place) for place in places}) == len(places)


def test_a_lock_opens_with_its_pass_phrase_or_its_code() -> None:
    ring = (new_key(), new_key(), new_key())
    lock, code = Lock.with_passphrase(ring, "Elst 1944")
    assert lock.has_passphrase
    assert lock.open_with_passphrase("Elst 1944") == ring
    assert lock.open_with_passphrase("Ｅｌｓｔ　１９４４ ") == ring  # an input method left on
    assert lock.open_with_code(code) == ring
    assert lock.open_with_code(code.lower().replace("-", " ")) == ring


_DEAR = """
from companion.session.secrets.keys import Lock
from companion.session.secrets.sealing import new_key

ring = (new_key(),)
lock, _ = Lock.with_passphrase(ring, "Elst 1944")
assert lock.by_passphrase.cost * 8 * 128 == 128 << 20
assert lock.open_with_passphrase("Elst 1944") == ring
"""


def test_a_guess_at_a_pass_phrase_takes_128_megabytes() -> None:
    """In a process of its own: they would be the peak of all that runs here, where phrases are cheap."""
    subprocess.run([sys.executable, "-c", _DEAR], check=True, cwd=Path(__file__).parents[3])


def test_a_wrong_pass_phrase_or_code_is_told() -> None:
    lock, code = Lock.with_passphrase((new_key(),), "Elst 1944")
    with pytest.raises(SecretError, match="secret-wrong-passphrase"):
        lock.open_with_passphrase("Elst 1945")
    with pytest.raises(SecretError, match="secret-wrong-code"):
        lock.open_with_code("0" + code[1:] if code[0] != "0" else "1" + code[1:])
    with pytest.raises(SecretError, match="secret-empty-passphrase"):
        Lock.with_passphrase((new_key(),), "  ")


def test_misread_letters_of_a_code_are_mended() -> None:
    wrapped = WrappedKey.of(b"k" * 32, "1100")
    lock = Lock(by_passphrase=wrapped, by_code=wrapped)
    assert lock.open_with_code("iL-oO") == (b"k" * 32,)


def test_neither_keys_nor_words_stand_in_a_lock() -> None:
    ring = (new_key(), new_key())
    lock, code = Lock.with_passphrase(ring, "Elst 1944")
    saved = lock.model_dump_json()
    assert "Elst" not in saved
    assert code not in saved
    assert code.replace("-", "") not in saved
    assert not any(base64.b64encode(key).decode()[:40] in saved for key in ring)


@pytest.mark.parametrize(
    "wrong",
    [
        {"cost": 1 << 40},
        {"cost": 1 << 13},
        {"cost": 100_000},
        {"cost": -1},
        {"salt": "A" * 4000},
        {"key": "A" * 4000},
        {"key": "no base"},
    ],
    ids=str,
)
def test_a_lock_that_asks_too_much_is_refused_in_one_line(wrong: dict[str, Any]) -> None:
    lock, _ = Lock.with_passphrase((new_key(),), "Elst 1944")
    assert lock.by_passphrase is not None
    bad = lock.by_passphrase.model_copy(update=wrong)
    with pytest.raises(SecretError, match="secret-lock-impossible"):
        Lock(by_passphrase=bad).open_with_passphrase("Elst 1944")


def test_a_lock_whose_older_keys_were_changed_is_refused() -> None:
    lock, _ = Lock.with_passphrase((new_key(), new_key()), "Elst 1944")
    with pytest.raises(SecretError, match="secret-lock-impossible"):
        lock.model_copy(update={"older": "AAAA"}).open_with_passphrase("Elst 1944")


def test_keys_outside_are_kept_by_session(tmp_path: Path) -> None:
    keys = OutsideKeys(tmp_path / "keys")
    assert keys.load("one") == {}
    keys.save("one", {"red": b"r" * 32})
    keys.save("two", {"red": b"x" * 32})
    keys.save("one", {"red": b"r" * 32, "blue": b"b" * 32})
    assert keys.load("one") == {"red": b"r" * 32, "blue": b"b" * 32}
    assert (tmp_path / "keys" / "one.json").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("broken", ["", "[]", "{", '{"red": 3}', '{"red": "no base"}'])
def test_a_broken_file_of_keys_holds_none(tmp_path: Path, broken: str) -> None:
    (tmp_path / "one.json").write_text(broken)
    assert OutsideKeys(tmp_path).load("one") == {}


def test_keys_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SecretError) as refusal:
        OutsideKeys(tmp_path / "file" / "keys").save("one", {})
    assert refusal.value.reason.args == {"path": str(tmp_path / "file" / "keys")}
