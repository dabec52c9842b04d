"""What a side does in secret: Shifts, replenishment, points, purchases, the chit."""

from collections.abc import Iterator, Mapping

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.refit import buying
from companion.games.elst.procedures.refit.commands import (
    BringGroup,
    BuyGroup,
    ChooseChit,
    CloseOrder,
    DropGroup,
    Replenish,
    RollPoints,
    ShowWork,
    TryShift,
    TurnUpChit,
)
from companion.games.elst.procedures.refit.new_groups import (
    group_pieces,
    hidden_groups,
    new_groups,
    open_places,
    too_late_for_map,
)
from companion.games.elst.procedures.refit.outside import IN_PLACE
from companion.games.elst.procedures.refit.state import Campaign, PurseStep
from companion.games.elst.procedures.refit.stock import places_of
from companion.games.elst.procedures.refit.stock_words import place_in_words
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.groups import group_of
from companion.games.elst.rules.refit.initiative import BRITISH_ATTACKS, Chit
from companion.games.elst.rules.refit.planner import offers
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.records import PurchaseLine
from companion.games.elst.rules.refit.replenishment import replenishment_choices, squads_returned
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.refit.forecasts import forecast
from companion.games.elst.shown.refit.tasks import TEXT, Task, judged
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason

_GOAL = Input("goal", InputKind.TEXT, Reason("input-goal"))
_WAY = (Input("origin", InputKind.TEXT, Reason("input-origin")), _GOAL)
_PP = Input("pp", InputKind.NUMBER, Reason("input-pp"))


def purse_tasks(scene: Scene) -> tuple[Task, ...]:
    """The tasks of every side whose purse is in sight."""
    return tuple(task for side in scene.purses for task in _tasks_of(scene, side))


def _tasks_of(scene: Scene, side: Faction) -> Iterator[Task]:
    if scene.campaign.step is RefitStep.SHIFT:
        yield _shift(scene, side)
    if scene.campaign.step is RefitStep.REPLENISHMENT:
        match buying.work_in_hand(scene, side):
            case PurseStep.REPLENISHMENT:
                yield _replenish(scene, side)
            case PurseStep.POINTS:
                yield from _points(scene, side)
            case PurseStep.PURCHASE:
                yield _order(scene, side)
            case PurseStep.CHIT:
                yield _chit(scene, side)
            case PurseStep.DONE if side.opponent not in {*scene.purses, *scene.campaign.chits_up}:
                show = judged(scene, "refit-choice-turn-up", TurnUpChit(faction=side))
                yield Task("turn-up", (show,), "4.517", secret_to=side.value)
    if scene.campaign.step in (RefitStep.SETUP, RefitStep.INITIATIVE):
        show = judged(scene, "refit-choice-show", ShowWork(faction=side))
        if show.is_legal:
            yield Task("show", (show,), "4.518", secret_to=side.value)
    if scene.campaign.step in (RefitStep.SHIFT, RefitStep.SETUP) and new_groups(scene, side):
        yield _new_groups(scene, side)
    if may_show_groups(scene) and scene.game.moment.player is side and hidden_groups(scene, side):
        yield _new_groups(scene, side)


def may_show_groups(scene: Scene) -> bool:
    """Whether a scenario after a Refit Phase is in an RPh, when what is to enter is placed (4.5182)."""
    is_played = scene.campaign.step is None and not scene.campaign.is_over
    return is_played and scene.campaign.played is not None and scene.game.moment.phase is Phase.RALLY


def _new_groups(scene: Scene, side: Faction) -> Task:
    """Groups bought, each with the places where all of it may be Retained.

    While the other side looks on there is nothing to keep from it.
    """
    facts, choices = [], []
    notes: list[Reason] = []
    groups = new_groups if scene.campaign.step else hidden_groups
    for line in groups(scene, side):
        facts.append(_group_told(scene, side, line))
        notes += filter(None, (too_late_for_map(scene, side, line),))
        for place in open_places(scene, side, line):
            command = BringGroup(faction=side, group=line.group, bought=line.bought, place=place)
            choices.append(judged(scene, _bringing(side, line, place), command))
        if not line.is_hidden and side.opponent not in scene.purses:
            hiding = command.model_copy(update={"is_secret": True})
            choices.append(judged(scene, Reason("refit-choice-hide-group", args=_numbered(line)), hiding))
    return Task(
        "new-groups",
        tuple(choices),
        "CG8",
        tuple(facts),
        secret_to=side.value,
        is_due=not scene.campaign.step or not all(line.is_hidden for line in groups(scene, side)),
        notes=tuple(notes),
    )


def _group_told(scene: Scene, side: Faction, line: PurchaseLine) -> Reason:
    """What a group brings: its counters, or a battery by the name that the table of groups gives it."""
    group = group_of(side, line.group)
    if group.battery:
        return Reason("refit-fact-new-battery", "CG3", args=_numbered(line), about=Reason(group.text_key))
    pieces = roster_text(group_pieces(scene, side, line))
    return Reason("refit-fact-new-group", "CG8", args={**_numbered(line), "pieces": pieces})


