"""What happened in a side's secret work."""

from typing import ClassVar

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.words import names_text, pieces_in_words, roster_text
from companion.games.elst.procedures.refit.event import PurseEvent
from companion.games.elst.procedures.refit.state import Purse, PurseStep, ShiftOutcome, ShiftPlan
from companion.games.elst.procedures.refit.stock_words import place_in_words
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.refit.groups import group_of
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.purchases import Purchase
from companion.games.elst.rules.refit.records import PurchaseLine, RosterLine
from companion.games.elst.rules.refit.terms import ShiftResult
from companion.games.elst.scenario_data import scenario_data
from companion.reason import Reason
from companion.session.messages import Event


class DatedEvent(PurseEvent):
    """An event of one date's secret work."""

    is_result: ClassVar[bool] = True  # what the log says of it
    date: CampaignDate

    def changed(self, purse: Purse) -> Purse:
        """The purse of the date with the event's changes; what the log says is a result of the work."""
        today = purse.on(self.date)
        results = (*today.results, *(self.log() if self.is_result else ()))
        return today.model_copy(update={**self.changes(today), "results": results})

    def changes(self, purse: Purse) -> dict[str, object]:
        """The fields that change."""
        return {}


class ShiftDeclared(DatedEvent):
    """A group is about to Shift, its DR yet to come."""

    type = "elst-shift-declared"
    is_result = False
    plan: ShiftPlan

    def changes(self, purse: Purse) -> dict[str, object]:
        """One attempt on this date is made (4.511e)."""
        return {"shift": self.plan, "shifted": (*purse.shifted, self.plan)}

    def log(self) -> tuple[Reason, ...]:
        """Who, and from where."""
        return pieces_in_words(self.plan.pieces), place_in_words(Faction(self.secret_to), self.plan.origin)


class ShiftMade(DatedEvent):
    """A Shift came out."""

    type = "elst-shift-made"
    result: ShiftResult

    def log(self) -> tuple[Reason, ...]:
        return (Reason(f"refit-shift-{self.result.value}", "4.511g"),)

    def changes(self, purse: Purse) -> dict[str, object]:
        """Noted; units that pay for it still wait for their dice."""
        moves = purse.moves
        if purse.shift:
            moves = (*moves, ShiftOutcome(plan=purse.shift, result=self.result))
        is_open = self.result is ShiftResult.SUCCESS_WITH_LOSSES
        return {"moves": moves, "shift": purse.shift if is_open else None}


class ShiftLossesRolled(DatedEvent):
    """What the units of a Shift with losses became; `survivors` in their words."""

    type = "elst-shift-losses-rolled"
    survivors: tuple[str, ...]

    def changes(self, purse: Purse) -> dict[str, object]:
        """With them; nothing waits."""
        *earlier, last = purse.moves or (None,)
        paid = (last.model_copy(update={"survivors": self.survivors}),) if last else ()
        return {"shift": None, "moves": (*earlier, *paid)}

    def log(self) -> tuple[Reason, ...]:
        return (Reason("refit-log-left", "4.511g", args={"units": names_text(self.survivors) or "none"}),)


class SquadsReplenished(DatedEvent):
    """Squads were brought back, as what they come back as."""

    type = "elst-squads-replenished"
    squads: tuple[Pieces, ...]
    goal: str = ""

    def changes(self, purse: Purse) -> dict[str, object]:
        """With them; the points come next."""
        return {"replenished": self.squads, "replenished_to": self.goal, "step": PurseStep.POINTS}

    def log(self) -> tuple[Reason, ...]:
        """Who comes back."""
        return (Reason("refit-log-replenished", "4.513", args={"units": roster_text(self.squads) or "-"}),)


class PointsGained(DatedEvent):
    """The secret die brought CPP."""

    type = "elst-points-gained"
    gained: int

    def changes(self, purse: Purse) -> dict[str, object]:
        """They may be spent."""
        return {"gained": self.gained, "step": PurseStep.PURCHASE}

    def log(self) -> tuple[Reason, ...]:
        return (Reason("refit-log-points", "4.514", args={"count": self.gained}),)


