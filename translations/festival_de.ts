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
        <source>Three lantern-festival games on one shared screen. No account, no network.</source>
        <translation>Drei Laternenfest-Spiele an einem gemeinsamen Bildschirm. Ohne Konto, ohne Netz.</translation>
    </message>
    <message>
        <source>You can find newer versions at {address}.</source>
        <translation>Neuere Versionen findest du unter {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Version {version}, built on {date}</source>
        <translation>Version {version}, erstellt am {date}</translation>
    </message>
    <message>
        <source>Fair play: all randomness comes from the seed shown when you set up a game. The same seed and the same moves give the same game on any computer. Undo never re-rolls, and computer players see only what a player in their seat could see.</source>
        <translation>Faires Spiel: Aller Zufall kommt aus dem Startwort, das beim Vorbereiten eines Spiels zu sehen ist. Dasselbe Startwort und dieselben Züge ergeben auf jedem Computer dasselbe Spiel. Rückgängig machen würfelt nie neu, und Computerspieler sehen nur, was ein Spieler an ihrem Platz sehen könnte.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no tracking, no automatic updates, no network connection.</source>
        <translation>Nichts verlässt diesen Computer: kein Konto, keine Nachverfolgung, keine automatischen Updates, keine Netzverbindung.</translation>
    </message>
    <message>
        <source>An independent, unofficial fan project. It is not connected with or endorsed by the makers of the published games, and uses none of their artwork or text.</source>
        <translation>Ein unabhängiges, inoffizielles Fanprojekt. Es steht in keiner Verbindung zu den Herausgebern der veröffentlichten Spiele, wird von ihnen nicht unterstützt und verwendet nichts von ihren Bildern und Texten.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, made with Python and Qt. Artwork, texts and code were made for this project; the fonts are Noto.</source>
        <translation>Freie Software unter der MIT-Lizenz, gemacht mit Python und Qt. Bilder, Texte und Programm sind für dieses Projekt entstanden; die Schriften sind Noto.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen …</translation>
    </message>
    <message>
        <source>Check this installation…</source>
        <translation>Diese Installation prüfen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>Projected &amp;scores</source>
        <translation>Voraussichtliche &amp;Wertung</translation>
    </message>
    <message>
        <source>&amp;What the others did</source>
        <translation>&amp;Was die anderen gemacht haben</translation>
    </message>
    <message>
        <source>View one step &amp;back</source>
        <translation>Einen Schritt &amp;zurück ansehen</translation>
    </message>
    <message>
        <source>View one step forward</source>
        <translation>Einen Schritt vorwärts ansehen</translation>
    </message>
    <message>
        <source>Fit table to win&amp;dow</source>
        <translation>Tisch ein&amp;passen</translation>
    </message>
    <message>
        <source>Explain what’s under the pointer</source>
        <translation>Erklären, was unter dem Zeiger ist</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>Zu&amp;g</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>&amp;End turn / next move</source>
        <translation>Zug be&amp;enden / nächster Zug</translation>
    </message>
    <message>
        <source>Show a hint, then play it</source>
        <translation>Einen Tipp zeigen, dann spielen</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>&amp;Liste der Möglichkeiten</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Wiederholung</translation>
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
        <source>&amp;Print sheets…</source>
        <translation>Blätter &amp;drucken …</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Stu&amp;mm</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>Re&amp;geln</translation>
    </message>
    <message>
        <source>Ke&amp;ys</source>
        <translation>Tast&amp;en</translation>
    </message>
    <message>
        <source>Chec&amp;k this installation…</source>
        <translation>Diese Installation &amp;prüfen …</translation>
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
</context>
<context>
    <name>AloneWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Bronze for {name}</source>
        <translation>Bronze für {name}</translation>
    </message>
    <message>
        <source>Silver for {name}</source>
        <translation>Silber für {name}</translation>
    </message>
    <message>
        <source>Gold for {name}</source>
        <translation>Gold für {name}</translation>
    </message>
    <message>
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>Spiele, in denen du über ein Schloss zurückgegangen bist, sind Übung und zählen nicht.</translation>
    </message>
    <message>
        <source>Games with hints are kept, but don’t count as records.</source>
        <translation>Spiele mit Tipps werden aufbewahrt, zählen aber nicht als Rekord.</translation>
    </message>
    <message>
        <source>Your best score out of {number} games</source>
        <translation>Dein bestes Ergebnis aus {number} Spielen</translation>
    </message>
    <message>
        <source>Your best score: {points} points, out of {number} games</source>
        <translation>Dein bestes Ergebnis: {points} Punkte, aus {number} Spielen</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also considered: {step}</source>
        <translation>Auch erwogen: {step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Custom</source>
        <translation>Eigene Auswahl</translation>
    </message>
    <message>
        <source>Recommended sets</source>
        <translation>Empfohlene Auswahl</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>Shared win: {names}</source>
        <translation>Geteilter Sieg: {names}</translation>
    </message>
    <message>
        <source>edited outside the program</source>
        <translation>außerhalb des Programms geändert</translation>
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
        <source>with hints</source>
        <translation>mit Tipps</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fair</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen …</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>ChallengeFacts</name>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>Moon Dancers Herausforderung</translation>
    </message>
    <message>
        <source>You against Moon Dancer, in six levels from gentle to hard.</source>
        <translation>Du gegen Moon Dancer, in sechs Stufen von sanft bis schwer.</translation>
    </message>
    <message>
        <source>You haven’t beaten her yet.</source>
        <translation>Du hast sie noch nicht besiegt.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Gespielt mit</translation>
    </message>
    <message>
        <source>Any friend</source>
        <translation>Beliebiger Freund</translation>
    </message>
    <message>
        <source>Lanterns Dice solo</source>
        <translation>Würfel der Laternen solo</translation>
    </message>
    <message>
        <source>Play solo and try to beat your own best score.</source>
        <translation>Spiele allein und versuche, dein bestes Ergebnis zu schlagen.</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Würfel des Tages</translation>
    </message>
    <message>
        <source>Random dice</source>
        <translation>Zufällige Würfel</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Extra levels:</source>
        <translation>Zusätzliche Stufen:</translation>
    </message>
    <message>
        <source>All the challenges you’ve finished, by level</source>
        <translation>Alle Herausforderungen, die du beendet hast, nach Stufe</translation>
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
        <source>Biggest win: by {number} points</source>
        <translation>Höchster Sieg: mit {number} Punkten Vorsprung</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} Siege in Folge</translation>
    </message>
</context>
<context>
    <name>Checkup</name>
    <message>
        <source>Graphics</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Game content</source>
        <translation>Spielinhalte</translation>
    </message>
    <message>
        <source>Game rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Sprache: {language}</translation>
    </message>
    <message>
        <source>Saved games folder</source>
        <translation>Ordner „Gespeicherte Spiele“</translation>
    </message>
    <message>
        <source>Settings folder</source>
        <translation>Ordner der Einstellungen</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Ordner der Protokolle</translation>
    </message>
    <message>
        <source>Saving: {game}</source>
        <translation>Speichern: {game}</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Graphics don’t work ({platform}).</source>
        <translation>Die Grafik funktioniert nicht ({platform}).</translation>
    </message>
    <message>
        <source>No screen found; off-screen drawing works.</source>
        <translation>Kein Bildschirm gefunden; Zeichnen im Hintergrund funktioniert.</translation>
    </message>
    <message>
        <source>Graphics work: {screen}, {platform}.</source>
        <translation>Die Grafik funktioniert: {screen}, {platform}.</translation>
    </message>
    <message>
        <source>All characters can be displayed ({others}).</source>
        <translation>Alle Zeichen lassen sich darstellen ({others}).</translation>
    </message>
    <message>
        <source>Missing characters: {missing}</source>
        <translation>Fehlende Zeichen: {missing}</translation>
    </message>
    <message>
        <source>The program’s own fonts are missing.</source>
        <translation>Die eigenen Schriften des Programms fehlen.</translation>
    </message>
    <message>
        <source>Sound works ({device}).</source>
        <translation>Der Ton funktioniert ({device}).</translation>
    </message>
    <message>
        <source>Sound doesn’t work. {trouble}</source>
        <translation>Der Ton funktioniert nicht. {trouble}</translation>
    </message>
    <message>
        <source>No sound device found: games are silent.</source>
        <translation>Kein Tongerät gefunden: Die Spiele bleiben stumm.</translation>
    </message>
    <message>
        <source>Complete; all games load.</source>
        <translation>Vollständig; alle Spiele lassen sich laden.</translation>
    </message>
    <message>
        <source>Compiled version: computer players think faster.</source>
        <translation>Kompilierte Version: Computerspieler denken schneller.</translation>
    </message>
    <message>
        <source>Running from source code.</source>
        <translation>Läuft aus dem Quelltext.</translation>
    </message>
    <message>
        <source>OK.</source>
        <translation>In Ordnung.</translation>
    </message>
    <message>
        <source>{folder}: writable, {free} MB free.</source>
        <translation>{folder}: beschreibbar, {free} MB frei.</translation>
    </message>
    <message>
        <source>{folder}: can’t be written to. {trouble}</source>
        <translation>{folder}: kann nicht beschrieben werden. {trouble}</translation>
    </message>
    <message>
        <source>Saving and reopening a game gives back the identical game.</source>
        <translation>Ein Spiel ist nach dem Speichern und Öffnen genau dasselbe.</translation>
    </message>
    <message>
        <source>They run in a separate process; the first answer took {ms} ms.</source>
        <translation>Sie laufen in einem eigenen Prozess; die erste Antwort dauerte {ms} ms.</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. You can still play: they run inside the window, which may freeze briefly. If this computer is busy, check again later. {trouble}</source>
        <translation>Zweimal kam keine rechtzeitige Antwort. Du kannst trotzdem spielen: Sie laufen dann im Fenster, das kurz stocken kann. Ist dieser Computer gerade beschäftigt, prüfe später noch einmal. {trouble}</translation>
    </message>
    <message>
        <source>The window opens. In each game ten moves were played, saved and reopened ({s} s).</source>
        <translation>Das Fenster öffnet sich. In jedem Spiel wurden zehn Züge gespielt, gespeichert und wieder geöffnet ({s} s).</translation>
    </message>
    <message>
        <source>Not finished after {s} seconds. If this computer is busy, check again later.</source>
        <translation>Nach {s} Sekunden noch nicht fertig. Ist dieser Computer gerade beschäftigt, prüfe später noch einmal.</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>Alles funktioniert.</translation>
    </message>
    <message>
        <source>Problems were found. Check again first; if they remain, reinstall the program. Your saved games are kept.</source>
        <translation>Es gibt Probleme. Prüfe zuerst noch einmal; bleiben sie, installiere das Programm neu. Deine gespeicherten Spiele bleiben erhalten.</translation>
    </message>
    <message>
        <source>Window and tables</source>
        <translation>Fenster und Tische</translation>
    </message>
    <message>
        <source>Its file is missing or damaged.</source>
        <translation>Ihre Datei fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Das Spielen im Fenster ist fehlgeschlagen: {trouble}</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>Diese Installation prüfen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>Your options</source>
        <translation>Deine Möglichkeiten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo the last choice (Esc)</source>
        <translation>Letzte Auswahl zurücknehmen (Esc)</translation>
    </message>
</context>
<context>
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation>Den nächsten Zug des Computers spielen</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>Die Wertung ansehen</translation>
    </message>
    <message>
        <source>{choice} without claiming {claims}</source>
        <translation>{choice}, ohne {claims} zu nehmen</translation>
    </message>
</context>
<context>
    <name>CoachControl</name>
    <message>
        <source>Ask the coach</source>
        <translation>Den Trainer fragen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Try again from here</source>
        <translation>Ab hier noch einmal</translation>
    </message>
    <message>
        <source>Your costliest decisions</source>
        <translation>Deine teuersten Entscheidungen</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Den Tisch in diesem Moment zeigen</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Selbst finden</translation>
    </message>
    <message>
        <source>A puzzle of your own: it stays under My puzzles until you solve it twice</source>
        <translation>Dein eigenes Rätsel: Es bleibt unter „Meine Rätsel“, bis du es zweimal gelöst hast</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>Die größte Wende war Schritt {number}: {step} Die Gewinnchance von {name} ging von {before} auf {after} %.</translation>
    </message>
    <message>
        <source>The coach is reviewing the whole game. You can leave at any time.</source>
        <translation>Der Trainer sieht sich das ganze Spiel an. Du kannst jederzeit gehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) couldn’t be reviewed: the computer was too busy.</source>
        <translation>
            <numerusform>%n Zug konnte nicht geprüft werden: Der Computer war zu beschäftigt.</numerusform>
            <numerusform>%n Züge konnten nicht geprüft werden: Der Computer war zu beschäftigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was clearly worse than a Master’s.</source>
        <translation>Nichts fällt auf: Kein Zug war klar schlechter als der eines Meisters.</translation>
    </message>
    <message>
        <source>A Master with your knowledge would have played these turns better.</source>
        <translation>Ein Meister mit deinem Wissen hätte diese Züge besser gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>{cost} ± %n point(s)</source>
        <translation>
            <numerusform>{cost} ± %n Punkt</numerusform>
            <numerusform>{cost} ± %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number}: {step}</source>
        <translation>Schritt {number}: {step}</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>Besser: {step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Make yourself comfortable</source>
        <translation>Mach es dir bequem</translation>
    </message>
    <message>
        <source>Move the tile to the glowing space: drag it there, or click the tile and then the space.</source>
        <translation>Bring das Plättchen zum leuchtenden Platz: Zieh es dorthin, oder klicke erst das Plättchen und dann den Platz an.</translation>
    </message>
    <message>
        <source>Dragging works. Clicking the piece and then the place does the same thing everywhere.</source>
        <translation>Ziehen klappt. Genauso kannst du überall erst das Teil und dann den Platz anklicken.</translation>
    </message>
    <message>
        <source>Two clicks work. Dragging does the same thing everywhere.</source>
        <translation>Zwei Klicks klappen. Genauso kannst du überall ziehen.</translation>
    </message>
    <message>
        <source>The keyboard works: every game can be played with it.</source>
        <translation>Die Tastatur klappt: Jedes Spiel lässt sich damit spielen.</translation>
    </message>
    <message>
        <source>Use this computer’s settings</source>
        <translation>Systemeinstellungen nutzen</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>Farben, Kontrast und Bewegung wie im System</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probier es aus</translation>
    </message>
    <message>
        <source>A tile to move</source>
        <translation>Ein Plättchen zum Bewegen</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>You can change all of this later in Settings.</source>
        <translation>Später änderst du es in den Einstellungen.</translation>
    </message>
</context>
<context>
    <name>ComputersPage</name>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Gegen Computer</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>One person against computer players; the strongest one sets the level. Practice games don’t count.</source>
        <translation>Eine Person gegen Computerspieler; der stärkste bestimmt die Stufe. Übungsspiele zählen nicht.</translation>
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
    <name>CopyQuestion</name>
    <message>
        <source>This game is already open in another window.</source>
        <translation>Dieses Spiel ist schon in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>To protect your game, only one window can use it. You can continue here with a copy, saved as a separate game.</source>
        <translation>Zum Schutz deines Spiels kann es nur ein Fenster benutzen. Hier kannst du mit einer Kopie weiterspielen, die als eigenes Spiel gespeichert wird.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance of winning (%), step by step</source>
        <translation>Gewinnchance (%), Schritt für Schritt</translation>
    </message>
    <message>
        <source>points so far and expected final score, step by step</source>
        <translation>Punkte bisher und erwartetes Ergebnis, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Point at the chart to see the table at that moment; click to go there.</source>
        <translation>Zeige auf die Kurve, um den Tisch von damals zu sehen; ein Klick führt dorthin.</translation>
    </message>
    <message>
        <source>How it went, {unit}</source>
        <translation>Der Verlauf, {unit}</translation>
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
    <name>DateWords</name>
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
<context>
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Mach die Becken für ein Feuerwerk mit %n Punkt fertig.</numerusform>
            <numerusform>Mach die Becken für ein Feuerwerk mit %n Punkten fertig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed %n pool(s).</source>
        <translation>
            <numerusform>Du hast %n Becken fertig gemacht.</numerusform>
            <numerusform>Du hast %n Becken fertig gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earned %n gift(s).</source>
        <translation>
            <numerusform>Du hast %n Geschenk erhalten.</numerusform>
            <numerusform>Du hast %n Geschenke erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Du hast die Becken für ein Feuerwerk mit %n Punkt fertig gemacht.</numerusform>
            <numerusform>Du hast die Becken für ein Feuerwerk mit %n Punkten fertig gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete %n pool(s) this turn.</source>
        <translation>
            <numerusform>Mach in diesem Zug %n Becken fertig.</numerusform>
            <numerusform>Mach in diesem Zug %n Becken fertig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) this turn.</source>
        <translation>
            <numerusform>Verdiene in diesem Zug %n Geschenk.</numerusform>
            <numerusform>Verdiene in diesem Zug %n Geschenke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>Hol %n Punkt für Boote und deine zweitgrößte Gruppe.</numerusform>
            <numerusform>Hol %n Punkte für Boote und deine zweitgrößte Gruppe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>Du hast %n Punkt für Boote und deine zweitgrößte Gruppe geholt.</numerusform>
            <numerusform>Du hast %n Punkte für Boote und deine zweitgrößte Gruppe geholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pool after pool</source>
        <translation>Becken um Becken</translation>
    </message>
    <message>
        <source>Gifts from pavilions</source>
        <translation>Geschenke der Pavillons</translation>
    </message>
    <message>
        <source>Room for fireworks</source>
        <translation>Platz für Feuerwerk</translation>
    </message>
    <message>
        <source>Boats and groups</source>
        <translation>Boote und Gruppen</translation>
    </message>
</context>
<context>
    <name>DiceChoices</name>
    <message>
        <source>Roll the four dice</source>
        <translation>Die vier Würfel werfen</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>Fertig: den Rest frei lassen</translation>
    </message>
    <message>
        <source>Spend {gifts} to re-roll all four dice (you have {number})</source>
        <translation>Alle vier Würfel für {gifts} neu würfeln (du hast {number})</translation>
    </message>
    <message>
        <source>{name} shades now</source>
        <translation>{name} malt jetzt aus</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>Nichts zünden</translation>
    </message>
    <message>
        <source>Keep the tray as it is: {faced}</source>
        <translation>Schale so behalten: {faced}</translation>
    </message>
    <message>
        <source>Rotate the tray {quarters}: {faced}</source>
        <translation>Schale drehen, {quarters}: {faced}</translation>
    </message>
    <message>
        <source>Then {area} as well</source>
        <translation>Dann noch {area}</translation>
    </message>
    <message>
        <source>Shade the whole pool, {area} first</source>
        <translation>Das ganze Becken ausmalen, zuerst {area}</translation>
    </message>
    <message>
        <source>Shade {area}</source>
        <translation>{area} ausmalen</translation>
    </message>
    <message>
        <source>{choice}: {gains}</source>
        <translation>{choice}: {gains}</translation>
    </message>
    <message>
        <source>For your die ({color})</source>
        <translation>Für deinen Würfel ({color})</translation>
    </message>
    <message>
        <source>For your turn bonus ({color})</source>
        <translation>Für deinen Zugbonus ({color})</translation>
    </message>
    <message>
        <source>With the emperor’s favour</source>
        <translation>Mit der Gunst des Kaisers</translation>
    </message>
    <message>
        <source>Anchored at {corner}: covers {pools}</source>
        <translation>Anker auf {corner}: bedeckt {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Anchored at {corner}: %n option(s)</source>
        <translation>
            <numerusform>Anker auf {corner}: %n Möglichkeit</numerusform>
            <numerusform>Anker auf {corner}: %n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: covers {pools}</source>
        <translation>{quarters}, gewendet: bedeckt {pools}</translation>
    </message>
    <message>
        <source>{quarters}: covers {pools}</source>
        <translation>{quarters}: bedeckt {pools}</translation>
    </message>
    <message>
        <source>For the platform at {pool}</source>
        <translation>Für die Plattform auf {pool}</translation>
    </message>
    <message>
        <source>Spend {gifts} on the emperor: {action}{colors}</source>
        <translation>{gifts} für den Kaiser ausgeben: {action}{colors}</translation>
    </message>
    <message>
        <source>Launch {shape} for {points} ({number} left)</source>
        <translation>{shape} zünden für {points} (noch {number} da)</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>ein Feld in der Farbe des Würfels von {name}</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>das Boot auf {pool} zählt nicht mehr</translation>
    </message>
    <message>
        <source>{pool} completed</source>
        <translation>{pool} fertig</translation>
    </message>
    <message>
        <source>one extra area next to it</source>
        <translation>ein Feld daneben zusätzlich</translation>
    </message>
    <message>
        <source>the boat at {pool} scores {points}</source>
        <translation>das Boot auf {pool} bringt {points}</translation>
    </message>
    <message>
        <source>{name} {color}</source>
        <translation>{name} vor {color}</translation>
    </message>
    <message>
        <source>{name} faces {color}</source>
        <translation>{name} sitzt vor {color}</translation>
    </message>
    <message>
        <source>{move}: {gains}.</source>
        <translation>{move}: {gains}.</translation>
    </message>
    <message>
        <source>{shape} on {pools}: +{points}</source>
        <translation>{shape} auf {pools}: +{points}</translation>
    </message>
    <message>
        <source>{gifts} for {action}</source>
        <translation>{gifts} für {action}</translation>
    </message>
</context>
<context>
    <name>DiceEndWords</name>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>only one group</source>
        <translation>nur eine Gruppe</translation>
    </message>
    <message>
        <source>largest group: {number}</source>
        <translation>größte Gruppe: {number}</translation>
    </message>
    <message>
        <source>They also tie on fireworks points, so they share this place.</source>
        <translation>Auch bei den Feuerwerkspunkten Gleichstand: Sie teilen sich diesen Platz.</translation>
    </message>
    <message>
        <source>Tie broken by fireworks points: {values}.</source>
        <translation>Gleichstand entschieden durch Feuerwerkspunkte: {values}.</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Click to take this sheet and shade on it now.</source>
        <translation>Klicke, um dieses Blatt zu nehmen und jetzt darauf zu malen.</translation>
    </message>
    <message>
        <source>{area}: shaded.</source>
        <translation>{area}: ausgemalt.</translation>
    </message>
    <message>
        <source>{area}: not shaded.</source>
        <translation>{area}: frei.</translation>
    </message>
    <message>
        <source>Pavilion: shade it to earn a gift.</source>
        <translation>Pavillon: Male ihn aus und du bekommst ein Geschenk.</translation>
    </message>
    <message>
        <source>Pool {pool}: covered by fireworks.</source>
        <translation>Becken {pool}: mit Feuerwerk bedeckt.</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks can cover it.</source>
        <translation>Becken {pool}: fertig, also kann Feuerwerk darauf.</translation>
    </message>
    <message>
        <source>Platform: completing its pool lets you shade an area next to it.</source>
        <translation>Plattform: Wird ihr Becken fertig, malst du ein Feld daneben aus.</translation>
    </message>
    <message>
        <source>Boat: surrounded, worth {points} as long as its pool stays unshaded.</source>
        <translation>Boot: umringt, {points}, solange sein Becken leer bleibt.</translation>
    </message>
    <message>
        <source>This boat is lost: its pool has been shaded.</source>
        <translation>Dieses Boot ist verloren: In seinem Becken wurde gemalt.</translation>
    </message>
    <message>
        <source>no room left for it</source>
        <translation>kein Platz mehr dafür</translation>
    </message>
    <message>
        <source>{pools} still needed</source>
        <translation>noch nötig: {pools}</translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) still needed</source>
        <translation>
            <numerusform>noch %n Becken nötig</numerusform>
            <numerusform>noch %n Becken nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more gift(s).</source>
        <translation>
            <numerusform>Dir fehlt noch %n Geschenk.</numerusform>
            <numerusform>Dir fehlen noch %n Geschenke.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s sheet: {points}, {gifts}.</source>
        <translation>Blatt von {name}: {points}, {gifts}.</translation>
    </message>
    <message>
        <source>Second group: {points}, one per pool in the second-largest group of completed pools.</source>
        <translation>Zweite Gruppe: {points}, einer je Becken der zweitgrößten Gruppe fertiger Becken.</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n per surrounded boat.</source>
        <translation>
            <numerusform>Boote: {points}, %n je umringtem Boot.</numerusform>
            <numerusform>Boote: {points}, %n je umringtem Boot.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Spend gifts on re-rolls and on the emperor’s favours.</source>
        <translation>{name} hat {gifts}. Mit Geschenken würfelst du neu oder nutzt die Gunst des Kaisers.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {name} may shade one extra {color} area on that turn.</source>
        <translation>Zugbonus {row}: {name} darf in diesem Zug ein Feld mehr ausmalen ({color}).</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one extra {color} area this turn.</source>
        <translation>Zugbonus {row}: in diesem Zug ein Feld mehr ({color}).</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, already past.</source>
        <translation>Zugbonus {row}: {color}, schon vorbei.</translation>
    </message>
    <message>
        <source>No player faces this die, but some favours use it.</source>
        <translation>Vor diesem Würfel sitzt niemand, aber manche Gunst nutzt ihn.</translation>
    </message>
    <message>
        <source>{name} uses the die on this side.</source>
        <translation>{name} benutzt den Würfel auf dieser Seite.</translation>
    </message>
    <message>
        <source>{name} may shade one {color} area.</source>
        <translation>{name} darf ein Feld ausmalen ({color}).</translation>
    </message>
    <message>
        <source>The tray: shade an area in the colour you face. The active player may rotate it first.</source>
        <translation>Die Schale: Jeder malt in der Farbe vor sich. Wer am Zug ist, darf sie vorher drehen.</translation>
    </message>
    <message>
        <source>Rotate the tray so that everyone faces a different die.</source>
        <translation>Die Schale drehen, sodass alle einen anderen Würfel vor sich haben.</translation>
    </message>
    <message>
        <source>Re-roll all four dice for {gifts}, before rotating the tray.</source>
        <translation>Alle vier Würfel für {gifts} neu würfeln, bevor die Schale gedreht wird.</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits.</source>
        <translation>Alle Stellen zeigen, an denen dieses Plättchen passt.</translation>
    </message>
    <message>
        <source>Launch the display worth the most points.</source>
        <translation>Das Feuerwerk mit den meisten Punkten zünden.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded; you confirm first.</source>
        <translation>Den Rest frei lassen; vorher wird gefragt.</translation>
    </message>
    <message>
        <source>Continue.</source>
        <translation>Weiter.</translation>
    </message>
    <message>
        <source>The emperor’s favours: spend gifts to use one each turn.</source>
        <translation>Die Gunst des Kaisers: in jedem Zug eine, für Geschenke.</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>Becken {pool}: {number} von 2 Feldern ausgemalt.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} are completed.</source>
        <translation>Boot: {points}, wenn es frei bleibt und {pools} fertig sind.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} is completed.</source>
        <translation>Boot: {points}, wenn es frei bleibt und {pools} fertig ist.</translation>
    </message>
    <message>
        <source>{shape}: none left.</source>
        <translation>{shape}: keine mehr da.</translation>
    </message>
    <message numerus="yes">
        <source>{shape}: {points}, {short}. %n left.</source>
        <comment>fireworks</comment>
        <translation>
            <numerusform>{shape}: {points}, {short}. Noch %n da.</numerusform>
            <numerusform>{shape}: {points}, {short}. Noch %n da.</numerusform>
        </translation>
    </message>
    <message>
        <source>it fits now</source>
        <translation>passt jetzt</translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>Eine Gunst für {gifts}: {action}.</translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} hat jetzt {points}.</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>Feuerwerk: {points}, die Summe der gezündeten Plättchen.</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>Zurück zu deinem Blatt.</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>Das Plättchen zurücklegen (Esc).</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>Feuerwerk: Ein Plättchen bedeckt fertige Becken und bringt seine Punkte.</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>Würfle.</translation>
    </message>
    <message>
        <source>Re-roll: you’ll probably do better.</source>
        <translation>Würfle neu: Wahrscheinlich wird es besser.</translation>
    </message>
    <message>
        <source>Don’t launch yet: these pools could hold a better tile later.</source>
        <translation>Zünde noch nicht: Hier passt später vielleicht ein besseres Plättchen auf die Becken.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help right now.</source>
        <translation>Lass den Rest frei: Mehr bringt gerade nichts.</translation>
    </message>
    <message>
        <source>Keep the tray as it is. You face {color}; {areas}.</source>
        <translation>Behalte die Schale so. Dein Würfel: {color}; {areas}.</translation>
    </message>
    <message>
        <source>Rotate the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>Dreh die Schale: {quarters}. Dann ist dein Würfel: {color}; {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>%n such area(s) still unshaded</source>
        <translation>
            <numerusform>noch %n solches Feld frei</numerusform>
            <numerusform>noch %n solche Felder frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose from %n area(s).</source>
        <translation>
            <numerusform>Du hast %n Feld zur Auswahl.</numerusform>
            <numerusform>Du hast %n Felder zur Auswahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>Du bekommst {gains}.</translation>
    </message>
    <message>
        <source>Launch {shape} on {pools}: {points}.</source>
        <translation>Zünde {shape} auf {pools}: {points}.</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>Male das ganze Becken {pool} aus. {reason}</translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}: {area} ausmalen. {reason}</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>Das Feuerwerksplättchen wenden</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits</source>
        <translation>Alle Stellen zeigen, an denen dieses Plättchen passt</translation>
    </message>
    <message>
        <source>Look at a sheet</source>
        <translation>Ein Blatt ansehen</translation>
    </message>
