"""What befalls counters."""

from types import MappingProxyType

from pydantic import Field

from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.hand import Hand, laid
from companion.games.no_prisoners.table.renaming import renamed
from companion.games.no_prisoners.table.state import March, NpEvent, NpGame, PhaseRecord
from companion.games.no_prisoners.table.words import counter_name
from companion.games.no_prisoners.terms import STURM, Nation, UnitType
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import FrozenMap, without_entry
from companion.session.changes import Barrier, Changes
from companion.session.messages import Event


class CounterEvent(NpEvent):
    """Something that befalls one counter. The log names it."""

    touches = Changes.UNITS
    unit: str
    name: str = ""

    def changed(self, counter: Counter) -> dict[str, object]:
        """The fields of the counter after it."""
        return {}

    def apply(self, game: NpGame) -> NpGame:
        """The counter changed."""
        counter = game.counters[self.unit]
        return game.with_counter(counter.model_copy(update=self.changed(counter)))

    def line(self, key: str, rule: str = "", **args: str | int) -> tuple[Reason, ...]:
        """A line of the log about the counter."""
        return (Reason(key, rule, args=args, about=counter_name(self.unit, self.name)),)


class CounterMade(NpEvent):
    """A counter came into the game: by the scenario, from the cup, or by hand."""

    type = "np-counter-made"
    touches = Changes.UNITS
    counter: Counter
    is_told: bool = True

    def apply(self, game: NpGame) -> NpGame:
        """With the counter."""
        is_new = game.has_hands and self.is_told and self.counter.id not in game.counters
        return game.having(made=game.made + is_new).with_counter(self.counter)

    def log(self) -> tuple[Reason, ...]:
        """Which, unless the scenario brought it; tribes are told by their number."""
        is_from_cup = self.counter.is_tribal and self.counter.spot is Spot.ARRIVING
        if not self.is_told or is_from_cup:
            return ()
        about = counter_name(self.counter.id, self.counter.name)
        return (Reason("np-log-counter-made", about=about),)


class CounterPlaced(CounterEvent):
    """A counter was set up, or placed as a reinforcement."""

    type = "np-counter-placed"
    hex: HexCoord

    def changed(self, counter: Counter) -> dict[str, object]:
        return {"spot": Spot.MAP, "hex": self.hex, "due": None}

    def log(self) -> tuple[Reason, ...]:
        """Which and where."""
        return (Reason("np-log-placed", "", (self.hex,), about=counter_name(self.unit, self.name)),)


class CounterMoved(CounterEvent):
    """A counter moved. `how`: the kind of movement; `disengages`: by rail out of EZOC."""

    type = "np-counter-moved"
    hex: HexCoord
    how: str
    spends_capacity: bool = False
    disengages: bool = False

    def apply(self, game: NpGame) -> NpGame:
        """In the hex; rail movement leaves the unit its other movement (8.8)."""
        start = game.counters[self.unit].hex
        moved = game.with_counter(game.counters[self.unit].model_copy(update={"hex": self.hex}))
        record = moved.phase
        if self.how != "rail":
            before = record.marches.get(self.unit)
            legs = (*(before.legs if before else ()), *([(start, self.hex)] if start else ()))
            marches = {**record.marches, self.unit: March(how=self.how, legs=legs)}
            return moved.with_phase(moved=(*record.moved, self.unit), marches=marches)
        left = (*record.disengaged, self.unit) if self.disengages else record.disengaged
        moved = moved.with_phase(rail_used=record.rail_used + self.spends_capacity, disengaged=left)
        return moved.having(railed=(*moved.railed, self.unit))

    def log(self) -> tuple[Reason, ...]:
        """Which, where and how."""
        about = counter_name(self.unit, self.name)
        return (Reason("np-log-moved", "", (self.hex,), {"how": self.how}, about),)


class CounterEliminated(CounterEvent):
    """A counter was eliminated; it may be replaced."""

    type = "np-counter-eliminated"

    def changed(self, counter: Counter) -> dict[str, object]:
        """In the box of units that may be replaced."""
        return {"spot": Spot.REPLACEABLE, "hex": None}

    def log(self) -> tuple[Reason, ...]:
        """Which, and to which box."""
        return self.line("np-log-eliminated", rule="14.2-3a")


class CounterGone(CounterEvent):
    """A counter was withdrawn or eliminated for good."""

    type = "np-counter-gone"

    def changed(self, counter: Counter) -> dict[str, object]:
        """With the permanently eliminated."""
        return {"spot": Spot.GONE, "hex": None, "due": None}

    def log(self) -> tuple[Reason, ...]:
        return self.line("np-log-gone")


