"""The game with its forces tracked: the artillery's system, extended."""

from collections.abc import Sequence
from functools import partial

from companion.board.model import Board
from companion.hexgrid import HexCoord
from companion.play.answering import Answers, follow
from companion.play.errors import IllegalCommandError
from companion.play.facts import Fact
from companion.play.handling import HandledStep
from companion.play.map_items import MapCounter, MappedGame, Overlay, RosterGame
from companion.play.messages import Command, Event, Registry
from companion.play.panels import Choice, Panel, each_panel
from companion.play.questions import AnyAnswer, AnyRequest
from companion.play.system import PackedItem, Start, Step
from companion.reason import Reason
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.tracking import (
    counting,
    departing,
    grenades,
    holding,
    moving,
    shooting,
    starting,
    weakening,
)
from companion.systems.elst.forces.tracking.choices import forces_choices
from companion.systems.elst.forces.tracking.commands import AddRoster
from companion.systems.elst.forces.tracking.events import PIECE_EVENTS
from companion.systems.elst.forces.tracking.game import TrackedGame, forces_of
from companion.systems.elst.forces.tracking.hex_help import hex_help
from companion.systems.elst.forces.tracking.on_map import stacked_counters
from companion.systems.elst.forces.tracking.overlays import forces_overlays
from companion.systems.elst.forces.tracking.panel import FORCES_PANEL, forces_panel
from companion.systems.elst.forces.tracking.reminding import with_reminders
from companion.systems.elst.forces.tracking.scene import ForcesScene
from companion.systems.elst.forces.tracking.shot_events import SHOT_EVENTS
from companion.systems.elst.forces.tracking.stack_choices import move_command, selection_choices
from companion.systems.elst.forces.tracking.start_events import START_EVENTS
from companion.systems.elst.forces.tracking.tally_events import TALLY_EVENTS, BalanceChosen
from companion.systems.elst.forces.tracking.tracked import forces_facts, packed_forces
from companion.systems.elst.scenario import initial
from companion.systems.elst.scene import ElstState
from companion.systems.elst.step import Handlers
from companion.systems.elst.system import ElstSystem

HANDLERS: Handlers = {
    **moving.HANDLERS,
    **weakening.HANDLERS,
    **departing.HANDLERS,
    **starting.HANDLERS,
    **shooting.HANDLERS,
    **grenades.HANDLERS,
    **holding.HANDLERS,
    **counting.HANDLERS,
}
_COMMANDS: Registry[Command] = Registry(HANDLERS)
_ANSWERS: Answers = {
    **ElstSystem.answers,
    **departing.ANSWERS,
    **starting.ANSWERS,
    **shooting.ANSWERS,
}
_EVENTS: Registry[Event] = Registry((*PIECE_EVENTS, *SHOT_EVENTS, *START_EVENTS, *TALLY_EVENTS))


class TrackingSystem(ElstSystem, MappedGame, RosterGame):
    """Clock, artillery and forces on one board."""

    events = ElstSystem.events | _EVENTS
    commands = ElstSystem.commands | _COMMANDS
    answers = _ANSWERS

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._forces_step = HandledStep(self._forces_scene, HANDLERS, forces_choices)

    def initial_state(self) -> TrackedGame:
        """An empty table."""
        return TrackedGame()

    def opening(self, start: Start) -> Sequence[Event]:
        """What the artillery's system sets up, by the balance in `start.options["balance"]` (4.4d).

        The balance names the side that it favours, in the first scenario only. Raises
        IllegalCommandError for any other.
        """
        favoured = start.options.get("balance")
        if favoured is None:
            return super().opening(start)
        if start.scenario != initial.SCENARIO or favoured not in tuple(Faction):
            raise IllegalCommandError(Reason("forces-no-such-balance", "4.4d", args={"side": str(favoured)}))
        side = Faction(str(favoured))
        options = {"batteries": list(initial.initial_batteries(side)), **start.options}
        opened = super().opening(start.model_copy(update={"options": options}))
        return (*opened, BalanceChosen(favoured=side))

    def steps(self, state: ElstState) -> Sequence[Step]:
        """What may be told of forces comes first: nothing ever holds it up."""
        return (self._forces_step, *super().steps(state))

    def resolve(self, state: ElstState, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        """What follows from an answer."""
        return follow(self.answers, self._forces_scene(state), request, answer)

    def _forces_scene(self, state: ElstState) -> ForcesScene:
        return ForcesScene.of(state, self.field)

    def panels(self, state: ElstState) -> Sequence[Panel]:
        """The artillery's panels, the reminders of the phase in the first one, then the forces."""
        scene = self._forces_scene(state)
        clock, *others = super().panels(state)
        reminding = each_panel({clock.id: partial(with_reminders, clock)}, scene)
        return (*reminding, *others, *each_panel({FORCES_PANEL: forces_panel}, scene))

    def facts(self, state: ElstState) -> Sequence[Fact]:
        """Every tracked fact, for setting it directly."""
        return (*super().facts(state), *forces_facts())

    def inventory(self, state: ElstState) -> Sequence[PackedItem]:
        """What stands on the table, the forces included."""
        return (*super().inventory(state), *packed_forces(forces_of(state.game)))

    # ---- the map ----

    def counters(self, state: ElstState) -> tuple[MapCounter, ...]:
        """Every counter on the map, in hand and about to enter."""
        return tuple(one.shown for one in stacked_counters(self._forces_scene(state)))

    def overlays(self, state: ElstState) -> tuple[Overlay, ...]:
        """Control, edge roads, entry hexes, victory."""
        return forces_overlays(self._forces_scene(state))

    def move_counters(self, state: ElstState, ids: Sequence[str], to: HexCoord) -> Command:
        """The command that moves counters of one stack to a hex."""
        return move_command(self._forces_scene(state), ids, to)

    def hex_help(self, state: ElstState, hex_: HexCoord) -> tuple[Reason, ...]:
        """What a hex means to those who stand in it."""
        return hex_help(self._forces_scene(state), hex_)

    def name_counters(self, faction: str, text: str) -> Command:
        """The command that brings the counters of some roster lines into play."""
        return AddRoster(side=Faction(faction), text=text)

    def counter_choices(self, state: ElstState, ids: Sequence[str]) -> tuple[Choice, ...]:
        """What else may be told of counters of one stack."""
        return selection_choices(self._forces_scene(state), ids)
