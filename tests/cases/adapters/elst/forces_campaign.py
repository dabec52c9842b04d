from companion.board.library import open_board
from companion.chance.answers import RollAnswer, outcomes
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.procedures.forces.commands import AddRoster, LeaveMap, MovePieces
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    BringGroup,
    Concede,
    FinishScenario,
    NextRefitStep,
    SetUpPieces,
    TellOutside,
)
from companion.games.elst.rules.artillery.campaign import AfterScenario, after_scenario, radio_refusal
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.quality import Loss, casualty_loss
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.disposition import Fate
from companion.games.elst.rules.refit.ground import RefitGround
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.scenario.entering import entry_refusal
from companion.games.elst.rules.scenario.guns import setup_refusal
from companion.games.elst.rules.scenario.initial import (
    column_refusal,
    initial_batteries,
    initial_mortars,
    initial_scenario,
)
from companion.games.elst.rules.scenario.leaving import Way, check_request, leaving
from companion.games.elst.rules.scenario.panzerfausts import added_panzerfausts, first_panzerfausts
from companion.games.elst.rules.scenario.rallying import self_rally_refusal
from companion.games.elst.rules.scenario.road_control import has_passed, hexes_to_pass, roads_in_area
from companion.games.elst.rules.scenario.victory import (
    kind_points,
    leader_points,
    victory_building,
    victory_edge,
    victory_watch,
)
from companion.games.elst.scenario_data import scenario_data
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from tests.cases.adapters.elst.forces_words import FACTIONS, READINGS, unit
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.refit import worked_example
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, CampaignTable
from tests.games.elst.refit.assistant.telling import at_step, bought, count, last_told

BOARD = open_board("elst")
GROUND_OF_REFIT = RefitGround.of(BOARD)
WAYS = {
    "own entry area": Way.ENTRY_AREA,
    "British victory exit": Way.VICTORY,
    "other edge": Way.LOST,
}
EXITS = {
    "own entry area": (GERMAN, "SS 4-4-7", "TT3"),
    "British victory exit": (BRITISH, "4-5-7", "TT10"),
    "other edge": (GERMAN, "SS 4-4-7", "A12"),
}
KINDS = {"squad": PieceKind.SQUAD, "HS": PieceKind.HALF_SQUAD, "crew": PieceKind.CREW}
FORMATIONS = {
    ("British", "infantry"): "wessex-214-brigade",
    ("German", "infantry"): "kampfgruppe-knaust",
    ("British", "8th Armoured Brigade"): "dragoon-guards",
}
SQUADS_OF_I3 = 6
LOSSES = {Loss.REDUCED: "casualty reduced", Loss.ELIMINATED: "eliminated", Loss.WOUNDED: "wounded"}


def hexes(names: list[str]) -> frozenset:
    return frozenset(BOARD.parse_hex(name) for name in names)


def date_words(date: CampaignDate | None) -> str | None:
    return date.value.replace("-", " ") if date else None


def date_of(words: str) -> CampaignDate:
    return CampaignDate(words.replace(" ", "-"))


# ---- dates and batteries ----


@operation("elst", "cg.dates")
def dates(given: Values, inputs: Values) -> Values:
    return {"dates": [date_words(date) for date in CampaignDate], "count": len(CampaignDate)}


@operation("elst", "cg.next_date")
def next_date(given: Values, inputs: Values) -> Values:
    return {"next": date_words(date_of(given["date"]).next)}


@operation("elst", "cg.over")
def over(given: Values, inputs: Values) -> Values:
    """The Refit Phase after a date's scenario begins, if a side has not conceded."""
    table = CampaignTable()
    table.session.set_facts({"campaign/date": date_of(given["scenario_finished"]).value})
    table.go_to(RefitStep.RECOVERY)
    if given.get("concession"):
        table.do(Concede(side=GERMAN))
    else:
        table.do(NextRefitStep())
    return {"over": table.campaign.is_over}


@operation("elst", "cg.bring_in_new_battery_radio")
def bring_in_new_radio(given: Values, inputs: Values) -> Values:
    return {"legal": may_bring_in_radio(given["batteries_whose_radio_appeared"], "new")}


@operation("elst", "cg.bring_in_radio")
def bring_in_radio(given: Values, inputs: Values) -> Values:
    battery = "battery 0" if given["this_battery_already_appeared"] else "new"
    return {"legal": may_bring_in_radio(given["batteries_whose_radio_appeared"], battery)}


def may_bring_in_radio(appeared: int, battery: str) -> bool:
    in_play = [f"battery {number}" for number in range(appeared)]
    return radio_refusal(battery, in_play, scenario_data().batteries_a_side) is None


