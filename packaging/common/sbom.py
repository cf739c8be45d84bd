"""The bill of materials of a release, in CycloneDX, by CycloneDX's own tool."""

import json
import venv
from pathlib import Path

from common import lock
from common.source import ROOT, version_of
from common.tools import run, say


def write(work: Path, out: Path) -> Path:
    """What the lock names, with versions and digests, as a component of this version."""
    version = version_of(ROOT)
    path = out / f"festival-desktop-{version}.cdx.json"
    venv.create(work / "sbom", with_pip=True, symlinks=True)
    python = work / "sbom" / "bin" / "python"
    options = ["--quiet", "--require-hashes", "--only-binary=:all:", "--no-deps"]
    run([python, "-I", "-m", "pip", "install", *options, "-r", lock.SBOM])
    out.mkdir(parents=True, exist_ok=True)
    about = ["--pyproject", ROOT / "pyproject.toml", "--mc-type", "application"]
    kind = ["--output-reproducible", "--validate", "--output-file", path]
    run([python, "-I", "-m", "cyclonedx_py", "requirements", *about, *kind, lock.PROGRAM])
    bill = json.loads(path.read_text(encoding="utf-8"))
    bill["metadata"]["component"]["version"] = version  # pyproject.toml leaves it to the program
    path.write_text(json.dumps(bill, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    say(f"{path}: {len(bill['components'])} parts")
    return path
