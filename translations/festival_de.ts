<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Festival Desktop</source>
        <translation>Über Festival Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Lantern festival games for one table. No account, no network.</source>
        <translation>Laternenfest-Spiele für einen Tisch. Ohne Konto, ohne Netz.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Pictures, words and program were made for this project; the fonts are Noto, under the Open Font License.</source>
        <translation>Freie Software unter der MIT-Lizenz. Bilder, Worte und Programm wurden für dieses Projekt gemacht; die Schriften sind Noto, unter der Open Font License.</translation>
    </message>
    <message>
        <source>An independent project. It is not connected with the makers of the published games and contains nothing of their artwork or text.</source>
        <translation>Ein unabhängiges Projekt. Es hat mit den Verlagen der gedruckten Spiele nichts zu tun und enthält weder ihre Bilder noch ihre Texte.</translation>
    </message>
    <message>
        <source>Made with Python and Qt (PySide6).</source>
        <translation>Gemacht mit Python und Qt (PySide6).</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save now</source>
        <translation>Jetzt &amp;speichern</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>&amp;Kopie speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;End turn or next move</source>
        <translation>Zug &amp;beenden oder nächster Zug</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>&amp;Liste der Möglichkeiten</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show the whole &amp;display</source>
        <translation>Ganze &amp;Auslage zeigen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>A&amp;bout Festival Desktop</source>
        <translation>&amp;Über Festival Desktop</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>&amp;Zurück zum Regal</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>Beam</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Do again what was taken back (Ctrl+Shift+Z)</source>
        <translation>Zurückgenommenes wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show a good move (Ctrl+H)</source>
        <translation>Einen guten Zug zeigen (Strg+H)</translation>
    </message>
    <message>
        <source>Let the computer make its next move (Ctrl+Return)</source>
        <translation>Den Computer weiterspielen lassen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>See the score sheet (Ctrl+Return)</source>
        <translation>Die Wertung ansehen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Hand on to the next player (Ctrl+Return)</source>
        <translation>An die nächste Person weitergeben (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Den letzten Schritt zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>The last step showed something hidden, so it stays.</source>
        <translation>Der letzte Schritt hat etwas Verdecktes gezeigt, deshalb bleibt er.</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} hat gezogen, deshalb bleiben frühere Schritte.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>What you can do</source>
        <translation>Was du tun kannst</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Take the last choice back (Esc)</source>
        <translation>Die letzte Auswahl zurücknehmen (Esc)</translation>
    </message>
</context>
<context>
    <name>ComfortPanel</name>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Words change at once, also in a game.</source>
        <translation>Alle Texte wechseln sofort, auch mitten im Spiel.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Of the sky and the lake around the tables.</source>
        <translation>Von Himmel und See rund um die Tische.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Pages scroll when words need more room.</source>
        <translation>Seiten lassen sich rollen, wenn Texte mehr Platz brauchen.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Pieces go to their places without flying.</source>
        <translation>Spielteile sind sofort an ihrem Platz.</translation>
    </message>
    <message>
        <source>Computer pace</source>
        <translation>Tempo der Computer</translation>
    </message>
    <message>
        <source>“Step” waits for you before every move.</source>
        <translation>„Schritt“ wartet vor jedem Zug auf dich.</translation>
    </message>
    <message>
        <source>End turns yourself</source>
        <translation>Züge selbst beenden</translation>
    </message>
    <message>
        <source>A button ends your turn, and you can undo until then.</source>
        <translation>Ein Knopf beendet deinen Zug; bis dahin kannst du ihn zurücknehmen.</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>Wie der Computer</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>An evening at the lake</source>
        <translation>Ein Abend am See</translation>
    </message>
    <message>
        <source>Place a tile, and everyone gains the lantern they face.</source>
        <translation>Lege ein Plättchen, und alle erhalten die Laterne vor sich.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>How it went, points by turn</source>
        <translation>Der Verlauf, Punkte je Zug</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Der Verlauf</translation>
    </message>
    <message>
        <source>points by turn</source>
        <translation>Punkte je Zug</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Gib den Laptop an {name} weiter</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>Das brachte dir {gains}.</translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation>Ich bin {name}: zeig meine Hand</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Letzten Schritt zurücknehmen</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Look at the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>as it lies now</source>
        <translation>wie er jetzt liegt</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Andenken</translation>
    </message>
    <message>
        <source>save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>{number} points, {lead} ahead</source>
        <translation>{number} Punkte, Vorsprung {lead}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>Moon Dancers Herausforderung</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nächste Stufe</translation>
    </message>
    <message>
        <source>The lanterns are counted</source>
        <translation>Die Laternen werden gezählt</translation>
    </message>
    <message>
        <source>Any key or click shows everything.</source>
        <translation>Eine Taste oder ein Klick zeigt alles.</translation>
    </message>
    <message>
        <source>Festival of Lanterns</source>
        <translation>Fest der Laternen</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} konnte nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 equal lanterns</source>
        <translation>4 gleiche Laternen</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>je 2 von 3 Laternen</translation>
    </message>
    <message>
        <source>1 of every lantern</source>
        <translation>1 von jeder Laterne</translation>
    </message>
    <message>
        <source>1 for each Dedication</source>
        <translation>1 je Widmung</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>turns {numbers}</source>
        <translation>Züge {numbers}</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>Points alone decide. A tie would have been Moon Dancer’s.</source>
        <translation>Die Punkte allein entscheiden. Ein Gleichstand hätte Moon Dancer gehört.</translation>
    </message>
    <message>
        <source>No two totals are equal: points alone decide.</source>
        <translation>Keine zwei Summen sind gleich: Die Punkte allein entscheiden.</translation>
    </message>
    <message>
        <source>{names} have {number} points each.</source>
        <translation>{names} haben je {number} Punkte.</translation>
    </message>
    <message>
        <source>A tie is Moon Dancer’s: whoever challenges her must have more.</source>
        <translation>Bei Gleichstand gewinnt Moon Dancer: Wer sie herausfordert, muss mehr haben.</translation>
    </message>
    <message>
        <source>Mooncakes and lanterns left are equal too: they share the place.</source>
        <translation>Auch Mondkuchen und übrige Laternen sind gleich: Sie teilen sich den Platz.</translation>
    </message>
    <message>
        <source>More Mooncakes decide: {values}.</source>
        <translation>Mehr Mondkuchen entscheiden: {values}.</translation>
    </message>
    <message>
        <source>Mooncakes are equal; more lanterns left decide: {values}.</source>
        <translation>Die Mondkuchen sind gleich; mehr übrige Laternen entscheiden: {values}.</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>Ein Spiel, in dem Sperren geöffnet wurden, ist Übung und zählt nicht.</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}: {wins} von {games} gewonnen</translation>
    </message>
    <message>
        <source>best lead +{number}</source>
        <translation>bester Vorsprung +{number}</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} Siege in Folge</translation>
    </message>
