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
        <translation>Jeu équitable&#xa0;: tout le hasard vient de la graine affichée quand tu prépares une partie. La même graine et les mêmes coups donnent la même partie sur n’importe quel ordinateur. Annuler ne relance jamais les dés, et les joueurs ordinateurs ne voient que ce qu’un joueur à leur place pourrait voir.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no tracking, no automatic updates, no network connection.</source>
        <translation>Rien ne quitte cet ordinateur&#xa0;: pas de compte, pas de suivi, pas de mise à jour automatique, pas de connexion au réseau.</translation>
    </message>
    <message>
        <source>An independent, unofficial fan project. It is not connected with or endorsed by the makers of the published games, and uses none of their artwork or text.</source>
        <translation>Un projet de fans indépendant et non officiel. Il n’est ni lié aux éditeurs des jeux publiés ni approuvé par eux, et n’utilise aucune de leurs illustrations ni aucun de leurs textes.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, made with Python and Qt. Artwork, texts and code were made for this project; the fonts are Noto.</source>
        <translation>Logiciel libre sous licence MIT, fait avec Python et Qt. Les images, les textes et le code ont été créés pour ce projet&#x202f;; les polices sont Noto.</translation>
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
        <source>Projected &amp;scores</source>
        <translation>&amp;Scores prévus</translation>
    </message>
    <message>
        <source>&amp;What the others did</source>
        <translation>&amp;Ce que les autres ont fait</translation>
    </message>
    <message>
        <source>View one step &amp;back</source>
        <translation>Voir une étape en a&amp;rrière</translation>
    </message>
    <message>
        <source>View one step forward</source>
        <translation>Voir une étape en avant</translation>
    </message>
    <message>
        <source>Fit table to win&amp;dow</source>
        <translation>A&amp;juster la table à la fenêtre</translation>
    </message>
    <message>
        <source>Explain what’s under the pointer</source>
        <translation>Expliquer ce que je pointe</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Comme le système</translation>
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
        <source>&amp;End turn / next move</source>
        <translation>Finir le tour / &amp;coup suivant</translation>
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
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>Les parties où tu as annulé au-delà d’un verrou sont de l’entraînement et ne comptent pas.</translation>
    </message>
    <message>
        <source>Games with hints are kept, but don’t count as records.</source>
        <translation>Les parties avec indices sont gardées, mais ne comptent pas comme records.</translation>
    </message>
    <message>
        <source>Your best score out of {number} games</source>
        <translation>Ton meilleur score sur {number} parties</translation>
    </message>
    <message>
        <source>Your best score: {points} points, out of {number} games</source>
        <translation>Ton meilleur score&#xa0;: {points} points, sur {number} parties</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also considered: {step}</source>
        <translation>Autre possibilité&#xa0;: {step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Recommended sets</source>
        <translation>Sélections conseillées</translation>
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
        <source>Shared win: {names}</source>
        <translation>Victoire partagée&#xa0;: {names}</translation>
    </message>
    <message>
        <source>edited outside the program</source>
        <translation>modifiée hors du programme</translation>
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
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>Ce fichier ne peut pas être ouvert.</translation>
    </message>
</context>
<context>
    <name>ChallengeFacts</name>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>Le défi de Moon Dancer</translation>
    </message>
    <message>
        <source>You against Moon Dancer, in six levels from gentle to hard.</source>
        <translation>Toi contre Moon Dancer, en six niveaux, de doux à difficile.</translation>
    </message>
    <message>
        <source>You haven’t beaten her yet.</source>
        <translation>Tu ne l’as pas encore battue.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Joué avec</translation>
    </message>
    <message>
        <source>Any friend</source>
        <translation>N’importe quel ami</translation>
    </message>
    <message>
        <source>Lanterns Dice solo</source>
        <translation>Les Dés des Lanternes en solo</translation>
    </message>
    <message>
        <source>Play solo and try to beat your own best score.</source>
        <translation>Joue en solo et essaie de battre ton meilleur score.</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Dés du jour</translation>
    </message>
    <message>
        <source>Random dice</source>
        <translation>Dés au hasard</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Extra levels:</source>
        <translation>Niveaux supplémentaires&#xa0;:</translation>
    </message>
    <message>
        <source>All the challenges you’ve finished, by level</source>
        <translation>Tous les défis que tu as terminés, par niveau</translation>
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
        <source>Biggest win: by {number} points</source>
        <translation>Plus large victoire&#xa0;: {number} points d’écart</translation>
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
        <source>Game content</source>
        <translation>Contenu des jeux</translation>
    </message>
    <message>
        <source>Game rules</source>
        <translation>Règles des jeux</translation>
    </message>
    <message>
        <source>Saved games folder</source>
        <translation>Dossier des parties enregistrées</translation>
    </message>
    <message>
        <source>Settings folder</source>
        <translation>Dossier des réglages</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Dossier des journaux</translation>
    </message>
    <message>
        <source>Graphics don’t work ({platform}).</source>
        <translation>L’affichage ne fonctionne pas ({platform}).</translation>
    </message>
    <message>
        <source>No screen found; off-screen drawing works.</source>
        <translation>Aucun écran trouvé&#x202f;; le dessin hors écran fonctionne.</translation>
    </message>
    <message>
        <source>Graphics work: {screen}, {platform}.</source>
        <translation>L’affichage fonctionne&#xa0;: {screen}, {platform}.</translation>
    </message>
    <message>
        <source>All characters can be displayed ({others}).</source>
        <translation>Tous les caractères peuvent être affichés ({others}).</translation>
    </message>
    <message>
        <source>Missing characters: {missing}</source>
        <translation>Caractères manquants&#xa0;: {missing}</translation>
    </message>
    <message>
        <source>The program’s own fonts are missing.</source>
        <translation>Les polices du programme manquent.</translation>
    </message>
    <message>
        <source>Sound works ({device}).</source>
        <translation>Le son fonctionne ({device}).</translation>
    </message>
    <message>
        <source>Sound doesn’t work. {trouble}</source>
        <translation>Le son ne fonctionne pas. {trouble}</translation>
    </message>
    <message>
        <source>No sound device found: games are silent.</source>
        <translation>Aucun périphérique audio&#xa0;: les jeux sont muets.</translation>
    </message>
    <message>
        <source>Complete; all games load.</source>
        <translation>Complet&#x202f;; tous les jeux se chargent.</translation>
    </message>
    <message>
        <source>Compiled version: computer players think faster.</source>
        <translation>Version compilée&#xa0;: les joueurs ordinateurs réfléchissent plus vite.</translation>
    </message>
    <message>
        <source>Running from source code.</source>
        <translation>Exécuté depuis le code source.</translation>
    </message>
    <message>
        <source>OK.</source>
        <translation>Tout va bien.</translation>
    </message>
    <message>
        <source>{folder}: writable, {free} MB free.</source>
        <translation>{folder}&#xa0;: accessible en écriture, {free} Mo libres.</translation>
    </message>
    <message>
        <source>{folder}: can’t be written to. {trouble}</source>
        <translation>{folder}&#xa0;: impossible d’y écrire. {trouble}</translation>
    </message>
    <message>
        <source>Saving and reopening a game gives back the identical game.</source>
        <translation>Une partie enregistrée puis rouverte est exactement la même.</translation>
    </message>
    <message>
        <source>They run in a separate process; the first answer took {ms} ms.</source>
        <translation>Ils tournent dans un processus à part&#x202f;; la première réponse a pris {ms} ms.</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. You can still play: they run inside the window, which may freeze briefly. If this computer is busy, check again later. {trouble}</source>
        <translation>Deux fois, ils n’ont pas répondu à temps. Tu peux quand même jouer&#xa0;: ils tournent alors dans la fenêtre, qui peut se figer un instant. Si cet ordinateur est occupé, vérifie plus tard. {trouble}</translation>
    </message>
    <message>
        <source>The window opens. In each game ten moves were played, saved and reopened ({s} s).</source>
        <translation>La fenêtre s’ouvre. Dans chaque jeu, dix coups ont été joués, enregistrés et rouverts ({s} s).</translation>
    </message>
    <message>
        <source>Not finished after {s} seconds. If this computer is busy, check again later.</source>
        <translation>Pas terminé après {s} secondes. Si cet ordinateur est occupé, vérifie plus tard.</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>Tout fonctionne.</translation>
    </message>
    <message>
        <source>Problems were found. Check again first; if they remain, reinstall the program. Your saved games are kept.</source>
        <translation>Des problèmes ont été trouvés. Vérifie d’abord une nouvelle fois&#x202f;; s’ils persistent, réinstalle le programme. Tes parties enregistrées sont conservées.</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Langue&#xa0;: {language}</translation>
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
        <source>Its file is missing or damaged.</source>
        <translation>Son fichier manque ou est endommagé.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}&#xa0;: le disque est plein.</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Jouer dans la fenêtre a échoué&#xa0;: {trouble}</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>Vérifier l’installation</translation>
    </message>
    <message>
        <source>Checking…</source>
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
        <source>Your options</source>
        <translation>Tes possibilités</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Undo the last choice (Esc)</source>
        <translation>Annuler le dernier choix (Échap)</translation>
    </message>
</context>
<context>
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation>Jouer le prochain coup de l’ordinateur</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>Voir la feuille de score</translation>
    </message>
    <message>
        <source>{choice} without claiming {claims}</source>
        <translation>{choice} sans prendre {claims}</translation>
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
        <source>Try again from here</source>
        <translation>Réessayer d’ici</translation>
    </message>
    <message>
        <source>Your costliest decisions</source>
        <translation>Tes décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Montrer la table à ce moment</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>Trouve-le toi-même</translation>
    </message>
    <message>
        <source>A puzzle of your own: it stays under My puzzles until you solve it twice</source>
        <translation>Ton propre casse-tête&#xa0;: il reste dans «&#xa0;Mes casse-têtes&#xa0;» jusqu’à ce que tu l’aies résolu deux fois</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>Le plus grand tournant a été l’étape {number}&#xa0;: {step} La chance de victoire de {name} est passée de {before} à {after} %.</translation>
    </message>
    <message>
        <source>The coach is reviewing the whole game. You can leave at any time.</source>
        <translation>Le coach examine toute la partie. Tu peux partir à tout moment.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) couldn’t be reviewed: the computer was too busy.</source>
        <translation>
            <numerusform>%n tour n’a pas pu être examiné&#xa0;: l’ordinateur était trop occupé.</numerusform>
            <numerusform>%n tours n’ont pas pu être examinés&#xa0;: l’ordinateur était trop occupé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was clearly worse than a Master’s.</source>
        <translation>Rien à signaler&#xa0;: aucun tour n’était nettement moins bon que celui d’un maître.</translation>
    </message>
    <message>
        <source>A Master with your knowledge would have played these turns better.</source>
        <translation>Un maître avec ce que tu savais aurait mieux joué ces tours.</translation>
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
        <translation>Étape {number}&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>Mieux&#xa0;: {step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Make yourself comfortable</source>
        <translation>Mets-toi à l’aise</translation>
    </message>
    <message>
        <source>Move the tile to the glowing space: drag it there, or click the tile and then the space.</source>
        <translation>Amène la tuile à la place lumineuse&#xa0;: glisse-la, ou clique sur la tuile puis sur la place.</translation>
    </message>
    <message>
        <source>Dragging works. Clicking the piece and then the place does the same thing everywhere.</source>
        <translation>Glisser fonctionne. Cliquer sur l’élément puis sur la place fait la même chose partout.</translation>
    </message>
    <message>
        <source>Two clicks work. Dragging does the same thing everywhere.</source>
        <translation>Deux clics fonctionnent. Glisser fait la même chose partout.</translation>
    </message>
    <message>
        <source>The keyboard works: every game can be played with it.</source>
        <translation>Le clavier fonctionne&#xa0;: tous les jeux peuvent se jouer ainsi.</translation>
    </message>
    <message>
        <source>Use this computer’s settings</source>
        <translation>Reprendre les réglages de cet ordinateur</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>Couleurs, contraste et mouvement comme dans le système</translation>
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
        <source>Start playing</source>
        <translation>Commencer à jouer</translation>
    </message>
    <message>
        <source>You can change all of this later in Settings.</source>
        <translation>Modifiable plus tard dans les réglages.</translation>
    </message>
