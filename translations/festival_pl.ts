<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Festival Desktop</source>
        <translation>O programie Festival Desktop</translation>
    </message>
    <message>
        <source>Three lantern-festival games on one shared screen. No account, no network.</source>
        <translation>Trzy gry o święcie lampionów na jednym wspólnym ekranie. Bez konta, bez sieci.</translation>
    </message>
    <message>
        <source>You can find newer versions at {address}.</source>
        <translation>Nowsze wersje znajdziesz pod adresem {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
    <message>
        <source>Version {version}, built on {date}</source>
        <translation>Wersja {version}, data: {date}</translation>
    </message>
    <message>
        <source>Fair play: all randomness comes from the seed shown when you set up a game. The same seed and the same moves give the same game on any computer. Undo never re-rolls, and computer players see only what a player in their seat could see.</source>
        <translation>Uczciwa gra: cała losowość pochodzi z ziarna pokazanego przy przygotowaniu gry. To samo ziarno i te same ruchy dają tę samą grę na każdym komputerze. Cofanie nigdy nie rzuca ponownie, a gracze komputerowi widzą tylko to, co mógłby zobaczyć gracz na ich miejscu.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no tracking, no automatic updates, no network connection.</source>
        <translation>Nic nie opuszcza tego komputera: bez konta, bez śledzenia, bez automatycznych aktualizacji, bez połączenia z siecią.</translation>
    </message>
    <message>
        <source>An independent, unofficial fan project. It is not connected with or endorsed by the makers of the published games, and uses none of their artwork or text.</source>
        <translation>Niezależny, nieoficjalny projekt fanów. Nie jest powiązany z twórcami wydanych gier ani przez nich wspierany i nie używa ich ilustracji ani tekstów.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, made with Python and Qt. Artwork, texts and code were made for this project; the fonts are Noto.</source>
        <translation>Wolne oprogramowanie na licencji MIT, stworzone w Pythonie i Qt. Grafiki, teksty i kod powstały na potrzeby tego projektu; czcionki to Noto.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencje…</translation>
    </message>
    <message>
        <source>Check this installation…</source>
        <translation>Sprawdź tę instalację…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa gra</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save now</source>
        <translation>Zapi&amp;sz teraz</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>Zapisz kopię &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ponó&amp;w</translation>
    </message>
    <message>
        <source>&amp;End turn or next move</source>
        <translation>Zakończ turę lu&amp;b następny ruch</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>Tu&amp;ra</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Więcej</translation>
    </message>
    <message>
        <source>Show a hint, then play it</source>
        <translation>Pokaż podpowiedź, potem ją zagraj</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>&amp;Lista możliwości</translation>
    </message>
    <message>
        <source>&amp;Scores if the game ended now</source>
        <translation>Wynik, gdyby był koniec &amp;gry</translation>
    </message>
    <message>
        <source>What happened while you &amp;waited</source>
        <translation>Co się stało podczas c&amp;zekania</translation>
    </message>
    <message>
        <source>Look &amp;back one step</source>
        <translation>Spó&amp;jrz krok wstecz</translation>
    </message>
    <message>
        <source>Look one step on</source>
        <translation>Spójrz krok dalej</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Pow&amp;tórka</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Powię&amp;ksz</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>Show the whole &amp;display</source>
        <translation>Pokaż cały &amp;układ</translation>
    </message>
    <message>
        <source>&amp;Print sheets…</source>
        <translation>&amp;Drukuj arkusze…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>W&amp;ycisz</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>Ust&amp;awienia</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>Explain what is pointed at</source>
        <translation>Wyjaśnij, na co wskazujesz</translation>
    </message>
    <message>
        <source>Ke&amp;ys</source>
        <translation>K&amp;lawisze</translation>
    </message>
    <message>
        <source>Chec&amp;k this installation…</source>
        <translation>Sprawdź tę &amp;instalację…</translation>
    </message>
    <message>
        <source>A&amp;bout Festival Desktop</source>
        <translation>O programie &amp;Festival Desktop</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>W&amp;róć na półkę</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak system</translation>
    </message>
</context>
<context>
    <name>AloneWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Bronze for {name}</source>
        <translation>Brąz zdobywa {name}</translation>
    </message>
    <message>
        <source>Silver for {name}</source>
        <translation>Srebro zdobywa {name}</translation>
    </message>
    <message>
        <source>Gold for {name}</source>
        <translation>Złoto zdobywa {name}</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>Gra, w której otwarto blokady, to trening i się nie liczy.</translation>
    </message>
    <message>
        <source>A game with hints is kept, but it is no record.</source>
        <translation>Gra z podpowiedziami jest zachowana, ale nie jest rekordem.</translation>
    </message>
    <message>
        <source>Your best score in {number} games</source>
        <translation>Twój rekord w {number} grach</translation>
    </message>
    <message>
        <source>Your best score: {points} points, in {number} games</source>
        <translation>Twój rekord: {points} pkt, w {number} grach</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also thought of: {step}</source>
        <translation>Inny pomysł: {step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Your own choice</source>
        <translation>Twój wybór</translation>
    </message>
    <message>
        <source>Ready-made groups</source>
        <translation>Gotowe grupy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>{name}’s turn</source>
        <translation>Tura: {name}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Wygrywa {name}</translation>
    </message>
    <message>
        <source>Over: {names}</source>
        <translation>Koniec: {names}</translation>
    </message>
    <message>
        <source>changed outside</source>
        <translation>zmieniona z zewnątrz</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>trening</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>swobodna</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>z podpowiedziami</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>uczciwa</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wczytuję …</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Nie można otworzyć tego pliku.</translation>
    </message>
</context>
<context>
    <name>ChallengeFacts</name>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>Wyzwanie Moon Dancer</translation>
    </message>
    <message>
        <source>You alone against her, in six levels from gentle to hard.</source>
        <translation>Sam na sam z nią, na sześciu poziomach, od łagodnego do trudnego.</translation>
    </message>
    <message>
        <source>She has not been beaten yet.</source>
        <translation>Nikt jej jeszcze nie pokonał.</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>Gry z</translation>
    </message>
    <message>
        <source>Every friend</source>
        <translation>Wszyscy przyjaciele</translation>
    </message>
    <message>
        <source>Lanterns Dice alone</source>
        <translation>Kości Lampionów w pojedynkę</translation>
    </message>
    <message>
        <source>You alone against your best score.</source>
        <translation>Ty sam na sam ze swoim rekordem.</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Kości dnia</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>Inne kości</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Ours:</source>
        <translation>Nasze:</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Every challenge you finished, level by level</source>
        <translation>Wszystkie ukończone wyzwania, poziom po poziomie</translation>
    </message>
    <message>
        <source>not yet played</source>
        <translation>jeszcze bez gry</translation>
    </message>
    <message>
        <source>{wins} of {games} won</source>
        <translation>wygrane: {wins} z {games}</translation>
    </message>
    <message>
        <source>Best lead: +{number} points</source>
        <translation>Najlepsza przewaga: +{number} pkt</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>wygrane z rzędu: {number}</translation>
    </message>
</context>
<context>
    <name>Checkup</name>
    <message>
        <source>Graphics</source>
        <translation>Grafika</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Czcionki</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Content of the games</source>
        <translation>Zawartość gier</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>Zasady gier</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Język: {language}</translation>
    </message>
    <message>
        <source>Folder of saved games</source>
        <translation>Folder zapisanych gier</translation>
    </message>
    <message>
        <source>Folder of settings</source>
        <translation>Folder ustawień</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>Folder dziennika</translation>
    </message>
    <message>
        <source>Saving: {game}</source>
        <translation>Zapisywanie: {game}</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>Window and tables</source>
        <translation>Okno i stoły</translation>
    </message>
    <message>
        <source>All letters can be shown ({others}).</source>
        <translation>Wszystkie litery da się pokazać ({others}).</translation>
    </message>
    <message>
        <source>These cannot be shown: {missing}</source>
        <translation>Tych znaków brakuje: {missing}</translation>
    </message>
    <message>
        <source>The program&apos;s own fonts are missing.</source>
        <translation>Brakuje własnych czcionek programu.</translation>
    </message>
    <message>
        <source>Complete, and every game can be read.</source>
        <translation>Komplet, każdą grę da się wczytać.</translation>
    </message>
    <message>
        <source>Compiled: computer players are quick.</source>
        <translation>Skompilowane: gracze komputerowi są szybcy.</translation>
    </message>
    <message>
        <source>Run from their source.</source>
        <translation>Działają z kodu źródłowego.</translation>
    </message>
    <message>
        <source>Can be used.</source>
        <translation>Można używać.</translation>
    </message>
    <message>
        <source>Its file is missing or damaged.</source>
        <translation>Brakuje jego pliku albo jest uszkodzony.</translation>
    </message>
    <message>
        <source>A game that was saved and opened again is the same.</source>
        <translation>Gra zapisana i otwarta ponownie jest taka sama.</translation>
    </message>
    <message>
        <source>They think beside the window; the first answer took {ms} ms.</source>
        <translation>Myślą obok okna; pierwsza odpowiedź zajęła {ms} ms.</translation>
    </message>
    <message>
        <source>Something is not in order. Check again first; if it stays so, install the program again: saved games stay.</source>
        <translation>Coś jest nie w porządku. Najpierw sprawdź jeszcze raz; jeśli to nie pomoże, zainstaluj program ponownie. Zapisane gry zostaną.</translation>
    </message>
    <message>
        <source>Nothing can be painted ({platform}).</source>
        <translation>Nie da się nic narysować ({platform}).</translation>
    </message>
    <message>
        <source>There is no display here; painting without one works.</source>
        <translation>Nie ma tu ekranu; rysowanie bez niego działa.</translation>
    </message>
    <message>
        <source>Painting works: {screen}, {platform}.</source>
        <translation>Rysowanie działa: {screen}, {platform}.</translation>
    </message>
    <message>
        <source>A sound was played ({device}).</source>
        <translation>Odtworzono dźwięk ({device}).</translation>
    </message>
    <message>
        <source>No sound can be played. {trouble}</source>
        <translation>Nie da się odtworzyć dźwięku. {trouble}</translation>
    </message>
    <message>
        <source>There is no sound device: games are silent here.</source>
        <translation>Nie ma urządzenia dźwiękowego: gry są tu nieme.</translation>
    </message>
    <message>
        <source>{folder}: can be written, {free} MB free.</source>
        <translation>{folder}: można zapisywać, wolne {free} MB.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}: dysk jest pełny.</translation>
    </message>
    <message>
        <source>{folder}: cannot be written. {trouble}</source>
        <translation>{folder}: nie można zapisywać. {trouble}</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. Games go on all the same: they think in the window, which may stop for a moment. If this computer is busy, check again later. {trouble}</source>
        <translation>Dwa razy nie odpowiedzieli na czas. Mimo to można grać: myślą w oknie, które może się na chwilę zatrzymać. Jeśli ten komputer jest zajęty, sprawdź później. {trouble}</translation>
    </message>
    <message>
        <source>It opens, and in each game ten moves were played, saved and opened again ({s} s).</source>
        <translation>Otwiera się, a w każdej grze rozegrano dziesięć ruchów, zapisano je i otwarto ponownie ({s} s).</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Gra w oknie się nie powiodła: {trouble}</translation>
    </message>
    <message>
        <source>It wasn’t done after {s} seconds. If this computer is busy, check again later.</source>
        <translation>Po {s} sekundach nie było to gotowe. Jeśli ten komputer jest zajęty, sprawdź później.</translation>
    </message>
    <message>
        <source>This installation is in order.</source>
        <translation>Ta instalacja jest w porządku.</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>Sprawdź tę instalację</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Sprawdzam …</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Kopiuj raport</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>What you can do</source>
        <translation>Co możesz zrobić</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Take the last choice back (Esc)</source>
        <translation>Cofnij ostatni wybór (Esc)</translation>
    </message>
</context>
<context>
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>Niech komputer wykona następny ruch</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>Zobacz punktację</translation>
    </message>
    <message>
        <source>{choice}, without claiming {claims}</source>
        <translation>{choice}, bez odbierania: {claims}</translation>
    </message>
</context>
<context>
    <name>CoachControl</name>
    <message>
        <source>Ask the coach</source>
        <translation>Zapytaj trenera</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktacja</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>What cost you most</source>
        <translation>Co kosztowało cię najwięcej</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>Zobacz stół z tamtej chwili</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Znajdź to</translation>
    </message>
    <message>
        <source>As a puzzle: it stays under My puzzles until solved twice</source>
        <translation>Jako zagadka: zostaje w Moich zagadkach, aż rozwiążesz ją dwa razy</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Spróbuj stąd ponownie</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>Największy zwrot to krok {number}: {step} Szansa na wygraną dla {name} zmieniła się z {before} na {after} %.</translation>
    </message>
    <message>
        <source>The coach looks at the whole game. You can leave at any moment.</source>
        <translation>Trener przegląda całą grę. Możesz wyjść w każdej chwili.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) could not be looked at: the computer was too busy.</source>
        <translation>
            <numerusform>Nie udało się obejrzeć %n tury: komputer był zbyt zajęty.</numerusform>
            <numerusform>Nie udało się obejrzeć %n tur: komputer był zbyt zajęty.</numerusform>
            <numerusform>Nie udało się obejrzeć %n tur: komputer był zbyt zajęty.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was surely worse than a Master’s.</source>
        <translation>Nic się nie wyróżnia: żadna tura nie była na pewno gorsza niż tura Mistrzyni.</translation>
    </message>
    <message>
        <source>Turns that a Master would surely have played better, from what you knew.</source>
        <translation>Tury, które Mistrzyni na pewno rozegrałaby lepiej, wiedząc tyle co ty.</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>Lepiej: {step}</translation>
    </message>
    <message numerus="yes">
        <source>{cost} ± %n point(s)</source>
        <translation>
            <numerusform>{cost} ± %n punkt</numerusform>
            <numerusform>{cost} ± %n punkty</numerusform>
            <numerusform>{cost} ± %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number}: {step}</source>
        <translation>Krok {number}: {step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Move the tile to the light: drag it, or press it and then the light.</source>
        <translation>Przenieś kafelek na światło: przeciągnij go albo naciśnij kafelek, a potem światło.</translation>
    </message>
    <message>
        <source>Dragging works for you. Two presses do the same, everywhere.</source>
        <translation>Przeciąganie ci wychodzi. Dwa naciśnięcia robią to samo, wszędzie.</translation>
    </message>
    <message>
        <source>Two presses work for you. Dragging does the same, everywhere.</source>
        <translation>Dwa naciśnięcia ci wychodzą. Przeciąganie robi to samo, wszędzie.</translation>
    </message>
    <message>
        <source>Keys work for you: every table can be played with them.</source>
        <translation>Klawisze ci wychodzą: da się nimi grać przy każdym stole.</translation>
    </message>
    <message>
        <source>Make yourself comfortable</source>
        <translation>Rozgość się</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Jak ten komputer</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>Kolory, kontrast i ruch z ustawień systemu</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>A tile to move</source>
        <translation>Kafelek do przeniesienia</translation>
    </message>
    <message>
        <source>To the games</source>
        <translation>Do gier</translation>
    </message>
    <message>
        <source>all of this is under Settings, too</source>
        <translation>to wszystko jest też w Ustawieniach</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>First game</source>
        <translation>Pierwsza gra</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>An evening at the lake</source>
        <translation>Wieczór nad jeziorem</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Tura: {name}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>gracze: {names}</translation>
    </message>
</context>
<context>
    <name>CopyQuestion</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Ta gra jest otwarta w innym oknie.</translation>
    </message>
    <message>
        <source>So that neither window writes over the other, it stays there. You can play on here with a copy, which becomes a game of its own.</source>
        <translation>Aby żadne okno nie nadpisało drugiego, gra zostaje tam. Tutaj możesz grać dalej kopią, która stanie się osobną grą.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Graj kopią</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Zostaw tam</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance to win in %, by step</source>
        <translation>szansa na wygraną w %, według kroków</translation>
    </message>
    <message>
        <source>points and prospects, by step</source>
        <translation>punkty i perspektywy, według kroków</translation>
    </message>
    <message>
        <source>Point at a moment to see the table then; a press leads there.</source>
        <translation>Wskaż chwilę, by zobaczyć stół z tamtej pory; naciśnięcie tam prowadzi.</translation>
    </message>
    <message>
        <source>How it went, {unit}</source>
        <translation>Przebieg gry, {unit}</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>points by turn</source>
        <translation>punkty po turach</translation>
    </message>
</context>
<context>
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete %n pool(s) in your part of this turn.</source>
        <translation>
            <numerusform>Ukończ %n basen w swojej części tej tury.</numerusform>
            <numerusform>Ukończ %n baseny w swojej części tej tury.</numerusform>
            <numerusform>Ukończ %n basenów w swojej części tej tury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) in your part of this turn.</source>
        <translation>
            <numerusform>Zdobądź %n prezent w swojej części tej tury.</numerusform>
            <numerusform>Zdobądź %n prezenty w swojej części tej tury.</numerusform>
            <numerusform>Zdobądź %n prezentów w swojej części tej tury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Ukończ baseny na pokaz fajerwerków za %n punkt.</numerusform>
            <numerusform>Ukończ baseny na pokaz fajerwerków za %n punkty.</numerusform>
            <numerusform>Ukończ baseny na pokaz fajerwerków za %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>Zdobądź %n punkt za łódki i drugą co do wielkości grupę.</numerusform>
            <numerusform>Zdobądź %n punkty za łódki i drugą co do wielkości grupę.</numerusform>
            <numerusform>Zdobądź %n punktów za łódki i drugą co do wielkości grupę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed %n pool(s).</source>
        <translation>
            <numerusform>Ukończono %n basen.</numerusform>
            <numerusform>Ukończono %n baseny.</numerusform>
            <numerusform>Ukończono %n basenów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earned %n gift(s).</source>
        <translation>
            <numerusform>Zyskano %n prezent.</numerusform>
            <numerusform>Zyskano %n prezenty.</numerusform>
            <numerusform>Zyskano %n prezentów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Ukończono baseny na pokaz fajerwerków za %n punkt.</numerusform>
            <numerusform>Ukończono baseny na pokaz fajerwerków za %n punkty.</numerusform>
            <numerusform>Ukończono baseny na pokaz fajerwerków za %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>Zdobyto %n punkt za łódki i drugą co do wielkości grupę.</numerusform>
            <numerusform>Zdobyto %n punkty za łódki i drugą co do wielkości grupę.</numerusform>
            <numerusform>Zdobyto %n punktów za łódki i drugą co do wielkości grupę.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pool after pool</source>
        <translation>Basen za basenem</translation>
    </message>
    <message>
        <source>Gifts from pavilions</source>
        <translation>Prezenty z pawilonów</translation>
    </message>
    <message>
        <source>Room for fireworks</source>
        <translation>Miejsce na fajerwerki</translation>
    </message>
    <message>
        <source>Boats and groups</source>
        <translation>Łódki i grupy</translation>
    </message>
</context>
<context>
    <name>DiceChoices</name>
    <message>
        <source>Roll the four dice</source>
        <translation>Rzuć czterema kośćmi</translation>
    </message>
    <message>
        <source>{name} takes their sheet</source>
        <translation>{name} bierze swój arkusz</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>Gotowe: resztę zostaw pustą</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>Nic nie odpalaj</translation>
    </message>
    <message>
        <source>Spend {gifts} and roll all four again ({number} held)</source>
        <translation>Wydaj {gifts} i rzuć wszystkimi ponownie (masz {number})</translation>
    </message>
    <message>
        <source>Leave the tray as it lies: {faced}</source>
        <translation>Zostaw tacę, jak leży: {faced}</translation>
    </message>
    <message>
        <source>Turn the tray {quarters}: {faced}</source>
        <translation>Obróć tacę {quarters}: {faced}</translation>
    </message>
    <message>
        <source>Together with {area}</source>
        <translation>Razem z: {area}</translation>
    </message>
    <message>
        <source>Shade the whole pool, {area} first</source>
        <translation>Zamaluj cały basen, najpierw: {area}</translation>
    </message>
    <message>
        <source>Shade {area}</source>
        <translation>Zamaluj: {area}</translation>
    </message>
    <message>
        <source>{choice}: {gains}</source>
        <translation>{choice}: {gains}</translation>
    </message>
    <message>
        <source>For your die ({color})</source>
        <translation>Za twoją kość ({color})</translation>
    </message>
    <message>
        <source>For your turn bonus ({color})</source>
        <translation>Za bonus tury ({color})</translation>
    </message>
    <message>
        <source>By the emperor’s favour</source>
        <translation>Z łaski cesarza</translation>
    </message>
    <message>
        <source>For the platform at {pool}</source>
        <translation>Za platformę na {pool}</translation>
    </message>
    <message>
        <source>Spend {gifts} on the emperor: {action}{colors}</source>
        <translation>Wydaj {gifts} na cesarza: {action}{colors}</translation>
    </message>
    <message>
        <source>Launch {shape} for {points} ({number} left)</source>
        <translation>Odpal: {shape}, {points} (zostało {number})</translation>
    </message>
    <message>
        <source>Corner at {corner}: over {pools}</source>
        <translation>Róg na {corner}: nad {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Corner at {corner}: %n way(s)</source>
        <translation>
            <numerusform>Róg na {corner}: %n sposób</numerusform>
            <numerusform>Róg na {corner}: %n sposoby</numerusform>
            <numerusform>Róg na {corner}: %n sposobów</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: over {pools}</source>
        <translation>{quarters}, odwrócony: nad {pools}</translation>
    </message>
    <message>
        <source>{quarters}: over {pools}</source>
        <translation>{quarters}: nad {pools}</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>jedno pole w kolorze kości gracza {name}</translation>
    </message>
    <message>
        <source>{pool} complete</source>
        <translation>{pool} gotowy</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>łódka na {pool} już nie zapunktuje</translation>
    </message>
    <message>
        <source>one more area beside it</source>
        <translation>jeszcze jedno pole obok</translation>
    </message>
    <message>
        <source>the boat at {pool} scores {points}</source>
        <translation>łódka na {pool} daje {points}</translation>
    </message>
    <message>
        <source>{name} {color}</source>
        <translation>{name}: {color}</translation>
    </message>
    <message>
        <source>{name} faces {color}</source>
        <translation>{name} ma przed sobą: {color}</translation>
    </message>
    <message>
        <source>{move}: {gains}.</source>
        <translation>{move}: {gains}.</translation>
    </message>
    <message>
        <source>{shape} over {pools}: +{points}</source>
        <translation>{shape} nad {pools}: +{points}</translation>
    </message>
    <message>
        <source>{gifts} for {action}</source>
        <translation>{gifts} za: {action}</translation>
    </message>
</context>
<context>
    <name>DiceEndWords</name>
    <message>
        <source>at the end</source>
        <translation>na koniec</translation>
    </message>
    <message>
        <source>one group only</source>
        <translation>tylko jedna grupa</translation>
    </message>
    <message>
        <source>the largest: {number}</source>
        <translation>największa: {number}</translation>
    </message>
    <message>
        <source>Their fireworks are equal too: they share the place.</source>
        <translation>Fajerwerki też są równe: dzielą miejsce.</translation>
    </message>
    <message>
        <source>More points of fireworks decide: {values}.</source>
        <translation>Decyduje więcej punktów za fajerwerki: {values}.</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Press it to take it and to shade there now.</source>
        <translation>Naciśnij, by go wziąć i teraz tam zamalowywać.</translation>
    </message>
    <message>
        <source>{area}: shaded.</source>
        <translation>{area}: zamalowane.</translation>
    </message>
    <message>
        <source>{area}: not shaded.</source>
        <translation>{area}: puste.</translation>
    </message>
    <message>
        <source>Pavilion: shading it brings a gift.</source>
        <translation>Pawilon: zamalowanie go daje prezent.</translation>
    </message>
    <message>
        <source>Pool {pool}: under fireworks.</source>
        <translation>Basen {pool}: pod fajerwerkami.</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>Basen {pool}: zamalowane pola: {number} z 2.</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks may cover it.</source>
        <translation>Basen {pool}: gotowy, mogą go przykryć fajerwerki.</translation>
    </message>
    <message>
        <source>Platform: completing it lets you shade an area beside it.</source>
        <translation>Platforma: gdy ją ukończysz, możesz zamalować pole obok.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} are completed.</source>
        <translation>Łódka: {points}, jeśli zostanie pusta, a {pools} będą gotowe.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} is completed.</source>
        <translation>Łódka: {points}, jeśli zostanie pusta, a {pools} będzie gotowy.</translation>
    </message>
    <message>
        <source>Boat: surrounded, {points} as long as it stays unshaded.</source>
        <translation>Łódka: otoczona, {points}, dopóki zostaje pusta.</translation>
    </message>
    <message>
        <source>The boat is lost, because its pool was shaded.</source>
        <translation>Łódka przepadła, bo jej basen został zamalowany.</translation>
    </message>
    <message>
        <source>{shape}: none left.</source>
        <translation>{shape}: nic nie zostało.</translation>
    </message>
    <message numerus="yes">
        <source>{shape}: {points}, {short}. %n left.</source>
        <comment>fireworks</comment>
        <translation>
            <numerusform>{shape}: {points}, {short}. Został %n.</numerusform>
            <numerusform>{shape}: {points}, {short}. Zostały %n.</numerusform>
            <numerusform>{shape}: {points}, {short}. Zostało %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>no room is left for it</source>
        <translation>nie ma już na to miejsca</translation>
    </message>
    <message>
        <source>it fits now</source>
        <translation>teraz pasuje</translation>
    </message>
    <message>
        <source>you are short of {pools}</source>
        <translation>brakuje ci: {pools}</translation>
    </message>
    <message numerus="yes">
        <source>you are short of %n pool(s)</source>
        <translation>
            <numerusform>brakuje ci %n basenu</numerusform>
            <numerusform>brakuje ci %n basenów</numerusform>
            <numerusform>brakuje ci %n basenów</numerusform>
        </translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>Łaska za {gifts}: {action}.</translation>
    </message>
    <message numerus="yes">
        <source>You lack %n gift(s).</source>
        <translation>
            <numerusform>Brakuje ci %n prezentu.</numerusform>
            <numerusform>Brakuje ci %n prezentów.</numerusform>
            <numerusform>Brakuje ci %n prezentów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} ma teraz {points}.</translation>
    </message>
    <message>
        <source>The sheet of {name}: {points}, {gifts}.</source>
        <translation>Arkusz gracza {name}: {points}, {gifts}.</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>Fajerwerki: {points}, suma odpalonych kafelków.</translation>
    </message>
    <message>
        <source>Second group: {points}, one for each pool of the second largest group of completed pools.</source>
        <translation>Druga grupa: {points}, po jednym za każdy basen drugiej co do wielkości grupy gotowych basenów.</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n for each one surrounded.</source>
        <translation>
            <numerusform>Łódki: {points}, %n za każdą otoczoną.</numerusform>
            <numerusform>Łódki: {points}, %n za każdą otoczoną.</numerusform>
            <numerusform>Łódki: {points}, %n za każdą otoczoną.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Gifts pay for rolling again and for the emperor.</source>
        <translation>{name} ma {gifts}. Prezentami płaci się za ponowny rzut i cesarzowi.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, in that turn of {name}.</source>
        <translation>Bonus tury {row}: jedno pole więcej, kolor {color}, w tej turze gracza {name}.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, now.</source>
        <translation>Bonus tury {row}: teraz jedno pole więcej, kolor {color}.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, over.</source>
        <translation>Bonus tury {row}: {color}, minął.</translation>
    </message>
    <message>
        <source>Nobody faces this die, but favours may count it.</source>
        <translation>Nikt nie siedzi przed tą kością, ale łaska może ją liczyć.</translation>
    </message>
    <message>
        <source>{name} shades by the die on this side.</source>
        <translation>{name} maluje według kości po tej stronie.</translation>
    </message>
    <message>
        <source>{name} shades one {color} area.</source>
        <translation>{name} zamalowuje jedno pole, kolor {color}.</translation>
    </message>
    <message>
        <source>The tray: each player shades an area in the colour of the die they face. Whoever rolled may turn it first.</source>
        <translation>Taca: każdy zamalowuje pole w kolorze kości, którą ma przed sobą. Kto rzucał, może ją najpierw obrócić.</translation>
    </message>
    <message>
        <source>Turn the tray, so that everybody faces another die.</source>
        <translation>Obróć tacę, by każdy miał przed sobą inną kość.</translation>
    </message>
    <message>
        <source>All four dice again for {gifts}, before the tray is turned.</source>
        <translation>Ponowny rzut czterema kośćmi za {gifts}, zanim taca zostanie obrócona.</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>Wróć do swojego arkusza.</translation>
    </message>
    <message>
        <source>Show every place for this tile.</source>
        <translation>Pokaż każde miejsce dla tego kafelka.</translation>
    </message>
    <message>
        <source>Launch the display that is worth most.</source>
        <translation>Odpal pokaz, który jest wart najwięcej.</translation>
    </message>
    <message>
        <source>Leave the rest: it is asked first.</source>
        <translation>Zostaw resztę: najpierw padnie pytanie.</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>Dalej.</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>Odłóż kafelek (Esc).</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>Fajerwerki: kafelek przykrywa gotowe baseny i daje swoje punkty.</translation>
    </message>
    <message>
        <source>The emperor’s favours: one in each turn, for gifts.</source>
        <translation>Łaski cesarza: jedna w każdej turze, za prezenty.</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>Rzuć kośćmi.</translation>
    </message>
    <message>
        <source>Roll again: another roll may well serve you better.</source>
        <translation>Rzuć ponownie: inny wynik może dać ci więcej.</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>Zamaluj cały basen {pool}. {reason}</translation>
    </message>
    <message>
        <source>Launch nothing: these pools may carry a better tile later.</source>
        <translation>Nic nie odpalaj: te baseny uniosą może później lepszy kafelek.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help now.</source>
        <translation>Resztę zostaw pustą: nic więcej teraz nie pomoże.</translation>
    </message>
    <message>
        <source>Leave the tray as it lies. You face {color}; {areas}.</source>
        <translation>Zostaw tacę, jak leży. Masz przed sobą: {color}; {areas}.</translation>
    </message>
    <message>
        <source>Turn the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>Obróć tacę: {quarters}. Wtedy masz przed sobą: {color}; {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n area(s) to choose from.</source>
        <translation>
            <numerusform>Do wyboru jest %n pole.</numerusform>
            <numerusform>Do wyboru są %n pola.</numerusform>
            <numerusform>Do wyboru jest %n pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) of it are free</source>
        <translation>
            <numerusform>%n pole jest wolne</numerusform>
            <numerusform>%n pola są wolne</numerusform>
            <numerusform>%n pól jest wolnych</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}: zamaluj {area}. {reason}</translation>
    </message>
    <message>
        <source>That gives: {gains}.</source>
        <translation>To daje: {gains}.</translation>
    </message>
    <message>
        <source>It is beside a boat, and leads towards surrounding it.</source>
        <translation>Leży obok łódki i pomaga ją otoczyć.</translation>
    </message>
    <message>
        <source>The platform there waits for its other half.</source>
        <translation>Platforma czeka tam na drugą połowę.</translation>
    </message>
    <message>
        <source>It joins pools you have completed.</source>
        <translation>Łączy się z twoimi gotowymi basenami.</translation>
    </message>
    <message>
        <source>Its pool can be completed by another colour.</source>
        <translation>Jego basen można ukończyć innym kolorem.</translation>
    </message>
    <message>
        <source>Launch {shape} over {pools}: {points}.</source>
        <translation>Odpal: {shape} nad {pools}, {points}.</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>Odwróć kafelek fajerwerków</translation>
    </message>
    <message>
        <source>Show every place for this tile</source>
        <translation>Pokaż wszystkie miejsca na ten kafelek</translation>
    </message>
    <message>
        <source>Look at a sheet</source>
        <translation>Zobacz arkusz</translation>
    </message>
