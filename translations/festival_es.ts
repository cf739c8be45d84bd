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
        <source>&amp;End turn or next move</source>
        <translation>&amp;Terminar turno o siguiente jugada</translation>
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
        <source>Show a hint, then play it</source>
        <translation>Mostrar una pista y luego jugarla</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>&amp;Lista de opciones</translation>
    </message>
    <message>
        <source>&amp;Scores if the game ended now</source>
        <translation>Puntos si la partida acabara &amp;ya</translation>
    </message>
    <message>
        <source>What happened while you &amp;waited</source>
        <translation>&amp;Qué pasó mientras esperabas</translation>
    </message>
    <message>
        <source>Look &amp;back one step</source>
        <translation>Mirar un paso &amp;hacia atrás</translation>
    </message>
    <message>
        <source>Look one step on</source>
        <translation>Mirar un paso hacia delante</translation>
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
        <source>Show the whole &amp;display</source>
        <translation>&amp;Ver la mesa entera</translation>
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
        <source>Explain what is pointed at</source>
        <translation>Explicar lo que señalas</translation>
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
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
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
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>Una partida en la que se abrieron bloqueos es de práctica y no cuenta.</translation>
    </message>
    <message>
        <source>A game with hints is kept, but it is no record.</source>
        <translation>Una partida con pistas se guarda, pero no es un récord.</translation>
    </message>
    <message>
        <source>Your best score in {number} games</source>
        <translation>Tu récord en {number} partidas</translation>
    </message>
    <message>
        <source>Your best score: {points} points, in {number} games</source>
        <translation>Tu récord: {points} puntos, en {number} partidas</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also thought of: {step}</source>
        <translation>También pensó en: {step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Your own choice</source>
        <translation>Tu propia elección</translation>
    </message>
    <message>
        <source>Ready-made groups</source>
        <translation>Grupos ya hechos</translation>
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
        <source>Over: {names}</source>
        <translation>Terminada: {names}</translation>
    </message>
    <message>
        <source>changed outside</source>
        <translation>cambiada por fuera</translation>
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
        <source>Reading …</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Este archivo no se puede abrir.</translation>
    </message>
</context>
<context>
    <name>ChallengeFacts</name>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>El desafío de Moon Dancer</translation>
    </message>
    <message>
        <source>You alone against her, in six levels from gentle to hard.</source>
        <translation>Tú a solas contra ella, en seis niveles, de suave a difícil.</translation>
    </message>
    <message>
        <source>She has not been beaten yet.</source>
        <translation>Todavía nadie la ha vencido.</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>Partidas con</translation>
    </message>
    <message>
        <source>Every friend</source>
        <translation>Todas las amigas</translation>
    </message>
    <message>
        <source>Lanterns Dice alone</source>
        <translation>Dados de los Farolillos en solitario</translation>
    </message>
    <message>
        <source>You alone against your best score.</source>
        <translation>Tú a solas contra tu récord.</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Dados del día</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>Otros dados</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Ours:</source>
        <translation>Nuestros:</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Every challenge you finished, level by level</source>
        <translation>Todos los desafíos que has terminado, nivel a nivel</translation>
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
        <source>Best lead: +{number} points</source>
        <translation>Mayor ventaja: +{number} puntos</translation>
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
        <source>Content of the games</source>
        <translation>Contenido de los juegos</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>Reglas de los juegos</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Idioma: {language}</translation>
    </message>
    <message>
        <source>Folder of saved games</source>
        <translation>Carpeta de partidas guardadas</translation>
    </message>
    <message>
        <source>Folder of settings</source>
        <translation>Carpeta de ajustes</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>Carpeta del registro</translation>
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
        <source>All letters can be shown ({others}).</source>
        <translation>Se pueden mostrar todas las letras ({others}).</translation>
    </message>
    <message>
        <source>These cannot be shown: {missing}</source>
        <translation>Estas no se pueden mostrar: {missing}</translation>
    </message>
    <message>
        <source>The program&apos;s own fonts are missing.</source>
        <translation>Faltan las fuentes propias del programa.</translation>
    </message>
    <message>
        <source>Complete, and every game can be read.</source>
        <translation>Completo, y todos los juegos se pueden leer.</translation>
    </message>
    <message>
        <source>Compiled: computer players are quick.</source>
        <translation>Compiladas: los jugadores del ordenador son rápidos.</translation>
    </message>
    <message>
        <source>Run from their source.</source>
        <translation>Se ejecutan desde su código fuente.</translation>
    </message>
    <message>
        <source>Can be used.</source>
        <translation>Se puede usar.</translation>
    </message>
    <message>
        <source>Its file is missing or damaged.</source>
        <translation>Su archivo falta o está dañado.</translation>
    </message>
    <message>
        <source>A game that was saved and opened again is the same.</source>
        <translation>Una partida guardada y abierta de nuevo es la misma.</translation>
    </message>
    <message>
        <source>They think beside the window; the first answer took {ms} ms.</source>
        <translation>Piensan aparte de la ventana; la primera respuesta tardó {ms} ms.</translation>
    </message>
    <message>
        <source>Something is not in order. Check again first; if it stays so, install the program again: saved games stay.</source>
        <translation>Algo no está en orden. Primero comprueba otra vez; si sigue igual, instala el programa de nuevo. Las partidas guardadas se conservan.</translation>
    </message>
    <message>
        <source>Nothing can be painted ({platform}).</source>
        <translation>No se puede dibujar nada ({platform}).</translation>
    </message>
    <message>
        <source>There is no display here; painting without one works.</source>
        <translation>Aquí no hay pantalla; dibujar sin ella funciona.</translation>
    </message>
    <message>
        <source>Painting works: {screen}, {platform}.</source>
        <translation>Dibujar funciona: {screen}, {platform}.</translation>
    </message>
    <message>
        <source>A sound was played ({device}).</source>
        <translation>Se ha reproducido un sonido ({device}).</translation>
    </message>
    <message>
        <source>No sound can be played. {trouble}</source>
        <translation>No se puede reproducir ningún sonido. {trouble}</translation>
    </message>
    <message>
        <source>There is no sound device: games are silent here.</source>
        <translation>No hay dispositivo de sonido: aquí las partidas son mudas.</translation>
    </message>
    <message>
        <source>{folder}: can be written, {free} MB free.</source>
        <translation>{folder}: se puede escribir, {free} MB libres.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}: el disco está lleno.</translation>
    </message>
    <message>
        <source>{folder}: cannot be written. {trouble}</source>
        <translation>{folder}: no se puede escribir. {trouble}</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. Games go on all the same: they think in the window, which may stop for a moment. If this computer is busy, check again later. {trouble}</source>
        <translation>No respondieron a tiempo, dos veces. Se puede jugar de todos modos: piensan en la ventana, que puede detenerse un momento. Si este ordenador está ocupado, comprueba más tarde. {trouble}</translation>
    </message>
    <message>
        <source>It opens, and in each game ten moves were played, saved and opened again ({s} s).</source>
        <translation>Se abre, y en cada juego se jugaron diez jugadas, se guardaron y se volvieron a abrir ({s} s).</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Jugar en la ventana ha fallado: {trouble}</translation>
    </message>
    <message>
        <source>It wasn’t done after {s} seconds. If this computer is busy, check again later.</source>
        <translation>No terminó en {s} segundos. Si este ordenador está ocupado, comprueba más tarde.</translation>
    </message>
    <message>
        <source>This installation is in order.</source>
        <translation>Esta instalación está en orden.</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>Comprobar esta instalación</translation>
    </message>
    <message>
        <source>Checking …</source>
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
        <source>What you can do</source>
        <translation>Lo que puedes hacer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Take the last choice back (Esc)</source>
        <translation>Retirar la última elección (Esc)</translation>
    </message>
