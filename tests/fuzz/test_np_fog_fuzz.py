"""Games of No Prisoners in the fog at random, the machine handed over: each side learns no more than its own.

Whoever acts sits alone at the machine. Now and then either side looks at everything, and a stranger at the
file; at the end the session is opened again, and with both keys every act is decided as it was (9.6).
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest

from companion.games.no_prisoners.procedures.opening import SAMPLE, SET_UP
from companion.games.no_prisoners.procedures.stacking import overstacked
from companion.games.no_prisoners.settings import FOG_OF_WAR, OPTIONS
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.combat_events import CombatDeclared, DefenceRevealed
from companion.games.no_prisoners.table.counter_events import BacksChanged, FacesTurned
from companion.games.no_prisoners.table.counters import FACE, Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Stage
from companion.games.no_prisoners.terms import Faction, Front, UnitType
from companion.kit.system import Players, Start
from companion.session.replay import first_difference
from companion.session.secrets.keys import OutsideKeys
from companion.session.secrets.sealing import Seal
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.forms import IS_LONG, tried_with
from tests.games.no_prisoners.campaign.random_play import SYSTEM, Player, by_hand
from tests.games.no_prisoners.campaign.test_fog import everything_told

GAMES, ACTS, LOOKS = (10, 1500, 15) if IS_LONG else (1, 25, 1)
Side = tuple[Faction, Front]
CANARY, STRENGTH = "Blinker", 29


class _TwoInTheFog(Player):
    """Two players; whoever has to act sits down first."""

    def __init__(
        self, random: Random, folder: Path, *, is_race: bool = False, from_the_start: bool = True
    ) -> None:
        super().__init__(random)
        self.store = SqliteStore.create(folder / "game.wargame")
        self.keys = OutsideKeys(folder / "keys")
        start = Start(
            scenario="war-in-the-desert",
            players=Players.TWO,
            settings={FOG_OF_WAR: from_the_start, OPTIONS.key("race_for_damascus"): is_race},
            options={SET_UP: SAMPLE},
        )
        self.session = Session.create(SYSTEM, self.store, start, keys=self.keys, random=random)
        self.fog_since = 0  # the last entry that both could read whole
        self.open_then: list[tuple[str, str]] = []  # the cards by backs that lay open after it
        if not from_the_start:
            self._agree_on_fog()
        self._set_canaries()

    def _agree_on_fog(self) -> None:
        """Some acts lie open; then both agree, and either side takes its cards as it sits down."""
        for _ in range(self.random.randint(0, 30)):
            self.act()
        while self.game.combat or self.session.state.waiting:
            self.act()
        for seat in self.session.secrecy.seats:
            self._sit_at(seat)
            self.session.choose_setting(FOG_OF_WAR, True)
        for seat in self.session.secrecy.seats:
            self._sit_at(seat)
        assert all(one.is_face for one in self.session.state.game.counters.values())
        self.fog_since = len(self.session.journal.entries)
        self.open_then = list(_ids(self.session.state.game.shown))

    def _sit_at(self, seat: str) -> None:
        for other in self.session.secrecy.seats:
            self.session.secrecy.lock(other)
        self.session.secrecy.unlock(seat)

    def sit_down(self, side: Side) -> None:
        """The commander of a faction on a front alone at the machine."""
        for seat, held in self.session.state.seats.items():
            self.session.secrecy.lock(seat)
            if any(command.has(*side) for command in held):
                self.session.secrecy.unlock(seat)

    def unlock_all(self) -> None:
        """Both at the machine."""
        for seat in self.session.secrecy.seats:
            self.session.secrecy.unlock(seat)

    def act(self) -> None:
        """One act of the side that has to act."""
        self.sit_down(self._due())
        super().act()

    def _due(self) -> Side:
        combat, turn = self.game.combat, self.game.player_turn
        if combat and combat.stage is Stage.REVEAL and turn:
            return turn.faction.opponent, turn.front
        if self.session.state.public.waiting and turn and not combat:
            return turn.faction, turn.front
        if crowded := [c for hex_ in overstacked(self.scene) for c in self.game.in_hex(hex_)]:
            return crowded[0].faction, crowded[0].front
        units = combat.retreating or combat.pursuing if combat else ()
        if units:
            return self.game.counters[units[0]].faction, self.game.counters[units[0]].front
        return (turn.faction, turn.front) if turn else (Faction.ALLIED, Front.WEST)

    def _set_canaries(self) -> None:
        """A unit of either side that nobody can take for another, in a stack of its own side."""
        for faction in Faction:
            self.sit_down((faction, Front.WEST))
            made = {"side": faction, "front": Front.WEST, "kind": UnitType.INFANTRY}
            self.session.execute(cmd.MakeCounter(name=f"{CANARY} of {faction}", due=9, **made))
            unit = next(one for one in self.game.counters.values() if one.name.endswith(faction))
            beside = next(one.hex for one in self.game.on_map if _is_of_west(one, faction) and one.hex)
            where = {"spot": "map", "hex": {"q": beside.q, "r": beside.r}, "strength": STRENGTH}
            facts = {f"counters/{unit.id}/{key}": value for key, value in where.items()}
            for command in by_hand(self.scene, facts):
                self.session.execute(command)


def _is_of_west(counter: Counter, faction: Faction) -> bool:
    return counter.faction is faction and counter.front is Front.WEST and counter.is_ground


def _hidden(scene: Scene) -> Iterator[Counter]:
    return (counter for counter in scene.game.counters.values() if scene.hides(counter))


def _look_around(player: _TwoInTheFog) -> None:
    """What a side is shown names nothing that it may not look at."""
    for faction in Faction:
        player.sit_down((faction, Front.WEST))
        told, shown = everything_told(player.session, "en"), SYSTEM.counters(player.session.state)
        hidden = {counter.id: counter for counter in _hidden(player.scene)}
        assert hidden
        assert not any(map(player.scene.is_commanded_here, hidden.values()))
        assert all(one.is_face for one in hidden.values())
        is_open = {one.name for one in player.game.counters.values()}
        assert all(name in told for name in is_open if CANARY in name)
        assert f"{CANARY} of {faction}" in is_open
        if f"{CANARY} of {faction.opponent}" not in is_open:
            assert f"{CANARY} of {faction.opponent}" not in told
        assert [one.id for one in shown if not one.id.startswith(FACE)]


def _judge(player: _TwoInTheFog) -> None:
    """A side's own units are judged by what lies before it as they are with every card face up."""
    alone = []
    for faction in Faction:
        player.sit_down((faction, Front.WEST))
        alone.append(player.scene)
    player.unlock_all()
    for scene in alone:
        for unit in (one for one in scene.game.on_map if one.is_ground and scene.is_commanded_here(one)):
            assert _verdicts(scene, unit) == _verdicts(player.scene, unit), unit.id