</context>
<context>
    <name>DiceLabels</name>
    <message>
        <source>Platform {pool}</source>
        <translation>Platforma {pool}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s) to spend</source>
        <translation>
            <numerusform>%n prezent do wydania</numerusform>
            <numerusform>%n prezenty do wydania</numerusform>
            <numerusform>%n prezentów do wydania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again for %n gift(s)</source>
        <translation>
            <numerusform>Znów za %n prezent</numerusform>
            <numerusform>Znów za %n prezenty</numerusform>
            <numerusform>Znów za %n prezentów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>zostało %n</numerusform>
            <numerusform>zostały %n</numerusform>
            <numerusform>zostało %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) short</source>
        <translation>
            <numerusform>brak %n basenu</numerusform>
            <numerusform>brak %n basenów</numerusform>
            <numerusform>brak %n basenów</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>zostało {number}</translation>
    </message>
    <message>
        <source>{name}’s lake</source>
        <translation>Jezioro: {name}</translation>
    </message>
    <message>
        <source>Look at {name}’s lake</source>
        <translation>Zobacz jezioro: {name}</translation>
    </message>
    <message>
        <source>One more area in your die’s colour</source>
        <translation>Jeszcze jedno pole w kolorze twojej kości</translation>
    </message>
    <message>
        <source>One area in a colour no die shows</source>
        <translation>Jedno pole w kolorze, którego nie ma na kościach</translation>
    </message>
    <message>
        <source>One area for each of the other three dice</source>
        <translation>Po jednym polu za trzy pozostałe kości</translation>
    </message>
    <message>
        <source>One area like the die on your left</source>
        <translation>Jedno pole jak kość po twojej lewej</translation>
    </message>
    <message>
        <source>One area of any colour beside a completed pool</source>
        <translation>Dowolne pole obok gotowego basenu</translation>
    </message>
    <message>
        <source>Both areas of one untouched pool</source>
        <translation>Oba pola nietkniętego basenu</translation>
    </message>
    <message>
        <source>the last launches</source>
        <translation>ostatnie odpalanie</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>Bonus tury</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Fajerwerki</translation>
    </message>
    <message>
        <source>One area like {name}’s die</source>
        <translation>Jedno pole jak kość gracza {name}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tura {turn} z {turns}</translation>
    </message>
    <message>
        <source>{shape} on {pool}</source>
        <translation>{shape} na {pool}</translation>
    </message>
    <message>
        <source>Launch: +{number}</source>
        <translation>Odpal: +{number}</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n point(s)</source>
        <translation>
            <numerusform>Oddaj %n punkt</numerusform>
            <numerusform>Oddaj %n punkty</numerusform>
            <numerusform>Oddaj %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <translation>
            <numerusform>jeszcze %n punkt</numerusform>
            <numerusform>jeszcze %n punkty</numerusform>
            <numerusform>jeszcze %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes this sheet and shades</source>
        <translation>{name} bierze ten arkusz i zamalowuje</translation>
    </message>
    <message>
        <source>The tray</source>
        <translation>Taca</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Co robić</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Favours of the emperor</source>
        <translation>Łaski cesarza</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Jezioro</translation>
    </message>
    <message>
        <source>completes a pool</source>
        <translation>kończy basen</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>spoils a boat</source>
        <translation>psuje łódkę</translation>
    </message>
    <message>
        <source>Next medal</source>
        <translation>Następny medal</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>That was your turn. You can still undo it.</source>
        <translation>To była twoja tura. Możesz ją jeszcze cofnąć.</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Inni zamalowują, potem odpalasz.</translation>
    </message>
    <message>
        <source>The others are playing.</source>
        <translation>Grają inni.</translation>
    </message>
    <message>
        <source>Done without it…</source>
        <translation>Gotowe bez pokazu…</translation>
    </message>
    <message>
        <source>Keep the launch</source>
        <translation>Zachowaj pokaz</translation>
    </message>
    <message>
        <source>Done…</source>
        <translation>Gotowe…</translation>
    </message>
    <message>
        <source>You can still shade. Leave it?</source>
        <translation>Możesz jeszcze zamalować. Zostawić?</translation>
    </message>
    <message>
        <source>Leave it unshaded</source>
        <translation>Zostaw niezamalowane</translation>
    </message>
    <message>
        <source>Keep shading</source>
        <translation>Zamalowuj dalej</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Druga grupa</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Łódki</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Still to shade:</source>
        <translation>Do zamalowania:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>Nic nie odpalaj</translation>
    </message>
    <message>
        <source>You can still ask the emperor for a favour.</source>
        <translation>Możesz jeszcze prosić cesarza o łaskę.</translation>
    </message>
    <message>
        <source>Press again to take it back.</source>
        <translation>Naciśnij ponownie, by cofnąć.</translation>
    </message>
    <message>
        <source>Press to take it back, with what you did after it.</source>
        <translation>Naciśnij, by cofnąć to i wszystko po tym.</translation>
    </message>
    <message>
        <source>Take this sheet</source>
        <translation>Weź ten arkusz</translation>
    </message>
    <message>
        <source>Back to your lake</source>
        <translation>Do twojego jeziora</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Cały stół</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzuć</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Zostaw tak</translation>
    </message>
    <message>
        <source>Drag the rim to turn the tray. Leave it so, or shade an area.</source>
        <translation>Pociągnij za brzeg, by obrócić tacę. Zostaw ją tak albo zamaluj pole.</translation>
    </message>
    <message>
        <source>nobody’s, but shown</source>
        <translation>niczyja, ale się liczy</translation>
    </message>
    <message>
        <source>The emperor’s favours</source>
        <translation>Łaski cesarza</translation>
    </message>
    <message>
        <source>one per turn</source>
        <translation>jedna na turę</translation>
    </message>
    <message>
        <source>fits now</source>
        <translation>teraz pasuje</translation>
    </message>
    <message>
        <source>no room yet</source>
        <translation>jeszcze bez miejsca</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>nic nie zostało</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>obróć</translation>
    </message>
    <message>
        <source>flip it</source>
        <translation>odwróć</translation>
    </message>
    <message>
        <source>show all places</source>
        <translation>pokaż miejsca</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Kość</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Cesarz</translation>
    </message>
</context>
<context>
    <name>DiceLog</name>
    <message>
        <source>{name} left the tray as it lay: {faced}.</source>
        <translation>{name} zostawia tacę, jak leży: {faced}.</translation>
    </message>
    <message>
        <source>{name} turned the tray: {faced}.</source>
        <translation>{name} obraca tacę: {faced}.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} wydaje {gifts} na łaskę: {action}.</translation>
    </message>
    <message>
        <source>{name} faces {color} and can shade nothing.</source>
        <translation>{name} ma przed sobą: {color} i nie może nic zamalować.</translation>
    </message>
    <message>
        <source>{name} took their sheet.</source>
        <translation>{name} bierze swój arkusz.</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} zostawia resztę pustą.</translation>
    </message>
    <message>
        <source>{name} launched nothing.</source>
        <translation>{name} nic nie odpala.</translation>
    </message>
    <message>
        <source>Turn {number} of {name} begins.</source>
        <translation>Zaczyna się tura {number} gracza {name}.</translation>
    </message>
    <message>
        <source>All turns are over: everyone may launch once more.</source>
        <translation>Wszystkie tury minęły: każdy może odpalić jeszcze raz.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and rolled again: {colors}.</source>
        <translation>{name} wydaje {gifts} i rzuca ponownie: {colors}.</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} rzuca: {colors}.</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the die</source>
        <translation>{name} zamalowuje za kość: {areas}</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the turn bonus</source>
        <translation>{name} zamalowuje za bonus tury: {areas}</translation>
    </message>
    <message>
        <source>{name} shaded {areas} by the emperor’s favour</source>
        <translation>{name} zamalowuje z łaski cesarza: {areas}</translation>
    </message>
    <message>
        <source>{name} shaded {areas} beside the platform</source>
        <translation>{name} zamalowuje obok platformy: {areas}</translation>
    </message>
    <message>
        <source>{name} launched {shape} over {pools}: {points}.</source>
        <translation>{name} odpala: {shape} nad {pools}, {points}.</translation>
    </message>
</context>
<context>
    <name>DiceNames</name>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>{color} twice</source>
        <translation>2 × {color}</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>dowolny kolor</translation>
    </message>
    <message>
        <source>{color} at {pool}</source>
        <translation>{color} na {pool}</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>górny lewy</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>górny prawy</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>dolny prawy</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>dolny lewy</translation>
    </message>
    <message>
        <source>{area}, {half}</source>
        <translation>{area}, {half}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n prezent</numerusform>
            <numerusform>%n prezenty</numerusform>
            <numerusform>%n prezentów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>the line</source>
        <translation>linia</translation>
    </message>
    <message>
        <source>the corner</source>
        <translation>narożnik</translation>
    </message>
    <message>
        <source>the square</source>
        <translation>kwadrat</translation>
    </message>
    <message>
        <source>the T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>the L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>the S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>the plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>the U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Narożnik</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Kwadrat</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>not turned</source>
        <translation>bez obrotu</translation>
    </message>
    <message>
        <source>a quarter to the right</source>
        <translation>o 90° w prawo</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>o 180°</translation>
    </message>
    <message>
        <source>a quarter to the left</source>
        <translation>o 90° w lewo</translation>
    </message>
    <message>
        <source>one more area in the die’s colour</source>
        <translation>jeszcze jedno pole w kolorze kości</translation>
    </message>
    <message>
        <source>one area in a colour that no die shows</source>
        <translation>jedno pole w kolorze, którego nie ma na kościach</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>po jednym polu za każdą z trzech pozostałych kości</translation>
    </message>
    <message>
        <source>one area in the colour of the die to the left</source>
        <translation>jedno pole w kolorze kości po lewej</translation>
    </message>
    <message>
        <source>one area of any colour beside a completed pool</source>
        <translation>jedno pole dowolnego koloru obok gotowego basenu</translation>
    </message>
    <message>
        <source>both areas of one untouched pool</source>
        <translation>oba pola jednego nietkniętego basenu</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>strona A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>strona B</translation>
    </message>
</context>
<context>
    <name>DiceOptions</name>
    <message>
        <source>What is in play</source>
        <translation>Co jest w grze</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>po {number} tur</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} tur</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>około {number} minut</translation>
    </message>
    <message>
        <source>You turn the tray for yourself. The rules for one are ours.</source>
        <translation>Obracasz tacę dla siebie. Zasady gry w pojedynkę są nasze.</translation>
    </message>
    <message>
        <source>The earliest letter of a sheet begins. Then it goes clockwise.</source>
        <translation>Zaczyna najwcześniejsza litera arkusza. Potem zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Pierwsza gra</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Ręcznie</translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>Kształty fajerwerków</translation>
    </message>
    <message>
        <source>Emperor cards</source>
        <translation>Karty cesarza</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Arkusze punktacji</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Rozdane</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Wybrane</translation>
    </message>
    <message>
        <source>Sheet of {name}</source>
        <translation>Arkusz: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s): {all} are in play.</source>
        <translation>
            <numerusform>Wybierz jeszcze %n kształt: w grze są {all}.</numerusform>
            <numerusform>Wybierz jeszcze %n kształty: w grze są {all}.</numerusform>
            <numerusform>Wybierz jeszcze %n kształtów: w grze są {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>Te cztery kształty są dobre na pierwszą grę.</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape are drawn.</source>
        <translation>Losowany jest jeden mały, dwa średnie i jeden duży kształt.</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>Te cztery kształty są w grze.</translation>
    </message>
    <message>
        <source>Everybody gets one by chance; the earliest letter begins.</source>
        <translation>Każdy dostaje jeden losowo; najwcześniejsza litera zaczyna.</translation>
    </message>
    <message>
        <source>{shape}: tiles for {values} points, the best on top</source>
        <translation>{shape}: kafelki za {values} pkt, najlepszy na wierzchu</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Press to turn it over: {lower}</source>
        <translation>{gifts}, {side}: {upper}. Naciśnij, by odwrócić kartę: {lower}</translation>
    </message>
    <message>
        <source>{gifts}, by chance: {upper}, or {lower}</source>
        <translation>{gifts}, losowo: {upper} albo {lower}</translation>
    </message>
</context>
<context>
    <name>DicePapers</name>
    <message>
        <source>Blank sheet {letter}</source>
        <translation>Pusty arkusz {letter}</translation>
    </message>
    <message>
        <source>{name}, sheet {letter}</source>
        <translation>{name}, arkusz {letter}</translation>
    </message>
    <message>
        <source>{number} play</source>
        <translation>graczy: {number}</translation>
    </message>
    <message>
        <source>Sheet {letter}</source>
        <translation>Arkusz {letter}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>Bonus tury</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Prezenty</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Pavilion shaded: one gift</source>
        <translation>Zamalowany pawilon: jeden prezent</translation>
    </message>
    <message>
        <source>Platform completed: shade one area beside it</source>
        <translation>Gotowa platforma: zamaluj jedno pole obok</translation>
    </message>
    <message numerus="yes">
        <source>Boat, unshaded and surrounded: %n point(s)</source>
        <translation>
            <numerusform>Łódka, pusta i otoczona: %n punkt</numerusform>
            <numerusform>Łódka, pusta i otoczona: %n punkty</numerusform>
            <numerusform>Łódka, pusta i otoczona: %n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceReasons</name>
    <message>
        <source>pools for the next fireworks</source>
        <translation>baseny na następne fajerwerki</translation>
    </message>
    <message>
        <source>a larger second group of pools</source>
        <translation>większa druga grupa basenów</translation>
    </message>
    <message>
        <source>a boat that may be surrounded</source>
        <translation>łódka, którą da się otoczyć</translation>
    </message>
    <message>
        <source>pools that can be completed later</source>
        <translation>baseny do ukończenia później</translation>
    </message>
    <message>
        <source>gifts for later</source>
        <translation>prezenty na później</translation>
    </message>
    <message>
        <source>what can still be shaded now</source>
        <translation>to, co można jeszcze teraz zamalować</translation>
    </message>
    <message>
        <source>dice that help the others little</source>
        <translation>kości, które mało pomagają innym</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>The dice have fallen. Before the tray is left, a button beside it rolls again.</source>
        <translation>Kości już padły. Zanim zostawisz tacę, przycisk obok pozwala rzucić kośćmi ponownie.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Najpierw rzuć kośćmi.</translation>
    </message>
    <message>
        <source>The tray is turned once in a turn, before anybody shades.</source>
        <translation>Tacę obraca się raz w turze, zanim ktokolwiek maluje.</translation>
    </message>
    <message>
        <source>Turn the tray first, or leave it as it lies.</source>
        <translation>Najpierw obróć tacę albo zostaw ją, jak leży.</translation>
    </message>
    <message>
        <source>Dice are rolled again only before the tray is left.</source>
        <translation>Kośćmi rzuca się ponownie tylko przed zostawieniem tacy.</translation>
    </message>
    <message>
        <source>You have too few gifts: rolling again costs {reroll}.</source>
        <translation>Masz za mało prezentów: ponowny rzut kosztuje {reroll}.</translation>
    </message>
    <message>
        <source>Shading is over for this turn.</source>
        <translation>W tej turze malowanie już się skończyło.</translation>
    </message>
    <message>
        <source>That area is shaded already.</source>
        <translation>To pole jest już zamalowane.</translation>
    </message>
    <message>
        <source>A platform lets you shade beside it once, when its pool is completed.</source>
        <translation>Platforma pozwala zamalować pole obok tylko raz, gdy jej basen jest gotowy.</translation>
    </message>
    <message>
        <source>You have shaded an area for your die already.</source>
        <translation>Pole za kość jest już zamalowane.</translation>
    </message>
    <message>
        <source>That area has another colour than the die you face.</source>
        <translation>To pole ma inny kolor niż twoja kość.</translation>
    </message>
    <message>
        <source>Only the one whose turn it is has a turn bonus.</source>
        <translation>Bonus tury ma tylko gracz, którego jest tura.</translation>
    </message>
    <message>
        <source>You have shaded an area for your turn bonus already.</source>
        <translation>Pole za bonus tury jest już zamalowane.</translation>
    </message>
    <message>
        <source>That area has another colour than your turn bonus.</source>
        <translation>To pole ma inny kolor niż twój bonus tury.</translation>
    </message>
    <message>
        <source>Shade it for your die: the colour is the same.</source>
        <translation>Zamaluj je za kość: kolor jest ten sam.</translation>
    </message>
    <message>
        <source>Shade it for your turn bonus: the colour is the same.</source>
        <translation>Zamaluj je za bonus tury: kolor jest ten sam.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Nikt tam nie siedzi.</translation>
    </message>
    <message>
        <source>That sheet is being shaded already.</source>
        <translation>Ten arkusz jest już zamalowywany.</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>Ten arkusz jest już skończony w tej turze.</translation>
    </message>
    <message>
        <source>That sheet was just taken. First somebody shades, takes a favour or is done.</source>
        <translation>Ten arkusz dopiero co wzięto. Najpierw ktoś musi zamalować, poprosić o łaskę albo skończyć.</translation>
    </message>
    <message>
        <source>Nothing can be shaded on that sheet now.</source>
        <translation>Na tym arkuszu nie da się teraz nic zamalować.</translation>
    </message>
    <message>
        <source>Spend gifts on a card of the emperor first.</source>
        <translation>Najpierw wydaj prezenty na kartę cesarza.</translation>
    </message>
    <message>
        <source>You have shaded everything the emperor’s favour allows.</source>
        <translation>Wszystko, na co pozwala łaska cesarza, jest już zamalowane.</translation>
    </message>
    <message>
        <source>This favour shades both areas of one pool.</source>
        <translation>Ta łaska zamalowuje oba pola jednego basenu.</translation>
    </message>
    <message>
        <source>The emperor’s favour does not allow that colour.</source>
        <translation>Łaska cesarza nie pozwala na ten kolor.</translation>
    </message>
    <message>
        <source>This favour shades beside one of your completed pools.</source>
        <translation>Ta łaska działa obok jednego z twoich gotowych basenów.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Oba pola tego basenu muszą być puste.</translation>
    </message>
    <message>
        <source>The emperor grants one favour in a turn.</source>
        <translation>Cesarz udziela jednej łaski na turę.</translation>
    </message>
    <message>
        <source>You have too few gifts for that favour.</source>
        <translation>Masz za mało prezentów na tę łaskę.</translation>
    </message>
    <message>
        <source>There is nothing you could shade by that favour.</source>
        <translation>Z tą łaską nie da się nic zamalować.</translation>
    </message>
    <message>
        <source>Fireworks are launched at the end of your own turn.</source>
        <translation>Fajerwerki odpala się na końcu własnej tury.</translation>
    </message>
    <message>
        <source>That shape is not in play.</source>
        <translation>Tego kształtu nie ma w grze.</translation>
    </message>
    <message>
        <source>No tile of that shape is left.</source>
        <translation>Nie ma już kafelków tego kształtu.</translation>
    </message>
    <message>
        <source>Fireworks need pools of which both areas are shaded.</source>
        <translation>Fajerwerki wymagają basenów, w których oba pola są zamalowane.</translation>
    </message>
    <message>
        <source>Another tile already lies on one of these pools.</source>
        <translation>Na jednym z tych basenów leży już inny kafelek.</translation>
    </message>
    <message>
        <source>There is nothing to launch now.</source>
        <translation>Teraz nie ma nic do odpalenia.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra skończona.</translation>
    </message>
</context>
<context>
    <name>DiceScores</name>
    <message>
        <source>Fireworks</source>
        <translation>Fajerwerki</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Druga grupa</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Łódki</translation>
    </message>
    <message>
        <source>points of the tiles</source>
        <translation>punkty z kafelków</translation>
    </message>
    <message>
        <source>its completed pools</source>
        <translation>jej gotowe baseny</translation>
    </message>
    <message>
        <source>{number} for each surrounded</source>
        <translation>{number} za każdą otoczoną</translation>
    </message>
</context>
<context>
    <name>DiceSketch</name>
    <message>
        <source>turn {number} of {all}</source>
        <translation>tura {number} z {all}</translation>
    </message>
</context>
<context>
    <name>DiceTips</name>
    <message>
        <source>A pavilion brought a gift. Gifts buy a favour of the emperor, one each turn.</source>
        <translation>Pawilon dał prezent. Za prezenty kupisz łaskę cesarza, jedną na turę.</translation>
    </message>
    <message>
        <source>A completed platform: shade any area in a pool beside it, in any colour.</source>
        <translation>Gotowa platforma: zamaluj dowolne pole w basenie obok, w dowolnym kolorze.</translation>
    </message>
    <message>
        <source>A boat with complete pools on all sides is worth 4 points, if its own pool stays bare.</source>
        <translation>Łódka z gotowymi basenami z każdej strony daje 4 punkty, jeśli jej własny basen zostanie pusty.</translation>
    </message>
    <message>
        <source>A complete pool can carry fireworks. Pools that touch make groups: the second largest scores.</source>
        <translation>Gotowy basen może unieść fajerwerki. Stykające się baseny tworzą grupy: punktuje druga co do wielkości.</translation>
    </message>
    <message>
        <source>The last turn is over: everybody may launch once more.</source>
        <translation>Ostatnia tura minęła: każdy może odpalić jeszcze raz.</translation>
    </message>
    <message>
        <source>The last turn of everybody: complete pools for a display, and keep your groups apart.</source>
        <translation>Ostatnia tura każdego: ukończ baseny na pokaz i trzymaj grupy osobno.</translation>
    </message>
    <message>
        <source>Roll, then turn the tray: everybody shades with the die that faces them.</source>
        <translation>Rzuć, potem obróć tacę: każdy maluje kością, którą ma przed sobą.</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. A die that faces somebody else is theirs.</source>
        <translation>Wybierz kolor, który ci pomoże. Kość przed kimś innym należy do tej osoby.</translation>
    </message>
    <message>
        <source>A tile fits: the top one of a shape is worth most, so launch early.</source>
        <translation>Kafelek pasuje: górny z kształtu jest wart najwięcej, więc odpalaj wcześnie.</translation>
    </message>
    <message>
        <source>Everybody shades at once: whoever is ready presses their own small sheet.</source>
        <translation>Wszyscy zamalowują naraz: kto jest gotów, naciska własny mały arkusz.</translation>
    </message>
    <message>
        <source>A favour costs gifts. Areas with a pavilion earn them back at once.</source>
        <translation>Łaska kosztuje prezenty. Pola z pawilonem od razu je zwracają.</translation>
    </message>
    <message>
        <source>Draw with the pencil over a lit area. Pools with both halves shaded are complete.</source>
        <translation>Przeciągnij ołówkiem po świecącym polu. Basen z obiema połowami zamalowanymi jest gotowy.</translation>
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
        <translation>zamalować {colors}</translation>
    </message>
    <message>
        <source>shade beside a platform</source>
        <translation>zamalować pole obok platformy</translation>
    </message>
    <message>
        <source>ask the emperor for a favour</source>
        <translation>prosić cesarza o łaskę</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzut</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Inni zamalowują, potem odpalasz.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Obrót</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Malowanie</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Cesarz</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Pokaz</translation>
    </message>
    <message>
        <source>{name}: {action}.</source>
        <translation>{name}: {action}.</translation>
    </message>
    <message>
        <source>{name}’s turn: {action}.</source>
        <translation>Tura gracza {name}: {action}.</translation>
    </message>
    <message>
        <source>Your turn: {action}.</source>
        <translation>Twoja tura: {action}.</translation>
    </message>
    <message>
        <source>turn the tray, or shade an area</source>
        <translation>obrócić tacę lub zamalować pole</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>odpalić fajerwerki</translation>
    </message>
    <message>
        <source>launch one last time</source>
        <translation>odpalić ostatni raz</translation>
    </message>
    <message>
        <source>nothing is left to shade</source>
        <translation>nie ma już nic do zamalowania</translation>
    </message>
    <message>
        <source>{action}, or be done</source>
        <translation>{action} lub zakończyć</translation>
    </message>
    <message>
        <source>{shape} is worth {points}.</source>
        <translation>{shape}: wartość {points}.</translation>
    </message>
    <message>
        <source>You may also {actions}.</source>
        <translation>Możesz też {actions}.</translation>
    </message>
    <message>
        <source>Or {actions}.</source>
        <translation>Albo {actions}.</translation>
    </message>
    <message>
        <source>again: {gifts}</source>
        <translation>znów: {gifts}</translation>
    </message>
    <message>
        <source>shade {colors} by favour</source>
        <translation>zamalować {colors} z łaski</translation>
    </message>
    <message>
        <source>{gifts} held</source>
        <translation>masz {gifts}</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>koszt: {gifts}</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>potem</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>rzuć kośćmi</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>po rzucie</translation>
    </message>
    <message>
        <source>turn the tray</source>
        <translation>obróć tacę</translation>
    </message>
    <message>
        <source>beside a platform</source>
        <translation>obok platformy</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>favour granted</source>
        <translation>łaska udzielona</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>pominięte</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>nic do malowania</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>możesz</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>ostatni raz</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Look at the table</source>
        <translation>Zobacz stół</translation>
    </message>
    <message>
        <source>as it lies now</source>
        <translation>jak leży teraz</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>krok po kroku</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Pamiątka</translation>
    </message>
    <message>
        <source>save the picture</source>
        <translation>zapisz obrazek</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <translation>Drukuj arkusze</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Półka</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj znów</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Następny poziom</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>krok {number} z {all}</translation>
    </message>
    <message>
        <source>The lanterns are counted</source>
        <translation>Liczymy lampiony</translation>
    </message>
    <message>
        <source>Any key or click shows everything.</source>
        <translation>Dowolny klawisz lub klik pokazuje wszystko.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Wygrywa {name}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names}: wspólne zwycięstwo</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to {own}</source>
        <translation>
            <numerusform>%n do {own} pkt</numerusform>
            <numerusform>%n do {own} pkt</numerusform>
            <numerusform>%n do {own} pkt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead</source>
        <translation>
            <numerusform>%n punkt, przewaga {lead}</numerusform>
            <numerusform>%n punkty, przewaga {lead}</numerusform>
            <numerusform>%n punktów, przewaga {lead}</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <translation>trening</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Zapisz obrazek</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrazki (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>Nie udało się zapisać {file}.</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 equal lanterns</source>
        <translation>4 takie same lampiony</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>po 2 z 3 rodzajów lampionów</translation>
    </message>
    <message>
        <source>1 of every lantern</source>
        <translation>po 1 z każdego lampionu</translation>
    </message>
    <message>
        <source>1 for each Dedication</source>
        <translation>po 1 za każdą Dedykację</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>ostatnia tura</translation>
    </message>
    <message>
        <source>A tie is Moon Dancer’s: whoever challenges her must have more.</source>
        <translation>Remis należy do Moon Dancer: kto ją wyzywa, musi mieć więcej.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}”</translation>
    </message>
    <message>
        <source>Mooncakes and lanterns left are equal too: they share the place.</source>
        <translation>Ciastka i pozostałe lampiony też są równe: dzielą miejsce.</translation>
    </message>
    <message>
        <source>Mooncakes are equal; more lanterns left decide: {values}.</source>
        <translation>Ciastka są równe; decyduje więcej pozostałych lampionów: {values}.</translation>
    </message>
    <message>
        <source>More Mooncakes decide: {values}.</source>
        <translation>Decyduje więcej ciastek: {values}.</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>Gra, w której otwarto blokady, to trening i się nie liczy.</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}: wygrane {wins} z {games}</translation>
    </message>
    <message>
        <source>best lead +{number}</source>
        <translation>najlepsza przewaga +{number}</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>wygrane z rzędu: {number}</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Something in the program went wrong.</source>
        <translation>W programie coś poszło nie tak.</translation>
    </message>
    <message>
        <source>This report is also in {file}.</source>
        <translation>Ten raport jest też w {file}.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Kopiuj raport</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Your saved games are where they were: nothing has been changed.</source>
        <translation>Twoje zapisane gry są tam, gdzie były: nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Your game is safe: every step up to this one is saved. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>Twoja gra jest bezpieczna: każdy krok aż do tego jest zapisany. Możesz grać dalej; jeśli coś wygląda dziwnie, wróć na półkę i naciśnij Kontynuuj.</translation>
    </message>
    <message>
        <source>The last step could not be saved, but everything before it is. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>Nie udało się zapisać ostatniego kroku, ale wszystko przed nim tak. Możesz grać dalej; jeśli coś wygląda dziwnie, wróć na półkę i naciśnij Kontynuuj.</translation>
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
        <translation>Mniejsze (−)</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>{name} zaczyna grę.</translation>
    </message>
    <message>
        <source>Show everything (0)</source>
        <translation>Pokaż wszystko (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Większe (+)</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>Zdobądź w tej turze %n punkt.</numerusform>
            <numerusform>Zdobądź w tej turze %n punkty.</numerusform>
            <numerusform>Zdobądź w tej turze %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) in this turn.</source>
        <translation>
            <numerusform>Zyskaj w tej turze %n lampion.</numerusform>
            <numerusform>Zyskaj w tej turze %n lampiony.</numerusform>
            <numerusform>Zyskaj w tej turze %n lampionów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>Zyskaj w tej turze o %n lampion więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zyskaj w tej turze o %n lampiony więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zyskaj w tej turze o %n lampionów więcej niż ktokolwiek inny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) in this turn.</source>
        <translation>
            <numerusform>Zyskaj w tej turze %n ciastko.</numerusform>
            <numerusform>Zyskaj w tej turze %n ciastka.</numerusform>
            <numerusform>Zyskaj w tej turze %n ciastek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place your tile and hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Połóż kafelek i miej lampiony na Dedykację za %n punkt.</numerusform>
            <numerusform>Połóż kafelek i miej lampiony na Dedykację za %n punkty.</numerusform>
            <numerusform>Połóż kafelek i miej lampiony na Dedykację za %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Zdobyto %n punkt.</numerusform>
            <numerusform>Zdobyto %n punkty.</numerusform>
            <numerusform>Zdobyto %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>Zyskano %n lampion.</numerusform>
            <numerusform>Zyskano %n lampiony.</numerusform>
            <numerusform>Zyskano %n lampionów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anybody else.</source>
        <translation>
            <numerusform>Zyskano o %n lampion więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zyskano o %n lampiony więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zyskano o %n lampionów więcej niż ktokolwiek inny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>Zyskano %n ciastko.</numerusform>
            <numerusform>Zyskano %n ciastka.</numerusform>
            <numerusform>Zyskano %n ciastek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Masz lampiony na Dedykację za %n punkt.</numerusform>
            <numerusform>Masz lampiony na Dedykację za %n punkty.</numerusform>
            <numerusform>Masz lampiony na Dedykację za %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dedicate now</source>
        <translation>Dedykacja teraz</translation>
    </message>
    <message>
        <source>Bright lanterns</source>
        <translation>Jasne lampiony</translation>
    </message>
    <message>
        <source>More than the others</source>
        <translation>Więcej niż inni</translation>
    </message>
    <message>
        <source>Sweet matches</source>
        <translation>Słodkie dopasowania</translation>
    </message>
    <message>
        <source>The missing lantern</source>
        <translation>Brakujący lampion</translation>
    </message>
