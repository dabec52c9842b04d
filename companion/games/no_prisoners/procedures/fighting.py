"""A combat walked to its end: roll, choice, losses, retreat, pursuit (11.3, 12.0, 13.0, RES)."""

from collections.abc import Iterator, Sequence

from companion.chance.requests import RollRequest
from companion.games.no_prisoners.procedures.asking import STRENGTH, unread
from companion.games.no_prisoners.procedures.attacking import (
    combat_odds,
    defenders,
    fighting_refusal,
    survivors,
)
from companion.games.no_prisoners.procedures.pursuing import can_pursue, lacking, shut_out, untyped
from companion.games.no_prisoners.procedures.retreating import retreat_ends
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.combat.crt import (
    NP_OPTIONS,
    OP_OPTIONS,
    Losses,
    Strengths,
    losses,
    needs_retreat_die,
    result,
    result_code,
    retreat_hexes,
)
from companion.games.no_prisoners.rules.combat.options import op_chooser, speed
from companion.games.no_prisoners.rules.combat.removal import removal_refusal
from companion.games.no_prisoners.table.combat_events import (
    ChooserFound,
    CombatDeclared,
    CombatEnded,
    DefenceRevealed,
    LossesTaken,
    OddsTold,
    ResultFound,
    StageReached,
    UnitTrapped,
)
from companion.games.no_prisoners.table.counter_events import CounterEliminated
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.game_events import Told
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import Combat, Stage
from companion.games.no_prisoners.terms import ResultCode, Role, UnitType
from companion.hexes.coordinates import HexCoord
from companion.kit.printed import ask_lacking
from companion.kit.questions import Question
from companion.reason import Reason


def declare(course: Course, combat: Combat) -> None:
    """The combat begins; in the fog its defenders are revealed by an act of their own, else with it (9.6)."""
    if not course.scene.game.opens_cards:
        course.add(CombatDeclared(combat=combat))
        _ask_strengths(course)
        return
    course.add(CombatDeclared(combat=_before_reveal(course.scene, combat)))
    if not course.scene.options.fog_of_war:
        reveal(course)


def _before_reveal(scene: Scene, combat: Combat) -> Combat:
    """The attack with the cards of its own side open, and nothing said of who defends (9.6)."""
    shown = (*combat.attackers, combat.air, combat.naval, combat.hq)
    cards = {unit: scene.game.counters[unit] for unit in shown if unit in scene.game.counters}
    return combat.model_copy(update={"defenders": (), "cards": cards, "stage": Stage.REVEAL})


def revealing_refusal(scene: Scene) -> Reason | None:
    """Why nobody at the machine may show the defence: they do not command it; None when they may (9.6)."""
    combat = scene.game.combat
    if combat is None or combat.stage is not Stage.REVEAL:
        return Reason("np-no-reveal-now", "11.3")
    units = defenders(scene, combat.target)
    if not units:
        return Reason("np-nobody-there", "11.0", (combat.target,))
    is_foreign = scene.options.fog_of_war and not all(map(scene.is_commanded_here, units))
    return Reason("np-reveal-by-defender", "9.6", (combat.target,)) if is_foreign else None


def reveal(course: Course) -> None:
    """The defenders show themselves; strengths that nobody has read are asked for, then the die."""
    scene, combat = course.scene, course.scene.game.combat
    if combat is None:
        return
    cards = {counter.id: counter for counter in defenders(scene, combat.target)}
    course.add(DefenceRevealed(hex=combat.target, cards=cards, was_hidden=scene.options.fog_of_war))
    _ask_strengths(course)


def _ask_strengths(course: Course) -> None:
    combat = course.scene.game.combat
    if combat and not ask_lacking(course, _unread_strengths(course.scene, combat)):
        _ask_die(course, combat)


def _unread_strengths(scene: Scene, combat: Combat) -> Iterator[Question]:
    return unread(scene.game, parties(scene, combat), STRENGTH)


def strength_read(course: Course) -> None:
    """A strength was answered; with the last one the die is asked for."""
    combat = course.scene.game.combat
    if combat and not any(_unread_strengths(course.scene, combat)):
        _ask_die(course, combat)


def parties(scene: Scene, combat: Combat) -> tuple[Counter, ...]:
    """All who fight."""
    return tuple(scene.game.counters[unit] for unit in (*combat.attackers, *combat.defenders))


def _ask_die(course: Course, combat: Combat) -> None:
    if refusal := fighting_refusal(course.scene, combat):
        course.add(Told(reason=refusal))
        course.add(CombatEnded())
        return
    course.add(OddsTold(lines=combat_odds(course.scene, combat).explained()))
    course.ask(RollRequest(purpose=NpPurpose.COMBAT, rule="11.3g", hexes=(combat.target,), dice=1))


# ---- results ----


