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
        <translation>P&amp;untuación prevista</translation>
    </message>
    <message>
        <source>&amp;What the others did</source>
        <translation>Qué hicieron los de&amp;más</translation>
    </message>
    <message>
        <source>View one step &amp;back</source>
        <translation>&amp;Ver el paso anterior</translation>
    </message>
    <message>
        <source>View one step forward</source>
        <translation>Ver el paso siguiente</translation>
    </message>
    <message>
        <source>Fit table to win&amp;dow</source>
        <translation>Ajustar la mesa a la &amp;ventana</translation>
    </message>
    <message>
        <source>Explain what’s under the pointer</source>
        <translation>Explicar lo que hay bajo el puntero</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Según el sistema</translation>
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
        <translation>&amp;Terminar turno / siguiente jugada</translation>
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
        <translation>Reg&amp;las</translation>
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
        <translation>Volver al es&amp;tante</translation>
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
        <translation>Las partidas en las que deshiciste más allá de un bloqueo son de práctica y no cuentan.</translation>
    </message>
    <message>
        <source>Games with hints are kept, but don’t count as records.</source>
        <translation>Las partidas con pistas se guardan, pero no cuentan para los récords.</translation>
    </message>
    <message>
        <source>Your best score out of {number} games</source>
        <translation>Tu mejor puntuación en {number} partidas</translation>
    </message>
    <message>
        <source>Your best score: {points} points, out of {number} games</source>
        <translation>Tu mejor puntuación: {points} puntos, en {number} partidas</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also considered: {step}</source>
        <translation>También se consideró: {step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Recommended sets</source>
        <translation>Conjuntos recomendados</translation>
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
        <translation>Victoria compartida: {names}</translation>
    </message>
    <message>
        <source>edited outside the program</source>
        <translation>modificado fuera del programa</translation>
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
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>No se puede abrir este archivo.</translation>
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
        <translation>Tú contra Moon Dancer, en seis niveles, de suave a difícil.</translation>
    </message>
    <message>
        <source>You haven’t beaten her yet.</source>
        <translation>Aún no le has ganado.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Jugado con</translation>
    </message>
    <message>
        <source>Any friend</source>
        <translation>Cualquier amiga</translation>
    </message>
    <message>
        <source>Lanterns Dice solo</source>
        <translation>Lanterns Dice en solitario</translation>
    </message>
    <message>
        <source>Play solo and try to beat your own best score.</source>
        <translation>Juega a solas e intenta superar tu mejor puntuación.</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Dados del día</translation>
    </message>
    <message>
        <source>Random dice</source>
        <translation>Dados al azar</translation>
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
        <translation>Niveles extra:</translation>
    </message>
    <message>
        <source>All the challenges you’ve finished, by level</source>
        <translation>Todos los desafíos que has terminado, por nivel</translation>
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
        <translation>Mayor victoria: por {number} puntos</translation>
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
        <translation>Contenido de los juegos</translation>
    </message>
    <message>
        <source>Game rules</source>
        <translation>Reglas de los juegos</translation>
    </message>
    <message>
        <source>Saved games folder</source>
        <translation>Carpeta de partidas guardadas</translation>
    </message>
    <message>
        <source>Settings folder</source>
        <translation>Carpeta de los ajustes</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Carpeta del registro</translation>
    </message>
    <message>
        <source>Graphics don’t work ({platform}).</source>
        <translation>Los gráficos no funcionan ({platform}).</translation>
    </message>
    <message>
        <source>No screen found; off-screen drawing works.</source>
        <translation>No se ha encontrado ninguna pantalla; dibujar en memoria funciona.</translation>
    </message>
    <message>
        <source>Graphics work: {screen}, {platform}.</source>
        <translation>Los gráficos funcionan: {screen}, {platform}.</translation>
    </message>
    <message>
        <source>All characters can be displayed ({others}).</source>
        <translation>Se pueden mostrar todos los caracteres ({others}).</translation>
    </message>
    <message>
        <source>Missing characters: {missing}</source>
        <translation>Faltan caracteres: {missing}</translation>
    </message>
    <message>
        <source>The program’s own fonts are missing.</source>
        <translation>Faltan los tipos de letra del programa.</translation>
    </message>
    <message>
        <source>Sound works ({device}).</source>
        <translation>El sonido funciona ({device}).</translation>
    </message>
    <message>
        <source>Sound doesn’t work. {trouble}</source>
        <translation>El sonido no funciona. {trouble}</translation>
    </message>
    <message>
        <source>No sound device found: games are silent.</source>
        <translation>No hay ningún dispositivo de sonido: las partidas son silenciosas.</translation>
    </message>
    <message>
        <source>Complete; all games load.</source>
        <translation>Completo; todos los juegos se cargan.</translation>
    </message>
    <message>
        <source>Compiled version: computer players think faster.</source>
        <translation>Versión compilada: los jugadores del ordenador piensan más rápido.</translation>
    </message>
    <message>
        <source>Running from source code.</source>
        <translation>Se ejecuta desde el código fuente.</translation>
    </message>
    <message>
        <source>OK.</source>
        <translation>Todo bien.</translation>
    </message>
    <message>
        <source>{folder}: writable, {free} MB free.</source>
        <translation>{folder}: se puede escribir, {free} MB libres.</translation>
    </message>
    <message>
        <source>{folder}: can’t be written to. {trouble}</source>
        <translation>{folder}: no se puede escribir. {trouble}</translation>
    </message>
    <message>
        <source>Saving and reopening a game gives back the identical game.</source>
        <translation>Guardar y volver a abrir una partida devuelve la misma partida.</translation>
    </message>
    <message>
        <source>They run in a separate process; the first answer took {ms} ms.</source>
        <translation>Piensan en un proceso aparte; la primera respuesta tardó {ms} ms.</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. You can still play: they run inside the window, which may freeze briefly. If this computer is busy, check again later. {trouble}</source>
        <translation>No respondieron a tiempo, dos veces. Puedes jugar de todos modos: piensan dentro de la ventana, que puede quedarse parada un momento. Si este ordenador está ocupado, vuelve a comprobarlo más tarde. {trouble}</translation>
    </message>
    <message>
        <source>The window opens. In each game ten moves were played, saved and reopened ({s} s).</source>
        <translation>La ventana se abre. En cada juego se han hecho diez jugadas, se han guardado y se han vuelto a abrir ({s} s).</translation>
    </message>
    <message>
        <source>Not finished after {s} seconds. If this computer is busy, check again later.</source>
        <translation>No ha terminado en {s} segundos. Si este ordenador está ocupado, vuelve a comprobarlo más tarde.</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>Todo funciona.</translation>
    </message>
    <message>
        <source>Problems were found. Check again first; if they remain, reinstall the program. Your saved games are kept.</source>
        <translation>Se han encontrado problemas. Comprueba otra vez; si siguen ahí, reinstala el programa. Tus partidas guardadas se conservan.</translation>
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
        <translation>Comprobando…</translation>
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
        <translation>Tus opciones</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Undo the last choice (Esc)</source>
        <translation>Deshacer la última elección (Esc)</translation>
    </message>
</context>
<context>
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation>Hacer la siguiente jugada del ordenador</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>Ver la hoja de puntuación</translation>
    </message>
    <message>
        <source>{choice} without claiming {claims}</source>
        <translation>{choice} sin reclamar {claims}</translation>
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
        <translation>Tus decisiones más caras</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Ver la mesa en ese momento</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Encuéntralo tú</translation>
    </message>
    <message>
        <source>A puzzle of your own: it stays under My puzzles until you solve it twice</source>
        <translation>Un acertijo propio: se queda en «Mis acertijos» hasta que lo resuelvas dos veces</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>El mayor vuelco fue el paso {number}: {step} La probabilidad de ganar de {name} pasó de {before} a {after} %.</translation>
    </message>
    <message>
        <source>The coach is reviewing the whole game. You can leave at any time.</source>
        <translation>El entrenador está repasando toda la partida. Puedes salir cuando quieras.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) couldn’t be reviewed: the computer was too busy.</source>
        <translation>
            <numerusform>No se ha podido repasar %n turno: el ordenador estaba demasiado ocupado.</numerusform>
            <numerusform>No se han podido repasar %n turnos: el ordenador estaba demasiado ocupado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was clearly worse than a Master’s.</source>
        <translation>Nada destaca: ningún turno fue claramente peor que el de una Maestra.</translation>
    </message>
    <message>
        <source>A Master with your knowledge would have played these turns better.</source>
        <translation>Una Maestra que supiera lo mismo que tú habría jugado mejor estos turnos.</translation>
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
        <translation>Mueve la loseta al sitio iluminado: arrástrala hasta allí, o haz clic en la loseta y luego en el sitio.</translation>
    </message>
    <message>
        <source>Dragging works. Clicking the piece and then the place does the same thing everywhere.</source>
        <translation>Arrastrar funciona. Hacer clic en la pieza y luego en el sitio hace lo mismo en todas partes.</translation>
    </message>
    <message>
        <source>Two clicks work. Dragging does the same thing everywhere.</source>
        <translation>Los dos clics funcionan. Arrastrar hace lo mismo en todas partes.</translation>
    </message>
    <message>
        <source>The keyboard works: every game can be played with it.</source>
        <translation>El teclado funciona: con él puedes jugar a todos los juegos.</translation>
    </message>
    <message>
        <source>Use this computer’s settings</source>
        <translation>Usar los ajustes de este ordenador</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>Seguir los colores, el contraste y el movimiento del sistema</translation>
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
        <translation>Empezar a jugar</translation>
    </message>
    <message>
        <source>You can change all of this later in Settings.</source>
        <translation>Puedes cambiar todo esto más tarde en Ajustes.</translation>
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
        <translation>Una persona contra jugadores del ordenador; el más fuerte fija el nivel. Las partidas de práctica no cuentan.</translation>
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
        <translation>Esta partida ya está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>To protect your game, only one window can use it. You can continue here with a copy, saved as a separate game.</source>
        <translation>Para proteger tu partida, solo una ventana puede usarla. Puedes seguir aquí con una copia, que se guarda como partida aparte.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir una copia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance of winning (%), step by step</source>
        <translation>probabilidad de ganar (%), paso a paso</translation>
    </message>
    <message>
        <source>points so far and expected final score, step by step</source>
        <translation>puntos hasta ahora y resultado previsto, paso a paso</translation>
    </message>
    <message>
        <source>Point at the chart to see the table at that moment; click to go there.</source>
        <translation>Señala el gráfico para ver la mesa en ese momento; haz clic para ir allí.</translation>
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
    <name>DateWords</name>
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
            <numerusform>Has conseguido %n regalo.</numerusform>
            <numerusform>Has conseguido %n regalos.</numerusform>
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
        <translation>
            <numerusform>Completa %n estanque en este turno.</numerusform>
            <numerusform>Completa %n estanques en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) this turn.</source>
        <translation>
            <numerusform>Consigue %n regalo en este turno.</numerusform>
            <numerusform>Consigue %n regalos en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>Consigue %n punto con las barcas y tu segundo grupo más grande.</numerusform>
            <numerusform>Consigue %n puntos con las barcas y tu segundo grupo más grande.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>Has ganado %n punto con las barcas y tu segundo grupo más grande.</numerusform>
            <numerusform>Has ganado %n puntos con las barcas y tu segundo grupo más grande.</numerusform>
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
        <translation>Gastar {gifts} y volver a tirar los cuatro dados (tienes {number})</translation>
    </message>
    <message>
        <source>{name} shades now</source>
        <translation>Ahora colorea {name}</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>No lanzar</translation>
    </message>
    <message>
        <source>Keep the tray as it is: {faced}</source>
        <translation>Dejar la bandeja como está: {faced}</translation>
    </message>
    <message>
        <source>Rotate the tray {quarters}: {faced}</source>
        <translation>Girar la bandeja {quarters}: {faced}</translation>
    </message>
    <message>
        <source>Then {area} as well</source>
        <translation>Después, también {area}</translation>
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
        <translation>Con el favor del emperador</translation>
    </message>
    <message>
        <source>Anchored at {corner}: covers {pools}</source>
        <translation>Anclada en {corner}: cubre {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Anchored at {corner}: %n option(s)</source>
        <translation>
            <numerusform>Anclada en {corner}: %n opción</numerusform>
            <numerusform>Anclada en {corner}: %n opciones</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: covers {pools}</source>
        <translation>{quarters}, volteada: cubre {pools}</translation>
    </message>
    <message>
        <source>{quarters}: covers {pools}</source>
        <translation>{quarters}: cubre {pools}</translation>
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
        <translation>{pool} completo</translation>
    </message>
    <message>
        <source>one extra area next to it</source>
        <translation>una zona extra al lado</translation>
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
        <translation>{shape} sobre {pools}: +{points}</translation>
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
        <translation>un solo grupo</translation>
    </message>
    <message>
        <source>largest group: {number}</source>
        <translation>grupo más grande: {number}</translation>
    </message>
    <message>
        <source>They also tie on fireworks points, so they share this place.</source>
        <translation>También empatan en puntos de fuegos, así que comparten este puesto.</translation>
    </message>
    <message>
        <source>Tie broken by fireworks points: {values}.</source>
        <translation>El empate se decide por los puntos de fuegos: {values}.</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Click to take this sheet and shade on it now.</source>
        <translation>Haz clic para tomar esta hoja y colorear en ella.</translation>
    </message>
    <message>
        <source>{area}: shaded.</source>
        <translation>{area}: coloreada.</translation>
    </message>
    <message>
        <source>{area}: not shaded.</source>
        <translation>{area}: sin colorear.</translation>
    </message>
    <message>
        <source>Pavilion: shade it to earn a gift.</source>
        <translation>Pabellón: coloréalo para conseguir un regalo.</translation>
    </message>
    <message>
        <source>Pool {pool}: covered by fireworks.</source>
        <translation>Estanque {pool}: cubierto por fuegos artificiales.</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks can cover it.</source>
        <translation>Estanque {pool}: completo; los fuegos artificiales pueden cubrirlo.</translation>
    </message>
    <message>
        <source>Platform: completing its pool lets you shade an area next to it.</source>
        <translation>Plataforma: al completar su estanque coloreas una zona de al lado.</translation>
    </message>
    <message>
        <source>Boat: surrounded, worth {points} as long as its pool stays unshaded.</source>
        <translation>Barca: rodeada, vale {points} mientras su estanque siga sin colorear.</translation>
    </message>
    <message>
        <source>This boat is lost: its pool has been shaded.</source>
        <translation>Esta barca está perdida: su estanque está coloreado.</translation>
    </message>
    <message>
        <source>no room left for it</source>
        <translation>ya no cabe</translation>
    </message>
    <message>
        <source>{pools} still needed</source>
        <translation>por completar: {pools}</translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) still needed</source>
        <translation>
            <numerusform>aún falta %n estanque</numerusform>
            <numerusform>aún faltan %n estanques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more gift(s).</source>
        <translation>
            <numerusform>Te falta %n regalo.</numerusform>
            <numerusform>Te faltan %n regalos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s sheet: {points}, {gifts}.</source>
        <translation>Hoja de {name}: {points}, {gifts}.</translation>
    </message>
    <message>
        <source>Second group: {points}, one per pool in the second-largest group of completed pools.</source>
        <translation>Segundo grupo: {points}, uno por cada estanque de tu segundo grupo más grande de estanques completos.</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n per surrounded boat.</source>
        <translation>
            <numerusform>Barcas: {points}, %n por barca rodeada.</numerusform>
            <numerusform>Barcas: {points}, %n por barca rodeada.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Spend gifts on re-rolls and on the emperor’s favours.</source>
        <translation>{name} tiene {gifts}. Los regalos sirven para volver a tirar y para los favores del emperador.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {name} may shade one extra {color} area on that turn.</source>
        <translation>Bonus de turno {row}: {name} puede colorear una zona extra de color {color} en ese turno.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one extra {color} area this turn.</source>
        <translation>Bonus de turno {row}: una zona extra de color {color} en este turno.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, already past.</source>
        <translation>Bonus de turno {row}: {color}, ya pasó.</translation>
    </message>
    <message>
        <source>No player faces this die, but some favours use it.</source>
        <translation>Nadie tiene delante este dado, pero algunos favores lo usan.</translation>
    </message>
    <message>
        <source>{name} uses the die on this side.</source>
        <translation>{name} usa el dado de este lado.</translation>
    </message>
    <message>
        <source>{name} may shade one {color} area.</source>
        <translation>{name} puede colorear una zona de color {color}.</translation>
    </message>
    <message>
        <source>The tray: shade an area in the colour you face. The active player may rotate it first.</source>
        <translation>La bandeja: colorea una zona del color que tienes delante. El jugador activo puede girarla antes.</translation>
    </message>
    <message>
        <source>Rotate the tray so that everyone faces a different die.</source>
        <translation>Gira la bandeja para que cada cual tenga delante otro dado.</translation>
    </message>
    <message>
        <source>Re-roll all four dice for {gifts}, before rotating the tray.</source>
        <translation>Vuelve a tirar los cuatro dados por {gifts}, antes de girar la bandeja.</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits.</source>
        <translation>Muestra todos los sitios donde cabe esta loseta.</translation>
    </message>
    <message>
        <source>Launch the display worth the most points.</source>
        <translation>Lanza los fuegos que más puntos dan.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded; you confirm first.</source>
        <translation>Deja el resto sin colorear; antes se pide confirmación.</translation>
    </message>
    <message>
        <source>Continue.</source>
        <translation>Continúa.</translation>
    </message>
    <message>
        <source>The emperor’s favours: spend gifts to use one each turn.</source>
        <translation>Los favores del emperador: gasta regalos para usar uno por turno.</translation>
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
        <translation>Vuelve a tirar: lo más probable es que salga algo mejor.</translation>
    </message>
    <message>
        <source>Don’t launch yet: these pools could hold a better tile later.</source>
        <translation>No lances aún: estos estanques podrían llevar después una loseta mejor.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help right now.</source>
        <translation>Deja el resto sin colorear: ahora nada más te ayuda.</translation>
    </message>
    <message>
        <source>Keep the tray as it is. You face {color}; {areas}.</source>
        <translation>Deja la bandeja como está. Tienes delante el {color}; {areas}.</translation>
    </message>
    <message>
        <source>Rotate the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>Gira la bandeja: {quarters}. Así tienes delante el {color}; {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>%n such area(s) still unshaded</source>
        <translation>
            <numerusform>queda %n zona así sin colorear</numerusform>
            <numerusform>quedan %n zonas así sin colorear</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose from %n area(s).</source>
        <translation>
            <numerusform>Puedes elegir entre %n zona.</numerusform>
            <numerusform>Puedes elegir entre %n zonas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>Consigues {gains}.</translation>
    </message>
    <message>
        <source>Launch {shape} on {pools}: {points}.</source>
        <translation>Lanza {shape} sobre {pools}: {points}.</translation>
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
        <translation>Voltear la loseta de fuegos</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits</source>
        <translation>Mostrar todos los sitios donde cabe esta loseta</translation>
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
        <translation>Arrastra el borde para girarla.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>no player faces it</source>
        <translation>ningún jugador lo tiene delante</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>girar</translation>
    </message>
    <message>
        <source>show where it fits</source>
        <translation>mostrar dónde cabe</translation>
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
        <translation>Una zona del color del dado de {name}</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll: %n gift(s)</source>
        <translation>
            <numerusform>Volver a tirar: %n regalo</numerusform>
            <numerusform>Volver a tirar: %n regalos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n pool(s)</source>
        <translation>
            <numerusform>necesita %n estanque</numerusform>
            <numerusform>necesita %n estanques</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} shades on this sheet now</source>
        <translation>Ahora colorea {name} en esta hoja</translation>
    </message>
    <message>
        <source>One extra area in your die’s colour</source>
        <translation>Una zona extra del color de tu dado</translation>
    </message>
    <message>
        <source>One area in a colour that’s not on the dice</source>
        <translation>Una zona de un color que no está en los dados</translation>
    </message>
    <message>
        <source>One area in the colour of the die to your left</source>
        <translation>Una zona del color del dado a tu izquierda</translation>
    </message>
    <message>
        <source>One area of any colour next to a completed pool</source>
        <translation>Una zona de cualquier color junto a un estanque completo</translation>
    </message>
    <message>
        <source>Both areas of one unshaded pool</source>
        <translation>Las dos zonas de un estanque sin colorear</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>Tus opciones</translation>
    </message>
    <message>
        <source>final launches</source>
        <translation>últimos lanzamientos</translation>
    </message>
    <message>
        <source>loses a boat</source>
        <translation>pierde una barca</translation>
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
        <translation>Aún puedes colorear. ¿Dejarlo así?</translation>
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
        <translation>Por colorear:</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>No lanzar</translation>
    </message>
    <message>
        <source>Click again to undo.</source>
        <translation>Haz otro clic para deshacer.</translation>
    </message>
    <message>
        <source>Click to undo this and everything after it.</source>
        <translation>Haz clic para deshacer esto y todo lo posterior.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Dejarla así</translation>
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
        <translation>no quedan</translation>
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
        <translation>{name} ha gastado {gifts} y ha vuelto a tirar: {colors}.</translation>
    </message>
    <message>
        <source>{name} kept the tray as it was: {faced}.</source>
        <translation>{name} ha dejado la bandeja como estaba: {faced}.</translation>
    </message>
    <message>
        <source>{name} rotated the tray: {faced}.</source>
        <translation>{name} ha girado la bandeja: {faced}.</translation>
    </message>
    <message>
        <source>{name} faces {color} and has nothing to shade.</source>
        <translation>{name} tiene delante el {color} y nada que colorear.</translation>
    </message>
    <message>
        <source>{name} started shading.</source>
        <translation>{name} ha empezado a colorear.</translation>
    </message>
    <message>
        <source>{name} didn’t launch.</source>
        <translation>{name} no ha lanzado.</translation>
    </message>
    <message>
        <source>{name}’s turn {number} begins.</source>
        <translation>Empieza el turno {number} de {name}.</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>Todos los turnos han terminado: cada jugador puede hacer un último lanzamiento.</translation>
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
        <translation>{name} ha coloreado {areas} con el favor del emperador</translation>
    </message>
    <message>
        <source>{name} shaded {areas} next to the platform</source>
        <translation>{name} ha coloreado {areas} junto a la plataforma</translation>
    </message>
    <message>
        <source>{name} launched {shape} on {pools}: {points}.</source>
        <translation>{name} ha lanzado {shape} sobre {pools}: {points}.</translation>
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
        <translation>sin girar</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>un cuarto de vuelta a la derecha</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>un cuarto de vuelta a la izquierda</translation>
    </message>
    <message>
        <source>one extra area in the die’s colour</source>
        <translation>una zona extra del color del dado</translation>
    </message>
    <message>
        <source>one area in a colour that’s not on the dice</source>
        <translation>una zona de un color que no está en los dados</translation>
    </message>
    <message>
        <source>one area in the colour of the die to your left</source>
        <translation>una zona del color del dado a tu izquierda</translation>
    </message>
    <message>
        <source>one area of any colour next to a completed pool</source>
        <translation>una zona de cualquier color junto a un estanque completo</translation>
    </message>
    <message>
        <source>both areas of one unshaded pool</source>
        <translation>las dos zonas de un estanque sin colorear</translation>
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
        <translation>En juego</translation>
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
        <translation>Giras la bandeja solo para ti. Las reglas en solitario son un añadido nuestro.</translation>
    </message>
    <message>
        <source>The player with the earliest sheet letter goes first; play continues clockwise.</source>
        <translation>Empieza quien tiene la primera letra de hoja; se sigue en sentido horario.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>{name}’s sheet</source>
        <translation>Hoja de {name}</translation>
    </message>
    <message>
        <source>Sheets are dealt at random; the earliest letter goes first.</source>
        <translation>Las hojas se reparten al azar; empieza la primera letra.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s), {all} in total.</source>
        <translation>
            <numerusform>Elige %n forma más, {all} en total.</numerusform>
            <numerusform>Elige %n formas más, {all} en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shape}: tiles worth {values}, best on top</source>
        <translation>{shape}: losetas de {values}, la mejor arriba</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Click to flip: {lower}</source>
        <translation>{gifts}, {side}: {upper}. Haz clic para voltear: {lower}</translation>
    </message>
    <message>
        <source>{gifts}, random side: {upper} or {lower}</source>
        <translation>{gifts}, lado al azar: {upper} o {lower}</translation>
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
        <translation>Una forma pequeña, dos medianas y una grande, al azar.</translation>
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
        <translation>{number} jugadores</translation>
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
        <translation>Colorea un pabellón: ganas 1 regalo</translation>
    </message>
    <message>
        <source>Complete a platform: shade an area next to it</source>
        <translation>Completa una plataforma: colorea una zona de al lado</translation>
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
        <source>Takes the last tile of {shape}: {points}.</source>
        <translation>Se lleva la última loseta ({shape}): {points}.</translation>
    </message>
    <message>
        <source>Takes {shape} before {name} can: {points}.</source>
        <translation>Se lleva {shape} antes de que pueda {name}: {points}.</translation>
    </message>
    <message>
        <source>Scores {points}; the next tile of {shape} scores {next}.</source>
        <translation>Da {points}; la siguiente loseta ({shape}) da {next}.</translation>
    </message>
    <message>
        <source>Scores {points} with {shape}.</source>
        <translation>Da {points} con {shape}.</translation>
    </message>
    <message>
        <source>Makes room for {shape}: {points}.</source>
        <translation>Hace sitio para {shape}: {points}.</translation>
    </message>
    <message>
        <source>Then {number} completed pools are free for fireworks.</source>
        <translation>Después quedan {number} estanques completos libres para fuegos artificiales.</translation>
    </message>
    <message>
        <source>Completes {pool}.</source>
        <translation>Completa {pool}.</translation>
    </message>
    <message>
        <source>The second-largest group now scores {points}.</source>
        <translation>El segundo grupo más grande da ahora {points}.</translation>
    </message>
    <message>
        <source>Surrounds the boat at {pool}: {points}.</source>
        <translation>Rodea la barca en {pool}: {points}.</translation>
    </message>
    <message>
        <source>Completed around the boat at {pool}: {number} of 4 pools.</source>
        <translation>Completos alrededor de la barca en {pool}: {number} de 4 estanques.</translation>
    </message>
    <message>
        <source>Helps surround the boat at {pool}.</source>
        <translation>Ayuda a rodear la barca en {pool}.</translation>
    </message>
    <message>
        <source>Leaves only {area} to complete the pool.</source>
        <translation>Solo deja {area} para completar el estanque.</translation>
    </message>
    <message>
        <source>Then {gifts} can be spent.</source>
        <translation>Después se puede gastar {gifts}.</translation>
    </message>
    <message>
        <source>A {color} area can complete {completed}.</source>
        <translation>Una zona de color {color} puede completar {completed}.</translation>
    </message>
    <message>
        <source>{number} {color} areas are still unshaded.</source>
        <translation>Zonas de color {color} aún sin colorear: {number}.</translation>
    </message>
    <message>
        <source>Allows one extra area next to {pool}.</source>
        <translation>Permite una zona extra junto a {pool}.</translation>
    </message>
    <message>
        <source>An extra area can complete {pools}.</source>
        <translation>Una zona extra puede completar {pools}.</translation>
    </message>
    <message>
        <source>Allows {number} extra areas.</source>
        <translation>Permite {number} zonas extra.</translation>
    </message>
    <message>
        <source>{name} faces {color}, which completes no pool.</source>
        <translation>{name} tiene delante el {color}, que no completa ningún estanque.</translation>
    </message>
    <message>
        <source>Keeps {number} completed pools for a better tile.</source>
        <translation>Guarda {number} estanques completos para una loseta mejor.</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>You’ve already rolled. To re-roll, use the button next to the tray before you settle it.</source>
        <translation>Ya has tirado. Para volver a tirar, usa el botón junto a la bandeja antes de fijarla.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Tira primero los dados.</translation>
    </message>
    <message>
        <source>You can rotate the tray only once per turn, before anyone shades.</source>
        <translation>Solo puedes girar la bandeja una vez por turno, antes de que alguien coloree.</translation>
    </message>
    <message>
        <source>First rotate the tray, or keep it as it is.</source>
        <translation>Primero gira la bandeja o déjala como está.</translation>
    </message>
    <message>
        <source>You can re-roll only before you settle the tray.</source>
        <translation>Solo puedes volver a tirar antes de fijar la bandeja.</translation>
    </message>
    <message>
        <source>Not enough gifts: a re-roll costs {reroll}.</source>
        <translation>No tienes regalos suficientes: volver a tirar cuesta {reroll}.</translation>
    </message>
    <message>
        <source>You can’t shade any more this turn.</source>
        <translation>No puedes colorear más en este turno.</translation>
    </message>
    <message>
        <source>That area is already shaded.</source>
        <translation>Esa zona ya está coloreada.</translation>
    </message>
    <message>
        <source>A platform lets you shade one area next to it, once, when you complete its pool.</source>
        <translation>Una plataforma te deja colorear una zona de al lado, una vez, al completar su estanque.</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your die.</source>
        <translation>Ya has coloreado una zona por tu dado.</translation>
    </message>
    <message>
        <source>That area isn’t the colour of the die you face.</source>
        <translation>Esa zona no es del color del dado que tienes delante.</translation>
    </message>
    <message>
        <source>Only the active player gets a turn bonus.</source>
        <translation>Solo el jugador activo tiene bonus de turno.</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your turn bonus.</source>
        <translation>Ya has coloreado una zona por tu bonus de turno.</translation>
    </message>
    <message>
        <source>That area isn’t the colour of your turn bonus.</source>
        <translation>Esa zona no es del color de tu bonus de turno.</translation>
    </message>
    <message>
        <source>Use your die for that area: it’s the same colour.</source>
        <translation>Usa tu dado para esa zona: es del mismo color.</translation>
    </message>
    <message>
        <source>Use your turn bonus for that area: it’s the same colour.</source>
        <translation>Usa tu bonus de turno para esa zona: es del mismo color.</translation>
    </message>
    <message>
        <source>There’s no player in that seat.</source>
        <translation>No hay ningún jugador en ese asiento.</translation>
    </message>
    <message>
        <source>That sheet is already being shaded.</source>
        <translation>En esa hoja ya se está coloreando.</translation>
    </message>
    <message>
        <source>That sheet was just taken. Someone has to shade, use a favour or press Done first.</source>
        <translation>Esa hoja se acaba de tomar. Primero alguien tiene que colorear, usar un favor o elegir «Listo».</translation>
    </message>
    <message>
        <source>There’s nothing to shade on that sheet right now.</source>
        <translation>Ahora no hay nada que colorear en esa hoja.</translation>
    </message>
    <message>
        <source>First spend gifts on an emperor card.</source>
        <translation>Gasta primero regalos en una carta del emperador.</translation>
    </message>
    <message>
        <source>You’ve shaded everything the emperor’s favour allows.</source>
        <translation>Ya has coloreado todo lo que permite el favor del emperador.</translation>
    </message>
    <message>
        <source>With this favour you shade both areas of one pool.</source>
        <translation>Con este favor coloreas las dos zonas de un estanque.</translation>
    </message>
    <message>
        <source>The emperor’s favour doesn’t allow that colour.</source>
        <translation>El favor del emperador no permite ese color.</translation>
    </message>
    <message>
        <source>With this favour you shade an area next to one of your completed pools.</source>
        <translation>Con este favor coloreas una zona junto a uno de tus estanques completos.</translation>
    </message>
    <message>
        <source>You can use only one favour per turn.</source>
        <translation>Solo puedes usar un favor por turno.</translation>
    </message>
    <message>
        <source>Not enough gifts for that favour.</source>
        <translation>No tienes regalos suficientes para ese favor.</translation>
    </message>
    <message>
        <source>That favour wouldn’t let you shade anything.</source>
        <translation>Ese favor no te dejaría colorear nada.</translation>
    </message>
    <message>
        <source>You launch fireworks at the end of your own turn.</source>
        <translation>Los fuegos artificiales se lanzan al final de tu propio turno.</translation>
    </message>
    <message>
        <source>That shape isn’t in play.</source>
        <translation>Esa forma no está en juego.</translation>
    </message>
    <message>
        <source>There are no tiles of that shape left.</source>
        <translation>No quedan losetas de esa forma.</translation>
    </message>
    <message>
        <source>Fireworks must cover completed pools (both areas shaded).</source>
        <translation>Los fuegos artificiales deben cubrir estanques completos (con las dos zonas coloreadas).</translation>
    </message>
    <message>
        <source>Another tile already covers one of these pools.</source>
        <translation>Otra loseta ya cubre uno de estos estanques.</translation>
    </message>
    <message>
        <source>There’s nothing to launch right now.</source>
        <translation>Ahora no hay nada que lanzar.</translation>
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
        <translation>puntos de tus losetas</translation>
    </message>
    <message>
        <source>pools in it</source>
        <translation>estanques que tiene</translation>
    </message>
    <message>
        <source>{number} per surrounded boat</source>
        <translation>{number} por barca rodeada</translation>
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
        <translation>Has coloreado un pabellón: 1 regalo. Gasta los regalos en favores del emperador, uno por turno.</translation>
    </message>
    <message>
        <source>Platform completed! Shade any one area in a pool next to it.</source>
        <translation>¡Plataforma completa! Colorea una zona cualquiera de un estanque de al lado.</translation>
    </message>
    <message>
        <source>A boat scores 4 points if all pools around it are completed and its own pool is unshaded.</source>
        <translation>Una barca da 4 puntos si todos los estanques de alrededor están completos y el suyo sigue sin colorear.</translation>
    </message>
    <message>
        <source>Launch fireworks over completed pools. Your second-largest group of them scores, too.</source>
        <translation>Lanza fuegos artificiales sobre estanques completos. También puntúa tu segundo grupo más grande.</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>Todos los turnos han terminado: cada jugador puede hacer un último lanzamiento.</translation>
    </message>
    <message>
        <source>Last turn for everyone: complete pools for a display, and keep your groups apart.</source>
        <translation>Último turno para todos: completa estanques para lanzar y no juntes tus grupos.</translation>
    </message>
    <message>
        <source>Roll, then rotate the tray: each player shades with the die they face.</source>
        <translation>Tira y luego gira la bandeja: cada jugador colorea con el dado que tiene delante.</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. The other players get the dice facing them.</source>
        <translation>Elige un color que te ayude. Los demás usan los dados que tienen delante.</translation>
    </message>
    <message>
        <source>A tile fits! The top tile of each stack is worth the most, so launch early.</source>
        <translation>¡Cabe una loseta! La de arriba de cada pila es la que más vale, así que lanza pronto.</translation>
    </message>
    <message>
        <source>Everyone shades at the same time: when you’re ready, click your own small sheet.</source>
        <translation>Todos colorean a la vez: cuando quieras, haz clic en tu hoja pequeña.</translation>
    </message>
    <message>
        <source>Favours cost gifts, but shading a pavilion earns one straight back.</source>
        <translation>Los favores cuestan regalos, pero colorear un pabellón te devuelve uno al momento.</translation>
    </message>
    <message>
        <source>Draw over a glowing area. A pool is completed when both its areas are shaded.</source>
        <translation>Dibuja sobre una zona iluminada. Un estanque está completo cuando sus dos zonas están coloreadas.</translation>
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
        <translation>girar la bandeja o colorear una zona</translation>
    </message>
    <message>
        <source>launch one last display</source>
        <translation>hacer un último lanzamiento</translation>
    </message>
    <message>
        <source>nothing left to shade</source>
        <translation>nada más que colorear</translation>
    </message>
    <message>
        <source>later</source>
        <translation>después</translation>
    </message>
    <message>
        <source>rotate the tray</source>
        <translation>girar la bandeja</translation>
    </message>
    <message>
        <source>re-roll: {gifts}</source>
        <translation>volver a tirar: {gifts}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>colorear {colors}</translation>
    </message>
    <message>
        <source>next to a platform</source>
        <translation>junto a una plataforma</translation>
    </message>
    <message>
        <source>shade next to a platform</source>
        <translation>colorear junto a una plataforma</translation>
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
        <translation>Girar</translation>
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
        <translation>tirar los dados</translation>
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
        <translation>favor usado</translation>
    </message>
    <message>
        <source>shade {colors} with a favour</source>
        <translation>colorear {colors} con un favor</translation>
    </message>
    <message>
        <source>you have {gifts}</source>
        <translation>tienes {gifts}</translation>
    </message>
    <message>
        <source>use an emperor’s favour</source>
        <translation>usar un favor del emperador</translation>
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
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>final position</source>
        <translation>posición final</translation>
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
        <translation>Contando los puntos…</translation>
    </message>
    <message>
        <source>Press any key or click to skip.</source>
        <translation>Pulsa cualquier tecla o haz clic para omitir.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>No se ha podido guardar {file}.</translation>
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
        <translation>
            <numerusform>%n–{own}</numerusform>
            <numerusform>%n–{own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead of second place</source>
        <translation>
            <numerusform>%n punto, {lead} más que el segundo puesto</numerusform>
            <numerusform>%n puntos, {lead} más que el segundo puesto</numerusform>
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
        <translation>4 farolillos iguales</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>2 de cada uno de 3 farolillos</translation>
    </message>
    <message>
        <source>1 of each lantern</source>
        <translation>1 de cada farolillo</translation>
    </message>
    <message>
        <source>1 per Dedication</source>
        <translation>1 por Dedicatoria</translation>
    </message>
    <message>
        <source>Moon Dancer wins ties: you need more points than she has.</source>
        <translation>Moon Dancer gana los empates: necesitas más puntos que ella.</translation>
    </message>
    <message>
        <source>They also tie on Mooncakes and lanterns left, so they share this place.</source>
        <translation>También empatan en pasteles de luna y en farolillos restantes, así que comparten este puesto.</translation>
    </message>
    <message>
        <source>Tied on Mooncakes too; tie broken by lanterns left: {values}.</source>
        <translation>También empatan en pasteles de luna; deciden los farolillos restantes: {values}.</translation>
    </message>
    <message>
        <source>Tie broken by Mooncakes: {values}.</source>
        <translation>El empate se decide por los pasteles de luna: {values}.</translation>
    </message>
    <message>
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>Las partidas en las que deshiciste más allá de un bloqueo son de práctica y no cuentan.</translation>
    </message>
    <message>
        <source>biggest win: by {number}</source>
        <translation>mayor victoria: por {number}</translation>
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
        <translation>Se ha producido un error en el programa.</translation>
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
        <translation>Tus partidas guardadas están a salvo; nada ha cambiado.</translation>
    </message>
    <message>
        <source>Your game is safe: every step so far is saved. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>Tu partida está a salvo: todos los pasos hasta ahora están guardados. Puedes seguir; si algo se ve raro, vuelve al estante y elige Continuar.</translation>
    </message>
    <message>
        <source>Your last step couldn’t be saved, but everything before it is safe. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>Tu último paso no se ha podido guardar, pero todo lo anterior está a salvo. Puedes seguir; si algo se ve raro, vuelve al estante y elige Continuar.</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>Reducir (−)</translation>
    </message>
    <message>
        <source>Fit to window (0)</source>
        <translation>Ajustar a la ventana (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Ampliar (+)</translation>
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
            <numerusform>Has ganado %n punto.</numerusform>
            <numerusform>Has ganado %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>Has ganado %n farolillo.</numerusform>
            <numerusform>Has ganado %n farolillos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>Has ganado %n pastel de luna.</numerusform>
            <numerusform>Has ganado %n pasteles de luna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Gana %n punto en este turno.</numerusform>
            <numerusform>Gana %n puntos en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) this turn.</source>
        <translation>
            <numerusform>Gana %n farolillo en este turno.</numerusform>
            <numerusform>Gana %n farolillos en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Gana en este turno %n farolillo más que cualquier otro jugador.</numerusform>
            <numerusform>Gana en este turno %n farolillos más que cualquier otro jugador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) this turn.</source>
        <translation>
            <numerusform>Gana %n pastel de luna en este turno.</numerusform>
            <numerusform>Gana %n pasteles de luna en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a tile so that you have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Coloca una loseta de modo que tengas los farolillos para una Dedicatoria de %n punto.</numerusform>
            <numerusform>Coloca una loseta de modo que tengas los farolillos para una Dedicatoria de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anyone else.</source>
        <translation>
            <numerusform>Has ganado %n farolillo más que los demás.</numerusform>
            <numerusform>Has ganado %n farolillos más que los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Tienes los farolillos para una Dedicatoria de %n punto.</numerusform>
            <numerusform>Tienes los farolillos para una Dedicatoria de %n puntos.</numerusform>
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
        <translation>Elige el lado que cuenta como coincidencia.</translation>
    </message>
    <message>
        <source>Choose the tile to keep. The other goes to the bottom of the stack.</source>
        <translation>Elige la loseta que te quedas. La otra va al fondo de la pila.</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply in exchange.</source>
        <translation>Elige el farolillo de la Reserva que tomas a cambio.</translation>
    </message>
    <message>
        <source>Choose which lantern to take from another player.</source>
        <translation>Elige qué farolillo tomas de otro jugador.</translation>
    </message>
    <message>
        <source>Choose a player to gain one with you.</source>
        <translation>Elige con qué jugador ganas un farolillo.</translation>
    </message>
    <message>
        <source>Choose a Dedication stack for your token.</source>
        <translation>Elige una pila de Dedicatorias para tu ficha.</translation>
    </message>
    <message>
        <source>Rotate it (wheel or R); click it again to place it.</source>
        <translation>Gírala (rueda o R); haz clic en ella otra vez para colocarla.</translation>
    </message>
    <message>
        <source>Choose the set, then the lantern you leave out.</source>
        <translation>Elige la serie y luego el farolillo que omites.</translation>
    </message>
    <message>
        <source>Choose the lantern to take back.</source>
        <translation>Elige el farolillo que recuperas.</translation>
    </message>
    <message>
        <source>Click her card to see the top two tiles, or refill as usual.</source>
        <translation>Haz clic en su carta para ver las dos losetas de arriba, o rellena la mano como siempre.</translation>
    </message>
    <message>
        <source>You may exchange one more: choose the lantern to give.</source>
        <translation>Puedes cambiar otro más: elige el farolillo que das.</translation>
    </message>
    <message>
        <source>After placing your tile, you may make one more Dedication.</source>
        <translation>Después de colocar tu loseta, puedes hacer otra Dedicatoria.</translation>
    </message>
    <message>
        <source>Make a second Dedication: choose its stack.</source>
        <translation>Haz una segunda Dedicatoria: elige su pila.</translation>
    </message>
    <message>
        <source>Make a Dedication: choose its stack.</source>
        <translation>Haz una Dedicatoria: elige su pila.</translation>
    </message>
    <message>
        <source>Choose the lantern to give.</source>
        <translation>Elige el farolillo que das.</translation>
    </message>
    <message>
        <source>Choose the first lantern to give.</source>
        <translation>Elige el primer farolillo que das.</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply.</source>
        <translation>Elige el farolillo que tomas de la Reserva.</translation>
    </message>
    <message>
        <source>Choose a Dedication: you may leave out one lantern.</source>
        <translation>Elige una Dedicatoria: puedes omitir un farolillo.</translation>
    </message>
    <message>
        <source>Each match gives you one extra Mooncake.</source>
        <translation>Cada coincidencia te da un pastel de luna extra.</translation>
    </message>
    <message>
        <source>When you refill, you may choose from two tiles.</source>
        <translation>Al rellenar la mano puedes elegir entre dos losetas.</translation>
    </message>
    <message>
        <source>Choose a tile on the table to rotate.</source>
        <translation>Elige una loseta de la mesa para girarla.</translation>
    </message>
    <message>
        <source>No lantern limit this turn.</source>
        <translation>En este turno no hay límite de farolillos.</translation>
    </message>
    <message>
        <source>Choose the lantern that you both gain.</source>
        <translation>Elige el farolillo que ganáis los dos.</translation>
    </message>
    <message>
        <source>You also gain the lantern on your tile’s opposite side.</source>
        <translation>Ganas también el farolillo del lado opuesto de tu loseta.</translation>
    </message>
    <message>
        <source>One side that doesn’t match counts as a match.</source>
        <translation>Un lado que no coincide cuenta como coincidencia.</translation>
    </message>
    <message>
        <source>Choose the pile of Trixie lanterns to take one.</source>
        <translation>Elige el montón de farolillos de Trixie para tomar uno.</translation>
    </message>
    <message>
        <source>Choose your token.</source>
        <translation>Elige tu ficha.</translation>
    </message>
    <message>
        <source>which lantern does she take from the Supply?</source>
        <translation>¿qué farolillo toma de la Reserva?</translation>
    </message>
    <message>
        <source>choose the glowing stack, then her lanterns.</source>
        <translation>elige la pila iluminada y luego sus farolillos.</translation>
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
        <translation>elige algo iluminado.</translation>
    </message>
