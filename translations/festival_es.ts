<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Festival Desktop</source>
        <translation>Acerca de Festival Desktop</translation>
    </message>
    <message>
        <source>Three lantern-festival games on one shared screen. No account, no network.</source>
        <translation>Tres juegos de festival de farolillos en una sola pantalla compartida. Sin cuenta, sin red.</translation>
    </message>
    <message>
        <source>You can find newer versions at {address}.</source>
        <translation>Encontrarás versiones más nuevas en {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Version {version}, built on {date}</source>
        <translation>Versión {version}, creada el {date}</translation>
    </message>
    <message>
        <source>Fair play: all randomness comes from the seed shown when you set up a game. The same seed and the same moves give the same game on any computer. Undo never re-rolls, and computer players see only what a player in their seat could see.</source>
        <translation>Juego limpio: todo el azar sale de la semilla que se muestra al preparar una partida. La misma semilla y las mismas jugadas dan la misma partida en cualquier ordenador. Deshacer nunca vuelve a tirar los dados, y los jugadores del ordenador solo ven lo que podría ver un jugador en su asiento.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no tracking, no automatic updates, no network connection.</source>
        <translation>Nada sale de este ordenador: sin cuenta, sin seguimiento, sin actualizaciones automáticas, sin conexión a la red.</translation>
    </message>
    <message>
        <source>An independent, unofficial fan project. It is not connected with or endorsed by the makers of the published games, and uses none of their artwork or text.</source>
        <translation>Un proyecto de aficionados, independiente y no oficial. No está vinculado a los autores de los juegos publicados ni respaldado por ellos, y no usa ninguna de sus ilustraciones ni de sus textos.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, made with Python and Qt. Artwork, texts and code were made for this project; the fonts are Noto.</source>
        <translation>Software libre con licencia MIT, hecho con Python y Qt. Las imágenes, los textos y el código se crearon para este proyecto; las fuentes son Noto.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencias…</translation>
    </message>
    <message>
        <source>Check this installation…</source>
        <translation>Comprobar esta instalación…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save now</source>
        <translation>&amp;Guardar ahora</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>Guardar una &amp;copia como…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
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
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>Tu&amp;rno</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>&amp;End turn / next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a hint, then play it</source>
        <translation>Mostrar una pista y luego jugarla</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>&amp;Lista de opciones</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>R&amp;epetición</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Red&amp;ucir</translation>
    </message>
    <message>
        <source>&amp;Print sheets…</source>
        <translation>&amp;Imprimir hojas…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla c&amp;ompleta</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Silenciar</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>A&amp;justes</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>Re&amp;glas</translation>
    </message>
    <message>
        <source>Ke&amp;ys</source>
        <translation>Tec&amp;las</translation>
    </message>
    <message>
        <source>Chec&amp;k this installation…</source>
        <translation>Compro&amp;bar esta instalación…</translation>
    </message>
    <message>
        <source>A&amp;bout Festival Desktop</source>
        <translation>Acerca de &amp;Festival Desktop</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>Volver al e&amp;stante</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
</context>
<context>
    <name>AloneWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Bronze for {name}</source>
        <translation>Bronce para {name}</translation>
    </message>
    <message>
        <source>Silver for {name}</source>
        <translation>Plata para {name}</translation>
    </message>
    <message>
        <source>Gold for {name}</source>
        <translation>Oro para {name}</translation>
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
        <translation>Ninguna</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>{name}’s turn</source>
        <translation>Turno de {name}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Ha ganado {name}</translation>
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
        <translation>práctica</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>relajada</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>con pistas</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>limpia</translation>
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
        <translation>El desafío de Moon Dancer</translation>
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
        <translation>Dados del día</translation>
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
        <translation>Récords</translation>
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
        <translation>aún sin jugar</translation>
    </message>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} de {games} ganadas</translation>
    </message>
    <message>
        <source>Biggest win: by {number} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} victorias seguidas</translation>
    </message>
</context>
<context>
    <name>Checkup</name>
    <message>
        <source>Graphics</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
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
        <translation>Idioma: {language}</translation>
    </message>
    <message>
        <source>Saving: {game}</source>
        <translation>Guardado: {game}</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadores del ordenador</translation>
    </message>
    <message>
        <source>Window and tables</source>
        <translation>Ventana y mesas</translation>
    </message>
    <message>
        <source>Its file is missing or damaged.</source>
        <translation>Su archivo falta o está dañado.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}: el disco está lleno.</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Jugar en la ventana ha fallado: {trouble}</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>Comprobar esta instalación</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>Atrás</translation>
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
        <translation>Termina el turno</translation>
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
        <translation>Preguntar al entrenador</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Try again from here</source>
        <translation>Probar otra vez desde aquí</translation>
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
        <translation>Encuéntralo tú</translation>
    </message>
    <message>
        <source>A puzzle of your own: it stays under My puzzles until you solve it twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>El mayor vuelco fue el paso {number}: {step} La probabilidad de ganar de {name} pasó de {before} a {after} %.</translation>
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
            <numerusform>{cost} ± %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number}: {step}</source>
        <translation>Paso {number}: {step}</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>Mejor: {step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Make yourself comfortable</source>
        <translation>Ponte a gusto</translation>
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
        <translation>Pruébalo</translation>
    </message>
    <message>
        <source>A tile to move</source>
        <translation>Una loseta para mover</translation>
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
        <translation>Estante</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Contra el ordenador</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Desafíos</translation>
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
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>An evening at the lake</source>
        <translation>Una noche junto al lago</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Turno de {name}</translation>
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
        <translation>Cómo fue, {unit}</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>points by turn</source>
        <translation>puntos por turno</translation>
    </message>
</context>
<context>
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Completa los estanques para unos fuegos artificiales de %n punto.</numerusform>
            <numerusform>Completa los estanques para unos fuegos artificiales de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed %n pool(s).</source>
        <translation>
            <numerusform>Has completado %n estanque.</numerusform>
            <numerusform>Has completado %n estanques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earned %n gift(s).</source>
        <translation>
            <numerusform>Has recibido %n regalo.</numerusform>
            <numerusform>Has recibido %n regalos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Has completado los estanques para unos fuegos artificiales de %n punto.</numerusform>
            <numerusform>Has completado los estanques para unos fuegos artificiales de %n puntos.</numerusform>
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
        <translation>Estanque tras estanque</translation>
    </message>
    <message>
        <source>Gifts from pavilions</source>
        <translation>Regalos de los pabellones</translation>
    </message>
    <message>
        <source>Room for fireworks</source>
        <translation>Sitio para los fuegos</translation>
    </message>
    <message>
        <source>Boats and groups</source>
        <translation>Barcas y grupos</translation>
    </message>
</context>
<context>
    <name>DiceChoices</name>
    <message>
        <source>Roll the four dice</source>
        <translation>Tirar los cuatro dados</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>Listo: dejar el resto sin colorear</translation>
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
        <translation>Colorear todo el estanque, primero {area}</translation>
    </message>
    <message>
        <source>Shade {area}</source>
        <translation>Colorear {area}</translation>
    </message>
    <message>
        <source>{choice}: {gains}</source>
        <translation>{choice}: {gains}</translation>
    </message>
    <message>
        <source>For your die ({color})</source>
        <translation>Por tu dado ({color})</translation>
    </message>
    <message>
        <source>For your turn bonus ({color})</source>
        <translation>Por tu bonus de turno ({color})</translation>
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
        <translation>Por la plataforma en {pool}</translation>
    </message>
    <message>
        <source>Spend {gifts} on the emperor: {action}{colors}</source>
        <translation>Gastar {gifts} en el emperador: {action}{colors}</translation>
    </message>
    <message>
        <source>Launch {shape} for {points} ({number} left)</source>
        <translation>Lanzar {shape} por {points} (quedan {number})</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>una zona del color del dado de {name}</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>la barca en {pool} ya no puede puntuar</translation>
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
        <translation>la barca en {pool} da {points}</translation>
    </message>
    <message>
        <source>{name} {color}</source>
        <translation>{name} {color}</translation>
    </message>
    <message>
        <source>{name} faces {color}</source>
        <translation>{name} tiene delante {color}</translation>
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
        <translation>{gifts} por {action}</translation>
    </message>
</context>
<context>
    <name>DiceEndWords</name>
    <message>
        <source>at the end</source>
        <translation>al final</translation>
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
        <translation>{area}: coloreado.</translation>
    </message>
    <message>
        <source>{area}: not shaded.</source>
        <translation>{area}: sin colorear.</translation>
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
        <translation>Estanque {pool}: {number} de 2 zonas coloreadas.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} are completed.</source>
        <translation>Barca: {points} si queda sin colorear y se completan {pools}.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} is completed.</source>
        <translation>Barca: {points} si queda sin colorear y se completa {pools}.</translation>
    </message>
    <message>
        <source>{shape}: none left.</source>
        <translation>{shape}: no queda ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>{shape}: {points}, {short}. %n left.</source>
        <comment>fireworks</comment>
        <translation>
            <numerusform>{shape}: {points}, {short}. Queda %n.</numerusform>
            <numerusform>{shape}: {points}, {short}. Quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>it fits now</source>
        <translation>ahora cabe</translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>Un favor por {gifts}: {action}.</translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} tiene ahora {points}.</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>Fuegos artificiales: {points}, la suma de las losetas lanzadas.</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>Volver a tu propia hoja.</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>Devolver la loseta (Esc).</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>Fuegos artificiales: una loseta cubre estanques completos y da sus puntos.</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>Tira los dados.</translation>
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
        <translation>Colorea todo el estanque {pool}. {reason}</translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}: colorea {area}. {reason}</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>Dar la vuelta a la loseta de fuegos artificiales</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a sheet</source>
        <translation>Mirar una hoja</translation>
    </message>
