"""The combat screen: every strength, shift and modifier, the odds, and what each side still has to do."""

from collections.abc import Iterator
from dataclasses import replace

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.aftermath import (
    advances,
    can_lose,
    closed_way,
    duty_refusal,
    end_refusal,
    freed_targets,
    ways_out,
)
from companion.games.spanish_civil_war.procedures.before_the_die import stands_fast, stay_refusal
from companion.games.spanish_civil_war.procedures.duties import duties_left, excused, is_fight_due
from companion.games.spanish_civil_war.procedures.fighting import roll_refusal
from companion.games.spanish_civil_war.procedures.figures import (
    barrage_of,
    barraged,
    bombardment_of,
    combat_of,
    missing_values,
)
from companion.games.spanish_civil_war.procedures.firing import barrage_refusal, sharing_guns
from companion.games.spanish_civil_war.procedures.support import air_points_left, order_refusal
from companion.games.spanish_civil_war.rules.combat.results import column_label
from companion.games.spanish_civil_war.rules.combat.retreat import voluntary_refusal
from companion.games.spanish_civil_war.rules.sequence import COMBAT
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.shown.air import hex_input
from companion.games.spanish_civil_war.shown.allotments import allotment_choices, allotment_lines
from companion.games.spanish_civil_war.shown.attacks import open_attacks, open_support
from companion.games.spanish_civil_war.shown.figures import SUMS, figure_lines
from companion.games.spanish_civil_war.shown.forces import fallen_hqs, rebuild_choice
from companion.games.spanish_civil_war.shown.results import bomb_table, result_table
from companion.games.spanish_civil_war.shown.status import is_judged_first
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    EndFight,
    FireBarrage,
    LoseStep,
    LoseUnit,
    RetreatUnit,
    RollFight,
    SpendAir,
    StayInFight,
)
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import AttackKind
from companion.kit.panels import Choice, ChoiceList, Input, InputKind, Lines, Panel, Part, Suggestion
from companion.reason import Reason

COMBAT_PANEL = "scw-combat"


def combat_panel(scene: Scene) -> Panel:
    """The combat under way, or who still has to fight, and how to begin."""
    attacks = tuple(open_attacks(scene))
    offered = (ChoiceList(attacks),) if attacks else ()
    how = () if scene.game.fight else (Lines((Reason("scw-combat-how"),)),)
    is_combat = scene.game.clock.moment.phase in COMBAT
    nothing = Reason("scw-nobody-must-fight", "11.1a") if is_combat else Reason("scw-no-fight")
    parts = (*offered, *(asked_now(scene) or (Lines((nothing, *excused(scene))),)), *_allotments(scene))
    is_due = scene.game.fight is not None or (is_combat and not is_judged_first(scene))
    return Panel(COMBAT_PANEL, Reason("scw-panel-combat"), (*parts, *how), is_due=is_due)


def _allotments(scene: Scene) -> Iterator[Part]:
    """Air support sent, and to be sent, before the first combat of the phase."""
    sent, open_ = tuple(allotment_lines(scene)), tuple(allotment_choices(scene))
    yield from (Lines(sent),) if sent else ()
    yield from (ChoiceList(open_),) if open_ else ()


def asked_now(scene: Scene) -> tuple[Part, ...]:
    """What a combat phase asks for now: the combat under way, or who still has to fight."""
    fight = scene.game.fight
    if fight:
        return tuple(_fight_parts(scene, fight))
    left = tuple(duties_left(scene)) if is_fight_due(scene) else ()
    return (Lines(left),) if left else ()


