"""Small situations on the West Front that several tests begin with."""

from typing import Any

import pytest

from companion.games.no_prisoners.procedures.attacking import combat_odds
from companion.games.no_prisoners.procedures.marching import reachable
from companion.games.no_prisoners.rules.combat.odds import column_name
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.kit.panels import Checklist
from companion.session.errors import IllegalCommandError
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import Table


def marcher(movement: int = 2, at: str = "0409", **others: str) -> Sketch:
    """An Allied division in the delta, Port Said garrisoned."""
    table = Sketch()
    table.stand(al_w_42=at, al_w_gb="0708", **others)
    table.print("al-w-42", movement=movement)
    return table


def train(unit: str = "al-w-42", capacity: int = 2, **places: str) -> Sketch:
    """A unit at a station of the railway, and so much capacity."""
    table = Sketch()
    table.stand(**{unit.replace("-", "_"): "0511", "al_w_gb": "0708", **places})
    table.print(unit, movement=4)
    table.set(**{"sheet__rail_capacity__6-west-allied": capacity})
    return table


def is_half_of_four(table: Sketch, unit: str) -> bool:
    """Whether a unit with 4 MP goes no farther than 2, or its one hex (10.6, 8.4)."""
    counter = table.unit(unit)
    assert counter.hex is not None
    reach = reachable(table.scene, counter, MoveKind.NORMAL)
    return all(a.cost <= 2 or hex_ in counter.hex.neighbours() for hex_, a in reach.items())


def facing(turn: int = 6, phase: Phase = Phase.COMBAT_1, **settings: Any) -> Sketch:
    """An Allied division and cavalry before a Turkish division in the coastal desert; Port Said is held."""
    table = Sketch(phase=phase, turn=turn, **settings)
    table.stand(al_w_42="0809", al_w_yeocav="0808", al_w_gb="0708", cp_w_27="0909")
    strengths = {"al-w-42": 4, "al-w-yeocav": 2, "cp-w-27": 3, "al-w-gb": 1}
    table.print_all({unit: {"strength": strength} for unit, strength in strengths.items()})
    return table


def refusal(table: Sketch, attack: cmd.Attack) -> tuple[str, str]:
    """Key and rule of what refuses an attack; nothing of the game has changed."""
    before = table.game
    with pytest.raises(IllegalCommandError) as caught:
        table.do(attack)
    assert table.game == before
    return caught.value.reason.key, caught.value.reason.rule


def reminders(table: Sketch | Table) -> set[str]:
    """What the clock reminds of in the phase under way."""
    parts = next(panel.parts for panel in table.system.panels(table.session.state) if panel.id == "np-clock")
    lists = (part for part in parts if isinstance(part, Checklist))
    return {one.key for part in lists for item in part.items for one in item.reminders}


def column(table: Sketch) -> str:
    """The column of the combat under way."""
    return column_name(combat_odds(table.scene, table.combat).column)
