"""A task: one thing to tell or to do at a step of the Refit Phase."""

from dataclasses import dataclass

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.handlers import HANDLERS
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Choice, Forecast, Input, InputKind
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command


@dataclass(frozen=True, slots=True)
class Task:
    """What may be done, with what is known of it and, before the dice, what they may bring.

    `notes` say why something is not among the choices, and stand before them. `secret_to` names the side that
    alone may see it; empty: everybody may. What is not due stands folded.
    The text `refit-task-` and the id is its title.
    """

    id: str
    choices: tuple[Choice, ...] = ()
    rule: str = ""
    facts: tuple[Reason, ...] = ()
    forecasts: tuple[Forecast, ...] = ()
    secret_to: str = ""
    is_due: bool = True
    notes: tuple[Reason, ...] = ()

    @property
    def title(self) -> Reason:
        """Its name."""
        return Reason(f"refit-task-{self.id}", self.rule)


SIDE = Input(
    "side", InputKind.OPTION, Reason("input-side"), tuple(side.value for side in Faction), is_kept=True
)
TEXT = Input(
    "text",
    InputKind.TEXT,
    Reason("input-counters"),
    hint=Reason("refit-counters-hint"),
    names_counters=True,
)
HEX = Input("hex", InputKind.HEX, Reason("input-from-hex"))
PLACE = Input("place", InputKind.TEXT, Reason("input-place"))
COUNT = Input("count", InputKind.NUMBER, Reason("input-count"))


def judged(scene: Scene, label: str | Reason, command: Command) -> Choice:
    """A choice without open fields, with its refusal."""
    values = {name: getattr(command, name) for name in type(command).model_fields}
    reason = label if isinstance(label, Reason) else Reason(label)
    return Choice(reason, type(command), values, refusal=_refusal(scene, command))


def _refusal(scene: Scene, command: Command) -> Reason | None:
    """Why a command is refused; what its words do not fit is a refusal too."""
    refuse, _ = HANDLERS[type(command)]
    try:
        return refuse(scene, command)
    except IllegalCommandError as error:
        return error.reason
