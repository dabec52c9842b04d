"""The public state of a campaign, and the base of its events."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from enum import StrEnum
from hashlib import blake2s
from types import MappingProxyType
from typing import Self

from pydantic import Field

from companion.games.no_prisoners.rules.pools.optional import optional_unit
from companion.games.no_prisoners.rules.pools.tribes import arrival_turn
from companion.games.no_prisoners.rules.turn.random_events import Chooser, EffectKind, EventKind, What
from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase
from companion.games.no_prisoners.scenario_data import optional_units
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.hand import Hand
from companion.games.no_prisoners.terms import (
    Crt,
    Faction,
    Front,
    MoveHow,
    PlayerTurn,
    ResultCode,
    Role,
    UnitType,
)
from companion.hexes.coordinates import HexCoord
from companion.latest import Latest
from companion.saved import Frozen, FrozenMap, SavedReason, with_entry
from companion.session.messages import Event

CUP = "cup/tribes"  # among what nobody could read


class Figures(Frozen):
    """Strength and movement as they are printed on a unit."""

    strength: int
    movement: int

    def may_be_of(self, counter: Counter) -> bool:
        """Whether a counter has these figures, as far as they have been read."""
        return counter.strength in (None, self.strength) and counter.movement in (None, self.movement)


class Task(Frozen):
    """What a random event or a date still demands. `amount`: units, or strength.

    `is_homeward`: tribes that go back to the cup wherever they are (22.3). `figures`: those printed on the
    units meant, where a date names them (19.10).
    """

    kind: EffectKind
    player_turn: PlayerTurn
    amount: int
    what: What = What.UNIT
    chooser: Chooser = Chooser.OWNER
    is_homeward: bool = False
    figures: Figures | None = None

    def may_mean(self, counter: Counter) -> bool:
        """Whether the figures printed on a counter do, as far as they have been read."""
        return self.figures is None or self.figures.may_be_of(counter)


class EnemyChoice(Frozen):
    """Units among which the enemy chooses for the first task, seeing faces only, and those he named (6.6c).

    `wanted`: units, or strength.
    """

    units: tuple[str, ...]
    wanted: int
    named: tuple[str, ...] = ()


class Stage(StrEnum):
    """How far a combat is."""

    REVEAL = "reveal"
    ROLL = "roll"
    CHOICE = "choice"
    LOSSES = "losses"
    RETREAT_ROLL = "retreat-roll"
    RETREAT = "retreat"
    TYPES = "types"
    PURSUIT = "pursuit"
    OVER = "over"


BY_TABLE = "by-table"  # a support that no counter gives: the table insists on it


class Combat(Frozen):
    """A combat from its declaration to its end.

    `cards` are the counters that it opened, as they stand: its attackers and what supports them when it is
    declared, its defenders when they are revealed; until then nobody says who defends. Sessions from before
    that opened none. `across_river` are the attackers that attack across one. `code` is None until the die is
    rolled, and the chosen result after OP and NP. `owed` are the parties that have still to remove units,
    `retreating` and `pursuing` the units that may still do so.
    """

    target: HexCoord
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    crt: Crt
    cards: FrozenMap[str, Counter] = Field(default_factory=dict)
    air: str = ""
    naval: str = ""
    hq: str = ""
    across_river: tuple[str, ...] = ()
    is_along_pass: bool = False
    stage: Stage = Stage.ROLL
    code: ResultCode | None = None
    chooser: Role | None = None  # of the result, in NP and OP
    is_no_prisoners: bool = False
    owed: tuple[Role, ...] = ()
    smaller_removed: int | None = None
    retreat: int = 0
    retreating: tuple[str, ...] = ()
    vacated: tuple[HexCoord, ...] = ()
    pursuing: tuple[str, ...] = ()

    @property
    def opened(self) -> tuple[str, ...]:
        """The counters that everybody may look at while it lasts (9.6)."""
        return tuple(self.cards) or (*self.attackers, *self.defenders, self.air, self.naval)

    def with_card(self, counter: Counter) -> "Combat":
        """With a counter as it is now, if it has opened that."""
        if counter.id not in self.cards or counter.is_face:
            return self
        return self.model_copy(update={"cards": with_entry(self.cards, counter.id, counter)})

    def units(self, role: Role) -> tuple[str, ...]:
        """One party's units, those removed included."""
        return self.attackers if role is Role.ATTACKER else self.defenders


class March(Frozen):
    """How a unit has marched in the phase: by which kind of movement, and from where to where each time."""

    how: str
    legs: tuple[tuple[HexCoord, HexCoord], ...] = ()