@operation("elst", "cg.battery_at_scenario_end")
def battery_at_end(given: Values, inputs: Values) -> Values:
    """A battery has placed an FFE, of whatever type, in as many missions as it has fired."""
    state = after_scenario(missions=int(given["ffe_placed"]))
    return {"state": {AfterScenario.ELIMINATED: "Eliminated", AfterScenario.RETAINED: "Retained"}[state]}


# ---- rallying and Panzerfausts ----


@operation("elst", "cg.self_rally_ok")
def self_rally_ok(given: Values, inputs: Values) -> Values:
    """A case counts the attempt in question."""
    attempts = given["self_rally_attempts_this_rph_before_others"]
    return {"legal": attempts == 0 or self_rally_refusal(attempts - 1) is None}


@operation("elst", "cg.pf_initial")
def pf_initial(given: Values, inputs: Values) -> Values:
    return {"pf": first_panzerfausts(given["german_squads_set_up_on_map"], READINGS)}


@operation("elst", "cg.pf_reinforcement")
def pf_reinforcement(given: Values, inputs: Values) -> Values:
    return {"pf_added": added_panzerfausts(given["squads_entering_together"])}


@operation("elst", "cg.pf_total")
def pf_total(given: Values, inputs: Values) -> Values:
    return {"pf": given["pf_now"] + added_panzerfausts(given["squads_entering_together"])}


# ---- entering, setting up, leaving ----


@operation("elst", "cg.entry_legal")
def entry_legal(given: Values, inputs: Values) -> Values:
    refusal = entry_refusal(
        GROUND_OF_REFIT,
        FACTIONS[given["side"]],
        BOARD.parse_beyond(given["hex"]),
        in_british_area=given.get("in_british_setup_area", False),
    )
    return {"legal": refusal is None}


@operation("elst", "cg.setup_in_area")
def setup_in_area(given: Values, inputs: Values) -> Values:
    """A German squad beside a group bought to enter, so that a scenario is about to be set up."""
    table = bought(GERMAN, "V1", on_map=False)
    count(table, GERMAN, given["retained_in"], "SS 4-4-7")
    return {"legal": _sets_up(table, given["retained_in"], "SS 4-4-7", given["setup_hex_in"])}


@operation("elst", "cg.rg_first_setup")
def rg_first_setup(given: Values, inputs: Values) -> Values:
    """A squad of a group in each area, the group brought to the first of them."""
    table = bought(GERMAN, "I3", on_map=True)
    areas = given["same_rg_first_setup_areas"]
    table.do(BringGroup(faction=GERMAN, group="I3", bought=1, place=areas[0]))
    return {"legal": all(_sets_up(table, area, "4-4-7", area) for area in areas)}


def _sets_up(table: CampaignTable, place: str, text: str, area: str) -> bool:
    """Whether counters of a place may set up in an area of the worked example."""
    named = {one.name: one for one in worked_example.areas().of_faction(GERMAN)}
    hex_ = min(named[area].hexes & GROUND_OF_REFIT.enterable)
    try:
        table.do(SetUpPieces(side=GERMAN, place=place, text=text, hex=hex_))
    except IllegalCommandError:
        return False
    return True


@operation("elst", "cg.offboard_group")
def offboard_group(given: Values, inputs: Values) -> Values:
    """A German squad of a group that was bought to enter, in the first German player turn."""
    table = _entering("I3", squads=int(given["placed_offboard_in_rph"]))
    if given["entered_that_player_turn"]:
        _enter(table)
    _end_player_turn(table)
    is_usable = bool(table.state.game.forces.pile(GERMAN, Spot.MAP)) or _may_be_placed(table)
    table.do(FinishScenario())
    return {"usable_this_scenario": is_usable, "retained": _has_squad(table)}


def _entering(group: str, squads: int) -> CampaignTable:
    """A group is Retained in the Entry Area; squads of it are placed off the map in a German RPh."""
    table = bought(GERMAN, group, on_map=False)
    table.do(BringGroup(faction=GERMAN, group=group, bought=1, place="entry"), BeginScenario())
    table.session.set_facts({"clock/moment/player": "german", "clock/moment/phase": "rph"})
    if squads:
        table.do(_placing(squads))
    return table


def _placing(squads: int = 1) -> MovePieces:
    text = f"{squads}x 4-4-7"
    return MovePieces(side=GERMAN, text=text, spot=Spot.RETAINED, to_spot=Spot.OFFBOARD)