</context>
<context>
    <name>DiceLabels</name>
    <message>
        <source>Platform {pool}</source>
        <translation>Plataforma {pool}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s) to spend</source>
        <translation>
            <numerusform>%n regalo para gastar</numerusform>
            <numerusform>%n regalos para gastar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>quedan {number}</translation>
    </message>
    <message>
        <source>{name}’s lake</source>
        <translation>Lago de {name}</translation>
    </message>
    <message>
        <source>Look at {name}’s lake</source>
        <translation>Mirar el lago de {name}</translation>
    </message>
    <message>
        <source>One area for each of the other three dice</source>
        <translation>Una zona por cada uno de los otros tres dados</translation>
    </message>
    <message>
        <source>You can still undo it.</source>
        <translation>Aún puedes deshacerlo.</translation>
    </message>
    <message>
        <source>Drag the rim to rotate it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
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
        <translation>Bonus de turno</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Fuegos</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} de {turns}</translation>
    </message>
    <message>
        <source>{shape} on {pool}</source>
        <translation>{shape} en {pool}</translation>
    </message>
    <message>
        <source>Launch: +{number}</source>
        <translation>Lanzar: +{number}</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n point(s)</source>
        <translation>
            <numerusform>Renunciar a %n punto</numerusform>
            <numerusform>Renunciar a %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <translation>
            <numerusform>%n punto más</numerusform>
            <numerusform>%n puntos más</numerusform>
        </translation>
    </message>
    <message>
        <source>The tray</source>
        <translation>La bandeja</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Los jugadores</translation>
    </message>
    <message>
        <source>Favours of the emperor</source>
        <translation>Favores del emperador</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>El lago</translation>
    </message>
    <message>
        <source>completes a pool</source>
        <translation>completa un estanque</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitido</translation>
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
        <translation>Próxima medalla</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Done without it…</source>
        <translation>Listo sin lanzar…</translation>
    </message>
    <message>
        <source>Keep the launch</source>
        <translation>Conservar el lanzamiento</translation>
    </message>
    <message>
        <source>Done…</source>
        <translation>Listo…</translation>
    </message>
    <message>
        <source>You can still shade. Leave it?</source>
        <translation>Aún puedes colorear. ¿Dejarlo?</translation>
    </message>
    <message>
        <source>Leave it unshaded</source>
        <translation>Dejarlo sin colorear</translation>
    </message>
    <message>
        <source>Keep shading</source>
        <translation>Seguir coloreando</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Segundo grupo</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Barcas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
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
        <translation>Listo</translation>
    </message>
    <message>
        <source>Take this sheet</source>
        <translation>Tomar esta hoja</translation>
    </message>
    <message>
        <source>Back to your lake</source>
        <translation>Volver a tu lago</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Toda la mesa</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>The emperor’s favours</source>
        <translation>Los favores del emperador</translation>
    </message>
    <message>
        <source>one per turn</source>
        <translation>uno por turno</translation>
    </message>
    <message>
        <source>fits now</source>
        <translation>ahora cabe</translation>
    </message>
    <message>
        <source>no room yet</source>
        <translation>aún no cabe</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>no queda</translation>
    </message>
    <message>
        <source>flip it</source>
        <translation>voltear</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dado</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Emperador</translation>
    </message>
</context>
<context>
    <name>DiceLog</name>
    <message>
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} ha gastado {gifts} en un favor: {action}.</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} ha dejado el resto sin colorear.</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} ha sacado {colors}.</translation>
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
        <translation>{name} ha coloreado {areas} por el dado</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the turn bonus</source>
        <translation>{name} ha coloreado {areas} por el bonus de turno</translation>
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
        <translation>rojo</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>{color} twice</source>
        <translation>{color} dos veces</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>cualquier color</translation>
    </message>
    <message>
        <source>{color} at {pool}</source>
        <translation>{color} en {pool}</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>arriba izquierda</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>arriba derecha</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>abajo derecha</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>abajo izquierda</translation>
    </message>
    <message>
        <source>{area}, {half}</source>
        <translation>{area}, {half}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n regalo</numerusform>
            <numerusform>%n regalos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la línea</translation>
    </message>
    <message>
        <source>the corner</source>
        <translation>la esquina</translation>
    </message>
    <message>
        <source>the square</source>
        <translation>el cuadrado</translation>
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
        <translation>la cruz</translation>
    </message>
    <message>
        <source>the U</source>
        <translation>la U</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Esquina</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Cruz</translation>
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
        <translation>media vuelta</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>una zona por cada uno de los otros tres dados</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>lado A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>lado B</translation>
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
        <translation>{number} turnos cada uno</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} turnos</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>unos {number} minutos</translation>
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
        <translation>Elegir</translation>
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
        <translation>Primera partida</translation>
    </message>
    <message numerus="yes">
        <source>+%n gift(s)</source>
        <translation>
            <numerusform>+%n regalo</numerusform>
            <numerusform>+%n regalos</numerusform>
        </translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>Formas de los fuegos</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emperor cards</source>
        <translation>Cartas del emperador</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Hojas de puntuación</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Elegidas</translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>Estas cuatro formas son buenas para una primera partida.</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>Estas cuatro formas están en juego.</translation>
    </message>
</context>
<context>
    <name>DicePapers</name>
    <message>
        <source>Blank sheet {letter}</source>
        <translation>Hoja {letter} en blanco</translation>
    </message>
    <message>
        <source>{name}, sheet {letter}</source>
        <translation>{name}, hoja {letter}</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet {letter}</source>
        <translation>Hoja {letter}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>Bonus de turno</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Regalos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
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
            <numerusform>Barca, sin colorear y rodeada: %n punto</numerusform>
            <numerusform>Barca, sin colorear y rodeada: %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceReasons</name>
    <message>
        <source>pools for the next fireworks</source>
        <translation>estanques para los próximos fuegos artificiales</translation>
    </message>
    <message>
        <source>a larger second group of pools</source>
        <translation>un segundo grupo de estanques más grande</translation>
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
        <translation>regalos para más tarde</translation>
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
        <translation>Tira primero los dados.</translation>
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
        <translation>Esa hoja está terminada por este turno.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Las dos zonas de ese estanque deben estar sin colorear.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
</context>
<context>
    <name>DiceScores</name>
    <message>
        <source>Fireworks</source>
        <translation>Fuegos</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Segundo grupo</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Barcas</translation>
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
        <translation>turno {number} de {all}</translation>
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
        <translation>colorear {colors}</translation>
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
        <translation>Tirar</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Los demás colorean y luego lanzas tú.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Colorear</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Emperador</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lanzar</translation>
    </message>
    <message>
        <source>{name}: {action}.</source>
        <translation>{name}: {action}.</translation>
    </message>
    <message>
        <source>{name}’s turn: {action}.</source>
        <translation>Turno de {name}: {action}.</translation>
    </message>
    <message>
        <source>Your turn: {action}.</source>
        <translation>Tu turno: {action}.</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>lanzar fuegos artificiales</translation>
    </message>
    <message>
        <source>{action}, or be done</source>
        <translation>{action} o terminar</translation>
    </message>
    <message>
        <source>{shape} is worth {points}.</source>
        <translation>{shape} vale {points}.</translation>
    </message>
    <message>
        <source>You may also {actions}.</source>
        <translation>También puedes {actions}.</translation>
    </message>
    <message>
        <source>Or {actions}.</source>
        <translation>O {actions}.</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>cuesta {gifts}</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>tira los dados</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>tirado</translation>
    </message>
    <message>
        <source>done</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitido</translation>
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
        <translation>nada que colorear</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>una última vez</translation>
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
        <translation>Repetición</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>paso a paso</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Recuerdo</translation>
    </message>
    <message>
        <source>save the picture</source>
        <translation>guardar la imagen</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <translation>Imprimir hojas</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estante</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Siguiente nivel</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>paso {number} de {all}</translation>
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
        <translation>Gana {name}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} comparten la victoria</translation>
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
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardada como {file}.</translation>
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
        <translation>2 de cada, de 3 farolillos</translation>
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
        <translation>último turno</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: «{words}»</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}: {wins} de {games} ganadas</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} victorias seguidas</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha ido mal</translation>
    </message>
    <message>
        <source>An error occurred in the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This report is also in {file}.</source>
        <translation>Este informe también está en {file}.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
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
        <translation>{name} empieza la partida.</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Has conseguido %n punto.</numerusform>
            <numerusform>Has conseguido %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>Has recibido %n farolillo.</numerusform>
            <numerusform>Has recibido %n farolillos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>Has recibido %n pastel de luna.</numerusform>
            <numerusform>Has recibido %n pasteles de luna.</numerusform>
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
        <translation>Dedica ahora</translation>
    </message>
    <message>
        <source>Bright lanterns</source>
        <translation>Farolillos brillantes</translation>
    </message>
    <message>
        <source>More than the others</source>
        <translation>Más que los demás</translation>
    </message>
    <message>
        <source>Sweet matches</source>
        <translation>Coincidencias dulces</translation>
    </message>
    <message>
        <source>The missing lantern</source>
        <translation>El farolillo que falta</translation>
    </message>
