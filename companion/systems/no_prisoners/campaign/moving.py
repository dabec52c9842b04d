"""Movement of counters: where they may go, and what it comes to (8.0, 10.0, 16.0, 20.0)."""

from collections.abc import Mapping
from fractions import Fraction

from companion.hexgrid import HexCoord, Hexside
from companion.reason import Reason
from companion.systems.no_prisoners.campaign.asking import capacity_of
from companion.systems.no_prisoners.campaign.commands import MoveCounters
from companion.systems.no_prisoners.campaign.counter_events import CounterMoved
from companion.systems.no_prisoners.campaign.counters import Counter
from companion.systems.no_prisoners.campaign.game_events import LandingMade
from companion.systems.no_prisoners.campaign.scene import Course, Scene
from companion.systems.no_prisoners.movement.costs import (
    MoveKind,
    Mover,
    Step,
    allowance,
    governing,
    step_cost,
)
from companion.systems.no_prisoners.movement.damascus import damascus_refusal
from companion.systems.no_prisoners.movement.ezoc import entering_ezoc_refusal
from companion.systems.no_prisoners.movement.landing import (
    LANDINGS_A_YEAR,
    Landing,
    Origin,
    Shore,
    landing_refusal,
)
from companion.systems.no_prisoners.movement.rail import RailMove, rail_refusal
from companion.systems.no_prisoners.pools.optional import (
    GALLIPOLI_UNITS,
    NAVAL_DIVISION,
    Evacuation,
    GallipoliLanding,
    evacuation_refusal,
    gallipoli_refusal,
)
from companion.systems.no_prisoners.terms import Faction, Front, UnitType
from companion.systems.no_prisoners.turn.senussi import SenussiAction, senussi_refusal
from companion.systems.no_prisoners.turn.sequence import Phase
from companion.trace.reach import Arrival, reach
from companion.trace.reach import Step as ReachStep

RAIL, LANDING = "rail", "landing"
GALLIPOLI_BOX = "gallipoli"
NO_LIMIT = 999  # for a unit whose allowance nobody knows: its reach refuses nothing


def counter_of(scene: Scene, unit: str) -> Counter | Reason:
    """A counter by id, or why there is none."""
    return scene.game.counters.get(unit) or Reason("np-no-such-counter", args={"unit": unit})


