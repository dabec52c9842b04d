"""What may be done in the Refit Phase, as choices with open fields, step by step."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from companion.play.messages import Command
from companion.play.panels import Choice, Input, InputKind
from companion.reason import Reason
from companion.systems.elst.factions import Faction
from companion.systems.elst.refit.assistant import (
    buying,
    escaping,
    grounds,
    progress,
    revealing,
    shifting,
)
from companion.systems.elst.refit.assistant.commands import (
    BeginScenario,
    BuyGroup,
    ChooseChit,
    CloseOrder,
    Concede,
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
from companion.systems.elst.refit.assistant.scene import RefitHandlers, RefitScene
from companion.systems.elst.refit.assistant.state import PurseStep
from companion.systems.elst.refit.initiative import Chit, ScenarioType
from companion.systems.elst.refit.planner import offers
from companion.systems.elst.refit.procedure import RefitStep

HANDLERS: RefitHandlers = {
    **progress.HANDLERS,
    **grounds.HANDLERS,
    **escaping.HANDLERS,
    **shifting.HANDLERS,
    **buying.HANDLERS,
    **revealing.HANDLERS,
}

_SIDES = tuple(side.value for side in Faction)
_CHITS = tuple(chit.value for chit in Chit)
_SIDE = Input("side", InputKind.OPTION, Reason("input-side"), _SIDES)
_TEXT = Input("text", InputKind.TEXT, Reason("input-counters"))
_HEX = Input("hex", InputKind.HEX, Reason("input-from-hex"))
_PLACES = (
    Input("origin", InputKind.TEXT, Reason("input-origin")),
    Input("goal", InputKind.TEXT, Reason("input-goal")),
)
_COUNT = Input("count", InputKind.NUMBER, Reason("input-count"))


def refit_choices(scene: RefitScene) -> Sequence[Choice]:
    """Everything that belongs to the step under way, for both sides and for the purses in sight."""
    return (*_public_choices(scene), *_purse_choices(scene))


def _judged(scene: RefitScene, label: str, command: Command) -> Choice:
    """A choice without open fields, with its refusal."""
    refuse, _ = HANDLERS[type(command)]
    values = {name: getattr(command, name) for name in type(command).model_fields}
    return Choice(Reason(label), type(command), values, refusal=refuse(scene, command))


def _public_choices(scene: RefitScene) -> Iterator[Choice]:
    campaign = scene.campaign
    if campaign.is_over:
        return
    if campaign.step is None:
        yield _judged(scene, "refit-choice-finish", FinishScenario())
    else:
        yield _judged(scene, "refit-choice-next", NextRefitStep())
        yield from _STEP_CHOICES.get(campaign.step, _no_choices)(scene)
    yield Choice(Reason("refit-choice-concede"), Concede, inputs=(_SIDE,))


def _no_choices(scene: RefitScene) -> Iterator[Choice]:
    yield from ()


def _area_choices(scene: RefitScene) -> Iterator[Choice]:
    """Vehicles and corrections are tapped on the map; the areas are fixed by a button."""
    yield Choice(Reason("refit-choice-no-vehicles"), TellVehicles, {"hexes": ()}, (_SIDE,))
    yield _judged(scene, "refit-choice-fix", FixAreas())


def _escape_choices(scene: RefitScene) -> Iterator[Choice]:
    yield Choice(Reason("refit-choice-escape"), TryEscape, inputs=(_SIDE, _TEXT, _HEX))


def _losses_choices(scene: RefitScene) -> Iterator[Choice]:
    yield Choice(Reason("refit-choice-losses"), TellLosses, inputs=(_SIDE, _TEXT))


def _table_choices(*kinds: RollKind) -> Callable[[RefitScene], Iterator[Choice]]:
    def found(scene: RefitScene) -> Iterator[Choice]:
        for kind in kinds:
            for isolated in (False, True):
                label = Reason(
                    "refit-choice-table", args={"kind": kind.value, "isolated": str(isolated).lower()}
                )
                yield Choice(label, RollTable, {"kind": kind, "is_isolated": isolated}, (_COUNT,))

    return found


def _reveal_choices(scene: RefitScene) -> Iterator[Choice]:
    for british in Chit:
        for german in Chit:
            command = RevealChits(british=british, german=german)
            label = Reason("refit-choice-reveal", args={"british": british.value, "german": german.value})
            refuse, _ = HANDLERS[RevealChits]
            values: Mapping[str, Any] = {"british": british, "german": german}
            yield Choice(label, RevealChits, values, refusal=refuse(scene, command))


def _setup_choices(scene: RefitScene) -> Iterator[Choice]:
    if scene.campaign.scenario is ScenarioType.GERMAN_ATTACK:
        corners = (
            Input("first", InputKind.HEX, Reason("input-first-corner")),
            Input("last", InputKind.HEX, Reason("input-last-corner")),
        )
        yield Choice(Reason("refit-choice-play-area"), MarkPlayArea, inputs=corners)
    yield _judged(scene, "refit-choice-begin", BeginScenario())


_STEP_CHOICES: Mapping[RefitStep, Callable[[RefitScene], Iterator[Choice]]] = {
    RefitStep.MELEE: _losses_choices,
    RefitStep.RECOVERY: _losses_choices,
    RefitStep.SETUP_AREAS: _area_choices,
    RefitStep.ESCAPE: _escape_choices,
    RefitStep.WOUNDED: _table_choices(RollKind.WOUNDED),
    RefitStep.REPAIR: _table_choices(*(kind for kind in RollKind if kind is not RollKind.WOUNDED)),
    RefitStep.REPLENISHMENT: _reveal_choices,
    RefitStep.SETUP: _setup_choices,
}


# ---- secret work ----


def _purse_choices(scene: RefitScene) -> Iterator[Choice]:
    for side in scene.purses:
        if scene.campaign.step is RefitStep.SHIFT:
            places = tuple(
                Input(name, InputKind.TEXT, Reason(f"input-{name}")) for name in ("origin", "goal")
            )
            yield Choice(Reason("refit-choice-shift"), TryShift, {"faction": side}, (_TEXT, *places))
        if scene.campaign.step is RefitStep.REPLENISHMENT:
            yield from _work_choices(scene, side)


def _work_choices(scene: RefitScene, side: Faction) -> Iterator[Choice]:
    match scene.purse(side).step:
        case PurseStep.REPLENISHMENT:
            yield Choice(Reason("refit-choice-replenish"), Replenish, {"faction": side}, (_TEXT,))
            yield _judged(scene, "refit-choice-replenish-none", Replenish(faction=side))
        case PurseStep.POINTS:
            yield _judged(scene, "refit-choice-points", RollPoints(faction=side))
        case PurseStep.PURCHASE:
            yield from _order_choices(scene, side)
            yield _judged(scene, "refit-choice-close", CloseOrder(faction=side))
        case PurseStep.CHIT:
            for chit in Chit:
                yield _judged(scene, f"refit-choice-chit-{chit.value}", ChooseChit(faction=side, chit=chit))


def _order_choices(scene: RefitScene, side: Faction) -> Iterator[Choice]:
    purse = scene.purse(side)
    for offer in offers(buying.market(scene, side), purse.left + purse.gained, purse.order):
        group, on_map = offer.purchase.group, offer.purchase.on_map
        place = "on-map" if on_map else "entering"
        args: Mapping[str, str | int] = {"group": group, "cost": offer.cost, "place": place}
        values = {"faction": side, "group": group, "on_map": on_map}
        yield Choice(Reason("refit-choice-buy", args=args), BuyGroup, values, refusal=offer.refusal)
    for group in dict.fromkeys(one.group for one in purse.order):
        yield Choice(
            Reason("refit-choice-drop", args={"group": group}), DropGroup, {"faction": side, "group": group}
        )
