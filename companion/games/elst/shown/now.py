"""What is due now and next in a scenario or a Refit Phase, and what leads on."""

from collections.abc import Iterable, Iterator, Sequence

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.choices import (
    battery_choices,
    observer_choices,
    ordnance_smoke_choices,
    other_fire_choices,
)
from companion.games.elst.procedures.artillery.commands import AttemptContact, DeclineContact, RepairRadio
from companion.games.elst.procedures.artillery.contacting import is_maintenance
from companion.games.elst.procedures.artillery.observing import observing_refusal
from companion.games.elst.procedures.artillery.situation import firing_batteries, has_part, turns
from companion.games.elst.procedures.artillery.state import Attempt, Battery
from companion.games.elst.procedures.clock import moment_in_words
from companion.games.elst.procedures.forces.entering import waiting_to_be_placed
from companion.games.elst.procedures.forces.radio_counters import is_own_radio
from companion.games.elst.procedures.forces.setting_up import sets_up_next
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.beginning import lacks_marked_area, not_set_up
from companion.games.elst.procedures.refit.buying import priced_order, work_in_hand
from companion.games.elst.procedures.refit.clearing import in_plight
from companion.games.elst.procedures.refit.commands import NextRefitStep
from companion.games.elst.procedures.refit.new_groups import hidden_groups
from companion.games.elst.procedures.refit.outside import needs_nobody, stragglers
from companion.games.elst.procedures.refit.state import PurseStep
from companion.games.elst.procedures.refit.stepping import next_refusal
from companion.games.elst.rules.artillery.order import in_order
from companion.games.elst.rules.artillery.radio import BREAKING_DR, contact_drm
from companion.games.elst.rules.refit.closing import AfvPlight
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.purchases import order_cost
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.artillery.card import battery_panel_id
from companion.games.elst.shown.clock import CLOCK_PANEL, TABLE_PANEL, battery_item, going_on, lacks_play_area
from companion.games.elst.shown.forces.on_map import stacked_counters
from companion.games.elst.shown.forces.panel import FORCES_PANEL
from companion.games.elst.shown.refit.panel import REFIT_PANEL, WORK_STEPS, campaign_lines, ways_on
from companion.games.elst.shown.refit.passing import asks_nothing
from companion.games.elst.shown.victory import verdict
from companion.games.elst.table.scene import Scene
from companion.kit.now import Due, Now, acting_now, way_on
from companion.kit.panels import Choice
from companion.reason import Reason
from companion.session.messages import Command

WAYS_ON = tuple(
    map(Reason, ("elst-choice-next-phase", "refit-choice-next", "refit-choice-finish", "refit-choice-begin"))
)


def now(scene: Scene) -> Now:
    """The phase of the scenario, or the step of the Refit Phase, with what it asks."""
    campaign, step = scene.campaign, scene.campaign.step
    if step is not None:
        part = _part_in_hand(scene, step)
        name, short = Reason(part.text_key, part.value), Reason(part.text_key)
        due = tuple(_of_step(scene, step))
        return Now(name, short, due=due, onward=way_on(ways_on(scene)), stretch=REFIT_PANEL)
    if campaign.is_over:
        over = campaign_lines(campaign)[-1]
        won = (Due(line, panel=REFIT_PANEL, is_quiet=True) for line in verdict(scene)[:1])
        return Now(over, over, due=tuple(won))
    return _of_scenario(scene)


def _part_in_hand(scene: Scene, step: RefitStep) -> RefitStep:
    """The step by name; in the secret work that of the first side in sight that is still at it."""
    if step is not RefitStep.REPLENISHMENT:
        return step
    if _is_all_chosen(scene):
        return RefitStep.INITIATIVE
    at_work = [side for side in scene.purses if _is_at_work(scene, side)]
    return WORK_STEPS[work_in_hand(scene, at_work[0])] if at_work else step


# ---- a scenario ----


