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
        <translation>Punteggi pre&amp;visti</translation>
    </message>
    <message>
        <source>&amp;What the others did</source>
        <translation>Che cosa hanno fatto &amp;gli altri</translation>
    </message>
    <message>
        <source>View one step &amp;back</source>
        <translation>Vedi il passo pr&amp;ecedente</translation>
    </message>
    <message>
        <source>View one step forward</source>
        <translation>Vedi il passo seguente</translation>
    </message>
    <message>
        <source>Fit table to win&amp;dow</source>
        <translation>Adatta il tavolo alla &amp;finestra</translation>
    </message>
    <message>
        <source>Explain what’s under the pointer</source>
        <translation>Spiega ciò che è sotto il puntatore</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Come il sistema</translation>
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
        <translation>&amp;Fine turno / mossa seguente</translation>
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
        <translation>Le partite in cui hai annullato oltre un blocco sono di allenamento e non contano.</translation>
    </message>
    <message>
        <source>Games with hints are kept, but don’t count as records.</source>
        <translation>Le partite con consigli vengono conservate, ma non contano per i record.</translation>
    </message>
    <message>
        <source>Your best score out of {number} games</source>
        <translation>Il tuo miglior punteggio in {number} partite</translation>
    </message>
    <message>
        <source>Your best score: {points} points, out of {number} games</source>
        <translation>Il tuo miglior punteggio: {points} punti, in {number} partite</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also considered: {step}</source>
        <translation>Considerata anche: {step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Custom</source>
        <translation>Personalizzato</translation>
    </message>
    <message>
        <source>Recommended sets</source>
        <translation>Insiemi consigliati</translation>
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
        <translation>Vittoria condivisa: {names}</translation>
    </message>
    <message>
        <source>edited outside the program</source>
        <translation>modificato fuori dal programma</translation>
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
        <translation>con consigli</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>leale</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Caricamento…</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>Impossibile aprire questo file.</translation>
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
        <translation>Tu contro Moon Dancer, in sei livelli dal più facile al più difficile.</translation>
    </message>
    <message>
        <source>You haven’t beaten her yet.</source>
        <translation>Non l’hai ancora battuta.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Giocato con</translation>
    </message>
    <message>
        <source>Any friend</source>
        <translation>Qualsiasi amico</translation>
    </message>
    <message>
        <source>Lanterns Dice solo</source>
        <translation>Lanterns Dice in solitario</translation>
    </message>
    <message>
        <source>Play solo and try to beat your own best score.</source>
        <translation>Gioca in solitario e prova a battere il tuo miglior punteggio.</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Dadi del giorno</translation>
    </message>
    <message>
        <source>Random dice</source>
        <translation>Dadi a caso</translation>
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
        <translation>Livelli extra:</translation>
    </message>
    <message>
        <source>All the challenges you’ve finished, by level</source>
        <translation>Tutte le sfide che hai concluso, per livello</translation>
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
        <translation>Vittoria più ampia: di {number} punti</translation>
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
        <translation>Contenuti dei giochi</translation>
    </message>
    <message>
        <source>Game rules</source>
        <translation>Regole dei giochi</translation>
    </message>
    <message>
        <source>Saved games folder</source>
        <translation>Cartella delle partite salvate</translation>
    </message>
    <message>
        <source>Settings folder</source>
        <translation>Cartella delle impostazioni</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Cartella del registro</translation>
    </message>
    <message>
        <source>Graphics don’t work ({platform}).</source>
        <translation>La grafica non funziona ({platform}).</translation>
    </message>
    <message>
        <source>No screen found; off-screen drawing works.</source>
        <translation>Nessuno schermo trovato; il disegno in memoria funziona.</translation>
    </message>
    <message>
        <source>Graphics work: {screen}, {platform}.</source>
        <translation>La grafica funziona: {screen}, {platform}.</translation>
    </message>
    <message>
        <source>All characters can be displayed ({others}).</source>
        <translation>Si possono mostrare tutti i caratteri ({others}).</translation>
    </message>
    <message>
        <source>Missing characters: {missing}</source>
        <translation>Caratteri mancanti: {missing}</translation>
    </message>
    <message>
        <source>The program’s own fonts are missing.</source>
        <translation>Mancano i caratteri propri del programma.</translation>
    </message>
    <message>
        <source>Sound works ({device}).</source>
        <translation>L’audio funziona ({device}).</translation>
    </message>
    <message>
        <source>Sound doesn’t work. {trouble}</source>
        <translation>L’audio non funziona. {trouble}</translation>
    </message>
    <message>
        <source>No sound device found: games are silent.</source>
        <translation>Nessun dispositivo audio trovato: le partite sono silenziose.</translation>
    </message>
    <message>
        <source>Complete; all games load.</source>
        <translation>Completo; tutti i giochi si caricano.</translation>
    </message>
    <message>
        <source>Compiled version: computer players think faster.</source>
        <translation>Versione compilata: i giocatori del computer pensano più in fretta.</translation>
    </message>
    <message>
        <source>Running from source code.</source>
        <translation>In esecuzione dal codice sorgente.</translation>
    </message>
    <message>
        <source>OK.</source>
        <translation>Tutto bene.</translation>
    </message>
    <message>
        <source>{folder}: writable, {free} MB free.</source>
        <translation>{folder}: scrivibile, {free} MB liberi.</translation>
    </message>
    <message>
        <source>{folder}: can’t be written to. {trouble}</source>
        <translation>{folder}: non scrivibile. {trouble}</translation>
    </message>
    <message>
        <source>Saving and reopening a game gives back the identical game.</source>
        <translation>Salvando e riaprendo una partita si ritrova la stessa partita.</translation>
    </message>
    <message>
        <source>They run in a separate process; the first answer took {ms} ms.</source>
        <translation>Pensano in un processo separato; la prima risposta ha richiesto {ms} ms.</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. You can still play: they run inside the window, which may freeze briefly. If this computer is busy, check again later. {trouble}</source>
        <translation>Non hanno risposto in tempo, per due volte. Puoi giocare lo stesso: pensano dentro la finestra, che può bloccarsi per un attimo. Se questo computer è occupato, ricontrolla più tardi. {trouble}</translation>
    </message>
    <message>
        <source>The window opens. In each game ten moves were played, saved and reopened ({s} s).</source>
        <translation>La finestra si apre. In ogni gioco dieci mosse sono state giocate, salvate e riaperte ({s} s).</translation>
    </message>
    <message>
        <source>Not finished after {s} seconds. If this computer is busy, check again later.</source>
        <translation>Non concluso dopo {s} secondi. Se questo computer è occupato, ricontrolla più tardi.</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>Funziona tutto.</translation>
    </message>
    <message>
        <source>Problems were found. Check again first; if they remain, reinstall the program. Your saved games are kept.</source>
        <translation>Sono stati trovati problemi. Prima ricontrolla; se restano, reinstalla il programma. Le tue partite salvate restano.</translation>
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
        <translation>Controllo in corso…</translation>
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
        <translation>Le tue scelte</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Undo the last choice (Esc)</source>
        <translation>Annulla l’ultima scelta (Esc)</translation>
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
        <translation>Fai la prossima mossa del computer</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>Guarda il punteggio</translation>
    </message>
    <message>
        <source>{choice} without claiming {claims}</source>
        <translation>{choice} senza prendere {claims}</translation>
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
        <translation>Le tue decisioni più costose</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Mostra il tavolo in quel momento</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Trovalo tu</translation>
    </message>
    <message>
        <source>A puzzle of your own: it stays under My puzzles until you solve it twice</source>
        <translation>Un rompicapo tutto tuo: resta in “I miei rompicapi” finché lo risolvi due volte</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>La svolta più grande è stata il passo {number}: {step} La probabilità di vittoria di {name} è passata da {before} a {after} %.</translation>
    </message>
    <message>
        <source>The coach is reviewing the whole game. You can leave at any time.</source>
        <translation>Il coach sta rivedendo tutta la partita. Puoi uscire quando vuoi.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) couldn’t be reviewed: the computer was too busy.</source>
        <translation>
            <numerusform>Impossibile rivedere %n turno: il computer era troppo occupato.</numerusform>
            <numerusform>Impossibile rivedere %n turni: il computer era troppo occupato.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was clearly worse than a Master’s.</source>
        <translation>Nulla da segnalare: nessun turno era nettamente peggiore di quello di una Maestra.</translation>
    </message>
    <message>
        <source>A Master with your knowledge would have played these turns better.</source>
        <translation>Una Maestra con le tue stesse conoscenze avrebbe giocato meglio questi turni.</translation>
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
        <translation>Sposta la tessera sullo spazio luminoso: trascinala lì, oppure fai clic sulla tessera e poi sullo spazio.</translation>
    </message>
    <message>
        <source>Dragging works. Clicking the piece and then the place does the same thing everywhere.</source>
        <translation>Trascinare funziona. Fare clic sul pezzo e poi sul posto fa la stessa cosa ovunque.</translation>
    </message>
    <message>
        <source>Two clicks work. Dragging does the same thing everywhere.</source>
        <translation>I due clic funzionano. Trascinare fa la stessa cosa ovunque.</translation>
    </message>
    <message>
        <source>The keyboard works: every game can be played with it.</source>
        <translation>La tastiera funziona: puoi usarla in ogni gioco.</translation>
    </message>
    <message>
        <source>Use this computer’s settings</source>
        <translation>Usa le impostazioni del computer</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>Segue colori, contrasto e movimento del sistema</translation>
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
        <translation>Inizia a giocare</translation>
    </message>
    <message>
        <source>You can change all of this later in Settings.</source>
        <translation>Puoi cambiarlo più tardi nelle Impostazioni.</translation>
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
        <translation>Una persona contro giocatori del computer; il più forte fissa il livello. Le partite di allenamento non contano.</translation>
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
        <translation>Questa partita è già aperta in un’altra finestra.</translation>
    </message>
    <message>
        <source>To protect your game, only one window can use it. You can continue here with a copy, saved as a separate game.</source>
        <translation>Per proteggere la tua partita, una sola finestra può usarla. Puoi continuare qui con una copia, salvata come partita a parte.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Apri una copia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance of winning (%), step by step</source>
        <translation>probabilità di vittoria (%), passo per passo</translation>
    </message>
    <message>
        <source>points so far and expected final score, step by step</source>
        <translation>punti finora e risultato previsto, passo per passo</translation>
    </message>
    <message>
        <source>Point at the chart to see the table at that moment; click to go there.</source>
        <translation>Indica il grafico per vedere il tavolo in quel momento; fai clic per andarci.</translation>
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
    <name>DateWords</name>
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
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Completa gli specchi d’acqua per un lancio di fuochi da %n punto.</numerusform>
            <numerusform>Completa gli specchi d’acqua per un lancio di fuochi da %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed %n pool(s).</source>
        <translation>
            <numerusform>Hai completato %n specchio d’acqua.</numerusform>
            <numerusform>Hai completato %n specchi d’acqua.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earned %n gift(s).</source>
        <translation>
            <numerusform>Hai ottenuto %n dono.</numerusform>
            <numerusform>Hai ottenuto %n doni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Hai completato gli specchi d’acqua per un lancio di fuochi da %n punto.</numerusform>
            <numerusform>Hai completato gli specchi d’acqua per un lancio di fuochi da %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete %n pool(s) this turn.</source>
        <translation>
            <numerusform>Completa %n specchio d’acqua in questo turno.</numerusform>
            <numerusform>Completa %n specchi d’acqua in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) this turn.</source>
        <translation>
            <numerusform>Ottieni %n dono in questo turno.</numerusform>
            <numerusform>Ottieni %n doni in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>Fai %n punto con le barche e il tuo secondo gruppo per grandezza.</numerusform>
            <numerusform>Fai %n punti con le barche e il tuo secondo gruppo per grandezza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>Hai fatto %n punto con le barche e il tuo secondo gruppo per grandezza.</numerusform>
            <numerusform>Hai fatto %n punti con le barche e il tuo secondo gruppo per grandezza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pool after pool</source>
        <translation>Specchio dopo specchio</translation>
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
        <translation>Spendi {gifts} per ritirare tutti e quattro i dadi (ne hai {number})</translation>
    </message>
    <message>
        <source>{name} shades now</source>
        <translation>Ora colora {name}</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>Non lanciare</translation>
    </message>
    <message>
        <source>Keep the tray as it is: {faced}</source>
        <translation>Lascia il vassoio com’è: {faced}</translation>
    </message>
    <message>
        <source>Rotate the tray {quarters}: {faced}</source>
        <translation>Gira il vassoio {quarters}: {faced}</translation>
    </message>
    <message>
        <source>Then {area} as well</source>
        <translation>Poi anche {area}</translation>
    </message>
    <message>
        <source>Shade the whole pool, {area} first</source>
        <translation>Colora tutto lo specchio, prima {area}</translation>
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
        <translation>Con il favore dell’Imperatore</translation>
    </message>
    <message>
        <source>Anchored at {corner}: covers {pools}</source>
        <translation>Ancorata in {corner}: copre {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Anchored at {corner}: %n option(s)</source>
        <translation>
            <numerusform>Ancorata in {corner}: %n possibilità</numerusform>
            <numerusform>Ancorata in {corner}: %n possibilità</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: covers {pools}</source>
        <translation>{quarters}, capovolta: copre {pools}</translation>
    </message>
    <message>
        <source>{quarters}: covers {pools}</source>
        <translation>{quarters}: copre {pools}</translation>
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
        <translation>un’area del colore del dado di {name}</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>la barca in {pool} non vale più</translation>
    </message>
    <message>
        <source>{pool} completed</source>
        <translation>{pool} completo</translation>
    </message>
    <message>
        <source>one extra area next to it</source>
        <translation>un’area in più lì accanto</translation>
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
        <translation>{shape} su {pools}: +{points}</translation>
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
        <translation>un solo gruppo</translation>
    </message>
    <message>
        <source>largest group: {number}</source>
        <translation>gruppo più grande: {number}</translation>
    </message>
    <message>
        <source>They also tie on fireworks points, so they share this place.</source>
        <translation>Pari anche nei punti dei fuochi, quindi condividono questo posto.</translation>
    </message>
    <message>
        <source>Tie broken by fireworks points: {values}.</source>
        <translation>Pareggio risolto dai punti dei fuochi: {values}.</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Click to take this sheet and shade on it now.</source>
        <translation>Fai clic per prendere questo foglio e colorarci ora.</translation>
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
        <translation>Padiglione: coloralo per ottenere un dono.</translation>
    </message>
    <message>
        <source>Pool {pool}: covered by fireworks.</source>
        <translation>Specchio {pool}: coperto da fuochi d’artificio.</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks can cover it.</source>
        <translation>Specchio {pool}: completo, i fuochi d’artificio possono coprirlo.</translation>
    </message>
    <message>
        <source>Platform: completing its pool lets you shade an area next to it.</source>
        <translation>Piattaforma: completando il suo specchio colori un’area lì accanto.</translation>
    </message>
    <message>
        <source>Boat: surrounded, worth {points} as long as its pool stays unshaded.</source>
        <translation>Barca: circondata, vale {points} finché il suo specchio resta in bianco.</translation>
    </message>
    <message>
        <source>This boat is lost: its pool has been shaded.</source>
        <translation>Questa barca è persa: il suo specchio è stato colorato.</translation>
    </message>
    <message>
        <source>no room left for it</source>
        <translation>non c’è più posto</translation>
    </message>
    <message>
        <source>{pools} still needed</source>
        <translation>da completare: {pools}</translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) still needed</source>
        <translation>
            <numerusform>manca ancora %n specchio</numerusform>
            <numerusform>mancano ancora %n specchi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more gift(s).</source>
        <translation>
            <numerusform>Ti serve ancora %n dono.</numerusform>
            <numerusform>Ti servono ancora %n doni.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s sheet: {points}, {gifts}.</source>
        <translation>Foglio di {name}: {points}, {gifts}.</translation>
    </message>
    <message>
        <source>Second group: {points}, one per pool in the second-largest group of completed pools.</source>
        <translation>Secondo gruppo: {points}, uno per specchio del secondo gruppo per grandezza di specchi completi.</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n per surrounded boat.</source>
        <translation>
            <numerusform>Barche: {points}, %n per barca circondata.</numerusform>
            <numerusform>Barche: {points}, %n per barca circondata.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Spend gifts on re-rolls and on the emperor’s favours.</source>
        <translation>{name} ha {gifts}. I doni servono per nuovi tiri e per i favori dell’Imperatore.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {name} may shade one extra {color} area on that turn.</source>
        <translation>Bonus di turno {row}: in quel turno {name} può colorare un’area in più ({color}).</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one extra {color} area this turn.</source>
        <translation>Bonus di turno {row}: un’area in più ({color}) in questo turno.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, already past.</source>
        <translation>Bonus di turno {row}: {color}, già passato.</translation>
    </message>
    <message>
        <source>No player faces this die, but some favours use it.</source>
        <translation>Nessuno ha davanti questo dado, ma alcuni favori lo usano.</translation>
    </message>
    <message>
        <source>{name} uses the die on this side.</source>
        <translation>{name} usa il dado su questo lato.</translation>
    </message>
    <message>
        <source>{name} may shade one {color} area.</source>
        <translation>{name} può colorare un’area ({color}).</translation>
    </message>
    <message>
        <source>The tray: shade an area in the colour you face. The active player may rotate it first.</source>
        <translation>Il vassoio: colora un’area del colore che hai davanti. Il giocatore attivo può prima girarlo.</translation>
    </message>
    <message>
        <source>Rotate the tray so that everyone faces a different die.</source>
        <translation>Gira il vassoio: ognuno avrà davanti un altro dado.</translation>
    </message>
    <message>
        <source>Re-roll all four dice for {gifts}, before rotating the tray.</source>
        <translation>Ritira tutti e quattro i dadi per {gifts}, prima di girare il vassoio.</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits.</source>
        <translation>Mostra tutti i posti dove ci sta questa tessera.</translation>
    </message>
    <message>
        <source>Launch the display worth the most points.</source>
        <translation>Lancia i fuochi che valgono più punti.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded; you confirm first.</source>
        <translation>Lascia il resto in bianco; prima ti si chiede conferma.</translation>
    </message>
    <message>
        <source>Continue.</source>
        <translation>Continua.</translation>
    </message>
    <message>
        <source>The emperor’s favours: spend gifts to use one each turn.</source>
        <translation>I favori dell’Imperatore: spendi doni per usarne uno per turno.</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>Specchio {pool}: {number} aree su 2 colorate.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} are completed.</source>
        <translation>Barca: {points} se resta in bianco e {pools} sono completi.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} is completed.</source>
        <translation>Barca: {points} se resta in bianco e {pools} è completo.</translation>
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
        <translation>Fuochi: una tessera copre specchi completi e dà i suoi punti.</translation>
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
        <translation>Ritira i dadi: probabilmente andrà meglio.</translation>
    </message>
    <message>
        <source>Don’t launch yet: these pools could hold a better tile later.</source>
        <translation>Non lanciare ancora: più avanti su questi specchi può starci una tessera migliore.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help right now.</source>
        <translation>Lascia il resto in bianco: ora non serve altro.</translation>
    </message>
    <message>
        <source>Keep the tray as it is. You face {color}; {areas}.</source>
        <translation>Lascia il vassoio com’è. Hai davanti {color}; {areas}.</translation>
    </message>
    <message>
        <source>Rotate the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>Gira il vassoio: {quarters}. Così hai davanti {color}; {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>%n such area(s) still unshaded</source>
        <translation>
            <numerusform>resta %n area così in bianco</numerusform>
            <numerusform>restano %n aree così in bianco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose from %n area(s).</source>
        <translation>
            <numerusform>Puoi scegliere tra %n area.</numerusform>
            <numerusform>Puoi scegliere tra %n aree.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>Ottieni {gains}.</translation>
    </message>
    <message>
        <source>Launch {shape} on {pools}: {points}.</source>
        <translation>Lancia {shape} su {pools}: {points}.</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>Colora tutto lo specchio {pool}. {reason}</translation>
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
        <translation>Mostra tutti i posti dove ci sta questa tessera</translation>
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
        <translation>Trascina il bordo per girarlo.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>no player faces it</source>
        <translation>nessun giocatore l’ha davanti</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>gira</translation>
    </message>
    <message>
        <source>show where it fits</source>
        <translation>mostra dove ci sta</translation>
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
        <translation>completa uno specchio d’acqua</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permesso</translation>
    </message>
    <message>
        <source>One area in the colour of {name}’s die</source>
        <translation>Un’area del colore del dado di {name}</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll: %n gift(s)</source>
        <translation>
            <numerusform>Nuovo tiro: %n dono</numerusform>
            <numerusform>Nuovo tiro: %n doni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n pool(s)</source>
        <translation>
            <numerusform>serve %n specchio</numerusform>
            <numerusform>servono %n specchi</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} shades on this sheet now</source>
        <translation>Ora {name} colora su questo foglio</translation>
    </message>
    <message>
        <source>One extra area in your die’s colour</source>
        <translation>Un’area in più del colore del tuo dado</translation>
    </message>
    <message>
        <source>One area in a colour that’s not on the dice</source>
        <translation>Un’area di un colore che non è sui dadi</translation>
    </message>
    <message>
        <source>One area in the colour of the die to your left</source>
        <translation>Un’area del colore del dado alla tua sinistra</translation>
    </message>
    <message>
        <source>One area of any colour next to a completed pool</source>
        <translation>Un’area di qualsiasi colore accanto a uno specchio completo</translation>
    </message>
    <message>
        <source>Both areas of one unshaded pool</source>
        <translation>Entrambe le aree di uno specchio in bianco</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>Le tue scelte</translation>
    </message>
    <message>
        <source>final launches</source>
        <translation>ultimi lanci</translation>
    </message>
    <message>
        <source>loses a boat</source>
        <translation>perde una barca</translation>
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
        <translation>Puoi ancora colorare. Lasci così?</translation>
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
        <translation>Da colorare:</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>Non lanciare</translation>
    </message>
    <message>
        <source>Click again to undo.</source>
        <translation>Fai di nuovo clic per annullare.</translation>
    </message>
    <message>
        <source>Click to undo this and everything after it.</source>
        <translation>Fai clic per annullare questo e tutto ciò che segue.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Lascia così</translation>
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
        <translation>{name} ha speso {gifts} e ha ritirato i dadi: {colors}.</translation>
    </message>
    <message>
        <source>{name} kept the tray as it was: {faced}.</source>
        <translation>{name} ha lasciato il vassoio com’era: {faced}.</translation>
    </message>
    <message>
        <source>{name} rotated the tray: {faced}.</source>
        <translation>{name} ha girato il vassoio: {faced}.</translation>
    </message>
    <message>
        <source>{name} faces {color} and has nothing to shade.</source>
        <translation>{name} ha davanti {color} e non ha nulla da colorare.</translation>
    </message>
    <message>
        <source>{name} started shading.</source>
        <translation>{name} ha iniziato a colorare.</translation>
    </message>
    <message>
        <source>{name} didn’t launch.</source>
        <translation>{name} non ha lanciato.</translation>
    </message>
    <message>
        <source>{name}’s turn {number} begins.</source>
        <translation>Inizia il turno {number} di {name}.</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>Tutti i turni sono finiti: ogni giocatore può fare un ultimo lancio.</translation>
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
        <translation>{name} ha colorato {areas} con il favore dell’Imperatore</translation>
    </message>
    <message>
        <source>{name} shaded {areas} next to the platform</source>
        <translation>{name} ha colorato {areas} accanto alla piattaforma</translation>
    </message>
    <message>
        <source>{name} launched {shape} on {pools}: {points}.</source>
        <translation>{name} ha lanciato {shape} su {pools}: {points}.</translation>
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
        <translation>non girata</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>di 90° in senso orario</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>di 90° in senso antiorario</translation>
    </message>
    <message>
        <source>one extra area in the die’s colour</source>
        <translation>un’area in più del colore del dado</translation>
    </message>
    <message>
        <source>one area in a colour that’s not on the dice</source>
        <translation>un’area di un colore che non è sui dadi</translation>
    </message>
    <message>
        <source>one area in the colour of the die to your left</source>
        <translation>un’area del colore del dado alla tua sinistra</translation>
    </message>
    <message>
        <source>one area of any colour next to a completed pool</source>
        <translation>un’area di qualsiasi colore accanto a uno specchio completo</translation>
    </message>
    <message>
        <source>both areas of one unshaded pool</source>
        <translation>entrambe le aree di uno specchio in bianco</translation>
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
        <translation>In gioco</translation>
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
        <translation>Giri il vassoio solo per te. Le regole in solitario sono una nostra aggiunta.</translation>
    </message>
    <message>
        <source>The player with the earliest sheet letter goes first; play continues clockwise.</source>
        <translation>Comincia chi ha la prima lettera di foglio; poi si gioca in senso orario.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>A scelta</translation>
    </message>
    <message>
        <source>{name}’s sheet</source>
        <translation>Foglio di {name}</translation>
    </message>
    <message>
        <source>Sheets are dealt at random; the earliest letter goes first.</source>
        <translation>I fogli si distribuiscono a caso; comincia la prima lettera.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s), {all} in total.</source>
        <translation>
            <numerusform>Scegli ancora %n forma, {all} in tutto.</numerusform>
            <numerusform>Scegli ancora %n forme, {all} in tutto.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shape}: tiles worth {values}, best on top</source>
        <translation>{shape}: tessere da {values}, la migliore in cima</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Click to flip: {lower}</source>
        <translation>{gifts}, {side}: {upper}. Fai clic per girarla: {lower}</translation>
    </message>
    <message>
        <source>{gifts}, random side: {upper} or {lower}</source>
        <translation>{gifts}, lato a caso: {upper} o {lower}</translation>
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
        <translation>Una forma piccola, due medie e una grande, a caso.</translation>
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
        <translation>{number} giocatori</translation>
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
        <translation>Colora un padiglione: ottieni 1 dono</translation>
    </message>
    <message>
        <source>Complete a platform: shade an area next to it</source>
        <translation>Completa una piattaforma: colora un’area lì accanto</translation>
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
        <source>Takes the last tile of {shape}: {points}.</source>
        <translation>Prende l’ultima tessera ({shape}): {points}.</translation>
    </message>
    <message>
        <source>Takes {shape} before {name} can: {points}.</source>
        <translation>Prende {shape} prima che possa farlo {name}: {points}.</translation>
    </message>
    <message>
        <source>Scores {points}; the next tile of {shape} scores {next}.</source>
        <translation>Dà {points}; la prossima tessera ({shape}) dà {next}.</translation>
    </message>
    <message>
        <source>Scores {points} with {shape}.</source>
        <translation>Dà {points} con {shape}.</translation>
    </message>
    <message>
        <source>Makes room for {shape}: {points}.</source>
        <translation>Fa posto per {shape}: {points}.</translation>
    </message>
    <message>
        <source>Then {number} completed pools are free for fireworks.</source>
        <translation>Poi restano {number} specchi d’acqua completi liberi per i fuochi.</translation>
    </message>
    <message>
        <source>Completes {pool}.</source>
        <translation>Completa {pool}.</translation>
    </message>
    <message>
        <source>The second-largest group now scores {points}.</source>
        <translation>Il secondo gruppo per grandezza ora dà {points}.</translation>
    </message>
    <message>
        <source>Surrounds the boat at {pool}: {points}.</source>
        <translation>Circonda la barca in {pool}: {points}.</translation>
    </message>
    <message>
        <source>Completed around the boat at {pool}: {number} of 4 pools.</source>
        <translation>Completi attorno alla barca in {pool}: {number} specchi su 4.</translation>
    </message>
    <message>
        <source>Helps surround the boat at {pool}.</source>
        <translation>Aiuta a circondare la barca in {pool}.</translation>
    </message>
    <message>
        <source>Leaves only {area} to complete the pool.</source>
        <translation>Per completare lo specchio resta solo {area}.</translation>
    </message>
    <message>
        <source>Then {gifts} can be spent.</source>
        <translation>Poi si può spendere {gifts}.</translation>
    </message>
    <message>
        <source>A {color} area can complete {completed}.</source>
        <translation>Un’area ({color}) può completare {completed}.</translation>
    </message>
    <message>
        <source>{number} {color} areas are still unshaded.</source>
        <translation>Aree ancora in bianco ({color}): {number}.</translation>
    </message>
    <message>
        <source>Allows one extra area next to {pool}.</source>
        <translation>Permette un’area in più accanto a {pool}.</translation>
    </message>
    <message>
        <source>An extra area can complete {pools}.</source>
        <translation>Un’area in più può completare {pools}.</translation>
    </message>
    <message>
        <source>Allows {number} extra areas.</source>
        <translation>Permette {number} aree in più.</translation>
    </message>
    <message>
        <source>{name} faces {color}, which completes no pool.</source>
        <translation>{name} ha davanti {color}, che non completa nessuno specchio.</translation>
    </message>
    <message>
        <source>Keeps {number} completed pools for a better tile.</source>
        <translation>Tiene {number} specchi completi per una tessera migliore.</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>You’ve already rolled. To re-roll, use the button next to the tray before you settle it.</source>
        <translation>Hai già tirato. Per un nuovo tiro usa il pulsante accanto al vassoio, prima di fissarlo.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Prima tira i dadi.</translation>
    </message>
    <message>
        <source>You can rotate the tray only once per turn, before anyone shades.</source>
        <translation>Puoi girare il vassoio solo una volta per turno, prima che qualcuno colori.</translation>
    </message>
    <message>
        <source>First rotate the tray, or keep it as it is.</source>
        <translation>Prima gira il vassoio, o lascialo com’è.</translation>
    </message>
    <message>
        <source>You can re-roll only before you settle the tray.</source>
        <translation>Puoi ritirare i dadi solo prima di fissare il vassoio.</translation>
    </message>
    <message>
        <source>Not enough gifts: a re-roll costs {reroll}.</source>
        <translation>Non hai abbastanza doni: un nuovo tiro costa {reroll}.</translation>
    </message>
    <message>
        <source>You can’t shade any more this turn.</source>
        <translation>In questo turno non puoi colorare altro.</translation>
    </message>
    <message>
        <source>That area is already shaded.</source>
        <translation>Quell’area è già colorata.</translation>
    </message>
    <message>
        <source>A platform lets you shade one area next to it, once, when you complete its pool.</source>
        <translation>Una piattaforma ti fa colorare un’area lì accanto, una volta, quando completi il suo specchio.</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your die.</source>
        <translation>Hai già colorato un’area per il tuo dado.</translation>
    </message>
    <message>
        <source>That area isn’t the colour of the die you face.</source>
        <translation>Quell’area non è del colore del dado che hai davanti.</translation>
    </message>
    <message>
        <source>Only the active player gets a turn bonus.</source>
        <translation>Solo il giocatore attivo ha il bonus di turno.</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your turn bonus.</source>
        <translation>Hai già colorato un’area per il bonus di turno.</translation>
    </message>
    <message>
        <source>That area isn’t the colour of your turn bonus.</source>
        <translation>Quell’area non è del colore del tuo bonus di turno.</translation>
    </message>
    <message>
        <source>Use your die for that area: it’s the same colour.</source>
        <translation>Usa il dado per quell’area: è dello stesso colore.</translation>
    </message>
    <message>
        <source>Use your turn bonus for that area: it’s the same colour.</source>
        <translation>Usa il bonus di turno per quell’area: è dello stesso colore.</translation>
    </message>
    <message>
        <source>There’s no player in that seat.</source>
        <translation>In quel posto non c’è nessun giocatore.</translation>
    </message>
    <message>
        <source>That sheet is already being shaded.</source>
        <translation>Su quel foglio si sta già colorando.</translation>
    </message>
    <message>
        <source>That sheet was just taken. Someone has to shade, use a favour or press Done first.</source>
        <translation>Quel foglio è appena stato preso. Prima qualcuno deve colorare, usare un favore o scegliere “Fatto”.</translation>
    </message>
    <message>
        <source>There’s nothing to shade on that sheet right now.</source>
        <translation>Ora su quel foglio non c’è nulla da colorare.</translation>
    </message>
    <message>
        <source>First spend gifts on an emperor card.</source>
        <translation>Prima spendi doni per una carta dell’Imperatore.</translation>
    </message>
    <message>
        <source>You’ve shaded everything the emperor’s favour allows.</source>
        <translation>Hai colorato tutto ciò che il favore dell’Imperatore permette.</translation>
    </message>
    <message>
        <source>With this favour you shade both areas of one pool.</source>
        <translation>Con questo favore colori entrambe le aree di uno specchio d’acqua.</translation>
    </message>
    <message>
        <source>The emperor’s favour doesn’t allow that colour.</source>
        <translation>Il favore dell’Imperatore non permette quel colore.</translation>
    </message>
    <message>
        <source>With this favour you shade an area next to one of your completed pools.</source>
        <translation>Con questo favore colori un’area accanto a uno dei tuoi specchi completi.</translation>
    </message>
    <message>
        <source>You can use only one favour per turn.</source>
        <translation>Puoi usare un solo favore per turno.</translation>
    </message>
    <message>
        <source>Not enough gifts for that favour.</source>
        <translation>Non hai abbastanza doni per quel favore.</translation>
    </message>
    <message>
        <source>That favour wouldn’t let you shade anything.</source>
        <translation>Quel favore non ti farebbe colorare nulla.</translation>
    </message>
    <message>
        <source>You launch fireworks at the end of your own turn.</source>
        <translation>I fuochi d’artificio si lanciano alla fine del proprio turno.</translation>
    </message>
    <message>
        <source>That shape isn’t in play.</source>
        <translation>Quella forma non è in gioco.</translation>
    </message>
    <message>
        <source>There are no tiles of that shape left.</source>
        <translation>Non restano tessere di quella forma.</translation>
    </message>
    <message>
        <source>Fireworks must cover completed pools (both areas shaded).</source>
        <translation>I fuochi d’artificio devono coprire specchi completi (entrambe le aree colorate).</translation>
    </message>
    <message>
        <source>Another tile already covers one of these pools.</source>
        <translation>Un’altra tessera copre già uno di questi specchi.</translation>
    </message>
    <message>
        <source>There’s nothing to launch right now.</source>
        <translation>Ora non c’è nulla da lanciare.</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>Quel foglio ha già finito per questo turno.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Entrambe le aree di quello specchio devono essere in bianco.</translation>
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
        <translation>punti sulle tue tessere</translation>
    </message>
    <message>
        <source>pools in it</source>
        <translation>specchi d’acqua che contiene</translation>
    </message>
    <message>
        <source>{number} per surrounded boat</source>
        <translation>{number} per barca circondata</translation>
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
        <translation>Hai colorato un padiglione: 1 dono. Spendi i doni per i favori dell’Imperatore, uno per turno.</translation>
    </message>
    <message>
        <source>Platform completed! Shade any one area in a pool next to it.</source>
        <translation>Piattaforma completata! Colora un’area qualsiasi in uno specchio lì accanto.</translation>
    </message>
    <message>
        <source>A boat scores 4 points if all pools around it are completed and its own pool is unshaded.</source>
        <translation>Una barca dà 4 punti se tutti gli specchi attorno sono completi e il suo resta in bianco.</translation>
    </message>
    <message>
        <source>Launch fireworks over completed pools. Your second-largest group of them scores, too.</source>
        <translation>Lancia fuochi d’artificio su specchi completi. Conta anche il tuo secondo gruppo per grandezza.</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>Tutti i turni sono finiti: ogni giocatore può fare un ultimo lancio.</translation>
    </message>
    <message>
        <source>Last turn for everyone: complete pools for a display, and keep your groups apart.</source>
        <translation>Ultimo turno per tutti: completa specchi d’acqua per un lancio, e non unire i tuoi gruppi.</translation>
    </message>
    <message>
        <source>Roll, then rotate the tray: each player shades with the die they face.</source>
        <translation>Tira, poi gira il vassoio: ogni giocatore colora con il dado che ha davanti.</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. The other players get the dice facing them.</source>
        <translation>Scegli un colore che ti aiuta. Gli altri usano i dadi che hanno davanti.</translation>
    </message>
    <message>
        <source>A tile fits! The top tile of each stack is worth the most, so launch early.</source>
        <translation>Una tessera ci sta! Quella in cima a ogni pila vale di più, quindi lancia presto.</translation>
    </message>
    <message>
        <source>Everyone shades at the same time: when you’re ready, click your own small sheet.</source>
        <translation>Tutti colorano insieme: quando vuoi, fai clic sul tuo foglio piccolo.</translation>
    </message>
    <message>
        <source>Favours cost gifts, but shading a pavilion earns one straight back.</source>
        <translation>I favori costano doni, ma colorare un padiglione ne ridà subito uno.</translation>
    </message>
    <message>
        <source>Draw over a glowing area. A pool is completed when both its areas are shaded.</source>
        <translation>Passa la matita su un’area luminosa. Uno specchio è completo quando entrambe le sue aree sono colorate.</translation>
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
        <translation>girare il vassoio o colorare un’area</translation>
    </message>
    <message>
        <source>launch one last display</source>
        <translation>fare un ultimo lancio</translation>
    </message>
    <message>
        <source>nothing left to shade</source>
        <translation>niente più da colorare</translation>
    </message>
    <message>
        <source>later</source>
        <translation>più tardi</translation>
    </message>
    <message>
        <source>rotate the tray</source>
        <translation>girare il vassoio</translation>
    </message>
    <message>
        <source>re-roll: {gifts}</source>
        <translation>nuovo tiro: {gifts}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facoltativo</translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>colorare {colors}</translation>
    </message>
    <message>
        <source>next to a platform</source>
        <translation>accanto a una piattaforma</translation>
    </message>
    <message>
        <source>shade next to a platform</source>
        <translation>colorare accanto a una piattaforma</translation>
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
        <translation>Gira</translation>
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
        <translation>tirare i dadi</translation>
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
        <translation>favore usato</translation>
    </message>
    <message>
        <source>shade {colors} with a favour</source>
        <translation>colorare {colors} con un favore</translation>
    </message>
    <message>
        <source>you have {gifts}</source>
        <translation>hai {gifts}</translation>
    </message>
    <message>
        <source>use an emperor’s favour</source>
        <translation>usare un favore dell’Imperatore</translation>
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
        <translation>Vedi il tavolo</translation>
    </message>
    <message>
        <source>final position</source>
        <translation>posizione finale</translation>
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
        <translation>Conteggio dei punti…</translation>
    </message>
    <message>
        <source>Press any key or click to skip.</source>
        <translation>Premi un tasto o fai clic per saltare.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>Impossibile salvare {file}.</translation>
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
        <translation>
            <numerusform>%n–{own}</numerusform>
            <numerusform>%n–{own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead of second place</source>
        <translation>
            <numerusform>%n punto, {lead} in più del secondo posto</numerusform>
            <numerusform>%n punti, {lead} in più del secondo posto</numerusform>
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
        <translation>4 lanterne uguali</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>2 per ognuna di 3 lanterne</translation>
    </message>
    <message>
        <source>1 of each lantern</source>
        <translation>1 di ogni lanterna</translation>
    </message>
    <message>
        <source>1 per Dedication</source>
        <translation>1 per Dedica</translation>
    </message>
    <message>
        <source>Moon Dancer wins ties: you need more points than she has.</source>
        <translation>Moon Dancer vince i pareggi: ti servono più punti di lei.</translation>
    </message>
    <message>
        <source>They also tie on Mooncakes and lanterns left, so they share this place.</source>
        <translation>Pari anche in dolci lunari e lanterne rimaste, quindi condividono questo posto.</translation>
    </message>
    <message>
        <source>Tied on Mooncakes too; tie broken by lanterns left: {values}.</source>
        <translation>Pari anche in dolci lunari; decidono le lanterne rimaste: {values}.</translation>
    </message>
    <message>
        <source>Tie broken by Mooncakes: {values}.</source>
        <translation>Pareggio risolto dai dolci lunari: {values}.</translation>
    </message>
    <message>
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>Le partite in cui hai annullato oltre un blocco sono di allenamento e non contano.</translation>
    </message>
    <message>
        <source>biggest win: by {number}</source>
        <translation>vittoria più ampia: di {number}</translation>
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
        <translation>Si è verificato un errore nel programma.</translation>
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
        <translation>Le tue partite salvate sono al sicuro; nulla è cambiato.</translation>
    </message>
    <message>
        <source>Your game is safe: every step so far is saved. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>La tua partita è al sicuro: ogni passo finora è salvato. Puoi continuare; se qualcosa sembra strano, torna allo scaffale e scegli Continua.</translation>
    </message>
    <message>
        <source>Your last step couldn’t be saved, but everything before it is safe. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>Il tuo ultimo passo non è stato salvato, ma tutto ciò che precede è al sicuro. Puoi continuare; se qualcosa sembra strano, torna allo scaffale e scegli Continua.</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>Rimpicciolisci (−)</translation>
    </message>
    <message>
        <source>Fit to window (0)</source>
        <translation>Adatta alla finestra (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Ingrandisci (+)</translation>
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
            <numerusform>Hai guadagnato %n lanterna.</numerusform>
            <numerusform>Hai guadagnato %n lanterne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>Hai guadagnato %n dolce lunare.</numerusform>
            <numerusform>Hai guadagnato %n dolci lunari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Fai %n punto in questo turno.</numerusform>
            <numerusform>Fai %n punti in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) this turn.</source>
        <translation>
            <numerusform>Guadagna %n lanterna in questo turno.</numerusform>
            <numerusform>Guadagna %n lanterne in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Guadagna in questo turno %n lanterna in più di chiunque altro.</numerusform>
            <numerusform>Guadagna in questo turno %n lanterne in più di chiunque altro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) this turn.</source>
        <translation>
            <numerusform>Guadagna %n dolce lunare in questo turno.</numerusform>
            <numerusform>Guadagna %n dolci lunari in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a tile so that you have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Posa una tessera in modo da avere le lanterne per una Dedica da %n punto.</numerusform>
            <numerusform>Posa una tessera in modo da avere le lanterne per una Dedica da %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anyone else.</source>
        <translation>
            <numerusform>Hai guadagnato %n lanterna più degli altri.</numerusform>
            <numerusform>Hai guadagnato %n lanterne più degli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Hai le lanterne per una Dedica da %n punto.</numerusform>
            <numerusform>Hai le lanterne per una Dedica da %n punti.</numerusform>
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
        <translation>Scegli il lato che conta come abbinamento.</translation>
    </message>
    <message>
        <source>Choose the tile to keep. The other goes to the bottom of the stack.</source>
        <translation>Scegli la tessera da tenere. L’altra va in fondo alla pila.</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply in exchange.</source>
        <translation>Scegli la lanterna da prendere in cambio dalla Riserva.</translation>
    </message>
    <message>
        <source>Choose which lantern to take from another player.</source>
        <translation>Scegli quale lanterna prendere da un altro giocatore.</translation>
    </message>
    <message>
        <source>Choose a player to gain one with you.</source>
        <translation>Scegli un giocatore che ne guadagni una con te.</translation>
    </message>
    <message>
        <source>Choose a Dedication stack for your token.</source>
        <translation>Scegli una pila di Dediche per il tuo segnalino.</translation>
    </message>
    <message>
        <source>Rotate it (wheel or R); click it again to place it.</source>
        <translation>Girala (rotella o R); fai di nuovo clic per posarla.</translation>
    </message>
    <message>
        <source>Choose the set, then the lantern you leave out.</source>
        <translation>Scegli la serie, poi la lanterna che tralasci.</translation>
    </message>
    <message>
        <source>Choose the lantern to take back.</source>
        <translation>Scegli la lanterna da riprendere.</translation>
    </message>
    <message>
        <source>Click her card to see the top two tiles, or refill as usual.</source>
        <translation>Fai clic sulla sua carta per vedere le prime due tessere, o pesca come al solito.</translation>
    </message>
    <message>
        <source>You may exchange one more: choose the lantern to give.</source>
        <translation>Puoi scambiarne un’altra: scegli la lanterna da dare.</translation>
    </message>
    <message>
        <source>After placing your tile, you may make one more Dedication.</source>
        <translation>Dopo aver posato la tessera puoi fare un’altra Dedica.</translation>
    </message>
    <message>
        <source>Make a second Dedication: choose its stack.</source>
        <translation>Fai una seconda Dedica: scegli la sua pila.</translation>
    </message>
    <message>
        <source>Make a Dedication: choose its stack.</source>
        <translation>Fai una Dedica: scegli la sua pila.</translation>
    </message>
    <message>
        <source>Choose the lantern to give.</source>
        <translation>Scegli la lanterna da dare.</translation>
    </message>
    <message>
        <source>Choose the first lantern to give.</source>
        <translation>Scegli la prima lanterna da dare.</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply.</source>
        <translation>Scegli la lanterna da prendere dalla Riserva.</translation>
    </message>
    <message>
        <source>Choose a Dedication: you may leave out one lantern.</source>
        <translation>Scegli una Dedica: puoi tralasciare una lanterna.</translation>
    </message>
    <message>
        <source>Each match gives you one extra Mooncake.</source>
        <translation>Ogni abbinamento ti dà un dolce lunare in più.</translation>
    </message>
    <message>
        <source>When you refill, you may choose from two tiles.</source>
        <translation>Quando peschi puoi scegliere tra due tessere.</translation>
    </message>
    <message>
        <source>Choose a tile on the table to rotate.</source>
        <translation>Scegli una tessera sul tavolo da girare.</translation>
    </message>
    <message>
        <source>No lantern limit this turn.</source>
        <translation>In questo turno non c’è limite di lanterne.</translation>
    </message>
    <message>
        <source>Choose the lantern that you both gain.</source>
        <translation>Scegli la lanterna che guadagnate entrambi.</translation>
    </message>
    <message>
        <source>You also gain the lantern on your tile’s opposite side.</source>
        <translation>Guadagni anche la lanterna sul lato opposto della tua tessera.</translation>
    </message>
    <message>
        <source>One side that doesn’t match counts as a match.</source>
        <translation>Un lato che non combacia conta come abbinamento.</translation>
    </message>
    <message>
        <source>Choose the pile of Trixie lanterns to take one.</source>
        <translation>Scegli il mucchio di lanterne Trixie per prenderne una.</translation>
    </message>
    <message>
        <source>Choose your token.</source>
        <translation>Scegli il tuo segnalino.</translation>
    </message>
    <message>
        <source>which lantern does she take from the Supply?</source>
        <translation>quale lanterna prende dalla Riserva?</translation>
    </message>
    <message>
        <source>choose the glowing stack, then her lanterns.</source>
        <translation>scegli la pila luminosa, poi le sue lanterne.</translation>
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
        <translation>scegli qualcosa di luminoso.</translation>
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
        <translation>Metti il tuo segnalino su {kind}: lì le tue Dediche danno 1 punto extra</translation>
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
        <translation>Prendi in cambio {lantern} (ancora {number})</translation>
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
        <translation>Dai {lantern} (ne hai {number})</translation>
    </message>
    <message>
        <source>Return {lantern} (you have {number})</source>
        <translation>Restituisci {lantern} (ne hai {number})</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} (you have {number})</source>
        <translation>Scambia o restituisci {lantern} (ne hai {number})</translation>
    </message>
    <message>
        <source>Exchange {lantern} (you have {number})</source>
        <translation>Scambia {lantern} (ne hai {number})</translation>
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
        <translation>Ogni giocatore può prenderla quando pesca. {tile}</translation>
    </message>
    <message>
        <source>No face-up tile.</source>
        <translation>Nessuna tessera scoperta.</translation>
    </message>
    <message>
        <source>{name}’s tiles; only {name} can see them.</source>
        <translation>Tessere di {name}; può vederle solo {name}.</translation>
    </message>
    <message>
        <source>After the last tile, each player gets one final turn.</source>
        <translation>Dopo l’ultima tessera, ogni giocatore ha un ultimo turno.</translation>
    </message>
    <message>
        <source>Matching it gives you a Mooncake.</source>
        <translation>Un abbinamento con essa ti dà un dolce lunare.</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: ne hai %n.</numerusform>
            <numerusform>{lantern}: ne hai %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} has %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: {name} ne ha %n.</numerusform>
            <numerusform>{lantern}: {name} ne ha %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None left in the Supply.</source>
        <translation>Nessuna rimasta nella Riserva.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>Ne hai %n.</numerusform>
            <numerusform>Ne hai %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: {points} each, used once a stack is empty.</source>
        <translation>Dediche generiche: {points} l’una; si usano quando una pila è vuota.</translation>
    </message>
    <message>
        <source>{kind}: none left.</source>
        <translation>{kind}: nessuna rimasta.</translation>
    </message>
    <message>
        <source>You take a generic tile instead.</source>
        <translation>Prendi invece una tessera generica.</translation>
    </message>
    <message>
        <source>you have the lanterns</source>
        <translation>hai le lanterne</translation>
    </message>
    <message>
        <source>you need {lanterns}</source>
        <translation>hai bisogno di {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you need %n more lantern(s)</source>
        <translation>
            <numerusform>ti manca %n lanterna</numerusform>
            <numerusform>ti mancano %n lanterne</numerusform>
        </translation>
    </message>
    <message>
        <source>you need {number} more: {lanterns}</source>
        <translation>te ne mancano {number}: {lanterns}</translation>
    </message>
    <message>
        <source>{name}’s token: each Dedication {name} claims from this stack scores 1 extra point.</source>
        <translation>Segnalino di {name}: ogni Dedica che {name} prende da questa pila dà 1 punto extra.</translation>
    </message>
    <message>
        <source>Each counts as any lantern in a Dedication.</source>
        <translation>In una Dedica, ognuna vale come una lanterna qualsiasi.</translation>
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
        <translation>
            <numerusform>{name} ha %n lanterna.</numerusform>
            <numerusform>{name} ha %n lanterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may keep at most {limit} when you place a tile.</source>
        <translation>Quando posi una tessera puoi averne al massimo {limit}.</translation>
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
        <translation>L’aiuto di {friend} è rimasto inutilizzato.</translation>
    </message>
    <message>
        <source>{name} put their token on {kind}.</source>
        <translation>{name} ha messo il proprio segnalino su {kind}.</translation>
    </message>
    <message>
        <source>The {lantern} side counts as a match.</source>
        <translation>Il lato {lantern} conta come abbinamento.</translation>
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
        <translation>{name} ha girato una tessera sul tavolo.</translation>
    </message>
    <message>
        <source>{name} kept one and put the other on the bottom.</source>
        <translation>{name} ne ha tenuta una e ha messo l’altra in fondo.</translation>
    </message>
    <message>
        <source>Rotate the tile at {x}, {y}: {tile}</source>
        <translation>Gira la tessera in {x}, {y}: {tile}</translation>
    </message>
    <message>
        <source>Count it as an extra {lantern}</source>
        <translation>Contala come una {lantern} in più</translation>
    </message>
    <message>
        <source>Count it as {lantern}</source>
        <translation>Contala come {lantern}</translation>
    </message>
    <message>
        <source>Use a Trixie lantern instead of one you have</source>
        <translation>Usa una lanterna Trixie al posto di una tua</translation>
    </message>
    <message>
        <source>back to the pile</source>
        <translation>torna nel mucchio</translation>
    </message>
    <message>
        <source>No friend can help with that right now.</source>
        <translation>Ora nessun amico può aiutarti in questo.</translation>
    </message>
    <message>
        <source>Moon Dancer follows her own rules.</source>
        <translation>Moon Dancer segue le sue regole.</translation>
    </message>
    <message>
        <source>That friend isn’t in play.</source>
        <translation>Quell’amico non è in gioco.</translation>
    </message>
    <message>
        <source>You can befriend only once, at the start of your turn.</source>
        <translation>Puoi fare amicizia solo una volta, all’inizio del tuo turno.</translation>
    </message>
    <message>
        <source>Not enough Mooncakes for that friend.</source>
        <translation>Non hai abbastanza dolci lunari per quell’amico.</translation>
    </message>
    <message>
        <source>You don’t have a Trixie lantern.</source>
        <translation>Non hai lanterne Trixie.</translation>
    </message>
    <message>
        <source>First choose which side counts as a match.</source>
        <translation>Prima scegli quale lato conta come abbinamento.</translation>
    </message>
    <message>
        <source>First choose which tile to keep.</source>
        <translation>Prima scegli quale tessera tenere.</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you’ve just returned.</source>
        <translation>Riprendi una delle lanterne che hai appena restituito.</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and doesn’t match.</source>
        <translation>Scegli un lato che tocca una tessera e non combacia.</translation>
    </message>
    <message>
        <source>Keep one of the tiles you’ve drawn.</source>
        <translation>Tieni una delle tessere che hai pescato.</translation>
    </message>
    <message>
        <source>You must swap for a different lantern.</source>
        <translation>Devi scambiarla con una lanterna diversa.</translation>
    </message>
    <message>
        <source>That player doesn’t have that lantern.</source>
        <translation>Quel giocatore non ha quella lanterna.</translation>
    </message>
    <message>
        <source>Your token is already there.</source>
        <translation>Il tuo segnalino è già lì.</translation>
    </message>
    <message>
        <source>That stack is empty.</source>
        <translation>Quella pila è vuota.</translation>
    </message>
    <message>
        <source>There’s no tile there.</source>
        <translation>Lì non c’è nessuna tessera.</translation>
    </message>
    <message>
        <source>The tile already faces that way.</source>
        <translation>La tessera è già girata così.</translation>
    </message>
    <message>
        <source>You have nothing to exchange.</source>
        <translation>Non hai nulla da scambiare.</translation>
    </message>
    <message>
        <source>You have nothing to swap.</source>
        <translation>Non hai nulla da dare in cambio.</translation>
    </message>
    <message>
        <source>There’s nothing to take.</source>
        <translation>Non c’è nulla da prendere.</translation>
    </message>
    <message>
        <source>You couldn’t make a second Dedication.</source>
        <translation>Non potresti fare una seconda Dedica.</translation>
    </message>
    <message>
        <source>There are no Trixie lanterns left.</source>
        <translation>Non restano lanterne Trixie.</translation>
    </message>
    <message>
        <source>There’s no other stack for your token.</source>
        <translation>Non c’è un’altra pila per il tuo segnalino.</translation>
    </message>
    <message>
        <source>That friend helps with placing a tile, and you have none left.</source>
        <translation>Quell’amico aiuta a posare una tessera, e tu non ne hai più.</translation>
    </message>
    <message>
        <source>You have no more than {limit} lanterns anyway.</source>
        <translation>Comunque non hai più di {limit} lanterne.</translation>
    </message>
    <message>
        <source>The stack has fewer than two tiles.</source>
        <translation>Nella pila ci sono meno di due tessere.</translation>
    </message>
    <message>
        <source>Even with that help you couldn’t make a Dedication.</source>
        <translation>Anche con quell’aiuto non potresti fare una Dedica.</translation>
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
        <translation>Prendi una lanterna Trixie</translation>
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
        <translation>Posa la tessera luminosa sullo spazio luminoso. {gains}</translation>
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
        <translation>Un amico può aiutarti: scegli ciò che è luminoso.</translation>
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
        <translation>su {limit}</translation>
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
        <translation>tessera generica</translation>
    </message>
    <message>
        <source>available</source>
        <translation>disponibile</translation>
    </message>
    <message>
        <source>rotate the tile</source>
        <translation>gira la tessera</translation>
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
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation>Tessera scoperta</translation>
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
        <translation>{name} ha preso la tessera scoperta; ne è stata scoperta una nuova.</translation>
    </message>
    <message>
        <source>{name} took the last face-up tile.</source>
        <translation>{name} ha preso l’ultima tessera scoperta.</translation>
    </message>
    <message>
        <source>All tiles are placed: each player has one final turn.</source>
        <translation>Tutte le tessere sono posate: ogni giocatore ha un ultimo turno.</translation>
    </message>
    <message>
        <source>A friend gave {name} {lantern}.</source>
        <translation>Un amico ha dato a {name} {lantern}.</translation>
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
            <numerusform>%n abbinamento, ma più nulla da guadagnare.</numerusform>
            <numerusform>%n abbinamenti, ma più nulla da guadagnare.</numerusform>
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
        <translation>{name} ha guadagnato {mooncakes}.</translation>
    </message>
    <message>
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>Poi {name} ha guadagnato {lantern}</translation>
    </message>
    <message>
        <source>That stack was empty, so it was a generic tile.</source>
        <translation>Quella pila era vuota, quindi era una tessera generica.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) counted as another.</source>
        <translation>
            <numerusform>%n lanterna Trixie ha contato come un’altra.</numerusform>
            <numerusform>%n lanterne Trixie hanno contato come altre.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} were kept.</source>
        <translation>Lanterne conservate: {lanterns}.</translation>
    </message>
    <message>
        <source>The token added {points}.</source>
        <translation>Il segnalino ha dato {points} in più.</translation>
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
        <translation>Il lato in alto</translation>
    </message>
    <message>
        <source>The bottom side</source>
        <translation>Il lato in basso</translation>
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
        <translation>ne serve almeno uno</translation>
    </message>
    <message>
        <source>can be used solo</source>
        <translation>va bene in solitario</translation>
    </message>
    <message>
        <source>adds extra pieces</source>
        <translation>aggiunge pezzi</translation>
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
        <translation>Cominci tu. Moon Dancer vince i pareggi.</translation>
    </message>
    <message>
        <source>Moon Dancer’s level (extra levels below)</source>
        <translation>Livello di Moon Dancer (sotto, i livelli extra)</translation>
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
        <translation>Amici che stanno bene insieme</translation>
    </message>
    <message>
        <source>Pick friends at random</source>
        <translation>Scegli amici a caso</translation>
    </message>
    <message>
        <source>Can’t be used solo.</source>
        <translation>Non va in solitario.</translation>
    </message>
    <message>
        <source>This friend helps Moon Dancer, too. Pinkie Pie can come along as a second friend.</source>
        <translation>Questo amico aiuta anche Moon Dancer. Pinkie Pie può venire con lui come secondo amico.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn at random.</source>
        <translation>La tessera Cielo iniziale e le tue tessere Fuochi vengono pescate a caso.</translation>
    </message>
    <message numerus="yes">
        <source>A starting Sky tile, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>Una tessera Cielo iniziale e fino a %n tessera Fuochi per la tua mano.</numerusform>
            <numerusform>Una tessera Cielo iniziale e fino a %n tessere Fuochi per la tua mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level you start with %n Fireworks tile(s): choose fewer.</source>
        <translation>
            <numerusform>A questo livello cominci con %n tessera Fuochi: scegline di meno.</numerusform>
            <numerusform>A questo livello cominci con %n tessere Fuochi: scegline di meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: choose at most {most} friends.</source>
        <translation>Troppi: scegli al massimo {most} amici.</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: swap one.</source>
        <translation>Almeno un amico deve avere un cuore: cambiane uno.</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: choose one more.</source>
        <translation>Almeno un amico deve avere un cuore: scegline ancora uno.</translation>
    </message>
    <message>
        <source>Once per turn, pay a friend’s cost in Mooncakes to use their ability.</source>
        <translation>Una volta per turno, paga i dolci lunari di un amico per usare la sua abilità.</translation>
    </message>
    <message>
        <source>No friends: once per turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>Nessun amico: una volta per turno puoi pagare {cost} dolci lunari per scambiare una lanterna.</translation>
    </message>
    <message>
        <source>solo only together with another friend</source>
        <translation>in solitario solo insieme a un altro amico</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Il primo giocatore è scelto a caso. Si gioca in senso orario.</translation>
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
        <source>Completes {kind}: {points}.</source>
        <translation>Completa {kind}: {points}.</translation>
    </message>
    <message>
        <source>Takes the last {kind} before {name} can: {points}.</source>
        <translation>Prende l’ultima tessera di {kind} prima che possa farlo {name}: {points}.</translation>
    </message>
    <message>
        <source>Takes the top {kind} before {name} can: {points}.</source>
        <translation>Prende la tessera in cima a {kind} prima che possa farlo {name}: {points}.</translation>
    </message>
    <message>
        <source>Leaves {name} only {points} for {kind}.</source>
        <translation>A {name} lascia solo {points} per {kind}.</translation>
    </message>
    <message>
        <source>Makes {kind} possible: {points}.</source>
        <translation>Rende possibile {kind}: {points}.</translation>
    </message>
    <message>
        <source>Brings {lanterns}.</source>
        <translation>Dà {lanterns}.</translation>
    </message>
    <message>
        <source>Then {mooncakes} can be spent.</source>
        <translation>Poi si può spendere {mooncakes}.</translation>
    </message>
    <message>
        <source>No {lantern} is left for {name}.</source>
        <translation>Nessuna {lantern} resta per {name}.</translation>
    </message>
    <message>
        <source>{name} gets {lantern}, but no closer to a Dedication.</source>
        <translation>{name} guadagna {lantern}, ma non si avvicina a una Dedica.</translation>
    </message>
    <message>
        <source>The tile can match on {sides} sides.</source>
        <translation>La tessera può fare un abbinamento su {sides} lati.</translation>
    </message>
    <message>
        <source>{friend} helps this turn, for {mooncakes}.</source>
        <translation>{friend} aiuta in questo turno, per {mooncakes}.</translation>
    </message>
    <message>
        <source>One lantern short of {kind}: {points}.</source>
        <translation>A una lanterna da {kind}: {points}.</translation>
    </message>
    <message>
        <source>Two lanterns short of {kind}: {points}.</source>
        <translation>A due lanterne da {kind}: {points}.</translation>
    </message>
    <message>
        <source>Three lanterns short of {kind}: {points}.</source>
        <translation>A tre lanterne da {kind}: {points}.</translation>
    </message>
    <message>
        <source>Keeps {kind} possible: {points}.</source>
        <translation>Lascia possibile {kind}: {points}.</translation>
    </message>
    <message>
        <source>Stays one lantern short of {kind}: {points}.</source>
        <translation>Resta a una lanterna da {kind}: {points}.</translation>
    </message>
    <message>
        <source>Stays two lanterns short of {kind}: {points}.</source>
        <translation>Resta a due lanterne da {kind}: {points}.</translation>
    </message>
    <message>
        <source>Stays three lanterns short of {kind}: {points}.</source>
        <translation>Resta a tre lanterne da {kind}: {points}.</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>You’ve already placed a tile this turn. Refill your hand.</source>
        <translation>In questo turno hai già posato una tessera. Ora pesca.</translation>
    </message>
    <message>
        <source>That tile isn’t in your hand.</source>
        <translation>Quella tessera non è nella tua mano.</translation>
    </message>
    <message>
        <source>There’s already a tile there.</source>
        <translation>Lì c’è già una tessera.</translation>
    </message>
    <message>
        <source>A tile must share a side with one on the table.</source>
        <translation>Una tessera deve avere un lato in comune con una sul tavolo.</translation>
    </message>
    <message>
        <source>Return lanterns until you have {limit}, then place a tile.</source>
        <translation>Restituisci lanterne fino ad averne {limit}, poi posa una tessera.</translation>
    </message>
    <message>
        <source>You can exchange only once, at the start of your turn.</source>
        <translation>Puoi scambiare solo una volta, all’inizio del tuo turno.</translation>
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
        <translation>Non hai quella lanterna.</translation>
    </message>
    <message>
        <source>You must take a different lantern.</source>
        <translation>Devi prendere una lanterna diversa.</translation>
    </message>
    <message>
        <source>The Supply is out of that lantern.</source>
        <translation>Quella lanterna è esaurita nella Riserva.</translation>
    </message>
    <message>
        <source>You can make one Dedication per turn, before placing a tile.</source>
        <translation>Puoi fare una Dedica per turno, prima di posare una tessera.</translation>
    </message>
    <message>
        <source>No Dedications left for that set, not even generic ones.</source>
        <translation>Non restano Dediche per quella serie, nemmeno generiche.</translation>
    </message>
    <message>
        <source>You can take a generic Dedication only when that stack is empty.</source>
        <translation>Puoi prendere una Dedica generica solo se quella pila è vuota.</translation>
    </message>
    <message>
        <source>Four of a Kind needs four of the same lantern.</source>
        <translation>Quattro uguali richiede quattro lanterne dello stesso tipo.</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three different lanterns.</source>
        <translation>Tre coppie richiede due lanterne per ciascuno di tre tipi.</translation>
    </message>
    <message>
        <source>You return lanterns only if you have more than {limit}, before placing a tile.</source>
        <translation>Restituisci lanterne solo se ne hai più di {limit}, prima di posare una tessera.</translation>
    </message>
    <message>
        <source>You refill your hand after placing a tile.</source>
        <translation>Si pesca dopo aver posato una tessera.</translation>
    </message>
    <message>
        <source>You’ve already placed your tile. All you can do is end the turn.</source>
        <translation>Hai già posato la tua tessera. Puoi solo terminare il turno.</translation>
    </message>
    <message>
        <source>This game has no friends in play.</source>
        <translation>In questa partita non ci sono amici.</translation>
    </message>
    <message>
        <source>You must place a tile before your turn can end.</source>
        <translation>Devi posare una tessera prima di terminare il turno.</translation>
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
        <translation>Due lati uguali si sono toccati: guadagni una lanterna in più di quel tipo.</translation>
    </message>
    <message>
        <source>Matching Fireworks tiles earns Mooncakes. Spend two to exchange a lantern.</source>
        <translation>Gli abbinamenti con tessere Fuochi danno dolci lunari. Spendine due per scambiare una lanterna.</translation>
    </message>
    <message>
        <source>Every tile gives each player the lantern on the side facing them.</source>
        <translation>Ogni tessera dà a ogni giocatore la lanterna sul lato rivolto verso di lui.</translation>
    </message>
    <message>
        <source>If the Supply is out of a lantern, nobody gets it. Dedications refill the Supply.</source>
        <translation>Se nella Riserva una lanterna è esaurita, nessuno la riceve. Le Dediche la riforniscono.</translation>
    </message>
    <message>
        <source>Each Dedication makes the next of its kind worth less. Don’t wait too long.</source>
        <translation>Ogni Dedica fa valere meno la prossima del suo tipo. Non aspettare troppo.</translation>
    </message>
    <message>
        <source>All tiles are placed: each player may exchange and dedicate one last time.</source>
        <translation>Tutte le tessere sono posate: ogni giocatore può scambiare e fare una Dedica un’ultima volta.</translation>
    </message>
    <message>
        <source>The stack is empty: few tiles are left to place. Complete your sets now.</source>
        <translation>La pila è vuota: restano poche tessere da posare. Completa ora le tue serie.</translation>
    </message>
    <message>
        <source>You may keep only 12 lanterns. Return the ones you need least.</source>
        <translation>Puoi tenere solo 12 lanterne. Restituisci quelle che ti servono meno.</translation>
    </message>
    <message>
        <source>You can make a Dedication! Only they score points. One per turn, before placing a tile.</source>
        <translation>Puoi fare una Dedica! Solo le Dediche danno punti. Una per turno, prima di posare una tessera.</translation>
    </message>
    <message>
        <source>Pay two Mooncakes to exchange a lantern: handy when you need just one more.</source>
        <translation>Paga due dolci lunari per scambiare una lanterna: utile quando te ne manca una sola.</translation>
    </message>
    <message>
        <source>Pay Mooncakes and a friend helps you this turn. Point at a card to see how.</source>
        <translation>Paga dolci lunari e un amico ti aiuta in questo turno. Indica una carta per vedere come.</translation>
    </message>
    <message>
        <source>Hold a tile over the table and check every seat: you’ll see who would gain what.</source>
        <translation>Tieni una tessera sopra il tavolo e guarda ogni posto: vedrai chi guadagnerebbe che cosa.</translation>
    </message>
    <message>
        <source>Take the face-up tile or draw from the stack. After this, the turn can’t be undone.</source>
        <translation>Prendi la tessera scoperta o pesca dalla pila. Dopo non si può più annullare il turno.</translation>
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
        <translation>fare amicizia con un amico</translation>
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
        <translation>girala, poi lasciala</translation>
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
        <translation>facoltativo</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>costa {mooncakes}</translation>
    </message>
    <message>
        <source>available</source>
        <translation>disponibile</translation>
    </message>
    <message>
        <source>drop it on its own kind</source>
        <translation>lasciala su quelle del suo tipo</translation>
    </message>
    <message>
        <source>{held} of {limit}</source>
        <translation>{held} su {limit}</translation>
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
        <translation>usa l’aiuto dell’amico, o termina il turno.</translation>
    </message>
    <message>
        <source>choose which tile to keep.</source>
        <translation>scegli quale tessera tenere.</translation>
    </message>
    <message>
        <source>choose a lantern from the Supply in exchange.</source>
        <translation>scegli in cambio una lanterna dalla Riserva.</translation>
    </message>
    <message>
        <source>choose the stack again to claim its points.</source>
        <translation>scegli di nuovo la pila per prendere i suoi punti.</translation>
    </message>
    <message>
        <source>later</source>
        <translation>più tardi</translation>
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
        <translation>Importa partite</translation>
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
        <translation>
            <numerusform>Fai %n punto in questo turno.</numerusform>
            <numerusform>Fai %n punti in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Fai in questo turno %n punto in più di chiunque altro.</numerusform>
            <numerusform>Fai in questo turno %n punti in più di chiunque altro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get your coins up to %n this turn.</source>
        <translation>
            <numerusform>Arriva a %n moneta in questo turno.</numerusform>
            <numerusform>Arriva a %n monete in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather %n of your workers on one island.</source>
        <translation>
            <numerusform>Riunisci %n dei tuoi lavoratori su un’isola.</numerusform>
            <numerusform>Riunisci %n dei tuoi lavoratori su un’isola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anyone else.</source>
        <translation>
            <numerusform>Hai fatto %n punto più degli altri.</numerusform>
            <numerusform>Hai fatto %n punti più degli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got your coins up to %n.</source>
        <translation>
            <numerusform>Sei a quota %n moneta.</numerusform>
            <numerusform>Sei a quota %n monete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gathered %n of your workers on one island.</source>
        <translation>
            <numerusform>Hai riunito %n dei tuoi lavoratori su un’isola.</numerusform>
            <numerusform>Hai riunito %n dei tuoi lavoratori su un’isola.</numerusform>
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
        <translation>Attraversare il nuovo ponte è gratis.</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>tieni uno dei due poteri</translation>
    </message>
    <message>
        <source>The game ends after this turn.</source>
        <translation>La partita finisce dopo questo turno.</translation>
    </message>
    <message>
        <source>Nobody else can see which.</source>
        <translation>Nessun altro può vedere quale.</translation>
    </message>
    <message>
        <source>choose where the worker from {island} starts</source>
        <translation>scegli dove comincia il lavoratore di {island}</translation>
    </message>
    <message>
        <source>choose a Small island for your first floor</source>
        <translation>scegli un’isola Piccola per il tuo primo piano</translation>
    </message>
    <message>
        <source>choose an island for the new worker</source>
        <translation>scegli un’isola per il nuovo lavoratore</translation>
    </message>
    <message>
        <source>cross the new bridge, or choose Done</source>
        <translation>attraversa il nuovo ponte, o scegli “Fatto”</translation>
    </message>
    <message>
        <source>keep moving, or choose Done</source>
        <translation>continua a muovere, o scegli “Fatto”</translation>
    </message>
    <message>
        <source>keep moving: {island} is full</source>
        <translation>continua a muovere: {island} è al completo</translation>
    </message>
    <message>
        <source>keep moving, or end your turn</source>
        <translation>continua a muovere, o termina il turno</translation>
    </message>
    <message>
        <source>cross the new bridge, or end your turn</source>
        <translation>attraversa il nuovo ponte, o termina il turno</translation>
    </message>
    <message>
        <source>skip the main action: none is possible</source>
        <translation>salta l’azione principale: nessuna è possibile</translation>
    </message>
    <message>
        <source>choose another main action, or end your turn</source>
        <translation>scegli un’altra azione principale, o termina il turno</translation>
    </message>
    <message>
        <source>choose a secondary action, or end your turn</source>
        <translation>scegli un’azione secondaria, o termina il turno</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>termina il turno</translation>
    </message>
    <message>
        <source>Choose the island where the bridge starts.</source>
        <translation>Scegli l’isola da cui parte il ponte.</translation>
    </message>
    <message>
        <source>Choose the island for the festival.</source>
        <translation>Scegli l’isola per la festa.</translation>
    </message>
    <message>
        <source>Choose the island to connect with {island}.</source>
        <translation>Scegli l’isola da collegare con {island}.</translation>
    </message>
    <message>
        <source>Choose the lane for the bridge.</source>
        <translation>Scegli il canale per il ponte.</translation>
    </message>
    <message>
        <source>Choose where the worker from {island} goes.</source>
        <translation>Scegli dove va il lavoratore di {island}.</translation>
    </message>
    <message>
        <source>Choose a route.</source>
        <translation>Scegli un percorso.</translation>
    </message>
    <message>
        <source>Choose coins or workers from the Crow.</source>
        <translation>Scegli monete o lavoratori dal Corvo.</translation>
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
            <numerusform>Resta %n spostamento.</numerusform>
            <numerusform>Restano %n spostamenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>Scegli l’isola per il tuo piano.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Scegli uno dei tuoi lavoratori.</translation>
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
        <translation>Organizza una festa</translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>Muovi lavoratori, fino a %n spostamento</numerusform>
            <numerusform>Muovi lavoratori, fino a %n spostamenti</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}: full, so it must keep moving</source>
        <translation>Verso {island}: al completo, deve proseguire</translation>
    </message>
    <message>
        <source>Put the new worker on {island}</source>
        <translation>Metti il nuovo lavoratore su {island}</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation>Costruisci un piano di pagoda</translation>
    </message>
    <message numerus="yes">
        <source>Keep moving (%n movement(s) left)</source>
        <translation>
            <numerusform>Continua a muovere (resta %n spostamento)</numerusform>
            <numerusform>Continua a muovere (restano %n spostamenti)</numerusform>
        </translation>
    </message>
    <message>
        <source>From {island} (none of your workers there)</source>
        <translation>Da {island} (nessun tuo lavoratore)</translation>
    </message>
    <message>
        <source>From {island} (your workers: {workers})</source>
        <translation>Da {island} (tuoi lavoratori: {workers})</translation>
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
        <translation>Un lavoratore su {island} (ne hai {workers})</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Prendi il Corvo per {points}</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: an extra main action</source>
        <translation>Metti un pesce portafortuna per {coins}: un’azione principale in più</translation>
    </message>
    <message>
        <source>The worker from {start} starts on {island}</source>
        <translation>Il lavoratore di {start} comincia su {island}</translation>
    </message>
    <message>
        <source>Start with a floor on {island}</source>
        <translation>Comincia con un piano su {island}</translation>
    </message>
    <message>
        <source>Send a worker from {origin} to {destination}</source>
        <translation>Manda un lavoratore da {origin} a {destination}</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible</source>
        <translation>Salta l’azione principale: nessuna è possibile</translation>
    </message>
    <message>
        <source>Done crossing</source>
        <translation>Fine attraversamento</translation>
    </message>
    <message>
        <source>Done moving</source>
        <translation>Fine spostamenti</translation>
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
        <translation>preso {number} ×, ancora suo</translation>
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
        <translation>{name} ha piazzato il suo ultimo piano.</translation>
    </message>
    <message>
        <source>Nobody had built, claimed a goal or held a festival for three rounds.</source>
        <translation>Per tre giri nessuno aveva costruito, preso un obiettivo o organizzato una festa.</translation>
    </message>
    <message>
        <source>They also tie on coins, so they share this place.</source>
        <translation>Pari anche in monete, quindi condividono questo posto.</translation>
    </message>
    <message>
        <source>Tie broken by coins: {values}.</source>
        <translation>Pareggio risolto dalle monete: {values}.</translation>
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
            <numerusform>Costruisci un piano dove hai un lavoratore. Hai ancora %n piano.</numerusform>
            <numerusform>Costruisci un piano dove hai un lavoratore. Hai ancora %n piani.</numerusform>
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
        <translation>Spazio vuoto per uno dei tuoi obiettivi segreti.</translation>
    </message>
    <message>
        <source>Ends your turn once you’ve taken your main action.</source>
        <translation>Finisce il tuo turno dopo l’azione principale.</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with one of your workers. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Costruisci un ponte da un’isola con un tuo lavoratore. Ti resta %n segmento.</numerusform>
            <numerusform>Costruisci un ponte da un’isola con un tuo lavoratore. Ti restano %n segmenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) for your workers along bridges. Other players’ bridges cost coins.</source>
        <translation>
            <numerusform>Fino a %n spostamento dei tuoi lavoratori sui ponti. Quelli degli altri giocatori costano monete.</numerusform>
            <numerusform>Fino a %n spostamenti dei tuoi lavoratori sui ponti. Quelli degli altri giocatori costano monete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Organizza una festa su un’isola con abbastanza piani e ponti, dove hai un lavoratore e nessuno ha più pezzi. Resta %n Sōrin.</numerusform>
            <numerusform>Organizza una festa su un’isola con abbastanza piani e ponti, dove hai un lavoratore e nessuno ha più pezzi. Restano %n Sōrin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what each festival would score right now.</source>
        <translation>Mostra quanti punti farebbe ora ogni festa.</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Hai messo tutti i tuoi pesci.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: take an extra main action this turn.</source>
        <translation>Metti un pesce per {coins}: svolgi un’altra azione principale in questo turno.</translation>
    </message>
    <message>
        <source>{island}: a Start island. No worker limit.</source>
        <translation>{island}: un’isola di Partenza. Nessun limite di lavoratori.</translation>
    </message>
    <message>
        <source>Each floor you build gives you {reward}.</source>
        <translation>Ogni piano che costruisci ti dà {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) per piece.</source>
        <translation>
            <numerusform>Festa: %n punto per pezzo.</numerusform>
            <numerusform>Festa: %n punti per pezzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {things}.</source>
        <translation>Ti serve ancora: {things}.</translation>
    </message>
    <message>
        <source>You can hold it: {points}.</source>
        <translation>Puoi organizzarla: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} può organizzarla.</numerusform>
            <numerusform>{names} possono organizzarla.</numerusform>
        </translation>
    </message>
    <message>
        <source>one of your workers</source>
        <translation>uno dei tuoi lavoratori</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) for the majority</source>
        <translation>
            <numerusform>%n pezzo in più per la maggioranza</numerusform>
            <numerusform>%n pezzi in più per la maggioranza</numerusform>
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
        <translation>{goal}: {condition}, {points}. Hai {value} su {number}.</translation>
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
        <translation>Hai {value} su {number}.</translation>
    </message>
    <message>
        <source>{name}’s bridge between {a} and {b}: {segments}.</source>
        <translation>Ponte di {name} tra {a} e {b}: {segments}.</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival uses one.</source>
        <translation>
            <numerusform>Resta %n Sōrin: ogni festa ne usa uno.</numerusform>
            <numerusform>Restano %n Sōrin: ogni festa ne usa uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it gets {reward}.</source>
        <translation>Il primo ponte che vi passa sopra ottiene {reward}.</translation>
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
        <translation>Organizza una festa su {island}.</translation>
    </message>
    <message>
        <source>Place a fish for {coins} and take another main action.</source>
        <translation>Metti un pesce per {coins} e svolgi un’altra azione principale.</translation>
    </message>
    <message>
        <source>Start on {island}.</source>
        <translation>Comincia su {island}.</translation>
    </message>
    <message>
        <source>Put the new worker on {island}.</source>
        <translation>Metti il nuovo lavoratore su {island}.</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible.</source>
        <translation>Salta l’azione principale: nessuna è possibile.</translation>
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
        <translation>Prendi il Corvo e le monete.</translation>
    </message>
    <message>
        <source>Take the Crow and workers.</source>
        <translation>Prendi il Corvo e i lavoratori.</translation>
    </message>
    <message>
        <source>Don’t send anyone else across.</source>
        <translation>Non mandare nessun altro dall’altra parte.</translation>
    </message>
    <message>
        <source>Save your coins.</source>
        <translation>Risparmia le tue monete.</translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>Ottieni {gains}.</translation>
    </message>
    <message>
        <source>Then you can hold a festival on {islands}.</source>
        <translation>Poi puoi organizzare una festa su {islands}.</translation>
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
        <translation>Lascia i lavoratori dove sono.</translation>
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
        <translation>Muovi lavoratori</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation>Costruisci un piano di pagoda</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Organizza una festa</translation>
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
        <translation>Mostra le feste: chi è in testa e quanti punti farebbero</translation>
    </message>
    <message>
        <source>Other routes for a worker</source>
        <translation>Altri percorsi per un lavoratore</translation>
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
        <translation>{0} su 6</translation>
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
        <translation>
            <numerusform>Previsto: %n punto</numerusform>
            <numerusform>Previsti: %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays its holder {0} coins at the start of each turn. Costs its holder {1} points at the end.</source>
        <translation>Dà a chi lo tiene {0} monete all’inizio di ogni turno. Alla fine gli costa {1} punti.</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n more turn(s) without building or scoring</source>
        <translation>
            <numerusform>La fine è vicina: ancora %n turno senza costruire né fare punti</numerusform>
            <numerusform>La fine è vicina: ancora %n turni senza costruire né fare punti</numerusform>
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
            <numerusform>%n lavoratore</numerusform>
            <numerusform>%n lavoratori</numerusform>
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
            <numerusform>Prendi %n lavoratore</numerusform>
            <numerusform>Prendi %n lavoratori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build for %n coin(s)</source>
        <translation>
            <numerusform>Costruisci per %n moneta</numerusform>
            <numerusform>Costruisci per %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s bridges: free</source>
        <translation>Ponti di {name}: gratis</translation>
    </message>
    <message>
        <source>{name}’s bridges: {coins}</source>
        <translation>Ponti di {name}: {coins}</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: free</source>
        <translation>Due lavoratori, ponti di {name}: gratis</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: {coins}</source>
        <translation>Due lavoratori, ponti di {name}: {coins}</translation>
    </message>
    <message>
        <source>Ferry: {coins}</source>
        <translation>Traghetto: {coins}</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>Le tue scelte</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Scores and supplies</source>
        <translation>Punteggi e scorte</translation>
    </message>
    <message>
        <source>End turn without it</source>
        <translation>Fine turno senza</translation>
    </message>
    <message>
        <source>You still have a main action.</source>
        <translation>Hai ancora un’azione principale.</translation>
    </message>
    <message>
        <source>Show festivals</source>
        <translation>Mostra le feste</translation>
    </message>
    <message>
        <source>none of your workers</source>
        <translation>nessun tuo lavoratore</translation>
    </message>
    <message>
        <source>Which route?</source>
        <translation>Quale percorso?</translation>
    </message>
    <message>
        <source>Coins or workers?</source>
        <translation>Monete o lavoratori?</translation>
    </message>
    <message>
        <source>choose another route</source>
        <translation>scegli un altro percorso</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} può organizzarla</numerusform>
            <numerusform>{names} possono organizzarla</numerusform>
        </translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>I tuoi obiettivi segreti</translation>
    </message>
    <message>
        <source>hidden power</source>
        <translation>potere nascosto</translation>
    </message>
    <message>
        <source>The game ends after this turn</source>
        <translation>La partita finisce dopo questo turno</translation>
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
        <translation>più tardi</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
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
        <translation>Nessun lavoratore rimasto</translation>
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
        <translation>lavoratori</translation>
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
        <translation>Nessuno può ancora organizzarla</translation>
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
        <translation>+1 lavoratore su {island}</translation>
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
        <translation>{name} ha organizzato una festa su {island}.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} per {pieces}</translation>
    </message>
    <message>
        <source>{name} ferried a worker from {origin} to {destination} for {coins}</source>
        <translation>{name} ha traghettato un lavoratore da {origin} a {destination} per {coins}</translation>
    </message>
    <message>
        <source>{name} built floor {height} on {island}</source>
        <translation>{name} ha costruito il piano {height} su {island}</translation>
    </message>
    <message>
        <source>no room for a new worker</source>
        <translation>nessun posto per un nuovo lavoratore</translation>
    </message>
    <message>
        <source>no private goals left</source>
        <translation>non restano obiettivi segreti</translation>
    </message>
    <message>
        <source>{name}’s power: +{gained}.</source>
        <translation>Potere di {name}: +{gained}.</translation>
    </message>
    <message>
        <source>The Crow gives {name} +{coins}.</source>
        <translation>Il Corvo dà a {name} +{coins}.</translation>
    </message>
    <message>
        <source>Fireflies: {name} +{points} ({here} on the island, {beside} on connected islands).</source>
        <translation>Lucciole: {name} +{points} ({here} sull’isola, {beside} sulle isole collegate).</translation>
    </message>
    <message>
        <source>Fish returned: {names}.</source>
        <translation>Pesci ripresi: {names}.</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for free</source>
        <translation>{name} ha costruito gratis un ponte da {a} a {b}</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} ha pagato {coins} e ha aggiunto il piano {height} su {island}</translation>
    </message>
    <message>
        <source>{name} drew {goals}.</source>
        <translation>{name} ha pescato {goals}.</translation>
    </message>
    <message>
        <source>A {name} worker starts on {island}.</source>
        <translation>Un lavoratore di {name} comincia su {island}.</translation>
    </message>
    <message>
        <source>{name} starts with a floor on {island}.</source>
        <translation>{name} comincia con un piano su {island}.</translation>
    </message>
    <message>
        <source>{name} had no possible main action.</source>
        <translation>{name} non aveva azioni principali possibili.</translation>
    </message>
    <message>
        <source>{name} stopped there.</source>
        <translation>{name} si è fermato lì.</translation>
    </message>
    <message>
        <source>{name} chose {power}.</source>
        <translation>{name} ha scelto {power}.</translation>
    </message>
    <message>
        <source>{name} has the longest chain: +{points}.</source>
        <translation>{name} ha la catena più lunga: +{points}.</translation>
    </message>
    <message>
        <source>{name} chose a power.</source>
        <translation>{name} ha scelto un potere.</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: an extra main action.</source>
        <translation>{name} ha messo un pesce portafortuna per {coins}: un’azione principale in più.</translation>
    </message>
    <message>
        <source>All powers are revealed.</source>
        <translation>Tutti i poteri sono rivelati.</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends after this turn.</source>
        <translation>L’ultimo Sōrin è piazzato: la partita finisce dopo questo turno.</translation>
    </message>
    <message>
        <source>{name} has placed their last floor: the game ends after this turn.</source>
        <translation>{name} ha piazzato il suo ultimo piano: la partita finisce dopo questo turno.</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends after this turn.</source>
        <translation>Tutti gli obiettivi pubblici sono presi: la partita finisce dopo questo turno.</translation>
    </message>
    <message>
        <source>Nobody has built or scored for three rounds: the game ends after this turn.</source>
        <translation>Per tre giri nessuno ha costruito né fatto punti: la partita finisce dopo questo turno.</translation>
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
        <translation>{name} ha fatto passare un lavoratore da {origin} a {destination}</translation>
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
            <numerusform>%n lavoratore</numerusform>
            <numerusform>%n lavoratori</numerusform>
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
        <translation>Tutte le isole sono disposte a caso, anche le Partenze.</translation>
    </message>
    <message>
        <source>The Starts are in opposite corners; the rest is random.</source>
        <translation>Le Partenze sono in angoli opposti; il resto a caso.</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather your workers, and hold festivals where you have the most pieces.</source>
        <translation>Costruisci ponti e pagode, riunisci i tuoi lavoratori e organizza feste dove hai più pezzi.</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Monete iniziali</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>New random powers for everyone</source>
        <translation>Nuovi poteri a caso per tutti</translation>
    </message>
    <message>
        <source>{number} of {all}, at random</source>
        <translation>{number} su {all}, a caso</translation>
    </message>
    <message>
        <source>Each player is dealt two powers and secretly keeps one.</source>
        <translation>Ogni giocatore riceve due poteri e ne tiene uno in segreto.</translation>
    </message>
    <message>
        <source>No powers: best for a first game.</source>
        <translation>Senza poteri: meglio per una prima partita.</translation>
    </message>
    <message>
        <source>Floors for a festival · worker limit:</source>
        <translation>Piani per una festa · limite di lavoratori:</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more public goal(s).</source>
        <translation>
            <numerusform>Scegli ancora %n obiettivo pubblico.</numerusform>
            <numerusform>Scegli ancora %n obiettivi pubblici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n fewer public goal(s).</source>
        <translation>
            <numerusform>Scegli %n obiettivo pubblico in meno.</numerusform>
            <numerusform>Scegli %n obiettivi pubblici in meno.</numerusform>
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
        <translation>Monete in più per chi gioca dopo</translation>
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
        <translation>Il primo giocatore è scelto a caso. Si gioca in senso orario.</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>scegline {number} su {all}</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n piano, {workers} lavoratori</numerusform>
            <numerusform>{size}: %n piani, {workers} lavoratori</numerusform>
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
        <source>Scores {points}; {name} gets {fewer}.</source>
        <translation>Dà {points}; {name} ne fa {fewer}.</translation>
    </message>
    <message>
        <source>Takes {goal} before {name} can: {points}.</source>
        <translation>Prende {goal} prima che possa farlo {name}: {points}.</translation>
    </message>
    <message>
        <source>Claims {goal}: {points}.</source>
        <translation>Prende {goal}: {points}.</translation>
    </message>
    <message>
        <source>Completes “{private}”: {points}.</source>
        <translation>Completa “{private}”: {points}.</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>Dà {points}.</translation>
    </message>
    <message>
        <source>Saves the {points} that the Crow costs.</source>
        <translation>Risparmia i {points} che costa il Corvo.</translation>
    </message>
    <message>
        <source>Blocks {name}’s bridge to {island}.</source>
        <translation>Blocca il ponte di {name} verso {island}.</translation>
    </message>
    <message>
        <source>Takes the majority on {island} from {name}.</source>
        <translation>Toglie a {name} la maggioranza su {island}.</translation>
    </message>
    <message>
        <source>Makes a festival on {island} possible: {points}.</source>
        <translation>Rende possibile una festa su {island}: {points}.</translation>
    </message>
    <message>
        <source>{pieces} on {island}: {points} at a festival there.</source>
        <translation>{pieces} su {island}: {points} a una festa lì.</translation>
    </message>
    <message>
        <source>Keeps {pieces} on {island}: {points} at a festival there.</source>
        <translation>Tiene {pieces} su {island}: {points} a una festa lì.</translation>
    </message>
    <message>
        <source>Makes a floor on {island} possible.</source>
        <translation>Rende possibile un piano su {island}.</translation>
    </message>
    <message>
        <source>The chain grows to {islands}.</source>
        <translation>La catena cresce a {islands}.</translation>
    </message>
    <message>
        <source>Makes the longest chain: {islands}.</source>
        <translation>Forma la catena più lunga: {islands}.</translation>
    </message>
    <message>
        <source>+{coins}: {all} in all.</source>
        <translation>+{coins}: {all} in tutto.</translation>
    </message>
    <message>
        <source>Brings {workers}.</source>
        <translation>Dà {workers}.</translation>
    </message>
    <message>
        <source>Brings {goals}.</source>
        <translation>Dà {goals}.</translation>
    </message>
    <message>
        <source>The Crow brings {coins} each turn.</source>
        <translation>Il Corvo dà {coins} a ogni turno.</translation>
    </message>
    <message>
        <source>Makes {goal} possible: {points}.</source>
        <translation>Rende possibile {goal}: {points}.</translation>
    </message>
    <message>
        <source>{goal}: {so_far} of {needed} for {points}.</source>
        <translation>{goal}: {so_far} su {needed} per {points}.</translation>
    </message>
    <message>
        <source>Makes “{private}” possible: {points}.</source>
        <translation>Rende possibile “{private}”: {points}.</translation>
    </message>
    <message>
        <source>“{private}”: {so_far} of {needed} for {points}.</source>
        <translation>“{private}”: {so_far} su {needed} per {points}.</translation>
    </message>
    <message>
        <source>Gives another main action for {coins}.</source>
        <translation>Dà un’altra azione principale per {coins}.</translation>
    </message>
    <message>
        <source>Ends the game ahead of {name} by {points}.</source>
        <translation>Chiude la partita con {points} di vantaggio su {name}.</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Prima finisci di attraversare il nuovo ponte.</translation>
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
        <translation>Prima ogni giocatore sceglie un potere.</translation>
    </message>
    <message>
        <source>First choose where the worker starts.</source>
        <translation>Prima scegli dove comincia il lavoratore.</translation>
    </message>
    <message>
        <source>First choose where to put your floor.</source>
        <translation>Prima scegli dove mettere il tuo piano.</translation>
    </message>
    <message>
        <source>First put the new worker on an island.</source>
        <translation>Prima metti il nuovo lavoratore su un’isola.</translation>
    </message>
    <message>
        <source>Finish your movements first.</source>
        <translation>Prima finisci i tuoi spostamenti.</translation>
    </message>
    <message>
        <source>A worker is on a full island: it must keep moving.</source>
        <translation>Un lavoratore è su un’isola al completo: deve proseguire.</translation>
    </message>
    <message>
        <source>First decide about the second floor.</source>
        <translation>Prima decidi sul secondo piano.</translation>
    </message>
    <message>
        <source>You must take a main action before you end your turn.</source>
        <translation>Devi svolgere un’azione principale prima di terminare il turno.</translation>
    </message>
    <message>
        <source>You’ve taken your main action. A lucky fish would give you another.</source>
        <translation>Hai già svolto la tua azione principale. Un pesce portafortuna te ne darebbe un’altra.</translation>
    </message>
    <message>
        <source>You can take only one secondary action per turn.</source>
        <translation>Puoi svolgere una sola azione secondaria per turno.</translation>
    </message>
    <message>
        <source>You can still take a main action, so you can’t skip it.</source>
        <translation>Puoi ancora svolgere un’azione principale, quindi non puoi saltarla.</translation>
    </message>
    <message>
        <source>There’s nothing to finish right now.</source>
        <translation>Ora non c’è nulla da finire.</translation>
    </message>
    <message>
        <source>No straight lane connects these two islands.</source>
        <translation>Nessun canale dritto unisce queste due isole.</translation>
    </message>
    <message>
        <source>There’s already a bridge there.</source>
        <translation>Lì c’è già un ponte.</translation>
    </message>
    <message>
        <source>Another bridge crosses this lane.</source>
        <translation>Un altro ponte attraversa questo canale.</translation>
    </message>
    <message>
        <source>You need a worker at one end of the bridge.</source>
        <translation>Ti serve un lavoratore a un’estremità del ponte.</translation>
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
        <translation>I lavoratori si muovono uno alla volta.</translation>
    </message>
    <message>
        <source>That isn’t an island.</source>
        <translation>Quella non è un’isola.</translation>
    </message>
    <message>
        <source>You have no worker there.</source>
        <translation>Lì non hai nessun lavoratore.</translation>
    </message>
    <message>
        <source>One movement can use only one player’s bridges.</source>
        <translation>Uno spostamento può usare i ponti di un solo giocatore.</translation>
    </message>
    <message>
        <source>That island is full: workers can pass through but not stay.</source>
        <translation>Quell’isola è al completo: i lavoratori possono passare, ma non fermarsi.</translation>
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
        <translation>I lavoratori possono muoversi solo sui ponti.</translation>
    </message>
    <message>
        <source>Only one movement per turn can cross an empty lane.</source>
        <translation>Un solo spostamento per turno può attraversare un canale vuoto.</translation>
    </message>
    <message>
        <source>That lane isn’t empty.</source>
        <translation>Quel canale non è vuoto.</translation>
    </message>
    <message>
        <source>A ferry can cross {0} cells at most.</source>
        <translation>Un traghetto può attraversare al massimo {0} caselle.</translation>
    </message>
    <message>
        <source>You can’t afford the ferry.</source>
        <translation>Non puoi pagare il traghetto.</translation>
    </message>
    <message>
        <source>You can’t build a pagoda on a Start.</source>
        <translation>Non puoi costruire una pagoda su una Partenza.</translation>
    </message>
    <message>
        <source>A Sōrin has sealed this pagoda.</source>
        <translation>Un Sōrin ha sigillato questa pagoda.</translation>
    </message>
    <message>
        <source>A pagoda can have {0} floors at most.</source>
        <translation>Una pagoda può avere al massimo {0} piani.</translation>
    </message>
    <message>
        <source>You have no floors left.</source>
        <translation>Non hai più piani.</translation>
    </message>
    <message>
        <source>You need a worker on the island to build a floor.</source>
        <translation>Ti serve un lavoratore sull’isola per costruire un piano.</translation>
    </message>
    <message>
        <source>You can’t hold a festival on a Start.</source>
        <translation>Non puoi organizzare una festa su una Partenza.</translation>
    </message>
    <message>
        <source>A festival has already been held here.</source>
        <translation>Qui si è già tenuta una festa.</translation>
    </message>
    <message>
        <source>There are no Sōrin left.</source>
        <translation>Non restano Sōrin.</translation>
    </message>
    <message>
        <source>More floors needed for a festival here: {0}.</source>
        <translation>Piani che mancano qui per una festa: {0}.</translation>
    </message>
    <message>
        <source>More bridges needed for a festival here: {0}.</source>
        <translation>Ponti che mancano qui per una festa: {0}.</translation>
    </message>
    <message>
        <source>You need a worker on the island to hold a festival.</source>
        <translation>Ti serve un lavoratore sull’isola per organizzare una festa.</translation>
    </message>
    <message>
        <source>More pieces you need there for the majority: {0}.</source>
        <translation>Pezzi che ti mancano lì per la maggioranza: {0}.</translation>
    </message>
    <message>
        <source>That goal isn’t in play.</source>
        <translation>Quell’obiettivo non è in gioco.</translation>
    </message>
    <message>
        <source>All cards of that goal have been claimed.</source>
        <translation>Tutte le carte di quell’obiettivo sono già prese.</translation>
    </message>
    <message>
        <source>You don’t have that goal.</source>
        <translation>Non hai quell’obiettivo.</translation>
    </message>
    <message>
        <source>You already hold the Crow.</source>
        <translation>Hai già il Corvo.</translation>
    </message>
    <message>
        <source>All your fish are already placed.</source>
        <translation>Hai già messo tutti i tuoi pesci.</translation>
    </message>
    <message>
        <source>You can choose a power only before the first turn.</source>
        <translation>Puoi scegliere un potere solo prima del primo turno.</translation>
    </message>
    <message>
        <source>You weren’t dealt that power.</source>
        <translation>Non hai ricevuto quel potere.</translation>
    </message>
    <message>
        <source>There’s no worker to recruit right now.</source>
        <translation>Ora non c’è nessun lavoratore da reclutare.</translation>
    </message>
    <message>
        <source>The new worker can’t go there.</source>
        <translation>Il nuovo lavoratore non può andare lì.</translation>
    </message>
    <message>
        <source>Workers cross for free only right after you build a bridge.</source>
        <translation>I lavoratori attraversano gratis solo subito dopo che hai costruito un ponte.</translation>
    </message>
    <message>
        <source>None of your workers can cross the new bridge that way.</source>
        <translation>Nessuno dei tuoi lavoratori può attraversare il nuovo ponte in quel verso.</translation>
    </message>
    <message>
        <source>There’s no second floor to build now.</source>
        <translation>Ora non c’è un secondo piano da costruire.</translation>
    </message>
    <message>
        <source>That can only be decided before the first turn.</source>
        <translation>Questo si può decidere solo prima del primo turno.</translation>
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
        <translation>Obiettivi soddisfatti ma non presi</translation>
    </message>
    <message>
        <source>Unfinished goals</source>
        <translation>Obiettivi incompiuti</translation>
    </message>
    <message>
        <source>Water rewards</source>
        <translation>Ricompense sull’acqua</translation>
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
        <translation>valore × tuoi pezzi</translation>
    </message>
    <message>
        <source>workers at your festivals</source>
        <translation>lavoratori alle tue feste</translation>
    </message>
    <message>
        <source>revealed at the end</source>
        <translation>rivelati alla fine</translation>
    </message>
    <message>
        <source>stars from the water</source>
        <translation>stelle dall’acqua</translation>
    </message>
    <message>
        <source>from your power</source>
        <translation>dal tuo potere</translation>
    </message>
    <message>
        <source>cost to take, and at the end</source>
        <translation>costo per prenderlo, e alla fine</translation>
    </message>
    <message>
        <source>longest of all players</source>
        <translation>la più lunga di tutti i giocatori</translation>
    </message>
    <message>
        <source>starting points</source>
        <translation>punti iniziali</translation>
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
        <translation>Fai punti per tutti i tuoi pezzi sull’isola, anche alla festa di un altro giocatore.</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Un Sōrin sigilla l’isola: lì niente più piani, e nessuna seconda festa.</translation>
    </message>
    <message>
        <source>A private goal: only you can see it, and nobody can take it from you.</source>
        <translation>Un obiettivo segreto: solo tu puoi vederlo, e nessuno può portartelo via.</translation>
    </message>
    <message>
        <source>The Crow pays you 2 coins a turn, but costs its holder 10 points at the end.</source>
        <translation>Il Corvo ti paga 2 monete a turno, ma alla fine costa 10 punti a chi lo tiene.</translation>
    </message>
    <message>
        <source>The game ends after this turn. Then the chains of islands score.</source>
        <translation>La partita finisce dopo questo turno. Poi contano le catene di isole.</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals, and watch out for the Crow.</source>
        <translation>La fine è vicina: prendi ciò che puoi, organizza feste e attenzione al Corvo.</translation>
    </message>
    <message>
        <source>You can hold a festival! They give the most points. Check what each player would score.</source>
        <translation>Puoi organizzare una festa! Dà più punti di tutto. Controlla quanti ne farebbe ogni giocatore.</translation>
    </message>
    <message>
        <source>You’ve met a public goal: claim it before someone else does. One goal per turn.</source>
        <translation>Soddisfi un obiettivo pubblico: prendilo prima degli altri. Un obiettivo per turno.</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free. You need a worker wherever you act.</source>
        <translation>I tuoi lavoratori possono attraversare gratis il nuovo ponte. Te ne serve uno ovunque agisci.</translation>
    </message>
    <message>
        <source>A floor is free, earns the island’s reward, and counts as a piece at its festival.</source>
        <translation>Un piano è gratis, dà la ricompensa dell’isola e conta come pezzo alla sua festa.</translation>
    </message>
    <message>
        <source>Up to 3 movements. Your bridges are free; others cost 1 coin each, paid to their owner.</source>
        <translation>Fino a 3 spostamenti. I tuoi ponti sono gratis; gli altri costano 1 moneta l’uno, al proprietario.</translation>
    </message>
    <message>
        <source>Drag from island to island. A bridge costs 1 coin per segment and gives its water rewards.</source>
        <translation>Trascina da isola a isola. Un ponte costa 1 moneta per segmento e dà le ricompense sull’acqua.</translation>
    </message>
    <message>
        <source>A fish buys a second main action. You get it back at a festival where you have a worker.</source>
        <translation>Un pesce compra una seconda azione principale. Lo riprendi a una festa dove hai un lavoratore.</translation>
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
        <translation>un lavoratore comincia altrove</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>piazza il nuovo lavoratore</translation>
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
        <translation>quale lavoratore?</translation>
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
        <translation>monete o lavoratori?</translation>
    </message>
    <message>
        <source>your first floor</source>
        <translation>il tuo primo piano</translation>
    </message>
    <message>
        <source>cross the bridge</source>
        <translation>attraversa il ponte</translation>
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
        <translation>lavoratori mossi</translation>
    </message>
    <message>
        <source>floor built</source>
        <translation>piano costruito</translation>
    </message>
    <message>
        <source>festival held</source>
        <translation>festa tenuta</translation>
    </message>
    <message>
        <source>none possible</source>
        <translation>nessuna possibile</translation>
    </message>
    <message>
        <source>one more, from the fish</source>
        <translation>una in più, dal pesce</translation>
    </message>
    <message>
        <source>which route?</source>
        <translation>quale percorso?</translation>
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
        <translation>più tardi</translation>
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
        <translation>Posa una tessera: ogni giocatore guadagna la lanterna sul lato rivolto verso di lui. Ogni abbinamento te ne dà una in più.</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>Restituisci serie di lanterne per punti: quattro uguali, tre coppie o sette diverse. Le prime serie valgono di più.</translation>
    </message>
    <message>
        <source>After the last tile, the most points win.</source>
        <translation>Dopo l’ultima tessera vince chi ha più punti.</translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>La mia prima tessera</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>Costruisci ponti, manda i tuoi lavoratori dall’altra parte e costruisci piani di pagoda sulle isole che raggiungono.</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>Organizza feste dove nessuno ha più pezzi di te e prendi obiettivi: entrambi danno punti.</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
        <translation>L’ultimo Sōrin, l’ultimo obiettivo pubblico o un dodicesimo piano chiude la partita. Vince chi ha più punti.</translation>
    </message>
    <message>
        <source>My first action</source>
        <translation>La mia prima azione</translation>
    </message>
    <message>
        <source>Shade both areas of a pool to complete it. Launch fireworks on completed pools for points.</source>
        <translation>Colora le due aree di uno specchio d’acqua per completarlo. Lancia fuochi d’artificio sugli specchi completi per fare punti.</translation>
    </message>
    <message>
        <source>Each pool of your second-largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>Ogni specchio d’acqua del tuo secondo gruppo per grandezza dà 1 punto. Una barca ne dà 4 se tutti gli specchi attorno sono completi.</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, the most points win.</source>
        <translation>Dopo l’ultimo turno e un ultimo lancio, vince chi ha più punti.</translation>
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
        <translation>Come si vince</translation>
    </message>
    <message>
        <source>Press F1 to read it again</source>
        <translation>Premi F1 per rileggerlo</translation>
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
        <translation>Scambia una delle tue lanterne con una diversa della Riserva.</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player’s. You choose both.</source>
        <translation>Scambia una delle tue lanterne con una diversa di un altro giocatore. Le scegli entrambe tu.</translation>
    </message>
    <message>
        <source>This turn your Dedication may be one lantern short.</source>
        <translation>In questo turno alla tua Dedica può mancare una lanterna.</translation>
    </message>
    <message>
        <source>Every match this turn gives you one extra Mooncake.</source>
        <translation>Ogni abbinamento di questo turno ti dà un dolce lunare in più.</translation>
    </message>
    <message>
        <source>When you refill, look at the top two tiles: keep one, put the other on the bottom.</source>
        <translation>Quando peschi, guarda le prime due tessere: tienine una e metti l’altra in fondo.</translation>
    </message>
    <message>
        <source>Before you place your tile, rotate one tile on the table any way you like.</source>
        <translation>Prima di posare la tua tessera, gira come vuoi una tessera sul tavolo.</translation>
    </message>
    <message>
        <source>Ignore the lantern limit this turn.</source>
        <translation>In questo turno ignora il limite di lanterne.</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one from the Supply.</source>
        <translation>Scambia fino a due lanterne, ognuna con una diversa della Riserva.</translation>
    </message>
    <message>
        <source>You also gain the lantern on the opposite side of the tile you place.</source>
        <translation>Guadagni anche la lanterna sul lato opposto della tessera che posi.</translation>
    </message>
    <message>
        <source>One touching side that doesn’t match counts as a match.</source>
        <translation>Un lato a contatto che non combacia conta come abbinamento.</translation>
    </message>
    <message>
        <source>Take a Trixie lantern. It counts as any lantern in a Dedication.</source>
        <translation>Prendi una lanterna Trixie. In una Dedica vale come una lanterna qualsiasi.</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you claim there score 1 extra point.</source>
        <translation>Metti il tuo segnalino su una pila: le Dediche che prendi lì danno 1 punto extra.</translation>
    </message>
    <message numerus="yes">
        <source>You start with %n Fireworks tile(s).</source>
        <translation>
            <numerusform>Cominci con %n tessera Fuochi.</numerusform>
            <numerusform>Cominci con %n tessere Fuochi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on any turn when a Fireworks tile from your hand earns you one.</source>
        <translation>Moon Dancer guadagna un dolce lunare in ogni turno in cui una tessera Fuochi della tua mano te ne dà uno.</translation>
    </message>
    <message>
        <source>Moon Dancer also gains the lantern opposite you.</source>
        <translation>Moon Dancer guadagna anche la lanterna sul lato opposto al tuo.</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer starts with %n extra of each lantern.</source>
        <translation>
            <numerusform>Moon Dancer comincia con %n lanterna in più di ogni tipo.</numerusform>
            <numerusform>Moon Dancer comincia con %n lanterne in più di ogni tipo.</numerusform>
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
        <translation>Scegli una lanterna e un altro giocatore: ne guadagnate una a testa, prima tu.</translation>
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
        <translation>Moon Dancer non guadagna mai dolci lunari.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer guadagna un dolce lunare per ognuno che guadagni tu.</translation>
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
        <translation>Posa una tessera: ogni giocatore guadagna la lanterna rivolta verso di lui.</translation>
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
        <translation>Partita guidata</translation>
    </message>
    <message>
        <source>against a computer player</source>
        <translation>contro un giocatore del computer</translation>
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
        <translation>Inizia</translation>
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
        <translation>
            <numerusform>%n partita con consigli non conta come vittoria né come record.</numerusform>
            <numerusform>%n partite con consigli non contano come vittorie né come record.</numerusform>
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
        <translation>monete che hai</translation>
    </message>
    <message>
        <source>floors in two pagodas</source>
        <translation>piani in due pagode</translation>
    </message>
    <message>
        <source>islands with workers</source>
        <translation>isole con lavoratori</translation>
    </message>
    <message>
        <source>workers on the board</source>
        <translation>lavoratori sul tabellone</translation>
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
        <translation>lavoratori su {number} isole</translation>
    </message>
    <message>
        <source>{number} workers on the board</source>
        <translation>{number} lavoratori sul tabellone</translation>
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
        <translation>Lontano da casa</translation>
    </message>
    <message>
        <source>floors on one Small, one Medium and one Large island</source>
        <translation>piani su un’isola Piccola, una Media e una Grande</translation>
    </message>
    <message>
        <source>both Starts connected by your bridges</source>
        <translation>le due Partenze unite dai tuoi ponti</translation>
    </message>
    <message>
        <source>{number} islands on one path of your bridges</source>
        <translation>{number} isole su un percorso dei tuoi ponti</translation>
    </message>
    <message>
        <source>{number} of your bridges between the same two islands</source>
        <translation>{number} dei tuoi ponti tra le stesse due isole</translation>
    </message>
    <message>
        <source>{number} of your workers on one island (not a Start)</source>
        <translation>{number} dei tuoi lavoratori su un’isola (non una Partenza)</translation>
    </message>
    <message>
        <source>{number} islands with only your workers</source>
        <translation>{number} isole con soli tuoi lavoratori</translation>
    </message>
    <message>
        <source>your pieces on {number} sealed islands</source>
        <translation>tuoi pezzi su {number} isole sigillate</translation>
    </message>
    <message>
        <source>none of your workers on a Start</source>
        <translation>nessun tuo lavoratore su una Partenza</translation>
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
        <translation>un lavoratore su un’isola al completo</translation>
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
        <translation>Scegli la carta, o trascinaci sopra dolci lunari.</translation>
    </message>
    <message>
        <source>This friend can’t help you right now.</source>
        <translation>Questo amico ora non può aiutarti.</translation>
    </message>
    <message>
        <source>One friend per turn, before anything else.</source>
        <translation>Un amico per turno, prima di tutto il resto.</translation>
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
        <translation>Dedica con una lanterna in meno</translation>
    </message>
    <message>
        <source>+1 Mooncake per match</source>
        <translation>+1 dolce lunare per abbinamento</translation>
    </message>
    <message>
        <source>rotate a tile</source>
        <translation>gira una tessera</translation>
    </message>
    <message>
        <source>ignore the limit</source>
        <translation>ignora il limite</translation>
    </message>
    <message>
        <source>one for you, one for a friend</source>
        <translation>una per te, una per un altro</translation>
    </message>
    <message>
        <source>the opposite side, too</source>
        <translation>anche il lato opposto</translation>
    </message>
    <message>
        <source>one mismatch matches</source>
        <translation>un lato diverso combacia</translation>
    </message>
    <message>
        <source>wild lantern</source>
        <translation>lanterna jolly</translation>
    </message>
    <message>
        <source>now, before you refill</source>
        <translation>adesso, prima di pescare</translation>
    </message>
    <message>
        <source>when you refill</source>
        <translation>quando peschi</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>un’altra Dedica</translation>
    </message>
    <message>
        <source>{friend} can still help. Click again to go on without help.</source>
        <translation>{friend} può ancora aiutare. Fai di nuovo clic per continuare senza aiuto.</translation>
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
        <translation>Passa il dispositivo a {name}</translation>
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
        <translation>È il turno di {name}.</translation>
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
        <translation>Vedi le regole su questo (F1)</translation>
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
        <translation>
            <numerusform>Solo %n punto. La prossima festa potrebbe essere tua.</numerusform>
            <numerusform>Solo %n punti. La prossima festa potrebbe essere tua.</numerusform>
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
        <translation>Ora io</translation>
    </message>
    <message>
        <source>Undo it and make the move yourself</source>
        <translation>Annulla la mossa e falla tu</translation>
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
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Gioca ora</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation>Una partita con suggerimenti contro un giocatore del computer</translation>
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
        <translation>Guarda come continua la partita.</translation>
    </message>
    <message>
        <source>That’s the move. Now undo it and make it yourself.</source>
        <translation>Ecco la mossa. Ora annullala e falla tu.</translation>
    </message>
    <message>
        <source>You’ll do that soon. First read this, then choose Next.</source>
        <translation>Lo farai tra poco. Prima leggi questo, poi scegli “Avanti”.</translation>
    </message>
    <message>
        <source>That’s allowed, but try what the lesson asks for.</source>
        <translation>È permesso, ma prova ciò che chiede la lezione.</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>You can continue later (Esc)</source>
        <translation>Puoi continuare più tardi (Esc)</translation>
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
        <translation>{level} · extra</translation>
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
        <translation>Scarti, partita per partita: {numbers}</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Vittoria più ampia</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Serie attuale di vittorie</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Serie più lunga di vittorie</translation>
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
        <translation>Assidua</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Goes for quick points and misses good moves.</source>
        <translation>Cerca punti veloci e si lascia sfuggire buone mosse.</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves and often picks a weaker one.</source>
        <translation>Non vede quasi metà delle mosse e spesso ne sceglie una più debole.</translation>
    </message>
    <message>
        <source>Overlooks some moves and often picks one that’s nearly as good.</source>
        <translation>Non vede alcune mosse e spesso ne sceglie una quasi altrettanto buona.</translation>
    </message>
    <message>
        <source>Overlooks little and often picks a move that’s nearly as good.</source>
        <translation>Le sfugge poco e spesso sceglie una mossa quasi altrettanto buona.</translation>
    </message>
    <message>
        <source>Overlooks nothing and sometimes picks a move that’s nearly as good.</source>
        <translation>Non le sfugge nulla e a volte sceglie una mossa quasi altrettanto buona.</translation>
    </message>
    <message>
        <source>Takes whatever looks best right now.</source>
        <translation>Prende ciò che sembra meglio al momento.</translation>
    </message>
    <message>
        <source>Looks ahead for up to two seconds.</source>
        <translation>Pensa in anticipo fino a due secondi.</translation>
    </message>
    <message>
        <source>Plans for later rounds.</source>
        <translation>Pianifica per i giri successivi.</translation>
    </message>
    <message>
        <source>Likes to stockpile.</source>
        <translation>Ama fare scorta.</translation>
    </message>
    <message>
        <source>Tries to leave the others as little as possible.</source>
        <translation>Cerca di lasciare il meno possibile agli altri.</translation>
    </message>
    <message>
        <source>{level}: {character}</source>
        <translation>{level}: {character}</translation>
    </message>
    <message>
        <source>Wins {won} of 100 two-player games against {level} (± {reach}).</source>
        <translation>Vince {won} partite a due su 100 contro {level} (± {reach}).</translation>
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
        <translation>{level} va bene per te, perché nelle ultime due partite hai chiuso in vantaggio.</translation>
    </message>
    <message>
        <source>{level} suits you, because you fell behind in your last two games.</source>
        <translation>{level} va bene per te, perché nelle ultime due partite hai chiuso in svantaggio.</translation>
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
        <translation>Pensa un po’ in anticipo, con due mosse.</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>Pensa in anticipo con poche mosse, le migliori.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Pensa in anticipo quattro volte più a fondo di una Maestra.</translation>
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
        <translation>Componenti di questo programma</translation>
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
        <translation>Manca l’elenco delle licenze. Reinstalla il programma.</translation>
    </message>
    <message>
        <source>{name} is part of {other}. Its licence: {licence}.</source>
        <translation>{name} fa parte di {other}. La sua licenza: {licence}.</translation>
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
        <translation>Fin qui si annulla</translation>
    </message>
