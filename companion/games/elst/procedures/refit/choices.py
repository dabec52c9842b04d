"""What may be done in the Refit Phase, as choices with open fields."""

from collections.abc import Sequence

from companion.games.elst.shown.refit.pages import refit_page
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Choice


def refit_choices(scene: Scene) -> Sequence[Choice]:
    """Everything that belongs to the step under way, for both sides and for the purses in sight."""
    page = refit_page(scene)
    return (*(choice for task in page.tasks for choice in task.choices), *page.onward)
