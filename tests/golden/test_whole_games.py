"""Whole games decide again as they were played, come to their end, and use every command of their game."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.no_prisoners.terms import PlayerTurn
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Battle
from companion.session.session import Session
from companion.session.store import Record
from companion.session.stores.memory import MemoryStore
from tests.forms import tried_with
from tests.games.elst.table import SYSTEM as ELST
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.golden import whole_battles, whole_campaigns, whole_elst
from tests.golden.deciding import commands_used, say_difference, unused
from tests.golden.lean import read_lean, write_lean
from tests.golden.recording import read_records
from tests.golden.spanish_two_turns import BATTLES, SYSTEMS
from tests.golden.spanish_two_turns import recording_of as two_turns_of

FILES = {battle.value: whole_battles.recording_of(battle) for battle in BATTLES} | {
    scenario: whole_campaigns.recording_of(scenario) for scenario in whole_campaigns.SEEDS
}
FILES["elst"] = whole_elst.RECORDING
LAST_TURNS = {"jarama": 21, "brunete": 10, "war-in-the-desert": 16, "the-last-crusade": 16}
every_game = pytest.mark.parametrize("game", FILES)
FEW = ("elst", "jarama", "war-in-the-desert")  # one of each program of play
some_games = tried_with("game", (*FEW, *(game for game in FILES if game not in FEW)), len(FEW))

# Play removes who has no way out before anybody can say so; to one player the defence lies open, and no enemy
# names faces; they begin with everybody set up, and bring Lawrence without a word about his counter's figure.
# No phase of theirs is set by hand.
NEEDLESS_ALONE = {
    "np-begin-phase",
    "np-lose-trapped",
    "np-reveal-defence",
    "np-name-withdrawal",
    "np-place-fixed",
    "np-read-arrival",
}
BEGUN_LATER = {"scw-settle-arrivals"}  # what came before a turn that was set by hand
# Commands that a game or a scenario has no use for.
NEEDLESS = {
    "jarama": {"scw-receive-division", "scw-spend-air", *BEGUN_LATER},  # of Brunete alone
    "brunete": {"scw-build-pontoon", "scw-call-reserve", *BEGUN_LATER},  # of Jarama alone
    "war-in-the-desert": NEEDLESS_ALONE,
    "the-last-crusade": NEEDLESS_ALONE,
    "elst": {"elst-turn-up-chit"},  # to one player both chits lie open
}


@cache
def open_game(game: str) -> Session:
    """A whole game as it was recorded."""
    return _session(tuple(read_lean(FILES[game])))


def _session(records: tuple[Record, ...]) -> Session:
    return Session.open(MemoryStore(records), {**SYSTEMS, SYSTEM.id: SYSTEM, ELST.id: ELST}.get)


@pytest.mark.slow
@some_games
def test_every_command_is_decided_again_as_recorded(game: str) -> None:
    assert say_difference(open_game(game)) == ""


@every_game
def test_every_command_of_the_game_is_used(game: str) -> None:
    session = open_game(game)
    assert unused(session) == NEEDLESS[game], sorted(commands_used(session).items())


@pytest.mark.parametrize("game", LAST_TURNS)
def test_the_game_was_played_through_every_turn_to_its_end(game: str) -> None:
    session = open_game(game)
    first, *others = sorted(int(name.split()[1]) for name in session.standing.bookmarks.values())
    assert [first, *others] == list(range(first, LAST_TURNS[game] + 1))
    public = session.state.game
    assert public.is_over if game in whole_campaigns.SEEDS else public.clock.is_over


# What a side does at the step of its Replenishment, one after the other.
SECRET_WORK = (RefitStep.CPP, RefitStep.PURCHASE, RefitStep.STRENGTH, RefitStep.INITIATIVE)


def test_elst_was_played_through_two_refit_phases_with_every_step_and_a_scenario_before_each() -> None:
    session = open_game("elst")
    marked = set(session.standing.bookmarks.values())
    for number in (1, 2):
        assert marked >= {f"refit {number} {step.value}" for step in RefitStep if step not in SECRET_WORK}
        assert f"scenario {number} turn 2" in marked
    assert session.state.game.campaign.is_over


# ---- what they came to ----

# Points of Republicans and Nationalists, and the level of victory.
SCORES = {Battle.JARAMA: (70, 5, "republican-victory"), Battle.BRUNETE: (2, 30, "nationalist-victory")}


@pytest.mark.parametrize("battle", BATTLES)
def test_a_battle_says_who_has_won(battle: Battle) -> None:
    system = SYSTEMS[battle.value]
    tracker = next(iter(system.panels(open_game(battle.value).state)))
    over, totals, level = tracker.parts[0].lines
    assert over.key == "scw-battle-over"
    points = [totals.args[side.value] for side in (Faction.REPUBLICAN, Faction.NATIONALIST)]
    assert (*points, level.args["level"]) == SCORES[battle]


# Points of each player turn, and who won in the West and in the East.
OUTCOMES = {
    "war-in-the-desert": ([30, 15, 19, 52], ["central-powers limited", "central-powers strategic"]),
    "the-last-crusade": ([19, 15, 7, 68], ["nobody draw", "central-powers strategic"]),
}


@pytest.mark.parametrize("scenario", whole_campaigns.SEEDS)
def test_a_campaign_says_who_has_won(scenario: str) -> None:
    session = open_game(scenario)
    points = [session.state.game.vp[player_turn] for player_turn in PlayerTurn]
    told = [line.about.args for line in session.log()[-1].details[-1] if line.about]
    assert (points, [f"{won['winner']} {won['level']}" for won in told]) == OUTCOMES[scenario]


# ---- how a change is told ----


def _changed(change: Callable[[dict[str, Any]], None]) -> Session:
    """The two turns of Jarama with one entry changed: the first retreat."""
    records = list(read_records(two_turns_of(Battle.JARAMA)))
    place = next(k for k, one in enumerate(records) if b'"do-scw-retreat-unit"' in one.body)
    body = json.loads(records[place].body)
    change(body)
    records[place] = replace(records[place], body=json.dumps(body).encode())
    return _session(tuple(records))


def test_what_is_decided_otherwise_is_told_with_its_command_and_its_fields() -> None:
    def elsewhere(body: dict[str, Any]) -> None:
        body["events"][0]["hex"] = {"q": 1, "r": 2}

    entry, command = say_difference(_changed(elsewhere)).splitlines()
    assert entry.startswith('entry 35: {"type": "scw-retreat-unit", ')
    assert command == "scw-units-placed/hex/q: 1 then, 16 now"


def test_what_is_refused_today_is_told_with_the_reason() -> None:
    def too_far(body: dict[str, Any]) -> None:
        body["command"]["hex"]["r"] += 3

    assert say_difference(_changed(too_far)).splitlines()[1] == "refused now: scw-retreat-one-hex (11.6b)"


def test_a_lean_file_gives_back_what_was_recorded(tmp_path: Path) -> None:
    path = tmp_path / "lean.jsonl"
    for battle in BATTLES:
        records = list(read_records(two_turns_of(battle)))
        write_lean(path, records)
        again = list(read_lean(path))
        assert [json.loads(one.body) for one in again] == [json.loads(one.body) for one in records]
        assert [replace(one, body=b"") for one in again] == [replace(one, body=b"") for one in records]
        assert path.stat().st_size < sum(len(one.body) for one in records)
