"""What is asked and done at each step before everybody's eyes, in the order of the rules."""

from collections.abc import Callable, Iterator, Mapping

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import TakeControl
from companion.games.elst.procedures.forces.words import pieces_in_words, roster_text
from companion.games.elst.procedures.refit.beginning import setup_sides
from companion.games.elst.procedures.refit.clearing import batteries_after, in_plight, melees
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    BringBattery,
    ClearMarkers,
    Consolidate,
    CountLosses,
    CountRetained,
    CountTracked,
    EndPlight,
    FixAreas,
    KeepBattery,
    LoseCaptured,
    LoseRecalled,
    MarkPlayArea,
    MarkRetained,
    Possess,
    Resupply,
    RevealChits,
    SendTo,
    SetUpPieces,
    TellLosses,
    TellOutside,
    TellVehicles,
    TradeLmg,
    TryEscape,
    WithdrawTanks,
)
from companion.games.elst.procedures.refit.die_tables import TABLES
from companion.games.elst.procedures.refit.grounds import lost_in_scenario, mobile_armed, stood_in
from companion.games.elst.procedures.refit.holding import pairs_left
from companion.games.elst.procedures.refit.kept_radios import radios_to_come
from companion.games.elst.procedures.refit.setting_up import isolated_lots
from companion.games.elst.procedures.refit.state import PurseStep
from companion.games.elst.procedures.refit.stock import places_of
from companion.games.elst.procedures.refit.stock_words import lot_told, place_in_words
from companion.games.elst.rules.artillery.campaign import AfterScenario
from companion.games.elst.rules.forces.counted import Pieces, by_type
from companion.games.elst.rules.forces.marks import LASTING, Mark
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.closing import AFTER_FIRST_ROUND, ENDINGS, AfvRecovery, phasing_side
from companion.games.elst.rules.refit.initiative import Chit, ScenarioType
from companion.games.elst.rules.refit.later_setup import SetupTurn, setup_turns
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.replenishment import squads_returned
from companion.games.elst.rules.refit.terms import RollKind
from companion.games.elst.shown.refit.dice_tasks import dice_task
from companion.games.elst.shown.refit.stragglers import straggler_choices
from companion.games.elst.shown.refit.tasks import HEX, PLACE, SIDE, TEXT, Task, judged
from companion.games.elst.shown.victory import verdict
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason
from companion.session.messages import Command

_MARK = Input("mark", InputKind.OPTION, Reason("input-mark"), tuple(mark.value for mark in LASTING))
_PP = Input("pp", InputKind.NUMBER, Reason("input-pp"))
_TO_HEX = Input("hex", InputKind.HEX, Reason("input-to-hex"))
_TO_LEVEL = Input("level", InputKind.OPTION, Reason("input-level"), ("0", "1"), usual="0")
_BUILT_FOR = Input("built_for", InputKind.OPTION, Reason("input-built-for"), SIDE.options)


def step_tasks(scene: Scene) -> tuple[Task, ...]:
    """The tasks of the step under way that everybody may see; at the end both sides show their rolls."""
    step = scene.campaign.step
    if scene.campaign.is_over:
        records = Task("records", rule="4.516", facts=(Reason("refit-fact-records", "4.516"),))
        won = verdict(scene)
        return Task("victory", rule=won[0].rule, facts=won), records
    return tuple(_TASKS[step](scene)) if step in _TASKS else ()


# ---- the end of the scenario ----


def _melee(scene: Scene) -> Iterator[Task]:
    player = phasing_side(scene.game.clock.first_player)
    phasing = Reason("refit-fact-phasing", "4.501a", args={"side": player.value})
    hexes = melees(scene)
    where = (Reason("refit-fact-melees", "4.501a", hexes),) if hexes else ()
    yield Task("melee", rule="4.501", facts=(phasing, *where, *_mark_facts()))
    yield _losses(scene)


def _mark_facts() -> Iterator[Reason]:
    """What becomes of counters in a Melee hex."""
    for mark, change in AFTER_FIRST_ROUND.items():
        args: dict[str, str | int | float] = {"mark": mark.value, "change": change.value}
        yield Reason("refit-fact-after-first-round", "4.501b", args=args)


