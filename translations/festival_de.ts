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
        <translation>Drei Laternenfest-Spiele an einem gemeinsamen Bildschirm. Kein Konto, kein Netz.</translation>
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
        <source>&amp;End turn or next move</source>
        <translation>Zug &amp;beenden oder nächster Zug</translation>
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
        <source>Show a hint, then play it</source>
        <translation>Einen Tipp zeigen, dann spielen</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>&amp;Liste der Möglichkeiten</translation>
    </message>
    <message>
        <source>&amp;Scores if the game ended now</source>
        <translation>P&amp;unkte, wenn das Spiel jetzt endete</translation>
    </message>
    <message>
        <source>What happened while you &amp;waited</source>
        <translation>Was geschah, während du gewartet &amp;hast</translation>
    </message>
    <message>
        <source>Look &amp;back one step</source>
        <translation>Einen Schritt zurückbl&amp;icken</translation>
    </message>
    <message>
        <source>Look one step on</source>
        <translation>Einen Schritt weiterblicken</translation>
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
        <source>Show the whole &amp;display</source>
        <translation>Ganze &amp;Auslage zeigen</translation>
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
        <source>Explain what is pointed at</source>
        <translation>Erklären, worauf du zeigst</translation>
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
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
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
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>Ein Spiel, in dem Sperren geöffnet wurden, ist Übung und zählt nicht.</translation>
    </message>
    <message>
        <source>A game with hints is kept, but it is no record.</source>
        <translation>Ein Spiel mit Hinweisen bleibt erhalten, ist aber kein Rekord.</translation>
    </message>
    <message>
        <source>Your best score in {number} games</source>
        <translation>Dein Rekord in {number} Spielen</translation>
    </message>
    <message>
        <source>Your best score: {points} points, in {number} games</source>
        <translation>Dein Rekord: {points} Punkte, in {number} Spielen</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also thought of: {step}</source>
        <translation>Auch erwogen: {step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Your own choice</source>
        <translation>Deine eigene Wahl</translation>
    </message>
    <message>
        <source>Ready-made groups</source>
        <translation>Fertige Gruppen</translation>
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
        <source>Over: {names}</source>
        <translation>Zu Ende: {names}</translation>
    </message>
    <message>
        <source>changed outside</source>
        <translation>außerhalb geändert</translation>
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
        <translation>mit Hinweisen</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fair</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
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
        <source>You alone against her, in six levels from gentle to hard.</source>
        <translation>Du allein gegen sie, in sechs Stufen von sanft bis schwer.</translation>
    </message>
    <message>
        <source>She has not been beaten yet.</source>
        <translation>Noch hat sie niemand besiegt.</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>Spiele mit</translation>
    </message>
    <message>
        <source>Every friend</source>
        <translation>Alle Freundinnen</translation>
    </message>
    <message>
        <source>Lanterns Dice alone</source>
        <translation>Würfel der Laternen allein</translation>
    </message>
    <message>
        <source>You alone against your best score.</source>
        <translation>Du allein gegen deinen Rekord.</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Würfel des Tages</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>Andere Würfel</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Ours:</source>
        <translation>Von uns:</translation>
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
        <source>Content of the games</source>
        <translation>Inhalt der Spiele</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>Regeln der Spiele</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Sprache: {language}</translation>
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
        <source>Folder of saved games</source>
        <translation>Ordner der Spielstände</translation>
    </message>
    <message>
        <source>Folder of settings</source>
        <translation>Ordner der Einstellungen</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>Ordner des Protokolls</translation>
    </message>
    <message>
        <source>Window and tables</source>
        <translation>Fenster und Tische</translation>
    </message>
    <message>
        <source>All letters can be shown ({others}).</source>
        <translation>Alle Zeichen lassen sich zeigen ({others}).</translation>
    </message>
    <message>
        <source>These cannot be shown: {missing}</source>
        <translation>Diese Zeichen fehlen: {missing}</translation>
    </message>
    <message>
        <source>The program&apos;s own fonts are missing.</source>
        <translation>Die eigenen Schriften des Programms fehlen.</translation>
    </message>
    <message>
        <source>Complete, and every game can be read.</source>
        <translation>Vollständig, und jedes Spiel ist lesbar.</translation>
    </message>
    <message>
        <source>Compiled: computer players are quick.</source>
        <translation>Kompiliert: Computerspieler sind schnell.</translation>
    </message>
    <message>
        <source>Run from their source.</source>
        <translation>Laufen aus ihrem Quelltext.</translation>
    </message>
    <message>
        <source>Can be used.</source>
        <translation>Kann benutzt werden.</translation>
    </message>
    <message>
        <source>Its file is missing or damaged.</source>
        <translation>Ihre Datei fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>A game that was saved and opened again is the same.</source>
        <translation>Ein gespeichertes und wieder geöffnetes Spiel ist dasselbe.</translation>
    </message>
    <message>
        <source>They think beside the window; the first answer took {ms} ms.</source>
        <translation>Sie denken neben dem Fenster; die erste Antwort dauerte {ms} ms.</translation>
    </message>
    <message>
        <source>Something is not in order. Check again first; if it stays so, install the program again: saved games stay.</source>
        <translation>Etwas ist nicht in Ordnung. Bitte zuerst noch einmal prüfen; bleibt es dabei, hilft es, das Programm neu zu installieren. Spielstände bleiben erhalten.</translation>
    </message>
    <message>
        <source>Nothing can be painted ({platform}).</source>
        <translation>Es kann nichts gemalt werden ({platform}).</translation>
    </message>
    <message>
        <source>There is no display here; painting without one works.</source>
        <translation>Hier gibt es keinen Bildschirm; Malen ohne ihn gelingt.</translation>
    </message>
    <message>
        <source>Painting works: {screen}, {platform}.</source>
        <translation>Malen gelingt: {screen}, {platform}.</translation>
    </message>
    <message>
        <source>A sound was played ({device}).</source>
        <translation>Ein Ton wurde gespielt ({device}).</translation>
    </message>
    <message>
        <source>No sound can be played. {trouble}</source>
        <translation>Es lässt sich kein Ton abspielen. {trouble}</translation>
    </message>
    <message>
        <source>There is no sound device: games are silent here.</source>
        <translation>Es gibt kein Tongerät: Spiele bleiben hier stumm.</translation>
    </message>
    <message>
        <source>{folder}: can be written, {free} MB free.</source>
        <translation>{folder}: beschreibbar, {free} MB frei.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>{folder}: cannot be written. {trouble}</source>
        <translation>{folder}: nicht beschreibbar. {trouble}</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. Games go on all the same: they think in the window, which may stop for a moment. If this computer is busy, check again later. {trouble}</source>
        <translation>Sie haben zweimal nicht rechtzeitig geantwortet. Gespielt werden kann trotzdem: Sie denken im Fenster, das dabei kurz stocken kann. Wenn dieser Computer gerade beschäftigt ist, bitte später noch einmal prüfen. {trouble}</translation>
    </message>
    <message>
        <source>It opens, and in each game ten moves were played, saved and opened again ({s} s).</source>
        <translation>Es öffnet sich, und in jedem Spiel wurden zehn Züge gespielt, gespeichert und wieder geöffnet ({s} s).</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Das Spielen im Fenster ist fehlgeschlagen: {trouble}</translation>
    </message>
    <message>
        <source>It wasn’t done after {s} seconds. If this computer is busy, check again later.</source>
        <translation>Nach {s} Sekunden war es noch nicht fertig. Wenn dieser Computer gerade beschäftigt ist, bitte später noch einmal prüfen.</translation>
    </message>
    <message>
        <source>This installation is in order.</source>
        <translation>Diese Installation ist in Ordnung.</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>Diese Installation prüfen</translation>
    </message>
    <message>
        <source>Checking …</source>
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
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>Beende den Zug</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>Lass den Computer den nächsten Spielzug machen</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>Sieh dir die Wertung an</translation>
    </message>
    <message>
        <source>{choice}, without claiming {claims}</source>
        <translation>{choice}, ohne zu nehmen: {claims}</translation>
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
        <source>What cost you most</source>
        <translation>Was dich am meisten gekostet hat</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>Den Tisch von damals ansehen</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Selbst finden</translation>
    </message>
    <message>
        <source>As a puzzle: it stays under My puzzles until solved twice</source>
        <translation>Als Rätsel: Es bleibt unter „Meine Rätsel“, bis es zweimal gelöst ist</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Ab hier noch einmal</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>Der größte Umschwung war Schritt {number}: {step} Die Aussicht auf den Sieg für {name} ging von {before} auf {after} %.</translation>
    </message>
    <message>
        <source>The coach looks at the whole game. You can leave at any moment.</source>
        <translation>Der Trainer sieht sich das ganze Spiel an. Du kannst jederzeit gehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) could not be looked at: the computer was too busy.</source>
        <translation>
            <numerusform>%n Zug konnte nicht angesehen werden: Der Computer war zu beschäftigt.</numerusform>
            <numerusform>%n Züge konnten nicht angesehen werden: Der Computer war zu beschäftigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was surely worse than a Master’s.</source>
        <translation>Nichts fällt auf: Kein Zug war mit Sicherheit schlechter als der eines Meisters.</translation>
    </message>
    <message>
        <source>Turns that a Master would surely have played better, from what you knew.</source>
        <translation>Züge, die ein Meister mit deinem Wissen sicher besser gespielt hätte.</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>Besser: {step}</translation>
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
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Move the tile to the light: drag it, or press it and then the light.</source>
        <translation>Bring das Plättchen zum Licht: Ziehe es, oder drücke erst das Plättchen und dann das Licht.</translation>
    </message>
    <message>
        <source>Dragging works for you. Two presses do the same, everywhere.</source>
        <translation>Ziehen klappt bei dir. Zweimal drücken tut dasselbe, überall.</translation>
    </message>
    <message>
        <source>Two presses work for you. Dragging does the same, everywhere.</source>
        <translation>Zweimal drücken klappt bei dir. Ziehen tut dasselbe, überall.</translation>
    </message>
    <message>
        <source>Keys work for you: every table can be played with them.</source>
        <translation>Tasten klappen bei dir: Jeder Tisch lässt sich mit ihnen spielen.</translation>
    </message>
    <message>
        <source>Make yourself comfortable</source>
        <translation>Mach es dir bequem</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Wie dieser Computer</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>Farben, Kontrast und Bewegung aus den Einstellungen des Systems übernehmen</translation>
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
        <source>To the games</source>
        <translation>Zu den Spielen</translation>
    </message>
    <message>
        <source>all of this is under Settings, too</source>
        <translation>all das steht auch in den Einstellungen</translation>
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
        <source>This game is open in another window.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>So that neither window writes over the other, it stays there. You can play on here with a copy, which becomes a game of its own.</source>
        <translation>Damit kein Fenster das andere überschreibt, bleibt es dort. Hier kannst du mit einer Kopie weiterspielen, die ein eigenes Spiel wird.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Kopie spielen</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dort lassen</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance to win in %, by step</source>
        <translation>Aussicht auf den Sieg in %, je Schritt</translation>
    </message>
    <message>
        <source>points and prospects, by step</source>
        <translation>Punkte und Aussichten, je Schritt</translation>
    </message>
    <message>
        <source>Point at a moment to see the table then; a press leads there.</source>
        <translation>Zeige auf einen Augenblick, um den Tisch von damals zu sehen; ein Druck führt dorthin.</translation>
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
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete %n pool(s) in your part of this turn.</source>
        <translation>
            <numerusform>Mach in deinem Teil dieses Zuges %n Becken fertig.</numerusform>
            <numerusform>Mach in deinem Teil dieses Zuges %n Becken fertig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) in your part of this turn.</source>
        <translation>
            <numerusform>Verdiene in deinem Teil dieses Zuges %n Geschenk.</numerusform>
            <numerusform>Verdiene in deinem Teil dieses Zuges %n Geschenke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Mach die Becken für ein Feuerwerk mit %n Punkt fertig.</numerusform>
            <numerusform>Mach die Becken für ein Feuerwerk mit %n Punkten fertig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>Hol %n Punkt für Boote und deine zweitgrößte Gruppe.</numerusform>
            <numerusform>Hol %n Punkte für Boote und deine zweitgrößte Gruppe.</numerusform>
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
        <source>You scored %n point(s) for boats and your second largest group.</source>
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
        <source>{name} takes their sheet</source>
        <translation>{name} nimmt das eigene Blatt</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>Fertig: den Rest frei lassen</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>Nichts zünden</translation>
    </message>
    <message>
        <source>Spend {gifts} and roll all four again ({number} held)</source>
        <translation>{gifts} ausgeben und alle vier neu würfeln (du hast {number})</translation>
    </message>
    <message>
        <source>Leave the tray as it lies: {faced}</source>
        <translation>Den Teller so lassen: {faced}</translation>
    </message>
    <message>
        <source>Turn the tray {quarters}: {faced}</source>
        <translation>Den Teller {quarters} drehen: {faced}</translation>
    </message>
    <message>
        <source>Together with {area}</source>
        <translation>Zusammen mit {area}</translation>
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
        <source>By the emperor’s favour</source>
        <translation>Dank der Gunst des Kaisers</translation>
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
    <message>
        <source>Corner at {corner}: over {pools}</source>
        <translation>Ecke auf {corner}: über {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Corner at {corner}: %n way(s)</source>
        <translation>
            <numerusform>Ecke auf {corner}: %n Art</numerusform>
            <numerusform>Ecke auf {corner}: %n Arten</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: over {pools}</source>
        <translation>{quarters}, gewendet: über {pools}</translation>
    </message>
    <message>
        <source>{quarters}: over {pools}</source>
        <translation>{quarters}: über {pools}</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>ein Feld in der Farbe des Würfels von {name}</translation>
    </message>
    <message>
        <source>{pool} complete</source>
        <translation>{pool} fertig</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>das Boot auf {pool} zählt nicht mehr</translation>
    </message>
    <message>
        <source>one more area beside it</source>
        <translation>ein weiteres Feld daneben</translation>
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
        <source>{shape} over {pools}: +{points}</source>
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
        <source>one group only</source>
        <translation>nur eine Gruppe</translation>
    </message>
    <message>
        <source>the largest: {number}</source>
        <translation>die größte: {number}</translation>
    </message>
    <message>
        <source>Their fireworks are equal too: they share the place.</source>
        <translation>Auch ihr Feuerwerk ist gleich: Sie teilen sich den Platz.</translation>
    </message>
    <message>
        <source>More points of fireworks decide: {values}.</source>
        <translation>Mehr Punkte aus Feuerwerk entscheiden: {values}.</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Press it to take it and to shade there now.</source>
        <translation>Drücke darauf, um es zu nehmen und jetzt dort auszumalen.</translation>
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
        <source>Pavilion: shading it brings a gift.</source>
        <translation>Pavillon: Wer ihn ausmalt, bekommt ein Geschenk.</translation>
    </message>
    <message>
        <source>Pool {pool}: under fireworks.</source>
        <translation>Becken {pool}: unter einem Feuerwerk.</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>Becken {pool}: {number} von 2 Feldern ausgemalt.</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks may cover it.</source>
        <translation>Becken {pool}: vollständig, ein Feuerwerk darf darauf.</translation>
    </message>
    <message>
        <source>Platform: completing it lets you shade an area beside it.</source>
        <translation>Plattform: Ist das Becken vollständig, darfst du ein Feld daneben ausmalen.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} are completed.</source>
        <translation>Boot: {points}, wenn es frei bleibt und {pools} vollständig sind.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} is completed.</source>
        <translation>Boot: {points}, wenn es frei bleibt und {pools} vollständig ist.</translation>
    </message>
    <message>
        <source>Boat: surrounded, {points} as long as it stays unshaded.</source>
        <translation>Boot: umringt, {points}, solange es frei bleibt.</translation>
    </message>
    <message>
        <source>The boat is lost, because its pool was shaded.</source>
        <translation>Das Boot ist verloren, denn sein Becken wurde ausgemalt.</translation>
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
        <source>no room is left for it</source>
        <translation>dafür ist kein Platz mehr</translation>
    </message>
    <message>
        <source>it fits now</source>
        <translation>passt jetzt</translation>
    </message>
    <message>
        <source>you are short of {pools}</source>
        <translation>dir fehlt noch {pools}</translation>
    </message>
    <message numerus="yes">
        <source>you are short of %n pool(s)</source>
        <translation>
            <numerusform>dir fehlt noch %n Becken</numerusform>
            <numerusform>dir fehlen noch %n Becken</numerusform>
        </translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>Eine Gunst für {gifts}: {action}.</translation>
    </message>
    <message numerus="yes">
        <source>You lack %n gift(s).</source>
        <translation>
            <numerusform>Dir fehlt %n Geschenk.</numerusform>
            <numerusform>Dir fehlen %n Geschenke.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} hat jetzt {points}.</translation>
    </message>
    <message>
        <source>The sheet of {name}: {points}, {gifts}.</source>
        <translation>Das Blatt von {name}: {points}, {gifts}.</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>Feuerwerk: {points}, die Summe der gezündeten Plättchen.</translation>
    </message>
    <message>
        <source>Second group: {points}, one for each pool of the second largest group of completed pools.</source>
        <translation>Zweite Gruppe: {points}, einer je Becken der zweitgrößten Gruppe vollständiger Becken.</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n for each one surrounded.</source>
        <translation>
            <numerusform>Boote: {points}, %n für jedes umringte.</numerusform>
            <numerusform>Boote: {points}, %n für jedes umringte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Gifts pay for rolling again and for the emperor.</source>
        <translation>{name} hat {gifts}. Geschenke bezahlen neues Würfeln und den Kaiser.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, in that turn of {name}.</source>
        <translation>Zugbonus {row}: ein Feld mehr in {color}, in diesem Zug von {name}.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, now.</source>
        <translation>Zugbonus {row}: jetzt ein Feld mehr in {color}.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, over.</source>
        <translation>Zugbonus {row}: {color}, vorbei.</translation>
    </message>
    <message>
        <source>Nobody faces this die, but favours may count it.</source>
        <translation>Vor diesem Würfel sitzt niemand, aber eine Gunst kann ihn zählen.</translation>
    </message>
    <message>
        <source>{name} shades by the die on this side.</source>
        <translation>{name} malt nach dem Würfel auf dieser Seite.</translation>
    </message>
    <message>
        <source>{name} shades one {color} area.</source>
        <translation>{name} malt ein Feld in {color} aus.</translation>
    </message>
    <message>
        <source>The tray: each player shades an area in the colour of the die they face. Whoever rolled may turn it first.</source>
        <translation>Der Teller: Alle malen ein Feld in der Farbe des Würfels aus, vor dem sie sitzen. Wer gewürfelt hat, darf ihn vorher drehen.</translation>
    </message>
    <message>
        <source>Turn the tray, so that everybody faces another die.</source>
        <translation>Dreh den Teller, sodass alle vor einem anderen Würfel sitzen.</translation>
    </message>
    <message>
        <source>All four dice again for {gifts}, before the tray is turned.</source>
        <translation>Alle vier Würfel neu für {gifts}, bevor der Teller gedreht wird.</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>Zurück zu deinem Blatt.</translation>
    </message>
    <message>
        <source>Show every place for this tile.</source>
        <translation>Zeig jeden Platz für dieses Plättchen.</translation>
    </message>
    <message>
        <source>Launch the display that is worth most.</source>
        <translation>Das Feuerwerk zünden, das am meisten zählt.</translation>
    </message>
    <message>
        <source>Leave the rest: it is asked first.</source>
        <translation>Den Rest lassen: Vorher wird gefragt.</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>Weiter.</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>Das Plättchen zurücklegen (Esc).</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>Feuerwerk: Ein Plättchen bedeckt vollständige Becken und bringt seine Punkte.</translation>
    </message>
    <message>
        <source>The emperor’s favours: one in each turn, for gifts.</source>
        <translation>Die Gunst des Kaisers: eine in jedem Zug, für Geschenke.</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>Würfle.</translation>
    </message>
    <message>
        <source>Roll again: another roll may well serve you better.</source>
        <translation>Würfle neu: Ein anderer Wurf nützt dir wohl mehr.</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>Male das ganze Becken {pool} aus. {reason}</translation>
    </message>
    <message>
        <source>Launch nothing: these pools may carry a better tile later.</source>
        <translation>Zünde nichts: Diese Becken tragen später vielleicht ein besseres Plättchen.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help now.</source>
        <translation>Lass den Rest frei: Mehr würde jetzt nicht helfen.</translation>
    </message>
    <message>
        <source>Leave the tray as it lies. You face {color}; {areas}.</source>
        <translation>Lass den Teller, wie er liegt. Du sitzt vor {color}; {areas}.</translation>
    </message>
    <message>
        <source>Turn the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>Drehe den Teller: {quarters}. Dann sitzt du vor {color}; {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n area(s) to choose from.</source>
        <translation>
            <numerusform>Dafür gibt es %n Feld zur Wahl.</numerusform>
            <numerusform>Dafür gibt es %n Felder zur Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) of it are free</source>
        <translation>
            <numerusform>%n Feld davon ist frei</numerusform>
            <numerusform>%n Felder davon sind frei</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}: {area} ausmalen. {reason}</translation>
    </message>
    <message>
        <source>That gives: {gains}.</source>
        <translation>Das bringt: {gains}.</translation>
    </message>
    <message>
        <source>It is beside a boat, and leads towards surrounding it.</source>
        <translation>Es liegt neben einem Boot und hilft, es zu umringen.</translation>
    </message>
    <message>
        <source>The platform there waits for its other half.</source>
        <translation>Die Plattform dort wartet auf ihre andere Hälfte.</translation>
    </message>
    <message>
        <source>It joins pools you have completed.</source>
        <translation>Es schließt an Becken an, die du fertig hast.</translation>
    </message>
    <message>
        <source>Its pool can be completed by another colour.</source>
        <translation>Sein Becken kann mit einer anderen Farbe fertig werden.</translation>
    </message>
    <message>
        <source>Launch {shape} over {pools}: {points}.</source>
        <translation>Zünde {shape} auf {pools}: {points}.</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>Das Feuerwerksplättchen wenden</translation>
    </message>
    <message>
        <source>Show every place for this tile</source>
        <translation>Alle Plätze für dieses Plättchen zeigen</translation>
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
        <source>Again for %n gift(s)</source>
        <translation>
            <numerusform>Neu für %n Geschenk</numerusform>
            <numerusform>Neu für %n Geschenke</numerusform>
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
    <message numerus="yes">
        <source>%n pool(s) short</source>
        <translation>
            <numerusform>%n Becken fehlt</numerusform>
            <numerusform>%n Becken fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>One more area in your die’s colour</source>
        <translation>Noch ein Feld in deiner Würfelfarbe</translation>
    </message>
    <message>
        <source>One area in a colour no die shows</source>
        <translation>Ein Feld in einer Farbe, die kein Würfel zeigt</translation>
    </message>
    <message>
        <source>One area for each of the other three dice</source>
        <translation>Je ein Feld für die drei anderen Würfel</translation>
    </message>
    <message>
        <source>One area like the die on your left</source>
        <translation>Ein Feld wie der Würfel links von dir</translation>
    </message>
    <message>
        <source>One area of any colour beside a completed pool</source>
        <translation>Ein beliebiges Feld neben einem fertigen Becken</translation>
    </message>
    <message>
        <source>Both areas of one untouched pool</source>
        <translation>Beide Felder eines unberührten Beckens</translation>
    </message>
    <message>
        <source>the last launches</source>
        <translation>die letzten Feuerwerke</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
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
        <source>One area like {name}’s die</source>
        <translation>Ein Feld wie der Würfel von {name}</translation>
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
        <source>{name} takes this sheet and shades</source>
        <translation>{name} nimmt dieses Blatt und malt aus</translation>
    </message>
    <message>
        <source>The tray</source>
        <translation>Der Teller</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
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
        <source>spoils a boat</source>
        <translation>verdirbt ein Boot</translation>
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
        <source>That was your turn. You can still undo it.</source>
        <translation>Das war dein Zug. Du kannst ihn noch zurücknehmen.</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Die anderen malen aus, dann zündest du.</translation>
    </message>
    <message>
        <source>The others are playing.</source>
        <translation>Die anderen spielen.</translation>
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
        <translation>Du kannst noch ausmalen. Trotzdem lassen?</translation>
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
        <source>Still to shade:</source>
        <translation>Noch auszumalen:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>Nichts zünden</translation>
    </message>
    <message>
        <source>You can still ask the emperor for a favour.</source>
        <translation>Du kannst den Kaiser noch um eine Gunst bitten.</translation>
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
        <source>Leave it so</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Drag the rim to turn the tray. Leave it so, or shade an area.</source>
        <translation>Am Rand ziehen dreht den Teller. Lass ihn so, oder male ein Feld aus.</translation>
    </message>
    <message>
        <source>nobody’s, but shown</source>
        <translation>niemandes, aber gezeigt</translation>
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
        <source>show all places</source>
        <translation>alle Plätze zeigen</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>drehen</translation>
    </message>
    <message>
        <source>Press again to take it back.</source>
        <translation>Noch einmal drücken nimmt es zurück.</translation>
    </message>
    <message>
        <source>Press to take it back, with what you did after it.</source>
        <translation>Drücken nimmt es zurück, mit allem, was du danach getan hast.</translation>
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
        <source>{name} left the tray as it lay: {faced}.</source>
        <translation>{name} hat den Teller so gelassen: {faced}.</translation>
    </message>
    <message>
        <source>{name} turned the tray: {faced}.</source>
        <translation>{name} hat den Teller gedreht: {faced}.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} hat {gifts} für eine Gunst ausgegeben: {action}.</translation>
    </message>
    <message>
        <source>{name} faces {color} and can shade nothing.</source>
        <translation>{name} sitzt vor {color} und kann nichts ausmalen.</translation>
    </message>
    <message>
        <source>{name} took their sheet.</source>
        <translation>{name} hat das eigene Blatt genommen.</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} ließ den Rest frei.</translation>
    </message>
    <message>
        <source>{name} launched nothing.</source>
        <translation>{name} hat nichts gezündet.</translation>
    </message>
    <message>
        <source>Turn {number} of {name} begins.</source>
        <translation>Zug {number} von {name} beginnt.</translation>
    </message>
    <message>
        <source>All turns are over: everyone may launch once more.</source>
        <translation>Alle Züge sind vorbei: Alle dürfen noch einmal zünden.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and rolled again: {colors}.</source>
        <translation>{name} hat {gifts} ausgegeben und neu gewürfelt: {colors}.</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} hat {colors} gewürfelt.</translation>
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
        <source>{name} shaded {areas} by the emperor’s favour</source>
        <translation>{name} hat {areas} dank der Gunst des Kaisers ausgemalt</translation>
    </message>
    <message>
        <source>{name} shaded {areas} beside the platform</source>
        <translation>{name} hat {areas} neben der Plattform ausgemalt</translation>
    </message>
    <message>
        <source>{name} launched {shape} over {pools}: {points}.</source>
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
        <source>not turned</source>
        <translation>nicht gedreht</translation>
    </message>
    <message>
        <source>a quarter to the right</source>
        <translation>um 90° nach rechts</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>um 180°</translation>
    </message>
    <message>
        <source>a quarter to the left</source>
        <translation>um 90° nach links</translation>
    </message>
    <message>
        <source>one more area in the die’s colour</source>
        <translation>noch ein Feld in der Würfelfarbe</translation>
    </message>
    <message>
        <source>one area in the colour of the die to the left</source>
        <translation>ein Feld in der Farbe des Würfels zur Linken</translation>
    </message>
    <message>
        <source>one area in a colour that no die shows</source>
        <translation>ein Feld in einer Farbe, die kein Würfel zeigt</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>je ein Feld für die drei anderen Würfel</translation>
    </message>
    <message>
        <source>one area of any colour beside a completed pool</source>
        <translation>ein Feld beliebiger Farbe neben einem fertigen Becken</translation>
    </message>
    <message>
        <source>both areas of one untouched pool</source>
        <translation>beide Felder eines unberührten Beckens</translation>
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
        <source>What is in play</source>
        <translation>Was im Spiel ist</translation>
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
        <source>You turn the tray for yourself. The rules for one are ours.</source>
        <translation>Du drehst den Teller für dich. Die Regeln für eine Person sind von uns.</translation>
    </message>
    <message>
        <source>The earliest letter of a sheet begins. Then it goes clockwise.</source>
        <translation>Der früheste Buchstabe eines Blattes beginnt. Dann geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>Feuerwerksformen</translation>
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
        <source>Dealt</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Sheet of {name}</source>
        <translation>Blatt von {name}</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s): {all} are in play.</source>
        <translation>
            <numerusform>Wähle noch %n Form: {all} sind im Spiel.</numerusform>
            <numerusform>Wähle noch %n Formen: {all} sind im Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>Diese vier Formen eignen sich für das erste Spiel.</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape are drawn.</source>
        <translation>Eine kleine, zwei mittlere und eine große Form werden gezogen.</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>Diese vier Formen sind im Spiel.</translation>
    </message>
    <message>
        <source>Everybody gets one by chance; the earliest letter begins.</source>
        <translation>Alle erhalten zufällig eins; der früheste Buchstabe beginnt.</translation>
    </message>
    <message>
        <source>{shape}: tiles for {values} points, the best on top</source>
        <translation>{shape}: Plättchen für {values} Punkte, das beste oben</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Press to turn it over: {lower}</source>
        <translation>{gifts}, {side}: {upper}. Drücken wendet die Karte: {lower}</translation>
    </message>
    <message>
        <source>{gifts}, by chance: {upper}, or {lower}</source>
        <translation>{gifts}, zufällig: {upper}, oder {lower}</translation>
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
        <source>{number} play</source>
        <translation>zu {number}</translation>
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
        <source>Pavilion shaded: one gift</source>
        <translation>Pavillon ausgemalt: ein Geschenk</translation>
    </message>
    <message>
        <source>Platform completed: shade one area beside it</source>
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
        <source>pools for the next fireworks</source>
        <translation>Becken für das nächste Feuerwerk</translation>
    </message>
    <message>
        <source>a larger second group of pools</source>
        <translation>eine größere zweite Gruppe von Becken</translation>
    </message>
    <message>
        <source>a boat that may be surrounded</source>
        <translation>ein Boot, das umringt werden kann</translation>
    </message>
    <message>
        <source>pools that can be completed later</source>
        <translation>Becken, die später fertig werden können</translation>
    </message>
    <message>
        <source>gifts for later</source>
        <translation>Geschenke für später</translation>
    </message>
    <message>
        <source>what can still be shaded now</source>
        <translation>was jetzt noch ausgemalt werden kann</translation>
    </message>
    <message>
        <source>dice that help the others little</source>
        <translation>Würfel, die den anderen wenig helfen</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>The dice have fallen. Before the tray is left, a button beside it rolls again.</source>
        <translation>Die Würfel sind gefallen. Bevor der Teller so bleibt, würfelt ein Knopf daneben noch einmal.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <source>The tray is turned once in a turn, before anybody shades.</source>
        <translation>Der Teller wird einmal im Zug gedreht, bevor jemand ausmalt.</translation>
    </message>
    <message>
        <source>Turn the tray first, or leave it as it lies.</source>
        <translation>Drehe zuerst den Teller, oder lass ihn, wie er liegt.</translation>
    </message>
    <message>
        <source>Dice are rolled again only before the tray is left.</source>
        <translation>Neu gewürfelt wird nur, bevor der Teller so bleibt.</translation>
    </message>
    <message>
        <source>You have too few gifts: rolling again costs {reroll}.</source>
        <translation>Du hast zu wenige Geschenke: Neu würfeln kostet {reroll}.</translation>
    </message>
    <message>
        <source>Shading is over for this turn.</source>
        <translation>In diesem Zug wird nichts mehr ausgemalt.</translation>
    </message>
    <message>
        <source>That area is shaded already.</source>
        <translation>Dieses Feld ist schon ausgemalt.</translation>
    </message>
    <message>
        <source>A platform lets you shade beside it once, when its pool is completed.</source>
        <translation>Eine Plattform lässt dich einmal daneben ausmalen, wenn ihr Becken fertig wird.</translation>
    </message>
    <message>
        <source>You have shaded an area for your die already.</source>
        <translation>Für deinen Würfel hast du schon ein Feld ausgemalt.</translation>
    </message>
    <message>
        <source>That area has another colour than the die you face.</source>
        <translation>Dieses Feld hat eine andere Farbe als dein Würfel.</translation>
    </message>
    <message>
        <source>Only the one whose turn it is has a turn bonus.</source>
        <translation>Einen Zugbonus hat nur, wer am Zug ist.</translation>
    </message>
    <message>
        <source>You have shaded an area for your turn bonus already.</source>
        <translation>Für deinen Zugbonus hast du schon ein Feld ausgemalt.</translation>
    </message>
    <message>
        <source>That area has another colour than your turn bonus.</source>
        <translation>Dieses Feld hat eine andere Farbe als dein Zugbonus.</translation>
    </message>
    <message>
        <source>Shade it for your die: the colour is the same.</source>
        <translation>Male es für deinen Würfel aus: Die Farbe ist dieselbe.</translation>
    </message>
    <message>
        <source>Shade it for your turn bonus: the colour is the same.</source>
        <translation>Male es für deinen Zugbonus aus: Die Farbe ist dieselbe.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>That sheet is being shaded already.</source>
        <translation>Auf diesem Blatt wird schon ausgemalt.</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>Dieses Blatt ist für diesen Zug fertig.</translation>
    </message>
    <message>
        <source>That sheet was just taken. First somebody shades, takes a favour or is done.</source>
        <translation>Dieses Blatt wurde eben erst genommen. Zuerst muss jemand ausmalen, um eine Gunst bitten oder fertig sein.</translation>
    </message>
    <message>
        <source>Nothing can be shaded on that sheet now.</source>
        <translation>Auf diesem Blatt lässt sich jetzt nichts ausmalen.</translation>
    </message>
    <message>
        <source>Spend gifts on a card of the emperor first.</source>
        <translation>Gib zuerst Geschenke für eine Karte des Kaisers aus.</translation>
    </message>
    <message>
        <source>You have shaded everything the emperor’s favour allows.</source>
        <translation>Du hast alles ausgemalt, was die Gunst des Kaisers erlaubt.</translation>
    </message>
    <message>
        <source>This favour shades both areas of one pool.</source>
        <translation>Diese Gunst malt beide Felder eines Beckens aus.</translation>
    </message>
    <message>
        <source>The emperor’s favour does not allow that colour.</source>
        <translation>Die Gunst des Kaisers erlaubt diese Farbe nicht.</translation>
    </message>
    <message>
        <source>This favour shades beside one of your completed pools.</source>
        <translation>Diese Gunst gilt neben einem deiner fertigen Becken.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Beide Felder dieses Beckens müssen frei sein.</translation>
    </message>
    <message>
        <source>The emperor grants one favour in a turn.</source>
        <translation>Der Kaiser gewährt eine Gunst im Zug.</translation>
    </message>
    <message>
        <source>You have too few gifts for that favour.</source>
        <translation>Für diese Gunst hast du zu wenige Geschenke.</translation>
    </message>
    <message>
        <source>There is nothing you could shade by that favour.</source>
        <translation>Mit dieser Gunst könntest du nichts ausmalen.</translation>
    </message>
    <message>
        <source>Fireworks are launched at the end of your own turn.</source>
        <translation>Feuerwerk wird am Ende des eigenen Zuges gezündet.</translation>
    </message>
    <message>
        <source>That shape is not in play.</source>
        <translation>Diese Form ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>No tile of that shape is left.</source>
        <translation>Von dieser Form ist kein Plättchen mehr da.</translation>
    </message>
    <message>
        <source>Fireworks need pools of which both areas are shaded.</source>
        <translation>Feuerwerk braucht Becken, deren beide Felder ausgemalt sind.</translation>
    </message>
    <message>
        <source>Another tile already lies on one of these pools.</source>
        <translation>Auf einem dieser Becken liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>There is nothing to launch now.</source>
        <translation>Jetzt gibt es nichts zu zünden.</translation>
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
        <source>points of the tiles</source>
        <translation>Punkte der Plättchen</translation>
    </message>
    <message>
        <source>its completed pools</source>
        <translation>ihre fertigen Becken</translation>
    </message>
    <message>
        <source>{number} for each surrounded</source>
        <translation>{number} für jedes umringte</translation>
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
        <source>A pavilion brought a gift. Gifts buy a favour of the emperor, one each turn.</source>
        <translation>Ein Pavillon brachte ein Geschenk. Geschenke kaufen eine Gunst des Kaisers, eine je Zug.</translation>
    </message>
    <message>
        <source>A completed platform: shade any area in a pool beside it, in any colour.</source>
        <translation>Eine fertige Plattform: Male ein Feld in einem Becken daneben aus, in beliebiger Farbe.</translation>
    </message>
    <message>
        <source>A boat with complete pools on all sides is worth 4 points, if its own pool stays bare.</source>
        <translation>Ein Boot mit fertigen Becken auf allen Seiten zählt 4 Punkte, wenn sein eigenes Becken frei bleibt.</translation>
    </message>
    <message>
        <source>A complete pool can carry fireworks. Pools that touch make groups: the second largest scores.</source>
        <translation>Ein fertiges Becken kann Feuerwerk tragen. Becken, die sich berühren, sind Gruppen: Die zweitgrößte zählt.</translation>
    </message>
    <message>
        <source>The last turn is over: everybody may launch once more.</source>
        <translation>Der letzte Zug ist vorbei: Jeder darf noch einmal zünden.</translation>
    </message>
    <message>
        <source>The last turn of everybody: complete pools for a display, and keep your groups apart.</source>
        <translation>Für alle der letzte Zug: Mach Becken für ein Feuerwerk fertig, und halte deine Gruppen getrennt.</translation>
    </message>
    <message>
        <source>Roll, then turn the tray: everybody shades with the die that faces them.</source>
        <translation>Würfle, dann drehe den Teller: Jeder malt mit dem Würfel, der zu ihm zeigt.</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. A die that faces somebody else is theirs.</source>
        <translation>Wähle eine Farbe, die dir hilft. Ein Würfel, der zu jemand anderem zeigt, gehört dieser Person.</translation>
    </message>
    <message>
        <source>A tile fits: the top one of a shape is worth most, so launch early.</source>
        <translation>Ein Plättchen passt: Das oberste jeder Form zählt am meisten, also zünde früh.</translation>
    </message>
    <message>
        <source>Everybody shades at once: whoever is ready presses their own small sheet.</source>
        <translation>Alle malen gleichzeitig aus: Wer so weit ist, drückt das eigene kleine Blatt.</translation>
    </message>
    <message>
        <source>A favour costs gifts. Areas with a pavilion earn them back at once.</source>
        <translation>Eine Gunst kostet Geschenke. Felder mit einem Pavillon bringen sie gleich zurück.</translation>
    </message>
    <message>
        <source>Draw with the pencil over a lit area. Pools with both halves shaded are complete.</source>
        <translation>Fahre mit dem Stift über ein leuchtendes Feld. Sind beide Hälften ausgemalt, ist das Becken fertig.</translation>
    </message>
