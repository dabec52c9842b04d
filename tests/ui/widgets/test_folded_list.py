"""A list that unfolds stays wide enough for its words."""

from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.widgets.steady import FoldedList


def test_it_grows_with_the_text_though_it_was_shown_before(shared: SharedWindow) -> None:
    window = shared.on("elst")
    folded = FoldedList()
    folded.addItems(["東部連合軍", "なし"])
    folded.setParent(window)
    folded.show()
    words = []
    for points in (9, 28):
        operations.set_preference(window.bridge, text_size=points)
        settle()
        words.append(folded.sizeHint().width() - folded.fontMetrics().horizontalAdvance("東部連合軍"))
    folded.setParent(None)
    folded.deleteLater()
    assert min(words) > 20