</context>
<context>
    <name>ComputersPage</name>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>One person against computer players; the strongest one sets the level. Practice games don’t count.</source>
        <translation>Une personne contre des joueurs ordinateurs&#x202f;; le plus fort fixe le niveau. L’entraînement ne compte pas.</translation>
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
        <source>This game is already open in another window.</source>
        <translation>Cette partie est déjà ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>To protect your game, only one window can use it. You can continue here with a copy, saved as a separate game.</source>
        <translation>Pour protéger ta partie, une seule fenêtre peut l’utiliser. Ici, tu peux continuer avec une copie, enregistrée comme une autre partie.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance of winning (%), step by step</source>
        <translation>chances de gagner (%), étape par étape</translation>
    </message>
    <message>
        <source>points so far and expected final score, step by step</source>
        <translation>points jusqu’ici et score final attendu, étape par étape</translation>
    </message>
    <message>
        <source>Point at the chart to see the table at that moment; click to go there.</source>
        <translation>Pointe la courbe pour voir la table à ce moment&#x202f;; un clic y mène.</translation>
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
    <name>DateWords</name>
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
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>Complète les bassins d’un feu d’artifice à %n point.</numerusform>
            <numerusform>Complète les bassins d’un feu d’artifice à %n points.</numerusform>
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
        <source>Complete %n pool(s) this turn.</source>
        <translation>
            <numerusform>Complète %n bassin à ce tour.</numerusform>
            <numerusform>Complète %n bassins à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) this turn.</source>
        <translation>
            <numerusform>Gagne %n cadeau à ce tour.</numerusform>
            <numerusform>Gagne %n cadeaux à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>Marque %n point pour les bateaux et ton deuxième groupe.</numerusform>
            <numerusform>Marque %n points pour les bateaux et ton deuxième groupe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second-largest group.</source>
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
        <source>Done: leave the rest unshaded</source>
        <translation>Terminé&#xa0;: laisser le reste libre</translation>
    </message>
    <message>
        <source>Spend {gifts} to re-roll all four dice (you have {number})</source>
        <translation>Relancer les quatre dés pour {gifts} (tu en as {number})</translation>
    </message>
    <message>
        <source>{name} shades now</source>
        <translation>{name} colorie maintenant</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>Ne rien tirer</translation>
    </message>
    <message>
        <source>Keep the tray as it is: {faced}</source>
        <translation>Garder la piste telle quelle&#xa0;: {faced}</translation>
    </message>
    <message>
        <source>Rotate the tray {quarters}: {faced}</source>
        <translation>Tourner la piste, {quarters}&#xa0;: {faced}</translation>
    </message>
    <message>
        <source>Then {area} as well</source>
        <translation>Puis aussi {area}</translation>
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
        <source>With the emperor’s favour</source>
        <translation>Avec la faveur de l’empereur</translation>
    </message>
    <message>
        <source>Anchored at {corner}: covers {pools}</source>
        <translation>Posée depuis {corner}&#xa0;: couvre {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Anchored at {corner}: %n option(s)</source>
        <translation>
            <numerusform>Posée depuis {corner}&#xa0;: %n possibilité</numerusform>
            <numerusform>Posée depuis {corner}&#xa0;: %n possibilités</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: covers {pools}</source>
        <translation>{quarters}, retournée&#xa0;: couvre {pools}</translation>
    </message>
    <message>
        <source>{quarters}: covers {pools}</source>
        <translation>{quarters}&#xa0;: couvre {pools}</translation>
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
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>une zone de la couleur du dé de {name}</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>le bateau en {pool} ne peut plus compter</translation>
    </message>
    <message>
        <source>{pool} completed</source>
        <translation>{pool} complété</translation>
    </message>
    <message>
        <source>one extra area next to it</source>
        <translation>une zone voisine de plus</translation>
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
        <source>{shape} on {pools}: +{points}</source>
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
        <source>only one group</source>
        <translation>un seul groupe</translation>
    </message>
    <message>
        <source>largest group: {number}</source>
        <translation>plus grand groupe&#xa0;: {number}</translation>
    </message>
    <message>
        <source>They also tie on fireworks points, so they share this place.</source>
        <translation>Égalité aussi aux points de feux d’artifice&#xa0;: ils partagent cette place.</translation>
    </message>
    <message>
        <source>Tie broken by fireworks points: {values}.</source>
        <translation>Égalité départagée par les points de feux d’artifice&#xa0;: {values}.</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Click to take this sheet and shade on it now.</source>
        <translation>Clique pour prendre cette feuille et y colorier maintenant.</translation>
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
        <source>Pavilion: shade it to earn a gift.</source>
        <translation>Pavillon&#xa0;: colorie-le pour recevoir un cadeau.</translation>
    </message>
    <message>
        <source>Pool {pool}: covered by fireworks.</source>
        <translation>Bassin {pool}&#xa0;: couvert par un feu d’artifice.</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks can cover it.</source>
        <translation>Bassin {pool}&#xa0;: complet, un feu d’artifice peut le couvrir.</translation>
    </message>
    <message>
        <source>Platform: completing its pool lets you shade an area next to it.</source>
        <translation>Plateforme&#xa0;: quand son bassin est complet, tu colories une zone voisine.</translation>
    </message>
    <message>
        <source>Boat: surrounded, worth {points} as long as its pool stays unshaded.</source>
        <translation>Bateau&#xa0;: entouré, {points} tant que son bassin reste libre.</translation>
    </message>
    <message>
        <source>This boat is lost: its pool has been shaded.</source>
        <translation>Ce bateau est perdu&#xa0;: son bassin a été colorié.</translation>
    </message>
    <message>
        <source>no room left for it</source>
        <translation>plus de place pour elle</translation>
    </message>
    <message>
        <source>{pools} still needed</source>
        <translation>encore nécessaires&#xa0;: {pools}</translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) still needed</source>
        <translation>
            <numerusform>encore %n bassin nécessaire</numerusform>
            <numerusform>encore %n bassins nécessaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more gift(s).</source>
        <translation>
            <numerusform>Il te manque %n cadeau.</numerusform>
            <numerusform>Il te manque %n cadeaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s sheet: {points}, {gifts}.</source>
        <translation>Feuille de {name}&#xa0;: {points}, {gifts}.</translation>
    </message>
    <message>
        <source>Second group: {points}, one per pool in the second-largest group of completed pools.</source>
        <translation>Deuxième groupe&#xa0;: {points}, un par bassin du deuxième plus grand groupe de bassins complets.</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n per surrounded boat.</source>
        <translation>
            <numerusform>Bateaux&#xa0;: {points}, %n par bateau entouré.</numerusform>
            <numerusform>Bateaux&#xa0;: {points}, %n par bateau entouré.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Spend gifts on re-rolls and on the emperor’s favours.</source>
        <translation>{name} a {gifts}. Les cadeaux servent à relancer et aux faveurs de l’empereur.</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {name} may shade one extra {color} area on that turn.</source>
        <translation>Bonus de tour {row}&#xa0;: {name} peut colorier une zone de plus à ce tour ({color}).</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one extra {color} area this turn.</source>
        <translation>Bonus de tour {row}&#xa0;: une zone de plus à ce tour ({color}).</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, already past.</source>
        <translation>Bonus de tour {row}&#xa0;: {color}, déjà passé.</translation>
    </message>
    <message>
        <source>No player faces this die, but some favours use it.</source>
        <translation>Aucun joueur ne fait face à ce dé, mais certaines faveurs l’utilisent.</translation>
    </message>
    <message>
        <source>{name} uses the die on this side.</source>
        <translation>{name} utilise le dé de ce côté.</translation>
    </message>
    <message>
        <source>{name} may shade one {color} area.</source>
        <translation>{name} peut colorier une zone ({color}).</translation>
    </message>
    <message>
        <source>The tray: shade an area in the colour you face. The active player may rotate it first.</source>
        <translation>La piste&#xa0;: chacun colorie dans la couleur devant lui. Le joueur actif peut d’abord la tourner.</translation>
    </message>
    <message>
        <source>Rotate the tray so that everyone faces a different die.</source>
        <translation>Tourner la piste pour que chacun fasse face à un autre dé.</translation>
    </message>
    <message>
        <source>Re-roll all four dice for {gifts}, before rotating the tray.</source>
        <translation>Relancer les quatre dés pour {gifts}, avant de tourner la piste.</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits.</source>
        <translation>Montrer partout où cette tuile rentre.</translation>
    </message>
    <message>
        <source>Launch the display worth the most points.</source>
        <translation>Tirer le feu d’artifice qui rapporte le plus de points.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded; you confirm first.</source>
        <translation>Laisser le reste libre, après confirmation.</translation>
    </message>
    <message>
        <source>Continue.</source>
        <translation>Continuer.</translation>
    </message>
    <message>
        <source>The emperor’s favours: spend gifts to use one each turn.</source>
        <translation>Les faveurs de l’empereur&#xa0;: une par tour, contre des cadeaux.</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>Bassin {pool}&#xa0;: {number} zones sur 2 coloriées.</translation>
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
        <source>it fits now</source>
        <translation>rentre maintenant</translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>Une faveur pour {gifts}&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} a {points} pour l’instant.</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>Feux d’artifice&#xa0;: {points}, la somme des tuiles tirées.</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>Retour à ta propre feuille.</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>Reposer la tuile (Échap).</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>Feux d’artifice&#xa0;: une tuile couvre des bassins complets et rapporte ses points.</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>Lance les dés.</translation>
    </message>
    <message>
        <source>Re-roll: you’ll probably do better.</source>
        <translation>Relance les dés&#xa0;: tu auras sans doute mieux.</translation>
    </message>
    <message>
        <source>Don’t launch yet: these pools could hold a better tile later.</source>
        <translation>Ne tire pas encore&#xa0;: ces bassins pourront porter une meilleure tuile.</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help right now.</source>
        <translation>Laisse le reste libre&#xa0;: rien d’autre n’aiderait pour l’instant.</translation>
    </message>
    <message>
        <source>Keep the tray as it is. You face {color}; {areas}.</source>
        <translation>Garde la piste telle quelle. Ton dé&#xa0;: {color}&#x202f;; {areas}.</translation>
    </message>
    <message>
        <source>Rotate the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>Tourne la piste&#xa0;: {quarters}. Ton dé sera&#xa0;: {color}&#x202f;; {areas}.</translation>
    </message>
    <message numerus="yes">
        <source>%n such area(s) still unshaded</source>
        <translation>
            <numerusform>%n zone de ce type encore libre</numerusform>
            <numerusform>%n zones de ce type encore libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose from %n area(s).</source>
        <translation>
            <numerusform>Tu as le choix&#xa0;: %n zone.</numerusform>
            <numerusform>Tu as le choix entre %n zones.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>Tu reçois {gains}.</translation>
    </message>
    <message>
        <source>Launch {shape} on {pools}: {points}.</source>
        <translation>Tire {shape} sur {pools}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>Colorie tout le bassin {pool}. {reason}</translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}&#xa0;: colorie {area}. {reason}</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>Retourner la tuile de feu d’artifice</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits</source>
        <translation>Montrer partout où cette tuile rentre</translation>
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
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
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
        <source>One area for each of the other three dice</source>
        <translation>Une zone pour chacun des trois autres dés</translation>
    </message>
    <message>
        <source>You can still undo it.</source>
        <translation>Tu peux encore l’annuler.</translation>
    </message>
    <message>
        <source>Drag the rim to rotate it.</source>
        <translation>Glisse le bord pour la tourner.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>no player faces it</source>
        <translation>devant personne</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>tourner</translation>
    </message>
    <message>
        <source>show where it fits</source>
        <translation>voir où elle rentre</translation>
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
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>{shape} on {pool}</source>
        <translation>{shape} en {pool}</translation>
    </message>
    <message>
        <source>Launch: +{number}</source>
        <translation>Tirer&#xa0;: +{number}</translation>
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
        <source>The tray</source>
        <translation>La piste</translation>
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
        <source>One area in the colour of {name}’s die</source>
        <translation>Une zone de la couleur du dé de {name}</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll: %n gift(s)</source>
        <translation>
            <numerusform>Relancer&#xa0;: %n cadeau</numerusform>
            <numerusform>Relancer&#xa0;: %n cadeaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n pool(s)</source>
        <translation>
            <numerusform>demande %n bassin</numerusform>
            <numerusform>demande %n bassins</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} shades on this sheet now</source>
        <translation>{name} colorie maintenant cette feuille</translation>
    </message>
    <message>
        <source>One extra area in your die’s colour</source>
        <translation>Une zone de plus de la couleur de ton dé</translation>
    </message>
    <message>
        <source>One area in a colour that’s not on the dice</source>
        <translation>Une zone d’une couleur qu’aucun dé ne montre</translation>
    </message>
    <message>
        <source>One area in the colour of the die to your left</source>
        <translation>Une zone de la couleur du dé à ta gauche</translation>
    </message>
    <message>
        <source>One area of any colour next to a completed pool</source>
        <translation>Une zone au choix à côté d’un bassin complet</translation>
    </message>
    <message>
        <source>Both areas of one unshaded pool</source>
        <translation>Les deux zones d’un bassin libre</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>Tes possibilités</translation>
    </message>
    <message>
        <source>final launches</source>
        <translation>derniers feux d’artifice</translation>
    </message>
    <message>
        <source>loses a boat</source>
        <translation>perd un bateau</translation>
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
        <translation>Tu peux encore colorier. Arrêter là&#x202f;?</translation>
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
        <source>Left to shade:</source>
        <translation>Encore à colorier&#xa0;:</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>Ne rien tirer</translation>
    </message>
    <message>
        <source>Click again to undo.</source>
        <translation>Clique encore pour annuler.</translation>
    </message>
    <message>
        <source>Click to undo this and everything after it.</source>
        <translation>Clique pour annuler ceci et tout ce qui suit.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
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
        <source>flip it</source>
        <translation>retourner</translation>
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
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} dépense {gifts} pour une faveur&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} laisse le reste libre.</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} obtient {colors}.</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and re-rolled: {colors}.</source>
        <translation>{name} dépense {gifts} et relance&#xa0;: {colors}.</translation>
    </message>
    <message>
        <source>{name} kept the tray as it was: {faced}.</source>
        <translation>{name} garde la piste telle quelle&#xa0;: {faced}.</translation>
    </message>
    <message>
        <source>{name} rotated the tray: {faced}.</source>
        <translation>{name} tourne la piste&#xa0;: {faced}.</translation>
    </message>
    <message>
        <source>{name} faces {color} and has nothing to shade.</source>
        <translation>{name} a le dé {color} et n’a rien à colorier.</translation>
    </message>
    <message>
        <source>{name} started shading.</source>
        <translation>{name} commence à colorier.</translation>
    </message>
    <message>
        <source>{name} didn’t launch.</source>
        <translation>{name} ne tire rien.</translation>
    </message>
    <message>
        <source>{name}’s turn {number} begins.</source>
        <translation>Le tour {number} de {name} commence.</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>Tous les tours sont finis&#xa0;: chacun peut tirer un dernier feu d’artifice.</translation>
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
        <source>{name} shaded {areas} with the emperor’s favour</source>
        <translation>{name} colorie {areas} avec la faveur de l’empereur</translation>
    </message>
    <message>
        <source>{name} shaded {areas} next to the platform</source>
        <translation>{name} colorie {areas} à côté de la plateforme</translation>
    </message>
    <message>
        <source>{name} launched {shape} on {pools}: {points}.</source>
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
        <source>not rotated</source>
        <translation>sans rotation</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>un quart de tour vers la droite</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>un quart de tour vers la gauche</translation>
    </message>
    <message>
        <source>one extra area in the die’s colour</source>
        <translation>une zone de plus de la couleur du dé</translation>
    </message>
    <message>
        <source>one area in a colour that’s not on the dice</source>
        <translation>une zone d’une couleur qu’aucun dé ne montre</translation>
    </message>
    <message>
        <source>one area in the colour of the die to your left</source>
        <translation>une zone de la couleur du dé à ta gauche</translation>
    </message>
    <message>
        <source>one area of any colour next to a completed pool</source>
        <translation>une zone au choix à côté d’un bassin complet</translation>
    </message>
    <message>
        <source>both areas of one unshaded pool</source>
        <translation>les deux zones d’un bassin libre</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>un demi-tour</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>une zone pour chacun des trois autres dés</translation>
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
        <source>In play</source>
        <translation>En jeu</translation>
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
        <source>You rotate the tray just for yourself. The solo rules are our own addition.</source>
        <translation>Tu tournes la piste pour toi seul. Les règles en solo sont notre propre ajout.</translation>
    </message>
    <message>
        <source>The player with the earliest sheet letter goes first; play continues clockwise.</source>
        <translation>La feuille avec la première lettre de l’alphabet commence&#x202f;; on joue ensuite dans le sens horaire.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>{name}’s sheet</source>
        <translation>Feuille de {name}</translation>
    </message>
    <message>
        <source>Sheets are dealt at random; the earliest letter goes first.</source>
        <translation>Les feuilles sont distribuées au hasard&#x202f;; la première lettre commence.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s), {all} in total.</source>
        <translation>
            <numerusform>Choisis encore %n forme, {all} en tout.</numerusform>
            <numerusform>Choisis encore %n formes, {all} en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>{shape}: tiles worth {values}, best on top</source>
        <translation>{shape}&#xa0;: tuiles de {values}, la meilleure au-dessus</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Click to flip: {lower}</source>
        <translation>{gifts}, {side}&#xa0;: {upper}. Clique pour retourner&#xa0;: {lower}</translation>
    </message>
    <message>
        <source>{gifts}, random side: {upper} or {lower}</source>
        <translation>{gifts}, face au hasard&#xa0;: {upper} ou {lower}</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Première partie</translation>
    </message>
    <message numerus="yes">
        <source>+%n gift(s)</source>
        <translation>
            <numerusform>+%n cadeau</numerusform>
            <numerusform>+%n cadeaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>Formes de feux d’artifice</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape at random.</source>
        <translation>Une petite forme, deux moyennes et une grande, au hasard.</translation>
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
        <source>Chosen</source>
        <translation>Choisies</translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>Ces quatre formes conviennent bien à une première partie.</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>Ces quatre formes sont en jeu.</translation>
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
        <source>{number} players</source>
        <translation>{number} joueurs</translation>
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
        <source>Shade a pavilion: gain 1 gift</source>
        <translation>Pavillon colorié&#xa0;: reçois 1 cadeau</translation>
    </message>
    <message>
        <source>Complete a platform: shade an area next to it</source>
        <translation>Plateforme complète&#xa0;: colorie une zone voisine</translation>
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
        <source>Takes the last tile of {shape}: {points}.</source>
        <translation>Prend la dernière tuile ({shape})&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Takes {shape} before {name} can: {points}.</source>
        <translation>Prend {shape} avant {name}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Scores {points}; the next tile of {shape} scores {next}.</source>
        <translation>Rapporte {points}&#x202f;; la tuile suivante ({shape}) rapporte {next}.</translation>
    </message>
    <message>
        <source>Scores {points} with {shape}.</source>
        <translation>Rapporte {points} ({shape}).</translation>
    </message>
    <message>
        <source>Makes room for {shape}: {points}.</source>
        <translation>Fait de la place pour {shape}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Then {number} completed pools are free for fireworks.</source>
        <translation>{number} bassins complets sont alors libres pour un feu d’artifice.</translation>
    </message>
    <message>
        <source>Completes {pool}.</source>
        <translation>Complète {pool}.</translation>
    </message>
    <message>
        <source>The second-largest group now scores {points}.</source>
        <translation>Le deuxième plus grand groupe rapporte maintenant {points}.</translation>
    </message>
    <message>
        <source>Surrounds the boat at {pool}: {points}.</source>
        <translation>Entoure le bateau en {pool}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Completed around the boat at {pool}: {number} of 4 pools.</source>
        <translation>Complets autour du bateau en {pool}&#xa0;: {number} bassins sur 4.</translation>
    </message>
    <message>
        <source>Helps surround the boat at {pool}.</source>
        <translation>Aide à entourer le bateau en {pool}.</translation>
    </message>
    <message>
        <source>Leaves only {area} to complete the pool.</source>
        <translation>Il ne manque plus que {area} pour compléter le bassin.</translation>
    </message>
    <message>
        <source>Then {gifts} can be spent.</source>
        <translation>On peut alors dépenser {gifts}.</translation>
    </message>
    <message>
        <source>A {color} area can complete {completed}.</source>
        <translation>Une zone ({color}) peut compléter {completed}.</translation>
    </message>
    <message>
        <source>{number} {color} areas are still unshaded.</source>
        <translation>Encore libres&#xa0;: {number} zones ({color}).</translation>
    </message>
    <message>
        <source>Allows one extra area next to {pool}.</source>
        <translation>Donne une zone de plus à côté de {pool}.</translation>
    </message>
    <message>
        <source>An extra area can complete {pools}.</source>
        <translation>Une zone de plus peut compléter {pools}.</translation>
    </message>
    <message>
        <source>Allows {number} extra areas.</source>
        <translation>Donne {number} zones de plus.</translation>
    </message>
    <message>
        <source>{name} faces {color}, which completes no pool.</source>
        <translation>{name} a le dé {color}, qui ne complète aucun bassin.</translation>
    </message>
    <message>
        <source>Keeps {number} completed pools for a better tile.</source>
        <translation>Garde {number} bassins complets pour une meilleure tuile.</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>You’ve already rolled. To re-roll, use the button next to the tray before you settle it.</source>
        <translation>Tu as déjà lancé. Pour relancer, utilise le bouton près de la piste avant de la fixer.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Lance d’abord les dés.</translation>
    </message>
    <message>
        <source>You can rotate the tray only once per turn, before anyone shades.</source>
        <translation>Tu peux tourner la piste une seule fois par tour, avant le premier coloriage.</translation>
    </message>
    <message>
        <source>First rotate the tray, or keep it as it is.</source>
        <translation>Tourne d’abord la piste, ou garde-la telle quelle.</translation>
    </message>
    <message>
        <source>You can re-roll only before you settle the tray.</source>
        <translation>Tu ne peux relancer qu’avant de fixer la piste.</translation>
    </message>
    <message>
        <source>Not enough gifts: a re-roll costs {reroll}.</source>
        <translation>Pas assez de cadeaux&#xa0;: relancer coûte {reroll}.</translation>
    </message>
    <message>
        <source>You can’t shade any more this turn.</source>
        <translation>Tu ne peux plus rien colorier à ce tour.</translation>
    </message>
    <message>
        <source>That area is already shaded.</source>
        <translation>Cette zone est déjà coloriée.</translation>
    </message>
    <message>
        <source>A platform lets you shade one area next to it, once, when you complete its pool.</source>
        <translation>Une plateforme te donne une zone voisine, une seule fois, quand tu complètes son bassin.</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your die.</source>
        <translation>Tu as déjà colorié une zone pour ton dé.</translation>
    </message>
    <message>
        <source>That area isn’t the colour of the die you face.</source>
        <translation>Cette zone n’est pas de la couleur de ton dé.</translation>
    </message>
    <message>
        <source>Only the active player gets a turn bonus.</source>
        <translation>Seul le joueur actif a un bonus de tour.</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your turn bonus.</source>
        <translation>Tu as déjà colorié une zone pour ton bonus de tour.</translation>
    </message>
    <message>
        <source>That area isn’t the colour of your turn bonus.</source>
        <translation>Cette zone n’est pas de la couleur de ton bonus de tour.</translation>
    </message>
    <message>
        <source>Use your die for that area: it’s the same colour.</source>
        <translation>Utilise ton dé pour cette zone&#xa0;: c’est la même couleur.</translation>
    </message>
    <message>
        <source>Use your turn bonus for that area: it’s the same colour.</source>
        <translation>Utilise ton bonus de tour pour cette zone&#xa0;: c’est la même couleur.</translation>
    </message>
    <message>
        <source>There’s no player in that seat.</source>
        <translation>Il n’y a personne à cette place.</translation>
    </message>
    <message>
        <source>That sheet is already being shaded.</source>
        <translation>On colorie déjà cette feuille.</translation>
    </message>
    <message>
        <source>That sheet was just taken. Someone has to shade, use a favour or press Done first.</source>
        <translation>Cette feuille vient d’être prise. Il faut d’abord colorier, utiliser une faveur ou choisir Terminé.</translation>
    </message>
    <message>
        <source>There’s nothing to shade on that sheet right now.</source>
        <translation>Il n’y a rien à colorier sur cette feuille pour l’instant.</translation>
    </message>
    <message>
        <source>First spend gifts on an emperor card.</source>
        <translation>Dépense d’abord des cadeaux pour une carte de l’empereur.</translation>
    </message>
    <message>
        <source>You’ve shaded everything the emperor’s favour allows.</source>
        <translation>Tu as colorié tout ce que permet la faveur de l’empereur.</translation>
    </message>
    <message>
        <source>With this favour you shade both areas of one pool.</source>
        <translation>Avec cette faveur, tu colories les deux zones d’un même bassin.</translation>
    </message>
    <message>
        <source>The emperor’s favour doesn’t allow that colour.</source>
        <translation>La faveur de l’empereur ne permet pas cette couleur.</translation>
    </message>
    <message>
        <source>With this favour you shade an area next to one of your completed pools.</source>
        <translation>Avec cette faveur, tu colories une zone à côté d’un de tes bassins complets.</translation>
    </message>
    <message>
        <source>You can use only one favour per turn.</source>
        <translation>Tu ne peux utiliser qu’une faveur par tour.</translation>
    </message>
    <message>
        <source>Not enough gifts for that favour.</source>
        <translation>Pas assez de cadeaux pour cette faveur.</translation>
    </message>
    <message>
        <source>That favour wouldn’t let you shade anything.</source>
        <translation>Cette faveur ne te permettrait de rien colorier.</translation>
    </message>
    <message>
        <source>You launch fireworks at the end of your own turn.</source>
        <translation>Tu tires un feu d’artifice à la fin de ton propre tour.</translation>
    </message>
    <message>
        <source>That shape isn’t in play.</source>
        <translation>Cette forme n’est pas en jeu.</translation>
    </message>
    <message>
        <source>There are no tiles of that shape left.</source>
        <translation>Il n’y a plus de tuiles de cette forme.</translation>
    </message>
    <message>
        <source>Fireworks must cover completed pools (both areas shaded).</source>
        <translation>Un feu d’artifice doit couvrir des bassins complets (deux zones coloriées).</translation>
    </message>
    <message>
        <source>Another tile already covers one of these pools.</source>
        <translation>Une autre tuile couvre déjà un de ces bassins.</translation>
    </message>
    <message>
        <source>There’s nothing to launch right now.</source>
        <translation>Il n’y a rien à tirer pour l’instant.</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>Cette feuille est terminée pour ce tour.</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>Les deux zones de ce bassin doivent être libres.</translation>
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
        <source>points on your tiles</source>
        <translation>points sur tes tuiles</translation>
    </message>
    <message>
        <source>pools in it</source>
        <translation>bassins dans ce groupe</translation>
    </message>
    <message>
        <source>{number} per surrounded boat</source>
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
        <source>You shaded a pavilion: 1 gift. Spend gifts on the emperor’s favours, one per turn.</source>
        <translation>Pavillon colorié&#xa0;: 1 cadeau. Les cadeaux paient les faveurs de l’empereur, une par tour.</translation>
    </message>
    <message>
        <source>Platform completed! Shade any one area in a pool next to it.</source>
        <translation>Plateforme complète&#x202f;! Colorie n’importe quelle zone d’un bassin voisin.</translation>
    </message>
    <message>
        <source>A boat scores 4 points if all pools around it are completed and its own pool is unshaded.</source>
        <translation>Un bateau rapporte 4 points si tous les bassins autour sont complets et si le sien est libre.</translation>
    </message>
    <message>
        <source>Launch fireworks over completed pools. Your second-largest group of them scores, too.</source>
        <translation>Tire des feux d’artifice sur des bassins complets. Leur deuxième plus grand groupe compte aussi.</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>Tous les tours sont finis&#xa0;: chacun peut tirer un dernier feu d’artifice.</translation>
    </message>
    <message>
        <source>Last turn for everyone: complete pools for a display, and keep your groups apart.</source>
        <translation>Dernier tour pour tous&#xa0;: complète des bassins à couvrir et garde tes groupes séparés.</translation>
    </message>
    <message>
        <source>Roll, then rotate the tray: each player shades with the die they face.</source>
        <translation>Lance les dés, puis tourne la piste&#xa0;: chacun colorie avec le dé devant lui.</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. The other players get the dice facing them.</source>
        <translation>Choisis une couleur qui t’aide. Les autres joueurs ont le dé devant eux.</translation>
    </message>
    <message>
        <source>A tile fits! The top tile of each stack is worth the most, so launch early.</source>
        <translation>Une tuile rentre&#x202f;! La première de chaque pile vaut le plus&#xa0;: tire donc tôt.</translation>
    </message>
    <message>
        <source>Everyone shades at the same time: when you’re ready, click your own small sheet.</source>
        <translation>Tout le monde colorie en même temps&#xa0;: quand tu es prêt, clique sur ta petite feuille.</translation>
    </message>
    <message>
        <source>Favours cost gifts, but shading a pavilion earns one straight back.</source>
        <translation>Les faveurs coûtent des cadeaux, mais un pavillon colorié en rend un aussitôt.</translation>
    </message>
    <message>
        <source>Draw over a glowing area. A pool is completed when both its areas are shaded.</source>
        <translation>Passe le crayon sur une zone lumineuse. Un bassin est complet quand ses deux zones sont coloriées.</translation>
    </message>
