"""What the tests of the refit assistant tell it, and what they read from it."""

from collections.abc import Iterator

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import AddRoster, TakeControl
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    ChooseChit,
    CloseOrder,
    CountRetained,
    RevealChits,
    TellVehicles,
)
from companion.games.elst.procedures.refit.stock import at
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.shown.refit.pages import RefitPage, refit_page
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from tests.games.elst.refit import worked_example
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable

hex_at = worked_example.hex_at


def refusal(table: CampaignTable, command: Command) -> str:
    """The key of the reason for which a command is refused."""
    with pytest.raises(IllegalCommandError) as refused:
        table.do(command)
    return refused.value.reason.key


def tell_worked_example(table: CampaignTable) -> None:
    """The control of the rulebook's example, swept side by side; it says nothing of other edge roads."""
    table.do(TakeControl(side=None, hexes=tuple(worked_example.ground().edge_roads)))
    control = worked_example.control()
    for side in (BRITISH, GERMAN):
        held = tuple(h for h, f in control.items() if f is side and h in worked_example.ground().strategic)
        table.do(TakeControl(side=side, hexes=held))
    vehicles = tuple(map(hex_at, worked_example.BRITISH_VEHICLES))
    table.do(TellVehicles(side=BRITISH, hexes=vehicles))


def at_step(step: RefitStep) -> CampaignTable:
    """A table at a step, its areas those of the worked example."""
    table = CampaignTable()
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(step)
    return table


def bought(side: Faction, group: str, *, on_map: bool, table: CampaignTable | None = None) -> CampaignTable:
    """About to set up a British attack with a group bought at full strength."""
    table = table or at_step(RefitStep.REPLENISHMENT)
    table.gain(side, 1)
    table.do(BuyGroup(faction=side, group=group, on_map=on_map), CloseOrder(faction=side))
    while table.asked:
        table.answer(8)
    table.do(ChooseChit(faction=side, chit=Chit.ATTACK if side is BRITISH else Chit.IDLE))
    other = side.opponent
    table.work(other, Chit.ATTACK if other is BRITISH else Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    return table


def add(table: CampaignTable, side: Faction, text: str) -> None:
    """Tracked counters."""
    table.do(AddRoster(side=side, text=text))


def count(table: CampaignTable, side: Faction, place: str, text: str, mark: Mark | None = None) -> None:
    """Counters Retained."""
    table.do(CountRetained(side=side, place=place, text=text, mark=mark))


def retained(table: CampaignTable, side: Faction, place: str) -> dict[str, int]:
    """What a side has Retained in a place, by name and marks: "SS 4-4-7", "Tiger immobile"."""
    lots = at(table.campaign.stock, side, place)
    return {" ".join((lot.type, *(mark.value for mark in lot.marks))): lot.count for lot in lots}


def tracked(table: CampaignTable, side: Faction, spot: Spot) -> dict[str, int]:
    """What a side has tracked in places of a kind."""
    return {some.type: some.count for some in table.state.game.forces.pile(side, spot)}


def page(table: CampaignTable) -> RefitPage:
    """The page of the step under way."""
    return refit_page(SYSTEM.scene(table.state))


def reasons(shown: RefitPage) -> Iterator[Reason]:
    """Everything that a page says."""
    yield shown.title
    for task in shown.tasks:
        yield from (task.title, *task.facts)
        for choice in task.choices:
            yield choice.label
            for input_ in choice.inputs:
                yield input_.label
                yield from (
                    Reason(f"option-{option}") for option in input_.options if "-" in option or option
                )
            if choice.refusal:
                yield choice.refusal
        for odds in task.forecasts:
            yield from (reason for reason, _ in odds.rows)
            yield from (modifier.reason for modifier in odds.modifiers)
    yield from (result.line for result in shown.results)
    for change in shown.changes:
        yield from (change.subject, *change.before, *change.after)
    yield from (choice.label for choice in shown.onward)


def last_told(table: CampaignTable) -> list[Reason]:
    """What the log says of the last command."""
    return [reason for group in table.session.log()[-1].details for reason in group]