</context>
<context>
    <name>DiceTurn</name>
    <message>
        <source>{shape}: {points}</source>
        <translation>{shape}: {points}</translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>{colors} ausmalen</translation>
    </message>
    <message>
        <source>shade beside a platform</source>
        <translation>neben einer Plattform ausmalen</translation>
    </message>
    <message>
        <source>ask the emperor for a favour</source>
        <translation>den Kaiser um eine Gunst bitten</translation>
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
        <source>Turn</source>
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
        <translation>{name} ist am Zug: {action}.</translation>
    </message>
    <message>
        <source>Your turn: {action}.</source>
        <translation>Dein Zug: {action}.</translation>
    </message>
    <message>
        <source>turn the tray, or shade an area</source>
        <translation>den Teller drehen oder ein Feld ausmalen</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>Feuerwerk zünden</translation>
    </message>
    <message>
        <source>launch one last time</source>
        <translation>ein letztes Mal zünden</translation>
    </message>
    <message>
        <source>nothing is left to shade</source>
        <translation>nichts mehr auszumalen</translation>
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
        <source>again: {gifts}</source>
        <translation>neu: {gifts}</translation>
    </message>
    <message>
        <source>shade {colors} by favour</source>
        <translation>dank der Gunst {colors} ausmalen</translation>
    </message>
    <message>
        <source>{gifts} held</source>
        <translation>{gifts} da</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>kostet {gifts}</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>danach</translation>
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
        <source>turn the tray</source>
        <translation>Teller drehen</translation>
    </message>
    <message>
        <source>beside a platform</source>
        <translation>neben der Plattform</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>favour granted</source>
        <translation>Gunst gewährt</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>nichts auszumalen</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>du darfst</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>ein letztes Mal</translation>
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
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
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
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to {own}</source>
        <translation>
            <numerusform>%n zu {own} Punkte</numerusform>
            <numerusform>%n zu {own} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead</source>
        <translation>
            <numerusform>%n Punkt, Vorsprung {lead}</numerusform>
            <numerusform>%n Punkte, Vorsprung {lead}</numerusform>
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
        <source>final turn</source>
        <translation>letzter Zug</translation>
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
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}“</translation>
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
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ging schief</translation>
    </message>
    <message>
        <source>Something in the program went wrong.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
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
        <source>Your saved games are where they were: nothing has been changed.</source>
        <translation>Deine gespeicherten Spiele sind, wo sie waren: Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>Your game is safe: every step up to this one is saved. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>Dein Spiel ist sicher: Jeder Schritt bis hierher ist gespeichert. Du kannst weiterspielen; sieht etwas seltsam aus, geh zurück zum Regal und wähle „Weiterspielen“.</translation>
    </message>
    <message>
        <source>The last step could not be saved, but everything before it is. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>Der letzte Schritt konnte nicht gespeichert werden, aber alles davor. Du kannst weiterspielen; wenn etwas seltsam aussieht, geh zurück zum Regal und drücke auf Weiterspielen.</translation>
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
    <name>Explanations</name>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Kleiner (−)</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>{name} beginnt die Partie.</translation>
    </message>
    <message>
        <source>Show everything (0)</source>
        <translation>Alles zeigen (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Größer (+)</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>Hol in diesem Zug %n Punkt.</numerusform>
            <numerusform>Hol in diesem Zug %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) in this turn.</source>
        <translation>
            <numerusform>Erhalte in diesem Zug %n Laterne.</numerusform>
            <numerusform>Erhalte in diesem Zug %n Laternen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>Erhalte in diesem Zug %n Laterne mehr als irgendwer sonst.</numerusform>
            <numerusform>Erhalte in diesem Zug %n Laternen mehr als irgendwer sonst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) in this turn.</source>
        <translation>
            <numerusform>Erhalte in diesem Zug %n Mondkuchen.</numerusform>
            <numerusform>Erhalte in diesem Zug %n Mondkuchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place your tile and hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Lege dein Plättchen so, dass deine Laternen für eine Widmung mit %n Punkt reichen.</numerusform>
            <numerusform>Lege dein Plättchen so, dass deine Laternen für eine Widmung mit %n Punkten reichen.</numerusform>
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
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>Du hast %n Laterne erhalten.</numerusform>
            <numerusform>Du hast %n Laternen erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anybody else.</source>
        <translation>
            <numerusform>Du hast %n Laterne mehr als irgendwer sonst erhalten.</numerusform>
            <numerusform>Du hast %n Laternen mehr als irgendwer sonst erhalten.</numerusform>
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
        <source>You hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Deine Laternen reichen für eine Widmung mit %n Punkt.</numerusform>
            <numerusform>Deine Laternen reichen für eine Widmung mit %n Punkten.</numerusform>
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
        <source>Make a Dedication: touch its stack.</source>
        <translation>Mach eine Widmung: Berühre ihren Stapel.</translation>
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
        <source>At your refill you may choose from two tiles.</source>
        <translation>Beim Nachziehen darfst du aus zwei Plättchen wählen.</translation>
    </message>
    <message>
        <source>Touch a tile of the display to turn it.</source>
        <translation>Berühre ein Plättchen der Auslage, um es zu drehen.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you both gain.</source>
        <translation>Berühre die Laterne im Vorrat, die ihr beide erhaltet.</translation>
    </message>
    <message>
        <source>Touch the pile of Trixie lanterns to take one.</source>
        <translation>Berühre den Haufen der Trixie-Laternen, um eine zu nehmen.</translation>
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
        <source>Turn it (wheel or R); press it again to leave it so.</source>
        <translation>Drehe es (Mausrad oder R); ein Druck darauf lässt es so.</translation>
    </message>
    <message>
        <source>After your tile, one more Dedication may be possible.</source>
        <translation>Nach deinem Plättchen ist vielleicht noch eine Widmung möglich.</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>In diesem Zug darfst du zwei Widmungen machen.</translation>
    </message>
    <message>
        <source>Each match brings one more Mooncake.</source>
        <translation>Jeder Treffer bringt einen Mondkuchen mehr.</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>Nach einer Widmung darfst du eine Laterne zurücknehmen.</translation>
    </message>
    <message>
        <source>Your lanterns are not counted this turn.</source>
        <translation>Deine Laternen werden in diesem Zug nicht gezählt.</translation>
    </message>
    <message>
        <source>You also gain what the far side of your tile shows.</source>
        <translation>Du erhältst auch, was die ferne Seite deines Plättchens zeigt.</translation>
    </message>
    <message>
        <source>One side that does not match will count as a match.</source>
        <translation>Eine Seite, die nicht passt, zählt als Treffer.</translation>
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
        <source>Put your token on {kind}: your Dedications there score 1 more</source>
        <translation>Leg deinen Marker auf {kind}: Deine Widmungen dort bringen 1 mehr</translation>
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
    <name>FestivalExplanations</name>
    <message>
        <source>Whoever refills a hand may take it. {tile}</source>
        <translation>Wer seine Hand auffüllt, darf es nehmen. {tile}</translation>
    </message>
    <message>
        <source>No tile lies face up.</source>
        <translation>Kein Plättchen liegt offen.</translation>
    </message>
    <message>
        <source>Tiles of {name}, seen by their owner only.</source>
        <translation>Plättchen von {name}, für andere verdeckt.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>Noch %n Plättchen im Stapel.</numerusform>
            <numerusform>Noch %n Plättchen im Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>When all tiles are laid, everybody has one final turn.</source>
        <translation>Wenn alle Plättchen liegen, folgt für alle ein letzter Zug.</translation>
    </message>
    <message>
        <source>A match with it brings a Mooncake.</source>
        <translation>Ein Treffer damit bringt einen Mondkuchen.</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: Du hast %n.</numerusform>
            <numerusform>{lantern}: Du hast %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} holds %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: {name} hat %n.</numerusform>
            <numerusform>{lantern}: {name} hat %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None is left in the Supply.</source>
        <translation>Im Vorrat ist keine mehr.</translation>
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
    <message numerus="yes">
        <source>You hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>Du hast %n.</numerusform>
            <numerusform>Du hast %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: taken where a stack is empty, {points} each.</source>
        <translation>Allgemeine Widmungen: Man nimmt sie, wo ein Stapel leer ist, je {points}.</translation>
    </message>
    <message>
        <source>{kind}: none is left.</source>
        <translation>{kind}: keine mehr da.</translation>
    </message>
    <message>
        <source>{kind}: {points}, {lacking}.</source>
        <translation>{kind}: {points}, {lacking}.</translation>
    </message>
    <message>
        <source>{kind}: {points}.</source>
        <translation>{kind}: {points}.</translation>
    </message>
    <message>
        <source>A generic one is taken.</source>
        <translation>Man nimmt eine allgemeine.</translation>
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
        <source>you have the lanterns for it</source>
        <translation>du hast die Laternen dafür</translation>
    </message>
    <message>
        <source>you lack {lanterns}</source>
        <translation>dir fehlt {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you lack %n lantern(s)</source>
        <translation>
            <numerusform>dir fehlt %n Laterne</numerusform>
            <numerusform>dir fehlen %n Laternen</numerusform>
        </translation>
    </message>
    <message>
        <source>you lack {number}: {lanterns}</source>
        <translation>dir fehlt noch {number}: {lanterns}</translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}, {mooncakes}: {ability}</translation>
    </message>
    <message>
        <source>The token of {name}: each Dedication taken from the stack it lies on scores one more.</source>
        <translation>Der Marker von {name}: Jede Widmung von dem Stapel, auf dem er liegt, bringt einen Punkt mehr.</translation>
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
        <source>Each stands for any lantern in a Dedication.</source>
        <translation>Jede steht in einer Widmung für eine beliebige Laterne.</translation>
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
        <source>{name} holds %n lantern(s).</source>
        <translation>
            <numerusform>{name} hat %n Laterne.</numerusform>
            <numerusform>{name} hat %n Laternen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more than {limit} may be kept when a tile is laid.</source>
        <translation>Mehr als {limit} darf man nicht behalten, wenn man ein Plättchen legt.</translation>
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
        <source>It stands for one more {lantern}</source>
        <translation>Sie steht für noch eine {lantern}</translation>
    </message>
    <message>
        <source>It stands for {lantern}</source>
        <translation>Sie steht für {lantern}</translation>
    </message>
    <message>
        <source>Let a Trixie lantern stand for one you have</source>
        <translation>Lass eine Trixie-Laterne für eine stehen, die du hast</translation>
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
        <source>Take a Trixie lantern</source>
        <translation>Eine Trixie-Laterne nehmen</translation>
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
        <translation>Freundinnen</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Eine Frage</translation>
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
        <source>none left</source>
        <translation>keine mehr</translation>
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
        <source>in your hand</source>
        <translation>in deiner Hand</translation>
    </message>
    <message>
        <source>Trixie</source>
        <comment>a lantern of hers</comment>
        <translation>Trixie</translation>
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
        <source>So {lanterns} stayed.</source>
        <translation>{lanterns} blieb dafür da.</translation>
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
    <name>FestivalOptions</name>
    <message>
        <source>one is needed</source>
        <translation>eine ist nötig</translation>
    </message>
    <message>
        <source>works alone</source>
        <translation>geht auch solo</translation>
    </message>
    <message>
        <source>brings pieces</source>
        <translation>bringt Teile</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
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
        <source>Moon Dancer’s level</source>
        <translation>Moon Dancers Stufe</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>You begin. A tie is Moon Dancer’s.</source>
        <translation>Du beginnst. Bei Gleichstand gewinnt Moon Dancer.</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Wer beginnt, entscheidet der Zufall. Dann geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Moon Dancer’s level; below, ours</source>
        <translation>Moon Dancers Stufe; darunter die von uns</translation>
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
        <source>Play without friends</source>
        <translation>Ohne Freundinnen spielen</translation>
    </message>
    <message>
        <source>Let chance invite somebody</source>
        <translation>Den Zufall einladen lassen</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Deine Freundin</translation>
    </message>
    <message>
        <source>Does not work alone.</source>
        <translation>Geht nicht allein.</translation>
    </message>
    <message>
        <source>She helps Moon Dancer, too. Pinkie Pie may join another one.</source>
        <translation>Sie hilft auch Moon Dancer. Pinkie Pie darf dazukommen.</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Deine ersten Plättchen</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn.</source>
        <translation>Das erste Himmelsplättchen und deine Feuerwerke werden gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>A Sky tile to start with, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>Ein Himmelsplättchen zum Anfang und bis zu %n Feuerwerk für deine Hand.</numerusform>
            <numerusform>Ein Himmelsplättchen zum Anfang und bis zu %n Feuerwerke für deine Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level your hand starts with %n Fireworks tile(s): choose no more.</source>
        <translation>
            <numerusform>Auf dieser Stufe beginnt deine Hand mit %n Feuerwerk: Wähle nicht mehr.</numerusform>
            <numerusform>Auf dieser Stufe beginnt deine Hand mit %n Feuerwerken: Wähle nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: no more than {most} friends come to a gala.</source>
        <translation>Zu viele: Zu einer Gala kommen höchstens {most}.</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: swap one.</source>
        <translation>Mindestens eine der Freundinnen braucht ein Herz: Tausche eine aus.</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: choose one more.</source>
        <translation>Mindestens eine der Freundinnen braucht ein Herz: Wähle noch eine.</translation>
    </message>
    <message>
        <source>Once a turn, pay a friend’s Mooncakes and use what she can do.</source>
        <translation>Zahle einmal im Zug die Mondkuchen einer Freundin und nutze, was sie kann.</translation>
    </message>
    <message>
        <source>Nobody invited: on your turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>Niemand eingeladen: In deinem Zug darfst du {cost} Mondkuchen zahlen, um eine Laterne zu tauschen.</translation>
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
    <message>
        <source>works alone beside another one</source>
        <translation>geht solo neben einer anderen</translation>
    </message>
    <message>
        <source>brings pieces along</source>
        <translation>bringt Spielteile mit</translation>
    </message>
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>lanterns that lead to a Dedication</source>
        <translation>Laternen, die zu einer Widmung führen</translation>
    </message>
    <message>
        <source>Mooncakes for later</source>
        <translation>Mondkuchen für später</translation>
    </message>
    <message>
        <source>less for the others</source>
        <translation>weniger für die anderen</translation>
    </message>
    <message>
        <source>what the rest of the turn can bring</source>
        <translation>was der Rest des Zuges bringen kann</translation>
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
        <source>Generic Dedications are taken only where a stack is empty.</source>
        <translation>Allgemeine Widmungen gibt es nur dort, wo ein Stapel leer ist.</translation>
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
        <source>One tile is placed in a turn. Now it can only be ended.</source>
        <translation>In einem Zug wird ein Plättchen gelegt. Jetzt kann er nur noch beendet werden.</translation>
    </message>
    <message>
        <source>No friends are in play in this game.</source>
        <translation>In diesem Spiel sind keine Freunde dabei.</translation>
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
    <name>FestivalTips</name>
    <message>
        <source>Equal sides touched: a match gives you that lantern once more.</source>
        <translation>Gleiche Seiten berühren sich: Ein Treffer gibt dir diese Laterne noch einmal.</translation>
    </message>
    <message>
        <source>Fireworks tiles in a match bring Mooncakes. Two of them exchange a lantern.</source>
        <translation>Feuerwerksplättchen in einem Treffer bringen Mondkuchen. Für zwei tauschst du eine Laterne.</translation>
    </message>
    <message>
        <source>Every tile gives each seat the lantern on the side that faces it.</source>
        <translation>Jedes Plättchen gibt jedem Platz die Laterne der Seite, die zu ihm zeigt.</translation>
    </message>
    <message>
        <source>What the Supply lacks is not given. Dedications bring lanterns back to it.</source>
        <translation>Was im Vorrat fehlt, bekommt niemand. Widmungen bringen Laternen dorthin zurück.</translation>
    </message>
    <message>
        <source>Each Dedication of a kind leaves less for the next. Do not wait too long.</source>
        <translation>Jede Widmung einer Art lässt der nächsten weniger. Warte nicht zu lange.</translation>
    </message>
    <message>
        <source>All tiles are laid: everybody may exchange and dedicate once more.</source>
        <translation>Alle Plättchen liegen: Jeder darf noch einmal tauschen und widmen.</translation>
    </message>
    <message>
        <source>The stack is empty: only few tiles are left to place. Complete your sets now.</source>
        <translation>Der Stapel ist leer: Nur noch wenige Plättchen sind zu legen. Mach deine Sätze jetzt voll.</translation>
    </message>
    <message>
        <source>Only 12 lanterns may stay. Give back what no Dedication of yours needs.</source>
        <translation>Nur 12 Laternen dürfen bleiben. Gib zurück, was keine deiner Widmungen braucht.</translation>
    </message>
    <message>
        <source>You can make a Dedication: these points decide the game. One in each turn, before placing.</source>
        <translation>Du kannst eine Widmung machen: Diese Punkte entscheiden das Spiel. Eine je Zug, vor dem Legen.</translation>
    </message>
    <message>
        <source>For two Mooncakes you may exchange a lantern: good when just one is missing.</source>
        <translation>Für zwei Mondkuchen darfst du eine Laterne tauschen: gut, wenn nur eine fehlt.</translation>
    </message>
    <message>
        <source>A friend helps you this turn for Mooncakes. Rest the pointer on a card to read how.</source>
        <translation>Für Mondkuchen hilft dir in diesem Zug eine Freundin. Ruht der Zeiger auf einer Karte, liest du, wie.</translation>
    </message>
    <message>
        <source>Hold a tile over the table and look at every seat: it shows who would receive what.</source>
        <translation>Halte ein Plättchen über den Tisch und sieh auf jeden Platz: Dort steht, wer was bekäme.</translation>
    </message>
    <message>
        <source>Take the tile you can see, or draw unseen: after this the turn cannot be taken back.</source>
        <translation>Nimm das offene Plättchen oder ziehe verdeckt: Danach lässt sich der Zug nicht zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>FestivalTurn</name>
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
        <source>use the friend’s help, or end the turn.</source>
        <translation>Nutze die Hilfe des Freundes oder beende den Zug.</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>Wähle die Seite, die als Treffer zählt.</translation>
    </message>
    <message>
        <source>keep one of the tiles looked at.</source>
        <translation>Behalte eines der angesehenen Plättchen.</translation>
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
        <source>choose a lantern of the Supply for it.</source>
        <translation>Wähle dafür eine Laterne aus dem Vorrat.</translation>
    </message>
    <message>
        <source>press the stack again for its points.</source>
        <translation>Drücke noch einmal auf den Stapel für seine Punkte.</translation>
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
        <source>take the face-up tile, or draw one.</source>
        <translation>nimm das offene Plättchen oder zieh eins.</translation>
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
        <source>end the turn</source>
        <translation>Zug beenden</translation>
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
        <source>Bring in games</source>
        <translation>Spiele holen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