def combat_rolled(course: Course, die: int) -> None:
    """The die gives a result, or a choice."""
    combat = course.scene.game.combat
    if combat is None:
        return
    code = result_code(combat.crt, die, combat_odds(course.scene, combat).column)
    if code not in (ResultCode.NP, ResultCode.OP):
        apply_result(course, code)
        return
    course.add(ResultFound(code=code, stage=Stage.CHOICE))
    if code is ResultCode.NP:
        course.add(ChooserFound(role=Role.ATTACKER))
    elif _are_speeds_known(course.scene, combat):
        speeds = (_speeds(course.scene, units) for units in (combat.attackers, combat.defenders))
        course.add(ChooserFound(role=op_chooser(*speeds)))
    else:
        course.ask(Question(purpose=NpPurpose.FASTER, rule="RES-OP", can_be_unknown=False))


def _are_speeds_known(scene: Scene, combat: Combat) -> bool:
    return all(
        counter.movement is not None or counter.type is UnitType.ARMOURED_TRAIN
        for counter in parties(scene, combat)
    )


def _speeds(scene: Scene, units: Sequence[str]) -> list[float]:
    counters = (scene.game.counters[unit] for unit in units)
    return [speed(counter.type, counter.movement or 0) for counter in counters]


def speeds_told(course: Course, *, is_defender_faster: bool) -> None:
    """Players read the speeds off their counters."""
    course.add(ChooserFound(role=Role.DEFENDER if is_defender_faster else Role.ATTACKER))


def result_options(combat: Combat) -> tuple[ResultCode, ...]:
    """What may be chosen."""
    return NP_OPTIONS if combat.code is ResultCode.NP else OP_OPTIONS


def choose_result(course: Course, code: ResultCode) -> None:
    """The chosen result applies; a DW of NP lets the defender through EZOC and the attacker farther."""
    combat = course.scene.game.combat
    is_np = combat is not None and combat.code is ResultCode.NP and code is ResultCode.DW
    apply_result(course, code, is_no_prisoners=is_np)


def apply_result(course: Course, code: ResultCode, *, is_no_prisoners: bool = False) -> None:
    """What a result demands, party by party; in a BB the weaker one first."""
    combat = course.scene.game.combat
    if combat is None:
        return
    strengths = strengths_of(course.scene, combat)
    owed = [role for role in _in_order(code, strengths) if not losses(code, role, strengths).is_none]
    course.add(
        ResultFound(
            code=code,
            stage=Stage.LOSSES,
            is_no_prisoners=is_no_prisoners,
            owed=tuple(owed),
            vacated=_hexes_of_loser(course.scene, combat, code),
        )
    )
    go_on(course)


def _in_order(code: ResultCode, strengths: Strengths) -> Sequence[Role]:
    is_defender_first = code is ResultCode.BB and strengths.smaller() is Role.DEFENDER
    return (Role.DEFENDER, Role.ATTACKER) if is_defender_first else (Role.ATTACKER, Role.DEFENDER)


def _hexes_of_loser(scene: Scene, combat: Combat, code: ResultCode) -> tuple[HexCoord, ...]:
    """The hexes that a pursuit would enter first: those that the other party stands in."""
    loser = (result(code).pursuit or Role.ATTACKER).other
    hexes = (scene.game.counters[unit].hex for unit in combat.units(loser))
    return tuple(dict.fromkeys(hex_ for hex_ in hexes if hex_ is not None))


def strengths_of(scene: Scene, combat: Combat) -> Strengths:
    """The printed strengths of both parties as the combat began."""
    attack, defence = (
        sum(scene.game.counters[unit].strength or 0 for unit in combat.units(role)) for role in Role
    )
    return Strengths(attack, defence)


# ---- losses ----


def owed_losses(scene: Scene, combat: Combat) -> tuple[Role, Losses] | None:
    """Who removes next, and what; None when nobody does."""
    if not combat.owed or combat.code is None:
        return None
    role = combat.owed[0]
    return role, losses(combat.code, role, strengths_of(scene, combat), combat.smaller_removed)


def losses_refusal(scene: Scene, units: Sequence[str]) -> Reason | None:
    """Why units do not satisfy the result; None when they do."""
    combat = scene.game.combat
    owed = owed_losses(scene, combat) if combat else None
    if combat is None or owed is None:
        return Reason("np-no-losses-owed", "11.3")
    role, wanted = owed
    strengths = {c.id: c.strength or 0 for c in survivors(scene, combat, role)}
    return removal_refusal(wanted, strengths, units, combat.code)


def take_losses(course: Course, units: Sequence[str]) -> None:
    """The units removed, and the combat goes on."""
    combat = course.scene.game.combat
    owed = owed_losses(course.scene, combat) if combat else None
    if owed is not None:
        _remove(course, owed[0], units)
        go_on(course)


