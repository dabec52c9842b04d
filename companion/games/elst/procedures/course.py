"""The course of one decision in this game."""

from companion.games.elst.table.scene import Scene
from companion.kit.handling import EventCourse

Course = EventCourse[Scene]
