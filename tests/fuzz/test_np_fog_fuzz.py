"""Games of No Prisoners in the fog at random, the machine handed over: each side learns no more than its own.

Whoever acts sits alone at the machine. Now and then either side looks at everything, and a stranger at the
file; at the end the session is opened again, and with both keys every act is decided as it was (9.6).
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.games.no_prisoners.procedures.opening import SAMPLE, SET_UP
from companion.games.no_prisoners.procedures.stacking import overstacked
from companion.games.no_prisoners.settings import FOG_OF_WAR
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Stage
from companion.games.no_prisoners.terms import Faction, Front, UnitType
from companion.kit.system import Players, Start
from companion.session.replay import first_difference
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.games.no_prisoners.campaign.random_play import SYSTEM, Player
from tests.games.no_prisoners.campaign.test_fog import everything_told

GAMES, ACTS, LOOKS = (40, 1500, 15) if os.environ.get("COMPANION_FUZZ") else (1, 120, 2)
CANARY, STRENGTH = "Blinker", 29


class _TwoInTheFog(Player):
    """Two players; whoever has to act sits down first."""

    def __init__(self, random: Random, folder: Path) -> None:
        super().__init__(random)
        self.store = SqliteStore.create(folder / "game.wargame")
        self.keys = OutsideKeys(folder / "keys")
        start = Start(
            scenario="war-in-the-desert",
            players=Players.TWO,
            settings={FOG_OF_WAR: True},
            options={SET_UP: SAMPLE},
        )
        self.session = Session.create(SYSTEM, self.store, start, keys=self.keys, random=random)
        self._set_canaries()

    def sit_down(self, faction: Faction) -> None:
        """One faction alone at the machine."""
        self.session.secrecy.lock(faction.opponent)
        self.session.secrecy.unlock(faction)

    def act(self) -> None:
        """One act of the side that has to act."""
        self.sit_down(self._due())
        super().act()

    def _due(self) -> Faction:
        combat, turn = self.game.combat, self.game.player_turn
        if combat and combat.stage is Stage.REVEAL and turn:
            return turn.faction.opponent
        if crowded := [c.faction for hex_ in overstacked(self.scene) for c in self.game.in_hex(hex_)]:
            return crowded[0]
        units = combat.retreating or combat.pursuing if combat else ()
        if units:
            return self.game.counters[units[0]].faction
        return turn.faction if turn else Faction.ALLIED

    def _set_canaries(self) -> None:
        """A unit of either side that nobody can take for another, in a stack of its own side."""
        for faction in Faction:
            self.sit_down(faction)
            made = {"side": faction, "front": Front.WEST, "kind": UnitType.INFANTRY}
            self.session.execute(cmd.MakeCounter(name=f"{CANARY} of {faction}", due=9, **made))
            unit = next(one for one in self.game.counters.values() if one.name.endswith(faction))
            beside = next(one.hex for one in self.game.on_map if _is_of_west(one, faction) and one.hex)
            where = {"spot": "map", "hex": {"q": beside.q, "r": beside.r}, "strength": STRENGTH}
            self.session.set_facts({f"counters/{unit.id}/{key}": value for key, value in where.items()})


def _is_of_west(counter: Counter, faction: Faction) -> bool:
    return counter.faction is faction and counter.front is Front.WEST and counter.is_ground


def _hidden(scene: Scene) -> Iterator[Counter]:
    return (counter for counter in scene.game.counters.values() if scene.hides(counter))


def _look_around(player: _TwoInTheFog) -> None:
    """What a side is shown names nothing that it may not look at."""
    for faction in Faction:
        player.sit_down(faction)
        told, shown = everything_told(player.session, "en"), SYSTEM.counters(player.session.state)
        hidden = {counter.id: counter for counter in _hidden(player.scene)}
        assert hidden
        assert all(one.faction is not faction for one in hidden.values())
        assert [one.name for one in hidden.values() if one.name and one.name in told] == []
        assert [one.id for one in shown if one.id in hidden] == []
        is_open = {one.name for one in player.game.counters.values()} - {c.name for c in hidden.values()}
        assert all(name in told for name in is_open if CANARY in name and faction in name)


def _look_into_the_file(folder: Path) -> None:
    """No byte of it tells a unit by id, name or place."""
    data = b"".join(path.read_bytes() for path in sorted(folder.glob("game.wargame*")))
    telling = (b"al-w-", b"cp-w-", b"al-e-", b"cp-e-", CANARY.encode(), b"counters/", b'"hex"', b'"cards"')
    assert [word for word in telling if word in data] == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(GAMES))
def test_in_the_fog_a_side_learns_of_the_other_only_what_fights(seed: int, tmp_path: Path) -> None:
    player = _TwoInTheFog(Random(seed), tmp_path)
    for _ in range(LOOKS):
        for _ in range(ACTS // LOOKS):
            if not player.game.is_over:
                player.act()
        _look_around(player)
        _look_into_the_file(tmp_path)
    game = player.game
    player.session.close()
    again = Session.open(
        SqliteStore.open(tmp_path / "game.wargame"), lambda _: SYSTEM, keys=OutsideKeys(tmp_path / "keys")
    )
    assert again.state.game == game
    for faction in Faction:
        again.secrecy.unlock(faction)
    assert first_difference(again) is None
    again.close()