def _losses(scene: Scene) -> Task:
    facts = tuple(fact for side in Faction for fact in _losses_of(scene, side))
    tracked = (
        judged(scene, _of_side("refit-choice-count-losses", side), CountLosses(side=side)) for side in Faction
    )
    told = (
        Choice(_of_side("refit-choice-losses", side), TellLosses, {"side": side}, (TEXT,)) for side in Faction
    )
    return Task("losses", (*told, *tracked), "4.513a", facts)


def _losses_of(scene: Scene, side: Faction) -> Iterator[Reason]:
    """What a side lost, as it is told or tracked, and how many squads may come back for it."""
    lost = lost_in_scenario(scene, side)
    if lost:
        pieces = pieces_in_words(Pieces(type=id_, count=count) for id_, count in lost.items())
        yield Reason("refit-log-lost", "4.513a", args={"side": side.value}, about=pieces)
    count = squads_returned(lost, scene.refit_readings)
    yield Reason("refit-fact-squads-back", "4.513a", args={"side": side.value, "count": count})


def _of_side(key: str, side: Faction) -> Reason:
    return Reason(key, args={"side": side.value})


_FATE_RULES = {AfterScenario.RETAINED: "CG3c", AfterScenario.ELIMINATED: "CG3c", AfterScenario.CUT_OFF: "2c"}


def _markers(scene: Scene) -> Iterator[Task]:
    facts = (
        Reason(f"refit-fact-battery-{fate.value}", _FATE_RULES[fate], args={"battery": battery.id})
        for battery, fate in batteries_after(scene)
    )
    clear = judged(scene, "refit-choice-clear", ClearMarkers())
    yield Task("markers", (clear,), "4.502", (Reason("refit-fact-markers", "4.502"), *facts))


def _recovery(scene: Scene) -> Iterator[Task]:
    yield Task("recovery", (*_stood_in(scene),), "4.503", (Reason("refit-fact-recovery", "4.503"),))
    yield _losses(scene)


def _stood_in(scene: Scene) -> Iterator[Choice]:
    """The buildings that a side has taken by standing in them, as nobody has told."""
    for side in Faction:
        if hexes := stood_in(scene, side):
            label = Reason("refit-choice-stood-in", "4.503", hexes, {"side": side.value})
            yield Choice(label, TakeControl, {"side": side, "hexes": hexes})


def _shock(scene: Scene) -> Iterator[Task]:
    """The trouble that a tracked vehicle is in comes first."""
    for plight, endings in sorted(ENDINGS.items(), key=lambda one: not any(in_plight(scene, one[0]))):
        tracked = (
            _ended(scene, side, hex_, some, end)
            for side, hex_, some in dict.fromkeys(in_plight(scene, plight))
            for end in endings
        )
        others = (
            Choice(Reason(f"refit-choice-{end.value}"), EndPlight, {"ending": end}, (SIDE, TEXT, HEX))
            for end in endings
        )
        fact = Reason(f"refit-fact-{plight.value}", "4.504")
        yield Task(plight.value, (*tracked, *others), "4.504", (fact,))


def _ended(scene: Scene, side: Faction, hex_: HexCoord, some: Pieces, ending: AfvRecovery) -> Choice:
    about = pieces_in_words((some,))
    label = Reason("refit-choice-plight", "4.504", (hex_,), {"ending": ending.value}, about=about)
    text = roster_text(by_type((some,)))
    return judged(scene, label, EndPlight(side=side, text=text, hex=hex_, ending=ending))


# ---- areas and who comes back to them ----


def _areas(scene: Scene) -> Iterator[Task]:
    """Vehicles and corrections are tapped on the map; the areas are fixed by a button."""
    none = Choice(Reason("refit-choice-no-vehicles"), TellVehicles, {"hexes": ()}, (SIDE,))
    fix = judged(scene, "refit-choice-fix", FixAreas())
    choices = (*_stood_in(scene), *_vehicles_tracked(scene), none, fix)
    yield Task("areas", choices, "4.505", (Reason("refit-fact-areas", "4.505"),))