</context>
<context>
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>Termina el turno</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>Deja que el ordenador haga su próxima jugada</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>Mira la hoja de puntuación</translation>
    </message>
    <message>
        <source>{choice}, without claiming {claims}</source>
        <translation>{choice}, sin reclamar {claims}</translation>
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
        <source>What cost you most</source>
        <translation>Lo que más te costó</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>Ver la mesa de entonces</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Encuéntralo tú</translation>
    </message>
    <message>
        <source>As a puzzle: it stays under My puzzles until solved twice</source>
        <translation>Como acertijo: queda en Mis acertijos hasta resolverlo dos veces</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Probar otra vez desde aquí</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>El mayor vuelco fue el paso {number}: {step} La probabilidad de ganar de {name} pasó de {before} a {after} %.</translation>
    </message>
    <message>
        <source>The coach looks at the whole game. You can leave at any moment.</source>
        <translation>El entrenador mira toda la partida. Puedes irte en cualquier momento.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) could not be looked at: the computer was too busy.</source>
        <translation>
            <numerusform>No se pudo mirar %n turno: el ordenador estaba demasiado ocupado.</numerusform>
            <numerusform>No se pudieron mirar %n turnos: el ordenador estaba demasiado ocupado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was surely worse than a Master’s.</source>
        <translation>Nada destaca: ningún turno fue con seguridad peor que el de una Maestra.</translation>
    </message>
    <message>
        <source>Turns that a Master would surely have played better, from what you knew.</source>
        <translation>Turnos que una Maestra habría jugado mejor con seguridad, con lo que sabías.</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>Mejor: {step}</translation>
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
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Move the tile to the light: drag it, or press it and then the light.</source>
        <translation>Lleva la loseta a la luz: arrástrala, o púlsala y después pulsa la luz.</translation>
    </message>
    <message>
        <source>Dragging works for you. Two presses do the same, everywhere.</source>
        <translation>Arrastrar te funciona. Dos pulsaciones hacen lo mismo, en todas partes.</translation>
    </message>
    <message>
        <source>Two presses work for you. Dragging does the same, everywhere.</source>
        <translation>Dos pulsaciones te funcionan. Arrastrar hace lo mismo, en todas partes.</translation>
    </message>
    <message>
        <source>Keys work for you: every table can be played with them.</source>
        <translation>Las teclas te funcionan: con ellas se puede jugar en todas las mesas.</translation>
    </message>
    <message>
        <source>Make yourself comfortable</source>
        <translation>Ponte a gusto</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Como este ordenador</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>Tomar los colores, el contraste y el movimiento de los ajustes del sistema</translation>
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
        <source>To the games</source>
        <translation>A los juegos</translation>
    </message>
    <message>
        <source>all of this is under Settings, too</source>
        <translation>todo esto está también en Ajustes</translation>
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
        <source>This game is open in another window.</source>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>So that neither window writes over the other, it stays there. You can play on here with a copy, which becomes a game of its own.</source>
        <translation>Se queda allí para que ninguna ventana escriba sobre la otra. Aquí puedes seguir jugando con una copia, que será una partida propia.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Jugar una copia</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dejarla allí</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance to win in %, by step</source>
        <translation>probabilidad de ganar en %, por paso</translation>
    </message>
    <message>
        <source>points and prospects, by step</source>
        <translation>puntos y perspectivas, por paso</translation>
    </message>
    <message>
        <source>Point at a moment to see the table then; a press leads there.</source>
        <translation>Señala un momento para ver la mesa de entonces; una pulsación te lleva allí.</translation>
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
        <source>Complete %n pool(s) in your part of this turn.</source>
        <translation>
            <numerusform>Completa %n estanque en tu parte de este turno.</numerusform>
            <numerusform>Completa %n estanques en tu parte de este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) in your part of this turn.</source>
        <translation>
            <numerusform>Gana %n regalo en tu parte de este turno.</numerusform>
            <numerusform>Gana %n regalos en tu parte de este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Completa los estanques para unos fuegos artificiales de %n punto.</numerusform>
            <numerusform>Completa los estanques para unos fuegos artificiales de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>Consigue %n punto con las barcas y tu segundo mayor grupo.</numerusform>
            <numerusform>Consigue %n puntos con las barcas y tu segundo mayor grupo.</numerusform>
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
        <source>You scored %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>Has conseguido %n punto por barcas y tu segundo grupo mayor.</numerusform>
            <numerusform>Has conseguido %n puntos por barcas y tu segundo grupo mayor.</numerusform>
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
        <source>{name} takes their sheet</source>
        <translation>{name} toma su hoja</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>Listo: dejar el resto sin colorear</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>No lanzar nada</translation>
    </message>
    <message>
        <source>Spend {gifts} and roll all four again ({number} held)</source>
        <translation>Gastar {gifts} y tirar los cuatro otra vez (tienes {number})</translation>
    </message>
    <message>
        <source>Leave the tray as it lies: {faced}</source>
        <translation>Dejar la bandeja como está: {faced}</translation>
    </message>
    <message>
        <source>Turn the tray {quarters}: {faced}</source>
        <translation>Girar la bandeja {quarters}: {faced}</translation>
    </message>
    <message>
        <source>Together with {area}</source>
        <translation>Junto con {area}</translation>
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
        <source>By the emperor’s favour</source>
        <translation>Por el favor del emperador</translation>
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
    <message>
        <source>Corner at {corner}: over {pools}</source>
        <translation>Esquina en {corner}: sobre {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Corner at {corner}: %n way(s)</source>
        <translation>
            <numerusform>Esquina en {corner}: %n manera</numerusform>
            <numerusform>Esquina en {corner}: %n maneras</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: over {pools}</source>
        <translation>{quarters}, volteada: sobre {pools}</translation>
    </message>
    <message>
        <source>{quarters}: over {pools}</source>
        <translation>{quarters}: sobre {pools}</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>una zona del color del dado de {name}</translation>
    </message>
    <message>
        <source>{pool} complete</source>
        <translation>{pool} completo</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>la barca en {pool} ya no puede puntuar</translation>
    </message>
    <message>
        <source>one more area beside it</source>
        <translation>una zona más al lado</translation>
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
        <source>{shape} over {pools}: +{points}</source>
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
        <source>one group only</source>
        <translation>un solo grupo</translation>
    </message>
    <message>
        <source>the largest: {number}</source>
        <translation>el mayor: {number}</translation>
    </message>
    <message>
        <source>Their fireworks are equal too: they share the place.</source>
        <translation>También empatan en fuegos artificiales: comparten el puesto.</translation>
    </message>
    <message>
        <source>More points of fireworks decide: {values}.</source>
        <translation>Deciden los puntos de los fuegos artificiales: {values}.</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Press it to take it and to shade there now.</source>
        <translation>Púlsala para tomarla y colorear allí ahora.</translation>
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
        <source>Pavilion: shading it brings a gift.</source>
        <translation>Pabellón: colorearlo da un regalo.</translation>
    </message>
    <message>
        <source>Pool {pool}: under fireworks.</source>
        <translation>Estanque {pool}: bajo fuegos artificiales.</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>Estanque {pool}: {number} de 2 zonas coloreadas.</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks may cover it.</source>
        <translation>Estanque {pool}: completo, los fuegos artificiales pueden cubrirlo.</translation>
    </message>
    <message>
        <source>Platform: completing it lets you shade an area beside it.</source>
        <translation>Plataforma: al completarla puedes colorear una zona al lado.</translation>
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
        <source>Boat: surrounded, {points} as long as it stays unshaded.</source>
        <translation>Barca: rodeada, {points} mientras quede sin colorear.</translation>
    </message>
    <message>
        <source>The boat is lost, because its pool was shaded.</source>
        <translation>La barca está perdida, porque se coloreó su estanque.</translation>
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
        <source>no room is left for it</source>
        <translation>ya no hay sitio para ella</translation>
    </message>
    <message>
        <source>it fits now</source>
        <translation>ahora cabe</translation>
    </message>
    <message>
        <source>you are short of {pools}</source>
        <translation>te falta {pools}</translation>
    </message>
    <message numerus="yes">
        <source>you are short of %n pool(s)</source>
        <translation>
            <numerusform>te falta %n estanque</numerusform>
            <numerusform>te faltan %n estanques</numerusform>
        </translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>Un favor por {gifts}: {action}.</translation>
    </message>
    <message numerus="yes">
        <source>You lack %n gift(s).</source>
        <translation>
            <numerusform>Te falta %n regalo.</numerusform>
            <numerusform>Te faltan %n regalos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} tiene ahora {points}.</translation>
    </message>
    <message>
        <source>The sheet of {name}: {points}, {gifts}.</source>
        <translation>La hoja de {name}: {points}, {gifts}.</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>Fuegos artificiales: {points}, la suma de las losetas lanzadas.</translation>
    </message>
    <message>
        <source>Second group: {points}, one for each pool of the second largest group of completed pools.</source>
        <translation>Segundo grupo: {points}, uno por cada estanque del segundo mayor grupo de estanques completos.</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n for each one surrounded.</source>
        <translation>
            <numerusform>Barcas: {points}, %n por cada una rodeada.</numerusform>
            <numerusform>Barcas: {points}, %n por cada una rodeada.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Gifts pay for rolling again and for the emperor.</source>
        <translation>{name} tiene {gifts}. Los regalos pagan nuevas tiradas y al emperador.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, in that turn of {name}.</source>
        <translation>Bonus de turno {row}: una zona más de color {color}, en ese turno de {name}.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, now.</source>
        <translation>Bonus de turno {row}: una zona más de color {color}, ahora.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, over.</source>
        <translation>Bonus de turno {row}: {color}, ya pasó.</translation>
    </message>
    <message>
        <source>Nobody faces this die, but favours may count it.</source>
        <translation>Nadie tiene delante este dado, pero los favores pueden contarlo.</translation>
    </message>
    <message>
        <source>{name} shades by the die on this side.</source>
        <translation>{name} colorea con el dado de este lado.</translation>
    </message>
    <message>
        <source>{name} shades one {color} area.</source>
        <translation>{name} colorea una zona de color {color}.</translation>
    </message>
    <message>
        <source>The tray: each player shades an area in the colour of the die they face. Whoever rolled may turn it first.</source>
        <translation>La bandeja: cada cual colorea una zona del color del dado que tiene delante. Quien ha tirado puede girarla antes.</translation>
    </message>
    <message>
        <source>Turn the tray, so that everybody faces another die.</source>
        <translation>Gira la bandeja para que cada cual tenga delante otro dado.</translation>
    </message>
    <message>
        <source>All four dice again for {gifts}, before the tray is turned.</source>
        <translation>Los cuatro dados otra vez por {gifts}, antes de girar la bandeja.</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>Volver a tu propia hoja.</translation>
    </message>
    <message>
        <source>Show every place for this tile.</source>
        <translation>Mostrar todos los sitios para esta loseta.</translation>
    </message>
    <message>
        <source>Launch the display that is worth most.</source>
        <translation>Lanzar los fuegos que más valen.</translation>
    </message>
    <message>
        <source>Leave the rest: it is asked first.</source>
        <translation>Dejar el resto: antes se pregunta.</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>Seguir.</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>Devolver la loseta (Esc).</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>Fuegos artificiales: una loseta cubre estanques completos y da sus puntos.</translation>
    </message>
    <message>
        <source>The emperor’s favours: one in each turn, for gifts.</source>
        <translation>Los favores del emperador: uno en cada turno, a cambio de regalos.</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>Tira los dados.</translation>
    </message>
    <message>
        <source>Roll again: another roll may well serve you better.</source>
        <translation>Tira otra vez: otra tirada puede venirte mejor.</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>Colorea todo el estanque {pool}. {reason}</translation>
    </message>
    <message>
        <source>Launch nothing: these pools may carry a better tile later.</source>
        <translation>No lances nada: estos estanques pueden llevar luego una loseta mejor.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help now.</source>
        <translation>Deja el resto sin colorear: nada más ayudaría ahora.</translation>
    </message>
    <message>
        <source>Leave the tray as it lies. You face {color}; {areas}.</source>
        <translation>Deja la bandeja como está. Tienes delante {color}; {areas}.</translation>
    </message>
    <message>
        <source>Turn the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>Gira la bandeja: {quarters}. Entonces tienes delante {color}; {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n area(s) to choose from.</source>
        <translation>
            <numerusform>Hay %n zona para elegir.</numerusform>
            <numerusform>Hay %n zonas para elegir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) of it are free</source>
        <translation>
            <numerusform>queda libre %n zona</numerusform>
            <numerusform>quedan libres %n zonas</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}: colorea {area}. {reason}</translation>
    </message>
    <message>
        <source>That gives: {gains}.</source>
        <translation>Eso da: {gains}.</translation>
    </message>
    <message>
        <source>It is beside a boat, and leads towards surrounding it.</source>
        <translation>Está junto a una barca y ayuda a rodearla.</translation>
    </message>
    <message>
        <source>The platform there waits for its other half.</source>
        <translation>La plataforma de allí espera su otra mitad.</translation>
    </message>
    <message>
        <source>It joins pools you have completed.</source>
        <translation>Se une a estanques que has completado.</translation>
    </message>
    <message>
        <source>Its pool can be completed by another colour.</source>
        <translation>Su estanque se puede completar con otro color.</translation>
    </message>
    <message>
        <source>Launch {shape} over {pools}: {points}.</source>
        <translation>Lanza {shape} sobre {pools}: {points}.</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>Dar la vuelta a la loseta de fuegos artificiales</translation>
    </message>
    <message>
        <source>Show every place for this tile</source>
        <translation>Mostrar todos los sitios para esta loseta</translation>
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
        <source>Again for %n gift(s)</source>
        <translation>
            <numerusform>Otra vez por %n regalo</numerusform>
            <numerusform>Otra vez por %n regalos</numerusform>
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
    <message numerus="yes">
        <source>%n pool(s) short</source>
        <translation>
            <numerusform>falta %n estanque</numerusform>
            <numerusform>faltan %n estanques</numerusform>
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
        <source>One more area in your die’s colour</source>
        <translation>Una zona más del color de tu dado</translation>
    </message>
    <message>
        <source>One area in a colour no die shows</source>
        <translation>Una zona de un color que no muestra ningún dado</translation>
    </message>
    <message>
        <source>One area for each of the other three dice</source>
        <translation>Una zona por cada uno de los otros tres dados</translation>
    </message>
    <message>
        <source>One area like the die on your left</source>
        <translation>Una zona como el dado a tu izquierda</translation>
    </message>
    <message>
        <source>One area of any colour beside a completed pool</source>
        <translation>Una zona de cualquier color junto a un estanque completo</translation>
    </message>
    <message>
        <source>Both areas of one untouched pool</source>
        <translation>Las dos zonas de un estanque intacto</translation>
    </message>
    <message>
        <source>the last launches</source>
        <translation>los últimos lanzamientos</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
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
        <source>One area like {name}’s die</source>
        <translation>Una zona como el dado de {name}</translation>
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
        <source>{name} takes this sheet and shades</source>
        <translation>{name} toma esta hoja y colorea</translation>
    </message>
    <message>
        <source>The tray</source>
        <translation>La bandeja</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
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
        <source>spoils a boat</source>
        <translation>estropea una barca</translation>
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
        <source>That was your turn. You can still undo it.</source>
        <translation>Ese fue tu turno. Aún puedes deshacerlo.</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Los demás colorean y luego lanzas tú.</translation>
    </message>
    <message>
        <source>The others are playing.</source>
        <translation>Juegan los demás.</translation>
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
        <source>Still to shade:</source>
        <translation>Por colorear:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>No lanzar nada</translation>
    </message>
    <message>
        <source>You can still ask the emperor for a favour.</source>
        <translation>Aún puedes pedir un favor al emperador.</translation>
    </message>
    <message>
        <source>Press again to take it back.</source>
        <translation>Pulsa otra vez para retirarlo.</translation>
    </message>
    <message>
        <source>Press to take it back, with what you did after it.</source>
        <translation>Pulsa para retirarlo, con lo que hiciste después.</translation>
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
        <source>Leave it so</source>
        <translation>Dejarla así</translation>
    </message>
    <message>
        <source>Drag the rim to turn the tray. Leave it so, or shade an area.</source>
        <translation>Arrastra el borde para girar la bandeja. Déjala así o colorea una zona.</translation>
    </message>
    <message>
        <source>nobody’s, but shown</source>
        <translation>de nadie, pero visible</translation>
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
        <source>turn it</source>
        <translation>girar</translation>
    </message>
    <message>
        <source>flip it</source>
        <translation>voltear</translation>
    </message>
    <message>
        <source>show all places</source>
        <translation>ver todos los sitios</translation>
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
        <source>{name} left the tray as it lay: {faced}.</source>
        <translation>{name} ha dejado la bandeja como estaba: {faced}.</translation>
    </message>
    <message>
        <source>{name} turned the tray: {faced}.</source>
        <translation>{name} ha girado la bandeja: {faced}.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} ha gastado {gifts} en un favor: {action}.</translation>
    </message>
    <message>
        <source>{name} faces {color} and can shade nothing.</source>
        <translation>{name} tiene delante {color} y no puede colorear nada.</translation>
    </message>
    <message>
        <source>{name} took their sheet.</source>
        <translation>{name} ha tomado su hoja.</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} ha dejado el resto sin colorear.</translation>
    </message>
    <message>
        <source>{name} launched nothing.</source>
        <translation>{name} no ha lanzado nada.</translation>
    </message>
    <message>
        <source>Turn {number} of {name} begins.</source>
        <translation>Empieza el turno {number} de {name}.</translation>
    </message>
    <message>
        <source>All turns are over: everyone may launch once more.</source>
        <translation>Se acabaron los turnos: todos pueden lanzar una vez más.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and rolled again: {colors}.</source>
        <translation>{name} ha gastado {gifts} y ha tirado otra vez: {colors}.</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} ha sacado {colors}.</translation>
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
        <source>{name} shaded {areas} by the emperor’s favour</source>
        <translation>{name} ha coloreado {areas} por el favor del emperador</translation>
    </message>
    <message>
        <source>{name} shaded {areas} beside the platform</source>
        <translation>{name} ha coloreado {areas} junto a la plataforma</translation>
    </message>
    <message>
        <source>{name} launched {shape} over {pools}: {points}.</source>
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
        <source>not turned</source>
        <translation>sin girar</translation>
    </message>
    <message>
        <source>a quarter to the right</source>
        <translation>un cuarto a la derecha</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>media vuelta</translation>
    </message>
    <message>
        <source>a quarter to the left</source>
        <translation>un cuarto a la izquierda</translation>
    </message>
    <message>
        <source>one more area in the die’s colour</source>
        <translation>una zona más del color del dado</translation>
    </message>
    <message>
        <source>one area in a colour that no die shows</source>
        <translation>una zona de un color que no muestra ningún dado</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>una zona por cada uno de los otros tres dados</translation>
    </message>
    <message>
        <source>one area in the colour of the die to the left</source>
        <translation>una zona del color del dado de la izquierda</translation>
    </message>
    <message>
        <source>one area of any colour beside a completed pool</source>
        <translation>una zona de cualquier color junto a un estanque completo</translation>
    </message>
    <message>
        <source>both areas of one untouched pool</source>
        <translation>las dos zonas de un estanque intacto</translation>
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
        <source>What is in play</source>
        <translation>Qué hay en juego</translation>
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
        <source>You turn the tray for yourself. The rules for one are ours.</source>
        <translation>Giras la bandeja para ti. Las reglas en solitario son nuestras.</translation>
    </message>
    <message>
        <source>The earliest letter of a sheet begins. Then it goes clockwise.</source>
        <translation>Empieza la primera letra de las hojas. Después se sigue en sentido horario.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>Formas de los fuegos</translation>
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
        <source>Dealt</source>
        <translation>Repartidas</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Elegidas</translation>
    </message>
    <message>
        <source>Sheet of {name}</source>
        <translation>Hoja de {name}</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s): {all} are in play.</source>
        <translation>
            <numerusform>Elige %n forma más: hay {all} en juego.</numerusform>
            <numerusform>Elige %n formas más: hay {all} en juego.</numerusform>
        </translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>Estas cuatro formas son buenas para una primera partida.</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape are drawn.</source>
        <translation>Se sortean una forma pequeña, dos medianas y una grande.</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>Estas cuatro formas están en juego.</translation>
    </message>
    <message>
        <source>Everybody gets one by chance; the earliest letter begins.</source>
        <translation>Cada cual recibe una al azar; empieza la primera letra.</translation>
    </message>
    <message>
        <source>{shape}: tiles for {values} points, the best on top</source>
        <translation>{shape}: losetas de {values} puntos, la mejor encima</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Press to turn it over: {lower}</source>
        <translation>{gifts}, {side}: {upper}. Pulsa para darle la vuelta: {lower}</translation>
    </message>
    <message>
        <source>{gifts}, by chance: {upper}, or {lower}</source>
        <translation>{gifts}, al azar: {upper}, o {lower}</translation>
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
        <source>{number} play</source>
        <translation>juegan {number}</translation>
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
        <source>Pavilion shaded: one gift</source>
        <translation>Pabellón coloreado: un regalo</translation>
    </message>
    <message>
        <source>Platform completed: shade one area beside it</source>
        <translation>Plataforma completa: colorea una zona al lado</translation>
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
        <source>a boat that may be surrounded</source>
        <translation>una barca que se puede rodear</translation>
    </message>
    <message>
        <source>pools that can be completed later</source>
        <translation>estanques que se pueden completar más tarde</translation>
    </message>
    <message>
        <source>gifts for later</source>
        <translation>regalos para más tarde</translation>
    </message>
    <message>
        <source>what can still be shaded now</source>
        <translation>lo que aún se puede colorear ahora</translation>
    </message>
    <message>
        <source>dice that help the others little</source>
        <translation>dados que ayudan poco a los demás</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>The dice have fallen. Before the tray is left, a button beside it rolls again.</source>
        <translation>Los dados están echados. Mientras no se deje la bandeja, un botón al lado tira otra vez.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Tira primero los dados.</translation>
    </message>
    <message>
        <source>The tray is turned once in a turn, before anybody shades.</source>
        <translation>La bandeja se gira una vez por turno, antes de que nadie coloree.</translation>
    </message>
    <message>
        <source>Turn the tray first, or leave it as it lies.</source>
        <translation>Gira primero la bandeja o déjala como está.</translation>
    </message>
    <message>
        <source>Dice are rolled again only before the tray is left.</source>
        <translation>Los dados solo se tiran otra vez antes de dejar la bandeja.</translation>
    </message>
    <message>
        <source>You have too few gifts: rolling again costs {reroll}.</source>
        <translation>Tienes muy pocos regalos: tirar otra vez cuesta {reroll}.</translation>
    </message>
    <message>
        <source>Shading is over for this turn.</source>
        <translation>En este turno ya no se colorea más.</translation>
    </message>
    <message>
        <source>That area is shaded already.</source>
        <translation>Esa zona ya está coloreada.</translation>
    </message>
    <message>
        <source>A platform lets you shade beside it once, when its pool is completed.</source>
        <translation>Una plataforma te deja colorear al lado una vez, al completarse su estanque.</translation>
    </message>
    <message>
        <source>You have shaded an area for your die already.</source>
        <translation>Ya has coloreado una zona por tu dado.</translation>
    </message>
    <message>
        <source>That area has another colour than the die you face.</source>
        <translation>Esa zona tiene otro color que el dado que tienes delante.</translation>
    </message>
    <message>
        <source>Only the one whose turn it is has a turn bonus.</source>
        <translation>Solo quien tiene el turno tiene bonus de turno.</translation>
    </message>
    <message>
        <source>You have shaded an area for your turn bonus already.</source>
        <translation>Ya has coloreado una zona por tu bonus de turno.</translation>
    </message>
    <message>
        <source>That area has another colour than your turn bonus.</source>
        <translation>Esa zona tiene otro color que tu bonus de turno.</translation>
    </message>
    <message>
        <source>Shade it for your die: the colour is the same.</source>
        <translation>Coloréala por tu dado: el color es el mismo.</translation>
    </message>
    <message>
        <source>Shade it for your turn bonus: the colour is the same.</source>
        <translation>Coloréala por tu bonus de turno: el color es el mismo.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Ahí no se sienta nadie.</translation>
    </message>
    <message>
        <source>That sheet is being shaded already.</source>
        <translation>Ya se está coloreando en esa hoja.</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>Esa hoja está terminada por este turno.</translation>
    </message>
    <message>
        <source>That sheet was just taken. First somebody shades, takes a favour or is done.</source>
        <translation>Esa hoja se acaba de tomar. Antes alguien tiene que colorear, pedir un favor o terminar.</translation>
    </message>
    <message>
        <source>Nothing can be shaded on that sheet now.</source>
        <translation>Ahora no se puede colorear nada en esa hoja.</translation>
    </message>
    <message>
        <source>Spend gifts on a card of the emperor first.</source>
        <translation>Gasta primero regalos en una carta del emperador.</translation>
    </message>
    <message>
        <source>You have shaded everything the emperor’s favour allows.</source>
        <translation>Has coloreado todo lo que permite el favor del emperador.</translation>
    </message>
    <message>
        <source>This favour shades both areas of one pool.</source>
        <translation>Este favor colorea las dos zonas de un estanque.</translation>
    </message>
    <message>
        <source>The emperor’s favour does not allow that colour.</source>
        <translation>El favor del emperador no permite ese color.</translation>
    </message>
    <message>
        <source>This favour shades beside one of your completed pools.</source>
        <translation>Este favor colorea junto a uno de tus estanques completos.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Las dos zonas de ese estanque deben estar sin colorear.</translation>
    </message>
    <message>
        <source>The emperor grants one favour in a turn.</source>
        <translation>El emperador concede un favor por turno.</translation>
    </message>
    <message>
        <source>You have too few gifts for that favour.</source>
        <translation>Tienes muy pocos regalos para ese favor.</translation>
    </message>
    <message>
        <source>There is nothing you could shade by that favour.</source>
        <translation>Con ese favor no podrías colorear nada.</translation>
    </message>
    <message>
        <source>Fireworks are launched at the end of your own turn.</source>
        <translation>Los fuegos artificiales se lanzan al final de tu propio turno.</translation>
    </message>
    <message>
        <source>That shape is not in play.</source>
        <translation>Esa forma no está en juego.</translation>
    </message>
    <message>
        <source>No tile of that shape is left.</source>
        <translation>No queda ninguna loseta de esa forma.</translation>
    </message>
    <message>
        <source>Fireworks need pools of which both areas are shaded.</source>
        <translation>Los fuegos artificiales necesitan estanques con las dos zonas coloreadas.</translation>
    </message>
    <message>
        <source>Another tile already lies on one of these pools.</source>
        <translation>Ya hay otra loseta en uno de estos estanques.</translation>
    </message>
    <message>
        <source>There is nothing to launch now.</source>
        <translation>Ahora no hay nada que lanzar.</translation>
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
        <source>points of the tiles</source>
        <translation>puntos de las losetas</translation>
    </message>
    <message>
        <source>its completed pools</source>
        <translation>sus estanques completos</translation>
    </message>
    <message>
        <source>{number} for each surrounded</source>
        <translation>{number} por cada una rodeada</translation>
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
        <source>A pavilion brought a gift. Gifts buy a favour of the emperor, one each turn.</source>
        <translation>Un pabellón ha dado un regalo. Los regalos compran un favor del emperador, uno por turno.</translation>
    </message>
    <message>
        <source>A completed platform: shade any area in a pool beside it, in any colour.</source>
        <translation>Una plataforma completa: colorea una zona de un estanque vecino, de cualquier color.</translation>
    </message>
    <message>
        <source>A boat with complete pools on all sides is worth 4 points, if its own pool stays bare.</source>
        <translation>Una barca con estanques completos por todos los lados vale 4 puntos, si su propio estanque queda vacío.</translation>
    </message>
    <message>
        <source>A complete pool can carry fireworks. Pools that touch make groups: the second largest scores.</source>
        <translation>Un estanque completo puede llevar fuegos artificiales. Los estanques que se tocan forman grupos: puntúa el segundo mayor.</translation>
    </message>
    <message>
        <source>The last turn is over: everybody may launch once more.</source>
        <translation>Se acabó el último turno: todos pueden lanzar una vez más.</translation>
    </message>
    <message>
        <source>The last turn of everybody: complete pools for a display, and keep your groups apart.</source>
        <translation>El último turno de todos: completa estanques para unos fuegos y mantén separados tus grupos.</translation>
    </message>
    <message>
        <source>Roll, then turn the tray: everybody shades with the die that faces them.</source>
        <translation>Tira y luego gira la bandeja: cada cual colorea con el dado que tiene delante.</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. A die that faces somebody else is theirs.</source>
        <translation>Elige un color que te ayude. El dado que otra persona tiene delante es suyo.</translation>
    </message>
    <message>
        <source>A tile fits: the top one of a shape is worth most, so launch early.</source>
        <translation>Cabe una loseta: la de encima de cada forma es la que más vale, así que lanza pronto.</translation>
    </message>
    <message>
        <source>Everybody shades at once: whoever is ready presses their own small sheet.</source>
        <translation>Todos colorean al mismo tiempo: quien esté listo pulsa su propia hoja pequeña.</translation>
    </message>
    <message>
        <source>A favour costs gifts. Areas with a pavilion earn them back at once.</source>
        <translation>Un favor cuesta regalos. Las zonas con pabellón los devuelven al momento.</translation>
    </message>
    <message>
        <source>Draw with the pencil over a lit area. Pools with both halves shaded are complete.</source>
        <translation>Pasa el lápiz por una zona iluminada. Los estanques con las dos mitades coloreadas están completos.</translation>
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
        <translation>colorear {colors}</translation>
    </message>
    <message>
        <source>shade beside a platform</source>
        <translation>colorear junto a una plataforma</translation>
    </message>
    <message>
        <source>ask the emperor for a favour</source>
        <translation>pedir un favor al emperador</translation>
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
        <source>Turn</source>
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
        <source>turn the tray, or shade an area</source>
        <translation>girar la bandeja o colorear una zona</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>lanzar fuegos artificiales</translation>
    </message>
    <message>
        <source>launch one last time</source>
        <translation>lanzar por última vez</translation>
    </message>
    <message>
        <source>nothing is left to shade</source>
        <translation>no queda nada por colorear</translation>
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
        <source>again: {gifts}</source>
        <translation>otra vez: {gifts}</translation>
    </message>
    <message>
        <source>shade {colors} by favour</source>
        <translation>colorear {colors} por el favor</translation>
    </message>
    <message>
        <source>{gifts} held</source>
        <translation>tienes {gifts}</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>cuesta {gifts}</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>después</translation>
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
        <source>turn the tray</source>
        <translation>gira la bandeja</translation>
    </message>
    <message>
        <source>beside a platform</source>
        <translation>junto a una plataforma</translation>
    </message>
    <message>
        <source>done</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>favour granted</source>
        <translation>favor concedido</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>nada que colorear</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>puedes</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>una última vez</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Look at the table</source>
        <translation>Mirar la mesa</translation>
    </message>
    <message>
        <source>as it lies now</source>
        <translation>tal como está ahora</translation>
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
        <source>The lanterns are counted</source>
        <translation>Se cuentan los farolillos</translation>
    </message>
    <message>
        <source>Any key or click shows everything.</source>
        <translation>Cualquier tecla o clic lo muestra todo.</translation>
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
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to {own}</source>
        <translation>
            <numerusform>%n punto a {own}</numerusform>
            <numerusform>%n puntos a {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead</source>
        <translation>
            <numerusform>%n punto, {lead} de ventaja</numerusform>
            <numerusform>%n puntos, {lead} de ventaja</numerusform>
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
    <message>
        <source>{file} could not be written.</source>
        <translation>No se ha podido escribir {file}.</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 equal lanterns</source>
        <translation>4 farolillos iguales</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>2 de cada, de 3 farolillos</translation>
    </message>
    <message>
        <source>1 of every lantern</source>
        <translation>1 de cada farolillo</translation>
    </message>
    <message>
        <source>1 for each Dedication</source>
        <translation>1 por cada Dedicatoria</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>último turno</translation>
    </message>
    <message>
        <source>A tie is Moon Dancer’s: whoever challenges her must have more.</source>
        <translation>El empate es de Moon Dancer: quien la desafía debe tener más.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: «{words}»</translation>
    </message>
    <message>
        <source>Mooncakes and lanterns left are equal too: they share the place.</source>
        <translation>También empatan en pasteles de luna y farolillos restantes: comparten el puesto.</translation>
    </message>
    <message>
        <source>Mooncakes are equal; more lanterns left decide: {values}.</source>
        <translation>Empatan en pasteles de luna; deciden los farolillos restantes: {values}.</translation>
    </message>
    <message>
        <source>More Mooncakes decide: {values}.</source>
        <translation>Deciden los pasteles de luna: {values}.</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>Una partida en la que se abrieron bloqueos es de práctica y no cuenta.</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}: {wins} de {games} ganadas</translation>
    </message>
    <message>
        <source>best lead +{number}</source>
        <translation>mayor ventaja +{number}</translation>
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
        <source>Something in the program went wrong.</source>
        <translation>Algo ha ido mal en el programa.</translation>
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
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Your saved games are where they were: nothing has been changed.</source>
        <translation>Tus partidas guardadas están donde estaban: no ha cambiado nada.</translation>
    </message>
    <message>
        <source>Your game is safe: every step up to this one is saved. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>Tu partida está a salvo: todos los pasos hasta este están guardados. Puedes seguir; si algo parece raro, vuelve al estante y pulsa Continuar.</translation>
    </message>
    <message>
        <source>The last step could not be saved, but everything before it is. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>El último paso no se ha podido guardar, pero todo lo anterior sí. Puedes seguir; si algo parece raro, vuelve al estante y pulsa Continuar.</translation>
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
        <translation>Más pequeño (−)</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>{name} empieza la partida.</translation>
    </message>
    <message>
        <source>Show everything (0)</source>
        <translation>Mostrar todo (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Más grande (+)</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>Consigue %n punto en este turno.</numerusform>
            <numerusform>Consigue %n puntos en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) in this turn.</source>
        <translation>
            <numerusform>Recibe %n farolillo en este turno.</numerusform>
            <numerusform>Recibe %n farolillos en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>Recibe en este turno %n farolillo más que cualquiera de los demás.</numerusform>
            <numerusform>Recibe en este turno %n farolillos más que cualquiera de los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) in this turn.</source>
        <translation>
            <numerusform>Recibe %n pastel de luna en este turno.</numerusform>
            <numerusform>Recibe %n pasteles de luna en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place your tile and hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Coloca tu loseta y reúne los farolillos para una Dedicatoria de %n punto.</numerusform>
            <numerusform>Coloca tu loseta y reúne los farolillos para una Dedicatoria de %n puntos.</numerusform>
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
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>Has recibido %n farolillo.</numerusform>
            <numerusform>Has recibido %n farolillos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anybody else.</source>
        <translation>
            <numerusform>Has recibido %n farolillo más que cualquiera de los demás.</numerusform>
            <numerusform>Has recibido %n farolillos más que cualquiera de los demás.</numerusform>
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
        <source>You hold the lanterns for a Dedication worth %n point(s).</source>
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
        <source>Touch the side of your tile that counts as a match.</source>
        <translation>Toca el lado de tu loseta que cuenta como coincidencia.</translation>
    </message>
    <message>
        <source>Touch the tile you keep. The other one goes to the bottom.</source>
        <translation>Toca la loseta que te quedas. La otra va al fondo.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take for it.</source>
        <translation>Toca el farolillo de la Reserva que tomas a cambio.</translation>
    </message>
    <message>
        <source>Touch the lantern you take, at another seat.</source>
        <translation>Toca el farolillo que tomas, en otro asiento.</translation>
    </message>
    <message>
        <source>Touch the player who gains one with you.</source>
        <translation>Toca a quien recibe uno contigo.</translation>
    </message>
    <message>
        <source>Touch the stack you put it on.</source>
        <translation>Toca la pila donde la pones.</translation>
    </message>
    <message>
        <source>Choose the lanterns; then touch the one you leave out.</source>
        <translation>Elige los farolillos; luego toca el que omites.</translation>
    </message>
    <message>
        <source>Touch the lantern you take back.</source>
        <translation>Toca el farolillo que recuperas.</translation>
    </message>
    <message>
        <source>Press her card to see the top two tiles, or refill as ever.</source>
        <translation>Pulsa su carta para ver las dos losetas de arriba, o repón como siempre.</translation>
    </message>
    <message>
        <source>You may exchange one more: touch the lantern you give.</source>
        <translation>Puedes cambiar uno más: toca el farolillo que das.</translation>
    </message>
    <message>
        <source>Make a second Dedication: touch its stack.</source>
        <translation>Haz una segunda Dedicatoria: toca su pila.</translation>
    </message>
    <message>
        <source>Make a Dedication: touch its stack.</source>
        <translation>Haz una Dedicatoria: toca su pila.</translation>
    </message>
    <message>
        <source>Touch the lantern you give.</source>
        <translation>Toca el farolillo que das.</translation>
    </message>
    <message>
        <source>Touch the first lantern you give.</source>
        <translation>Toca el primer farolillo que das.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take.</source>
        <translation>Toca el farolillo de la Reserva que tomas.</translation>
    </message>
    <message>
        <source>Touch a Dedication: one lantern may be left out.</source>
        <translation>Toca una Dedicatoria: puede faltar un farolillo.</translation>
    </message>
    <message>
        <source>At your refill you may choose from two tiles.</source>
        <translation>Al reponer puedes elegir entre dos losetas.</translation>
    </message>
    <message>
        <source>Touch a tile of the display to turn it.</source>
        <translation>Toca una loseta del mosaico para girarla.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you both gain.</source>
        <translation>Toca el farolillo de la Reserva que recibís los dos.</translation>
    </message>
    <message>
        <source>Touch the pile of Trixie lanterns to take one.</source>
        <translation>Toca el montón de farolillos de Trixie para tomar uno.</translation>
    </message>
    <message>
        <source>Touch your token.</source>
        <translation>Toca tu ficha.</translation>
    </message>
    <message>
        <source>Choose for Moon Dancer:</source>
        <translation>Elige por Moon Dancer:</translation>
    </message>
    <message>
        <source>Turn it (wheel or R); press it again to leave it so.</source>
        <translation>Gírala (rueda o R); púlsala otra vez para dejarla así.</translation>
    </message>
    <message>
        <source>After your tile, one more Dedication may be possible.</source>
        <translation>Tras tu loseta, quizá sea posible otra Dedicatoria.</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>En este turno puedes hacer dos Dedicatorias.</translation>
    </message>
    <message>
        <source>Each match brings one more Mooncake.</source>
        <translation>Cada coincidencia da un pastel de luna más.</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>Después de una Dedicatoria puedes recuperar un farolillo.</translation>
    </message>
    <message>
        <source>Your lanterns are not counted this turn.</source>
        <translation>En este turno tus farolillos no se cuentan.</translation>
    </message>
    <message>
        <source>You also gain what the far side of your tile shows.</source>
        <translation>También recibes lo que muestra el lado opuesto de tu loseta.</translation>
    </message>
    <message>
        <source>One side that does not match will count as a match.</source>
        <translation>Un lado que no coincide contará como coincidencia.</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>¿qué farolillo da?</translation>
    </message>
    <message>
        <source>which lantern of the Supply does she take?</source>
        <translation>¿qué farolillo toma de la Reserva?</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>¿cuál de tus farolillos toma?</translation>
    </message>
    <message>
        <source>touch the lit stack, then her lanterns.</source>
        <translation>toca la pila iluminada y luego sus farolillos.</translation>
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
        <source>touch what is lit.</source>
        <translation>toca lo que está iluminado.</translation>
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
        <source>Put your token on {kind}: your Dedications there score 1 more</source>
        <translation>Pon tu ficha en {kind}: tus Dedicatorias allí dan 1 más</translation>
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
        <source>Give {lantern} ({number} held)</source>
        <translation>Da {lantern} (tienes {number})</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} ({number} held)</source>
        <translation>Cambia o devuelve {lantern} (tienes {number})</translation>
    </message>
    <message>
        <source>Exchange {lantern} ({number} held)</source>
        <translation>Cambia {lantern} (tienes {number})</translation>
    </message>
    <message>
        <source>Return {lantern} ({number} held)</source>
        <translation>Devuelve {lantern} (tienes {number})</translation>
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
        <source>Take {lantern} ({number} left)</source>
        <translation>Toma {lantern} (quedan {number})</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Devuelve {lantern} a la Reserva</translation>
    </message>
    <message>
        <source>Take {lantern} for it ({number} left)</source>
        <translation>Toma {lantern} a cambio (quedan {number})</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message>
        <source>Whoever refills a hand may take it. {tile}</source>
        <translation>Quien repone su mano puede tomarla. {tile}</translation>
    </message>
    <message>
        <source>No tile lies face up.</source>
        <translation>No hay ninguna loseta visible.</translation>
    </message>
    <message>
        <source>Tiles of {name}, seen by their owner only.</source>
        <translation>Losetas de {name}, que solo ve su dueño.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>Queda %n loseta en la pila.</numerusform>
            <numerusform>Quedan %n losetas en la pila.</numerusform>
        </translation>
    </message>
    <message>
        <source>When all tiles are laid, everybody has one final turn.</source>
        <translation>Cuando todas las losetas están colocadas, cada cual tiene un último turno.</translation>
    </message>
    <message>
        <source>A match with it brings a Mooncake.</source>
        <translation>Una coincidencia con ella da un pastel de luna.</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: tienes %n.</numerusform>
            <numerusform>{lantern}: tienes %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} holds %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}: {name} tiene %n.</numerusform>
            <numerusform>{lantern}: {name} tiene %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None is left in the Supply.</source>
        <translation>No queda ninguno en la Reserva.</translation>
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
    <message numerus="yes">
        <source>You hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>Tienes %n.</numerusform>
            <numerusform>Tienes %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: taken where a stack is empty, {points} each.</source>
        <translation>Dedicatorias genéricas: se toman cuando una pila está vacía, {points} cada una.</translation>
    </message>
    <message>
        <source>{kind}: none is left.</source>
        <translation>{kind}: no queda ninguna.</translation>
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
        <translation>Se toma una genérica.</translation>
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
        <source>you have the lanterns for it</source>
        <translation>tienes los farolillos que pide</translation>
    </message>
    <message>
        <source>you lack {lanterns}</source>
        <translation>te falta {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you lack %n lantern(s)</source>
        <translation>
            <numerusform>te falta %n farolillo</numerusform>
            <numerusform>te faltan %n farolillos</numerusform>
        </translation>
    </message>
    <message>
        <source>you lack {number}: {lanterns}</source>
        <translation>te faltan {number}: {lanterns}</translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}, {mooncakes}: {ability}</translation>
    </message>
    <message>
        <source>The token of {name}: each Dedication taken from the stack it lies on scores one more.</source>
        <translation>La ficha de {name}: cada Dedicatoria tomada de la pila donde está da un punto más.</translation>
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
        <source>Each stands for any lantern in a Dedication.</source>
        <translation>Cada uno vale por cualquier farolillo en una Dedicatoria.</translation>
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
        <source>{name} holds %n lantern(s).</source>
        <translation>
            <numerusform>{name} tiene %n farolillo.</numerusform>
            <numerusform>{name} tiene %n farolillos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more than {limit} may be kept when a tile is laid.</source>
        <translation>Al colocar una loseta no se pueden conservar más de {limit}.</translation>
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
        <source>The help of {friend} was not used.</source>
        <translation>La ayuda de {friend} no se ha usado.</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} ha dado a {other} {given} por {taken}.</translation>
    </message>
    <message>
        <source>{name} put the token on {kind}.</source>
        <translation>{name} ha puesto la ficha en {kind}.</translation>
    </message>
    <message>
        <source>The side with {lantern} counts as a match.</source>
        <translation>El lado con {lantern} cuenta como coincidencia.</translation>
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
        <source>{name} turned a tile of the display.</source>
        <translation>{name} ha girado una loseta del mosaico.</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} ha mirado las losetas de arriba de la pila.</translation>
    </message>
    <message>
        <source>{name} kept one of them and put the other at the bottom.</source>
        <translation>{name} se ha quedado una y ha puesto la otra al fondo.</translation>
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
        <source>Turn the tile at {x}, {y}: {tile}</source>
        <translation>Gira la loseta en {x}, {y}: {tile}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>Omite {lantern}</translation>
    </message>
    <message>
        <source>It stands for one more {lantern}</source>
        <translation>Vale por un {lantern} más</translation>
    </message>
    <message>
        <source>It stands for {lantern}</source>
        <translation>Vale por {lantern}</translation>
    </message>
    <message>
        <source>Let a Trixie lantern stand for one you have</source>
        <translation>Deja que un farolillo de Trixie valga por uno que tienes</translation>
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
        <source>Back to the pile</source>
        <translation>De vuelta al montón</translation>
    </message>
    <message>
        <source>Take a Trixie lantern</source>
        <translation>Tomar un farolillo de Trixie</translation>
    </message>
    <message>
        <source>No friend helps you with that now.</source>
        <translation>Ahora ninguna amiga te ayuda con eso.</translation>
    </message>
    <message>
        <source>Moon Dancer follows rules of her own.</source>
        <translation>Moon Dancer sigue sus propias reglas.</translation>
    </message>
    <message>
        <source>That friend is not in play.</source>
        <translation>Esa amiga no está en juego.</translation>
    </message>
    <message>
        <source>Befriending comes first in a turn, and only once.</source>
        <translation>Trabar amistad es lo primero de un turno, y solo una vez.</translation>
    </message>
    <message>
        <source>You have too few Mooncakes for that friend.</source>
        <translation>Tienes muy pocos pasteles de luna para esa amiga.</translation>
    </message>
    <message>
        <source>You hold no Trixie lantern.</source>
        <translation>No tienes ningún farolillo de Trixie.</translation>
    </message>
    <message>
        <source>First choose the side that counts as a match.</source>
        <translation>Elige primero el lado que cuenta como coincidencia.</translation>
    </message>
    <message>
        <source>First choose the tile you keep.</source>
        <translation>Elige primero la loseta que te quedas.</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you have just returned.</source>
        <translation>Recupera uno de los farolillos que acabas de devolver.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Elige a otra persona.</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and does not match.</source>
        <translation>Elige un lado que toque una loseta y no coincida.</translation>
    </message>
    <message>
        <source>Keep one of the tiles you are looking at.</source>
        <translation>Quédate una de las losetas que estás mirando.</translation>
    </message>
    <message>
        <source>A swap takes a different lantern.</source>
        <translation>Se intercambia por un farolillo distinto.</translation>
    </message>
    <message>
        <source>That player holds no lantern of that kind.</source>
        <translation>Esa persona no tiene ningún farolillo de ese tipo.</translation>
    </message>
    <message>
        <source>Your token lies there already.</source>
        <translation>Tu ficha ya está ahí.</translation>
    </message>
    <message>
        <source>Nothing is left on that stack.</source>
        <translation>En esa pila no queda nada.</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>Ahí no hay ninguna loseta.</translation>
    </message>
    <message>
        <source>The tile lies that way already.</source>
        <translation>La loseta ya está así.</translation>
    </message>
    <message>
        <source>There is nothing you could exchange.</source>
        <translation>No hay nada que puedas cambiar.</translation>
    </message>
    <message>
        <source>There is nothing you could swap.</source>
        <translation>No hay nada que puedas intercambiar.</translation>
    </message>
    <message>
        <source>There is nothing you could take.</source>
        <translation>No hay nada que puedas tomar.</translation>
    </message>
    <message>
        <source>You could not make a second Dedication.</source>
        <translation>No podrías hacer una segunda Dedicatoria.</translation>
    </message>
    <message>
        <source>No Trixie lantern is left.</source>
        <translation>No queda ningún farolillo de Trixie.</translation>
    </message>
    <message>
        <source>There is no other stack for your token.</source>
        <translation>No hay otra pila para tu ficha.</translation>
    </message>
    <message>
        <source>That helps with placing a tile, and you have none left.</source>
        <translation>Eso ayuda a colocar una loseta, y no te queda ninguna.</translation>
    </message>
    <message>
        <source>You do not hold more than {limit} lanterns.</source>
        <translation>No tienes más de {limit} farolillos.</translation>
    </message>
    <message>
        <source>There are not two tiles in the stack to look at.</source>
        <translation>En la pila no hay dos losetas que mirar.</translation>
    </message>
    <message>
        <source>You could not make a Dedication with that help.</source>
        <translation>Con esa ayuda no podrías hacer una Dedicatoria.</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the lit tile on the lit cell. {gains}</source>
        <translation>Coloca la loseta iluminada en la casilla iluminada. {gains}</translation>
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
        <source>A friend can help: touch what is lit.</source>
        <translation>Una amiga puede ayudar: toca lo que está iluminado.</translation>
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
        <source>A question</source>
        <translation>Una pregunta</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>no queda</translation>
    </message>
    <message>
        <source>from Generic</source>
        <translation>genérica</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>puedes</translation>
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
        <source>in your hand</source>
        <translation>en tu mano</translation>
    </message>
    <message>
        <source>Trixie</source>
        <comment>a lantern of hers</comment>
        <translation>Trixie</translation>
    </message>
    <message>
        <source>turn the tile</source>
        <translation>girar la loseta</translation>
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
        <source>All tiles are placed: everyone has one final turn.</source>
        <translation>Todas las losetas están colocadas: cada cual tiene un último turno.</translation>
    </message>
    <message>
        <source>{name} ended the final turn.</source>
        <translation>{name} ha terminado su último turno.</translation>
    </message>
    <message>
        <source>A friend brought {name} {lantern}.</source>
        <translation>Una amiga ha traído a {name} {lantern}.</translation>
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
        <source>That stack is empty, so it was a generic tile.</source>
        <translation>Esa pila está vacía, así que ha sido una loseta genérica.</translation>
    </message>
    <message>
        <source>One {lantern} was left out.</source>
        <translation>Se ha omitido un {lantern}.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) stood in.</source>
        <translation>
            <numerusform>%n farolillo de Trixie lo ha sustituido.</numerusform>
            <numerusform>%n farolillos de Trixie han hecho de sustitutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} stayed.</source>
        <translation>Así se ha quedado {lanterns}.</translation>
    </message>
    <message>
        <source>The token brought {points} more.</source>
        <translation>La ficha ha dado {points} más.</translation>
    </message>
    <message>
        <source>{name} took the face-up tile; a new one was turned up.</source>
        <translation>{name} ha tomado la loseta visible; se ha descubierto otra.</translation>
    </message>
    <message>
        <source>{name} took the last tile beside the stack.</source>
        <translation>{name} ha tomado la última loseta junto a la pila.</translation>
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
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>Después {name} ha recibido {lantern}</translation>
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
        <source>The upper side</source>
        <translation>El lado de arriba</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>El lado derecho</translation>
    </message>
    <message>
        <source>The lower side</source>
        <translation>El lado de abajo</translation>
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
        <source>one is needed</source>
        <translation>hace falta una</translation>
    </message>
    <message>
        <source>works alone</source>
        <translation>vale en solitario</translation>
    </message>
    <message>
        <source>brings pieces</source>
        <translation>trae piezas</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
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
        <source>Moon Dancer’s level</source>
        <translation>Nivel de Moon Dancer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>You begin. A tie is Moon Dancer’s.</source>
        <translation>Empiezas tú. El empate es de Moon Dancer.</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Quien empieza se elige al azar. Los turnos siguen en sentido horario.</translation>
    </message>
    <message>
        <source>Moon Dancer’s level; below, ours</source>
        <translation>Nivel de Moon Dancer; debajo, los nuestros</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Amigas de gala</translation>
    </message>
    <message>
        <source>Friends that go well together</source>
        <translation>Amigas que combinan bien</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Jugar sin amigas</translation>
    </message>
    <message>
        <source>Let chance invite somebody</source>
        <translation>Que el azar invite a alguien</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Tu amiga</translation>
    </message>
    <message>
        <source>Does not work alone.</source>
        <translation>No vale en solitario.</translation>
    </message>
    <message>
        <source>She helps Moon Dancer, too. Pinkie Pie may join another one.</source>
        <translation>También ayuda a Moon Dancer. Pinkie Pie puede acompañar a otra.</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Tus primeras losetas</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn.</source>
        <translation>La primera loseta de cielo y tus losetas de fuegos salen al azar.</translation>
    </message>
    <message numerus="yes">
        <source>A Sky tile to start with, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>Una loseta de cielo para empezar y hasta %n loseta de fuegos para tu mano.</numerusform>
            <numerusform>Una loseta de cielo para empezar y hasta %n losetas de fuegos para tu mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level your hand starts with %n Fireworks tile(s): choose no more.</source>
        <translation>
            <numerusform>En este nivel tu mano empieza con %n loseta de fuegos: no elijas más.</numerusform>
            <numerusform>En este nivel tu mano empieza con %n losetas de fuegos: no elijas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: no more than {most} friends come to a gala.</source>
        <translation>Demasiadas: a una gala vienen {most} amigas como mucho.</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: swap one.</source>
        <translation>Al menos una de las amigas debe tener un corazón: cambia una.</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: choose one more.</source>
        <translation>Al menos una de las amigas debe tener un corazón: elige una más.</translation>
    </message>
    <message>
        <source>Once a turn, pay a friend’s Mooncakes and use what she can do.</source>
        <translation>Una vez por turno, paga los pasteles de luna de una amiga y usa lo que sabe hacer.</translation>
    </message>
    <message>
        <source>Nobody invited: on your turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>Nadie invitado: en tu turno puedes pagar {cost} pasteles de luna para cambiar un farolillo.</translation>
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
    <message>
        <source>works alone beside another one</source>
        <translation>vale en solitario junto a otra</translation>
    </message>
    <message>
        <source>brings pieces along</source>
        <translation>trae piezas propias</translation>
    </message>
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>lanterns that lead to a Dedication</source>
        <translation>farolillos que llevan a una Dedicatoria</translation>
    </message>
    <message>
        <source>Mooncakes for later</source>
        <translation>pasteles de luna para más tarde</translation>
    </message>
    <message>
        <source>less for the others</source>
        <translation>menos para los demás</translation>
    </message>
    <message>
        <source>what the rest of the turn can bring</source>
        <translation>lo que puede dar el resto del turno</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>One tile is placed in a turn. Now refill your hand.</source>
        <translation>En cada turno se coloca una loseta. Ahora repón tu mano.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Esa loseta no está en tu mano.</translation>
    </message>
    <message>
        <source>A tile already lies there.</source>
        <translation>Ahí ya hay una loseta.</translation>
    </message>
    <message>
        <source>A tile must share a side with the display.</source>
        <translation>Una loseta debe compartir un lado con el mosaico.</translation>
    </message>
    <message>
        <source>Return lanterns until you hold {limit}, then place a tile.</source>
        <translation>Devuelve farolillos hasta tener {limit} y luego coloca una loseta.</translation>
    </message>
    <message>
        <source>Exchanging comes first in a turn, and only once.</source>
        <translation>Cambiar es lo primero de un turno, y solo una vez.</translation>
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
        <source>You hold no lantern of that kind.</source>
        <translation>No tienes ningún farolillo de ese tipo.</translation>
    </message>
    <message>
        <source>An exchange takes a different lantern.</source>
        <translation>Se cambia por un farolillo distinto.</translation>
    </message>
    <message>
        <source>The Supply has no lantern of that kind left.</source>
        <translation>En la Reserva no queda ningún farolillo de ese tipo.</translation>
    </message>
    <message>
        <source>One Dedication is made in a turn, before placing.</source>
        <translation>En cada turno se hace una Dedicatoria, antes de colocar.</translation>
    </message>
    <message>
        <source>No Dedication is left for that, not even a generic one.</source>
        <translation>Para eso no queda ninguna Dedicatoria, ni siquiera genérica.</translation>
    </message>
    <message>
        <source>Generic Dedications are taken only where a stack is empty.</source>
        <translation>Las dedicatorias genéricas se toman solo donde una pila está vacía.</translation>
    </message>
    <message>
        <source>Four of a Kind needs four equal lanterns.</source>
        <translation>Cuatro iguales necesita cuatro farolillos iguales.</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three lanterns.</source>
        <translation>Tres parejas necesita dos de cada, de tres farolillos.</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>Siete distintos necesita uno de cada farolillo.</translation>
    </message>
    <message>
        <source>Lanterns are returned only when you hold more than {limit}, before placing.</source>
        <translation>Los farolillos solo se devuelven si tienes más de {limit}, antes de colocar.</translation>
    </message>
    <message>
        <source>The hand is refilled after a tile is placed.</source>
        <translation>La mano se repone después de colocar una loseta.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>La pila está vacía.</translation>
    </message>
    <message>
        <source>One tile is placed in a turn. Now it can only be ended.</source>
        <translation>En cada turno se coloca una loseta. Ahora solo se puede terminar.</translation>
    </message>
    <message>
        <source>No friends are in play in this game.</source>
        <translation>En esta partida no hay amigas en juego.</translation>
    </message>
    <message>
        <source>A turn ends with placing a tile.</source>
        <translation>Un turno termina colocando una loseta.</translation>
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
        <source>Equal sides touched: a match gives you that lantern once more.</source>
        <translation>Se tocan lados iguales: una coincidencia te da ese farolillo una vez más.</translation>
    </message>
    <message>
        <source>Fireworks tiles in a match bring Mooncakes. Two of them exchange a lantern.</source>
        <translation>Las losetas de fuegos en una coincidencia dan pasteles de luna. Con dos cambias un farolillo.</translation>
    </message>
    <message>
        <source>Every tile gives each seat the lantern on the side that faces it.</source>
        <translation>Cada loseta da a cada asiento el farolillo del lado que mira hacia él.</translation>
    </message>
    <message>
        <source>What the Supply lacks is not given. Dedications bring lanterns back to it.</source>
        <translation>Lo que falta en la Reserva no se da. Las Dedicatorias le devuelven farolillos.</translation>
    </message>
    <message>
        <source>Each Dedication of a kind leaves less for the next. Do not wait too long.</source>
        <translation>Cada Dedicatoria de un tipo deja menos para la siguiente. No esperes demasiado.</translation>
    </message>
    <message>
        <source>All tiles are laid: everybody may exchange and dedicate once more.</source>
        <translation>Todas las losetas están colocadas: cada cual puede cambiar y dedicar una vez más.</translation>
    </message>
    <message>
        <source>The stack is empty: only few tiles are left to place. Complete your sets now.</source>
        <translation>La pila está vacía: quedan pocas losetas por colocar. Completa ahora tus series.</translation>
    </message>
    <message>
        <source>Only 12 lanterns may stay. Give back what no Dedication of yours needs.</source>
        <translation>Solo pueden quedar 12 farolillos. Devuelve lo que no necesite ninguna Dedicatoria tuya.</translation>
    </message>
    <message>
        <source>You can make a Dedication: these points decide the game. One in each turn, before placing.</source>
        <translation>Puedes hacer una Dedicatoria: estos puntos deciden la partida. Una por turno, antes de colocar.</translation>
    </message>
    <message>
        <source>For two Mooncakes you may exchange a lantern: good when just one is missing.</source>
        <translation>Por dos pasteles de luna puedes cambiar un farolillo: bueno cuando solo falta uno.</translation>
    </message>
    <message>
        <source>A friend helps you this turn for Mooncakes. Rest the pointer on a card to read how.</source>
        <translation>Una amiga te ayuda este turno por pasteles de luna. Deja el puntero sobre una carta para leer cómo.</translation>
    </message>
    <message>
        <source>Hold a tile over the table and look at every seat: it shows who would receive what.</source>
        <translation>Sostén una loseta sobre la mesa y mira cada asiento: muestra quién recibiría qué.</translation>
    </message>
    <message>
        <source>Take the tile you can see, or draw unseen: after this the turn cannot be taken back.</source>
        <translation>Toma la loseta que ves o roba a ciegas: después ya no se puede deshacer el turno.</translation>
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
        <source>befriend somebody</source>
        <translation>trabar amistad con alguien</translation>
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
        <source>use the friend’s help, or end the turn.</source>
        <translation>usa la ayuda de la amiga o termina el turno.</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>elige el lado que cuenta como coincidencia.</translation>
    </message>
    <message>
        <source>keep one of the tiles looked at.</source>
        <translation>quédate una de las losetas que has mirado.</translation>
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
        <source>choose a lantern of the Supply for it.</source>
        <translation>elige a cambio un farolillo de la reserva.</translation>
    </message>
    <message>
        <source>press the stack again for its points.</source>
        <translation>pulsa otra vez la pila para obtener sus puntos.</translation>
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
        <source>costs {mooncakes}</source>
        <translation>cuesta {mooncakes}</translation>
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
        <source>onto the same kind</source>
        <translation>sobre el mismo tipo</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>puedes</translation>
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
        <source>you can</source>
        <translation>puedes</translation>
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
        <source>after that</source>
        <translation>después</translation>
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
        <source>turn it, then drop it</source>
        <translation>gírala y suéltala</translation>
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
        <source>Bring in games</source>
        <translation>Traer partidas</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