</context>
<context>
    <name>LookBackMark</name>
    <message>
        <source>you played</source>
        <translation>hai giocato</translation>
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
        <translation>Avvia una nuova partita di allenamento</translation>
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
        <translation>La fortuna confronta i tiri e le tessere pescate con la media. Gli errori sono quelli di cui il coach è sicuro, solo nei turni delle persone. Il resto è ciò che nessuno poteva prevedere.</translation>
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
        <translation>Mostra il tavolo in quel momento</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved. Please close the window and start the program again.</source>
        <translation>Festival Desktop è stato aggiornato mentre era aperto. La tua partita è salvata. Chiudi la finestra e riavvia il programma.</translation>
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
        <translation>Io non guadagno mai dolci lunari.</translation>
    </message>
    <message>
        <source>Several options are equally good for me. Which one would you like?</source>
        <translation>Più possibilità per me valgono uguale. Quale preferisci?</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores the most.</source>
        <translation>Il mio turno. Cerco la Dedica che fa più punti.</translation>
    </message>
    <message>
        <source>When your Fireworks tile earns you Mooncakes, I gain one.</source>
        <translation>Quando la tua tessera Fuochi ti dà dolci lunari, io ne guadagno uno.</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one, too.</source>
        <translation>Per ogni dolce lunare che guadagni, ne guadagno uno anch’io.</translation>
    </message>
    <message>
        <source>The lanterns on the left and right of every tile you place are mine.</source>
        <translation>Le lanterne a sinistra e a destra di ogni tessera che posi sono mie.</translation>
    </message>
    <message>
        <source>All lanterns on every tile you place are mine, except the one on your side.</source>
        <translation>Tutte le lanterne di ogni tessera che posi sono mie, tranne quella dal tuo lato.</translation>
    </message>
    <message>
        <source>I’ve brought some of each lantern.</source>
        <translation>Ho portato un po’ di ogni lanterna.</translation>
    </message>
    <message>
        <source>Score more than I do: I win ties.</source>
        <translation>Fai più punti di me: i pareggi li vinco io.</translation>
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
        <translation>Non posso fare un’altra Dedica.</translation>
    </message>
    <message>
        <source>I can’t make a Dedication, so I spend nothing.</source>
        <translation>Non posso fare una Dedica, quindi non spendo nulla.</translation>
    </message>
    <message>
        <source>I can also make {options}.</source>
        <translation>Posso fare anche {options}.</translation>
    </message>
    <message>
        <source>{kind} scores the most.</source>
        <translation>{kind} fa più punti di tutte.</translation>
    </message>
    <message>
        <source>At equal points, {kind} takes the fewest lanterns.</source>
        <translation>A parità di punti, {kind} usa meno lanterne.</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}’s help</source>
        <translation>{kind} per {points}, con l’aiuto di {friend}</translation>
    </message>
    <message>
        <source>I need {lanterns}.</source>
        <translation>Ho bisogno di {lanterns}.</translation>
    </message>
    <message>
        <source>I can spare only {lanterns}.</source>
        <translation>Posso fare a meno solo di {lanterns}.</translation>
    </message>
    <message>
        <source>I don’t have {lanterns}.</source>
        <translation>Non ho {lanterns}.</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has the most of: {numbers}.</source>
        <translation>Allora guardo di che cosa la Riserva ha di più: {numbers}.</translation>
    </message>
    <message>
        <source>I use what I have the most of: {numbers}.</source>
        <translation>Uso ciò di cui ho di più: {numbers}.</translation>
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
        <translation>{name} non può fare un’altra Dedica.</translation>
    </message>
    <message>
        <source>{name} can’t make a Dedication.</source>
        <translation>{name} non può fare una Dedica.</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it scores the most, {points}.</source>
        <translation>{name} sceglie {kind}: fa più punti, {points}.</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it takes the fewest lanterns.</source>
        <translation>{name} sceglie {kind}: usa meno lanterne.</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Hai scelto {kind} per {name}.</translation>
    </message>
    <message>
        <source>{name} can make only {kind}.</source>
        <translation>{name} può fare solo {kind}.</translation>
    </message>
    <message>
        <source>It needs {friend}’s help.</source>
        <translation>Per questo serve l’aiuto di {friend}.</translation>
    </message>
    <message>
        <source>She has the most of {lanterns}.</source>
        <translation>Ciò di cui ha di più è {lanterns}.</translation>
    </message>
    <message>
        <source>The Supply has the most of {lanterns}.</source>
        <translation>La Riserva ha soprattutto {lanterns}.</translation>
    </message>
    <message>
        <source>She has the most of {held}; of the rest, the Supply has the most of {lanterns}.</source>
        <translation>Ciò di cui ha di più è {held}; del resto, la Riserva ha soprattutto {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she dedicates: {lanterns}.</source>
        <translation>Hai scelto ciò che dedica: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she takes: {lanterns}.</source>
        <translation>Hai scelto ciò che prende: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she gives: {lanterns}.</source>
        <translation>Hai scelto ciò che dà: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she leaves out: {lanterns}.</source>
        <translation>Hai scelto ciò che tralascia: {lanterns}.</translation>
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
        <translation>{number} su {most} scelti</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Sorprendimi</translation>
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
        <translation>Il coach sta confrontando il tuo turno.</translation>
    </message>
    <message>
        <source>Solved! Solve it once more to remove it from My puzzles.</source>
        <translation>Risolto! Risolvilo ancora una volta per toglierlo da “I miei rompicapi”.</translation>
    </message>
    <message>
        <source>Solved twice! It’s no longer in My puzzles.</source>
        <translation>Risolto due volte! Non è più in “I miei rompicapi”.</translation>
    </message>
    <message>
        <source>The coach can’t compare it right now. Undo a step or try again.</source>
        <translation>Il coach ora non può confrontarlo. Annulla un passo o riprova.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Undo a step or try again.</source>
        <translation>
            <numerusform>Non ancora: costa circa %n punto. Annulla un passo o riprova.</numerusform>
            <numerusform>Non ancora: costa circa %n punti. Annulla un passo o riprova.</numerusform>
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
        <translation>Velocità del computer: {pace}. Fai clic sul tavolo per accelerare una mossa.</translation>
    </message>
    <message>
        <source>Computer speed: {pace}</source>
        <translation>Velocità del computer: {pace}</translation>
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
        <translation>Padrone di casa impaziente</translation>
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
        <translation>Cominci con {coins} monete.</translation>
    </message>
    <message>
        <source>You start with {workers} workers on each Start.</source>
        <translation>Cominci con {workers} lavoratori su ogni Partenza.</translation>
    </message>
    <message>
        <source>You start with {goals} private goals.</source>
        <translation>Cominci con {goals} obiettivi segreti.</translation>
    </message>
    <message>
        <source>You start with {points} points.</source>
        <translation>Cominci con {points} punti.</translation>
    </message>
    <message>
        <source>One of your workers from each Start starts on another island of your choice.</source>
        <translation>Un tuo lavoratore di ogni Partenza comincia su un’altra isola a tua scelta.</translation>
    </message>
    <message>
        <source>You start with a floor on a Small island of your choice (no reward).</source>
        <translation>Cominci con un piano su un’isola Piccola a tua scelta (senza ricompensa).</translation>
    </message>
    <message>
        <source>You start with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>Cominci con {coins} monete e 1 lavoratore in più su una Partenza a tua scelta.</translation>
    </message>
    <message>
        <source>You go first and start with {coins} coins.</source>
        <translation>Cominci tu, con {coins} monete.</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less.</source>
        <translation>Ogni ponte ti costa {segments} moneta in meno.</translation>
    </message>
    <message>
        <source>When another player pays you a toll, you get {coins} extra coin.</source>
        <translation>Quando un altro giocatore ti paga un pedaggio, ricevi {coins} moneta in più.</translation>
    </message>
    <message>
        <source>One movement per turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>Uno spostamento per turno può attraversare un canale vuoto fino a {length} caselle per {coins} moneta.</translation>
    </message>
    <message>
        <source>The first bridge of each movement is toll-free.</source>
        <translation>Il primo ponte di ogni spostamento è senza pedaggio.</translation>
    </message>
    <message>
        <source>Each water reward also gives you {coins} coin.</source>
        <translation>Ogni ricompensa sull’acqua ti dà anche {coins} moneta.</translation>
    </message>
    <message>
        <source>You may build bridges from any island with one of your floors, even without a worker.</source>
        <translation>Puoi costruire ponti da ogni isola con un tuo piano, anche senza lavoratore.</translation>
    </message>
    <message>
        <source>Move gives you {number} movements.</source>
        <translation>Muovi ti dà {number} spostamenti.</translation>
    </message>
    <message>
        <source>Two workers on one island may move together as one movement; each pays the toll.</source>
        <translation>Due lavoratori su un’isola possono muoversi insieme come un solo spostamento; ognuno paga il pedaggio.</translation>
    </message>
    <message>
        <source>Your workers may exceed an island’s capacity by {workers}.</source>
        <translation>I tuoi lavoratori possono superare di {workers} la capienza di un’isola.</translation>
    </message>
    <message>
        <source>Each time you recruit, you get {workers} extra worker.</source>
        <translation>Ogni volta che recluti, ricevi {workers} lavoratore in più.</translation>
    </message>
    <message>
        <source>You may place recruits on any island with room and one of your workers.</source>
        <translation>Puoi mettere i lavoratori reclutati su ogni isola con posto e un tuo lavoratore.</translation>
    </message>
    <message>
        <source>Each floor you build gives you {coins} coin.</source>
        <translation>Ogni piano che costruisci ti dà {coins} moneta.</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins to build a second one there.</source>
        <translation>Quando costruisci un piano, puoi pagare {coins} monete per costruirne lì un secondo.</translation>
    </message>
    <message>
        <source>You may build a floor where you have a bridge, even without a worker.</source>
        <translation>Puoi costruire un piano dove hai un ponte, anche senza lavoratore.</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts as {pieces} for the majority (not for points).</source>
        <translation>Un tuo piano in cima a una pagoda conta come {pieces} per la maggioranza (non per i punti).</translation>
    </message>
    <message>
        <source>At your festivals you score {points} points per worker on the island.</source>
        <translation>Alle tue feste fai {points} punti per ogni lavoratore sull’isola.</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} fewer bridge.</source>
        <translation>Le tue feste richiedono {bridges} ponte in meno.</translation>
    </message>
    <message>
        <source>You may hold a festival when you’re {pieces} piece short of the majority.</source>
        <translation>Puoi organizzare una festa anche se ti manca {pieces} pezzo per la maggioranza.</translation>
    </message>
    <message>
        <source>When another player’s festival includes your worker, you score {points} points.</source>
        <translation>Quando alla festa di un altro giocatore c’è un tuo lavoratore, fai {points} punti.</translation>
    </message>
    <message>
        <source>Each private goal scores {points} extra points.</source>
        <translation>Ogni obiettivo segreto dà {points} punti in più.</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points to take, and only {loss} at the end.</source>
        <translation>Prendere il Corvo ti costa {cost} punti, e alla fine solo {loss}.</translation>
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
        <translation>Pagina precedente</translation>
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
        <translation>nulla di selezionato</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>Impossibile salvare {file}.</translation>
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
        <translation>Punteggi previsti</translation>
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
        <translation>{reached} su {target}</translation>
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
        <translation>Non ancora: {reached} su {target}. Annulla un passo o riprova.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution that doesn’t.</source>
        <translation>Questo dipende dalla fortuna. C’è una soluzione che non ne ha bisogno.</translation>
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
        <translation>Annulla l’ultimo passo (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Ripeti (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Restart the puzzle</source>
        <translation>Ricomincia il rompicapo</translation>
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
        <translation>Impossibile salvare il record. {reason}</translation>
    </message>
    <message>
        <source>The records for {challenge} come from a newer version. They won’t be changed or added to.</source>
        <translation>I record di {challenge} vengono da una versione più recente. Non verranno cambiati né ampliati.</translation>
    </message>
    <message>
        <source>The records for {challenge} can’t be read right now.</source>
        <translation>Al momento i record di {challenge} non si possono leggere.</translation>
    </message>
    <message numerus="yes">
        <source>The records for {challenge} were damaged. The file was set aside; %n game(s) could be saved.</source>
        <translation>
            <numerusform>I record di {challenge} erano danneggiati. Il file è stato messo da parte; è stato possibile salvare %n partita.</numerusform>
            <numerusform>I record di {challenge} erano danneggiati. Il file è stato messo da parte; è stato possibile salvare %n partite.</numerusform>
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
        <translation>Le barre in su sono vittorie, in giù sconfitte. Le partite di allenamento non contano.</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice games don’t count.</source>
        <translation>Le barre sono punti, le linee medaglie. Le partite di allenamento non contano.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had custom content.</source>
        <translation>
            <numerusform>%n di queste partite aveva contenuti personalizzati.</numerusform>
            <numerusform>%n di queste partite avevano contenuti personalizzati.</numerusform>
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
        <translation>Dal regolamento</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
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
        <translation>Riprova da questo passo in una nuova partita (Ctrl+T)</translation>
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
        <translation>All’inizio (Home)</translation>
    </message>
    <message>
        <source>Back one step (Left)</source>
        <translation>Un passo indietro (Sinistra)</translation>
    </message>
    <message>
        <source>Play backwards (Shift+Space)</source>
        <translation>Riproduci all’indietro (Maiusc+Spazio)</translation>
    </message>
    <message>
        <source>Forward one step (Right)</source>
        <translation>Un passo avanti (Destra)</translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation>Velocità di riproduzione (+ e −)</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Punto di vista</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Alla fine (Fine)</translation>
    </message>
    <message>
        <source>Whose view is shown. “All open” shows the hand of the player whose turn it is.</source>
        <translation>Di chi è la vista. “Tutto scoperto” mostra la mano del giocatore di turno.</translation>
    </message>
    <message>
        <source>Play automatically (Space)</source>
        <translation>Riproduzione automatica (Spazio)</translation>
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
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Risultato successivo</translation>
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
        <translation>Gioca la partita recuperata</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>View it step by step</source>
        <translation>Guardala passo per passo</translation>
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
        <translation>Fai una copia di questa partita (Ctrl+D)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Save a copy anywhere you like (Ctrl+E)</source>
        <translation>Salva una copia dove vuoi (Ctrl+E)</translation>
    </message>
    <message>
        <source>Move to the trash (Delete)</source>
        <translation>Sposta nel cestino (Canc)</translation>
    </message>
    <message>
        <source>This can’t be undone</source>
        <translation>Questo non si può annullare</translation>
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
        <translation>Salvato. (Ogni passo viene salvato anche automaticamente.)</translation>
    </message>
    <message>
        <source>Automatic saving is working again.</source>
        <translation>Il salvataggio automatico funziona di nuovo.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. That file is left alone; your game continues in a new file.</source>
        <translation>“{name}” è stato cambiato da un altro programma. Quel file resta com’è; la tua partita continua in un nuovo file.</translation>
    </message>
    <message>
        <source>This game continues with the content it was saved with.</source>
        <translation>Questa partita continua con i contenuti con cui è stata salvata.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and continues with them.</source>
        <translation>Questa partita è stata salvata con regole precedenti e continua con quelle.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it continues with the current ones.</source>
        <translation>Questa partita è stata salvata con regole precedenti; continua con quelle attuali.</translation>
    </message>
    <message>
        <source>It’s practice now: the version that saved it couldn’t yet check that games are fair.</source>
        <translation>Ora è di allenamento: la versione che l’ha salvata non poteva ancora verificare che le partite siano leali.</translation>
    </message>
    <message>
        <source>Copy saved as “{name}”.</source>
        <translation>Copia salvata come “{name}”.</translation>
    </message>
    <message>
        <source>Your custom content couldn’t be used; the built-in content is used instead: {reason}</source>
        <translation>Impossibile usare i tuoi contenuti personalizzati; si usano quelli inclusi: {reason}</translation>
    </message>
    <message>
        <source>A new practice game from that step. The original is unchanged.</source>
        <translation>Una nuova partita di allenamento da quel passo. L’originale resta com’è.</translation>
    </message>
    <message>
        <source>A new practice game from that step. Everything you couldn’t see was re-dealt, so nothing is given away.</source>
        <translation>Una nuova partita di allenamento da quel passo. Tutto ciò che non potevi vedere è stato ridistribuito, così nulla viene svelato.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be recovered.</source>
        <translation>
            <numerusform>Si può recuperare %n passo.</numerusform>
            <numerusform>Si possono recuperare %n passi.</numerusform>
        </translation>
    </message>
    <message>
        <source>It continues in a new file; the damaged one is kept.</source>
        <translation>Continua in un nuovo file; quello danneggiato viene conservato.</translation>
    </message>
    <message>
        <source>It continues in a new file; the old one is kept.</source>
        <translation>Continua in un nuovo file; quello vecchio viene conservato.</translation>
    </message>
    <message>
        <source>From now on it counts as practice.</source>
        <translation>D’ora in poi conta come allenamento.</translation>
    </message>
    <message>
        <source>The file was edited outside the program ({where}).</source>
        <translation>Il file è stato modificato fuori dal programma ({where}).</translation>
    </message>
    <message>
        <source>The current step was unclear, so the game was opened at its last one.</source>
        <translation>Il passo attuale non era chiaro, quindi la partita è stata aperta all’ultimo.</translation>
    </message>
    <message>
        <source>The file was damaged; the game is now at step {step}.</source>
        <translation>Il file era danneggiato; la partita è ora al passo {step}.</translation>
    </message>
    <message>
        <source>The file was damaged; the game continues from the position after step {step}.</source>
        <translation>Il file era danneggiato; la partita continua dalla posizione dopo il passo {step}.</translation>
    </message>
    <message>
        <source>The rules have changed; the game continues from the position after step {step}.</source>
        <translation>Le regole sono cambiate; la partita continua dalla posizione dopo il passo {step}.</translation>
    </message>
    <message>
        <source>The game is at step {step}.</source>
        <translation>La partita è al passo {step}.</translation>
    </message>
    <message>
        <source>Step {step} couldn’t be replayed.</source>
        <translation>Impossibile riprodurre il passo {step}.</translation>
    </message>
    <message>
        <source>The result saved in the file didn’t match its steps.</source>
        <translation>Il risultato salvato nel file non combaciava con i suoi passi.</translation>
    </message>
    <message>
        <source>The position after step {step} couldn’t be checked.</source>
        <translation>Impossibile controllare la posizione dopo il passo {step}.</translation>
    </message>
    <message>
        <source>Undone steps couldn’t be kept.</source>
        <translation>Non è stato possibile conservare i passi annullati.</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>“{name}” non esiste più.</translation>
    </message>
    <message>
        <source>“{name}” can’t be read: {why}.</source>
        <translation>Impossibile leggere “{name}”: {why}.</translation>
    </message>
    <message>
        <source>“{name}” is not a Festival Desktop game.</source>
        <translation>“{name}” non è una partita di Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” isn’t an ordinary file.</source>
        <translation>“{name}” non è un file normale.</translation>
    </message>
    <message>
        <source>“{name}” uses an unknown edition of the rules: {where}.</source>
        <translation>“{name}” usa un’edizione sconosciuta delle regole: {where}.</translation>
    </message>
    <message>
        <source>“{name}” was played with custom content that is missing or can’t be used.</source>
        <translation>“{name}” è stata giocata con contenuti personalizzati che mancano o non si possono usare.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it isn’t a text file.</source>
        <translation>“{name}” è danneggiato: non è un file di testo.</translation>
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
        <translation>“{name}” è danneggiato: contiene troppi dati.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” appears twice.</source>
        <translation>“{name}” è danneggiato: “{where}” compare due volte.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a valid number.</source>
        <translation>“{name}” è danneggiato: {where} non è un numero valido.</translation>
    </message>
    <message>
        <source>“{name}” belongs to a game this version doesn’t have: {where}.</source>
        <translation>“{name}” appartiene a un gioco che questa versione non ha: {where}.</translation>
    </message>
    <message>
        <source>The setup saved in “{name}” isn’t valid.</source>
        <translation>La preparazione salvata in “{name}” non è valida.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it has no usable position.</source>
        <translation>“{name}” è danneggiato: non contiene una posizione utilizzabile.</translation>
    </message>
    <message>
        <source>“{name}” contains a position that can’t happen in the game.</source>
        <translation>“{name}” contiene una posizione che nel gioco non può presentarsi.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {reason}.</source>
        <translation>Impossibile salvare la partita: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” was left unchanged: {reason}.</source>
        <translation>“{name}” è rimasta com’era: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it wasn’t changed.</source>
        <translation>“{name}” è aperta in un’altra finestra, quindi non è stata cambiata.</translation>
    </message>
    <message>
        <source>That name can’t be used for a game.</source>
        <translation>Quel nome non si può usare per una partita.</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>non hai il permesso</translation>
    </message>
    <message>
        <source>the folder no longer exists</source>
        <translation>la cartella non esiste più</translation>
    </message>
    <message>
        <source>nothing can be saved there</source>
        <translation>lì non si può salvare nulla</translation>
    </message>
    <message>
        <source>this name can’t be used here</source>
        <translation>questo nome non si può usare qui</translation>
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
        <translation>
            <numerusform>%n partita ripristinata.</numerusform>
            <numerusform>%n partite ripristinate.</numerusform>
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
        <translation>
            <numerusform>%n partita spostata nel cestino.</numerusform>
            <numerusform>%n partite spostate nel cestino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n partita importata.</numerusform>
            <numerusform>%n partite importate.</numerusform>
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
        <translation>Cerca per nome o giocatore</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
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
        <translation>Nessuna partita corrispondente.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
        <translation>Ancora nessuna partita salvata. Ogni partita che giochi viene salvata qui automaticamente.</translation>
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
        <translation>Importa…</translation>
    </message>
    <message>
        <source>You can also drop files onto this window</source>
        <translation>Puoi anche trascinare file su questa finestra</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvate</translation>
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
        <translation>Almeno un giocatore deve cominciare senza vantaggio.</translation>
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
        <translation>Due giocatori si chiamano {name}. Rinominane uno.</translation>
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
        <translation>i giocatori più deboli cominciano con di più</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solitario</translation>
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
        <translation>Umano</translation>
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
        <translation>Lo stesso seme distribuisce la stessa partita su qualsiasi computer.</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Nuovo seme a caso</translation>
    </message>
    <message>
        <source>Copy the seed to share this game</source>
        <translation>Copia il seme per condividere questa partita</translation>
    </message>
    <message>
        <source>Not a valid seed: use up to {number} letters and digits, with hyphens in between.</source>
        <translation>Il seme non è valido: usa fino a {number} lettere e cifre, con trattini in mezzo.</translation>
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
        <translation>Usa le impostazioni del computer</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>Segue colori, contrasto e movimento del sistema</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas gains Applejack.</source>
        <translation>Maya posa una tessera: guadagna Twilight Sparkle per un abbinamento, Jonas guadagna Applejack.</translation>
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
        <source>Languages marked * haven’t been checked by a native speaker yet.</source>
        <translation>Le lingue con * non sono ancora state rilette da un madrelingua.</translation>
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
        <translation>Suggerimenti al tavolo</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Come il sistema</translation>
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
        <translation>Volume del gioco</translation>
    </message>
    <message>
        <source>Ambience volume</source>
        <translation>Volume dell’ambiente</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>For the sky and the lake around the tables.</source>
        <translation>Per il cielo e il lago attorno ai tavoli.</translation>
    </message>
    <message>
        <source>Pages scroll if the text needs more room.</source>
        <translation>Le pagine scorrono se il testo richiede più spazio.</translation>
    </message>
    <message>
        <source>Pieces move without animation.</source>
        <translation>I pezzi si muovono senza animazione.</translation>
    </message>
    <message>
        <source>Volume of the game and of the night ambience.</source>
        <translation>Volume del gioco e dei suoni della notte.</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <translation>Termina i turni a mano</translation>
    </message>
    <message>
        <source>You end your turn with a button, and can undo until then.</source>
        <translation>Termini il turno con un pulsante, e fino ad allora puoi annullare.</translation>
    </message>
    <message>
        <source>Shows what you can do, explains new things, and marks what you still need.</source>
        <translation>Mostra che cosa puoi fare, spiega le novità e segna ciò che ti serve ancora.</translation>
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
        <translation>Mostra che cosa hanno fatto gli altri, un passo alla volta (F7)</translation>
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
        <translation>Non ancora giocato in solitario</translation>
    </message>
    <message>
        <source>Everyone gets the same dice in today’s game.</source>
        <translation>Nella partita di oggi tutti hanno gli stessi dadi.</translation>
    </message>
    <message>
        <source>best daily game: {number}</source>
        <translation>miglior partita del giorno: {number}</translation>
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
        <translation>Quanto spesso un giocatore del computer vince contro altri, rispetto alla pura fortuna: 2 × significa che vince il doppio delle volte.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Partly measured with edition {earlier} of the rules; the current one is {now}.</source>
        <translation>Misurato in parte con l’edizione {earlier} delle regole; quella attuale è la {now}.</translation>
    </message>
    <message>
        <source>No measurements for this version.</source>
        <translation>Nessuna misura per questa versione.</translation>
    </message>
    <message>
        <source>Measured on {day} in games between computer players.</source>
        <translation>Misurato il {day} in partite tra giocatori del computer.</translation>
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
        <translation>Elemento successivo</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Parte successiva del tavolo</translation>
    </message>
    <message>
        <source>Select the focused item</source>
        <translation>Seleziona l’elemento evidenziato</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Rimettilo a posto</translation>
    </message>
    <message>
        <source>Rotate the held piece</source>
        <translation>Gira il pezzo che tieni</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Ingrandisci, rimpicciolisci, adatta</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Tips are off. Turn them on again in the menu under Settings.</source>
        <translation>I suggerimenti sono disattivati. Riattivali nel menu, in Impostazioni.</translation>
    </message>
    <message>
        <source>Still to claim</source>
        <translation>Da prendere</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Ancora da prendere: {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything here can also be done from the list of choices (F6).</source>
        <translation>Il tavolo. Tutto ciò che è qui si può fare anche dall’elenco delle scelte (F6).</translation>
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
        <translation>Ripeti l’ultimo passo annullato</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>Punteggi previsti</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you’re pointing at.</source>
        <translation>Regole di questo gioco. F1 spiega ciò che stai indicando.</translation>
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
        <translation>Passa al prossimo giocatore</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annulla l’ultimo passo</translation>
    </message>
    <message>
        <source>The last step revealed something hidden, so it can’t be undone.</source>
        <translation>L’ultimo passo ha rivelato qualcosa di nascosto, quindi non si può annullare.</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} ha giocato dopo, quindi i passi precedenti non si possono annullare.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nulla da annullare.</translation>
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
        <translation>Fai la prossima mossa del computer</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>Guarda il punteggio</translation>
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
        <translation>Vedi le regole su questo (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Redo up to here</source>
        <translation>Ripeti fino a qui</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>Annulla fino a qui</translation>
    </message>
    <message>
        <source>Try again from here in a new game</source>
        <translation>Riprova da qui in una nuova partita</translation>
    </message>
    <message>
        <source>View this step</source>
        <translation>Vedi questo passo</translation>
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
        <translation>Inizio</translation>
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
        <translation>Annullato: fai clic per ripeterlo.</translation>
    </message>
    <message>
        <source>Something hidden was revealed here.</source>
        <translation>Qui è stato rivelato qualcosa di nascosto.</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} ha giocato dopo, quindi i passi precedenti non si possono annullare.</translation>
    </message>
    <message>
        <source>Step {number} revealed something hidden, so undo stops there: {what}</source>
        <translation>Il passo {number} ha rivelato qualcosa di nascosto, quindi si annulla solo fin lì: {what}</translation>
    </message>
</context>
<context>
    <name>TipBar</name>
    <message>
        <source>Close this tip (Esc)</source>
        <translation>Chiudi questo suggerimento (Esc)</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Niente suggerimenti</translation>
    </message>
    <message>
        <source>You can turn tips on again in Settings.</source>
        <translation>Puoi riattivare i suggerimenti nelle Impostazioni.</translation>
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
        <translation>Dà {better} invece di {played}.</translation>
    </message>
    <message>
        <source>It gives {better}.</source>
        <translation>Dà {better}.</translation>
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
        <source>Your turn gave {played} right away, but this turn scores more later.</source>
        <translation>Il tuo turno ha dato subito {played}, ma questo dà di più in seguito.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Your last steps aren’t saved yet.</source>
        <translation>I tuoi ultimi passi non sono ancora salvati.</translation>
    </message>
    <message>
        <source>{reason} Free up space, save a copy somewhere else, or go back to the last saved position.</source>
        <translation>{reason} Libera spazio, salva una copia altrove o torna all’ultima posizione salvata.</translation>
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
        <translation>Continua a giocare</translation>
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
        <translation>Hai fatto il tuo turno: chiudilo.</translation>
    </message>
    <message>
        <source>{name} has finished: end the turn.</source>
        <translation>{name} ha finito: chiudi il turno.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>È il turno di {name}.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>È il tuo turno.</translation>
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
        <translation>{lane}. Ricompensa: {rewards}</translation>
    </message>
    <message>
        <source>Over {name}’s bridges for {coins}</source>
        <translation>Sui ponti di {name}, {coins}</translation>
    </message>
    <message>
        <source>Two workers over {name}’s bridges for {coins}</source>
        <translation>Due lavoratori sui ponti di {name}, {coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, for free</source>
        <translation>Sui tuoi ponti, gratis</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, for free</source>
        <translation>Due lavoratori sui tuoi ponti, gratis</translation>
    </message>
    <message>
        <source>{lane}, by ferry for {coins}</source>
        <translation>{lane}, in traghetto per {coins}</translation>
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
        <translation>{island}, {number} su {capacity} lavoratori</translation>
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