</context>
<context>
    <name>DiceLabels</name>
    <message>
        <source>Platform {pool}</source>
        <translation>Plattform {pool}</translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>noch {number}</translation>
    </message>
    <message>
        <source>{name}’s lake</source>
        <translation>See von {name}</translation>
    </message>
    <message>
        <source>Look at {name}’s lake</source>
        <translation>Den See von {name} ansehen</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s) to spend</source>
        <translation>
            <numerusform>%n Geschenk übrig</numerusform>
            <numerusform>%n Geschenke übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>One area for each of the other three dice</source>
        <translation>Je ein Feld für die drei anderen Würfel</translation>
    </message>
    <message>
        <source>You can still undo it.</source>
        <translation>Du kannst ihn noch zurücknehmen.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>no player faces it</source>
        <translation>vor niemandem</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>drehen</translation>
    </message>
    <message>
        <source>show where it fits</source>
        <translation>zeigen, wo es passt</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>Zugbonus</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Feuerwerk</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Zug {turn} von {turns}</translation>
    </message>
    <message>
        <source>{shape} on {pool}</source>
        <translation>{shape} auf {pool}</translation>
    </message>
    <message>
        <source>Launch: +{number}</source>
        <translation>Zünden: +{number}</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n point(s)</source>
        <translation>
            <numerusform>Auf %n Punkt verzichten</numerusform>
            <numerusform>Auf %n Punkte verzichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <translation>
            <numerusform>noch %n Punkt</numerusform>
            <numerusform>noch %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The tray</source>
        <translation>Die Schale</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Die Mitspielenden</translation>
    </message>
    <message>
        <source>Favours of the emperor</source>
        <translation>Gunst des Kaisers</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Der See</translation>
    </message>
    <message>
        <source>completes a pool</source>
        <translation>macht ein Becken fertig</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>One area in the colour of {name}’s die</source>
        <translation>Ein Feld in der Würfelfarbe von {name}</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll: %n gift(s)</source>
        <translation>
            <numerusform>Neu würfeln: %n Geschenk</numerusform>
            <numerusform>Neu würfeln: %n Geschenke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n pool(s)</source>
        <translation>
            <numerusform>braucht %n Becken</numerusform>
            <numerusform>braucht %n Becken</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} shades on this sheet now</source>
        <translation>{name} malt jetzt auf diesem Blatt</translation>
    </message>
    <message>
        <source>One extra area in your die’s colour</source>
        <translation>Ein Feld mehr in deiner Würfelfarbe</translation>
    </message>
    <message>
        <source>One area in a colour that’s not on the dice</source>
        <translation>Ein Feld in einer Farbe, die kein Würfel zeigt</translation>
    </message>
    <message>
        <source>One area in the colour of the die to your left</source>
        <translation>Ein Feld in der Farbe des Würfels links von dir</translation>
    </message>
    <message>
        <source>One area of any colour next to a completed pool</source>
        <translation>Ein beliebiges Feld neben einem fertigen Becken</translation>
    </message>
    <message>
        <source>Both areas of one unshaded pool</source>
        <translation>Beide Felder eines leeren Beckens</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>Deine Möglichkeiten</translation>
    </message>
    <message>
        <source>final launches</source>
        <translation>letzte Feuerwerke</translation>
    </message>
    <message>
        <source>loses a boat</source>
        <translation>verliert ein Boot</translation>
    </message>
    <message>
        <source>Next medal</source>
        <translation>Nächste Medaille</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Done without it…</source>
        <translation>Fertig ohne Feuerwerk …</translation>
    </message>
    <message>
        <source>Keep the launch</source>
        <translation>Feuerwerk behalten</translation>
    </message>
    <message>
        <source>Done…</source>
        <translation>Fertig …</translation>
    </message>
    <message>
        <source>You can still shade. Leave it?</source>
        <translation>Du kannst noch ausmalen. Trotzdem aufhören?</translation>
    </message>
    <message>
        <source>Leave it unshaded</source>
        <translation>Nicht ausmalen</translation>
    </message>
    <message>
        <source>Keep shading</source>
        <translation>Weiter ausmalen</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Zweite Gruppe</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boote</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Left to shade:</source>
        <translation>Noch auszumalen:</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>Nichts zünden</translation>
    </message>
    <message>
        <source>Click again to undo.</source>
        <translation>Klicke noch einmal, um es zurückzunehmen.</translation>
    </message>
    <message>
        <source>Click to undo this and everything after it.</source>
        <translation>Klicke, um dies und alles danach zurückzunehmen.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Take this sheet</source>
        <translation>Dieses Blatt nehmen</translation>
    </message>
    <message>
        <source>Back to your lake</source>
        <translation>Zurück zu deinem See</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Ganzer Tisch</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Drag the rim to rotate it.</source>
        <translation>Zieh am Rand, um sie zu drehen.</translation>
    </message>
    <message>
        <source>The emperor’s favours</source>
        <translation>Die Gunst des Kaisers</translation>
    </message>
    <message>
        <source>one per turn</source>
        <translation>eine je Zug</translation>
    </message>
    <message>
        <source>fits now</source>
        <translation>passt jetzt</translation>
    </message>
    <message>
        <source>no room yet</source>
        <translation>noch kein Platz</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine mehr</translation>
    </message>
    <message>
        <source>flip it</source>
        <translation>wenden</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Kaiser</translation>
    </message>
</context>
<context>
    <name>DiceLog</name>
    <message>
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} hat {gifts} für eine Gunst ausgegeben: {action}.</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} hat den Rest frei gelassen.</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} hat {colors} gewürfelt.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and re-rolled: {colors}.</source>
        <translation>{name} hat für {gifts} neu gewürfelt: {colors}.</translation>
    </message>
    <message>
        <source>{name} kept the tray as it was: {faced}.</source>
        <translation>{name} hat die Schale so behalten: {faced}.</translation>
    </message>
    <message>
        <source>{name} rotated the tray: {faced}.</source>
        <translation>{name} hat die Schale gedreht: {faced}.</translation>
    </message>
    <message>
        <source>{name} faces {color} and has nothing to shade.</source>
        <translation>{name} sitzt vor {color} und kann nichts ausmalen.</translation>
    </message>
    <message>
        <source>{name} started shading.</source>
        <translation>{name} hat angefangen zu malen.</translation>
    </message>
    <message>
        <source>{name} didn’t launch.</source>
        <translation>{name} hat nichts gezündet.</translation>
    </message>
    <message>
        <source>{name}’s turn {number} begins.</source>
        <translation>Zug {number} von {name} beginnt.</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>Alle Züge sind vorbei: Jeder darf noch ein letztes Feuerwerk zünden.</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the die</source>
        <translation>{name} hat {areas} für den Würfel ausgemalt</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the turn bonus</source>
        <translation>{name} hat {areas} für den Zugbonus ausgemalt</translation>
    </message>
    <message>
        <source>{name} shaded {areas} with the emperor’s favour</source>
        <translation>{name} hat {areas} mit der Gunst des Kaisers ausgemalt</translation>
    </message>
    <message>
        <source>{name} shaded {areas} next to the platform</source>
        <translation>{name} hat {areas} neben der Plattform ausgemalt</translation>
    </message>
    <message>
        <source>{name} launched {shape} on {pools}: {points}.</source>
        <translation>{name} hat {shape} auf {pools} gezündet: {points}.</translation>
    </message>
</context>
<context>
    <name>DiceNames</name>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>{color} twice</source>
        <translation>zweimal {color}</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>jede Farbe</translation>
    </message>
    <message>
        <source>{color} at {pool}</source>
        <translation>{color} auf {pool}</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>{area}, {half}</source>
        <translation>{area}, {half}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n Geschenk</numerusform>
            <numerusform>%n Geschenke</numerusform>
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
        <source>the line</source>
        <translation>die Linie</translation>
    </message>
    <message>
        <source>the corner</source>
        <translation>die Ecke</translation>
    </message>
    <message>
        <source>the square</source>
        <translation>das Quadrat</translation>
    </message>
    <message>
        <source>the T</source>
        <translation>das T</translation>
    </message>
    <message>
        <source>the L</source>
        <translation>das L</translation>
    </message>
    <message>
        <source>the S</source>
        <translation>das S</translation>
    </message>
    <message>
        <source>the plus</source>
        <translation>das Plus</translation>
    </message>
    <message>
        <source>the U</source>
        <translation>das U</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>not rotated</source>
        <translation>nicht gedreht</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>um 90° im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>um 90° gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>one extra area in the die’s colour</source>
        <translation>ein Feld mehr in der Würfelfarbe</translation>
    </message>
    <message>
        <source>one area in a colour that’s not on the dice</source>
        <translation>ein Feld in einer Farbe, die kein Würfel zeigt</translation>
    </message>
    <message>
        <source>one area in the colour of the die to your left</source>
        <translation>ein Feld in der Farbe des Würfels links von dir</translation>
    </message>
    <message>
        <source>one area of any colour next to a completed pool</source>
        <translation>ein beliebiges Feld neben einem fertigen Becken</translation>
    </message>
    <message>
        <source>both areas of one unshaded pool</source>
        <translation>beide Felder eines leeren Beckens</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>um 180°</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>je ein Feld für die drei anderen Würfel</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>Seite B</translation>
    </message>
</context>
<context>
    <name>DiceOptions</name>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>je {number} Züge</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} Züge</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>etwa {number} Minuten</translation>
    </message>
    <message>
        <source>You rotate the tray just for yourself. The solo rules are our own addition.</source>
        <translation>Du drehst die Schale nur für dich. Die Soloregeln sind unsere eigene Ergänzung.</translation>
    </message>
    <message>
        <source>The player with the earliest sheet letter goes first; play continues clockwise.</source>
        <translation>Das Blatt mit dem frühesten Buchstaben beginnt; dann geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>{name}’s sheet</source>
        <translation>Blatt von {name}</translation>
    </message>
    <message>
        <source>Sheets are dealt at random; the earliest letter goes first.</source>
        <translation>Die Blätter werden zufällig verteilt; der früheste Buchstabe beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s), {all} in total.</source>
        <translation>
            <numerusform>Wähle noch %n Form, {all} insgesamt.</numerusform>
            <numerusform>Wähle noch %n Formen, {all} insgesamt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shape}: tiles worth {values}, best on top</source>
        <translation>{shape}: Plättchen mit {values}, das beste oben</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Click to flip: {lower}</source>
        <translation>{gifts}, {side}: {upper}. Zum Wenden klicken: {lower}</translation>
    </message>
    <message>
        <source>{gifts}, random side: {upper} or {lower}</source>
        <translation>{gifts}, zufällige Seite: {upper} oder {lower}</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message numerus="yes">
        <source>+%n gift(s)</source>
        <translation>
            <numerusform>+%n Geschenk</numerusform>
            <numerusform>+%n Geschenke</numerusform>
        </translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>Feuerwerksformen</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape at random.</source>
        <translation>Eine kleine, zwei mittlere und eine große Form, zufällig gewählt.</translation>
    </message>
    <message>
        <source>Emperor cards</source>
        <translation>Kaiserkarten</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Wertungsblätter</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>Diese vier Formen eignen sich für das erste Spiel.</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>Diese vier Formen sind im Spiel.</translation>
    </message>
</context>
<context>
    <name>DicePapers</name>
    <message>
        <source>Blank sheet {letter}</source>
        <translation>Leeres Blatt {letter}</translation>
    </message>
    <message>
        <source>{name}, sheet {letter}</source>
        <translation>{name}, Blatt {letter}</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} Personen</translation>
    </message>
    <message>
        <source>Sheet {letter}</source>
        <translation>Blatt {letter}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>Zugbonus</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Shade a pavilion: gain 1 gift</source>
        <translation>Pavillon ausgemalt: 1 Geschenk bekommen</translation>
    </message>
    <message>
        <source>Complete a platform: shade an area next to it</source>
        <translation>Plattform fertig: ein Feld daneben ausmalen</translation>
    </message>
    <message numerus="yes">
        <source>Boat, unshaded and surrounded: %n point(s)</source>
        <translation>
            <numerusform>Boot, frei und umringt: %n Punkt</numerusform>
            <numerusform>Boot, frei und umringt: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceReasons</name>
    <message>
        <source>Takes the last tile of {shape}: {points}.</source>
        <translation>Nimmt das letzte Plättchen ({shape}): {points}.</translation>
    </message>
    <message>
        <source>Takes {shape} before {name} can: {points}.</source>
        <translation>Nimmt {shape}, bevor {name} es kann: {points}.</translation>
    </message>
    <message>
        <source>Scores {points}; the next tile of {shape} scores {next}.</source>
        <translation>Bringt {points}; das nächste Plättchen ({shape}) bringt {next}.</translation>
    </message>
    <message>
        <source>Scores {points} with {shape}.</source>
        <translation>Bringt {points} ({shape}).</translation>
    </message>
    <message>
        <source>Makes room for {shape}: {points}.</source>
        <translation>Macht Platz für {shape}: {points}.</translation>
    </message>
    <message>
        <source>Then {number} completed pools are free for fireworks.</source>
        <translation>Dann sind {number} fertige Becken frei für Feuerwerk.</translation>
    </message>
    <message>
        <source>Completes {pool}.</source>
        <translation>Macht {pool} fertig.</translation>
    </message>
    <message>
        <source>The second-largest group now scores {points}.</source>
        <translation>Die zweitgrößte Gruppe bringt jetzt {points}.</translation>
    </message>
    <message>
        <source>Surrounds the boat at {pool}: {points}.</source>
        <translation>Umringt das Boot auf {pool}: {points}.</translation>
    </message>
    <message>
        <source>Completed around the boat at {pool}: {number} of 4 pools.</source>
        <translation>Fertig um das Boot auf {pool}: {number} von 4 Becken.</translation>
    </message>
    <message>
        <source>Helps surround the boat at {pool}.</source>
        <translation>Hilft, das Boot auf {pool} zu umringen.</translation>
    </message>
    <message>
        <source>Leaves only {area} to complete the pool.</source>
        <translation>Dann fehlt dem Becken nur noch {area}.</translation>
    </message>
    <message>
        <source>Then {gifts} can be spent.</source>
        <translation>Dann kannst du {gifts} ausgeben.</translation>
    </message>
    <message>
        <source>A {color} area can complete {completed}.</source>
        <translation>Mit einem Feld in {color} wird fertig: {completed}.</translation>
    </message>
    <message>
        <source>{number} {color} areas are still unshaded.</source>
        <translation>Noch frei: {number} Felder in {color}.</translation>
    </message>
    <message>
        <source>Allows one extra area next to {pool}.</source>
        <translation>Gibt ein Feld neben {pool} zusätzlich.</translation>
    </message>
    <message>
        <source>An extra area can complete {pools}.</source>
        <translation>Mit einem zusätzlichen Feld wird fertig: {pools}.</translation>
    </message>
    <message>
        <source>Allows {number} extra areas.</source>
        <translation>Gibt {number} Felder zusätzlich.</translation>
    </message>
    <message>
        <source>{name} faces {color}, which completes no pool.</source>
        <translation>{name} sitzt vor {color}: Damit wird kein Becken fertig.</translation>
    </message>
    <message>
        <source>Keeps {number} completed pools for a better tile.</source>
        <translation>Hebt {number} fertige Becken für ein besseres Plättchen auf.</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>You’ve already rolled. To re-roll, use the button next to the tray before you settle it.</source>
        <translation>Du hast schon gewürfelt. Neu würfeln kannst du mit dem Knopf neben der Schale, solange sie nicht feststeht.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <source>You can rotate the tray only once per turn, before anyone shades.</source>
        <translation>Du kannst die Schale nur einmal im Zug drehen, bevor jemand ausmalt.</translation>
    </message>
    <message>
        <source>First rotate the tray, or keep it as it is.</source>
        <translation>Dreh erst die Schale, oder behalte sie so.</translation>
    </message>
    <message>
        <source>You can re-roll only before you settle the tray.</source>
        <translation>Neu würfeln kannst du nur, solange die Schale nicht feststeht.</translation>
    </message>
    <message>
        <source>Not enough gifts: a re-roll costs {reroll}.</source>
        <translation>Zu wenig Geschenke: Neu würfeln kostet {reroll}.</translation>
    </message>
    <message>
        <source>You can’t shade any more this turn.</source>
        <translation>Du kannst in diesem Zug nichts mehr ausmalen.</translation>
    </message>
    <message>
        <source>That area is already shaded.</source>
        <translation>Dieses Feld ist schon ausgemalt.</translation>
    </message>
    <message>
        <source>A platform lets you shade one area next to it, once, when you complete its pool.</source>
        <translation>Eine Plattform gibt dir einmal ein Feld daneben, wenn du ihr Becken fertig machst.</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your die.</source>
        <translation>Für deinen Würfel hast du schon ein Feld ausgemalt.</translation>
    </message>
    <message>
        <source>That area isn’t the colour of the die you face.</source>
        <translation>Dieses Feld hat nicht die Farbe deines Würfels.</translation>
    </message>
    <message>
        <source>Only the active player gets a turn bonus.</source>
        <translation>Nur wer am Zug ist, hat einen Zugbonus.</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your turn bonus.</source>
        <translation>Für deinen Zugbonus hast du schon ein Feld ausgemalt.</translation>
    </message>
    <message>
        <source>That area isn’t the colour of your turn bonus.</source>
        <translation>Dieses Feld hat nicht die Farbe deines Zugbonus.</translation>
    </message>
    <message>
        <source>Use your die for that area: it’s the same colour.</source>
        <translation>Nimm deinen Würfel für dieses Feld: Er hat dieselbe Farbe.</translation>
    </message>
    <message>
        <source>Use your turn bonus for that area: it’s the same colour.</source>
        <translation>Nimm deinen Zugbonus für dieses Feld: Er hat dieselbe Farbe.</translation>
    </message>
    <message>
        <source>There’s no player in that seat.</source>
        <translation>Auf diesem Platz sitzt niemand.</translation>
    </message>
    <message>
        <source>That sheet is already being shaded.</source>
        <translation>Auf diesem Blatt wird schon gemalt.</translation>
    </message>
    <message>
        <source>That sheet was just taken. Someone has to shade, use a favour or press Done first.</source>
        <translation>Dieses Blatt wurde gerade genommen. Erst muss jemand malen, eine Gunst nutzen oder „Fertig“ wählen.</translation>
    </message>
    <message>
        <source>There’s nothing to shade on that sheet right now.</source>
        <translation>Auf diesem Blatt gibt es gerade nichts auszumalen.</translation>
    </message>
    <message>
        <source>First spend gifts on an emperor card.</source>
        <translation>Gib zuerst Geschenke für eine Kaiserkarte aus.</translation>
    </message>
    <message>
        <source>You’ve shaded everything the emperor’s favour allows.</source>
        <translation>Du hast alles ausgemalt, was die Gunst des Kaisers erlaubt.</translation>
    </message>
    <message>
        <source>With this favour you shade both areas of one pool.</source>
        <translation>Mit dieser Gunst malst du beide Felder eines Beckens aus.</translation>
    </message>
    <message>
        <source>The emperor’s favour doesn’t allow that colour.</source>
        <translation>Die Gunst des Kaisers erlaubt diese Farbe nicht.</translation>
    </message>
    <message>
        <source>With this favour you shade an area next to one of your completed pools.</source>
        <translation>Mit dieser Gunst malst du ein Feld neben einem deiner fertigen Becken aus.</translation>
    </message>
    <message>
        <source>You can use only one favour per turn.</source>
        <translation>Du kannst nur eine Gunst je Zug nutzen.</translation>
    </message>
    <message>
        <source>Not enough gifts for that favour.</source>
        <translation>Zu wenig Geschenke für diese Gunst.</translation>
    </message>
    <message>
        <source>That favour wouldn’t let you shade anything.</source>
        <translation>Mit dieser Gunst könntest du nichts ausmalen.</translation>
    </message>
    <message>
        <source>You launch fireworks at the end of your own turn.</source>
        <translation>Feuerwerk zündest du am Ende deines eigenen Zuges.</translation>
    </message>
    <message>
        <source>That shape isn’t in play.</source>
        <translation>Diese Form ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>There are no tiles of that shape left.</source>
        <translation>Von dieser Form sind keine Plättchen mehr da.</translation>
    </message>
    <message>
        <source>Fireworks must cover completed pools (both areas shaded).</source>
        <translation>Feuerwerk muss auf fertigen Becken liegen (beide Felder ausgemalt).</translation>
    </message>
    <message>
        <source>Another tile already covers one of these pools.</source>
        <translation>Auf einem dieser Becken liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>There’s nothing to launch right now.</source>
        <translation>Gerade gibt es nichts zu zünden.</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>Dieses Blatt ist für diesen Zug fertig.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Beide Felder dieses Beckens müssen frei sein.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
</context>
<context>
    <name>DiceScores</name>
    <message>
        <source>Fireworks</source>
        <translation>Feuerwerk</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Zweite Gruppe</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Boote</translation>
    </message>
    <message>
        <source>points on your tiles</source>
        <translation>Punkte auf deinen Plättchen</translation>
    </message>
    <message>
        <source>pools in it</source>
        <translation>Becken darin</translation>
    </message>
    <message>
        <source>{number} per surrounded boat</source>
        <translation>{number} je umringtem Boot</translation>
    </message>
</context>
<context>
    <name>DiceSketch</name>
    <message>
        <source>turn {number} of {all}</source>
        <translation>Zug {number} von {all}</translation>
    </message>
</context>
<context>
    <name>DiceTips</name>
    <message>
        <source>You shaded a pavilion: 1 gift. Spend gifts on the emperor’s favours, one per turn.</source>
        <translation>Pavillon ausgemalt: 1 Geschenk. Mit Geschenken nutzt du die Gunst des Kaisers, eine je Zug.</translation>
    </message>
    <message>
        <source>Platform completed! Shade any one area in a pool next to it.</source>
        <translation>Plattform fertig! Male ein beliebiges Feld in einem Becken daneben aus.</translation>
    </message>
    <message>
        <source>A boat scores 4 points if all pools around it are completed and its own pool is unshaded.</source>
        <translation>Ein Boot zählt 4 Punkte, wenn alle Becken ringsum fertig sind und sein eigenes leer ist.</translation>
    </message>
    <message>
        <source>Launch fireworks over completed pools. Your second-largest group of them scores, too.</source>
        <translation>Zünde Feuerwerk auf fertigen Becken. Auch deine zweitgrößte Gruppe davon zählt.</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>Alle Züge sind vorbei: Jeder darf noch ein letztes Feuerwerk zünden.</translation>
    </message>
    <message>
        <source>Last turn for everyone: complete pools for a display, and keep your groups apart.</source>
        <translation>Letzter Zug für alle: Mach Becken für ein Feuerwerk fertig und halte deine Gruppen getrennt.</translation>
    </message>
    <message>
        <source>Roll, then rotate the tray: each player shades with the die they face.</source>
        <translation>Würfle und dreh dann die Schale: Jeder malt mit dem Würfel vor sich.</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. The other players get the dice facing them.</source>
        <translation>Wähle eine Farbe, die dir hilft. Die anderen bekommen den Würfel, der vor ihnen liegt.</translation>
    </message>
    <message>
        <source>A tile fits! The top tile of each stack is worth the most, so launch early.</source>
        <translation>Ein Plättchen passt! Das oberste jedes Stapels ist am meisten wert: Zünde also früh.</translation>
    </message>
    <message>
        <source>Everyone shades at the same time: when you’re ready, click your own small sheet.</source>
        <translation>Alle malen gleichzeitig: Bist du so weit, klicke dein eigenes kleines Blatt an.</translation>
    </message>
    <message>
        <source>Favours cost gifts, but shading a pavilion earns one straight back.</source>
        <translation>Eine Gunst kostet Geschenke, aber ein ausgemalter Pavillon gibt gleich eines zurück.</translation>
    </message>
    <message>
        <source>Draw over a glowing area. A pool is completed when both its areas are shaded.</source>
        <translation>Fahre über ein leuchtendes Feld. Ein Becken ist fertig, wenn beide Felder ausgemalt sind.</translation>
    </message>
