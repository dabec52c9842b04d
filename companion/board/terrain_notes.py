"""What a game's own rules say of the terrain in a hex, kept as data in scenarios/NAME/terrain_notes.json.

The notes give only what the rules of the module print. What stands on the base game's terrain chart
alone is not among them: the player looks there.
"""

from enum import StrEnum
from functools import cache
from typing import Literal

from pydantic import Field

from companion.board.facts import HexFacts
from companion.files import read_json, reading
from companion.packages import scenario_folder
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap


class Topic(StrEnum):
    """What a note is about."""

    MOVEMENT = "movement"
    COVER = "cover"
    OTHER = "other"


class TerrainNote(Frozen):
    """One note on hexes with a terrain key or a value.

    `settles_entry` marks one that prices Infantry's entry or bars it.
    """

    topic: Topic
    key: str
    rule: str
    terrain: str = ""
    value: str = ""
    args: FrozenMap[str, int] = Field(default_factory=dict)
    settles_entry: bool = False

    def is_about(self, facts: HexFacts) -> bool:
        """Whether the hex has the terrain key, or the value and not as false."""
        return self.terrain in facts.terrain or bool(self.value and facts.values.get(self.value))

    def reason(self, facts: HexFacts) -> Reason:
        """The note as a line of explanation about this hex."""
        return Reason(self.key, self.rule, (facts.coord,), self.args)


class TerrainNotes(Frozen):
    """All notes of one game, in the order in which they are told."""

    format: Literal["wargame-companion-terrain-notes"] = "wargame-companion-terrain-notes"
    version: Literal[1] = 1
    notes: tuple[TerrainNote, ...] = ()

    def about(self, facts: HexFacts, topic: Topic) -> tuple[Reason, ...]:
        """What is to be told of a hex on one topic."""
        return tuple(n.reason(facts) for n in self.notes if n.topic is topic and n.is_about(facts))

    def settles_entry(self, facts: HexFacts) -> bool:
        """Whether the notes price or bar Infantry's entry of this hex."""
        return any(note.settles_entry and note.is_about(facts) for note in self.notes)


@cache
def terrain_notes(board_id: str) -> TerrainNotes:
    """The notes that come with a board of scenarios/; none for a board that has none."""
    file = scenario_folder(board_id) / "terrain_notes.json"
    if not file.is_file():
        return TerrainNotes()
    with reading(file.name):
        return TerrainNotes.model_validate(read_json(file))