</context>
<context>
    <name>FestivalAsks</name>
    <message>
        <source>Touch the side of your tile that counts as a match.</source>
        <translation>Berühre die Seite deines Plättchens, die als Treffer zählt.</translation>
    </message>
    <message>
        <source>Touch the tile you keep. The other one goes to the bottom.</source>
        <translation>Berühre das Plättchen, das du behältst. Das andere kommt nach unten.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take for it.</source>
        <translation>Berühre die Laterne im Vorrat, die du dafür nimmst.</translation>
    </message>
    <message>
        <source>Touch the lantern you take, at another seat.</source>
        <translation>Berühre bei einem anderen Platz die Laterne, die du nimmst.</translation>
    </message>
    <message>
        <source>Touch the player who gains one with you.</source>
        <translation>Berühre, wer mit dir eine erhält.</translation>
    </message>
    <message>
        <source>Touch the stack you put it on.</source>
        <translation>Berühre den Stapel, auf den er kommt.</translation>
    </message>
    <message>
        <source>Turn it: wheel, right click or R. Press it again to leave it so.</source>
        <translation>Drehe es: Mausrad, Rechtsklick oder R. Ein Druck darauf lässt es so liegen.</translation>
    </message>
    <message>
        <source>Choose the lanterns; then touch the one you leave out.</source>
        <translation>Wähle die Laternen; dann berühre die, die du weglässt.</translation>
    </message>
    <message>
        <source>Touch the lantern you take back.</source>
        <translation>Berühre die Laterne, die du zurücknimmst.</translation>
    </message>
    <message>
        <source>Make a second Dedication: touch its stack.</source>
        <translation>Mach eine zweite Widmung: Berühre ihren Stapel.</translation>
    </message>
    <message>
        <source>Press her card to see the top two tiles, or refill as ever.</source>
        <translation>Drücke ihre Karte, um die zwei obersten Plättchen zu sehen, oder zieh wie immer nach.</translation>
    </message>
    <message>
        <source>You may exchange one more: touch the lantern you give.</source>
        <translation>Du darfst noch eine tauschen: Berühre die Laterne, die du gibst.</translation>
    </message>
    <message>
        <source>Touch the lantern you give.</source>
        <translation>Berühre die Laterne, die du gibst.</translation>
    </message>
    <message>
        <source>Touch the first lantern you give.</source>
        <translation>Berühre die erste Laterne, die du gibst.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take.</source>
        <translation>Berühre die Laterne im Vorrat, die du nimmst.</translation>
    </message>
    <message>
        <source>Touch a Dedication: one lantern may be left out.</source>
        <translation>Berühre eine Widmung: Eine Laterne darf fehlen.</translation>
    </message>
    <message>
        <source>Make your Dedications: this turn you may make two.</source>
        <translation>Mach deine Widmungen: In diesem Zug dürfen es zwei sein.</translation>
    </message>
    <message>
        <source>Place a tile: each match brings one more Mooncake.</source>
        <translation>Lege ein Plättchen: Jeder Treffer bringt einen Mondkuchen mehr.</translation>
    </message>
    <message>
        <source>Make a Dedication, then take one lantern back.</source>
        <translation>Mach eine Widmung, dann nimm eine Laterne zurück.</translation>
    </message>
    <message>
        <source>At your refill you may choose from two tiles.</source>
        <translation>Beim Nachziehen darfst du aus zwei Plättchen wählen.</translation>
    </message>
    <message>
        <source>Touch a tile of the display to turn it.</source>
        <translation>Berühre ein Plättchen der Auslage, um es zu drehen.</translation>
    </message>
    <message>
        <source>Place a tile: your lanterns are not counted.</source>
        <translation>Lege ein Plättchen: Deine Laternen werden nicht gezählt.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you both gain.</source>
        <translation>Berühre die Laterne im Vorrat, die ihr beide erhaltet.</translation>
    </message>
    <message>
        <source>Place a tile: you also gain what its far side shows.</source>
        <translation>Lege ein Plättchen: Du erhältst auch, was seine ferne Seite zeigt.</translation>
    </message>
    <message>
        <source>Place a tile: one side that does not match counts.</source>
        <translation>Lege ein Plättchen: Eine Seite, die nicht passt, zählt doch.</translation>
    </message>
    <message>
        <source>Touch your token.</source>
        <translation>Berühre deinen Marker.</translation>
    </message>
    <message>
        <source>Choose for Moon Dancer:</source>
        <translation>Wähle für Moon Dancer:</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>Welche Laterne gibt sie?</translation>
    </message>
    <message>
        <source>which lantern of the Supply does she take?</source>
        <translation>Welche Laterne nimmt sie aus dem Vorrat?</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>Welche deiner Laternen nimmt sie?</translation>
    </message>
    <message>
        <source>touch the lit stack, then her lanterns.</source>
        <translation>Berühre den leuchtenden Stapel, dann ihre Laternen.</translation>
    </message>
    <message>
        <source>which lantern does she leave out?</source>
        <translation>Welche Laterne lässt sie weg?</translation>
    </message>
    <message>
        <source>which lanterns does she dedicate?</source>
        <translation>Welche Laternen widmet sie?</translation>
    </message>
    <message>
        <source>touch what is lit.</source>
        <translation>Berühre, was leuchtet.</translation>
    </message>
</context>
<context>
    <name>FestivalChoices</name>
    <message>
        <source>Place the {tile}</source>
        <translation>Lege: {tile}</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}</source>
        <translation>Widme {kind}: {points}</translation>
    </message>
    <message>
        <source>Take the face-up {tile}</source>
        <translation>Nimm offen: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>Zieh verdeckt vom Stapel (%n Plättchen)</numerusform>
            <numerusform>Zieh verdeckt vom Stapel (%n Plättchen)</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Beende den Zug</translation>
    </message>
    <message numerus="yes">
        <source>Claim the Dedication: %n point(s)</source>
        <translation>
            <numerusform>Widmung abschließen: %n Punkt</numerusform>
            <numerusform>Widmung abschließen: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {lanterns}</source>
        <translation>Zeile {row}, Spalte {column}: {lanterns}</translation>
    </message>
    <message>
        <source>Mooncake</source>
        <translation>Mondkuchen</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>no {thing} left</source>
        <translation>kein {thing} mehr da</translation>
    </message>
    <message>
        <source>Give {lantern} ({number} held)</source>
        <translation>Gib {lantern} (du hast {number})</translation>
    </message>
    <message>
        <source>Four {lantern}</source>
        <translation>Vier {lantern}</translation>
    </message>
    <message>
        <source>A pair of {lantern}</source>
        <translation>Ein Paar {lantern}</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} ({number} held)</source>
        <translation>Tausche {lantern} oder gib sie zurück (du hast {number})</translation>
    </message>
    <message>
        <source>Keep the {tile}</source>
        <translation>Behalte: {tile}</translation>
    </message>
    <message>
        <source>Exchange {lantern} ({number} held)</source>
        <translation>Tausche {lantern} (du hast {number})</translation>
    </message>
    <message>
        <source>Return {lantern} ({number} held)</source>
        <translation>Gib {lantern} zurück (du hast {number})</translation>
    </message>
    <message>
        <source>One {lantern}</source>
        <translation>Eine {lantern}</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>Nimm {lantern} (noch {number} da)</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Gib {lantern} in den Vorrat zurück</translation>
    </message>
    <message>
        <source>Take {lantern} for it ({number} left)</source>
        <translation>Nimm dafür {lantern} (noch {number} da)</translation>
    </message>
