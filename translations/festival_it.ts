<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Festival Desktop</source>
        <translation>Info su Festival Desktop</translation>
    </message>
    <message>
        <source>Three lantern-festival games on one shared screen. No account, no network.</source>
        <translation>Tre giochi della festa delle lanterne su un unico schermo condiviso. Nessun account, nessuna rete.</translation>
    </message>
    <message>
        <source>You can find newer versions at {address}.</source>
        <translation>Trovi le versioni più recenti su {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Version {version}, built on {date}</source>
        <translation>Versione {version}, creata il {date}</translation>
    </message>
    <message>
        <source>Fair play: all randomness comes from the seed shown when you set up a game. The same seed and the same moves give the same game on any computer. Undo never re-rolls, and computer players see only what a player in their seat could see.</source>
        <translation>Gioco leale: tutto il caso viene dal seme mostrato quando prepari una partita. Lo stesso seme e le stesse mosse danno la stessa partita su qualsiasi computer. Annullare non rilancia mai i dadi, e i giocatori del computer vedono solo ciò che potrebbe vedere un giocatore al loro posto.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no tracking, no automatic updates, no network connection.</source>
        <translation>Nulla lascia questo computer: nessun account, nessun tracciamento, nessun aggiornamento automatico, nessuna connessione di rete.</translation>
    </message>
    <message>
        <source>An independent, unofficial fan project. It is not connected with or endorsed by the makers of the published games, and uses none of their artwork or text.</source>
        <translation>Un progetto di appassionati, indipendente e non ufficiale. Non è collegato ai produttori dei giochi pubblicati né approvato da loro, e non usa le loro illustrazioni né i loro testi.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, made with Python and Qt. Artwork, texts and code were made for this project; the fonts are Noto.</source>
        <translation>Software libero con licenza MIT, fatto con Python e Qt. Immagini, testi e codice sono stati creati per questo progetto; i caratteri sono Noto.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenze…</translation>
    </message>
    <message>
        <source>Check this installation…</source>
        <translation>Controlla questa installazione…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;pri…</translation>
    </message>
    <message>
        <source>&amp;Save now</source>
        <translation>&amp;Salva ora</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>Salva una c&amp;opia…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
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
        <translation>&amp;Consiglio</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>Tu&amp;rno</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Altro</translation>
    </message>
    <message>
        <source>&amp;End turn / next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a hint, then play it</source>
        <translation>Mostra un consiglio, poi giocalo</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>Elenco &amp;delle scelte</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Rep&amp;lay</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Ri&amp;mpicciolisci</translation>
    </message>
    <message>
        <source>&amp;Print sheets…</source>
        <translation>Stampa fo&amp;gli…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>M&amp;uto</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>Imposta&amp;zioni</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>Reg&amp;ole</translation>
    </message>
    <message>
        <source>Ke&amp;ys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>Chec&amp;k this installation…</source>
        <translation>Controlla &amp;questa installazione…</translation>
    </message>
    <message>
        <source>A&amp;bout Festival Desktop</source>
        <translation>Info su Festi&amp;val Desktop</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>Torna allo sca&amp;ffale</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
</context>
<context>
    <name>AloneWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Bronze for {name}</source>
        <translation>Bronzo per {name}</translation>
    </message>
    <message>
        <source>Silver for {name}</source>
        <translation>Argento per {name}</translation>
    </message>
    <message>
        <source>Gold for {name}</source>
        <translation>Oro per {name}</translation>
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
        <translation>Nessuno</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>{name}’s turn</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Vince {name}</translation>
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
        <translation>allenamento</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>rilassata</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>con suggerimenti</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>leale</translation>
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
        <translation>La sfida di Moon Dancer</translation>
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
        <translation>Dadi del giorno</translation>
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
        <translation>Record</translation>
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
        <translation>mai giocato</translation>
    </message>
    <message>
        <source>{wins} of {games} won</source>
        <translation>vinte {wins} su {games}</translation>
    </message>
    <message>
        <source>Biggest win: by {number} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} vittorie di fila</translation>
    </message>
</context>
<context>
    <name>Checkup</name>
    <message>
        <source>Graphics</source>
        <translation>Grafica</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
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
        <translation>Lingua: {language}</translation>
    </message>
    <message>
        <source>Saving: {game}</source>
        <translation>Salvataggio: {game}</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori computer</translation>
    </message>
    <message>
        <source>Window and tables</source>
        <translation>Finestra e tavoli</translation>
    </message>
    <message>
        <source>Its file is missing or damaged.</source>
        <translation>Il suo file manca o è danneggiato.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}: il disco è pieno.</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Giocare nella finestra non è riuscito: {trouble}</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>Controlla questa installazione</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copia il rapporto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>Indietro</translation>
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
        <translation>Termina il turno</translation>
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
        <translation>Chiedi al coach</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punteggio</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Try again from here</source>
        <translation>Riprova da qui</translation>
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
        <translation>Trovalo da te</translation>
    </message>
    <message>
        <source>A puzzle of your own: it stays under My puzzles until you solve it twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>La svolta più grande è stata il passo {number}: {step} La probabilità di vittoria di {name} è passata da {before} a {after} %.</translation>
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
            <numerusform>{cost} ± %n punto</numerusform>
            <numerusform>{cost} ± %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number}: {step}</source>
        <translation>Passo {number}: {step}</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>Meglio: {step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Make yourself comfortable</source>
        <translation>Mettiti a tuo agio</translation>
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
        <translation>Prova</translation>
    </message>
    <message>
        <source>A tile to move</source>
        <translation>Una tessera da spostare</translation>
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
        <translation>Scaffale</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Contro il computer</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Sfide</translation>
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
        <translation>Prima partita</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>An evening at the lake</source>
        <translation>Una sera in riva al lago</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>con {names}</translation>
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
        <translation>Com’è andata, {unit}</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Com’è andata</translation>
    </message>
    <message>
        <source>points by turn</source>
        <translation>punti per turno</translation>
    </message>
</context>
<context>
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Completa le vasche per un lancio di fuochi da %n punto.</numerusform>
            <numerusform>Completa le vasche per un lancio di fuochi da %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed %n pool(s).</source>
        <translation>
            <numerusform>Hai completato %n vasca.</numerusform>
            <numerusform>Hai completato %n vasche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earned %n gift(s).</source>
        <translation>
            <numerusform>Hai ricevuto %n dono.</numerusform>
            <numerusform>Hai ricevuto %n doni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Hai completato le vasche per un lancio di fuochi da %n punto.</numerusform>
            <numerusform>Hai completato le vasche per un lancio di fuochi da %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete %n pool(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second-largest group.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second-largest group.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pool after pool</source>
        <translation>Vasca dopo vasca</translation>
    </message>
    <message>
        <source>Gifts from pavilions</source>
        <translation>I doni dei padiglioni</translation>
    </message>
    <message>
        <source>Room for fireworks</source>
        <translation>Posto per i fuochi</translation>
    </message>
    <message>
        <source>Boats and groups</source>
        <translation>Barche e gruppi</translation>
    </message>
</context>
<context>
    <name>DiceChoices</name>
    <message>
        <source>Roll the four dice</source>
        <translation>Tira i quattro dadi</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>Fatto: lascia il resto in bianco</translation>
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
        <translation>Colora tutta la vasca, prima {area}</translation>
    </message>
    <message>
        <source>Shade {area}</source>
        <translation>Colora {area}</translation>
    </message>
    <message>
        <source>{choice}: {gains}</source>
        <translation>{choice}: {gains}</translation>
    </message>
    <message>
        <source>For your die ({color})</source>
        <translation>Per il tuo dado ({color})</translation>
    </message>
    <message>
        <source>For your turn bonus ({color})</source>
        <translation>Per il tuo bonus di turno ({color})</translation>
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
        <translation>Per la piattaforma in {pool}</translation>
    </message>
    <message>
        <source>Spend {gifts} on the emperor: {action}{colors}</source>
        <translation>Spendi {gifts} per l’Imperatore: {action}{colors}</translation>
    </message>
    <message>
        <source>Launch {shape} for {points} ({number} left)</source>
        <translation>Lancia {shape} per {points} (ne restano {number})</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>un’area nel colore del dado di {name}</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>la barca in {pool} non vale più</translation>
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
        <translation>la barca in {pool} vale {points}</translation>
    </message>
    <message>
        <source>{name} {color}</source>
        <translation>{name} {color}</translation>
    </message>
    <message>
        <source>{name} faces {color}</source>
        <translation>{name} ha davanti {color}</translation>
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
        <translation>{gifts} per {action}</translation>
    </message>
</context>
<context>
    <name>DiceEndWords</name>
    <message>
        <source>at the end</source>
        <translation>alla fine</translation>
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
        <translation>{area}: colorata.</translation>
    </message>
    <message>
        <source>{area}: not shaded.</source>
        <translation>{area}: non colorata.</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more gift(s).</source>
        <translation type="unfinished">
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
        <translation>Vasca {pool}: {number} aree su 2 colorate.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} are completed.</source>
        <translation>Barca: {points} se resta in bianco e {pools} sono complete.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} is completed.</source>
        <translation>Barca: {points} se resta in bianco e {pools} è completa.</translation>
    </message>
    <message>
        <source>{shape}: none left.</source>
        <translation>{shape}: esaurita.</translation>
    </message>
    <message numerus="yes">
        <source>{shape}: {points}, {short}. %n left.</source>
        <comment>fireworks</comment>
        <translation>
            <numerusform>{shape}: {points}, {short}. Ne resta %n.</numerusform>
            <numerusform>{shape}: {points}, {short}. Ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>it fits now</source>
        <translation>ora ci sta</translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>Un favore per {gifts}: {action}.</translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} ha ora {points}.</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>Fuochi: {points}, la somma delle tessere lanciate.</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>Torna al tuo foglio.</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>Rimetti giù la tessera (Esc).</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>Fuochi: una tessera copre vasche complete e dà i suoi punti.</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>Tira i dadi.</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose from %n area(s).</source>
        <translation type="unfinished">
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
        <translation>Colora tutta la vasca {pool}. {reason}</translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}: colora {area}. {reason}</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>Capovolgi la tessera dei fuochi</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a sheet</source>
        <translation>Guarda un foglio</translation>
    </message>
