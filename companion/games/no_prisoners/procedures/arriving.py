"""Set-up and reinforcements: which counters come, and where they may be placed (6.0, 18.4, 19.5)."""

from collections.abc import Iterator

from companion.games.no_prisoners.procedures.by_sea import box_of, landing_plan_refusal
from companion.games.no_prisoners.procedures.entering import counter_of, entering_refusal
from companion.games.no_prisoners.procedures.tribes import after_revolt
from companion.games.no_prisoners.rules.movement.landings import GALLIPOLI_BOX
from companion.games.no_prisoners.rules.pools.optional import NAVAL_DIVISION
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.scenario_data import SetUpGroup, optional_units, scenario_data
from companion.games.no_prisoners.table.commands import (
    BringCounter,
    MakeCounter,
    PlaceCounter,
    ReadArrival,
)
from companion.games.no_prisoners.table.counter_events import (
    CounterArrived,
    CounterMade,
    CounterPlaced,
    CounterTurnedOver,
    TribeWentToCup,
)
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.game_events import LandingMade, Told
from companion.games.no_prisoners.table.scene import Course, Scene, optional_counters
from companion.games.no_prisoners.table.words import target_in_words
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn, UnitType
from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason

TRIBAL_RANGE = 6


def begin_arrivals(course: Course) -> None:
    """Counters due on this turn come; tribes go to the cup; commanders change (14.2-3, 18.5, 19.2)."""
    game = course.scene.game
    player_turn = game.player_turn or PlayerTurn.WEST_CP
    for counter in game.at(Spot.DUE, player_turn.faction, player_turn.front):
        if _is_due(course.scene, counter):
            _come(course, counter)
    for counter in aside(course.scene):
        if _is_due(course.scene, counter):
            bring(course, BringCounter(unit=counter.id))
    _tell_delay(course)
    for commander in scenario_data().commanders:
        if commander.from_turn == game.moment.turn and commander.player_turn is player_turn:
            course.add(Told(reason=Reason("np-commander", "19.2", args={"name": commander.name})))
            course.add(CounterTurnedOver(unit=commander.unit, range=commander.range))


def _come(course: Course, counter: Counter) -> None:
    """A replaced tribe into the cup, any other counter among the reinforcements (18.5)."""
    if counter.is_tribal:
        course.add(TribeWentToCup(unit=counter.id, name=counter.name, rule="18.5"))
    else:
        bring(course, BringCounter(unit=counter.id))


def _tell_delay(course: Course) -> None:
    """That reinforcements wait, where every entry hex is closed; the arriving stay so (6.3-5, A37)."""
    scene, player_turn = course.scene, course.scene.game.player_turn
    if player_turn is None:
        return
    faction, front = player_turn.faction, player_turn.front
    waiting = (c for c in scene.game.at(Spot.ARRIVING, faction, front) if c.is_ground and not c.is_tribal)
    if is_closed(scene, player_turn) and any(waiting):
        is_by_port = player_turn is PlayerTurn.EAST_ALLIED
        reason = Reason("np-ports-not-held", "18.4b") if is_by_port else Reason("np-entry-delayed", "6.3-5g")
        course.add(Told(reason=reason))


def is_closed(scene: Scene, player_turn: PlayerTurn) -> bool:
    """Whether no entry hex lets the reinforcements of a player turn in: they wait or land (6.3-5, A37)."""
    faction, front = player_turn.faction, player_turn.front
    entries = scene.field.entry_hexes(faction, front)
    return all(_entry_refusal(scene, faction, front, hex_) for hex_ in entries)


def may_land(scene: Scene, counter: Counter) -> bool:
    """Whether a reinforcement may land from the sea (20.3)."""
    is_of_sea = counter.faction is Faction.ALLIED and not counter.is_tribal
    return is_of_sea and any(_arrival_refusal(scene, counter, hex_) is None for hex_ in scene.field.coast)


