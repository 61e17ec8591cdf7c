"""Keep resources/i18n in step with the code.

Usage: .venv/bin/python .ci/translations.py update | check | missing LANGUAGE | fill LANGUAGE FILE

update   writes the .ts files from the calls of translate() in the code, keeping what is
         translated, and releases the .qm files
check    changes nothing; status 1 when `update` would change something or a text is missing
missing  prints the texts of a language that want a translation, as JSON
fill     puts translations from such a JSON file into the language and releases it

Qt's own lupdate drops Python calls whose plural argument is not a plain number, so the texts
are read from the syntax tree here. The .ts files are Qt's format: Qt Linguist opens them.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
FORMS = {"en": 2, "de": 2, "fr": 2, "zh_CN": 1, "zh_TW": 1}
"""Languages and how many plural forms each has in Qt."""
SOURCE = "en"  # needs translations for plurals only
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


@dataclass(frozen=True, order=True)
class Message:
    """A text as it stands in the code; `comment` tells equal texts apart."""

    context: str
    source: str
    comment: str = ""
    plural: bool = field(default=False, compare=False)


Texts = dict[Message, tuple[str, ...]]
"""Translation of each message: one form, or one for each plural form; "" where missing."""


def messages() -> list[Message]:
    """Every message of the application, sorted. Ends at a call that cannot be read."""
    found: dict[Message, Message] = {}
    for folder in ("app", "widgets"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for message in messages_in(path):
                if found.setdefault(message, message).plural != message.plural:
                    raise SystemExit(f"{path}: with and without a number: {message.source!r}")
    return sorted(found)


def messages_in(path: Path) -> Iterator[Message]:
    """Messages of one file, from `translate(...)` and `anything.translate(...)`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name != "translate" or len(node.args) < 2:
            continue
        texts = [constant_text(argument) for argument in node.args[:3]]
        keys = {keyword.arg: keyword.value for keyword in node.keywords}
        if "disambiguation" in keys:
            texts.append(constant_text(keys["disambiguation"]))
        if None in texts:
            raise SystemExit(f"{path}:{node.lineno}: translate() needs literal texts")
        plural = len(node.args) > 3 or "n" in keys
        yield Message(*(text or "" for text in texts), plural=plural)


def constant_text(node: ast.expr) -> str | None:
    """A literal text, "" for a literal None, or None when it is computed."""
    if not isinstance(node, ast.Constant):
        return None
    return node.value or ""


def path_of(language: str) -> Path:
    """The .ts file of a language."""
    return FOLDER / f"bathysphere_{language}.ts"


def load(language: str) -> Texts:
    """What is translated so far."""
    if not path_of(language).exists():
        return {}
    texts: Texts = {}
    for context in ET.parse(path_of(language)).iter("context"):
        for node in context.iter("message"):
            name, source = context.findtext("name", ""), node.findtext("source", "")
            plural = node.get("numerus") == "yes"
            message = Message(name, source, node.findtext("comment", ""), plural)
            place = node.find("translation")
            forms = [form.text or "" for form in node.iter("numerusform")]
            texts[message] = tuple(forms) if plural else (place.text or "",)
    return texts


def merge(language: str, wanted: list[Message], known: Texts) -> Texts:
    """The texts a language should hold now."""
    texts: Texts = {}
    for message in wanted:
        if language == SOURCE and not message.plural:
            continue
        count = FORMS[language] if message.plural else 1
        forms = known.get(message, ())
        texts[message] = forms if len(forms) == count else ("",) * count
    return texts


def as_xml(language: str, texts: Texts) -> str:
    """The content of the .ts file."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE)
    contexts: dict[str, ET.Element] = {}
    for message, forms in texts.items():
        if message.context not in contexts:
            contexts[message.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[message.context], "name").text = message.context
        node = ET.SubElement(contexts[message.context], "message")
        ET.SubElement(node, "source").text = message.source
        if message.comment:
            ET.SubElement(node, "comment").text = message.comment
        place = ET.SubElement(node, "translation")
        if not all(forms):
            place.set("type", "unfinished")
        if message.plural:
            node.set("numerus", "yes")
            for form in forms:
                ET.SubElement(place, "numerusform").text = form
        else:
            place.text = forms[0]
    ET.indent(root, "    ")
    return f"{HEAD}{ET.tostring(root, encoding='unicode', short_empty_elements=False)}\n"


def release(source: Path, target: Path) -> None:
    """Compile a .ts file into the .qm file that Qt reads."""
    command = [sys.executable, "-c", "from PySide6.scripts.pyside_tool import lrelease; lrelease()"]
    subprocess.run([*command, "-silent", source, "-qm", target], check=True)


def update() -> None:
    """Write every .ts and .qm file."""
    FOLDER.mkdir(exist_ok=True)
    wanted = messages()
    for language in FORMS:
        texts = merge(language, wanted, load(language))
        path_of(language).write_text(as_xml(language, texts), encoding="utf-8")
        release(path_of(language), path_of(language).with_suffix(".qm"))
        print(f"{language}: {len(texts)} texts, {len(lacking(texts))} missing")


def lacking(texts: Texts) -> list[Message]:
    """Messages without a complete translation."""
    return [message for message, forms in texts.items() if not all(forms)]


def problems() -> Iterator[str]:
    """Why the files do not fit the code, one sentence each."""
    wanted = messages()
    for language in FORMS:
        path = path_of(language)
        texts = merge(language, wanted, load(language))
        if not path.exists() or path.read_text(encoding="utf-8") != as_xml(language, texts):
            yield f"{path.name} is behind the code: make translations"
            continue
        for message in lacking(texts):
            yield f"{path.name} lacks {message.context}: {message.source!r}"
        with tempfile.TemporaryDirectory() as folder:
            fresh = Path(folder) / "fresh.qm"
            release(path, fresh)
            compiled = path.with_suffix(".qm")
            if not compiled.exists() or compiled.read_bytes() != fresh.read_bytes():
                yield f"{compiled.name} is behind {path.name}: make translations"


def missing(language: str) -> None:
    """Print what wants a translation, in the form that `fill` reads."""
    texts = merge(language, messages(), load(language))
    rows = [[m.context, m.source, m.comment, *texts[m]] for m in lacking(texts)]
    print(json.dumps(rows, ensure_ascii=False, indent=1))


def fill(language: str, file: str) -> None:
    """Take rows [context, source, comment, form, ...] into a language."""
    texts = merge(language, messages(), load(language))
    for context, source, comment, *forms in json.loads(Path(file).read_text(encoding="utf-8")):
        message = Message(context, source, comment)
        if len(texts.get(message, ())) != len(forms):
            raise SystemExit(f"{language}: no such message, or other forms: {source!r}")
        texts[message] = tuple(forms)
    path_of(language).write_text(as_xml(language, texts), encoding="utf-8")
    update()


def main() -> None:
    """Do what the command line says."""
    match sys.argv[1:]:
        case ["update"]:
            update()
        case ["check"]:
            found = list(problems())
            print("\n".join(found) or "translations: complete")
            raise SystemExit(1 if found else 0)
        case ["missing", language] if language in FORMS:
            missing(language)
        case ["fill", language, file] if language in FORMS:
            fill(language, file)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
