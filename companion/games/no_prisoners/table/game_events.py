"""What happens to the campaign as a whole: phases, random events, tracks and markers."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal

from pydantic import Field

from companion.games.no_prisoners.rules.pools.optional import GALLIPOLI
from companion.games.no_prisoners.rules.turn.random_events import EventKind
from companion.games.no_prisoners.rules.turn.sequence import Moment
from companion.games.no_prisoners.table.state import (
    CUP,
    EnemyChoice,
    HeldMove,
    NpEvent,
    NpGame,
    PhaseRecord,
    Sheet,
    Task,
    counted,
    event_key,
)
from companion.games.no_prisoners.table.words import counter_name, moment_in_words
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import FrozenMap, SavedReason, with_entry
from companion.session.changes import Changes
from companion.session.messages import Event


class CampaignBegan(NpEvent):
    """A scenario was laid out."""

    type = "np-campaign-began"
    touches = Changes.PHASE
    scenario: str
    moment: Moment
    last_turn: int
    vp: FrozenMap[PlayerTurn, int]
    occurred: FrozenMap[str, int]
    railhead: HexCoord | None
    sheet: Sheet = Sheet()
    shuffle: str = ""
    opens_cards: bool = False
    skips_empty_cup: bool = False
    skips_empty_home: bool = False
    skips_empty_event: bool = False
    has_hands: bool = False
    is_of_two: bool = False

    def apply(self, game: NpGame) -> NpGame:
        """At the beginning of its first phase."""
        laid = (self.railhead,) if self.railhead else ()
        return game.having(
            scenario=self.scenario,
            moment=self.moment,
            last_turn=self.last_turn,
            vp=self.vp,
            occurred=self.occurred,
            railhead=self.railhead,
            laid=laid,
            sheet=self.sheet,
            shuffle=self.shuffle,
            opens_cards=self.opens_cards,
            skips_empty_cup=self.skips_empty_cup,
            skips_empty_home=self.skips_empty_home,
            skips_empty_event=self.skips_empty_event,
            has_hands=self.has_hands,
            is_of_two=self.is_of_two,
        )


class FogCame(NpEvent):
    """Two agreed on fog in play: from now on commands hold cards.

    `made`: the highest number of a counter. `sent_to`: where optional units were sent until now.
    """

    type = "np-fog-came"
    made: int
    sent_to: FrozenMap[str, Front] = Field(default_factory=dict)

    def apply(self, game: NpGame) -> NpGame:
        """With hands, into which every command takes its cards as soon as it is at the machine."""
        return game.having(has_hands=True, made=self.made, sent_to=self.sent_to)

    def log(self) -> tuple[Reason, ...]:
        """That nothing of before is hidden."""
        return (Reason("np-log-fog-came", "9.6"),)


class PhaseBegan(NpEvent):
    """A phase began. `with_lawrence`: the tribes that share his hex then (15.5), where all may know it."""

    type = "np-phase-began"
    touches = Changes.PHASE
    moment: Moment
    with_lawrence: tuple[str, ...] = ()

    def apply(self, game: NpGame) -> NpGame:
        """In it, with nothing done yet; a new game turn forgets what the last one counted."""
        stood = _where_tribes_may_be(game)
        record = PhaseRecord(of=self.moment, with_lawrence=self.with_lawrence, stood=stood)
        if self.moment.turn != game.moment.turn:
            game = game.having(rate_changes=MappingProxyType({}), railed=(), landed=())
        return game.without_combat().having(moment=self.moment, phase=record)

    def log(self) -> tuple[Reason, ...]:
        return (moment_in_words(self.moment),)

    def news(self) -> tuple[Reason, ...]:
        """Nothing: what leads on says where play stands."""
        return ()


def _where_tribes_may_be(game: NpGame) -> Mapping[str, HexCoord]:
    """Where the Allied counters of the East stand, if only their command knows which of them are tribes."""
    of_east = (c for c in game.on_map if (c.faction, c.front) == (Faction.ALLIED, Front.EAST))
    return {c.id: c.hex for c in of_east if c.hex} if game.has_hands else {}


class GameEnded(NpEvent):
    """The game is over. `lines` tell the victory points and levels."""

    type = "np-game-ended"
    touches = Changes.PHASE
    vp: FrozenMap[PlayerTurn, int]
    lines: tuple[SavedReason, ...]

    def apply(self, game: NpGame) -> NpGame:
        """Over, the awards counted."""
        return game.having(is_over=True, vp=self.vp)

    def log(self) -> tuple[Reason, ...]:
        return self.lines


_REVOLTS = (EventKind.ARAB_REVOLT, EventKind.LATE_ARAB_REVOLT)


class EventHappened(NpEvent):
    """A random event. One that is no event is not counted."""

    type = "np-event-happened"
    touches = Changes.PHASE
    player_turn: PlayerTurn
    event: EventKind
    reason: SavedReason
    is_counted: bool = True
    second_die: int = 0  # for none

    def apply(self, game: NpGame) -> NpGame:
        """Known as the event of the phase, and counted."""
        game = game.with_phase(event=self.event, second_die=self.second_die, came_to=self.reason)
        if not self.is_counted:
            return game
        return game.having(occurred=counted(game.occurred, event_key(self.player_turn, self.event)))

    def log(self) -> tuple[Reason, ...]:
        """Which, and what it comes to; that there is none, or that the Arabs revolt, is said once."""
        if self.is_counted and self.event in _REVOLTS:
            return ()  # `ArabsRevolted` tells it
        name = Reason("np-event-name", args={"event": self.event.value})
        return (self.reason,) if self.event is EventKind.NOTHING else (name, self.reason)


class TaskSet(NpEvent):
    """An event or a date demands something of a player."""

    type = "np-task-set"
    touches = Changes.PHASE
    task: Task

    def apply(self, game: NpGame) -> NpGame:
        """With the task."""
        return game.having(tasks=(*game.tasks, self.task))


class WithdrawalOffered(NpEvent):
    """Units out of supply for the first task, among which the enemy chooses so many, or so much strength."""

    type = "np-withdrawal-offered"
    touches = Changes.PHASE | Changes.UNITS
    units: tuple[str, ...]
    wanted: int

    def apply(self, game: NpGame) -> NpGame:
        """The task with them; that they fit it all may know."""
        choice = EnemyChoice(units=self.units, wanted=self.wanted)
        return game.having(enemy_choice=choice).having_seen(self.units)

    def log(self) -> tuple[Reason, ...]:
        return (Reason("np-log-offered", "6.6c", args={"count": len(self.units)}),)


class WithdrawalNamed(NpEvent):
    """The enemy has chosen one of them."""

    type = "np-withdrawal-named"
    touches = Changes.PHASE | Changes.UNITS
    unit: str

    def apply(self, game: NpGame) -> NpGame:
        """After those before it."""
        choice = game.enemy_choice
        if choice is None:
            return game
        return game.having(enemy_choice=choice.model_copy(update={"named": (*choice.named, self.unit)}))

    def log(self) -> tuple[Reason, ...]:
        return (Reason("np-log-named", "6.6c", about=counter_name(self.unit)),)


class TaskDone(NpEvent):
    """The first task is done, or nothing is left to do it with."""

    type = "np-task-done"
    touches = Changes.PHASE
    is_dropped: bool = False

    def apply(self, game: NpGame) -> NpGame:
        return game.having(tasks=game.tasks[1:], enemy_choice=None)

    def log(self) -> tuple[Reason, ...]:
        """That it was dropped."""
        return (Reason("np-log-task-dropped", "6.6d"),) if self.is_dropped else ()


class RateChanged(NpEvent):
    """Morale changed a replacement rate for this game turn."""

    type = "np-rate-changed"
    player_turn: PlayerTurn
    change: int

    def apply(self, game: NpGame) -> NpGame:
        """With the change."""
        return game.having(rate_changes=with_entry(game.rate_changes, self.player_turn, self.change))


class SenussiRose(NpEvent):
    """The Senussi revolt broke out."""

    type = "np-senussi-rose"

    def apply(self, game: NpGame) -> NpGame:
        return game.having(senussi_on=game.moment.turn)


class ArabsRevolted(NpEvent):
    """The Arab Revolt broke out."""

    type = "np-arabs-revolted"
    touches = Changes.PHASE

    def apply(self, game: NpGame) -> NpGame:
        return game.having(revolted_on=game.moment.turn)

    def log(self) -> tuple[Reason, ...]:
        """That it did, and what counts from then on."""
        return Reason("np-effect-arab-revolt", "18.0"), Reason("np-log-east-scores", "23.0")


class CupCounted(NpEvent):
    """The tribal units in the cup were counted, or drawn from."""

    type = "np-cup-counted"
    tribes: int | None

    def apply(self, game: NpGame) -> NpGame:
        """With that many; that nobody could count them is kept too."""
        unread = () if self.tribes is not None or game.is_cup_unreadable else (CUP,)
        return game.having(tribes_in_cup=self.tribes, unreadable=(*game.unreadable, *unread))


class RailheadMoved(NpEvent):
    """The Allied railhead marker was placed or moved along `hexes`, its last hex the end."""

    type = "np-railhead-moved"
    touches = Changes.BOARD | Changes.UNITS
    hexes: tuple[HexCoord, ...]

    def apply(self, game: NpGame) -> NpGame:
        """At the end, every hex laid."""
        laid = tuple(dict.fromkeys((*game.laid, *self.hexes)))
        moved = game.having(railhead=self.hexes[-1], laid=laid)
        return moved.with_phase(railhead_moved=game.phase.railhead_moved + len(self.hexes))

    def log(self) -> tuple[Reason, ...]:
        return (Reason("np-log-railhead", "16.2", (self.hexes[-1],)),)


class DepotPlaced(NpEvent):
    """A forward supply depot was placed."""

    type = "np-depot-placed"
    touches = Changes.BOARD | Changes.UNITS
    hex: HexCoord

    def apply(self, game: NpGame) -> NpGame:
        """With it, for good."""
        return game.having(depots=(*game.depots, self.hex))

    def log(self) -> tuple[Reason, ...]:
        return (Reason("np-log-depot", "15.8", (self.hex,)),)


class LandingMade(NpEvent):
    """A landing was counted against its year and front; the unit has no movement left (20.0)."""

    type = "np-landing-made"
    box: str
    unit: str

    def apply(self, game: NpGame) -> NpGame:
        landed = (*game.landed, self.unit)
        return game.having(landings=counted(game.landings, self.box), landed=landed)

    def news(self) -> tuple[Reason, ...]:
        """That it counts as a landing: also of a reinforcement that comes from the sea (20.3)."""
        year = self.box.partition("-")[0]  # or Gallipoli, or its evacuation, which are apart
        rule = {"gallipoli": "VAR-GAL2", "evacuation": "VAR-GAL3"}.get(year, "20.0")
        args = {"box": "year" if year.isdigit() else year, "year": year}
        return (Reason("np-news-landing", rule, args=args),)


class OptionalSent(NpEvent):
    """An optional unit was sent in."""

    type = "np-optional-sent"
    unit: str
    front: Front | None = None  # not noted where everybody sees its counters

    def apply(self, game: NpGame) -> NpGame:
        """Among those sent; the turn of Gallipoli again is noted."""
        fronts = with_entry(game.sent_to, self.unit, self.front) if self.front else game.sent_to
        sent = game.having(sent=(*game.sent, self.unit), sent_to=fronts)
        return sent.having(gallipoli_on=game.moment.turn) if self.unit == GALLIPOLI else sent


class SheetFilled(NpEvent):
    """A figure of the printed track or map was entered; None when nobody knows it."""

    type = "np-sheet-filled"
    table: Literal["rail_capacity", "replacement_rate", "city_value"]
    box: str
    value: int | None

    def apply(self, game: NpGame) -> NpGame:
        return game.having(sheet=game.sheet.filled(self.table, self.box, self.value))


class VpScored(NpEvent):
    """Victory points were added."""

    type = "np-vp-scored"
    touches = Changes.PHASE
    player_turn: PlayerTurn
    gained: int

    def apply(self, game: NpGame) -> NpGame:
        """To the total of the faction on its front."""
        total = game.vp.get(self.player_turn, 0) + self.gained
        return game.having(vp=with_entry(game.vp, self.player_turn, total))

    def log(self) -> tuple[Reason, ...]:
        args = {"player": self.player_turn.value, "gained": self.gained}
        return (Reason("np-log-vp", "23.0", args=args),)


class ReplacementTried(NpEvent):
    """One of the tries of a replacement phase was used."""

    type = "np-replacement-tried"

    def apply(self, game: NpGame) -> NpGame:
        return game.with_phase(tried=game.phase.tried + 1)


class MoveHeld(NpEvent):
    """A move waits for what is asked."""

    type = "np-move-held"
    move: HeldMove

    def apply(self, game: NpGame) -> NpGame:
        return game.having(held=self.move)


class MoveReleased(NpEvent):
    """Nothing more is asked for the move that waited."""

    type = "np-move-released"

    def apply(self, game: NpGame) -> NpGame:
        """No longer waiting."""
        return game.having(held=None)


class Told(NpEvent):
    """Something that is said; nothing changes."""

    type = "np-told"
    version = 2
    reason: SavedReason

    def apply(self, game: NpGame) -> NpGame:
        """The same game."""
        return game

    def log(self) -> tuple[Reason, ...]:
        return (self.reason,)


def _told_upgraded(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 told some as news, now all are; of an MA that nobody knows it cited the rule before."""
    reason = fields["reason"]
    if reason["key"] == "np-movement-unknown":
        reason = reason | {"rule": "2.4a"}
    return {name: value for name, value in fields.items() if name != "is_news"} | {"reason": reason}


GAME_EVENT_UPGRADES = {(Told.type, 1): _told_upgraded}
GAME_EVENTS: tuple[type[Event], ...] = (
    CampaignBegan,
    FogCame,
    PhaseBegan,
    GameEnded,
    EventHappened,
    TaskSet,
    WithdrawalOffered,
    WithdrawalNamed,
    TaskDone,
    RateChanged,
    SenussiRose,
    ArabsRevolted,
    CupCounted,
    RailheadMoved,
    DepotPlaced,
    LandingMade,
    OptionalSent,
    SheetFilled,
    VpScored,
    ReplacementTried,
    MoveHeld,
    MoveReleased,
    Told,
)
