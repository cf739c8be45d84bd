"""Buttons of every material: red lacquer (one a page), paper, night lacquer, wood."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from festival_desktop.art.buttons import button_size, paint_button
from festival_desktop.art.theme import FINGER, text_scale
from festival_desktop.art.type import CENTER
from festival_desktop.ui.widgets.look import BLEED, Control
from festival_desktop.ui.widgets.picture import Late


class Button(Late, Control, QPushButton):
    """kind: primary, paper, night, wood. Enter and Space press it."""

    _hint: QSize | None = None

    def __init__(
        self,
        kind: str = "paper",
        icon: str | None = None,
        *,
        px: float = 15,
        align: Qt.AlignmentFlag = CENTER,
        height: float = 34,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.kind, self.icon_name = kind, icon
        self._px, self._align, self._height = px, align, height
        self._sub = self._count = ""
        self.setAutoDefault(True)  # Enter presses the focused one
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_pressable()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, label: str, sub: str = "", count: str = "") -> None:
        """The words on it: label, a smaller second line, a number in a seal."""
        self.setText(label.replace("&", "&&"))
        self._sub, self._count = sub, count
        self.setAccessibleName(" ".join(filter(None, (label, count))))
        self.setAccessibleDescription(sub)
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str | None) -> None:
        if icon == self.icon_name:
            return
        if (icon is None) != (self.icon_name is None):  # all icons are equally large
            self.updateGeometry()
        self.icon_name = icon
        self.update()

    @property
    def label(self) -> str:
        return self.text().replace("&&", "&")

    @property
    def state(self) -> str:
        """normal, hover, pressed or disabled."""
        if not self.isEnabled():
            return "disabled"
        if self.isDown():
            return "pressed"
        return "hover" if self.underMouse() else "normal"

    def updateGeometry(self) -> None:
        self._hint = None
        super().updateGeometry()

    def sizeHint(self) -> QSize:
        """Kept: layouts ask for it again and again."""
        if self._hint is None:
            self._hint = self._measure()
        return self._hint

    def _measure(self) -> QSize:
        words = button_size(
            self.label, self.u(self._px), icon=self.icon_name, sub=self._sub, count=self._count
        )
        height = max(words.height(), self.u(self._height), FINGER)
        width = max(words.width() + 2, FINGER)
        if self.icon_name:  # it grows with the button
            part, most = (0.46, 2.0) if self._sub else (0.42, 1.5)
            side = min(height * part, self.u(self._px) * text_scale() * most)
            width += max(0.0, side - words.height() * 0.42)
        return QSize(round(width) + 2 * BLEED, round(height) + 2 * BLEED)

    def paint(self, p: QPainter) -> None:
        paint_button(
            p,
            self.body(),
            self.label,
            kind=self.kind,
            icon=self.icon_name,
            state=self.state,
            focus=self.hasFocus(),
            px=self.u(self._px),
            sub=self._sub,
            count=self._count,
            align=self._align,
            mirrored=self.isRightToLeft(),
            sketch=not self.ready(),
        )


class DiscardButton(Button):
    """Throws something away."""

    discards = True
