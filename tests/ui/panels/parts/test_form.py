"""A form tells what is wrong at the field that it concerns."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.games.elst.procedures.artillery.commands import AttemptContact, MoveObserver
from companion.kit.panels import Choice, Form, Input, InputKind, Suggestion
from companion.kit.placed import Place
from companion.kit.questions import NO, YES, value_in_words
from companion.reason import Reason
from tests.ui.artillery_table import GUN, Table
from ui import operations
from ui.cards.ring import is_marked
from ui.look.style import dress
from ui.panels.panel import Panel
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.form import ChoiceForm
from ui.panels.parts.open_form import OpenForm
from ui.session.bridge import SessionBridge
from ui.session.message import Message, Severity
from ui.shell.kinds import of_kind
from ui.shell.message_bar import MessageBar
from ui.widgets.wrapped_label import WrappedLabel
from ui.widgets.yes_chip import YesChip

HEX = Input("hex", InputKind.HEX, Reason("input-hex"))
TEXT = Input("battery", InputKind.TEXT, Reason("input-counters"))
LABEL = Reason("oba-choice-contact")
LINES = Input("lines", InputKind.TEXT, Reason("input-counters"))


@pytest.fixture
def form(bridge: SessionBridge, qtbot: QtBot) -> ChoiceForm:
    form = ChoiceForm(bridge, Choice(LABEL, MoveObserver, inputs=(HEX, TEXT)))
    qtbot.addWidget(form)
    form.show()
    return form


def _told(form: ChoiceForm) -> dict[str, str]:
    return {name: note.text() for name, note in form.notes.items() if note.isVisible()}


def test_what_is_missing_or_wrong_is_told_at_its_field(
    form: ChoiceForm, qtbot: QtBot, messages: list[Message]
) -> None:
    form.inputs["hex"].setText("zz99")
    form.inputs["battery"].setText("G1")
    with qtbot.assertNotEmitted(form.given):
        form.submit()
    assert list(_told(form)) == ["hex"]
    assert form.inputs["hex"].accessibleDescription() == _told(form)["hex"]
    form.inputs["hex"].setText("nn8")
    form.inputs["battery"].setText("")
    assert _told(form) == {}
    form.submit()
    assert list(_told(form)) == ["battery"]
    assert not messages


def test_of_several_fields_that_lack_something_the_one_with_the_keyboard_says_so_and_keeps_it(
    form: ChoiceForm, qtbot: QtBot
) -> None:
    """Enter before anything was typed: what is typed then would go into another field."""
    with qtbot.waitActive(form):
        form.activateWindow()
    line = form.inputs["battery"]
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert list(_told(form)) == ["battery"]
    assert line.hasFocus()


@pytest.mark.parametrize(
    ("ends_way", "typed", "told"),
    [
        (True, "nn8", "NN8"),
        (True, "nn8 nn9 nn10", "NN10"),
        (True, "nn8 nn10", ""),
        (False, "nn8 nn9", ""),
    ],
)
def test_a_hex_that_ends_a_way_may_be_told_with_all_of_the_way(
    bridge: SessionBridge, qtbot: QtBot, ends_way: bool, typed: str, told: str
) -> None:
    form = ChoiceForm(bridge, Choice(LABEL, MoveObserver, inputs=(replace(HEX, ends_way=ends_way),)))
    qtbot.addWidget(form)
    form.show()
    given: list[Choice] = []
    form.given.connect(given.append)
    form.inputs["hex"].setText(typed)
    form.submit()
    assert [bridge.hex_name(one["hex"]) for one in given] == ([told] if told else [])
    assert bool(_told(form)) is not bool(told)


def test_what_comes_of_it_is_told_at_its_field_alone(
    form: ChoiceForm, bridge: SessionBridge, qtbot: QtBot
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bar = MessageBar(bridge, str, page, lambda: [page.rect()])
    why = Message(Severity.ERROR, Reason("no-session"), place=Place(field="hex"))
    form.given.connect(lambda _: bridge.message.emit(why))
    form.inputs["hex"].setText("nn8")
    form.inputs["battery"].setText("G1")
    form.submit()
    assert list(_told(form)) == ["hex"]
    assert bar.current is None
    bridge.message.emit(why)  # of some other form
    form.notes["hex"].take_back()
    assert _told(form) == {}


def test_what_the_table_may_insist_on_stands_in_the_slot_besides(bridge: SessionBridge, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bar = MessageBar(bridge, str, page, lambda: [page.rect()])
    wish, place = AttemptContact(battery="G1"), Place(field="hex")
    bar.show_message(Message(Severity.ERROR, Reason("no-session"), overrules=wish, place=place))
    assert bar.current is not None


def test_what_was_refused_goes_from_the_slot_as_soon_as_a_field_is_changed(
    form: ChoiceForm, bridge: SessionBridge, qtbot: QtBot
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bar = MessageBar(bridge, str, page, lambda: [page.rect()])
    wish = AttemptContact(battery="G1")
    why = Message(Severity.ERROR, Reason("no-session"), slot="refusal", overrules=wish)
    form.given.connect(lambda _: bridge.message.emit(why))
    form.inputs["hex"].setText("nn8")
    form.inputs["battery"].setText("G1")
    form.submit()
    assert bar.current is why
    form.inputs["battery"].setText("G2")
    assert bar.current is None
    bridge.message.emit(why)  # of something else
    form.inputs["battery"].setText("G3")
    assert bar.current is why


def test_an_open_form_tells_what_was_refused_until_another_answer_is_chosen(
    bridge: SessionBridge, qtbot: QtBot, tmp_path: Path
) -> None:
    Table(bridge, tmp_path)
    panel = Panel(bridge)
    qtbot.addWidget(panel)
    one = Input("battery", InputKind.OPTION, LABEL, options=("yes", "no"))
    form = OpenForm(panel, Form(LABEL, Choice(LABEL, AttemptContact, inputs=(one,))))
    qtbot.addWidget(form)
    form.fields["battery"].button("yes").click()
    with qtbot.assertNotEmitted(bridge.unsaid):
        form.give.click()
    with qtbot.waitSignal(bridge.unsaid) as unsaid:
        form.fields["battery"].button("no").click()
    assert unsaid.args == ["refusal"]


@pytest.fixture
def draw(bridge: SessionBridge, qtbot: QtBot, tmp_path: Path) -> Callable[[], ChoiceListView]:
    """Draws the choices of a panel anew, as every change in the session does."""
    Table(bridge, tmp_path).ready_to_fire()
    panel = Panel(bridge)
    qtbot.addWidget(panel)
    choice = Choice(LABEL, lambda lines: AttemptContact(battery=lines), inputs=(LINES,))

    def drawn() -> ChoiceListView:
        view = ChoiceListView(panel, (choice, replace(choice, label=Reason("prompt-nothing"))))
        qtbot.addWidget(view)
        view.show()
        return view

    return drawn


def test_typed_words_stay_while_a_page_is_left_or_drawn_anew(
    draw: Callable[[], ChoiceListView], bridge: SessionBridge, qtbot: QtBot
) -> None:
    first = draw()
    first.choose(first.choices[0])
    first.form.inputs["lines"].setText("nobody")
    again = draw()
    assert again.form.inputs["lines"].text() == "nobody"
    QTest.keyClick(again.form.inputs["lines"], Qt.Key.Key_Return)  # refused: there is no such battery
    assert draw().form.inputs["lines"].text() == "nobody"
    with qtbot.waitSignal(bridge.unsaid) as unsaid:
        draw().form.refuse.click()
    assert unsaid.args == ["refusal"], "with what is given up its refusal goes"
    assert draw().form is None


@pytest.mark.parametrize("is_cancelled", [True, False])
def test_cancel_forgets_what_was_typed_which_escape_keeps(
    draw: Callable[[], ChoiceListView], is_cancelled: bool
) -> None:
    view = draw()
    view.choose(view.choices[0])
    QTest.keyClicks(view.form.inputs["lines"], "nobody")
    if is_cancelled:
        QTest.mouseClick(view.form.refuse, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(view.form.inputs["lines"], Qt.Key.Key_Escape)
    assert view.form is None
    view.choose(view.choices[0])
    assert view.form.inputs["lines"].text() == ("" if is_cancelled else "nobody")


def _give_the_gun(view: ChoiceListView) -> None:
    view.choose(view.choices[0])
    view.form.inputs["lines"].setText(GUN)
    QTest.keyClick(view.form.inputs["lines"], Qt.Key.Key_Return)


def test_what_was_given_is_no_draft_any_more(
    draw: Callable[[], ChoiceListView], bridge: SessionBridge
) -> None:
    _give_the_gun(draw())
    assert bridge.session.state.waiting
    assert draw().form is None


def test_what_is_taken_back_stands_in_its_form_again_until_that_is_left(
    draw: Callable[[], ChoiceListView], bridge: SessionBridge
) -> None:
    _give_the_gun(draw())
    assert draw().form is None
    operations.undo(bridge)
    assert draw().form.inputs["lines"].text() == GUN
    again = draw()
    assert again.form.inputs["lines"].text() == GUN
    again.form.refuse.click()
    assert draw().form is None
    operations.redo(bridge)
    assert draw().form is None


def test_enter_alone_gives_nothing_again_that_was_taken_back(
    draw: Callable[[], ChoiceListView], bridge: SessionBridge
) -> None:
    """It rings the button that would; what is told anew is given at once."""
    _give_the_gun(draw())
    operations.undo(bridge)
    form = draw().form
    line = form.inputs["lines"]
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert is_marked(form.accept)
    assert not bridge.session.state.waiting
    line.setText("nobody")
    assert not is_marked(form.accept)
    line.setText(GUN)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert bridge.session.state.waiting
    operations.undo(bridge)
    line = draw().form.inputs["lines"]
    QTest.keyClick(line, Qt.Key.Key_Return)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert bridge.session.state.waiting


def test_what_the_table_insists_on_is_no_draft_any_more(
    draw: Callable[[], ChoiceListView], bridge: SessionBridge, messages: list[Message]
) -> None:
    bridge.in_play.execute(AttemptContact(battery=GUN))
    bridge.in_play.answer(bridge.in_play.state.waiting[0].id, RollAnswer.physical(12))
    _give_the_gun(draw())
    assert draw().form is not None, "refused: it was tried in this phase"
    refusal = messages[-1]
    operations.overrule(bridge, refusal.overrules, "", refusal.then)
    assert bridge.in_play.state.waiting
    assert draw().form is None


def test_enter_in_a_number_gives_the_form(bridge: SessionBridge, qtbot: QtBot) -> None:
    form = ChoiceForm(
        bridge, Choice(LABEL, AttemptContact, inputs=(Input("count", InputKind.NUMBER, LABEL, lowest=1),))
    )
    qtbot.addWidget(form)
    form.show()
    form.inputs["count"].line.setText("7")
    with qtbot.waitSignal(form.given) as given:
        QTest.keyClick(form.inputs["count"].line, Qt.Key.Key_Return)
    assert given.args == [{"count": 7}]


def test_escape_in_a_number_gives_the_form_up(bridge: SessionBridge, qtbot: QtBot) -> None:
    """As in a line for a hex: whoever opened it in error is out of it."""
    points = Input("points", InputKind.NUMBER, Reason("scw-input-air-points"))
    form = ChoiceForm(bridge, Choice(Reason("form-accept"), AttemptContact, inputs=(points,)))
    qtbot.addWidget(form)
    form.show()
    with qtbot.waitSignal(form.cancelled):
        QTest.keyClick(form.inputs["points"].findChild(QLineEdit), Qt.Key.Key_Escape)


def test_a_list_that_alone_is_asked_has_the_keyboard(bridge: SessionBridge, qtbot: QtBot) -> None:
    """The first letter of what ails a vehicle went to a hex of the map."""
    marks = ("broken", "wounded", "stunned", "shocked", "bogged", "mired", "immobile", "motion", "recalled")
    form = ChoiceForm(
        bridge, Choice(LABEL, AttemptContact, inputs=(Input("mark", InputKind.OPTION, LABEL, options=marks),))
    )
    qtbot.addWidget(form)
    with qtbot.waitActive(form):
        form.show()
    folded = form.inputs["mark"]
    qtbot.waitUntil(folded.hasFocus)
    with qtbot.assertNotEmitted(form.given):
        qtbot.keyClick(folded, Qt.Key.Key_Return)
    below: list[int] = []
    form.keyPressEvent = lambda event: below.append(event.key())  # type: ignore[method-assign]
    qtbot.keyClicks(folded, "stunx")
    assert below == []
    with qtbot.waitSignal(form.given) as given:
        qtbot.keyClick(folded, Qt.Key.Key_Return)
    assert given.args == [{"mark": "stunned"}]


def test_a_few_options_in_sight_are_picked_by_their_letters_too(bridge: SessionBridge, qtbot: QtBot) -> None:
    """As of a list: what ails a squad went to a hex of the map."""
    marks = ("broken", "pinned", "prep-fire")
    asked = Input("mark", InputKind.OPTION, LABEL, options=marks)
    form = ChoiceForm(bridge, Choice(LABEL, AttemptContact, inputs=(asked,)))
    qtbot.addWidget(form)
    with qtbot.waitActive(form):
        form.show()
    segments = form.inputs["mark"]
    qtbot.waitUntil(segments.button("broken").hasFocus)
    qtbot.keyClicks(QApplication.focusWidget(), "pin")
    assert segments.value() == "pinned"
    with qtbot.waitSignal(form.given) as given:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert given.args == [{"mark": "pinned"}]


@pytest.mark.parametrize(
    ("typed", "level"), [("steeple", "1"), ("nn8の尖塔", "1"), ("m20", "0"), ("nn8", None)]
)
def test_a_name_that_says_a_level_says_it_for_the_field_beside_it(
    bridge: SessionBridge, qtbot: QtBot, typed: str, level: str | None
) -> None:
    """Where the observer stands: the steeple was no hex, and of M20 it was asked whether he stands above."""
    levels = Input("level", InputKind.OPTION, Reason("input-level"), ("0", "1"))
    form = ChoiceForm(bridge, Choice(LABEL, MoveObserver, inputs=(HEX, levels)))
    qtbot.addWidget(form)
    form.show()
    form.inputs["hex"].setText(typed)
    assert form.inputs["level"].value() == level
    if level is not None:
        with qtbot.waitSignal(form.given) as given:
            qtbot.keyClick(form.inputs["hex"], Qt.Key.Key_Return)
        hex_ = bridge.board.parse_hex("M20" if level == "0" else "NN8")
        assert given.args == [{"hex": hex_, "level": level}]


@pytest.mark.parametrize("kind", [InputKind.NUMBER, InputKind.TEXT])
def test_enter_in_a_field_that_may_be_left_rings_what_gives_before_it_does(
    bridge: SessionBridge, qtbot: QtBot, kind: InputKind
) -> None:
    """One Enter too many after a tap in the menu placed a smoke grenade of nobody's hindrance."""
    form = ChoiceForm(
        bridge, Choice(LABEL, AttemptContact, inputs=(Input("count", kind, LABEL, may_be_left=True),))
    )
    qtbot.addWidget(form)
    form.show()
    line = form.findChild(QLineEdit)
    with qtbot.assertNotEmitted(form.given):
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert form.accept.property("ringed")
    with qtbot.waitSignal(form.given) as given:
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert given.args == [{}]


