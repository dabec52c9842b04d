"""What becomes of counters where they ended the scenario, and where those go who Escape (4.5053-4.5061)."""

import pytest

from companion.chance.requests import RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import TakeControl, UseStairs
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import (
    CorrectAreas,
    CountTracked,
    NextRefitStep,
    SendTo,
    TellOutside,
    TryEscape,
)
from companion.games.elst.procedures.refit.outside import stragglers
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.areas import Holding
from companion.games.elst.rules.refit.disposition import Fate
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.shown.refit.forecasts import forecast
from companion.kit.cards import card_of
from companion.kit.panels import Choice
from companion.text import Catalogue
from tests.due_now import now_of
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import (
    add,
    at_step,
    hex_at,
    last_told,
    page,
    refusal,
    retained,
    tell_worked_example,
    tracked,
)


@pytest.fixture
def table() -> CampaignTable:
    return at_step(RefitStep.ESCAPE)


# ---- Escape ----


def test_those_who_escape_are_retained_in_the_only_place_they_can_reach_first(table: CampaignTable) -> None:
    table.do(TryEscape(side=BRITISH, text="4-5-7, LMG", hex=hex_at("H17")))
    table.answer(9)
    assert retained(table, BRITISH, "#1") == {"british-4-4-7": 1, "lmg": 1}


def test_japanese_players_read_counters_in_their_own_words(table: CampaignTable) -> None:
    def told() -> set[str]:
        return {Catalogue("ja").reason(one, SYSTEM.board.hex_name) for one in last_told(table)}

    add(table, GERMAN, "malfunctioned radio @ C20")
    assert "無線機（故障）" in told()
    table.do(TryEscape(side=GERMAN, text="9-1, radio", hex=hex_at("C20")))
    assert isinstance(table.asked, RollRequest)
    assert "無線機の離脱" in Catalogue("ja").reason(table.asked.title, SYSTEM.board.hex_name)
    table.answer(10 - sum(one.value for one in table.asked.modifiers))
    assert "離脱、損耗：9-1 負傷（4.506f）" in told()
    assert "9-1 w" in {one.args.get("units") for one in last_told(table)}


def test_the_card_of_an_escape_says_where_it_is_and_what_dice_it_takes(
    table: CampaignTable,
) -> None:
    """4.506f: in C20, with the rulebook's DRM of +2."""
    table.do(TryEscape(side=GERMAN, text="SS 4-4-7", hex=hex_at("C20")))
    assert table.asked is not None
    card, english = card_of(table.asked), Catalogue("en")
    assert english.reason(card.title, SYSTEM.board.hex_name) == "Escape of SS 4-4-7 from C20 (4.506)"
    told = [english.reason(line, SYSTEM.board.hex_name) for line in card.lines[-5:]]
    assert told == [
        "DRM +2 in all",
        "9 or less: Escapes",  # with a final 9 as well: SS are not Replaced (4.506g)
        "10 to 11: Casualty Reduction (SS 2-3-7)",
        "12 or more: Eliminated",
        "succeeds 58.3 % (7/12)",
    ]


@pytest.mark.parametrize(
    ("text", "final", "left"),
    [
        ("SS 4-4-7", 9, "SS 4-4-7"),
        ("SS 4-4-7", 10, "SS 2-3-7"),
        ("SS 4-4-7", 11, "SS 2-3-7"),
        ("SS 6-5-8", 11, "3-4-8"),
        ("4-4-7", 9, "4-3-6"),
        ("4-4-7", 11, "2-3-6"),
    ],
)
def test_the_ss_are_never_replaced_as_they_escape(
    table: CampaignTable, text: str, final: int, left: str
) -> None:
    """4.506g: in C20, with the rulebook's DRM of +2; others become a lower unit."""
    table.do(TryEscape(side=GERMAN, text=text, hex=hex_at("C20")))
    table.answer(final - 2)
    told = [reason for reason in last_told(table) if reason.key.startswith("refit-escape")]
    assert [reason.args["units"] for reason in told if reason.args] == [left]
    assert ("4.506g" in {reason.rule for reason in told}) == (text.startswith("SS") and final in (9, 11))


