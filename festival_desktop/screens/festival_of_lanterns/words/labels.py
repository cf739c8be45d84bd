"""The fixed labels on the table; the scene asks for them by key."""

from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.models.session import Session
from festival_desktop.screens.festival_of_lanterns.words.friends import GuestWords
from festival_desktop.screens.festival_of_lanterns.words.level_names import LevelNames
from festival_desktop.screens.festival_of_lanterns.words.moon_dancer import MoonDancerSpeech
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText
from festival_desktop.screens.festival_of_lanterns.words.turn import FestivalTurn


class FestivalLabels(FestivalText):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._turn, self._speech = FestivalTurn(session), MoonDancerSpeech(session)
        self._guests, self._levels = GuestWords(self._content, self), LevelNames(self)

    def label(self, key: str, *values: object) -> str:
        kind, _, index = key.partition(":")
        if kind.startswith("friend"):
            return self._guests.label(key, *values)
        match kind:
            case "end-note":
                return self._turn.before_the_end()
            case "speech":
                return self._speech.text()
            case "speech-title":
                return self._players[MOON_DANCER]
            case "level":
                return self._levels.name(self._content.moon_dancer.levels[int(index)].id)
            case "lantern":
                return self._names.short(int(index))
            case "dedication":
                return self._names.dedication(int(index))
            case "gain":
                return self.tr("+{number} {name}").format(number=values[0], name=values[1])
        return self._of_number(key, values[0]) if values else self._plain()[key]

    def _of_number(self, key: str, value: object) -> str:
        number = int(str(value)) if str(value).isdigit() else 1
        return {
            "lanterns": self.tr("lantern(s)", "after a number", number),
            "claim": self.tr("Claim %n point(s)", "", number),
            "mooncake": self.tr("Mooncake(s)", "after a number", number),
            "points": self.tr("point(s)", "after a number", number),
            "of-limit": self.tr("of {limit}"),
            "lacks": self.tr("%n missing", "lanterns", number),
            "left": self.tr("{number} left"),
        }[key].format(limit=value, number=value)

    def _plain(self) -> dict[str, str]:
        return {
            "hand": self.tr("Your hand"),
            "part:hand": self.tr("Your hand"),
            "part:display": self.tr("The lake"),
            "part:seats": self.tr("The seats"),
            "part:stack": self.tr("Tiles to draw"),
            "part:supply": self.tr("Supply"),
            "part:dedications": self.tr("Dedications"),
            "part:friends": self.tr("Friends"),
            "part:question": self.tr("Decision"),
            "stack": self.tr("Stack"),
            "face-up": self.tr("Face-up tile"),
            "in-the-air": self.tr("in your hand"),
            "trixie": self.tr("Trixie", "a lantern of hers"),
            "none-left": self.tr("none left"),
            "from-generic": self.tr("generic tile"),
            "you-can": self.tr("available"),
            "supply": self.tr("Supply"),
            "dedications": self.tr("Dedications"),
            "key:turn": self.tr("rotate the tile"),
            "key:back": self.tr("put it back"),
            "pass": self.tr("End turn"),
            "not-now": self.tr("Not now"),
            "for-me": self.tr("Choose for me"),
            "next-move": self.tr("Next move"),
        }