def _fight_parts(scene: Scene, fight: Fight) -> Iterator[Part]:
    """What it is and what it comes to, what is to be chosen now in its order, then everything behind it."""
    choices = tuple(fight_choices(scene, fight))
    if not fight.is_open:
        dues = tuple(_dues(scene, fight))
        told = min(len(fight.retreats_due), 1)  # one by one; an advance's own button tells it
        yield Lines((_kind(scene, fight), *_brought(scene, fight), *dues[:told]))
        yield ChoiceList(choices)
        closed = (line for id_ in fight.retreats_due for line in closed_ways(scene, scene.unit(id_)))
        later = (*dues[told:], *closed)
        yield from (Lines(later),) if later else ()
        return
    # of the attacker's a form asks: a line for each way of each would hide the figures
    withdrawals = tuple(one for one in choices if one.command is RetreatUnit and not one.inputs)
    air = tuple(choice for choice in choices if choice.command is SpendAir)
    support = (*air, *open_support(scene))
    figures = tuple(figure_lines(scene, fight))
    sums = tuple(line for key in SUMS for line in figures if line.key == key)
    yield Lines((_kind(scene, fight), *sums))
    yield from (ChoiceList(support),) if support else ()
    bound, asked = tuple(_bound_to_stay(scene, fight)), tuple(_may_withdraw(scene, fight))
    yield from (Lines(bound),) if bound else ()
    may_withdraw = (*((Lines(asked),) if asked else ()), *((ChoiceList(withdrawals),) if withdrawals else ()))
    yield from may_withdraw if fight.attacker_stays else ()  # the defender alone is asked
    yield ChoiceList(tuple(choice for choice in choices if choice not in (*air, *withdrawals)))
    yield Lines(tuple(line for line in figures if line not in sums))
    yield from _odds(scene, fight)
    yield from () if fight.attacker_stays else may_withdraw


# ---- the figures ----


def _kind(scene: Scene, fight: Fight) -> Reason:
    args = {"kind": fight.kind.value, "side": fight.attacker.value}
    return Reason("scw-fight-kind", "", fight.hexes, args)


def _brought(scene: Scene, fight: Fight) -> Iterator[Reason]:
    """The result, and the steps that it takes."""
    if fight.is_rolled:
        yield fight.result
        if fight.spares_guns and not sharing_guns(scene, fight):
            yield Reason("scw-no-loss-barrage", "12.4.2")
    else:
        yield Reason("scw-fight-cancelled", "5.0E7")
        if any(_still_leaving(scene, fight)):
            yield Reason("scw-others-may-withdraw", "11.61")
        yield from _freed_fire(scene, fight)
    yield from (steps_told(fight, side) for side, steps in fight.steps_due.items() if steps)


def _may_withdraw(scene: Scene, fight: Fight) -> Iterator[Reason]:
    """Whether somebody may retreat before the die; not a defender all of whom stand fast (B.15a)."""
    is_bound = fight.attacker_stays and all(stands_fast(scene, unit) for unit in scene.units(fight.defenders))
    if fight.is_ground and not is_bound:
        yield Reason("scw-defender-may-withdraw" if fight.attacker_stays else "scw-may-withdraw", "11.61")


def _bound_to_stay(scene: Scene, fight: Fight) -> Iterator[Reason]:
    """Why some who fight may not retreat before the die, whosever turn it is to decide (B.15a)."""
    units = scene.units((*fight.attackers, *fight.defenders)) if fight.is_ground else ()
    refusal = voluntary_refusal(stands_fast=any(stands_fast(scene, unit) for unit in units))
    yield from (refusal,) if refusal else ()


def _freed_fire(scene: Scene, fight: Fight) -> Iterator[Reason]:
    """The attacker's support fire counts as a barrage, be it of hexes that the enemy has left (12.3.3)."""
    if held := freed_targets(scene, fight):
        yield Reason("scw-fire-goes-on", "12.3.3b", held)
    elif fight.attack_help.guns:
        yield Reason("scw-fire-in-vain", "12.3.3b", fight.hexes)


def _dues(scene: Scene, fight: Fight) -> Iterator[Reason]:
    """Who must retreat, by the hexes that are open, then who may advance."""
    yield from (retreat_told(scene, scene.unit(id_)) for id_ in fight.retreats_due)
    for wish in advances(scene, fight):
        args = {"hex": scene.map.board.hex_name(wish.hex)}
        yield Reason("scw-may-advance", "11.7a", (wish.hex,), args, _named_unit(scene, wish.unit))