def test_a_stunned_vehicle_that_escapes_is_stunned_still(table: CampaignTable) -> None:
    """4.5122: its die is rolled in the repairs."""
    table.do(TryEscape(side=GERMAN, text="Tiger", hex=hex_at("C20"), is_stunned=True))
    table.answer(2)
    arrivals, stock = table.state.game.campaign.arrivals, table.state.game.campaign.stock
    (lot,) = (*(lot for one in arrivals for lot in one.lots), *stock)
    assert lot.marks == (Mark.STUNNED,)


@pytest.mark.parametrize("hex_", ["C18", "G15"])
def test_an_isolated_area_and_another_as_near_are_offered_once_each(table: CampaignTable, hex_: str) -> None:
    """4.5061a"""
    table.do(TryEscape(side=GERMAN, text="SS 2-3-7", hex=hex_at(hex_)))
    table.answer(5)
    (arrival,) = table.campaign.arrivals
    assert arrival.goals == ("#2", "#4")


def test_the_isolated_nearest_area_may_be_passed_over(table: CampaignTable) -> None:
    """The half-squad in B16 may ignore Isolated #3 and be Retained in #2 (4.505x2)."""
    table.do(TryEscape(side=GERMAN, text="SS 2-3-7", hex=hex_at("B16")))
    table.answer(6)
    (arrival,) = table.campaign.arrivals
    assert arrival.goals == ("#4", "#2")
    assert refusal(table, NextRefitStep()) == "refit-arrivals-first"
    assert refusal(table, SendTo(side=GERMAN, hex=hex_at("B16"), goal="#1")) == "refit-other-destination"
    table.do(SendTo(side=GERMAN, hex=hex_at("B16"), goal=arrival.goals[-1]))
    assert retained(table, GERMAN, arrival.goals[-1]) == {"ss-2-3-7": 1}
    assert table.campaign.arrivals == ()
    again = SendTo(side=GERMAN, hex=hex_at("B16"), goal=arrival.goals[0])
    assert refusal(table, again) == "refit-nobody-arrives"


@pytest.mark.parametrize(
    ("side", "text", "hex_", "drms"),
    [
        (BRITISH, "4-5-7", "H17", {"size": 1, "beside-own-area": -2, "enemy-area": 1}),
        (BRITISH, "4-5-7", "G14", {"size": 1, "beside-own-area": -2}),
        (GERMAN, "SS 4-4-7", "G14", {"size": 1, "beside-own-area": -2}),
        (GERMAN, "SS 4-4-7", "C20", {"size": 1, "enemy-area": 1}),
        (GERMAN, "SS 6-5-8", "F14", {"size": 1, "isolated": 2}),
        (GERMAN, "SS 2-3-7", "B16", {"enemy-area": 1}),
    ],
)
def test_the_hex_of_an_escape_gives_its_modifiers(
    table: CampaignTable, side: Faction, text: str, hex_: str, drms: dict[str, int]
) -> None:
    """4.506e: in No Man's Land nobody is in an enemy area."""
    table.do(TryEscape(side=side, text=text, hex=hex_at(hex_)))
    assert table.asked is not None
    told = {one.reason.key.removeprefix("refit-drm-"): one.value for one in table.asked.modifiers}
    assert told == drms


def test_equipment_is_lost_with_those_who_carry_it(table: CampaignTable) -> None:
    add(table, BRITISH, "4-5-7, LMG @ H17")
    table.do(TryEscape(side=BRITISH, text="4-5-7, LMG", hex=hex_at("H17")))
    table.answer(12)
    assert tracked(table, BRITISH, Spot.ELIMINATED) == {"british-4-5-7": 1, "lmg": 1}
    assert table.campaign.stock == ()


def test_what_is_tracked_of_those_who_escape_counts_though_only_their_names_are_told(
    table: CampaignTable,
) -> None:
    """4.506e, 4.512: the 8-0 is wounded, not the 9-1, and the LMG malfunctions."""
    add(table, BRITISH, "9-1, 8-0 (wounded), malfunctioned LMG, 4-5-7 @ H17")
    table.do(TryEscape(side=BRITISH, text="9-1, 8-0, LMG, 4-5-7", hex=hex_at("H17")))
    assert table.asked is not None
    assert "refit-drm-wounded" in {one.reason.key for one in table.asked.modifiers}
    table.answer(2)
    there = {"leader-9-1": 1, "leader-8-0 wounded": 1, "lmg malfunctioned": 1, "british-4-5-7": 1}
    assert retained(table, BRITISH, "#1") == there
    assert tracked(table, BRITISH, Spot.MAP) == {}