def _enter(table: CampaignTable) -> None:
    edge = BOARD.parse_hex("TT8")
    table.do(MovePieces(side=GERMAN, text="4-4-7", spot=Spot.OFFBOARD, to_spot=Spot.MAP, to_hex=edge))


def _end_player_turn(table: CampaignTable) -> None:
    while table.state.game.moment.player is GERMAN:
        table.do(NextPhase())


def _may_be_placed(table: CampaignTable) -> bool:
    """Whether all squads of the company, the one in question included, may be placed in a later RPh."""
    table.session.set_facts({"clock/moment/player": "german", "clock/moment/phase": "rph"})
    all_squads = table.state.game.forces.pile(GERMAN, Spot.RETAINED)
    count = next(some.count for some in all_squads if some.type == "german-4-4-7")
    return _is_legal(table, _placing(count))


def _has_squad(table: CampaignTable) -> bool:
    """Whether none of the company's squads is eliminated: it is on the map or Retained off it."""
    stock, forces = table.campaign.stock, table.state.game.forces
    off_map = sum(lot.count for lot in stock if lot.type == "german-4-4-7")
    on_map = sum(some.count for some in forces.pile(GERMAN, Spot.MAP) if some.type == "german-4-4-7")
    return off_map + on_map == SQUADS_OF_I3


@operation("elst", "cg.rg_retained")
def rg_retained(given: Values, inputs: Values) -> Values:
    """One squad of the group stands for it."""
    if not given["rg_bought"]:
        return {"retained": False}
    table = _entering("I3", squads=1)
    if given["entered_map"]:
        _enter(table)
    if given["eliminated"]:
        (place,) = (h.place for h in table.state.game.forces.of(GERMAN) if h.place.spot in _IN_PLAY)
        table.do(MovePieces(side=GERMAN, text="4-4-7", **_from(place), to_spot=Spot.ELIMINATED))
    table.do(FinishScenario())
    return {"retained": _has_squad(table)}


_IN_PLAY = (Spot.MAP, Spot.OFFBOARD)


def _from(place: Place) -> Values:
    return {"spot": place.spot, "hex": place.hex}


@operation("elst", "cg.gun_setup")
def gun_setup(given: Values, inputs: Values) -> Values:
    return {"legal": setup_refusal(given["distance_from_last_hex"], 0, is_free_beyond=True) is None}


@operation("elst", "cg.gun_state")
def gun_state(given: Values, inputs: Values) -> Values:
    """A Gun of the British in No Man's Land or Uncontrolled Territory of the worked example."""
    assert not given["in_own_setup_area"]
    areas = worked_example.areas()
    hex_ = min(areas.no_mans_land if given["status"] == "NML" else areas.uncontrolled)
    text = "6-pounder, 2-2-8" if given["gun_possessed"] else "6-pounder"
    table = at_step(RefitStep.ESCAPE)
    try:
        table.do(TellOutside(side=BRITISH, text=text, hex=hex_))
    except IllegalCommandError:
        return {"stays_in_hex": False, "owner": "possessor"}
    told = next(reason for reason in last_told(table) if reason.key == "refit-log-fate")
    owned = [lot for lot in table.campaign.stock if lot.type == "six-pounder"]
    return {"stays_in_hex": told.args["fate"] == Fate.STAYS_UNPOSSESSED.value, "owner": owned or None}


@operation("elst", "cg.exit")
def leave(given: Values, inputs: Values) -> Values:
    """A squad leaves by a hex of the edge, passes its NMC if it has to, and would come again at once."""
    side, text, name = EXITS[given["exit"]]
    table = CampaignTable()
    table.do(AddRoster(side=side, text=f"{text} @ {name}"))
    table.session.set_facts({"clock/moment/player": side.value, "clock/moment/phase": "rph"})
    table.do(LeaveMap(side=side, text=text, hex=BOARD.parse_hex(name), is_broken=given["broken"]))
    is_checked = table.asked is not None
    if is_checked:
        table.answer(2)
    (gone,) = table.state.game.forces.of(side)
    again = MovePieces(side=side, text=text, spot=gone.place.spot, to_spot=Spot.OFFBOARD)
    re_enters = _is_legal(table, again)
    table.do(FinishScenario())
    return {
        "eliminated": gone.place.spot is Spot.ELIMINATED,
        "nmc_needed": is_checked,
        "re_enter_this_scenario": re_enters,
        "retained": gone.place.spot is Spot.RETAINED,
        "returns": bool(table.state.game.forces.pile(side, Spot.RETAINED)),
    }


