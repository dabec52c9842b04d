"""The recorded campaign decides again as it was, keeps its secrets, and adds up as the rules have it."""

from functools import cache

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.refit.events import ChitTurnedUp
from companion.games.elst.procedures.refit.state import Campaign, Purse
from companion.games.elst.procedures.refit.stock_words import lot_in_words
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.session.journal import Journal
from companion.session.replay import first_difference
from companion.session.session import Session
from companion.session.standing import EntriesRevealed
from companion.session.stores.memory import MemoryStore
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM
from tests.games.elst.refit.worked_example import areas, ground, hex_at
from tests.golden.elst_campaign import recorded


@cache
def open_campaign(last: int | None = None) -> Session:
    """The session as recorded, up to an entry."""
    records = (record for record in recorded() if last is None or record.seq <= last)
    return Session.open(MemoryStore(records), {SYSTEM.id: SYSTEM}.get)


def _at(bookmark: str) -> Session:
    """The session up to a bookmark."""
    names = {name: seq for seq, name in open_campaign().standing.bookmarks.items()}
    return open_campaign(names[bookmark])


def _campaign(session: Session) -> Campaign:
    campaign: Campaign = session.state.game.campaign
    return campaign


@cache
def _folded(last: int | None = None) -> Journal:
    """All entries up to one, both sides' secrets folded from what was revealed at the end."""
    journal = Journal(SYSTEM, SYSTEM.factions)
    for entry in open_campaign().journal.entries:
        if last is None or entry.seq <= last:
            journal.append(entry)
    return journal


def _purse(side: Faction, bookmark: str | None = None) -> Purse:
    last = None
    if bookmark:
        last = next(seq for seq, name in open_campaign().standing.bookmarks.items() if name == bookmark)
    purse: Purse = _folded(last).state.secrets[side].game
    return purse


# ---- the recording as such ----


def test_every_command_is_decided_again_as_recorded() -> None:
    assert first_difference(open_campaign()) is None


def test_the_public_state_is_the_same_with_and_without_the_secrets() -> None:
    assert _folded().state.public == open_campaign().state.public


def test_secrets_were_sealed_until_the_campaign_was_over() -> None:
    entries = open_campaign().journal.entries
    first = next(e.seq for e in entries if e.body and isinstance(e.body.events[0], EntriesRevealed))
    before = open_campaign(first - 1)
    assert _campaign(before).is_over
    assert sum(entry.is_sealed for entry in before.journal.entries) > 50
    assert all(entry.body is None for entry in before.journal.entries if entry.is_sealed)
    assert before.state.secrets == {}


# ---- the Refit Phase after 23 September evening ----


def test_the_battery_that_fired_and_the_smoke_are_gone() -> None:
    game = _at("cleared").state.game
    assert (dict(game.batteries), game.markers.smoke, game.campaign.batteries) == ({}, frozenset(), ())


def test_the_areas_are_those_of_the_rulebook() -> None:
    fixed = _campaign(_at("areas")).areas
    assert fixed is not None
    assert fixed.on(ground()).areas == areas().areas


def test_the_mistyped_escape_is_struck_out_and_the_squad_replaced() -> None:
    """The squad in H17 escapes at net 0: a 9 Replaces it (4.505x2)."""
    rolls = [line for line in open_campaign().log() if line.label.key == ElstPurpose.ESCAPE.text]
    assert [line.is_undone for line in rolls] == [True, False, False]
    lots = {lot.type: lot.count for lot in _campaign(_at("escaped")).stock if lot.side is BRITISH}
    assert lots["british-4-4-7"] == 1


def _stock(bookmark: str, side: Faction, place: str) -> list[str]:
    lots = (lot for lot in _campaign(_at(bookmark)).stock if (lot.side, lot.place) == (side, place))
    return sorted(" ".join((roster_text((lot.pieces,)), *(mark.value for mark in lot.marks))) for lot in lots)


# By bookmark, side and place: what is Retained there.
EXPECTED: dict[tuple[str, Faction, str], list[str]] = {
    ("escaped", BRITISH, "#1"): ["2x 4-5-7", "4-4-7", "9-1", "LMG", "PIAT", "Sherman V"],
    ("escaped", GERMAN, "#2"): ["4x SS 4-4-7", "SS 2-3-7"],
    ("escaped", GERMAN, "#4"): ["6-5-8"],
    ("consolidated", GERMAN, "#2"): [
        "2x LMG",
        "5x SS 4-4-7",
        "9-1",
        "75L PaK40 spent",
        "Pz VIE disabled",
    ],
    ("repaired", BRITISH, "#1"): ["2x 4-5-7", "4-4-7", "9-1", "LMG", "LMG captured", "PIAT"],
    ("repaired", BRITISH, "entry"): ["Sherman V"],
    ("repaired", GERMAN, "#2"): ["5x SS 4-4-7", "75L PaK40", "9-1", "LMG", "Pz VIE"],
    ("24 morning", GERMAN, "#1"): [],
    ("24 morning", GERMAN, "#2"): ["3x SS 4-4-7", "SS 2-3-7", "9-1", "LMG", "Pz VIE"],
    ("24 morning", GERMAN, "#4"): [],
}


