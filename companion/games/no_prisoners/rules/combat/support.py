"""The command bonus of an attack (11.10, 11.11)."""

from collections.abc import Collection, Mapping, Sequence

from companion.reason import Reason

USED = Reason("np-support-used", "11.11c")


def command_bonus_refusal(
    in_range_of: Sequence[Collection[str]], used: Mapping[str, bool], *, is_spent: bool = False
) -> Reason | None:
    """Why the command bonus may not be claimed; None when it may (11.10).

    `in_range_of` names for each attacker the HQs that command it, `used` tells which HQs were used in this
    phase. `is_spent`: a reading that allows one bonus a phase has had it.
    """
    if is_spent:
        return Reason("np-command-spent", "11.10")
    common = set(used).intersection(*in_range_of) if in_range_of else set()
    if not common:
        return Reason("np-command-no-hq", "11.10")
    return None if any(not used[hq] for hq in common) else Reason("np-command-hq-used", "11.11c")
