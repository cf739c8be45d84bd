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
        <source>&amp;End turn or next move</source>
        <translation>&amp;Fine turno o mossa seguente</translation>
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
        <source>Show a hint, then play it</source>
        <translation>Mostra un consiglio, poi giocalo</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>Elenco &amp;delle scelte</translation>
    </message>
    <message>
        <source>&amp;Scores if the game ended now</source>
        <translation>&amp;Punteggi se finisse ora</translation>
    </message>
    <message>
        <source>What happened while you &amp;waited</source>
        <translation>Che cosa è successo nell’&amp;attesa</translation>
    </message>
    <message>
        <source>Look &amp;back one step</source>
        <translation>Guarda un passo &amp;indietro</translation>
    </message>
    <message>
        <source>Look one step on</source>
        <translation>Guarda un passo avanti</translation>
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
        <source>Show the whole &amp;display</source>
        <translation>Mostra tu&amp;tto</translation>
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
        <source>Explain what is pointed at</source>
        <translation>Spiega ciò che indichi</translation>
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
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
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
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>Una partita in cui si sono aperti blocchi è un allenamento e non conta.</translation>
    </message>
    <message>
        <source>A game with hints is kept, but it is no record.</source>
        <translation>Una partita con suggerimenti viene conservata, ma non è un record.</translation>
    </message>
    <message>
        <source>Your best score in {number} games</source>
        <translation>Il tuo record in {number} partite</translation>
    </message>
    <message>
        <source>Your best score: {points} points, in {number} games</source>
        <translation>Il tuo record: {points} punti, in {number} partite</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also thought of: {step}</source>
        <translation>Ha pensato anche a: {step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Your own choice</source>
        <translation>La tua scelta</translation>
    </message>
    <message>
        <source>Ready-made groups</source>
        <translation>Gruppi già pronti</translation>
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
        <source>Over: {names}</source>
        <translation>Finita: {names}</translation>
    </message>
    <message>
        <source>changed outside</source>
        <translation>modificata fuori</translation>
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
        <source>Reading …</source>
        <translation>Lettura …</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Questo file non si può aprire.</translation>
    </message>
</context>
<context>
    <name>ChallengeFacts</name>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>La sfida di Moon Dancer</translation>
    </message>
    <message>
        <source>You alone against her, in six levels from gentle to hard.</source>
        <translation>Tu contro di lei, in sei livelli dal più facile al più difficile.</translation>
    </message>
    <message>
        <source>She has not been beaten yet.</source>
        <translation>Nessuno l’ha ancora battuta.</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>Partite con</translation>
    </message>
    <message>
        <source>Every friend</source>
        <translation>Tutti gli amici</translation>
    </message>
    <message>
        <source>Lanterns Dice alone</source>
        <translation>Dadi delle Lanterne da soli</translation>
    </message>
    <message>
        <source>You alone against your best score.</source>
        <translation>Tu contro il tuo record.</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Dadi del giorno</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>Altri dadi</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Ours:</source>
        <translation>Nostri:</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Every challenge you finished, level by level</source>
        <translation>Tutte le sfide finite, livello per livello</translation>
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
        <source>Best lead: +{number} points</source>
        <translation>Miglior vantaggio: +{number} punti</translation>
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
        <source>Content of the games</source>
        <translation>Contenuto dei giochi</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>Regole dei giochi</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Lingua: {language}</translation>
    </message>
    <message>
        <source>Folder of saved games</source>
        <translation>Cartella delle partite salvate</translation>
    </message>
    <message>
        <source>Folder of settings</source>
        <translation>Cartella delle impostazioni</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>Cartella del registro</translation>
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
        <source>All letters can be shown ({others}).</source>
        <translation>Si possono mostrare tutte le lettere ({others}).</translation>
    </message>
    <message>
        <source>These cannot be shown: {missing}</source>
        <translation>Questi segni mancano: {missing}</translation>
    </message>
    <message>
        <source>The program&apos;s own fonts are missing.</source>
        <translation>Mancano i caratteri del programma.</translation>
    </message>
    <message>
        <source>Complete, and every game can be read.</source>
        <translation>Completo, e ogni gioco si può leggere.</translation>
    </message>
    <message>
        <source>Compiled: computer players are quick.</source>
        <translation>Compilate: i giocatori computer sono veloci.</translation>
    </message>
    <message>
        <source>Run from their source.</source>
        <translation>Eseguite dal loro sorgente.</translation>
    </message>
    <message>
        <source>Can be used.</source>
        <translation>Si può usare.</translation>
    </message>
    <message>
        <source>Its file is missing or damaged.</source>
        <translation>Il suo file manca o è danneggiato.</translation>
    </message>
    <message>
        <source>A game that was saved and opened again is the same.</source>
        <translation>Una partita salvata e riaperta è la stessa.</translation>
    </message>
    <message>
        <source>They think beside the window; the first answer took {ms} ms.</source>
        <translation>Pensano accanto alla finestra; la prima risposta ha richiesto {ms} ms.</translation>
    </message>
    <message>
        <source>Something is not in order. Check again first; if it stays so, install the program again: saved games stay.</source>
        <translation>Qualcosa non è a posto. Prima controlla di nuovo; se resta così, installa di nuovo il programma. Le partite salvate restano.</translation>
    </message>
    <message>
        <source>Nothing can be painted ({platform}).</source>
        <translation>Non si può disegnare nulla ({platform}).</translation>
    </message>
    <message>
        <source>There is no display here; painting without one works.</source>
        <translation>Qui non c’è uno schermo; si può disegnare anche senza.</translation>
    </message>
    <message>
        <source>Painting works: {screen}, {platform}.</source>
        <translation>Il disegno funziona: {screen}, {platform}.</translation>
    </message>
    <message>
        <source>A sound was played ({device}).</source>
        <translation>È stato riprodotto un suono ({device}).</translation>
    </message>
    <message>
        <source>No sound can be played. {trouble}</source>
        <translation>Non si può riprodurre alcun suono. {trouble}</translation>
    </message>
    <message>
        <source>There is no sound device: games are silent here.</source>
        <translation>Non c’è un dispositivo audio: qui i giochi sono muti.</translation>
    </message>
    <message>
        <source>{folder}: can be written, {free} MB free.</source>
        <translation>{folder}: scrivibile, {free} MB liberi.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}: il disco è pieno.</translation>
    </message>
    <message>
        <source>{folder}: cannot be written. {trouble}</source>
        <translation>{folder}: non scrivibile. {trouble}</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. Games go on all the same: they think in the window, which may stop for a moment. If this computer is busy, check again later. {trouble}</source>
        <translation>Non hanno risposto in tempo, per due volte. Si può giocare lo stesso: pensano nella finestra, che può fermarsi un momento. Se questo computer è occupato, controlla più tardi. {trouble}</translation>
    </message>
    <message>
        <source>It opens, and in each game ten moves were played, saved and opened again ({s} s).</source>
        <translation>Si apre, e in ogni gioco dieci mosse sono state giocate, salvate e riaperte ({s} s).</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Giocare nella finestra non è riuscito: {trouble}</translation>
    </message>
    <message>
        <source>It wasn’t done after {s} seconds. If this computer is busy, check again later.</source>
        <translation>Non era finito dopo {s} secondi. Se questo computer è occupato, controlla più tardi.</translation>
    </message>
    <message>
        <source>This installation is in order.</source>
        <translation>Questa installazione è in ordine.</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>Controlla questa installazione</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Controllo …</translation>
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
        <source>What you can do</source>
        <translation>Che cosa puoi fare</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Take the last choice back (Esc)</source>
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
        <source>Let the computer make its next move</source>
        <translation>Lascia fare al computer la sua prossima mossa</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>Guarda il punteggio</translation>
    </message>
    <message>
        <source>{choice}, without claiming {claims}</source>
        <translation>{choice}, senza prendere {claims}</translation>
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
        <source>What cost you most</source>
        <translation>Che cosa ti è costato di più</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>Guarda il tavolo di allora</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Trovalo da te</translation>
    </message>
    <message>
        <source>As a puzzle: it stays under My puzzles until solved twice</source>
        <translation>Come rompicapo: resta nei Miei rompicapi finché non è risolto due volte</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Riprova da qui</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>La svolta più grande è stata il passo {number}: {step} La probabilità di vittoria di {name} è passata da {before} a {after} %.</translation>
    </message>
    <message>
        <source>The coach looks at the whole game. You can leave at any moment.</source>
        <translation>Il coach guarda tutta la partita. Puoi andartene in ogni momento.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) could not be looked at: the computer was too busy.</source>
        <translation>
            <numerusform>Non è stato possibile guardare %n turno: il computer era troppo occupato.</numerusform>
            <numerusform>Non è stato possibile guardare %n turni: il computer era troppo occupato.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was surely worse than a Master’s.</source>
        <translation>Niente spicca: nessun turno è stato di certo peggiore di quello di una Maestra.</translation>
    </message>
    <message>
        <source>Turns that a Master would surely have played better, from what you knew.</source>
        <translation>Turni che una Maestra avrebbe di certo giocato meglio, con quello che sapevi.</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>Meglio: {step}</translation>
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
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Move the tile to the light: drag it, or press it and then the light.</source>
        <translation>Porta la tessera sulla luce: trascinala, oppure premi la tessera e poi la luce.</translation>
    </message>
    <message>
        <source>Dragging works for you. Two presses do the same, everywhere.</source>
        <translation>Trascinare funziona, per te. Premere due volte fa lo stesso, ovunque.</translation>
    </message>
    <message>
        <source>Two presses work for you. Dragging does the same, everywhere.</source>
        <translation>Premere due volte funziona, per te. Trascinare fa lo stesso, ovunque.</translation>
    </message>
    <message>
        <source>Keys work for you: every table can be played with them.</source>
        <translation>I tasti funzionano, per te: ci puoi giocare a ogni tavolo.</translation>
    </message>
    <message>
        <source>Make yourself comfortable</source>
        <translation>Mettiti a tuo agio</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Come questo computer</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>Prende colori, contrasto e movimento dalle impostazioni del sistema</translation>
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
        <source>To the games</source>
        <translation>Ai giochi</translation>
    </message>
    <message>
        <source>all of this is under Settings, too</source>
        <translation>trovi tutto anche in Impostazioni</translation>
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
        <source>This game is open in another window.</source>
        <translation>Questa partita è aperta in un’altra finestra.</translation>
    </message>
    <message>
        <source>So that neither window writes over the other, it stays there. You can play on here with a copy, which becomes a game of its own.</source>
        <translation>Perché nessuna finestra sovrascriva l’altra, resta lì. Qui puoi continuare con una copia, che diventa una partita a sé.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Gioca una copia</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Lasciala lì</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance to win in %, by step</source>
        <translation>probabilità di vincere in %, per passo</translation>
    </message>
    <message>
        <source>points and prospects, by step</source>
        <translation>punti e prospettive, per passo</translation>
    </message>
    <message>
        <source>Point at a moment to see the table then; a press leads there.</source>
        <translation>Indica un momento per vedere il tavolo di allora; premi per andarci.</translation>
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
        <source>Complete %n pool(s) in your part of this turn.</source>
        <translation>
            <numerusform>Completa %n vasca nella tua parte di questo turno.</numerusform>
            <numerusform>Completa %n vasche nella tua parte di questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) in your part of this turn.</source>
        <translation>
            <numerusform>Guadagna %n dono nella tua parte di questo turno.</numerusform>
            <numerusform>Guadagna %n doni nella tua parte di questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Completa le vasche per un lancio di fuochi da %n punto.</numerusform>
            <numerusform>Completa le vasche per un lancio di fuochi da %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>Fai %n punto con le barche e il tuo secondo gruppo più grande.</numerusform>
            <numerusform>Fai %n punti con le barche e il tuo secondo gruppo più grande.</numerusform>
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
        <source>You scored %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>Hai fatto %n punto con le barche e il tuo secondo gruppo.</numerusform>
            <numerusform>Hai fatto %n punti con le barche e il tuo secondo gruppo.</numerusform>
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
        <source>{name} takes their sheet</source>
        <translation>{name} prende il suo foglio</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>Fatto: lascia il resto in bianco</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>Non lanciare nulla</translation>
    </message>
    <message>
        <source>Spend {gifts} and roll all four again ({number} held)</source>
        <translation>Spendi {gifts} e tira di nuovo tutti e quattro (ne hai {number})</translation>
    </message>
    <message>
        <source>Leave the tray as it lies: {faced}</source>
        <translation>Lascia il vassoio così: {faced}</translation>
    </message>
    <message>
        <source>Turn the tray {quarters}: {faced}</source>
        <translation>Gira il vassoio {quarters}: {faced}</translation>
    </message>
    <message>
        <source>Together with {area}</source>
        <translation>Insieme a {area}</translation>
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
        <source>By the emperor’s favour</source>
        <translation>Per favore dell’Imperatore</translation>
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
    <message>
        <source>Corner at {corner}: over {pools}</source>
        <translation>Angolo in {corner}: su {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Corner at {corner}: %n way(s)</source>
        <translation>
            <numerusform>Angolo in {corner}: %n modo</numerusform>
            <numerusform>Angolo in {corner}: %n modi</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: over {pools}</source>
        <translation>{quarters}, capovolta: su {pools}</translation>
    </message>
    <message>
        <source>{quarters}: over {pools}</source>
        <translation>{quarters}: su {pools}</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>un’area nel colore del dado di {name}</translation>
    </message>
    <message>
        <source>{pool} complete</source>
        <translation>{pool} completa</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>la barca in {pool} non vale più</translation>
    </message>
    <message>
        <source>one more area beside it</source>
        <translation>un’altra area lì accanto</translation>
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
        <source>{shape} over {pools}: +{points}</source>
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
        <source>one group only</source>
        <translation>un solo gruppo</translation>
    </message>
    <message>
        <source>the largest: {number}</source>
        <translation>il maggiore: {number}</translation>
    </message>
    <message>
        <source>Their fireworks are equal too: they share the place.</source>
        <translation>Anche i fuochi sono pari: condividono il posto.</translation>
    </message>
    <message>
        <source>More points of fireworks decide: {values}.</source>
        <translation>Decidono più punti dai fuochi: {values}.</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Press it to take it and to shade there now.</source>
        <translation>Premilo per prenderlo e colorare lì ora.</translation>
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
        <source>Pavilion: shading it brings a gift.</source>
        <translation>Padiglione: colorarlo porta un dono.</translation>
    </message>
    <message>
        <source>Pool {pool}: under fireworks.</source>
        <translation>Vasca {pool}: sotto i fuochi.</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>Vasca {pool}: {number} aree su 2 colorate.</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks may cover it.</source>
        <translation>Vasca {pool}: completa, i fuochi possono coprirla.</translation>
    </message>
    <message>
        <source>Platform: completing it lets you shade an area beside it.</source>
        <translation>Piattaforma: completandola puoi colorare un’area lì accanto.</translation>
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
        <source>Boat: surrounded, {points} as long as it stays unshaded.</source>
        <translation>Barca: circondata, {points} finché resta in bianco.</translation>
    </message>
    <message>
        <source>The boat is lost, because its pool was shaded.</source>
        <translation>La barca è persa, perché la sua vasca è stata colorata.</translation>
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
        <source>no room is left for it</source>
        <translation>non c’è più posto</translation>
    </message>
    <message>
        <source>it fits now</source>
        <translation>ora ci sta</translation>
    </message>
    <message>
        <source>you are short of {pools}</source>
        <translation>ti manca {pools}</translation>
    </message>
    <message numerus="yes">
        <source>you are short of %n pool(s)</source>
        <translation>
            <numerusform>ti manca %n vasca</numerusform>
            <numerusform>ti mancano %n vasche</numerusform>
        </translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>Un favore per {gifts}: {action}.</translation>
    </message>
    <message numerus="yes">
        <source>You lack %n gift(s).</source>
        <translation>
            <numerusform>Ti manca %n dono.</numerusform>
            <numerusform>Ti mancano %n doni.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} ha ora {points}.</translation>
    </message>
    <message>
        <source>The sheet of {name}: {points}, {gifts}.</source>
        <translation>Il foglio di {name}: {points}, {gifts}.</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>Fuochi: {points}, la somma delle tessere lanciate.</translation>
    </message>
    <message>
        <source>Second group: {points}, one for each pool of the second largest group of completed pools.</source>
        <translation>Secondo gruppo: {points}, uno per ogni vasca del secondo gruppo più grande di vasche complete.</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n for each one surrounded.</source>
        <translation>
            <numerusform>Barche: {points}, %n per ognuna circondata.</numerusform>
            <numerusform>Barche: {points}, %n per ognuna circondata.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Gifts pay for rolling again and for the emperor.</source>
        <translation>{name} ha {gifts}. I doni servono per tirare di nuovo e per l’Imperatore.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, in that turn of {name}.</source>
        <translation>Bonus di turno {row}: un’area in più ({color}), in quel turno di {name}.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, now.</source>
        <translation>Bonus di turno {row}: un’area in più ({color}), ora.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, over.</source>
        <translation>Bonus di turno {row}: {color}, passato.</translation>
    </message>
    <message>
        <source>Nobody faces this die, but favours may count it.</source>
        <translation>Nessuno ha davanti questo dado, ma un favore può contarlo.</translation>
    </message>
    <message>
        <source>{name} shades by the die on this side.</source>
        <translation>{name} colora secondo il dado su questo lato.</translation>
    </message>
    <message>
        <source>{name} shades one {color} area.</source>
        <translation>{name} colora un’area: {color}.</translation>
    </message>
    <message>
        <source>The tray: each player shades an area in the colour of the die they face. Whoever rolled may turn it first.</source>
        <translation>Il vassoio: ognuno colora un’area nel colore del dado che ha davanti. Chi ha tirato può prima girarlo.</translation>
    </message>
    <message>
        <source>Turn the tray, so that everybody faces another die.</source>
        <translation>Gira il vassoio, così tutti hanno davanti un altro dado.</translation>
    </message>
    <message>
        <source>All four dice again for {gifts}, before the tray is turned.</source>
        <translation>Di nuovo tutti e quattro i dadi per {gifts}, prima di girare il vassoio.</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>Torna al tuo foglio.</translation>
    </message>
    <message>
        <source>Show every place for this tile.</source>
        <translation>Mostra ogni posto per questa tessera.</translation>
    </message>
    <message>
        <source>Launch the display that is worth most.</source>
        <translation>Lancia i fuochi che valgono di più.</translation>
    </message>
    <message>
        <source>Leave the rest: it is asked first.</source>
        <translation>Lascia il resto: prima ti viene chiesto.</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>Avanti.</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>Rimetti giù la tessera (Esc).</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>Fuochi: una tessera copre vasche complete e dà i suoi punti.</translation>
    </message>
    <message>
        <source>The emperor’s favours: one in each turn, for gifts.</source>
        <translation>I favori dell’Imperatore: uno per turno, in cambio di doni.</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>Tira i dadi.</translation>
    </message>
    <message>
        <source>Roll again: another roll may well serve you better.</source>
        <translation>Tira di nuovo: un altro tiro può servirti di più.</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>Colora tutta la vasca {pool}. {reason}</translation>
    </message>
    <message>
        <source>Launch nothing: these pools may carry a better tile later.</source>
        <translation>Non lanciare nulla: più avanti queste vasche potranno reggere una tessera migliore.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help now.</source>
        <translation>Lascia il resto in bianco: ora altro non servirebbe.</translation>
    </message>
    <message>
        <source>Leave the tray as it lies. You face {color}; {areas}.</source>
        <translation>Lascia il vassoio com’è. Hai davanti {color}; {areas}.</translation>
    </message>
    <message>
        <source>Turn the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>Gira il vassoio: {quarters}. Poi hai davanti {color}; {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n area(s) to choose from.</source>
        <translation>
            <numerusform>C’è %n area tra cui scegliere.</numerusform>
            <numerusform>Ci sono %n aree tra cui scegliere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) of it are free</source>
        <translation>
            <numerusform>ne è libera %n area</numerusform>
            <numerusform>ne sono libere %n aree</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}: colora {area}. {reason}</translation>
    </message>
    <message>
        <source>That gives: {gains}.</source>
        <translation>Porta: {gains}.</translation>
    </message>
    <message>
        <source>It is beside a boat, and leads towards surrounding it.</source>
        <translation>È accanto a una barca e aiuta a circondarla.</translation>
    </message>
    <message>
        <source>The platform there waits for its other half.</source>
        <translation>Lì la piattaforma aspetta la sua altra metà.</translation>
    </message>
    <message>
        <source>It joins pools you have completed.</source>
        <translation>Si unisce a vasche che hai completato.</translation>
    </message>
    <message>
        <source>Its pool can be completed by another colour.</source>
        <translation>La sua vasca si può completare con un altro colore.</translation>
    </message>
    <message>
        <source>Launch {shape} over {pools}: {points}.</source>
        <translation>Lancia {shape} su {pools}: {points}.</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>Capovolgi la tessera dei fuochi</translation>
    </message>
    <message>
        <source>Show every place for this tile</source>
        <translation>Mostra ogni posto per questa tessera</translation>
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
        <source>Again for %n gift(s)</source>
        <translation>
            <numerusform>Di nuovo per %n dono</numerusform>
            <numerusform>Di nuovo per %n doni</numerusform>
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
    <message numerus="yes">
        <source>%n pool(s) short</source>
        <translation>
            <numerusform>manca %n vasca</numerusform>
            <numerusform>mancano %n vasche</numerusform>
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
        <source>One more area in your die’s colour</source>
        <translation>Un’altra area nel colore del tuo dado</translation>
    </message>
    <message>
        <source>One area in a colour no die shows</source>
        <translation>Un’area di un colore che nessun dado mostra</translation>
    </message>
    <message>
        <source>One area for each of the other three dice</source>
        <translation>Un’area per ognuno degli altri tre dadi</translation>
    </message>
    <message>
        <source>One area like the die on your left</source>
        <translation>Un’area come il dado alla tua sinistra</translation>
    </message>
    <message>
        <source>One area of any colour beside a completed pool</source>
        <translation>Un’area qualsiasi accanto a una vasca completa</translation>
    </message>
    <message>
        <source>Both areas of one untouched pool</source>
        <translation>Entrambe le aree di una vasca intatta</translation>
    </message>
    <message>
        <source>the last launches</source>
        <translation>gli ultimi lanci</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
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
        <source>One area like {name}’s die</source>
        <translation>Un’area come il dado di {name}</translation>
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
        <source>{name} takes this sheet and shades</source>
        <translation>{name} prende questo foglio e colora</translation>
    </message>
    <message>
        <source>The tray</source>
        <translation>Il vassoio</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Che cosa fare</translation>
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
        <source>spoils a boat</source>
        <translation>rovina una barca</translation>
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
        <source>That was your turn. You can still undo it.</source>
        <translation>Era il tuo turno. Puoi ancora annullarlo.</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Gli altri colorano, poi lanci tu.</translation>
    </message>
    <message>
        <source>The others are playing.</source>
        <translation>Giocano gli altri.</translation>
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
        <source>Still to shade:</source>
        <translation>Ancora da colorare:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>Non lanciare</translation>
    </message>
    <message>
        <source>You can still ask the emperor for a favour.</source>
        <translation>Puoi ancora chiedere un favore all’Imperatore.</translation>
    </message>
    <message>
        <source>Press again to take it back.</source>
        <translation>Premi di nuovo per annullare.</translation>
    </message>
    <message>
        <source>Press to take it back, with what you did after it.</source>
        <translation>Premi per annullare, con tutto ciò che hai fatto dopo.</translation>
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
        <source>Leave it so</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>Drag the rim to turn the tray. Leave it so, or shade an area.</source>
        <translation>Trascina il bordo per girare il vassoio. Lascialo così, o colora un’area.</translation>
    </message>
    <message>
        <source>nobody’s, but shown</source>
        <translation>di nessuno, ma si vede</translation>
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
        <source>turn it</source>
        <translation>girala</translation>
    </message>
    <message>
        <source>flip it</source>
        <translation>capovolgila</translation>
    </message>
    <message>
        <source>show all places</source>
        <translation>mostra tutti i posti</translation>
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
        <source>{name} left the tray as it lay: {faced}.</source>
        <translation>{name} ha lasciato il vassoio com’era: {faced}.</translation>
    </message>
    <message>
        <source>{name} turned the tray: {faced}.</source>
        <translation>{name} ha girato il vassoio: {faced}.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} ha speso {gifts} per un favore: {action}.</translation>
    </message>
    <message>
        <source>{name} faces {color} and can shade nothing.</source>
        <translation>{name} ha davanti {color} e non può colorare nulla.</translation>
    </message>
    <message>
        <source>{name} took their sheet.</source>
        <translation>{name} ha preso il suo foglio.</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} ha lasciato il resto in bianco.</translation>
    </message>
    <message>
        <source>{name} launched nothing.</source>
        <translation>{name} non ha lanciato nulla.</translation>
    </message>
    <message>
        <source>Turn {number} of {name} begins.</source>
        <translation>Comincia il turno {number} di {name}.</translation>
    </message>
    <message>
        <source>All turns are over: everyone may launch once more.</source>
        <translation>Tutti i turni sono finiti: ognuno può lanciare ancora una volta.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and rolled again: {colors}.</source>
        <translation>{name} ha speso {gifts} e ha tirato di nuovo: {colors}.</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} ha tirato {colors}.</translation>
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
        <source>{name} shaded {areas} by the emperor’s favour</source>
        <translation>{name} ha colorato {areas} per favore dell’Imperatore</translation>
    </message>
    <message>
        <source>{name} shaded {areas} beside the platform</source>
        <translation>{name} ha colorato {areas} accanto alla piattaforma</translation>
    </message>
    <message>
        <source>{name} launched {shape} over {pools}: {points}.</source>
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
        <source>not turned</source>
        <translation>senza girare</translation>
    </message>
    <message>
        <source>a quarter to the right</source>
        <translation>di 90° a destra</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>di 180°</translation>
    </message>
    <message>
        <source>a quarter to the left</source>
        <translation>di 90° a sinistra</translation>
    </message>
    <message>
        <source>one more area in the die’s colour</source>
        <translation>un’altra area nel colore del dado</translation>
    </message>
    <message>
        <source>one area in a colour that no die shows</source>
        <translation>un’area di un colore che nessun dado mostra</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>un’area per ognuno degli altri tre dadi</translation>
    </message>
    <message>
        <source>one area in the colour of the die to the left</source>
        <translation>un’area nel colore del dado a sinistra</translation>
    </message>
    <message>
        <source>one area of any colour beside a completed pool</source>
        <translation>un’area qualsiasi accanto a una vasca completa</translation>
    </message>
    <message>
        <source>both areas of one untouched pool</source>
        <translation>entrambe le aree di una vasca intatta</translation>
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
        <source>What is in play</source>
        <translation>Che cosa è in gioco</translation>
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
        <source>You turn the tray for yourself. The rules for one are ours.</source>
        <translation>Giri il vassoio per te. Le regole per chi gioca da solo sono nostre.</translation>
    </message>
    <message>
        <source>The earliest letter of a sheet begins. Then it goes clockwise.</source>
        <translation>Comincia il foglio con la prima lettera. Poi si va in senso orario.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Prima partita</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>Forme dei fuochi</translation>
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
        <source>Dealt</source>
        <translation>Distribuiti</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Scelti</translation>
    </message>
    <message>
        <source>Sheet of {name}</source>
        <translation>Foglio di {name}</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s): {all} are in play.</source>
        <translation>
            <numerusform>Scegli ancora %n forma: ne sono in gioco {all}.</numerusform>
            <numerusform>Scegli ancora %n forme: ne sono in gioco {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>Queste quattro forme sono adatte a una prima partita.</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape are drawn.</source>
        <translation>Si sorteggiano una forma piccola, due medie e una grande.</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>Queste quattro forme sono in gioco.</translation>
    </message>
    <message>
        <source>Everybody gets one by chance; the earliest letter begins.</source>
        <translation>Ognuno ne riceve uno a caso; comincia la prima lettera.</translation>
    </message>
    <message>
        <source>{shape}: tiles for {values} points, the best on top</source>
        <translation>{shape}: tessere da {values} punti, la migliore in cima</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Press to turn it over: {lower}</source>
        <translation>{gifts}, {side}: {upper}. Premi per girarla: {lower}</translation>
    </message>
    <message>
        <source>{gifts}, by chance: {upper}, or {lower}</source>
        <translation>{gifts}, a caso: {upper}, oppure {lower}</translation>
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
        <source>{number} play</source>
        <translation>in {number}</translation>
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
        <source>Pavilion shaded: one gift</source>
        <translation>Padiglione colorato: un dono</translation>
    </message>
    <message>
        <source>Platform completed: shade one area beside it</source>
        <translation>Piattaforma completa: colora un’area lì accanto</translation>
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
        <source>a boat that may be surrounded</source>
        <translation>una barca che si può circondare</translation>
    </message>
    <message>
        <source>pools that can be completed later</source>
        <translation>vasche da completare più tardi</translation>
    </message>
    <message>
        <source>gifts for later</source>
        <translation>doni per dopo</translation>
    </message>
    <message>
        <source>what can still be shaded now</source>
        <translation>ciò che si può ancora colorare ora</translation>
    </message>
    <message>
        <source>dice that help the others little</source>
        <translation>dadi che aiutano poco gli altri</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>The dice have fallen. Before the tray is left, a button beside it rolls again.</source>
        <translation>I dadi sono tirati. Prima di lasciare il vassoio, un pulsante lì accanto li tira di nuovo.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Prima tira i dadi.</translation>
    </message>
    <message>
        <source>The tray is turned once in a turn, before anybody shades.</source>
        <translation>Il vassoio si gira una volta per turno, prima che qualcuno colori.</translation>
    </message>
    <message>
        <source>Turn the tray first, or leave it as it lies.</source>
        <translation>Prima gira il vassoio, o lascialo com’è.</translation>
    </message>
    <message>
        <source>Dice are rolled again only before the tray is left.</source>
        <translation>I dadi si tirano di nuovo solo prima di lasciare il vassoio.</translation>
    </message>
    <message>
        <source>You have too few gifts: rolling again costs {reroll}.</source>
        <translation>Hai troppo pochi doni: tirare di nuovo costa {reroll}.</translation>
    </message>
    <message>
        <source>Shading is over for this turn.</source>
        <translation>In questo turno non si colora più.</translation>
    </message>
    <message>
        <source>That area is shaded already.</source>
        <translation>Quest’area è già colorata.</translation>
    </message>
    <message>
        <source>A platform lets you shade beside it once, when its pool is completed.</source>
        <translation>Una piattaforma ti fa colorare lì accanto una volta, quando la sua vasca è completa.</translation>
    </message>
    <message>
        <source>You have shaded an area for your die already.</source>
        <translation>Hai già colorato un’area per il tuo dado.</translation>
    </message>
    <message>
        <source>That area has another colour than the die you face.</source>
        <translation>Quest’area ha un colore diverso dal dado che hai davanti.</translation>
    </message>
    <message>
        <source>Only the one whose turn it is has a turn bonus.</source>
        <translation>Il bonus di turno è solo di chi è di turno.</translation>
    </message>
    <message>
        <source>You have shaded an area for your turn bonus already.</source>
        <translation>Hai già colorato un’area per il tuo bonus di turno.</translation>
    </message>
    <message>
        <source>That area has another colour than your turn bonus.</source>
        <translation>Quest’area ha un colore diverso dal tuo bonus di turno.</translation>
    </message>
    <message>
        <source>Shade it for your die: the colour is the same.</source>
        <translation>Colorala per il tuo dado: il colore è lo stesso.</translation>
    </message>
    <message>
        <source>Shade it for your turn bonus: the colour is the same.</source>
        <translation>Colorala per il tuo bonus di turno: il colore è lo stesso.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Lì non siede nessuno.</translation>
    </message>
    <message>
        <source>That sheet is being shaded already.</source>
        <translation>Quel foglio si sta già colorando.</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>Quel foglio ha già finito per questo turno.</translation>
    </message>
    <message>
        <source>That sheet was just taken. First somebody shades, takes a favour or is done.</source>
        <translation>Quel foglio è appena stato preso. Prima qualcuno deve colorare, chiedere un favore o finire.</translation>
    </message>
    <message>
        <source>Nothing can be shaded on that sheet now.</source>
        <translation>Ora su quel foglio non si può colorare nulla.</translation>
    </message>
    <message>
        <source>Spend gifts on a card of the emperor first.</source>
        <translation>Prima spendi doni per una carta dell’Imperatore.</translation>
    </message>
    <message>
        <source>You have shaded everything the emperor’s favour allows.</source>
        <translation>Hai colorato tutto ciò che il favore dell’Imperatore permette.</translation>
    </message>
    <message>
        <source>This favour shades both areas of one pool.</source>
        <translation>Questo favore colora entrambe le aree di una vasca.</translation>
    </message>
    <message>
        <source>The emperor’s favour does not allow that colour.</source>
        <translation>Il favore dell’Imperatore non permette quel colore.</translation>
    </message>
    <message>
        <source>This favour shades beside one of your completed pools.</source>
        <translation>Questo favore colora accanto a una tua vasca completa.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Entrambe le aree di quella vasca devono essere in bianco.</translation>
    </message>
    <message>
        <source>The emperor grants one favour in a turn.</source>
        <translation>L’Imperatore concede un favore per turno.</translation>
    </message>
    <message>
        <source>You have too few gifts for that favour.</source>
        <translation>Hai troppo pochi doni per quel favore.</translation>
    </message>
    <message>
        <source>There is nothing you could shade by that favour.</source>
        <translation>Con quel favore non potresti colorare nulla.</translation>
    </message>
    <message>
        <source>Fireworks are launched at the end of your own turn.</source>
        <translation>I fuochi si lanciano alla fine del proprio turno.</translation>
    </message>
    <message>
        <source>That shape is not in play.</source>
        <translation>Quella forma non è in gioco.</translation>
    </message>
    <message>
        <source>No tile of that shape is left.</source>
        <translation>Non resta nessuna tessera di quella forma.</translation>
    </message>
    <message>
        <source>Fireworks need pools of which both areas are shaded.</source>
        <translation>I fuochi vogliono vasche con entrambe le aree colorate.</translation>
    </message>
    <message>
        <source>Another tile already lies on one of these pools.</source>
        <translation>Su una di queste vasche c’è già un’altra tessera.</translation>
    </message>
    <message>
        <source>There is nothing to launch now.</source>
        <translation>Ora non c’è nulla da lanciare.</translation>
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
        <source>points of the tiles</source>
        <translation>punti delle tessere</translation>
    </message>
    <message>
        <source>its completed pools</source>
        <translation>le sue vasche complete</translation>
    </message>
    <message>
        <source>{number} for each surrounded</source>
        <translation>{number} per ognuna circondata</translation>
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
        <source>A pavilion brought a gift. Gifts buy a favour of the emperor, one each turn.</source>
        <translation>Un padiglione ha portato un dono. Con i doni compri un favore dell’Imperatore, uno per turno.</translation>
    </message>
    <message>
        <source>A completed platform: shade any area in a pool beside it, in any colour.</source>
        <translation>Una piattaforma completa: colora un’area qualsiasi in una vasca lì accanto, di qualunque colore.</translation>
    </message>
    <message>
        <source>A boat with complete pools on all sides is worth 4 points, if its own pool stays bare.</source>
        <translation>Una barca con vasche complete su ogni lato vale 4 punti, se la sua vasca resta in bianco.</translation>
    </message>
    <message>
        <source>A complete pool can carry fireworks. Pools that touch make groups: the second largest scores.</source>
        <translation>Una vasca completa può reggere i fuochi. Le vasche che si toccano formano gruppi: conta il secondo per grandezza.</translation>
    </message>
    <message>
        <source>The last turn is over: everybody may launch once more.</source>
        <translation>L’ultimo turno è finito: ognuno può lanciare ancora una volta.</translation>
    </message>
    <message>
        <source>The last turn of everybody: complete pools for a display, and keep your groups apart.</source>
        <translation>L’ultimo turno di tutti: completa vasche per un lancio e tieni separati i tuoi gruppi.</translation>
    </message>
    <message>
        <source>Roll, then turn the tray: everybody shades with the die that faces them.</source>
        <translation>Tira, poi gira il vassoio: ognuno colora con il dado che ha davanti.</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. A die that faces somebody else is theirs.</source>
        <translation>Scegli un colore che ti aiuta. Il dado davanti a qualcun altro è suo.</translation>
    </message>
    <message>
        <source>A tile fits: the top one of a shape is worth most, so launch early.</source>
        <translation>Una tessera ci sta: quella in cima a ogni forma vale di più, quindi lancia presto.</translation>
    </message>
    <message>
        <source>Everybody shades at once: whoever is ready presses their own small sheet.</source>
        <translation>Tutti colorano insieme: chi è pronto preme il proprio foglio piccolo.</translation>
    </message>
    <message>
        <source>A favour costs gifts. Areas with a pavilion earn them back at once.</source>
        <translation>Un favore costa doni. Le aree con un padiglione li restituiscono subito.</translation>
    </message>
    <message>
        <source>Draw with the pencil over a lit area. Pools with both halves shaded are complete.</source>
        <translation>Passa la matita su un’area illuminata. Le vasche con entrambe le metà colorate sono complete.</translation>
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
        <translation>colorare {colors}</translation>
    </message>
    <message>
        <source>shade beside a platform</source>
        <translation>colorare accanto a una piattaforma</translation>
    </message>
    <message>
        <source>ask the emperor for a favour</source>
        <translation>chiedere un favore all’Imperatore</translation>
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
        <source>Turn</source>
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
        <source>turn the tray, or shade an area</source>
        <translation>girare il vassoio o colorare un’area</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>lanciare i fuochi</translation>
    </message>
    <message>
        <source>launch one last time</source>
        <translation>lanciare un’ultima volta</translation>
    </message>
    <message>
        <source>nothing is left to shade</source>
        <translation>niente più da colorare</translation>
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
        <source>again: {gifts}</source>
        <translation>di nuovo: {gifts}</translation>
    </message>
    <message>
        <source>shade {colors} by favour</source>
        <translation>colorare {colors} con il favore</translation>
    </message>
    <message>
        <source>{gifts} held</source>
        <translation>hai {gifts}</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>costa {gifts}</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>dopo</translation>
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
        <source>turn the tray</source>
        <translation>gira il vassoio</translation>
    </message>
    <message>
        <source>beside a platform</source>
        <translation>accanto a una piattaforma</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>favour granted</source>
        <translation>favore concesso</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltato</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>nulla da colorare</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>puoi</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>un’ultima volta</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>as it lies now</source>
        <translation>così com’è ora</translation>
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
        <source>The lanterns are counted</source>
        <translation>Si contano le lanterne</translation>
    </message>
    <message>
        <source>Any key or click shows everything.</source>
        <translation>Un tasto o un clic mostra tutto.</translation>
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
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to {own}</source>
        <translation>
            <numerusform>%n punto a {own}</numerusform>
            <numerusform>%n punti a {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead</source>
        <translation>
            <numerusform>%n punto, vantaggio {lead}</numerusform>
            <numerusform>%n punti, vantaggio {lead}</numerusform>
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
    <message>
        <source>{file} could not be written.</source>
        <translation>Impossibile scrivere {file}.</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 equal lanterns</source>
        <translation>4 lanterne uguali</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>2 di 3 lanterne</translation>
    </message>
    <message>
        <source>1 of every lantern</source>
        <translation>1 di ogni lanterna</translation>
    </message>
    <message>
        <source>1 for each Dedication</source>
        <translation>1 per ogni Dedica</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>ultimo turno</translation>
    </message>
    <message>
        <source>A tie is Moon Dancer’s: whoever challenges her must have more.</source>
        <translation>Il pareggio è di Moon Dancer: chi la sfida deve averne di più.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: “{words}”</translation>
    </message>
    <message>
        <source>Mooncakes and lanterns left are equal too: they share the place.</source>
        <translation>Anche dolci lunari e lanterne rimaste sono pari: condividono il posto.</translation>
    </message>
    <message>
        <source>Mooncakes are equal; more lanterns left decide: {values}.</source>
        <translation>I dolci lunari sono pari; decidono più lanterne rimaste: {values}.</translation>
    </message>
    <message>
        <source>More Mooncakes decide: {values}.</source>
        <translation>Decidono più dolci lunari: {values}.</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>Una partita in cui si sono aperti blocchi è un allenamento e non conta.</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}: vinte {wins} su {games}</translation>
    </message>
    <message>
        <source>best lead +{number}</source>
        <translation>miglior vantaggio +{number}</translation>
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
        <source>Something in the program went wrong.</source>
        <translation>Qualcosa nel programma è andato storto.</translation>
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
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Your saved games are where they were: nothing has been changed.</source>
        <translation>Le tue partite salvate sono dov’erano: nulla è cambiato.</translation>
    </message>
    <message>
        <source>Your game is safe: every step up to this one is saved. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>La tua partita è al sicuro: ogni passo fino a questo è salvato. Puoi andare avanti; se qualcosa ti sembra strano, torna allo scaffale e premi Continua.</translation>
    </message>
    <message>
        <source>The last step could not be saved, but everything before it is. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>L’ultimo passo non è stato salvato, ma tutto il resto sì. Puoi andare avanti; se qualcosa ti sembra strano, torna allo scaffale e premi Continua.</translation>
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
        <translation>Più piccolo (−)</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>{name} comincia la partita.</translation>
    </message>
    <message>
        <source>Show everything (0)</source>
        <translation>Mostra tutto (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Più grande (+)</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>Fai %n punto in questo turno.</numerusform>
            <numerusform>Fai %n punti in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) in this turn.</source>
        <translation>
            <numerusform>Ricevi %n lanterna in questo turno.</numerusform>
            <numerusform>Ricevi %n lanterne in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>Ricevi in questo turno %n lanterna in più di chiunque altro.</numerusform>
            <numerusform>Ricevi in questo turno %n lanterne in più di chiunque altro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) in this turn.</source>
        <translation>
            <numerusform>Ricevi %n dolce lunare in questo turno.</numerusform>
            <numerusform>Ricevi %n dolci lunari in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place your tile and hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Posa la tua tessera e abbi le lanterne per una Dedica da %n punto.</numerusform>
            <numerusform>Posa la tua tessera e abbi le lanterne per una Dedica da %n punti.</numerusform>
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
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>Hai ricevuto %n lanterna.</numerusform>
            <numerusform>Hai ricevuto %n lanterne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anybody else.</source>
        <translation>
            <numerusform>Hai ricevuto %n lanterna in più di chiunque altro.</numerusform>
            <numerusform>Hai ricevuto %n lanterne in più di chiunque altro.</numerusform>
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
        <source>You hold the lanterns for a Dedication worth %n point(s).</source>
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
        <source>Touch the side of your tile that counts as a match.</source>
        <translation>Tocca il lato della tua tessera che conta come abbinamento.</translation>
    </message>
    <message>
        <source>Touch the tile you keep. The other one goes to the bottom.</source>
        <translation>Tocca la tessera che tieni. L’altra va in fondo.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take for it.</source>
        <translation>Tocca la lanterna della Riserva che prendi in cambio.</translation>
    </message>
    <message>
        <source>Touch the lantern you take, at another seat.</source>
        <translation>Tocca la lanterna che prendi, a un altro posto.</translation>
    </message>
    <message>
        <source>Touch the player who gains one with you.</source>
        <translation>Tocca chi ne riceve una con te.</translation>
    </message>
    <message>
        <source>Touch the stack you put it on.</source>
        <translation>Tocca la pila su cui lo metti.</translation>
    </message>
    <message>
        <source>Choose the lanterns; then touch the one you leave out.</source>
        <translation>Scegli le lanterne; poi tocca quella che tralasci.</translation>
    </message>
    <message>
        <source>Touch the lantern you take back.</source>
        <translation>Tocca la lanterna che riprendi.</translation>
    </message>
    <message>
        <source>Press her card to see the top two tiles, or refill as ever.</source>
        <translation>Premi la sua carta per vedere le prime due tessere, o pesca come sempre.</translation>
    </message>
    <message>
        <source>You may exchange one more: touch the lantern you give.</source>
        <translation>Puoi scambiarne un’altra: tocca la lanterna che dai.</translation>
    </message>
    <message>
        <source>Make a second Dedication: touch its stack.</source>
        <translation>Fai una seconda Dedica: tocca la sua pila.</translation>
    </message>
    <message>
        <source>Make a Dedication: touch its stack.</source>
        <translation>Fai una Dedica: tocca la sua pila.</translation>
    </message>
    <message>
        <source>Touch the lantern you give.</source>
        <translation>Tocca la lanterna che dai.</translation>
    </message>
    <message>
        <source>Touch the first lantern you give.</source>
        <translation>Tocca la prima lanterna che dai.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take.</source>
        <translation>Tocca la lanterna della Riserva che prendi.</translation>
    </message>
    <message>
        <source>Touch a Dedication: one lantern may be left out.</source>
        <translation>Tocca una Dedica: puoi tralasciare una lanterna.</translation>
    </message>
    <message>
        <source>At your refill you may choose from two tiles.</source>
        <translation>Quando peschi puoi scegliere tra due tessere.</translation>
    </message>
    <message>
        <source>Touch a tile of the display to turn it.</source>
        <translation>Tocca una tessera del mosaico per girarla.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you both gain.</source>
        <translation>Tocca la lanterna della Riserva che ricevete entrambi.</translation>
    </message>
    <message>
        <source>Touch the pile of Trixie lanterns to take one.</source>
        <translation>Tocca il mucchio delle lanterne Trixie per prenderne una.</translation>
    </message>
    <message>
        <source>Touch your token.</source>
        <translation>Tocca il tuo segnalino.</translation>
    </message>
    <message>
        <source>Choose for Moon Dancer:</source>
        <translation>Scegli per Moon Dancer:</translation>
    </message>
    <message>
        <source>Turn it (wheel or R); press it again to leave it so.</source>
        <translation>Girala (rotella o R); premila di nuovo per lasciarla così.</translation>
    </message>
    <message>
        <source>After your tile, one more Dedication may be possible.</source>
        <translation>Dopo la tessera, forse è possibile un’altra Dedica.</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>In questo turno puoi fare due Dediche.</translation>
    </message>
    <message>
        <source>Each match brings one more Mooncake.</source>
        <translation>Ogni abbinamento porta un dolce lunare in più.</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>Dopo una Dedica puoi riprendere una lanterna.</translation>
    </message>
    <message>
        <source>Your lanterns are not counted this turn.</source>
        <translation>In questo turno le tue lanterne non si contano.</translation>
    </message>
    <message>
        <source>You also gain what the far side of your tile shows.</source>
        <translation>Ricevi anche ciò che mostra il lato lontano della tua tessera.</translation>
    </message>
    <message>
        <source>One side that does not match will count as a match.</source>
        <translation>Un lato che non combacia conterà come abbinamento.</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>quale lanterna dà?</translation>
    </message>
    <message>
        <source>which lantern of the Supply does she take?</source>
        <translation>quale lanterna della Riserva prende?</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>quale delle tue lanterne prende?</translation>
    </message>
    <message>
        <source>touch the lit stack, then her lanterns.</source>
        <translation>tocca la pila illuminata, poi le sue lanterne.</translation>
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
        <source>touch what is lit.</source>
        <translation>tocca ciò che è illuminato.</translation>
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
        <source>Put your token on {kind}: your Dedications there score 1 more</source>
        <translation>Metti il tuo segnalino su {kind}: le tue Dediche lì valgono 1 in più</translation>
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
        <source>Give {lantern} ({number} held)</source>
        <translation>Dai {lantern} (ne hai {number})</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} ({number} held)</source>
        <translation>Scambia o restituisci {lantern} (ne hai {number})</translation>
    </message>
    <message>
        <source>Exchange {lantern} ({number} held)</source>
        <translation>Scambia {lantern} (ne hai {number})</translation>
    </message>
    <message>
        <source>Return {lantern} ({number} held)</source>
        <translation>Restituisci {lantern} (ne hai {number})</translation>
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
        <source>Take {lantern} ({number} left)</source>
        <translation>Prendi {lantern} (ne restano {number})</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Restituisci {lantern} alla Riserva</translation>
    </message>
    <message>
        <source>Take {lantern} for it ({number} left)</source>
        <translation>Prendi in cambio {lantern} (ne restano {number})</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message>
        <source>Whoever refills a hand may take it. {tile}</source>
        <translation>Chi rifornisce la mano può prenderla. {tile}</translation>
    </message>
    <message>
        <source>No tile lies face up.</source>
        <translation>Nessuna tessera è scoperta.</translation>
    </message>
    <message>
        <source>Tiles of {name}, seen by their owner only.</source>
        <translation>Tessere di {name}, le vede solo chi le ha in mano.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>Resta %n tessera nella pila.</numerusform>
            <numerusform>Restano %n tessere nella pila.</numerusform>
        </translation>
    </message>
    <message>
        <source>When all tiles are laid, everybody has one final turn.</source>
        <translation>Quando tutte le tessere sono posate, ognuno ha un ultimo turno.</translation>
    </message>
    <message>
        <source>A match with it brings a Mooncake.</source>
        <translation>Un abbinamento con questa porta un dolce lunare.</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: ne hai %n.</numerusform>
            <numerusform>{lantern}: ne hai %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} holds %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: {name} ne ha %n.</numerusform>
            <numerusform>{lantern}: {name} ne ha %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None is left in the Supply.</source>
        <translation>Nella Riserva non ce ne sono più.</translation>
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
    <message numerus="yes">
        <source>You hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>Ne hai %n.</numerusform>
            <numerusform>Ne hai %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: taken where a stack is empty, {points} each.</source>
        <translation>Dediche generiche: si prendono dove una pila è vuota, {points} l’una.</translation>
    </message>
    <message>
        <source>{kind}: none is left.</source>
        <translation>{kind}: esaurita.</translation>
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
        <translation>Se ne prende una generica.</translation>
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
        <source>you have the lanterns for it</source>
        <translation>hai le lanterne necessarie</translation>
    </message>
    <message>
        <source>you lack {lanterns}</source>
        <translation>ti manca {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you lack %n lantern(s)</source>
        <translation>
            <numerusform>ti manca %n lanterna</numerusform>
            <numerusform>ti mancano %n lanterne</numerusform>
        </translation>
    </message>
    <message>
        <source>you lack {number}: {lanterns}</source>
        <translation>te ne mancano {number}: {lanterns}</translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}, {mooncakes}: {ability}</translation>
    </message>
    <message>
        <source>The token of {name}: each Dedication taken from the stack it lies on scores one more.</source>
        <translation>Il segnalino di {name}: ogni Dedica presa dalla pila su cui si trova vale un punto in più.</translation>
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
        <source>Each stands for any lantern in a Dedication.</source>
        <translation>In una Dedica ognuna vale come una lanterna qualsiasi.</translation>
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
        <source>{name} holds %n lantern(s).</source>
        <translation>
            <numerusform>{name} ha %n lanterna.</numerusform>
            <numerusform>{name} ha %n lanterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more than {limit} may be kept when a tile is laid.</source>
        <translation>Quando si posa una tessera se ne possono tenere al massimo {limit}.</translation>
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
        <source>The help of {friend} was not used.</source>
        <translation>L’aiuto di {friend} non è stato usato.</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} ha dato {given} a {other} in cambio di {taken}.</translation>
    </message>
    <message>
        <source>{name} put the token on {kind}.</source>
        <translation>{name} ha messo il segnalino su {kind}.</translation>
    </message>
    <message>
        <source>The side with {lantern} counts as a match.</source>
        <translation>Il lato con {lantern} conta come abbinamento.</translation>
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
        <source>{name} turned a tile of the display.</source>
        <translation>{name} ha girato una tessera del mosaico.</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} ha guardato le prime tessere della pila.</translation>
    </message>
    <message>
        <source>{name} kept one of them and put the other at the bottom.</source>
        <translation>{name} ne ha tenuta una e ha messo l’altra in fondo.</translation>
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
        <source>Turn the tile at {x}, {y}: {tile}</source>
        <translation>Gira la tessera in {x}, {y}: {tile}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>Tralascia {lantern}</translation>
    </message>
    <message>
        <source>It stands for one more {lantern}</source>
        <translation>Vale come un’altra {lantern}</translation>
    </message>
    <message>
        <source>It stands for {lantern}</source>
        <translation>Vale come {lantern}</translation>
    </message>
    <message>
        <source>Let a Trixie lantern stand for one you have</source>
        <translation>Usa una lanterna Trixie al posto di una che hai</translation>
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
        <source>Back to the pile</source>
        <translation>Di nuovo nel mucchio</translation>
    </message>
    <message>
        <source>Take a Trixie lantern</source>
        <translation>Prendere una lanterna Trixie</translation>
    </message>
    <message>
        <source>No friend helps you with that now.</source>
        <translation>Ora nessun amico ti aiuta in questo.</translation>
    </message>
    <message>
        <source>Moon Dancer follows rules of her own.</source>
        <translation>Moon Dancer segue regole sue.</translation>
    </message>
    <message>
        <source>That friend is not in play.</source>
        <translation>Quell’amico non è in gioco.</translation>
    </message>
    <message>
        <source>Befriending comes first in a turn, and only once.</source>
        <translation>L’amicizia viene all’inizio del turno, e una volta sola.</translation>
    </message>
    <message>
        <source>You have too few Mooncakes for that friend.</source>
        <translation>Hai troppo pochi dolci lunari per quell’amico.</translation>
    </message>
    <message>
        <source>You hold no Trixie lantern.</source>
        <translation>Non hai lanterne Trixie.</translation>
    </message>
    <message>
        <source>First choose the side that counts as a match.</source>
        <translation>Prima scegli il lato che conta come abbinamento.</translation>
    </message>
    <message>
        <source>First choose the tile you keep.</source>
        <translation>Prima scegli la tessera che tieni.</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you have just returned.</source>
        <translation>Riprendi una delle lanterne che hai appena restituito.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Scegli un altro giocatore.</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and does not match.</source>
        <translation>Scegli un lato che tocca una tessera e non combacia.</translation>
    </message>
    <message>
        <source>Keep one of the tiles you are looking at.</source>
        <translation>Tieni una delle tessere che stai guardando.</translation>
    </message>
    <message>
        <source>A swap takes a different lantern.</source>
        <translation>Si scambia con una lanterna diversa.</translation>
    </message>
    <message>
        <source>That player holds no lantern of that kind.</source>
        <translation>Quel giocatore non ha lanterne di quel tipo.</translation>
    </message>
    <message>
        <source>Your token lies there already.</source>
        <translation>Il tuo segnalino è già lì.</translation>
    </message>
    <message>
        <source>Nothing is left on that stack.</source>
        <translation>In quella pila non resta nulla.</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>Lì non c’è nessuna tessera.</translation>
    </message>
    <message>
        <source>The tile lies that way already.</source>
        <translation>La tessera è già girata così.</translation>
    </message>
    <message>
        <source>There is nothing you could exchange.</source>
        <translation>Non c’è nulla che potresti scambiare.</translation>
    </message>
    <message>
        <source>There is nothing you could swap.</source>
        <translation>Non c’è nulla che potresti scambiare con qualcuno.</translation>
    </message>
    <message>
        <source>There is nothing you could take.</source>
        <translation>Non c’è nulla che potresti prendere.</translation>
    </message>
    <message>
        <source>You could not make a second Dedication.</source>
        <translation>Non potresti fare una seconda Dedica.</translation>
    </message>
    <message>
        <source>No Trixie lantern is left.</source>
        <translation>Non resta nessuna lanterna Trixie.</translation>
    </message>
    <message>
        <source>There is no other stack for your token.</source>
        <translation>Non c’è un’altra pila per il tuo segnalino.</translation>
    </message>
    <message>
        <source>That helps with placing a tile, and you have none left.</source>
        <translation>Aiuta a posare una tessera, e tu non ne hai più.</translation>
    </message>
    <message>
        <source>You do not hold more than {limit} lanterns.</source>
        <translation>Non hai più di {limit} lanterne.</translation>
    </message>
    <message>
        <source>There are not two tiles in the stack to look at.</source>
        <translation>Nella pila non ci sono due tessere da guardare.</translation>
    </message>
    <message>
        <source>You could not make a Dedication with that help.</source>
        <translation>Anche con quell’aiuto non potresti fare una Dedica.</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the lit tile on the lit cell. {gains}</source>
        <translation>Posa la tessera illuminata sulla casella illuminata. {gains}</translation>
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
        <source>A friend can help: touch what is lit.</source>
        <translation>Un amico può aiutarti: tocca ciò che è illuminato.</translation>
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
        <source>A question</source>
        <translation>Una domanda</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Scoperta</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>esaurita</translation>
    </message>
    <message>
        <source>from Generic</source>
        <translation>dalle generiche</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>puoi</translation>
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
        <source>in your hand</source>
        <translation>in mano tua</translation>
    </message>
    <message>
        <source>Trixie</source>
        <comment>a lantern of hers</comment>
        <translation>Trixie</translation>
    </message>
    <message>
        <source>turn the tile</source>
        <translation>gira la tessera</translation>
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
        <source>All tiles are placed: everyone has one final turn.</source>
        <translation>Tutte le tessere sono posate: ognuno ha un ultimo turno.</translation>
    </message>
    <message>
        <source>{name} ended the final turn.</source>
        <translation>{name} ha finito l’ultimo turno.</translation>
    </message>
    <message>
        <source>A friend brought {name} {lantern}.</source>
        <translation>Un amico ha portato {lantern} a {name}.</translation>
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
        <source>That stack is empty, so it was a generic tile.</source>
        <translation>Quella pila è vuota, quindi era una tessera generica.</translation>
    </message>
    <message>
        <source>One {lantern} was left out.</source>
        <translation>Una {lantern} è stata tralasciata.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) stood in.</source>
        <translation>
            <numerusform>%n lanterna Trixie ha fatto da sostituta.</numerusform>
            <numerusform>%n lanterne Trixie hanno fatto da sostitute.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} stayed.</source>
        <translation>Così è rimasta {lanterns}.</translation>
    </message>
    <message>
        <source>The token brought {points} more.</source>
        <translation>Il segnalino ha portato {points} in più.</translation>
    </message>
    <message>
        <source>{name} took the face-up tile; a new one was turned up.</source>
        <translation>{name} ha preso la tessera scoperta; ne è stata girata una nuova.</translation>
    </message>
    <message>
        <source>{name} took the last tile beside the stack.</source>
        <translation>{name} ha preso l’ultima tessera accanto alla pila.</translation>
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
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>Poi {name} ha ricevuto {lantern}</translation>
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
        <source>The upper side</source>
        <translation>Il lato in alto</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>Il lato a destra</translation>
    </message>
    <message>
        <source>The lower side</source>
        <translation>Il lato in basso</translation>
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
        <source>one is needed</source>
        <translation>ne serve uno</translation>
    </message>
    <message>
        <source>works alone</source>
        <translation>anche in solitario</translation>
    </message>
    <message>
        <source>brings pieces</source>
        <translation>porta pezzi</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
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
        <source>Moon Dancer’s level</source>
        <translation>Livello di Moon Dancer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>You begin. A tie is Moon Dancer’s.</source>
        <translation>Cominci tu. Il pareggio è di Moon Dancer.</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Il primo giocatore è scelto a caso. Poi si va in senso orario.</translation>
    </message>
    <message>
        <source>Moon Dancer’s level; below, ours</source>
        <translation>Livello di Moon Dancer; sotto, i nostri</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Amici del gala</translation>
    </message>
    <message>
        <source>Friends that go well together</source>
        <translation>Amici che stanno bene insieme</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Gioca senza amici</translation>
    </message>
    <message>
        <source>Let chance invite somebody</source>
        <translation>Fai invitare qualcuno dal caso</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Il tuo amico</translation>
    </message>
    <message>
        <source>Does not work alone.</source>
        <translation>Non funziona in solitario.</translation>
    </message>
    <message>
        <source>She helps Moon Dancer, too. Pinkie Pie may join another one.</source>
        <translation>Aiuta anche Moon Dancer. Pinkie Pie può affiancare un altro amico.</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Le tue prime tessere</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>A scelta</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn.</source>
        <translation>La prima tessera Cielo e le tue tessere Fuochi sono estratte a sorte.</translation>
    </message>
    <message numerus="yes">
        <source>A Sky tile to start with, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>Una tessera Cielo per cominciare, e fino a %n tessera Fuochi per la tua mano.</numerusform>
            <numerusform>Una tessera Cielo per cominciare, e fino a %n tessere Fuochi per la tua mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level your hand starts with %n Fireworks tile(s): choose no more.</source>
        <translation>
            <numerusform>A questo livello la tua mano comincia con %n tessera Fuochi: non sceglierne di più.</numerusform>
            <numerusform>A questo livello la tua mano comincia con %n tessere Fuochi: non sceglierne di più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: no more than {most} friends come to a gala.</source>
        <translation>Troppi: a un gala vengono al massimo {most} amici.</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: swap one.</source>
        <translation>Almeno uno degli amici deve avere un cuore: scambiane uno.</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: choose one more.</source>
        <translation>Almeno uno degli amici deve avere un cuore: scegline un altro.</translation>
    </message>
    <message>
        <source>Once a turn, pay a friend’s Mooncakes and use what she can do.</source>
        <translation>Una volta per turno, paga i dolci lunari di un amico e usa ciò che sa fare.</translation>
    </message>
    <message>
        <source>Nobody invited: on your turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>Nessun invitato: nel tuo turno puoi pagare {cost} dolci lunari per scambiare una lanterna.</translation>
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
    <message>
        <source>works alone beside another one</source>
        <translation>in solitario solo con un altro</translation>
    </message>
    <message>
        <source>brings pieces along</source>
        <translation>porta con sé dei pezzi</translation>
    </message>
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>lanterns that lead to a Dedication</source>
        <translation>lanterne che portano a una Dedica</translation>
    </message>
    <message>
        <source>Mooncakes for later</source>
        <translation>dolci lunari per dopo</translation>
    </message>
    <message>
        <source>less for the others</source>
        <translation>meno per gli altri</translation>
    </message>
    <message>
        <source>what the rest of the turn can bring</source>
        <translation>ciò che può portare il resto del turno</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>One tile is placed in a turn. Now refill your hand.</source>
        <translation>In un turno si posa una tessera. Ora rifornisci la mano.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Quella tessera non è nella tua mano.</translation>
    </message>
    <message>
        <source>A tile already lies there.</source>
        <translation>Lì c’è già una tessera.</translation>
    </message>
    <message>
        <source>A tile must share a side with the display.</source>
        <translation>Una tessera deve toccare il mosaico con un lato.</translation>
    </message>
    <message>
        <source>Return lanterns until you hold {limit}, then place a tile.</source>
        <translation>Restituisci lanterne finché ne hai {limit}, poi posa una tessera.</translation>
    </message>
    <message>
        <source>Exchanging comes first in a turn, and only once.</source>
        <translation>Lo scambio viene all’inizio del turno, e una volta sola.</translation>
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
        <source>You hold no lantern of that kind.</source>
        <translation>Non hai lanterne di quel tipo.</translation>
    </message>
    <message>
        <source>An exchange takes a different lantern.</source>
        <translation>Si scambia con una lanterna diversa.</translation>
    </message>
    <message>
        <source>The Supply has no lantern of that kind left.</source>
        <translation>La Riserva non ha più lanterne di quel tipo.</translation>
    </message>
    <message>
        <source>One Dedication is made in a turn, before placing.</source>
        <translation>In un turno si fa una sola Dedica, prima di posare.</translation>
    </message>
    <message>
        <source>No Dedication is left for that, not even a generic one.</source>
        <translation>Non resta nessuna Dedica per questo, nemmeno generica.</translation>
    </message>
    <message>
        <source>Generic Dedications are taken only where a stack is empty.</source>
        <translation>Le Dediche generiche si prendono solo dove una pila è vuota.</translation>
    </message>
    <message>
        <source>Four of a Kind needs four equal lanterns.</source>
        <translation>Quattro uguali richiede quattro lanterne uguali.</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three lanterns.</source>
        <translation>Tre coppie richiede due lanterne di tre tipi.</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>Sette diverse richiede una di ogni lanterna.</translation>
    </message>
    <message>
        <source>Lanterns are returned only when you hold more than {limit}, before placing.</source>
        <translation>Le lanterne si restituiscono solo se ne hai più di {limit}, prima di posare.</translation>
    </message>
    <message>
        <source>The hand is refilled after a tile is placed.</source>
        <translation>La mano si rifornisce dopo aver posato una tessera.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>La pila è vuota.</translation>
    </message>
    <message>
        <source>One tile is placed in a turn. Now it can only be ended.</source>
        <translation>In un turno si posa una tessera. Ora puoi solo terminarlo.</translation>
    </message>
    <message>
        <source>No friends are in play in this game.</source>
        <translation>In questa partita non ci sono amici.</translation>
    </message>
    <message>
        <source>A turn ends with placing a tile.</source>
        <translation>Un turno finisce posando una tessera.</translation>
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
        <source>Equal sides touched: a match gives you that lantern once more.</source>
        <translation>Lati uguali si toccano: un abbinamento ti dà quella lanterna una volta in più.</translation>
    </message>
    <message>
        <source>Fireworks tiles in a match bring Mooncakes. Two of them exchange a lantern.</source>
        <translation>Le tessere Fuochi in un abbinamento portano dolci lunari. Con due scambi una lanterna.</translation>
    </message>
    <message>
        <source>Every tile gives each seat the lantern on the side that faces it.</source>
        <translation>Ogni tessera dà a ogni posto la lanterna del lato rivolto verso di esso.</translation>
    </message>
    <message>
        <source>What the Supply lacks is not given. Dedications bring lanterns back to it.</source>
        <translation>Ciò che manca alla Riserva non si riceve. Le Dediche le restituiscono lanterne.</translation>
    </message>
    <message>
        <source>Each Dedication of a kind leaves less for the next. Do not wait too long.</source>
        <translation>Ogni Dedica di un tipo lascia meno alla prossima. Non aspettare troppo.</translation>
    </message>
    <message>
        <source>All tiles are laid: everybody may exchange and dedicate once more.</source>
        <translation>Tutte le tessere sono posate: ognuno può scambiare e dedicare ancora una volta.</translation>
    </message>
    <message>
        <source>The stack is empty: only few tiles are left to place. Complete your sets now.</source>
        <translation>La pila è vuota: restano poche tessere da posare. Completa ora le tue serie.</translation>
    </message>
    <message>
        <source>Only 12 lanterns may stay. Give back what no Dedication of yours needs.</source>
        <translation>Possono restare solo 12 lanterne. Restituisci ciò che non serve alle tue Dediche.</translation>
    </message>
    <message>
        <source>You can make a Dedication: these points decide the game. One in each turn, before placing.</source>
        <translation>Puoi fare una Dedica: questi punti decidono la partita. Una per turno, prima di posare.</translation>
    </message>
    <message>
        <source>For two Mooncakes you may exchange a lantern: good when just one is missing.</source>
        <translation>Per due dolci lunari puoi scambiare una lanterna: utile quando ne manca una sola.</translation>
    </message>
    <message>
        <source>A friend helps you this turn for Mooncakes. Rest the pointer on a card to read how.</source>
        <translation>In questo turno un amico ti aiuta in cambio di dolci lunari. Ferma il puntatore su una carta per leggere come.</translation>
    </message>
    <message>
        <source>Hold a tile over the table and look at every seat: it shows who would receive what.</source>
        <translation>Tieni una tessera sopra il tavolo e guarda ogni posto: mostra chi riceverebbe che cosa.</translation>
    </message>
    <message>
        <source>Take the tile you can see, or draw unseen: after this the turn cannot be taken back.</source>
        <translation>Prendi la tessera che vedi, o pescane una coperta: dopo, il turno non si può annullare.</translation>
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
        <source>befriend somebody</source>
        <translation>fare amicizia con qualcuno</translation>
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
        <source>use the friend’s help, or end the turn.</source>
        <translation>usa l’aiuto dell’amico o termina il turno.</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>scegli il lato che conta come abbinamento.</translation>
    </message>
    <message>
        <source>keep one of the tiles looked at.</source>
        <translation>tieni una delle tessere guardate.</translation>
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
        <source>choose a lantern of the Supply for it.</source>
        <translation>scegli in cambio una lanterna della Riserva.</translation>
    </message>
    <message>
        <source>press the stack again for its points.</source>
        <translation>premi ancora la pila per i suoi punti.</translation>
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
        <source>costs {mooncakes}</source>
        <translation>costa {mooncakes}</translation>
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
        <source>onto the same kind</source>
        <translation>sullo stesso tipo</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltato</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>puoi</translation>
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
        <source>you can</source>
        <translation>puoi</translation>
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
        <source>after that</source>
        <translation>dopo</translation>
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
        <source>turn it, then drop it</source>
        <translation>girala, poi posala</translation>
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
        <source>Bring in games</source>
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
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>Fai %n punto in questo turno.</numerusform>
            <numerusform>Fai %n punti in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>Fai in questo turno %n punto in più di chiunque altro.</numerusform>
            <numerusform>Fai in questo turno %n punti in più di chiunque altro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raise your coins to %n in this turn.</source>
        <translation>
            <numerusform>Arriva a %n moneta in questo turno.</numerusform>
            <numerusform>Arriva a %n monete in questo turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring together %n of your workers on one island.</source>
        <translation>
            <numerusform>Riunisci %n dei tuoi operai sulla stessa isola.</numerusform>
            <numerusform>Riunisci %n dei tuoi operai sulla stessa isola.</numerusform>
        </translation>
    </message>
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
        <source>You scored %n more point(s) than anybody else.</source>
        <translation>
            <numerusform>Hai fatto %n punto in più di chiunque altro.</numerusform>
            <numerusform>Hai fatto %n punti in più di chiunque altro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You raised your coins to %n.</source>
        <translation>
            <numerusform>Ora hai %n moneta.</numerusform>
            <numerusform>Ora hai %n monete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You brought %n of your workers to one island.</source>
        <translation>
            <numerusform>Hai riunito %n dei tuoi operai sulla stessa isola.</numerusform>
            <numerusform>Hai riunito %n dei tuoi operai sulla stessa isola.</numerusform>
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
        <source>The game ends with this turn.</source>
        <translation>La partita finisce con questo turno.</translation>
    </message>
    <message>
        <source>A secondary action may come before or after it.</source>
        <translation>Prima o dopo può venire un’azione secondaria.</translation>
    </message>
    <message>
        <source>Nobody else sees which.</source>
        <translation>Nessun altro vede quale.</translation>
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
        <source>choose where the worker of {island} begins</source>
        <translation>scegli dove comincia l’operaio di {island}</translation>
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
        <source>move on, or choose Done</source>
        <translation>muovi ancora o scegli Fatto</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>scegli se pagare un secondo piano</translation>
    </message>
    <message>
        <source>move on from {island}, which is full</source>
        <translation>riparti da {island}, che è piena</translation>
    </message>
    <message>
        <source>move on, or end the turn</source>
        <translation>muovi ancora o termina il turno</translation>
    </message>
    <message>
        <source>cross the new bridge, or end the turn</source>
        <translation>passa il nuovo ponte o termina il turno</translation>
    </message>
    <message>
        <source>skip the main action, none is possible</source>
        <translation>salta l’azione principale, nessuna è possibile</translation>
    </message>
    <message>
        <source>choose another main action, or end the turn</source>
        <translation>scegli un’altra azione principale o termina il turno</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>scegli un’azione principale</translation>
    </message>
    <message>
        <source>choose a secondary action, or end the turn</source>
        <translation>scegli un’azione secondaria o termina il turno</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>termina il turno</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>Resta %n movimento.</numerusform>
            <numerusform>Restano %n movimenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island where the bridge begins.</source>
        <translation>Scegli l’isola dove comincia il ponte.</translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>Scegli l’isola per il tuo piano.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Scegli uno dei tuoi operai.</translation>
    </message>
    <message>
        <source>Choose the island of the festival.</source>
        <translation>Scegli l’isola della festa.</translation>
    </message>
    <message>
        <source>Choose the island at the other end, from {island}.</source>
        <translation>Scegli l’isola all’altro capo, da {island}.</translation>
    </message>
    <message>
        <source>Choose the lane of the bridge.</source>
        <translation>Scegli il canale del ponte.</translation>
    </message>
    <message>
        <source>Choose where the worker on {island} goes.</source>
        <translation>Scegli dove va l’operaio di {island}.</translation>
    </message>
    <message>
        <source>Choose what the Crow gives you.</source>
        <translation>Scegli che cosa ti dà il Corvo.</translation>
    </message>
    <message>
        <source>Choose the way.</source>
        <translation>Scegli la via.</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>A worker on {island}, where you have {workers}</source>
        <translation>Un operaio su {island}, dove hai {workers}</translation>
    </message>
    <message>
        <source>To {island}</source>
        <translation>Verso {island}</translation>
    </message>
    <message>
        <source>To {island}: full, so it must go on from there</source>
        <translation>Verso {island}: piena, da lì deve proseguire</translation>
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
        <source>Build a floor of a pagoda</source>
        <translation>Costruisci un piano di una pagoda</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Indici una festa</translation>
    </message>
    <message numerus="yes">
        <source>Move on, %n movement(s) left</source>
        <translation>
            <numerusform>Continua a muovere, resta %n spostamento</numerusform>
            <numerusform>Continua a muovere, restano %n spostamenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>Muovi operai, fino a %n spostamento</numerusform>
            <numerusform>Muovi operai, fino a %n spostamenti</numerusform>
        </translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have nobody</source>
        <translation>Un ponte a {island}, dove non hai nessuno</translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have {workers}</source>
        <translation>Un ponte a {island}, dove hai {workers}</translation>
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
        <source>Take the Crow for {points}</source>
        <translation>Prendi il Corvo per {points}</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: one more main action</source>
        <translation>Metti un pesce portafortuna per {coins}: un’altra azione principale</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Tieni {power}: {rule}</translation>
    </message>
    <message>
        <source>The worker of {start} begins on {island}</source>
        <translation>L’operaio di {start} comincia su {island}</translation>
    </message>
    <message>
        <source>Begin with a floor on {island}</source>
        <translation>Comincia con un piano su {island}</translation>
    </message>
    <message>
        <source>The recruit goes to {island}</source>
        <translation>La recluta va su {island}</translation>
    </message>
    <message>
        <source>A worker crosses from {origin} to {destination}</source>
        <translation>Un operaio passa da {origin} a {destination}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>Aggiungi un secondo piano per {coins}</translation>
    </message>
    <message>
        <source>Nobody else crosses</source>
        <translation>Nessun altro passa</translation>
    </message>
    <message>
        <source>No more movements</source>
        <translation>Basta spostamenti</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>Nessun secondo piano</translation>
    </message>
    <message>
        <source>Leave out the main action, none is possible</source>
        <translation>Salta l’azione principale, nessuna è possibile</translation>
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
        <source>{number} ×, kept</source>
        <translation>{number} ×, tenuto</translation>
    </message>
    <message>
        <source>taken {number} ×</source>
        <translation>preso {number} ×</translation>
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
        <source>{name} had placed every floor.</source>
        <translation>{name} aveva messo tutti i piani.</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>Tutti gli obiettivi pubblici erano presi, l’ultimo da {name}.</translation>
    </message>
    <message>
        <source>Nobody built, scored or celebrated any more.</source>
        <translation>Nessuno costruiva, segnava o festeggiava più.</translation>
    </message>
    <message>
        <source>Their coins are equal too: they share the place.</source>
        <translation>Anche le monete sono pari: condividono il posto.</translation>
    </message>
    <message>
        <source>More coins decide: {values}.</source>
        <translation>Decidono più monete: {values}.</translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message>
        <source>An empty place for a private goal of yours.</source>
        <translation>Un posto vuoto per un tuo obiettivo segreto.</translation>
    </message>
    <message>
        <source>{a} – {b}: {segments}.</source>
        <translation>{a} – {b}: {segments}.</translation>
    </message>
    <message>
        <source>Ends your turn once its main action is done.</source>
        <translation>Termina il turno quando l’azione principale è fatta.</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with a worker of yours. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Costruisci un ponte da un’isola con un tuo operaio. Hai ancora %n segmento.</numerusform>
            <numerusform>Costruisci un ponte da un’isola con un tuo operaio. Hai ancora %n segmenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>Costruisci un piano dove hai un operaio. Hai ancora %n piano.</numerusform>
            <numerusform>Costruisci un piano dove hai un operaio. Hai ancora %n piani.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) of workers over bridges. Those of others cost coins.</source>
        <translation>
            <numerusform>Fino a %n spostamento di operai sui ponti. Quelli altrui costano monete.</numerusform>
            <numerusform>Fino a %n spostamenti di operai sui ponti. Quelli altrui costano monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what every festival would pay if it were held now.</source>
        <translation>Mostra che cosa darebbe ogni festa se si tenesse ora.</translation>
    </message>
    <message>
        <source>Fish: all of yours are placed.</source>
        <translation>Pesci: hai messo tutti i tuoi.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: one more main action this turn.</source>
        <translation>Metti un pesce per {coins}: un’azione principale in più in questo turno.</translation>
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
        <source>{island}: a Start. Any number of workers may stay.</source>
        <translation>{island}: una Partenza. Può ospitare qualsiasi numero di operai.</translation>
    </message>
    <message>
        <source>{island}. {size} island.</source>
        <translation>{island}. Isola: {size}.</translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival where floors and bridges suffice, you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Organizza una festa dove piani e ponti bastano, hai un operaio e nessuno ha più pezzi. Resta %n Sōrin.</numerusform>
            <numerusform>Organizza una festa dove piani e ponti bastano, hai un operaio e nessuno ha più pezzi. Restano %n Sōrin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>La sua festa c’è già stata: non si possono più aggiungere piani.</translation>
    </message>
    <message>
        <source>Each floor brings {reward}.</source>
        <translation>Ogni piano porta {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) for each piece.</source>
        <translation>
            <numerusform>Festa: %n punto per ogni pezzo.</numerusform>
            <numerusform>Festa: %n punti per ogni pezzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lack {things}.</source>
        <translation>Ti manca ancora: {things}.</translation>
    </message>
    <message>
        <source>You could hold it: {points}.</source>
        <translation>Potresti indirla: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} could hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} potrebbe indirla.</numerusform>
            <numerusform>{names} potrebbero indirla.</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker of yours</source>
        <translation>un tuo operaio</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for the majority</source>
        <translation>
            <numerusform>%n pezzo per la maggioranza</numerusform>
            <numerusform>%n pezzi per la maggioranza</numerusform>
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
        <source>Bridge of {name} between {a} and {b}: {segments}.</source>
        <translation>Ponte di {name} tra {a} e {b}: {segments}.</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival takes one.</source>
        <translation>
            <numerusform>Resta %n Sōrin: ogni festa ne usa uno.</numerusform>
            <numerusform>Restano %n Sōrin: ogni festa ne usa uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>Resta %n obiettivo segreto da pescare.</numerusform>
            <numerusform>Restano %n obiettivi segreti da pescare.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it brings {reward}.</source>
        <translation>Il primo ponte qui sopra porta {reward}.</translation>
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
        <source>Move from {origin} to {destination}.</source>
        <translation>Muovi da {origin} a {destination}.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>Muovi da {origin} a {destination} per {coins}.</translation>
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
        <source>Take the Crow, and coins.</source>
        <translation>Prendi il Corvo, e monete.</translation>
    </message>
    <message>
        <source>Take the Crow, and workers.</source>
        <translation>Prendi il Corvo, e operai.</translation>
    </message>
    <message>
        <source>Place a fish for {coins} and act once more.</source>
        <translation>Metti un pesce per {coins} e agisci ancora.</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Tieni {power}: {rule}</translation>
    </message>
    <message>
        <source>Begin on {island}.</source>
        <translation>Comincia su {island}.</translation>
    </message>
    <message>
        <source>Put the recruit on {island}.</source>
        <translation>Metti la recluta su {island}.</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>Paga un secondo piano.</translation>
    </message>
    <message>
        <source>Let the others stay.</source>
        <translation>Lascia fermi gli altri.</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>Lascia gli operai dove sono.</translation>
    </message>
    <message>
        <source>Save the coins.</source>
        <translation>Risparmia le monete.</translation>
    </message>
    <message>
        <source>No main action is possible: leave it out.</source>
        <translation>Nessuna azione principale è possibile: saltala.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Termina il turno.</translation>
    </message>
    <message>
        <source>It brings {gains}.</source>
        <translation>Porta {gains}.</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>Poi puoi prendere {goals}.</translation>
    </message>
    <message>
        <source>Then a festival on {islands} is possible.</source>
        <translation>Poi è possibile una festa su {islands}.</translation>
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
        <source>Build a floor of a pagoda</source>
        <translation>Costruisci un piano di una pagoda</translation>
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
        <source>Who leads, who would score what</source>
        <translation>Chi è in testa, chi farebbe quanti punti</translation>
    </message>
    <message>
        <source>Other ways for a worker</source>
        <translation>Altre vie per un operaio</translation>
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
        <source>If the game ended now: %n point(s)</source>
        <translation>
            <numerusform>Se finisse ora: %n punto</numerusform>
            <numerusform>Se finisse ora: %n punti</numerusform>
        </translation>
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
        <source>It pays {0} coins at the start of each turn, and costs whoever holds it at the end {1} points.</source>
        <translation>Dà {0} monete all’inizio di ogni turno, e a chi lo ha alla fine costa {1} punti.</translation>
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
        <source>The end is near: %n quiet turn(s) left</source>
        <translation>
            <numerusform>La fine è vicina: resta %n turno senza azioni</numerusform>
            <numerusform>La fine è vicina: restano %n turni senza azioni</numerusform>
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
        <source>Build it for %n coin(s)</source>
        <translation>
            <numerusform>Costruisci per %n moneta</numerusform>
            <numerusform>Costruisci per %n monete</numerusform>
        </translation>
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
        <source>Bridges of {name}: {coins}</source>
        <translation>Ponti di {name}: {coins}</translation>
    </message>
    <message>
        <source>Bridges of {name}: free</source>
        <translation>Ponti di {name}: gratis</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: {coins}</source>
        <translation>Due, ponti di {name}: {coins}</translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>I tuoi obiettivi segreti</translation>
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
        <source>End the turn without it</source>
        <translation>Termina il turno senza</translation>
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
        <source>What does the Crow give you?</source>
        <translation>Che cosa ti dà il Corvo?</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: free</source>
        <translation>Due, ponti di {name}: gratis</translation>
    </message>
    <message>
        <source>Over the water: {coins}</source>
        <translation>Sull’acqua: {coins}</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Che cosa fare</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Una domanda</translation>
    </message>
    <message>
        <source>Scores and stocks</source>
        <translation>Punti e scorte</translation>
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
        <source>secret power</source>
        <translation>potere segreto</translation>
    </message>
    <message>
        <source>The game ends with this turn</source>
        <translation>La partita finisce con questo turno</translation>
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
        <source>after that</source>
        <translation>dopo</translation>
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
        <source>Leave it out</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Festivals now</source>
        <translation>Feste ora</translation>
    </message>
    <message>
        <source>no worker of yours</source>
        <translation>nessun tuo operaio</translation>
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
        <source>Which way?</source>
        <translation>Quale via?</translation>
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
    <message>
        <source>choose another way</source>
        <translation>scegli un’altra via</translation>
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
        <source>a worker is lost</source>
        <translation>un operaio va perso</translation>
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
        <source>no private goal is left</source>
        <translation>non restano obiettivi segreti</translation>
    </message>
    <message>
        <source>The power of {name} brings +{gained}.</source>
        <translation>Il potere di {name} porta +{gained}.</translation>
    </message>
    <message>
        <source>The Crow brings {name} +{coins}.</source>
        <translation>Il Corvo porta a {name} +{coins}.</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} ha indetto una festa su {island}.</translation>
    </message>
    <message>
        <source>Fish go back to {names}.</source>
        <translation>I pesci tornano a {names}.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} per {pieces}</translation>
    </message>
    <message>
        <source>Fireflies bring {name} +{points}: {here} there, {beside} next door.</source>
        <translation>Le lucciole portano a {name} +{points}: {here} lì, {beside} accanto.</translation>
    </message>
    <message>
        <source>{name} let a worker cross from {origin} to {destination}</source>
        <translation>{name} ha fatto passare un operaio da {origin} a {destination}</translation>
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
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} ha pagato {coins} e ha aggiunto il piano {height} su {island}</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} free of charge</source>
        <translation>{name} ha costruito gratis un ponte da {a} a {b}</translation>
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
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} ha rivelato un obiettivo segreto ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} was dealt {goals} more.</source>
        <translation>{name} ha ricevuto {goals} in più.</translation>
    </message>
    <message>
        <source>A worker of {name} begins on {island}.</source>
        <translation>Un operaio di {name} comincia su {island}.</translation>
    </message>
    <message>
        <source>{name} begins with a floor on {island}.</source>
        <translation>{name} comincia con un piano su {island}.</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: one more main action.</source>
        <translation>{name} ha messo un pesce portafortuna per {coins}: un’altra azione principale.</translation>
    </message>
    <message>
        <source>No main action was possible for {name}.</source>
        <translation>{name} non poteva fare nessuna azione principale.</translation>
    </message>
    <message>
        <source>{name} left it at that.</source>
        <translation>{name} non ha fatto altro.</translation>
    </message>
    <message>
        <source>{name} has chosen a power.</source>
        <translation>{name} ha scelto un potere.</translation>
    </message>
    <message>
        <source>{name} has chosen {power}.</source>
        <translation>{name} ha scelto {power}.</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} ha {power}: {rule}</translation>
    </message>
    <message>
        <source>All powers are shown.</source>
        <translation>Tutti i poteri sono scoperti.</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends with this turn.</source>
        <translation>L’ultimo Sōrin è al suo posto: la partita finisce con questo turno.</translation>
    </message>
    <message>
        <source>{name} has placed the last floor: the game ends with this turn.</source>
        <translation>{name} ha messo l’ultimo piano: la partita finisce con questo turno.</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends with this turn.</source>
        <translation>Tutti gli obiettivi pubblici sono presi: la partita finisce con questo turno.</translation>
    </message>
    <message>
        <source>Nobody builds or scores any more: the game ends with this turn.</source>
        <translation>Nessuno costruisce o segna più: la partita finisce con questo turno.</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>Il Corvo costa a {name} {points}.</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} ha una catena di {islands}: +{points}.</translation>
    </message>
    <message>
        <source>The longest chain brings {name} +{points}.</source>
        <translation>La catena più lunga porta a {name} +{points}.</translation>
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
        <source>Build bridges and pagodas, gather on the islands, and hold festivals where you have most.</source>
        <translation>Costruisci ponti e pagode, riunisciti sulle isole e indici feste dove hai più pezzi.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monete</translation>
    </message>
    <message>
        <source>Coins to begin with</source>
        <translation>Monete iniziali</translation>
    </message>
    <message>
        <source>More for later players</source>
        <translation>Di più a chi gioca dopo</translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Uguali per tutti</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Obiettivi pubblici</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>A sorte</translation>
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
        <source>Dealt</source>
        <translation>Distribuiti</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>Potere del giocatore {number}</translation>
    </message>
    <message>
        <source>Other powers for everybody, by lot</source>
        <translation>Altri poteri per tutti, a sorte</translation>
    </message>
    <message>
        <source>All islands lie by lot, the Starts too.</source>
        <translation>Tutte le isole sono a sorte, anche le Partenze.</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Il primo giocatore è scelto a caso. Poi si va in senso orario.</translation>
    </message>
    <message>
        <source>The Starts lie in opposite corners, the rest by lot.</source>
        <translation>Le Partenze stanno in angoli opposti, il resto a sorte.</translation>
    </message>
    <message>
        <source>{number} of {all}, by lot</source>
        <translation>{number} di {all}, a sorte</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>scegline {number} di {all}</translation>
    </message>
    <message>
        <source>Everybody gets two powers and keeps one of them in secret.</source>
        <translation>Ognuno riceve due poteri e ne tiene uno in segreto.</translation>
    </message>
    <message>
        <source>Everybody plays by the same rules: best for a first game.</source>
        <translation>Tutti giocano con le stesse regole: ideale per una prima partita.</translation>
    </message>
    <message>
        <source>Festivals need, islands hold:</source>
        <translation>Le feste richiedono, le isole ospitano:</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n piano, {workers} operai</numerusform>
            <numerusform>{size}: %n piani, {workers} operai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) of public goals.</source>
        <translation>
            <numerusform>Scegli ancora %n tipo di obiettivi pubblici.</numerusform>
            <numerusform>Scegli ancora %n tipi di obiettivi pubblici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) of public goals fewer.</source>
        <translation>
            <numerusform>Scegli %n tipo di obiettivi pubblici in meno.</numerusform>
            <numerusform>Scegli %n tipi di obiettivi pubblici in meno.</numerusform>
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
        <source>who is ahead when the game ends</source>
        <translation>chi è in testa a fine partita</translation>
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
        <source>coins, bridges and workers at hand</source>
        <translation>monete, ponti e operai a disposizione</translation>
    </message>
    <message>
        <source>a goal within reach</source>
        <translation>un obiettivo a portata di mano</translation>
    </message>
    <message>
        <source>actions that are still left</source>
        <translation>azioni che restano ancora</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>obiettivi segreti</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First everyone chooses a power.</source>
        <translation>Prima ognuno sceglie un potere.</translation>
    </message>
    <message>
        <source>First choose where the worker begins.</source>
        <translation>Prima scegli dove comincia l’operaio.</translation>
    </message>
    <message>
        <source>First choose where your floor stands.</source>
        <translation>Prima scegli dove sta il tuo piano.</translation>
    </message>
    <message>
        <source>First put the recruited worker on an island.</source>
        <translation>Prima metti l’operaio reclutato su un’isola.</translation>
    </message>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Prima finisci di passare sul nuovo ponte.</translation>
    </message>
    <message>
        <source>First finish your movements.</source>
        <translation>Prima finisci i tuoi spostamenti.</translation>
    </message>
    <message>
        <source>A worker stands on a full island and must go on from there.</source>
        <translation>Un operaio sta su un’isola piena e deve proseguire da lì.</translation>
    </message>
    <message>
        <source>First decide about the second storey.</source>
        <translation>Prima decidi sul secondo piano.</translation>
    </message>
    <message>
        <source>A turn needs its main action.</source>
        <translation>Un turno vuole la sua azione principale.</translation>
    </message>
    <message>
        <source>Your main action is done; a lucky fish brings another one.</source>
        <translation>La tua azione principale è fatta; un pesce portafortuna ne dà un’altra.</translation>
    </message>
    <message>
        <source>Only one secondary action is done in a turn.</source>
        <translation>In un turno si fa una sola azione secondaria.</translation>
    </message>
    <message>
        <source>A main action is possible, so it cannot be left out.</source>
        <translation>Un’azione principale è possibile, quindi non si può saltare.</translation>
    </message>
    <message>
        <source>There is nothing to finish now.</source>
        <translation>Ora non c’è nulla da terminare.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>A bridge stands there already.</source>
        <translation>Lì c’è già un ponte.</translation>
    </message>
    <message>
        <source>Another bridge lies across this lane.</source>
        <translation>Un altro ponte attraversa questo canale.</translation>
    </message>
    <message>
        <source>A bridge needs a worker of yours on one of its ends.</source>
        <translation>Un ponte richiede un tuo operaio a una delle sue estremità.</translation>
    </message>
    <message>
        <source>Workers move one by one.</source>
        <translation>Gli operai si muovono uno alla volta.</translation>
    </message>
    <message>
        <source>That is no island of this board.</source>
        <translation>Quella non è un’isola di questo tabellone.</translation>
    </message>
    <message>
        <source>You have no worker there to move.</source>
        <translation>Lì non hai operai da muovere.</translation>
    </message>
    <message>
        <source>A movement goes over bridges that all belong to one player.</source>
        <translation>Uno spostamento passa su ponti che sono tutti di un solo giocatore.</translation>
    </message>
    <message>
        <source>That island is full: workers may pass but not stay.</source>
        <translation>Quell’isola è piena: gli operai possono passare ma non restare.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>Questo ponte richiede %n segmento; te ne restano {1}.</numerusform>
            <numerusform>Questo ponte richiede %n segmenti; te ne restano {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No straight lane leads from one to the other.</source>
        <translation>Nessun canale diritto porta dall’una all’altra.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Questo ponte costa %n moneta; ne hai {1}.</numerusform>
            <numerusform>Questo ponte costa %n monete; ne hai {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Il pedaggio è di %n moneta; ne hai {1}.</numerusform>
            <numerusform>Il pedaggio è di %n monete; ne hai {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move over bridges.</source>
        <translation>Gli operai si muovono sui ponti.</translation>
    </message>
    <message>
        <source>Only one movement a turn crosses an empty lane.</source>
        <translation>Solo uno spostamento per turno attraversa un canale vuoto.</translation>
    </message>
    <message>
        <source>That lane is not empty.</source>
        <translation>Quel canale non è vuoto.</translation>
    </message>
    <message>
        <source>A ferry crosses {0} cells at most.</source>
        <translation>Un traghetto attraversa al massimo {0} caselle.</translation>
    </message>
    <message>
        <source>You cannot pay for the ferry.</source>
        <translation>Non puoi pagare il traghetto.</translation>
    </message>
    <message>
        <source>No pagoda is built on a Start.</source>
        <translation>Su una Partenza non si costruiscono pagode.</translation>
    </message>
    <message>
        <source>A Sōrin seals this pagoda.</source>
        <translation>Un Sōrin sigilla questa pagoda.</translation>
    </message>
    <message>
        <source>A pagoda has {0} floors at most.</source>
        <translation>Una pagoda ha al massimo {0} piani.</translation>
    </message>
    <message>
        <source>You have no floor left.</source>
        <translation>Non hai più piani.</translation>
    </message>
    <message>
        <source>A floor needs a worker of yours on the island.</source>
        <translation>Un piano richiede un tuo operaio sull’isola.</translation>
    </message>
    <message>
        <source>No festival is held on a Start.</source>
        <translation>Su una Partenza non si tengono feste.</translation>
    </message>
    <message>
        <source>A festival was held here already.</source>
        <translation>Qui c’è già stata una festa.</translation>
    </message>
    <message>
        <source>No Sōrin is left.</source>
        <translation>Non restano Sōrin.</translation>
    </message>
    <message>
        <source>Floors missing for a festival here: {0}.</source>
        <translation>Piani che mancano per una festa qui: {0}.</translation>
    </message>
    <message>
        <source>Bridges missing at this island for a festival: {0}.</source>
        <translation>Ponti che mancano a quest’isola per una festa: {0}.</translation>
    </message>
    <message>
        <source>A festival needs a worker of yours on the island.</source>
        <translation>Una festa richiede un tuo operaio sull’isola.</translation>
    </message>
    <message>
        <source>Pieces you lack there for the majority: {0}.</source>
        <translation>Pezzi che ti mancano lì per la maggioranza: {0}.</translation>
    </message>
    <message>
        <source>That goal is not in play.</source>
        <translation>Quell’obiettivo non è in gioco.</translation>
    </message>
    <message>
        <source>All cards of that goal are taken.</source>
        <translation>Tutte le carte di quell’obiettivo sono prese.</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>Quell’obiettivo richiede {0}; tu hai {1}.</translation>
    </message>
    <message>
        <source>That goal is not in your hand.</source>
        <translation>Quell’obiettivo non è nella tua mano.</translation>
    </message>
    <message>
        <source>You hold the Crow already.</source>
        <translation>Hai già il Corvo.</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>Il Corvo costa {0} punti; ne hai {1}.</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Hai messo tutti i tuoi pesci.</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Il tuo prossimo pesce costa %n moneta; ne hai {1}.</numerusform>
            <numerusform>Il tuo prossimo pesce costa %n monete; ne hai {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers are chosen before the first turn.</source>
        <translation>I poteri si scelgono prima del primo turno.</translation>
    </message>
    <message>
        <source>That power was not dealt to you.</source>
        <translation>Quel potere non ti è stato dato.</translation>
    </message>
    <message>
        <source>There is no worker to recruit now.</source>
        <translation>Ora non c’è nessun operaio da reclutare.</translation>
    </message>
    <message>
        <source>The recruit cannot stand there.</source>
        <translation>La recluta non può stare lì.</translation>
    </message>
    <message>
        <source>Workers cross free of charge only when a bridge is built.</source>
        <translation>Gli operai passano gratis solo quando si costruisce un ponte.</translation>
    </message>
    <message>
        <source>No worker of yours can cross the new bridge that way.</source>
        <translation>Nessun tuo operaio può passare così sul nuovo ponte.</translation>
    </message>
    <message>
        <source>There is no second storey to build now.</source>
        <translation>Ora non c’è un secondo piano da costruire.</translation>
    </message>
    <message>
        <source>That is decided before the first turn, if at all.</source>
        <translation>Questo si decide, se mai, prima del primo turno.</translation>
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
        <source>Goals reached, not claimed</source>
        <translation>Obiettivi raggiunti, non presi</translation>
    </message>
    <message>
        <source>Goals not reached</source>
        <translation>Obiettivi non raggiunti</translation>
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
        <source>value × own pieces</source>
        <translation>valore × pezzi propri</translation>
    </message>
    <message>
        <source>workers at own festivals</source>
        <translation>operai alle proprie feste</translation>
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
        <source>private until now</source>
        <translation>segreti finora</translation>
    </message>
    <message>
        <source>stars under bridges</source>
        <translation>stelle sotto i ponti</translation>
    </message>
    <message>
        <source>what it brought</source>
        <translation>ciò che ha portato</translation>
    </message>
    <message>
        <source>paid, and at the end</source>
        <translation>pagato, e alla fine</translation>
    </message>
    <message>
        <source>islands on one path</source>
        <translation>isole su un percorso</translation>
    </message>
    <message>
        <source>of all players</source>
        <translation>di tutti i giocatori</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>Every piece of yours on the island scored: also where somebody else holds the festival.</source>
        <translation>Ogni tuo pezzo sull’isola ha dato punti: anche se la festa la indice qualcun altro.</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Un Sōrin sigilla l’isola: lì niente più piani, e nessuna seconda festa.</translation>
    </message>
    <message>
        <source>A private goal: only you see it, and nobody can take it from you.</source>
        <translation>Un obiettivo segreto: lo vedi solo tu, e nessuno può portartelo via.</translation>
    </message>
    <message>
        <source>The Crow brings 2 coins a turn, but whoever holds it at the end loses 10 points.</source>
        <translation>Il Corvo porta 2 monete per turno, ma chi lo ha alla fine perde 10 punti.</translation>
    </message>
    <message>
        <source>The game ends with this turn. Then the chains of islands score.</source>
        <translation>La partita finisce con questo turno. Poi contano le catene di isole.</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals while you may, mind the Crow.</source>
        <translation>La fine è vicina: prendi ciò che puoi, indici feste finché è possibile, occhio al Corvo.</translation>
    </message>
    <message>
        <source>You can hold a festival: most points of the game come from them. Look at what each seat would get.</source>
        <translation>Puoi indire una festa: da lì viene la maggior parte dei punti. Guarda che cosa avrebbe ogni posto.</translation>
    </message>
    <message>
        <source>A public goal is reached: claim it before somebody else does, one in each turn.</source>
        <translation>Un obiettivo pubblico è raggiunto: prendilo prima degli altri, uno per turno.</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free: without a worker nothing can be done on an island.</source>
        <translation>I tuoi operai possono passare gratis sul nuovo ponte: senza operai su un’isola non si fa nulla.</translation>
    </message>
    <message>
        <source>A floor costs nothing, brings the reward of the island, and counts at its festival.</source>
        <translation>Un piano non costa nulla, porta la ricompensa dell’isola e conta alla sua festa.</translation>
    </message>
    <message>
        <source>Up to three movements. Your own bridges are free, others cost a coin each for their owner.</source>
        <translation>Fino a tre spostamenti. I tuoi ponti sono gratis, quelli altrui costano una moneta l’uno, al proprietario.</translation>
    </message>
    <message>
        <source>Drag from island to island: a bridge costs a coin per piece, and you take what lies on the water.</source>
        <translation>Trascina da isola a isola: un ponte costa una moneta per pezzo, e prendi ciò che è sull’acqua.</translation>
    </message>
    <message>
        <source>A fish buys a second main action. It comes back after a festival at which you have a worker.</source>
        <translation>Un pesce compra una seconda azione principale. Torna dopo una festa dove hai un operaio.</translation>
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
        <source>place the new worker</source>
        <translation>piazza il nuovo operaio</translation>
    </message>
    <message>
        <source>one more, by the fish</source>
        <translation>un’altra, col pesce</translation>
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
        <source>which way?</source>
        <translation>quale via?</translation>
    </message>
    <message>
        <source>coins or workers?</source>
        <translation>monete o operai?</translation>
    </message>
    <message>
        <source>a worker begins elsewhere</source>
        <translation>un operaio comincia altrove</translation>
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
        <source>before or after</source>
        <translation>prima o dopo</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>dopo</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>ancora nessuna</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>saltata</translation>
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
        <source>After the last tile, most points win.</source>
        <translation>Dopo l’ultima tessera vince chi ha più punti.</translation>
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
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. Most points win.</source>
        <translation>L’ultimo Sōrin, l’ultimo obiettivo pubblico o un dodicesimo piano chiude la partita. Vince chi ha più punti.</translation>
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
        <source>Each pool of your second largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>Ogni vasca del tuo secondo gruppo vale 1 punto. Una barca ne vale 4 se tutte le vasche intorno sono complete.</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, most points win.</source>
        <translation>Dopo l’ultimo turno e un ultimo lancio vince chi ha più punti.</translation>
    </message>
    <message>
        <source>My first roll</source>
        <translation>Il mio primo tiro</translation>
    </message>
</context>
<context>
    <name>FirstSheet</name>
    <message>
        <source>What wins</source>
        <translation>Come si vince</translation>
    </message>
    <message>
        <source>Read it again: F1</source>
        <translation>Rileggi: F1</translation>
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
        <source>Exchange one of your lanterns for a different one of the Supply.</source>
        <translation>Scambia una tua lanterna con una diversa della Riserva.</translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>Prendi dalla Riserva una lanterna a tua scelta.</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player, your choice.</source>
        <translation>Scambia una tua lanterna con una diversa di un altro giocatore, a tua scelta.</translation>
    </message>
    <message>
        <source>Your Dedication this turn may leave out one lantern.</source>
        <translation>La tua Dedica di questo turno può tralasciare una lanterna.</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>Fai un’altra Dedica in questo turno.</translation>
    </message>
    <message>
        <source>Every match this turn brings one more Mooncake.</source>
        <translation>Ogni abbinamento di questo turno porta un dolce lunare in più.</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>Dopo la tua Dedica, riprendi una delle lanterne che hai dato.</translation>
    </message>
    <message>
        <source>At your refill, see the top two tiles, keep one, put the other at the bottom.</source>
        <translation>Quando peschi, guarda le prime due tessere, tienine una, metti l’altra in fondo.</translation>
    </message>
    <message>
        <source>Before you lay your tile, turn one tile on the table any way you like.</source>
        <translation>Prima di posare, gira come vuoi una tessera già sul tavolo.</translation>
    </message>
    <message>
        <source>Skip counting this turn: keep as many lanterns as you have.</source>
        <translation>Salta il conteggio in questo turno: tieni tutte le lanterne che hai.</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one of the Supply.</source>
        <translation>Scambia fino a due lanterne, ognuna con una diversa della Riserva.</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>Scegli una lanterna e un altro giocatore: ne ricevete una a testa, prima tu.</translation>
    </message>
    <message>
        <source>You also gain the lantern on the far side of the tile you lay.</source>
        <translation>Ricevi anche la lanterna sul lato lontano della tessera che posi.</translation>
    </message>
    <message>
        <source>One touching side that does not match counts as a match.</source>
        <translation>Un lato che tocca e non combacia conta come abbinamento.</translation>
    </message>
    <message>
        <source>Take a Trixie lantern, which stands for any one in a Dedication.</source>
        <translation>Prendi una lanterna Trixie, che in una Dedica vale come una qualsiasi.</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you take there score one more.</source>
        <translation>Metti il tuo segnalino su una pila: le Dediche che prendi lì valgono un punto in più.</translation>
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
    <message numerus="yes">
        <source>%n Fireworks tile(s) in your opening hand.</source>
        <translation>
            <numerusform>%n tessera Fuochi nella tua mano iniziale.</numerusform>
            <numerusform>%n tessere Fuochi nella tua mano iniziale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer non riceve mai dolci lunari.</translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on a turn on which a Fireworks tile from your hand brings you one.</source>
        <translation>Moon Dancer riceve un dolce lunare in ogni turno in cui una tessera Fuochi della tua mano te ne porta uno.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer riceve un dolce lunare per ognuno che ricevi tu.</translation>
    </message>
    <message>
        <source>Moon Dancer gains the lantern opposite you, too.</source>
        <translation>Moon Dancer riceve anche la lanterna del lato opposto al tuo.</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer begins with %n more of every lantern.</source>
        <translation>
            <numerusform>Moon Dancer comincia con %n lanterna in più di ogni tipo.</numerusform>
            <numerusform>Moon Dancer comincia con %n lanterne in più di ogni tipo.</numerusform>
        </translation>
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
        <source>Place a tile, and everyone gains the lantern they face.</source>
        <translation>Posa una tessera, e ognuno riceve la lanterna che ha davanti.</translation>
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
        <source>Play with tips</source>
        <translation>Gioca con consigli</translation>
    </message>
    <message>
        <source>against one computer</source>
        <translation>contro un computer</translation>
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
        <source>{done} of {steps}</source>
        <translation>{done} di {steps}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
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
        <source>coins you hold</source>
        <translation>monete che hai</translation>
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
        <source>All away</source>
        <translation>Tutti via</translation>
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
        <source>floors on a Small, a Medium and a Large island</source>
        <translation>piani su un’isola Piccola, una Media e una Grande</translation>
    </message>
    <message>
        <source>both Starts joined by own bridges</source>
        <translation>le due Partenze unite da ponti propri</translation>
    </message>
    <message>
        <source>{number} islands on one path of own bridges</source>
        <translation>{number} isole su un percorso di ponti propri</translation>
    </message>
    <message>
        <source>{number} own bridges between the same two islands</source>
        <translation>{number} ponti propri tra le stesse due isole</translation>
    </message>
    <message>
        <source>{number} own workers on one island that is no Start</source>
        <translation>{number} operai propri su un’isola che non è una Partenza</translation>
    </message>
    <message>
        <source>{number} islands with own workers only</source>
        <translation>{number} isole con soli operai propri</translation>
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
        <source>pieces on {number} sealed islands</source>
        <translation>pezzi su {number} isole sigillate</translation>
    </message>
    <message>
        <source>{number} bridges built</source>
        <translation>{number} ponti costruiti</translation>
    </message>
    <message>
        <source>own workers on neither Start</source>
        <translation>nessun operaio proprio sulle Partenze</translation>
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
        <source>Press the card, or drag Mooncakes onto it.</source>
        <translation>Premi la carta, o trascinaci sopra dolci lunari.</translation>
    </message>
    <message>
        <source>This friend could not help you now.</source>
        <translation>Ora questo amico non potrebbe aiutarti.</translation>
    </message>
    <message>
        <source>One friend in a turn, before anything else.</source>
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
        <source>dedicate with one less</source>
        <translation>Dedica con una in meno</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>un’altra Dedica</translation>
    </message>
    <message>
        <source>+1 Mooncake a match</source>
        <translation>+1 dolce lunare per abbinamento</translation>
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
        <source>turn a laid tile</source>
        <translation>gira una tessera posata</translation>
    </message>
    <message>
        <source>skip counting</source>
        <translation>salta il conteggio</translation>
    </message>
    <message>
        <source>exchange up to two</source>
        <translation>scambiane fino a due</translation>
    </message>
    <message>
        <source>a lantern for two</source>
        <translation>una lanterna per due</translation>
    </message>
    <message>
        <source>the far side, too</source>
        <translation>anche il lato lontano</translation>
    </message>
    <message>
        <source>one side matches any</source>
        <translation>un lato combacia sempre</translation>
    </message>
    <message>
        <source>stands for any</source>
        <translation>vale come ognuna</translation>
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
        <source>now, before your refill</source>
        <translation>adesso, prima di rifornire la mano</translation>
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
        <source>at your refill</source>
        <translation>quando peschi</translation>
    </message>
    <message>
        <source>before you place a tile</source>
        <translation>prima di posare una tessera</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Passa il portatile a {name}</translation>
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
        <source>It is the turn of {name}.</source>
        <translation>È il turno di {name}.</translation>
    </message>
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
        <source>What the rules say about it (F1)</source>
        <translation>Che cosa dicono le regole (F1)</translation>
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
        <source>Only %n point(s). The next festival may well be yours.</source>
        <translation>
            <numerusform>Solo %n punto. La prossima festa potrebbe essere tua.</numerusform>
            <numerusform>Solo %n punti. La prossima festa potrebbe essere tua.</numerusform>
        </translation>
    </message>
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
        <source>Now me</source>
        <translation>Ora io</translation>
    </message>
    <message>
        <source>Take it back and make the move yourself</source>
        <translation>Annulla e fai la mossa tu</translation>
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
        <source>Play now</source>
        <translation>Gioca ora</translation>
    </message>
    <message>
        <source>A game with tips against one computer</source>
        <translation>Una partita con consigli contro un computer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game goes on.</source>
        <translation>Guarda come prosegue la partita.</translation>
    </message>
    <message>
        <source>That is the move. Take it back, and make it yourself.</source>
        <translation>Questa è la mossa. Annullala e falla tu.</translation>
    </message>
    <message>
        <source>You will do that soon. First read this, then press Next.</source>
        <translation>Lo farai presto. Prima leggi qui, poi premi Avanti.</translation>
    </message>
    <message>
        <source>That is allowed, but here try what the lesson asks for.</source>
        <translation>È permesso, ma qui prova ciò che chiede la lezione.</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Lascia la lezione</translation>
    </message>
    <message>
        <source>You can go on with it later (Esc)</source>
        <translation>Puoi continuarla più tardi (Esc)</translation>
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
        <source>{level} · ours</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · nostro</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>vinte {wins} su {games}</translation>
    </message>
    <message>
        <source>Leads, game by game: {numbers}</source>
        <translation>Vantaggi, partita per partita: {numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Non ancora giocato.</translation>
    </message>
    <message>
        <source>Best lead</source>
        <translation>Miglior vantaggio</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Vittorie di fila ora</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Massimo di fila</translation>
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
        <source>Friend</source>
        <translation>Amica</translation>
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
        <source>Chance</source>
        <translation>Caso</translation>
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
        <source>Likes points now, and overlooks good moves.</source>
        <translation>Ama i punti subito, e non vede certe buone mosse.</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves, and often takes a lesser one.</source>
        <translation>Non vede quasi metà delle mosse, e spesso ne prende una peggiore.</translation>
    </message>
    <message>
        <source>Overlooks some moves, and often picks one that is nearly as good.</source>
        <translation>Non vede alcune mosse, e spesso ne prende una quasi altrettanto buona.</translation>
    </message>
    <message>
        <source>Overlooks little, and often picks a move that is nearly as good.</source>
        <translation>Vede quasi tutto, e spesso prende una mossa quasi altrettanto buona.</translation>
    </message>
    <message>
        <source>Overlooks nothing, and sometimes picks a move that is nearly as good.</source>
        <translation>Vede tutto, e a volte prende una mossa quasi altrettanto buona.</translation>
    </message>
    <message>
        <source>Takes what looks best at once.</source>
        <translation>Prende ciò che sul momento sembra meglio.</translation>
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
        <source>Looks ahead, for up to two seconds.</source>
        <translation>Pensa in avanti, fino a due secondi.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Pensa in avanti quattro volte più a fondo di una maestra.</translation>
    </message>
    <message>
        <source>Builds for later rounds.</source>
        <translation>Costruisce per i giri successivi.</translation>
    </message>
    <message>
        <source>Likes to have plenty in store.</source>
        <translation>Ama avere molto da parte.</translation>
    </message>
    <message>
        <source>Leaves the others as little as it can.</source>
        <translation>Lascia agli altri il meno possibile.</translation>
    </message>
    <message>
        <source>Wins {won} of 100 games for two against {level}, give or take {reach}.</source>
        <translation>Vince {won} partite in due su 100 contro {level}, con uno scarto di {reach}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>What this program is made of</source>
        <translation>Di che cosa è fatto questo programma</translation>
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
        <source>The list of licences is missing. Please install again.</source>
        <translation>Manca l’elenco delle licenze. Installa di nuovo il programma.</translation>
    </message>
    <message>
        <source>{name} is contained in {other}. Its licence: {licence}.</source>
        <translation>{name} è contenuto in {other}. La sua licenza: {licence}.</translation>
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
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Undo ends here</source>
        <translation>Annulla si ferma qui</translation>
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
        <source>In a new game, which is practice</source>
        <translation>In una nuova partita, come allenamento</translation>
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
        <source>Luck is what rolls and tiles brought, against the average of other rolls and tiles. Mistakes are what the coach is sure of; only people’s turns are looked at. The rest is what nobody could see coming.</source>
        <translation>La fortuna è quello che hanno portato i lanci e le tessere, rispetto alla media di altri lanci e tessere. Gli errori sono quelli di cui il coach è sicuro; guarda solo i turni delle persone. Il resto è quello che nessuno poteva prevedere.</translation>
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
        <source>See the table then</source>
        <translation>Vedi il tavolo di allora</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved: please close the window and start it again.</source>
        <translation>Festival Desktop è stato aggiornato mentre era aperto. La tua partita è salvata: chiudi la finestra e avvialo di nuovo.</translation>
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
        <source>Several ways are equally good for me. Which one do you like?</source>
        <translation>Più strade vanno bene per me allo stesso modo. Quale ti piace?</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores most.</source>
        <translation>Tocca a me. Cerco la Dedica che vale di più.</translation>
    </message>
    <message>
        <source>I never gain Mooncakes.</source>
        <translation>Io non ricevo mai dolci lunari.</translation>
    </message>
    <message>
        <source>When your Fireworks tile brings you Mooncakes, I gain one.</source>
        <translation>Quando la tua tessera Fuochi ti porta dolci lunari, ne ricevo uno.</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one.</source>
        <translation>Per ogni dolce lunare che ricevi, ne ricevo uno.</translation>
    </message>
    <message>
        <source>On every tile you lay, the lanterns on the left and right are mine.</source>
        <translation>Di ogni tessera che posi, le lanterne a sinistra e a destra sono mie.</translation>
    </message>
    <message>
        <source>On every tile you lay, all lanterns but those on your side are mine.</source>
        <translation>Di ogni tessera che posi, tutte le lanterne tranne quella sul tuo lato sono mie.</translation>
    </message>
    <message>
        <source>I have brought some of every lantern.</source>
        <translation>Ho portato con me lanterne di ogni tipo.</translation>
    </message>
    <message>
        <source>Score more than I do: a tie is mine.</source>
        <translation>Fai più punti di me: il pareggio è mio.</translation>
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
        <source>A further Dedication is not possible.</source>
        <translation>Un’altra Dedica non è possibile.</translation>
    </message>
    <message>
        <source>I can make no Dedication, so I spend nothing.</source>
        <translation>Non posso fare nessuna Dedica, quindi non spendo nulla.</translation>
    </message>
    <message>
        <source>Once more I can make {options}.</source>
        <translation>Posso fare ancora {options}.</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>Posso fare {options}.</translation>
    </message>
    <message>
        <source>{kind} scores most.</source>
        <translation>{kind} vale di più.</translation>
    </message>
    <message>
        <source>Of equal ones, {kind} takes the fewest lanterns.</source>
        <translation>A parità di valore, {kind} richiede meno lanterne.</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind} per {points}</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}</source>
        <translation>{kind} per {points}, con {friend}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>Hai scelto {lanterns} per me.</translation>
    </message>
    <message>
        <source>What I need is {lanterns}.</source>
        <translation>Mi serve {lanterns}.</translation>
    </message>
    <message>
        <source>I can spare {lanterns} only.</source>
        <translation>Posso rinunciare solo a {lanterns}.</translation>
    </message>
    <message>
        <source>What I lack is {lanterns}.</source>
        <translation>Mi manca {lanterns}.</translation>
    </message>
    <message>
        <source>I use what I hold most of: {numbers}.</source>
        <translation>Uso ciò di cui ho di più: {numbers}.</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has most of: {numbers}.</source>
        <translation>Poi guardo di che cosa la Riserva ha di più: {numbers}.</translation>
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
        <source>{name} can make no further Dedication.</source>
        <translation>{name} non può fare un’altra Dedica.</translation>
    </message>
    <message>
        <source>{name} can make no Dedication.</source>
        <translation>{name} non può fare nessuna Dedica.</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: {points} are the most.</source>
        <translation>{name} sceglie {kind}: {points}, il massimo.</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: it takes the fewest lanterns.</source>
        <translation>{name} sceglie {kind}: richiede meno lanterne.</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Hai scelto {kind} per {name}.</translation>
    </message>
    <message>
        <source>{name} can make {kind} only.</source>
        <translation>{name} può fare solo {kind}.</translation>
    </message>
    <message>
        <source>It takes the help of {friend}.</source>
        <translation>Serve l’aiuto di {friend}.</translation>
    </message>
    <message>
        <source>She holds most of {lanterns}.</source>
        <translation>Ha soprattutto {lanterns}.</translation>
    </message>
    <message>
        <source>The Supply has most of {lanterns}.</source>
        <translation>La Riserva ha soprattutto {lanterns}.</translation>
    </message>
    <message>
        <source>She holds most of {held}; of the rest the Supply has most of {lanterns}.</source>
        <translation>Ha soprattutto {held}; del resto, la Riserva ha soprattutto {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she dedicates {lanterns}.</source>
        <translation>Hai scelto che dedichi {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she takes {lanterns}.</source>
        <translation>Hai scelto che prenda {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she gives {lanterns}.</source>
        <translation>Hai scelto che dia {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she leaves {lanterns} out.</source>
        <translation>Hai scelto che tralasci {lanterns}.</translation>
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
        <source>Surprise</source>
        <translation>Sorpresa</translation>
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
        <source>The coach compares your turn.</source>
        <translation>Il coach confronta il tuo turno.</translation>
    </message>
    <message>
        <source>Solved! Solve it once more, and it leaves your puzzles.</source>
        <translation>Risolto! Risolvilo ancora una volta e lascia i tuoi rompicapi.</translation>
    </message>
    <message>
        <source>Solved twice! It leaves your puzzles.</source>
        <translation>Risolto due volte! Lascia i tuoi rompicapi.</translation>
    </message>
    <message>
        <source>The coach cannot compare it now. Take a step back, or try again.</source>
        <translation>Il coach non può confrontarlo ora. Torna indietro di un passo o riprova.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Take a step back, or try again.</source>
        <translation>
            <numerusform>Non ancora: costa circa %n punto. Torna indietro di un passo o riprova.</numerusform>
            <numerusform>Non ancora: costa circa %n punti. Torna indietro di un passo o riprova.</numerusform>
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
        <source>Computer pace: {pace}</source>
        <translation>Ritmo del computer: {pace}</translation>
    </message>
    <message>
        <source>Computer pace: {pace}. A press on the table hurries one move.</source>
        <translation>Ritmo del computer: {pace}. Premi sul tavolo per affrettare una mossa.</translation>
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
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n punto subito</numerusform>
            <numerusform>%n punti subito</numerusform>
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
        <source>You begin with {coins} coins.</source>
        <translation>Cominci con {coins} monete.</translation>
    </message>
    <message>
        <source>You begin with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>Cominci con {coins} monete e con 1 operaio in più su una Partenza a tua scelta.</translation>
    </message>
    <message>
        <source>You begin with {workers} workers on each Start.</source>
        <translation>Cominci con {workers} operai su ogni Partenza.</translation>
    </message>
    <message>
        <source>You begin with {goals} private goals.</source>
        <translation>Cominci con {goals} obiettivi segreti.</translation>
    </message>
    <message>
        <source>You begin with {points} points.</source>
        <translation>Cominci con {points} punti.</translation>
    </message>
    <message>
        <source>One worker of each Start begins on another island of your choice.</source>
        <translation>Un operaio di ogni Partenza comincia su un’altra isola a tua scelta.</translation>
    </message>
    <message>
        <source>You begin with a floor on a Small island of your choice, without its reward.</source>
        <translation>Cominci con un piano su un’isola Piccola a tua scelta, senza la sua ricompensa.</translation>
    </message>
    <message>
        <source>You play first and begin with {coins} coins.</source>
        <translation>Giochi per primo e cominci con {coins} monete.</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less than its length.</source>
        <translation>Ogni ponte ti costa {segments} moneta in meno della sua lunghezza.</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>I ponti da {length} segmenti in su ti costano {coins} in meno.</translation>
    </message>
    <message>
        <source>A movement of another player that pays you brings {coins} coin more.</source>
        <translation>Uno spostamento altrui che ti paga porta {coins} moneta in più.</translation>
    </message>
    <message>
        <source>One movement a turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>Uno spostamento per turno può attraversare un canale vuoto, fino a {length} caselle, per {coins} moneta.</translation>
    </message>
    <message>
        <source>The first bridge of each movement costs you no toll.</source>
        <translation>Il primo ponte di ogni spostamento non ti costa pedaggio.</translation>
    </message>
    <message>
        <source>Each water reward also brings you {coins} coin.</source>
        <translation>Ogni tesoro nell’acqua ti porta anche {coins} moneta.</translation>
    </message>
    <message>
        <source>You may build bridges from an island with your floor, worker or not.</source>
        <translation>Puoi costruire ponti da un’isola con un tuo piano, anche senza operaio.</translation>
    </message>
    <message>
        <source>Moving gives you {number} movements.</source>
        <translation>Muovere ti dà {number} spostamenti.</translation>
    </message>
    <message>
        <source>Two workers on one island may go as one movement; both pay the toll.</source>
        <translation>Due operai su un’isola possono andare in un solo spostamento; pagano entrambi il pedaggio.</translation>
    </message>
    <message>
        <source>Your workers may overfill an island: {workers} above its capacity.</source>
        <translation>I tuoi operai possono superare la capienza di un’isola: {workers} in più.</translation>
    </message>
    <message>
        <source>Each time you recruit, {workers} worker more comes.</source>
        <translation>Ogni volta che recluti, viene {workers} operaio in più.</translation>
    </message>
    <message>
        <source>Your recruits may stand on any island with a worker of yours and room.</source>
        <translation>Le tue reclute possono stare su ogni isola con un tuo operaio e posto libero.</translation>
    </message>
    <message>
        <source>Each floor you build brings {coins} coin.</source>
        <translation>Ogni piano che costruisci porta {coins} moneta.</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins for a second one there.</source>
        <translation>Quando costruisci un piano, puoi pagare {coins} monete per un secondo lì.</translation>
    </message>
    <message>
        <source>You may build where you have a bridge but no worker.</source>
        <translation>Puoi costruire dove hai un ponte ma nessun operaio.</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts {pieces} for the majority, not for points.</source>
        <translation>Il tuo piano in cima a una pagoda conta {pieces} per la maggioranza, non per i punti.</translation>
    </message>
    <message>
        <source>At your festivals each worker on the island brings you {points} points.</source>
        <translation>Alle tue feste ogni operaio sull’isola ti porta {points} punti.</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} bridge fewer.</source>
        <translation>Le tue feste richiedono {bridges} ponte in meno.</translation>
    </message>
    <message>
        <source>You may hold a festival when you are {pieces} piece short of the majority.</source>
        <translation>Puoi indire una festa anche se ti manca {pieces} pezzo per la maggioranza.</translation>
    </message>
    <message>
        <source>A worker of yours at another player’s festival brings you {points} points.</source>
        <translation>Un tuo operaio alla festa di un altro ti porta {points} punti.</translation>
    </message>
    <message>
        <source>Each private goal brings you {points} points more.</source>
        <translation>Ogni obiettivo segreto ti porta {points} punti in più.</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points, and only {loss} when the game ends.</source>
        <translation>Il Corvo ti costa {cost} punti, e solo {loss} a fine partita.</translation>
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
        <source>Page before</source>
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
        <source>nothing chosen</source>
        <translation>nulla di scelto</translation>
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
    <message>
        <source>{file} could not be written.</source>
        <translation>Impossibile scrivere {file}.</translation>
    </message>
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>If the game ended now</source>
        <translation>Se la partita finisse ora</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>{reached} of {target} reached</source>
        <translation>Raggiunti {reached} su {target}</translation>
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
        <source>Not yet: {reached} of {target}. Take a step back, or try again.</source>
        <translation>Non ancora: {reached} su {target}. Annulla un passo o riprova.</translation>
    </message>
    <message>
        <source>Nobody can know what comes of that. There is a way without luck.</source>
        <translation>Nessuno può sapere che cosa ne verrà. C’è una via senza fortuna.</translation>
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
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Annulla l’ultimo passo (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>Rifallo (Ctrl+Maiusc+Z)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Begin the puzzle anew</source>
        <translation>Ricomincia il rompicapo</translation>
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
        <source>The record could not be written. {reason}</source>
        <translation>Impossibile scrivere il record. {reason}</translation>
    </message>
    <message>
        <source>The records of {challenge} are of a newer version. They are left as they are, and nothing is added.</source>
        <translation>I record di {challenge} sono di una versione più recente. Restano come sono, e non si aggiunge nulla.</translation>
    </message>
    <message>
        <source>The records of {challenge} cannot be read now.</source>
        <translation>I record di {challenge} ora non si possono leggere.</translation>
    </message>
    <message numerus="yes">
        <source>The records of {challenge} were damaged. The file was put aside; %n game(s) could be kept.</source>
        <translation>
            <numerusform>I record di {challenge} erano danneggiati. Il file è stato messo da parte; %n partita è stata conservata.</numerusform>
            <numerusform>I record di {challenge} erano danneggiati. Il file è stato messo da parte; %n partite sono state conservate.</numerusform>
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
    <message numerus="yes">
        <source>%n of these game(s) had content of your own.</source>
        <translation>
            <numerusform>%n di queste partite aveva contenuto tuo.</numerusform>
            <numerusform>%n di queste partite avevano contenuto tuo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Scaffale</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>The rulebook’s</source>
        <translation>Del regolamento</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nostri</translation>
    </message>
    <message>
        <source>Bars point up for a win and down for a loss. Practice does not count.</source>
        <translation>Le barre vanno in su per una vittoria e in giù per una sconfitta. L’allenamento non conta.</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice does not count.</source>
        <translation>Le barre sono punti, le linee medaglie. L’allenamento non conta.</translation>
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
        <source>Go through the game by itself (Space)</source>
        <translation>Scorre la partita da sé (Spazio)</translation>
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
        <source>Try again from this step, in a new game (Ctrl+T)</source>
        <translation>Riprova da questo passo, in una nuova partita (Ctrl+T)</translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation>All’inizio (Home)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Un passo indietro (Sinistra)</translation>
    </message>
    <message>
        <source>Backwards by itself (Shift+Space)</source>
        <translation>All’indietro da sé (Maiusc+Spazio)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Un passo avanti (Destra)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Alla fine (Fine)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Whose knowledge</source>
        <translation>Chi guarda</translation>
    </message>
    <message>
        <source>How fast it goes by itself (+ and -)</source>
        <translation>Quanto va veloce da sé (+ e -)</translation>
    </message>
    <message>
        <source>Whose knowledge is shown. All open: the hand of whoever decides.</source>
        <translation>Di chi si mostra il sapere. Tutto scoperto: la mano di chi decide.</translation>
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
        <source>Previous place</source>
        <translation>Punto precedente</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Punto seguente</translation>
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
        <source>Play the rescued game</source>
        <translation>Gioca la partita recuperata</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punteggi</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Ripristina</translation>
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
        <source>See it step by step</source>
        <translation>Guardala passo dopo passo</translation>
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
        <source>A second file of this game (Ctrl+D)</source>
        <translation>Un secondo file di questa partita (Ctrl+D)</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta …</translation>
    </message>
    <message>
        <source>A copy where you like (Ctrl+E)</source>
        <translation>Una copia dove vuoi (Ctrl+E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>To the trash (Delete)</source>
        <translation>Nel cestino (Canc)</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>It cannot be put back then</source>
        <translation>Poi non si può più ripristinare</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome della partita</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>Saved. Every step is saved by itself, too.</source>
        <translation>Salvato. Ogni passo si salva anche da sé.</translation>
    </message>
    <message>
        <source>Every step of the game is saved again.</source>
        <translation>Ogni passo della partita è di nuovo salvato.</translation>
    </message>
    <message>
        <source>“{name}” was changed by somebody else. It stays as it is, and your game goes on in a file of its own.</source>
        <translation>“{name}” è stata modificata da qualcun altro. Resta com’è, e la tua partita continua in un file suo.</translation>
    </message>
    <message>
        <source>This game goes on with the content it was saved with.</source>
        <translation>Questa partita continua con il contenuto con cui è stata salvata.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and goes on under them.</source>
        <translation>Questa partita è stata salvata con regole precedenti e continua con quelle.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it goes on under today&apos;s.</source>
        <translation>Questa partita è stata salvata con regole precedenti; continua con quelle di oggi.</translation>
    </message>
    <message>
        <source>It is practice now: the version that saved it could not yet show that a game is fair.</source>
        <translation>Ora è un allenamento: la versione che l’ha salvata non poteva ancora mostrare che una partita è leale.</translation>
    </message>
    <message>
        <source>A copy was saved as “{name}”.</source>
        <translation>Una copia è stata salvata come “{name}”.</translation>
    </message>
    <message>
        <source>Your own content is not used, the built-in one is: {reason}</source>
        <translation>Il tuo contenuto non si usa, si usa quello incluso: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Di %n partita è stata aperta solo la prima.</numerusform>
            <numerusform>Di %n partite è stata aperta solo la prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game from that step, for practice. The old one stays as it was.</source>
        <translation>Una nuova partita da quel passo, come allenamento. La vecchia resta com’era.</translation>
    </message>
    <message>
        <source>A new game from that step, for practice. What you could not know was dealt anew, so nothing of the old game is given away.</source>
        <translation>Una nuova partita da quel passo, come allenamento. Ciò che non potevi sapere è stato ridistribuito, così non svela nulla della vecchia partita.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nulla è cambiato.</translation>
    </message>
    <message>
        <source>It goes on in a new file; the damaged one stays.</source>
        <translation>Continua in un nuovo file; quello danneggiato resta.</translation>
    </message>
    <message>
        <source>It goes on in a new file; the old one stays.</source>
        <translation>Continua in un nuovo file; il vecchio resta.</translation>
    </message>
    <message>
        <source>From now on it is practice.</source>
        <translation>Da ora è un allenamento.</translation>
    </message>
    <message>
        <source>The file was changed outside the program ({where}).</source>
        <translation>Il file è stato modificato fuori dal programma ({where}).</translation>
    </message>
    <message>
        <source>It was not clear where the game stood, so it is at its end.</source>
        <translation>Non era chiaro a che punto fosse la partita, quindi è alla sua fine.</translation>
    </message>
    <message>
        <source>The file was damaged; the game stands after step {step}.</source>
        <translation>Il file era danneggiato; la partita è dopo il passo {step}.</translation>
    </message>
    <message>
        <source>The file was damaged; the game goes on from the position after step {step}.</source>
        <translation>Il file era danneggiato; la partita continua dalla posizione dopo il passo {step}.</translation>
    </message>
    <message>
        <source>The rules have changed; the game goes on from the position after step {step}.</source>
        <translation>Le regole sono cambiate; la partita continua dalla posizione dopo il passo {step}.</translation>
    </message>
    <message>
        <source>The game stands after step {step}.</source>
        <translation>La partita è dopo il passo {step}.</translation>
    </message>
    <message>
        <source>Step {step} could not be played again.</source>
        <translation>Il passo {step} non si è potuto rigiocare.</translation>
    </message>
    <message>
        <source>The result in the file was not that of its steps.</source>
        <translation>Il risultato nel file non era quello dei suoi passi.</translation>
    </message>
    <message>
        <source>The position after step {step} could not be checked.</source>
        <translation>La posizione dopo il passo {step} non si è potuta controllare.</translation>
    </message>
    <message>
        <source>Steps that had been taken back could not be kept.</source>
        <translation>I passi annullati non si sono potuti conservare.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>passo {step}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be rescued.</source>
        <translation>
            <numerusform>Si può recuperare %n passo.</numerusform>
            <numerusform>Si possono recuperare %n passi.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>“{name}” non c’è più.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {why}.</source>
        <translation>“{name}” non si può leggere: {why}.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>“{name}” è stata salvata da una versione più recente di Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is no saved game of Festival Desktop.</source>
        <translation>“{name}” non è una partita salvata di Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is not an ordinary file.</source>
        <translation>“{name}” non è un file normale.</translation>
    </message>
    <message>
        <source>“{name}” follows rules of an edition that is not known: {where}.</source>
        <translation>“{name}” segue regole di un’edizione sconosciuta: {where}.</translation>
    </message>
    <message>
        <source>“{name}” was played with content of its own, which is not here or cannot be used.</source>
        <translation>“{name}” è stata giocata con un contenuto proprio, che qui manca o non si può usare.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>“{name}” è troppo grande per essere una partita salvata.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is not a text.</source>
        <translation>“{name}” è danneggiata: non è un testo.</translation>
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
        <source>“{name}” is damaged: there is too much in it.</source>
        <translation>“{name}” è danneggiata: contiene troppo.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” is there twice.</source>
        <translation>“{name}” è danneggiata: “{where}” c’è due volte.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a number of a saved game.</source>
        <translation>“{name}” è danneggiata: {where} non è un numero di una partita salvata.</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>“{name}” è danneggiata in “{where}”.</translation>
    </message>
    <message>
        <source>“{name}” is of a game that this version does not have: {where}.</source>
        <translation>“{name}” è di un gioco che questa versione non ha: {where}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be set up as it says.</source>
        <translation>“{name}” non si può preparare come vi è scritto.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: no position in it can be used.</source>
        <translation>“{name}” è danneggiata: nessuna posizione al suo interno è utilizzabile.</translation>
    </message>
    <message>
        <source>“{name}” holds a position that the rules of the game cannot make.</source>
        <translation>“{name}” contiene una posizione che le regole del gioco non possono dare.</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>“{name}” è danneggiata.</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}.</source>
        <translation>La partita non è stata salvata: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it stays as it is.</source>
        <translation>“{name}” è aperta in un’altra finestra, quindi resta com’è.</translation>
    </message>
    <message>
        <source>A game cannot be called that.</source>
        <translation>Una partita non può chiamarsi così.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>“{name}” stays as it is: {reason}.</source>
        <translation>“{name}” resta com’è: {reason}.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>it is not allowed there</source>
        <translation>lì non è permesso</translation>
    </message>
    <message>
        <source>the folder is not there any more</source>
        <translation>la cartella non c’è più</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>il disco segnala un errore</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>lì non si può scrivere nulla</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>this name is not possible here</source>
        <translation>questo nome qui non è possibile</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) put back.</source>
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
        <source>%n game(s) are in the trash.</source>
        <translation>
            <numerusform>%n partita è nel cestino.</numerusform>
            <numerusform>%n partite sono nel cestino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>%n partita importata.</numerusform>
            <numerusform>%n partite importate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search for a name or a player</source>
        <translation>Cerca un nome o un giocatore</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quali partite</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Svuota il cestino</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Prima le più recenti</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Prima le più vecchie</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Per nome</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>No game is like that.</source>
        <translation>Nessuna partita corrisponde.</translation>
    </message>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>Il cestino è vuoto. Le partite restano qui 30 giorni.</translation>
    </message>
    <message>
        <source>No game is saved yet. Every game you play is kept here by itself.</source>
        <translation>Ancora nessuna partita salvata. Ogni partita che giochi si conserva qui da sé.</translation>
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
        <source>Bring in …</source>
        <translation>Importa …</translation>
    </message>
    <message>
        <source>Files may also be dropped on the window</source>
        <translation>Puoi anche trascinare file sulla finestra</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservate</translation>
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
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Due giocatori si chiamano {name}. Dai a uno dei due un altro nome.</translation>
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
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
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
        <source>The same seed deals the same tiles, on every computer.</source>
        <translation>Lo stesso seme dà le stesse tessere, su ogni computer.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>Pesca un altro seme</translation>
    </message>
    <message>
        <source>Copy the seed, to share this deal</source>
        <translation>Copia il seme, per condividere questa partita</translation>
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
    <message>
        <source>This is no seed: use up to {number} letters and digits, joined by hyphens.</source>
        <translation>Questo non è un seme: usa fino a {number} lettere e cifre, unite da trattini.</translation>
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
        <source>As this computer</source>
        <translation>Come questo computer</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>Prende colori, contrasto e movimento dalle impostazioni del sistema</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <translation>Ecco come appare</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas Applejack.</source>
        <translation>Maya posa una tessera: riceve Twilight Sparkle per un abbinamento, Jonas riceve Applejack.</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
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
        <source>Words change at once, also in a game.</source>
        <translation>I testi cambiano subito, anche durante una partita.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Of the sky and the lake around the tables.</source>
        <translation>Del cielo e del lago intorno ai tavoli.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione testo</translation>
    </message>
    <message>
        <source>Pages scroll when words need more room.</source>
        <translation>Le pagine scorrono quando i testi chiedono più spazio.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Pieces go to their places without flying.</source>
        <translation>I pezzi vanno al loro posto senza volare.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>On or off; how loud the table is, and the night.</source>
        <translation>Acceso o spento; il volume del tavolo e della notte.</translation>
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
        <source>End turns yourself</source>
        <translation>Termina tu i turni</translation>
    </message>
    <message>
        <source>A button ends your turn, and you can undo until then.</source>
        <translation>Un pulsante termina il tuo turno, e fino ad allora puoi annullare.</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>Consigli al tavolo</translation>
    </message>
    <message>
        <source>What to do now, what is new, and marks for what you still need.</source>
        <translation>Che cosa fare ora, che cosa c’è di nuovo, e segni per ciò che ti serve ancora.</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>Come il computer</translation>
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
        <source>Volume of the table</source>
        <translation>Volume del tavolo</translation>
    </message>
    <message>
        <source>Volume of the night</source>
        <translation>Volume della notte</translation>
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
        <source>Sheet</source>
        <translation>Foglio</translation>
    </message>
    <message>
        <source>While you waited: what others did, one after the other (F7)</source>
        <translation>Nell’attesa: le mosse degli altri, una dopo l’altra (F7)</translation>
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
        <source>Not yet played alone</source>
        <translation>Mai giocato da soli</translation>
    </message>
    <message>
        <source>Today’s deal has the same dice for everyone.</source>
        <translation>La partita del giorno ha gli stessi dadi per tutti.</translation>
    </message>
    <message>
        <source>Best score: {number}</source>
        <translation>Record: {number}</translation>
    </message>
    <message>
        <source>best with the deal of a day: {number}</source>
        <translation>record in una partita del giorno: {number}</translation>
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
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>Quanto forti?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>How often one computer wins at a table full of others, compared with chance: 2 × means twice as often as anybody there would by luck alone.</source>
        <translation>Quanto spesso un computer vince a un tavolo pieno di altri, rispetto al caso: 2 × vuol dire il doppio delle volte che lì toccherebbero a chiunque per sola fortuna.</translation>
    </message>
    <message>
        <source>Partly measured under edition {earlier} of the rules; now {now}.</source>
        <translation>Misurato in parte con l’edizione {earlier} delle regole; ora vale la {now}.</translation>
    </message>
    <message>
        <source>Nothing was measured for this version.</source>
        <translation>Per questa versione non è stato misurato nulla.</translation>
    </message>
    <message>
        <source>Measured on {day} by games of the computers against each other.</source>
        <translation>Misurato in data {day} con partite dei computer tra loro.</translation>
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
        <source>Go to the next thing</source>
        <translation>Vai alla prossima cosa</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>Vai alla prossima parte del tavolo</translation>
    </message>
    <message>
        <source>Select what has the ring</source>
        <translation>Scegli ciò che ha l’anello</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Rimettilo a posto</translation>
    </message>
    <message>
        <source>Turn what is held</source>
        <translation>Gira ciò che tieni</translation>
    </message>
    <message>
        <source>Larger, smaller, everything</source>
        <translation>Più grande, più piccolo, tutto</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No more tips. Menu, Settings switches them on again.</source>
        <translation>Basta consigli. Menu, Impostazioni li riattiva.</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Ancora aperto</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Ancora aperto: {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything can also be done in the list of choices (F6).</source>
        <translation>Il tavolo. Tutto si può fare anche nell’elenco delle scelte (F6).</translation>
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
        <source>Scores if the game ended now</source>
        <translation>Punteggi se finisse ora</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you point at.</source>
        <translation>Regole di questo gioco. F1 spiega ciò che indichi.</translation>
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
        <source>Do again what was taken back</source>
        <translation>Rifai ciò che è stato annullato</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Mostra una buona mossa</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>Lascia fare al computer la sua prossima mossa</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>Guarda il punteggio</translation>
    </message>
    <message>
        <source>Hand on to the next player</source>
        <translation>Passa al prossimo giocatore</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Annulla l’ultimo passo</translation>
    </message>
    <message>
        <source>The last step showed something hidden, so it stays.</source>
        <translation>L’ultimo passo ha mostrato qualcosa di nascosto, quindi resta.</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} ha mosso, quindi i passi precedenti restano.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è nulla da annullare.</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>Mostra regola</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>Che cosa dicono le regole (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Go on to here</source>
        <translation>Avanti fin qui</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>Indietro fin qui</translation>
    </message>
    <message>
        <source>Try again from here, in a new game</source>
        <translation>Riprova da qui, in una nuova partita</translation>
    </message>
    <message>
        <source>Look at this step</source>
        <translation>Guarda questo passo</translation>
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
        <source>You went back over something that was hidden: now this game is practice.</source>
        <translation>Hai annullato oltre qualcosa di nascosto: ora questa partita è un allenamento.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>L’inizio</translation>
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
        <source>Taken back: a press brings it again.</source>
        <translation>Annullato: premi per rifarlo.</translation>
    </message>
    <message>
        <source>Something hidden was shown here.</source>
        <translation>Qui è stato mostrato qualcosa di nascosto.</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} ha mosso, quindi i passi precedenti restano.</translation>
    </message>
    <message>
        <source>Step {number} showed something hidden, so undo ends there: {what}</source>
        <translation>Il passo {number} ha mostrato qualcosa di nascosto, quindi non si annulla oltre: {what}</translation>
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
        <source>Tips can be switched on again in the settings.</source>
        <translation>I consigli si possono riattivare nelle impostazioni.</translation>
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
        <source>It brings {better} instead of {played}.</source>
        <translation>Porta {better} invece di {played}.</translation>
    </message>
    <message>
        <source>It brings {better}.</source>
        <translation>Porta {better}.</translation>
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
        <source>Your turn brought {played} at once, but this one brings more later.</source>
        <translation>Il tuo turno ha portato subito {played}, ma questo porta di più dopo.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>The last steps of your game are not saved.</source>
        <translation>Gli ultimi passi della tua partita non sono salvati.</translation>
    </message>
    <message>
        <source>{reason} Make room or save a copy in another place, or leave the game as it was when it was last saved.</source>
        <translation>{reason} Libera spazio o salva una copia altrove, oppure lascia la partita com’era all’ultimo salvataggio.</translation>
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
        <source>Go on playing</source>
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
        <source>Your turn is over: end it.</source>
        <translation>Il tuo turno è finito: terminalo.</translation>
    </message>
    <message>
        <source>{name} is done: end the turn.</source>
        <translation>{name} ha finito: termina il turno.</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>Tocca a {name}.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} sta pensando.</translation>
    </message>
    <message>
        <source>You are to move.</source>
        <translation>Tocca a te.</translation>
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
        <source>{lane}. It brings {rewards}</source>
        <translation>{lane}. Porta {rewards}</translation>
    </message>
    <message>
        <source>Over the bridges of {name} for {coins}</source>
        <translation>Sui ponti di {name} per {coins}</translation>
    </message>
    <message>
        <source>Two workers over the bridges of {name} for {coins}</source>
        <translation>Due operai sui ponti di {name} per {coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, free</source>
        <translation>Sui tuoi ponti, gratis</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, free</source>
        <translation>Due operai sui tuoi ponti, gratis</translation>
    </message>
    <message>
        <source>{lane}, over the water for {coins}</source>
        <translation>{lane}, sull’acqua per {coins}</translation>
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