def _vehicles_tracked(scene: Scene) -> Iterator[Choice]:
    """What is tracked of the mobile AFV with a working MA, while something else is told (4.2ad)."""
    for side in Faction:
        hexes = mobile_armed(scene, side)
        if hexes and {*hexes} != {*scene.campaign.told.vehicles.get(side, ())}:
            label = Reason("refit-choice-vehicles-tracked", "4.2ad", hexes, {"side": side.value})
            yield judged(scene, label, TellVehicles(side=side, hexes=hexes))


def _escape(scene: Scene) -> Iterator[Task]:
    if scene.campaign.arrivals:
        yield _arrivals(scene)
    if scene.areas is None:
        return
    yield Task("escape", (*straggler_choices(scene), *_escape_choices()), "4.506")
    yield Task("outside", tuple(_outside_choices(scene)), "4.5057")
    yield _stock(scene)


def _arrivals(scene: Scene) -> Task:
    choices = (
        judged(
            scene,
            Reason("refit-choice-send", "4.5061a", (a.hex,), {"side": a.side.value, "place": goal}),
            SendTo(side=a.side, hex=a.hex, goal=goal),
        )
        for a in scene.campaign.arrivals
        for goal in a.goals
    )
    open_goals = (
        Choice(
            _of_side("refit-choice-send-anywhere", a.side), SendTo, {"side": a.side, "hex": a.hex}, (_GOAL,)
        )
        for a in scene.campaign.arrivals
        if not a.goals
    )
    return Task("arrivals", (*choices, *open_goals), "4.5061a")


_GOAL = Input("goal", InputKind.TEXT, Reason("input-goal"))


def _escape_choices() -> Iterator[Choice]:
    yield Choice(Reason("refit-choice-escape"), TryEscape, inputs=(SIDE, TEXT, HEX))
    yield Choice(Reason("refit-choice-escape-loaded"), TryEscape, inputs=(SIDE, TEXT, HEX, _PP))
    wounded = Input("wounded", InputKind.NUMBER, Reason("input-wounded"))
    yield Choice(Reason("refit-choice-escape-wounded"), TryEscape, inputs=(SIDE, TEXT, HEX, wounded))
    yield Choice(Reason("refit-choice-escape-stunned"), TryEscape, {"is_stunned": True}, (SIDE, TEXT, HEX))


def _outside_choices(scene: Scene) -> Iterator[Choice]:
    for side in Faction:
        yield judged(scene, _of_side("refit-choice-count-tracked", side), CountTracked(side=side))
    inputs = (SIDE, TEXT, HEX)
    yield Choice(Reason("refit-choice-outside"), TellOutside, inputs=inputs)
    yield Choice(Reason("refit-choice-outside-immobile"), TellOutside, {"is_immobile": True}, inputs)
    wreck = {"is_immobile": True, "lacks_main_armament": True}
    yield Choice(Reason("refit-choice-outside-unarmed"), TellOutside, wreck, inputs)
    yield Choice(Reason("refit-choice-outside-destroyed"), TellOutside, {"is_destroyed": True}, inputs)


def _stock(scene: Scene) -> Task:
    """Counters Retained, told by hand."""
    choices = (
        Choice(Reason("refit-choice-count"), CountRetained, inputs=(SIDE, PLACE, TEXT)),
        Choice(Reason("refit-choice-count-marked"), CountRetained, inputs=(SIDE, PLACE, TEXT, _MARK)),
        Choice(Reason("refit-choice-mark"), MarkRetained, inputs=(SIDE, PLACE, TEXT, _MARK)),
        Choice(Reason("refit-choice-unmark"), MarkRetained, {"is_on": False}, (SIDE, PLACE, TEXT, _MARK)),
    )
    facts = (lot_told("refit-fact-retained", lot) for lot in scene.campaign.stock)
    return Task("retained", choices, "4.5056", tuple(facts))


def _possession(scene: Scene) -> Iterator[Task]:
    inputs = (SIDE, PLACE, TEXT, _BUILT_FOR)
    choices = (
        Choice(Reason("refit-choice-possess"), Possess, inputs=inputs),
        Choice(Reason("refit-choice-destroy"), Possess, {"is_destroyed": True}, inputs),
    )
    yield Task("possession", choices, "4.507", (Reason("refit-fact-possession", "4.507"),))
    yield _stock(scene)


