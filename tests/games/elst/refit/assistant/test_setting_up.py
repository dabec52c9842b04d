"""Set-up: who is there, where he may stand, what is carried into play (4.518, CG8-CG10)."""

import pytest

from companion.games.elst.procedures.forces.commands import MovePieces, PassRoad, TakeControl
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    CountRetained,
    FinishScenario,
    NextRefitStep,
    RevealChits,
    RollTable,
    SetUpPieces,
    ShowWork,
    TellOutside,
    TryShift,
)
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.games.elst.shown.refit.panel import refit_panel
from companion.kit.panels import Secrets
from companion.kit.questions import Reply
from companion.kit.system import Players
from companion.reason import Reason
from tests.due_now import now_of
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import (
    add,
    at_step,
    count,
    hex_at,
    last_told,
    page,
    refusal,
    retained,
    tell_worked_example,
    tracked,
)


def set_up(side: str, place: str, text: str, hex_: str) -> SetUpPieces:
    return SetUpPieces.model_validate({"side": side, "place": place, "text": text, "hex": hex_at(hex_)})


def done(table: CampaignTable) -> dict[str, bool]:
    """Which sides have nothing more to do on the page."""
    parts = refit_panel(SYSTEM.scene(table.state)).parts
    return {one.faction: one.is_done for part in parts if isinstance(part, Secrets) for one in part.sides}


def due(table: CampaignTable) -> str:
    """Whose work comes next on the page; empty where nobody's does."""
    parts = refit_panel(SYSTEM.scene(table.state)).parts
    return next(part.due for part in parts if isinstance(part, Secrets))


@pytest.fixture
def table() -> CampaignTable:
    """About to be set up for a British attack, with some counters Retained."""
    table = at_step(RefitStep.POSSESSION)
    count(table, GERMAN, "#2", "3x SS 4-4-7, 9-1")
    count(table, GERMAN, "#4", "Tiger")
    table.do(
        CountRetained(side=GERMAN, place="#2", text="Panther", mark=Mark.IMMOBILE, hex=hex_at("M15")),
        CountRetained(side=GERMAN, place="#2", text="PaK40", hex=hex_at("M15")),
    )
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    return table


def test_counters_go_from_their_area_onto_the_map(table: CampaignTable) -> None:
    table.do(set_up("german", "#2", "2x SS 4-4-7", "M15"))
    assert retained(table, GERMAN, "#2")["ss-4-4-7"] == 1
    assert tracked(table, GERMAN, Spot.MAP) == {"ss-4-4-7": 2}


def test_a_set_up_is_told_with_its_hex(table: CampaignTable) -> None:
    table.do(set_up("german", "#2", "2x SS 4-4-7", "M15"))
    told = next(line for line in last_told(table) if line.key == "refit-log-set-up-in")
    assert told.hexes == (hex_at("M15"),)


def test_counters_set_up_in_a_steeple_as_far_as_it_holds_them(table: CampaignTable) -> None:
    """1.1h: a squad and four leaders; 1.1: that is another place than the ground below."""
    church = hex_at("NN8")
    areas = SYSTEM.scene(table.state).fixed_areas
    name = next(area.name for area in areas.of_faction(GERMAN) if church in area.hexes)
    count(table, GERMAN, name, "2x 4-4-7, 8-0")
    up = set_up("german", name, "4-4-7, 8-0", "NN8").model_copy(update={"level": 1})
    offered = [c for task in page(table).tasks for c in task.choices if c.values.get("place") == name]
    assert "level" in {one.name for choice in offered for one in choice.inputs}
    table.do(up)
    forces = SYSTEM.scene(table.state).game.forces
    assert {held.place.level for held in forces.holdings if held.place.hex == church} == {1}
    told = next(line for line in last_told(table) if line.key == "refit-log-set-up-in")
    assert told.args["level"] == 1
    another = up.model_copy(update={"text": "4-4-7"})
    assert refusal(table, another) == "steeple-too-many-squads"
    assert refusal(table, another.model_copy(update={"hex": hex_at("NN9")})) == "forces-no-such-place"


