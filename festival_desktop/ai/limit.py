"""How long a player may think. It is asked between simulations."""

import time
from collections.abc import Callable


class Limit:
    """A deadline that is also reached when the answer is no longer wanted."""

    def __init__(
        self, seconds: float | None = None, cancelled: Callable[[], bool] | None = None
    ) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds
        self._cancelled = cancelled

    def reached(self) -> bool:
        if self._cancelled is not None and self._cancelled():
            return True
        return self._end is not None and time.monotonic() >= self._end


NO_LIMIT = Limit()
"""No time limit, so that the same question always has the same answer."""
