"""All words that a window holds."""

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QLineEdit, QTextEdit, QWidget

_SHOWN = ("toolTip", "accessibleName", "accessibleDescription", "statusTip", "whatsThis", "windowTitle")


def everything_shown(window: QWidget, *, is_seen: bool = False) -> str:
    """All words that the window's widgets hold, seen or not or those seen alone, and of their models."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    actions = window.findChildren(QAction)
    texts = [text for action in actions for text in (action.text(), action.toolTip())]
    widgets = (window, *window.findChildren(QWidget))
    for widget in (one for one in widgets if one.isVisible() or not is_seen):
        texts += [str(getattr(widget, name)()) for name in _SHOWN]
        match widget:
            case QLabel() | QAbstractButton() | QLineEdit():
                texts.append(widget.text())
            case QTextEdit():
                texts.append(widget.toPlainText())
            case QAbstractItemView() if widget.model():
                texts += cells(widget.model())
    return "\n".join(texts)


def cells(model: QAbstractItemModel) -> list[str]:
    columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount())
    places = ((row, column) for row in range(model.rowCount()) for column in columns)
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    return [str(model.data(model.index(*place), role)) for place in places for role in roles]
