"""The course of one decision: its events so far, and the scene as they leave it."""

from companion.chance.requests import DrawRequest, RollRequest
from companion.play.events import Asked
from companion.play.messages import Event
from companion.play.questions import Question
from companion.systems.elst.game import ElstEvent
from companion.systems.elst.scene import Scene


class Course:
    """Events in the order in which they come about. What is added counts at once for what follows."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """One thing more has happened."""
        self.events.append(event)
        if isinstance(event, ElstEvent):
            self.scene = self.scene.with_game(event.apply(self.scene.game))

    def ask(self, request: RollRequest | DrawRequest | Question) -> None:
        """The rules cannot go on without an answer."""
        self.events.append(Asked(request=request))
