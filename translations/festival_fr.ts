<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Festival Desktop</source>
        <translation>À propos de Festival Desktop</translation>
    </message>
    <message>
        <source>Three lantern-festival games on one shared screen. No account, no network.</source>
        <translation>Trois jeux de fête des lanternes sur un seul écran partagé. Sans compte, sans réseau.</translation>
    </message>
    <message>
        <source>You can find newer versions at {address}.</source>
        <translation>Les nouvelles versions se trouvent à l’adresse {address}.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Version {version}, built on {date}</source>
        <translation>Version {version}, créée le {date}</translation>
    </message>
    <message>
        <source>Fair play: all randomness comes from the seed shown when you set up a game. The same seed and the same moves give the same game on any computer. Undo never re-rolls, and computer players see only what a player in their seat could see.</source>
        <translation>Jeu équitable : tout le hasard vient de la graine affichée quand tu prépares une partie. La même graine et les mêmes coups donnent la même partie sur n’importe quel ordinateur. Annuler ne relance jamais les dés, et les joueurs ordinateur ne voient que ce qu’un joueur à leur place pourrait voir.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no tracking, no automatic updates, no network connection.</source>
        <translation>Rien ne quitte cet ordinateur : pas de compte, pas de suivi, pas de mise à jour automatique, pas de connexion au réseau.</translation>
    </message>
    <message>
        <source>An independent, unofficial fan project. It is not connected with or endorsed by the makers of the published games, and uses none of their artwork or text.</source>
        <translation>Un projet de fans indépendant et non officiel. Il n’est ni lié aux éditeurs des jeux publiés ni approuvé par eux, et n’utilise aucune de leurs illustrations ni aucun de leurs textes.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, made with Python and Qt. Artwork, texts and code were made for this project; the fonts are Noto.</source>
        <translation>Logiciel libre sous licence MIT, fait avec Python et Qt. Les images, les textes et le code ont été créés pour ce projet ; les polices sont Noto.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Check this installation…</source>
        <translation>Vérifier l’installation…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>O&amp;uvrir…</translation>
    </message>
    <message>
        <source>&amp;Save now</source>
        <translation>Enregi&amp;strer</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;End turn or next move</source>
        <translation>&amp;Finir le tour ou coup suivant</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>Show a hint, then play it</source>
        <translation>Montrer un indice, puis le jouer</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>Liste des choi&amp;x</translation>
    </message>
    <message>
        <source>&amp;Scores if the game ended now</source>
        <translation>&amp;Scores si la partie finissait maintenant</translation>
    </message>
    <message>
        <source>What happened while you &amp;waited</source>
        <translation>Ce qui s’est &amp;joué pendant ton attente</translation>
    </message>
    <message>
        <source>Look &amp;back one step</source>
        <translation>&amp;Voir l’étape d’avant</translation>
    </message>
    <message>
        <source>Look one step on</source>
        <translation>Voir l’étape d’après</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Rev&amp;oir</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoomer</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>&amp;Dézoomer</translation>
    </message>
    <message>
        <source>Show the whole &amp;display</source>
        <translation>Tout affic&amp;her</translation>
    </message>
    <message>
        <source>&amp;Print sheets…</source>
        <translation>Im&amp;primer les feuilles…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Muet</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>Ré&amp;glages</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>Règl&amp;es</translation>
    </message>
    <message>
        <source>Explain what is pointed at</source>
        <translation>Expliquer ce qui est pointé</translation>
    </message>
    <message>
        <source>Ke&amp;ys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>Chec&amp;k this installation…</source>
        <translation>&amp;Vérifier l’installation…</translation>
    </message>
    <message>
        <source>A&amp;bout Festival Desktop</source>
        <translation>À propos de Festival Des&amp;ktop</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>Retour à l’é&amp;tagère</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
</context>
<context>
    <name>AloneWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Bronze for {name}</source>
        <translation>Bronze pour {name}</translation>
    </message>
    <message>
        <source>Silver for {name}</source>
        <translation>Argent pour {name}</translation>
    </message>
    <message>
        <source>Gold for {name}</source>
        <translation>Or pour {name}</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>Une partie où des verrous ont été ouverts est un entraînement et ne compte pas.</translation>
    </message>
    <message>
        <source>A game with hints is kept, but it is no record.</source>
        <translation>Une partie avec indices est conservée, mais ce n’est pas un record.</translation>
    </message>
    <message>
        <source>Your best score in {number} games</source>
        <translation>Ton record en {number} parties</translation>
    </message>
    <message>
        <source>Your best score: {points} points, in {number} games</source>
        <translation>Ton record&#xa0;: {points} points, en {number} parties</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also thought of: {step}</source>
        <translation>Autre idée&#xa0;: {step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Your own choice</source>
        <translation>Ton propre choix</translation>
    </message>
    <message>
        <source>Ready-made groups</source>
        <translation>Groupes tout prêts</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>{name}’s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>Over: {names}</source>
        <translation>Finie&#xa0;: {names}</translation>
    </message>
    <message>
        <source>changed outside</source>
        <translation>modifiée au dehors</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>détendue</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>avec indices</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>équitable</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Ce fichier ne s’ouvre pas.</translation>
    </message>
</context>
<context>
    <name>ChallengeFacts</name>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>Le défi de Moon Dancer</translation>
    </message>
    <message>
        <source>You alone against her, in six levels from gentle to hard.</source>
        <translation>Toi seul contre elle, en six niveaux, du plus doux au plus dur.</translation>
    </message>
    <message>
        <source>She has not been beaten yet.</source>
        <translation>Personne ne l’a encore battue.</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>Parties avec</translation>
    </message>
    <message>
        <source>Every friend</source>
        <translation>Toutes les amies</translation>
    </message>
    <message>
        <source>Lanterns Dice alone</source>
        <translation>Les Dés des Lanternes en solo</translation>
    </message>
    <message>
        <source>You alone against your best score.</source>
        <translation>Toi contre ton record, en solo.</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Dés du jour</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>Autres dés</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Ours:</source>
        <translation>Les nôtres&#xa0;:</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Every challenge you finished, level by level</source>
        <translation>Tous les défis terminés, niveau par niveau</translation>
    </message>
    <message>
        <source>not yet played</source>
        <translation>pas encore joué</translation>
    </message>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} sur {games} gagnées</translation>
    </message>
    <message>
        <source>Best lead: +{number} points</source>
        <translation>Meilleure avance&#xa0;: +{number} points</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} victoires de suite</translation>
    </message>
</context>
<context>
    <name>Checkup</name>
    <message>
        <source>Graphics</source>
        <translation>Graphismes</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Polices</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Content of the games</source>
        <translation>Contenu des jeux</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>Règles des jeux</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Langue&#xa0;: {language}</translation>
    </message>
    <message>
        <source>Folder of saved games</source>
        <translation>Dossier des parties enregistrées</translation>
    </message>
    <message>
        <source>Folder of settings</source>
        <translation>Dossier des réglages</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>Dossier du journal</translation>
    </message>
    <message>
        <source>Saving: {game}</source>
        <translation>Enregistrement&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs ordinateurs</translation>
    </message>
    <message>
        <source>Window and tables</source>
        <translation>Fenêtre et tables</translation>
    </message>
    <message>
        <source>All letters can be shown ({others}).</source>
        <translation>Tous les caractères s’affichent ({others}).</translation>
    </message>
    <message>
        <source>These cannot be shown: {missing}</source>
        <translation>Impossible d’afficher&#xa0;: {missing}</translation>
    </message>
    <message>
        <source>The program&apos;s own fonts are missing.</source>
        <translation>Les polices du programme manquent.</translation>
    </message>
    <message>
        <source>Complete, and every game can be read.</source>
        <translation>Complet, et chaque jeu est lisible.</translation>
    </message>
    <message>
        <source>Compiled: computer players are quick.</source>
        <translation>Compilées&#xa0;: les joueurs ordinateurs sont rapides.</translation>
    </message>
    <message>
        <source>Run from their source.</source>
        <translation>Lancées depuis leur source.</translation>
    </message>
    <message>
        <source>Can be used.</source>
        <translation>Utilisable.</translation>
    </message>
    <message>
        <source>Its file is missing or damaged.</source>
        <translation>Son fichier manque ou est abîmé.</translation>
    </message>
    <message>
        <source>A game that was saved and opened again is the same.</source>
        <translation>Une partie enregistrée puis rouverte est la même.</translation>
    </message>
    <message>
        <source>They think beside the window; the first answer took {ms} ms.</source>
        <translation>Ils réfléchissent à côté de la fenêtre&#x202f;; la première réponse a pris {ms} ms.</translation>
    </message>
    <message>
        <source>Something is not in order. Check again first; if it stays so, install the program again: saved games stay.</source>
        <translation>Quelque chose ne va pas. Vérifiez d’abord encore une fois ; si cela persiste, réinstallez le programme. Les parties enregistrées restent.</translation>
    </message>
    <message>
        <source>Nothing can be painted ({platform}).</source>
        <translation>Rien ne peut être dessiné ({platform}).</translation>
    </message>
    <message>
        <source>There is no display here; painting without one works.</source>
        <translation>Il n’y a pas d’écran ici&#x202f;; dessiner sans écran fonctionne.</translation>
    </message>
    <message>
        <source>Painting works: {screen}, {platform}.</source>
        <translation>Le dessin fonctionne&#xa0;: {screen}, {platform}.</translation>
    </message>
    <message>
        <source>A sound was played ({device}).</source>
        <translation>Un son a été joué ({device}).</translation>
    </message>
    <message>
        <source>No sound can be played. {trouble}</source>
        <translation>Aucun son ne peut être joué. {trouble}</translation>
    </message>
    <message>
        <source>There is no sound device: games are silent here.</source>
        <translation>Il n’y a pas de sortie audio&#xa0;: les jeux sont muets ici.</translation>
    </message>
    <message>
        <source>{folder}: can be written, {free} MB free.</source>
        <translation>{folder}&#xa0;: écriture possible, {free} Mo libres.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}&#xa0;: le disque est plein.</translation>
    </message>
    <message>
        <source>{folder}: cannot be written. {trouble}</source>
        <translation>{folder}&#xa0;: écriture impossible. {trouble}</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. Games go on all the same: they think in the window, which may stop for a moment. If this computer is busy, check again later. {trouble}</source>
        <translation>Ils n’ont pas répondu à temps, deux fois de suite. On peut jouer quand même : ils réfléchissent dans la fenêtre, qui peut s’arrêter un instant. Si cet ordinateur est occupé, vérifiez plus tard. {trouble}</translation>
    </message>
    <message>
        <source>It opens, and in each game ten moves were played, saved and opened again ({s} s).</source>
        <translation>Elle s’ouvre, et dans chaque jeu dix coups ont été joués, enregistrés et rouverts ({s} s).</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Jouer dans la fenêtre a échoué : {trouble}</translation>
    </message>
    <message>
        <source>It wasn’t done after {s} seconds. If this computer is busy, check again later.</source>
        <translation>Ce n’était pas terminé après {s} secondes. Si cet ordinateur est occupé, vérifiez plus tard.</translation>
    </message>
    <message>
        <source>This installation is in order.</source>
        <translation>Cette installation est en ordre.</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>Vérifier l’installation</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>What you can do</source>
        <translation>Ce que tu peux faire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Take the last choice back (Esc)</source>
        <translation>Revenir sur le dernier choix (Échap)</translation>
    </message>
</context>
<context>
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>Laisser l’ordinateur jouer son prochain coup</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>Voir la feuille de score</translation>
    </message>
    <message>
        <source>{choice}, without claiming {claims}</source>
        <translation>{choice}, sans prendre {claims}</translation>
    </message>
</context>
<context>
    <name>CoachControl</name>
    <message>
        <source>Ask the coach</source>
        <translation>Demander au coach</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>What cost you most</source>
        <translation>Ce qui t’a coûté le plus</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>Voir la table d’alors</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Trouve-le toi-même</translation>
    </message>
    <message>
        <source>As a puzzle: it stays under My puzzles until solved twice</source>
        <translation>En casse-tête : il reste dans Mes casse-têtes jusqu’à ce qu’il soit résolu deux fois</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Réessayer d’ici</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>Le plus grand tournant a été l’étape {number} : {step} La chance de victoire de {name} est passée de {before} à {after} %.</translation>
    </message>
    <message>
        <source>The coach looks at the whole game. You can leave at any moment.</source>
        <translation>Le coach regarde toute la partie. Tu peux partir à tout moment.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) could not be looked at: the computer was too busy.</source>
        <translation>
            <numerusform>%n tour n’a pas pu être regardé : l’ordinateur était trop occupé.</numerusform>
            <numerusform>%n tours n’ont pas pu être regardés : l’ordinateur était trop occupé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was surely worse than a Master’s.</source>
        <translation>Rien ne ressort : aucun tour n’a été à coup sûr moins bon que celui d’un Maître.</translation>
    </message>
    <message>
        <source>Turns that a Master would surely have played better, from what you knew.</source>
        <translation>Les tours qu’un Maître aurait à coup sûr mieux joués, avec ce que tu savais.</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>Mieux : {step}</translation>
    </message>
    <message numerus="yes">
        <source>{cost} ± %n point(s)</source>
        <translation>
            <numerusform>{cost} ± %n point</numerusform>
            <numerusform>{cost} ± %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number}: {step}</source>
        <translation>Étape {number} : {step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Move the tile to the light: drag it, or press it and then the light.</source>
        <translation>Amène la tuile à la lumière&#xa0;: glisse-la, ou appuie dessus puis sur la lumière.</translation>
    </message>
    <message>
        <source>Dragging works for you. Two presses do the same, everywhere.</source>
        <translation>Tu y arrives en glissant. Deux appuis font pareil, partout.</translation>
    </message>
    <message>
        <source>Two presses work for you. Dragging does the same, everywhere.</source>
        <translation>Tu y arrives en deux appuis. Glisser fait pareil, partout.</translation>
    </message>
    <message>
        <source>Keys work for you: every table can be played with them.</source>
        <translation>Tu y arrives au clavier&#xa0;: chaque table peut se jouer ainsi.</translation>
    </message>
    <message>
        <source>Make yourself comfortable</source>
        <translation>Mets-toi à l’aise</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Comme cet ordinateur</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>Prendre les couleurs, le contraste et les mouvements des réglages du système</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essaie</translation>
    </message>
    <message>
        <source>A tile to move</source>
        <translation>Une tuile à déplacer</translation>
    </message>
    <message>
        <source>To the games</source>
        <translation>Vers les jeux</translation>
    </message>
    <message>
        <source>all of this is under Settings, too</source>
        <translation>tout cela est aussi dans les Réglages</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>First game</source>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>An evening at the lake</source>
        <translation>Une soirée au bord du lac</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
</context>
<context>
    <name>CopyQuestion</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>So that neither window writes over the other, it stays there. You can play on here with a copy, which becomes a game of its own.</source>
        <translation>Pour qu’aucune fenêtre n’écrase l’autre, elle reste là-bas. Ici, tu peux continuer avec une copie, qui devient une partie à part.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Jouer une copie</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>La laisser là-bas</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance to win in %, by step</source>
        <translation>chances de gagner en %, par étape</translation>
    </message>
    <message>
        <source>points and prospects, by step</source>
        <translation>points et perspectives, par étape</translation>
    </message>
    <message>
        <source>Point at a moment to see the table then; a press leads there.</source>
        <translation>Pointe un moment pour voir la table d’alors&#x202f;; un appui y mène.</translation>
    </message>
    <message>
        <source>How it went, {unit}</source>
        <translation>Le déroulement, {unit}</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Le déroulement</translation>
    </message>
    <message>
        <source>points by turn</source>
        <translation>points par tour</translation>
    </message>
</context>
<context>
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete %n pool(s) in your part of this turn.</source>
        <translation>
            <numerusform>Complète %n bassin dans ta part de ce tour.</numerusform>
            <numerusform>Complète %n bassins dans ta part de ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) in your part of this turn.</source>
        <translation>
            <numerusform>Gagne %n cadeau dans ta part de ce tour.</numerusform>
            <numerusform>Gagne %n cadeaux dans ta part de ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Complète les bassins d’un feu d’artifice à %n point.</numerusform>
            <numerusform>Complète les bassins d’un feu d’artifice à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>Marque %n point avec les bateaux et ton deuxième plus grand groupe.</numerusform>
            <numerusform>Marque %n points avec les bateaux et ton deuxième plus grand groupe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed %n pool(s).</source>
        <translation>
            <numerusform>Tu as complété %n bassin.</numerusform>
            <numerusform>Tu as complété %n bassins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earned %n gift(s).</source>
        <translation>
            <numerusform>Tu as reçu %n cadeau.</numerusform>
            <numerusform>Tu as reçu %n cadeaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Tu as complété les bassins d’un feu d’artifice à %n point.</numerusform>
            <numerusform>Tu as complété les bassins d’un feu d’artifice à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>Tu as marqué %n point pour les bateaux et ton deuxième groupe.</numerusform>
            <numerusform>Tu as marqué %n points pour les bateaux et ton deuxième groupe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pool after pool</source>
        <translation>Bassin après bassin</translation>
    </message>
    <message>
        <source>Gifts from pavilions</source>
        <translation>Les cadeaux des pavillons</translation>
    </message>
    <message>
        <source>Room for fireworks</source>
        <translation>Place aux feux d’artifice</translation>
    </message>
    <message>
        <source>Boats and groups</source>
        <translation>Bateaux et groupes</translation>
    </message>
</context>
<context>
    <name>DiceChoices</name>
    <message>
        <source>Roll the four dice</source>
        <translation>Lancer les quatre dés</translation>
    </message>
    <message>
        <source>{name} takes their sheet</source>
        <translation>{name} prend sa feuille</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>Terminé&#xa0;: laisser le reste libre</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>Ne rien tirer</translation>
    </message>
    <message>
        <source>Spend {gifts} and roll all four again ({number} held)</source>
        <translation>Dépenser {gifts} et relancer les quatre dés (tu en as {number})</translation>
    </message>
    <message>
        <source>Leave the tray as it lies: {faced}</source>
        <translation>Laisser le plateau ainsi&#xa0;: {faced}</translation>
    </message>
    <message>
        <source>Turn the tray {quarters}: {faced}</source>
        <translation>Tourner le plateau, {quarters}&#xa0;: {faced}</translation>
    </message>
    <message>
        <source>Together with {area}</source>
        <translation>Avec {area}</translation>
    </message>
    <message>
        <source>Shade the whole pool, {area} first</source>
        <translation>Colorier tout le bassin, d’abord {area}</translation>
    </message>
    <message>
        <source>Shade {area}</source>
        <translation>Colorier {area}</translation>
    </message>
    <message>
        <source>{choice}: {gains}</source>
        <translation>{choice}&#xa0;: {gains}</translation>
    </message>
    <message>
        <source>For your die ({color})</source>
        <translation>Pour ton dé ({color})</translation>
    </message>
    <message>
        <source>For your turn bonus ({color})</source>
        <translation>Pour ton bonus de tour ({color})</translation>
    </message>
    <message>
        <source>By the emperor’s favour</source>
        <translation>Par la faveur de l’empereur</translation>
    </message>
    <message>
        <source>For the platform at {pool}</source>
        <translation>Pour la plateforme en {pool}</translation>
    </message>
    <message>
        <source>Spend {gifts} on the emperor: {action}{colors}</source>
        <translation>Dépenser {gifts} pour l’empereur&#xa0;: {action}{colors}</translation>
    </message>
    <message>
        <source>Launch {shape} for {points} ({number} left)</source>
        <translation>Tirer {shape} pour {points} (reste {number})</translation>
    </message>
    <message>
        <source>Corner at {corner}: over {pools}</source>
        <translation>Coin en {corner}&#xa0;: sur {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Corner at {corner}: %n way(s)</source>
        <translation>
            <numerusform>Coin en {corner}&#xa0;: %n façon</numerusform>
            <numerusform>Coin en {corner}&#xa0;: %n façons</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: over {pools}</source>
        <translation>{quarters}, face retournée&#xa0;: sur {pools}</translation>
    </message>
    <message>
        <source>{quarters}: over {pools}</source>
        <translation>{quarters}&#xa0;: sur {pools}</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>une zone de la couleur du dé de {name}</translation>
    </message>
    <message>
        <source>{pool} complete</source>
        <translation>{pool} complet</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>le bateau en {pool} ne peut plus compter</translation>
    </message>
    <message>
        <source>one more area beside it</source>
        <translation>une zone de plus à côté</translation>
    </message>
    <message>
        <source>the boat at {pool} scores {points}</source>
        <translation>le bateau en {pool} rapporte {points}</translation>
    </message>
    <message>
        <source>{name} {color}</source>
        <translation>{name} {color}</translation>
    </message>
    <message>
        <source>{name} faces {color}</source>
        <translation>{name} a le dé {color}</translation>
    </message>
    <message>
        <source>{move}: {gains}.</source>
        <translation>{move}&#xa0;: {gains}.</translation>
    </message>
    <message>
        <source>{shape} over {pools}: +{points}</source>
        <translation>{shape} sur {pools}&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>{gifts} for {action}</source>
        <translation>{gifts} pour {action}</translation>
    </message>
</context>
<context>
    <name>DiceEndWords</name>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>one group only</source>
        <translation>un seul groupe</translation>
    </message>
    <message>
        <source>the largest: {number}</source>
        <translation>le plus grand&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Their fireworks are equal too: they share the place.</source>
        <translation>Leurs feux d’artifice sont égaux aussi&#xa0;: ils partagent la place.</translation>
    </message>
    <message>
        <source>More points of fireworks decide: {values}.</source>
        <translation>Le plus de points de feux d’artifice décide&#xa0;: {values}.</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Press it to take it and to shade there now.</source>
        <translation>Appuie dessus pour la prendre et y colorier maintenant.</translation>
    </message>
    <message>
        <source>{area}: shaded.</source>
        <translation>{area}&#xa0;: coloriée.</translation>
    </message>
    <message>
        <source>{area}: not shaded.</source>
        <translation>{area}&#xa0;: libre.</translation>
    </message>
    <message>
        <source>Pavilion: shading it brings a gift.</source>
        <translation>Pavillon&#xa0;: le colorier donne un cadeau.</translation>
    </message>
    <message>
        <source>Pool {pool}: under fireworks.</source>
        <translation>Bassin {pool}&#xa0;: sous un feu d’artifice.</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>Bassin {pool}&#xa0;: {number} zones sur 2 coloriées.</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks may cover it.</source>
        <translation>Bassin {pool}&#xa0;: complet, un feu d’artifice peut le couvrir.</translation>
    </message>
    <message>
        <source>Platform: completing it lets you shade an area beside it.</source>
        <translation>Plateforme&#xa0;: la compléter te laisse colorier une zone à côté.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} are completed.</source>
        <translation>Bateau&#xa0;: {points} s’il reste libre et si {pools} sont complets.</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} is completed.</source>
        <translation>Bateau&#xa0;: {points} s’il reste libre et si {pools} est complet.</translation>
    </message>
    <message>
        <source>Boat: surrounded, {points} as long as it stays unshaded.</source>
        <translation>Bateau&#xa0;: entouré, {points} tant qu’il reste libre.</translation>
    </message>
    <message>
        <source>The boat is lost, because its pool was shaded.</source>
        <translation>Le bateau est perdu, car son bassin a été colorié.</translation>
    </message>
    <message>
        <source>{shape}: none left.</source>
        <translation>{shape}&#xa0;: il n’en reste plus.</translation>
    </message>
    <message numerus="yes">
        <source>{shape}: {points}, {short}. %n left.</source>
        <comment>fireworks</comment>
        <translation>
            <numerusform>{shape}&#xa0;: {points}, {short}. Reste %n.</numerusform>
            <numerusform>{shape}&#xa0;: {points}, {short}. Restent %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>no room is left for it</source>
        <translation>plus aucune place</translation>
    </message>
    <message>
        <source>it fits now</source>
        <translation>rentre maintenant</translation>
    </message>
    <message>
        <source>you are short of {pools}</source>
        <translation>il te manque {pools}</translation>
    </message>
    <message numerus="yes">
        <source>you are short of %n pool(s)</source>
        <translation>
            <numerusform>il te manque %n bassin</numerusform>
            <numerusform>il te manque %n bassins</numerusform>
        </translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>Une faveur pour {gifts}&#xa0;: {action}.</translation>
    </message>
    <message numerus="yes">
        <source>You lack %n gift(s).</source>
        <translation>
            <numerusform>Il te manque %n cadeau.</numerusform>
            <numerusform>Il te manque %n cadeaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} a {points} pour l’instant.</translation>
    </message>
    <message>
        <source>The sheet of {name}: {points}, {gifts}.</source>
        <translation>La feuille&#xa0;: {name}, {points}, {gifts}.</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>Feux d’artifice&#xa0;: {points}, la somme des tuiles tirées.</translation>
    </message>
    <message>
        <source>Second group: {points}, one for each pool of the second largest group of completed pools.</source>
        <translation>Deuxième groupe&#xa0;: {points}, un par bassin du deuxième plus grand groupe de bassins complets.</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n for each one surrounded.</source>
        <translation>
            <numerusform>Bateaux&#xa0;: {points}, %n par bateau entouré.</numerusform>
            <numerusform>Bateaux&#xa0;: {points}, %n par bateau entouré.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Gifts pay for rolling again and for the emperor.</source>
        <translation>{name} a {gifts}. Les cadeaux paient les relances et l’empereur.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, in that turn of {name}.</source>
        <translation>Bonus de tour {row}&#xa0;: une zone de plus en {color}, à ce tour. Joueur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, now.</source>
        <translation>Bonus de tour {row}&#xa0;: une zone de plus en {color}, maintenant.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, over.</source>
        <translation>Bonus de tour {row}&#xa0;: {color}, passé.</translation>
    </message>
    <message>
        <source>Nobody faces this die, but favours may count it.</source>
        <translation>Personne n’est face à ce dé, mais une faveur peut le compter.</translation>
    </message>
    <message>
        <source>{name} shades by the die on this side.</source>
        <translation>{name} colorie selon le dé de ce côté.</translation>
    </message>
    <message>
        <source>{name} shades one {color} area.</source>
        <translation>{name} colorie une zone en {color}.</translation>
    </message>
    <message>
        <source>The tray: each player shades an area in the colour of the die they face. Whoever rolled may turn it first.</source>
        <translation>Le plateau&#xa0;: chacun colorie une zone de la couleur du dé en face de lui. Qui a lancé peut d’abord le tourner.</translation>
    </message>
    <message>
        <source>Turn the tray, so that everybody faces another die.</source>
        <translation>Tourne le plateau pour que chacun soit face à un autre dé.</translation>
    </message>
    <message>
        <source>All four dice again for {gifts}, before the tray is turned.</source>
        <translation>Relancer les quatre dés pour {gifts}, avant de tourner le plateau.</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>Retour à ta propre feuille.</translation>
    </message>
    <message>
        <source>Show every place for this tile.</source>
        <translation>Montrer toutes les places de cette tuile.</translation>
    </message>
    <message>
        <source>Launch the display that is worth most.</source>
        <translation>Tirer le feu d’artifice qui rapporte le plus.</translation>
    </message>
    <message>
        <source>Leave the rest: it is asked first.</source>
        <translation>Laisser le reste : une question d’abord.</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>Continuer.</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>Reposer la tuile (Échap).</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>Feux d’artifice&#xa0;: une tuile couvre des bassins complets et rapporte ses points.</translation>
    </message>
    <message>
        <source>The emperor’s favours: one in each turn, for gifts.</source>
        <translation>Les faveurs de l’empereur&#xa0;: une par tour, contre des cadeaux.</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>Lance les dés.</translation>
    </message>
    <message>
        <source>Roll again: another roll may well serve you better.</source>
        <translation>Relance&#xa0;: un autre jet te servira sans doute mieux.</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>Colorie tout le bassin {pool}. {reason}</translation>
    </message>
    <message>
        <source>Launch nothing: these pools may carry a better tile later.</source>
        <translation>Ne tire rien&#xa0;: ces bassins porteront peut-être une meilleure tuile plus tard.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help now.</source>
        <translation>Laisse le reste libre&#xa0;: rien d’autre n’aiderait maintenant.</translation>
    </message>
    <message>
        <source>Leave the tray as it lies. You face {color}; {areas}.</source>
        <translation>Laisse le plateau ainsi. Tu as le dé {color}&#x202f;; {areas}.</translation>
    </message>
    <message>
        <source>Turn the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>Tourne le plateau&#xa0;: {quarters}. Tu as alors le dé {color}&#x202f;; {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n area(s) to choose from.</source>
        <translation>
            <numerusform>Il y a %n zone au choix.</numerusform>
            <numerusform>Il y a %n zones au choix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) of it are free</source>
        <translation>
            <numerusform>%n zone en est libre</numerusform>
            <numerusform>%n zones en sont libres</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}&#xa0;: colorie {area}. {reason}</translation>
    </message>
    <message>
        <source>That gives: {gains}.</source>
        <translation>Cela donne&#xa0;: {gains}.</translation>
    </message>
    <message>
        <source>It is beside a boat, and leads towards surrounding it.</source>
        <translation>Elle est à côté d’un bateau et aide à l’entourer.</translation>
    </message>
    <message>
        <source>The platform there waits for its other half.</source>
        <translation>La plateforme y attend son autre moitié.</translation>
    </message>
    <message>
        <source>It joins pools you have completed.</source>
        <translation>Elle rejoint des bassins que tu as complétés.</translation>
    </message>
    <message>
        <source>Its pool can be completed by another colour.</source>
        <translation>Une autre couleur peut compléter son bassin.</translation>
    </message>
    <message>
        <source>Launch {shape} over {pools}: {points}.</source>
        <translation>Tire {shape} sur {pools}&#xa0;: {points}.</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>Retourner la tuile de feu d’artifice</translation>
    </message>
    <message>
        <source>Show every place for this tile</source>
        <translation>Montrer toutes les places de cette tuile</translation>
    </message>
    <message>
        <source>Look at a sheet</source>
        <translation>Regarder une feuille</translation>
    </message>