def _remove(course: Course, role: Role, units: Sequence[str]) -> None:
    counters = [course.scene.counter(unit) for unit in units]
    for counter in counters:
        course.add(CounterEliminated(unit=counter.id, name=counter.name))
    course.add(LossesTaken(role=role, strength=sum(counter.strength or 0 for counter in counters)))


# ---- from stage to stage ----


def go_on(course: Course) -> None:
    """As far as the combat goes without a player."""
    while (combat := course.scene.game.combat) and _take_step(course, combat):
        pass


def _take_step(course: Course, combat: Combat) -> bool:
    """One step that needs nobody; False where a player, or a die, is waited for."""
    match combat.stage:
        case Stage.LOSSES:
            return _lose(course, combat)
        case Stage.RETREAT:
            return _retreat(course, combat)
        case Stage.PURSUIT if not combat.pursuing:
            course.add(CombatEnded())
            return True
    return False


def _lose(course: Course, combat: Combat) -> bool:
    """Losses that leave no choice are taken; then the retreat begins."""
    owed = owed_losses(course.scene, combat)
    if owed is None:
        return _begin_retreat(course, combat)
    role, wanted = owed
    left = survivors(course.scene, combat, role)
    is_choice = not wanted.is_all and _spares_somebody(wanted, left)
    if not is_choice:
        _remove(course, role, [counter.id for counter in left])
    return not is_choice


def _spares_somebody(wanted: Losses, left: Sequence[Counter]) -> bool:
    if wanted.units:
        return len(left) > wanted.units
    total = sum(counter.strength or 0 for counter in left)
    return any(total - (counter.strength or 0) >= wanted.strength for counter in left)


def _begin_retreat(course: Course, combat: Combat) -> bool:
    """Survivors of the party that retreats; a rout rolls for its length first."""
    code = combat.code
    role = next((r for r in Role if code and retreat_hexes(code, r) != 0), None)
    left = survivors(course.scene, combat, role) if role else ()
    if code is None or role is None or not left:
        return _begin_pursuit(course, combat)
    if needs_retreat_die(code, role):
        course.add(StageReached(stage=Stage.RETREAT_ROLL, vacated=combat.vacated))
        course.ask(RollRequest(purpose=NpPurpose.RETREAT, rule="12.0", args={"role": role.value}, dice=1))
        return False
    _retreat_by(course, combat, role, retreat_hexes(code, role) or 0)
    return True


def retreat_rolled(course: Course, die: int) -> None:
    """The length of a rout."""
    combat = course.scene.game.combat
    role = next((r for r in Role if combat and combat.code and needs_retreat_die(combat.code, r)), None)
    if combat is not None and role is not None:
        _retreat_by(course, combat, role, die)
        go_on(course)


def _retreat_by(course: Course, combat: Combat, role: Role, hexes: int) -> None:
    left = tuple(counter.id for counter in survivors(course.scene, combat, role))
    course.add(StageReached(stage=Stage.RETREAT, retreat=hexes, retreating=left, vacated=combat.vacated))


def _retreat(course: Course, combat: Combat) -> bool:
    """Units that have no way out are lost; the others wait for their owner."""
    for unit in combat.retreating:
        if not retreat_ends(course.scene, unit):
            course.add(UnitTrapped(unit=unit, name=course.scene.game.counters[unit].name))
            return True
    return _begin_pursuit(course, combat) if not combat.retreating else False


def _begin_pursuit(course: Course, combat: Combat) -> bool:
    """The units that may pursue or infiltrate into a hex just vacated."""
    scene = course.scene
    vacated = tuple(hex_ for hex_ in combat.vacated if not _is_held(scene, hex_))
    if asked := lacking(scene, combat) if vacated else ():
        course.add(StageReached(stage=Stage.TYPES, vacated=vacated))
        ask_lacking(course, asked)
        return False
    pursuing = [counter.id for role in Role for counter in survivors(scene, combat, role)]
    able = tuple(unit for unit in pursuing if vacated and can_pursue(scene, unit))
    for reason in dict.fromkeys(shut_out(scene, vacated, set(pursuing).difference(able))):
        course.add(Told(reason=reason))
    course.add(StageReached(stage=Stage.PURSUIT, vacated=vacated, pursuing=able))
    return True


def types_told(course: Course) -> None:
    """A type was answered, the last one, or colours: the pursuit begins, or asks for the next."""
    combat = course.scene.game.combat
    if combat and combat.stage is Stage.TYPES and not any(untyped(course.scene, combat)):
        _begin_pursuit(course, combat)
        go_on(course)


def _is_held(scene: Scene, hex_: HexCoord) -> bool:
    """Whether ground units still stand there."""
    return any(counter.is_ground for counter in scene.game.in_hex(hex_))
