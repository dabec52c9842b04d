"""The forces: counters told by formation, where they are set up, who waits off the map."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.words import formation_in_words, unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.arriving import (
    divisions_to_leave,
    is_lost_too_late,
    receive_refusal,
)
from companion.games.spanish_civil_war.procedures.reserves import call_refusal, is_call_due
from companion.games.spanish_civil_war.scenario_data import Formation, scenario
from companion.games.spanish_civil_war.shown.schedule import waiting_of
from companion.games.spanish_civil_war.shown.setting_up import setup_hexes
from companion.games.spanish_civil_war.table.commands import (
    CallReserve,
    RebuildHq,
    ReceiveDivision,
    TypeCounters,
)
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.games.spanish_civil_war.terms import Arm
from companion.kit.panels import Choice, ChoiceList, Input, InputKind, Lines, Panel, Part
from companion.reason import Reason


def forces_panel_id(scene: Scene) -> str:
    """Where counters are told and taken onto the map."""
    return f"{scene.battle.value}-forces"


def forces_panel(scene: Scene) -> Panel:
    """The set-up in the order of the scenario and what may arrive, which comes first once play began."""
    sides = scenario(scene.battle).setup_order
    arriving = ChoiceList(tuple(arriving_choices(scene)))
    told = tuple(Lines(tuple(_formations(scene, side))) for side in sides)
    middle: tuple[Part, ...] = (*told, arriving) if scene.is_setup else (arriving, *told)
    parts = (Lines(tuple(_notes(scene, sides[0]))), *middle, ChoiceList(tuple(typing_choices())))
    return Panel(forces_panel_id(scene), Reason("scw-panel-forces"), parts, has_own_place=True)


def _notes(scene: Scene, first: Faction) -> Iterator[Reason]:
    yield Reason("scw-forces-order", "4.0", args={"first": first.value})
    if scenario(scene.battle).reserve and not scene.game.is_reserve_free:
        yield Reason("scw-remind-reserve", "J.18e")


def arriving_choices(scene: Scene) -> Iterator[Choice]:
    """HQs that may be rebuilt, divisions received for others, the reserve called."""
    yield from map(rebuild_choice, lost_hqs(scene))
    yield from _receiving(scene)
    yield from reserve_choices(scene)


def lost_hqs(scene: Scene) -> Iterator[Unit]:
    """The HQs that have fallen and may be rebuilt.

    Not those of a division that another came for (B.16c), nor those of the last turn.
    """
    fallen = (unit for unit in scene.game.units.values() if unit.stand.spot is Spot.ELIMINATED)
    hqs = (unit for unit in fallen if unit.counter.arm is Arm.HEADQUARTERS)
    own = (unit for unit in hqs if unit.counter.formation not in scene.game.relieved)
    return (unit for unit in own if not is_lost_too_late(scene, unit))


def fallen_hqs(scene: Scene) -> Iterator[Unit]:
    """Those of them that have fallen on this turn."""
    return (hq for hq in lost_hqs(scene) if hq.stand.lost == scene.game.clock.moment.turn)


def rebuild_choice(hq: Unit) -> Choice:
    """Rolling when a fallen HQ returns (10.5a)."""
    label = Reason("scw-choice-rebuild", "10.5a", about=unit_in_words(hq.counter))
    return Choice(label, RebuildHq, {"unit": hq.id})


def reserve_choices(scene: Scene) -> Iterator[Choice]:
    """Calling two units of the reserve, or all of it, where the battle has one (J.18)."""
    if scenario(scene.battle).reserve:
        for key, is_whole in (("scw-choice-reserve-two", False), ("scw-choice-reserve-all", True)):
            refusal = call_refusal(scene, CallReserve(is_whole=is_whole))
            yield Choice(Reason(key, "J.18"), CallReserve, {"is_whole": is_whole}, refusal=refusal)


def due_calls(scene: Scene) -> tuple[Choice, ...]:
    """Calling the reserve, once the enemy has come near enough; the whole of it before two units."""
    due = tuple(choice for choice in reserve_choices(scene) if choice.is_legal)
    return due[-1:] if is_call_due(scene) else ()


def _receiving(scene: Scene) -> Iterator[Choice]:
    """A division to receive once all of another have left."""
    rule = scenario(scene.battle).withdrawal
    if rule is None:
        return
    gone_units = (unit for unit in scene.game.units.values() if unit.stand.spot is Spot.EXITED)
    leaving = {unit.counter.formation for unit in gone_units} & set(divisions_to_leave(scene))
    for division in rule.replacements:
        for gone in sorted(leaving - {division}) if division not in scene.game.replacements else ():
            refusal = receive_refusal(scene, ReceiveDivision(division=division, leaving=gone))
            args = {"leaving": gone.removeprefix("B-R-")}
            label = Reason("scw-choice-receive", "B.16", args=args, about=formation_in_words(division))
            values = {"division": division, "leaving": gone}
            yield Choice(label, ReceiveDivision, values, refusal=refusal)


def typing_choices() -> Iterator[Choice]:
    """Telling counters of either side."""
    text = Input("text", InputKind.TEXT, Reason("scw-input-counters"), names_counters=True)
    for side in Faction:
        label = Reason("scw-choice-type-counters", args={"side": side.value})
        yield Choice(label, TypeCounters, {"side": side}, (text,))


def _formations(scene: Scene, side: Faction) -> Iterator[Reason]:
    """Each formation of a side: its counters told and on the map, and where they are set up."""
    yield Reason("scw-side", args={"side": side.value})
    for formation in scene.order.formations:
        if formation.faction is side:
            yield _told(scene, formation)


def _told(scene: Scene, formation: Formation) -> Reason:
    units = [u for u in scene.game.units.values() if u.counter.formation == formation.id]
    args: dict[str, str | int | float] = {
        **waiting_of(scene, formation),
        "map": sum(unit.stand.spot is Spot.MAP for unit in units),
        "told": len(units),
        "known": formation.count if formation.count is not None else -1,
    }
    hexes = setup_hexes(scene.map.board, formation)
    return Reason("scw-formation-told", "", hexes, args, formation_in_words(formation.id))