</context>
<context>
    <name>DiceLabels</name>
    <message>
        <source>Platform {pool}</source>
        <translation>Plateforme {pool}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s) to spend</source>
        <translation>
            <numerusform>%n cadeau à dépenser</numerusform>
            <numerusform>%n cadeaux à dépenser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again for %n gift(s)</source>
        <translation>
            <numerusform>Relancer&#xa0;: %n cadeau</numerusform>
            <numerusform>Relancer&#xa0;: %n cadeaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) short</source>
        <translation>
            <numerusform>manque %n bassin</numerusform>
            <numerusform>manquent %n bassins</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>reste {number}</translation>
    </message>
    <message>
        <source>{name}’s lake</source>
        <translation>Lac&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Look at {name}’s lake</source>
        <translation>Regarder le lac&#xa0;: {name}</translation>
    </message>
    <message>
        <source>One more area in your die’s colour</source>
        <translation>Une zone de plus, couleur de ton dé</translation>
    </message>
    <message>
        <source>One area in a colour no die shows</source>
        <translation>Une zone d’une couleur qu’aucun dé ne montre</translation>
    </message>
    <message>
        <source>One area for each of the other three dice</source>
        <translation>Une zone pour chacun des trois autres dés</translation>
    </message>
    <message>
        <source>One area like the die on your left</source>
        <translation>Une zone comme le dé à ta gauche</translation>
    </message>
    <message>
        <source>One area of any colour beside a completed pool</source>
        <translation>Une zone au choix à côté d’un bassin complet</translation>
    </message>
    <message>
        <source>Both areas of one untouched pool</source>
        <translation>Les deux zones d’un bassin intact</translation>
    </message>
    <message>
        <source>the last launches</source>
        <translation>les derniers feux</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>Bonus de tour</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Feux d’artifice</translation>
    </message>
    <message>
        <source>One area like {name}’s die</source>
        <translation>Une zone comme le dé de {name}</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>{shape} on {pool}</source>
        <translation>{shape} en {pool}</translation>
    </message>
    <message>
        <source>Launch: +{number}</source>
        <translation>Tirer : +{number}</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n point(s)</source>
        <translation>
            <numerusform>Renoncer à %n point</numerusform>
            <numerusform>Renoncer à %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <translation>
            <numerusform>encore %n point</numerusform>
            <numerusform>encore %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes this sheet and shades</source>
        <translation>{name} prend cette feuille et colorie</translation>
    </message>
    <message>
        <source>The tray</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>Favours of the emperor</source>
        <translation>Faveurs de l’empereur</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Le lac</translation>
    </message>
    <message>
        <source>completes a pool</source>
        <translation>complète un bassin</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>spoils a boat</source>
        <translation>gâche un bateau</translation>
    </message>
    <message>
        <source>Next medal</source>
        <translation>Prochaine médaille</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>That was your turn. You can still undo it.</source>
        <translation>C’était ton tour. Tu peux encore l’annuler.</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Les autres colorient, puis tu tires.</translation>
    </message>
    <message>
        <source>The others are playing.</source>
        <translation>Les autres jouent.</translation>
    </message>
    <message>
        <source>Done without it…</source>
        <translation>Terminé sans tirer…</translation>
    </message>
    <message>
        <source>Keep the launch</source>
        <translation>Garder le tir</translation>
    </message>
    <message>
        <source>Done…</source>
        <translation>Terminé…</translation>
    </message>
    <message>
        <source>You can still shade. Leave it?</source>
        <translation>Tu peux encore colorier. Laisser ?</translation>
    </message>
    <message>
        <source>Leave it unshaded</source>
        <translation>Ne pas colorier</translation>
    </message>
    <message>
        <source>Keep shading</source>
        <translation>Continuer à colorier</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Deuxième groupe</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Bateaux</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Still to shade:</source>
        <translation>Encore à colorier&#xa0;:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>Ne rien tirer</translation>
    </message>
    <message>
        <source>You can still ask the emperor for a favour.</source>
        <translation>Tu peux encore demander une faveur à l’empereur.</translation>
    </message>
    <message>
        <source>Press again to take it back.</source>
        <translation>Appuie encore pour l’annuler.</translation>
    </message>
    <message>
        <source>Press to take it back, with what you did after it.</source>
        <translation>Appuie pour l’annuler, avec tout ce que tu as fait ensuite.</translation>
    </message>
    <message>
        <source>Take this sheet</source>
        <translation>Prendre cette feuille</translation>
    </message>
    <message>
        <source>Back to your lake</source>
        <translation>Retour à ton lac</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Toute la table</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Drag the rim to turn the tray. Leave it so, or shade an area.</source>
        <translation>Tire sur le bord pour tourner le plateau. Laisse-le ainsi, ou colorie une zone.</translation>
    </message>
    <message>
        <source>nobody’s, but shown</source>
        <translation>à personne, mais montré</translation>
    </message>
    <message>
        <source>The emperor’s favours</source>
        <translation>Les faveurs de l’empereur</translation>
    </message>
    <message>
        <source>one per turn</source>
        <translation>une par tour</translation>
    </message>
    <message>
        <source>fits now</source>
        <translation>rentre maintenant</translation>
    </message>
    <message>
        <source>no room yet</source>
        <translation>pas encore de place</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>plus aucune</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>tourner</translation>
    </message>
    <message>
        <source>flip it</source>
        <translation>retourner</translation>
    </message>
    <message>
        <source>show all places</source>
        <translation>voir toutes les places</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Empereur</translation>
    </message>
</context>
<context>
    <name>DiceLog</name>
    <message>
        <source>{name} left the tray as it lay: {faced}.</source>
        <translation>{name} laisse le plateau ainsi&#xa0;: {faced}.</translation>
    </message>
    <message>
        <source>{name} turned the tray: {faced}.</source>
        <translation>{name} tourne le plateau&#xa0;: {faced}.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} dépense {gifts} pour une faveur&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name} faces {color} and can shade nothing.</source>
        <translation>{name} a le dé {color} et ne peut rien colorier.</translation>
    </message>
    <message>
        <source>{name} took their sheet.</source>
        <translation>{name} prend sa feuille.</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} laisse le reste libre.</translation>
    </message>
    <message>
        <source>{name} launched nothing.</source>
        <translation>{name} ne tire rien.</translation>
    </message>
    <message>
        <source>Turn {number} of {name} begins.</source>
        <translation>Tour {number}&#xa0;: {name} commence.</translation>
    </message>
    <message>
        <source>All turns are over: everyone may launch once more.</source>
        <translation>Tous les tours sont joués&#xa0;: chacun peut encore tirer un feu d’artifice.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and rolled again: {colors}.</source>
        <translation>{name} dépense {gifts} et relance&#xa0;: {colors}.</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} obtient {colors}.</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the die</source>
        <translation>{name} colorie {areas} pour le dé</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the turn bonus</source>
        <translation>{name} colorie {areas} pour le bonus de tour</translation>
    </message>
    <message>
        <source>{name} shaded {areas} by the emperor’s favour</source>
        <translation>{name} colorie {areas} par la faveur de l’empereur</translation>
    </message>
    <message>
        <source>{name} shaded {areas} beside the platform</source>
        <translation>{name} colorie {areas} à côté de la plateforme</translation>
    </message>
    <message>
        <source>{name} launched {shape} over {pools}: {points}.</source>
        <translation>{name} tire {shape} sur {pools}&#xa0;: {points}.</translation>
    </message>
</context>
<context>
    <name>DiceNames</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>{color} twice</source>
        <translation>{color} deux fois</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>couleur au choix</translation>
    </message>
    <message>
        <source>{color} at {pool}</source>
        <translation>{color} en {pool}</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>{area}, {half}</source>
        <translation>{area}, {half}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n cadeau</numerusform>
            <numerusform>%n cadeaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la ligne</translation>
    </message>
    <message>
        <source>the corner</source>
        <translation>le coin</translation>
    </message>
    <message>
        <source>the square</source>
        <translation>le carré</translation>
    </message>
    <message>
        <source>the T</source>
        <translation>le T</translation>
    </message>
    <message>
        <source>the L</source>
        <translation>le L</translation>
    </message>
    <message>
        <source>the S</source>
        <translation>le S</translation>
    </message>
    <message>
        <source>the plus</source>
        <translation>le plus</translation>
    </message>
    <message>
        <source>the U</source>
        <translation>le U</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>not turned</source>
        <translation>sans tourner</translation>
    </message>
    <message>
        <source>a quarter to the right</source>
        <translation>un quart de tour à droite</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>un demi-tour</translation>
    </message>
    <message>
        <source>a quarter to the left</source>
        <translation>un quart de tour à gauche</translation>
    </message>
    <message>
        <source>one more area in the die’s colour</source>
        <translation>une zone de plus de la couleur du dé</translation>
    </message>
    <message>
        <source>one area in a colour that no die shows</source>
        <translation>une zone d’une couleur qu’aucun dé ne montre</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>une zone pour chacun des trois autres dés</translation>
    </message>
    <message>
        <source>one area in the colour of the die to the left</source>
        <translation>une zone de la couleur du dé à gauche</translation>
    </message>
    <message>
        <source>one area of any colour beside a completed pool</source>
        <translation>une zone de toute couleur à côté d’un bassin complet</translation>
    </message>
    <message>
        <source>both areas of one untouched pool</source>
        <translation>les deux zones d’un bassin intact</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>face A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>face B</translation>
    </message>
</context>
<context>
    <name>DiceOptions</name>
    <message>
        <source>What is in play</source>
        <translation>Ce qui est en jeu</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>{number} tours chacun</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} tours</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>environ {number} minutes</translation>
    </message>
    <message>
        <source>You turn the tray for yourself. The rules for one are ours.</source>
        <translation>Tu tournes le plateau pour toi. Les règles en solo sont de nous.</translation>
    </message>
    <message>
        <source>The earliest letter of a sheet begins. Then it goes clockwise.</source>
        <translation>La première lettre de feuille commence. Puis on tourne dans le sens horaire.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>Formes de feux d’artifice</translation>
    </message>
    <message>
        <source>Emperor cards</source>
        <translation>Cartes de l’empereur</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Feuilles de score</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuées</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisies</translation>
    </message>
    <message>
        <source>Sheet of {name}</source>
        <translation>Feuille&#xa0;: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s): {all} are in play.</source>
        <translation>
            <numerusform>Choisis encore %n forme&#xa0;: {all} sont en jeu.</numerusform>
            <numerusform>Choisis encore %n formes&#xa0;: {all} sont en jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>Ces quatre formes conviennent bien à une première partie.</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape are drawn.</source>
        <translation>Une petite, deux moyennes et une grande forme sont tirées au sort.</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>Ces quatre formes sont en jeu.</translation>
    </message>
    <message>
        <source>Everybody gets one by chance; the earliest letter begins.</source>
        <translation>Chacun en reçoit une au hasard&#x202f;; la première lettre commence.</translation>
    </message>
    <message>
        <source>{shape}: tiles for {values} points, the best on top</source>
        <translation>{shape}&#xa0;: des tuiles à {values} points, la meilleure au-dessus</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Press to turn it over: {lower}</source>
        <translation>{gifts}, {side}&#xa0;: {upper}. Appuie pour la retourner&#xa0;: {lower}</translation>
    </message>
    <message>
        <source>{gifts}, by chance: {upper}, or {lower}</source>
        <translation>{gifts}, au hasard&#xa0;: {upper}, ou {lower}</translation>
    </message>
</context>
<context>
    <name>DicePapers</name>
    <message>
        <source>Blank sheet {letter}</source>
        <translation>Feuille vierge {letter}</translation>
    </message>
    <message>
        <source>{name}, sheet {letter}</source>
        <translation>{name}, feuille {letter}</translation>
    </message>
    <message>
        <source>{number} play</source>
        <translation>à {number}</translation>
    </message>
    <message>
        <source>Sheet {letter}</source>
        <translation>Feuille {letter}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>Bonus de tour</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Cadeaux</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Pavilion shaded: one gift</source>
        <translation>Pavillon colorié&#xa0;: un cadeau</translation>
    </message>
    <message>
        <source>Platform completed: shade one area beside it</source>
        <translation>Plateforme complète&#xa0;: colorie une zone à côté</translation>
    </message>
    <message numerus="yes">
        <source>Boat, unshaded and surrounded: %n point(s)</source>
        <translation>
            <numerusform>Bateau, libre et entouré&#xa0;: %n point</numerusform>
            <numerusform>Bateau, libre et entouré&#xa0;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceReasons</name>
    <message>
        <source>pools for the next fireworks</source>
        <translation>des bassins pour le prochain feu d’artifice</translation>
    </message>
    <message>
        <source>a larger second group of pools</source>
        <translation>un deuxième groupe de bassins plus grand</translation>
    </message>
    <message>
        <source>a boat that may be surrounded</source>
        <translation>un bateau qui peut être entouré</translation>
    </message>
    <message>
        <source>pools that can be completed later</source>
        <translation>des bassins à compléter plus tard</translation>
    </message>
    <message>
        <source>gifts for later</source>
        <translation>des cadeaux pour plus tard</translation>
    </message>
    <message>
        <source>what can still be shaded now</source>
        <translation>ce qui peut encore être colorié maintenant</translation>
    </message>
    <message>
        <source>dice that help the others little</source>
        <translation>des dés qui aident peu les autres</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>The dice have fallen. Before the tray is left, a button beside it rolls again.</source>
        <translation>Les dés sont tombés. Avant de laisser le plateau, un bouton à côté permet de relancer.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Lance d’abord les dés.</translation>
    </message>
    <message>
        <source>The tray is turned once in a turn, before anybody shades.</source>
        <translation>Le plateau se tourne une fois par tour, avant que quelqu’un colorie.</translation>
    </message>
    <message>
        <source>Turn the tray first, or leave it as it lies.</source>
        <translation>Tourne d’abord le plateau, ou laisse-le ainsi.</translation>
    </message>
    <message>
        <source>Dice are rolled again only before the tray is left.</source>
        <translation>Les dés ne se relancent qu’avant de laisser le plateau.</translation>
    </message>
    <message>
        <source>You have too few gifts: rolling again costs {reroll}.</source>
        <translation>Tu as trop peu de cadeaux&#xa0;: relancer coûte {reroll}.</translation>
    </message>
    <message>
        <source>Shading is over for this turn.</source>
        <translation>Le coloriage est terminé pour ce tour.</translation>
    </message>
    <message>
        <source>That area is shaded already.</source>
        <translation>Cette zone est déjà coloriée.</translation>
    </message>
    <message>
        <source>A platform lets you shade beside it once, when its pool is completed.</source>
        <translation>Une plateforme te laisse colorier à côté une seule fois, quand son bassin est complet.</translation>
    </message>
    <message>
        <source>You have shaded an area for your die already.</source>
        <translation>Tu as déjà colorié une zone pour ton dé.</translation>
    </message>
    <message>
        <source>That area has another colour than the die you face.</source>
        <translation>Cette zone n’a pas la couleur du dé en face de toi.</translation>
    </message>
    <message>
        <source>Only the one whose turn it is has a turn bonus.</source>
        <translation>Seul le joueur dont c’est le tour a un bonus de tour.</translation>
    </message>
    <message>
        <source>You have shaded an area for your turn bonus already.</source>
        <translation>Tu as déjà colorié une zone pour ton bonus de tour.</translation>
    </message>
    <message>
        <source>That area has another colour than your turn bonus.</source>
        <translation>Cette zone n’a pas la couleur de ton bonus de tour.</translation>
    </message>
    <message>
        <source>Shade it for your die: the colour is the same.</source>
        <translation>Colorie-la pour ton dé&#xa0;: la couleur est la même.</translation>
    </message>
    <message>
        <source>Shade it for your turn bonus: the colour is the same.</source>
        <translation>Colorie-la pour ton bonus de tour&#xa0;: la couleur est la même.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Personne n’est assis là.</translation>
    </message>
    <message>
        <source>That sheet is being shaded already.</source>
        <translation>On colorie déjà sur cette feuille.</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>Cette feuille est terminée pour ce tour.</translation>
    </message>
    <message>
        <source>That sheet was just taken. First somebody shades, takes a favour or is done.</source>
        <translation>Cette feuille vient d’être prise. Il faut d’abord que quelqu’un colorie, demande une faveur ou termine.</translation>
    </message>
    <message>
        <source>Nothing can be shaded on that sheet now.</source>
        <translation>Il n’y a rien à colorier sur cette feuille maintenant.</translation>
    </message>
    <message>
        <source>Spend gifts on a card of the emperor first.</source>
        <translation>Dépense d’abord des cadeaux pour une carte de l’empereur.</translation>
    </message>
    <message>
        <source>You have shaded everything the emperor’s favour allows.</source>
        <translation>Tu as colorié tout ce que permet la faveur de l’empereur.</translation>
    </message>
    <message>
        <source>This favour shades both areas of one pool.</source>
        <translation>Cette faveur colorie les deux zones d’un même bassin.</translation>
    </message>
    <message>
        <source>The emperor’s favour does not allow that colour.</source>
        <translation>La faveur de l’empereur ne permet pas cette couleur.</translation>
    </message>
    <message>
        <source>This favour shades beside one of your completed pools.</source>
        <translation>Cette faveur colorie à côté d’un de tes bassins complets.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Les deux zones de ce bassin doivent être libres.</translation>
    </message>
    <message>
        <source>The emperor grants one favour in a turn.</source>
        <translation>L’empereur accorde une faveur par tour.</translation>
    </message>
    <message>
        <source>You have too few gifts for that favour.</source>
        <translation>Tu as trop peu de cadeaux pour cette faveur.</translation>
    </message>
    <message>
        <source>There is nothing you could shade by that favour.</source>
        <translation>Cette faveur ne te laisserait rien colorier.</translation>
    </message>
    <message>
        <source>Fireworks are launched at the end of your own turn.</source>
        <translation>Les feux d’artifice se tirent à la fin de ton propre tour.</translation>
    </message>
    <message>
        <source>That shape is not in play.</source>
        <translation>Cette forme n’est pas en jeu.</translation>
    </message>
    <message>
        <source>No tile of that shape is left.</source>
        <translation>Il ne reste aucune tuile de cette forme.</translation>
    </message>
    <message>
        <source>Fireworks need pools of which both areas are shaded.</source>
        <translation>Un feu d’artifice demande des bassins dont les deux zones sont coloriées.</translation>
    </message>
    <message>
        <source>Another tile already lies on one of these pools.</source>
        <translation>Une autre tuile couvre déjà un de ces bassins.</translation>
    </message>
    <message>
        <source>There is nothing to launch now.</source>
        <translation>Il n’y a rien à tirer maintenant.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
</context>
<context>
    <name>DiceScores</name>
    <message>
        <source>Fireworks</source>
        <translation>Feux d’artifice</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>Deuxième groupe</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>Bateaux</translation>
    </message>
    <message>
        <source>points of the tiles</source>
        <translation>points des tuiles</translation>
    </message>
    <message>
        <source>its completed pools</source>
        <translation>ses bassins complets</translation>
    </message>
    <message>
        <source>{number} for each surrounded</source>
        <translation>{number} par bateau entouré</translation>
    </message>
</context>
<context>
    <name>DiceSketch</name>
    <message>
        <source>turn {number} of {all}</source>
        <translation>tour {number} sur {all}</translation>
    </message>
</context>
<context>
    <name>DiceTips</name>
    <message>
        <source>A pavilion brought a gift. Gifts buy a favour of the emperor, one each turn.</source>
        <translation>Un pavillon a donné un cadeau. Les cadeaux paient une faveur de l’empereur, une par tour.</translation>
    </message>
    <message>
        <source>A completed platform: shade any area in a pool beside it, in any colour.</source>
        <translation>Une plateforme complète&#xa0;: colorie une zone d’un bassin voisin, de n’importe quelle couleur.</translation>
    </message>
    <message>
        <source>A boat with complete pools on all sides is worth 4 points, if its own pool stays bare.</source>
        <translation>Un bateau entouré de bassins complets vaut 4 points, si son propre bassin reste libre.</translation>
    </message>
    <message>
        <source>A complete pool can carry fireworks. Pools that touch make groups: the second largest scores.</source>
        <translation>Un bassin complet peut porter un feu d’artifice. Les bassins qui se touchent forment des groupes&#xa0;: le deuxième plus grand compte.</translation>
    </message>
    <message>
        <source>The last turn is over: everybody may launch once more.</source>
        <translation>Le dernier tour est passé&#xa0;: chacun peut encore tirer un feu d’artifice.</translation>
    </message>
    <message>
        <source>The last turn of everybody: complete pools for a display, and keep your groups apart.</source>
        <translation>Dernier tour de chacun&#xa0;: complète des bassins pour un feu d’artifice, et garde tes groupes séparés.</translation>
    </message>
    <message>
        <source>Roll, then turn the tray: everybody shades with the die that faces them.</source>
        <translation>Lance, puis tourne le plateau&#xa0;: chacun colorie avec le dé en face de lui.</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. A die that faces somebody else is theirs.</source>
        <translation>Choisis une couleur qui t’aide. Un dé en face de quelqu’un d’autre est à lui.</translation>
    </message>
    <message>
        <source>A tile fits: the top one of a shape is worth most, so launch early.</source>
        <translation>Une tuile rentre&#xa0;: celle du dessus de chaque forme vaut le plus, alors tire tôt.</translation>
    </message>
    <message>
        <source>Everybody shades at once: whoever is ready presses their own small sheet.</source>
        <translation>Tout le monde colorie en même temps&#xa0;: qui est prêt appuie sur sa propre petite feuille.</translation>
    </message>
    <message>
        <source>A favour costs gifts. Areas with a pavilion earn them back at once.</source>
        <translation>Une faveur coûte des cadeaux. Les zones avec un pavillon les rendent aussitôt.</translation>
    </message>
    <message>
        <source>Draw with the pencil over a lit area. Pools with both halves shaded are complete.</source>
        <translation>Passe le crayon sur une zone éclairée. Un bassin aux deux moitiés coloriées est complet.</translation>
    </message>