@pytest.mark.parametrize(("final", "wrecks"), [(8, set()), (9, {"C20"}), (12, {"C20"})])
def test_a_vehicle_that_does_not_escape_leaves_a_wreck(
    table: CampaignTable, final: int, wrecks: set[str]
) -> None:
    """4.506f: by the -1 of an AFV and the +1 of an enemy area."""
    add(table, GERMAN, "Tiger @ C20")
    table.do(TryEscape(side=GERMAN, text="Tiger", hex=hex_at("C20")))
    table.answer(final)
    assert set(map(SYSTEM.board.hex_name, table.state.game.markers.wrecks)) == wrecks
    assert tracked(table, GERMAN, Spot.MAP) == {}


def test_each_isolated_area_on_the_way_may_be_passed_over() -> None:
    """4.5061a: with the nearest ignored, the next is the nearest."""
    table = CampaignTable()
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    cut_off = tuple(map(hex_at, ("C18", "F18")))
    table.do(CorrectAreas(hexes=cut_off, holding=Holding.GERMAN))
    table.go_to(RefitStep.ESCAPE)
    table.do(TryEscape(side=GERMAN, text="SS 2-3-7", hex=hex_at("C20")))
    table.answer(2)
    (arrival,) = table.campaign.arrivals
    areas = SYSTEM.scene(table.state).fixed_areas.of_faction(GERMAN)
    by_hex = {hex_: area.name for area in areas for hex_ in area.hexes}
    assert arrival.goals[:2] == tuple(by_hex[hex_] for hex_ in cut_off)
    assert by_hex[hex_at("M22")] in arrival.goals


def test_a_reduced_leader_arrives_wounded(table: CampaignTable) -> None:
    table.do(TryEscape(side=BRITISH, text="9-1", hex=hex_at("H17")))
    table.answer(12)  # -1 alone, -2 beside the own area, +1 in the enemy's: 10
    assert retained(table, BRITISH, "#1") == {"leader-9-1 wounded": 1}


@pytest.mark.parametrize(
    ("escape", "key"),
    [
        ({"text": "4-5-7, LMG", "pp": 6}, "refit-overloaded"),
        ({"text": "9-1", "pp": 3}, "refit-overloaded"),
        ({"text": "9-1", "pp": 1, "wounded": 1}, "refit-overloaded"),
        ({"text": "9-1, 3x radio"}, "refit-overloaded"),
        ({"text": "4-5-7", "pp": -1}, "refit-negative"),
        ({"text": "4-5-7", "wounded": -1}, "refit-negative"),
        ({"text": "4-5-7", "wounded": 1}, "refit-more-wounded-than-leaders"),
        ({"text": "LMG"}, "refit-empty-stack"),
        ({"text": "Sherman V, 4-5-7"}, "refit-vehicle-alone"),
        ({"text": "4-5-7x"}, "roster-unknown-piece"),
    ],
)
def test_refused_escapes(table: CampaignTable, escape: dict[str, object], key: str) -> None:
    before = table.state
    command = TryEscape.model_validate({"side": BRITISH, "hex": hex_at("H17"), **escape})
    assert refusal(table, command) == key
    assert table.state is before


def test_a_vehicle_tracked_as_immobile_escapes_as_little_as_one_told_to_be(table: CampaignTable) -> None:
    """4.506, 4.5057c: of like ones that which can move goes."""
    add(table, BRITISH, "Sherman V, Sherman V (immobile) @ H17")
    two = TryEscape(side=BRITISH, text="Sherman V", hex=hex_at("H17"))
    table.do(two)
    table.answer(2)
    assert refusal(table, two) == "refit-fate-immobile-wreck"


def test_an_overload_may_be_overruled_with_a_note(table: CampaignTable) -> None:
    table.session.overrule(TryEscape(side=BRITISH, text="4-5-7", hex=hex_at("H17"), pp=6), "we count it as 5")
    table.answer(8)
    assert retained(table, BRITISH, "#1") == {"british-4-5-7": 1}


