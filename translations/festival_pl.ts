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
        <source>Projected &amp;scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What the others did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View one step &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View one step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit table to win&amp;dow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain what’s under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System default</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games with hints are kept, but don’t count as records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best score out of {number} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best score: {points} points, out of {number} games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also considered: {step}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended sets</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited outside the program</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You haven’t beaten her yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lanterns Dice solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play solo and try to beat your own best score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Kości dnia</translation>
    </message>
    <message>
        <source>Random dice</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the challenges you’ve finished, by level</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics don’t work ({platform}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No screen found; off-screen drawing works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics work: {screen}, {platform}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All characters can be displayed ({others}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing characters: {missing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program’s own fonts are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound works ({device}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound doesn’t work. {trouble}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound device found: games are silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete; all games load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled version: computer players think faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running from source code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: writable, {free} MB free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: can’t be written to. {trouble}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving and reopening a game gives back the identical game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They run in a separate process; the first answer took {ms} ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. You can still play: they run inside the window, which may freeze briefly. If this computer is busy, check again later. {trouble}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window opens. In each game ten moves were played, saved and reopened ({s} s).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished after {s} seconds. If this computer is busy, check again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems were found. Check again first; if they remain, reinstall the program. Your saved games are kept.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Undo the last choice (Esc)</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{choice} without claiming {claims}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Znajdź to</translation>
    </message>
    <message>
        <source>A puzzle of your own: it stays under My puzzles until you solve it twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>Największy zwrot to krok {number}: {step} Szansa na wygraną dla {name} zmieniła się z {before} na {after} %.</translation>
    </message>
    <message>
        <source>The coach is reviewing the whole game. You can leave at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) couldn’t be reviewed: the computer was too busy.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was clearly worse than a Master’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Master with your knowledge would have played these turns better.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragging works. Clicking the piece and then the place does the same thing everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two clicks work. Dragging does the same thing everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keyboard works: every game can be played with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this computer’s settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can change all of this later in Settings.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To protect your game, only one window can use it. You can continue here with a copy, saved as a separate game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance of winning (%), step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points so far and expected final score, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the chart to see the table at that moment; click to go there.</source>
        <translation type="unfinished"></translation>
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
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Ukończ baseny na pokaz fajerwerków za %n punkt.</numerusform>
            <numerusform>Ukończ baseny na pokaz fajerwerków za %n punkty.</numerusform>
            <numerusform>Ukończ baseny na pokaz fajerwerków za %n punktów.</numerusform>
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
        <source>Complete %n pool(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second-largest group.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second-largest group.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <source>Done: leave the rest unshaded</source>
        <translation>Gotowe: resztę zostaw pustą</translation>
    </message>
    <message>
        <source>Spend {gifts} to re-roll all four dice (you have {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shades now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the tray as it is: {faced}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate the tray {quarters}: {faced}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {area} as well</source>
        <translation type="unfinished"></translation>
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
        <source>With the emperor’s favour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchored at {corner}: covers {pools}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Anchored at {corner}: %n option(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: covers {pools}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quarters}: covers {pools}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one extra area next to it</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest group: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They also tie on fireworks points, so they share this place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie broken by fireworks points: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Click to take this sheet and shade on it now.</source>
        <translation type="unfinished"></translation>
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
        <source>Pavilion: shade it to earn a gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool {pool}: covered by fireworks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks can cover it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform: completing its pool lets you shade an area next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boat: surrounded, worth {points} as long as its pool stays unshaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This boat is lost: its pool has been shaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no room left for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pools} still needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) still needed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more gift(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s sheet: {points}, {gifts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second group: {points}, one per pool in the second-largest group of completed pools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n per surrounded boat.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Spend gifts on re-rolls and on the emperor’s favours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn bonus {row}: {name} may shade one extra {color} area on that turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn bonus {row}: one extra {color} area this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, already past.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No player faces this die, but some favours use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uses the die on this side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may shade one {color} area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tray: shade an area in the colour you face. The active player may rotate it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate the tray so that everyone faces a different die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll all four dice for {gifts}, before rotating the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everywhere this tile fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch the display worth the most points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the rest unshaded; you confirm first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The emperor’s favours: spend gifts to use one each turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>Basen {pool}: zamalowane pola: {number} z 2.</translation>
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
        <translation>Fajerwerki: kafelek przykrywa gotowe baseny i daje swoje punkty.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t launch yet: these pools could hold a better tile later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the tray as it is. You face {color}; {areas}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n such area(s) still unshaded</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose from %n area(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s next to a boat and helps surround it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves a platform pool one area short, ready for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It connects to pools you’ve completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can finish its pool with a different colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch {shape} on {pools}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>Zamaluj cały basen {pool}. {reason}</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>no player faces it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show where it fits</source>
        <translation type="unfinished"></translation>
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
        <translation>kończy basen</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dozwolone</translation>
    </message>
    <message>
        <source>One area in the colour of {name}’s die</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Re-roll: %n gift(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n pool(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} shades on this sheet now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One extra area in your die’s colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One area in a colour that’s not on the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One area in the colour of the die to your left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One area of any colour next to a completed pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both areas of one unshaded pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses a boat</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click again to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to undo this and everything after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} kept the tray as it was: {faced}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rotated the tray: {faced}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} faces {color} and has nothing to shade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} started shading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} didn’t launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s turn {number} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shaded {areas} next to the platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} launched {shape} on {pools}: {points}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one extra area in the die’s colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one area in a colour that’s not on the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one area in the colour of the die to your left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one area of any colour next to a completed pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both areas of one unshaded pool</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with the earliest sheet letter goes first; play continues clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <source>{name}’s sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheets are dealt at random; the earliest letter goes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s), {all} in total.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{shape}: tiles worth {values}, best on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Click to flip: {lower}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gifts}, random side: {upper} or {lower}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete a platform: shade an area next to it</source>
        <translation type="unfinished"></translation>
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
        <source>progress in surrounding a boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pools to complete later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>areas you can still shade this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice that don’t help the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gifts for later</source>
        <translation>prezenty na później</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>You’ve already rolled. To re-roll, use the button next to the tray before you settle it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Najpierw rzuć kośćmi.</translation>
    </message>
    <message>
        <source>You can rotate the tray only once per turn, before anyone shades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rotate the tray, or keep it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can re-roll only before you settle the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough gifts: a re-roll costs {reroll}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t shade any more this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That area is already shaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A platform lets you shade one area next to it, once, when you complete its pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That area isn’t the colour of the die you face.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the active player gets a turn bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your turn bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That area isn’t the colour of your turn bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use your die for that area: it’s the same colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use your turn bonus for that area: it’s the same colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s no player in that seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That sheet is already being shaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That sheet was just taken. Someone has to shade, use a favour or press Done first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s nothing to shade on that sheet right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First spend gifts on an emperor card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You’ve shaded everything the emperor’s favour allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this favour you shade both areas of one pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The emperor’s favour doesn’t allow that colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this favour you shade an area next to one of your completed pools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can use only one favour per turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough gifts for that favour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That favour wouldn’t let you shade anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You launch fireworks at the end of your own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That shape isn’t in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no tiles of that shape left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fireworks must cover completed pools (both areas shaded).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another tile already covers one of these pools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s nothing to launch right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>Ten arkusz jest już skończony w tej turze.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Oba pola tego basenu muszą być puste.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pools in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} per surrounded boat</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform completed! Shade any one area in a pool next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A boat scores 4 points if all pools around it are completed and its own pool is unshaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch fireworks over completed pools. Your second-largest group of them scores, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turn for everyone: complete pools for a display, and keep your groups apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll, then rotate the tray: each player shades with the die they face.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a colour that helps you. The other players get the dice facing them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile fits! The top tile of each stack is worth the most, so launch early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone shades at the same time: when you’re ready, click your own small sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favours cost gifts, but shading a pavilion earns one straight back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw over a glowing area. A pool is completed when both its areas are shaded.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch one last display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing left to shade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotate the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>re-roll: {gifts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>zamalować {colors}</translation>
    </message>
    <message>
        <source>next to a platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shade next to a platform</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation>odpalić fajerwerki</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shade {colors} with a favour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have {gifts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use an emperor’s favour</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final position</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press any key or click to skip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead of second place</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>po 2 z 3 rodzajów lampionów</translation>
    </message>
    <message>
        <source>1 of each lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 per Dedication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon Dancer wins ties: you need more points than she has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They also tie on Mooncakes and lanterns left, so they share this place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied on Mooncakes too; tie broken by lanterns left: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie broken by Mooncakes: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>biggest win: by {number}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game is safe: every step so far is saved. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last step couldn’t be saved, but everything before it is safe. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Zoom out (−)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit to window (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) than anyone else this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a tile so that you have the lanterns for a Dedication worth %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anyone else.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the lanterns for a Dedication worth %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the tile to keep. The other goes to the bottom of the stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply in exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which lantern to take from another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player to gain one with you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a Dedication stack for your token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate it (wheel or R); click it again to place it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the set, then the lantern you leave out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the lantern to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click her card to see the top two tiles, or refill as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may exchange one more: choose the lantern to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After placing your tile, you may make one more Dedication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a second Dedication: choose its stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a Dedication: choose its stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the lantern to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the first lantern to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a Dedication: you may leave out one lantern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each match gives you one extra Mooncake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you refill, you may choose from two tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a tile on the table to rotate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lantern limit this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the lantern that you both gain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You also gain the lantern on your tile’s opposite side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side that doesn’t match counts as a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the pile of Trixie lanterns to take one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which lantern does she take from the Supply?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the glowing stack, then her lanterns.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return {lantern} (you have {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange or return {lantern} (you have {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange {lantern} (you have {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>Weź {lantern} (zostało {number})</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Zwróć {lantern} do Zapasu</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No face-up tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s tiles; only {name} can see them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last tile, each player gets one final turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching it gives you a Mooncake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you have %n.</source>
        <comment>lanterns</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} has %n.</source>
        <comment>lanterns</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>None left in the Supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <comment>lanterns</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: {points} each, used once a stack is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind}: none left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take a generic tile instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have the lanterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you need {lanterns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>you need %n more lantern(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>you need {number} more: {lanterns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s token: each Dedication {name} claims from this stack scores 1 extra point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each counts as any lantern in a Dedication.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You may keep at most {limit} when you place a tile.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} put their token on {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {lantern} side counts as a match.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} kept one and put the other on the bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate the tile at {x}, {y}: {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count it as an extra {lantern}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count it as {lantern}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a Trixie lantern instead of one you have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No friend can help with that right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon Dancer follows her own rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That friend isn’t in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can befriend only once, at the start of your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough Mooncakes for that friend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You don’t have a Trixie lantern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose which side counts as a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose which tile to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back one of the lanterns you’ve just returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and doesn’t match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the tiles you’ve drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must swap for a different lantern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That player doesn’t have that lantern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your token is already there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That stack is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s no tile there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile already faces that way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing to exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing to swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s nothing to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You couldn’t make a second Dedication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no Trixie lanterns left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s no other stack for your token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That friend helps with placing a tile, and you have none left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no more than {limit} lanterns anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack has fewer than two tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even with that help you couldn’t make a Dedication.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotate the tile</source>
        <translation type="unfinished"></translation>
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
        <translation>Zapas</translation>
    </message>
    <message>
        <source>Dedications</source>
        <translation>Dedykacje</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation type="unfinished"></translation>
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
        <translation>{name} zwraca {lantern} do Zapasu.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took the last face-up tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tiles are placed: each player has one final turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A friend gave {name} {lantern}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) counted as another.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} were kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token added {points}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bottom side</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be used solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds extra pieces</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon Dancer’s level (extra levels below)</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick friends at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can’t be used solo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This friend helps Moon Dancer, too. Pinkie Pie can come along as a second friend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A starting Sky tile, and up to %n Fireworks tile(s) for your hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level you start with %n Fireworks tile(s): choose fewer.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: choose at most {most} friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one friend must have a heart: swap one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one friend must have a heart: choose one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once per turn, pay a friend’s cost in Mooncakes to use their ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No friends: once per turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solo only together with another friend</source>
        <translation type="unfinished"></translation>
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
        <source>progress towards a Dedication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mooncakes for later</source>
        <translation>ciastka na później</translation>
    </message>
    <message>
        <source>fewer for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what you can still do this turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>You’ve already placed a tile this turn. Refill your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That tile isn’t in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s already a tile there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile must share a side with one on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return lanterns until you have {limit}, then place a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can exchange only once, at the start of your turn.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must take a different lantern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Supply is out of that lantern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can make one Dedication per turn, before placing a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Dedications left for that set, not even generic ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can take a generic Dedication only when that stack is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a Kind needs four of the same lantern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Pair needs two each of three different lanterns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You return lanterns only if you have more than {limit}, before placing a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You refill your hand after placing a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You’ve already placed your tile. All you can do is end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no friends in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must place a tile before your turn can end.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching Fireworks tiles earns Mooncakes. Spend two to exchange a lantern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile gives each player the lantern on the side facing them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the Supply is out of a lantern, nobody gets it. Dedications refill the Supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each Dedication makes the next of its kind worth less. Don’t wait too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tiles are placed: each player may exchange and dedicate one last time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack is empty: few tiles are left to place. Complete your sets now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may keep only 12 lanterns. Return the ones you need least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can make a Dedication! Only they score points. One per turn, before placing a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay two Mooncakes to exchange a lantern: handy when you need just one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay Mooncakes and a friend helps you this turn. Point at a card to see how.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold a tile over the table and check every seat: you’ll see who would gain what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the face-up tile or draw from the stack. After this, the turn can’t be undone.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation>zwróć go do Zapasu.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>koszt: {mooncakes}</translation>
    </message>
    <message>
        <source>available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop it on its own kind</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose which tile to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a lantern from the Supply in exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the stack again to claim its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) than anyone else this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get your coins up to %n this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather %n of your workers on one island.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anyone else.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got your coins up to %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gathered %n of your workers on one island.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation>Przed nią lub po niej może być akcja poboczna.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else can see which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose where the worker from {island} starts</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep moving: {island} is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep moving, or end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross the new bridge, or end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skip the main action: none is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another main action, or end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a secondary action, or end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the island where the bridge starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the island for the festival.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the island to connect with {island}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the lane for the bridge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where the worker from {island} goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a route.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose coins or workers from the Crow.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the new worker on {island}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Keep moving (%n movement(s) left)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>From {island} (none of your workers there)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {island} (your workers: {workers})</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Weź Wronę, koszt: {points}</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: an extra main action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker from {start} starts on {island}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with a floor on {island}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a worker from {origin} to {destination}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the main action: none is possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done moving</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody had built, claimed a goal or held a festival for three rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They also tie on coins, so they share this place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie broken by coins: {values}.</source>
        <translation type="unfinished"></translation>
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
            <numerusform>Zbuduj piętro tam, gdzie masz robotnika. W twoim zapasie: %n piętro.</numerusform>
            <numerusform>Zbuduj piętro tam, gdzie masz robotnika. W twoim zapasie: %n piętra.</numerusform>
            <numerusform>Zbuduj piętro tam, gdzie masz robotnika. W twoim zapasie: %n pięter.</numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends your turn once you’ve taken your main action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with one of your workers. %n segment(s) left in your supply.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) for your workers along bridges. Other players’ bridges cost coins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show what each festival would score right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Wszystkie twoje ryby są wystawione.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: take an extra main action this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{island}: a Start island. No worker limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each floor you build gives you {reward}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) per piece.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {things}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can hold it: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it.</source>
        <comment>who could hold a festival</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one of your workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) for the majority</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <source>{name}’s bridge between {a} and {b}: {segments}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival uses one.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it gets {reward}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start on {island}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the new worker on {island}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the main action: none is possible.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Crow and workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t send anyone else across.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save your coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you can hold a festival on {islands}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other routes for a worker</source>
        <translation type="unfinished"></translation>
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
        <source>Projected: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pays its holder {0} coins at the start of each turn. Costs its holder {1} points at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n more turn(s) without building or scoring</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s bridges: free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s bridges: {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferry: {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores and supplies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You still have a main action.</source>
        <translation>Masz jeszcze akcję główną.</translation>
    </message>
    <message>
        <source>Show festivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of your workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which route?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins or workers?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another route</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after this turn</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no private goals left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s power: +{gained}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Crow gives {name} +{coins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fireflies: {name} +{points} ({here} on the island, {beside} on connected islands).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fish returned: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} dopłaca ({coins}) i dodaje piętro {height} na wyspie {island}</translation>
    </message>
    <message>
        <source>{name} drew {goals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {name} worker starts on {island}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} starts with a floor on {island}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} had no possible main action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stopped there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chose {power}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has the longest chain: +{points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chose a power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: an extra main action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All powers are revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends after this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has placed their last floor: the game ends after this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends after this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has built or scored for three rounds: the game ends after this turn.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Starts are in opposite corners; the rest is random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather your workers, and hold festivals where you have the most pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New random powers for everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {all}, at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player is dealt two powers and secretly keeps one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No powers: best for a first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floors for a festival · worker limit:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more public goal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n fewer public goal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
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
        <source>fewer points for the others</source>
        <translation>mniej punktów dla innych</translation>
    </message>
    <message>
        <source>the lead at the end of the game</source>
        <translation type="unfinished"></translation>
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
        <source>more coins, bridges or workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>actions still left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a goal within reach</source>
        <translation>cel w zasięgu</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>tajne cele</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose where the worker starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose where to put your floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First put the new worker on an island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish your movements first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker is on a full island: it must keep moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide about the second floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must take a main action before you end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You’ve taken your main action. A lucky fish would give you another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can take only one secondary action per turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can still take a main action, so you can’t skip it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s nothing to finish right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No straight lane connects these two islands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s already a bridge there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another bridge crosses this lane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need a worker at one end of the bridge.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That isn’t an island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no worker there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One movement can use only one player’s bridges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That island is full: workers can pass through but not stay.</source>
        <translation type="unfinished"></translation>
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
        <source>Workers can only move along bridges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one movement per turn can cross an empty lane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That lane isn’t empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ferry can cross {0} cells at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t afford the ferry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t build a pagoda on a Start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Sōrin has sealed this pagoda.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pagoda can have {0} floors at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no floors left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need a worker on the island to build a floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t hold a festival on a Start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A festival has already been held here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no Sōrin left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More floors needed for a festival here: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More bridges needed for a festival here: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need a worker on the island to hold a festival.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More pieces you need there for the majority: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That goal isn’t in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards of that goal have been claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You don’t have that goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already hold the Crow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your fish are already placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can choose a power only before the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You weren’t dealt that power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s no worker to recruit right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new worker can’t go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers cross for free only right after you build a bridge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your workers can cross the new bridge that way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There’s no second floor to build now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That can only be decided before the first turn.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished goals</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workers at your festivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revealed at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stars from the water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from your power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost to take, and at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest of all players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting points</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Sōrin pieczętuje wyspę: nie ma tam więcej pięter ani drugiego święta.</translation>
    </message>
    <message>
        <source>A private goal: only you can see it, and nobody can take it from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Crow pays you 2 coins a turn, but costs its holder 10 points at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after this turn. Then the chains of islands score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals, and watch out for the Crow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can hold a festival! They give the most points. Check what each player would score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You’ve met a public goal: claim it before someone else does. One goal per turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free. You need a worker wherever you act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A floor is free, earns the island’s reward, and counts as a piece at its festival.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 3 movements. Your bridges are free; others cost 1 coin each, paid to their owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from island to island. A bridge costs 1 coin per segment and gives its water rewards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fish buys a second main action. You get it back at a festival where you have a worker.</source>
        <translation type="unfinished"></translation>
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
        <source>a worker starts elsewhere</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which route?</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
        <translation type="unfinished"></translation>
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
        <source>Each pool of your second-largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last turn and one last launch, the most points win.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press F1 to read it again</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player’s. You choose both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn your Dedication may be one lantern short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every match this turn gives you one extra Mooncake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you refill, look at the top two tiles: keep one, put the other on the bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you place your tile, rotate one tile on the table any way you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore the lantern limit this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one from the Supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You also gain the lantern on the opposite side of the tile you place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One touching side that doesn’t match counts as a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a Trixie lantern. It counts as any lantern in a Dedication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you claim there score 1 extra point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You start with %n Fireworks tile(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on any turn when a Fireworks tile from your hand earns you one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon Dancer also gains the lantern opposite you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer starts with %n extra of each lantern.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>Weź z Zapasu jeden wybrany lampion.</translation>
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
        <translation>Wielkie śluby</translation>
    </message>
    <message>
        <source>Tile turners</source>
        <translation>Obracacze</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against a computer player</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floors on one Small, one Medium and one Large island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both Starts connected by your bridges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} islands on one path of your bridges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of your bridges between the same two islands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of your workers on one island (not a Start)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} islands with only your workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your pieces on {number} sealed islands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of your workers on a Start</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This friend can’t help you right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One friend per turn, before anything else.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 Mooncake per match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotate a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignore the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for you, one for a friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opposite side, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one mismatch matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now, before you refill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you refill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>jeszcze jedna Dedykacja</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo it and make the move yourself</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Zagraj teraz</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That’s the move. Now undo it and make it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You’ll do that soon. First read this, then choose Next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That’s allowed, but try what the lesson asks for.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>You can continue later (Esc)</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation type="unfinished"></translation>
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
        <source>Regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes for quick points and misses good moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves and often picks a weaker one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlooks some moves and often picks one that’s nearly as good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlooks little and often picks a move that’s nearly as good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlooks nothing and sometimes picks a move that’s nearly as good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes whatever looks best right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks ahead for up to two seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans for later rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likes to stockpile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries to leave the others as little as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level}: {character}</source>
        <translation>{level}: {character}</translation>
    </message>
    <message>
        <source>Wins {won} of 100 two-player games against {level} (± {reach}).</source>
        <translation type="unfinished"></translation>
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
        <translation>{level} pasuje do ciebie, bo dwie ostatnie gry to prowadzenie na koniec.</translation>
    </message>
    <message>
        <source>{level} suits you, because you fell behind in your last two games.</source>
        <translation>{level} pasuje do ciebie, bo dwie ostatnie gry to strata na koniec.</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is part of {other}. Its licence: {licence}.</source>
        <translation type="unfinished"></translation>
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
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Undo stops here</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved. Please close the window and start the program again.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When your Fireworks tile earns you Mooncakes, I gain one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lanterns on the left and right of every tile you place are mine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lanterns on every tile you place are mine, except the one on your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I’ve brought some of each lantern.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score more than I do: I win ties.</source>
        <translation type="unfinished"></translation>
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
        <source>I can’t make another Dedication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can’t make a Dedication, so I spend nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can also make {options}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} scores the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At equal points, {kind} takes the fewest lanterns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}’s help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I need {lanterns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can spare only {lanterns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I don’t have {lanterns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then I look at what the Supply has the most of: {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I use what I have the most of: {numbers}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can’t make a Dedication.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it scores the most, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it takes the fewest lanterns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Twój wybór za gracza {name}: {kind}.</translation>
    </message>
    <message>
        <source>{name} can make only {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs {friend}’s help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She has the most of {lanterns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Supply has the most of {lanterns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She has the most of {held}; of the rest, the Supply has the most of {lanterns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose what she dedicates: {lanterns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose what she takes: {lanterns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose what she gives: {lanterns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose what she leaves out: {lanterns}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved! Solve it once more to remove it from My puzzles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved twice! It’s no longer in My puzzles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coach can’t compare it right now. Undo a step or try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Undo a step or try again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer speed: {pace}</source>
        <translation type="unfinished"></translation>
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
        <source>%n point(s) right away</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <source>You start with {coins} coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You start with {workers} workers on each Start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You start with {goals} private goals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You start with {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of your workers from each Start starts on another island of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You start with a floor on a Small island of your choice (no reward).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You start with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go first and start with {coins} coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When another player pays you a toll, you get {coins} extra coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One movement per turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first bridge of each movement is toll-free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each water reward also gives you {coins} coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may build bridges from any island with one of your floors, even without a worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move gives you {number} movements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two workers on one island may move together as one movement; each pays the toll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your workers may exceed an island’s capacity by {workers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each time you recruit, you get {workers} extra worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may place recruits on any island with room and one of your workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each floor you build gives you {coins} coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins to build a second one there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may build a floor where you have a bridge, even without a worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts as {pieces} for the majority (not for points).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At your festivals you score {points} points per worker on the island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your festivals need {bridges} fewer bridge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may hold a festival when you’re {pieces} piece short of the majority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When another player’s festival includes your worker, you score {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each private goal scores {points} extra points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points to take, and only {loss} at the end.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution that doesn’t.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart the puzzle</source>
        <translation type="unfinished"></translation>
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
        <source>the games against computers</source>
        <translation>gry z komputerem</translation>
    </message>
    <message>
        <source>The record couldn’t be saved. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records for {challenge} come from a newer version. They won’t be changed or added to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records for {challenge} can’t be read right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The records for {challenge} were damaged. The file was set aside; %n game(s) could be saved.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice games don’t count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had custom content.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back one step (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play backwards (Shift+Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward one step (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Do końca (End)</translation>
    </message>
    <message>
        <source>Whose view is shown. “All open” shows the hand of the player whose turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play automatically (Space)</source>
        <translation type="unfinished"></translation>
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
        <source>Previous result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next result</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View it step by step</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy anywhere you like (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the trash (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can’t be undone</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic saving is working again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. That file is left alone; your game continues in a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game continues with the content it was saved with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and continues with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it continues with the current ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s practice now: the version that saved it couldn’t yet check that games are fair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy saved as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your custom content couldn’t be used; the built-in content is used instead: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new practice game from that step. The original is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new practice game from that step. Everything you couldn’t see was re-dealt, so nothing is given away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be recovered.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It continues in a new file; the damaged one is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It continues in a new file; the old one is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on it counts as practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was edited outside the program ({where}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current step was unclear, so the game was opened at its last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was damaged; the game is now at step {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was damaged; the game continues from the position after step {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have changed; the game continues from the position after step {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is at step {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {step} couldn’t be replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result saved in the file didn’t match its steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position after step {step} couldn’t be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone steps couldn’t be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” can’t be read: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a Festival Desktop game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” isn’t an ordinary file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” uses an unknown edition of the rules: {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was played with custom content that is missing or can’t be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is damaged: it isn’t a text file.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” appears twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a valid number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” belongs to a game this version doesn’t have: {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setup saved in “{name}” isn’t valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is damaged: it has no usable position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” contains a position that can’t happen in the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was left unchanged: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it wasn’t changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That name can’t be used for a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder no longer exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be saved there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this name can’t be used here</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation>Przebieg</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drop files onto this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the seed to share this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a valid seed: use up to {number} letters and digits, with hyphens in between.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas gains Applejack.</source>
        <translation type="unfinished"></translation>
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
        <translation>Jak silni?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
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
        <translation>Mniej ruchu</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambience volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Changes straight away, even during a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the sky and the lake around the tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages scroll if the text needs more room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces move without animation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume of the game and of the night ambience.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turns manually</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You end your turn with a button, and can undo until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what you can do, explains new things, and marks what you still need.</source>
        <translation type="unfinished"></translation>
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
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Arkusz</translation>
    </message>
    <message>
        <source>Show what the others did, one step at a time (F7)</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone gets the same dice in today’s game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best daily game: {number}</source>
        <translation type="unfinished"></translation>
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
        <translation>Jak silni?</translation>
    </message>
    <message>
        <source>How often one computer player wins against others, compared with pure luck: 2 × means it wins twice as often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Partly measured with edition {earlier} of the rules; the current one is {now}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No measurements for this version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured on {day} in games between computer players.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the focused item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Odłóż z powrotem</translation>
    </message>
    <message>
        <source>Rotate the held piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Tips are off. Turn them on again in the menu under Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Jeszcze otwarte: {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything here can also be done from the list of choices (F6).</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you’re pointing at.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Cofnij ostatni krok</translation>
    </message>
    <message>
        <source>The last step revealed something hidden, so it can’t be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Redo up to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again from here in a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View this step</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something hidden was revealed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} revealed something hidden, so undo stops there: {what}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives {better}.</source>
        <translation type="unfinished"></translation>
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
        <source>Your turn gave {played} right away, but this one gives more later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Your last steps aren’t saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} Free up space, save a copy somewhere else, or go back to the last saved position.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has finished: end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over {name}’s bridges for {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two workers over {name}’s bridges for {coins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over your own bridges, for free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two workers over your own bridges, for free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lane}, by ferry for {coins}</source>
        <translation type="unfinished"></translation>
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
