"""The session in play as one with artillery: its batteries at a glance, and where rounds came down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from companion.latest import Latest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from companion.games.elst.artillery_game import ArtilleryGame
    from companion.games.elst.procedures.artillery.aim_events import RoundLanded
    from companion.games.elst.procedures.artillery.mission_events import AttackMade
    from companion.games.elst.procedures.artillery.state import Battery
    from companion.games.elst.shown.artillery.card import BatteryCard
    from companion.kit.panels import Choice
    from companion.reason import Reason
    from companion.session.messages import Event
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

_SYSTEMS = frozenset({"elst", "starter-kit"})
_LONGEST_PHASE = 500  # acts; what an overlong one began with is not looked for at each act


@dataclass(frozen=True, slots=True)
class BatteryView:
    """A battery as the window shows it.

    `round` is where its last round of this phase came down, `attacks` what its last fire of this phase
    did, `news` what has befallen it in this phase, `choices` everything that may be done with it now or
    may not.
    """

    card: BatteryCard
    battery: Battery
    round: RoundLanded | None = None
    attacks: tuple[AttackMade, ...] = ()
    news: tuple[Reason, ...] = ()
    choices: tuple[Choice, ...] = ()


_latest: Latest[tuple[BatteryView, ...]] = Latest()  # panel and map both ask for them


def elst_system(bridge: SessionBridge) -> ArtilleryGame[Any] | None:
    """The game in play when it has this artillery."""
    return _system_of(bridge.session) if bridge.session else None


def _system_of(session: Session) -> ArtilleryGame[Any] | None:
    return session.system if session.system.id in _SYSTEMS else None  # type: ignore[return-value]  # by its id


def battery_views(bridge: SessionBridge) -> tuple[BatteryView, ...]:
    """Every battery in play, in order of their names."""
    session = bridge.session
    return _latest.of((session.state,), lambda: tuple(_views(session))) if session else ()


def _views(session: Session) -> Iterator[BatteryView]:
    system = _system_of(session)
    if system is None:
        return
    happened = list(_this_phase(session))
    entries = {choice.values["battery"]: choice for choice in _entry_choices(session, system)}
    for card in system.cards(session.state):
        yield BatteryView(
            card,
            session.state.game.battery(card.id),
            _last_round(happened, card.id),
            _last_attacks(happened, card.id),
            _news(happened, card.id),
            (*card.choices, *([entries[card.id]] if card.id in entries else ())),
        )


def _entry_choices(session: Session, system: ArtilleryGame[Any]) -> Iterable[Choice]:
    """Outside fire phases: a unit enters a blast area."""
    from companion.games.elst.procedures.artillery.choices import entry_choices

    scene = system.scene(session.state)
    return entry_choices(scene) if scene.game.moment.firing is None else ()


def _this_phase(session: Session) -> Iterator[Event]:
    """What has happened in the phase under way, the latest first."""
    journal, moment = session.journal, session.state.game.moment
    acts = len(journal.acts)
    for place in reversed(range(max(0, acts - _LONGEST_PHASE), acts)):
        if journal.state_at(place + 1).game.moment != moment:
            return
        yield from reversed(tuple(journal.acts[place].events))


def _last_round(happened: list[Event], battery: str) -> RoundLanded | None:
    from companion.games.elst.procedures.artillery.aim_events import RoundLanded

    rounds = (event for event in happened if isinstance(event, RoundLanded) and event.battery == battery)
    return next(rounds, None)


def _last_attacks(happened: list[Event], battery: str) -> tuple[AttackMade, ...]:
    """The attacks of the latest fire, in the order in which they were rolled."""
    from companion.games.elst.procedures.artillery.mission_events import AttackMade, BarrageBegan

    attacks: list[AttackMade] = []
    for event in happened:
        if isinstance(event, BarrageBegan) and event.battery == battery:
            break
        if isinstance(event, AttackMade) and event.battery == battery:
            attacks.insert(0, event)
    return tuple(attacks)


def _news(happened: list[Event], battery: str) -> tuple[Reason, ...]:
    """What has befallen a battery, in the order in which it did."""
    own = (event for event in reversed(happened) if getattr(event, "battery", None) == battery)
    return tuple(reason for event in own for reason in event.news())
