"""What happens in combats, to victory places and to the scenario's own counts."""

from collections.abc import Mapping

from pydantic import Field

from companion.games.spanish_civil_war.counters.words import formation_in_words, id_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.table.fights import AirAllotment, Fight, Pairing
from companion.games.spanish_civil_war.table.state import Flown, SpanishEvent, SpanishGame
from companion.games.spanish_civil_war.terms import AttackKind, Battle
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import NO, YES
from companion.reason import Reason
from companion.saved import FrozenMap, SavedReason, with_entry
from companion.session.changes import Changes
from companion.session.messages import Event


class PairingDeclared(SpanishEvent):
    """It was declared who will attack whom in this phase (11.1b)."""

    type = "scw-pairing-declared"
    touches = Changes.UNITS
    pairing: Pairing

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With one pairing more."""
        now = game.declared_now
        declared = now.model_copy(update={"pairings": (*now.pairings, self.pairing)})
        return game.model_copy(update={"declared": declared})

    def log(self) -> tuple[Reason, ...]:
        """The hexes that will be attacked."""
        return (Reason("value-hex", hexes=self.pairing.hexes),)


class AirAllotted(SpanishEvent):
    """Aircraft or air points were sent to a hex, to support its attack or its defence."""

    type = "scw-air-allotted"
    touches = Changes.UNITS
    allotment: AirAllotment

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With one allotment more."""
        now = game.declared_now
        declared = now.model_copy(update={"air": (*now.air, self.allotment)})
        return game.model_copy(update={"declared": declared})

    def log(self) -> tuple[Reason, ...]:
        return (Reason("value-hex", hexes=(self.allotment.hex,)),)


class SlopeTold(SpanishEvent):
    """It was told whether the ground of a hex rises or falls; None where nobody can tell (12.4.1c)."""

    type = "scw-slope-told"
    touches = Changes.BOARD | Changes.UNITS
    hex: HexCoord
    number: str
    slopes: bool | None

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With it known for the whole battle."""
        return game.model_copy(update={"slopes": with_entry(game.slopes, self.number, self.slopes)})

    def log(self) -> tuple[Reason, ...]:
        """Where, and what; whoever cannot tell reads what it counts as."""
        return (slope_in_words(self.hex, self.slopes),)

    def news(self) -> tuple[Reason, ...]:
        """What it counts as where nobody can tell."""
        return self.log() if self.slopes is None else ()


def slope_in_words(hex_: HexCoord, slopes: bool | None) -> Reason:
    """What was told of a hex's elevation; where nobody can tell, what it counts as."""
    args = {"slopes": "unknown" if slopes is None else YES if slopes else NO}
    return Reason("scw-log-slope", "12.4.1c", (hex_,), args)


class BarrageNotMade(SpanishEvent):
    """A barrage that waited for what the map shows cannot be made."""

    type = "scw-barrage-not-made"
    touches = Changes.UNITS
    is_news = True
    refusal: SavedReason

    def apply(self, game: SpanishGame) -> SpanishGame:
        """The same game."""
        return game

    def log(self) -> tuple[Reason, ...]:
        """Why, and what is in the way."""
        refusal = self.refusal
        return (Reason("scw-barrage-not-made", refusal.rule, refusal.hexes, about=refusal),)


