"""The course of one decision in this game."""

from companion.play.handling import EventCourse
from companion.systems.elst.scene import Scene

Course = EventCourse[Scene]
