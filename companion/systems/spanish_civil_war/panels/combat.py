"""The combat screen: every strength, shift and modifier, the odds, and what each side still has to do."""

from collections.abc import Iterator

from companion.play.panels import Choice, ChoiceList, Input, InputKind, Lines, Panel, Part
from companion.reason import Reason
from companion.systems.spanish_civil_war.combat.resolving import Combat
from companion.systems.spanish_civil_war.combat.results import column_label
from companion.systems.spanish_civil_war.commands import (
    EndFight,
    LoseStep,
    LoseUnit,
    RetreatUnit,
    RollFight,
    SpendAir,
)
from companion.systems.spanish_civil_war.factions import Faction
from companion.systems.spanish_civil_war.fights import Fight
from companion.systems.spanish_civil_war.panels.results import bomb_table, result_table
from companion.systems.spanish_civil_war.scenario_data import scenario
from companion.systems.spanish_civil_war.scene import Scene
from companion.systems.spanish_civil_war.state import Unit
from companion.systems.spanish_civil_war.steps.aftermath import can_lose, end_refusal, ways_out
from companion.systems.spanish_civil_war.steps.duties import duties_left, is_fight_due
from companion.systems.spanish_civil_war.steps.fighting import roll_refusal
from companion.systems.spanish_civil_war.steps.figures import barrage_of, barraged, bombardment_of, combat_of
from companion.systems.spanish_civil_war.terms import AttackKind
from companion.systems.spanish_civil_war.words import unit_in_words

COMBAT_PANEL = "scw-combat"


def combat_panel(scene: Scene) -> Panel:
    """The combat under way, or who still has to fight."""
    parts = asked_now(scene) or (Lines((Reason("scw-no-fight"),)),)
    return Panel(COMBAT_PANEL, Reason("scw-panel-combat"), parts)


def asked_now(scene: Scene) -> tuple[Part, ...]:
    """What a combat phase asks for now: the combat under way, or who still has to fight."""
    fight = scene.game.fight
    if fight:
        return tuple(_fight_parts(scene, fight))
    left = tuple(duties_left(scene)) if is_fight_due(scene) else ()
    return (Lines(left),) if left else ()


def _fight_parts(scene: Scene, fight: Fight) -> Iterator[Part]:
    yield Lines(tuple(fight_lines(scene, fight)))
    if not fight.is_rolled and not fight.is_cancelled:
        yield from _odds(scene, fight)
    yield ChoiceList(tuple(fight_choices(scene, fight)))


# ---- the figures ----


def fight_lines(scene: Scene, fight: Fight) -> Iterator[Reason]:
    """What the combat is, and everything that makes its column."""
    yield Reason("scw-fight-kind", args={"kind": fight.kind.value, "side": fight.attacker.value})
    if fight.is_rolled:
        yield Reason("scw-log-result", "11.4e", args={"code": fight.code or "-"})
        yield from _dues(fight)
    elif fight.is_cancelled:
        yield Reason("scw-fight-cancelled", "5.0E7")
    elif fight.is_ground:
        yield from combat_lines(combat_of(scene, fight))
    elif fight.kind is AttackKind.BARRAGE:
        yield from _barrage_lines(scene, fight)
    else:
        attack = bombardment_of(scene, fight)
        yield Reason("scw-bomb-strength", "13.3a", args={"strength": attack.strength})
        yield from (counted(m.value, m.reason) for m in attack.modifiers)


def combat_lines(combat: Combat) -> Iterator[Reason]:
    """A combat's totals, bonus, shifts, columns and modifiers, each with its rule."""
    totals = {"attack": combat.attack_total, "defence": combat.defence_total}
    yield Reason("scw-combat-totals", "11.4b", args=totals)
    if combat.bonus.reason:
        yield counted(combat.bonus.points, combat.bonus.reason)
    for shift in combat.shifts:
        yield Reason("scw-shift-counted", args={"columns": f"{shift.columns:+d}"}, about=shift.reason)
    columns = {"base": column_label(combat.base_column), "final": combat.column_name}
    yield Reason("scw-combat-column", "11.4c", args=columns)
    yield from (counted(modifier.value, modifier.reason) for modifier in combat.modifiers)


