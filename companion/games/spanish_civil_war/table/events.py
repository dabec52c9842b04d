"""What happens in a battle: to clock and units."""

from fractions import Fraction
from typing import Any

from pydantic import Field

from companion.games.spanish_civil_war.counters.words import id_in_words, ids_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.sequence import Clock, Moment, moment_in_words
from companion.games.spanish_civil_war.table.state import (
    Judged,
    Pontoon,
    SpanishEvent,
    SpanishGame,
    Spot,
)
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import FrozenMap, with_entry
from companion.session.changes import Changes
from companion.session.messages import Event


class BattleBegan(SpanishEvent):
    """A battle was set up: how long it lasts, the assault points of its divisions."""

    type = "scw-battle-began"
    touches = Changes.PHASE
    battle: Battle
    last_turn: int
    first_player: Faction | None
    assault_points: FrozenMap[str, int]
    holders: FrozenMap[str, Faction]

    def apply(self, game: SpanishGame) -> SpanishGame:
        """At the start of its first turn."""
        clock = Clock(first_player=self.first_player, last_turn=self.last_turn)
        return game.model_copy(
            update={
                "battle": self.battle,
                "clock": clock,
                "assault_points": self.assault_points,
                "holders": self.holders,
            }
        )


class PhaseBegan(SpanishEvent):
    """A phase began; with a turn, first player and weather are open unless the scenario settles them."""

    type = "scw-phase-began"
    touches = Changes.PHASE
    moment: Moment
    first_player: Faction | None
    weather: Weather | None

    def apply(self, game: SpanishGame) -> SpanishGame:
        """In that phase, no combat under way, the battle not over."""
        clock = {"moment": self.moment, "first_player": self.first_player, "weather": self.weather}
        after = game.with_clock(**clock, is_over=False)
        return after.model_copy(update={"fight": None, **self._judged(game)})

    def _judged(self, game: SpanishGame) -> dict[str, Judged | None]:
        """Who comes back to a phase finds what was judged in it; what was judged later is judged anew."""
        if game.judged is None or not self.moment.is_before(game.judged.moment):
            return {}
        before = game.judged_before
        is_of_now = before is not None and not self.moment.is_before(before.moment)
        return {"judged": before if is_of_now else None, "judged_before": None}

    def log(self) -> tuple[Reason, ...]:
        return (moment_in_words(Clock(moment=self.moment, first_player=self.first_player)),)


class FirstPlayerSettled(SpanishEvent):
    """It is clear who moves first this turn."""

    type = "scw-first-player-settled"
    touches = Changes.PHASE
    is_news = True  # it is what the dice were for
    side: Faction

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With a first player."""
        return game.with_clock(first_player=self.side)

    def log(self) -> tuple[Reason, ...]:
        return (Reason("scw-log-first-player", "5.0A", args={"side": self.side.value}),)


class WeatherSettled(SpanishEvent):
    """The weather of the turn is known."""

    type = "scw-weather-settled"
    touches = Changes.PHASE
    is_news = True  # nobody looks where it stands when the die has fallen
    weather: Weather
    rule: str = "5.0B"  # of a die the battle's own

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With this weather."""
        return game.with_clock(weather=self.weather)

    def log(self) -> tuple[Reason, ...]:
        return (Reason("scw-log-weather", self.rule, args={"weather": self.weather.value}),)


class BattleEnded(SpanishEvent):
    """The last turn is over."""

    type = "scw-battle-ended"
    touches = Changes.PHASE

    def apply(self, game: SpanishGame) -> SpanishGame:
        return game.with_clock(is_over=True)