</context>
<context>
    <name>DiceTurn</name>
    <message>
        <source>{shape}: {points}</source>
        <translation>{shape}: {points}</translation>
    </message>
    <message>
        <source>rotate the tray, or shade an area</source>
        <translation>die Schale drehen oder ein Feld ausmalen</translation>
    </message>
    <message>
        <source>launch one last display</source>
        <translation>ein letztes Feuerwerk zünden</translation>
    </message>
    <message>
        <source>nothing left to shade</source>
        <translation>nichts mehr auszumalen</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>rotate the tray</source>
        <translation>die Schale drehen</translation>
    </message>
    <message>
        <source>re-roll: {gifts}</source>
        <translation>neu würfeln: {gifts}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>{colors} ausmalen</translation>
    </message>
    <message>
        <source>next to a platform</source>
        <translation>neben einer Plattform</translation>
    </message>
    <message>
        <source>shade next to a platform</source>
        <translation>neben einer Plattform ausmalen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Die anderen malen aus, dann zündest du.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Ausmalen</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Kaiser</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Zünden</translation>
    </message>
    <message>
        <source>{name}: {action}.</source>
        <translation>{name}: {action}.</translation>
    </message>
    <message>
        <source>{name}’s turn: {action}.</source>
        <translation>{name} ist dran: {action}.</translation>
    </message>
    <message>
        <source>Your turn: {action}.</source>
        <translation>Du bist dran: {action}.</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>Feuerwerk zünden</translation>
    </message>
    <message>
        <source>{action}, or be done</source>
        <translation>{action} oder fertig sein</translation>
    </message>
    <message>
        <source>{shape} is worth {points}.</source>
        <translation>{shape} bringt {points}.</translation>
    </message>
    <message>
        <source>You may also {actions}.</source>
        <translation>Du darfst auch {actions}.</translation>
    </message>
    <message>
        <source>Or {actions}.</source>
        <translation>Oder {actions}.</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>kostet {gifts}</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>favour used</source>
        <translation>Gunst genutzt</translation>
    </message>
    <message>
        <source>shade {colors} with a favour</source>
        <translation>mit einer Gunst ausmalen: {colors}</translation>
    </message>
    <message>
        <source>you have {gifts}</source>
        <translation>du hast {gifts}</translation>
    </message>
    <message>
        <source>use an emperor’s favour</source>
        <translation>eine Gunst des Kaisers nutzen</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>nichts auszumalen</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>ein letztes Mal</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>View the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>final position</source>
        <translation>Schlussstellung</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>Schritt für Schritt</translation>
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
        <source>Print sheets</source>
        <translation>Blätter drucken</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
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
        <source>step {number} of {all}</source>
        <translation>Schritt {number} von {all}</translation>
    </message>
    <message>
        <source>Counting the points…</source>
        <translation>Die Punkte werden gezählt …</translation>
    </message>
    <message>
        <source>Press any key or click to skip.</source>
        <translation>Taste oder Klick überspringt das.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message numerus="yes">
        <source>%n–{own}</source>
        <translation>
            <numerusform>%n–{own}</numerusform>
            <numerusform>%n–{own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead of second place</source>
        <translation>
            <numerusform>%n Punkt, {lead} vor dem zweiten Platz</numerusform>
            <numerusform>%n Punkte, {lead} vor dem zweiten Platz</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>{file} konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nächste Stufe</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
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
        <translation>Als {file} gespeichert.</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 of the same lantern</source>
        <translation>4 gleiche Laternen</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>je 2 von 3 Laternen</translation>
    </message>
    <message>
        <source>1 of each lantern</source>
        <translation>1 von jeder Laterne</translation>
    </message>
    <message>
        <source>1 per Dedication</source>
        <translation>1 je Widmung</translation>
    </message>
    <message>
        <source>Moon Dancer wins ties: you need more points than she has.</source>
        <translation>Bei Gleichstand gewinnt Moon Dancer: Du brauchst mehr Punkte als sie.</translation>
    </message>
    <message>
        <source>They also tie on Mooncakes and lanterns left, so they share this place.</source>
        <translation>Auch bei Mondkuchen und übrigen Laternen Gleichstand: Sie teilen sich diesen Platz.</translation>
    </message>
    <message>
        <source>Tied on Mooncakes too; tie broken by lanterns left: {values}.</source>
        <translation>Auch bei Mondkuchen gleich; entschieden durch übrige Laternen: {values}.</translation>
    </message>
    <message>
        <source>Tie broken by Mooncakes: {values}.</source>
        <translation>Gleichstand entschieden durch Mondkuchen: {values}.</translation>
    </message>
    <message>
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>Spiele, in denen du über ein Schloss zurückgegangen bist, sind Übung und zählen nicht.</translation>
    </message>
    <message>
        <source>biggest win: by {number}</source>
        <translation>höchster Sieg: mit {number} Vorsprung</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}“</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}: {wins} von {games} gewonnen</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} Siege in Folge</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>An error occurred in the program.</source>
        <translation>Im Programm ist ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <source>This report is also in {file}.</source>
        <translation>Dieser Bericht steht auch in {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Your saved games are safe; nothing was changed.</source>
        <translation>Deine gespeicherten Spiele sind sicher; nichts wurde verändert.</translation>
    </message>
    <message>
        <source>Your game is safe: every step so far is saved. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>Dein Spiel ist sicher: Jeder Schritt bisher ist gespeichert. Du kannst weiterspielen; sieht etwas seltsam aus, geh zum Regal und wähle „Weiterspielen“.</translation>
    </message>
    <message>
        <source>Your last step couldn’t be saved, but everything before it is safe. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>Dein letzter Schritt konnte nicht gespeichert werden, aber alles davor ist sicher. Du kannst weiterspielen; sieht etwas seltsam aus, geh zum Regal und wähle „Weiterspielen“.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>Verkleinern (−)</translation>
    </message>
    <message>
        <source>Fit to window (0)</source>
        <translation>Einpassen (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>Startspieler: {name} beginnt.</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Du hast %n Punkt geholt.</numerusform>
            <numerusform>Du hast %n Punkte geholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>Du hast %n Laterne erhalten.</numerusform>
            <numerusform>Du hast %n Laternen erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>Du hast %n Mondkuchen erhalten.</numerusform>
            <numerusform>Du hast %n Mondkuchen erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Hol in diesem Zug %n Punkt.</numerusform>
            <numerusform>Hol in diesem Zug %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) this turn.</source>
        <translation>
            <numerusform>Hol dir in diesem Zug %n Laterne.</numerusform>
            <numerusform>Hol dir in diesem Zug %n Laternen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Hol dir in diesem Zug %n Laterne mehr als alle anderen.</numerusform>
            <numerusform>Hol dir in diesem Zug %n Laternen mehr als alle anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) this turn.</source>
        <translation>
            <numerusform>Hol dir in diesem Zug %n Mondkuchen.</numerusform>
            <numerusform>Hol dir in diesem Zug %n Mondkuchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a tile so that you have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Lege ein Plättchen so, dass du die Laternen für eine Widmung mit %n Punkt hast.</numerusform>
            <numerusform>Lege ein Plättchen so, dass du die Laternen für eine Widmung mit %n Punkten hast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anyone else.</source>
        <translation>
            <numerusform>Du hast %n Laterne mehr erhalten als alle anderen.</numerusform>
            <numerusform>Du hast %n Laternen mehr erhalten als alle anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Du hast die Laternen für eine Widmung mit %n Punkt.</numerusform>
            <numerusform>Du hast die Laternen für eine Widmung mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dedicate now</source>
        <translation>Jetzt widmen</translation>
    </message>
    <message>
        <source>Bright lanterns</source>
        <translation>Helle Laternen</translation>
    </message>
    <message>
        <source>More than the others</source>
        <translation>Mehr als die anderen</translation>
    </message>
    <message>
        <source>Sweet matches</source>
        <translation>Süße Treffer</translation>
    </message>
    <message>
        <source>The missing lantern</source>
        <translation>Die fehlende Laterne</translation>
    </message>
</context>
<context>
    <name>FestivalAsks</name>
    <message>
        <source>Choose for Moon Dancer:</source>
        <translation>Wähle für Moon Dancer:</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>In diesem Zug darfst du zwei Widmungen machen.</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>Nach einer Widmung darfst du eine Laterne zurücknehmen.</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>Welche Laterne gibt sie?</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>Welche deiner Laternen nimmt sie?</translation>
    </message>
    <message>
        <source>Choose the side that counts as a match.</source>
        <translation>Wähle die Seite, die als Treffer zählt.</translation>
    </message>
    <message>
        <source>Choose the tile to keep. The other goes to the bottom of the stack.</source>
        <translation>Wähle das Plättchen, das du behältst. Das andere kommt unter den Stapel.</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply in exchange.</source>
        <translation>Wähle die Laterne, die du dafür aus dem Vorrat nimmst.</translation>
    </message>
    <message>
        <source>Choose which lantern to take from another player.</source>
        <translation>Wähle die Laterne, die du jemandem abnimmst.</translation>
    </message>
    <message>
        <source>Choose a player to gain one with you.</source>
        <translation>Wähle, wer mit dir eine erhält.</translation>
    </message>
    <message>
        <source>Choose a Dedication stack for your token.</source>
        <translation>Wähle einen Widmungsstapel für deinen Marker.</translation>
    </message>
    <message>
        <source>Rotate it (wheel or R); click it again to place it.</source>
        <translation>Dreh es (Mausrad oder R); klicke es noch einmal an, um es abzulegen.</translation>
    </message>
    <message>
        <source>Choose the set, then the lantern you leave out.</source>
        <translation>Wähle den Satz, dann die Laterne, die du weglässt.</translation>
    </message>
    <message>
        <source>Choose the lantern to take back.</source>
        <translation>Wähle die Laterne, die du zurücknimmst.</translation>
    </message>
    <message>
        <source>Click her card to see the top two tiles, or refill as usual.</source>
        <translation>Klicke ihre Karte an, um die zwei obersten Plättchen zu sehen, oder fülle wie sonst auf.</translation>
    </message>
    <message>
        <source>You may exchange one more: choose the lantern to give.</source>
        <translation>Du darfst noch eine tauschen: Wähle die Laterne, die du gibst.</translation>
    </message>
    <message>
        <source>After placing your tile, you may make one more Dedication.</source>
        <translation>Nach dem Legen deines Plättchens darfst du noch eine Widmung machen.</translation>
    </message>
    <message>
        <source>Make a second Dedication: choose its stack.</source>
        <translation>Mach eine zweite Widmung: Wähle ihren Stapel.</translation>
    </message>
    <message>
        <source>Make a Dedication: choose its stack.</source>
        <translation>Mach eine Widmung: Wähle ihren Stapel.</translation>
    </message>
    <message>
        <source>Choose the lantern to give.</source>
        <translation>Wähle die Laterne, die du gibst.</translation>
    </message>
    <message>
        <source>Choose the first lantern to give.</source>
        <translation>Wähle die erste Laterne, die du gibst.</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply.</source>
        <translation>Wähle die Laterne, die du aus dem Vorrat nimmst.</translation>
    </message>
    <message>
        <source>Choose a Dedication: you may leave out one lantern.</source>
        <translation>Wähle eine Widmung: Eine Laterne darf fehlen.</translation>
    </message>
    <message>
        <source>Each match gives you one extra Mooncake.</source>
        <translation>Jeder Treffer gibt dir einen Mondkuchen zusätzlich.</translation>
    </message>
    <message>
        <source>When you refill, you may choose from two tiles.</source>
        <translation>Beim Auffüllen darfst du aus zwei Plättchen wählen.</translation>
    </message>
    <message>
        <source>Choose a tile on the table to rotate.</source>
        <translation>Wähle ein Plättchen auf dem Tisch und dreh es.</translation>
    </message>
    <message>
        <source>No lantern limit this turn.</source>
        <translation>Kein Laternenlimit in diesem Zug.</translation>
    </message>
    <message>
        <source>Choose the lantern that you both gain.</source>
        <translation>Wähle die Laterne, die ihr beide erhaltet.</translation>
    </message>
    <message>
        <source>You also gain the lantern on your tile’s opposite side.</source>
        <translation>Du erhältst auch die Laterne auf der gegenüberliegenden Seite deines Plättchens.</translation>
    </message>
    <message>
        <source>One side that doesn’t match counts as a match.</source>
        <translation>Eine Seite, die nicht passt, zählt als Treffer.</translation>
    </message>
    <message>
        <source>Choose the pile of Trixie lanterns to take one.</source>
        <translation>Wähle den Haufen der Trixie-Laternen, um eine zu nehmen.</translation>
    </message>
    <message>
        <source>Choose your token.</source>
        <translation>Wähle deinen Marker.</translation>
    </message>
    <message>
        <source>which lantern does she take from the Supply?</source>
        <translation>Welche Laterne nimmt sie aus dem Vorrat?</translation>
    </message>
    <message>
        <source>choose the glowing stack, then her lanterns.</source>
        <translation>Wähle den leuchtenden Stapel, dann ihre Laternen.</translation>
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
        <source>choose something that glows.</source>
        <translation>Wähle etwas, das leuchtet.</translation>
    </message>
</context>
<context>
    <name>FestivalChoices</name>
    <message>
        <source>Place the {tile}</source>
        <translation>Legen: {tile}</translation>
    </message>
    <message>
        <source>Put your token on {kind}: your Dedications there score 1 extra point</source>
        <translation>Deinen Marker auf {kind} legen: Deine Widmungen dort zählen 1 Punkt mehr</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}</source>
        <translation>{kind} widmen: {points}</translation>
    </message>
    <message>
        <source>Take the face-up {tile}</source>
        <translation>Offen nehmen: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>Verdeckt vom Stapel ziehen (%n Plättchen)</numerusform>
            <numerusform>Verdeckt vom Stapel ziehen (%n Plättchen)</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
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
        <translation>{thing}: nichts mehr da</translation>
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
        <source>Keep the {tile}</source>
        <translation>Behalten: {tile}</translation>
    </message>
    <message>
        <source>One {lantern}</source>
        <translation>Eine {lantern}</translation>
    </message>
    <message>
        <source>Give {lantern} (you have {number})</source>
        <translation>{lantern} geben (du hast {number})</translation>
    </message>
    <message>
        <source>Return {lantern} (you have {number})</source>
        <translation>{lantern} zurückgeben (du hast {number})</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} (you have {number})</source>
        <translation>{lantern} tauschen oder zurückgeben (du hast {number})</translation>
    </message>
    <message>
        <source>Exchange {lantern} (you have {number})</source>
        <translation>{lantern} tauschen (du hast {number})</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>{lantern} nehmen (noch {number} da)</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>{lantern} in den Vorrat zurückgeben</translation>
    </message>
    <message>
        <source>Take {lantern} in exchange ({number} left)</source>
        <translation>Dafür {lantern} nehmen (noch {number} da)</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>Noch %n Plättchen im Stapel.</numerusform>
            <numerusform>Noch %n Plättchen im Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the Supply.</source>
        <translation>
            <numerusform>Noch %n im Vorrat.</numerusform>
            <numerusform>Noch %n im Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s) left in the Supply.</source>
        <translation>
            <numerusform>Noch %n Mondkuchen im Vorrat.</numerusform>
            <numerusform>Noch %n Mondkuchen im Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}: {points}, {lacking}.</source>
        <translation>{kind}: {points}, {lacking}.</translation>
    </message>
    <message>
        <source>{kind}: {points}.</source>
        <translation>{kind}: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <comment>Dedications</comment>
        <translation>
            <numerusform>Noch %n da.</numerusform>
            <numerusform>Noch %n da.</numerusform>
        </translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}, {mooncakes}: {ability}</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) left on the pile.</source>
        <translation>
            <numerusform>Noch %n Trixie-Laterne auf dem Haufen.</numerusform>
            <numerusform>Noch %n Trixie-Laternen auf dem Haufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Trixie lantern(s).</source>
        <translation>
            <numerusform>{name} hat %n Trixie-Laterne.</numerusform>
            <numerusform>{name} hat %n Trixie-Laternen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any player refilling their hand may take it. {tile}</source>
        <translation>Wer auffüllt, darf es nehmen. {tile}</translation>
    </message>
    <message>
        <source>No face-up tile.</source>
        <translation>Kein offenes Plättchen.</translation>
    </message>
    <message>
        <source>{name}’s tiles; only {name} can see them.</source>
        <translation>Plättchen von {name}; nur {name} sieht sie.</translation>
    </message>
    <message>
        <source>After the last tile, each player gets one final turn.</source>
        <translation>Nach dem letzten Plättchen hat jeder noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>Matching it gives you a Mooncake.</source>
        <translation>Ein Treffer daran gibt dir einen Mondkuchen.</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: Du hast %n.</numerusform>
            <numerusform>{lantern}: Du hast %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} has %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: {name} hat %n.</numerusform>
            <numerusform>{lantern}: {name} hat %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None left in the Supply.</source>
        <translation>Keine mehr im Vorrat.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>Du hast %n.</numerusform>
            <numerusform>Du hast %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: {points} each, used once a stack is empty.</source>
        <translation>Allgemeine Widmungen: je {points}, sobald ein Stapel leer ist.</translation>
    </message>
    <message>
        <source>{kind}: none left.</source>
        <translation>{kind}: keine mehr da.</translation>
    </message>
    <message>
        <source>You take a generic tile instead.</source>
        <translation>Du nimmst stattdessen ein allgemeines Plättchen.</translation>
    </message>
    <message>
        <source>you have the lanterns</source>
        <translation>du hast die Laternen</translation>
    </message>
    <message>
        <source>you need {lanterns}</source>
        <translation>dir fehlt: {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you need %n more lantern(s)</source>
        <translation>
            <numerusform>dir fehlt noch %n Laterne</numerusform>
            <numerusform>dir fehlen noch %n Laternen</numerusform>
        </translation>
    </message>
    <message>
        <source>you need {number} more: {lanterns}</source>
        <translation>dir fehlen noch {number}: {lanterns}</translation>
    </message>
    <message>
        <source>{name}’s token: each Dedication {name} claims from this stack scores 1 extra point.</source>
        <translation>Marker von {name}: Jede Widmung von {name} aus diesem Stapel zählt 1 Punkt mehr.</translation>
    </message>
    <message>
        <source>Each counts as any lantern in a Dedication.</source>
        <translation>Jede zählt in einer Widmung als beliebige Laterne.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Mooncake(s).</source>
        <translation>
            <numerusform>{name} hat %n Mondkuchen.</numerusform>
            <numerusform>{name} hat %n Mondkuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>An exchange costs {mooncakes}.</source>
        <translation>Ein Tausch kostet {mooncakes}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} from %n Dedication(s).</source>
        <translation>
            <numerusform>{name}: {points} aus %n Widmung.</numerusform>
            <numerusform>{name}: {points} aus %n Widmungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n lantern(s).</source>
        <translation>
            <numerusform>{name} hat %n Laterne.</numerusform>
            <numerusform>{name} hat %n Laternen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may keep at most {limit} when you place a tile.</source>
        <translation>Beim Legen darfst du höchstens {limit} behalten.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points}, {mooncakes}, %n lantern(s).</source>
        <translation>
            <numerusform>{name}: {points}, {mooncakes}, %n Laterne.</numerusform>
            <numerusform>{name}: {points}, {mooncakes}, %n Laternen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalGala</name>
    <message>
        <source>{name} befriended {friend} for {mooncakes}.</source>
        <translation>{name} freundete sich für {mooncakes} mit {friend} an.</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} gab {other} {given} und bekam {taken}.</translation>
    </message>
    <message>
        <source>{friend}’s help went unused.</source>
        <translation>Die Hilfe von {friend} blieb ungenutzt.</translation>
    </message>
    <message>
        <source>{name} put their token on {kind}.</source>
        <translation>{name} legte den Marker auf {kind}.</translation>
    </message>
    <message>
        <source>The {lantern} side counts as a match.</source>
        <translation>Die Seite {lantern} zählt als Treffer.</translation>
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
        <source>{name} rotated a tile on the table.</source>
        <translation>{name} drehte ein Plättchen auf dem Tisch.</translation>
    </message>
    <message>
        <source>{name} kept one and put the other on the bottom.</source>
        <translation>{name} behielt eines und legte das andere nach unten.</translation>
    </message>
    <message>
        <source>Rotate the tile at {x}, {y}: {tile}</source>
        <translation>Plättchen bei {x}, {y} drehen: {tile}</translation>
    </message>
    <message>
        <source>Count it as an extra {lantern}</source>
        <translation>Als {lantern} zusätzlich zählen</translation>
    </message>
    <message>
        <source>Count it as {lantern}</source>
        <translation>Als {lantern} zählen</translation>
    </message>
    <message>
        <source>Use a Trixie lantern instead of one you have</source>
        <translation>Eine Trixie-Laterne statt einer eigenen nehmen</translation>
    </message>
    <message>
        <source>back to the pile</source>
        <translation>zurück auf den Haufen</translation>
    </message>
    <message>
        <source>No friend can help with that right now.</source>
        <translation>Dabei kann gerade kein Freund helfen.</translation>
    </message>
    <message>
        <source>Moon Dancer follows her own rules.</source>
        <translation>Moon Dancer spielt nach eigenen Regeln.</translation>
    </message>
    <message>
        <source>That friend isn’t in play.</source>
        <translation>Dieser Freund ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>You can befriend only once, at the start of your turn.</source>
        <translation>Du kannst dich nur einmal anfreunden, am Anfang deines Zuges.</translation>
    </message>
    <message>
        <source>Not enough Mooncakes for that friend.</source>
        <translation>Zu wenig Mondkuchen für diesen Freund.</translation>
    </message>
    <message>
        <source>You don’t have a Trixie lantern.</source>
        <translation>Du hast keine Trixie-Laterne.</translation>
    </message>
    <message>
        <source>First choose which side counts as a match.</source>
        <translation>Wähle zuerst, welche Seite als Treffer zählt.</translation>
    </message>
    <message>
        <source>First choose which tile to keep.</source>
        <translation>Wähle zuerst, welches Plättchen du behältst.</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you’ve just returned.</source>
        <translation>Nimm eine der Laternen zurück, die du gerade abgegeben hast.</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and doesn’t match.</source>
        <translation>Wähle eine Seite, die ein Plättchen berührt und nicht passt.</translation>
    </message>
    <message>
        <source>Keep one of the tiles you’ve drawn.</source>
        <translation>Behalte eines der gezogenen Plättchen.</translation>
    </message>
    <message>
        <source>You must swap for a different lantern.</source>
        <translation>Du musst gegen eine andere Laterne tauschen.</translation>
    </message>
    <message>
        <source>That player doesn’t have that lantern.</source>
        <translation>Diese Person hat diese Laterne nicht.</translation>
    </message>
    <message>
        <source>Your token is already there.</source>
        <translation>Dein Marker liegt schon dort.</translation>
    </message>
    <message>
        <source>That stack is empty.</source>
        <translation>Dieser Stapel ist leer.</translation>
    </message>
    <message>
        <source>There’s no tile there.</source>
        <translation>Dort liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>The tile already faces that way.</source>
        <translation>Das Plättchen liegt schon so.</translation>
    </message>
    <message>
        <source>You have nothing to exchange.</source>
        <translation>Du hast nichts zum Tauschen.</translation>
    </message>
    <message>
        <source>You have nothing to swap.</source>
        <translation>Du hast nichts zum Austauschen.</translation>
    </message>
    <message>
        <source>There’s nothing to take.</source>
        <translation>Es gibt nichts zu nehmen.</translation>
    </message>
    <message>
        <source>You couldn’t make a second Dedication.</source>
        <translation>Für eine zweite Widmung fehlen dir die Laternen.</translation>
    </message>
    <message>
        <source>There are no Trixie lanterns left.</source>
        <translation>Es sind keine Trixie-Laternen mehr da.</translation>
    </message>
    <message>
        <source>There’s no other stack for your token.</source>
        <translation>Für deinen Marker gibt es keinen anderen Stapel.</translation>
    </message>
    <message>
        <source>That friend helps with placing a tile, and you have none left.</source>
        <translation>Dieser Freund hilft beim Legen, und du hast kein Plättchen mehr.</translation>
    </message>
    <message>
        <source>You have no more than {limit} lanterns anyway.</source>
        <translation>Du hast ohnehin nicht mehr als {limit} Laternen.</translation>
    </message>
    <message>
        <source>The stack has fewer than two tiles.</source>
        <translation>Im Stapel sind weniger als zwei Plättchen.</translation>
    </message>
    <message>
        <source>Even with that help you couldn’t make a Dedication.</source>
        <translation>Auch mit dieser Hilfe könntest du keine Widmung machen.</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} sah sich die obersten Plättchen des Stapels an.</translation>
    </message>
    <message>
        <source>Befriend {friend} ({mooncakes}): {ability}</source>
        <translation>Mit {friend} anfreunden ({mooncakes}): {ability}</translation>
    </message>
    <message>
        <source>Take {lantern} from {name}</source>
        <translation>{lantern} von {name} nehmen</translation>
    </message>
    <message>
        <source>Together with {name}</source>
        <translation>Zusammen mit {name}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>{lantern} weglassen</translation>
    </message>
    <message>
        <source>Put your token on a stack</source>
        <translation>Deinen Marker auf einen Stapel legen</translation>
    </message>
    <message>
        <source>Look at the top tiles of the stack</source>
        <translation>Die obersten Plättchen des Stapels ansehen</translation>
    </message>
    <message>
        <source>Return a Trixie lantern</source>
        <translation>Eine Trixie-Laterne zurückgeben</translation>
    </message>
    <message>
        <source>Take a Trixie lantern</source>
        <translation>Eine Trixie-Laterne nehmen</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Wähle eine andere Person.</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the glowing tile on the glowing space. {gains}</source>
        <translation>Lege das leuchtende Plättchen auf den leuchtenden Platz. {gains}</translation>
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
        <source>A friend can help: choose what glows.</source>
        <translation>Ein Freund kann helfen: Wähle, was leuchtet.</translation>
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
    <message numerus="yes">
        <source>point(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Der See</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>Die Plätze</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Plättchen zum Ziehen</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Freunde</translation>
    </message>
    <message>
        <source>generic tile</source>
        <translation>allgemeines Plättchen</translation>
    </message>
    <message>
        <source>available</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>rotate the tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine mehr</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
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
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in deiner Hand</translation>
    </message>
    <message>
        <source>Trixie</source>
        <comment>a lantern of hers</comment>
        <translation>Trixie</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>zurücklegen</translation>
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
        <translation>Für mich wählen</translation>
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
        <source>{name} ended the final turn.</source>
        <translation>{name} beendete den letzten Zug.</translation>
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
        <source>{name} took the face-up tile; a new one was revealed.</source>
        <translation>{name} nahm das offene Plättchen; ein neues wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>{name} took the last face-up tile.</source>
        <translation>{name} nahm das letzte offene Plättchen.</translation>
    </message>
    <message>
        <source>All tiles are placed: each player has one final turn.</source>
        <translation>Alle Plättchen sind gelegt: Jeder hat noch einen letzten Zug.</translation>
    </message>
    <message>
        <source>A friend gave {name} {lantern}.</source>
        <translation>Ein Freund gab {name} {lantern}.</translation>
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
        <source>One {lantern} was left out.</source>
        <translation>Eine {lantern} wurde weggelassen.</translation>
    </message>
    <message>
        <source>{name} placed a Sky tile.</source>
        <translation>{name} legte ein Himmelsplättchen.</translation>
    </message>
    <message>
        <source>{name} placed the Fireworks tile with {pet}.</source>
        <translation>{name} legte das Feuerwerksplättchen mit {pet}.</translation>
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
        <source>{name} gained {mooncakes}.</source>
        <translation>{name} erhielt {mooncakes}.</translation>
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
        <source>That stack was empty, so it was a generic tile.</source>
        <translation>Dieser Stapel war leer, also war es ein allgemeines Plättchen.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) counted as another.</source>
        <translation>
            <numerusform>%n Trixie-Laterne zählte als eine andere.</numerusform>
            <numerusform>%n Trixie-Laternen zählten als andere.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} were kept.</source>
        <translation>Dafür blieben: {lanterns}.</translation>
    </message>
    <message>
        <source>The token added {points}.</source>
        <translation>Der Marker gab {points} dazu.</translation>
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
        <source>The top side</source>
        <translation>Die obere Seite</translation>
    </message>
    <message>
        <source>The bottom side</source>
        <translation>Die untere Seite</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>Die rechte Seite</translation>
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
        <translation>Feuerwerksplättchen mit {pet}: {sides}</translation>
    </message>