def _wounded(scene: Scene) -> Iterator[Task]:
    yield dice_task(scene, RollKind.WOUNDED)
    yield _stock(scene)


def _consolidation(scene: Scene) -> Iterator[Task]:
    due = (
        judged(
            scene,
            Reason("refit-choice-combine", "4.509", about=place_in_words(side, place)),
            Consolidate(side=side, place=place),
        )
        for side, place in pairs_left(scene)
    )
    told = Choice(Reason("refit-choice-combine-told"), Consolidate, inputs=(SIDE, PLACE, TEXT))
    yield Task("consolidation", (*due, told), "4.509", (Reason("refit-fact-consolidation", "4.509"),))
    yield _stock(scene)


# ---- repairs ----


def _repair(scene: Scene) -> Iterator[Task]:
    """What is due comes first; the rest stands folded below it, what can be tapped there on top.

    Last comes what the end of the step does by itself.
    """
    yield from sorted(
        _repairs(scene), key=lambda task: (not task.is_due, not any(one.is_plain for one in task.choices))
    )
    yield from _sweeps(scene)
    yield _stock(scene)


def _repairs(scene: Scene) -> Iterator[Task]:
    is_counted = bool(scene.campaign.stock)
    for kind, table in TABLES.items():
        if table.step is RefitStep.REPAIR:
            yield dice_task(scene, kind)
    trades = tuple(_trades(scene))
    told = Choice(Reason("refit-choice-trade"), TradeLmg, inputs=(SIDE, PLACE, TEXT))
    yield Task("trade", (*trades, told), "4.5123b", is_due=bool(trades) or not is_counted)


def _trades(scene: Scene) -> Iterator[Choice]:
    """The vehicles counted whose MG is Disabled, each with an LMG of its place to give up."""
    for lot in scene.campaign.stock:
        if Mark.DISABLED in lot.marks and not lot.is_recalled:
            trade = TradeLmg(side=lot.side, place=lot.place, text=lot.piece_type.name)
            yield judged(
                scene, Reason("refit-choice-trade-for", about=lot_told("refit-fact-retained", lot)), trade
            )


def _sweeps(scene: Scene) -> Iterator[Task]:
    is_counted = bool(scene.campaign.stock)
    for id_, rule, command in _SWEEPS:
        choice = judged(scene, f"refit-choice-{id_}", command)
        facts = (Reason(f"refit-fact-{id_}", rule),)
        yield Task(id_, (choice,), rule, facts, is_due=not is_counted)


_SWEEPS: tuple[tuple[str, str, Command], ...] = (
    ("lose-captured", "4.5124", LoseCaptured()),
    ("resupply", "4.5125", Resupply()),
    ("withdraw-tanks", "4.5127", WithdrawTanks()),
    ("lose-recalled", "4.5128", LoseRecalled()),
)


# ---- initiative and set-up ----


def _reveal(scene: Scene) -> Iterator[Task]:
    """Both chits at once, where one lies up already by the side that turns the other up (4.517)."""
    choices = []
    for british in Chit:
        for german in Chit:
            command = RevealChits(british=british, german=german)
            label = Reason("refit-choice-reveal", args={"british": british.value, "german": german.value})
            choices.append(judged(scene, label, command))
    facts = (_of_side("refit-log-ready", side) for side in scene.campaign.ready)
    last = next((side for side in scene.purses if _is_last_to_show(scene, side)), "")
    yield Task("reveal", tuple(choices), "4.517", tuple(facts), secret_to=last)


def _is_last_to_show(scene: Scene, side: Faction) -> bool:
    return scene.purse(side).step is PurseStep.DONE and side.opponent in scene.campaign.chits_up


def _setup(scene: Scene) -> Iterator[Task]:
    yield Task("set-up", tuple(_setup_choices(scene)), "4.518")
    if scene.campaign.scenario is ScenarioType.GERMAN_ATTACK:
        yield _play_area()
    yield Task("set-up-order", (), "4.518", tuple(_setup_facts(scene)))
    yield _batteries(scene)
    yield _stock(scene)
    yield Task("begin", (judged(scene, "refit-choice-begin", BeginScenario()),), "4.6")