</context>
<context>
    <name>DiceLabels</name>
    <message>
        <source>Platform {pool}</source>
        <translation>Piattaforma {pool}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s) to spend</source>
        <translation>
            <numerusform>%n dono da spendere</numerusform>
            <numerusform>%n doni da spendere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>ancora %n</numerusform>
            <numerusform>ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>ancora {number}</translation>
    </message>
    <message>
        <source>{name}’s lake</source>
        <translation>Lago di {name}</translation>
    </message>
    <message>
        <source>Look at {name}’s lake</source>
        <translation>Guarda il lago di {name}</translation>
    </message>
    <message>
        <source>One area for each of the other three dice</source>
        <translation>Un’area per ognuno degli altri tre dadi</translation>
    </message>
    <message>
        <source>You can still undo it.</source>
        <translation>Puoi ancora annullarlo.</translation>
    </message>
    <message>
        <source>Drag the rim to rotate it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
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
        <translation>Bonus di turno</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Fuochi</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} di {turns}</translation>
    </message>
    <message>
        <source>{shape} on {pool}</source>
        <translation>{shape} in {pool}</translation>
    </message>
    <message>
        <source>Launch: +{number}</source>
        <translation>Lancia: +{number}</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n point(s)</source>
        <translation>
            <numerusform>Rinuncia a %n punto</numerusform>
            <numerusform>Rinuncia a %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <translation>
            <numerusform>ancora %n punto</numerusform>
            <numerusform>ancora %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>The tray</source>
        <translation>Il vassoio</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>I giocatori</translation>
    </message>
    <message>
        <source>Favours of the emperor</source>
        <translation>Favori dell’Imperatore</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Il lago</translation>
    </message>
    <message>
        <source>completes a pool</source>
        <translation>completa una vasca</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permesso</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n pool(s)</source>
        <translation type="unfinished">
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
        <translation>Prossima medaglia</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa seguente</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Done without it…</source>
        <translation>Fatto senza lanciare…</translation>
    </message>
    <message>
        <source>Keep the launch</source>
        <translation>Tieni il lancio</translation>
    </message>
    <message>
        <source>Done…</source>
        <translation>Fatto…</translation>
    </message>
    <message>
        <source>You can still shade. Leave it?</source>
        <translation>Puoi ancora colorare. Lasci?</translation>
    </message>
    <message>
        <source>Leave it unshaded</source>
        <translation>Lascia in bianco</translation>
    </message>
    <message>
        <source>Keep shading</source>
        <translation>Continua a colorare</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Rimettila giù</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Secondo gruppo</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Barche</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
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
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Take this sheet</source>
        <translation>Prendi questo foglio</translation>
    </message>
    <message>
        <source>Back to your lake</source>
        <translation>Torna al tuo lago</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Tutto il tavolo</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>The emperor’s favours</source>
        <translation>I favori dell’Imperatore</translation>
    </message>
    <message>
        <source>one per turn</source>
        <translation>uno per turno</translation>
    </message>
    <message>
        <source>fits now</source>
        <translation>ora ci sta</translation>
    </message>
    <message>
        <source>no room yet</source>
        <translation>ancora niente posto</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>esaurita</translation>
    </message>
    <message>
        <source>flip it</source>
        <translation>capovolgila</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Imperatore</translation>
    </message>
</context>
<context>
    <name>DiceLog</name>
    <message>
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} ha speso {gifts} per un favore: {action}.</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} ha lasciato il resto in bianco.</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} ha tirato {colors}.</translation>
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
        <translation>{name} ha colorato {areas} per il dado</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the turn bonus</source>
        <translation>{name} ha colorato {areas} per il bonus di turno</translation>
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
        <translation>rosso</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>{color} twice</source>
        <translation>due volte {color}</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>ogni colore</translation>
    </message>
    <message>
        <source>{color} at {pool}</source>
        <translation>{color} in {pool}</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>in alto a sinistra</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>in alto a destra</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>in basso a destra</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>in basso a sinistra</translation>
    </message>
    <message>
        <source>{area}, {half}</source>
        <translation>{area}, {half}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n dono</numerusform>
            <numerusform>%n doni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la linea</translation>
    </message>
    <message>
        <source>the corner</source>
        <translation>l’angolo</translation>
    </message>
    <message>
        <source>the square</source>
        <translation>il quadrato</translation>
    </message>
    <message>
        <source>the T</source>
        <translation>la T</translation>
    </message>
    <message>
        <source>the L</source>
        <translation>la L</translation>
    </message>
    <message>
        <source>the S</source>
        <translation>la S</translation>
    </message>
    <message>
        <source>the plus</source>
        <translation>la croce</translation>
    </message>
    <message>
        <source>the U</source>
        <translation>la U</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Angolo</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrato</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Croce</translation>
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
        <translation>di 180°</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>un’area per ognuno degli altri tre dadi</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>lato A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>lato B</translation>
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
        <translation>{number} turni a testa</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} turni</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>circa {number} minuti</translation>
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
        <translation>A scelta</translation>
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
        <translation>Prima partita</translation>
    </message>
    <message numerus="yes">
        <source>+%n gift(s)</source>
        <translation>
            <numerusform>+%n dono</numerusform>
            <numerusform>+%n doni</numerusform>
        </translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>Forme dei fuochi</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emperor cards</source>
        <translation>Carte Imperatore</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Fogli segnapunti</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Scelti</translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>Queste quattro forme sono adatte a una prima partita.</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>Queste quattro forme sono in gioco.</translation>
    </message>
</context>
<context>
    <name>DicePapers</name>
    <message>
        <source>Blank sheet {letter}</source>
        <translation>Foglio {letter} vuoto</translation>
    </message>
    <message>
        <source>{name}, sheet {letter}</source>
        <translation>{name}, foglio {letter}</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet {letter}</source>
        <translation>Foglio {letter}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>Bonus di turno</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Doni</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
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
            <numerusform>Barca, in bianco e circondata: %n punto</numerusform>
            <numerusform>Barca, in bianco e circondata: %n punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceReasons</name>
    <message>
        <source>pools for the next fireworks</source>
        <translation>vasche per i prossimi fuochi</translation>
    </message>
    <message>
        <source>a larger second group of pools</source>
        <translation>un secondo gruppo di vasche più grande</translation>
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
        <translation>doni per dopo</translation>
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
        <translation>Prima tira i dadi.</translation>
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
        <translation>Quel foglio ha già finito per questo turno.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Entrambe le aree di quella vasca devono essere in bianco.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
</context>
<context>
    <name>DiceScores</name>
    <message>
        <source>Fireworks</source>
        <translation>Fuochi</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Secondo gruppo</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Barche</translation>
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
        <translation>turno {number} di {all}</translation>
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
        <translation>colorare {colors}</translation>
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
        <translation>Tira</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Gli altri colorano, poi lanci tu.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Colora</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Imperatore</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lancia</translation>
    </message>
    <message>
        <source>{name}: {action}.</source>
        <translation>{name}: {action}.</translation>
    </message>
    <message>
        <source>{name}’s turn: {action}.</source>
        <translation>Turno di {name}: {action}.</translation>
    </message>
    <message>
        <source>Your turn: {action}.</source>
        <translation>Tocca a te: {action}.</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>lanciare i fuochi</translation>
    </message>
    <message>
        <source>{action}, or be done</source>
        <translation>{action} o finire</translation>
    </message>
    <message>
        <source>{shape} is worth {points}.</source>
        <translation>{shape} vale {points}.</translation>
    </message>
    <message>
        <source>You may also {actions}.</source>
        <translation>Puoi anche {actions}.</translation>
    </message>
    <message>
        <source>Or {actions}.</source>
        <translation>Oppure {actions}.</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>costa {gifts}</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>tira i dadi</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>tirati</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltato</translation>
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
        <translation>nulla da colorare</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>un’ultima volta</translation>
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
        <translation>Replay</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>passo dopo passo</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Ricordo</translation>
    </message>
    <message>
        <source>save the picture</source>
        <translation>salva l’immagine</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <translation>Stampa fogli</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Scaffale</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Livello seguente</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>passo {number} di {all}</translation>
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
        <translation>Vince {name}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} condividono la vittoria</translation>
    </message>
    <message numerus="yes">
        <source>%n–{own}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead of second place</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <translation>allenamento</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salva l’immagine</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
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
        <translation>2 di 3 lanterne</translation>
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
        <translation>ultimo turno</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: “{words}”</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}: vinte {wins} su {games}</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} vittorie di fila</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>An error occurred in the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This report is also in {file}.</source>
        <translation>Questo rapporto è anche in {file}.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copia il rapporto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
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
        <translation>{name} comincia la partita.</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Hai fatto %n punto.</numerusform>
            <numerusform>Hai fatto %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>Hai ricevuto %n lanterna.</numerusform>
            <numerusform>Hai ricevuto %n lanterne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>Hai ricevuto %n dolce lunare.</numerusform>
            <numerusform>Hai ricevuto %n dolci lunari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) than anyone else this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a tile so that you have the lanterns for a Dedication worth %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anyone else.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the lanterns for a Dedication worth %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Dedicate now</source>
        <translation>Dedica adesso</translation>
    </message>
    <message>
        <source>Bright lanterns</source>
        <translation>Lanterne luminose</translation>
    </message>
    <message>
        <source>More than the others</source>
        <translation>Più degli altri</translation>
    </message>
    <message>
        <source>Sweet matches</source>
        <translation>Abbinamenti dolci</translation>
    </message>
    <message>
        <source>The missing lantern</source>
        <translation>La lanterna che manca</translation>
    </message>