class UnitsPlaced(SpanishEvent):
    """Units were set up, put to what the table shows, or retreated or advanced in a combat."""

    type = "scw-units-placed"
    touches = Changes.UNITS
    units: tuple[str, ...]
    spot: Spot
    hex: HexCoord | None = None
    is_setup: bool = False
    is_by_combat: bool = False
    named: FrozenMap[str, str] = Field(default_factory=dict)  # older sessions do not tell

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With them there."""
        for id_ in self.units:
            changes: dict[str, object] = {"spot": self.spot, "hex": self.hex}
            if self.is_setup:
                changes["began_in"] = self.hex
            if self.is_by_combat:
                changes["displaced"] = game.clock.moment
            else:
                changes["came_from"] = None  # nobody knows by which way (11.6f)
            if self.spot is Spot.ELIMINATED:
                changes["lost"] = game.clock.moment.turn
            game = game.with_stand(id_, **changes)
        game = game if self.spot is Spot.MAP else game.out_of_fight(self.units)
        return without_pontoons(game, self.units)

    def log(self) -> tuple[Reason, ...]:
        """Who, where a few, and where."""
        return (*ids_in_words(self.units, self.named), _where(self.spot, self.hex))


class UnitsMoved(SpanishEvent):
    """Units moved on the map, or entered it as reinforcements.

    `came_from` is the last hex before by unit, `or_from` others that may have been it, `points_left` the
    movement points that it has left where they are known; those of `may_go_on` may use them to move on.
    """

    type = "scw-units-moved"
    version = 2
    touches = Changes.UNITS
    units: tuple[str, ...]
    hex: HexCoord
    moment: Moment
    came_from: FrozenMap[str, HexCoord]
    has_arrived: bool = False
    points_left: FrozenMap[str, Fraction] = Field(default_factory=dict)
    may_go_on: tuple[str, ...] = ()
    riders: tuple[str, ...] = ()  # carried by trucks; older sessions do not tell
    named: FrozenMap[str, str] = Field(default_factory=dict)  # older sessions do not tell
    on_trust: tuple[str, ...] = ()  # nobody told their movement; this and what follows older sessions
    or_from: FrozenMap[str, tuple[HexCoord, ...]] = Field(default_factory=dict)  # do not tell

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With them there."""
        for id_ in self.units:
            changes: dict[str, object] = {
                "spot": Spot.MAP,
                "rode": self.moment if id_ in self.riders else None,
                "hex": self.hex,
                "moved": self.moment,
                "came_from": self.came_from.get(id_),
                "or_from": self.or_from.get(id_, ()),
                "points_left": self.points_left.get(id_),
                "may_go_on": id_ in self.may_go_on,
            }
            if self.has_arrived and game.unit(id_).stand.spot is not Spot.MAP:
                changes |= {"arrived": self.moment, "returns": None}
            game = game.with_stand(id_, **changes)
        return without_pontoons(game, self.units)

    def log(self) -> tuple[Reason, ...]:
        """Who, where a few, and where."""
        return (*ids_in_words(self.units, self.named), _where(Spot.MAP, self.hex))

    def news(self) -> tuple[Reason, ...]:
        """The points that are left, or that nobody knows them: what the way took is told where the eye is."""
        by_left: dict[Fraction, list[str]] = {}
        for id_ in self.units:
            if id_ in self.points_left and id_ not in self.riders:
                by_left.setdefault(self.points_left[id_], []).append(id_)
        moved = (self._told("scw-news-moved", "6.1d", ids, left=float(left)) for left, ids in by_left.items())
        rode = (self._told("scw-news-rode", "B.7b", list(self.riders)),) if self.riders else ()
        trusted = (self._told("scw-news-on-trust", "6.1d", list(self.on_trust)),) if self.on_trust else ()
        return (*rode, *moved, *trusted)

    def _told(self, key: str, rule: str, ids: list[str], **args: float) -> Reason:
        about = id_in_words(ids[0], self.named.get(ids[0], ""))
        return Reason(key, rule, (self.hex,), {**args, "more": len(ids) - 1}, about)


