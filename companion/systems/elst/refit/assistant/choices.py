"""What may be done in the Refit Phase, as choices with open fields."""

from collections.abc import Sequence

from companion.play.panels import Choice
from companion.systems.elst.refit.assistant.pages import refit_page
from companion.systems.elst.scene import Scene


def refit_choices(scene: Scene) -> Sequence[Choice]:
    """Everything that belongs to the step under way, for both sides and for the purses in sight."""
    page = refit_page(scene)
    return (*(choice for task in page.tasks for choice in task.choices), *page.onward)