</context>
<context>
    <name>DiceTurn</name>
    <message>
        <source>{shape}: {points}</source>
        <translation>{shape}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>colorier en {colors}</translation>
    </message>
    <message>
        <source>shade beside a platform</source>
        <translation>colorier à côté d’une plateforme</translation>
    </message>
    <message>
        <source>ask the emperor for a favour</source>
        <translation>demander une faveur à l’empereur</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Les autres colorient, puis tu tires.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Colorier</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Empereur</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>{name}: {action}.</source>
        <translation>{name} : {action}.</translation>
    </message>
    <message>
        <source>{name}’s turn: {action}.</source>
        <translation>Tour de {name} : {action}.</translation>
    </message>
    <message>
        <source>Your turn: {action}.</source>
        <translation>À toi : {action}.</translation>
    </message>
    <message>
        <source>turn the tray, or shade an area</source>
        <translation>tourner le plateau ou colorier une zone</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>tirer un feu d’artifice</translation>
    </message>
    <message>
        <source>launch one last time</source>
        <translation>tirer une dernière fois</translation>
    </message>
    <message>
        <source>nothing is left to shade</source>
        <translation>plus rien à colorier</translation>
    </message>
    <message>
        <source>{action}, or be done</source>
        <translation>{action}, ou terminer</translation>
    </message>
    <message>
        <source>{shape} is worth {points}.</source>
        <translation>{shape} vaut {points}.</translation>
    </message>
    <message>
        <source>You may also {actions}.</source>
        <translation>Tu peux aussi {actions}.</translation>
    </message>
    <message>
        <source>Or {actions}.</source>
        <translation>Ou {actions}.</translation>
    </message>
    <message>
        <source>again: {gifts}</source>
        <translation>relancer&#xa0;: {gifts}</translation>
    </message>
    <message>
        <source>shade {colors} by favour</source>
        <translation>colorier en {colors} par faveur</translation>
    </message>
    <message>
        <source>{gifts} held</source>
        <translation>tu as {gifts}</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>coûte {gifts}</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>lancer les dés</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>lancés</translation>
    </message>
    <message>
        <source>turn the tray</source>
        <translation>tourner le plateau</translation>
    </message>
    <message>
        <source>beside a platform</source>
        <translation>à côté d’une plateforme</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>favour granted</source>
        <translation>faveur accordée</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>rien à colorier</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>tu peux</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>une dernière fois</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>as it lies now</source>
        <translation>telle qu’elle est</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>pas à pas</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>Souvenir</translation>
    </message>
    <message>
        <source>save the picture</source>
        <translation>enregistrer l’image</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Niveau suivant</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>étape {number} sur {all}</translation>
    </message>
    <message>
        <source>The lanterns are counted</source>
        <translation>On compte les lanternes</translation>
    </message>
    <message>
        <source>Any key or click shows everything.</source>
        <translation>Une touche ou un clic montre tout.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} partagent la victoire</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to {own}</source>
        <translation>
            <numerusform>%n point à {own}</numerusform>
            <numerusform>%n points à {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead</source>
        <translation>
            <numerusform>%n point, {lead} d’avance</numerusform>
            <numerusform>%n points, {lead} d’avance</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} n’a pas pu être écrit.</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 equal lanterns</source>
        <translation>4 lanternes égales</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>2 fois 3 lanternes</translation>
    </message>
    <message>
        <source>1 of every lantern</source>
        <translation>1 de chaque lanterne</translation>
    </message>
    <message>
        <source>1 for each Dedication</source>
        <translation>1 par offrande</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>dernier tour</translation>
    </message>
    <message>
        <source>A tie is Moon Dancer’s: whoever challenges her must have more.</source>
        <translation>L’égalité est à Moon Dancer&#xa0;: pour la battre, il faut avoir plus.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}&#xa0;: «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>Mooncakes and lanterns left are equal too: they share the place.</source>
        <translation>Gâteaux de lune et lanternes restantes sont égaux aussi&#xa0;: ils partagent la place.</translation>
    </message>
    <message>
        <source>Mooncakes are equal; more lanterns left decide: {values}.</source>
        <translation>Les gâteaux de lune sont égaux&#x202f;; le plus de lanternes restantes décide&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>More Mooncakes decide: {values}.</source>
        <translation>Le plus de gâteaux de lune décide&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>Une partie où des verrous ont été ouverts est un entraînement et ne compte pas.</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}&#xa0;: {wins} sur {games} gagnées</translation>
    </message>
    <message>
        <source>best lead +{number}</source>
        <translation>meilleure avance +{number}</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} victoires de suite</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Something in the program went wrong.</source>
        <translation>Un problème est survenu dans le programme.</translation>
    </message>
    <message>
        <source>This report is also in {file}.</source>
        <translation>Ce rapport est aussi dans {file}.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Your saved games are where they were: nothing has been changed.</source>
        <translation>Tes parties enregistrées sont où elles étaient&#xa0;: rien n’a changé.</translation>
    </message>
    <message>
        <source>Your game is safe: every step up to this one is saved. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>Ta partie est en sûreté&#xa0;: chaque étape jusqu’ici est enregistrée. Tu peux continuer&#x202f;; si quelque chose paraît étrange, retourne à l’étagère et appuie sur Continuer.</translation>
    </message>
    <message>
        <source>The last step could not be saved, but everything before it is. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>La dernière étape n’a pas pu être enregistrée, mais tout ce qui précède l’est. Tu peux continuer&#x202f;; si quelque chose paraît étrange, retourne à l’étagère et appuie sur Continuer.</translation>
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
        <translation>Plus petit (−)</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>{name} commence la partie.</translation>
    </message>
    <message>
        <source>Show everything (0)</source>
        <translation>Tout montrer (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Plus grand (+)</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>Marque %n point à ce tour.</numerusform>
            <numerusform>Marque %n points à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) in this turn.</source>
        <translation>
            <numerusform>Gagne %n lanterne à ce tour.</numerusform>
            <numerusform>Gagne %n lanternes à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>Gagne à ce tour %n lanterne de plus que n’importe qui d’autre.</numerusform>
            <numerusform>Gagne à ce tour %n lanternes de plus que n’importe qui d’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) in this turn.</source>
        <translation>
            <numerusform>Gagne %n gâteau de lune à ce tour.</numerusform>
            <numerusform>Gagne %n gâteaux de lune à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place your tile and hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Pose ta tuile et réunis les lanternes d’une offrande à %n point.</numerusform>
            <numerusform>Pose ta tuile et réunis les lanternes d’une offrande à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Tu as marqué %n point.</numerusform>
            <numerusform>Tu as marqué %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>Tu as reçu %n lanterne.</numerusform>
            <numerusform>Tu as reçu %n lanternes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anybody else.</source>
        <translation>
            <numerusform>Tu as reçu %n lanterne de plus que n’importe qui d’autre.</numerusform>
            <numerusform>Tu as reçu %n lanternes de plus que n’importe qui d’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>Tu as reçu %n gâteau de lune.</numerusform>
            <numerusform>Tu as reçu %n gâteaux de lune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Tu as les lanternes d’une offrande à %n point.</numerusform>
            <numerusform>Tu as les lanternes d’une offrande à %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dedicate now</source>
        <translation>L’offrande maintenant</translation>
    </message>
    <message>
        <source>Bright lanterns</source>
        <translation>Lanternes claires</translation>
    </message>
    <message>
        <source>More than the others</source>
        <translation>Plus que les autres</translation>
    </message>
    <message>
        <source>Sweet matches</source>
        <translation>Doux raccords</translation>
    </message>
    <message>
        <source>The missing lantern</source>
        <translation>La lanterne manquante</translation>
    </message>
</context>
<context>
    <name>FestivalAsks</name>
    <message>
        <source>Touch the side of your tile that counts as a match.</source>
        <translation>Touche le côté de ta tuile qui compte comme raccord.</translation>
    </message>
    <message>
        <source>Touch the tile you keep. The other one goes to the bottom.</source>
        <translation>Touche la tuile que tu gardes. L’autre va sous la pile.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take for it.</source>
        <translation>Touche la lanterne de la réserve que tu prends en échange.</translation>
    </message>
    <message>
        <source>Touch the lantern you take, at another seat.</source>
        <translation>Touche la lanterne que tu prends, à une autre place.</translation>
    </message>
    <message>
        <source>Touch the player who gains one with you.</source>
        <translation>Touche le joueur qui en gagne une avec toi.</translation>
    </message>
    <message>
        <source>Touch the stack you put it on.</source>
        <translation>Touche la pile où tu le poses.</translation>
    </message>
    <message>
        <source>Choose the lanterns; then touch the one you leave out.</source>
        <translation>Choisis les lanternes&#x202f;; touche ensuite celle que tu omets.</translation>
    </message>
    <message>
        <source>Touch the lantern you take back.</source>
        <translation>Touche la lanterne que tu reprends.</translation>
    </message>
    <message>
        <source>Press her card to see the top two tiles, or refill as ever.</source>
        <translation>Appuie sur sa carte pour voir les deux tuiles du dessus, ou pioche comme d’habitude.</translation>
    </message>
    <message>
        <source>You may exchange one more: touch the lantern you give.</source>
        <translation>Tu peux en échanger une de plus&#xa0;: touche la lanterne que tu donnes.</translation>
    </message>
    <message>
        <source>Make a second Dedication: touch its stack.</source>
        <translation>Fais une deuxième offrande&#xa0;: touche sa pile.</translation>
    </message>
    <message>
        <source>Make a Dedication: touch its stack.</source>
        <translation>Fais une offrande&#xa0;: touche sa pile.</translation>
    </message>
    <message>
        <source>Touch the lantern you give.</source>
        <translation>Touche la lanterne que tu donnes.</translation>
    </message>
    <message>
        <source>Touch the first lantern you give.</source>
        <translation>Touche la première lanterne que tu donnes.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take.</source>
        <translation>Touche la lanterne de la réserve que tu prends.</translation>
    </message>
    <message>
        <source>Touch a Dedication: one lantern may be left out.</source>
        <translation>Touche une offrande&#xa0;: une lanterne peut manquer.</translation>
    </message>
    <message>
        <source>At your refill you may choose from two tiles.</source>
        <translation>En complétant ta main, tu pourras choisir entre deux tuiles.</translation>
    </message>
    <message>
        <source>Touch a tile of the display to turn it.</source>
        <translation>Touche une tuile posée pour la tourner.</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you both gain.</source>
        <translation>Touche la lanterne de la réserve que vous gagnez tous les deux.</translation>
    </message>
    <message>
        <source>Touch the pile of Trixie lanterns to take one.</source>
        <translation>Touche le tas de lanternes Trixie pour en prendre une.</translation>
    </message>
    <message>
        <source>Touch your token.</source>
        <translation>Touche ton jeton.</translation>
    </message>
    <message>
        <source>Choose for Moon Dancer:</source>
        <translation>Choisis pour Moon Dancer&#xa0;:</translation>
    </message>
    <message>
        <source>Turn it (wheel or R); press it again to leave it so.</source>
        <translation>Tourne-la (molette ou R)&#xa0;; appuie encore pour la laisser ainsi.</translation>
    </message>
    <message>
        <source>After your tile, one more Dedication may be possible.</source>
        <translation>Après ta tuile, une autre offrande sera peut-être possible.</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>À ce tour, tu peux faire deux offrandes.</translation>
    </message>
    <message>
        <source>Each match brings one more Mooncake.</source>
        <translation>Chaque raccord donne un gâteau de lune de plus.</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>Après une offrande, tu peux reprendre une lanterne.</translation>
    </message>
    <message>
        <source>Your lanterns are not counted this turn.</source>
        <translation>À ce tour, tes lanternes ne sont pas comptées.</translation>
    </message>
    <message>
        <source>You also gain what the far side of your tile shows.</source>
        <translation>Tu gagnes aussi ce que montre le côté opposé de ta tuile.</translation>
    </message>
    <message>
        <source>One side that does not match will count as a match.</source>
        <translation>Un côté qui ne raccorde pas comptera comme raccord.</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>quelle lanterne donne-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>which lantern of the Supply does she take?</source>
        <translation>quelle lanterne de la réserve prend-elle&#x202f;?</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>laquelle de tes lanternes prend-elle&#x202f;?</translation>
    </message>
    <message>
        <source>touch the lit stack, then her lanterns.</source>
        <translation>touche la pile éclairée, puis ses lanternes.</translation>
    </message>
    <message>
        <source>which lantern does she leave out?</source>
        <translation>quelle lanterne omet-elle&#x202f;?</translation>
    </message>
    <message>
        <source>which lanterns does she dedicate?</source>
        <translation>quelles lanternes offre-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>touch what is lit.</source>
        <translation>touche ce qui est éclairé.</translation>
    </message>
</context>
<context>
    <name>FestivalChoices</name>
    <message>
        <source>Keep the {tile}</source>
        <translation>Garder&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>Poser&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Put your token on {kind}: your Dedications there score 1 more</source>
        <translation>Poser ton jeton sur {kind}&#xa0;: tes offrandes y rapportent 1 de plus</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}</source>
        <translation>Offrir {kind}&#xa0;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>Claim the Dedication: %n point(s)</source>
        <translation>
            <numerusform>Prendre l’offrande&#xa0;: %n point</numerusform>
            <numerusform>Prendre l’offrande&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the face-up {tile}</source>
        <translation>Prendre la visible&#xa0;: {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>Piocher la tuile cachée du dessus (%n dans la pile)</numerusform>
            <numerusform>Piocher la tuile cachée du dessus (%n dans la pile)</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {lanterns}</source>
        <translation>Ligne {row}, colonne {column}&#xa0;: {lanterns}</translation>
    </message>
    <message>
        <source>Mooncake</source>
        <translation>gâteau de lune</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>no {thing} left</source>
        <translation>{thing}&#xa0;: il n’y en a plus</translation>
    </message>
    <message>
        <source>Give {lantern} ({number} held)</source>
        <translation>Donner {lantern} (tu en as {number})</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} ({number} held)</source>
        <translation>Échanger ou rendre {lantern} (tu en as {number})</translation>
    </message>
    <message>
        <source>Exchange {lantern} ({number} held)</source>
        <translation>Échanger {lantern} (tu en as {number})</translation>
    </message>
    <message>
        <source>Return {lantern} ({number} held)</source>
        <translation>Rendre {lantern} (tu en as {number})</translation>
    </message>
    <message>
        <source>Four {lantern}</source>
        <translation>Quatre {lantern}</translation>
    </message>
    <message>
        <source>A pair of {lantern}</source>
        <translation>Deux {lantern}</translation>
    </message>
    <message>
        <source>One {lantern}</source>
        <translation>Une {lantern}</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>Prendre {lantern} (reste {number})</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Rendre {lantern} à la réserve</translation>
    </message>
    <message>
        <source>Take {lantern} for it ({number} left)</source>
        <translation>Prendre {lantern} en échange (reste {number})</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message>
        <source>Whoever refills a hand may take it. {tile}</source>
        <translation>Qui complète sa main peut la prendre. {tile}</translation>
    </message>
    <message>
        <source>No tile lies face up.</source>
        <translation>Aucune tuile n’est visible.</translation>
    </message>
    <message>
        <source>Tiles of {name}, seen by their owner only.</source>
        <translation>Tuiles de {name}, que seul leur propriétaire voit.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>Reste %n tuile dans la pile.</numerusform>
            <numerusform>Restent %n tuiles dans la pile.</numerusform>
        </translation>
    </message>
    <message>
        <source>When all tiles are laid, everybody has one final turn.</source>
        <translation>Quand toutes les tuiles sont posées, chacun a un dernier tour.</translation>
    </message>
    <message>
        <source>A match with it brings a Mooncake.</source>
        <translation>Un raccord avec elle donne un gâteau de lune.</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}&#xa0;: tu en as %n.</numerusform>
            <numerusform>{lantern}&#xa0;: tu en as %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} holds %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}&#xa0;: {name} en a %n.</numerusform>
            <numerusform>{lantern}&#xa0;: {name} en a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None is left in the Supply.</source>
        <translation>Il n’en reste plus dans la réserve.</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the Supply.</source>
        <translation>
            <numerusform>Reste %n dans la réserve.</numerusform>
            <numerusform>Restent %n dans la réserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s) left in the Supply.</source>
        <translation>
            <numerusform>Reste %n gâteau de lune dans la réserve.</numerusform>
            <numerusform>Restent %n gâteaux de lune dans la réserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>Tu en as %n.</numerusform>
            <numerusform>Tu en as %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: taken where a stack is empty, {points} each.</source>
        <translation>Offrandes génériques&#xa0;: on les prend là où une pile est vide, {points} chacune.</translation>
    </message>
    <message>
        <source>{kind}: none is left.</source>
        <translation>{kind}&#xa0;: il n’en reste plus.</translation>
    </message>
    <message>
        <source>{kind}: {points}, {lacking}.</source>
        <translation>{kind}&#xa0;: {points}, {lacking}.</translation>
    </message>
    <message>
        <source>{kind}: {points}.</source>
        <translation>{kind}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>A generic one is taken.</source>
        <translation>On prend une générique.</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <comment>Dedications</comment>
        <translation>
            <numerusform>Reste %n.</numerusform>
            <numerusform>Restent %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>you have the lanterns for it</source>
        <translation>tu as les lanternes qu’il faut</translation>
    </message>
    <message>
        <source>you lack {lanterns}</source>
        <translation>il te manque {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you lack %n lantern(s)</source>
        <translation>
            <numerusform>il te manque %n lanterne</numerusform>
            <numerusform>il te manque %n lanternes</numerusform>
        </translation>
    </message>
    <message>
        <source>you lack {number}: {lanterns}</source>
        <translation>il t’en manque {number}&#xa0;: {lanterns}</translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}, {mooncakes}&#xa0;: {ability}</translation>
    </message>
    <message>
        <source>The token of {name}: each Dedication taken from the stack it lies on scores one more.</source>
        <translation>Le jeton de {name}&#xa0;: chaque offrande prise à la pile où il se trouve rapporte un point de plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) left on the pile.</source>
        <translation>
            <numerusform>Reste %n lanterne Trixie sur le tas.</numerusform>
            <numerusform>Restent %n lanternes Trixie sur le tas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Trixie lantern(s).</source>
        <translation>
            <numerusform>{name} a %n lanterne Trixie.</numerusform>
            <numerusform>{name} a %n lanternes Trixie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each stands for any lantern in a Dedication.</source>
        <translation>Chacune remplace n’importe quelle lanterne dans une offrande.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Mooncake(s).</source>
        <translation>
            <numerusform>{name} a %n gâteau de lune.</numerusform>
            <numerusform>{name} a %n gâteaux de lune.</numerusform>
        </translation>
    </message>
    <message>
        <source>An exchange costs {mooncakes}.</source>
        <translation>Un échange coûte {mooncakes}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} from %n Dedication(s).</source>
        <translation>
            <numerusform>{name}&#xa0;: {points} pour %n offrande.</numerusform>
            <numerusform>{name}&#xa0;: {points} pour %n offrandes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n lantern(s).</source>
        <translation>
            <numerusform>{name} a %n lanterne.</numerusform>
            <numerusform>{name} a %n lanternes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No more than {limit} may be kept when a tile is laid.</source>
        <translation>On ne peut pas en garder plus de {limit} quand on pose une tuile.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points}, {mooncakes}, %n lantern(s).</source>
        <translation>
            <numerusform>{name}&#xa0;: {points}, {mooncakes}, %n lanterne.</numerusform>
            <numerusform>{name}&#xa0;: {points}, {mooncakes}, %n lanternes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalGala</name>
    <message>
        <source>{name} befriended {friend} for {mooncakes}.</source>
        <translation>{name} se lie d’amitié avec {friend} pour {mooncakes}.</translation>
    </message>
    <message>
        <source>The help of {friend} was not used.</source>
        <translation>L’aide de l’amie n’a pas servi&#xa0;: {friend}.</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} donne {given} contre {taken}, avec {other}.</translation>
    </message>
    <message>
        <source>{name} put the token on {kind}.</source>
        <translation>{name} pose son jeton sur {kind}.</translation>
    </message>
    <message>
        <source>The side with {lantern} counts as a match.</source>
        <translation>Le côté avec {lantern} compte comme raccord.</translation>
    </message>
    <message numerus="yes">
        <source>{name} kept %n lantern(s).</source>
        <translation>
            <numerusform>{name} garde %n lanterne.</numerusform>
            <numerusform>{name} garde %n lanternes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took a Trixie lantern.</source>
        <translation>{name} prend une lanterne Trixie.</translation>
    </message>
    <message>
        <source>{name} returned a Trixie lantern.</source>
        <translation>{name} rend une lanterne Trixie.</translation>
    </message>
    <message>
        <source>{name} turned a tile of the display.</source>
        <translation>{name} tourne une tuile posée.</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} regarde les tuiles du dessus de la pile.</translation>
    </message>
    <message>
        <source>{name} kept one of them and put the other at the bottom.</source>
        <translation>{name} en garde une et met l’autre sous la pile.</translation>
    </message>
    <message>
        <source>Befriend {friend} ({mooncakes}): {ability}</source>
        <translation>Se lier avec {friend} ({mooncakes})&#xa0;: {ability}</translation>
    </message>
    <message>
        <source>Take {lantern} from {name}</source>
        <translation>Prendre {lantern} à {name}</translation>
    </message>
    <message>
        <source>Together with {name}</source>
        <translation>Avec {name}</translation>
    </message>
    <message>
        <source>Turn the tile at {x}, {y}: {tile}</source>
        <translation>Tourner la tuile en {x}, {y}&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>Omettre {lantern}</translation>
    </message>
    <message>
        <source>It stands for one more {lantern}</source>
        <translation>Elle remplace une {lantern} de plus</translation>
    </message>
    <message>
        <source>It stands for {lantern}</source>
        <translation>Elle remplace {lantern}</translation>
    </message>
    <message>
        <source>Let a Trixie lantern stand for one you have</source>
        <translation>Remplacer une lanterne que tu as par une lanterne Trixie</translation>
    </message>
    <message>
        <source>Put your token on a stack</source>
        <translation>Poser ton jeton sur une pile</translation>
    </message>
    <message>
        <source>Look at the top tiles of the stack</source>
        <translation>Regarder les tuiles du dessus de la pile</translation>
    </message>
    <message>
        <source>Return a Trixie lantern</source>
        <translation>Rendre une lanterne Trixie</translation>
    </message>
    <message>
        <source>Back to the pile</source>
        <translation>Retour sur le tas</translation>
    </message>
    <message>
        <source>Take a Trixie lantern</source>
        <translation>Prendre une lanterne Trixie</translation>
    </message>
    <message>
        <source>No friend helps you with that now.</source>
        <translation>Aucune amie ne t’aide pour cela maintenant.</translation>
    </message>
    <message>
        <source>Moon Dancer follows rules of her own.</source>
        <translation>Moon Dancer suit ses propres règles.</translation>
    </message>
    <message>
        <source>That friend is not in play.</source>
        <translation>Cette amie n’est pas en jeu.</translation>
    </message>
    <message>
        <source>Befriending comes first in a turn, and only once.</source>
        <translation>L’amitié vient en premier dans un tour, et une seule fois.</translation>
    </message>
    <message>
        <source>You have too few Mooncakes for that friend.</source>
        <translation>Tu as trop peu de gâteaux de lune pour cette amie.</translation>
    </message>
    <message>
        <source>You hold no Trixie lantern.</source>
        <translation>Tu n’as pas de lanterne Trixie.</translation>
    </message>
    <message>
        <source>First choose the side that counts as a match.</source>
        <translation>Choisis d’abord le côté qui compte comme raccord.</translation>
    </message>
    <message>
        <source>First choose the tile you keep.</source>
        <translation>Choisis d’abord la tuile que tu gardes.</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you have just returned.</source>
        <translation>Reprends une des lanternes que tu viens de rendre.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Choisis un autre joueur.</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and does not match.</source>
        <translation>Choisis un côté qui touche une tuile et ne raccorde pas.</translation>
    </message>
    <message>
        <source>Keep one of the tiles you are looking at.</source>
        <translation>Garde une des tuiles que tu regardes.</translation>
    </message>
    <message>
        <source>A swap takes a different lantern.</source>
        <translation>Un troc prend une lanterne différente.</translation>
    </message>
    <message>
        <source>That player holds no lantern of that kind.</source>
        <translation>Ce joueur n’a pas de lanterne de ce genre.</translation>
    </message>
    <message>
        <source>Your token lies there already.</source>
        <translation>Ton jeton s’y trouve déjà.</translation>
    </message>
    <message>
        <source>Nothing is left on that stack.</source>
        <translation>Il ne reste rien sur cette pile.</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>Aucune tuile ne s’y trouve.</translation>
    </message>
    <message>
        <source>The tile lies that way already.</source>
        <translation>La tuile est déjà dans ce sens.</translation>
    </message>
    <message>
        <source>There is nothing you could exchange.</source>
        <translation>Il n’y a rien que tu puisses échanger.</translation>
    </message>
    <message>
        <source>There is nothing you could swap.</source>
        <translation>Il n’y a rien que tu puisses troquer.</translation>
    </message>
    <message>
        <source>There is nothing you could take.</source>
        <translation>Il n’y a rien que tu puisses prendre.</translation>
    </message>
    <message>
        <source>You could not make a second Dedication.</source>
        <translation>Tu ne pourrais pas faire de deuxième offrande.</translation>
    </message>
    <message>
        <source>No Trixie lantern is left.</source>
        <translation>Il ne reste plus de lanterne Trixie.</translation>
    </message>
    <message>
        <source>There is no other stack for your token.</source>
        <translation>Il n’y a pas d’autre pile pour ton jeton.</translation>
    </message>
    <message>
        <source>That helps with placing a tile, and you have none left.</source>
        <translation>Cela aide à poser une tuile, et tu n’en as plus.</translation>
    </message>
    <message>
        <source>You do not hold more than {limit} lanterns.</source>
        <translation>Tu n’as pas plus de {limit} lanternes.</translation>
    </message>
    <message>
        <source>There are not two tiles in the stack to look at.</source>
        <translation>Il n’y a pas deux tuiles à regarder dans la pile.</translation>
    </message>
    <message>
        <source>You could not make a Dedication with that help.</source>
        <translation>Même avec cette aide, tu ne pourrais pas faire d’offrande.</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the lit tile on the lit cell. {gains}</source>
        <translation>Pose la tuile éclairée sur la case éclairée. {gains}</translation>
    </message>
    <message>
        <source>Exchange {given} for {taken}.</source>
        <translation>Échange {given} contre {taken}.</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}.</source>
        <translation>Offre {kind}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Return {lantern}.</source>
        <translation>Rends {lantern}.</translation>
    </message>
    <message>
        <source>Take the face-up tile.</source>
        <translation>Prends la tuile visible.</translation>
    </message>
    <message>
        <source>Draw a tile from the stack.</source>
        <translation>Pioche une tuile de la pile.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Finis le tour.</translation>
    </message>
    <message>
        <source>A friend can help: touch what is lit.</source>
        <translation>Une amie peut t’aider&#xa0;: touche ce qui est éclairé.</translation>
    </message>