</context>
<context>
    <name>FestivalAsks</name>
    <message>
        <source>Touch the side of your tile that counts as a match.</source>
        <translation>Dotknij boku swojego kafelka, który liczy się jako dopasowanie.</translation>
    </message>
    <message>
        <source>Touch the tile you keep. The other one goes to the bottom.</source>
        <translation>Dotknij kafelka, który zostawiasz. Drugi idzie na spód.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take for it.</source>
        <translation>Dotknij lampionu z Zapasu, który za to bierzesz.</translation>
    </message>
    <message>
        <source>Touch the lantern you take, at another seat.</source>
        <translation>Dotknij lampionu, który bierzesz, na innym miejscu.</translation>
    </message>
    <message>
        <source>Touch the player who gains one with you.</source>
        <translation>Dotknij gracza, który zyskuje razem z tobą.</translation>
    </message>
    <message>
        <source>Touch the stack you put it on.</source>
        <translation>Dotknij stosu, na którym go kładziesz.</translation>
    </message>
    <message>
        <source>Choose the lanterns; then touch the one you leave out.</source>
        <translation>Wybierz lampiony, potem dotknij tego, który pomijasz.</translation>
    </message>
    <message>
        <source>Touch the lantern you take back.</source>
        <translation>Dotknij lampionu, który bierzesz z powrotem.</translation>
    </message>
    <message>
        <source>Press her card to see the top two tiles, or refill as ever.</source>
        <translation>Naciśnij jej kartę, by zobaczyć dwa górne kafelki, albo dobierz jak zwykle.</translation>
    </message>
    <message>
        <source>You may exchange one more: touch the lantern you give.</source>
        <translation>Możesz wymienić jeszcze jeden: dotknij lampionu, który oddajesz.</translation>
    </message>
    <message>
        <source>Make a second Dedication: touch its stack.</source>
        <translation>Złóż drugą Dedykację: dotknij jej stosu.</translation>
    </message>
    <message>
        <source>Make a Dedication: touch its stack.</source>
        <translation>Złóż Dedykację: dotknij jej stosu.</translation>
    </message>
    <message>
        <source>Touch the lantern you give.</source>
        <translation>Dotknij lampionu, który oddajesz.</translation>
    </message>
    <message>
        <source>Touch the first lantern you give.</source>
        <translation>Dotknij pierwszego lampionu, który oddajesz.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take.</source>
        <translation>Dotknij lampionu z Zapasu, który bierzesz.</translation>
    </message>
    <message>
        <source>Touch a Dedication: one lantern may be left out.</source>
        <translation>Dotknij Dedykacji: jednego lampionu może brakować.</translation>
    </message>
    <message>
        <source>At your refill you may choose from two tiles.</source>
        <translation>Przy dobieraniu możesz wybrać z dwóch kafelków.</translation>
    </message>
    <message>
        <source>Touch a tile of the display to turn it.</source>
        <translation>Dotknij kafelka w układzie, by go obrócić.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you both gain.</source>
        <translation>Dotknij lampionu z Zapasu, który zyskujecie oboje.</translation>
    </message>
    <message>
        <source>Touch the pile of Trixie lanterns to take one.</source>
        <translation>Dotknij kupki lampionów Trixie, żeby wziąć jeden.</translation>
    </message>
    <message>
        <source>Touch your token.</source>
        <translation>Dotknij swojego żetonu.</translation>
    </message>
    <message>
        <source>Choose for Moon Dancer:</source>
        <translation>Wybierz za Moon Dancer:</translation>
    </message>
    <message>
        <source>Turn it (wheel or R); press it again to leave it so.</source>
        <translation>Obróć (kółko lub R); naciśnij ponownie, by tak zostawić.</translation>
    </message>
    <message>
        <source>After your tile, one more Dedication may be possible.</source>
        <translation>Po twoim kafelku może być możliwa jeszcze jedna Dedykacja.</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>W tej turze możesz złożyć dwie Dedykacje.</translation>
    </message>
    <message>
        <source>Each match brings one more Mooncake.</source>
        <translation>Każde dopasowanie daje jedno ciastko więcej.</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>Po Dedykacji możesz wziąć jeden lampion z powrotem.</translation>
    </message>
    <message>
        <source>Your lanterns are not counted this turn.</source>
        <translation>W tej turze twoich lampionów się nie liczy.</translation>
    </message>
    <message>
        <source>You also gain what the far side of your tile shows.</source>
        <translation>Zyskujesz też to, co pokazuje daleki bok twojego kafelka.</translation>
    </message>
    <message>
        <source>One side that does not match will count as a match.</source>
        <translation>Jeden bok, który nie pasuje, policzy się jako dopasowanie.</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>który lampion oddaje?</translation>
    </message>
    <message>
        <source>which lantern of the Supply does she take?</source>
        <translation>który lampion bierze z Zapasu?</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>który z twoich lampionów bierze?</translation>
    </message>
    <message>
        <source>touch the lit stack, then her lanterns.</source>
        <translation>dotknij świecącego stosu, potem jej lampionów.</translation>
    </message>
    <message>
        <source>which lantern does she leave out?</source>
        <translation>który lampion pomija?</translation>
    </message>
    <message>
        <source>which lanterns does she dedicate?</source>
        <translation>które lampiony dedykuje?</translation>
    </message>
    <message>
        <source>touch what is lit.</source>
        <translation>dotknij tego, co świeci.</translation>
    </message>
</context>
<context>
    <name>FestivalChoices</name>
    <message>
        <source>Keep the {tile}</source>
        <translation>Zostaw: {tile}</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>Połóż: {tile}</translation>
    </message>
    <message>
        <source>Put your token on {kind}: your Dedications there score 1 more</source>
        <translation>Połóż swój żeton na {kind}: twoje Dedykacje dają tam o 1 więcej</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}</source>
        <translation>Dedykuj: {kind}, {points}</translation>
    </message>
    <message numerus="yes">
        <source>Claim the Dedication: %n point(s)</source>
        <translation>
            <numerusform>Weź Dedykację: %n punkt</numerusform>
            <numerusform>Weź Dedykację: %n punkty</numerusform>
            <numerusform>Weź Dedykację: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the face-up {tile}</source>
        <translation>Weź odkryty: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>Dobierz zakryty kafelek (%n w stosie)</numerusform>
            <numerusform>Dobierz zakryty kafelek (%n w stosie)</numerusform>
            <numerusform>Dobierz zakryty kafelek (%n w stosie)</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {lanterns}</source>
        <translation>Rząd {row}, kolumna {column}: {lanterns}</translation>
    </message>
    <message>
        <source>Mooncake</source>
        <translation>Ciastko</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>no {thing} left</source>
        <translation>brak: {thing}</translation>
    </message>
    <message>
        <source>Give {lantern} ({number} held)</source>
        <translation>Oddaj {lantern} (masz {number})</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} ({number} held)</source>
        <translation>Wymień lub zwróć {lantern} (masz {number})</translation>
    </message>
    <message>
        <source>Exchange {lantern} ({number} held)</source>
        <translation>Wymień {lantern} (masz {number})</translation>
    </message>
    <message>
        <source>Return {lantern} ({number} held)</source>
        <translation>Zwróć {lantern} (masz {number})</translation>
    </message>
    <message>
        <source>Four {lantern}</source>
        <translation>Cztery {lantern}</translation>
    </message>
    <message>
        <source>A pair of {lantern}</source>
        <translation>Para {lantern}</translation>
    </message>
    <message>
        <source>One {lantern}</source>
        <translation>Jeden {lantern}</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>Weź {lantern} (zostało {number})</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Zwróć {lantern} do Zapasu</translation>
    </message>
    <message>
        <source>Take {lantern} for it ({number} left)</source>
        <translation>Weź za to {lantern} (zostało {number})</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message>
        <source>Whoever refills a hand may take it. {tile}</source>
        <translation>Kto uzupełnia rękę, może go wziąć. {tile}</translation>
    </message>
    <message>
        <source>No tile lies face up.</source>
        <translation>Żaden kafelek nie leży odkryty.</translation>
    </message>
    <message>
        <source>Tiles of {name}, seen by their owner only.</source>
        <translation>Kafelki gracza {name}, widzi je tylko właściciel.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>W stosie został %n kafelek.</numerusform>
            <numerusform>W stosie zostały %n kafelki.</numerusform>
            <numerusform>W stosie zostało %n kafelków.</numerusform>
        </translation>
    </message>
    <message>
        <source>When all tiles are laid, everybody has one final turn.</source>
        <translation>Gdy wszystkie kafelki leżą, każdy ma jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>A match with it brings a Mooncake.</source>
        <translation>Dopasowanie z nim daje ciastko.</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: masz %n.</numerusform>
            <numerusform>{lantern}: masz %n.</numerusform>
            <numerusform>{lantern}: masz %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} holds %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: {name} ma %n.</numerusform>
            <numerusform>{lantern}: {name} ma %n.</numerusform>
            <numerusform>{lantern}: {name} ma %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None is left in the Supply.</source>
        <translation>W Zapasie nie został żaden.</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the Supply.</source>
        <translation>
            <numerusform>W Zapasie został %n.</numerusform>
            <numerusform>W Zapasie zostały %n.</numerusform>
            <numerusform>W Zapasie zostało %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s) left in the Supply.</source>
        <translation>
            <numerusform>W Zapasie zostało %n ciastko.</numerusform>
            <numerusform>W Zapasie zostały %n ciastka.</numerusform>
            <numerusform>W Zapasie zostało %n ciastek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>Masz %n.</numerusform>
            <numerusform>Masz %n.</numerusform>
            <numerusform>Masz %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: taken where a stack is empty, {points} each.</source>
        <translation>Ogólne Dedykacje: bierze się je, gdy stos jest pusty, po {points}.</translation>
    </message>
    <message>
        <source>{kind}: none is left.</source>
        <translation>{kind}: nic nie zostało.</translation>
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
        <translation>Bierze się ogólną.</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <comment>Dedications</comment>
        <translation>
            <numerusform>Została %n.</numerusform>
            <numerusform>Zostały %n.</numerusform>
            <numerusform>Zostało %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>you have the lanterns for it</source>
        <translation>masz na to lampiony</translation>
    </message>
    <message>
        <source>you lack {lanterns}</source>
        <translation>brakuje ci: {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you lack %n lantern(s)</source>
        <translation>
            <numerusform>brakuje ci %n lampionu</numerusform>
            <numerusform>brakuje ci %n lampionów</numerusform>
            <numerusform>brakuje ci %n lampionów</numerusform>
        </translation>
    </message>
    <message>
        <source>you lack {number}: {lanterns}</source>
        <translation>brakuje ci {number}: {lanterns}</translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}, {mooncakes}: {ability}</translation>
    </message>
    <message>
        <source>The token of {name}: each Dedication taken from the stack it lies on scores one more.</source>
        <translation>Żeton gracza {name}: każda Dedykacja wzięta ze stosu, na którym leży, daje o punkt więcej.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) left on the pile.</source>
        <translation>
            <numerusform>Został %n lampion Trixie.</numerusform>
            <numerusform>Zostały %n lampiony Trixie.</numerusform>
            <numerusform>Zostało %n lampionów Trixie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Trixie lantern(s).</source>
        <translation>
            <numerusform>{name} ma %n lampion Trixie.</numerusform>
            <numerusform>{name} ma %n lampiony Trixie.</numerusform>
            <numerusform>{name} ma %n lampionów Trixie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each stands for any lantern in a Dedication.</source>
        <translation>Każdy zastępuje w Dedykacji dowolny lampion.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Mooncake(s).</source>
        <translation>
            <numerusform>{name} ma %n ciastko.</numerusform>
            <numerusform>{name} ma %n ciastka.</numerusform>
            <numerusform>{name} ma %n ciastek.</numerusform>
        </translation>
    </message>
    <message>
        <source>An exchange costs {mooncakes}.</source>
        <translation>Wymiana kosztuje {mooncakes}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} from %n Dedication(s).</source>
        <translation>
            <numerusform>{name}: {points} z %n Dedykacji.</numerusform>
            <numerusform>{name}: {points} z %n Dedykacji.</numerusform>
            <numerusform>{name}: {points} z %n Dedykacji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n lantern(s).</source>
        <translation>
            <numerusform>{name} ma %n lampion.</numerusform>
            <numerusform>{name} ma %n lampiony.</numerusform>
            <numerusform>{name} ma %n lampionów.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more than {limit} may be kept when a tile is laid.</source>
        <translation>Przy kładzeniu kafelka nie można mieć więcej niż {limit}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points}, {mooncakes}, %n lantern(s).</source>
        <translation>
            <numerusform>{name}: {points}, {mooncakes}, %n lampion.</numerusform>
            <numerusform>{name}: {points}, {mooncakes}, %n lampiony.</numerusform>
            <numerusform>{name}: {points}, {mooncakes}, %n lampionów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalGala</name>
    <message>
        <source>{name} befriended {friend} for {mooncakes}.</source>
        <translation>{name} zaprzyjaźnia się za {mooncakes}: {friend}.</translation>
    </message>
    <message>
        <source>The help of {friend} was not used.</source>
        <translation>Niewykorzystana pomoc: {friend}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} i {other} zamieniają się: {given} za {taken}.</translation>
    </message>
    <message>
        <source>{name} put the token on {kind}.</source>
        <translation>{name} kładzie żeton na stos: {kind}.</translation>
    </message>
    <message>
        <source>The side with {lantern} counts as a match.</source>
        <translation>Bok z {lantern} liczy się jako dopasowanie.</translation>
    </message>
    <message numerus="yes">
        <source>{name} kept %n lantern(s).</source>
        <translation>
            <numerusform>{name} zatrzymuje %n lampion.</numerusform>
            <numerusform>{name} zatrzymuje %n lampiony.</numerusform>
            <numerusform>{name} zatrzymuje %n lampionów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took a Trixie lantern.</source>
        <translation>{name} bierze lampion Trixie.</translation>
    </message>
    <message>
        <source>{name} returned a Trixie lantern.</source>
        <translation>{name} zwraca lampion Trixie.</translation>
    </message>
    <message>
        <source>{name} turned a tile of the display.</source>
        <translation>{name} obraca kafelek w układzie.</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} ogląda górne kafelki stosu.</translation>
    </message>
    <message>
        <source>{name} kept one of them and put the other at the bottom.</source>
        <translation>{name} zostawia sobie jeden, a drugi kładzie na spód.</translation>
    </message>
    <message>
        <source>Befriend {friend} ({mooncakes}): {ability}</source>
        <translation>Zaprzyjaźnij się: {friend} ({mooncakes}): {ability}</translation>
    </message>
    <message>
        <source>Take {lantern} from {name}</source>
        <translation>Weź {lantern}, od: {name}</translation>
    </message>
    <message>
        <source>Together with {name}</source>
        <translation>Razem z: {name}</translation>
    </message>
    <message>
        <source>Turn the tile at {x}, {y}: {tile}</source>
        <translation>Obróć kafelek na {x}, {y}: {tile}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>Pomiń {lantern}</translation>
    </message>
    <message>
        <source>It stands for one more {lantern}</source>
        <translation>Zastępuje jeszcze jeden {lantern}</translation>
    </message>
    <message>
        <source>It stands for {lantern}</source>
        <translation>Zastępuje {lantern}</translation>
    </message>
    <message>
        <source>Let a Trixie lantern stand for one you have</source>
        <translation>Niech lampion Trixie zastąpi jeden z twoich</translation>
    </message>
    <message>
        <source>Put your token on a stack</source>
        <translation>Połóż swój żeton na stosie</translation>
    </message>
    <message>
        <source>Look at the top tiles of the stack</source>
        <translation>Obejrzyj górne kafelki stosu</translation>
    </message>
    <message>
        <source>Return a Trixie lantern</source>
        <translation>Zwróć lampion Trixie</translation>
    </message>
    <message>
        <source>Back to the pile</source>
        <translation>Z powrotem na kupkę</translation>
    </message>
    <message>
        <source>Take a Trixie lantern</source>
        <translation>Weź lampion Trixie</translation>
    </message>
    <message>
        <source>No friend helps you with that now.</source>
        <translation>Nikt z przyjaciół nie pomaga ci teraz w tym.</translation>
    </message>
    <message>
        <source>Moon Dancer follows rules of her own.</source>
        <translation>Moon Dancer ma własne zasady.</translation>
    </message>
    <message>
        <source>That friend is not in play.</source>
        <translation>Tej postaci nie ma w grze.</translation>
    </message>
    <message>
        <source>Befriending comes first in a turn, and only once.</source>
        <translation>Zaprzyjaźniasz się na początku tury i tylko raz.</translation>
    </message>
    <message>
        <source>You have too few Mooncakes for that friend.</source>
        <translation>Masz za mało ciastek na tę przyjaźń.</translation>
    </message>
    <message>
        <source>You hold no Trixie lantern.</source>
        <translation>Nie masz lampionu Trixie.</translation>
    </message>
    <message>
        <source>First choose the side that counts as a match.</source>
        <translation>Najpierw wybierz bok, który liczy się jako dopasowanie.</translation>
    </message>
    <message>
        <source>First choose the tile you keep.</source>
        <translation>Najpierw wybierz kafelek, który zostawiasz.</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you have just returned.</source>
        <translation>Weź z powrotem jeden z właśnie zwróconych lampionów.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Wybierz innego gracza.</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and does not match.</source>
        <translation>Wybierz bok, który styka się z kafelkiem i nie pasuje.</translation>
    </message>
    <message>
        <source>Keep one of the tiles you are looking at.</source>
        <translation>Zostaw jeden z oglądanych kafelków.</translation>
    </message>
    <message>
        <source>A swap takes a different lantern.</source>
        <translation>Zamiana musi dać inny lampion.</translation>
    </message>
    <message>
        <source>That player holds no lantern of that kind.</source>
        <translation>Ten gracz nie ma takiego lampionu.</translation>
    </message>
    <message>
        <source>Your token lies there already.</source>
        <translation>Twój żeton już tam leży.</translation>
    </message>
    <message>
        <source>Nothing is left on that stack.</source>
        <translation>Na tym stosie nic nie zostało.</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>Nie leży tam żaden kafelek.</translation>
    </message>
    <message>
        <source>The tile lies that way already.</source>
        <translation>Kafelek już tak leży.</translation>
    </message>
    <message>
        <source>There is nothing you could exchange.</source>
        <translation>Nie masz czego wymienić.</translation>
    </message>
    <message>
        <source>There is nothing you could swap.</source>
        <translation>Nie masz czego zamienić.</translation>
    </message>
    <message>
        <source>There is nothing you could take.</source>
        <translation>Nie ma nic do wzięcia.</translation>
    </message>
    <message>
        <source>You could not make a second Dedication.</source>
        <translation>Drugiej Dedykacji nie możesz złożyć.</translation>
    </message>
    <message>
        <source>No Trixie lantern is left.</source>
        <translation>Nie ma już lampionów Trixie.</translation>
    </message>
    <message>
        <source>There is no other stack for your token.</source>
        <translation>Nie ma innego stosu dla twojego żetonu.</translation>
    </message>
    <message>
        <source>That helps with placing a tile, and you have none left.</source>
        <translation>To pomaga przy kładzeniu, a nie masz już kafelka.</translation>
    </message>
    <message>
        <source>You do not hold more than {limit} lanterns.</source>
        <translation>Nie masz więcej niż {limit} lampionów.</translation>
    </message>
    <message>
        <source>There are not two tiles in the stack to look at.</source>
        <translation>W stosie nie ma dwóch kafelków do obejrzenia.</translation>
    </message>
    <message>
        <source>You could not make a Dedication with that help.</source>
        <translation>Nawet z tą pomocą nie złożysz Dedykacji.</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the lit tile on the lit cell. {gains}</source>
        <translation>Połóż świecący kafelek na świecącym polu. {gains}</translation>
    </message>
    <message>
        <source>Exchange {given} for {taken}.</source>
        <translation>Wymień {given} na {taken}.</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}.</source>
        <translation>Dedykuj: {kind}, {points}.</translation>
    </message>
    <message>
        <source>Return {lantern}.</source>
        <translation>Zwróć {lantern}.</translation>
    </message>
    <message>
        <source>Take the face-up tile.</source>
        <translation>Weź odkryty kafelek.</translation>
    </message>
    <message>
        <source>Draw a tile from the stack.</source>
        <translation>Dobierz kafelek ze stosu.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Zakończ turę.</translation>
    </message>
    <message>
        <source>A friend can help: touch what is lit.</source>
        <translation>Ktoś z przyjaciół może pomóc: dotknij tego, co świeci.</translation>
    </message>
