"""A made-up game: two boats race along a track, with dice, a pile of fog chits and secret plans."""

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import Field

from companion.board.model import Board
from companion.chance.answers import DrawAnswer, RollAnswer, outcomes
from companion.chance.pile import DrawPile, PileKind
from companion.chance.purposes import Purpose
from companion.chance.requests import DrawRequest, Goal, Modifier, RollRequest, RollRow
from companion.hexes.coordinates import Numbering, NumberStyle, Orientation, Shift
from companion.kit.facts import Fact
from companion.kit.game import Game
from companion.kit.panel_set import PanelSet
from companion.kit.panels import Choice, Gauge, Input, InputKind, Panel
from companion.kit.questions import YES, AnyAnswer, AnyRequest, Question, Reply
from companion.kit.system import PackedItem, Setting, Start, State
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap, with_entry
from companion.session.changes import Barrier, Changes
from companion.session.errors import IllegalCommandError
from companion.session.events import Asked, PileRemoved, PileSet
from companion.session.messages import Command, Event, Registry
from companion.session.state import PlayState

FACTIONS = ("red", "blue")
WATER = Board("water", "Water", Numbering(NumberStyle.LETTERS, Orientation.FLAT_TOP, Shift.ODD_SOUTH), {}, {})
Plan = Literal["dash", "rest"]


class TinyPurpose(Purpose):
    LUCK = "tiny-luck"
    SAIL = "tiny-sail"
    SAIL_ALL = "tiny-sail-all"
    FOG = "tiny-fog"
    WIND = "tiny-wind"


class Boat(Frozen):
    position: int = 0
    is_tired: bool = False


class Race(Frozen):
    phase: Literal["plan", "sail"] = "plan"
    turn: int = 1
    boats: FrozenMap[str, Boat] = Field(default_factory=dict)
    planned: tuple[str, ...] = ()
    shown_plans: FrozenMap[str, Plan] = Field(default_factory=dict)
    has_wind: bool | None = None
    fogs: int = 0


class Captain(Frozen):
    """What a faction keeps to itself."""

    plan: Plan | None = None
    luck: int = 0


class BoatPlaced(Event):
    type = "boat-placed"
    touches = Changes.UNITS
    boat: str


class BoatSailed(Event):
    type = "boat-sailed"
    touches = Changes.UNITS
    boat: str
    by: int

    def log(self) -> tuple[Reason, ...]:
        return (Reason("tiny-sailed", args={"boat": self.boat, "by": self.by}),)


class PlanWritten(Event):
    type = "plan-written"
    plan: Plan


class PlanReady(Event):
    type = "plan-ready"
    faction: str


class PlansShown(Event):
    type = "plans-shown"
    touches = Changes.PHASE
    plans: FrozenMap[str, Plan]

    @property
    def barrier(self) -> Barrier:
        return Barrier.REVEAL


class LuckFound(Event):
    type = "luck-found"
    luck: int


class WindTold(Event):
    type = "wind-told"
    has_wind: bool | None


class FogCame(Event):
    type = "fog-came"


class PhaseBegan(Event):
    type = "phase-began"
    touches = Changes.PHASE
    phase: Literal["plan", "sail"]
    turn: int


class Sail(Command):
    type = "sail"
    boat: str

    def label_args(self) -> dict[str, str | int | float]:
        return {"boat": self.boat}


class SailAll(Command):
    type = "sail-all"


class LookOut(Command):
    type = "look-out"
    count: int = 1


class WritePlan(Command):
    type = "write-plan"
    plan: Plan


class ShowPlans(Command):
    type = "show-plans"


class TryLuck(Command):
    type = "try-luck"


class AskWind(Command):
    type = "ask-wind"


class EndPhase(Command):
    type = "end-phase"


class PlanStep:
    commands = (WritePlan, TryLuck, ShowPlans)

    def choices(self, state: State) -> Sequence[Choice]:
        shown = Choice(Reason("do-show-plans"), ShowPlans)
        return [shown] if state.game.phase == "plan" else []

    def blocks(self, state: State) -> Reason | None:
        is_planning = state.game.phase == "plan" and not state.game.shown_plans
        return Reason("tiny-plans-first", rule="1.1") if is_planning else None

    def refusal(self, state: State, command: Command) -> Reason | None:
        if state.game.phase != "plan":
            return Reason("tiny-no-planning-now", rule="1.1")
        if isinstance(command, ShowPlans) and len(state.game.planned) < len(FACTIONS):
            return Reason("tiny-plan-missing", rule="1.2")
        return None

    def decide(self, state: State, command: Command) -> Sequence[Event]:
        match command:
            case WritePlan(plan=plan, faction=faction):
                return [PlanWritten(plan=plan, secret_to=faction), PlanReady(faction=faction)]
            case TryLuck(faction=faction):
                request = RollRequest(purpose=TinyPurpose.LUCK, subject=faction, dice=2)
                return [Asked(request=request, secret_to=faction)]
        if set(state.secrets) != set(FACTIONS):
            raise IllegalCommandError(Reason("tiny-both-must-be-open"))
        plans = {faction: state.secrets[faction].game.plan or "rest" for faction in FACTIONS}
        return [PlansShown(plans=plans)]


