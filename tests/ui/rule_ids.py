"""The rules that refuse something, found in their source."""

import ast
from collections.abc import Iterable
from pathlib import Path


def rule_ids(files: Iterable[Path]) -> set[str]:
    """Every id in these sources: the first of two strings, the second a sentence."""
    found = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                first, second = node.elts
                sentence = second.values[-1] if isinstance(second, ast.JoinedStr) else second
                texts = [getattr(part, "value", None) for part in (first, sentence)]
                if all(isinstance(text, str) for text in texts) and texts[1].endswith("."):
                    found.add(texts[0])
    return found