</context>
<context>
    <name>FestivalAsks</name>
    <message>
        <source>Choose for Moon Dancer:</source>
        <translation>Scegli per Moon Dancer:</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>In questo turno puoi fare due Dediche.</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>Dopo una Dedica puoi riprendere una lanterna.</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>quale lanterna dà?</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>quale delle tue lanterne prende?</translation>
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
        <translation>quale lanterna tralascia?</translation>
    </message>
    <message>
        <source>which lanterns does she dedicate?</source>
        <translation>quali lanterne dedica?</translation>
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
        <translation>Tieni: {tile}</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>Posa: {tile}</translation>
    </message>
    <message>
        <source>Put your token on {kind}: your Dedications there score 1 extra point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}</source>
        <translation>Dedica {kind}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>Claim the Dedication: %n point(s)</source>
        <translation>
            <numerusform>Prendi la Dedica: %n punto</numerusform>
            <numerusform>Prendi la Dedica: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the face-up {tile}</source>
        <translation>Prendi quella scoperta: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>Pesca la tessera coperta (%n nella pila)</numerusform>
            <numerusform>Pesca la tessera coperta (%n nella pila)</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {lanterns}</source>
        <translation>Riga {row}, colonna {column}: {lanterns}</translation>
    </message>
    <message>
        <source>Mooncake</source>
        <translation>Dolce lunare</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>no {thing} left</source>
        <translation>non c’è più {thing}</translation>
    </message>
    <message>
        <source>Take {lantern} in exchange ({number} left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four {lantern}</source>
        <translation>Quattro {lantern}</translation>
    </message>
    <message>
        <source>A pair of {lantern}</source>
        <translation>Una coppia di {lantern}</translation>
    </message>
    <message>
        <source>One {lantern}</source>
        <translation>Una {lantern}</translation>
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
        <translation>Prendi {lantern} (ne restano {number})</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Restituisci {lantern} alla Riserva</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>Resta %n tessera nella pila.</numerusform>
            <numerusform>Restano %n tessere nella pila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the Supply.</source>
        <translation>
            <numerusform>Ne resta %n nella Riserva.</numerusform>
            <numerusform>Ne restano %n nella Riserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s) left in the Supply.</source>
        <translation>
            <numerusform>Resta %n dolce lunare nella Riserva.</numerusform>
            <numerusform>Restano %n dolci lunari nella Riserva.</numerusform>
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
            <numerusform>Ne resta %n.</numerusform>
            <numerusform>Ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}, {mooncakes}: {ability}</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) left on the pile.</source>
        <translation>
            <numerusform>Resta %n lanterna Trixie nel mucchio.</numerusform>
            <numerusform>Restano %n lanterne Trixie nel mucchio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Trixie lantern(s).</source>
        <translation>
            <numerusform>{name} ha %n lanterna Trixie.</numerusform>
            <numerusform>{name} ha %n lanterne Trixie.</numerusform>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} has %n.</source>
        <comment>lanterns</comment>
        <translation type="unfinished">
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
            <numerusform>{name} ha %n dolce lunare.</numerusform>
            <numerusform>{name} ha %n dolci lunari.</numerusform>
        </translation>
    </message>
    <message>
        <source>An exchange costs {mooncakes}.</source>
        <translation>Uno scambio costa {mooncakes}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} from %n Dedication(s).</source>
        <translation>
            <numerusform>{name}: {points} da %n Dedica.</numerusform>
            <numerusform>{name}: {points} da %n Dediche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n lantern(s).</source>
        <translation type="unfinished">
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
            <numerusform>{name}: {points}, {mooncakes}, %n lanterna.</numerusform>
            <numerusform>{name}: {points}, {mooncakes}, %n lanterne.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalGala</name>
    <message>
        <source>{name} befriended {friend} for {mooncakes}.</source>
        <translation>{name} ha fatto amicizia con {friend} per {mooncakes}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} ha dato {given} a {other} in cambio di {taken}.</translation>
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
            <numerusform>{name} ha tenuto %n lanterna.</numerusform>
            <numerusform>{name} ha tenuto %n lanterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took a Trixie lantern.</source>
        <translation>{name} ha preso una lanterna Trixie.</translation>
    </message>
    <message>
        <source>{name} returned a Trixie lantern.</source>
        <translation>{name} ha restituito una lanterna Trixie.</translation>
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
        <translation>{name} ha guardato le prime tessere della pila.</translation>
    </message>
    <message>
        <source>Befriend {friend} ({mooncakes}): {ability}</source>
        <translation>Fai amicizia con {friend} ({mooncakes}): {ability}</translation>
    </message>
    <message>
        <source>Take {lantern} from {name}</source>
        <translation>Prendi {lantern} da {name}</translation>
    </message>
    <message>
        <source>Together with {name}</source>
        <translation>Insieme a {name}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>Tralascia {lantern}</translation>
    </message>
    <message>
        <source>Put your token on a stack</source>
        <translation>Metti il tuo segnalino su una pila</translation>
    </message>
    <message>
        <source>Look at the top tiles of the stack</source>
        <translation>Guarda le prime tessere della pila</translation>
    </message>
    <message>
        <source>Return a Trixie lantern</source>
        <translation>Restituisci una lanterna Trixie</translation>
    </message>
    <message>
        <source>Take a Trixie lantern</source>
        <translation>Prendere una lanterna Trixie</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Scegli un altro giocatore.</translation>
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
        <translation>Scambia {given} con {taken}.</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}.</source>
        <translation>Dedica {kind}: {points}.</translation>
    </message>
    <message>
        <source>Return {lantern}.</source>
        <translation>Restituisci {lantern}.</translation>
    </message>
    <message>
        <source>Take the face-up tile.</source>
        <translation>Prendi la tessera scoperta.</translation>
    </message>
    <message>
        <source>Draw a tile from the stack.</source>
        <translation>Pesca una tessera dalla pila.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Termina il turno.</translation>
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
            <numerusform>lanterna</numerusform>
            <numerusform>lanterne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim %n point(s)</source>
        <translation>
            <numerusform>Prendi %n punto</numerusform>
            <numerusform>Prendi %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mooncake(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>dolce lunare</numerusform>
            <numerusform>dolci lunari</numerusform>
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
            <numerusform>punto</numerusform>
            <numerusform>punti</numerusform>
        </translation>
    </message>
    <message>
        <source>of {limit}</source>
        <translation>di {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>ne manca %n</numerusform>
            <numerusform>ne mancano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>ancora {number}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Il lago</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>I posti</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Tessere da pescare</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amici</translation>
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
        <translation>Pila</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>esaurita</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa seguente</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Riserva</translation>
    </message>
    <message>
        <source>Dedications</source>
        <translation>Dediche</translation>
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
        <translation>in mano tua</translation>
    </message>
    <message>
        <source>Trixie</source>
        <comment>a lantern of hers</comment>
        <translation>Trixie</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>rimettila giù</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Scegli per me</translation>
    </message>
</context>
<context>
    <name>FestivalLog</name>
    <message>
        <source>{name} returned {lantern} to the Supply.</source>
        <translation>{name} ha restituito {lantern} alla Riserva.</translation>
    </message>
    <message>
        <source>{name} drew a tile from the stack.</source>
        <translation>{name} ha pescato una tessera dalla pila.</translation>
    </message>
    <message>
        <source>{name} ended the final turn.</source>
        <translation>{name} ha finito l’ultimo turno.</translation>
    </message>
    <message>
        <source>{name} paid {mooncakes} and exchanged {given} for {taken}.</source>
        <translation>{name} ha pagato {mooncakes} e ha scambiato {given} con {taken}.</translation>
    </message>
    <message>
        <source>{name} exchanged {given} for {taken}.</source>
        <translation>{name} ha scambiato {given} con {taken}.</translation>
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
        <translation>{name} ha dedicato quattro {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>{name} dedicated pairs of {lanterns}: {points}.</source>
        <translation>{name} ha dedicato coppie di {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>{name} dedicated one of each lantern: {points}.</source>
        <translation>{name} ha dedicato una di ogni lanterna: {points}.</translation>
    </message>
    <message>
        <source>One {lantern} was left out.</source>
        <translation>Una {lantern} è stata tralasciata.</translation>
    </message>
    <message>
        <source>{name} placed a Sky tile.</source>
        <translation>{name} ha posato una tessera Cielo.</translation>
    </message>
    <message>
        <source>{name} placed the Fireworks tile with {pet}.</source>
        <translation>{name} ha posato la tessera Fuochi con {pet}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), nothing left to gain.</source>
        <translation>
            <numerusform>%n abbinamento, ma più nulla da ricevere.</numerusform>
            <numerusform>%n abbinamenti, ma più nulla da ricevere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): {gains}.</source>
        <translation>
            <numerusform>%n abbinamento: {gains}.</numerusform>
            <numerusform>%n abbinamenti: {gains}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gained {mooncakes}.</source>
        <translation>{name} ha ricevuto {mooncakes}.</translation>
    </message>
    <message>
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>Poi {name} ha ricevuto {lantern}</translation>
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
        <translation>{lantern} era esaurita: niente per {names}.</translation>
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
        <translation>Quattro uguali</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>Tre coppie</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>Sette diverse</translation>
    </message>
    <message>
        <source>Generic</source>
        <comment>Dedication</comment>
        <translation>Generica</translation>
    </message>
    <message>
        <source>{lantern} above</source>
        <translation>{lantern} in alto</translation>
    </message>
    <message>
        <source>{lantern} on the right</source>
        <translation>{lantern} a destra</translation>
    </message>
    <message>
        <source>{lantern} below</source>
        <translation>{lantern} in basso</translation>
    </message>
    <message>
        <source>{lantern} on the left</source>
        <translation>{lantern} a sinistra</translation>
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
        <translation>Il lato a destra</translation>
    </message>
    <message>
        <source>The left side</source>
        <translation>Il lato a sinistra</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n dolce lunare</numerusform>
            <numerusform>%n dolci lunari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{top} top, {right} right, {bottom} bottom, {left} left</source>
        <translation>{top} in alto, {right} a destra, {bottom} in basso, {left} a sinistra</translation>
    </message>
    <message>
        <source>Sky tile: {sides}</source>
        <translation>Tessera Cielo: {sides}</translation>
    </message>
    <message>
        <source>Fireworks tile with {pet}: {sides}</source>
        <translation>Tessera Fuochi con {pet}: {sides}</translation>
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
            <numerusform>+%n lanterna</numerusform>
            <numerusform>+%n lanterne</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} turni</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>{number} turni a testa</translation>
    </message>
    <message>
        <source>{number} tiles</source>
        <translation>{number} tessere</translation>
    </message>
    <message>
        <source>{number} of each lantern</source>
        <translation>{number} per ogni lanterna</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>circa {number} minuti</translation>
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
        <translation>Livello di Moon Dancer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level you start with %n Fireworks tile(s): choose fewer.</source>
        <translation type="unfinished">
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
        <translation>Il primo giocatore è scelto a caso. Poi si va in senso orario.</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Amici del gala</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Gioca senza amici</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Il tuo amico</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Le tue prime tessere</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>A scelta</translation>
    </message>
    <message>
        <source>{name}: {ability}</source>
        <translation>{name}: {ability}</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n dolce lunare</numerusform>
            <numerusform>%n dolci lunari</numerusform>
        </translation>
    </message>
    <message>
        <source>has a heart</source>
        <translation>ha un cuore</translation>
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
        <translation>dolci lunari per dopo</translation>
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
        <translation>Uno scambio costa {cost} dolci lunari.</translation>
    </message>
    <message>
        <source>To exchange, drag one of your lanterns onto the one you want.</source>
        <translation>Per scambiare, trascina una tua lanterna su quella che vuoi.</translation>
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
        <translation>Sette diverse richiede una di ogni lanterna.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>La pila è vuota.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
</context>
<context>
    <name>FestivalScores</name>
    <message>
        <source>Four of a Kind</source>
        <translation>Quattro uguali</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>Tre coppie</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>Sette diverse</translation>
    </message>
    <message>
        <source>Celestia’s token</source>
        <translation>Segnalino di Celestia</translation>
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
        <translation>scambiare una lanterna</translation>
    </message>
    <message>
        <source>make a Dedication</source>
        <translation>fare una Dedica</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Scambia</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>Amicizia</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>Dedica</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posa</translation>
    </message>
    <message>
        <source>Or: {action}</source>
        <translation>Oppure: {action}</translation>
    </message>
    <message>
        <source>Your turn: {action}</source>
        <translation>Tocca a te: {action}</translation>
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
        <translation>Prima {name} può {actions}.</translation>
    </message>
    <message>
        <source>First you may {actions}.</source>
        <translation>Prima puoi {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s).</source>
        <translation>
            <numerusform>restituisci %n lanterna.</numerusform>
            <numerusform>restituisci %n lanterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>rotate it, then drop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>scegli il lato che conta come abbinamento.</translation>
    </message>
    <message>
        <source>place a tile.</source>
        <translation>posa una tessera.</translation>
    </message>
    <message>
        <source>place this tile.</source>
        <translation>posa questa tessera.</translation>
    </message>
    <message>
        <source>return it to the Supply.</source>
        <translation>restituiscila alla Riserva.</translation>
    </message>
    <message>
        <source>choose the lanterns to dedicate.</source>
        <translation>scegli le lanterne della Dedica.</translation>
    </message>
    <message numerus="yes">
        <source>after you return %n lantern(s)</source>
        <translation>
            <numerusform>dopo aver restituito %n lanterna</numerusform>
            <numerusform>dopo aver restituito %n lanterne</numerusform>
        </translation>
    </message>
    <message>
        <source>after you take a tile</source>
        <translation>dopo aver preso una tessera</translation>
    </message>
    <message>
        <source>after you choose a side</source>
        <translation>dopo aver scelto un lato</translation>
    </message>
    <message>
        <source>after you keep a tile</source>
        <translation>dopo aver tenuto una tessera</translation>
    </message>
    <message>
        <source>after you place a tile</source>
        <translation>dopo aver posato una tessera</translation>
    </message>
    <message>
        <source>{taken} for {given}</source>
        <translation>{taken} per {given}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>costa {mooncakes}</translation>
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
        <translation>{held} di {limit}</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s)</source>
        <translation>
            <numerusform>restituisci %n lanterna</numerusform>
            <numerusform>restituisci %n lanterne</numerusform>
        </translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltato</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>non possibile</translation>
    </message>
    <message>
        <source>take the face-up tile, or draw one.</source>
        <translation>prendi la tessera scoperta o pescane una.</translation>
    </message>
    <message>
        <source>choose lanterns</source>
        <translation>scegli lanterne</translation>
    </message>
    <message>
        <source>no set yet</source>
        <translation>ancora nessuna serie</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <translation>scegli una tessera</translation>
    </message>
    <message>
        <source>choose a place</source>
        <translation>scegli un posto</translation>
    </message>
    <message>
        <source>take a new tile</source>
        <translation>prendi una tessera</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>termina il turno</translation>
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
        <translation>scegli un lato</translation>
    </message>
    <message>
        <source>keep a tile</source>
        <translation>tieni una tessera</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Festival games</source>
        <translation>Partite Festival</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