</context>
<context>
    <name>FestivalOptions</name>
    <message>
        <source>at least one required</source>
        <translation>mindestens einer nötig</translation>
    </message>
    <message>
        <source>can be used solo</source>
        <translation>auch allein nutzbar</translation>
    </message>
    <message>
        <source>adds extra pieces</source>
        <translation>bringt zusätzliche Teile</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
    </message>
    <message numerus="yes">
        <source>+%n lantern(s)</source>
        <translation>
            <numerusform>+%n Laterne</numerusform>
            <numerusform>+%n Laternen</numerusform>
        </translation>
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
        <source>{number} tiles</source>
        <translation>{number} Plättchen</translation>
    </message>
    <message>
        <source>{number} of each lantern</source>
        <translation>{number} von jeder Laterne</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>etwa {number} Minuten</translation>
    </message>
    <message>
        <source>You go first. Moon Dancer wins ties.</source>
        <translation>Du beginnst. Bei Gleichstand gewinnt Moon Dancer.</translation>
    </message>
    <message>
        <source>Moon Dancer’s level (extra levels below)</source>
        <translation>Moon Dancers Stufe (darunter zusätzliche)</translation>
    </message>
    <message>
        <source>Moon Dancer’s level</source>
        <translation>Moon Dancers Stufe</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Friends who go well together</source>
        <translation>Freunde, die gut zusammenpassen</translation>
    </message>
    <message>
        <source>Pick friends at random</source>
        <translation>Freunde zufällig wählen</translation>
    </message>
    <message>
        <source>Can’t be used solo.</source>
        <translation>Nicht allein nutzbar.</translation>
    </message>
    <message>
        <source>This friend helps Moon Dancer, too. Pinkie Pie can come along as a second friend.</source>
        <translation>Dieser Freund hilft auch Moon Dancer. Pinkie Pie kann als zweite mitkommen.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn at random.</source>
        <translation>Das Start-Himmelsplättchen und deine Feuerwerksplättchen werden zufällig gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>A starting Sky tile, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>Ein Start-Himmelsplättchen und bis zu %n Feuerwerksplättchen für deine Hand.</numerusform>
            <numerusform>Ein Start-Himmelsplättchen und bis zu %n Feuerwerksplättchen für deine Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level you start with %n Fireworks tile(s): choose fewer.</source>
        <translation>
            <numerusform>Auf dieser Stufe beginnst du mit %n Feuerwerksplättchen: Wähle weniger.</numerusform>
            <numerusform>Auf dieser Stufe beginnst du mit %n Feuerwerksplättchen: Wähle weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: choose at most {most} friends.</source>
        <translation>Zu viele: Wähle höchstens {most} Freunde.</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: swap one.</source>
        <translation>Mindestens ein Freund muss ein Herz haben: Tausche einen aus.</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: choose one more.</source>
        <translation>Mindestens ein Freund muss ein Herz haben: Wähle noch einen.</translation>
    </message>
    <message>
        <source>Once per turn, pay a friend’s cost in Mooncakes to use their ability.</source>
        <translation>Einmal je Zug kannst du einem Freund seine Mondkuchen zahlen und seine Fähigkeit nutzen.</translation>
    </message>
    <message>
        <source>No friends: once per turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>Keine Freunde: Einmal je Zug kannst du {cost} Mondkuchen zahlen und eine Laterne tauschen.</translation>
    </message>
    <message>
        <source>solo only together with another friend</source>
        <translation>solo nur zusammen mit einem anderen Freund</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Wer beginnt, entscheidet der Zufall. Dann geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Gala-Freunde</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Ohne Freunde spielen</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Dein Freund</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Deine ersten Plättchen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>{name}: {ability}</source>
        <translation>{name}: {ability}</translation>
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
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>Completes {kind}: {points}.</source>
        <translation>Macht „{kind}“ vollständig: {points}.</translation>
    </message>
    <message>
        <source>Takes the last {kind} before {name} can: {points}.</source>
        <translation>Nimmt das letzte Plättchen „{kind}“, bevor {name} es kann: {points}.</translation>
    </message>
    <message>
        <source>Takes the top {kind} before {name} can: {points}.</source>
        <translation>Nimmt das oberste Plättchen „{kind}“, bevor {name} es kann: {points}.</translation>
    </message>
    <message>
        <source>Leaves {name} only {points} for {kind}.</source>
        <translation>Lässt {name} nur {points} für „{kind}“.</translation>
    </message>
    <message>
        <source>Makes {kind} possible: {points}.</source>
        <translation>Macht „{kind}“ möglich: {points}.</translation>
    </message>
    <message>
        <source>Brings {lanterns}.</source>
        <translation>Gibt {lanterns}.</translation>
    </message>
    <message>
        <source>Then {mooncakes} can be spent.</source>
        <translation>Dann kannst du {mooncakes} ausgeben.</translation>
    </message>
    <message>
        <source>No {lantern} is left for {name}.</source>
        <translation>Für {name} bleibt nichts übrig von: {lantern}.</translation>
    </message>
    <message>
        <source>{name} gets {lantern}, but no closer to a Dedication.</source>
        <translation>{name} bekommt {lantern}, kommt aber keiner Widmung näher.</translation>
    </message>
    <message>
        <source>The tile can match on {sides} sides.</source>
        <translation>Das Plättchen passt vielleicht an {sides} Seiten.</translation>
    </message>
    <message>
        <source>{friend} helps this turn, for {mooncakes}.</source>
        <translation>{friend} hilft in diesem Zug, für {mooncakes}.</translation>
    </message>
    <message>
        <source>One lantern short of {kind}: {points}.</source>
        <translation>Dann fehlt eine Laterne für „{kind}“: {points}.</translation>
    </message>
    <message>
        <source>Two lanterns short of {kind}: {points}.</source>
        <translation>Dann fehlen zwei Laternen für „{kind}“: {points}.</translation>
    </message>
    <message>
        <source>Three lanterns short of {kind}: {points}.</source>
        <translation>Dann fehlen drei Laternen für „{kind}“: {points}.</translation>
    </message>
    <message>
        <source>Keeps {kind} possible: {points}.</source>
        <translation>„{kind}“ bleibt möglich: {points}.</translation>
    </message>
    <message>
        <source>Stays one lantern short of {kind}: {points}.</source>
        <translation>Weiter fehlt eine Laterne für „{kind}“: {points}.</translation>
    </message>
    <message>
        <source>Stays two lanterns short of {kind}: {points}.</source>
        <translation>Weiter fehlen zwei Laternen für „{kind}“: {points}.</translation>
    </message>
    <message>
        <source>Stays three lanterns short of {kind}: {points}.</source>
        <translation>Weiter fehlen drei Laternen für „{kind}“: {points}.</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>You’ve already placed a tile this turn. Refill your hand.</source>
        <translation>Du hast in diesem Zug schon ein Plättchen gelegt. Fülle deine Hand auf.</translation>
    </message>
    <message>
        <source>That tile isn’t in your hand.</source>
        <translation>Dieses Plättchen hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>There’s already a tile there.</source>
        <translation>Dort liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>A tile must share a side with one on the table.</source>
        <translation>Ein Plättchen muss mit einer Seite an eines der Auslage grenzen.</translation>
    </message>
    <message>
        <source>Return lanterns until you have {limit}, then place a tile.</source>
        <translation>Gib Laternen zurück, bis du {limit} hast, und lege dann ein Plättchen.</translation>
    </message>
    <message>
        <source>You can exchange only once, at the start of your turn.</source>
        <translation>Du kannst nur einmal tauschen, am Anfang deines Zuges.</translation>
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
        <source>You don’t have that lantern.</source>
        <translation>Diese Laterne hast du nicht.</translation>
    </message>
    <message>
        <source>You must take a different lantern.</source>
        <translation>Du musst eine andere Laterne nehmen.</translation>
    </message>
    <message>
        <source>The Supply is out of that lantern.</source>
        <translation>Von dieser Laterne ist keine mehr im Vorrat.</translation>
    </message>
    <message>
        <source>You can make one Dedication per turn, before placing a tile.</source>
        <translation>Du kannst eine Widmung je Zug machen, bevor du ein Plättchen legst.</translation>
    </message>
    <message>
        <source>No Dedications left for that set, not even generic ones.</source>
        <translation>Für diesen Satz ist keine Widmung mehr da, auch keine allgemeine.</translation>
    </message>
    <message>
        <source>You can take a generic Dedication only when that stack is empty.</source>
        <translation>Eine allgemeine Widmung nimmst du nur, wenn der Stapel leer ist.</translation>
    </message>
    <message>
        <source>Four of a Kind needs four of the same lantern.</source>
        <translation>Ein Vierling braucht vier gleiche Laternen.</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three different lanterns.</source>
        <translation>Drei Paare brauchen je zwei von drei verschiedenen Laternen.</translation>
    </message>
    <message>
        <source>You return lanterns only if you have more than {limit}, before placing a tile.</source>
        <translation>Laternen gibst du nur zurück, wenn du mehr als {limit} hast, vor dem Legen eines Plättchens.</translation>
    </message>
    <message>
        <source>You refill your hand after placing a tile.</source>
        <translation>Deine Hand füllst du nach dem Legen eines Plättchens auf.</translation>
    </message>
    <message>
        <source>You’ve already placed your tile. All you can do is end the turn.</source>
        <translation>Du hast schon ein Plättchen gelegt. Jetzt kannst du den Zug nur noch beenden.</translation>
    </message>
    <message>
        <source>This game has no friends in play.</source>
        <translation>In diesem Spiel gibt es keine Freunde.</translation>
    </message>
    <message>
        <source>You must place a tile before your turn can end.</source>
        <translation>Erst ein Plättchen legen, dann endet dein Zug.</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>Alle sieben braucht je eine von jeder Laterne.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>Der Stapel ist leer.</translation>
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
    <name>FestivalTips</name>
    <message>
        <source>Matching sides touched: you gain one extra lantern of that kind.</source>
        <translation>Gleiche Seiten berühren sich: Du erhältst eine solche Laterne zusätzlich.</translation>
    </message>
    <message>
        <source>Matching Fireworks tiles earns Mooncakes. Spend two to exchange a lantern.</source>
        <translation>Treffer mit Feuerwerksplättchen geben Mondkuchen. Für zwei tauschst du eine Laterne.</translation>
    </message>
    <message>
        <source>Every tile gives each player the lantern on the side facing them.</source>
        <translation>Jedes Plättchen gibt jedem die Laterne auf der Seite, die zu ihm zeigt.</translation>
    </message>
    <message>
        <source>If the Supply is out of a lantern, nobody gets it. Dedications refill the Supply.</source>
        <translation>Fehlt eine Laterne im Vorrat, bekommt sie niemand. Widmungen füllen den Vorrat wieder auf.</translation>
    </message>
    <message>
        <source>Each Dedication makes the next of its kind worth less. Don’t wait too long.</source>
        <translation>Nach jeder Widmung ist die nächste dieser Art weniger wert. Warte nicht zu lange.</translation>
    </message>
    <message>
        <source>All tiles are placed: each player may exchange and dedicate one last time.</source>
        <translation>Alle Plättchen sind gelegt: Jeder darf noch einmal tauschen und widmen.</translation>
    </message>
    <message>
        <source>The stack is empty: few tiles are left to place. Complete your sets now.</source>
        <translation>Der Stapel ist leer: Es gibt nur noch wenige Plättchen. Mach jetzt deine Sätze fertig.</translation>
    </message>
    <message>
        <source>You may keep only 12 lanterns. Return the ones you need least.</source>
        <translation>Du darfst nur 12 Laternen behalten. Gib die zurück, die du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>You can make a Dedication! Only they score points. One per turn, before placing a tile.</source>
        <translation>Du kannst eine Widmung machen! Nur sie bringen Punkte. Eine je Zug, vor dem Legen eines Plättchens.</translation>
    </message>
    <message>
        <source>Pay two Mooncakes to exchange a lantern: handy when you need just one more.</source>
        <translation>Zahle zwei Mondkuchen und tausche eine Laterne: praktisch, wenn nur noch eine fehlt.</translation>
    </message>
    <message>
        <source>Pay Mooncakes and a friend helps you this turn. Point at a card to see how.</source>
        <translation>Zahle Mondkuchen, und ein Freund hilft dir in diesem Zug. Zeige auf eine Karte, um zu lesen, wie.</translation>
    </message>
    <message>
        <source>Hold a tile over the table and check every seat: you’ll see who would gain what.</source>
        <translation>Halte ein Plättchen über den Tisch und sieh auf alle Plätze: Dort steht, wer was bekäme.</translation>
    </message>
    <message>
        <source>Take the face-up tile or draw from the stack. After this, the turn can’t be undone.</source>
        <translation>Nimm das offene Plättchen oder zieh vom Stapel. Danach lässt sich der Zug nicht mehr zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>FestivalTurn</name>
    <message>
        <source>exchange a lantern</source>
        <translation>eine Laterne tauschen</translation>
    </message>
    <message>
        <source>make a Dedication</source>
        <translation>widmen</translation>
    </message>
    <message>
        <source>{kind}: {points}</source>
        <translation>{kind}: {points}</translation>
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
        <source>Or: {action}</source>
        <translation>Oder: {action}</translation>
    </message>
    <message>
        <source>Your turn: {action}</source>
        <translation>Du bist dran: {action}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>befriend a friend</source>
        <translation>einen Freund um Hilfe bitten</translation>
    </message>
    <message>
        <source>First {name} may {actions}.</source>
        <translation>Vorher darf {name} {actions}.</translation>
    </message>
    <message>
        <source>First you may {actions}.</source>
        <translation>Vorher darfst du {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s).</source>
        <translation>
            <numerusform>Gib %n Laterne zurück.</numerusform>
            <numerusform>Gib %n Laternen zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>rotate it, then drop it</source>
        <translation>drehen und ablegen</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>Wähle die Seite, die als Treffer zählt.</translation>
    </message>
    <message>
        <source>place a tile.</source>
        <translation>Lege ein Plättchen.</translation>
    </message>
    <message>
        <source>place this tile.</source>
        <translation>Lege dieses Plättchen.</translation>
    </message>
    <message>
        <source>return it to the Supply.</source>
        <translation>Gib sie in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>choose the lanterns to dedicate.</source>
        <translation>Wähle die Laternen für die Widmung.</translation>
    </message>
    <message numerus="yes">
        <source>after you return %n lantern(s)</source>
        <translation>
            <numerusform>nachdem du %n Laterne zurückgibst</numerusform>
            <numerusform>nachdem du %n Laternen zurückgibst</numerusform>
        </translation>
    </message>
    <message>
        <source>after you take a tile</source>
        <translation>nachdem du ein Plättchen nimmst</translation>
    </message>
    <message>
        <source>after you choose a side</source>
        <translation>nachdem du eine Seite wählst</translation>
    </message>
    <message>
        <source>after you keep a tile</source>
        <translation>nachdem du ein Plättchen behältst</translation>
    </message>
    <message>
        <source>after you place a tile</source>
        <translation>nachdem du ein Plättchen legst</translation>
    </message>
    <message>
        <source>{taken} for {given}</source>
        <translation>{taken} für {given}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>ab {mooncakes}</translation>
    </message>
    <message>
        <source>available</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>drop it on its own kind</source>
        <translation>auf ihre Art legen</translation>
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
        <source>skipped</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>take the face-up tile, or draw one.</source>
        <translation>Nimm das offene Plättchen oder zieh eines.</translation>
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
        <source>choose a tile</source>
        <translation>Plättchen wählen</translation>
    </message>
    <message>
        <source>choose a place</source>
        <translation>Platz wählen</translation>
    </message>
    <message>
        <source>take a new tile</source>
        <translation>neues nehmen</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>use the friend’s help, or end your turn.</source>
        <translation>Nutze die Hilfe des Freundes oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>choose which tile to keep.</source>
        <translation>Wähle, welches Plättchen du behältst.</translation>
    </message>
    <message>
        <source>choose a lantern from the Supply in exchange.</source>
        <translation>Wähle dafür eine Laterne aus dem Vorrat.</translation>
    </message>
    <message>
        <source>choose the stack again to claim its points.</source>
        <translation>Wähle den Stapel noch einmal, um die Punkte zu holen.</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
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
    <name>FileDialogs</name>
    <message>
        <source>Festival games</source>
        <translation>Festival-Spiele</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Spiele importieren</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
</context>
<context>
    <name>FireflyAims</name>
    <message numerus="yes">
        <source>Make your longest chain %n island(s) long.</source>
        <translation>
            <numerusform>Mach deine längste Kette %n Insel lang.</numerusform>
            <numerusform>Mach deine längste Kette %n Inseln lang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Du hast %n Punkt geholt.</numerusform>
            <numerusform>Du hast %n Punkte geholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Hol in diesem Zug %n Punkt.</numerusform>
            <numerusform>Hol in diesem Zug %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Hol in diesem Zug %n Punkt mehr als alle anderen.</numerusform>
            <numerusform>Hol in diesem Zug %n Punkte mehr als alle anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get your coins up to %n this turn.</source>
        <translation>
            <numerusform>Bring deine Münzen in diesem Zug auf %n.</numerusform>
            <numerusform>Bring deine Münzen in diesem Zug auf %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather %n of your workers on one island.</source>
        <translation>
            <numerusform>Versammle %n deiner Arbeiter auf einer Insel.</numerusform>
            <numerusform>Versammle %n deiner Arbeiter auf einer Insel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anyone else.</source>
        <translation>
            <numerusform>Du hast %n Punkt mehr geholt als alle anderen.</numerusform>
            <numerusform>Du hast %n Punkte mehr geholt als alle anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got your coins up to %n.</source>
        <translation>
            <numerusform>Du hast deine Münzen auf %n gebracht.</numerusform>
            <numerusform>Du hast deine Münzen auf %n gebracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gathered %n of your workers on one island.</source>
        <translation>
            <numerusform>Du hast %n deiner Arbeiter auf einer Insel versammelt.</numerusform>
            <numerusform>Du hast %n deiner Arbeiter auf einer Insel versammelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your longest chain has %n island(s).</source>
        <translation>
            <numerusform>Deine längste Kette hat %n Insel.</numerusform>
            <numerusform>Deine längste Kette hat %n Inseln.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rich turn</source>
        <translation>Ein reicher Zug</translation>
    </message>
    <message>
        <source>Take the lead</source>
        <translation>Die Führung übernehmen</translation>
    </message>
    <message>
        <source>A full purse</source>
        <translation>Ein voller Beutel</translation>
    </message>
    <message>
        <source>All hands on one island</source>
        <translation>Alle Mann auf eine Insel</translation>
    </message>
    <message>
        <source>One more link</source>
        <translation>Ein Glied mehr</translation>
    </message>
</context>
<context>
    <name>FireflyAsks</name>
    <message>
        <source>Your turn: {task}.</source>
        <translation>Du bist dran: {task}.</translation>
    </message>
    <message>
        <source>{name}: {task}.</source>
        <translation>{name}: {task}.</translation>
    </message>
    <message>
        <source>A secondary action may come before or after it.</source>
        <translation>Davor oder danach darf eine Nebenaktion kommen.</translation>
    </message>
    <message>
        <source>Crossing the new bridge is free.</source>
        <translation>Über die neue Brücke zu gehen ist kostenlos.</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>Behalte eine der beiden Fähigkeiten</translation>
    </message>
    <message>
        <source>The game ends after this turn.</source>
        <translation>Das Spiel endet nach diesem Zug.</translation>
    </message>
    <message>
        <source>Nobody else can see which.</source>
        <translation>Niemand sonst kann sehen, welche.</translation>
    </message>
    <message>
        <source>choose where the worker from {island} starts</source>
        <translation>Wähle, wo der Arbeiter von {island} beginnt</translation>
    </message>
    <message>
        <source>choose a Small island for your first floor</source>
        <translation>Wähle eine kleine Insel für dein erstes Stockwerk</translation>
    </message>
    <message>
        <source>choose an island for the new worker</source>
        <translation>Wähle eine Insel für den neuen Arbeiter</translation>
    </message>
    <message>
        <source>cross the new bridge, or choose Done</source>
        <translation>Geh über die neue Brücke oder wähle „Fertig“</translation>
    </message>
    <message>
        <source>keep moving, or choose Done</source>
        <translation>Zieh weiter oder wähle „Fertig“</translation>
    </message>
    <message>
        <source>keep moving: {island} is full</source>
        <translation>Zieh weiter: {island} ist voll</translation>
    </message>
    <message>
        <source>keep moving, or end your turn</source>
        <translation>Zieh weiter oder beende deinen Zug</translation>
    </message>
    <message>
        <source>cross the new bridge, or end your turn</source>
        <translation>Geh über die neue Brücke oder beende deinen Zug</translation>
    </message>
    <message>
        <source>skip the main action: none is possible</source>
        <translation>Überspring die Hauptaktion: Keine ist möglich</translation>
    </message>
    <message>
        <source>choose another main action, or end your turn</source>
        <translation>Wähle eine weitere Hauptaktion oder beende deinen Zug</translation>
    </message>
    <message>
        <source>choose a secondary action, or end your turn</source>
        <translation>Wähle eine Nebenaktion oder beende deinen Zug</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>Beende deinen Zug</translation>
    </message>
    <message>
        <source>Choose the island where the bridge starts.</source>
        <translation>Wähle die Insel, auf der die Brücke beginnt.</translation>
    </message>
    <message>
        <source>Choose the island for the festival.</source>
        <translation>Wähle die Insel für das Fest.</translation>
    </message>
    <message>
        <source>Choose the island to connect with {island}.</source>
        <translation>Wähle die Insel, die du mit {island} verbindest.</translation>
    </message>
    <message>
        <source>Choose the lane for the bridge.</source>
        <translation>Wähle den Wasserweg für die Brücke.</translation>
    </message>
    <message>
        <source>Choose where the worker from {island} goes.</source>
        <translation>Wähle, wohin der Arbeiter von {island} geht.</translation>
    </message>
    <message>
        <source>Choose a route.</source>
        <translation>Wähle einen Weg.</translation>
    </message>
    <message>
        <source>Choose coins or workers from the Crow.</source>
        <translation>Wähle Münzen oder Arbeiter von der Krähe.</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>Entscheide, ob du ein zweites Stockwerk bezahlst</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>Wähle eine Hauptaktion</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>Noch %n Bewegung.</numerusform>
            <numerusform>Noch %n Bewegungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>Wähle die Insel für dein Stockwerk.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Wähle einen deiner Arbeiter.</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>To {island}</source>
        <translation>Nach {island}</translation>
    </message>
    <message>
        <source>{island}: {gains}</source>
        <translation>{island}: {gains}</translation>
    </message>
    <message>
        <source>Build a bridge</source>
        <translation>Eine Brücke bauen</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Ein Fest feiern</translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>Arbeiter bewegen, bis zu %n Bewegung</numerusform>
            <numerusform>Arbeiter bewegen, bis zu %n Bewegungen</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}. {lane}</source>
        <translation>Nach {island}. {lane}</translation>
    </message>
    <message numerus="yes">
        <source>To {island}, %n lane(s)</source>
        <translation>
            <numerusform>Nach {island}, %n Wasserweg</numerusform>
            <numerusform>Nach {island}, %n Wasserwege</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}: full, so it must keep moving</source>
        <translation>Nach {island}: voll, muss also weiterziehen</translation>
    </message>
    <message>
        <source>Put the new worker on {island}</source>
        <translation>Den neuen Arbeiter auf {island} einsetzen</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation>Ein Stockwerk einer Pagode bauen</translation>
    </message>
    <message numerus="yes">
        <source>Keep moving (%n movement(s) left)</source>
        <translation>
            <numerusform>Weiterziehen (noch %n Bewegung)</numerusform>
            <numerusform>Weiterziehen (noch %n Bewegungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>From {island} (none of your workers there)</source>
        <translation>Von {island} (keiner deiner Arbeiter dort)</translation>
    </message>
    <message>
        <source>From {island} (your workers: {workers})</source>
        <translation>Von {island} (deine Arbeiter: {workers})</translation>
    </message>
    <message>
        <source>Claim {goal} ({condition}): +{points}</source>
        <translation>{goal} nehmen ({condition}): +{points}</translation>
    </message>
    <message>
        <source>Reveal your private goal ({condition}): +{points}</source>
        <translation>Dein geheimes Ziel aufdecken ({condition}): +{points}</translation>
    </message>
    <message>
        <source>A worker on {island} (you have {workers})</source>
        <translation>Ein Arbeiter auf {island} (du hast {workers})</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Die Krähe für {points} nehmen</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: an extra main action</source>
        <translation>Für {coins} einen Glücksfisch einsetzen: eine weitere Hauptaktion</translation>
    </message>
    <message>
        <source>The worker from {start} starts on {island}</source>
        <translation>Der Arbeiter von {start} beginnt auf {island}</translation>
    </message>
    <message>
        <source>Start with a floor on {island}</source>
        <translation>Mit einem Stockwerk auf {island} beginnen</translation>
    </message>
    <message>
        <source>Send a worker from {origin} to {destination}</source>
        <translation>Einen Arbeiter von {origin} nach {destination} schicken</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible</source>
        <translation>Hauptaktion überspringen: Keine ist möglich</translation>
    </message>
    <message>
        <source>Done crossing</source>
        <translation>Überqueren beenden</translation>
    </message>
    <message>
        <source>Done moving</source>
        <translation>Bewegen beenden</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>{power} behalten: {rule}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>Für {coins} ein zweites Stockwerk aufsetzen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>Kein zweites Stockwerk</translation>
    </message>
</context>
<context>
    <name>FireflyEndWords</name>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n festival(s)</source>
        <translation>
            <numerusform>%n Fest</numerusform>
            <numerusform>%n Feste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n Ziel</numerusform>
            <numerusform>%n Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} placed their last floor.</source>
        <translation>{name} hat das letzte eigene Stockwerk gebaut.</translation>
    </message>
    <message>
        <source>Nobody had built, claimed a goal or held a festival for three rounds.</source>
        <translation>Drei Runden lang wurde nichts gebaut, kein Ziel genommen und kein Fest gefeiert.</translation>
    </message>
    <message>
        <source>They also tie on coins, so they share this place.</source>
        <translation>Auch bei den Münzen Gleichstand: Sie teilen sich diesen Platz.</translation>
    </message>
    <message>
        <source>Tie broken by coins: {values}.</source>
        <translation>Gleichstand entschieden durch Münzen: {values}.</translation>
    </message>
    <message>
        <source>taken {number} ×</source>
        <translation>{number} × genommen</translation>
    </message>
    <message>
        <source>taken {number} ×, still held</source>
        <translation>{number} × genommen, noch im Besitz</translation>
    </message>
    <message>
        <source>The last Sōrin was placed by {name}.</source>
        <translation>Das letzte Sōrin hat {name} gesetzt.</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>Alle öffentlichen Ziele waren vergeben, das letzte an {name}.</translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message>
        <source>{a} – {b}: {segments}.</source>
        <translation>{a} – {b}: {segments}.</translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>Bau ein Stockwerk, wo du einen Arbeiter hast. Noch %n Stockwerk in deinem Vorrat.</numerusform>
            <numerusform>Bau ein Stockwerk, wo du einen Arbeiter hast. Noch %n Stockwerke in deinem Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>Niemand hat sie.</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>{name} hat sie.</translation>
    </message>
    <message>
        <source>The Crow: take it for {points}.</source>
        <translation>Die Krähe: Nimm sie für {points}.</translation>
    </message>
    <message>
        <source>{island}. {size} island.</source>
        <translation>{island}. Größe: {size}.</translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>Das Fest wurde gefeiert: Hier kommen keine Stockwerke mehr dazu.</translation>
    </message>
    <message>
        <source>Empty slot for one of your private goals.</source>
        <translation>Leerer Platz für eines deiner geheimen Ziele.</translation>
    </message>
    <message>
        <source>Ends your turn once you’ve taken your main action.</source>
        <translation>Beendet deinen Zug, sobald du deine Hauptaktion ausgeführt hast.</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with one of your workers. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Bau eine Brücke von einer Insel mit einem deiner Arbeiter. Noch %n Segment im Vorrat.</numerusform>
            <numerusform>Bau eine Brücke von einer Insel mit einem deiner Arbeiter. Noch %n Segmente im Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) for your workers along bridges. Other players’ bridges cost coins.</source>
        <translation>
            <numerusform>Bis zu %n Bewegung deiner Arbeiter über Brücken. Fremde Brücken kosten Münzen.</numerusform>
            <numerusform>Bis zu %n Bewegungen deiner Arbeiter über Brücken. Fremde Brücken kosten Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Feiere ein Fest auf einer Insel mit genug Stockwerken und Brücken, auf der du einen Arbeiter hast und niemand mehr Teile hat. Noch %n Sōrin.</numerusform>
            <numerusform>Feiere ein Fest auf einer Insel mit genug Stockwerken und Brücken, auf der du einen Arbeiter hast und niemand mehr Teile hat. Noch %n Sōrin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what each festival would score right now.</source>
        <translation>Zeigen, was jedes Fest jetzt bringen würde.</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Alle deine Fische sind eingesetzt.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: take an extra main action this turn.</source>
        <translation>Setze für {coins} einen Fisch ein: In diesem Zug führst du eine weitere Hauptaktion aus.</translation>
    </message>
    <message>
        <source>{island}: a Start island. No worker limit.</source>
        <translation>{island}: eine Startinsel. Kein Limit für Arbeiter.</translation>
    </message>
    <message>
        <source>Each floor you build gives you {reward}.</source>
        <translation>Jedes Stockwerk, das du baust, gibt dir {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) per piece.</source>
        <translation>
            <numerusform>Fest: %n Punkt je Teil.</numerusform>
            <numerusform>Fest: %n Punkte je Teil.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {things}.</source>
        <translation>Dir fehlt noch: {things}.</translation>
    </message>
    <message>
        <source>You can hold it: {points}.</source>
        <translation>Du kannst es feiern: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} kann es feiern.</numerusform>
            <numerusform>{names} können es feiern.</numerusform>
        </translation>
    </message>
    <message>
        <source>one of your workers</source>
        <translation>einer deiner Arbeiter</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) for the majority</source>
        <translation>
            <numerusform>noch %n Teil für die Mehrheit</numerusform>
            <numerusform>noch %n Teile für die Mehrheit</numerusform>
        </translation>
    </message>
    <message>
        <source>a Sōrin</source>
        <translation>ein Sōrin</translation>
    </message>
    <message>
        <source>{coins}. Left in the supply: {things}.</source>
        <translation>{coins}. Noch im Vorrat: {things}.</translation>
    </message>
    <message>
        <source>{goal}: {condition}, {points}. You have {value} of {number}.</source>
        <translation>{goal}: {condition}, {points}. Du hast {value} von {number}.</translation>
    </message>
    <message>
        <source>{goal}: all cards are taken.</source>
        <translation>{goal}: Alle Karten sind vergeben.</translation>
    </message>
    <message numerus="yes">
        <source>{goal}: {condition}, {points}. %n card(s) left.</source>
        <translation>
            <numerusform>{goal}: {condition}, {points}. Noch %n Karte.</numerusform>
            <numerusform>{goal}: {condition}, {points}. Noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {value} of {number}.</source>
        <translation>Du hast {value} von {number}.</translation>
    </message>
    <message>
        <source>{name}’s bridge between {a} and {b}: {segments}.</source>
        <translation>Brücke von {name} zwischen {a} und {b}: {segments}.</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival uses one.</source>
        <translation>
            <numerusform>Noch %n Sōrin: Jedes Fest braucht eines.</numerusform>
            <numerusform>Noch %n Sōrin: Jedes Fest braucht eines.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it gets {reward}.</source>
        <translation>Die erste Brücke darüber bekommt {reward}.</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>Noch %n geheimes Ziel zu ziehen.</numerusform>
            <numerusform>Noch %n geheime Ziele zu ziehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyHints</name>
    <message>
        <source>Build a bridge from {a} to {b}, {coins}.</source>
        <translation>Baue eine Brücke von {a} nach {b}, {coins}.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination}.</source>
        <translation>Geh von {origin} nach {destination}.</translation>
    </message>
    <message>
        <source>Build a floor on {island}.</source>
        <translation>Baue ein Stockwerk auf {island}.</translation>
    </message>
    <message>
        <source>Hold a festival on {island}.</source>
        <translation>Feiere ein Fest auf {island}.</translation>
    </message>
    <message>
        <source>Place a fish for {coins} and take another main action.</source>
        <translation>Setze für {coins} einen Fisch ein und führe eine weitere Hauptaktion aus.</translation>
    </message>
    <message>
        <source>Start on {island}.</source>
        <translation>Beginne auf {island}.</translation>
    </message>
    <message>
        <source>Put the new worker on {island}.</source>
        <translation>Setze den neuen Arbeiter auf {island} ein.</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible.</source>
        <translation>Überspring die Hauptaktion: Keine ist möglich.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>Geh für {coins} von {origin} nach {destination}.</translation>
    </message>
    <message>
        <source>Take the Crow and coins.</source>
        <translation>Nimm die Krähe und Münzen.</translation>
    </message>
    <message>
        <source>Take the Crow and workers.</source>
        <translation>Nimm die Krähe und Arbeiter.</translation>
    </message>
    <message>
        <source>Don’t send anyone else across.</source>
        <translation>Schicke niemanden mehr hinüber.</translation>
    </message>
    <message>
        <source>Save your coins.</source>
        <translation>Spare deine Münzen.</translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>Du bekommst {gains}.</translation>
    </message>
    <message>
        <source>Then you can hold a festival on {islands}.</source>
        <translation>Dann kannst du auf {islands} ein Fest feiern.</translation>
    </message>
    <message>
        <source>Claim {goal}.</source>
        <translation>Nimm {goal}.</translation>
    </message>
    <message>
        <source>Reveal your goal “{goal}”.</source>
        <translation>Decke dein Ziel „{goal}“ auf.</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Behalte {power}: {rule}</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>Bezahle ein zweites Stockwerk.</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>Lass die Arbeiter, wo sie sind.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Beende den Zug.</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>Dann kannst du {goals} nehmen.</translation>
    </message>
    <message>
        <source>Then you can build on {island}.</source>
        <translation>Dann kannst du auf {island} bauen.</translation>
    </message>
    <message>
        <source>Your chain grows to {islands}.</source>
        <translation>Deine Kette wächst auf {islands}.</translation>
    </message>
