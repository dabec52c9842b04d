"""The panels of a campaign: the clock with what waits, and the pages beside the map."""

from collections.abc import Iterator

from companion.games.no_prisoners.procedures.arriving import is_before_revolt
from companion.games.no_prisoners.procedures.by_sea import is_landing_made
from companion.games.no_prisoners.procedures.choices import phase_choices, task_choices
from companion.games.no_prisoners.procedures.combat_choices import combat_choices
from companion.games.no_prisoners.rules.turn.sequence import PHASES, Phase
from companion.games.no_prisoners.rules.turn.victory import race_player
from companion.games.no_prisoners.shown.combat_page import combat_lines, combat_page, used_up
from companion.games.no_prisoners.shown.counters_page import counters_page
from companion.games.no_prisoners.shown.event_page import event_page, task_lines
from companion.games.no_prisoners.shown.pools_page import pools_page, replacements_left
from companion.games.no_prisoners.shown.track_page import track_page
from companion.games.no_prisoners.shown.victory_page import victory_page
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.words import moment_in_words
from companion.games.no_prisoners.terms import Faction, PlayerTurn
from companion.kit.panel_set import PanelSet
from companion.kit.panels import (
    Checklist,
    ChecklistItem,
    ChoiceList,
    Lines,
    Panel,
    Part,
    Progress,
)
from companion.kit.phases import phase_list
from companion.reason import Reason

_CLOCK_PANEL = "np-clock"


def panels(scene: Scene) -> PanelSet:
    """The clock with what waits, a combat among it; then a page for each of the game's tables."""
    makers = {
        _CLOCK_PANEL: _clock_panel,
        "np-events": event_page,
        "np-table": counters_page,
        "np-combat": combat_page,
        "np-pools": pools_page,
        "np-track": track_page,
        "np-victory-points": victory_page,
    }
    return PanelSet(makers, scene)


# ---- the clock ----


def _clock_panel(scene: Scene) -> Panel:
    parts = (*_waiting(scene), _phase_list(scene))
    return Panel(_CLOCK_PANEL, moment_in_words(scene.game.moment), parts)


def _waiting(scene: Scene) -> tuple[Part, ...]:
    """What comes first: an event's demand, a combat, or what the phase offers."""
    if tasks := tuple(task_lines(scene)):
        return Lines(tasks), ChoiceList(tuple(task_choices(scene)))
    if scene.game.combat:
        title = Reason("np-panel-combat", "11.3", (scene.game.combat.target,))
        lines = Lines((title, *combat_lines(scene, scene.game.combat)))
        choices = tuple(combat_choices(scene))
        return (lines, ChoiceList(choices)) if choices else (lines,)
    return (ChoiceList(tuple(phase_choices(scene))),)


def _phase_list(scene: Scene) -> Checklist:
    """The phases of a player turn, with reminders under the one that is on."""
    moment = scene.game.moment
    if not moment.phases:
        reminders = tuple(_set_up_reminders(scene)) if moment.phase is Phase.SET_UP else ()
        return Checklist((ChecklistItem(_phase_name(moment.phase), Progress.CURRENT, reminders),))
    phases = [phase for phase in PHASES if phase in moment.phases or phase is moment.phase]
    return phase_list(phases, moment.phase, _phase_name, lambda _: tuple(_reminders(scene)))


def _set_up_reminders(scene: Scene) -> Iterator[Reason]:
    if waiting := scene.game.at(Spot.TO_SET_UP):
        yield Reason("np-now-set-up", args={"count": len(waiting)})
    yield Reason("np-remind-hq-sides", "2.4d")
    yield Reason("np-remind-cup", "18.0b")
    if scene.scenario.first_turn == 1:
        yield Reason("np-remind-first-turn", "26.5c")


def _phase_name(phase: Phase) -> Reason:
    return Reason("np-phase", args={"phase": phase.value})


def _reminders(scene: Scene) -> Iterator[Reason]:
    """What the rules leave to the table, at its phase."""
    game = scene.game
    if scene.options.race_for_damascus and game.player_turn:
        player = race_player(game.player_turn)
        yield Reason("np-race-commander", "24.0", args={"player": player.value})
    match game.moment.phase:
        case Phase.REINFORCEMENT if game.player_turn is PlayerTurn.EAST_ALLIED and not game.has_revolted:
            yield Reason("np-before-revolt", "18.0a")
        case Phase.REINFORCEMENT:
            yield Reason("np-remind-reinforcements", "6.2")
            yield Reason("np-remind-entry", "6.3-5", args={"player": str(game.player_turn)})
            if game.player_turn is PlayerTurn.EAST_ALLIED:
                yield Reason("np-remind-ar-units", "18.0d")
        case Phase.MOVEMENT:
            yield from _of_movement(scene)
        case Phase.COMBAT_1 | Phase.COMBAT_2:
            yield from _of_combat(scene)
        case Phase.REPLACEMENT:
            yield replacements_left(scene)


def _of_combat(scene: Scene) -> Iterator[Reason]:
    if Phase.COMBAT_2 not in scene.game.moment.phases:
        yield Reason("np-remind-one-combat", "22.4")
    yield from used_up(scene)
    yield Reason("np-remind-attacks", "11.0a")


def _may_land(scene: Scene) -> bool:
    """Whether the player turn is one of Allies who have not landed anybody this year (20.0)."""
    turn = scene.game.player_turn
    if turn is None or is_before_revolt(scene, turn.faction, turn.front):
        return False
    return turn.faction is Faction.ALLIED and not is_landing_made(scene, turn.front)


def _may_enter_ezoc(scene: Scene) -> bool:
    """Whether units of this player turn may enter EZOC by strategic movement (26.5)."""
    turn, exception = scene.game.player_turn, scene.scenario.may_enter_ezoc
    if turn is None or exception is None or exception.turn != scene.game.moment.turn:
        return False
    groups = scene.scenario.set_up_of(turn.faction, turn.front).groups
    return any(group.id in exception.groups for group in groups)


def _of_movement(scene: Scene) -> Iterator[Reason]:
    if not scene.options.fog_of_war:
        yield Reason("np-remind-stacks", "9.6")
    if _may_land(scene):
        yield Reason("np-remind-landing", "20.0c")
    if _may_enter_ezoc(scene):
        yield Reason("np-remind-strategic-into-ezoc", "26.5b")
    if scene.game.is_senussi:
        yield Reason("np-remind-senussi", "RE-WAL-4")
    if scene.game.moment.game_turn.quarter == 1:
        yield Reason("np-remind-winter-stacks", "22.2")