def entering_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why a unit may not stand in a hex at all: enemies, water, the other front, Damascus."""
    if scene.field.is_closed(hex_):
        return Reason("np-hex-closed", "12.2d", (hex_,))
    if hex_ == scene.field.damascus:
        holder = scene.game.damascus_front(hex_)
        if refusal := damascus_refusal(counter.faction, counter.front, holder):
            return refusal
    elif scene.field.front(hex_) is not counter.front:
        return Reason("np-other-front", "17.0a", (hex_,))
    return Reason("np-enemy-there", "6.3-5e", (hex_,)) if scene.has_enemy(hex_, counter.faction) else None


def move_refusal(scene: Scene, command: MoveCounters) -> Reason | None:
    """Why counters may not move so; None when they may."""
    for ahead, unit in enumerate(command.units):
        counter = counter_of(scene, unit)
        if isinstance(counter, Reason):
            return counter
        if refusal := _turn_refusal(scene, counter) or _way_refusal(scene, counter, command, ahead):
            return refusal
    return None if command.units else Reason("np-nothing-named")


def _turn_refusal(scene: Scene, counter: Counter) -> Reason | None:
    game = scene.game
    if game.moment.phase is not Phase.MOVEMENT:
        return Reason("np-movement-phase-only", "8.0")
    is_own = game.player_turn and (game.player_turn.faction, game.player_turn.front) == (
        counter.faction,
        counter.front,
    )
    if not is_own:
        return Reason("np-not-your-counter", "4.0")
    if counter.id in game.landed:
        return Reason("np-landed-already", "20.0b")
    return None if counter.is_on_map and counter.is_ground else Reason("np-not-on-map")


def _way_refusal(scene: Scene, counter: Counter, command: MoveCounters, ahead: int) -> Reason | None:
    """`ahead`: how many counters of the same command go before this one."""
    if refusal := entering_refusal(scene, counter, command.hex):
        return refusal
    match command.how:
        case "rail":
            return _rail_refusal(scene, counter, command.hex, ahead)
        case "landing":
            return landing_plan_refusal(scene, counter, command.hex, ahead)
    return _march_refusal(scene, counter, command)


# ---- by road and over land ----


def _march_refusal(scene: Scene, counter: Counter, command: MoveCounters) -> Reason | None:
    if counter.id in scene.game.phase.moved:
        return Reason("np-moved-already", "8.0a")
    if counter.type is UnitType.ARMOURED_TRAIN:
        return Reason("np-train-keeps-to-rail", "19.4a")
    kind = MoveKind(command.how)
    points = allowance(
        _printed(counter),
        kind,
        is_supplied=scene.is_supplied(counter),
        starts_in_ezoc=_starts_in_ezoc(scene, counter),
    )
    if points.refusal:
        return points.refusal
    if command.hex in reachable(scene, counter, kind):
        return None
    if refusal := _canal_refusal(scene, counter, command.hex):
        return refusal
    if counter.movement is None:
        return Reason("np-no-way", "8.0", (command.hex,))
    return Reason("np-out-of-reach", "8.0", (command.hex,), {"points": points.points})


def _canal_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """The Senussi revolt, where it is what keeps a unit from the other bank."""
    if not scene.game.is_senussi or counter.hex is None:
        return None
    is_across = scene.field.value(hex_, "west_of_canal") != scene.field.value(counter.hex, "west_of_canal")
    return senussi_refusal(SenussiAction.MOVE_ACROSS_CANAL) if is_across else None


def _printed(counter: Counter) -> int:
    return NO_LIMIT if counter.movement is None else counter.movement


def _starts_in_ezoc(scene: Scene, counter: Counter) -> bool:
    return counter.hex in scene.ezoc(counter.faction, counter.front)


def reachable(scene: Scene, counter: Counter, kind: MoveKind) -> Mapping[HexCoord, Arrival]:
    """Every hex that a unit may reach by land, one hex at least wherever that is allowed (8.4)."""
    if counter.hex is None:
        return {}
    points = allowance(
        _printed(counter),
        kind,
        is_supplied=scene.is_supplied(counter),
        starts_in_ezoc=_starts_in_ezoc(scene, counter),
    )
    rule = _StepRule(scene, counter, kind)
    found = dict(reach(counter.hex, Fraction(points.points), rule))
    for there in counter.hex.neighbours():
        if kind is MoveKind.NORMAL and there not in found and (step := rule(counter.hex, there)):
            found[there] = Arrival(step.cost, counter.hex, step.stops)
    return found


class _StepRule:
    """From hex to hex for one unit: what a step costs, and where it may not go."""

    def __init__(self, scene: Scene, counter: Counter, kind: MoveKind) -> None:
        self._scene, self._counter = scene, counter
        self._ezoc = scene.ezoc(counter.faction, counter.front)
        self._mover = Mover(is_winter=scene.is_winter, kind=kind, faction=counter.faction)
        self._is_excepted = _is_excepted(scene, counter)

    def __call__(self, here: HexCoord, there: HexCoord) -> ReachStep | None:
        """The step, or None where the rules forbid it."""
        if self._is_barred(here, there):
            return None
        cost = Fraction(step_cost(self._step(here, there), self._mover, self._scene.readings))
        return ReachStep(cost, stops=there in self._ezoc)

    def _is_barred(self, here: HexCoord, there: HexCoord) -> bool:
        field, counter = self._scene.field, self._counter
        if there not in field.board or Hexside.between(here, there) in field.barriers:
            return True
        if entering_refusal(self._scene, counter, there) or self._is_too_steep(there):
            return True
        if self._scene.game.is_senussi and field.is_canal(here, there):
            return True
        return there in self._ezoc and self._is_barred_by_zoc(here)

    def _is_barred_by_zoc(self, here: HexCoord) -> bool:
        is_disengaging = here == self._counter.hex and here in self._ezoc
        refusal = entering_ezoc_refusal(
            self._mover.kind, is_disengaging=is_disengaging, is_excepted=self._is_excepted
        )
        return refusal is not None

    def _is_too_steep(self, there: HexCoord) -> bool:
        type_ = self._counter.type
        is_mountain = "mountain" in governing(self._scene.field.terrain(there))
        return bool(type_ and type_.is_vehicle and is_mountain)

    def _step(self, here: HexCoord, there: HexCoord) -> Step:
        field = self._scene.field
        terrain = field.terrain(there)
        is_by_pass = here in field.passes.get(there, ()) or there in field.passes.get(here, ())
        return Step(
            terrain,
            is_by_road=field.is_road(here, there),
            is_across_river=field.is_river(here, there),
            is_by_pass=is_by_pass and there in field.passes,
            has_entrenchment="entrenchment" in terrain,
        )


def _is_excepted(scene: Scene, counter: Counter) -> bool:
    """Whether the scenario lets a unit enter EZOC by strategic movement on this turn (26.5)."""
    exception = scene.scenario.may_enter_ezoc
    is_its_turn = exception is not None and exception.turn == scene.game.moment.turn
    return is_its_turn and exception is not None and counter.group in exception.groups


# ---- by rail ----


def _rail_refusal(scene: Scene, counter: Counter, hex_: HexCoord, ahead: int) -> Reason | None:
    left = capacity_of(scene.game)
    move = RailMove(
        type=counter.type,
        is_supplied=scene.is_supplied(counter),
        capacity_left=None if left is None else left - scene.game.phase.rail_used - ahead,
        moves_this_turn=scene.game.railed.count(counter.id),
        is_all_own_net=_leads_by_rail(scene, counter, hex_),
    )
    refusal = rail_refusal(move, scene.readings)
    if refusal is None and scene.game.is_senussi and _canal_refusal(scene, counter, hex_):
        return senussi_refusal(SenussiAction.MOVE_ACROSS_CANAL)
    return refusal


def _leads_by_rail(scene: Scene, counter: Counter, hex_: HexCoord) -> bool:
    """Whether the own net leads there, past no enemy unit; EZOC stops a train but an armoured one (10.0)."""
    net = scene.sources.rail[counter.faction]
    ezoc = scene.ezoc(counter.faction, counter.front)
    is_armoured = counter.type is UnitType.ARMOURED_TRAIN

    def step(here: HexCoord, there: HexCoord) -> ReachStep | None:
        is_linked = any(to == there for to, _ in scene.field.links(here, RAIL))
        if not is_linked or there not in net or entering_refusal(scene, counter, there):
            return None
        return ReachStep(0, stops=there in ezoc and not is_armoured)

    return counter.hex in net and counter.hex is not None and hex_ in reach(counter.hex, 0, step)


# ---- by sea ----


def landing_plan_refusal(scene: Scene, counter: Counter, hex_: HexCoord, ahead: int = 0) -> Reason | None:
    """Why a unit may not land; None when it may (20.0, VAR-GAL2, VAR-GAL3)."""
    if counter.id in scene.game.phase.moved:
        return Reason("np-moved-already", "8.0a")
    if _is_evacuation(scene, counter):
        return _evacuation_refusal(scene, counter, hex_, ahead)
    left = _gallipoli_left(scene, counter.front)
    if ahead < left and (refusal := _gallipoli_refusal(scene, counter, ahead)):
        return refusal
    is_arriving = counter.hex is None
    start = _shore(scene, hex_ if counter.hex is None else counter.hex)
    made = scene.game.landings.get(_year_box(scene, counter.front), 0) + ahead - left
    return landing_refusal(
        Landing(
            start,
            _shore(scene, hex_),
            counter.faction,
            Origin.REINFORCEMENT if is_arriving else Origin.COAST,
            made_this_year=0 if ahead < left else made,
            is_tribal=counter.is_tribal,
            starts_in_ezoc=_starts_in_ezoc(scene, counter),
        )
    )


def _shore(scene: Scene, hex_: HexCoord) -> Shore:
    terrain = sorted(governing(scene.field.terrain(hex_)))
    return Shore(terrain[0], bool(scene.field.value(hex_, "coastal")))


def _gallipoli_left(scene: Scene, front: Front) -> int:
    """How many units Gallipoli again may still land now, apart from the landing of the year (VAR-GAL4)."""
    if front is not Front.WEST or scene.game.gallipoli_on != scene.game.moment.turn:
        return 0
    return max(GALLIPOLI_UNITS - scene.game.landings.get(GALLIPOLI_BOX, 0), 0)


def _gallipoli_refusal(scene: Scene, counter: Counter, ahead: int) -> Reason | None:
    """Gallipoli again: so many units, the naval division the first of them (VAR-GAL2)."""
    has_division = counter.id == NAVAL_DIVISION or NAVAL_DIVISION in scene.game.landed
    units = scene.game.landings.get(GALLIPOLI_BOX, 0) + ahead + 1
    return gallipoli_refusal(
        GallipoliLanding(scene.game.moment.turn, units, counter.front, has_naval_division=has_division)
    )


def _is_evacuation(scene: Scene, counter: Counter) -> bool:
    """Whether a sea move is one of the evacuation that follows Gallipoli: the year's landing is spent."""
    game = scene.game
    is_later = game.gallipoli_on is not None and game.moment.turn > game.gallipoli_on
    is_spent = game.landings.get(_year_box(scene, counter.front), 0) >= LANDINGS_A_YEAR
    return counter.front is Front.WEST and counter.hex is not None and is_later and is_spent