</context>
<context>
    <name>FireflyKeys</name>
    <message>
        <source>Build a bridge</source>
        <translation>Eine Brücke bauen</translation>
    </message>
    <message>
        <source>Move workers</source>
        <translation>Arbeiter bewegen</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation>Ein Stockwerk einer Pagode bauen</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Ein Fest feiern</translation>
    </message>
    <message>
        <source>Take the Crow</source>
        <translation>Die Krähe nehmen</translation>
    </message>
    <message>
        <source>Place a lucky fish</source>
        <translation>Einen Glücksfisch einsetzen</translation>
    </message>
    <message>
        <source>Done, or end the turn</source>
        <translation>Fertig, oder Zug beenden</translation>
    </message>
    <message>
        <source>Show festivals: who leads and what they would score</source>
        <translation>Feste zeigen: wer führt und was sie bringen würden</translation>
    </message>
    <message>
        <source>Other routes for a worker</source>
        <translation>Andere Wege für einen Arbeiter</translation>
    </message>
</context>
<context>
    <name>FireflyLabels</name>
    <message>
        <source>only {0} sees them</source>
        <translation>nur {0} sieht sie</translation>
    </message>
    <message>
        <source>{0} of 6</source>
        <translation>{0} von 6</translation>
    </message>
    <message>
        <source>chain {0}</source>
        <translation>Kette {0}</translation>
    </message>
    <message>
        <source>chain {0}: +{1}</source>
        <translation>Kette {0}: +{1}</translation>
    </message>
    <message>
        <source>{0} at end</source>
        <translation>am Ende {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n Punkt bisher</numerusform>
            <numerusform>%n Punkte bisher</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain of {0} islands: +{1}</source>
        <translation>Kette über {0} Inseln: +{1}</translation>
    </message>
    <message>
        <source>Longest chain: +{0}</source>
        <translation>Längste Kette: +{0}</translation>
    </message>
    <message>
        <source>The Crow: {0}</source>
        <translation>Die Krähe: {0}</translation>
    </message>
    <message>
        <source>Chains at the end, by islands: {0}. The longest: +{1}.</source>
        <translation>Ketten am Ende, nach Inseln: {0}. Die längste: +{1}.</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>{0}× gehen</translation>
    </message>
    <message>
        <source>Claim {0}: +{1}</source>
        <translation>{0} nehmen: +{1}</translation>
    </message>
    <message>
        <source>−{0} points</source>
        <translation>−{0} Punkte</translation>
    </message>
    <message>
        <source>{0} festival</source>
        <translation>Fest auf {0}</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n Sōrin left</source>
        <translation>
            <numerusform>Das Ende naht: noch %n Sōrin</numerusform>
            <numerusform>Das Ende naht: noch %n Sōrin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: {name}, %n floor(s) left</source>
        <translation>
            <numerusform>Das Ende naht: {name}, noch %n Stockwerk</numerusform>
            <numerusform>Das Ende naht: {name}, noch %n Stockwerke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n goal(s) left</source>
        <translation>
            <numerusform>Das Ende naht: noch %n Ziel</numerusform>
            <numerusform>Das Ende naht: noch %n Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Projected: %n point(s)</source>
        <translation>
            <numerusform>Voraussichtlich: %n Punkt</numerusform>
            <numerusform>Voraussichtlich: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays its holder {0} coins at the start of each turn. Costs its holder {1} points at the end.</source>
        <translation>Gibt ihrem Besitzer am Anfang jedes Zuges {0} Münzen. Kostet ihren Besitzer am Ende {1} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n more turn(s) without building or scoring</source>
        <translation>
            <numerusform>Das Ende naht: noch %n Zug ohne Bau oder Punkte</numerusform>
            <numerusform>Das Ende naht: noch %n Züge ohne Bau oder Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n Wasserweg</numerusform>
            <numerusform>%n Wasserwege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Ort</numerusform>
            <numerusform>%n Orte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n Insel</numerusform>
            <numerusform>%n Inseln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movements</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s) missing</source>
        <translation>
            <numerusform>%n Stockwerk fehlt</numerusform>
            <numerusform>%n Stockwerke fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s) missing</source>
        <translation>
            <numerusform>%n Brücke fehlt</numerusform>
            <numerusform>%n Brücken fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) missing</source>
        <translation>
            <numerusform>%n Teil fehlt</numerusform>
            <numerusform>%n Teile fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>%n Münze nehmen</numerusform>
            <numerusform>%n Münzen nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker(s)</source>
        <translation>
            <numerusform>%n Arbeiter nehmen</numerusform>
            <numerusform>%n Arbeiter nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build for %n coin(s)</source>
        <translation>
            <numerusform>Für %n Münze bauen</numerusform>
            <numerusform>Für %n Münzen bauen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s bridges: free</source>
        <translation>Brücken von {name}: kostenlos</translation>
    </message>
    <message>
        <source>{name}’s bridges: {coins}</source>
        <translation>Brücken von {name}: {coins}</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: free</source>
        <translation>Zwei Arbeiter, Brücken von {name}: kostenlos</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: {coins}</source>
        <translation>Zwei Arbeiter, Brücken von {name}: {coins}</translation>
    </message>
    <message>
        <source>Ferry: {coins}</source>
        <translation>Fähre: {coins}</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>Deine Möglichkeiten</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Scores and supplies</source>
        <translation>Punkte und Vorräte</translation>
    </message>
    <message>
        <source>End turn without it</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>You still have a main action.</source>
        <translation>Du hast noch eine Hauptaktion.</translation>
    </message>
    <message>
        <source>Show festivals</source>
        <translation>Feste zeigen</translation>
    </message>
    <message>
        <source>none of your workers</source>
        <translation>keiner deiner Arbeiter</translation>
    </message>
    <message>
        <source>Which route?</source>
        <translation>Welcher Weg?</translation>
    </message>
    <message>
        <source>Coins or workers?</source>
        <translation>Münzen oder Arbeiter?</translation>
    </message>
    <message>
        <source>choose another route</source>
        <translation>anderen Weg wählen</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} kann es feiern</numerusform>
            <numerusform>{names} können es feiern</numerusform>
        </translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>Deine geheimen Ziele</translation>
    </message>
    <message>
        <source>hidden power</source>
        <translation>verdeckte Fähigkeit</translation>
    </message>
    <message>
        <source>The game ends after this turn</source>
        <translation>Das Spiel endet nach diesem Zug</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>after a main action</source>
        <translation>nach einer Hauptaktion</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>points of an island</comment>
        <translation>je Teil</translation>
    </message>
    <message>
        <source>a floor</source>
        <comment>reward of an island</comment>
        <translation>je Stockwerk</translation>
    </message>
    <message>
        <source>needed</source>
        <comment>floors, for a festival</comment>
        <translation>nötig</translation>
    </message>
    <message>
        <source>You can still claim a goal.</source>
        <translation>Du kannst noch ein Ziel nehmen.</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>Keine Arbeiter mehr</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Der See</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Die Mitspielenden</translation>
    </message>
    <message>
        <source>Festivals</source>
        <translation>Feste</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Öffentliche Ziele</translation>
    </message>
    <message>
        <source>all taken</source>
        <translation>alle vergeben</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>floors</source>
        <translation>Stockwerke</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Pagoda</source>
        <translation>Pagode</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Crow</source>
        <translation>Krähe</translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation>bei dir</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>alle eingesetzt</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>no Sōrin left</source>
        <translation>kein Sōrin übrig</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>Noch kann es niemand feiern</translation>
    </message>
    <message>
        <source>A second floor?</source>
        <translation>Ein zweites Stockwerk?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Diese behalten</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>zurücklegen</translation>
    </message>
</context>
<context>
    <name>FireflyLog</name>
    <message>
        <source>{name} ferried a worker from {origin} to {destination} for {coins}</source>
        <translation>{name} hat für {coins} einen Arbeiter von {origin} nach {destination} übergesetzt</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for {coins}</source>
        <translation>{name} hat für {coins} eine Brücke von {a} nach {b} gebaut</translation>
    </message>
    <message>
        <source>no room for a new worker</source>
        <translation>kein Platz für einen neuen Arbeiter</translation>
    </message>
    <message>
        <source>no private goals left</source>
        <translation>keine geheimen Ziele mehr</translation>
    </message>
    <message>
        <source>{name}’s power: +{gained}.</source>
        <translation>Fähigkeit von {name}: +{gained}.</translation>
    </message>
    <message>
        <source>The Crow gives {name} +{coins}.</source>
        <translation>Die Krähe gibt {name} +{coins}.</translation>
    </message>
    <message>
        <source>Fireflies: {name} +{points} ({here} on the island, {beside} on connected islands).</source>
        <translation>Glühwürmchen: {name} +{points} ({here} auf der Insel, {beside} auf verbundenen Inseln).</translation>
    </message>
    <message>
        <source>Fish returned: {names}.</source>
        <translation>Fische zurück: {names}.</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for free</source>
        <translation>{name} hat kostenlos eine Brücke von {a} nach {b} gebaut</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination}</source>
        <translation>{name} hat {workers} von {origin} nach {destination} bewegt</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination} and paid {owner} {coins}</source>
        <translation>{name} hat {workers} von {origin} nach {destination} bewegt und {owner} {coins} bezahlt</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} hat {coins} bezahlt und auf {island} Stockwerk {height} aufgesetzt</translation>
    </message>
    <message>
        <source>{name} built floor {height} on {island}</source>
        <translation>{name} hat auf {island} Stockwerk {height} gebaut</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow</source>
        <translation>{name} hat {points} bezahlt und die Krähe genommen</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow from {holder}</source>
        <translation>{name} hat {points} bezahlt und {holder} die Krähe abgenommen</translation>
    </message>
    <message>
        <source>{name} claimed {goal} ({condition}): +{points}</source>
        <translation>{name} hat {goal} genommen ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} moved a worker across from {origin} to {destination}</source>
        <translation>{name} hat einen Arbeiter von {origin} nach {destination} hinübergeschickt</translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} hat ein geheimes Ziel aufgedeckt ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} drew {goals}.</source>
        <translation>{name} hat {goals} gezogen.</translation>
    </message>
    <message>
        <source>A {name} worker starts on {island}.</source>
        <translation>Ein Arbeiter von {name} beginnt auf {island}.</translation>
    </message>
    <message>
        <source>{name} starts with a floor on {island}.</source>
        <translation>{name} beginnt mit einem Stockwerk auf {island}.</translation>
    </message>
    <message>
        <source>{name} had no possible main action.</source>
        <translation>{name} hatte keine mögliche Hauptaktion.</translation>
    </message>
    <message>
        <source>{name} stopped there.</source>
        <translation>{name} hat hier aufgehört.</translation>
    </message>
    <message>
        <source>{name} chose {power}.</source>
        <translation>{name} hat {power} gewählt.</translation>
    </message>
    <message>
        <source>{name} has the longest chain: +{points}.</source>
        <translation>{name} hat die längste Kette: +{points}.</translation>
    </message>
    <message>
        <source>{name} chose a power.</source>
        <translation>{name} hat eine Fähigkeit gewählt.</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: an extra main action.</source>
        <translation>{name} hat für {coins} einen Glücksfisch eingesetzt: eine weitere Hauptaktion.</translation>
    </message>
    <message>
        <source>All powers are revealed.</source>
        <translation>Alle Fähigkeiten sind aufgedeckt.</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends after this turn.</source>
        <translation>Das letzte Sōrin ist gesetzt: Das Spiel endet nach diesem Zug.</translation>
    </message>
    <message>
        <source>{name} has placed their last floor: the game ends after this turn.</source>
        <translation>{name} hat das letzte eigene Stockwerk gebaut: Das Spiel endet nach diesem Zug.</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends after this turn.</source>
        <translation>Alle öffentlichen Ziele sind vergeben: Das Spiel endet nach diesem Zug.</translation>
    </message>
    <message>
        <source>Nobody has built or scored for three rounds: the game ends after this turn.</source>
        <translation>Drei Runden lang hat niemand gebaut oder gepunktet: Das Spiel endet nach diesem Zug.</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} hat {power}: {rule}</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>Die Krähe kostet {name} {points}.</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} hat eine Kette von {islands}: +{points}.</translation>
    </message>
    <message>
        <source>{name}: {gains}.</source>
        <translation>{name}: {gains}.</translation>
    </message>
    <message>
        <source>{name} ended the turn.</source>
        <translation>{name} hat den Zug beendet.</translation>
    </message>
    <message>
        <source>+1 worker on {island}</source>
        <translation>+1 Arbeiter auf {island}</translation>
    </message>
    <message>
        <source>a private goal</source>
        <translation>ein geheimes Ziel</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>ein geheimes Ziel ({condition})</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} hat auf {island} ein Fest gefeiert.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} für {pieces}</translation>
    </message>
</context>
<context>
    <name>FireflyNames</name>
    <message>
        <source>Sunrise Landing</source>
        <translation>Morgensteg</translation>
    </message>
    <message>
        <source>Sunset Landing</source>
        <translation>Abendsteg</translation>
    </message>
    <message>
        <source>Reed</source>
        <comment>island</comment>
        <translation>Schilf</translation>
    </message>
    <message>
        <source>Pebble</source>
        <comment>island</comment>
        <translation>Kiesel</translation>
    </message>
    <message>
        <source>Heron</source>
        <comment>island</comment>
        <translation>Reiher</translation>
    </message>
    <message>
        <source>Sparrow</source>
        <comment>island</comment>
        <translation>Sperling</translation>
    </message>
    <message>
        <source>Minnow</source>
        <comment>island</comment>
        <translation>Elritze</translation>
    </message>
    <message>
        <source>Fern</source>
        <comment>island</comment>
        <translation>Farn</translation>
    </message>
    <message>
        <source>Willow</source>
        <comment>island</comment>
        <translation>Weide</translation>
    </message>
    <message>
        <source>Lotus</source>
        <comment>island</comment>
        <translation>Lotos</translation>
    </message>
    <message>
        <source>Maple</source>
        <comment>island</comment>
        <translation>Ahorn</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>island</comment>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>Carp</source>
        <comment>island</comment>
        <translation>Karpfen</translation>
    </message>
    <message>
        <source>Crane</source>
        <comment>island</comment>
        <translation>Kranich</translation>
    </message>
    <message>
        <source>Cedar</source>
        <comment>island</comment>
        <translation>Zeder</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>island</comment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <comment>island</comment>
        <translation>Phönix</translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>island</comment>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Sunrise</source>
        <translation>Morgensteg</translation>
    </message>
    <message>
        <source>Sunset</source>
        <translation>Abendsteg</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Startinsel</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>island</comment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>island</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>island</comment>
        <translation>Groß</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n Stockwerk</numerusform>
            <numerusform>%n Stockwerke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s)</source>
        <translation>
            <numerusform>%n Brücke</numerusform>
            <numerusform>%n Brücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n Segment</numerusform>
            <numerusform>%n Segmente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n Insel</numerusform>
            <numerusform>%n Inseln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s)</source>
        <translation>
            <numerusform>%n geheimes Ziel</numerusform>
            <numerusform>%n geheime Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n Fisch</numerusform>
            <numerusform>%n Fische</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyOptions</name>
    <message>
        <source>{number} islands</source>
        <translation>{number} Inseln</translation>
    </message>
    <message>
        <source>{number} Sōrin</source>
        <translation>{number} Sōrin</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>etwa {number} Minuten</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Briar</source>
        <translation>Ginster</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Salbei</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Funke</translation>
    </message>
    <message>
        <source>Ivy</source>
        <translation>Efeu</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Hasel</translation>
    </message>
    <message>
        <source>Rowan</source>
        <translation>Linde</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variabel</translation>
    </message>
    <message>
        <source>All islands are placed at random, including the Starts.</source>
        <translation>Alle Inseln liegen zufällig, auch die Startinseln.</translation>
    </message>
    <message>
        <source>The Starts are in opposite corners; the rest is random.</source>
        <translation>Die Startinseln liegen in gegenüberliegenden Ecken, der Rest zufällig.</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather your workers, and hold festivals where you have the most pieces.</source>
        <translation>Baue Brücken und Pagoden, versammle deine Arbeiter und feiere Feste, wo du die meisten Teile hast.</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Startmünzen</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>New random powers for everyone</source>
        <translation>Neue zufällige Fähigkeiten für alle</translation>
    </message>
    <message>
        <source>{number} of {all}, at random</source>
        <translation>{number} von {all}, zufällig</translation>
    </message>
    <message>
        <source>Each player is dealt two powers and secretly keeps one.</source>
        <translation>Alle bekommen zwei Fähigkeiten und behalten heimlich eine.</translation>
    </message>
    <message>
        <source>No powers: best for a first game.</source>
        <translation>Keine Fähigkeiten: am besten für das erste Spiel.</translation>
    </message>
    <message>
        <source>Floors for a festival · worker limit:</source>
        <translation>Stockwerke für ein Fest · Limit für Arbeiter:</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more public goal(s).</source>
        <translation>
            <numerusform>Wähle noch %n öffentliches Ziel.</numerusform>
            <numerusform>Wähle noch %n öffentliche Ziele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n fewer public goal(s).</source>
        <translation>
            <numerusform>Wähle %n öffentliches Ziel weniger.</numerusform>
            <numerusform>Wähle %n öffentliche Ziele weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n Punkt</numerusform>
            <numerusform>+%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Alle gleich viele</translation>
    </message>
    <message>
        <source>Extra coins for later seats</source>
        <translation>Zusätzliche Münzen für spätere Plätze</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Öffentliche Ziele</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>Fähigkeit von Spieler {number}</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Wer beginnt, entscheidet der Zufall. Dann geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>wähle {number} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n Stockwerk, {workers} Arbeiter</numerusform>
            <numerusform>{size}: %n Stockwerke, {workers} Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal}, {counted}: {steps} points</source>
        <translation>{goal}, {counted}: {steps} Punkte</translation>
    </message>
    <message>
        <source>{name}: {rule}</source>
        <translation>{name}: {rule}</translation>
    </message>