def _of_scenario(scene: Scene) -> Now:
    if scene.game.clock.is_over:
        due, moment = (Due(Reason("elst-panel-refit"), panel=REFIT_PANEL),), scene.game.moment
        return Now(
            moment_in_words(moment),
            moment_in_words(moment, "elst-moment-short"),
            due=due,
            onward=way_on(ways_on(scene)),
        )
    return scenario_under_way(scene, going_on(scene))


def scenario_under_way(scene: Scene, ways: Iterable[Choice]) -> Now:
    """The phase with what it asks; one of the ways goes on."""
    moment = scene.game.moment
    full, short = moment_in_words(moment), moment_in_words(moment, "elst-moment-short")
    acting = acting_now(str(sets_up_next(scene) or moment.firing or moment.player))
    onward = next(choice for choice in ways if choice.goes_on)
    stretch = f"{moment.turn} {moment.player}"
    return Now(full, short, acting, tuple(_of_phase(scene)), onward, stretch)


def _of_phase(scene: Scene) -> Iterator[Due]:
    if lacks_play_area(scene) and (scene.game.moment.turn, scene.game.moment.phase) == (1, Phase.RALLY):
        yield Due(Reason("refit-play-area-first", "4.5171b"), panel=CLOCK_PANEL)
    if scene.game.moment.firing is not None:
        yield from _of_fire_phase(scene)
        yield from _radios_alone(scene)
    elif scene.game.moment.phase is Phase.RALLY:
        yield from _repairs(scene)
        yield from _side_to_set_up(scene)
        yield from _to_be_placed(scene)
        yield from _in_secret(scene)
    elif scene.game.moment.phase is Phase.MOVEMENT:
        yield from _entering(scene)


def _of_fire_phase(scene: Scene) -> Iterator[Due]:
    """Ordnance smoke, then battery by battery, then all other fire (2.1c, 2.1j, 2.33j).

    A side without a battery that can act fires in any order.
    """
    fire_phase = scene.game.fire_phase
    batteries = {battery.id: battery for battery in firing_batteries(scene) if has_part(scene, battery)}
    if fire_phase.is_other_fire_begun or not batteries:
        return
    in_turn = [batteries[id_] for id_ in in_order(turns(scene)) if id_ in batteries]
    if not fire_phase.is_ordnance_smoke_done:
        yield Due(Reason("oba-step-ordnance-smoke", "2.1c"), choice=_after_smoke(scene, in_turn[0]))
    yield from (_of_battery(scene, battery) for battery in in_turn if not battery.activity.is_over)
    yield Due(Reason("oba-step-other-fire", "2.1j"), choice=_first(other_fire_choices(scene)))


def _radios_alone(scene: Scene) -> Iterator[Due]:
    """Radios on the map beyond the batteries of the side that fires: each belongs to one of its own (2b)."""
    if (side := scene.game.moment.firing) is None:
        return
    radios = [
        (held.place.hex, held.pieces.count)
        for held in scene.game.forces.of(side)
        if held.place.hex is not None and is_own_radio(held.pieces)
    ]
    count = sum(count for _, count in radios) - len(firing_batteries(scene))
    if count > 0:
        hexes = tuple(hex_ for hex_, _ in radios if hex_ is not None)
        what = Reason("elst-now-radios-alone", "2b", hexes, args={"count": count})
        yield Due(what, panel=TABLE_PANEL, is_quiet=True)


def _after_smoke(scene: Scene, battery: Battery) -> Choice:
    """The contact roll of the battery that is next, which ends ordnance smoke; without one the end alone."""
    contact = next((one for one in battery_choices(scene, battery) if one.command is AttemptContact), None)
    return contact if contact and contact.is_legal else _first(ordnance_smoke_choices(scene))