</context>
<context>
    <name>FestivalLabels</name>
    <message numerus="yes">
        <source>lantern(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>lanterne</numerusform>
            <numerusform>lanternes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim %n point(s)</source>
        <translation>
            <numerusform>Prendre %n point</numerusform>
            <numerusform>Prendre %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mooncake(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>gâteau de lune</numerusform>
            <numerusform>gâteaux de lune</numerusform>
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
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message>
        <source>of {limit}</source>
        <translation>sur {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>manque %n</numerusform>
            <numerusform>manquent %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>reste {number}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ta main</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Le lac</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>Les places</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>Tuiles à piocher</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amies</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Une question</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>épuisée</translation>
    </message>
    <message>
        <source>from Generic</source>
        <translation>générique</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Dedications</source>
        <translation>Offrandes</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>dans ta main</translation>
    </message>
    <message>
        <source>Trixie</source>
        <comment>a lantern of hers</comment>
        <translation>Trixie</translation>
    </message>
    <message>
        <source>turn the tile</source>
        <translation>tourner la tuile</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>reposer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Choisis pour moi</translation>
    </message>
</context>
<context>
    <name>FestivalLog</name>
    <message>
        <source>{name} returned {lantern} to the Supply.</source>
        <translation>{name} rend {lantern} à la réserve.</translation>
    </message>
    <message>
        <source>{name} drew a tile from the stack.</source>
        <translation>{name} pioche une tuile de la pile.</translation>
    </message>
    <message>
        <source>All tiles are placed: everyone has one final turn.</source>
        <translation>Toutes les tuiles sont posées&#xa0;: chacun a un dernier tour.</translation>
    </message>
    <message>
        <source>{name} ended the final turn.</source>
        <translation>{name} finit le dernier tour.</translation>
    </message>
    <message>
        <source>A friend brought {name} {lantern}.</source>
        <translation>Une amie apporte {lantern} à {name}.</translation>
    </message>
    <message>
        <source>{name} paid {mooncakes} and exchanged {given} for {taken}.</source>
        <translation>{name} paie {mooncakes} et échange {given} contre {taken}.</translation>
    </message>
    <message>
        <source>{name} exchanged {given} for {taken}.</source>
        <translation>{name} échange {given} contre {taken}.</translation>
    </message>
    <message>
        <source>{name} dedicated four {lanterns}: {points}.</source>
        <translation>{name} offre quatre {lanterns}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name} dedicated pairs of {lanterns}: {points}.</source>
        <translation>{name} offre des paires&#xa0;: {lanterns}, {points}.</translation>
    </message>
    <message>
        <source>{name} dedicated one of each lantern: {points}.</source>
        <translation>{name} offre une lanterne de chaque&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>That stack is empty, so it was a generic tile.</source>
        <translation>Cette pile est vide, c’était donc une tuile générique.</translation>
    </message>
    <message>
        <source>One {lantern} was left out.</source>
        <translation>Une {lantern} a été omise.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) stood in.</source>
        <translation>
            <numerusform>%n lanterne Trixie a servi de remplaçante.</numerusform>
            <numerusform>%n lanternes Trixie ont servi de remplaçantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} stayed.</source>
        <translation>Ainsi reste&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>The token brought {points} more.</source>
        <translation>Le jeton apporte {points} de plus.</translation>
    </message>
    <message>
        <source>{name} took the face-up tile; a new one was turned up.</source>
        <translation>{name} prend la tuile visible&#x202f;; une nouvelle est révélée.</translation>
    </message>
    <message>
        <source>{name} took the last tile beside the stack.</source>
        <translation>{name} prend la dernière tuile à côté de la pile.</translation>
    </message>
    <message>
        <source>{name} placed a Sky tile.</source>
        <translation>{name} pose une tuile Ciel.</translation>
    </message>
    <message>
        <source>{name} placed the Fireworks tile with {pet}.</source>
        <translation>{name} pose la tuile Feu d’artifice avec {pet}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), nothing left to gain.</source>
        <translation>
            <numerusform>%n raccord, mais plus rien à gagner.</numerusform>
            <numerusform>%n raccords, mais plus rien à gagner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): {gains}.</source>
        <translation>
            <numerusform>%n raccord&#xa0;: {gains}.</numerusform>
            <numerusform>%n raccords&#xa0;: {gains}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>Puis {name} gagne {lantern}</translation>
    </message>
    <message>
        <source>There was no {lantern} left for {names}.</source>
        <translation>{lantern}&#xa0;: plus rien pour {names}.</translation>
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
        <translation>Carré</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>Trois paires</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>Les sept</translation>
    </message>
    <message>
        <source>Generic</source>
        <comment>Dedication</comment>
        <translation>Générique</translation>
    </message>
    <message>
        <source>{lantern} above</source>
        <translation>{lantern} en haut</translation>
    </message>
    <message>
        <source>{lantern} on the right</source>
        <translation>{lantern} à droite</translation>
    </message>
    <message>
        <source>{lantern} below</source>
        <translation>{lantern} en bas</translation>
    </message>
    <message>
        <source>{lantern} on the left</source>
        <translation>{lantern} à gauche</translation>
    </message>
    <message>
        <source>The upper side</source>
        <translation>Le côté du haut</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>Le côté droit</translation>
    </message>
    <message>
        <source>The lower side</source>
        <translation>Le côté du bas</translation>
    </message>
    <message>
        <source>The left side</source>
        <translation>Le côté gauche</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n gâteau de lune</numerusform>
            <numerusform>%n gâteaux de lune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{top} top, {right} right, {bottom} bottom, {left} left</source>
        <translation>{top} en haut, {right} à droite, {bottom} en bas, {left} à gauche</translation>
    </message>
    <message>
        <source>Sky tile: {sides}</source>
        <translation>Tuile Ciel&#xa0;: {sides}</translation>
    </message>
    <message>
        <source>Fireworks tile with {pet}: {sides}</source>
        <translation>Tuile Feu d’artifice avec {pet}&#xa0;: {sides}</translation>
    </message>
</context>
<context>
    <name>FestivalOptions</name>
    <message>
        <source>one is needed</source>
        <translation>il en faut une</translation>
    </message>
    <message>
        <source>works alone</source>
        <translation>possible en solo</translation>
    </message>
    <message>
        <source>brings pieces</source>
        <translation>apporte du matériel</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} tours</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>{number} tours chacun</translation>
    </message>
    <message>
        <source>{number} tiles</source>
        <translation>{number} tuiles</translation>
    </message>
    <message>
        <source>{number} of each lantern</source>
        <translation>{number} de chaque lanterne</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>environ {number} minutes</translation>
    </message>
    <message>
        <source>Moon Dancer’s level</source>
        <translation>Niveau de Moon Dancer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>You begin. A tie is Moon Dancer’s.</source>
        <translation>Tu commences. L’égalité est à Moon Dancer.</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Le premier joueur est choisi au hasard. On joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>Moon Dancer’s level; below, ours</source>
        <translation>Niveau de Moon Dancer&#x202f;; dessous, les nôtres</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Amies du gala</translation>
    </message>
    <message>
        <source>Friends that go well together</source>
        <translation>Des amies qui vont bien ensemble</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Jouer sans amies</translation>
    </message>
    <message>
        <source>Let chance invite somebody</source>
        <translation>Laisser le hasard inviter</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Ton amie</translation>
    </message>
    <message>
        <source>Does not work alone.</source>
        <translation>Pas possible en solo.</translation>
    </message>
    <message>
        <source>She helps Moon Dancer, too. Pinkie Pie may join another one.</source>
        <translation>Elle aide aussi Moon Dancer. Pinkie Pie peut en accompagner une autre.</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Tes premières tuiles</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn.</source>
        <translation>La première tuile Ciel et tes tuiles Feu d’artifice sont tirées au sort.</translation>
    </message>
    <message numerus="yes">
        <source>A Sky tile to start with, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>Une tuile Ciel pour commencer, et jusqu’à %n tuile Feu d’artifice pour ta main.</numerusform>
            <numerusform>Une tuile Ciel pour commencer, et jusqu’à %n tuiles Feu d’artifice pour ta main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level your hand starts with %n Fireworks tile(s): choose no more.</source>
        <translation>
            <numerusform>À ce niveau, ta main commence avec %n tuile Feu d’artifice&#xa0;: n’en choisis pas plus.</numerusform>
            <numerusform>À ce niveau, ta main commence avec %n tuiles Feu d’artifice&#xa0;: n’en choisis pas plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: no more than {most} friends come to a gala.</source>
        <translation>Trop&#xa0;: pas plus de {most} amies viennent à un gala.</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: swap one.</source>
        <translation>Au moins une des amies doit avoir un cœur : échanges-en une.</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: choose one more.</source>
        <translation>Au moins une des amies doit avoir un cœur&#xa0;: choisis-en encore une.</translation>
    </message>
    <message>
        <source>Once a turn, pay a friend’s Mooncakes and use what she can do.</source>
        <translation>Une fois par tour, paie les gâteaux de lune d’une amie et profite de son talent.</translation>
    </message>
    <message>
        <source>Nobody invited: on your turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>Personne d’invité : à ton tour, tu peux payer {cost} gâteaux de lune pour échanger une lanterne.</translation>
    </message>
    <message>
        <source>{name}: {ability}</source>
        <translation>{name}&#xa0;: {ability}</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n gâteau de lune</numerusform>
            <numerusform>%n gâteaux de lune</numerusform>
        </translation>
    </message>
    <message>
        <source>has a heart</source>
        <translation>a un cœur</translation>
    </message>
    <message>
        <source>works alone beside another one</source>
        <translation>possible en solo avec une autre</translation>
    </message>
    <message>
        <source>brings pieces along</source>
        <translation>apporte du matériel</translation>
    </message>
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>lanterns that lead to a Dedication</source>
        <translation>des lanternes qui mènent à une offrande</translation>
    </message>
    <message>
        <source>Mooncakes for later</source>
        <translation>des gâteaux de lune pour plus tard</translation>
    </message>
    <message>
        <source>less for the others</source>
        <translation>moins pour les autres</translation>
    </message>
    <message>
        <source>what the rest of the turn can bring</source>
        <translation>ce que le reste du tour peut donner</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>One tile is placed in a turn. Now refill your hand.</source>
        <translation>On pose une tuile par tour. Maintenant, complète ta main.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Cette tuile n’est pas dans ta main.</translation>
    </message>
    <message>
        <source>A tile already lies there.</source>
        <translation>Une tuile s’y trouve déjà.</translation>
    </message>
    <message>
        <source>A tile must share a side with the display.</source>
        <translation>Une tuile doit toucher une tuile posée par un côté.</translation>
    </message>
    <message>
        <source>Return lanterns until you hold {limit}, then place a tile.</source>
        <translation>Rends des lanternes jusqu’à en avoir {limit}, puis pose une tuile.</translation>
    </message>
    <message>
        <source>Exchanging comes first in a turn, and only once.</source>
        <translation>L’échange vient en premier dans un tour, et une seule fois.</translation>
    </message>
    <message>
        <source>An exchange costs {cost} Mooncakes.</source>
        <translation>Un échange coûte {cost} gâteaux de lune.</translation>
    </message>
    <message>
        <source>To exchange, drag one of your lanterns onto the one you want.</source>
        <translation>Pour échanger, glisse une de tes lanternes sur celle que tu veux.</translation>
    </message>
    <message>
        <source>You hold no lantern of that kind.</source>
        <translation>Tu n’as pas de lanterne de ce genre.</translation>
    </message>
    <message>
        <source>An exchange takes a different lantern.</source>
        <translation>Un échange prend une lanterne différente.</translation>
    </message>
    <message>
        <source>The Supply has no lantern of that kind left.</source>
        <translation>La réserve n’a plus de lanterne de ce genre.</translation>
    </message>
    <message>
        <source>One Dedication is made in a turn, before placing.</source>
        <translation>On fait une offrande par tour, avant de poser.</translation>
    </message>
    <message>
        <source>No Dedication is left for that, not even a generic one.</source>
        <translation>Il ne reste aucune offrande pour cela, même générique.</translation>
    </message>
    <message>
        <source>Generic Dedications are taken only where a stack is empty.</source>
        <translation>Les offrandes génériques ne se prennent que là où une pile est vide.</translation>
    </message>
    <message>
        <source>Four of a Kind needs four equal lanterns.</source>
        <translation>Le Carré demande quatre lanternes égales.</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three lanterns.</source>
        <translation>Trois paires demande deux fois trois lanternes.</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>Les sept demande une lanterne de chaque.</translation>
    </message>
    <message>
        <source>Lanterns are returned only when you hold more than {limit}, before placing.</source>
        <translation>On ne rend des lanternes que si on en a plus de {limit}, avant de poser.</translation>
    </message>
    <message>
        <source>The hand is refilled after a tile is placed.</source>
        <translation>La main se complète après la pose d’une tuile.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>La pile est vide.</translation>
    </message>
    <message>
        <source>One tile is placed in a turn. Now it can only be ended.</source>
        <translation>On pose une tuile par tour. Il ne reste qu’à le finir.</translation>
    </message>
    <message>
        <source>No friends are in play in this game.</source>
        <translation>Aucune amie n’est en jeu dans cette partie.</translation>
    </message>
    <message>
        <source>A turn ends with placing a tile.</source>
        <translation>Un tour finit par la pose d’une tuile.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
</context>
<context>
    <name>FestivalScores</name>
    <message>
        <source>Four of a Kind</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>Trois paires</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>Les sept</translation>
    </message>
    <message>
        <source>Celestia’s token</source>
        <translation>Jeton de Celestia</translation>
    </message>
</context>
<context>
    <name>FestivalTips</name>
    <message>
        <source>Equal sides touched: a match gives you that lantern once more.</source>
        <translation>Des côtés égaux se touchent&#xa0;: un raccord te donne encore une fois cette lanterne.</translation>
    </message>
    <message>
        <source>Fireworks tiles in a match bring Mooncakes. Two of them exchange a lantern.</source>
        <translation>Une tuile Feu d’artifice dans un raccord donne un gâteau de lune. Deux gâteaux échangent une lanterne.</translation>
    </message>
    <message>
        <source>Every tile gives each seat the lantern on the side that faces it.</source>
        <translation>Chaque tuile donne à chaque place la lanterne du côté qui lui fait face.</translation>
    </message>
    <message>
        <source>What the Supply lacks is not given. Dedications bring lanterns back to it.</source>
        <translation>Ce que la réserve n’a plus n’est pas donné. Les offrandes y ramènent des lanternes.</translation>
    </message>
    <message>
        <source>Each Dedication of a kind leaves less for the next. Do not wait too long.</source>
        <translation>Chaque offrande d’un genre laisse moins à la suivante. N’attends pas trop.</translation>
    </message>
    <message>
        <source>All tiles are laid: everybody may exchange and dedicate once more.</source>
        <translation>Toutes les tuiles sont posées&#xa0;: chacun peut encore échanger et offrir une fois.</translation>
    </message>
    <message>
        <source>The stack is empty: only few tiles are left to place. Complete your sets now.</source>
        <translation>La pile est vide : il ne reste que peu de tuiles à poser. Complète tes séries maintenant.</translation>
    </message>
    <message>
        <source>Only 12 lanterns may stay. Give back what no Dedication of yours needs.</source>
        <translation>Seules 12 lanternes peuvent rester. Rends celles dont aucune de tes offrandes n’a besoin.</translation>
    </message>
    <message>
        <source>You can make a Dedication: these points decide the game. One in each turn, before placing.</source>
        <translation>Tu peux faire une offrande&#xa0;: ces points décident de la partie. Une par tour, avant de poser.</translation>
    </message>
    <message>
        <source>For two Mooncakes you may exchange a lantern: good when just one is missing.</source>
        <translation>Pour deux gâteaux de lune, tu peux échanger une lanterne&#xa0;: utile quand il n’en manque qu’une.</translation>
    </message>
    <message>
        <source>A friend helps you this turn for Mooncakes. Rest the pointer on a card to read how.</source>
        <translation>Une amie t’aide à ce tour contre des gâteaux de lune. Laisse le pointeur sur une carte pour lire comment.</translation>
    </message>
    <message>
        <source>Hold a tile over the table and look at every seat: it shows who would receive what.</source>
        <translation>Tiens une tuile au-dessus de la table et regarde chaque place&#xa0;: tu y vois qui recevrait quoi.</translation>
    </message>
    <message>
        <source>Take the tile you can see, or draw unseen: after this the turn cannot be taken back.</source>
        <translation>Prends la tuile visible ou pioche à l’aveugle&#xa0;: ensuite, le tour ne peut plus être annulé.</translation>
    </message>
</context>
<context>
    <name>FestivalTurn</name>
    <message>
        <source>{kind}: {points}</source>
        <translation>{kind}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>échanger une lanterne</translation>
    </message>
    <message>
        <source>befriend somebody</source>
        <translation>se lier avec une amie</translation>
    </message>
    <message>
        <source>make a Dedication</source>
        <translation>faire une offrande</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>Amitié</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>Offrir</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Or: {action}</source>
        <translation>Ou&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Your turn: {action}</source>
        <translation>À toi&#xa0;: {action}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}&#xa0;: {action}</translation>
    </message>
    <message>
        <source>First {name} may {actions}.</source>
        <translation>D’abord, {name} peut {actions}.</translation>
    </message>
    <message>
        <source>First you may {actions}.</source>
        <translation>D’abord, tu peux {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s).</source>
        <translation>
            <numerusform>rends %n lanterne.</numerusform>
            <numerusform>rends %n lanternes.</numerusform>
        </translation>
    </message>
    <message>
        <source>use the friend’s help, or end the turn.</source>
        <translation>profite de l’aide de l’amie, ou finis le tour.</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>choisis le côté qui compte comme raccord.</translation>
    </message>
    <message>
        <source>keep one of the tiles looked at.</source>
        <translation>garde une des tuiles regardées.</translation>
    </message>
    <message>
        <source>place a tile.</source>
        <translation>pose une tuile.</translation>
    </message>
    <message>
        <source>place this tile.</source>
        <translation>pose cette tuile.</translation>
    </message>
    <message>
        <source>return it to the Supply.</source>
        <translation>rends-la à la réserve.</translation>
    </message>
    <message>
        <source>choose a lantern of the Supply for it.</source>
        <translation>choisis en échange une lanterne de la réserve.</translation>
    </message>
    <message>
        <source>press the stack again for its points.</source>
        <translation>appuie encore sur la pile pour ses points.</translation>
    </message>
    <message>
        <source>choose the lanterns to dedicate.</source>
        <translation>choisis les lanternes de l’offrande.</translation>
    </message>
    <message numerus="yes">
        <source>after you return %n lantern(s)</source>
        <translation>
            <numerusform>après avoir rendu %n lanterne</numerusform>
            <numerusform>après avoir rendu %n lanternes</numerusform>
        </translation>
    </message>
    <message>
        <source>after you take a tile</source>
        <translation>après avoir pris une tuile</translation>
    </message>
    <message>
        <source>after you choose a side</source>
        <translation>après avoir choisi un côté</translation>
    </message>
    <message>
        <source>after you keep a tile</source>
        <translation>après avoir gardé une tuile</translation>
    </message>
    <message>
        <source>after you place a tile</source>
        <translation>après avoir posé une tuile</translation>
    </message>
    <message>
        <source>{taken} for {given}</source>
        <translation>{taken} contre {given}</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>dès {mooncakes}</translation>
    </message>
    <message>
        <source>{held} of {limit}</source>
        <translation>{held} sur {limit}</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s)</source>
        <translation>
            <numerusform>rendre %n lanterne</numerusform>
            <numerusform>rendre %n lanternes</numerusform>
        </translation>
    </message>
    <message>
        <source>onto the same kind</source>
        <translation>sur le même genre</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>tu peux</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>pas possible</translation>
    </message>
    <message>
        <source>take the face-up tile, or draw one.</source>
        <translation>prends la tuile visible ou pioches-en une.</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>tu peux</translation>
    </message>
    <message>
        <source>choose lanterns</source>
        <translation>choisir les lanternes</translation>
    </message>
    <message>
        <source>no set yet</source>
        <translation>pas encore de série</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <translation>choisir une tuile</translation>
    </message>
    <message>
        <source>choose a place</source>
        <translation>choisir une place</translation>
    </message>
    <message>
        <source>turn it, then drop it</source>
        <translation>tourner, puis poser</translation>
    </message>
    <message>
        <source>take a new tile</source>
        <translation>prendre une tuile</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>finir le tour</translation>
    </message>
    <message>
        <source>choose a side</source>
        <translation>choisir un côté</translation>
    </message>
    <message>
        <source>keep a tile</source>
        <translation>garder une tuile</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Festival games</source>
        <translation>Parties de Festival</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Bring in games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
</context>
<context>
    <name>FireflyAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>Marque %n point à ce tour.</numerusform>
            <numerusform>Marque %n points à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>Marque à ce tour %n point de plus que n’importe qui d’autre.</numerusform>
            <numerusform>Marque à ce tour %n points de plus que n’importe qui d’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raise your coins to %n in this turn.</source>
        <translation>
            <numerusform>Monte à %n pièce à ce tour.</numerusform>
            <numerusform>Monte à %n pièces à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring together %n of your workers on one island.</source>
        <translation>
            <numerusform>Réunis %n de tes ouvriers sur une même île.</numerusform>
            <numerusform>Réunis %n de tes ouvriers sur une même île.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make your longest chain %n island(s) long.</source>
        <translation>
            <numerusform>Porte ta plus longue chaîne à %n île.</numerusform>
            <numerusform>Porte ta plus longue chaîne à %n îles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Tu as marqué %n point.</numerusform>
            <numerusform>Tu as marqué %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anybody else.</source>
        <translation>
            <numerusform>Tu as marqué %n point de plus que n’importe qui d’autre.</numerusform>
            <numerusform>Tu as marqué %n points de plus que n’importe qui d’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You raised your coins to %n.</source>
        <translation>
            <numerusform>Tu as maintenant %n pièce.</numerusform>
            <numerusform>Tu as maintenant %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You brought %n of your workers to one island.</source>
        <translation>
            <numerusform>Tu as réuni %n de tes ouvriers sur une même île.</numerusform>
            <numerusform>Tu as réuni %n de tes ouvriers sur une même île.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your longest chain has %n island(s).</source>
        <translation>
            <numerusform>Ta plus longue chaîne a %n île.</numerusform>
            <numerusform>Ta plus longue chaîne a %n îles.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rich turn</source>
        <translation>Un tour riche</translation>
    </message>
    <message>
        <source>Take the lead</source>
        <translation>Prendre la tête</translation>
    </message>
    <message>
        <source>A full purse</source>
        <translation>Une bourse pleine</translation>
    </message>
    <message>
        <source>All hands on one island</source>
        <translation>Tous sur une île</translation>
    </message>
    <message>
        <source>One more link</source>
        <translation>Un maillon de plus</translation>
    </message>
</context>
<context>
    <name>FireflyAsks</name>
    <message>
        <source>Your turn: {task}.</source>
        <translation>À toi&#xa0;: {task}.</translation>
    </message>
    <message>
        <source>{name}: {task}.</source>
        <translation>{name}&#xa0;: {task}.</translation>
    </message>
    <message>
        <source>The game ends with this turn.</source>
        <translation>La partie finit avec ce tour.</translation>
    </message>
    <message>
        <source>A secondary action may come before or after it.</source>
        <translation>Une action secondaire peut venir avant ou après.</translation>
    </message>
    <message>
        <source>Nobody else sees which.</source>
        <translation>Personne d’autre ne voit lequel.</translation>
    </message>
    <message>
        <source>Crossing the new bridge is free.</source>
        <translation>Passer le nouveau pont est gratuit.</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>garde l’un des deux pouvoirs</translation>
    </message>
    <message>
        <source>choose where the worker of {island} begins</source>
        <translation>choisis où commence l’ouvrier de {island}</translation>
    </message>
    <message>
        <source>choose a Small island for your first floor</source>
        <translation>choisis une petite île pour ton premier étage</translation>
    </message>
    <message>
        <source>choose an island for the new worker</source>
        <translation>choisis une île pour le nouvel ouvrier</translation>
    </message>
    <message>
        <source>cross the new bridge, or choose Done</source>
        <translation>passe le nouveau pont, ou choisis Terminé</translation>
    </message>
    <message>
        <source>move on, or choose Done</source>
        <translation>continue, ou choisis Terminé</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>choisis si tu paies un deuxième étage</translation>
    </message>
    <message>
        <source>move on from {island}, which is full</source>
        <translation>repars de {island}, où tout est plein</translation>
    </message>
    <message>
        <source>move on, or end the turn</source>
        <translation>continue, ou finis le tour</translation>
    </message>
    <message>
        <source>cross the new bridge, or end the turn</source>
        <translation>passe le nouveau pont, ou finis le tour</translation>
    </message>
    <message>
        <source>skip the main action, none is possible</source>
        <translation>passe l’action principale, aucune n’est possible</translation>
    </message>
    <message>
        <source>choose another main action, or end the turn</source>
        <translation>choisis une autre action principale, ou finis le tour</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>choisis une action principale</translation>
    </message>
    <message>
        <source>choose a secondary action, or end the turn</source>
        <translation>choisis une action secondaire, ou finis le tour</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>finis le tour</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>Encore %n déplacement.</numerusform>
            <numerusform>Encore %n déplacements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island where the bridge begins.</source>
        <translation>Choisis l’île où le pont commence.</translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>Choisis l’île de ton étage.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Choisis un de tes ouvriers.</translation>
    </message>
    <message>
        <source>Choose the island of the festival.</source>
        <translation>Choisis l’île de la fête.</translation>
    </message>
    <message>
        <source>Choose the island at the other end, from {island}.</source>
        <translation>Choisis l’île à l’autre bout, depuis {island}.</translation>
    </message>
    <message>
        <source>Choose the lane of the bridge.</source>
        <translation>Choisis la voie du pont.</translation>
    </message>
    <message>
        <source>Choose where the worker on {island} goes.</source>
        <translation>Choisis où va l’ouvrier de {island}.</translation>
    </message>
    <message>
        <source>Choose what the Crow gives you.</source>
        <translation>Choisis ce que la Corneille te donne.</translation>
    </message>
    <message>
        <source>Choose the way.</source>
        <translation>Choisis le chemin.</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>A worker on {island}, where you have {workers}</source>
        <translation>Un ouvrier sur {island}, où tu as {workers}</translation>
    </message>
    <message>
        <source>To {island}</source>
        <translation>Vers {island}</translation>
    </message>
    <message>
        <source>To {island}: full, so it must go on from there</source>
        <translation>Vers {island}&#xa0;: pleine, il devra en repartir</translation>
    </message>
    <message>
        <source>{island}: {gains}</source>
        <translation>{island}&#xa0;: {gains}</translation>
    </message>
    <message>
        <source>Build a bridge</source>
        <translation>Construire un pont</translation>
    </message>
    <message>
        <source>Build a floor of a pagoda</source>
        <translation>Construire un étage de pagode</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Célébrer une fête</translation>
    </message>
    <message numerus="yes">
        <source>Move on, %n movement(s) left</source>
        <translation>
            <numerusform>Continuer, reste %n déplacement</numerusform>
            <numerusform>Continuer, restent %n déplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>Déplacer des ouvriers, jusqu’à %n déplacement</numerusform>
            <numerusform>Déplacer des ouvriers, jusqu’à %n déplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have nobody</source>
        <translation>Un pont sur {island}, où tu n’as personne</translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have {workers}</source>
        <translation>Un pont sur {island}, où tu as {workers}</translation>
    </message>
    <message numerus="yes">
        <source>To {island}, %n lane(s)</source>
        <translation>
            <numerusform>Vers {island}, %n voie</numerusform>
            <numerusform>Vers {island}, %n voies</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}. {lane}</source>
        <translation>Vers {island}. {lane}</translation>
    </message>
    <message>
        <source>Claim {goal} ({condition}): +{points}</source>
        <translation>Prendre {goal} ({condition})&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>Reveal your private goal ({condition}): +{points}</source>
        <translation>Révéler ton objectif secret ({condition})&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Prendre la Corneille pour {points}</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: one more main action</source>
        <translation>Placer un poisson porte-bonheur pour {coins}&#xa0;: une action principale de plus</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Garder {power}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>The worker of {start} begins on {island}</source>
        <translation>L’ouvrier ({start}) commence sur {island}</translation>
    </message>
    <message>
        <source>Begin with a floor on {island}</source>
        <translation>Commencer avec un étage sur {island}</translation>
    </message>
    <message>
        <source>The recruit goes to {island}</source>
        <translation>La recrue va sur {island}</translation>
    </message>
    <message>
        <source>A worker crosses from {origin} to {destination}</source>
        <translation>Un ouvrier passe depuis {origin} vers {destination}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>Ajouter un deuxième étage pour {coins}</translation>
    </message>
    <message>
        <source>Nobody else crosses</source>
        <translation>Personne d’autre ne passe</translation>
    </message>
    <message>
        <source>No more movements</source>
        <translation>Plus de déplacements</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>Pas de deuxième étage</translation>
    </message>
    <message>
        <source>Leave out the main action, none is possible</source>
        <translation>Passer l’action principale, aucune n’est possible</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
