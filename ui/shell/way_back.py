"""The way back from pages that are only looked at, however many were opened from one another."""

_LOOKED_AT = frozenset(
    {
        "start",
        "settings",
        "rules",
        "guide",
        "boards",
        "grid-check",
        "host-table",
        "facts",
        "records",
        "pack-up",
    }
)


class WayBack:
    """Remembers where the player was; whoever shows a page tells it."""

    def __init__(self) -> None:
        self._left: list[str] = []  # nobody is led in a circle: no page stands in it twice

    @property
    def pages(self) -> tuple[str, ...]:
        """The pages left, the latest at the end."""
        return tuple(self._left)

    def take_up(self, pages: tuple[str, ...]) -> None:
        """Lead as before, where a page was left in vain."""
        self._left = list(pages)

    def forget(self) -> None:
        """Lead nowhere: where the player was is gone."""
        self._left.clear()

    def follow(self, before: str, now: str) -> None:
        """One page is shown in place of another."""
        if now not in _LOOKED_AT:
            self.forget()
        elif now in self._left:
            del self._left[self._left.index(now) :]
        else:
            self._left.append(before)

    def leads(self, page: str) -> bool:
        """Whether a page is only looked at."""
        return page in _LOOKED_AT

    @property
    def page(self) -> str:
        """Where the player was before; the map if he was nowhere."""
        return self._left[-1] if self._left else "map"