def steps_told(fight: Fight, side: Faction) -> Reason:
    """How many steps a side loses, and who picks them."""
    args: dict[str, str | int | float] = {
        "side": side.value,
        "count": fight.steps_due[side],
        "chooser": fight.chooser(side).value,
    }
    return Reason("scw-steps-due", "13.3c" if fight.kind is AttackKind.BOMBARDMENT else "11.4f", args=args)


def retreat_told(scene: Scene, unit: Unit) -> Reason:
    """The hexes that a unit may retreat to, or that there is none."""
    options, about = ways_out(scene, unit), unit_in_words(unit.counter)
    if options.is_eliminated:
        return Reason("scw-no-way-out", "11.6d", about=about)
    hexes = tuple(map(scene.map.board.parse_hex, options.open))
    if len(options.back) > 1:
        closed = ", ".join(options.closed_back) or "none"
        return Reason("scw-must-go-back", "11.6f", hexes, {"closed": closed}, about)
    return Reason("scw-must-retreat", "11.62", hexes, {"count": len(hexes)}, about)


def closed_ways(scene: Scene, unit: Unit) -> Iterator[Reason]:
    """Of a unit that has no way out, why each hex is closed: a line for all that are for one reason."""
    options = ways_out(scene, unit)
    closed: dict[Reason | None, list[Reason]] = {}
    for why in filter(None, map(closed_way, options.ways if options.is_eliminated else ())):
        closed.setdefault(why.about, []).append(why)
    for alike in closed.values():
        hexes = ", ".join(str(one.args["hex"]) for one in alike)
        yield replace(alike[0], args={"hex": hexes})


def _named_unit(scene: Scene, id_: str) -> Reason:
    return unit_in_words(scene.unit(id_).counter)


# ---- odds ----


def _odds(scene: Scene, fight: Fight) -> Iterator[Part]:
    """The results of the column in use with their dice, once it is known; under a barrage for each unit."""
    if any(missing_values(scene, fight)):
        return
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
    """Air points, the die, then losses and retreats, HQs that fell, then the end."""
    if fight.is_open:
        yield from _before_the_die(scene, fight)
        return
    for side, steps in fight.steps_due.items():
        if steps:
            yield from loss_choices(scene, fight, side)
    if not any(fight.steps_due.values()):
        for id_ in fight.retreats_due:
            yield from retreat_choices(scene, scene.unit(id_))
    yield from _still_leaving(scene, fight)
    yield from _freed_guns(scene, fight)
    yield from (advance_choice(scene, wish) for wish in advances(scene, fight))
    yield from map(rebuild_choice, fallen_hqs(scene) if fight.is_settled else ())
    yield Choice(Reason("scw-choice-end-fight"), EndFight, refusal=end_refusal(scene))


def loss_choices(scene: Scene, fight: Fight, side: Faction) -> Iterator[Choice]:
    """Each unit of a side that may lose a step of its losses."""
    yield from (_named("scw-choice-lose-step", LoseStep, unit) for unit in can_lose(scene, fight, side))


def _still_leaving(scene: Scene, fight: Fight) -> Iterator[Choice]:
    """Who may retreat by choice besides those whose retreat has ended the combat (5.0E7, 11.61)."""
    if fight.is_cancelled:
        yield from _attackers_leave(scene, fight)
        for unit in scene.units(fight.defenders):
            yield from _open_withdrawals(scene, fight, unit)


def _freed_guns(scene: Scene, fight: Fight) -> Iterator[Choice]:
    """The support fire of a combat that a retreat cancelled, as a barrage (12.3.3b)."""
    guns = fight.attack_help.guns
    for hex_ in freed_targets(scene, fight):
        wish = FireBarrage(guns=guns, hex=hex_)
        label = Reason("scw-choice-barrage", "12.3.3b", args={"hex": scene.map.board.hex_name(hex_)})
        refusal = barrage_refusal(scene, wish)
        yield Choice(label, FireBarrage, {"guns": guns, "hex": hex_}, refusal=refusal)