</context>
<context>
    <name>FestivalAsks</name>
    <message>
        <source>Choose for Moon Dancer:</source>
        <translation>Elige por Moon Dancer:</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>En este turno puedes hacer dos Dedicatorias.</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>Después de una Dedicatoria puedes recuperar un farolillo.</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>¿qué farolillo da?</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>¿cuál de tus farolillos toma?</translation>
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
        <translation>¿qué farolillo omite?</translation>
    </message>
    <message>
        <source>which lanterns does she dedicate?</source>
        <translation>¿qué farolillos dedica?</translation>
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
        <translation>Quédate con: {tile}</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>Coloca: {tile}</translation>
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
            <numerusform>Reclama la Dedicatoria: %n punto</numerusform>
            <numerusform>Reclama la Dedicatoria: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the face-up {tile}</source>
        <translation>Toma la visible: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>Roba la loseta oculta de arriba (%n en la pila)</numerusform>
            <numerusform>Roba la loseta oculta de arriba (%n en la pila)</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Termina el turno</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {lanterns}</source>
        <translation>Fila {row}, columna {column}: {lanterns}</translation>
    </message>
    <message>
        <source>Mooncake</source>
        <translation>pastel de luna</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>no {thing} left</source>
        <translation>no queda {thing}</translation>
    </message>
    <message>
        <source>Take {lantern} in exchange ({number} left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four {lantern}</source>
        <translation>Cuatro {lantern}</translation>
    </message>
    <message>
        <source>A pair of {lantern}</source>
        <translation>Una pareja de {lantern}</translation>
    </message>
    <message>
        <source>One {lantern}</source>
        <translation>Un {lantern}</translation>
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
        <translation>Toma {lantern} (quedan {number})</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Devuelve {lantern} a la Reserva</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>Queda %n loseta en la pila.</numerusform>
            <numerusform>Quedan %n losetas en la pila.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the Supply.</source>
        <translation>
            <numerusform>Queda %n en la Reserva.</numerusform>
            <numerusform>Quedan %n en la Reserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s) left in the Supply.</source>
        <translation>
            <numerusform>Queda %n pastel de luna en la Reserva.</numerusform>
            <numerusform>Quedan %n pasteles de luna en la Reserva.</numerusform>
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
            <numerusform>Queda %n.</numerusform>
            <numerusform>Quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}, {mooncakes}: {ability}</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) left on the pile.</source>
        <translation>
            <numerusform>Queda %n farolillo de Trixie en el montón.</numerusform>
            <numerusform>Quedan %n farolillos de Trixie en el montón.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Trixie lantern(s).</source>
        <translation>
            <numerusform>{name} tiene %n farolillo de Trixie.</numerusform>
            <numerusform>{name} tiene %n farolillos de Trixie.</numerusform>
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
            <numerusform>{name} tiene %n pastel de luna.</numerusform>
            <numerusform>{name} tiene %n pasteles de luna.</numerusform>
        </translation>
    </message>
    <message>
        <source>An exchange costs {mooncakes}.</source>
        <translation>Un cambio cuesta {mooncakes}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} from %n Dedication(s).</source>
        <translation>
            <numerusform>{name}: {points} de %n Dedicatoria.</numerusform>
            <numerusform>{name}: {points} de %n Dedicatorias.</numerusform>
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
            <numerusform>{name}: {points}, {mooncakes}, %n farolillo.</numerusform>
            <numerusform>{name}: {points}, {mooncakes}, %n farolillos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalGala</name>
    <message>
        <source>{name} befriended {friend} for {mooncakes}.</source>
        <translation>{name} ha trabado amistad con {friend} por {mooncakes}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} ha dado a {other} {given} por {taken}.</translation>
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
            <numerusform>{name} ha conservado %n farolillo.</numerusform>
            <numerusform>{name} ha conservado %n farolillos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took a Trixie lantern.</source>
        <translation>{name} ha tomado un farolillo de Trixie.</translation>
    </message>
    <message>
        <source>{name} returned a Trixie lantern.</source>
        <translation>{name} ha devuelto un farolillo de Trixie.</translation>
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
        <translation>{name} ha mirado las losetas de arriba de la pila.</translation>
    </message>
    <message>
        <source>Befriend {friend} ({mooncakes}): {ability}</source>
        <translation>Traba amistad con {friend} ({mooncakes}): {ability}</translation>
    </message>
    <message>
        <source>Take {lantern} from {name}</source>
        <translation>Toma {lantern} de {name}</translation>
    </message>
    <message>
        <source>Together with {name}</source>
        <translation>Junto con {name}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>Omite {lantern}</translation>
    </message>
    <message>
        <source>Put your token on a stack</source>
        <translation>Pon tu ficha en una pila</translation>
    </message>
    <message>
        <source>Look at the top tiles of the stack</source>
        <translation>Mira las losetas de arriba de la pila</translation>
    </message>
    <message>
        <source>Return a Trixie lantern</source>
        <translation>Devuelve un farolillo de Trixie</translation>
    </message>
    <message>
        <source>Take a Trixie lantern</source>
        <translation>Tomar un farolillo de Trixie</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Elige a otra persona.</translation>
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
        <translation>Cambia {given} por {taken}.</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}.</source>
        <translation>Dedica {kind}: {points}.</translation>
    </message>
    <message>
        <source>Return {lantern}.</source>
        <translation>Devuelve {lantern}.</translation>
    </message>
    <message>
        <source>Take the face-up tile.</source>
        <translation>Toma la loseta visible.</translation>
    </message>
    <message>
        <source>Draw a tile from the stack.</source>
        <translation>Roba una loseta de la pila.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Termina el turno.</translation>
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
            <numerusform>farolillo</numerusform>
            <numerusform>farolillos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim %n point(s)</source>
        <translation>
            <numerusform>Reclamar %n punto</numerusform>
            <numerusform>Reclamar %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mooncake(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>pastel de luna</numerusform>
            <numerusform>pasteles de luna</numerusform>
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
            <numerusform>puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>of {limit}</source>
        <translation>de {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>quedan {number}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>El lago</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>Los asientos</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Losetas para robar</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amigas</translation>
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
        <translation>no queda</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Dedications</source>
        <translation>Dedicatorias</translation>
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
        <translation>en tu mano</translation>
    </message>
    <message>
        <source>Trixie</source>
        <comment>a lantern of hers</comment>
        <translation>Trixie</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>devolver</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin de turno</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Elige por mí</translation>
    </message>
</context>
<context>
    <name>FestivalLog</name>
    <message>
        <source>{name} returned {lantern} to the Supply.</source>
        <translation>{name} ha devuelto {lantern} a la Reserva.</translation>
    </message>
    <message>
        <source>{name} drew a tile from the stack.</source>
        <translation>{name} ha robado una loseta de la pila.</translation>
    </message>
    <message>
        <source>{name} ended the final turn.</source>
        <translation>{name} ha terminado su último turno.</translation>
    </message>
    <message>
        <source>{name} paid {mooncakes} and exchanged {given} for {taken}.</source>
        <translation>{name} ha pagado {mooncakes} y ha cambiado {given} por {taken}.</translation>
    </message>
    <message>
        <source>{name} exchanged {given} for {taken}.</source>
        <translation>{name} ha cambiado {given} por {taken}.</translation>
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
        <translation>{name} ha dedicado cuatro {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>{name} dedicated pairs of {lanterns}: {points}.</source>
        <translation>{name} ha dedicado parejas de {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>{name} dedicated one of each lantern: {points}.</source>
        <translation>{name} ha dedicado uno de cada farolillo: {points}.</translation>
    </message>
    <message>
        <source>One {lantern} was left out.</source>
        <translation>Se ha omitido un {lantern}.</translation>
    </message>
    <message>
        <source>{name} placed a Sky tile.</source>
        <translation>{name} ha colocado una loseta de cielo.</translation>
    </message>
    <message>
        <source>{name} placed the Fireworks tile with {pet}.</source>
        <translation>{name} ha colocado la loseta de fuegos con {pet}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), nothing left to gain.</source>
        <translation>
            <numerusform>%n coincidencia, pero no quedaba nada que recibir.</numerusform>
            <numerusform>%n coincidencias, pero no quedaba nada que recibir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): {gains}.</source>
        <translation>
            <numerusform>%n coincidencia: {gains}.</numerusform>
            <numerusform>%n coincidencias: {gains}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gained {mooncakes}.</source>
        <translation>{name} ha recibido {mooncakes}.</translation>
    </message>
    <message>
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>Después {name} ha recibido {lantern}</translation>
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
        <translation>No quedaba {lantern} para {names}.</translation>
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
        <translation>Cuatro iguales</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>Tres parejas</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>Siete distintos</translation>
    </message>
    <message>
        <source>Generic</source>
        <comment>Dedication</comment>
        <translation>Genérica</translation>
    </message>
    <message>
        <source>{lantern} above</source>
        <translation>{lantern} arriba</translation>
    </message>
    <message>
        <source>{lantern} on the right</source>
        <translation>{lantern} a la derecha</translation>
    </message>
    <message>
        <source>{lantern} below</source>
        <translation>{lantern} abajo</translation>
    </message>
    <message>
        <source>{lantern} on the left</source>
        <translation>{lantern} a la izquierda</translation>
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
        <translation>El lado derecho</translation>
    </message>
    <message>
        <source>The left side</source>
        <translation>El lado izquierdo</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n pastel de luna</numerusform>
            <numerusform>%n pasteles de luna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{top} top, {right} right, {bottom} bottom, {left} left</source>
        <translation>{top} arriba, {right} a la derecha, {bottom} abajo, {left} a la izquierda</translation>
    </message>
    <message>
        <source>Sky tile: {sides}</source>
        <translation>Loseta de cielo: {sides}</translation>
    </message>
    <message>
        <source>Fireworks tile with {pet}: {sides}</source>
        <translation>Loseta de fuegos con {pet}: {sides}</translation>
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
            <numerusform>+%n farolillo</numerusform>
            <numerusform>+%n farolillos</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} turnos</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>{number} turnos cada uno</translation>
    </message>
    <message>
        <source>{number} tiles</source>
        <translation>{number} losetas</translation>
    </message>
    <message>
        <source>{number} of each lantern</source>
        <translation>{number} de cada farolillo</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>unos {number} minutos</translation>
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
        <translation>Nivel de Moon Dancer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
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
        <translation>Quien empieza se elige al azar. Los turnos siguen en sentido horario.</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Amigas de gala</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Jugar sin amigas</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Tu amiga</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Tus primeras losetas</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>{name}: {ability}</source>
        <translation>{name}: {ability}</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n pastel de luna</numerusform>
            <numerusform>%n pasteles de luna</numerusform>
        </translation>
    </message>
    <message>
        <source>has a heart</source>
        <translation>tiene un corazón</translation>
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
        <translation>pasteles de luna para más tarde</translation>
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
        <translation>Un cambio cuesta {cost} pasteles de luna.</translation>
    </message>
    <message>
        <source>To exchange, drag one of your lanterns onto the one you want.</source>
        <translation>Para cambiar, arrastra uno de tus farolillos sobre el que quieres.</translation>
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
        <translation>Siete distintos necesita uno de cada farolillo.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>La pila está vacía.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
</context>
<context>
    <name>FestivalScores</name>
    <message>
        <source>Four of a Kind</source>
        <translation>Cuatro iguales</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>Tres parejas</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>Siete distintos</translation>
    </message>
    <message>
        <source>Celestia’s token</source>
        <translation>Ficha de Celestia</translation>
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
        <translation>cambiar un farolillo</translation>
    </message>
    <message>
        <source>make a Dedication</source>
        <translation>hacer una Dedicatoria</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>Amistad</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>Dedicar</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Or: {action}</source>
        <translation>O bien: {action}</translation>
    </message>
    <message>
        <source>Your turn: {action}</source>
        <translation>Te toca: {action}</translation>
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
        <translation>Antes, {name} puede {actions}.</translation>
    </message>
    <message>
        <source>First you may {actions}.</source>
        <translation>Antes puedes {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s).</source>
        <translation>
            <numerusform>devuelve %n farolillo.</numerusform>
            <numerusform>devuelve %n farolillos.</numerusform>
        </translation>
    </message>
    <message>
        <source>rotate it, then drop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>elige el lado que cuenta como coincidencia.</translation>
    </message>
    <message>
        <source>place a tile.</source>
        <translation>coloca una loseta.</translation>
    </message>
    <message>
        <source>place this tile.</source>
        <translation>coloca esta loseta.</translation>
    </message>
    <message>
        <source>return it to the Supply.</source>
        <translation>devuélvelo a la reserva.</translation>
    </message>
    <message>
        <source>choose the lanterns to dedicate.</source>
        <translation>elige los farolillos de la Dedicatoria.</translation>
    </message>
    <message numerus="yes">
        <source>after you return %n lantern(s)</source>
        <translation>
            <numerusform>después de devolver %n farolillo</numerusform>
            <numerusform>después de devolver %n farolillos</numerusform>
        </translation>
    </message>
    <message>
        <source>after you take a tile</source>
        <translation>después de tomar una loseta</translation>
    </message>
    <message>
        <source>after you choose a side</source>
        <translation>después de elegir un lado</translation>
    </message>
    <message>
        <source>after you keep a tile</source>
        <translation>después de quedarte una loseta</translation>
    </message>
    <message>
        <source>after you place a tile</source>
        <translation>después de colocar una loseta</translation>
    </message>
    <message>
        <source>{taken} for {given}</source>
        <translation>{taken} por {given}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>cuesta {mooncakes}</translation>
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
        <translation>{held} de {limit}</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s)</source>
        <translation>
            <numerusform>devuelve %n farolillo</numerusform>
            <numerusform>devuelve %n farolillos</numerusform>
        </translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>no es posible</translation>
    </message>
    <message>
        <source>take the face-up tile, or draw one.</source>
        <translation>toma la loseta visible o roba una.</translation>
    </message>
    <message>
        <source>choose lanterns</source>
        <translation>elige farolillos</translation>
    </message>
    <message>
        <source>no set yet</source>
        <translation>aún sin serie</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <translation>elige una loseta</translation>
    </message>
    <message>
        <source>choose a place</source>
        <translation>elige un sitio</translation>
    </message>
    <message>
        <source>take a new tile</source>
        <translation>toma otra loseta</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>termina el turno</translation>
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
        <translation>elige un lado</translation>
    </message>
    <message>
        <source>keep a tile</source>
        <translation>quédate una loseta</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Festival games</source>
        <translation>Partidas de Festival</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
