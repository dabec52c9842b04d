"""Whole campaigns at random: no dead end, no limit broken, no point lost, every one comes to its end."""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from companion.chance.sources import AppSource
from companion.hexgrid import HexCoord
from companion.play.errors import IllegalCommandError
from companion.play.messages import Command
from companion.play.session import Session
from companion.systems.elst.campaign_dates import CampaignDate, TimeOfDay
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.tracking.commands import TakeControl
from companion.systems.elst.refit.areas import Holding
from companion.systems.elst.refit.assistant.commands import (
    BeginScenario,
    BuyGroup,
    ChooseChit,
    CloseOrder,
    CorrectAreas,
    DropGroup,
    FinishScenario,
    FixAreas,
    MarkPlayArea,
    NextRefitStep,
    Replenish,
    RevealChits,
    RollKind,
    RollPoints,
    RollTable,
    TellLosses,
    TellVehicles,
    TryEscape,
    TryShift,
)
from companion.systems.elst.refit.assistant.state import Purse
from companion.systems.elst.refit.groups import ATTACK_CHIT, GroupKind, group_of, groups_of
from companion.systems.elst.refit.initiative import BRITISH_ATTACKS, Chit
from companion.systems.elst.refit.procedure import RefitStep
from companion.systems.elst.refit.records import PurchaseLine
from tests.systems.elst.refit.assistant.refit_table import BOARD, SYSTEM, CampaignTable
from tests.systems.elst.refit.worked_example import ground

CAMPAIGNS = 500 if os.environ.get("COMPANION_FUZZ") else 5
GAMES_AT_ONCE = 5  # so that one failure does not hide the others
MOST_COMMANDS = 5_000
HEXES = tuple(BOARD)
SQUADS = {
    Faction.BRITISH: ("4-5-7", "4-4-7", "HS 2-4-7", "crew"),
    Faction.GERMAN: ("SS 4-4-7", "4-4-7", "SS 6-5-8"),
}
MOVERS = {Faction.BRITISH: ("4-5-7", "4-5-7, 9-1", "Sherman V"), Faction.GERMAN: ("SS 4-4-7", "8-0", "Tiger")}
RARELY = 0.02


