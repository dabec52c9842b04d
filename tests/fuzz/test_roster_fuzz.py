"""Roster lines at random: named, or refused in one line; never anything else."""

from collections.abc import Callable
from random import Random

import pytest

from companion.board.library import open_board
from companion.games.spanish_civil_war.game import SpanishCivilWar
from companion.kit.map_items import RosterGame
from companion.kit.system import Start
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import LANGUAGES, Catalogue
from tests.forms import IS_LONG, tried_with
from tests.games.elst.forces.tracking.forces_table import SYSTEM as ELST

LINES = 70_000 if IS_LONG else 480
NINES = "9" * 30
WORDS = {
    "elst": (
        *("4-6-7", "4-5-7", "9-1", "LMG", "2 LMG", "3x 4-4-7", "ＭＭＧ", "crew", "SS 6-5-8", "½", "²x LMG"),
        *("@ NN8", "@", "@ A99", "@@", ",", ";", "、", "x", "0 LMG", "-3x LMG"),
        *(f"{NINES}x 4-5-7", "9" * 5000 + "x 4-5-7"),
    ),
    "jarama": (
        *("48:", "VAR:", "1:", "48：", ":", "4x 3-4-6/2-2-6 II", "HQ", "HQ 0-1-6", "art 4(8)6", "4(8)6/-"),
        *("J-N-1:", "tank 2-1-12 I", '"3/1"', '"', "air 4", "?-?-?", "３-４-６", "٣-4-6", "²", "99x HQ", ","),
        *(f"{NINES}-4-6", f"{NINES}x HQ", "9" * 5000, "9" * 5000 + "x HQ", "formation\t", "/"),
        "48\t2\tinf\tII\t3-4-6\t2-2-6\tname",
    ),
}  # fmt: skip
ANYWHERE = (
    "",
    " ",
    "\t",
    "\n",
    "\x00",
    "\u2028",
    "<b>",
    "&",
    "{ $x }",
    "=1",
    "\ue000text\ue000",
    "𝟛",
    "İ",
    "é" * 400,
)


def _session(game: str) -> Session:
    system = ELST if game == "elst" else SpanishCivilWar(open_board(game))
    return Session.create(system, MemoryStore(), Start(scenario="initial" if game == "elst" else game))


def _text(random: Random, game: str) -> str:
    words = (*WORDS[game], *WORDS[game], *ANYWHERE)
    parts = (random.choice(words) + random.choice(("", " ", ", ")) for _ in range(random.randrange(1, 7)))
    return "".join(parts)


def _try(session: Session, side: str, text: str, tell: Callable[[str], None]) -> bool:
    """Whether a text was taken; `tell` gets the words of a refusal."""
    assert isinstance(session.system, RosterGame)
    try:
        session.execute(session.system.name_counters(side, text))
    except IllegalCommandError as refusal:
        for language in LANGUAGES:
            tell(Catalogue(language).reason(refusal.reason, str))
        return False
    return True


@tried_with("seed", range(4))
@pytest.mark.parametrize("game", WORDS)
def test_every_roster_line_is_named_or_refused_in_one_line(game: str, seed: int) -> None:
    random, session, taken, refusals = Random(seed), _session(game), 0, list[str]()
    for number in range(LINES // 8):
        if number % 250 == 249:
            session = _session(game)
        text = _text(random, game)
        taken += _try(session, random.choice(session.system.factions), text, refusals.append)
    assert taken
    assert refusals
    assert not [words for words in refusals if len(words.splitlines()) != 1]


@pytest.mark.parametrize("game", WORDS)
def test_what_is_longer_than_any_name_is_refused_before_it_is_read(game: str) -> None:
    session, refusals = _session(game), list[str]()
    assert not _try(session, session.system.factions[0], "LMG, " + "9" * 5000, refusals.append)
    assert {words.count("999999") for words in refusals} == {3}
    assert all("200" in words for words in refusals)
