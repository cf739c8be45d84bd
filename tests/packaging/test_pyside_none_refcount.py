"""PySide6 6.12.0 aborts Python 3.11: each Qt call that returns None takes a reference of None."""

import subprocess
import sys

CALLS = """
import sys
from PySide6.QtCore import QObject

thing = QObject()
before = sys.getrefcount(None)
for _ in range(20_000):
    thing.setObjectName("lantern")
print(before - sys.getrefcount(None))
"""


def test_twenty_thousand_calls_that_return_none_leave_none_alive() -> None:
    ran = subprocess.run([sys.executable, "-c", CALLS], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) < 1_000