@pytest.mark.parametrize(("bookmark", "side", "place"), EXPECTED)
def test_what_is_retained_where(bookmark: str, side: Faction, place: str) -> None:
    assert _stock(bookmark, side, place) == sorted(EXPECTED[bookmark, side, place])


def test_the_gun_set_up_too_far_stands_where_the_table_wants_it() -> None:
    game = _at("24 morning").state.game
    places = {h.place.hex: h.type for h in game.forces.of(GERMAN) if h.place.spot is Spot.MAP}
    assert places[hex_at("M20")] == "pak-40"
    told = {lot_in_words(lot).args["pieces"] for lot in game.campaign.stock if lot.side is GERMAN}
    assert "75L PaK40" not in told


def test_one_squad_of_the_shift_came_out_a_half_squad() -> None:
    (move,) = _purse(GERMAN, "shifted").moves
    assert move.survivors == ("SS 2-3-7", "SS 4-4-7")


# ---- the records ----


def test_the_points_are_those_of_the_dice() -> None:
    """Start, gained, spent, left, date by date (4.514, 4.515)."""
    rosters = {
        side: [(line.start, line.gained, line.spent, line.left) for line in _purse(side).roster]
        for side in Faction
    }
    assert rosters[BRITISH] == [
        (0, 22, 16, 6),
        (6, 7, 2, 11),
        (11, 9, 0, 20),
        (20, 16, 0, 36),
        (36, 5, 0, 41),
    ]
    assert rosters[GERMAN] == [(0, 10, 8, 2), (2, 6, 4, 4), (4, 1, 0, 5), (5, 5, 0, 10), (10, 0, 0, 10)]


def test_a_lost_squad_comes_back_one_step_lower() -> None:
    assert roster_text(_purse(BRITISH, "bought").replenished) == "4-4-7"


def test_the_groups_came_as_their_dice_had_it() -> None:
    lines = {
        (side, line.group): (line.strength_letter, roster_text(line.units), roster_text(line.received))
        for side in Faction
        for line in _purse(side).record
    }
    assert lines[BRITISH, "I1"] == ("F", "10x 4-5-7", "3x LMG, 2x DC")
    assert lines[BRITISH, "V2"] == ("D", "Sherman VC, 2x Sherman V", "")
    assert lines[BRITISH, "G1"] == ("D", "6-pounder, 2-2-8", "")
    assert lines[GERMAN, "I3"] == ("D", "5x 4-4-7", "LMG")
    assert lines[GERMAN, "V3"] == ("F", "2x Pz VIE", "")
    leaders = {line.group: line.leaders for side in Faction for line in _purse(side).record if line.leaders}
    assert leaders == {"I1": ("9-1", "8-1", "7-0"), "I3": ("8-1", "7-0")}


# ---- from date to date ----


def test_a_german_attack_of_three_turns_comes_before_the_british_one() -> None:
    game = _at("German attack").state.game
    assert (game.clock.first_player, game.clock.length.last_turn) == (GERMAN, 3)
    game = _at("24 noon").state.game
    assert (game.clock.first_player, game.clock.length.last_turn) == (BRITISH, 8)
    assert game.campaign.date is _at("German attack").state.game.campaign.date


def test_each_side_turned_up_its_own_chit_on_the_idle_date() -> None:
    """4.517"""
    bodies = (entry.body for entry in open_campaign().journal.entries if entry.body)
    up = [event for body in bodies for event in body.events if isinstance(event, ChitTurnedUp)]
    assert [(event.side, event.chit) for event in up] == [(GERMAN, Chit.IDLE), (BRITISH, Chit.IDLE)]


def test_an_idle_date_is_followed_by_the_next() -> None:
    campaign = _campaign(_at("idle"))
    assert (campaign.date.value, campaign.step) == ("25-morning", RefitStep.NEW_DATE)


def test_the_campaign_ends_after_the_scenario_of_its_last_date() -> None:
    campaign = _campaign(open_campaign())
    assert campaign.is_over
    assert campaign.conceded_by is None
    assert dict(campaign.attacks_used) == {BRITISH: 4, GERMAN: 1}