</context>
<context>
    <name>FireflyEndWords</name>
    <message numerus="yes">
        <source>%n festival(s)</source>
        <translation>
            <numerusform>%n fête</numerusform>
            <numerusform>%n fêtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n objectif</numerusform>
            <numerusform>%n objectifs</numerusform>
        </translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>{number} ×, kept</source>
        <translation>{number} ×, gardée</translation>
    </message>
    <message>
        <source>taken {number} ×</source>
        <translation>prise {number} ×</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>prise</translation>
    </message>
    <message>
        <source>The last Sōrin was placed by {name}.</source>
        <translation>Le dernier Sōrin a été posé par {name}.</translation>
    </message>
    <message>
        <source>{name} had placed every floor.</source>
        <translation>{name} avait posé tous ses étages.</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>Tous les objectifs publics étaient pris, le dernier par {name}.</translation>
    </message>
    <message>
        <source>Nobody built, scored or celebrated any more.</source>
        <translation>Plus personne ne construisait, ne marquait ni ne fêtait.</translation>
    </message>
    <message>
        <source>Their coins are equal too: they share the place.</source>
        <translation>Leurs pièces sont égales aussi&#xa0;: ils partagent la place.</translation>
    </message>
    <message>
        <source>More coins decide: {values}.</source>
        <translation>Le plus de pièces décide&#xa0;: {values}.</translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message>
        <source>An empty place for a private goal of yours.</source>
        <translation>Une place vide pour un de tes objectifs secrets.</translation>
    </message>
    <message>
        <source>{a} – {b}: {segments}.</source>
        <translation>{a} – {b}&#xa0;: {segments}.</translation>
    </message>
    <message>
        <source>Ends your turn once its main action is done.</source>
        <translation>Finit ton tour, une fois l’action principale faite.</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with a worker of yours. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Construis un pont depuis une île avec un de tes ouvriers. Reste %n segment dans ta réserve.</numerusform>
            <numerusform>Construis un pont depuis une île avec un de tes ouvriers. Restent %n segments dans ta réserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>Construis un étage où tu as un ouvrier. Reste %n étage dans ta réserve.</numerusform>
            <numerusform>Construis un étage où tu as un ouvrier. Restent %n étages dans ta réserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) of workers over bridges. Those of others cost coins.</source>
        <translation>
            <numerusform>Jusqu’à %n déplacement d’ouvriers sur des ponts. Ceux des autres coûtent des pièces.</numerusform>
            <numerusform>Jusqu’à %n déplacements d’ouvriers sur des ponts. Ceux des autres coûtent des pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what every festival would pay if it were held now.</source>
        <translation>Montrer ce que chaque fête rapporterait si on la célébrait maintenant.</translation>
    </message>
    <message>
        <source>Fish: all of yours are placed.</source>
        <translation>Poissons&#xa0;: tous les tiens sont placés.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: one more main action this turn.</source>
        <translation>Placer un poisson pour {coins}&#xa0;: une action principale de plus à ce tour.</translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>Personne ne l’a.</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>{name} l’a.</translation>
    </message>
    <message>
        <source>The Crow: take it for {points}.</source>
        <translation>La Corneille&#xa0;: prends-la pour {points}.</translation>
    </message>
    <message>
        <source>{island}: a Start. Any number of workers may stay.</source>
        <translation>{island}&#xa0;: un Départ. Autant d’ouvriers qu’on veut peuvent y rester.</translation>
    </message>
    <message>
        <source>{island}. {size} island.</source>
        <translation>{island}. Taille&#xa0;: {size}.</translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival where floors and bridges suffice, you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Célèbre une fête où étages et ponts suffisent, où tu as un ouvrier et où personne n’a plus d’éléments. Reste %n Sōrin.</numerusform>
            <numerusform>Célèbre une fête où étages et ponts suffisent, où tu as un ouvrier et où personne n’a plus d’éléments. Restent %n Sōrin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>Sa fête a eu lieu : on ne peut plus y ajouter d’étages.</translation>
    </message>
    <message>
        <source>Each floor brings {reward}.</source>
        <translation>Chaque étage donne {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) for each piece.</source>
        <translation>
            <numerusform>Fête&#xa0;: %n point par élément.</numerusform>
            <numerusform>Fête&#xa0;: %n points par élément.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lack {things}.</source>
        <translation>Il te manque {things}.</translation>
    </message>
    <message>
        <source>You could hold it: {points}.</source>
        <translation>Tu pourrais la célébrer&#xa0;: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} could hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} pourrait la célébrer.</numerusform>
            <numerusform>{names} pourraient la célébrer.</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker of yours</source>
        <translation>un de tes ouvriers</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for the majority</source>
        <translation>
            <numerusform>%n élément pour la majorité</numerusform>
            <numerusform>%n éléments pour la majorité</numerusform>
        </translation>
    </message>
    <message>
        <source>a Sōrin</source>
        <translation>un Sōrin</translation>
    </message>
    <message>
        <source>{coins}. Left in the supply: {things}.</source>
        <translation>{coins}. Reste en réserve&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>{goal}: {condition}, {points}. You have {value} of {number}.</source>
        <translation>{goal}&#xa0;: {condition}, {points}. Tu as {value} sur {number}.</translation>
    </message>
    <message>
        <source>{goal}: all cards are taken.</source>
        <translation>{goal}&#xa0;: toutes les cartes sont prises.</translation>
    </message>
    <message numerus="yes">
        <source>{goal}: {condition}, {points}. %n card(s) left.</source>
        <translation>
            <numerusform>{goal}&#xa0;: {condition}, {points}. Reste %n carte.</numerusform>
            <numerusform>{goal}&#xa0;: {condition}, {points}. Restent %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {value} of {number}.</source>
        <translation>Tu as {value} sur {number}.</translation>
    </message>
    <message>
        <source>Bridge of {name} between {a} and {b}: {segments}.</source>
        <translation>Pont de {name} entre {a} et {b}&#xa0;: {segments}.</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival takes one.</source>
        <translation>
            <numerusform>Reste %n Sōrin&#xa0;: chaque fête en prend un.</numerusform>
            <numerusform>Restent %n Sōrin&#xa0;: chaque fête en prend un.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>Reste %n objectif secret à piocher.</numerusform>
            <numerusform>Restent %n objectifs secrets à piocher.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it brings {reward}.</source>
        <translation>Le premier pont au-dessus donne {reward}.</translation>
    </message>
</context>
<context>
    <name>FireflyHints</name>
    <message>
        <source>Build a bridge from {a} to {b}, {coins}.</source>
        <translation>Construis un pont depuis {a} vers {b}, {coins}.</translation>
    </message>
    <message>
        <source>Build a floor on {island}.</source>
        <translation>Construis un étage sur {island}.</translation>
    </message>
    <message>
        <source>Hold a festival on {island}.</source>
        <translation>Célèbre une fête sur {island}.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination}.</source>
        <translation>Va depuis {origin} vers {destination}.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>Va depuis {origin} vers {destination} pour {coins}.</translation>
    </message>
    <message>
        <source>Claim {goal}.</source>
        <translation>Prends {goal}.</translation>
    </message>
    <message>
        <source>Reveal your goal “{goal}”.</source>
        <translation>Révèle ton objectif «&#xa0;{goal}&#xa0;».</translation>
    </message>
    <message>
        <source>Take the Crow, and coins.</source>
        <translation>Prends la Corneille, et des pièces.</translation>
    </message>
    <message>
        <source>Take the Crow, and workers.</source>
        <translation>Prends la Corneille, et des ouvriers.</translation>
    </message>
    <message>
        <source>Place a fish for {coins} and act once more.</source>
        <translation>Place un poisson pour {coins} et agis encore une fois.</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Garde {power}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>Begin on {island}.</source>
        <translation>Commence sur {island}.</translation>
    </message>
    <message>
        <source>Put the recruit on {island}.</source>
        <translation>Mets la recrue sur {island}.</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>Paie un deuxième étage.</translation>
    </message>
    <message>
        <source>Let the others stay.</source>
        <translation>Laisse rester les autres.</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>Laisse les ouvriers où ils sont.</translation>
    </message>
    <message>
        <source>Save the coins.</source>
        <translation>Épargne les pièces.</translation>
    </message>
    <message>
        <source>No main action is possible: leave it out.</source>
        <translation>Aucune action principale n’est possible&#xa0;: passe-la.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Finis le tour.</translation>
    </message>
    <message>
        <source>It brings {gains}.</source>
        <translation>Cela donne {gains}.</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>Tu peux alors prendre {goals}.</translation>
    </message>
    <message>
        <source>Then a festival on {islands} is possible.</source>
        <translation>Une fête sur {islands} devient alors possible.</translation>
    </message>
    <message>
        <source>Then you can build on {island}.</source>
        <translation>Tu peux alors construire sur {island}.</translation>
    </message>
    <message>
        <source>Your chain grows to {islands}.</source>
        <translation>Ta chaîne passe à {islands}.</translation>
    </message>
</context>
<context>
    <name>FireflyKeys</name>
    <message>
        <source>Build a bridge</source>
        <translation>Construire un pont</translation>
    </message>
    <message>
        <source>Move workers</source>
        <translation>Déplacer des ouvriers</translation>
    </message>
    <message>
        <source>Build a floor of a pagoda</source>
        <translation>Construire un étage de pagode</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>Célébrer une fête</translation>
    </message>
    <message>
        <source>Take the Crow</source>
        <translation>Prendre la Corneille</translation>
    </message>
    <message>
        <source>Place a lucky fish</source>
        <translation>Placer un poisson porte-bonheur</translation>
    </message>
    <message>
        <source>Done, or end the turn</source>
        <translation>Terminé, ou finir le tour</translation>
    </message>
    <message>
        <source>Who leads, who would score what</source>
        <translation>Qui mène, qui marquerait quoi</translation>
    </message>
    <message>
        <source>Other ways for a worker</source>
        <translation>D’autres chemins pour un ouvrier</translation>
    </message>
</context>
<context>
    <name>FireflyLabels</name>
    <message>
        <source>only {0} sees them</source>
        <translation>visibles par {0} seulement</translation>
    </message>
    <message>
        <source>{0} of 6</source>
        <translation>{0} sur 6</translation>
    </message>
    <message>
        <source>chain {0}</source>
        <translation>chaîne {0}</translation>
    </message>
    <message>
        <source>chain {0}: +{1}</source>
        <translation>chaîne {0}&#xa0;: +{1}</translation>
    </message>
    <message>
        <source>{0} at end</source>
        <translation>{0} à la fin</translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %n point(s)</source>
        <translation>
            <numerusform>Si la partie finissait maintenant&#xa0;: %n point</numerusform>
            <numerusform>Si la partie finissait maintenant&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n point jusqu’ici</numerusform>
            <numerusform>%n points jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain of {0} islands: +{1}</source>
        <translation>Chaîne de {0} îles&#xa0;: +{1}</translation>
    </message>
    <message>
        <source>Longest chain: +{0}</source>
        <translation>Plus longue chaîne&#xa0;: +{0}</translation>
    </message>
    <message>
        <source>The Crow: {0}</source>
        <translation>La Corneille&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Chains at the end, by islands: {0}. The longest: +{1}.</source>
        <translation>Chaînes à la fin, selon les îles&#xa0;: {0}. La plus longue&#xa0;: +{1}.</translation>
    </message>
    <message>
        <source>It pays {0} coins at the start of each turn, and costs whoever holds it at the end {1} points.</source>
        <translation>Elle paie {0} pièces au début de chaque tour, et coûte {1} points à qui l’a à la fin.</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>Bouger {0}</translation>
    </message>
    <message>
        <source>Claim {0}: +{1}</source>
        <translation>Prendre {0}&#xa0;: +{1}</translation>
    </message>
    <message>
        <source>−{0} points</source>
        <translation>−{0} points</translation>
    </message>
    <message>
        <source>{0} festival</source>
        <translation>Fête&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n Sōrin left</source>
        <translation>
            <numerusform>La fin approche&#xa0;: reste %n Sōrin</numerusform>
            <numerusform>La fin approche&#xa0;: restent %n Sōrin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: {name}, %n floor(s) left</source>
        <translation>
            <numerusform>La fin approche&#xa0;: {name}, reste %n étage</numerusform>
            <numerusform>La fin approche&#xa0;: {name}, restent %n étages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n goal(s) left</source>
        <translation>
            <numerusform>La fin approche&#xa0;: reste %n objectif</numerusform>
            <numerusform>La fin approche&#xa0;: restent %n objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n quiet turn(s) left</source>
        <translation>
            <numerusform>La fin approche&#xa0;: reste %n tour calme</numerusform>
            <numerusform>La fin approche&#xa0;: restent %n tours calmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n voie</numerusform>
            <numerusform>%n voies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n endroit</numerusform>
            <numerusform>%n endroits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n île</numerusform>
            <numerusform>%n îles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movements</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s) missing</source>
        <translation>
            <numerusform>manque %n étage</numerusform>
            <numerusform>manquent %n étages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s) missing</source>
        <translation>
            <numerusform>manque %n pont</numerusform>
            <numerusform>manquent %n ponts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) missing</source>
        <translation>
            <numerusform>manque %n élément</numerusform>
            <numerusform>manquent %n éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>Prendre %n pièce</numerusform>
            <numerusform>Prendre %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker(s)</source>
        <translation>
            <numerusform>Prendre %n ouvrier</numerusform>
            <numerusform>Prendre %n ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build it for %n coin(s)</source>
        <translation>
            <numerusform>Construire pour %n pièce</numerusform>
            <numerusform>Construire pour %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} peut la célébrer</numerusform>
            <numerusform>{names} peuvent la célébrer</numerusform>
        </translation>
    </message>
    <message>
        <source>Bridges of {name}: {coins}</source>
        <translation>Ponts de {name}&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Bridges of {name}: free</source>
        <translation>Ponts de {name}&#xa0;: gratuit</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: {coins}</source>
        <translation>À deux, ponts de {name}&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>Tes objectifs secrets</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>done</source>
        <translation>faite</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>after a main action</source>
        <translation>après une action principale</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>points of an island</comment>
        <translation>par pièce</translation>
    </message>
    <message>
        <source>a floor</source>
        <comment>reward of an island</comment>
        <translation>par étage</translation>
    </message>
    <message>
        <source>needed</source>
        <comment>floors, for a festival</comment>
        <translation>requis</translation>
    </message>
    <message>
        <source>End the turn without it</source>
        <translation>Finir le tour sans lui</translation>
    </message>
    <message>
        <source>You can still claim a goal.</source>
        <translation>Tu peux encore prendre un objectif.</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>Plus d’ouvriers</translation>
    </message>
    <message>
        <source>What does the Crow give you?</source>
        <translation>Que te donne la Corneille&#x202f;?</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: free</source>
        <translation>À deux, ponts de {name}&#xa0;: gratuit</translation>
    </message>
    <message>
        <source>Over the water: {coins}</source>
        <translation>Sur l’eau&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Une question</translation>
    </message>
    <message>
        <source>Scores and stocks</source>
        <translation>Scores et réserves</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>Le lac</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>Festivals</source>
        <translation>Fêtes</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Objectifs publics</translation>
    </message>
    <message>
        <source>all taken</source>
        <translation>tous pris</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>ouvriers</translation>
    </message>
    <message>
        <source>floors</source>
        <translation>étages</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>ponts</translation>
    </message>
    <message>
        <source>secret power</source>
        <translation>pouvoir secret</translation>
    </message>
    <message>
        <source>The game ends with this turn</source>
        <translation>La partie finit avec ce tour</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Pagoda</source>
        <translation>Pagode</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>Fête</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>Crow</source>
        <translation>Corneille</translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation>tu l’as</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>tous placés</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Festivals now</source>
        <translation>Fêtes actuelles</translation>
    </message>
    <message>
        <source>no worker of yours</source>
        <translation>aucun ouvrier à toi</translation>
    </message>
    <message>
        <source>no Sōrin left</source>
        <translation>plus de Sōrin</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>Personne ne peut encore la célébrer</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>Quel chemin&#x202f;?</translation>
    </message>
    <message>
        <source>A second floor?</source>
        <translation>Un deuxième étage&#x202f;?</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Garder celui-ci</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Ton choix</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>reposer</translation>
    </message>
    <message>
        <source>choose another way</source>
        <translation>choisir un autre chemin</translation>
    </message>
</context>
<context>
    <name>FireflyLog</name>
    <message>
        <source>{name}: {gains}.</source>
        <translation>{name}&#xa0;: {gains}.</translation>
    </message>
    <message>
        <source>{name} ended the turn.</source>
        <translation>{name} finit le tour.</translation>
    </message>
    <message>
        <source>+1 worker on {island}</source>
        <translation>+1 ouvrier sur {island}</translation>
    </message>
    <message>
        <source>a worker is lost</source>
        <translation>un ouvrier est perdu</translation>
    </message>
    <message>
        <source>a private goal</source>
        <translation>un objectif secret</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>un objectif secret ({condition})</translation>
    </message>
    <message>
        <source>no private goal is left</source>
        <translation>il ne reste aucun objectif secret</translation>
    </message>
    <message>
        <source>The power of {name} brings +{gained}.</source>
        <translation>Pouvoir de {name}&#xa0;: +{gained}.</translation>
    </message>
    <message>
        <source>The Crow brings {name} +{coins}.</source>
        <translation>La Corneille donne +{coins} à {name}.</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} célèbre une fête sur {island}.</translation>
    </message>
    <message>
        <source>Fish go back to {names}.</source>
        <translation>Des poissons retournent à {names}.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} pour {pieces}</translation>
    </message>
    <message>
        <source>Fireflies bring {name} +{points}: {here} there, {beside} next door.</source>
        <translation>Les lucioles donnent +{points} à {name}&#xa0;: {here} sur place, {beside} à côté.</translation>
    </message>
    <message>
        <source>{name} let a worker cross from {origin} to {destination}</source>
        <translation>{name} fait passer un ouvrier depuis {origin} vers {destination}</translation>
    </message>
    <message>
        <source>{name} ferried a worker from {origin} to {destination} for {coins}</source>
        <translation>{name} fait traverser un ouvrier depuis {origin} vers {destination} pour {coins}</translation>
    </message>
    <message>
        <source>{name} built floor {height} on {island}</source>
        <translation>{name} construit l’étage {height} sur {island}</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} paie {coins} et ajoute l’étage {height} sur {island}</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} free of charge</source>
        <translation>{name} construit gratuitement un pont depuis {a} vers {b}</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for {coins}</source>
        <translation>{name} construit un pont depuis {a} vers {b} pour {coins}</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination}</source>
        <translation>{name} déplace {workers} depuis {origin} vers {destination}</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination} and paid {owner} {coins}</source>
        <translation>{name} déplace {workers} depuis {origin} vers {destination} et paie {coins} à {owner}</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow</source>
        <translation>{name} paie {points} et prend la Corneille</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow from {holder}</source>
        <translation>{name} paie {points} et prend la Corneille à {holder}</translation>
    </message>
    <message>
        <source>{name} claimed {goal} ({condition}): +{points}</source>
        <translation>{name} prend {goal} ({condition})&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} révèle un objectif secret ({condition})&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>{name} was dealt {goals} more.</source>
        <translation>{name} reçoit {goals} de plus.</translation>
    </message>
    <message>
        <source>A worker of {name} begins on {island}.</source>
        <translation>Un ouvrier de {name} commence sur {island}.</translation>
    </message>
    <message>
        <source>{name} begins with a floor on {island}.</source>
        <translation>{name} commence avec un étage sur {island}.</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: one more main action.</source>
        <translation>{name} place un poisson porte-bonheur pour {coins}&#xa0;: une action principale de plus.</translation>
    </message>
    <message>
        <source>No main action was possible for {name}.</source>
        <translation>Aucune action principale n’était possible pour {name}.</translation>
    </message>
    <message>
        <source>{name} left it at that.</source>
        <translation>{name} en reste là.</translation>
    </message>
    <message>
        <source>{name} has chosen a power.</source>
        <translation>{name} a choisi un pouvoir.</translation>
    </message>
    <message>
        <source>{name} has chosen {power}.</source>
        <translation>{name} a choisi {power}.</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} a {power}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>All powers are shown.</source>
        <translation>Tous les pouvoirs sont révélés.</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends with this turn.</source>
        <translation>Le dernier Sōrin est posé&#xa0;: la partie finit avec ce tour.</translation>
    </message>
    <message>
        <source>{name} has placed the last floor: the game ends with this turn.</source>
        <translation>{name} a posé son dernier étage&#xa0;: la partie finit avec ce tour.</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends with this turn.</source>
        <translation>Tous les objectifs publics sont pris&#xa0;: la partie finit avec ce tour.</translation>
    </message>
    <message>
        <source>Nobody builds or scores any more: the game ends with this turn.</source>
        <translation>Plus personne ne construit ni ne marque&#xa0;: la partie finit avec ce tour.</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>La Corneille coûte {points} à {name}.</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} a une chaîne de {islands}&#xa0;: +{points}.</translation>
    </message>
    <message>
        <source>The longest chain brings {name} +{points}.</source>
        <translation>La plus longue chaîne donne +{points} à {name}.</translation>
    </message>
</context>
<context>
    <name>FireflyNames</name>
    <message>
        <source>Sunrise Landing</source>
        <translation>Ponton de l’Aube</translation>
    </message>
    <message>
        <source>Sunset Landing</source>
        <translation>Ponton du Couchant</translation>
    </message>
    <message>
        <source>Reed</source>
        <comment>island</comment>
        <translation>Roseau</translation>
    </message>
    <message>
        <source>Pebble</source>
        <comment>island</comment>
        <translation>Galet</translation>
    </message>
    <message>
        <source>Heron</source>
        <comment>island</comment>
        <translation>Héron</translation>
    </message>
    <message>
        <source>Sparrow</source>
        <comment>island</comment>
        <translation>Moineau</translation>
    </message>
    <message>
        <source>Minnow</source>
        <comment>island</comment>
        <translation>Vairon</translation>
    </message>
    <message>
        <source>Fern</source>
        <comment>island</comment>
        <translation>Fougère</translation>
    </message>
    <message>
        <source>Willow</source>
        <comment>island</comment>
        <translation>Saule</translation>
    </message>
    <message>
        <source>Lotus</source>
        <comment>island</comment>
        <translation>Lotus</translation>
    </message>
    <message>
        <source>Maple</source>
        <comment>island</comment>
        <translation>Érable</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>island</comment>
        <translation>Prunier</translation>
    </message>
    <message>
        <source>Carp</source>
        <comment>island</comment>
        <translation>Carpe</translation>
    </message>
    <message>
        <source>Crane</source>
        <comment>island</comment>
        <translation>Grue</translation>
    </message>
    <message>
        <source>Cedar</source>
        <comment>island</comment>
        <translation>Cèdre</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>island</comment>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <comment>island</comment>
        <translation>Phénix</translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>island</comment>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Sunrise</source>
        <translation>Aube</translation>
    </message>
    <message>
        <source>Sunset</source>
        <translation>Couchant</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>island</comment>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>island</comment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>island</comment>
        <translation>Grande</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n étage</numerusform>
            <numerusform>%n étages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
            <numerusform>%n ponts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n élément</numerusform>
            <numerusform>%n éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n île</numerusform>
            <numerusform>%n îles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s)</source>
        <translation>
            <numerusform>%n objectif secret</numerusform>
            <numerusform>%n objectifs secrets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n poisson</numerusform>
            <numerusform>%n poissons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyOptions</name>
    <message>
        <source>{number} islands</source>
        <translation>{number} îles</translation>
    </message>
    <message>
        <source>{number} Sōrin</source>
        <translation>{number} Sōrin</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>environ {number} minutes</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Briar</source>
        <translation>Bruyère</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Sauge</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Braise</translation>
    </message>
    <message>
        <source>Ivy</source>
        <translation>Lierre</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Noisette</translation>
    </message>
    <message>
        <source>Rowan</source>
        <translation>Sorbier</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Îles</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather on the islands, and hold festivals where you have most.</source>
        <translation>Construisez des ponts et des pagodes, rassemblez-vous sur les îles, et célébrez des fêtes où vous dominez.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Coins to begin with</source>
        <translation>Pièces au début</translation>
    </message>
    <message>
        <source>More for later players</source>
        <translation>Plus si on joue après</translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Autant pour tous</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Objectifs publics</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Au sort</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisis</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribués</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>Pouvoir du joueur {number}</translation>
    </message>
    <message>
        <source>Other powers for everybody, by lot</source>
        <translation>D’autres pouvoirs pour tous, au sort</translation>
    </message>
    <message>
        <source>All islands lie by lot, the Starts too.</source>
        <translation>Toutes les îles sont au sort, les Départs aussi.</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Le premier joueur est choisi au hasard. On joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>The Starts lie in opposite corners, the rest by lot.</source>
        <translation>Les Départs sont dans des coins opposés, le reste au sort.</translation>
    </message>
    <message>
        <source>{number} of {all}, by lot</source>
        <translation>{number} sur {all}, au sort</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>choisis-en {number} sur {all}</translation>
    </message>
    <message>
        <source>Everybody gets two powers and keeps one of them in secret.</source>
        <translation>Chacun reçoit deux pouvoirs et en garde un en secret.</translation>
    </message>
    <message>
        <source>Everybody plays by the same rules: best for a first game.</source>
        <translation>Tout le monde joue avec les mêmes règles&#xa0;: idéal pour une première partie.</translation>
    </message>
    <message>
        <source>Festivals need, islands hold:</source>
        <translation>Ce qu’il faut aux fêtes, ce que les îles accueillent&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}&#xa0;: %n étage, {workers} ouvriers</numerusform>
            <numerusform>{size}&#xa0;: %n étages, {workers} ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) of public goals.</source>
        <translation>
            <numerusform>Choisis encore %n sorte d’objectifs publics.</numerusform>
            <numerusform>Choisis encore %n sortes d’objectifs publics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) of public goals fewer.</source>
        <translation>
            <numerusform>Choisis %n sorte d’objectifs publics de moins.</numerusform>
            <numerusform>Choisis %n sortes d’objectifs publics de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal}, {counted}: {steps} points</source>
        <translation>{goal}, {counted}&#xa0;: {steps} points</translation>
    </message>
    <message>
        <source>{name}: {rule}</source>
        <translation>{name}&#xa0;: {rule}</translation>
    </message>