</context>
<context>
    <name>FireflyAims</name>
    <message numerus="yes">
        <source>Make your longest chain %n island(s) long.</source>
        <translation>
            <numerusform>Porta la tua catena più lunga a %n isola.</numerusform>
            <numerusform>Porta la tua catena più lunga a %n isole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Hai fatto %n punto.</numerusform>
            <numerusform>Hai fatto %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) than anyone else this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get your coins up to %n this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather %n of your workers on one island.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anyone else.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got your coins up to %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gathered %n of your workers on one island.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your longest chain has %n island(s).</source>
        <translation>
            <numerusform>La tua catena più lunga ha %n isola.</numerusform>
            <numerusform>La tua catena più lunga ha %n isole.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rich turn</source>
        <translation>Un turno ricco</translation>
    </message>
    <message>
        <source>Take the lead</source>
        <translation>Prendere la testa</translation>
    </message>
    <message>
        <source>A full purse</source>
        <translation>La borsa piena</translation>
    </message>
    <message>
        <source>All hands on one island</source>
        <translation>Tutti su un’isola</translation>
    </message>
    <message>
        <source>One more link</source>
        <translation>Un anello in più</translation>
    </message>
</context>
<context>
    <name>FireflyAsks</name>
    <message>
        <source>Your turn: {task}.</source>
        <translation>Tocca a te: {task}.</translation>
    </message>
    <message>
        <source>{name}: {task}.</source>
        <translation>{name}: {task}.</translation>
    </message>
    <message>
        <source>A secondary action may come before or after it.</source>
        <translation>Prima o dopo può venire un’azione secondaria.</translation>
    </message>
    <message>
        <source>Crossing the new bridge is free.</source>
        <translation>Passare il nuovo ponte è gratis.</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>tieni uno dei due poteri</translation>
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
        <translation>scegli un’isola Piccola per il tuo primo piano</translation>
    </message>
    <message>
        <source>choose an island for the new worker</source>
        <translation>scegli un’isola per il nuovo operaio</translation>
    </message>
    <message>
        <source>cross the new bridge, or choose Done</source>
        <translation>passa il nuovo ponte o scegli Fatto</translation>
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
        <translation>scegli se pagare un secondo piano</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>scegli un’azione principale</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>Resta %n movimento.</numerusform>
            <numerusform>Restano %n movimenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>Scegli l’isola per il tuo piano.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Scegli uno dei tuoi operai.</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>To {island}</source>
        <translation>Verso {island}</translation>
    </message>
    <message>
        <source>{island}: {gains}</source>
        <translation>{island}: {gains}</translation>
    </message>
    <message>
        <source>Build a bridge</source>
        <translation>Costruisci un ponte</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Indici una festa</translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>Muovi operai, fino a %n spostamento</numerusform>
            <numerusform>Muovi operai, fino a %n spostamenti</numerusform>
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
            <numerusform>Verso {island}, %n canale</numerusform>
            <numerusform>Verso {island}, %n canali</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}. {lane}</source>
        <translation>Verso {island}. {lane}</translation>
    </message>
    <message>
        <source>Claim {goal} ({condition}): +{points}</source>
        <translation>Prendi {goal} ({condition}): +{points}</translation>
    </message>
    <message>
        <source>Reveal your private goal ({condition}): +{points}</source>
        <translation>Rivela il tuo obiettivo segreto ({condition}): +{points}</translation>
    </message>
    <message>
        <source>A worker on {island} (you have {workers})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Prendi il Corvo per {points}</translation>
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
        <translation>Tieni {power}: {rule}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>Aggiungi un secondo piano per {coins}</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>Nessun secondo piano</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Termina il turno</translation>
    </message>
</context>
<context>
    <name>FireflyEndWords</name>
    <message numerus="yes">
        <source>%n festival(s)</source>
        <translation>
            <numerusform>%n festa</numerusform>
            <numerusform>%n feste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n obiettivo</numerusform>
            <numerusform>%n obiettivi</numerusform>
        </translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>alla fine</translation>
    </message>
    <message>
        <source>taken {number} ×</source>
        <translation>preso {number} ×</translation>
    </message>
    <message>
        <source>taken {number} ×, still held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken</source>
        <translation>preso</translation>
    </message>
    <message>
        <source>The last Sōrin was placed by {name}.</source>
        <translation>L’ultimo Sōrin è stato messo da {name}.</translation>
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
        <translation>Tutti gli obiettivi pubblici erano presi, l’ultimo da {name}.</translation>
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
            <numerusform>Costruisci un piano dove hai un operaio. Hai ancora %n piano.</numerusform>
            <numerusform>Costruisci un piano dove hai un operaio. Hai ancora %n piani.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>Non ce l’ha nessuno.</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>Ce l’ha {name}.</translation>
    </message>
    <message>
        <source>The Crow: take it for {points}.</source>
        <translation>Il Corvo: prendilo per {points}.</translation>
    </message>
    <message>
        <source>{island}. {size} island.</source>
        <translation>{island}. Isola: {size}.</translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>La sua festa c’è già stata: non si possono più aggiungere piani.</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) for your workers along bridges. Other players’ bridges cost coins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation type="unfinished">
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
        <translation>Hai messo tutti i tuoi pesci.</translation>
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
        </translation>
    </message>
    <message>
        <source>a Sōrin</source>
        <translation>un Sōrin</translation>
    </message>
    <message>
        <source>{coins}. Left in the supply: {things}.</source>
        <translation>{coins}. Ancora a disposizione: {things}.</translation>
    </message>
    <message>
        <source>{goal}: {condition}, {points}. You have {value} of {number}.</source>
        <translation>{goal}: {condition}, {points}. Hai {value} di {number}.</translation>
    </message>
    <message>
        <source>{goal}: all cards are taken.</source>
        <translation>{goal}: tutte le carte sono prese.</translation>
    </message>
    <message numerus="yes">
        <source>{goal}: {condition}, {points}. %n card(s) left.</source>
        <translation>
            <numerusform>{goal}: {condition}, {points}. Resta %n carta.</numerusform>
            <numerusform>{goal}: {condition}, {points}. Restano %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {value} of {number}.</source>
        <translation>Hai {value} di {number}.</translation>
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
            <numerusform>Resta %n obiettivo segreto da pescare.</numerusform>
            <numerusform>Restano %n obiettivi segreti da pescare.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyHints</name>
    <message>
        <source>Build a bridge from {a} to {b}, {coins}.</source>
        <translation>Costruisci un ponte da {a} a {b}, {coins}.</translation>
    </message>
    <message>
        <source>Build a floor on {island}.</source>
        <translation>Costruisci un piano su {island}.</translation>
    </message>
    <message>
        <source>Hold a festival on {island}.</source>
        <translation>Indici una festa su {island}.</translation>
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
        <translation>Muovi da {origin} a {destination}.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>Muovi da {origin} a {destination} per {coins}.</translation>
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
        <translation>Prendi {goal}.</translation>
    </message>
    <message>
        <source>Reveal your goal “{goal}”.</source>
        <translation>Rivela il tuo obiettivo “{goal}”.</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Tieni {power}: {rule}</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>Paga un secondo piano.</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>Lascia gli operai dove sono.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Termina il turno.</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>Poi puoi prendere {goals}.</translation>
    </message>
    <message>
        <source>Then you can build on {island}.</source>
        <translation>Poi puoi costruire su {island}.</translation>
    </message>
    <message>
        <source>Your chain grows to {islands}.</source>
        <translation>La tua catena cresce a {islands}.</translation>
    </message>
