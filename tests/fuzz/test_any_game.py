"""Every game played at random through what it offers: what was recorded reads back as it was."""

from pathlib import Path
from random import Random

import pytest

from companion.known_games import GAMES
from companion.session.entries import Codec
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.forms import IS_LONG
from tests.fuzz.hands import Hand, begin, find_system, unlock_all
from tests.fuzz.tried import Tell, tell_tried

SESSIONS = 40 if IS_LONG else 1
ACTS = 250 if IS_LONG else 40


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(SESSIONS))
def test_every_record_reads_back_as_it_was(
    game: str, seed: int, tmp_path: Path, record_property: Tell
) -> None:
    store, keys = MemoryStore(), OutsideKeys(tmp_path)
    session = begin(game, store, Random(seed), keys)
    hand, codec = Hand(session, Random(seed)), Codec(session.system)
    for _ in range(ACTS):
        before = len(session.journal.entries)
        hand.act()
        for record, entry in [*zip(store.read(), session.journal.entries, strict=True)][before:]:
            assert record.is_sealed or codec.decode(record.body) == entry.body
    unlock_all(session)  # which may turn cards that fell due while a side was locked
    again = Session.open(store, find_system, keys=keys)
    unlock_all(again)
    assert [entry.body for entry in again.journal.entries] == [
        entry.body for entry in session.journal.entries
    ]
    assert again.state == session.state
    told = {"sessions": 1, "acts": ACTS, "refused": hand.refused, "entries": len(again.journal.entries)}
    tell_tried(record_property, "random play of any game", told)
