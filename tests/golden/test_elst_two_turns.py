"""The recorded session decides again as it was, and says what the rules say at each bookmark."""

from functools import cache
from typing import Any

import pytest

from companion.games.elst.procedures.artillery.mission_events import AttackMade
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.radio import Radio
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, Mission
from companion.games.elst.rules.sequence import Moment
from companion.session.replay import first_difference
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.games.elst.table import SYSTEM
from tests.golden.elst_two_turns import GUN, MORTAR, hex_name, recorded


@pytest.fixture(scope="module")
def session() -> Session:
    return _open(None)


@cache
def _open(last: int | None) -> Session:
    """The session as recorded, up to an entry."""
    records = (record for record in recorded() if last is None or record.seq <= last)
    return Session.open(MemoryStore(records), {SYSTEM.id: SYSTEM}.get)


def _at(session: Session, bookmark: str) -> Session:
    names = {name: seq for seq, name in session.standing.bookmarks.items()}
    return _open(names[bookmark])


def test_every_command_is_decided_again_as_recorded(session: Session) -> None:
    assert first_difference(session) is None


# By bookmark and battery: contact, access, counter with its hex, mission, reds.
EXPECTED: dict[tuple[str, str], tuple[bool, bool, Any, str | None, Any, int]] = {
    ("first red", MORTAR): (True, False, None, None, None, 1),
    ("first round", GUN): (True, True, ArtilleryCounter.SR, "OO15", None, 0),
    ("first correction", GUN): (True, True, ArtilleryCounter.SR, "KK16", None, 0),
    ("second red", MORTAR): (True, False, None, None, None, 2),
    ("converted", GUN): (True, True, ArtilleryCounter.SR, "KK16", Mission.HE, 0),
    ("fired", GUN): (True, True, ArtilleryCounter.FFE2, "JJ13", Mission.HE, 0),
    ("radio broken", GUN): (False, True, ArtilleryCounter.FFE2, "JJ13", Mission.HE, 0),
    ("fired again", GUN): (False, True, ArtilleryCounter.FFEC, "JJ13", Mission.HE, 0),
    ("end", MORTAR): (False, False, None, None, None, 2),
}


@pytest.mark.parametrize(("bookmark", "battery"), EXPECTED)
def test_the_batteries_stand_as_the_rules_have_it(session: Session, bookmark: str, battery: str) -> None:
    now = _at(session, bookmark).state.game.battery(battery)
    assert _summary(now) == EXPECTED[bookmark, battery]


def _summary(battery: Battery) -> tuple[Any, ...]:
    hex_ = hex_name(battery.hex)
    reds = battery.reds
    return battery.has_contact, battery.has_access, battery.counter, hex_, battery.mission, reds


def test_the_mistyped_die_is_struck_out(session: Session) -> None:
    """An accuracy dr of 1 was put right to 4: what it had brought no longer holds."""
    rolls = [line for line in session.log() if line.label.key == ElstPurpose.ACCURACY.text]
    assert [line.is_undone for line in rolls] == [True, False, False, False]


def test_a_critical_hit_turns_the_tem_round_and_doubles_the_firepower(session: Session) -> None:
    """20 FP doubled is 36 at most; TEM +2 becomes -2 (2.5d)."""
    first = _attacks(session, "fired")[0]
    assert (first.original, first.is_critical, first.drm, first.final) == (2, True, -2, 0)
    assert (first.column, first.effect) == (36, "7KIA")


def test_each_hex_had_a_die_roll_of_its_own(session: Session) -> None:
    """Six of seven hexes, one left out; the second time all seven (2.5c)."""
    assert [attack.original for attack in _attacks(session, "fired")] == [2, 5, 6, 7, 9, 12]
    assert len(_attacks(session, "fired again")) == 7


def test_ffmo_and_ffnam_do_not_count_in_the_rout_phase(session: Session) -> None:
    (entry,) = _attacks(session, "entered")
    assert (entry.original, entry.drm, entry.effect) == (6, 0, "3MC")


def _attacks(session: Session, bookmark: str) -> list[AttackMade]:
    """The attacks of the entry at a bookmark."""
    body = _at(session, bookmark).journal.entries[-1].body
    assert body is not None
    return [event for event in body.events if isinstance(event, AttackMade)]


def test_the_broken_radio_and_the_piles_are_told_at_the_end(session: Session) -> None:
    game, piles = session.state.game, session.state.piles
    assert game.battery(GUN).observer.radio is Radio.MALFUNCTIONED
    assert (dict(piles[GUN].left), dict(piles[MORTAR].left)) == (
        {"black": 7, "red": 3},
        {"black": 8, "red": 1},
    )
    assert game.battery(GUN).began_rally_with_ffec
    assert game.moment == Moment(turn=3, player="british", phase="rph")
