"""The card of one battery: its radio, contact and chits, what stands on the map, what may be done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from companion.games.elst.procedures.artillery.commands import SetTarget, TakeAction
from companion.games.elst.procedures.artillery.firing import firepower_of
from companion.games.elst.rules.artillery.terms import Action
from companion.games.elst.shown.artillery.card import battery_panel_id
from ui.cards.pile_view import PileView, keeper_words, pile_words
from ui.games.elst.attacks import AttackList
from ui.games.elst.session import elst_system
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.lines import lines_view
from ui.session.roll_call import unconfirmed_of_panel
from ui.widgets.fold import remembered_fold
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from fractions import Fraction

    from PySide6.QtWidgets import QWidget

    from companion.hexes.coordinates import HexCoord
    from companion.kit.panels import Choice
    from ui.games.elst.session import BatteryView
    from ui.panels.panel import Panel
    from ui.shell.aiming import Chances


class BatteryCardView(QFrame):
    """Shows a battery. `observer` lists what the table may say of its observer and radio."""

    def __init__(self, panel: Panel, view: BatteryView, observer: Sequence[Choice]) -> None:
        super().__init__()
        self.setObjectName("work-card")
        self.setProperty("acting", "true" if view.card.is_acting else "false")
        self._panel, self._bridge, self._view = panel, panel.bridge, view
        self.choices: ChoiceListView | None = None
        self.attacks: AttackList | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 8, 10, 8)
        self._column.setSpacing(5)
        self._build(observer)

    @property
    def observer_key(self) -> str:
        """Of the fold of what the table may say of observer and radio."""
        return f"{self._view.card.id}-observer"

    @property
    def head(self) -> int:
        """The height of all down to what may be done, if anything may."""
        return self.choices.geometry().bottom() if self.choices else self._column.spacing()

    def _build(self, observer: Sequence[Choice]) -> None:
        """What is to be done stands before how it stands, so that nothing has to be scrolled to."""
        card = self._view.card
        self._add(self._label(self._bridge.reason_text(card.title), "subheading"))
        is_firing = self._view.battery.activity.barrage is not None
        if not is_firing:
            self._add_results()
        if self._view.choices:
            self.choices = ChoiceListView(
                self._panel, self._own_choices(), key=f"{card.id}-refused", chances_of=self._chances_of
            )
            self._add(self.choices)
        if is_firing:
            self._add_attacks()
            self._add_results()
        if words := unconfirmed_of_panel(self._bridge, battery_panel_id(card.id)):
            self._add(self._label(words, "dim"))
        self._add_state()
        if card.reminders:
            key = f"{card.id}-reminders"
            self._add_fold(key, "card-reminders", lambda: lines_view(self._panel, card.reminders))
        told = partial(ChoiceListView, self._panel, observer, key=f"{card.id}-told")
        self._add_fold(self.observer_key, "card-observer", told)

    def _add_results(self) -> None:
        """What units suffer is wanted before what befell the battery."""
        if lines := [line for attack in self._view.attacks for line in attack.log()]:
            self._add(lines_view(self._panel, lines))
        if self._view.news:
            self._add(self._label(self._bridge.text("card-news"), "small"))
            self._add(lines_view(self._panel, self._view.news))

    def _add_state(self) -> None:
        """Its pile first while it may be drawn from, else first who observes for it."""
        if self._view.card.is_acting:
            self._add_pile()
        self._add(lines_view(self._panel, self._view.card.status))
        if not self._view.card.is_acting:
            self._add_pile()

    def _own_choices(self) -> tuple[Choice, ...]:
        """The choices that are not a matter of the attack list."""
        return tuple(choice for choice in self._view.choices if choice.command is not SetTarget)

    # ---- pile and odds -----------------------------------------------------------------------

    def _add_pile(self) -> None:
        pile = self._bridge.in_play.state.piles.get(self._view.card.id)
        if pile is None:
            return
        self._add(PileView(self._bridge, pile))
        self._add(self._label(pile_words(self._bridge, pile), "small"))
        if keeper := keeper_words(self._bridge, self._view.card.id, pile):
            self._add_keeper(keeper)
        if odds := self._odds():
            self._add(self._label(odds, "small"))

    def _add_keeper(self, words: str) -> None:
        """A commitment can be copied, so that it can be kept elsewhere."""
        label = self._label(words, "small")
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setToolTip(self._bridge.text("pile-commitment-means"))
        self._add(label)

    def _odds(self) -> str:
        """The chances of what is still to come in this phase, in one line."""
        card, is_tried = self._view.card, self._view.battery.activity.has_attempted
        chances = {
            "odds-contact": None if is_tried else card.contact,
            "odds-black": card.next_draw.get("black"),
            "odds-both": None if is_tried else card.contact_and_access,
        }
        known = {key: chance for key, chance in chances.items() if chance is not None}
        told = (self._bridge.text(key, percent=_percent(chance)) for key, chance in known.items())
        return self._bridge.catalogue.join(told)

    # ---- fire --------------------------------------------------------------------------------

    def _add_attacks(self) -> None:
        system = elst_system(self._bridge)
        if system is None:
            return
        scene = system.scene(self._bridge.in_play.state)
        firepower = firepower_of(scene, self._view.battery)
        self.attacks = AttackList(self._panel, self._view, firepower, scene.fire_table)
        self._add(self.attacks)

    def _chances_of(self, choice: Choice) -> Chances | None:
        """Where the round of an aimed action may land; fair play tells nothing before it is called."""
        system, session = elst_system(self._bridge), self._bridge.session
        if choice.command is not TakeAction or self._bridge.fair_play or session is None or system is None:
            return None

        action = Action(choice.values["action"])

        def chances(hex_: HexCoord) -> Mapping[HexCoord, Fraction]:
            forecast = system.forecast(session.state, self._view.card.id, action, hex_)
            return forecast.hexes if forecast else {}

        return chances

    # ---- small parts -------------------------------------------------------------------------

    def _add(self, widget: QWidget) -> None:
        self._column.addWidget(widget)

    def _add_fold(self, key: str, title_key: str, make: Callable[[], QWidget]) -> None:
        self._add(remembered_fold(self._bridge.text(title_key), lambda: (make(),), key, self._panel.unfolded))

    def _label(self, text: str, look: str) -> QLabel:
        label = WrappedLabel(text)
        label.setObjectName(look)
        return label


def _percent(chance: Fraction) -> str:
    return f"{float(100 * chance):.0f}"
