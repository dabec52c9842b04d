"""Damaged rosters: each line is taken, or refused in words."""

from random import Random

import pytest

from companion.kit.system import Start
from companion.known_games import GAMES
from companion.reason import CompanionError
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import LANGUAGES, Catalogue
from tests.boards_of_games import board_of
from tests.forms import IS_LONG
from tests.fuzz.damage import bytes_lost
from ui.session.roster_store import keep_roster, kept_roster, roster_file

ROSTERS = 3000 if IS_LONG else 100
LINES = {
    "elst": ("initial", "german", "3x 4-5-7, 9-1 @ NN8\n4-6-7 @ II12\nMMG 5-12, LMG 3-8\n2x PzIV @ HH10\n"),
    "jarama": ("jarama", "republican", "XI: 3-4-6/2-2-6 II, HQ 0-1-6 @ 3136\nXII: art 4(8)6, truck\n"),
}


@pytest.mark.parametrize("id_", LINES)
def test_damaged_rosters(id_: str) -> None:
    scenario, faction, lines = LINES[id_]
    game, random = GAMES[id_], Random(1)
    session = Session.create(game.make(board_of(game.id)), MemoryStore(), Start(scenario=scenario))
    catalogues = [Catalogue(language) for language in LANGUAGES]
    for _ in range(ROSTERS):
        text = bytes_lost(lines.encode(), random).decode(errors="replace")
        try:
            session.execute(session.system.name_counters(faction, text))
            session.undo()
        except CompanionError as refusal:
            _say(refusal, catalogues)


def _say(refusal: CompanionError, catalogues: list[Catalogue]) -> None:
    for catalogue in catalogues:
        assert catalogue.reason(refusal.reason, str)


@pytest.mark.parametrize(("content", "times"), [(b"\xff\xfe", 1), (b"\0", 2_000_000)])
def test_a_kept_roster_that_cannot_be_read_is_none(content: bytes, times: int) -> None:
    keep_roster("elst", "german", "9-1 @ NN8")
    assert kept_roster("elst", "german") == "9-1 @ NN8"
    roster_file("elst", "german").write_bytes(content * times)
    assert not kept_roster("elst", "german")