</context>
<context>
    <name>FireflyAims</name>
    <message numerus="yes">
        <source>Make your longest chain %n island(s) long.</source>
        <translation>
            <numerusform>Haz que tu cadena más larga tenga %n isla.</numerusform>
            <numerusform>Haz que tu cadena más larga tenga %n islas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Has conseguido %n punto.</numerusform>
            <numerusform>Has conseguido %n puntos.</numerusform>
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
            <numerusform>Tu cadena más larga tiene %n isla.</numerusform>
            <numerusform>Tu cadena más larga tiene %n islas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rich turn</source>
        <translation>Un turno rico</translation>
    </message>
    <message>
        <source>Take the lead</source>
        <translation>Ponerse en cabeza</translation>
    </message>
    <message>
        <source>A full purse</source>
        <translation>La bolsa llena</translation>
    </message>
    <message>
        <source>All hands on one island</source>
        <translation>Todos en una isla</translation>
    </message>
    <message>
        <source>One more link</source>
        <translation>Un eslabón más</translation>
    </message>
</context>
<context>
    <name>FireflyAsks</name>
    <message>
        <source>Your turn: {task}.</source>
        <translation>Te toca: {task}.</translation>
    </message>
    <message>
        <source>{name}: {task}.</source>
        <translation>{name}: {task}.</translation>
    </message>
    <message>
        <source>A secondary action may come before or after it.</source>
        <translation>Antes o después puede haber una acción secundaria.</translation>
    </message>
    <message>
        <source>Crossing the new bridge is free.</source>
        <translation>Cruzar el puente nuevo es gratis.</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>quédate con uno de los dos poderes</translation>
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
        <translation>elige una isla pequeña para tu primer piso</translation>
    </message>
    <message>
        <source>choose an island for the new worker</source>
        <translation>elige una isla para el obrero nuevo</translation>
    </message>
    <message>
        <source>cross the new bridge, or choose Done</source>
        <translation>cruza el puente nuevo o elige Listo</translation>
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
        <translation>elige si pagas un segundo piso</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>elige una acción principal</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>Queda %n movimiento.</numerusform>
            <numerusform>Quedan %n movimientos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>Elige la isla para tu piso.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Elige uno de tus obreros.</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>To {island}</source>
        <translation>A {island}</translation>
    </message>
    <message>
        <source>{island}: {gains}</source>
        <translation>{island}: {gains}</translation>
    </message>
    <message>
        <source>Build a bridge</source>
        <translation>Construir un puente</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Celebrar un festival</translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>Mover obreros, hasta %n movimiento</numerusform>
            <numerusform>Mover obreros, hasta %n movimientos</numerusform>
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
            <numerusform>A {island}, %n canal</numerusform>
            <numerusform>A {island}, %n canales</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}. {lane}</source>
        <translation>A {island}. {lane}</translation>
    </message>
    <message>
        <source>Claim {goal} ({condition}): +{points}</source>
        <translation>Reclamar {goal} ({condition}): +{points}</translation>
    </message>
    <message>
        <source>Reveal your private goal ({condition}): +{points}</source>
        <translation>Revelar tu objetivo secreto ({condition}): +{points}</translation>
    </message>
    <message>
        <source>A worker on {island} (you have {workers})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Tomar el Cuervo por {points}</translation>
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
        <translation>Quedarte con {power}: {rule}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>Añadir un segundo piso por {coins}</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>Sin segundo piso</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
</context>
<context>
    <name>FireflyEndWords</name>
    <message numerus="yes">
        <source>%n festival(s)</source>
        <translation>
            <numerusform>%n festival</numerusform>
            <numerusform>%n festivales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n objetivo</numerusform>
            <numerusform>%n objetivos</numerusform>
        </translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>taken {number} ×</source>
        <translation>tomado {number} ×</translation>
    </message>
    <message>
        <source>taken {number} ×, still held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken</source>
        <translation>tomado</translation>
    </message>
    <message>
        <source>The last Sōrin was placed by {name}.</source>
        <translation>El último Sōrin lo puso {name}.</translation>
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
        <translation>Se tomaron todos los objetivos públicos, el último por {name}.</translation>
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
            <numerusform>Construye un piso donde tengas un obrero. Queda %n piso en tu reserva.</numerusform>
            <numerusform>Construye un piso donde tengas un obrero. Quedan %n pisos en tu reserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>No lo tiene nadie.</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>Lo tiene {name}.</translation>
    </message>
    <message>
        <source>The Crow: take it for {points}.</source>
        <translation>El Cuervo: tómalo por {points}.</translation>
    </message>
    <message>
        <source>{island}. {size} island.</source>
        <translation>{island}. Isla {size}.</translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>Su festival ya se ha celebrado: no se pueden añadir más pisos.</translation>
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
        <translation>Todos tus peces están puestos.</translation>
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
        <translation>{coins}. Quedan en la reserva: {things}.</translation>
    </message>
    <message>
        <source>{goal}: {condition}, {points}. You have {value} of {number}.</source>
        <translation>{goal}: {condition}, {points}. Tienes {value} de {number}.</translation>
    </message>
    <message>
        <source>{goal}: all cards are taken.</source>
        <translation>{goal}: todas las cartas están tomadas.</translation>
    </message>
    <message numerus="yes">
        <source>{goal}: {condition}, {points}. %n card(s) left.</source>
        <translation>
            <numerusform>{goal}: {condition}, {points}. Queda %n carta.</numerusform>
            <numerusform>{goal}: {condition}, {points}. Quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {value} of {number}.</source>
        <translation>Tienes {value} de {number}.</translation>
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
            <numerusform>Queda %n objetivo secreto por robar.</numerusform>
            <numerusform>Quedan %n objetivos secretos por robar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyHints</name>
    <message>
        <source>Build a bridge from {a} to {b}, {coins}.</source>
        <translation>Construye un puente de {a} a {b}, {coins}.</translation>
    </message>
    <message>
        <source>Build a floor on {island}.</source>
        <translation>Construye un piso en {island}.</translation>
    </message>
    <message>
        <source>Hold a festival on {island}.</source>
        <translation>Celebra un festival en {island}.</translation>
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
        <translation>Mueve de {origin} a {destination}.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>Mueve de {origin} a {destination} por {coins}.</translation>
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
        <translation>Reclama {goal}.</translation>
    </message>
    <message>
        <source>Reveal your goal “{goal}”.</source>
        <translation>Revela tu objetivo «{goal}».</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Quédate con {power}: {rule}</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>Paga un segundo piso.</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>Deja los obreros donde están.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Termina el turno.</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>Entonces puedes reclamar {goals}.</translation>
    </message>
    <message>
        <source>Then you can build on {island}.</source>
        <translation>Entonces puedes construir en {island}.</translation>
    </message>
    <message>
        <source>Your chain grows to {islands}.</source>
        <translation>Tu cadena crece a {islands}.</translation>
    </message>