def test_a_wounded_leader_shifts_as_he_is_and_is_lost_on_the_way() -> None:
    """4.511c: he carries nothing; 4.511g: whether a casualty reduction is his end only the table knows."""
    table = at_step(RefitStep.SHIFT)
    count(table, GERMAN, "#1", "9-1, 8-0", Mark.WOUNDED)
    shift = TryShift(faction=GERMAN, text="9-1, 8-0", origin="#1", goal="#2")
    assert refusal(table, shift.model_copy(update={"pp": 1})) == "refit-overloaded"
    table.do(shift)
    table.answer(11)
    assert [row.title.args["pieces"] for row in table.asked.rows] == ["9-1 w", "8-0 w"]
    table.answer(6, 5)
    secret = table.state.secrets[GERMAN].waiting
    assert [one.title.args["unit"] for one in secret] == ["9-1"]
    table.session.answer(secret[0].id, Reply(value="yes"))
    (other,) = table.state.secrets[GERMAN].waiting
    table.session.answer(other.id, Reply(value="no"))
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE), ShowWork(faction=GERMAN))
    assert retained(table, GERMAN, "#1") == {}
    assert retained(table, GERMAN, "#2") == {"leader-8-0 wounded": 1}
    assert tracked(table, GERMAN, Spot.ELIMINATED) == {"leader-9-1": 1}
    assert tracked(table, GERMAN, Spot.RETAINED) == {"leader-8-0": 1}


def test_what_ails_a_counter_goes_along_when_it_shifts() -> None:
    table = at_step(RefitStep.SHIFT)
    count(table, GERMAN, "#1", "9-1", Mark.WOUNDED)
    count(table, GERMAN, "#1", "SS 4-4-7, LMG")
    table.do(TryShift(faction=GERMAN, text="9-1, SS 4-4-7, LMG", origin="#1", goal="#2"))
    table.answer(2)
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE), ShowWork(faction=GERMAN))
    assert retained(table, GERMAN, "#2") == {"leader-9-1 wounded": 1, "ss-4-4-7": 1, "lmg": 1}


def test_counters_leave_the_retained_pile_as_they_set_up(table: CampaignTable) -> None:
    assert tracked(table, GERMAN, Spot.RETAINED)["ss-4-4-7"] == 3
    table.do(set_up("german", "#2", "3x SS 4-4-7", "M15"))
    assert "ss-4-4-7" not in tracked(table, GERMAN, Spot.RETAINED)
    assert tracked(table, GERMAN, Spot.MAP) == {"ss-4-4-7": 3}


def test_what_stays_off_the_map_is_retained_for_the_next_scenario(table: CampaignTable) -> None:
    count(table, BRITISH, "entry", "Sherman V")
    table.do(BeginScenario(), FinishScenario())
    assert retained(table, BRITISH, "entry") == {"sherman-v": 1}
    assert retained(table, GERMAN, "#2") == {}


@pytest.mark.parametrize(
    ("place", "text", "hex_", "key"),
    [
        ("#2", "4x SS 4-4-7", "M15", "refit-not-there"),
        ("#2", "SS 4-4-7", "E12", "refit-not-own-area"),
        ("#2", "Panther", "M20", "refit-immobile-keeps-hex"),
        ("#2", "PaK40", "M20", "gun-setup-too-far"),
        ("#4", "SS 4-4-7", "F14", "refit-not-there"),
        ("#4", "Tiger", "M15", "refit-not-own-area"),
    ],
)
def test_refused_set_ups(table: CampaignTable, place: str, text: str, hex_: str, key: str) -> None:
    before = table.state
    assert refusal(table, set_up("german", place, text, hex_)) == key
    assert table.state is before


@pytest.mark.parametrize(("is_free", "key"), [(True, None), (False, "gun-setup-nowhere")])
def test_a_gun_far_from_every_hex_of_its_area(is_free: bool, key: str | None) -> None:
    """CG9a, CG9b: it Escaped there over more than 3 hexes; how that is read is a setting."""
    table = at_step(RefitStep.POSSESSION)
    table.do(CountRetained(side=GERMAN, place="#2", text="PaK40", hex=hex_at("B24")))
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    table.session.choose_setting("refit-gun-beyond-reach-is-free", is_free)
    command = set_up("german", "#2", "PaK40", "M15")
    if key:
        assert refusal(table, command) == key
    else:
        table.do(command)
        assert tracked(table, GERMAN, Spot.MAP) == {"pak-40": 1}


@pytest.mark.parametrize(("die", "key"), [(1, "refit-retained-in-its-hex"), (6, "refit-immobile-keeps-hex")])
def test_a_tank_retained_outside_of_every_area_sets_up_where_it_stood(die: int, key: str) -> None:
    """4.5057c: also one that the repairs made mobile."""
    table = at_step(RefitStep.ESCAPE)
    table.do(TellOutside(side=GERMAN, text="Tiger", hex=hex_at("L12"), is_immobile=True))
    table.go_to(RefitStep.REPAIR)
    table.do(RollTable(kind=RollKind.IMMOBILE, side=GERMAN, place="map", text="Tiger"))
    table.answer(die)
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    assert refusal(table, set_up("german", "map", "Tiger", "M15")) == key
    (left,) = SYSTEM.now(table.state).left
    assert (left.what.key, left.what.args["count"]) == ("elst-now-not-set-up", 1)
    table.do(set_up("german", "map", "Tiger", "L12"))
    assert tracked(table, GERMAN, Spot.MAP) == {"tiger": 1}