</context>
<context>
    <name>FireflyAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>Consigue %n punto en este turno.</numerusform>
            <numerusform>Consigue %n puntos en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>Consigue en este turno %n punto más que cualquiera de los demás.</numerusform>
            <numerusform>Consigue en este turno %n puntos más que cualquiera de los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raise your coins to %n in this turn.</source>
        <translation>
            <numerusform>Llega a %n moneda en este turno.</numerusform>
            <numerusform>Llega a %n monedas en este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring together %n of your workers on one island.</source>
        <translation>
            <numerusform>Reúne %n de tus obreros en una misma isla.</numerusform>
            <numerusform>Reúne %n de tus obreros en una misma isla.</numerusform>
        </translation>
    </message>
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
        <source>You scored %n more point(s) than anybody else.</source>
        <translation>
            <numerusform>Has conseguido %n punto más que cualquiera de los demás.</numerusform>
            <numerusform>Has conseguido %n puntos más que cualquiera de los demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You raised your coins to %n.</source>
        <translation>
            <numerusform>Ahora tienes %n moneda.</numerusform>
            <numerusform>Ahora tienes %n monedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You brought %n of your workers to one island.</source>
        <translation>
            <numerusform>Has reunido %n de tus obreros en una misma isla.</numerusform>
            <numerusform>Has reunido %n de tus obreros en una misma isla.</numerusform>
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
        <source>The game ends with this turn.</source>
        <translation>La partida termina con este turno.</translation>
    </message>
    <message>
        <source>A secondary action may come before or after it.</source>
        <translation>Antes o después puede haber una acción secundaria.</translation>
    </message>
    <message>
        <source>Nobody else sees which.</source>
        <translation>Nadie más ve cuál.</translation>
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
        <source>choose where the worker of {island} begins</source>
        <translation>elige dónde empieza el obrero de {island}</translation>
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
        <source>move on, or choose Done</source>
        <translation>sigue moviendo o elige Listo</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>elige si pagas un segundo piso</translation>
    </message>
    <message>
        <source>move on from {island}, which is full</source>
        <translation>sigue desde {island}, que está llena</translation>
    </message>
    <message>
        <source>move on, or end the turn</source>
        <translation>sigue moviendo o termina el turno</translation>
    </message>
    <message>
        <source>cross the new bridge, or end the turn</source>
        <translation>cruza el puente nuevo o termina el turno</translation>
    </message>
    <message>
        <source>skip the main action, none is possible</source>
        <translation>omite la acción principal, no hay ninguna posible</translation>
    </message>
    <message>
        <source>choose another main action, or end the turn</source>
        <translation>elige otra acción principal o termina el turno</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>elige una acción principal</translation>
    </message>
    <message>
        <source>choose a secondary action, or end the turn</source>
        <translation>elige una acción secundaria o termina el turno</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>termina el turno</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>Queda %n movimiento.</numerusform>
            <numerusform>Quedan %n movimientos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island where the bridge begins.</source>
        <translation>Elige la isla donde empieza el puente.</translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>Elige la isla para tu piso.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Elige uno de tus obreros.</translation>
    </message>
    <message>
        <source>Choose the island of the festival.</source>
        <translation>Elige la isla del festival.</translation>
    </message>
    <message>
        <source>Choose the island at the other end, from {island}.</source>
        <translation>Elige la isla del otro extremo, desde {island}.</translation>
    </message>
    <message>
        <source>Choose the lane of the bridge.</source>
        <translation>Elige el canal del puente.</translation>
    </message>
    <message>
        <source>Choose where the worker on {island} goes.</source>
        <translation>Elige adónde va el obrero de {island}.</translation>
    </message>
    <message>
        <source>Choose what the Crow gives you.</source>
        <translation>Elige qué te da el Cuervo.</translation>
    </message>
    <message>
        <source>Choose the way.</source>
        <translation>Elige el camino.</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>A worker on {island}, where you have {workers}</source>
        <translation>Un obrero en {island}, donde tienes {workers}</translation>
    </message>
    <message>
        <source>To {island}</source>
        <translation>A {island}</translation>
    </message>
    <message>
        <source>To {island}: full, so it must go on from there</source>
        <translation>A {island}: llena, así que debe seguir desde allí</translation>
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
        <source>Build a floor of a pagoda</source>
        <translation>Construir un piso de una pagoda</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Celebrar un festival</translation>
    </message>
    <message numerus="yes">
        <source>Move on, %n movement(s) left</source>
        <translation>
            <numerusform>Seguir moviendo, queda %n movimiento</numerusform>
            <numerusform>Seguir moviendo, quedan %n movimientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>Mover obreros, hasta %n movimiento</numerusform>
            <numerusform>Mover obreros, hasta %n movimientos</numerusform>
        </translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have nobody</source>
        <translation>Un puente en {island}, donde no tienes a nadie</translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have {workers}</source>
        <translation>Un puente en {island}, donde tienes {workers}</translation>
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
        <source>Take the Crow for {points}</source>
        <translation>Tomar el Cuervo por {points}</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: one more main action</source>
        <translation>Poner un pez de la suerte por {coins}: una acción principal más</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Quedarte con {power}: {rule}</translation>
    </message>
    <message>
        <source>The worker of {start} begins on {island}</source>
        <translation>El obrero de {start} empieza en {island}</translation>
    </message>
    <message>
        <source>Begin with a floor on {island}</source>
        <translation>Empezar con un piso en {island}</translation>
    </message>
    <message>
        <source>The recruit goes to {island}</source>
        <translation>El recluta va a {island}</translation>
    </message>
    <message>
        <source>A worker crosses from {origin} to {destination}</source>
        <translation>Un obrero cruza de {origin} a {destination}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>Añadir un segundo piso por {coins}</translation>
    </message>
    <message>
        <source>Nobody else crosses</source>
        <translation>No cruza nadie más</translation>
    </message>
    <message>
        <source>No more movements</source>
        <translation>No mover más</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>Sin segundo piso</translation>
    </message>
    <message>
        <source>Leave out the main action, none is possible</source>
        <translation>Omitir la acción principal, ninguna es posible</translation>
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
        <source>{number} ×, kept</source>
        <translation>{number} ×, conservado</translation>
    </message>
    <message>
        <source>taken {number} ×</source>
        <translation>tomado {number} ×</translation>
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
        <source>{name} had placed every floor.</source>
        <translation>{name} había puesto todos sus pisos.</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>Se tomaron todos los objetivos públicos, el último por {name}.</translation>
    </message>
    <message>
        <source>Nobody built, scored or celebrated any more.</source>
        <translation>Nadie construía, puntuaba ni celebraba ya.</translation>
    </message>
    <message>
        <source>Their coins are equal too: they share the place.</source>
        <translation>También empatan en monedas: comparten el puesto.</translation>
    </message>
    <message>
        <source>More coins decide: {values}.</source>
        <translation>Deciden las monedas: {values}.</translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message>
        <source>An empty place for a private goal of yours.</source>
        <translation>Un sitio vacío para un objetivo secreto tuyo.</translation>
    </message>
    <message>
        <source>{a} – {b}: {segments}.</source>
        <translation>{a} – {b}: {segments}.</translation>
    </message>
    <message>
        <source>Ends your turn once its main action is done.</source>
        <translation>Termina tu turno una vez hecha la acción principal.</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with a worker of yours. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Construye un puente desde una isla con un obrero tuyo. Queda %n tramo en tu reserva.</numerusform>
            <numerusform>Construye un puente desde una isla con un obrero tuyo. Quedan %n tramos en tu reserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>Construye un piso donde tengas un obrero. Queda %n piso en tu reserva.</numerusform>
            <numerusform>Construye un piso donde tengas un obrero. Quedan %n pisos en tu reserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) of workers over bridges. Those of others cost coins.</source>
        <translation>
            <numerusform>Hasta %n movimiento de obreros por puentes. Los ajenos cuestan monedas.</numerusform>
            <numerusform>Hasta %n movimientos de obreros por puentes. Los ajenos cuestan monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what every festival would pay if it were held now.</source>
        <translation>Muestra lo que daría cada festival si se celebrara ahora.</translation>
    </message>
    <message>
        <source>Fish: all of yours are placed.</source>
        <translation>Peces: todos los tuyos están puestos.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: one more main action this turn.</source>
        <translation>Pon un pez por {coins}: una acción principal más en este turno.</translation>
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
        <source>{island}: a Start. Any number of workers may stay.</source>
        <translation>{island}: una Salida. Puede quedarse cualquier número de obreros.</translation>
    </message>
    <message>
        <source>{island}. {size} island.</source>
        <translation>{island}. Isla {size}.</translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival where floors and bridges suffice, you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Celebra un festival donde basten los pisos y puentes, tengas un obrero y nadie tenga más piezas. Queda %n Sōrin.</numerusform>
            <numerusform>Celebra un festival donde basten los pisos y puentes, tengas un obrero y nadie tenga más piezas. Quedan %n Sōrin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>Su festival ya se ha celebrado: no se pueden añadir más pisos.</translation>
    </message>
    <message>
        <source>Each floor brings {reward}.</source>
        <translation>Cada piso da {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) for each piece.</source>
        <translation>
            <numerusform>Festival: %n punto por cada pieza.</numerusform>
            <numerusform>Festival: %n puntos por cada pieza.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lack {things}.</source>
        <translation>Te falta: {things}.</translation>
    </message>
    <message>
        <source>You could hold it: {points}.</source>
        <translation>Podrías celebrarlo: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} could hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} podría celebrarlo.</numerusform>
            <numerusform>{names} podrían celebrarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker of yours</source>
        <translation>un obrero tuyo</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for the majority</source>
        <translation>
            <numerusform>%n pieza para la mayoría</numerusform>
            <numerusform>%n piezas para la mayoría</numerusform>
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
        <source>Bridge of {name} between {a} and {b}: {segments}.</source>
        <translation>Puente de {name} entre {a} y {b}: {segments}.</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival takes one.</source>
        <translation>
            <numerusform>Queda %n Sōrin: cada festival usa uno.</numerusform>
            <numerusform>Quedan %n Sōrin: cada festival usa uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>Queda %n objetivo secreto por robar.</numerusform>
            <numerusform>Quedan %n objetivos secretos por robar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it brings {reward}.</source>
        <translation>El primer puente que pase por encima da {reward}.</translation>
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
        <source>Move from {origin} to {destination}.</source>
        <translation>Mueve de {origin} a {destination}.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>Mueve de {origin} a {destination} por {coins}.</translation>
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
        <source>Take the Crow, and coins.</source>
        <translation>Toma el Cuervo, y monedas.</translation>
    </message>
    <message>
        <source>Take the Crow, and workers.</source>
        <translation>Toma el Cuervo, y obreros.</translation>
    </message>
    <message>
        <source>Place a fish for {coins} and act once more.</source>
        <translation>Pon un pez por {coins} y actúa otra vez.</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Quédate con {power}: {rule}</translation>
    </message>
    <message>
        <source>Begin on {island}.</source>
        <translation>Empieza en {island}.</translation>
    </message>
    <message>
        <source>Put the recruit on {island}.</source>
        <translation>Pon el recluta en {island}.</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>Paga un segundo piso.</translation>
    </message>
    <message>
        <source>Let the others stay.</source>
        <translation>Deja que los demás se queden.</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>Deja los obreros donde están.</translation>
    </message>
    <message>
        <source>Save the coins.</source>
        <translation>Ahorra las monedas.</translation>
    </message>
    <message>
        <source>No main action is possible: leave it out.</source>
        <translation>No hay acción principal posible: omítela.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Termina el turno.</translation>
    </message>
    <message>
        <source>It brings {gains}.</source>
        <translation>Da {gains}.</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>Entonces puedes reclamar {goals}.</translation>
    </message>
    <message>
        <source>Then a festival on {islands} is possible.</source>
        <translation>Entonces es posible un festival en {islands}.</translation>
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
        <source>Build a floor of a pagoda</source>
        <translation>Construir un piso de una pagoda</translation>
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
        <source>Who leads, who would score what</source>
        <translation>Quién va por delante, quién puntuaría qué</translation>
    </message>
    <message>
        <source>Other ways for a worker</source>
        <translation>Otros caminos para un obrero</translation>
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
        <source>If the game ended now: %n point(s)</source>
        <translation>
            <numerusform>Si acabara ahora: %n punto</numerusform>
            <numerusform>Si acabara ahora: %n puntos</numerusform>
        </translation>
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
        <source>It pays {0} coins at the start of each turn, and costs whoever holds it at the end {1} points.</source>
        <translation>Da {0} monedas al empezar cada turno y cuesta {1} puntos a quien lo tenga al final.</translation>
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
        <source>The end is near: %n quiet turn(s) left</source>
        <translation>
            <numerusform>El final está cerca: queda %n turno tranquilo</numerusform>
            <numerusform>El final está cerca: quedan %n turnos tranquilos</numerusform>
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
        <source>Build it for %n coin(s)</source>
        <translation>
            <numerusform>Construirlo por %n moneda</numerusform>
            <numerusform>Construirlo por %n monedas</numerusform>
        </translation>
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
        <source>Bridges of {name}: {coins}</source>
        <translation>Puentes de {name}: {coins}</translation>
    </message>
    <message>
        <source>Bridges of {name}: free</source>
        <translation>Puentes de {name}: gratis</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: {coins}</source>
        <translation>Dos, puentes de {name}: {coins}</translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>Tus objetivos secretos</translation>
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
        <source>End the turn without it</source>
        <translation>Terminar el turno sin él</translation>
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
        <source>What does the Crow give you?</source>
        <translation>¿Qué te da el Cuervo?</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: free</source>
        <translation>Dos, puentes de {name}: gratis</translation>
    </message>
    <message>
        <source>Over the water: {coins}</source>
        <translation>Sobre el agua: {coins}</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Una pregunta</translation>
    </message>
    <message>
        <source>Scores and stocks</source>
        <translation>Puntos y reservas</translation>
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
        <source>secret power</source>
        <translation>poder secreto</translation>
    </message>
    <message>
        <source>The game ends with this turn</source>
        <translation>La partida termina con este turno</translation>
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
        <source>after that</source>
        <translation>después</translation>
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
        <source>Leave it out</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Festivals now</source>
        <translation>Festivales ahora</translation>
    </message>
    <message>
        <source>no worker of yours</source>
        <translation>ningún obrero tuyo</translation>
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
        <source>Which way?</source>
        <translation>¿Por dónde?</translation>
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
    <message>
        <source>choose another way</source>
        <translation>elegir otro camino</translation>
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
        <source>a worker is lost</source>
        <translation>se pierde un obrero</translation>
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
        <source>no private goal is left</source>
        <translation>no queda ningún objetivo secreto</translation>
    </message>
    <message>
        <source>The power of {name} brings +{gained}.</source>
        <translation>El poder de {name} da +{gained}.</translation>
    </message>
    <message>
        <source>The Crow brings {name} +{coins}.</source>
        <translation>El Cuervo da a {name} +{coins}.</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} ha celebrado un festival en {island}.</translation>
    </message>
    <message>
        <source>Fish go back to {names}.</source>
        <translation>Los peces vuelven a {names}.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} por {pieces}</translation>
    </message>
    <message>
        <source>Fireflies bring {name} +{points}: {here} there, {beside} next door.</source>
        <translation>Las luciérnagas dan a {name} +{points}: {here} allí, {beside} al lado.</translation>
    </message>
    <message>
        <source>{name} let a worker cross from {origin} to {destination}</source>
        <translation>{name} ha hecho cruzar a un obrero de {origin} a {destination}</translation>
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
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} ha pagado {coins} y ha añadido el piso {height} en {island}</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} free of charge</source>
        <translation>{name} ha construido gratis un puente de {a} a {b}</translation>
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
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} ha revelado un objetivo secreto ({condition}): +{points}</translation>
    </message>
    <message>
        <source>{name} was dealt {goals} more.</source>
        <translation>{name} ha recibido {goals} más.</translation>
    </message>
    <message>
        <source>A worker of {name} begins on {island}.</source>
        <translation>Un obrero de {name} empieza en {island}.</translation>
    </message>
    <message>
        <source>{name} begins with a floor on {island}.</source>
        <translation>{name} empieza con un piso en {island}.</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: one more main action.</source>
        <translation>{name} ha puesto un pez de la suerte por {coins}: una acción principal más.</translation>
    </message>
    <message>
        <source>No main action was possible for {name}.</source>
        <translation>{name} no tenía ninguna acción principal posible.</translation>
    </message>
    <message>
        <source>{name} left it at that.</source>
        <translation>{name} lo ha dejado así.</translation>
    </message>
    <message>
        <source>{name} has chosen a power.</source>
        <translation>{name} ha elegido un poder.</translation>
    </message>
    <message>
        <source>{name} has chosen {power}.</source>
        <translation>{name} ha elegido {power}.</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} tiene {power}: {rule}</translation>
    </message>
    <message>
        <source>All powers are shown.</source>
        <translation>Se muestran todos los poderes.</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends with this turn.</source>
        <translation>Se ha puesto el último Sōrin: la partida termina con este turno.</translation>
    </message>
    <message>
        <source>{name} has placed the last floor: the game ends with this turn.</source>
        <translation>{name} ha puesto su último piso: la partida termina con este turno.</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends with this turn.</source>
        <translation>Todos los objetivos públicos están tomados: la partida termina con este turno.</translation>
    </message>
    <message>
        <source>Nobody builds or scores any more: the game ends with this turn.</source>
        <translation>Nadie construye ni puntúa ya: la partida termina con este turno.</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>El Cuervo cuesta a {name} {points}.</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} tiene una cadena de {islands}: +{points}.</translation>
    </message>
    <message>
        <source>The longest chain brings {name} +{points}.</source>
        <translation>La cadena más larga da a {name} +{points}.</translation>
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
        <source>Build bridges and pagodas, gather on the islands, and hold festivals where you have most.</source>
        <translation>Construid puentes y pagodas, reuníos en las islas y celebrad festivales donde más tengáis.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Coins to begin with</source>
        <translation>Monedas al empezar</translation>
    </message>
    <message>
        <source>More for later players</source>
        <translation>Más para los últimos</translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Igual para todos</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Objetivos públicos</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Por sorteo</translation>
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
        <source>Dealt</source>
        <translation>Repartidos</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>Poder del jugador {number}</translation>
    </message>
    <message>
        <source>Other powers for everybody, by lot</source>
        <translation>Otros poderes para todos, por sorteo</translation>
    </message>
    <message>
        <source>All islands lie by lot, the Starts too.</source>
        <translation>Todas las islas se sortean, también las Salidas.</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Quien empieza se elige al azar. Los turnos siguen en sentido horario.</translation>
    </message>
    <message>
        <source>The Starts lie in opposite corners, the rest by lot.</source>
        <translation>Las Salidas están en esquinas opuestas, el resto se sortea.</translation>
    </message>
    <message>
        <source>{number} of {all}, by lot</source>
        <translation>{number} de {all}, por sorteo</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>elige {number} de {all}</translation>
    </message>
    <message>
        <source>Everybody gets two powers and keeps one of them in secret.</source>
        <translation>Cada cual recibe dos poderes y se queda uno en secreto.</translation>
    </message>
    <message>
        <source>Everybody plays by the same rules: best for a first game.</source>
        <translation>Todos juegan con las mismas reglas: lo mejor para una primera partida.</translation>
    </message>
    <message>
        <source>Festivals need, islands hold:</source>
        <translation>Los festivales piden, las islas acogen:</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}: %n piso, {workers} obreros</numerusform>
            <numerusform>{size}: %n pisos, {workers} obreros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) of public goals.</source>
        <translation>
            <numerusform>Elige %n tipo más de objetivos públicos.</numerusform>
            <numerusform>Elige %n tipos más de objetivos públicos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) of public goals fewer.</source>
        <translation>
            <numerusform>Elige %n tipo menos de objetivos públicos.</numerusform>
            <numerusform>Elige %n tipos menos de objetivos públicos.</numerusform>
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
        <source>who is ahead when the game ends</source>
        <translation>quién va por delante al acabar la partida</translation>
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
        <source>coins, bridges and workers at hand</source>
        <translation>monedas, puentes y obreros a mano</translation>
    </message>
    <message>
        <source>a goal within reach</source>
        <translation>un objetivo al alcance</translation>
    </message>
    <message>
        <source>actions that are still left</source>
        <translation>acciones que aún quedan</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>objetivos secretos</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First everyone chooses a power.</source>
        <translation>Primero cada cual elige un poder.</translation>
    </message>
    <message>
        <source>First choose where the worker begins.</source>
        <translation>Elige primero dónde empieza el obrero.</translation>
    </message>
    <message>
        <source>First choose where your floor stands.</source>
        <translation>Elige primero dónde está tu piso.</translation>
    </message>
    <message>
        <source>First put the recruited worker on an island.</source>
        <translation>Pon primero el obrero reclutado en una isla.</translation>
    </message>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Acaba primero de cruzar el nuevo puente.</translation>
    </message>
    <message>
        <source>First finish your movements.</source>
        <translation>Acaba primero tus movimientos.</translation>
    </message>
    <message>
        <source>A worker stands on a full island and must go on from there.</source>
        <translation>Un obrero está en una isla llena y debe seguir desde allí.</translation>
    </message>
    <message>
        <source>First decide about the second storey.</source>
        <translation>Decide primero sobre el segundo piso.</translation>
    </message>
    <message>
        <source>A turn needs its main action.</source>
        <translation>Un turno necesita su acción principal.</translation>
    </message>
    <message>
        <source>Your main action is done; a lucky fish brings another one.</source>
        <translation>Tu acción principal está hecha; un pez de la suerte te da otra.</translation>
    </message>
    <message>
        <source>Only one secondary action is done in a turn.</source>
        <translation>Solo se hace una acción secundaria por turno.</translation>
    </message>
    <message>
        <source>A main action is possible, so it cannot be left out.</source>
        <translation>Hay una acción principal posible, así que no se puede omitir.</translation>
    </message>
    <message>
        <source>There is nothing to finish now.</source>
        <translation>Ahora no hay nada que acabar.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>A bridge stands there already.</source>
        <translation>Ahí ya hay un puente.</translation>
    </message>
    <message>
        <source>Another bridge lies across this lane.</source>
        <translation>Otro puente atraviesa este canal.</translation>
    </message>
    <message>
        <source>A bridge needs a worker of yours on one of its ends.</source>
        <translation>Un puente necesita un obrero tuyo en uno de sus extremos.</translation>
    </message>
    <message>
        <source>Workers move one by one.</source>
        <translation>Los obreros se mueven de uno en uno.</translation>
    </message>
    <message>
        <source>That is no island of this board.</source>
        <translation>Esa no es una isla de este tablero.</translation>
    </message>
    <message>
        <source>You have no worker there to move.</source>
        <translation>Ahí no tienes ningún obrero que mover.</translation>
    </message>
    <message>
        <source>A movement goes over bridges that all belong to one player.</source>
        <translation>Un movimiento va por puentes que son todos de la misma persona.</translation>
    </message>
    <message>
        <source>That island is full: workers may pass but not stay.</source>
        <translation>Esa isla está llena: los obreros pueden pasar, pero no quedarse.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>Este puente necesita %n tramo; te quedan {1}.</numerusform>
            <numerusform>Este puente necesita %n tramos; te quedan {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No straight lane leads from one to the other.</source>
        <translation>Ningún canal recto lleva de una a otra.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Este puente cuesta %n moneda; tienes {1}.</numerusform>
            <numerusform>Este puente cuesta %n monedas; tienes {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>El peaje es de %n moneda; tienes {1}.</numerusform>
            <numerusform>El peaje es de %n monedas; tienes {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move over bridges.</source>
        <translation>Los obreros se mueven por puentes.</translation>
    </message>
    <message>
        <source>Only one movement a turn crosses an empty lane.</source>
        <translation>Solo un movimiento por turno cruza un canal vacío.</translation>
    </message>
    <message>
        <source>That lane is not empty.</source>
        <translation>Ese canal no está vacío.</translation>
    </message>
    <message>
        <source>A ferry crosses {0} cells at most.</source>
        <translation>El transbordador cruza {0} casillas como mucho.</translation>
    </message>
    <message>
        <source>You cannot pay for the ferry.</source>
        <translation>No puedes pagar el transbordador.</translation>
    </message>
    <message>
        <source>No pagoda is built on a Start.</source>
        <translation>En una Salida no se construye ninguna pagoda.</translation>
    </message>
    <message>
        <source>A Sōrin seals this pagoda.</source>
        <translation>Un Sōrin sella esta pagoda.</translation>
    </message>
    <message>
        <source>A pagoda has {0} floors at most.</source>
        <translation>Una pagoda tiene {0} pisos como mucho.</translation>
    </message>
    <message>
        <source>You have no floor left.</source>
        <translation>No te queda ningún piso.</translation>
    </message>
    <message>
        <source>A floor needs a worker of yours on the island.</source>
        <translation>Un piso necesita un obrero tuyo en la isla.</translation>
    </message>
    <message>
        <source>No festival is held on a Start.</source>
        <translation>En una Salida no se celebra ningún festival.</translation>
    </message>
    <message>
        <source>A festival was held here already.</source>
        <translation>Aquí ya se celebró un festival.</translation>
    </message>
    <message>
        <source>No Sōrin is left.</source>
        <translation>No queda ningún Sōrin.</translation>
    </message>
    <message>
        <source>Floors missing for a festival here: {0}.</source>
        <translation>Pisos que faltan aquí para un festival: {0}.</translation>
    </message>
    <message>
        <source>Bridges missing at this island for a festival: {0}.</source>
        <translation>Puentes que faltan en esta isla para un festival: {0}.</translation>
    </message>
    <message>
        <source>A festival needs a worker of yours on the island.</source>
        <translation>Un festival necesita un obrero tuyo en la isla.</translation>
    </message>
    <message>
        <source>Pieces you lack there for the majority: {0}.</source>
        <translation>Piezas que te faltan ahí para la mayoría: {0}.</translation>
    </message>
    <message>
        <source>That goal is not in play.</source>
        <translation>Ese objetivo no está en juego.</translation>
    </message>
    <message>
        <source>All cards of that goal are taken.</source>
        <translation>Todas las cartas de ese objetivo están tomadas.</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>Ese objetivo pide {0}; tienes {1}.</translation>
    </message>
    <message>
        <source>That goal is not in your hand.</source>
        <translation>Ese objetivo no está en tu mano.</translation>
    </message>
    <message>
        <source>You hold the Crow already.</source>
        <translation>Ya tienes el Cuervo.</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>El Cuervo cuesta {0} puntos; tienes {1}.</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Todos tus peces están puestos.</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Tu próximo pez cuesta %n moneda; tienes {1}.</numerusform>
            <numerusform>Tu próximo pez cuesta %n monedas; tienes {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers are chosen before the first turn.</source>
        <translation>Los poderes se eligen antes del primer turno.</translation>
    </message>
    <message>
        <source>That power was not dealt to you.</source>
        <translation>Ese poder no se te ha repartido.</translation>
    </message>
    <message>
        <source>There is no worker to recruit now.</source>
        <translation>Ahora no hay ningún obrero que reclutar.</translation>
    </message>
    <message>
        <source>The recruit cannot stand there.</source>
        <translation>El recluta no puede ponerse ahí.</translation>
    </message>
    <message>
        <source>Workers cross free of charge only when a bridge is built.</source>
        <translation>Los obreros solo cruzan gratis cuando se construye un puente.</translation>
    </message>
    <message>
        <source>No worker of yours can cross the new bridge that way.</source>
        <translation>Ningún obrero tuyo puede cruzar así el nuevo puente.</translation>
    </message>
    <message>
        <source>There is no second storey to build now.</source>
        <translation>Ahora no hay un segundo piso que construir.</translation>
    </message>
    <message>
        <source>That is decided before the first turn, if at all.</source>
        <translation>Eso se decide, si acaso, antes del primer turno.</translation>
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
        <source>Goals reached, not claimed</source>
        <translation>Objetivos cumplidos sin reclamar</translation>
    </message>
    <message>
        <source>Goals not reached</source>
        <translation>Objetivos sin cumplir</translation>
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
        <source>value × own pieces</source>
        <translation>valor × piezas propias</translation>
    </message>
    <message>
        <source>workers at own festivals</source>
        <translation>obreros en festivales propios</translation>
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
        <source>private until now</source>
        <translation>secretos hasta ahora</translation>
    </message>
    <message>
        <source>stars under bridges</source>
        <translation>estrellas bajo puentes</translation>
    </message>
    <message>
        <source>what it brought</source>
        <translation>lo que ha dado</translation>
    </message>
    <message>
        <source>paid, and at the end</source>
        <translation>lo pagado, y al final</translation>
    </message>
    <message>
        <source>islands on one path</source>
        <translation>islas en un camino</translation>
    </message>
    <message>
        <source>of all players</source>
        <translation>de todas</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>Every piece of yours on the island scored: also where somebody else holds the festival.</source>
        <translation>Cada pieza tuya en la isla ha puntuado: también donde otra persona celebra el festival.</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Un Sōrin sella la isla: allí ya no hay más pisos ni un segundo festival.</translation>
    </message>
    <message>
        <source>A private goal: only you see it, and nobody can take it from you.</source>
        <translation>Un objetivo secreto: solo tú lo ves, y nadie puede quitártelo.</translation>
    </message>
    <message>
        <source>The Crow brings 2 coins a turn, but whoever holds it at the end loses 10 points.</source>
        <translation>El Cuervo da 2 monedas por turno, pero quien lo tenga al final pierde 10 puntos.</translation>
    </message>
    <message>
        <source>The game ends with this turn. Then the chains of islands score.</source>
        <translation>La partida termina con este turno. Después puntúan las cadenas de islas.</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals while you may, mind the Crow.</source>
        <translation>El final está cerca: reclama lo que puedas, celebra festivales mientras haya tiempo y ojo con el Cuervo.</translation>
    </message>
    <message>
        <source>You can hold a festival: most points of the game come from them. Look at what each seat would get.</source>
        <translation>Puedes celebrar un festival: de ahí sale la mayoría de los puntos. Mira lo que recibiría cada asiento.</translation>
    </message>
    <message>
        <source>A public goal is reached: claim it before somebody else does, one in each turn.</source>
        <translation>Has cumplido un objetivo público: reclámalo antes que nadie, uno por turno.</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free: without a worker nothing can be done on an island.</source>
        <translation>Tus obreros pueden cruzar gratis el nuevo puente: sin un obrero no se puede hacer nada en una isla.</translation>
    </message>
    <message>
        <source>A floor costs nothing, brings the reward of the island, and counts at its festival.</source>
        <translation>Un piso no cuesta nada, da la recompensa de la isla y cuenta en su festival.</translation>
    </message>
    <message>
        <source>Up to three movements. Your own bridges are free, others cost a coin each for their owner.</source>
        <translation>Hasta tres movimientos. Tus puentes son gratis; los ajenos cuestan una moneda cada uno, para su dueño.</translation>
    </message>
    <message>
        <source>Drag from island to island: a bridge costs a coin per piece, and you take what lies on the water.</source>
        <translation>Arrastra de isla a isla: un puente cuesta una moneda por tramo y te llevas lo que hay en el agua.</translation>
    </message>
    <message>
        <source>A fish buys a second main action. It comes back after a festival at which you have a worker.</source>
        <translation>Un pez compra una segunda acción principal. Vuelve tras un festival en el que tengas un obrero.</translation>
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
        <source>place the new worker</source>
        <translation>coloca el obrero nuevo</translation>
    </message>
    <message>
        <source>one more, by the fish</source>
        <translation>una más, por el pez</translation>
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
        <source>which way?</source>
        <translation>¿por dónde?</translation>
    </message>
    <message>
        <source>coins or workers?</source>
        <translation>¿monedas u obreros?</translation>
    </message>
    <message>
        <source>a worker begins elsewhere</source>
        <translation>un obrero empieza en otro sitio</translation>
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
        <source>before or after</source>
        <translation>antes o después</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>después</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>aún ninguna posible</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitida</translation>
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
        <source>After the last tile, most points win.</source>
        <translation>Tras la última loseta, gana quien tiene más puntos.</translation>
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
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. Most points win.</source>
        <translation>El último Sōrin, el último objetivo público o un duodécimo piso termina la partida. Gana quien tiene más puntos.</translation>
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
        <source>Each pool of your second largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>Cada estanque de tu segundo grupo mayor da 1 punto. Una barca da 4 si todos los estanques a su alrededor están completos.</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, most points win.</source>
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
        <source>What wins</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>Read it again: F1</source>
        <translation>Léelo otra vez: F1</translation>
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
        <source>Exchange one of your lanterns for a different one of the Supply.</source>
        <translation>Cambia uno de tus farolillos por uno distinto de la Reserva.</translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>Toma de la Reserva un farolillo a tu elección.</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player, your choice.</source>
        <translation>Intercambia uno de tus farolillos por uno distinto de otra persona, a tu elección.</translation>
    </message>
    <message>
        <source>Your Dedication this turn may leave out one lantern.</source>
        <translation>En este turno tu Dedicatoria puede omitir un farolillo.</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>Haz una Dedicatoria más en este turno.</translation>
    </message>
    <message>
        <source>Every match this turn brings one more Mooncake.</source>
        <translation>Cada coincidencia de este turno da un pastel de luna más.</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>Tras tu Dedicatoria, recupera uno de los farolillos que diste por ella.</translation>
    </message>
    <message>
        <source>At your refill, see the top two tiles, keep one, put the other at the bottom.</source>
        <translation>Al reponer, mira las dos losetas de arriba, quédate una y pon la otra al fondo.</translation>
    </message>
    <message>
        <source>Before you lay your tile, turn one tile on the table any way you like.</source>
        <translation>Antes de colocar tu loseta, gira como quieras una loseta de la mesa.</translation>
    </message>
    <message>
        <source>Skip counting this turn: keep as many lanterns as you have.</source>
        <translation>No cuentes en este turno: conserva todos los farolillos que tengas.</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one of the Supply.</source>
        <translation>Cambia hasta dos farolillos, cada uno por uno distinto de la Reserva.</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>Elige un farolillo y a otra persona: cada cual recibe uno, tú primero.</translation>
    </message>
    <message>
        <source>You also gain the lantern on the far side of the tile you lay.</source>
        <translation>También recibes el farolillo del lado opuesto de la loseta que colocas.</translation>
    </message>
    <message>
        <source>One touching side that does not match counts as a match.</source>
        <translation>Un lado contiguo que no coincide cuenta como coincidencia.</translation>
    </message>
    <message>
        <source>Take a Trixie lantern, which stands for any one in a Dedication.</source>
        <translation>Toma un farolillo de Trixie, que vale por cualquiera en una Dedicatoria.</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you take there score one more.</source>
        <translation>Pon tu ficha en una pila: las Dedicatorias que tomes de ella dan un punto más.</translation>
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
    <message numerus="yes">
        <source>%n Fireworks tile(s) in your opening hand.</source>
        <translation>
            <numerusform>%n loseta de fuegos en tu mano inicial.</numerusform>
            <numerusform>%n losetas de fuegos en tu mano inicial.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer nunca recibe pasteles de luna.</translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on a turn on which a Fireworks tile from your hand brings you one.</source>
        <translation>Moon Dancer recibe un pastel de luna en cada turno en que una loseta de fuegos de tu mano te da alguno.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer recibe un pastel de luna por cada uno que recibes tú.</translation>
    </message>
    <message>
        <source>Moon Dancer gains the lantern opposite you, too.</source>
        <translation>Moon Dancer recibe también el farolillo del lado opuesto al tuyo.</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer begins with %n more of every lantern.</source>
        <translation>
            <numerusform>Moon Dancer empieza con %n farolillo más de cada tipo.</numerusform>
            <numerusform>Moon Dancer empieza con %n farolillos más de cada tipo.</numerusform>
        </translation>
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
        <source>Place a tile, and everyone gains the lantern they face.</source>
        <translation>Coloca una loseta, y cada cual recibe el farolillo que tiene delante.</translation>
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
        <source>Play with tips</source>
        <translation>Jugar con consejos</translation>
    </message>
    <message>
        <source>against one computer</source>
        <translation>contra un ordenador</translation>
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
        <source>{done} of {steps}</source>
        <translation>{done} de {steps}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
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
        <source>coins you hold</source>
        <translation>monedas que tienes</translation>
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
        <source>All away</source>
        <translation>Todos fuera</translation>
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
        <source>floors on a Small, a Medium and a Large island</source>
        <translation>pisos en una isla pequeña, una mediana y una grande</translation>
    </message>
    <message>
        <source>both Starts joined by own bridges</source>
        <translation>las dos Salidas unidas por puentes propios</translation>
    </message>
    <message>
        <source>{number} islands on one path of own bridges</source>
        <translation>{number} islas en un camino de puentes propios</translation>
    </message>
    <message>
        <source>{number} own bridges between the same two islands</source>
        <translation>{number} puentes propios entre las mismas dos islas</translation>
    </message>
    <message>
        <source>{number} own workers on one island that is no Start</source>
        <translation>{number} obreros propios en una isla que no sea Salida</translation>
    </message>
    <message>
        <source>{number} islands with own workers only</source>
        <translation>{number} islas solo con obreros propios</translation>
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
        <source>pieces on {number} sealed islands</source>
        <translation>piezas en {number} islas selladas</translation>
    </message>
    <message>
        <source>{number} bridges built</source>
        <translation>{number} puentes construidos</translation>
    </message>
    <message>
        <source>own workers on neither Start</source>
        <translation>ningún obrero propio en las Salidas</translation>
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
        <source>Press the card, or drag Mooncakes onto it.</source>
        <translation>Pulsa la carta o arrastra pasteles de luna sobre ella.</translation>
    </message>
    <message>
        <source>This friend could not help you now.</source>
        <translation>Esta amiga no podría ayudarte ahora.</translation>
    </message>
    <message>
        <source>One friend in a turn, before anything else.</source>
        <translation>Una amiga por turno, antes que nada.</translation>
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
        <source>dedicate with one less</source>
        <translation>dedicar con uno menos</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>una Dedicatoria más</translation>
    </message>
    <message>
        <source>+1 Mooncake a match</source>
        <translation>coincidencia: +1 pastel de luna</translation>
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
        <source>turn a laid tile</source>
        <translation>girar una loseta</translation>
    </message>
    <message>
        <source>skip counting</source>
        <translation>no contar</translation>
    </message>
    <message>
        <source>exchange up to two</source>
        <translation>cambiar hasta dos</translation>
    </message>
    <message>
        <source>a lantern for two</source>
        <translation>un farolillo para dos</translation>
    </message>
    <message>
        <source>the far side, too</source>
        <translation>también el lado opuesto</translation>
    </message>
    <message>
        <source>one side matches any</source>
        <translation>un lado siempre coincide</translation>
    </message>
    <message>
        <source>stands for any</source>
        <translation>vale por cualquiera</translation>
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
        <source>now, before your refill</source>
        <translation>ahora, antes de reponer la mano</translation>
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
        <source>at your refill</source>
        <translation>al reponer</translation>
    </message>
    <message>
        <source>before you place a tile</source>
        <translation>antes de colocar una loseta</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Pasa el portátil a {name}</translation>
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
        <source>It is the turn of {name}.</source>
        <translation>Es el turno de {name}.</translation>
    </message>
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
        <source>What the rules say about it (F1)</source>
        <translation>Qué dicen las reglas sobre ello (F1)</translation>
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
        <source>Only %n point(s). The next festival may well be yours.</source>
        <translation>
            <numerusform>Solo %n punto. El próximo festival bien puede ser tuyo.</numerusform>
            <numerusform>Solo %n puntos. El próximo festival bien puede ser tuyo.</numerusform>
        </translation>
    </message>
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
        <source>Now me</source>
        <translation>Ahora yo</translation>
    </message>
    <message>
        <source>Take it back and make the move yourself</source>
        <translation>Deshazla y haz la jugada tú</translation>
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
        <source>Play now</source>
        <translation>Jugar ahora</translation>
    </message>
    <message>
        <source>A game with tips against one computer</source>
        <translation>Una partida con consejos contra un ordenador</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game goes on.</source>
        <translation>Mira cómo sigue la partida.</translation>
    </message>
    <message>
        <source>That is the move. Take it back, and make it yourself.</source>
        <translation>Esa es la jugada. Deshazla y hazla tú.</translation>
    </message>
    <message>
        <source>You will do that soon. First read this, then press Next.</source>
        <translation>Eso lo harás pronto. Lee primero esto y luego pulsa Siguiente.</translation>
    </message>
    <message>
        <source>That is allowed, but here try what the lesson asks for.</source>
        <translation>Eso está permitido, pero prueba aquí lo que pide la lección.</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Salir de la lección</translation>
    </message>
    <message>
        <source>You can go on with it later (Esc)</source>
        <translation>Puedes seguir con ella más tarde (Esc)</translation>
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
        <source>{level} · ours</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · nuestro</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} de {games} ganadas</translation>
    </message>
    <message>
        <source>Leads, game by game: {numbers}</source>
        <translation>Ventajas, partida a partida: {numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Aún sin jugar.</translation>
    </message>
    <message>
        <source>Best lead</source>
        <translation>Mayor ventaja</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Victorias seguidas ahora</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Más seguidas</translation>
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
        <source>Friend</source>
        <translation>Amiga</translation>
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
        <source>Chance</source>
        <translation>Azar</translation>
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
        <source>Likes points now, and overlooks good moves.</source>
        <translation>Quiere puntos ya y pasa por alto buenas jugadas.</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves, and often takes a lesser one.</source>
        <translation>Pasa por alto casi la mitad de las jugadas y a menudo toma una peor.</translation>
    </message>
    <message>
        <source>Overlooks some moves, and often picks one that is nearly as good.</source>
        <translation>Pasa por alto algunas jugadas y a menudo toma una casi igual de buena.</translation>
    </message>
    <message>
        <source>Overlooks little, and often picks a move that is nearly as good.</source>
        <translation>Pasa por alto poco y a menudo toma una jugada casi igual de buena.</translation>
    </message>
    <message>
        <source>Overlooks nothing, and sometimes picks a move that is nearly as good.</source>
        <translation>No pasa nada por alto y a veces toma una jugada casi igual de buena.</translation>
    </message>
    <message>
        <source>Takes what looks best at once.</source>
        <translation>Toma lo que parece mejor en el momento.</translation>
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
        <source>Looks ahead, for up to two seconds.</source>
        <translation>Mira más allá, durante dos segundos como mucho.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Mira más allá cuatro veces más a fondo que una maestra.</translation>
    </message>
    <message>
        <source>Builds for later rounds.</source>
        <translation>Construye para rondas posteriores.</translation>
    </message>
    <message>
        <source>Likes to have plenty in store.</source>
        <translation>Le gusta tener mucho guardado.</translation>
    </message>
    <message>
        <source>Leaves the others as little as it can.</source>
        <translation>Deja a los demás lo menos posible.</translation>
    </message>
    <message>
        <source>Wins {won} of 100 games for two against {level}, give or take {reach}.</source>
        <translation>Gana {won} de 100 partidas de dos contra {level}, con un margen de {reach}.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>What this program is made of</source>
        <translation>De qué está hecho este programa</translation>
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
        <source>The list of licences is missing. Please install again.</source>
        <translation>Falta la lista de licencias. Instala el programa de nuevo.</translation>
    </message>
    <message>
        <source>{name} is contained in {other}. Its licence: {licence}.</source>
        <translation>{name} está incluido en {other}. Su licencia: {licence}.</translation>
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
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Undo ends here</source>
        <translation>Deshacer acaba aquí</translation>
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
        <source>In a new game, which is practice</source>
        <translation>En una partida nueva, de práctica</translation>
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
        <source>Luck is what rolls and tiles brought, against the average of other rolls and tiles. Mistakes are what the coach is sure of; only people’s turns are looked at. The rest is what nobody could see coming.</source>
        <translation>La suerte es lo que trajeron las tiradas y las losetas, comparado con la media de otras tiradas y losetas. Los errores son aquellos de los que el entrenador está seguro; solo mira los turnos de personas. El resto es lo que nadie podía prever.</translation>
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
        <source>See the table then</source>
        <translation>Ver la mesa de entonces</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved: please close the window and start it again.</source>
        <translation>Festival Desktop se actualizó mientras estaba abierto. Tu partida está guardada: cierra la ventana y vuelve a iniciarlo.</translation>
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
        <source>Several ways are equally good for me. Which one do you like?</source>
        <translation>Varios caminos me van igual de bien. ¿Cuál te gusta?</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores most.</source>
        <translation>Mi turno. Busco la Dedicatoria que más puntos da.</translation>
    </message>
    <message>
        <source>I never gain Mooncakes.</source>
        <translation>Yo nunca recibo pasteles de luna.</translation>
    </message>
    <message>
        <source>When your Fireworks tile brings you Mooncakes, I gain one.</source>
        <translation>Cuando tu loseta de fuegos te da pasteles de luna, recibo uno.</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one.</source>
        <translation>Por cada pastel de luna que recibes, recibo uno.</translation>
    </message>
    <message>
        <source>On every tile you lay, the lanterns on the left and right are mine.</source>
        <translation>De cada loseta que colocas, los farolillos de la izquierda y la derecha son míos.</translation>
    </message>
    <message>
        <source>On every tile you lay, all lanterns but those on your side are mine.</source>
        <translation>En cada loseta que colocas, todos los farolillos son míos menos los de tu lado.</translation>
    </message>
    <message>
        <source>I have brought some of every lantern.</source>
        <translation>He traído farolillos de cada tipo.</translation>
    </message>
    <message>
        <source>Score more than I do: a tie is mine.</source>
        <translation>Consigue más puntos que yo: el empate es mío.</translation>
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
        <source>A further Dedication is not possible.</source>
        <translation>Otra Dedicatoria no es posible.</translation>
    </message>
    <message>
        <source>I can make no Dedication, so I spend nothing.</source>
        <translation>No puedo hacer ninguna Dedicatoria, así que no gasto nada.</translation>
    </message>
    <message>
        <source>Once more I can make {options}.</source>
        <translation>Una vez más puedo hacer {options}.</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>Puedo hacer {options}.</translation>
    </message>
    <message>
        <source>{kind} scores most.</source>
        <translation>{kind} es lo que más puntos da.</translation>
    </message>
    <message>
        <source>Of equal ones, {kind} takes the fewest lanterns.</source>
        <translation>A igual valor, {kind} usa menos farolillos.</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind} por {points}</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}</source>
        <translation>{kind} por {points}, con {friend}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>Has elegido {lanterns} por mí.</translation>
    </message>
    <message>
        <source>What I need is {lanterns}.</source>
        <translation>Lo que necesito es {lanterns}.</translation>
    </message>
    <message>
        <source>I can spare {lanterns} only.</source>
        <translation>Solo puedo prescindir de {lanterns}.</translation>
    </message>
    <message>
        <source>What I lack is {lanterns}.</source>
        <translation>Lo que me falta es {lanterns}.</translation>
    </message>
    <message>
        <source>I use what I hold most of: {numbers}.</source>
        <translation>Uso lo que más tengo: {numbers}.</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has most of: {numbers}.</source>
        <translation>Luego miro de qué tiene más la Reserva: {numbers}.</translation>
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
        <source>{name} can make no further Dedication.</source>
        <translation>{name} no puede hacer otra Dedicatoria.</translation>
    </message>
    <message>
        <source>{name} can make no Dedication.</source>
        <translation>{name} no puede hacer ninguna Dedicatoria.</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: {points} are the most.</source>
        <translation>{name} va a por {kind}: {points} es lo máximo.</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: it takes the fewest lanterns.</source>
        <translation>{name} va a por {kind}: usa menos farolillos.</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Has elegido {kind} por {name}.</translation>
    </message>
    <message>
        <source>{name} can make {kind} only.</source>
        <translation>{name} solo puede hacer {kind}.</translation>
    </message>
    <message>
        <source>It takes the help of {friend}.</source>
        <translation>Necesita la ayuda de {friend}.</translation>
    </message>
    <message>
        <source>She holds most of {lanterns}.</source>
        <translation>Lo que más tiene es {lanterns}.</translation>
    </message>
    <message>
        <source>The Supply has most of {lanterns}.</source>
        <translation>Lo que más tiene la Reserva es {lanterns}.</translation>
    </message>
    <message>
        <source>She holds most of {held}; of the rest the Supply has most of {lanterns}.</source>
        <translation>Lo que más tiene es {held}; del resto, la Reserva tiene sobre todo {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she dedicates {lanterns}.</source>
        <translation>Has elegido que dedique {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she takes {lanterns}.</source>
        <translation>Has elegido que tome {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she gives {lanterns}.</source>
        <translation>Has elegido que dé {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she leaves {lanterns} out.</source>
        <translation>Has elegido que omita {lanterns}.</translation>
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
        <source>Surprise</source>
        <translation>Sorpresa</translation>
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
        <source>The coach compares your turn.</source>
        <translation>El entrenador compara tu turno.</translation>
    </message>
    <message>
        <source>Solved! Solve it once more, and it leaves your puzzles.</source>
        <translation>¡Resuelto! Resuélvelo una vez más y sale de tus acertijos.</translation>
    </message>
    <message>
        <source>Solved twice! It leaves your puzzles.</source>
        <translation>¡Resuelto dos veces! Sale de tus acertijos.</translation>
    </message>
    <message>
        <source>The coach cannot compare it now. Take a step back, or try again.</source>
        <translation>El entrenador no puede compararlo ahora. Da un paso atrás o prueba otra vez.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Take a step back, or try again.</source>
        <translation>
            <numerusform>Todavía no: cuesta cerca de %n punto. Da un paso atrás o prueba otra vez.</numerusform>
            <numerusform>Todavía no: cuesta cerca de %n puntos. Da un paso atrás o prueba otra vez.</numerusform>
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
        <source>Computer pace: {pace}</source>
        <translation>Ritmo del ordenador: {pace}</translation>
    </message>
    <message>
        <source>Computer pace: {pace}. A press on the table hurries one move.</source>
        <translation>Ritmo del ordenador: {pace}. Una pulsación en la mesa acelera una jugada.</translation>
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
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n punto al momento</numerusform>
            <numerusform>%n puntos al momento</numerusform>
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
        <source>You begin with {coins} coins.</source>
        <translation>Empiezas con {coins} monedas.</translation>
    </message>
    <message>
        <source>You begin with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>Empiezas con {coins} monedas y con 1 obrero más en una Salida a tu elección.</translation>
    </message>
    <message>
        <source>You begin with {workers} workers on each Start.</source>
        <translation>Empiezas con {workers} obreros en cada Salida.</translation>
    </message>
    <message>
        <source>You begin with {goals} private goals.</source>
        <translation>Empiezas con {goals} objetivos secretos.</translation>
    </message>
    <message>
        <source>You begin with {points} points.</source>
        <translation>Empiezas con {points} puntos.</translation>
    </message>
    <message>
        <source>One worker of each Start begins on another island of your choice.</source>
        <translation>Un obrero de cada Salida empieza en otra isla a tu elección.</translation>
    </message>
    <message>
        <source>You begin with a floor on a Small island of your choice, without its reward.</source>
        <translation>Empiezas con un piso en una isla pequeña a tu elección, sin su recompensa.</translation>
    </message>
    <message>
        <source>You play first and begin with {coins} coins.</source>
        <translation>Juegas en primer lugar y empiezas con {coins} monedas.</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less than its length.</source>
        <translation>Cada puente te cuesta {segments} moneda menos que su longitud.</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>Los puentes de {length} tramos o más te cuestan {coins} menos.</translation>
    </message>
    <message>
        <source>A movement of another player that pays you brings {coins} coin more.</source>
        <translation>Un movimiento ajeno que te paga da {coins} moneda más.</translation>
    </message>
    <message>
        <source>One movement a turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>Un movimiento por turno puede cruzar un canal vacío de hasta {length} casillas por {coins} moneda.</translation>
    </message>
    <message>
        <source>The first bridge of each movement costs you no toll.</source>
        <translation>El primer puente de cada movimiento no te cuesta peaje.</translation>
    </message>
    <message>
        <source>Each water reward also brings you {coins} coin.</source>
        <translation>Cada tesoro del agua te da además {coins} moneda.</translation>
    </message>
    <message>
        <source>You may build bridges from an island with your floor, worker or not.</source>
        <translation>Puedes construir puentes desde una isla con un piso tuyo, con obrero o sin él.</translation>
    </message>
    <message>
        <source>Moving gives you {number} movements.</source>
        <translation>Al mover tienes {number} movimientos.</translation>
    </message>
    <message>
        <source>Two workers on one island may go as one movement; both pay the toll.</source>
        <translation>Dos obreros de una isla pueden ir como un solo movimiento; ambos pagan el peaje.</translation>
    </message>
    <message>
        <source>Your workers may overfill an island: {workers} above its capacity.</source>
        <translation>Tus obreros pueden abarrotar una isla: {workers} por encima de su capacidad.</translation>
    </message>
    <message>
        <source>Each time you recruit, {workers} worker more comes.</source>
        <translation>Cada vez que reclutas viene {workers} obrero más.</translation>
    </message>
    <message>
        <source>Your recruits may stand on any island with a worker of yours and room.</source>
        <translation>Tus reclutas pueden ponerse en cualquier isla con un obrero tuyo y sitio.</translation>
    </message>
    <message>
        <source>Each floor you build brings {coins} coin.</source>
        <translation>Cada piso que construyes da {coins} moneda.</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins for a second one there.</source>
        <translation>Al construir un piso puedes pagar {coins} monedas por un segundo allí.</translation>
    </message>
    <message>
        <source>You may build where you have a bridge but no worker.</source>
        <translation>Puedes construir donde tengas un puente, aunque no tengas obrero.</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts {pieces} for the majority, not for points.</source>
        <translation>Tu piso en lo alto de una pagoda cuenta {pieces} para la mayoría, no para los puntos.</translation>
    </message>
    <message>
        <source>At your festivals each worker on the island brings you {points} points.</source>
        <translation>En tus festivales cada obrero de la isla te da {points} puntos.</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} bridge fewer.</source>
        <translation>Tus festivales necesitan {bridges} puente menos.</translation>
    </message>
    <message>
        <source>You may hold a festival when you are {pieces} piece short of the majority.</source>
        <translation>Puedes celebrar un festival si te falta {pieces} pieza para la mayoría.</translation>
    </message>
    <message>
        <source>A worker of yours at another player’s festival brings you {points} points.</source>
        <translation>Un obrero tuyo en un festival ajeno te da {points} puntos.</translation>
    </message>
    <message>
        <source>Each private goal brings you {points} points more.</source>
        <translation>Cada objetivo secreto te da {points} puntos más.</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points, and only {loss} when the game ends.</source>
        <translation>El Cuervo te cuesta {cost} puntos, y solo {loss} cuando acaba la partida.</translation>
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
        <source>Page before</source>
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
        <source>nothing chosen</source>
        <translation>nada elegido</translation>
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
    <message>
        <source>{file} could not be written.</source>
        <translation>No se ha podido escribir {file}.</translation>
    </message>
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>If the game ended now</source>
        <translation>Si la partida acabara ya</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>{reached} of {target} reached</source>
        <translation>Alcanzado: {reached} de {target}</translation>
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
        <source>Not yet: {reached} of {target}. Take a step back, or try again.</source>
        <translation>Aún no: {reached} de {target}. Deshaz un paso o prueba otra vez.</translation>
    </message>
    <message>
        <source>Nobody can know what comes of that. There is a way without luck.</source>
        <translation>Nadie puede saber qué saldrá de eso. Hay una manera que no depende de la suerte.</translation>
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
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Deshacer el último paso (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>Volver a hacerlo (Ctrl+Mayús+Z)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Begin the puzzle anew</source>
        <translation>Empezar el acertijo de nuevo</translation>
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
        <source>The record could not be written. {reason}</source>
        <translation>No se ha podido escribir el récord. {reason}</translation>
    </message>
    <message>
        <source>The records of {challenge} are of a newer version. They are left as they are, and nothing is added.</source>
        <translation>Los récords de {challenge} son de una versión más nueva. Se dejan como están y no se añade nada.</translation>
    </message>
    <message>
        <source>The records of {challenge} cannot be read now.</source>
        <translation>Los récords de {challenge} no se pueden leer ahora.</translation>
    </message>
    <message numerus="yes">
        <source>The records of {challenge} were damaged. The file was put aside; %n game(s) could be kept.</source>
        <translation>
            <numerusform>Los récords de {challenge} estaban dañados. El archivo se ha apartado; se ha podido conservar %n partida.</numerusform>
            <numerusform>Los récords de {challenge} estaban dañados. El archivo se ha apartado; se han podido conservar %n partidas.</numerusform>
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
    <message numerus="yes">
        <source>%n of these game(s) had content of your own.</source>
        <translation>
            <numerusform>%n de estas partidas tenía contenido propio.</numerusform>
            <numerusform>%n de estas partidas tenían contenido propio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estante</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>The rulebook’s</source>
        <translation>Del reglamento</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Nuestros</translation>
    </message>
    <message>
        <source>Bars point up for a win and down for a loss. Practice does not count.</source>
        <translation>Las barras van hacia arriba si ganas y hacia abajo si pierdes. La práctica no cuenta.</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice does not count.</source>
        <translation>Las barras son puntos y las líneas, medallas. La práctica no cuenta.</translation>
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
        <source>Go through the game by itself (Space)</source>
        <translation>Recorrer la partida de forma automática (Espacio)</translation>
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
        <source>Try again from this step, in a new game (Ctrl+T)</source>
        <translation>Probar otra vez desde este paso, en una partida nueva (Ctrl+T)</translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation>Al reparto (Inicio)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Un paso atrás (Izquierda)</translation>
    </message>
    <message>
        <source>Backwards by itself (Shift+Space)</source>
        <translation>Hacia atrás de forma automática (Mayús+Espacio)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Un paso adelante (Derecha)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Al final (Fin)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Whose knowledge</source>
        <translation>Qué se sabe</translation>
    </message>
    <message>
        <source>How fast it goes by itself (+ and -)</source>
        <translation>Lo rápido que avanza de forma automática (+ y -)</translation>
    </message>
    <message>
        <source>Whose knowledge is shown. All open: the hand of whoever decides.</source>
        <translation>De quién es lo que se sabe. Todo a la vista: la mano de quien decide.</translation>
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
        <source>Previous place</source>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Lugar siguiente</translation>
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
        <source>Play the rescued game</source>
        <translation>Jugar la partida rescatada</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurar</translation>
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
        <source>See it step by step</source>
        <translation>Verla paso a paso</translation>
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
        <source>A second file of this game (Ctrl+D)</source>
        <translation>Un segundo archivo de esta partida (Ctrl+D)</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>A copy where you like (Ctrl+E)</source>
        <translation>Una copia donde quieras (Ctrl+E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>To the trash (Delete)</source>
        <translation>A la papelera (Supr)</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Borrar del todo</translation>
    </message>
    <message>
        <source>It cannot be put back then</source>
        <translation>Después no se podrá recuperar</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nombre de la partida</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>Saved. Every step is saved by itself, too.</source>
        <translation>Guardada. Además, cada paso se guarda solo.</translation>
    </message>
    <message>
        <source>Every step of the game is saved again.</source>
        <translation>Todos los pasos de la partida vuelven a estar guardados.</translation>
    </message>
    <message>
        <source>“{name}” was changed by somebody else. It stays as it is, and your game goes on in a file of its own.</source>
        <translation>Alguien más ha cambiado «{name}». Se queda como está, y tu partida sigue en un archivo propio.</translation>
    </message>
    <message>
        <source>This game goes on with the content it was saved with.</source>
        <translation>Esta partida sigue con el contenido con que se guardó.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and goes on under them.</source>
        <translation>Esta partida se guardó con reglas anteriores y sigue con ellas.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it goes on under today&apos;s.</source>
        <translation>Esta partida se guardó con reglas anteriores; sigue con las actuales.</translation>
    </message>
    <message>
        <source>It is practice now: the version that saved it could not yet show that a game is fair.</source>
        <translation>Ahora es de práctica: la versión que la guardó aún no podía mostrar que una partida es limpia.</translation>
    </message>
    <message>
        <source>A copy was saved as “{name}”.</source>
        <translation>Se ha guardado una copia como «{name}».</translation>
    </message>
    <message>
        <source>Your own content is not used, the built-in one is: {reason}</source>
        <translation>No se usa tu propio contenido, sino el incorporado: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Solo se ha abierto la primera de %n partida.</numerusform>
            <numerusform>Solo se ha abierto la primera de %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game from that step, for practice. The old one stays as it was.</source>
        <translation>Una partida nueva desde ese paso, de práctica. La antigua se queda como estaba.</translation>
    </message>
    <message>
        <source>A new game from that step, for practice. What you could not know was dealt anew, so nothing of the old game is given away.</source>
        <translation>Una partida nueva desde ese paso, de práctica. Lo que no podías saber se ha repartido de nuevo, así que no se desvela nada de la antigua.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>It goes on in a new file; the damaged one stays.</source>
        <translation>Sigue en un archivo nuevo; el dañado se queda.</translation>
    </message>
    <message>
        <source>It goes on in a new file; the old one stays.</source>
        <translation>Sigue en un archivo nuevo; el antiguo se queda.</translation>
    </message>
    <message>
        <source>From now on it is practice.</source>
        <translation>A partir de ahora es de práctica.</translation>
    </message>
    <message>
        <source>The file was changed outside the program ({where}).</source>
        <translation>El archivo se cambió fuera del programa ({where}).</translation>
    </message>
    <message>
        <source>It was not clear where the game stood, so it is at its end.</source>
        <translation>No estaba claro por dónde iba la partida, así que está en su final.</translation>
    </message>
    <message>
        <source>The file was damaged; the game stands after step {step}.</source>
        <translation>El archivo estaba dañado; la partida está tras el paso {step}.</translation>
    </message>
    <message>
        <source>The file was damaged; the game goes on from the position after step {step}.</source>
        <translation>El archivo estaba dañado; la partida sigue desde la posición tras el paso {step}.</translation>
    </message>
    <message>
        <source>The rules have changed; the game goes on from the position after step {step}.</source>
        <translation>Las reglas han cambiado; la partida sigue desde la posición tras el paso {step}.</translation>
    </message>
    <message>
        <source>The game stands after step {step}.</source>
        <translation>La partida está tras el paso {step}.</translation>
    </message>
    <message>
        <source>Step {step} could not be played again.</source>
        <translation>El paso {step} no se ha podido repetir.</translation>
    </message>
    <message>
        <source>The result in the file was not that of its steps.</source>
        <translation>El resultado del archivo no era el de sus pasos.</translation>
    </message>
    <message>
        <source>The position after step {step} could not be checked.</source>
        <translation>No se ha podido comprobar la posición tras el paso {step}.</translation>
    </message>
    <message>
        <source>Steps that had been taken back could not be kept.</source>
        <translation>Los pasos deshechos no se han podido conservar.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>paso {step}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be rescued.</source>
        <translation>
            <numerusform>Se puede rescatar %n paso.</numerusform>
            <numerusform>Se pueden rescatar %n pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>«{name}» ya no está ahí.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {why}.</source>
        <translation>«{name}» no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>«{name}» se guardó con una versión más nueva de Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is no saved game of Festival Desktop.</source>
        <translation>«{name}» no es una partida guardada de Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is not an ordinary file.</source>
        <translation>«{name}» no es un archivo normal.</translation>
    </message>
    <message>
        <source>“{name}” follows rules of an edition that is not known: {where}.</source>
        <translation>«{name}» sigue las reglas de una edición desconocida: {where}.</translation>
    </message>
    <message>
        <source>“{name}” was played with content of its own, which is not here or cannot be used.</source>
        <translation>«{name}» se jugó con contenido propio, que no está aquí o no se puede usar.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>«{name}» es demasiado grande para ser una partida guardada.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is not a text.</source>
        <translation>«{name}» está dañado: no es un texto.</translation>
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
        <source>“{name}” is damaged: there is too much in it.</source>
        <translation>«{name}» está dañado: contiene demasiado.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” is there twice.</source>
        <translation>«{name}» está dañado: «{where}» aparece dos veces.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a number of a saved game.</source>
        <translation>«{name}» está dañado: {where} no es un número de una partida guardada.</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>«{name}» está dañado en «{where}».</translation>
    </message>
    <message>
        <source>“{name}” is of a game that this version does not have: {where}.</source>
        <translation>«{name}» es de un juego que esta versión no tiene: {where}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be set up as it says.</source>
        <translation>«{name}» no se puede preparar tal como dice.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: no position in it can be used.</source>
        <translation>«{name}» está dañado: ninguna de sus posiciones se puede usar.</translation>
    </message>
    <message>
        <source>“{name}” holds a position that the rules of the game cannot make.</source>
        <translation>«{name}» contiene una posición imposible según las reglas del juego.</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>«{name}» está dañado.</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}.</source>
        <translation>No se ha podido guardar la partida: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it stays as it is.</source>
        <translation>«{name}» está abierta en otra ventana, así que se queda como está.</translation>
    </message>
    <message>
        <source>A game cannot be called that.</source>
        <translation>Una partida no se puede llamar así.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>“{name}” stays as it is: {reason}.</source>
        <translation>«{name}» se queda como está: {reason}.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>it is not allowed there</source>
        <translation>allí no está permitido</translation>
    </message>
    <message>
        <source>the folder is not there any more</source>
        <translation>la carpeta ya no está</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>el disco da un error</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>allí no se puede escribir nada</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>this name is not possible here</source>
        <translation>este nombre no es posible aquí</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) put back.</source>
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
        <source>%n game(s) are in the trash.</source>
        <translation>
            <numerusform>%n partida está en la papelera.</numerusform>
            <numerusform>%n partidas están en la papelera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>%n partida traída.</numerusform>
            <numerusform>%n partidas traídas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search for a name or a player</source>
        <translation>Buscar un nombre o un jugador</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Qué partidas</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nuevas primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Antiguas primero</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nombre</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>No game is like that.</source>
        <translation>Ninguna partida es así.</translation>
    </message>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>La papelera está vacía. Las partidas se quedan aquí 30 días.</translation>
    </message>
    <message>
        <source>No game is saved yet. Every game you play is kept here by itself.</source>
        <translation>Aún no hay ninguna partida guardada. Cada partida que juegues se guarda aquí sola.</translation>
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
        <source>Bring in …</source>
        <translation>Traer…</translation>
    </message>
    <message>
        <source>Files may also be dropped on the window</source>
        <translation>También se pueden soltar archivos en la ventana</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Kept</source>
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
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Dos jugadores se llaman {name}. Pon otro nombre a uno de ellos.</translation>
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
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
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
        <source>The same seed deals the same tiles, on every computer.</source>
        <translation>La misma semilla reparte las mismas losetas, en cualquier ordenador.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>Sacar otra semilla</translation>
    </message>
    <message>
        <source>Copy the seed, to share this deal</source>
        <translation>Copiar la semilla, para compartir este reparto</translation>
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
    <message>
        <source>This is no seed: use up to {number} letters and digits, joined by hyphens.</source>
        <translation>Esto no es una semilla: usa hasta {number} letras y cifras, unidas con guiones.</translation>
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
        <source>As this computer</source>
        <translation>Como este ordenador</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>Tomar los colores, el contraste y el movimiento de los ajustes del sistema</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <translation>Así se ve</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas Applejack.</source>
        <translation>Maya coloca una loseta: recibe Twilight Sparkle por una coincidencia, Jonas Applejack.</translation>
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
        <translation>Ritmo</translation>
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
        <source>Words change at once, also in a game.</source>
        <translation>Los textos cambian al momento, también en plena partida.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Of the sky and the lake around the tables.</source>
        <translation>Del cielo y del lago alrededor de las mesas.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Pages scroll when words need more room.</source>
        <translation>Las páginas se desplazan cuando los textos necesitan más sitio.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Pieces go to their places without flying.</source>
        <translation>Las piezas van a su sitio sin volar.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>On or off; how loud the table is, and the night.</source>
        <translation>Sí o no; el volumen de la mesa y el de la noche.</translation>
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
        <source>End turns yourself</source>
        <translation>Terminar tú los turnos</translation>
    </message>
    <message>
        <source>A button ends your turn, and you can undo until then.</source>
        <translation>Un botón termina tu turno, y hasta entonces puedes deshacer.</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>Consejos en la mesa</translation>
    </message>
    <message>
        <source>What to do now, what is new, and marks for what you still need.</source>
        <translation>Qué hacer ahora, qué es nuevo y marcas para lo que aún te falta.</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>Como el ordenador</translation>
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
        <source>Volume of the table</source>
        <translation>Volumen de la mesa</translation>
    </message>
    <message>
        <source>Volume of the night</source>
        <translation>Volumen de la noche</translation>
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
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>While you waited: what others did, one after the other (F7)</source>
        <translation>Mientras esperabas: las jugadas de los demás, una tras otra (F7)</translation>
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
        <source>Not yet played alone</source>
        <translation>Aún sin jugar en solitario</translation>
    </message>
    <message>
        <source>Today’s deal has the same dice for everyone.</source>
        <translation>La partida del día tiene los mismos dados para todos.</translation>
    </message>
    <message>
        <source>Best score: {number}</source>
        <translation>Récord: {number}</translation>
    </message>
    <message>
        <source>best with the deal of a day: {number}</source>
        <translation>récord con una partida del día: {number}</translation>
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
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>¿Cómo de fuertes?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>How often one computer wins at a table full of others, compared with chance: 2 × means twice as often as anybody there would by luck alone.</source>
        <translation>Con qué frecuencia gana un ordenador en una mesa llena de otros, comparado con el azar: 2&#xa0;× significa el doble de veces que cualquiera de esa mesa por pura suerte.</translation>
    </message>
    <message>
        <source>Partly measured under edition {earlier} of the rules; now {now}.</source>
        <translation>Medido en parte con la edición {earlier} de las reglas; ahora rige la {now}.</translation>
    </message>
    <message>
        <source>Nothing was measured for this version.</source>
        <translation>No se ha medido nada para esta versión.</translation>
    </message>
    <message>
        <source>Measured on {day} by games of the computers against each other.</source>
        <translation>Medido el {day} con partidas de los ordenadores entre sí.</translation>
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
        <source>Go to the next thing</source>
        <translation>Ir a lo siguiente</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>Ir a la siguiente parte de la mesa</translation>
    </message>
    <message>
        <source>Select what has the ring</source>
        <translation>Elegir lo que tiene el aro</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Devolverlo a su sitio</translation>
    </message>
    <message>
        <source>Turn what is held</source>
        <translation>Girar lo que sostienes</translation>
    </message>
    <message>
        <source>Larger, smaller, everything</source>
        <translation>Más grande, más pequeño, todo</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No more tips. Menu, Settings switches them on again.</source>
        <translation>Sin más consejos. Menú, Ajustes los vuelve a activar.</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Aún abierto</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Aún abierto: {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything can also be done in the list of choices (F6).</source>
        <translation>La mesa. Todo se puede hacer también en la lista de opciones (F6).</translation>
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
        <source>Scores if the game ended now</source>
        <translation>Puntos si la partida acabara ya</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you point at.</source>
        <translation>Reglas de este juego. F1 explica lo que señalas.</translation>
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
        <source>Do again what was taken back</source>
        <translation>Volver a hacer lo deshecho</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Mostrar una buena jugada</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>Dejar que el ordenador haga su próxima jugada</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>Ver la hoja de puntuación</translation>
    </message>
    <message>
        <source>Hand on to the next player</source>
        <translation>Pasar al siguiente jugador</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Deshacer el último paso</translation>
    </message>
    <message>
        <source>The last step showed something hidden, so it stays.</source>
        <translation>El último paso mostró algo oculto, así que se queda.</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} ha jugado, así que los pasos anteriores se quedan.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>Ver regla</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>Qué dicen las reglas sobre ello (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Go on to here</source>
        <translation>Avanzar hasta aquí</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>Volver hasta aquí</translation>
    </message>
    <message>
        <source>Try again from here, in a new game</source>
        <translation>Probar otra vez desde aquí, en una partida nueva</translation>
    </message>
    <message>
        <source>Look at this step</source>
        <translation>Mirar este paso</translation>
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
        <source>You went back over something that was hidden: now this game is practice.</source>
        <translation>Has vuelto más atrás de algo que estaba oculto: ahora esta partida es de práctica.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
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
        <source>Taken back: a press brings it again.</source>
        <translation>Deshecho: una pulsación lo trae de nuevo.</translation>
    </message>
    <message>
        <source>Something hidden was shown here.</source>
        <translation>Aquí se mostró algo oculto.</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} ha jugado, así que los pasos anteriores se quedan.</translation>
    </message>
    <message>
        <source>Step {number} showed something hidden, so undo ends there: {what}</source>
        <translation>El paso {number} mostró algo oculto, así que deshacer acaba ahí: {what}</translation>
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
        <source>Tips can be switched on again in the settings.</source>
        <translation>Los consejos se pueden volver a activar en los ajustes.</translation>
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
        <source>It brings {better} instead of {played}.</source>
        <translation>Da {better} en lugar de {played}.</translation>
    </message>
    <message>
        <source>It brings {better}.</source>
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
        <source>Your turn brought {played} at once, but this one brings more later.</source>
        <translation>Tu turno dio {played} enseguida, pero este da más después.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>The last steps of your game are not saved.</source>
        <translation>Los últimos pasos de tu partida no están guardados.</translation>
    </message>
    <message>
        <source>{reason} Make room or save a copy in another place, or leave the game as it was when it was last saved.</source>
        <translation>{reason} Haz sitio o guarda una copia en otro lugar, o deja la partida como estaba cuando se guardó por última vez.</translation>
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
        <source>Go on playing</source>
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
        <source>Your turn is over: end it.</source>
        <translation>Tu turno ha acabado: termínalo.</translation>
    </message>
    <message>
        <source>{name} is done: end the turn.</source>
        <translation>{name} ha acabado: termina el turno.</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>Le toca a {name}.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} está pensando.</translation>
    </message>
    <message>
        <source>You are to move.</source>
        <translation>Te toca jugar.</translation>
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
        <source>{lane}. It brings {rewards}</source>
        <translation>{lane}. Da {rewards}</translation>
    </message>
    <message>
        <source>Over the bridges of {name} for {coins}</source>
        <translation>Por los puentes de {name} por {coins}</translation>
    </message>
    <message>
        <source>Two workers over the bridges of {name} for {coins}</source>
        <translation>Dos obreros por los puentes de {name} por {coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, free</source>
        <translation>Por tus propios puentes, gratis</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, free</source>
        <translation>Dos obreros por tus propios puentes, gratis</translation>
    </message>
    <message>
        <source>{lane}, over the water for {coins}</source>
        <translation>{lane}, sobre el agua por {coins}</translation>
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
