"""The difference that a step has made, place by place: before and after."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.words import names_text, roster_text
from companion.games.elst.procedures.refit.state import Purse, ShiftOutcome
from companion.games.elst.procedures.refit.stock import Stock, at, places_of, untried
from companion.games.elst.procedures.refit.stock_words import lot_in_words, place_in_words
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Change
from companion.reason import Reason

Words = tuple[Reason, ...]


def changes(scene: Scene) -> tuple[Change, ...]:
    """What the step under way has changed, the secrets in sight included."""
    public = (*_stock_changes(scene), *_loss_changes(scene))
    secret = (change for side, purse in scene.purses.items() for change in _purse_changes(side, purse, scene))
    return tuple(one for one in (*public, *secret) if _is_other(one))


def _is_other(change: Change) -> bool:
    """Whether anything is so no more; the order of lines is nothing to tell."""
    before, after = change.before, change.after
    return len(before) != len(after) or not all(line in after for line in before)


def _stock_changes(scene: Scene) -> Iterator[Change]:
    before, after = scene.campaign.began.stock, untried(scene.campaign.stock)
    for side in Faction:
        for place in dict.fromkeys((*places_of(before, side), *places_of(after, side))):
            was, now = (_lots(stock, side, place) for stock in (before, after))
            yield Change(place_in_words(side, place), was, now)


def _lots(stock: Stock, side: Faction, place: str) -> Words:
    return tuple(lot_in_words(lot) for lot in at(stock, side, place))


def _loss_changes(scene: Scene) -> Iterator[Change]:
    campaign = scene.campaign
    for side in Faction:
        pools = (campaign.began.losses.get(side, {}), campaign.losses_of(side))
        was, now = (_pieces(tuple(Pieces(type=i, count=n) for i, n in pool.items())) for pool in pools)
        yield Change(Reason("refit-subject-losses", "4.513a", args={"side": side.value}), was, now)


def _pieces(pieces: tuple[Pieces, ...]) -> Words:
    return (Reason("forces-pieces", args={"pieces": roster_text(pieces)}),) if pieces else ()


def _purse_changes(side: Faction, kept: Purse, scene: Scene) -> Iterator[Change]:
    """What a side's work of the date has brought so far."""
    purse, secret = kept.on(scene.campaign.date), side.value
    points = _points(_carried(purse)), _points(purse.left + purse.gained)
    yield Change(_subject("points", side), *points, secret)
    yield Change(_subject("replenished", side), (), _pieces(purse.replenished), secret)
    for move in purse.moves:
        args = {"place": move.plan.origin, "goal": move.plan.goal}
        before = _pieces(tuple(Pieces(type=id_, count=1) for id_ in move.plan.units))
        yield Change(Reason("refit-subject-shift", "4.511", args=args), before, _moved(move), secret)
    for line in purse.record:
        if line.date is scene.campaign.date:
            subject = Reason("refit-subject-group", "4.515", args={"group": line.group})
            yield Change(subject, (), _pieces((*line.units, *line.received)), secret)


def _subject(name: str, side: Faction) -> Reason:
    return Reason(f"refit-subject-{name}", args={"side": side.value})


def _points(count: int) -> Words:
    return (Reason("refit-count", args={"count": count}),)


def _carried(purse: Purse) -> int:
    """The points that the date began with."""
    today = [line for line in purse.roster if line.date is purse.date]
    return today[-1].start if today else purse.left


def _moved(move: ShiftOutcome) -> Words:
    """How the Shift came out, and who is left of those that paid for it."""
    result = Reason(f"refit-shift-{move.result.value}", "4.511g")
    if move.survivors is None:
        return (result,)
    return result, Reason("refit-log-left", "4.511g", args={"units": names_text(move.survivors) or "none"})