</context>
<context>
    <name>DiceTurn</name>
    <message>
        <source>{shape}: {points}</source>
        <translation>{shape}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>rotate the tray, or shade an area</source>
        <translation>tourner la piste, ou colorier une zone</translation>
    </message>
    <message>
        <source>launch one last display</source>
        <translation>tirer un dernier feu d’artifice</translation>
    </message>
    <message>
        <source>nothing left to shade</source>
        <translation>plus rien à colorier</translation>
    </message>
    <message>
        <source>later</source>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>rotate the tray</source>
        <translation>tourner la piste</translation>
    </message>
    <message>
        <source>re-roll: {gifts}</source>
        <translation>relancer&#xa0;: {gifts}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>colorier en {colors}</translation>
    </message>
    <message>
        <source>next to a platform</source>
        <translation>à côté d’une plateforme</translation>
    </message>
    <message>
        <source>shade next to a platform</source>
        <translation>colorier à côté d’une plateforme</translation>
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
        <source>Rotate</source>
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
        <translation>{name}&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name}’s turn: {action}.</source>
        <translation>Tour de {name}&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>Your turn: {action}.</source>
        <translation>À toi&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>tirer un feu d’artifice</translation>
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
        <source>costs {gifts}</source>
        <translation>coûte {gifts}</translation>
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
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>favour used</source>
        <translation>faveur utilisée</translation>
    </message>
    <message>
        <source>shade {colors} with a favour</source>
        <translation>colorier avec une faveur&#xa0;: {colors}</translation>
    </message>
    <message>
        <source>you have {gifts}</source>
        <translation>tu as {gifts}</translation>
    </message>
    <message>
        <source>use an emperor’s favour</source>
        <translation>utiliser une faveur de l’empereur</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>rien à colorier</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>une dernière fois</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>View the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>final position</source>
        <translation>position finale</translation>
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
        <source>Counting the points…</source>
        <translation>Décompte des points…</translation>
    </message>
    <message>
        <source>Press any key or click to skip.</source>
        <translation>Appuie sur une touche ou clique pour passer.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>Impossible d’enregistrer {file}.</translation>
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
        <source>%n–{own}</source>
        <translation>
            <numerusform>%n–{own}</numerusform>
            <numerusform>%n–{own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead of second place</source>
        <translation>
            <numerusform>%n point, {lead} d’avance sur le deuxième</numerusform>
            <numerusform>%n points, {lead} d’avance sur le deuxième</numerusform>
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
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 of the same lantern</source>
        <translation>4 lanternes identiques</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>2 fois 3 lanternes</translation>
    </message>
    <message>
        <source>1 of each lantern</source>
        <translation>1 de chaque lanterne</translation>
    </message>
    <message>
        <source>1 per Dedication</source>
        <translation>1 par offrande</translation>
    </message>
    <message>
        <source>Moon Dancer wins ties: you need more points than she has.</source>
        <translation>Moon Dancer gagne en cas d’égalité&#xa0;: il te faut plus de points qu’elle.</translation>
    </message>
    <message>
        <source>They also tie on Mooncakes and lanterns left, so they share this place.</source>
        <translation>Égalité aussi en gâteaux de lune et en lanternes restantes&#xa0;: ils partagent cette place.</translation>
    </message>
    <message>
        <source>Tied on Mooncakes too; tie broken by lanterns left: {values}.</source>
        <translation>Égalité aussi en gâteaux de lune&#x202f;; départagés par les lanternes restantes&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>Tie broken by Mooncakes: {values}.</source>
        <translation>Égalité départagée par les gâteaux de lune&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>Les parties où tu as annulé au-delà d’un verrou sont de l’entraînement et ne comptent pas.</translation>
    </message>
    <message>
        <source>biggest win: by {number}</source>
        <translation>plus large victoire&#xa0;: {number} d’écart</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>dernier tour</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}&#xa0;: «&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}&#xa0;: {wins} sur {games} gagnées</translation>
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
        <source>An error occurred in the program.</source>
        <translation>Une erreur s’est produite dans le programme.</translation>
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
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Your saved games are safe; nothing was changed.</source>
        <translation>Tes parties enregistrées sont en sécurité&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Your game is safe: every step so far is saved. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>Ta partie est en sécurité&#xa0;: chaque étape jusqu’ici est enregistrée. Tu peux continuer&#x202f;; si quelque chose te semble bizarre, retourne à l’étagère et choisis Continuer.</translation>
    </message>
    <message>
        <source>Your last step couldn’t be saved, but everything before it is safe. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>Ta dernière étape n’a pas pu être enregistrée, mais tout ce qui précède est en sécurité. Tu peux continuer&#x202f;; si quelque chose te semble bizarre, retourne à l’étagère et choisis Continuer.</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>Dézoomer (−)</translation>
    </message>
    <message>
        <source>Fit to window (0)</source>
        <translation>Ajuster à la fenêtre (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Zoomer (+)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>Premier joueur&#xa0;: {name} commence.</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
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
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>Tu as reçu %n gâteau de lune.</numerusform>
            <numerusform>Tu as reçu %n gâteaux de lune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Marque %n point à ce tour.</numerusform>
            <numerusform>Marque %n points à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) this turn.</source>
        <translation>
            <numerusform>Gagne %n lanterne à ce tour.</numerusform>
            <numerusform>Gagne %n lanternes à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Gagne %n lanterne de plus que les autres à ce tour.</numerusform>
            <numerusform>Gagne %n lanternes de plus que les autres à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) this turn.</source>
        <translation>
            <numerusform>Gagne %n gâteau de lune à ce tour.</numerusform>
            <numerusform>Gagne %n gâteaux de lune à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a tile so that you have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>Pose une tuile pour avoir les lanternes d’une offrande à %n point.</numerusform>
            <numerusform>Pose une tuile pour avoir les lanternes d’une offrande à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anyone else.</source>
        <translation>
            <numerusform>Tu as reçu %n lanterne de plus que les autres.</numerusform>
            <numerusform>Tu as reçu %n lanternes de plus que les autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the lanterns for a Dedication worth %n point(s).</source>
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
        <source>Choose for Moon Dancer:</source>
        <translation>Choisis pour Moon Dancer&#xa0;:</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>À ce tour, tu peux faire deux offrandes.</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>Après une offrande, tu peux reprendre une lanterne.</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>quelle lanterne donne-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>laquelle de tes lanternes prend-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Choose the side that counts as a match.</source>
        <translation>Choisis le côté qui compte comme raccord.</translation>
    </message>
    <message>
        <source>Choose the tile to keep. The other goes to the bottom of the stack.</source>
        <translation>Choisis la tuile à garder. L’autre va sous la pile.</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply in exchange.</source>
        <translation>Choisis la lanterne à prendre en échange dans la réserve.</translation>
    </message>
    <message>
        <source>Choose which lantern to take from another player.</source>
        <translation>Choisis la lanterne à prendre à un autre joueur.</translation>
    </message>
    <message>
        <source>Choose a player to gain one with you.</source>
        <translation>Choisis le joueur qui en gagne une avec toi.</translation>
    </message>
    <message>
        <source>Choose a Dedication stack for your token.</source>
        <translation>Choisis une pile d’offrandes pour ton jeton.</translation>
    </message>
    <message>
        <source>Rotate it (wheel or R); click it again to place it.</source>
        <translation>Tourne-la (molette ou R)&#x202f;; clique encore dessus pour la poser.</translation>
    </message>
    <message>
        <source>Choose the set, then the lantern you leave out.</source>
        <translation>Choisis la série, puis la lanterne à omettre.</translation>
    </message>
    <message>
        <source>Choose the lantern to take back.</source>
        <translation>Choisis la lanterne à reprendre.</translation>
    </message>
    <message>
        <source>Click her card to see the top two tiles, or refill as usual.</source>
        <translation>Clique sur sa carte pour voir les deux tuiles du dessus, ou complète comme d’habitude.</translation>
    </message>
    <message>
        <source>You may exchange one more: choose the lantern to give.</source>
        <translation>Tu peux en échanger encore une&#xa0;: choisis la lanterne à donner.</translation>
    </message>
    <message>
        <source>After placing your tile, you may make one more Dedication.</source>
        <translation>Après avoir posé ta tuile, tu peux faire une offrande de plus.</translation>
    </message>
    <message>
        <source>Make a second Dedication: choose its stack.</source>
        <translation>Fais une deuxième offrande&#xa0;: choisis sa pile.</translation>
    </message>
    <message>
        <source>Make a Dedication: choose its stack.</source>
        <translation>Fais une offrande&#xa0;: choisis sa pile.</translation>
    </message>
    <message>
        <source>Choose the lantern to give.</source>
        <translation>Choisis la lanterne à donner.</translation>
    </message>
    <message>
        <source>Choose the first lantern to give.</source>
        <translation>Choisis la première lanterne à donner.</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply.</source>
        <translation>Choisis la lanterne à prendre dans la réserve.</translation>
    </message>
    <message>
        <source>Choose a Dedication: you may leave out one lantern.</source>
        <translation>Choisis une offrande&#xa0;: tu peux omettre une lanterne.</translation>
    </message>
    <message>
        <source>Each match gives you one extra Mooncake.</source>
        <translation>Chaque raccord te donne un gâteau de lune de plus.</translation>
    </message>
    <message>
        <source>When you refill, you may choose from two tiles.</source>
        <translation>En complétant ta main, tu peux choisir entre deux tuiles.</translation>
    </message>
    <message>
        <source>Choose a tile on the table to rotate.</source>
        <translation>Choisis une tuile sur la table à tourner.</translation>
    </message>
    <message>
        <source>No lantern limit this turn.</source>
        <translation>Pas de limite de lanternes à ce tour.</translation>
    </message>
    <message>
        <source>Choose the lantern that you both gain.</source>
        <translation>Choisis la lanterne que vous gagnez tous les deux.</translation>
    </message>
    <message>
        <source>You also gain the lantern on your tile’s opposite side.</source>
        <translation>Tu gagnes aussi la lanterne du côté opposé de ta tuile.</translation>
    </message>
    <message>
        <source>One side that doesn’t match counts as a match.</source>
        <translation>Un côté qui ne correspond pas compte comme raccord.</translation>
    </message>
    <message>
        <source>Choose the pile of Trixie lanterns to take one.</source>
        <translation>Choisis le tas des lanternes Trixie pour en prendre une.</translation>
    </message>
    <message>
        <source>Choose your token.</source>
        <translation>Choisis ton jeton.</translation>
    </message>
    <message>
        <source>which lantern does she take from the Supply?</source>
        <translation>quelle lanterne prend-elle dans la réserve&#x202f;?</translation>
    </message>
    <message>
        <source>choose the glowing stack, then her lanterns.</source>
        <translation>choisis la pile lumineuse, puis ses lanternes.</translation>
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
        <source>choose something that glows.</source>
        <translation>choisis quelque chose de lumineux.</translation>
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
        <source>Put your token on {kind}: your Dedications there score 1 extra point</source>
        <translation>Poser ton jeton sur {kind}&#xa0;: tes offrandes y rapportent 1 point de plus</translation>
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
        <source>Take {lantern} in exchange ({number} left)</source>
        <translation>Prendre {lantern} en échange (reste {number})</translation>
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
        <source>Give {lantern} (you have {number})</source>
        <translation>Donner {lantern} (tu en as {number})</translation>
    </message>
    <message>
        <source>Return {lantern} (you have {number})</source>
        <translation>Rendre {lantern} (tu en as {number})</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} (you have {number})</source>
        <translation>Échanger ou rendre {lantern} (tu en as {number})</translation>
    </message>
    <message>
        <source>Exchange {lantern} (you have {number})</source>
        <translation>Échanger {lantern} (tu en as {number})</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>Prendre {lantern} (reste {number})</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>Rendre {lantern} à la réserve</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>Reste %n tuile dans la pile.</numerusform>
            <numerusform>Restent %n tuiles dans la pile.</numerusform>
        </translation>
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
    <message>
        <source>{kind}: {points}, {lacking}.</source>
        <translation>{kind}&#xa0;: {points}, {lacking}.</translation>
    </message>
    <message>
        <source>{kind}: {points}.</source>
        <translation>{kind}&#xa0;: {points}.</translation>
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
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}, {mooncakes}&#xa0;: {ability}</translation>
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
        <source>Any player refilling their hand may take it. {tile}</source>
        <translation>Tout joueur qui complète sa main peut la prendre. {tile}</translation>
    </message>
    <message>
        <source>No face-up tile.</source>
        <translation>Pas de tuile visible.</translation>
    </message>
    <message>
        <source>{name}’s tiles; only {name} can see them.</source>
        <translation>Les tuiles de {name}&#x202f;; seul {name} peut les voir.</translation>
    </message>
    <message>
        <source>After the last tile, each player gets one final turn.</source>
        <translation>Après la dernière tuile, chaque joueur a un dernier tour.</translation>
    </message>
    <message>
        <source>Matching it gives you a Mooncake.</source>
        <translation>Un raccord avec elle te donne un gâteau de lune.</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}&#xa0;: tu en as %n.</numerusform>
            <numerusform>{lantern}&#xa0;: tu en as %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} has %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}&#xa0;: {name} en a %n.</numerusform>
            <numerusform>{lantern}&#xa0;: {name} en a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None left in the Supply.</source>
        <translation>Plus aucune dans la réserve.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>Tu en as %n.</numerusform>
            <numerusform>Tu en as %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: {points} each, used once a stack is empty.</source>
        <translation>Offrandes génériques&#xa0;: {points} chacune, quand une pile est vide.</translation>
    </message>
    <message>
        <source>{kind}: none left.</source>
        <translation>{kind}&#xa0;: il n’y en a plus.</translation>
    </message>
    <message>
        <source>You take a generic tile instead.</source>
        <translation>Tu prends une tuile générique à la place.</translation>
    </message>
    <message>
        <source>you have the lanterns</source>
        <translation>tu as les lanternes</translation>
    </message>
    <message>
        <source>you need {lanterns}</source>
        <translation>il te faut {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you need %n more lantern(s)</source>
        <translation>
            <numerusform>il te faut encore %n lanterne</numerusform>
            <numerusform>il te faut encore %n lanternes</numerusform>
        </translation>
    </message>
    <message>
        <source>you need {number} more: {lanterns}</source>
        <translation>il t’en faut encore {number}&#xa0;: {lanterns}</translation>
    </message>
    <message>
        <source>{name}’s token: each Dedication {name} claims from this stack scores 1 extra point.</source>
        <translation>Jeton de {name}&#xa0;: chaque offrande que {name} prend dans cette pile rapporte 1 point de plus.</translation>
    </message>
    <message>
        <source>Each counts as any lantern in a Dedication.</source>
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
        <source>{name} has %n lantern(s).</source>
        <translation>
            <numerusform>{name} a %n lanterne.</numerusform>
            <numerusform>{name} a %n lanternes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may keep at most {limit} when you place a tile.</source>
        <translation>Tu peux en garder {limit} au plus quand tu poses une tuile.</translation>
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
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} donne {given} contre {taken}, avec {other}.</translation>
    </message>
    <message>
        <source>{friend}’s help went unused.</source>
        <translation>L’aide de {friend} n’a pas servi.</translation>
    </message>
    <message>
        <source>{name} put their token on {kind}.</source>
        <translation>{name} pose son jeton sur {kind}.</translation>
    </message>
    <message>
        <source>The {lantern} side counts as a match.</source>
        <translation>Le côté {lantern} compte comme raccord.</translation>
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
        <source>{name} rotated a tile on the table.</source>
        <translation>{name} tourne une tuile de la table.</translation>
    </message>
    <message>
        <source>{name} kept one and put the other on the bottom.</source>
        <translation>{name} en garde une et place l’autre au-dessous.</translation>
    </message>
    <message>
        <source>Rotate the tile at {x}, {y}: {tile}</source>
        <translation>Tourner la tuile en {x}, {y}&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Count it as an extra {lantern}</source>
        <translation>La compter comme {lantern} de plus</translation>
    </message>
    <message>
        <source>Count it as {lantern}</source>
        <translation>La compter comme {lantern}</translation>
    </message>
    <message>
        <source>Use a Trixie lantern instead of one you have</source>
        <translation>Utiliser une lanterne Trixie au lieu d’une des tiennes</translation>
    </message>
    <message>
        <source>back to the pile</source>
        <translation>retour au tas</translation>
    </message>
    <message>
        <source>No friend can help with that right now.</source>
        <translation>Aucun ami ne peut aider pour cela en ce moment.</translation>
    </message>
    <message>
        <source>Moon Dancer follows her own rules.</source>
        <translation>Moon Dancer suit ses propres règles.</translation>
    </message>
    <message>
        <source>That friend isn’t in play.</source>
        <translation>Cet ami n’est pas en jeu.</translation>
    </message>
    <message>
        <source>You can befriend only once, at the start of your turn.</source>
        <translation>Tu ne peux te lier qu’une fois, au début de ton tour.</translation>
    </message>
    <message>
        <source>Not enough Mooncakes for that friend.</source>
        <translation>Pas assez de gâteaux de lune pour cet ami.</translation>
    </message>
    <message>
        <source>You don’t have a Trixie lantern.</source>
        <translation>Tu n’as pas de lanterne Trixie.</translation>
    </message>
    <message>
        <source>First choose which side counts as a match.</source>
        <translation>Choisis d’abord quel côté compte comme raccord.</translation>
    </message>
    <message>
        <source>First choose which tile to keep.</source>
        <translation>Choisis d’abord quelle tuile garder.</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you’ve just returned.</source>
        <translation>Reprends une des lanternes que tu viens de rendre.</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and doesn’t match.</source>
        <translation>Choisis un côté qui touche une tuile sans lui correspondre.</translation>
    </message>
    <message>
        <source>Keep one of the tiles you’ve drawn.</source>
        <translation>Garde une des tuiles piochées.</translation>
    </message>
    <message>
        <source>You must swap for a different lantern.</source>
        <translation>Tu dois l’échanger contre une lanterne différente.</translation>
    </message>
    <message>
        <source>That player doesn’t have that lantern.</source>
        <translation>Ce joueur n’a pas cette lanterne.</translation>
    </message>
    <message>
        <source>Your token is already there.</source>
        <translation>Ton jeton est déjà là.</translation>
    </message>
    <message>
        <source>That stack is empty.</source>
        <translation>Cette pile est vide.</translation>
    </message>
    <message>
        <source>There’s no tile there.</source>
        <translation>Il n’y a pas de tuile à cet endroit.</translation>
    </message>
    <message>
        <source>The tile already faces that way.</source>
        <translation>La tuile est déjà orientée ainsi.</translation>
    </message>
    <message>
        <source>You have nothing to exchange.</source>
        <translation>Tu n’as rien à échanger.</translation>
    </message>
    <message>
        <source>You have nothing to swap.</source>
        <translation>Tu n’as rien à troquer.</translation>
    </message>
    <message>
        <source>There’s nothing to take.</source>
        <translation>Il n’y a rien à prendre.</translation>
    </message>
    <message>
        <source>You couldn’t make a second Dedication.</source>
        <translation>Tu ne pourrais pas faire de deuxième offrande.</translation>
    </message>
    <message>
        <source>There are no Trixie lanterns left.</source>
        <translation>Il n’y a plus de lanternes Trixie.</translation>
    </message>
    <message>
        <source>There’s no other stack for your token.</source>
        <translation>Il n’y a pas d’autre pile pour ton jeton.</translation>
    </message>
    <message>
        <source>That friend helps with placing a tile, and you have none left.</source>
        <translation>Cet ami aide à poser une tuile, et tu n’en as plus.</translation>
    </message>
    <message>
        <source>You have no more than {limit} lanterns anyway.</source>
        <translation>Tu n’as de toute façon pas plus de {limit} lanternes.</translation>
    </message>
    <message>
        <source>The stack has fewer than two tiles.</source>
        <translation>La pile a moins de deux tuiles.</translation>
    </message>
    <message>
        <source>Even with that help you couldn’t make a Dedication.</source>
        <translation>Même avec cette aide, tu ne pourrais pas faire d’offrande.</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} regarde les tuiles du dessus de la pile.</translation>
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
        <source>Leave {lantern} out</source>
        <translation>Omettre {lantern}</translation>
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
        <source>Take a Trixie lantern</source>
        <translation>Prendre une lanterne Trixie</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Choisis un autre joueur.</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the glowing tile on the glowing space. {gains}</source>
        <translation>Pose la tuile lumineuse sur la place lumineuse. {gains}</translation>
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
        <source>A friend can help: choose what glows.</source>
        <translation>Un ami peut t’aider&#xa0;: choisis ce qui est lumineux.</translation>
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
        <translation>Amis</translation>
    </message>
    <message>
        <source>generic tile</source>
        <translation>tuile générique</translation>
    </message>
    <message>
        <source>available</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>rotate the tile</source>
        <translation>tourner la tuile</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>épuisée</translation>
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
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation>Tuile visible</translation>
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
        <source>{name} ended the final turn.</source>
        <translation>{name} finit le dernier tour.</translation>
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
        <source>{name} took the face-up tile; a new one was revealed.</source>
        <translation>{name} prend la tuile visible&#x202f;; une nouvelle est révélée.</translation>
    </message>
    <message>
        <source>{name} took the last face-up tile.</source>
        <translation>{name} prend la dernière tuile visible.</translation>
    </message>
    <message>
        <source>All tiles are placed: each player has one final turn.</source>
        <translation>Toutes les tuiles sont posées&#xa0;: chacun a un dernier tour.</translation>
    </message>
    <message>
        <source>A friend gave {name} {lantern}.</source>
        <translation>Un ami donne {lantern} à {name}.</translation>
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
        <source>One {lantern} was left out.</source>
        <translation>Une {lantern} a été omise.</translation>
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
        <source>{name} gained {mooncakes}.</source>
        <translation>{name} gagne {mooncakes}.</translation>
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
        <source>That stack was empty, so it was a generic tile.</source>
        <translation>Cette pile était vide&#xa0;: c’était donc une tuile générique.</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) counted as another.</source>
        <translation>
            <numerusform>%n lanterne Trixie a compté comme une autre.</numerusform>
            <numerusform>%n lanternes Trixie ont compté comme d’autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} were kept.</source>
        <translation>Lanternes conservées&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>The token added {points}.</source>
        <translation>Le jeton a ajouté {points}.</translation>
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
        <source>The top side</source>
        <translation>Le côté du haut</translation>
    </message>
    <message>
        <source>The bottom side</source>
        <translation>Le côté du bas</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>Le côté droit</translation>
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
        <source>at least one required</source>
        <translation>au moins un nécessaire</translation>
    </message>
    <message>
        <source>can be used solo</source>
        <translation>utilisable seul</translation>
    </message>
    <message>
        <source>adds extra pieces</source>
        <translation>ajoute des éléments</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
    </message>
    <message numerus="yes">
        <source>+%n lantern(s)</source>
        <translation>
            <numerusform>+%n lanterne</numerusform>
            <numerusform>+%n lanternes</numerusform>
        </translation>
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
        <source>You go first. Moon Dancer wins ties.</source>
        <translation>Tu commences. Moon Dancer gagne en cas d’égalité.</translation>
    </message>
    <message>
        <source>Moon Dancer’s level (extra levels below)</source>
        <translation>Niveau de Moon Dancer (niveaux supplémentaires dessous)</translation>
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
        <source>Friends who go well together</source>
        <translation>Des amis qui vont bien ensemble</translation>
    </message>
    <message>
        <source>Pick friends at random</source>
        <translation>Choisir les amis au hasard</translation>
    </message>
    <message>
        <source>Can’t be used solo.</source>
        <translation>Non utilisable seul.</translation>
    </message>
    <message>
        <source>This friend helps Moon Dancer, too. Pinkie Pie can come along as a second friend.</source>
        <translation>Cet ami aide aussi Moon Dancer. Pinkie Pie peut venir en plus.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn at random.</source>
        <translation>La tuile Ciel de départ et tes tuiles Feu d’artifice sont piochées au hasard.</translation>
    </message>
    <message numerus="yes">
        <source>A starting Sky tile, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>Une tuile Ciel de départ, et jusqu’à %n tuile Feu d’artifice pour ta main.</numerusform>
            <numerusform>Une tuile Ciel de départ, et jusqu’à %n tuiles Feu d’artifice pour ta main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level you start with %n Fireworks tile(s): choose fewer.</source>
        <translation>
            <numerusform>À ce niveau, tu commences avec %n tuile Feu d’artifice&#xa0;: choisis-en moins.</numerusform>
            <numerusform>À ce niveau, tu commences avec %n tuiles Feu d’artifice&#xa0;: choisis-en moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: choose at most {most} friends.</source>
        <translation>Trop d’amis&#xa0;: choisis-en {most} au plus.</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: swap one.</source>
        <translation>Au moins un ami doit avoir un cœur&#xa0;: remplaces-en un.</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: choose one more.</source>
        <translation>Au moins un ami doit avoir un cœur&#xa0;: choisis-en encore un.</translation>
    </message>
    <message>
        <source>Once per turn, pay a friend’s cost in Mooncakes to use their ability.</source>
        <translation>Une fois par tour, paie les gâteaux de lune d’un ami pour profiter de son talent.</translation>
    </message>
    <message>
        <source>No friends: once per turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>Sans amis&#xa0;: une fois par tour, tu peux payer {cost} gâteaux de lune pour échanger une lanterne.</translation>
    </message>
    <message>
        <source>solo only together with another friend</source>
        <translation>en solo, seulement avec un autre ami</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Le premier joueur est choisi au hasard. On joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Amis du gala</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Jouer sans amis</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Ton ami</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>Tes premières tuiles</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Au choix</translation>
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
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>Completes {kind}: {points}.</source>
        <translation>Complète {kind}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Takes the last {kind} before {name} can: {points}.</source>
        <translation>Prend la dernière tuile {kind} avant {name}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Takes the top {kind} before {name} can: {points}.</source>
        <translation>Prend la tuile {kind} du dessus avant {name}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Leaves {name} only {points} for {kind}.</source>
        <translation>Ne laisse à {name} que {points} pour {kind}.</translation>
    </message>
    <message>
        <source>Makes {kind} possible: {points}.</source>
        <translation>Rend {kind} possible&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Brings {lanterns}.</source>
        <translation>Donne {lanterns}.</translation>
    </message>
    <message>
        <source>Then {mooncakes} can be spent.</source>
        <translation>On peut alors dépenser {mooncakes}.</translation>
    </message>
    <message>
        <source>No {lantern} is left for {name}.</source>
        <translation>{lantern}&#xa0;: il n’en reste plus pour {name}.</translation>
    </message>
    <message>
        <source>{name} gets {lantern}, but no closer to a Dedication.</source>
        <translation>{name} reçoit {lantern}, sans s’approcher d’une offrande.</translation>
    </message>
    <message>
        <source>The tile can match on {sides} sides.</source>
        <translation>La tuile peut faire un raccord sur {sides} côtés.</translation>
    </message>
    <message>
        <source>{friend} helps this turn, for {mooncakes}.</source>
        <translation>{friend} aide à ce tour, pour {mooncakes}.</translation>
    </message>
    <message>
        <source>One lantern short of {kind}: {points}.</source>
        <translation>À une lanterne de {kind}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Two lanterns short of {kind}: {points}.</source>
        <translation>À deux lanternes de {kind}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Three lanterns short of {kind}: {points}.</source>
        <translation>À trois lanternes de {kind}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Keeps {kind} possible: {points}.</source>
        <translation>{kind} reste possible&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Stays one lantern short of {kind}: {points}.</source>
        <translation>Reste à une lanterne de {kind}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Stays two lanterns short of {kind}: {points}.</source>
        <translation>Reste à deux lanternes de {kind}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Stays three lanterns short of {kind}: {points}.</source>
        <translation>Reste à trois lanternes de {kind}&#xa0;: {points}.</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>You’ve already placed a tile this turn. Refill your hand.</source>
        <translation>Tu as déjà posé une tuile à ce tour. Complète ta main.</translation>
    </message>
    <message>
        <source>That tile isn’t in your hand.</source>
        <translation>Cette tuile n’est pas dans ta main.</translation>
    </message>
    <message>
        <source>There’s already a tile there.</source>
        <translation>Il y a déjà une tuile à cet endroit.</translation>
    </message>
    <message>
        <source>A tile must share a side with one on the table.</source>
        <translation>Une tuile doit toucher par un côté une tuile de la table.</translation>
    </message>
    <message>
        <source>Return lanterns until you have {limit}, then place a tile.</source>
        <translation>Rends des lanternes jusqu’à {limit}, puis pose une tuile.</translation>
    </message>
    <message>
        <source>You can exchange only once, at the start of your turn.</source>
        <translation>Tu ne peux échanger qu’une fois, au début de ton tour.</translation>
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
        <source>You don’t have that lantern.</source>
        <translation>Tu n’as pas cette lanterne.</translation>
    </message>
    <message>
        <source>You must take a different lantern.</source>
        <translation>Tu dois prendre une lanterne différente.</translation>
    </message>
    <message>
        <source>The Supply is out of that lantern.</source>
        <translation>La réserve n’a plus cette lanterne.</translation>
    </message>
    <message>
        <source>You can make one Dedication per turn, before placing a tile.</source>
        <translation>Tu peux faire une offrande par tour, avant de poser une tuile.</translation>
    </message>
    <message>
        <source>No Dedications left for that set, not even generic ones.</source>
        <translation>Plus d’offrande pour cette série, même pas générique.</translation>
    </message>
    <message>
        <source>You can take a generic Dedication only when that stack is empty.</source>
        <translation>Tu ne peux prendre une offrande générique que si la pile est vide.</translation>
    </message>
    <message>
        <source>Four of a Kind needs four of the same lantern.</source>
        <translation>Carré demande quatre lanternes identiques.</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three different lanterns.</source>
        <translation>Trois paires demande deux lanternes de chacune de trois sortes.</translation>
    </message>
    <message>
        <source>You return lanterns only if you have more than {limit}, before placing a tile.</source>
        <translation>Tu ne rends des lanternes que si tu en as plus de {limit}, avant de poser une tuile.</translation>
    </message>
    <message>
        <source>You refill your hand after placing a tile.</source>
        <translation>Tu complètes ta main après avoir posé une tuile.</translation>
    </message>
    <message>
        <source>You’ve already placed your tile. All you can do is end the turn.</source>
        <translation>Tu as déjà posé ta tuile. Tu ne peux plus que finir le tour.</translation>
    </message>
    <message>
        <source>This game has no friends in play.</source>
        <translation>Il n’y a pas d’amis dans cette partie.</translation>
    </message>
    <message>
        <source>You must place a tile before your turn can end.</source>
        <translation>Tu dois poser une tuile avant de finir ton tour.</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>Les sept demande une lanterne de chaque.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>La pile est vide.</translation>
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
        <source>Matching sides touched: you gain one extra lantern of that kind.</source>
        <translation>Des côtés identiques se touchent&#xa0;: tu gagnes une lanterne de plus de cette sorte.</translation>
    </message>
    <message>
        <source>Matching Fireworks tiles earns Mooncakes. Spend two to exchange a lantern.</source>
        <translation>Les raccords avec des tuiles Feu d’artifice donnent des gâteaux de lune. Deux gâteaux paient l’échange d’une lanterne.</translation>
    </message>
    <message>
        <source>Every tile gives each player the lantern on the side facing them.</source>
        <translation>Chaque tuile donne à chaque joueur la lanterne du côté qui lui fait face.</translation>
    </message>
    <message>
        <source>If the Supply is out of a lantern, nobody gets it. Dedications refill the Supply.</source>
        <translation>S’il n’y a plus d’une lanterne dans la réserve, personne n’en reçoit. Les offrandes la remplissent.</translation>
    </message>
    <message>
        <source>Each Dedication makes the next of its kind worth less. Don’t wait too long.</source>
        <translation>Après chaque offrande, la suivante de la même sorte vaut moins. N’attends pas trop.</translation>
    </message>
    <message>
        <source>All tiles are placed: each player may exchange and dedicate one last time.</source>
        <translation>Toutes les tuiles sont posées&#xa0;: chacun peut échanger et offrir une dernière fois.</translation>
    </message>
    <message>
        <source>The stack is empty: few tiles are left to place. Complete your sets now.</source>
        <translation>La pile est vide&#xa0;: il reste peu de tuiles à poser. Complète tes séries maintenant.</translation>
    </message>
    <message>
        <source>You may keep only 12 lanterns. Return the ones you need least.</source>
        <translation>Tu ne peux garder que 12 lanternes. Rends celles dont tu as le moins besoin.</translation>
    </message>
    <message>
        <source>You can make a Dedication! Only they score points. One per turn, before placing a tile.</source>
        <translation>Tu peux faire une offrande&#x202f;! Elles seules donnent des points. Une par tour, avant de poser une tuile.</translation>
    </message>
    <message>
        <source>Pay two Mooncakes to exchange a lantern: handy when you need just one more.</source>
        <translation>Paie deux gâteaux de lune pour échanger une lanterne&#xa0;: pratique quand il n’en manque qu’une.</translation>
    </message>
    <message>
        <source>Pay Mooncakes and a friend helps you this turn. Point at a card to see how.</source>
        <translation>Paie des gâteaux de lune et un ami t’aide à ce tour. Pointe une carte pour lire comment.</translation>
    </message>
    <message>
        <source>Hold a tile over the table and check every seat: you’ll see who would gain what.</source>
        <translation>Tiens une tuile au-dessus de la table et regarde chaque place&#xa0;: tu vois qui gagnerait quoi.</translation>
    </message>
    <message>
        <source>Take the face-up tile or draw from the stack. After this, the turn can’t be undone.</source>
        <translation>Prends la tuile visible ou pioche dans la pile. Ensuite, le tour ne peut plus être annulé.</translation>
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
        <source>befriend a friend</source>
        <translation>demander l’aide d’un ami</translation>
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
        <source>rotate it, then drop it</source>
        <translation>tourner, puis lâcher</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>choisis le côté qui compte comme raccord.</translation>
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
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>dès {mooncakes}</translation>
    </message>
    <message>
        <source>available</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>drop it on its own kind</source>
        <translation>la lâcher sur sa sorte</translation>
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
        <source>skipped</source>
        <translation>passé</translation>
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
        <source>choose lanterns</source>
        <translation>choisir les lanternes</translation>
    </message>
    <message>
        <source>no set yet</source>
        <translation>pas encore de série</translation>
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
        <source>take a new tile</source>
        <translation>prendre une tuile</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>finir le tour</translation>
    </message>
    <message>
        <source>use the friend’s help, or end your turn.</source>
        <translation>profite de l’aide de l’ami, ou finis ton tour.</translation>
    </message>
    <message>
        <source>choose which tile to keep.</source>
        <translation>choisis quelle tuile garder.</translation>
    </message>
    <message>
        <source>choose a lantern from the Supply in exchange.</source>
        <translation>choisis une lanterne de la réserve en échange.</translation>
    </message>
    <message>
        <source>choose the stack again to claim its points.</source>
        <translation>choisis encore la pile pour prendre ses points.</translation>
    </message>
    <message>
        <source>later</source>
        <translation>plus tard</translation>
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
        <source>Import games</source>
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
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>Marque %n point à ce tour.</numerusform>
            <numerusform>Marque %n points à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) than anyone else this turn.</source>
        <translation>
            <numerusform>Marque %n point de plus que les autres à ce tour.</numerusform>
            <numerusform>Marque %n points de plus que les autres à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get your coins up to %n this turn.</source>
        <translation>
            <numerusform>Monte à %n pièce à ce tour.</numerusform>
            <numerusform>Monte à %n pièces à ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather %n of your workers on one island.</source>
        <translation>
            <numerusform>Rassemble %n de tes ouvriers sur une île.</numerusform>
            <numerusform>Rassemble %n de tes ouvriers sur une île.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anyone else.</source>
        <translation>
            <numerusform>Tu as marqué %n point de plus que les autres.</numerusform>
            <numerusform>Tu as marqué %n points de plus que les autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got your coins up to %n.</source>
        <translation>
            <numerusform>Tu es monté à %n pièce.</numerusform>
            <numerusform>Tu es monté à %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gathered %n of your workers on one island.</source>
        <translation>
            <numerusform>Tu as rassemblé %n de tes ouvriers sur une île.</numerusform>
            <numerusform>Tu as rassemblé %n de tes ouvriers sur une île.</numerusform>
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
        <source>A secondary action may come before or after it.</source>
        <translation>Une action secondaire peut venir avant ou après.</translation>
    </message>
    <message>
        <source>Crossing the new bridge is free.</source>
        <translation>Traverser le nouveau pont est gratuit.</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>garde l’un des deux pouvoirs</translation>
    </message>
    <message>
        <source>The game ends after this turn.</source>
        <translation>La partie se termine après ce tour.</translation>
    </message>
    <message>
        <source>Nobody else can see which.</source>
        <translation>Personne d’autre ne peut voir lequel.</translation>
    </message>
    <message>
        <source>choose where the worker from {island} starts</source>
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
        <translation>traverse le nouveau pont, ou choisis Terminé</translation>
    </message>
    <message>
        <source>keep moving, or choose Done</source>
        <translation>continue, ou choisis Terminé</translation>
    </message>
    <message>
        <source>keep moving: {island} is full</source>
        <translation>continue&#xa0;: {island} est pleine</translation>
    </message>
    <message>
        <source>keep moving, or end your turn</source>
        <translation>continue, ou finis ton tour</translation>
    </message>
    <message>
        <source>cross the new bridge, or end your turn</source>
        <translation>traverse le nouveau pont, ou finis ton tour</translation>
    </message>
    <message>
        <source>skip the main action: none is possible</source>
        <translation>passe l’action principale&#xa0;: aucune n’est possible</translation>
    </message>
    <message>
        <source>choose another main action, or end your turn</source>
        <translation>choisis une autre action principale, ou finis ton tour</translation>
    </message>
    <message>
        <source>choose a secondary action, or end your turn</source>
        <translation>choisis une action secondaire, ou finis ton tour</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>finis ton tour</translation>
    </message>
    <message>
        <source>Choose the island where the bridge starts.</source>
        <translation>Choisis l’île où le pont commence.</translation>
    </message>
    <message>
        <source>Choose the island for the festival.</source>
        <translation>Choisis l’île de la fête.</translation>
    </message>
    <message>
        <source>Choose the island to connect with {island}.</source>
        <translation>Choisis l’île à relier à {island}.</translation>
    </message>
    <message>
        <source>Choose the lane for the bridge.</source>
        <translation>Choisis la voie du pont.</translation>
    </message>
    <message>
        <source>Choose where the worker from {island} goes.</source>
        <translation>Choisis où va l’ouvrier de {island}.</translation>
    </message>
    <message>
        <source>Choose a route.</source>
        <translation>Choisis un chemin.</translation>
    </message>
    <message>
        <source>Choose coins or workers from the Crow.</source>
        <translation>Choisis les pièces ou les ouvriers de la Corneille.</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>choisis si tu paies un deuxième étage</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>choisis une action principale</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>Encore %n déplacement.</numerusform>
            <numerusform>Encore %n déplacements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>Choisis l’île de ton étage.</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>Choisis un de tes ouvriers.</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>To {island}</source>
        <translation>Vers {island}</translation>
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
        <source>Hold a festival</source>
        <translation>Célébrer une fête</translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>Déplacer des ouvriers, jusqu’à %n déplacement</numerusform>
            <numerusform>Déplacer des ouvriers, jusqu’à %n déplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}: full, so it must keep moving</source>
        <translation>Vers {island}&#xa0;: pleine, il doit continuer</translation>
    </message>
    <message>
        <source>Put the new worker on {island}</source>
        <translation>Placer le nouvel ouvrier sur {island}</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation>Construire un étage de pagode</translation>
    </message>
    <message numerus="yes">
        <source>Keep moving (%n movement(s) left)</source>
        <translation>
            <numerusform>Continuer (reste %n déplacement)</numerusform>
            <numerusform>Continuer (restent %n déplacements)</numerusform>
        </translation>
    </message>
    <message>
        <source>From {island} (none of your workers there)</source>
        <translation>Depuis {island} (aucun de tes ouvriers)</translation>
    </message>
    <message>
        <source>From {island} (your workers: {workers})</source>
        <translation>Depuis {island} (tes ouvriers&#xa0;: {workers})</translation>
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
        <source>A worker on {island} (you have {workers})</source>
        <translation>Un ouvrier sur {island} (tu en as {workers})</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Prendre la Corneille pour {points}</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: an extra main action</source>
        <translation>Placer un poisson porte-bonheur pour {coins}&#xa0;: une action principale de plus</translation>
    </message>
    <message>
        <source>The worker from {start} starts on {island}</source>
        <translation>L’ouvrier de {start} commence sur {island}</translation>
    </message>
    <message>
        <source>Start with a floor on {island}</source>
        <translation>Commencer avec un étage sur {island}</translation>
    </message>
    <message>
        <source>Send a worker from {origin} to {destination}</source>
        <translation>Envoyer un ouvrier depuis {origin} vers {destination}</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible</source>
        <translation>Passer l’action principale&#xa0;: aucune n’est possible</translation>
    </message>
    <message>
        <source>Done crossing</source>
        <translation>Terminer la traversée</translation>
    </message>
    <message>
        <source>Done moving</source>
        <translation>Terminer les déplacements</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>Garder {power}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>Ajouter un deuxième étage pour {coins}</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>Pas de deuxième étage</translation>
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
        <source>taken {number} ×</source>
        <translation>prise {number} ×</translation>
    </message>
    <message>
        <source>taken {number} ×, still held</source>
        <translation>prise {number} ×, encore en main</translation>
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
        <source>{name} placed their last floor.</source>
        <translation>{name} a placé son dernier étage.</translation>
    </message>
    <message>
        <source>Nobody had built, claimed a goal or held a festival for three rounds.</source>
        <translation>Pendant trois manches, personne n’a construit, pris d’objectif ni célébré de fête.</translation>
    </message>
    <message>
        <source>They also tie on coins, so they share this place.</source>
        <translation>Égalité aussi en pièces&#xa0;: ils partagent cette place.</translation>
    </message>
    <message>
        <source>Tie broken by coins: {values}.</source>
        <translation>Égalité départagée par les pièces&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>Tous les objectifs publics étaient pris, le dernier par {name}.</translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message>
        <source>{a} – {b}: {segments}.</source>
        <translation>{a} – {b}&#xa0;: {segments}.</translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>Construis un étage où tu as un ouvrier. Reste %n étage dans ta réserve.</numerusform>
            <numerusform>Construis un étage où tu as un ouvrier. Restent %n étages dans ta réserve.</numerusform>
        </translation>
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
        <source>{island}. {size} island.</source>
        <translation>{island}. Taille&#xa0;: {size}.</translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>Sa fête a eu lieu&#xa0;: on ne peut plus y ajouter d’étages.</translation>
    </message>
    <message>
        <source>Empty slot for one of your private goals.</source>
        <translation>Place vide pour un de tes objectifs secrets.</translation>
    </message>
    <message>
        <source>Ends your turn once you’ve taken your main action.</source>
        <translation>Finit ton tour, une fois l’action principale effectuée.</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with one of your workers. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>Construis un pont depuis une île où tu as un ouvrier. Reste %n segment dans ta réserve.</numerusform>
            <numerusform>Construis un pont depuis une île où tu as un ouvrier. Restent %n segments dans ta réserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) for your workers along bridges. Other players’ bridges cost coins.</source>
        <translation>
            <numerusform>Jusqu’à %n déplacement de tes ouvriers par les ponts. Ceux des autres coûtent des pièces.</numerusform>
            <numerusform>Jusqu’à %n déplacements de tes ouvriers par les ponts. Ceux des autres coûtent des pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>Célèbre une fête sur une île avec assez d’étages et de ponts, où tu as un ouvrier et où personne n’a plus d’éléments. Reste %n Sōrin.</numerusform>
            <numerusform>Célèbre une fête sur une île avec assez d’étages et de ponts, où tu as un ouvrier et où personne n’a plus d’éléments. Restent %n Sōrin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what each festival would score right now.</source>
        <translation>Montrer ce que chaque fête rapporterait maintenant.</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>Tous tes poissons sont placés.</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: take an extra main action this turn.</source>
        <translation>Place un poisson pour {coins}&#xa0;: effectue une action principale de plus à ce tour.</translation>
    </message>
    <message>
        <source>{island}: a Start island. No worker limit.</source>
        <translation>{island}&#xa0;: une île de départ. Pas de limite d’ouvriers.</translation>
    </message>
    <message>
        <source>Each floor you build gives you {reward}.</source>
        <translation>Chaque étage que tu construis te donne {reward}.</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) per piece.</source>
        <translation>
            <numerusform>Fête&#xa0;: %n point par élément.</numerusform>
            <numerusform>Fête&#xa0;: %n points par élément.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {things}.</source>
        <translation>Il te manque encore&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>You can hold it: {points}.</source>
        <translation>Tu peux la célébrer&#xa0;: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} peut la célébrer.</numerusform>
            <numerusform>{names} peuvent la célébrer.</numerusform>
        </translation>
    </message>
    <message>
        <source>one of your workers</source>
        <translation>un de tes ouvriers</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) for the majority</source>
        <translation>
            <numerusform>encore %n élément pour la majorité</numerusform>
            <numerusform>encore %n éléments pour la majorité</numerusform>
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
        <source>{name}’s bridge between {a} and {b}: {segments}.</source>
        <translation>Pont de {name} entre {a} et {b}&#xa0;: {segments}.</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival uses one.</source>
        <translation>
            <numerusform>Reste %n Sōrin&#xa0;: chaque fête en prend un.</numerusform>
            <numerusform>Restent %n Sōrin&#xa0;: chaque fête en prend un.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it gets {reward}.</source>
        <translation>Le premier pont à passer dessus reçoit {reward}.</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>Reste %n objectif secret à piocher.</numerusform>
            <numerusform>Restent %n objectifs secrets à piocher.</numerusform>
        </translation>
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
        <source>Place a fish for {coins} and take another main action.</source>
        <translation>Place un poisson pour {coins} et effectue une autre action principale.</translation>
    </message>
    <message>
        <source>Start on {island}.</source>
        <translation>Commence sur {island}.</translation>
    </message>
    <message>
        <source>Put the new worker on {island}.</source>
        <translation>Place le nouvel ouvrier sur {island}.</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible.</source>
        <translation>Passe l’action principale&#xa0;: aucune n’est possible.</translation>
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
        <source>Take the Crow and coins.</source>
        <translation>Prends la Corneille et les pièces.</translation>
    </message>
    <message>
        <source>Take the Crow and workers.</source>
        <translation>Prends la Corneille et les ouvriers.</translation>
    </message>
    <message>
        <source>Don’t send anyone else across.</source>
        <translation>N’envoie plus personne de l’autre côté.</translation>
    </message>
    <message>
        <source>Save your coins.</source>
        <translation>Garde tes pièces.</translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>Tu reçois {gains}.</translation>
    </message>
    <message>
        <source>Then you can hold a festival on {islands}.</source>
        <translation>Tu peux alors célébrer une fête sur {islands}.</translation>
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
        <source>Keep {power}: {rule}</source>
        <translation>Garde {power}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>Paie un deuxième étage.</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>Laisse les ouvriers où ils sont.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Finis le tour.</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>Tu peux alors prendre {goals}.</translation>
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
        <source>Build a pagoda floor</source>
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
        <source>Show festivals: who leads and what they would score</source>
        <translation>Montrer les fêtes&#xa0;: qui mène et ce qu’elles rapporteraient</translation>
    </message>
    <message>
        <source>Other routes for a worker</source>
        <translation>Autres chemins pour un ouvrier</translation>
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
        <source>Move {0}</source>
        <translation>Bouger ×{0}</translation>
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
        <source>Projected: %n point(s)</source>
        <translation>
            <numerusform>Prévu&#xa0;: %n point</numerusform>
            <numerusform>Prévus&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays its holder {0} coins at the start of each turn. Costs its holder {1} points at the end.</source>
        <translation>Donne {0} pièces à qui la détient, au début de chaque tour. Lui coûte {1} points à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n more turn(s) without building or scoring</source>
        <translation>
            <numerusform>La fin approche&#xa0;: encore %n tour sans construire ni marquer</numerusform>
            <numerusform>La fin approche&#xa0;: encore %n tours sans construire ni marquer</numerusform>
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
        <source>Build for %n coin(s)</source>
        <translation>
            <numerusform>Construire pour %n pièce</numerusform>
            <numerusform>Construire pour %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s bridges: free</source>
        <translation>Ponts de {name}&#xa0;: gratuit</translation>
    </message>
    <message>
        <source>{name}’s bridges: {coins}</source>
        <translation>Ponts de {name}&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: free</source>
        <translation>Deux ouvriers, ponts de {name}&#xa0;: gratuit</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: {coins}</source>
        <translation>Deux ouvriers, ponts de {name}&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Ferry: {coins}</source>
        <translation>Bac&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>Tes possibilités</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Scores and supplies</source>
        <translation>Scores et réserves</translation>
    </message>
    <message>
        <source>End turn without it</source>
        <translation>Finir quand même</translation>
    </message>
    <message>
        <source>You still have a main action.</source>
        <translation>Il te reste une action principale.</translation>
    </message>
    <message>
        <source>Show festivals</source>
        <translation>Montrer les fêtes</translation>
    </message>
    <message>
        <source>none of your workers</source>
        <translation>aucun de tes ouvriers</translation>
    </message>
    <message>
        <source>Which route?</source>
        <translation>Quel chemin&#x202f;?</translation>
    </message>
    <message>
        <source>Coins or workers?</source>
        <translation>Pièces ou ouvriers&#x202f;?</translation>
    </message>
    <message>
        <source>choose another route</source>
        <translation>choisir un autre chemin</translation>
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
        <source>Your private goals</source>
        <translation>Tes objectifs secrets</translation>
    </message>
    <message>
        <source>hidden power</source>
        <translation>pouvoir caché</translation>
    </message>
    <message>
        <source>The game ends after this turn</source>
        <translation>La partie se termine après ce tour</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>later</source>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
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
        <translation>par élément</translation>
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
        <source>You can still claim a goal.</source>
        <translation>Tu peux encore prendre un objectif.</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>Plus d’ouvriers</translation>
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
        <source>no Sōrin left</source>
        <translation>plus de Sōrin</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>Personne ne peut encore la célébrer</translation>
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
        <source>a private goal</source>
        <translation>un objectif secret</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>un objectif secret ({condition})</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} célèbre une fête sur {island}.</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points} pour {pieces}</translation>
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
        <source>no room for a new worker</source>
        <translation>pas de place pour un nouvel ouvrier</translation>
    </message>
    <message>
        <source>no private goals left</source>
        <translation>plus d’objectifs secrets</translation>
    </message>
    <message>
        <source>{name}’s power: +{gained}.</source>
        <translation>Pouvoir de {name}&#xa0;: +{gained}.</translation>
    </message>
    <message>
        <source>The Crow gives {name} +{coins}.</source>
        <translation>La Corneille donne +{coins} à {name}.</translation>
    </message>
    <message>
        <source>Fireflies: {name} +{points} ({here} on the island, {beside} on connected islands).</source>
        <translation>Lucioles&#xa0;: {name} +{points} ({here} sur l’île, {beside} sur les îles reliées).</translation>
    </message>
    <message>
        <source>Fish returned: {names}.</source>
        <translation>Poissons repris&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for free</source>
        <translation>{name} construit gratuitement un pont depuis {a} vers {b}</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} paie {coins} et ajoute l’étage {height} sur {island}</translation>
    </message>
    <message>
        <source>{name} drew {goals}.</source>
        <translation>{name} pioche {goals}.</translation>
    </message>
    <message>
        <source>A {name} worker starts on {island}.</source>
        <translation>Un ouvrier de {name} commence sur {island}.</translation>
    </message>
    <message>
        <source>{name} starts with a floor on {island}.</source>
        <translation>{name} commence avec un étage sur {island}.</translation>
    </message>
    <message>
        <source>{name} had no possible main action.</source>
        <translation>{name} n’avait aucune action principale possible.</translation>
    </message>
    <message>
        <source>{name} stopped there.</source>
        <translation>{name} s’arrête là.</translation>
    </message>
    <message>
        <source>{name} chose {power}.</source>
        <translation>{name} choisit {power}.</translation>
    </message>
    <message>
        <source>{name} has the longest chain: +{points}.</source>
        <translation>{name} a la plus longue chaîne&#xa0;: +{points}.</translation>
    </message>
    <message>
        <source>{name} chose a power.</source>
        <translation>{name} choisit un pouvoir.</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: an extra main action.</source>
        <translation>{name} place un poisson porte-bonheur pour {coins}&#xa0;: une action principale de plus.</translation>
    </message>
    <message>
        <source>All powers are revealed.</source>
        <translation>Tous les pouvoirs sont révélés.</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends after this turn.</source>
        <translation>Le dernier Sōrin est posé&#xa0;: la partie se termine après ce tour.</translation>
    </message>
    <message>
        <source>{name} has placed their last floor: the game ends after this turn.</source>
        <translation>{name} a placé son dernier étage&#xa0;: la partie se termine après ce tour.</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends after this turn.</source>
        <translation>Tous les objectifs publics sont pris&#xa0;: la partie se termine après ce tour.</translation>
    </message>
    <message>
        <source>Nobody has built or scored for three rounds: the game ends after this turn.</source>
        <translation>Personne n’a construit ni marqué depuis trois manches&#xa0;: la partie se termine après ce tour.</translation>
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
        <source>{name} moved a worker across from {origin} to {destination}</source>
        <translation>{name} fait passer un ouvrier depuis {origin} vers {destination}</translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} révèle un objectif secret ({condition})&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} a {power}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>La Corneille coûte {points} à {name}.</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} a une chaîne de {islands}&#xa0;: +{points}.</translation>
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
        <translation>Île de départ</translation>
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
        <source>All islands are placed at random, including the Starts.</source>
        <translation>Toutes les îles sont placées au hasard, même celles de départ.</translation>
    </message>
    <message>
        <source>The Starts are in opposite corners; the rest is random.</source>
        <translation>Les îles de départ sont dans des coins opposés&#x202f;; le reste est placé au hasard.</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather your workers, and hold festivals where you have the most pieces.</source>
        <translation>Construis des ponts et des pagodes, rassemble tes ouvriers et célèbre des fêtes là où tu as le plus d’éléments.</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>Pièces de départ</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>New random powers for everyone</source>
        <translation>De nouveaux pouvoirs au hasard pour tous</translation>
    </message>
    <message>
        <source>{number} of {all}, at random</source>
        <translation>{number} sur {all}, au hasard</translation>
    </message>
    <message>
        <source>Each player is dealt two powers and secretly keeps one.</source>
        <translation>Chaque joueur reçoit deux pouvoirs et en garde un en secret.</translation>
    </message>
    <message>
        <source>No powers: best for a first game.</source>
        <translation>Sans pouvoirs&#xa0;: l’idéal pour une première partie.</translation>
    </message>
    <message>
        <source>Floors for a festival · worker limit:</source>
        <translation>Étages pour une fête · limite d’ouvriers&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more public goal(s).</source>
        <translation>
            <numerusform>Choisis encore %n objectif public.</numerusform>
            <numerusform>Choisis encore %n objectifs publics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n fewer public goal(s).</source>
        <translation>
            <numerusform>Retire %n objectif public.</numerusform>
            <numerusform>Retire %n objectifs publics.</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>Autant pour tous</translation>
    </message>
    <message>
        <source>Extra coins for later seats</source>
        <translation>Pièces de plus pour les places suivantes</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>Objectifs publics</translation>
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
        <source>Power of player {number}</source>
        <translation>Pouvoir du joueur {number}</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>Le premier joueur est choisi au hasard. On joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>choisis-en {number} sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}&#xa0;: %n étage, {workers} ouvriers</numerusform>
            <numerusform>{size}&#xa0;: %n étages, {workers} ouvriers</numerusform>
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
        <source>Scores {points}; {name} gets {fewer}.</source>
        <translation>Rapporte {points}&#x202f;; {name} reçoit {fewer}.</translation>
    </message>
    <message>
        <source>Takes {goal} before {name} can: {points}.</source>
        <translation>Prend {goal} avant {name}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Claims {goal}: {points}.</source>
        <translation>Prend {goal}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Completes “{private}”: {points}.</source>
        <translation>Atteint «&#xa0;{private}&#xa0;»&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>Rapporte {points}.</translation>
    </message>
    <message>
        <source>Saves the {points} that the Crow costs.</source>
        <translation>Évite les {points} que coûte la Corneille.</translation>
    </message>
    <message>
        <source>Blocks {name}’s bridge to {island}.</source>
        <translation>Bloque le pont de {name} vers {island}.</translation>
    </message>
    <message>
        <source>Takes the majority on {island} from {name}.</source>
        <translation>Prend à {name} la majorité sur {island}.</translation>
    </message>
    <message>
        <source>Makes a festival on {island} possible: {points}.</source>
        <translation>Rend une fête possible sur {island}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{pieces} on {island}: {points} at a festival there.</source>
        <translation>{pieces} sur {island}&#xa0;: {points} à une fête sur place.</translation>
    </message>
    <message>
        <source>Keeps {pieces} on {island}: {points} at a festival there.</source>
        <translation>Garde {pieces} sur {island}&#xa0;: {points} à une fête sur place.</translation>
    </message>
    <message>
        <source>Makes a floor on {island} possible.</source>
        <translation>Rend un étage possible sur {island}.</translation>
    </message>
    <message>
        <source>The chain grows to {islands}.</source>
        <translation>La chaîne passe à {islands}.</translation>
    </message>
    <message>
        <source>Makes the longest chain: {islands}.</source>
        <translation>Fait la plus longue chaîne&#xa0;: {islands}.</translation>
    </message>
    <message>
        <source>+{coins}: {all} in all.</source>
        <translation>+{coins}&#xa0;: {all} en tout.</translation>
    </message>
    <message>
        <source>Brings {workers}.</source>
        <translation>Donne {workers}.</translation>
    </message>
    <message>
        <source>Brings {goals}.</source>
        <translation>Donne {goals}.</translation>
    </message>
    <message>
        <source>The Crow brings {coins} each turn.</source>
        <translation>La Corneille donne {coins} à chaque tour.</translation>
    </message>
    <message>
        <source>Makes {goal} possible: {points}.</source>
        <translation>Rend {goal} possible&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{goal}: {so_far} of {needed} for {points}.</source>
        <translation>{goal}&#xa0;: {so_far} sur {needed} pour {points}.</translation>
    </message>
    <message>
        <source>Makes “{private}” possible: {points}.</source>
        <translation>Rend «&#xa0;{private}&#xa0;» possible&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>“{private}”: {so_far} of {needed} for {points}.</source>
        <translation>«&#xa0;{private}&#xa0;»&#xa0;: {so_far} sur {needed} pour {points}.</translation>
    </message>
    <message>
        <source>Gives another main action for {coins}.</source>
        <translation>Donne une autre action principale pour {coins}.</translation>
    </message>
    <message>
        <source>Ends the game ahead of {name} by {points}.</source>
        <translation>Termine la partie avec {points} d’avance sur {name}.</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Termine d’abord la traversée du nouveau pont.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>Ce pont demande %n segment&#x202f;; il t’en reste {1}.</numerusform>
            <numerusform>Ce pont demande %n segments&#x202f;; il t’en reste {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player chooses a power first.</source>
        <translation>Chaque joueur choisit d’abord un pouvoir.</translation>
    </message>
    <message>
        <source>First choose where the worker starts.</source>
        <translation>Choisis d’abord où commence l’ouvrier.</translation>
    </message>
    <message>
        <source>First choose where to put your floor.</source>
        <translation>Choisis d’abord où placer ton étage.</translation>
    </message>
    <message>
        <source>First put the new worker on an island.</source>
        <translation>Place d’abord le nouvel ouvrier sur une île.</translation>
    </message>
    <message>
        <source>Finish your movements first.</source>
        <translation>Termine d’abord tes déplacements.</translation>
    </message>
    <message>
        <source>A worker is on a full island: it must keep moving.</source>
        <translation>Un ouvrier est sur une île pleine&#xa0;: il doit continuer.</translation>
    </message>
    <message>
        <source>First decide about the second floor.</source>
        <translation>Décide d’abord pour le deuxième étage.</translation>
    </message>
    <message>
        <source>You must take a main action before you end your turn.</source>
        <translation>Tu dois effectuer une action principale avant de finir ton tour.</translation>
    </message>
    <message>
        <source>You’ve taken your main action. A lucky fish would give you another.</source>
        <translation>Tu as effectué ton action principale. Un poisson porte-bonheur t’en donnerait une autre.</translation>
    </message>
    <message>
        <source>You can take only one secondary action per turn.</source>
        <translation>Tu ne peux effectuer qu’une action secondaire par tour.</translation>
    </message>
    <message>
        <source>You can still take a main action, so you can’t skip it.</source>
        <translation>Une action principale est encore possible&#xa0;: tu ne peux pas la passer.</translation>
    </message>
    <message>
        <source>There’s nothing to finish right now.</source>
        <translation>Il n’y a rien à terminer pour l’instant.</translation>
    </message>
    <message>
        <source>No straight lane connects these two islands.</source>
        <translation>Aucune voie droite ne relie ces deux îles.</translation>
    </message>
    <message>
        <source>There’s already a bridge there.</source>
        <translation>Il y a déjà un pont à cet endroit.</translation>
    </message>
    <message>
        <source>Another bridge crosses this lane.</source>
        <translation>Un autre pont croise cette voie.</translation>
    </message>
    <message>
        <source>You need a worker at one end of the bridge.</source>
        <translation>Il te faut un ouvrier à un bout du pont.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Ce pont coûte %n pièce&#x202f;; tu en as {1}.</numerusform>
            <numerusform>Ce pont coûte %n pièces&#x202f;; tu en as {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move one at a time.</source>
        <translation>Les ouvriers se déplacent un par un.</translation>
    </message>
    <message>
        <source>That isn’t an island.</source>
        <translation>Ce n’est pas une île.</translation>
    </message>
    <message>
        <source>You have no worker there.</source>
        <translation>Tu n’as pas d’ouvrier à cet endroit.</translation>
    </message>
    <message>
        <source>One movement can use only one player’s bridges.</source>
        <translation>Un déplacement ne peut suivre que les ponts d’un seul joueur.</translation>
    </message>
    <message>
        <source>That island is full: workers can pass through but not stay.</source>
        <translation>Cette île est pleine&#xa0;: les ouvriers peuvent passer, mais pas rester.</translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Le péage est de %n pièce&#x202f;; tu en as {1}.</numerusform>
            <numerusform>Le péage est de %n pièces&#x202f;; tu en as {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers can only move along bridges.</source>
        <translation>Les ouvriers ne se déplacent que par les ponts.</translation>
    </message>
    <message>
        <source>Only one movement per turn can cross an empty lane.</source>
        <translation>Un seul déplacement par tour peut suivre une voie vide.</translation>
    </message>
    <message>
        <source>That lane isn’t empty.</source>
        <translation>Cette voie n’est pas vide.</translation>
    </message>
    <message>
        <source>A ferry can cross {0} cells at most.</source>
        <translation>Un bac traverse {0} cases au plus.</translation>
    </message>
    <message>
        <source>You can’t afford the ferry.</source>
        <translation>Tu n’as pas assez de pièces pour le bac.</translation>
    </message>
    <message>
        <source>You can’t build a pagoda on a Start.</source>
        <translation>Tu ne peux pas construire de pagode sur une île de départ.</translation>
    </message>
    <message>
        <source>A Sōrin has sealed this pagoda.</source>
        <translation>Un Sōrin a scellé cette pagode.</translation>
    </message>
    <message>
        <source>A pagoda can have {0} floors at most.</source>
        <translation>Une pagode peut avoir {0} étages au plus.</translation>
    </message>
    <message>
        <source>You have no floors left.</source>
        <translation>Tu n’as plus d’étages.</translation>
    </message>
    <message>
        <source>You need a worker on the island to build a floor.</source>
        <translation>Il te faut un ouvrier sur l’île pour construire un étage.</translation>
    </message>
    <message>
        <source>You can’t hold a festival on a Start.</source>
        <translation>Tu ne peux pas célébrer de fête sur une île de départ.</translation>
    </message>
    <message>
        <source>A festival has already been held here.</source>
        <translation>Une fête a déjà été célébrée ici.</translation>
    </message>
    <message>
        <source>There are no Sōrin left.</source>
        <translation>Il n’y a plus de Sōrin.</translation>
    </message>
    <message>
        <source>More floors needed for a festival here: {0}.</source>
        <translation>Étages manquants pour une fête ici&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>More bridges needed for a festival here: {0}.</source>
        <translation>Ponts manquants pour une fête ici&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>You need a worker on the island to hold a festival.</source>
        <translation>Il te faut un ouvrier sur l’île pour célébrer une fête.</translation>
    </message>
    <message>
        <source>More pieces you need there for the majority: {0}.</source>
        <translation>Éléments qu’il te manque pour la majorité&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>That goal isn’t in play.</source>
        <translation>Cet objectif n’est pas en jeu.</translation>
    </message>
    <message>
        <source>All cards of that goal have been claimed.</source>
        <translation>Toutes les cartes de cet objectif sont prises.</translation>
    </message>
    <message>
        <source>You don’t have that goal.</source>
        <translation>Tu n’as pas cet objectif.</translation>
    </message>
    <message>
        <source>You already hold the Crow.</source>
        <translation>Tu as déjà la Corneille.</translation>
    </message>
    <message>
        <source>All your fish are already placed.</source>
        <translation>Tous tes poissons sont déjà placés.</translation>
    </message>
    <message>
        <source>You can choose a power only before the first turn.</source>
        <translation>Tu ne peux choisir un pouvoir qu’avant le premier tour.</translation>
    </message>
    <message>
        <source>You weren’t dealt that power.</source>
        <translation>Tu n’as pas reçu ce pouvoir.</translation>
    </message>
    <message>
        <source>There’s no worker to recruit right now.</source>
        <translation>Il n’y a pas d’ouvrier à recruter pour l’instant.</translation>
    </message>
    <message>
        <source>The new worker can’t go there.</source>
        <translation>Le nouvel ouvrier ne peut pas aller là.</translation>
    </message>
    <message>
        <source>Workers cross for free only right after you build a bridge.</source>
        <translation>Les ouvriers ne passent gratuitement que juste après la construction d’un pont.</translation>
    </message>
    <message>
        <source>None of your workers can cross the new bridge that way.</source>
        <translation>Aucun de tes ouvriers ne peut traverser le nouveau pont ainsi.</translation>
    </message>
    <message>
        <source>There’s no second floor to build now.</source>
        <translation>Il n’y a pas de deuxième étage à construire pour l’instant.</translation>
    </message>
    <message>
        <source>That can only be decided before the first turn.</source>
        <translation>Cela ne peut se décider qu’avant le premier tour.</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>Cet objectif demande {0}&#x202f;; tu as {1}.</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>La Corneille coûte {0} points&#x202f;; tu en as {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>Ton prochain poisson coûte %n pièce&#x202f;; tu en as {1}.</numerusform>
            <numerusform>Ton prochain poisson coûte %n pièces&#x202f;; tu en as {1}.</numerusform>
        </translation>
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
        <source>Met but unclaimed goals</source>
        <translation>Objectifs atteints mais non pris</translation>
    </message>
    <message>
        <source>Unfinished goals</source>
        <translation>Objectifs inachevés</translation>
    </message>
    <message>
        <source>Water rewards</source>
        <translation>Récompenses de l’eau</translation>
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
        <source>Head start</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>value × your pieces</source>
        <translation>valeur × tes éléments</translation>
    </message>
    <message>
        <source>workers at your festivals</source>
        <translation>ouvriers à tes fêtes</translation>
    </message>
    <message>
        <source>revealed at the end</source>
        <translation>révélés à la fin</translation>
    </message>
    <message>
        <source>stars from the water</source>
        <translation>étoiles de l’eau</translation>
    </message>
    <message>
        <source>from your power</source>
        <translation>grâce à ton pouvoir</translation>
    </message>
    <message>
        <source>cost to take, and at the end</source>
        <translation>coût à la prise, et à la fin</translation>
    </message>
    <message>
        <source>longest of all players</source>
        <translation>la plus longue de toutes</translation>
    </message>
    <message>
        <source>starting points</source>
        <translation>points de départ</translation>
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
        <source>islands on one path</source>
        <translation>îles d’un même chemin</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>You score for all your pieces on the island, even at another player’s festival.</source>
        <translation>Tu marques pour tous tes éléments sur l’île, même à la fête d’un autre joueur.</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Un Sōrin scelle l’île&#xa0;: plus d’étages là-bas, et pas de deuxième fête.</translation>
    </message>
    <message>
        <source>A private goal: only you can see it, and nobody can take it from you.</source>
        <translation>Un objectif secret&#xa0;: toi seul le vois, et personne ne peut te le prendre.</translation>
    </message>
    <message>
        <source>The Crow pays you 2 coins a turn, but costs its holder 10 points at the end.</source>
        <translation>La Corneille te donne 2 pièces par tour, mais coûte 10 points à la fin à qui l’a.</translation>
    </message>
    <message>
        <source>The game ends after this turn. Then the chains of islands score.</source>
        <translation>La partie se termine après ce tour. Puis les chaînes d’îles comptent.</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals, and watch out for the Crow.</source>
        <translation>La fin approche&#xa0;: prends ce que tu peux, célèbre des fêtes et surveille la Corneille.</translation>
    </message>
    <message>
        <source>You can hold a festival! They give the most points. Check what each player would score.</source>
        <translation>Tu peux célébrer une fête&#x202f;! C’est ce qui rapporte le plus de points. Regarde ce que chacun marquerait.</translation>
    </message>
    <message>
        <source>You’ve met a public goal: claim it before someone else does. One goal per turn.</source>
        <translation>Tu as atteint un objectif public&#xa0;: prends-le avant les autres. Un objectif par tour.</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free. You need a worker wherever you act.</source>
        <translation>Tes ouvriers peuvent traverser le nouveau pont gratuitement. Il t’en faut un partout où tu agis.</translation>
    </message>
    <message>
        <source>A floor is free, earns the island’s reward, and counts as a piece at its festival.</source>
        <translation>Un étage est gratuit, donne la récompense de l’île et compte comme élément à sa fête.</translation>
    </message>
    <message>
        <source>Up to 3 movements. Your bridges are free; others cost 1 coin each, paid to their owner.</source>
        <translation>Jusqu’à 3 déplacements. Tes ponts sont gratuits&#x202f;; les autres coûtent 1 pièce chacun, payée au propriétaire.</translation>
    </message>
    <message>
        <source>Drag from island to island. A bridge costs 1 coin per segment and gives its water rewards.</source>
        <translation>Glisse d’île en île. Un pont coûte 1 pièce par segment et donne les récompenses de l’eau.</translation>
    </message>
    <message>
        <source>A fish buys a second main action. You get it back at a festival where you have a worker.</source>
        <translation>Un poisson paie une deuxième action principale. Tu le reprends à une fête où tu as un ouvrier.</translation>
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
        <source>a worker starts elsewhere</source>
        <translation>un ouvrier commence ailleurs</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>place le nouvel ouvrier</translation>
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
        <source>coins or workers?</source>
        <translation>pièces ou ouvriers&#x202f;?</translation>
    </message>
    <message>
        <source>your first floor</source>
        <translation>ton premier étage</translation>
    </message>
    <message>
        <source>cross the bridge</source>
        <translation>traverser le pont</translation>
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
        <source>one more, from the fish</source>
        <translation>une de plus grâce au poisson</translation>
    </message>
    <message>
        <source>which route?</source>
        <translation>quel chemin&#x202f;?</translation>
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
        <source>skipped</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>later</source>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>avant ou après</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>aucune possible encore</translation>
    </message>