def _verdicts(scene: Scene, unit: Counter) -> tuple[object, ...]:
    judged = scene.supplies[unit.faction, unit.front].judge(scene.piece(unit))
    return judged, scene.commanders(unit), scene.ezoc(unit.faction, unit.front)


def _look_into_the_file(player: _TwoInTheFog, folder: Path) -> None:
    """No byte of it tells by id or name a unit that has lain face down since there is fog."""
    data = b"".join(path.read_bytes() for path in sorted(folder.glob("game.wargame*")))
    if player.fog_since:
        data = b"".join(record.body for record in player.store.read(after=player.fog_since))
    player.unlock_all()
    lay_open = dict([*player.open_then, *_lain_open(player.session, player.fog_since)])
    dealt = [card for scope in player.session.state.secrets.values() for card in scope.game.cards.values()]
    closed = [card for card in dealt if card.id not in lay_open.values()]
    assert closed
    telling = [*(f'{card.id}"' for card in closed), *(card.name for card in closed if card.name)]
    if len([card for card in closed if card.name.startswith(CANARY)]) == len(Faction):
        telling += [f'"strength":{STRENGTH}', f'"value":{STRENGTH}']
    assert [word for word in telling if re.search(rf"{re.escape(word)}(?!\d)".encode(), data)] == []
    game = player.session.state.game
    covered = game.counters.keys() - game.shown.keys() - (game.combat.cards.keys() if game.combat else set())
    assert covered & lay_open.keys() <= set(game.seen)


def _lain_open(session: Session, since: int) -> Iterator[tuple[str, str]]:
    """The units whose cards everybody has seen: in combat, removed, or to be sent by who has a claim.

    Each by the back under which it was seen.
    """
    entries = (entry for entry in session.journal.entries[since:] if entry.seal is Seal.NONE and entry.body)
    for event in (event for entry in entries if entry.body for event in entry.body.events):
        match event:
            case FacesTurned():
                yield from _ids({**event.shown, **event.opened})
            case BacksChanged():
                yield from _ids(event.shown)
            case CombatDeclared():
                yield from _ids(event.combat.cards)
            case DefenceRevealed():
                yield from _ids(event.cards)


def _ids(cards: Mapping[str, Counter]) -> Iterator[tuple[str, str]]:
    return ((back, card.id) for back, card in cards.items())


def _delete_the_session_s_key(player: _TwoInTheFog) -> None:
    """Nothing needs it."""
    id_ = player.session.started.session
    keys = player.keys.load(id_)
    player.keys.save(id_, {name: key for name, key in keys.items() if name != "game"})


@pytest.mark.long
@pytest.mark.slow
@tried_with("from_the_start", [False, True])
@pytest.mark.parametrize(("seed", "is_race"), [(seed, seed % 3 == 1) for seed in range(GAMES)])
def test_in_the_fog_a_side_learns_of_the_other_only_what_fights(
    seed: int, is_race: bool, from_the_start: bool, tmp_path: Path
) -> None:
    player = _TwoInTheFog(Random(seed), tmp_path, is_race=is_race, from_the_start=from_the_start)
    for _ in range(LOOKS):
        for _ in range(ACTS // LOOKS):
            if not player.game.is_over:
                player.act()
        _look_around(player)
        _judge(player)
        _look_into_the_file(player, tmp_path)
    game = player.session.state.game
    player.session.close()
    _delete_the_session_s_key(player)
    again = Session.open(
        SqliteStore.open(tmp_path / "game.wargame"), lambda _: SYSTEM, keys=OutsideKeys(tmp_path / "keys")
    )
    assert again.state.game == game
    for seat in again.secrecy.seats:
        again.secrecy.unlock(seat)
    assert first_difference(again) is None
    again.close()