</context>
<context>
    <name>FestivalGala</name>
    <message>
        <source>{name} befriended {friend} for {mooncakes}.</source>
        <translation>{name} freundete sich für {mooncakes} mit {friend} an.</translation>
    </message>
    <message>
        <source>The help of {friend} was not used.</source>
        <translation>Die Hilfe von {friend} blieb ungenutzt.</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} gab {other} {given} und bekam {taken}.</translation>
    </message>
    <message>
        <source>{name} put the token on {kind}.</source>
        <translation>{name} legte den Marker auf {kind}.</translation>
    </message>
    <message>
        <source>The side with {lantern} counts as a match.</source>
        <translation>Die Seite mit {lantern} zählt als Treffer.</translation>
    </message>
    <message numerus="yes">
        <source>{name} kept %n lantern(s).</source>
        <translation>
            <numerusform>{name} behielt %n Laterne.</numerusform>
            <numerusform>{name} behielt %n Laternen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took a Trixie lantern.</source>
        <translation>{name} nahm eine Trixie-Laterne.</translation>
    </message>
    <message>
        <source>{name} returned a Trixie lantern.</source>
        <translation>{name} gab eine Trixie-Laterne zurück.</translation>
    </message>
    <message>
        <source>{name} turned a tile of the display.</source>
        <translation>{name} drehte ein Plättchen der Auslage.</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} sah sich die obersten Plättchen des Stapels an.</translation>
    </message>
    <message>
        <source>{name} kept one of them and put the other at the bottom.</source>
        <translation>{name} behielt eins davon und legte das andere nach unten.</translation>
    </message>
    <message>
        <source>Befriend {friend} ({mooncakes}): {ability}</source>
        <translation>Freunde dich mit {friend} an ({mooncakes}): {ability}</translation>
    </message>
    <message>
        <source>Take {lantern} from {name}</source>
        <translation>Nimm {lantern} von {name}</translation>
    </message>
    <message>
        <source>Together with {name}</source>
        <translation>Zusammen mit {name}</translation>
    </message>
    <message>
        <source>Turn the tile at {x}, {y}: {tile}</source>
        <translation>Dreh das Plättchen bei {x}, {y}: {tile}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>Lass {lantern} weg</translation>
    </message>
    <message>
        <source>Put your token on a stack</source>
        <translation>Leg deinen Marker auf einen Stapel</translation>
    </message>
    <message>
        <source>Look at the top tiles of the stack</source>
        <translation>Sieh dir die obersten Plättchen des Stapels an</translation>
    </message>
    <message>
        <source>Return a Trixie lantern</source>
        <translation>Gib eine Trixie-Laterne zurück</translation>
    </message>
    <message>
        <source>Back to the pile</source>
        <translation>Zurück auf den Haufen</translation>
    </message>
    <message>
        <source>No friend helps you with that now.</source>
        <translation>Dabei hilft dir jetzt niemand.</translation>
    </message>
    <message>
        <source>Moon Dancer follows rules of her own.</source>
        <translation>Moon Dancer folgt ihren eigenen Regeln.</translation>
    </message>
    <message>
        <source>That friend is not in play.</source>
        <translation>Diese Freundin ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>Befriending comes first in a turn, and only once.</source>
        <translation>Angefreundet wird sich zu Beginn des Zuges, und nur einmal.</translation>
    </message>
    <message>
        <source>You have too few Mooncakes for that friend.</source>
        <translation>Du hast zu wenige Mondkuchen für diese Freundin.</translation>
    </message>
    <message>
        <source>You hold no Trixie lantern.</source>
        <translation>Du hast keine Trixie-Laterne.</translation>
    </message>
    <message>
        <source>First choose the side that counts as a match.</source>
        <translation>Wähle zuerst die Seite, die als Treffer zählt.</translation>
    </message>
    <message>
        <source>First choose the tile you keep.</source>
        <translation>Wähle zuerst das Plättchen, das du behältst.</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you have just returned.</source>
        <translation>Nimm eine der Laternen zurück, die du eben abgegeben hast.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Wähle jemand anderen.</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and does not match.</source>
        <translation>Wähle eine Seite, die ein Plättchen berührt und nicht passt.</translation>
    </message>
    <message>
        <source>Keep one of the tiles you are looking at.</source>
        <translation>Behalte eins der Plättchen, die du ansiehst.</translation>
    </message>
    <message>
        <source>A swap takes a different lantern.</source>
        <translation>Getauscht wird gegen eine andere Laterne.</translation>
    </message>
    <message>
        <source>That player holds no lantern of that kind.</source>
        <translation>Diese Person hat keine solche Laterne.</translation>
    </message>
    <message>
        <source>Your token lies there already.</source>
        <translation>Dein Marker liegt schon dort.</translation>
    </message>
    <message>
        <source>Nothing is left on that stack.</source>
        <translation>Auf diesem Stapel ist nichts mehr.</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>Dort liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>The tile lies that way already.</source>
        <translation>Das Plättchen liegt schon so.</translation>
    </message>
    <message>
        <source>There is nothing you could exchange.</source>
        <translation>Es gibt nichts, was du tauschen könntest.</translation>
    </message>
    <message>
        <source>There is nothing you could swap.</source>
        <translation>Es gibt nichts, was du mit jemandem tauschen könntest.</translation>
    </message>
    <message>
        <source>There is nothing you could take.</source>
        <translation>Es gibt nichts, was du nehmen könntest.</translation>
    </message>
    <message>
        <source>You could not make a second Dedication.</source>
        <translation>Eine zweite Widmung wäre dir nicht möglich.</translation>
    </message>
    <message>
        <source>No Trixie lantern is left.</source>
        <translation>Es ist keine Trixie-Laterne mehr da.</translation>
    </message>
    <message>
        <source>There is no other stack for your token.</source>
        <translation>Es gibt keinen anderen Stapel für deinen Marker.</translation>
    </message>
    <message>
        <source>That helps with placing a tile, and you have none left.</source>
        <translation>Das hilft beim Legen, und du hast kein Plättchen mehr.</translation>
    </message>
    <message>
        <source>You do not hold more than {limit} lanterns.</source>
        <translation>Du hast nicht mehr als {limit} Laternen.</translation>
    </message>
    <message>
        <source>There are not two tiles in the stack to look at.</source>
        <translation>Im Stapel sind keine zwei Plättchen zum Ansehen.</translation>
    </message>
    <message>
        <source>You could not make a Dedication with that help.</source>
        <translation>Auch mit dieser Hilfe wäre keine Widmung möglich.</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the lit tile on the lit cell. {gains}</source>
        <translation>Lege das leuchtende Plättchen auf das leuchtende Feld. {gains}</translation>
    </message>
    <message>
        <source>Exchange {given} for {taken}.</source>
        <translation>Tausche {given} gegen {taken}.</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}.</source>
        <translation>Widme {kind}: {points}.</translation>
    </message>
    <message>
        <source>Return {lantern}.</source>
        <translation>Gib {lantern} zurück.</translation>
    </message>
    <message>
        <source>Take the face-up tile.</source>
        <translation>Nimm das offene Plättchen.</translation>
    </message>
    <message>
        <source>Draw a tile from the stack.</source>
        <translation>Zieh ein Plättchen vom Stapel.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Beende den Zug.</translation>
    </message>
    <message>
        <source>A friend can help: touch what is lit.</source>
        <translation>Eine Freundin kann helfen: Berühre, was leuchtet.</translation>
    </message>