</context>
<context>
    <name>FireflyReasons</name>
    <message>
        <source>fewer points for the others</source>
        <translation>moins de points pour les autres</translation>
    </message>
    <message>
        <source>who is ahead when the game ends</source>
        <translation>qui sera en tête à la fin de la partie</translation>
    </message>
    <message>
        <source>a festival within reach</source>
        <translation>une fête à portée</translation>
    </message>
    <message>
        <source>a longer chain</source>
        <translation>une chaîne plus longue</translation>
    </message>
    <message>
        <source>coins, bridges and workers at hand</source>
        <translation>des pièces, des ponts et des ouvriers sous la main</translation>
    </message>
    <message>
        <source>a goal within reach</source>
        <translation>un objectif à portée</translation>
    </message>
    <message>
        <source>actions that are still left</source>
        <translation>des actions encore disponibles</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>des objectifs secrets</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First everyone chooses a power.</source>
        <translation>D’abord, chacun choisit un pouvoir.</translation>
    </message>
    <message>
        <source>First choose where the worker begins.</source>
        <translation>Choisis d’abord où l’ouvrier commence.</translation>
    </message>
    <message>
        <source>First choose where your floor stands.</source>
        <translation>Choisis d’abord où s’élève ton étage.</translation>
    </message>
    <message>
        <source>First put the recruited worker on an island.</source>
        <translation>Mets d’abord l’ouvrier recruté sur une île.</translation>
    </message>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Finis d’abord le passage du nouveau pont.</translation>
    </message>
    <message>
        <source>First finish your movements.</source>
        <translation>Finis d’abord tes déplacements.</translation>
    </message>
    <message>
        <source>A worker stands on a full island and must go on from there.</source>
        <translation>Un ouvrier est sur une île pleine et doit en repartir.</translation>
    </message>
    <message>
        <source>First decide about the second storey.</source>
        <translation>Décide d’abord pour le deuxième étage.</translation>
    </message>
    <message>
        <source>A turn needs its main action.</source>
        <translation>Un tour demande son action principale.</translation>
    </message>
    <message>
        <source>Your main action is done; a lucky fish brings another one.</source>
        <translation>Ton action principale est faite&#x202f;; un poisson porte-bonheur en donne une autre.</translation>
    </message>
    <message>
        <source>Only one secondary action is done in a turn.</source>
        <translation>On ne fait qu’une action secondaire par tour.</translation>
    </message>
    <message>
        <source>A main action is possible, so it cannot be left out.</source>
        <translation>Une action principale est possible, on ne peut donc pas la passer.</translation>
    </message>
    <message>
        <source>There is nothing to finish now.</source>
        <translation>Il n’y a rien à finir maintenant.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>A bridge stands there already.</source>
        <translation>Un pont s’y trouve déjà.</translation>
    </message>
    <message>
        <source>Another bridge lies across this lane.</source>
        <translation>Un autre pont coupe cette voie.</translation>
    </message>
    <message>
        <source>A bridge needs a worker of yours on one of its ends.</source>
        <translation>Un pont demande un de tes ouvriers à l’un de ses bouts.</translation>
    </message>
    <message>
        <source>Workers move one by one.</source>
        <translation>Les ouvriers se déplacent un par un.</translation>
    </message>
    <message>
        <source>That is no island of this board.</source>
        <translation>Cette île n’est pas sur ce lac.</translation>
    </message>
    <message>
        <source>You have no worker there to move.</source>
        <translation>Tu n’as pas d’ouvrier à déplacer là.</translation>
    </message>
    <message>
        <source>A movement goes over bridges that all belong to one player.</source>
        <translation>Un déplacement passe par des ponts qui sont tous au même joueur.</translation>
    </message>
    <message>
        <source>That island is full: workers may pass but not stay.</source>
        <translation>Cette île est pleine&#xa0;: les ouvriers peuvent passer, pas rester.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>Ce pont demande %n segment&#x202f;; il t’en reste {1}.</numerusform>
            <numerusform>Ce pont demande %n segments&#x202f;; il t’en reste {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No straight lane leads from one to the other.</source>
        <translation>Aucune voie droite ne mène de l’une à l’autre.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Ce pont coûte %n pièce&#x202f;; tu en as {1}.</numerusform>
            <numerusform>Ce pont coûte %n pièces&#x202f;; tu en as {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Le péage est de %n pièce&#x202f;; tu en as {1}.</numerusform>
            <numerusform>Le péage est de %n pièces&#x202f;; tu en as {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move over bridges.</source>
        <translation>Les ouvriers se déplacent par les ponts.</translation>
    </message>
    <message>
        <source>Only one movement a turn crosses an empty lane.</source>
        <translation>Un seul déplacement par tour franchit une voie vide.</translation>
    </message>
    <message>
        <source>That lane is not empty.</source>
        <translation>Cette voie n’est pas vide.</translation>
    </message>
    <message>
        <source>A ferry crosses {0} cells at most.</source>
        <translation>Un bac franchit {0} cases au plus.</translation>
    </message>
    <message>
        <source>You cannot pay for the ferry.</source>
        <translation>Tu ne peux pas payer le bac.</translation>
    </message>
    <message>
        <source>No pagoda is built on a Start.</source>
        <translation>On ne construit pas de pagode sur un Départ.</translation>
    </message>
    <message>
        <source>A Sōrin seals this pagoda.</source>
        <translation>Un Sōrin scelle cette pagode.</translation>
    </message>
    <message>
        <source>A pagoda has {0} floors at most.</source>
        <translation>Une pagode a {0} étages au plus.</translation>
    </message>
    <message>
        <source>You have no floor left.</source>
        <translation>Tu n’as plus d’étage.</translation>
    </message>
    <message>
        <source>A floor needs a worker of yours on the island.</source>
        <translation>Un étage demande un de tes ouvriers sur l’île.</translation>
    </message>
    <message>
        <source>No festival is held on a Start.</source>
        <translation>On ne célèbre pas de fête sur un Départ.</translation>
    </message>
    <message>
        <source>A festival was held here already.</source>
        <translation>Une fête a déjà été célébrée ici.</translation>
    </message>
    <message>
        <source>No Sōrin is left.</source>
        <translation>Il ne reste plus de Sōrin.</translation>
    </message>
    <message>
        <source>Floors missing for a festival here: {0}.</source>
        <translation>Étages manquants pour une fête ici&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Bridges missing at this island for a festival: {0}.</source>
        <translation>Ponts manquants à cette île pour une fête&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>A festival needs a worker of yours on the island.</source>
        <translation>Une fête demande un de tes ouvriers sur l’île.</translation>
    </message>
    <message>
        <source>Pieces you lack there for the majority: {0}.</source>
        <translation>Éléments qui t’y manquent pour la majorité&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>That goal is not in play.</source>
        <translation>Cet objectif n’est pas en jeu.</translation>
    </message>
    <message>
        <source>All cards of that goal are taken.</source>
        <translation>Toutes les cartes de cet objectif sont prises.</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>Cet objectif demande {0}&#x202f;; tu as {1}.</translation>
    </message>
    <message>
        <source>That goal is not in your hand.</source>
        <translation>Cet objectif n’est pas dans ta main.</translation>
    </message>
    <message>
        <source>You hold the Crow already.</source>
        <translation>Tu as déjà la Corneille.</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>La Corneille coûte {0} points&#x202f;; tu en as {1}.</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Tous tes poissons sont placés.</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Ton prochain poisson coûte %n pièce&#x202f;; tu en as {1}.</numerusform>
            <numerusform>Ton prochain poisson coûte %n pièces&#x202f;; tu en as {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers are chosen before the first turn.</source>
        <translation>Les pouvoirs se choisissent avant le premier tour.</translation>
    </message>
    <message>
        <source>That power was not dealt to you.</source>
        <translation>Ce pouvoir ne t’a pas été distribué.</translation>
    </message>
    <message>
        <source>There is no worker to recruit now.</source>
        <translation>Il n’y a pas d’ouvrier à recruter maintenant.</translation>
    </message>
    <message>
        <source>The recruit cannot stand there.</source>
        <translation>La recrue ne peut pas aller là.</translation>
    </message>
    <message>
        <source>Workers cross free of charge only when a bridge is built.</source>
        <translation>Les ouvriers ne passent gratuitement que quand un pont est construit.</translation>
    </message>
    <message>
        <source>No worker of yours can cross the new bridge that way.</source>
        <translation>Aucun de tes ouvriers ne peut passer ainsi le nouveau pont.</translation>
    </message>
    <message>
        <source>There is no second storey to build now.</source>
        <translation>Il n’y a pas de deuxième étage à construire maintenant.</translation>
    </message>
    <message>
        <source>That is decided before the first turn, if at all.</source>
        <translation>Cela se décide avant le premier tour, ou pas du tout.</translation>
    </message>
</context>
<context>
    <name>FireflyScores</name>
    <message>
        <source>Festivals</source>
        <translation>Fêtes</translation>
    </message>
    <message>
        <source>Fireflies</source>
        <translation>Lucioles</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Objectifs publics</translation>
    </message>
    <message>
        <source>Private goals</source>
        <translation>Objectifs secrets</translation>
    </message>
    <message>
        <source>Goals reached, not claimed</source>
        <translation>Objectifs atteints, non pris</translation>
    </message>
    <message>
        <source>Goals not reached</source>
        <translation>Objectifs manqués</translation>
    </message>
    <message>
        <source>Water rewards</source>
        <translation>Trésors de l’eau</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Pouvoir</translation>
    </message>
    <message>
        <source>The Crow</source>
        <translation>La Corneille</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Plus longue chaîne</translation>
    </message>
    <message>
        <source>value × own pieces</source>
        <translation>valeur × éléments à soi</translation>
    </message>
    <message>
        <source>workers at own festivals</source>
        <translation>ouvriers aux fêtes à soi</translation>
    </message>
    <message>
        <source>cards taken</source>
        <translation>cartes prises</translation>
    </message>
    <message>
        <source>cards revealed</source>
        <translation>cartes révélées</translation>
    </message>
    <message>
        <source>private until now</source>
        <translation>secrets jusqu’ici</translation>
    </message>
    <message>
        <source>stars under bridges</source>
        <translation>étoiles sous les ponts</translation>
    </message>
    <message>
        <source>what it brought</source>
        <translation>ce qu’il a rapporté</translation>
    </message>
    <message>
        <source>paid, and at the end</source>
        <translation>payé, et à la fin</translation>
    </message>
    <message>
        <source>islands on one path</source>
        <translation>îles d’un même chemin</translation>
    </message>
    <message>
        <source>of all players</source>
        <translation>de tous les joueurs</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>Every piece of yours on the island scored: also where somebody else holds the festival.</source>
        <translation>Chacun de tes éléments sur l’île a compté&#xa0;: même quand un autre célèbre la fête.</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Un Sōrin scelle l’île&#xa0;: plus d’étages là-bas, et pas de deuxième fête.</translation>
    </message>
    <message>
        <source>A private goal: only you see it, and nobody can take it from you.</source>
        <translation>Un objectif secret&#xa0;: toi seul le vois, et personne ne peut te le prendre.</translation>
    </message>
    <message>
        <source>The Crow brings 2 coins a turn, but whoever holds it at the end loses 10 points.</source>
        <translation>La Corneille donne 2 pièces par tour, mais qui l’a à la fin perd 10 points.</translation>
    </message>
    <message>
        <source>The game ends with this turn. Then the chains of islands score.</source>
        <translation>La partie finit avec ce tour. Ensuite, les chaînes d’îles comptent.</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals while you may, mind the Crow.</source>
        <translation>La fin approche&#xa0;: prends ce que tu peux, célèbre tant qu’il est temps, gare à la Corneille.</translation>
    </message>
    <message>
        <source>You can hold a festival: most points of the game come from them. Look at what each seat would get.</source>
        <translation>Tu peux célébrer une fête&#xa0;: la plupart des points viennent d’elles. Regarde ce que chaque place recevrait.</translation>
    </message>
    <message>
        <source>A public goal is reached: claim it before somebody else does, one in each turn.</source>
        <translation>Un objectif public est atteint&#xa0;: prends-le avant les autres, un par tour.</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free: without a worker nothing can be done on an island.</source>
        <translation>Tes ouvriers peuvent passer gratuitement le nouveau pont&#xa0;: sans ouvrier, rien n’est possible sur une île.</translation>
    </message>
    <message>
        <source>A floor costs nothing, brings the reward of the island, and counts at its festival.</source>
        <translation>Un étage ne coûte rien, donne la récompense de l’île, et compte à sa fête.</translation>
    </message>
    <message>
        <source>Up to three movements. Your own bridges are free, others cost a coin each for their owner.</source>
        <translation>Jusqu’à trois déplacements. Tes ponts sont gratuits, les autres coûtent chacun une pièce, pour leur propriétaire.</translation>
    </message>
    <message>
        <source>Drag from island to island: a bridge costs a coin per piece, and you take what lies on the water.</source>
        <translation>Glisse d’île en île&#xa0;: un pont coûte une pièce par segment, et tu prends ce qui flotte sur l’eau.</translation>
    </message>
    <message>
        <source>A fish buys a second main action. It comes back after a festival at which you have a worker.</source>
        <translation>Un poisson paie une deuxième action principale. Il revient après une fête où tu as un ouvrier.</translation>
    </message>
</context>
<context>
    <name>FireflyTurn</name>
    <message>
        <source>Your power</source>
        <translation>Ton pouvoir</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>Action principale</translation>
    </message>
    <message>
        <source>Secondary action</source>
        <translation>Action secondaire</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>place le nouvel ouvrier</translation>
    </message>
    <message>
        <source>one more, by the fish</source>
        <translation>une de plus, par le poisson</translation>
    </message>
    <message>
        <source>from which island?</source>
        <translation>depuis quelle île&#x202f;?</translation>
    </message>
    <message>
        <source>on which island?</source>
        <translation>sur quelle île&#x202f;?</translation>
    </message>
    <message>
        <source>which worker?</source>
        <translation>quel ouvrier&#x202f;?</translation>
    </message>
    <message>
        <source>to which island?</source>
        <translation>vers quelle île&#x202f;?</translation>
    </message>
    <message>
        <source>on which lane?</source>
        <translation>sur quelle voie&#x202f;?</translation>
    </message>
    <message>
        <source>which way?</source>
        <translation>quel chemin&#x202f;?</translation>
    </message>
    <message>
        <source>coins or workers?</source>
        <translation>pièces ou ouvriers&#x202f;?</translation>
    </message>
    <message>
        <source>a worker begins elsewhere</source>
        <translation>un ouvrier commence ailleurs</translation>
    </message>
    <message>
        <source>your first floor</source>
        <translation>ton premier étage</translation>
    </message>
    <message>
        <source>cross the bridge</source>
        <translation>passer le pont</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left</source>
        <translation>
            <numerusform>reste %n déplacement</numerusform>
            <numerusform>restent %n déplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>a second floor?</source>
        <translation>un deuxième étage&#x202f;?</translation>
    </message>
    <message>
        <source>bridge built</source>
        <translation>pont construit</translation>
    </message>
    <message>
        <source>workers moved</source>
        <translation>ouvriers déplacés</translation>
    </message>
    <message>
        <source>floor built</source>
        <translation>étage construit</translation>
    </message>
    <message>
        <source>festival held</source>
        <translation>fête célébrée</translation>
    </message>
    <message>
        <source>none possible</source>
        <translation>aucune possible</translation>
    </message>
    <message>
        <source>goal claimed</source>
        <translation>objectif pris</translation>
    </message>
    <message>
        <source>Crow taken</source>
        <translation>Corneille prise</translation>
    </message>
    <message>
        <source>fish placed</source>
        <translation>poisson placé</translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>avant ou après</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>aucune possible encore</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>passée</translation>
    </message>
</context>
<context>
    <name>FirstMove</name>
    <message>
        <source>Place a tile: each player gains the lantern on the side facing them. Each match gives you an extra one.</source>
        <translation>Pose une tuile : chacun reçoit la lanterne du côté qui lui fait face. Chaque raccord t’en donne une de plus.</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>Rends des séries de lanternes pour des points : quatre pareilles, trois paires ou sept différentes. Les premières séries valent plus.</translation>
    </message>
    <message>
        <source>After the last tile, most points win.</source>
        <translation>Après la dernière tuile, le plus de points gagne.</translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>Ma première tuile</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>Construis des ponts, envoie tes ouvriers de l’autre côté et bâtis des étages de pagode sur les îles atteintes.</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>Célèbre des fêtes où personne n’a plus d’éléments que toi et prends des objectifs : les deux rapportent des points.</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. Most points win.</source>
        <translation>Le dernier Sōrin, le dernier objectif public ou un douzième étage termine la partie. Le plus de points gagne.</translation>
    </message>
    <message>
        <source>My first action</source>
        <translation>Ma première action</translation>
    </message>
    <message>
        <source>Shade both areas of a pool to complete it. Launch fireworks on completed pools for points.</source>
        <translation>Colorie les deux zones d’un bassin pour le compléter. Tire des feux d’artifice sur les bassins complets pour des points.</translation>
    </message>
    <message>
        <source>Each pool of your second largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>Chaque bassin de ton deuxième groupe vaut 1 point. Un bateau en vaut 4 quand tous les bassins autour sont complets.</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, most points win.</source>
        <translation>Après le dernier tour et un dernier feu d’artifice, le plus de points gagne.</translation>
    </message>
    <message>
        <source>My first roll</source>
        <translation>Mon premier lancer</translation>
    </message>
</context>
<context>
    <name>FirstSheet</name>
    <message>
        <source>What wins</source>
        <translation>Ce qui fait gagner</translation>
    </message>
    <message>
        <source>Read it again: F1</source>
        <translation>À relire : F1</translation>
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
        <translation>Princesse Cadance</translation>
    </message>
    <message>
        <source>Princess Luna</source>
        <translation>Princesse Luna</translation>
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
        <translation>Princesse Celestia</translation>
    </message>
    <message>
        <source>Exchange one of your lanterns for a different one of the Supply.</source>
        <translation>Échange une de tes lanternes contre une autre de la réserve.</translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>Prends une lanterne de ton choix dans la réserve.</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player, your choice.</source>
        <translation>Troque une de tes lanternes contre une autre d’un joueur, à ton choix.</translation>
    </message>
    <message>
        <source>Your Dedication this turn may leave out one lantern.</source>
        <translation>Ton offrande de ce tour peut omettre une lanterne.</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>Fais une offrande de plus à ce tour.</translation>
    </message>
    <message>
        <source>Every match this turn brings one more Mooncake.</source>
        <translation>Chaque raccord de ce tour donne un gâteau de lune de plus.</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>Après ton offrande, reprends une des lanternes que tu as données.</translation>
    </message>
    <message>
        <source>At your refill, see the top two tiles, keep one, put the other at the bottom.</source>
        <translation>En complétant ta main, vois les deux tuiles du dessus, gardes-en une, mets l’autre sous la pile.</translation>
    </message>
    <message>
        <source>Before you lay your tile, turn one tile on the table any way you like.</source>
        <translation>Avant de poser ta tuile, tourne comme tu veux une tuile de la table.</translation>
    </message>
    <message>
        <source>Skip counting this turn: keep as many lanterns as you have.</source>
        <translation>Pas de compte à ce tour&#xa0;: garde autant de lanternes que tu en as.</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one of the Supply.</source>
        <translation>Échange jusqu’à deux lanternes, chacune contre une autre de la réserve.</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>Choisis une lanterne et un autre joueur&#xa0;: chacun en gagne une, toi d’abord.</translation>
    </message>
    <message>
        <source>You also gain the lantern on the far side of the tile you lay.</source>
        <translation>Tu gagnes aussi la lanterne du côté opposé de la tuile que tu poses.</translation>
    </message>
    <message>
        <source>One touching side that does not match counts as a match.</source>
        <translation>Un côté qui touche sans correspondre compte comme raccord.</translation>
    </message>
    <message>
        <source>Take a Trixie lantern, which stands for any one in a Dedication.</source>
        <translation>Prends une lanterne Trixie, qui remplace n’importe laquelle dans une offrande.</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you take there score one more.</source>
        <translation>Pose ton jeton sur une pile&#xa0;: tes offrandes prises là rapportent un point de plus.</translation>
    </message>
    <message>
        <source>First gala</source>
        <translation>Premier gala</translation>
    </message>
    <message>
        <source>Night market</source>
        <translation>Marché de nuit</translation>
    </message>
    <message>
        <source>Bright sky</source>
        <translation>Ciel clair</translation>
    </message>
    <message>
        <source>Great vows</source>
        <translation>Grands vœux</translation>
    </message>
    <message>
        <source>Tile turners</source>
        <translation>Tourne-tuiles</translation>
    </message>
    <message numerus="yes">
        <source>%n Fireworks tile(s) in your opening hand.</source>
        <translation>
            <numerusform>%n tuile Feu d’artifice dans ta main de départ.</numerusform>
            <numerusform>%n tuiles Feu d’artifice dans ta main de départ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer ne gagne jamais de gâteau de lune.</translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on a turn on which a Fireworks tile from your hand brings you one.</source>
        <translation>Moon Dancer gagne un gâteau de lune à chaque tour où une tuile Feu d’artifice de ta main t’en donne un.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer gagne un gâteau de lune pour chacun des tiens.</translation>
    </message>
    <message>
        <source>Moon Dancer gains the lantern opposite you, too.</source>
        <translation>Moon Dancer gagne aussi la lanterne du côté opposé au tien.</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer begins with %n more of every lantern.</source>
        <translation>
            <numerusform>Moon Dancer commence avec %n lanterne de plus de chaque sorte.</numerusform>
            <numerusform>Moon Dancer commence avec %n lanternes de plus de chaque sorte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Festival
of Lanterns</source>
        <translation>Fête
des Lanternes</translation>
    </message>
    <message>
        <source>1–4 players</source>
        <translation>1–4 joueurs</translation>
    </message>
    <message>
        <source>Night tiles</source>
        <translation>Tuiles de nuit</translation>
    </message>
    <message>
        <source>Place a tile, and everyone gains the lantern they face.</source>
        <translation>Pose une tuile, et chacun gagne la lanterne en face de lui.</translation>
    </message>
    <message>
        <source>Firefly
Festival</source>
        <translation>Fête
des Lucioles</translation>
    </message>
    <message>
        <source>2–6 players</source>
        <translation>2–6 joueurs</translation>
    </message>
    <message>
        <source>Bridges and pagodas</source>
        <translation>Ponts et pagodes</translation>
    </message>
    <message>
        <source>Lanterns
Dice</source>
        <translation>Les Dés
des Lanternes</translation>
    </message>
    <message>
        <source>Roll and shade</source>
        <translation>Lancer et colorier</translation>
    </message>
</context>
<context>
    <name>GameLessons</name>
    <message>
        <source>Play with tips</source>
        <translation>Jouer avec conseils</translation>
    </message>
    <message>
        <source>against one computer</source>
        <translation>contre un ordinateur</translation>
    </message>
    <message>
        <source>{done} of {number} solved</source>
        <translation>{done} sur {number} résolus</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done} sur {steps}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architecte</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Carrefours</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Hauteurs</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>Diversité</translation>
    </message>
    <message>
        <source>Ready to Go</source>
        <translation>Prêts à partir</translation>
    </message>
    <message>
        <source>islands with floors</source>
        <translation>îles avec des étages</translation>
    </message>
    <message>
        <source>length of a bridge</source>
        <translation>longueur d’un pont</translation>
    </message>
    <message>
        <source>bridges at one island</source>
        <translation>ponts à une île</translation>
    </message>
    <message>
        <source>coins you hold</source>
        <translation>pièces que tu as</translation>
    </message>
    <message>
        <source>floors in two pagodas</source>
        <translation>étages dans deux pagodes</translation>
    </message>
    <message>
        <source>islands with workers</source>
        <translation>îles avec des ouvriers</translation>
    </message>
    <message>
        <source>workers on the board</source>
        <translation>ouvriers en jeu</translation>
    </message>
    <message>
        <source>floors on {number} islands</source>
        <translation>étages sur {number} îles</translation>
    </message>
    <message>
        <source>a bridge of {number}</source>
        <translation>un pont de {number}</translation>
    </message>
    <message>
        <source>{number} bridges at one island</source>
        <translation>{number} ponts à une île</translation>
    </message>
    <message>
        <source>{number} coins</source>
        <translation>{number} pièces</translation>
    </message>
    <message>
        <source>{number} floors in two pagodas</source>
        <translation>{number} étages dans deux pagodes</translation>
    </message>
    <message>
        <source>workers on {number} islands</source>
        <translation>ouvriers sur {number} îles</translation>
    </message>
    <message>
        <source>{number} workers on the board</source>
        <translation>{number} ouvriers en jeu</translation>
    </message>
    <message>
        <source>{number} Small</source>
        <translation>{number} petites</translation>
    </message>
    <message>
        <source>{number} Medium</source>
        <translation>{number} moyennes</translation>
    </message>
    <message>
        <source>{number} Large</source>
        <translation>{number} grandes</translation>
    </message>
    <message>
        <source>Each size</source>
        <translation>Chaque taille</translation>
    </message>
    <message>
        <source>From Start to Start</source>
        <translation>D’un Départ à l’autre</translation>
    </message>
    <message>
        <source>Chain of {number}</source>
        <translation>Chaîne de {number}</translation>
    </message>
    <message>
        <source>{number} side by side</source>
        <translation>{number} côte à côte</translation>
    </message>
    <message>
        <source>{number} together</source>
        <translation>{number} ensemble</translation>
    </message>
    <message>
        <source>{number} alone</source>
        <translation>{number} à l’écart</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>{number} on top</source>
        <translation>{number} au sommet</translation>
    </message>
    <message>
        <source>{number} fish</source>
        <translation>{number} poissons</translation>
    </message>
    <message>
        <source>{number} sealed</source>
        <translation>{number} scellées</translation>
    </message>
    <message>
        <source>{number} bridges</source>
        <translation>{number} ponts</translation>
    </message>
    <message>
        <source>All away</source>
        <translation>Tous partis</translation>
    </message>
    <message>
        <source>Empty purse</source>
        <translation>Bourse vide</translation>
    </message>
    <message>
        <source>floors on {number} Small islands</source>
        <translation>étages sur {number} petites îles</translation>
    </message>
    <message>
        <source>floors on {number} Medium islands</source>
        <translation>étages sur {number} îles moyennes</translation>
    </message>
    <message>
        <source>floors on {number} Large islands</source>
        <translation>étages sur {number} grandes îles</translation>
    </message>
    <message>
        <source>floors on a Small, a Medium and a Large island</source>
        <translation>étages sur une petite île, une moyenne et une grande</translation>
    </message>
    <message>
        <source>both Starts joined by own bridges</source>
        <translation>les deux Départs reliés par tes ponts</translation>
    </message>
    <message>
        <source>{number} islands on one path of own bridges</source>
        <translation>{number} îles sur un même chemin de tes ponts</translation>
    </message>
    <message>
        <source>{number} own bridges between the same two islands</source>
        <translation>{number} de tes ponts entre les deux mêmes îles</translation>
    </message>
    <message>
        <source>{number} own workers on one island that is no Start</source>
        <translation>{number} de tes ouvriers sur une île, hors Départ</translation>
    </message>
    <message>
        <source>{number} islands with own workers only</source>
        <translation>{number} îles avec tes ouvriers seulement</translation>
    </message>
    <message>
        <source>a worker on an island filled to capacity</source>
        <translation>un ouvrier sur une île remplie</translation>
    </message>
    <message>
        <source>the top floor of {number} unsealed pagodas</source>
        <translation>l’étage du haut de {number} pagodes non scellées</translation>
    </message>
    <message>
        <source>{number} fish placed</source>
        <translation>{number} poissons placés</translation>
    </message>
    <message>
        <source>pieces on {number} sealed islands</source>
        <translation>éléments sur {number} îles scellées</translation>
    </message>
    <message>
        <source>{number} bridges built</source>
        <translation>{number} ponts construits</translation>
    </message>
    <message>
        <source>own workers on neither Start</source>
        <translation>aucun de tes ouvriers sur les Départs</translation>
    </message>
    <message>
        <source>not a single coin left</source>
        <translation>plus une seule pièce</translation>
    </message>
