"""What an act came to: of a move points, stack, places left (8.0, 9.0, 15.2), of the interface VP (23.0)."""

from collections.abc import Iterator

from companion.games.no_prisoners.procedures.asking import capacity_of
from companion.games.no_prisoners.procedures.entering import is_held
from companion.games.no_prisoners.procedures.marching import points_left, points_spent, reachable
from companion.games.no_prisoners.procedures.stacking import stack_in
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.rules.turn.calendar import Season
from companion.games.no_prisoners.rules.turn.victory import scoring_refusal
from companion.games.no_prisoners.shown.against_rules import against_rules
from companion.games.no_prisoners.shown.lines_changed import lines_told
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.words import target_in_words
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.trace.reach import detour_to

_DEPOT_RULES = {Faction.ALLIED: "15.2", Faction.CENTRAL_POWERS: "15.3"}


def moves_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """What units paid that marched in between, the rail capacity used, the stacks they made, the points."""
    yield from _marches(before, after)
    if after.by_hex is not before.by_hex:
        yield from _left_alone(before, after)
    yield from against_rules(before, after)
    yield from _points(before, after)
    yield from _new_season(before, after)
    was, left = before.game.tribes_in_cup, after.game.tribes_in_cup
    if was is not None and left is not None and left < was:
        yield Reason("np-cup-left", "18.3", args={"left": left})
    if after.game.phase.rail_used > before.game.phase.rail_used and (most := capacity_of(after.game)):
        yield Reason("np-rail-used", "8.10a", args={"used": after.game.phase.rail_used, "most": most})
    for hex_, counters in after.by_hex.items() if after.by_hex is not before.by_hex else ():
        most = max(len(before.by_hex.get(hex_, ())), 1)
        if len(counters) > most and len(known := [one for one in counters if not one.is_face]) > most:
            stack = stack_in(after, hex_, known)
            args = {"units": stack.counted, "limit": stack.limit}
            yield Reason("np-stack-now", "9.0a", (hex_,), args)
    yield from lines_told(before.seen, after.seen)


def _left_alone(before: Scene, after: Scene) -> Iterator[Reason]:
    """Cities, and depots of whoever held them, that nobody holds any more (15.2, 15.3, 23.0)."""
    cities = {town.hex for town in after.field.towns.values() if town.is_city}
    for hex_ in sorted(cities.union(*before.sources.depots.values())):
        side = _holder(before, hex_)
        if side is None or _holder(after, hex_):
            continue
        is_depot, is_city = hex_ in before.sources.depots[side], hex_ in cities
        if is_depot or is_city:
            gives = "both" if is_depot and is_city else "depot" if is_depot else "city"
            rule = _DEPOT_RULES[side] if is_depot else "23.0b"
            place = target_in_words(after.field.board, hex_)
            yield Reason("np-left-alone", rule, (hex_,), {"gives": gives}, place)


def _holder(scene: Scene, hex_: HexCoord) -> Faction | None:
    return next((one.faction for one in scene.by_hex.get(hex_, ()) if one.is_ground), None)


def _new_season(before: Scene, after: Scene) -> Iterator[Reason]:
    """The season of the turn that begins, where the rules know one (22.0)."""
    was, turn = before.game.moment.game_turn, after.game.moment.game_turn
    if was != turn and turn.season is not Season.NORMAL:
        args = {"year": str(turn.year), "quarter": turn.quarter_name, "season": turn.season.value}
        yield Reason("np-new-season", "22.0", args=args)


def _points(before: Scene, after: Scene) -> Iterator[Reason]:
    """The totals once they are others; at the end of a turn without a check, that there is none."""
    if after.game.vp != before.game.vp:
        vp = {turn.value: (before.game.vp.get(turn, 0), after.game.vp.get(turn, 0)) for turn in PlayerTurn}
        totals = {turn: now for turn, (_, now) in vp.items()}
        gains = {f"{turn}-more": f"{now - was:+}" for turn, (was, now) in vp.items()}
        is_final = after.game.is_over and not before.game.is_over
        yield Reason("np-vp-final" if is_final else "np-vp-now", "23.0", args={**totals, **gains})
    turn = before.game.moment.game_turn
    is_over = after.game.moment.turn == turn.number + 1  # a clock set farther on leaves no turn behind
    if is_over and (refusal := scoring_refusal(turn, Front.WEST, has_revolted=True)):
        yield refusal


def _marches(before: Scene, after: Scene) -> Iterator[Reason]:
    for unit in after.game.phase.moved[len(before.game.phase.moved) :]:
        start, counter = before.game.counters.get(unit), after.game.counters[unit]
        if start and start.is_on_map and counter.hex and unit not in after.game.landed:
            if counter.movement is not None:
                known = start.model_copy(update={"movement": counter.movement})
                kind = MoveKind(after.game.phase.marches[unit].how)
                yield from _paid(before, known, counter.hex, kind)
            if is_held(before, counter):
                yield Reason("np-stops-here", "10.0d")


def _paid(before: Scene, start: Counter, hex_: HexCoord, kind: MoveKind) -> Iterator[Reason]:
    """What the cheapest ways have cost in this phase."""
    if arrival := reachable(before, start, kind).get(hex_):
        spent, left = points_spent(before, start, kind), points_left(before, start, kind)
        args = {"points": float(spent + arrival.cost), "of": float(spent + left)}
        yield Reason("np-paid", "8.0b", args=args)
        if arrival.cost > left:
            yield Reason("np-minimum-move", "8.4a")
        if way := detour_to(reachable(before, start, kind), hex_):
            yield Reason("np-way-counted", "8.0b", way)