class FightBegan(SpanishEvent):
    """A combat was declared: its units and guns have had their turn in this phase (11.1e, 12.1a)."""

    type = "scw-fight-began"
    touches = Changes.UNITS
    fight: Fight
    assault_points: FrozenMap[str, int]
    joined: FrozenMap[str, str] = Field(default_factory=dict)  # later, with names; older sessions do not tell

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With the combat under way."""
        now = game.clock.moment
        is_barrage = self.fight.kind is AttackKind.BARRAGE
        for id_ in self.fight.attackers:
            game = game.with_stand(id_, fought=now)
        for id_ in _everybody_there(game, self.fight) if is_barrage else self.fight.defenders:
            stand = game.unit(id_).stand
            is_spared = is_barrage and (stand.fought != now or stand.barraged == now)
            game = game.with_stand(id_, fought=now, barraged=now if is_spared else None)
        for id_ in self.fight.attack_help.guns:
            game = game.with_stand(id_, fired=now)
        return game.model_copy(update={"fight": self.fight, "assault_points": self.assault_points})

    def log(self) -> tuple[Reason, ...]:
        """Who is attacked, and how; of a combat under way who came to it."""
        if self.joined:
            return _named(self.joined)
        return (Reason("scw-log-fight", "", self.fight.hexes, {"kind": self.fight.kind.value}),)

    def news(self) -> tuple[Reason, ...]:
        """Who pays for an assault, and what is left to whom (11.2c)."""
        return tuple(self._paid(payer) for payer in self.fight.payers)

    def _paid(self, payer: str) -> Reason:
        args = {"left": self.assault_points.get(payer, 0)}
        return Reason("scw-assault-paid", "11.2c", args=args, about=formation_in_words(payer))


def _everybody_there(game: SpanishGame, fight: Fight) -> tuple[str, ...]:
    """The enemies in the hexes of a barrage, HQs and trucks too, which it does not hurt."""
    enemies = game.on_map(fight.attacker.opponent)
    return tuple(unit.id for unit in enemies if unit.stand.hex in fight.hexes)


class FightChanged(SpanishEvent):
    """The combat went on: guns for the defence, a retreat, a result, a duty done.

    `is_duty` when only a duty of a result was done that the log has told already. `joined` are guns that came
    to help, with their names.
    """

    type = "scw-fight-changed"
    touches = Changes.UNITS
    fight: Fight
    is_duty: bool = False
    joined: FrozenMap[str, str] = Field(default_factory=dict)  # older sessions do not tell

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With it as it stands."""
        for id_ in (*self.fight.attack_help.guns, *self.fight.defence_help.guns):
            game = game.with_stand(id_, fired=game.clock.moment)
        return game.model_copy(update={"fight": self.fight})

    def log(self) -> tuple[Reason, ...]:
        """Where bombs fall, or who came to help; the result once there is one."""
        if self.fight.is_rolled:
            return self.news()
        if self.fight.kind is AttackKind.BOMBARDMENT:
            return (Reason("value-hex", hexes=self.fight.hexes),)
        return _named(self.joined)

    def news(self) -> tuple[Reason, ...]:
        """What the dice have brought, whatever panel is open."""
        if not self.fight.is_rolled or self.is_duty:
            return ()
        spared = (Reason("scw-no-loss-barrage", "12.4.2"),) if self.fight.spares_guns else ()
        return (self.fight.result, *spared)


def _named(units: Mapping[str, str]) -> tuple[Reason, ...]:
    return tuple(id_in_words(id_, name) for id_, name in units.items())


class FightEnded(SpanishEvent):
    """The combat is over."""

    type = "scw-fight-ended"
    touches = Changes.UNITS

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With none under way."""
        return game.model_copy(update={"fight": None})


class AirFlown(SpanishEvent):
    """Aircraft or air points were used (13.1a, 13.2d)."""

    type = "scw-air-flown"
    touches = Changes.UNITS
    flown: Flown
    side: Faction | None = None  # this and what it sends now older sessions do not tell
    points: int = 0
    units: FrozenMap[str, str] = Field(default_factory=dict)  # with their names

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With so much used."""
        return game.model_copy(update={"flown": self.flown})

    def log(self) -> tuple[Reason, ...]:
        """Which aircraft, whose points and how many; points that are taken back with a minus."""
        if not self.side or not self.points:
            return _named(self.units)
        args: dict[str, str | int | float] = {"side": self.side.value, "count": self.points}
        return (*_named(self.units), Reason("scw-log-air-points", "13.2d", args=args))


