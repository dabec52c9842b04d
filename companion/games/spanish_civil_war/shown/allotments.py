"""Air support at the start of a combat phase: who may send what to which hex, and what was sent."""

from collections.abc import Iterator
from dataclasses import replace

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.allotting import time_refusal
from companion.games.spanish_civil_war.procedures.support import air_points_left
from companion.games.spanish_civil_war.shown.air import aircraft_of, hex_input, hexes_of
from companion.games.spanish_civil_war.table.commands import AllotAir
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.kit.panels import Choice, Input, InputKind
from companion.reason import Reason


def allotment_choices(scene: Scene) -> Iterator[Choice]:
    """What each side may send, the defender first; once the attacker has sent any, why he may no more."""
    phasing = scene.game.clock.phasing
    defended = hex_input(hexes_of(scene, phasing.opponent) if phasing else ())
    for side in (phasing.opponent, phasing) if phasing else ():
        refusal = time_refusal(scene, side)
        if refusal is None or refusal.key == "scw-defence-allots-first":
            ready = (unit for unit in aircraft_of(scene, side) if unit.id not in scene.game.flown_now.units)
            found = (*_by_points(scene, side, defended), *(_by_aircraft(unit, defended) for unit in ready))
            yield from (replace(choice, refusal=refusal) for choice in found)


def _by_points(scene: Scene, side: Faction, defended: Input) -> Iterator[Choice]:
    left = air_points_left(scene, side)
    if left > 0:
        label = Reason("scw-input-air-allotted")
        points = Input("air_points", InputKind.NUMBER, label, lowest=1)
        args = {"side": side.value, "count": left}
        label = Reason("scw-choice-allot-points", _rule_of(scene, side), args=args)
        yield Choice(label, AllotAir, {"side": side}, (defended, points))


def _rule_of(scene: Scene, side: Faction) -> str:
    """The attacker's support is sent after the defender's (5.0E2, 5.0E3)."""
    return "5.0E3" if side is scene.game.clock.phasing else "5.0E2"


def _by_aircraft(unit: Unit, defended: Input) -> Choice:
    label = Reason("scw-choice-allot", "13.1e", about=unit_in_words(unit.counter))
    return Choice(label, AllotAir, {"side": unit.faction, "aircraft": (unit.id,)}, (defended,))


def allotment_lines(scene: Scene) -> Iterator[Reason]:
    """What was sent and has not fought yet; whose turn it is to send, where either side may."""
    phasing = scene.game.clock.phasing
    if scene.game.fight or phasing is None:
        return
    waiting = (one for one in scene.game.declared_now.air if scene.unfought(one.hex, phasing.opponent))
    for one in waiting:
        args: dict[str, str | int | float] = {
            "side": one.side.value,
            "aircraft": len(one.help.aircraft),
            "points": one.help.air_points,
        }
        yield Reason("scw-allotted", _rule_of(scene, one.side), (one.hex,), args)
    if len({choice.values["side"] for choice in allotment_choices(scene) if choice.is_legal}) > 1:
        yield Reason("scw-defence-allots-now", "5.0E2", args={"side": phasing.opponent.value})
