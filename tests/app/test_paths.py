from __future__ import annotations

from pathlib import Path

import pytest

from app.paths import VARIABLE, data_folder


def test_the_chosen_one_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "variable"))
    assert data_folder(str(tmp_path / "chosen")) == tmp_path / "chosen"
    assert data_folder() == tmp_path / "variable"
    monkeypatch.setenv(VARIABLE, "")
    assert data_folder().name == "bathysphere"


def test_it_is_absolute(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert data_folder("tables") == tmp_path / "tables"
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    assert data_folder("~/tables") == tmp_path / "home" / "tables"


def test_nobodys_home_is_no_folder_called_tilde(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        data_folder("~nobody-of-this-name/tables")
    assert caught.value.filename == "~nobody-of-this-name/tables"
    # What platformdirs gives where there is no home at all.
    monkeypatch.delenv(VARIABLE, raising=False)
    lost = Path("~nobody-of-this-name/.local/share/bathysphere")
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_args, **_more: lost)
    with pytest.raises(FileNotFoundError):
        data_folder()
