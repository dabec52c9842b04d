"""Operations on smoke, vehicles, wrecks and blast areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.sighted import SightedGame
from companion.reason import CompanionError, Reason
from ui.operations.core import operation, take_step
from ui.operations.play import execute, execute_together
from ui.panels.marker_kinds import MarkerKind, has_marker, marker_places, with_marker, without_marker

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
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
    game = _game(bridge)
    if game and has_marker(bridge.markers, hex_, kind, level):
        return execute(bridge, game.take_marker(kind.value, hex_, level))
    if game and keep and not has_marker(bridge.trial_markers, hex_, kind, level):
        return execute(bridge, game.put_marker(kind.value, hex_, level, amount))
    return _toggle_here(bridge, hex_, kind, keep, level, amount)


@operation
def _toggle_here(
    bridge: SessionBridge, hex_: HexCoord, kind: MarkerKind, keep: bool, level: int, amount: int | None
) -> None:
    """Without a session, or for the current check."""
    if not keep:
        _refuse_what_if_before_declaring(bridge, hex_)
    sets = {"markers": bridge.markers, "trial_markers": bridge.trial_markers}
    having = {name: one for name, one in sets.items() if has_marker(one, hex_, kind, level)}
    if having:
        changes = {name: without_marker(one, hex_, kind, level) for name, one in having.items()}
        take_step(bridge, _step("step-marker-removed", hex_, kind), **changes)
        return
    name = "markers" if keep else "trial_markers"
    _refuse_barred_smoke(bridge, hex_, kind)
    placed = with_marker(sets[name], hex_, kind, level, amount)
    take_step(bridge, _step("step-marker-placed", hex_, kind), **{name: placed})


@operation
def keep_trial_markers(bridge: SessionBridge) -> None:
    """Let the markers of the current check stay on the map."""
    if game := _game(bridge):
        _lay_trial_markers(bridge, game)
    elif bridge.trial_markers:
        kept = bridge.markers.merged(bridge.trial_markers)
        take_step(bridge, Reason("step-markers-kept"), markers=kept, trial_markers=kept.none())


@operation
def clear_markers(bridge: SessionBridge) -> None:
    """Take every marker off the map."""
    if game := _game(bridge):
        places = marker_places(bridge.markers)
        execute_together(bridge, [game.take_marker(kind.value, hex_, level) for kind, hex_, level in places])
        bridge.update(trial_markers=bridge.trial_markers.none())
    elif bridge.markers or bridge.trial_markers:
        none = bridge.markers.none()
        take_step(bridge, Reason("step-markers-cleared"), markers=none, trial_markers=none)


def _game(bridge: SessionBridge) -> SightedGame | None:
    """The game in play that keeps the markers, if there is one."""
    system = bridge.session.system if bridge.session else None
    return system if isinstance(system, SightedGame) else None


def _lay_trial_markers(bridge: SessionBridge, game: SightedGame) -> None:
    trial = bridge.trial_markers
    bridge.update(trial_markers=trial.none())
    amounts = {(smoke.hex, smoke.kind.value, smoke.level): smoke.amount for smoke in trial.smoke}
    laid = (
        game.put_marker(kind.value, hex_, level, amounts.get((hex_, kind.value, level)))
        for kind, hex_, level in marker_places(trial)
    )
    execute_together(bridge, laid)


def _step(key: str, hex_: HexCoord, kind: MarkerKind) -> Reason:
    return Reason(key, hexes=(hex_,), args={"kind": kind.value})


def _refuse_what_if_before_declaring(bridge: SessionBridge, hex_: HexCoord) -> None:
    is_declared = bridge.sight is not None and bridge.sight.declared
    if bridge.fair_play and not is_declared:
        raise CompanionError(Reason("fair-play-hides-what-if", hexes=(hex_,)))


def _refuse_barred_smoke(bridge: SessionBridge, hex_: HexCoord, kind: MarkerKind) -> None:
    from companion.sight.chart import load_chart, smoke_refusal

    if kind.is_smoke and (refusal := smoke_refusal(load_chart(bridge.board.id), bridge.board, hex_)):
        raise CompanionError(refusal)
