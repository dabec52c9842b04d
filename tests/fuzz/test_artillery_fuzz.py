"""Random play with batteries of every kind: nothing illegal, no dead end, state and journal one."""

from collections.abc import Callable
from random import Random

import pytest

from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.rules.artillery.access import Chit
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, Mission
from companion.games.elst.scenario_data import scenario_data
from companion.session.session import Session
from tests.forms import IS_LONG
from tests.games.elst.random_play import Player, Wilful
from tests.games.elst.table import BOARD, SYSTEM
from tests.session.made_values import comes_back

PHASES = 10_000 if IS_LONG else 24
GAMES_AT_ONCE = 4  # so that one failure does not hide the others


def check_rules(session: Session) -> None:
    """What must hold of every battery that nobody has overruled."""
    for battery in session.state.game.batteries.values():
        _check_battery(battery)
        pile = session.state.piles[battery.id]
        assert pile.size + len(pile.drawn) == sum(scenario_data().chits.values())
        assert battery.reds == pile.drawn.count(Chit.RED)
    pond = BOARD.parse_hex("S28")
    laid = {smoke.hex for smoke in session.state.game.markers.smoke}
    assert pond not in laid


def _check_battery(battery: Battery) -> None:
    activity = battery.activity
    assert (battery.counter is None) == (battery.hex is None)
    assert not (battery.is_denied and (battery.has_access or battery.counter))
    assert not (activity.barrage and activity.is_over)
    assert not activity.is_over or activity.aim is None
    if battery.counter is ArtilleryCounter.FFE1:
        assert activity.barrage is not None
    if battery.is_rocket:
        assert battery.counter is not ArtilleryCounter.SR
        assert battery.missions <= 1
        assert battery.mission is not Mission.SMOKE
    if battery.counter in (ArtilleryCounter.SR, ArtilleryCounter.FFE1):
        assert battery.has_access


def check_undo(session: Session) -> None:
    """Undo and redo lead back to the same state."""
    if not session.journal.acts:
        return
    before = session.state
    session.undo(confirmed=True)
    if session.redo_label:
        session.redo()
        assert session.state == before


def check_fold(player: Player) -> None:
    """Reading the journal again gives the state that was played."""
    again = Session.open(player.store, {SYSTEM.id: SYSTEM}.get)
    assert again.state == player.session.state
    assert comes_back(again.state.game)


def play(make: Callable[[Random], Player], seed: int, phases: int, check: Callable[[Session], None]) -> None:
    random, played = Random(seed), 0
    while played < phases:
        player = make(random)
        while not player.is_over and played + player.phases < phases:
            player.act()
            check(player.session)
            if random.random() < 0.05:
                check_undo(player.session)
            if random.random() < 0.05:
                list(SYSTEM.panels(player.session.state))
        check_fold(player)
        played += player.phases


@pytest.mark.parametrize("seed", range(GAMES_AT_ONCE))
def test_play_by_the_rules_never_leaves_them(seed: int) -> None:
    play(Player, seed, PHASES // GAMES_AT_ONCE, check_rules)


@pytest.mark.parametrize("seed", range(GAMES_AT_ONCE))
def test_play_goes_on_whatever_the_table_overrules(seed: int) -> None:
    play(Wilful, 1000 + seed, PHASES // GAMES_AT_ONCE, lambda session: None)