def test_the_odds_of_an_escape_are_told_before_the_dice(table: CampaignTable) -> None:
    scene = SYSTEM.scene(table.state)
    odds = forecast(scene, TryEscape(side=BRITISH, text="4-5-7", hex=hex_at("H17")))
    assert odds is not None
    assert odds.drm == 0
    rows = {reason.key.removeprefix("refit-odds-"): chance * 36 for reason, chance in odds.rows}
    assert rows == {"escapes": 26, "replaced": 4, "reduced": 3, "replaced-and-reduced": 2, "eliminated": 1}


def test_the_odds_of_an_escape_of_ss_know_no_replacing(table: CampaignTable) -> None:
    scene = SYSTEM.scene(table.state)
    odds = forecast(scene, TryEscape(side=GERMAN, text="SS 2-3-7", hex=hex_at("B16")))
    assert odds is not None
    rows = {reason.key.removeprefix("refit-odds-"): chance * 36 for reason, chance in odds.rows}
    assert rows == {"escapes": 26, "eliminated": 10}  # a half-squad that is reduced is lost
    table.do(TryEscape(side=GERMAN, text="SS 2-3-7", hex=hex_at("B16")))
    assert isinstance(table.asked, RollRequest)
    assert table.asked.goal is not None
    assert table.asked.goal.at_most == 9  # a final 9 does it no harm (4.506g)


def test_like_units_that_escape_are_told_together(table: CampaignTable) -> None:
    table.do(TryEscape(side=BRITISH, text="2x 4-5-7", hex=hex_at("H17")))
    assert isinstance(table.asked, RollRequest)
    table.answer(10 - sum(one.value for one in table.asked.modifiers))
    (told,) = [one for one in last_told(table) if one.key == "refit-escape-reduced"]
    assert told.args["units"] == "2x 2-4-7"
    assert [lot.count for lot in SYSTEM.scene(table.state).campaign.stock] == [2]


# ---- those who need none ----


def test_the_squad_in_l12_is_retained_in_the_nearest_area(table: CampaignTable) -> None:
    table.do(TellOutside(side=GERMAN, text="SS 4-4-7", hex=hex_at("L12")))
    assert retained(table, GERMAN, "#2") == {"ss-4-4-7": 1}


@pytest.mark.parametrize(
    ("side", "text", "hex_", "goals"),
    [
        (GERMAN, "SS 4-4-7", "E9", ("#1", "#3")),
        (GERMAN, "SS 4-4-7", "I11", ("#1", "#2")),
        (GERMAN, "Tiger", "K11", ("#1", "#2")),
        (GERMAN, "SS 4-4-7", "S1", ("#1", "entry")),
        (BRITISH, "4-5-7", "A22", ("#1", "entry")),
        (BRITISH, "4-5-7", "H3", ("#1", "entry")),
    ],
)
def test_of_places_as_near_as_one_another_the_owner_chooses(
    table: CampaignTable, side: Faction, text: str, hex_: str, goals: tuple[str, ...]
) -> None:
    """4.5053a: by ways through Uncontrolled Territory; the step off the map counts as one."""
    table.do(TellOutside(side=side, text=text, hex=hex_at(hex_)))
    (arrival,) = table.campaign.arrivals
    assert arrival.goals == goals
    table.do(SendTo(side=side, hex=hex_at(hex_), goal=goals[-1]))
    assert sum(retained(table, side, goals[-1]).values()) == 1


@pytest.mark.parametrize(
    ("side", "hex_", "goal"),
    [(GERMAN, "F9", "#1"), (GERMAN, "L8", "#1"), (BRITISH, "A25", "entry"), (BRITISH, "E9", "#1")],
)
def test_the_one_nearest_place_is_theirs(table: CampaignTable, side: Faction, hex_: str, goal: str) -> None:
    """4.5053a"""
    text = "SS 4-4-7" if side is GERMAN else "4-5-7"
    table.do(TellOutside(side=side, text=text, hex=hex_at(hex_)))
    assert table.campaign.arrivals == ()
    assert sum(retained(table, side, goal).values()) == 1