def _is_due(scene: Scene, counter: Counter) -> bool:
    """Whether its turn has come; Allies of the East wait for the revolt besides."""
    due = scene.game.due_turn(counter)
    has_come = due is not None and due <= scene.game.moment.turn
    return has_come and not _waits_for_revolt(scene, counter)


# ---- placing ----


def placing_refusal(scene: Scene, command: PlaceCounter) -> Reason | None:
    """Why a counter may not be placed in a hex; None when it may."""
    counter = counter_of(scene, command.unit)
    if isinstance(counter, Reason):
        return counter
    if counter.spot not in (Spot.TO_SET_UP, Spot.ARRIVING):
        return Reason("np-not-to-be-placed")
    if counter.spot is Spot.ARRIVING:
        return _arriving_refusal(scene, counter) or _arrival_refusal(scene, counter, command.hex)
    return entering_refusal(scene, counter, command.hex) or _set_up_refusal(scene, counter, command.hex)


def group_of(scene: Scene, counter: Counter) -> SetUpGroup | None:
    """The set-up group of a counter."""
    own = scene.scenario.set_up_of(counter.faction, counter.front)
    return next((group for group in own.groups if group.id == counter.group), None)


def _set_up_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why the scenario sets a counter up elsewhere; in mid-game it stands where the table has it."""
    group = group_of(scene, counter)
    if group is None or scene.game.moment.turn > scene.scenario.first_turn:
        return None
    rule = scene.scenario.set_up_rule(counter.faction)
    area = scene.field.set_up_hexes(group, counter.front)
    if hex_ not in area:
        near = min(sorted(area), key=lambda one: distance(one, hex_), default=hex_)
        nearest = target_in_words(scene.field.board, near)
        return Reason("np-outside-set-up", rule, (hex_,), area_of(group), nearest)
    there = [other for other in scene.game.in_hex(hex_) if other.group == group.id]
    most = 1 if group.one_a_place else group.most_a_hex
    return Reason("np-set-up-full", rule, (hex_,)) if most and len(there) >= most else None


def area_of(group: SetUpGroup) -> dict[str, str | int | float]:
    """Which area it is; a railway by its ends."""
    first, last = (*group.places[:1], *group.places[-1:]) or ("", "")
    return {
        "area": group.area.value,
        "places": ", ".join(group.places),
        "first": first,
        "last": last,
        "within": group.within,
        "most": group.most_a_hex or 0,
    }


def _arriving_refusal(scene: Scene, counter: Counter) -> Reason | None:
    """Why a reinforcement may not be placed anywhere now."""
    player_turn, phase = scene.game.player_turn, scene.game.moment.phase
    if player_turn is None or (player_turn.faction, player_turn.front) != (counter.faction, counter.front):
        return Reason("np-not-your-counter", "4.0")
    if phase is not Phase.REINFORCEMENT:
        return Reason("np-reinforcement-phase-only", "6.2")
    return Reason("np-before-revolt", "18.0a") if _waits_for_revolt(scene, counter) else None


def _arrival_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why a reinforcement may not arrive in a hex, nor land there from the sea (6.3-5, 18.4, 20.3)."""
    entry = _entry_refusal(scene, counter.faction, counter.front, hex_)
    is_entry = _is_entry(scene, counter, hex_)
    if entry is None and is_entry:
        return None
    if refusal := entering_refusal(scene, counter, hex_):
        return entry if is_entry else refusal
    if counter.is_tribal:
        return _tribal_refusal(scene, counter, hex_)
    if counter.faction is not Faction.ALLIED or not scene.field.value(hex_, "coastal"):
        entries = scene.field.entry_hexes(counter.faction, counter.front)
        return Reason("np-outside-entry", "6.3-5", tuple(sorted(entries)) or (hex_,))
    landing = landing_plan_refusal(scene, counter, hex_)
    return entry if landing and is_entry else landing