def _play_area() -> Task:
    return Task("play-area", (play_area_choice(),), "4.5171b")


def play_area_choice() -> Choice:
    """Two corners of what a German attack uses."""
    corners = (
        Input("first", InputKind.HEX, Reason("input-first-corner")),
        Input("last", InputKind.HEX, Reason("input-last-corner")),
    )
    return Choice(Reason("refit-choice-play-area"), MarkPlayArea, inputs=corners)


def _setup_choices(scene: Scene) -> Iterator[Choice]:
    """Out of each area where counters are Retained, in the order of set-up; and of any (4.5181, 4.5182)."""
    for turn in setup_turns(next(setup_sides(scene))):
        for place in _places_to_empty(scene, turn):
            label = Reason("refit-choice-set-up-from", about=place_in_words(turn.faction, place))
            values = {"side": turn.faction, "place": place}
            inputs = (TEXT, *_to_level(scene, turn.faction, place), _TO_HEX)
            yield Choice(label, SetUpPieces, values, inputs, is_repeated=True)
    yield Choice(Reason("refit-choice-set-up"), SetUpPieces, inputs=(SIDE, PLACE, TEXT, _TO_LEVEL, _TO_HEX))


def _places_to_empty(scene: Scene, turn: SetupTurn) -> Iterator[str]:
    """Where a side sets up from in its turn; who is off the map enters later."""
    for place in places_of(scene.campaign.stock, turn.faction):
        if place != ENTRY_NAME and scene.is_isolated(turn.faction, place) is turn.isolated:
            yield place


def _to_level(scene: Scene, side: Faction, place: str) -> Iterator[Input]:
    """The ground or the steeple, where an area has one (1.1)."""
    areas = scene.areas.of_faction(side) if scene.areas else ()
    if any(area.name == place and not area.hexes.isdisjoint(scene.field.steeples) for area in areas):
        yield _TO_LEVEL


def _setup_facts(scene: Scene) -> Iterator[Reason]:
    """Who sets up what in which order, and what begins under Low Ammo."""
    first, last = setup_sides(scene)
    for number, turn in enumerate(setup_turns(first), 1):
        key = "refit-fact-setup-isolated" if turn.isolated else "refit-fact-setup-others"
        args: dict[str, str | int | float] = {"number": str(number), "side": turn.faction.value}
        yield Reason(key, "4.5181" if turn.isolated else "4.5182", args=args)
    for side in (first, last):
        yield from (lot_told("refit-fact-isolated-lot", lot) for lot in isolated_lots(scene, side))
        if scene.is_tracked(side) and (radios := radios_to_come(scene, side)):
            yield Reason("refit-fact-radios-to-come", "CG3b", args={"side": side.value, "count": radios})
    yield Reason("refit-fact-moves-first", "4.6", args={"side": last.value})


def _batteries(scene: Scene) -> Task:
    kept = (
        judged(scene, Reason("refit-choice-bring", args={"battery": one.id}), BringBattery(battery=one.id))
        for one in scene.campaign.batteries
    )
    present = (
        judged(scene, Reason("refit-choice-keep", args={"battery": id_}), KeepBattery(battery=id_))
        for id_ in scene.game.artillery.batteries
    )
    return Task("batteries", (*kept, *present), "CG3")


_TASKS: Mapping[RefitStep | None, Callable[[Scene], Iterator[Task]]] = {
    RefitStep.MELEE: _melee,
    RefitStep.MARKERS: _markers,
    RefitStep.RECOVERY: _recovery,
    RefitStep.SHOCK_AND_BOG: _shock,
    RefitStep.SETUP_AREAS: _areas,
    RefitStep.ESCAPE: _escape,
    RefitStep.POSSESSION: _possession,
    RefitStep.WOUNDED: _wounded,
    RefitStep.CONSOLIDATION: _consolidation,
    RefitStep.REPAIR: _repair,
    RefitStep.REPLENISHMENT: _reveal,
    RefitStep.SETUP: _setup,
}
