"""Barrages and bombardments (12.4, 13.3)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.chance.answers import Outcome
from companion.chance.requests import RollRequest, RollRow
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.aftermath import (
    adjacent_guns,
    can_lose,
    lose_forced,
    lose_steps,
    unit_loss_refusal,
)
from companion.games.spanish_civil_war.procedures.ending import end_done, unfinished
from companion.games.spanish_civil_war.procedures.figures import (
    barrage_of,
    barrage_told,
    barraged,
    bombardment_of,
    missing_values,
)
from companion.games.spanish_civil_war.procedures.pairing import declared_with
from companion.games.spanish_civil_war.procedures.positions import objective_fault
from companion.games.spanish_civil_war.procedures.support import (
    air_refusal,
    fire_refusal,
    flying,
    is_independent,
    is_of_guns_formation,
)
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.games.spanish_civil_war.readings import AdjacentGuns
from companion.games.spanish_civil_war.rules.artillery.barrage import barrage_results
from companion.games.spanish_civil_war.rules.ground.sight import (
    Sightline,
    sight_refusal,
    sightline,
    untold_slopes,
)
from companion.games.spanish_civil_war.rules.scenario.weather import spotting_range
from companion.games.spanish_civil_war.rules.sequence import BOMBARDMENT, COMBAT
from companion.games.spanish_civil_war.table.commands import BombHex, FireBarrage
from companion.games.spanish_civil_war.table.fight_events import (
    BarrageNotMade,
    FightBegan,
    FightChanged,
    SlopeTold,
)
from companion.games.spanish_civil_war.table.fights import Fight, Helpers
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import AttackKind, Weather
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.answering import Answered
from companion.kit.handling import EventCourse, Handlers
from companion.kit.printed import ask_next
from companion.kit.questions import Question
from companion.reason import Reason

# ---- barrage ----


def barrage_refusal(scene: Scene, command: FireBarrage) -> Reason | None:
    """Why guns may not barrage a hex; None when they may."""
    return next(_barrage_refusals(scene, command), None)


def _barrage_refusals(scene: Scene, command: FireBarrage) -> Iterator[Reason]:
    if is_freed_support(scene, command):
        yield from _nobody_there(scene, command, "12.3.3b")
        return
    yield from filter(None, [unfinished(scene)])
    guns = [scene.placed(id_)[0] for id_ in command.guns]
    if not all(scene.game.clock.is_of(gun.faction, COMBAT) for gun in guns):
        yield Reason("scw-barrage-enemy-phase", "12.0b")
    yield from _nobody_there(scene, command, "12.4a")
    if declared := declared_with(scene, command.hex):
        yield Reason("scw-barrage-declared-hex", "12.4a", declared)
    if refusal := fire_refusal(scene, command.guns, (command.hex,)):
        yield refusal
    if not scene.unfought(command.hex, guns[0].faction.opponent):
        yield Reason("scw-barrage-attacked-hex", "12.4a", (command.hex,))
    kept_out = (objective_fault(scene, gun, command.hex) for gun in scene.units(command.guns))
    yield from (fault for fault in kept_out if fault)
    unseen = (sight_fault(scene, id_, command.hex, command.spotter) for id_ in command.guns)
    yield from (fault for fault in unseen if fault)
    yield from _in_vain(scene, Fight(kind=AttackKind.BARRAGE, attacker=guns[0].faction, hexes=(command.hex,)))


def _nobody_there(scene: Scene, command: FireBarrage, rule: str) -> Iterator[Reason]:
    side = scene.unit(command.guns[0]).faction
    if not scene.at(command.hex, side.opponent):
        yield Reason("scw-no-enemy-there", rule, (command.hex,))


def _in_vain(scene: Scene, draft: Fight) -> Iterator[Reason]:
    """Why fire from afar harms nobody in its hex: only HQs or trucks are there (10.4, B.7e)."""
    units = (unit for hex_ in draft.hexes for unit in scene.at(hex_, draft.attacker.opponent))
    spared = [unit_loss_refusal(scene, draft, unit) for unit in units]
    if spared and all(spared):
        yield from (replace(refusal, hexes=draft.hexes) for refusal in spared[:1] if refusal)


def is_freed_support(scene: Scene, command: FireBarrage) -> bool:
    """Support fire whose attack a voluntary retreat cancelled becomes a barrage there (12.3.3b)."""
    fight = scene.game.fight
    if fight is None or not fight.is_cancelled or command.hex not in fight.hexes:
        return False
    return set(command.guns) <= set(fight.attack_help.guns)


def sight_fault(scene: Scene, gun: str, hex_: HexCoord, spotter: str) -> Reason | None:
    """Why a gun cannot barrage a hex that it does not see and no spotter named sees for it (12.4.1)."""
    unseen = unseen_by(scene, gun, hex_, "")
    return unseen_by(scene, gun, hex_, spotter) if unseen and spotter and spotter != gun else unseen


def unseen_by(scene: Scene, gun: str, hex_: HexCoord, spotter: str) -> Reason | None:
    """Why a gun, or its spotter, does not see a hex; None when it does (12.4.1)."""
    _, origin = scene.placed(spotter or gun)
    refusal = _spotter_refusal(scene, gun, hex_, spotter) if spotter else None
    return refusal or sight_refusal(_line(scene, origin, hex_))


def _line(scene: Scene, origin: HexCoord, hex_: HexCoord) -> Sightline:
    return sightline(scene.map.board, origin, hex_, scene.battle, scene.game.slopes_told)


def _untold(scene: Scene, command: FireBarrage) -> Iterator[HexCoord]:
    """The hexes whose elevation decides whether a gun sees; none where it or its spotter does anyhow."""
    for gun in command.guns if not is_freed_support(scene, command) else ():
        watchers = ("", command.spotter) if command.spotter not in ("", gun) else ("",)
        seeing = [one for one in watchers if unseen_by(scene, gun, command.hex, one) is None]
        lines = (_line(scene, scene.placed(one or gun)[1], command.hex) for one in seeing)
        yield from min((tuple(untold_slopes(line)) for line in lines), key=len, default=())


def _slope_questions(scene: Scene, command: FireBarrage) -> Iterator[Question]:
    """What the printed map shows of hills between gun and target, and what barrage waits for it."""
    waiting = {"guns": " ".join(command.guns), "spotter": command.spotter}
    for hex_ in _untold(scene, command):
        yield Question(
            purpose=SpanishPurpose.SLOPE,
            rule="12.4.1c",
            hexes=(hex_, command.hex),
            args={"hex": scene.map.board.hex_name(hex_), "target": scene.map.board.hex_name(command.hex)},
            subject=scene.map.board.own_name(hex_),
            details=waiting,
        )


def slope_told(course: EventCourse[Scene], told: Answered) -> None:
    """Note whether a hex rises or falls, and go on with the barrage that waits for it."""
    slope, target = told.request.hexes
    course.add(SlopeTold(hex=slope, number=told.subject, slopes=told.yes_or_no))
    guns, spotter = told.request.details["guns"].split(" "), told.request.details["spotter"]
    command = FireBarrage(guns=tuple(guns), hex=target, spotter=spotter)
    if refusal := barrage_refusal(course.scene, command):
        course.add(BarrageNotMade(refusal=refusal))
    else:
        _barrage(course, command)


def _spotter_refusal(scene: Scene, gun: str, hex_: HexCoord, spotter: str) -> Reason | None:
    """Why a unit may not spot for a gun, whatever it sees (12.4.1.1); None when it may."""
    (unit, _), (watcher, origin) = scene.placed(gun), scene.placed(spotter)
    if not (is_independent(scene, unit) or is_of_guns_formation(scene, unit, watcher)):
        return Reason("scw-spotter-other-formation", "12.4.1.1a")
    if not scene.game.status(spotter).is_in_command:
        return Reason("scw-spotter-out-of-command", "12.4.1.1a")
    far, most = distance(origin, hex_), _spotting_range(scene)
    is_too_far = far > most
    return Reason("scw-spotter-too-far", "12.4.1.1d", args={"far": far, "most": most}) if is_too_far else None


def _spotting_range(scene: Scene) -> int:
    return spotting_range(scene.game.clock.weather or Weather.CLEAR)


def spotters_for(scene: Scene, gun: str, hex_: HexCoord) -> tuple[str, ...]:
    """The units that may spot for a gun, the nearest to the target first."""
    unit, _ = scene.placed(gun)
    most = _spotting_range(scene)
    away = {u.id: distance(u.stand.hex, hex_) for u in scene.game.on_map(unit.faction) if u.stand.hex}
    near = sorted((far, id_) for id_, far in away.items() if far <= most and id_ != gun)
    return tuple(id_ for _, id_ in near if unseen_by(scene, gun, hex_, id_) is None)


def _barrage(course: EventCourse[Scene], command: FireBarrage) -> None:
    """The barrage, once the printed map has told what its sight hangs on; the table may insist on it."""
    is_insisted_on = barrage_refusal(course.scene, command) is not None
    if is_insisted_on or not ask_next(course, _slope_questions(course.scene, command)):
        _open_fire(course, command)


def _open_fire(course: EventCourse[Scene], command: FireBarrage) -> None:
    scene = course.scene
    side = scene.unit(command.guns[0]).faction
    draft = Fight(kind=AttackKind.BARRAGE, attacker=side, hexes=(command.hex,))
    is_freed = is_freed_support(scene, command)
    harmed = tuple(unit.id for unit in harmed_at(scene, side, command.hex, is_freed=is_freed))
    fight = draft.model_copy(
        update={
            "defenders": harmed,
            "attack_help": Helpers(guns=command.guns),
            "spotter": command.spotter,
            "before": scene.game.fight if is_freed else None,
        }
    )
    course.add(FightBegan(fight=fight, assault_points=scene.game.assault_points))
    ask_barrage(course)


def harmed_at(scene: Scene, side: Faction, hex_: HexCoord, *, is_freed: bool = False) -> tuple[Unit, ...]:
    """The enemies in a hex whom a barrage of a side may harm; freed support also those fought already."""
    draft = Fight(kind=AttackKind.BARRAGE, attacker=side, hexes=(hex_,))
    enemies = scene.at(hex_, side.opponent)
    if not is_freed:
        enemies = scene.unfought(hex_, side.opponent) or enemies
    return tuple(unit for unit in enemies if unit_loss_refusal(scene, draft, unit) is None)


def ask_barrage(course: EventCourse[Scene]) -> None:
    """Ask for a value that is missing, else for a die for each unit; nothing where no unit can be hurt."""
    scene, fight = course.scene, _fight(course.scene)
    if ask_next(course, missing_values(scene, fight)):
        return
    if not fight.defenders:
        course.add(FightChanged(fight=fight.model_copy(update={"code": "-"})))
    else:
        barrage = barrage_of(scene, fight)
        rows = tuple(
            RollRow(subject=unit.id, title=barrage_told(barrage, unit, seen))
            for unit, seen in barraged(scene, fight)
        )
        course.ask(
            RollRequest(
                purpose=SpanishPurpose.BARRAGE,
                rule="12.4f",
                hexes=fight.hexes,
                args={"strength": barrage.strength},
                subject=rows[0].subject,
                dice=1,
                rows=rows,
            )
        )


def barrage_rolled(course: EventCourse[Scene], rolled: Sequence[Outcome]) -> None:
    """Each unit's own result: its step is lost at once, its retreat is due."""
    scene, fight = course.scene, _fight(course.scene)
    units = barraged(scene, fight)
    dice = [outcome.natural for outcome in rolled]
    results = barrage_results(barrage_of(scene, fight), [seen for _, seen in units], dice)
    retreats = tuple(
        unit.id for (unit, _), (_, result) in zip(units, results, strict=True) if result.defender.retreat
    )
    codes = " ".join(result.code for _, result in results)
    near = sharing_guns(scene, fight)
    shared = min(sum(result.attacker.steps for _, result in results), len(near))
    if any(result.attacker.retreat for _, result in results):
        retreats = (*retreats, *near)
    after = {"code": codes, "retreats_due": retreats, "steps_due": {fight.attacker: shared}}
    course.add(FightChanged(fight=fight.model_copy(update=after)))
    for (unit, _), (_, result) in zip(units, results, strict=True):
        if result.defender.steps:
            lose_steps(course, unit, result.defender.steps)


