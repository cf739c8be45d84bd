"""The commands without a window, one module each: its words (`add`) and what it does (`run`).

Importing one costs nothing: whatever is heavy is imported by `run`, so that `--help` is quick.
"""

import argparse
from typing import TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