def test_a_number_beyond_its_limits_is_told_and_marked_to_be_typed_over(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    """Typed and given by Enter, as at the table; what is typed next takes its place."""
    points = Input("points", InputKind.NUMBER, Reason("input-pp"), lowest=1, highest=20)
    form = ChoiceForm(bridge, Choice(LABEL, MoveObserver, inputs=(points,)))
    qtbot.addWidget(form)
    form.show()
    line = form.inputs["points"].line
    line.selectAll()
    for typed in ("", "25"):
        qtbot.keyClicks(line, typed)
        with qtbot.assertNotEmitted(form.given):
            qtbot.keyClick(line, Qt.Key.Key_Return)
        assert list(_told(form)) == ["points"]
        assert line.selectedText() == line.text() != ""
    assert line.text() == "25"
    qtbot.keyClicks(line, "20")
    with qtbot.waitSignal(form.given) as given:
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert given.args == [{"points": 20}]


def test_several_things_are_taken_each_by_a_tap(bridge: SessionBridge, qtbot: QtBot) -> None:
    things = tuple(Suggestion(text, Reason("value-shown", args={"value": text})) for text in ("A", "B", "C"))
    several = Input("batteries", InputKind.SEVERAL, Reason("input-counters"), suggestions=things)
    form = ChoiceForm(bridge, Choice(LABEL, AttemptContact, inputs=(several,)))
    qtbot.addWidget(form)
    given: list[object] = []
    form.given.connect(given.append)
    form.accept.click()
    assert given == []
    assert form.notes["batteries"].text() == bridge.reason_text(
        Reason("form-incomplete", about=several.label)
    )
    for text in ("C", "A", "B", "B"):
        form.inputs["batteries"].chips[text].click()
    form.accept.click()
    assert given == [{"batteries": ("A", "C")}]


def test_yes_or_no_without_a_head_is_one_button_of_its_name(bridge: SessionBridge, qtbot: QtBot) -> None:
    asked = Input("air", InputKind.OPTION, Reason("np-input-air"), (NO, YES), usual=YES, needs_no_head=True)
    others = (replace(asked, name="naval", label=Reason("np-input-naval")), replace(asked, name="command"))
    form = ChoiceForm(bridge, Choice(LABEL, AttemptContact, inputs=(asked, *others)))
    qtbot.addWidget(form)
    form.show()
    assert [label.text() for label in form.findChildren(WrappedLabel) if label.isVisible()] == [
        bridge.reason_text(LABEL)
    ]
    naval = of_kind(YesChip, form.inputs["naval"])
    assert naval.text() == bridge.text("np-input-naval")
    QTest.mouseClick(naval, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(form.given) as given:
        form.accept.click()
    assert given.args == [{"air": YES, "naval": NO, "command": YES}]


@pytest.mark.long
@pytest.mark.parametrize(
    ("answers", "is_beside"), [(("west", "east"), True), (("west-allied", "west-cp"), False)]
)
def test_answers_in_sight_stand_beside_what_is_asked_where_one_line_has_room(
    bridge: SessionBridge, qapp: QApplication, qtbot: QtBot, answers: tuple[str, ...], is_beside: bool
) -> None:
    dress(qapp, bridge.palette, bridge.text_size)
    front = Input("front", InputKind.OPTION, Reason("np-input-front"), answers)
    form = ChoiceForm(bridge, Choice(LABEL, AttemptContact, inputs=(front,)))
    qtbot.addWidget(form)
    form.resize(290, 400)
    form.show()
    head = next(one for one in form.findChildren(WrappedLabel) if one.buddy() is form.inputs["front"])
    tops = [one.mapTo(form, one.rect().center()).y() for one in (head, form.inputs["front"])]
    assert (tops[0] == tops[1]) is is_beside


def _suggesting(bridge: SessionBridge, qtbot: QtBot, *inputs: Input) -> ChoiceForm:
    form = ChoiceForm(bridge, Choice(LABEL, MoveObserver, inputs=inputs))
    qtbot.addWidget(form)
    form.show()
    return form


def _tap(form: ChoiceForm, words: str) -> None:
    next(one for one in form.findChildren(QPushButton) if one.text() == words).click()


SQUADS = Input(
    "battery",
    InputKind.TEXT,
    Reason("input-counters"),
    suggestions=(
        Suggestion("4-5-7", value_in_words("3x 4-5-7"), is_added=True),
        Suggestion("LMG", value_in_words("LMG"), is_added=True),
    ),
)
PLACES = Input(
    "goal", InputKind.TEXT, Reason("input-goal"), suggestions=(Suggestion("#2", value_in_words("#2")),)
)


def test_counters_are_tapped_into_a_list_one_by_one(bridge: SessionBridge, qtbot: QtBot) -> None:
    form = _suggesting(bridge, qtbot, SQUADS, HEX)
    for words in ("3x 4-5-7", "LMG", "3x 4-5-7"):
        _tap(form, words)
    line = form.inputs["battery"].line
    assert line.text() == "4-5-7, LMG, 4-5-7"
    assert form.focusWidget() is line


def test_what_is_tapped_is_written_in_the_players_language(bridge: SessionBridge, qtbot: QtBot) -> None:
    entry = Reason("refit-entry-area")
    place = Suggestion("entry", entry, written=entry)
    goal = Input("goal", InputKind.TEXT, Reason("input-goal"), suggestions=(place,))
    form = _suggesting(bridge, qtbot, SQUADS, goal)
    words = bridge.reason_text(entry)
    _tap(form, words)
    assert form.inputs["goal"].line.text() == words


def test_a_place_that_alone_is_asked_is_given_at_once(bridge: SessionBridge, qtbot: QtBot) -> None:
    form = _suggesting(bridge, qtbot, PLACES)
    with qtbot.waitSignal(form.given) as given:
        _tap(form, "#2")
    assert given.args == [{"goal": "#2"}]


def test_a_place_beside_a_list_waits_for_it(bridge: SessionBridge, qtbot: QtBot) -> None:
    form = _suggesting(bridge, qtbot, SQUADS, PLACES)
    with qtbot.assertNotEmitted(form.given):
        _tap(form, "#2")
    assert form.focusWidget() is form.inputs["battery"].line


def test_what_would_not_do_as_a_whole_is_typed_anew_where_the_keyboard_is(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    corners = tuple(Input(name, InputKind.HEX, Reason("input-hex")) for name in ("first", "last"))
    form = ChoiceForm(bridge, Choice(LABEL, MoveObserver, inputs=corners))
    qtbot.addWidget(form)
    form.show()
    for name, number in (("first", "BB8"), ("last", "NN8")):
        form.inputs[name].setFocus()
        QTest.keyClicks(form.inputs[name], number)
    form.submit()  # refused: it stays
    QTest.keyClicks(form.inputs["last"], "GG17")
    assert form.inputs["last"].text() == "GG17"
    assert form.inputs["first"].text() == "BB8"


def _low(view: ChoiceListView, qtbot: QtBot) -> QScrollArea:
    """What scrolls a list of choices that lies below its lower edge."""
    area, page, above = QScrollArea(), QWidget(), QWidget()
    above.setFixedHeight(290)
    column = QVBoxLayout(page)
    for part in (above, view):
        column.addWidget(part)
    area.setWidgetResizable(True)
    area.setWidget(page)
    area.resize(300, 320)
    qtbot.addWidget(area)
    area.show()
    return area


def test_a_form_left_in_vain_leaves_all_scrolled_as_it_was(
    draw: Callable[[], ChoiceListView], qtbot: QtBot
) -> None:
    view = draw()
    area = _low(view, qtbot)
    bar = area.verticalScrollBar()
    bar.setValue(5)
    view.choose(view.choices[0])
    qtbot.waitUntil(lambda: bar.value() > 5)
    view.form.refuse.click()
    qtbot.waitUntil(lambda: bar.value() == 5)


def test_a_form_that_grows_after_it_came_into_view_stays_there_whole_until_it_is_scrolled(
    draw: Callable[[], ChoiceListView], qtbot: QtBot
) -> None:
    view = draw()
    area = _low(view, qtbot)
    bar = area.verticalScrollBar()
    view.choose(view.choices[0])
    form = view.form
    qtbot.waitUntil(lambda: form.accept.visibleRegion().boundingRect() == form.accept.rect())
    form.accept.setFixedHeight(form.accept.height() + 30)
    qtbot.waitUntil(lambda: form.accept.visibleRegion().boundingRect() == form.accept.rect())
    bar.setValue(20)
    form.accept.setFixedHeight(form.accept.height() + 30)
    qtbot.wait(20)
    assert bar.value() == 20


def test_of_a_form_too_high_for_its_place_what_is_asked_first_is_seen_whole(
    draw: Callable[[], ChoiceListView], qtbot: QtBot
) -> None:
    view = draw()
    area = _low(view, qtbot)
    area.resize(300, 70)
    view.choose(view.choices[0])
    asked = next(iter(view.form.inputs.values()))
    qtbot.waitUntil(lambda: asked.visibleRegion().boundingRect() == asked.rect())
    assert view.form.height() > area.viewport().height()