</context>
<context>
    <name>FestivalLabels</name>
    <message>
        <source>+{number} {name}</source>
        <translation>+{number} {name}</translation>
    </message>
    <message>
        <source>of {limit}</source>
        <translation>von {limit}</translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>noch {number}</translation>
    </message>
    <message numerus="yes">
        <source>Claim %n point(s)</source>
        <translation>
            <numerusform>%n Punkt holen</numerusform>
            <numerusform>%n Punkte holen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mooncake(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>Mondkuchen</numerusform>
            <numerusform>Mondkuchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lantern(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>Laterne</numerusform>
            <numerusform>Laternen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>in the air</source>
        <translation>in der Luft</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine mehr</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>from Generic</source>
        <translation>allgemein</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Dedications</source>
        <translation>Widmungen</translation>
    </message>
    <message>
        <source>turn the tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>zurücklegen</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Wähle für mich</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>FestivalLog</name>
    <message>
        <source>{name} returned {lantern} to the Supply.</source>
        <translation>{name} gab {lantern} in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>{name} drew a tile from the stack.</source>
        <translation>{name} zog ein Plättchen vom Stapel.</translation>
    </message>
    <message>
        <source>All tiles are placed: everyone has one final turn.</source>
        <translation>Alle Plättchen liegen: Nun folgt für alle der letzte Zug.</translation>
    </message>
    <message>
        <source>{name} ended the final turn.</source>
        <translation>{name} beendete den letzten Zug.</translation>
    </message>
    <message>
        <source>A friend brought {name} {lantern}.</source>
        <translation>Eine Freundin brachte {name} {lantern}.</translation>
    </message>
    <message>
        <source>{name} paid {mooncakes} and exchanged {given} for {taken}.</source>
        <translation>{name} zahlte {mooncakes} und tauschte {given} gegen {taken}.</translation>
    </message>
    <message>
        <source>{name} exchanged {given} for {taken}.</source>
        <translation>{name} tauschte {given} gegen {taken}.</translation>
    </message>
    <message>
        <source>{name} dedicated four {lanterns}: {points}.</source>
        <translation>{name} widmete vier {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>{name} dedicated pairs of {lanterns}: {points}.</source>
        <translation>{name} widmete Paare von {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>{name} dedicated one of each lantern: {points}.</source>
        <translation>{name} widmete je eine von allen Laternen: {points}.</translation>
    </message>
    <message>
        <source>That stack is empty, so it was a generic tile.</source>
        <translation>Dieser Stapel ist leer, deshalb war es ein allgemeines Plättchen.</translation>
    </message>
    <message>
        <source>One {lantern} was left out.</source>
        <translation>Eine {lantern} wurde weggelassen.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) stood in.</source>
        <translation>
            <numerusform>%n Trixie-Laterne sprang ein.</numerusform>
            <numerusform>%n Trixie-Laternen sprangen ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The token brought {points} more.</source>
        <translation>Der Marker brachte {points} dazu.</translation>
    </message>
    <message>
        <source>{name} took the face-up tile; a new one was turned up.</source>
        <translation>{name} nahm das offene Plättchen; ein neues wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>{name} took the last tile beside the stack.</source>
        <translation>{name} nahm das letzte Plättchen neben dem Stapel.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins.</source>
        <translation>Das Spiel ist aus: {name} gewinnt.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory.</source>
        <translation>Das Spiel ist aus: {names} teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>{name} placed a Sky tile.</source>
        <translation>{name} legte ein Himmelsplättchen.</translation>
    </message>
    <message>
        <source>{name} placed the Fireworks tile with {pet}.</source>
        <translation>{name} legte das Feuerwerk mit {pet}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), nothing left to gain.</source>
        <translation>
            <numerusform>%n Treffer, doch nichts mehr zu holen.</numerusform>
            <numerusform>%n Treffer, doch nichts mehr zu holen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): {gains}.</source>
        <translation>
            <numerusform>%n Treffer: {gains}.</numerusform>
            <numerusform>%n Treffer: {gains}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>Dann erhielt {name} {lantern}</translation>
    </message>
    <message>
        <source>There was no {lantern} left for {names}.</source>
        <translation>{lantern} war aus: nichts für {names}.</translation>
    </message>
</context>
<context>
    <name>FestivalNames</name>
    <message>
        <source>Twilight Sparkle</source>
        <translation>Twilight Sparkle</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rarity</translation>
    </message>
    <message>
        <source>Rainbow Dash</source>
        <translation>Rainbow Dash</translation>
    </message>
    <message>
        <source>Fluttershy</source>
        <translation>Fluttershy</translation>
    </message>
    <message>
        <source>Pinkie Pie</source>
        <translation>Pinkie Pie</translation>
    </message>
    <message>
        <source>Applejack</source>
        <translation>Applejack</translation>
    </message>
    <message>
        <source>Starlight Glimmer</source>
        <translation>Starlight Glimmer</translation>
    </message>
    <message>
        <source>Twilight</source>
        <comment>short name</comment>
        <translation>Twilight</translation>
    </message>
    <message>
        <source>Rarity</source>
        <comment>short name</comment>
        <translation>Rarity</translation>
    </message>
    <message>
        <source>Rainbow</source>
        <comment>short name</comment>
        <translation>Rainbow</translation>
    </message>
    <message>
        <source>Fluttershy</source>
        <comment>short name</comment>
        <translation>Fluttershy</translation>
    </message>
    <message>
        <source>Pinkie</source>
        <comment>short name</comment>
        <translation>Pinkie</translation>
    </message>
    <message>
        <source>Applejack</source>
        <comment>short name</comment>
        <translation>Applejack</translation>
    </message>
    <message>
        <source>Starlight</source>
        <comment>short name</comment>
        <translation>Starlight</translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>Drei Paare</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>Alle sieben</translation>
    </message>
    <message>
        <source>Generic</source>
        <comment>Dedication</comment>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>{lantern} above</source>
        <translation>{lantern} oben</translation>
    </message>
    <message>
        <source>{lantern} on the right</source>
        <translation>{lantern} rechts</translation>
    </message>
    <message>
        <source>{lantern} below</source>
        <translation>{lantern} unten</translation>
    </message>
    <message>
        <source>{lantern} on the left</source>
        <translation>{lantern} links</translation>
    </message>
    <message>
        <source>The upper side</source>
        <translation>Die obere Seite</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>Die rechte Seite</translation>
    </message>
    <message>
        <source>The lower side</source>
        <translation>Die untere Seite</translation>
    </message>
    <message>
        <source>The left side</source>
        <translation>Die linke Seite</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n Mondkuchen</numerusform>
            <numerusform>%n Mondkuchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{top} top, {right} right, {bottom} bottom, {left} left</source>
        <translation>{top} oben, {right} rechts, {bottom} unten, {left} links</translation>
    </message>
    <message>
        <source>Sky tile: {sides}</source>
        <translation>Himmelsplättchen: {sides}</translation>
    </message>
    <message>
        <source>Fireworks tile with {pet}: {sides}</source>
        <translation>Feuerwerk mit {pet}: {sides}</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>One tile is placed in a turn. Now refill your hand.</source>
        <translation>In jedem Zug wird ein Plättchen gelegt. Nun fülle deine Hand auf.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Dieses Plättchen ist nicht in deiner Hand.</translation>
    </message>
    <message>
        <source>A tile already lies there.</source>
        <translation>Dort liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>A tile must share a side with the display.</source>
        <translation>Ein Plättchen muss mit einer Seite an der Auslage liegen.</translation>
    </message>
    <message>
        <source>Return lanterns until you hold {limit}, then place a tile.</source>
        <translation>Gib Laternen zurück, bis du {limit} hast, dann lege ein Plättchen.</translation>
    </message>
    <message>
        <source>Exchanging comes first in a turn, and only once.</source>
        <translation>Getauscht wird zu Beginn des Zuges, und nur einmal.</translation>
    </message>
    <message>
        <source>An exchange costs {cost} Mooncakes.</source>
        <translation>Ein Tausch kostet {cost} Mondkuchen.</translation>
    </message>
    <message>
        <source>To exchange, drag one of your lanterns onto the one you want.</source>
        <translation>Zum Tauschen ziehe eine deiner Laternen auf die, die du willst.</translation>
    </message>
    <message>
        <source>You hold no lantern of that kind.</source>
        <translation>Du hast keine solche Laterne.</translation>
    </message>
    <message>
        <source>An exchange takes a different lantern.</source>
        <translation>Getauscht wird gegen eine andere Laterne.</translation>
    </message>
    <message>
        <source>The Supply has no lantern of that kind left.</source>
        <translation>Im Vorrat ist keine solche Laterne mehr.</translation>
    </message>
    <message>
        <source>One Dedication is made in a turn, before placing.</source>
        <translation>In jedem Zug gibt es eine Widmung, vor dem Legen.</translation>
    </message>
    <message>
        <source>No Dedication is left for that, not even a generic one.</source>
        <translation>Dafür ist keine Widmung mehr da, auch keine allgemeine.</translation>
    </message>
    <message>
        <source>Four of a Kind needs four equal lanterns.</source>
        <translation>Der Vierling braucht vier gleiche Laternen.</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three lanterns.</source>
        <translation>Drei Paare brauchen je zwei von drei Laternen.</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>Alle sieben braucht je eine von jeder Laterne.</translation>
    </message>
    <message>
        <source>Lanterns are returned only when you hold more than {limit}, before placing.</source>
        <translation>Laternen gibst du nur zurück, wenn du vor dem Legen mehr als {limit} hast.</translation>
    </message>
    <message>
        <source>The hand is refilled after a tile is placed.</source>
        <translation>Die Hand wird nach dem Legen aufgefüllt.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>A turn ends with placing a tile.</source>
        <translation>Ein Zug endet mit dem Legen eines Plättchens.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
</context>
<context>
    <name>FestivalScores</name>
    <message>
        <source>Four of a Kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>Drei Paare</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>Alle sieben</translation>
    </message>
    <message>
        <source>Celestia’s token</source>
        <translation>Celestias Marker</translation>
    </message>
</context>
<context>
    <name>FestivalTurn</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>{name} ist als Nächstes dran.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} überlegt.</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>Final turn of {name}.</source>
        <translation>Letzter Zug von {name}.</translation>
    </message>
    <message>
        <source>{name} may {actions}.</source>
        <translation>{name} darf {actions}.</translation>
    </message>
    <message>
        <source>Then the turn can be ended.</source>
        <translation>Dann kann der Zug beendet werden.</translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>eine Laterne tauschen</translation>
    </message>
    <message>
        <source>befriend somebody</source>
        <translation>sich mit jemandem anfreunden</translation>
    </message>
    <message>
        <source>make a Dedication</source>
        <translation>widmen</translation>
    </message>
    <message>
        <source>{name} takes a new tile: the face-up one, or one from the stack.</source>
        <translation>{name} nimmt ein neues Plättchen: das offene oder eins vom Stapel.</translation>
    </message>
    <message>
        <source>{name} chooses the side that counts as a match.</source>
        <translation>{name} wählt die Seite, die als Treffer zählt.</translation>
    </message>
    <message>
        <source>{name} keeps one of the tiles looked at.</source>
        <translation>{name} behält eins der angesehenen Plättchen.</translation>
    </message>
    <message>
        <source>Then a tile is placed.</source>
        <translation>Dann wird ein Plättchen gelegt.</translation>
    </message>
    <message>
        <source>{name} places a tile.</source>
        <translation>{name} legt ein Plättchen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} must return %n lantern(s).</source>
        <translation>
            <numerusform>{name} muss %n Laterne zurückgeben.</numerusform>
            <numerusform>{name} muss %n Laternen zurückgeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>Anfreunden</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>Widmen</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>{taken} for {given}</source>
        <translation>{taken} für {given}</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>ab {mooncakes}</translation>
    </message>
    <message>
        <source>{held} of {limit}</source>
        <translation>{held} von {limit}</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s)</source>
        <translation>
            <numerusform>%n Laterne zurück</numerusform>
            <numerusform>%n Laternen zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>onto the same kind</source>
        <translation>auf dieselbe Sorte</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>du darfst</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>du kannst</translation>
    </message>
    <message>
        <source>choose lanterns</source>
        <translation>Laternen wählen</translation>
    </message>
    <message>
        <source>no set yet</source>
        <translation>noch kein Satz</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <translation>Plättchen wählen</translation>
    </message>
    <message>
        <source>choose a place</source>
        <translation>Feld wählen</translation>
    </message>
    <message>
        <source>turn it, then drop it</source>
        <translation>drehen und ablegen</translation>
    </message>
    <message>
        <source>take a new tile</source>
        <translation>neues nehmen</translation>
    </message>
    <message>
        <source>choose a side</source>
        <translation>Seite wählen</translation>
    </message>
    <message>
        <source>keep a tile</source>
        <translation>eins behalten</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Festival games</source>
        <translation>Festival-Spiele</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