class UnitsLeft(SpanishEvent):
    """Units left the map (16)."""

    type = "scw-units-left"
    touches = Changes.UNITS
    units: tuple[str, ...]
    by: HexCoord | None = None  # this and what follows older sessions do not tell
    named: FrozenMap[str, str] = Field(default_factory=dict)
    has_moved: bool = False  # in the same act, which tells who and where

    def apply(self, game: SpanishGame) -> SpanishGame:
        """Without them on it."""
        for id_ in self.units:
            hex_ = game.unit(id_).stand.hex
            game = game.with_stand(id_, spot=Spot.EXITED, hex=None, left_by=hex_)
        return without_pontoons(game, self.units)

    def log(self) -> tuple[Reason, ...]:
        """Who, where a few, and no move has told it."""
        return () if self.has_moved else ids_in_words(self.units, self.named)

    def news(self) -> tuple[Reason, ...]:
        """By which hex, where the eye is."""
        if self.by is None:
            return ()
        about = id_in_words(self.units[0], self.named.get(self.units[0], ""))
        return (Reason("scw-news-left", "16.0a", (self.by,), {"more": len(self.units) - 1}, about),)


class StatusJudged(SpanishEvent):
    """Supply and command of all units were judged and hold for the phase (9.3c)."""

    type = "scw-status-judged"
    touches = Changes.UNITS
    judged: Judged

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With these statuses."""
        last = game.judged
        before = last if last and last.moment.is_before(self.judged.moment) else game.judged_before
        return game.model_copy(update={"judged": self.judged, "judged_before": before})

    def log(self) -> tuple[Reason, ...]:
        """How many lack either."""
        statuses = self.judged.statuses.values()
        args: dict[str, str | int | float] = {
            "unsupplied": sum(not status.is_supplied for status in statuses),
            "lost": sum(not status.is_in_command for status in statuses),
        }
        return (Reason("scw-log-judged", "9.3c", args=args),)


class StepLost(SpanishEvent):
    """A unit lost a step: it turned over, or it is gone (11.5)."""

    type = "scw-step-lost"
    touches = Changes.UNITS
    is_news = True  # barrages and bombs take a step of who stands alone without asking
    unit: str
    is_eliminated: bool
    name: str = ""  # older sessions do not tell

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With the unit weaker."""
        if self.is_eliminated:
            return eliminated(game, self.unit)
        return game.with_stand(self.unit, is_reduced=True)

    def log(self) -> tuple[Reason, ...]:
        """Who, and whether it is gone."""
        key = "scw-log-eliminated" if self.is_eliminated else "scw-log-reduced"
        return (Reason(key, "11.5", about=id_in_words(self.unit, self.name)),)


class UnitLost(SpanishEvent):
    """A unit was eliminated otherwise: it had no way to retreat, or an enemy came into a truck's hex."""

    type = "scw-unit-lost"
    touches = Changes.UNITS
    is_news = True  # nobody has to have wished for it
    unit: str
    name: str = ""  # older sessions do not tell
    rule: str = ""

    def apply(self, game: SpanishGame) -> SpanishGame:
        return eliminated(game, self.unit)

    def log(self) -> tuple[Reason, ...]:
        return (Reason("scw-log-eliminated", self.rule, about=id_in_words(self.unit, self.name)),)


class HqReturns(SpanishEvent):
    """It is known when a lost HQ will be back (10.5a)."""

    type = "scw-hq-returns"
    touches = Changes.UNITS
    unit: str
    turn: int
    is_too_late: bool = False  # the battle ends before; older sessions do not tell

    def apply(self, game: SpanishGame) -> SpanishGame:
        """In hand again, from that turn on."""
        back = {"spot": Spot.HAND, "hex": None, "is_reduced": False, "returns": self.turn}
        return game.with_stand(self.unit, **back)

    def log(self) -> tuple[Reason, ...]:
        return (Reason("scw-log-hq-returns", "10.5a", args={"turn": str(self.turn)}),)

    def news(self) -> tuple[Reason, ...]:
        """The same with its name: the die has only just said it."""
        key = "scw-rebuilt-too-late" if self.is_too_late else "scw-not-rebuilt-yet"
        return (Reason(key, "10.5a", args={"turn": str(self.turn)}, about=id_in_words(self.unit)),)


