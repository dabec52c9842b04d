"""A moment of a campaign as the rules look at it: state, readings, ground, supply and command."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from dataclasses import field as field_
from functools import cache, cached_property
from typing import Self, TypeVar

from companion.games.no_prisoners.readings import NpReadings
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.rules.network.command import commanders
from companion.games.no_prisoners.rules.network.ground import Ground
from companion.games.no_prisoners.rules.network.pieces import Piece, presence
from companion.games.no_prisoners.rules.network.rail_nets import RailNets
from companion.games.no_prisoners.rules.network.supply import Sources, Supply, supplies
from companion.games.no_prisoners.rules.pools.optional import optional_unit
from companion.games.no_prisoners.rules.turn.calendar import Season
from companion.games.no_prisoners.scenario_data import Scenario, optional_units, scenario_data
from companion.games.no_prisoners.settings import OPTIONS, READINGS, NpOptions
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.dealing import NpState, dealt, hands_in
from companion.games.no_prisoners.table.faces import laid_out
from companion.games.no_prisoners.table.field import Field
from companion.games.no_prisoners.table.hand import LOST, Hand
from companion.games.no_prisoners.table.renaming import Names, renamed
from companion.games.no_prisoners.table.state import NpEvent, NpGame
from companion.games.no_prisoners.terms import Faction, Front, UnitType
from companion.hexes.coordinates import HexCoord
from companion.kit.handling import EventCourse
from companion.latest import Latest, LatestOfEach
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Event
from companion.session.seats import HighCommand
from companion.trace.reach import Arrival

V = TypeVar("V")

# A phase begins and the counters stand as they did: what comes of that alone is not worked out again.
_all_pieces: Latest[tuple[Piece, ...]] = Latest()
_sources: Latest[Sources] = Latest()
_supplies: Latest[Mapping[tuple[Faction, Front], Supply]] = Latest()
_supplied: Latest[frozenset[str]] = Latest(most=2)  # an act is told by what it changed
_controls: Latest[Mapping[tuple[Faction, Front], frozenset[HexCoord]]] = Latest()
_stacks: Latest[Mapping[HexCoord, tuple[Counter, ...]]] = Latest()

# Counters elsewhere lie open: they were eliminated under everybody's eyes. So do railheads everywhere.
_pieces: LatestOfEach[Piece] = LatestOfEach()
_COVERED = (Spot.TO_SET_UP, Spot.MAP, Spot.ARRIVING, Spot.DUE, Spot.AVAILABLE)
# Whoever goes on with a new key has to know what is still to be placed.
_IN_HAND = (Spot.TO_SET_UP, Spot.ARRIVING)


@dataclass(frozen=True)
class Scene:
    """Everything that a decision may look at."""

    game: NpGame
    field: Field
    readings: NpReadings
    options: NpOptions
    commands: frozenset[HighCommand] = frozenset(HighCommand(faction=f) for f in Faction)  # of those seated
    given_up: Mapping[HighCommand, frozenset[str]] = field_(default_factory=dict)  # told since
    names: Names = field_(default_factory=dict)  # by backs, the ids of the cards that commands hold
    hands: Mapping[str, Hand] = field_(default_factory=dict)  # by command, those that are open here

    @classmethod
    def of(cls, state: NpState, field: Field) -> Self:
        """The scene of a session's state."""
        readings, options = READINGS.chosen(state.settings), OPTIONS.chosen(state.settings)
        if state.game.has_hands:
            game, names = dealt(state, lambda one: options.fog_of_war and _is_face_down(one))
            return cls(game, field, readings, options, state.commands, {}, names, hands_in(state))
        game = state.game if state.sees_all else state.game.shuffled()
        given_up = {one: told for seat, told in state.given_up.items() for one in state.seats.get(seat, ())}
        return cls(game, field, readings, options, state.commands, given_up)

    def after(self, event: Event) -> Self:
        """The scene after an event."""
        return replace(self, game=event.apply(self.game)) if isinstance(event, NpEvent) else self

    @property
    def scenario(self) -> Scenario:
        """The scenario played."""
        return scenario_data().scenario(self.game.scenario)

    def place_in_set_up(self, counter: Counter) -> tuple[int, int]:
        """When a counter comes in the rulebook's list; in the fog by its group alone, which tells no unit."""
        unit = "" if self.options.fog_of_war else counter.id
        return self.scenario.place_in_set_up(counter.group, unit)

    @property
    def is_winter(self) -> bool:
        """Whether winter's values hold."""
        return self.game.moment.game_turn.season is Season.WINTER

    @cached_property
    def reaches(self) -> dict[tuple[Counter, MoveKind], Mapping[HexCoord, Arrival]]:
        """How far units come by land, of those that somebody has asked for."""
        return {}

    # ---- what lies hidden ----

    @cached_property
    def seen(self) -> Self:
        """The scene as those at the machine see it: faces for what lies hidden from them (9.6)."""
        if self.game.has_hands or not (self.options.fog_of_war or self.given_up):
            return self
        game = laid_out(self.game, self.hides)
        return self if game is self.game else replace(self, game=game)

    def hides(self, counter: Counter) -> bool:
        """Whether those at the machine may not look at a counter: the enemy's, or hidden with a lost key."""
        if counter.is_face or self.game.has_hands:
            return counter.is_face
        is_covered = _is_face_down(counter)
        is_open = self.game.combat is not None and counter.id in self.game.combat.opened
        return is_covered and not is_open and self._is_hidden_from_table(counter)

    def is_commanded_here(self, counter: Counter) -> bool:
        """Whether a counter is under those at the machine."""
        return counter.is_under(self.commands)

    def is_covered(self, counter: Counter) -> bool:
        """Whether the card of a counter lies face down where commands hold them: until its end in play.

        One that lay open as it came onto the turn record track lies open there.
        """
        is_marker = counter.type is UnitType.MARKER and not counter.id.startswith(LOST)
        is_in_play = counter.spot in (*_COVERED, Spot.ASIDE) and not is_marker
        is_to_be_sent = counter.spot is Spot.ASIDE and counter.id in optional_counters()
        is_open = is_to_be_sent or any(hand in self.game.open_hands for hand in _hands_of(counter))
        is_known = counter.spot is Spot.DUE and self._lies_open(counter)
        return self.options.fog_of_war and is_in_play and not (is_open or is_known)

    def _lies_open(self, counter: Counter) -> bool:
        """Whether a card lies open that its command holds; one that nobody has sent yet it has to take."""
        sent = {one for unit in self.game.sent for one in optional_unit(unit).units}
        is_held = counter.id in sent or counter.id not in optional_counters()
        return is_held and self.back(counter) in self.game.shown

    def meant(self, value: V) -> V:
        """A command or a request with the cards that it means by their backs."""
        return renamed(value, self.names) if self.names else value

    @property
    def former(self) -> Mapping[str, str]:
        """By backs that are no more, the ids of the cards that had them."""
        return {back: id_ for hand in self.hands.values() for back, id_ in hand.former.items()}

    def back(self, counter: Counter) -> str:
        """What a counter goes by in the state: its id, or where commands hold its card its back."""
        return self._backs.get(counter.id, counter.id)

    @cached_property
    def _backs(self) -> Mapping[str, str]:
        return {id_: back for back, id_ in self.names.items()}

    def card_of(self, counter: Counter) -> tuple[str, str] | None:
        """Where the state keeps what is printed on a counter, and whose secret; None for a lost card."""
        if not self.game.has_hands:
            return f"counters/{counter.id}", ""
        back = self.back(counter)
        if back == counter.id:
            return f"counters/{back}", ""  # not taken in hand yet
        if whose := next((one for one, hand in self.hands.items() if back in hand.cards), ""):
            return f"cards/{back}", whose
        return (f"shown/{back}", "") if back in self.game.shown else None

    def awaited(self, faction: str, front: str) -> Reason | None:
        """Why a decision waits for a command away from the machine: it alone holds its cards (9.6)."""
        is_here = any(command.has(faction, front) for command in self.commands)
        if is_here or not self.game.has_hands:
            return None
        return Reason("np-await-commander", "9.6", args={"side": str(faction), "front": str(front)})

    @property
    def awaits_turn(self) -> Reason | None:
        """Why nothing goes on in a player turn whose command is not at the machine."""
        turn = self.game.player_turn
        return self.awaited(turn.faction, turn.front) if turn else None

    @property
    def awaits_enemy(self) -> Reason | None:
        """The same of the command of the other faction on that front."""
        turn = self.game.player_turn
        return self.awaited(turn.faction.opponent, turn.front) if turn else None

    def new_id(self, kind: str, number: int) -> str:
        """The id of a counter that comes in play, by its number in the session where hands are held."""
        return f"{kind}-{self.game.made + 1 if self.game.has_hands else number}"

    def _is_hidden_from_table(self, counter: Counter) -> bool:
        is_foreign = self.options.fog_of_war and not self.is_commanded_here(counter)
        return is_foreign or self._is_of_lost_key(counter)

    def _is_of_lost_key(self, counter: Counter) -> bool:
        lost = (told for one, told in self.given_up.items() if counter.is_under((one,)))
        return any(counter.id not in told for told in lost) and counter.spot not in _IN_HAND

    # ---- lines ----

    @cached_property
    def ground(self) -> Ground:
        """The map for lines."""
        return self.field.ground(self.game.damascus_front(self.field.damascus))

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """Every counter on the map, for supply and command."""
        stand, his = self.game.on_map, self.game.phase.with_lawrence
        return _all_pieces.of((stand, his), lambda: tuple(map(self.piece, stand)))

    @cached_property
    def rail_nets(self) -> RailNets:
        """The two rail nets."""
        return self.field.rail_nets(self.game.railhead, self.game.laid)

    @cached_property
    def sources(self) -> Sources:
        """Depots and rail nets."""
        nets, depots = self.rail_nets, self.game.depots
        return _sources.of((self.field, nets, depots), lambda: self.field.sources(nets, depots))

    @cached_property
    def supplies(self) -> Mapping[tuple[Faction, Front], Supply]:
        """The supply of each faction on each front."""
        lying = (self.ground, self.sources, self.pieces)
        return _supplies.of(lying, lambda: supplies(*lying))

    @cached_property
    def supplied(self) -> frozenset[str]:
        """The ids of all counters on the map that are in supply."""
        return _supplied.of((self.supplies,), lambda: frozenset(self._found_supplied()))

    def _found_supplied(self) -> Iterator[str]:
        for piece in self.pieces:
            if self.supplies[piece.faction, piece.front].is_supplied(piece):
                yield piece.id

    def is_supplied(self, counter: Counter) -> bool:
        """Whether a counter is in supply; one off the map is not."""
        if not counter.is_on_map:
            return False
        return self.supplies[counter.faction, counter.front].is_supplied(self.piece(counter))

    def piece(self, counter: Counter) -> Piece:
        """A counter on the map, for supply and command."""
        is_his = counter.id in self.game.phase.with_lawrence
        return _pieces.of(counter.id, (counter, is_his), lambda: counter.piece(began_with_lawrence=is_his))

    def commanders(self, counter: Counter) -> frozenset[str]:
        """The HQs that command a counter."""
        is_there = counter.is_on_map
        return commanders(self.ground, self.pieces, self.piece(counter)) if is_there else frozenset()

    @cached_property
    def _ezocs(self) -> Mapping[tuple[Faction, Front], frozenset[HexCoord]]:
        lying = (self.field, self.ground, self.pieces)
        sides = [(faction, front) for faction in Faction for front in Front]
        return _controls.of(lying, lambda: {side: self._controlled(*side) for side in sides})

    def _controlled(self, faction: Faction, front: Front) -> frozenset[HexCoord]:
        zones = presence(self.ground, self.pieces, faction, front).zones
        return frozenset(self.field.net.hexes[number] for number in zones.by)

    def ezoc(self, faction: Faction, front: Front) -> frozenset[HexCoord]:
        """The hexes in enemy ZOC for a faction's units on a front."""
        return self._ezocs[faction.opponent, front]

    # ---- counters and hexes ----

    def is_own(self, counter: Counter) -> bool:
        """Whether a counter belongs to the player turn under way."""
        turn = self.game.player_turn
        return turn is not None and (turn.faction, turn.front) == (counter.faction, counter.front)

    def standing(self, unit: str) -> Counter:
        """A counter that stands on the map; IllegalCommandError, which no table can overrule, for others."""
        counter = self.counter(unit)
        if not counter.is_on_map:
            raise IllegalCommandError(Reason("np-not-on-map"))
        return counter

    def is_enemy(self, counter: Counter) -> bool:
        """Whether a counter is of the other faction than the player turn under way."""
        turn = self.game.player_turn
        return turn is not None and turn.faction is not counter.faction

    def counter(self, unit: str) -> Counter:
        """A counter by id; IllegalCommandError, which no table can overrule, where there is none."""
        if (counter := self.game.counters.get(unit)) is None:
            raise IllegalCommandError(Reason("np-no-such-counter", args={"unit": unit}))
        return counter

    def enemies(self, hex_: HexCoord, faction: Faction) -> Iterator[Counter]:
        """The enemy units in a hex."""
        return (c for c in self.by_hex.get(hex_, ()) if c.faction is not faction and c.is_ground)

    @cached_property
    def by_hex(self) -> Mapping[HexCoord, tuple[Counter, ...]]:
        """The counters of every hex that has any."""
        return _stacks.of((self.game.on_map,), lambda: _by_hex(self.game.on_map))

    def has_enemy(self, hex_: HexCoord, faction: Faction) -> bool:
        """Whether enemy units hold a hex."""
        return any(True for _ in self.enemies(hex_, faction))


def _by_hex(counters: Iterable[Counter]) -> Mapping[HexCoord, tuple[Counter, ...]]:
    hexes: dict[HexCoord, tuple[Counter, ...]] = {}
    for counter in counters:
        if counter.hex is not None:
            hexes[counter.hex] = (*hexes.get(counter.hex, ()), counter)
    return hexes


@cache
def optional_counters() -> frozenset[str]:
    """The counters that their owner may send in (19.5), open until then: either command may have a claim."""
    return frozenset(unit for option in optional_units() for unit in option.units)


def _is_face_down(counter: Counter) -> bool:
    return counter.spot in _COVERED and counter.type is not UnitType.MARKER


def _hands_of(counter: Counter) -> tuple[str, str]:
    """The commands that may hold its card: that of its faction on all fronts, or on its own."""
    return str(counter.faction), f"{counter.faction}/{counter.front}"


Course = EventCourse[Scene]
