"""The panel of the forces: shots, rallies, the victory watch, the set-up, piles, what may be told."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.choices import (
    control_choices,
    counting_choices,
    first_count_choices,
    recounting_choices,
    typing_choices,
)
from companion.games.elst.procedures.forces.close_combat import close_combat_lines
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.forces.crowding import crowded_lines
from companion.games.elst.procedures.forces.entering import may_enter
from companion.games.elst.procedures.forces.rolling import self_rally_choices
from companion.games.elst.procedures.forces.setting_up import MORTAR, is_setting_up, misplaced_lines
from companion.games.elst.procedures.forces.starting import owed_lines
from companion.games.elst.procedures.forces.state import Forces, Holding, Spot, rallies_of
from companion.games.elst.procedures.forces.under_own_fire import own_fire_lines
from companion.games.elst.procedures.forces.words import pieces_in_words, roster_text
from companion.games.elst.rules.forces.counted import Pieces, by_type, missing_among
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.scenario import initial
from companion.games.elst.rules.scenario.rallying import MOST_SELF_RALLIES
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.victory import watch
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Choice, ChoiceList, Gauge, Lines, Panel, Part, Table
from companion.reason import Reason

FORCES_PANEL = "elst-forces"
_PILES = (Spot.EXITED, Spot.ELIMINATED)


def forces_panel(scene: Scene) -> Panel:
    """What a scenario counts comes first, all that may be told of counters by typing last."""
    forces = scene.game.forces
    told, *rest = control_choices(forces, scene.ground)
    parts: tuple[Part, ...] = (
        *_gauges(scene, forces),
        *_control_lines(forces),
        ChoiceList(
            (
                *self_rally_choices(scene),
                told,
                *first_count_choices(forces),
                *rest,
                *_known_choices(scene, forces),
                *counting_choices(scene),
            )
        ),
        Lines(tuple(dict.fromkeys(_lines(scene, forces)))),
        *_tables(forces),
        ChoiceList((*typing_choices(forces), *recounting_choices(forces))),
    )
    return Panel(FORCES_PANEL, Reason("elst-panel-forces"), parts, has_own_place=True)


def _known_choices(scene: Scene, forces: Forces) -> Iterator[Choice]:
    """The mortars of the first scenario, until they are named (4.43, 4.4d)."""
    mortars = initial.initial_mortars(forces.favoured)
    is_named = any(holding.type == MORTAR for holding in forces.holdings)
    if scene.is_first_scenario and mortars and not is_named:
        text = roster_text((Pieces(type=MORTAR, count=mortars),))
        label = Reason("forces-choice-known", "4.43", args={"pieces": text})
        yield Choice(label, AddRoster, {"side": Faction.BRITISH, "text": text})


def _gauges(scene: Scene, forces: Forces) -> Iterator[Gauge]:
    found = watch(scene)
    yield Gauge(Reason("forces-gauge-points", "4.4b"), found.points, found.points_needed)
    if forces.panzerfausts is not None:
        yield Gauge(Reason("forces-gauge-panzerfausts", "CG5"), forces.panzerfausts)
    if scene.game.moment.phase is Phase.RALLY:
        rallies = rallies_of(forces.self_rallies, scene.game.moment)
        yield Gauge(Reason("forces-gauge-self-rally", "CG4"), rallies, MOST_SELF_RALLIES)


def _control_lines(forces: Forces) -> Iterator[Lines]:
    """How much each side holds, as far as told."""
    counts = {side.value: len(forces.controlled_by(side)) for side in Faction}
    if any(counts.values()):
        yield Lines((Reason("forces-control", "4.2ad", args=counts),))


def _lines(scene: Scene, forces: Forces) -> Iterator[Reason]:
    yield from _watch_lines(scene)
    yield from own_fire_lines(scene)
    yield from crowded_lines(scene)
    yield from misplaced_lines(scene)
    yield from owed_lines(scene)
    yield from close_combat_lines(scene)
    yield from _card_lines(scene, forces)


def _watch_lines(scene: Scene) -> Iterator[Reason]:
    found = watch(scene)
    if found.is_british_win:
        yield Reason("victory-reached", "4.4b")
    yield from found.reasons()


def _card_lines(scene: Scene, forces: Forces) -> Iterator[Reason]:
    """Of the first scenario: the balance, where each formation sets up, what its card has still to tell."""
    if not scene.is_first_scenario:
        return
    if forces.favoured:
        yield Reason("forces-log-balance", "4.4d", args={"side": forces.favoured.value})
    if is_setting_up(scene):
        yield from _setup_lines()
    named = {formation_named(holding) for holding in forces.holdings}
    for formation in initial.asked_of_card():
        if formation not in named:
            yield Reason("initial-ask-pieces", "4.43", args={"formation": formation})


def _setup_lines() -> Iterator[Reason]:
    rules = initial.initial_scenario()
    yield Reason("initial-order", "4.42", args={"side": rules.sets_up_first.value})
    for formation in rules.formations:
        yield Reason("initial-where", "4.43", args={"formation": formation.id})


def formation_named(holding: Holding) -> str:
    """The formation of the first scenario to which counters belong."""
    is_vehicle = holding.piece_type.kind is PieceKind.VEHICLE
    return initial.formation_of(holding.faction, has_vehicles=is_vehicle).id


def _tables(forces: Forces) -> Iterator[Table]:
    """One table a side: what is out of play, pile by pile. What is in play is on the map."""
    for faction in Faction:
        rows = tuple((where, pieces_in_words(pile)) for where, pile in _piles(forces, faction) if pile)
        if rows:
            side = Reason("forces-column-side", args={"side": faction.value})
            yield Table((side, Reason("forces-column-counters")), rows)


def _piles(forces: Forces, faction: Faction) -> Iterator[tuple[Reason, tuple[Pieces, ...]]]:
    """Of those Retained who may still enter, and who is out of this scenario (CG8b)."""
    waiting = by_type(may_enter(forces, faction))
    yield Reason("forces-pile-waiting", "CG8b"), waiting
    yield Reason("forces-pile-out", "CG8b"), missing_among(waiting, forces.pile(faction, Spot.RETAINED))
    for spot in _PILES:
        yield Reason("forces-place", args={"spot": spot.value}), forces.pile(faction, spot)
