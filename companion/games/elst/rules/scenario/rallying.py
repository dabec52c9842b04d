"""Self rally: in its own RPh each side has two attempts by MMC before the others (CG4)."""

from companion.reason import Reason

MOST_SELF_RALLIES = 2


def self_rally_refusal(attempts: int) -> Reason | None:
    """Why one more MMC may not try; None if it may. `attempts` are those of this RPh so far (CG4)."""
    if attempts < MOST_SELF_RALLIES:
        return None
    return Reason("self-rally-used", "CG4", args={"most": MOST_SELF_RALLIES})