def test_nobody_sets_up_twice(table: CampaignTable) -> None:
    table.do(set_up("german", "#2", "3x SS 4-4-7", "M15"))
    again = set_up("german", "#2", "SS 4-4-7", "M15")
    assert refusal(table, again) == "refit-not-there"
    table.session.overrule(again, "we had miscounted")
    assert tracked(table, GERMAN, Spot.MAP) == {"ss-4-4-7": 4}


def test_an_afv_in_an_isolated_area_begins_under_low_ammo(table: CampaignTable) -> None:
    table.do(set_up("german", "#4", "Tiger", "F14"))
    assert (Mark.LOW_AMMO,) in [held.marks for held in table.state.game.forces.of(GERMAN)]
    assert "refit-log-low-ammo" in {reason.key for reason in last_told(table)}
    table.do(set_up("german", "#2", "Panther", "M15"))
    assert "refit-log-low-ammo" not in {reason.key for reason in last_told(table)}


def test_what_is_not_set_up_is_asked_about_before_play_begins(table: CampaignTable) -> None:
    """4.5182; who is in the Entry Area need not enter (CG8b)."""
    count(table, GERMAN, "entry", "9-1")
    (left,) = SYSTEM.now(table.state).left
    assert left.what == Reason("elst-now-not-set-up", "4.5182", args={"count": 7})


def test_what_ails_a_counter_after_the_refit_ails_it_on_the_map(table: CampaignTable) -> None:
    """4.508, 4.512: what was told of it before the repairs holds no more."""
    add(table, GERMAN, "Tiger (stunned)")
    table.do(MovePieces(side=GERMAN, text="Tiger", to_spot=Spot.RETAINED))
    table.do(set_up("german", "#2", "Panther", "M15"), set_up("german", "#4", "Tiger", "F14"))
    on_map = {one.type: one.marks for one in table.state.game.forces.of(GERMAN) if one.place.hex}
    assert on_map == {"panther": (Mark.IMMOBILE,), "tiger": (Mark.LOW_AMMO,)}


def test_the_order_of_set_ups_is_told(table: CampaignTable) -> None:
    (task,) = (task for task in page(table).tasks if task.id == "set-up-order")
    turns = [(fact.rule, fact.args["side"]) for fact in task.facts if "number" in fact.args]
    assert turns == [("4.5181", "german"), ("4.5181", "british"), ("4.5182", "german"), ("4.5182", "british")]
    assert task.facts[-1].args == {"side": "british"}
    assert [fact.about.args["pieces"] for fact in task.facts if fact.about] == ["Pz VIE"]


def test_counters_set_up_out_of_the_places_where_they_are_retained(table: CampaignTable) -> None:
    (task,) = (task for task in page(table).tasks if task.id == "set-up")
    told = [(one.values["side"], one.values["place"]) for one in task.choices if one.values]
    assert told == [(GERMAN, "#4"), (GERMAN, "#2")], "what is Isolated comes first (4.5181)"


def test_each_side_controls_the_road_hexes_of_its_areas(table: CampaignTable) -> None:
    table.do(TakeControl(side=None, hexes=(hex_at("A19"),)), BeginScenario())
    assert hex_at("A19") in table.state.game.forces.controlled_by(BRITISH)


def test_who_passed_there_in_an_earlier_scenario_passes_anew(table: CampaignTable) -> None:
    """CG10b: the hexes around A12 are the British ones' again."""
    around = tuple(map(hex_at, ("A12", "A11", "A13", "B11", "B12")))
    table.do(
        PassRoad(side=GERMAN, hexes=around[:4]), BeginScenario(), PassRoad(side=GERMAN, hexes=around[4:])
    )
    assert hex_at("A12") in table.state.game.forces.controlled_by(BRITISH)
    table.do(PassRoad(side=GERMAN, hexes=around))
    assert hex_at("A12") in table.state.game.forces.controlled_by(GERMAN)