</context>
<context>
    <name>FireflyReasons</name>
    <message>
        <source>Scores {points}; {name} gets {fewer}.</source>
        <translation>Bringt {points}; {name} bekommt {fewer}.</translation>
    </message>
    <message>
        <source>Takes {goal} before {name} can: {points}.</source>
        <translation>Nimmt „{goal}“, bevor {name} es kann: {points}.</translation>
    </message>
    <message>
        <source>Claims {goal}: {points}.</source>
        <translation>Nimmt „{goal}“: {points}.</translation>
    </message>
    <message>
        <source>Completes “{private}”: {points}.</source>
        <translation>Erfüllt „{private}“: {points}.</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>Bringt {points}.</translation>
    </message>
    <message>
        <source>Saves the {points} that the Crow costs.</source>
        <translation>Spart die {points}, die die Krähe kostet.</translation>
    </message>
    <message>
        <source>Blocks {name}’s bridge to {island}.</source>
        <translation>Versperrt {name} die Brücke nach {island}.</translation>
    </message>
    <message>
        <source>Takes the majority on {island} from {name}.</source>
        <translation>Nimmt {name} die Mehrheit auf {island}.</translation>
    </message>
    <message>
        <source>Makes a festival on {island} possible: {points}.</source>
        <translation>Macht ein Fest auf {island} möglich: {points}.</translation>
    </message>
    <message>
        <source>{pieces} on {island}: {points} at a festival there.</source>
        <translation>{pieces} auf {island}: {points} bei einem Fest dort.</translation>
    </message>
    <message>
        <source>Keeps {pieces} on {island}: {points} at a festival there.</source>
        <translation>Behält {pieces} auf {island}: {points} bei einem Fest dort.</translation>
    </message>
    <message>
        <source>Makes a floor on {island} possible.</source>
        <translation>Macht ein Stockwerk auf {island} möglich.</translation>
    </message>
    <message>
        <source>The chain grows to {islands}.</source>
        <translation>Die Kette wächst auf {islands}.</translation>
    </message>
    <message>
        <source>Makes the longest chain: {islands}.</source>
        <translation>Ergibt die längste Kette: {islands}.</translation>
    </message>
    <message>
        <source>+{coins}: {all} in all.</source>
        <translation>+{coins}: zusammen {all}.</translation>
    </message>
    <message>
        <source>Brings {workers}.</source>
        <translation>Gibt {workers}.</translation>
    </message>
    <message>
        <source>Brings {goals}.</source>
        <translation>Gibt {goals}.</translation>
    </message>
    <message>
        <source>The Crow brings {coins} each turn.</source>
        <translation>Die Krähe gibt in jedem Zug {coins}.</translation>
    </message>
    <message>
        <source>Makes {goal} possible: {points}.</source>
        <translation>Macht „{goal}“ möglich: {points}.</translation>
    </message>
    <message>
        <source>{goal}: {so_far} of {needed} for {points}.</source>
        <translation>{goal}: {so_far} von {needed} für {points}.</translation>
    </message>
    <message>
        <source>Makes “{private}” possible: {points}.</source>
        <translation>Macht „{private}“ möglich: {points}.</translation>
    </message>
    <message>
        <source>“{private}”: {so_far} of {needed} for {points}.</source>
        <translation>„{private}“: {so_far} von {needed} für {points}.</translation>
    </message>
    <message>
        <source>Gives another main action for {coins}.</source>
        <translation>Gibt für {coins} eine weitere Hauptaktion.</translation>
    </message>
    <message>
        <source>Ends the game ahead of {name} by {points}.</source>
        <translation>Beendet das Spiel vor {name}: {points} Vorsprung.</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Beende zuerst das Überqueren der neuen Brücke.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>Each player chooses a power first.</source>
        <translation>Erst wählen alle eine Fähigkeit.</translation>
    </message>
    <message>
        <source>First choose where the worker starts.</source>
        <translation>Wähle zuerst, wo der Arbeiter beginnt.</translation>
    </message>
    <message>
        <source>First choose where to put your floor.</source>
        <translation>Wähle zuerst den Ort für dein Stockwerk.</translation>
    </message>
    <message>
        <source>First put the new worker on an island.</source>
        <translation>Setze zuerst den neuen Arbeiter auf eine Insel.</translation>
    </message>
    <message>
        <source>Finish your movements first.</source>
        <translation>Beende zuerst deine Bewegungen.</translation>
    </message>
    <message>
        <source>A worker is on a full island: it must keep moving.</source>
        <translation>Ein Arbeiter steht auf einer vollen Insel: Er muss weiterziehen.</translation>
    </message>
    <message>
        <source>First decide about the second floor.</source>
        <translation>Entscheide zuerst über das zweite Stockwerk.</translation>
    </message>
    <message>
        <source>You must take a main action before you end your turn.</source>
        <translation>Vor dem Ende des Zuges musst du eine Hauptaktion ausführen.</translation>
    </message>
    <message>
        <source>You’ve taken your main action. A lucky fish would give you another.</source>
        <translation>Deine Hauptaktion ist schon ausgeführt. Ein Glücksfisch gäbe dir eine weitere.</translation>
    </message>
    <message>
        <source>You can take only one secondary action per turn.</source>
        <translation>Du kannst nur eine Nebenaktion je Zug ausführen.</translation>
    </message>
    <message>
        <source>You can still take a main action, so you can’t skip it.</source>
        <translation>Eine Hauptaktion ist noch möglich, also kannst du sie nicht überspringen.</translation>
    </message>
    <message>
        <source>There’s nothing to finish right now.</source>
        <translation>Gerade gibt es nichts zu beenden.</translation>
    </message>
    <message>
        <source>No straight lane connects these two islands.</source>
        <translation>Diese zwei Inseln verbindet kein gerader Wasserweg.</translation>
    </message>
    <message>
        <source>There’s already a bridge there.</source>
        <translation>Dort ist schon eine Brücke.</translation>
    </message>
    <message>
        <source>Another bridge crosses this lane.</source>
        <translation>Eine andere Brücke kreuzt diesen Wasserweg.</translation>
    </message>
    <message>
        <source>You need a worker at one end of the bridge.</source>
        <translation>Du brauchst einen Arbeiter an einem Ende der Brücke.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>Diese Brücke braucht %n Segment; du hast noch {1}.</numerusform>
            <numerusform>Diese Brücke braucht %n Segmente; du hast noch {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Diese Brücke kostet %n Münze; du hast {1}.</numerusform>
            <numerusform>Diese Brücke kostet %n Münzen; du hast {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move one at a time.</source>
        <translation>Arbeiter bewegen sich einzeln.</translation>
    </message>
    <message>
        <source>That isn’t an island.</source>
        <translation>Das ist keine Insel.</translation>
    </message>
    <message>
        <source>You have no worker there.</source>
        <translation>Dort hast du keinen Arbeiter.</translation>
    </message>
    <message>
        <source>One movement can use only one player’s bridges.</source>
        <translation>Eine Bewegung nutzt nur die Brücken einer Person.</translation>
    </message>
    <message>
        <source>That island is full: workers can pass through but not stay.</source>
        <translation>Diese Insel ist voll: Arbeiter dürfen hindurch, aber nicht bleiben.</translation>
    </message>
    <message>
        <source>Workers can only move along bridges.</source>
        <translation>Arbeiter bewegen sich nur über Brücken.</translation>
    </message>
    <message>
        <source>Only one movement per turn can cross an empty lane.</source>
        <translation>Nur eine Bewegung je Zug darf über einen leeren Wasserweg führen.</translation>
    </message>
    <message>
        <source>That lane isn’t empty.</source>
        <translation>Dieser Wasserweg ist nicht leer.</translation>
    </message>
    <message>
        <source>A ferry can cross {0} cells at most.</source>
        <translation>Eine Fähre überquert höchstens {0} Felder.</translation>
    </message>
    <message>
        <source>You can’t afford the ferry.</source>
        <translation>Die Fähre kannst du dir nicht leisten.</translation>
    </message>
    <message>
        <source>You can’t build a pagoda on a Start.</source>
        <translation>Auf einer Startinsel kannst du keine Pagode bauen.</translation>
    </message>
    <message>
        <source>A Sōrin has sealed this pagoda.</source>
        <translation>Ein Sōrin hat diese Pagode versiegelt.</translation>
    </message>
    <message>
        <source>A pagoda can have {0} floors at most.</source>
        <translation>Eine Pagode kann höchstens {0} Stockwerke haben.</translation>
    </message>
    <message>
        <source>You have no floors left.</source>
        <translation>Du hast keine Stockwerke mehr.</translation>
    </message>
    <message>
        <source>You need a worker on the island to build a floor.</source>
        <translation>Für ein Stockwerk brauchst du einen Arbeiter auf der Insel.</translation>
    </message>
    <message>
        <source>You can’t hold a festival on a Start.</source>
        <translation>Auf einer Startinsel kannst du kein Fest feiern.</translation>
    </message>
    <message>
        <source>A festival has already been held here.</source>
        <translation>Hier wurde schon ein Fest gefeiert.</translation>
    </message>
    <message>
        <source>There are no Sōrin left.</source>
        <translation>Es sind keine Sōrin mehr übrig.</translation>
    </message>
    <message>
        <source>More floors needed for a festival here: {0}.</source>
        <translation>Für ein Fest fehlen hier Stockwerke: {0}.</translation>
    </message>
    <message>
        <source>More bridges needed for a festival here: {0}.</source>
        <translation>Für ein Fest fehlen hier Brücken: {0}.</translation>
    </message>
    <message>
        <source>You need a worker on the island to hold a festival.</source>
        <translation>Für ein Fest brauchst du einen Arbeiter auf der Insel.</translation>
    </message>
    <message>
        <source>More pieces you need there for the majority: {0}.</source>
        <translation>Zur Mehrheit fehlen dir dort Teile: {0}.</translation>
    </message>
    <message>
        <source>That goal isn’t in play.</source>
        <translation>Dieses Ziel ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>All cards of that goal have been claimed.</source>
        <translation>Alle Karten dieses Ziels sind vergeben.</translation>
    </message>
    <message>
        <source>You don’t have that goal.</source>
        <translation>Dieses Ziel hast du nicht.</translation>
    </message>
    <message>
        <source>You already hold the Crow.</source>
        <translation>Du hast die Krähe schon.</translation>
    </message>
    <message>
        <source>All your fish are already placed.</source>
        <translation>Alle deine Fische sind schon eingesetzt.</translation>
    </message>
    <message>
        <source>You can choose a power only before the first turn.</source>
        <translation>Eine Fähigkeit kannst du nur vor dem ersten Zug wählen.</translation>
    </message>
    <message>
        <source>You weren’t dealt that power.</source>
        <translation>Diese Fähigkeit hast du nicht bekommen.</translation>
    </message>
    <message>
        <source>There’s no worker to recruit right now.</source>
        <translation>Gerade hast du keinen neuen Arbeiter.</translation>
    </message>
    <message>
        <source>The new worker can’t go there.</source>
        <translation>Der neue Arbeiter kann dort nicht hin.</translation>
    </message>
    <message>
        <source>Workers cross for free only right after you build a bridge.</source>
        <translation>Kostenlos gehen Arbeiter nur direkt nach dem Brückenbau hinüber.</translation>
    </message>
    <message>
        <source>None of your workers can cross the new bridge that way.</source>
        <translation>Keiner deiner Arbeiter kann so über die neue Brücke gehen.</translation>
    </message>
    <message>
        <source>There’s no second floor to build now.</source>
        <translation>Gerade gibt es kein zweites Stockwerk zu bauen.</translation>
    </message>
    <message>
        <source>That can only be decided before the first turn.</source>
        <translation>Das lässt sich nur vor dem ersten Zug entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Der Brückenzoll beträgt %n Münze; du hast {1}.</numerusform>
            <numerusform>Der Brückenzoll beträgt %n Münzen; du hast {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>Dieses Ziel verlangt {0}; du hast {1}.</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>Die Krähe kostet {0} Punkte; du hast {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Dein nächster Fisch kostet %n Münze; du hast {1}.</numerusform>
            <numerusform>Dein nächster Fisch kostet %n Münzen; du hast {1}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyScores</name>
    <message>
        <source>Festivals</source>
        <translation>Feste</translation>
    </message>
    <message>
        <source>Fireflies</source>
        <translation>Glühwürmchen</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Öffentliche Ziele</translation>
    </message>
    <message>
        <source>Private goals</source>
        <translation>Geheime Ziele</translation>
    </message>
    <message>
        <source>Met but unclaimed goals</source>
        <translation>Erfüllte, nicht genommene Ziele</translation>
    </message>
    <message>
        <source>Unfinished goals</source>
        <translation>Unerfüllte Ziele</translation>
    </message>
    <message>
        <source>Water rewards</source>
        <translation>Belohnungen im Wasser</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>The Crow</source>
        <translation>Die Krähe</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Längste Kette</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>value × your pieces</source>
        <translation>Wert × deine Teile</translation>
    </message>
    <message>
        <source>workers at your festivals</source>
        <translation>Arbeiter bei deinen Festen</translation>
    </message>
    <message>
        <source>revealed at the end</source>
        <translation>am Ende aufgedeckt</translation>
    </message>
    <message>
        <source>stars from the water</source>
        <translation>Sterne aus dem Wasser</translation>
    </message>
    <message>
        <source>from your power</source>
        <translation>durch deine Fähigkeit</translation>
    </message>
    <message>
        <source>cost to take, and at the end</source>
        <translation>Preis beim Nehmen und am Ende</translation>
    </message>
    <message>
        <source>longest of all players</source>
        <translation>längste von allen</translation>
    </message>
    <message>
        <source>starting points</source>
        <translation>Startpunkte</translation>
    </message>
    <message>
        <source>cards taken</source>
        <translation>genommene Karten</translation>
    </message>
    <message>
        <source>cards revealed</source>
        <translation>aufgedeckte Karten</translation>
    </message>
    <message>
        <source>islands on one path</source>
        <translation>Inseln auf einem Weg</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>You score for all your pieces on the island, even at another player’s festival.</source>
        <translation>Du bekommst Punkte für alle deine Teile auf der Insel, auch wenn jemand anderes das Fest feiert.</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Ein Sōrin versiegelt die Insel: keine Stockwerke mehr dort und kein zweites Fest.</translation>
    </message>
    <message>
        <source>A private goal: only you can see it, and nobody can take it from you.</source>
        <translation>Ein geheimes Ziel: Nur du siehst es, und niemand kann es dir nehmen.</translation>
    </message>
    <message>
        <source>The Crow pays you 2 coins a turn, but costs its holder 10 points at the end.</source>
        <translation>Die Krähe gibt dir 2 Münzen je Zug, kostet ihren Besitzer am Ende aber 10 Punkte.</translation>
    </message>
    <message>
        <source>The game ends after this turn. Then the chains of islands score.</source>
        <translation>Das Spiel endet nach diesem Zug. Dann zählen die Inselketten.</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals, and watch out for the Crow.</source>
        <translation>Das Ende naht: Nimm, was du kannst, feiere Feste und achte auf die Krähe.</translation>
    </message>
    <message>
        <source>You can hold a festival! They give the most points. Check what each player would score.</source>
        <translation>Du kannst ein Fest feiern! Feste bringen die meisten Punkte. Sieh nach, was alle bekämen.</translation>
    </message>
    <message>
        <source>You’ve met a public goal: claim it before someone else does. One goal per turn.</source>
        <translation>Du hast ein öffentliches Ziel erfüllt: Nimm es vor den anderen. Ein Ziel je Zug.</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free. You need a worker wherever you act.</source>
        <translation>Deine Arbeiter dürfen kostenlos über die neue Brücke. Wo du handelst, brauchst du einen Arbeiter.</translation>
    </message>
    <message>
        <source>A floor is free, earns the island’s reward, and counts as a piece at its festival.</source>
        <translation>Ein Stockwerk ist kostenlos, bringt die Belohnung der Insel und zählt als Teil bei ihrem Fest.</translation>
    </message>
    <message>
        <source>Up to 3 movements. Your bridges are free; others cost 1 coin each, paid to their owner.</source>
        <translation>Bis zu 3 Bewegungen. Deine Brücken sind kostenlos; fremde kosten je 1 Münze an ihren Besitzer.</translation>
    </message>
    <message>
        <source>Drag from island to island. A bridge costs 1 coin per segment and gives its water rewards.</source>
        <translation>Zieh von Insel zu Insel. Eine Brücke kostet 1 Münze je Segment und bringt die Belohnungen auf dem Wasser.</translation>
    </message>
    <message>
        <source>A fish buys a second main action. You get it back at a festival where you have a worker.</source>
        <translation>Ein Fisch kauft eine zweite Hauptaktion. Bei einem Fest mit einem deiner Arbeiter bekommst du ihn zurück.</translation>
    </message>
</context>
<context>
    <name>FireflyTurn</name>
    <message>
        <source>Your power</source>
        <translation>Deine Fähigkeit</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Hauptaktion</translation>
    </message>
    <message>
        <source>Secondary action</source>
        <translation>Nebenaktion</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>noch wählen</translation>
    </message>
    <message>
        <source>a worker starts elsewhere</source>
        <translation>ein Arbeiter beginnt woanders</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>neuen Arbeiter einsetzen</translation>
    </message>
    <message>
        <source>your first floor</source>
        <translation>dein erstes Stockwerk</translation>
    </message>
    <message>
        <source>cross the bridge</source>
        <translation>über die Brücke gehen</translation>
    </message>
    <message>
        <source>a second floor?</source>
        <translation>zweites Stockwerk?</translation>
    </message>
    <message>
        <source>bridge built</source>
        <translation>Brücke gebaut</translation>
    </message>
    <message>
        <source>workers moved</source>
        <translation>Arbeiter bewegt</translation>
    </message>
    <message>
        <source>floor built</source>
        <translation>Stockwerk gebaut</translation>
    </message>
    <message>
        <source>festival held</source>
        <translation>Fest gefeiert</translation>
    </message>
    <message>
        <source>none possible</source>
        <translation>keine möglich</translation>
    </message>
    <message>
        <source>one more, from the fish</source>
        <translation>noch eine, dank Fisch</translation>
    </message>
    <message>
        <source>which route?</source>
        <translation>welcher Weg?</translation>
    </message>
    <message>
        <source>goal claimed</source>
        <translation>Ziel genommen</translation>
    </message>
    <message>
        <source>Crow taken</source>
        <translation>Krähe genommen</translation>
    </message>
    <message>
        <source>fish placed</source>
        <translation>Fisch eingesetzt</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>davor oder danach</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>noch keine möglich</translation>
    </message>
    <message>
        <source>from which island?</source>
        <translation>von welcher Insel?</translation>
    </message>
    <message>
        <source>on which island?</source>
        <translation>auf welcher Insel?</translation>
    </message>
    <message>
        <source>which worker?</source>
        <translation>welcher Arbeiter?</translation>
    </message>
    <message>
        <source>to which island?</source>
        <translation>zu welcher Insel?</translation>
    </message>
    <message>
        <source>on which lane?</source>
        <translation>auf welchem Wasserweg?</translation>
    </message>
    <message>
        <source>coins or workers?</source>
        <translation>Münzen oder Arbeiter?</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left</source>
        <translation>
            <numerusform>noch %n Bewegung</numerusform>
            <numerusform>noch %n Bewegungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstMove</name>
    <message>
        <source>Place a tile: each player gains the lantern on the side facing them. Each match gives you an extra one.</source>
        <translation>Lege ein Plättchen: Jeder erhält die Laterne auf seiner Seite. Jeder Treffer gibt dir eine zusätzlich.</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>Gib Sätze von Laternen für Punkte zurück: vier gleiche, drei Paare oder sieben verschiedene. Frühe Sätze bringen mehr.</translation>
    </message>
    <message>
        <source>After the last tile, the most points win.</source>
        <translation>Nach dem letzten Plättchen gewinnt, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>Mein erstes Plättchen</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>Baue Brücken, schicke deine Arbeiter hinüber und baue Pagoden-Stockwerke auf den Inseln, die sie erreichen.</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>Feiere Feste, wo niemand mehr Teile hat als du, und nimm Ziele: Beides bringt Punkte.</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
        <translation>Das letzte Sōrin, das letzte öffentliche Ziel oder ein zwölftes Stockwerk beendet das Spiel. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>My first action</source>
        <translation>Meine erste Aktion</translation>
    </message>
    <message>
        <source>Shade both areas of a pool to complete it. Launch fireworks on completed pools for points.</source>
        <translation>Male beide Felder eines Beckens aus, dann ist es fertig. Zünde auf fertigen Becken Feuerwerk für Punkte.</translation>
    </message>
    <message>
        <source>Each pool of your second-largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>Jedes Becken deiner zweitgrößten Gruppe zählt 1 Punkt. Ein Boot zählt 4, wenn alle Becken ringsum fertig sind.</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, the most points win.</source>
        <translation>Nach dem letzten Zug und einem letzten Feuerwerk gewinnt, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>My first roll</source>
        <translation>Mein erster Wurf</translation>
    </message>
</context>
<context>
    <name>FirstSheet</name>
    <message>
        <source>How to win</source>
        <translation>So gewinnst du</translation>
    </message>
    <message>
        <source>Press F1 to read it again</source>
        <translation>F1 zeigt es dir wieder</translation>
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
        <source>Exchange one of your lanterns for a different one from the Supply.</source>
        <translation>Tausche eine deiner Laternen gegen eine andere aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player’s. You choose both.</source>
        <translation>Tausche eine deiner Laternen gegen eine andere von jemandem. Du wählst beide.</translation>
    </message>
    <message>
        <source>This turn your Dedication may be one lantern short.</source>
        <translation>In diesem Zug darf deiner Widmung eine Laterne fehlen.</translation>
    </message>
    <message>
        <source>Every match this turn gives you one extra Mooncake.</source>
        <translation>Jeder Treffer in diesem Zug gibt dir einen Mondkuchen zusätzlich.</translation>
    </message>
    <message>
        <source>When you refill, look at the top two tiles: keep one, put the other on the bottom.</source>
        <translation>Beim Auffüllen siehst du die zwei obersten Plättchen: Behalte eines, lege das andere nach unten.</translation>
    </message>
    <message>
        <source>Before you place your tile, rotate one tile on the table any way you like.</source>
        <translation>Dreh vor dem Legen ein Plättchen auf dem Tisch, wie du willst.</translation>
    </message>
    <message>
        <source>Ignore the lantern limit this turn.</source>
        <translation>Das Laternenlimit gilt in diesem Zug nicht für dich.</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one from the Supply.</source>
        <translation>Tausche bis zu zwei Laternen, jede gegen eine andere aus dem Vorrat.</translation>
    </message>
    <message>
        <source>You also gain the lantern on the opposite side of the tile you place.</source>
        <translation>Du erhältst auch die Laterne auf der Gegenseite des Plättchens, das du legst.</translation>
    </message>
    <message>
        <source>One touching side that doesn’t match counts as a match.</source>
        <translation>Eine berührende Seite, die nicht passt, zählt als Treffer.</translation>
    </message>
    <message>
        <source>Take a Trixie lantern. It counts as any lantern in a Dedication.</source>
        <translation>Nimm eine Trixie-Laterne. Sie zählt in einer Widmung als beliebige Laterne.</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you claim there score 1 extra point.</source>
        <translation>Lege deinen Marker auf einen Stapel: Deine Widmungen dort zählen 1 Punkt mehr.</translation>
    </message>
    <message numerus="yes">
        <source>You start with %n Fireworks tile(s).</source>
        <translation>
            <numerusform>Du beginnst mit %n Feuerwerksplättchen.</numerusform>
            <numerusform>Du beginnst mit %n Feuerwerksplättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on any turn when a Fireworks tile from your hand earns you one.</source>
        <translation>Moon Dancer erhält einen Mondkuchen in jedem Zug, in dem dir ein Feuerwerksplättchen aus deiner Hand einen bringt.</translation>
    </message>
    <message>
        <source>Moon Dancer also gains the lantern opposite you.</source>
        <translation>Moon Dancer erhält auch die Laterne dir gegenüber.</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer starts with %n extra of each lantern.</source>
        <translation>
            <numerusform>Moon Dancer beginnt mit %n Laterne jeder Art zusätzlich.</numerusform>
            <numerusform>Moon Dancer beginnt mit %n Laternen jeder Art zusätzlich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>Nimm eine Laterne deiner Wahl aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>Mach in diesem Zug eine weitere Widmung.</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>Nimm nach deiner Widmung eine der Laternen zurück, die du dafür abgegeben hast.</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>Wähle eine Laterne und eine andere Person: Ihr erhaltet beide eine, du zuerst.</translation>
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
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer erhält nie Mondkuchen.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer erhält einen Mondkuchen für jeden, den du erhältst.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
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
        <source>Place a tile: each player gains the lantern facing them.</source>
        <translation>Lege ein Plättchen: Jeder erhält die Laterne, die zu ihm zeigt.</translation>
    </message>
    <message>
        <source>1–4 players</source>
        <translation>1–4 Personen</translation>
    </message>
    <message>
        <source>2–6 players</source>
        <translation>2–6 Personen</translation>
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
    <name>GameLessons</name>
    <message>
        <source>Guided game</source>
        <translation>Geführtes Spiel</translation>
    </message>
    <message>
        <source>against a computer player</source>
        <translation>gegen einen Computerspieler</translation>
    </message>
    <message>
        <source>{done} of {number} solved</source>
        <translation>{done} von {number} gelöst</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done} von {steps}</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} von {games} gewonnen</translation>
    </message>
    <message>
        <source>Not yet played against computers.</source>
        <translation>Noch nicht gegen Computer gespielt.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Rekord</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with hints don’t count as wins or best scores.</source>
        <translation>
            <numerusform>%n Spiel mit Tipps zählt nicht als Sieg oder Rekord.</numerusform>
            <numerusform>%n Spiele mit Tipps zählen nicht als Sieg oder Rekord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Empire</source>
        <translation>Reich</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Vielfalt</translation>
    </message>
    <message>
        <source>Ready to Go</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>islands with floors</source>
        <translation>Inseln mit Stockwerken</translation>
    </message>
    <message>
        <source>length of a bridge</source>
        <translation>Länge einer Brücke</translation>
    </message>
    <message>
        <source>bridges at one island</source>
        <translation>Brücken an einer Insel</translation>
    </message>
    <message>
        <source>coins you have</source>
        <translation>Münzen, die du hast</translation>
    </message>
    <message>
        <source>floors in two pagodas</source>
        <translation>Stockwerke in zwei Pagoden</translation>
    </message>
    <message>
        <source>islands with workers</source>
        <translation>Inseln mit Arbeitern</translation>
    </message>
    <message>
        <source>workers on the board</source>
        <translation>Arbeiter im Spiel</translation>
    </message>
    <message>
        <source>floors on {number} islands</source>
        <translation>Stockwerke auf {number} Inseln</translation>
    </message>
    <message>
        <source>a bridge of {number}</source>
        <translation>eine {number}er-Brücke</translation>
    </message>
    <message>
        <source>{number} bridges at one island</source>
        <translation>{number} Brücken an einer Insel</translation>
    </message>
    <message>
        <source>{number} coins</source>
        <translation>{number} Münzen</translation>
    </message>
    <message>
        <source>{number} floors in two pagodas</source>
        <translation>{number} Stockwerke in 2 Pagoden</translation>
    </message>
    <message>
        <source>workers on {number} islands</source>
        <translation>Arbeiter auf {number} Inseln</translation>
    </message>
    <message>
        <source>{number} workers on the board</source>
        <translation>{number} Arbeiter im Spiel</translation>
    </message>
    <message>
        <source>{number} Small</source>
        <translation>{number} Kleine</translation>
    </message>
    <message>
        <source>{number} Medium</source>
        <translation>{number} Mittlere</translation>
    </message>
    <message>
        <source>{number} Large</source>
        <translation>{number} Große</translation>
    </message>
    <message>
        <source>Each size</source>
        <translation>Jede Größe</translation>
    </message>
    <message>
        <source>From Start to Start</source>
        <translation>Von Start zu Start</translation>
    </message>
    <message>
        <source>Chain of {number}</source>
        <translation>Kette aus {number}</translation>
    </message>
    <message>
        <source>{number} side by side</source>
        <translation>{number} nebeneinander</translation>
    </message>
    <message>
        <source>{number} together</source>
        <translation>{number} zusammen</translation>
    </message>
    <message>
        <source>{number} alone</source>
        <translation>{number} allein</translation>
    </message>
    <message>
        <source>Far from home</source>
        <translation>Weit weg von daheim</translation>
    </message>
    <message>
        <source>floors on {number} Small islands</source>
        <translation>Stockwerke auf {number} kleinen Inseln</translation>
    </message>
    <message>
        <source>floors on {number} Medium islands</source>
        <translation>Stockwerke auf {number} mittleren Inseln</translation>
    </message>
    <message>
        <source>floors on {number} Large islands</source>
        <translation>Stockwerke auf {number} großen Inseln</translation>
    </message>
    <message>
        <source>a worker on an island filled to capacity</source>
        <translation>ein Arbeiter auf einer voll besetzten Insel</translation>
    </message>
    <message>
        <source>the top floor of {number} unsealed pagodas</source>
        <translation>das oberste Stockwerk von {number} unversiegelten Pagoden</translation>
    </message>
    <message>
        <source>{number} fish placed</source>
        <translation>{number} Fische eingesetzt</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Volles Haus</translation>
    </message>
    <message>
        <source>{number} on top</source>
        <translation>{number} obenauf</translation>
    </message>
    <message>
        <source>{number} fish</source>
        <translation>{number} Fische</translation>
    </message>
    <message>
        <source>{number} sealed</source>
        <translation>{number} versiegelt</translation>
    </message>
    <message>
        <source>{number} bridges</source>
        <translation>{number} Brücken</translation>
    </message>
    <message>
        <source>Empty purse</source>
        <translation>Leerer Beutel</translation>
    </message>
    <message>
        <source>floors on one Small, one Medium and one Large island</source>
        <translation>Stockwerke auf je einer kleinen, mittleren und großen Insel</translation>
    </message>
    <message>
        <source>both Starts connected by your bridges</source>
        <translation>beide Startinseln durch deine Brücken verbunden</translation>
    </message>
    <message>
        <source>{number} islands on one path of your bridges</source>
        <translation>{number} Inseln auf einem Weg deiner Brücken</translation>
    </message>
    <message>
        <source>{number} of your bridges between the same two islands</source>
        <translation>{number} deiner Brücken zwischen denselben zwei Inseln</translation>
    </message>
    <message>
        <source>{number} of your workers on one island (not a Start)</source>
        <translation>{number} deiner Arbeiter auf einer Insel (keine Startinsel)</translation>
    </message>
    <message>
        <source>{number} islands with only your workers</source>
        <translation>{number} Inseln nur mit deinen Arbeitern</translation>
    </message>
    <message>
        <source>your pieces on {number} sealed islands</source>
        <translation>deine Teile auf {number} versiegelten Inseln</translation>
    </message>
    <message>
        <source>{number} bridges built</source>
        <translation>{number} Brücken gebaut</translation>
    </message>
    <message>
        <source>none of your workers on a Start</source>
        <translation>keiner deiner Arbeiter auf einer Startinsel</translation>
    </message>
    <message>
        <source>not a single coin left</source>
        <translation>keine einzige Münze mehr</translation>
    </message>
</context>
<context>
    <name>GuestWords</name>
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
        <source>{friend} can still help. Click again to go on without help.</source>
        <translation>{friend} kann noch helfen. Klicke noch einmal, um ohne Hilfe weiterzugehen.</translation>
    </message>
    <message>
        <source>Choose the card, or drag Mooncakes onto it.</source>
        <translation>Wähle die Karte oder zieh Mondkuchen darauf.</translation>
    </message>
    <message>
        <source>This friend can’t help you right now.</source>
        <translation>Dieser Freund kann dir gerade nicht helfen.</translation>
    </message>
    <message>
        <source>One friend per turn, before anything else.</source>
        <translation>Ein Freund je Zug, ganz am Anfang.</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a friend can help</comment>
        <translation>jetzt</translation>
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
        <source>Dedication one lantern short</source>
        <translation>eine Laterne weniger widmen</translation>
    </message>
    <message>
        <source>+1 Mooncake per match</source>
        <translation>+1 Mondkuchen je Treffer</translation>
    </message>
    <message>
        <source>rotate a tile</source>
        <translation>ein Plättchen drehen</translation>
    </message>
    <message>
        <source>ignore the limit</source>
        <translation>ohne Limit</translation>
    </message>
    <message>
        <source>one for you, one for a friend</source>
        <translation>eine für dich, eine für jemanden</translation>
    </message>
    <message>
        <source>the opposite side, too</source>
        <translation>auch die Gegenseite</translation>
    </message>
    <message>
        <source>one mismatch matches</source>
        <translation>eine falsche Seite passt</translation>
    </message>
    <message>
        <source>wild lantern</source>
        <translation>Laternen-Joker</translation>
    </message>
    <message>
        <source>now, before you refill</source>
        <translation>jetzt, vor dem Auffüllen</translation>
    </message>
    <message>
        <source>when you refill</source>
        <translation>beim Auffüllen</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>eine Widmung mehr</translation>
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
        <source>exchange up to two</source>
        <translation>bis zu zwei tauschen</translation>
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
        <source>before you place a tile</source>
        <translation>bevor du legst</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the device to {name}</source>
        <translation>Gib das Gerät an {name} weiter</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>Das brachte dir {gains}.</translation>
    </message>
    <message>
        <source>I am {name}: show me the table</source>
        <translation>Ich bin {name}: zeig mir den Tisch</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Letzten Schritt zurücknehmen</translation>
    </message>
</context>
<context>
    <name>HerTurn</name>
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
        <source>It’s {name}’s turn.</source>
        <translation>{name} ist dran.</translation>
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
    <name>HintControl</name>
    <message>
        <source>Make this move</source>
        <translation>Diesen Zug machen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zug spielen</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Put the hint away (Esc)</source>
        <translation>Den Tipp weglegen (Esc)</translation>
    </message>
</context>
<context>
    <name>InstructionLine</name>
    <message>
        <source>Show rule</source>
        <translation>Regel zeigen</translation>
    </message>
    <message>
        <source>See the rules on this (F1)</source>
        <translation>Die Regel dazu ansehen (F1)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LastWord</name>
    <message numerus="yes">
        <source>%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.</source>
        <translation>
            <numerusform>%n Punkt vor dir. Ich widme früh, solange die Stapel hoch sind. Versuch es auch.</numerusform>
            <numerusform>%n Punkte vor dir. Ich widme früh, solange die Stapel hoch sind. Versuch es auch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %n point(s)! I looked for one more lantern until the end.</source>
        <translation>
            <numerusform>Um %n Punkt! Bis zum Schluss habe ich noch eine Laterne gesucht.</numerusform>
            <numerusform>Um %n Punkte! Bis zum Schluss habe ich noch eine Laterne gesucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s). The next festival could be yours.</source>
        <translation>
            <numerusform>Nur %n Punkt. Das nächste Fest könnte dir gehören.</numerusform>
            <numerusform>Nur %n Punkte. Das nächste Fest könnte dir gehören.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)! The whole lake is shining, and most of the light is yours.</source>
        <translation>
            <numerusform>%n Punkt! Der ganze See leuchtet, und das meiste Licht ist deins.</numerusform>
            <numerusform>%n Punkte! Der ganze See leuchtet, und das meiste Licht ist deins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Ich bin dran</translation>
    </message>
    <message>
        <source>Undo it and make the move yourself</source>
        <translation>Zurücknehmen und den Zug selbst machen</translation>
    </message>
    <message>
        <source>See the move</source>
        <translation>Den Zug ansehen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation>Ein Spiel mit Tipps gegen einen Computerspieler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game continues.</source>
        <translation>Sieh zu, wie das Spiel weitergeht.</translation>
    </message>
    <message>
        <source>That’s the move. Now undo it and make it yourself.</source>
        <translation>Das ist der Zug. Nimm ihn jetzt zurück und mach ihn selbst.</translation>
    </message>
    <message>
        <source>You’ll do that soon. First read this, then choose Next.</source>
        <translation>Das machst du gleich. Lies erst das hier und wähle dann „Weiter“.</translation>
    </message>
    <message>
        <source>That’s allowed, but try what the lesson asks for.</source>
        <translation>Das ist erlaubt, aber probiere, was die Lektion verlangt.</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>You can continue later (Esc)</source>
        <translation>Du kannst später weitermachen (Esc)</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
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
    <message>
        <source>Crescent</source>
        <comment>level of Moon Dancer</comment>
        <translation>Mondsichel</translation>
    </message>
    <message>
        <source>Half Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>Halbmond</translation>
    </message>
    <message>
        <source>Full Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>Vollmond</translation>
    </message>
    <message>
        <source>{level} · extra</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · zusätzlich</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} von {games} gewonnen</translation>
    </message>
    <message>
        <source>Margins, game by game: {numbers}</source>
        <translation>Abstände, Spiel für Spiel: {numbers}</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Höchster Sieg</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Aktuelle Siegesserie</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>{level} spielen</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>First Lantern</source>
        <translation>Erste Laterne</translation>
    </message>
    <message>
        <source>Visitor</source>
        <translation>Besucher</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Nachbar</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Gefährte</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stammgast</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Goes for quick points and misses good moves.</source>
        <translation>Nimmt schnelle Punkte und übersieht gute Züge.</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves and often picks a weaker one.</source>
        <translation>Übersieht fast die Hälfte der Züge und wählt oft einen schwächeren.</translation>
    </message>
    <message>
        <source>Overlooks some moves and often picks one that’s nearly as good.</source>
        <translation>Übersieht einige Züge und wählt oft einen, der fast so gut ist.</translation>
    </message>
    <message>
        <source>Overlooks little and often picks a move that’s nearly as good.</source>
        <translation>Übersieht wenig und wählt oft einen Zug, der fast so gut ist.</translation>
    </message>
    <message>
        <source>Overlooks nothing and sometimes picks a move that’s nearly as good.</source>
        <translation>Übersieht nichts und wählt manchmal einen Zug, der fast so gut ist.</translation>
    </message>
    <message>
        <source>Takes whatever looks best right now.</source>
        <translation>Nimmt, was gerade am besten aussieht.</translation>
    </message>
    <message>
        <source>Looks ahead for up to two seconds.</source>
        <translation>Denkt bis zu zwei Sekunden voraus.</translation>
    </message>
    <message>
        <source>Plans for later rounds.</source>
        <translation>Plant für spätere Runden.</translation>
    </message>
    <message>
        <source>Likes to stockpile.</source>
        <translation>Legt gern Vorräte an.</translation>
    </message>
    <message>
        <source>Tries to leave the others as little as possible.</source>
        <translation>Versucht, den anderen möglichst wenig zu lassen.</translation>
    </message>
    <message>
        <source>{level}: {character}</source>
        <translation>{level}: {character}</translation>
    </message>
    <message>
        <source>Wins {won} of 100 two-player games against {level} (± {reach}).</source>
        <translation>Gewinnt {won} von 100 Spielen zu zweit gegen {level} (± {reach}).</translation>
    </message>
    <message>
        <source>One that suits me</source>
        <translation>Passend für mich</translation>
    </message>
    <message>
        <source>{level} suits you for a first game: you’ve finished none yet.</source>
        <translation>{level} passt zu dir für ein erstes Spiel: Du hast noch keines beendet.</translation>
    </message>
    <message>
        <source>{level} suits you, as in your last game.</source>
        <translation>{level} passt zu dir, wie in deinem letzten Spiel.</translation>
    </message>
    <message>
        <source>{level} suits you, because you came out ahead in your last two games.</source>
        <translation>{level} passt zu dir, denn in deinen letzten zwei Spielen lagst du vorn.</translation>
    </message>
    <message>
        <source>{level} suits you, because you fell behind in your last two games.</source>
        <translation>{level} passt zu dir, denn in deinen letzten zwei Spielen lagst du zurück.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>A little ahead</source>
        <translation>Etwas voraus</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Voraus</translation>
    </message>
    <message>
        <source>Far ahead</source>
        <translation>Weit voraus</translation>
    </message>
    <message>
        <source>even chances</source>
        <translation>gleiche Chancen</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Wegweiser</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>Kunsthandwerker</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Grand Master</source>
        <translation>Großmeister</translation>
    </message>
    <message>
        <source>{level}, builder</source>
        <translation>{level}, Erbauer</translation>
    </message>
    <message>
        <source>{level}, collector</source>
        <translation>{level}, Sammler</translation>
    </message>
    <message>
        <source>{level}, spoiler</source>
        <translation>{level}, Störer</translation>
    </message>
    <message>
        <source>Looks a little ahead with two moves.</source>
        <translation>Denkt bei zwei Zügen ein wenig voraus.</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>Denkt bei einigen der besten Züge voraus.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Denkt viermal so gründlich voraus wie ein Meister.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Parts of this program</source>
        <translation>Bestandteile dieses Programms</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The list of licences is missing. Please reinstall the program.</source>
        <translation>Das Verzeichnis der Lizenzen fehlt. Bitte installiere das Programm neu.</translation>
    </message>
    <message>
        <source>{name} is part of {other}. Its licence: {licence}.</source>
        <translation>{name} gehört zu {other}. Seine Lizenz: {licence}.</translation>
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
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Undo stops here</source>
        <translation>Weiter zurück geht es nicht</translation>
    </message>
