"""Dates and times in words."""

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject


class DateWords(QObject):
    def at(self, moment: datetime, today: date) -> str:
        """Return “today, 14:05”, “yesterday, 20:15”, or the date."""
        here = moment.astimezone()
        locale = QLocale()
        stamp = QDateTime.fromSecsSinceEpoch(int(here.timestamp()))
        time = locale.toString(stamp.time(), QLocale.FormatType.ShortFormat)
        days = (today - here.date()).days
        if days == 0:
            return self.tr("today, {time}").format(time=time)
        if days == 1:
            return self.tr("yesterday, {time}").format(time=time)
        return self.day(here.date())

    def day(self, day: date) -> str:
        """Return the date, with the month as a word."""
        shown = QDate(day.year, day.month, day.day)
        return QLocale().toString(shown, self.tr("d MMM yyyy", "date format of Qt"))
