"""Air, naval and command support of an attack at the table (11.8 to 11.11)."""

from collections.abc import Iterator, Sequence

from companion.games.no_prisoners.procedures.asking import RANGE, unread
from companion.games.no_prisoners.readings import CommandBonus
from companion.games.no_prisoners.rules.combat.support import USED, command_bonus_refusal
from companion.games.no_prisoners.table.commands import Attack
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import BY_TABLE
from companion.games.no_prisoners.table.words import about_first
from companion.games.no_prisoners.terms import Faction, UnitType
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.questions import Question
from companion.latest import Latest
from companion.reason import Reason

AIR_RANGE = 6
_bases: Latest[tuple[HexCoord, ...]] = Latest()


def support_refusal(scene: Scene, command: Attack, attackers: Sequence[Counter]) -> Reason | None:
    """Why an attack does not get the support that it claims; None when it does."""
    if command.air and (refusal := _air_refusal(scene, command.hex)):
        return refusal
    if command.naval and (refusal := _naval_refusal(scene, command.hex)):
        return refusal
    return _command_refusal(scene, attackers) if command.command else None


def is_to_be_had(scene: Scene, name: str, target: HexCoord, attackers: Sequence[Counter]) -> bool:
    """Whether a support ("air", "naval", "command") is known to be open to an attack (11.8 to 11.10)."""
    match name:
        case "air":
            return _air_refusal(scene, target) is None
        case "naval":
            return _naval_refusal(scene, target) is None
    return bool(attackers) and _known_refusal(scene, attackers) is None


# ---- air and naval ----


def has_marker(scene: Scene, type_: UnitType) -> bool:
    """Whether the player turn has an air group or a flotilla, used or not."""
    return bool(_markers(scene, type_))


def committed(scene: Scene, type_: UnitType) -> str:
    """The marker that is used: a free one, else any of the front that the table insists on."""
    markers = _markers(scene, type_)
    return _free(scene, type_) or next((counter.id for counter in markers), BY_TABLE)


def _free(scene: Scene, type_: UnitType) -> str:
    """An air group or flotilla of the front that was not used in this phase."""
    markers = _markers(scene, type_)
    return next((counter.id for counter in markers if counter.id not in scene.game.phase.used), "")


def _markers(scene: Scene, type_: UnitType) -> tuple[Counter, ...]:
    available = scene.game.at(Spot.AVAILABLE)
    return tuple(counter for counter in available if counter.type is type_ and scene.is_own(counter))


def _air_refusal(scene: Scene, target: HexCoord) -> Reason | None:
    """Why no air group supports an attack; None when one may (11.8)."""
    if not _markers(scene, UnitType.AIR):
        return Reason("np-no-air-group", "11.8")
    if not _free(scene, UnitType.AIR):
        return USED
    away = min((distance(base, target) for base in _air_bases(scene)), default=None)
    if away is None:
        return Reason("np-air-needs-base", "11.8b")
    args = {"distance": away, "range": AIR_RANGE}
    return Reason("np-air-too-far", "11.8b", (target,), args) if away > AIR_RANGE else None


def _air_bases(scene: Scene) -> tuple[HexCoord, ...]:
    """The cities and towns that own supplied ground units of the front hold."""
    return _bases.of((scene,), lambda: tuple(_found_bases(scene)))  # the same for each hex that is attacked


def _found_bases(scene: Scene) -> Iterator[HexCoord]:
    for town in scene.field.towns:
        own = (one for one in scene.by_hex.get(town, ()) if one.is_ground and scene.is_own(one))
        if any(map(scene.is_supplied, own)):
            yield town


def _naval_refusal(scene: Scene, target: HexCoord) -> Reason | None:
    """Why no flotilla supports an attack; None when one may (11.9)."""
    if scene.game.player_turn and scene.game.player_turn.faction is not Faction.ALLIED:
        return Reason("np-naval-allied-only", "11.9a")
    if not _markers(scene, UnitType.NAVAL):
        return Reason("np-no-flotilla", "11.9a")
    if not _free(scene, UnitType.NAVAL):
        return USED
    is_beside_canal = scene.field.value(target, "canal_bank") is not None
    is_by_water = is_beside_canal or bool(scene.field.value(target, "coastal"))
    return None if is_by_water else Reason("np-naval-needs-coast", "11.9b", (target,))


# ---- command ----


def commanding(scene: Scene, attackers: Sequence[Counter]) -> str:
    """The HQ that gives the bonus: one in range of all attackers, else one of unknown range."""
    common = frozenset.intersection(*(scene.commanders(counter) for counter in attackers))
    free = (hq for hq in sorted(common) if hq not in scene.game.phase.used)
    return next(free, None) or next((hq.id for hq in _hqs_of_unknown_range(scene)), BY_TABLE)


def is_range_needed(scene: Scene, attackers: Sequence[Counter]) -> bool:
    """Whether the ranges known so far do not give the bonus, so that the others decide."""
    return _known_refusal(scene, attackers) is not None


def unread_ranges(scene: Scene) -> Iterator[Question]:
    """The ranges of HQs of the player turn that nobody has been asked for."""
    return unread(scene.game, _hqs_of_unknown_range(scene), RANGE)


def _command_refusal(scene: Scene, attackers: Sequence[Counter]) -> Reason | None:
    """Why the bonus may not be claimed; an HQ whose range nobody knows forbids nothing."""
    if not any(_hqs(scene)):
        return Reason("np-no-hq", "7.0a")
    if not _is_spent(scene) and _hqs_of_unknown_range(scene):
        return None
    refusal = _known_refusal(scene, attackers)
    is_out_of_range = refusal is not None and refusal.key == "np-command-no-hq"
    return _out_of_range(scene, attackers) or refusal if is_out_of_range else refusal


def _out_of_range(scene: Scene, attackers: Sequence[Counter]) -> Reason | None:
    """Who stands out of range of the HQ that commands the most of the attackers; None where none does any."""
    ranges = {counter.id: scene.commanders(counter) for counter in attackers}
    hqs = sorted(frozenset().union(*ranges.values()))
    if not hqs:
        return None
    left_out = min(([one for one in attackers if hq not in ranges[one.id]] for hq in hqs), key=len)
    return about_first("np-command-out-of-range", "11.10", left_out)


def _known_refusal(scene: Scene, attackers: Sequence[Counter]) -> Reason | None:
    ranges = [scene.commanders(counter) for counter in attackers]
    used = {hq: hq in scene.game.phase.used for commanders in ranges for hq in commanders}
    return command_bonus_refusal(ranges, used, is_spent=_is_spent(scene))


def _hqs_of_unknown_range(scene: Scene) -> tuple[Counter, ...]:
    """The HQs of the player turn that might still command, their ranges unread."""
    return tuple(hq for hq in _hqs(scene) if hq.range is None and hq.id not in scene.game.phase.used)


def _hqs(scene: Scene) -> Iterator[Counter]:
    return (one for one in scene.game.on_map if one.type and one.type.is_hq and scene.is_own(one))


def _is_spent(scene: Scene) -> bool:
    """Whether a reading allows one bonus a phase, and it was claimed (A22)."""
    if scene.readings.command_bonus is not CommandBonus.ONCE_PER_PHASE:
        return False
    used = (scene.game.counters[unit] for unit in scene.game.phase.used)
    return any(counter.type and counter.type.is_hq for counter in used)