class Players:
    """Both sides, who try anything that belongs to the step under way."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.table = CampaignTable(seed=seed)

    def play(self) -> None:
        """To the end of the campaign."""
        for _ in range(MOST_COMMANDS):
            if self.table.campaign.is_over:
                return
            self._one_command()
            if self.random.random() < RARELY:
                self._reopen()
        raise AssertionError(f"no end in sight at {self.table.campaign.step}")

    def _one_command(self) -> None:
        """One legal command: every list of wishes holds one that leads on, sooner or later."""
        wishes = list(self._wishes())
        self.random.shuffle(wishes)
        assert any(map(self._is_done, wishes)), f"dead end at {self.table.campaign.step}"
        while request := self.table.asked:
            self.table.session.answer_from(request.id, AppSource(self.random))

    def _is_done(self, wish: Command) -> bool:
        before = self.table.state
        try:
            self.table.do(wish)
        except IllegalCommandError:
            assert self.table.state is before
            return False
        return True

    def _reopen(self) -> None:
        state = self.table.state
        self.table.session = Session.open(self.table.store, {SYSTEM.id: SYSTEM}.get)
        assert self.table.state == state

    def _wishes(self) -> Iterator[Command]:
        yield NextRefitStep() if self.table.campaign.step else FinishScenario()
        match self.table.campaign.step:
            case RefitStep.MELEE:
                yield TellLosses(side=self._side(), text=self._some(SQUADS))
            case RefitStep.SETUP_AREAS:
                yield from self._ground_wishes()
            case RefitStep.ESCAPE:
                side = self._side()
                yield TryEscape(side=side, text=self.random.choice(MOVERS[side]), hex=self._hex())
            case RefitStep.WOUNDED:
                yield RollTable(kind=RollKind.WOUNDED, count=self.random.randint(1, 3))
            case RefitStep.SHIFT:
                yield self._shift()
            case RefitStep.REPAIR:
                kind = self.random.choice(tuple(RollKind))
                yield RollTable(kind=kind, repair_number=self.random.randint(0, 3))
            case RefitStep.REPLENISHMENT:
                yield from self._secret_wishes()
            case RefitStep.SETUP:
                corner = self._hex()
                yield MarkPlayArea(first=corner, last=self._hex())
                yield MarkPlayArea(first=corner, last=corner)
                yield BeginScenario()

    def _side(self) -> Faction:
        return self.random.choice(tuple(Faction))

    def _some(self, names: dict[Faction, tuple[str, ...]]) -> str:
        """Counters that either side might have; those of the other are refused."""
        return f"{self.random.randint(1, 12)}x {self.random.choice(names[self._side()])}"

    def _hex(self) -> HexCoord:
        return self.random.choice(HEXES)

    def _ground_wishes(self) -> Iterator[Command]:
        chosen = tuple(self.random.sample(sorted(ground().strategic), 30))
        yield TakeControl(side=self._side(), hexes=chosen)
        yield TellVehicles(side=self._side(), hexes=tuple(self.random.sample(HEXES, 3)))
        yield CorrectAreas(hexes=(self._hex(),), holding=self.random.choice((None, *Holding)))
        yield FixAreas()

    def _shift(self) -> Command:
        side = self._side()
        places = ["entry", "#1", "#2", "#3"]
        origin, goal = self.random.sample(places, 2)
        return TryShift(faction=side, text=self.random.choice(MOVERS[side]), origin=origin, goal=goal)

    def _secret_wishes(self) -> Iterator[Command]:
        side = self._side()
        yield Replenish(faction=side, text=self.random.choice(("", self.random.choice(SQUADS[side]))))
        yield RollPoints(faction=side)
        for group in groups_of(side):
            yield BuyGroup(faction=side, group=group, on_map=self.random.random() < 0.5)
        for each in Faction:
            if self.random.random() < RARELY:
                yield from (DropGroup(faction=each, group=group) for group in groups_of(each))
            yield CloseOrder(faction=each)
            yield RollPoints(faction=each)
            yield Replenish(faction=each)
            yield from (ChooseChit(faction=each, chit=chit) for chit in Chit)
        for british in Chit:
            for german in Chit:
                yield RevealChits(british=british, german=german)


def check_purse(purse: Purse, side: Faction) -> None:
    """Points are conserved; no limit of any date or of the campaign is broken."""
    left = 0
    for line in purse.roster:
        assert line.start == left
        assert line.left == line.total - line.spent >= 0
        left = line.left
    in_all = Counter(line.group for line in purse.record)
    assert all(n <= group_of(side, id_).in_all for id_, n in in_all.items())
    for date in CampaignDate:
        _check_date(purse, side, date)


def _check_date(purse: Purse, side: Faction, date: CampaignDate) -> None:
    lines = [line for line in purse.record if line.date is date]
    today = Counter(line.group for line in lines)
    assert all(n <= group_of(side, id_).a_date for id_, n in today.items())
    kinds = Counter(group_of(side, line.group).kind for line in lines)
    if side is Faction.GERMAN:
        assert kinds[GroupKind.INFANTRY] <= 1
        assert date is not CampaignDate.DAY_25_NOON or ATTACK_CHIT not in today
    elif date.time is TimeOfDay.MORNING:
        tanks = [line for line in lines if group_of(side, line.group).kind is GroupKind.VEHICLE]
        assert not any(line.on_map for line in tanks)
    for line in lines:
        _check_line(line, side)


def _check_line(line: PurchaseLine, side: Faction) -> None:
    group = group_of(side, line.group)
    assert bool(line.strength) == group.rolls_strength
    assert bool(line.leaders) == (group.leaders is not None)
    assert bool(line.units) == bool(group.parts)


@pytest.mark.fuzz
@pytest.mark.parametrize("game", range(GAMES_AT_ONCE))
def test_random_campaigns(game: int) -> None:
    for number in range(CAMPAIGNS // GAMES_AT_ONCE):
        players = Players(seed=1000 * game + number)
        players.play()
        campaign, secrets = players.table.campaign, players.table.state.secrets
        assert campaign.date is CampaignDate.DAY_25_NOON
        assert campaign.attacks_used.get(Faction.BRITISH, 0) <= BRITISH_ATTACKS
        assert campaign.attacks_used.get(Faction.GERMAN, 0) <= 1
        for side in Faction:
            check_purse(secrets[side].game, side)