</context>
<context>
    <name>FirstMove</name>
    <message>
        <source>Place a tile: each player gains the lantern on the side facing them. Each match gives you an extra one.</source>
        <translation>Pose une tuile&#xa0;: chacun reçoit la lanterne du côté qui lui fait face. Chaque raccord t’en donne une de plus.</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>Rends des séries de lanternes pour des points&#xa0;: quatre identiques, trois paires ou sept différentes. Les premières séries valent plus.</translation>
    </message>
    <message>
        <source>After the last tile, the most points win.</source>
        <translation>Après la dernière tuile, celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>Ma première tuile</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>Construis des ponts, envoie tes ouvriers de l’autre côté et construis des étages de pagode sur les îles atteintes.</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>Célèbre des fêtes où personne n’a plus d’éléments que toi et prends des objectifs&#xa0;: les deux rapportent des points.</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
        <translation>Le dernier Sōrin, le dernier objectif public ou un douzième étage termine la partie. Celui qui a le plus de points gagne.</translation>
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
        <source>Each pool of your second-largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>Chaque bassin de ton deuxième groupe rapporte 1 point. Un bateau en rapporte 4 quand tous les bassins autour sont complets.</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, the most points win.</source>
        <translation>Après le dernier tour et un dernier feu d’artifice, celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>My first roll</source>
        <translation>Mon premier lancer</translation>
    </message>
