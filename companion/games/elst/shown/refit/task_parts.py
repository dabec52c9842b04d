"""The tasks of a step as parts of its panel: facts, odds, choices with the places that can be tapped."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.words import pieces_in_words, roster_text
from companion.games.elst.procedures.refit.buying import market
from companion.games.elst.procedures.refit.commands import BuyGroup, CloseOrder, DropGroup, RevealChits
from companion.games.elst.procedures.refit.stock import at
from companion.games.elst.procedures.refit.stock_words import lot_in_words
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.shown.refit.forecasts import forecast, has_forecast
from companion.games.elst.shown.refit.planner_words import offered, order_parts, ordered, purchase_of
from companion.games.elst.shown.refit.tasks import Task
from companion.games.elst.table.scene import Scene
from companion.kit.panels import (
    Basket,
    Choice,
    ChoiceList,
    Cover,
    Form,
    Input,
    InputKind,
    Lines,
    Part,
    Suggestion,
)
from companion.kit.panels import Task as TaskPart
from companion.kit.questions import value_in_words
from companion.reason import Reason
from companion.session.seats import name_key

_FOLDED = frozenset({"retained", "batteries"})  # records that stand beside the step's own work
_FACTS_BELOW = frozenset({"new-groups"})  # known by those who bought them: what is to be tapped comes first
_PLACES = frozenset({"place", "origin", "goal"})
# What the state tells of; of the rest only the table knows.
_DONE: Mapping[str, Callable[[Scene, Task], bool]] = {
    "markers": lambda _, task: not any(choice.is_legal for choice in task.choices),
    "areas": lambda scene, _: scene.campaign.areas is not None,
    "play-area": lambda scene, _: scene.campaign.play_area is not None,
}
_CHITS = tuple(chit.value for chit in Chit)


def task_part(scene: Scene, task: Task) -> Part:
    """A task; orders and chits have a shape of their own."""
    commands = {choice.command: choice for choice in task.choices}
    if CloseOrder in commands:
        return _order(scene, Faction(task.secret_to), commands[CloseOrder])
    if RevealChits in commands:
        return _reveal(scene)
    return TaskPart(
        task.id,
        task.title,
        tuple(_parts(scene, task)),
        is_folded=task.id in _FOLDED or not task.is_due,
        is_done=task.id in _DONE and _DONE[task.id](scene, task),
    )


def _parts(scene: Scene, task: Task) -> Iterator[Part]:
    is_below = task.id in _FACTS_BELOW
    if task.notes:
        yield Lines(task.notes)
    if task.facts and not is_below:
        yield Lines(task.facts)
    yield from task.forecasts
    if task.choices:
        yield ChoiceList(tuple(_helped(scene, choice) for choice in task.choices))
    if task.facts and is_below:
        yield Lines(task.facts)


# ---- forms ----


def _helped(scene: Scene, choice: Choice) -> Choice:
    """A choice whose form names the places and tells the odds."""
    inputs = tuple(_suggested(scene, choice, one) for one in choice.inputs)
    odds = partial(forecast, scene) if has_forecast(choice.command) else None
    return replace(choice, inputs=inputs, odds=odds)


def _suggested(scene: Scene, choice: Choice, one: Input) -> Input:
    if one.kind is InputKind.TEXT and one.name in _PLACES:
        return replace(one, suggestions=tuple(_places(scene, choice)))
    if one.name == "text" and _PLACES & choice.values.keys():
        return replace(one, suggestions=tuple(_there(scene, choice)))
    return one


def _there(scene: Scene, choice: Choice) -> Iterator[Suggestion]:
    """The counters that are Retained where a form begins, to be taken one by one."""
    side, place = (_value(choice, names) for names in (("faction", "side"), ("origin", "place")))
    for lot in at(scene.campaign.stock, Faction(side), place):
        one = (lot.pieces.counting(1),)
        yield Suggestion(roster_text(one), lot_in_words(lot), is_added=True, written=pieces_in_words(one))


def _value(choice: Choice, names: tuple[str, ...]) -> str:
    return next(str(choice.values[name]) for name in names if name in choice.values)


def _places(scene: Scene, choice: Choice) -> Iterator[Suggestion]:
    """The areas of the side that acts, or of both, and the Entry Area; not the one that is left."""
    side = choice.values.get("faction") or choice.values.get("side")
    areas = scene.areas.areas if scene.areas else ()
    names = [area.name for area in areas if side in (None, area.faction)]
    for name in dict.fromkeys((*names, ENTRY_NAME)):
        if name != choice.values.get("origin"):
            in_words = Reason("refit-entry-area") if name == ENTRY_NAME else value_in_words(name)
            yield Suggestion(name, in_words, written=in_words if name == ENTRY_NAME else None)


# ---- orders ----


def _order(scene: Scene, side: Faction, close: Choice) -> Basket:
    """What may be bought, what is, what it brings (4.515)."""
    wares, purse = market(scene, side), scene.purse(side)
    points = purse.left + purse.gained
    held = (
        Choice(offer.label, DropGroup, {"faction": side, "group": bought.group})
        for offer, bought in zip(ordered(wares, purse.order), purse.order, strict=True)
    )
    return Basket(
        tuple(_purchases(scene, side, on_map=False)),
        tuple(held),
        close,
        order_parts(wares, points, purse.order, scene.refit_readings),
        Reason("planner-on-map"),
        tuple(_purchases(scene, side, on_map=True)),
    )


def _purchases(scene: Scene, side: Faction, *, on_map: bool) -> Iterator[Choice]:
    purse = scene.purse(side)
    for offer in offered(market(scene, side), purse.left + purse.gained, purse.order, on_map=on_map):
        wanted = purchase_of(offer.id)
        values = {"faction": side, "group": wanted.group, "on_map": wanted.on_map}
        yield Choice(offer.label, BuyGroup, values, refusal=offer.refusal)


# ---- initiative ----


def _reveal(scene: Scene) -> Form:
    """Both initiative chits turned up together (4.517)."""
    inputs = tuple(_chit(scene, side) for side in Faction)
    return Form(Reason("refit-reveal-title"), Choice(Reason("refit-reveal"), RevealChits, inputs=inputs))


def _chit(scene: Scene, side: Faction) -> Input:
    """A side's chit as far as it is in sight; a sealed one is turned up by its side alone."""
    known = scene.campaign.chits_up.get(side) or (scene.purse(side).chit if side in scene.purses else None)
    label = Reason(name_key(side.value))
    usual = known.value if known else ""
    return Input(side.value, InputKind.OPTION, label, _CHITS, usual=usual, cover=_cover(scene, side))


def _cover(scene: Scene, side: Faction) -> Cover | None:
    args = {"side": side.value}
    if side not in scene.campaign.ready:
        return Cover(Reason("refit-not-done-yet"), Reason("refit-not-ready", "4.517", args=args))
    if side in scene.purses or side in scene.campaign.chits_up:
        return None
    sealed = Reason("refit-chit-sealed", "4.517", args=args)
    return Cover(Reason("refit-chit-is-sealed"), sealed, secret_to=side.value)
