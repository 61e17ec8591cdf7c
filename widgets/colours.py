"""Colour arithmetic: WCAG contrast and mixing in linear light."""

from __future__ import annotations

from PySide6.QtGui import QColor


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _encoded(channel: float) -> float:
    return channel * 12.92 if channel <= 0.0031308 else 1.055 * channel ** (1 / 2.4) - 0.055


def luminance(colour: QColor) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2, relative luminance of sRGB)."""
    red, green, blue = (_linear(c) for c in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio, 1 to 21 (WCAG 2.2, contrast ratio)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mix(start: QColor, end: QColor, share: float) -> QColor:
    """`start` at share 0, `end` at share 1, in even steps to the eye between (Oklab)."""
    if share <= 0:
        return QColor(start)
    if share >= 1:
        return QColor(end)
    pairs = zip(_to_oklab(start), _to_oklab(end), strict=True)
    return _from_oklab(*(a + (b - a) * share for a, b in pairs))


# The matrices are those of Björn Ottosson, "A perceptual color space for image processing".
def _to_oklab(colour: QColor) -> tuple[float, float, float]:
    r, g, b = (_linear(c) for c in (colour.redF(), colour.greenF(), colour.blueF()))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def _from_oklab(lightness: float, a: float, b: float) -> QColor:
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    channels = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )
    return QColor.fromRgbF(*(_encoded(min(1.0, max(0.0, channel))) for channel in channels))


def faded(colour: QColor, alpha: float) -> QColor:
    """The colour at an opacity from 0 to 1."""
    found = QColor(colour)
    found.setAlphaF(alpha)
    return found