</context>
<context>
    <name>FirstSheet</name>
    <message>
        <source>How to win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>Press F1 to read it again</source>
        <translation>F1 pour relire</translation>
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
        <source>Exchange one of your lanterns for a different one from the Supply.</source>
        <translation>Échange une de tes lanternes contre une lanterne différente de la réserve.</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player’s. You choose both.</source>
        <translation>Échange une de tes lanternes contre une lanterne différente d’un autre joueur. Tu choisis les deux.</translation>
    </message>
    <message>
        <source>This turn your Dedication may be one lantern short.</source>
        <translation>À ce tour, il peut manquer une lanterne à ton offrande.</translation>
    </message>
    <message>
        <source>Every match this turn gives you one extra Mooncake.</source>
        <translation>Chaque raccord de ce tour te donne un gâteau de lune de plus.</translation>
    </message>
    <message>
        <source>When you refill, look at the top two tiles: keep one, put the other on the bottom.</source>
        <translation>En complétant ta main, regarde les deux tuiles du dessus&#xa0;: gardes-en une, mets l’autre au-dessous.</translation>
    </message>
    <message>
        <source>Before you place your tile, rotate one tile on the table any way you like.</source>
        <translation>Avant de poser ta tuile, tourne une tuile de la table comme tu veux.</translation>
    </message>
    <message>
        <source>Ignore the lantern limit this turn.</source>
        <translation>Ignore la limite de lanternes à ce tour.</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one from the Supply.</source>
        <translation>Échange jusqu’à deux lanternes, chacune contre une lanterne différente de la réserve.</translation>
    </message>
    <message>
        <source>You also gain the lantern on the opposite side of the tile you place.</source>
        <translation>Tu gagnes aussi la lanterne du côté opposé de la tuile que tu poses.</translation>
    </message>
    <message>
        <source>One touching side that doesn’t match counts as a match.</source>
        <translation>Un côté qui touche sans correspondre compte comme raccord.</translation>
    </message>
    <message>
        <source>Take a Trixie lantern. It counts as any lantern in a Dedication.</source>
        <translation>Prends une lanterne Trixie. Elle remplace n’importe quelle lanterne dans une offrande.</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you claim there score 1 extra point.</source>
        <translation>Pose ton jeton sur une pile&#xa0;: tes offrandes y rapportent 1 point de plus.</translation>
    </message>
    <message numerus="yes">
        <source>You start with %n Fireworks tile(s).</source>
        <translation>
            <numerusform>Tu commences avec %n tuile Feu d’artifice.</numerusform>
            <numerusform>Tu commences avec %n tuiles Feu d’artifice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on any turn when a Fireworks tile from your hand earns you one.</source>
        <translation>Moon Dancer gagne un gâteau de lune à chaque tour où une tuile Feu d’artifice de ta main t’en rapporte un.</translation>
    </message>
    <message>
        <source>Moon Dancer also gains the lantern opposite you.</source>
        <translation>Moon Dancer gagne aussi la lanterne en face de toi.</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer starts with %n extra of each lantern.</source>
        <translation>
            <numerusform>Moon Dancer commence avec %n lanterne de plus de chaque sorte.</numerusform>
            <numerusform>Moon Dancer commence avec %n lanternes de plus de chaque sorte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>Prends une lanterne de ton choix dans la réserve.</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>Fais une offrande de plus à ce tour.</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>Après ton offrande, reprends une des lanternes que tu as données.</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>Choisis une lanterne et un autre joueur&#xa0;: chacun en gagne une, toi d’abord.</translation>
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
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer ne gagne jamais de gâteau de lune.</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>Moon Dancer gagne un gâteau de lune pour chacun des tiens.</translation>
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
        <source>Place a tile: each player gains the lantern facing them.</source>
        <translation>Pose une tuile&#xa0;: chacun gagne la lanterne qui lui fait face.</translation>
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
        <source>Guided game</source>
        <translation>Partie guidée</translation>
    </message>
    <message>
        <source>against a computer player</source>
        <translation>contre un joueur ordinateur</translation>
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
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done} sur {steps}</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} sur {games} gagnées</translation>
    </message>
    <message>
        <source>Not yet played against computers.</source>
        <translation>Pas encore joué contre l’ordinateur.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Record</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with hints don’t count as wins or best scores.</source>
        <translation>
            <numerusform>%n partie avec indices ne compte ni comme victoire ni comme record.</numerusform>
            <numerusform>%n parties avec indices ne comptent ni comme victoires ni comme records.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer&#xa0;: {game}</translation>
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
        <translation>Hautes pagodes</translation>
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
        <source>coins you have</source>
        <translation>tes pièces</translation>
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
        <translation>D’un départ à l’autre</translation>
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
        <source>Far from home</source>
        <translation>Loin du départ</translation>
    </message>
    <message>
        <source>floors on one Small, one Medium and one Large island</source>
        <translation>étages sur une petite, une moyenne et une grande île</translation>
    </message>
    <message>
        <source>both Starts connected by your bridges</source>
        <translation>les deux îles de départ reliées par tes ponts</translation>
    </message>
    <message>
        <source>{number} islands on one path of your bridges</source>
        <translation>{number} îles sur un même chemin de tes ponts</translation>
    </message>
    <message>
        <source>{number} of your bridges between the same two islands</source>
        <translation>{number} de tes ponts entre les deux mêmes îles</translation>
    </message>
    <message>
        <source>{number} of your workers on one island (not a Start)</source>
        <translation>{number} de tes ouvriers sur une île (pas une île de départ)</translation>
    </message>
    <message>
        <source>{number} islands with only your workers</source>
        <translation>{number} îles avec seulement tes ouvriers</translation>
    </message>
    <message>
        <source>your pieces on {number} sealed islands</source>
        <translation>tes éléments sur {number} îles scellées</translation>
    </message>
    <message>
        <source>none of your workers on a Start</source>
        <translation>aucun de tes ouvriers sur une île de départ</translation>
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
        <source>{number} bridges built</source>
        <translation>{number} ponts construits</translation>
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
        <source>Choose the card, or drag Mooncakes onto it.</source>
        <translation>Choisis la carte, ou glisse dessus des gâteaux de lune.</translation>
    </message>
    <message>
        <source>This friend can’t help you right now.</source>
        <translation>Cet ami ne peut pas t’aider en ce moment.</translation>
    </message>
    <message>
        <source>One friend per turn, before anything else.</source>
        <translation>Un ami par tour, avant tout le reste.</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>utilisé à ce tour</translation>
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
        <source>Dedication one lantern short</source>
        <translation>offrande à une lanterne près</translation>
    </message>
    <message>
        <source>+1 Mooncake per match</source>
        <translation>+1 gâteau de lune par raccord</translation>
    </message>
    <message>
        <source>rotate a tile</source>
        <translation>tourner une tuile</translation>
    </message>
    <message>
        <source>ignore the limit</source>
        <translation>ignorer la limite</translation>
    </message>
    <message>
        <source>one for you, one for a friend</source>
        <translation>une pour toi, une pour un autre</translation>
    </message>
    <message>
        <source>the opposite side, too</source>
        <translation>le côté opposé aussi</translation>
    </message>
    <message>
        <source>one mismatch matches</source>
        <translation>un faux côté fait raccord</translation>
    </message>
    <message>
        <source>wild lantern</source>
        <translation>lanterne joker</translation>
    </message>
    <message>
        <source>now, before you refill</source>
        <translation>maintenant, avant de compléter</translation>
    </message>
    <message>
        <source>when you refill</source>
        <translation>en complétant ta main</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>une offrande de plus</translation>
    </message>
    <message>
        <source>{friend} can still help. Click again to go on without help.</source>
        <translation>{friend} peut encore aider. Clique encore pour continuer sans aide.</translation>
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
        <source>exchange up to two</source>
        <translation>en échanger jusqu’à deux</translation>
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
        <source>before you place a tile</source>
        <translation>avant de poser une tuile</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the device to {name}</source>
        <translation>Passe l’appareil à {name}</translation>
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
        <source>It’s {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
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
        <source>See the rules on this (F1)</source>
        <translation>Voir la règle à ce sujet (F1)</translation>
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
        <source>Only %n point(s). The next festival could be yours.</source>
        <translation>
            <numerusform>Seulement %n point. La prochaine fête pourrait être la tienne.</numerusform>
            <numerusform>Seulement %n points. La prochaine fête pourrait être la tienne.</numerusform>
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
        <source>My turn</source>
        <translation>À moi</translation>
    </message>
    <message>
        <source>Undo it and make the move yourself</source>
        <translation>Annuler et jouer le coup toi-même</translation>
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
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation>Une partie avec conseils contre un joueur ordinateur</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game continues.</source>
        <translation>Regarde la suite de la partie.</translation>
    </message>
    <message>
        <source>That’s the move. Now undo it and make it yourself.</source>
        <translation>Voilà le coup. Annule-le et joue-le toi-même.</translation>
    </message>
    <message>
        <source>You’ll do that soon. First read this, then choose Next.</source>
        <translation>Tu feras cela bientôt. Lis d’abord ceci, puis choisis Suivant.</translation>
    </message>
    <message>
        <source>That’s allowed, but try what the lesson asks for.</source>
        <translation>C’est permis, mais essaie ce que demande la leçon.</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>You can continue later (Esc)</source>
        <translation>Tu pourras continuer plus tard (Échap)</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
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
        <source>{level} · extra</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · en plus</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} sur {games} gagnées</translation>
    </message>
    <message>
        <source>Margins, game by game: {numbers}</source>
        <translation>Écarts, partie par partie&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Plus large victoire</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Série de victoires en cours</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>Pas encore joué.</translation>
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
        <translation>Visiteur</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Voisin</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Compagnon</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Goes for quick points and misses good moves.</source>
        <translation>Prend des points rapides et rate de bons coups.</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves and often picks a weaker one.</source>
        <translation>Passe à côté de presque la moitié des coups et en choisit souvent un plus faible.</translation>
    </message>
    <message>
        <source>Overlooks some moves and often picks one that’s nearly as good.</source>
        <translation>Passe à côté de certains coups et en choisit souvent un presque aussi bon.</translation>
    </message>
    <message>
        <source>Overlooks little and often picks a move that’s nearly as good.</source>
        <translation>Passe à côté de peu de coups et en choisit souvent un presque aussi bon.</translation>
    </message>
    <message>
        <source>Overlooks nothing and sometimes picks a move that’s nearly as good.</source>
        <translation>Ne passe à côté de rien et choisit parfois un coup presque aussi bon.</translation>
    </message>
    <message>
        <source>Takes whatever looks best right now.</source>
        <translation>Prend ce qui paraît le mieux sur le moment.</translation>
    </message>
    <message>
        <source>Looks ahead for up to two seconds.</source>
        <translation>Voit plus loin, jusqu’à deux secondes de réflexion.</translation>
    </message>
    <message>
        <source>Plans for later rounds.</source>
        <translation>Prévoit pour les manches suivantes.</translation>
    </message>
    <message>
        <source>Likes to stockpile.</source>
        <translation>Aime faire des réserves.</translation>
    </message>
    <message>
        <source>Tries to leave the others as little as possible.</source>
        <translation>Cherche à laisser le moins possible aux autres.</translation>
    </message>
    <message>
        <source>{level}: {character}</source>
        <translation>{level}&#xa0;: {character}</translation>
    </message>
    <message>
        <source>Wins {won} of 100 two-player games against {level} (± {reach}).</source>
        <translation>Gagne {won} parties à deux sur 100 contre {level} (± {reach}).</translation>
    </message>
    <message>
        <source>One that suits me</source>
        <translation>À ma mesure</translation>
    </message>
    <message>
        <source>{level} suits you for a first game: you’ve finished none yet.</source>
        <translation>{level} te convient pour une première partie&#xa0;: tu n’en as encore terminé aucune.</translation>
    </message>
    <message>
        <source>{level} suits you, as in your last game.</source>
        <translation>{level} te convient, comme lors de ta dernière partie.</translation>
    </message>
    <message>
        <source>{level} suits you, because you came out ahead in your last two games.</source>
        <translation>{level} te convient, car tu as fini devant lors de tes deux dernières parties.</translation>
    </message>
    <message>
        <source>{level} suits you, because you fell behind in your last two games.</source>
        <translation>{level} te convient, car tu as fini derrière lors de tes deux dernières parties.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>A little ahead</source>
        <translation>Un peu d’avance</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>De l’avance</translation>
    </message>
    <message>
        <source>Far ahead</source>
        <translation>Beaucoup d’avance</translation>
    </message>
    <message>
        <source>even chances</source>
        <translation>chances égales</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>Artisan</translation>
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
        <source>{level}, builder</source>
        <translation>{level}, bâtisseur</translation>
    </message>
    <message>
        <source>{level}, collector</source>
        <translation>{level}, collectionneur</translation>
    </message>
    <message>
        <source>{level}, spoiler</source>
        <translation>{level}, trouble-fête</translation>
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
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>Voit plus loin quatre fois plus à fond qu’un maître.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Parts of this program</source>
        <translation>Composants de ce programme</translation>
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
        <source>The list of licences is missing. Please reinstall the program.</source>
        <translation>La liste des licences manque. Réinstalle le programme.</translation>
    </message>
    <message>
        <source>{name} is part of {other}. Its licence: {licence}.</source>
        <translation>{name} fait partie de {other}. Sa licence&#xa0;: {licence}.</translation>
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
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Undo stops here</source>
        <translation>L’annulation s’arrête ici</translation>
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
        <source>Starts a new practice game</source>
        <translation>Commence une nouvelle partie d’entraînement</translation>
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
        <source>Luck compares rolls and drawn tiles with the average. Mistakes are what the coach is sure of, for people’s turns only. The rest is what nobody could foresee.</source>
        <translation>La chance compare les lancers et les tuiles piochées à la moyenne. Les erreurs sont celles dont le coach est sûr, aux tours des personnes seulement. Le reste, personne ne pouvait le prévoir.</translation>
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
        <translation>Étape {number}&#xa0;: {luck}</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>Montrer la table à ce moment</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved. Please close the window and start the program again.</source>
        <translation>Festival Desktop a été mis à jour pendant qu’il était ouvert. Ta partie est enregistrée. Ferme la fenêtre et relance le programme.</translation>
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
        <source>I never gain Mooncakes.</source>
        <translation>Je ne gagne jamais de gâteau de lune.</translation>
    </message>
    <message>
        <source>Several options are equally good for me. Which one would you like?</source>
        <translation>Plusieurs possibilités se valent pour moi. Laquelle veux-tu&#x202f;?</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores the most.</source>
        <translation>À moi. Je cherche l’offrande qui rapporte le plus.</translation>
    </message>
    <message>
        <source>When your Fireworks tile earns you Mooncakes, I gain one.</source>
        <translation>Quand ta tuile Feu d’artifice te donne des gâteaux de lune, j’en gagne un.</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one, too.</source>
        <translation>Pour chaque gâteau de lune que tu gagnes, j’en gagne un aussi.</translation>
    </message>
    <message>
        <source>The lanterns on the left and right of every tile you place are mine.</source>
        <translation>Les lanternes à gauche et à droite de chaque tuile que tu poses sont à moi.</translation>
    </message>
    <message>
        <source>All lanterns on every tile you place are mine, except the one on your side.</source>
        <translation>Toutes les lanternes de chaque tuile que tu poses sont à moi, sauf celle de ton côté.</translation>
    </message>
    <message>
        <source>I’ve brought some of each lantern.</source>
        <translation>J’ai apporté quelques lanternes de chaque sorte.</translation>
    </message>
    <message>
        <source>Score more than I do: I win ties.</source>
        <translation>Marque plus de points que moi&#xa0;: je gagne en cas d’égalité.</translation>
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
        <source>I can’t make another Dedication.</source>
        <translation>Je ne peux pas faire d’autre offrande.</translation>
    </message>
    <message>
        <source>I can’t make a Dedication, so I spend nothing.</source>
        <translation>Je ne peux pas faire d’offrande, donc je ne dépense rien.</translation>
    </message>
    <message>
        <source>I can also make {options}.</source>
        <translation>Je peux aussi faire {options}.</translation>
    </message>
    <message>
        <source>{kind} scores the most.</source>
        <translation>{kind} rapporte le plus.</translation>
    </message>
    <message>
        <source>At equal points, {kind} takes the fewest lanterns.</source>
        <translation>À points égaux, {kind} prend le moins de lanternes.</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}’s help</source>
        <translation>{kind} pour {points}, avec l’aide de {friend}</translation>
    </message>
    <message>
        <source>I need {lanterns}.</source>
        <translation>Il me faut {lanterns}.</translation>
    </message>
    <message>
        <source>I can spare only {lanterns}.</source>
        <translation>Je ne peux me passer que de {lanterns}.</translation>
    </message>
    <message>
        <source>I don’t have {lanterns}.</source>
        <translation>Je n’ai pas {lanterns}.</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has the most of: {numbers}.</source>
        <translation>Puis je regarde ce que la réserve a le plus&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>I use what I have the most of: {numbers}.</source>
        <translation>J’utilise ce que j’ai le plus&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>Je peux faire {options}.</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind} pour {points}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>Tu as choisi {lanterns} pour moi.</translation>
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
        <source>{name} can’t make another Dedication.</source>
        <translation>{name} ne peut pas faire d’autre offrande.</translation>
    </message>
    <message>
        <source>{name} can’t make a Dedication.</source>
        <translation>{name} ne peut pas faire d’offrande.</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it scores the most, {points}.</source>
        <translation>{name} choisit {kind}&#xa0;: c’est ce qui rapporte le plus, {points}.</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it takes the fewest lanterns.</source>
        <translation>{name} choisit {kind}&#xa0;: c’est ce qui prend le moins de lanternes.</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>Tu as choisi {kind} pour {name}.</translation>
    </message>
    <message>
        <source>{name} can make only {kind}.</source>
        <translation>{name} ne peut faire que {kind}.</translation>
    </message>
    <message>
        <source>It needs {friend}’s help.</source>
        <translation>Il faut l’aide de {friend}.</translation>
    </message>
    <message>
        <source>She has the most of {lanterns}.</source>
        <translation>Ce qu’elle a le plus&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>The Supply has the most of {lanterns}.</source>
        <translation>Ce que la réserve a le plus&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>She has the most of {held}; of the rest, the Supply has the most of {lanterns}.</source>
        <translation>Ce qu’elle a le plus&#xa0;: {held}&#x202f;; pour le reste, la réserve a surtout {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she dedicates: {lanterns}.</source>
        <translation>Tu as choisi ce qu’elle offre&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she takes: {lanterns}.</source>
        <translation>Tu as choisi ce qu’elle prend&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she gives: {lanterns}.</source>
        <translation>Tu as choisi ce qu’elle donne&#xa0;: {lanterns}.</translation>
    </message>
    <message>
        <source>You chose what she leaves out: {lanterns}.</source>
        <translation>Tu as choisi ce qu’elle omet&#xa0;: {lanterns}.</translation>
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
        <source>Surprise me</source>
        <translation>Surprends-moi</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Not in the rulebook</source>
        <translation>Pas dans le livret de règles</translation>
    </message>
    <message>
        <source>{options}: not in the rulebook.</source>
        <translation>{options}&#xa0;: pas dans le livret de règles.</translation>
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
        <source>The coach is comparing your turn.</source>
        <translation>Le coach compare ton tour.</translation>
    </message>
    <message>
        <source>Solved! Solve it once more to remove it from My puzzles.</source>
        <translation>Résolu&#x202f;! Résous-le encore une fois pour le retirer de «&#xa0;Mes casse-têtes&#xa0;».</translation>
    </message>
    <message>
        <source>Solved twice! It’s no longer in My puzzles.</source>
        <translation>Résolu deux fois&#x202f;! Il n’est plus dans «&#xa0;Mes casse-têtes&#xa0;».</translation>
    </message>
    <message>
        <source>The coach can’t compare it right now. Undo a step or try again.</source>
        <translation>Le coach ne peut pas le comparer pour l’instant. Annule une étape ou réessaie.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Undo a step or try again.</source>
        <translation>
            <numerusform>Pas encore&#xa0;: il coûte environ %n point. Annule une étape ou réessaie.</numerusform>
            <numerusform>Pas encore&#xa0;: il coûte environ %n points. Annule une étape ou réessaie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a better turn: yours cost about %n point(s).</source>
        <translation>
            <numerusform>Trouve un meilleur tour&#xa0;: le tien a coûté environ %n point.</numerusform>
            <numerusform>Trouve un meilleur tour&#xa0;: le tien a coûté environ %n points.</numerusform>
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
        <source>Computer speed: {pace}. Click the table to hurry one move.</source>
        <translation>Vitesse de l’ordinateur&#xa0;: {pace}. Clique sur la table pour accélérer un coup.</translation>
    </message>
    <message>
        <source>Computer speed: {pace}</source>
        <translation>Vitesse de l’ordinateur&#xa0;: {pace}</translation>
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
        <source>You start with {coins} coins.</source>
        <translation>Tu commences avec {coins} pièces.</translation>
    </message>
    <message>
        <source>You start with {workers} workers on each Start.</source>
        <translation>Tu commences avec {workers} ouvriers sur chaque île de départ.</translation>
    </message>
    <message>
        <source>You start with {goals} private goals.</source>
        <translation>Tu commences avec {goals} objectifs secrets.</translation>
    </message>
    <message>
        <source>You start with {points} points.</source>
        <translation>Tu commences avec {points} points.</translation>
    </message>
    <message>
        <source>One of your workers from each Start starts on another island of your choice.</source>
        <translation>Un de tes ouvriers de chaque île de départ commence sur une autre île de ton choix.</translation>
    </message>
    <message>
        <source>You start with a floor on a Small island of your choice (no reward).</source>
        <translation>Tu commences avec un étage sur une petite île de ton choix (sans récompense).</translation>
    </message>
    <message>
        <source>You start with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>Tu commences avec {coins} pièces et 1 ouvrier de plus sur une île de départ de ton choix.</translation>
    </message>
    <message>
        <source>You go first and start with {coins} coins.</source>
        <translation>Tu joues en premier et commences avec {coins} pièces.</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less.</source>
        <translation>Chaque pont te coûte {segments} pièce de moins.</translation>
    </message>
    <message>
        <source>When another player pays you a toll, you get {coins} extra coin.</source>
        <translation>Quand un autre joueur te paie un péage, tu reçois {coins} pièce de plus.</translation>
    </message>
    <message>
        <source>One movement per turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>Un déplacement par tour peut suivre une voie vide de {length} cases au plus, pour {coins} pièce.</translation>
    </message>
    <message>
        <source>The first bridge of each movement is toll-free.</source>
        <translation>Le premier pont de chaque déplacement est sans péage.</translation>
    </message>
    <message>
        <source>Each water reward also gives you {coins} coin.</source>
        <translation>Chaque récompense de l’eau te donne aussi {coins} pièce.</translation>
    </message>
    <message>
        <source>You may build bridges from any island with one of your floors, even without a worker.</source>
        <translation>Tu peux construire des ponts depuis toute île où tu as un étage, même sans ouvrier.</translation>
    </message>
    <message>
        <source>Move gives you {number} movements.</source>
        <translation>L’action de déplacement te donne {number} déplacements.</translation>
    </message>
    <message>
        <source>Two workers on one island may move together as one movement; each pays the toll.</source>
        <translation>Deux ouvriers d’une même île peuvent bouger ensemble en un déplacement&#x202f;; chacun paie le péage.</translation>
    </message>
    <message>
        <source>Your workers may exceed an island’s capacity by {workers}.</source>
        <translation>Tes ouvriers peuvent dépasser la capacité d’une île de {workers}.</translation>
    </message>
    <message>
        <source>Each time you recruit, you get {workers} extra worker.</source>
        <translation>Chaque fois que tu recrutes, tu reçois {workers} ouvrier de plus.</translation>
    </message>
    <message>
        <source>You may place recruits on any island with room and one of your workers.</source>
        <translation>Tu peux placer tes nouveaux ouvriers sur toute île qui a de la place et un de tes ouvriers.</translation>
    </message>
    <message>
        <source>Each floor you build gives you {coins} coin.</source>
        <translation>Chaque étage que tu construis te donne {coins} pièce.</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins to build a second one there.</source>
        <translation>Quand tu construis un étage, tu peux payer {coins} pièces pour en construire un deuxième au même endroit.</translation>
    </message>
    <message>
        <source>You may build a floor where you have a bridge, even without a worker.</source>
        <translation>Tu peux construire un étage là où tu as un pont, même sans ouvrier.</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts as {pieces} for the majority (not for points).</source>
        <translation>Ton étage au sommet d’une pagode compte pour {pieces} dans la majorité (pas pour les points).</translation>
    </message>
    <message>
        <source>At your festivals you score {points} points per worker on the island.</source>
        <translation>À tes fêtes, tu marques {points} points par ouvrier sur l’île.</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} fewer bridge.</source>
        <translation>Tes fêtes demandent {bridges} pont de moins.</translation>
    </message>
    <message>
        <source>You may hold a festival when you’re {pieces} piece short of the majority.</source>
        <translation>Tu peux célébrer une fête s’il te manque {pieces} élément pour la majorité.</translation>
    </message>
    <message>
        <source>When another player’s festival includes your worker, you score {points} points.</source>
        <translation>Quand la fête d’un autre joueur compte un de tes ouvriers, tu marques {points} points.</translation>
    </message>
    <message>
        <source>Each private goal scores {points} extra points.</source>
        <translation>Chaque objectif secret rapporte {points} points de plus.</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points to take, and only {loss} at the end.</source>
        <translation>La Corneille te coûte {cost} points à prendre, et seulement {loss} à la fin.</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>Les ponts de {length} segments ou plus te coûtent {coins} de moins.</translation>
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
        <source>Previous page</source>
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
        <source>nothing selected</source>
        <translation>rien de sélectionné</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>Impossible d’enregistrer {file}.</translation>
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
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>Projected scores</source>
        <translation>Scores prévus</translation>
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
        <translation>{reached} sur {target}</translation>
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
        <source>Not yet: {reached} of {target}. Undo a step or try again.</source>
        <translation>Pas encore&#xa0;: {reached} sur {target}. Annule une étape ou réessaie.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution that doesn’t.</source>
        <translation>Cela dépend de la chance. Il existe une solution sans hasard.</translation>
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
        <source>Undo the last step (Ctrl+Z)</source>
        <translation>Annuler la dernière étape (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Rétablir (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Restart the puzzle</source>
        <translation>Recommencer le casse-tête</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
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
        <source>the games against computers</source>
        <translation>tes parties contre l’ordinateur</translation>
    </message>
    <message>
        <source>The record couldn’t be saved. {reason}</source>
        <translation>Le record n’a pas pu être enregistré. {reason}</translation>
    </message>
    <message>
        <source>The records for {challenge} come from a newer version. They won’t be changed or added to.</source>
        <translation>Les records de {challenge} viennent d’une version plus récente. Ils ne seront ni modifiés ni complétés.</translation>
    </message>
    <message>
        <source>The records for {challenge} can’t be read right now.</source>
        <translation>Les records de {challenge} ne peuvent pas être lus pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>The records for {challenge} were damaged. The file was set aside; %n game(s) could be saved.</source>
        <translation>
            <numerusform>Les records de {challenge} étaient endommagés. Le fichier a été mis de côté&#x202f;; %n partie a pu être sauvée.</numerusform>
            <numerusform>Les records de {challenge} étaient endommagés. Le fichier a été mis de côté&#x202f;; %n parties ont pu être sauvées.</numerusform>
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
    <message>
        <source>Bars point up for wins and down for losses. Practice games don’t count.</source>
        <translation>Les barres montent pour les victoires et descendent pour les défaites. L’entraînement ne compte pas.</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice games don’t count.</source>
        <translation>Les barres sont des points, les lignes des médailles. L’entraînement ne compte pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had custom content.</source>
        <translation>
            <numerusform>%n de ces parties avait un contenu personnalisé.</numerusform>
            <numerusform>%n de ces parties avaient un contenu personnalisé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>From the rulebook</source>
        <translation>Du livret de règles</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Supplémentaires</translation>
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
        <source>Try again from this step in a new game (Ctrl+T)</source>
        <translation>Réessayer depuis cette étape dans une nouvelle partie (Ctrl+T)</translation>
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
        <source>To the start (Home)</source>
        <translation>Au début (Origine)</translation>
    </message>
    <message>
        <source>Back one step (Left)</source>
        <translation>Une étape en arrière (Gauche)</translation>
    </message>
    <message>
        <source>Play backwards (Shift+Space)</source>
        <translation>Lecture automatique arrière (Maj+Espace)</translation>
    </message>
    <message>
        <source>Forward one step (Right)</source>
        <translation>Une étape en avant (Droite)</translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation>Vitesse de lecture (+ et −)</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Whose view is shown. “All open” shows the hand of the player whose turn it is.</source>
        <translation>De qui on prend la vue. «&#xa0;Tout ouvert&#xa0;» montre la main du joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>Play automatically (Space)</source>
        <translation>Lecture automatique (Espace)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
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
        <source>Previous result</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Résultat suivant</translation>
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
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Back to the other games</source>
        <translation>Retour aux autres parties</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Play the recovered game</source>
        <translation>Jouer la partie récupérée</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>View it step by step</source>
        <translation>La voir étape par étape</translation>
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
        <source>Make a copy of this game (Ctrl+D)</source>
        <translation>Faire une copie de cette partie (Ctrl+D)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save a copy anywhere you like (Ctrl+E)</source>
        <translation>Enregistrer une copie où tu veux (Ctrl+E)</translation>
    </message>
    <message>
        <source>Move to the trash (Delete)</source>
        <translation>Mettre à la corbeille (Suppr)</translation>
    </message>
    <message>
        <source>This can’t be undone</source>
        <translation>Cela ne peut pas être annulé</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer pour de bon</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>Seule la première de %n partie a été ouverte.</numerusform>
            <numerusform>Seule la première de %n parties a été ouverte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>étape {step}</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>«&#xa0;{name}&#xa0;» vient d’une version plus récente de Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>«&#xa0;{name}&#xa0;» est trop gros pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>Saved. (Every step is also saved automatically.)</source>
        <translation>Enregistré. (Chaque étape est aussi enregistrée automatiquement.)</translation>
    </message>
    <message>
        <source>Automatic saving is working again.</source>
        <translation>L’enregistrement automatique fonctionne de nouveau.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. That file is left alone; your game continues in a new file.</source>
        <translation>«&#xa0;{name}&#xa0;» a été modifié par un autre programme. Ce fichier reste tel quel&#x202f;; ta partie continue dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>This game continues with the content it was saved with.</source>
        <translation>Cette partie continue avec le contenu avec lequel elle a été enregistrée.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and continues with them.</source>
        <translation>Cette partie a été enregistrée avec des règles antérieures et continue avec elles.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it continues with the current ones.</source>
        <translation>Cette partie a été enregistrée avec des règles antérieures&#x202f;; elle continue avec les règles actuelles.</translation>
    </message>
    <message>
        <source>It’s practice now: the version that saved it couldn’t yet check that games are fair.</source>
        <translation>C’est maintenant un entraînement&#xa0;: la version qui l’a enregistrée ne pouvait pas encore vérifier qu’une partie est équitable.</translation>
    </message>
    <message>
        <source>Copy saved as “{name}”.</source>
        <translation>Copie enregistrée sous «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Your custom content couldn’t be used; the built-in content is used instead: {reason}</source>
        <translation>Ton contenu personnalisé n’a pas pu être utilisé&#x202f;; le contenu intégré le remplace&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>A new practice game from that step. The original is unchanged.</source>
        <translation>Une nouvelle partie d’entraînement depuis cette étape. L’originale reste inchangée.</translation>
    </message>
    <message>
        <source>A new practice game from that step. Everything you couldn’t see was re-dealt, so nothing is given away.</source>
        <translation>Une nouvelle partie d’entraînement depuis cette étape. Tout ce que tu ne pouvais pas voir a été redistribué&#xa0;: rien n’est dévoilé.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be recovered.</source>
        <translation>
            <numerusform>%n étape peut être récupérée.</numerusform>
            <numerusform>%n étapes peuvent être récupérées.</numerusform>
        </translation>
    </message>
    <message>
        <source>It continues in a new file; the damaged one is kept.</source>
        <translation>Elle continue dans un nouveau fichier&#x202f;; celui qui est endommagé est conservé.</translation>
    </message>
    <message>
        <source>It continues in a new file; the old one is kept.</source>
        <translation>Elle continue dans un nouveau fichier&#x202f;; l’ancien est conservé.</translation>
    </message>
    <message>
        <source>From now on it counts as practice.</source>
        <translation>À partir de maintenant, elle compte comme entraînement.</translation>
    </message>
    <message>
        <source>The file was edited outside the program ({where}).</source>
        <translation>Le fichier a été modifié hors du programme ({where}).</translation>
    </message>
    <message>
        <source>The current step was unclear, so the game was opened at its last one.</source>
        <translation>L’étape actuelle n’était pas claire&#xa0;: la partie s’ouvre à la dernière.</translation>
    </message>
    <message>
        <source>The file was damaged; the game is now at step {step}.</source>
        <translation>Le fichier était endommagé&#x202f;; la partie en est maintenant à l’étape {step}.</translation>
    </message>
    <message>
        <source>The file was damaged; the game continues from the position after step {step}.</source>
        <translation>Le fichier était endommagé&#x202f;; la partie continue depuis la position après l’étape {step}.</translation>
    </message>
    <message>
        <source>The rules have changed; the game continues from the position after step {step}.</source>
        <translation>Les règles ont changé&#x202f;; la partie continue depuis la position après l’étape {step}.</translation>
    </message>
    <message>
        <source>The game is at step {step}.</source>
        <translation>La partie en est à l’étape {step}.</translation>
    </message>
    <message>
        <source>Step {step} couldn’t be replayed.</source>
        <translation>L’étape {step} n’a pas pu être rejouée.</translation>
    </message>
    <message>
        <source>The result saved in the file didn’t match its steps.</source>
        <translation>Le résultat enregistré dans le fichier ne correspondait pas à ses étapes.</translation>
    </message>
    <message>
        <source>The position after step {step} couldn’t be checked.</source>
        <translation>La position après l’étape {step} n’a pas pu être vérifiée.</translation>
    </message>
    <message>
        <source>Undone steps couldn’t be kept.</source>
        <translation>Les étapes annulées n’ont pas pu être conservées.</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>«&#xa0;{name}&#xa0;» n’existe plus.</translation>
    </message>
    <message>
        <source>“{name}” can’t be read: {why}.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lu&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>“{name}” is not a Festival Desktop game.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une partie de Festival Desktop.</translation>
    </message>
    <message>
        <source>“{name}” isn’t an ordinary file.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>“{name}” uses an unknown edition of the rules: {where}.</source>
        <translation>«&#xa0;{name}&#xa0;» utilise une édition inconnue des règles&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>“{name}” was played with custom content that is missing or can’t be used.</source>
        <translation>«&#xa0;{name}&#xa0;» a été joué avec un contenu personnalisé absent ou inutilisable.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it isn’t a text file.</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé&#xa0;: ce n’est pas un fichier texte.</translation>
    </message>
    <message>
        <source>“{name}” is damaged in line {where}.</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé à la ligne {where}.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is nested too deeply.</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé&#xa0;: il est imbriqué trop profondément.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it contains too much data.</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé&#xa0;: il contient trop de données.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” appears twice.</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé&#xa0;: «&#xa0;{where}&#xa0;» apparaît deux fois.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a valid number.</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé&#xa0;: {where} n’est pas un nombre valide.</translation>
    </message>
    <message>
        <source>“{name}” belongs to a game this version doesn’t have: {where}.</source>
        <translation>«&#xa0;{name}&#xa0;» appartient à un jeu que cette version n’a pas&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>The setup saved in “{name}” isn’t valid.</source>
        <translation>La préparation enregistrée dans «&#xa0;{name}&#xa0;» n’est pas valide.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it has no usable position.</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé&#xa0;: il ne contient aucune position utilisable.</translation>
    </message>
    <message>
        <source>“{name}” contains a position that can’t happen in the game.</source>
        <translation>«&#xa0;{name}&#xa0;» contient une position impossible dans le jeu.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {reason}.</source>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” was left unchanged: {reason}.</source>
        <translation>«&#xa0;{name}&#xa0;» est resté inchangé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it wasn’t changed.</source>
        <translation>«&#xa0;{name}&#xa0;» est ouvert dans une autre fenêtre&#xa0;: rien n’a été modifié.</translation>
    </message>
    <message>
        <source>That name can’t be used for a game.</source>
        <translation>Ce nom ne peut pas servir pour une partie.</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>tu n’as pas la permission</translation>
    </message>
    <message>
        <source>the folder no longer exists</source>
        <translation>le dossier n’existe plus</translation>
    </message>
    <message>
        <source>nothing can be saved there</source>
        <translation>rien ne peut y être enregistré</translation>
    </message>
    <message>
        <source>this name can’t be used here</source>
        <translation>ce nom ne peut pas servir ici</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé dans «&#xa0;{where}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>«&#xa0;{name}&#xa0;» est endommagé.</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copie)</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n partie restaurée.</numerusform>
            <numerusform>%n parties restaurées.</numerusform>
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
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>%n partie mise à la corbeille.</numerusform>
            <numerusform>%n parties mises à la corbeille.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGameColumns</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Search by name or player</source>
        <translation>Chercher un nom ou un joueur</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>La corbeille est vide. Les parties y restent 30 jours.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
        <translation>Aucune partie enregistrée pour l’instant. Chaque partie jouée est enregistrée ici automatiquement.</translation>
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
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>You can also drop files onto this window</source>
        <translation>Tu peux aussi déposer des fichiers sur cette fenêtre</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistrée</translation>
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
        <source>At least one player has to start even.</source>
        <translation>Au moins un joueur doit commencer sans avance.</translation>
    </message>
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
        <source>Two players are called {name}. Rename one of them.</source>
        <translation>Deux joueurs s’appellent {name}. Renomme l’un d’eux.</translation>
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
        <source>Even chances</source>
        <translation>Chances égales</translation>
    </message>
    <message>
        <source>weaker players start with more</source>
        <translation>les joueurs plus faibles commencent avec plus</translation>
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
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
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
    <message>
        <source>Head start, {side}</source>
        <translation>Avance, {side}</translation>
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
        <source>The same seed deals the same game on any computer.</source>
        <translation>La même graine donne la même partie sur n’importe quel ordinateur.</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Nouvelle graine au hasard</translation>
    </message>
    <message>
        <source>Copy the seed to share this game</source>
        <translation>Copier la graine pour partager cette partie</translation>
    </message>
    <message>
        <source>Not a valid seed: use up to {number} letters and digits, with hyphens in between.</source>
        <translation>Graine non valide&#xa0;: {number} lettres et chiffres au plus, avec des traits d’union entre eux.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
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
        <source>Use this computer’s settings</source>
        <translation>Reprendre les réglages de cet ordinateur</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>Couleurs, contraste et mouvement comme dans le système</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas gains Applejack.</source>
        <translation>Maya pose une tuile&#xa0;: elle gagne Twilight Sparkle pour un raccord, Jonas gagne Applejack.</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
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
        <source>Languages marked * haven’t been checked by a native speaker yet.</source>
        <translation>Les langues marquées * n’ont pas encore été relues par un locuteur natif.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
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
        <source>Tips at the table</source>
        <translation>Conseils à la table</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Comme le système</translation>
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
        <source>Game volume</source>
        <translation>Volume du jeu</translation>
    </message>
    <message>
        <source>Ambience volume</source>
        <translation>Volume de l’ambiance</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>For the sky and the lake around the tables.</source>
        <translation>Pour le ciel et le lac autour des tables.</translation>
    </message>
    <message>
        <source>Pages scroll if the text needs more room.</source>
        <translation>Les pages défilent si le texte demande plus de place.</translation>
    </message>
    <message>
        <source>Pieces move without animation.</source>
        <translation>Les éléments bougent sans animation.</translation>
    </message>
    <message>
        <source>Volume of the game and of the night ambience.</source>
        <translation>Volume du jeu et de l’ambiance de nuit.</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <translation>Finir les tours toi-même</translation>
    </message>
    <message>
        <source>You end your turn with a button, and can undo until then.</source>
        <translation>Un bouton finit ton tour&#x202f;; jusque-là, tu peux annuler.</translation>
    </message>
    <message>
        <source>Shows what you can do, explains new things, and marks what you still need.</source>
        <translation>Montre ce que tu peux faire, explique les nouveautés et marque ce qu’il te faut encore.</translation>
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
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Show what the others did, one step at a time (F7)</source>
        <translation>Montrer ce que les autres ont fait, étape par étape (F7)</translation>
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
        <source>Best score: {number}</source>
        <translation>Record&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Not played solo yet</source>
        <translation>Pas encore joué en solo</translation>
    </message>
    <message>
        <source>Everyone gets the same dice in today’s game.</source>
        <translation>Tout le monde a les mêmes dés dans la partie du jour.</translation>
    </message>
    <message>
        <source>best daily game: {number}</source>
        <translation>meilleure partie du jour&#xa0;: {number}</translation>
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
    <name>SortHeader</name>
    <message>
        <source>{column}, ascending</source>
        <translation>{column}, ordre croissant</translation>
    </message>
    <message>
        <source>{column}, descending</source>
        <translation>{column}, ordre décroissant</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>Quelle force&#x202f;?</translation>
    </message>
    <message>
        <source>How often one computer player wins against others, compared with pure luck: 2 × means it wins twice as often.</source>
        <translation>Combien de fois un joueur ordinateur gagne contre d’autres, comparé à la pure chance&#xa0;: 2 × veut dire deux fois plus souvent.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Partly measured with edition {earlier} of the rules; the current one is {now}.</source>
        <translation>En partie mesuré avec l’édition {earlier} des règles&#x202f;; l’actuelle est la {now}.</translation>
    </message>
    <message>
        <source>No measurements for this version.</source>
        <translation>Pas de mesures pour cette version.</translation>
    </message>
    <message>
        <source>Measured on {day} in games between computer players.</source>
        <translation>Mesuré le {day} dans des parties entre joueurs ordinateurs.</translation>
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
        <source>Next item</source>
        <translation>Élément suivant</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Partie suivante de la table</translation>
    </message>
    <message>
        <source>Select the focused item</source>
        <translation>Sélectionner l’élément encadré</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Le reposer</translation>
    </message>
    <message>
        <source>Rotate the held piece</source>
        <translation>Tourner l’élément tenu</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>Zoomer, dézoomer, ajuster</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Tips are off. Turn them on again in the menu under Settings.</source>
        <translation>Les conseils sont désactivés. Réactive-les dans le menu, sous Réglages.</translation>
    </message>
    <message>
        <source>Still to claim</source>
        <translation>Encore à prendre</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>Encore à prendre&#xa0;: {claims}.</translation>
    </message>
    <message>
        <source>The table. Everything here can also be done from the list of choices (F6).</source>
        <translation>La table. Tout peut aussi se faire depuis la liste des choix (F6).</translation>
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
        <source>Redo the last undone step</source>
        <translation>Rétablir la dernière étape annulée</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>Scores prévus</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you’re pointing at.</source>
        <translation>Règles de ce jeu. F1 explique ce que tu pointes.</translation>
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
        <source>Pass to the next player</source>
        <translation>Passer au joueur suivant</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annuler la dernière étape</translation>
    </message>
    <message>
        <source>The last step revealed something hidden, so it can’t be undone.</source>
        <translation>La dernière étape a révélé quelque chose de caché&#xa0;: on ne peut donc plus l’annuler.</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} a joué depuis&#xa0;: on ne peut donc plus annuler les étapes précédentes.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation>Jouer le prochain coup de l’ordinateur</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>Voir la feuille de score</translation>
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
        <source>Show a good move</source>
        <translation>Montrer un bon coup</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>Voir la règle</translation>
    </message>
    <message>
        <source>See the rules on this (F1)</source>
        <translation>Voir la règle à ce sujet (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Redo up to here</source>
        <translation>Rétablir jusqu’ici</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>Annuler jusqu’ici</translation>
    </message>
    <message>
        <source>Try again from here in a new game</source>
        <translation>Réessayer d’ici dans une nouvelle partie</translation>
    </message>
    <message>
        <source>View this step</source>
        <translation>Voir cette étape</translation>
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
        <source>You’ve seen what was hidden then: a move from here makes this game practice.</source>
        <translation>Tu as vu ce qui était encore caché ici&#xa0;: un coup joué d’ici fait de cette partie un entraînement.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
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
        <source>Undone: click to redo.</source>
        <translation>Annulée&#xa0;: clique pour la rétablir.</translation>
    </message>
    <message>
        <source>Something hidden was revealed here.</source>
        <translation>Quelque chose de caché a été révélé ici.</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} a joué depuis&#xa0;: on ne peut donc plus annuler les étapes précédentes.</translation>
    </message>
    <message>
        <source>Step {number} revealed something hidden, so undo stops there: {what}</source>
        <translation>L’étape {number} a révélé quelque chose de caché, l’annulation s’arrête là&#xa0;: {what}</translation>
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
        <source>You can turn tips on again in Settings.</source>
        <translation>Tu peux réactiver les conseils dans les réglages.</translation>
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
        <source>It gives {better} instead of {played}.</source>
        <translation>Il donne {better} au lieu de {played}.</translation>
    </message>
    <message>
        <source>It gives {better}.</source>
        <translation>Il donne {better}.</translation>
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
        <source>Your turn gave {played} right away, but this turn scores more later.</source>
        <translation>Ton tour a donné {played} tout de suite, mais celui-ci donne plus ensuite.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Your last steps aren’t saved yet.</source>
        <translation>Tes dernières étapes ne sont pas encore enregistrées.</translation>
    </message>
    <message>
        <source>{reason} Free up space, save a copy somewhere else, or go back to the last saved position.</source>
        <translation>{reason} Libère de l’espace, enregistre une copie ailleurs, ou reviens à la dernière position enregistrée.</translation>
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
        <source>Keep playing</source>
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
        <source>Your turn is done: end it.</source>
        <translation>Ton tour est fait&#xa0;: finis-le.</translation>
    </message>
    <message>
        <source>{name} has finished: end the turn.</source>
        <translation>{name} a terminé&#xa0;: finis le tour.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>C’est à toi.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
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
        <source>{lane}. Reward: {rewards}</source>
        <translation>{lane}. Récompense&#xa0;: {rewards}</translation>
    </message>
    <message>
        <source>Over {name}’s bridges for {coins}</source>
        <translation>Par les ponts de {name} pour {coins}</translation>
    </message>
    <message>
        <source>Two workers over {name}’s bridges for {coins}</source>
        <translation>Deux ouvriers par les ponts de {name} pour {coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, for free</source>
        <translation>Par tes propres ponts, gratuitement</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, for free</source>
        <translation>Deux ouvriers par tes propres ponts, gratuitement</translation>
    </message>
    <message>
        <source>{lane}, by ferry for {coins}</source>
        <translation>{lane}, en bac pour {coins}</translation>
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
