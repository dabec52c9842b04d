"""The escape calculator on the start page: DRM, odds, and what a DR makes of each unit."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from PySide6.QtWidgets import QLineEdit

from companion.chance.words import signed
from companion.reason import Reason
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.roster import Pieces
from companion.systems.elst.forces.tracking.words import printed_name
from companion.systems.elst.refit.escape import (
    EscapePlace,
    Escaper,
    EscapeStack,
    Survivor,
    after_escape,
    escape_drm,
    escape_modifiers,
    escape_result,
    stack_refusal,
)
from companion.systems.elst.refit.terms import EscapeResult
from ui.pages.escape_figures import Condition, result_odds, stack_of, typed_units
from ui.pages.fields import CalculatorCard, Fields
from ui.panels.request_words import chance_words, modifier_words
from ui.session_bridge import SessionBridge
from ui.widgets.segments import Segments

_MOST_LEADERS = 9


class EscapeFields(Fields):
    """Units by their counters, "4-5-7, 9-1", and ticks for where and how they are."""

    def _build(self) -> None:
        self._pieces: tuple[Pieces, ...] = ()
        self.faction = Segments(tuple(Faction))
        for faction in Faction:
            self._texts.bind(f"faction-{faction.value}", self.faction.button(faction).setText)
        self.faction.set_value(Faction.BRITISH)
        self.faction.chosen.connect(lambda _faction: self._read())
        self.line = QLineEdit()
        self._texts.bind("escape-units", self.line.setPlaceholderText)
        self.line.editingFinished.connect(self._read)
        self._grid.addWidget(self.faction, 0, 0, 1, 2)
        self._grid.addWidget(self.line, 0, 2, 1, 2)
        self._build_conditions()

    def _build_conditions(self) -> None:
        self.is_beside_own = self._check_box("refit-drm-beside-own-area", 1, 0)
        self.is_in_enemy = self._check_box("refit-drm-enemy-area", 1, 1)
        self.is_isolated = self._check_box("refit-drm-isolated", 2, 0)
        self.has_gun = self._check_box("refit-drm-gun", 2, 1)
        self.is_stunned = self._check_box("escape-stunned", 3, 0)
        self.wounded = self._stepper("escape-wounded", (3, 1), (0, _MOST_LEADERS), 0)
        self.roll = self._stepper("escape-dr", (4, 0), (2, 12), None, start=7)

    def _read(self) -> None:
        """Take the units from the line; one that cannot be read changes nothing."""
        if not self.line.text().strip():
            self._pieces = ()
        elif (pieces := self._bridge.guard(self._typed)) is not None:
            self._pieces = pieces
        self.answer()

    def _typed(self) -> tuple[Pieces, ...]:
        return typed_units(self.line.text(), Faction(str(self.faction.value())), self._bridge.board)

    def _condition(self) -> Condition:
        place = EscapePlace(
            is_beside_own_area=self.is_beside_own.isChecked(),
            is_in_enemy_area=self.is_in_enemy.isChecked(),
            is_isolated=self.is_isolated.isChecked(),
        )
        return Condition(
            place=place,
            has_gun=self.has_gun.isChecked(),
            is_stunned=self.is_stunned.isChecked(),
            wounded=self.wounded.value or 0,
        )

    # ---- the answer ----

    def _lines(self) -> list[str]:
        stack = stack_of(self._pieces, self._condition())
        if refusal := stack_refusal(stack):
            return [self._bridge.reason_text(refusal)]
        return [*self._result_lines(stack), self._drm_line(stack), *self._odds_lines(stack)]

    def _drm_line(self, stack: EscapeStack) -> str:
        listed = [modifier_words(self._bridge, modifier) for modifier in escape_modifiers(stack)]
        reasons = self._bridge.catalogue.join(listed) or self._bridge.text("escape-no-drm")
        return self._bridge.text("escape-drm", drm=signed(escape_drm(stack)), reasons=reasons)

    def _odds_lines(self, stack: EscapeStack) -> list[str]:
        return [self._chance(*item) for item in result_odds(stack).items()]

    def _chance(self, result: EscapeResult, chance: Fraction) -> str:
        words = self._bridge.text(_key(result))
        return self._bridge.text("escape-chance", result=words, chance=chance_words(self._bridge, chance))

    def _result_lines(self, stack: EscapeStack) -> list[str]:
        original, drm = self.roll.value, escape_drm(stack)
        if original is None:
            return []
        result = escape_result(stack.is_vehicle, original + drm)
        told = self._bridge.text(
            "escape-result",
            original=original,
            drm=signed(drm),
            final=str(original + drm).replace("-", "−"),
            result=self._bridge.reason_text(Reason(_key(result), "4.506f")),
        )
        fates = Counter(self._fate(unit, result) for unit in stack.units)
        listed = (
            self._bridge.text("escape-fate", unit=unit, fate=fate, count=count)
            for (unit, fate), count in fates.items()
        )
        return [told, *listed]

    def _fate(self, unit: Escaper, result: EscapeResult) -> tuple[str, str]:
        """A unit and what becomes of it, in words."""
        before = Survivor(unit.type, is_wounded=unit.is_wounded)
        return self._name(before), self._name(after_escape(unit, result))

    def _name(self, unit: Survivor) -> str:
        if unit.type is None:
            return self._bridge.text("escape-lost")
        name = printed_name(unit.type)
        return self._bridge.text("escape-wounded-leader", unit=name) if unit.is_wounded else name


def _key(result: EscapeResult) -> str:
    return f"escape-result-{result.value}"


class EscapeCalculator(CalculatorCard):
    """Answers from the units and ticks alone; no session, no map."""

    title_key = "escape-calculator-title"
    fields: EscapeFields

    def _make_fields(self, bridge: SessionBridge) -> EscapeFields:
        return EscapeFields(bridge, self._texts)