class SailStep:
    commands = (Sail, SailAll, LookOut, AskWind, EndPhase)

    def choices(self, state: State) -> Sequence[Choice]:
        boats = [
            Choice(Reason("do-sail", args={"boat": boat}), Sail, {"boat": boat}, (), self._tired(state, boat))
            for boat in sorted(state.game.boats)
        ]
        count = Input("count", InputKind.NUMBER, Reason("tiny-count"))
        return [*boats, Choice(Reason("do-look-out"), LookOut, inputs=(count,))]

    def blocks(self, state: State) -> Reason | None:
        return None

    def refusal(self, state: State, command: Command) -> Reason | None:
        return self._tired(state, command.boat) if isinstance(command, Sail) else None

    def _tired(self, state: State, boat: str) -> Reason | None:
        is_tired = boat in state.game.boats and state.game.boats[boat].is_tired
        return Reason("tiny-tired", rule="2.1", args={"boat": boat}) if is_tired else None

    def decide(self, state: State, command: Command) -> Sequence[Event]:
        match command:
            case Sail(boat=boat):
                if boat not in state.game.boats:
                    raise IllegalCommandError(Reason("tiny-no-boat", args={"boat": boat}))
                return [Asked(request=_sailing(state, boat))]
            case SailAll():
                fresh = [name for name, boat in sorted(state.game.boats.items()) if not boat.is_tired]
                if not fresh:
                    raise IllegalCommandError(Reason("tiny-all-tired"))
                rows = tuple(RollRow(subject=name) for name in fresh)
                return [Asked(request=RollRequest(purpose=TinyPurpose.SAIL_ALL, dice=1, rows=rows))]
            case LookOut(count=count):
                if "fog" not in state.piles:
                    raise IllegalCommandError(Reason("tiny-no-fog"))
                return [Asked(request=DrawRequest(purpose=TinyPurpose.FOG, pile="fog", count=count))]
            case AskWind():
                return [Asked(request=Question(purpose=TinyPurpose.WIND))]
        game = state.game
        if game.phase == "plan":
            return [PhaseBegan(phase="sail", turn=game.turn)]
        return [PhaseBegan(phase="plan", turn=game.turn + 1)]


def _sailing(state: State, boat: str) -> RollRequest:
    wind = (Modifier(value=1, reason=Reason("tiny-tail-wind")),) if state.game.has_wind else ()
    return RollRequest(
        purpose=TinyPurpose.SAIL,
        subject=boat,
        dice=2 if state.settings.get("two-dice") else 1,
        modifiers=wind,
        goal=Goal(at_least=3),
    )