</context>
<context>
    <name>FireflyKeys</name>
    <message>
        <source>Build a bridge</source>
        <translation>Construir un puente</translation>
    </message>
    <message>
        <source>Move workers</source>
        <translation>Mover obreros</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Celebrar un festival</translation>
    </message>
    <message>
        <source>Take the Crow</source>
        <translation>Tomar el Cuervo</translation>
    </message>
    <message>
        <source>Place a lucky fish</source>
        <translation>Poner un pez de la suerte</translation>
    </message>
    <message>
        <source>Done, or end the turn</source>
        <translation>Listo, o terminar el turno</translation>
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
        <translation>solo {0} los ve</translation>
    </message>
    <message>
        <source>{0} of 6</source>
        <translation>{0} de 6</translation>
    </message>
    <message>
        <source>chain {0}</source>
        <translation>cadena {0}</translation>
    </message>
    <message>
        <source>chain {0}: +{1}</source>
        <translation>cadena {0}: +{1}</translation>
    </message>
    <message>
        <source>{0} at end</source>
        <translation>{0} al final</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n punto hasta ahora</numerusform>
            <numerusform>%n puntos hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain of {0} islands: +{1}</source>
        <translation>Cadena de {0} islas: +{1}</translation>
    </message>
    <message>
        <source>Longest chain: +{0}</source>
        <translation>Cadena más larga: +{0}</translation>
    </message>
    <message>
        <source>The Crow: {0}</source>
        <translation>El Cuervo: {0}</translation>
    </message>
    <message>
        <source>Chains at the end, by islands: {0}. The longest: +{1}.</source>
        <translation>Cadenas al final, por islas: {0}. La más larga: +{1}.</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>Mover {0}</translation>
    </message>
    <message>
        <source>Claim {0}: +{1}</source>
        <translation>Reclamar {0}: +{1}</translation>
    </message>
    <message>
        <source>−{0} points</source>
        <translation>−{0} puntos</translation>
    </message>
    <message>
        <source>{0} festival</source>
        <translation>Festival en {0}</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n Sōrin left</source>
        <translation>
            <numerusform>El final está cerca: queda %n Sōrin</numerusform>
            <numerusform>El final está cerca: quedan %n Sōrin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: {name}, %n floor(s) left</source>
        <translation>
            <numerusform>El final está cerca: a {name} le queda %n piso</numerusform>
            <numerusform>El final está cerca: a {name} le quedan %n pisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n goal(s) left</source>
        <translation>
            <numerusform>El final está cerca: queda %n objetivo</numerusform>
            <numerusform>El final está cerca: quedan %n objetivos</numerusform>
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
            <numerusform>%n canal</numerusform>
            <numerusform>%n canales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n sitio</numerusform>
            <numerusform>%n sitios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n obrero</numerusform>
            <numerusform>%n obreros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n isla</numerusform>
            <numerusform>%n islas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movements</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s) missing</source>
        <translation>
            <numerusform>falta %n piso</numerusform>
            <numerusform>faltan %n pisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s) missing</source>
        <translation>
            <numerusform>falta %n puente</numerusform>
            <numerusform>faltan %n puentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) missing</source>
        <translation>
            <numerusform>falta %n pieza</numerusform>
            <numerusform>faltan %n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>Tomar %n moneda</numerusform>
            <numerusform>Tomar %n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker(s)</source>
        <translation>
            <numerusform>Tomar %n obrero</numerusform>
            <numerusform>Tomar %n obreros</numerusform>
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
        <translation>Aún tienes una acción principal.</translation>
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
            <numerusform>{names} puede celebrarlo</numerusform>
            <numerusform>{names} pueden celebrarlo</numerusform>
        </translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>Tus objetivos secretos</translation>
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
        <translation>ahora no</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecha</translation>
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
        <translation>Listo</translation>
    </message>
    <message>
        <source>after a main action</source>
        <translation>tras una acción principal</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>points of an island</comment>
        <translation>por pieza</translation>
    </message>
    <message>
        <source>a floor</source>
        <comment>reward of an island</comment>
        <translation>por piso</translation>
    </message>
    <message>
        <source>needed</source>
        <comment>floors, for a festival</comment>
        <translation>necesarios</translation>
    </message>
    <message>
        <source>You can still claim a goal.</source>
        <translation>Aún puedes reclamar un objetivo.</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>No quedan obreros</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>El lago</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Los jugadores</translation>
    </message>
    <message>
        <source>Festivals</source>
        <translation>Festivales</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Objetivos públicos</translation>
    </message>
    <message>
        <source>all taken</source>
        <translation>todas tomadas</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>obreros</translation>
    </message>
    <message>
        <source>floors</source>
        <translation>pisos</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>puentes</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Puente</translation>
    </message>
    <message>
        <source>Pagoda</source>
        <translation>Pagoda</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>Festival</translation>
    </message>
    <message>
        <source>Crow</source>
        <translation>Cuervo</translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation>lo tienes tú</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pez</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>todos puestos</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin de turno</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>no Sōrin left</source>
        <translation>no queda Sōrin</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>Aún nadie puede celebrarlo</translation>
    </message>
    <message>
        <source>A second floor?</source>
        <translation>¿Un segundo piso?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Me quedo este</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Tu elección</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>devolver</translation>
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
        <translation>{name} ha terminado el turno.</translation>
    </message>
    <message>
        <source>+1 worker on {island}</source>
        <translation>+1 obrero en {island}</translation>
    </message>
    <message>
        <source>a private goal</source>
        <translation>un objetivo secreto</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>un objetivo secreto ({condition})</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} ha celebrado un festival en {island}.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} por {pieces}</translation>
    </message>
    <message>
        <source>{name} ferried a worker from {origin} to {destination} for {coins}</source>
        <translation>{name} ha llevado en barca a un obrero de {origin} a {destination} por {coins}</translation>
    </message>
    <message>
        <source>{name} built floor {height} on {island}</source>
        <translation>{name} ha construido el piso {height} en {island}</translation>
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
        <translation>{name} ha pagado {coins} y ha añadido el piso {height} en {island}</translation>
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
        <translation>{name} ha construido un puente de {a} a {b} por {coins}</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination}</source>
        <translation>{name} ha movido {workers} de {origin} a {destination}</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination} and paid {owner} {coins}</source>
        <translation>{name} ha movido {workers} de {origin} a {destination} y ha pagado a {owner} {coins}</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow</source>
        <translation>{name} ha pagado {points} y ha tomado el Cuervo</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow from {holder}</source>
        <translation>{name} ha pagado {points} y ha quitado el Cuervo a {holder}</translation>
    </message>
    <message>
        <source>{name} claimed {goal} ({condition}): +{points}</source>
        <translation>{name} ha reclamado {goal} ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} moved a worker across from {origin} to {destination}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} ha revelado un objetivo secreto ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} tiene {power}: {rule}</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>El Cuervo cuesta a {name} {points}.</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} tiene una cadena de {islands}: +{points}.</translation>
    </message>
