"""The panel of the forces: reminders, the victory watch, shots, counters by place, what may be told."""

from collections.abc import Iterator

from companion.play.panels import (
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
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.roster import Pieces
from companion.systems.elst.forces.tracking.choices import forces_choices
from companion.systems.elst.forces.tracking.game import forces_of
from companion.systems.elst.forces.tracking.scene import readings_of
from companion.systems.elst.forces.tracking.state import Forces, Holding, Place, Spot, rallies_of
from companion.systems.elst.forces.tracking.words import pieces_in_words, place_in_words
from companion.systems.elst.forces.units import PieceKind
from companion.systems.elst.forces.vehicle_notes import weapon_reminders
from companion.systems.elst.forces.weapons import ArmedType
from companion.systems.elst.scenario import initial
from companion.systems.elst.scenario.rallying import MOST_SELF_RALLIES
from companion.systems.elst.scenario.reminders import reminders_at
from companion.systems.elst.scenario.victory import VictoryWatch, exit_points, victory_watch
from companion.systems.elst.scene import Scene
from companion.systems.elst.sequence import Phase

FORCES_PANEL = "elst-forces"


def watch(scene: Scene) -> VictoryWatch:
    """How near the British are to victory, by what is tracked (4.4b)."""
    forces = forces_of(scene.game)
    points = exit_points(forces.pile(Faction.BRITISH, Spot.EXITED)) + forces.points_adjusted
    return victory_watch(scene.field.board, points, forces.controlled_by(Faction.BRITISH))


def forces_panel(scene: Scene) -> Panel:
    """Everything about the forces."""
    forces = forces_of(scene.game)
    parts: tuple[Part, ...] = (
        Checklist(tuple(_reminders(scene, forces))),
        *_gauges(scene, forces),
        Lines((*_watch_lines(scene), *_card_lines(scene, forces))),
        *_tables(forces),
        ChoiceList(tuple(forces_choices(scene))),
    )
    return Panel(FORCES_PANEL, Reason("elst-panel-forces"), parts)


def _reminders(scene: Scene, forces: Forces) -> Iterator[ChecklistItem]:
    """Those of the phase; under a Gun's or vehicle's name what its notes say."""
    on_map = {h.type for h in forces.holdings if h.place.spot is Spot.MAP} if forces.holdings else None
    for reason in reminders_at(scene.game.moment, on_map):
        yield ChecklistItem(reason, Progress.CURRENT)
    for holding in forces.holdings:
        type_ = holding.pieces.piece_type
        if isinstance(type_, ArmedType) and holding.place.spot is Spot.MAP:
            yield ChecklistItem(
                pieces_in_words((holding.pieces,)), reminders=weapon_reminders(type_, readings_of(scene))
            )


def _gauges(scene: Scene, forces: Forces) -> Iterator[Gauge]:
    found = watch(scene)
    yield Gauge(Reason("forces-gauge-points", "4.4b"), found.points, found.points_needed)
    if forces.panzerfausts is not None:
        yield Gauge(Reason("forces-gauge-panzerfausts", "CG5"), forces.panzerfausts)
    if scene.game.moment.phase is Phase.RALLY:
        rallies = rallies_of(forces.self_rallies, scene.game.moment)
        yield Gauge(Reason("forces-gauge-self-rally", "CG4"), rallies, MOST_SELF_RALLIES)


def _watch_lines(scene: Scene) -> Iterator[Reason]:
    found = watch(scene)
    if found.is_british_win:
        yield Reason("victory-reached", "4.4b")
    yield from found.reasons()


def _card_lines(scene: Scene, forces: Forces) -> Iterator[Reason]:
    """What the first scenario's card has still to tell, formation by formation, and the balance."""
    if scene.game.scenario != initial.SCENARIO:
        return
    if forces.favoured:
        yield Reason("forces-log-balance", "4.4d", args={"side": forces.favoured.value})
    named = {formation_named(holding) for holding in forces.holdings}
    for formation in initial.asked_of_card():
        if formation not in named:
            yield Reason("initial-ask-pieces", "4.43", args={"formation": formation})


def formation_named(holding: Holding) -> str:
    """The formation of the first scenario to which counters belong."""
    is_vehicle = holding.pieces.piece_type.kind is PieceKind.VEHICLE
    return initial.formation_of(holding.faction, has_vehicles=is_vehicle).id


def _tables(forces: Forces) -> Iterator[Table]:
    """One table a side: its places and what stands there."""
    for faction in Faction:
        rows = tuple(
            (place_in_words(place), pieces_in_words(pieces)) for place, pieces in _by_place(forces, faction)
        )
        if rows:
            side = Reason("forces-column-side", args={"side": faction.value})
            yield Table((side, Reason("forces-column-counters")), rows)


def _by_place(forces: Forces, faction: Faction) -> Iterator[tuple[Place, tuple[Pieces, ...]]]:
    places = dict.fromkeys(holding.place for holding in forces.of(faction))
    return ((place, forces.at(faction, place)) for place in places)