class TinyGame(Game[Race, Captain]):
    """The race."""

    id = "tiny"
    factions = FACTIONS
    events: Registry[Event] = Registry(
        (
            BoatPlaced,
            BoatSailed,
            PlanWritten,
            PlanReady,
            PlansShown,
            LuckFound,
            WindTold,
            FogCame,
            PhaseBegan,
        )
    )
    commands: Registry[Command] = Registry(
        (Sail, SailAll, LookOut, WritePlan, ShowPlans, TryLuck, AskWind, EndPhase)
    )
    purposes = TinyPurpose
    settings = (Setting("two-dice", False, (False, True)), Setting("track-length", 20))
    has_secrets = True

    def __init__(self, board: Board = WATER) -> None:
        super().__init__(board)

    def initial_state(self) -> Race:
        return Race()

    def initial_secret(self, faction: str) -> Captain:
        return Captain()

    def opening(self, start: Start) -> Sequence[Event]:
        if start.scenario != "regatta":
            raise IllegalCommandError(Reason("tiny-no-scenario"))
        kind = PileKind(str(start.options.get("pile", "ordered")))
        pile = DrawPile(kind=kind, left={"clear": 8, "fog": 3})
        return [*(BoatPlaced(boat=boat) for boat in FACTIONS), PileSet(name="fog", pile=pile)]

    def evolve(self, game: Race, event: Event) -> Race:
        match event:
            case BoatPlaced(boat=boat):
                return game.model_copy(update={"boats": with_entry(game.boats, boat, Boat())})
            case BoatSailed(boat=boat, by=by):
                moved = Boat(position=game.boats[boat].position + by, is_tired=by < 6)
                return game.model_copy(update={"boats": with_entry(game.boats, boat, moved)})
            case PlanReady(faction=faction):
                return game.model_copy(update={"planned": (*game.planned, faction)})
            case PlansShown(plans=plans):
                return game.model_copy(update={"shown_plans": plans})
            case WindTold(has_wind=has_wind):
                return game.model_copy(update={"has_wind": has_wind})
            case FogCame():
                return game.model_copy(update={"fogs": game.fogs + 1})
            case PhaseBegan(phase=phase, turn=turn):
                rested = {
                    name: boat.model_copy(update={"is_tired": False}) for name, boat in game.boats.items()
                }
                return Race(phase=phase, turn=turn, boats=rested, has_wind=game.has_wind, fogs=game.fogs)
        raise TypeError(event)

    def evolve_secret(self, secret: Captain, event: Event) -> Captain:
        match event:
            case PlanWritten(plan=plan):
                return secret.model_copy(update={"plan": plan})
            case LuckFound(luck=luck):
                return secret.model_copy(update={"luck": luck})
        raise TypeError(event)

    def steps(self, state: State) -> Sequence[PlanStep | SailStep]:
        return (PlanStep(), SailStep())

    def resolve(self, state: State, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        match request, answer:
            case RollRequest(), RollAnswer() if request.purpose == TinyPurpose.LUCK:
                return [LuckFound(luck=answer.rolls[0].total, secret_to=request.subject)]
            case RollRequest(), RollAnswer():
                return _sailed(request, answer)
            case DrawRequest(), DrawAnswer():
                return _fog(state, answer.chits)
            case Question(), Reply():
                return [WindTold(has_wind=None if answer.value is None else answer.value == YES)]
        raise TypeError(request)

    def facts(self, state: PlayState[Race, Captain]) -> Sequence[Fact]:
        boats = [
            Fact(f"boats/{boat}/{name}", Reason("tiny-fact", args={"boat": boat}))
            for boat in state.game.boats
            for name in ("position", "is_tired")
        ]
        own = [Fact("luck", Reason("tiny-luck-fact"), secret_to=faction) for faction in state.secrets]
        return [Fact("phase", Reason("tiny-phase"), ("plan", "sail")), *boats, *own]

    def pile_limits(self, state: PlayState[Race, Captain], pile: str) -> Mapping[str, int] | None:
        """Storms are in the box for another race."""
        return {"clear": 8, "fog": 3, "storm": 0}

    def panels(self, state: PlayState[Race, Captain]) -> PanelSet:
        gauges = tuple(
            Gauge(Reason("tiny-boat", args={"boat": name}), boat.position, 20)
            for name, boat in state.game.boats.items()
        )
        return PanelSet({"race": lambda: Panel("race", Reason("tiny-race"), gauges)})

    def recap(self, state: PlayState[Race, Captain]) -> Sequence[Reason]:
        return [Reason("tiny-turn", args={"turn": state.game.turn}), Reason(f"tiny-{state.game.phase}")]

    def inventory(self, state: PlayState[Race, Captain]) -> Sequence[PackedItem]:
        return [
            PackedItem(
                Reason("tiny-boat", args={"boat": name}),
                place=Reason("tiny-box", args={"box": str(boat.position)}),
                marks=(Reason("tiny-tired-mark"),) if boat.is_tired else (),
            )
            for name, boat in state.game.boats.items()
        ]


def _sailed(request: RollRequest, answer: RollAnswer) -> list[Event]:
    """A boat sails as far as its roll says."""
    return [
        BoatSailed(boat=outcome.row.subject or request.subject, by=outcome.final)
        for outcome in outcomes(request, answer)
    ]


def _fog(state: State, chits: tuple[str, ...]) -> list[Event]:
    """Fog is counted; the second fog chit ends the pile."""
    fogs = [FogCame() for chit in chits if chit == "fog"]
    has_ended = state.game.fogs + len(fogs) >= 2 and bool(fogs)
    return [*fogs, PileRemoved(name="fog")] if has_ended else list(fogs)


def systems(id_: str) -> TinyGame | None:
    """The registry of games in these tests."""
    return TinyGame() if id_ == "tiny" else None