class PlacesTaken(SpanishEvent):
    """Places came into other hands, divisions captured their objectives or lost them (B.6, B.15)."""

    type = "scw-places-taken"
    touches = Changes.BOARD | Changes.UNITS
    is_news = True
    holders: FrozenMap[str, Faction]
    captured: FrozenMap[str, tuple[str, ...]]
    taken: FrozenMap[str, int] = Field(default_factory=dict)  # places with their points; like what follows
    won: FrozenMap[str, tuple[str, ...]] = Field(default_factory=dict)  # objectives by division; older
    lost: FrozenMap[str, tuple[str, ...]] = Field(default_factory=dict)  # sessions do not tell

    def apply(self, game: SpanishGame) -> SpanishGame:
        """As they are held now."""
        divisions = dict.fromkeys((*game.captured, *self.captured))
        captured = {division: self._marked(game, division) for division in divisions}
        return game.model_copy(update={"holders": self.holders, "captured": captured})

    def log(self) -> tuple[Reason, ...]:
        """Who holds which place now, what it counts, and whose objectives were captured or lost."""
        held = (self._held(place, points) for place, points in self.taken.items())
        changed = (("scw-news-captured", "B.15b", self.won), ("scw-news-objective-lost", "B.15d", self.lost))
        objectives = (
            Reason(key, rule, args={"hexes": ", ".join(hexes)}, about=formation_in_words(division))
            for key, rule, by_division in changed
            for division, hexes in by_division.items()
        )
        return (*held, *objectives)

    def _held(self, place: str, points: int) -> Reason:
        args: dict[str, str | int | float] = {"side": self.holders[place].value, "points": points}
        return Reason("scw-news-place", "B.6a", args=args, about=Reason(f"scw-place-{place}"))

    def _marked(self, game: SpanishGame, division: str) -> Mapping[str, bool]:
        """The objectives of a division, whether each is captured now."""
        now = self.captured.get(division, ())
        return {hex_: hex_ in now for hex_ in (*game.captured.get(division, {}), *now)}


class DivisionReplaced(SpanishEvent):
    """A division is received for one that left (B.16)."""

    type = "scw-division-replaced"
    touches = Changes.UNITS
    is_news = True
    division: str
    leaving: str = ""

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With one replacement used."""
        pair = {
            "replacements": (*game.replacements, self.division),
            "relieved": (*game.relieved, self.leaving),
        }
        return game.model_copy(update=pair)

    def log(self) -> tuple[Reason, ...]:
        """For whom it comes, and what it may pay for assaults (B.5b)."""
        points = scenario(Battle.BRUNETE).assault_points.get(self.division, 0)
        args: dict[str, str | int | float] = {
            "leaving": self.leaving.removeprefix("B-R-"),
            "points": points,
        }
        return (Reason("scw-news-received", "B.16a", (), args, formation_in_words(self.division)),)


class ArrivalsSettled(SpanishEvent):
    """Counters that earlier turns brought and nobody told count as come (15.1), so many of each formation."""

    type = "scw-arrivals-settled"
    touches = Changes.UNITS
    units: FrozenMap[str, int]

    def apply(self, game: SpanishGame) -> SpanishGame:
        """With those besides what was settled before."""
        before = game.settled_arrivals
        settled = {**before, **{one: count + before.get(one, 0) for one, count in self.units.items()}}
        return game.model_copy(update={"settled_arrivals": settled})

    def log(self) -> tuple[Reason, ...]:
        """Each formation."""
        return tuple(map(formation_in_words, self.units))


class ReserveCalled(SpanishEvent):
    """The enemy has come near enough for the reserve (J.18b, J.18c)."""

    type = "scw-reserve-called"
    touches = Changes.UNITS
    is_whole: bool

    def apply(self, game: SpanishGame) -> SpanishGame:
        """Two units may come, or all."""
        field = "is_reserve_free" if self.is_whole else "is_reserve_called"
        return game.model_copy(update={field: True})

    def log(self) -> tuple[Reason, ...]:
        rule = "J.18b" if self.is_whole else "J.18c"
        return (Reason("scw-log-reserve", rule, args={"count": "all" if self.is_whole else "two"}),)


FIGHT_EVENTS: tuple[type[Event], ...] = (
    PairingDeclared,
    AirAllotted,
    SlopeTold,
    BarrageNotMade,
    FightBegan,
    FightChanged,
    FightEnded,
    AirFlown,
    PlacesTaken,
    DivisionReplaced,
    ArrivalsSettled,
    ReserveCalled,
)