@pytest.mark.parametrize(("text", "fits"), [("2x SS 4-4-7, 9-1", True), ("2x SS 4-4-7, SS 2-3-7", False)])
def test_an_isolated_area_that_would_be_overstacked_is_passed_over(text: str, fits: bool) -> None:
    """4.5053a: F14 alone holds a squad already; from E14, a pocket, no other area can be reached."""
    table = CampaignTable()
    add(table, GERMAN, "SS 6-5-8 @ F14")
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.do(CorrectAreas(hexes=(hex_at("E14"),), holding=Holding.UNCONTROLLED))
    table.go_to(RefitStep.ESCAPE)
    tell = TellOutside(side=GERMAN, text=text, hex=hex_at("E14"))
    if fits:
        table.do(tell)
        assert retained(table, GERMAN, "#4") == {"ss-4-4-7": 2, "leader-9-1": 1}
    else:
        assert refusal(table, tell) == "refit-fate-no-path"
        table.do(TryEscape(side=GERMAN, text=text, hex=hex_at("E14")))


@pytest.mark.parametrize(
    ("side", "text", "hex_", "options", "fate"),
    [
        (BRITISH, "4-5-7, LMG", "E12", {}, "retained-in-area"),
        (BRITISH, "PaK40", "E12", {}, "roster"),
        (BRITISH, "LMG", "H17", {}, "captured-or-destroyed"),
        (BRITISH, "LMG", "L12", {}, "stays-unpossessed"),
        (BRITISH, "Sherman V", "L12", {"is_immobile": True}, "retained-in-place"),
        (BRITISH, "Sherman V", "L12", {"is_immobile": True, "lacks_main_armament": True}, "wreck"),
        (BRITISH, "Sherman V", "H17", {"is_immobile": True}, "wreck"),
    ],
)
def test_each_thing_has_its_fate(
    table: CampaignTable, side: str, text: str, hex_: str, options: dict[str, bool], fate: str
) -> None:
    command = TellOutside.model_validate({"side": side, "text": text, "hex": hex_at(hex_), **options})
    if fate == "roster":
        assert refusal(table, command) == "roster-unknown-piece"
        return
    table.do(command)
    told = next(reason for reason in last_told(table) if reason.key == "refit-log-fate")
    assert told.args["fate"] == fate


def test_equipment_taken_back_is_no_longer_captured(table: CampaignTable) -> None:
    """4.5054: the Germans have their own PSK again."""
    add(table, BRITISH, "captured PSK @ H17")
    table.do(TellOutside(side=BRITISH, text="captured PSK", hex=hex_at("H17")))
    assert retained(table, GERMAN, "#2") == {"psk": 1}


def test_captured_equipment_is_the_enemy_s(table: CampaignTable) -> None:
    table.do(TellOutside(side=BRITISH, text="LMG", hex=hex_at("H17")))
    assert retained(table, GERMAN, "#2") == {"lmg captured": 1}
    table.do(TellOutside(side=BRITISH, text="PIAT", hex=hex_at("H17"), is_destroyed=True))
    assert retained(table, GERMAN, "#2") == {"lmg captured": 1}


def test_what_nobody_holds_the_enemy_captures_or_destroys_as_he_likes(table: CampaignTable) -> None:
    """4.5057b"""
    add(table, BRITISH, "LMG @ H17")
    offered = [
        c for task in page(table).tasks for c in task.choices if c.label.key == "refit-choice-straggler"
    ]
    assert [c.label.args["fate"] for c in offered] == ["captured-or-destroyed", "destroyed"]
    table.do(offered[1].build())
    told = next(one for one in last_told(table) if one.key == "refit-log-fate")
    assert told.args["fate"] == "destroyed"
    assert (retained(table, GERMAN, "#2"), tracked(table, BRITISH, Spot.MAP)) == ({}, {})


def test_an_immobile_armed_tank_stays_in_its_hex(table: CampaignTable) -> None:
    table.do(TellOutside(side=BRITISH, text="Sherman V", hex=hex_at("L12"), is_immobile=True))
    (lot,) = table.campaign.stock
    assert (lot.place, lot.hex) == ("map", hex_at("L12"))


def test_whoever_must_escape_does_not_just_walk_away(table: CampaignTable) -> None:
    walk = TellOutside(side=BRITISH, text="4-5-7", hex=hex_at("H17"))
    assert refusal(table, walk) == "refit-fate-enemy-area"
    table.session.overrule(walk, "we forgot them")
    (arrival,) = table.campaign.arrivals
    assert arrival.goals == ()
    table.do(SendTo(side=BRITISH, hex=hex_at("H17"), goal="entry"))
    assert retained(table, BRITISH, "entry") == {"british-4-5-7": 1}


# ---- the tracked ones ----


