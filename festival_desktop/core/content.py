"""What a game is played with, as saved games know it: content files, unread and unchecked."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from festival_desktop.core.game import Json

Documents = Mapping[str, Json]
"""Name of a content file → what it holds."""


@dataclass(frozen=True)
class ContentFiles:
    """The files of a box, without their notes."""

    documents: Documents
    built_in: bool
    """Whether they are those of this version of the program."""

    @cached_property
    def digest(self) -> str:
        """The same wherever the values are the same."""
        text = json.dumps(self.documents, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]
