from __future__ import annotations

import socket
from pathlib import Path

import pytest

from app.preflight import GUI_LIBRARIES, X11_LIBRARIES, look, remedy, wayland_answers


def everything(_library: str) -> bool:
    return True


def without(*missing: str):  # type: ignore[no-untyped-def]
    return lambda library: library not in missing


def answers(_display: str) -> bool:
    return True


def silent(_display: str) -> bool:
    return False


def test_a_screen_that_answers_is_used() -> None:
    verdict = look({"DISPLAY": ":0"}, system="linux", loads=everything, x11_answers=answers)
    assert (verdict.platform, verdict.missing) == ("native", ())


@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}, {"DISPLAY": ":77"}])
def test_no_screen_means_headless(environ: dict[str, str]) -> None:
    verdict = look(environ, system="linux", loads=everything, x11_answers=silent)
    assert (verdict.platform, verdict.missing) == ("offscreen", ())


def test_each_missing_library_names_its_package() -> None:
    for library, package in GUI_LIBRARIES.items():
        verdict = look({}, system="linux", loads=without(library), x11_answers=silent)
        assert verdict.missing == (package,)
    for library, package in X11_LIBRARIES.items():
        environ = {"DISPLAY": ":0"}
        verdict = look(environ, system="linux", loads=without(library), x11_answers=answers)
        assert verdict.missing == (package,)


def test_x11_libraries_are_not_asked_for_without_a_screen() -> None:
    verdict = look({}, system="linux", loads=without(*X11_LIBRARIES), x11_answers=silent)
    assert verdict.missing == ()


def test_a_platform_that_was_chosen_is_kept() -> None:
    environ = {"QT_QPA_PLATFORM": "offscreen"}
    verdict = look(environ, system="linux", loads=without(*X11_LIBRARIES), x11_answers=silent)
    assert (verdict.platform, verdict.missing) == ("given", ())
    environ = {"QT_QPA_PLATFORM": "xcb"}
    verdict = look(environ, system="linux", loads=without("libxcb-cursor.so.0"))
    assert verdict.missing == ("libxcb-cursor0",)


@pytest.mark.parametrize(
    ("given", "unusable"),
    [
        ("offscreen", False),
        ("minimal:key=value", False),
        ("wayland-egl", False),
        ("nonsense", True),
        ("nonsense;offscreen", False),
        ("../../x", True),
        ("xcb", True),
        ("xcb;offscreen", False),
    ],
)
def test_a_platform_on_which_qt_would_abort_is_named(given: str, unusable: bool) -> None:
    environ = {"QT_QPA_PLATFORM": given, "DISPLAY": ":77"}
    verdict = look(environ, system="linux", loads=everything, x11_answers=silent)
    assert verdict.unusable == (given if unusable else "")
    verdict = look(environ, system="linux", loads=everything, x11_answers=answers)
    assert bool(verdict.unusable) == (unusable and given != "xcb")
    environ["QT_PLUGIN_PATH"] = "/own/plugins"
    verdict = look(environ, system="linux", loads=everything, x11_answers=silent)
    assert verdict.unusable == ""


def test_other_systems_need_no_look() -> None:
    for system in ("win32", "darwin"):
        verdict = look({}, system=system, loads=without(*GUI_LIBRARIES), x11_answers=silent)
        assert (verdict.platform, verdict.missing) == ("native", ())


def test_wayland_needs_its_socket(tmp_path: Path) -> None:
    environ = {"WAYLAND_DISPLAY": "w0", "XDG_RUNTIME_DIR": "/tmp"}
    assert not wayland_answers(environ)
    assert not wayland_answers({})
    with socket.socket(socket.AF_UNIX) as server:
        name = "/tmp/bathysphere-test-wayland"
        Path(name).unlink(missing_ok=True)
        server.bind(name)
        assert wayland_answers(environ | {"WAYLAND_DISPLAY": "bathysphere-test-wayland"})
        Path(name).unlink()


def test_the_remedy_can_be_pasted() -> None:
    assert remedy(("libegl1", "libgl1"), root=True) == "apt-get install -y libegl1 libgl1"
    assert remedy(("libegl1",), root=False) == "sudo apt-get install -y libegl1"