def test_units_shift_once_and_only_from_where_they_are() -> None:
    table = at_step(RefitStep.SHIFT)
    count(table, GERMAN, "#1", "2x SS 4-4-7")
    shift = TryShift(faction=GERMAN, text="3x SS 4-4-7", origin="#1", goal="#2")
    assert refusal(table, shift) == "refit-not-there"
    table.do(TryShift(faction=GERMAN, text="SS 4-4-7", origin="#1", goal="#2"))
    table.answer(7)
    elsewhere = TryShift(faction=GERMAN, text="2x SS 4-4-7", origin="#1", goal="entry")
    assert refusal(table, elsewhere) == "refit-not-there"
    (move,) = table.purse(GERMAN).moves
    assert (move.plan.goal, move.result.value) == ("#2", "success")


@pytest.mark.parametrize(("pp", "key"), [(11, "refit-overloaded"), (-1, "refit-negative")])
def test_nobody_shifts_with_too_much_to_carry(pp: int, key: str) -> None:
    table = at_step(RefitStep.SHIFT)
    shift = TryShift(faction=GERMAN, text="2x SS 4-4-7", origin="#1", goal="#2", pp=pp)
    assert refusal(table, shift) == key


def test_those_who_shifted_are_shown_for_the_set_up() -> None:
    table = at_step(RefitStep.SHIFT)
    count(table, GERMAN, "#1", "3x SS 4-4-7")
    table.do(TryShift(faction=GERMAN, text="2x SS 4-4-7", origin="#1", goal="#2"))
    table.answer(11)
    table.answer(4, 3)  # one comes out a half-squad
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE), ShowWork(faction=GERMAN))
    assert retained(table, GERMAN, "#1") == {"ss-4-4-7": 1}
    assert retained(table, GERMAN, "#2") == {"ss-4-4-7": 1, "ss-2-3-7": 1}
    assert refusal(table, ShowWork(faction=GERMAN)) == "refit-nothing-to-show"
    assert refusal(table, ShowWork(faction=BRITISH)) == "refit-nothing-to-show"
    assert refusal(table, set_up("german", "#2", "2x SS 4-4-7", "M15")) == "refit-not-there"


@pytest.mark.parametrize("players", [Players.SOLO, Players.TWO])
def test_who_shifted_on_an_idle_date_is_where_he_came_to_on_the_next(players: Players) -> None:
    """4.511, 4.517b: no set-up of that date shows it."""
    table = idle_after_a_shift(players, british=Chit.IDLE)
    if players is Players.TWO:
        table.turn_up(GERMAN)
        table.turn_up(BRITISH)
    table.do(RevealChits(british=Chit.IDLE, german=Chit.IDLE))
    if players is Players.TWO:  # who alone can show it has to sit down once more
        assert now_of(table.session).due[0].what.key == "refit-show-first"
        assert refusal(table, NextRefitStep()) == "refit-show-first"
        table.session.secrecy.unlock(GERMAN)
        table.do(ShowWork(faction=GERMAN))
    assert retained(table, GERMAN, "#1") == retained(table, GERMAN, "#2") == {"ss-4-4-7": 1}
    assert table.campaign.date is CampaignDate.DAY_24_NOON


def idle_after_a_shift(players: Players, *, british: Chit) -> CampaignTable:
    """The Germans have Shifted one of two squads and chosen Idle; the British have chosen as well."""
    table = CampaignTable(players)
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(RefitStep.SHIFT)
    count(table, GERMAN, "#1", "2x SS 4-4-7")
    table.session.secrecy.unlock(GERMAN)
    table.do(TryShift(faction=GERMAN, text="SS 4-4-7", origin="#1", goal="#2"))
    table.answer(2)
    table.go_to(RefitStep.REPLENISHMENT)
    for side, chit in ((GERMAN, Chit.IDLE), (BRITISH, british)):
        table.session.secrecy.unlock(side)
        table.work(side, chit)
        if players is Players.TWO:
            table.session.secrecy.lock(side)
    return table


def test_an_idle_chit_turned_up_first_shows_no_shift_while_the_other_may_attack() -> None:
    """4.511e, 4.517a: the chits are shown together, and Shifts are secret until the set-up."""
    table = idle_after_a_shift(Players.TWO, british=Chit.ATTACK)
    table.turn_up(GERMAN)
    assert retained(table, GERMAN, "#2") == {}
    table.turn_up(BRITISH)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    assert (retained(table, GERMAN, "#2"), table.campaign.step) == ({}, RefitStep.SETUP)
    table.session.secrecy.unlock(GERMAN)
    table.do(ShowWork(faction=GERMAN))
    assert retained(table, GERMAN, "#2") == {"ss-4-4-7": 1}