class ValueTold(SpanishEvent):
    """A printed value was told when a rule needed it. `is_back`: of the reduced side."""

    type = "scw-value-told"
    touches = Changes.UNITS
    unit: str
    is_back: bool
    field: str
    value: int

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With the value known."""
        unit = game.unit(self.unit)
        face = unit.counter.face(is_reduced=self.is_back).model_copy(update={self.field: self.value})
        side = "back" if self.is_back else "front"
        counter = unit.counter.model_copy(update={side: face})
        return game.with_unit(unit.model_copy(update={"counter": counter}))


class PontoonBuilt(SpanishEvent):
    """An engineer bridged a river (J.16)."""

    type = "scw-pontoon-built"
    touches = Changes.BOARD | Changes.UNITS
    is_news = True
    unit: str
    pontoon: Pontoon

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With the bridge."""
        return game.model_copy(update={"pontoons": with_entry(game.pontoons, self.unit, self.pontoon)})

    def log(self) -> tuple[Reason, ...]:
        """Where it leads, and that it serves later."""
        return (Reason("scw-hex-pontoon-building", "J.16a", (self.pontoon.end,)),)


class PontoonsFell(SpanishEvent):
    """What befell their builders took pontoons along (J.16c); older sessions do not tell."""

    type = "scw-pontoons-fell"
    touches = Changes.BOARD | Changes.UNITS
    hexes: tuple[HexCoord, ...]  # that they led to
    unbuilt: tuple[HexCoord, ...] = ()  # those of them that were begun in this phase (J.16a)

    def apply(self, game: SpanishGame) -> SpanishGame:
        """They fell with their builders."""
        return game

    def news(self) -> tuple[Reason, ...]:
        """Where they led."""
        return tuple(
            Reason("scw-news-pontoon-not-built", "J.16a", (hex_,))
            if hex_ in self.unbuilt
            else Reason("scw-news-pontoon-gone", "J.16c", (hex_,))
            for hex_ in self.hexes
        )


def eliminated(game: SpanishGame, unit: str) -> SpanishGame:
    """Without a unit, and without the pontoon that it kept."""
    lost = game.clock.moment.turn
    return without_pontoons(game.with_stand(unit, spot=Spot.ELIMINATED, hex=None, lost=lost), (unit,))


def without_pontoons(game: SpanishGame, units: tuple[str, ...]) -> SpanishGame:
    """A pontoon falls at once when its builder is no longer where it built (J.16c).

    Whoever moves in the phase in which it builds has built none, and may still build one (J.16a).
    """
    for id_ in units:
        pontoon = game.pontoons.get(id_)
        if pontoon is not None and game.unit(id_).stand.hex != pontoon.start:
            fallen = {id_: pontoon.model_copy(update={"stands": False})}
            others = {one: kept for one, kept in game.pontoons.items() if one != id_}
            kept = others if pontoon.built == game.clock.moment else others | fallen
            game = game.model_copy(update={"pontoons": kept})
    return game


def _where(spot: Spot, hex_: HexCoord | None) -> Reason:
    if hex_ is not None:
        return Reason("value-hex", hexes=(hex_,))
    return Reason(f"scw-spot-{spot.value}")


def _moved_upgraded(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 told of pontoons that fell, now an event of their own does."""
    return {name: value for name, value in fields.items() if name != "bridges_gone"}


UNIT_EVENT_UPGRADES = {(UnitsMoved.type, 1): _moved_upgraded}
UNIT_EVENTS: tuple[type[Event], ...] = (
    BattleBegan,
    PhaseBegan,
    FirstPlayerSettled,
    WeatherSettled,
    BattleEnded,
    UnitsPlaced,
    UnitsMoved,
    UnitsLeft,
    StatusJudged,
    StepLost,
    UnitLost,
    HqReturns,
    ValueTold,
    PontoonBuilt,
    PontoonsFell,
)
