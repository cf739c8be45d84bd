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
        <translation>Wersja {version} z dnia {date}</translation>
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
        <source>Projected &amp;scores</source>
        <translation>Prognoza p&amp;unktów</translation>
    </message>
    <message>
        <source>&amp;What the others did</source>
        <translation>Co zrobili &amp;inni</translation>
    </message>
    <message>
        <source>View one step &amp;back</source>
        <translation>Krok w&amp;stecz</translation>
    </message>
    <message>
        <source>View one step forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>Fit table to win&amp;dow</source>
        <translation>Dop&amp;asuj stół do okna</translation>
    </message>
    <message>
        <source>Explain what’s under the pointer</source>
        <translation>Wyjaśnij element pod wskaźnikiem</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Jak w systemie</translation>
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
        <source>&amp;End turn / next move</source>
        <translation>Zakończ turę / &amp;następny ruch</translation>
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
        <translation>Wróć na &amp;półkę</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
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
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>Gry, w których cofnięto coś poza blokadę, to trening i się nie liczą.</translation>
    </message>
    <message>
        <source>Games with hints are kept, but don’t count as records.</source>
        <translation>Gry z podpowiedziami są zachowywane, ale nie liczą się jako rekordy.</translation>
    </message>
    <message>
        <source>Your best score out of {number} games</source>
        <translation>Twój najlepszy wynik z {number} gier</translation>
    </message>
    <message>
        <source>Your best score: {points} points, out of {number} games</source>
        <translation>Twój najlepszy wynik: {points} pkt, z {number} gier</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also considered: {step}</source>
        <translation>Inny rozważany ruch: {step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Custom</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>Recommended sets</source>
        <translation>Polecane zestawy</translation>
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
        <source>Shared win: {names}</source>
        <translation>Wspólna wygrana: {names}</translation>
    </message>
    <message>
        <source>edited outside the program</source>
        <translation>zmieniona poza programem</translation>
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
        <source>Loading…</source>
        <translation>Wczytuję…</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
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
        <source>You against Moon Dancer, in six levels from gentle to hard.</source>
        <translation>Ty przeciw Moon Dancer, na sześciu poziomach, od łagodnego do trudnego.</translation>
    </message>
    <message>
        <source>You haven’t beaten her yet.</source>
        <translation>Jeszcze nie udało ci się jej pokonać.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Gry z</translation>
    </message>
    <message>
        <source>Any friend</source>
        <translation>Dowolna postać</translation>
    </message>
    <message>
        <source>Lanterns Dice solo</source>
        <translation>Kości Lampionów solo</translation>
    </message>
    <message>
        <source>Play solo and try to beat your own best score.</source>
        <translation>Zagraj solo i spróbuj pobić własny rekord.</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Kości dnia</translation>
    </message>
    <message>
        <source>Random dice</source>
        <translation>Losowe kości</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Extra levels:</source>
        <translation>Dodatkowe poziomy:</translation>
    </message>
    <message>
        <source>All the challenges you’ve finished, by level</source>
        <translation>Wszystkie twoje ukończone wyzwania, według poziomów</translation>
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
        <source>Biggest win: by {number} points</source>
        <translation>Największa wygrana: o {number} pkt</translation>
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
        <source>Game content</source>
        <translation>Zawartość gier</translation>
    </message>
    <message>
        <source>Game rules</source>
        <translation>Zasady gier</translation>
    </message>
    <message>
        <source>Saved games folder</source>
        <translation>Folder zapisanych gier</translation>
    </message>
    <message>
        <source>Settings folder</source>
        <translation>Folder ustawień</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Folder dziennika</translation>
    </message>
    <message>
        <source>Graphics don’t work ({platform}).</source>
        <translation>Grafika nie działa ({platform}).</translation>
    </message>
    <message>
        <source>No screen found; off-screen drawing works.</source>
        <translation>Nie znaleziono ekranu; rysowanie poza ekranem działa.</translation>
    </message>
    <message>
        <source>Graphics work: {screen}, {platform}.</source>
        <translation>Grafika działa: {screen}, {platform}.</translation>
    </message>
    <message>
        <source>All characters can be displayed ({others}).</source>
        <translation>Wszystkie znaki można wyświetlić ({others}).</translation>
    </message>
    <message>
        <source>Missing characters: {missing}</source>
        <translation>Brakujące znaki: {missing}</translation>
    </message>
    <message>
        <source>The program’s own fonts are missing.</source>
        <translation>Brakuje własnych czcionek programu.</translation>
    </message>
    <message>
        <source>Sound works ({device}).</source>
        <translation>Dźwięk działa ({device}).</translation>
    </message>
    <message>
        <source>Sound doesn’t work. {trouble}</source>
        <translation>Dźwięk nie działa. {trouble}</translation>
    </message>
    <message>
        <source>No sound device found: games are silent.</source>
        <translation>Nie znaleziono urządzenia dźwiękowego: gry są nieme.</translation>
    </message>
    <message>
        <source>Complete; all games load.</source>
        <translation>Komplet; wszystkie gry się wczytują.</translation>
    </message>
    <message>
        <source>Compiled version: computer players think faster.</source>
        <translation>Wersja skompilowana: gracze komputerowi myślą szybciej.</translation>
    </message>
    <message>
        <source>Running from source code.</source>
        <translation>Program działa z kodu źródłowego.</translation>
    </message>
    <message>
        <source>OK.</source>
        <translation>OK.</translation>
    </message>
    <message>
        <source>{folder}: writable, {free} MB free.</source>
        <translation>{folder}: można zapisywać, wolne {free} MB.</translation>
    </message>
    <message>
        <source>{folder}: can’t be written to. {trouble}</source>
        <translation>{folder}: nie można zapisywać. {trouble}</translation>
    </message>
    <message>
        <source>Saving and reopening a game gives back the identical game.</source>
        <translation>Zapisana i ponownie otwarta gra jest identyczna.</translation>
    </message>
    <message>
        <source>They run in a separate process; the first answer took {ms} ms.</source>
        <translation>Działają w osobnym procesie; pierwsza odpowiedź zajęła {ms} ms.</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. You can still play: they run inside the window, which may freeze briefly. If this computer is busy, check again later. {trouble}</source>
        <translation>Dwa razy nie odpowiedzieli na czas. Nadal możesz grać: działają wewnątrz okna, które może się na chwilę zaciąć. Jeśli ten komputer jest zajęty, sprawdź później. {trouble}</translation>
    </message>
    <message>
        <source>The window opens. In each game ten moves were played, saved and reopened ({s} s).</source>
        <translation>Okno się otwiera. W każdej grze rozegrano dziesięć ruchów, zapisano je i otwarto ponownie ({s} s).</translation>
    </message>
    <message>
        <source>Not finished after {s} seconds. If this computer is busy, check again later.</source>
        <translation>Nie zakończono po {s} sekundach. Jeśli ten komputer jest zajęty, sprawdź później.</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>Wszystko działa.</translation>
    </message>
    <message>
        <source>Problems were found. Check again first; if they remain, reinstall the program. Your saved games are kept.</source>
        <translation>Znaleziono problemy. Najpierw sprawdź jeszcze raz; jeśli nie znikną, zainstaluj program ponownie. Zapisane gry zostaną zachowane.</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Język: {language}</translation>
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
        <source>Its file is missing or damaged.</source>
        <translation>Brakuje jego pliku albo jest uszkodzony.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}: dysk jest pełny.</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Gra w oknie się nie powiodła: {trouble}</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>Sprawdź tę instalację</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Sprawdzam…</translation>
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
        <source>Your options</source>
        <translation>Twoje możliwości</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Undo the last choice (Esc)</source>
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
        <source>Make the computer’s next move</source>
        <translation>Wykonaj następny ruch komputera</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>Zobacz punktację</translation>
    </message>
    <message>
        <source>{choice} without claiming {claims}</source>
        <translation>{choice} bez odbierania: {claims}</translation>
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
        <source>Try again from here</source>
        <translation>Spróbuj stąd ponownie</translation>
    </message>
    <message>
        <source>Your costliest decisions</source>
        <translation>Twoje najdroższe decyzje</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Pokaż stół z tej chwili</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Znajdź to</translation>
    </message>
    <message>
        <source>A puzzle of your own: it stays under My puzzles until you solve it twice</source>
        <translation>Twoja własna zagadka: zostaje w Moich zagadkach, aż rozwiążesz ją dwa razy</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>Największy zwrot to krok {number}: {step} Szansa gracza {name} na wygraną zmieniła się z {before} na {after} %.</translation>
    </message>
    <message>
        <source>The coach is reviewing the whole game. You can leave at any time.</source>
        <translation>Trener przegląda całą grę. Możesz wyjść w każdej chwili.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) couldn’t be reviewed: the computer was too busy.</source>
        <translation>
            <numerusform>Nie udało się przejrzeć %n tury: komputer był zbyt zajęty.</numerusform>
            <numerusform>Nie udało się przejrzeć %n tur: komputer był zbyt zajęty.</numerusform>
            <numerusform>Nie udało się przejrzeć %n tur: komputer był zbyt zajęty.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was clearly worse than a Master’s.</source>
        <translation>Nic się nie wyróżnia: żadna tura nie była wyraźnie gorsza niż tura Mistrzyni.</translation>
    </message>
    <message>
        <source>A Master with your knowledge would have played these turns better.</source>
        <translation>Mistrzyni z twoją wiedzą zagrałaby te tury lepiej.</translation>
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
    <message>
        <source>Better: {step}</source>
        <translation>Lepiej: {step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Make yourself comfortable</source>
        <translation>Rozgość się</translation>
    </message>
    <message>
        <source>Move the tile to the glowing space: drag it there, or click the tile and then the space.</source>
        <translation>Przenieś kafelek na świecące pole: przeciągnij go albo kliknij kafelek, a potem pole.</translation>
    </message>
    <message>
        <source>Dragging works. Clicking the piece and then the place does the same thing everywhere.</source>
        <translation>Przeciąganie działa. Kliknięcie elementu, a potem miejsca, wszędzie robi to samo.</translation>
    </message>
    <message>
        <source>Two clicks work. Dragging does the same thing everywhere.</source>
        <translation>Dwa kliknięcia działają. Przeciąganie wszędzie robi to samo.</translation>
    </message>
    <message>
        <source>The keyboard works: every game can be played with it.</source>
        <translation>Klawiatura działa: można nią grać w każdą grę.</translation>
    </message>
    <message>
        <source>Use this computer’s settings</source>
        <translation>Użyj ustawień tego komputera</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>Kolory, kontrast i animacje według ustawień systemu</translation>
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
        <source>Start playing</source>
        <translation>Zacznij grać</translation>
    </message>
    <message>
        <source>You can change all of this later in Settings.</source>
        <translation>Wszystko to możesz później zmienić w Ustawieniach.</translation>
    </message>
</context>
<context>
    <name>ComputersPage</name>
    <message>
        <source>Shelf</source>
        <translation>Półka</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Z komputerem</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Wyzwania</translation>
    </message>
    <message>
        <source>One person against computer players; the strongest one sets the level. Practice games don’t count.</source>
        <translation>Jedna osoba przeciw graczom komputerowym; poziom wyznacza najsilniejszy z nich. Gry treningowe się nie liczą.</translation>
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
        <source>This game is already open in another window.</source>
        <translation>Ta gra jest już otwarta w innym oknie.</translation>
    </message>
    <message>
        <source>To protect your game, only one window can use it. You can continue here with a copy, saved as a separate game.</source>
        <translation>Dla bezpieczeństwa gry może jej używać tylko jedno okno. Tutaj możesz grać dalej na kopii, zapisywanej jako osobna gra.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Otwórz kopię</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance of winning (%), step by step</source>
        <translation>szansa na wygraną (%), krok po kroku</translation>
    </message>
    <message>
        <source>points so far and expected final score, step by step</source>
        <translation>dotychczasowe punkty i spodziewany wynik końcowy, krok po kroku</translation>
    </message>
    <message>
        <source>Point at the chart to see the table at that moment; click to go there.</source>
        <translation>Wskaż wykres, by zobaczyć stół z tej chwili; kliknij, by tam przejść.</translation>
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
    <name>DateWords</name>
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
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Ukończ stawy na pokaz fajerwerków za %n punkt.</numerusform>
            <numerusform>Ukończ stawy na pokaz fajerwerków za %n punkty.</numerusform>
            <numerusform>Ukończ stawy na pokaz fajerwerków za %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed %n pool(s).</source>
        <translation>
            <numerusform>Ukończono %n staw.</numerusform>
            <numerusform>Ukończono %n stawy.</numerusform>
            <numerusform>Ukończono %n stawów.</numerusform>
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
            <numerusform>Ukończono stawy na pokaz fajerwerków za %n punkt.</numerusform>
            <numerusform>Ukończono stawy na pokaz fajerwerków za %n punkty.</numerusform>
            <numerusform>Ukończono stawy na pokaz fajerwerków za %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete %n pool(s) this turn.</source>
        <translation>
            <numerusform>Ukończ w tej turze %n staw.</numerusform>
            <numerusform>Ukończ w tej turze %n stawy.</numerusform>
            <numerusform>Ukończ w tej turze %n stawów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) this turn.</source>
        <translation>
            <numerusform>Zdobądź w tej turze %n prezent.</numerusform>
            <numerusform>Zdobądź w tej turze %n prezenty.</numerusform>
            <numerusform>Zdobądź w tej turze %n prezentów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>Zdobądź %n punkt za łódki i drugą co do wielkości grupę.</numerusform>
            <numerusform>Zdobądź %n punkty za łódki i drugą co do wielkości grupę.</numerusform>
            <numerusform>Zdobądź %n punktów za łódki i drugą co do wielkości grupę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>Zdobyto %n punkt za łódki i drugą co do wielkości grupę.</numerusform>
            <numerusform>Zdobyto %n punkty za łódki i drugą co do wielkości grupę.</numerusform>
            <numerusform>Zdobyto %n punktów za łódki i drugą co do wielkości grupę.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pool after pool</source>
        <translation>Staw za stawem</translation>
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
        <source>Done: leave the rest unshaded</source>
        <translation>Gotowe: resztę zostaw pustą</translation>
    </message>
    <message>
        <source>Spend {gifts} to re-roll all four dice (you have {number})</source>
        <translation>Wydaj {gifts} i rzuć ponownie wszystkimi kośćmi (masz {number})</translation>
    </message>
    <message>
        <source>{name} shades now</source>
        <translation>Teraz zamalowuje {name}</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>Nie odpalaj</translation>
    </message>
    <message>
        <source>Keep the tray as it is: {faced}</source>
        <translation>Zostaw tacę bez zmian: {faced}</translation>
    </message>
    <message>
        <source>Rotate the tray {quarters}: {faced}</source>
        <translation>Obróć tacę {quarters}: {faced}</translation>
    </message>
    <message>
        <source>Then {area} as well</source>
        <translation>Potem także {area}</translation>
    </message>
    <message>
        <source>Shade the whole pool, {area} first</source>
        <translation>Zamaluj cały staw, najpierw: {area}</translation>
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
        <source>With the emperor’s favour</source>
        <translation>Dzięki łasce cesarza</translation>
    </message>
    <message>
        <source>Anchored at {corner}: covers {pools}</source>
        <translation>Róg na {corner}: przykrywa {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Anchored at {corner}: %n option(s)</source>
        <translation>
            <numerusform>Róg na {corner}: %n możliwość</numerusform>
            <numerusform>Róg na {corner}: %n możliwości</numerusform>
            <numerusform>Róg na {corner}: %n możliwości</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: covers {pools}</source>
        <translation>{quarters}, odwrócony: przykrywa {pools}</translation>
    </message>
    <message>
        <source>{quarters}: covers {pools}</source>
        <translation>{quarters}: przykrywa {pools}</translation>
    </message>
    <message>
        <source>For the platform at {pool}</source>
        <translation>Za platformę na {pool}</translation>
    </message>
    <message>
        <source>Spend {gifts} on the emperor: {action}{colors}</source>
        <translation>Wydaj {gifts} na łaskę cesarza: {action}{colors}</translation>
    </message>
    <message>
        <source>Launch {shape} for {points} ({number} left)</source>
        <translation>Odpal: {shape}, {points} (zostało {number})</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>jedno pole w kolorze kości gracza {name}</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>łódka na {pool} już nie zapunktuje</translation>
    </message>
    <message>
        <source>{pool} completed</source>
        <translation>{pool} ukończony</translation>
    </message>
    <message>
        <source>one extra area next to it</source>
        <translation>jedno dodatkowe pole obok</translation>
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
        <source>{shape} on {pools}: +{points}</source>
        <translation>{shape} na {pools}: +{points}</translation>
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
        <source>only one group</source>
        <translation>tylko jedna grupa</translation>
    </message>
    <message>
        <source>largest group: {number}</source>
        <translation>największa grupa: {number}</translation>
    </message>
    <message>
        <source>They also tie on fireworks points, so they share this place.</source>
        <translation>Punkty za fajerwerki też są równe, więc dzielą to miejsce.</translation>
    </message>
    <message>
        <source>Tie broken by fireworks points: {values}.</source>
        <translation>O remisie rozstrzygają punkty za fajerwerki: {values}.</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Click to take this sheet and shade on it now.</source>
        <translation>Kliknij, by wziąć ten arkusz i teraz na nim zamalowywać.</translation>
    </message>
    <message>
        <source>{area}: shaded.</source>
        <translation>{area}: zamalowane.</translation>
    </message>
    <message>
        <source>{area}: not shaded.</source>
        <translation>{area}: niezamalowane.</translation>
    </message>
    <message>
        <source>Pavilion: shade it to earn a gift.</source>
        <translation>Pawilon: zamaluj go, by zdobyć prezent.</translation>
    </message>
    <message>
        <source>Pool {pool}: covered by fireworks.</source>
        <translation>Staw {pool}: przykryty fajerwerkami.</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks can cover it.</source>
        <translation>Staw {pool}: ukończony, mogą go przykryć fajerwerki.</translation>
    </message>
    <message>
        <source>Platform: completing its pool lets you shade an area next to it.</source>
        <translation>Platforma: gdy ukończysz jej staw, możesz zamalować pole obok.</translation>
    </message>
    <message>
        <source>Boat: surrounded, worth {points} as long as its pool stays unshaded.</source>
        <translation>Łódka: otoczona, warta {points}, dopóki jej staw jest pusty.</translation>
    </message>
    <message>
        <source>This boat is lost: its pool has been shaded.</source>
        <translation>Ta łódka przepadła: jej staw został zamalowany.</translation>
    </message>
    <message>
        <source>no room left for it</source>
        <translation>nie ma już na to miejsca</translation>
    </message>
    <message>
        <source>{pools} still needed</source>
        <translation>jeszcze potrzebne: {pools}</translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) still needed</source>
        <translation>
            <numerusform>jeszcze potrzebny %n staw</numerusform>
            <numerusform>jeszcze potrzebne %n stawy</numerusform>
            <numerusform>jeszcze potrzebne %n stawów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more gift(s).</source>
        <translation>
            <numerusform>Potrzebujesz jeszcze %n prezentu.</numerusform>
            <numerusform>Potrzebujesz jeszcze %n prezentów.</numerusform>
            <numerusform>Potrzebujesz jeszcze %n prezentów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s sheet: {points}, {gifts}.</source>
        <translation>Arkusz gracza {name}: {points}, {gifts}.</translation>
    </message>
    <message>
        <source>Second group: {points}, one per pool in the second-largest group of completed pools.</source>
        <translation>Druga grupa: {points}, po jednym za każdy staw drugiej co do wielkości grupy ukończonych stawów.</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n per surrounded boat.</source>
        <translation>
            <numerusform>Łódki: {points}, %n za każdą otoczoną łódkę.</numerusform>
            <numerusform>Łódki: {points}, %n za każdą otoczoną łódkę.</numerusform>
            <numerusform>Łódki: {points}, %n za każdą otoczoną łódkę.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Spend gifts on re-rolls and on the emperor’s favours.</source>
        <translation>{name} ma {gifts}. Prezentami płaci się za ponowne rzuty i łaski cesarza.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {name} may shade one extra {color} area on that turn.</source>
        <translation>Bonus tury {row}: {name} może w tej turze zamalować jedno dodatkowe pole, kolor {color}.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one extra {color} area this turn.</source>
        <translation>Bonus tury {row}: w tej turze jedno dodatkowe pole, kolor {color}.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, already past.</source>
        <translation>Bonus tury {row}: {color}, już minął.</translation>
    </message>
    <message>
        <source>No player faces this die, but some favours use it.</source>
        <translation>Nikt nie siedzi przed tą kością, ale korzystają z niej niektóre łaski.</translation>
    </message>
    <message>
        <source>{name} uses the die on this side.</source>
        <translation>{name} używa kości po tej stronie.</translation>
    </message>
    <message>
        <source>{name} may shade one {color} area.</source>
        <translation>{name} może zamalować jedno pole, kolor {color}.</translation>
    </message>
    <message>
        <source>The tray: shade an area in the colour you face. The active player may rotate it first.</source>
        <translation>Taca: zamaluj pole w kolorze kości, którą masz przed sobą. Aktywny gracz może ją najpierw obrócić.</translation>
    </message>
    <message>
        <source>Rotate the tray so that everyone faces a different die.</source>
        <translation>Obróć tacę, by każdy miał przed sobą inną kość.</translation>
    </message>
    <message>
        <source>Re-roll all four dice for {gifts}, before rotating the tray.</source>
        <translation>Rzuć ponownie wszystkimi czterema kośćmi za {gifts}, zanim obrócisz tacę.</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits.</source>
        <translation>Pokaż wszystkie miejsca, w których ten kafelek pasuje.</translation>
    </message>
    <message>
        <source>Launch the display worth the most points.</source>
        <translation>Odpal pokaz wart najwięcej punktów.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded; you confirm first.</source>
        <translation>Resztę zostaw pustą; najpierw potwierdzisz.</translation>
    </message>
    <message>
        <source>Continue.</source>
        <translation>Kontynuuj.</translation>
    </message>
    <message>
        <source>The emperor’s favours: spend gifts to use one each turn.</source>
        <translation>Łaski cesarza: wydaj prezenty, by skorzystać z jednej w każdej turze.</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>Staw {pool}: zamalowane pola: {number} z 2.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} are completed.</source>
        <translation>Łódka: {points}, jeśli jej staw zostanie pusty, a {pools} będą ukończone.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} is completed.</source>
        <translation>Łódka: {points}, jeśli jej staw zostanie pusty, a {pools} będzie ukończony.</translation>
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
        <source>it fits now</source>
        <translation>teraz pasuje</translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>Łaska za {gifts}: {action}.</translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} ma teraz {points}.</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>Fajerwerki: {points}, suma odpalonych kafelków.</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>Wróć do swojego arkusza.</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>Odłóż kafelek (Esc).</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>Fajerwerki: kafelek przykrywa ukończone stawy i daje swoje punkty.</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>Rzuć kośćmi.</translation>
    </message>
    <message>
        <source>Re-roll: you’ll probably do better.</source>
        <translation>Rzuć ponownie: prawdopodobnie wypadnie lepiej.</translation>
    </message>
    <message>
        <source>Don’t launch yet: these pools could hold a better tile later.</source>
        <translation>Jeszcze nie odpalaj: te stawy mogą później pomieścić lepszy kafelek.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help right now.</source>
        <translation>Resztę zostaw pustą: nic więcej teraz nie pomoże.</translation>
    </message>
    <message>
        <source>Keep the tray as it is. You face {color}; {areas}.</source>
        <translation>Zostaw tacę bez zmian. Masz przed sobą: {color}; {areas}.</translation>
    </message>
    <message>
        <source>Rotate the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>Obróć tacę: {quarters}. Wtedy masz przed sobą: {color}; {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>%n such area(s) still unshaded</source>
        <translation>
            <numerusform>%n takie pole jest jeszcze puste</numerusform>
            <numerusform>%n takie pola są jeszcze puste</numerusform>
            <numerusform>%n takich pól jest jeszcze pustych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose from %n area(s).</source>
        <translation>
            <numerusform>Masz do wyboru %n pole.</numerusform>
            <numerusform>Masz do wyboru %n pola.</numerusform>
            <numerusform>Masz do wyboru %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>Dostajesz: {gains}.</translation>
    </message>
    <message>
        <source>Launch {shape} on {pools}: {points}.</source>
        <translation>Odpal: {shape} na {pools}, {points}.</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>Zamaluj cały staw {pool}. {reason}</translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}: zamaluj {area}. {reason}</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>Odwróć kafelek fajerwerków</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits</source>
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
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>zostało %n</numerusform>
            <numerusform>zostały %n</numerusform>
            <numerusform>zostało %n</numerusform>
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
        <source>One area for each of the other three dice</source>
        <translation>Po jednym polu za trzy pozostałe kości</translation>
    </message>
    <message>
        <source>You can still undo it.</source>
        <translation>Możesz ją jeszcze cofnąć.</translation>
    </message>
    <message>
        <source>Drag the rim to rotate it.</source>
        <translation>Pociągnij za brzeg, by ją obrócić.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>no player faces it</source>
        <translation>nikt nie ma jej przed sobą</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>obróć</translation>
    </message>
    <message>
        <source>show where it fits</source>
        <translation>pokaż, gdzie pasuje</translation>
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
        <source>The tray</source>
        <translation>Taca</translation>
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
        <translation>ukończy staw</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>One area in the colour of {name}’s die</source>
        <translation>Jedno pole w kolorze kości gracza {name}</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll: %n gift(s)</source>
        <translation>
            <numerusform>Ponowny rzut: %n prezent</numerusform>
            <numerusform>Ponowny rzut: %n prezenty</numerusform>
            <numerusform>Ponowny rzut: %n prezentów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n pool(s)</source>
        <translation>
            <numerusform>potrzebny %n staw</numerusform>
            <numerusform>potrzebne %n stawy</numerusform>
            <numerusform>potrzebne %n stawów</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} shades on this sheet now</source>
        <translation>{name} zamalowuje teraz na tym arkuszu</translation>
    </message>
    <message>
        <source>One extra area in your die’s colour</source>
        <translation>Jedno dodatkowe pole w kolorze twojej kości</translation>
    </message>
    <message>
        <source>One area in a colour that’s not on the dice</source>
        <translation>Jedno pole w kolorze, którego nie ma na kościach</translation>
    </message>
    <message>
        <source>One area in the colour of the die to your left</source>
        <translation>Jedno pole w kolorze kości po twojej lewej</translation>
    </message>
    <message>
        <source>One area of any colour next to a completed pool</source>
        <translation>Jedno dowolne pole obok ukończonego stawu</translation>
    </message>
    <message>
        <source>Both areas of one unshaded pool</source>
        <translation>Oba pola jednego pustego stawu</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>Twoje możliwości</translation>
    </message>
    <message>
        <source>final launches</source>
        <translation>ostatnie pokazy</translation>
    </message>
    <message>
        <source>loses a boat</source>
        <translation>traci łódkę</translation>
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
        <source>Left to shade:</source>
        <translation>Do zamalowania:</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>Nie odpalaj</translation>
    </message>
    <message>
        <source>Click again to undo.</source>
        <translation>Kliknij ponownie, by cofnąć.</translation>
    </message>
    <message>
        <source>Click to undo this and everything after it.</source>
        <translation>Kliknij, by cofnąć to i wszystko, co potem.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
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
        <source>flip it</source>
        <translation>odwróć</translation>
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
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} wydaje {gifts} na łaskę: {action}.</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} zostawia resztę pustą.</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} rzuca: {colors}.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and re-rolled: {colors}.</source>
        <translation>{name} wydaje {gifts} i rzuca ponownie: {colors}.</translation>
    </message>
    <message>
        <source>{name} kept the tray as it was: {faced}.</source>
        <translation>{name} zostawia tacę bez zmian: {faced}.</translation>
    </message>
    <message>
        <source>{name} rotated the tray: {faced}.</source>
        <translation>{name} obraca tacę: {faced}.</translation>
    </message>
    <message>
        <source>{name} faces {color} and has nothing to shade.</source>
        <translation>{name} ma przed sobą: {color} i nie ma czego zamalować.</translation>
    </message>
    <message>
        <source>{name} started shading.</source>
        <translation>{name} zaczyna zamalowywać.</translation>
    </message>
    <message>
        <source>{name} didn’t launch.</source>
        <translation>{name} nie odpala pokazu.</translation>
    </message>
    <message>
        <source>{name}’s turn {number} begins.</source>
        <translation>{name}: zaczyna się tura {number}.</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>Wszystkie tury minęły: każdy gracz może odpalić ostatni pokaz.</translation>
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
        <source>{name} shaded {areas} with the emperor’s favour</source>
        <translation>{name} zamalowuje dzięki łasce cesarza: {areas}</translation>
    </message>
    <message>
        <source>{name} shaded {areas} next to the platform</source>
        <translation>{name} zamalowuje obok platformy: {areas}</translation>
    </message>
    <message>
        <source>{name} launched {shape} on {pools}: {points}.</source>
        <translation>{name} odpala: {shape} na {pools}, {points}.</translation>
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
        <source>not rotated</source>
        <translation>bez obrotu</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>o ćwierć obrotu w prawo</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>o ćwierć obrotu w lewo</translation>
    </message>
    <message>
        <source>one extra area in the die’s colour</source>
        <translation>jedno dodatkowe pole w kolorze kości</translation>
    </message>
    <message>
        <source>one area in a colour that’s not on the dice</source>
        <translation>jedno pole w kolorze, którego nie ma na kościach</translation>
    </message>
    <message>
        <source>one area in the colour of the die to your left</source>
        <translation>jedno pole w kolorze kości po lewej</translation>
    </message>
    <message>
        <source>one area of any colour next to a completed pool</source>
        <translation>jedno dowolne pole obok ukończonego stawu</translation>
    </message>
    <message>
        <source>both areas of one unshaded pool</source>
        <translation>oba pola jednego pustego stawu</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>o 180°</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>po jednym polu za każdą z trzech pozostałych kości</translation>
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
        <source>In play</source>
        <translation>W grze</translation>
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
        <source>You rotate the tray just for yourself. The solo rules are our own addition.</source>
        <translation>Obracasz tacę tylko dla siebie. Zasady gry solo to nasz dodatek.</translation>
    </message>
    <message>
        <source>The player with the earliest sheet letter goes first; play continues clockwise.</source>
        <translation>Zaczyna gracz z najwcześniejszą literą arkusza; dalej zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <source>{name}’s sheet</source>
        <translation>Arkusz: {name}</translation>
    </message>
    <message>
        <source>Sheets are dealt at random; the earliest letter goes first.</source>
        <translation>Arkusze są rozdawane losowo; zaczyna najwcześniejsza litera.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s), {all} in total.</source>
        <translation>
            <numerusform>Wybierz jeszcze %n kształt, razem {all}.</numerusform>
            <numerusform>Wybierz jeszcze %n kształty, razem {all}.</numerusform>
            <numerusform>Wybierz jeszcze %n kształtów, razem {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shape}: tiles worth {values}, best on top</source>
        <translation>{shape}: kafelki warte {values}, najlepszy na wierzchu</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Click to flip: {lower}</source>
        <translation>{gifts}, {side}: {upper}. Kliknij, by odwrócić: {lower}</translation>
    </message>
    <message>
        <source>{gifts}, random side: {upper} or {lower}</source>
        <translation>{gifts}, losowa strona: {upper} albo {lower}</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Pierwsza gra</translation>
    </message>
    <message numerus="yes">
        <source>+%n gift(s)</source>
        <translation>
            <numerusform>+%n prezent</numerusform>
            <numerusform>+%n prezenty</numerusform>
            <numerusform>+%n prezentów</numerusform>
        </translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>Kształty fajerwerków</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape at random.</source>
        <translation>Losowo: jeden mały, dwa średnie i jeden duży kształt.</translation>
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
        <source>Chosen</source>
        <translation>Wybrane</translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>Te cztery kształty są dobre na pierwszą grę.</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>Te cztery kształty są w grze.</translation>
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
        <source>{number} players</source>
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
        <source>Shade a pavilion: gain 1 gift</source>
        <translation>Zamaluj pawilon: zdobądź 1 prezent</translation>
    </message>
    <message>
        <source>Complete a platform: shade an area next to it</source>
        <translation>Ukończ platformę: zamaluj pole obok niej</translation>
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
        <source>Takes the last tile of {shape}: {points}.</source>
        <translation>Bierze ostatni kafelek ({shape}): {points}.</translation>
    </message>
    <message>
        <source>Takes {shape} before {name} can: {points}.</source>
        <translation>Bierze kafelek ({shape}), zanim zrobi to {name}: {points}.</translation>
    </message>
    <message>
        <source>Scores {points}; the next tile of {shape} scores {next}.</source>
        <translation>Daje {points}; następny taki kafelek ({shape}) da {next}.</translation>
    </message>
    <message>
        <source>Scores {points} with {shape}.</source>
        <translation>Kafelek ({shape}) daje {points}.</translation>
    </message>
    <message>
        <source>Makes room for {shape}: {points}.</source>
        <translation>Robi miejsce na kafelek ({shape}): {points}.</translation>
    </message>
    <message>
        <source>Then {number} completed pools are free for fireworks.</source>
        <translation>Ukończone stawy wolne na fajerwerki: {number}.</translation>
    </message>
    <message>
        <source>Completes {pool}.</source>
        <translation>Ukończony staw {pool}.</translation>
    </message>
    <message>
        <source>The second-largest group now scores {points}.</source>
        <translation>Druga co do wielkości grupa daje teraz {points}.</translation>
    </message>
    <message>
        <source>Surrounds the boat at {pool}: {points}.</source>
        <translation>Otacza łódkę na {pool}: {points}.</translation>
    </message>
    <message>
        <source>Completed around the boat at {pool}: {number} of 4 pools.</source>
        <translation>Ukończone stawy wokół łódki na {pool}: {number} z 4.</translation>
    </message>
    <message>
        <source>Helps surround the boat at {pool}.</source>
        <translation>Pomaga otoczyć łódkę na {pool}.</translation>
    </message>
    <message>
        <source>Leaves only {area} to complete the pool.</source>
        <translation>Do ukończenia stawu brakuje tylko: {area}.</translation>
    </message>
    <message>
        <source>Then {gifts} can be spent.</source>
        <translation>Potem można wydać {gifts}.</translation>
    </message>
    <message>
        <source>A {color} area can complete {completed}.</source>
        <translation>Kolor {color} może ukończyć staw {completed}.</translation>
    </message>
    <message>
        <source>{number} {color} areas are still unshaded.</source>
        <translation>Jeszcze puste pola, kolor {color}: {number}.</translation>
    </message>
    <message>
        <source>Allows one extra area next to {pool}.</source>
        <translation>Pozwala zamalować jedno dodatkowe pole obok stawu {pool}.</translation>
    </message>
    <message>
        <source>An extra area can complete {pools}.</source>
        <translation>Dodatkowe pole może ukończyć staw {pools}.</translation>
    </message>
    <message>
        <source>Allows {number} extra areas.</source>
        <translation>Pozwala zamalować dodatkowe pola: {number}.</translation>
    </message>
    <message>
        <source>{name} faces {color}, which completes no pool.</source>
        <translation>{name} ma przed sobą kolor {color}, który nie ukończy żadnego stawu.</translation>
    </message>
    <message>
        <source>Keeps {number} completed pools for a better tile.</source>
        <translation>Zachowuje ukończone stawy na lepszy kafelek: {number}.</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>You’ve already rolled. To re-roll, use the button next to the tray before you settle it.</source>
        <translation>Kości są już rzucone. Ponowny rzut: przycisk obok tacy, zanim ją ustalisz.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Najpierw rzuć kośćmi.</translation>
    </message>
    <message>
        <source>You can rotate the tray only once per turn, before anyone shades.</source>
        <translation>Tacę możesz obrócić tylko raz w turze, zanim ktokolwiek zamaluje pole.</translation>
    </message>
    <message>
        <source>First rotate the tray, or keep it as it is.</source>
        <translation>Najpierw obróć tacę albo zostaw ją bez zmian.</translation>
    </message>
    <message>
        <source>You can re-roll only before you settle the tray.</source>
        <translation>Rzucić ponownie możesz tylko przed ustaleniem tacy.</translation>
    </message>
    <message>
        <source>Not enough gifts: a re-roll costs {reroll}.</source>
        <translation>Za mało prezentów: ponowny rzut kosztuje {reroll}.</translation>
    </message>
    <message>
        <source>You can’t shade any more this turn.</source>
        <translation>W tej turze nie możesz już nic zamalować.</translation>
    </message>
    <message>
        <source>That area is already shaded.</source>
        <translation>To pole jest już zamalowane.</translation>
    </message>
    <message>
        <source>A platform lets you shade one area next to it, once, when you complete its pool.</source>
        <translation>Platforma pozwala zamalować jedno pole obok, raz, gdy ukończysz jej staw.</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your die.</source>
        <translation>Pole za kość jest już zamalowane.</translation>
    </message>
    <message>
        <source>That area isn’t the colour of the die you face.</source>
        <translation>To pole ma inny kolor niż kość przed tobą.</translation>
    </message>
    <message>
        <source>Only the active player gets a turn bonus.</source>
        <translation>Bonus tury ma tylko aktywny gracz.</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your turn bonus.</source>
        <translation>Pole za bonus tury jest już zamalowane.</translation>
    </message>
    <message>
        <source>That area isn’t the colour of your turn bonus.</source>
        <translation>To pole ma inny kolor niż twój bonus tury.</translation>
    </message>
    <message>
        <source>Use your die for that area: it’s the same colour.</source>
        <translation>Użyj do tego pola kości: ma ten sam kolor.</translation>
    </message>
    <message>
        <source>Use your turn bonus for that area: it’s the same colour.</source>
        <translation>Użyj do tego pola bonusu tury: ma ten sam kolor.</translation>
    </message>
    <message>
        <source>There’s no player in that seat.</source>
        <translation>Na tym miejscu nie ma gracza.</translation>
    </message>
    <message>
        <source>That sheet is already being shaded.</source>
        <translation>Na tym arkuszu ktoś już zamalowuje.</translation>
    </message>
    <message>
        <source>That sheet was just taken. Someone has to shade, use a favour or press Done first.</source>
        <translation>Ten arkusz właśnie zmienił gracza. Najpierw ktoś musi zamalować, użyć łaski lub nacisnąć Gotowe.</translation>
    </message>
    <message>
        <source>There’s nothing to shade on that sheet right now.</source>
        <translation>Na tym arkuszu nie ma teraz nic do zamalowania.</translation>
    </message>
    <message>
        <source>First spend gifts on an emperor card.</source>
        <translation>Najpierw wydaj prezenty na kartę cesarza.</translation>
    </message>
    <message>
        <source>You’ve shaded everything the emperor’s favour allows.</source>
        <translation>Wszystko, na co pozwala łaska cesarza, jest już zamalowane.</translation>
    </message>
    <message>
        <source>With this favour you shade both areas of one pool.</source>
        <translation>Dzięki tej łasce zamalowujesz oba pola jednego stawu.</translation>
    </message>
    <message>
        <source>The emperor’s favour doesn’t allow that colour.</source>
        <translation>Łaska cesarza nie pozwala na ten kolor.</translation>
    </message>
    <message>
        <source>With this favour you shade an area next to one of your completed pools.</source>
        <translation>Dzięki tej łasce zamalowujesz pole obok jednego ze swoich ukończonych stawów.</translation>
    </message>
    <message>
        <source>You can use only one favour per turn.</source>
        <translation>Możesz skorzystać tylko z jednej łaski na turę.</translation>
    </message>
    <message>
        <source>Not enough gifts for that favour.</source>
        <translation>Za mało prezentów na tę łaskę.</translation>
    </message>
    <message>
        <source>That favour wouldn’t let you shade anything.</source>
        <translation>Ta łaska nie pozwoliłaby ci nic zamalować.</translation>
    </message>
    <message>
        <source>You launch fireworks at the end of your own turn.</source>
        <translation>Fajerwerki odpalasz na końcu własnej tury.</translation>
    </message>
    <message>
        <source>That shape isn’t in play.</source>
        <translation>Tego kształtu nie ma w grze.</translation>
    </message>
    <message>
        <source>There are no tiles of that shape left.</source>
        <translation>Nie ma już kafelków tego kształtu.</translation>
    </message>
    <message>
        <source>Fireworks must cover completed pools (both areas shaded).</source>
        <translation>Fajerwerki muszą przykrywać ukończone stawy (z oboma polami zamalowanymi).</translation>
    </message>
    <message>
        <source>Another tile already covers one of these pools.</source>
        <translation>Jeden z tych stawów przykrywa już inny kafelek.</translation>
    </message>
    <message>
        <source>There’s nothing to launch right now.</source>
        <translation>Teraz nie ma nic do odpalenia.</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>Ten arkusz jest już skończony w tej turze.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Oba pola tego stawu muszą być puste.</translation>
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
        <source>points on your tiles</source>
        <translation>punkty z twoich kafelków</translation>
    </message>
    <message>
        <source>pools in it</source>
        <translation>stawy w niej</translation>
    </message>
    <message>
        <source>{number} per surrounded boat</source>
        <translation>{number} za każdą otoczoną łódkę</translation>
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
        <source>You shaded a pavilion: 1 gift. Spend gifts on the emperor’s favours, one per turn.</source>
        <translation>Zamalowany pawilon: 1 prezent. Wydawaj prezenty na łaski cesarza, jedną na turę.</translation>
    </message>
    <message>
        <source>Platform completed! Shade any one area in a pool next to it.</source>
        <translation>Platforma ukończona! Zamaluj dowolne pole w stawie obok niej.</translation>
    </message>
    <message>
        <source>A boat scores 4 points if all pools around it are completed and its own pool is unshaded.</source>
        <translation>Łódka daje 4 punkty, jeśli stawy wokół są ukończone, a jej własny jest pusty.</translation>
    </message>
    <message>
        <source>Launch fireworks over completed pools. Your second-largest group of them scores, too.</source>
        <translation>Odpalaj fajerwerki nad ukończonymi stawami. Ich druga co do wielkości grupa też punktuje.</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>Wszystkie tury minęły: każdy gracz może odpalić ostatni pokaz.</translation>
    </message>
    <message>
        <source>Last turn for everyone: complete pools for a display, and keep your groups apart.</source>
        <translation>Ostatnia tura każdego: ukończ stawy na pokaz i nie łącz swoich grup.</translation>
    </message>
    <message>
        <source>Roll, then rotate the tray: each player shades with the die they face.</source>
        <translation>Rzuć, potem obróć tacę: każdy gracz maluje kością, którą ma przed sobą.</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. The other players get the dice facing them.</source>
        <translation>Wybierz kolor, który ci pomoże. Inni gracze dostają kości, które mają przed sobą.</translation>
    </message>
    <message>
        <source>A tile fits! The top tile of each stack is worth the most, so launch early.</source>
        <translation>Kafelek pasuje! Górny kafelek każdego stosu jest wart najwięcej, więc odpalaj wcześnie.</translation>
    </message>
    <message>
        <source>Everyone shades at the same time: when you’re ready, click your own small sheet.</source>
        <translation>Wszyscy zamalowują jednocześnie: gdy chcesz zacząć, kliknij własny mały arkusz.</translation>
    </message>
    <message>
        <source>Favours cost gifts, but shading a pavilion earns one straight back.</source>
        <translation>Łaski kosztują prezenty, ale zamalowany pawilon od razu daje prezent z powrotem.</translation>
    </message>
    <message>
        <source>Draw over a glowing area. A pool is completed when both its areas are shaded.</source>
        <translation>Przeciągnij po świecącym polu. Staw jest ukończony, gdy oba jego pola są zamalowane.</translation>
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
        <translation>obróć tacę lub zamaluj pole</translation>
    </message>
    <message>
        <source>launch one last display</source>
        <translation>odpal ostatni pokaz</translation>
    </message>
    <message>
        <source>nothing left to shade</source>
        <translation>nie ma już nic do zamalowania</translation>
    </message>
    <message>
        <source>later</source>
        <translation>później</translation>
    </message>
    <message>
        <source>rotate the tray</source>
        <translation>obróć tacę</translation>
    </message>
    <message>
        <source>re-roll: {gifts}</source>
        <translation>ponowny rzut: {gifts}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcjonalnie</translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>zamaluj {colors}</translation>
    </message>
    <message>
        <source>next to a platform</source>
        <translation>obok platformy</translation>
    </message>
    <message>
        <source>shade next to a platform</source>
        <translation>zamaluj pole obok platformy</translation>
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
        <source>Rotate</source>
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
        <source>launch fireworks</source>
        <translation>odpal fajerwerki</translation>
    </message>
    <message>
        <source>{action}, or be done</source>
        <translation>{action} albo zakończ</translation>
    </message>
    <message>
        <source>{shape} is worth {points}.</source>
        <translation>{shape}: wartość {points}.</translation>
    </message>
    <message>
        <source>You may also {actions}.</source>
        <translation>Inna możliwość: {actions}.</translation>
    </message>
    <message>
        <source>Or {actions}.</source>
        <translation>Albo {actions}.</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>koszt: {gifts}</translation>
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
        <source>done</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>pominięte</translation>
    </message>
    <message>
        <source>favour used</source>
        <translation>łaska użyta</translation>
    </message>
    <message>
        <source>shade {colors} with a favour</source>
        <translation>zamaluj {colors} dzięki łasce</translation>
    </message>
    <message>
        <source>you have {gifts}</source>
        <translation>masz {gifts}</translation>
    </message>
    <message>
        <source>use an emperor’s favour</source>
        <translation>skorzystaj z łaski cesarza</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>nic do malowania</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>ostatni raz</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>View the table</source>
        <translation>Zobacz stół</translation>
    </message>
    <message>
        <source>final position</source>
        <translation>pozycja końcowa</translation>
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
        <source>Counting the points…</source>
        <translation>Liczenie punktów…</translation>
    </message>
    <message>
        <source>Press any key or click to skip.</source>
        <translation>Naciśnij dowolny klawisz lub kliknij, by pominąć.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>Nie udało się zapisać {file}.</translation>
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
        <source>%n–{own}</source>
        <translation>
            <numerusform>%n–{own}</numerusform>
            <numerusform>%n–{own}</numerusform>
            <numerusform>%n–{own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead of second place</source>
        <translation>
            <numerusform>%n punkt, {lead} przed drugim miejscem</numerusform>
            <numerusform>%n punkty, {lead} przed drugim miejscem</numerusform>
            <numerusform>%n punktów, {lead} przed drugim miejscem</numerusform>
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
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 of the same lantern</source>
        <translation>4 takie same lampiony</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>po 2 z 3 rodzajów lampionów</translation>
    </message>
    <message>
        <source>1 of each lantern</source>
        <translation>po 1 z każdego lampionu</translation>
    </message>
    <message>
        <source>1 per Dedication</source>
        <translation>po 1 za każdą Dedykację</translation>
    </message>
    <message>
        <source>Moon Dancer wins ties: you need more points than she has.</source>
        <translation>Moon Dancer wygrywa remisy: musisz mieć więcej punktów niż ona.</translation>
    </message>
    <message>
        <source>They also tie on Mooncakes and lanterns left, so they share this place.</source>
        <translation>Ciastka i pozostałe lampiony też są równe, więc dzielą to miejsce.</translation>
    </message>
    <message>
        <source>Tied on Mooncakes too; tie broken by lanterns left: {values}.</source>
        <translation>Ciastka też są równe; o remisie rozstrzygają pozostałe lampiony: {values}.</translation>
    </message>
    <message>
        <source>Tie broken by Mooncakes: {values}.</source>
        <translation>O remisie rozstrzygają ciastka: {values}.</translation>
    </message>
    <message>
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>Gry, w których cofnięto coś poza blokadę, to trening i się nie liczą.</translation>
    </message>
    <message>
        <source>biggest win: by {number}</source>
        <translation>największa wygrana: o {number}</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>ostatnia tura</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}”</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}: wygrane {wins} z {games}</translation>
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
        <source>An error occurred in the program.</source>
        <translation>W programie wystąpił błąd.</translation>
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
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Your saved games are safe; nothing was changed.</source>
        <translation>Twoje zapisane gry są bezpieczne; nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Your game is safe: every step so far is saved. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>Twoja gra jest bezpieczna: wszystkie kroki do tej pory są zapisane. Możesz grać dalej; jeśli coś wygląda dziwnie, wróć na półkę i wybierz Kontynuuj.</translation>
    </message>
    <message>
        <source>Your last step couldn’t be saved, but everything before it is safe. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>Nie udało się zapisać ostatniego kroku, ale wszystko przed nim jest bezpieczne. Możesz grać dalej; jeśli coś wygląda dziwnie, wróć na półkę i wybierz Kontynuuj.</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>Pomniejsz (−)</translation>
    </message>
    <message>
        <source>Fit to window (0)</source>
        <translation>Dopasuj do okna (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Powiększ (+)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Powiększenie</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>{name} zaczyna grę.</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
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
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>Zyskano %n ciastko.</numerusform>
            <numerusform>Zyskano %n ciastka.</numerusform>
            <numerusform>Zyskano %n ciastek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Zdobądź w tej turze %n punkt.</numerusform>
            <numerusform>Zdobądź w tej turze %n punkty.</numerusform>
            <numerusform>Zdobądź w tej turze %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) this turn.</source>
        <translation>
            <numerusform>Zyskaj w tej turze %n lampion.</numerusform>
            <numerusform>Zyskaj w tej turze %n lampiony.</numerusform>
            <numerusform>Zyskaj w tej turze %n lampionów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Zyskaj w tej turze o %n lampion więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zyskaj w tej turze o %n lampiony więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zyskaj w tej turze o %n lampionów więcej niż ktokolwiek inny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) this turn.</source>
        <translation>
            <numerusform>Zyskaj w tej turze %n ciastko.</numerusform>
            <numerusform>Zyskaj w tej turze %n ciastka.</numerusform>
            <numerusform>Zyskaj w tej turze %n ciastek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a tile so that you have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Połóż kafelek tak, by mieć lampiony na Dedykację za %n punkt.</numerusform>
            <numerusform>Połóż kafelek tak, by mieć lampiony na Dedykację za %n punkty.</numerusform>
            <numerusform>Połóż kafelek tak, by mieć lampiony na Dedykację za %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anyone else.</source>
        <translation>
            <numerusform>Zyskano o %n lampion więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zyskano o %n lampiony więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zyskano o %n lampionów więcej niż ktokolwiek inny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the lanterns for a Dedication worth %n point(s).</source>
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
        <source>Choose for Moon Dancer:</source>
        <translation>Wybierz za Moon Dancer:</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>W tej turze możesz złożyć dwie Dedykacje.</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>Po Dedykacji możesz wziąć jeden lampion z powrotem.</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>który lampion oddaje?</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>który z twoich lampionów bierze?</translation>
    </message>
    <message>
        <source>Choose the side that counts as a match.</source>
        <translation>Wybierz bok, który liczy się jako dopasowanie.</translation>
    </message>
    <message>
        <source>Choose the tile to keep. The other goes to the bottom of the stack.</source>
        <translation>Wybierz kafelek, który zostawiasz. Drugi trafi na spód stosu.</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply in exchange.</source>
        <translation>Wybierz lampion, który bierzesz w zamian z Puli.</translation>
    </message>
    <message>
        <source>Choose which lantern to take from another player.</source>
        <translation>Wybierz lampion, który bierzesz od innego gracza.</translation>
    </message>
    <message>
        <source>Choose a player to gain one with you.</source>
        <translation>Wybierz gracza, który zyska jeden razem z tobą.</translation>
    </message>
    <message>
        <source>Choose a Dedication stack for your token.</source>
        <translation>Wybierz stos Dedykacji na swój żeton.</translation>
    </message>
    <message>
        <source>Rotate it (wheel or R); click it again to place it.</source>
        <translation>Obróć go (kółko lub R); kliknij ponownie, by położyć.</translation>
    </message>
    <message>
        <source>Choose the set, then the lantern you leave out.</source>
        <translation>Wybierz zestaw, a potem lampion, który pomijasz.</translation>
    </message>
    <message>
        <source>Choose the lantern to take back.</source>
        <translation>Wybierz lampion, który bierzesz z powrotem.</translation>
    </message>
    <message>
        <source>Click her card to see the top two tiles, or refill as usual.</source>
        <translation>Kliknij jej kartę, by zobaczyć dwa górne kafelki, albo dobierz jak zwykle.</translation>
    </message>
    <message>
        <source>You may exchange one more: choose the lantern to give.</source>
        <translation>Możesz wymienić jeszcze jeden: wybierz lampion, który oddajesz.</translation>
    </message>
    <message>
        <source>After placing your tile, you may make one more Dedication.</source>
        <translation>Po położeniu kafelka możesz złożyć jeszcze jedną Dedykację.</translation>
    </message>
    <message>
        <source>Make a second Dedication: choose its stack.</source>
        <translation>Złóż drugą Dedykację: wybierz jej stos.</translation>
    </message>
    <message>
        <source>Make a Dedication: choose its stack.</source>
        <translation>Złóż Dedykację: wybierz jej stos.</translation>
    </message>
    <message>
        <source>Choose the lantern to give.</source>
        <translation>Wybierz lampion, który oddajesz.</translation>
    </message>
    <message>
        <source>Choose the first lantern to give.</source>
        <translation>Wybierz pierwszy lampion, który oddajesz.</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply.</source>
        <translation>Wybierz lampion, który bierzesz z Puli.</translation>
    </message>
    <message>
        <source>Choose a Dedication: you may leave out one lantern.</source>
        <translation>Wybierz Dedykację: możesz pominąć jeden lampion.</translation>
    </message>
    <message>
        <source>Each match gives you one extra Mooncake.</source>
        <translation>Każde dopasowanie daje ci jedno dodatkowe ciastko.</translation>
    </message>
    <message>
        <source>When you refill, you may choose from two tiles.</source>
        <translation>Przy dobieraniu możesz wybrać z dwóch kafelków.</translation>
    </message>
    <message>
        <source>Choose a tile on the table to rotate.</source>
        <translation>Wybierz kafelek na stole, który chcesz obrócić.</translation>
    </message>
    <message>
        <source>No lantern limit this turn.</source>
        <translation>W tej turze nie ma limitu lampionów.</translation>
    </message>
    <message>
        <source>Choose the lantern that you both gain.</source>
        <translation>Wybierz lampion, który oboje zyskacie.</translation>
    </message>
    <message>
        <source>You also gain the lantern on your tile’s opposite side.</source>
        <translation>Zyskujesz też lampion z przeciwnego boku swojego kafelka.</translation>
    </message>
    <message>
        <source>One side that doesn’t match counts as a match.</source>
        <translation>Jeden niepasujący bok liczy się jako dopasowanie.</translation>
    </message>
    <message>
        <source>Choose the pile of Trixie lanterns to take one.</source>
        <translation>Wybierz kupkę lampionów Trixie, by wziąć jeden.</translation>
    </message>
    <message>
        <source>Choose your token.</source>
        <translation>Wybierz swój żeton.</translation>
    </message>
    <message>
        <source>which lantern does she take from the Supply?</source>
        <translation>który lampion bierze z Puli?</translation>
    </message>
    <message>
        <source>choose the glowing stack, then her lanterns.</source>
        <translation>wybierz świecący stos, potem jej lampiony.</translation>
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
        <source>choose something that glows.</source>
        <translation>wybierz coś, co świeci.</translation>
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
        <source>Put your token on {kind}: your Dedications there score 1 extra point</source>
        <translation>Połóż żeton na: {kind}. Twoje Dedykacje dają tam 1 dodatkowy punkt</translation>
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
        <source>Take {lantern} in exchange ({number} left)</source>
        <translation>Weź w zamian {lantern} (zostało {number})</translation>
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
        <source>Give {lantern} (you have {number})</source>
        <translation>Oddaj {lantern} (masz {number})</translation>
    </message>
    <message>
        <source>Return {lantern} (you have {number})</source>
        <translation>Zwróć {lantern} (masz {number})</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} (you have {number})</source>
        <translation>Wymień lub zwróć {lantern} (masz {number})</translation>
    </message>
    <message>
        <source>Exchange {lantern} (you have {number})</source>
        <translation>Wymień {lantern} (masz {number})</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>Weź {lantern} (zostało {number})</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Zwróć {lantern} do Puli</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>W stosie został %n kafelek.</numerusform>
            <numerusform>W stosie zostały %n kafelki.</numerusform>
            <numerusform>W stosie zostało %n kafelków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the Supply.</source>
        <translation>
            <numerusform>W Puli został %n.</numerusform>
            <numerusform>W Puli zostały %n.</numerusform>
            <numerusform>W Puli zostało %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s) left in the Supply.</source>
        <translation>
            <numerusform>W Puli zostało %n ciastko.</numerusform>
            <numerusform>W Puli zostały %n ciastka.</numerusform>
            <numerusform>W Puli zostało %n ciastek.</numerusform>
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
            <numerusform>Została %n.</numerusform>
            <numerusform>Zostały %n.</numerusform>
            <numerusform>Zostało %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}, {mooncakes}: {ability}</translation>
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
        <source>Any player refilling their hand may take it. {tile}</source>
        <translation>Może go wziąć każdy gracz, który uzupełnia rękę. {tile}</translation>
    </message>
    <message>
        <source>No face-up tile.</source>
        <translation>Brak odkrytego kafelka.</translation>
    </message>
    <message>
        <source>{name}’s tiles; only {name} can see them.</source>
        <translation>Kafelki gracza {name}; widzi je tylko {name}.</translation>
    </message>
    <message>
        <source>After the last tile, each player gets one final turn.</source>
        <translation>Po ostatnim kafelku każdy gracz ma jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>Matching it gives you a Mooncake.</source>
        <translation>Dopasowanie do niego daje ci ciastko.</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: masz %n.</numerusform>
            <numerusform>{lantern}: masz %n.</numerusform>
            <numerusform>{lantern}: masz %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} has %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: {name} ma %n.</numerusform>
            <numerusform>{lantern}: {name} ma %n.</numerusform>
            <numerusform>{lantern}: {name} ma %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None left in the Supply.</source>
        <translation>Nie ma już żadnego w Puli.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>Masz %n.</numerusform>
            <numerusform>Masz %n.</numerusform>
            <numerusform>Masz %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: {points} each, used once a stack is empty.</source>
        <translation>Ogólne Dedykacje: po {points}, używane, gdy stos jest pusty.</translation>
    </message>
    <message>
        <source>{kind}: none left.</source>
        <translation>{kind}: nic nie zostało.</translation>
    </message>
    <message>
        <source>You take a generic tile instead.</source>
        <translation>Bierzesz zamiast tego kafelek ogólny.</translation>
    </message>
    <message>
        <source>you have the lanterns</source>
        <translation>masz potrzebne lampiony</translation>
    </message>
    <message>
        <source>you need {lanterns}</source>
        <translation>potrzebujesz: {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you need %n more lantern(s)</source>
        <translation>
            <numerusform>potrzebujesz jeszcze %n lampionu</numerusform>
            <numerusform>potrzebujesz jeszcze %n lampionów</numerusform>
            <numerusform>potrzebujesz jeszcze %n lampionów</numerusform>
        </translation>
    </message>
    <message>
        <source>you need {number} more: {lanterns}</source>
        <translation>potrzebujesz jeszcze {number}: {lanterns}</translation>
    </message>
    <message>
        <source>{name}’s token: each Dedication {name} claims from this stack scores 1 extra point.</source>
        <translation>Żeton gracza {name}: każda Dedykacja z tego stosu daje graczowi {name} 1 dodatkowy punkt.</translation>
    </message>
    <message>
        <source>Each counts as any lantern in a Dedication.</source>
        <translation>Każdy liczy się w Dedykacji jako dowolny lampion.</translation>
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
        <source>{name} has %n lantern(s).</source>
        <translation>
            <numerusform>{name} ma %n lampion.</numerusform>
            <numerusform>{name} ma %n lampiony.</numerusform>
            <numerusform>{name} ma %n lampionów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may keep at most {limit} when you place a tile.</source>
        <translation>Przy kładzeniu kafelka możesz mieć najwyżej {limit}.</translation>
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
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} i {other} zamieniają się: {given} za {taken}.</translation>
    </message>
    <message>
        <source>{friend}’s help went unused.</source>
        <translation>Niewykorzystana pomoc: {friend}.</translation>
    </message>
    <message>
        <source>{name} put their token on {kind}.</source>
        <translation>{name} kładzie swój żeton na stos: {kind}.</translation>
    </message>
    <message>
        <source>The {lantern} side counts as a match.</source>
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
        <source>{name} rotated a tile on the table.</source>
        <translation>{name} obraca kafelek na stole.</translation>
    </message>
    <message>
        <source>{name} kept one and put the other on the bottom.</source>
        <translation>{name} zostawia sobie jeden, a drugi kładzie na spód.</translation>
    </message>
    <message>
        <source>Rotate the tile at {x}, {y}: {tile}</source>
        <translation>Obróć kafelek na {x}, {y}: {tile}</translation>
    </message>
    <message>
        <source>Count it as an extra {lantern}</source>
        <translation>Policz jako dodatkowy {lantern}</translation>
    </message>
    <message>
        <source>Count it as {lantern}</source>
        <translation>Policz jako {lantern}</translation>
    </message>
    <message>
        <source>Use a Trixie lantern instead of one you have</source>
        <translation>Użyj lampionu Trixie zamiast jednego ze swoich</translation>
    </message>
    <message>
        <source>back to the pile</source>
        <translation>z powrotem na kupkę</translation>
    </message>
    <message>
        <source>No friend can help with that right now.</source>
        <translation>Nikt z przyjaciół nie pomoże ci teraz w tym.</translation>
    </message>
    <message>
        <source>Moon Dancer follows her own rules.</source>
        <translation>Moon Dancer gra według własnych zasad.</translation>
    </message>
    <message>
        <source>That friend isn’t in play.</source>
        <translation>Tej postaci nie ma w grze.</translation>
    </message>
    <message>
        <source>You can befriend only once, at the start of your turn.</source>
        <translation>Zaprzyjaźnić się możesz tylko raz, na początku tury.</translation>
    </message>
    <message>
        <source>Not enough Mooncakes for that friend.</source>
        <translation>Za mało ciastek na tę przyjaźń.</translation>
    </message>
    <message>
        <source>You don’t have a Trixie lantern.</source>
        <translation>Nie masz lampionu Trixie.</translation>
    </message>
    <message>
        <source>First choose which side counts as a match.</source>
        <translation>Najpierw wybierz bok, który liczy się jako dopasowanie.</translation>
    </message>
    <message>
        <source>First choose which tile to keep.</source>
        <translation>Najpierw wybierz kafelek, który zostawiasz.</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you’ve just returned.</source>
        <translation>Weź z powrotem jeden z właśnie zwróconych lampionów.</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and doesn’t match.</source>
        <translation>Wybierz bok, który styka się z kafelkiem i nie pasuje.</translation>
    </message>
    <message>
        <source>Keep one of the tiles you’ve drawn.</source>
        <translation>Zostaw jeden z dobranych kafelków.</translation>
    </message>
    <message>
        <source>You must swap for a different lantern.</source>
        <translation>Musisz zamienić na inny lampion.</translation>
    </message>
    <message>
        <source>That player doesn’t have that lantern.</source>
        <translation>Ten gracz nie ma takiego lampionu.</translation>
    </message>
    <message>
        <source>Your token is already there.</source>
        <translation>Twój żeton już tam jest.</translation>
    </message>
    <message>
        <source>That stack is empty.</source>
        <translation>Ten stos jest pusty.</translation>
    </message>
    <message>
        <source>There’s no tile there.</source>
        <translation>Nie ma tam kafelka.</translation>
    </message>
    <message>
        <source>The tile already faces that way.</source>
        <translation>Kafelek jest już tak obrócony.</translation>
    </message>
    <message>
        <source>You have nothing to exchange.</source>
        <translation>Nie masz czego wymienić.</translation>
    </message>
    <message>
        <source>You have nothing to swap.</source>
        <translation>Nie masz czego zamienić.</translation>
    </message>
    <message>
        <source>There’s nothing to take.</source>
        <translation>Nie ma nic do wzięcia.</translation>
    </message>
    <message>
        <source>You couldn’t make a second Dedication.</source>
        <translation>Nie możesz złożyć drugiej Dedykacji.</translation>
    </message>
    <message>
        <source>There are no Trixie lanterns left.</source>
        <translation>Nie ma już lampionów Trixie.</translation>
    </message>
    <message>
        <source>There’s no other stack for your token.</source>
        <translation>Nie ma innego stosu dla twojego żetonu.</translation>
    </message>
    <message>
        <source>That friend helps with placing a tile, and you have none left.</source>
        <translation>Ta postać pomaga przy kładzeniu kafelka, a nie masz już żadnego.</translation>
    </message>
    <message>
        <source>You have no more than {limit} lanterns anyway.</source>
        <translation>I tak nie masz więcej niż {limit} lampionów.</translation>
    </message>
    <message>
        <source>The stack has fewer than two tiles.</source>
        <translation>W stosie jest mniej niż dwa kafelki.</translation>
    </message>
    <message>
        <source>Even with that help you couldn’t make a Dedication.</source>
        <translation>Nawet z tą pomocą nie możesz złożyć Dedykacji.</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} ogląda górne kafelki stosu.</translation>
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
        <source>Leave {lantern} out</source>
        <translation>Pomiń {lantern}</translation>
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
        <source>Take a Trixie lantern</source>
        <translation>Weź lampion Trixie</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Wybierz innego gracza.</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the glowing tile on the glowing space. {gains}</source>
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
        <source>A friend can help: choose what glows.</source>
        <translation>Ktoś z przyjaciół może pomóc: wybierz to, co świeci.</translation>
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
        <source>generic tile</source>
        <translation>kafelek ogólny</translation>
    </message>
    <message>
        <source>available</source>
        <translation>dostępne</translation>
    </message>
    <message>
        <source>rotate the tile</source>
        <translation>obróć kafelek</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Pula</translation>
    </message>
    <message>
        <source>Dedications</source>
        <translation>Dedykacje</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation>Odkryty kafelek</translation>
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
        <translation>{name} zwraca {lantern} do Puli.</translation>
    </message>
    <message>
        <source>{name} drew a tile from the stack.</source>
        <translation>{name} dobiera kafelek ze stosu.</translation>
    </message>
    <message>
        <source>{name} ended the final turn.</source>
        <translation>{name} kończy ostatnią turę.</translation>
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
        <source>{name} took the face-up tile; a new one was revealed.</source>
        <translation>{name} bierze odkryty kafelek; odkryto nowy.</translation>
    </message>
    <message>
        <source>{name} took the last face-up tile.</source>
        <translation>{name} bierze ostatni odkryty kafelek.</translation>
    </message>
    <message>
        <source>All tiles are placed: each player has one final turn.</source>
        <translation>Wszystkie kafelki są położone: każdy gracz ma jedną ostatnią turę.</translation>
    </message>
    <message>
        <source>A friend gave {name} {lantern}.</source>
        <translation>Ktoś z przyjaciół pomaga: {name} dostaje {lantern}.</translation>
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
        <source>One {lantern} was left out.</source>
        <translation>Jeden {lantern} pominięto.</translation>
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
        <source>{name} gained {mooncakes}.</source>
        <translation>{name} zyskuje {mooncakes}.</translation>
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
        <source>That stack was empty, so it was a generic tile.</source>
        <translation>Ten stos był pusty, więc to był kafelek ogólny.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) counted as another.</source>
        <translation>
            <numerusform>%n lampion Trixie policzono jako inny.</numerusform>
            <numerusform>%n lampiony Trixie policzono jako inne.</numerusform>
            <numerusform>%n lampionów Trixie policzono jako inne.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} were kept.</source>
        <translation>Dzięki temu zostaje: {lanterns}.</translation>
    </message>
    <message>
        <source>The token added {points}.</source>
        <translation>Żeton daje dodatkowo {points}.</translation>
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
        <source>The top side</source>
        <translation>Górny bok</translation>
    </message>
    <message>
        <source>The bottom side</source>
        <translation>Dolny bok</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>Prawy bok</translation>
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
        <source>at least one required</source>
        <translation>wymagane co najmniej jedno</translation>
    </message>
    <message>
        <source>can be used solo</source>
        <translation>możliwe w grze solo</translation>
    </message>
    <message>
        <source>adds extra pieces</source>
        <translation>dodatkowe elementy</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
    </message>
    <message numerus="yes">
        <source>+%n lantern(s)</source>
        <translation>
            <numerusform>+%n lampion</numerusform>
            <numerusform>+%n lampiony</numerusform>
            <numerusform>+%n lampionów</numerusform>
        </translation>
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
        <source>You go first. Moon Dancer wins ties.</source>
        <translation>Ty zaczynasz. Moon Dancer wygrywa remisy.</translation>
    </message>
    <message>
        <source>Moon Dancer’s level (extra levels below)</source>
        <translation>Poziom Moon Dancer (dodatkowe poniżej)</translation>
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
        <source>Friends who go well together</source>
        <translation>Przyjaciele, którzy do siebie pasują</translation>
    </message>
    <message>
        <source>Pick friends at random</source>
        <translation>Wylosuj przyjaciół</translation>
    </message>
    <message>
        <source>Can’t be used solo.</source>
        <translation>Niedostępne solo.</translation>
    </message>
    <message>
        <source>This friend helps Moon Dancer, too. Pinkie Pie can come along as a second friend.</source>
        <translation>Ta postać pomaga też Moon Dancer. Pinkie Pie może dołączyć jako druga.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn at random.</source>
        <translation>Początkowy kafelek Nieba i twoje kafelki Fajerwerków są losowane.</translation>
    </message>
    <message numerus="yes">
        <source>A starting Sky tile, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>Początkowy kafelek Nieba i do %n kafelka Fajerwerków na rękę.</numerusform>
            <numerusform>Początkowy kafelek Nieba i do %n kafelków Fajerwerków na rękę.</numerusform>
            <numerusform>Początkowy kafelek Nieba i do %n kafelków Fajerwerków na rękę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level you start with %n Fireworks tile(s): choose fewer.</source>
        <translation>
            <numerusform>Na tym poziomie zaczynasz z %n kafelkiem Fajerwerków: nie wybieraj więcej.</numerusform>
            <numerusform>Na tym poziomie zaczynasz z %n kafelkami Fajerwerków: nie wybieraj więcej.</numerusform>
            <numerusform>Na tym poziomie zaczynasz z %n kafelkami Fajerwerków: nie wybieraj więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: choose at most {most} friends.</source>
        <translation>Za dużo: wybierz najwyżej {most} przyjaciół.</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: swap one.</source>
        <translation>Ktoś z przyjaciół musi mieć serce: zamień kogoś.</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: choose one more.</source>
        <translation>Ktoś z przyjaciół musi mieć serce: wybierz jeszcze kogoś.</translation>
    </message>
    <message>
        <source>Once per turn, pay a friend’s cost in Mooncakes to use their ability.</source>
        <translation>Raz na turę zapłać cenę postaci w ciastkach, by skorzystać z jej zdolności.</translation>
    </message>
    <message>
        <source>No friends: once per turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>Bez przyjaciół: raz na turę możesz zapłacić ciastka ({cost}), by wymienić lampion.</translation>
    </message>
    <message>
        <source>solo only together with another friend</source>
        <translation>solo tylko razem z inną postacią</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Pierwszy gracz jest losowany. Tury idą zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Przyjaciele z gali</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Graj bez przyjaciół</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Twoja przyjaciółka</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Twoje pierwsze kafelki</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybór</translation>
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
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>Completes {kind}: {points}.</source>
        <translation>Dedykacja {kind}: {points}.</translation>
    </message>
    <message>
        <source>Takes the last {kind} before {name} can: {points}.</source>
        <translation>Bierze ostatnią Dedykację {kind}, zanim zrobi to {name}: {points}.</translation>
    </message>
    <message>
        <source>Takes the top {kind} before {name} can: {points}.</source>
        <translation>Bierze górną Dedykację {kind}, zanim zrobi to {name}: {points}.</translation>
    </message>
    <message>
        <source>Leaves {name} only {points} for {kind}.</source>
        <translation>{kind}: graczowi {name} zostaje tylko {points}.</translation>
    </message>
    <message>
        <source>Makes {kind} possible: {points}.</source>
        <translation>Umożliwia Dedykację {kind}: {points}.</translation>
    </message>
    <message>
        <source>Brings {lanterns}.</source>
        <translation>Daje: {lanterns}.</translation>
    </message>
    <message>
        <source>Then {mooncakes} can be spent.</source>
        <translation>Potem można wydać {mooncakes}.</translation>
    </message>
    <message>
        <source>No {lantern} is left for {name}.</source>
        <translation>Dla gracza {name} nie ma już lampionu {lantern}.</translation>
    </message>
    <message>
        <source>{name} gets {lantern}, but no closer to a Dedication.</source>
        <translation>{name} dostaje lampion {lantern}, ale nie zbliża się do Dedykacji.</translation>
    </message>
    <message>
        <source>The tile can match on {sides} sides.</source>
        <translation>Jest pole, na którym kafelek pasuje {sides} bokami.</translation>
    </message>
    <message>
        <source>{friend} helps this turn, for {mooncakes}.</source>
        <translation>{friend} pomaga w tej turze za {mooncakes}.</translation>
    </message>
    <message>
        <source>One lantern short of {kind}: {points}.</source>
        <translation>Do Dedykacji {kind} brakuje tylko jednego lampionu: {points}.</translation>
    </message>
    <message>
        <source>Two lanterns short of {kind}: {points}.</source>
        <translation>Do Dedykacji {kind} brakuje tylko dwóch lampionów: {points}.</translation>
    </message>
    <message>
        <source>Three lanterns short of {kind}: {points}.</source>
        <translation>Do Dedykacji {kind} brakuje tylko trzech lampionów: {points}.</translation>
    </message>
    <message>
        <source>Keeps {kind} possible: {points}.</source>
        <translation>Dedykacja {kind} jest nadal możliwa: {points}.</translation>
    </message>
    <message>
        <source>Stays one lantern short of {kind}: {points}.</source>
        <translation>Do Dedykacji {kind} nadal brakuje tylko jednego lampionu: {points}.</translation>
    </message>
    <message>
        <source>Stays two lanterns short of {kind}: {points}.</source>
        <translation>Do Dedykacji {kind} nadal brakuje tylko dwóch lampionów: {points}.</translation>
    </message>
    <message>
        <source>Stays three lanterns short of {kind}: {points}.</source>
        <translation>Do Dedykacji {kind} nadal brakuje tylko trzech lampionów: {points}.</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>You’ve already placed a tile this turn. Refill your hand.</source>
        <translation>W tej turze kafelek jest już położony. Uzupełnij rękę.</translation>
    </message>
    <message>
        <source>That tile isn’t in your hand.</source>
        <translation>Tego kafelka nie masz na ręce.</translation>
    </message>
    <message>
        <source>There’s already a tile there.</source>
        <translation>Jest tam już kafelek.</translation>
    </message>
    <message>
        <source>A tile must share a side with one on the table.</source>
        <translation>Kafelek musi stykać się bokiem z kafelkiem na stole.</translation>
    </message>
    <message>
        <source>Return lanterns until you have {limit}, then place a tile.</source>
        <translation>Zwracaj lampiony, aż będziesz mieć {limit}, potem połóż kafelek.</translation>
    </message>
    <message>
        <source>You can exchange only once, at the start of your turn.</source>
        <translation>Wymienić możesz tylko raz, na początku tury.</translation>
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
        <source>You don’t have that lantern.</source>
        <translation>Nie masz tego lampionu.</translation>
    </message>
    <message>
        <source>You must take a different lantern.</source>
        <translation>Musisz wziąć inny lampion.</translation>
    </message>
    <message>
        <source>The Supply is out of that lantern.</source>
        <translation>W Puli nie ma już tego lampionu.</translation>
    </message>
    <message>
        <source>You can make one Dedication per turn, before placing a tile.</source>
        <translation>Możesz złożyć jedną Dedykację na turę, przed położeniem kafelka.</translation>
    </message>
    <message>
        <source>No Dedications left for that set, not even generic ones.</source>
        <translation>Nie ma już Dedykacji za ten zestaw, nawet ogólnych.</translation>
    </message>
    <message>
        <source>You can take a generic Dedication only when that stack is empty.</source>
        <translation>Ogólną Dedykację możesz wziąć tylko wtedy, gdy tamten stos jest pusty.</translation>
    </message>
    <message>
        <source>Four of a Kind needs four of the same lantern.</source>
        <translation>Czwórka wymaga czterech takich samych lampionów.</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three different lanterns.</source>
        <translation>Trzy pary wymagają po dwóch z trzech różnych lampionów.</translation>
    </message>
    <message>
        <source>You return lanterns only if you have more than {limit}, before placing a tile.</source>
        <translation>Lampiony zwracasz tylko, gdy masz więcej niż {limit}, przed położeniem kafelka.</translation>
    </message>
    <message>
        <source>You refill your hand after placing a tile.</source>
        <translation>Rękę uzupełniasz po położeniu kafelka.</translation>
    </message>
    <message>
        <source>You’ve already placed your tile. All you can do is end the turn.</source>
        <translation>Kafelek jest już położony. Możesz tylko zakończyć turę.</translation>
    </message>
    <message>
        <source>This game has no friends in play.</source>
        <translation>W tej grze nie ma przyjaciół.</translation>
    </message>
    <message>
        <source>You must place a tile before your turn can end.</source>
        <translation>Zanim zakończysz turę, musisz położyć kafelek.</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>Siedem różnych wymaga po jednym z każdego lampionu.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>Stos jest pusty.</translation>
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
        <source>Matching sides touched: you gain one extra lantern of that kind.</source>
        <translation>Pasujące boki się stykają: zyskujesz jeden dodatkowy taki lampion.</translation>
    </message>
    <message>
        <source>Matching Fireworks tiles earns Mooncakes. Spend two to exchange a lantern.</source>
        <translation>Dopasowanie kafelków Fajerwerków daje ciastka. Wydaj dwa, by wymienić lampion.</translation>
    </message>
    <message>
        <source>Every tile gives each player the lantern on the side facing them.</source>
        <translation>Każdy kafelek daje każdemu graczowi lampion z boku, który ma przed sobą.</translation>
    </message>
    <message>
        <source>If the Supply is out of a lantern, nobody gets it. Dedications refill the Supply.</source>
        <translation>Gdy w Puli brak lampionu, nikt go nie dostaje. Dedykacje uzupełniają Pulę.</translation>
    </message>
    <message>
        <source>Each Dedication makes the next of its kind worth less. Don’t wait too long.</source>
        <translation>Po każdej Dedykacji następna tego rodzaju jest warta mniej. Nie zwlekaj zbyt długo.</translation>
    </message>
    <message>
        <source>All tiles are placed: each player may exchange and dedicate one last time.</source>
        <translation>Wszystkie kafelki są położone: każdy gracz może ostatni raz wymienić i dedykować.</translation>
    </message>
    <message>
        <source>The stack is empty: few tiles are left to place. Complete your sets now.</source>
        <translation>Stos jest pusty: zostało niewiele kafelków do położenia. Uzupełnij teraz zestawy.</translation>
    </message>
    <message>
        <source>You may keep only 12 lanterns. Return the ones you need least.</source>
        <translation>Możesz zatrzymać tylko 12 lampionów. Zwróć te najmniej potrzebne.</translation>
    </message>
    <message>
        <source>You can make a Dedication! Only they score points. One per turn, before placing a tile.</source>
        <translation>Możesz złożyć Dedykację! Tylko one dają punkty. Jedna na turę, przed położeniem kafelka.</translation>
    </message>
    <message>
        <source>Pay two Mooncakes to exchange a lantern: handy when you need just one more.</source>
        <translation>Zapłać dwa ciastka, by wymienić lampion: przydatne, gdy brakuje tylko jednego.</translation>
    </message>
    <message>
        <source>Pay Mooncakes and a friend helps you this turn. Point at a card to see how.</source>
        <translation>Zapłać ciastka, a ktoś z przyjaciół pomoże ci w tej turze. Wskaż kartę, by zobaczyć jak.</translation>
    </message>
    <message>
        <source>Hold a tile over the table and check every seat: you’ll see who would gain what.</source>
        <translation>Przytrzymaj kafelek nad stołem i sprawdź każde miejsce: zobaczysz, kto co by zyskał.</translation>
    </message>
    <message>
        <source>Take the face-up tile or draw from the stack. After this, the turn can’t be undone.</source>
        <translation>Weź odkryty kafelek albo dobierz ze stosu. Potem tury nie można już cofnąć.</translation>
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
        <source>befriend a friend</source>
        <translation>zaprzyjaźnić się z kimś</translation>
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
        <source>rotate it, then drop it</source>
        <translation>obróć i upuść</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>wybierz bok, który liczy się jako dopasowanie.</translation>
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
        <translation>zwróć go do Puli.</translation>
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
        <source>optional</source>
        <translation>opcjonalnie</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>koszt: {mooncakes}</translation>
    </message>
    <message>
        <source>available</source>
        <translation>możliwe</translation>
    </message>
    <message>
        <source>drop it on its own kind</source>
        <translation>upuść na taki sam rodzaj</translation>
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
        <source>skipped</source>
        <translation>pominięte</translation>
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
        <source>choose lanterns</source>
        <translation>wybierz lampiony</translation>
    </message>
    <message>
        <source>no set yet</source>
        <translation>brak zestawu</translation>
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
        <source>take a new tile</source>
        <translation>weź nowy kafelek</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>zakończ turę</translation>
    </message>
    <message>
        <source>use the friend’s help, or end your turn.</source>
        <translation>skorzystaj z pomocy albo zakończ turę.</translation>
    </message>
    <message>
        <source>choose which tile to keep.</source>
        <translation>wybierz kafelek, który zostawiasz.</translation>
    </message>
    <message>
        <source>choose a lantern from the Supply in exchange.</source>
        <translation>wybierz w zamian lampion z Puli.</translation>
    </message>
    <message>
        <source>choose the stack again to claim its points.</source>
        <translation>wybierz stos ponownie, by odebrać jego punkty.</translation>
    </message>
    <message>
        <source>later</source>
        <translation>później</translation>
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
        <source>Import games</source>
        <translation>Importuj gry</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