def test_a_side_that_is_locked_shows_nothing() -> None:
    table = CampaignTable(Players.TWO)
    table.at_work()
    for side, chit in ((BRITISH, Chit.ATTACK), (GERMAN, Chit.IDLE)):
        table.session.secrecy.unlock(side)
        table.work(side, chit)
        table.session.secrecy.lock(side)
    for side in (GERMAN, BRITISH):
        table.turn_up(side)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    assert refusal(table, ShowWork(faction=GERMAN)) == "refit-purse-locked"


def test_who_sets_up_with_the_only_radio_observes_for_the_only_battery() -> None:
    """2.1: a radio is its battery's; nobody has to say it again as play begins."""
    table = at_step(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    kept = {one.faction: one.id for one in SYSTEM.scene(table.state).campaign.batteries}
    table.do(set_up("german", "#2", "9-1, radio", "M15"), BeginScenario())
    game = SYSTEM.scene(table.state).game
    assert game.battery(kept[GERMAN]).observer.hex == hex_at("M15")


def test_who_is_retained_in_the_entry_area_does_not_set_up(table: CampaignTable) -> None:
    """4.5182: he is placed off the map in an RPh of his side, and enters."""
    count(table, GERMAN, "entry", "4-4-7")
    offered = [choice.values.get("place") for task in page(table).tasks for choice in task.choices]
    assert "#2" in offered
    assert "entry" not in offered
    assert refusal(table, set_up("german", "entry", "4-4-7", "M15")) == "entry-placed-first"


def test_a_set_up_is_told_once() -> None:
    """4.518: who, where, and out of which area, in one line."""
    table = at_step(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    count(table, GERMAN, "#2", "9-1, SS 4-4-7")
    table.do(set_up("german", "#2", "9-1, SS 4-4-7", "M15"))
    acts = table.session.journal.done[-1].acts
    assert [line.key for act in acts for event in act.events for line in event.log()] == [
        "refit-log-set-up-in"
    ]


def test_who_sets_up_out_of_turn_is_told_whose_turn_it_is(table: CampaignTable) -> None:
    """4.5181, 4.5182: the Germans come first here, and in each turn what is Isolated."""
    for side, place, text in ((GERMAN, "#4", "4-4-7"), (GERMAN, "#2", "SS 4-4-7"), (BRITISH, "#1", "4-5-7")):
        count(table, side, place, text)
    told = []
    for side, place, text, hex_ in (
        ("british", "#1", "4-5-7", "E12"),
        ("german", "#2", "SS 4-4-7", "M15"),
        ("german", "#4", "4-4-7", "F14"),
    ):
        table.do(set_up(side, place, text, hex_))
        early = [one.args for one in last_told(table) if one.key == "refit-log-set-up-early"]
        told += [(args["side"], args["isolated"]) for args in early]
    assert told == [("german", "yes"), ("german", "yes")]


def test_equipment_does_not_arrive_alone_from_a_shift_that_nobody_survives() -> None:
    """4.511g, 4.5061b"""
    table = at_step(RefitStep.SHIFT)
    count(table, GERMAN, "#1", "SS 2-3-7, LMG")
    table.do(TryShift(faction=GERMAN, text="SS 2-3-7, LMG", origin="#1", goal="#2"))
    table.answer(11)
    table.answer(5)
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE), ShowWork(faction=GERMAN))
    assert retained(table, GERMAN, "#2") == {}
    assert tracked(table, GERMAN, Spot.ELIMINATED) == {"ss-2-3-7": 1, "lmg": 1}


def test_a_side_is_done_once_all_of_it_stands_on_the_map() -> None:
    """4.5182: the page shows the one that has still to set up."""
    table = at_step(RefitStep.POSSESSION)
    count(table, GERMAN, "#2", "SS 4-4-7")
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    assert done(table) == {"british": True, "german": False}
    table.do(set_up("german", "#2", "SS 4-4-7", "M15"))
    assert done(table) == {"british": True, "german": True}


def test_the_page_shows_whose_turn_it_is_to_set_up() -> None:
    """4.5182: before a British attack the Germans come first."""
    table = at_step(RefitStep.POSSESSION)
    count(table, GERMAN, "#2", "SS 4-4-7")
    count(table, BRITISH, "#1", "4-5-7")
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    assert due(table) == "german"
    table.do(set_up("german", "#2", "SS 4-4-7", "M15"))
    assert due(table) == "british"
    table.do(set_up("british", "#1", "4-5-7", "A12"))
    assert due(table) == ""