</context>
<context>
    <name>FriendWords</name>
    <message>
        <source>Twilight Sparkle</source>
        <translation>Twilight Sparkle</translation>
    </message>
    <message>
        <source>Fluttershy</source>
        <translation>Fluttershy</translation>
    </message>
    <message>
        <source>Rainbow Dash</source>
        <translation>Rainbow Dash</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rarity</translation>
    </message>
    <message>
        <source>Applejack</source>
        <translation>Applejack</translation>
    </message>
    <message>
        <source>Pinkie Pie</source>
        <translation>Pinkie Pie</translation>
    </message>
    <message>
        <source>Sweetie Belle</source>
        <translation>Sweetie Belle</translation>
    </message>
    <message>
        <source>Apple Bloom</source>
        <translation>Apple Bloom</translation>
    </message>
    <message>
        <source>Scootaloo</source>
        <translation>Scootaloo</translation>
    </message>
    <message>
        <source>Spike</source>
        <translation>Spike</translation>
    </message>
    <message>
        <source>Starlight Glimmer</source>
        <translation>Starlight Glimmer</translation>
    </message>
    <message>
        <source>Princess Cadance</source>
        <translation>Prinzessin Cadance</translation>
    </message>
    <message>
        <source>Princess Luna</source>
        <translation>Prinzessin Luna</translation>
    </message>
    <message>
        <source>Mistmane</source>
        <translation>Mistmane</translation>
    </message>
    <message>
        <source>Trixie</source>
        <translation>Trixie</translation>
    </message>
    <message>
        <source>Princess Celestia</source>
        <translation>Prinzessin Celestia</translation>
    </message>
    <message>
        <source>Exchange one of your lanterns for a different one of the Supply.</source>
        <translation>Tausche eine deiner Laternen gegen eine andere aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>Nimm eine Laterne deiner Wahl aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player, your choice.</source>
        <translation>Tausche eine deiner Laternen gegen eine andere, die du dir bei jemandem aussuchst.</translation>
    </message>
    <message>
        <source>Your Dedication this turn may leave out one lantern.</source>
        <translation>Deine Widmung in diesem Zug darf eine Laterne weglassen.</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>Mach in diesem Zug eine weitere Widmung.</translation>
    </message>
    <message>
        <source>Every match this turn brings one more Mooncake.</source>
        <translation>Jeder Treffer in diesem Zug bringt einen Mondkuchen mehr.</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>Nimm nach deiner Widmung eine der Laternen zurück, die du dafür gabst.</translation>
    </message>
    <message>
        <source>At your refill, see the top two tiles, keep one, put the other at the bottom.</source>
        <translation>Sieh beim Auffüllen die obersten zwei Plättchen an, behalte eins, leg das andere nach unten.</translation>
    </message>
    <message>
        <source>Before you lay your tile, turn one tile on the table any way you like.</source>
        <translation>Dreh vor dem Legen ein Plättchen der Auslage, wie du willst.</translation>
    </message>
    <message>
        <source>Skip counting this turn: keep as many lanterns as you have.</source>
        <translation>Lass das Zählen in diesem Zug aus: Behalte alle deine Laternen.</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one of the Supply.</source>
        <translation>Tausche bis zu zwei Laternen, jede gegen eine andere aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>Wähle eine Laterne und jemand anderen: Ihr erhaltet beide eine, du zuerst.</translation>
    </message>
    <message>
        <source>You also gain the lantern on the far side of the tile you lay.</source>
        <translation>Du erhältst auch die Laterne auf der abgewandten Seite deines Plättchens.</translation>
    </message>
    <message>
        <source>One touching side that does not match counts as a match.</source>
        <translation>Eine anliegende Seite, die nicht passt, zählt als Treffer.</translation>
    </message>
    <message>
        <source>Take a Trixie lantern, which stands for any one in a Dedication.</source>
        <translation>Nimm eine Trixie-Laterne; sie steht in einer Widmung für eine beliebige.</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you take there score one more.</source>
        <translation>Leg deinen Marker auf einen Stapel: Deine Widmungen dort bringen einen Punkt mehr.</translation>
    </message>
    <message>
        <source>First gala</source>
        <translation>Erste Gala</translation>
    </message>
    <message>
        <source>Night market</source>
        <translation>Nachtmarkt</translation>
    </message>
    <message>
        <source>Bright sky</source>
        <translation>Heller Himmel</translation>
    </message>
    <message>
        <source>Great vows</source>
        <translation>Große Gelübde</translation>
    </message>
    <message>
        <source>Tile turners</source>
        <translation>Plättchendreher</translation>
    </message>
    <message numerus="yes">
        <source>%n Fireworks tile(s) in your opening hand.</source>
        <translation>
            <numerusform>%n Feuerwerk in deiner Starthand.</numerusform>
            <numerusform>%n Feuerwerke in deiner Starthand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer erhält nie Mondkuchen.</translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on a turn on which a Fireworks tile from your hand brings you one.</source>
        <translation>Moon Dancer erhält einen Mondkuchen in jedem Zug, in dem dir ein Feuerwerk aus deiner Hand einen bringt.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer erhält einen Mondkuchen für jeden, den du erhältst.</translation>
    </message>