def _of_battery(scene: Scene, battery: Battery) -> Due:
    """The roll that is due with its number; else what the step asks."""
    panel = battery_panel_id(battery.id)
    if battery.activity.barrage is not None or battery.activity.attempt is not Attempt.NONE:
        return Due(battery_item(scene, battery).label, panel=panel)
    barred = observing_refusal(scene, battery)
    choice = _first(battery_choices(scene, battery), DeclineContact if barred else AttemptContact)
    if battery.observer.is_offboard and choice.is_legal:
        label = Reason("elst-now-contact-offboard", "2.8b", args={"battery": battery.id})
        return Due(label, choice=choice, panel=panel)
    if barred:
        label = Reason("elst-now-no-contact", barred.rule, args={"battery": battery.id})
        return Due(label, choice=choice, panel=panel)
    if battery.contact_number is None or not choice.is_legal:
        return Due(battery_item(scene, battery).label, choice=choice, panel=panel)
    return Due(_contact_roll(scene, battery, battery.contact_number), choice=choice, panel=panel)


def _contact_roll(scene: Scene, battery: Battery, number: int) -> Reason:
    is_kept = is_maintenance(battery, scene.readings)
    most = min(number - contact_drm(battery.kind, is_maintenance=is_kept), BREAKING_DR - 1)
    key, rule = ("elst-now-maintain", "2.11a") if is_kept else ("elst-now-contact", "2.1d")
    return Reason(key, rule, args={"battery": battery.id, "number": most})


def _repairs(scene: Scene) -> Iterator[Due]:
    """Radios that nobody has tried to mend in this phase."""
    for battery in scene.game.batteries.values():
        choice = _first(observer_choices(scene, battery), RepairRadio)
        if choice.is_legal and not battery.activity.has_tried_repair:
            yield Due(Reason("elst-now-repair", "2.1e", args={"battery": battery.id}), choice=choice)


def _side_to_set_up(scene: Scene) -> Iterator[Due]:
    """The side that sets up next as the first scenario begins."""
    if side := sets_up_next(scene):
        what = Reason("elst-now-side-sets-up", "4.42", args={"side": side.value})
        yield Due(what, panel=FORCES_PANEL, is_quiet=True)


def _to_be_placed(scene: Scene) -> Iterator[Due]:
    """Counters that may be placed off the map in this phase, to enter."""
    if ids := (*_waiting(scene, Spot.RETAINED), *_waiting(scene, Spot.HAND)):
        what = Reason("elst-now-to-be-placed", "CG8b", args={"count": len(ids)})
        yield Due(what, len(ids), panel=FORCES_PANEL, counters=ids)


def _in_secret(scene: Scene) -> Iterator[Due]:
    """Groups of the side to act that are shown before they are placed, while its purse is in sight."""
    side = scene.game.moment.player
    if isinstance(side, Faction) and (count := len(hidden_groups(scene, side))):
        yield Due(Reason("elst-now-in-secret", "4.5182", args={"count": count}), count, panel=REFIT_PANEL)


def _entering(scene: Scene) -> Iterator[Due]:
    """Counters placed to enter in this player turn."""
    if ids := _waiting(scene, Spot.OFFBOARD):
        what = Reason("elst-now-entering", "CG8b", args={"count": len(ids)})
        yield Due(what, len(ids), panel=FORCES_PANEL, counters=ids)


def _waiting(scene: Scene, spot: Spot) -> tuple[str, ...]:
    """The ids of counters of the side to act in a place off the map; of those in hand who may enter."""
    own = (one for one in stacked_counters(scene) if one.holding.faction is scene.game.moment.player)
    there = tuple(one for one in own if one.holding.place.spot is spot)
    if spot is Spot.HAND:
        kinds = {some.kind for some in waiting_to_be_placed(scene, spot)}
        there = tuple(one for one in there if one.holding.pieces.kind in kinds)
    return tuple(one.shown.id for one in there)


def _first(choices: Sequence[Choice], command: type[Command] | None = None) -> Choice:
    return next(choice for choice in choices if command in (None, choice.command))


# ---- the Refit Phase ----


