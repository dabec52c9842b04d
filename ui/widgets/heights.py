"""How high texts are, measured once for each width: layouts ask many times."""

from collections.abc import Callable

_MOST = 40  # kept: the text before may come again, as a change of language goes to and fro


class Heights:
    """Of the texts of one widget, until `forget`: another font or look."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], int] = {}

    def of(self, text: str, width: int, measure: Callable[[int], int]) -> int:
        """How high a text is in a width, in pixels."""
        asked = text, width
        if asked not in self._kept:
            if len(self._kept) >= _MOST:
                self._kept.clear()
            self._kept[asked] = measure(width)
        return self._kept[asked]

    def forget(self) -> None:
        """Measure all of them anew."""
        self._kept.clear()
