"""Supply and command of the units on the map, assault points and air points."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.words import formation_in_words, unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.moving import judge_refusal
from companion.games.spanish_civil_war.procedures.pairing import has_begun
from companion.games.spanish_civil_war.procedures.support import air_points_left
from companion.games.spanish_civil_war.rules.sequence import COMBAT, MOVEMENT
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.shown.judged import judged_side
from companion.games.spanish_civil_war.table.commands import JudgeStatus
from companion.games.spanish_civil_war.table.scene import Scene
from companion.kit.panels import Choice, ChoiceList, Gauge, Lines, Panel, Part
from companion.reason import Reason

STATUS_PANEL = "scw-status"
POINTS_PANEL = "scw-points"


def status_panel(scene: Scene) -> Panel:
    """Whose supply or command is broken, as judged for the phase, and judging it."""
    parts = (ChoiceList(status_choices(scene)), Lines(tuple(status_lines(scene))))
    is_due = scene.game.clock.moment.phase in MOVEMENT or is_judged_first(scene)
    return Panel(STATUS_PANEL, Reason("scw-panel-status"), parts, is_due=is_due)


def status_choices(scene: Scene) -> tuple[Choice, ...]:
    """Judging supply and command, or judging again, in the phases where that is done; not after the end."""
    if judge_refusal(scene) or scene.game.clock.is_over:
        return ()
    if is_judged(scene):
        return (Choice(Reason("scw-choice-judge-again", "9.3c"), JudgeStatus),)
    short = Reason("scw-choice-judge-short")
    return (Choice(Reason("scw-choice-judge", "9.3c"), JudgeStatus, short=short),)


def is_judged(scene: Scene) -> bool:
    """Whether supply and command were judged in the phase under way."""
    judged = scene.game.judged
    return judged is not None and judged.moment == scene.game.clock.moment


def is_judging_due(scene: Scene) -> bool:
    """Whether supply and command of the counters on the map are to be judged before all else (9.3c)."""
    is_tracked = any(True for _ in scene.game.on_map())
    return is_tracked and not is_judged(scene) and bool(status_choices(scene))


def is_judged_first(scene: Scene) -> bool:
    """Whether a combat phase begins with judging: not once a combat has begun without it."""
    is_begun = scene.game.fight is not None or has_begun(scene)
    return scene.game.clock.moment.phase in COMBAT and not is_begun and is_judging_due(scene)


def status_lines(scene: Scene) -> Iterator[Reason]:
    """Each unit out of supply or out of command, the side that acts first; why, its hex tells."""
    if not is_judged(scene):
        yield Reason("scw-not-judged-yet", "9.3c")
        return
    phasing = scene.game.clock.phasing
    units = sorted(scene.game.on_map(), key=lambda unit: unit.faction is not phasing)
    broken = [reason for unit in units for reason in _broken(scene, unit.id)]
    yield from broken or [Reason("scw-all-well", args={"side": judged_side(scene)})]


def _broken(scene: Scene, id_: str) -> Iterator[Reason]:
    unit, hex_ = scene.placed(id_)
    status, about = scene.game.status(id_), unit_in_words(unit.counter)
    where = {"hex": scene.map.board.hex_name(hex_)}
    if not status.is_supplied:
        yield Reason("scw-out-of-supply", "9.3a", (hex_,), where, about)
    if not status.is_in_command:
        yield Reason("scw-out-of-command", "10.3", (hex_,), where, about)


def points_panel(scene: Scene) -> Panel:
    """Assault points by division, air points by side."""
    return Panel(POINTS_PANEL, Reason("scw-panel-points"), tuple(points_parts(scene)))


def points_parts(scene: Scene) -> Iterator[Part]:
    """What is left of each pool, the air points first, then side by side."""
    yield from _air(scene)
    for side in Faction:
        yield Lines((Reason("scw-points-of", args={"side": side.value}),))
        yield from _assault(scene, side)


def _assault(scene: Scene, side: Faction) -> Iterator[Gauge]:
    """Each division's, but of those that have left for another (B.16)."""
    most = scenario(scene.battle).assault_points
    for division, left in scene.game.assault_points.items():
        is_here = division not in scene.game.relieved
        if is_here and scene.order.formation(division).faction is side:
            yield Gauge(formation_in_words(division), left, most[division])


def _air(scene: Scene) -> Iterator[Gauge]:
    if scenario(scene.battle).has_air_points:
        for side in Faction:
            yield Gauge(Reason("scw-air-left", args={"side": side.value}), air_points_left(scene, side))
