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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited outside the program</source>
        <translation type="unfinished"></translation>
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
        <translation>Le défi de Moon Dancer</translation>
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
        <translation>Dés du jour</translation>
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
        <translation>Records</translation>
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
        <translation>pas encore joué</translation>
    </message>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{wins} sur {games} gagnées</translation>
    </message>
    <message>
        <source>Biggest win: by {number} points</source>
        <translation type="unfinished"></translation>
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
        <translation>Son fichier manque ou est abîmé.</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}&#xa0;: le disque est plein.</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>Jouer dans la fenêtre a échoué : {trouble}</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <translation>Finir le tour</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coach is reviewing the whole game. You can leave at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given what you knew, nothing was clearly better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a Master would have done with what you knew at the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number}: {step}</source>
        <translation>Étape {number} : {step}</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>Mieux : {step}</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s)</source>
        <translation>
            <numerusform>environ %n point</numerusform>
            <numerusform>environ %n points</numerusform>
        </translation>
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
        <translation>Essaie</translation>
    </message>
    <message>
        <source>A tile to move</source>
        <translation>Une tuile à déplacer</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one extra area next to it</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation>{area}&#xa0;: coloriée.</translation>
    </message>
    <message>
        <source>{area}: not shaded.</source>
        <translation>{area}&#xa0;: libre.</translation>
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
        <translation type="unfinished"></translation>
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
        <source>You</source>
        <translation>Toi</translation>
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
        <source>The tray</source>
        <translation>Le plateau</translation>
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
        <source>Left to shade:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can still use one of the emperor’s favours.</source>
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
        <source>Drag the rim to rotate the tray. Then keep it, or just shade an area.</source>
        <translation type="unfinished"></translation>
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
        <translation>{name} colorie {areas} pour le dé</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the turn bonus</source>
        <translation>{name} colorie {areas} pour le bonus de tour</translation>
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
        <translation type="unfinished"></translation>
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
        <translation>Au choix</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete a platform: shade an area next to it</source>
        <translation type="unfinished"></translation>
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
        <translation>des cadeaux pour plus tard</translation>
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
        <translation>Lance d’abord les dés.</translation>
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
        <translation>tour {number} sur {all}</translation>
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
        <translation>{shape}&#xa0;: {points}</translation>
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
        <translation>colorier en {colors}</translation>
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
        <translation>Lancer</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>Les autres colorient, puis tu tires.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final position</source>
        <translation type="unfinished"></translation>
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
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} partagent la victoire</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>2 fois 3 lanternes</translation>
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
        <translation type="unfinished"></translation>
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
        <translation>{name} commence la partie.</translation>
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
        <translation>quelle lanterne omet-elle&#x202f;?</translation>
    </message>
    <message>
        <source>which lanterns does she dedicate?</source>
        <translation>quelles lanternes offre-t-elle&#x202f;?</translation>
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
        <translation>Garder&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>Poser&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Put your token on {kind}: your Dedications there score 1 extra point</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation type="unfinished"></translation>
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
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>Puis {name} gagne {lantern}</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bottom side</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon Dancer’s level (extra levels below)</source>
        <translation type="unfinished"></translation>
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
        <translation>Le premier joueur est choisi au hasard. On joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>Amies du gala</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>Jouer sans amies</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Ton amie</translation>
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
        <source>progress towards a Dedication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mooncakes for later</source>
        <translation>des gâteaux de lune pour plus tard</translation>
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
        <translation>Un échange coûte {cost} gâteaux de lune.</translation>
    </message>
    <message>
        <source>To exchange, drag one of your lanterns onto the one you want.</source>
        <translation>Pour échanger, glisse une de tes lanternes sur celle que tu veux.</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>dès {mooncakes}</translation>
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
        <translation type="unfinished"></translation>
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
        <translation>Passer le nouveau pont est gratuit.</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>garde l’un des deux pouvoirs</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>Prendre la Corneille pour {points}</translation>
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
        <translation type="unfinished"></translation>
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
        <translation>Sa fête a eu lieu : on ne peut plus y ajouter d’étages.</translation>
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
        <translation>Tous tes poissons sont placés.</translation>
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
        <translation>Va depuis {origin} vers {destination}.</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>Va depuis {origin} vers {destination} pour {coins}.</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after this turn</source>
        <translation type="unfinished"></translation>
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
        <source>later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
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
        <translation>{name} paie {coins} et ajoute l’étage {height} sur {island}</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <source>fewer points for the others</source>
        <translation>moins de points pour les autres</translation>
    </message>
    <message>
        <source>the lead at the end of the game</source>
        <translation type="unfinished"></translation>
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
        <source>more coins, bridges or workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>actions still left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a goal within reach</source>
        <translation>un objectif à portée</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>des objectifs secrets</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>Finis d’abord le passage du nouveau pont.</translation>
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
            <numerusform>Ce pont coûte %n pièce&#x202f;; tu en as {1}.</numerusform>
            <numerusform>Ce pont coûte %n pièces&#x202f;; tu en as {1}.</numerusform>
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
            <numerusform>Le péage est de %n pièce&#x202f;; tu en as {1}.</numerusform>
            <numerusform>Le péage est de %n pièces&#x202f;; tu en as {1}.</numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished goals</source>
        <translation type="unfinished"></translation>
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
        <source>Head start</source>
        <translation>Avance</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>Un Sōrin scelle l’île&#xa0;: plus d’étages là-bas, et pas de deuxième fête.</translation>
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
        <translation type="unfinished"></translation>
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
        <source>one more, from the fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which route?</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation>Pose une tuile : chacun reçoit la lanterne du côté qui lui fait face. Chaque raccord t’en donne une de plus.</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>Rends des séries de lanternes pour des points : quatre pareilles, trois paires ou sept différentes. Les premières séries valent plus.</translation>
    </message>
    <message>
        <source>After the last tile, the most points win.</source>
        <translation type="unfinished"></translation>
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
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last turn and one last launch, the most points win.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against a computer player</source>
        <translation type="unfinished"></translation>
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
        <translation>Départ</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done} sur {steps}</translation>
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
        <source>coins you have</source>
        <translation type="unfinished"></translation>
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
        <translation>une offrande de plus</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo it and make the move yourself</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <source>Wins {won} of 100 two-player games against {level} (± {reach}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One that suits me</source>
        <translation>À ma mesure</translation>
    </message>
    <message>
        <source>{level} suits you for a first game: you’ve finished none yet.</source>
        <translation>{level} te convient pour une première partie : tu n’en as encore terminé aucune.</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved. Please close the window and start the program again.</source>
        <translation type="unfinished"></translation>
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
        <translation>Tu as choisi {kind} pour {name}.</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution that doesn’t.</source>
        <translation type="unfinished"></translation>
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
    <name>ReasonWords</name>
    <message>
        <source>Why: {reasons}.</source>
        <translation>Pourquoi&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>Why: {reasons}. Another move would be just as good.</source>
        <translation type="unfinished"></translation>
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
            <numerusform>%n de ces parties a eu des indices.</numerusform>
            <numerusform>%n de ces parties ont eu des indices.</numerusform>
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
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
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
        <translation type="unfinished"></translation>
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
        <translation>À la fin (Fin)</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next result</source>
        <translation type="unfinished"></translation>
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
        <translation>Retour parmi les autres parties</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Play the recovered game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
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
        <translation>Rien n’a changé.</translation>
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
        <translation>«&#xa0;{name}&#xa0;» est abîmé à la ligne {where}.</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is nested too deeply.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé&#xa0;: il est imbriqué trop profondément.</translation>
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
        <translation>«&#xa0;{name}&#xa0;» est abîmé dans «&#xa0;{where}&#xa0;».</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>«&#xa0;{name}&#xa0;» est abîmé.</translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
    <name>SavesFilters</name>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
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
        <source>Sort by</source>
        <translation type="unfinished"></translation>
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
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>La corbeille est vide. Les parties y restent 30 jours.</translation>
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
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambience volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
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
        <source>Show what the others did, one step at a time (F7)</source>
        <translation type="unfinished"></translation>
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
        <source>How often one computer player wins against others, compared with pure luck: 2 × means it wins twice as often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>Le reposer</translation>
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
        <translation>Encore à prendre : {claims}.</translation>
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
        <translation>Son coupé</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Son activé</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annuler la dernière étape</translation>
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
        <translation>Règles</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation type="unfinished"></translation>
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
        <source>You undid past something hidden, so this game now counts as practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
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
        <translation>Fermer ce conseil (Échap)</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Sans conseils</translation>
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
        <translation>Quitter sans enregistrer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
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
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Ensuite, c’est à {name}.</translation>
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
