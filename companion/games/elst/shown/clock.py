"""The turn and phase tracker: turns, the sequence of play as a checklist, and the clock's facts."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from companion.games.elst.procedures.artillery.choices import (
    adding_choices,
    ordnance_smoke_choices,
    other_fire_choices,
)
from companion.games.elst.procedures.artillery.fire_step import unfinished_artillery
from companion.games.elst.procedures.artillery.observing import observing_refusal
from companion.games.elst.procedures.artillery.situation import firing_batteries, has_part, turns
from companion.games.elst.procedures.artillery.state import Attempt, Battery
from companion.games.elst.procedures.clock import moment_in_words
from companion.games.elst.procedures.clock_step import back_choices, clock_choices
from companion.games.elst.procedures.marking_step import marking_choices
from companion.games.elst.rules.artillery.order import in_order
from companion.games.elst.rules.sequence import PHASES, Phase
from companion.games.elst.shown.refit.step_tasks import play_area_choice
from companion.games.elst.table.play_area import is_german_attack
from companion.games.elst.table.scene import Scene
from companion.games.elst.table.state import Clock
from companion.kit.facts import Fact
from companion.kit.panels import (
    Checklist,
    ChecklistItem,
    Choice,
    ChoiceList,
    Lines,
    Panel,
    Part,
    Progress,
    Track,
)
from companion.kit.phases import phase_list
from companion.reason import Reason

CLOCK_PANEL = "elst-clock"
TABLE_PANEL = "elst-table"
MARKERS_PANEL = "elst-table-markers"
_MOST_BOXES = 50  # thousands of millions, should the table insist on such a last turn, would fill memory


def clock_panel(scene: Scene, onward: Iterable[Choice] | None = None) -> Panel:
    """Turns, phases of the player turn, what the rules ask now, and the ways on."""
    asked = Checklist(tuple(_asked_now(scene)))
    first = (*_play_area(scene), *ordnance_smoke_choices(scene))
    ways = going_on(scene) if onward is None else onward
    choices = ChoiceList((*first, *ways, *back_choices(scene)))
    phases = phase_list(PHASES, scene.game.moment.phase, _phase_name)
    parts = (*_turn_track(scene), phases, asked, choices)
    return Panel(CLOCK_PANEL, moment_in_words(scene.game.moment), parts)


def lacks_play_area(scene: Scene) -> bool:
    """Whether a German attack begins, and nobody has marked what it uses (4.5171b)."""
    return is_german_attack(scene) and scene.campaign.play_area is None


def _play_area(scene: Scene) -> Iterator[Choice]:
    if lacks_play_area(scene):
        yield play_area_choice()


def going_on(scene: Scene) -> Iterator[Choice]:
    """Other fire, the next phase and the end of the scenario."""
    return held_up(scene, clock_choices(scene))


def held_up(scene: Scene, onward: Iterable[Choice]) -> Iterator[Choice]:
    """Other fire and the ways on, which artillery holds up until it has finished."""
    block = unfinished_artillery(scene)
    for choice in (*other_fire_choices(scene), *onward):
        yield replace(choice, refusal=block or choice.refusal)


def table_panel(scene: Scene) -> Panel:
    """Bringing in batteries."""
    choices = ChoiceList(tuple(adding_choices(scene)))
    return Panel(TABLE_PANEL, Reason("elst-panel-table"), (choices,), has_own_place=True)


def markers_panel(scene: Scene) -> Panel:
    """Laying markers and taking them off."""
    choices = ChoiceList(tuple(marking_choices(scene)))
    return Panel(MARKERS_PANEL, Reason("elst-panel-markers"), (choices,), has_own_place=True)


def _turn_track(scene: Scene) -> Iterator[Part]:
    """The boxes of the turn track with their circled numbers, and what those mean (CG2)."""
    length, turn = scene.game.clock.length, scene.game.moment.turn
    last = min(length.last_turn, _MOST_BOXES)
    boxes = tuple(_box(number, length.circled.get(number, 0)) for number in range(1, last + 1))
    yield Track(boxes, turn - 1 if turn <= last else None)
    if any(number <= last for number in length.circled):
        yield Lines((Reason("elst-turn-circled", "CG2a"),))


def _box(turn: int, circled: int) -> Reason:
    return Reason("elst-turn-box", args={"turn": str(turn), "circled": circled})


def _phase_name(phase: Phase) -> Reason:
    return Reason("elst-phase-short", args={"phase": phase.value})


# ---- what the rules ask now ----


def _asked_now(scene: Scene) -> Iterator[ChecklistItem]:
    """The steps of a fire phase in the order of the rules: ordnance smoke, artillery, other fire."""
    if scene.game.moment.firing is None:
        yield from _fires_on_map(scene)
        return
    fire_phase = scene.game.fire_phase
    batteries = {battery.id: battery for battery in firing_batteries(scene)}
    smoke = Progress.DONE if fire_phase.is_ordnance_smoke_done else Progress.CURRENT
    yield ChecklistItem(Reason("oba-step-ordnance-smoke", "2.1c"), smoke)
    for id_ in in_order(turns(scene)):
        if has_part(scene, batteries[id_]):
            yield battery_item(scene, batteries[id_])
    other = Progress.CURRENT if fire_phase.is_other_fire_begun else Progress.AHEAD
    yield ChecklistItem(Reason("oba-step-other-fire", "2.1j"), other)


def battery_item(scene: Scene, battery: Battery) -> ChecklistItem:
    """How far a battery is in its fire phase, and what it is to do."""
    activity = battery.activity
    args = {"battery": battery.id, "attempt": activity.attempt.value}
    if activity.is_over:
        return ChecklistItem(Reason("oba-step-over", args=args), Progress.DONE)
    if activity.barrage is not None:
        return ChecklistItem(Reason("oba-step-resolve", "2.5b", args=args), Progress.CURRENT)
    if activity.attempt is Attempt.NONE:
        if why := observing_refusal(scene, battery):
            barred = Reason("oba-step-no-contact", why.rule, args=args, about=why)
            return ChecklistItem(barred, Progress.CURRENT)
        key = "oba-step-maintain" if battery.has_contact else "oba-step-contact"
        return ChecklistItem(Reason(key, "2.1c", args=args), Progress.CURRENT)
    if battery.counter is None:
        return ChecklistItem(Reason("oba-step-place-ar", "2.3a", args=args), Progress.CURRENT)
    return ChecklistItem(Reason("oba-step-choose", "2.33a", args=args), Progress.CURRENT)


def _fires_on_map(scene: Scene) -> Iterator[ChecklistItem]:
    """Outside fire phases: the fire that waits for those who enter it."""
    if scene.game.moment.phase not in (Phase.MOVEMENT, Phase.ROUT, Phase.ADVANCE):
        return
    for battery in scene.game.batteries.values():
        if battery.has_ffe:
            yield ChecklistItem(Reason("oba-step-entry", "2.51a", args={"battery": battery.id}))


def clock_facts(clock: Clock, players: tuple[str, ...], last_box: int) -> tuple[Fact, ...]:
    """Turn, player turn and phase, who moves first, and the length within the turn track's boxes."""
    phases, last_turn = tuple(p.value for p in Phase), clock.length.last_turn
    return (
        Fact("clock/moment/turn", Reason("elst-fact-turn"), lowest=1, highest=last_turn),
        Fact("clock/moment/player", Reason("elst-fact-player"), players),
        Fact("clock/moment/phase", Reason("elst-fact-phase"), phases),
        Fact("clock/first_player", Reason("elst-fact-first-player"), players),
        Fact("clock/length/last_turn", Reason("elst-fact-last-turn"), lowest=1, highest=last_box),
        Fact("clock/is_over", Reason("elst-fact-is-over"), (True, False)),
    )
