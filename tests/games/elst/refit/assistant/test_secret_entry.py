"""What was bought in secret waits off the map in secret until it is about to enter (4.515, 4.516, 4.5182)."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery
from companion.games.elst.procedures.forces.commands import MovePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    BringGroup,
    BuyGroup,
    ChooseChit,
    CloseOrder,
    FinishScenario,
    RevealChits,
    TryShift,
)
from companion.games.elst.procedures.refit.purse_events import GroupBrought
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.shown.refit.panel import REFIT_PANEL
from companion.kit.panels import Secrets
from companion.kit.system import Players
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from companion.session.truth import falsehoods
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import bought, hex_at, page, refusal, retained, tracked

COMPANY = {"german-4-4-7": 6, "lmg": 2, "leader-8-1": 1, "leader-8-0": 1}  # a Volksgrenadier company, I3
TELLS = ("I3", "german-4-4-7", "4-4-7", "leader-8-1", "O2")  # of the groups bought here


def bring(group: str, place: str = "entry", *, in_secret: bool = False) -> BringGroup:
    return BringGroup(faction=GERMAN, group=group, bought=1, place=place, is_secret=in_secret)


def setting_up(group: str, *, on_map: bool = False) -> CampaignTable:
    """Two players before the set-up of a British attack, the Germans at the machine with a group bought."""
    table = CampaignTable(Players.TWO)
    table.at_work()
    table.session.secrecy.unlock(GERMAN)
    table.gain(GERMAN, 1)
    table.do(BuyGroup(faction=GERMAN, group=group, on_map=on_map), CloseOrder(faction=GERMAN))
    while table.asked:
        table.answer(8)
    table.do(ChooseChit(faction=GERMAN, chit=Chit.IDLE))
    table.session.secrecy.lock(GERMAN)
    table.session.secrecy.unlock(BRITISH)
    table.work(BRITISH, Chit.ATTACK)
    table.session.secrecy.lock(BRITISH)
    table.turn_up(GERMAN)
    table.turn_up(BRITISH)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    table.session.secrecy.unlock(GERMAN)
    return table


def rally(table: CampaignTable, side: Faction = GERMAN) -> None:
    table.do(SetFacts(facts={"clock/moment/player": side.value, "clock/moment/phase": "rph"}))


def hide_and_play(group: str = "I3") -> CampaignTable:
    """The group is off the map in secret, its side has left, and the scenario is played."""
    table = setting_up(group)
    table.do(bring(group, in_secret=True))
    table.session.secrecy.lock(GERMAN)
    table.do(BeginScenario())
    return table


def everything_shown(table: CampaignTable) -> list[str]:
    """All that the companion tells who looks at the machine now, one thing after another."""
    session, state = table.session, table.state
    log = [(line.label, line.details, line.faction, line.is_undone) for line in session.log()]
    hexes = (hex_at("TT8"), hex_at("M15"))
    told = (
        state.public,
        tuple(state.secrets),
        tuple(SYSTEM.panels(state)),
        SYSTEM.now(state),
        SYSTEM.recap(state),
        tuple(fact.label for fact in SYSTEM.facts(state)),
        SYSTEM.inventory(state),
        SYSTEM.counters(state),
        [SYSTEM.hex_help(state, hex_) for hex_ in hexes],
        session.choices(),
        log,
        session.undo_label,
        session.undo_detail,
        SYSTEM.records(session),
    )
    return [repr(one) for one in told]


def offered(table: CampaignTable) -> list[tuple[str, bool]]:
    """Where the page lets groups go, and whether in secret."""
    tasks = (task for task in page(table).tasks if task.id == "new-groups")
    return [(one.values["place"], one.values["is_secret"]) for task in tasks for one in task.choices]


# ---- the other side ----


@pytest.mark.parametrize("moment", ["set-up", "play", "refit"])
def test_the_other_side_learns_nothing_of_what_waits_off_the_map(moment: str) -> None:
    """What it sees is the same whatever waits there, and names nothing of it."""
    seen = []
    for group in ("I3", "V2"):
        table = setting_up(group)
        table.do(bring(group, in_secret=True))
        table.session.secrecy.lock(GERMAN)
        if moment != "set-up":
            table.do(BeginScenario())
        if moment == "refit":
            table.do(FinishScenario())
        before = everything_shown(table)
        table.session.secrecy.unlock(BRITISH)
        seen.append((before, everything_shown(table)))
    (first, first_seated), (second, second_seated) = seen
    assert len(first) == len(second)
    assert log_of_one_length(first) == log_of_one_length(second)
    assert log_of_one_length(first_seated) == log_of_one_length(second_seated)
    assert not [one for one in first if "german-4-4-7" in one]


def log_of_one_length(shown: list[str]) -> list[str]:
    """Without the sealed lines, of which there are as many as dice were rolled in secret."""
    return [one for number, one in enumerate(shown) if number != 10]


def test_the_log_tells_who_is_away_only_that_something_was_sealed() -> None:
    table = hide_and_play()
    lines = [line for line in table.session.log() if line.faction == "german"]
    assert (lines[-1].label.key, lines[-1].details) == ("entry-sealed", ())
    assert not [word for word in TELLS if word in repr([line.details for line in lines])]


def test_nothing_of_it_stands_in_the_file() -> None:
    table = hide_and_play()
    written = "\n".join(repr(record) for record in table.store.read())
    assert "elst-bring-group" not in written
    assert "elst-group-brought" not in written


def test_the_other_side_cannot_take_it_back() -> None:
    table = setting_up("I3")
    table.do(bring("I3", in_secret=True))
    table.session.secrecy.lock(GERMAN)
    table.session.secrecy.unlock(BRITISH)
    with pytest.raises(IllegalCommandError) as refused:
        table.session.undo()
    assert not [word for word in TELLS if word in repr(refused.value.reason)]


def test_both_sides_played_true_when_it_was_hidden_and_shown() -> None:
    table = hide_and_play()
    table.session.secrecy.unlock(GERMAN)
    rally(table)
    table.do(bring("I3"))
    for side in (GERMAN, BRITISH):
        if not table.session.secrecy.is_open(side):
            table.session.secrecy.unlock(side)
        table.session.secrecy.reveal(side)
    assert falsehoods(table.session) == ()


# ---- its own side ----


def test_its_own_side_sees_it_wait_and_packs_it_up() -> None:
    table = hide_and_play()
    assert not [item for item in SYSTEM.inventory(table.state) if "4-4-7" in repr(item)]
    table.session.secrecy.unlock(GERMAN)
    packed = [item for item in SYSTEM.inventory(table.state) if item.place and "entry" in repr(item.place)]
    assert sum(item.count for item in packed) == sum(COMPANY.values())
    (line,) = table.purse(GERMAN).record
    assert (line.retained_in, line.is_hidden) == ("entry", True)
    again = Session.open(table.store, {SYSTEM.id: SYSTEM}.get)
    again.secrecy.unlock(GERMAN)
    assert again.state == table.state


def test_it_is_shown_in_an_rph_of_its_side_and_enters() -> None:
    table = hide_and_play()
    rally(table, BRITISH)
    table.session.secrecy.unlock(GERMAN)
    assert offered(table) == []
    assert refusal(table, bring("I3")) == "entry-not-own-rally"
    rally(table)
    (due,) = (one for one in SYSTEM.now(table.state).due if one.what.key == "elst-now-in-secret")
    assert due.count == 1
    assert offered(table) == [("entry", False)]
    assert retained(table, GERMAN, "entry") == {}
    table.do(bring("I3"))
    assert offered(table) == []
    assert tracked(table, GERMAN, Spot.RETAINED) == COMPANY
    table.session.secrecy.lock(GERMAN)
    assert "german-4-4-7" in repr(table.state.public)
    going = "6x 4-4-7, 2x LMG, 8-1, 8-0"
    table.do(MovePieces(side=GERMAN, text=going, spot=Spot.RETAINED, to_spot=Spot.OFFBOARD))
    table.do(MovePieces(side=GERMAN, text=going, spot=Spot.OFFBOARD, to_spot=Spot.MAP, to_hex=hex_at("TT8")))
    assert tracked(table, GERMAN, Spot.MAP) == COMPANY
    table.do(FinishScenario())
    table.session.secrecy.unlock(GERMAN)
    assert table.purse(GERMAN).record[0].is_hidden is False
    assert offered(table) == []


def test_what_has_not_entered_is_retained_in_secret_still() -> None:
    """CG6; it waited off the map, and sets up on no map of another date (4.5151b)."""
    table = hide_and_play()
    table.do(FinishScenario())
    assert retained(table, GERMAN, "entry") == {}
    table.go_to(RefitStep.SHIFT)
    assert table.campaign.date is CampaignDate.DAY_24_NOON
    table.session.secrecy.unlock(GERMAN)
    assert offered(table) == [("entry", False)]
    table.do(bring("I3"))
    assert retained(table, GERMAN, "entry") == COMPANY


def test_before_it_shifts_it_is_shown() -> None:
    """4.511: a group of which nobody knows would be counted twice."""
    table = hide_and_play()
    table.go_to(RefitStep.SHIFT)
    table.session.secrecy.unlock(GERMAN)
    goal = SYSTEM.scene(table.state).fixed_areas.of_faction(GERMAN)[0].name
    shift = TryShift(faction=GERMAN, text="6x 4-4-7", origin="entry", goal=goal)
    assert refusal(table, shift) == "refit-group-first"


def test_who_sits_down_in_an_rph_is_the_same_with_and_without_a_secret() -> None:
    for table in (hide_and_play(), hide_and_play("V2"), hid_nothing()):
        rally(table)
        (panel,) = (one for one in SYSTEM.panels(table.state) if one.id == REFIT_PANEL)
        assert [part.sides for part in panel.parts if isinstance(part, Secrets)] == [()]


def hid_nothing() -> CampaignTable:
    table = setting_up("O2")
    table.session.secrecy.lock(GERMAN)
    table.do(BeginScenario())
    return table


def test_a_group_bought_on_map_may_be_given_an_area_after_all() -> None:
    """Until the scenario begins nothing has been shown."""
    table = setting_up("I3", on_map=True)
    assert refusal(table, bring("I3", area(table), in_secret=True)) == "refit-secret-group-enters"
    table.do(bring("I3", in_secret=True))
    assert offered(table)[-1] == ("entry", False)
    table.do(bring("I3", area(table)))
    assert retained(table, GERMAN, area(table)) == COMPANY


def area(table: CampaignTable) -> str:
    """An area of the Germans in which new groups may set up."""
    areas = SYSTEM.scene(table.state).fixed_areas.of_faction(GERMAN)
    return next(one.name for one in areas if not one.is_isolated)


# ---- batteries ----


def test_a_radio_shown_in_an_rph_comes_into_play() -> None:
    """CG3: with a full pile."""
    table = hide_and_play("O2")
    before = set(table.state.game.artillery.batteries)
    assert not table.campaign.batteries
    table.session.secrecy.unlock(GERMAN)
    rally(table)
    table.do(bring("O2"))
    (new,) = set(table.state.game.artillery.batteries) - before
    assert dict(table.state.piles[new].left) == {"black": 8, "red": 3}


def test_a_third_radio_stays_a_secret() -> None:
    """CG3a."""
    table = hide_and_play("O2")
    for name in ("G8", "G9")[german_batteries(table) :]:
        table.do(AddBattery(battery=name, side=GERMAN, kind=BatteryKind.NORMAL, calibre=80))
    table.session.secrecy.unlock(GERMAN)
    rally(table)
    assert refusal(table, bring("O2")) == "oba-too-many-batteries"


def german_batteries(table: CampaignTable) -> int:
    return sum(one.faction is GERMAN for one in table.state.game.artillery.batteries.values())


# ---- an open table ----


def test_at_an_open_table_everything_is_brought_for_all_to_see() -> None:
    table = bought(GERMAN, "I3", on_map=False)
    assert offered(table) == [("entry", False)]
    table.do(bring("I3"))
    assert retained(table, GERMAN, "entry") == COMPANY


def test_a_group_of_an_older_session_was_brought_for_all_to_see() -> None:
    event = GroupBrought.model_validate(
        {"group": "I3", "bought": 1, "place": "entry", "date": "24-morning", "secret_to": "german"}
    )
    assert event.is_hidden is False
    assert next(iter(event.log())).key == "refit-group-called"
