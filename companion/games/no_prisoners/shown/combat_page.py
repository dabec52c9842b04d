"""The page of a combat: every stage from the odds to the pursuit, or the attacks that are possible now."""

from collections.abc import Iterable, Iterator

from companion.games.no_prisoners.procedures import attacking, fighting, pursuing, retreating
from companion.games.no_prisoners.procedures.combat_choices import (
    attack_choices,
    attacks_with_some,
    combat_choices,
)
from companion.games.no_prisoners.procedures.fighting import parties
from companion.games.no_prisoners.rules.combat.odds import column_args
from companion.games.no_prisoners.shown.results import demands, result_table
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Combat, Stage
from companion.games.no_prisoners.table.words import named, target_in_words
from companion.games.no_prisoners.terms import Crt, ResultCode, UnitType
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import ChoiceList, Lines, Panel, Part, Table, Track
from companion.reason import Reason

_STAGES = (
    (Stage.ROLL, Stage.REVEAL),
    (Stage.CHOICE,),
    (Stage.LOSSES,),
    (Stage.RETREAT_ROLL, Stage.RETREAT),
    (Stage.PURSUIT, Stage.TYPES, Stage.OVER),
)


def combat_page(scene: Scene) -> Panel:
    """The combat under way from its odds to its end; without one, what may be attacked."""
    combat = scene.game.combat
    parts = _under_way(scene, combat) if combat else _possible(scene)
    is_due = combat is not None or scene.game.moment.phase.is_combat
    return Panel("np-combat", Reason("np-page-combat"), tuple(parts), is_due=is_due)


# ---- under way ----


def _under_way(scene: Scene, combat: Combat) -> Iterator[Part]:
    yield Lines((Reason("np-panel-combat", "11.3", (combat.target,)), *combat_lines(scene, combat)))
    if choices := tuple(combat_choices(scene)):
        yield ChoiceList(choices)
    if ways := tuple(_ways(scene, combat)):
        yield Lines(ways)
    yield _stages(combat)
    if _is_read(scene, combat):
        odds, strengths = attacking.combat_odds(scene, combat), fighting.strengths_of(scene, combat)
        if combat.code is not None:
            yield Lines(odds.explained())
        yield result_table(combat.crt, odds, strengths, combat.code)
        if combat.code is not None and combat.code not in (ResultCode.NP, ResultCode.OP):
            yield Lines(tuple(demands(combat.code, strengths)))


def combat_lines(scene: Scene, combat: Combat) -> Iterator[Reason]:
    """Who shows the defence, the odds before the die; then the result, and what it still demands."""
    if combat.stage is Stage.REVEAL:
        is_due = Reason("np-awaits-reveal", "9.6", (combat.target,))
        yield fighting.revealing_refusal(scene) or is_due
    if combat.code is None:
        if _is_read(scene, combat):
            yield from attacking.combat_odds(scene, combat).explained()
            yield Reason("np-support-attacker-only", "11.11b")
            yield from used_up(scene)
        return
    yield Reason("np-result", args={"code": combat.code.value})
    if combat.chooser:
        yield Reason("np-log-chooser", args={"role": combat.chooser.value})
    if owed := fighting.owed_losses(scene, combat):
        role, wanted = owed
        args = {"role": role.value, "units": wanted.units, "strength": wanted.strength}
        yield Reason("np-owed", "11.3h", args=args)
    if combat.retreating:
        yield Reason("np-retreating", "12.0", args={"hexes": combat.retreat})
    for unit in pursuing.left_behind(scene, combat) if combat.stage is Stage.PURSUIT else ():
        yield Reason("np-no-pursuit", "13.3", about=_named(scene, unit))


def used_up(scene: Scene) -> Iterator[Reason]:
    """How many have given support in the combat phase under way: each does so once (11.8 to 11.11)."""
    used = [scene.game.counters[unit].type for unit in scene.game.phase.used if unit in scene.game.counters]
    air, naval = used.count(UnitType.AIR), used.count(UnitType.NAVAL)
    if used:
        args = {"air": air, "naval": naval, "command": len(used) - air - naval}
        yield Reason("np-used-up", "11.11", args=args)


def _ways(scene: Scene, combat: Combat) -> Iterator[Reason]:
    """Where the units that retreat or pursue may go."""
    for unit in combat.retreating if combat.stage is Stage.RETREAT else ():
        ends = _in_order(scene, retreating.retreat_ends(scene, unit))
        yield Reason(
            "np-retreat-to" if ends else "np-retreat-nowhere", "12.2", ends, about=_named(scene, unit)
        )
    for unit in combat.pursuing:
        allowed = pursuing.pursuit_allowance(scene, unit)
        ends = _in_order(scene, retreating.pursuit_ends(scene, unit, allowed))
        yield Reason("np-may-pursue", "13.3", ends, {"allowed": allowed}, _named(scene, unit))


def _in_order(scene: Scene, hexes: Iterable[HexCoord]) -> tuple[HexCoord, ...]:
    """Hexes by their printed numbers."""
    return tuple(sorted(hexes, key=scene.field.board.hex_name))


def _named(scene: Scene, unit: str) -> Reason:
    return named(scene.game.counters[unit])


def _is_read(scene: Scene, combat: Combat) -> bool:
    """Whether it is known who defends, and every strength in the combat."""
    is_known = all(counter.strength is not None for counter in parties(scene, combat))
    return bool(combat.defenders) and is_known


def _stages(combat: Combat) -> Track:
    """The way from the die to the pursuit, with the stage that is on."""
    now = next(place for place, stages in enumerate(_STAGES) if combat.stage in stages)
    return Track(tuple(Reason("np-stage", args={"stage": stage.value}) for stage, *_ in _STAGES), now)


# ---- before an attack ----


def _possible(scene: Scene) -> Iterator[Part]:
    choices = (*attack_choices(scene), *attacks_with_some(scene))
    if not choices:
        yield Lines((Reason("np-no-attack-now", "11.0"),))
        return
    yield ChoiceList(choices)
    columns = ("np-column-target", "np-column-strengths", "np-column-column")
    rows = tuple(_forecast(scene.seen, hex_) for hex_ in attacking.targets(scene))
    yield Table(tuple(map(Reason, columns)), rows)


def _forecast(scene: Scene, hex_: HexCoord) -> tuple[Reason, ...]:
    """A target with the strengths and the column when everybody attacks it without support."""
    combat = attacking.planned(scene, cmd.Attack(hex=hex_, crt=Crt.RAID))
    target = target_in_words(scene.field.board, combat.target)
    if not _is_read(scene, combat):
        return target, Reason("np-strengths-unread"), Reason("value-unknown")
    odds = attacking.combat_odds(scene, combat)
    args = {"attack": odds.attack, "defence": float(odds.defence)}
    column = Reason("np-crt-column", args=column_args(odds.column))
    return target, Reason("np-strengths", args=args), column