</context>
<context>
    <name>FireflyAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>Hol in diesem Zug %n Punkt.</numerusform>
            <numerusform>Hol in diesem Zug %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>Hol in diesem Zug %n Punkt mehr als irgendwer sonst.</numerusform>
            <numerusform>Hol in diesem Zug %n Punkte mehr als irgendwer sonst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raise your coins to %n in this turn.</source>
        <translation>
            <numerusform>Bring deine Münzen in diesem Zug auf %n.</numerusform>
            <numerusform>Bring deine Münzen in diesem Zug auf %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring together %n of your workers on one island.</source>
        <translation>
            <numerusform>Versammle %n deiner Arbeiter auf einer Insel.</numerusform>
            <numerusform>Versammle %n deiner Arbeiter auf einer Insel.</numerusform>
        </translation>
    </message>
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
        <source>You scored %n more point(s) than anybody else.</source>
        <translation>
            <numerusform>Du hast %n Punkt mehr als irgendwer sonst geholt.</numerusform>
            <numerusform>Du hast %n Punkte mehr als irgendwer sonst geholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You raised your coins to %n.</source>
        <translation>
            <numerusform>Du hast jetzt %n Münze.</numerusform>
            <numerusform>Du hast jetzt %n Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You brought %n of your workers to one island.</source>
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
        <source>The game ends with this turn.</source>
        <translation>Das Spiel endet mit diesem Zug.</translation>
    </message>
    <message>
        <source>A secondary action may come before or after it.</source>
        <translation>Davor oder danach darf eine Nebenaktion kommen.</translation>
    </message>
    <message>
        <source>Nobody else sees which.</source>
        <translation>Niemand sonst sieht, welche.</translation>
    </message>
    <message>
        <source>Crossing the new bridge is free.</source>
        <translation>Über die neue Brücke zu gehen ist kostenlos.</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>behalte eine der beiden Gaben</translation>
    </message>
    <message>
        <source>choose where the worker of {island} begins</source>
        <translation>wähle, wo der Arbeiter von {island} beginnt</translation>
    </message>
    <message>
        <source>choose a Small island for your first floor</source>
        <translation>wähle eine kleine Insel für dein erstes Stockwerk</translation>
    </message>
    <message>
        <source>choose an island for the new worker</source>
        <translation>wähle eine Insel für den neuen Arbeiter</translation>
    </message>
    <message>
        <source>cross the new bridge, or choose Done</source>
        <translation>geh über die neue Brücke oder wähle „Fertig“</translation>
    </message>
    <message>
        <source>move on, or choose Done</source>
        <translation>zieh weiter oder wähle „Fertig“</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>wähle, ob du ein zweites Stockwerk bezahlst</translation>
    </message>
    <message>
        <source>move on from {island}, which is full</source>
        <translation>zieh von {island} weiter, dort ist es voll</translation>
    </message>
    <message>
        <source>move on, or end the turn</source>
        <translation>zieh weiter oder beende den Zug</translation>
    </message>
    <message>
        <source>cross the new bridge, or end the turn</source>
        <translation>geh über die neue Brücke oder beende den Zug</translation>
    </message>
    <message>
        <source>skip the main action, none is possible</source>
        <translation>lass die Hauptaktion aus, keine ist möglich</translation>
    </message>
    <message>
        <source>choose another main action, or end the turn</source>
        <translation>wähle noch eine Hauptaktion oder beende den Zug</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>wähle eine Hauptaktion</translation>
    </message>
    <message>
        <source>choose a secondary action, or end the turn</source>
        <translation>wähle eine Nebenaktion oder beende den Zug</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>beende den Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>Noch %n Bewegung.</numerusform>
            <numerusform>Noch %n Bewegungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island where the bridge begins.</source>
        <translation>Wähle die Insel, an der die Brücke beginnt.</translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>Wähle die Insel für dein Stockwerk.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Wähle einen deiner Arbeiter.</translation>
    </message>
    <message>
        <source>Choose the island of the festival.</source>
        <translation>Wähle die Insel des Fests.</translation>
    </message>
    <message>
        <source>Choose the island at the other end, from {island}.</source>
        <translation>Wähle die Insel am anderen Ende, von {island} aus.</translation>
    </message>
    <message>
        <source>Choose the lane of the bridge.</source>
        <translation>Wähle die Bahn der Brücke.</translation>
    </message>
    <message>
        <source>Choose where the worker on {island} goes.</source>
        <translation>Wähle, wohin der Arbeiter auf {island} geht.</translation>
    </message>
    <message>
        <source>Choose what the Crow gives you.</source>
        <translation>Wähle, was die Krähe dir gibt.</translation>
    </message>
    <message>
        <source>Choose the way.</source>
        <translation>Wähle den Weg.</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>To {island}</source>
        <translation>Nach {island}</translation>
    </message>
    <message>
        <source>To {island}: full, so it must go on from there</source>
        <translation>Nach {island}: voll, von dort muss er weiterziehen</translation>
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
        <source>Build a floor of a pagoda</source>
        <translation>Ein Stockwerk einer Pagode bauen</translation>
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
    <message numerus="yes">
        <source>Move on, %n movement(s) left</source>
        <translation>
            <numerusform>Weiterziehen, noch %n Bewegung</numerusform>
            <numerusform>Weiterziehen, noch %n Bewegungen</numerusform>
        </translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have nobody</source>
        <translation>Eine Brücke an {island}, wo du niemanden hast</translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have {workers}</source>
        <translation>Eine Brücke an {island}, wo du {workers} hast</translation>
    </message>
    <message>
        <source>To {island}. {lane}</source>
        <translation>Nach {island}. {lane}</translation>
    </message>
    <message numerus="yes">
        <source>To {island}, %n lane(s)</source>
        <translation>
            <numerusform>Nach {island}, %n Bahn</numerusform>
            <numerusform>Nach {island}, %n Bahnen</numerusform>
        </translation>
    </message>
    <message>
        <source>A worker on {island}, where you have {workers}</source>
        <translation>Ein Arbeiter auf {island}, wo du {workers} hast</translation>
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
        <source>Take the Crow for {points}</source>
        <translation>Die Krähe für {points} nehmen</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: one more main action</source>
        <translation>Einen Glücksfisch für {coins} einsetzen: noch eine Hauptaktion</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>{power} behalten: {rule}</translation>
    </message>
    <message>
        <source>The worker of {start} begins on {island}</source>
        <translation>Der Arbeiter von {start} beginnt auf {island}</translation>
    </message>
    <message>
        <source>Begin with a floor on {island}</source>
        <translation>Mit einem Stockwerk auf {island} beginnen</translation>
    </message>
    <message>
        <source>The recruit goes to {island}</source>
        <translation>Der neue Arbeiter geht nach {island}</translation>
    </message>
    <message>
        <source>A worker crosses from {origin} to {destination}</source>
        <translation>Ein Arbeiter geht von {origin} nach {destination}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>Für {coins} ein zweites Stockwerk aufsetzen</translation>
    </message>
    <message>
        <source>Leave out the main action, none is possible</source>
        <translation>Die Hauptaktion auslassen, keine ist möglich</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Nobody else crosses</source>
        <translation>Niemand geht mehr hinüber</translation>
    </message>
    <message>
        <source>No more movements</source>
        <translation>Keine Bewegung mehr</translation>
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
        <source>{number} ×, kept</source>
        <translation>{number} ×, behalten</translation>
    </message>
    <message>
        <source>taken {number} ×</source>
        <translation>{number} × genommen</translation>
    </message>
    <message>
        <source>The last Sōrin was placed by {name}.</source>
        <translation>Das letzte Sōrin hat {name} gesetzt.</translation>
    </message>
    <message>
        <source>{name} had placed every floor.</source>
        <translation>{name} hatte alle Stockwerke verbaut.</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>Alle öffentlichen Ziele waren vergeben, das letzte an {name}.</translation>
    </message>
    <message>
        <source>Nobody built, scored or celebrated any more.</source>
        <translation>Niemand baute, punktete oder feierte mehr.</translation>
    </message>
    <message>
        <source>Their coins are equal too: they share the place.</source>
        <translation>Auch ihre Münzen sind gleich: Sie teilen sich den Platz.</translation>
    </message>
    <message>
        <source>More coins decide: {values}.</source>
        <translation>Mehr Münzen entscheiden: {values}.</translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message>
        <source>An empty place for a private goal of yours.</source>
        <translation>Ein leerer Platz für ein geheimes Ziel von dir.</translation>
    </message>
    <message>
        <source>{a} – {b}: {segments}.</source>
        <translation>{a} – {b}: {segments}.</translation>
    </message>
    <message>
        <source>Ends your turn once its main action is done.</source>
        <translation>Beendet deinen Zug, sobald die Hauptaktion getan ist.</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with a worker of yours. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Bau eine Brücke an einer Insel, auf der ein Arbeiter von dir steht. Noch %n Segment in deinem Vorrat.</numerusform>
            <numerusform>Bau eine Brücke an einer Insel, auf der ein Arbeiter von dir steht. Noch %n Segmente in deinem Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>Bau ein Stockwerk, wo du einen Arbeiter hast. Noch %n Stockwerk in deinem Vorrat.</numerusform>
            <numerusform>Bau ein Stockwerk, wo du einen Arbeiter hast. Noch %n Stockwerke in deinem Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) of workers over bridges. Those of others cost coins.</source>
        <translation>
            <numerusform>Bis zu %n Bewegung von Arbeitern über Brücken. Fremde Brücken kosten Münzen.</numerusform>
            <numerusform>Bis zu %n Bewegungen von Arbeitern über Brücken. Fremde Brücken kosten Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what every festival would pay if it were held now.</source>
        <translation>Zeig, was jedes Fest brächte, wenn es jetzt gefeiert würde.</translation>
    </message>
    <message>
        <source>Fish: all of yours are placed.</source>
        <translation>Fische: Alle deine sind eingesetzt.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: one more main action this turn.</source>
        <translation>Setz einen Fisch ein für {coins}: eine Hauptaktion mehr in diesem Zug.</translation>
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
        <source>{island}: a Start. Any number of workers may stay.</source>
        <translation>{island}: ein Start. Beliebig viele Arbeiter dürfen bleiben.</translation>
    </message>
    <message>
        <source>{island}. {size} island.</source>
        <translation>{island}. Größe: {size}.</translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival where floors and bridges suffice, you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Feiere ein Fest, wo Stockwerke und Brücken reichen, du einen Arbeiter hast und niemand mehr Teile hat. Noch %n Sōrin.</numerusform>
            <numerusform>Feiere ein Fest, wo Stockwerke und Brücken reichen, du einen Arbeiter hast und niemand mehr Teile hat. Noch %n Sōrin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>Das Fest wurde gefeiert: Hier kommen keine Stockwerke mehr dazu.</translation>
    </message>
    <message>
        <source>Each floor brings {reward}.</source>
        <translation>Jedes Stockwerk bringt {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) for each piece.</source>
        <translation>
            <numerusform>Fest: %n Punkt je Teil.</numerusform>
            <numerusform>Fest: %n Punkte je Teil.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lack {things}.</source>
        <translation>Dir fehlt noch: {things}.</translation>
    </message>
    <message>
        <source>You could hold it: {points}.</source>
        <translation>Du könntest es feiern: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} could hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} könnte es feiern.</numerusform>
            <numerusform>{names} könnten es feiern.</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker of yours</source>
        <translation>ein Arbeiter von dir</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for the majority</source>
        <translation>
            <numerusform>%n Teil zur Mehrheit</numerusform>
            <numerusform>%n Teile zur Mehrheit</numerusform>
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
        <source>Bridge of {name} between {a} and {b}: {segments}.</source>
        <translation>Brücke von {name} zwischen {a} und {b}: {segments}.</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival takes one.</source>
        <translation>
            <numerusform>Noch %n Sōrin: Jedes Fest braucht einen.</numerusform>
            <numerusform>Noch %n Sōrin: Jedes Fest braucht einen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>Noch %n geheimes Ziel zu ziehen.</numerusform>
            <numerusform>Noch %n geheime Ziele zu ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it brings {reward}.</source>
        <translation>Die erste Brücke darüber bringt {reward}.</translation>
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
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>Geh für {coins} von {origin} nach {destination}.</translation>
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
        <source>Take the Crow, and coins.</source>
        <translation>Nimm die Krähe, und Münzen.</translation>
    </message>
    <message>
        <source>Take the Crow, and workers.</source>
        <translation>Nimm die Krähe, und Arbeiter.</translation>
    </message>
    <message>
        <source>Place a fish for {coins} and act once more.</source>
        <translation>Setze für {coins} einen Fisch ein und handle noch einmal.</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Behalte {power}: {rule}</translation>
    </message>
    <message>
        <source>Begin on {island}.</source>
        <translation>Beginne auf {island}.</translation>
    </message>
    <message>
        <source>Put the recruit on {island}.</source>
        <translation>Stelle den neuen Arbeiter auf {island}.</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>Bezahle ein zweites Stockwerk.</translation>
    </message>
    <message>
        <source>Let the others stay.</source>
        <translation>Lass die anderen stehen.</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>Lass die Arbeiter, wo sie sind.</translation>
    </message>
    <message>
        <source>Save the coins.</source>
        <translation>Spare die Münzen.</translation>
    </message>
    <message>
        <source>No main action is possible: leave it out.</source>
        <translation>Keine Hauptaktion ist möglich: Lass sie aus.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Beende den Zug.</translation>
    </message>
    <message>
        <source>It brings {gains}.</source>
        <translation>Das bringt {gains}.</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>Dann kannst du {goals} nehmen.</translation>
    </message>
    <message>
        <source>Then a festival on {islands} is possible.</source>
        <translation>Dann ist ein Fest auf {islands} möglich.</translation>
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
        <source>Build a floor of a pagoda</source>
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
        <source>Who leads, who would score what</source>
        <translation>Wer führt, wer was bekäme</translation>
    </message>
    <message>
        <source>Other ways for a worker</source>
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
        <source>If the game ended now: %n point(s)</source>
        <translation>
            <numerusform>Wäre jetzt Schluss: %n Punkt</numerusform>
            <numerusform>Wäre jetzt Schluss: %n Punkte</numerusform>
        </translation>
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
        <source>It pays {0} coins at the start of each turn, and costs whoever holds it at the end {1} points.</source>
        <translation>Sie bringt zu Beginn jedes Zuges {0} Münzen. Wer sie am Ende hat, verliert {1} Punkte.</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>{0} Wege</translation>
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
        <source>The end is near: %n quiet turn(s) left</source>
        <translation>
            <numerusform>Das Ende naht: noch %n stiller Zug</numerusform>
            <numerusform>Das Ende naht: noch %n stille Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n Bahn</numerusform>
            <numerusform>%n Bahnen</numerusform>
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
        <source>Build it for %n coin(s)</source>
        <translation>
            <numerusform>Für %n Münze bauen</numerusform>
            <numerusform>Für %n Münzen bauen</numerusform>
        </translation>
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
        <source>Bridges of {name}: {coins}</source>
        <translation>Brücken von {name}: {coins}</translation>
    </message>
    <message>
        <source>Bridges of {name}: free</source>
        <translation>Brücken von {name}: frei</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: {coins}</source>
        <translation>Zwei, Brücken von {name}: {coins}</translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>Deine geheimen Ziele</translation>
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
        <translation>je Figur</translation>
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
        <source>End the turn without it</source>
        <translation>Zug ohne Ziel beenden</translation>
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
        <source>What does the Crow give you?</source>
        <translation>Was gibt dir die Krähe?</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: free</source>
        <translation>Zwei, Brücken von {name}: frei</translation>
    </message>
    <message>
        <source>Over the water: {coins}</source>
        <translation>Übers Wasser: {coins}</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Scores and stocks</source>
        <translation>Punkte und Vorräte</translation>
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
        <source>secret power</source>
        <translation>geheime Gabe</translation>
    </message>
    <message>
        <source>The game ends with this turn</source>
        <translation>Das Spiel endet mit diesem Zug</translation>
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
        <source>after that</source>
        <translation>danach</translation>
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
        <source>Leave it out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Festivals now</source>
        <translation>Feste jetzt</translation>
    </message>
    <message>
        <source>no worker of yours</source>
        <translation>kein Arbeiter von dir</translation>
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
        <source>Which way?</source>
        <translation>Welcher Weg?</translation>
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
    <message>
        <source>choose another way</source>
        <translation>anderen Weg wählen</translation>
    </message>