class CounterDue(CounterEvent):
    """A counter was put on the turn record track."""

    type = "np-counter-due"
    turn: int

    def changed(self, counter: Counter) -> dict[str, object]:
        return {"spot": Spot.DUE, "hex": None, "due": self.turn}

    def log(self) -> tuple[Reason, ...]:
        """Which and when."""
        return self.line("np-log-due", turn=self.turn)


class CounterArrived(CounterEvent):
    """A counter came as a reinforcement and waits to be placed."""

    type = "np-counter-arrived"

    def changed(self, counter: Counter) -> dict[str, object]:
        return {"spot": Spot.ARRIVING, "hex": None, "due": None}

    def log(self) -> tuple[Reason, ...]:
        return self.line("np-log-arrived")


class TribeWentToCup(CounterEvent):
    """A tribal counter went back into the cup, by a rule; older sessions do not tell which."""

    type = "np-tribe-went-to-cup"
    rule: str = ""

    def apply(self, game: NpGame) -> NpGame:
        """Without the counter: nobody knows which comes out next."""
        counters, known = without_entry(game.counters, self.unit), game.tribes_in_cup
        return game.having(counters=counters, tribes_in_cup=None if known is None else known + 1)

    def log(self) -> tuple[Reason, ...]:
        return self.line("np-log-to-cup", rule=self.rule)


class PrintRead(CounterEvent):
    """Something printed on a counter was read: off the counter, or off the card of a face that lies open."""

    def apply(self, game: NpGame) -> NpGame:
        """The counter, or the card, changed."""
        counter = game.counters[self.unit]
        if counter.is_face:
            return game.with_open_card(self.unit, self.changed(counter))
        return super().apply(game)

    def told_to(self, hand: Hand) -> Hand:
        """The card changed."""
        card = hand.cards.get(self.unit)
        return hand if card is None else hand.reading(self.unit, self.changed(card))


class CounterValued(PrintRead):
    """A value was read off a counter."""

    type = "np-counter-valued"
    field: str
    value: int

    def changed(self, counter: Counter) -> dict[str, object]:
        return {self.field: self.value}

    def log(self) -> tuple[Reason, ...]:
        return self.line("np-log-valued", field=self.field, value=str(self.value))


class CounterTyped(PrintRead):
    """The type was read off a counter."""

    type = "np-counter-typed"
    kind: UnitType

    def changed(self, counter: Counter) -> dict[str, object]:
        return {"type": self.kind}

    def log(self) -> tuple[Reason, ...]:
        return self.line("np-log-typed", kind=self.kind.value)


class CounterColoured(PrintRead):
    """Whose colours a unit has was read off it, and whether it is marked Sturm (19.3)."""

    type = "np-counter-coloured"
    nation: Nation
    is_sturm: bool = False

    def changed(self, counter: Counter) -> dict[str, object]:
        return {"nation": self.nation, "is_sturm": self.is_sturm}

    def log(self) -> tuple[Reason, ...]:
        return self.line("np-log-coloured", colours=STURM if self.is_sturm else self.nation.value)


class CounterTurnedOver(PrintRead):
    """An HQ shows its other side: another commander, whose figures are still to be read (19.2)."""

    type = "np-counter-turned-over"
    range: int | None = None

    def apply(self, game: NpGame) -> NpGame:
        """Its figures forgotten, but for a range that the rules give."""
        unread = tuple(box for box in game.unreadable if not box.startswith(f"{self.unit}/"))
        return super().apply(game.having(unreadable=unread))

    def told_to(self, hand: Hand) -> Hand:
        """The same of its card."""
        return super().told_to(hand.reading_anew(self.unit))

    def changed(self, counter: Counter) -> dict[str, object]:
        """Without strength and movement."""
        return {"strength": None, "movement": None, "range": self.range}


class CounterUnreadable(CounterEvent):
    """Nobody knows what is printed on a counter; it is not asked again."""

    type = "np-counter-unreadable"
    field: str

    def apply(self, game: NpGame) -> NpGame:
        """Among what is not known."""
        return game.having(unreadable=(*game.unreadable, f"{self.unit}/{self.field}"))

    def told_to(self, hand: Hand) -> Hand:
        """The same where it is its command's secret."""
        return hand.not_reading(self.unit, self.field) if self.secret_to else hand


