"""The panel of the Refit Phase: the steps as a checklist, areas, purses in sight, what may be done."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.choices import refit_choices
from companion.games.elst.procedures.refit.events import date_in_words
from companion.games.elst.procedures.refit.state import Campaign, Purse
from companion.games.elst.rules.refit.groups import group_of
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.records import PurchaseLine
from companion.games.elst.shown.forces.words import roster_text
from companion.games.elst.table.scene import Scene
from companion.kit.panels import (
    Checklist,
    ChecklistItem,
    ChoiceList,
    Gauge,
    Lines,
    Panel,
    Part,
    Progress,
    Table,
)
from companion.reason import Reason

REFIT_PANEL = "elst-refit"
_COLUMNS = ("date", "group", "bought", "strength", "units", "received", "leaders", "set-up")


def campaign_lines(campaign: Campaign) -> tuple[Reason, ...]:
    """The date, and the scenario played or prepared."""
    date = date_in_words("refit-date", campaign.date)
    if campaign.is_over:
        by = campaign.conceded_by.value if campaign.conceded_by else "nobody"
        return date, Reason("refit-log-over", "4.2c", args={"side": by})
    if campaign.step in (None, RefitStep.SETUP):
        return date, Reason(f"refit-scenario-{campaign.scenario.value}", "4.5171")
    return (date,)


def refit_panel(scene: Scene) -> Panel:
    """Everything about the Refit Phase."""
    parts: tuple[Part, ...] = (
        Lines(campaign_lines(scene.campaign)),
        *_checklist(scene.campaign),
        *_area_table(scene),
        *(part for side, purse in scene.purses.items() for part in _purse_parts(scene, side, purse)),
        ChoiceList(tuple(refit_choices(scene))),
    )
    return Panel(REFIT_PANEL, Reason("elst-panel-refit"), parts, has_own_place=True)


def _checklist(campaign: Campaign) -> Iterator[Part]:
    if campaign.step is None:
        return
    steps = tuple(RefitStep)
    here = steps.index(campaign.step)
    items = (
        ChecklistItem(Reason(step.text_key, step.value), _progress(number, here))
        for number, step in enumerate(steps)
    )
    yield Checklist(tuple(items))


def _progress(number: int, here: int) -> Progress:
    if number == here:
        return Progress.CURRENT
    return Progress.DONE if number < here else Progress.AHEAD


def _area_table(scene: Scene) -> Iterator[Part]:
    areas = scene.areas
    if areas is None:
        return
    columns = tuple(Reason(f"refit-column-{name}") for name in ("side", "area", "hexes", "isolated"))
    rows = (
        (
            Reason("refit-side", args={"side": area.faction.value}),
            Reason("refit-cell", args={"text": area.name}),
            Reason("refit-cell", args={"text": str(len(area.hexes))}),
            Reason("refit-yes" if area.is_isolated else "refit-no"),
        )
        for area in areas.areas
    )
    yield Table(columns, tuple(rows))


def _purse_parts(scene: Scene, side: Faction, kept: Purse) -> Iterator[Part]:
    """Points and purchase record of a side, for its own eyes."""
    purse = kept.on(scene.campaign.date)
    yield Gauge(Reason("refit-points", args={"side": side.value}), purse.left + purse.gained)
    if purse.record:
        rows = tuple(_record_row(side, line) for line in purse.record)
        yield Table(tuple(Reason(f"refit-column-{name}") for name in _COLUMNS), rows)


def _record_row(side: Faction, line: PurchaseLine) -> tuple[Reason, ...]:
    cells = (
        str(line.bought),
        line.strength_letter or "-",
        roster_text(line.units) or "-",
        roster_text(line.received) or "-",
        ", ".join(line.leaders) or "-",
        line.setup_letter,
    )
    date = date_in_words("refit-date", line.date)
    group = Reason(group_of(side, line.group).text_key)
    return (date, group, *(Reason("refit-cell", args={"text": cell}) for cell in cells))