</context>
<context>
    <name>FireflyKeys</name>
    <message>
        <source>Build a bridge</source>
        <translation>Costruisci un ponte</translation>
    </message>
    <message>
        <source>Move workers</source>
        <translation>Muovi operai</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Indici una festa</translation>
    </message>
    <message>
        <source>Take the Crow</source>
        <translation>Prendi il Corvo</translation>
    </message>
    <message>
        <source>Place a lucky fish</source>
        <translation>Metti un pesce portafortuna</translation>
    </message>
    <message>
        <source>Done, or end the turn</source>
        <translation>Fatto, o termina il turno</translation>
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
        <translation>li vede solo {0}</translation>
    </message>
    <message>
        <source>{0} of 6</source>
        <translation>{0} di 6</translation>
    </message>
    <message>
        <source>chain {0}</source>
        <translation>catena {0}</translation>
    </message>
    <message>
        <source>chain {0}: +{1}</source>
        <translation>catena {0}: +{1}</translation>
    </message>
    <message>
        <source>{0} at end</source>
        <translation>{0} alla fine</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n punto finora</numerusform>
            <numerusform>%n punti finora</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain of {0} islands: +{1}</source>
        <translation>Catena di {0} isole: +{1}</translation>
    </message>
    <message>
        <source>Longest chain: +{0}</source>
        <translation>Catena più lunga: +{0}</translation>
    </message>
    <message>
        <source>The Crow: {0}</source>
        <translation>Il Corvo: {0}</translation>
    </message>
    <message>
        <source>Chains at the end, by islands: {0}. The longest: +{1}.</source>
        <translation>Catene alla fine, per isole: {0}. La più lunga: +{1}.</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>Muovi {0}</translation>
    </message>
    <message>
        <source>Claim {0}: +{1}</source>
        <translation>Prendi {0}: +{1}</translation>
    </message>
    <message>
        <source>−{0} points</source>
        <translation>−{0} punti</translation>
    </message>
    <message>
        <source>{0} festival</source>
        <translation>Festa su {0}</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n Sōrin left</source>
        <translation>
            <numerusform>La fine è vicina: resta %n Sōrin</numerusform>
            <numerusform>La fine è vicina: restano %n Sōrin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: {name}, %n floor(s) left</source>
        <translation>
            <numerusform>La fine è vicina: {name}, resta %n piano</numerusform>
            <numerusform>La fine è vicina: {name}, restano %n piani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n goal(s) left</source>
        <translation>
            <numerusform>La fine è vicina: resta %n obiettivo</numerusform>
            <numerusform>La fine è vicina: restano %n obiettivi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Projected: %n point(s)</source>
        <translation type="unfinished">
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
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n canale</numerusform>
            <numerusform>%n canali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n posto</numerusform>
            <numerusform>%n posti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n operaio</numerusform>
            <numerusform>%n operai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n isola</numerusform>
            <numerusform>%n isole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movements</comment>
        <translation>
            <numerusform>ancora %n</numerusform>
            <numerusform>ancora %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s) missing</source>
        <translation>
            <numerusform>manca %n piano</numerusform>
            <numerusform>mancano %n piani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s) missing</source>
        <translation>
            <numerusform>manca %n ponte</numerusform>
            <numerusform>mancano %n ponti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) missing</source>
        <translation>
            <numerusform>manca %n pezzo</numerusform>
            <numerusform>mancano %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>Prendi %n moneta</numerusform>
            <numerusform>Prendi %n monete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker(s)</source>
        <translation>
            <numerusform>Prendi %n operaio</numerusform>
            <numerusform>Prendi %n operai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build for %n coin(s)</source>
        <translation type="unfinished">
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
        <translation>Hai ancora un’azione principale.</translation>
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
            <numerusform>{names} può indirla</numerusform>
            <numerusform>{names} possono indirla</numerusform>
        </translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>I tuoi obiettivi segreti</translation>
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
        <translation>non ora</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatta</translation>
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
        <translation>Fatto</translation>
    </message>
    <message>
        <source>after a main action</source>
        <translation>dopo un’azione principale</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>points of an island</comment>
        <translation>per pezzo</translation>
    </message>
    <message>
        <source>a floor</source>
        <comment>reward of an island</comment>
        <translation>per piano</translation>
    </message>
    <message>
        <source>needed</source>
        <comment>floors, for a festival</comment>
        <translation>necessari</translation>
    </message>
    <message>
        <source>You can still claim a goal.</source>
        <translation>Puoi ancora prendere un obiettivo.</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>Nessun operaio rimasto</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Il lago</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>I giocatori</translation>
    </message>
    <message>
        <source>Festivals</source>
        <translation>Feste</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Obiettivi pubblici</translation>
    </message>
    <message>
        <source>all taken</source>
        <translation>tutti presi</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>operai</translation>
    </message>
    <message>
        <source>floors</source>
        <translation>piani</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>ponti</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Pagoda</source>
        <translation>Pagoda</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>Festa</translation>
    </message>
    <message>
        <source>Crow</source>
        <translation>Corvo</translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation>ce l’hai tu</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pesce</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>messi tutti</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa seguente</translation>
    </message>
    <message>
        <source>no Sōrin left</source>
        <translation>nessun Sōrin rimasto</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>Nessuno può ancora indirla</translation>
    </message>
    <message>
        <source>A second floor?</source>
        <translation>Un secondo piano?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Tieni questo</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>La tua scelta</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>rimetti giù</translation>
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
        <translation>{name} ha terminato il turno.</translation>
    </message>
    <message>
        <source>+1 worker on {island}</source>
        <translation>+1 operaio su {island}</translation>
    </message>
    <message>
        <source>a private goal</source>
        <translation>un obiettivo segreto</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>un obiettivo segreto ({condition})</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} ha indetto una festa su {island}.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} per {pieces}</translation>
    </message>
    <message>
        <source>{name} ferried a worker from {origin} to {destination} for {coins}</source>
        <translation>{name} ha traghettato un operaio da {origin} a {destination} per {coins}</translation>
    </message>
    <message>
        <source>{name} built floor {height} on {island}</source>
        <translation>{name} ha costruito il piano {height} su {island}</translation>
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
        <translation>{name} ha pagato {coins} e ha aggiunto il piano {height} su {island}</translation>
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
        <translation>{name} ha costruito un ponte da {a} a {b} per {coins}</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination}</source>
        <translation>{name} ha mosso {workers} da {origin} a {destination}</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination} and paid {owner} {coins}</source>
        <translation>{name} ha mosso {workers} da {origin} a {destination} e ha pagato {coins} a {owner}</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow</source>
        <translation>{name} ha pagato {points} e ha preso il Corvo</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow from {holder}</source>
        <translation>{name} ha pagato {points} e ha preso il Corvo a {holder}</translation>
    </message>
    <message>
        <source>{name} claimed {goal} ({condition}): +{points}</source>
        <translation>{name} ha preso {goal} ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} moved a worker across from {origin} to {destination}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} ha rivelato un obiettivo segreto ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} ha {power}: {rule}</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>Il Corvo costa a {name} {points}.</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} ha una catena di {islands}: +{points}.</translation>
    </message>
