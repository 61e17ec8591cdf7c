"""When something happened, as people say it."""

from __future__ import annotations

from datetime import datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

translate = QCoreApplication.translate


def when(wall: str, now: datetime) -> str:
    """An RFC 3339 time such as "today, 21:40", "yesterday, 21:40" or "12 Nov 2026".

    `now` must know its offset. A time that cannot be read is given as it stands.
    """
    try:
        then = datetime.fromisoformat(wall)
    except ValueError:
        return wall
    if then.tzinfo is not None:
        then = then.astimezone(now.tzinfo)
    locale, day = QLocale(), then.date()
    time = locale.toString(QTime(then.hour, then.minute), QLocale.FormatType.ShortFormat)
    if day == now.date():
        return translate("When", "today, {time}").format(time=time)
    if day == now.date() - timedelta(days=1):
        return translate("When", "yesterday, {time}").format(time=time)
    return locale.toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
