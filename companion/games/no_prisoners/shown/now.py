"""What is due now and next in a campaign, and what leads on."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.games.no_prisoners.procedures import arriving, attacking, fighting, replacing, steps
from companion.games.no_prisoners.procedures.choices import (
    begin_choices,
    excess_choices,
    next_choice,
    optional_choices,
    task_choices,
)
from companion.games.no_prisoners.procedures.combat_choices import (
    combat_choices,
    end_choice,
    retreats_on_card,
)
from companion.games.no_prisoners.procedures.markers import railhead_arrivals
from companion.games.no_prisoners.procedures.stacking import overstacked, overstacking_refusal
from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase
from companion.games.no_prisoners.shown.event_page import task_lines
from companion.games.no_prisoners.shown.victory_page import VICTORY_PANEL, levels_now
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import Combat, Stage
from companion.games.no_prisoners.table.words import moment_in_words, named, target_in_words
from companion.hexes.coordinates import HexCoord
from companion.kit.cards import MOST_KEYS
from companion.kit.now import Due, Now, only_plain
from companion.kit.panels import Choice
from companion.kit.picks import Pick
from companion.reason import Reason

_ON_THE_MOVE = (Phase.SET_UP, Phase.REINFORCEMENT, Phase.MOVEMENT)


def now(scene: Scene) -> Now:
    """The phase under way with what it asks; an event's demand or a combat comes before all else."""
    moment = scene.game.moment
    player = moment.player_turn
    acting = Reason("np-player-turn", args={"player": player.value}) if player else None
    held_up = steps.task_waits(scene) or steps.combat_waits(scene)
    return Now(
        moment_in_words(moment), _short(moment), acting, tuple(_due(scene)), next_choice(scene, held_up)
    )


def _short(moment: Moment) -> Reason:
    player = moment.player_turn.value if moment.player_turn else "interface"
    args = {"turn": str(moment.turn), "player": player, "phase": moment.phase.value}
    return Reason("np-moment-short", args=args)


def _in_brief(level: Reason) -> Reason:
    """Who has won a front, without by how much: the strip has one line for it."""
    if level.about is None or level.about.key != "np-victory":
        return level
    return replace(level, about=replace(level.about, key="np-victory-level"))


def _due(scene: Scene) -> Iterator[Due]:
    if scene.game.is_over:
        yield from (Due(_in_brief(level), panel=VICTORY_PANEL, is_quiet=True) for level in levels_now(scene))
        return
    if scene.game.tasks:
        yield Due(
            next(task_lines(scene)), choice=_doing(task_choices(scene)), panel="np-events", is_owed=True
        )
    if scene.game.combat:
        yield _of_combat(scene, scene.game.combat)
    if refusal := overstacking_refusal(scene):
        pick = _too_many(scene, refusal)
        yield Due(refusal, len(overstacked(scene)), panel="np-table", pick=pick, is_owed=True)
    yield from _of_phase(scene)


def _too_many(scene: Scene, what: Reason) -> Pick | None:
    """Who goes of the first hex that holds too many; not asked while units may still move away (9.0a)."""
    if scene.game.moment.phase in _ON_THE_MOVE:
        return None
    ways = tuple(excess_choices(scene, what.hexes[0], "np-choice-lose-one"))
    return Pick(what, ways) if 1 < len(ways) <= MOST_KEYS and all(way.is_legal for way in ways) else None


def _of_combat(scene: Scene, combat: Combat) -> Due:
    """What the combat under way waits for; a retreat unit by unit."""
    count = len(combat.retreating) if combat.stage is Stage.RETREAT else None
    owed = fighting.owed_losses(scene, combat) if combat.stage is Stage.LOSSES else None
    wanted = {"units": owed[1].units, "strength": owed[1].strength} if owed else {"units": 0, "strength": 0}
    who = owed[0].value if owed else str(combat.chooser or "")
    args: dict[str, str | int | float] = {"stage": combat.stage.value, "role": who, "count": count or 0}
    what = Reason("np-now-combat", "11.3", (combat.target,), {**args, **wanted})
    ways = combat_choices(scene)
    end = end_choice(scene) if combat.stage is Stage.PURSUIT else _doing(ways)
    return Due(what, count, end, "np-combat", _which(scene, combat, what, ways), is_owed=True)


def _doing(ways: Sequence[Choice]) -> Choice | None:
    """The only way that takes nothing more; where none is open, one that says why."""
    return only_plain(ways) if any(way.is_legal for way in ways) else next(iter(ways), None)


def _which(scene: Scene, combat: Combat, what: Reason, ways: Sequence[Choice]) -> Pick | None:
    """The result, the losses or the way of a retreat among several; how far to pursue is shown on the map."""
    open_ = tuple(way for way in ways if way.is_legal)
    if combat.stage is Stage.RETREAT:
        return _retreat(scene, combat) if open_ and not only_plain(open_) else None
    is_asked = combat.stage in (Stage.CHOICE, Stage.LOSSES) and len(open_) > 1
    return Pick(what, open_) if is_asked and all(way.is_plain for way in open_) else None