def _is_entry(scene: Scene, counter: Counter, hex_: HexCoord) -> bool:
    """Whether a counter may be due in a hex; tribes come from the desert, the naval division by sea.

    Once that has landed at Gallipoli and is replaced, it returns like any unit (14.2-3).
    """
    is_by_sea = counter.id == NAVAL_DIVISION and not scene.game.landings.get(GALLIPOLI_BOX)
    if counter.is_tribal or is_by_sea:
        return False
    return hex_ in scene.field.entry_hexes(counter.faction, counter.front)


def _entry_refusal(scene: Scene, faction: Faction, front: Front, hex_: HexCoord) -> Reason | None:
    """Why a reinforcement due in a hex may not come there; EZOC does not matter (6.3-5).

    In a port of the East Allied units arrive only while Allied units hold it (18.4).
    """
    if scene.has_enemy(hex_, faction):
        return Reason("np-entry-enemy", "6.3-5e")
    is_port = (faction, front) == (Faction.ALLIED, Front.EAST)
    is_held = any(c.faction is faction and c.is_ground for c in scene.game.in_hex(hex_))
    return Reason("np-port-not-held", "18.4b") if is_port and not is_held else None


def _tribal_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why a tribe may not arrive in a hex; None when it may (18.4)."""
    is_ezoc = hex_ in scene.ezoc(counter.faction, counter.front)
    if is_ezoc or scene.has_enemy(hex_, counter.faction):
        return Reason("np-tribe-enemy", "18.4a")
    others = {c.hex for c in scene.game.on_map if c.is_eastern_ally and c.hex}
    if any(distance(hex_, near) <= TRIBAL_RANGE for near in others | scene.field.south_edge):
        return None
    return Reason("np-tribe-too-far", "18.4a", args={"range": TRIBAL_RANGE})


def place(course: Course, command: PlaceCounter) -> None:
    """The counter in its hex; a reinforcement that lands counts against the year (20.3)."""
    scene, counter = course.scene, course.scene.game.counters[command.unit]
    is_landing = _lands(scene, counter, command.hex)
    course.add(CounterPlaced(unit=command.unit, name=counter.name, hex=command.hex))
    if is_landing:
        course.add(LandingMade(box=box_of(scene, counter, command.hex), unit=counter.id))


def _lands(scene: Scene, counter: Counter, hex_: HexCoord) -> bool:
    """Whether a reinforcement comes from the sea: where it could not arrive without a landing."""
    if counter.spot is not Spot.ARRIVING or counter.faction is not Faction.ALLIED or counter.is_tribal:
        return False
    if not scene.field.value(hex_, "coastal"):
        return False
    is_open = _entry_refusal(scene, counter.faction, counter.front, hex_) is None
    return not (is_open and _is_entry(scene, counter, hex_))


# ---- counters that the track brings ----


def bringing_refusal(scene: Scene, command: BringCounter) -> Reason | None:
    """Why a counter may not come in now; None when it may (6.2, 18.4)."""
    counter = counter_of(scene, command.unit)
    if isinstance(counter, Reason):
        return counter
    if counter.id not in {other.id for other in aside(scene)}:
        return Reason("np-not-aside", "6.2")
    if _waits_for_revolt(scene, counter):
        return Reason("np-before-revolt", "18.0a")
    is_early = counter.after_revolt is not None and not _is_due(scene, counter)
    return after_revolt(scene.game, counter) if is_early else None


def _waits_for_revolt(scene: Scene, counter: Counter) -> bool:
    """Whether it belongs to the Allies of the East, who have no units before the Arabs revolt (18.0)."""
    return is_before_revolt(scene, counter.faction, counter.front)


def is_before_revolt(scene: Scene, faction: Faction, front: Front) -> bool:
    """Whether the Allies of the East are meant, and the Arabs have not revolted yet (18.0)."""
    return (faction, front) == (Faction.ALLIED, Front.EAST) and not scene.game.has_revolted


def aside(scene: Scene) -> tuple[Counter, ...]:
    """The counters of the player turn under way that have not come yet, optional units apart."""
    player_turn, phase = scene.game.player_turn, scene.game.moment.phase
    if player_turn is None or phase is not Phase.REINFORCEMENT:
        return ()
    optional = {unit for option in optional_units() for unit in option.units}
    waiting = scene.game.at(Spot.ASIDE, player_turn.faction, player_turn.front)
    return tuple(counter for counter in waiting if counter.id not in optional)


def bring(course: Course, command: BringCounter) -> None:
    """It arrives, a marker at once among those available."""
    counter = course.scene.game.counters[command.unit]
    if counter.is_ground:
        course.add(CounterArrived(unit=counter.id, name=counter.name))
    else:
        available = counter.model_copy(update={"spot": Spot.AVAILABLE, "due": None})
        course.add(CounterMade(counter=available))


# ---- when counters come ----


def unread_arrivals(scene: Scene) -> Iterator[Counter]:
    """Allied units of the East whose "AR+#" nobody has read off them since the revolt (18.0)."""
    for counter in scene.game.at(Spot.ASIDE, Faction.ALLIED, Front.EAST):
        is_read = counter.due is not None or counter.after_revolt is not None
        is_here = scene.game.has_revolted and scene.is_commanded_here(counter)
        if is_here and not is_read and counter.id not in optional_counters():
            yield counter


def reading_refusal(scene: Scene, command: ReadArrival) -> Reason | None:
    """Why no arrival is read off a counter; None when it may be (18.0)."""
    counter = counter_of(scene, command.unit)
    if isinstance(counter, Reason):
        return counter
    if counter.spot is not Spot.ASIDE:
        return Reason("np-not-aside", "6.2")
    if (counter.faction, counter.front) != (Faction.ALLIED, Front.EAST):
        return Reason("np-ar-east-allied", "18.0d")
    return Reason("np-before-revolt", "18.0a") if _waits_for_revolt(scene, counter) else None


def read_arrival(course: Course, command: ReadArrival) -> None:
    """The counter lies on the track, or comes at once where it is due; its turn is told."""
    counter = course.scene.game.counters[command.unit]
    where = {"spot": Spot.DUE, "hex": None, "after_revolt": command.after_revolt}
    marked = counter.model_copy(update=where)
    course.add(CounterMade(counter=marked, is_told=False))
    course.add(Told(reason=after_revolt(course.scene.game, marked)))
    if _is_due(course.scene, marked):
        _come(course, marked)


# ---- counters by hand ----


def making_refusal(scene: Scene, command: MakeCounter) -> Reason | None:
    """Why a counter may not be brought in; None when it may."""
    if not command.name.strip():
        return Reason("np-counter-needs-name")
    if command.after_revolt and (command.side, command.front) != (Faction.ALLIED, Front.EAST):
        return Reason("np-ar-east-allied", "18.0d")
    if command.nation and command.side is not Faction.CENTRAL_POWERS:
        return Reason("np-nation-central", "19.3")
    if command.kind is UnitType.NAVAL and command.side is not Faction.ALLIED:
        return Reason("np-naval-allied-only", "11.9a")
    is_taken = any(counter.name == command.name for counter in scene.game.counters.values())
    return Reason("np-counter-name-taken", args={"name": command.name}) if is_taken else None


def make(course: Course, command: MakeCounter) -> None:
    """The counter, arriving now or on its turn."""
    numbers = [int(id_.rpartition("-")[2]) for id_ in course.scene.game.counters if id_.startswith("made-")]
    id_ = course.scene.new_id("made", max(numbers, default=0) + 1)
    is_marker = not command.kind.is_ground
    spot = Spot.DUE if command.due or command.after_revolt else Spot.AVAILABLE if is_marker else Spot.ARRIVING
    counter = Counter(
        id=id_,
        faction=command.side,
        front=command.front,
        type=command.kind,
        nation=command.nation,
        spot=spot,
        due=command.due or None,
        after_revolt=command.after_revolt or None,
        name=command.name,
    )
    course.add(CounterMade(counter=counter))