@operation("elst", "cg.exit_nmc")
def exit_nmc(given: Values, inputs: Values) -> Values:
    """A case that names no unit means a squad."""
    left = leaving(WAYS[given["exit"]], is_broken=given["broken"], readings=READINGS)
    request = check_request("", given["morale"], inputs["drm"])
    (check,) = outcomes(request, RollAnswer.physical(inputs["dr"]))
    if not left.needs_check or check.is_success:
        return {"result": "no effect", "sw_lost": False}
    loss = casualty_loss(KINDS[given.get("unit", "squad")])
    is_lost = loss is Loss.ELIMINATED and bool(given.get("possesses"))
    return {"result": LOSSES[loss], "sw_lost": is_lost}


# ---- control and victory ----


@operation("elst", "cg.road_hex_control")
def road_hex_control(given: Values, inputs: Values) -> Values:
    road = BOARD.parse_hex(given["road_hex"])
    if "adjacent_on_map" in given:
        assert hexes_to_pass(GROUND_OF_REFIT, road) == {road} | hexes(given["adjacent_on_map"])
    return {"controls": has_passed(GROUND_OF_REFIT, road, hexes(given["good_order_mmc_passed"]))}


@operation("elst", "cg.start_road_control")
def start_road_control(given: Values, inputs: Values) -> Values:
    held = roads_in_area(GROUND_OF_REFIT, hexes(given["own_setup_area_contains"]))
    return {"controls": {BOARD.hex_name(hex_) for hex_ in held}}


@operation("elst", "cg.vp")
def vp(given: Values, inputs: Values) -> Values:
    points = sum(exited.get("n", 1) * points_of(exited["unit"]) for exited in given["exited"])
    held = victory_building(BOARD) if given["controls_NN8"] else frozenset()
    return {"vp": points, "british_win": victory_watch(BOARD, points, held).is_british_win}


def points_of(words: str) -> int:
    """Cases name an MMC by its kind only, a leader by its values."""
    if words in KINDS:
        return kind_points(KINDS[words])
    leadership = unit(words).leadership
    assert leadership is not None
    return leader_points(leadership)


@operation("elst", "cg.exit_counts_for_vp")
def exit_counts(given: Values, inputs: Values) -> Values:
    return {"counts": BOARD.parse_beyond(given["exit_hex"]) in victory_edge(BOARD)}


# ---- the first scenario ----


@operation("elst", "cg.initial_order")
def initial_order(given: Values, inputs: Values) -> Values:
    names = {faction: name for name, faction in FACTIONS.items()}
    scenario = initial_scenario()
    return {"sets_up_first": names[scenario.sets_up_first], "moves_first": names[scenario.moves_first]}


@operation("elst", "cg.initial_uses_reph")
def initial_uses_reph(given: Values, inputs: Values) -> Values:
    return {"reph": initial_scenario().date.has_refit}


@operation("elst", "cg.initial_ob")
def initial_ob(given: Values, inputs: Values) -> Values:
    favoured = FACTIONS.get(given.get("balance"))
    (battery,) = (scenario_data().battery_type(id_) for id_ in initial_batteries(favoured))
    return {
        "german_oba_calibre": f"{battery.calibre}+mm",
        "remove": None if initial_mortars(favoured) else "both British mortars",
    }


@operation("elst", "cg.initial_setup_column")
def initial_setup_column(given: Values, inputs: Values) -> Values:
    formation = initial_scenario().formation(FORMATIONS[given["side"], given["force"]])
    return {"legal": column_refusal(formation, given["column"]) is None}


@operation("elst", "cg.initial_entry")
def initial_entry(given: Values, inputs: Values) -> Values:
    """Its counters in hand at the British RPh of the turn, to be placed off the map or set up on it."""
    formation = initial_scenario().formation(FORMATIONS["British", given["force"]])
    text = "4-5-7" if formation.id == "wessex-214-brigade" else "Sherman V"
    table = CampaignTable()
    table.do(AddRoster(side=BRITISH, text=text))
    table.session.set_facts({"clock/moment/turn": given["turn"]})
    offboard = MovePieces(side=BRITISH, text=text, to_spot=Spot.OFFBOARD)
    on_map = MovePieces(side=BRITISH, text=text, to_spot=Spot.MAP, to_hex=BOARD.parse_hex("A12"))
    return {"legal": _is_legal(table, offboard), "onboard_setup": _is_legal(table, on_map)}


def _is_legal(table: CampaignTable, command: Command) -> bool:
    try:
        table.session.foresee(command)
    except IllegalCommandError:
        return False
    return True