def test_tracked_counters_are_retained_where_they_stand() -> None:
    table = CampaignTable()
    add(table, BRITISH, "2x 4-5-7, 9-1 @ E12\n4-5-7 @ H17\n6-pounder, captured LMG @ D12")
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(RefitStep.ESCAPE)
    labels = (choice.label for task in page(table).tasks for choice in task.choices)
    outside = [label for label in labels if label.key == "refit-choice-straggler"]
    assert [label.hexes for label in outside] == [(hex_at("H17"),)]
    table.do(CountTracked(side=BRITISH))
    found = {"british-4-5-7": 2, "leader-9-1": 1, "six-pounder": 1, "lmg captured": 1}
    assert retained(table, BRITISH, "#1") == found
    assert tracked(table, BRITISH, Spot.MAP) == {"british-4-5-7": 1}
    assert refusal(table, CountTracked(side=BRITISH)) == "refit-none-tracked-in-areas"
    gun = next(lot for lot in table.campaign.stock if lot.type == "six-pounder")
    assert gun.hex == hex_at("D12")


def test_who_might_escape_and_has_not_tried_is_retained_in_his_isolated_area() -> None:
    """4.5056, 4.506b: as is what cannot."""
    table = CampaignTable()
    add(table, GERMAN, "SS 4-4-7, 2-2-8, 75L Pak40, immobile Tiger @ F14")
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(RefitStep.POSSESSION)
    here = {"ss-4-4-7": 1, "crew-2-2-8": 1, "pak-40": 1, "tiger immobile": 1}
    assert retained(table, GERMAN, "#4") == here
    assert not tracked(table, GERMAN, Spot.MAP)


def test_a_crew_with_its_gun_may_escape_from_an_isolated_area(table: CampaignTable) -> None:
    """4.506b, 4.506e: +2 Isolated, +4 the Gun."""
    table.do(TryEscape(side=GERMAN, text="2-2-8, 75L Pak40", hex=hex_at("F14"), pp=5))
    assert table.asked
    assert sum(modifier.value for modifier in table.asked.modifiers) == 6


def _offered(table: CampaignTable) -> dict[tuple[object, object], Choice]:
    """What may become of the tracked counters, by their fate and whether they leave their Gun."""
    choices = (one for task in page(table).tasks for one in task.choices)
    told = (one for one in choices if one.label.key == "refit-choice-straggler")
    return {(one.label.args["fate"], one.label.args["gun"]): one for one in told}


def test_a_gun_is_abandoned_before_its_crew_tries_to_escape(table: CampaignTable) -> None:
    """4.506d, CG9b: the crew is spared its DRM; in the enemy's area he captures it, or destroys it."""
    add(table, BRITISH, "6-pounder, crew @ H17")
    assert [*_offered(table)] == [("must-escape", "none"), ("must-escape", "left")]
    table.do(_offered(table)["must-escape", "left"].build())
    assert table.asked
    assert "4.506e" in {one.reason.rule for one in table.asked.modifiers}
    assert sum(one.value for one in table.asked.modifiers) == -1
    table.answer(8)
    assert retained(table, BRITISH, "#1") == {"crew-2-2-8": 1}
    assert [*_offered(table)] == [("captured-or-destroyed", "none"), ("destroyed", "none")]


def test_who_abandons_his_gun_in_uncontrolled_territory_needs_no_escape(table: CampaignTable) -> None:
    """CG9b against 4.5053: the Gun is what must Escape there."""
    add(table, GERMAN, "PaK40, crew @ L12")
    assert [*_offered(table)] == [("must-escape", "none"), ("retained-nearest", "left")]
    table.do(_offered(table)["retained-nearest", "left"].build())
    assert [*_offered(table)] == [("stays-unpossessed", "none")]


def test_a_gun_that_came_out_sets_up_near_where_it_stood(table: CampaignTable) -> None:
    """CG9a: it ended the scenario on the map, wherever it is Retained."""
    table.do(TryEscape(side=GERMAN, text="2-2-8, PaK40", hex=hex_at("C20")))
    table.answer(3)
    for arrival in table.campaign.arrivals:
        table.do(SendTo(side=GERMAN, hex=arrival.hex, goal=arrival.goals[0]))
    assert {(lot.type, lot.hex) for lot in table.campaign.stock} == {
        ("crew-2-2-8", None),
        ("pak-40", hex_at("C20")),
    }