def counted(value: int, reason: Reason) -> Reason:
    """A figure with what it comes from."""
    return Reason("scw-value-counted", args={"value": f"{value:+d}"}, about=reason)


def _barrage_lines(scene: Scene, fight: Fight) -> Iterator[Reason]:
    barrage = barrage_of(scene, fight)
    yield Reason("scw-barrage-strength", "12.4e", args={"strength": barrage.strength})
    if barrage.bonus.reason:
        yield counted(barrage.bonus.points, barrage.bonus.reason)
    for unit, seen in barraged(scene, fight):
        attack = barrage.against(seen)
        args = {"difference": f"{attack.difference:+d}", "column": attack.column_name}
        yield Reason("scw-barrage-unit", "12.4f", args=args, about=unit_in_words(unit.counter))


def _dues(fight: Fight) -> Iterator[Reason]:
    for side, steps in fight.steps_due.items():
        if steps:
            chooser = fight.chooser(side).value
            args: dict[str, str | int | float] = {"side": side.value, "count": steps, "chooser": chooser}
            yield Reason("scw-steps-due", "11.4f", args=args)
    if fight.retreats_due:
        yield Reason("scw-retreats-due", "11.62", args={"count": len(fight.retreats_due)})


# ---- odds ----


def _odds(scene: Scene, fight: Fight) -> Iterator[Part]:
    """The results of the column in use with their dice; under a barrage for each unit."""
    if fight.is_ground:
        combat = combat_of(scene, fight)
        yield result_table(combat.column, combat.drm)
    elif fight.kind is AttackKind.BOMBARDMENT:
        yield bomb_table(bombardment_of(scene, fight))
    else:
        barrage = barrage_of(scene, fight)
        columns = dict.fromkeys(barrage.against(seen).column for _, seen in barraged(scene, fight))
        for column in columns:
            if len(columns) > 1:
                yield Lines((Reason("scw-column-of", args={"column": column_label(column)}),))
            yield result_table(column, spares_attacker=True)


# ---- what may be done ----


def fight_choices(scene: Scene, fight: Fight) -> Iterator[Choice]:
    """Air points, the die, then losses and retreats, then the end."""
    if not fight.is_rolled and not fight.is_cancelled:
        yield from _before_the_die(scene, fight)
        return
    for side, steps in fight.steps_due.items():
        if steps:
            units = can_lose(scene, fight, side)
            yield from (_named("scw-choice-lose-step", LoseStep, unit) for unit in units)
    if not any(fight.steps_due.values()):
        for id_ in fight.retreats_due:
            yield from retreat_choices(scene, scene.unit(id_))
    yield Choice(Reason("scw-choice-end-fight"), EndFight, refusal=end_refusal(scene))


def _before_the_die(scene: Scene, fight: Fight) -> Iterator[Choice]:
    if fight.is_ground and scenario(scene.battle).has_air_points:
        points = Input("points", InputKind.NUMBER, Reason("scw-input-air-points"))
        for side in (fight.attacker.opponent, fight.attacker):
            label = Reason("scw-choice-spend-air", "13.2c", args={"side": side.value})
            yield Choice(label, SpendAir, {"side": Faction(side)}, (points,))
    yield Choice(Reason("scw-choice-roll"), RollFight, refusal=roll_refusal(scene))


def retreat_choices(scene: Scene, unit: Unit) -> Iterator[Choice]:
    """Every hex that a unit may retreat to; its end where there is none."""
    options = ways_out(scene, unit)
    for name in options.open:
        label = Reason("scw-choice-retreat", "11.6", args={"hex": name}, about=unit_in_words(unit.counter))
        yield Choice(label, RetreatUnit, {"unit": unit.id, "hex": scene.map.board.parse_hex(name)})
    if options.is_eliminated:
        yield _named("scw-choice-lose-unit", LoseUnit, unit)


def _named(key: str, command: type[LoseStep | LoseUnit], unit: Unit) -> Choice:
    return Choice(Reason(key, about=unit_in_words(unit.counter)), command, {"unit": unit.id})