</context>
<context>
    <name>FriendsPanel</name>
    <message>
        <source>At least one of the friends must have a heart: choose one more.</source>
        <translation>Mindestens eine der Freundinnen braucht ein Herz: Wähle noch eine.</translation>
    </message>
    <message>
        <source>Too many: no more than {most} friends come to a gala.</source>
        <translation>Zu viele: Zu einer Gala kommen höchstens {most}.</translation>
    </message>
    <message>
        <source>{name}: {ability}</source>
        <translation>{name}: {ability}</translation>
    </message>
    <message>
        <source>Once a turn, pay a friend’s Mooncakes and use what she can do.</source>
        <translation>Zahle einmal im Zug die Mondkuchen einer Freundin und nutze, was sie kann.</translation>
    </message>
    <message>
        <source>Nobody invited: on your turn you may exchange a lantern for {cost} Mooncakes.</source>
        <translation>Niemand eingeladen: In deinem Zug darfst du für {cost} Mondkuchen eine Laterne tauschen.</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Deine eigene Wahl</translation>
    </message>
    <message>
        <source>Ready-made groups</source>
        <translation>Fertige Gruppen</translation>
    </message>
    <message>
        <source>{number} of {most} chosen</source>
        <translation>{number} von {most} gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n Mondkuchen</numerusform>
            <numerusform>%n Mondkuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>has a heart</source>
        <translation>hat ein Herz</translation>
    </message>
    <message>
        <source>works alone</source>
        <translation>geht auch solo</translation>
    </message>
    <message>
        <source>works alone beside another one</source>
        <translation>geht solo neben einer anderen</translation>
    </message>
    <message>
        <source>brings pieces along</source>
        <translation>bringt Spielteile mit</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Deine Freundin</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Gala-Freundinnen</translation>
    </message>
    <message>
        <source>Friends that go well together</source>
        <translation>Freundinnen, die gut zusammenpassen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Ohne Freundinnen spielen</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Überraschung</translation>
    </message>
    <message>
        <source>Let chance invite somebody</source>
        <translation>Den Zufall einladen lassen</translation>
    </message>
    <message>
        <source>She helps Moon Dancer, too. Pinkie Pie may join another one.</source>
        <translation>Sie hilft auch Moon Dancer. Pinkie Pie darf dazukommen.</translation>
    </message>
    <message>
        <source>Does not work alone.</source>
        <translation>Geht nicht allein.</translation>
    </message>
    <message>
        <source>one is needed</source>
        <translation>eine ist nötig</translation>
    </message>
    <message>
        <source>brings pieces</source>
        <translation>bringt Teile</translation>
    </message>
</context>
<context>
    <name>GameBoxes</name>
    <message>
        <source>coming later</source>
        <translation>kommt später</translation>
    </message>
    <message>
        <source>Festival
of Lanterns</source>
        <translation>Fest
der Laternen</translation>
    </message>
    <message>
        <source>Night tiles</source>
        <translation>Nachtplättchen</translation>
    </message>
    <message>
        <source>1–4 players</source>
        <translation>1–4 Personen</translation>
    </message>
    <message>
        <source>2–4 players</source>
        <translation>2–4 Spieler</translation>
    </message>
    <message>
        <source>2–6 players</source>
        <translation>2–6 Spieler</translation>
    </message>
    <message>
        <source>Lanterns
Dice</source>
        <translation>Würfel
der Laternen</translation>
    </message>
    <message>
        <source>Roll and shade</source>
        <translation>Würfeln und malen</translation>
    </message>
    <message>
        <source>Firefly
Festival</source>
        <translation>Fest der
Glühwürmchen</translation>
    </message>
    <message>
        <source>Bridges and pagodas</source>
        <translation>Brücken und Pagoden</translation>
    </message>
</context>
<context>
    <name>GuestWords</name>
    <message>
        <source>Press the card, or drag Mooncakes onto it.</source>
        <translation>Drücke die Karte, oder ziehe Mondkuchen darauf.</translation>
    </message>
    <message>
        <source>This friend could not help you now.</source>
        <translation>Das würde dir jetzt nicht helfen.</translation>
    </message>
    <message>
        <source>One friend in a turn, before anything else.</source>
        <translation>Ein Freund pro Zug, vor allem anderen.</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>in diesem Zug genutzt</translation>
    </message>
    <message numerus="yes">
        <source>You need %n more Mooncake(s).</source>
        <translation>
            <numerusform>Dir fehlt %n Mondkuchen.</numerusform>
            <numerusform>Dir fehlen %n Mondkuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>eine Laterne tauschen</translation>
    </message>
    <message>
        <source>take a lantern</source>
        <translation>eine Laterne nehmen</translation>
    </message>
    <message>
        <source>swap with a player</source>
        <translation>mit jemandem tauschen</translation>
    </message>
    <message>
        <source>dedicate with one less</source>
        <translation>Widmung mit einer weniger</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>eine Widmung mehr</translation>
    </message>
    <message>
        <source>+1 Mooncake a match</source>
        <translation>je Treffer 1 Mondkuchen mehr</translation>
    </message>
    <message>
        <source>take one back</source>
        <translation>eine zurücknehmen</translation>
    </message>
    <message>
        <source>choose from two tiles</source>
        <translation>aus zwei Plättchen wählen</translation>
    </message>
    <message>
        <source>turn a laid tile</source>
        <translation>ein Plättchen drehen</translation>
    </message>
    <message>
        <source>skip counting</source>
        <translation>nicht zählen</translation>
    </message>
    <message>
        <source>exchange up to two</source>
        <translation>bis zu zwei tauschen</translation>
    </message>
    <message>
        <source>a lantern for two</source>
        <translation>eine Laterne für zwei</translation>
    </message>
    <message>
        <source>the far side, too</source>
        <translation>auch die ferne Seite</translation>
    </message>
    <message>
        <source>any side matches</source>
        <translation>jede Seite passt</translation>
    </message>
    <message>
        <source>stands for any</source>
        <translation>steht für jede</translation>
    </message>
    <message>
        <source>+1 point on a stack</source>
        <translation>+1 Punkt auf einem Stapel</translation>
    </message>
    <message>
        <source>now, or later this turn</source>
        <translation>jetzt oder später im Zug</translation>
    </message>
    <message>
        <source>when you place a tile</source>
        <translation>wenn du legst</translation>
    </message>
    <message>
        <source>with your Dedication</source>
        <translation>bei deiner Widmung</translation>
    </message>
    <message>
        <source>for a second Dedication</source>
        <translation>für eine zweite Widmung</translation>
    </message>
    <message>
        <source>after your Dedication</source>
        <translation>nach deiner Widmung</translation>
    </message>
    <message>
        <source>at your refill</source>
        <translation>beim Nachziehen</translation>
    </message>
    <message>
        <source>before you place a tile</source>
        <translation>bevor du legst</translation>
    </message>
