"""Counters fire at or from a steeple hex: what bars it, which level it strikes, what counts (1.1b-1.1l)."""

from collections.abc import Iterator

from companion.games.elst.procedures.artillery.sights import on_lines
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import FireAt
from companion.games.elst.procedures.forces.moved import moved_in, moved_of_type
from companion.games.elst.procedures.forces.moving import absence_refusal, named
from companion.games.elst.procedures.forces.observers import marked_refusal
from companion.games.elst.procedures.forces.shot_events import ShotDeclared, ShotJudged, Struck
from companion.games.elst.procedures.forces.state import Place, Shot, Spot
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.steeple_fire import (
    AttackKind,
    attack_kind,
    fire_refusal,
    levels_attacked,
    must_name_level,
    range_bonus,
    steeple_hex_tem,
    suffers_backblast,
    weapons_of,
)
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.games.elst.table.play_area import outside_refusal
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.answering import Answered, Answers
from companion.kit.questions import Question
from companion.reason import Reason
from companion.saved import with_entry
from companion.session.errors import IllegalCommandError
from companion.sight.result import Position, Verdict

# ---- the command ----


def _refusal(scene: Scene, command: FireAt) -> Reason | None:
    pieces = named(scene, command.side, command.text)
    if command.weapon not in weapons_of(command.side, (some.piece_type for some in pieces)):
        raise IllegalCommandError(Reason("shot-no-such-weapon", args={"text": command.text}))
    return (
        absence_refusal(scene.game.forces, command.side, command.start, pieces)
        or marked_refusal(scene, command.side, command.start, pieces)
        or shot_refusal(scene, shot_of(scene, command))
    )


def shot_of(scene: Scene, command: FireAt) -> Shot:
    """The fire of a command, at the only level where there is but one; IllegalCommandError off the map."""
    level = GROUND if command.at_level is None else command.at_level
    if not scene.field.has(command.at, level) or not scene.field.has(command.hex, command.level):
        raise IllegalCommandError(Reason("forces-no-such-place", "", (command.at,)))
    return Shot(
        faction=command.side,
        start=command.start,
        weapon=command.weapon,
        is_area=command.is_area,
        at=command.at,
        level=_only_level(scene, command),
    )


def _only_level(scene: Scene, command: FireAt) -> int | None:
    """The level told; the ground without a steeple, the other level of the firer's own hex; else None."""
    if command.at_level is not None or not scene.field.has(command.at, STEEPLE):
        return command.at_level or GROUND
    if command.at == command.hex:
        return GROUND if command.level == STEEPLE else STEEPLE
    return None


def shot_refusal(scene: Scene, shot: Shot) -> Reason | None:
    """Why the rules of the steeple bar this fire; None when they do not (1.1b, 1.1e, 1.1f, 1.1i, 1.1k)."""
    firer = _firer(shot).hex
    if refusal := outside_refusal(scene, firer) or outside_refusal(scene, shot.at):
        return refusal
    away = distance(firer, shot.at)
    if shot.start.level != STEEPLE and not scene.field.has(shot.at, STEEPLE):
        return Reason("shot-no-steeple", "1.1d", (shot.at,))
    if away == 0 and shot.level == shot.start.level:
        return Reason("shot-own-location", "1.1d", (shot.at,))
    level = GROUND if shot.level is None else shot.level
    return fire_refusal(shot.weapon, shot.start.level, level, away) or _sight_refusal(scene, shot)


def _sight_refusal(scene: Scene, shot: Shot) -> Reason | None:
    """Why nobody is attacked: none of the levels fired at is seen."""
    if _attack(shot).falls_from_above or any(
        sees(scene, shot, level) is not False for level in _aimed(scene, shot)
    ):
        return None
    return Reason("shot-no-sight", "1.1k", (shot.at,))


def _attack(shot: Shot) -> AttackKind:
    return attack_kind(shot.weapon, is_area=shot.is_area)


def _firer(shot: Shot) -> Position:
    assert shot.start.hex is not None
    return Position(shot.start.hex, shot.start.level)


def _levels(scene: Scene, hex_: HexCoord) -> tuple[int, ...]:
    return (GROUND, STEEPLE) if scene.field.has(hex_, STEEPLE) else (GROUND,)


def _aimed(scene: Scene, shot: Shot) -> tuple[int, ...]:
    """The levels that the fire may strike: the one named, else all of the hex but the firer's own."""
    if shot.level is not None and not _attack(shot).is_whole_hex:
        return (shot.level,)
    own = _firer(shot)
    return tuple(level for level in _levels(scene, shot.at) if Position(shot.at, level) != own)


# ---- sight ----


