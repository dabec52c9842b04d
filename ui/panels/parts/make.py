"""From the parts of a game's panel to what draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.facts import Fact
from companion.kit.panels import (
    Basket,
    Checklist,
    ChoiceList,
    Diff,
    Forecast,
    Form,
    Gauge,
    Lines,
    Secrets,
    Table,
    Task,
    ToldOnMap,
    Track,
)
from ui.panels.parts.basket import BasketView
from ui.panels.parts.checklist import ChecklistView
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.diff import diff_view
from ui.panels.parts.figures import GaugeView, TrackView, table_view
from ui.panels.parts.forecast import forecast_view
from ui.panels.parts.lines import lines_view, show_reasons
from ui.panels.parts.open_form import OpenForm
from ui.panels.parts.secrets import SecretsView
from ui.panels.parts.still import Item
from ui.panels.parts.task import TaskView
from ui.panels.parts.told_on_map import ToldOnMapView
from ui.shell.kinds import of_kind
from ui.widgets.reason_list import ReasonList

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtWidgets import QWidget

    from companion.kit.panels import Part
    from ui.panels.panel import Panel


def part_item(panel: Panel, part: Part, key: str) -> Item:
    """A part of a panel, whose view stays; `key` names it among the others."""

    def make() -> QWidget:
        return part_view(panel, part, key)

    match part:
        case Checklist():
            return Item(
                (Checklist, key), make, renew=lambda view: of_kind(ChecklistView, view).show_steps(part)
            )
        case ChoiceList(choices=choices):
            return Item(
                _standing(panel, part, key),
                make,
                acts=True,
                renew=lambda view: of_kind(ChoiceListView, view).show_choices(choices),
            )
        case Table(rows=rows):
            is_still = not any(isinstance(cell, Fact) for row in rows for cell in row)
            return Item(part if is_still else None, make)
        case Track():
            return Item(part, make, renew=lambda view: of_kind(TrackView, view).show_words())
        case Gauge():
            return Item((Gauge, key), make, renew=lambda view: of_kind(GaugeView, view).show_gauge(part))
        case Lines(lines=lines):
            return Item(
                (Lines, key), make, renew=lambda view: show_reasons(panel, of_kind(ReasonList, view), lines)
            )
    return Item(None, make)


def _standing(panel: Panel, part: ChoiceList, key: str) -> object:
    """For what a list of choices stays: a button that did something else would take a bouncing finger.

    Nothing where a form is to stand open.
    """
    if any(choice.inputs and panel.drafts.is_begun(choice) for choice in part.choices):
        return None
    words = panel.bridge.catalogue if key in panel.unfolded else None
    return part, key, panel.bridge.in_play.state.waiting, words


def part_views(panel: Panel, parts: Iterable[Part], key: str) -> Iterator[QWidget]:
    """What draws some parts, in order; `key` names them among those of the panel."""
    for place, part in enumerate(parts):
        yield part_view(panel, part, key=f"{key}-{place}")


def part_view(panel: Panel, part: Part, key: str = "") -> QWidget:
    """What draws a part; `key` names it among the parts of its panel, to remember what is unfolded."""
    match part:
        case Checklist():
            return ChecklistView(panel, part)
        case Lines(lines=lines):
            return lines_view(panel, lines)
        case ChoiceList(choices=choices):
            return ChoiceListView(panel, choices, key=key)
        case Gauge():
            return GaugeView(panel, part)
        case Table():
            return table_view(panel, part)
        case Track():
            return TrackView(panel, part)
    return _work_view(panel, part, key)


def _work_view(
    panel: Panel, part: Form | Basket | Task | Forecast | Diff | Secrets | ToldOnMap, key: str
) -> QWidget:
    """What draws a part of work to be done."""
    match part:
        case Task():
            return TaskView(panel, part, part_views(panel, part.parts, part.id))
        case Forecast():
            return forecast_view(panel.bridge, part)
        case Form():
            return OpenForm(panel, part)
        case Basket():
            return BasketView(panel, part, key, part_views(panel, part.parts, key))
        case Diff():
            return diff_view(panel, part)
        case Secrets():
            return SecretsView(panel, part, lambda one: part_views(panel, one.parts, f"{key}-{one.faction}"))
        case ToldOnMap():
            return ToldOnMapView(panel, part)