class CardsHeld(NpEvent):
    """A command was dealt cards, by their backs; always its secret.

    `instead_of`: the backs that some of them had. `unreadable`: what nobody could read off them.
    """

    type = "np-cards-held"
    touches = Changes.UNITS
    cards: FrozenMap[str, Counter]
    instead_of: tuple[str, ...] = ()
    unreadable: tuple[str, ...] = ()

    def apply(self, game: NpGame) -> NpGame:
        """The same: nobody else learns of it."""
        return game

    def told_to(self, hand: Hand) -> Hand:
        held = hand.without(self.instead_of).holding(self.cards)
        return held.model_copy(update={"unreadable": (*held.unreadable, *self.unreadable)})


class FacesTurned(NpEvent):
    """What all may know of counters has changed: faces, and the cards by backs that lie open, or no longer.

    `opened` are cards of the combat under way.
    """

    type = "np-faces-turned"
    touches = Changes.UNITS
    faces: FrozenMap[str, Counter] = Field(default_factory=dict)
    shown: FrozenMap[str, Counter] = Field(default_factory=dict)
    opened: FrozenMap[str, Counter] = Field(default_factory=dict)
    covered: tuple[str, ...] = ()

    def apply(self, game: NpGame) -> NpGame:
        """As they lie now."""
        left = {back: card for back, card in game.shown.items() if back not in self.covered}
        known = game.combat.cards if game.combat else {}
        turned = game.having(
            counters=MappingProxyType({**game.counters, **self.faces}),
            shown=MappingProxyType({**left, **self.shown}),
        )
        return turned.having_seen(self.covered).with_combat(cards=MappingProxyType({**known, **self.opened}))


class BacksChanged(NpEvent):
    """Counters lie under other backs, or under backs now that lay open: nothing tells which was which.

    `gone` are the ids that they had. The rest is what all may know of them by those that they have now.
    """

    type = "np-backs-changed"
    touches = Changes.UNITS
    is_silent = True
    gone: tuple[str, ...]
    faces: FrozenMap[str, Counter]
    shown: FrozenMap[str, Counter] = Field(default_factory=dict)
    seen: tuple[str, ...] = ()
    phase: PhaseRecord
    railed: tuple[str, ...] = ()
    landed: tuple[str, ...] = ()
    unreadable: tuple[str, ...] = ()

    def apply(self, game: NpGame) -> NpGame:
        """By their new backs."""
        left = {id_: one for id_, one in game.counters.items() if id_ not in self.gone}
        return game.having(
            counters=MappingProxyType({**left, **self.faces}),
            shown=MappingProxyType({**game.shown, **self.shown}),
            seen=(*(back for back in game.seen if back not in self.gone), *self.seen),
            phase=self.phase,
            railed=self.railed,
            landed=self.landed,
            unreadable=self.unreadable,
        )


class HandsGivenUp(NpEvent):
    """All cards lie open, and nobody holds any: counters go by their own ids again."""

    type = "np-hands-given-up"
    touches = Changes.UNITS

    def apply(self, game: NpGame) -> NpGame:
        """The cards where their faces were."""
        names = {back: card.id for back, card in game.shown.items()}
        open_ = (laid(face, game.shown.get(back, face)) for back, face in game.counters.items())
        told = {field: renamed(getattr(game, field), names) for field in ("phase", "railed", "landed")}
        return game.having(
            **told,
            counters=MappingProxyType({one.id: one for one in open_}),
            unreadable=renamed(game.unreadable, names),
            has_hands=False,
            shown=MappingProxyType({}),
            seen=(),
            open_hands=(),
        )


class HandsLaidOpen(NpEvent):
    """Commands have laid all their cards open; those that come to them later lie open as well."""

    type = "np-hands-laid-open"
    touches = Changes.UNITS
    commands: tuple[str, ...]

    @property
    def barrier(self) -> Barrier:
        """What lay face down was seen."""
        return Barrier.REVEAL

    def apply(self, game: NpGame) -> NpGame:
        """Nothing of theirs is covered any more."""
        return game.having(open_hands=(*game.open_hands, *self.commands))


COUNTER_EVENTS: tuple[type[Event], ...] = (
    CounterMade,
    CounterPlaced,
    CounterMoved,
    CounterEliminated,
    CounterGone,
    CounterDue,
    CounterArrived,
    TribeWentToCup,
    CounterValued,
    CounterTyped,
    CounterColoured,
    CounterTurnedOver,
    CounterUnreadable,
    CardsHeld,
    FacesTurned,
    BacksChanged,
    HandsGivenUp,
    HandsLaidOpen,
)