</context>
<context>
    <name>HerTurn</name>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>what scores most</source>
        <translation>was am meisten zählt</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>Anfreunden</translation>
    </message>
    <message>
        <source>if that helps</source>
        <translation>wenn es hilft</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>Widmen</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>die höchste</translation>
    </message>
</context>
<context>
    <name>LevelBlock</name>
    <message>
        <source>Moon Dancer’s level</source>
        <translation>Moon Dancers Stufe</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Friend</source>
        <comment>level of Moon Dancer</comment>
        <translation>Freundin</translation>
    </message>
    <message>
        <source>Mentor</source>
        <comment>level of Moon Dancer</comment>
        <translation>Mentorin</translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>level of Moon Dancer</comment>
        <translation>Prinzessin</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} von {games} gewonnen</translation>
    </message>
    <message>
        <source>Leads, game by game: {numbers}</source>
        <translation>Vorsprung, Spiel für Spiel: {numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Best lead</source>
        <translation>Bester Vorsprung</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Siege in Folge jetzt</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Meiste in Folge</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>{level} spielen</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{some}, {more}</source>
        <translation>{some}, {more}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} und {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} oder {last}</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Undo ends here</source>
        <translation>Bis hierher zurück</translation>
    </message>
</context>
<context>
    <name>MoonDancerSpeech</name>
    <message>
        <source>Several ways are equally good for me. Which one do you like?</source>
        <translation>Mehrere Wege sind für mich gleich gut. Welcher gefällt dir?</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores most.</source>
        <translation>Ich bin dran. Ich suche die Widmung, die am meisten zählt.</translation>
    </message>
    <message>
        <source>I never gain Mooncakes.</source>
        <translation>Ich bekomme nie Mondkuchen.</translation>
    </message>
    <message>
        <source>When your Fireworks tile brings you Mooncakes, I gain one.</source>
        <translation>Wenn dir dein Feuerwerksplättchen Mondkuchen bringt, bekomme ich einen.</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one.</source>
        <translation>Für jeden Mondkuchen, den du bekommst, bekomme ich einen.</translation>
    </message>
    <message>
        <source>On every tile you lay, the lanterns on the left and right are mine.</source>
        <translation>Auf jedem Plättchen, das du legst, gehören mir die Laternen links und rechts.</translation>
    </message>
    <message>
        <source>Score more than I do: a tie is mine.</source>
        <translation>Hol mehr Punkte als ich: Bei Gleichstand gewinne ich.</translation>
    </message>
    <message>
        <source>So I befriend {friend} and pay {mooncakes}.</source>
        <translation>Also freunde ich mich mit {friend} an und zahle {mooncakes}.</translation>
    </message>
    <message>
        <source>I give {given} and take {taken}.</source>
        <translation>Ich gebe {given} und nehme {taken}.</translation>
    </message>
    <message>
        <source>I give you {given} for your {taken}.</source>
        <translation>Ich gebe dir {given} für deine Laterne {taken}.</translation>
    </message>
    <message>
        <source>I take {lantern} from the Supply.</source>
        <translation>Ich nehme {lantern} aus dem Vorrat.</translation>
    </message>
    <message>
        <source>A further Dedication is not possible.</source>
        <translation>Eine weitere Widmung ist nicht möglich.</translation>
    </message>
    <message>
        <source>I can make no Dedication, so I spend nothing.</source>
        <translation>Ich kann keine Widmung machen, also gebe ich nichts aus.</translation>
    </message>
    <message>
        <source>Once more I can make {options}.</source>
        <translation>Noch einmal kann ich {options} machen.</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>Ich kann {options} machen.</translation>
    </message>
    <message>
        <source>{kind} scores most.</source>
        <translation>{kind} zählt am meisten.</translation>
    </message>
    <message>
        <source>Of equal ones, {kind} takes the fewest lanterns.</source>
        <translation>Bei gleichem Wert braucht {kind} die wenigsten Laternen.</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind} für {points}</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}</source>
        <translation>{kind} für {points} mit {friend}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>Du hast {lanterns} für mich gewählt.</translation>
    </message>
    <message>
        <source>I use what I hold most of: {numbers}.</source>
        <translation>Ich nehme, wovon ich am meisten habe: {numbers}.</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has most of: {numbers}.</source>
        <translation>Dann zählt, wovon der Vorrat am meisten hat: {numbers}.</translation>
    </message>
    <message>
        <source>What I need is {lanterns}.</source>
        <translation>Ich brauche {lanterns}.</translation>
    </message>
    <message>
        <source>I can spare {lanterns} only.</source>
        <translation>Entbehren kann ich nur {lanterns}.</translation>
    </message>
    <message>
        <source>What I lack is {lanterns}.</source>
        <translation>Mir fehlt {lanterns}.</translation>
    </message>
    <message>
        <source>I dedicate four {lanterns}: {points}.</source>
        <translation>Ich widme vier {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>I dedicate pairs of {lanterns}: {points}.</source>
        <translation>Ich widme Paare von {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>I dedicate one of each lantern: {points}.</source>
        <translation>Ich widme eine von jeder Laterne: {points}.</translation>
    </message>
    <message>
        <source>One {lantern} is left out.</source>
        <translation>{lantern} fehlt einmal.</translation>
    </message>
</context>
<context>
    <name>MoonDancerWords</name>
    <message>
        <source>{name} can make no further Dedication.</source>
        <translation>{name} kann keine weitere Widmung machen.</translation>
    </message>
    <message>
        <source>{name} can make no Dedication.</source>
        <translation>{name} kann keine Widmung machen.</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: {points} are the most.</source>
        <translation>{name} wählt {kind}: {points} sind am meisten.</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: it takes the fewest lanterns.</source>
        <translation>{name} wählt {kind}: Das braucht die wenigsten Laternen.</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Du hast für {name} {kind} gewählt.</translation>
    </message>
    <message>
        <source>{name} can make {kind} only.</source>
        <translation>{name} kann nur {kind} machen.</translation>
    </message>
    <message>
        <source>It takes the help of {friend}.</source>
        <translation>Dabei hilft {friend}.</translation>
    </message>
    <message>
        <source>She holds most of {lanterns}.</source>
        <translation>Sie hat am meisten {lanterns}.</translation>
    </message>
    <message>
        <source>The Supply has most of {lanterns}.</source>
        <translation>Im Vorrat ist am meisten {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she dedicates {lanterns}.</source>
        <translation>Du hast gewählt, dass sie {lanterns} widmet.</translation>
    </message>
    <message>
        <source>You chose that she takes {lanterns}.</source>
        <translation>Du hast gewählt, dass sie {lanterns} nimmt.</translation>
    </message>
    <message>
        <source>You chose that she gives {lanterns}.</source>
        <translation>Du hast gewählt, dass sie {lanterns} gibt.</translation>
    </message>
    <message>
        <source>You chose that she leaves {lanterns} out.</source>
        <translation>Du hast gewählt, dass sie {lanterns} weglässt.</translation>
    </message>
</context>
<context>
    <name>MoonPanel</name>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>Moon Dancers Herausforderung</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Every challenge you finished, level by level</source>
        <translation>Alle beendeten Herausforderungen, Stufe für Stufe</translation>
    </message>
    <message>
        <source>You alone against her. The harder the level, the more fireworks.</source>
        <translation>Du allein gegen sie. Je schwerer die Stufe, desto mehr Feuerwerk.</translation>
    </message>
    <message>
        <source>not yet played</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} von {games} gewonnen</translation>
    </message>
    <message>
        <source>Best lead: +{number} points</source>
        <translation>Bester Vorsprung: +{number} Punkte</translation>
    </message>
    <message>
        <source>She has not been beaten yet.</source>
        <translation>Noch hat sie niemand besiegt.</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} Siege in Folge</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>tile {number} of {all}</source>
        <translation>Plättchen {number} von {all}</translation>
    </message>
</context>
<context>
    <name>RecordKeeper</name>
    <message>
        <source>The record could not be written. {reason}</source>
        <translation>Der Rekord konnte nicht geschrieben werden. {reason}</translation>
    </message>
    <message>
        <source>The records of Moon Dancer’s Challenge are of a newer version. They are left as they are, and nothing is added.</source>
        <translation>Die Rekorde von Moon Dancers Herausforderung stammen aus einer neueren Version. Sie bleiben, wie sie sind, und nichts kommt hinzu.</translation>
    </message>
    <message>
        <source>The records of Moon Dancer’s Challenge cannot be read now.</source>
        <translation>Die Rekorde von Moon Dancers Herausforderung können gerade nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>The records of Moon Dancer’s Challenge were damaged. The file was put aside; %n game(s) could be kept.</source>
        <translation>
            <numerusform>Die Rekorde von Moon Dancers Herausforderung waren beschädigt. Die Datei wurde beiseitegelegt; %n Spiel konnte erhalten werden.</numerusform>
            <numerusform>Die Rekorde von Moon Dancers Herausforderung waren beschädigt. Die Datei wurde beiseitegelegt; %n Spiele konnten erhalten werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Every friend</source>
        <translation>Alle Freundinnen</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>Moon Dancers Herausforderung</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>Spiele mit</translation>
    </message>
    <message>
        <source>Bars point up for a win and down for a loss. Practice does not count.</source>
        <translation>Balken zeigen bei einem Sieg nach oben, bei einer Niederlage nach unten. Übung zählt nicht.</translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Dieses Spiel löschen?</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>entspannt</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fair</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>Over: {names}</source>
        <translation>Zu Ende: {names}</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>Saved. Every step is saved by itself, too.</source>
        <translation>Gespeichert. Jeder Schritt wird auch von selbst gespeichert.</translation>
    </message>
    <message>
        <source>A copy was saved as “{name}”.</source>
        <translation>Eine Kopie wurde als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” is no saved game, or it is damaged.</source>
        <translation>„{name}“ ist kein gespeichertes Spiel oder beschädigt.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>„{name}“ stammt von einer neueren Version von Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>„{name}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>“{name}” is no saved game, or it is damaged. Nothing was changed.</source>
        <translation>„{name}“ ist kein gespeichertes Spiel oder beschädigt. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}.</source>
        <translation>Das Spiel konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be deleted: {reason}.</source>
        <translation>„{name}“ lässt sich nicht löschen: {reason}.</translation>
    </message>
    <message>
        <source>It was not clear where the game stood, so it is at its end.</source>
        <translation>Es war nicht klar, wo das Spiel stand, deshalb steht es an seinem Ende.</translation>
    </message>
    <message>
        <source>The file was damaged; the game goes on from a later position.</source>
        <translation>Die Datei war beschädigt; das Spiel geht von einer späteren Stellung aus weiter.</translation>
    </message>
    <message>
        <source>The file was damaged; the last steps are missing.</source>
        <translation>Die Datei war beschädigt; die letzten Schritte fehlen.</translation>
    </message>
    <message>
        <source>The file was damaged, so the position could not be checked.</source>
        <translation>Die Datei war beschädigt, deshalb konnte die Stellung nicht geprüft werden.</translation>
    </message>
    <message>
        <source>Steps that had been taken back could not be kept.</source>
        <translation>Zurückgenommene Schritte konnten nicht behalten werden.</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>No game is saved yet. Every game you play is kept here by itself.</source>
        <translation>Noch ist kein Spiel gespeichert. Jedes Spiel wird hier von selbst aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>line by line, with reasons</source>
        <translation>Zeile für Zeile, mit Gründen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Maple</source>
        <translation>Ahorn</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Weide</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Funke</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>Wacholder</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Person {number}</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Zwei heißen {name}. Gib einem davon einen anderen Namen.</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Rund um den Tisch</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Who starts is drawn by lot. Then it goes clockwise.</source>
        <translation>Wer beginnt, wird ausgelost. Dann geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
    </message>
    <message>
        <source>Moon Dancer gains the lanterns to your left and right. A tie is hers.</source>
        <translation>Moon Dancer erhält die Laternen links und rechts von dir. Ein Gleichstand gehört ihr.</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>Name, {side}</source>
        <translation>Name, {side}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Nobody sits here</source>
        <translation>Hier sitzt niemand</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Jemanden dazusetzen</translation>
    </message>
    <message>
        <source>Level, {side}</source>
        <translation>Stärke, {side}</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solide</translation>
    </message>