def test_a_crew_that_is_reduced_is_lost_with_its_gun(table: CampaignTable) -> None:
    """4.506f, 4.5061b"""
    table.do(TryEscape(side=GERMAN, text="2-2-8, PaK40", hex=hex_at("C20")))
    table.answer(5)
    assert last_told(table)[-1].key == "refit-escape-none-left"
    assert not table.campaign.stock


def test_ground_and_steeple_of_a_hex_try_to_escape_apart() -> None:
    """4.506c, 1.1h: they are two Locations."""
    table = CampaignTable()
    add(table, GERMAN, "SS 4-4-7 @ NN8\nSS 2-3-7 @ NN8 steeple")
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.do(TakeControl(side=BRITISH, hexes=(hex_at("NN8"),)))
    table.go_to(RefitStep.ESCAPE)
    assert [one.text for one in stragglers(SYSTEM.scene(table.state))] == ["SS 4-4-7", "SS 2-3-7"]
    together = TryEscape(side=GERMAN, text="SS 4-4-7, SS 2-3-7", hex=hex_at("NN8"))
    assert refusal(table, together) == "refit-levels-apart"


def test_whoever_is_in_a_steeple_is_retained_once() -> None:
    table = CampaignTable()
    add(table, GERMAN, "2x 8-0 @ NN8")
    table.do(UseStairs(side=GERMAN, text="8-0", hex=hex_at("NN8"), goes_up=True))
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(RefitStep.ESCAPE)
    table.do(CountTracked(side=GERMAN))
    assert retained(table, GERMAN, SYSTEM.scene(table.state).area_name(hex_at("NN8"))) == {"leader-8-0": 2}
    assert not tracked(table, GERMAN, Spot.MAP)


def test_every_step_here_can_be_undone(table: CampaignTable) -> None:
    before = table.state
    table.do(TellOutside(side=GERMAN, text="SS 4-4-7", hex=hex_at("L12")))
    table.session.undo()
    assert table.state == before


def test_equipment_that_nobody_has_keeps_no_step_open(table: CampaignTable) -> None:
    """4.5057b, CG9b: it stays where it is, on the map, and nothing is owed for it."""
    add(table, BRITISH, "LMG @ L12")
    (left,) = [one for one in stragglers(SYSTEM.scene(table.state)) if one.hex == hex_at("L12")]
    assert (left.found.fate, left.is_owed) == (Fate.STAYS_UNPOSSESSED, False)
    table.do(TellOutside(side=BRITISH, text="LMG", hex=hex_at("L12")))
    assert not [due for due in now_of(table.session).due if due.what.key == "elst-now-stragglers"]


def test_of_those_eliminated_nobody_is_said_to_be_left(table: CampaignTable) -> None:
    """4.506f"""
    table.do(TryEscape(side=BRITISH, text="4-5-7", hex=hex_at("H17")))
    table.answer(12)
    told = next(reason for reason in last_told(table) if reason.key == "refit-escape-eliminated")
    assert Catalogue("en").reason(told, str) == "Eliminated with all equipment (4.506f)"


@pytest.mark.parametrize(
    ("replies", "left"),
    [
        (("yes", "yes"), {"leader-9-1 wounded": 1}),
        (("no", "yes"), {"leader-9-1 wounded": 1, "lmg": 1}),
        (("no", "no"), {"leader-9-1 wounded": 1, "lmg": 1, "pak-40": 1}),
    ],
)
def test_of_the_equipment_of_a_stack_that_is_lost_in_part_it_is_asked_whose_it_was(
    table: CampaignTable, replies: tuple[str, ...], left: dict[str, int]
) -> None:
    """4.5061b: the crew is eliminated, the leader comes out wounded."""
    table.do(TryEscape(side=GERMAN, text="9-1, 2-2-8, LMG, PaK40", hex=hex_at("C20")))
    table.answer(6)
    for reply in replies:
        table.reply(reply)
    assert table.asked is None
    assert retained(table, GERMAN, "#2") == left


def test_nothing_is_asked_where_all_come_out_or_none(table: CampaignTable) -> None:
    for total in (4, 12):
        table.do(TryEscape(side=GERMAN, text="9-1, SS 4-4-7, LMG", hex=hex_at("C20")))
        table.answer(total)
        assert table.asked is None
