"""Content files as saved games refer to them: raw data, not yet validated."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from festival_desktop.core.game import Json

Documents = Mapping[str, Json]
"""Content of each file, by name."""


@dataclass(frozen=True)
class ContentFiles:
    """The content files of a game, without their notes."""

    documents: Documents
    built_in: bool
    """Whether the files are the built-in ones."""

    @cached_property
    def digest(self) -> str:
        """A fingerprint of the values, independent of layout and order."""
        text = json.dumps(self.documents, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]
