"""The fixed labels on the table; the scene asks for them by key."""

from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.setup import SIDES
from festival_desktop.play.preview import Preview
from festival_desktop.screens.lanterns_dice.words.sentences import DiceEffects


class DiceLabels(DiceEffects):
    def label(self, key: str, *values: object) -> str:
        kind, _, index = key.partition(":")
        match kind, values:
            case "color", _:
                return self._names.color(int(index))
            case "action", (name,):
                return self.tr("One area in the colour of {name}’s die").format(name=name)
            case "action", _:
                return self._action(Action(int(index)))
            case "side", _:
                return SIDES[int(index)]
            case "preview", (Preview() as preview,):
                return self.preview(preview)
            case "turn", (turn, turns):
                return self.tr("Turn {turn} of {turns}").format(turn=turn, turns=turns)
            case "launch-where", (int(shape), pool):
                text = self.tr("{shape} on {pool}")
                return text.format(shape=self._names.shape(shape), pool=pool)
            case _, (value,):
                return self._of_one(key, value)
        return self._plain()[key]

    def _of_one(self, key: str, value: object) -> str:
        """Return a label with a number, a name or a pool."""
        number = int(str(value)) if str(value).isdigit() else 0
        return {
            "by:3": self.tr("Platform {pool}"),
            "gifts": self.tr("%n gift(s) to spend", "", number),
            "launch-best": self.tr("Launch: +{number}"),
            "give-up": self.tr("Give up %n point(s)", "", number),
            "more-points": self.tr("%n more point(s)", "", number),
            "reroll": self.tr("Re-roll: %n gift(s)", "", number),
            "areas-left": self.tr("%n left", "areas of a colour", number),
            "short": self.tr("needs %n pool(s)", "", number),
            "left": self.tr("{number} left"),
            "lake": self.tr("{name}’s lake"),
            "look": self.tr("Look at {name}’s lake"),
            "take": self.tr("{name} shades on this sheet now"),
        }[key].format(pool=value, number=value, name=value)

    def _action(self, action: Action) -> str:
        """Describe an action, short enough for a card."""
        return {
            Action.YOUR_DIE: self.tr("One extra area in your die’s colour"),
            Action.NOT_SHOWN: self.tr("One area in a colour that’s not on the dice"),
            Action.OTHER_DICE: self.tr("One area for each of the other three dice"),
            Action.LEFT_DIE: self.tr("One area in the colour of the die to your left"),
            Action.BESIDE_COMPLETED: self.tr("One area of any colour next to a completed pool"),
            Action.WHOLE_POOL: self.tr("Both areas of one unshaded pool"),
        }[action]

    def _plain(self) -> dict[str, str]:
        return {
            "part:tray": self.tr("The tray"),
            "part:actions": self.tr("Your options"),
            "part:players": self.tr("The players"),
            "part:favours": self.tr("Favours of the emperor"),
            "part:fireworks": self.tr("Fireworks"),
            "part:lake": self.tr("The lake"),
            "last-launches": self.tr("final launches"),
            "rank:completes": self.tr("completes a pool"),
            "rank:allowed": self.tr("allowed"),
            "rank:spoils": self.tr("loses a boat"),
            "next-medal": self.tr("Next medal"),
            "next-move": self.tr("Next move"),
            "scores": self.tr("Scores"),
            "turn-over": self.tr("You can still undo it."),
            "leave-launch": self.tr("Done without it…"),
            "keep-launch": self.tr("Keep the launch"),
            "leave-rest": self.tr("Done…"),
            "ask-unshaded": self.tr("You can still shade. Leave it?"),
            "give-up-shades": self.tr("Leave it unshaded"),
            "keep-shading": self.tr("Keep shading"),
            "put-back": self.tr("Put it back"),
            "fireworks": self.tr("Fireworks"),
            "second-group": self.tr("Second group"),
            "boats": self.tr("Boats"),
            "score": self.tr("Score"),
            "still-open": self.tr("Left to shade:"),
            "done": self.tr("Done"),
            "pass": self.tr("Don’t launch"),
            "take-back": self.tr("Click again to undo."),
            "take-back-more": self.tr("Click to undo this and everything after it."),
            "take-here": self.tr("Take this sheet"),
            "look-back": self.tr("Back to your lake"),
            "show-table": self.tr("Whole table"),
            "roll": self.tr("Roll"),
            "orient": self.tr("Keep it"),
            "trial-hint": self.tr("Drag the rim to rotate it."),
            "you": self.tr("You"),
            "nobody": self.tr("no player faces it"),
            "emperor": self.tr("The emperor’s favours"),
            "emperor-note": self.tr("one per turn"),
            "fits": self.tr("fits now"),
            "no-room": self.tr("no room yet"),
            "none-left": self.tr("none left"),
            "key:turn": self.tr("rotate"),
            "key:flip": self.tr("flip it"),
            "key:places": self.tr("show where it fits"),
            "by:0": self.tr("Die"),
            "by:1": self.tr("Turn bonus"),
            "by:2": self.tr("Emperor"),
        }