def sharing_guns(scene: Scene, fight: Fight) -> tuple[str, ...]:
    """The guns that a reading has share the results of their barrage: those next to the hex (12.5c)."""
    if scene.readings.adjacent_guns is not AdjacentGuns.ALWAYS:
        return ()
    return adjacent_guns(scene, fight)


# ---- bombardment ----


def _bomb_refusal(scene: Scene, command: BombHex) -> Reason | None:
    if refusal := unfinished(scene):
        return refusal
    if not scene.game.clock.is_of(command.side, BOMBARDMENT):
        return Reason("scw-not-own-bombardment", "5.0C")
    if not command.aircraft and not command.air_points:
        return Reason("scw-no-aircraft", "13.3a")
    if not scene.at(command.hex, command.side.opponent):
        return Reason("scw-no-enemy-there", "13.3", (command.hex,))
    draft = Fight(kind=AttackKind.BOMBARDMENT, attacker=command.side, hexes=(command.hex,))
    return next(_in_vain(scene, draft), air_refusal(scene, command.side, command.help))


def _bomb(course: EventCourse[Scene], command: BombHex) -> None:
    end_done(course)
    scene = course.scene
    defenders = tuple(unit.id for unit in scene.at(command.hex, command.side.opponent))
    fight = Fight(
        kind=AttackKind.BOMBARDMENT,
        attacker=command.side,
        hexes=(command.hex,),
        defenders=defenders,
        attack_help=command.help,
    )
    for event in flying(scene, command.side, fight.attack_help):
        course.add(event)
    course.add(FightChanged(fight=fight))
    ask_bombs(course)