class PhaseRecord(Frozen):
    """What was done in the phase under way; None for `of` where it is the one that the game began with.

    `set_to` is the phase to which a table set the clock by hand after that.
    """

    of: Moment | None = None
    set_to: Moment | None = None
    moved: tuple[str, ...] = ()
    marches: FrozenMap[str, March] = Field(default_factory=dict)
    rail_used: int = 0
    disengaged: tuple[str, ...] = ()  # by rail: half their movement is left (10.6)
    attacked: tuple[str, ...] = ()
    used: tuple[str, ...] = ()  # air groups, flotillas and HQs
    tried: int = 0
    railhead_moved: int = 0
    with_lawrence: tuple[str, ...] = ()
    stood: FrozenMap[str, HexCoord] = Field(default_factory=dict)  # where it is secret who is with Lawrence
    event: EventKind | None = None  # that came up
    second_die: int = 0  # for it; 0 for none
    came_to: SavedReason | None = None  # the event, when it came up

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been done in the phase."""
        empty = PhaseRecord(
            of=self.of, set_to=self.set_to, with_lawrence=self.with_lawrence, stood=self.stood
        )
        return self == empty


class HeldMove(Frozen):
    """A move that waits for figures of its counters or of the track."""

    units: tuple[str, ...]
    hex: HexCoord
    how: MoveHow


class HeldAttack(Frozen):
    """An attack with command bonus that waits for the ranges of HQs."""

    hex: HexCoord
    crt: Crt
    attackers: tuple[str, ...] = ()
    air: bool = False
    naval: bool = False


class Sheet(Frozen):
    """What only the printed track and map give, as far as players entered it; None for an empty box.

    Capacity and rates are by turn and player turn ("7-west-cp"), city values by name. `unknown` names the
    boxes that players were asked for and do not know: "rail_capacity/7-west-cp".
    """

    rail_capacity: FrozenMap[str, int | None] = Field(default_factory=dict)
    replacement_rate: FrozenMap[str, int | None] = Field(default_factory=dict)
    city_value: FrozenMap[str, int | None] = Field(default_factory=dict)
    unknown: tuple[str, ...] = ()

    def value(self, table: str, box: str) -> int | None:
        """What a box holds."""
        value: int | None = getattr(self, table).get(box)
        return value

    def is_open(self, table: str, box: str) -> bool:
        """Whether a box is empty and nobody has been asked for it."""
        return self.value(table, box) is None and f"{table}/{box}" not in self.unknown

    def filled(self, table: str, box: str, value: int | None) -> "Sheet":
        """With an answer in its box, "don't know" noted."""
        if value is None:
            return self.model_copy(update={"unknown": (*self.unknown, f"{table}/{box}")})
        return self.model_copy(update={table: with_entry(getattr(self, table), box, value)})


_on_map: Latest[tuple[Counter, ...]] = Latest(most=2)  # many ask, of what was before an act too


class NpGame(Frozen):
    """Everything tracked."""

    scenario: str = ""
    moment: Moment = Moment(turn=1, player_turn=PlayerTurn.WEST_CP, phase=Phase.RANDOM_EVENT)
    last_turn: int = 16
    is_over: bool = False
    vp: FrozenMap[PlayerTurn, int] = Field(default_factory=dict)
    counters: FrozenMap[str, Counter] = Field(default_factory=dict)
    occurred: FrozenMap[str, int] = Field(default_factory=dict)
    rate_changes: FrozenMap[PlayerTurn, int] = Field(default_factory=dict)
    senussi_on: int | None = None
    revolted_on: int | None = None
    tribes_in_cup: int | None = None
    railhead: HexCoord | None = None
    laid: tuple[HexCoord, ...] = ()
    depots: tuple[HexCoord, ...] = ()
    landings: FrozenMap[str, int] = Field(default_factory=dict)
    railed: tuple[str, ...] = ()  # in this game turn
    landed: tuple[str, ...] = ()  # in this game turn
    sent: tuple[str, ...] = ()  # optional units
    gallipoli_on: int | None = None
    sheet: Sheet = Sheet()
    phase: PhaseRecord = PhaseRecord()
    tasks: tuple[Task, ...] = ()
    enemy_choice: EnemyChoice | None = None  # for the first of them
    combat: Combat | None = None
    held: HeldMove | None = None
    held_attack: HeldAttack | None = None
    unreadable: tuple[str, ...] = ()  # what nobody could read off a counter: "cp-w-8/movement"
    opens_cards: bool = False  # whether a combat holds the counters that it opened
    skips_empty_cup: bool = False  # whether nobody rolls for a cup that is known to hold no tribe
    skips_empty_home: bool = False  # nor for the way home where no tribe is on the map
    skips_empty_event: bool = False  # nor a second die for an event that finds no unit either way
    shuffle: str = ""  # what the order of the counters comes from where one player's are hidden
    has_hands: bool = False  # whether commands hold the cards: here lie faces, which go by their backs
    shown: FrozenMap[str, Counter] = Field(default_factory=dict)  # the cards by backs that lie open
    made: int = 0  # counters that came in play, where these are named by their number
    sent_to: FrozenMap[str, Front] = Field(default_factory=dict)  # of optional units
    is_of_two: bool = False  # whether cards go into hands where two agree on fog in play
    seen: tuple[str, ...] = ()  # the backs whose cards a reader of the file can tell
    open_hands: tuple[str, ...] = ()  # the commands that have laid all their cards open

    @property
    def goes_by_backs(self) -> bool:
        """Whether something is under way for which counters keep the backs that they have."""
        return bool(self.combat or self.held or self.held_attack or self.enemy_choice)

    @property
    def player_turn(self) -> PlayerTurn | None:
        """Whose turn it is; None in the interface."""
        return self.moment.player_turn

    @property
    def has_revolted(self) -> bool:
        """Whether the Arab Revolt has broken out."""
        return self.revolted_on is not None and self.revolted_on <= self.moment.turn

    @property
    def is_senussi(self) -> bool:
        """Whether the Senussi hold the canal now: in that West Allied player turn (A43)."""
        return self.senussi_on == self.moment.turn and self.player_turn is PlayerTurn.WEST_ALLIED

    @property
    def on_map(self) -> tuple[Counter, ...]:
        """The counters in hexes."""
        counters = self.counters.values()
        return _on_map.of((self.counters,), lambda: tuple(one for one in counters if one.is_on_map))

    @property
    def is_cup_unreadable(self) -> bool:
        """Whether nobody could say how many tribes the cup holds."""
        return CUP in self.unreadable

    def is_unreadable(self, unit: str, field: str) -> bool:
        """Whether players said that they do not know what is printed there."""
        return f"{unit}/{field}" in self.unreadable

    def in_hex(self, hex_: HexCoord) -> tuple[Counter, ...]:
        """The counters in a hex."""
        return tuple(counter for counter in self.on_map if counter.hex == hex_)

    def at(
        self, spot: Spot, faction: Faction | None = None, front: Front | None = None
    ) -> tuple[Counter, ...]:
        """The counters of a spot, of one faction and front where these are named."""
        return tuple(
            counter
            for counter in self.counters.values()
            if counter.spot is spot and faction in (None, counter.faction) and front in (None, counter.front)
        )

    def sent_front(self, unit: str) -> Front:
        """The front to which an optional unit was sent."""
        return self.sent_to.get(unit) or self.counters[optional_unit(unit).units[0]].front

    def due_turn(self, counter: Counter) -> int | None:
        """The turn on which a counter comes: entered, or counted from the revolt (18.0)."""
        if counter.due is not None or counter.after_revolt is None or self.revolted_on is None:
            return counter.due
        return arrival_turn(self.revolted_on, counter.after_revolt, self.last_turn)

    def damascus_front(self, damascus: HexCoord | None) -> Front | None:
        """The front of the Allied units in Damascus."""
        there = self.in_hex(damascus) if damascus else ()
        return next((c.front for c in there if c.faction is Faction.ALLIED), None)

    def shuffled(self) -> "NpGame":
        """With its counters in an order that tells nothing: no line of a list is one of the roster."""

        def place(counter: Counter) -> tuple[Faction, Front, str]:
            return counter.faction, counter.front, self.alias(counter)

        counters = sorted(self.counters.values(), key=place)
        return self.having(counters=MappingProxyType({counter.id: counter for counter in counters}))

    def alias(self, counter: Counter) -> str:
        """What a counter goes by where nobody may know which it is; the same in the whole session."""
        told = f"{self.shuffle}/{counter.id}".encode(errors="replace")
        return blake2s(told, digest_size=8).hexdigest()

    def with_counter(self, counter: Counter) -> "NpGame":
        """With a counter put in or replaced."""
        combat = self.combat and self.combat.with_card(counter)
        return self.having(counters=with_entry(self.counters, counter.id, counter), combat=combat)

    def with_open_card(self, back: str, changes: Mapping[str, object]) -> Self:
        """With something read off a card that lies open, of which here is the face."""
        opened = self.combat.cards if self.combat else {}
        fighting, shown = (_reading(cards, back, changes) for cards in (opened, self.shown))
        return self.having(shown=shown).with_combat(cards=fighting)

    def with_own_record(self) -> "NpGame":
        """With a record of its own for a phase set by hand: what was done in another counts for nothing.

        Before anything is done in it, whoever a table puts beside Lawrence has been there from its beginning.
        """
        own = self._with_record_of_moment()
        if own.has_hands or own.phase.set_to != own.moment or not own.phase.is_untouched:
            return own
        return own.with_phase(with_lawrence=own.beside_lawrence)

    def _with_record_of_moment(self) -> "NpGame":
        began = self.phase.of
        last = self.phase.set_to or began
        if self.moment == last:
            return self
        if last is None:  # the first that is set: what was done until then was done in none
            is_set_up = self.moment.phase is Phase.SET_UP
            return self if is_set_up else self.with_phase(set_to=self.moment)
        record = PhaseRecord(of=began, set_to=self.moment, with_lawrence=self.beside_lawrence)
        if last.turn == self.moment.turn:
            return self.having(phase=record)
        return self.having(phase=record, rate_changes=MappingProxyType({}), railed=(), landed=())

    @property
    def beside_lawrence(self) -> tuple[str, ...]:
        """The tribes stacked with Lawrence now (15.5)."""
        hexes = {one.hex for one in self.on_map if one.type is UnitType.LAWRENCE}
        return tuple(one.id for one in self.on_map if one.is_tribal and one.hex in hexes)

    def with_true_cards(self) -> Self:
        """With what a table set by hand of fighting counters on their opened cards as well."""
        opened = self.combat.cards if self.combat else {}
        now = ((id_, card, self.counters.get(id_, card)) for id_, card in opened.items())
        cards = {id_: card if counter.is_face else counter for id_, card, counter in now}
        return self.with_combat(cards=cards) if opened else self

    def with_own_sent(self) -> Self:
        """With every optional unit among those sent that a table has put into play by hand (19.5c)."""
        come = (unit.id for unit in optional_units() if any(map(self._is_in_play, unit.units)))
        return self.having(sent=tuple(dict.fromkeys((*self.sent, *come))))

    def _is_in_play(self, unit: str) -> bool:
        """Whether a counter has come, wherever it is now; one that nobody sees has not."""
        return unit in self.counters and self.counters[unit].spot is not Spot.ASIDE

    def without_combat(self) -> Self:
        """With no combat; what it opened has been seen."""
        opened = self.combat.cards if self.combat and self.has_hands else ()
        return self.having(combat=None).having_seen(opened)

    def having_seen(self, backs: Iterable[str]) -> Self:
        """With backs whose cards have lain open."""
        told = (back for back in backs if back in self.counters and self.counters[back].is_face)
        return self.having(seen=tuple(dict.fromkeys((*self.seen, *told))))

    def has_moved(self, unit: str) -> bool:
        """Whether a unit has moved in this phase, or by rail in this turn."""
        return unit in self.phase.moved or unit in self.railed

    def having(self, **changes: object) -> Self:
        """With fields replaced."""
        return self.model_copy(update=changes)

    def with_phase(self, **changes: object) -> "NpGame":
        """With the record of the phase changed."""
        return self.having(phase=self.phase.model_copy(update=changes))

    def with_combat(self, **changes: object) -> Self:
        """With the combat under way changed; the same when there is none."""
        return self.having(combat=self.combat.model_copy(update=changes)) if self.combat else self


def turn_key(moment: Moment) -> str:
    """The box of the printed track: "7-west-cp"."""
    return f"{moment.turn}-{moment.player_turn}"


def event_key(player_turn: PlayerTurn, event: str) -> str:
    """The name under which an event's occurrences are counted."""
    return f"{player_turn}-{event}"


def counted(mapping: Mapping[str, int], key: str) -> Mapping[str, int]:
    """The mapping with one more of a key."""
    return with_entry(mapping, key, mapping.get(key, 0) + 1)


def _reading(cards: Mapping[str, Counter], back: str, changes: Mapping[str, object]) -> Mapping[str, Counter]:
    card = cards.get(back)
    return cards if card is None else with_entry(cards, back, card.model_copy(update=changes))


class NpEvent(Event, ABC):
    """An event of this game: it says itself what it changes."""

    is_news = True  # few acts of this game show it where the eye is

    @abstractmethod
    def apply(self, game: NpGame) -> NpGame:
        """The game after it."""

    def told_to(self, hand: Hand) -> Hand:
        """A command's hand after it."""
        return hand