def advance_choice(scene: Scene, wish: AdvanceUnit) -> Choice:
    """A unit's advance into a hex that the enemy left."""
    args = {"hex": scene.map.board.hex_name(wish.hex)}
    label = Reason("scw-choice-advance", "11.7a", args=args, about=_named_unit(scene, wish.unit))
    return Choice(label, AdvanceUnit, {"unit": wish.unit, "hex": wish.hex})


def _before_the_die(scene: Scene, fight: Fight) -> Iterator[Choice]:
    if fight.is_ground and scenario(scene.battle).has_air_points:
        points = Input("points", InputKind.NUMBER, Reason("scw-input-air-points"))
        for side in (fight.attacker.opponent, fight.attacker):
            left = air_points_left(scene, side)
            if not left and not fight.help_of(side).air_points:
                continue  # none to send, none to take back
            label = Reason("scw-choice-spend-air", "13.2c", args={"side": side.value, "left": left})
            refusal = order_refusal(fight, side, is_gun=False)
            yield Choice(label, SpendAir, {"side": Faction(side)}, (points,), refusal)
    if fight.is_ground:
        yield Choice(Reason("scw-choice-stay", "11.61"), StayInFight, refusal=stay_refusal(scene))
    yield from _attackers_leave(scene, fight)
    yield Choice(Reason("scw-choice-roll"), RollFight, refusal=roll_refusal(scene))
    for unit in scene.units(fight.defenders):
        yield from _open_withdrawals(scene, fight, unit)


def _attackers_leave(scene: Scene, fight: Fight) -> Iterator[Choice]:
    """Any of the attackers to a hex, as often as there are several (11.61)."""
    ways = {
        unit: [choice.values["hex"] for choice in _open_withdrawals(scene, fight, unit)]
        for unit in scene.units(fight.attackers)
    }
    leaving = [unit for unit, hexes in ways.items() if hexes]
    if not leaving:
        return
    hex_ = hex_input(hex_ for hexes in ways.values() for hex_ in hexes)
    label = Reason("scw-choice-attacker-leaves", "11.61")
    if len(leaving) == 1:
        yield Choice(label, RetreatUnit, {"units": (leaving[0].id,)}, (hex_,))
        return
    shown = tuple(Suggestion(unit.id, unit_in_words(unit.counter)) for unit in leaving)
    units = Input("units", InputKind.SEVERAL, Reason("scw-input-units"), suggestions=shown)
    yield Choice(label, RetreatUnit, inputs=(units, hex_))


def _open_withdrawals(scene: Scene, fight: Fight, unit: Unit) -> Iterator[Choice]:
    if fight.is_ground and unit.stand.hex:
        yield from (choice for choice in withdrawal_choices(scene, fight, unit) if choice.is_legal)


def retreat_choices(scene: Scene, unit: Unit) -> Iterator[Choice]:
    """Every hex that a unit may retreat to; its end where there is none."""
    options = ways_out(scene, unit)
    yield from (_retreat_choice(scene, unit, name) for name in options.open)
    if options.is_eliminated or options.closed_back:
        yield _named("scw-choice-lose-unit", LoseUnit, unit)


def withdrawal_choices(scene: Scene, fight: Fight, unit: Unit) -> Iterator[Choice]:
    """Every hex that a unit may retreat to by choice, before the die (11.61)."""
    refusal = duty_refusal(scene, fight, unit)
    for name in ways_out(scene, unit).open:
        yield _retreat_choice(scene, unit, name, refusal)


def _retreat_choice(scene: Scene, unit: Unit, name: str, refusal: Reason | None = None) -> Choice:
    label = Reason("scw-choice-retreat", "11.6", args={"hex": name}, about=unit_in_words(unit.counter))
    values = {"units": (unit.id,), "hex": scene.map.board.parse_hex(name)}
    return Choice(label, RetreatUnit, values, refusal=refusal)


def _named(key: str, command: type[LoseStep | LoseUnit], unit: Unit) -> Choice:
    return Choice(Reason(key, about=unit_in_words(unit.counter)), command, {"unit": unit.id})