</context>
<context>
    <name>FireflyAims</name>
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
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Zdobądź w tej turze %n punkt.</numerusform>
            <numerusform>Zdobądź w tej turze %n punkty.</numerusform>
            <numerusform>Zdobądź w tej turze %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Zdobądź w tej turze o %n punkt więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zdobądź w tej turze o %n punkty więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zdobądź w tej turze o %n punktów więcej niż ktokolwiek inny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get your coins up to %n this turn.</source>
        <translation>
            <numerusform>Uzbieraj w tej turze %n monetę.</numerusform>
            <numerusform>Uzbieraj w tej turze %n monety.</numerusform>
            <numerusform>Uzbieraj w tej turze %n monet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather %n of your workers on one island.</source>
        <translation>
            <numerusform>Zbierz na jednej wyspie %n swojego robotnika.</numerusform>
            <numerusform>Zbierz na jednej wyspie %n swoich robotników.</numerusform>
            <numerusform>Zbierz na jednej wyspie %n swoich robotników.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anyone else.</source>
        <translation>
            <numerusform>Zdobyto o %n punkt więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zdobyto o %n punkty więcej niż ktokolwiek inny.</numerusform>
            <numerusform>Zdobyto o %n punktów więcej niż ktokolwiek inny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got your coins up to %n.</source>
        <translation>
            <numerusform>Masz już %n monetę.</numerusform>
            <numerusform>Masz już %n monety.</numerusform>
            <numerusform>Masz już %n monet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gathered %n of your workers on one island.</source>
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
        <source>A secondary action may come before or after it.</source>
        <translation>Przed nią lub po niej możesz wykonać akcję dodatkową.</translation>
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
        <source>The game ends after this turn.</source>
        <translation>Gra kończy się po tej turze.</translation>
    </message>
    <message>
        <source>Nobody else can see which.</source>
        <translation>Nikt inny nie widzi którą.</translation>
    </message>
    <message>
        <source>choose where the worker from {island} starts</source>
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
        <source>keep moving, or choose Done</source>
        <translation>idź dalej albo wybierz Gotowe</translation>
    </message>
    <message>
        <source>keep moving: {island} is full</source>
        <translation>idź dalej: {island}, wyspa pełna</translation>
    </message>
    <message>
        <source>keep moving, or end your turn</source>
        <translation>idź dalej albo zakończ turę</translation>
    </message>
    <message>
        <source>cross the new bridge, or end your turn</source>
        <translation>przejdź nowym mostem albo zakończ turę</translation>
    </message>
    <message>
        <source>skip the main action: none is possible</source>
        <translation>pomiń akcję główną: żadna nie jest możliwa</translation>
    </message>
    <message>
        <source>choose another main action, or end your turn</source>
        <translation>wybierz kolejną akcję główną albo zakończ turę</translation>
    </message>
    <message>
        <source>choose a secondary action, or end your turn</source>
        <translation>wybierz akcję dodatkową albo zakończ turę</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>zakończ turę</translation>
    </message>
    <message>
        <source>Choose the island where the bridge starts.</source>
        <translation>Wybierz wyspę, na której zaczyna się most.</translation>
    </message>
    <message>
        <source>Choose the island for the festival.</source>
        <translation>Wybierz wyspę na święto.</translation>
    </message>
    <message>
        <source>Choose the island to connect with {island}.</source>
        <translation>Wybierz wyspę, którą połączysz z wyspą {island}.</translation>
    </message>
    <message>
        <source>Choose the lane for the bridge.</source>
        <translation>Wybierz szlak dla mostu.</translation>
    </message>
    <message>
        <source>Choose where the worker from {island} goes.</source>
        <translation>Wybierz, dokąd idzie robotnik z wyspy {island}.</translation>
    </message>
    <message>
        <source>Choose a route.</source>
        <translation>Wybierz trasę.</translation>
    </message>
    <message>
        <source>Choose coins or workers from the Crow.</source>
        <translation>Wybierz monety albo robotników od Wrony.</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>wybierz, czy zapłacić za drugie piętro</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>wybierz akcję główną</translation>
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
        <source>Choose the island for your floor.</source>
        <translation>Wybierz wyspę na swoje piętro.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Wybierz jednego ze swoich robotników.</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>To {island}</source>
        <translation>Na wyspę {island}</translation>
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
        <source>Hold a festival</source>
        <translation>Urządź święto</translation>
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
        <source>To {island}: full, so it must keep moving</source>
        <translation>Na wyspę {island}: pełna, więc musi iść dalej</translation>
    </message>
    <message>
        <source>Put the new worker on {island}</source>
        <translation>Postaw nowego robotnika na wyspie {island}</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation>Zbuduj piętro pagody</translation>
    </message>
    <message numerus="yes">
        <source>Keep moving (%n movement(s) left)</source>
        <translation>
            <numerusform>Idź dalej (został %n ruch)</numerusform>
            <numerusform>Idź dalej (zostały %n ruchy)</numerusform>
            <numerusform>Idź dalej (zostało %n ruchów)</numerusform>
        </translation>
    </message>
    <message>
        <source>From {island} (none of your workers there)</source>
        <translation>Z wyspy {island} (nie masz tam robotników)</translation>
    </message>
    <message>
        <source>From {island} (your workers: {workers})</source>
        <translation>Z wyspy {island} (twoi robotnicy: {workers})</translation>
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
        <source>A worker on {island} (you have {workers})</source>
        <translation>Robotnik: {island} (masz tam: {workers})</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Weź Wronę, koszt: {points}</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: an extra main action</source>
        <translation>Wystaw rybę szczęścia (koszt: {coins}): dodatkowa akcja główna</translation>
    </message>
    <message>
        <source>The worker from {start} starts on {island}</source>
        <translation>Robotnik z wyspy {start} zaczyna na wyspie {island}</translation>
    </message>
    <message>
        <source>Start with a floor on {island}</source>
        <translation>Zacznij z piętrem na wyspie {island}</translation>
    </message>
    <message>
        <source>Send a worker from {origin} to {destination}</source>
        <translation>Przeprowadź robotnika: {origin} – {destination}</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible</source>
        <translation>Pomiń akcję główną: żadna nie jest możliwa</translation>
    </message>
    <message>
        <source>Done crossing</source>
        <translation>Koniec przechodzenia</translation>
    </message>
    <message>
        <source>Done moving</source>
        <translation>Koniec ruchów</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Zostaw {power}: {rule}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>Dodaj drugie piętro (koszt: {coins})</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>Bez drugiego piętra</translation>
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
        <source>taken {number} ×</source>
        <translation>wzięta {number} ×</translation>
    </message>
    <message>
        <source>taken {number} ×, still held</source>
        <translation>wzięta {number} ×, zatrzymana</translation>
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
        <source>{name} placed their last floor.</source>
        <translation>Gracz {name} postawił swoje ostatnie piętro.</translation>
    </message>
    <message>
        <source>Nobody had built, claimed a goal or held a festival for three rounds.</source>
        <translation>Przez trzy rundy nikt nie zbudował, nie zdobył celu ani nie urządził święta.</translation>
    </message>
    <message>
        <source>They also tie on coins, so they share this place.</source>
        <translation>Monety też są równe, więc dzielą to miejsce.</translation>
    </message>
    <message>
        <source>Tie broken by coins: {values}.</source>
        <translation>O remisie rozstrzygają monety: {values}.</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>Wszystkie cele publiczne były wzięte, ostatni: {name}.</translation>
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
            <numerusform>Zbuduj piętro tam, gdzie masz robotnika. W twoich zasobach: %n piętro.</numerusform>
            <numerusform>Zbuduj piętro tam, gdzie masz robotnika. W twoich zasobach: %n piętra.</numerusform>
            <numerusform>Zbuduj piętro tam, gdzie masz robotnika. W twoich zasobach: %n pięter.</numerusform>
        </translation>
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
        <source>{island}. {size} island.</source>
        <translation>{island}. {size} wyspa.</translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>Święto już się odbyło: nie można dobudować pięter.</translation>
    </message>
    <message>
        <source>Empty slot for one of your private goals.</source>
        <translation>Puste miejsce na twój tajny cel.</translation>
    </message>
    <message>
        <source>Ends your turn once you’ve taken your main action.</source>
        <translation>Kończy turę, gdy akcja główna jest już wykonana.</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with one of your workers. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Zbuduj most z wyspy, na której masz robotnika. W twoich zasobach: %n segment.</numerusform>
            <numerusform>Zbuduj most z wyspy, na której masz robotnika. W twoich zasobach: %n segmenty.</numerusform>
            <numerusform>Zbuduj most z wyspy, na której masz robotnika. W twoich zasobach: %n segmentów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) for your workers along bridges. Other players’ bridges cost coins.</source>
        <translation>
            <numerusform>Do %n ruchu robotników po mostach. Cudze mosty kosztują monety.</numerusform>
            <numerusform>Do %n ruchów robotników po mostach. Cudze mosty kosztują monety.</numerusform>
            <numerusform>Do %n ruchów robotników po mostach. Cudze mosty kosztują monety.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Urządź święto na wyspie z wystarczającą liczbą pięter i mostów, gdzie masz robotnika i nikt nie ma więcej elementów. Został %n Sōrin.</numerusform>
            <numerusform>Urządź święto na wyspie z wystarczającą liczbą pięter i mostów, gdzie masz robotnika i nikt nie ma więcej elementów. Zostały %n Sōrin.</numerusform>
            <numerusform>Urządź święto na wyspie z wystarczającą liczbą pięter i mostów, gdzie masz robotnika i nikt nie ma więcej elementów. Zostało %n Sōrin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what each festival would score right now.</source>
        <translation>Pokaż, ile dałoby teraz każde święto.</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Wszystkie twoje ryby są wystawione.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: take an extra main action this turn.</source>
        <translation>Wystaw rybę (koszt: {coins}): dodatkowa akcja główna w tej turze.</translation>
    </message>
    <message>
        <source>{island}: a Start island. No worker limit.</source>
        <translation>{island}: wyspa startowa. Bez limitu robotników.</translation>
    </message>
    <message>
        <source>Each floor you build gives you {reward}.</source>
        <translation>Każde zbudowane piętro daje ci: {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) per piece.</source>
        <translation>
            <numerusform>Święto: %n punkt za element.</numerusform>
            <numerusform>Święto: %n punkty za element.</numerusform>
            <numerusform>Święto: %n punktów za element.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {things}.</source>
        <translation>Potrzebujesz jeszcze: {things}.</translation>
    </message>
    <message>
        <source>You can hold it: {points}.</source>
        <translation>Możesz je urządzić: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>Może je urządzić: {names}.</numerusform>
            <numerusform>Mogą je urządzić: {names}.</numerusform>
            <numerusform>Mogą je urządzić: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>one of your workers</source>
        <translation>jeden z twoich robotników</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) for the majority</source>
        <translation>
            <numerusform>jeszcze %n element do większości</numerusform>
            <numerusform>jeszcze %n elementy do większości</numerusform>
            <numerusform>jeszcze %n elementów do większości</numerusform>
        </translation>
    </message>
    <message>
        <source>a Sōrin</source>
        <translation>Sōrin</translation>
    </message>
    <message>
        <source>{coins}. Left in the supply: {things}.</source>
        <translation>{coins}. W zasobach: {things}.</translation>
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
        <source>{name}’s bridge between {a} and {b}: {segments}.</source>
        <translation>Most gracza {name}, {a} – {b}: {segments}.</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival uses one.</source>
        <translation>
            <numerusform>Został %n Sōrin: każde święto zużywa jeden.</numerusform>
            <numerusform>Zostały %n Sōrin: każde święto zużywa jeden.</numerusform>
            <numerusform>Zostało %n Sōrin: każde święto zużywa jeden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it gets {reward}.</source>
        <translation>Pierwszy most nad tym polem daje: {reward}.</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>Do dobrania został %n tajny cel.</numerusform>
            <numerusform>Do dobrania zostały %n tajne cele.</numerusform>
            <numerusform>Do dobrania zostało %n tajnych celów.</numerusform>
        </translation>
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
        <source>Place a fish for {coins} and take another main action.</source>
        <translation>Wystaw rybę (koszt: {coins}) i wykonaj kolejną akcję główną.</translation>
    </message>
    <message>
        <source>Start on {island}.</source>
        <translation>Zacznij na wyspie {island}.</translation>
    </message>
    <message>
        <source>Put the new worker on {island}.</source>
        <translation>Postaw nowego robotnika na wyspie {island}.</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible.</source>
        <translation>Pomiń akcję główną: żadna nie jest możliwa.</translation>
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
        <source>Take the Crow and coins.</source>
        <translation>Weź Wronę i monety.</translation>
    </message>
    <message>
        <source>Take the Crow and workers.</source>
        <translation>Weź Wronę i robotników.</translation>
    </message>
    <message>
        <source>Don’t send anyone else across.</source>
        <translation>Nie wysyłaj nikogo więcej na drugą stronę.</translation>
    </message>
    <message>
        <source>Save your coins.</source>
        <translation>Oszczędzaj monety.</translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>Dostajesz: {gains}.</translation>
    </message>
    <message>
        <source>Then you can hold a festival on {islands}.</source>
        <translation>Potem możesz urządzić święto: {islands}.</translation>
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
        <source>Keep {power}: {rule}</source>
        <translation>Zostaw {power}: {rule}</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>Zapłać za drugie piętro.</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>Zostaw robotników tam, gdzie są.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Zakończ turę.</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>Potem możesz wziąć: {goals}.</translation>
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
        <source>Build a pagoda floor</source>
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
        <source>Show festivals: who leads and what they would score</source>
        <translation>Pokaż święta: kto prowadzi i ile by dały</translation>
    </message>
    <message>
        <source>Other routes for a worker</source>
        <translation>Inne trasy robotnika</translation>
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
        <source>Move {0}</source>
        <translation>Ruchy: {0}</translation>
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
        <source>Projected: %n point(s)</source>
        <translation>
            <numerusform>Prognoza: %n punkt</numerusform>
            <numerusform>Prognoza: %n punkty</numerusform>
            <numerusform>Prognoza: %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays its holder {0} coins at the start of each turn. Costs its holder {1} points at the end.</source>
        <translation>Daje posiadaczowi {0} monety na początku każdej tury. Na koniec kosztuje posiadacza {1} punktów.</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n more turn(s) without building or scoring</source>
        <translation>
            <numerusform>Koniec blisko: jeszcze %n tura bez budowania i punktów</numerusform>
            <numerusform>Koniec blisko: jeszcze %n tury bez budowania i punktów</numerusform>
            <numerusform>Koniec blisko: jeszcze %n tur bez budowania i punktów</numerusform>
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
        <source>Build for %n coin(s)</source>
        <translation>
            <numerusform>Zbuduj za %n monetę</numerusform>
            <numerusform>Zbuduj za %n monety</numerusform>
            <numerusform>Zbuduj za %n monet</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s bridges: free</source>
        <translation>Mosty gracza {name}: za darmo</translation>
    </message>
    <message>
        <source>{name}’s bridges: {coins}</source>
        <translation>Mosty gracza {name}: {coins}</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: free</source>
        <translation>Dwóch robotników, mosty gracza {name}: za darmo</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: {coins}</source>
        <translation>Dwóch robotników, mosty gracza {name}: {coins}</translation>
    </message>
    <message>
        <source>Ferry: {coins}</source>
        <translation>Prom: {coins}</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>Twoje możliwości</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Scores and supplies</source>
        <translation>Punkty i zasoby</translation>
    </message>
    <message>
        <source>End turn without it</source>
        <translation>Zakończ bez celu</translation>
    </message>
    <message>
        <source>You still have a main action.</source>
        <translation>Masz jeszcze akcję główną.</translation>
    </message>
    <message>
        <source>Show festivals</source>
        <translation>Pokaż święta</translation>
    </message>
    <message>
        <source>none of your workers</source>
        <translation>brak twojego robotnika</translation>
    </message>
    <message>
        <source>Which route?</source>
        <translation>Którą trasą?</translation>
    </message>
    <message>
        <source>Coins or workers?</source>
        <translation>Monety czy robotnicy?</translation>
    </message>
    <message>
        <source>choose another route</source>
        <translation>wybierz inną trasę</translation>
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
        <source>Your private goals</source>
        <translation>Twoje tajne cele</translation>
    </message>
    <message>
        <source>hidden power</source>
        <translation>ukryta moc</translation>
    </message>
    <message>
        <source>The game ends after this turn</source>
        <translation>Gra kończy się po tej turze</translation>
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
        <source>later</source>
        <translation>później</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
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
        <source>You can still claim a goal.</source>
        <translation>Możesz jeszcze wziąć cel.</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>Nie ma już robotników</translation>
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
        <source>no Sōrin left</source>
        <translation>brak Sōrin</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>Nikt jeszcze nie może go urządzić</translation>
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
        <source>a private goal</source>
        <translation>tajny cel</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>tajny cel ({condition})</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} urządza święto na wyspie {island}.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} za {pieces}</translation>
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
        <source>no room for a new worker</source>
        <translation>brak miejsca na nowego robotnika</translation>
    </message>
    <message>
        <source>no private goals left</source>
        <translation>nie ma już tajnych celów</translation>
    </message>
    <message>
        <source>{name}’s power: +{gained}.</source>
        <translation>Moc gracza {name}: +{gained}.</translation>
    </message>
    <message>
        <source>The Crow gives {name} +{coins}.</source>
        <translation>{name} dostaje od Wrony +{coins}.</translation>
    </message>
    <message>
        <source>Fireflies: {name} +{points} ({here} on the island, {beside} on connected islands).</source>
        <translation>Świetliki: {name} +{points} (tu {here}, na połączonych wyspach {beside}).</translation>
    </message>
    <message>
        <source>Fish returned: {names}.</source>
        <translation>Ryby wracają: {names}.</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for free</source>
        <translation>{name} buduje za darmo most {a} – {b}</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} dopłaca ({coins}) i dodaje piętro {height} na wyspie {island}</translation>
    </message>
    <message>
        <source>{name} drew {goals}.</source>
        <translation>{name} dobiera: {goals}.</translation>
    </message>
    <message>
        <source>A {name} worker starts on {island}.</source>
        <translation>Robotnik gracza {name} zaczyna na wyspie {island}.</translation>
    </message>
    <message>
        <source>{name} starts with a floor on {island}.</source>
        <translation>{name} zaczyna z piętrem na wyspie {island}.</translation>
    </message>
    <message>
        <source>{name} had no possible main action.</source>
        <translation>{name} nie ma możliwej akcji głównej.</translation>
    </message>
    <message>
        <source>{name} stopped there.</source>
        <translation>{name} na tym kończy.</translation>
    </message>
    <message>
        <source>{name} chose {power}.</source>
        <translation>{name} wybiera moc: {power}.</translation>
    </message>
    <message>
        <source>{name} has the longest chain: +{points}.</source>
        <translation>{name} ma najdłuższy łańcuch: +{points}.</translation>
    </message>
    <message>
        <source>{name} chose a power.</source>
        <translation>{name} wybiera moc.</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: an extra main action.</source>
        <translation>{name} wystawia rybę szczęścia (koszt: {coins}): dodatkowa akcja główna.</translation>
    </message>
    <message>
        <source>All powers are revealed.</source>
        <translation>Wszystkie moce są ujawnione.</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends after this turn.</source>
        <translation>Ostatni Sōrin stoi na pagodzie: gra kończy się po tej turze.</translation>
    </message>
    <message>
        <source>{name} has placed their last floor: the game ends after this turn.</source>
        <translation>{name} stawia swoje ostatnie piętro: gra kończy się po tej turze.</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends after this turn.</source>
        <translation>Wszystkie cele publiczne są wzięte: gra kończy się po tej turze.</translation>
    </message>
    <message>
        <source>Nobody has built or scored for three rounds: the game ends after this turn.</source>
        <translation>Od trzech rund nikt nie buduje ani nie punktuje: gra kończy się po tej turze.</translation>
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
        <source>{name} moved a worker across from {origin} to {destination}</source>
        <translation>{name} przeprowadza robotnika: {origin} – {destination}</translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} ujawnia tajny cel ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} ma moc {power}: {rule}</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>{name} traci przez Wronę {points}.</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} ma łańcuch: {islands}, +{points}.</translation>
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
        <source>All islands are placed at random, including the Starts.</source>
        <translation>Wszystkie wyspy są rozłożone losowo, także Starty.</translation>
    </message>
    <message>
        <source>The Starts are in opposite corners; the rest is random.</source>
        <translation>Starty są w przeciwległych rogach; reszta losowo.</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather your workers, and hold festivals where you have the most pieces.</source>
        <translation>Buduj mosty i pagody, zbieraj robotników i urządzaj święta tam, gdzie masz najwięcej elementów.</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Monety na start</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>New random powers for everyone</source>
        <translation>Nowe losowe moce</translation>
    </message>
    <message>
        <source>{number} of {all}, at random</source>
        <translation>{number} z {all}, losowo</translation>
    </message>
    <message>
        <source>Each player is dealt two powers and secretly keeps one.</source>
        <translation>Każdy gracz dostaje dwie moce i w tajemnicy zostawia sobie jedną.</translation>
    </message>
    <message>
        <source>No powers: best for a first game.</source>
        <translation>Bez mocy: najlepsze na pierwszą grę.</translation>
    </message>
    <message>
        <source>Floors for a festival · worker limit:</source>
        <translation>Piętra na święto · limit robotników:</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more public goal(s).</source>
        <translation>
            <numerusform>Wybierz jeszcze %n cel publiczny.</numerusform>
            <numerusform>Wybierz jeszcze %n cele publiczne.</numerusform>
            <numerusform>Wybierz jeszcze %n celów publicznych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n fewer public goal(s).</source>
        <translation>
            <numerusform>Wybierz o %n cel publiczny mniej.</numerusform>
            <numerusform>Wybierz o %n cele publiczne mniej.</numerusform>
            <numerusform>Wybierz o %n celów publicznych mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monety</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n punkt</numerusform>
            <numerusform>+%n punkty</numerusform>
            <numerusform>+%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Wszyscy po równo</translation>
    </message>
    <message>
        <source>Extra coins for later seats</source>
        <translation>Późniejsi: więcej monet</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Cele publiczne</translation>
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
        <source>Power of player {number}</source>
        <translation>Moc gracza {number}</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Pierwszy gracz jest losowany. Tury idą zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>wybierz {number} z {all}</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n piętro, {workers} robotników</numerusform>
            <numerusform>{size}: %n piętra, {workers} robotników</numerusform>
            <numerusform>{size}: %n pięter, {workers} robotników</numerusform>
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
        <source>Scores {points}; {name} gets {fewer}.</source>
        <translation>Daje {points}; {name} dostaje {fewer}.</translation>
    </message>
    <message>
        <source>Takes {goal} before {name} can: {points}.</source>
        <translation>Bierze cel {goal}, zanim zrobi to {name}: {points}.</translation>
    </message>
    <message>
        <source>Claims {goal}: {points}.</source>
        <translation>Bierze cel {goal}: {points}.</translation>
    </message>
    <message>
        <source>Completes “{private}”: {points}.</source>
        <translation>Ukończony cel „{private}”: {points}.</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>Daje {points}.</translation>
    </message>
    <message>
        <source>Saves the {points} that the Crow costs.</source>
        <translation>Oszczędza koszt Wrony: {points}.</translation>
    </message>
    <message>
        <source>Blocks {name}’s bridge to {island}.</source>
        <translation>Blokuje most gracza {name} na wyspę {island}.</translation>
    </message>
    <message>
        <source>Takes the majority on {island} from {name}.</source>
        <translation>Odbiera graczowi {name} większość na wyspie {island}.</translation>
    </message>
    <message>
        <source>Makes a festival on {island} possible: {points}.</source>
        <translation>Umożliwia święto na wyspie {island}: {points}.</translation>
    </message>
    <message>
        <source>{pieces} on {island}: {points} at a festival there.</source>
        <translation>{pieces} na wyspie {island}: {points} na tamtejszym święcie.</translation>
    </message>
    <message>
        <source>Keeps {pieces} on {island}: {points} at a festival there.</source>
        <translation>Zostawia {pieces} na wyspie {island}: {points} na tamtejszym święcie.</translation>
    </message>
    <message>
        <source>Makes a floor on {island} possible.</source>
        <translation>Umożliwia budowę piętra na wyspie {island}.</translation>
    </message>
    <message>
        <source>The chain grows to {islands}.</source>
        <translation>Łańcuch rośnie: {islands}.</translation>
    </message>
    <message>
        <source>Makes the longest chain: {islands}.</source>
        <translation>Tworzy najdłuższy łańcuch: {islands}.</translation>
    </message>
    <message>
        <source>+{coins}: {all} in all.</source>
        <translation>+{coins}: razem {all}.</translation>
    </message>
    <message>
        <source>Brings {workers}.</source>
        <translation>Daje: {workers}.</translation>
    </message>
    <message>
        <source>Brings {goals}.</source>
        <translation>Daje: {goals}.</translation>
    </message>
    <message>
        <source>The Crow brings {coins} each turn.</source>
        <translation>Wrona daje co turę: {coins}.</translation>
    </message>
    <message>
        <source>Makes {goal} possible: {points}.</source>
        <translation>Pozwala wziąć cel {goal}: {points}.</translation>
    </message>
    <message>
        <source>{goal}: {so_far} of {needed} for {points}.</source>
        <translation>{goal}: {so_far} z {needed}, za {points}.</translation>
    </message>
    <message>
        <source>Makes “{private}” possible: {points}.</source>
        <translation>Pozwala ujawnić cel „{private}”: {points}.</translation>
    </message>
    <message>
        <source>“{private}”: {so_far} of {needed} for {points}.</source>
        <translation>„{private}”: {so_far} z {needed}, za {points}.</translation>
    </message>
    <message>
        <source>Gives another main action for {coins}.</source>
        <translation>Daje kolejną akcję główną, koszt: {coins}.</translation>
    </message>
    <message>
        <source>Ends the game ahead of {name} by {points}.</source>
        <translation>Kończy grę z przewagą nad graczem {name}: {points}.</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Najpierw zakończ przejście przez nowy most.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra skończona.</translation>
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
        <source>Each player chooses a power first.</source>
        <translation>Najpierw każdy gracz wybiera moc.</translation>
    </message>
    <message>
        <source>First choose where the worker starts.</source>
        <translation>Najpierw wybierz, gdzie zaczyna robotnik.</translation>
    </message>
    <message>
        <source>First choose where to put your floor.</source>
        <translation>Najpierw wybierz, gdzie postawisz piętro.</translation>
    </message>
    <message>
        <source>First put the new worker on an island.</source>
        <translation>Najpierw postaw nowego robotnika na wyspie.</translation>
    </message>
    <message>
        <source>Finish your movements first.</source>
        <translation>Najpierw dokończ swoje ruchy.</translation>
    </message>
    <message>
        <source>A worker is on a full island: it must keep moving.</source>
        <translation>Robotnik jest na pełnej wyspie: musi iść dalej.</translation>
    </message>
    <message>
        <source>First decide about the second floor.</source>
        <translation>Najpierw zdecyduj o drugim piętrze.</translation>
    </message>
    <message>
        <source>You must take a main action before you end your turn.</source>
        <translation>Zanim zakończysz turę, musisz wykonać akcję główną.</translation>
    </message>
    <message>
        <source>You’ve taken your main action. A lucky fish would give you another.</source>
        <translation>Akcja główna jest już wykonana. Ryba szczęścia dałaby ci jeszcze jedną.</translation>
    </message>
    <message>
        <source>You can take only one secondary action per turn.</source>
        <translation>Możesz wykonać tylko jedną akcję dodatkową na turę.</translation>
    </message>
    <message>
        <source>You can still take a main action, so you can’t skip it.</source>
        <translation>Akcja główna jest jeszcze możliwa, więc nie możesz jej pominąć.</translation>
    </message>
    <message>
        <source>There’s nothing to finish right now.</source>
        <translation>Teraz nie ma nic do zakończenia.</translation>
    </message>
    <message>
        <source>No straight lane connects these two islands.</source>
        <translation>Żaden prosty szlak nie łączy tych dwóch wysp.</translation>
    </message>
    <message>
        <source>There’s already a bridge there.</source>
        <translation>Jest tam już most.</translation>
    </message>
    <message>
        <source>Another bridge crosses this lane.</source>
        <translation>Ten szlak przecina inny most.</translation>
    </message>
    <message>
        <source>You need a worker at one end of the bridge.</source>
        <translation>Potrzebujesz robotnika na jednym końcu mostu.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Ten most kosztuje %n monetę; masz {1}.</numerusform>
            <numerusform>Ten most kosztuje %n monety; masz {1}.</numerusform>
            <numerusform>Ten most kosztuje %n monet; masz {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move one at a time.</source>
        <translation>Robotnicy chodzą pojedynczo.</translation>
    </message>
    <message>
        <source>That isn’t an island.</source>
        <translation>To nie jest wyspa.</translation>
    </message>
    <message>
        <source>You have no worker there.</source>
        <translation>Nie masz tam robotnika.</translation>
    </message>
    <message>
        <source>One movement can use only one player’s bridges.</source>
        <translation>Jeden ruch może prowadzić tylko po mostach jednego gracza.</translation>
    </message>
    <message>
        <source>That island is full: workers can pass through but not stay.</source>
        <translation>Ta wyspa jest pełna: robotnicy mogą przejść, ale nie zostać.</translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Myto wynosi %n monetę; masz {1}.</numerusform>
            <numerusform>Myto wynosi %n monety; masz {1}.</numerusform>
            <numerusform>Myto wynosi %n monet; masz {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers can only move along bridges.</source>
        <translation>Robotnicy mogą chodzić tylko po mostach.</translation>
    </message>
    <message>
        <source>Only one movement per turn can cross an empty lane.</source>
        <translation>Tylko jeden ruch na turę może prowadzić przez pusty szlak.</translation>
    </message>
    <message>
        <source>That lane isn’t empty.</source>
        <translation>Ten szlak nie jest pusty.</translation>
    </message>
    <message>
        <source>A ferry can cross {0} cells at most.</source>
        <translation>Prom pokonuje najwyżej tyle pól: {0}.</translation>
    </message>
    <message>
        <source>You can’t afford the ferry.</source>
        <translation>Nie stać cię na prom.</translation>
    </message>
    <message>
        <source>You can’t build a pagoda on a Start.</source>
        <translation>Na Starcie nie można budować pagody.</translation>
    </message>
    <message>
        <source>A Sōrin has sealed this pagoda.</source>
        <translation>Tę pagodę zapieczętował Sōrin.</translation>
    </message>
    <message>
        <source>A pagoda can have {0} floors at most.</source>
        <translation>Pagoda może mieć najwyżej {0} pięter.</translation>
    </message>
    <message>
        <source>You have no floors left.</source>
        <translation>Nie masz już pięter.</translation>
    </message>
    <message>
        <source>You need a worker on the island to build a floor.</source>
        <translation>Żeby zbudować piętro, potrzebujesz robotnika na wyspie.</translation>
    </message>
    <message>
        <source>You can’t hold a festival on a Start.</source>
        <translation>Na Starcie nie można urządzić święta.</translation>
    </message>
    <message>
        <source>A festival has already been held here.</source>
        <translation>Odbyło się tu już święto.</translation>
    </message>
    <message>
        <source>There are no Sōrin left.</source>
        <translation>Nie ma już Sōrin.</translation>
    </message>
    <message>
        <source>More floors needed for a festival here: {0}.</source>
        <translation>Do święta potrzeba tu jeszcze pięter: {0}.</translation>
    </message>
    <message>
        <source>More bridges needed for a festival here: {0}.</source>
        <translation>Do święta potrzeba tu jeszcze mostów: {0}.</translation>
    </message>
    <message>
        <source>You need a worker on the island to hold a festival.</source>
        <translation>Żeby urządzić święto, potrzebujesz robotnika na wyspie.</translation>
    </message>
    <message>
        <source>More pieces you need there for the majority: {0}.</source>
        <translation>Do większości potrzebujesz tam jeszcze elementów: {0}.</translation>
    </message>
    <message>
        <source>That goal isn’t in play.</source>
        <translation>Tego celu nie ma w grze.</translation>
    </message>
    <message>
        <source>All cards of that goal have been claimed.</source>
        <translation>Wszystkie karty tego celu są już wzięte.</translation>
    </message>
    <message>
        <source>You don’t have that goal.</source>
        <translation>Nie masz tego celu.</translation>
    </message>
    <message>
        <source>You already hold the Crow.</source>
        <translation>Masz już Wronę.</translation>
    </message>
    <message>
        <source>All your fish are already placed.</source>
        <translation>Wszystkie twoje ryby są już wystawione.</translation>
    </message>
    <message>
        <source>You can choose a power only before the first turn.</source>
        <translation>Moc możesz wybrać tylko przed pierwszą turą.</translation>
    </message>
    <message>
        <source>You weren’t dealt that power.</source>
        <translation>Tej mocy nie masz wśród rozdanych.</translation>
    </message>
    <message>
        <source>There’s no worker to recruit right now.</source>
        <translation>Nie ma teraz robotnika do zwerbowania.</translation>
    </message>
    <message>
        <source>The new worker can’t go there.</source>
        <translation>Nowy robotnik nie może tam stanąć.</translation>
    </message>
    <message>
        <source>Workers cross for free only right after you build a bridge.</source>
        <translation>Robotnicy przechodzą za darmo tylko zaraz po zbudowaniu mostu.</translation>
    </message>
    <message>
        <source>None of your workers can cross the new bridge that way.</source>
        <translation>Żaden twój robotnik nie może tak przejść nowym mostem.</translation>
    </message>
    <message>
        <source>There’s no second floor to build now.</source>
        <translation>Nie ma teraz drugiego piętra do zbudowania.</translation>
    </message>
    <message>
        <source>That can only be decided before the first turn.</source>
        <translation>O tym można zdecydować tylko przed pierwszą turą.</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>Ten cel wymaga {0}; masz {1}.</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>Wrona kosztuje {0} punkty; masz {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Następna ryba kosztuje %n monetę; masz {1}.</numerusform>
            <numerusform>Następna ryba kosztuje %n monety; masz {1}.</numerusform>
            <numerusform>Następna ryba kosztuje %n monet; masz {1}.</numerusform>
        </translation>
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
        <source>Met but unclaimed goals</source>
        <translation>Osiągnięte, niewzięte cele</translation>
    </message>
    <message>
        <source>Unfinished goals</source>
        <translation>Nieukończone cele</translation>
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
        <source>Head start</source>
        <translation>Fory</translation>
    </message>
    <message>
        <source>value × your pieces</source>
        <translation>wartość × twoje elementy</translation>
    </message>
    <message>
        <source>workers at your festivals</source>
        <translation>robotnicy na twoich świętach</translation>
    </message>
    <message>
        <source>revealed at the end</source>
        <translation>ujawnione na koniec</translation>
    </message>
    <message>
        <source>stars from the water</source>
        <translation>gwiazdki z wody</translation>
    </message>
    <message>
        <source>from your power</source>
        <translation>z twojej mocy</translation>
    </message>
    <message>
        <source>cost to take, and at the end</source>
        <translation>koszt wzięcia i koszt na koniec</translation>
    </message>
    <message>
        <source>longest of all players</source>
        <translation>najdłuższy ze wszystkich graczy</translation>
    </message>
    <message>
        <source>starting points</source>
        <translation>punkty początkowe</translation>
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
        <source>islands on one path</source>
        <translation>wyspy na jednej drodze</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>You score for all your pieces on the island, even at another player’s festival.</source>
        <translation>Punktują wszystkie twoje elementy na wyspie, nawet na święcie innego gracza.</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Sōrin pieczętuje wyspę: nie ma tam więcej pięter ani drugiego święta.</translation>
    </message>
    <message>
        <source>A private goal: only you can see it, and nobody can take it from you.</source>
        <translation>Tajny cel: tylko ty go widzisz i nikt nie może ci go odebrać.</translation>
    </message>
    <message>
        <source>The Crow pays you 2 coins a turn, but costs its holder 10 points at the end.</source>
        <translation>Wrona płaci ci 2 monety na turę, ale na koniec kosztuje posiadacza 10 punktów.</translation>
    </message>
    <message>
        <source>The game ends after this turn. Then the chains of islands score.</source>
        <translation>Gra kończy się po tej turze. Potem punktują łańcuchy wysp.</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals, and watch out for the Crow.</source>
        <translation>Koniec blisko: bierz cele, urządzaj święta i uważaj na Wronę.</translation>
    </message>
    <message>
        <source>You can hold a festival! They give the most points. Check what each player would score.</source>
        <translation>Możesz urządzić święto! Święta dają najwięcej punktów. Sprawdź, ile zdobyłby każdy gracz.</translation>
    </message>
    <message>
        <source>You’ve met a public goal: claim it before someone else does. One goal per turn.</source>
        <translation>Cel publiczny osiągnięty: weź go, zanim zrobi to ktoś inny. Jeden cel na turę.</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free. You need a worker wherever you act.</source>
        <translation>Twoi robotnicy mogą za darmo przejść nowym mostem. Wszędzie, gdzie działasz, musi być robotnik.</translation>
    </message>
    <message>
        <source>A floor is free, earns the island’s reward, and counts as a piece at its festival.</source>
        <translation>Piętro jest darmowe, daje nagrodę wyspy i liczy się jako element na jej święcie.</translation>
    </message>
    <message>
        <source>Up to 3 movements. Your bridges are free; others cost 1 coin each, paid to their owner.</source>
        <translation>Do 3 ruchów. Twoje mosty są darmowe; cudze kosztują po 1 monecie dla właściciela.</translation>
    </message>
    <message>
        <source>Drag from island to island. A bridge costs 1 coin per segment and gives its water rewards.</source>
        <translation>Przeciągnij od wyspy do wyspy. Most kosztuje 1 monetę za segment i daje skarby z wody.</translation>
    </message>
    <message>
        <source>A fish buys a second main action. You get it back at a festival where you have a worker.</source>
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
        <translation>Akcja dodatkowa</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>wybierz jedną</translation>
    </message>
    <message>
        <source>a worker starts elsewhere</source>
        <translation>jeden robotnik zaczyna gdzie indziej</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>ustaw nowego robotnika</translation>
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
        <source>coins or workers?</source>
        <translation>monety czy robotnicy?</translation>
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
        <source>one more, from the fish</source>
        <translation>jeszcze jedna, dzięki rybie</translation>
    </message>
    <message>
        <source>which route?</source>
        <translation>którą trasą?</translation>
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
        <source>skipped</source>
        <translation>pominięte</translation>
    </message>
    <message>
        <source>later</source>
        <translation>później</translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>przed lub po</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>jeszcze żadna</translation>
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
        <source>After the last tile, the most points win.</source>
        <translation>Po ostatnim kafelku wygrywa gracz z największą liczbą punktów.</translation>
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
        <translation>Urządzaj święta tam, gdzie nikt nie ma więcej elementów od ciebie, i bierz cele: jedno i drugie daje punkty.</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
        <translation>Ostatni Sōrin, ostatni cel publiczny albo dwunaste piętro kończy grę. Wygrywa gracz z największą liczbą punktów.</translation>
    </message>
    <message>
        <source>My first action</source>
        <translation>Moja pierwsza akcja</translation>
    </message>
    <message>
        <source>Shade both areas of a pool to complete it. Launch fireworks on completed pools for points.</source>
        <translation>Zamaluj oba pola stawu, by go ukończyć. Odpalaj fajerwerki na ukończonych stawach za punkty.</translation>
    </message>
    <message>
        <source>Each pool of your second-largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>Każdy staw twojej drugiej co do wielkości grupy daje 1 punkt. Łódka daje 4, gdy wszystkie stawy wokół niej są ukończone.</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, the most points win.</source>
        <translation>Po ostatniej turze i ostatnim pokazie wygrywa gracz z największą liczbą punktów.</translation>
    </message>
    <message>
        <source>My first roll</source>
        <translation>Mój pierwszy rzut</translation>
    </message>
</context>
<context>
    <name>FirstSheet</name>
    <message>
        <source>How to win</source>
        <translation>Jak wygrać</translation>
    </message>
    <message>
        <source>Press F1 to read it again</source>
        <translation>Naciśnij F1, by przeczytać ponownie</translation>
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
        <source>Exchange one of your lanterns for a different one from the Supply.</source>
        <translation>Wymień jeden ze swoich lampionów na inny z Puli.</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player’s. You choose both.</source>
        <translation>Zamień jeden ze swoich lampionów na inny od innego gracza. Ty wybierasz oba.</translation>
    </message>
    <message>
        <source>This turn your Dedication may be one lantern short.</source>
        <translation>W tej turze w twojej Dedykacji może brakować jednego lampionu.</translation>
    </message>
    <message>
        <source>Every match this turn gives you one extra Mooncake.</source>
        <translation>Każde dopasowanie w tej turze daje ci jedno dodatkowe ciastko.</translation>
    </message>
    <message>
        <source>When you refill, look at the top two tiles: keep one, put the other on the bottom.</source>
        <translation>Przy dobieraniu zobacz dwa górne kafelki: jeden zostaw, drugi połóż na spód.</translation>
    </message>
    <message>
        <source>Before you place your tile, rotate one tile on the table any way you like.</source>
        <translation>Zanim położysz swój kafelek, obróć dowolnie jeden kafelek na stole.</translation>
    </message>
    <message>
        <source>Ignore the lantern limit this turn.</source>
        <translation>W tej turze nie obowiązuje cię limit lampionów.</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one from the Supply.</source>
        <translation>Wymień do dwóch lampionów, każdy na inny z Puli.</translation>
    </message>
    <message>
        <source>You also gain the lantern on the opposite side of the tile you place.</source>
        <translation>Zyskujesz też lampion z przeciwnego boku kładzionego kafelka.</translation>
    </message>
    <message>
        <source>One touching side that doesn’t match counts as a match.</source>
        <translation>Jeden stykający się bok, który nie pasuje, liczy się jako dopasowanie.</translation>
    </message>
    <message>
        <source>Take a Trixie lantern. It counts as any lantern in a Dedication.</source>
        <translation>Weź lampion Trixie. W Dedykacji liczy się jako dowolny lampion.</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you claim there score 1 extra point.</source>
        <translation>Połóż żeton na stosie: Dedykacje wzięte stamtąd dają 1 dodatkowy punkt.</translation>
    </message>
    <message numerus="yes">
        <source>You start with %n Fireworks tile(s).</source>
        <translation>
            <numerusform>Zaczynasz z %n kafelkiem Fajerwerków.</numerusform>
            <numerusform>Zaczynasz z %n kafelkami Fajerwerków.</numerusform>
            <numerusform>Zaczynasz z %n kafelkami Fajerwerków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on any turn when a Fireworks tile from your hand earns you one.</source>
        <translation>Moon Dancer zyskuje jedno ciastko w turze, w której kafelek Fajerwerków z twojej ręki daje ci ciastko.</translation>
    </message>
    <message>
        <source>Moon Dancer also gains the lantern opposite you.</source>
        <translation>Moon Dancer zyskuje też lampion naprzeciwko ciebie.</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer starts with %n extra of each lantern.</source>
        <translation>
            <numerusform>Moon Dancer zaczyna z %n dodatkowym lampionem każdego rodzaju.</numerusform>
            <numerusform>Moon Dancer zaczyna z %n dodatkowymi lampionami każdego rodzaju.</numerusform>
            <numerusform>Moon Dancer zaczyna z %n dodatkowymi lampionami każdego rodzaju.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>Weź z Puli jeden wybrany lampion.</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>Złóż w tej turze jeszcze jedną Dedykację.</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>Po Dedykacji weź z powrotem jeden z oddanych za nią lampionów.</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>Wybierz lampion i innego gracza: oboje zyskujecie po jednym, ty najpierw.</translation>
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
        <translation>Wielkie obietnice</translation>
    </message>
    <message>
        <source>Tile turners</source>
        <translation>Wirujące kafelki</translation>
    </message>
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer nigdy nie zyskuje ciastek.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer zyskuje ciastko za każde, które ty zyskujesz.</translation>
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
        <source>Place a tile: each player gains the lantern facing them.</source>
        <translation>Połóż kafelek: każdy gracz zyska lampion, który ma przed sobą.</translation>
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
        <source>Guided game</source>
        <translation>Gra z przewodnikiem</translation>
    </message>
    <message>
        <source>against a computer player</source>
        <translation>przeciw graczowi komputerowemu</translation>
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
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done} z {steps}</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>wygrane: {wins} z {games}</translation>
    </message>
    <message>
        <source>Not yet played against computers.</source>
        <translation>Jeszcze bez gry z komputerem.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Rekord</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with hints don’t count as wins or best scores.</source>
        <translation>
            <numerusform>%n gra z podpowiedziami nie liczy się jako wygrana ani rekord.</numerusform>
            <numerusform>%n gry z podpowiedziami nie liczą się jako wygrane ani rekordy.</numerusform>
            <numerusform>%n gier z podpowiedziami nie liczy się jako wygrane ani rekordy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Graj: {game}</translation>
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
        <source>coins you have</source>
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
        <source>Far from home</source>
        <translation>Daleko od domu</translation>
    </message>
    <message>
        <source>floors on one Small, one Medium and one Large island</source>
        <translation>piętra na jednej małej, jednej średniej i jednej dużej wyspie</translation>
    </message>
    <message>
        <source>both Starts connected by your bridges</source>
        <translation>oba Starty połączone twoimi mostami</translation>
    </message>
    <message>
        <source>{number} islands on one path of your bridges</source>
        <translation>wyspy na jednej drodze twoich mostów: {number}</translation>
    </message>
    <message>
        <source>{number} of your bridges between the same two islands</source>
        <translation>twoje mosty między tymi samymi dwiema wyspami: {number}</translation>
    </message>
    <message>
        <source>{number} of your workers on one island (not a Start)</source>
        <translation>twoi robotnicy na jednej wyspie (nie na Starcie): {number}</translation>
    </message>
    <message>
        <source>{number} islands with only your workers</source>
        <translation>wyspy tylko z twoimi robotnikami: {number}</translation>
    </message>
    <message>
        <source>your pieces on {number} sealed islands</source>
        <translation>twoje elementy na zapieczętowanych wyspach: {number}</translation>
    </message>
    <message>
        <source>none of your workers on a Start</source>
        <translation>żadnego twojego robotnika na Starcie</translation>
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
        <source>{number} bridges built</source>
        <translation>zbudowane mosty: {number}</translation>
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
        <source>Choose the card, or drag Mooncakes onto it.</source>
        <translation>Wybierz kartę albo przeciągnij na nią ciastka.</translation>
    </message>
    <message>
        <source>This friend can’t help you right now.</source>
        <translation>Ta postać nie może ci teraz pomóc.</translation>
    </message>
    <message>
        <source>One friend per turn, before anything else.</source>
        <translation>Jeden przyjaciel na turę, przed wszystkim innym.</translation>
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
        <source>Dedication one lantern short</source>
        <translation>Dedykacja bez jednego lampionu</translation>
    </message>
    <message>
        <source>+1 Mooncake per match</source>
        <translation>+1 ciastko za dopasowanie</translation>
    </message>
    <message>
        <source>rotate a tile</source>
        <translation>obróć kafelek</translation>
    </message>
    <message>
        <source>ignore the limit</source>
        <translation>zignoruj limit</translation>
    </message>
    <message>
        <source>one for you, one for a friend</source>
        <translation>jeden dla ciebie, jeden dla kogoś</translation>
    </message>
    <message>
        <source>the opposite side, too</source>
        <translation>także przeciwny bok</translation>
    </message>
    <message>
        <source>one mismatch matches</source>
        <translation>jeden bok pasuje zawsze</translation>
    </message>
    <message>
        <source>wild lantern</source>
        <translation>dowolny lampion</translation>
    </message>
    <message>
        <source>now, before you refill</source>
        <translation>teraz, zanim uzupełnisz rękę</translation>
    </message>
    <message>
        <source>when you refill</source>
        <translation>przy dobieraniu</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>jeszcze jedna Dedykacja</translation>
    </message>
    <message>
        <source>{friend} can still help. Click again to go on without help.</source>
        <translation>{friend} może jeszcze pomóc. Kliknij ponownie, by grać dalej bez pomocy.</translation>
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
        <source>exchange up to two</source>
        <translation>wymień do dwóch</translation>
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
        <source>before you place a tile</source>
        <translation>zanim położysz kafelek</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the device to {name}</source>
        <translation>Przekaż urządzenie: {name}</translation>
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
        <source>It’s {name}’s turn.</source>
        <translation>Tura gracza {name}.</translation>
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
        <source>See the rules on this (F1)</source>
        <translation>Zobacz zasady na ten temat (F1)</translation>
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
        <source>Only %n point(s). The next festival could be yours.</source>
        <translation>
            <numerusform>Tylko %n punkt. Następne święto może być twoje.</numerusform>
            <numerusform>Tylko %n punkty. Następne święto może być twoje.</numerusform>
            <numerusform>Tylko %n punktów. Następne święto może być twoje.</numerusform>
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
        <source>My turn</source>
        <translation>Teraz ja</translation>
    </message>
    <message>
        <source>Undo it and make the move yourself</source>
        <translation>Cofnij to i wykonaj ruch samodzielnie</translation>
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
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Zagraj teraz</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation>Gra ze wskazówkami przeciw graczowi komputerowemu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game continues.</source>
        <translation>Zobacz, jak gra toczy się dalej.</translation>
    </message>
    <message>
        <source>That’s the move. Now undo it and make it yourself.</source>
        <translation>To jest ten ruch. Teraz cofnij go i wykonaj samodzielnie.</translation>
    </message>
    <message>
        <source>You’ll do that soon. First read this, then choose Next.</source>
        <translation>Zaraz to zrobisz. Najpierw przeczytaj to, potem wybierz Dalej.</translation>
    </message>
    <message>
        <source>That’s allowed, but try what the lesson asks for.</source>
        <translation>To dozwolone, ale spróbuj tego, o co prosi lekcja.</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>You can continue later (Esc)</source>
        <translation>Możesz wrócić do niej później (Esc)</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Opuść lekcję</translation>
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
        <source>{level} · extra</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · dodatkowy</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>wygrane: {wins} z {games}</translation>
    </message>
    <message>
        <source>Margins, game by game: {numbers}</source>
        <translation>Przewagi, gra po grze: {numbers}</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Największa wygrana</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Obecna seria wygranych</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Najdłuższa seria wygranych</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Jeszcze bez gry.</translation>
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
        <translation>Gość</translation>
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
        <source>Regular</source>
        <translation>Bywalczyni</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowy</translation>
    </message>
    <message>
        <source>Goes for quick points and misses good moves.</source>
        <translation>Wybiera szybkie punkty i przeocza dobre ruchy.</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves and often picks a weaker one.</source>
        <translation>Przeocza prawie połowę ruchów i często wybiera słabszy.</translation>
    </message>
    <message>
        <source>Overlooks some moves and often picks one that’s nearly as good.</source>
        <translation>Przeocza niektóre ruchy i często wybiera prawie równie dobry.</translation>
    </message>
    <message>
        <source>Overlooks little and often picks a move that’s nearly as good.</source>
        <translation>Niewiele przeocza i często wybiera ruch prawie równie dobry.</translation>
    </message>
    <message>
        <source>Overlooks nothing and sometimes picks a move that’s nearly as good.</source>
        <translation>Niczego nie przeocza i czasem wybiera ruch prawie równie dobry.</translation>
    </message>
    <message>
        <source>Takes whatever looks best right now.</source>
        <translation>Bierze to, co w tej chwili wygląda najlepiej.</translation>
    </message>
    <message>
        <source>Looks ahead for up to two seconds.</source>
        <translation>Myśli naprzód, do dwóch sekund.</translation>
    </message>
    <message>
        <source>Plans for later rounds.</source>
        <translation>Planuje na późniejsze rundy.</translation>
    </message>
    <message>
        <source>Likes to stockpile.</source>
        <translation>Lubi gromadzić zapasy.</translation>
    </message>
    <message>
        <source>Tries to leave the others as little as possible.</source>
        <translation>Stara się zostawić innym jak najmniej.</translation>
    </message>
    <message>
        <source>{level}: {character}</source>
        <translation>{level}: {character}</translation>
    </message>
    <message>
        <source>Wins {won} of 100 two-player games against {level} (± {reach}).</source>
        <translation>Wygrywa {won} na 100 gier dla dwóch graczy z poziomem {level} (± {reach}).</translation>
    </message>
    <message>
        <source>One that suits me</source>
        <translation>Odpowiedni dla mnie</translation>
    </message>
    <message>
        <source>{level} suits you for a first game: you’ve finished none yet.</source>
        <translation>{level} pasuje na pierwszą grę: żadna nie jest jeszcze skończona.</translation>
    </message>
    <message>
        <source>{level} suits you, as in your last game.</source>
        <translation>{level} pasuje do ciebie, jak w ostatniej grze.</translation>
    </message>
    <message>
        <source>{level} suits you, because you came out ahead in your last two games.</source>
        <translation>{level} pasuje do ciebie, bo w dwóch ostatnich grach udało ci się prowadzić na koniec.</translation>
    </message>
    <message>
        <source>{level} suits you, because you fell behind in your last two games.</source>
        <translation>{level} pasuje do ciebie, bo w dwóch ostatnich grach na koniec byli przed tobą inni.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Równo</translation>
    </message>
    <message>
        <source>A little ahead</source>
        <translation>Małe fory</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Fory</translation>
    </message>
    <message>
        <source>Far ahead</source>
        <translation>Duże fory</translation>
    </message>
    <message>
        <source>even chances</source>
        <translation>równe szanse</translation>
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
        <source>Looks a little ahead with two moves.</source>
        <translation>Myśli trochę naprzód przy dwóch ruchach.</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>Myśli naprzód przy kilku najlepszych ruchach.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Myśli naprzód czterokrotnie dokładniej niż Mistrzyni.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Parts of this program</source>
        <translation>Składniki tego programu</translation>
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
        <source>The list of licences is missing. Please reinstall the program.</source>
        <translation>Brakuje listy licencji. Zainstaluj program ponownie.</translation>
    </message>
    <message>
        <source>{name} is part of {other}. Its licence: {licence}.</source>
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
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Undo stops here</source>
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
        <source>Starts a new practice game</source>
        <translation>Zaczyna nową grę treningową</translation>
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
        <source>Luck compares rolls and drawn tiles with the average. Mistakes are what the coach is sure of, for people’s turns only. The rest is what nobody could foresee.</source>
        <translation>Szczęście porównuje rzuty i dobrane kafelki ze średnią. Błędy to tylko te, których trener jest pewien, i tylko w turach ludzi. Reszta to to, czego nikt nie mógł przewidzieć.</translation>
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
        <source>Show the table at that moment</source>
        <translation>Pokaż stół z tej chwili</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved. Please close the window and start the program again.</source>
        <translation>Festival Desktop został zaktualizowany, gdy był otwarty. Twoja gra jest zapisana. Zamknij okno i uruchom program ponownie.</translation>
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
        <source>I never gain Mooncakes.</source>
        <translation>Nigdy nie zyskuję ciastek.</translation>
    </message>
    <message>
        <source>Several options are equally good for me. Which one would you like?</source>
        <translation>Kilka możliwości jest dla mnie równie dobrych. Którą wybierasz?</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores the most.</source>
        <translation>Moja tura. Szukam Dedykacji, która daje najwięcej punktów.</translation>
    </message>
    <message>
        <source>When your Fireworks tile earns you Mooncakes, I gain one.</source>
        <translation>Gdy twój kafelek Fajerwerków daje ci ciastka, ja zyskuję jedno.</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one, too.</source>
        <translation>Za każde ciastko, które zyskujesz, ja też zyskuję jedno.</translation>
    </message>
    <message>
        <source>The lanterns on the left and right of every tile you place are mine.</source>
        <translation>Lampiony po lewej i prawej stronie każdego twojego kafelka są moje.</translation>
    </message>
    <message>
        <source>All lanterns on every tile you place are mine, except the one on your side.</source>
        <translation>Z każdego położonego przez ciebie kafelka wszystkie lampiony są moje, oprócz tego z twojego boku.</translation>
    </message>
    <message>
        <source>I’ve brought some of each lantern.</source>
        <translation>Mam ze sobą trochę lampionów każdego rodzaju.</translation>
    </message>
    <message>
        <source>Score more than I do: I win ties.</source>
        <translation>Zdobądź więcej niż ja: remisy wygrywam ja.</translation>
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
        <translation>Biorę {lantern} z Puli.</translation>
    </message>
    <message>
        <source>I can’t make another Dedication.</source>
        <translation>Nie mogę złożyć kolejnej Dedykacji.</translation>
    </message>
    <message>
        <source>I can’t make a Dedication, so I spend nothing.</source>
        <translation>Nie mogę złożyć Dedykacji, więc nic nie wydaję.</translation>
    </message>
    <message>
        <source>I can also make {options}.</source>
        <translation>Mogę też złożyć: {options}.</translation>
    </message>
    <message>
        <source>{kind} scores the most.</source>
        <translation>Najwięcej punktów daje: {kind}.</translation>
    </message>
    <message>
        <source>At equal points, {kind} takes the fewest lanterns.</source>
        <translation>Przy równych punktach najmniej lampionów bierze: {kind}.</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}’s help</source>
        <translation>{kind} za {points} (pomaga {friend})</translation>
    </message>
    <message>
        <source>I need {lanterns}.</source>
        <translation>Potrzebuję: {lanterns}.</translation>
    </message>
    <message>
        <source>I can spare only {lanterns}.</source>
        <translation>Mogę oddać tylko: {lanterns}.</translation>
    </message>
    <message>
        <source>I don’t have {lanterns}.</source>
        <translation>Nie mam: {lanterns}.</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has the most of: {numbers}.</source>
        <translation>Potem patrzę, czego w Puli jest najwięcej: {numbers}.</translation>
    </message>
    <message>
        <source>I use what I have the most of: {numbers}.</source>
        <translation>Używam tego, czego mam najwięcej: {numbers}.</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>Mogę złożyć: {options}.</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind} za {points}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>Twój wybór za mnie: {lanterns}.</translation>
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
        <source>{name} can’t make another Dedication.</source>
        <translation>{name} nie może złożyć kolejnej Dedykacji.</translation>
    </message>
    <message>
        <source>{name} can’t make a Dedication.</source>
        <translation>{name} nie może złożyć Dedykacji.</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it scores the most, {points}.</source>
        <translation>{name} wybiera: {kind}, bo daje najwięcej, {points}.</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it takes the fewest lanterns.</source>
        <translation>{name} wybiera: {kind}, bo bierze najmniej lampionów.</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Twój wybór za gracza {name}: {kind}.</translation>
    </message>
    <message>
        <source>{name} can make only {kind}.</source>
        <translation>{name} może złożyć tylko: {kind}.</translation>
    </message>
    <message>
        <source>It needs {friend}’s help.</source>
        <translation>Potrzebna jest pomoc: {friend}.</translation>
    </message>
    <message>
        <source>She has the most of {lanterns}.</source>
        <translation>Najwięcej ma: {lanterns}.</translation>
    </message>
    <message>
        <source>The Supply has the most of {lanterns}.</source>
        <translation>W Puli najwięcej jest: {lanterns}.</translation>
    </message>
    <message>
        <source>She has the most of {held}; of the rest, the Supply has the most of {lanterns}.</source>
        <translation>Najwięcej ma: {held}; z reszty w Puli najwięcej jest: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she dedicates: {lanterns}.</source>
        <translation>Twój wybór, co dedykuje: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she takes: {lanterns}.</source>
        <translation>Twój wybór, co bierze: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she gives: {lanterns}.</source>
        <translation>Twój wybór, co oddaje: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she leaves out: {lanterns}.</source>
        <translation>Twój wybór, co pomija: {lanterns}.</translation>
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
        <source>Surprise me</source>
        <translation>Zaskocz mnie</translation>
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
        <source>The coach is comparing your turn.</source>
        <translation>Trener porównuje twoją turę.</translation>
    </message>
    <message>
        <source>Solved! Solve it once more to remove it from My puzzles.</source>
        <translation>Rozwiązane! Rozwiąż ją jeszcze raz, a zniknie z Moich zagadek.</translation>
    </message>
    <message>
        <source>Solved twice! It’s no longer in My puzzles.</source>
        <translation>Rozwiązane dwa razy! Nie ma jej już w Moich zagadkach.</translation>
    </message>
    <message>
        <source>The coach can’t compare it right now. Undo a step or try again.</source>
        <translation>Trener nie może jej teraz porównać. Cofnij krok albo spróbuj jeszcze raz.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Undo a step or try again.</source>
        <translation>
            <numerusform>Jeszcze nie: kosztuje około %n punkt. Cofnij krok albo spróbuj jeszcze raz.</numerusform>
            <numerusform>Jeszcze nie: kosztuje około %n punkty. Cofnij krok albo spróbuj jeszcze raz.</numerusform>
            <numerusform>Jeszcze nie: kosztuje około %n punktów. Cofnij krok albo spróbuj jeszcze raz.</numerusform>
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
        <source>Computer speed: {pace}. Click the table to hurry one move.</source>
        <translation>Tempo komputera: {pace}. Kliknij stół, by przyspieszyć jeden ruch.</translation>
    </message>
    <message>
        <source>Computer speed: {pace}</source>
        <translation>Tempo komputera: {pace}</translation>
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
        <source>You start with {coins} coins.</source>
        <translation>Zaczynasz z {coins} monetami.</translation>
    </message>
    <message>
        <source>You start with {workers} workers on each Start.</source>
        <translation>Zaczynasz z {workers} robotnikami na każdym Starcie.</translation>
    </message>
    <message>
        <source>You start with {goals} private goals.</source>
        <translation>Zaczynasz z {goals} tajnymi celami.</translation>
    </message>
    <message>
        <source>You start with {points} points.</source>
        <translation>Zaczynasz z {points} punktami.</translation>
    </message>
    <message>
        <source>One of your workers from each Start starts on another island of your choice.</source>
        <translation>Po jednym twoim robotniku z każdego Startu zaczyna na innej wybranej wyspie.</translation>
    </message>
    <message>
        <source>You start with a floor on a Small island of your choice (no reward).</source>
        <translation>Zaczynasz z piętrem na wybranej małej wyspie (bez nagrody).</translation>
    </message>
    <message>
        <source>You start with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>Zaczynasz z {coins} monetami i 1 dodatkowym robotnikiem na wybranym Starcie.</translation>
    </message>
    <message>
        <source>You go first and start with {coins} coins.</source>
        <translation>Grasz jako pierwszy gracz i zaczynasz z {coins} monetami.</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less.</source>
        <translation>Każdy most kosztuje cię o {segments} monetę mniej.</translation>
    </message>
    <message>
        <source>When another player pays you a toll, you get {coins} extra coin.</source>
        <translation>Gdy inny gracz płaci ci myto, dostajesz {coins} dodatkową monetę.</translation>
    </message>
    <message>
        <source>One movement per turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>Jeden ruch na turę może przejść pusty szlak do {length} pól za {coins} monetę.</translation>
    </message>
    <message>
        <source>The first bridge of each movement is toll-free.</source>
        <translation>Pierwszy most każdego ruchu jest bez myta.</translation>
    </message>
    <message>
        <source>Each water reward also gives you {coins} coin.</source>
        <translation>Każdy skarb z wody daje ci też {coins} monetę.</translation>
    </message>
    <message>
        <source>You may build bridges from any island with one of your floors, even without a worker.</source>
        <translation>Możesz budować mosty z każdej wyspy, na której masz piętro, nawet bez robotnika.</translation>
    </message>
    <message>
        <source>Move gives you {number} movements.</source>
        <translation>Akcja ruchu daje ci {number} ruchy.</translation>
    </message>
    <message>
        <source>Two workers on one island may move together as one movement; each pays the toll.</source>
        <translation>Dwóch robotników z jednej wyspy może iść razem jako jeden ruch; każdy płaci myto.</translation>
    </message>
    <message>
        <source>Your workers may exceed an island’s capacity by {workers}.</source>
        <translation>Twoi robotnicy mogą przekroczyć limit wyspy o {workers}.</translation>
    </message>
    <message>
        <source>Each time you recruit, you get {workers} extra worker.</source>
        <translation>Przy każdym werbunku dostajesz {workers} dodatkowego robotnika.</translation>
    </message>
    <message>
        <source>You may place recruits on any island with room and one of your workers.</source>
        <translation>Nowych robotników możesz stawiać na każdej wyspie z wolnym miejscem i twoim robotnikiem.</translation>
    </message>
    <message>
        <source>Each floor you build gives you {coins} coin.</source>
        <translation>Każde zbudowane piętro daje ci {coins} monetę.</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins to build a second one there.</source>
        <translation>Gdy budujesz piętro, możesz za {coins} monety zbudować tam drugie.</translation>
    </message>
    <message>
        <source>You may build a floor where you have a bridge, even without a worker.</source>
        <translation>Możesz zbudować piętro tam, gdzie masz most, nawet bez robotnika.</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts as {pieces} for the majority (not for points).</source>
        <translation>Twoje piętro na szczycie pagody liczy się do większości jako {pieces} (nie do punktów).</translation>
    </message>
    <message>
        <source>At your festivals you score {points} points per worker on the island.</source>
        <translation>Na twoich świętach zdobywasz {points} punkty za każdego robotnika na wyspie.</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} fewer bridge.</source>
        <translation>Twoje święta wymagają o {bridges} most mniej.</translation>
    </message>
    <message>
        <source>You may hold a festival when you’re {pieces} piece short of the majority.</source>
        <translation>Możesz urządzić święto, gdy do większości brakuje ci {pieces} elementu.</translation>
    </message>
    <message>
        <source>When another player’s festival includes your worker, you score {points} points.</source>
        <translation>Gdy na święcie innego gracza jest twój robotnik, zdobywasz {points} punkty.</translation>
    </message>
    <message>
        <source>Each private goal scores {points} extra points.</source>
        <translation>Każdy tajny cel daje ci {points} dodatkowe punkty.</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points to take, and only {loss} at the end.</source>
        <translation>Wzięcie Wrony kosztuje cię {cost} punkty, a na koniec tylko {loss}.</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>Mosty od {length} segmentów w górę kosztują cię o {coins} mniej.</translation>
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
        <source>Previous page</source>
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
        <source>nothing selected</source>
        <translation>nic nie wybrano</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>Nie udało się zapisać {file}.</translation>
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
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>Projected scores</source>
        <translation>Prognoza punktów</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>{reached} of {target}</source>
        <translation>{reached} z {target}</translation>
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
        <source>Not yet: {reached} of {target}. Undo a step or try again.</source>
        <translation>Jeszcze nie: {reached} z {target}. Cofnij krok albo spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution that doesn’t.</source>
        <translation>To zależy od szczęścia. Jest rozwiązanie, które od niego nie zależy.</translation>
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
        <source>Undo the last step (Ctrl+Z)</source>
        <translation>Cofnij ostatni krok (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Ponów (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Restart the puzzle</source>
        <translation>Zacznij zagadkę od nowa</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
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
        <source>the games against computers</source>
        <translation>gry z komputerem</translation>
    </message>
    <message>
        <source>The record couldn’t be saved. {reason}</source>
        <translation>Nie udało się zapisać rekordu. {reason}</translation>
    </message>
    <message>
        <source>The records for {challenge} come from a newer version. They won’t be changed or added to.</source>
        <translation>Rekordy ({challenge}) pochodzą z nowszej wersji. Nie zostaną zmienione ani uzupełnione.</translation>
    </message>
    <message>
        <source>The records for {challenge} can’t be read right now.</source>
        <translation>Rekordów ({challenge}) nie można teraz odczytać.</translation>
    </message>
    <message numerus="yes">
        <source>The records for {challenge} were damaged. The file was set aside; %n game(s) could be saved.</source>
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
    <message>
        <source>Bars point up for wins and down for losses. Practice games don’t count.</source>
        <translation>Słupki w górę to wygrane, w dół to przegrane. Gry treningowe się nie liczą.</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice games don’t count.</source>
        <translation>Słupki to punkty, linie to medale. Gry treningowe się nie liczą.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had custom content.</source>
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
        <source>Against computers</source>
        <translation>Z komputerem</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>From the rulebook</source>
        <translation>Z instrukcji</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Dodatkowe</translation>
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
        <source>Try again from this step in a new game (Ctrl+T)</source>
        <translation>Spróbuj ponownie od tego kroku w nowej grze (Ctrl+T)</translation>
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
        <source>To the start (Home)</source>
        <translation>Na początek (Home)</translation>
    </message>
    <message>
        <source>Back one step (Left)</source>
        <translation>Krok wstecz (Lewo)</translation>
    </message>
    <message>
        <source>Play backwards (Shift+Space)</source>
        <translation>Odtwarzaj wstecz (Shift+Spacja)</translation>
    </message>
    <message>
        <source>Forward one step (Right)</source>
        <translation>Krok naprzód (Prawo)</translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation>Tempo odtwarzania (+ i −)</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Punkt widzenia</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Do końca (End)</translation>
    </message>
    <message>
        <source>Whose view is shown. “All open” shows the hand of the player whose turn it is.</source>
        <translation>Czyj widok jest pokazany. „Wszystko jawne” pokazuje rękę gracza, którego jest tura.</translation>
    </message>
    <message>
        <source>Play automatically (Space)</source>
        <translation>Odtwarzaj automatycznie (Spacja)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
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
        <translation>Jak widzi to {name}</translation>
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
        <source>Previous result</source>
        <translation>Poprzedni wynik</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Następny wynik</translation>
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
        <source>Scores</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
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
        <source>Play the recovered game</source>
        <translation>Graj odzyskaną grę</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>View it step by step</source>
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
        <source>Make a copy of this game (Ctrl+D)</source>
        <translation>Zrób kopię tej gry (Ctrl+D)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Save a copy anywhere you like (Ctrl+E)</source>
        <translation>Zapisz kopię, gdzie chcesz (Ctrl+E)</translation>
    </message>
    <message>
        <source>Move to the trash (Delete)</source>
        <translation>Przenieś do kosza (Delete)</translation>
    </message>
    <message>
        <source>This can’t be undone</source>
        <translation>Tego nie można cofnąć</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Usuń na zawsze</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nazwa gry</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Otwarto tylko pierwszą z %n gry.</numerusform>
            <numerusform>Otwarto tylko pierwszą z %n gier.</numerusform>
            <numerusform>Otwarto tylko pierwszą z %n gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>krok {step}</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>„{name}”: zapis z nowszej wersji Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>„{name}”: plik za duży jak na zapisaną grę.</translation>
    </message>
    <message>
        <source>Saved. (Every step is also saved automatically.)</source>
        <translation>Zapisano. (Każdy krok jest też zapisywany automatycznie.)</translation>
    </message>
    <message>
        <source>Automatic saving is working again.</source>
        <translation>Automatyczny zapis znów działa.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. That file is left alone; your game continues in a new file.</source>
        <translation>„{name}”: plik zmienił inny program. Zostaje bez zmian, a twoja gra toczy się dalej w nowym pliku.</translation>
    </message>
    <message>
        <source>This game continues with the content it was saved with.</source>
        <translation>Ta gra toczy się dalej z zawartością, z którą ją zapisano.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and continues with them.</source>
        <translation>Tę grę zapisano według wcześniejszych zasad i według nich toczy się dalej.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it continues with the current ones.</source>
        <translation>Tę grę zapisano według wcześniejszych zasad; dalej obowiązują obecne.</translation>
    </message>
    <message>
        <source>It’s practice now: the version that saved it couldn’t yet check that games are fair.</source>
        <translation>Teraz to trening: wersja, która zapisała tę grę, nie sprawdzała jeszcze uczciwości gier.</translation>
    </message>
    <message>
        <source>Copy saved as “{name}”.</source>
        <translation>Kopię zapisano jako „{name}”.</translation>
    </message>
    <message>
        <source>Your custom content couldn’t be used; the built-in content is used instead: {reason}</source>
        <translation>Nie dało się użyć twojej zawartości; używana jest wbudowana: {reason}</translation>
    </message>
    <message>
        <source>A new practice game from that step. The original is unchanged.</source>
        <translation>Nowa gra treningowa od tego kroku. Oryginał zostaje bez zmian.</translation>
    </message>
    <message>
        <source>A new practice game from that step. Everything you couldn’t see was re-dealt, so nothing is given away.</source>
        <translation>Nowa gra treningowa od tego kroku. To, co było przed tobą ukryte, rozdano od nowa, więc nic się nie zdradza.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be recovered.</source>
        <translation>
            <numerusform>Można odzyskać %n krok.</numerusform>
            <numerusform>Można odzyskać %n kroki.</numerusform>
            <numerusform>Można odzyskać %n kroków.</numerusform>
        </translation>
    </message>
    <message>
        <source>It continues in a new file; the damaged one is kept.</source>
        <translation>Toczy się dalej w nowym pliku; uszkodzony zostaje zachowany.</translation>
    </message>
    <message>
        <source>It continues in a new file; the old one is kept.</source>
        <translation>Toczy się dalej w nowym pliku; stary zostaje zachowany.</translation>
    </message>
    <message>
        <source>From now on it counts as practice.</source>
        <translation>Od teraz liczy się jako trening.</translation>
    </message>
    <message>
        <source>The file was edited outside the program ({where}).</source>
        <translation>Plik zmieniono poza programem ({where}).</translation>
    </message>
    <message>
        <source>The current step was unclear, so the game was opened at its last one.</source>
        <translation>Nie było jasne, przy którym kroku jest gra, więc otwarto ją na ostatnim.</translation>
    </message>
    <message>
        <source>The file was damaged; the game is now at step {step}.</source>
        <translation>Plik był uszkodzony; gra jest teraz przy kroku {step}.</translation>
    </message>
    <message>
        <source>The file was damaged; the game continues from the position after step {step}.</source>
        <translation>Plik był uszkodzony; gra toczy się dalej od pozycji po kroku {step}.</translation>
    </message>
    <message>
        <source>The rules have changed; the game continues from the position after step {step}.</source>
        <translation>Zasady się zmieniły; gra toczy się dalej od pozycji po kroku {step}.</translation>
    </message>
    <message>
        <source>The game is at step {step}.</source>
        <translation>Gra jest przy kroku {step}.</translation>
    </message>
    <message>
        <source>Step {step} couldn’t be replayed.</source>
        <translation>Nie udało się odtworzyć kroku {step}.</translation>
    </message>
    <message>
        <source>The result saved in the file didn’t match its steps.</source>
        <translation>Wynik zapisany w pliku nie pasuje do jego kroków.</translation>
    </message>
    <message>
        <source>The position after step {step} couldn’t be checked.</source>
        <translation>Nie udało się sprawdzić pozycji po kroku {step}.</translation>
    </message>
    <message>
        <source>Undone steps couldn’t be kept.</source>
        <translation>Nie udało się zachować cofniętych kroków.</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>„{name}”: gra już nie istnieje.</translation>
    </message>
    <message>
        <source>“{name}” can’t be read: {why}.</source>
        <translation>Nie można odczytać „{name}”: {why}.</translation>
    </message>
    <message>
        <source>“{name}” is not a Festival Desktop game.</source>
        <translation>„{name}” to nie jest gra Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” isn’t an ordinary file.</source>
        <translation>„{name}” to nie jest zwykły plik.</translation>
    </message>
    <message>
        <source>“{name}” uses an unknown edition of the rules: {where}.</source>
        <translation>„{name}”: nieznane wydanie zasad: {where}.</translation>
    </message>
    <message>
        <source>“{name}” was played with custom content that is missing or can’t be used.</source>
        <translation>„{name}”: gra z własną zawartością, której brakuje albo nie można użyć.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it isn’t a text file.</source>
        <translation>„{name}”: plik uszkodzony, to nie jest plik tekstowy.</translation>
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
        <source>“{name}” is damaged: it contains too much data.</source>
        <translation>„{name}”: plik uszkodzony, zawiera za dużo danych.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” appears twice.</source>
        <translation>„{name}”: plik uszkodzony, „{where}” występuje dwa razy.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a valid number.</source>
        <translation>„{name}”: plik uszkodzony, {where} to nie jest poprawna liczba.</translation>
    </message>
    <message>
        <source>“{name}” belongs to a game this version doesn’t have: {where}.</source>
        <translation>„{name}” należy do gry, której ta wersja nie ma: {where}.</translation>
    </message>
    <message>
        <source>The setup saved in “{name}” isn’t valid.</source>
        <translation>„{name}”: zapisane przygotowanie gry jest niepoprawne.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it has no usable position.</source>
        <translation>„{name}”: plik uszkodzony, brak pozycji, której można użyć.</translation>
    </message>
    <message>
        <source>“{name}” contains a position that can’t happen in the game.</source>
        <translation>„{name}” zawiera pozycję, która nie może wystąpić w grze.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {reason}.</source>
        <translation>Nie udało się zapisać gry: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” was left unchanged: {reason}.</source>
        <translation>„{name}” zostaje bez zmian: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it wasn’t changed.</source>
        <translation>„{name}”: gra otwarta w innym oknie, więc zostaje bez zmian.</translation>
    </message>
    <message>
        <source>That name can’t be used for a game.</source>
        <translation>Tej nazwy nie można użyć dla gry.</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <source>the folder no longer exists</source>
        <translation>folder już nie istnieje</translation>
    </message>
    <message>
        <source>nothing can be saved there</source>
        <translation>nie można tam nic zapisać</translation>
    </message>
    <message>
        <source>this name can’t be used here</source>
        <translation>tej nazwy nie można tu użyć</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>„{name}”: plik uszkodzony w „{where}”.</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>„{name}”: plik uszkodzony.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (kopia)</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>dysk zgłasza błąd</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>nazwa jest za długa</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
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
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>Przeniesiono do kosza %n grę.</numerusform>
            <numerusform>Przeniesiono do kosza %n gry.</numerusform>
            <numerusform>Przeniesiono do kosza %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>Zaimportowano %n grę.</numerusform>
            <numerusform>Zaimportowano %n gry.</numerusform>
            <numerusform>Zaimportowano %n gier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGameColumns</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search by name or player</source>
        <translation>Szukaj nazwy lub gracza</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Opróżnij kosz</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>Kosz jest pusty. Gry zostają tu 30 dni.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Brak pasujących gier.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
        <translation>Nie ma jeszcze zapisanych gier. Każda rozegrana gra jest tu zapisywana automatycznie.</translation>
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
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>You can also drop files onto this window</source>
        <translation>Pliki możesz też upuścić na to okno</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Zapisano</translation>
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
        <source>At least one player has to start even.</source>
        <translation>Przynajmniej jeden gracz musi zaczynać bez forów.</translation>
    </message>
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
        <source>Two players are called {name}. Rename one of them.</source>
        <translation>Dwie osoby nazywają się {name}. Zmień imię jednej z nich.</translation>
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
        <source>Even chances</source>
        <translation>Równe szanse</translation>
    </message>
    <message>
        <source>weaker players start with more</source>
        <translation>słabsi gracze zaczynają z przewagą</translation>
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
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Człowiek</translation>
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
    <message>
        <source>Head start, {side}</source>
        <translation>Fory, {side}</translation>
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
        <source>The same seed deals the same game on any computer.</source>
        <translation>To samo ziarno daje tę samą grę na każdym komputerze.</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Nowe losowe ziarno</translation>
    </message>
    <message>
        <source>Copy the seed to share this game</source>
        <translation>Skopiuj ziarno, by podzielić się tą grą</translation>
    </message>
    <message>
        <source>Not a valid seed: use up to {number} letters and digits, with hyphens in between.</source>
        <translation>Niepoprawne ziarno: użyj do {number} liter i cyfr, z łącznikami między nimi.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowe</translation>
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
        <source>Use this computer’s settings</source>
        <translation>Użyj ustawień tego komputera</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>Kolory, kontrast i animacje według ustawień systemu</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas gains Applejack.</source>
        <translation>Maya kładzie kafelek: zyskuje Twilight Sparkle za dopasowanie, a Jonas zyskuje Applejack.</translation>
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
        <translation>Jak są silni?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Languages marked * haven’t been checked by a native speaker yet.</source>
        <translation>Języków z * nie sprawdził jeszcze rodzimy użytkownik.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mniej animacji</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
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
        <source>Tips at the table</source>
        <translation>Wskazówki przy stole</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Jak w systemie</translation>
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
        <source>Game volume</source>
        <translation>Głośność gry</translation>
    </message>
    <message>
        <source>Ambience volume</source>
        <translation>Głośność tła</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>For the sky and the lake around the tables.</source>
        <translation>Niebo i jezioro wokół stołów.</translation>
    </message>
    <message>
        <source>Pages scroll if the text needs more room.</source>
        <translation>Strony się przewijają, gdy tekst potrzebuje więcej miejsca.</translation>
    </message>
    <message>
        <source>Pieces move without animation.</source>
        <translation>Elementy poruszają się bez animacji.</translation>
    </message>
    <message>
        <source>Volume of the game and of the night ambience.</source>
        <translation>Głośność gry i nocnego tła.</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <translation>Ręczny koniec tury</translation>
    </message>
    <message>
        <source>You end your turn with a button, and can undo until then.</source>
        <translation>Turę kończysz przyciskiem; do tego czasu możesz cofać.</translation>
    </message>
    <message>
        <source>Shows what you can do, explains new things, and marks what you still need.</source>
        <translation>Pokazuje, co możesz zrobić, wyjaśnia nowości i zaznacza to, czego jeszcze potrzebujesz.</translation>
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
        <translation>Nowości</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Arkusz</translation>
    </message>
    <message>
        <source>Show what the others did, one step at a time (F7)</source>
        <translation>Pokaż, co zrobili inni, krok po kroku (F7)</translation>
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
        <source>Best score: {number}</source>
        <translation>Rekord: {number}</translation>
    </message>
    <message>
        <source>Not played solo yet</source>
        <translation>Jeszcze bez gry solo</translation>
    </message>
    <message>
        <source>Everyone gets the same dice in today’s game.</source>
        <translation>W dzisiejszej grze wszyscy mają te same kości.</translation>
    </message>
    <message>
        <source>best daily game: {number}</source>
        <translation>najlepsza gra dnia: {number}</translation>
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
    <name>SortHeader</name>
    <message>
        <source>{column}, ascending</source>
        <translation>{column}, rosnąco</translation>
    </message>
    <message>
        <source>{column}, descending</source>
        <translation>{column}, malejąco</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>Jak są silni?</translation>
    </message>
    <message>
        <source>How often one computer player wins against others, compared with pure luck: 2 × means it wins twice as often.</source>
        <translation>Jak często jeden gracz komputerowy wygrywa z innymi, w porównaniu z czystym losem: 2 × znaczy, że wygrywa dwa razy częściej.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Partly measured with edition {earlier} of the rules; the current one is {now}.</source>
        <translation>Częściowo zmierzone według wydania {earlier} zasad; obecne to {now}.</translation>
    </message>
    <message>
        <source>No measurements for this version.</source>
        <translation>Brak pomiarów dla tej wersji.</translation>
    </message>
    <message>
        <source>Measured on {day} in games between computer players.</source>
        <translation>Zmierzono {day} w grach między graczami komputerowymi.</translation>
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
        <source>Next item</source>
        <translation>Następny element</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Następna część stołu</translation>
    </message>
    <message>
        <source>Select the focused item</source>
        <translation>Wybierz zaznaczony element</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Odłóż z powrotem</translation>
    </message>
    <message>
        <source>Rotate the held piece</source>
        <translation>Obróć trzymany element</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Powiększ, pomniejsz, dopasuj</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Tips are off. Turn them on again in the menu under Settings.</source>
        <translation>Wskazówki są wyłączone. Włączysz je znów w menu, w Ustawieniach.</translation>
    </message>
    <message>
        <source>Still to claim</source>
        <translation>Jeszcze do wzięcia</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Jeszcze do wzięcia: {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything here can also be done from the list of choices (F6).</source>
        <translation>Stół. Wszystko stąd można też zrobić na liście możliwości (F6).</translation>
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
        <source>Redo the last undone step</source>
        <translation>Ponów cofnięty krok</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>Prognoza punktów</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you’re pointing at.</source>
        <translation>Zasady tej gry. F1 wyjaśnia to, na co wskazujesz.</translation>
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
        <source>Pass to the next player</source>
        <translation>Przekaż następnemu graczowi</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Cofnij ostatni krok</translation>
    </message>
    <message>
        <source>The last step revealed something hidden, so it can’t be undone.</source>
        <translation>Ostatni krok ujawnił coś ukrytego, więc nie można go cofnąć.</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} jest już po ruchu, więc wcześniejszych kroków nie można cofnąć.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nie ma nic do cofnięcia.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation>Wykonaj następny ruch komputera</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>Zobacz punktację</translation>
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
        <source>Show a good move</source>
        <translation>Pokaż dobry ruch</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>Pokaż zasadę</translation>
    </message>
    <message>
        <source>See the rules on this (F1)</source>
        <translation>Zobacz zasady na ten temat (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Redo up to here</source>
        <translation>Ponów aż dotąd</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>Cofnij aż dotąd</translation>
    </message>
    <message>
        <source>Try again from here in a new game</source>
        <translation>Spróbuj ponownie od tego miejsca w nowej grze</translation>
    </message>
    <message>
        <source>View this step</source>
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
        <source>You’ve seen what was hidden then: a move from here makes this game practice.</source>
        <translation>Znasz już to, co było tu jeszcze ukryte: po ruchu stąd ta gra to trening.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
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
        <source>Undone: click to redo.</source>
        <translation>Cofnięte: kliknij, by ponowić.</translation>
    </message>
    <message>
        <source>Something hidden was revealed here.</source>
        <translation>Tu ujawniono coś ukrytego.</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} jest już po ruchu, więc wcześniejszych kroków nie można cofnąć.</translation>
    </message>
    <message>
        <source>Step {number} revealed something hidden, so undo stops there: {what}</source>
        <translation>Krok {number} ujawnił coś ukrytego, więc cofanie kończy się tam: {what}</translation>
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
        <source>You can turn tips on again in Settings.</source>
        <translation>Wskazówki możesz znów włączyć w Ustawieniach.</translation>
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
        <source>It gives {better} instead of {played}.</source>
        <translation>Daje {better} zamiast {played}.</translation>
    </message>
    <message>
        <source>It gives {better}.</source>
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
        <source>Your turn gave {played} right away, but this turn scores more later.</source>
        <translation>Twoja tura od razu dała {played}, ale ta daje więcej później.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Your last steps aren’t saved yet.</source>
        <translation>Twoje ostatnie kroki nie są jeszcze zapisane.</translation>
    </message>
    <message>
        <source>{reason} Free up space, save a copy somewhere else, or go back to the last saved position.</source>
        <translation>{reason} Zwolnij miejsce, zapisz kopię gdzie indziej albo wróć do ostatnio zapisanej pozycji.</translation>
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
        <source>Keep playing</source>
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
        <source>Your turn is done: end it.</source>
        <translation>Twoja tura jest gotowa: zakończ ją.</translation>
    </message>
    <message>
        <source>{name} has finished: end the turn.</source>
        <translation>Gracz {name} skończył: zakończ turę.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>Tura gracza {name}.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Twoja tura.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} myśli.</translation>
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
        <source>{lane}. Reward: {rewards}</source>
        <translation>{lane}. Nagroda: {rewards}</translation>
    </message>
    <message>
        <source>Over {name}’s bridges for {coins}</source>
        <translation>Po mostach gracza {name}, koszt: {coins}</translation>
    </message>
    <message>
        <source>Two workers over {name}’s bridges for {coins}</source>
        <translation>Dwóch robotników po mostach gracza {name}, koszt: {coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, for free</source>
        <translation>Po własnych mostach, za darmo</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, for free</source>
        <translation>Dwóch robotników po własnych mostach, za darmo</translation>
    </message>
    <message>
        <source>{lane}, by ferry for {coins}</source>
        <translation>{lane}, promem, koszt: {coins}</translation>
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