def ask_bombs(course: EventCourse[Scene]) -> None:
    """Ask for a strength that is missing, else for the die."""
    scene, fight = course.scene, _fight(course.scene)
    if ask_next(course, missing_values(scene, fight)):
        return
    attack = bombardment_of(scene, fight)
    if attack.column_name is None:
        course.add(FightChanged(fight=fight.model_copy(update={"code": "-"})))
        return
    subject = fight.defenders[0] if fight.defenders else ""
    course.ask(
        RollRequest(
            purpose=SpanishPurpose.BOMBS,
            rule="13.3a",
            hexes=fight.hexes,
            args={"column": attack.column_name},
            subject=subject,
            dice=1,
            modifiers=attack.modifiers,
        )
    )


def bombs_rolled(course: EventCourse[Scene], die: int) -> None:
    """A hit costs a step of a unit that the bombing player chooses (13.3c)."""
    scene, fight = course.scene, _fight(course.scene)
    is_hit = bombardment_of(scene, fight).is_hit(die)
    side: Faction = fight.attacker.opponent
    steps = min(int(is_hit), len(can_lose(scene, fight, side)))
    after = {"code": "1" if is_hit else "-", "steps_due": {side: steps}}
    course.add(FightChanged(fight=fight.model_copy(update=after)))
    lose_forced(course)


def _fight(scene: Scene) -> Fight:
    assert scene.game.fight is not None
    return scene.game.fight


HANDLERS: Handlers = {
    FireBarrage: (barrage_refusal, _barrage),
    BombHex: (_bomb_refusal, _bomb),
}
