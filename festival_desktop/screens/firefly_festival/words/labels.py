"""The fixed labels on the table; the scene asks for them by key."""

from festival_desktop.screens.firefly_festival.words.sentences import Sentences


class FireflyLabels(Sentences):
    def label(self, key: str, *values: object) -> str:
        kind, _, index = key.partition(":")
        if index.isdigit() and (words := self._of_content(kind, int(index), values)):
            return words
        if values and (words := self._with_values(key, values)):
            return words
        return self._plain()[key]

    def _of_content(self, kind: str, index: int, values: tuple[object, ...]) -> str:
        match kind:
            case "tile":
                return self._names.short(self._content.tiles[index].id)
            case "goal":
                return self._goals.public(index)
            case "goal-text":
                return self._goals.card(index, int(str(values[0])))
            case "secret":
                return self._goals.private(index)
            case "secret-text":
                return self._goals.condition(index)
            case "power":
                return self._powers.name(self._content.powers[index].id)
            case "power-text":
                return self._powers.rule(self._content.powers[index])
        return ""

    # -- with a number -------------------------------------------------------------------------

    def _with_values(self, key: str, values: tuple[object, ...]) -> str:
        first = values[0]
        number = int(str(values[-1])) if str(values[-1]).lstrip("-").isdigit() else 0
        texts = {
            "secrets-of": self.tr("only {0} sees them"),
            "of-six": self.tr("{0} of 6"),
            "chain": self.tr("chain {0}"),
            "chain-points": self.tr("chain {0}: +{1}"),
            "at-end": self.tr("{0} at end"),
            "if-over": self.tr("Projected: %n point(s)", "", number),
            "so-far": self.tr("%n point(s) so far", "", number),
            "line:chain": self.tr("Chain of {0} islands: +{1}"),
            "line:longest": self.tr("Longest chain: +{0}"),
            "line:crow": self.tr("The Crow: {0}"),
            "chain-steps": self.tr("Chains at the end, by islands: {0}. The longest: +{1}."),
            "crow-note": self.tr(
                "Pays its holder {0} coins at the start of each turn. Costs its holder {1} "
                "points at the end."
            ),
            "action:2": self.tr("Move {0}"),
            "claim": self.tr("Claim {0}: +{1}"),
            "crow-cost": self.tr("−{0} points"),
            "festival": self.tr("{0} festival"),
            "end:sorin": self.tr("The end is near: %n Sōrin left", "", number),
            "end:floors": self.tr("The end is near: {name}, %n floor(s) left", "", number),
            "end:goals": self.tr("The end is near: %n goal(s) left", "", number),
            "end:rest": self.tr(
                "The end is near: %n more turn(s) without building or scoring", "", number
            ),
            "lanes": self.tr("%n lane(s)", "", number),
            "places": self.tr("%n place(s)", "", number),
            "movers": self.tr("%n worker(s)", "", number),
            "festivals": self.tr("%n island(s)", "", number),
            "moves-left": self.tr("%n left", "movements", number),
            "fish-cost": self.tr("%n coin(s)", "", number),
            "needs-floors": self.tr("%n floor(s) missing", "", number),
            "needs-bridges": self.tr("%n bridge(s) missing", "", number),
            "needs-pieces": self.tr("%n piece(s) missing", "", number),
            "crow-gain:0": self.tr("Take %n coin(s)", "", number),
            "crow-gain:1": self.tr("Take %n worker(s)", "", number),
            "storey": self.tr("Build for %n coin(s)", "", number),
        }
        if key == "can-hold":
            text = self.tr("{names} can hold it", "who could hold a festival", len(values))
            return text.format(names=self._lists.all_of([str(name) for name in values]))
        if key in texts:
            return texts[key].format(*values, name=first)
        return self._way(key, str(first), number)

    def _way(self, key: str, name: str, coins: int) -> str:
        texts = {
            "over": (self.tr("{name}’s bridges: free"), self.tr("{name}’s bridges: {coins}")),
            "together": (
                self.tr("Two workers, {name}’s bridges: free"),
                self.tr("Two workers, {name}’s bridges: {coins}"),
            ),
            "ferry": (self.tr("Ferry: {coins}"),) * 2,
        }
        text = texts[key][coins > 0] if key in texts else ""
        return text.format(name=name, coins=self._names.coins(coins))

    # -- plain ---------------------------------------------------------------------------------

    def _plain(self) -> dict[str, str]:
        return {
            "part:actions": self.tr("Your options"),
            "part:question": self.tr("Decision"),
            "part:track": self.tr("Scores and supplies"),
            "part:goals": self.tr("Goals"),
            "part:lake": self.tr("The lake"),
            "part:seats": self.tr("The players"),
            "part:festivals": self.tr("Festivals"),
            "goals": self.tr("Public goals"),
            "secrets": self.tr("Your private goals"),
            "gone": self.tr("all taken"),
            "workers": self.tr("workers"),
            "floors": self.tr("floors"),
            "bridges": self.tr("bridges"),
            "power-secret": self.tr("hidden power"),
            "end:now": self.tr("The game ends after this turn"),
            "action:0": self.tr("Bridge"),
            "action:1": self.tr("Pagoda"),
            "action:3": self.tr("Festival"),
            "cannot": self.tr("not now"),
            "main-done": self.tr("done"),
            "besides-done": self.tr("done"),
            "first": self.tr("later"),
            "crow": self.tr("Crow"),
            "crow-yours": self.tr("you hold it"),
            "fish": self.tr("Fish"),
            "fish-none": self.tr("all placed"),
            "pass": self.tr("End turn"),
            "end-turn": self.tr("End turn"),
            "next-move": self.tr("Next move"),
            "skip": self.tr("Skip"),
            "done": self.tr("Done"),
            "after-main": self.tr("after a main action"),
            "fact:value": self.tr("a piece", "points of an island"),
            "fact:reward": self.tr("a floor", "reward of an island"),
            "fact:floors": self.tr("needed", "floors, for a festival"),
            "end-anyway": self.tr("End turn without it"),
            "goal-left": self.tr("You can still claim a goal."),
            "action-left": self.tr("You still have a main action."),
            "crow-gain-none": self.tr("No workers left"),
            "overlay": self.tr("Show festivals"),
            "needs-worker": self.tr("none of your workers"),
            "needs-sorin": self.tr("no Sōrin left"),
            "nobody-holds": self.tr("Nobody can hold it yet"),
            "which-way": self.tr("Which route?"),
            "crow-which": self.tr("Coins or workers?"),
            "storey-which": self.tr("A second floor?"),
            "not-now": self.tr("Not now"),
            "keep": self.tr("Keep this one"),
            "kept": self.tr("Your choice"),
            "key:back": self.tr("put it back"),
            "key:ways": self.tr("choose another route"),
        }