</context>
<context>
    <name>FestivalLabels</name>
    <message numerus="yes">
        <source>lantern(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>lampion</numerusform>
            <numerusform>lampiony</numerusform>
            <numerusform>lampionów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim %n point(s)</source>
        <translation>
            <numerusform>Weź %n punkt</numerusform>
            <numerusform>Weź %n punkty</numerusform>
            <numerusform>Weź %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mooncake(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>ciastko</numerusform>
            <numerusform>ciastka</numerusform>
            <numerusform>ciastek</numerusform>
        </translation>
    </message>
    <message>
        <source>+{number} {name}</source>
        <translation>+{number} {name}</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>punkt</numerusform>
            <numerusform>punkty</numerusform>
            <numerusform>punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>of {limit}</source>
        <translation>z {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>brakuje %n</numerusform>
            <numerusform>brakuje %n</numerusform>
            <numerusform>brakuje %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>zostało {number}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Jezioro</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Kafelki do wzięcia</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Przyjaciele</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Odkryty</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>from Generic</source>
        <translation>z ogólnych</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>możesz</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zapas</translation>
    </message>
    <message>
        <source>Dedications</source>
        <translation>Dedykacje</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>w twojej ręce</translation>
    </message>
    <message>
        <source>Trixie</source>
        <comment>a lantern of hers</comment>
        <translation>Trixie</translation>
    </message>
    <message>
        <source>turn the tile</source>
        <translation>obróć kafelek</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>odłóż</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Wybierz za mnie</translation>
    </message>
</context>
<context>
    <name>FestivalLog</name>
    <message>
        <source>{name} returned {lantern} to the Supply.</source>
        <translation>{name} zwraca {lantern} do Zapasu.</translation>
    </message>
    <message>
        <source>{name} drew a tile from the stack.</source>
        <translation>{name} dobiera kafelek ze stosu.</translation>
    </message>
    <message>
        <source>All tiles are placed: everyone has one final turn.</source>
        <translation>Wszystkie kafelki leżą: każdy ma jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>{name} ended the final turn.</source>
        <translation>{name} kończy ostatnią turę.</translation>
    </message>
    <message>
        <source>A friend brought {name} {lantern}.</source>
        <translation>Ktoś z przyjaciół pomaga: {name} dostaje {lantern}.</translation>
    </message>
    <message>
        <source>{name} paid {mooncakes} and exchanged {given} for {taken}.</source>
        <translation>{name} płaci {mooncakes} i wymienia {given} na {taken}.</translation>
    </message>
    <message>
        <source>{name} exchanged {given} for {taken}.</source>
        <translation>{name} wymienia {given} na {taken}.</translation>
    </message>
    <message>
        <source>{name} dedicated four {lanterns}: {points}.</source>
        <translation>{name} dedykuje cztery {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>{name} dedicated pairs of {lanterns}: {points}.</source>
        <translation>{name} dedykuje pary {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>{name} dedicated one of each lantern: {points}.</source>
        <translation>{name} dedykuje po jednym z każdego lampionu: {points}.</translation>
    </message>
    <message>
        <source>That stack is empty, so it was a generic tile.</source>
        <translation>Ten stos jest pusty, więc to był kafelek ogólny.</translation>
    </message>
    <message>
        <source>One {lantern} was left out.</source>
        <translation>Jeden {lantern} pominięto.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) stood in.</source>
        <translation>
            <numerusform>Pomógł %n lampion Trixie.</numerusform>
            <numerusform>Pomogły %n lampiony Trixie.</numerusform>
            <numerusform>Pomogło %n lampionów Trixie.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} stayed.</source>
        <translation>Dlatego zostaje: {lanterns}.</translation>
    </message>
    <message>
        <source>The token brought {points} more.</source>
        <translation>Żeton daje dodatkowo {points}.</translation>
    </message>
    <message>
        <source>{name} took the face-up tile; a new one was turned up.</source>
        <translation>{name} bierze odkryty kafelek; odkryto nowy.</translation>
    </message>
    <message>
        <source>{name} took the last tile beside the stack.</source>
        <translation>{name} bierze ostatni kafelek obok stosu.</translation>
    </message>
    <message>
        <source>{name} placed a Sky tile.</source>
        <translation>{name} kładzie kafelek Nieba.</translation>
    </message>
    <message>
        <source>{name} placed the Fireworks tile with {pet}.</source>
        <translation>{name} kładzie kafelek Fajerwerków ({pet}).</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), nothing left to gain.</source>
        <translation>
            <numerusform>%n dopasowanie, nic do zyskania.</numerusform>
            <numerusform>%n dopasowania, nic do zyskania.</numerusform>
            <numerusform>%n dopasowań, nic do zyskania.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): {gains}.</source>
        <translation>
            <numerusform>%n dopasowanie: {gains}.</numerusform>
            <numerusform>%n dopasowania: {gains}.</numerusform>
            <numerusform>%n dopasowań: {gains}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>Potem {name} zyskuje {lantern}</translation>
    </message>
    <message>
        <source>There was no {lantern} left for {names}.</source>
        <translation>Zabrakło {lantern}; nic nie dostaje: {names}.</translation>
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
        <translation>Czwórka</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>Trzy pary</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>Siedem różnych</translation>
    </message>
    <message>
        <source>Generic</source>
        <comment>Dedication</comment>
        <translation>Ogólne</translation>
    </message>
    <message>
        <source>{lantern} above</source>
        <translation>{lantern} u góry</translation>
    </message>
    <message>
        <source>{lantern} on the right</source>
        <translation>{lantern} po prawej</translation>
    </message>
    <message>
        <source>{lantern} below</source>
        <translation>{lantern} u dołu</translation>
    </message>
    <message>
        <source>{lantern} on the left</source>
        <translation>{lantern} po lewej</translation>
    </message>
    <message>
        <source>The upper side</source>
        <translation>Górny bok</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>Prawy bok</translation>
    </message>
    <message>
        <source>The lower side</source>
        <translation>Dolny bok</translation>
    </message>
    <message>
        <source>The left side</source>
        <translation>Lewy bok</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n ciastko</numerusform>
            <numerusform>%n ciastka</numerusform>
            <numerusform>%n ciastek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{top} top, {right} right, {bottom} bottom, {left} left</source>
        <translation>{top} u góry, {right} po prawej, {bottom} u dołu, {left} po lewej</translation>
    </message>
    <message>
        <source>Sky tile: {sides}</source>
        <translation>Kafelek Nieba: {sides}</translation>
    </message>
    <message>
        <source>Fireworks tile with {pet}: {sides}</source>
        <translation>Kafelek Fajerwerków ({pet}): {sides}</translation>
    </message>
</context>
<context>
    <name>FestivalOptions</name>
    <message>
        <source>one is needed</source>
        <translation>jedno potrzebne</translation>
    </message>
    <message>
        <source>works alone</source>
        <translation>działa solo</translation>
    </message>
    <message>
        <source>brings pieces</source>
        <translation>ma elementy</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} tur</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>po {number} tur</translation>
    </message>
    <message>
        <source>{number} tiles</source>
        <translation>kafelki: {number}</translation>
    </message>
    <message>
        <source>{number} of each lantern</source>
        <translation>po {number} z każdego lampionu</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>około {number} minut</translation>
    </message>
    <message>
        <source>Moon Dancer’s level</source>
        <translation>Poziom Moon Dancer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>You begin. A tie is Moon Dancer’s.</source>
        <translation>Ty zaczynasz. Remis należy do Moon Dancer.</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Pierwszy gracz jest losowany. Tury idą zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Moon Dancer’s level; below, ours</source>
        <translation>Poziom Moon Dancer; niżej nasze</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Przyjaciele z gali</translation>
    </message>
    <message>
        <source>Friends that go well together</source>
        <translation>Przyjaciele, którzy do siebie pasują</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Graj bez przyjaciół</translation>
    </message>
    <message>
        <source>Let chance invite somebody</source>
        <translation>Niech los kogoś zaprosi</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Twoja przyjaciółka</translation>
    </message>
    <message>
        <source>Does not work alone.</source>
        <translation>Nie działa solo.</translation>
    </message>
    <message>
        <source>She helps Moon Dancer, too. Pinkie Pie may join another one.</source>
        <translation>Pomaga też Moon Dancer. Pinkie Pie może dołączyć do innej.</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Twoje pierwsze kafelki</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn.</source>
        <translation>Pierwszy kafelek Nieba i twoje kafelki Fajerwerków są losowane.</translation>
    </message>
    <message numerus="yes">
        <source>A Sky tile to start with, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>Kafelek Nieba na początek i do %n kafelka Fajerwerków na rękę.</numerusform>
            <numerusform>Kafelek Nieba na początek i do %n kafelków Fajerwerków na rękę.</numerusform>
            <numerusform>Kafelek Nieba na początek i do %n kafelków Fajerwerków na rękę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level your hand starts with %n Fireworks tile(s): choose no more.</source>
        <translation>
            <numerusform>Na tym poziomie zaczynasz z %n kafelkiem Fajerwerków na ręce: nie wybieraj więcej.</numerusform>
            <numerusform>Na tym poziomie zaczynasz z %n kafelkami Fajerwerków na ręce: nie wybieraj więcej.</numerusform>
            <numerusform>Na tym poziomie zaczynasz z %n kafelkami Fajerwerków na ręce: nie wybieraj więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: no more than {most} friends come to a gala.</source>
        <translation>Za dużo: na galę przychodzi najwyżej {most} przyjaciół.</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: swap one.</source>
        <translation>Ktoś z przyjaciół musi mieć serce: wymień kogoś.</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: choose one more.</source>
        <translation>Ktoś z przyjaciół musi mieć serce: wybierz jeszcze kogoś.</translation>
    </message>
    <message>
        <source>Once a turn, pay a friend’s Mooncakes and use what she can do.</source>
        <translation>Raz na turę zapłać ciastkami i skorzystaj z pomocy przyjaciół.</translation>
    </message>
    <message>
        <source>Nobody invited: on your turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>Nikogo nie zaproszono: w swojej turze możesz zapłacić ciastka ({cost}), by wymienić lampion.</translation>
    </message>
    <message>
        <source>{name}: {ability}</source>
        <translation>{name}: {ability}</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n ciastko</numerusform>
            <numerusform>%n ciastka</numerusform>
            <numerusform>%n ciastek</numerusform>
        </translation>
    </message>
    <message>
        <source>has a heart</source>
        <translation>ma serce</translation>
    </message>
    <message>
        <source>works alone beside another one</source>
        <translation>działa solo obok innej</translation>
    </message>
    <message>
        <source>brings pieces along</source>
        <translation>przynosi elementy</translation>
    </message>
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>lanterns that lead to a Dedication</source>
        <translation>lampiony, które prowadzą do Dedykacji</translation>
    </message>
    <message>
        <source>Mooncakes for later</source>
        <translation>ciastka na później</translation>
    </message>
    <message>
        <source>less for the others</source>
        <translation>mniej dla innych</translation>
    </message>
    <message>
        <source>what the rest of the turn can bring</source>
        <translation>to, co może dać reszta tury</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>One tile is placed in a turn. Now refill your hand.</source>
        <translation>W turze kładzie się jeden kafelek. Teraz uzupełnij rękę.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Tego kafelka nie masz na ręce.</translation>
    </message>
    <message>
        <source>A tile already lies there.</source>
        <translation>Leży tam już kafelek.</translation>
    </message>
    <message>
        <source>A tile must share a side with the display.</source>
        <translation>Kafelek musi stykać się bokiem z układem.</translation>
    </message>
    <message>
        <source>Return lanterns until you hold {limit}, then place a tile.</source>
        <translation>Zwracaj lampiony, aż będziesz mieć {limit}, potem połóż kafelek.</translation>
    </message>
    <message>
        <source>Exchanging comes first in a turn, and only once.</source>
        <translation>Wymienia się na początku tury i tylko raz.</translation>
    </message>
    <message>
        <source>An exchange costs {cost} Mooncakes.</source>
        <translation>Wymiana kosztuje ciastka: {cost}.</translation>
    </message>
    <message>
        <source>To exchange, drag one of your lanterns onto the one you want.</source>
        <translation>By wymienić, przeciągnij swój lampion na ten, który chcesz.</translation>
    </message>
    <message>
        <source>You hold no lantern of that kind.</source>
        <translation>Nie masz takiego lampionu.</translation>
    </message>
    <message>
        <source>An exchange takes a different lantern.</source>
        <translation>Wymiana musi dać inny lampion.</translation>
    </message>
    <message>
        <source>The Supply has no lantern of that kind left.</source>
        <translation>W Zapasie nie ma już takiego lampionu.</translation>
    </message>
    <message>
        <source>One Dedication is made in a turn, before placing.</source>
        <translation>W turze składa się jedną Dedykację, przed kładzeniem.</translation>
    </message>
    <message>
        <source>No Dedication is left for that, not even a generic one.</source>
        <translation>Nie ma już na to Dedykacji, nawet ogólnej.</translation>
    </message>
    <message>
        <source>Generic Dedications are taken only where a stack is empty.</source>
        <translation>Ogólne Dedykacje bierze się tylko tam, gdzie stos jest pusty.</translation>
    </message>
    <message>
        <source>Four of a Kind needs four equal lanterns.</source>
        <translation>Czwórka wymaga czterech takich samych lampionów.</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three lanterns.</source>
        <translation>Trzy pary wymagają po dwóch z trzech rodzajów lampionów.</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>Siedem różnych wymaga po jednym z każdego lampionu.</translation>
    </message>
    <message>
        <source>Lanterns are returned only when you hold more than {limit}, before placing.</source>
        <translation>Lampiony zwracasz tylko, gdy przed kładzeniem masz więcej niż {limit}.</translation>
    </message>
    <message>
        <source>The hand is refilled after a tile is placed.</source>
        <translation>Rękę uzupełnia się po położeniu kafelka.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>Stos jest pusty.</translation>
    </message>
    <message>
        <source>One tile is placed in a turn. Now it can only be ended.</source>
        <translation>W turze kładzie się jeden kafelek. Teraz można ją tylko zakończyć.</translation>
    </message>
    <message>
        <source>No friends are in play in this game.</source>
        <translation>W tej grze nie ma przyjaciół.</translation>
    </message>
    <message>
        <source>A turn ends with placing a tile.</source>
        <translation>Tura kończy się położeniem kafelka.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra skończona.</translation>
    </message>
</context>
<context>
    <name>FestivalScores</name>
    <message>
        <source>Four of a Kind</source>
        <translation>Czwórka</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>Trzy pary</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>Siedem różnych</translation>
    </message>
    <message>
        <source>Celestia’s token</source>
        <translation>Żeton Celestii</translation>
    </message>
</context>
<context>
    <name>FestivalTips</name>
    <message>
        <source>Equal sides touched: a match gives you that lantern once more.</source>
        <translation>Takie same boki się stykają: dopasowanie daje ci ten lampion jeszcze raz.</translation>
    </message>
    <message>
        <source>Fireworks tiles in a match bring Mooncakes. Two of them exchange a lantern.</source>
        <translation>Kafelki Fajerwerków w dopasowaniu dają ciastka. Za dwa wymienisz lampion.</translation>
    </message>
    <message>
        <source>Every tile gives each seat the lantern on the side that faces it.</source>
        <translation>Każdy kafelek daje każdemu miejscu lampion z boku, który na nie wskazuje.</translation>
    </message>
    <message>
        <source>What the Supply lacks is not given. Dedications bring lanterns back to it.</source>
        <translation>Czego nie ma w Zapasie, tego nikt nie dostaje. Dedykacje zwracają tam lampiony.</translation>
    </message>
    <message>
        <source>Each Dedication of a kind leaves less for the next. Do not wait too long.</source>
        <translation>Każda Dedykacja zostawia mniej dla następnej. Nie czekaj zbyt długo.</translation>
    </message>
    <message>
        <source>All tiles are laid: everybody may exchange and dedicate once more.</source>
        <translation>Wszystkie kafelki leżą: każdy może jeszcze raz wymienić i dedykować.</translation>
    </message>
    <message>
        <source>The stack is empty: only few tiles are left to place. Complete your sets now.</source>
        <translation>Stos jest pusty: zostało niewiele kafelków do położenia. Teraz kończ swoje zestawy.</translation>
    </message>
    <message>
        <source>Only 12 lanterns may stay. Give back what no Dedication of yours needs.</source>
        <translation>Zostać może tylko 12 lampionów. Zwróć to, czego nie potrzebuje żadna twoja Dedykacja.</translation>
    </message>
    <message>
        <source>You can make a Dedication: these points decide the game. One in each turn, before placing.</source>
        <translation>Możesz złożyć Dedykację: te punkty decydują o grze. Jedna w każdej turze, przed kładzeniem.</translation>
    </message>
    <message>
        <source>For two Mooncakes you may exchange a lantern: good when just one is missing.</source>
        <translation>Za dwa ciastka możesz wymienić lampion: dobre, gdy brakuje tylko jednego.</translation>
    </message>
    <message>
        <source>A friend helps you this turn for Mooncakes. Rest the pointer on a card to read how.</source>
        <translation>Za ciastka ktoś z przyjaciół pomoże ci w tej turze. Zatrzymaj wskaźnik na karcie, a przeczytasz jak.</translation>
    </message>
    <message>
        <source>Hold a tile over the table and look at every seat: it shows who would receive what.</source>
        <translation>Przytrzymaj kafelek nad stołem i spójrz na miejsca: widać, kto co by dostał.</translation>
    </message>
    <message>
        <source>Take the tile you can see, or draw unseen: after this the turn cannot be taken back.</source>
        <translation>Weź kafelek, który widać, albo dobierz w ciemno: potem tury nie da się cofnąć.</translation>
    </message>
</context>
<context>
    <name>FestivalTurn</name>
    <message>
        <source>{kind}: {points}</source>
        <translation>{kind}: {points}</translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>wymienić lampion</translation>
    </message>
    <message>
        <source>befriend somebody</source>
        <translation>zaprzyjaźnić się z kimś</translation>
    </message>
    <message>
        <source>make a Dedication</source>
        <translation>złożyć Dedykację</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymiana</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>Przyjaźń</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>Dedykacja</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Liczenie</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Kafelek</translation>
    </message>
    <message>
        <source>Or: {action}</source>
        <translation>Albo: {action}</translation>
    </message>
    <message>
        <source>Your turn: {action}</source>
        <translation>Twoja tura: {action}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>First {name} may {actions}.</source>
        <translation>Najpierw {name} może {actions}.</translation>
    </message>
    <message>
        <source>First you may {actions}.</source>
        <translation>Najpierw możesz {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s).</source>
        <translation>
            <numerusform>zwróć %n lampion.</numerusform>
            <numerusform>zwróć %n lampiony.</numerusform>
            <numerusform>zwróć %n lampionów.</numerusform>
        </translation>
    </message>
    <message>
        <source>use the friend’s help, or end the turn.</source>
        <translation>skorzystaj z pomocy albo zakończ turę.</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>wybierz bok, który liczy się jako dopasowanie.</translation>
    </message>
    <message>
        <source>keep one of the tiles looked at.</source>
        <translation>zostaw jeden z oglądanych kafelków.</translation>
    </message>
    <message>
        <source>place a tile.</source>
        <translation>połóż kafelek.</translation>
    </message>
    <message>
        <source>place this tile.</source>
        <translation>połóż ten kafelek.</translation>
    </message>
    <message>
        <source>return it to the Supply.</source>
        <translation>zwróć go do Zapasu.</translation>
    </message>
    <message>
        <source>choose a lantern of the Supply for it.</source>
        <translation>wybierz za niego lampion z Zapasu.</translation>
    </message>
    <message>
        <source>press the stack again for its points.</source>
        <translation>naciśnij stos jeszcze raz, aby wziąć punkty.</translation>
    </message>
    <message>
        <source>choose the lanterns to dedicate.</source>
        <translation>wybierz lampiony do Dedykacji.</translation>
    </message>
    <message numerus="yes">
        <source>after you return %n lantern(s)</source>
        <translation>
            <numerusform>po zwróceniu %n lampionu</numerusform>
            <numerusform>po zwróceniu %n lampionów</numerusform>
            <numerusform>po zwróceniu %n lampionów</numerusform>
        </translation>
    </message>
    <message>
        <source>after you take a tile</source>
        <translation>po wzięciu kafelka</translation>
    </message>
    <message>
        <source>after you choose a side</source>
        <translation>po wybraniu boku</translation>
    </message>
    <message>
        <source>after you keep a tile</source>
        <translation>po zostawieniu kafelka</translation>
    </message>
    <message>
        <source>after you place a tile</source>
        <translation>po położeniu kafelka</translation>
    </message>
    <message>
        <source>{taken} for {given}</source>
        <translation>{taken} za {given}</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>koszt: {mooncakes}</translation>
    </message>
    <message>
        <source>{held} of {limit}</source>
        <translation>{held} z {limit}</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s)</source>
        <translation>
            <numerusform>zwróć %n lampion</numerusform>
            <numerusform>zwróć %n lampiony</numerusform>
            <numerusform>zwróć %n lampionów</numerusform>
        </translation>
    </message>
    <message>
        <source>onto the same kind</source>
        <translation>na ten sam rodzaj</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>pominięte</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>możesz</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>niemożliwe</translation>
    </message>
    <message>
        <source>take the face-up tile, or draw one.</source>
        <translation>weź odkryty kafelek albo dobierz.</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>da się</translation>
    </message>
    <message>
        <source>choose lanterns</source>
        <translation>wybierz lampiony</translation>
    </message>
    <message>
        <source>no set yet</source>
        <translation>brak zestawu</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>potem</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <translation>wybierz kafelek</translation>
    </message>
    <message>
        <source>choose a place</source>
        <translation>wybierz miejsce</translation>
    </message>
    <message>
        <source>turn it, then drop it</source>
        <translation>obróć i upuść</translation>
    </message>
    <message>
        <source>take a new tile</source>
        <translation>weź nowy kafelek</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>zakończ turę</translation>
    </message>
    <message>
        <source>choose a side</source>
        <translation>wybierz bok</translation>
    </message>
    <message>
        <source>keep a tile</source>
        <translation>zostaw kafelek</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Festival games</source>
        <translation>Gry Festival</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>Bring in games</source>
        <translation>Dodaj gry</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
</context>
<context>
    <name>FireflyAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>Zdobądź w tej turze %n punkt.</numerusform>
            <numerusform>Zdobądź w tej turze %n punkty.</numerusform>
            <numerusform>Zdobądź w tej turze %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>Zdobądź w tej turze o %n punkt więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zdobądź w tej turze o %n punkty więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zdobądź w tej turze o %n punktów więcej niż ktokolwiek inny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raise your coins to %n in this turn.</source>
        <translation>
            <numerusform>Dojdź w tej turze do %n monety.</numerusform>
            <numerusform>Dojdź w tej turze do %n monet.</numerusform>
            <numerusform>Dojdź w tej turze do %n monet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring together %n of your workers on one island.</source>
        <translation>
            <numerusform>Zbierz na jednej wyspie %n swojego robotnika.</numerusform>
            <numerusform>Zbierz na jednej wyspie %n swoich robotników.</numerusform>
            <numerusform>Zbierz na jednej wyspie %n swoich robotników.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make your longest chain %n island(s) long.</source>
        <translation>
            <numerusform>Niech twój najdłuższy łańcuch ma %n wyspę.</numerusform>
            <numerusform>Niech twój najdłuższy łańcuch ma %n wyspy.</numerusform>
            <numerusform>Niech twój najdłuższy łańcuch ma %n wysp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Zdobyto %n punkt.</numerusform>
            <numerusform>Zdobyto %n punkty.</numerusform>
            <numerusform>Zdobyto %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anybody else.</source>
        <translation>
            <numerusform>Zdobyto o %n punkt więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zdobyto o %n punkty więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zdobyto o %n punktów więcej niż ktokolwiek inny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You raised your coins to %n.</source>
        <translation>
            <numerusform>Masz teraz %n monetę.</numerusform>
            <numerusform>Masz teraz %n monety.</numerusform>
            <numerusform>Masz teraz %n monet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You brought %n of your workers to one island.</source>
        <translation>
            <numerusform>Na jednej wyspie jest już %n twój robotnik.</numerusform>
            <numerusform>Na jednej wyspie jest już %n twoich robotników.</numerusform>
            <numerusform>Na jednej wyspie jest już %n twoich robotników.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your longest chain has %n island(s).</source>
        <translation>
            <numerusform>Twój najdłuższy łańcuch ma %n wyspę.</numerusform>
            <numerusform>Twój najdłuższy łańcuch ma %n wyspy.</numerusform>
            <numerusform>Twój najdłuższy łańcuch ma %n wysp.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rich turn</source>
        <translation>Bogata tura</translation>
    </message>
    <message>
        <source>Take the lead</source>
        <translation>Obejmij prowadzenie</translation>
    </message>
    <message>
        <source>A full purse</source>
        <translation>Pełna sakiewka</translation>
    </message>
    <message>
        <source>All hands on one island</source>
        <translation>Wszyscy na jedną wyspę</translation>
    </message>
    <message>
        <source>One more link</source>
        <translation>Jedno ogniwo więcej</translation>
    </message>
</context>
<context>
    <name>FireflyAsks</name>
    <message>
        <source>Your turn: {task}.</source>
        <translation>Twoja kolej: {task}.</translation>
    </message>
    <message>
        <source>{name}: {task}.</source>
        <translation>{name}: {task}.</translation>
    </message>
    <message>
        <source>The game ends with this turn.</source>
        <translation>Gra kończy się z tą turą.</translation>
    </message>
    <message>
        <source>A secondary action may come before or after it.</source>
        <translation>Przed nią lub po niej może być akcja poboczna.</translation>
    </message>
    <message>
        <source>Nobody else sees which.</source>
        <translation>Nikt inny nie widzi którą.</translation>
    </message>
    <message>
        <source>Crossing the new bridge is free.</source>
        <translation>Przejście nowym mostem jest bezpłatne.</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>zostaw jedną z dwóch mocy</translation>
    </message>
    <message>
        <source>choose where the worker of {island} begins</source>
        <translation>wybierz, gdzie zaczyna robotnik z wyspy {island}</translation>
    </message>
    <message>
        <source>choose a Small island for your first floor</source>
        <translation>wybierz małą wyspę na swoje pierwsze piętro</translation>
    </message>
    <message>
        <source>choose an island for the new worker</source>
        <translation>wybierz wyspę dla nowego robotnika</translation>
    </message>
    <message>
        <source>cross the new bridge, or choose Done</source>
        <translation>przejdź nowym mostem albo wybierz Gotowe</translation>
    </message>
    <message>
        <source>move on, or choose Done</source>
        <translation>idź dalej albo wybierz Gotowe</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>wybierz, czy zapłacić za drugie piętro</translation>
    </message>
    <message>
        <source>move on from {island}, which is full</source>
        <translation>idź dalej z wyspy {island}, jest pełna</translation>
    </message>
    <message>
        <source>move on, or end the turn</source>
        <translation>idź dalej albo zakończ turę</translation>
    </message>
    <message>
        <source>cross the new bridge, or end the turn</source>
        <translation>przejdź nowym mostem albo zakończ turę</translation>
    </message>
    <message>
        <source>skip the main action, none is possible</source>
        <translation>pomiń akcję główną, żadna nie jest możliwa</translation>
    </message>
    <message>
        <source>choose another main action, or end the turn</source>
        <translation>wybierz kolejną akcję główną albo zakończ turę</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>wybierz akcję główną</translation>
    </message>
    <message>
        <source>choose a secondary action, or end the turn</source>
        <translation>wybierz akcję poboczną albo zakończ turę</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>zakończ turę</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>Został %n ruch.</numerusform>
            <numerusform>Zostały %n ruchy.</numerusform>
            <numerusform>Zostało %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island where the bridge begins.</source>
        <translation>Wybierz wyspę, na której zaczyna się most.</translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>Wybierz wyspę na swoje piętro.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Wybierz jednego ze swoich robotników.</translation>
    </message>
    <message>
        <source>Choose the island of the festival.</source>
        <translation>Wybierz wyspę święta.</translation>
    </message>
    <message>
        <source>Choose the island at the other end, from {island}.</source>
        <translation>Wybierz wyspę na drugim końcu, od wyspy {island}.</translation>
    </message>
    <message>
        <source>Choose the lane of the bridge.</source>
        <translation>Wybierz szlak mostu.</translation>
    </message>
    <message>
        <source>Choose where the worker on {island} goes.</source>
        <translation>Wybierz, dokąd idzie robotnik z wyspy {island}.</translation>
    </message>
    <message>
        <source>Choose what the Crow gives you.</source>
        <translation>Wybierz, co daje ci Wrona.</translation>
    </message>
    <message>
        <source>Choose the way.</source>
        <translation>Wybierz drogę.</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>A worker on {island}, where you have {workers}</source>
        <translation>Robotnik: {island} (masz tam: {workers})</translation>
    </message>
    <message>
        <source>To {island}</source>
        <translation>Na wyspę {island}</translation>
    </message>
    <message>
        <source>To {island}: full, so it must go on from there</source>
        <translation>Na wyspę {island}: pełno, musi stamtąd iść dalej</translation>
    </message>
    <message>
        <source>{island}: {gains}</source>
        <translation>{island}: {gains}</translation>
    </message>
    <message>
        <source>Build a bridge</source>
        <translation>Zbuduj most</translation>
    </message>
    <message>
        <source>Build a floor of a pagoda</source>
        <translation>Zbuduj piętro pagody</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Urządź święto</translation>
    </message>
    <message numerus="yes">
        <source>Move on, %n movement(s) left</source>
        <translation>
            <numerusform>Idź dalej, został %n ruch</numerusform>
            <numerusform>Idź dalej, zostały %n ruchy</numerusform>
            <numerusform>Idź dalej, zostało %n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>Przesuń robotników, do %n ruchu</numerusform>
            <numerusform>Przesuń robotników, do %n ruchów</numerusform>
            <numerusform>Przesuń robotników, do %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have nobody</source>
        <translation>Most przy wyspie {island}, nikogo tam nie masz</translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have {workers}</source>
        <translation>Most przy wyspie {island}, masz tam: {workers}</translation>
    </message>
    <message numerus="yes">
        <source>To {island}, %n lane(s)</source>
        <translation>
            <numerusform>Na wyspę {island}, %n szlak</numerusform>
            <numerusform>Na wyspę {island}, %n szlaki</numerusform>
            <numerusform>Na wyspę {island}, %n szlaków</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}. {lane}</source>
        <translation>Na wyspę {island}. {lane}</translation>
    </message>
    <message>
        <source>Claim {goal} ({condition}): +{points}</source>
        <translation>Weź cel {goal} ({condition}): +{points}</translation>
    </message>
    <message>
        <source>Reveal your private goal ({condition}): +{points}</source>
        <translation>Ujawnij swój tajny cel ({condition}): +{points}</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Weź Wronę, koszt: {points}</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: one more main action</source>
        <translation>Wystaw rybę szczęścia (koszt: {coins}): jeszcze jedna akcja główna</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Zostaw {power}: {rule}</translation>
    </message>
    <message>
        <source>The worker of {start} begins on {island}</source>
        <translation>Robotnik z: {start}, zaczyna na wyspie {island}</translation>
    </message>
    <message>
        <source>Begin with a floor on {island}</source>
        <translation>Zacznij z piętrem na wyspie {island}</translation>
    </message>
    <message>
        <source>The recruit goes to {island}</source>
        <translation>Nowy robotnik staje na wyspie {island}</translation>
    </message>
    <message>
        <source>A worker crosses from {origin} to {destination}</source>
        <translation>Robotnik przechodzi: {origin} – {destination}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>Dodaj drugie piętro (koszt: {coins})</translation>
    </message>
    <message>
        <source>Nobody else crosses</source>
        <translation>Nikt więcej nie przechodzi</translation>
    </message>
    <message>
        <source>No more movements</source>
        <translation>Koniec ruchów</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>Bez drugiego piętra</translation>
    </message>
    <message>
        <source>Leave out the main action, none is possible</source>
        <translation>Pomiń akcję główną, żadna nie jest możliwa</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