</context>
<context>
    <name>LookBackMark</name>
    <message>
        <source>you played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Ab hier probieren</translation>
    </message>
    <message>
        <source>Starts a new practice game</source>
        <translation>Beginnt ein neues Spiel zur Übung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Zurück ins Spiel (Esc)</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Where each lead came from</source>
        <translation>Woher jeder Vorsprung kam</translation>
    </message>
    <message>
        <source>Luck compares rolls and drawn tiles with the average. Mistakes are what the coach is sure of, for people’s turns only. The rest is what nobody could foresee.</source>
        <translation>Glück vergleicht Würfe und gezogene Plättchen mit dem Durchschnitt. Fehler sind, was der Trainer sicher weiß, nur bei Zügen von Menschen. Der Rest war nicht vorherzusehen.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>der Rest</translation>
    </message>
    <message>
        <source>Luckiest for {name}</source>
        <translation>Größtes Glück für {name}</translation>
    </message>
    <message>
        <source>Unluckiest for {name}</source>
        <translation>Größtes Pech für {name}</translation>
    </message>
    <message>
        <source>Step {number}: {luck}</source>
        <translation>Schritt {number}: {luck}</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Den Tisch in diesem Moment zeigen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved. Please close the window and start the program again.</source>
        <translation>Festival Desktop wurde aktualisiert, während es offen war. Dein Spiel ist gespeichert. Bitte schließe das Fenster und starte das Programm neu.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MedalWords</name>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>{medal} from {number} points</source>
        <translation>{medal} ab {number} Punkten</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to bronze</source>
        <translation>
            <numerusform>%n Punkt bis Bronze</numerusform>
            <numerusform>%n Punkte bis Bronze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to silver</source>
        <translation>
            <numerusform>%n Punkt bis Silber</numerusform>
            <numerusform>%n Punkte bis Silber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to gold</source>
        <translation>
            <numerusform>%n Punkt bis Gold</numerusform>
            <numerusform>%n Punkte bis Gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>And %n more file(s).</source>
        <translation>
            <numerusform>Und noch %n Datei.</numerusform>
            <numerusform>Und noch %n Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>MoonDancerSpeech</name>
    <message>
        <source>I never gain Mooncakes.</source>
        <translation>Ich bekomme nie Mondkuchen.</translation>
    </message>
    <message>
        <source>Several options are equally good for me. Which one would you like?</source>
        <translation>Mehrere Möglichkeiten sind für mich gleich gut. Welche möchtest du?</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores the most.</source>
        <translation>Ich bin dran. Ich suche die Widmung, die am meisten zählt.</translation>
    </message>
    <message>
        <source>When your Fireworks tile earns you Mooncakes, I gain one.</source>
        <translation>Bringt dir dein Feuerwerksplättchen Mondkuchen, bekomme ich einen.</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one, too.</source>
        <translation>Für jeden Mondkuchen, den du bekommst, bekomme ich auch einen.</translation>
    </message>
    <message>
        <source>The lanterns on the left and right of every tile you place are mine.</source>
        <translation>Die Laternen links und rechts auf jedem Plättchen, das du legst, gehören mir.</translation>
    </message>
    <message>
        <source>All lanterns on every tile you place are mine, except the one on your side.</source>
        <translation>Alle Laternen auf jedem Plättchen, das du legst, gehören mir, außer der auf deiner Seite.</translation>
    </message>
    <message>
        <source>I’ve brought some of each lantern.</source>
        <translation>Ich habe von jeder Laterne ein paar mitgebracht.</translation>
    </message>
    <message>
        <source>Score more than I do: I win ties.</source>
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
        <source>I can’t make another Dedication.</source>
        <translation>Ich kann keine weitere Widmung machen.</translation>
    </message>
    <message>
        <source>I can’t make a Dedication, so I spend nothing.</source>
        <translation>Ich kann keine Widmung machen, also gebe ich nichts aus.</translation>
    </message>
    <message>
        <source>I can also make {options}.</source>
        <translation>Ich kann auch {options} machen.</translation>
    </message>
    <message>
        <source>{kind} scores the most.</source>
        <translation>{kind} bringt die meisten Punkte.</translation>
    </message>
    <message>
        <source>At equal points, {kind} takes the fewest lanterns.</source>
        <translation>Bei gleichen Punkten braucht {kind} die wenigsten Laternen.</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}’s help</source>
        <translation>{kind} für {points}, mit Hilfe von {friend}</translation>
    </message>
    <message>
        <source>I need {lanterns}.</source>
        <translation>Ich brauche {lanterns}.</translation>
    </message>
    <message>
        <source>I can spare only {lanterns}.</source>
        <translation>Entbehren kann ich nur {lanterns}.</translation>
    </message>
    <message>
        <source>I don’t have {lanterns}.</source>
        <translation>Mir fehlt {lanterns}.</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has the most of: {numbers}.</source>
        <translation>Dann schaue ich, wovon der Vorrat am meisten hat: {numbers}.</translation>
    </message>
    <message>
        <source>I use what I have the most of: {numbers}.</source>
        <translation>Ich nehme, wovon ich am meisten habe: {numbers}.</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>Ich kann {options} machen.</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind} für {points}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>Du hast {lanterns} für mich gewählt.</translation>
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
        <source>{name} can’t make another Dedication.</source>
        <translation>{name} kann keine weitere Widmung machen.</translation>
    </message>
    <message>
        <source>{name} can’t make a Dedication.</source>
        <translation>{name} kann keine Widmung machen.</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it scores the most, {points}.</source>
        <translation>{name} wählt {kind}: Das bringt am meisten, {points}.</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it takes the fewest lanterns.</source>
        <translation>{name} wählt {kind}: Das braucht die wenigsten Laternen.</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Du hast für {name} {kind} gewählt.</translation>
    </message>
    <message>
        <source>{name} can make only {kind}.</source>
        <translation>{name} kann nur {kind} machen.</translation>
    </message>
    <message>
        <source>It needs {friend}’s help.</source>
        <translation>Das geht nur mit der Hilfe von {friend}.</translation>
    </message>
    <message>
        <source>She has the most of {lanterns}.</source>
        <translation>Von {lanterns} hat sie am meisten.</translation>
    </message>
    <message>
        <source>The Supply has the most of {lanterns}.</source>
        <translation>Von {lanterns} hat der Vorrat am meisten.</translation>
    </message>
    <message>
        <source>She has the most of {held}; of the rest, the Supply has the most of {lanterns}.</source>
        <translation>Von {held} hat sie am meisten; vom Rest hat der Vorrat am meisten {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she dedicates: {lanterns}.</source>
        <translation>Du hast gewählt, was sie widmet: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she takes: {lanterns}.</source>
        <translation>Du hast gewählt, was sie nimmt: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she gives: {lanterns}.</source>
        <translation>Du hast gewählt, was sie gibt: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she leaves out: {lanterns}.</source>
        <translation>Du hast gewählt, was sie weglässt: {lanterns}.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Show rule (F1)</source>
        <translation>Regel zeigen (F1)</translation>
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
    <name>OptionBlock</name>
    <message>
        <source>{number} of {most} chosen</source>
        <translation>{number} von {most} gewählt</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Überrasche mich</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Not in the rulebook</source>
        <translation>Nicht im Regelheft</translation>
    </message>
    <message>
        <source>{options}: not in the rulebook.</source>
        <translation>{options}: nicht im Regelheft.</translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n more.</source>
        <translation>
            <numerusform>{option}: noch %n wählen.</numerusform>
            <numerusform>{option}: noch %n wählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n fewer.</source>
        <translation>
            <numerusform>{option}: %n weniger wählen.</numerusform>
            <numerusform>{option}: %n weniger wählen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>My puzzles</source>
        <translation>Meine Rätsel</translation>
    </message>
    <message>
        <source>Turns that cost you points. Each stays here until you have solved it twice.</source>
        <translation>Züge, die dich Punkte gekostet haben. Jeder bleibt hier, bis du ihn zweimal gelöst hast.</translation>
    </message>
    <message numerus="yes">
        <source>cost %n point(s)</source>
        <translation>
            <numerusform>kostete %n Punkt</numerusform>
            <numerusform>kostete %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
</context>
<context>
    <name>OwnPuzzlePage</name>
    <message>
        <source>This is what a Master would have done.</source>
        <translation>So hätte ein Meister gespielt.</translation>
    </message>
    <message>
        <source>The coach is comparing your turn.</source>
        <translation>Der Trainer vergleicht deinen Zug.</translation>
    </message>
    <message>
        <source>Solved! Solve it once more to remove it from My puzzles.</source>
        <translation>Gelöst! Löse es noch einmal, dann verschwindet es aus „Meine Rätsel“.</translation>
    </message>
    <message>
        <source>Solved twice! It’s no longer in My puzzles.</source>
        <translation>Zweimal gelöst! Es ist nicht mehr in „Meine Rätsel“.</translation>
    </message>
    <message>
        <source>The coach can’t compare it right now. Undo a step or try again.</source>
        <translation>Der Trainer kann ihn gerade nicht vergleichen. Nimm einen Schritt zurück oder versuche es noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Undo a step or try again.</source>
        <translation>
            <numerusform>Noch nicht: Er kostet etwa %n Punkt. Nimm einen Schritt zurück oder versuche es noch einmal.</numerusform>
            <numerusform>Noch nicht: Er kostet etwa %n Punkte. Nimm einen Schritt zurück oder versuche es noch einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a better turn: yours cost about %n point(s).</source>
        <translation>
            <numerusform>Finde einen besseren Zug: Deiner hat etwa %n Punkt gekostet.</numerusform>
            <numerusform>Finde einen besseren Zug: Deiner hat etwa %n Punkte gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>Mein Rätsel</translation>
    </message>
</context>
<context>
    <name>PaceButton</name>
    <message>
        <source>Computer speed: {pace}. Click the table to hurry one move.</source>
        <translation>Tempo des Computers: {pace}. Ein Klick auf den Tisch beschleunigt einen Zug.</translation>
    </message>
    <message>
        <source>Computer speed: {pace}</source>
        <translation>Tempo des Computers: {pace}</translation>
    </message>
</context>
<context>
    <name>Paces</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
</context>
<context>
    <name>PowerWords</name>
    <message>
        <source>Merchant Heir</source>
        <translation>Kaufmannserbe</translation>
    </message>
    <message>
        <source>Old Family</source>
        <translation>Alte Familie</translation>
    </message>
    <message>
        <source>Fortune Teller</source>
        <translation>Wahrsagerin</translation>
    </message>
    <message>
        <source>Honoured Guest</source>
        <translation>Ehrengast</translation>
    </message>
    <message>
        <source>Island Born</source>
        <translation>Inselkind</translation>
    </message>
    <message>
        <source>First Stones</source>
        <translation>Grundstein</translation>
    </message>
    <message>
        <source>Wide Net</source>
        <translation>Weites Netz</translation>
    </message>
    <message>
        <source>Early Bird</source>
        <translation>Früher Vogel</translation>
    </message>
    <message>
        <source>Rope Maker</source>
        <translation>Seilmacher</translation>
    </message>
    <message>
        <source>Long Span</source>
        <translation>Weiter Bogen</translation>
    </message>
    <message>
        <source>Toll Keeper</source>
        <translation>Zöllner</translation>
    </message>
    <message>
        <source>Ferryman</source>
        <translation>Fährmann</translation>
    </message>
    <message>
        <source>Free Passage</source>
        <translation>Freies Geleit</translation>
    </message>
    <message>
        <source>Beachcomber</source>
        <translation>Strandgutsammler</translation>
    </message>
    <message>
        <source>Remote Architect</source>
        <translation>Fernbaumeister</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Eilbote</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Karawane</translation>
    </message>
    <message>
        <source>Crowd Pleaser</source>
        <translation>Publikumsliebling</translation>
    </message>
    <message>
        <source>Hospitality</source>
        <translation>Gastfreundschaft</translation>
    </message>
    <message>
        <source>Homecoming</source>
        <translation>Heimkehr</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>Steinmetz</translation>
    </message>
    <message>
        <source>Twin Storeys</source>
        <translation>Doppelstock</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Hohepriester</translation>
    </message>
    <message>
        <source>Gilder</source>
        <translation>Vergolder</translation>
    </message>
    <message>
        <source>Lantern Master</source>
        <translation>Laternenmeister</translation>
    </message>
    <message>
        <source>Impatient Host</source>
        <translation>Ungeduldiger Gastgeber</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Reveller</source>
        <translation>Nachtschwärmer</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Gelehrter</translation>
    </message>
    <message>
        <source>Crow Friend</source>
        <translation>Krähenfreund</translation>
    </message>
    <message>
        <source>You start with {coins} coins.</source>
        <translation>Du beginnst mit {coins} Münzen.</translation>
    </message>
    <message>
        <source>You start with {workers} workers on each Start.</source>
        <translation>Du beginnst mit {workers} Arbeitern auf jeder Startinsel.</translation>
    </message>
    <message>
        <source>You start with {goals} private goals.</source>
        <translation>Du beginnst mit {goals} geheimen Zielen.</translation>
    </message>
    <message>
        <source>You start with {points} points.</source>
        <translation>Du beginnst mit {points} Punkten.</translation>
    </message>
    <message>
        <source>One of your workers from each Start starts on another island of your choice.</source>
        <translation>Von jeder Startinsel beginnt einer deiner Arbeiter auf einer anderen Insel deiner Wahl.</translation>
    </message>
    <message>
        <source>You start with a floor on a Small island of your choice (no reward).</source>
        <translation>Du beginnst mit einem Stockwerk auf einer kleinen Insel deiner Wahl (ohne Belohnung).</translation>
    </message>
    <message>
        <source>You start with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>Du beginnst mit {coins} Münzen und 1 zusätzlichen Arbeiter auf einer Startinsel deiner Wahl.</translation>
    </message>
    <message>
        <source>You go first and start with {coins} coins.</source>
        <translation>Du bist zuerst dran und beginnst mit {coins} Münzen.</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less.</source>
        <translation>Jede Brücke kostet dich {segments} Münze weniger.</translation>
    </message>
    <message>
        <source>When another player pays you a toll, you get {coins} extra coin.</source>
        <translation>Zahlt dir jemand Brückenzoll, bekommst du {coins} Münze mehr.</translation>
    </message>
    <message>
        <source>One movement per turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>Eine Bewegung je Zug darf für {coins} Münze über einen leeren Wasserweg von bis zu {length} Feldern führen.</translation>
    </message>
    <message>
        <source>The first bridge of each movement is toll-free.</source>
        <translation>Die erste Brücke jeder Bewegung ist frei von Brückenzoll.</translation>
    </message>
    <message>
        <source>Each water reward also gives you {coins} coin.</source>
        <translation>Jede Belohnung auf dem Wasser bringt dir auch {coins} Münze.</translation>
    </message>
    <message>
        <source>You may build bridges from any island with one of your floors, even without a worker.</source>
        <translation>Du darfst Brücken auch ohne Arbeiter von jeder Insel mit einem deiner Stockwerke bauen.</translation>
    </message>
    <message>
        <source>Move gives you {number} movements.</source>
        <translation>Beim Gehen hast du {number} Bewegungen.</translation>
    </message>
    <message>
        <source>Two workers on one island may move together as one movement; each pays the toll.</source>
        <translation>Zwei Arbeiter auf einer Insel dürfen gemeinsam eine Bewegung machen; jeder zahlt den Brückenzoll.</translation>
    </message>
    <message>
        <source>Your workers may exceed an island’s capacity by {workers}.</source>
        <translation>Deine Arbeiter dürfen das Limit einer Insel um {workers} überschreiten.</translation>
    </message>
    <message>
        <source>Each time you recruit, you get {workers} extra worker.</source>
        <translation>Wenn du neue Arbeiter bekommst, bekommst du {workers} mehr.</translation>
    </message>
    <message>
        <source>You may place recruits on any island with room and one of your workers.</source>
        <translation>Neue Arbeiter darfst du auf jede Insel mit Platz und einem deiner Arbeiter setzen.</translation>
    </message>
    <message>
        <source>Each floor you build gives you {coins} coin.</source>
        <translation>Jedes Stockwerk, das du baust, bringt dir {coins} Münze.</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins to build a second one there.</source>
        <translation>Baust du ein Stockwerk, darfst du für {coins} Münzen dort ein zweites bauen.</translation>
    </message>
    <message>
        <source>You may build a floor where you have a bridge, even without a worker.</source>
        <translation>Du darfst ein Stockwerk bauen, wo du eine Brücke hast, auch ohne Arbeiter.</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts as {pieces} for the majority (not for points).</source>
        <translation>Dein oberstes Stockwerk einer Pagode zählt für die Mehrheit als {pieces} (nicht für Punkte).</translation>
    </message>
    <message>
        <source>At your festivals you score {points} points per worker on the island.</source>
        <translation>Bei deinen Festen bekommst du {points} Punkte je Arbeiter auf der Insel.</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} fewer bridge.</source>
        <translation>Deine Feste brauchen {bridges} Brücke weniger.</translation>
    </message>
    <message>
        <source>You may hold a festival when you’re {pieces} piece short of the majority.</source>
        <translation>Du darfst ein Fest feiern, wenn dir zur Mehrheit {pieces} Teil fehlt.</translation>
    </message>
    <message>
        <source>When another player’s festival includes your worker, you score {points} points.</source>
        <translation>Ist bei einem fremden Fest dein Arbeiter dabei, bekommst du {points} Punkte.</translation>
    </message>
    <message>
        <source>Each private goal scores {points} extra points.</source>
        <translation>Jedes geheime Ziel bringt dir {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points to take, and only {loss} at the end.</source>
        <translation>Die Krähe zu nehmen kostet dich {cost} Punkte, am Ende verlierst du nur {loss}.</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>Brücken ab {length} Segmenten kosten dich {coins} weniger.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print sheets</source>
        <translation>Blätter drucken</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>Seite {number} von {all}</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>nichts ausgewählt</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>{file} konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Als {file} gespeichert.</translation>
    </message>
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>Projected scores</source>
        <translation>Voraussichtliche Wertung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>{reached} of {target}</source>
        <translation>{reached} von {target}</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Next puzzle (Ctrl+Return)</source>
        <translation>Nächstes Rätsel (Strg+Eingabe)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>This is the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>Not yet: {reached} of {target}. Undo a step or try again.</source>
        <translation>Noch nicht: {reached} von {target}. Nimm einen Schritt zurück oder versuche es noch einmal.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution that doesn’t.</source>
        <translation>Das hängt vom Glück ab. Es gibt eine Lösung ohne Glück.</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Rätsel {number}</translation>
    </message>
</context>
<context>
    <name>PuzzleToolbar</name>
    <message>
        <source>All puzzles</source>
        <translation>Alle Rätsel</translation>
    </message>
    <message>
        <source>All puzzles (Esc)</source>
        <translation>Alle Rätsel (Esc)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo the last step (Ctrl+Z)</source>
        <translation>Letzten Schritt zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Restart the puzzle</source>
        <translation>Rätsel neu beginnen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>See it move by move</source>
        <translation>Zug für Zug ansehen</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Rätsel: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Knifflig</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPanel</name>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>noch nicht gelöst</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Rätsel {number}</translation>
    </message>
</context>
<context>
    <name>RecapControl</name>
    <message>
        <source>Points: {points}.</source>
        <translation>Punkte: {points}.</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>Das brachte dir {gains}.</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>While you waited</source>
        <translation>Während du gewartet hast</translation>
    </message>
</context>
<context>
    <name>RecordRepository</name>
    <message>
        <source>the games against computers</source>
        <translation>die Spiele gegen Computer</translation>
    </message>
    <message>
        <source>The record couldn’t be saved. {reason}</source>
        <translation>Der Rekord konnte nicht gespeichert werden. {reason}</translation>
    </message>
    <message>
        <source>The records for {challenge} come from a newer version. They won’t be changed or added to.</source>
        <translation>Die Rekorde für {challenge} stammen aus einer neueren Version. Sie werden nicht geändert oder ergänzt.</translation>
    </message>
    <message>
        <source>The records for {challenge} can’t be read right now.</source>
        <translation>Die Rekorde für {challenge} sind gerade nicht lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>The records for {challenge} were damaged. The file was set aside; %n game(s) could be saved.</source>
        <translation>
            <numerusform>Die Rekorde für {challenge} waren beschädigt. Die Datei wurde beiseitegelegt; %n Spiel ließ sich retten.</numerusform>
            <numerusform>Die Rekorde für {challenge} waren beschädigt. Die Datei wurde beiseitegelegt; %n Spiele ließen sich retten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n of these game(s) had hints.</source>
        <translation>
            <numerusform>In %n dieser Spiele gab es Tipps.</numerusform>
            <numerusform>In %n dieser Spiele gab es Tipps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bars point up for wins and down for losses. Practice games don’t count.</source>
        <translation>Balken nach oben sind Siege, nach unten Niederlagen. Übungsspiele zählen nicht.</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice games don’t count.</source>
        <translation>Balken sind Punkte, Linien Medaillen. Übungsspiele zählen nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had custom content.</source>
        <translation>
            <numerusform>%n dieser Spiele hatte eigene Inhalte.</numerusform>
            <numerusform>%n dieser Spiele hatten eigene Inhalte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Gegen Computer</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>From the rulebook</source>
        <translation>Aus dem Regelheft</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Zusätzlich</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Wiederholung: {game}</translation>
    </message>
</context>
<context>
    <name>ReplayToolbar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Try again from this step in a new game (Ctrl+T)</source>
        <translation>Ab diesem Schritt in einem neuen Spiel noch einmal (Strg+T)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Die Wiederholung verlassen (Esc)</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Ab hier neu</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Back one step (Left)</source>
        <translation>Einen Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>Play backwards (Shift+Space)</source>
        <translation>Rückwärts abspielen (Umschalt+Leertaste)</translation>
    </message>
    <message>
        <source>Forward one step (Right)</source>
        <translation>Einen Schritt vor (Rechts)</translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation>Tempo der Wiedergabe (+ und −)</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Whose view is shown. “All open” shows the hand of the player whose turn it is.</source>
        <translation>Wessen Sicht gezeigt wird. „Alles offen“ zeigt die Hand der Person am Zug.</translation>
    </message>
    <message>
        <source>Play automatically (Space)</source>
        <translation>Automatisch abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Alles offen</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Wie {name} es sah</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Print this book</source>
        <translation>Dieses Buch drucken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Zurück, wo du warst (Esc)</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
</context>
<context>
    <name>SaveDetail</name>
    <message>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Back to the other games</source>
        <translation>Zurück zu den anderen Spielen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Play the recovered game</source>
        <translation>Das gerettete Spiel spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>View it step by step</source>
        <translation>Schritt für Schritt ansehen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Make a copy of this game (Ctrl+D)</source>
        <translation>Dieses Spiel kopieren (Strg+D)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Save a copy anywhere you like (Ctrl+E)</source>
        <translation>Eine Kopie an einem beliebigen Ort speichern (Strg+E)</translation>
    </message>
    <message>
        <source>Move to the trash (Delete)</source>
        <translation>In den Papierkorb legen (Entf)</translation>
    </message>
    <message>
        <source>This can’t be undone</source>
        <translation>Das lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Nur das erste von %n Spiel wurde geöffnet.</numerusform>
            <numerusform>Nur das erste von %n Spielen wurde geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>Schritt {step}</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>„{name}“ ist zu groß für ein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>Saved. (Every step is also saved automatically.)</source>
        <translation>Gespeichert. (Jeder Schritt wird auch automatisch gespeichert.)</translation>
    </message>
    <message>
        <source>Automatic saving is working again.</source>
        <translation>Das automatische Speichern klappt wieder.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. That file is left alone; your game continues in a new file.</source>
        <translation>„{name}“ wurde von einem anderen Programm geändert. Diese Datei bleibt, wie sie ist; dein Spiel geht in einer neuen weiter.</translation>
    </message>
    <message>
        <source>This game continues with the content it was saved with.</source>
        <translation>Dieses Spiel geht mit den Inhalten weiter, mit denen es gespeichert wurde.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and continues with them.</source>
        <translation>Dieses Spiel wurde unter früheren Regeln gespeichert und geht damit weiter.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it continues with the current ones.</source>
        <translation>Dieses Spiel wurde unter früheren Regeln gespeichert; es geht mit den jetzigen weiter.</translation>
    </message>
    <message>
        <source>It’s practice now: the version that saved it couldn’t yet check that games are fair.</source>
        <translation>Es gilt jetzt als Übung: Die Version, die es speicherte, konnte noch nicht prüfen, ob ein Spiel fair ist.</translation>
    </message>
    <message>
        <source>Copy saved as “{name}”.</source>
        <translation>Kopie als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>Your custom content couldn’t be used; the built-in content is used instead: {reason}</source>
        <translation>Deine eigenen Inhalte ließen sich nicht verwenden; es gelten die eingebauten: {reason}</translation>
    </message>
    <message>
        <source>A new practice game from that step. The original is unchanged.</source>
        <translation>Ein neues Spiel zur Übung ab diesem Schritt. Das alte bleibt unverändert.</translation>
    </message>
    <message>
        <source>A new practice game from that step. Everything you couldn’t see was re-dealt, so nothing is given away.</source>
        <translation>Ein neues Spiel zur Übung ab diesem Schritt. Was du nicht sehen konntest, wurde neu verteilt; so verrät es nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be recovered.</source>
        <translation>
            <numerusform>%n Schritt lässt sich retten.</numerusform>
            <numerusform>%n Schritte lassen sich retten.</numerusform>
        </translation>
    </message>
    <message>
        <source>It continues in a new file; the damaged one is kept.</source>
        <translation>Es geht in einer neuen Datei weiter; die beschädigte bleibt.</translation>
    </message>
    <message>
        <source>It continues in a new file; the old one is kept.</source>
        <translation>Es geht in einer neuen Datei weiter; die alte bleibt.</translation>
    </message>
    <message>
        <source>From now on it counts as practice.</source>
        <translation>Ab jetzt gilt es als Übung.</translation>
    </message>
    <message>
        <source>The file was edited outside the program ({where}).</source>
        <translation>Die Datei wurde außerhalb des Programms geändert ({where}).</translation>
    </message>
    <message>
        <source>The current step was unclear, so the game was opened at its last one.</source>
        <translation>Der aktuelle Schritt war unklar, daher beginnt das Spiel beim letzten.</translation>
    </message>
    <message>
        <source>The file was damaged; the game is now at step {step}.</source>
        <translation>Die Datei war beschädigt; das Spiel steht jetzt bei Schritt {step}.</translation>
    </message>
    <message>
        <source>The file was damaged; the game continues from the position after step {step}.</source>
        <translation>Die Datei war beschädigt; das Spiel geht mit der Stellung nach Schritt {step} weiter.</translation>
    </message>
    <message>
        <source>The rules have changed; the game continues from the position after step {step}.</source>
        <translation>Die Regeln haben sich geändert; das Spiel geht mit der Stellung nach Schritt {step} weiter.</translation>
    </message>
    <message>
        <source>The game is at step {step}.</source>
        <translation>Das Spiel steht bei Schritt {step}.</translation>
    </message>
    <message>
        <source>Step {step} couldn’t be replayed.</source>
        <translation>Schritt {step} ließ sich nicht nachspielen.</translation>
    </message>
    <message>
        <source>The result saved in the file didn’t match its steps.</source>
        <translation>Das gespeicherte Ergebnis passt nicht zu den Schritten.</translation>
    </message>
    <message>
        <source>The position after step {step} couldn’t be checked.</source>
        <translation>Die Stellung nach Schritt {step} ließ sich nicht prüfen.</translation>
    </message>
    <message>
        <source>Undone steps couldn’t be kept.</source>
        <translation>Zurückgenommene Schritte ließen sich nicht erhalten.</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>„{name}“ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>“{name}” can’t be read: {why}.</source>
        <translation>„{name}“ ist nicht lesbar: {why}.</translation>
    </message>
    <message>
        <source>“{name}” is not a Festival Desktop game.</source>
        <translation>„{name}“ ist kein Spiel von Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” isn’t an ordinary file.</source>
        <translation>„{name}“ ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>“{name}” uses an unknown edition of the rules: {where}.</source>
        <translation>„{name}“ nutzt eine unbekannte Ausgabe der Regeln: {where}.</translation>
    </message>
    <message>
        <source>“{name}” was played with custom content that is missing or can’t be used.</source>
        <translation>„{name}“ wurde mit eigenen Inhalten gespielt, die fehlen oder nicht verwendbar sind.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it isn’t a text file.</source>
        <translation>„{name}“ ist beschädigt: Es ist keine Textdatei.</translation>
    </message>
    <message>
        <source>“{name}” is damaged in line {where}.</source>
        <translation>„{name}“ ist in Zeile {where} beschädigt.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is nested too deeply.</source>
        <translation>„{name}“ ist beschädigt: Es ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it contains too much data.</source>
        <translation>„{name}“ ist beschädigt: Es enthält zu viele Daten.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” appears twice.</source>
        <translation>„{name}“ ist beschädigt: „{where}“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a valid number.</source>
        <translation>„{name}“ ist beschädigt: {where} ist keine gültige Zahl.</translation>
    </message>
    <message>
        <source>“{name}” belongs to a game this version doesn’t have: {where}.</source>
        <translation>„{name}“ gehört zu einem Spiel, das diese Version nicht hat: {where}.</translation>
    </message>
    <message>
        <source>The setup saved in “{name}” isn’t valid.</source>
        <translation>Der in „{name}“ gespeicherte Aufbau ist ungültig.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it has no usable position.</source>
        <translation>„{name}“ ist beschädigt: Es enthält keine brauchbare Stellung.</translation>
    </message>
    <message>
        <source>“{name}” contains a position that can’t happen in the game.</source>
        <translation>„{name}“ enthält eine Stellung, die im Spiel nicht vorkommen kann.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {reason}.</source>
        <translation>Das Spiel konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” was left unchanged: {reason}.</source>
        <translation>„{name}“ wurde nicht verändert: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it wasn’t changed.</source>
        <translation>„{name}“ ist in einem anderen Fenster offen und wurde daher nicht verändert.</translation>
    </message>
    <message>
        <source>That name can’t be used for a game.</source>
        <translation>Diesen Namen kann ein Spiel nicht haben.</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>dir fehlt die Berechtigung</translation>
    </message>
    <message>
        <source>the folder no longer exists</source>
        <translation>den Ordner gibt es nicht mehr</translation>
    </message>
    <message>
        <source>nothing can be saved there</source>
        <translation>dort lässt sich nichts speichern</translation>
    </message>
    <message>
        <source>this name can’t be used here</source>
        <translation>dieser Name geht hier nicht</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>„{name}“ ist in „{where}“ beschädigt.</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>„{name}“ ist beschädigt.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>„{name}“ stammt von einer neueren Version von Festival Desktop.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n Spiel wiederhergestellt.</numerusform>
            <numerusform>%n Spiele wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>„{name}“ liegt im Papierkorb.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>%n Spiel in den Papierkorb gelegt.</numerusform>
            <numerusform>%n Spiele in den Papierkorb gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n Spiel importiert.</numerusform>
            <numerusform>%n Spiele importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>%n Spiel endgültig löschen?</numerusform>
            <numerusform>%n Spiele endgültig löschen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGameColumns</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search by name or player</source>
        <translation>Nach Name oder Person suchen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>No matching games.</source>
        <translation>Keine passenden Spiele.</translation>
    </message>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>Der Papierkorb ist leer. Spiele bleiben 30 Tage hier.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
        <translation>Noch keine gespeicherten Spiele. Jedes Spiel wird hier automatisch gespeichert.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>You can also drop files onto this window</source>
        <translation>Du kannst Dateien auch auf dieses Fenster ziehen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
</context>
<context>
    <name>ScoreRecord</name>
    <message>
        <source>Points, game by game: {numbers}</source>
        <translation>Punkte, Spiel für Spiel: {numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
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
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>{names} have %n point(s) each.</source>
        <translation>
            <numerusform>{names} haben je %n Punkt.</numerusform>
            <numerusform>{names} haben je %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>turns {numbers}</source>
        <translation>Züge {numbers}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>At least one player has to start even.</source>
        <translation>Mindestens eine Person muss ohne Vorsprung beginnen.</translation>
    </message>
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
        <source>Two players are called {name}. Rename one of them.</source>
        <translation>{name} heißt hier doppelt. Benenne einen Platz um.</translation>
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
        <source>Even chances</source>
        <translation>Gleiche Chancen</translation>
    </message>
    <message>
        <source>weaker players start with more</source>
        <translation>Schwächere beginnen mit mehr</translation>
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
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Person hinzufügen</translation>
    </message>
    <message>
        <source>Level, {side}</source>
        <translation>Stärke, {side}</translation>
    </message>
    <message>
        <source>Head start, {side}</source>
        <translation>Vorsprung, {side}</translation>
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
        <source>The same seed deals the same game on any computer.</source>
        <translation>Dasselbe Startwort ergibt auf jedem Computer dasselbe Spiel.</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Neues zufälliges Startwort</translation>
    </message>
    <message>
        <source>Copy the seed to share this game</source>
        <translation>Startwort kopieren und das Spiel weitergeben</translation>
    </message>
    <message>
        <source>Not a valid seed: use up to {number} letters and digits, with hyphens in between.</source>
        <translation>Kein gültiges Startwort: bis zu {number} Buchstaben und Ziffern, dazwischen Bindestriche.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
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
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{goal}: {points}</source>
        <translation>{goal}: {points}</translation>
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
        <source>Use this computer’s settings</source>
        <translation>Systemeinstellungen nutzen</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>Farben, Kontrast und Bewegung wie im System</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas gains Applejack.</source>
        <translation>Maya legt ein Plättchen: Sie erhält Twilight Sparkle für einen Treffer, Jonas erhält Applejack.</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>How strong?</source>
        <translation>Wie stark?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Languages marked * haven’t been checked by a native speaker yet.</source>
        <translation>Sprachen mit * hat noch niemand mit dieser Muttersprache geprüft.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>“Step” waits for you before every move.</source>
        <translation>„Schritt“ wartet vor jedem Zug auf dich.</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>Tipps am Tisch</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie im System</translation>
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
        <source>Game volume</source>
        <translation>Lautstärke des Spiels</translation>
    </message>
    <message>
        <source>Ambience volume</source>
        <translation>Lautstärke der Umgebung</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>For the sky and the lake around the tables.</source>
        <translation>Für den Himmel und den See rund um die Tische.</translation>
    </message>
    <message>
        <source>Pages scroll if the text needs more room.</source>
        <translation>Seiten lassen sich scrollen, wenn der Text mehr Platz braucht.</translation>
    </message>
    <message>
        <source>Pieces move without animation.</source>
        <translation>Teile bewegen sich ohne Animation.</translation>
    </message>
    <message>
        <source>Volume of the game and of the night ambience.</source>
        <translation>Lautstärke von Spiel und Nachtgeräuschen.</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <translation>Züge selbst beenden</translation>
    </message>
    <message>
        <source>You end your turn with a button, and can undo until then.</source>
        <translation>Ein Knopf beendet deinen Zug; bis dahin kannst du ihn zurücknehmen.</translation>
    </message>
    <message>
        <source>Shows what you can do, explains new things, and marks what you still need.</source>
        <translation>Zeigt, was du tun kannst, erklärt Neues und markiert, was du noch brauchst.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Print blank sheets</source>
        <translation>Leere Blätter drucken</translation>
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
        <source>Learn</source>
        <translation>Lernen</translation>
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
    <name>Shell</name>
    <message>
        <source>At every table</source>
        <translation>An jedem Tisch</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Neues</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Show what the others did, one step at a time (F7)</source>
        <translation>Schritt für Schritt zeigen, was die anderen gemacht haben (F7)</translation>
    </message>
    <message>
        <source>Choices (F6)</source>
        <translation>Auswahl (F6)</translation>
    </message>
</context>
<context>
    <name>SmallLake</name>
    <message>
        <source>round {number}, {sorin} Sōrin left</source>
        <translation>Runde {number}, noch {sorin} Sōrin</translation>
    </message>
</context>
<context>
    <name>SoloPanel</name>
    <message>
        <source>Best score: {number}</source>
        <translation>Rekord: {number}</translation>
    </message>
    <message>
        <source>Not played solo yet</source>
        <translation>Noch nicht solo gespielt</translation>
    </message>
    <message>
        <source>Everyone gets the same dice in today’s game.</source>
        <translation>Im heutigen Spiel bekommen alle dieselben Würfel.</translation>
    </message>
    <message>
        <source>best daily game: {number}</source>
        <translation>bestes Tagesspiel: {number}</translation>
    </message>
    <message>
        <source>from {number} points</source>
        <translation>ab {number} Punkten</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
</context>
<context>
    <name>SortHeader</name>
    <message>
        <source>{column}, ascending</source>
        <translation>{column}, aufsteigend</translation>
    </message>
    <message>
        <source>{column}, descending</source>
        <translation>{column}, absteigend</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>Wie stark?</translation>
    </message>
    <message>
        <source>How often one computer player wins against others, compared with pure luck: 2 × means it wins twice as often.</source>
        <translation>Wie oft ein Computerspieler gegen andere gewinnt, verglichen mit reinem Glück: 2 × heißt doppelt so oft.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Partly measured with edition {earlier} of the rules; the current one is {now}.</source>
        <translation>Teils mit Ausgabe {earlier} der Regeln gemessen; die aktuelle ist {now}.</translation>
    </message>
    <message>
        <source>No measurements for this version.</source>
        <translation>Keine Messungen für diese Version.</translation>
    </message>
    <message>
        <source>Measured on {day} in games between computer players.</source>
        <translation>Gemessen am {day} in Spielen zwischen Computerspielern.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} against {others}</source>
        <translation>{level} gegen {others}</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>{share} × ± {reach}</source>
        <translation>{share} × ± {reach}</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>In %n Spiel</numerusform>
            <numerusform>In %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>edition {number} of the rules</source>
        <translation>Ausgabe {number} der Regeln</translation>
    </message>
</context>
<context>
    <name>SubPage</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Next item</source>
        <translation>Nächstes Element</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Nächster Teil des Tisches</translation>
    </message>
    <message>
        <source>Select the focused item</source>
        <translation>Markiertes auswählen</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Rotate the held piece</source>
        <translation>Das gehaltene Teil drehen</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Vergrößern, verkleinern, einpassen</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Tips are off. Turn them on again in the menu under Settings.</source>
        <translation>Die Tipps sind aus. Im Menü unter „Einstellungen“ schaltest du sie wieder ein.</translation>
    </message>
    <message>
        <source>Still to claim</source>
        <translation>Noch zu nehmen</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Noch offen: {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything here can also be done from the list of choices (F6).</source>
        <translation>Der Tisch. Alles hier geht auch über die Liste der Möglichkeiten (F6).</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Redo the last undone step</source>
        <translation>Den zuletzt zurückgenommenen Schritt wiederholen</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>Voraussichtliche Wertung</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you’re pointing at.</source>
        <translation>Regeln dieses Spiels. F1 erklärt, worauf du zeigst.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
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
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Pass to the next player</source>
        <translation>An die nächste Person weitergeben</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>The last step revealed something hidden, so it can’t be undone.</source>
        <translation>Der letzte Schritt hat Verborgenes gezeigt, daher lässt er sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} hat seither gezogen, daher lassen sich frühere Schritte nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation>Den nächsten Zug des Computers spielen</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>Die Wertung ansehen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Ton ist aus</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Ton ist an</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>Den Ton einschalten</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>Den Ton ausschalten</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Einen guten Zug zeigen</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>Regel zeigen</translation>
    </message>
    <message>
        <source>See the rules on this (F1)</source>
        <translation>Die Regel dazu ansehen (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Redo up to here</source>
        <translation>Bis hierher wiederholen</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>Bis hierher zurücknehmen</translation>
    </message>
    <message>
        <source>Try again from here in a new game</source>
        <translation>Ab hier in einem neuen Spiel noch einmal</translation>
    </message>
    <message>
        <source>View this step</source>
        <translation>Diesen Schritt ansehen</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Wiederholung ab hier</translation>
    </message>
</context>
<context>
    <name>TimelineStrip</name>
    <message>
        <source>Steps of the game</source>
        <translation>Schritte des Spiels</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>You’ve seen what was hidden then: a move from here makes this game practice.</source>
        <translation>Du kennst, was hier noch verborgen war: Mit einem Zug von hier wird dieses Spiel Übung.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Step {number}: {what}</source>
        <translation>Schritt {number}: {what}</translation>
    </message>
    <message>
        <source>Looking back: after step {number} of {all}</source>
        <translation>Rückblick: nach Schritt {number} von {all}</translation>
    </message>
    <message>
        <source>Undone: click to redo.</source>
        <translation>Zurückgenommen: Klicken stellt es wieder her.</translation>
    </message>
    <message>
        <source>Something hidden was revealed here.</source>
        <translation>Hier wurde Verborgenes gezeigt.</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} hat seither gezogen, daher lassen sich frühere Schritte nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Step {number} revealed something hidden, so undo stops there: {what}</source>
        <translation>Schritt {number} hat Verborgenes gezeigt, dort endet das Zurücknehmen: {what}</translation>
    </message>
</context>
<context>
    <name>TipBar</name>
    <message>
        <source>Close this tip (Esc)</source>
        <translation>Diesen Tipp schließen (Esc)</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Keine Tipps mehr</translation>
    </message>
    <message>
        <source>You can turn tips on again in Settings.</source>
        <translation>In den Einstellungen kannst du Tipps wieder einschalten.</translation>
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
    <name>TurnFacts</name>
    <message>
        <source>It gives {better} instead of {played}.</source>
        <translation>Er gibt {better} statt {played}.</translation>
    </message>
    <message>
        <source>It gives {better}.</source>
        <translation>Er gibt {better}.</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives {fewer}.</source>
        <translation>Dein Zug gab {name} {gains}, dieser gibt {fewer}.</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives nothing.</source>
        <translation>Dein Zug gab {name} {gains}, dieser gibt nichts.</translation>
    </message>
    <message>
        <source>Your turn gave {played} right away, but this turn scores more later.</source>
        <translation>Dein Zug gab sofort {played}, aber dieser gibt später mehr.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Your last steps aren’t saved yet.</source>
        <translation>Deine letzten Schritte sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>{reason} Free up space, save a copy somewhere else, or go back to the last saved position.</source>
        <translation>{reason} Schaff Speicherplatz, speichere anderswo eine Kopie oder geh zur letzten gespeicherten Stellung zurück.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ungespeichert verlassen</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>{name} ist als Nächstes dran.</translation>
    </message>
    <message>
        <source>Your turn is done: end it.</source>
        <translation>Dein Zug ist fertig: Beende ihn.</translation>
    </message>
    <message>
        <source>{name} has finished: end the turn.</source>
        <translation>{name} ist fertig: Beende den Zug.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} überlegt.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>The lane between them</source>
        <translation>Der Wasserweg dazwischen</translation>
    </message>
    <message>
        <source>The upper lane</source>
        <translation>Der obere Wasserweg</translation>
    </message>
    <message>
        <source>The middle lane</source>
        <translation>Der mittlere Wasserweg</translation>
    </message>
    <message>
        <source>The lower lane</source>
        <translation>Der untere Wasserweg</translation>
    </message>
    <message>
        <source>The lane on the left</source>
        <translation>Der linke Wasserweg</translation>
    </message>
    <message>
        <source>The lane in the middle</source>
        <translation>Der Wasserweg in der Mitte</translation>
    </message>
    <message>
        <source>The lane on the right</source>
        <translation>Der rechte Wasserweg</translation>
    </message>
    <message>
        <source>{lane}: {segments}, {coins}</source>
        <translation>{lane}: {segments}, {coins}</translation>
    </message>
    <message>
        <source>{island}, {workers}</source>
        <translation>{island}, {workers}</translation>
    </message>
    <message>
        <source>{island}, {number} of {capacity} workers</source>
        <translation>{island}, {number} von {capacity} Arbeitern</translation>
    </message>
    <message>
        <source>{lane}. Reward: {rewards}</source>
        <translation>{lane}. Belohnung: {rewards}</translation>
    </message>
    <message>
        <source>Over {name}’s bridges for {coins}</source>
        <translation>Über die Brücken von {name} für {coins}</translation>
    </message>
    <message>
        <source>Two workers over {name}’s bridges for {coins}</source>
        <translation>Zwei Arbeiter über die Brücken von {name} für {coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, for free</source>
        <translation>Über deine eigenen Brücken, kostenlos</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, for free</source>
        <translation>Zwei Arbeiter über deine eigenen Brücken, kostenlos</translation>
    </message>
    <message>
        <source>{lane}, by ferry for {coins}</source>
        <translation>{lane}, mit der Fähre für {coins}</translation>
    </message>
    <message>
        <source>{island}, floor {height}: {reward}</source>
        <translation>{island}, Stockwerk {height}: {reward}</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>keine Belohnung</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>The game is over: {name} wins.</source>
        <translation>Das Spiel ist aus: {name} gewinnt.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory.</source>
        <translation>Das Spiel ist aus: {names} teilen sich den Sieg.</translation>
    </message>
</context>
</TS>
