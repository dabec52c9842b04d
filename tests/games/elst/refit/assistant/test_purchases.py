"""What each side may buy, at what cost, and what its groups bring (4.515, 4.516)."""

from collections.abc import Iterator

import pytest

from companion.chance.requests import RollRequest
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    ChooseChit,
    CloseOrder,
    Replenish,
    RevealChits,
    RollPoints,
)
from companion.games.elst.procedures.refit.state import PurseStep
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.refit.groups import ATTACK_CHIT
from companion.games.elst.rules.refit.initiative import BRITISH_ATTACKS, Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.records import PurchaseLine
from companion.games.elst.rules.refit.strength import Strength
from companion.games.elst.shown.refit.purse_tasks import attacks_left
from companion.kit.cards import card_of
from companion.kit.panels import Choice
from companion.session.errors import IllegalCommandError
from companion.text import Catalogue
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, CampaignTable
from tests.games.elst.refit.assistant.telling import page, refusal

# By id: cost, how many a date and in the campaign, what a full one brings without leaders and weapons.
GERMAN_TABLE = {
    "I1": (4, 1, 1, "3x 6-5-8"),
    "I2": (6, 1, 1, "6x SS 4-4-7"),
    "I3": (4, 1, 3, "6x 4-4-7"),
    "V1": (2, 1, 1, "2x Pz IIIN"),
    "V2": (4, 1, 2, "2x Pz VG"),
    "V3": (3, 1, 2, "2x Pz VIE"),
    "V4": (5, 1, 2, "3x StuG IIIG(L)"),
    "G1": (2, 2, 2, "75L PaK40, 2-2-8"),
    "G2": (3, 1, 1, "88LL PaK43/41, 2-2-8"),
    "HW1": (6, 1, 2, "2x HMG, 2x 3-4-8"),
    "O1": (3, 2, 5, ""),
    "O2": (5, 1, 3, ""),
    "O3": (3, 1, 1, ""),
}
PLENTY = 99
FULL = 8


@pytest.fixture
def table() -> CampaignTable:
    table = CampaignTable()
    table.at_work()
    return table


def to_the_purchases(table: CampaignTable) -> None:
    table.go_to(RefitStep.REPLENISHMENT)
    table.do(Replenish(faction=GERMAN), RollPoints(faction=GERMAN))
    table.answer(1)
    table.session.set_facts({"left": PLENTY}, secret_to=GERMAN.value)


def buy_all(table: CampaignTable, groups: tuple[str, ...]) -> list[str]:
    """One group after the other as long as it is not refused; the reasons for which each was at last."""
    return [_buy_out(table, group) for group in groups]


def _buy_out(table: CampaignTable, group: str) -> str:
    while True:
        try:
            table.do(BuyGroup(faction=GERMAN, group=group))
        except IllegalCommandError as refused:
            return refused.reason.key


def idle_date(table: CampaignTable) -> tuple[PurchaseLine, ...]:
    """The order is paid and nobody attacks; what the Germans bought."""
    lines = paid(table)
    table.do(ChooseChit(faction=GERMAN, chit=Chit.IDLE))
    table.work(BRITISH, Chit.IDLE)
    table.do(RevealChits(british=Chit.IDLE, german=Chit.IDLE))
    return lines


def paid(table: CampaignTable) -> tuple[PurchaseLine, ...]:
    """What the order of the date brings, all of it at full strength."""
    table.do(CloseOrder(faction=GERMAN))
    while table.asked:
        table.answer(FULL)
    return tuple(line for line in table.purse(GERMAN).record if line.date is table.campaign.date)


def test_every_german_group_has_its_cost_its_limits_and_its_counters() -> None:
    """4.515-G: all that may be bought, date by date; of the infantry one a date (footnote e)."""
    table = CampaignTable()
    others = tuple(group for group in GERMAN_TABLE if not group.startswith("I"))
    bought: list[PurchaseLine] = []
    for infantry in ("I3", "I3", "I3", "I1"):
        to_the_purchases(table)
        told = {one.label.args["group"]: one.label.args["cost"] for one in _entering(table)}
        assert told == {ATTACK_CHIT: 1} | {group: row[0] for group, row in GERMAN_TABLE.items()}
        assert buy_all(table, (infantry,)) == ["refit-date-limit"]
        buy_all(table, others)
        bought += idle_date(table)
    to_the_purchases(table)
    assert refusal(table, BuyGroup(faction=GERMAN, group="I3")) == "refit-campaign-limit"
    assert refusal(table, BuyGroup(faction=GERMAN, group="I1")) == "refit-campaign-limit"
    table.do(BuyGroup(faction=GERMAN, group="I2"))
    assert set(buy_all(table, others)) == {"refit-campaign-limit"}
    bought += paid(table)
    for group, (_, a_date, in_all, units) in GERMAN_TABLE.items():
        lines = [line for line in bought if line.group == group]
        assert len(lines) == in_all
        assert sum(line.date is lines[0].date for line in lines) == a_date
        assert {roster_text(line.units) for line in lines} == {units}


