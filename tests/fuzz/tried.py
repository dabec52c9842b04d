"""What the random tests have tried, told in one line a kind at the end of a run: the figures to publish."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

Tell = Callable[
    [str, object], None
]  # pytest's record_property: what is told reaches the run's end from any process
_MARK = "tried: "


def tell_tried(tell: Tell, kind: str, counts: Mapping[str, int]) -> None:
    """Tell what a test of a kind has tried, by names in words."""
    tell(_MARK + kind, dict(counts))


def tried_lines(told: Iterable[tuple[str, object]]) -> list[str]:
    """One line a kind, with what all its tests have tried together."""
    sums: dict[str, Counter[str]] = {}
    for name, counts in told:
        if name.startswith(_MARK) and isinstance(counts, dict):
            sums.setdefault(name.removeprefix(_MARK), Counter()).update(counts)
    return [
        f"{kind}: {', '.join(f'{name} {n}' for name, n in c.items())}" for kind, c in sorted(sums.items())
    ]
