"""The bill of materials of a release, in CycloneDX, by CycloneDX's own tool.

That tool knows the Python packages of the lock. What is in a package beside them, and the licence
of everything, comes from the list of licences that the build has collected: Python itself, Qt's
libraries and what those contain, the libraries of the system, the fonts.
"""

import json
import venv
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from common import lock
from common.source import ROOT, version_of
from common.tools import run, say

PACKAGE_OF = {"Qt and Qt for Python": "pyside6-essentials", "Shiboken (Qt for Python)": "shiboken6"}
"""How the list of licences calls a package of the lock, where it has a name of its own for it."""


def write(work: Path, out: Path, licences: Path, pythons: Mapping[str, str]) -> Path:
    """`licences` is the list in the largest package; `pythons` says which one each system gets."""
    version = version_of(ROOT)
    path = out / f"festival-desktop-{version}.cdx.json"
    venv.create(work / "sbom", with_pip=True, symlinks=True)
    python = work / "sbom" / "bin" / "python"
    options = ["--quiet", "--require-hashes", "--only-binary=:all:", "--no-deps"]
    run([python, "-I", "-m", "pip", "install", *options, "-r", lock.SBOM])
    out.mkdir(parents=True, exist_ok=True)
    about = ["--pyproject", ROOT / "pyproject.toml", "--mc-type", "application"]
    kind = ["--output-reproducible", "--output-file", path]
    run([python, "-I", "-m", "cyclonedx_py", "requirements", *about, *kind, lock.PROGRAM])
    bill = json.loads(path.read_text(encoding="utf-8"))
    bill["metadata"]["component"]["version"] = version  # pyproject.toml leaves it to the program
    complete(bill, json.loads(licences.read_text(encoding="utf-8"))["parts"], pythons)
    path.write_text(json.dumps(bill, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    run([python, "-I", "-c", VALIDATE, path])
    say(f"{path}: {len(bill['components'])} parts")
    return path


def complete(bill: dict[str, Any], parts: list[dict[str, str]], pythons: Mapping[str, str]) -> None:
    """Give the components their licences, and add what is no Python package."""
    components = {one["name"]: one for one in bill["components"]}
    for part in parts:
        name = PACKAGE_OF.get(part["name"], part["name"])
        if name == bill["metadata"]["component"]["name"] or name == "Festival Desktop":
            continue
        if name == "Python":
            bill["components"] += [_cpython(*one, part["licence"]) for one in pythons.items()]
            continue
        known = components.get(name)
        if known is None:
            bill["components"].append(_component(part))
        else:
            known["licenses"] = [{"license": {"name": part["licence"]}}]


def _component(part: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "type": "file" if "font" in part["name"] else "library",
        "bom-ref": f"part:{part['within']}:{part['name']}:{part['version']}",
        "name": part["name"],
        "licenses": [{"license": {"name": part["licence"]}}],
    }
    if part["version"]:
        found["version"] = part["version"]
    if part["within"]:
        found["properties"] = [{"name": "festival:contained-in", "value": part["within"]}]
    return found


def _cpython(system: str, version: str, licence: str) -> dict[str, Any]:
    return {
        "type": "platform",
        "bom-ref": f"python:{system}",
        "name": "CPython",
        "version": version,
        "cpe": f"cpe:2.3:a:python:python:{version}:*:*:*:*:*:*:*",
        "licenses": [{"license": {"name": licence}}],
        "properties": [{"name": "festival:system", "value": system}],
    }


VALIDATE = """
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
import json
text = open(sys.argv[1], encoding="utf-8").read()
version = SchemaVersion.from_version(json.loads(text)["specVersion"])
wrong = JsonStrictValidator(version).validate_str(text)
sys.exit(str(wrong) if wrong else 0)
"""
