"""A screen reader's view of the program: plays through the accessibility bus alone.

Run by the system's Python, which has the bindings of AT-SPI: `client.py GAME DECISIONS`. Knows
nothing of the program but accessible names, roles, states and actions. Prints what it met, and ends
with an error if something cannot be found or does nothing.
"""

import importlib
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

warnings.simplefilter("ignore")
importlib.import_module("gi").require_version("Atspi", "2.0")
# By name, because only the system's Python has it.
Atspi: Any = importlib.import_module("gi.repository.Atspi")

PATIENCE = 60.0
Node = Any


def nodes(root: Node) -> Iterator[Node]:
    """Everything that claims to be showing, from the top."""
    if root is None:
        return
    states = root.get_state_set()
    if root.get_role_name() not in ("application", "frame") and not states.contains(
        Atspi.StateType.SHOWING
    ):
        return
    yield root
    for number in range(root.get_child_count()):
        yield from nodes(root.get_child_at_index(number))


def application() -> Node | None:
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(number)
        if child is not None and child.get_name() == "festival-desktop":
            return child
    return None


def wait_for(what: str, look: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if found := look():
                return found
        except Exception as error:  # something went away while it was looked at
            if "UnknownObject" not in str(error) and "does not exist" not in str(error):
                print(f"  ({error})", file=sys.stderr)
        time.sleep(0.1)
    for node in nodes(application()):
        print(f"  {node.get_role_name()}: {node.get_name()}", file=sys.stderr)
    raise SystemExit(f"There is no {what}.")


def named(role: str, *names: str) -> Node | None:
    for node in nodes(application()):
        # A button may go on with a number, such as that of the saved games.
        if node.get_role_name() == role and node.get_name().rstrip(" 0123456789") in names:
            return node
    return None


def act(node: Node, *actions: str) -> None:
    for number in range(node.get_n_actions()):
        if Atspi.Action.get_action_name(node, number) in actions:
            Atspi.Action.do_action(node, number)
            return
    raise SystemExit(f"“{node.get_name()}” has none of the actions {actions}.")


def press(role: str, *names: str) -> None:
    node = wait_for(f"{role} {names}", lambda: named(role, *names))
    print(f"press {node.get_name()}")
    act(node, "Press", "Toggle")


class Table:
    """The list of choices of a table, found once: looking through the whole program takes long."""

    def __init__(self) -> None:
        self._list = wait_for("list", lambda: named("list", "Your options"))

    def choices(self) -> list[Node]:
        return [self._list.get_child_at_index(at) for at in range(self._list.get_child_count())]

    def is_left(self) -> bool:
        return not self._list.get_state_set().contains(Atspi.StateType.SHOWING)


def skip_wait() -> None:
    """Computers play at once, and nothing flies."""
    press("push button", "Start playing")
    press("push button", "Settings")
    press("radio button", "Speed: Instant")
    press("check box", "Reduced motion")
    press("push button", "Back")


def set_up(game: str) -> None:
    press("push button", game)
    press("push button", "Play")
    press("radio button", "Sheet: Choices")


def explore(game: str) -> None:
    """The table itself has parts with things in them, each with a name."""

    def names() -> list[str]:
        things = ("push button", "label")
        table = named("filler", game)
        return [node.get_name() for node in nodes(table) if node.get_role_name() in things]

    found = wait_for("thing on the table", names)
    assert all(found), "something on the table has no name"
    print(f"on the table: {len(found)}")


def decide(table: Table, number: int) -> None:
    rows = wait_for("choice", lambda: table.is_left() or table.choices())
    if rows is not True:
        row = rows[number % len(rows)]
        print(f"{number}: {row.get_name()}")
        act(row, "Toggle")


def false_claims(root: Node) -> Iterator[str]:
    """Items, showing or not, that claim a focus which their list has not got."""
    for number in range(root.get_child_count()):
        child = root.get_child_at_index(number)
        if child is not None:
            item = child.get_role_name() in ("list item", "tree item", "table cell")
            if item and is_focused(child) and not is_focused(root):
                yield child.get_name()
            yield from false_claims(child)


def is_focused(node: Node) -> bool:
    return bool(node.get_state_set().contains(Atspi.StateType.FOCUSED))


def scores() -> str:
    """What the score sheet says."""
    sheet = wait_for("score sheet", lambda: named("panel", "Score sheet"))
    said = str(sheet.get_description())
    assert "Total" in said, said
    return said


def first_cell(table: Node) -> Node | None:
    """Return the first cell below the titles."""
    children = map(table.get_child_at_index, range(table.get_child_count()))
    return next((one for one in children if one.get_role_name() == "table cell"), None)


def look_around(game: str) -> None:
    """The game is among the saved ones, and can be opened there; the rules can be read."""
    said = scores()
    press("push button", "Shelf")
    press("push button", "Saved games")
    saved = wait_for("table of games", lambda: named("tree", "Saved games"))
    row = wait_for("saved game", lambda: first_cell(saved))
    assert game in row.get_name(), row.get_name()
    assert not (claims := list(false_claims(application()))), claims
    act(row, "Toggle")
    press("push button", "Scores")
    assert scores() == said
    press("push button", "Shelf")
    press("push button", "Learn")
    press("push button", "Rules")
    text = wait_for("rules", lambda: named("label", "Rules"))
    said = Atspi.Text.get_text(text, 0, 400)
    assert game in said, said
    print(f"read {len(said)} letters of the rules")


def main(game: str, decisions: int) -> None:
    Atspi.init()
    Atspi.set_timeout(20_000, 20_000)  # a busy machine answers late
    wait_for("program", application)
    skip_wait()
    set_up(game)
    explore(game)
    table = Table()
    for number in range(decisions):
        if table.is_left():
            break
        decide(table, number)
    if table.is_left():
        wait_for("score sheet", lambda: named("push button", "Play again"))
        look_around(game)
    print("the game is over" if table.is_left() else "the game goes on")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