def _retreat(scene: Scene, combat: Combat) -> Pick | None:
    """Where the next unit retreats to; None where the hexes are more than a card has keys for."""
    counter = scene.game.counters[combat.retreating[0]]
    ways = tuple(retreats_on_card(scene, counter.id))
    if len(ways) > MOST_KEYS:
        return None
    hexes = tuple(hex_ for way in ways if isinstance(hex_ := way.values["hex"], HexCoord))
    args = {"count": combat.retreat}
    return Pick(Reason("np-retreat-where", "12.0", hexes, args, named(counter)), ways)


def _of_phase(scene: Scene) -> Iterator[Due]:
    match scene.game.moment.phase:
        case Phase.SET_UP:
            yield from _to_set_up(scene)
        case Phase.RANDOM_EVENT:
            yield from (
                Due(Reason("np-now-event", "5.0a"), choice=one, panel="np-events")
                for one in begin_choices(scene)
            )
        case Phase.REINFORCEMENT:
            yield from _set_by_hand(scene)
            yield from _arriving(scene)
            yield from _may_be_sent(scene)
        case Phase.REPLACEMENT:
            yield from _set_by_hand(scene)
            yield from _replacements(scene)
        case Phase.VP_CHECK | Phase.GAME_END:
            yield from _set_by_hand(scene)
        case phase if phase.is_combat and not scene.game.combat:
            yield from _attacks(scene)


def _set_by_hand(scene: Scene) -> Iterator[Due]:
    return (Due(choice.label, choice=choice) for choice in begin_choices(scene))


def _to_set_up(scene: Scene) -> Iterator[Due]:
    """A table that tracks no counter places none; one that has begun places all."""
    if waiting := scene.game.at(Spot.TO_SET_UP):
        count, rule = len(waiting), scene.scenario.set_up_rule(waiting[0].faction)
        what = Reason("np-now-set-up", rule, args={"count": count})
        ids = tuple(counter.id for counter in waiting)
        yield Due(what, count, panel="np-table", is_owed=bool(scene.game.on_map), counters=ids)


def _arriving(scene: Scene) -> Iterator[Due]:
    """Tribes out of the cup, then other reinforcements: none is held back by choice (6.3-5g).

    Those that come from the sea alone do as their owner likes (20.3).
    """
    turn = scene.game.player_turn
    waiting = scene.game.at(Spot.ARRIVING, turn.faction, turn.front) if turn else ()
    tribes = tuple(counter.id for counter in waiting if counter.is_tribal)
    others = [counter for counter in waiting if not counter.is_tribal]
    is_tracked = bool(scene.game.on_map)
    if railhead_arrivals(scene):
        yield Due(Reason("np-now-railhead", "16.2a"), is_owed=is_tracked)  # the tracker has it
    is_closed = turn is not None and arriving.is_closed(scene, turn)
    entering = tuple(counter.id for counter in others if not is_closed)
    landing = tuple(counter.id for counter in others if is_closed and arriving.may_land(scene, counter))
    shut_out = tuple(counter.id for counter in others if counter.id not in (*entering, *landing))
    for key, rule, ids, has_to_come in (
        ("np-now-tribes", "18.4a", tribes, True),
        ("np-now-reinforcements", "6.3-5g", entering, True),
        ("np-now-landing", "20.3", landing, False),
        ("np-now-shut-out", "6.3-5g", shut_out, False),
    ):
        if ids:
            what = Reason(key, rule, args={"count": len(ids)})
            yield Due(what, len(ids), panel="np-table", is_owed=is_tracked and has_to_come, counters=ids)


def _may_be_sent(scene: Scene) -> Iterator[Due]:
    """Optional units, which nobody owes; the tracker has them (19.5b)."""
    if count := sum(way.is_legal for way in optional_choices(scene)):
        yield Due(Reason("np-now-optional", "19.5b", args={"count": count}), count, is_quiet=True)


def _attacks(scene: Scene) -> Iterator[Due]:
    """What may be attacked; attacks are never forced (11.0)."""
    hexes = tuple(attacking.targets(scene))
    if hexes and scene.awaits_turn is None:
        first = target_in_words(scene.field.board, hexes[0])
        what = Reason("np-now-attacks", "11.0", hexes, {"count": len(hexes) - 1}, first)
        yield Due(what, len(hexes), panel="np-combat")


def _replacements(scene: Scene) -> Iterator[Due]:
    """Units that may still be tried, as far as the rate is known; nobody has to (14.2-3)."""
    if left := replacing.tries_left(scene):
        yield Due(Reason("np-now-replacements", "14.2-3b", args={"count": left}), left, panel="np-pools")