def _entering(table: CampaignTable) -> Iterator[Choice]:
    """What the page offers of groups that enter."""
    tasks = (task for task in page(table).tasks if task.id == "purchase")
    choices = (choice for task in tasks for choice in task.choices if choice.command is BuyGroup)
    return (choice for choice in choices if not choice.values["on_map"])


def test_the_odds_of_the_points_are_told_before_the_die(table: CampaignTable) -> None:
    """4.514: from the base of 16."""
    table.do(Replenish(faction=GERMAN))
    tasks = (one for one in page(table).tasks if (one.id, one.secret_to) == ("points", GERMAN))
    (odds,) = (odds for task in tasks for odds in task.forecasts)
    assert sorted(reason.args["count"] for reason, _ in odds.rows) == list(range(10, 16))


def test_where_no_squad_may_come_back_the_points_are_next(table: CampaignTable) -> None:
    """4.513a: nothing is to be decided; that nobody comes back is told with the points."""
    (points,) = (one for one in page(table).tasks if (one.id, one.secret_to) == ("points", GERMAN))
    assert points.facts[0].args == {"side": "german", "count": 0}
    table.do(RollPoints(faction=GERMAN))
    table.answer(5)
    assert (table.purse(GERMAN).step, table.purse(GERMAN).gained) == (PurseStep.PURCHASE, 11)


def test_of_the_infantry_groups_the_germans_buy_one_a_date(table: CampaignTable) -> None:
    """4.515-Ge"""
    to_the_purchases(table)
    table.do(BuyGroup(faction=GERMAN, group="I2"))
    assert refusal(table, BuyGroup(faction=GERMAN, group="I3")) == "refit-one-infantry-group"


def test_what_a_roll_for_a_group_means_is_told_before_it(table: CampaignTable) -> None:
    """4.5161, 4.5162a."""
    to_the_purchases(table)
    table.do(BuyGroup(faction=GERMAN, group="I1"), CloseOrder(faction=GERMAN))
    told = []
    for dr in (9, 4):
        assert table.asked is not None
        told.append(Catalogue("en").reason(card_of(table.asked).lines[-1], str))
        table.answer(dr)
    assert told == ["Full strength on 8 or less, Depleted on 9 or more", "received on 4 or less"]
    (line,) = table.purse(GERMAN).record
    assert line.strength is Strength.DEPLETED
    assert line.received


@pytest.mark.parametrize(
    ("strength", "drms", "dr", "leader"),
    [
        (8, [-2], 4, "9-2"),
        (8, [-2], 5, "9-1"),
        (8, [-2], 7, "8-1"),
        (8, [-2], 10, "8-0"),
        (8, [-2], 12, "7-0"),
        (9, [2, -2], 11, "7-0"),
        (9, [2, -2], 12, "6+1"),
    ],
)
def test_a_platoon_of_the_ss_receives_its_leader_by_the_platoon_table(
    table: CampaignTable, strength: int, drms: list[int], dr: int, leader: str
) -> None:
    """4.5163b"""
    to_the_purchases(table)
    table.do(BuyGroup(faction=GERMAN, group="I1"), CloseOrder(faction=GERMAN))
    table.answer(strength)
    while table.asked and table.asked.purpose is ElstPurpose.WEAPONS:
        table.answer(1)
    request = table.asked
    assert isinstance(request, RollRequest)
    assert [modifier.value for modifier in request.rows[0].modifiers] == drms
    assert {modifier.reason.rule for modifier in request.rows[0].modifiers} == {"4.5163b"}
    table.answer(dr)
    (line,) = table.purse(GERMAN).record
    assert line.leaders == (leader,)


def test_groups_and_chits_used_before_the_table_was_tracked_count(table: CampaignTable) -> None:
    """4.515, 4.517a: told among the facts, as they are typed in the planner."""
    to_the_purchases(table)
    earlier = {"earlier": ["o3", "I3"]}
    table.session.set_facts(earlier, secret_to=GERMAN.value)
    assert table.purse(GERMAN).bought_before(table.campaign.date) == {"O3": 1, "I3": 1}
    assert refusal(table, BuyGroup(faction=GERMAN, group="O3")) == "refit-campaign-limit"
    with pytest.raises(IllegalCommandError) as refused:
        table.session.set_facts({"earlier": ["X9", "I3"]}, secret_to=GERMAN.value)
    assert refused.value.reason.key == "value-impossible"
    assert refused.value.reason.args["value"] == "X9 I3"
    table.session.set_facts({"campaign/attacks_before": BRITISH_ATTACKS})
    assert attacks_left(table.campaign).args["count"] == 0
    table.gain(BRITISH, 1)
    table.do(CloseOrder(faction=BRITISH))
    assert refusal(table, ChooseChit(faction=BRITISH, chit=Chit.ATTACK)) == "refit-attacks-used-up"