</context>
<context>
    <name>FireflyEndWords</name>
    <message numerus="yes">
        <source>%n festival(s)</source>
        <translation>
            <numerusform>%n święto</numerusform>
            <numerusform>%n święta</numerusform>
            <numerusform>%n świąt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n cel</numerusform>
            <numerusform>%n cele</numerusform>
            <numerusform>%n celów</numerusform>
        </translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>na koniec</translation>
    </message>
    <message>
        <source>{number} ×, kept</source>
        <translation>{number} ×, zatrzymana</translation>
    </message>
    <message>
        <source>taken {number} ×</source>
        <translation>wzięta {number} ×</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>wzięta</translation>
    </message>
    <message>
        <source>The last Sōrin was placed by {name}.</source>
        <translation>Ostatni Sōrin postawił gracz {name}.</translation>
    </message>
    <message>
        <source>{name} had placed every floor.</source>
        <translation>Wszystkie piętra gracza {name} były zbudowane.</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>Wszystkie cele publiczne były wzięte, ostatni: {name}.</translation>
    </message>
    <message>
        <source>Nobody built, scored or celebrated any more.</source>
        <translation>Nikt już nie budował, nie punktował ani nie świętował.</translation>
    </message>
    <message>
        <source>Their coins are equal too: they share the place.</source>
        <translation>Monety też są równe: dzielą miejsce.</translation>
    </message>
    <message>
        <source>More coins decide: {values}.</source>
        <translation>Decyduje więcej monet: {values}.</translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message>
        <source>An empty place for a private goal of yours.</source>
        <translation>Puste miejsce na twój tajny cel.</translation>
    </message>
    <message>
        <source>{a} – {b}: {segments}.</source>
        <translation>{a} – {b}: {segments}.</translation>
    </message>
    <message>
        <source>Ends your turn once its main action is done.</source>
        <translation>Kończy twoją turę, gdy akcja główna jest wykonana.</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with a worker of yours. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Zbuduj most z wyspy, na której masz robotnika. W twoim zapasie: %n segment.</numerusform>
            <numerusform>Zbuduj most z wyspy, na której masz robotnika. W twoim zapasie: %n segmenty.</numerusform>
            <numerusform>Zbuduj most z wyspy, na której masz robotnika. W twoim zapasie: %n segmentów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>Zbuduj piętro tam, gdzie masz robotnika. W twoim zapasie: %n piętro.</numerusform>
            <numerusform>Zbuduj piętro tam, gdzie masz robotnika. W twoim zapasie: %n piętra.</numerusform>
            <numerusform>Zbuduj piętro tam, gdzie masz robotnika. W twoim zapasie: %n pięter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) of workers over bridges. Those of others cost coins.</source>
        <translation>
            <numerusform>Do %n ruchu robotników po mostach. Cudze mosty kosztują monety.</numerusform>
            <numerusform>Do %n ruchów robotników po mostach. Cudze mosty kosztują monety.</numerusform>
            <numerusform>Do %n ruchów robotników po mostach. Cudze mosty kosztują monety.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what every festival would pay if it were held now.</source>
        <translation>Pokaż, co dałoby każde święto, gdyby odbyło się teraz.</translation>
    </message>
    <message>
        <source>Fish: all of yours are placed.</source>
        <translation>Ryby: wszystkie twoje są wystawione.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: one more main action this turn.</source>
        <translation>Wystaw rybę (koszt: {coins}): jedna akcja główna więcej w tej turze.</translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>Nikt jej nie ma.</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>Ma ją {name}.</translation>
    </message>
    <message>
        <source>The Crow: take it for {points}.</source>
        <translation>Wrona: weź ją, koszt: {points}.</translation>
    </message>
    <message>
        <source>{island}: a Start. Any number of workers may stay.</source>
        <translation>{island}: Start. Może tu stać dowolnie wielu robotników.</translation>
    </message>
    <message>
        <source>{island}. {size} island.</source>
        <translation>{island}. {size} wyspa.</translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival where floors and bridges suffice, you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Urządź święto tam, gdzie starcza pięter i mostów, masz robotnika i nikt nie ma więcej elementów. Został %n Sōrin.</numerusform>
            <numerusform>Urządź święto tam, gdzie starcza pięter i mostów, masz robotnika i nikt nie ma więcej elementów. Zostały %n Sōrin.</numerusform>
            <numerusform>Urządź święto tam, gdzie starcza pięter i mostów, masz robotnika i nikt nie ma więcej elementów. Zostało %n Sōrin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>Święto już się odbyło: nie można dobudować pięter.</translation>
    </message>
    <message>
        <source>Each floor brings {reward}.</source>
        <translation>Każde piętro daje: {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) for each piece.</source>
        <translation>
            <numerusform>Święto: %n punkt za każdy element.</numerusform>
            <numerusform>Święto: %n punkty za każdy element.</numerusform>
            <numerusform>Święto: %n punktów za każdy element.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lack {things}.</source>
        <translation>Brakuje ci: {things}.</translation>
    </message>
    <message>
        <source>You could hold it: {points}.</source>
        <translation>Możesz je urządzić: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} could hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>Może je urządzić: {names}.</numerusform>
            <numerusform>Mogą je urządzić: {names}.</numerusform>
            <numerusform>Mogą je urządzić: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker of yours</source>
        <translation>twój robotnik</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for the majority</source>
        <translation>
            <numerusform>%n element do większości</numerusform>
            <numerusform>%n elementy do większości</numerusform>
            <numerusform>%n elementów do większości</numerusform>
        </translation>
    </message>
    <message>
        <source>a Sōrin</source>
        <translation>Sōrin</translation>
    </message>
    <message>
        <source>{coins}. Left in the supply: {things}.</source>
        <translation>{coins}. W zapasie: {things}.</translation>
    </message>
    <message>
        <source>{goal}: {condition}, {points}. You have {value} of {number}.</source>
        <translation>{goal}: {condition}, {points}. Masz {value} z {number}.</translation>
    </message>
    <message>
        <source>{goal}: all cards are taken.</source>
        <translation>{goal}: wszystkie karty wzięte.</translation>
    </message>
    <message numerus="yes">
        <source>{goal}: {condition}, {points}. %n card(s) left.</source>
        <translation>
            <numerusform>{goal}: {condition}, {points}. Została %n karta.</numerusform>
            <numerusform>{goal}: {condition}, {points}. Zostały %n karty.</numerusform>
            <numerusform>{goal}: {condition}, {points}. Zostało %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {value} of {number}.</source>
        <translation>Masz {value} z {number}.</translation>
    </message>
    <message>
        <source>Bridge of {name} between {a} and {b}: {segments}.</source>
        <translation>Most gracza {name}, {a} – {b}: {segments}.</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival takes one.</source>
        <translation>
            <numerusform>Został %n Sōrin: każde święto zabiera jeden.</numerusform>
            <numerusform>Zostały %n Sōrin: każde święto zabiera jeden.</numerusform>
            <numerusform>Zostało %n Sōrin: każde święto zabiera jeden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>Do dobrania został %n tajny cel.</numerusform>
            <numerusform>Do dobrania zostały %n tajne cele.</numerusform>
            <numerusform>Do dobrania zostało %n tajnych celów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it brings {reward}.</source>
        <translation>Pierwszy most nad tym polem daje: {reward}.</translation>
    </message>
</context>
<context>
    <name>FireflyHints</name>
    <message>
        <source>Build a bridge from {a} to {b}, {coins}.</source>
        <translation>Zbuduj most {a} – {b}, {coins}.</translation>
    </message>
    <message>
        <source>Build a floor on {island}.</source>
        <translation>Zbuduj piętro na wyspie {island}.</translation>
    </message>
    <message>
        <source>Hold a festival on {island}.</source>
        <translation>Urządź święto na wyspie {island}.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination}.</source>
        <translation>Idź z wyspy {origin} na wyspę {destination}.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>Idź z wyspy {origin} na wyspę {destination}, koszt: {coins}.</translation>
    </message>
    <message>
        <source>Claim {goal}.</source>
        <translation>Weź cel {goal}.</translation>
    </message>
    <message>
        <source>Reveal your goal “{goal}”.</source>
        <translation>Ujawnij swój cel „{goal}”.</translation>
    </message>
    <message>
        <source>Take the Crow, and coins.</source>
        <translation>Weź Wronę i monety.</translation>
    </message>
    <message>
        <source>Take the Crow, and workers.</source>
        <translation>Weź Wronę i robotników.</translation>
    </message>
    <message>
        <source>Place a fish for {coins} and act once more.</source>
        <translation>Wystaw rybę (koszt: {coins}) i działaj jeszcze raz.</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Zostaw {power}: {rule}</translation>
    </message>
    <message>
        <source>Begin on {island}.</source>
        <translation>Zacznij na wyspie {island}.</translation>
    </message>
    <message>
        <source>Put the recruit on {island}.</source>
        <translation>Postaw nowego robotnika na wyspie {island}.</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>Zapłać za drugie piętro.</translation>
    </message>
    <message>
        <source>Let the others stay.</source>
        <translation>Niech pozostali zostaną.</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>Zostaw robotników tam, gdzie są.</translation>
    </message>
    <message>
        <source>Save the coins.</source>
        <translation>Oszczędzaj monety.</translation>
    </message>
    <message>
        <source>No main action is possible: leave it out.</source>
        <translation>Żadna akcja główna nie jest możliwa: pomiń ją.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Zakończ turę.</translation>
    </message>
    <message>
        <source>It brings {gains}.</source>
        <translation>To daje: {gains}.</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>Potem możesz wziąć: {goals}.</translation>
    </message>
    <message>
        <source>Then a festival on {islands} is possible.</source>
        <translation>Potem możliwe jest święto: {islands}.</translation>
    </message>
    <message>
        <source>Then you can build on {island}.</source>
        <translation>Potem możesz budować na wyspie {island}.</translation>
    </message>
    <message>
        <source>Your chain grows to {islands}.</source>
        <translation>Twój łańcuch rośnie: {islands}.</translation>
    </message>
</context>
<context>
    <name>FireflyKeys</name>
    <message>
        <source>Build a bridge</source>
        <translation>Zbuduj most</translation>
    </message>
    <message>
        <source>Move workers</source>
        <translation>Przesuń robotników</translation>
    </message>
    <message>
        <source>Build a floor of a pagoda</source>
        <translation>Zbuduj piętro pagody</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Urządź święto</translation>
    </message>
    <message>
        <source>Take the Crow</source>
        <translation>Weź Wronę</translation>
    </message>
    <message>
        <source>Place a lucky fish</source>
        <translation>Wystaw rybę szczęścia</translation>
    </message>
    <message>
        <source>Done, or end the turn</source>
        <translation>Gotowe albo zakończ turę</translation>
    </message>
    <message>
        <source>Who leads, who would score what</source>
        <translation>Kto prowadzi, kto ile by zdobył</translation>
    </message>
    <message>
        <source>Other ways for a worker</source>
        <translation>Inne drogi robotnika</translation>
    </message>
</context>
<context>
    <name>FireflyLabels</name>
    <message>
        <source>only {0} sees them</source>
        <translation>widzi je tylko {0}</translation>
    </message>
    <message>
        <source>{0} of 6</source>
        <translation>{0} z 6</translation>
    </message>
    <message>
        <source>chain {0}</source>
        <translation>łańcuch {0}</translation>
    </message>
    <message>
        <source>chain {0}: +{1}</source>
        <translation>łańcuch {0}: +{1}</translation>
    </message>
    <message>
        <source>{0} at end</source>
        <translation>{0} na koniec</translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %n point(s)</source>
        <translation>
            <numerusform>Gdyby gra kończyła się teraz: %n punkt</numerusform>
            <numerusform>Gdyby gra kończyła się teraz: %n punkty</numerusform>
            <numerusform>Gdyby gra kończyła się teraz: %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>na razie %n punkt</numerusform>
            <numerusform>na razie %n punkty</numerusform>
            <numerusform>na razie %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain of {0} islands: +{1}</source>
        <translation>Łańcuch wysp ({0}): +{1}</translation>
    </message>
    <message>
        <source>Longest chain: +{0}</source>
        <translation>Najdłuższy łańcuch: +{0}</translation>
    </message>
    <message>
        <source>The Crow: {0}</source>
        <translation>Wrona: {0}</translation>
    </message>
    <message>
        <source>Chains at the end, by islands: {0}. The longest: +{1}.</source>
        <translation>Łańcuchy na koniec, według wysp: {0}. Najdłuższy: +{1}.</translation>
    </message>
    <message>
        <source>It pays {0} coins at the start of each turn, and costs whoever holds it at the end {1} points.</source>
        <translation>Na początku każdej tury daje {0} monety, a kto ma ją na koniec, traci {1} punktów.</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>{0} ruchy</translation>
    </message>
    <message>
        <source>Claim {0}: +{1}</source>
        <translation>Weź cel {0}: +{1}</translation>
    </message>
    <message>
        <source>−{0} points</source>
        <translation>−{0} pkt</translation>
    </message>
    <message>
        <source>{0} festival</source>
        <translation>Święto: {0}</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n Sōrin left</source>
        <translation>
            <numerusform>Koniec blisko: został %n Sōrin</numerusform>
            <numerusform>Koniec blisko: zostały %n Sōrin</numerusform>
            <numerusform>Koniec blisko: zostało %n Sōrin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: {name}, %n floor(s) left</source>
        <translation>
            <numerusform>Koniec blisko: {name}, zostało %n piętro</numerusform>
            <numerusform>Koniec blisko: {name}, zostały %n piętra</numerusform>
            <numerusform>Koniec blisko: {name}, zostało %n pięter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n goal(s) left</source>
        <translation>
            <numerusform>Koniec blisko: został %n cel</numerusform>
            <numerusform>Koniec blisko: zostały %n cele</numerusform>
            <numerusform>Koniec blisko: zostało %n celów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n quiet turn(s) left</source>
        <translation>
            <numerusform>Koniec blisko: została %n cicha tura</numerusform>
            <numerusform>Koniec blisko: zostały %n ciche tury</numerusform>
            <numerusform>Koniec blisko: zostało %n cichych tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n szlak</numerusform>
            <numerusform>%n szlaki</numerusform>
            <numerusform>%n szlaków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n robotnik</numerusform>
            <numerusform>%n robotników</numerusform>
            <numerusform>%n robotników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n wyspa</numerusform>
            <numerusform>%n wyspy</numerusform>
            <numerusform>%n wysp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movements</comment>
        <translation>
            <numerusform>został %n</numerusform>
            <numerusform>zostały %n</numerusform>
            <numerusform>zostało %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monety</numerusform>
            <numerusform>%n monet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s) missing</source>
        <translation>
            <numerusform>brak %n piętra</numerusform>
            <numerusform>brak %n pięter</numerusform>
            <numerusform>brak %n pięter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s) missing</source>
        <translation>
            <numerusform>brak %n mostu</numerusform>
            <numerusform>brak %n mostów</numerusform>
            <numerusform>brak %n mostów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) missing</source>
        <translation>
            <numerusform>brak %n elementu</numerusform>
            <numerusform>brak %n elementów</numerusform>
            <numerusform>brak %n elementów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>Weź %n monetę</numerusform>
            <numerusform>Weź %n monety</numerusform>
            <numerusform>Weź %n monet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker(s)</source>
        <translation>
            <numerusform>Weź %n robotnika</numerusform>
            <numerusform>Weź %n robotników</numerusform>
            <numerusform>Weź %n robotników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build it for %n coin(s)</source>
        <translation>
            <numerusform>Zbuduj za %n monetę</numerusform>
            <numerusform>Zbuduj za %n monety</numerusform>
            <numerusform>Zbuduj za %n monet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} może je urządzić</numerusform>
            <numerusform>{names} mogą je urządzić</numerusform>
            <numerusform>{names} mogą je urządzić</numerusform>
        </translation>
    </message>
    <message>
        <source>Bridges of {name}: {coins}</source>
        <translation>Mosty gracza {name}: {coins}</translation>
    </message>
    <message>
        <source>Bridges of {name}: free</source>
        <translation>Mosty gracza {name}: za darmo</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: {coins}</source>
        <translation>Dwóch, mosty gracza {name}: {coins}</translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>Twoje tajne cele</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nie teraz</translation>
    </message>
    <message>
        <source>done</source>
        <translation>wykonana</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>after a main action</source>
        <translation>po akcji głównej</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>points of an island</comment>
        <translation>za element</translation>
    </message>
    <message>
        <source>a floor</source>
        <comment>reward of an island</comment>
        <translation>za piętro</translation>
    </message>
    <message>
        <source>needed</source>
        <comment>floors, for a festival</comment>
        <translation>potrzebne</translation>
    </message>
    <message>
        <source>End the turn without it</source>
        <translation>Zakończ turę bez celu</translation>
    </message>
    <message>
        <source>You can still claim a goal.</source>
        <translation>Możesz jeszcze wziąć cel.</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>Nie ma już robotników</translation>
    </message>
    <message>
        <source>What does the Crow give you?</source>
        <translation>Co daje ci Wrona?</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: free</source>
        <translation>Dwóch, mosty gracza {name}: za darmo</translation>
    </message>
    <message>
        <source>Over the water: {coins}</source>
        <translation>Przez wodę: {coins}</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Co robić</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>Scores and stocks</source>
        <translation>Punkty i zapasy</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Cele</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Jezioro</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Festivals</source>
        <translation>Święta</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Cele publiczne</translation>
    </message>
    <message>
        <source>all taken</source>
        <translation>wszystkie wzięte</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>robotnicy</translation>
    </message>
    <message>
        <source>floors</source>
        <translation>piętra</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>mosty</translation>
    </message>
    <message>
        <source>secret power</source>
        <translation>tajna moc</translation>
    </message>
    <message>
        <source>The game ends with this turn</source>
        <translation>Gra kończy się z tą turą</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Most</translation>
    </message>
    <message>
        <source>Pagoda</source>
        <translation>Pagoda</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>Święto</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>potem</translation>
    </message>
    <message>
        <source>Crow</source>
        <translation>Wrona</translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation>masz ją</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Ryba</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>wszystkie wystawione</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Festivals now</source>
        <translation>Święta teraz</translation>
    </message>
    <message>
        <source>no worker of yours</source>
        <translation>brak twojego robotnika</translation>
    </message>
    <message>
        <source>no Sōrin left</source>
        <translation>brak Sōrin</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>Nikt jeszcze nie może go urządzić</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Którędy?</translation>
    </message>
    <message>
        <source>A second floor?</source>
        <translation>Drugie piętro?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Zostaw tę</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Twój wybór</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>odłóż</translation>
    </message>
    <message>
        <source>choose another way</source>
        <translation>inna droga</translation>
    </message>
</context>
<context>
    <name>FireflyLog</name>
    <message>
        <source>{name}: {gains}.</source>
        <translation>{name}: {gains}.</translation>
    </message>
    <message>
        <source>{name} ended the turn.</source>
        <translation>{name} kończy turę.</translation>
    </message>
    <message>
        <source>+1 worker on {island}</source>
        <translation>+1 robotnik: {island}</translation>
    </message>
    <message>
        <source>a worker is lost</source>
        <translation>robotnik przepada</translation>
    </message>
    <message>
        <source>a private goal</source>
        <translation>tajny cel</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>tajny cel ({condition})</translation>
    </message>
    <message>
        <source>no private goal is left</source>
        <translation>nie ma już tajnych celów</translation>
    </message>
    <message>
        <source>The power of {name} brings +{gained}.</source>
        <translation>Moc gracza {name} daje +{gained}.</translation>
    </message>
    <message>
        <source>The Crow brings {name} +{coins}.</source>
        <translation>{name} dostaje od Wrony +{coins}.</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} urządza święto na wyspie {island}.</translation>
    </message>
    <message>
        <source>Fish go back to {names}.</source>
        <translation>Ryby wracają: {names}.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} za {pieces}</translation>
    </message>
    <message>
        <source>Fireflies bring {name} +{points}: {here} there, {beside} next door.</source>
        <translation>{name} zdobywa za świetliki +{points}: tu {here}, obok {beside}.</translation>
    </message>
    <message>
        <source>{name} let a worker cross from {origin} to {destination}</source>
        <translation>{name} przeprowadza robotnika: {origin} – {destination}</translation>
    </message>
    <message>
        <source>{name} ferried a worker from {origin} to {destination} for {coins}</source>
        <translation>{name} przeprawia robotnika: {origin} – {destination}, koszt: {coins}</translation>
    </message>
    <message>
        <source>{name} built floor {height} on {island}</source>
        <translation>{name} buduje piętro {height} na wyspie {island}</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} dopłaca ({coins}) i dodaje piętro {height} na wyspie {island}</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} free of charge</source>
        <translation>{name} buduje za darmo most {a} – {b}</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for {coins}</source>
        <translation>{name} buduje most {a} – {b}, koszt: {coins}</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination}</source>
        <translation>{name} przesuwa: {workers}, {origin} – {destination}</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination} and paid {owner} {coins}</source>
        <translation>{name} przesuwa: {workers}, {origin} – {destination}; zapłata dla gracza {owner}: {coins}</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow</source>
        <translation>{name} płaci {points} i bierze Wronę</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow from {holder}</source>
        <translation>{name} płaci {points} i bierze Wronę, którą ma {holder}</translation>
    </message>
    <message>
        <source>{name} claimed {goal} ({condition}): +{points}</source>
        <translation>{name} bierze cel {goal} ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} ujawnia tajny cel ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} was dealt {goals} more.</source>
        <translation>{name} dostaje dodatkowo: {goals}.</translation>
    </message>
    <message>
        <source>A worker of {name} begins on {island}.</source>
        <translation>Robotnik gracza {name} zaczyna na wyspie {island}.</translation>
    </message>
    <message>
        <source>{name} begins with a floor on {island}.</source>
        <translation>{name} zaczyna z piętrem na wyspie {island}.</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: one more main action.</source>
        <translation>{name} wystawia rybę szczęścia (koszt: {coins}): jeszcze jedna akcja główna.</translation>
    </message>
    <message>
        <source>No main action was possible for {name}.</source>
        <translation>{name} nie może wykonać żadnej akcji głównej.</translation>
    </message>
    <message>
        <source>{name} left it at that.</source>
        <translation>{name} na tym poprzestaje.</translation>
    </message>
    <message>
        <source>{name} has chosen a power.</source>
        <translation>{name} wybiera moc.</translation>
    </message>
    <message>
        <source>{name} has chosen {power}.</source>
        <translation>{name} wybiera moc: {power}.</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} ma moc {power}: {rule}</translation>
    </message>
    <message>
        <source>All powers are shown.</source>
        <translation>Wszystkie moce są jawne.</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends with this turn.</source>
        <translation>Ostatni Sōrin stoi: gra kończy się z tą turą.</translation>
    </message>
    <message>
        <source>{name} has placed the last floor: the game ends with this turn.</source>
        <translation>{name} stawia ostatnie piętro: gra kończy się z tą turą.</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends with this turn.</source>
        <translation>Wszystkie cele publiczne są wzięte: gra kończy się z tą turą.</translation>
    </message>
    <message>
        <source>Nobody builds or scores any more: the game ends with this turn.</source>
        <translation>Nikt już nie buduje ani nie punktuje: gra kończy się z tą turą.</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>{name} traci przez Wronę {points}.</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} ma łańcuch: {islands}, +{points}.</translation>
    </message>
    <message>
        <source>The longest chain brings {name} +{points}.</source>
        <translation>{name} zdobywa za najdłuższy łańcuch +{points}.</translation>
    </message>
