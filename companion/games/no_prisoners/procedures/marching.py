"""Movement over land and by road, normal or strategic (8.0 to 8.7, 10.0)."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from companion.games.no_prisoners.procedures.entering import (
    hex_refusal,
    is_by_pass,
    is_off_rails,
    minds_ezoc,
    starts_in_ezoc,
    step_refusal,
    stopping_refusal,
)
from companion.games.no_prisoners.rules.movement.costs import Allowance, MoveKind, allowance, governing
from companion.games.no_prisoners.rules.movement.ezoc import ZocWalk
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import Faction
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.trace.reach import Arrival, way_to

_NO_CROSSING = Reason("np-senussi-forbids", "RE-WAL-4")
_SHORT, _SHORT_BY_HALF = ("np-out-of-reach", "8.0"), ("np-out-of-reach-by-half", "10.6b")
ROAD = Fraction(1, 2)
NO_LIMIT = 999  # for a unit whose allowance nobody knows: its reach refuses nothing


def march_refusal(scene: Scene, counter: Counter, hex_: HexCoord, kind: MoveKind) -> Reason | None:
    """Why a unit may not march to a hex; None when it may."""
    if counter.id in scene.game.phase.moved and not _goes_on(scene, counter, kind):
        return Reason("np-moved-already", "8.0a")
    if is_off_rails(scene, counter, hex_):
        return Reason("np-train-keeps-to-rail", "19.4a")
    if refusal := stopping_refusal(scene, counter) or hex_refusal(scene, counter, hex_):
        return refusal
    points = points_for(scene, _as_it_began(scene, counter), kind)
    if points.refusal:
        return replace(points.refusal, hexes=tuple(filter(None, (counter.hex,))))
    return None if hex_ in reachable(scene, counter, kind) else _why_not(scene, counter, hex_, kind)


def _why_not(scene: Scene, counter: Counter, hex_: HexCoord, kind: MoveKind) -> Reason:
    """What keeps a unit from a hex that it does not reach."""
    points, has_half = points_left(scene, counter, kind), _disengages(scene, counter, kind)
    if counter.hex is not None:
        rule = _StepRule(scene, counter, counter.hex, kind)
        is_beside = hex_ in counter.hex.neighbours()
        if refusal := rule.refusal(counter.hex, hex_) if is_beside else canal_refusal(scene, counter, hex_):
            return refusal
        if not has_half and (refusal := rule.stopped(points, hex_)):
            return refusal
    if counter.movement is None:
        return Reason("np-no-way", "8.0", (hex_,))
    key, number = _SHORT_BY_HALF if has_half else _SHORT
    if kind is MoveKind.NORMAL and march_refusal(scene, counter, hex_, MoveKind.STRATEGIC) is None:
        key = "np-out-of-reach-but-strategic"
    return Reason(key, number, (hex_,), {"points": float(points)})


def _disengages(scene: Scene, counter: Counter, kind: MoveKind) -> bool:
    """Whether a unit has half its allowance, as it leaves EZOC (10.6)."""
    return kind is MoveKind.NORMAL and starts_in_ezoc(scene, _as_it_began(scene, counter))


def canal_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """The Senussi revolt, where it is what keeps a unit from the other bank."""
    if not scene.game.is_senussi or counter.hex is None:
        return None
    is_across = scene.field.value(hex_, "west_of_canal") != scene.field.value(counter.hex, "west_of_canal")
    return _NO_CROSSING if is_across else None


def points_for(scene: Scene, counter: Counter, kind: MoveKind) -> Allowance:
    """The movement points of a unit for a march, or why it may not march so."""
    return allowance(
        NO_LIMIT if counter.movement is None else counter.movement,
        kind,
        is_supplied=scene.is_supplied(counter),
        starts_in_ezoc=starts_in_ezoc(scene, counter),
    )


def reachable(scene: Scene, counter: Counter, kind: MoveKind) -> Mapping[HexCoord, Arrival]:
    """Every hex that a unit may reach by land, one hex at least wherever that is allowed (8.4)."""
    if (counter, kind) not in scene.reaches:
        scene.reaches[counter, kind] = _found_reach(scene, counter, kind)
    return scene.reaches[counter, kind]


def _found_reach(scene: Scene, counter: Counter, kind: MoveKind) -> Mapping[HexCoord, Arrival]:
    if counter.hex is None:
        return {}
    rule = _StepRule(scene, counter, counter.hex, kind, goes_on=_goes_on(scene, counter, kind))
    return rule.walk.reach(points_left(scene, counter, kind), rule.cost)


# ---- going on with a march ----


def _goes_on(scene: Scene, counter: Counter, kind: MoveKind) -> bool:
    """Whether a unit has marched by a kind of movement in this phase, which it keeps to (8.0)."""
    march = scene.game.phase.marches.get(counter.id)
    return march is not None and march.how == kind


def _as_it_began(scene: Scene, counter: Counter) -> Counter:
    """A unit where its march of this phase began, or where it stands."""
    march = scene.game.phase.marches.get(counter.id)
    return counter.model_copy(update={"hex": march.legs[0][0]}) if march and march.legs else counter


def points_left(scene: Scene, counter: Counter, kind: MoveKind) -> Fraction:
    """The movement points that a unit has left in this phase."""
    whole = Fraction(points_for(scene, _as_it_began(scene, counter), kind).points)
    return max(whole - points_spent(scene, counter, kind), Fraction(0))


def points_spent(scene: Scene, counter: Counter, kind: MoveKind) -> Fraction:
    """What the marches of a unit in this phase cost by their cheapest ways; more than any has for none."""
    march = scene.game.phase.marches.get(counter.id)
    legs = march.legs if march else ()
    return sum((_paid(scene, counter, here, there, kind) for here, there in legs), Fraction(0))


def _paid(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord, kind: MoveKind) -> Fraction:
    rule = _StepRule(scene, counter.model_copy(update={"hex": here}), here, kind)
    found = rule.walk.reach(Fraction(NO_LIMIT), rule.cost, there).get(there)
    return Fraction(found.cost) if found else Fraction(NO_LIMIT)


class _StepRule:
    """From hex to hex for one unit: what a step costs, and where it may not go."""

    def __init__(
        self, scene: Scene, counter: Counter, start: HexCoord, kind: MoveKind, *, goes_on: bool = False
    ) -> None:
        self._scene, self._counter = scene, counter
        self._is_winter = scene.is_winter
        self._takes_roads = kind is MoveKind.NORMAL or scene.readings.roads_serve_strategic_movement
        ezoc = scene.ezoc(counter.faction, counter.front) if minds_ezoc(counter) else frozenset()
        self.walk = ZocWalk(start, ezoc, kind, _is_excepted(scene, counter), goes_on)

    def refusal(self, here: HexCoord, there: HexCoord) -> Reason | None:
        """Why the rules forbid a step, whatever it costs; None when they do not."""
        return self._bar(here, there) or self.walk.refusal(here, there)

    def cost(self, here: HexCoord, there: HexCoord) -> Fraction | None:
        """What a step costs; None where something other than EZOC bars it.

        The road rate knows no terrain and no river (8.7, A06, A07).
        """
        if self._bar(here, there):
            return None
        if self._takes_roads and self._scene.field.is_road(here, there):
            return ROAD
        river = tables().river.move if self._scene.field.is_river(here, there) else 0
        return Fraction(self._hex_cost(here, there) + river)

    def stopped(self, points: Fraction, goal: HexCoord) -> Reason | None:
        """What EZOC does to the way that some points would pay without it; None where they do not."""
        found = replace(self.walk, ezoc=()).reach(points, self.cost, goal)
        return self.walk.stopped(way_to(found, goal)) if goal in found else None

    def _bar(self, here: HexCoord, there: HexCoord) -> Reason | None:
        if refusal := step_refusal(self._scene, self._counter, here, there):
            return refusal
        is_crossing = self._scene.game.is_senussi and self._scene.field.is_canal(here, there)
        return _NO_CROSSING if is_crossing else None

    def _hex_cost(self, here: HexCoord, there: HexCoord) -> int:
        terrain = self._scene.field.terrain(there)
        if "pass" in terrain and is_by_pass(self._scene, here, there):
            return tables().pass_.move
        if "entrenchment" in terrain and self._counter.faction is Faction.CENTRAL_POWERS:
            return tables().entrenchment.move
        return max(map(self._terrain_cost, governing(terrain)))

    def _terrain_cost(self, key: str) -> int:
        row = tables().terrain[key]
        return row.winter.move if self._is_winter and row.winter.move is not None else row.move


def _is_excepted(scene: Scene, counter: Counter) -> bool:
    """Whether the scenario lets a unit enter EZOC by strategic movement on this turn (26.5).

    It lets whoever was set up in the area of some groups, which others may share; gone by rail, these alone.
    """
    exception = scene.scenario.may_enter_ezoc
    if exception is None or exception.turn != scene.game.moment.turn or not counter.group:
        return False
    groups = scene.scenario.set_up_of(counter.faction, counter.front).groups
    areas = (scene.field.set_up_hexes(one, counter.front) for one in groups if one.id in exception.groups)
    began = _as_it_began(scene, counter).hex
    return counter.group in exception.groups or any(began in area for area in areas)
