"""The rules of the pond."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from companion.hexes.coordinates import HexCoord, distance
from companion.kit.calculators import Calculator, CalculatorField, Given
from companion.kit.facts import Fact
from companion.kit.game import Game
from companion.kit.handling import HandledStep
from companion.kit.map_items import MapCounter, MappedGame, MapShade, Overlay, Style, Symbol
from companion.kit.panel_set import PanelSet
from companion.kit.panels import (
    Checklist,
    ChecklistItem,
    Choice,
    ChoiceList,
    Forecast,
    Gauge,
    Input,
    InputKind,
    Lines,
    Panel,
    Procedure,
    ProcedureStep,
    Progress,
    Secret,
    Secrets,
    Task,
)
from companion.kit.system import PackedItem, Start
from companion.kit.told_map import HandOption, MapHand, MapStage, ToldMapGame
from companion.reason import Reason
from companion.saved import Frozen
from companion.session.changes import Changes
from companion.session.messages import Command, Event, Registry
from companion.session.state import PlayState, Scope

FROG = Reason("pond-frog")


class Pond(Frozen):
    turn: int = 1
    frog: HexCoord = HexCoord(0, 0)
    has_hopped: bool = False


class FrogHopped(Event):
    type = "pond-frog-hopped"
    touches = Changes.UNITS
    hex: HexCoord


class TurnEnded(Event):
    type = "pond-turn-ended"
    touches = Changes.PHASE


class Hop(Command):
    type = "pond-hop"
    hex: HexCoord


class EndTurn(Command):
    type = "pond-end-turn"


@dataclass(frozen=True)
class Scene:
    pond: Pond

    def after(self, event: Event) -> Scene:
        return replace(self, pond=_after(self.pond, event))


def _after(pond: Pond, event: Event) -> Pond:
    if isinstance(event, FrogHopped):
        return pond.model_copy(update={"frog": event.hex, "has_hopped": True})
    if isinstance(event, TurnEnded):
        return pond.model_copy(update={"turn": pond.turn + 1, "has_hopped": False})
    return pond


def _hop_refusal(scene: Scene, command: Hop) -> Reason | None:
    if scene.pond.has_hopped:
        return Reason("pond-hopped-already", "1")
    return (
        None if distance(scene.pond.frog, command.hex) == 1 else Reason("pond-too-far", "2", (command.hex,))
    )


HANDLERS = {
    Hop: (_hop_refusal, lambda course, command: course.add(FrogHopped(hex=command.hex))),
    EndTurn: (lambda scene, command: None, lambda course, command: course.add(TurnEnded())),
}


def _choices(scene: Scene) -> Sequence[Choice]:
    where = Input("hex", InputKind.HEX, Reason("pond-where"))
    return Choice(Reason("do-pond-hop"), Hop, inputs=(where,)), Choice(Reason("do-pond-end-turn"), EndTurn)


def _clock(scene: Scene) -> Panel:
    title = Reason("pond-turn", args={"turn": str(scene.pond.turn)})
    hop = ChecklistItem(Reason("do-pond-hop"), Progress.DONE if scene.pond.has_hopped else Progress.CURRENT)
    return Panel("pond-clock", title, (ChoiceList(tuple(_choices(scene))), Checklist((hop,))))


def _night(scene: Scene) -> Panel:
    """The hop and the end of the turn, walked step by step; the herons keep what they think."""
    has_hopped = scene.pond.has_hopped
    hop, on = _choices(scene)
    odds = Forecast(rows=((Reason("pond-dry"), Fraction(5, 6)),))
    hop = replace(hop, odds=lambda command: odds if _hop_refusal(scene, command) is None else None)
    steps = (
        ProcedureStep("1", Reason("do-pond-hop"), is_on_map=True),
        ProcedureStep("2", Reason("pond-rest")),
    )
    thoughts = Secret("herons", (Lines((Reason("pond-hungry"),)),))
    task = Task("hop", Reason("do-pond-hop"), (ChoiceList((hop,)),), is_done=has_hopped)
    procedure = Procedure(steps, "2" if has_hopped else "1", onward=(on,))
    return Panel("pond-night", Reason("pond-night"), (task, Secrets((thoughts,))), True, procedure=procedure)


class PondGame(Game[Pond, None], MappedGame, ToldMapGame):
    """The game on its board."""

    hands = (
        MapHand("frog", FROG, Reason("pond-where"), (HandOption("here", Reason("do-pond-hop")),), "here"),
    )

    id = "pond"
    factions = ("frogs", "herons")
    events: Registry[Event] = Registry((FrogHopped, TurnEnded))
    commands: Registry[Command] = Registry(HANDLERS)

    def initial_state(self) -> Pond:
        return Pond()

    def opening(self, start: Start) -> Sequence[Event]:
        return (FrogHopped(hex=self.board.parse_hex("A1")), TurnEnded())

    def evolve(self, game: Pond, event: Event) -> Pond:
        return _after(game, event)

    def steps(self, state: PlayState[Pond, None]) -> Sequence[HandledStep[Scene]]:
        return (HandledStep(lambda state: Scene(state.game), HANDLERS, _choices),)

    def facts(self, state: PlayState[Pond, None]) -> Sequence[Fact]:
        return (Fact("turn", Reason("pond-turn-fact"), lowest=1),)

    def panels(self, state: PlayState[Pond, None]) -> PanelSet:
        makers = {"pond-clock": _clock, "pond-lilies": self._lilies, "pond-night": _night}
        return PanelSet(makers, Scene(state.game), walked="pond-night")

    def _lilies(self, scene: Scene) -> Panel:
        size = len(list(self.board))
        return Panel("pond-lilies", Reason("pond-page"), (Gauge(Reason("pond-lilies"), size - 1, size),))

    def recap(self, state: PlayState[Pond, None]) -> Sequence[Reason]:
        return (Reason("pond-turn", args={"turn": str(state.game.turn)}),)

    def inventory(self, state: PlayState[Pond, None]) -> Sequence[PackedItem]:
        return (PackedItem(FROG, hex=state.game.frog),)

    def counters(self, state: PlayState[Pond, None]) -> Sequence[MapCounter]:
        return (MapCounter("frog", "frogs", FROG, state.game.frog, symbol=Symbol.INFANTRY),)

    def overlays(self, state: PlayState[Pond, None]) -> Sequence[Overlay]:
        near = frozenset(hex_ for hex_ in state.game.frog.neighbours() if hex_ in self.board)
        return (Overlay("pond-reach", Reason("pond-reach"), (MapShade(near, Style.GOOD),)),)

    def move_counters(self, state: PlayState[Pond, None], ids: Sequence[str], to: HexCoord) -> Command:
        return Hop(hex=to)

    def tell(
        self, state: PlayState[Pond, None], hand: str, option: str, hexes: Sequence[HexCoord]
    ) -> Sequence[Command]:
        return (Hop(hex=hexes[0]),)

    def stages(self, state: PlayState[Pond, None]) -> Sequence[MapStage]:
        (reach,) = self.overlays(state)
        return (MapStage("reach", reach.name, reach.shades),)

    def sketch(self) -> PlayState[Pond, None]:
        return PlayState(Scope(Pond(frog=self.board.parse_hex("A1"))))


def _reach(given: Given) -> tuple[Lines]:
    return (Lines((Reason("pond-reached", args={"hexes": given["turns"] or 0}),)),)


_TURNS = CalculatorField(Input("turns", InputKind.NUMBER, Reason("pond-turn-fact"), lowest=0), 1)
REACH = Calculator((_TURNS,), _reach)