</context>
<context>
    <name>FireflyNames</name>
    <message>
        <source>Sunrise Landing</source>
        <translation>Muelle del Alba</translation>
    </message>
    <message>
        <source>Sunset Landing</source>
        <translation>Muelle del Ocaso</translation>
    </message>
    <message>
        <source>Reed</source>
        <comment>island</comment>
        <translation>Junco</translation>
    </message>
    <message>
        <source>Pebble</source>
        <comment>island</comment>
        <translation>Guijarro</translation>
    </message>
    <message>
        <source>Heron</source>
        <comment>island</comment>
        <translation>Garza</translation>
    </message>
    <message>
        <source>Sparrow</source>
        <comment>island</comment>
        <translation>Gorrión</translation>
    </message>
    <message>
        <source>Minnow</source>
        <comment>island</comment>
        <translation>Alevín</translation>
    </message>
    <message>
        <source>Fern</source>
        <comment>island</comment>
        <translation>Helecho</translation>
    </message>
    <message>
        <source>Willow</source>
        <comment>island</comment>
        <translation>Sauce</translation>
    </message>
    <message>
        <source>Lotus</source>
        <comment>island</comment>
        <translation>Loto</translation>
    </message>
    <message>
        <source>Maple</source>
        <comment>island</comment>
        <translation>Arce</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>island</comment>
        <translation>Ciruelo</translation>
    </message>
    <message>
        <source>Carp</source>
        <comment>island</comment>
        <translation>Carpa</translation>
    </message>
    <message>
        <source>Crane</source>
        <comment>island</comment>
        <translation>Grulla</translation>
    </message>
    <message>
        <source>Cedar</source>
        <comment>island</comment>
        <translation>Cedro</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>island</comment>
        <translation>Dragón</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <comment>island</comment>
        <translation>Fénix</translation>
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
        <translation>Ocaso</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>island</comment>
        <translation>Pequeña</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>island</comment>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>island</comment>
        <translation>Grande</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n obrero</numerusform>
            <numerusform>%n obreros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n piso</numerusform>
            <numerusform>%n pisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s)</source>
        <translation>
            <numerusform>%n puente</numerusform>
            <numerusform>%n puentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n tramo</numerusform>
            <numerusform>%n tramos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pieza</numerusform>
            <numerusform>%n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n isla</numerusform>
            <numerusform>%n islas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s)</source>
        <translation>
            <numerusform>%n objetivo secreto</numerusform>
            <numerusform>%n objetivos secretos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n pez</numerusform>
            <numerusform>%n peces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyOptions</name>
    <message>
        <source>{number} islands</source>
        <translation>{number} islas</translation>
    </message>
    <message>
        <source>{number} Sōrin</source>
        <translation>{number} Sōrin</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>unos {number} minutos</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Briar</source>
        <translation>Brezo</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Salvia</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Chispa</translation>
    </message>
    <message>
        <source>Ivy</source>
        <translation>Hiedra</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Avellana</translation>
    </message>
    <message>
        <source>Rowan</source>
        <translation>Serbal</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Islas</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
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
        <translation>Monedas</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n punto</numerusform>
            <numerusform>+%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Igual para todos</translation>
    </message>
    <message>
        <source>Extra coins for later seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Objetivos públicos</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Elegidos</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poderes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>Poder del jugador {number}</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Quien empieza se elige al azar. Los turnos siguen en sentido horario.</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>elige {number} de {all}</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n piso, {workers} obreros</numerusform>
            <numerusform>{size}: %n pisos, {workers} obreros</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal}, {counted}: {steps} points</source>
        <translation>{goal}, {counted}: {steps} puntos</translation>
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
        <translation>menos puntos para los demás</translation>
    </message>
    <message>
        <source>the lead at the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a festival within reach</source>
        <translation>un festival al alcance</translation>
    </message>
    <message>
        <source>a longer chain</source>
        <translation>una cadena más larga</translation>
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
        <translation>un objetivo al alcance</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>objetivos secretos</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Acaba primero de cruzar el nuevo puente.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>Este puente necesita %n tramo; te quedan {1}.</numerusform>
            <numerusform>Este puente necesita %n tramos; te quedan {1}.</numerusform>
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
            <numerusform>Este puente cuesta %n moneda; tienes {1}.</numerusform>
            <numerusform>Este puente cuesta %n monedas; tienes {1}.</numerusform>
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
            <numerusform>El peaje es de %n moneda; tienes {1}.</numerusform>
            <numerusform>El peaje es de %n monedas; tienes {1}.</numerusform>
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
        <translation>Ese objetivo pide {0}; tienes {1}.</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>El Cuervo cuesta {0} puntos; tienes {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Tu próximo pez cuesta %n moneda; tienes {1}.</numerusform>
            <numerusform>Tu próximo pez cuesta %n monedas; tienes {1}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyScores</name>
    <message>
        <source>Festivals</source>
        <translation>Festivales</translation>
    </message>
    <message>
        <source>Fireflies</source>
        <translation>Luciérnagas</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Objetivos públicos</translation>
    </message>
    <message>
        <source>Private goals</source>
        <translation>Objetivos secretos</translation>
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
        <translation>Tesoros del agua</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>The Crow</source>
        <translation>El Cuervo</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Cadena</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Cadena más larga</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Ventaja</translation>
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
        <translation>cartas tomadas</translation>
    </message>
    <message>
        <source>cards revealed</source>
        <translation>cartas reveladas</translation>
    </message>
    <message>
        <source>islands on one path</source>
        <translation>islas en un camino</translation>
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
        <translation>Un Sōrin sella la isla: allí ya no hay más pisos ni un segundo festival.</translation>
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
        <translation>Tu poder</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Acción principal</translation>
    </message>
    <message>
        <source>Secondary action</source>
        <translation>Acción secundaria</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>elige una</translation>
    </message>
    <message>
        <source>a worker starts elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>coloca el obrero nuevo</translation>
    </message>
    <message>
        <source>from which island?</source>
        <translation>¿desde qué isla?</translation>
    </message>
    <message>
        <source>on which island?</source>
        <translation>¿en qué isla?</translation>
    </message>
    <message>
        <source>which worker?</source>
        <translation>¿qué obrero?</translation>
    </message>
    <message>
        <source>to which island?</source>
        <translation>¿a qué isla?</translation>
    </message>
    <message>
        <source>on which lane?</source>
        <translation>¿por qué canal?</translation>
    </message>
    <message>
        <source>coins or workers?</source>
        <translation>¿monedas u obreros?</translation>
    </message>
    <message>
        <source>your first floor</source>
        <translation>tu primer piso</translation>
    </message>
    <message>
        <source>cross the bridge</source>
        <translation>cruza el puente</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left</source>
        <translation>
            <numerusform>queda %n movimiento</numerusform>
            <numerusform>quedan %n movimientos</numerusform>
        </translation>
    </message>
    <message>
        <source>a second floor?</source>
        <translation>¿un segundo piso?</translation>
    </message>
    <message>
        <source>bridge built</source>
        <translation>puente construido</translation>
    </message>
    <message>
        <source>workers moved</source>
        <translation>obreros movidos</translation>
    </message>
    <message>
        <source>floor built</source>
        <translation>piso construido</translation>
    </message>
    <message>
        <source>festival held</source>
        <translation>festival celebrado</translation>
    </message>
    <message>
        <source>none possible</source>
        <translation>ninguna posible</translation>
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
        <translation>objetivo reclamado</translation>
    </message>
    <message>
        <source>Crow taken</source>
        <translation>Cuervo tomado</translation>
    </message>
    <message>
        <source>fish placed</source>
        <translation>pez puesto</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>antes o después</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>aún ninguna posible</translation>
    </message>
</context>
<context>
    <name>FirstMove</name>
    <message>
        <source>Place a tile: each player gains the lantern on the side facing them. Each match gives you an extra one.</source>
        <translation>Coloca una loseta: cada jugador recibe el farolillo del lado que tiene delante. Cada coincidencia te da uno más.</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>Devuelve series de farolillos por puntos: cuatro iguales, tres parejas o siete distintos. Las primeras series valen más.</translation>
    </message>
    <message>
        <source>After the last tile, the most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>Mi primera loseta</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>Construye puentes, envía a tus obreros al otro lado y construye pisos de pagoda en las islas a las que llegan.</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>Celebra festivales donde nadie tenga más piezas que tú y reclama objetivos: ambos dan puntos.</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My first action</source>
        <translation>Mi primera acción</translation>
    </message>
    <message>
        <source>Shade both areas of a pool to complete it. Launch fireworks on completed pools for points.</source>
        <translation>Colorea las dos zonas de un estanque para completarlo. Lanza fuegos artificiales sobre estanques completos por puntos.</translation>
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
        <translation>Mi primera tirada</translation>
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
        <translation>Princesa Cadance</translation>
    </message>
    <message>
        <source>Princess Luna</source>
        <translation>Princesa Luna</translation>
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
        <translation>Princesa Celestia</translation>
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
        <translation>Toma de la Reserva un farolillo a tu elección.</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>Haz una Dedicatoria más en este turno.</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>Tras tu Dedicatoria, recupera uno de los farolillos que diste por ella.</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>Elige un farolillo y a otra persona: cada cual recibe uno, tú primero.</translation>
    </message>
    <message>
        <source>First gala</source>
        <translation>Primera gala</translation>
    </message>
    <message>
        <source>Night market</source>
        <translation>Mercado nocturno</translation>
    </message>
    <message>
        <source>Bright sky</source>
        <translation>Cielo brillante</translation>
    </message>
    <message>
        <source>Great vows</source>
        <translation>Grandes votos</translation>
    </message>
    <message>
        <source>Tile turners</source>
        <translation>Giralosetas</translation>
    </message>
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer nunca recibe pasteles de luna.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer recibe un pastel de luna por cada uno que recibes tú.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Festival
of Lanterns</source>
        <translation>Festival
de los Farolillos</translation>
    </message>
    <message>
        <source>1–4 players</source>
        <translation>1–4 jugadores</translation>
    </message>
    <message>
        <source>Night tiles</source>
        <translation>Losetas nocturnas</translation>
    </message>
    <message>
        <source>Place a tile: each player gains the lantern facing them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firefly
Festival</source>
        <translation>Festival
de las Luciérnagas</translation>
    </message>
    <message>
        <source>2–6 players</source>
        <translation>2–6 jugadores</translation>
    </message>
    <message>
        <source>Bridges and pagodas</source>
        <translation>Puentes y pagodas</translation>
    </message>
    <message>
        <source>Lanterns
Dice</source>
        <translation>Dados
de los Farolillos</translation>
    </message>
    <message>
        <source>Roll and shade</source>
        <translation>Tirar y colorear</translation>
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
        <translation>{done} de {number} resueltos</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Acertijos</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done} de {steps}</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} de {games} ganadas</translation>
    </message>
    <message>
        <source>Not yet played against computers.</source>
        <translation>Aún sin jugar contra el ordenador.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Récord</translation>
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
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jugar {game}</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Empire</source>
        <translation>Imperio</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Arquitecto</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Nudos</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Mercader</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Diversidad</translation>
    </message>
    <message>
        <source>Ready to Go</source>
        <translation>Todo listo</translation>
    </message>
    <message>
        <source>islands with floors</source>
        <translation>islas con pisos</translation>
    </message>
    <message>
        <source>length of a bridge</source>
        <translation>longitud de un puente</translation>
    </message>
    <message>
        <source>bridges at one island</source>
        <translation>puentes en una isla</translation>
    </message>
    <message>
        <source>coins you have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floors in two pagodas</source>
        <translation>pisos en dos pagodas</translation>
    </message>
    <message>
        <source>islands with workers</source>
        <translation>islas con obreros</translation>
    </message>
    <message>
        <source>workers on the board</source>
        <translation>obreros en el tablero</translation>
    </message>
    <message>
        <source>floors on {number} islands</source>
        <translation>pisos en {number} islas</translation>
    </message>
    <message>
        <source>a bridge of {number}</source>
        <translation>un puente de {number}</translation>
    </message>
    <message>
        <source>{number} bridges at one island</source>
        <translation>{number} puentes en una isla</translation>
    </message>
    <message>
        <source>{number} coins</source>
        <translation>{number} monedas</translation>
    </message>
    <message>
        <source>{number} floors in two pagodas</source>
        <translation>{number} pisos en dos pagodas</translation>
    </message>
    <message>
        <source>workers on {number} islands</source>
        <translation>obreros en {number} islas</translation>
    </message>
    <message>
        <source>{number} workers on the board</source>
        <translation>{number} obreros en el tablero</translation>
    </message>
    <message>
        <source>{number} Small</source>
        <translation>{number} pequeñas</translation>
    </message>
    <message>
        <source>{number} Medium</source>
        <translation>{number} medianas</translation>
    </message>
    <message>
        <source>{number} Large</source>
        <translation>{number} grandes</translation>
    </message>
    <message>
        <source>Each size</source>
        <translation>Cada tamaño</translation>
    </message>
    <message>
        <source>From Start to Start</source>
        <translation>De Salida a Salida</translation>
    </message>
    <message>
        <source>Chain of {number}</source>
        <translation>Cadena de {number}</translation>
    </message>
    <message>
        <source>{number} side by side</source>
        <translation>{number} en paralelo</translation>
    </message>
    <message>
        <source>{number} together</source>
        <translation>{number} juntos</translation>
    </message>
    <message>
        <source>{number} alone</source>
        <translation>{number} a solas</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Casa llena</translation>
    </message>
    <message>
        <source>{number} on top</source>
        <translation>{number} en lo alto</translation>
    </message>
    <message>
        <source>{number} fish</source>
        <translation>{number} peces</translation>
    </message>
    <message>
        <source>{number} sealed</source>
        <translation>{number} selladas</translation>
    </message>
    <message>
        <source>{number} bridges</source>
        <translation>{number} puentes</translation>
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
        <translation>Bolsa vacía</translation>
    </message>
    <message>
        <source>floors on {number} Small islands</source>
        <translation>pisos en {number} islas pequeñas</translation>
    </message>
    <message>
        <source>floors on {number} Medium islands</source>
        <translation>pisos en {number} islas medianas</translation>
    </message>
    <message>
        <source>floors on {number} Large islands</source>
        <translation>pisos en {number} islas grandes</translation>
    </message>
    <message>
        <source>a worker on an island filled to capacity</source>
        <translation>un obrero en una isla completamente llena</translation>
    </message>
    <message>
        <source>the top floor of {number} unsealed pagodas</source>
        <translation>el piso más alto de {number} pagodas sin sellar</translation>
    </message>
    <message>
        <source>{number} fish placed</source>
        <translation>{number} peces puestos</translation>
    </message>
    <message>
        <source>{number} bridges built</source>
        <translation>{number} puentes construidos</translation>
    </message>
    <message>
        <source>not a single coin left</source>
        <translation>ni una sola moneda</translation>
    </message>
</context>
<context>
    <name>GuestWords</name>
    <message numerus="yes">
        <source>You need %n more Mooncake(s).</source>
        <translation>
            <numerusform>Te falta %n pastel de luna.</numerusform>
            <numerusform>Te faltan %n pasteles de luna.</numerusform>
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
        <translation>usada este turno</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a friend can help</comment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>cambiar un farolillo</translation>
    </message>
    <message>
        <source>take a lantern</source>
        <translation>tomar un farolillo</translation>
    </message>
    <message>
        <source>swap with a player</source>
        <translation>cambiar con alguien</translation>
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
        <translation>una Dedicatoria más</translation>
    </message>
    <message>
        <source>take one back</source>
        <translation>recuperar uno</translation>
    </message>
    <message>
        <source>choose from two tiles</source>
        <translation>elegir entre dos losetas</translation>
    </message>
    <message>
        <source>exchange up to two</source>
        <translation>cambiar hasta dos</translation>
    </message>
    <message>
        <source>+1 point on a stack</source>
        <translation>+1 punto en una pila</translation>
    </message>
    <message>
        <source>now, or later this turn</source>
        <translation>ahora o luego en el turno</translation>
    </message>
    <message>
        <source>when you place a tile</source>
        <translation>al colocar una loseta</translation>
    </message>
    <message>
        <source>with your Dedication</source>
        <translation>con tu Dedicatoria</translation>
    </message>
    <message>
        <source>for a second Dedication</source>
        <translation>para otra Dedicatoria</translation>
    </message>
    <message>
        <source>after your Dedication</source>
        <translation>tras tu Dedicatoria</translation>
    </message>
    <message>
        <source>before you place a tile</source>
        <translation>antes de colocar una loseta</translation>
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
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>Esto te ha dado {gains}.</translation>
    </message>
    <message>
        <source>I am {name}: show me the table</source>
        <translation>Soy {name}: enséñame la mesa</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Deshacer el último paso</translation>
    </message>