</context>
<context>
    <name>FireflyNames</name>
    <message>
        <source>Sunrise Landing</source>
        <translation>Molo dell’Alba</translation>
    </message>
    <message>
        <source>Sunset Landing</source>
        <translation>Molo del Tramonto</translation>
    </message>
    <message>
        <source>Reed</source>
        <comment>island</comment>
        <translation>Canneto</translation>
    </message>
    <message>
        <source>Pebble</source>
        <comment>island</comment>
        <translation>Ciottolo</translation>
    </message>
    <message>
        <source>Heron</source>
        <comment>island</comment>
        <translation>Airone</translation>
    </message>
    <message>
        <source>Sparrow</source>
        <comment>island</comment>
        <translation>Passero</translation>
    </message>
    <message>
        <source>Minnow</source>
        <comment>island</comment>
        <translation>Alborella</translation>
    </message>
    <message>
        <source>Fern</source>
        <comment>island</comment>
        <translation>Felce</translation>
    </message>
    <message>
        <source>Willow</source>
        <comment>island</comment>
        <translation>Salice</translation>
    </message>
    <message>
        <source>Lotus</source>
        <comment>island</comment>
        <translation>Loto</translation>
    </message>
    <message>
        <source>Maple</source>
        <comment>island</comment>
        <translation>Acero</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>island</comment>
        <translation>Prugno</translation>
    </message>
    <message>
        <source>Carp</source>
        <comment>island</comment>
        <translation>Carpa</translation>
    </message>
    <message>
        <source>Crane</source>
        <comment>island</comment>
        <translation>Gru</translation>
    </message>
    <message>
        <source>Cedar</source>
        <comment>island</comment>
        <translation>Cedro</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>island</comment>
        <translation>Drago</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <comment>island</comment>
        <translation>Fenice</translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>island</comment>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Sunrise</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Sunset</source>
        <translation>Tramonto</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Partenza</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>island</comment>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>island</comment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>island</comment>
        <translation>Grande</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n operaio</numerusform>
            <numerusform>%n operai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n piano</numerusform>
            <numerusform>%n piani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s)</source>
        <translation>
            <numerusform>%n ponte</numerusform>
            <numerusform>%n ponti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n segmento</numerusform>
            <numerusform>%n segmenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pezzo</numerusform>
            <numerusform>%n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n isola</numerusform>
            <numerusform>%n isole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s)</source>
        <translation>
            <numerusform>%n obiettivo segreto</numerusform>
            <numerusform>%n obiettivi segreti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n pesce</numerusform>
            <numerusform>%n pesci</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyOptions</name>
    <message>
        <source>{number} islands</source>
        <translation>{number} isole</translation>
    </message>
    <message>
        <source>{number} Sōrin</source>
        <translation>{number} Sōrin</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>circa {number} minuti</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Briar</source>
        <translation>Ginestra</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Salvia</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Brace</translation>
    </message>
    <message>
        <source>Ivy</source>
        <translation>Edera</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Nocciola</translation>
    </message>
    <message>
        <source>Rowan</source>
        <translation>Sorbo</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Isole</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Prima partita</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variabile</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n fewer public goal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monete</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n punto</numerusform>
            <numerusform>+%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Uguali per tutti</translation>
    </message>
    <message>
        <source>Extra coins for later seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Obiettivi pubblici</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Scelti</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>Potere del giocatore {number}</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Il primo giocatore è scelto a caso. Poi si va in senso orario.</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>scegline {number} di {all}</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n piano, {workers} operai</numerusform>
            <numerusform>{size}: %n piani, {workers} operai</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal}, {counted}: {steps} points</source>
        <translation>{goal}, {counted}: {steps} punti</translation>
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
        <translation>meno punti per gli altri</translation>
    </message>
    <message>
        <source>the lead at the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a festival within reach</source>
        <translation>una festa a portata di mano</translation>
    </message>
    <message>
        <source>a longer chain</source>
        <translation>una catena più lunga</translation>
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
        <translation>un obiettivo a portata di mano</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>obiettivi segreti</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Prima finisci di passare sul nuovo ponte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>Questo ponte richiede %n segmento; te ne restano {1}.</numerusform>
            <numerusform>Questo ponte richiede %n segmenti; te ne restano {1}.</numerusform>
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
            <numerusform>Questo ponte costa %n moneta; ne hai {1}.</numerusform>
            <numerusform>Questo ponte costa %n monete; ne hai {1}.</numerusform>
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
            <numerusform>Il pedaggio è di %n moneta; ne hai {1}.</numerusform>
            <numerusform>Il pedaggio è di %n monete; ne hai {1}.</numerusform>
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
        <translation>Quell’obiettivo richiede {0}; tu hai {1}.</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>Il Corvo costa {0} punti; ne hai {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Il tuo prossimo pesce costa %n moneta; ne hai {1}.</numerusform>
            <numerusform>Il tuo prossimo pesce costa %n monete; ne hai {1}.</numerusform>
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
        <translation>Lucciole</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Obiettivi pubblici</translation>
    </message>
    <message>
        <source>Private goals</source>
        <translation>Obiettivi segreti</translation>
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
        <translation>Tesori nell’acqua</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potere</translation>
    </message>
    <message>
        <source>The Crow</source>
        <translation>Il Corvo</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Catena</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Catena più lunga</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vantaggio</translation>
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
        <translation>carte prese</translation>
    </message>
    <message>
        <source>cards revealed</source>
        <translation>carte rivelate</translation>
    </message>
    <message>
        <source>islands on one path</source>
        <translation>isole su un percorso</translation>
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
        <translation>Un Sōrin sigilla l’isola: lì niente più piani, e nessuna seconda festa.</translation>
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
        <translation>Il tuo potere</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Prima del primo turno</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Azione principale</translation>
    </message>
    <message>
        <source>Secondary action</source>
        <translation>Azione secondaria</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>scegline una</translation>
    </message>
    <message>
        <source>a worker starts elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>piazza il nuovo operaio</translation>
    </message>
    <message>
        <source>from which island?</source>
        <translation>da quale isola?</translation>
    </message>
    <message>
        <source>on which island?</source>
        <translation>su quale isola?</translation>
    </message>
    <message>
        <source>which worker?</source>
        <translation>quale operaio?</translation>
    </message>
    <message>
        <source>to which island?</source>
        <translation>a quale isola?</translation>
    </message>
    <message>
        <source>on which lane?</source>
        <translation>su quale canale?</translation>
    </message>
    <message>
        <source>coins or workers?</source>
        <translation>monete o operai?</translation>
    </message>
    <message>
        <source>your first floor</source>
        <translation>il tuo primo piano</translation>
    </message>
    <message>
        <source>cross the bridge</source>
        <translation>passa sul ponte</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left</source>
        <translation>
            <numerusform>resta %n spostamento</numerusform>
            <numerusform>restano %n spostamenti</numerusform>
        </translation>
    </message>
    <message>
        <source>a second floor?</source>
        <translation>un secondo piano?</translation>
    </message>
    <message>
        <source>bridge built</source>
        <translation>ponte costruito</translation>
    </message>
    <message>
        <source>workers moved</source>
        <translation>operai mossi</translation>
    </message>
    <message>
        <source>floor built</source>
        <translation>piano costruito</translation>
    </message>
    <message>
        <source>festival held</source>
        <translation>festa indetta</translation>
    </message>
    <message>
        <source>none possible</source>
        <translation>nessuna possibile</translation>
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
        <translation>obiettivo preso</translation>
    </message>
    <message>
        <source>Crow taken</source>
        <translation>Corvo preso</translation>
    </message>
    <message>
        <source>fish placed</source>
        <translation>pesce messo</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltato</translation>
    </message>
    <message>
        <source>later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>prima o dopo</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>ancora nessuna</translation>
    </message>
</context>
<context>
    <name>FirstMove</name>
    <message>
        <source>Place a tile: each player gains the lantern on the side facing them. Each match gives you an extra one.</source>
        <translation>Posa una tessera: ogni giocatore riceve la lanterna sul lato che ha davanti. Ogni abbinamento te ne dà una in più.</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>Restituisci serie di lanterne per punti: quattro uguali, tre coppie o sette diverse. Le prime serie valgono di più.</translation>
    </message>
    <message>
        <source>After the last tile, the most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>La mia prima tessera</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>Costruisci ponti, manda i tuoi operai dall’altra parte e costruisci piani di pagoda sulle isole che raggiungono.</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>Organizza feste dove nessuno ha più pezzi di te e prendi obiettivi: entrambi danno punti.</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My first action</source>
        <translation>La mia prima azione</translation>
    </message>
    <message>
        <source>Shade both areas of a pool to complete it. Launch fireworks on completed pools for points.</source>
        <translation>Colora le due aree di una vasca per completarla. Lancia fuochi d’artificio sulle vasche complete per fare punti.</translation>
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
        <translation>Il mio primo tiro</translation>
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
        <translation>Principessa Cadance</translation>
    </message>
    <message>
        <source>Princess Luna</source>
        <translation>Principessa Luna</translation>
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
        <translation>Principessa Celestia</translation>
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
        </translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>Prendi dalla Riserva una lanterna a tua scelta.</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>Fai un’altra Dedica in questo turno.</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>Dopo la tua Dedica, riprendi una delle lanterne che hai dato.</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>Scegli una lanterna e un altro giocatore: ne ricevete una a testa, prima tu.</translation>
    </message>
    <message>
        <source>First gala</source>
        <translation>Primo gala</translation>
    </message>
    <message>
        <source>Night market</source>
        <translation>Mercato notturno</translation>
    </message>
    <message>
        <source>Bright sky</source>
        <translation>Cielo luminoso</translation>
    </message>
    <message>
        <source>Great vows</source>
        <translation>Grandi voti</translation>
    </message>
    <message>
        <source>Tile turners</source>
        <translation>Giratessere</translation>
    </message>
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer non riceve mai dolci lunari.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer riceve un dolce lunare per ognuno che ricevi tu.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Festival
of Lanterns</source>
        <translation>Festa
delle Lanterne</translation>
    </message>
    <message>
        <source>1–4 players</source>
        <translation>1–4 giocatori</translation>
    </message>
    <message>
        <source>Night tiles</source>
        <translation>Tessere della notte</translation>
    </message>
    <message>
        <source>Place a tile: each player gains the lantern facing them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firefly
Festival</source>
        <translation>Festa
delle Lucciole</translation>
    </message>
    <message>
        <source>2–6 players</source>
        <translation>2–6 giocatori</translation>
    </message>
    <message>
        <source>Bridges and pagodas</source>
        <translation>Ponti e pagode</translation>
    </message>
    <message>
        <source>Lanterns
Dice</source>
        <translation>Dadi
delle Lanterne</translation>
    </message>
    <message>
        <source>Roll and shade</source>
        <translation>Tira e colora</translation>
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
        <translation>Risolti {done} su {number}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ancora</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Partenza</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done} di {steps}</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>vinte {wins} su {games}</translation>
    </message>
    <message>
        <source>Not yet played against computers.</source>
        <translation>Non ancora giocato contro il computer.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Record</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with hints don’t count as wins or best scores.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Gioca {game}</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Empire</source>
        <translation>Impero</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architetto</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Snodi</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Mercante</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Varietà</translation>
    </message>
    <message>
        <source>Ready to Go</source>
        <translation>Pronti a partire</translation>
    </message>
    <message>
        <source>islands with floors</source>
        <translation>isole con piani</translation>
    </message>
    <message>
        <source>length of a bridge</source>
        <translation>lunghezza di un ponte</translation>
    </message>
    <message>
        <source>bridges at one island</source>
        <translation>ponti a un’isola</translation>
    </message>
    <message>
        <source>coins you have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floors in two pagodas</source>
        <translation>piani in due pagode</translation>
    </message>
    <message>
        <source>islands with workers</source>
        <translation>isole con operai</translation>
    </message>
    <message>
        <source>workers on the board</source>
        <translation>operai sul tabellone</translation>
    </message>
    <message>
        <source>floors on {number} islands</source>
        <translation>piani su {number} isole</translation>
    </message>
    <message>
        <source>a bridge of {number}</source>
        <translation>un ponte da {number}</translation>
    </message>
    <message>
        <source>{number} bridges at one island</source>
        <translation>{number} ponti a un’isola</translation>
    </message>
    <message>
        <source>{number} coins</source>
        <translation>{number} monete</translation>
    </message>
    <message>
        <source>{number} floors in two pagodas</source>
        <translation>{number} piani in due pagode</translation>
    </message>
    <message>
        <source>workers on {number} islands</source>
        <translation>operai su {number} isole</translation>
    </message>
    <message>
        <source>{number} workers on the board</source>
        <translation>{number} operai sul tabellone</translation>
    </message>
    <message>
        <source>{number} Small</source>
        <translation>{number} Piccole</translation>
    </message>
    <message>
        <source>{number} Medium</source>
        <translation>{number} Medie</translation>
    </message>
    <message>
        <source>{number} Large</source>
        <translation>{number} Grandi</translation>
    </message>
    <message>
        <source>Each size</source>
        <translation>Ogni misura</translation>
    </message>
    <message>
        <source>From Start to Start</source>
        <translation>Da Partenza a Partenza</translation>
    </message>
    <message>
        <source>Chain of {number}</source>
        <translation>Catena di {number}</translation>
    </message>
    <message>
        <source>{number} side by side</source>
        <translation>{number} affiancati</translation>
    </message>
    <message>
        <source>{number} together</source>
        <translation>{number} insieme</translation>
    </message>
    <message>
        <source>{number} alone</source>
        <translation>{number} da soli</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Tutto esaurito</translation>
    </message>
    <message>
        <source>{number} on top</source>
        <translation>{number} in cima</translation>
    </message>
    <message>
        <source>{number} fish</source>
        <translation>{number} pesci</translation>
    </message>
    <message>
        <source>{number} sealed</source>
        <translation>{number} sigillate</translation>
    </message>
    <message>
        <source>{number} bridges</source>
        <translation>{number} ponti</translation>
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
        <translation>Tasche vuote</translation>
    </message>
    <message>
        <source>floors on {number} Small islands</source>
        <translation>piani su {number} isole Piccole</translation>
    </message>
    <message>
        <source>floors on {number} Medium islands</source>
        <translation>piani su {number} isole Medie</translation>
    </message>
    <message>
        <source>floors on {number} Large islands</source>
        <translation>piani su {number} isole Grandi</translation>
    </message>
    <message>
        <source>a worker on an island filled to capacity</source>
        <translation>un operaio su un’isola al completo</translation>
    </message>
    <message>
        <source>the top floor of {number} unsealed pagodas</source>
        <translation>il piano in cima a {number} pagode non sigillate</translation>
    </message>
    <message>
        <source>{number} fish placed</source>
        <translation>{number} pesci messi</translation>
    </message>
    <message>
        <source>{number} bridges built</source>
        <translation>{number} ponti costruiti</translation>
    </message>
    <message>
        <source>not a single coin left</source>
        <translation>nemmeno una moneta rimasta</translation>
    </message>
</context>
<context>
    <name>GuestWords</name>
    <message numerus="yes">
        <source>You need %n more Mooncake(s).</source>
        <translation>
            <numerusform>Ti serve ancora %n dolce lunare.</numerusform>
            <numerusform>Ti servono ancora %n dolci lunari.</numerusform>
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
        <translation>usato in questo turno</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a friend can help</comment>
        <translation>ora</translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>scambia una lanterna</translation>
    </message>
    <message>
        <source>take a lantern</source>
        <translation>prendi una lanterna</translation>
    </message>
    <message>
        <source>swap with a player</source>
        <translation>scambia con qualcuno</translation>
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
        <translation>un’altra Dedica</translation>
    </message>
    <message>
        <source>take one back</source>
        <translation>riprendine una</translation>
    </message>
    <message>
        <source>choose from two tiles</source>
        <translation>scegli tra due tessere</translation>
    </message>
    <message>
        <source>exchange up to two</source>
        <translation>scambiane fino a due</translation>
    </message>
    <message>
        <source>+1 point on a stack</source>
        <translation>+1 punto su una pila</translation>
    </message>
    <message>
        <source>now, or later this turn</source>
        <translation>ora o più tardi nel turno</translation>
    </message>
    <message>
        <source>when you place a tile</source>
        <translation>quando posi una tessera</translation>
    </message>
    <message>
        <source>with your Dedication</source>
        <translation>con la tua Dedica</translation>
    </message>
    <message>
        <source>for a second Dedication</source>
        <translation>per una seconda Dedica</translation>
    </message>
    <message>
        <source>after your Dedication</source>
        <translation>dopo la tua Dedica</translation>
    </message>
    <message>
        <source>before you place a tile</source>
        <translation>prima di posare una tessera</translation>
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
        <translation>Dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>Ti ha dato {gains}.</translation>
    </message>
    <message>
        <source>I am {name}: show me the table</source>
        <translation>Io sono {name}: mostrami il tavolo</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annulla l’ultimo passo</translation>
    </message>
