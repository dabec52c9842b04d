"""What is shown of the whole game: its panels, where it stands, its facts, what is to be packed up."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.tracked import (
    battery_facts,
    box_bounds,
    packed_batteries,
    tem_facts,
)
from companion.games.elst.procedures.clock import moment_in_words
from companion.games.elst.procedures.forces.reminding import with_reminders
from companion.games.elst.procedures.forces.tracked import forces_facts
from companion.games.elst.procedures.marking_step import packed_markers
from companion.games.elst.procedures.refit.tracked import campaign_facts
from companion.games.elst.shown.artillery.card import battery_panel
from companion.games.elst.shown.clock import (
    CLOCK_PANEL,
    MARKERS_PANEL,
    TABLE_PANEL,
    clock_facts,
    clock_panel,
    markers_panel,
    table_panel,
)
from companion.games.elst.shown.forces.panel import FORCES_PANEL, forces_panel
from companion.games.elst.shown.order_of_battle import packed_counters, packed_in_secret
from companion.games.elst.shown.refit.panel import REFIT_PANEL, campaign_lines, refit_panel
from companion.games.elst.shown.victory import verdict
from companion.games.elst.table.scene import Scene
from companion.games.elst.table.state import ElstGame
from companion.kit.facts import Fact
from companion.kit.panel_set import PanelSet
from companion.kit.panels import Lines, Panel
from companion.kit.system import PackedItem
from companion.reason import Reason


def panels(scene: Scene) -> PanelSet:
    """The clock, a card a battery, what may be brought onto the table, the forces, the Refit Phase."""
    batteries = {
        f"elst-battery-{one.id}": partial(battery_panel, battery=one) for one in scene.game.batteries.values()
    }
    makers: dict[str, Callable[..., Panel]] = {
        CLOCK_PANEL: _tracker,
        **batteries,
        TABLE_PANEL: table_panel,
        MARKERS_PANEL: markers_panel,
        FORCES_PANEL: forces_panel,
        REFIT_PANEL: refit_panel,
    }
    return PanelSet(makers, scene, walked=REFIT_PANEL)


def _tracker(scene: Scene) -> Panel:
    """The clock with its reminders; who has won, once there is nothing more to play."""
    if scene.campaign.is_over:
        over = campaign_lines(scene.campaign)[-1]
        return Panel(CLOCK_PANEL, over, (Lines((over, *verdict(scene))),))
    return with_reminders(clock_panel(scene), scene)


def recap(game: ElstGame) -> Sequence[Reason]:
    """The date, then the step under way or the moment of the scenario."""
    lines = campaign_lines(game.campaign)
    if game.campaign.is_over:
        return lines
    step = game.campaign.step
    return (lines[0], Reason(step.text_key, step.value) if step else moment_in_words(game.moment))


def facts(scene: Scene) -> Iterator[Fact]:
    """Every tracked fact: of the clock, of each battery, of the forces, of the campaign."""
    yield from clock_facts(scene.game.clock, tuple(side.value for side in Faction), _last_box(scene))
    for battery in scene.game.batteries.values():
        yield from battery_facts(battery, box_bounds())
    yield from tem_facts(scene.game.artillery)
    yield from forces_facts(scene.game.forces)
    yield from campaign_facts(scene.campaign, scene.purses)


def _last_box(scene: Scene) -> int:
    """The last box of the turn track."""
    length = scene.game.clock.length
    return max((*length.circled, length.last_turn))


def packed(scene: Scene) -> Iterator[PackedItem]:
    """Counters and chits of the batteries, smoke on the map, the forces."""
    yield from packed_batteries(scene)
    yield from packed_markers(scene.game.markers)
    yield from packed_counters(scene.game)
    yield from packed_in_secret(scene)