</context>
<context>
    <name>GuestWords</name>
    <message numerus="yes">
        <source>You need %n more Mooncake(s).</source>
        <translation>
            <numerusform>Il te faut encore %n gâteau de lune.</numerusform>
            <numerusform>Il te faut encore %n gâteaux de lune.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the card, or drag Mooncakes onto it.</source>
        <translation>Appuie sur la carte, ou glisse des gâteaux de lune dessus.</translation>
    </message>
    <message>
        <source>This friend could not help you now.</source>
        <translation>Cette amie ne pourrait pas t’aider maintenant.</translation>
    </message>
    <message>
        <source>One friend in a turn, before anything else.</source>
        <translation>Une amie par tour, avant tout le reste.</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>utilisée à ce tour</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a friend can help</comment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>échanger une lanterne</translation>
    </message>
    <message>
        <source>take a lantern</source>
        <translation>prendre une lanterne</translation>
    </message>
    <message>
        <source>swap with a player</source>
        <translation>troquer avec un joueur</translation>
    </message>
    <message>
        <source>dedicate with one less</source>
        <translation>offrir avec une de moins</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>une offrande de plus</translation>
    </message>
    <message>
        <source>+1 Mooncake a match</source>
        <translation>+1 gâteau de lune par raccord</translation>
    </message>
    <message>
        <source>take one back</source>
        <translation>en reprendre une</translation>
    </message>
    <message>
        <source>choose from two tiles</source>
        <translation>choisir entre deux tuiles</translation>
    </message>
    <message>
        <source>turn a laid tile</source>
        <translation>tourner une tuile posée</translation>
    </message>
    <message>
        <source>skip counting</source>
        <translation>ne pas compter</translation>
    </message>
    <message>
        <source>exchange up to two</source>
        <translation>en échanger jusqu’à deux</translation>
    </message>
    <message>
        <source>a lantern for two</source>
        <translation>une lanterne pour deux</translation>
    </message>
    <message>
        <source>the far side, too</source>
        <translation>le côté opposé aussi</translation>
    </message>
    <message>
        <source>one side matches any</source>
        <translation>un côté raccorde toujours</translation>
    </message>
    <message>
        <source>stands for any</source>
        <translation>sert de joker</translation>
    </message>
    <message>
        <source>+1 point on a stack</source>
        <translation>+1 point sur une pile</translation>
    </message>
    <message>
        <source>now, or later this turn</source>
        <translation>maintenant, ou plus tard ce tour</translation>
    </message>
    <message>
        <source>now, before your refill</source>
        <translation>maintenant, avant de compléter ta main</translation>
    </message>
    <message>
        <source>when you place a tile</source>
        <translation>quand tu poses une tuile</translation>
    </message>
    <message>
        <source>with your Dedication</source>
        <translation>avec ton offrande</translation>
    </message>
    <message>
        <source>for a second Dedication</source>
        <translation>pour une deuxième offrande</translation>
    </message>
    <message>
        <source>after your Dedication</source>
        <translation>après ton offrande</translation>
    </message>
    <message>
        <source>at your refill</source>
        <translation>en complétant ta main</translation>
    </message>
    <message>
        <source>before you place a tile</source>
        <translation>avant de poser une tuile</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>Passe l’ordinateur à {name}</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis ton dernier tour</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>Cela t’a donné {gains}.</translation>
    </message>
    <message>
        <source>I am {name}: show me the table</source>
        <translation>Je suis {name}&#xa0;: montre-moi la table</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annuler la dernière étape</translation>
    </message>
</context>
<context>
    <name>HerTurn</name>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>what scores most</source>
        <translation>ce qui rapporte le plus</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>Amitié</translation>
    </message>
    <message>
        <source>if that helps</source>
        <translation>si cela aide</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>Offrir</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>la plus haute</translation>
    </message>
</context>
<context>
    <name>HintControl</name>
    <message>
        <source>Make this move</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Non, merci</translation>
    </message>
    <message>
        <source>Put the hint away (Esc)</source>
        <translation>Ranger l’indice (Échap)</translation>
    </message>
</context>
<context>
    <name>InstructionLine</name>
    <message>
        <source>Show rule</source>
        <translation>Voir la règle</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>Ce que les règles en disent (F1)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>LastWord</name>
    <message numerus="yes">
        <source>Only %n point(s). The next festival may well be yours.</source>
        <translation>
            <numerusform>%n point seulement. La prochaine fête sera peut-être la tienne.</numerusform>
            <numerusform>%n points seulement. La prochaine fête sera peut-être la tienne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.</source>
        <translation>
            <numerusform>%n point de plus que toi. Je fais mes offrandes tôt, tant que les piles sont hautes. Essaie.</numerusform>
            <numerusform>%n points de plus que toi. Je fais mes offrandes tôt, tant que les piles sont hautes. Essaie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %n point(s)! I looked for one more lantern until the end.</source>
        <translation>
            <numerusform>Pour %n point&#x202f;! J’ai cherché une lanterne de plus jusqu’à la fin.</numerusform>
            <numerusform>Pour %n points&#x202f;! J’ai cherché une lanterne de plus jusqu’à la fin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)! The whole lake is shining, and most of the light is yours.</source>
        <translation>
            <numerusform>%n point&#x202f;! Tout le lac brille, et cette lumière est surtout la tienne.</numerusform>
            <numerusform>%n points&#x202f;! Tout le lac brille, et cette lumière est surtout la tienne.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>Now me</source>
        <translation>À moi</translation>
    </message>
    <message>
        <source>Take it back and make the move yourself</source>
        <translation>Annuler et jouer le coup moi-même</translation>
    </message>
    <message>
        <source>See the move</source>
        <translation>Voir le coup</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>A game with tips against one computer</source>
        <translation>Une partie avec conseils contre un ordinateur</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game goes on.</source>
        <translation>Regarde comment la partie continue.</translation>
    </message>
    <message>
        <source>That is the move. Take it back, and make it yourself.</source>
        <translation>Voilà le coup. Annule-le, puis joue-le toi-même.</translation>
    </message>
    <message>
        <source>You will do that soon. First read this, then press Next.</source>
        <translation>Tu le feras bientôt. Lis d’abord ceci, puis appuie sur Suivant.</translation>
    </message>
    <message>
        <source>That is allowed, but here try what the lesson asks for.</source>
        <translation>C’est permis, mais essaie ici ce que la leçon demande.</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>You can go on with it later (Esc)</source>
        <translation>Tu pourras la reprendre plus tard (Échap)</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Friend</source>
        <comment>level of Moon Dancer</comment>
        <translation>Amie</translation>
    </message>
    <message>
        <source>Mentor</source>
        <comment>level of Moon Dancer</comment>
        <translation>Mentor</translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>level of Moon Dancer</comment>
        <translation>Princesse</translation>
    </message>
    <message>
        <source>Crescent</source>
        <comment>level of Moon Dancer</comment>
        <translation>Croissant</translation>
    </message>
    <message>
        <source>Half Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>Demi-lune</translation>
    </message>
    <message>
        <source>Full Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>Pleine lune</translation>
    </message>
    <message>
        <source>{level} · ours</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · de nous</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} sur {games} gagnées</translation>
    </message>
    <message>
        <source>Leads, game by game: {numbers}</source>
        <translation>Avances, partie par partie&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Pas encore joué.</translation>
    </message>
    <message>
        <source>Best lead</source>
        <translation>Meilleure avance</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Victoires de suite</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>Le plus de suite</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>Jouer&#xa0;: {level}</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>First Lantern</source>
        <translation>Première lanterne</translation>
    </message>
    <message>
        <source>Visitor</source>
        <translation>Visiteuse</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Voisine</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Compagne</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Amie</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>Artisane</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Grand Master</source>
        <translation>Grand maître</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>{level}, builder</source>
        <translation>{level}, bâtisseuse</translation>
    </message>
    <message>
        <source>{level}, collector</source>
        <translation>{level}, collectionneuse</translation>
    </message>
    <message>
        <source>{level}, spoiler</source>
        <translation>{level}, trouble-fête</translation>
    </message>
    <message>
        <source>Likes points now, and overlooks good moves.</source>
        <translation>Aime les points tout de suite, et laisse passer de bons coups.</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves, and often takes a lesser one.</source>
        <translation>Laisse passer près de la moitié des coups, et en prend souvent un moins bon.</translation>
    </message>
    <message>
        <source>Overlooks some moves, and often picks one that is nearly as good.</source>
        <translation>Laisse passer quelques coups, et en prend souvent un presque aussi bon.</translation>
    </message>
    <message>
        <source>Overlooks little, and often picks a move that is nearly as good.</source>
        <translation>Laisse passer peu de coups, et en prend souvent un presque aussi bon.</translation>
    </message>
    <message>
        <source>Overlooks nothing, and sometimes picks a move that is nearly as good.</source>
        <translation>Ne laisse rien passer, et prend parfois un coup presque aussi bon.</translation>
    </message>
    <message>
        <source>Takes what looks best at once.</source>
        <translation>Prend ce qui semble le mieux sur le moment.</translation>
    </message>
    <message>
        <source>Looks a little ahead with two moves.</source>
        <translation>Voit un peu plus loin pour deux coups.</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>Voit plus loin pour les quelques meilleurs coups.</translation>
    </message>
    <message>
        <source>Looks ahead, for up to two seconds.</source>
        <translation>Voit plus loin, en deux secondes au plus.</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Voit plus loin quatre fois plus à fond qu’un maître.</translation>
    </message>
    <message>
        <source>Builds for later rounds.</source>
        <translation>Construit pour les manches à venir.</translation>
    </message>
    <message>
        <source>Likes to have plenty in store.</source>
        <translation>Aime avoir de quoi en réserve.</translation>
    </message>
    <message>
        <source>Leaves the others as little as it can.</source>
        <translation>Laisse aux autres le moins possible.</translation>
    </message>
    <message>
        <source>Wins {won} of 100 games for two against {level}, give or take {reach}.</source>
        <translation>Gagne {won} parties à deux sur 100 contre {level}, à {reach} près.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>What this program is made of</source>
        <translation>De quoi ce programme est fait</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Composants</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The list of licences is missing. Please install again.</source>
        <translation>La liste des licences manque. Merci de réinstaller.</translation>
    </message>
    <message>
        <source>{name} is contained in {other}. Its licence: {licence}.</source>
        <translation>{name} est contenu dans {other}. Sa licence&#xa0;: {licence}.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ou {last}</translation>
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
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Undo ends here</source>
        <translation>Annuler s’arrête ici</translation>
    </message>
</context>
<context>
    <name>LookBackMark</name>
    <message>
        <source>you played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Essayer d’ici</translation>
    </message>
    <message>
        <source>In a new game, which is practice</source>
        <translation>Dans une nouvelle partie, en entraînement</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Retour à la partie (Échap)</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Where each lead came from</source>
        <translation>D’où vient chaque avance</translation>
    </message>
    <message>
        <source>Luck is what rolls and tiles brought, against the average of other rolls and tiles. Mistakes are what the coach is sure of; only people’s turns are looked at. The rest is what nobody could see coming.</source>
        <translation>La chance est ce que les lancers et les tuiles ont apporté, comparé à la moyenne d’autres lancers et tuiles. Les erreurs sont celles dont le coach est sûr ; il ne regarde que les tours des personnes. Le reste est ce que personne ne pouvait voir venir.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>avance</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>le reste</translation>
    </message>
    <message>
        <source>Luckiest for {name}</source>
        <translation>Plus grande chance de {name}</translation>
    </message>
    <message>
        <source>Unluckiest for {name}</source>
        <translation>Plus grande malchance de {name}</translation>
    </message>
    <message>
        <source>Step {number}: {luck}</source>
        <translation>Étape {number} : {luck}</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>Voir la table à ce moment</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved: please close the window and start it again.</source>
        <translation>Festival Desktop a été mis à jour pendant qu’il était ouvert. Votre partie est enregistrée : fermez la fenêtre et relancez le programme.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>Argent</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>{medal} from {number} points</source>
        <translation>{medal} dès {number} points</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to bronze</source>
        <translation>
            <numerusform>%n point avant le bronze</numerusform>
            <numerusform>%n points avant le bronze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to silver</source>
        <translation>
            <numerusform>%n point avant l’argent</numerusform>
            <numerusform>%n points avant l’argent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to gold</source>
        <translation>
            <numerusform>%n point avant l’or</numerusform>
            <numerusform>%n points avant l’or</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>And %n more file(s).</source>
        <translation>
            <numerusform>Et encore %n fichier.</numerusform>
            <numerusform>Et encore %n fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer pour de bon</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>MoonDancerSpeech</name>
    <message>
        <source>Several ways are equally good for me. Which one do you like?</source>
        <translation>Plusieurs façons sont aussi bonnes pour moi. Laquelle te plaît&#x202f;?</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores most.</source>
        <translation>À moi. Je cherche l’offrande qui rapporte le plus.</translation>
    </message>
    <message>
        <source>I never gain Mooncakes.</source>
        <translation>Je ne gagne jamais de gâteau de lune.</translation>
    </message>
    <message>
        <source>When your Fireworks tile brings you Mooncakes, I gain one.</source>
        <translation>Quand ta tuile Feu d’artifice te donne des gâteaux de lune, j’en gagne un.</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one.</source>
        <translation>Pour chaque gâteau de lune que tu gagnes, j’en gagne un.</translation>
    </message>
    <message>
        <source>On every tile you lay, the lanterns on the left and right are mine.</source>
        <translation>Sur chaque tuile que tu poses, les lanternes de gauche et de droite sont à moi.</translation>
    </message>
    <message>
        <source>On every tile you lay, all lanterns but those on your side are mine.</source>
        <translation>Sur chaque tuile que tu poses, toutes les lanternes sont à moi, sauf celles de ton côté.</translation>
    </message>
    <message>
        <source>I have brought some of every lantern.</source>
        <translation>J’ai apporté des lanternes de chaque sorte.</translation>
    </message>
    <message>
        <source>Score more than I do: a tie is mine.</source>
        <translation>Marque plus que moi&#xa0;: l’égalité est à moi.</translation>
    </message>
    <message>
        <source>So I befriend {friend} and pay {mooncakes}.</source>
        <translation>Alors je me lie d’amitié avec {friend} et je paie {mooncakes}.</translation>
    </message>
    <message>
        <source>I give {given} and take {taken}.</source>
        <translation>Je donne {given} et je prends {taken}.</translation>
    </message>
    <message>
        <source>I give you {given} for your {taken}.</source>
        <translation>Je te donne {given} contre ta lanterne {taken}.</translation>
    </message>
    <message>
        <source>I take {lantern} from the Supply.</source>
        <translation>Je prends {lantern} dans la réserve.</translation>
    </message>
    <message>
        <source>A further Dedication is not possible.</source>
        <translation>Une autre offrande n’est pas possible.</translation>
    </message>
    <message>
        <source>I can make no Dedication, so I spend nothing.</source>
        <translation>Je ne peux pas faire d’offrande, alors je ne dépense rien.</translation>
    </message>
    <message>
        <source>Once more I can make {options}.</source>
        <translation>Encore une fois, je peux faire {options}.</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>Je peux faire {options}.</translation>
    </message>
    <message>
        <source>{kind} scores most.</source>
        <translation>{kind} rapporte le plus.</translation>
    </message>
    <message>
        <source>Of equal ones, {kind} takes the fewest lanterns.</source>
        <translation>À égalité, {kind} prend le moins de lanternes.</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind} pour {points}</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}</source>
        <translation>{kind} pour {points}, avec {friend}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>Tu as choisi {lanterns} pour moi.</translation>
    </message>
    <message>
        <source>What I need is {lanterns}.</source>
        <translation>Ce qu’il me faut&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>I can spare {lanterns} only.</source>
        <translation>Je ne peux me passer que de&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>What I lack is {lanterns}.</source>
        <translation>Ce qui me manque&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>I use what I hold most of: {numbers}.</source>
        <translation>J’utilise ce que j’ai le plus&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has most of: {numbers}.</source>
        <translation>Puis je regarde ce que la réserve a le plus&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>I dedicate four {lanterns}: {points}.</source>
        <translation>J’offre quatre {lanterns}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>I dedicate pairs of {lanterns}: {points}.</source>
        <translation>J’offre des paires&#xa0;: {lanterns}, {points}.</translation>
    </message>
    <message>
        <source>I dedicate one of each lantern: {points}.</source>
        <translation>J’offre une lanterne de chaque&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>One {lantern} is left out.</source>
        <translation>Une {lantern} est omise.</translation>
    </message>
</context>
<context>
    <name>MoonDancerWords</name>
    <message>
        <source>{name} can make no further Dedication.</source>
        <translation>{name} ne peut plus faire d’offrande.</translation>
    </message>
    <message>
        <source>{name} can make no Dedication.</source>
        <translation>{name} ne peut pas faire d’offrande.</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: {points} are the most.</source>
        <translation>{name} choisit {kind}&#xa0;: {points}, c’est le plus.</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: it takes the fewest lanterns.</source>
        <translation>{name} choisit {kind}&#xa0;: cela prend le moins de lanternes.</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Tu as choisi {kind} pour {name}.</translation>
    </message>
    <message>
        <source>{name} can make {kind} only.</source>
        <translation>{name} ne peut faire que {kind}.</translation>
    </message>
    <message>
        <source>It takes the help of {friend}.</source>
        <translation>Il y faut l’aide de l’amie&#xa0;: {friend}.</translation>
    </message>
    <message>
        <source>She holds most of {lanterns}.</source>
        <translation>Ce qu’elle a le plus&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>The Supply has most of {lanterns}.</source>
        <translation>Ce que la réserve a le plus&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>She holds most of {held}; of the rest the Supply has most of {lanterns}.</source>
        <translation>Ce qu’elle a le plus&#xa0;: {held}&#x202f;; du reste, la réserve a le plus&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she dedicates {lanterns}.</source>
        <translation>Tu as choisi qu’elle offre {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she takes {lanterns}.</source>
        <translation>Tu as choisi qu’elle prenne {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she gives {lanterns}.</source>
        <translation>Tu as choisi qu’elle donne {lanterns}.</translation>
    </message>
    <message>
        <source>You chose that she leaves {lanterns} out.</source>
        <translation>Tu as choisi qu’elle omette {lanterns}.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Show rule (F1)</source>
        <translation>Voir la règle (F1)</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>tile {number} of {all}</source>
        <translation>tuile {number} sur {all}</translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>{number} of {most} chosen</source>
        <translation>choix&#xa0;: {number} sur {most}</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Not in the rulebook</source>
        <translation>Pas dans la règle</translation>
    </message>
    <message>
        <source>{options}: not in the rulebook.</source>
        <translation>{options} : pas dans la règle.</translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n more.</source>
        <translation>
            <numerusform>{option}&#xa0;: choisis-en encore %n.</numerusform>
            <numerusform>{option}&#xa0;: choisis-en encore %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n fewer.</source>
        <translation>
            <numerusform>{option}&#xa0;: choisis-en %n de moins.</numerusform>
            <numerusform>{option}&#xa0;: choisis-en %n de moins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>My puzzles</source>
        <translation>Mes casse-têtes</translation>
    </message>
    <message>
        <source>Turns that cost you points. Each stays here until you have solved it twice.</source>
        <translation>Des tours qui t’ont coûté des points. Chacun reste ici jusqu’à ce que tu l’aies résolu deux fois.</translation>
    </message>
    <message numerus="yes">
        <source>cost %n point(s)</source>
        <translation>
            <numerusform>a coûté %n point</numerusform>
            <numerusform>a coûté %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tour {number}</translation>
    </message>
</context>
<context>
    <name>OwnPuzzlePage</name>
    <message>
        <source>This is what a Master would have done.</source>
        <translation>Voilà ce qu’aurait fait un Maître.</translation>
    </message>
    <message>
        <source>The coach compares your turn.</source>
        <translation>Le coach compare ton tour.</translation>
    </message>
    <message>
        <source>Solved! Solve it once more, and it leaves your puzzles.</source>
        <translation>Résolu ! Résous-le encore une fois et il quitte tes casse-têtes.</translation>
    </message>
    <message>
        <source>Solved twice! It leaves your puzzles.</source>
        <translation>Résolu deux fois ! Il quitte tes casse-têtes.</translation>
    </message>
    <message>
        <source>The coach cannot compare it now. Take a step back, or try again.</source>
        <translation>Le coach ne peut pas le comparer maintenant. Reviens d’une étape ou réessaie.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Take a step back, or try again.</source>
        <translation>
            <numerusform>Pas encore : il coûte environ %n point. Reviens d’une étape ou réessaie.</numerusform>
            <numerusform>Pas encore : il coûte environ %n points. Reviens d’une étape ou réessaie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a better turn: yours cost about %n point(s).</source>
        <translation>
            <numerusform>Trouve un meilleur tour : le tien a coûté environ %n point.</numerusform>
            <numerusform>Trouve un meilleur tour : le tien a coûté environ %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>Mon casse-tête</translation>
    </message>
</context>
<context>
    <name>PaceButton</name>
    <message>
        <source>Computer pace: {pace}</source>
        <translation>Rythme des ordinateurs&#xa0;: {pace}</translation>
    </message>
    <message>
        <source>Computer pace: {pace}. A press on the table hurries one move.</source>
        <translation>Rythme des ordinateurs&#xa0;: {pace}. Appuyer sur la table presse un coup.</translation>
    </message>
</context>
<context>
    <name>Paces</name>
    <message>
        <source>Step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
</context>
<context>
    <name>PointsWords</name>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n point tout de suite</numerusform>
            <numerusform>%n points tout de suite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowerWords</name>
    <message>
        <source>Merchant Heir</source>
        <translation>Héritier marchand</translation>
    </message>
    <message>
        <source>Old Family</source>
        <translation>Vieille famille</translation>
    </message>
    <message>
        <source>Fortune Teller</source>
        <translation>Voyante</translation>
    </message>
    <message>
        <source>Honoured Guest</source>
        <translation>Invité d’honneur</translation>
    </message>
    <message>
        <source>Island Born</source>
        <translation>Enfant des îles</translation>
    </message>
    <message>
        <source>First Stones</source>
        <translation>Premières pierres</translation>
    </message>
    <message>
        <source>Wide Net</source>
        <translation>Large filet</translation>
    </message>
    <message>
        <source>Early Bird</source>
        <translation>Lève-tôt</translation>
    </message>
    <message>
        <source>Rope Maker</source>
        <translation>Cordier</translation>
    </message>
    <message>
        <source>Long Span</source>
        <translation>Longue portée</translation>
    </message>
    <message>
        <source>Toll Keeper</source>
        <translation>Péager</translation>
    </message>
    <message>
        <source>Ferryman</source>
        <translation>Passeur</translation>
    </message>
    <message>
        <source>Free Passage</source>
        <translation>Libre passage</translation>
    </message>
    <message>
        <source>Beachcomber</source>
        <translation>Glaneur</translation>
    </message>
    <message>
        <source>Remote Architect</source>
        <translation>Bâtisseur lointain</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Courrier</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Caravane</translation>
    </message>
    <message>
        <source>Crowd Pleaser</source>
        <translation>Idole des foules</translation>
    </message>
    <message>
        <source>Hospitality</source>
        <translation>Hospitalité</translation>
    </message>
    <message>
        <source>Homecoming</source>
        <translation>Retour au pays</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>Tailleur de pierre</translation>
    </message>
    <message>
        <source>Twin Storeys</source>
        <translation>Étages jumeaux</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>Grand prêtre</translation>
    </message>
    <message>
        <source>Gilder</source>
        <translation>Doreur</translation>
    </message>
    <message>
        <source>Lantern Master</source>
        <translation>Maître des lanternes</translation>
    </message>
    <message>
        <source>Impatient Host</source>
        <translation>Hôte impatient</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomate</translation>
    </message>
    <message>
        <source>Reveller</source>
        <translation>Fêtard</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Érudit</translation>
    </message>
    <message>
        <source>Crow Friend</source>
        <translation>Ami de la Corneille</translation>
    </message>
    <message>
        <source>You begin with {coins} coins.</source>
        <translation>Tu commences avec {coins} pièces.</translation>
    </message>
    <message>
        <source>You begin with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>Tu commences avec {coins} pièces et 1 ouvrier de plus sur un Départ de ton choix.</translation>
    </message>
    <message>
        <source>You begin with {workers} workers on each Start.</source>
        <translation>Tu commences avec {workers} ouvriers sur chaque Départ.</translation>
    </message>
    <message>
        <source>You begin with {goals} private goals.</source>
        <translation>Tu commences avec {goals} objectifs secrets.</translation>
    </message>
    <message>
        <source>You begin with {points} points.</source>
        <translation>Tu commences avec {points} points.</translation>
    </message>
    <message>
        <source>One worker of each Start begins on another island of your choice.</source>
        <translation>Un ouvrier de chaque Départ commence sur une autre île de ton choix.</translation>
    </message>
    <message>
        <source>You begin with a floor on a Small island of your choice, without its reward.</source>
        <translation>Tu commences avec un étage sur une petite île de ton choix, sans sa récompense.</translation>
    </message>
    <message>
        <source>You play first and begin with {coins} coins.</source>
        <translation>Tu joues en premier et commences avec {coins} pièces.</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less than its length.</source>
        <translation>Chaque pont te coûte {segments} pièce de moins que sa longueur.</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>Les ponts de {length} segments ou plus te coûtent {coins} de moins.</translation>
    </message>
    <message>
        <source>A movement of another player that pays you brings {coins} coin more.</source>
        <translation>Un déplacement d’un autre joueur qui te paie rapporte {coins} pièce de plus.</translation>
    </message>
    <message>
        <source>One movement a turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>Un déplacement par tour peut franchir une voie vide de {length} cases au plus pour {coins} pièce.</translation>
    </message>
    <message>
        <source>The first bridge of each movement costs you no toll.</source>
        <translation>Le premier pont de chaque déplacement ne te coûte aucun péage.</translation>
    </message>
    <message>
        <source>Each water reward also brings you {coins} coin.</source>
        <translation>Chaque trésor de l’eau te donne aussi {coins} pièce.</translation>
    </message>
    <message>
        <source>You may build bridges from an island with your floor, worker or not.</source>
        <translation>Tu peux construire des ponts depuis une île avec un de tes étages, avec ou sans ouvrier.</translation>
    </message>
    <message>
        <source>Moving gives you {number} movements.</source>
        <translation>Se déplacer te donne {number} déplacements.</translation>
    </message>
    <message>
        <source>Two workers on one island may go as one movement; both pay the toll.</source>
        <translation>Deux ouvriers d’une île peuvent partir en un seul déplacement&#x202f;; les deux paient le péage.</translation>
    </message>
    <message>
        <source>Your workers may overfill an island: {workers} above its capacity.</source>
        <translation>Tes ouvriers peuvent surpeupler une île&#xa0;: {workers} de plus que sa capacité.</translation>
    </message>
    <message>
        <source>Each time you recruit, {workers} worker more comes.</source>
        <translation>À chaque recrutement, {workers} ouvrier de plus arrive.</translation>
    </message>
    <message>
        <source>Your recruits may stand on any island with a worker of yours and room.</source>
        <translation>Tes recrues peuvent aller sur toute île avec un de tes ouvriers et de la place.</translation>
    </message>
    <message>
        <source>Each floor you build brings {coins} coin.</source>
        <translation>Chaque étage que tu construis donne {coins} pièce.</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins for a second one there.</source>
        <translation>Quand tu construis un étage, tu peux y payer {coins} pièces pour un deuxième.</translation>
    </message>
    <message>
        <source>You may build where you have a bridge but no worker.</source>
        <translation>Tu peux construire où tu as un pont mais pas d’ouvrier.</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts {pieces} for the majority, not for points.</source>
        <translation>Ton étage au sommet d’une pagode compte {pieces} pour la majorité, pas pour les points.</translation>
    </message>
    <message>
        <source>At your festivals each worker on the island brings you {points} points.</source>
        <translation>À tes fêtes, chaque ouvrier sur l’île te rapporte {points} points.</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} bridge fewer.</source>
        <translation>Tes fêtes demandent {bridges} pont de moins.</translation>
    </message>
    <message>
        <source>You may hold a festival when you are {pieces} piece short of the majority.</source>
        <translation>Tu peux célébrer une fête quand il te manque {pieces} élément pour la majorité.</translation>
    </message>
    <message>
        <source>A worker of yours at another player’s festival brings you {points} points.</source>
        <translation>Un de tes ouvriers à la fête d’un autre joueur te rapporte {points} points.</translation>
    </message>
    <message>
        <source>Each private goal brings you {points} points more.</source>
        <translation>Chaque objectif secret te rapporte {points} points de plus.</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points, and only {loss} when the game ends.</source>
        <translation>La Corneille te coûte {cost} points, et seulement {loss} à la fin de la partie.</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print sheets</source>
        <translation>Imprimer les feuilles</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>page {number} sur {all}</translation>
    </message>
    <message>
        <source>nothing chosen</source>
        <translation>rien de choisi</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} n’a pas pu être écrit.</translation>
    </message>
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>If the game ended now</source>
        <translation>Si la partie finissait maintenant</translation>
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
        <translation>Atteint&#xa0;: {reached} sur {target}</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Casse-tête suivant</translation>
    </message>
    <message>
        <source>Next puzzle (Ctrl+Return)</source>
        <translation>Casse-tête suivant (Ctrl+Entrée)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>This is the solution.</source>
        <translation>Voici la solution.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolu&#x202f;!</translation>
    </message>
    <message>
        <source>Not yet: {reached} of {target}. Take a step back, or try again.</source>
        <translation>Pas encore&#xa0;: {reached} sur {target}. Annule une étape, ou réessaie.</translation>
    </message>
    <message>
        <source>Nobody can know what comes of that. There is a way without luck.</source>
        <translation>Personne ne peut savoir ce que cela donnera. Il y a un moyen sans compter sur la chance.</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Casse-tête {number}</translation>
    </message>