</context>
<context>
    <name>HerTurn</name>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>what scores most</source>
        <translation>che cosa vale di più</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>Amicizia</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if that helps</source>
        <translation>se aiuta</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>Dedica</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>la più alta</translation>
    </message>
</context>
<context>
    <name>HintControl</name>
    <message>
        <source>Make this move</source>
        <translation>Fai questa mossa</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, grazie</translation>
    </message>
    <message>
        <source>Put the hint away (Esc)</source>
        <translation>Metti via il consiglio (Esc)</translation>
    </message>
</context>
<context>
    <name>InstructionLine</name>
    <message>
        <source>Show rule</source>
        <translation>Mostra regola</translation>
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
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>LastWord</name>
    <message numerus="yes">
        <source>%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.</source>
        <translation>
            <numerusform>%n punto più di te. Io dedico presto, finché le pile sono alte. Provaci.</numerusform>
            <numerusform>%n punti più di te. Io dedico presto, finché le pile sono alte. Provaci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %n point(s)! I looked for one more lantern until the end.</source>
        <translation>
            <numerusform>Per %n punto! Ho cercato fino alla fine un’altra lanterna.</numerusform>
            <numerusform>Per %n punti! Ho cercato fino alla fine un’altra lanterna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s). The next festival could be yours.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)! The whole lake is shining, and most of the light is yours.</source>
        <translation>
            <numerusform>%n punto! Tutto il lago risplende, e gran parte della luce è tua.</numerusform>
            <numerusform>%n punti! Tutto il lago risplende, e gran parte della luce è tua.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
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
        <translation>Guarda la mossa</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lezione seguente</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Gioca ora</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
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
        <translation>Lascia la lezione</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Friend</source>
        <comment>level of Moon Dancer</comment>
        <translation>Amica</translation>
    </message>
    <message>
        <source>Mentor</source>
        <comment>level of Moon Dancer</comment>
        <translation>Mentore</translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>level of Moon Dancer</comment>
        <translation>Principessa</translation>
    </message>
    <message>
        <source>Crescent</source>
        <comment>level of Moon Dancer</comment>
        <translation>Falce di luna</translation>
    </message>
    <message>
        <source>Half Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>Mezza luna</translation>
    </message>
    <message>
        <source>Full Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>Luna piena</translation>
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
        <translation>vinte {wins} su {games}</translation>
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
        <translation>Non ancora giocato.</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>Gioca {level}</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>First Lantern</source>
        <translation>Prima lanterna</translation>
    </message>
    <message>
        <source>Visitor</source>
        <translation>Visitatrice</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Vicina</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Compagna</translation>
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
        <translation>Adatto a me</translation>
    </message>
    <message>
        <source>{level} suits you for a first game: you’ve finished none yet.</source>
        <translation>{level} va bene per una prima partita: non ne hai ancora finita nessuna.</translation>
    </message>
    <message>
        <source>{level} suits you, as in your last game.</source>
        <translation>{level} va bene per te, come nella tua ultima partita.</translation>
    </message>
    <message>
        <source>{level} suits you, because you came out ahead in your last two games.</source>
        <translation>{level} va bene per te, perché nelle ultime due partite sei finito davanti.</translation>
    </message>
    <message>
        <source>{level} suits you, because you fell behind in your last two games.</source>
        <translation>{level} va bene per te, perché nelle ultime due partite sei finito dietro.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Alla pari</translation>
    </message>
    <message>
        <source>A little ahead</source>
        <translation>Un po’ avanti</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Far ahead</source>
        <translation>Molto avanti</translation>
    </message>
    <message>
        <source>even chances</source>
        <translation>pari possibilità</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>Artigiana</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestra</translation>
    </message>
    <message>
        <source>Grand Master</source>
        <translation>Gran maestra</translation>
    </message>
    <message>
        <source>{level}, builder</source>
        <translation>{level}, costruttrice</translation>
    </message>
    <message>
        <source>{level}, collector</source>
        <translation>{level}, collezionista</translation>
    </message>
    <message>
        <source>{level}, spoiler</source>
        <translation>{level}, guastafeste</translation>
    </message>
    <message>
        <source>Looks a little ahead with two moves.</source>
        <translation>Pensa un po’ in avanti con due mosse.</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>Pensa in avanti con le poche mosse migliori.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Pensa in avanti quattro volte più a fondo di una maestra.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Parts of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} o {last}</translation>
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
        <translation>Registro</translation>
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
        <translation>giocato</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meglio</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Prova da qui</translation>
    </message>
    <message>
        <source>Starts a new practice game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Torna alla partita (Esc)</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Where each lead came from</source>
        <translation>Da dove viene ogni vantaggio</translation>
    </message>
    <message>
        <source>Luck compares rolls and drawn tiles with the average. Mistakes are what the coach is sure of, for people’s turns only. The rest is what nobody could foresee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead</source>
        <translation>vantaggio</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>fortuna</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>errori</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>il resto</translation>
    </message>
    <message>
        <source>Luckiest for {name}</source>
        <translation>Massima fortuna di {name}</translation>
    </message>
    <message>
        <source>Unluckiest for {name}</source>
        <translation>Massima sfortuna di {name}</translation>
    </message>
    <message>
        <source>Step {number}: {luck}</source>
        <translation>Passo {number}: {luck}</translation>
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
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>MedalWords</name>
    <message>
        <source>Bronze</source>
        <translation>Bronzo</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argento</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>{medal} from {number} points</source>
        <translation>{medal} da {number} punti</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to bronze</source>
        <translation>
            <numerusform>%n punto al bronzo</numerusform>
            <numerusform>%n punti al bronzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to silver</source>
        <translation>
            <numerusform>%n punto all’argento</numerusform>
            <numerusform>%n punti all’argento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to gold</source>
        <translation>
            <numerusform>%n punto all’oro</numerusform>
            <numerusform>%n punti all’oro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>And %n more file(s).</source>
        <translation>
            <numerusform>E ancora %n file.</numerusform>
            <numerusform>E altri %n file.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