def _bringing(side: Faction, line: PurchaseLine, place: str) -> Reason:
    if line.is_hidden and place == ENTRY_NAME:
        return Reason("refit-choice-show-group", args=_numbered(line))
    if not line.units:
        return Reason("refit-choice-bring-radio", args=_numbered(line))
    return Reason("refit-choice-bring-group", args=_numbered(line), about=place_in_words(side, place))


def _numbered(line: PurchaseLine) -> dict[str, str | int | float]:
    return {"group": line.group, "number": str(line.bought)}


def _shift(scene: Scene, side: Faction) -> Task:
    choices = (
        *(_shift_from(side, place) for place in places_of(scene.campaign.stock, side) if place != IN_PLACE),
        Choice(Reason("refit-choice-shift"), TryShift, {"faction": side}, (TEXT, *_WAY)),
        Choice(Reason("refit-choice-shift-loaded"), TryShift, {"faction": side}, (TEXT, *_WAY, _PP)),
    )
    return Task("shift", choices, "4.511", secret_to=side.value)


def _shift_from(side: Faction, place: str) -> Choice:
    """Out of a place where counters are Retained; the form tells which."""
    label = Reason("refit-choice-shift-from", about=place_in_words(side, place))
    return Choice(label, TryShift, {"faction": side, "origin": place}, (TEXT, _GOAL))


def _replenish(scene: Scene, side: Faction) -> Task:
    pool = scene.campaign.losses_of(side)
    most = squads_returned(pool, scene.refit_readings)
    choices = (
        *(_one_squad(side, *one) for one in replenishment_choices(pool).items() if most),
        judged(scene, "refit-choice-replenish-none", Replenish(faction=side)),
        Choice(Reason("refit-choice-replenish"), Replenish, {"faction": side}, (TEXT,)),
        Choice(Reason("refit-choice-replenish-to"), Replenish, {"faction": side}, (TEXT, _GOAL)),
    )
    back = (_squads_back(side, most),)
    return Task("replenishment", choices, "4.513", back, secret_to=side.value, is_due=bool(most))


def _squads_back(side: Faction, most: int) -> Reason:
    return Reason("refit-fact-squads-back", "4.513a", args={"side": side.value, "count": most})


def _one_squad(side: Faction, squad: str, lower: str) -> Choice:
    """One squad comes back, one step lower; the form tells where (4.513b, 4.513c)."""
    unit, less = (roster_text((Pieces(type=id_, count=1),)) for id_ in (squad, lower))
    label = Reason("refit-choice-return", "4.513b", args={"unit": unit, "lower": less})
    return Choice(label, Replenish, {"faction": side, "text": unit}, (_GOAL,))


def _points(scene: Scene, side: Faction) -> Iterator[Task]:
    """The die for the points; before it, folded, that nobody comes back."""
    command, purse = RollPoints(faction=side), scene.purse(side)
    odds = forecast(scene, command)
    choice = judged(scene, "refit-choice-points", command)
    nobody_back = purse.step is PurseStep.REPLENISHMENT
    carried = Reason("refit-fact-carried", "4.514", args={"count": purse.left})
    facts = [_squads_back(side, 0)] if nobody_back else []
    facts += [carried] if purse.left or not nobody_back else []
    yield Task("points", (choice,), "4.514", tuple(facts), (odds,) if odds else (), secret_to=side.value)
    if nobody_back:
        yield _replenish(scene, side)


def _order(scene: Scene, side: Faction) -> Task:
    close = judged(scene, "refit-choice-close", CloseOrder(faction=side))
    choices = (*_order_choices(scene, side), close)
    return Task("purchase", choices, "4.515", secret_to=side.value)


def _order_choices(scene: Scene, side: Faction) -> Iterator[Choice]:
    purse = scene.purse(side)
    for offer in offers(buying.market(scene, side), purse.left + purse.gained, purse.order):
        group, on_map = offer.purchase.group, offer.purchase.on_map
        place = "on-map" if on_map else "entering"
        args: Mapping[str, str | int] = {"group": group, "cost": offer.cost, "place": place}
        values = {"faction": side, "group": group, "on_map": on_map}
        label = Reason("refit-choice-buy", args=args, about=Reason(group_of(side, group).text_key))
        yield Choice(label, BuyGroup, values, refusal=offer.refusal)
    for group in dict.fromkeys(one.group for one in purse.order):
        yield Choice(
            Reason("refit-choice-drop", args={"group": group}), DropGroup, {"faction": side, "group": group}
        )


def _chit(scene: Scene, side: Faction) -> Task:
    choices = (
        judged(scene, f"refit-choice-chit-{chit.value}", ChooseChit(faction=side, chit=chit)) for chit in Chit
    )
    left = (attacks_left(scene.campaign),) if side is Faction.BRITISH else ()
    return Task("chit", tuple(choices), "4.517", left, secret_to=side.value)


def attacks_left(campaign: Campaign) -> Reason:
    """The Attack chits that the British still have (4.517a)."""
    count = max(BRITISH_ATTACKS - campaign.attacks_by(Faction.BRITISH), 0)
    return Reason("refit-fact-attacks-left", "4.517a", args={"count": count})
