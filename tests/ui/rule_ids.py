"""The refusals of the rules, as they stand in their sources."""

import ast
from collections.abc import Iterable
from pathlib import Path


def rule_ids(files: Iterable[Path]) -> dict[str, int]:
    """Every id in `Refusal(id, numbers)` → how many numbers come with it."""
    found: dict[str, int] = {}
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("Refusal"), [ast.Constant(str() as rule), *rest], []):
                    numbers = sum(len(one.elts) for one in rest if isinstance(one, ast.Tuple))
                    assert found.setdefault(rule, numbers) == numbers, rule
    return found