def sees(scene: Scene, shot: Shot, level: int) -> bool | None:
    """Whether the firer sees a level of the hex; None where only the table can tell (1.1k)."""
    if level in shot.seen:
        return shot.seen[level]
    aimed = Position(shot.at, level)
    verdict = scene.field.verdict(_firer(shot), aimed, on_lines(scene), scene.sight)
    return None if verdict is Verdict.TOO_CLOSE else verdict is not Verdict.BLOCKED


# ---- the level ----


def _level_of_target(scene: Scene, shot: Shot) -> int | None:
    """The level that need not be named: all of the enemy tracked in the hex has just moved there (1.1j)."""
    levels = {level for level, _ in _enemies(scene, shot)}
    is_unmoving = not levels or any(not has_moved for _, has_moved in _enemies(scene, shot))
    if must_name_level(_attack(shot), has_unmoving=is_unmoving) or len(levels) != 1:
        return None
    return levels.pop()


def _enemies(scene: Scene, shot: Shot) -> Iterator[tuple[int, bool]]:
    """The level of each kind of enemy counter in the hex, and whether all of it has moved in this phase."""
    moved = moved_in(scene.game.forces, scene.game.moment)
    enemy = shot.faction.opponent
    for level in _levels(scene, shot.at):
        place = Place(spot=Spot.MAP, hex=shot.at, level=level)
        for some in scene.game.forces.at(enemy, place):
            yield level, moved_of_type(moved, enemy, place, some.type) >= some.count


# ---- the course of it ----


def _fire(course: Course, command: FireAt) -> None:
    _go_on(course, shot_of(course.scene, command))


def _go_on(course: Course, shot: Shot) -> None:
    """Ask for the next thing that only the table knows; judge the fire where nothing is left to ask."""
    scene = course.scene
    if shot.level is None and not _attack(shot).is_whole_hex:
        shot = shot.model_copy(update={"level": _level_of_target(scene, shot)})
    if question := _question(scene, shot):
        course.add(ShotDeclared(shot=shot))
        course.ask(question)
    else:
        course.add(_judged(scene, shot))


def _question(scene: Scene, shot: Shot) -> Question | None:
    attack = _attack(shot)
    if shot.level is None and not attack.is_whole_hex:
        levels = tuple(str(level) for level in _levels(scene, shot.at))
        return Question(
            purpose=ElstPurpose.SHOT_LEVEL,
            rule="1.1j",
            hexes=(shot.at,),
            options=levels,
            can_be_unknown=False,
        )
    if attack.falls_from_above:
        return None
    unsure = next((level for level in _aimed(scene, shot) if sees(scene, shot, level) is None), None)
    if unsure is None:
        return None
    return Question(
        purpose=ElstPurpose.SHOT_SIGHT,
        rule="1.1k",
        hexes=(shot.at,),
        args={"level": unsure},
        subject=str(unsure),
        can_be_unknown=False,
    )


def _judged(scene: Scene, shot: Shot) -> ShotJudged:
    attack, away = _attack(shot), distance(_firer(shot).hex, shot.at)
    aimed = _aimed(scene, shot)
    seen = frozenset(level for level in aimed if sees(scene, shot, level))
    struck = levels_attacked(attack, shot.level, seen).intersection(aimed)
    return ShotJudged(
        at=shot.at,
        struck=tuple(_struck(scene, shot, level) for level in sorted(struck)),
        close=_close(scene, shot) if away <= 1 else "",
        has_backblast=suffers_backblast(shot.weapon, shot.start.level),
    )


def _struck(scene: Scene, shot: Shot, level: int) -> Struck:
    """TEM and hindrance of a Location; the TEM of other hexes, the base rules tell."""
    tem = steeple_hex_tem(level, _attack(shot)) if scene.field.has(shot.at, STEEPLE) else None
    line = scene.field.los(_firer(shot), Position(shot.at, level), on_lines(scene), scene.sight)
    return Struck(level=level, tem=tem, hindrance=line.hindrance)


def _close(scene: Scene, shot: Shot) -> str:
    level = GROUND if shot.level is None else shot.level
    bonus = range_bonus(shot.start.level, level, distance(_firer(shot).hex, shot.at), scene.force_readings)
    return "tpbf" if bonus.is_triple else "pbf" if bonus.is_point_blank else "none"


def _level_told(course: Course, told: Answered) -> None:
    if shot := course.scene.game.forces.shot:
        _go_on(course, shot.model_copy(update={"level": int(str(told.value))}))


def _sight_told(course: Course, told: Answered) -> None:
    if shot := course.scene.game.forces.shot:
        seen = with_entry(shot.seen, int(told.subject), told.is_yes)
        _go_on(course, shot.model_copy(update={"seen": seen}))


HANDLERS: Handlers = {FireAt: (_refusal, _fire)}
ANSWERS: Answers = {ElstPurpose.SHOT_LEVEL: _level_told, ElstPurpose.SHOT_SIGHT: _sight_told}
