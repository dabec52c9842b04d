"""All words that a window holds."""

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QLineEdit, QTextEdit, QWidget

_SHOWN = ("toolTip", "accessibleName", "accessibleDescription", "statusTip", "whatsThis", "windowTitle")


def everything_shown(window: QWidget) -> str:
    """All words that the window's widgets hold, seen or not, and those of their models."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    actions = window.findChildren(QAction)
    texts = [text for action in actions for text in (action.text(), action.toolTip())]
    for widget in (window, *window.findChildren(QWidget)):
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