</context>
<context>
    <name>MoonDancerSpeech</name>
    <message>
        <source>I never gain Mooncakes.</source>
        <translation>Io non ricevo mai dolci lunari.</translation>
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
        <translation>Perciò faccio amicizia con {friend} e pago {mooncakes}.</translation>
    </message>
    <message>
        <source>I give {given} and take {taken}.</source>
        <translation>Do {given} e prendo {taken}.</translation>
    </message>
    <message>
        <source>I give you {given} for your {taken}.</source>
        <translation>Ti do {given} per la tua {taken}.</translation>
    </message>
    <message>
        <source>I take {lantern} from the Supply.</source>
        <translation>Prendo {lantern} dalla Riserva.</translation>
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
        <translation>Posso fare {options}.</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind} per {points}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>Hai scelto {lanterns} per me.</translation>
    </message>
    <message>
        <source>I dedicate four {lanterns}: {points}.</source>
        <translation>Dedico quattro {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>I dedicate pairs of {lanterns}: {points}.</source>
        <translation>Dedico coppie di {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>I dedicate one of each lantern: {points}.</source>
        <translation>Dedico una di ogni lanterna: {points}.</translation>
    </message>
    <message>
        <source>One {lantern} is left out.</source>
        <translation>Una {lantern} resta fuori.</translation>
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
        <translation>Hai scelto {kind} per {name}.</translation>
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
        <translation>Mostra regola (F1)</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>tile {number} of {all}</source>
        <translation>tessera {number} di {all}</translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>{number} of {most} chosen</source>
        <translation>{number} di {most} scelti</translation>
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
        <translation>Non è nel regolamento</translation>
    </message>
    <message>
        <source>{options}: not in the rulebook.</source>
        <translation>{options}: non è nel regolamento.</translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n more.</source>
        <translation>
            <numerusform>{option}: scegline ancora %n.</numerusform>
            <numerusform>{option}: scegline ancora %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n fewer.</source>
        <translation>
            <numerusform>{option}: scegline %n in meno.</numerusform>
            <numerusform>{option}: scegline %n in meno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>My puzzles</source>
        <translation>I miei rompicapi</translation>
    </message>
    <message>
        <source>Turns that cost you points. Each stays here until you have solved it twice.</source>
        <translation>Turni che ti sono costati punti. Ognuno resta qui finché non lo hai risolto due volte.</translation>
    </message>
    <message numerus="yes">
        <source>cost %n point(s)</source>
        <translation>
            <numerusform>costato %n punto</numerusform>
            <numerusform>costato %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
</context>
<context>
    <name>OwnPuzzlePage</name>
    <message>
        <source>This is what a Master would have done.</source>
        <translation>Ecco che cosa avrebbe fatto una Maestra.</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a better turn: yours cost about %n point(s).</source>
        <translation>
            <numerusform>Trova un turno migliore: il tuo è costato circa %n punto.</numerusform>
            <numerusform>Trova un turno migliore: il tuo è costato circa %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>Il mio rompicapo</translation>
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
        <translation>A passi</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Subito</translation>
    </message>
</context>
<context>
    <name>PointsWords</name>
    <message numerus="yes">
        <source>%n point(s) right away</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowerWords</name>
    <message>
        <source>Merchant Heir</source>
        <translation>Erede mercante</translation>
    </message>
    <message>
        <source>Old Family</source>
        <translation>Antica famiglia</translation>
    </message>
    <message>
        <source>Fortune Teller</source>
        <translation>Indovina</translation>
    </message>
    <message>
        <source>Honoured Guest</source>
        <translation>Ospite d’onore</translation>
    </message>
    <message>
        <source>Island Born</source>
        <translation>Isolano</translation>
    </message>
    <message>
        <source>First Stones</source>
        <translation>Prime pietre</translation>
    </message>
    <message>
        <source>Wide Net</source>
        <translation>Ampia rete</translation>
    </message>
    <message>
        <source>Early Bird</source>
        <translation>Mattiniero</translation>
    </message>
    <message>
        <source>Rope Maker</source>
        <translation>Cordaio</translation>
    </message>
    <message>
        <source>Long Span</source>
        <translation>Lunga campata</translation>
    </message>
    <message>
        <source>Toll Keeper</source>
        <translation>Gabelliere</translation>
    </message>
    <message>
        <source>Ferryman</source>
        <translation>Traghettatore</translation>
    </message>
    <message>
        <source>Free Passage</source>
        <translation>Libero passaggio</translation>
    </message>
    <message>
        <source>Beachcomber</source>
        <translation>Pescatesori</translation>
    </message>
    <message>
        <source>Remote Architect</source>
        <translation>Architetto lontano</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Corriere</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Carovana</translation>
    </message>
    <message>
        <source>Crowd Pleaser</source>
        <translation>Idolo della folla</translation>
    </message>
    <message>
        <source>Hospitality</source>
        <translation>Ospitalità</translation>
    </message>
    <message>
        <source>Homecoming</source>
        <translation>Ritorno a casa</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>Scalpellino</translation>
    </message>
    <message>
        <source>Twin Storeys</source>
        <translation>Piani gemelli</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Gran sacerdote</translation>
    </message>
    <message>
        <source>Gilder</source>
        <translation>Doratore</translation>
    </message>
    <message>
        <source>Lantern Master</source>
        <translation>Mastro lanternaio</translation>
    </message>
    <message>
        <source>Impatient Host</source>
        <translation>Ospite impaziente</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomatico</translation>
    </message>
    <message>
        <source>Reveller</source>
        <translation>Festaiolo</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Erudito</translation>
    </message>
    <message>
        <source>Crow Friend</source>
        <translation>Amico del Corvo</translation>
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
        <translation>I ponti da {length} segmenti in su ti costano {coins} in meno.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print sheets</source>
        <translation>Stampa fogli</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina seguente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>pagina {number} di {all}</translation>
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
        <translation>Inviato alla stampante.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
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
        <translation>Totale</translation>
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
        <translation>Rompicapo seguente</translation>
    </message>
    <message>
        <source>Next puzzle (Ctrl+Return)</source>
        <translation>Rompicapo seguente (Ctrl+Invio)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>This is the solution.</source>
        <translation>Questa è la soluzione.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Risolto!</translation>
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
        <translation>Rompicapo {number}</translation>
    </message>
</context>
<context>
    <name>PuzzleToolbar</name>
    <message>
        <source>All puzzles</source>
        <translation>Tutti i rompicapi</translation>
    </message>
    <message>
        <source>All puzzles (Esc)</source>
        <translation>Tutti i rompicapi (Esc)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
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
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Mostra soluzione</translation>
    </message>
    <message>
        <source>See it move by move</source>
        <translation>Guardala mossa per mossa</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Rompicapi: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facili</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Insidiosi</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficili</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPanel</name>
    <message>
        <source>solved</source>
        <translation>risolto</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>non ancora risolto</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Rompicapo {number}</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>Why: {reasons}.</source>
        <translation>Perché: {reasons}.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
</context>
<context>
    <name>RecapControl</name>
    <message>
        <source>Points: {points}.</source>
        <translation>Punti: {points}.</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>Ti ha dato {gains}.</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>While you waited</source>
        <translation>Nell’attesa</translation>
    </message>
</context>
<context>
    <name>RecordRepository</name>
    <message>
        <source>the games against computers</source>
        <translation>partite contro il computer</translation>
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
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n of these game(s) had hints.</source>
        <translation>
            <numerusform>In %n di queste partite c’è stato un consiglio.</numerusform>
            <numerusform>In %n di queste partite ci sono stati consigli.</numerusform>
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
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Scaffale</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Contro il computer</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
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
        <translation>Replay: {game}</translation>
    </message>
</context>
<context>
    <name>ReplayToolbar</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Try again from this step in a new game (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Lascia il replay (Esc)</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Prova da qui</translation>
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
        <translation>Alla fine (Fine)</translation>
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
        <translation>Velocità</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Tutto scoperto</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Spettatore</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Come lo vedeva {name}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} di {all}</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nulla trovato</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
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
        <translation>Stampa questo libro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Torna dov’eri (Esc)</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Cerca (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Libro</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
</context>
<context>
    <name>SaveDetail</name>
    <message>
        <source>Points: {points}</source>
        <translation>Punti: {points}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Back to the other games</source>
        <translation>Di nuovo tra le altre partite</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Play the recovered game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
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
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
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
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome della partita</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Di %n partita è stata aperta solo la prima.</numerusform>
            <numerusform>Di %n partite è stata aperta solo la prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nulla è cambiato.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>passo {step}</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>“{name}” è stata salvata da una versione più recente di Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>“{name}” è troppo grande per essere una partita salvata.</translation>
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
        <translation>“{name}” è danneggiata alla riga {where}.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is nested too deeply.</source>
        <translation>“{name}” è danneggiata: ha troppi livelli annidati.</translation>
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
        <translation>“{name}” è danneggiata in “{where}”.</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>“{name}” è danneggiata.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>il disco segnala un errore</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Eliminare %n partita per sempre?</numerusform>
            <numerusform>Eliminare %n partite per sempre?</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>“{name}” è nel cestino.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) moved to the trash.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGameColumns</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Andamento</translation>
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
        <translation>Cerca</translation>
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
        <translation>Svuota il cestino</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>Il cestino è vuoto. Le partite restano qui 30 giorni.</translation>
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
        <translation>Scaffale</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
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
        <translation>Cestino</translation>
    </message>
</context>
<context>
    <name>ScoreRecord</name>
    <message>
        <source>Points, game by game: {numbers}</source>
        <translation>Punti, partita per partita: {numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Non ancora giocato.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>line by line, with reasons</source>
        <translation>riga per riga, con i motivi</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>{names} have %n point(s) each.</source>
        <translation>
            <numerusform>{names} hanno %n punto a testa.</numerusform>
            <numerusform>{names} hanno %n punti a testa.</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>turno {number}</translation>
    </message>
    <message>
        <source>turns {numbers}</source>
        <translation>turni {numbers}</translation>
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
        <translation>Acero</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Salice</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Brace</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>Ginepro</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Two players are called {name}. Rename one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Intorno al tavolo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Even chances</source>
        <translation>Pari possibilità</translation>
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
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>Name, {side}</source>
        <translation>Nome, {side}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Posto libero</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>Level, {side}</source>
        <translation>Livello, {side}</translation>
    </message>
    <message>
        <source>Head start, {side}</source>
        <translation>Vantaggio, {side}</translation>
    </message>
</context>
<context>
    <name>SeedBar</name>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
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
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Partita del giorno</translation>
    </message>
    <message>
        <source>Relaxed game</source>
        <translation>Partita rilassata</translation>
    </message>
    <message>
        <source>undo everything (practice)</source>
        <translation>annulli tutto (allenamento)</translation>
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
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
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
        <translation>{number}%</translation>
    </message>
    <message>
        <source>How strong?</source>
        <translation>Quanto forti?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione testo</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori computer</translation>
    </message>
    <message>
        <source>“Step” waits for you before every move.</source>
        <translation>“A passi” ti aspetta prima di ogni mossa.</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>Consigli al tavolo</translation>
    </message>
    <message>
        <source>System default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Sera</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
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
        <translation>Velocità</translation>
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
        <translation>Scaffale</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Print blank sheets</source>
        <translation>Stampa fogli vuoti</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Apri un file…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>At every table</source>
        <translation>A ogni tavolo</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Novità</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Foglio</translation>
    </message>
    <message>
        <source>Show what the others did, one step at a time (F7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices (F6)</source>
        <translation>Scelte (F6)</translation>
    </message>
</context>
<context>
    <name>SmallLake</name>
    <message>
        <source>round {number}, {sorin} Sōrin left</source>
        <translation>giro {number}, restano {sorin} Sōrin</translation>
    </message>
</context>
<context>
    <name>SoloPanel</name>
    <message>
        <source>Best score: {number}</source>
        <translation>Record: {number}</translation>
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
        <translation>da {number} punti</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Record</translation>
    </message>
</context>
<context>
    <name>SortHeader</name>
    <message>
        <source>{column}, ascending</source>
        <translation>{column}, crescente</translation>
    </message>
    <message>
        <source>{column}, descending</source>
        <translation>{column}, decrescente</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>Quanto forti?</translation>
    </message>
    <message>
        <source>How often one computer player wins against others, compared with pure luck: 2 × means it wins twice as often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} against {others}</source>
        <translation>{level} contro {others}</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non misurato</translation>
    </message>
    <message>
        <source>{share} × ± {reach}</source>
        <translation>{share} × ± {reach}</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>In %n partita</numerusform>
            <numerusform>In %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>edition {number} of the rules</source>
        <translation>edizione {number} delle regole</translation>
    </message>
</context>
<context>
    <name>SubPage</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
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
        <translation>Rimettilo a posto</translation>
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
        <translation>Ancora aperto: {claims}.</translation>
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
        <translation>Suono spento</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Suono acceso</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Pass to the next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annulla l’ultimo passo</translation>
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
        <translation>Regole</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa seguente</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>Accendi il suono</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>Spegni il suono</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Mostra una buona mossa</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>Mostra regola</translation>
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
        <translation>Replay da qui</translation>
    </message>
</context>
<context>
    <name>TimelineStrip</name>
    <message>
        <source>Steps of the game</source>
        <translation>Passi della partita</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>practice</source>
        <translation>allenamento</translation>
    </message>
    <message>
        <source>You’ve seen what was hidden then: a move from here makes this game practice.</source>
        <translation>Hai visto ciò che qui era ancora nascosto: con una mossa da qui questa partita diventa un allenamento.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Partenza</translation>
    </message>
    <message>
        <source>Step {number}: {what}</source>
        <translation>Passo {number}: {what}</translation>
    </message>
    <message>
        <source>Looking back: after step {number} of {all}</source>
        <translation>Sguardo indietro: dopo il passo {number} di {all}</translation>
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
        <translation>Chiudi questo consiglio (Esc)</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Basta consigli</translation>
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
        <translation>Partita del giorno</translation>
    </message>
    <message>
        <source>Everyone who plays it today gets the same tiles.</source>
        <translation>Chi la gioca oggi riceve le stesse tessere.</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Gioca la partita del giorno</translation>
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
        <translation>Il tuo turno ha dato {gains} a {name}, questo dà {fewer}.</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives nothing.</source>
        <translation>Il tuo turno ha dato {gains} a {name}, questo non dà niente.</translation>
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
        <translation>Esci senza salvare</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
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
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Poi tocca a {name}.</translation>
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
        <translation>{name} sta pensando.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>The lane between them</source>
        <translation>Il canale tra le due</translation>
    </message>
    <message>
        <source>The upper lane</source>
        <translation>Il canale in alto</translation>
    </message>
    <message>
        <source>The middle lane</source>
        <translation>Il canale di mezzo</translation>
    </message>
    <message>
        <source>The lower lane</source>
        <translation>Il canale in basso</translation>
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
        <translation>Il canale a sinistra</translation>
    </message>
    <message>
        <source>The lane in the middle</source>
        <translation>Il canale al centro</translation>
    </message>
    <message>
        <source>The lane on the right</source>
        <translation>Il canale a destra</translation>
    </message>
    <message>
        <source>{lane}: {segments}, {coins}</source>
        <translation>{lane}: {segments}, {coins}</translation>
    </message>
    <message>
        <source>{island}, {number} of {capacity} workers</source>
        <translation>{island}, {number} di {capacity} operai</translation>
    </message>
    <message>
        <source>{island}, {workers}</source>
        <translation>{island}, {workers}</translation>
    </message>
    <message>
        <source>{island}, floor {height}: {reward}</source>
        <translation>{island}, piano {height}: {reward}</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>nessuna ricompensa</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, {time}</source>
        <translation>oggi, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ieri, {time}</translation>
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
        <translation>La partita è finita: vince {name}.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory.</source>
        <translation>La partita è finita: {names} condividono la vittoria.</translation>
    </message>
</context>
</TS>