def _of_step(scene: Scene, step: RefitStep) -> Iterator[Due]:
    """What waits in a step; where nothing does, what the step is there for."""
    yield from tuple(_waiting_in(scene, step)) or (_to_do(scene, step),)


def _waiting_in(scene: Scene, step: RefitStep) -> Iterator[Due]:
    """What a side still works at in secret, while it is in sight; else what keeps the step from its end."""
    if step is RefitStep.REPLENISHMENT:
        yield from _of_secret_work(scene)
    elif step is RefitStep.SETUP:
        yield from _to_set_up(scene)
    elif step is RefitStep.SHOCK_AND_BOG:
        yield from _in_trouble(scene)
    elif step is RefitStep.ESCAPE and not scene.campaign.arrivals:
        yield from _astray(scene)
    elif refusal := next_refusal(scene, NextRefitStep()):
        yield Due(refusal, panel=REFIT_PANEL)


def _of_secret_work(scene: Scene) -> Iterator[Due]:
    at_work = [side for side in scene.purses if _is_at_work(scene, side)]
    if at_work:
        yield from (_of_purse(scene, side) for side in at_work)
    elif _is_all_chosen(scene):
        yield _to_do(scene, RefitStep.INITIATIVE)
    elif refusal := next_refusal(scene, NextRefitStep()):
        yield Due(refusal, panel=REFIT_PANEL)


def _to_set_up(scene: Scene) -> Iterator[Due]:
    """Counters first; then the Germans mark what their attack uses (4.5171b)."""
    if count := sum(lot.count for side in Faction for lot in not_set_up(scene, side)):
        left = Reason("elst-now-not-set-up", "4.5182", args={"count": count})
        yield Due(left, count, panel=REFIT_PANEL, is_owed=True)
    if lacks_marked_area(scene):
        yield Due(Reason("refit-play-area-first", "4.5171b"), panel=REFIT_PANEL)


def _to_do(scene: Scene, step: RefitStep) -> Due:
    is_quiet = asks_nothing(scene)
    args = {"step": step.text_key.removeprefix("refit-step-"), "asks": "nothing" if is_quiet else "something"}
    return Due(Reason("elst-now-step", step.value, args=args), panel=REFIT_PANEL, is_quiet=is_quiet)


def _in_trouble(scene: Scene) -> Iterator[Due]:
    """The tracked AFV that must roll before the step ends."""
    if count := sum(len([*in_plight(scene, plight)]) for plight in AfvPlight):
        left = Reason("elst-now-plight", "4.504", args={"count": count})
        yield Due(left, count, panel=REFIT_PANEL, is_owed=True)


def _astray(scene: Scene) -> Iterator[Due]:
    """The tracked stacks outside their areas that wait for a roll or a choice before the step ends."""
    if not scene.campaign.areas:
        return
    if count := sum(one.is_owed and not needs_nobody(scene, one) for one in stragglers(scene)):
        left = Reason("elst-now-stragglers", "4.5057", args={"count": count})
        yield Due(left, count, panel=REFIT_PANEL, is_owed=True)


def _is_all_chosen(scene: Scene) -> bool:
    """Whether both sides have done their secret work of the date."""
    return {*Faction} <= {*scene.campaign.ready}


def _is_at_work(scene: Scene, side: Faction) -> bool:
    return scene.purse(side).step is not PurseStep.DONE


def _of_purse(scene: Scene, side: Faction) -> Due:
    """The points that are left to spend until an order is sealed; else the part of the work in hand."""
    purse, args, step = scene.purse(side), {"side": side.value}, work_in_hand(scene, side)
    if step is not PurseStep.PURCHASE:
        work = Reason(f"refit-work-{step.value}")
        what = Reason("elst-now-work", WORK_STEPS[step].value, args=args, about=work)
        return Due(what, panel=REFIT_PANEL)
    left = purse.left + purse.gained - order_cost(priced_order(scene, side, purse.order))
    return Due(Reason("elst-now-cpp", "4.515", args={**args, "count": left}), left, panel=REFIT_PANEL)