</context>
<context>
    <name>HerTurn</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>what scores most</source>
        <translation>qué da más puntos</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>Amistad</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if that helps</source>
        <translation>si eso ayuda</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>Dedicar</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>la más alta</translation>
    </message>
</context>
<context>
    <name>HintControl</name>
    <message>
        <source>Make this move</source>
        <translation>Hacer esta jugada</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, gracias</translation>
    </message>
    <message>
        <source>Put the hint away (Esc)</source>
        <translation>Quitar la pista (Esc)</translation>
    </message>
</context>
<context>
    <name>InstructionLine</name>
    <message>
        <source>Show rule</source>
        <translation>Ver regla</translation>
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
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>LastWord</name>
    <message numerus="yes">
        <source>%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.</source>
        <translation>
            <numerusform>%n punto más que tú. Yo dedico pronto, mientras las pilas están altas. Pruébalo.</numerusform>
            <numerusform>%n puntos más que tú. Yo dedico pronto, mientras las pilas están altas. Pruébalo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %n point(s)! I looked for one more lantern until the end.</source>
        <translation>
            <numerusform>¡Por %n punto! Busqué un farolillo más hasta el final.</numerusform>
            <numerusform>¡Por %n puntos! Busqué un farolillo más hasta el final.</numerusform>
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
            <numerusform>¡%n punto! Todo el lago brilla, y casi toda la luz es tuya.</numerusform>
            <numerusform>¡%n puntos! Todo el lago brilla, y casi toda la luz es tuya.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Show me</source>
        <translation>Enséñame</translation>
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
        <translation>Ver la jugada</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jugar ahora</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
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
        <translation>Salir de la lección</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Friend</source>
        <comment>level of Moon Dancer</comment>
        <translation>Amiga</translation>
    </message>
    <message>
        <source>Mentor</source>
        <comment>level of Moon Dancer</comment>
        <translation>Mentora</translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>level of Moon Dancer</comment>
        <translation>Princesa</translation>
    </message>
    <message>
        <source>Crescent</source>
        <comment>level of Moon Dancer</comment>
        <translation>Luna creciente</translation>
    </message>
    <message>
        <source>Half Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>Media luna</translation>
    </message>
    <message>
        <source>Full Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>Luna llena</translation>
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
        <translation>{wins} de {games} ganadas</translation>
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
        <translation>Aún sin jugar.</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>Jugar {level}</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Novata</translation>
    </message>
    <message>
        <source>First Lantern</source>
        <translation>Primer farol</translation>
    </message>
    <message>
        <source>Visitor</source>
        <translation>Visitante</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Vecina</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Compañera</translation>
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
        <translation>A mi medida</translation>
    </message>
    <message>
        <source>{level} suits you for a first game: you’ve finished none yet.</source>
        <translation>{level} te conviene para una primera partida: aún no has terminado ninguna.</translation>
    </message>
    <message>
        <source>{level} suits you, as in your last game.</source>
        <translation>{level} te conviene, como en tu última partida.</translation>
    </message>
    <message>
        <source>{level} suits you, because you came out ahead in your last two games.</source>
        <translation>{level} te conviene, porque quedaste por delante en tus dos últimas partidas.</translation>
    </message>
    <message>
        <source>{level} suits you, because you fell behind in your last two games.</source>
        <translation>{level} te conviene, porque quedaste por detrás en tus dos últimas partidas.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Igual</translation>
    </message>
    <message>
        <source>A little ahead</source>
        <translation>Un poco por delante</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Por delante</translation>
    </message>
    <message>
        <source>Far ahead</source>
        <translation>Muy por delante</translation>
    </message>
    <message>
        <source>even chances</source>
        <translation>igualdad</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>Artesana</translation>
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
        <translation>{level}, constructora</translation>
    </message>
    <message>
        <source>{level}, collector</source>
        <translation>{level}, coleccionista</translation>
    </message>
    <message>
        <source>{level}, spoiler</source>
        <translation>{level}, aguafiestas</translation>
    </message>
    <message>
        <source>Looks a little ahead with two moves.</source>
        <translation>Mira un poco más allá con dos jugadas.</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>Mira más allá con las pocas mejores jugadas.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Mira más allá cuatro veces más a fondo que una maestra.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Parts of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>{some} y {last}</translation>
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
        <translation>jugaste</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Probar desde aquí</translation>
    </message>
    <message>
        <source>Starts a new practice game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Volver a la partida (Esc)</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Where each lead came from</source>
        <translation>De dónde vino cada ventaja</translation>
    </message>
    <message>
        <source>Luck compares rolls and drawn tiles with the average. Mistakes are what the coach is sure of, for people’s turns only. The rest is what nobody could foresee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead</source>
        <translation>ventaja</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>suerte</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>el resto</translation>
    </message>
    <message>
        <source>Luckiest for {name}</source>
        <translation>Mayor suerte de {name}</translation>
    </message>
    <message>
        <source>Unluckiest for {name}</source>
        <translation>Peor suerte de {name}</translation>
    </message>
    <message>
        <source>Step {number}: {luck}</source>
        <translation>Paso {number}: {luck}</translation>
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
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>MedalWords</name>
    <message>
        <source>Bronze</source>
        <translation>Bronce</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Plata</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>{medal} from {number} points</source>
        <translation>{medal} desde {number} puntos</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to bronze</source>
        <translation>
            <numerusform>%n punto para el bronce</numerusform>
            <numerusform>%n puntos para el bronce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to silver</source>
        <translation>
            <numerusform>%n punto para la plata</numerusform>
            <numerusform>%n puntos para la plata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to gold</source>
        <translation>
            <numerusform>%n punto para el oro</numerusform>
            <numerusform>%n puntos para el oro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>And %n more file(s).</source>
        <translation>
            <numerusform>Y %n archivo más.</numerusform>
            <numerusform>Y %n archivos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Borrar del todo</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
