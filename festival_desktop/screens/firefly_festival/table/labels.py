"""Words that were asked for before: a table asks for the same few again and again."""

from festival_desktop.scenes.words import TableWords


class Labels:
    def __init__(self, words: TableWords) -> None:
        self._words = words
        self._known: dict[tuple[object, ...], str] = {}

    def label(self, key: str, *values: object) -> str:
        asked = (key, *values)
        found = self._known.get(asked)
        if found is None:
            found = self._known[asked] = self._words.label(key, *values)
        return found

    def forget(self) -> None:
        """The words are in another language now."""
        self._known.clear()