</context>
<context>
    <name>FireflyLog</name>
    <message>
        <source>{name} let a worker cross from {origin} to {destination}</source>
        <translation>{name} hat einen Arbeiter von {origin} nach {destination} gehen lassen</translation>
    </message>
    <message>
        <source>{name} ferried a worker from {origin} to {destination} for {coins}</source>
        <translation>{name} hat für {coins} einen Arbeiter von {origin} nach {destination} übergesetzt</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for {coins}</source>
        <translation>{name} hat für {coins} eine Brücke von {a} nach {b} gebaut</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} free of charge</source>
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
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} hat ein geheimes Ziel aufgedeckt ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} was dealt {goals} more.</source>
        <translation>{name} hat {goals} mehr bekommen.</translation>
    </message>
    <message>
        <source>A worker of {name} begins on {island}.</source>
        <translation>Ein Arbeiter von {name} beginnt auf {island}.</translation>
    </message>
    <message>
        <source>{name} begins with a floor on {island}.</source>
        <translation>{name} beginnt mit einem Stockwerk auf {island}.</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: one more main action.</source>
        <translation>{name} hat für {coins} einen Glücksfisch eingesetzt: noch eine Hauptaktion.</translation>
    </message>
    <message>
        <source>No main action was possible for {name}.</source>
        <translation>Für {name} war keine Hauptaktion möglich.</translation>
    </message>
    <message>
        <source>{name} left it at that.</source>
        <translation>{name} hat es dabei belassen.</translation>
    </message>
    <message>
        <source>{name} has chosen a power.</source>
        <translation>{name} hat eine Gabe gewählt.</translation>
    </message>
    <message>
        <source>{name} has chosen {power}.</source>
        <translation>{name} hat {power} gewählt.</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} hat {power}: {rule}</translation>
    </message>
    <message>
        <source>All powers are shown.</source>
        <translation>Alle Gaben sind aufgedeckt.</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends with this turn.</source>
        <translation>Das letzte Sōrin ist gesetzt: Das Spiel endet mit diesem Zug.</translation>
    </message>
    <message>
        <source>{name} has placed the last floor: the game ends with this turn.</source>
        <translation>{name} hat das letzte Stockwerk verbaut: Das Spiel endet mit diesem Zug.</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends with this turn.</source>
        <translation>Alle öffentlichen Ziele sind vergeben: Das Spiel endet mit diesem Zug.</translation>
    </message>
    <message>
        <source>Nobody builds or scores any more: the game ends with this turn.</source>
        <translation>Niemand baut oder punktet mehr: Das Spiel endet mit diesem Zug.</translation>
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
        <source>The longest chain brings {name} +{points}.</source>
        <translation>Die längste Kette bringt {name} +{points}.</translation>
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
        <source>a worker is lost</source>
        <translation>ein Arbeiter verfällt</translation>
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
        <source>no private goal is left</source>
        <translation>kein geheimes Ziel ist übrig</translation>
    </message>
    <message>
        <source>The power of {name} brings +{gained}.</source>
        <translation>Die Gabe von {name} bringt +{gained}.</translation>
    </message>
    <message>
        <source>The Crow brings {name} +{coins}.</source>
        <translation>Die Krähe bringt {name} +{coins}.</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} hat auf {island} ein Fest gefeiert.</translation>
    </message>
    <message>
        <source>Fish go back to {names}.</source>
        <translation>Fische kehren zurück zu {names}.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} für {pieces}</translation>
    </message>
    <message>
        <source>Fireflies bring {name} +{points}: {here} there, {beside} next door.</source>
        <translation>Glühwürmchen bringen {name} +{points}: {here} dort, {beside} nebenan.</translation>
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
        <translation>Start</translation>
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
        <source>Build bridges and pagodas, gather on the islands, and hold festivals where you have most.</source>
        <translation>Baut Brücken und Pagoden, sammelt euch auf den Inseln und feiert, wo ihr am meisten habt.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Coins to begin with</source>
        <translation>Münzen zu Beginn</translation>
    </message>
    <message>
        <source>More for later players</source>
        <translation>Später dran: mehr</translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Alle gleich viele</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Öffentliche Ziele</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Nach dem Los</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Gaben</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>Gabe von Spieler {number}</translation>
    </message>
    <message>
        <source>Other powers for everybody, by lot</source>
        <translation>Andere Gaben für alle, nach dem Los</translation>
    </message>
    <message>
        <source>All islands lie by lot, the Starts too.</source>
        <translation>Alle Inseln liegen nach dem Los, auch die Starts.</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Wer beginnt, entscheidet der Zufall. Dann geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The Starts lie in opposite corners, the rest by lot.</source>
        <translation>Die Starts liegen in zwei Ecken, der Rest nach dem Los.</translation>
    </message>
    <message>
        <source>{number} of {all}, by lot</source>
        <translation>{number} von {all}, nach dem Los</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>wähle {number} von {all}</translation>
    </message>
    <message>
        <source>Everybody gets two powers and keeps one of them in secret.</source>
        <translation>Alle bekommen zwei Gaben und behalten geheim eine davon.</translation>
    </message>
    <message>
        <source>Everybody plays by the same rules: best for a first game.</source>
        <translation>Für alle gelten dieselben Regeln: am besten für ein erstes Spiel.</translation>
    </message>
    <message>
        <source>Festivals need, islands hold:</source>
        <translation>Feste brauchen, Inseln fassen:</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n Stockwerk, {workers} Arbeiter</numerusform>
            <numerusform>{size}: %n Stockwerke, {workers} Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) of public goals.</source>
        <translation>
            <numerusform>Wähle noch %n Art öffentlicher Ziele.</numerusform>
            <numerusform>Wähle noch %n Arten öffentlicher Ziele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) of public goals fewer.</source>
        <translation>
            <numerusform>Wähle %n Art öffentlicher Ziele weniger.</numerusform>
            <numerusform>Wähle %n Arten öffentlicher Ziele weniger.</numerusform>
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
        <source>fewer points for the others</source>
        <translation>weniger Punkte für die anderen</translation>
    </message>
    <message>
        <source>who is ahead when the game ends</source>
        <translation>wer am Ende vorn liegt</translation>
    </message>
    <message>
        <source>a festival within reach</source>
        <translation>ein Fest in Reichweite</translation>
    </message>
    <message>
        <source>a longer chain</source>
        <translation>eine längere Kette</translation>
    </message>
    <message>
        <source>coins, bridges and workers at hand</source>
        <translation>Münzen, Brücken und Arbeiter in Bereitschaft</translation>
    </message>
    <message>
        <source>a goal within reach</source>
        <translation>ein Ziel in Reichweite</translation>
    </message>
    <message>
        <source>actions that are still left</source>
        <translation>Aktionen, die noch bleiben</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>geheime Ziele</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First everyone chooses a power.</source>
        <translation>Zuerst wählen alle eine Gabe.</translation>
    </message>
    <message>
        <source>First choose where the worker begins.</source>
        <translation>Wähle zuerst, wo der Arbeiter beginnt.</translation>
    </message>
    <message>
        <source>First choose where your floor stands.</source>
        <translation>Wähle zuerst, wo dein Stockwerk steht.</translation>
    </message>
    <message>
        <source>First put the recruited worker on an island.</source>
        <translation>Stelle zuerst den neuen Arbeiter auf eine Insel.</translation>
    </message>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Beende zuerst den Gang über die neue Brücke.</translation>
    </message>
    <message>
        <source>First finish your movements.</source>
        <translation>Beende zuerst deine Bewegungen.</translation>
    </message>
    <message>
        <source>A worker stands on a full island and must go on from there.</source>
        <translation>Ein Arbeiter steht auf einer vollen Insel und muss von dort weiterziehen.</translation>
    </message>
    <message>
        <source>First decide about the second storey.</source>
        <translation>Entscheide zuerst über das zweite Stockwerk.</translation>
    </message>
    <message>
        <source>A turn needs its main action.</source>
        <translation>Ein Zug braucht seine Hauptaktion.</translation>
    </message>
    <message>
        <source>Your main action is done; a lucky fish brings another one.</source>
        <translation>Deine Hauptaktion ist getan; ein Glücksfisch bringt noch eine.</translation>
    </message>
    <message>
        <source>Only one secondary action is done in a turn.</source>
        <translation>In einem Zug gibt es nur eine Nebenaktion.</translation>
    </message>
    <message>
        <source>A main action is possible, so it cannot be left out.</source>
        <translation>Eine Hauptaktion ist möglich, darum kann sie nicht ausgelassen werden.</translation>
    </message>
    <message>
        <source>There is nothing to finish now.</source>
        <translation>Es gibt jetzt nichts zu beenden.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>No straight lane leads from one to the other.</source>
        <translation>Keine gerade Bahn führt von der einen zur anderen.</translation>
    </message>
    <message>
        <source>A bridge stands there already.</source>
        <translation>Dort steht schon eine Brücke.</translation>
    </message>
    <message>
        <source>Another bridge lies across this lane.</source>
        <translation>Eine andere Brücke liegt quer über dieser Bahn.</translation>
    </message>
    <message>
        <source>A bridge needs a worker of yours on one of its ends.</source>
        <translation>Eine Brücke braucht an einem ihrer Enden einen deiner Arbeiter.</translation>
    </message>
    <message>
        <source>Workers move one by one.</source>
        <translation>Arbeiter gehen einer nach dem anderen.</translation>
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
        <source>That is no island of this board.</source>
        <translation>Das ist keine Insel dieses Plans.</translation>
    </message>
    <message>
        <source>You have no worker there to move.</source>
        <translation>Du hast dort keinen Arbeiter.</translation>
    </message>
    <message>
        <source>A movement goes over bridges that all belong to one player.</source>
        <translation>Eine Bewegung geht über Brücken, die alle derselben Person gehören.</translation>
    </message>
    <message>
        <source>That island is full: workers may pass but not stay.</source>
        <translation>Diese Insel ist voll: Arbeiter dürfen hindurch, aber nicht bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Der Zoll beträgt %n Münze; du hast {1}.</numerusform>
            <numerusform>Der Zoll beträgt %n Münzen; du hast {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move over bridges.</source>
        <translation>Arbeiter gehen über Brücken.</translation>
    </message>
    <message>
        <source>Only one movement a turn crosses an empty lane.</source>
        <translation>Nur eine Bewegung im Zug führt über eine leere Bahn.</translation>
    </message>
    <message>
        <source>That lane is not empty.</source>
        <translation>Diese Bahn ist nicht leer.</translation>
    </message>
    <message>
        <source>A ferry crosses {0} cells at most.</source>
        <translation>Eine Fähre überquert höchstens {0} Felder.</translation>
    </message>
    <message>
        <source>You cannot pay for the ferry.</source>
        <translation>Du kannst die Fähre nicht bezahlen.</translation>
    </message>
    <message>
        <source>No pagoda is built on a Start.</source>
        <translation>Auf einem Start wird keine Pagode gebaut.</translation>
    </message>
    <message>
        <source>A Sōrin seals this pagoda.</source>
        <translation>Ein Sōrin versiegelt diese Pagode.</translation>
    </message>
    <message>
        <source>A pagoda has {0} floors at most.</source>
        <translation>Eine Pagode hat höchstens {0} Stockwerke.</translation>
    </message>
    <message>
        <source>You have no floor left.</source>
        <translation>Du hast kein Stockwerk mehr.</translation>
    </message>
    <message>
        <source>A floor needs a worker of yours on the island.</source>
        <translation>Ein Stockwerk braucht einen deiner Arbeiter auf der Insel.</translation>
    </message>
    <message>
        <source>No festival is held on a Start.</source>
        <translation>Auf einem Start wird nicht gefeiert.</translation>
    </message>
    <message>
        <source>A festival was held here already.</source>
        <translation>Hier wurde schon gefeiert.</translation>
    </message>
    <message>
        <source>No Sōrin is left.</source>
        <translation>Es ist kein Sōrin übrig.</translation>
    </message>
    <message>
        <source>Floors missing for a festival here: {0}.</source>
        <translation>Für ein Fest fehlen hier noch Stockwerke: {0}.</translation>
    </message>
    <message>
        <source>Bridges missing at this island for a festival: {0}.</source>
        <translation>Für ein Fest fehlen an dieser Insel noch Brücken: {0}.</translation>
    </message>
    <message>
        <source>A festival needs a worker of yours on the island.</source>
        <translation>Ein Fest braucht einen deiner Arbeiter auf der Insel.</translation>
    </message>
    <message>
        <source>Pieces you lack there for the majority: {0}.</source>
        <translation>Dir fehlen dort Teile zur Mehrheit: {0}.</translation>
    </message>
    <message>
        <source>That goal is not in play.</source>
        <translation>Dieses Ziel ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>All cards of that goal are taken.</source>
        <translation>Alle Karten dieses Ziels sind vergeben.</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>Dieses Ziel verlangt {0}; du hast {1}.</translation>
    </message>
    <message>
        <source>That goal is not in your hand.</source>
        <translation>Dieses Ziel hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>You hold the Crow already.</source>
        <translation>Die Krähe ist schon bei dir.</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>Die Krähe kostet {0} Punkte; du hast {1}.</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Alle deine Fische sind eingesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Dein nächster Fisch kostet %n Münze; du hast {1}.</numerusform>
            <numerusform>Dein nächster Fisch kostet %n Münzen; du hast {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers are chosen before the first turn.</source>
        <translation>Gaben werden vor dem ersten Zug gewählt.</translation>
    </message>
    <message>
        <source>That power was not dealt to you.</source>
        <translation>Diese Gabe wurde dir nicht gegeben.</translation>
    </message>
    <message>
        <source>There is no worker to recruit now.</source>
        <translation>Jetzt ist kein Arbeiter anzuwerben.</translation>
    </message>
    <message>
        <source>The recruit cannot stand there.</source>
        <translation>Dort kann der neue Arbeiter nicht stehen.</translation>
    </message>
    <message>
        <source>Workers cross free of charge only when a bridge is built.</source>
        <translation>Kostenlos gehen Arbeiter nur hinüber, wenn eine Brücke gebaut wird.</translation>
    </message>
    <message>
        <source>No worker of yours can cross the new bridge that way.</source>
        <translation>So kann keiner deiner Arbeiter über die neue Brücke.</translation>
    </message>
    <message>
        <source>There is no second storey to build now.</source>
        <translation>Jetzt ist kein zweites Stockwerk zu bauen.</translation>
    </message>
    <message>
        <source>That is decided before the first turn, if at all.</source>
        <translation>Das wird, wenn überhaupt, vor dem ersten Zug entschieden.</translation>
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
        <source>Goals reached, not claimed</source>
        <translation>Erreichte Ziele, nicht genommen</translation>
    </message>
    <message>
        <source>Goals not reached</source>
        <translation>Nicht erreichte Ziele</translation>
    </message>
    <message>
        <source>Water rewards</source>
        <translation>Schätze im Wasser</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Gabe</translation>
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
        <source>value × own pieces</source>
        <translation>Wert × eigene Teile</translation>
    </message>
    <message>
        <source>workers at own festivals</source>
        <translation>Arbeiter bei eigenen Festen</translation>
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
        <source>private until now</source>
        <translation>bis jetzt geheim</translation>
    </message>
    <message>
        <source>stars under bridges</source>
        <translation>Sterne unter Brücken</translation>
    </message>
    <message>
        <source>what it brought</source>
        <translation>was sie brachte</translation>
    </message>
    <message>
        <source>paid, and at the end</source>
        <translation>bezahlt und am Ende</translation>
    </message>
    <message>
        <source>islands on one path</source>
        <translation>Inseln auf einem Weg</translation>
    </message>
    <message>
        <source>of all players</source>
        <translation>von allen</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>Every piece of yours on the island scored: also where somebody else holds the festival.</source>
        <translation>Jede deiner Figuren auf der Insel hat gezählt: auch wenn jemand anders das Fest feiert.</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Ein Sōrin versiegelt die Insel: keine Stockwerke mehr dort und kein zweites Fest.</translation>
    </message>
    <message>
        <source>A private goal: only you see it, and nobody can take it from you.</source>
        <translation>Ein geheimes Ziel: Nur du siehst es, und niemand kann es dir nehmen.</translation>
    </message>
    <message>
        <source>The Crow brings 2 coins a turn, but whoever holds it at the end loses 10 points.</source>
        <translation>Die Krähe bringt 2 Münzen je Zug, aber wer sie am Ende hat, verliert 10 Punkte.</translation>
    </message>
    <message>
        <source>The game ends with this turn. Then the chains of islands score.</source>
        <translation>Das Spiel endet mit diesem Zug. Dann zählen die Ketten der Inseln.</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals while you may, mind the Crow.</source>
        <translation>Das Ende ist nah: Hol, was du kannst, feiere Feste, solange es geht, und denk an die Krähe.</translation>
    </message>
    <message>
        <source>You can hold a festival: most points of the game come from them. Look at what each seat would get.</source>
        <translation>Du kannst ein Fest feiern: Feste bringen die meisten Punkte. Sieh, was jeder Platz bekäme.</translation>
    </message>
    <message>
        <source>A public goal is reached: claim it before somebody else does, one in each turn.</source>
        <translation>Ein öffentliches Ziel ist erreicht: Nimm es vor den anderen, eines je Zug.</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free: without a worker nothing can be done on an island.</source>
        <translation>Deine Arbeiter dürfen umsonst über die neue Brücke: Ohne Arbeiter geht auf einer Insel nichts.</translation>
    </message>
    <message>
        <source>A floor costs nothing, brings the reward of the island, and counts at its festival.</source>
        <translation>Ein Stockwerk kostet nichts, bringt den Lohn der Insel und zählt bei ihrem Fest.</translation>
    </message>
    <message>
        <source>Up to three movements. Your own bridges are free, others cost a coin each for their owner.</source>
        <translation>Bis zu drei Wege. Eigene Brücken sind frei, fremde kosten je eine Münze für ihren Besitzer.</translation>
    </message>
    <message>
        <source>Drag from island to island: a bridge costs a coin per piece, and you take what lies on the water.</source>
        <translation>Ziehe von Insel zu Insel: Eine Brücke kostet je Stück eine Münze, und du nimmst, was auf dem Wasser liegt.</translation>
    </message>
    <message>
        <source>A fish buys a second main action. It comes back after a festival at which you have a worker.</source>
        <translation>Ein Fisch kauft eine zweite Hauptaktion. Er kommt nach einem Fest zurück, bei dem du einen Arbeiter hast.</translation>
    </message>
</context>
<context>
    <name>FireflyTurn</name>
    <message>
        <source>Your power</source>
        <translation>Deine Gabe</translation>
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
        <translation>wähle eine</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>setze den neuen Arbeiter ein</translation>
    </message>
    <message>
        <source>one more, by the fish</source>
        <translation>noch eine, durch den Fisch</translation>
    </message>
    <message>
        <source>a worker begins elsewhere</source>
        <translation>ein Arbeiter beginnt anderswo</translation>
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
        <source>before or after</source>
        <translation>davor oder danach</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>noch keine möglich</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
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
        <translation>auf welcher Bahn?</translation>
    </message>
    <message>
        <source>which way?</source>
        <translation>welcher Weg?</translation>
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
        <source>After the last tile, most points win.</source>
        <translation>Nach dem letzten Plättchen gewinnen die meisten Punkte.</translation>
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
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. Most points win.</source>
        <translation>Der letzte Sōrin, das letzte öffentliche Ziel oder ein zwölftes Stockwerk beendet das Spiel. Die meisten Punkte gewinnen.</translation>
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
        <source>Each pool of your second largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>Jedes Becken deiner zweitgrößten Gruppe bringt 1 Punkt. Ein Boot bringt 4, wenn alle Becken ringsum fertig sind.</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, most points win.</source>
        <translation>Nach dem letzten Zug und einem letzten Feuerwerk gewinnen die meisten Punkte.</translation>
    </message>
    <message>
        <source>My first roll</source>
        <translation>Mein erster Wurf</translation>
    </message>
</context>
<context>
    <name>FirstSheet</name>
    <message>
        <source>What wins</source>
        <translation>Was gewinnt</translation>
    </message>
    <message>
        <source>Read it again: F1</source>
        <translation>Noch einmal lesen: F1</translation>
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
    <message>
        <source>Moon Dancer gains the lantern opposite you, too.</source>
        <translation>Moon Dancer erhält auch die Laterne dir gegenüber.</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer begins with %n more of every lantern.</source>
        <translation>
            <numerusform>Moon Dancer beginnt mit %n Laterne mehr von jeder Art.</numerusform>
            <numerusform>Moon Dancer beginnt mit %n Laternen mehr von jeder Art.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Place a tile, and everyone gains the lantern they face.</source>
        <translation>Lege ein Plättchen, und alle erhalten die Laterne vor sich.</translation>
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
        <source>Play with tips</source>
        <translation>Mit Tipps spielen</translation>
    </message>
    <message>
        <source>against one computer</source>
        <translation>gegen einen Computer</translation>
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
        <source>{done} of {steps}</source>
        <translation>{done} von {steps}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
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
        <source>coins you hold</source>
        <translation>Münzen, die du hast</translation>
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
        <source>floors in two pagodas</source>
        <translation>Stockwerke in zwei Pagoden</translation>
    </message>
    <message>
        <source>islands with workers</source>
        <translation>Inseln mit Arbeitern</translation>
    </message>
    <message>
        <source>workers on the board</source>
        <translation>Arbeiter auf dem Plan</translation>
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
        <translation>{number} Arbeiter auf dem Plan</translation>
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
        <source>floors on a Small, a Medium and a Large island</source>
        <translation>Stockwerke auf einer kleinen, mittleren und großen Insel</translation>
    </message>
    <message>
        <source>both Starts joined by own bridges</source>
        <translation>beide Starts durch eigene Brücken verbunden</translation>
    </message>
    <message>
        <source>{number} islands on one path of own bridges</source>
        <translation>{number} Inseln auf einem Weg eigener Brücken</translation>
    </message>
    <message>
        <source>{number} own bridges between the same two islands</source>
        <translation>{number} eigene Brücken zwischen denselben zwei Inseln</translation>
    </message>
    <message>
        <source>{number} own workers on one island that is no Start</source>
        <translation>{number} eigene Arbeiter auf einer Insel, die kein Start ist</translation>
    </message>
    <message>
        <source>{number} islands with own workers only</source>
        <translation>{number} Inseln nur mit eigenen Arbeitern</translation>
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
        <source>pieces on {number} sealed islands</source>
        <translation>Teile auf {number} versiegelten Inseln</translation>
    </message>
    <message>
        <source>own workers on neither Start</source>
        <translation>auf keinem Start ein eigener Arbeiter</translation>
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
        <source>All away</source>
        <translation>Alle fort</translation>
    </message>
    <message>
        <source>Empty purse</source>
        <translation>Leerer Beutel</translation>
    </message>
    <message>
        <source>{number} bridges built</source>
        <translation>{number} Brücken gebaut</translation>
    </message>
    <message>
        <source>not a single coin left</source>
        <translation>keine einzige Münze mehr</translation>
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
        <source>one side matches any</source>
        <translation>eine Seite passt immer</translation>
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
        <source>now, before your refill</source>
        <translation>jetzt, vor dem Auffüllen</translation>
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
    <name>HandOverScreen</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Gib den Laptop an {name} weiter</translation>
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
        <source>What the rules say about it (F1)</source>
        <translation>Was die Regeln dazu sagen (F1)</translation>
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
        <source>Only %n point(s). The next festival may well be yours.</source>
        <translation>
            <numerusform>Nur %n Punkt. Das nächste Fest gehört vielleicht schon dir.</numerusform>
            <numerusform>Nur %n Punkte. Das nächste Fest gehört vielleicht schon dir.</numerusform>
        </translation>
    </message>
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
        <source>Now me</source>
        <translation>Jetzt ich</translation>
    </message>
    <message>
        <source>Take it back and make the move yourself</source>
        <translation>Nimm den Zug zurück und mache ihn selbst</translation>
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
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>A game with tips against one computer</source>
        <translation>Ein Spiel mit Tipps gegen einen Computer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game goes on.</source>
        <translation>Sieh zu, wie das Spiel weitergeht.</translation>
    </message>
    <message>
        <source>That is the move. Take it back, and make it yourself.</source>
        <translation>Das ist der Zug. Nimm ihn zurück und mache ihn selbst.</translation>
    </message>
    <message>
        <source>You will do that soon. First read this, then press Next.</source>
        <translation>Das machst du gleich. Lies erst dies, dann drücke „Weiter“.</translation>
    </message>
    <message>
        <source>That is allowed, but here try what the lesson asks for.</source>
        <translation>Das ist erlaubt, aber versuche hier, worum die Lektion bittet.</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>You can go on with it later (Esc)</source>
        <translation>Du kannst später weitermachen (Esc)</translation>
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
        <source>{level} · ours</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · von uns</translation>
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
        <source>Friend</source>
        <translation>Freund</translation>
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
        <source>Chance</source>
        <translation>Zufall</translation>
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
        <source>Likes points now, and overlooks good moves.</source>
        <translation>Mag schnelle Punkte und übersieht gute Züge.</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves, and often takes a lesser one.</source>
        <translation>Übersieht fast die Hälfte der Züge und nimmt oft einen schwächeren.</translation>
    </message>
    <message>
        <source>Overlooks some moves, and often picks one that is nearly as good.</source>
        <translation>Übersieht einige Züge und nimmt oft einen, der fast so gut ist.</translation>
    </message>
    <message>
        <source>Overlooks little, and often picks a move that is nearly as good.</source>
        <translation>Übersieht wenig und nimmt oft einen Zug, der fast so gut ist.</translation>
    </message>
    <message>
        <source>Overlooks nothing, and sometimes picks a move that is nearly as good.</source>
        <translation>Übersieht nichts und nimmt manchmal einen Zug, der fast so gut ist.</translation>
    </message>
    <message>
        <source>Takes what looks best at once.</source>
        <translation>Nimmt, was auf Anhieb am besten aussieht.</translation>
    </message>
    <message>
        <source>Looks a little ahead with two moves.</source>
        <translation>Denkt bei zwei Zügen ein wenig voraus.</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>Denkt bei den wenigen besten Zügen voraus.</translation>
    </message>
    <message>
        <source>Looks ahead, for up to two seconds.</source>
        <translation>Denkt voraus, bis zu zwei Sekunden lang.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Denkt viermal so gründlich voraus wie ein Meister.</translation>
    </message>
    <message>
        <source>Builds for later rounds.</source>
        <translation>Baut für spätere Runden.</translation>
    </message>
    <message>
        <source>Likes to have plenty in store.</source>
        <translation>Hat gern viel auf Vorrat.</translation>
    </message>
    <message>
        <source>Leaves the others as little as it can.</source>
        <translation>Lässt den anderen so wenig wie möglich.</translation>
    </message>
    <message>
        <source>Wins {won} of 100 games for two against {level}, give or take {reach}.</source>
        <translation>Gewinnt {won} von 100 Spielen zu zweit gegen {level}, plus/minus {reach}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>What this program is made of</source>
        <translation>Woraus dieses Programm besteht</translation>
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
        <source>The list of licences is missing. Please install again.</source>
        <translation>Die Liste der Lizenzen fehlt. Bitte das Programm noch einmal installieren.</translation>
    </message>
    <message>
        <source>{name} is contained in {other}. Its licence: {licence}.</source>
        <translation>{name} ist in {other} enthalten. Lizenz: {licence}.</translation>
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
        <source>In a new game, which is practice</source>
        <translation>In einem neuen Spiel, als Übung</translation>
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
        <source>Luck is what rolls and tiles brought, against the average of other rolls and tiles. Mistakes are what the coach is sure of; only people’s turns are looked at. The rest is what nobody could see coming.</source>
        <translation>Glück ist, was Würfe und Plättchen brachten, verglichen mit dem Durchschnitt anderer Würfe und Plättchen. Fehler sind die, bei denen sich der Trainer sicher ist; er sieht nur die Züge von Menschen an. Der Rest ist, was niemand kommen sehen konnte.</translation>
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
        <source>See the table then</source>
        <translation>Den Tisch von damals sehen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved: please close the window and start it again.</source>
        <translation>Festival Desktop wurde aktualisiert, während es geöffnet war. Dein Spiel ist gespeichert: Bitte schließe das Fenster und starte das Programm neu.</translation>
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
        <translation>Zurück</translation>
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
        <source>On every tile you lay, all lanterns but those on your side are mine.</source>
        <translation>Auf jedem Plättchen, das du legst, gehören alle Laternen mir, außer denen auf deiner Seite.</translation>
    </message>
    <message>
        <source>I have brought some of every lantern.</source>
        <translation>Ich habe von jeder Laterne welche mitgebracht.</translation>
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
        <source>She holds most of {held}; of the rest the Supply has most of {lanterns}.</source>
        <translation>Von {held} hat sie am meisten; vom Rest hat der Vorrat am meisten von {lanterns}.</translation>
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
        <source>Surprise</source>
        <translation>Überraschung</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Not in the rulebook</source>
        <translation>Nicht in der Anleitung</translation>
    </message>
    <message>
        <source>{options}: not in the rulebook.</source>
        <translation>{options}: nicht in der Anleitung.</translation>
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
        <source>The coach compares your turn.</source>
        <translation>Der Trainer vergleicht deinen Zug.</translation>
    </message>
    <message>
        <source>Solved! Solve it once more, and it leaves your puzzles.</source>
        <translation>Gelöst! Löse es noch einmal, dann verlässt es deine Rätsel.</translation>
    </message>
    <message>
        <source>Solved twice! It leaves your puzzles.</source>
        <translation>Zweimal gelöst! Es verlässt deine Rätsel.</translation>
    </message>
    <message>
        <source>The coach cannot compare it now. Take a step back, or try again.</source>
        <translation>Der Trainer kann ihn gerade nicht vergleichen. Geh einen Schritt zurück oder versuch es noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Take a step back, or try again.</source>
        <translation>
            <numerusform>Noch nicht: Er kostet etwa %n Punkt. Geh einen Schritt zurück oder versuch es noch einmal.</numerusform>
            <numerusform>Noch nicht: Er kostet etwa %n Punkte. Geh einen Schritt zurück oder versuch es noch einmal.</numerusform>
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
        <source>Computer pace: {pace}</source>
        <translation>Computertempo: {pace}</translation>
    </message>
    <message>
        <source>Computer pace: {pace}. A press on the table hurries one move.</source>
        <translation>Computertempo: {pace}. Ein Druck auf den Tisch beschleunigt einen Zug.</translation>
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
    <name>PointsWords</name>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n Punkt sofort</numerusform>
            <numerusform>%n Punkte sofort</numerusform>
        </translation>
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
        <translation>Ungeduldiger Wirt</translation>
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
        <source>You begin with {coins} coins.</source>
        <translation>Du beginnst mit {coins} Münzen.</translation>
    </message>
    <message>
        <source>You begin with {workers} workers on each Start.</source>
        <translation>Du beginnst mit {workers} Arbeitern auf jedem Start.</translation>
    </message>
    <message>
        <source>You begin with {goals} private goals.</source>
        <translation>Du beginnst mit {goals} geheimen Zielen.</translation>
    </message>
    <message>
        <source>You begin with {points} points.</source>
        <translation>Du beginnst mit {points} Punkten.</translation>
    </message>
    <message>
        <source>One worker of each Start begins on another island of your choice.</source>
        <translation>Ein Arbeiter jedes Starts beginnt auf einer anderen Insel deiner Wahl.</translation>
    </message>
    <message>
        <source>You begin with a floor on a Small island of your choice, without its reward.</source>
        <translation>Du beginnst mit einem Stockwerk auf einer kleinen Insel deiner Wahl, ohne ihre Belohnung.</translation>
    </message>
    <message>
        <source>You begin with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>Du beginnst mit {coins} Münzen und 1 Arbeiter mehr auf einem Start deiner Wahl.</translation>
    </message>
    <message>
        <source>You play first and begin with {coins} coins.</source>
        <translation>Du spielst zuerst und beginnst mit {coins} Münzen.</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less than its length.</source>
        <translation>Jede Brücke kostet dich {segments} Münze weniger als ihre Länge.</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>Brücken ab {length} Segmenten kosten dich {coins} weniger.</translation>
    </message>
    <message>
        <source>A movement of another player that pays you brings {coins} coin more.</source>
        <translation>Eine fremde Bewegung, die dir Zoll zahlt, bringt {coins} Münze mehr.</translation>
    </message>
    <message>
        <source>One movement a turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>Eine Bewegung im Zug darf für {coins} Münze über eine leere Bahn von bis zu {length} Feldern.</translation>
    </message>
    <message>
        <source>The first bridge of each movement costs you no toll.</source>
        <translation>Die erste Brücke jeder Bewegung kostet dich keinen Zoll.</translation>
    </message>
    <message>
        <source>Each water reward also brings you {coins} coin.</source>
        <translation>Jeder Schatz im Wasser bringt dir auch {coins} Münze.</translation>
    </message>
    <message>
        <source>You may build bridges from an island with your floor, worker or not.</source>
        <translation>Du darfst Brücken von einer Insel mit deinem Stockwerk bauen, auch ohne Arbeiter.</translation>
    </message>
    <message>
        <source>Moving gives you {number} movements.</source>
        <translation>Beim Ziehen hast du {number} Bewegungen.</translation>
    </message>
    <message>
        <source>Two workers on one island may go as one movement; both pay the toll.</source>
        <translation>Zwei Arbeiter einer Insel dürfen als eine Bewegung gehen; beide zahlen Zoll.</translation>
    </message>
    <message>
        <source>Your workers may overfill an island: {workers} above its capacity.</source>
        <translation>Deine Arbeiter dürfen eine Insel überfüllen: {workers} mehr, als Platz hat.</translation>
    </message>
    <message>
        <source>Each time you recruit, {workers} worker more comes.</source>
        <translation>Jedes Mal, wenn du anwirbst, kommt {workers} Arbeiter mehr.</translation>
    </message>
    <message>
        <source>Your recruits may stand on any island with a worker of yours and room.</source>
        <translation>Neue Arbeiter dürfen auf jede Insel mit einem deiner Arbeiter und Platz.</translation>
    </message>
    <message>
        <source>Each floor you build brings {coins} coin.</source>
        <translation>Jedes Stockwerk, das du baust, bringt {coins} Münze.</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins for a second one there.</source>
        <translation>Baust du ein Stockwerk, darfst du dort für {coins} Münzen ein zweites bauen.</translation>
    </message>
    <message>
        <source>You may build where you have a bridge but no worker.</source>
        <translation>Du darfst bauen, wo du eine Brücke, aber keinen Arbeiter hast.</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts {pieces} for the majority, not for points.</source>
        <translation>Dein oberstes Stockwerk einer Pagode zählt {pieces} für die Mehrheit, nicht für Punkte.</translation>
    </message>
    <message>
        <source>At your festivals each worker on the island brings you {points} points.</source>
        <translation>Bei deinen Festen bringt dir jeder Arbeiter auf der Insel {points} Punkte.</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} bridge fewer.</source>
        <translation>Deine Feste brauchen {bridges} Brücke weniger.</translation>
    </message>
    <message>
        <source>You may hold a festival when you are {pieces} piece short of the majority.</source>
        <translation>Du darfst feiern, wenn dir {pieces} Teil zur Mehrheit fehlt.</translation>
    </message>
    <message>
        <source>A worker of yours at another player’s festival brings you {points} points.</source>
        <translation>Ein Arbeiter von dir auf einem fremden Fest bringt dir {points} Punkte.</translation>
    </message>
    <message>
        <source>Each private goal brings you {points} points more.</source>
        <translation>Jedes geheime Ziel bringt dir {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points, and only {loss} when the game ends.</source>
        <translation>Die Krähe kostet dich {cost} Punkte, und am Ende nur {loss}.</translation>
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
        <source>Page before</source>
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
        <source>nothing chosen</source>
        <translation>nichts gewählt</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesandt.</translation>
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
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} konnte nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>If the game ended now</source>
        <translation>Wenn das Spiel jetzt endete</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>{reached} of {target} reached</source>
        <translation>{reached} von {target} erreicht</translation>
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
        <source>Not yet: {reached} of {target}. Take a step back, or try again.</source>
        <translation>Noch nicht: {reached} von {target}. Geh einen Schritt zurück oder versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Nobody can know what comes of that. There is a way without luck.</source>
        <translation>Was dabei herauskommt, kann niemand wissen. Es geht auch ohne Glück.</translation>
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
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Den letzten Schritt zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Begin the puzzle anew</source>
        <translation>Das Rätsel neu beginnen</translation>
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
    <name>ReasonWords</name>
    <message>
        <source>Why: {reasons}.</source>
        <translation>Warum: {reasons}.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
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
        <source>The record could not be written. {reason}</source>
        <translation>Der Rekord konnte nicht geschrieben werden. {reason}</translation>
    </message>
    <message>
        <source>The records of {challenge} are of a newer version. They are left as they are, and nothing is added.</source>
        <translation>Die Rekorde von {challenge} stammen aus einer neueren Version. Sie bleiben, wie sie sind, und nichts kommt hinzu.</translation>
    </message>
    <message>
        <source>The records of {challenge} cannot be read now.</source>
        <translation>Die Rekorde von {challenge} können gerade nicht gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>The records of {challenge} were damaged. The file was put aside; %n game(s) could be kept.</source>
        <translation>
            <numerusform>Die Rekorde von {challenge} waren beschädigt. Die Datei wurde beiseitegelegt; %n Spiel konnte erhalten werden.</numerusform>
            <numerusform>Die Rekorde von {challenge} waren beschädigt. Die Datei wurde beiseitegelegt; %n Spiele konnten erhalten werden.</numerusform>
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
    <message numerus="yes">
        <source>%n of these game(s) had content of your own.</source>
        <translation>
            <numerusform>%n dieser Spiele hatte eigenen Inhalt.</numerusform>
            <numerusform>%n dieser Spiele hatten eigenen Inhalt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>The rulebook’s</source>
        <translation>Aus dem Regelheft</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Von uns</translation>
    </message>
    <message>
        <source>Bars point up for a win and down for a loss. Practice does not count.</source>
        <translation>Balken zeigen bei einem Sieg nach oben, bei einer Niederlage nach unten. Übung zählt nicht.</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice does not count.</source>
        <translation>Balken sind Punkte, Linien sind Medaillen. Übung zählt nicht.</translation>
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
        <source>Go through the game by itself (Space)</source>
        <translation>Das Spiel von selbst durchlaufen (Leertaste)</translation>
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
        <source>Try again from this step, in a new game (Ctrl+T)</source>
        <translation>Von diesem Schritt an noch einmal versuchen, in einem neuen Spiel (Strg+T)</translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Ein Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>Backwards by itself (Shift+Space)</source>
        <translation>Von selbst rückwärts (Umschalt+Leertaste)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Ein Schritt weiter (Rechts)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Whose knowledge</source>
        <translation>Wessen Wissen</translation>
    </message>
    <message>
        <source>How fast it goes by itself (+ and -)</source>
        <translation>Wie schnell es von selbst geht (+ und -)</translation>
    </message>
    <message>
        <source>Whose knowledge is shown. All open: the hand of whoever decides.</source>
        <translation>Wessen Wissen gezeigt wird. Alles offen: die Hand dessen, der entscheidet.</translation>
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
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
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
        <source>Play the rescued game</source>
        <translation>Gerettetes Spiel spielen</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
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
        <source>See it step by step</source>
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
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>A second file of this game (Ctrl+D)</source>
        <translation>Eine zweite Datei dieses Spiels (Strg+D)</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Kopie …</translation>
    </message>
    <message>
        <source>A copy where you like (Ctrl+E)</source>
        <translation>Eine Kopie, wo du willst (Strg+E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>To the trash (Delete)</source>
        <translation>In den Papierkorb (Entf)</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>It cannot be put back then</source>
        <translation>Dann lässt es sich nicht mehr zurückholen</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>Saved. Every step is saved by itself, too.</source>
        <translation>Gespeichert. Jeder Schritt wird auch von selbst gespeichert.</translation>
    </message>
    <message>
        <source>Every step of the game is saved again.</source>
        <translation>Jeder Schritt des Spiels ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>A copy was saved as “{name}”.</source>
        <translation>Eine Kopie wurde als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” was changed by somebody else. It stays as it is, and your game goes on in a file of its own.</source>
        <translation>„{name}“ wurde von jemand anderem geändert. Die Datei bleibt, wie sie ist, und dein Spiel geht in einer eigenen weiter.</translation>
    </message>
    <message>
        <source>This game goes on with the content it was saved with.</source>
        <translation>Dieses Spiel geht mit dem Inhalt weiter, mit dem es gespeichert wurde.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it goes on under today&apos;s.</source>
        <translation>Dieses Spiel wurde unter früheren Regeln gespeichert; es geht unter den heutigen weiter.</translation>
    </message>
    <message>
        <source>Your own content is not used, the built-in one is: {reason}</source>
        <translation>Dein eigener Inhalt wird nicht verwendet, sondern der eingebaute: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Nur das erste von %n Spiel wurde geöffnet.</numerusform>
            <numerusform>Nur das erste von %n Spielen wurde geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game from that step, for practice. The old one stays as it was.</source>
        <translation>Ein neues Spiel von diesem Schritt an, zur Übung. Das alte bleibt, wie es war.</translation>
    </message>
    <message>
        <source>A new game from that step, for practice. What you could not know was dealt anew, so nothing of the old game is given away.</source>
        <translation>Ein neues Spiel von diesem Schritt an, zur Übung. Was du nicht wissen konntest, wurde neu ausgeteilt; so verrät es nichts vom alten Spiel.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>It goes on in a new file; the damaged one stays.</source>
        <translation>Es geht in einer neuen Datei weiter; die beschädigte bleibt.</translation>
    </message>
    <message>
        <source>It goes on in a new file; the old one stays.</source>
        <translation>Es geht in einer neuen Datei weiter; die alte bleibt.</translation>
    </message>
    <message>
        <source>From now on it is practice.</source>
        <translation>Von jetzt an ist es Übung.</translation>
    </message>
    <message>
        <source>The file was changed outside the program ({where}).</source>
        <translation>Die Datei wurde außerhalb des Programms geändert ({where}).</translation>
    </message>
    <message>
        <source>The rules have changed; the game goes on from the position after step {step}.</source>
        <translation>Die Regeln haben sich geändert; das Spiel geht von der Stellung nach Schritt {step} weiter.</translation>
    </message>
    <message>
        <source>The result in the file was not that of its steps.</source>
        <translation>Das Ergebnis in der Datei war nicht das ihrer Schritte.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>Schritt {step}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be rescued.</source>
        <translation>
            <numerusform>%n Schritt lässt sich retten.</numerusform>
            <numerusform>%n Schritte lassen sich retten.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and goes on under them.</source>
        <translation>Dieses Spiel wurde unter früheren Regeln gespeichert und geht unter ihnen weiter.</translation>
    </message>
    <message>
        <source>It is practice now: the version that saved it could not yet show that a game is fair.</source>
        <translation>Es ist jetzt Übung: Die Version, die es gespeichert hat, konnte noch nicht zeigen, dass ein Spiel fair ist.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {why}.</source>
        <translation>„{name}“ kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>“{name}” is not an ordinary file.</source>
        <translation>„{name}“ ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>“{name}” follows rules of an edition that is not known: {where}.</source>
        <translation>„{name}“ folgt den Regeln einer unbekannten Ausgabe: {where}.</translation>
    </message>
    <message>
        <source>“{name}” was played with content of its own, which is not here or cannot be used.</source>
        <translation>„{name}“ wurde mit eigenem Inhalt gespielt, der hier fehlt oder nicht verwendet werden kann.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>„{name}“ ist zu groß für ein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is not a text.</source>
        <translation>„{name}“ ist beschädigt: Es ist kein Text.</translation>
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
        <source>“{name}” is damaged: there is too much in it.</source>
        <translation>„{name}“ ist beschädigt: Es steht zu viel darin.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” is there twice.</source>
        <translation>„{name}“ ist beschädigt: „{where}“ steht zweimal da.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a number of a saved game.</source>
        <translation>„{name}“ ist beschädigt: {where} ist keine Zahl eines gespeicherten Spiels.</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>„{name}“ ist in „{where}“ beschädigt.</translation>
    </message>
    <message>
        <source>“{name}” is of a game that this version does not have: {where}.</source>
        <translation>„{name}“ gehört zu einem Spiel, das diese Version nicht hat: {where}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be set up as it says.</source>
        <translation>„{name}“ lässt sich nicht so aufbauen, wie es darin steht.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: no position in it can be used.</source>
        <translation>„{name}“ ist beschädigt: Keine Stellung darin ist zu gebrauchen.</translation>
    </message>
    <message>
        <source>“{name}” holds a position that the rules of the game cannot make.</source>
        <translation>„{name}“ enthält eine Stellung, die nach den Regeln des Spiels nicht entstehen kann.</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>„{name}“ ist beschädigt.</translation>
    </message>
    <message>
        <source>“{name}” stays as it is: {reason}.</source>
        <translation>„{name}“ bleibt, wie es ist: {reason}.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>it is not allowed there</source>
        <translation>dort ist es nicht erlaubt</translation>
    </message>
    <message>
        <source>the folder is not there any more</source>
        <translation>den Ordner gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>dort kann nichts geschrieben werden</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>this name is not possible here</source>
        <translation>dieser Name ist hier nicht möglich</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>„{name}“ stammt von einer neueren Version von Festival Desktop.</translation>
    </message>
    <message>
        <source>The file was damaged; the game stands after step {step}.</source>
        <translation>Die Datei war beschädigt; das Spiel steht nach Schritt {step}.</translation>
    </message>
    <message>
        <source>The file was damaged; the game goes on from the position after step {step}.</source>
        <translation>Die Datei war beschädigt; das Spiel geht von der Stellung nach Schritt {step} an weiter.</translation>
    </message>
    <message>
        <source>The game stands after step {step}.</source>
        <translation>Das Spiel steht nach Schritt {step}.</translation>
    </message>
    <message>
        <source>Step {step} could not be played again.</source>
        <translation>Schritt {step} ließ sich nicht noch einmal spielen.</translation>
    </message>
    <message>
        <source>The position after step {step} could not be checked.</source>
        <translation>Die Stellung nach Schritt {step} ließ sich nicht prüfen.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>„{name}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>“{name}” is no saved game of Festival Desktop.</source>
        <translation>„{name}“ ist kein gespeichertes Spiel von Festival Desktop.</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}.</source>
        <translation>Das Spiel konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>It was not clear where the game stood, so it is at its end.</source>
        <translation>Es war nicht klar, wo das Spiel stand, deshalb steht es an seinem Ende.</translation>
    </message>
    <message>
        <source>Steps that had been taken back could not be kept.</source>
        <translation>Zurückgenommene Schritte konnten nicht behalten werden.</translation>
    </message>
    <message>
        <source>A game cannot be called that.</source>
        <translation>So kann ein Spiel nicht heißen.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it stays as it is.</source>
        <translation>„{name}“ ist in einem anderen Fenster offen und bleibt deshalb, wie es ist.</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>„{name}“ liegt im Papierkorb.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the trash.</source>
        <translation>
            <numerusform>%n Spiel liegt im Papierkorb.</numerusform>
            <numerusform>%n Spiele liegen im Papierkorb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) put back.</source>
        <translation>
            <numerusform>%n Spiel zurückgelegt.</numerusform>
            <numerusform>%n Spiele zurückgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>%n Spiel endgültig löschen?</numerusform>
            <numerusform>%n Spiele endgültig löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>%n Spiel geholt.</numerusform>
            <numerusform>%n Spiele geholt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search for a name or a player</source>
        <translation>Name oder Mitspieler suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>No game is like that.</source>
        <translation>Kein Spiel passt dazu.</translation>
    </message>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>Der Papierkorb ist leer. Spiele bleiben 30 Tage hier.</translation>
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
        <source>Bring in …</source>
        <translation>Holen …</translation>
    </message>
    <message>
        <source>Files may also be dropped on the window</source>
        <translation>Dateien lassen sich auch auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Aufbewahrt</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>No game is saved yet. Every game you play is kept here by itself.</source>
        <translation>Noch ist kein Spiel gespeichert. Jedes Spiel wird hier von selbst aufbewahrt.</translation>
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
        <source>Empty seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Jemanden dazusetzen</translation>
    </message>
    <message>
        <source>Level, {side}</source>
        <translation>Stärke, {side}</translation>
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
        <source>As this computer</source>
        <translation>Wie dieser Computer</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>Farben, Kontrast und Bewegung aus den Einstellungen des Systems übernehmen</translation>
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
    <name>SettingsPanel</name>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
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
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>On or off; how loud the table is, and the night.</source>
        <translation>An oder aus; wie laut der Tisch ist, und die Nacht.</translation>
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
        <source>Tips at the table</source>
        <translation>Tipps am Tisch</translation>
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
        <source>Volume of the table</source>
        <translation>Lautstärke des Tisches</translation>
    </message>
    <message>
        <source>Volume of the night</source>
        <translation>Lautstärke der Nacht</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computer am Tisch</translation>
    </message>
    <message>
        <source>What to do now, what is new, and marks for what you still need.</source>
        <translation>Was zu tun ist, was neu ist, und Zeichen für das, was dir noch fehlt.</translation>
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
        <source>While you waited: what others did, one after the other (F7)</source>
        <translation>Während du gewartet hast: was andere getan haben, eins nach dem anderen (F7)</translation>
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
        <source>Not yet played alone</source>
        <translation>Noch nicht allein gespielt</translation>
    </message>
    <message>
        <source>Today’s deal has the same dice for everyone.</source>
        <translation>Im Spiel des Tages haben alle dieselben Würfel.</translation>
    </message>
    <message>
        <source>Best score: {number}</source>
        <translation>Rekord: {number}</translation>
    </message>
    <message>
        <source>best with the deal of a day: {number}</source>
        <translation>Rekord im Spiel des Tages: {number}</translation>
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
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>Wie stark?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>How often one computer wins at a table full of others, compared with chance: 2 × means twice as often as anybody there would by luck alone.</source>
        <translation>Wie oft ein Computer an einem Tisch voller anderer gewinnt, verglichen mit dem Zufall: 2 × heißt doppelt so oft, wie es dort allen mit bloßem Glück gelänge.</translation>
    </message>
    <message>
        <source>Partly measured under edition {earlier} of the rules; now {now}.</source>
        <translation>Zum Teil nach Ausgabe {earlier} der Regeln gemessen; jetzt gilt {now}.</translation>
    </message>
    <message>
        <source>Nothing was measured for this version.</source>
        <translation>Für diese Version wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>Measured on {day} by games of the computers against each other.</source>
        <translation>Gemessen am {day} in Spielen der Computer gegeneinander.</translation>
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
        <source>Go to the next thing</source>
        <translation>Zum nächsten Ding gehen</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>Zum nächsten Teil des Tisches gehen</translation>
    </message>
    <message>
        <source>Select what has the ring</source>
        <translation>Wählen, was den Ring hat</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Turn what is held</source>
        <translation>Drehen, was du hältst</translation>
    </message>
    <message>
        <source>Larger, smaller, everything</source>
        <translation>Größer, kleiner, alles</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No more tips. Menu, Settings switches them on again.</source>
        <translation>Keine Tipps mehr. Menü, Einstellungen schaltet sie wieder ein.</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Noch offen: {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything can also be done in the list of choices (F6).</source>
        <translation>Der Tisch. Alles geht auch in der Liste der Möglichkeiten (F6).</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
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
        <source>Scores if the game ended now</source>
        <translation>Punkte, wenn das Spiel jetzt endete</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you point at.</source>
        <translation>Regeln dieses Spiels. F1 erklärt, worauf du zeigst.</translation>
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
        <source>Do again what was taken back</source>
        <translation>Zurückgenommenes wiederholen</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Einen guten Zug zeigen</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>Den Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>Die Wertung ansehen</translation>
    </message>
    <message>
        <source>Hand on to the next player</source>
        <translation>An die nächste Person weitergeben</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
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
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>Regel zeigen</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>Was die Regeln dazu sagen (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Go on to here</source>
        <translation>Bis hierher weiter</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>Bis hierher zurück</translation>
    </message>
    <message>
        <source>Try again from here, in a new game</source>
        <translation>Ab hier noch einmal, in einem neuen Spiel</translation>
    </message>
    <message>
        <source>Look at this step</source>
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
        <source>You went back over something that was hidden: now this game is practice.</source>
        <translation>Du bist hinter etwas Verborgenes zurückgegangen: Ab jetzt ist dieses Spiel Übung.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Der Anfang</translation>
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
        <source>Taken back: a press brings it again.</source>
        <translation>Zurückgenommen: Ein Druck bringt es wieder.</translation>
    </message>
    <message>
        <source>Something hidden was shown here.</source>
        <translation>Hier wurde etwas Verborgenes gezeigt.</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} hat gezogen, deshalb bleiben frühere Schritte.</translation>
    </message>
    <message>
        <source>Step {number} showed something hidden, so undo ends there: {what}</source>
        <translation>Schritt {number} hat etwas Verborgenes gezeigt, deshalb geht es nicht weiter zurück: {what}</translation>
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
        <source>Tips can be switched on again in the settings.</source>
        <translation>In den Einstellungen lassen sich Tipps wieder einschalten.</translation>
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
        <source>It brings {better} instead of {played}.</source>
        <translation>Das bringt {better} statt {played}.</translation>
    </message>
    <message>
        <source>It brings {better}.</source>
        <translation>Das bringt {better}.</translation>
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
        <source>Your turn brought {played} at once, but this one brings more later.</source>
        <translation>Dein Zug brachte sofort {played}, aber dieser bringt später mehr.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>The last steps of your game are not saved.</source>
        <translation>Die letzten Schritte deines Spiels sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>{reason} Make room or save a copy in another place, or leave the game as it was when it was last saved.</source>
        <translation>{reason} Schaffe Platz oder speichere eine Kopie an einem anderen Ort, oder lass das Spiel, wie es zuletzt gespeichert wurde.</translation>
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
        <source>Go on playing</source>
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
        <source>Your turn is over: end it.</source>
        <translation>Dein Zug ist fertig: Beende ihn.</translation>
    </message>
    <message>
        <source>{name} is done: end the turn.</source>
        <translation>{name} ist fertig: Beende den Zug.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} überlegt.</translation>
    </message>
    <message>
        <source>You are to move.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>The lane between them</source>
        <translation>Die Bahn dazwischen</translation>
    </message>
    <message>
        <source>The upper lane</source>
        <translation>Die obere Bahn</translation>
    </message>
    <message>
        <source>The middle lane</source>
        <translation>Die mittlere Bahn</translation>
    </message>
    <message>
        <source>The lower lane</source>
        <translation>Die untere Bahn</translation>
    </message>
    <message>
        <source>The lane on the left</source>
        <translation>Die linke Bahn</translation>
    </message>
    <message>
        <source>The lane in the middle</source>
        <translation>Die Bahn in der Mitte</translation>
    </message>
    <message>
        <source>The lane on the right</source>
        <translation>Die rechte Bahn</translation>
    </message>
    <message>
        <source>{lane}: {segments}, {coins}</source>
        <translation>{lane}: {segments}, {coins}</translation>
    </message>
    <message>
        <source>{lane}. It brings {rewards}</source>
        <translation>{lane}. Sie bringt {rewards}</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, free</source>
        <translation>Zwei Arbeiter über deine eigenen Brücken, frei</translation>
    </message>
    <message>
        <source>Over your own bridges, free</source>
        <translation>Über deine eigenen Brücken, frei</translation>
    </message>
    <message>
        <source>Over the bridges of {name} for {coins}</source>
        <translation>Über die Brücken von {name} für {coins}</translation>
    </message>
    <message>
        <source>Two workers over the bridges of {name} for {coins}</source>
        <translation>Zwei Arbeiter über die Brücken von {name} für {coins}</translation>
    </message>
    <message>
        <source>{lane}, over the water for {coins}</source>
        <translation>{lane}, übers Wasser für {coins}</translation>
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
        <source>{island}, floor {height}: {reward}</source>
        <translation>{island}, Stockwerk {height}: {reward}</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>keine Belohnung</translation>
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