</context>
<context>
    <name>SeedBar</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwort</translation>
    </message>
    <message>
        <source>The same seed deals the same tiles, on every computer.</source>
        <translation>Dasselbe Startwort gibt dieselben Plättchen, auf jedem Computer.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>Ein anderes Startwort ziehen</translation>
    </message>
    <message>
        <source>Copy the seed, to share this deal</source>
        <translation>Das Startwort kopieren, um dieses Spiel zu teilen</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Relaxed game</source>
        <translation>Entspanntes Spiel</translation>
    </message>
    <message>
        <source>undo everything (practice)</source>
        <translation>alles zurücknehmen (Übung)</translation>
    </message>
    <message>
        <source>This is no seed: use up to {number} letters and digits, joined by hyphens.</source>
        <translation>Das ist kein Startwort: Nimm bis zu {number} Buchstaben und Ziffern, verbunden durch Bindestriche.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <translation>So sieht es aus</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas Applejack.</source>
        <translation>Maya legt ein Plättchen: Sie erhält Twilight Sparkle für einen Treffer, Jonas Applejack.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Festival of Lanterns</source>
        <translation>Fest der Laternen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>This game comes in a later version.</source>
        <translation>Dieses Spiel kommt in einer späteren Version.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
</context>
<context>
    <name>TableFacts</name>
    <message>
        <source>{number} tiles</source>
        <translation>{number} Plättchen</translation>
    </message>
    <message>
        <source>{number} of each lantern</source>
        <translation>{number} von jeder Laterne</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} Züge</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>je {number} Züge</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>etwa {number} Minuten</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>{name} is done: end the turn, or take it back.</source>
        <translation>{name} ist fertig: Beende den Zug oder nimm ihn zurück.</translation>
    </message>
    <message>
        <source>The table. Everything can also be done in the list of choices (F6).</source>
        <translation>Der Tisch. Alles geht auch in der Liste der Möglichkeiten (F6).</translation>
    </message>
</context>
<context>
    <name>TodayPanel</name>
    <message>
        <source>Today’s deal</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Everyone who plays it today gets the same tiles.</source>
        <translation>Alle, die es heute spielen, bekommen dieselben Plättchen.</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Spiel des Tages spielen</translation>
    </message>
</context>
<context>
    <name>TroubleDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ging schief</translation>
    </message>
    <message>
        <source>Something in the program went wrong.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Your game is safe: every step up to this one is saved. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>Dein Spiel ist sicher: Jeder Schritt bis hierher ist gespeichert. Du kannst weiterspielen; sieht etwas seltsam aus, geh zurück zum Regal und wähle „Weiterspielen“.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format of Qt</comment>
        <translation>d. MMM yyyy</translation>
    </message>
</context>
</TS>
