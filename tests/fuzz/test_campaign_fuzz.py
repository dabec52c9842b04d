"""Whole campaigns at random: no dead end, no limit broken, no point lost, every one comes to its end."""

from collections import Counter

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.state import Purse
from companion.games.elst.rules.campaign_dates import CampaignDate, TimeOfDay
from companion.games.elst.rules.refit.groups import ATTACK_CHIT, GroupKind, group_of
from companion.games.elst.rules.refit.initiative import BRITISH_ATTACKS
from companion.games.elst.rules.refit.records import PurchaseLine
from tests.forms import IS_LONG
from tests.games.elst.refit.random_players import Players

CAMPAIGNS = 500 if IS_LONG else 1
GAMES_AT_ONCE = 5 if IS_LONG else 1  # so that one failure does not hide the others


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


@pytest.mark.long
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
