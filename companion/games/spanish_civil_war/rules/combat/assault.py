"""Assault points: who pays for an assault (11.2, J.6, B.5)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.games.spanish_civil_war.counters.words import formation_in_words
from companion.reason import Reason
from companion.saved import with_entry


@dataclass(frozen=True, slots=True)
class Assaulter:
    """A mobile unit in an assault; `division` is the one whose points it uses, None for independent units."""

    division: str | None
    is_supplied: bool = True
    is_in_command: bool = True
    name: Reason | None = None


@dataclass(frozen=True, slots=True)
class Payment:
    """Which pools pay a point each, and why the assault cannot be made (None when it can)."""

    payers: tuple[str, ...]
    refusal: Reason | None = None

    @property
    def cost(self) -> int:
        """Points in all."""
        return len(self.payers)

    @property
    def paid_by(self) -> tuple[str, ...]:
        """Which pools pay in the end: none for an assault that the table insists on."""
        return self.payers if self.refusal is None else ()

    def taken_from(self, pools: Mapping[str, int]) -> Mapping[str, int]:
        """The pools afterwards; unchanged when the assault cannot be made."""
        for payer in self.paid_by:
            pools = with_entry(pools, payer, pools[payer] - 1)
        return pools


def assault_payment(
    units: Sequence[Assaulter], pools: Mapping[str, int], charge_to: str | None = None
) -> Payment:
    """What an assault costs: a point of each division that takes part (11.2.1b).

    Independent units alone cost one point in all, of the division that `charge_to` names (J.6c); beside
    divisions they cost nothing.
    """
    if refusal := next((reason for unit in units if (reason := _unit_refusal(unit))), None):
        return Payment((), refusal)
    divisions = tuple(dict.fromkeys(unit.division for unit in units if unit.division is not None))
    if not divisions and charge_to is None:
        return Payment((), Reason("scw-assault-name-payer", "J.6c"))
    payers = divisions or (str(charge_to),)
    broke = next((payer for payer in payers if pools.get(payer, 0) < 1), None)
    if broke is None:
        return Payment(payers)
    return Payment(payers, Reason("scw-assault-no-points", "11.2f", about=formation_in_words(broke)))


def _unit_refusal(unit: Assaulter) -> Reason | None:
    if not unit.is_supplied:
        return Reason("scw-assault-unsupplied", "11.2d", about=unit.name)
    return None if unit.is_in_command else Reason("scw-assault-out-of-command", "11.2d", about=unit.name)
