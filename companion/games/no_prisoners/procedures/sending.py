"""Optional units: sent in by their owner, claimed in the race (19.5 to 19.7, variants)."""

from companion.chance.requests import RollRequest
from companion.games.no_prisoners.procedures.arriving import is_before_revolt
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.pools.optional import (
    GALLIPOLI,
    ORIENT_CORPS,
    optional_refusal,
    optional_unit,
    orient_corps_claimant,
)
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.rules.turn.victory import Player, race_player
from companion.games.no_prisoners.table.commands import SendOptional
from companion.games.no_prisoners.table.counter_events import CounterMade
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.game_events import OptionalSent, Told
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.terms import Front, PlayerTurn
from companion.kit.questions import Question
from companion.reason import Reason
from companion.session.errors import IllegalCommandError


def sending_refusal(scene: Scene, command: SendOptional) -> Reason | None:
    """Why an optional unit may not be sent; None when it may (19.5, variants).

    Raises IllegalCommandError, which no table can overrule, where there is none.
    """
    try:
        unit = optional_unit(command.unit)
    except KeyError:
        raise IllegalCommandError(Reason("np-no-such-counter", args={"unit": command.unit})) from None
    moment = scene.game.moment
    is_own = moment.player_turn and (unit.faction, command.front) == (
        moment.player_turn.faction,
        moment.player_turn.front,
    )
    if not is_own or moment.phase is not Phase.REINFORCEMENT:
        return Reason("np-optional-own-phase", "19.5b")
    if is_before_revolt(scene, unit.faction, command.front):
        return Reason("np-before-revolt", "18.0a")
    if command.unit in scene.game.sent:
        is_gallipoli = command.unit == GALLIPOLI
        return (
            Reason("np-gallipoli-used", "VAR-GAL1") if is_gallipoli else Reason("np-optional-sent", "19.5c")
        )
    return optional_refusal(unit, moment.turn, command.front)


def send(course: Course, command: SendOptional) -> None:
    """It comes; in the race the Orient Corps only once both players were heard (VAR-OK2).

    Who could claim it in the West of this turn and did not is not asked again in the East.
    """
    is_raced_for = command.unit == ORIENT_CORPS and course.scene.options.race_for_damascus
    if is_raced_for and course.scene.game.player_turn is PlayerTurn.WEST_CP:
        course.ask(
            Question(
                purpose=NpPurpose.CLAIM, rule="VAR-OK2", subject=command.front.value, can_be_unknown=False
            )
        )
        return
    send_to(course, command.unit, command.front)


def other_claimed(course: Course, front: Front, *, is_claimed: bool) -> None:
    """The other player claims the Orient Corps too, which a coin decides, or does not."""
    turn, claimants = course.scene.game.moment.turn, tuple(Player) if is_claimed else (_commander(course),)
    if orient_corps_claimant(dict.fromkeys(claimants, turn)) is None:
        course.ask(RollRequest(purpose=NpPurpose.COIN, rule="VAR-OK2", dice=1, faces=2))
    else:
        send_to(course, ORIENT_CORPS, front)


def _commander(course: Course) -> Player:
    """The player of the race whose phase it is."""
    return race_player(course.scene.game.player_turn or PlayerTurn.WEST_CP)


def send_to(course: Course, id_: str, front: Front) -> None:
    """Its counters arrive on a front, wherever they were; the enemy gains victory points at the end."""
    unit = optional_unit(id_)
    course.add(OptionalSent(unit=unit.id, front=front if course.scene.game.has_hands else None))
    reason = Reason("np-log-optional", unit.rule, args={"vp": unit.vp}, about=Reason(f"np-unit-{unit.id}"))
    course.add(Told(reason=reason))
    if len(unit.fronts) > 1:  # the coin may send it to the other front
        course.add(Told(reason=Reason("np-log-optional-front", unit.rule, args={"front": front.value})))
    for one in unit.units:
        counter = course.scene.counter(one)
        spot = Spot.ARRIVING if counter.is_ground else Spot.AVAILABLE
        where = {"front": front, "spot": spot, "hex": None, "due": None}
        course.add(CounterMade(counter=counter.model_copy(update=where), is_told=False))
