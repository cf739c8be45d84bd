"""Sources written for people, rewritten for mypyc: the same program, of which it can make more.

All lines keep their numbers, so that a traceback shows the line of the source. What is added stands
on lines that were empty.
"""

import ast

SUBCLASSED = ("Event", "RandomPlayer", "EarlyTurnTaken")
"""Classes of which others make more, in code that may not be compiled."""
TOLD = "@dataclass_transform("
OPENED = "@mypyc_attr(allow_interpreted_subclasses=True)"


def rewritten(source: str) -> str:
    """With constructors, annotations, open classes and constants as mypyc needs them."""
    return finalise(open_classes(write_constructors(events_as_dataclasses(source))))


def events_as_dataclasses(source: str) -> str:
    """mypyc knows `dataclass` only: of a class with any other decorator it makes a slow one.

    A kind of another kind without fields of its own needs nothing but what it inherits. What type
    checkers are told of `event` itself cannot be kept with a compiled function.
    """
    if not any(_decorators(node) == ["event"] for node in _classes(source)):
        return source
    lines = ["" if one.startswith(TOLD) else one for one in source.splitlines()]
    for node in _classes(source):
        if _decorators(node) == ["event"]:
            own = any(_text(base) == "Event" for base in node.bases) or _fields(node)
            decorator = "@dataclass(slots=True, unsafe_hash=True)" if own else ""
            lines[node.decorator_list[0].lineno - 1] = decorator
    return _with_imports("\n".join(lines) + "\n", "from dataclasses import dataclass")


def write_constructors(source: str) -> str:
    """With the constructors of dataclasses written out, and their annotations once more as text.

    What `dataclass` makes is not compiled: calling it takes longer than most moves. mypyc keeps
    only the outermost type of a field, and `core/position.py` needs them whole; the names of slots
    it does not keep at all, and has none in a class of which it makes others.
    """
    lines = source.splitlines()
    added: list[tuple[int, list[str]]] = []
    known = {node.name: _fields(node) for node in _classes(source)}
    bases = {_text(base) for node in _classes(source) for base in node.bases}
    for node in _classes(source):
        if not any("dataclass" in one for one in _decorators(node)):
            continue
        if fields := _fields(node):
            types = {_text(one.target): _text(one.annotation) for one in fields}
            slots = () if node.name in {*SUBCLASSED, *bases} else tuple(types)
            kept = f"vars({node.name})['__annotations__'].update({types})"
            kept += f"; setattr({node.name}, '__slots__', {slots})"
            made = [] if node.name in bases else _constructor(node, known)
            added.append((node.end_lineno or 0, [*made, kept]))
    for end, behind in reversed(added):
        gap = lines[end : end + len(behind)]
        assert not any(gap), f"no empty lines behind line {end}"
        lines[end : end + len(behind)] = behind
    return "\n".join(lines) + "\n"


def _constructor(node: ast.ClassDef, known: dict[str, list[ast.AnnAssign]]) -> list[str]:
    """On one line; none for fields with a factory and those inherited from another module.

    Nor for a class of which others are made: they would take its constructor for their own.
    """
    bases = [name for name in map(_text, node.bases) if not name.startswith(("Event", "Move"))]
    fields = [one for name in (*bases, node.name) for one in known.get(name, [])]
    if not known.keys() >= {*bases} or any(isinstance(one.value, ast.Call) for one in fields):
        return []
    parameters = ["self", "*"] if "kw_only=True" in _decorators(node)[0] else ["self"]
    for one in fields:
        default = f" = {_text(one.value)}" if one.value else ""
        parameters.append(f"{_text(one.target)}: {_text(one.annotation)}{default}")
    names = [_text(one.target) for one in fields]
    body = "; ".join(f"self.{name} = {name}" for name in names)
    # Fields of frozen ones are not assigned anywhere else.
    return [f"    def __init__({', '.join(parameters)}) -> None: {body}  # type: ignore"]


def open_classes(source: str) -> str:
    """Compiled classes are for compiled ones only, unless they are declared open."""
    wanted = [node for node in _classes(source) if node.name in SUBCLASSED]
    if not wanted:
        return source
    lines = source.splitlines()
    for node in wanted:
        first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
        assert not lines[first - 2], f"no empty line before {node.name}"
        lines[first - 2] = OPENED
        if any(_text(one.target) == "__slots__" for one in _fields(node)):
            assert not lines[node.end_lineno or 0], f"no empty line behind {node.name}"
            lines[node.end_lineno or 0] = f"setattr({node.name}, '__slots__', ())"
    body = ast.parse(source).body
    last = max(node.end_lineno or 0 for node in body if isinstance(node, _IMPORTS))
    assert not lines[last], "no empty line behind the imports"
    # Only mypyc reads it; nothing of it is there when the program runs.
    lines[last] = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
    return _with_imports("\n".join(lines) + "\n", "from typing import TYPE_CHECKING")


def finalise(source: str) -> str:
    """With all constants and tables of the module declared `Final`.

    Of others mypyc must assume that anybody may assign them, so that functions would look them up
    by name in the dictionary of the module each time.
    """
    tree = ast.parse(source)
    lines = [line.encode() for line in source.splitlines()]  # columns are counted in bytes
    if not any(isinstance(node, _IMPORTS) for node in tree.body):
        return source
    for node in reversed(tree.body):
        match node:
            case ast.Assign(value=ast.Call(func=ast.Name("TypeVar" | "ParamSpec"))):
                pass
            case ast.Assign(targets=[ast.Name() as name]) if _is_value(name):
                _insert(lines, name.end_lineno, name.end_col_offset, ": Final")
            case ast.AnnAssign(target=ast.Name() as name, annotation=type_) if _is_value(name):
                _insert(lines, type_.end_lineno, type_.end_col_offset, "]")
                _insert(lines, type_.lineno, type_.col_offset, "Final[")
            case ast.Assign(targets=[ast.Tuple(elts=names) as target]):
                every = f"_{node.lineno}"
                each = [f"{_text(one)}: Final = {every}[{n}]" for n, one in enumerate(names)]
                _insert(lines, node.end_lineno, node.end_col_offset, f")); {'; '.join(each)}")
                _insert(lines, node.value.lineno, node.value.col_offset, "tuple((")
                row, start, end = target.lineno - 1, target.col_offset, target.end_col_offset
                lines[row] = lines[row][:start] + every.encode() + lines[row][end:]
    return _with_imports(b"\n".join(lines).decode() + "\n", "from typing import Final")


def _is_value(name: ast.Name) -> bool:
    """Types are called `Like` this."""
    return name.id.isupper() or name.id.islower()


_IMPORTS = (ast.Import, ast.ImportFrom)


def _with_imports(source: str, statement: str) -> str:
    """With one more import, on the line of the first one."""
    lines = source.splitlines()
    first = next(node for node in ast.parse(source).body if isinstance(node, _IMPORTS))
    lines[first.lineno - 1] = f"{statement}; {lines[first.lineno - 1]}"
    return "\n".join(lines) + "\n"


def _classes(source: str) -> list[ast.ClassDef]:
    return [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]


def _fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [one for one in node.body if isinstance(one, ast.AnnAssign)]


def _decorators(node: ast.ClassDef) -> list[str]:
    return [_text(one) for one in node.decorator_list]


def _text(node: ast.AST | None) -> str:
    return "" if node is None else ast.unparse(node)


def _insert(lines: list[bytes], number: int | None, column: int | None, text: str) -> None:
    """Into a line counted from 1, as the places of nodes are."""
    assert number is not None, "no such node"
    line = lines[number - 1]
    lines[number - 1] = line[:column] + text.encode() + line[column:]
