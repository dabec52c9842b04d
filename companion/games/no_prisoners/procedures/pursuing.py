"""Who may pursue or infiltrate once a hex is vacated, how far, and what must be told for that (13.0)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from companion.games.no_prisoners.procedures.asking import NATION, TYPE, unread
from companion.games.no_prisoners.procedures.attacking import survivors
from companion.games.no_prisoners.procedures.entering import step_refusal
from companion.games.no_prisoners.procedures.retreating import pursuit_ends
from companion.games.no_prisoners.rules.combat.crt import (
    result,
)
from companion.games.no_prisoners.rules.combat.pursuit import (
    infiltration_hexes,
    pursuit_hexes,
)
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import BY_TABLE, Combat
from companion.games.no_prisoners.terms import Nation, Role, UnitType
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import Question
from companion.reason import Reason


def pursuit_allowance(scene: Scene, unit: str) -> int:
    """How many hexes a unit may pursue after this combat; 0 for none (13.3, 13.5, 19.3).

    One whose type or colours nobody knows pursues as far as any: nothing says that it may not.
    """
    return _allowance(scene, scene.counter(unit))


def _allowance(scene: Scene, counter: Counter) -> int:
    combat = scene.game.combat
    if combat is None or combat.code is None:
        return 0
    types = [type_ for type_ in UnitType if type_.is_ground and counter.type in (None, type_)]
    return max((_allowance_as(scene, combat, counter, type_) for type_ in types), default=0)


def _allowance_as(scene: Scene, combat: Combat, counter: Counter, type_: UnitType) -> int:
    """What a unit of a type may pursue or infiltrate, whichever is more."""
    role = Role.ATTACKER if counter.id in combat.attackers else Role.DEFENDER
    advance = infiltration_hexes(
        type_,
        Nation.GERMAN if counter.is_colour_open else counter.nation,
        scene.game.moment.turn,
        is_sturm=counter.is_sturm,
        is_attacker=role is Role.ATTACKER,
        is_hex_empty=_is_emptied(scene, combat),
    )
    if combat.code is None or result(combat.code).pursuit is not role:
        return advance
    has_bonus = role is Role.ATTACKER and _is_commanded(scene, combat, counter)
    hexes = pursuit_hexes(type_, has_command_bonus=has_bonus, is_no_prisoners=combat.is_no_prisoners)
    return max(hexes, advance)


def _is_emptied(scene: Scene, combat: Combat) -> bool:
    """Whether no defender stands in the hex that was attacked."""
    return not any(c.is_ground for c in scene.game.in_hex(combat.target) if c.id in combat.defenders)


def _is_commanded(scene: Scene, combat: Combat, counter: Counter) -> bool:
    """Whether the HQ that gave the bonus still commands a unit, as far as anybody knows (7.4, A73)."""
    hq = scene.game.counters.get(combat.hq)
    is_unknown = combat.hq == BY_TABLE or (hq is not None and hq.is_on_map and hq.range is None)
    return is_unknown or combat.hq in scene.commanders(counter)


def left_behind(scene: Scene, combat: Combat) -> tuple[str, ...]:
    """The units of the party that pursues whose type does not (13.3)."""
    role = result(combat.code).pursuit if combat.code else None
    left = survivors(scene, combat, role) if role else ()
    return tuple(counter.id for counter in left if not pursuit_allowance(scene, counter.id))


def can_pursue(scene: Scene, unit: str) -> bool:
    """Whether there is a hex that a unit may pursue into: Damascus is closed to many (21.3)."""
    allowed = pursuit_allowance(scene, unit)
    return allowed > 0 and bool(pursuit_ends(scene, unit, allowed))


def shut_out(scene: Scene, vacated: Sequence[HexCoord], units: Iterable[str]) -> Iterator[Reason]:
    """What closes the vacated hexes to units that would pursue by their types (13.0, 21.3)."""
    for counter in map(scene.counter, sorted(units)):
        here = counter.hex
        if here is not None and pursuit_allowance(scene, counter.id):
            beside = (hex_ for hex_ in vacated if hex_ in here.neighbours())
            yield from filter(None, (step_refusal(scene, counter, here, hex_) for hex_ in beside))


def lacking(scene: Scene, combat: Combat) -> tuple[Question, ...]:
    """All types at once, then the colours, one by one."""
    return tuple(untyped(scene, combat)) or tuple(islice(_uncoloured(scene, combat), 1))


def untyped(scene: Scene, combat: Combat) -> Iterator[Question]:
    """The types of survivors that would pursue or infiltrate if only these were known."""
    return unread(scene.game, _able(scene, combat), TYPE)


def _uncoloured(scene: Scene, combat: Combat) -> Iterator[Question]:
    """The same by their colours."""
    return unread(scene.game, (c for c in _able(scene, combat) if _hangs_on_colours(scene, c)), NATION)


def _able(scene: Scene, combat: Combat) -> Iterator[Counter]:
    left = (counter for role in Role for counter in survivors(scene, combat, role))
    return (counter for counter in left if pursuit_allowance(scene, counter.id))


def _hangs_on_colours(scene: Scene, counter: Counter) -> bool:
    """Whether how far it advances hangs on colours, or a mark, that nobody has told (19.3)."""
    other = counter.model_copy(update={"nation": Nation.TURKISH})
    return counter.is_colour_open and _allowance(scene, other) < _allowance(scene, counter)
