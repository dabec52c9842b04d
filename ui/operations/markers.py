"""Operations on smoke, vehicles, wrecks and blast areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.sighted import SightedGame
from companion.reason import CompanionError, Reason
from companion.sight.marker_kinds import MarkerKind, has_marker, marker_places, with_marker, without_marker
from ui.operations.core import act, operation, settle, sight_table
from ui.operations.play import execute, execute_together

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from companion.hexes.coordinates import HexCoord
    from companion.session.messages import Command
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge


def toggle_marker(
    bridge: SessionBridge,
    hex_: HexCoord,
    kind: MarkerKind,
    keep: bool = True,
    *,
    level: int = 0,
    amount: int | None = None,
) -> bool:
    """Put a marker on a hex, or take it off when one lies there, kept or not.

    With `keep` it stays, on the session's table where there is a session; without, it counts for the
    current check only. `amount` is the hindrance printed on the counter, where the rules do not give it.
    """
    return toggle_markers(bridge, (hex_,), kind, keep, level=level, amount=amount)


def toggle_markers(
    bridge: SessionBridge,
    hexes: Sequence[HexCoord],
    kind: MarkerKind,
    keep: bool = True,
    *,
    level: int = 0,
    amount: int | None = None,
) -> bool:
    """As `toggle_marker` on each hex: what stays is one act."""
    lying = {hex_ for hex_ in hexes if has_marker(bridge.markers, hex_, kind, level)}
    tried = {hex_ for hex_ in hexes if has_marker(bridge.trial_markers, hex_, kind, level)}
    trial = [hex_ for hex_ in hexes if hex_ not in lying and (hex_ in tried or not keep)]
    if trial and not _toggle_trial(bridge, trial, kind, keep, level, amount):
        return False
    kept = [hex_ for hex_ in hexes if hex_ in lying or (hex_ not in tried and keep)]
    return not kept or _do(
        bridge,
        lambda game: [
            game.take_marker(kind.value, hex_, level)
            if hex_ in lying
            else game.put_marker(kind.value, hex_, level, amount)
            for hex_ in kept
        ],
    )


@operation
def _toggle_trial(
    bridge: SessionBridge,
    hexes: Sequence[HexCoord],
    kind: MarkerKind,
    keep: bool,
    level: int,
    amount: int | None,
) -> None:
    """For the current check only: no act, since it leaves with the check."""
    trial = bridge.trial_markers
    for hex_ in hexes:
        if not keep:
            _refuse_what_if_before_declaring(bridge, hex_)
        if has_marker(trial, hex_, kind, level):
            trial = without_marker(trial, hex_, kind, level)
        else:
            _refuse_barred_smoke(bridge, hex_, kind)
            trial = with_marker(trial, hex_, kind, level, amount)
    settle(bridge, trial_markers=trial)


def keep_trial_markers(bridge: SessionBridge) -> bool:
    """Let the markers of the current check stay on the map."""
    trial = bridge.trial_markers
    bridge.update(trial_markers=trial.none())
    amounts = {(smoke.hex, smoke.kind.value, smoke.level): smoke.amount for smoke in trial.smoke}
    return _do(
        bridge,
        lambda game: [
            game.put_marker(kind.value, hex_, level, amounts.get((hex_, kind.value, level)))
            for kind, hex_, level in marker_places(trial)
        ],
    )


def clear_markers(bridge: SessionBridge) -> bool:
    """Take every marker off the map."""
    if bridge.trial_markers:
        settle(bridge, trial_markers=bridge.trial_markers.none())
    places = marker_places(bridge.markers)
    return _do(
        bridge, lambda game: [game.take_marker(kind.value, hex_, level) for kind, hex_, level in places]
    )


def _do(bridge: SessionBridge, commands_in: Callable[[SightedGame], Sequence[Command]]) -> bool:
    """Carry out commands of the game that keeps the markers."""
    table, game = sight_table(bridge)
    commands = commands_in(game)
    if table is not bridge.session:
        return _do_freely(bridge, table, commands)
    return execute(bridge, commands[0]) if len(commands) == 1 else execute_together(bridge, commands)


@operation
def _do_freely(bridge: SessionBridge, table: Session, commands: Sequence[Command]) -> None:
    """On a table without a game nothing is overruled."""
    if len(commands) == 1:
        act(bridge, table, lambda table: table.execute(commands[0]))
    else:
        act(bridge, table, lambda table: table.together(commands))


def _refuse_what_if_before_declaring(bridge: SessionBridge, hex_: HexCoord) -> None:
    is_declared = bridge.sight is not None and bridge.sight.declared
    if bridge.fair_play and not is_declared:
        raise CompanionError(Reason("fair-play-hides-what-if", hexes=(hex_,)))


def _refuse_barred_smoke(bridge: SessionBridge, hex_: HexCoord, kind: MarkerKind) -> None:
    from companion.sight.marker_chart import why_no_smoke

    if kind.is_smoke and (refusal := why_no_smoke(bridge.board, hex_)):
        raise CompanionError(refusal)