</context>
<context>
    <name>MoonDancerSpeech</name>
    <message>
        <source>I never gain Mooncakes.</source>
        <translation>Yo nunca recibo pasteles de luna.</translation>
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
        <translation>Así que trabo amistad con {friend} y pago {mooncakes}.</translation>
    </message>
    <message>
        <source>I give {given} and take {taken}.</source>
        <translation>Doy {given} y tomo {taken}.</translation>
    </message>
    <message>
        <source>I give you {given} for your {taken}.</source>
        <translation>Te doy {given} por tu {taken}.</translation>
    </message>
    <message>
        <source>I take {lantern} from the Supply.</source>
        <translation>Tomo {lantern} de la Reserva.</translation>
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
        <translation>Puedo hacer {options}.</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind} por {points}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>Has elegido {lanterns} por mí.</translation>
    </message>
    <message>
        <source>I dedicate four {lanterns}: {points}.</source>
        <translation>Dedico cuatro {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>I dedicate pairs of {lanterns}: {points}.</source>
        <translation>Dedico parejas de {lanterns}: {points}.</translation>
    </message>
    <message>
        <source>I dedicate one of each lantern: {points}.</source>
        <translation>Dedico uno de cada farolillo: {points}.</translation>
    </message>
    <message>
        <source>One {lantern} is left out.</source>
        <translation>Se omite un {lantern}.</translation>
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
        <translation>Has elegido {kind} por {name}.</translation>
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
        <translation>Ver regla (F1)</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>tile {number} of {all}</source>
        <translation>loseta {number} de {all}</translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>{number} of {most} chosen</source>
        <translation>{number} de {most} elegidas</translation>
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
        <translation>No está en el reglamento</translation>
    </message>
    <message>
        <source>{options}: not in the rulebook.</source>
        <translation>{options}: no está en el reglamento.</translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n more.</source>
        <translation>
            <numerusform>{option}: elige %n más.</numerusform>
            <numerusform>{option}: elige %n más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n fewer.</source>
        <translation>
            <numerusform>{option}: elige %n menos.</numerusform>
            <numerusform>{option}: elige %n menos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>My puzzles</source>
        <translation>Mis acertijos</translation>
    </message>
    <message>
        <source>Turns that cost you points. Each stays here until you have solved it twice.</source>
        <translation>Turnos que te costaron puntos. Cada uno queda aquí hasta que lo resuelvas dos veces.</translation>
    </message>
    <message numerus="yes">
        <source>cost %n point(s)</source>
        <translation>
            <numerusform>costó %n punto</numerusform>
            <numerusform>costó %n puntos</numerusform>
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
        <translation>Esto es lo que habría hecho una Maestra.</translation>
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
            <numerusform>Encuentra un turno mejor: el tuyo costó cerca de %n punto.</numerusform>
            <numerusform>Encuentra un turno mejor: el tuyo costó cerca de %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>Mi acertijo</translation>
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
        <translation>Paso</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
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
        <translation>Heredero mercader</translation>
    </message>
    <message>
        <source>Old Family</source>
        <translation>Vieja familia</translation>
    </message>
    <message>
        <source>Fortune Teller</source>
        <translation>Adivina</translation>
    </message>
    <message>
        <source>Honoured Guest</source>
        <translation>Invitado de honor</translation>
    </message>
    <message>
        <source>Island Born</source>
        <translation>Isleño</translation>
    </message>
    <message>
        <source>First Stones</source>
        <translation>Primeras piedras</translation>
    </message>
    <message>
        <source>Wide Net</source>
        <translation>Red amplia</translation>
    </message>
    <message>
        <source>Early Bird</source>
        <translation>Madrugador</translation>
    </message>
    <message>
        <source>Rope Maker</source>
        <translation>Cordelero</translation>
    </message>
    <message>
        <source>Long Span</source>
        <translation>Gran arco</translation>
    </message>
    <message>
        <source>Toll Keeper</source>
        <translation>Peajero</translation>
    </message>
    <message>
        <source>Ferryman</source>
        <translation>Barquero</translation>
    </message>
    <message>
        <source>Free Passage</source>
        <translation>Paso franco</translation>
    </message>
    <message>
        <source>Beachcomber</source>
        <translation>Raquero</translation>
    </message>
    <message>
        <source>Remote Architect</source>
        <translation>Arquitecto remoto</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Mensajero</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Caravana</translation>
    </message>
    <message>
        <source>Crowd Pleaser</source>
        <translation>Ídolo popular</translation>
    </message>
    <message>
        <source>Hospitality</source>
        <translation>Hospitalidad</translation>
    </message>
    <message>
        <source>Homecoming</source>
        <translation>Regreso</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>Cantero</translation>
    </message>
    <message>
        <source>Twin Storeys</source>
        <translation>Pisos gemelos</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Sumo sacerdote</translation>
    </message>
    <message>
        <source>Gilder</source>
        <translation>Dorador</translation>
    </message>
    <message>
        <source>Lantern Master</source>
        <translation>Maestro farolero</translation>
    </message>
    <message>
        <source>Impatient Host</source>
        <translation>Anfitrión impaciente</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomático</translation>
    </message>
    <message>
        <source>Reveller</source>
        <translation>Juerguista</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Erudito</translation>
    </message>
    <message>
        <source>Crow Friend</source>
        <translation>Amigo del Cuervo</translation>
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
        <translation>Los puentes de {length} tramos o más te cuestan {coins} menos.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print sheets</source>
        <translation>Imprimir hojas</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>página {number} de {all}</translation>
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
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
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
        <translation>Total</translation>
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
        <translation>Siguiente acertijo</translation>
    </message>
    <message>
        <source>Next puzzle (Ctrl+Return)</source>
        <translation>Siguiente acertijo (Ctrl+Intro)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>This is the solution.</source>
        <translation>Esta es la solución.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>¡Resuelto!</translation>
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
        <translation>Acertijo {number}</translation>
    </message>
</context>
<context>
    <name>PuzzleToolbar</name>
    <message>
        <source>All puzzles</source>
        <translation>Todos los acertijos</translation>
    </message>
    <message>
        <source>All puzzles (Esc)</source>
        <translation>Todos los acertijos (Esc)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
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
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Ver solución</translation>
    </message>
    <message>
        <source>See it move by move</source>
        <translation>Verla jugada a jugada</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Acertijos: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Con truco</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPanel</name>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>aún sin resolver</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Acertijo {number}</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>Why: {reasons}.</source>
        <translation>Por qué: {reasons}.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
</context>
<context>
    <name>RecapControl</name>
    <message>
        <source>Points: {points}.</source>
        <translation>Puntos: {points}.</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>Esto te ha dado {gains}.</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>While you waited</source>
        <translation>Mientras esperabas</translation>
    </message>
</context>
<context>
    <name>RecordRepository</name>
    <message>
        <source>the games against computers</source>
        <translation>las partidas contra el ordenador</translation>
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
            <numerusform>En %n de estas partidas hubo pistas.</numerusform>
            <numerusform>En %n de estas partidas hubo pistas.</numerusform>
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
        <translation>Estante</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Contra el ordenador</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
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
        <translation>Repetición: {game}</translation>
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
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Try again from this step in a new game (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Salir de la repetición (Esc)</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Probar aquí</translation>
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
        <translation>Al final (Fin)</translation>
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
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Todo a la vista</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Como lo veía {name}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} de {all}</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>sin resultados</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
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
        <translation>Imprimir este libro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Volver a donde estabas (Esc)</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Buscar (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Libro</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>El programa</translation>
    </message>
</context>
<context>
    <name>SaveDetail</name>
    <message>
        <source>Points: {points}</source>
        <translation>Puntos: {points}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Back to the other games</source>
        <translation>De vuelta con las demás partidas</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Play the recovered game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
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
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
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
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Borrar del todo</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nombre de la partida</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Solo se ha abierto la primera de %n partida.</numerusform>
            <numerusform>Solo se ha abierto la primera de %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>paso {step}</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>«{name}» se guardó con una versión más nueva de Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>«{name}» es demasiado grande para ser una partida guardada.</translation>
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
        <translation>«{name}» está dañado en la línea {where}.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is nested too deeply.</source>
        <translation>«{name}» está dañado: tiene demasiados niveles.</translation>
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
        <translation>«{name}» está dañado en «{where}».</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>«{name}» está dañado.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>el disco da un error</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
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
            <numerusform>¿Borrar del todo %n partida?</numerusform>
            <numerusform>¿Borrar del todo %n partidas?</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>«{name}» está en la papelera.</translation>
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
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
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
        <translation>Vaciar la papelera</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>La papelera está vacía. Las partidas se quedan aquí 30 días.</translation>
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
        <translation>Estante</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
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
        <translation>Papelera</translation>
    </message>
</context>
<context>
    <name>ScoreRecord</name>
    <message>
        <source>Points, game by game: {numbers}</source>
        <translation>Puntos, partida a partida: {numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Aún sin jugar.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
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
        <translation>ordenador</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>line by line, with reasons</source>
        <translation>línea a línea, con razones</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>{names} have %n point(s) each.</source>
        <translation>
            <numerusform>{names} tienen %n punto cada cual.</numerusform>
            <numerusform>{names} tienen %n puntos cada cual.</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>turno {number}</translation>
    </message>
    <message>
        <source>turns {numbers}</source>
        <translation>turnos {numbers}</translation>
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
        <translation>Arce</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Sauce</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Chispa</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>Enebro</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Two players are called {name}. Rename one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Alrededor de la mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Even chances</source>
        <translation>Igualdad</translation>
    </message>
    <message>
        <source>weaker players start with more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solitario</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>Name, {side}</source>
        <translation>Nombre, {side}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Asiento libre</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Añadir un jugador</translation>
    </message>
    <message>
        <source>Level, {side}</source>
        <translation>Nivel, {side}</translation>
    </message>
    <message>
        <source>Head start, {side}</source>
        <translation>Ventaja, {side}</translation>
    </message>
</context>
<context>
    <name>SeedBar</name>
    <message>
        <source>Copied</source>
        <translation>Copiada</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
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
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Partida del día</translation>
    </message>
    <message>
        <source>Relaxed game</source>
        <translation>Partida relajada</translation>
    </message>
    <message>
        <source>undo everything (practice)</source>
        <translation>deshacer todo (práctica)</translation>
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
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
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
        <translation>¿Cómo de fuertes?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadores del ordenador</translation>
    </message>
    <message>
        <source>“Step” waits for you before every move.</source>
        <translation>«Paso» te espera antes de cada jugada.</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>Consejos en la mesa</translation>
    </message>
    <message>
        <source>System default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Atardecer</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
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
        <translation>Velocidad</translation>
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
        <translation>Estante</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Print blank sheets</source>
        <translation>Imprimir hojas en blanco</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>At every table</source>
        <translation>En todas las mesas</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Show what the others did, one step at a time (F7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices (F6)</source>
        <translation>Opciones (F6)</translation>
    </message>
</context>
<context>
    <name>SmallLake</name>
    <message>
        <source>round {number}, {sorin} Sōrin left</source>
        <translation>ronda {number}, quedan {sorin} Sōrin</translation>
    </message>
</context>
<context>
    <name>SoloPanel</name>
    <message>
        <source>Best score: {number}</source>
        <translation>Récord: {number}</translation>
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
        <translation>desde {number} puntos</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Récords</translation>
    </message>
</context>
<context>
    <name>SortHeader</name>
    <message>
        <source>{column}, ascending</source>
        <translation>{column}, ascendente</translation>
    </message>
    <message>
        <source>{column}, descending</source>
        <translation>{column}, descendente</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>¿Cómo de fuertes?</translation>
    </message>
    <message>
        <source>How often one computer player wins against others, compared with pure luck: 2 × means it wins twice as often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} against {others}</source>
        <translation>{level} contra {others}</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>{share} × ± {reach}</source>
        <translation>{share} × ± {reach}</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>En %n partida</numerusform>
            <numerusform>En %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>edition {number} of the rules</source>
        <translation>edición {number} de las reglas</translation>
    </message>
</context>
<context>
    <name>SubPage</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Atrás (Esc)</translation>
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
        <translation>Devolverlo a su sitio</translation>
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
        <translation>Aún abierto: {claims}.</translation>
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
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Con sonido</translation>
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
        <translation>Menú</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Pass to the next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Deshacer el último paso</translation>
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
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin de turno</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>Encender el sonido</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>Apagar el sonido</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Mostrar una buena jugada</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>Ver regla</translation>
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
        <translation>Repetición desde aquí</translation>
    </message>
</context>
<context>
    <name>TimelineStrip</name>
    <message>
        <source>Steps of the game</source>
        <translation>Pasos de la partida</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
    <message>
        <source>You’ve seen what was hidden then: a move from here makes this game practice.</source>
        <translation>Has visto lo que aquí aún estaba oculto: una jugada desde aquí hace que esta partida sea de práctica.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Step {number}: {what}</source>
        <translation>Paso {number}: {what}</translation>
    </message>
    <message>
        <source>Looking back: after step {number} of {all}</source>
        <translation>Mirando atrás: tras el paso {number} de {all}</translation>
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
        <translation>Cerrar este consejo (Esc)</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Sin más consejos</translation>
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
        <translation>Partida del día</translation>
    </message>
    <message>
        <source>Everyone who plays it today gets the same tiles.</source>
        <translation>Todos los que la juegan hoy reciben las mismas losetas.</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Jugar la partida del día</translation>
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
        <translation>Tu turno dio {gains} a {name}, este da {fewer}.</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives nothing.</source>
        <translation>Tu turno dio {gains} a {name}, este no da nada.</translation>
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
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
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
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Ahora le toca a {name}.</translation>
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
        <translation>{name} está pensando.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>The lane between them</source>
        <translation>El canal entre ellas</translation>
    </message>
    <message>
        <source>The upper lane</source>
        <translation>El canal de arriba</translation>
    </message>
    <message>
        <source>The middle lane</source>
        <translation>El canal central</translation>
    </message>
    <message>
        <source>The lower lane</source>
        <translation>El canal de abajo</translation>
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
        <translation>El canal de la izquierda</translation>
    </message>
    <message>
        <source>The lane in the middle</source>
        <translation>El canal del medio</translation>
    </message>
    <message>
        <source>The lane on the right</source>
        <translation>El canal de la derecha</translation>
    </message>
    <message>
        <source>{lane}: {segments}, {coins}</source>
        <translation>{lane}: {segments}, {coins}</translation>
    </message>
    <message>
        <source>{island}, {number} of {capacity} workers</source>
        <translation>{island}, {number} de {capacity} obreros</translation>
    </message>
    <message>
        <source>{island}, {workers}</source>
        <translation>{island}, {workers}</translation>
    </message>
    <message>
        <source>{island}, floor {height}: {reward}</source>
        <translation>{island}, piso {height}: {reward}</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>sin recompensa</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, {time}</source>
        <translation>hoy, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ayer, {time}</translation>
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
        <translation>La partida ha terminado: gana {name}.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory.</source>
        <translation>La partida ha terminado: {names} comparten la victoria.</translation>
    </message>
</context>
</TS>