</context>
<context>
    <name>FestivalChoices</name>
    <message>
        <source>Keep the {tile}</source>
        <translation>Quedarte con: {tile}</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>Colocar: {tile}</translation>
    </message>
    <message>
        <source>Put your token on {kind}: your Dedications there score 1 extra point</source>
        <translation>Poner tu ficha en {kind}: ahí tus Dedicatorias dan 1 punto extra</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}</source>
        <translation>Dedicar {kind}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>Claim the Dedication: %n point(s)</source>
        <translation>
            <numerusform>Reclamar la Dedicatoria: %n punto</numerusform>
            <numerusform>Reclamar la Dedicatoria: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the face-up {tile}</source>
        <translation>Tomar la loseta visible: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>Robar la loseta oculta de arriba (%n en la pila)</numerusform>
            <numerusform>Robar la loseta oculta de arriba (%n en la pila)</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
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
        <translation>Tomar {lantern} a cambio (quedan {number})</translation>
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
        <translation>Dar {lantern} (tienes {number})</translation>
    </message>
    <message>
        <source>Return {lantern} (you have {number})</source>
        <translation>Devolver {lantern} (tienes {number})</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} (you have {number})</source>
        <translation>Cambiar o devolver {lantern} (tienes {number})</translation>
    </message>
    <message>
        <source>Exchange {lantern} (you have {number})</source>
        <translation>Cambiar {lantern} (tienes {number})</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>Tomar {lantern} (quedan {number})</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Devolver {lantern} a la Reserva</translation>
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
        <translation>Puede tomarla cualquier jugador que rellene su mano. {tile}</translation>
    </message>
    <message>
        <source>No face-up tile.</source>
        <translation>No hay loseta visible.</translation>
    </message>
    <message>
        <source>{name}’s tiles; only {name} can see them.</source>
        <translation>Losetas de {name}; solo {name} puede verlas.</translation>
    </message>
    <message>
        <source>After the last tile, each player gets one final turn.</source>
        <translation>Tras la última loseta, cada jugador tiene un último turno.</translation>
    </message>
    <message>
        <source>Matching it gives you a Mooncake.</source>
        <translation>Una coincidencia con ella te da un pastel de luna.</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: tienes %n.</numerusform>
            <numerusform>{lantern}: tienes %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} has %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: {name} tiene %n.</numerusform>
            <numerusform>{lantern}: {name} tiene %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None left in the Supply.</source>
        <translation>No queda ninguno en la Reserva.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>Tienes %n.</numerusform>
            <numerusform>Tienes %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: {points} each, used once a stack is empty.</source>
        <translation>Dedicatorias genéricas: {points} cada una; se usan cuando una pila se vacía.</translation>
    </message>
    <message>
        <source>{kind}: none left.</source>
        <translation>{kind}: no queda ninguna.</translation>
    </message>
    <message>
        <source>You take a generic tile instead.</source>
        <translation>En su lugar tomas una loseta genérica.</translation>
    </message>
    <message>
        <source>you have the lanterns</source>
        <translation>tienes los farolillos</translation>
    </message>
    <message>
        <source>you need {lanterns}</source>
        <translation>necesitas {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you need %n more lantern(s)</source>
        <translation>
            <numerusform>te falta %n farolillo</numerusform>
            <numerusform>te faltan %n farolillos</numerusform>
        </translation>
    </message>
    <message>
        <source>you need {number} more: {lanterns}</source>
        <translation>te faltan {number}: {lanterns}</translation>
    </message>
    <message>
        <source>{name}’s token: each Dedication {name} claims from this stack scores 1 extra point.</source>
        <translation>Ficha de {name}: cada Dedicatoria que {name} reclame de esta pila da 1 punto extra.</translation>
    </message>
    <message>
        <source>Each counts as any lantern in a Dedication.</source>
        <translation>En una Dedicatoria, cada uno cuenta como cualquier farolillo.</translation>
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
        <translation>
            <numerusform>{name} tiene %n farolillo.</numerusform>
            <numerusform>{name} tiene %n farolillos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may keep at most {limit} when you place a tile.</source>
        <translation>Al colocar una loseta puedes tener como mucho {limit}.</translation>
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
        <translation>{name} ha pedido ayuda a {friend} por {mooncakes}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} ha dado a {other} {given} por {taken}.</translation>
    </message>
    <message>
        <source>{friend}’s help went unused.</source>
        <translation>La ayuda de {friend} se ha quedado sin usar.</translation>
    </message>
    <message>
        <source>{name} put their token on {kind}.</source>
        <translation>{name} ha puesto su ficha en {kind}.</translation>
    </message>
    <message>
        <source>The {lantern} side counts as a match.</source>
        <translation>El lado {lantern} cuenta como coincidencia.</translation>
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
        <translation>{name} ha girado una loseta de la mesa.</translation>
    </message>
    <message>
        <source>{name} kept one and put the other on the bottom.</source>
        <translation>{name} se ha quedado una y ha puesto la otra al fondo.</translation>
    </message>
    <message>
        <source>Rotate the tile at {x}, {y}: {tile}</source>
        <translation>Girar la loseta en {x}, {y}: {tile}</translation>
    </message>
    <message>
        <source>Count it as an extra {lantern}</source>
        <translation>Contarlo como un {lantern} extra</translation>
    </message>
    <message>
        <source>Count it as {lantern}</source>
        <translation>Contarlo como {lantern}</translation>
    </message>
    <message>
        <source>Use a Trixie lantern instead of one you have</source>
        <translation>Usar un farolillo de Trixie en lugar de uno tuyo</translation>
    </message>
    <message>
        <source>back to the pile</source>
        <translation>de vuelta al montón</translation>
    </message>
    <message>
        <source>No friend can help with that right now.</source>
        <translation>Ahora ninguna amiga puede ayudarte con eso.</translation>
    </message>
    <message>
        <source>Moon Dancer follows her own rules.</source>
        <translation>Moon Dancer sigue sus propias reglas.</translation>
    </message>
    <message>
        <source>That friend isn’t in play.</source>
        <translation>Esa amiga no está en juego.</translation>
    </message>
    <message>
        <source>You can befriend only once, at the start of your turn.</source>
        <translation>Solo puedes pedir ayuda una vez, al principio de tu turno.</translation>
    </message>
    <message>
        <source>Not enough Mooncakes for that friend.</source>
        <translation>No tienes pasteles de luna suficientes para esa amiga.</translation>
    </message>
    <message>
        <source>You don’t have a Trixie lantern.</source>
        <translation>No tienes ningún farolillo de Trixie.</translation>
    </message>
    <message>
        <source>First choose which side counts as a match.</source>
        <translation>Elige primero qué lado cuenta como coincidencia.</translation>
    </message>
    <message>
        <source>First choose which tile to keep.</source>
        <translation>Elige primero qué loseta te quedas.</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you’ve just returned.</source>
        <translation>Recupera uno de los farolillos que acabas de devolver.</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and doesn’t match.</source>
        <translation>Elige un lado que toque una loseta y no coincida.</translation>
    </message>
    <message>
        <source>Keep one of the tiles you’ve drawn.</source>
        <translation>Quédate una de las losetas que has robado.</translation>
    </message>
    <message>
        <source>You must swap for a different lantern.</source>
        <translation>Tienes que cambiarlo por un farolillo distinto.</translation>
    </message>
    <message>
        <source>That player doesn’t have that lantern.</source>
        <translation>Ese jugador no tiene ese farolillo.</translation>
    </message>
    <message>
        <source>Your token is already there.</source>
        <translation>Tu ficha ya está ahí.</translation>
    </message>
    <message>
        <source>That stack is empty.</source>
        <translation>Esa pila está vacía.</translation>
    </message>
    <message>
        <source>There’s no tile there.</source>
        <translation>Ahí no hay ninguna loseta.</translation>
    </message>
    <message>
        <source>The tile already faces that way.</source>
        <translation>La loseta ya está orientada así.</translation>
    </message>
    <message>
        <source>You have nothing to exchange.</source>
        <translation>No tienes nada que cambiar.</translation>
    </message>
    <message>
        <source>You have nothing to swap.</source>
        <translation>No tienes nada que intercambiar.</translation>
    </message>
    <message>
        <source>There’s nothing to take.</source>
        <translation>No hay nada que tomar.</translation>
    </message>
    <message>
        <source>You couldn’t make a second Dedication.</source>
        <translation>No podrías hacer una segunda Dedicatoria.</translation>
    </message>
    <message>
        <source>There are no Trixie lanterns left.</source>
        <translation>No quedan farolillos de Trixie.</translation>
    </message>
    <message>
        <source>There’s no other stack for your token.</source>
        <translation>No hay otra pila para tu ficha.</translation>
    </message>
    <message>
        <source>That friend helps with placing a tile, and you have none left.</source>
        <translation>Esa amiga ayuda a colocar una loseta, y no te queda ninguna.</translation>
    </message>
    <message>
        <source>You have no more than {limit} lanterns anyway.</source>
        <translation>De todos modos no tienes más de {limit} farolillos.</translation>
    </message>
    <message>
        <source>The stack has fewer than two tiles.</source>
        <translation>En la pila hay menos de dos losetas.</translation>
    </message>
    <message>
        <source>Even with that help you couldn’t make a Dedication.</source>
        <translation>Ni siquiera con esa ayuda podrías hacer una Dedicatoria.</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} ha mirado las losetas de arriba de la pila.</translation>
    </message>
    <message>
        <source>Befriend {friend} ({mooncakes}): {ability}</source>
        <translation>Pedir ayuda a {friend} ({mooncakes}): {ability}</translation>
    </message>
    <message>
        <source>Take {lantern} from {name}</source>
        <translation>Tomar {lantern} de {name}</translation>
    </message>
    <message>
        <source>Together with {name}</source>
        <translation>Junto con {name}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>Omitir {lantern}</translation>
    </message>
    <message>
        <source>Put your token on a stack</source>
        <translation>Poner tu ficha en una pila</translation>
    </message>
    <message>
        <source>Look at the top tiles of the stack</source>
        <translation>Mirar las losetas de arriba de la pila</translation>
    </message>
    <message>
        <source>Return a Trixie lantern</source>
        <translation>Devolver un farolillo de Trixie</translation>
    </message>
    <message>
        <source>Take a Trixie lantern</source>
        <translation>Tomar un farolillo de Trixie</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Elige otro jugador.</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the glowing tile on the glowing space. {gains}</source>
        <translation>Coloca la loseta iluminada en el sitio iluminado. {gains}</translation>
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
        <translation>Una amiga puede ayudar: elige lo iluminado.</translation>
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
        <translation>loseta genérica</translation>
    </message>
    <message>
        <source>available</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>rotate the tile</source>
        <translation>girar la loseta</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>no quedan</translation>
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
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation>Loseta visible</translation>
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
        <translation>{name} ha tomado la loseta visible; se ha descubierto otra.</translation>
    </message>
    <message>
        <source>{name} took the last face-up tile.</source>
        <translation>{name} ha tomado la última loseta visible.</translation>
    </message>
    <message>
        <source>All tiles are placed: each player has one final turn.</source>
        <translation>Todas las losetas están colocadas: cada jugador tiene un último turno.</translation>
    </message>
    <message>
        <source>A friend gave {name} {lantern}.</source>
        <translation>Una amiga le ha dado a {name} {lantern}.</translation>
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
            <numerusform>%n coincidencia, pero no quedaba nada que ganar.</numerusform>
            <numerusform>%n coincidencias, pero no quedaba nada que ganar.</numerusform>
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
        <translation>{name} ha ganado {mooncakes}.</translation>
    </message>
    <message>
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>Después {name} ha ganado {lantern}</translation>
    </message>
    <message>
        <source>That stack was empty, so it was a generic tile.</source>
        <translation>Esa pila estaba vacía, así que ha sido una loseta genérica.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) counted as another.</source>
        <translation>
            <numerusform>%n farolillo de Trixie ha contado como otro.</numerusform>
            <numerusform>%n farolillos de Trixie han contado como otros.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} were kept.</source>
        <translation>Así se conservan: {lanterns}.</translation>
    </message>
    <message>
        <source>The token added {points}.</source>
        <translation>La ficha ha dado {points} más.</translation>
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
        <translation>El lado de arriba</translation>
    </message>
    <message>
        <source>The bottom side</source>
        <translation>El lado de abajo</translation>
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
        <translation>se necesita al menos una</translation>
    </message>
    <message>
        <source>can be used solo</source>
        <translation>sirve en solitario</translation>
    </message>
    <message>
        <source>adds extra pieces</source>
        <translation>añade piezas</translation>
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
        <translation>Empiezas tú. Moon Dancer gana los empates.</translation>
    </message>
    <message>
        <source>Moon Dancer’s level (extra levels below)</source>
        <translation>Nivel de Moon Dancer (debajo, los niveles extra)</translation>
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
        <translation>Amigas que combinan bien</translation>
    </message>
    <message>
        <source>Pick friends at random</source>
        <translation>Elegir amigas al azar</translation>
    </message>
    <message>
        <source>Can’t be used solo.</source>
        <translation>No sirve en solitario.</translation>
    </message>
    <message>
        <source>This friend helps Moon Dancer, too. Pinkie Pie can come along as a second friend.</source>
        <translation>Esta amiga también ayuda a Moon Dancer. Pinkie Pie puede acompañarla como segunda amiga.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn at random.</source>
        <translation>La loseta de cielo inicial y tus losetas de fuegos se roban al azar.</translation>
    </message>
    <message numerus="yes">
        <source>A starting Sky tile, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>Una loseta de cielo inicial y hasta %n loseta de fuegos para tu mano.</numerusform>
            <numerusform>Una loseta de cielo inicial y hasta %n losetas de fuegos para tu mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level you start with %n Fireworks tile(s): choose fewer.</source>
        <translation>
            <numerusform>En este nivel empiezas con %n loseta de fuegos: elige menos.</numerusform>
            <numerusform>En este nivel empiezas con %n losetas de fuegos: elige menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: choose at most {most} friends.</source>
        <translation>Demasiadas: elige como mucho {most} amigas.</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: swap one.</source>
        <translation>Al menos una amiga debe tener un corazón: cambia una.</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: choose one more.</source>
        <translation>Al menos una amiga debe tener un corazón: elige una más.</translation>
    </message>
    <message>
        <source>Once per turn, pay a friend’s cost in Mooncakes to use their ability.</source>
        <translation>Una vez por turno, paga los pasteles de luna de una amiga para usar su ayuda.</translation>
    </message>
    <message>
        <source>No friends: once per turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>Sin amigas: una vez por turno puedes pagar {cost} pasteles de luna para cambiar un farolillo.</translation>
    </message>
    <message>
        <source>solo only together with another friend</source>
        <translation>en solitario, solo junto con otra amiga</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>El primer jugador se elige al azar. Se juega en sentido horario.</translation>
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
        <source>Completes {kind}: {points}.</source>
        <translation>Completa {kind}: {points}.</translation>
    </message>
    <message>
        <source>Takes the last {kind} before {name} can: {points}.</source>
        <translation>Se lleva la última loseta de {kind} antes de que pueda {name}: {points}.</translation>
    </message>
    <message>
        <source>Takes the top {kind} before {name} can: {points}.</source>
        <translation>Se lleva la loseta de arriba de {kind} antes de que pueda {name}: {points}.</translation>
    </message>
    <message>
        <source>Leaves {name} only {points} for {kind}.</source>
        <translation>A {name} le deja solo {points} por {kind}.</translation>
    </message>
    <message>
        <source>Makes {kind} possible: {points}.</source>
        <translation>Hace posible {kind}: {points}.</translation>
    </message>
    <message>
        <source>Brings {lanterns}.</source>
        <translation>Da {lanterns}.</translation>
    </message>
    <message>
        <source>Then {mooncakes} can be spent.</source>
        <translation>Después se puede gastar {mooncakes}.</translation>
    </message>
    <message>
        <source>No {lantern} is left for {name}.</source>
        <translation>No queda {lantern} para {name}.</translation>
    </message>
    <message>
        <source>{name} gets {lantern}, but no closer to a Dedication.</source>
        <translation>{name} gana {lantern}, pero no se acerca a una Dedicatoria.</translation>
    </message>
    <message>
        <source>The tile can match on {sides} sides.</source>
        <translation>La loseta puede coincidir en {sides} lados.</translation>
    </message>
    <message>
        <source>{friend} helps this turn, for {mooncakes}.</source>
        <translation>{friend} ayuda en este turno, por {mooncakes}.</translation>
    </message>
    <message>
        <source>One lantern short of {kind}: {points}.</source>
        <translation>A un farolillo de {kind}: {points}.</translation>
    </message>
    <message>
        <source>Two lanterns short of {kind}: {points}.</source>
        <translation>A dos farolillos de {kind}: {points}.</translation>
    </message>
    <message>
        <source>Three lanterns short of {kind}: {points}.</source>
        <translation>A tres farolillos de {kind}: {points}.</translation>
    </message>
    <message>
        <source>Keeps {kind} possible: {points}.</source>
        <translation>Mantiene posible {kind}: {points}.</translation>
    </message>
    <message>
        <source>Stays one lantern short of {kind}: {points}.</source>
        <translation>Sigue a un farolillo de {kind}: {points}.</translation>
    </message>
    <message>
        <source>Stays two lanterns short of {kind}: {points}.</source>
        <translation>Sigue a dos farolillos de {kind}: {points}.</translation>
    </message>
    <message>
        <source>Stays three lanterns short of {kind}: {points}.</source>
        <translation>Sigue a tres farolillos de {kind}: {points}.</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>You’ve already placed a tile this turn. Refill your hand.</source>
        <translation>Ya has colocado una loseta en este turno. Rellena tu mano.</translation>
    </message>
    <message>
        <source>That tile isn’t in your hand.</source>
        <translation>Esa loseta no está en tu mano.</translation>
    </message>
    <message>
        <source>There’s already a tile there.</source>
        <translation>Ahí ya hay una loseta.</translation>
    </message>
    <message>
        <source>A tile must share a side with one on the table.</source>
        <translation>Una loseta debe compartir un lado con otra de la mesa.</translation>
    </message>
    <message>
        <source>Return lanterns until you have {limit}, then place a tile.</source>
        <translation>Devuelve farolillos hasta tener {limit} y luego coloca una loseta.</translation>
    </message>
    <message>
        <source>You can exchange only once, at the start of your turn.</source>
        <translation>Solo puedes cambiar una vez, al principio de tu turno.</translation>
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
        <translation>No tienes ese farolillo.</translation>
    </message>
    <message>
        <source>You must take a different lantern.</source>
        <translation>Tienes que tomar un farolillo distinto.</translation>
    </message>
    <message>
        <source>The Supply is out of that lantern.</source>
        <translation>Ese farolillo se ha agotado en la Reserva.</translation>
    </message>
    <message>
        <source>You can make one Dedication per turn, before placing a tile.</source>
        <translation>Puedes hacer una Dedicatoria por turno, antes de colocar una loseta.</translation>
    </message>
    <message>
        <source>No Dedications left for that set, not even generic ones.</source>
        <translation>No quedan Dedicatorias para esa serie, ni siquiera genéricas.</translation>
    </message>
    <message>
        <source>You can take a generic Dedication only when that stack is empty.</source>
        <translation>Solo puedes tomar una Dedicatoria genérica si esa pila está vacía.</translation>
    </message>
    <message>
        <source>Four of a Kind needs four of the same lantern.</source>
        <translation>Cuatro iguales necesita cuatro farolillos del mismo tipo.</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three different lanterns.</source>
        <translation>Tres parejas necesita dos farolillos de cada uno de tres tipos.</translation>
    </message>
    <message>
        <source>You return lanterns only if you have more than {limit}, before placing a tile.</source>
        <translation>Solo devuelves farolillos si tienes más de {limit}, antes de colocar una loseta.</translation>
    </message>
    <message>
        <source>You refill your hand after placing a tile.</source>
        <translation>La mano se rellena después de colocar una loseta.</translation>
    </message>
    <message>
        <source>You’ve already placed your tile. All you can do is end the turn.</source>
        <translation>Ya has colocado tu loseta. Solo puedes terminar el turno.</translation>
    </message>
    <message>
        <source>This game has no friends in play.</source>
        <translation>En esta partida no hay amigas.</translation>
    </message>
    <message>
        <source>You must place a tile before your turn can end.</source>
        <translation>Tienes que colocar una loseta antes de terminar tu turno.</translation>
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
        <translation>Se han tocado lados iguales: ganas un farolillo extra de ese tipo.</translation>
    </message>
    <message>
        <source>Matching Fireworks tiles earns Mooncakes. Spend two to exchange a lantern.</source>
        <translation>Las coincidencias con losetas de fuegos dan pasteles de luna. Gasta dos para cambiar un farolillo.</translation>
    </message>
    <message>
        <source>Every tile gives each player the lantern on the side facing them.</source>
        <translation>Cada loseta da a cada jugador el farolillo del lado que tiene delante.</translation>
    </message>
    <message>
        <source>If the Supply is out of a lantern, nobody gets it. Dedications refill the Supply.</source>
        <translation>Si un farolillo se agota en la Reserva, nadie lo recibe. Las Dedicatorias la rellenan.</translation>
    </message>
    <message>
        <source>Each Dedication makes the next of its kind worth less. Don’t wait too long.</source>
        <translation>Con cada Dedicatoria, la siguiente de su tipo vale menos. No esperes demasiado.</translation>
    </message>
    <message>
        <source>All tiles are placed: each player may exchange and dedicate one last time.</source>
        <translation>Todas las losetas están colocadas: cada jugador puede cambiar y dedicar una última vez.</translation>
    </message>
    <message>
        <source>The stack is empty: few tiles are left to place. Complete your sets now.</source>
        <translation>La pila está vacía: quedan pocas losetas por colocar. Completa ya tus series.</translation>
    </message>
    <message>
        <source>You may keep only 12 lanterns. Return the ones you need least.</source>
        <translation>Solo puedes tener 12 farolillos. Devuelve los que menos necesites.</translation>
    </message>
    <message>
        <source>You can make a Dedication! Only they score points. One per turn, before placing a tile.</source>
        <translation>¡Puedes hacer una Dedicatoria! Solo ellas dan puntos. Una por turno, antes de colocar una loseta.</translation>
    </message>
    <message>
        <source>Pay two Mooncakes to exchange a lantern: handy when you need just one more.</source>
        <translation>Paga dos pasteles de luna para cambiar un farolillo: útil cuando solo te falta uno.</translation>
    </message>
    <message>
        <source>Pay Mooncakes and a friend helps you this turn. Point at a card to see how.</source>
        <translation>Paga pasteles de luna y una amiga te ayuda este turno. Señala una carta para ver cómo.</translation>
    </message>
    <message>
        <source>Hold a tile over the table and check every seat: you’ll see who would gain what.</source>
        <translation>Mantén una loseta sobre la mesa y mira todos los asientos: verás quién ganaría qué.</translation>
    </message>
    <message>
        <source>Take the face-up tile or draw from the stack. After this, the turn can’t be undone.</source>
        <translation>Toma la loseta visible o roba de la pila. Después ya no se puede deshacer el turno.</translation>
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
        <translation>Ayuda</translation>
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
        <translation>pedir ayuda a una amiga</translation>
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
        <translation>gírala y suéltala</translation>
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
        <translation>devuélvelo a la Reserva.</translation>
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
        <translation>opcional</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>cuesta {mooncakes}</translation>
    </message>
    <message>
        <source>available</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>drop it on its own kind</source>
        <translation>suéltalo sobre los de su tipo</translation>
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
        <translation>usa la ayuda de la amiga o termina tu turno.</translation>
    </message>
    <message>
        <source>choose which tile to keep.</source>
        <translation>elige qué loseta te quedas.</translation>
    </message>
    <message>
        <source>choose a lantern from the Supply in exchange.</source>
        <translation>elige a cambio un farolillo de la Reserva.</translation>
    </message>
    <message>
        <source>choose the stack again to claim its points.</source>
        <translation>elige la pila otra vez para llevarte sus puntos.</translation>
    </message>
    <message>
        <source>later</source>
        <translation>después</translation>
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
        <translation>Importar partidas</translation>
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
            <numerusform>Has ganado %n punto.</numerusform>
            <numerusform>Has ganado %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Gana %n punto en este turno.</numerusform>
            <numerusform>Gana %n puntos en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Gana en este turno %n punto más que cualquier otro jugador.</numerusform>
            <numerusform>Gana en este turno %n puntos más que cualquier otro jugador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get your coins up to %n this turn.</source>
        <translation>
            <numerusform>Llega a %n moneda en este turno.</numerusform>
            <numerusform>Llega a %n monedas en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather %n of your workers on one island.</source>
        <translation>
            <numerusform>Reúne a %n de tus trabajadores en una isla.</numerusform>
            <numerusform>Reúne a %n de tus trabajadores en una isla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anyone else.</source>
        <translation>
            <numerusform>Has ganado %n punto más que los demás.</numerusform>
            <numerusform>Has ganado %n puntos más que los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got your coins up to %n.</source>
        <translation>
            <numerusform>Has llegado a %n moneda.</numerusform>
            <numerusform>Has llegado a %n monedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gathered %n of your workers on one island.</source>
        <translation>
            <numerusform>Has reunido a %n de tus trabajadores en una isla.</numerusform>
            <numerusform>Has reunido a %n de tus trabajadores en una isla.</numerusform>
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
        <translation>La partida acaba después de este turno.</translation>
    </message>
    <message>
        <source>Nobody else can see which.</source>
        <translation>Nadie más puede ver cuál.</translation>
    </message>
    <message>
        <source>choose where the worker from {island} starts</source>
        <translation>elige dónde empieza el trabajador de {island}</translation>
    </message>
    <message>
        <source>choose a Small island for your first floor</source>
        <translation>elige una isla pequeña para tu primer piso</translation>
    </message>
    <message>
        <source>choose an island for the new worker</source>
        <translation>elige una isla para el nuevo trabajador</translation>
    </message>
    <message>
        <source>cross the new bridge, or choose Done</source>
        <translation>cruza el puente nuevo o elige «Listo»</translation>
    </message>
    <message>
        <source>keep moving, or choose Done</source>
        <translation>sigue moviendo o elige «Listo»</translation>
    </message>
    <message>
        <source>keep moving: {island} is full</source>
        <translation>sigue moviendo: {island} está llena</translation>
    </message>
    <message>
        <source>keep moving, or end your turn</source>
        <translation>sigue moviendo o termina tu turno</translation>
    </message>
    <message>
        <source>cross the new bridge, or end your turn</source>
        <translation>cruza el puente nuevo o termina tu turno</translation>
    </message>
    <message>
        <source>skip the main action: none is possible</source>
        <translation>omite la acción principal: ninguna es posible</translation>
    </message>
    <message>
        <source>choose another main action, or end your turn</source>
        <translation>elige otra acción principal o termina tu turno</translation>
    </message>
    <message>
        <source>choose a secondary action, or end your turn</source>
        <translation>elige una acción secundaria o termina tu turno</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>termina tu turno</translation>
    </message>
    <message>
        <source>Choose the island where the bridge starts.</source>
        <translation>Elige la isla donde empieza el puente.</translation>
    </message>
    <message>
        <source>Choose the island for the festival.</source>
        <translation>Elige la isla para el festival.</translation>
    </message>
    <message>
        <source>Choose the island to connect with {island}.</source>
        <translation>Elige la isla que quieres unir con {island}.</translation>
    </message>
    <message>
        <source>Choose the lane for the bridge.</source>
        <translation>Elige el canal para el puente.</translation>
    </message>
    <message>
        <source>Choose where the worker from {island} goes.</source>
        <translation>Elige adónde va el trabajador de {island}.</translation>
    </message>
    <message>
        <source>Choose a route.</source>
        <translation>Elige una ruta.</translation>
    </message>
    <message>
        <source>Choose coins or workers from the Crow.</source>
        <translation>Elige monedas o trabajadores del Cuervo.</translation>
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
        <translation>Elige uno de tus trabajadores.</translation>
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
            <numerusform>Mover trabajadores, hasta %n movimiento</numerusform>
            <numerusform>Mover trabajadores, hasta %n movimientos</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}: full, so it must keep moving</source>
        <translation>A {island}: llena, así que debe seguir</translation>
    </message>
    <message>
        <source>Put the new worker on {island}</source>
        <translation>Poner al nuevo trabajador en {island}</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation>Construir un piso de pagoda</translation>
    </message>
    <message numerus="yes">
        <source>Keep moving (%n movement(s) left)</source>
        <translation>
            <numerusform>Seguir moviendo (queda %n movimiento)</numerusform>
            <numerusform>Seguir moviendo (quedan %n movimientos)</numerusform>
        </translation>
    </message>
    <message>
        <source>From {island} (none of your workers there)</source>
        <translation>Desde {island} (sin trabajadores tuyos)</translation>
    </message>
    <message>
        <source>From {island} (your workers: {workers})</source>
        <translation>Desde {island} (trabajadores tuyos: {workers})</translation>
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
        <translation>Un trabajador en {island} (tienes {workers})</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Tomar el Cuervo por {points}</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: an extra main action</source>
        <translation>Poner un pez de la suerte por {coins}: una acción principal extra</translation>
    </message>
    <message>
        <source>The worker from {start} starts on {island}</source>
        <translation>El trabajador de {start} empieza en {island}</translation>
    </message>
    <message>
        <source>Start with a floor on {island}</source>
        <translation>Empezar con un piso en {island}</translation>
    </message>
    <message>
        <source>Send a worker from {origin} to {destination}</source>
        <translation>Enviar a un trabajador de {origin} a {destination}</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible</source>
        <translation>Omitir la acción principal: ninguna es posible</translation>
    </message>
    <message>
        <source>Done crossing</source>
        <translation>Terminar de cruzar</translation>
    </message>
    <message>
        <source>Done moving</source>
        <translation>Terminar de mover</translation>
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
        <translation>tomado {number} ×, aún en su poder</translation>
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
        <translation>{name} ha colocado su último piso.</translation>
    </message>
    <message>
        <source>Nobody had built, claimed a goal or held a festival for three rounds.</source>
        <translation>Durante tres rondas nadie había construido, reclamado un objetivo ni celebrado un festival.</translation>
    </message>
    <message>
        <source>They also tie on coins, so they share this place.</source>
        <translation>También empatan en monedas, así que comparten este puesto.</translation>
    </message>
    <message>
        <source>Tie broken by coins: {values}.</source>
        <translation>El empate se decide por las monedas: {values}.</translation>
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
            <numerusform>Construye un piso donde tengas un trabajador. Queda %n piso en tu reserva.</numerusform>
            <numerusform>Construye un piso donde tengas un trabajador. Quedan %n pisos en tu reserva.</numerusform>
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
        <translation>Hueco vacío para uno de tus objetivos secretos.</translation>
    </message>
    <message>
        <source>Ends your turn once you’ve taken your main action.</source>
        <translation>Termina tu turno una vez realizada tu acción principal.</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with one of your workers. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Construye un puente desde una isla donde tengas un trabajador. Te queda %n tramo.</numerusform>
            <numerusform>Construye un puente desde una isla donde tengas un trabajador. Te quedan %n tramos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) for your workers along bridges. Other players’ bridges cost coins.</source>
        <translation>
            <numerusform>Hasta %n movimiento de tus trabajadores por puentes. Los de otros jugadores cuestan monedas.</numerusform>
            <numerusform>Hasta %n movimientos de tus trabajadores por puentes. Los de otros jugadores cuestan monedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Celebra un festival en una isla con pisos y puentes suficientes donde tengas un trabajador y nadie tenga más piezas. Queda %n Sōrin.</numerusform>
            <numerusform>Celebra un festival en una isla con pisos y puentes suficientes donde tengas un trabajador y nadie tenga más piezas. Quedan %n Sōrin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what each festival would score right now.</source>
        <translation>Muestra qué puntuaría ahora cada festival.</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Todos tus peces están puestos.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: take an extra main action this turn.</source>
        <translation>Pon un pez por {coins}: realiza otra acción principal en este turno.</translation>
    </message>
    <message>
        <source>{island}: a Start island. No worker limit.</source>
        <translation>{island}: una isla de Salida. Sin límite de trabajadores.</translation>
    </message>
    <message>
        <source>Each floor you build gives you {reward}.</source>
        <translation>Cada piso que construyes te da {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) per piece.</source>
        <translation>
            <numerusform>Festival: %n punto por pieza.</numerusform>
            <numerusform>Festival: %n puntos por pieza.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {things}.</source>
        <translation>Aún necesitas {things}.</translation>
    </message>
    <message>
        <source>You can hold it: {points}.</source>
        <translation>Puedes celebrarlo: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} puede celebrarlo.</numerusform>
            <numerusform>{names} pueden celebrarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>one of your workers</source>
        <translation>uno de tus trabajadores</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) for the majority</source>
        <translation>
            <numerusform>%n pieza más para la mayoría</numerusform>
            <numerusform>%n piezas más para la mayoría</numerusform>
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
        <translation>Puente de {name} entre {a} y {b}: {segments}.</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival uses one.</source>
        <translation>
            <numerusform>Queda %n Sōrin: cada festival usa uno.</numerusform>
            <numerusform>Quedan %n Sōrin: cada festival usa uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it gets {reward}.</source>
        <translation>El primer puente que lo cruce se lleva {reward}.</translation>
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
        <translation>Pon un pez por {coins} y realiza otra acción principal.</translation>
    </message>
    <message>
        <source>Start on {island}.</source>
        <translation>Empieza en {island}.</translation>
    </message>
    <message>
        <source>Put the new worker on {island}.</source>
        <translation>Pon al nuevo trabajador en {island}.</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible.</source>
        <translation>Omite la acción principal: ninguna es posible.</translation>
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
        <translation>Toma el Cuervo y monedas.</translation>
    </message>
    <message>
        <source>Take the Crow and workers.</source>
        <translation>Toma el Cuervo y trabajadores.</translation>
    </message>
    <message>
        <source>Don’t send anyone else across.</source>
        <translation>No envíes a nadie más al otro lado.</translation>
    </message>
    <message>
        <source>Save your coins.</source>
        <translation>Ahorra tus monedas.</translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>Consigues {gains}.</translation>
    </message>
    <message>
        <source>Then you can hold a festival on {islands}.</source>
        <translation>Entonces puedes celebrar un festival en {islands}.</translation>
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
        <translation>Deja a los trabajadores donde están.</translation>
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
        <translation>Mover trabajadores</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation>Construir un piso de pagoda</translation>
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
        <translation>Mostrar festivales: quién va delante y qué puntuarían</translation>
    </message>
    <message>
        <source>Other routes for a worker</source>
        <translation>Otras rutas para un trabajador</translation>
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
        <translation>
            <numerusform>Previsto: %n punto</numerusform>
            <numerusform>Previsto: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays its holder {0} coins at the start of each turn. Costs its holder {1} points at the end.</source>
        <translation>Da a su dueño {0} monedas al empezar cada turno. Le cuesta {1} puntos al final.</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n more turn(s) without building or scoring</source>
        <translation>
            <numerusform>El final está cerca: %n turno más sin construir ni puntuar</numerusform>
            <numerusform>El final está cerca: %n turnos más sin construir ni puntuar</numerusform>
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
            <numerusform>%n trabajador</numerusform>
            <numerusform>%n trabajadores</numerusform>
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
            <numerusform>Tomar %n trabajador</numerusform>
            <numerusform>Tomar %n trabajadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build for %n coin(s)</source>
        <translation>
            <numerusform>Construir por %n moneda</numerusform>
            <numerusform>Construir por %n monedas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s bridges: free</source>
        <translation>Puentes de {name}: gratis</translation>
    </message>
    <message>
        <source>{name}’s bridges: {coins}</source>
        <translation>Puentes de {name}: {coins}</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: free</source>
        <translation>Dos trabajadores, puentes de {name}: gratis</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: {coins}</source>
        <translation>Dos trabajadores, puentes de {name}: {coins}</translation>
    </message>
    <message>
        <source>Ferry: {coins}</source>
        <translation>Transbordador: {coins}</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>Tus opciones</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Scores and supplies</source>
        <translation>Puntuación y reservas</translation>
    </message>
    <message>
        <source>End turn without it</source>
        <translation>Terminar sin reclamarlo</translation>
    </message>
    <message>
        <source>You still have a main action.</source>
        <translation>Aún tienes una acción principal.</translation>
    </message>
    <message>
        <source>Show festivals</source>
        <translation>Mostrar festivales</translation>
    </message>
    <message>
        <source>none of your workers</source>
        <translation>ningún trabajador tuyo</translation>
    </message>
    <message>
        <source>Which route?</source>
        <translation>¿Qué ruta?</translation>
    </message>
    <message>
        <source>Coins or workers?</source>
        <translation>¿Monedas o trabajadores?</translation>
    </message>
    <message>
        <source>choose another route</source>
        <translation>elige otra ruta</translation>
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
        <translation>poder oculto</translation>
    </message>
    <message>
        <source>The game ends after this turn</source>
        <translation>La partida acaba después de este turno</translation>
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
        <translation>después</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
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
        <translation>No quedan trabajadores</translation>
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
        <translation>trabajadores</translation>
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
        <translation>+1 trabajador en {island}</translation>
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
        <translation>{name} ha llevado en transbordador a un trabajador de {origin} a {destination} por {coins}</translation>
    </message>
    <message>
        <source>{name} built floor {height} on {island}</source>
        <translation>{name} ha construido el piso {height} en {island}</translation>
    </message>
    <message>
        <source>no room for a new worker</source>
        <translation>no hay sitio para otro trabajador</translation>
    </message>
    <message>
        <source>no private goals left</source>
        <translation>no quedan objetivos secretos</translation>
    </message>
    <message>
        <source>{name}’s power: +{gained}.</source>
        <translation>Poder de {name}: +{gained}.</translation>
    </message>
    <message>
        <source>The Crow gives {name} +{coins}.</source>
        <translation>El Cuervo da a {name} +{coins}.</translation>
    </message>
    <message>
        <source>Fireflies: {name} +{points} ({here} on the island, {beside} on connected islands).</source>
        <translation>Luciérnagas: {name} +{points} ({here} en la isla, {beside} en islas unidas).</translation>
    </message>
    <message>
        <source>Fish returned: {names}.</source>
        <translation>Peces recuperados: {names}.</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for free</source>
        <translation>{name} ha construido gratis un puente de {a} a {b}</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} ha pagado {coins} y ha añadido el piso {height} en {island}</translation>
    </message>
    <message>
        <source>{name} drew {goals}.</source>
        <translation>{name} ha robado {goals}.</translation>
    </message>
    <message>
        <source>A {name} worker starts on {island}.</source>
        <translation>Un trabajador de {name} empieza en {island}.</translation>
    </message>
    <message>
        <source>{name} starts with a floor on {island}.</source>
        <translation>{name} empieza con un piso en {island}.</translation>
    </message>
    <message>
        <source>{name} had no possible main action.</source>
        <translation>{name} no tenía ninguna acción principal posible.</translation>
    </message>
    <message>
        <source>{name} stopped there.</source>
        <translation>{name} lo ha dejado ahí.</translation>
    </message>
    <message>
        <source>{name} chose {power}.</source>
        <translation>{name} ha elegido {power}.</translation>
    </message>
    <message>
        <source>{name} has the longest chain: +{points}.</source>
        <translation>{name} tiene la cadena más larga: +{points}.</translation>
    </message>
    <message>
        <source>{name} chose a power.</source>
        <translation>{name} ha elegido un poder.</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: an extra main action.</source>
        <translation>{name} ha puesto un pez de la suerte por {coins}: una acción principal extra.</translation>
    </message>
    <message>
        <source>All powers are revealed.</source>
        <translation>Se han revelado todos los poderes.</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends after this turn.</source>
        <translation>El último Sōrin está colocado: la partida acaba después de este turno.</translation>
    </message>
    <message>
        <source>{name} has placed their last floor: the game ends after this turn.</source>
        <translation>{name} ha colocado su último piso: la partida acaba después de este turno.</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends after this turn.</source>
        <translation>Ya no quedan objetivos públicos: la partida acaba después de este turno.</translation>
    </message>
    <message>
        <source>Nobody has built or scored for three rounds: the game ends after this turn.</source>
        <translation>Nadie ha construido ni puntuado en tres rondas: la partida acaba después de este turno.</translation>
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
        <translation>{name} ha hecho cruzar a un trabajador de {origin} a {destination}</translation>
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
            <numerusform>%n trabajador</numerusform>
            <numerusform>%n trabajadores</numerusform>
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
        <translation>Todas las islas se colocan al azar, también las Salidas.</translation>
    </message>
    <message>
        <source>The Starts are in opposite corners; the rest is random.</source>
        <translation>Las Salidas están en esquinas opuestas; el resto, al azar.</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather your workers, and hold festivals where you have the most pieces.</source>
        <translation>Construye puentes y pagodas, reúne a tus trabajadores y celebra festivales donde tengas más piezas.</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Monedas iniciales</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>New random powers for everyone</source>
        <translation>Nuevos poderes al azar para todos</translation>
    </message>
    <message>
        <source>{number} of {all}, at random</source>
        <translation>{number} de {all}, al azar</translation>
    </message>
    <message>
        <source>Each player is dealt two powers and secretly keeps one.</source>
        <translation>Cada jugador recibe dos poderes y se queda uno en secreto.</translation>
    </message>
    <message>
        <source>No powers: best for a first game.</source>
        <translation>Sin poderes: lo mejor para una primera partida.</translation>
    </message>
    <message>
        <source>Floors for a festival · worker limit:</source>
        <translation>Pisos para un festival · límite de trabajadores:</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more public goal(s).</source>
        <translation>
            <numerusform>Elige %n objetivo público más.</numerusform>
            <numerusform>Elige %n objetivos públicos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n fewer public goal(s).</source>
        <translation>
            <numerusform>Elige %n objetivo público menos.</numerusform>
            <numerusform>Elige %n objetivos públicos menos.</numerusform>
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
        <translation>Monedas extra por jugar más tarde</translation>
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
        <translation>El primer jugador se elige al azar. Se juega en sentido horario.</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>elige {number} de {all}</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n piso, {workers} trabajadores</numerusform>
            <numerusform>{size}: %n pisos, {workers} trabajadores</numerusform>
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
        <source>Scores {points}; {name} gets {fewer}.</source>
        <translation>Da {points}; {name} gana {fewer}.</translation>
    </message>
    <message>
        <source>Takes {goal} before {name} can: {points}.</source>
        <translation>Reclama {goal} antes de que pueda {name}: {points}.</translation>
    </message>
    <message>
        <source>Claims {goal}: {points}.</source>
        <translation>Reclama {goal}: {points}.</translation>
    </message>
    <message>
        <source>Completes “{private}”: {points}.</source>
        <translation>Cumple «{private}»: {points}.</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>Da {points}.</translation>
    </message>
    <message>
        <source>Saves the {points} that the Crow costs.</source>
        <translation>Ahorra los {points} que cuesta el Cuervo.</translation>
    </message>
    <message>
        <source>Blocks {name}’s bridge to {island}.</source>
        <translation>Bloquea el puente de {name} a {island}.</translation>
    </message>
    <message>
        <source>Takes the majority on {island} from {name}.</source>
        <translation>Le quita a {name} la mayoría en {island}.</translation>
    </message>
    <message>
        <source>Makes a festival on {island} possible: {points}.</source>
        <translation>Hace posible un festival en {island}: {points}.</translation>
    </message>
    <message>
        <source>{pieces} on {island}: {points} at a festival there.</source>
        <translation>{pieces} en {island}: {points} en un festival allí.</translation>
    </message>
    <message>
        <source>Keeps {pieces} on {island}: {points} at a festival there.</source>
        <translation>Conserva {pieces} en {island}: {points} en un festival allí.</translation>
    </message>
    <message>
        <source>Makes a floor on {island} possible.</source>
        <translation>Hace posible un piso en {island}.</translation>
    </message>
    <message>
        <source>The chain grows to {islands}.</source>
        <translation>La cadena crece a {islands}.</translation>
    </message>
    <message>
        <source>Makes the longest chain: {islands}.</source>
        <translation>Forma la cadena más larga: {islands}.</translation>
    </message>
    <message>
        <source>+{coins}: {all} in all.</source>
        <translation>+{coins}: {all} en total.</translation>
    </message>
    <message>
        <source>Brings {workers}.</source>
        <translation>Da {workers}.</translation>
    </message>
    <message>
        <source>Brings {goals}.</source>
        <translation>Da {goals}.</translation>
    </message>
    <message>
        <source>The Crow brings {coins} each turn.</source>
        <translation>El Cuervo da {coins} por turno.</translation>
    </message>
    <message>
        <source>Makes {goal} possible: {points}.</source>
        <translation>Hace posible {goal}: {points}.</translation>
    </message>
    <message>
        <source>{goal}: {so_far} of {needed} for {points}.</source>
        <translation>{goal}: {so_far} de {needed} para {points}.</translation>
    </message>
    <message>
        <source>Makes “{private}” possible: {points}.</source>
        <translation>Hace posible «{private}»: {points}.</translation>
    </message>
    <message>
        <source>“{private}”: {so_far} of {needed} for {points}.</source>
        <translation>«{private}»: {so_far} de {needed} para {points}.</translation>
    </message>
    <message>
        <source>Gives another main action for {coins}.</source>
        <translation>Da otra acción principal por {coins}.</translation>
    </message>
    <message>
        <source>Ends the game ahead of {name} by {points}.</source>
        <translation>Termina la partida con {points} de ventaja sobre {name}.</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Termina primero de cruzar el puente nuevo.</translation>
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
        <translation>Primero cada jugador elige un poder.</translation>
    </message>
    <message>
        <source>First choose where the worker starts.</source>
        <translation>Elige primero dónde empieza el trabajador.</translation>
    </message>
    <message>
        <source>First choose where to put your floor.</source>
        <translation>Elige primero dónde poner tu piso.</translation>
    </message>
    <message>
        <source>First put the new worker on an island.</source>
        <translation>Pon primero al nuevo trabajador en una isla.</translation>
    </message>
    <message>
        <source>Finish your movements first.</source>
        <translation>Termina primero tus movimientos.</translation>
    </message>
    <message>
        <source>A worker is on a full island: it must keep moving.</source>
        <translation>Hay un trabajador en una isla llena: debe seguir moviéndose.</translation>
    </message>
    <message>
        <source>First decide about the second floor.</source>
        <translation>Decide primero sobre el segundo piso.</translation>
    </message>
    <message>
        <source>You must take a main action before you end your turn.</source>
        <translation>Tienes que realizar una acción principal antes de terminar tu turno.</translation>
    </message>
    <message>
        <source>You’ve taken your main action. A lucky fish would give you another.</source>
        <translation>Ya has realizado tu acción principal. Un pez de la suerte te daría otra.</translation>
    </message>
    <message>
        <source>You can take only one secondary action per turn.</source>
        <translation>Solo puedes realizar una acción secundaria por turno.</translation>
    </message>
    <message>
        <source>You can still take a main action, so you can’t skip it.</source>
        <translation>Aún puedes realizar una acción principal, así que no puedes omitirla.</translation>
    </message>
    <message>
        <source>There’s nothing to finish right now.</source>
        <translation>Ahora no hay nada que terminar.</translation>
    </message>
    <message>
        <source>No straight lane connects these two islands.</source>
        <translation>Ningún canal recto une estas dos islas.</translation>
    </message>
    <message>
        <source>There’s already a bridge there.</source>
        <translation>Ahí ya hay un puente.</translation>
    </message>
    <message>
        <source>Another bridge crosses this lane.</source>
        <translation>Otro puente cruza este canal.</translation>
    </message>
    <message>
        <source>You need a worker at one end of the bridge.</source>
        <translation>Necesitas un trabajador en un extremo del puente.</translation>
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
        <translation>Los trabajadores se mueven de uno en uno.</translation>
    </message>
    <message>
        <source>That isn’t an island.</source>
        <translation>Eso no es una isla.</translation>
    </message>
    <message>
        <source>You have no worker there.</source>
        <translation>Ahí no tienes ningún trabajador.</translation>
    </message>
    <message>
        <source>One movement can use only one player’s bridges.</source>
        <translation>Un movimiento solo puede usar puentes de un mismo jugador.</translation>
    </message>
    <message>
        <source>That island is full: workers can pass through but not stay.</source>
        <translation>Esa isla está llena: los trabajadores pueden pasar, pero no quedarse.</translation>
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
        <translation>Los trabajadores solo pueden moverse por puentes.</translation>
    </message>
    <message>
        <source>Only one movement per turn can cross an empty lane.</source>
        <translation>Solo un movimiento por turno puede cruzar un canal vacío.</translation>
    </message>
    <message>
        <source>That lane isn’t empty.</source>
        <translation>Ese canal no está vacío.</translation>
    </message>
    <message>
        <source>A ferry can cross {0} cells at most.</source>
        <translation>Un transbordador puede cruzar {0} casillas como mucho.</translation>
    </message>
    <message>
        <source>You can’t afford the ferry.</source>
        <translation>No puedes pagar el transbordador.</translation>
    </message>
    <message>
        <source>You can’t build a pagoda on a Start.</source>
        <translation>No puedes construir una pagoda en una Salida.</translation>
    </message>
    <message>
        <source>A Sōrin has sealed this pagoda.</source>
        <translation>Un Sōrin ha sellado esta pagoda.</translation>
    </message>
    <message>
        <source>A pagoda can have {0} floors at most.</source>
        <translation>Una pagoda puede tener {0} pisos como mucho.</translation>
    </message>
    <message>
        <source>You have no floors left.</source>
        <translation>No te quedan pisos.</translation>
    </message>
    <message>
        <source>You need a worker on the island to build a floor.</source>
        <translation>Necesitas un trabajador en la isla para construir un piso.</translation>
    </message>
    <message>
        <source>You can’t hold a festival on a Start.</source>
        <translation>No puedes celebrar un festival en una Salida.</translation>
    </message>
    <message>
        <source>A festival has already been held here.</source>
        <translation>Aquí ya se ha celebrado un festival.</translation>
    </message>
    <message>
        <source>There are no Sōrin left.</source>
        <translation>No quedan Sōrin.</translation>
    </message>
    <message>
        <source>More floors needed for a festival here: {0}.</source>
        <translation>Pisos que faltan aquí para un festival: {0}.</translation>
    </message>
    <message>
        <source>More bridges needed for a festival here: {0}.</source>
        <translation>Puentes que faltan aquí para un festival: {0}.</translation>
    </message>
    <message>
        <source>You need a worker on the island to hold a festival.</source>
        <translation>Necesitas un trabajador en la isla para celebrar un festival.</translation>
    </message>
    <message>
        <source>More pieces you need there for the majority: {0}.</source>
        <translation>Piezas que te faltan allí para la mayoría: {0}.</translation>
    </message>
    <message>
        <source>That goal isn’t in play.</source>
        <translation>Ese objetivo no está en juego.</translation>
    </message>
    <message>
        <source>All cards of that goal have been claimed.</source>
        <translation>Todas las cartas de ese objetivo están reclamadas.</translation>
    </message>
    <message>
        <source>You don’t have that goal.</source>
        <translation>No tienes ese objetivo.</translation>
    </message>
    <message>
        <source>You already hold the Crow.</source>
        <translation>Ya tienes el Cuervo.</translation>
    </message>
    <message>
        <source>All your fish are already placed.</source>
        <translation>Todos tus peces están puestos.</translation>
    </message>
    <message>
        <source>You can choose a power only before the first turn.</source>
        <translation>Solo puedes elegir un poder antes del primer turno.</translation>
    </message>
    <message>
        <source>You weren’t dealt that power.</source>
        <translation>No has recibido ese poder.</translation>
    </message>
    <message>
        <source>There’s no worker to recruit right now.</source>
        <translation>Ahora no hay ningún trabajador que reclutar.</translation>
    </message>
    <message>
        <source>The new worker can’t go there.</source>
        <translation>El nuevo trabajador no puede ir ahí.</translation>
    </message>
    <message>
        <source>Workers cross for free only right after you build a bridge.</source>
        <translation>Los trabajadores solo cruzan gratis justo después de que construyas un puente.</translation>
    </message>
    <message>
        <source>None of your workers can cross the new bridge that way.</source>
        <translation>Ninguno de tus trabajadores puede cruzar el puente nuevo en ese sentido.</translation>
    </message>
    <message>
        <source>There’s no second floor to build now.</source>
        <translation>Ahora no hay segundo piso que construir.</translation>
    </message>
    <message>
        <source>That can only be decided before the first turn.</source>
        <translation>Eso solo se puede decidir antes del primer turno.</translation>
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
        <translation>Objetivos cumplidos sin reclamar</translation>
    </message>
    <message>
        <source>Unfinished goals</source>
        <translation>Objetivos sin cumplir</translation>
    </message>
    <message>
        <source>Water rewards</source>
        <translation>Recompensas del agua</translation>
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
        <translation>valor × tus piezas</translation>
    </message>
    <message>
        <source>workers at your festivals</source>
        <translation>trabajadores en tus festivales</translation>
    </message>
    <message>
        <source>revealed at the end</source>
        <translation>revelados al final</translation>
    </message>
    <message>
        <source>stars from the water</source>
        <translation>estrellas del agua</translation>
    </message>
    <message>
        <source>from your power</source>
        <translation>de tu poder</translation>
    </message>
    <message>
        <source>cost to take, and at the end</source>
        <translation>lo que cuesta tomarlo, y al final</translation>
    </message>
    <message>
        <source>longest of all players</source>
        <translation>la más larga de todos los jugadores</translation>
    </message>
    <message>
        <source>starting points</source>
        <translation>puntos iniciales</translation>
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
        <translation>Puntúas por todas tus piezas de la isla, incluso en el festival de otro jugador.</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Un Sōrin sella la isla: allí ya no hay más pisos ni un segundo festival.</translation>
    </message>
    <message>
        <source>A private goal: only you can see it, and nobody can take it from you.</source>
        <translation>Un objetivo secreto: solo tú puedes verlo y nadie puede quitártelo.</translation>
    </message>
    <message>
        <source>The Crow pays you 2 coins a turn, but costs its holder 10 points at the end.</source>
        <translation>El Cuervo te paga 2 monedas por turno, pero al final cuesta 10 puntos a quien lo tiene.</translation>
    </message>
    <message>
        <source>The game ends after this turn. Then the chains of islands score.</source>
        <translation>La partida acaba después de este turno. Luego puntúan las cadenas de islas.</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals, and watch out for the Crow.</source>
        <translation>El final está cerca: reclama lo que puedas, celebra festivales y ojo con el Cuervo.</translation>
    </message>
    <message>
        <source>You can hold a festival! They give the most points. Check what each player would score.</source>
        <translation>¡Puedes celebrar un festival! Dan más puntos que nada. Mira qué puntuaría cada jugador.</translation>
    </message>
    <message>
        <source>You’ve met a public goal: claim it before someone else does. One goal per turn.</source>
        <translation>Cumples un objetivo público: reclámalo antes que nadie. Un objetivo por turno.</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free. You need a worker wherever you act.</source>
        <translation>Tus trabajadores pueden cruzar gratis el puente nuevo. Necesitas uno allí donde actúes.</translation>
    </message>
    <message>
        <source>A floor is free, earns the island’s reward, and counts as a piece at its festival.</source>
        <translation>Un piso es gratis, da la recompensa de la isla y cuenta como pieza en su festival.</translation>
    </message>
    <message>
        <source>Up to 3 movements. Your bridges are free; others cost 1 coin each, paid to their owner.</source>
        <translation>Hasta 3 movimientos. Tus puentes son gratis; los demás cuestan 1 moneda, para su dueño.</translation>
    </message>
    <message>
        <source>Drag from island to island. A bridge costs 1 coin per segment and gives its water rewards.</source>
        <translation>Arrastra de isla a isla. Un puente cuesta 1 moneda por tramo y da las recompensas del agua.</translation>
    </message>
    <message>
        <source>A fish buys a second main action. You get it back at a festival where you have a worker.</source>
        <translation>Un pez compra una segunda acción principal. Lo recuperas en un festival donde tengas un trabajador.</translation>
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
        <translation>un trabajador empieza en otro sitio</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>coloca al nuevo trabajador</translation>
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
        <translation>¿qué trabajador?</translation>
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
        <translation>¿monedas o trabajadores?</translation>
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
        <translation>trabajadores movidos</translation>
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
        <translation>una más, por el pez</translation>
    </message>
    <message>
        <source>which route?</source>
        <translation>¿qué ruta?</translation>
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
        <translation>después</translation>
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
        <translation>Coloca una loseta: cada jugador gana el farolillo del lado que tiene delante. Cada coincidencia te da uno más.</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>Devuelve series de farolillos por puntos: cuatro iguales, tres parejas o siete distintos. Las primeras series valen más.</translation>
    </message>
    <message>
        <source>After the last tile, the most points win.</source>
        <translation>Tras la última loseta, gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>Mi primera loseta</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>Construye puentes, envía a tus trabajadores al otro lado y construye pisos de pagoda en las islas a las que llegan.</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>Celebra festivales donde nadie tenga más piezas que tú y reclama objetivos: ambos dan puntos.</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
        <translation>El último Sōrin, el último objetivo público o un duodécimo piso acaba la partida. Gana quien tiene más puntos.</translation>
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
        <translation>Cada estanque de tu segundo grupo más grande da 1 punto. Una barca da 4 si todos los estanques de alrededor están completos.</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, the most points win.</source>
        <translation>Tras el último turno y un último lanzamiento, gana quien tiene más puntos.</translation>
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
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>Press F1 to read it again</source>
        <translation>Pulsa F1 para volver a leerlo</translation>
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
        <translation>Cambia uno de tus farolillos por otro distinto de la Reserva.</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player’s. You choose both.</source>
        <translation>Cambia uno de tus farolillos por otro distinto de otro jugador. Tú eliges los dos.</translation>
    </message>
    <message>
        <source>This turn your Dedication may be one lantern short.</source>
        <translation>En este turno, a tu Dedicatoria puede faltarle un farolillo.</translation>
    </message>
    <message>
        <source>Every match this turn gives you one extra Mooncake.</source>
        <translation>Cada coincidencia de este turno te da un pastel de luna extra.</translation>
    </message>
    <message>
        <source>When you refill, look at the top two tiles: keep one, put the other on the bottom.</source>
        <translation>Al rellenar la mano, mira las dos losetas de arriba: quédate una y pon la otra al fondo.</translation>
    </message>
    <message>
        <source>Before you place your tile, rotate one tile on the table any way you like.</source>
        <translation>Antes de colocar tu loseta, gira como quieras una loseta de la mesa.</translation>
    </message>
    <message>
        <source>Ignore the lantern limit this turn.</source>
        <translation>En este turno, ignora el límite de farolillos.</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one from the Supply.</source>
        <translation>Cambia hasta dos farolillos, cada uno por otro distinto de la Reserva.</translation>
    </message>
    <message>
        <source>You also gain the lantern on the opposite side of the tile you place.</source>
        <translation>Ganas también el farolillo del lado opuesto de la loseta que colocas.</translation>
    </message>
    <message>
        <source>One touching side that doesn’t match counts as a match.</source>
        <translation>Un lado que toca otro y no coincide cuenta como coincidencia.</translation>
    </message>
    <message>
        <source>Take a Trixie lantern. It counts as any lantern in a Dedication.</source>
        <translation>Toma un farolillo de Trixie. En una Dedicatoria cuenta como cualquier farolillo.</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you claim there score 1 extra point.</source>
        <translation>Pon tu ficha en una pila: las Dedicatorias que reclames allí dan 1 punto extra.</translation>
    </message>
    <message numerus="yes">
        <source>You start with %n Fireworks tile(s).</source>
        <translation>
            <numerusform>Empiezas con %n loseta de fuegos.</numerusform>
            <numerusform>Empiezas con %n losetas de fuegos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on any turn when a Fireworks tile from your hand earns you one.</source>
        <translation>Moon Dancer gana un pastel de luna en cada turno en que una loseta de fuegos de tu mano te dé uno.</translation>
    </message>
    <message>
        <source>Moon Dancer also gains the lantern opposite you.</source>
        <translation>Moon Dancer gana también el farolillo del lado opuesto al tuyo.</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer starts with %n extra of each lantern.</source>
        <translation>
            <numerusform>Moon Dancer empieza con %n farolillo extra de cada tipo.</numerusform>
            <numerusform>Moon Dancer empieza con %n farolillos extra de cada tipo.</numerusform>
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
        <translation>Elige un farolillo y a otro jugador: cada uno gana uno, tú primero.</translation>
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
        <translation>Moon Dancer nunca gana pasteles de luna.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer gana un pastel de luna por cada uno que ganas tú.</translation>
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
        <translation>Coloca una loseta: cada jugador gana el farolillo que tiene delante.</translation>
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
        <translation>Partida guiada</translation>
    </message>
    <message>
        <source>against a computer player</source>
        <translation>contra un jugador del ordenador</translation>
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
        <translation>Empezar</translation>
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
        <translation>
            <numerusform>%n partida con pistas no cuenta como victoria ni como récord.</numerusform>
            <numerusform>%n partidas con pistas no cuentan como victorias ni como récords.</numerusform>
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
        <translation>monedas que tienes</translation>
    </message>
    <message>
        <source>floors in two pagodas</source>
        <translation>pisos en dos pagodas</translation>
    </message>
    <message>
        <source>islands with workers</source>
        <translation>islas con trabajadores</translation>
    </message>
    <message>
        <source>workers on the board</source>
        <translation>trabajadores en el tablero</translation>
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
        <translation>trabajadores en {number} islas</translation>
    </message>
    <message>
        <source>{number} workers on the board</source>
        <translation>{number} trabajadores en el tablero</translation>
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
        <translation>Lejos de casa</translation>
    </message>
    <message>
        <source>floors on one Small, one Medium and one Large island</source>
        <translation>pisos en una isla pequeña, una mediana y una grande</translation>
    </message>
    <message>
        <source>both Starts connected by your bridges</source>
        <translation>las dos Salidas unidas por tus puentes</translation>
    </message>
    <message>
        <source>{number} islands on one path of your bridges</source>
        <translation>{number} islas en un camino de tus puentes</translation>
    </message>
    <message>
        <source>{number} of your bridges between the same two islands</source>
        <translation>{number} de tus puentes entre las mismas dos islas</translation>
    </message>
    <message>
        <source>{number} of your workers on one island (not a Start)</source>
        <translation>{number} de tus trabajadores en una isla (no en una Salida)</translation>
    </message>
    <message>
        <source>{number} islands with only your workers</source>
        <translation>{number} islas con trabajadores solo tuyos</translation>
    </message>
    <message>
        <source>your pieces on {number} sealed islands</source>
        <translation>piezas tuyas en {number} islas selladas</translation>
    </message>
    <message>
        <source>none of your workers on a Start</source>
        <translation>ningún trabajador tuyo en una Salida</translation>
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
        <translation>un trabajador en una isla completamente llena</translation>
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
        <translation>Elige la carta o arrastra pasteles de luna hasta ella.</translation>
    </message>
    <message>
        <source>This friend can’t help you right now.</source>
        <translation>Esta amiga no puede ayudarte ahora.</translation>
    </message>
    <message>
        <source>One friend per turn, before anything else.</source>
        <translation>Una amiga por turno, antes de todo lo demás.</translation>
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
        <translation>Dedicatoria con un farolillo menos</translation>
    </message>
    <message>
        <source>+1 Mooncake per match</source>
        <translation>+1 pastel de luna por coincidencia</translation>
    </message>
    <message>
        <source>rotate a tile</source>
        <translation>girar una loseta</translation>
    </message>
    <message>
        <source>ignore the limit</source>
        <translation>ignorar el límite</translation>
    </message>
    <message>
        <source>one for you, one for a friend</source>
        <translation>uno para ti, otro para alguien</translation>
    </message>
    <message>
        <source>the opposite side, too</source>
        <translation>también el lado opuesto</translation>
    </message>
    <message>
        <source>one mismatch matches</source>
        <translation>un lado distinto coincide</translation>
    </message>
    <message>
        <source>wild lantern</source>
        <translation>farolillo comodín</translation>
    </message>
    <message>
        <source>now, before you refill</source>
        <translation>ahora, antes de rellenar la mano</translation>
    </message>
    <message>
        <source>when you refill</source>
        <translation>al rellenar la mano</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>una Dedicatoria más</translation>
    </message>
    <message>
        <source>{friend} can still help. Click again to go on without help.</source>
        <translation>{friend} aún puede ayudar. Haz otro clic para seguir sin ayuda.</translation>
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
        <translation>Pasa el dispositivo a {name}</translation>
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
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>Es el turno de {name}.</translation>
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
        <translation>Ver las reglas sobre esto (F1)</translation>
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
        <translation>
            <numerusform>Solo %n punto. El próximo festival podría ser tuyo.</numerusform>
            <numerusform>Solo %n puntos. El próximo festival podría ser tuyo.</numerusform>
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
        <translation>Ahora yo</translation>
    </message>
    <message>
        <source>Undo it and make the move yourself</source>
        <translation>Deshacer la jugada y hacerla tú</translation>
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
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jugar ahora</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation>Una partida con consejos contra un jugador del ordenador</translation>
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
        <translation>Mira cómo sigue la partida.</translation>
    </message>
    <message>
        <source>That’s the move. Now undo it and make it yourself.</source>
        <translation>Esa es la jugada. Ahora deshazla y hazla tú.</translation>
    </message>
    <message>
        <source>You’ll do that soon. First read this, then choose Next.</source>
        <translation>Eso lo harás enseguida. Primero lee esto y luego elige «Siguiente».</translation>
    </message>
    <message>
        <source>That’s allowed, but try what the lesson asks for.</source>
        <translation>Se puede, pero prueba lo que pide la lección.</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>You can continue later (Esc)</source>
        <translation>Puedes seguir más tarde (Esc)</translation>
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
        <translation>{level} · extra</translation>
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
        <translation>Diferencias, partida por partida: {numbers}</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Mayor victoria</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Racha actual de victorias</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Racha más larga de victorias</translation>
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
        <translation>Primer farolillo</translation>
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
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Goes for quick points and misses good moves.</source>
        <translation>Busca puntos rápidos y se le escapan buenas jugadas.</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves and often picks a weaker one.</source>
        <translation>Pasa por alto casi la mitad de las jugadas y a menudo elige una más floja.</translation>
    </message>
    <message>
        <source>Overlooks some moves and often picks one that’s nearly as good.</source>
        <translation>Pasa por alto algunas jugadas y a menudo elige una casi igual de buena.</translation>
    </message>
    <message>
        <source>Overlooks little and often picks a move that’s nearly as good.</source>
        <translation>Pasa por alto pocas jugadas y a menudo elige una casi igual de buena.</translation>
    </message>
    <message>
        <source>Overlooks nothing and sometimes picks a move that’s nearly as good.</source>
        <translation>No pasa nada por alto y a veces elige una jugada casi igual de buena.</translation>
    </message>
    <message>
        <source>Takes whatever looks best right now.</source>
        <translation>Toma lo que tiene mejor pinta ahora mismo.</translation>
    </message>
    <message>
        <source>Looks ahead for up to two seconds.</source>
        <translation>Piensa por adelantado hasta dos segundos.</translation>
    </message>
    <message>
        <source>Plans for later rounds.</source>
        <translation>Planea para rondas posteriores.</translation>
    </message>
    <message>
        <source>Likes to stockpile.</source>
        <translation>Le gusta acumular.</translation>
    </message>
    <message>
        <source>Tries to leave the others as little as possible.</source>
        <translation>Intenta dejar lo menos posible a los demás.</translation>
    </message>
    <message>
        <source>{level}: {character}</source>
        <translation>{level}: {character}</translation>
    </message>
    <message>
        <source>Wins {won} of 100 two-player games against {level} (± {reach}).</source>
        <translation>Gana {won} de cada 100 partidas de dos jugadores contra {level} (± {reach}).</translation>
    </message>
    <message>
        <source>One that suits me</source>
        <translation>A mi medida</translation>
    </message>
    <message>
        <source>{level} suits you for a first game: you’ve finished none yet.</source>
        <translation>{level} te va bien para una primera partida: aún no has terminado ninguna.</translation>
    </message>
    <message>
        <source>{level} suits you, as in your last game.</source>
        <translation>{level} te va bien, como en tu última partida.</translation>
    </message>
    <message>
        <source>{level} suits you, because you came out ahead in your last two games.</source>
        <translation>{level} te va bien, porque has quedado por delante en tus dos últimas partidas.</translation>
    </message>
    <message>
        <source>{level} suits you, because you fell behind in your last two games.</source>
        <translation>{level} te va bien, porque has quedado por detrás en tus dos últimas partidas.</translation>
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
        <translation>Piensa un poco por adelantado, con dos jugadas.</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>Piensa por adelantado con unas pocas jugadas, las mejores.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Piensa por adelantado cuatro veces más a fondo que una Maestra.</translation>
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
        <translation>Componentes de este programa</translation>
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
        <translation>Falta la lista de licencias. Reinstala el programa.</translation>
    </message>
    <message>
        <source>{name} is part of {other}. Its licence: {licence}.</source>
        <translation>{name} forma parte de {other}. Su licencia: {licence}.</translation>
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
        <translation>Hasta aquí se puede deshacer</translation>
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
        <translation>Empieza una partida de práctica nueva</translation>
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
        <translation>La suerte compara las tiradas y las losetas robadas con la media. Los errores son los que el entrenador da por seguros, solo en los turnos de personas. El resto es lo que nadie podía prever.</translation>
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
        <translation>Ver la mesa en ese momento</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved. Please close the window and start the program again.</source>
        <translation>Festival Desktop se ha actualizado mientras estaba abierto. Tu partida está guardada. Cierra la ventana y vuelve a iniciar el programa.</translation>
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
        <translation>Yo nunca gano pasteles de luna.</translation>
    </message>
    <message>
        <source>Several options are equally good for me. Which one would you like?</source>
        <translation>Varias opciones me valen lo mismo. ¿Cuál prefieres?</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores the most.</source>
        <translation>Mi turno. Busco la Dedicatoria que más puntos da.</translation>
    </message>
    <message>
        <source>When your Fireworks tile earns you Mooncakes, I gain one.</source>
        <translation>Cuando tu loseta de fuegos te da pasteles de luna, yo gano uno.</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one, too.</source>
        <translation>Por cada pastel de luna que ganas, yo también gano uno.</translation>
    </message>
    <message>
        <source>The lanterns on the left and right of every tile you place are mine.</source>
        <translation>Los farolillos de la izquierda y la derecha de cada loseta que colocas son míos.</translation>
    </message>
    <message>
        <source>All lanterns on every tile you place are mine, except the one on your side.</source>
        <translation>Todos los farolillos de cada loseta que colocas son míos, menos el de tu lado.</translation>
    </message>
    <message>
        <source>I’ve brought some of each lantern.</source>
        <translation>He traído algunos de cada farolillo.</translation>
    </message>
    <message>
        <source>Score more than I do: I win ties.</source>
        <translation>Consigue más puntos que yo: los empates los gano yo.</translation>
    </message>
    <message>
        <source>So I befriend {friend} and pay {mooncakes}.</source>
        <translation>Así que pido ayuda a {friend} y pago {mooncakes}.</translation>
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
        <translation>No puedo hacer otra Dedicatoria.</translation>
    </message>
    <message>
        <source>I can’t make a Dedication, so I spend nothing.</source>
        <translation>No puedo hacer ninguna Dedicatoria, así que no gasto nada.</translation>
    </message>
    <message>
        <source>I can also make {options}.</source>
        <translation>También puedo hacer {options}.</translation>
    </message>
    <message>
        <source>{kind} scores the most.</source>
        <translation>{kind} da más puntos que nada.</translation>
    </message>
    <message>
        <source>At equal points, {kind} takes the fewest lanterns.</source>
        <translation>A igualdad de puntos, {kind} gasta menos farolillos.</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}’s help</source>
        <translation>{kind} por {points}, con la ayuda de {friend}</translation>
    </message>
    <message>
        <source>I need {lanterns}.</source>
        <translation>Necesito {lanterns}.</translation>
    </message>
    <message>
        <source>I can spare only {lanterns}.</source>
        <translation>Solo puedo prescindir de {lanterns}.</translation>
    </message>
    <message>
        <source>I don’t have {lanterns}.</source>
        <translation>No tengo {lanterns}.</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has the most of: {numbers}.</source>
        <translation>Entonces miro de qué hay más en la Reserva: {numbers}.</translation>
    </message>
    <message>
        <source>I use what I have the most of: {numbers}.</source>
        <translation>Uso lo que más tengo: {numbers}.</translation>
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
        <translation>{name} no puede hacer otra Dedicatoria.</translation>
    </message>
    <message>
        <source>{name} can’t make a Dedication.</source>
        <translation>{name} no puede hacer ninguna Dedicatoria.</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it scores the most, {points}.</source>
        <translation>{name} elige {kind}: es la que más da, {points}.</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it takes the fewest lanterns.</source>
        <translation>{name} elige {kind}: es la que menos farolillos gasta.</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Has elegido {kind} por {name}.</translation>
    </message>
    <message>
        <source>{name} can make only {kind}.</source>
        <translation>{name} solo puede hacer {kind}.</translation>
    </message>
    <message>
        <source>It needs {friend}’s help.</source>
        <translation>Para eso necesita la ayuda de {friend}.</translation>
    </message>
    <message>
        <source>She has the most of {lanterns}.</source>
        <translation>Lo que más tiene es {lanterns}.</translation>
    </message>
    <message>
        <source>The Supply has the most of {lanterns}.</source>
        <translation>Lo que más hay en la Reserva es {lanterns}.</translation>
    </message>
    <message>
        <source>She has the most of {held}; of the rest, the Supply has the most of {lanterns}.</source>
        <translation>Lo que más tiene es {held}; del resto, lo que más hay en la Reserva es {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she dedicates: {lanterns}.</source>
        <translation>Has elegido lo que dedica: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she takes: {lanterns}.</source>
        <translation>Has elegido lo que toma: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she gives: {lanterns}.</source>
        <translation>Has elegido lo que da: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she leaves out: {lanterns}.</source>
        <translation>Has elegido lo que omite: {lanterns}.</translation>
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
        <translation>Sorpréndeme</translation>
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
        <translation>El entrenador está comparando tu turno.</translation>
    </message>
    <message>
        <source>Solved! Solve it once more to remove it from My puzzles.</source>
        <translation>¡Resuelto! Resuélvelo otra vez para quitarlo de «Mis acertijos».</translation>
    </message>
    <message>
        <source>Solved twice! It’s no longer in My puzzles.</source>
        <translation>¡Resuelto dos veces! Ya no está en «Mis acertijos».</translation>
    </message>
    <message>
        <source>The coach can’t compare it right now. Undo a step or try again.</source>
        <translation>El entrenador no puede compararlo ahora. Prueba a deshacer un paso o inténtalo de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Undo a step or try again.</source>
        <translation>
            <numerusform>Aún no: cuesta cerca de %n punto. Prueba a deshacer un paso o inténtalo de nuevo.</numerusform>
            <numerusform>Aún no: cuesta cerca de %n puntos. Prueba a deshacer un paso o inténtalo de nuevo.</numerusform>
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
        <translation>Velocidad del ordenador: {pace}. Haz clic en la mesa para acelerar una jugada.</translation>
    </message>
    <message>
        <source>Computer speed: {pace}</source>
        <translation>Velocidad del ordenador: {pace}</translation>
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
        <translation>Empiezas con {coins} monedas.</translation>
    </message>
    <message>
        <source>You start with {workers} workers on each Start.</source>
        <translation>Empiezas con {workers} trabajadores en cada Salida.</translation>
    </message>
    <message>
        <source>You start with {goals} private goals.</source>
        <translation>Empiezas con {goals} objetivos secretos.</translation>
    </message>
    <message>
        <source>You start with {points} points.</source>
        <translation>Empiezas con {points} puntos.</translation>
    </message>
    <message>
        <source>One of your workers from each Start starts on another island of your choice.</source>
        <translation>Un trabajador tuyo de cada Salida empieza en otra isla que elijas.</translation>
    </message>
    <message>
        <source>You start with a floor on a Small island of your choice (no reward).</source>
        <translation>Empiezas con un piso en la isla pequeña que elijas (sin recompensa).</translation>
    </message>
    <message>
        <source>You start with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>Empiezas con {coins} monedas y 1 trabajador extra en la Salida que elijas.</translation>
    </message>
    <message>
        <source>You go first and start with {coins} coins.</source>
        <translation>Juegas primero y empiezas con {coins} monedas.</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less.</source>
        <translation>Cada puente te cuesta {segments} moneda menos.</translation>
    </message>
    <message>
        <source>When another player pays you a toll, you get {coins} extra coin.</source>
        <translation>Cuando otro jugador te paga un peaje, recibes {coins} moneda extra.</translation>
    </message>
    <message>
        <source>One movement per turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>Un movimiento por turno puede cruzar un canal vacío de hasta {length} casillas por {coins} moneda.</translation>
    </message>
    <message>
        <source>The first bridge of each movement is toll-free.</source>
        <translation>El primer puente de cada movimiento no paga peaje.</translation>
    </message>
    <message>
        <source>Each water reward also gives you {coins} coin.</source>
        <translation>Cada recompensa del agua te da además {coins} moneda.</translation>
    </message>
    <message>
        <source>You may build bridges from any island with one of your floors, even without a worker.</source>
        <translation>Puedes construir puentes desde cualquier isla donde tengas un piso, incluso sin trabajador.</translation>
    </message>
    <message>
        <source>Move gives you {number} movements.</source>
        <translation>Mover te da {number} movimientos.</translation>
    </message>
    <message>
        <source>Two workers on one island may move together as one movement; each pays the toll.</source>
        <translation>Dos trabajadores de una isla pueden moverse juntos como un solo movimiento; cada uno paga el peaje.</translation>
    </message>
    <message>
        <source>Your workers may exceed an island’s capacity by {workers}.</source>
        <translation>Tus trabajadores pueden superar en {workers} el límite de una isla.</translation>
    </message>
    <message>
        <source>Each time you recruit, you get {workers} extra worker.</source>
        <translation>Cada vez que reclutas, recibes {workers} trabajador extra.</translation>
    </message>
    <message>
        <source>You may place recruits on any island with room and one of your workers.</source>
        <translation>Puedes poner a los trabajadores que reclutas en cualquier isla con sitio donde tengas otro.</translation>
    </message>
    <message>
        <source>Each floor you build gives you {coins} coin.</source>
        <translation>Cada piso que construyes te da {coins} moneda.</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins to build a second one there.</source>
        <translation>Cuando construyes un piso, puedes pagar {coins} monedas para construir allí un segundo.</translation>
    </message>
    <message>
        <source>You may build a floor where you have a bridge, even without a worker.</source>
        <translation>Puedes construir un piso donde tengas un puente, incluso sin trabajador.</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts as {pieces} for the majority (not for points).</source>
        <translation>Tu piso en lo alto de una pagoda cuenta como {pieces} para la mayoría (no para los puntos).</translation>
    </message>
    <message>
        <source>At your festivals you score {points} points per worker on the island.</source>
        <translation>En tus festivales ganas {points} puntos por cada trabajador de la isla.</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} fewer bridge.</source>
        <translation>Tus festivales necesitan {bridges} puente menos.</translation>
    </message>
    <message>
        <source>You may hold a festival when you’re {pieces} piece short of the majority.</source>
        <translation>Puedes celebrar un festival aunque te falte {pieces} pieza para la mayoría.</translation>
    </message>
    <message>
        <source>When another player’s festival includes your worker, you score {points} points.</source>
        <translation>Cuando el festival de otro jugador incluye a un trabajador tuyo, ganas {points} puntos.</translation>
    </message>
    <message>
        <source>Each private goal scores {points} extra points.</source>
        <translation>Cada objetivo secreto da {points} puntos extra.</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points to take, and only {loss} at the end.</source>
        <translation>Tomar el Cuervo te cuesta {cost} puntos, y al final solo {loss}.</translation>
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
        <translation>Página anterior</translation>
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
        <translation>nada seleccionado</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>No se ha podido guardar {file}.</translation>
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
        <translation>Puntuación prevista</translation>
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
        <translation>{reached} de {target}</translation>
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
        <translation>Aún no: {reached} de {target}. Prueba a deshacer un paso o inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution that doesn’t.</source>
        <translation>Eso depende de la suerte. Hay una solución que no.</translation>
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
        <translation>Deshacer el último paso (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Rehacer (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Restart the puzzle</source>
        <translation>Empezar de nuevo el acertijo</translation>
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
        <translation>No se ha podido guardar el récord. {reason}</translation>
    </message>
    <message>
        <source>The records for {challenge} come from a newer version. They won’t be changed or added to.</source>
        <translation>Los récords de {challenge} son de una versión más nueva. No se cambiarán ni se les añadirá nada.</translation>
    </message>
    <message>
        <source>The records for {challenge} can’t be read right now.</source>
        <translation>Ahora no se pueden leer los récords de {challenge}.</translation>
    </message>
    <message numerus="yes">
        <source>The records for {challenge} were damaged. The file was set aside; %n game(s) could be saved.</source>
        <translation>
            <numerusform>Los récords de {challenge} estaban dañados. El archivo se ha apartado; se ha podido salvar %n partida.</numerusform>
            <numerusform>Los récords de {challenge} estaban dañados. El archivo se ha apartado; se han podido salvar %n partidas.</numerusform>
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
        <translation>Las barras hacia arriba son victorias; hacia abajo, derrotas. Las partidas de práctica no cuentan.</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice games don’t count.</source>
        <translation>Las barras son puntos; las líneas, medallas. Las partidas de práctica no cuentan.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had custom content.</source>
        <translation>
            <numerusform>%n de estas partidas tenía contenido personalizado.</numerusform>
            <numerusform>%n de estas partidas tenían contenido personalizado.</numerusform>
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
        <translation>Del reglamento</translation>
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
        <translation>Probar otra vez desde este paso en una partida nueva (Ctrl+T)</translation>
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
        <translation>Al principio (Inicio)</translation>
    </message>
    <message>
        <source>Back one step (Left)</source>
        <translation>Un paso atrás (Izquierda)</translation>
    </message>
    <message>
        <source>Play backwards (Shift+Space)</source>
        <translation>Reproducir hacia atrás (Mayús+Espacio)</translation>
    </message>
    <message>
        <source>Forward one step (Right)</source>
        <translation>Un paso adelante (Derecha)</translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation>Velocidad de reproducción (+ y −)</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Punto de vista</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Al final (Fin)</translation>
    </message>
    <message>
        <source>Whose view is shown. “All open” shows the hand of the player whose turn it is.</source>
        <translation>De quién es la vista. «Todo a la vista» muestra la mano del jugador que tiene el turno.</translation>
    </message>
    <message>
        <source>Play automatically (Space)</source>
        <translation>Reproducir automáticamente (Espacio)</translation>
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
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Resultado siguiente</translation>
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
        <translation>Jugar la partida recuperada</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>View it step by step</source>
        <translation>Verla paso a paso</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Nombrar</translation>
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
        <translation>Hacer una copia de esta partida (Ctrl+D)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save a copy anywhere you like (Ctrl+E)</source>
        <translation>Guardar una copia donde quieras (Ctrl+E)</translation>
    </message>
    <message>
        <source>Move to the trash (Delete)</source>
        <translation>Mover a la papelera (Supr)</translation>
    </message>
    <message>
        <source>This can’t be undone</source>
        <translation>Esto no se puede deshacer</translation>
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
        <translation>Guardado. (Cada paso se guarda además automáticamente.)</translation>
    </message>
    <message>
        <source>Automatic saving is working again.</source>
        <translation>El guardado automático vuelve a funcionar.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. That file is left alone; your game continues in a new file.</source>
        <translation>Otro programa ha cambiado «{name}». Ese archivo no se toca; tu partida sigue en un archivo nuevo.</translation>
    </message>
    <message>
        <source>This game continues with the content it was saved with.</source>
        <translation>Esta partida sigue con el contenido con el que se guardó.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and continues with them.</source>
        <translation>Esta partida se guardó con reglas anteriores y sigue con ellas.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it continues with the current ones.</source>
        <translation>Esta partida se guardó con reglas anteriores; sigue con las actuales.</translation>
    </message>
    <message>
        <source>It’s practice now: the version that saved it couldn’t yet check that games are fair.</source>
        <translation>Ahora es de práctica: la versión que la guardó aún no podía comprobar que las partidas son limpias.</translation>
    </message>
    <message>
        <source>Copy saved as “{name}”.</source>
        <translation>Copia guardada como «{name}».</translation>
    </message>
    <message>
        <source>Your custom content couldn’t be used; the built-in content is used instead: {reason}</source>
        <translation>No se ha podido usar tu contenido personalizado; en su lugar se usa el incluido: {reason}</translation>
    </message>
    <message>
        <source>A new practice game from that step. The original is unchanged.</source>
        <translation>Una partida de práctica nueva desde ese paso. La original no cambia.</translation>
    </message>
    <message>
        <source>A new practice game from that step. Everything you couldn’t see was re-dealt, so nothing is given away.</source>
        <translation>Una partida de práctica nueva desde ese paso. Todo lo que no podías ver se ha vuelto a repartir, para no desvelar nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be recovered.</source>
        <translation>
            <numerusform>Se puede recuperar %n paso.</numerusform>
            <numerusform>Se pueden recuperar %n pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It continues in a new file; the damaged one is kept.</source>
        <translation>Sigue en un archivo nuevo; el dañado se conserva.</translation>
    </message>
    <message>
        <source>It continues in a new file; the old one is kept.</source>
        <translation>Sigue en un archivo nuevo; el antiguo se conserva.</translation>
    </message>
    <message>
        <source>From now on it counts as practice.</source>
        <translation>A partir de ahora cuenta como práctica.</translation>
    </message>
    <message>
        <source>The file was edited outside the program ({where}).</source>
        <translation>El archivo se modificó fuera del programa ({where}).</translation>
    </message>
    <message>
        <source>The current step was unclear, so the game was opened at its last one.</source>
        <translation>El paso actual no estaba claro, así que la partida se ha abierto en el último.</translation>
    </message>
    <message>
        <source>The file was damaged; the game is now at step {step}.</source>
        <translation>El archivo estaba dañado; la partida está ahora en el paso {step}.</translation>
    </message>
    <message>
        <source>The file was damaged; the game continues from the position after step {step}.</source>
        <translation>El archivo estaba dañado; la partida sigue desde la posición posterior al paso {step}.</translation>
    </message>
    <message>
        <source>The rules have changed; the game continues from the position after step {step}.</source>
        <translation>Las reglas han cambiado; la partida sigue desde la posición posterior al paso {step}.</translation>
    </message>
    <message>
        <source>The game is at step {step}.</source>
        <translation>La partida está en el paso {step}.</translation>
    </message>
    <message>
        <source>Step {step} couldn’t be replayed.</source>
        <translation>No se ha podido reproducir el paso {step}.</translation>
    </message>
    <message>
        <source>The result saved in the file didn’t match its steps.</source>
        <translation>El resultado guardado en el archivo no coincidía con sus pasos.</translation>
    </message>
    <message>
        <source>The position after step {step} couldn’t be checked.</source>
        <translation>No se ha podido comprobar la posición posterior al paso {step}.</translation>
    </message>
    <message>
        <source>Undone steps couldn’t be kept.</source>
        <translation>No se han podido conservar los pasos deshechos.</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>«{name}» ya no existe.</translation>
    </message>
    <message>
        <source>“{name}” can’t be read: {why}.</source>
        <translation>No se puede leer «{name}»: {why}.</translation>
    </message>
    <message>
        <source>“{name}” is not a Festival Desktop game.</source>
        <translation>«{name}» no es una partida de Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” isn’t an ordinary file.</source>
        <translation>«{name}» no es un archivo normal.</translation>
    </message>
    <message>
        <source>“{name}” uses an unknown edition of the rules: {where}.</source>
        <translation>«{name}» usa una edición desconocida de las reglas: {where}.</translation>
    </message>
    <message>
        <source>“{name}” was played with custom content that is missing or can’t be used.</source>
        <translation>«{name}» se jugó con contenido personalizado que falta o no se puede usar.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it isn’t a text file.</source>
        <translation>«{name}» está dañado: no es un archivo de texto.</translation>
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
        <translation>«{name}» está dañado: contiene demasiados datos.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” appears twice.</source>
        <translation>«{name}» está dañado: «{where}» aparece dos veces.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a valid number.</source>
        <translation>«{name}» está dañado: {where} no es un número válido.</translation>
    </message>
    <message>
        <source>“{name}” belongs to a game this version doesn’t have: {where}.</source>
        <translation>«{name}» pertenece a un juego que esta versión no tiene: {where}.</translation>
    </message>
    <message>
        <source>The setup saved in “{name}” isn’t valid.</source>
        <translation>La preparación guardada en «{name}» no es válida.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it has no usable position.</source>
        <translation>«{name}» está dañado: no tiene ninguna posición utilizable.</translation>
    </message>
    <message>
        <source>“{name}” contains a position that can’t happen in the game.</source>
        <translation>«{name}» contiene una posición que no puede darse en el juego.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {reason}.</source>
        <translation>No se ha podido guardar la partida: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” was left unchanged: {reason}.</source>
        <translation>«{name}» no ha cambiado: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it wasn’t changed.</source>
        <translation>«{name}» está abierta en otra ventana, así que no se ha cambiado.</translation>
    </message>
    <message>
        <source>That name can’t be used for a game.</source>
        <translation>Ese nombre no sirve para una partida.</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>no tienes permiso</translation>
    </message>
    <message>
        <source>the folder no longer exists</source>
        <translation>la carpeta ya no existe</translation>
    </message>
    <message>
        <source>nothing can be saved there</source>
        <translation>ahí no se puede guardar nada</translation>
    </message>
    <message>
        <source>this name can’t be used here</source>
        <translation>ese nombre no se puede usar aquí</translation>
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
        <translation>
            <numerusform>%n partida restaurada.</numerusform>
            <numerusform>%n partidas restauradas.</numerusform>
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
        <translation>
            <numerusform>%n partida movida a la papelera.</numerusform>
            <numerusform>%n partidas movidas a la papelera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n partida importada.</numerusform>
            <numerusform>%n partidas importadas.</numerusform>
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
        <translation>Buscar por nombre o jugador</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
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
        <translation>No hay partidas que coincidan.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
        <translation>Aún no hay partidas guardadas. Cada partida que juegas se guarda aquí automáticamente.</translation>
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
        <translation>Importar…</translation>
    </message>
    <message>
        <source>You can also drop files onto this window</source>
        <translation>También puedes soltar archivos en esta ventana</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardadas</translation>
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
            <numerusform>{names} tienen %n punto cada uno.</numerusform>
            <numerusform>{names} tienen %n puntos cada uno.</numerusform>
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
        <translation>Al menos un jugador tiene que empezar sin ventaja.</translation>
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
        <translation>Hay dos jugadores que se llaman {name}. Cambia el nombre de uno.</translation>
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
        <translation>los jugadores más débiles empiezan con más</translation>
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
        <translation>Humano</translation>
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
        <translation>La misma semilla reparte la misma partida en cualquier ordenador.</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Nueva semilla al azar</translation>
    </message>
    <message>
        <source>Copy the seed to share this game</source>
        <translation>Copiar la semilla para compartir esta partida</translation>
    </message>
    <message>
        <source>Not a valid seed: use up to {number} letters and digits, with hyphens in between.</source>
        <translation>La semilla no es válida: usa hasta {number} letras y cifras, con guiones en medio.</translation>
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
        <translation>Usar los ajustes de este ordenador</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>Seguir los colores, el contraste y el movimiento del sistema</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas gains Applejack.</source>
        <translation>Maya coloca una loseta: gana un Twilight Sparkle por una coincidencia, y Jonas gana un Applejack.</translation>
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
        <source>Languages marked * haven’t been checked by a native speaker yet.</source>
        <translation>Ningún hablante nativo ha revisado aún los idiomas con *.</translation>
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
        <translation>Según el sistema</translation>
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
        <translation>Volumen del juego</translation>
    </message>
    <message>
        <source>Ambience volume</source>
        <translation>Volumen del ambiente</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>For the sky and the lake around the tables.</source>
        <translation>Para el cielo y el lago que rodean las mesas.</translation>
    </message>
    <message>
        <source>Pages scroll if the text needs more room.</source>
        <translation>Las páginas se desplazan si el texto necesita más sitio.</translation>
    </message>
    <message>
        <source>Pieces move without animation.</source>
        <translation>Las piezas se mueven sin animación.</translation>
    </message>
    <message>
        <source>Volume of the game and of the night ambience.</source>
        <translation>Volumen del juego y de los sonidos de la noche.</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <translation>Terminar los turnos a mano</translation>
    </message>
    <message>
        <source>You end your turn with a button, and can undo until then.</source>
        <translation>Terminas tu turno con un botón; hasta entonces puedes deshacer.</translation>
    </message>
    <message>
        <source>Shows what you can do, explains new things, and marks what you still need.</source>
        <translation>Muestra lo que puedes hacer, explica lo nuevo y marca lo que aún necesitas.</translation>
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
        <translation>Mostrar qué hicieron los demás, paso a paso (F7)</translation>
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
        <translation>Aún sin partidas en solitario</translation>
    </message>
    <message>
        <source>Everyone gets the same dice in today’s game.</source>
        <translation>En la partida de hoy todos tienen los mismos dados.</translation>
    </message>
    <message>
        <source>best daily game: {number}</source>
        <translation>mejor partida diaria: {number}</translation>
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
        <translation>Con qué frecuencia gana un jugador del ordenador contra otros, comparado con la pura suerte: 2 × significa que gana el doble de veces.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Partly measured with edition {earlier} of the rules; the current one is {now}.</source>
        <translation>Medido en parte con la edición {earlier} de las reglas; la actual es la {now}.</translation>
    </message>
    <message>
        <source>No measurements for this version.</source>
        <translation>No hay mediciones para esta versión.</translation>
    </message>
    <message>
        <source>Measured on {day} in games between computer players.</source>
        <translation>Medido el {day} en partidas entre jugadores del ordenador.</translation>
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
        <translation>Elemento siguiente</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Siguiente parte de la mesa</translation>
    </message>
    <message>
        <source>Select the focused item</source>
        <translation>Seleccionar el elemento marcado</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Devolverlo a su sitio</translation>
    </message>
    <message>
        <source>Rotate the held piece</source>
        <translation>Girar la pieza que sujetas</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Ampliar, reducir, ajustar</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Tips are off. Turn them on again in the menu under Settings.</source>
        <translation>Los consejos están desactivados. Actívalos de nuevo en el menú, en Ajustes.</translation>
    </message>
    <message>
        <source>Still to claim</source>
        <translation>Por reclamar</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Por reclamar: {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything here can also be done from the list of choices (F6).</source>
        <translation>La mesa. Todo lo de aquí se puede hacer también con la lista de opciones (F6).</translation>
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
        <translation>Rehacer el último paso deshecho</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>Puntuación prevista</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you’re pointing at.</source>
        <translation>Reglas de este juego. F1 explica lo que señalas.</translation>
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
        <translation>Pasar al siguiente jugador</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Deshacer el último paso</translation>
    </message>
    <message>
        <source>The last step revealed something hidden, so it can’t be undone.</source>
        <translation>El último paso reveló algo oculto, así que ya no se puede deshacer.</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} ha jugado después, así que los pasos anteriores ya no se pueden deshacer.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nada que deshacer.</translation>
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
        <translation>Hacer la siguiente jugada del ordenador</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>Ver la hoja de puntuación</translation>
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
        <translation>Ver las reglas sobre esto (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Redo up to here</source>
        <translation>Rehacer hasta aquí</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>Deshacer hasta aquí</translation>
    </message>
    <message>
        <source>Try again from here in a new game</source>
        <translation>Probar otra vez desde aquí en una partida nueva</translation>
    </message>
    <message>
        <source>View this step</source>
        <translation>Ver este paso</translation>
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
        <translation>Inicio</translation>
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
        <translation>Deshecho: haz clic para rehacerlo.</translation>
    </message>
    <message>
        <source>Something hidden was revealed here.</source>
        <translation>Aquí se reveló algo oculto.</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} ha jugado después, así que los pasos anteriores ya no se pueden deshacer.</translation>
    </message>
    <message>
        <source>Step {number} revealed something hidden, so undo stops there: {what}</source>
        <translation>El paso {number} reveló algo oculto, así que solo se puede deshacer hasta ahí: {what}</translation>
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
        <translation>No más consejos</translation>
    </message>
    <message>
        <source>You can turn tips on again in Settings.</source>
        <translation>Puedes volver a activar los consejos en Ajustes.</translation>
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
        <translation>Da {better} en lugar de {played}.</translation>
    </message>
    <message>
        <source>It gives {better}.</source>
        <translation>Da {better}.</translation>
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
        <source>Your turn gave {played} right away, but this turn scores more later.</source>
        <translation>Tu turno dio {played} al momento, pero este da más después.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Your last steps aren’t saved yet.</source>
        <translation>Tus últimos pasos aún no están guardados.</translation>
    </message>
    <message>
        <source>{reason} Free up space, save a copy somewhere else, or go back to the last saved position.</source>
        <translation>{reason} Libera espacio, guarda una copia en otro sitio o vuelve a la última posición guardada.</translation>
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
        <translation>Seguir jugando</translation>
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
        <translation>Has acabado tu turno: ciérralo.</translation>
    </message>
    <message>
        <source>{name} has finished: end the turn.</source>
        <translation>{name} ha acabado: termina el turno.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>Es el turno de {name}.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Es tu turno.</translation>
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
        <translation>{lane}. Recompensa: {rewards}</translation>
    </message>
    <message>
        <source>Over {name}’s bridges for {coins}</source>
        <translation>Por los puentes de {name}, {coins}</translation>
    </message>
    <message>
        <source>Two workers over {name}’s bridges for {coins}</source>
        <translation>Dos trabajadores por los puentes de {name}, {coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, for free</source>
        <translation>Por tus propios puentes, gratis</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, for free</source>
        <translation>Dos trabajadores por tus propios puentes, gratis</translation>
    </message>
    <message>
        <source>{lane}, by ferry for {coins}</source>
        <translation>{lane}, en transbordador por {coins}</translation>
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
        <translation>{island}, {number} de {capacity} trabajadores</translation>
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