class OrderChanged(DatedEvent):
    """Groups were put on the order or taken off."""

    type = "elst-order-changed"
    is_result = False
    order: tuple[Purchase, ...]
    dropped: str = ""  # the group taken off; older sessions do not tell

    def changes(self, purse: Purse) -> dict[str, object]:
        return {"order": self.order}

    def log(self) -> tuple[Reason, ...]:
        """What was taken off, and all that is on it now."""
        told: Reason | None = None
        for one in self.order:
            args = {"group": one.group, "place": "on-map" if one.on_map else "entering"}
            told = Reason("refit-ordered-and" if told else "refit-ordered", args=args, about=told)
        now = Reason("refit-order-now", about=told) if told else Reason("refit-ordered-nothing")
        gone = Reason("refit-order-dropped", args={"group": self.dropped})
        return (gone, now) if self.dropped else (now,)


class OrderPaid(DatedEvent):
    """The order was paid for and written down (4.515, 4.5153)."""

    type = "elst-order-paid"
    roster: RosterLine
    lines: tuple[PurchaseLine, ...]

    def changes(self, purse: Purse) -> dict[str, object]:
        """What is left carries over; the rolls of 4.516 come next."""
        return {
            "left": self.roster.left,
            "gained": 0,
            "roster": (*purse.roster, self.roster),
            "record": (*purse.record, *self.lines),
            "step": PurseStep.ROLLS,
        }


class LinesWritten(DatedEvent):
    """The lines of today's groups as rolls have made them; `are_complete`: none waits any more."""

    type = "elst-lines-written"
    lines: tuple[PurchaseLine, ...]
    are_complete: bool

    def changes(self, purse: Purse) -> dict[str, object]:
        """In place of today's lines."""
        earlier = tuple(line for line in purse.record if line.date is not self.date)
        step = PurseStep.CHIT if self.are_complete else PurseStep.ROLLS
        return {"record": (*earlier, *self.lines), "step": step}

    def news(self) -> tuple[Reason, ...]:
        """What each group brings, once all dice are rolled."""
        told = (_group_told(Faction(self.secret_to), line) for line in self.lines)
        return tuple(told) if self.are_complete else ()


def _group_told(side: Faction, line: PurchaseLine) -> Reason:
    if group_of(side, line.group).battery:  # no counters but a radio, and a full pile (CG3)
        return Reason("refit-log-battery", "4.516", args={"group": line.group, **scenario_data().chits})
    counters = ", ".join((*filter(None, (roster_text((*line.units, *line.received)),)), *line.leaders))
    if not counters:  # the Attack chit
        return Reason("refit-group-called", args={"group": line.group})
    strength = line.strength.value if line.strength else "none"
    args = {"group": line.group, "strength": strength, "counters": counters}
    return Reason("refit-log-group", "4.516", args=args)


class GroupBrought(DatedEvent):
    """A group came to where it is Retained before it first appears (CG8)."""

    type = "elst-group-brought"
    is_result = False
    group: str
    bought: int
    place: str
    is_hidden: bool = False  # older sessions brought every group for all to see

    def changes(self, purse: Purse) -> dict[str, object]:
        """Noted in its line."""
        return {"record": tuple(map(self._noted, purse.record))}

    def log(self) -> tuple[Reason, ...]:
        """Which, and where to."""
        if self.is_hidden:
            return (Reason("refit-log-group-hidden", "4.515", args={"group": self.group}),)
        group = Reason("refit-group-called", args={"group": self.group})
        return group, place_in_words(Faction(self.secret_to), self.place)

    def _noted(self, line: PurchaseLine) -> PurchaseLine:
        if (line.group, line.bought) != (self.group, self.bought):
            return line
        return line.model_copy(update={"retained_in": self.place, "is_hidden": self.is_hidden})


class ChitChosen(DatedEvent):
    """The initiative chit of the date was chosen."""

    type = "elst-chit-chosen"
    is_result = False
    chit: Chit

    def changes(self, purse: Purse) -> dict[str, object]:
        """The side is done."""
        return {"chit": self.chit, "step": PurseStep.DONE}

    def log(self) -> tuple[Reason, ...]:
        return (Reason(f"refit-chosen-{self.chit.value}"),)


PURSE_EVENTS: tuple[type[Event], ...] = (
    ShiftDeclared,
    ShiftMade,
    ShiftLossesRolled,
    SquadsReplenished,
    PointsGained,
    OrderChanged,
    OrderPaid,
    LinesWritten,
    GroupBrought,
    ChitChosen,
)