</context>
<context>
    <name>PuzzleToolbar</name>
    <message>
        <source>All puzzles</source>
        <translation>Tous les casse-têtes</translation>
    </message>
    <message>
        <source>All puzzles (Esc)</source>
        <translation>Tous les casse-têtes (Échap)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>Annuler la dernière étape (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>La refaire (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Begin the puzzle anew</source>
        <translation>Recommencer le casse-tête</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>See it move by move</source>
        <translation>La voir coup par coup</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Casse-têtes&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Corsé</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPanel</name>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>pas encore résolu</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Casse-tête {number}</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>Why: {reasons}.</source>
        <translation>Pourquoi&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>des points</translation>
    </message>
</context>
<context>
    <name>RecapControl</name>
    <message>
        <source>Points: {points}.</source>
        <translation>Points&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>Cela t’a donné {gains}.</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>While you waited</source>
        <translation>Pendant ton attente</translation>
    </message>
</context>
<context>
    <name>RecordRepository</name>
    <message>
        <source>The record could not be written. {reason}</source>
        <translation>Le record n’a pas pu être écrit. {reason}</translation>
    </message>
    <message>
        <source>The records of {challenge} are of a newer version. They are left as they are, and nothing is added.</source>
        <translation>Les records de {challenge} viennent d’une version plus récente. Ils restent tels quels, et rien n’est ajouté.</translation>
    </message>
    <message>
        <source>The records of {challenge} cannot be read now.</source>
        <translation>Les records de {challenge} ne peuvent pas être lus pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>The records of {challenge} were damaged. The file was put aside; %n game(s) could be kept.</source>
        <translation>
            <numerusform>Les records de {challenge} étaient abîmés. Le fichier a été mis de côté&#x202f;; %n partie a pu être gardée.</numerusform>
            <numerusform>Les records de {challenge} étaient abîmés. Le fichier a été mis de côté&#x202f;; %n parties ont pu être gardées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n of these game(s) had hints.</source>
        <translation>
            <numerusform>%n de ces parties a eu des indices.</numerusform>
            <numerusform>%n de ces parties ont eu des indices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had content of your own.</source>
        <translation>
            <numerusform>%n de ces parties avait ton propre contenu.</numerusform>
            <numerusform>%n de ces parties avaient ton propre contenu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>The rulebook’s</source>
        <translation>Du livret</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Les nôtres</translation>
    </message>
    <message>
        <source>Bars point up for a win and down for a loss. Practice does not count.</source>
        <translation>Les barres montent pour une victoire et descendent pour une défaite. L’entraînement ne compte pas.</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice does not count.</source>
        <translation>Les barres sont des points, les lignes des médailles. L’entraînement ne compte pas.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Revoir&#xa0;: {game}</translation>
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
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Go through the game by itself (Space)</source>
        <translation>Dérouler la partie toute seule (Espace)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Quitter la relecture (Échap)</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Essayer d’ici</translation>
    </message>
    <message>
        <source>Try again from this step, in a new game (Ctrl+T)</source>
        <translation>Réessayer depuis cette étape, dans une nouvelle partie (Ctrl+T)</translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation>Au début (Origine)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Une étape en arrière (Gauche)</translation>
    </message>
    <message>
        <source>Backwards by itself (Shift+Space)</source>
        <translation>En arrière tout seul (Maj+Espace)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Une étape en avant (Droite)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Whose knowledge</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>How fast it goes by itself (+ and -)</source>
        <translation>La vitesse de lecture (+ et -)</translation>
    </message>
    <message>
        <source>Whose knowledge is shown. All open: the hand of whoever decides.</source>
        <translation>Le point de vue montré. Tout ouvert&#xa0;: la main de qui décide.</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Tout ouvert</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Vu par {name}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>rien trouvé</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Passage précédent</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Passage suivant</translation>
    </message>
    <message>
        <source>Print this book</source>
        <translation>Imprimer ce livret</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Retour où tu étais (Échap)</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Rechercher (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livret</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Le programme</translation>
    </message>
</context>
<context>
    <name>SaveDetail</name>
    <message>
        <source>Points: {points}</source>
        <translation>Points&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Play the rescued game</source>
        <translation>Jouer la partie sauvée</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Back to the other games</source>
        <translation>Retour parmi les autres parties</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>See it step by step</source>
        <translation>La voir pas à pas</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>A second file of this game (Ctrl+D)</source>
        <translation>Un deuxième fichier de cette partie (Ctrl+D)</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>A copy where you like (Ctrl+E)</source>
        <translation>Une copie où tu veux (Ctrl+E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>To the trash (Delete)</source>
        <translation>À la corbeille (Suppr)</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer pour de bon</translation>
    </message>
    <message>
        <source>It cannot be put back then</source>
        <translation>On ne pourra plus la remettre</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>Saved. Every step is saved by itself, too.</source>
        <translation>Enregistré. Chaque étape s’enregistre aussi toute seule.</translation>
    </message>
    <message>
        <source>Every step of the game is saved again.</source>
        <translation>Chaque étape de la partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>“{name}” was changed by somebody else. It stays as it is, and your game goes on in a file of its own.</source>
        <translation>«&#xa0;{name}&#xa0;» a été modifié par quelqu’un d’autre. Il reste tel quel, et ta partie continue dans un fichier à part.</translation>
    </message>
    <message>
        <source>This game goes on with the content it was saved with.</source>
        <translation>Cette partie continue avec le contenu avec lequel elle a été enregistrée.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and goes on under them.</source>
        <translation>Cette partie a été enregistrée avec des règles antérieures et continue avec elles.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it goes on under today&apos;s.</source>
        <translation>Cette partie a été enregistrée avec d’anciennes règles&#x202f;; elle continue avec celles d’aujourd’hui.</translation>
    </message>
    <message>
        <source>It is practice now: the version that saved it could not yet show that a game is fair.</source>
        <translation>C’est maintenant un entraînement : la version qui l’a enregistrée ne pouvait pas encore montrer qu’une partie est équitable.</translation>
    </message>
    <message>
        <source>A copy was saved as “{name}”.</source>
        <translation>Une copie a été enregistrée sous «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Your own content is not used, the built-in one is: {reason}</source>
        <translation>Ton propre contenu n’est pas utilisé, celui du programme l’est&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Seule la première de %n partie a été ouverte.</numerusform>
            <numerusform>Seule la première de %n parties a été ouverte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game from that step, for practice. The old one stays as it was.</source>
        <translation>Une nouvelle partie depuis cette étape, en entraînement. L’ancienne reste telle quelle.</translation>
    </message>
    <message>
        <source>A new game from that step, for practice. What you could not know was dealt anew, so nothing of the old game is given away.</source>
        <translation>Une nouvelle partie depuis cette étape, en entraînement. Ce que tu ne pouvais pas savoir a été redistribué&#xa0;: rien de l’ancienne partie n’est dévoilé.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>It goes on in a new file; the damaged one stays.</source>
        <translation>Elle continue dans un nouveau fichier&#x202f;; celui qui est abîmé reste.</translation>
    </message>
    <message>
        <source>It goes on in a new file; the old one stays.</source>
        <translation>Elle continue dans un nouveau fichier&#x202f;; l’ancien reste.</translation>
    </message>
    <message>
        <source>From now on it is practice.</source>
        <translation>À partir de maintenant, c’est un entraînement.</translation>
    </message>
    <message>
        <source>The file was changed outside the program ({where}).</source>
        <translation>Le fichier a été modifié hors du programme ({where}).</translation>
    </message>
    <message>
        <source>It was not clear where the game stood, so it is at its end.</source>
        <translation>On ne savait pas où en était la partie, elle est donc à sa fin.</translation>
    </message>
    <message>
        <source>The file was damaged; the game stands after step {step}.</source>
        <translation>Le fichier était abîmé&#x202f;; la partie en est après l’étape {step}.</translation>
    </message>
    <message>
        <source>The file was damaged; the game goes on from the position after step {step}.</source>
        <translation>Le fichier était abîmé&#x202f;; la partie continue depuis la position après l’étape {step}.</translation>
    </message>
    <message>
        <source>The rules have changed; the game goes on from the position after step {step}.</source>
        <translation>Les règles ont changé&#x202f;; la partie continue depuis la position après l’étape {step}.</translation>
    </message>
    <message>
        <source>The game stands after step {step}.</source>
        <translation>La partie en est après l’étape {step}.</translation>
    </message>
    <message>
        <source>Step {step} could not be played again.</source>
        <translation>L’étape {step} n’a pas pu être rejouée.</translation>
    </message>
    <message>
        <source>The result in the file was not that of its steps.</source>
        <translation>Le résultat dans le fichier n’était pas celui de ses étapes.</translation>
    </message>
    <message>
        <source>The position after step {step} could not be checked.</source>
        <translation>La position après l’étape {step} n’a pas pu être vérifiée.</translation>
    </message>
    <message>
        <source>Steps that had been taken back could not be kept.</source>
        <translation>Les étapes annulées n’ont pas pu être gardées.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>étape {step}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be rescued.</source>
        <translation>
            <numerusform>%n étape peut être sauvée.</numerusform>
            <numerusform>%n étapes peuvent être sauvées.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est plus là.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {why}.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lu&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>«&#xa0;{name}&#xa0;» vient d’une version plus récente de Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is no saved game of Festival Desktop.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une partie enregistrée de Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is not an ordinary file.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>“{name}” follows rules of an edition that is not known: {where}.</source>
        <translation>«&#xa0;{name}&#xa0;» suit les règles d’une édition inconnue&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>“{name}” was played with content of its own, which is not here or cannot be used.</source>
        <translation>«&#xa0;{name}&#xa0;» a été joué avec un contenu à part, qui manque ici ou ne peut pas servir.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>«&#xa0;{name}&#xa0;» est trop gros pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is not a text.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé&#xa0;: ce n’est pas un texte.</translation>
    </message>
    <message>
        <source>“{name}” is damaged in line {where}.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé à la ligne {where}.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is nested too deeply.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé&#xa0;: il est imbriqué trop profondément.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: there is too much in it.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé&#xa0;: il contient trop de choses.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” is there twice.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé&#xa0;: «&#xa0;{where}&#xa0;» y est deux fois.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a number of a saved game.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé&#xa0;: {where} n’est pas un nombre de partie enregistrée.</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé dans «&#xa0;{where}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” is of a game that this version does not have: {where}.</source>
        <translation>«&#xa0;{name}&#xa0;» est d’un jeu que cette version n’a pas&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be set up as it says.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être mis en place comme indiqué.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: no position in it can be used.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé&#xa0;: aucune position n’y est utilisable.</translation>
    </message>
    <message>
        <source>“{name}” holds a position that the rules of the game cannot make.</source>
        <translation>«&#xa0;{name}&#xa0;» contient une position que les règles du jeu ne permettent pas.</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé.</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}.</source>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it stays as it is.</source>
        <translation>«&#xa0;{name}&#xa0;» est ouvert dans une autre fenêtre et reste donc tel quel.</translation>
    </message>
    <message>
        <source>A game cannot be called that.</source>
        <translation>Une partie ne peut pas s’appeler ainsi.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copie)</translation>
    </message>
    <message>
        <source>“{name}” stays as it is: {reason}.</source>
        <translation>«&#xa0;{name}&#xa0;» reste tel quel&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>it is not allowed there</source>
        <translation>ce n’est pas permis là</translation>
    </message>
    <message>
        <source>the folder is not there any more</source>
        <translation>le dossier n’est plus là</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>rien ne peut y être écrit</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>this name is not possible here</source>
        <translation>ce nom n’est pas possible ici</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) put back.</source>
        <translation>
            <numerusform>%n partie remise.</numerusform>
            <numerusform>%n parties remises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Supprimer %n partie pour de bon&#x202f;?</numerusform>
            <numerusform>Supprimer %n parties pour de bon&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>«&#xa0;{name}&#xa0;» est dans la corbeille.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the trash.</source>
        <translation>
            <numerusform>%n partie est dans la corbeille.</numerusform>
            <numerusform>%n parties sont dans la corbeille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search for a name or a player</source>
        <translation>Chercher un nom ou un joueur</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Récentes d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Anciennes d’abord</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>No game is like that.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>La corbeille est vide. Les parties y restent 30 jours.</translation>
    </message>
    <message>
        <source>No game is saved yet. Every game you play is kept here by itself.</source>
        <translation>Aucune partie enregistrée pour l’instant. Chaque partie jouée est gardée ici toute seule.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Bring in …</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Files may also be dropped on the window</source>
        <translation>On peut aussi déposer des fichiers sur la fenêtre</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardées</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
</context>
<context>
    <name>ScoreRecord</name>
    <message>
        <source>Points, game by game: {numbers}</source>
        <translation>Points, partie par partie&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Pas encore joué.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>line by line, with reasons</source>
        <translation>ligne par ligne, avec les raisons</translation>
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
            <numerusform>{names} ont %n point chacun.</numerusform>
            <numerusform>{names} ont %n points chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>tour {number}</translation>
    </message>
    <message>
        <source>turns {numbers}</source>
        <translation>tours {numbers}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Maple</source>
        <translation>Érable</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Saule</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Braise</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>Genévrier</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Deux joueurs s’appellent {name}. Donne un autre nom à l’un d’eux.</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
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
        <translation>Ouest</translation>
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
        <translation>Nom, {side}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Level, {side}</source>
        <translation>Niveau, {side}</translation>
    </message>
</context>
<context>
    <name>SeedBar</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed deals the same tiles, on every computer.</source>
        <translation>La même graine donne les mêmes tuiles, sur chaque ordinateur.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>Tirer une autre graine</translation>
    </message>
    <message>
        <source>Copy the seed, to share this deal</source>
        <translation>Copier la graine, pour partager cette donne</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Relaxed game</source>
        <translation>Partie détendue</translation>
    </message>
    <message>
        <source>undo everything (practice)</source>
        <translation>tout annuler (entraînement)</translation>
    </message>
    <message>
        <source>This is no seed: use up to {number} letters and digits, joined by hyphens.</source>
        <translation>Ce n’est pas une graine&#xa0;: prends jusqu’à {number} lettres et chiffres, reliés par des traits d’union.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{goal}: {points}</source>
        <translation>{goal}&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Comme cet ordinateur</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>Prendre les couleurs, le contraste et les mouvements des réglages du système</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <translation>Voilà à quoi cela ressemble</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas Applejack.</source>
        <translation>Maya pose une tuile&#xa0;: elle gagne Twilight Sparkle pour un raccord, Jonas Applejack.</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>How strong?</source>
        <translation>Quelle force&#x202f;?</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Words change at once, also in a game.</source>
        <translation>Les mots changent aussitôt, même en pleine partie.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Of the sky and the lake around the tables.</source>
        <translation>Du ciel et du lac autour des tables.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Pages scroll when words need more room.</source>
        <translation>Les pages défilent quand les mots prennent plus de place.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Pieces go to their places without flying.</source>
        <translation>Tout va à sa place sans voler.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>On or off; how loud the table is, and the night.</source>
        <translation>Activé ou coupé&#x202f;; le volume de la table, et de la nuit.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs ordinateurs</translation>
    </message>
    <message>
        <source>“Step” waits for you before every move.</source>
        <translation>«&#xa0;Pas à pas&#xa0;» t’attend avant chaque coup.</translation>
    </message>
    <message>
        <source>End turns yourself</source>
        <translation>Finir tes tours toi-même</translation>
    </message>
    <message>
        <source>A button ends your turn, and you can undo until then.</source>
        <translation>Un bouton finit ton tour&#x202f;; jusque-là, tu peux annuler.</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>Conseils à la table</translation>
    </message>
    <message>
        <source>What to do now, what is new, and marks for what you still need.</source>
        <translation>Que faire, ce qui est nouveau, et des repères pour ce qui te manque.</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>Comme l’ordinateur</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soir</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Volume of the table</source>
        <translation>Volume de la table</translation>
    </message>
    <message>
        <source>Volume of the night</source>
        <translation>Volume de la nuit</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Print blank sheets</source>
        <translation>Imprimer des feuilles vierges</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>At every table</source>
        <translation>À chaque table</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>While you waited: what others did, one after the other (F7)</source>
        <translation>Pendant ton attente : les coups des autres, l’un après l’autre (F7)</translation>
    </message>
    <message>
        <source>Choices (F6)</source>
        <translation>Choix (F6)</translation>
    </message>
</context>
<context>
    <name>SmallLake</name>
    <message>
        <source>round {number}, {sorin} Sōrin left</source>
        <translation>manche {number}, reste {sorin} Sōrin</translation>
    </message>
</context>
<context>
    <name>SoloPanel</name>
    <message>
        <source>Not yet played alone</source>
        <translation>Pas encore joué en solo</translation>
    </message>
    <message>
        <source>Today’s deal has the same dice for everyone.</source>
        <translation>Avec la donne du jour, tout le monde a les mêmes dés.</translation>
    </message>
    <message>
        <source>Best score: {number}</source>
        <translation>Record&#xa0;: {number}</translation>
    </message>
    <message>
        <source>best with the deal of a day: {number}</source>
        <translation>record avec une donne du jour&#xa0;: {number}</translation>
    </message>
    <message>
        <source>from {number} points</source>
        <translation>dès {number} points</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>Quelle force&#x202f;?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>How often one computer wins at a table full of others, compared with chance: 2 × means twice as often as anybody there would by luck alone.</source>
        <translation>Combien de fois un ordinateur gagne à une table remplie d’autres, comparé au hasard&#xa0;: 2&#xa0;× veut dire deux fois plus souvent que n’importe qui à cette table par pure chance.</translation>
    </message>
    <message>
        <source>Partly measured under edition {earlier} of the rules; now {now}.</source>
        <translation>Mesuré en partie avec l’édition {earlier} des règles&#xa0;; c’est maintenant la {now}.</translation>
    </message>
    <message>
        <source>Nothing was measured for this version.</source>
        <translation>Rien n’a été mesuré pour cette version.</translation>
    </message>
    <message>
        <source>Measured on {day} by games of the computers against each other.</source>
        <translation>Mesuré le {day} par des parties des ordinateurs entre eux.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} against {others}</source>
        <translation>{level} contre {others}</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>pas mesuré</translation>
    </message>
    <message>
        <source>{share} × ± {reach}</source>
        <translation>{share} × ± {reach}</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>En %n partie</numerusform>
            <numerusform>En %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>edition {number} of the rules</source>
        <translation>édition {number} des règles</translation>
    </message>
</context>
<context>
    <name>SubPage</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Go to the next thing</source>
        <translation>Aller à la chose suivante</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>Aller à la partie suivante de la table</translation>
    </message>
    <message>
        <source>Select what has the ring</source>
        <translation>Choisir ce qui est cerclé</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Le reposer</translation>
    </message>
    <message>
        <source>Turn what is held</source>
        <translation>Tourner ce que tu tiens</translation>
    </message>
    <message>
        <source>Larger, smaller, everything</source>
        <translation>Plus grand, plus petit, tout</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No more tips. Menu, Settings switches them on again.</source>
        <translation>Plus de conseils. Menu, Réglages les réactive.</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Encore à prendre</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Encore à prendre : {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything can also be done in the list of choices (F6).</source>
        <translation>La table. Tout peut aussi se faire dans la liste des choix (F6).</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Sound is off</source>
        <translation>Son coupé</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Son activé</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Scores if the game ended now</source>
        <translation>Scores si la partie finissait maintenant</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you point at.</source>
        <translation>Règles de ce jeu. F1 explique ce que tu pointes.</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>Activer le son</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Refaire ce qui a été annulé</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Montrer un bon coup</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>Laisser l’ordinateur jouer son prochain coup</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>Voir la feuille de score</translation>
    </message>
    <message>
        <source>Hand on to the next player</source>
        <translation>Passer au joueur suivant</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Annuler la dernière étape</translation>
    </message>
    <message>
        <source>The last step showed something hidden, so it stays.</source>
        <translation>La dernière étape a montré quelque chose de caché, elle reste donc.</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} a joué, les étapes d’avant restent donc.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>Voir la règle</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>Ce que les règles en disent (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Go on to here</source>
        <translation>Avancer jusqu’ici</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>Revenir jusqu’ici</translation>
    </message>
    <message>
        <source>Try again from here, in a new game</source>
        <translation>Réessayer d’ici, dans une nouvelle partie</translation>
    </message>
    <message>
        <source>Look at this step</source>
        <translation>Regarder cette étape</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Revoir à partir d’ici</translation>
    </message>
</context>
<context>
    <name>TimelineStrip</name>
    <message>
        <source>Steps of the game</source>
        <translation>Étapes de la partie</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>You went back over something that was hidden: now this game is practice.</source>
        <translation>Tu as remonté au-delà de quelque chose de caché&#xa0;: cette partie est maintenant un entraînement.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Step {number}: {what}</source>
        <translation>Étape {number}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Looking back: after step {number} of {all}</source>
        <translation>Regard en arrière&#xa0;: après l’étape {number} sur {all}</translation>
    </message>
    <message>
        <source>Taken back: a press brings it again.</source>
        <translation>Annulée&#xa0;: un appui la rejoue.</translation>
    </message>
    <message>
        <source>Something hidden was shown here.</source>
        <translation>Quelque chose de caché a été montré ici.</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} a joué, les étapes d’avant restent donc.</translation>
    </message>
    <message>
        <source>Step {number} showed something hidden, so undo ends there: {what}</source>
        <translation>L’étape {number} a montré quelque chose de caché, annuler s’arrête donc là&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>TipBar</name>
    <message>
        <source>Close this tip (Esc)</source>
        <translation>Fermer ce conseil (Échap)</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Sans conseils</translation>
    </message>
    <message>
        <source>Tips can be switched on again in the settings.</source>
        <translation>On peut réactiver les conseils dans les réglages.</translation>
    </message>
</context>
<context>
    <name>TodayPanel</name>
    <message>
        <source>Today’s deal</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Everyone who plays it today gets the same tiles.</source>
        <translation>Tous ceux qui la jouent aujourd’hui ont les mêmes tuiles.</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Jouer la donne du jour</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>It brings {better} instead of {played}.</source>
        <translation>Cela rapporte {better} au lieu de {played}.</translation>
    </message>
    <message>
        <source>It brings {better}.</source>
        <translation>Cela rapporte {better}.</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives {fewer}.</source>
        <translation>Ton tour a donné {gains} à {name}, celui-ci donne {fewer}.</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives nothing.</source>
        <translation>Ton tour a donné {gains} à {name}, celui-ci ne donne rien.</translation>
    </message>
    <message>
        <source>Your turn brought {played} at once, but this one brings more later.</source>
        <translation>Ton tour a rapporté {played} tout de suite, mais celui-ci rapporte plus ensuite.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>The last steps of your game are not saved.</source>
        <translation>Les dernières étapes de ta partie ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>{reason} Make room or save a copy in another place, or leave the game as it was when it was last saved.</source>
        <translation>{reason} Fais de la place ou enregistre une copie ailleurs, ou laisse la partie telle qu’elle a été enregistrée en dernier.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Quitter sans enregistrer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Ensuite, c’est à {name}.</translation>
    </message>
    <message>
        <source>Your turn is over: end it.</source>
        <translation>Ton tour est fini : termine-le.</translation>
    </message>
    <message>
        <source>{name} is done: end the turn.</source>
        <translation>{name} a terminé&#xa0;: finis le tour.</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <source>You are to move.</source>
        <translation>C’est à toi de jouer.</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>The lane between them</source>
        <translation>La voie entre elles</translation>
    </message>
    <message>
        <source>The upper lane</source>
        <translation>La voie du haut</translation>
    </message>
    <message>
        <source>The middle lane</source>
        <translation>La voie du milieu</translation>
    </message>
    <message>
        <source>The lower lane</source>
        <translation>La voie du bas</translation>
    </message>
    <message>
        <source>The lane on the left</source>
        <translation>La voie de gauche</translation>
    </message>
    <message>
        <source>The lane in the middle</source>
        <translation>La voie du milieu</translation>
    </message>
    <message>
        <source>The lane on the right</source>
        <translation>La voie de droite</translation>
    </message>
    <message>
        <source>{lane}: {segments}, {coins}</source>
        <translation>{lane}&#xa0;: {segments}, {coins}</translation>
    </message>
    <message>
        <source>{lane}. It brings {rewards}</source>
        <translation>{lane}. Elle donne {rewards}</translation>
    </message>
    <message>
        <source>Over the bridges of {name} for {coins}</source>
        <translation>Par les ponts de {name} pour {coins}</translation>
    </message>
    <message>
        <source>Two workers over the bridges of {name} for {coins}</source>
        <translation>Deux ouvriers par les ponts de {name} pour {coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, free</source>
        <translation>Par tes propres ponts, gratuit</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, free</source>
        <translation>Deux ouvriers par tes propres ponts, gratuit</translation>
    </message>
    <message>
        <source>{lane}, over the water for {coins}</source>
        <translation>{lane}, sur l’eau pour {coins}</translation>
    </message>
    <message>
        <source>{island}, {number} of {capacity} workers</source>
        <translation>{island}, {number} ouvriers sur {capacity}</translation>
    </message>
    <message>
        <source>{island}, {workers}</source>
        <translation>{island}, {workers}</translation>
    </message>
    <message>
        <source>{island}, floor {height}: {reward}</source>
        <translation>{island}, étage {height}&#xa0;: {reward}</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>pas de récompense</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
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
        <translation>La partie est finie&#xa0;: {name} gagne.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory.</source>
        <translation>La partie est finie&#xa0;: {names} partagent la victoire.</translation>
    </message>
</context>
</TS>