def _evacuation_refusal(scene: Scene, counter: Counter, hex_: HexCoord, ahead: int) -> Reason | None:
    game, box = scene.game, landing_box(scene, counter.front, is_evacuation=True)
    others = (other for other in game.landings if other.startswith("evacuation-"))
    is_held = any(c.faction is Faction.ALLIED and c.is_ground for c in game.in_hex(hex_))
    return evacuation_refusal(
        Evacuation(
            game.moment.turn,
            game.gallipoli_on,
            game.landings.get(box, 0) + ahead + 1,
            was_made_before=any(other != box for other in others),
            is_from_coast=bool(counter.hex and scene.field.value(counter.hex, "coastal")),
            is_to_held_place=is_held and hex_ in scene.field.towns,
        )
    )


def landing_box(scene: Scene, front: Front, *, is_evacuation: bool = False) -> str:
    """Where landings are counted: by year and front, those of Gallipoli and its evacuation apart."""
    if is_evacuation:
        return f"evacuation-{scene.game.moment.turn}"
    return GALLIPOLI_BOX if _gallipoli_left(scene, front) else _year_box(scene, front)


def _year_box(scene: Scene, front: Front) -> str:
    return f"{scene.game.moment.game_turn.year}-{front}"


def box_of(scene: Scene, counter: Counter) -> str:
    """The count that a landing of this counter adds to."""
    return landing_box(scene, counter.front, is_evacuation=_is_evacuation(scene, counter))


def move(course: Course, command: MoveCounters) -> None:
    """The counters moved, capacity and landings counted."""
    for unit in command.units:
        counter = course.scene.game.counters[unit]
        spends = command.how == RAIL and counter.type is not UnitType.ARMOURED_TRAIN
        box = box_of(course.scene, counter)
        moved = CounterMoved(
            unit=unit, name=counter.name, hex=command.hex, how=command.how, spends_capacity=spends
        )
        course.add(moved)
        if command.how == LANDING:
            course.add(LandingMade(box=box, unit=unit))
