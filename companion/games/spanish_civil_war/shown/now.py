"""What is due now and next in a battle, and what leads on."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from companion.games.spanish_civil_war.counters.words import formation_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.aftermath import advances
from companion.games.spanish_civil_war.procedures.duties import (
    missed,
    too_late,
    unattacked,
    undeclared,
    unmet_duties,
)
from companion.games.spanish_civil_war.procedures.entering import is_due
from companion.games.spanish_civil_war.procedures.pairing import pairings_left
from companion.games.spanish_civil_war.procedures.positions import beyond_boundary
from companion.games.spanish_civil_war.procedures.reserves import call_reminders, is_call_due, is_called
from companion.games.spanish_civil_war.procedures.setting_up import sets_up_next, setup_fault
from companion.games.spanish_civil_war.procedures.stacking import overstacked
from companion.games.spanish_civil_war.procedures.turning import (
    clock_choices,
    is_first_player_open,
    is_weather_due,
    is_weather_open,
)
from companion.games.spanish_civil_war.procedures.untold import Untold, earlier_arrivals, untold_arrivals
from companion.games.spanish_civil_war.rules.scoring import score_of
from companion.games.spanish_civil_war.rules.sequence import (
    BOMBARDMENT,
    COMBAT,
    MOVEMENT,
    Clock,
    Phase,
    moment_in_words,
)
from companion.games.spanish_civil_war.shown.air import may_bomb
from companion.games.spanish_civil_war.shown.clock import CLOCK_PANEL
from companion.games.spanish_civil_war.shown.combat import (
    COMBAT_PANEL,
    closed_ways,
    fight_choices,
    loss_choices,
    retreat_choices,
    retreat_told,
    steps_told,
)
from companion.games.spanish_civil_war.shown.forces import (
    due_calls,
    fallen_hqs,
    forces_panel_id,
    rebuild_choice,
)
from companion.games.spanish_civil_war.shown.on_map import is_to_set_up
from companion.games.spanish_civil_war.shown.status import STATUS_PANEL, is_judging_due, status_choices
from companion.games.spanish_civil_war.shown.victory import VICTORY_PANEL, summary
from companion.games.spanish_civil_war.table.commands import EndFight, FireBarrage, RollFight
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.hexes.coordinates import HexCoord
from companion.kit.now import Due, Now, acting_now
from companion.kit.panels import Choice
from companion.kit.picks import Pick
from companion.reason import Reason

_OFF = (Spot.HAND, Spot.MADRID)  # where counters wait
_IN_BRIEF = {"scw-reserve-two-due": "scw-now-reserve-two", "scw-reserve-all-due": "scw-now-reserve-all"}


def now(scene: Scene, *, is_asked: bool = False) -> Now:
    """The phase under way with what it asks, a question apart; a combat comes before all else."""
    clock = scene.game.clock
    acting = acting_now(clock.phasing.value) if clock.phasing else None
    due = tuple(_due(scene, is_asked=is_asked))
    full, short = moment_in_words(clock), moment_in_words(clock, "scw-moment-short")
    return Now(full, short, acting, due, _onward(scene), is_idle=_is_idle(scene))


def _is_idle(scene: Scene) -> bool:
    """Whether nothing is in a phase: the scenario tells the first player, the set-up is over (J.13)."""
    clock = scene.game.clock
    is_settled = clock.moment.phase is Phase.INITIATIVE and not is_first_player_open(scene)
    return is_settled and clock.moment != Clock().moment and not clock.is_over


def _onward(scene: Scene) -> Choice:
    return next(choice for choice in clock_choices(scene) if choice.goes_on)


def _due(scene: Scene, *, is_asked: bool) -> Iterator[Due]:
    clock = scene.game.clock
    if clock.is_over:
        yield Due(summary(score_of(scene))[-1], panel=VICTORY_PANEL, is_quiet=True)
        return
    if is_first_player_open(scene) and not is_asked:
        yield Due(Reason("scw-first-player-open", "B.1c"), choice=_roll(scene, "scw-choice-roll-dice"))
    if is_weather_due(scene) and not is_asked:
        yield Due(Reason("scw-weather-open", "5.0B"), choice=_roll(scene, "scw-choice-roll"))
    if scene.game.fight:
        yield from _of_fight(scene, scene.game.fight)
    elif clock.moment.phase in COMBAT:
        yield from _fights(scene)
        yield from _fallen(scene)
    elif clock.moment.phase in MOVEMENT:
        yield from _of_movement(scene)
    elif clock.moment.phase in BOMBARDMENT:
        yield from _bombs(scene)
    elif scene.is_setup:
        yield from _to_set_up(scene)
    yield from _overstacked(scene)
    if scene.is_setup:
        yield from _set_up(scene)
    if is_weather_open(scene) and not is_weather_due(scene):
        yield Due(Reason("scw-weather-open", "5.0B"), panel=CLOCK_PANEL)


def _roll(scene: Scene, label: str) -> Choice:
    """The die that a phase is there for, by what leads on: that asks for it first."""
    return replace(_onward(scene), label=Reason(label), goes_on=False)


# ---- combat ----


def _of_fight(scene: Scene, fight: Fight) -> Iterator[Due]:
    """The die; steps and retreats that it brought; support fire freed (12.3.3b); who may advance; the end."""
    ways = {choice.command: choice for choice in fight_choices(scene, fight) if choice.is_legal}
    if roll := ways.get(RollFight):
        what = Reason("scw-now-roll", hexes=fight.hexes)
        yield Due(what, choice=replace(roll, label=what), panel=COMBAT_PANEL)
    for side, steps in fight.steps_due.items():
        if steps:
            told = steps_told(fight, side)
            pick = Pick(told, tuple(loss_choices(scene, fight, side)), fight.chooser(side).value)
            yield Due(told, steps, panel=COMBAT_PANEL, pick=pick, is_owed=True)
    if count := len(fight.retreats_due):
        what = Reason("scw-now-retreats", "11.6", args={"count": count})
        yield Due(what, count, panel=COMBAT_PANEL, pick=_retreat(scene, fight), is_owed=True)
    if fire := ways.get(FireBarrage):
        yield Due(fire.label, choice=fire, panel=COMBAT_PANEL)
    if end := ways.get(EndFight):
        if count := len({wish.unit for wish in advances(scene, fight)}):  # no more once it ended (11.7c)
            what = Reason("scw-now-may-advance", "11.7a", args={"count": count})
            yield Due(what, count, panel=COMBAT_PANEL, is_free=True)
        over = Due(end.label, choice=end, panel=COMBAT_PANEL)
        yield from (over, *_fallen(scene)) if count else (*_fallen(scene), over)


def _bombs(scene: Scene) -> Iterator[Due]:
    """Bombs, where they would harm anybody: nobody owes them, but they stand beside the phase."""
    if may := may_bomb(scene):
        yield Due(may, is_quiet=True)


def _retreat(scene: Scene, fight: Fight) -> Pick | None:
    """Which way the next unit retreats, once nobody owes a step any more."""
    if any(fight.steps_due.values()):
        return None
    unit = scene.unit(fight.retreats_due[0])
    told, ways = retreat_told(scene, unit), tuple(retreat_choices(scene, unit))
    return Pick(told, ways, unit.faction.value, tuple(closed_ways(scene, unit)))


def _fights(scene: Scene) -> Iterator[Due]:
    """Supply and command; enemies that must be attacked, hex by hex; who must attack; what was declared."""
    yield from _judging(scene)
    left = undeclared(scene)
    yield from _counted("scw-now-declare", "11.1b", len(left), left)
    targets = unattacked(scene)
    yield from _counted("scw-now-attacks", "11.1a", len(targets), targets)
    left = missed(scene)
    yield from _counted("scw-now-missed", "11.1a", len(left), left)
    yield from _counted("scw-now-late", "11.1a", len(too_late(scene)))
    bound = unmet_duties(scene)
    yield from () if targets else _counted("scw-now-bound", "11.1a", len(bound))
    declared = pairings_left(scene)
    hexes = tuple(dict.fromkeys(hex_ for pairing in declared for hex_ in pairing.hexes))
    yield from _counted("scw-now-declared", "11.1b", len(declared), hexes)


def _fallen(scene: Scene) -> Iterator[Due]:
    """HQs that fell on this turn and may be rebuilt (10.5a)."""
    for way in map(rebuild_choice, fallen_hqs(scene)):
        yield Due(way.label, choice=way, panel=forces_panel_id(scene), is_free=True)


def _counted(key: str, rule: str, count: int, hexes: tuple[HexCoord, ...] = ()) -> Iterator[Due]:
    if count:
        what = Reason(key, rule, hexes, {"count": count})
        yield Due(what, count, panel=COMBAT_PANEL, is_owed=True)


# ---- movement and set-up ----


def _of_movement(scene: Scene) -> Iterator[Due]:
    """Supply and command, judged before anybody moves; then who may come onto the map, the surest first."""
    yield from _judging(scene)
    if waiting := _waiting(scene, is_due):
        what = Reason("scw-now-arrivals", "15.1a", args={"count": len(waiting)})
        yield Due(what, len(waiting), panel=forces_panel_id(scene), counters=waiting)
    earlier = earlier_arrivals(scene, scene.game.clock.phasing) if scene.game.clock.phasing else []
    together = earlier if len(earlier) > 1 else []
    yield from _untold(scene, together)
    is_republican = scene.game.clock.phasing is Faction.REPUBLICAN
    if is_republican:
        yield from (Due(told, panel=forces_panel_id(scene)) for told in beyond_boundary(scene))
    if is_republican or is_call_due(scene):
        yield from (_call(scene, reminder) for reminder in call_reminders(scene))
    if together:  # they may have come
        what = Reason("scw-now-untold-earlier", "15.1a", args={"count": len(together)})
        yield Due(what, len(together), panel=CLOCK_PANEL)


def _untold(scene: Scene, together: Collection[Untold]) -> Iterator[Due]:
    """What came due and nobody told, by name, but what is told together."""
    for one in untold_arrivals(scene):
        if one not in together:
            what = Reason("scw-now-untold", "15.1a", about=formation_in_words(one.formation.id))
            yield Due(what, panel=forces_panel_id(scene))


def _call(scene: Scene, reminder: Reason) -> Due:
    """The reserve that may be called, without why; of those called who is still to come (J.18)."""
    what = replace(reminder, key=_IN_BRIEF.get(reminder.key, reminder.key))
    calls = (replace(choice, label=what) for choice in due_calls(scene))
    called = tuple(unit.id for unit in scene.game.units.values() if is_called(scene, unit))
    return Due(what, choice=next(calls, None), panel=forces_panel_id(scene), counters=called)


def _judging(scene: Scene) -> Iterator[Due]:
    """Supply and command, until they are judged in a phase that goes by them (9.3c)."""
    if is_judging_due(scene):
        moment = scene.game.clock.moment
        is_owed = any(unit.stand.moved == moment for unit in scene.game.on_map())  # by what nobody judged
        what, judging = Reason("scw-not-judged-due", "9.3c"), status_choices(scene)[0]
        yield Due(what, choice=judging, panel=STATUS_PANEL, is_owed=is_owed)


def _waiting(scene: Scene, is_awaited: Callable[[Scene, Unit], bool]) -> tuple[str, ...]:
    """The counters off the map that are to come onto it now."""
    waiting = (unit for unit in scene.game.units.values() if unit.stand.spot in _OFF)
    return tuple(unit.id for unit in waiting if is_awaited(scene, unit))


def _to_set_up(scene: Scene) -> Iterator[Due]:
    """Counters told of formations that are set up, not on the map yet (4.0)."""
    if waiting := _waiting(scene, is_to_set_up):
        count, is_begun = len(waiting), any(True for _ in scene.game.on_map())
        what = Reason("scw-now-set-up", "4.0", args={"count": count})
        yield Due(what, count, panel=forces_panel_id(scene), is_owed=is_begun, counters=waiting)


def _set_up(scene: Scene) -> Iterator[Due]:
    """Once none waits: what stands elsewhere than set up; else who sets up next, and that all is right."""
    if _waiting(scene, is_to_set_up) or any(True for _ in overstacked(scene)):
        return
    standing = [(unit, unit.stand.hex) for unit in scene.game.on_map() if unit.stand.hex]
    outside = tuple(dict.fromkeys(hex_ for unit, hex_ in standing if setup_fault(scene, unit, hex_)))
    if outside:
        yield _of_set_up(scene, Reason("scw-now-outside", "4.0", outside))
        return
    if side := sets_up_next(scene):
        yield _of_set_up(scene, Reason("scw-now-side-sets-up", "4.0", args={"side": side.value}))
    if standing:
        yield _of_set_up(scene, Reason("scw-now-all-set-up", "4.0", args={"count": len(standing)}))


def _of_set_up(scene: Scene, told: Reason) -> Due:
    return Due(told, panel=forces_panel_id(scene), is_quiet=True)


def _overstacked(scene: Scene) -> Iterator[Due]:
    """Stacks over their limit as the phase ends (7.2a); asked about as those end that can mend it."""
    faults = tuple(overstacked(scene))
    hexes = tuple(hex_ for fault in faults for hex_ in fault.hexes)
    if faults:
        what = Reason("scw-now-overstacked", "7.2a", hexes, {"count": len(faults)})
        yield Due(what, len(faults), is_owed=scene.game.clock.moment.phase in MOVEMENT)
