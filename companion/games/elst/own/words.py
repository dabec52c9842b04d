"""The names that players gave the sides, in the place of what these are called by themselves."""

from dataclasses import replace

from companion.games.elst.factions import OwnSide
from companion.games.elst.own.state import OwnGame
from companion.games.elst.table.state import ElstGame
from companion.reason import Reason

_NAMED = {f"{sort}-{side}": side for side in OwnSide for sort in ("faction", "option")}


def reworded(game: ElstGame, reason: Reason) -> Reason:
    """A reason with the names; the same where no side has one."""
    if not isinstance(game, OwnGame) or not game.names:
        return reason
    side = _NAMED.get(reason.key)
    if side is not None and side in game.names:
        return Reason("own-side-name", args={"name": game.names[side]})
    args = {key: _name(game, value) for key, value in reason.args.items()}
    about = reworded(game, reason.about) if reason.about else None
    return replace(reason, args=args, about=about)


def _name(game: OwnGame, value: str | int | float) -> str | int | float:
    return next((name for side, name in game.names.items() if side == value), value)