</context>
<context>
    <name>FireflyNames</name>
    <message>
        <source>Sunrise Landing</source>
        <translation>Przystań Świtu</translation>
    </message>
    <message>
        <source>Sunset Landing</source>
        <translation>Przystań Zmierzchu</translation>
    </message>
    <message>
        <source>Reed</source>
        <comment>island</comment>
        <translation>Trzcina</translation>
    </message>
    <message>
        <source>Pebble</source>
        <comment>island</comment>
        <translation>Kamyk</translation>
    </message>
    <message>
        <source>Heron</source>
        <comment>island</comment>
        <translation>Czapla</translation>
    </message>
    <message>
        <source>Sparrow</source>
        <comment>island</comment>
        <translation>Wróbel</translation>
    </message>
    <message>
        <source>Minnow</source>
        <comment>island</comment>
        <translation>Płotka</translation>
    </message>
    <message>
        <source>Fern</source>
        <comment>island</comment>
        <translation>Paproć</translation>
    </message>
    <message>
        <source>Willow</source>
        <comment>island</comment>
        <translation>Wierzba</translation>
    </message>
    <message>
        <source>Lotus</source>
        <comment>island</comment>
        <translation>Lotos</translation>
    </message>
    <message>
        <source>Maple</source>
        <comment>island</comment>
        <translation>Klon</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>island</comment>
        <translation>Śliwa</translation>
    </message>
    <message>
        <source>Carp</source>
        <comment>island</comment>
        <translation>Karp</translation>
    </message>
    <message>
        <source>Crane</source>
        <comment>island</comment>
        <translation>Żuraw</translation>
    </message>
    <message>
        <source>Cedar</source>
        <comment>island</comment>
        <translation>Cedr</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>island</comment>
        <translation>Smok</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <comment>island</comment>
        <translation>Feniks</translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>island</comment>
        <translation>Księżyc</translation>
    </message>
    <message>
        <source>Sunrise</source>
        <translation>Świt</translation>
    </message>
    <message>
        <source>Sunset</source>
        <translation>Zmierzch</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>island</comment>
        <translation>Mała</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>island</comment>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>island</comment>
        <translation>Duża</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monety</numerusform>
            <numerusform>%n monet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n robotnik</numerusform>
            <numerusform>%n robotników</numerusform>
            <numerusform>%n robotników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n piętro</numerusform>
            <numerusform>%n piętra</numerusform>
            <numerusform>%n pięter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s)</source>
        <translation>
            <numerusform>%n most</numerusform>
            <numerusform>%n mosty</numerusform>
            <numerusform>%n mostów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segmenty</numerusform>
            <numerusform>%n segmentów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n element</numerusform>
            <numerusform>%n elementy</numerusform>
            <numerusform>%n elementów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n wyspa</numerusform>
            <numerusform>%n wyspy</numerusform>
            <numerusform>%n wysp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s)</source>
        <translation>
            <numerusform>%n tajny cel</numerusform>
            <numerusform>%n tajne cele</numerusform>
            <numerusform>%n tajnych celów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n ryba</numerusform>
            <numerusform>%n ryby</numerusform>
            <numerusform>%n ryb</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyOptions</name>
    <message>
        <source>{number} islands</source>
        <translation>{number} wysp</translation>
    </message>
    <message>
        <source>{number} Sōrin</source>
        <translation>{number} Sōrin</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>około {number} minut</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Briar</source>
        <translation>Głóg</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Szałwia</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Iskra</translation>
    </message>
    <message>
        <source>Ivy</source>
        <translation>Bluszcz</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Orzech</translation>
    </message>
    <message>
        <source>Rowan</source>
        <translation>Jesion</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Wyspy</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Pierwsza gra</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Zmienne</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather on the islands, and hold festivals where you have most.</source>
        <translation>Buduj mosty i pagody, zbieraj robotników na wyspach i urządzaj święta tam, gdzie masz najwięcej.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monety</translation>
    </message>
    <message>
        <source>Coins to begin with</source>
        <translation>Monety na początek</translation>
    </message>
    <message>
        <source>More for later players</source>
        <translation>Późniejsi: więcej</translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Wszyscy po równo</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Cele publiczne</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Wybrane</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Moce</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Rozdane</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>Moc gracza {number}</translation>
    </message>
    <message>
        <source>Other powers for everybody, by lot</source>
        <translation>Inne moce dla wszystkich, losowo</translation>
    </message>
    <message>
        <source>All islands lie by lot, the Starts too.</source>
        <translation>Wszystkie wyspy leżą losowo, Starty też.</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Pierwszy gracz jest losowany. Tury idą zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>The Starts lie in opposite corners, the rest by lot.</source>
        <translation>Starty leżą w przeciwległych rogach, reszta losowo.</translation>
    </message>
    <message>
        <source>{number} of {all}, by lot</source>
        <translation>{number} z {all}, losowo</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>wybierz {number} z {all}</translation>
    </message>
    <message>
        <source>Everybody gets two powers and keeps one of them in secret.</source>
        <translation>Każdy dostaje dwie moce i w tajemnicy zostawia sobie jedną.</translation>
    </message>
    <message>
        <source>Everybody plays by the same rules: best for a first game.</source>
        <translation>Wszyscy grają na tych samych zasadach: najlepsze na pierwszą grę.</translation>
    </message>
    <message>
        <source>Festivals need, islands hold:</source>
        <translation>Święta wymagają, wyspy mieszczą:</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n piętro, {workers} robotników</numerusform>
            <numerusform>{size}: %n piętra, {workers} robotników</numerusform>
            <numerusform>{size}: %n pięter, {workers} robotników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) of public goals.</source>
        <translation>
            <numerusform>Wybierz jeszcze %n rodzaj celów publicznych.</numerusform>
            <numerusform>Wybierz jeszcze %n rodzaje celów publicznych.</numerusform>
            <numerusform>Wybierz jeszcze %n rodzajów celów publicznych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) of public goals fewer.</source>
        <translation>
            <numerusform>Wybierz o %n rodzaj celów publicznych mniej.</numerusform>
            <numerusform>Wybierz o %n rodzaje celów publicznych mniej.</numerusform>
            <numerusform>Wybierz o %n rodzajów celów publicznych mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal}, {counted}: {steps} points</source>
        <translation>{goal}, {counted}: {steps} pkt</translation>
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
        <translation>mniej punktów dla innych</translation>
    </message>
    <message>
        <source>who is ahead when the game ends</source>
        <translation>to, kto prowadzi na koniec gry</translation>
    </message>
    <message>
        <source>a festival within reach</source>
        <translation>święto w zasięgu</translation>
    </message>
    <message>
        <source>a longer chain</source>
        <translation>dłuższy łańcuch</translation>
    </message>
    <message>
        <source>coins, bridges and workers at hand</source>
        <translation>monety, mosty i robotnicy pod ręką</translation>
    </message>
    <message>
        <source>a goal within reach</source>
        <translation>cel w zasięgu</translation>
    </message>
    <message>
        <source>actions that are still left</source>
        <translation>akcje, które jeszcze zostały</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>tajne cele</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First everyone chooses a power.</source>
        <translation>Najpierw każdy wybiera moc.</translation>
    </message>
    <message>
        <source>First choose where the worker begins.</source>
        <translation>Najpierw wybierz, gdzie zaczyna robotnik.</translation>
    </message>
    <message>
        <source>First choose where your floor stands.</source>
        <translation>Najpierw wybierz, gdzie stoi twoje piętro.</translation>
    </message>
    <message>
        <source>First put the recruited worker on an island.</source>
        <translation>Najpierw postaw nowego robotnika na wyspie.</translation>
    </message>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Najpierw zakończ przejście przez nowy most.</translation>
    </message>
    <message>
        <source>First finish your movements.</source>
        <translation>Najpierw zakończ swoje ruchy.</translation>
    </message>
    <message>
        <source>A worker stands on a full island and must go on from there.</source>
        <translation>Robotnik stoi na pełnej wyspie i musi stamtąd iść dalej.</translation>
    </message>
    <message>
        <source>First decide about the second storey.</source>
        <translation>Najpierw zdecyduj o drugim piętrze.</translation>
    </message>
    <message>
        <source>A turn needs its main action.</source>
        <translation>Tura wymaga akcji głównej.</translation>
    </message>
    <message>
        <source>Your main action is done; a lucky fish brings another one.</source>
        <translation>Akcja główna jest wykonana; ryba szczęścia daje następną.</translation>
    </message>
    <message>
        <source>Only one secondary action is done in a turn.</source>
        <translation>W turze wykonuje się tylko jedną akcję poboczną.</translation>
    </message>
    <message>
        <source>A main action is possible, so it cannot be left out.</source>
        <translation>Akcja główna jest możliwa, więc nie można jej pominąć.</translation>
    </message>
    <message>
        <source>There is nothing to finish now.</source>
        <translation>Teraz nie ma nic do zakończenia.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra skończona.</translation>
    </message>
    <message>
        <source>A bridge stands there already.</source>
        <translation>Stoi tam już most.</translation>
    </message>
    <message>
        <source>Another bridge lies across this lane.</source>
        <translation>Inny most leży w poprzek tego szlaku.</translation>
    </message>
    <message>
        <source>A bridge needs a worker of yours on one of its ends.</source>
        <translation>Most wymaga twojego robotnika na jednym z końców.</translation>
    </message>
    <message>
        <source>Workers move one by one.</source>
        <translation>Robotnicy chodzą pojedynczo.</translation>
    </message>
    <message>
        <source>That is no island of this board.</source>
        <translation>To nie jest wyspa tej planszy.</translation>
    </message>
    <message>
        <source>You have no worker there to move.</source>
        <translation>Nie masz tam robotnika.</translation>
    </message>
    <message>
        <source>A movement goes over bridges that all belong to one player.</source>
        <translation>Ruch prowadzi po mostach, które należą do jednego gracza.</translation>
    </message>
    <message>
        <source>That island is full: workers may pass but not stay.</source>
        <translation>Ta wyspa jest pełna: robotnicy mogą przejść, ale nie zostać.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>Ten most wymaga %n segmentu; masz {1}.</numerusform>
            <numerusform>Ten most wymaga %n segmentów; masz {1}.</numerusform>
            <numerusform>Ten most wymaga %n segmentów; masz {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No straight lane leads from one to the other.</source>
        <translation>Żaden prosty szlak nie prowadzi z jednej na drugą.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Ten most kosztuje %n monetę; masz {1}.</numerusform>
            <numerusform>Ten most kosztuje %n monety; masz {1}.</numerusform>
            <numerusform>Ten most kosztuje %n monet; masz {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Myto to %n moneta; masz {1}.</numerusform>
            <numerusform>Myto to %n monety; masz {1}.</numerusform>
            <numerusform>Myto to %n monet; masz {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move over bridges.</source>
        <translation>Robotnicy chodzą po mostach.</translation>
    </message>
    <message>
        <source>Only one movement a turn crosses an empty lane.</source>
        <translation>Tylko jeden ruch w turze prowadzi przez pusty szlak.</translation>
    </message>
    <message>
        <source>That lane is not empty.</source>
        <translation>Ten szlak nie jest pusty.</translation>
    </message>
    <message>
        <source>A ferry crosses {0} cells at most.</source>
        <translation>Prom pokonuje najwyżej tyle pól: {0}.</translation>
    </message>
    <message>
        <source>You cannot pay for the ferry.</source>
        <translation>Nie stać cię na prom.</translation>
    </message>
    <message>
        <source>No pagoda is built on a Start.</source>
        <translation>Na Starcie nie buduje się pagody.</translation>
    </message>
    <message>
        <source>A Sōrin seals this pagoda.</source>
        <translation>Tę pagodę pieczętuje Sōrin.</translation>
    </message>
    <message>
        <source>A pagoda has {0} floors at most.</source>
        <translation>Pagoda ma najwyżej {0} pięter.</translation>
    </message>
    <message>
        <source>You have no floor left.</source>
        <translation>Nie masz już pięter.</translation>
    </message>
    <message>
        <source>A floor needs a worker of yours on the island.</source>
        <translation>Piętro wymaga twojego robotnika na wyspie.</translation>
    </message>
    <message>
        <source>No festival is held on a Start.</source>
        <translation>Na Starcie nie urządza się święta.</translation>
    </message>
    <message>
        <source>A festival was held here already.</source>
        <translation>Odbyło się tu już święto.</translation>
    </message>
    <message>
        <source>No Sōrin is left.</source>
        <translation>Nie ma już Sōrin.</translation>
    </message>
    <message>
        <source>Floors missing for a festival here: {0}.</source>
        <translation>Do święta brakuje tu pięter: {0}.</translation>
    </message>
    <message>
        <source>Bridges missing at this island for a festival: {0}.</source>
        <translation>Do święta brakuje mostów przy tej wyspie: {0}.</translation>
    </message>
    <message>
        <source>A festival needs a worker of yours on the island.</source>
        <translation>Święto wymaga twojego robotnika na wyspie.</translation>
    </message>
    <message>
        <source>Pieces you lack there for the majority: {0}.</source>
        <translation>Do większości brakuje ci tam elementów: {0}.</translation>
    </message>
    <message>
        <source>That goal is not in play.</source>
        <translation>Tego celu nie ma w grze.</translation>
    </message>
    <message>
        <source>All cards of that goal are taken.</source>
        <translation>Wszystkie karty tego celu są wzięte.</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>Ten cel wymaga {0}; masz {1}.</translation>
    </message>
    <message>
        <source>That goal is not in your hand.</source>
        <translation>Tego celu nie masz na ręce.</translation>
    </message>
    <message>
        <source>You hold the Crow already.</source>
        <translation>Masz już Wronę.</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>Wrona kosztuje {0} punkty; masz {1}.</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Wszystkie twoje ryby są wystawione.</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Następna ryba kosztuje %n monetę; masz {1}.</numerusform>
            <numerusform>Następna ryba kosztuje %n monety; masz {1}.</numerusform>
            <numerusform>Następna ryba kosztuje %n monet; masz {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers are chosen before the first turn.</source>
        <translation>Moce wybiera się przed pierwszą turą.</translation>
    </message>
    <message>
        <source>That power was not dealt to you.</source>
        <translation>Ta moc nie trafiła do ciebie.</translation>
    </message>
    <message>
        <source>There is no worker to recruit now.</source>
        <translation>Nie ma teraz robotnika do zwerbowania.</translation>
    </message>
    <message>
        <source>The recruit cannot stand there.</source>
        <translation>Nowy robotnik nie może tam stanąć.</translation>
    </message>
    <message>
        <source>Workers cross free of charge only when a bridge is built.</source>
        <translation>Robotnicy przechodzą za darmo tylko przy budowie mostu.</translation>
    </message>
    <message>
        <source>No worker of yours can cross the new bridge that way.</source>
        <translation>Żaden twój robotnik nie przejdzie tak przez nowy most.</translation>
    </message>
    <message>
        <source>There is no second storey to build now.</source>
        <translation>Nie ma teraz drugiego piętra do zbudowania.</translation>
    </message>
    <message>
        <source>That is decided before the first turn, if at all.</source>
        <translation>O tym decyduje się przed pierwszą turą, jeśli w ogóle.</translation>
    </message>
</context>
<context>
    <name>FireflyScores</name>
    <message>
        <source>Festivals</source>
        <translation>Święta</translation>
    </message>
    <message>
        <source>Fireflies</source>
        <translation>Świetliki</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Cele publiczne</translation>
    </message>
    <message>
        <source>Private goals</source>
        <translation>Tajne cele</translation>
    </message>
    <message>
        <source>Goals reached, not claimed</source>
        <translation>Cele osiągnięte, niezgłoszone</translation>
    </message>
    <message>
        <source>Goals not reached</source>
        <translation>Cele nieosiągnięte</translation>
    </message>
    <message>
        <source>Water rewards</source>
        <translation>Skarby z wody</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Moc</translation>
    </message>
    <message>
        <source>The Crow</source>
        <translation>Wrona</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Łańcuch</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Najdłuższy łańcuch</translation>
    </message>
    <message>
        <source>value × own pieces</source>
        <translation>wartość × własne elementy</translation>
    </message>
    <message>
        <source>workers at own festivals</source>
        <translation>robotnicy na własnych świętach</translation>
    </message>
    <message>
        <source>cards taken</source>
        <translation>wzięte karty</translation>
    </message>
    <message>
        <source>cards revealed</source>
        <translation>ujawnione karty</translation>
    </message>
    <message>
        <source>private until now</source>
        <translation>dotąd tajne</translation>
    </message>
    <message>
        <source>stars under bridges</source>
        <translation>gwiazdy pod mostami</translation>
    </message>
    <message>
        <source>what it brought</source>
        <translation>co dała</translation>
    </message>
    <message>
        <source>paid, and at the end</source>
        <translation>zapłata i na koniec</translation>
    </message>
    <message>
        <source>islands on one path</source>
        <translation>wyspy na jednej drodze</translation>
    </message>
    <message>
        <source>of all players</source>
        <translation>ze wszystkich graczy</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>Every piece of yours on the island scored: also where somebody else holds the festival.</source>
        <translation>Każdy twój element na wyspie punktuje: także gdy święto urządza ktoś inny.</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Sōrin pieczętuje wyspę: nie ma tam więcej pięter ani drugiego święta.</translation>
    </message>
    <message>
        <source>A private goal: only you see it, and nobody can take it from you.</source>
        <translation>Tajny cel: tylko ty go widzisz i nikt nie może ci go odebrać.</translation>
    </message>
    <message>
        <source>The Crow brings 2 coins a turn, but whoever holds it at the end loses 10 points.</source>
        <translation>Wrona daje 2 monety na turę, ale kto ma ją na koniec, traci 10 punktów.</translation>
    </message>
    <message>
        <source>The game ends with this turn. Then the chains of islands score.</source>
        <translation>Gra kończy się z tą turą. Potem punktują łańcuchy wysp.</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals while you may, mind the Crow.</source>
        <translation>Koniec blisko: bierz cele, urządzaj święta, póki można, i uważaj na Wronę.</translation>
    </message>
    <message>
        <source>You can hold a festival: most points of the game come from them. Look at what each seat would get.</source>
        <translation>Możesz urządzić święto: one dają najwięcej punktów w grze. Zobacz, co dostałoby każde miejsce.</translation>
    </message>
    <message>
        <source>A public goal is reached: claim it before somebody else does, one in each turn.</source>
        <translation>Cel publiczny osiągnięty: weź go, zanim zrobi to ktoś inny, jeden na turę.</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free: without a worker nothing can be done on an island.</source>
        <translation>Twoi robotnicy mogą za darmo przejść nowy most: bez robotnika nic na wyspie nie zrobisz.</translation>
    </message>
    <message>
        <source>A floor costs nothing, brings the reward of the island, and counts at its festival.</source>
        <translation>Piętro nic nie kosztuje, daje nagrodę wyspy i liczy się podczas jej święta.</translation>
    </message>
    <message>
        <source>Up to three movements. Your own bridges are free, others cost a coin each for their owner.</source>
        <translation>Do trzech ruchów. Własne mosty są darmowe, cudze kosztują po monecie dla właściciela.</translation>
    </message>
    <message>
        <source>Drag from island to island: a bridge costs a coin per piece, and you take what lies on the water.</source>
        <translation>Przeciągnij od wyspy do wyspy: most kosztuje monetę za segment, a ty bierzesz to, co leży na wodzie.</translation>
    </message>
    <message>
        <source>A fish buys a second main action. It comes back after a festival at which you have a worker.</source>
        <translation>Ryba kupuje drugą akcję główną. Wraca po święcie, na którym masz robotnika.</translation>
    </message>
</context>
<context>
    <name>FireflyTurn</name>
    <message>
        <source>Your power</source>
        <translation>Twoja moc</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Przed pierwszą turą</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Akcja główna</translation>
    </message>
    <message>
        <source>Secondary action</source>
        <translation>Akcja poboczna</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>wybierz jedną</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>ustaw nowego robotnika</translation>
    </message>
    <message>
        <source>one more, by the fish</source>
        <translation>jeszcze jedna, za rybę</translation>
    </message>
    <message>
        <source>from which island?</source>
        <translation>z której wyspy?</translation>
    </message>
    <message>
        <source>on which island?</source>
        <translation>na której wyspie?</translation>
    </message>
    <message>
        <source>which worker?</source>
        <translation>który robotnik?</translation>
    </message>
    <message>
        <source>to which island?</source>
        <translation>na którą wyspę?</translation>
    </message>
    <message>
        <source>on which lane?</source>
        <translation>którym szlakiem?</translation>
    </message>
    <message>
        <source>which way?</source>
        <translation>którędy?</translation>
    </message>
    <message>
        <source>coins or workers?</source>
        <translation>monety czy robotnicy?</translation>
    </message>
    <message>
        <source>a worker begins elsewhere</source>
        <translation>robotnik zaczyna gdzie indziej</translation>
    </message>
    <message>
        <source>your first floor</source>
        <translation>twoje pierwsze piętro</translation>
    </message>
    <message>
        <source>cross the bridge</source>
        <translation>przejdź przez most</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left</source>
        <translation>
            <numerusform>został %n ruch</numerusform>
            <numerusform>zostały %n ruchy</numerusform>
            <numerusform>zostało %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>a second floor?</source>
        <translation>drugie piętro?</translation>
    </message>
    <message>
        <source>bridge built</source>
        <translation>most zbudowany</translation>
    </message>
    <message>
        <source>workers moved</source>
        <translation>robotnicy przesunięci</translation>
    </message>
    <message>
        <source>floor built</source>
        <translation>piętro zbudowane</translation>
    </message>
    <message>
        <source>festival held</source>
        <translation>święto urządzone</translation>
    </message>
    <message>
        <source>none possible</source>
        <translation>żadna możliwa</translation>
    </message>
    <message>
        <source>goal claimed</source>
        <translation>cel wzięty</translation>
    </message>
    <message>
        <source>Crow taken</source>
        <translation>Wrona wzięta</translation>
    </message>
    <message>
        <source>fish placed</source>
        <translation>ryba wystawiona</translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>przed lub po</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>potem</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>jeszcze żadna</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>pominięta</translation>
    </message>
</context>
<context>
    <name>FirstMove</name>
    <message>
        <source>Place a tile: each player gains the lantern on the side facing them. Each match gives you an extra one.</source>
        <translation>Połóż kafelek: każdy gracz zyskuje lampion z boku, który jest po jego stronie. Każde dopasowanie daje ci jeszcze jeden.</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>Zwracaj zestawy lampionów za punkty: cztery takie same, trzy pary albo siedem różnych. Wczesne zestawy dają więcej.</translation>
    </message>
    <message>
        <source>After the last tile, most points win.</source>
        <translation>Po ostatnim kafelku wygrywa najwięcej punktów.</translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>Mój pierwszy kafelek</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>Buduj mosty, wysyłaj po nich robotników i buduj piętra pagód na wyspach, do których dotrą.</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>Urządzaj święta tam, gdzie nikt nie ma więcej elementów od ciebie, i zgłaszaj cele: jedno i drugie daje punkty.</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. Most points win.</source>
        <translation>Ostatni Sōrin, ostatni cel publiczny albo dwunaste piętro kończy grę. Wygrywa najwięcej punktów.</translation>
    </message>
    <message>
        <source>My first action</source>
        <translation>Moja pierwsza akcja</translation>
    </message>
    <message>
        <source>Shade both areas of a pool to complete it. Launch fireworks on completed pools for points.</source>
        <translation>Zamaluj oba pola basenu, by go ukończyć. Odpalaj fajerwerki na gotowych basenach za punkty.</translation>
    </message>
    <message>
        <source>Each pool of your second largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>Każdy basen twojej drugiej co do wielkości grupy daje 1 punkt. Łódka daje 4, gdy wszystkie baseny wokół są gotowe.</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, most points win.</source>
        <translation>Po ostatniej turze i ostatnim pokazie wygrywa najwięcej punktów.</translation>
    </message>
    <message>
        <source>My first roll</source>
        <translation>Mój pierwszy rzut</translation>
    </message>
</context>
<context>
    <name>FirstSheet</name>
    <message>
        <source>What wins</source>
        <translation>Co wygrywa</translation>
    </message>
    <message>
        <source>Read it again: F1</source>
        <translation>Przeczytaj znowu: F1</translation>
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
        <translation>Księżniczka Cadance</translation>
    </message>
    <message>
        <source>Princess Luna</source>
        <translation>Księżniczka Luna</translation>
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
        <translation>Księżniczka Celestia</translation>
    </message>
    <message>
        <source>Exchange one of your lanterns for a different one of the Supply.</source>
        <translation>Wymień jeden ze swoich lampionów na inny z Zapasu.</translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>Weź z Zapasu jeden wybrany lampion.</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player, your choice.</source>
        <translation>Zamień jeden ze swoich lampionów na inny, wybrany u kogoś innego.</translation>
    </message>
    <message>
        <source>Your Dedication this turn may leave out one lantern.</source>
        <translation>Twoja Dedykacja w tej turze może pominąć jeden lampion.</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>Złóż w tej turze jeszcze jedną Dedykację.</translation>
    </message>
    <message>
        <source>Every match this turn brings one more Mooncake.</source>
        <translation>Każde dopasowanie w tej turze daje jedno ciastko więcej.</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>Po Dedykacji weź z powrotem jeden z oddanych za nią lampionów.</translation>
    </message>
    <message>
        <source>At your refill, see the top two tiles, keep one, put the other at the bottom.</source>
        <translation>Przy dobieraniu zobacz dwa górne kafelki, zostaw jeden, drugi połóż na spód.</translation>
    </message>
    <message>
        <source>Before you lay your tile, turn one tile on the table any way you like.</source>
        <translation>Zanim położysz kafelek, obróć dowolnie jeden kafelek na stole.</translation>
    </message>
    <message>
        <source>Skip counting this turn: keep as many lanterns as you have.</source>
        <translation>Pomiń w tej turze liczenie: zatrzymaj wszystkie swoje lampiony.</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one of the Supply.</source>
        <translation>Wymień do dwóch lampionów, każdy na inny z Zapasu.</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>Wybierz lampion i innego gracza: oboje zyskujecie po jednym, ty najpierw.</translation>
    </message>
    <message>
        <source>You also gain the lantern on the far side of the tile you lay.</source>
        <translation>Zyskujesz też lampion z dalekiego boku kładzionego kafelka.</translation>
    </message>
    <message>
        <source>One touching side that does not match counts as a match.</source>
        <translation>Jeden stykający się bok, który nie pasuje, liczy się jako dopasowanie.</translation>
    </message>
    <message>
        <source>Take a Trixie lantern, which stands for any one in a Dedication.</source>
        <translation>Weź lampion Trixie, który w Dedykacji zastępuje dowolny.</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you take there score one more.</source>
        <translation>Połóż żeton na stosie: Dedykacje, które stamtąd bierzesz, dają o punkt więcej.</translation>
    </message>
    <message>
        <source>First gala</source>
        <translation>Pierwsza gala</translation>
    </message>
    <message>
        <source>Night market</source>
        <translation>Nocny targ</translation>
    </message>
    <message>
        <source>Bright sky</source>
        <translation>Jasne niebo</translation>
    </message>
    <message>
        <source>Great vows</source>
        <translation>Wielkie śluby</translation>
    </message>
    <message>
        <source>Tile turners</source>
        <translation>Obracacze</translation>
    </message>
    <message numerus="yes">
        <source>%n Fireworks tile(s) in your opening hand.</source>
        <translation>
            <numerusform>%n kafelek Fajerwerków na twojej początkowej ręce.</numerusform>
            <numerusform>%n kafelki Fajerwerków na twojej początkowej ręce.</numerusform>
            <numerusform>%n kafelków Fajerwerków na twojej początkowej ręce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer nigdy nie zyskuje ciastek.</translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on a turn on which a Fireworks tile from your hand brings you one.</source>
        <translation>Moon Dancer zyskuje jedno ciastko w turze, w której kafelek Fajerwerków z twojej ręki przynosi ci ciastko.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer zyskuje ciastko za każde, które ty zyskujesz.</translation>
    </message>
    <message>
        <source>Moon Dancer gains the lantern opposite you, too.</source>
        <translation>Moon Dancer zyskuje też lampion naprzeciwko ciebie.</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer begins with %n more of every lantern.</source>
        <translation>
            <numerusform>Moon Dancer zaczyna z %n lampionem więcej każdego rodzaju.</numerusform>
            <numerusform>Moon Dancer zaczyna z %n lampionami więcej każdego rodzaju.</numerusform>
            <numerusform>Moon Dancer zaczyna z %n lampionami więcej każdego rodzaju.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Festival
of Lanterns</source>
        <translation>Święto
Lampionów</translation>
    </message>
    <message>
        <source>1–4 players</source>
        <translation>1–4 graczy</translation>
    </message>
    <message>
        <source>Night tiles</source>
        <translation>Nocne kafelki</translation>
    </message>
    <message>
        <source>Place a tile, and everyone gains the lantern they face.</source>
        <translation>Połóż kafelek, a każdy zyska lampion przed sobą.</translation>
    </message>
    <message>
        <source>Firefly
Festival</source>
        <translation>Święto
Świetlików</translation>
    </message>
    <message>
        <source>2–6 players</source>
        <translation>2–6 graczy</translation>
    </message>
    <message>
        <source>Bridges and pagodas</source>
        <translation>Mosty i pagody</translation>
    </message>
    <message>
        <source>Lanterns
Dice</source>
        <translation>Kości
Lampionów</translation>
    </message>
    <message>
        <source>Roll and shade</source>
        <translation>Rzucaj i maluj</translation>
    </message>
</context>
<context>
    <name>GameLessons</name>
    <message>
        <source>Play with tips</source>
        <translation>Graj ze wskazówkami</translation>
    </message>
    <message>
        <source>against one computer</source>
        <translation>z jednym komputerem</translation>
    </message>
    <message>
        <source>{done} of {number} solved</source>
        <translation>Rozwiązane: {done} z {number}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zagadki</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Znów</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done} z {steps}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Empire</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architekt</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Węzły</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kupiec</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Wieża</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Różnorodność</translation>
    </message>
    <message>
        <source>Ready to Go</source>
        <translation>Gotowi do drogi</translation>
    </message>
    <message>
        <source>islands with floors</source>
        <translation>wyspy z piętrami</translation>
    </message>
    <message>
        <source>length of a bridge</source>
        <translation>długość mostu</translation>
    </message>
    <message>
        <source>bridges at one island</source>
        <translation>mosty przy jednej wyspie</translation>
    </message>
    <message>
        <source>coins you hold</source>
        <translation>monety, które masz</translation>
    </message>
    <message>
        <source>floors in two pagodas</source>
        <translation>piętra w dwóch pagodach</translation>
    </message>
    <message>
        <source>islands with workers</source>
        <translation>wyspy z robotnikami</translation>
    </message>
    <message>
        <source>workers on the board</source>
        <translation>robotnicy na planszy</translation>
    </message>
    <message>
        <source>floors on {number} islands</source>
        <translation>piętra na {number} wyspach</translation>
    </message>
    <message>
        <source>a bridge of {number}</source>
        <translation>most długości {number}</translation>
    </message>
    <message>
        <source>{number} bridges at one island</source>
        <translation>mosty przy wyspie: {number}</translation>
    </message>
    <message>
        <source>{number} coins</source>
        <translation>{number} monet</translation>
    </message>
    <message>
        <source>{number} floors in two pagodas</source>
        <translation>piętra w 2 pagodach: {number}</translation>
    </message>
    <message>
        <source>workers on {number} islands</source>
        <translation>robotnicy na {number} wyspach</translation>
    </message>
    <message>
        <source>{number} workers on the board</source>
        <translation>robotnicy na planszy: {number}</translation>
    </message>
    <message>
        <source>{number} Small</source>
        <translation>{number} małe</translation>
    </message>
    <message>
        <source>{number} Medium</source>
        <translation>{number} średnie</translation>
    </message>
    <message>
        <source>{number} Large</source>
        <translation>{number} duże</translation>
    </message>
    <message>
        <source>Each size</source>
        <translation>Każdy rozmiar</translation>
    </message>
    <message>
        <source>From Start to Start</source>
        <translation>Od Startu do Startu</translation>
    </message>
    <message>
        <source>Chain of {number}</source>
        <translation>Łańcuch {number}</translation>
    </message>
    <message>
        <source>{number} side by side</source>
        <translation>{number} obok siebie</translation>
    </message>
    <message>
        <source>{number} together</source>
        <translation>{number} razem</translation>
    </message>
    <message>
        <source>{number} alone</source>
        <translation>{number} osobno</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Komplet gości</translation>
    </message>
    <message>
        <source>{number} on top</source>
        <translation>{number} na szczycie</translation>
    </message>
    <message>
        <source>{number} fish</source>
        <translation>{number} ryby</translation>
    </message>
    <message>
        <source>{number} sealed</source>
        <translation>Pieczęcie: {number}</translation>
    </message>
    <message>
        <source>{number} bridges</source>
        <translation>{number} mostów</translation>
    </message>
    <message>
        <source>All away</source>
        <translation>W drodze</translation>
    </message>
    <message>
        <source>Empty purse</source>
        <translation>Pusta sakiewka</translation>
    </message>
    <message>
        <source>floors on {number} Small islands</source>
        <translation>piętra na {number} małych wyspach</translation>
    </message>
    <message>
        <source>floors on {number} Medium islands</source>
        <translation>piętra na {number} średnich wyspach</translation>
    </message>
    <message>
        <source>floors on {number} Large islands</source>
        <translation>piętra na {number} dużych wyspach</translation>
    </message>
    <message>
        <source>floors on a Small, a Medium and a Large island</source>
        <translation>piętra na małej, średniej i dużej wyspie</translation>
    </message>
    <message>
        <source>both Starts joined by own bridges</source>
        <translation>oba Starty połączone własnymi mostami</translation>
    </message>
    <message>
        <source>{number} islands on one path of own bridges</source>
        <translation>wyspy na jednej drodze własnych mostów: {number}</translation>
    </message>
    <message>
        <source>{number} own bridges between the same two islands</source>
        <translation>własne mosty między tymi samymi dwiema wyspami: {number}</translation>
    </message>
    <message>
        <source>{number} own workers on one island that is no Start</source>
        <translation>własni robotnicy na jednej wyspie poza Startem: {number}</translation>
    </message>
    <message>
        <source>{number} islands with own workers only</source>
        <translation>wyspy tylko z własnymi robotnikami: {number}</translation>
    </message>
    <message>
        <source>a worker on an island filled to capacity</source>
        <translation>robotnik na wyspie zapełnionej do końca</translation>
    </message>
    <message>
        <source>the top floor of {number} unsealed pagodas</source>
        <translation>najwyższe piętro niezapieczętowanych pagód: {number}</translation>
    </message>
    <message>
        <source>{number} fish placed</source>
        <translation>wystawione ryby: {number}</translation>
    </message>
    <message>
        <source>pieces on {number} sealed islands</source>
        <translation>elementy na {number} zapieczętowanych wyspach</translation>
    </message>
    <message>
        <source>{number} bridges built</source>
        <translation>zbudowane mosty: {number}</translation>
    </message>
    <message>
        <source>own workers on neither Start</source>
        <translation>na żadnym Starcie własnego robotnika</translation>
    </message>
    <message>
        <source>not a single coin left</source>
        <translation>ani jednej monety</translation>
    </message>
</context>
<context>
    <name>GuestWords</name>
    <message numerus="yes">
        <source>You need %n more Mooncake(s).</source>
        <translation>
            <numerusform>Brakuje ci %n ciastka.</numerusform>
            <numerusform>Brakuje ci %n ciastek.</numerusform>
            <numerusform>Brakuje ci %n ciastek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the card, or drag Mooncakes onto it.</source>
        <translation>Naciśnij kartę albo przeciągnij na nią ciastka.</translation>
    </message>
    <message>
        <source>This friend could not help you now.</source>
        <translation>Ta pomoc nic by ci teraz nie dała.</translation>
    </message>
    <message>
        <source>One friend in a turn, before anything else.</source>
        <translation>Jedna przyjaźń na turę, przed wszystkim innym.</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>użyto w tej turze</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a friend can help</comment>
        <translation>teraz</translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>wymień lampion</translation>
    </message>
    <message>
        <source>take a lantern</source>
        <translation>weź lampion</translation>
    </message>
    <message>
        <source>swap with a player</source>
        <translation>zamień z graczem</translation>
    </message>
    <message>
        <source>dedicate with one less</source>
        <translation>dedykuj o jeden mniej</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>jeszcze jedna Dedykacja</translation>
    </message>
    <message>
        <source>+1 Mooncake a match</source>
        <translation>+1 ciastko za dopasowanie</translation>
    </message>
    <message>
        <source>take one back</source>
        <translation>weź jeden z powrotem</translation>
    </message>
    <message>
        <source>choose from two tiles</source>
        <translation>wybierz z dwóch kafelków</translation>
    </message>
    <message>
        <source>turn a laid tile</source>
        <translation>obróć leżący kafelek</translation>
    </message>
    <message>
        <source>skip counting</source>
        <translation>pomiń liczenie</translation>
    </message>
    <message>
        <source>exchange up to two</source>
        <translation>wymień do dwóch</translation>
    </message>
    <message>
        <source>a lantern for two</source>
        <translation>lampion dla dwojga</translation>
    </message>
    <message>
        <source>the far side, too</source>
        <translation>także daleki bok</translation>
    </message>
    <message>
        <source>one side matches any</source>
        <translation>jeden bok zawsze pasuje</translation>
    </message>
    <message>
        <source>stands for any</source>
        <translation>zastępuje dowolny</translation>
    </message>
    <message>
        <source>+1 point on a stack</source>
        <translation>+1 punkt na stosie</translation>
    </message>
    <message>
        <source>now, or later this turn</source>
        <translation>teraz lub później w turze</translation>
    </message>
    <message>
        <source>now, before your refill</source>
        <translation>teraz, przed uzupełnieniem ręki</translation>
    </message>
    <message>
        <source>when you place a tile</source>
        <translation>gdy kładziesz kafelek</translation>
    </message>
    <message>
        <source>with your Dedication</source>
        <translation>przy twojej Dedykacji</translation>
    </message>
    <message>
        <source>for a second Dedication</source>
        <translation>na drugą Dedykację</translation>
    </message>
    <message>
        <source>after your Dedication</source>
        <translation>po twojej Dedykacji</translation>
    </message>
    <message>
        <source>at your refill</source>
        <translation>przy dobieraniu</translation>
    </message>
    <message>
        <source>before you place a tile</source>
        <translation>zanim położysz kafelek</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Podaj laptop, teraz gra {name}</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Dotychczas</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>To ci dało: {gains}.</translation>
    </message>
    <message>
        <source>I am {name}: show me the table</source>
        <translation>{name} to ja: pokaż mi stół</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Cofnij ostatni krok</translation>
    </message>
</context>
<context>
    <name>HerTurn</name>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>Teraz tura: {name}.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównanie</translation>
    </message>
    <message>
        <source>what scores most</source>
        <translation>co daje najwięcej</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>Przyjaźń</translation>
    </message>
    <message>
        <source>if that helps</source>
        <translation>jeśli to pomoże</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>Dedykacja</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>najwyższa</translation>
    </message>
</context>
<context>
    <name>HintControl</name>
    <message>
        <source>Make this move</source>
        <translation>Wykonaj ten ruch</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj tak</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nie, dziękuję</translation>
    </message>
    <message>
        <source>Put the hint away (Esc)</source>
        <translation>Odłóż podpowiedź (Esc)</translation>
    </message>
</context>
<context>
    <name>InstructionLine</name>
    <message>
        <source>Show rule</source>
        <translation>Pokaż zasadę</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>Co mówią o tym zasady (F1)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>LastWord</name>
    <message numerus="yes">
        <source>Only %n point(s). The next festival may well be yours.</source>
        <translation>
            <numerusform>Tylko %n punkt. Następne święto może być twoje.</numerusform>
            <numerusform>Tylko %n punkty. Następne święto może być twoje.</numerusform>
            <numerusform>Tylko %n punktów. Następne święto może być twoje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.</source>
        <translation>
            <numerusform>%n punkt więcej od ciebie. Dedykuję wcześnie, póki stosy są wysokie. Spróbuj.</numerusform>
            <numerusform>%n punkty więcej od ciebie. Dedykuję wcześnie, póki stosy są wysokie. Spróbuj.</numerusform>
            <numerusform>%n punktów więcej od ciebie. Dedykuję wcześnie, póki stosy są wysokie. Spróbuj.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %n point(s)! I looked for one more lantern until the end.</source>
        <translation>
            <numerusform>O %n punkt! Do końca szukałam jeszcze jednego lampionu.</numerusform>
            <numerusform>O %n punkty! Do końca szukałam jeszcze jednego lampionu.</numerusform>
            <numerusform>O %n punktów! Do końca szukałam jeszcze jednego lampionu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)! The whole lake is shining, and most of the light is yours.</source>
        <translation>
            <numerusform>%n punkt! Całe jezioro lśni, a większość światła jest twoja.</numerusform>
            <numerusform>%n punkty! Całe jezioro lśni, a większość światła jest twoja.</numerusform>
            <numerusform>%n punktów! Całe jezioro lśni, a większość światła jest twoja.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Now me</source>
        <translation>Teraz ja</translation>
    </message>
    <message>
        <source>Take it back and make the move yourself</source>
        <translation>Cofnij i wykonaj ruch samodzielnie</translation>
    </message>
    <message>
        <source>See the move</source>
        <translation>Zobacz ruch</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Wszystkie lekcje</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Zagraj teraz</translation>
    </message>
    <message>
        <source>A game with tips against one computer</source>
        <translation>Gra ze wskazówkami przeciw jednemu komputerowi</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game goes on.</source>
        <translation>Zobacz, jak gra toczy się dalej.</translation>
    </message>
    <message>
        <source>That is the move. Take it back, and make it yourself.</source>
        <translation>To jest ten ruch. Cofnij go i wykonaj samodzielnie.</translation>
    </message>
    <message>
        <source>You will do that soon. First read this, then press Next.</source>
        <translation>Zaraz to zrobisz. Najpierw przeczytaj, potem naciśnij Dalej.</translation>
    </message>
    <message>
        <source>That is allowed, but here try what the lesson asks for.</source>
        <translation>To dozwolone, ale tu spróbuj tego, o co prosi lekcja.</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Opuść lekcję</translation>
    </message>
    <message>
        <source>You can go on with it later (Esc)</source>
        <translation>Możesz do niej wrócić później (Esc)</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Friend</source>
        <comment>level of Moon Dancer</comment>
        <translation>Przyjaciółka</translation>
    </message>
    <message>
        <source>Mentor</source>
        <comment>level of Moon Dancer</comment>
        <translation>Mentorka</translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>level of Moon Dancer</comment>
        <translation>Księżniczka</translation>
    </message>
    <message>
        <source>Crescent</source>
        <comment>level of Moon Dancer</comment>
        <translation>Sierp</translation>
    </message>
    <message>
        <source>Half Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>Kwadra</translation>
    </message>
    <message>
        <source>Full Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>Pełnia</translation>
    </message>
    <message>
        <source>{level} · ours</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · nasz</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>wygrane: {wins} z {games}</translation>
    </message>
    <message>
        <source>Leads, game by game: {numbers}</source>
        <translation>Przewaga, gra po grze: {numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Jeszcze bez gry.</translation>
    </message>
    <message>
        <source>Best lead</source>
        <translation>Najlepsza przewaga</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Teraz wygrane z rzędu</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Najwięcej z rzędu</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>Graj: {level}</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Nowicjuszka</translation>
    </message>
    <message>
        <source>First Lantern</source>
        <translation>Pierwszy lampion</translation>
    </message>
    <message>
        <source>Visitor</source>
        <translation>Odwiedzająca</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Sąsiadka</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Towarzyszka</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Przyjaciółka</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Przewodniczka</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>Rzemieślniczka</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrzyni</translation>
    </message>
    <message>
        <source>Grand Master</source>
        <translation>Arcymistrzyni</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>{level}, builder</source>
        <translation>{level}, budowniczka</translation>
    </message>
    <message>
        <source>{level}, collector</source>
        <translation>{level}, zbieraczka</translation>
    </message>
    <message>
        <source>{level}, spoiler</source>
        <translation>{level}, psotnica</translation>
    </message>
    <message>
        <source>Likes points now, and overlooks good moves.</source>
        <translation>Lubi punkty od razu i przeocza dobre ruchy.</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves, and often takes a lesser one.</source>
        <translation>Przeocza prawie połowę ruchów i często wybiera słabszy.</translation>
    </message>
    <message>
        <source>Overlooks some moves, and often picks one that is nearly as good.</source>
        <translation>Przeocza niektóre ruchy i często wybiera prawie równie dobry.</translation>
    </message>
    <message>
        <source>Overlooks little, and often picks a move that is nearly as good.</source>
        <translation>Niewiele przeocza i często wybiera ruch prawie równie dobry.</translation>
    </message>
    <message>
        <source>Overlooks nothing, and sometimes picks a move that is nearly as good.</source>
        <translation>Niczego nie przeocza i czasem wybiera ruch prawie równie dobry.</translation>
    </message>
    <message>
        <source>Takes what looks best at once.</source>
        <translation>Bierze to, co od razu wygląda najlepiej.</translation>
    </message>
    <message>
        <source>Looks a little ahead with two moves.</source>
        <translation>Myśli trochę naprzód przy dwóch ruchach.</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>Myśli naprzód przy kilku najlepszych ruchach.</translation>
    </message>
    <message>
        <source>Looks ahead, for up to two seconds.</source>
        <translation>Myśli naprzód, do dwóch sekund.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Myśli naprzód czterokrotnie dokładniej niż Mistrzyni.</translation>
    </message>
    <message>
        <source>Builds for later rounds.</source>
        <translation>Buduje na późniejsze rundy.</translation>
    </message>
    <message>
        <source>Likes to have plenty in store.</source>
        <translation>Lubi mieć dużo w zanadrzu.</translation>
    </message>
    <message>
        <source>Leaves the others as little as it can.</source>
        <translation>Zostawia innym jak najmniej.</translation>
    </message>
    <message>
        <source>Wins {won} of 100 games for two against {level}, give or take {reach}.</source>
        <translation>Wygrywa {won} na 100 gier we dwoje z poziomem {level}, z dokładnością do {reach}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>What this program is made of</source>
        <translation>Z czego składa się ten program</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Składniki</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The list of licences is missing. Please install again.</source>
        <translation>Brakuje listy licencji. Zainstaluj program ponownie.</translation>
    </message>
    <message>
        <source>{name} is contained in {other}. Its licence: {licence}.</source>
        <translation>{name} jest częścią: {other}. Licencja: {licence}.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} i {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} albo {last}</translation>
    </message>
    <message>
        <source>{some}, {more}</source>
        <translation>{some}, {more}</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>Undo ends here</source>
        <translation>Cofanie tylko dotąd</translation>
    </message>
</context>
<context>
    <name>LookBackMark</name>
    <message>
        <source>you played</source>
        <translation>zagrano</translation>
    </message>
    <message>
        <source>better</source>
        <translation>lepiej</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Spróbuj stąd</translation>
    </message>
    <message>
        <source>In a new game, which is practice</source>
        <translation>W nowej grze, jako trening</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Wróć do gry (Esc)</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Where each lead came from</source>
        <translation>Skąd wzięła się każda przewaga</translation>
    </message>
    <message>
        <source>Luck is what rolls and tiles brought, against the average of other rolls and tiles. Mistakes are what the coach is sure of; only people’s turns are looked at. The rest is what nobody could see coming.</source>
        <translation>Szczęście to to, co przyniosły rzuty i kafelki, w porównaniu ze średnią innych rzutów i kafelków. Błędy to te, których trener jest pewien; ogląda tylko tury ludzi. Reszta to to, czego nikt nie mógł przewidzieć.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>przewaga</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>szczęście</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>błędy</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>reszta</translation>
    </message>
    <message>
        <source>Luckiest for {name}</source>
        <translation>Największe szczęście: {name}</translation>
    </message>
    <message>
        <source>Unluckiest for {name}</source>
        <translation>Największy pech: {name}</translation>
    </message>
    <message>
        <source>Step {number}: {luck}</source>
        <translation>Krok {number}: {luck}</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>Zobacz stół z tej chwili</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved: please close the window and start it again.</source>
        <translation>Festival Desktop został zaktualizowany, gdy był otwarty. Twoja gra jest zapisana: zamknij okno i uruchom program ponownie.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>MedalWords</name>
    <message>
        <source>Bronze</source>
        <translation>Brąz</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Srebro</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Złoto</translation>
    </message>
    <message>
        <source>{medal} from {number} points</source>
        <translation>{medal} od {number} pkt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to bronze</source>
        <translation>
            <numerusform>%n punkt do brązu</numerusform>
            <numerusform>%n punkty do brązu</numerusform>
            <numerusform>%n punktów do brązu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to silver</source>
        <translation>
            <numerusform>%n punkt do srebra</numerusform>
            <numerusform>%n punkty do srebra</numerusform>
            <numerusform>%n punktów do srebra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to gold</source>
        <translation>
            <numerusform>%n punkt do złota</numerusform>
            <numerusform>%n punkty do złota</numerusform>
            <numerusform>%n punktów do złota</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>And %n more file(s).</source>
        <translation>
            <numerusform>I jeszcze %n plik.</numerusform>
            <numerusform>I jeszcze %n pliki.</numerusform>
            <numerusform>I jeszcze %n plików.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Usuń na zawsze</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zatrzymaj</translation>
    </message>
</context>
<context>
    <name>MoonDancerSpeech</name>
    <message>
        <source>Several ways are equally good for me. Which one do you like?</source>
        <translation>Kilka dróg jest dla mnie równie dobrych. Która ci się podoba?</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores most.</source>
        <translation>Moja tura. Szukam Dedykacji, która daje najwięcej.</translation>
    </message>
    <message>
        <source>I never gain Mooncakes.</source>
        <translation>Nigdy nie zyskuję ciastek.</translation>
    </message>
    <message>
        <source>When your Fireworks tile brings you Mooncakes, I gain one.</source>
        <translation>Gdy twój kafelek Fajerwerków daje ci ciastka, ja zyskuję jedno.</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one.</source>
        <translation>Za każde ciastko, które zyskujesz, ja też zyskuję jedno.</translation>
    </message>
    <message>
        <source>On every tile you lay, the lanterns on the left and right are mine.</source>
        <translation>Na każdym twoim kafelku lampiony po lewej i prawej są moje.</translation>
    </message>
    <message>
        <source>On every tile you lay, all lanterns but those on your side are mine.</source>
        <translation>Z każdego kafelka, który kładziesz, wszystkie lampiony oprócz tego z twojego boku są moje.</translation>
    </message>
    <message>
        <source>I have brought some of every lantern.</source>
        <translation>Mam ze sobą trochę lampionów każdego rodzaju.</translation>
    </message>
    <message>
        <source>Score more than I do: a tie is mine.</source>
        <translation>Zdobądź więcej niż ja: remis jest mój.</translation>
    </message>
    <message>
        <source>So I befriend {friend} and pay {mooncakes}.</source>
        <translation>Więc zaprzyjaźniam się: {friend}, i płacę {mooncakes}.</translation>
    </message>
    <message>
        <source>I give {given} and take {taken}.</source>
        <translation>Daję {given}, biorę {taken}.</translation>
    </message>
    <message>
        <source>I give you {given} for your {taken}.</source>
        <translation>Daję ci {given} za {taken}.</translation>
    </message>
    <message>
        <source>I take {lantern} from the Supply.</source>
        <translation>Biorę {lantern} z Zapasu.</translation>
    </message>
    <message>
        <source>A further Dedication is not possible.</source>
        <translation>Kolejna Dedykacja nie jest możliwa.</translation>
    </message>
    <message>
        <source>I can make no Dedication, so I spend nothing.</source>
        <translation>Nie mogę złożyć Dedykacji, więc nic nie wydaję.</translation>
    </message>
    <message>
        <source>Once more I can make {options}.</source>
        <translation>Jeszcze raz mogę złożyć: {options}.</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>Mogę złożyć: {options}.</translation>
    </message>
    <message>
        <source>{kind} scores most.</source>
        <translation>Najwięcej daje: {kind}.</translation>
    </message>
    <message>
        <source>Of equal ones, {kind} takes the fewest lanterns.</source>
        <translation>Przy równej wartości najmniej lampionów bierze: {kind}.</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind} za {points}</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}</source>
        <translation>{kind} za {points} ({friend} pomaga)</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>Twój wybór za mnie: {lanterns}.</translation>
    </message>
    <message>
        <source>What I need is {lanterns}.</source>
        <translation>Potrzebuję: {lanterns}.</translation>
    </message>
    <message>
        <source>I can spare {lanterns} only.</source>
        <translation>Mogę oddać tylko: {lanterns}.</translation>
    </message>
    <message>
        <source>What I lack is {lanterns}.</source>
        <translation>Brakuje mi: {lanterns}.</translation>
    </message>
    <message>
        <source>I use what I hold most of: {numbers}.</source>
        <translation>Używam tego, czego mam najwięcej: {numbers}.</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has most of: {numbers}.</source>
        <translation>Potem patrzę, czego najwięcej ma Zapas: {numbers}.</translation>
    </message>
    <message>
        <source>I dedicate four {lanterns}: {points}.</source>
        <translation>Dedykuję cztery {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>I dedicate pairs of {lanterns}: {points}.</source>
        <translation>Dedykuję pary {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>I dedicate one of each lantern: {points}.</source>
        <translation>Dedykuję po jednym z każdego lampionu: {points}.</translation>
    </message>
    <message>
        <source>One {lantern} is left out.</source>
        <translation>Jeden {lantern} pomijam.</translation>
    </message>
</context>
<context>
    <name>MoonDancerWords</name>
    <message>
        <source>{name} can make no further Dedication.</source>
        <translation>{name} nie może złożyć kolejnej Dedykacji.</translation>
    </message>
    <message>
        <source>{name} can make no Dedication.</source>
        <translation>{name} nie może złożyć Dedykacji.</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: {points} are the most.</source>
        <translation>{name} wybiera: {kind}, bo {points} to najwięcej.</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: it takes the fewest lanterns.</source>
        <translation>{name} wybiera: {kind}, bo bierze najmniej lampionów.</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Twój wybór za gracza {name}: {kind}.</translation>
    </message>
    <message>
        <source>{name} can make {kind} only.</source>
        <translation>{name} może złożyć tylko: {kind}.</translation>
    </message>
    <message>
        <source>It takes the help of {friend}.</source>
        <translation>Potrzebna jest pomoc: {friend}.</translation>
    </message>
    <message>
        <source>She holds most of {lanterns}.</source>
        <translation>Najwięcej ma: {lanterns}.</translation>
    </message>
    <message>
        <source>The Supply has most of {lanterns}.</source>
        <translation>W Zapasie najwięcej jest: {lanterns}.</translation>
    </message>
    <message>
        <source>She holds most of {held}; of the rest the Supply has most of {lanterns}.</source>
        <translation>Najwięcej ma: {held}; z reszty w Zapasie najwięcej jest: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she dedicates {lanterns}.</source>
        <translation>Twój wybór: dedykuje {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she takes {lanterns}.</source>
        <translation>Twój wybór: bierze {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she gives {lanterns}.</source>
        <translation>Twój wybór: oddaje {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she leaves {lanterns} out.</source>
        <translation>Twój wybór: pomija {lanterns}.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Show rule (F1)</source>
        <translation>Pokaż zasadę (F1)</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>tile {number} of {all}</source>
        <translation>kafelek {number} z {all}</translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>{number} of {most} chosen</source>
        <translation>wybrano {number} z {most}</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Niespodzianka</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Not in the rulebook</source>
        <translation>Nie ma tego w instrukcji</translation>
    </message>
    <message>
        <source>{options}: not in the rulebook.</source>
        <translation>{options}: nie ma tego w instrukcji.</translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n more.</source>
        <translation>
            <numerusform>{option}: wybierz jeszcze %n.</numerusform>
            <numerusform>{option}: wybierz jeszcze %n.</numerusform>
            <numerusform>{option}: wybierz jeszcze %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n fewer.</source>
        <translation>
            <numerusform>{option}: wybierz o %n mniej.</numerusform>
            <numerusform>{option}: wybierz o %n mniej.</numerusform>
            <numerusform>{option}: wybierz o %n mniej.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>My puzzles</source>
        <translation>Moje zagadki</translation>
    </message>
    <message>
        <source>Turns that cost you points. Each stays here until you have solved it twice.</source>
        <translation>Tury, które kosztowały cię punkty. Każda zostaje tu, aż rozwiążesz ją dwa razy.</translation>
    </message>
    <message numerus="yes">
        <source>cost %n point(s)</source>
        <translation>
            <numerusform>koszt: %n punkt</numerusform>
            <numerusform>koszt: %n punkty</numerusform>
            <numerusform>koszt: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tura {number}</translation>
    </message>
</context>
<context>
    <name>OwnPuzzlePage</name>
    <message>
        <source>This is what a Master would have done.</source>
        <translation>Tak zagrałaby Mistrzyni.</translation>
    </message>
    <message>
        <source>The coach compares your turn.</source>
        <translation>Trener porównuje twoją turę.</translation>
    </message>
    <message>
        <source>Solved! Solve it once more, and it leaves your puzzles.</source>
        <translation>Rozwiązane! Rozwiąż jeszcze raz, a zniknie z twoich zagadek.</translation>
    </message>
    <message>
        <source>Solved twice! It leaves your puzzles.</source>
        <translation>Rozwiązane dwa razy! Znika z twoich zagadek.</translation>
    </message>
    <message>
        <source>The coach cannot compare it now. Take a step back, or try again.</source>
        <translation>Trener nie może teraz jej porównać. Cofnij się o krok albo spróbuj ponownie.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Take a step back, or try again.</source>
        <translation>
            <numerusform>Jeszcze nie: kosztuje około %n punkt. Cofnij się o krok albo spróbuj ponownie.</numerusform>
            <numerusform>Jeszcze nie: kosztuje około %n punkty. Cofnij się o krok albo spróbuj ponownie.</numerusform>
            <numerusform>Jeszcze nie: kosztuje około %n punktów. Cofnij się o krok albo spróbuj ponownie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a better turn: yours cost about %n point(s).</source>
        <translation>
            <numerusform>Znajdź lepszą turę: twoja kosztowała około %n punkt.</numerusform>
            <numerusform>Znajdź lepszą turę: twoja kosztowała około %n punkty.</numerusform>
            <numerusform>Znajdź lepszą turę: twoja kosztowała około %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>Moja zagadka</translation>
    </message>
</context>
<context>
    <name>PaceButton</name>
    <message>
        <source>Computer pace: {pace}</source>
        <translation>Tempo komputera: {pace}</translation>
    </message>
    <message>
        <source>Computer pace: {pace}. A press on the table hurries one move.</source>
        <translation>Tempo komputera: {pace}. Naciśnięcie stołu przyspiesza jeden ruch.</translation>
    </message>
</context>
<context>
    <name>Paces</name>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Od razu</translation>
    </message>
</context>
<context>
    <name>PointsWords</name>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n punkt od razu</numerusform>
            <numerusform>%n punkty od razu</numerusform>
            <numerusform>%n punktów od razu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowerWords</name>
    <message>
        <source>Merchant Heir</source>
        <translation>Dziedzic kupca</translation>
    </message>
    <message>
        <source>Old Family</source>
        <translation>Stary ród</translation>
    </message>
    <message>
        <source>Fortune Teller</source>
        <translation>Wróżka</translation>
    </message>
    <message>
        <source>Honoured Guest</source>
        <translation>Gość honorowy</translation>
    </message>
    <message>
        <source>Island Born</source>
        <translation>Dziecko wysp</translation>
    </message>
    <message>
        <source>First Stones</source>
        <translation>Kamień węgielny</translation>
    </message>
    <message>
        <source>Wide Net</source>
        <translation>Szeroka sieć</translation>
    </message>
    <message>
        <source>Early Bird</source>
        <translation>Ranny ptaszek</translation>
    </message>
    <message>
        <source>Rope Maker</source>
        <translation>Powroźnik</translation>
    </message>
    <message>
        <source>Long Span</source>
        <translation>Długie przęsło</translation>
    </message>
    <message>
        <source>Toll Keeper</source>
        <translation>Poborca myta</translation>
    </message>
    <message>
        <source>Ferryman</source>
        <translation>Przewoźnik</translation>
    </message>
    <message>
        <source>Free Passage</source>
        <translation>Wolny przejazd</translation>
    </message>
    <message>
        <source>Beachcomber</source>
        <translation>Zbieracz z plaży</translation>
    </message>
    <message>
        <source>Remote Architect</source>
        <translation>Zdalny architekt</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Kurier</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Karawana</translation>
    </message>
    <message>
        <source>Crowd Pleaser</source>
        <translation>Ulubieniec tłumu</translation>
    </message>
    <message>
        <source>Hospitality</source>
        <translation>Gościnność</translation>
    </message>
    <message>
        <source>Homecoming</source>
        <translation>Powrót do domu</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>Kamieniarz</translation>
    </message>
    <message>
        <source>Twin Storeys</source>
        <translation>Podwójne piętra</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Arcykapłan</translation>
    </message>
    <message>
        <source>Gilder</source>
        <translation>Pozłotnik</translation>
    </message>
    <message>
        <source>Lantern Master</source>
        <translation>Mistrz lampionów</translation>
    </message>
    <message>
        <source>Impatient Host</source>
        <translation>Niecierpliwy gospodarz</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Dyplomata</translation>
    </message>
    <message>
        <source>Reveller</source>
        <translation>Biesiadnik</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Uczony</translation>
    </message>
    <message>
        <source>Crow Friend</source>
        <translation>Przyjaciel wron</translation>
    </message>
    <message>
        <source>You begin with {coins} coins.</source>
        <translation>Zaczynasz z {coins} monetami.</translation>
    </message>
    <message>
        <source>You begin with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>Zaczynasz z {coins} monetami i z 1 robotnikiem więcej na wybranym Starcie.</translation>
    </message>
    <message>
        <source>You begin with {workers} workers on each Start.</source>
        <translation>Zaczynasz z {workers} robotnikami na każdym Starcie.</translation>
    </message>
    <message>
        <source>You begin with {goals} private goals.</source>
        <translation>Zaczynasz z {goals} tajnymi celami.</translation>
    </message>
    <message>
        <source>You begin with {points} points.</source>
        <translation>Zaczynasz z {points} punktami.</translation>
    </message>
    <message>
        <source>One worker of each Start begins on another island of your choice.</source>
        <translation>Po jednym robotniku z każdego Startu zaczyna na innej wybranej wyspie.</translation>
    </message>
    <message>
        <source>You begin with a floor on a Small island of your choice, without its reward.</source>
        <translation>Zaczynasz z piętrem na wybranej małej wyspie, bez jej nagrody.</translation>
    </message>
    <message>
        <source>You play first and begin with {coins} coins.</source>
        <translation>Grasz jako pierwszy gracz i zaczynasz z {coins} monetami.</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less than its length.</source>
        <translation>Każdy most kosztuje cię o {segments} monetę mniej niż jego długość.</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>Mosty od {length} segmentów w górę kosztują cię o {coins} mniej.</translation>
    </message>
    <message>
        <source>A movement of another player that pays you brings {coins} coin more.</source>
        <translation>Cudzy ruch, który płaci tobie, daje o {coins} monetę więcej.</translation>
    </message>
    <message>
        <source>One movement a turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>Jeden ruch na turę może przejść pusty szlak do {length} pól za {coins} monetę.</translation>
    </message>
    <message>
        <source>The first bridge of each movement costs you no toll.</source>
        <translation>Pierwszy most każdego ruchu nie kosztuje cię myta.</translation>
    </message>
    <message>
        <source>Each water reward also brings you {coins} coin.</source>
        <translation>Każdy skarb z wody daje ci też {coins} monetę.</translation>
    </message>
    <message>
        <source>You may build bridges from an island with your floor, worker or not.</source>
        <translation>Możesz budować mosty z wyspy ze swoim piętrem, także bez robotnika.</translation>
    </message>
    <message>
        <source>Moving gives you {number} movements.</source>
        <translation>Akcja ruchu daje ci {number} ruchy.</translation>
    </message>
    <message>
        <source>Two workers on one island may go as one movement; both pay the toll.</source>
        <translation>Dwóch robotników z jednej wyspy może iść jako jeden ruch; obaj płacą myto.</translation>
    </message>
    <message>
        <source>Your workers may overfill an island: {workers} above its capacity.</source>
        <translation>Twoi robotnicy mogą przepełnić wyspę: o {workers} ponad jej pojemność.</translation>
    </message>
    <message>
        <source>Each time you recruit, {workers} worker more comes.</source>
        <translation>Przy każdym werbunku przychodzi o {workers} robotnika więcej.</translation>
    </message>
    <message>
        <source>Your recruits may stand on any island with a worker of yours and room.</source>
        <translation>Twoi nowi robotnicy mogą stanąć na każdej wyspie z twoim robotnikiem i wolnym miejscem.</translation>
    </message>
    <message>
        <source>Each floor you build brings {coins} coin.</source>
        <translation>Każde zbudowane piętro daje ci {coins} monetę.</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins for a second one there.</source>
        <translation>Gdy budujesz piętro, możesz tam dodać drugie za {coins} monety.</translation>
    </message>
    <message>
        <source>You may build where you have a bridge but no worker.</source>
        <translation>Możesz budować tam, gdzie masz most, ale nie masz robotnika.</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts {pieces} for the majority, not for points.</source>
        <translation>Twoje piętro na szczycie pagody liczy się do większości jako {pieces}, nie do punktów.</translation>
    </message>
    <message>
        <source>At your festivals each worker on the island brings you {points} points.</source>
        <translation>Na twoich świętach każdy robotnik na wyspie daje ci {points} punkty.</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} bridge fewer.</source>
        <translation>Twoje święta wymagają o {bridges} most mniej.</translation>
    </message>
    <message>
        <source>You may hold a festival when you are {pieces} piece short of the majority.</source>
        <translation>Możesz urządzić święto, gdy do większości brakuje ci {pieces} elementu.</translation>
    </message>
    <message>
        <source>A worker of yours at another player’s festival brings you {points} points.</source>
        <translation>Twój robotnik na święcie innego gracza daje ci {points} punkty.</translation>
    </message>
    <message>
        <source>Each private goal brings you {points} points more.</source>
        <translation>Każdy tajny cel daje ci o {points} punkty więcej.</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points, and only {loss} when the game ends.</source>
        <translation>Wrona kosztuje cię {cost} punkty, a na koniec gry tylko {loss}.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print sheets</source>
        <translation>Drukuj arkusze</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>strona {number} z {all}</translation>
    </message>
    <message>
        <source>nothing chosen</source>
        <translation>nic nie wybrano</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Wysłano do drukarki.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>Nie udało się zapisać {file}.</translation>
    </message>
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>If the game ended now</source>
        <translation>Gdyby gra skończyła się teraz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>{reached} of {target} reached</source>
        <translation>Osiągnięto {reached} z {target}</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Następna zagadka</translation>
    </message>
    <message>
        <source>Next puzzle (Ctrl+Return)</source>
        <translation>Następna zagadka (Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>This is the solution.</source>
        <translation>To jest rozwiązanie.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Rozwiązane!</translation>
    </message>
    <message>
        <source>Not yet: {reached} of {target}. Take a step back, or try again.</source>
        <translation>Jeszcze nie: {reached} z {target}. Cofnij krok albo spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Nobody can know what comes of that. There is a way without luck.</source>
        <translation>Nikt nie może wiedzieć, co z tego wyjdzie. Jest droga, która nie zależy od szczęścia.</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Zagadka {number}</translation>
    </message>
</context>
<context>
    <name>PuzzleToolbar</name>
    <message>
        <source>All puzzles</source>
        <translation>Wszystkie zagadki</translation>
    </message>
    <message>
        <source>All puzzles (Esc)</source>
        <translation>Wszystkie zagadki (Esc)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Cofnij ostatni krok (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>Zrób to znów (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Begin the puzzle anew</source>
        <translation>Zacznij zagadkę od nowa</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>See it move by move</source>
        <translation>Zobacz je ruch po ruchu</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Zagadki: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwe</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Podchwytliwe</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudne</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPanel</name>
    <message>
        <source>solved</source>
        <translation>rozwiązana</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>jeszcze nierozwiązana</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Zagadka {number}</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>Why: {reasons}.</source>
        <translation>Dlaczego: {reasons}.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
</context>
<context>
    <name>RecapControl</name>
    <message>
        <source>Points: {points}.</source>
        <translation>Punkty: {points}.</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>To ci dało: {gains}.</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>While you waited</source>
        <translation>Podczas czekania</translation>
    </message>
</context>
<context>
    <name>RecordRepository</name>
    <message>
        <source>The record could not be written. {reason}</source>
        <translation>Nie udało się zapisać rekordu. {reason}</translation>
    </message>
    <message>
        <source>The records of {challenge} are of a newer version. They are left as they are, and nothing is added.</source>
        <translation>Rekordy ({challenge}) pochodzą z nowszej wersji. Zostają bez zmian i nic się do nich nie dodaje.</translation>
    </message>
    <message>
        <source>The records of {challenge} cannot be read now.</source>
        <translation>Rekordów ({challenge}) nie można teraz odczytać.</translation>
    </message>
    <message numerus="yes">
        <source>The records of {challenge} were damaged. The file was put aside; %n game(s) could be kept.</source>
        <translation>
            <numerusform>Rekordy ({challenge}) były uszkodzone. Plik odłożono; uratowano %n grę.</numerusform>
            <numerusform>Rekordy ({challenge}) były uszkodzone. Plik odłożono; uratowano %n gry.</numerusform>
            <numerusform>Rekordy ({challenge}) były uszkodzone. Plik odłożono; uratowano %n gier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n of these game(s) had hints.</source>
        <translation>
            <numerusform>W %n z tych gier były podpowiedzi.</numerusform>
            <numerusform>W %n z tych gier były podpowiedzi.</numerusform>
            <numerusform>W %n z tych gier były podpowiedzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had content of your own.</source>
        <translation>
            <numerusform>%n z tych gier miała własną zawartość.</numerusform>
            <numerusform>%n z tych gier miały własną zawartość.</numerusform>
            <numerusform>%n z tych gier miało własną zawartość.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Półka</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>The rulebook’s</source>
        <translation>Z instrukcji</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nasze</translation>
    </message>
    <message>
        <source>Bars point up for a win and down for a loss. Practice does not count.</source>
        <translation>Słupki w górę to wygrane, w dół to przegrane. Trening się nie liczy.</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice does not count.</source>
        <translation>Słupki to punkty, linie to medale. Trening się nie liczy.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Powtórka: {game}</translation>
    </message>
</context>
<context>
    <name>ReplayToolbar</name>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Go through the game by itself (Space)</source>
        <translation>Przejdź przez grę automatycznie (Spacja)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Opuść powtórkę (Esc)</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Try again from this step, in a new game (Ctrl+T)</source>
        <translation>Spróbuj ponownie od tego kroku, w nowej grze (Ctrl+T)</translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation>Do początku (Home)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Krok wstecz (Lewo)</translation>
    </message>
    <message>
        <source>Backwards by itself (Shift+Space)</source>
        <translation>Automatycznie wstecz (Shift+Spacja)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Krok dalej (Prawo)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Do końca (End)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Whose knowledge</source>
        <translation>Czyja wiedza</translation>
    </message>
    <message>
        <source>How fast it goes by itself (+ and -)</source>
        <translation>Jak szybko idzie automatycznie (+ i -)</translation>
    </message>
    <message>
        <source>Whose knowledge is shown. All open: the hand of whoever decides.</source>
        <translation>Czyja wiedza jest pokazana. Wszystko jawne: ręka tego, kto decyduje.</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Wszystko jawne</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Widz</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Jak widzi {name}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} z {all}</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nic nie znaleziono</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Poprzednie miejsce</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Następne miejsce</translation>
    </message>
    <message>
        <source>Print this book</source>
        <translation>Drukuj tę książkę</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Wróć do poprzedniego miejsca (Esc)</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Szukaj (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Książka</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Program</translation>
    </message>
</context>
<context>
    <name>SaveDetail</name>
    <message>
        <source>Points: {points}</source>
        <translation>Punkty: {points}</translation>
    </message>
    <message>
        <source>Play the rescued game</source>
        <translation>Graj uratowaną grę</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Back to the other games</source>
        <translation>Z powrotem do innych gier</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>See it step by step</source>
        <translation>Zobacz krok po kroku</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>A second file of this game (Ctrl+D)</source>
        <translation>Drugi plik tej gry (Ctrl+D)</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksport …</translation>
    </message>
    <message>
        <source>A copy where you like (Ctrl+E)</source>
        <translation>Kopia, gdzie chcesz (Ctrl+E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>To the trash (Delete)</source>
        <translation>Do kosza (Delete)</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Usuń na zawsze</translation>
    </message>
    <message>
        <source>It cannot be put back then</source>
        <translation>Potem nie da się jej przywrócić</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nazwa gry</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>Saved. Every step is saved by itself, too.</source>
        <translation>Zapisano. Każdy krok zapisuje się też sam.</translation>
    </message>
    <message>
        <source>Every step of the game is saved again.</source>
        <translation>Każdy krok gry jest znów zapisany.</translation>
    </message>
    <message>
        <source>“{name}” was changed by somebody else. It stays as it is, and your game goes on in a file of its own.</source>
        <translation>„{name}”: plik zmienił ktoś inny. Zostaje, jaki jest, a twoja gra toczy się dalej we własnym pliku.</translation>
    </message>
    <message>
        <source>This game goes on with the content it was saved with.</source>
        <translation>Ta gra toczy się dalej z zawartością, z którą ją zapisano.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and goes on under them.</source>
        <translation>Tę grę zapisano według wcześniejszych zasad i toczy się ona dalej według nich.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it goes on under today&apos;s.</source>
        <translation>Tę grę zapisano według wcześniejszych zasad; toczy się dalej według dzisiejszych.</translation>
    </message>
    <message>
        <source>It is practice now: the version that saved it could not yet show that a game is fair.</source>
        <translation>Teraz to trening: wersja, która ją zapisała, nie mogła jeszcze pokazać, że gra jest uczciwa.</translation>
    </message>
    <message>
        <source>A copy was saved as “{name}”.</source>
        <translation>Kopię zapisano jako „{name}”.</translation>
    </message>
    <message>
        <source>Your own content is not used, the built-in one is: {reason}</source>
        <translation>Zamiast twojej zawartości używana jest wbudowana: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Otwarto tylko pierwszą z %n gry.</numerusform>
            <numerusform>Otwarto tylko pierwszą z %n gier.</numerusform>
            <numerusform>Otwarto tylko pierwszą z %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game from that step, for practice. The old one stays as it was.</source>
        <translation>Nowa gra od tego kroku, jako trening. Stara zostaje, jaka była.</translation>
    </message>
    <message>
        <source>A new game from that step, for practice. What you could not know was dealt anew, so nothing of the old game is given away.</source>
        <translation>Nowa gra od tego kroku, jako trening. To, co było przed tobą ukryte, rozdano od nowa, więc nic ze starej gry się nie zdradza.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>It goes on in a new file; the damaged one stays.</source>
        <translation>Toczy się dalej w nowym pliku; uszkodzony zostaje.</translation>
    </message>
    <message>
        <source>It goes on in a new file; the old one stays.</source>
        <translation>Toczy się dalej w nowym pliku; stary zostaje.</translation>
    </message>
    <message>
        <source>From now on it is practice.</source>
        <translation>Od teraz to trening.</translation>
    </message>
    <message>
        <source>The file was changed outside the program ({where}).</source>
        <translation>Plik zmieniono poza programem ({where}).</translation>
    </message>
    <message>
        <source>It was not clear where the game stood, so it is at its end.</source>
        <translation>Nie było jasne, w którym miejscu jest gra, więc stoi na końcu.</translation>
    </message>
    <message>
        <source>The file was damaged; the game stands after step {step}.</source>
        <translation>Plik był uszkodzony; gra stoi po kroku {step}.</translation>
    </message>
    <message>
        <source>The file was damaged; the game goes on from the position after step {step}.</source>
        <translation>Plik był uszkodzony; gra toczy się dalej od pozycji po kroku {step}.</translation>
    </message>
    <message>
        <source>The rules have changed; the game goes on from the position after step {step}.</source>
        <translation>Zasady się zmieniły; gra toczy się dalej od pozycji po kroku {step}.</translation>
    </message>
    <message>
        <source>The game stands after step {step}.</source>
        <translation>Gra stoi po kroku {step}.</translation>
    </message>
    <message>
        <source>Step {step} could not be played again.</source>
        <translation>Kroku {step} nie dało się powtórzyć.</translation>
    </message>
    <message>
        <source>The result in the file was not that of its steps.</source>
        <translation>Wynik w pliku nie zgadzał się z krokami.</translation>
    </message>
    <message>
        <source>The position after step {step} could not be checked.</source>
        <translation>Pozycji po kroku {step} nie dało się sprawdzić.</translation>
    </message>
    <message>
        <source>Steps that had been taken back could not be kept.</source>
        <translation>Cofniętych kroków nie dało się zachować.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>krok {step}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be rescued.</source>
        <translation>
            <numerusform>Da się uratować %n krok.</numerusform>
            <numerusform>Da się uratować %n kroki.</numerusform>
            <numerusform>Da się uratować %n kroków.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>Pliku „{name}” już tu nie ma.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {why}.</source>
        <translation>Nie można odczytać „{name}”: {why}.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>„{name}”: zapis z nowszej wersji Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is no saved game of Festival Desktop.</source>
        <translation>„{name}” to nie zapisana gra Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is not an ordinary file.</source>
        <translation>„{name}” to nie jest zwykły plik.</translation>
    </message>
    <message>
        <source>“{name}” follows rules of an edition that is not known: {where}.</source>
        <translation>„{name}”: zasady nieznanego wydania: {where}.</translation>
    </message>
    <message>
        <source>“{name}” was played with content of its own, which is not here or cannot be used.</source>
        <translation>„{name}”: gra z własną zawartością, której tu nie ma albo nie da się użyć.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>„{name}”: plik za duży jak na zapisaną grę.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is not a text.</source>
        <translation>„{name}”: plik uszkodzony, to nie jest tekst.</translation>
    </message>
    <message>
        <source>“{name}” is damaged in line {where}.</source>
        <translation>„{name}”: plik uszkodzony w wierszu {where}.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is nested too deeply.</source>
        <translation>„{name}”: plik uszkodzony, zbyt głęboko zagnieżdżony.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: there is too much in it.</source>
        <translation>„{name}”: plik uszkodzony, jest w nim za dużo.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” is there twice.</source>
        <translation>„{name}”: plik uszkodzony, „{where}” występuje dwa razy.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a number of a saved game.</source>
        <translation>„{name}”: plik uszkodzony, {where} to nie liczba zapisanej gry.</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>„{name}”: plik uszkodzony w „{where}”.</translation>
    </message>
    <message>
        <source>“{name}” is of a game that this version does not have: {where}.</source>
        <translation>„{name}” należy do gry, której ta wersja nie ma: {where}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be set up as it says.</source>
        <translation>„{name}”: nie da się rozłożyć gry tak, jak tam zapisano.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: no position in it can be used.</source>
        <translation>„{name}”: plik uszkodzony, żadna pozycja nie nadaje się do użycia.</translation>
    </message>
    <message>
        <source>“{name}” holds a position that the rules of the game cannot make.</source>
        <translation>„{name}” zawiera pozycję niemożliwą według zasad gry.</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>„{name}”: plik uszkodzony.</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}.</source>
        <translation>Nie udało się zapisać gry: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it stays as it is.</source>
        <translation>„{name}”: gra otwarta w innym oknie, więc zostaje bez zmian.</translation>
    </message>
    <message>
        <source>A game cannot be called that.</source>
        <translation>Gra nie może się tak nazywać.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (kopia)</translation>
    </message>
    <message>
        <source>“{name}” stays as it is: {reason}.</source>
        <translation>„{name}” zostaje bez zmian: {reason}.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>it is not allowed there</source>
        <translation>tam nie wolno</translation>
    </message>
    <message>
        <source>the folder is not there any more</source>
        <translation>folderu już nie ma</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>dysk zgłasza błąd</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>nie można tam zapisywać</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>nazwa jest za długa</translation>
    </message>
    <message>
        <source>this name is not possible here</source>
        <translation>ta nazwa jest tu niemożliwa</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) put back.</source>
        <translation>
            <numerusform>Przywrócono %n grę.</numerusform>
            <numerusform>Przywrócono %n gry.</numerusform>
            <numerusform>Przywrócono %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Usunąć %n grę na zawsze?</numerusform>
            <numerusform>Usunąć %n gry na zawsze?</numerusform>
            <numerusform>Usunąć %n gier na zawsze?</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>„{name}” jest w koszu.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the trash.</source>
        <translation>
            <numerusform>%n gra jest w koszu.</numerusform>
            <numerusform>%n gry są w koszu.</numerusform>
            <numerusform>%n gier jest w koszu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>Dodano %n grę.</numerusform>
            <numerusform>Dodano %n gry.</numerusform>
            <numerusform>Dodano %n gier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search for a name or a player</source>
        <translation>Szukaj nazwy lub gracza</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Które gry</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Opróżnij kosz</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Najnowsze najpierw</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Najstarsze najpierw</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Według gry</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Według nazwy</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>No game is like that.</source>
        <translation>Żadna gra nie pasuje.</translation>
    </message>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>Kosz jest pusty. Gry zostają tu 30 dni.</translation>
    </message>
    <message>
        <source>No game is saved yet. Every game you play is kept here by itself.</source>
        <translation>Nie ma jeszcze zapisanej gry. Każda gra zachowuje się tu sama.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Półka</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Bring in …</source>
        <translation>Dodaj …</translation>
    </message>
    <message>
        <source>Files may also be dropped on the window</source>
        <translation>Pliki można też upuścić na okno</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Zachowane</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Kosz</translation>
    </message>
</context>
<context>
    <name>ScoreRecord</name>
    <message>
        <source>Points, game by game: {numbers}</source>
        <translation>Punkty, gra po grze: {numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Jeszcze bez gry.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>person</source>
        <translation>osoba</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>komputer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>line by line, with reasons</source>
        <translation>wiersz po wierszu, z powodami</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>{names} have %n point(s) each.</source>
        <translation>
            <numerusform>{names} mają po %n punkcie.</numerusform>
            <numerusform>{names} mają po %n punkty.</numerusform>
            <numerusform>{names} mają po %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>tura {number}</translation>
    </message>
    <message>
        <source>turns {numbers}</source>
        <translation>tury {numbers}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Maple</source>
        <translation>Klon</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Wierzba</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Iskra</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>Jałowiec</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Dwie osoby nazywają się {name}. Nadaj jednej inne imię.</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Wokół stołu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Zachód</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Wschód</translation>
    </message>
    <message>
        <source>Name, {side}</source>
        <translation>Imię, {side}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Wolne miejsce</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Level, {side}</source>
        <translation>Poziom, {side}</translation>
    </message>
</context>
<context>
    <name>SeedBar</name>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>The same seed deals the same tiles, on every computer.</source>
        <translation>To samo ziarno rozdaje te same kafelki, na każdym komputerze.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowe</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>Wylosuj inne ziarno</translation>
    </message>
    <message>
        <source>Copy the seed, to share this deal</source>
        <translation>Skopiuj ziarno, by podzielić się tym rozdaniem</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>Relaxed game</source>
        <translation>Gra swobodna</translation>
    </message>
    <message>
        <source>undo everything (practice)</source>
        <translation>cofanie wszystkiego (trening)</translation>
    </message>
    <message>
        <source>This is no seed: use up to {number} letters and digits, joined by hyphens.</source>
        <translation>To nie jest ziarno: użyj do {number} liter i cyfr, połączonych łącznikami.</translation>
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
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Jak ten komputer</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>Kolory, kontrast i ruch z ustawień systemu</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <translation>Tak to wygląda</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas Applejack.</source>
        <translation>Maya kładzie kafelek: zyskuje Twilight Sparkle za dopasowanie, a Jonas Applejack.</translation>
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
        <translation>Jak silni?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Words change at once, also in a game.</source>
        <translation>Teksty zmieniają się od razu, także w grze.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Of the sky and the lake around the tables.</source>
        <translation>Nieba i jeziora wokół stołów.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Pages scroll when words need more room.</source>
        <translation>Strony się przewijają, gdy teksty wymagają więcej miejsca.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Pieces go to their places without flying.</source>
        <translation>Elementy trafiają na miejsce bez lotu.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>On or off; how loud the table is, and the night.</source>
        <translation>Włączony lub nie; jak głośny jest stół i noc.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>“Step” waits for you before every move.</source>
        <translation>„Krok” czeka na ciebie przed każdym ruchem.</translation>
    </message>
    <message>
        <source>End turns yourself</source>
        <translation>Ręczny koniec tury</translation>
    </message>
    <message>
        <source>A button ends your turn, and you can undo until then.</source>
        <translation>Przycisk kończy twoją turę, do tego czasu możesz cofać.</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>Wskazówki przy stole</translation>
    </message>
    <message>
        <source>What to do now, what is new, and marks for what you still need.</source>
        <translation>Co teraz robić, co jest nowe i znaki tego, czego ci brakuje.</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>Jak komputer</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Volume of the table</source>
        <translation>Głośność stołu</translation>
    </message>
    <message>
        <source>Volume of the night</source>
        <translation>Głośność nocy</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Shelf</source>
        <translation>Półka</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Print blank sheets</source>
        <translation>Drukuj puste arkusze</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>At every table</source>
        <translation>Przy każdym stole</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Choices</source>
        <translation>Możliwości</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Nowe</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Arkusz</translation>
    </message>
    <message>
        <source>While you waited: what others did, one after the other (F7)</source>
        <translation>Podczas czekania: co zrobili inni, po kolei (F7)</translation>
    </message>
    <message>
        <source>Choices (F6)</source>
        <translation>Możliwości (F6)</translation>
    </message>
</context>
<context>
    <name>SmallLake</name>
    <message>
        <source>round {number}, {sorin} Sōrin left</source>
        <translation>runda {number}, zostało {sorin} Sōrin</translation>
    </message>
</context>
<context>
    <name>SoloPanel</name>
    <message>
        <source>Not yet played alone</source>
        <translation>Jeszcze bez gry w pojedynkę</translation>
    </message>
    <message>
        <source>Today’s deal has the same dice for everyone.</source>
        <translation>W rozdaniu dnia wszyscy mają te same kości.</translation>
    </message>
    <message>
        <source>Best score: {number}</source>
        <translation>Rekord: {number}</translation>
    </message>
    <message>
        <source>best with the deal of a day: {number}</source>
        <translation>rekord w rozdaniu dnia: {number}</translation>
    </message>
    <message>
        <source>from {number} points</source>
        <translation>od {number} pkt</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>Jak silni?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>How often one computer wins at a table full of others, compared with chance: 2 × means twice as often as anybody there would by luck alone.</source>
        <translation>Jak często jeden komputer wygrywa przy stole pełnym innych, w porównaniu z losem: 2 × znaczy dwa razy częściej, niż ktokolwiek wygrałby tam samym szczęściem.</translation>
    </message>
    <message>
        <source>Partly measured under edition {earlier} of the rules; now {now}.</source>
        <translation>Częściowo zmierzone według wydania {earlier} zasad; teraz obowiązuje {now}.</translation>
    </message>
    <message>
        <source>Nothing was measured for this version.</source>
        <translation>Dla tej wersji nic nie zmierzono.</translation>
    </message>
    <message>
        <source>Measured on {day} by games of the computers against each other.</source>
        <translation>Zmierzono {day} w grach komputerów między sobą.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} against {others}</source>
        <translation>{level} kontra {others}</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nie zmierzono</translation>
    </message>
    <message>
        <source>{share} × ± {reach}</source>
        <translation>{share} × ± {reach}</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>W %n grze</numerusform>
            <numerusform>W %n grach</numerusform>
            <numerusform>W %n grach</numerusform>
        </translation>
    </message>
    <message>
        <source>edition {number} of the rules</source>
        <translation>wydanie {number} zasad</translation>
    </message>
</context>
<context>
    <name>SubPage</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Wstecz (Esc)</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Go to the next thing</source>
        <translation>Przejdź do następnej rzeczy</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>Przejdź do następnej części stołu</translation>
    </message>
    <message>
        <source>Select what has the ring</source>
        <translation>Wybierz to, co ma obwódkę</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Odłóż z powrotem</translation>
    </message>
    <message>
        <source>Turn what is held</source>
        <translation>Obróć to, co trzymasz</translation>
    </message>
    <message>
        <source>Larger, smaller, everything</source>
        <translation>Większe, mniejsze, wszystko</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No more tips. Menu, Settings switches them on again.</source>
        <translation>Bez wskazówek. Włączysz je znów w Menu, Ustawienia.</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Jeszcze otwarte</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Jeszcze otwarte: {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything can also be done in the list of choices (F6).</source>
        <translation>Stół. Wszystko można też zrobić na liście możliwości (F6).</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Sound is off</source>
        <translation>Dźwięk wyłączony</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Dźwięk włączony</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Scores if the game ended now</source>
        <translation>Wynik, gdyby był koniec gry</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you point at.</source>
        <translation>Zasady tej gry. F1 wyjaśnia to, na co wskazujesz.</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>Włącz dźwięk</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>Wyłącz dźwięk</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Zrób znów to, co cofnięto</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Pokaż dobry ruch</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>Niech komputer wykona następny ruch</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>Zobacz punktację</translation>
    </message>
    <message>
        <source>Hand on to the next player</source>
        <translation>Przekaż następnemu graczowi</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Cofnij ostatni krok</translation>
    </message>
    <message>
        <source>The last step showed something hidden, so it stays.</source>
        <translation>Ostatni krok pokazał coś ukrytego, więc zostaje.</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} jest po ruchu, więc wcześniejsze kroki zostają.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nie ma czego cofać.</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>Pokaż zasadę</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>Co mówią o tym zasady (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Go on to here</source>
        <translation>Dalej aż dotąd</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>Cofnij aż dotąd</translation>
    </message>
    <message>
        <source>Try again from here, in a new game</source>
        <translation>Spróbuj stąd ponownie, w nowej grze</translation>
    </message>
    <message>
        <source>Look at this step</source>
        <translation>Zobacz ten krok</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Powtórka odtąd</translation>
    </message>
</context>
<context>
    <name>TimelineStrip</name>
    <message>
        <source>Steps of the game</source>
        <translation>Kroki gry</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>practice</source>
        <translation>trening</translation>
    </message>
    <message>
        <source>You went back over something that was hidden: now this game is practice.</source>
        <translation>Cofnięto coś, co było ukryte: teraz ta gra to trening.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Step {number}: {what}</source>
        <translation>Krok {number}: {what}</translation>
    </message>
    <message>
        <source>Looking back: after step {number} of {all}</source>
        <translation>Spojrzenie wstecz: po kroku {number} z {all}</translation>
    </message>
    <message>
        <source>Taken back: a press brings it again.</source>
        <translation>Cofnięte: naciśnięcie przywraca.</translation>
    </message>
    <message>
        <source>Something hidden was shown here.</source>
        <translation>Pokazano tu coś ukrytego.</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} jest po ruchu, więc wcześniejsze kroki zostają.</translation>
    </message>
    <message>
        <source>Step {number} showed something hidden, so undo ends there: {what}</source>
        <translation>Krok {number} pokazał coś ukrytego, więc cofanie kończy się tam: {what}</translation>
    </message>
</context>
<context>
    <name>TipBar</name>
    <message>
        <source>Close this tip (Esc)</source>
        <translation>Zamknij tę wskazówkę (Esc)</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Bez wskazówek</translation>
    </message>
    <message>
        <source>Tips can be switched on again in the settings.</source>
        <translation>Wskazówki możesz znów włączyć w ustawieniach.</translation>
    </message>
</context>
<context>
    <name>TodayPanel</name>
    <message>
        <source>Today’s deal</source>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>Everyone who plays it today gets the same tiles.</source>
        <translation>Każdy, kto dziś gra, dostaje te same kafelki.</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Graj rozdanie dnia</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>It brings {better} instead of {played}.</source>
        <translation>Daje {better} zamiast {played}.</translation>
    </message>
    <message>
        <source>It brings {better}.</source>
        <translation>Daje {better}.</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives {fewer}.</source>
        <translation>Twoja tura dała {gains} dla {name}, ta daje {fewer}.</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives nothing.</source>
        <translation>Twoja tura dała {gains} dla {name}, ta nie daje nic.</translation>
    </message>
    <message>
        <source>Your turn brought {played} at once, but this one brings more later.</source>
        <translation>Twoja tura dała od razu {played}, ale ta da więcej później.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>The last steps of your game are not saved.</source>
        <translation>Ostatnie kroki twojej gry nie są zapisane.</translation>
    </message>
    <message>
        <source>{reason} Make room or save a copy in another place, or leave the game as it was when it was last saved.</source>
        <translation>{reason} Zrób miejsce albo zapisz kopię gdzie indziej, albo zostaw grę taką, jaka była przy ostatnim zapisie.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Wyjdź bez zapisu</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Zapisz kopię…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>The game is over.</source>
        <translation>Gra skończona.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Następny gracz: {name}.</translation>
    </message>
    <message>
        <source>Your turn is over: end it.</source>
        <translation>Twoja tura jest gotowa: zakończ ją.</translation>
    </message>
    <message>
        <source>{name} is done: end the turn.</source>
        <translation>{name}, gotowe: zakończ turę.</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>Tura: {name}.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} myśli.</translation>
    </message>
    <message>
        <source>You are to move.</source>
        <translation>Twój ruch.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>The lane between them</source>
        <translation>Szlak między nimi</translation>
    </message>
    <message>
        <source>The upper lane</source>
        <translation>Górny szlak</translation>
    </message>
    <message>
        <source>The middle lane</source>
        <translation>Środkowy szlak</translation>
    </message>
    <message>
        <source>The lower lane</source>
        <translation>Dolny szlak</translation>
    </message>
    <message>
        <source>The lane on the left</source>
        <translation>Szlak po lewej</translation>
    </message>
    <message>
        <source>The lane in the middle</source>
        <translation>Szlak pośrodku</translation>
    </message>
    <message>
        <source>The lane on the right</source>
        <translation>Szlak po prawej</translation>
    </message>
    <message>
        <source>{lane}: {segments}, {coins}</source>
        <translation>{lane}: {segments}, {coins}</translation>
    </message>
    <message>
        <source>{lane}. It brings {rewards}</source>
        <translation>{lane}. Daje: {rewards}</translation>
    </message>
    <message>
        <source>Over the bridges of {name} for {coins}</source>
        <translation>Po mostach gracza {name}, koszt: {coins}</translation>
    </message>
    <message>
        <source>Two workers over the bridges of {name} for {coins}</source>
        <translation>Dwóch robotników po mostach gracza {name}, koszt: {coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, free</source>
        <translation>Po własnych mostach, za darmo</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, free</source>
        <translation>Dwóch robotników po własnych mostach, za darmo</translation>
    </message>
    <message>
        <source>{lane}, over the water for {coins}</source>
        <translation>{lane}, przez wodę, koszt: {coins}</translation>
    </message>
    <message>
        <source>{island}, {number} of {capacity} workers</source>
        <translation>{island}, {number} z {capacity} robotników</translation>
    </message>
    <message>
        <source>{island}, {workers}</source>
        <translation>{island}, {workers}</translation>
    </message>
    <message>
        <source>{island}, floor {height}: {reward}</source>
        <translation>{island}, piętro {height}: {reward}</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>bez nagrody</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, {time}</source>
        <translation>dziś, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>wczoraj, {time}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format of Qt</comment>
        <translation>d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>The game is over: {name} wins.</source>
        <translation>Gra skończona: wygrywa {name}.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory.</source>
        <translation>Gra skończona: {names}, wspólne zwycięstwo.</translation>
    </message>
</context>
</TS>
