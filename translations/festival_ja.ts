<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Festival Desktop</source>
        <translation>Festival Desktopについて</translation>
    </message>
    <message>
        <source>Three lantern-festival games on one shared screen. No account, no network.</source>
        <translation>ひとつの画面をみんなで囲む、三つの灯籠祭のゲーム。アカウントもネットワークも不要です。</translation>
    </message>
    <message>
        <source>You can find newer versions at {address}.</source>
        <translation>新しいバージョンは {address} にあります。</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン {version}</translation>
    </message>
    <message>
        <source>Version {version}, built on {date}</source>
        <translation>バージョン {version}（作成日：{date}）</translation>
    </message>
    <message>
        <source>Fair play: all randomness comes from the seed shown when you set up a game. The same seed and the same moves give the same game on any computer. Undo never re-rolls, and computer players see only what a player in their seat could see.</source>
        <translation>公平なゲーム：偶然はすべて、ゲームの準備のときに表示されるシードから生まれます。同じシードと同じ手なら、どのコンピューターでも同じゲームになります。元に戻してもダイスは振り直されず、コンピューターはその席のプレイヤーに見えるものだけを見ます。</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no tracking, no automatic updates, no network connection.</source>
        <translation>このコンピューターから何も送られません。アカウントも、追跡も、自動更新も、ネットワーク接続もありません。</translation>
    </message>
    <message>
        <source>An independent, unofficial fan project. It is not connected with or endorsed by the makers of the published games, and uses none of their artwork or text.</source>
        <translation>独立した非公式のファンプロジェクトです。市販のゲームの制作者とは関係がなく、承認も受けていません。その絵や文章は一切使っていません。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, made with Python and Qt. Artwork, texts and code were made for this project; the fonts are Noto.</source>
        <translation>MIT ライセンスの自由なソフトウェアで、Python と Qt で作られています。絵、文章、コードはこのプロジェクトのために作られました。フォントは Noto です。</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>ライセンス…</translation>
    </message>
    <message>
        <source>Check this installation…</source>
        <translation>インストールを点検…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save now</source>
        <translation>今すぐ保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>コピーを保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;End turn or next move</source>
        <translation>手番を終える／次の手(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>手番(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>その他(&amp;M)</translation>
    </message>
    <message>
        <source>Show a hint, then play it</source>
        <translation>ヒントを見て、もう一度で打つ</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>選択肢のリスト(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Scores if the game ended now</source>
        <translation>今ゲームが終わったら(&amp;S)</translation>
    </message>
    <message>
        <source>What happened while you &amp;waited</source>
        <translation>待っている間のできごと(&amp;W)</translation>
    </message>
    <message>
        <source>Look &amp;back one step</source>
        <translation>1つ前を見る(&amp;B)</translation>
    </message>
    <message>
        <source>Look one step on</source>
        <translation>1つ先を見る</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>リプレイ(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>縮小(&amp;T)</translation>
    </message>
    <message>
        <source>Show the whole &amp;display</source>
        <translation>場全体を表示(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Print sheets…</source>
        <translation>シートを印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>消音(&amp;M)</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>設定(&amp;T)</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>ルール(&amp;L)</translation>
    </message>
    <message>
        <source>Explain what is pointed at</source>
        <translation>指しているものを説明</translation>
    </message>
    <message>
        <source>Ke&amp;ys</source>
        <translation>キー(&amp;Y)</translation>
    </message>
    <message>
        <source>Chec&amp;k this installation…</source>
        <translation>インストールを点検(&amp;K)…</translation>
    </message>
    <message>
        <source>A&amp;bout Festival Desktop</source>
        <translation>Festival Desktopについて(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>棚に戻る(&amp;H)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
</context>
<context>
    <name>AloneWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Bronze for {name}</source>
        <translation>{name}に銅メダル</translation>
    </message>
    <message>
        <source>Silver for {name}</source>
        <translation>{name}に銀メダル</translation>
    </message>
    <message>
        <source>Gold for {name}</source>
        <translation>{name}に金メダル</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>ロックを開けたゲームは練習となり、数えません。</translation>
    </message>
    <message>
        <source>A game with hints is kept, but it is no record.</source>
        <translation>ヒントを使ったゲームは保存されますが、記録にはなりません。</translation>
    </message>
    <message>
        <source>Your best score in {number} games</source>
        <translation>{number}ゲーム中の最高得点</translation>
    </message>
    <message>
        <source>Your best score: {points} points, in {number} games</source>
        <translation>最高得点：{points}点（{number}ゲーム中）</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also thought of: {step}</source>
        <translation>ほかに考えた手：{step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Your own choice</source>
        <translation>自分で選ぶ</translation>
    </message>
    <message>
        <source>Ready-made groups</source>
        <translation>おすすめの組</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>{name}’s turn</source>
        <translation>{name}の手番</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>Over: {names}</source>
        <translation>終了：{names}</translation>
    </message>
    <message>
        <source>changed outside</source>
        <translation>外部で変更</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>のんびり</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>ヒントあり</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>フェア</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>このファイルは開けません。</translation>
    </message>
</context>
<context>
    <name>ChallengeFacts</name>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>Moon Dancerの挑戦</translation>
    </message>
    <message>
        <source>You alone against her, in six levels from gentle to hard.</source>
        <translation>1対1で彼女に挑みます。やさしいものから難しいものまで6レベルです。</translation>
    </message>
    <message>
        <source>She has not been beaten yet.</source>
        <translation>彼女に勝った人はまだいません。</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>一緒に遊ぶ友達</translation>
    </message>
    <message>
        <source>Every friend</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Lanterns Dice alone</source>
        <translation>1人で灯籠ダイス</translation>
    </message>
    <message>
        <source>You alone against your best score.</source>
        <translation>あなた1人で、自分の最高得点に挑みます。</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>今日のダイス</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>ほかのダイス</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Ours:</source>
        <translation>独自：</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Every challenge you finished, level by level</source>
        <translation>終えた挑戦のすべて、レベル別</translation>
    </message>
    <message>
        <source>not yet played</source>
        <translation>まだ遊んでいません</translation>
    </message>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{games}戦{wins}勝</translation>
    </message>
    <message>
        <source>Best lead: +{number} points</source>
        <translation>最大リード：+{number}点</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number}連勝</translation>
    </message>
</context>
<context>
    <name>Checkup</name>
    <message>
        <source>Graphics</source>
        <translation>グラフィック</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>フォント</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Content of the games</source>
        <translation>ゲームの内容</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>ゲームのルール</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>言語：{language}</translation>
    </message>
    <message>
        <source>Folder of saved games</source>
        <translation>セーブデータのフォルダー</translation>
    </message>
    <message>
        <source>Folder of settings</source>
        <translation>設定のフォルダー</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>ログのフォルダー</translation>
    </message>
    <message>
        <source>Saving: {game}</source>
        <translation>保存：{game}</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>コンピュータープレイヤー</translation>
    </message>
    <message>
        <source>Window and tables</source>
        <translation>ウィンドウとテーブル</translation>
    </message>
    <message>
        <source>All letters can be shown ({others}).</source>
        <translation>すべての文字を表示できます（{others}）。</translation>
    </message>
    <message>
        <source>These cannot be shown: {missing}</source>
        <translation>表示できない文字：{missing}</translation>
    </message>
    <message>
        <source>The program&apos;s own fonts are missing.</source>
        <translation>プログラム付属のフォントがありません。</translation>
    </message>
    <message>
        <source>Complete, and every game can be read.</source>
        <translation>そろっています。どのゲームも読み込めます。</translation>
    </message>
    <message>
        <source>Compiled: computer players are quick.</source>
        <translation>コンパイル済み：コンピュータープレイヤーは高速です。</translation>
    </message>
    <message>
        <source>Run from their source.</source>
        <translation>ソースから動いています。</translation>
    </message>
    <message>
        <source>Can be used.</source>
        <translation>使えます。</translation>
    </message>
    <message>
        <source>Its file is missing or damaged.</source>
        <translation>ファイルがないか、壊れています。</translation>
    </message>
    <message>
        <source>A game that was saved and opened again is the same.</source>
        <translation>保存して開き直したゲームは同じ内容です。</translation>
    </message>
    <message>
        <source>They think beside the window; the first answer took {ms} ms.</source>
        <translation>ウィンドウとは別に考えます。最初の返答は{ms}ミリ秒でした。</translation>
    </message>
    <message>
        <source>Something is not in order. Check again first; if it stays so, install the program again: saved games stay.</source>
        <translation>問題があります。まずもう一度確認してください。変わらなければ、プログラムを再インストールしてください。保存したゲームは残ります。</translation>
    </message>
    <message>
        <source>Nothing can be painted ({platform}).</source>
        <translation>何も描画できません（{platform}）。</translation>
    </message>
    <message>
        <source>There is no display here; painting without one works.</source>
        <translation>画面はありませんが、画面なしの描画はできます。</translation>
    </message>
    <message>
        <source>Painting works: {screen}, {platform}.</source>
        <translation>描画できます：{screen}、{platform}。</translation>
    </message>
    <message>
        <source>A sound was played ({device}).</source>
        <translation>音を鳴らしました（{device}）。</translation>
    </message>
    <message>
        <source>No sound can be played. {trouble}</source>
        <translation>音を鳴らせません。{trouble}</translation>
    </message>
    <message>
        <source>There is no sound device: games are silent here.</source>
        <translation>音の装置がないため、ゲームは無音になります。</translation>
    </message>
    <message>
        <source>{folder}: can be written, {free} MB free.</source>
        <translation>{folder}：書き込めます。空き{free} MB。</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}：ディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>{folder}: cannot be written. {trouble}</source>
        <translation>{folder}：書き込めません。{trouble}</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. Games go on all the same: they think in the window, which may stop for a moment. If this computer is busy, check again later. {trouble}</source>
        <translation>2回とも時間内に応答がありませんでした。ゲームはそのまま続けられます。コンピューターはウィンドウの中で考えるため、一瞬止まることがあります。このコンピューターが忙しい場合は、後でもう一度確認してください。{trouble}</translation>
    </message>
    <message>
        <source>It opens, and in each game ten moves were played, saved and opened again ({s} s).</source>
        <translation>開きます。どのゲームでも10手をプレイし、保存して、もう一度開けました（{s} 秒）。</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>ウィンドウでのプレイに失敗しました：{trouble}</translation>
    </message>
    <message>
        <source>It wasn’t done after {s} seconds. If this computer is busy, check again later.</source>
        <translation>{s} 秒たっても終わりませんでした。このコンピューターが忙しい場合は、後でもう一度確認してください。</translation>
    </message>
    <message>
        <source>This installation is in order.</source>
        <translation>インストールに問題はありません。</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>インストールを点検</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>点検中…</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>報告をコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>What you can do</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Take the last choice back (Esc)</source>
        <translation>最後の選択を取り消す (Esc)</translation>
    </message>
</context>
<context>
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>コンピューターに次の手を打たせる</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>得点表を見る</translation>
    </message>
    <message>
        <source>{choice}, without claiming {claims}</source>
        <translation>{choice}（{claims}は取らない）</translation>
    </message>
</context>
<context>
    <name>CoachControl</name>
    <message>
        <source>Ask the coach</source>
        <translation>コーチに聞く</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>What cost you most</source>
        <translation>いちばん響いた選択</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>そのときの卓を見る</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>自分で見つける</translation>
    </message>
    <message>
        <source>As a puzzle: it stays under My puzzles until solved twice</source>
        <translation>パズルとして:2回解くまで「自分のパズル」に残ります</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>ここから試す</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>いちばん大きく動いたのは手順{number}:{step} {name}の勝つ見込みは{before}%から{after}%になりました。</translation>
    </message>
    <message>
        <source>The coach looks at the whole game. You can leave at any moment.</source>
        <translation>コーチがゲーム全体を見ています。いつでも離れられます。</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) could not be looked at: the computer was too busy.</source>
        <translation>
            <numerusform>見られなかった手番が%nつあります:コンピューターが忙しすぎました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was surely worse than a Master’s.</source>
        <translation>目立つものはありません:名人より確かに悪い手番はありませんでした。</translation>
    </message>
    <message>
        <source>Turns that a Master would surely have played better, from what you knew.</source>
        <translation>そのとき知っていたことから、名人なら確かにもっとよく打てた手番です。</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>より良い手：{step}</translation>
    </message>
    <message numerus="yes">
        <source>{cost} ± %n point(s)</source>
        <translation>
            <numerusform>{cost} ± %n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number}: {step}</source>
        <translation>{number}手目：{step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Move the tile to the light: drag it, or press it and then the light.</source>
        <translation>タイルを光へ動かしましょう。ドラッグするか、タイルを押してから光を押します。</translation>
    </message>
    <message>
        <source>Dragging works for you. Two presses do the same, everywhere.</source>
        <translation>ドラッグできました。2回押しても、どこでも同じことができます。</translation>
    </message>
    <message>
        <source>Two presses work for you. Dragging does the same, everywhere.</source>
        <translation>2回押しでできました。ドラッグでも、どこでも同じことができます。</translation>
    </message>
    <message>
        <source>Keys work for you: every table can be played with them.</source>
        <translation>キーでできました。どのテーブルもキーで遊べます。</translation>
    </message>
    <message>
        <source>Make yourself comfortable</source>
        <translation>遊びやすくしましょう</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>コンピューターに合わせる</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>色・コントラスト・動きをシステムの設定に合わせます</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試してみる</translation>
    </message>
    <message>
        <source>A tile to move</source>
        <translation>動かすタイル</translation>
    </message>
    <message>
        <source>To the games</source>
        <translation>ゲームへ</translation>
    </message>
    <message>
        <source>all of this is under Settings, too</source>
        <translation>どれも設定で変えられます</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>First game</source>
        <translation>はじめてのゲーム</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>An evening at the lake</source>
        <translation>湖のほとりの夕べ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name}の手番</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>相手：{names}</translation>
    </message>
</context>
<context>
    <name>CopyQuestion</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>このゲームは別のウィンドウで開いています。</translation>
    </message>
    <message>
        <source>So that neither window writes over the other, it stays there. You can play on here with a copy, which becomes a game of its own.</source>
        <translation>上書きし合わないように、ゲームはそちらに残します。ここではコピーを別のゲームとして続けられます。</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>コピーで遊ぶ</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>そのままにする</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance to win in %, by step</source>
        <translation>勝つ見込み（%、手ごと）</translation>
    </message>
    <message>
        <source>points and prospects, by step</source>
        <translation>点と見込み、手ごと</translation>
    </message>
    <message>
        <source>Point at a moment to see the table then; a press leads there.</source>
        <translation>ある時点を指すと、そのときのテーブルが見えます。押すとそこへ移ります。</translation>
    </message>
    <message>
        <source>How it went, {unit}</source>
        <translation>ゲームの流れ（{unit}）</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>ゲームの流れ</translation>
    </message>
    <message>
        <source>points by turn</source>
        <translation>手番ごとの点</translation>
    </message>
</context>
<context>
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete %n pool(s) in your part of this turn.</source>
        <translation>
            <numerusform>この手番の自分の分で、池を%nつ完成させましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) in your part of this turn.</source>
        <translation>
            <numerusform>この手番の自分の分で、贈り物を%n個もらいましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>%n点の花火を打ち上げるための池を完成させましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>舟と2番目に大きいグループで%n点を取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed %n pool(s).</source>
        <translation>
            <numerusform>池を%nつ完成させました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earned %n gift(s).</source>
        <translation>
            <numerusform>贈り物を%n個もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>%n点の花火を打ち上げるための池を完成させました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>舟と2番目に大きいグループで%n点取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pool after pool</source>
        <translation>次々と池を</translation>
    </message>
    <message>
        <source>Gifts from pavilions</source>
        <translation>東屋の贈り物</translation>
    </message>
    <message>
        <source>Room for fireworks</source>
        <translation>花火の場所</translation>
    </message>
    <message>
        <source>Boats and groups</source>
        <translation>舟とグループ</translation>
    </message>
</context>
<context>
    <name>DiceChoices</name>
    <message>
        <source>Roll the four dice</source>
        <translation>4個のダイスを振る</translation>
    </message>
    <message>
        <source>{name} takes their sheet</source>
        <translation>{name}が自分のシートを取る</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>完了：残りは塗らない</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>打ち上げない</translation>
    </message>
    <message>
        <source>Spend {gifts} and roll all four again ({number} held)</source>
        <translation>{gifts}を払って4個とも振り直す（所持{number}）</translation>
    </message>
    <message>
        <source>Leave the tray as it lies: {faced}</source>
        <translation>トレイはそのまま：{faced}</translation>
    </message>
    <message>
        <source>Turn the tray {quarters}: {faced}</source>
        <translation>トレイを回す（{quarters}）：{faced}</translation>
    </message>
    <message>
        <source>Together with {area}</source>
        <translation>{area}と一緒に</translation>
    </message>
    <message>
        <source>Shade the whole pool, {area} first</source>
        <translation>池を丸ごと塗る（まず{area}）</translation>
    </message>
    <message>
        <source>Shade {area}</source>
        <translation>{area}を塗る</translation>
    </message>
    <message>
        <source>{choice}: {gains}</source>
        <translation>{choice}：{gains}</translation>
    </message>
    <message>
        <source>For your die ({color})</source>
        <translation>自分のダイス（{color}）</translation>
    </message>
    <message>
        <source>For your turn bonus ({color})</source>
        <translation>手番ボーナス（{color}）</translation>
    </message>
    <message>
        <source>By the emperor’s favour</source>
        <translation>皇帝の恩恵</translation>
    </message>
    <message>
        <source>For the platform at {pool}</source>
        <translation>{pool}の舞台</translation>
    </message>
    <message>
        <source>Spend {gifts} on the emperor: {action}{colors}</source>
        <translation>皇帝に{gifts}を払う：{action}{colors}</translation>
    </message>
    <message>
        <source>Launch {shape} for {points} ({number} left)</source>
        <translation>{shape}を打ち上げて{points}（残り{number}）</translation>
    </message>
    <message>
        <source>Corner at {corner}: over {pools}</source>
        <translation>角が{corner}：{pools}の上</translation>
    </message>
    <message numerus="yes">
        <source>Corner at {corner}: %n way(s)</source>
        <translation>
            <numerusform>角が{corner}：%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: over {pools}</source>
        <translation>{quarters}、裏返し：{pools}の上</translation>
    </message>
    <message>
        <source>{quarters}: over {pools}</source>
        <translation>{quarters}：{pools}の上</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>{name}のダイスの色を1エリア</translation>
    </message>
    <message>
        <source>{pool} complete</source>
        <translation>{pool}が完成</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>{pool}の舟はもう得点できません</translation>
    </message>
    <message>
        <source>one more area beside it</source>
        <translation>隣にもう1エリア</translation>
    </message>
    <message>
        <source>the boat at {pool} scores {points}</source>
        <translation>{pool}の舟で{points}</translation>
    </message>
    <message>
        <source>{name} {color}</source>
        <translation>{name}は{color}</translation>
    </message>
    <message>
        <source>{name} faces {color}</source>
        <translation>{name}の前は{color}</translation>
    </message>
    <message>
        <source>{move}: {gains}.</source>
        <translation>{move}：{gains}。</translation>
    </message>
    <message>
        <source>{shape} over {pools}: +{points}</source>
        <translation>{pools}に{shape}：+{points}</translation>
    </message>
    <message>
        <source>{gifts} for {action}</source>
        <translation>{gifts}で{action}</translation>
    </message>
</context>
<context>
    <name>DiceEndWords</name>
    <message>
        <source>at the end</source>
        <translation>終了時</translation>
    </message>
    <message>
        <source>one group only</source>
        <translation>グループが1つだけ</translation>
    </message>
    <message>
        <source>the largest: {number}</source>
        <translation>最大：{number}</translation>
    </message>
    <message>
        <source>Their fireworks are equal too: they share the place.</source>
        <translation>花火も同点なので、順位を分け合います。</translation>
    </message>
    <message>
        <source>More points of fireworks decide: {values}.</source>
        <translation>花火の点が多いほうが上です：{values}。</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Press it to take it and to shade there now.</source>
        <translation>押すとシートを取り、今そこに塗れます。</translation>
    </message>
    <message>
        <source>{area}: shaded.</source>
        <translation>{area}：塗ってあります。</translation>
    </message>
    <message>
        <source>{area}: not shaded.</source>
        <translation>{area}：まだ塗っていません。</translation>
    </message>
    <message>
        <source>Pavilion: shading it brings a gift.</source>
        <translation>東屋：塗ると贈り物をもらえます。</translation>
    </message>
    <message>
        <source>Pool {pool}: under fireworks.</source>
        <translation>池{pool}：花火の下です。</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>池{pool}：2エリア中{number}を塗りました。</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks may cover it.</source>
        <translation>池{pool}：完成。花火を置けます。</translation>
    </message>
    <message>
        <source>Platform: completing it lets you shade an area beside it.</source>
        <translation>舞台：完成すると、隣のエリアを1つ塗れます。</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} are completed.</source>
        <translation>舟：塗らずに{pools}を完成させると{points}。</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} is completed.</source>
        <translation>舟：塗らずに{pools}を完成させると{points}。</translation>
    </message>
    <message>
        <source>Boat: surrounded, {points} as long as it stays unshaded.</source>
        <translation>舟：囲みました。塗らないままなら{points}。</translation>
    </message>
    <message>
        <source>The boat is lost, because its pool was shaded.</source>
        <translation>池を塗ったので、この舟は失われました。</translation>
    </message>
    <message>
        <source>{shape}: none left.</source>
        <translation>{shape}：残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>{shape}: {points}, {short}. %n left.</source>
        <comment>fireworks</comment>
        <translation>
            <numerusform>{shape}：{points}、{short}。残り%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>no room is left for it</source>
        <translation>もう置く場所がありません</translation>
    </message>
    <message>
        <source>it fits now</source>
        <translation>今置けます</translation>
    </message>
    <message>
        <source>you are short of {pools}</source>
        <translation>あと{pools}が必要です</translation>
    </message>
    <message numerus="yes">
        <source>you are short of %n pool(s)</source>
        <translation>
            <numerusform>あと%nつの池が必要です</numerusform>
        </translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>{gifts}の恩恵：{action}。</translation>
    </message>
    <message numerus="yes">
        <source>You lack %n gift(s).</source>
        <translation>
            <numerusform>贈り物が%n個足りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name}は今{points}。</translation>
    </message>
    <message>
        <source>The sheet of {name}: {points}, {gifts}.</source>
        <translation>{name}のシート：{points}、{gifts}。</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>花火：{points}。打ち上げたタイルの合計です。</translation>
    </message>
    <message>
        <source>Second group: {points}, one for each pool of the second largest group of completed pools.</source>
        <translation>第2グループ：{points}。完成した池の2番目に大きいグループで、池1つにつき1点です。</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n for each one surrounded.</source>
        <translation>
            <numerusform>舟：{points}。囲んだ舟1つにつき%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Gifts pay for rolling again and for the emperor.</source>
        <translation>{name}は{gifts}を持っています。贈り物は振り直しと皇帝に使えます。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, in that turn of {name}.</source>
        <translation>手番ボーナス{row}：{name}のその手番に、{color}のエリアをもう1つ。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, now.</source>
        <translation>手番ボーナス{row}：今、{color}のエリアをもう1つ。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, over.</source>
        <translation>手番ボーナス{row}：{color}、終了。</translation>
    </message>
    <message>
        <source>Nobody faces this die, but favours may count it.</source>
        <translation>このダイスの前には誰もいませんが、恩恵では数えることがあります。</translation>
    </message>
    <message>
        <source>{name} shades by the die on this side.</source>
        <translation>{name}はこちら側のダイスで塗ります。</translation>
    </message>
    <message>
        <source>{name} shades one {color} area.</source>
        <translation>{name}は{color}のエリアを1つ塗ります。</translation>
    </message>
    <message>
        <source>The tray: each player shades an area in the colour of the die they face. Whoever rolled may turn it first.</source>
        <translation>トレイ：全員が、自分の前のダイスの色でエリアを1つ塗ります。振った人は先にトレイを回せます。</translation>
    </message>
    <message>
        <source>Turn the tray, so that everybody faces another die.</source>
        <translation>トレイを回すと、全員の前のダイスが変わります。</translation>
    </message>
    <message>
        <source>All four dice again for {gifts}, before the tray is turned.</source>
        <translation>トレイを回す前なら、{gifts}で4個のダイスを振り直せます。</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>自分のシートに戻ります。</translation>
    </message>
    <message>
        <source>Show every place for this tile.</source>
        <translation>このタイルを置ける場所をすべて見せます。</translation>
    </message>
    <message>
        <source>Launch the display that is worth most.</source>
        <translation>いちばん得点の高い花火を打ち上げます。</translation>
    </message>
    <message>
        <source>Leave the rest: it is asked first.</source>
        <translation>残りをやめます。先に確認します。</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>続けます。</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>タイルを戻します（Esc）。</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>花火：タイルで完成した池を覆い、その点を得ます。</translation>
    </message>
    <message>
        <source>The emperor’s favours: one in each turn, for gifts.</source>
        <translation>皇帝の恩恵：贈り物を払い、手番ごとに1回です。</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>ダイスを振りましょう。</translation>
    </message>
    <message>
        <source>Roll again: another roll may well serve you better.</source>
        <translation>振り直しましょう。次の目のほうが役に立ちそうです。</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>池{pool}を丸ごと塗りましょう。{reason}</translation>
    </message>
    <message>
        <source>Launch nothing: these pools may carry a better tile later.</source>
        <translation>打ち上げずにおきましょう。この池には後でもっとよいタイルを置けるかもしれません。</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help now.</source>
        <translation>残りは塗らずにおきましょう。今はこれ以上役に立ちません。</translation>
    </message>
    <message>
        <source>Leave the tray as it lies. You face {color}; {areas}.</source>
        <translation>トレイはそのままにしましょう。あなたの前は{color}で、{areas}。</translation>
    </message>
    <message>
        <source>Turn the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>トレイを回しましょう：{quarters}。あなたの前は{color}になり、{areas}。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n area(s) to choose from.</source>
        <translation>
            <numerusform>選べるエリアは%nか所です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) of it are free</source>
        <translation>
            <numerusform>空きエリアは%nか所です</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}：{area}を塗りましょう。{reason}</translation>
    </message>
    <message>
        <source>That gives: {gains}.</source>
        <translation>得るもの：{gains}。</translation>
    </message>
    <message>
        <source>It is beside a boat, and leads towards surrounding it.</source>
        <translation>舟の隣なので、囲むのに役立ちます。</translation>
    </message>
    <message>
        <source>The platform there waits for its other half.</source>
        <translation>そこの舞台は残り半分を待っています。</translation>
    </message>
    <message>
        <source>It joins pools you have completed.</source>
        <translation>完成した池とつながります。</translation>
    </message>
    <message>
        <source>Its pool can be completed by another colour.</source>
        <translation>その池は別の色で完成させられます。</translation>
    </message>
    <message>
        <source>Launch {shape} over {pools}: {points}.</source>
        <translation>{pools}に{shape}を打ち上げましょう：{points}。</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>花火タイルを裏返す</translation>
    </message>
    <message>
        <source>Show every place for this tile</source>
        <translation>このタイルを置ける場所をすべて見る</translation>
    </message>
    <message>
        <source>Look at a sheet</source>
        <translation>シートを見る</translation>
    </message>
</context>
<context>
    <name>DiceLabels</name>
    <message>
        <source>Platform {pool}</source>
        <translation>舞台{pool}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s) to spend</source>
        <translation>
            <numerusform>使える贈り物%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again for %n gift(s)</source>
        <translation>
            <numerusform>贈り物%n個で振り直す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>残り%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) short</source>
        <translation>
            <numerusform>池があと%nつ</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>残り{number}</translation>
    </message>
    <message>
        <source>{name}’s lake</source>
        <translation>{name}の湖</translation>
    </message>
    <message>
        <source>Look at {name}’s lake</source>
        <translation>{name}の湖を見る</translation>
    </message>
    <message>
        <source>One more area in your die’s colour</source>
        <translation>自分のダイスの色をもう1エリア</translation>
    </message>
    <message>
        <source>One area in a colour no die shows</source>
        <translation>どのダイスにもない色を1エリア</translation>
    </message>
    <message>
        <source>One area for each of the other three dice</source>
        <translation>ほかの3個のダイスで1エリアずつ</translation>
    </message>
    <message>
        <source>One area like the die on your left</source>
        <translation>左隣のダイスの色を1エリア</translation>
    </message>
    <message>
        <source>One area of any colour beside a completed pool</source>
        <translation>完成した池の隣で好きな色を1エリア</translation>
    </message>
    <message>
        <source>Both areas of one untouched pool</source>
        <translation>手つかずの池1つの両エリア</translation>
    </message>
    <message>
        <source>the last launches</source>
        <translation>最後の打ち上げ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>手番ボーナス</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>花火</translation>
    </message>
    <message>
        <source>One area like {name}’s die</source>
        <translation>{name}のダイスの色を1エリア</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>ターン {turn}/{turns}</translation>
    </message>
    <message>
        <source>{shape} on {pool}</source>
        <translation>{shape}（{pool}）</translation>
    </message>
    <message>
        <source>Launch: +{number}</source>
        <translation>打ち上げ：+{number}</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n point(s)</source>
        <translation>
            <numerusform>%n点をあきらめる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <translation>
            <numerusform>あと%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes this sheet and shades</source>
        <translation>{name}がこのシートを取って塗る</translation>
    </message>
    <message>
        <source>The tray</source>
        <translation>トレイ</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>やること</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Favours of the emperor</source>
        <translation>皇帝の恩恵</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>湖</translation>
    </message>
    <message>
        <source>completes a pool</source>
        <translation>池が完成</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>塗れる</translation>
    </message>
    <message>
        <source>spoils a boat</source>
        <translation>舟がだめになる</translation>
    </message>
    <message>
        <source>Next medal</source>
        <translation>次のメダル</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>That was your turn. You can still undo it.</source>
        <translation>あなたの番は終わりです。まだ取り消せます。</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>ほかの人が塗ったら、打ち上げます。</translation>
    </message>
    <message>
        <source>The others are playing.</source>
        <translation>ほかの人の番です。</translation>
    </message>
    <message>
        <source>Done without it…</source>
        <translation>打ち上げずに完了…</translation>
    </message>
    <message>
        <source>Keep the launch</source>
        <translation>打ち上げを残す</translation>
    </message>
    <message>
        <source>Done…</source>
        <translation>完了…</translation>
    </message>
    <message>
        <source>You can still shade. Leave it?</source>
        <translation>まだ塗れます。やめますか？</translation>
    </message>
    <message>
        <source>Leave it unshaded</source>
        <translation>塗らない</translation>
    </message>
    <message>
        <source>Keep shading</source>
        <translation>塗り続ける</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>第2グループ</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>舟</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Still to shade:</source>
        <translation>まだ塗れるもの：</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>打ち上げない</translation>
    </message>
    <message>
        <source>You can still ask the emperor for a favour.</source>
        <translation>まだ皇帝に恩恵を願えます。</translation>
    </message>
    <message>
        <source>Press again to take it back.</source>
        <translation>もう一度押すと取り消します。</translation>
    </message>
    <message>
        <source>Press to take it back, with what you did after it.</source>
        <translation>押すと、その後にしたことも含めて取り消します。</translation>
    </message>
    <message>
        <source>Take this sheet</source>
        <translation>このシートを取る</translation>
    </message>
    <message>
        <source>Back to your lake</source>
        <translation>自分の湖に戻る</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>テーブル全体</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>振る</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>このまま</translation>
    </message>
    <message>
        <source>Drag the rim to turn the tray. Leave it so, or shade an area.</source>
        <translation>縁をドラッグしてトレイを回します。そのままにするか、エリアを塗ってください。</translation>
    </message>
    <message>
        <source>nobody’s, but shown</source>
        <translation>誰のものでもない目</translation>
    </message>
    <message>
        <source>The emperor’s favours</source>
        <translation>皇帝の恩恵</translation>
    </message>
    <message>
        <source>one per turn</source>
        <translation>手番に1回</translation>
    </message>
    <message>
        <source>fits now</source>
        <translation>置けます</translation>
    </message>
    <message>
        <source>no room yet</source>
        <translation>まだ置けません</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>残りなし</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>回す</translation>
    </message>
    <message>
        <source>flip it</source>
        <translation>裏返す</translation>
    </message>
    <message>
        <source>show all places</source>
        <translation>全部の場所を見る</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>ダイス</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>皇帝</translation>
    </message>
</context>
<context>
    <name>DiceLog</name>
    <message>
        <source>{name} left the tray as it lay: {faced}.</source>
        <translation>{name}はトレイをそのままにしました：{faced}。</translation>
    </message>
    <message>
        <source>{name} turned the tray: {faced}.</source>
        <translation>{name}はトレイを回しました：{faced}。</translation>
    </message>
    <message>
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name}は{gifts}で恩恵を受けました：{action}。</translation>
    </message>
    <message>
        <source>{name} faces {color} and can shade nothing.</source>
        <translation>{name}の前は{color}で、塗れるものがありません。</translation>
    </message>
    <message>
        <source>{name} took their sheet.</source>
        <translation>{name}は自分のシートを取りました。</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name}は残りを塗りませんでした。</translation>
    </message>
    <message>
        <source>{name} launched nothing.</source>
        <translation>{name}は打ち上げませんでした。</translation>
    </message>
    <message>
        <source>Turn {number} of {name} begins.</source>
        <translation>{name}の手番{number}が始まります。</translation>
    </message>
    <message>
        <source>All turns are over: everyone may launch once more.</source>
        <translation>すべての手番が終わりました。全員もう1回打ち上げられます。</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and rolled again: {colors}.</source>
        <translation>{name}は{gifts}を払って振り直しました：{colors}。</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name}が振った目：{colors}。</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the die</source>
        <translation>{name}はダイスで{areas}を塗りました</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the turn bonus</source>
        <translation>{name}は手番ボーナスで{areas}を塗りました</translation>
    </message>
    <message>
        <source>{name} shaded {areas} by the emperor’s favour</source>
        <translation>{name}は皇帝の恩恵で{areas}を塗りました</translation>
    </message>
    <message>
        <source>{name} shaded {areas} beside the platform</source>
        <translation>{name}は舞台の隣の{areas}を塗りました</translation>
    </message>
    <message>
        <source>{name} launched {shape} over {pools}: {points}.</source>
        <translation>{name}は{pools}に{shape}を打ち上げました：{points}。</translation>
    </message>
</context>
<context>
    <name>DiceNames</name>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>{color} twice</source>
        <translation>{color}を2回</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>好きな色</translation>
    </message>
    <message>
        <source>{color} at {pool}</source>
        <translation>{pool}の{color}</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>{area}, {half}</source>
        <translation>{area}、{half}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>贈り物%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>the line</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>the corner</source>
        <translation>角形</translation>
    </message>
    <message>
        <source>the square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>the T</source>
        <translation>T字</translation>
    </message>
    <message>
        <source>the L</source>
        <translation>L字</translation>
    </message>
    <message>
        <source>the S</source>
        <translation>S字</translation>
    </message>
    <message>
        <source>the plus</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>the U</source>
        <translation>U字</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角形</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>not turned</source>
        <translation>回さない</translation>
    </message>
    <message>
        <source>a quarter to the right</source>
        <translation>右に90°</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>a quarter to the left</source>
        <translation>左に90°</translation>
    </message>
    <message>
        <source>one more area in the die’s colour</source>
        <translation>ダイスの色をもう1エリア</translation>
    </message>
    <message>
        <source>one area in a colour that no die shows</source>
        <translation>どのダイスにもない色を1エリア</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>ほかの3個のダイスで1エリアずつ</translation>
    </message>
    <message>
        <source>one area in the colour of the die to the left</source>
        <translation>左隣のダイスの色を1エリア</translation>
    </message>
    <message>
        <source>one area of any colour beside a completed pool</source>
        <translation>完成した池の隣で好きな色を1エリア</translation>
    </message>
    <message>
        <source>both areas of one untouched pool</source>
        <translation>手つかずの池1つの両エリア</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>A面</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>B面</translation>
    </message>
</context>
<context>
    <name>DiceOptions</name>
    <message>
        <source>What is in play</source>
        <translation>使うもの</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>各{number}手番</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number}手番</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>約{number}分</translation>
    </message>
    <message>
        <source>You turn the tray for yourself. The rules for one are ours.</source>
        <translation>トレイは自分のために回します。1人用のルールは独自のものです。</translation>
    </message>
    <message>
        <source>The earliest letter of a sheet begins. Then it goes clockwise.</source>
        <translation>シートの文字がいちばん早い人から始め、時計回りに進みます。</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>はじめてのゲーム</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手で選ぶ</translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>花火の形</translation>
    </message>
    <message>
        <source>Emperor cards</source>
        <translation>皇帝カード</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>得点シート</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選ぶ</translation>
    </message>
    <message>
        <source>Sheet of {name}</source>
        <translation>{name}のシート</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s): {all} are in play.</source>
        <translation>
            <numerusform>あと%nつ形を選んでください。使うのは{all}つです。</numerusform>
        </translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>はじめてのゲームにおすすめの4つの形です。</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape are drawn.</source>
        <translation>小1つ、中2つ、大1つの形を引きます。</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>この4つの形を使います。</translation>
    </message>
    <message>
        <source>Everybody gets one by chance; the earliest letter begins.</source>
        <translation>全員にランダムで1枚。いちばん早い文字の人から始めます。</translation>
    </message>
    <message>
        <source>{shape}: tiles for {values} points, the best on top</source>
        <translation>{shape}：{values}点のタイル、高いものが上</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Press to turn it over: {lower}</source>
        <translation>{gifts}、{side}：{upper}。押すと裏返し：{lower}</translation>
    </message>
    <message>
        <source>{gifts}, by chance: {upper}, or {lower}</source>
        <translation>{gifts}、ランダム：{upper}、または{lower}</translation>
    </message>
</context>
<context>
    <name>DicePapers</name>
    <message>
        <source>Blank sheet {letter}</source>
        <translation>白紙のシート{letter}</translation>
    </message>
    <message>
        <source>{name}, sheet {letter}</source>
        <translation>{name}、シート{letter}</translation>
    </message>
    <message>
        <source>{number} play</source>
        <translation>{number}人用</translation>
    </message>
    <message>
        <source>Sheet {letter}</source>
        <translation>シート{letter}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>手番ボーナス</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>贈り物</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Pavilion shaded: one gift</source>
        <translation>東屋を塗る：贈り物1個</translation>
    </message>
    <message>
        <source>Platform completed: shade one area beside it</source>
        <translation>舞台を完成：隣のエリアを1つ塗る</translation>
    </message>
    <message numerus="yes">
        <source>Boat, unshaded and surrounded: %n point(s)</source>
        <translation>
            <numerusform>舟（塗らずに囲む）：%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceReasons</name>
    <message>
        <source>pools for the next fireworks</source>
        <translation>次の花火のための池</translation>
    </message>
    <message>
        <source>a larger second group of pools</source>
        <translation>より大きな第2グループの池</translation>
    </message>
    <message>
        <source>a boat that may be surrounded</source>
        <translation>囲めそうな舟</translation>
    </message>
    <message>
        <source>pools that can be completed later</source>
        <translation>後で完成できる池</translation>
    </message>
    <message>
        <source>gifts for later</source>
        <translation>後で使う贈り物</translation>
    </message>
    <message>
        <source>what can still be shaded now</source>
        <translation>今まだ塗れるもの</translation>
    </message>
    <message>
        <source>dice that help the others little</source>
        <translation>ほかの人に役立ちにくいダイス</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>The dice have fallen. Before the tray is left, a button beside it rolls again.</source>
        <translation>ダイスはもう振りました。トレイを決める前なら、横のボタンで振り直せます。</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>先にダイスを振ってください。</translation>
    </message>
    <message>
        <source>The tray is turned once in a turn, before anybody shades.</source>
        <translation>トレイを回すのは手番に1回、誰かが塗る前だけです。</translation>
    </message>
    <message>
        <source>Turn the tray first, or leave it as it lies.</source>
        <translation>先にトレイを回すか、そのままにするか決めてください。</translation>
    </message>
    <message>
        <source>Dice are rolled again only before the tray is left.</source>
        <translation>ダイスを振り直せるのは、トレイを決める前だけです。</translation>
    </message>
    <message>
        <source>You have too few gifts: rolling again costs {reroll}.</source>
        <translation>贈り物が足りません。振り直しには{reroll}必要です。</translation>
    </message>
    <message>
        <source>Shading is over for this turn.</source>
        <translation>この手番ではもう塗れません。</translation>
    </message>
    <message>
        <source>That area is shaded already.</source>
        <translation>そのエリアはもう塗ってあります。</translation>
    </message>
    <message>
        <source>A platform lets you shade beside it once, when its pool is completed.</source>
        <translation>舞台の隣を塗れるのは、その池が完成したときの1回だけです。</translation>
    </message>
    <message>
        <source>You have shaded an area for your die already.</source>
        <translation>ダイスの分はもう塗りました。</translation>
    </message>
    <message>
        <source>That area has another colour than the die you face.</source>
        <translation>そのエリアは、あなたの前のダイスと色が違います。</translation>
    </message>
    <message>
        <source>Only the one whose turn it is has a turn bonus.</source>
        <translation>手番ボーナスがあるのは手番の人だけです。</translation>
    </message>
    <message>
        <source>You have shaded an area for your turn bonus already.</source>
        <translation>手番ボーナスの分はもう塗りました。</translation>
    </message>
    <message>
        <source>That area has another colour than your turn bonus.</source>
        <translation>そのエリアは手番ボーナスと色が違います。</translation>
    </message>
    <message>
        <source>Shade it for your die: the colour is the same.</source>
        <translation>同じ色なので、ダイスの分で塗ってください。</translation>
    </message>
    <message>
        <source>Shade it for your turn bonus: the colour is the same.</source>
        <translation>同じ色なので、手番ボーナスの分で塗ってください。</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>そこは空席です。</translation>
    </message>
    <message>
        <source>That sheet is being shaded already.</source>
        <translation>そのシートはもう塗っている最中です。</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>そのシートは、この手番ではもう完了しています。</translation>
    </message>
    <message>
        <source>That sheet was just taken. First somebody shades, takes a favour or is done.</source>
        <translation>そのシートは取られたばかりです。先に誰かが塗るか、恩恵を受けるか、完了する必要があります。</translation>
    </message>
    <message>
        <source>Nothing can be shaded on that sheet now.</source>
        <translation>そのシートには今、塗れるものがありません。</translation>
    </message>
    <message>
        <source>Spend gifts on a card of the emperor first.</source>
        <translation>先に皇帝のカードに贈り物を払ってください。</translation>
    </message>
    <message>
        <source>You have shaded everything the emperor’s favour allows.</source>
        <translation>皇帝の恩恵で塗れる分はすべて塗りました。</translation>
    </message>
    <message>
        <source>This favour shades both areas of one pool.</source>
        <translation>この恩恵では、1つの池の両エリアを塗ります。</translation>
    </message>
    <message>
        <source>The emperor’s favour does not allow that colour.</source>
        <translation>皇帝の恩恵では、その色は塗れません。</translation>
    </message>
    <message>
        <source>This favour shades beside one of your completed pools.</source>
        <translation>この恩恵では、完成した池の隣を塗ります。</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>その池の両エリアが塗られていない必要があります。</translation>
    </message>
    <message>
        <source>The emperor grants one favour in a turn.</source>
        <translation>皇帝の恩恵は手番に1回です。</translation>
    </message>
    <message>
        <source>You have too few gifts for that favour.</source>
        <translation>その恩恵には贈り物が足りません。</translation>
    </message>
    <message>
        <source>There is nothing you could shade by that favour.</source>
        <translation>その恩恵で塗れるものがありません。</translation>
    </message>
    <message>
        <source>Fireworks are launched at the end of your own turn.</source>
        <translation>花火は自分の手番の最後に打ち上げます。</translation>
    </message>
    <message>
        <source>That shape is not in play.</source>
        <translation>その形は使っていません。</translation>
    </message>
    <message>
        <source>No tile of that shape is left.</source>
        <translation>その形のタイルは残っていません。</translation>
    </message>
    <message>
        <source>Fireworks need pools of which both areas are shaded.</source>
        <translation>花火には、両エリアを塗った池が必要です。</translation>
    </message>
    <message>
        <source>Another tile already lies on one of these pools.</source>
        <translation>その池にはもう別のタイルがあります。</translation>
    </message>
    <message>
        <source>There is nothing to launch now.</source>
        <translation>今は打ち上げられるものがありません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
</context>
<context>
    <name>DiceScores</name>
    <message>
        <source>Fireworks</source>
        <translation>花火</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>第2グループ</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>舟</translation>
    </message>
    <message>
        <source>points of the tiles</source>
        <translation>タイルの点</translation>
    </message>
    <message>
        <source>its completed pools</source>
        <translation>完成した池の数</translation>
    </message>
    <message>
        <source>{number} for each surrounded</source>
        <translation>囲んだ舟1つにつき{number}</translation>
    </message>
</context>
<context>
    <name>DiceSketch</name>
    <message>
        <source>turn {number} of {all}</source>
        <translation>手番{number}／{all}</translation>
    </message>
</context>
<context>
    <name>DiceTips</name>
    <message>
        <source>A pavilion brought a gift. Gifts buy a favour of the emperor, one each turn.</source>
        <translation>東屋で贈り物をもらいました。贈り物で、手番ごとに1回、皇帝の恩恵を受けられます。</translation>
    </message>
    <message>
        <source>A completed platform: shade any area in a pool beside it, in any colour.</source>
        <translation>舞台が完成しました。隣の池のエリアを1つ、好きな色で塗れます。</translation>
    </message>
    <message>
        <source>A boat with complete pools on all sides is worth 4 points, if its own pool stays bare.</source>
        <translation>四方の池が完成した舟は4点です。ただし舟の池は塗らないこと。</translation>
    </message>
    <message>
        <source>A complete pool can carry fireworks. Pools that touch make groups: the second largest scores.</source>
        <translation>完成した池には花火を置けます。隣り合う池はグループになり、2番目に大きいものが得点します。</translation>
    </message>
    <message>
        <source>The last turn is over: everybody may launch once more.</source>
        <translation>最後の手番が終わりました。全員もう1回打ち上げられます。</translation>
    </message>
    <message>
        <source>The last turn of everybody: complete pools for a display, and keep your groups apart.</source>
        <translation>全員最後の手番です。花火のために池を完成させ、グループは離しておきましょう。</translation>
    </message>
    <message>
        <source>Roll, then turn the tray: everybody shades with the die that faces them.</source>
        <translation>振ってからトレイを回します。全員が自分の前のダイスで塗ります。</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. A die that faces somebody else is theirs.</source>
        <translation>自分の役に立つ色を選びましょう。ほかの人の前のダイスは、その人のものです。</translation>
    </message>
    <message>
        <source>A tile fits: the top one of a shape is worth most, so launch early.</source>
        <translation>置けるタイルがあります。どの形もいちばん上が高得点なので、早めに打ち上げましょう。</translation>
    </message>
    <message>
        <source>Everybody shades at once: whoever is ready presses their own small sheet.</source>
        <translation>全員が同時に塗ります。準備ができた人は、自分の小さなシートを押してください。</translation>
    </message>
    <message>
        <source>A favour costs gifts. Areas with a pavilion earn them back at once.</source>
        <translation>恩恵には贈り物が要ります。東屋のエリアなら、すぐに取り戻せます。</translation>
    </message>
    <message>
        <source>Draw with the pencil over a lit area. Pools with both halves shaded are complete.</source>
        <translation>光るエリアを鉛筆でなぞりましょう。両方塗った池は完成です。</translation>
    </message>
</context>
<context>
    <name>DiceTurn</name>
    <message>
        <source>{shape}: {points}</source>
        <translation>{shape}：{points}</translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>{colors}を塗る</translation>
    </message>
    <message>
        <source>shade beside a platform</source>
        <translation>舞台の隣を塗る</translation>
    </message>
    <message>
        <source>ask the emperor for a favour</source>
        <translation>皇帝に恩恵を願う</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>振る</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>ほかの人が塗ったら、打ち上げます。</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回す</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>塗る</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>皇帝</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>打ち上げ</translation>
    </message>
    <message>
        <source>{name}: {action}.</source>
        <translation>{name}：{action}。</translation>
    </message>
    <message>
        <source>{name}’s turn: {action}.</source>
        <translation>{name}の番：{action}。</translation>
    </message>
    <message>
        <source>Your turn: {action}.</source>
        <translation>あなたの番：{action}。</translation>
    </message>
    <message>
        <source>turn the tray, or shade an area</source>
        <translation>トレイを回すか、エリアを塗る</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>花火を打ち上げる</translation>
    </message>
    <message>
        <source>launch one last time</source>
        <translation>最後に打ち上げる</translation>
    </message>
    <message>
        <source>nothing is left to shade</source>
        <translation>もう塗れるものはありません</translation>
    </message>
    <message>
        <source>{action}, or be done</source>
        <translation>{action}か、完了する</translation>
    </message>
    <message>
        <source>{shape} is worth {points}.</source>
        <translation>{shape}は{points}です。</translation>
    </message>
    <message>
        <source>You may also {actions}.</source>
        <translation>ほかにできること：{actions}。</translation>
    </message>
    <message>
        <source>Or {actions}.</source>
        <translation>または：{actions}。</translation>
    </message>
    <message>
        <source>again: {gifts}</source>
        <translation>再び：{gifts}</translation>
    </message>
    <message>
        <source>shade {colors} by favour</source>
        <translation>恩恵で{colors}を塗る</translation>
    </message>
    <message>
        <source>{gifts} held</source>
        <translation>所持：{gifts}</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>費用：{gifts}</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>ダイスを振る</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>振った</translation>
    </message>
    <message>
        <source>turn the tray</source>
        <translation>トレイを回す</translation>
    </message>
    <message>
        <source>beside a platform</source>
        <translation>舞台の隣</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>favour granted</source>
        <translation>恩恵を受けた</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>とばした</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>塗るものなし</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>最後の1回</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Look at the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>as it lies now</source>
        <translation>今のまま</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>一手ずつ</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>記念の一枚</translation>
    </message>
    <message>
        <source>save the picture</source>
        <translation>絵を保存</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <translation>シートを印刷</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>棚</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>次のレベル</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>手{number}／{all}</translation>
    </message>
    <message>
        <source>The lanterns are counted</source>
        <translation>灯籠を数えています</translation>
    </message>
    <message>
        <source>Any key or click shows everything.</source>
        <translation>キーかクリックですべて表示します。</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names}が勝利を分け合いました</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to {own}</source>
        <translation>
            <numerusform>%n点対{own}点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead</source>
        <translation>
            <numerusform>%n点、{lead}点リード</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>絵を保存</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file}に書き込めませんでした。</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 equal lanterns</source>
        <translation>同じ灯籠4つ</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>3種の灯籠を2つずつ</translation>
    </message>
    <message>
        <source>1 of every lantern</source>
        <translation>全種類の灯籠を1つずつ</translation>
    </message>
    <message>
        <source>1 for each Dedication</source>
        <translation>献灯1つにつき1</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>最終手番</translation>
    </message>
    <message>
        <source>A tie is Moon Dancer’s: whoever challenges her must have more.</source>
        <translation>同点はMoon Dancerの勝ちです。挑戦者は上回らなければなりません。</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}：「{words}」</translation>
    </message>
    <message>
        <source>Mooncakes and lanterns left are equal too: they share the place.</source>
        <translation>月餅も残りの灯籠も同じなので、順位を分け合います。</translation>
    </message>
    <message>
        <source>Mooncakes are equal; more lanterns left decide: {values}.</source>
        <translation>月餅は同数。残りの灯籠が多いほうが上です：{values}。</translation>
    </message>
    <message>
        <source>More Mooncakes decide: {values}.</source>
        <translation>月餅が多いほうが上です：{values}。</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>ロックを開けたゲームは練習となり、数えません。</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}：{games}戦{wins}勝</translation>
    </message>
    <message>
        <source>best lead +{number}</source>
        <translation>最大リード +{number}</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number}連勝</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <source>Something in the program went wrong.</source>
        <translation>プログラムで問題が起きました。</translation>
    </message>
    <message>
        <source>This report is also in {file}.</source>
        <translation>この報告は{file}にもあります。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>報告をコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Your saved games are where they were: nothing has been changed.</source>
        <translation>セーブデータは元のままです。何も変わっていません。</translation>
    </message>
    <message>
        <source>Your game is safe: every step up to this one is saved. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>ゲームは無事です。ここまでの手はすべて保存されています。このまま続けられますが、様子がおかしければ、棚に戻って「続きから」を押してください。</translation>
    </message>
    <message>
        <source>The last step could not be saved, but everything before it is. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>最後の手は保存できませんでしたが、その前まではすべて保存されています。このまま続けられますが、様子がおかしければ、棚に戻って「続きから」を押してください。</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>縮小 (−)</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>最初の人：{name}。</translation>
    </message>
    <message>
        <source>Show everything (0)</source>
        <translation>全体を表示 (0)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>拡大 (+)</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>この手番で%n点を取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) in this turn.</source>
        <translation>
            <numerusform>この手番で灯籠を%n個もらいましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>この手番で、ほかの誰よりも灯籠を%n個多くもらいましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) in this turn.</source>
        <translation>
            <numerusform>この手番で月餅を%n個もらいましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place your tile and hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>タイルを置いて、%n点の献灯に要る灯籠をそろえましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>%n点取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>灯籠を%n個もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anybody else.</source>
        <translation>
            <numerusform>ほかの誰よりも灯籠を%n個多くもらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>月餅を%n個もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>%n点の献灯に要る灯籠がそろいました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Dedicate now</source>
        <translation>今こそ献灯</translation>
    </message>
    <message>
        <source>Bright lanterns</source>
        <translation>明るい灯籠</translation>
    </message>
    <message>
        <source>More than the others</source>
        <translation>誰よりも多く</translation>
    </message>
    <message>
        <source>Sweet matches</source>
        <translation>甘いマッチ</translation>
    </message>
    <message>
        <source>The missing lantern</source>
        <translation>足りない灯籠</translation>
    </message>
</context>
<context>
    <name>FestivalAsks</name>
    <message>
        <source>Touch the side of your tile that counts as a match.</source>
        <translation>マッチとみなすタイルの辺を選んでください。</translation>
    </message>
    <message>
        <source>Touch the tile you keep. The other one goes to the bottom.</source>
        <translation>残すタイルを選んでください。もう1枚は山の底に行きます。</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take for it.</source>
        <translation>代わりに取るサプライの灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Touch the lantern you take, at another seat.</source>
        <translation>ほかの席から取る灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Touch the player who gains one with you.</source>
        <translation>一緒にもらうプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>Touch the stack you put it on.</source>
        <translation>置く山を選んでください。</translation>
    </message>
    <message>
        <source>Choose the lanterns; then touch the one you leave out.</source>
        <translation>灯籠を選び、省く1つを選んでください。</translation>
    </message>
    <message>
        <source>Touch the lantern you take back.</source>
        <translation>取り戻す灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Press her card to see the top two tiles, or refill as ever.</source>
        <translation>彼女のカードを押すと上の2枚のタイルを見られます。いつもどおり補充もできます。</translation>
    </message>
    <message>
        <source>You may exchange one more: touch the lantern you give.</source>
        <translation>もう1つ交換できます。渡す灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Make a second Dedication: touch its stack.</source>
        <translation>2回目の献灯です。山を選んでください。</translation>
    </message>
    <message>
        <source>Make a Dedication: touch its stack.</source>
        <translation>献灯です。山を選んでください。</translation>
    </message>
    <message>
        <source>Touch the lantern you give.</source>
        <translation>渡す灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Touch the first lantern you give.</source>
        <translation>最初に渡す灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take.</source>
        <translation>取るサプライの灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Touch a Dedication: one lantern may be left out.</source>
        <translation>献灯を選んでください。灯籠を1つ省けます。</translation>
    </message>
    <message>
        <source>At your refill you may choose from two tiles.</source>
        <translation>補充のとき、2枚のタイルから選べます。</translation>
    </message>
    <message>
        <source>Touch a tile of the display to turn it.</source>
        <translation>回す場のタイルを選んでください。</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you both gain.</source>
        <translation>2人でもらうサプライの灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Touch the pile of Trixie lanterns to take one.</source>
        <translation>Trixieの灯籠の山に触れて、1つ取ってください。</translation>
    </message>
    <message>
        <source>Touch your token.</source>
        <translation>自分のトークンを選んでください。</translation>
    </message>
    <message>
        <source>Choose for Moon Dancer:</source>
        <translation>Moon Dancerの代わりに選んでください：</translation>
    </message>
    <message>
        <source>Turn it (wheel or R); press it again to leave it so.</source>
        <translation>ホイールかRで回し、もう一度押すと決定です。</translation>
    </message>
    <message>
        <source>After your tile, one more Dedication may be possible.</source>
        <translation>タイルを置いたら、もう1回献灯できるかもしれません。</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>この手番は献灯を2回できます。</translation>
    </message>
    <message>
        <source>Each match brings one more Mooncake.</source>
        <translation>マッチごとに月餅がもう1つ増えます。</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>献灯のあと、灯籠を1つ取り戻せます。</translation>
    </message>
    <message>
        <source>Your lanterns are not counted this turn.</source>
        <translation>この手番は灯籠を数えません。</translation>
    </message>
    <message>
        <source>You also gain what the far side of your tile shows.</source>
        <translation>タイルの向こう側の灯籠ももらえます。</translation>
    </message>
    <message>
        <source>One side that does not match will count as a match.</source>
        <translation>マッチしない辺が1つマッチになります。</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>渡す灯籠はどれ？</translation>
    </message>
    <message>
        <source>which lantern of the Supply does she take?</source>
        <translation>取るサプライの灯籠はどれ？</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>あなたから取る灯籠はどれ？</translation>
    </message>
    <message>
        <source>touch the lit stack, then her lanterns.</source>
        <translation>光る山を選び、次に彼女の灯籠を選んでください。</translation>
    </message>
    <message>
        <source>which lantern does she leave out?</source>
        <translation>省く灯籠はどれ？</translation>
    </message>
    <message>
        <source>which lanterns does she dedicate?</source>
        <translation>献灯する灯籠はどれ？</translation>
    </message>
    <message>
        <source>touch what is lit.</source>
        <translation>光るものを選んでください。</translation>
    </message>
</context>
<context>
    <name>FestivalChoices</name>
    <message>
        <source>Keep the {tile}</source>
        <translation>{tile}を残す</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>{tile}を置く</translation>
    </message>
    <message>
        <source>Put your token on {kind}: your Dedications there score 1 more</source>
        <translation>トークンを{kind}に置く：そこでの献灯が1点増えます</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}</source>
        <translation>{kind}を献灯：{points}</translation>
    </message>
    <message numerus="yes">
        <source>Claim the Dedication: %n point(s)</source>
        <translation>
            <numerusform>献灯を取る：%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the face-up {tile}</source>
        <translation>表向きの{tile}を取る</translation>
    </message>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>山の一番上のタイルを見ずに引く（山に%n枚）</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {lanterns}</source>
        <translation>{row}行{column}列：{lanterns}</translation>
    </message>
    <message>
        <source>Mooncake</source>
        <translation>月餅</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>no {thing} left</source>
        <translation>{thing}の残りなし</translation>
    </message>
    <message>
        <source>Give {lantern} ({number} held)</source>
        <translation>{lantern}を渡す（所持{number}）</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} ({number} held)</source>
        <translation>{lantern}を交換するか返す（所持{number}）</translation>
    </message>
    <message>
        <source>Exchange {lantern} ({number} held)</source>
        <translation>{lantern}を交換（所持{number}）</translation>
    </message>
    <message>
        <source>Return {lantern} ({number} held)</source>
        <translation>{lantern}を返す（所持{number}）</translation>
    </message>
    <message>
        <source>Four {lantern}</source>
        <translation>{lantern}を4つ</translation>
    </message>
    <message>
        <source>A pair of {lantern}</source>
        <translation>{lantern}のペア</translation>
    </message>
    <message>
        <source>One {lantern}</source>
        <translation>{lantern}を1つ</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>{lantern}を取る（残り{number}）</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>{lantern}をサプライに返す</translation>
    </message>
    <message>
        <source>Take {lantern} for it ({number} left)</source>
        <translation>代わりに{lantern}を取る（残り{number}）</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message>
        <source>Whoever refills a hand may take it. {tile}</source>
        <translation>補充する人が取れます。{tile}</translation>
    </message>
    <message>
        <source>No tile lies face up.</source>
        <translation>表向きのタイルはありません。</translation>
    </message>
    <message>
        <source>Tiles of {name}, seen by their owner only.</source>
        <translation>{name}のタイル。見られるのは本人だけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>山のタイルは残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>When all tiles are laid, everybody has one final turn.</source>
        <translation>すべてのタイルを置いたら、全員に最終手番が1回あります。</translation>
    </message>
    <message>
        <source>A match with it brings a Mooncake.</source>
        <translation>これとマッチすると月餅をもらえます。</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}：あなたは%n個持っています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} holds %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}：{name}は%n個持っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>None is left in the Supply.</source>
        <translation>サプライに残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the Supply.</source>
        <translation>
            <numerusform>サプライに残り%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s) left in the Supply.</source>
        <translation>
            <numerusform>サプライの月餅は残り%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>あなたは%n個持っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: taken where a stack is empty, {points} each.</source>
        <translation>汎用の献灯：山が空のときに取ります。各{points}。</translation>
    </message>
    <message>
        <source>{kind}: none is left.</source>
        <translation>{kind}：残っていません。</translation>
    </message>
    <message>
        <source>{kind}: {points}, {lacking}.</source>
        <translation>{kind}：{points}、{lacking}。</translation>
    </message>
    <message>
        <source>{kind}: {points}.</source>
        <translation>{kind}：{points}。</translation>
    </message>
    <message>
        <source>A generic one is taken.</source>
        <translation>汎用のものを取ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <comment>Dedications</comment>
        <translation>
            <numerusform>残り%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>you have the lanterns for it</source>
        <translation>必要な灯籠がそろっています</translation>
    </message>
    <message>
        <source>you lack {lanterns}</source>
        <translation>{lanterns}が足りません</translation>
    </message>
    <message numerus="yes">
        <source>you lack %n lantern(s)</source>
        <translation>
            <numerusform>灯籠があと%n個足りません</numerusform>
        </translation>
    </message>
    <message>
        <source>you lack {number}: {lanterns}</source>
        <translation>あと{number}個：{lanterns}</translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}、{mooncakes}：{ability}</translation>
    </message>
    <message>
        <source>The token of {name}: each Dedication taken from the stack it lies on scores one more.</source>
        <translation>{name}のトークン：これを置いた山から取る献灯は、1点増えます。</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) left on the pile.</source>
        <translation>
            <numerusform>Trixieの灯籠は残り%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Trixie lantern(s).</source>
        <translation>
            <numerusform>{name}はTrixieの灯籠を%n個持っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each stands for any lantern in a Dedication.</source>
        <translation>献灯で、どの灯籠の代わりにもなります。</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Mooncake(s).</source>
        <translation>
            <numerusform>{name}は月餅を%n個持っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>An exchange costs {mooncakes}.</source>
        <translation>交換には{mooncakes}が必要です。</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} from %n Dedication(s).</source>
        <translation>
            <numerusform>{name}：献灯%n回で{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n lantern(s).</source>
        <translation>
            <numerusform>{name}は灯籠を%n個持っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>No more than {limit} may be kept when a tile is laid.</source>
        <translation>タイルを置くときに持てるのは{limit}個までです。</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points}, {mooncakes}, %n lantern(s).</source>
        <translation>
            <numerusform>{name}：{points}、{mooncakes}、灯籠%n個。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalGala</name>
    <message>
        <source>{name} befriended {friend} for {mooncakes}.</source>
        <translation>{name}は{mooncakes}で{friend}と友達になりました。</translation>
    </message>
    <message>
        <source>The help of {friend} was not used.</source>
        <translation>{friend}の助けは使われませんでした。</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name}は{other}に{given}を渡し、{taken}を取りました。</translation>
    </message>
    <message>
        <source>{name} put the token on {kind}.</source>
        <translation>{name}は{kind}にトークンを置きました。</translation>
    </message>
    <message>
        <source>The side with {lantern} counts as a match.</source>
        <translation>{lantern}の辺をマッチとみなします。</translation>
    </message>
    <message numerus="yes">
        <source>{name} kept %n lantern(s).</source>
        <translation>
            <numerusform>{name}は灯籠を%n個持ったままです。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took a Trixie lantern.</source>
        <translation>{name}はTrixieの灯籠を取りました。</translation>
    </message>
    <message>
        <source>{name} returned a Trixie lantern.</source>
        <translation>{name}はTrixieの灯籠を返しました。</translation>
    </message>
    <message>
        <source>{name} turned a tile of the display.</source>
        <translation>{name}は場のタイルを回しました。</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name}は山の上のタイルを見ました。</translation>
    </message>
    <message>
        <source>{name} kept one of them and put the other at the bottom.</source>
        <translation>{name}は1枚を残し、もう1枚を底に置きました。</translation>
    </message>
    <message>
        <source>Befriend {friend} ({mooncakes}): {ability}</source>
        <translation>{friend}と友達になる（{mooncakes}）：{ability}</translation>
    </message>
    <message>
        <source>Take {lantern} from {name}</source>
        <translation>{name}から{lantern}を取る</translation>
    </message>
    <message>
        <source>Together with {name}</source>
        <translation>{name}と一緒に</translation>
    </message>
    <message>
        <source>Turn the tile at {x}, {y}: {tile}</source>
        <translation>{x}, {y}のタイルを回す：{tile}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>{lantern}を省く</translation>
    </message>
    <message>
        <source>It stands for one more {lantern}</source>
        <translation>{lantern}をもう1つ分にする</translation>
    </message>
    <message>
        <source>It stands for {lantern}</source>
        <translation>{lantern}の代わりにする</translation>
    </message>
    <message>
        <source>Let a Trixie lantern stand for one you have</source>
        <translation>持っている灯籠の代わりにTrixieの灯籠を使う</translation>
    </message>
    <message>
        <source>Put your token on a stack</source>
        <translation>トークンを山に置く</translation>
    </message>
    <message>
        <source>Look at the top tiles of the stack</source>
        <translation>山の上のタイルを見る</translation>
    </message>
    <message>
        <source>Return a Trixie lantern</source>
        <translation>Trixieの灯籠を返す</translation>
    </message>
    <message>
        <source>Back to the pile</source>
        <translation>元の場所に戻す</translation>
    </message>
    <message>
        <source>Take a Trixie lantern</source>
        <translation>Trixieの灯籠を1つ取る</translation>
    </message>
    <message>
        <source>No friend helps you with that now.</source>
        <translation>今それを助けてくれる友達はいません。</translation>
    </message>
    <message>
        <source>Moon Dancer follows rules of her own.</source>
        <translation>Moon Dancerには専用のルールがあります。</translation>
    </message>
    <message>
        <source>That friend is not in play.</source>
        <translation>その友達は参加していません。</translation>
    </message>
    <message>
        <source>Befriending comes first in a turn, and only once.</source>
        <translation>友達になるのは手番の最初に1回だけです。</translation>
    </message>
    <message>
        <source>You have too few Mooncakes for that friend.</source>
        <translation>その友達には月餅が足りません。</translation>
    </message>
    <message>
        <source>You hold no Trixie lantern.</source>
        <translation>Trixieの灯籠を持っていません。</translation>
    </message>
    <message>
        <source>First choose the side that counts as a match.</source>
        <translation>先にマッチとみなす辺を選んでください。</translation>
    </message>
    <message>
        <source>First choose the tile you keep.</source>
        <translation>先に残すタイルを選んでください。</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you have just returned.</source>
        <translation>今返した灯籠の中から1つ取り戻してください。</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>ほかのプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and does not match.</source>
        <translation>タイルに接していて、マッチしない辺を選んでください。</translation>
    </message>
    <message>
        <source>Keep one of the tiles you are looking at.</source>
        <translation>見ているタイルから1枚残してください。</translation>
    </message>
    <message>
        <source>A swap takes a different lantern.</source>
        <translation>取りかえるのは別の種類の灯籠です。</translation>
    </message>
    <message>
        <source>That player holds no lantern of that kind.</source>
        <translation>そのプレイヤーは、その種類の灯籠を持っていません。</translation>
    </message>
    <message>
        <source>Your token lies there already.</source>
        <translation>トークンはもうそこにあります。</translation>
    </message>
    <message>
        <source>Nothing is left on that stack.</source>
        <translation>その山には何も残っていません。</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>そこにタイルはありません。</translation>
    </message>
    <message>
        <source>The tile lies that way already.</source>
        <translation>タイルはもうその向きです。</translation>
    </message>
    <message>
        <source>There is nothing you could exchange.</source>
        <translation>交換できるものがありません。</translation>
    </message>
    <message>
        <source>There is nothing you could swap.</source>
        <translation>取りかえられるものがありません。</translation>
    </message>
    <message>
        <source>There is nothing you could take.</source>
        <translation>取れるものがありません。</translation>
    </message>
    <message>
        <source>You could not make a second Dedication.</source>
        <translation>2回目の献灯はできません。</translation>
    </message>
    <message>
        <source>No Trixie lantern is left.</source>
        <translation>Trixieの灯籠は残っていません。</translation>
    </message>
    <message>
        <source>There is no other stack for your token.</source>
        <translation>トークンを置けるほかの山がありません。</translation>
    </message>
    <message>
        <source>That helps with placing a tile, and you have none left.</source>
        <translation>それはタイルを置くときの助けですが、もうタイルがありません。</translation>
    </message>
    <message>
        <source>You do not hold more than {limit} lanterns.</source>
        <translation>持っている灯籠は{limit}個を超えていません。</translation>
    </message>
    <message>
        <source>There are not two tiles in the stack to look at.</source>
        <translation>山に、見るためのタイルが2枚ありません。</translation>
    </message>
    <message>
        <source>You could not make a Dedication with that help.</source>
        <translation>その助けがあっても献灯はできません。</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the lit tile on the lit cell. {gains}</source>
        <translation>光るタイルを光るマスに置きましょう。{gains}</translation>
    </message>
    <message>
        <source>Exchange {given} for {taken}.</source>
        <translation>{given}を{taken}と交換しましょう。</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}.</source>
        <translation>{kind}を献灯しましょう：{points}。</translation>
    </message>
    <message>
        <source>Return {lantern}.</source>
        <translation>{lantern}を返しましょう。</translation>
    </message>
    <message>
        <source>Take the face-up tile.</source>
        <translation>表向きのタイルを取りましょう。</translation>
    </message>
    <message>
        <source>Draw a tile from the stack.</source>
        <translation>山からタイルを引きましょう。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>手番を終えましょう。</translation>
    </message>
    <message>
        <source>A friend can help: touch what is lit.</source>
        <translation>友達が助けてくれます。光るものを選びましょう。</translation>
    </message>
</context>
<context>
    <name>FestivalLabels</name>
    <message numerus="yes">
        <source>lantern(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>灯籠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim %n point(s)</source>
        <translation>
            <numerusform>%n点を取る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mooncake(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>月餅</numerusform>
        </translation>
    </message>
    <message>
        <source>+{number} {name}</source>
        <translation>{name} +{number}</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>点</numerusform>
        </translation>
    </message>
    <message>
        <source>of {limit}</source>
        <translation>／{limit}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>あと%n</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>残り{number}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>湖</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>引くタイル</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>友達</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>山</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>表向き</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>残りなし</translation>
    </message>
    <message>
        <source>from Generic</source>
        <translation>汎用から</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>できます</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>サプライ</translation>
    </message>
    <message>
        <source>Dedications</source>
        <translation>献灯</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>手の中</translation>
    </message>
    <message>
        <source>Trixie</source>
        <comment>a lantern of hers</comment>
        <translation>Trixie</translation>
    </message>
    <message>
        <source>turn the tile</source>
        <translation>タイルを回す</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>おまかせ</translation>
    </message>
</context>
<context>
    <name>FestivalLog</name>
    <message>
        <source>{name} returned {lantern} to the Supply.</source>
        <translation>{name}は{lantern}をサプライに返しました。</translation>
    </message>
    <message>
        <source>{name} drew a tile from the stack.</source>
        <translation>{name}は山からタイルを引きました。</translation>
    </message>
    <message>
        <source>All tiles are placed: everyone has one final turn.</source>
        <translation>すべてのタイルが置かれました。全員に最終手番が1回あります。</translation>
    </message>
    <message>
        <source>{name} ended the final turn.</source>
        <translation>{name}は最終手番を終えました。</translation>
    </message>
    <message>
        <source>A friend brought {name} {lantern}.</source>
        <translation>友達が{name}に{lantern}を届けました。</translation>
    </message>
    <message>
        <source>{name} paid {mooncakes} and exchanged {given} for {taken}.</source>
        <translation>{name}は{mooncakes}を払い、{given}を{taken}と交換しました。</translation>
    </message>
    <message>
        <source>{name} exchanged {given} for {taken}.</source>
        <translation>{name}は{given}を{taken}と交換しました。</translation>
    </message>
    <message>
        <source>{name} dedicated four {lanterns}: {points}.</source>
        <translation>{name}は{lanterns}を4つ献灯しました：{points}。</translation>
    </message>
    <message>
        <source>{name} dedicated pairs of {lanterns}: {points}.</source>
        <translation>{name}は{lanterns}のペアを献灯しました：{points}。</translation>
    </message>
    <message>
        <source>{name} dedicated one of each lantern: {points}.</source>
        <translation>{name}は全種類の灯籠を1つずつ献灯しました：{points}。</translation>
    </message>
    <message>
        <source>That stack is empty, so it was a generic tile.</source>
        <translation>山が空なので、汎用のタイルでした。</translation>
    </message>
    <message>
        <source>One {lantern} was left out.</source>
        <translation>{lantern}を1つ省きました。</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) stood in.</source>
        <translation>
            <numerusform>Trixieの灯籠%n個が代わりになりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} stayed.</source>
        <translation>そのため{lanterns}は残りました。</translation>
    </message>
    <message>
        <source>The token brought {points} more.</source>
        <translation>トークンで{points}増えました。</translation>
    </message>
    <message>
        <source>{name} took the face-up tile; a new one was turned up.</source>
        <translation>{name}は表向きのタイルを取り、新しいタイルがめくられました。</translation>
    </message>
    <message>
        <source>{name} took the last tile beside the stack.</source>
        <translation>{name}は山の横の最後のタイルを取りました。</translation>
    </message>
    <message>
        <source>{name} placed a Sky tile.</source>
        <translation>{name}は夜空タイルを置きました。</translation>
    </message>
    <message>
        <source>{name} placed the Fireworks tile with {pet}.</source>
        <translation>{name}は{pet}の花火タイルを置きました。</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), nothing left to gain.</source>
        <translation>
            <numerusform>マッチ%nつ、もらえるものはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): {gains}.</source>
        <translation>
            <numerusform>マッチ%nつ：{gains}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {lantern}</source>
        <translation>{name}は{lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>続いて{name}が{lantern}をもらいました</translation>
    </message>
    <message>
        <source>There was no {lantern} left for {names}.</source>
        <translation>{names}の分の{lantern}は残っていませんでした。</translation>
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
        <translation>フォーカード</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>スリーペア</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>七種揃い</translation>
    </message>
    <message>
        <source>Generic</source>
        <comment>Dedication</comment>
        <translation>汎用</translation>
    </message>
    <message>
        <source>{lantern} above</source>
        <translation>上の{lantern}</translation>
    </message>
    <message>
        <source>{lantern} on the right</source>
        <translation>右の{lantern}</translation>
    </message>
    <message>
        <source>{lantern} below</source>
        <translation>下の{lantern}</translation>
    </message>
    <message>
        <source>{lantern} on the left</source>
        <translation>左の{lantern}</translation>
    </message>
    <message>
        <source>The upper side</source>
        <translation>上の辺</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>右の辺</translation>
    </message>
    <message>
        <source>The lower side</source>
        <translation>下の辺</translation>
    </message>
    <message>
        <source>The left side</source>
        <translation>左の辺</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>月餅%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{top} top, {right} right, {bottom} bottom, {left} left</source>
        <translation>上{top}、右{right}、下{bottom}、左{left}</translation>
    </message>
    <message>
        <source>Sky tile: {sides}</source>
        <translation>夜空タイル：{sides}</translation>
    </message>
    <message>
        <source>Fireworks tile with {pet}: {sides}</source>
        <translation>{pet}の花火タイル：{sides}</translation>
    </message>
</context>
<context>
    <name>FestivalOptions</name>
    <message>
        <source>one is needed</source>
        <translation>1人は必要</translation>
    </message>
    <message>
        <source>works alone</source>
        <translation>1人でも可</translation>
    </message>
    <message>
        <source>brings pieces</source>
        <translation>コマつき</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number}手番</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>各{number}手番</translation>
    </message>
    <message>
        <source>{number} tiles</source>
        <translation>タイル{number}枚</translation>
    </message>
    <message>
        <source>{number} of each lantern</source>
        <translation>各灯籠{number}枚</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>約{number}分</translation>
    </message>
    <message>
        <source>Moon Dancer’s level</source>
        <translation>Moon Dancerのレベル</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>You begin. A tie is Moon Dancer’s.</source>
        <translation>あなたから始めます。同点はMoon Dancerの勝ちです。</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>最初の人はランダムに決め、時計回りに進みます。</translation>
    </message>
    <message>
        <source>Moon Dancer’s level; below, ours</source>
        <translation>Moon Dancerのレベル（下は独自）</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>宴の友達</translation>
    </message>
    <message>
        <source>Friends that go well together</source>
        <translation>相性のよい友達</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>友達なしで遊ぶ</translation>
    </message>
    <message>
        <source>Let chance invite somebody</source>
        <translation>ランダムで招く</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>あなたの友達</translation>
    </message>
    <message>
        <source>Does not work alone.</source>
        <translation>1人用では使えません。</translation>
    </message>
    <message>
        <source>She helps Moon Dancer, too. Pinkie Pie may join another one.</source>
        <translation>彼女はMoon Dancerも助けます。Pinkie Pieはもう1人と一緒に来られます。</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>最初のタイル</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選ぶ</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn.</source>
        <translation>最初の夜空タイルと手札の花火タイルは無作為に引きます。</translation>
    </message>
    <message numerus="yes">
        <source>A Sky tile to start with, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>最初の夜空タイル1枚と、手札の花火タイルを%n枚まで。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level your hand starts with %n Fireworks tile(s): choose no more.</source>
        <translation>
            <numerusform>このレベルでは、手札の花火タイルは%n枚です。それより多くは選べません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: no more than {most} friends come to a gala.</source>
        <translation>多すぎます。宴に来る友達は{most}人までです。</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: swap one.</source>
        <translation>少なくとも1人はハートの友達が必要です。1人入れ替えてください。</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: choose one more.</source>
        <translation>少なくとも1人はハートの友達が必要です。もう1人選んでください。</translation>
    </message>
    <message>
        <source>Once a turn, pay a friend’s Mooncakes and use what she can do.</source>
        <translation>手番に1回、友達に月餅を払って力を借りられます。</translation>
    </message>
    <message>
        <source>Nobody invited: on your turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>友達なし：手番に月餅{cost}個を払うと、灯籠を1個交換できます。</translation>
    </message>
    <message>
        <source>{name}: {ability}</source>
        <translation>{name}：{ability}</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>月餅%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>has a heart</source>
        <translation>ハートつき</translation>
    </message>
    <message>
        <source>works alone beside another one</source>
        <translation>ほかの友達と一緒なら1人用で可</translation>
    </message>
    <message>
        <source>brings pieces along</source>
        <translation>コマを持ってくる</translation>
    </message>
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>lanterns that lead to a Dedication</source>
        <translation>献灯につながる灯籠</translation>
    </message>
    <message>
        <source>Mooncakes for later</source>
        <translation>後で使う月餅</translation>
    </message>
    <message>
        <source>less for the others</source>
        <translation>ほかの人に渡るものを減らす</translation>
    </message>
    <message>
        <source>what the rest of the turn can bring</source>
        <translation>この手番の残りで得られるもの</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>One tile is placed in a turn. Now refill your hand.</source>
        <translation>置くタイルは手番に1枚です。手札を補充してください。</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>そのタイルは手札にありません。</translation>
    </message>
    <message>
        <source>A tile already lies there.</source>
        <translation>そこにはもうタイルがあります。</translation>
    </message>
    <message>
        <source>A tile must share a side with the display.</source>
        <translation>タイルは場と辺で接する必要があります。</translation>
    </message>
    <message>
        <source>Return lanterns until you hold {limit}, then place a tile.</source>
        <translation>灯籠を{limit}個になるまで返してから、タイルを置いてください。</translation>
    </message>
    <message>
        <source>Exchanging comes first in a turn, and only once.</source>
        <translation>交換は手番の最初に1回だけです。</translation>
    </message>
    <message>
        <source>An exchange costs {cost} Mooncakes.</source>
        <translation>交換には月餅{cost}個が必要です。</translation>
    </message>
    <message>
        <source>To exchange, drag one of your lanterns onto the one you want.</source>
        <translation>交換するには、自分の灯籠をほしい灯籠へドラッグしてください。</translation>
    </message>
    <message>
        <source>You hold no lantern of that kind.</source>
        <translation>その種類の灯籠を持っていません。</translation>
    </message>
    <message>
        <source>An exchange takes a different lantern.</source>
        <translation>交換で取るのは別の種類の灯籠です。</translation>
    </message>
    <message>
        <source>The Supply has no lantern of that kind left.</source>
        <translation>サプライに、その種類の灯籠は残っていません。</translation>
    </message>
    <message>
        <source>One Dedication is made in a turn, before placing.</source>
        <translation>献灯は手番に1回、置く前に行います。</translation>
    </message>
    <message>
        <source>No Dedication is left for that, not even a generic one.</source>
        <translation>その献灯は、汎用も含めて残っていません。</translation>
    </message>
    <message>
        <source>Generic Dedications are taken only where a stack is empty.</source>
        <translation>汎用の献灯は、山が空のときだけ取れます。</translation>
    </message>
    <message>
        <source>Four of a Kind needs four equal lanterns.</source>
        <translation>フォーカードには、同じ灯籠が4つ必要です。</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three lanterns.</source>
        <translation>スリーペアには、3種の灯籠が2つずつ必要です。</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>七種揃いには、全種類の灯籠が1つずつ必要です。</translation>
    </message>
    <message>
        <source>Lanterns are returned only when you hold more than {limit}, before placing.</source>
        <translation>灯籠を返すのは、置く前に{limit}個より多く持っているときだけです。</translation>
    </message>
    <message>
        <source>The hand is refilled after a tile is placed.</source>
        <translation>手札の補充はタイルを置いた後です。</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>山は空です。</translation>
    </message>
    <message>
        <source>One tile is placed in a turn. Now it can only be ended.</source>
        <translation>置くタイルは手番に1枚です。あとは手番を終えるだけです。</translation>
    </message>
    <message>
        <source>No friends are in play in this game.</source>
        <translation>このゲームに友達はいません。</translation>
    </message>
    <message>
        <source>A turn ends with placing a tile.</source>
        <translation>手番はタイルを置いて終わります。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
</context>
<context>
    <name>FestivalScores</name>
    <message>
        <source>Four of a Kind</source>
        <translation>フォーカード</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>スリーペア</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>七種揃い</translation>
    </message>
    <message>
        <source>Celestia’s token</source>
        <translation>Celestiaのトークン</translation>
    </message>
</context>
<context>
    <name>FestivalTips</name>
    <message>
        <source>Equal sides touched: a match gives you that lantern once more.</source>
        <translation>同じ辺が接しました。マッチすると、その灯籠をもう1つもらえます。</translation>
    </message>
    <message>
        <source>Fireworks tiles in a match bring Mooncakes. Two of them exchange a lantern.</source>
        <translation>花火タイルがマッチすると月餅をもらえます。2個で灯籠を交換できます。</translation>
    </message>
    <message>
        <source>Every tile gives each seat the lantern on the side that faces it.</source>
        <translation>タイルを置くたび、各席は自分に向いた辺の灯籠をもらいます。</translation>
    </message>
    <message>
        <source>What the Supply lacks is not given. Dedications bring lanterns back to it.</source>
        <translation>サプライにない灯籠はもらえません。献灯すると灯籠がサプライに戻ります。</translation>
    </message>
    <message>
        <source>Each Dedication of a kind leaves less for the next. Do not wait too long.</source>
        <translation>同じ種類の献灯は、取られるたびに点が下がります。待ちすぎないようにしましょう。</translation>
    </message>
    <message>
        <source>All tiles are laid: everybody may exchange and dedicate once more.</source>
        <translation>すべてのタイルが置かれました。全員もう1回、交換と献灯ができます。</translation>
    </message>
    <message>
        <source>The stack is empty: only few tiles are left to place. Complete your sets now.</source>
        <translation>山は空です。置けるタイルは残りわずかです。今のうちに組をそろえましょう。</translation>
    </message>
    <message>
        <source>Only 12 lanterns may stay. Give back what no Dedication of yours needs.</source>
        <translation>残せる灯籠は12個までです。献灯に要らないものを返しましょう。</translation>
    </message>
    <message>
        <source>You can make a Dedication: these points decide the game. One in each turn, before placing.</source>
        <translation>献灯できます。この点が勝負を決めます。手番に1回、置く前に行います。</translation>
    </message>
    <message>
        <source>For two Mooncakes you may exchange a lantern: good when just one is missing.</source>
        <translation>月餅2個で灯籠を交換できます。あと1つだけ足りないときに便利です。</translation>
    </message>
    <message>
        <source>A friend helps you this turn for Mooncakes. Rest the pointer on a card to read how.</source>
        <translation>この手番は、月餅を払えば友達が助けてくれます。カードにポインターを置くと説明が出ます。</translation>
    </message>
    <message>
        <source>Hold a tile over the table and look at every seat: it shows who would receive what.</source>
        <translation>タイルをテーブルの上にかざして、各席を見ましょう。誰が何をもらうかわかります。</translation>
    </message>
    <message>
        <source>Take the tile you can see, or draw unseen: after this the turn cannot be taken back.</source>
        <translation>見えているタイルを取るか、見ずに引きます。その後は手番を取り消せません。</translation>
    </message>
</context>
<context>
    <name>FestivalTurn</name>
    <message>
        <source>{kind}: {points}</source>
        <translation>{kind}：{points}</translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>灯籠を交換する</translation>
    </message>
    <message>
        <source>befriend somebody</source>
        <translation>友達になる</translation>
    </message>
    <message>
        <source>make a Dedication</source>
        <translation>献灯する</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>友達</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>献灯</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数える</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>置く</translation>
    </message>
    <message>
        <source>Or: {action}</source>
        <translation>または：{action}</translation>
    </message>
    <message>
        <source>Your turn: {action}</source>
        <translation>あなたの番：{action}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}：{action}</translation>
    </message>
    <message>
        <source>First {name} may {actions}.</source>
        <translation>その前に{name}ができること：{actions}。</translation>
    </message>
    <message>
        <source>First you may {actions}.</source>
        <translation>その前にできること：{actions}。</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s).</source>
        <translation>
            <numerusform>灯籠を%n個返してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>use the friend’s help, or end the turn.</source>
        <translation>友達の助けを使うか、手番を終えてください。</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>マッチとみなす辺を選んでください。</translation>
    </message>
    <message>
        <source>keep one of the tiles looked at.</source>
        <translation>見たタイルから1枚残してください。</translation>
    </message>
    <message>
        <source>place a tile.</source>
        <translation>タイルを置いてください。</translation>
    </message>
    <message>
        <source>place this tile.</source>
        <translation>このタイルを置いてください。</translation>
    </message>
    <message>
        <source>return it to the Supply.</source>
        <translation>サプライに返してください。</translation>
    </message>
    <message>
        <source>choose a lantern of the Supply for it.</source>
        <translation>代わりの灯籠をサプライから選んでください。</translation>
    </message>
    <message>
        <source>press the stack again for its points.</source>
        <translation>もう一度山を押すと点が入ります。</translation>
    </message>
    <message>
        <source>choose the lanterns to dedicate.</source>
        <translation>献灯する灯籠を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>after you return %n lantern(s)</source>
        <translation>
            <numerusform>灯籠を%n個返したあと</numerusform>
        </translation>
    </message>
    <message>
        <source>after you take a tile</source>
        <translation>タイルを取ったあと</translation>
    </message>
    <message>
        <source>after you choose a side</source>
        <translation>辺を選んだあと</translation>
    </message>
    <message>
        <source>after you keep a tile</source>
        <translation>タイルを残したあと</translation>
    </message>
    <message>
        <source>after you place a tile</source>
        <translation>タイルを置いたあと</translation>
    </message>
    <message>
        <source>{taken} for {given}</source>
        <translation>{given}を{taken}に</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>費用：{mooncakes}</translation>
    </message>
    <message>
        <source>{held} of {limit}</source>
        <translation>{held}／{limit}</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s)</source>
        <translation>
            <numerusform>灯籠を%n個返す</numerusform>
        </translation>
    </message>
    <message>
        <source>onto the same kind</source>
        <translation>同じ種類の上へ</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>とばした</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>できません</translation>
    </message>
    <message>
        <source>take the face-up tile, or draw one.</source>
        <translation>表向きのタイルを取るか、1枚引いてください。</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>できます</translation>
    </message>
    <message>
        <source>choose lanterns</source>
        <translation>灯籠を選ぶ</translation>
    </message>
    <message>
        <source>no set yet</source>
        <translation>まだそろわない</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <translation>タイルを選ぶ</translation>
    </message>
    <message>
        <source>choose a place</source>
        <translation>場所を選ぶ</translation>
    </message>
    <message>
        <source>turn it, then drop it</source>
        <translation>回して置く</translation>
    </message>
    <message>
        <source>take a new tile</source>
        <translation>新しいタイルを取る</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>choose a side</source>
        <translation>辺を選ぶ</translation>
    </message>
    <message>
        <source>keep a tile</source>
        <translation>タイルを残す</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Festival games</source>
        <translation>Festivalのゲーム</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Bring in games</source>
        <translation>ゲームを取り込む</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
</context>
<context>
    <name>FireflyAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>この手番で%n点を取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>この手番で、ほかの誰よりも%n点多く取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raise your coins to %n in this turn.</source>
        <translation>
            <numerusform>この手番でコインを%n枚に増やしましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring together %n of your workers on one island.</source>
        <translation>
            <numerusform>自分のワーカー%n人を1つの島に集めましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make your longest chain %n island(s) long.</source>
        <translation>
            <numerusform>自分の最長のつながりを%n島にしましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>%n点取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anybody else.</source>
        <translation>
            <numerusform>ほかの誰よりも%n点多く取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You raised your coins to %n.</source>
        <translation>
            <numerusform>コインが%n枚になりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You brought %n of your workers to one island.</source>
        <translation>
            <numerusform>自分のワーカー%n人を1つの島に集めました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your longest chain has %n island(s).</source>
        <translation>
            <numerusform>いちばん長いつながりが島%nつになりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>A rich turn</source>
        <translation>実りの手番</translation>
    </message>
    <message>
        <source>Take the lead</source>
        <translation>先頭に立つ</translation>
    </message>
    <message>
        <source>A full purse</source>
        <translation>財布いっぱい</translation>
    </message>
    <message>
        <source>All hands on one island</source>
        <translation>みんな1つの島へ</translation>
    </message>
    <message>
        <source>One more link</source>
        <translation>もう1つの輪</translation>
    </message>
</context>
<context>
    <name>FireflyAsks</name>
    <message>
        <source>Your turn: {task}.</source>
        <translation>あなたの番：{task}。</translation>
    </message>
    <message>
        <source>{name}: {task}.</source>
        <translation>{name}：{task}。</translation>
    </message>
    <message>
        <source>The game ends with this turn.</source>
        <translation>この手番でゲームが終わります。</translation>
    </message>
    <message>
        <source>A secondary action may come before or after it.</source>
        <translation>その前か後にサブ行動もできます。</translation>
    </message>
    <message>
        <source>Nobody else sees which.</source>
        <translation>どちらかはほかの人に見えません。</translation>
    </message>
    <message>
        <source>Crossing the new bridge is free.</source>
        <translation>新しい橋は無料で渡れます。</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>2つの能力から1つを残してください</translation>
    </message>
    <message>
        <source>choose where the worker of {island} begins</source>
        <translation>{island}のワーカーの開始場所を選んでください</translation>
    </message>
    <message>
        <source>choose a Small island for your first floor</source>
        <translation>最初の層を建てる小の島を選んでください</translation>
    </message>
    <message>
        <source>choose an island for the new worker</source>
        <translation>新しいワーカーの島を選んでください</translation>
    </message>
    <message>
        <source>cross the new bridge, or choose Done</source>
        <translation>新しい橋を渡るか「完了」を選んでください</translation>
    </message>
    <message>
        <source>move on, or choose Done</source>
        <translation>続けて動かすか「完了」を選んでください</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>2層目の代金を払うか選んでください</translation>
    </message>
    <message>
        <source>move on from {island}, which is full</source>
        <translation>満員の{island}から先へ進んでください</translation>
    </message>
    <message>
        <source>move on, or end the turn</source>
        <translation>続けて動かすか手番を終えてください</translation>
    </message>
    <message>
        <source>cross the new bridge, or end the turn</source>
        <translation>新しい橋を渡るか手番を終えてください</translation>
    </message>
    <message>
        <source>skip the main action, none is possible</source>
        <translation>できるメイン行動がないので飛ばしてください</translation>
    </message>
    <message>
        <source>choose another main action, or end the turn</source>
        <translation>もう一つメイン行動をするか手番を終えてください</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>メイン行動を選んでください</translation>
    </message>
    <message>
        <source>choose a secondary action, or end the turn</source>
        <translation>サブ行動を選ぶか手番を終えてください</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>手番を終えてください</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>残り%n移動。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island where the bridge begins.</source>
        <translation>橋の始まる島を選んでください。</translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>層を建てる島を選んでください。</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>自分のワーカーを選んでください。</translation>
    </message>
    <message>
        <source>Choose the island of the festival.</source>
        <translation>祭りの島を選んでください。</translation>
    </message>
    <message>
        <source>Choose the island at the other end, from {island}.</source>
        <translation>{island}からの橋の反対側の島を選んでください。</translation>
    </message>
    <message>
        <source>Choose the lane of the bridge.</source>
        <translation>橋の水路を選んでください。</translation>
    </message>
    <message>
        <source>Choose where the worker on {island} goes.</source>
        <translation>{island}のワーカーの行き先を選んでください。</translation>
    </message>
    <message>
        <source>Choose what the Crow gives you.</source>
        <translation>カラスからもらうものを選んでください。</translation>
    </message>
    <message>
        <source>Choose the way.</source>
        <translation>道を選んでください。</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>A worker on {island}, where you have {workers}</source>
        <translation>{island}のワーカー（そこに{workers}）</translation>
    </message>
    <message>
        <source>To {island}</source>
        <translation>{island}へ</translation>
    </message>
    <message>
        <source>To {island}: full, so it must go on from there</source>
        <translation>{island}へ：満員なので、さらに先へ進みます</translation>
    </message>
    <message>
        <source>{island}: {gains}</source>
        <translation>{island}：{gains}</translation>
    </message>
    <message>
        <source>Build a bridge</source>
        <translation>橋をかける</translation>
    </message>
    <message>
        <source>Build a floor of a pagoda</source>
        <translation>塔の層を建てる</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>祭りを開く</translation>
    </message>
    <message numerus="yes">
        <source>Move on, %n movement(s) left</source>
        <translation>
            <numerusform>移動を続ける（残り%n回）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>ワーカーを動かす（%n回まで）</numerusform>
        </translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have nobody</source>
        <translation>{island}に橋（自分のワーカーなし）</translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have {workers}</source>
        <translation>{island}に橋（そこに{workers}）</translation>
    </message>
    <message numerus="yes">
        <source>To {island}, %n lane(s)</source>
        <translation>
            <numerusform>{island}へ（水路%n本）</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}. {lane}</source>
        <translation>{island}へ。{lane}</translation>
    </message>
    <message>
        <source>Claim {goal} ({condition}): +{points}</source>
        <translation>{goal}を取る（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>Reveal your private goal ({condition}): +{points}</source>
        <translation>秘密目標を公開（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>{points}でカラスを取る</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: one more main action</source>
        <translation>{coins}で幸運の魚を置く：メイン行動をもう1回</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>{power}を残す：{rule}</translation>
    </message>
    <message>
        <source>The worker of {start} begins on {island}</source>
        <translation>{start}のワーカーは{island}から始める</translation>
    </message>
    <message>
        <source>Begin with a floor on {island}</source>
        <translation>{island}の層から始める</translation>
    </message>
    <message>
        <source>The recruit goes to {island}</source>
        <translation>新人は{island}へ</translation>
    </message>
    <message>
        <source>A worker crosses from {origin} to {destination}</source>
        <translation>ワーカーが{origin}から{destination}へ渡る</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>{coins}でもう1層建てる</translation>
    </message>
    <message>
        <source>Nobody else crosses</source>
        <translation>もう誰も渡らない</translation>
    </message>
    <message>
        <source>No more movements</source>
        <translation>移動はここまで</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>2つ目の層は建てない</translation>
    </message>
    <message>
        <source>Leave out the main action, none is possible</source>
        <translation>できるメイン行動がないので省く</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
</context>
<context>
    <name>FireflyEndWords</name>
    <message numerus="yes">
        <source>%n festival(s)</source>
        <translation>
            <numerusform>祭り%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>目標%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>終了時</translation>
    </message>
    <message>
        <source>{number} ×, kept</source>
        <translation>{number}×、所持</translation>
    </message>
    <message>
        <source>taken {number} ×</source>
        <translation>{number}×取得</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>The last Sōrin was placed by {name}.</source>
        <translation>最後の相輪を置いたのは{name}です。</translation>
    </message>
    <message>
        <source>{name} had placed every floor.</source>
        <translation>{name}がすべての層を置きました。</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>公開目標がすべて取られました。最後の1枚は{name}です。</translation>
    </message>
    <message>
        <source>Nobody built, scored or celebrated any more.</source>
        <translation>誰も建てず、得点せず、祭りも開きませんでした。</translation>
    </message>
    <message>
        <source>Their coins are equal too: they share the place.</source>
        <translation>コインも同じなので、順位を分け合います。</translation>
    </message>
    <message>
        <source>More coins decide: {values}.</source>
        <translation>コインが多いほうが上です：{values}。</translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message>
        <source>An empty place for a private goal of yours.</source>
        <translation>秘密目標の空き場所です。</translation>
    </message>
    <message>
        <source>{a} – {b}: {segments}.</source>
        <translation>{a} – {b}：{segments}。</translation>
    </message>
    <message>
        <source>Ends your turn once its main action is done.</source>
        <translation>メイン行動を終えたら、手番を終えます。</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with a worker of yours. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>自分のワーカーがいる島から橋をかけます。手元の橋板は残り%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>自分のワーカーがいる島に層を建てます。手元の層は残り%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) of workers over bridges. Those of others cost coins.</source>
        <translation>
            <numerusform>ワーカーは橋を渡って%n回まで移動できます。ほかの人の橋にはコインが要ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what every festival would pay if it were held now.</source>
        <translation>今祭りを開いたら何点になるか、すべて見せます。</translation>
    </message>
    <message>
        <source>Fish: all of yours are placed.</source>
        <translation>魚：すべて置きました。</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: one more main action this turn.</source>
        <translation>{coins}で魚を置くと、この手番にメイン行動をもう1回できます。</translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>誰も持っていません。</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>{name}が持っています。</translation>
    </message>
    <message>
        <source>The Crow: take it for {points}.</source>
        <translation>カラス：{points}で取れます。</translation>
    </message>
    <message>
        <source>{island}: a Start. Any number of workers may stay.</source>
        <translation>{island}：スタートです。ワーカーは何人でもいられます。</translation>
    </message>
    <message>
        <source>{island}. {size} island.</source>
        <translation>{island}。{size}の島。</translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival where floors and bridges suffice, you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>層と橋が足りていて、自分のワーカーがいて、自分よりコマの多い人がいない島で祭りを開きます。相輪は残り%n本です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>祭りはもう開かれました。層は足せません。</translation>
    </message>
    <message>
        <source>Each floor brings {reward}.</source>
        <translation>1層ごとに{reward}。</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) for each piece.</source>
        <translation>
            <numerusform>祭り：コマ1つにつき%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lack {things}.</source>
        <translation>足りないもの：{things}。</translation>
    </message>
    <message>
        <source>You could hold it: {points}.</source>
        <translation>祭りを開けます：{points}。</translation>
    </message>
    <message numerus="yes">
        <source>{names} could hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names}が開けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker of yours</source>
        <translation>自分のワーカー</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for the majority</source>
        <translation>
            <numerusform>最多まであとコマ%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>a Sōrin</source>
        <translation>相輪</translation>
    </message>
    <message>
        <source>{coins}. Left in the supply: {things}.</source>
        <translation>{coins}。手元の残り：{things}。</translation>
    </message>
    <message>
        <source>{goal}: {condition}, {points}. You have {value} of {number}.</source>
        <translation>{goal}：{condition}、{points}。現在{value}／{number}。</translation>
    </message>
    <message>
        <source>{goal}: all cards are taken.</source>
        <translation>{goal}：カードはすべて取られました。</translation>
    </message>
    <message numerus="yes">
        <source>{goal}: {condition}, {points}. %n card(s) left.</source>
        <translation>
            <numerusform>{goal}：{condition}、{points}。残りカード%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {value} of {number}.</source>
        <translation>現在{value}／{number}。</translation>
    </message>
    <message>
        <source>Bridge of {name} between {a} and {b}: {segments}.</source>
        <translation>{name}の橋（{a}と{b}の間）：{segments}。</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival takes one.</source>
        <translation>
            <numerusform>相輪は残り%n本：祭りごとに1本使います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>引ける秘密目標は残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it brings {reward}.</source>
        <translation>最初に橋をかけると{reward}。</translation>
    </message>
</context>
<context>
    <name>FireflyHints</name>
    <message>
        <source>Build a bridge from {a} to {b}, {coins}.</source>
        <translation>{a}から{b}へ橋をかけましょう（{coins}）。</translation>
    </message>
    <message>
        <source>Build a floor on {island}.</source>
        <translation>{island}に層を建てましょう。</translation>
    </message>
    <message>
        <source>Hold a festival on {island}.</source>
        <translation>{island}で祭りを開きましょう。</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination}.</source>
        <translation>{origin}から{destination}へ動きましょう。</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>{coins}で{origin}から{destination}へ動きましょう。</translation>
    </message>
    <message>
        <source>Claim {goal}.</source>
        <translation>{goal}を取りましょう。</translation>
    </message>
    <message>
        <source>Reveal your goal “{goal}”.</source>
        <translation>目標「{goal}」を公開しましょう。</translation>
    </message>
    <message>
        <source>Take the Crow, and coins.</source>
        <translation>カラスを取り、コインをもらいましょう。</translation>
    </message>
    <message>
        <source>Take the Crow, and workers.</source>
        <translation>カラスを取り、ワーカーをもらいましょう。</translation>
    </message>
    <message>
        <source>Place a fish for {coins} and act once more.</source>
        <translation>{coins}で魚を置き、もう1回行動しましょう。</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>{power}を残しましょう：{rule}</translation>
    </message>
    <message>
        <source>Begin on {island}.</source>
        <translation>{island}から始めましょう。</translation>
    </message>
    <message>
        <source>Put the recruit on {island}.</source>
        <translation>新人を{island}に置きましょう。</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>払ってもう1層建てましょう。</translation>
    </message>
    <message>
        <source>Let the others stay.</source>
        <translation>残りはその場にいましょう。</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>ワーカーは動かさずにおきましょう。</translation>
    </message>
    <message>
        <source>Save the coins.</source>
        <translation>コインを取っておきましょう。</translation>
    </message>
    <message>
        <source>No main action is possible: leave it out.</source>
        <translation>できるメイン行動がないので省きましょう。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>手番を終えましょう。</translation>
    </message>
    <message>
        <source>It brings {gains}.</source>
        <translation>得るもの：{gains}。</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>すると{goals}を取れます。</translation>
    </message>
    <message>
        <source>Then a festival on {islands} is possible.</source>
        <translation>すると{islands}で祭りを開けます。</translation>
    </message>
    <message>
        <source>Then you can build on {island}.</source>
        <translation>すると{island}に建てられます。</translation>
    </message>
    <message>
        <source>Your chain grows to {islands}.</source>
        <translation>つながりが{islands}に伸びます。</translation>
    </message>
</context>
<context>
    <name>FireflyKeys</name>
    <message>
        <source>Build a bridge</source>
        <translation>橋をかける</translation>
    </message>
    <message>
        <source>Move workers</source>
        <translation>ワーカーを動かす</translation>
    </message>
    <message>
        <source>Build a floor of a pagoda</source>
        <translation>塔の層を建てる</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>祭りを開く</translation>
    </message>
    <message>
        <source>Take the Crow</source>
        <translation>カラスを取る</translation>
    </message>
    <message>
        <source>Place a lucky fish</source>
        <translation>幸運の魚を置く</translation>
    </message>
    <message>
        <source>Done, or end the turn</source>
        <translation>完了、または手番を終える</translation>
    </message>
    <message>
        <source>Who leads, who would score what</source>
        <translation>誰が最多で、誰が何点になるか</translation>
    </message>
    <message>
        <source>Other ways for a worker</source>
        <translation>ワーカーの別の道</translation>
    </message>
</context>
<context>
    <name>FireflyLabels</name>
    <message>
        <source>only {0} sees them</source>
        <translation>見えるのは{0}だけ</translation>
    </message>
    <message>
        <source>{0} of 6</source>
        <translation>{0}／6</translation>
    </message>
    <message>
        <source>chain {0}</source>
        <translation>つながり{0}</translation>
    </message>
    <message>
        <source>chain {0}: +{1}</source>
        <translation>つながり{0}：+{1}</translation>
    </message>
    <message>
        <source>{0} at end</source>
        <translation>終了時{0}</translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %n point(s)</source>
        <translation>
            <numerusform>今ゲームが終わると%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>ここまで%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain of {0} islands: +{1}</source>
        <translation>{0}島のつながり：+{1}</translation>
    </message>
    <message>
        <source>Longest chain: +{0}</source>
        <translation>最長のつながり：+{0}</translation>
    </message>
    <message>
        <source>The Crow: {0}</source>
        <translation>カラス：{0}</translation>
    </message>
    <message>
        <source>Chains at the end, by islands: {0}. The longest: +{1}.</source>
        <translation>終了時のつながり（島の数）：{0}。最長：+{1}。</translation>
    </message>
    <message>
        <source>It pays {0} coins at the start of each turn, and costs whoever holds it at the end {1} points.</source>
        <translation>手番の始めに毎回{0}コインもらえますが、終了時に持っている人は{1}点失います。</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>移動{0}</translation>
    </message>
    <message>
        <source>Claim {0}: +{1}</source>
        <translation>{0}を取る：+{1}</translation>
    </message>
    <message>
        <source>−{0} points</source>
        <translation>−{0}点</translation>
    </message>
    <message>
        <source>{0} festival</source>
        <translation>{0}の祭り</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n Sōrin left</source>
        <translation>
            <numerusform>終わりは近い：相輪あと%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: {name}, %n floor(s) left</source>
        <translation>
            <numerusform>終わりは近い：{name}、層あと%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n goal(s) left</source>
        <translation>
            <numerusform>終わりは近い：目標あと%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n quiet turn(s) left</source>
        <translation>
            <numerusform>終わりは近い：静かな手番あと%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>水路%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%nか所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>ワーカー%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n島</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movements</comment>
        <translation>
            <numerusform>残り%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>コイン%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s) missing</source>
        <translation>
            <numerusform>層があと%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s) missing</source>
        <translation>
            <numerusform>橋があと%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) missing</source>
        <translation>
            <numerusform>コマがあと%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>コインを%n枚もらう</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker(s)</source>
        <translation>
            <numerusform>ワーカーを%n人もらう</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build it for %n coin(s)</source>
        <translation>
            <numerusform>%nコインで建設</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names}が開けます</numerusform>
        </translation>
    </message>
    <message>
        <source>Bridges of {name}: {coins}</source>
        <translation>{name}の橋：{coins}</translation>
    </message>
    <message>
        <source>Bridges of {name}: free</source>
        <translation>{name}の橋：無料</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: {coins}</source>
        <translation>2人、{name}の橋：{coins}</translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>あなたの秘密目標</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>今は不可</translation>
    </message>
    <message>
        <source>done</source>
        <translation>済み</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>after a main action</source>
        <translation>メイン行動の後</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>points of an island</comment>
        <translation>コマごと</translation>
    </message>
    <message>
        <source>a floor</source>
        <comment>reward of an island</comment>
        <translation>層ごと</translation>
    </message>
    <message>
        <source>needed</source>
        <comment>floors, for a festival</comment>
        <translation>必要</translation>
    </message>
    <message>
        <source>End the turn without it</source>
        <translation>取らずに手番を終える</translation>
    </message>
    <message>
        <source>You can still claim a goal.</source>
        <translation>まだ目標を取れます。</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>ワーカーが残っていません</translation>
    </message>
    <message>
        <source>What does the Crow give you?</source>
        <translation>カラスから何をもらいますか？</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: free</source>
        <translation>2人、{name}の橋：無料</translation>
    </message>
    <message>
        <source>Over the water: {coins}</source>
        <translation>水の上：{coins}</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>やること</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Scores and stocks</source>
        <translation>得点と残り</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>湖</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Festivals</source>
        <translation>祭り</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>公開目標</translation>
    </message>
    <message>
        <source>all taken</source>
        <translation>取得済み</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>floors</source>
        <translation>層</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>橋</translation>
    </message>
    <message>
        <source>secret power</source>
        <translation>秘密の能力</translation>
    </message>
    <message>
        <source>The game ends with this turn</source>
        <translation>この手番でゲーム終了</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>橋</translation>
    </message>
    <message>
        <source>Pagoda</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>祭り</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>Crow</source>
        <translation>カラス</translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation>所持中</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>魚</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>すべて配置済み</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>省く</translation>
    </message>
    <message>
        <source>Festivals now</source>
        <translation>今開ける祭り</translation>
    </message>
    <message>
        <source>no worker of yours</source>
        <translation>自分のワーカーなし</translation>
    </message>
    <message>
        <source>no Sōrin left</source>
        <translation>相輪の残りなし</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>まだ誰も開けません</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>どの道にしますか？</translation>
    </message>
    <message>
        <source>A second floor?</source>
        <translation>もう1層建てますか？</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>これを残す</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>choose another way</source>
        <translation>別の道を選ぶ</translation>
    </message>
</context>
<context>
    <name>FireflyLog</name>
    <message>
        <source>{name}: {gains}.</source>
        <translation>{name}：{gains}。</translation>
    </message>
    <message>
        <source>{name} ended the turn.</source>
        <translation>{name}は手番を終えました。</translation>
    </message>
    <message>
        <source>+1 worker on {island}</source>
        <translation>{island}にワーカー+1</translation>
    </message>
    <message>
        <source>a worker is lost</source>
        <translation>ワーカーを1人失う</translation>
    </message>
    <message>
        <source>a private goal</source>
        <translation>秘密目標1枚</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>秘密目標1枚（{condition}）</translation>
    </message>
    <message>
        <source>no private goal is left</source>
        <translation>秘密目標は残っていません</translation>
    </message>
    <message>
        <source>The power of {name} brings +{gained}.</source>
        <translation>{name}の能力で+{gained}。</translation>
    </message>
    <message>
        <source>The Crow brings {name} +{coins}.</source>
        <translation>カラスが{name}に+{coins}。</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name}は{island}で祭りを開きました。</translation>
    </message>
    <message>
        <source>Fish go back to {names}.</source>
        <translation>{names}に魚が戻ります。</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points}（{pieces}）</translation>
    </message>
    <message>
        <source>Fireflies bring {name} +{points}: {here} there, {beside} next door.</source>
        <translation>ホタルで{name} +{points}：その島{here}、隣{beside}。</translation>
    </message>
    <message>
        <source>{name} let a worker cross from {origin} to {destination}</source>
        <translation>{name}のワーカーが{origin}から{destination}へ渡りました</translation>
    </message>
    <message>
        <source>{name} ferried a worker from {origin} to {destination} for {coins}</source>
        <translation>{name}は{coins}でワーカーを{origin}から{destination}へ渡し舟で運びました</translation>
    </message>
    <message>
        <source>{name} built floor {height} on {island}</source>
        <translation>{name}は{island}に{height}層目を建てました</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name}は{coins}を払い、{island}に{height}層目を加えました</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} free of charge</source>
        <translation>{name}は{a}から{b}へ無料で橋をかけました</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for {coins}</source>
        <translation>{name}は{coins}で{a}から{b}へ橋をかけました</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination}</source>
        <translation>{name}は{workers}を{origin}から{destination}へ動かしました</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination} and paid {owner} {coins}</source>
        <translation>{name}は{workers}を{origin}から{destination}へ動かし、{owner}に{coins}を払いました</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow</source>
        <translation>{name}は{points}を払い、カラスを取りました</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow from {holder}</source>
        <translation>{name}は{points}を払い、{holder}からカラスを取りました</translation>
    </message>
    <message>
        <source>{name} claimed {goal} ({condition}): +{points}</source>
        <translation>{name}は{goal}を取りました（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name}は秘密目標を公開しました（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>{name} was dealt {goals} more.</source>
        <translation>{name}に{goals}が追加で配られました。</translation>
    </message>
    <message>
        <source>A worker of {name} begins on {island}.</source>
        <translation>{name}のワーカー1人は{island}から始めます。</translation>
    </message>
    <message>
        <source>{name} begins with a floor on {island}.</source>
        <translation>{name}は{island}の層から始めます。</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: one more main action.</source>
        <translation>{name}は{coins}で幸運の魚を置きました。メイン行動をもう1回できます。</translation>
    </message>
    <message>
        <source>No main action was possible for {name}.</source>
        <translation>{name}にできるメイン行動はありませんでした。</translation>
    </message>
    <message>
        <source>{name} left it at that.</source>
        <translation>{name}はここまでにしました。</translation>
    </message>
    <message>
        <source>{name} has chosen a power.</source>
        <translation>{name}は能力を選びました。</translation>
    </message>
    <message>
        <source>{name} has chosen {power}.</source>
        <translation>{name}は{power}を選びました。</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name}は{power}：{rule}</translation>
    </message>
    <message>
        <source>All powers are shown.</source>
        <translation>すべての能力が公開されました。</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends with this turn.</source>
        <translation>最後の相輪が置かれました。この手番でゲームが終わります。</translation>
    </message>
    <message>
        <source>{name} has placed the last floor: the game ends with this turn.</source>
        <translation>{name}が最後の層を置きました。この手番でゲームが終わります。</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends with this turn.</source>
        <translation>公開目標がすべて取られました。この手番でゲームが終わります。</translation>
    </message>
    <message>
        <source>Nobody builds or scores any more: the game ends with this turn.</source>
        <translation>もう誰も建てず、得点もしません。この手番でゲームが終わります。</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>{name}はカラスで{points}失います。</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name}のつながりは{islands}：+{points}。</translation>
    </message>
    <message>
        <source>The longest chain brings {name} +{points}.</source>
        <translation>最長のつながりで{name} +{points}。</translation>
    </message>
</context>
<context>
    <name>FireflyNames</name>
    <message>
        <source>Sunrise Landing</source>
        <translation>日の出の渡し場</translation>
    </message>
    <message>
        <source>Sunset Landing</source>
        <translation>日の入りの渡し場</translation>
    </message>
    <message>
        <source>Reed</source>
        <comment>island</comment>
        <translation>アシ</translation>
    </message>
    <message>
        <source>Pebble</source>
        <comment>island</comment>
        <translation>小石</translation>
    </message>
    <message>
        <source>Heron</source>
        <comment>island</comment>
        <translation>サギ</translation>
    </message>
    <message>
        <source>Sparrow</source>
        <comment>island</comment>
        <translation>スズメ</translation>
    </message>
    <message>
        <source>Minnow</source>
        <comment>island</comment>
        <translation>メダカ</translation>
    </message>
    <message>
        <source>Fern</source>
        <comment>island</comment>
        <translation>シダ</translation>
    </message>
    <message>
        <source>Willow</source>
        <comment>island</comment>
        <translation>ヤナギ</translation>
    </message>
    <message>
        <source>Lotus</source>
        <comment>island</comment>
        <translation>ハス</translation>
    </message>
    <message>
        <source>Maple</source>
        <comment>island</comment>
        <translation>カエデ</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>island</comment>
        <translation>ウメ</translation>
    </message>
    <message>
        <source>Carp</source>
        <comment>island</comment>
        <translation>コイ</translation>
    </message>
    <message>
        <source>Crane</source>
        <comment>island</comment>
        <translation>ツル</translation>
    </message>
    <message>
        <source>Cedar</source>
        <comment>island</comment>
        <translation>スギ</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>island</comment>
        <translation>竜</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <comment>island</comment>
        <translation>鳳凰</translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>island</comment>
        <translation>月</translation>
    </message>
    <message>
        <source>Sunrise</source>
        <translation>日の出</translation>
    </message>
    <message>
        <source>Sunset</source>
        <translation>日の入り</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>island</comment>
        <translation>小</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>island</comment>
        <translation>中</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>island</comment>
        <translation>大</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%nコイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>ワーカー%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>層%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s)</source>
        <translation>
            <numerusform>橋%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>橋板%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>コマ%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n島</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s)</source>
        <translation>
            <numerusform>秘密目標%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>魚%n匹</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyOptions</name>
    <message>
        <source>{number} islands</source>
        <translation>{number}島</translation>
    </message>
    <message>
        <source>{number} Sōrin</source>
        <translation>相輪{number}本</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>約{number}分</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Briar</source>
        <translation>ブライア</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>セージ</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>エンバー</translation>
    </message>
    <message>
        <source>Ivy</source>
        <translation>アイビー</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>ヘーゼル</translation>
    </message>
    <message>
        <source>Rowan</source>
        <translation>ローワン</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>島</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>はじめてのゲーム</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>変化型</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather on the islands, and hold festivals where you have most.</source>
        <translation>橋と塔を建て、島に集まり、自分のコマが最多の島で祭りを開きましょう。</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Coins to begin with</source>
        <translation>最初のコイン</translation>
    </message>
    <message>
        <source>More for later players</source>
        <translation>後の人ほど多い</translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>全員同じ</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>公開目標</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>くじ</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選ぶ</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>プレイヤー{number}の能力</translation>
    </message>
    <message>
        <source>Other powers for everybody, by lot</source>
        <translation>全員の能力をくじで変える</translation>
    </message>
    <message>
        <source>All islands lie by lot, the Starts too.</source>
        <translation>スタートも含め、すべての島をくじで並べます。</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>最初の人はランダムに決め、時計回りに進みます。</translation>
    </message>
    <message>
        <source>The Starts lie in opposite corners, the rest by lot.</source>
        <translation>スタートは向かい合う角、ほかはくじで並べます。</translation>
    </message>
    <message>
        <source>{number} of {all}, by lot</source>
        <translation>{all}種中{number}種、くじ</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>{all}種から{number}種選ぶ</translation>
    </message>
    <message>
        <source>Everybody gets two powers and keeps one of them in secret.</source>
        <translation>全員が能力を2つもらい、1つをこっそり残します。</translation>
    </message>
    <message>
        <source>Everybody plays by the same rules: best for a first game.</source>
        <translation>全員が同じルールで遊びます。はじめてのゲームに最適です。</translation>
    </message>
    <message>
        <source>Festivals need, islands hold:</source>
        <translation>祭りの条件と島の定員：</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}：%n層、ワーカー{workers}人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) of public goals.</source>
        <translation>
            <numerusform>公開目標をあと%n種選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) of public goals fewer.</source>
        <translation>
            <numerusform>公開目標を%n種減らしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal}, {counted}: {steps} points</source>
        <translation>{goal}（{counted}）：{steps}点</translation>
    </message>
    <message>
        <source>{name}: {rule}</source>
        <translation>{name}：{rule}</translation>
    </message>
</context>
<context>
    <name>FireflyReasons</name>
    <message>
        <source>fewer points for the others</source>
        <translation>ほかの人の点を減らす</translation>
    </message>
    <message>
        <source>who is ahead when the game ends</source>
        <translation>ゲーム終了時に誰が上か</translation>
    </message>
    <message>
        <source>a festival within reach</source>
        <translation>手の届く祭り</translation>
    </message>
    <message>
        <source>a longer chain</source>
        <translation>より長いつながり</translation>
    </message>
    <message>
        <source>coins, bridges and workers at hand</source>
        <translation>手元のコイン、橋、ワーカー</translation>
    </message>
    <message>
        <source>a goal within reach</source>
        <translation>手の届く目標</translation>
    </message>
    <message>
        <source>actions that are still left</source>
        <translation>まだ残っている行動</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>秘密目標</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First everyone chooses a power.</source>
        <translation>まず全員が能力を選びます。</translation>
    </message>
    <message>
        <source>First choose where the worker begins.</source>
        <translation>先に、ワーカーの始める場所を選んでください。</translation>
    </message>
    <message>
        <source>First choose where your floor stands.</source>
        <translation>先に、層を建てる場所を選んでください。</translation>
    </message>
    <message>
        <source>First put the recruited worker on an island.</source>
        <translation>先に、雇ったワーカーを島に置いてください。</translation>
    </message>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>先に、新しい橋を渡り終えてください。</translation>
    </message>
    <message>
        <source>First finish your movements.</source>
        <translation>先に、移動を終えてください。</translation>
    </message>
    <message>
        <source>A worker stands on a full island and must go on from there.</source>
        <translation>満員の島にワーカーがいます。そこから先へ進まなければなりません。</translation>
    </message>
    <message>
        <source>First decide about the second storey.</source>
        <translation>先に、2つ目の層をどうするか決めてください。</translation>
    </message>
    <message>
        <source>A turn needs its main action.</source>
        <translation>手番にはメイン行動が必要です。</translation>
    </message>
    <message>
        <source>Your main action is done; a lucky fish brings another one.</source>
        <translation>メイン行動は済みました。幸運の魚でもう1回できます。</translation>
    </message>
    <message>
        <source>Only one secondary action is done in a turn.</source>
        <translation>サブ行動は手番に1回だけです。</translation>
    </message>
    <message>
        <source>A main action is possible, so it cannot be left out.</source>
        <translation>メイン行動ができるので、省けません。</translation>
    </message>
    <message>
        <source>There is nothing to finish now.</source>
        <translation>今終えるものはありません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>A bridge stands there already.</source>
        <translation>そこにはもう橋があります。</translation>
    </message>
    <message>
        <source>Another bridge lies across this lane.</source>
        <translation>別の橋がこの水路を横切っています。</translation>
    </message>
    <message>
        <source>A bridge needs a worker of yours on one of its ends.</source>
        <translation>橋のどちらかの端に、自分のワーカーが必要です。</translation>
    </message>
    <message>
        <source>Workers move one by one.</source>
        <translation>ワーカーは1人ずつ動きます。</translation>
    </message>
    <message>
        <source>That is no island of this board.</source>
        <translation>それはこの盤の島ではありません。</translation>
    </message>
    <message>
        <source>You have no worker there to move.</source>
        <translation>そこに動かせるワーカーはいません。</translation>
    </message>
    <message>
        <source>A movement goes over bridges that all belong to one player.</source>
        <translation>1回の移動で渡れるのは、1人のプレイヤーの橋だけです。</translation>
    </message>
    <message>
        <source>That island is full: workers may pass but not stay.</source>
        <translation>その島は満員です。ワーカーは通れますが、とどまれません。</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>この橋には橋板が%n枚必要です。残りは{1}枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>No straight lane leads from one to the other.</source>
        <translation>二つの島を結ぶまっすぐな水路がありません。</translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>この橋には%nコイン必要です。所持は{1}です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>通行料は%nコインです。所持は{1}です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move over bridges.</source>
        <translation>ワーカーは橋を渡って動きます。</translation>
    </message>
    <message>
        <source>Only one movement a turn crosses an empty lane.</source>
        <translation>空の水路を渡れる移動は、手番に1回だけです。</translation>
    </message>
    <message>
        <source>That lane is not empty.</source>
        <translation>その水路は空いていません。</translation>
    </message>
    <message>
        <source>A ferry crosses {0} cells at most.</source>
        <translation>渡し舟で渡れるのは{0}マスまでです。</translation>
    </message>
    <message>
        <source>You cannot pay for the ferry.</source>
        <translation>渡し舟の代金を払えません。</translation>
    </message>
    <message>
        <source>No pagoda is built on a Start.</source>
        <translation>スタートに塔は建てられません。</translation>
    </message>
    <message>
        <source>A Sōrin seals this pagoda.</source>
        <translation>この塔は相輪で閉じられています。</translation>
    </message>
    <message>
        <source>A pagoda has {0} floors at most.</source>
        <translation>塔は{0}層までです。</translation>
    </message>
    <message>
        <source>You have no floor left.</source>
        <translation>層が残っていません。</translation>
    </message>
    <message>
        <source>A floor needs a worker of yours on the island.</source>
        <translation>層を建てるには、その島に自分のワーカーが必要です。</translation>
    </message>
    <message>
        <source>No festival is held on a Start.</source>
        <translation>スタートでは祭りを開けません。</translation>
    </message>
    <message>
        <source>A festival was held here already.</source>
        <translation>ここではもう祭りが開かれました。</translation>
    </message>
    <message>
        <source>No Sōrin is left.</source>
        <translation>相輪が残っていません。</translation>
    </message>
    <message>
        <source>Floors missing for a festival here: {0}.</source>
        <translation>ここで祭りを開くには層が足りません：あと{0}。</translation>
    </message>
    <message>
        <source>Bridges missing at this island for a festival: {0}.</source>
        <translation>祭りを開くには、この島の橋が足りません：あと{0}。</translation>
    </message>
    <message>
        <source>A festival needs a worker of yours on the island.</source>
        <translation>祭りを開くには、その島に自分のワーカーが必要です。</translation>
    </message>
    <message>
        <source>Pieces you lack there for the majority: {0}.</source>
        <translation>最多になるにはコマが足りません：あと{0}。</translation>
    </message>
    <message>
        <source>That goal is not in play.</source>
        <translation>その目標は使っていません。</translation>
    </message>
    <message>
        <source>All cards of that goal are taken.</source>
        <translation>その目標のカードはすべて取られました。</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>その目標には{0}必要です。現在は{1}です。</translation>
    </message>
    <message>
        <source>That goal is not in your hand.</source>
        <translation>その目標は手札にありません。</translation>
    </message>
    <message>
        <source>You hold the Crow already.</source>
        <translation>カラスはもう持っています。</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>カラスには{0}点必要です。現在は{1}点です。</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>魚はすべて置きました。</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>次の魚には%nコイン必要です。所持は{1}です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers are chosen before the first turn.</source>
        <translation>能力は最初の手番の前に選びます。</translation>
    </message>
    <message>
        <source>That power was not dealt to you.</source>
        <translation>その能力は配られていません。</translation>
    </message>
    <message>
        <source>There is no worker to recruit now.</source>
        <translation>今雇えるワーカーはいません。</translation>
    </message>
    <message>
        <source>The recruit cannot stand there.</source>
        <translation>新人はそこに立てません。</translation>
    </message>
    <message>
        <source>Workers cross free of charge only when a bridge is built.</source>
        <translation>ワーカーが無料で渡れるのは、橋をかけたときだけです。</translation>
    </message>
    <message>
        <source>No worker of yours can cross the new bridge that way.</source>
        <translation>そちらへ新しい橋を渡れる自分のワーカーはいません。</translation>
    </message>
    <message>
        <source>There is no second storey to build now.</source>
        <translation>今建てられる2つ目の層はありません。</translation>
    </message>
    <message>
        <source>That is decided before the first turn, if at all.</source>
        <translation>それを決めるのは、最初の手番の前だけです。</translation>
    </message>
</context>
<context>
    <name>FireflyScores</name>
    <message>
        <source>Festivals</source>
        <translation>祭り</translation>
    </message>
    <message>
        <source>Fireflies</source>
        <translation>ホタル</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>公開目標</translation>
    </message>
    <message>
        <source>Private goals</source>
        <translation>秘密目標</translation>
    </message>
    <message>
        <source>Goals reached, not claimed</source>
        <translation>達成、未獲得の目標</translation>
    </message>
    <message>
        <source>Goals not reached</source>
        <translation>未達成の目標</translation>
    </message>
    <message>
        <source>Water rewards</source>
        <translation>水上の報酬</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>The Crow</source>
        <translation>カラス</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>つながり</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>最長のつながり</translation>
    </message>
    <message>
        <source>value × own pieces</source>
        <translation>価値×自分のコマ</translation>
    </message>
    <message>
        <source>workers at own festivals</source>
        <translation>自分の祭りのワーカー</translation>
    </message>
    <message>
        <source>cards taken</source>
        <translation>取ったカード</translation>
    </message>
    <message>
        <source>cards revealed</source>
        <translation>公開したカード</translation>
    </message>
    <message>
        <source>private until now</source>
        <translation>今まで秘密</translation>
    </message>
    <message>
        <source>stars under bridges</source>
        <translation>橋の下の星</translation>
    </message>
    <message>
        <source>what it brought</source>
        <translation>得たもの</translation>
    </message>
    <message>
        <source>paid, and at the end</source>
        <translation>支払いと終了時</translation>
    </message>
    <message>
        <source>islands on one path</source>
        <translation>一筆でつながる島</translation>
    </message>
    <message>
        <source>of all players</source>
        <translation>全員の中で</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>Every piece of yours on the island scored: also where somebody else holds the festival.</source>
        <translation>ほかの人が祭りを開いても、その島の自分のコマはすべて得点します。</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>相輪は島を閉じます。もう層は建てられず、2回目の祭りもありません。</translation>
    </message>
    <message>
        <source>A private goal: only you see it, and nobody can take it from you.</source>
        <translation>秘密目標：見えるのはあなただけで、だれにも取られません。</translation>
    </message>
    <message>
        <source>The Crow brings 2 coins a turn, but whoever holds it at the end loses 10 points.</source>
        <translation>カラスは手番ごとに2コインくれますが、終了時に持っている人は10点失います。</translation>
    </message>
    <message>
        <source>The game ends with this turn. Then the chains of islands score.</source>
        <translation>この手番でゲームが終わります。その後、島のつながりが得点になります。</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals while you may, mind the Crow.</source>
        <translation>終わりが近いです。取れる目標を取り、祭りを開き、カラスに気をつけましょう。</translation>
    </message>
    <message>
        <source>You can hold a festival: most points of the game come from them. Look at what each seat would get.</source>
        <translation>祭りを開けます。点の大半は祭りから生まれます。各席が何点もらうか見ましょう。</translation>
    </message>
    <message>
        <source>A public goal is reached: claim it before somebody else does, one in each turn.</source>
        <translation>公開目標を達成しました。先に取られないうちに取りましょう。手番に1枚です。</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free: without a worker nothing can be done on an island.</source>
        <translation>ワーカーは新しい橋を無料で渡れます。ワーカーがいない島では何もできません。</translation>
    </message>
    <message>
        <source>A floor costs nothing, brings the reward of the island, and counts at its festival.</source>
        <translation>層は無料で、島の報酬をもらえ、祭りでも数えます。</translation>
    </message>
    <message>
        <source>Up to three movements. Your own bridges are free, others cost a coin each for their owner.</source>
        <translation>移動は3回までです。自分の橋は無料、ほかの人の橋は1本ごとに持ち主へ1コイン払います。</translation>
    </message>
    <message>
        <source>Drag from island to island: a bridge costs a coin per piece, and you take what lies on the water.</source>
        <translation>島から島へドラッグします。橋は橋板1枚につき1コインで、水の上の報酬をもらえます。</translation>
    </message>
    <message>
        <source>A fish buys a second main action. It comes back after a festival at which you have a worker.</source>
        <translation>魚でメイン行動をもう1回買えます。自分のワーカーがいる祭りの後に戻ってきます。</translation>
    </message>
</context>
<context>
    <name>FireflyTurn</name>
    <message>
        <source>Your power</source>
        <translation>あなたの能力</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>最初の手番の前</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>メイン行動</translation>
    </message>
    <message>
        <source>Secondary action</source>
        <translation>サブ行動</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>1つ選ぶ</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>新しいワーカーを置く</translation>
    </message>
    <message>
        <source>one more, by the fish</source>
        <translation>魚でもう1回</translation>
    </message>
    <message>
        <source>from which island?</source>
        <translation>どの島から？</translation>
    </message>
    <message>
        <source>on which island?</source>
        <translation>どの島に？</translation>
    </message>
    <message>
        <source>which worker?</source>
        <translation>どのワーカー？</translation>
    </message>
    <message>
        <source>to which island?</source>
        <translation>どの島へ？</translation>
    </message>
    <message>
        <source>on which lane?</source>
        <translation>どの水路に？</translation>
    </message>
    <message>
        <source>which way?</source>
        <translation>どの道？</translation>
    </message>
    <message>
        <source>coins or workers?</source>
        <translation>コイン？ワーカー？</translation>
    </message>
    <message>
        <source>a worker begins elsewhere</source>
        <translation>ワーカーが別の島から</translation>
    </message>
    <message>
        <source>your first floor</source>
        <translation>最初の層</translation>
    </message>
    <message>
        <source>cross the bridge</source>
        <translation>橋を渡る</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left</source>
        <translation>
            <numerusform>移動あと%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>a second floor?</source>
        <translation>もう1層？</translation>
    </message>
    <message>
        <source>bridge built</source>
        <translation>橋をかけた</translation>
    </message>
    <message>
        <source>workers moved</source>
        <translation>ワーカーが移動した</translation>
    </message>
    <message>
        <source>floor built</source>
        <translation>層を建てた</translation>
    </message>
    <message>
        <source>festival held</source>
        <translation>祭りを開いた</translation>
    </message>
    <message>
        <source>none possible</source>
        <translation>できるものなし</translation>
    </message>
    <message>
        <source>goal claimed</source>
        <translation>目標を取った</translation>
    </message>
    <message>
        <source>Crow taken</source>
        <translation>カラスを取った</translation>
    </message>
    <message>
        <source>fish placed</source>
        <translation>魚を置いた</translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>前か後に</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>まだできません</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>省いた</translation>
    </message>
</context>
<context>
    <name>FirstMove</name>
    <message>
        <source>Place a tile: each player gains the lantern on the side facing them. Each match gives you an extra one.</source>
        <translation>タイルを置くと、それぞれ自分の側の辺の灯籠をもらいます。マッチごとに、あなたはもう1つもらえます。</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>灯籠の組を返すと得点です。同じもの4つ、ペア3組、または7種類です。早い組ほど高得点です。</translation>
    </message>
    <message>
        <source>After the last tile, most points win.</source>
        <translation>最後のタイルの後、点がいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>最初のタイルへ</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>橋をかけ、ワーカーを渡らせ、着いた島に塔の層を建てましょう。</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>自分よりコマの多い人がいない島で祭りを開き、目標を取りましょう。どちらも得点です。</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. Most points win.</source>
        <translation>最後の相輪、最後の公開目標、または12番目の層でゲームが終わります。点がいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>My first action</source>
        <translation>最初の行動へ</translation>
    </message>
    <message>
        <source>Shade both areas of a pool to complete it. Launch fireworks on completed pools for points.</source>
        <translation>池の2つのエリアを塗ると完成です。完成した池に花火を打ち上げて点を取りましょう。</translation>
    </message>
    <message>
        <source>Each pool of your second largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>2番目に大きいグループの池は1つ1点です。まわりの池がすべて完成した舟は4点です。</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, most points win.</source>
        <translation>最後の手番と最後の打ち上げの後、点がいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>My first roll</source>
        <translation>最初のロールへ</translation>
    </message>
</context>
<context>
    <name>FirstSheet</name>
    <message>
        <source>What wins</source>
        <translation>勝つには</translation>
    </message>
    <message>
        <source>Read it again: F1</source>
        <translation>もう一度読む：F1</translation>
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
        <translation>Princess Cadance</translation>
    </message>
    <message>
        <source>Princess Luna</source>
        <translation>Princess Luna</translation>
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
        <translation>Princess Celestia</translation>
    </message>
    <message>
        <source>Exchange one of your lanterns for a different one of the Supply.</source>
        <translation>自分の灯籠1つを、サプライの別の種類と交換します。</translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>サプライから好きな灯籠を1つ取ります。</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player, your choice.</source>
        <translation>自分の灯籠1つを、ほかのプレイヤーの別の種類と取りかえます。どちらも選べます。</translation>
    </message>
    <message>
        <source>Your Dedication this turn may leave out one lantern.</source>
        <translation>この手番の献灯では、灯籠を1つ省けます。</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>この手番にもう1回献灯できます。</translation>
    </message>
    <message>
        <source>Every match this turn brings one more Mooncake.</source>
        <translation>この手番はマッチごとに月餅がもう1つ増えます。</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>献灯の後、渡した灯籠を1つ取り戻します。</translation>
    </message>
    <message>
        <source>At your refill, see the top two tiles, keep one, put the other at the bottom.</source>
        <translation>補充のとき、上の2枚のタイルを見て1枚を残し、もう1枚を底に置きます。</translation>
    </message>
    <message>
        <source>Before you lay your tile, turn one tile on the table any way you like.</source>
        <translation>タイルを置く前に、場のタイル1枚を好きな向きに回します。</translation>
    </message>
    <message>
        <source>Skip counting this turn: keep as many lanterns as you have.</source>
        <translation>この手番は数えません。灯籠をいくつでも持っていられます。</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one of the Supply.</source>
        <translation>灯籠を2つまで、それぞれサプライの別の種類と交換します。</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>灯籠とほかのプレイヤーを選び、2人とも1つずつもらいます。あなたが先です。</translation>
    </message>
    <message>
        <source>You also gain the lantern on the far side of the tile you lay.</source>
        <translation>置いたタイルの向こう側の灯籠ももらえます。</translation>
    </message>
    <message>
        <source>One touching side that does not match counts as a match.</source>
        <translation>接していてマッチしない辺1つを、マッチとみなします。</translation>
    </message>
    <message>
        <source>Take a Trixie lantern, which stands for any one in a Dedication.</source>
        <translation>Trixieの灯籠を取ります。献灯でどの灯籠の代わりにもなります。</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you take there score one more.</source>
        <translation>山にトークンを置きます。そこから取る献灯は1点増えます。</translation>
    </message>
    <message>
        <source>First gala</source>
        <translation>はじめての宴</translation>
    </message>
    <message>
        <source>Night market</source>
        <translation>夜の市</translation>
    </message>
    <message>
        <source>Bright sky</source>
        <translation>輝く空</translation>
    </message>
    <message>
        <source>Great vows</source>
        <translation>大きな誓い</translation>
    </message>
    <message>
        <source>Tile turners</source>
        <translation>タイル回し</translation>
    </message>
    <message numerus="yes">
        <source>%n Fireworks tile(s) in your opening hand.</source>
        <translation>
            <numerusform>最初の手札に花火タイル%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancerは月餅をもらいません。</translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on a turn on which a Fireworks tile from your hand brings you one.</source>
        <translation>手札の花火タイルであなたが月餅を得た手番に、Moon Dancerも月餅を1個もらいます。</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>あなたが月餅を1個得るたび、Moon Dancerも1個もらいます。</translation>
    </message>
    <message>
        <source>Moon Dancer gains the lantern opposite you, too.</source>
        <translation>Moon Dancerは、あなたの向かい側の灯籠ももらいます。</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer begins with %n more of every lantern.</source>
        <translation>
            <numerusform>Moon Dancerは、すべての灯籠を%n個ずつ余分に持って始めます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Festival
of Lanterns</source>
        <translation>灯籠
祭</translation>
    </message>
    <message>
        <source>1–4 players</source>
        <translation>1–4人</translation>
    </message>
    <message>
        <source>Night tiles</source>
        <translation>夜のタイル</translation>
    </message>
    <message>
        <source>Place a tile, and everyone gains the lantern they face.</source>
        <translation>タイルを置くと、全員が自分に向いた灯籠をもらいます。</translation>
    </message>
    <message>
        <source>Firefly
Festival</source>
        <translation>ホタル
祭</translation>
    </message>
    <message>
        <source>2–6 players</source>
        <translation>2–6人</translation>
    </message>
    <message>
        <source>Bridges and pagodas</source>
        <translation>橋と塔</translation>
    </message>
    <message>
        <source>Lanterns
Dice</source>
        <translation>灯籠
ダイス</translation>
    </message>
    <message>
        <source>Roll and shade</source>
        <translation>振って塗る</translation>
    </message>
</context>
<context>
    <name>GameLessons</name>
    <message>
        <source>Play with tips</source>
        <translation>助言つきで遊ぶ</translation>
    </message>
    <message>
        <source>against one computer</source>
        <translation>コンピューター1人と</translation>
    </message>
    <message>
        <source>{done} of {number} solved</source>
        <translation>{done}／{number}問クリア</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done}／{steps}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Empire</source>
        <translation>帝国</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>建築家</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>要所</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>商人</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>高楼</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>多彩</translation>
    </message>
    <message>
        <source>Ready to Go</source>
        <translation>準備万端</translation>
    </message>
    <message>
        <source>islands with floors</source>
        <translation>層のある島</translation>
    </message>
    <message>
        <source>length of a bridge</source>
        <translation>橋の長さ</translation>
    </message>
    <message>
        <source>bridges at one island</source>
        <translation>1つの島の橋</translation>
    </message>
    <message>
        <source>coins you hold</source>
        <translation>所持コイン</translation>
    </message>
    <message>
        <source>floors in two pagodas</source>
        <translation>2つの塔の層</translation>
    </message>
    <message>
        <source>islands with workers</source>
        <translation>ワーカーのいる島</translation>
    </message>
    <message>
        <source>workers on the board</source>
        <translation>盤上のワーカー</translation>
    </message>
    <message>
        <source>floors on {number} islands</source>
        <translation>{number}つの島に層</translation>
    </message>
    <message>
        <source>a bridge of {number}</source>
        <translation>長さ{number}の橋</translation>
    </message>
    <message>
        <source>{number} bridges at one island</source>
        <translation>1つの島に橋{number}本</translation>
    </message>
    <message>
        <source>{number} coins</source>
        <translation>{number}コイン</translation>
    </message>
    <message>
        <source>{number} floors in two pagodas</source>
        <translation>2つの塔に層{number}</translation>
    </message>
    <message>
        <source>workers on {number} islands</source>
        <translation>{number}つの島にワーカー</translation>
    </message>
    <message>
        <source>{number} workers on the board</source>
        <translation>盤上にワーカー{number}人</translation>
    </message>
    <message>
        <source>{number} Small</source>
        <translation>小{number}つ</translation>
    </message>
    <message>
        <source>{number} Medium</source>
        <translation>中{number}つ</translation>
    </message>
    <message>
        <source>{number} Large</source>
        <translation>大{number}つ</translation>
    </message>
    <message>
        <source>Each size</source>
        <translation>大中小</translation>
    </message>
    <message>
        <source>From Start to Start</source>
        <translation>スタート間</translation>
    </message>
    <message>
        <source>Chain of {number}</source>
        <translation>{number}島つなぎ</translation>
    </message>
    <message>
        <source>{number} side by side</source>
        <translation>{number}本並び</translation>
    </message>
    <message>
        <source>{number} together</source>
        <translation>{number}人一緒</translation>
    </message>
    <message>
        <source>{number} alone</source>
        <translation>{number}島独占</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>満員御礼</translation>
    </message>
    <message>
        <source>{number} on top</source>
        <translation>頂上{number}つ</translation>
    </message>
    <message>
        <source>{number} fish</source>
        <translation>魚{number}匹</translation>
    </message>
    <message>
        <source>{number} sealed</source>
        <translation>相輪{number}島</translation>
    </message>
    <message>
        <source>{number} bridges</source>
        <translation>橋{number}本</translation>
    </message>
    <message>
        <source>All away</source>
        <translation>全員出発</translation>
    </message>
    <message>
        <source>Empty purse</source>
        <translation>空の財布</translation>
    </message>
    <message>
        <source>floors on {number} Small islands</source>
        <translation>小の島{number}つに層</translation>
    </message>
    <message>
        <source>floors on {number} Medium islands</source>
        <translation>中の島{number}つに層</translation>
    </message>
    <message>
        <source>floors on {number} Large islands</source>
        <translation>大の島{number}つに層</translation>
    </message>
    <message>
        <source>floors on a Small, a Medium and a Large island</source>
        <translation>小、中、大の島に層</translation>
    </message>
    <message>
        <source>both Starts joined by own bridges</source>
        <translation>両スタートを自分の橋で結ぶ</translation>
    </message>
    <message>
        <source>{number} islands on one path of own bridges</source>
        <translation>自分の橋の一筆で島{number}つ</translation>
    </message>
    <message>
        <source>{number} own bridges between the same two islands</source>
        <translation>同じ2島の間に自分の橋{number}本</translation>
    </message>
    <message>
        <source>{number} own workers on one island that is no Start</source>
        <translation>スタート以外の1つの島に自分のワーカー{number}人</translation>
    </message>
    <message>
        <source>{number} islands with own workers only</source>
        <translation>自分のワーカーだけの島{number}つ</translation>
    </message>
    <message>
        <source>a worker on an island filled to capacity</source>
        <translation>満員の島にワーカー1人</translation>
    </message>
    <message>
        <source>the top floor of {number} unsealed pagodas</source>
        <translation>閉じていない塔{number}つの最上層</translation>
    </message>
    <message>
        <source>{number} fish placed</source>
        <translation>魚{number}匹を置く</translation>
    </message>
    <message>
        <source>pieces on {number} sealed islands</source>
        <translation>閉じた島{number}つにコマ</translation>
    </message>
    <message>
        <source>{number} bridges built</source>
        <translation>橋を{number}本かける</translation>
    </message>
    <message>
        <source>own workers on neither Start</source>
        <translation>自分のワーカーがどのスタートにもいない</translation>
    </message>
    <message>
        <source>not a single coin left</source>
        <translation>コインが1枚もない</translation>
    </message>
</context>
<context>
    <name>GuestWords</name>
    <message numerus="yes">
        <source>You need %n more Mooncake(s).</source>
        <translation>
            <numerusform>月餅があと%n個必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the card, or drag Mooncakes onto it.</source>
        <translation>カードを押すか、月餅をドラッグしてください。</translation>
    </message>
    <message>
        <source>This friend could not help you now.</source>
        <translation>この友達は今助けられません。</translation>
    </message>
    <message>
        <source>One friend in a turn, before anything else.</source>
        <translation>友達は手番に1人、いちばん最初だけです。</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>この手番に使用済み</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a friend can help</comment>
        <translation>今</translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>灯籠を交換</translation>
    </message>
    <message>
        <source>take a lantern</source>
        <translation>灯籠を取る</translation>
    </message>
    <message>
        <source>swap with a player</source>
        <translation>人と取りかえ</translation>
    </message>
    <message>
        <source>dedicate with one less</source>
        <translation>1つ少なく献灯</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>献灯をもう1回</translation>
    </message>
    <message>
        <source>+1 Mooncake a match</source>
        <translation>マッチごとに月餅+1</translation>
    </message>
    <message>
        <source>take one back</source>
        <translation>1つ取り戻す</translation>
    </message>
    <message>
        <source>choose from two tiles</source>
        <translation>2枚のタイルから選ぶ</translation>
    </message>
    <message>
        <source>turn a laid tile</source>
        <translation>場のタイルを回す</translation>
    </message>
    <message>
        <source>skip counting</source>
        <translation>数えない</translation>
    </message>
    <message>
        <source>exchange up to two</source>
        <translation>2つまで交換</translation>
    </message>
    <message>
        <source>a lantern for two</source>
        <translation>2人で灯籠を</translation>
    </message>
    <message>
        <source>the far side, too</source>
        <translation>向こう側も</translation>
    </message>
    <message>
        <source>one side matches any</source>
        <translation>1辺は必ずマッチ</translation>
    </message>
    <message>
        <source>stands for any</source>
        <translation>何の代わりにも</translation>
    </message>
    <message>
        <source>+1 point on a stack</source>
        <translation>山1つで+1点</translation>
    </message>
    <message>
        <source>now, or later this turn</source>
        <translation>今、またはこの手番の後で</translation>
    </message>
    <message>
        <source>now, before your refill</source>
        <translation>今、補充の前</translation>
    </message>
    <message>
        <source>when you place a tile</source>
        <translation>タイルを置くとき</translation>
    </message>
    <message>
        <source>with your Dedication</source>
        <translation>献灯のとき</translation>
    </message>
    <message>
        <source>for a second Dedication</source>
        <translation>2回目の献灯で</translation>
    </message>
    <message>
        <source>after your Dedication</source>
        <translation>献灯の後</translation>
    </message>
    <message>
        <source>at your refill</source>
        <translation>補充のとき</translation>
    </message>
    <message>
        <source>before you place a tile</source>
        <translation>タイルを置く前</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>{name}にパソコンを渡してください</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>前回の手番から</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>ここまで</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>あなたが得たもの：{gains}。</translation>
    </message>
    <message>
        <source>I am {name}: show me the table</source>
        <translation>{name}です。テーブルを見せて</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>最後の手を元に戻す</translation>
    </message>
</context>
<context>
    <name>HerTurn</name>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>{name}の手番です。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比べる</translation>
    </message>
    <message>
        <source>what scores most</source>
        <translation>最高得点は</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>友達</translation>
    </message>
    <message>
        <source>if that helps</source>
        <translation>役立つなら</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>献灯</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>最高のもの</translation>
    </message>
</context>
<context>
    <name>HintControl</name>
    <message>
        <source>Make this move</source>
        <translation>この手を打つ</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>この手を打つ</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Put the hint away (Esc)</source>
        <translation>ヒントを片付ける (Esc)</translation>
    </message>
</context>
<context>
    <name>InstructionLine</name>
    <message>
        <source>Show rule</source>
        <translation>ルールを見る</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>ルールの説明 (F1)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>LastWord</name>
    <message numerus="yes">
        <source>Only %n point(s). The next festival may well be yours.</source>
        <translation>
            <numerusform>たった%n点差。次のお祭りはあなたのものかもしれませんよ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.</source>
        <translation>
            <numerusform>%n点差で私の勝ちです。私は山が高いうちに、早めに献灯します。試してみてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %n point(s)! I looked for one more lantern until the end.</source>
        <translation>
            <numerusform>%n点差！最後まで、もう1つの灯籠を探していました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)! The whole lake is shining, and most of the light is yours.</source>
        <translation>
            <numerusform>%n点差！湖じゅうが輝いて、その光のほとんどはあなたのものです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Show me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Now me</source>
        <translation>自分でする</translation>
    </message>
    <message>
        <source>Take it back and make the move yourself</source>
        <translation>元に戻して、自分で行います</translation>
    </message>
    <message>
        <source>See the move</source>
        <translation>手を見る</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>今すぐ遊ぶ</translation>
    </message>
    <message>
        <source>A game with tips against one computer</source>
        <translation>コンピューター1人を相手に、ヒント付きで遊びます</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1つ戻る</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game goes on.</source>
        <translation>ゲームの続きを見ましょう。</translation>
    </message>
    <message>
        <source>That is the move. Take it back, and make it yourself.</source>
        <translation>これがその手です。元に戻して、自分でやってみましょう。</translation>
    </message>
    <message>
        <source>You will do that soon. First read this, then press Next.</source>
        <translation>それはもうすぐです。まず読んで、「次へ」を押してください。</translation>
    </message>
    <message>
        <source>That is allowed, but here try what the lesson asks for.</source>
        <translation>それもできますが、ここではレッスンのとおりにやってみましょう。</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>Leave the lesson</source>
        <translation>レッスンを出る</translation>
    </message>
    <message>
        <source>You can go on with it later (Esc)</source>
        <translation>後で続けられます (Esc)</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Friend</source>
        <comment>level of Moon Dancer</comment>
        <translation>友達</translation>
    </message>
    <message>
        <source>Mentor</source>
        <comment>level of Moon Dancer</comment>
        <translation>先生</translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>level of Moon Dancer</comment>
        <translation>プリンセス</translation>
    </message>
    <message>
        <source>Crescent</source>
        <comment>level of Moon Dancer</comment>
        <translation>三日月</translation>
    </message>
    <message>
        <source>Half Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>半月</translation>
    </message>
    <message>
        <source>Full Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>満月</translation>
    </message>
    <message>
        <source>{level} · ours</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · 独自</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{games}戦{wins}勝</translation>
    </message>
    <message>
        <source>Leads, game by game: {numbers}</source>
        <translation>ゲームごとのリード：{numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>まだ遊んでいません。</translation>
    </message>
    <message>
        <source>Best lead</source>
        <translation>最大リード</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>現在の連勝</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>最多連勝</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>{level}で遊ぶ</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>First Lantern</source>
        <translation>はじめの灯籠</translation>
    </message>
    <message>
        <source>Visitor</source>
        <translation>訪問者</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>隣人</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>仲間</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>友達</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>案内人</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>職人</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>名人</translation>
    </message>
    <message>
        <source>Grand Master</source>
        <translation>大名人</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>{level}, builder</source>
        <translation>{level}、建てる派</translation>
    </message>
    <message>
        <source>{level}, collector</source>
        <translation>{level}、集める派</translation>
    </message>
    <message>
        <source>{level}, spoiler</source>
        <translation>{level}、じゃま派</translation>
    </message>
    <message>
        <source>Likes points now, and overlooks good moves.</source>
        <translation>目先の点が好きで、よい手を見落とします。</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves, and often takes a lesser one.</source>
        <translation>手の半分近くを見落とし、劣る手をよく選びます。</translation>
    </message>
    <message>
        <source>Overlooks some moves, and often picks one that is nearly as good.</source>
        <translation>いくつかの手を見落とし、ほぼ同じくらいよい手をよく選びます。</translation>
    </message>
    <message>
        <source>Overlooks little, and often picks a move that is nearly as good.</source>
        <translation>見落としは少なく、ほぼ同じくらいよい手をよく選びます。</translation>
    </message>
    <message>
        <source>Overlooks nothing, and sometimes picks a move that is nearly as good.</source>
        <translation>見落としはなく、ほぼ同じくらいよい手をときどき選びます。</translation>
    </message>
    <message>
        <source>Takes what looks best at once.</source>
        <translation>その場でいちばんよさそうな手を選びます。</translation>
    </message>
    <message>
        <source>Looks a little ahead with two moves.</source>
        <translation>2つの手について少し先を読みます。</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>いちばんよさそうな数手の先を読みます。</translation>
    </message>
    <message>
        <source>Looks ahead, for up to two seconds.</source>
        <translation>最大2秒、先を読みます。</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>名人の4倍ていねいに先を読みます。</translation>
    </message>
    <message>
        <source>Builds for later rounds.</source>
        <translation>後のラウンドのために建てます。</translation>
    </message>
    <message>
        <source>Likes to have plenty in store.</source>
        <translation>たくさんためておくのが好きです。</translation>
    </message>
    <message>
        <source>Leaves the others as little as it can.</source>
        <translation>ほかの人にできるだけ残しません。</translation>
    </message>
    <message>
        <source>Wins {won} of 100 games for two against {level}, give or take {reach}.</source>
        <translation>2人ゲーム100回のうち{level}に{won}回勝ちます（誤差±{reach}）。</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>What this program is made of</source>
        <translation>このプログラムを作るもの</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部品</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The list of licences is missing. Please install again.</source>
        <translation>ライセンスの一覧がありません。入れ直してください。</translation>
    </message>
    <message>
        <source>{name} is contained in {other}. Its licence: {licence}.</source>
        <translation>{name}は{other}に含まれています。ライセンス：{licence}。</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some}と{last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some}か{last}</translation>
    </message>
    <message>
        <source>{some}, {more}</source>
        <translation>{some}、{more}</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>What happened</source>
        <translation>できごと</translation>
    </message>
    <message>
        <source>Undo ends here</source>
        <translation>ここまで戻せます</translation>
    </message>
</context>
<context>
    <name>LookBackMark</name>
    <message>
        <source>you played</source>
        <translation>打った手</translation>
    </message>
    <message>
        <source>better</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>ここから試す</translation>
    </message>
    <message>
        <source>In a new game, which is practice</source>
        <translation>新しい練習ゲームで</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>ゲームに戻る (Esc)</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Where each lead came from</source>
        <translation>それぞれのリードの理由</translation>
    </message>
    <message>
        <source>Luck is what rolls and tiles brought, against the average of other rolls and tiles. Mistakes are what the coach is sure of; only people’s turns are looked at. The rest is what nobody could see coming.</source>
        <translation>運は、ほかのロールやタイルの平均と比べて、ロールとタイルがもたらしたものです。ミスはコーチが確信しているもので、人の手番だけを見ます。残りは、だれにも予想できなかったものです。</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>Luckiest for {name}</source>
        <translation>{name}のいちばんの幸運</translation>
    </message>
    <message>
        <source>Unluckiest for {name}</source>
        <translation>{name}のいちばんの不運</translation>
    </message>
    <message>
        <source>Step {number}: {luck}</source>
        <translation>手順{number}:{luck}</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>そのときのテーブルを見る</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved: please close the window and start it again.</source>
        <translation>開いている間に Festival Desktop が更新されました。ゲームは保存されています。ウィンドウを閉じて、もう一度起動してください。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>MedalWords</name>
    <message>
        <source>Bronze</source>
        <translation>銅</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>銀</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金</translation>
    </message>
    <message>
        <source>{medal} from {number} points</source>
        <translation>{medal}：{number}点から</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to bronze</source>
        <translation>
            <numerusform>銅まであと%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to silver</source>
        <translation>
            <numerusform>銀まであと%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to gold</source>
        <translation>
            <numerusform>金まであと%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>And %n more file(s).</source>
        <translation>
            <numerusform>ほかにファイル%n件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
</context>
<context>
    <name>MoonDancerSpeech</name>
    <message>
        <source>Several ways are equally good for me. Which one do you like?</source>
        <translation>私にはどれも同じくらいよい手よ。あなたはどれがいい？</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores most.</source>
        <translation>私の番ね。いちばん高い献灯を探すわ。</translation>
    </message>
    <message>
        <source>I never gain Mooncakes.</source>
        <translation>私は月餅をもらわないわ。</translation>
    </message>
    <message>
        <source>When your Fireworks tile brings you Mooncakes, I gain one.</source>
        <translation>あなたの花火タイルが月餅を呼んだら、私も1個もらうわ。</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one.</source>
        <translation>あなたが月餅を1個得るたび、私も1個もらうわ。</translation>
    </message>
    <message>
        <source>On every tile you lay, the lanterns on the left and right are mine.</source>
        <translation>あなたが置くタイルの左右の灯籠は、どれも私のものよ。</translation>
    </message>
    <message>
        <source>On every tile you lay, all lanterns but those on your side are mine.</source>
        <translation>あなたが置くタイルの灯籠は、あなたの側のもの以外、全部私のものよ。</translation>
    </message>
    <message>
        <source>I have brought some of every lantern.</source>
        <translation>どの灯籠もいくつか持ってきたわ。</translation>
    </message>
    <message>
        <source>Score more than I do: a tie is mine.</source>
        <translation>私より多く得点してね。同点なら私の勝ちよ。</translation>
    </message>
    <message>
        <source>So I befriend {friend} and pay {mooncakes}.</source>
        <translation>だから{friend}と友達になって、{mooncakes}を払うわ。</translation>
    </message>
    <message>
        <source>I give {given} and take {taken}.</source>
        <translation>{given}を渡して、{taken}を取るわ。</translation>
    </message>
    <message>
        <source>I give you {given} for your {taken}.</source>
        <translation>{given}をあげるから、あなたの{taken}をもらうわ。</translation>
    </message>
    <message>
        <source>I take {lantern} from the Supply.</source>
        <translation>サプライから{lantern}を取るわ。</translation>
    </message>
    <message>
        <source>A further Dedication is not possible.</source>
        <translation>これ以上の献灯はできないわ。</translation>
    </message>
    <message>
        <source>I can make no Dedication, so I spend nothing.</source>
        <translation>献灯できないから、何も使わないわ。</translation>
    </message>
    <message>
        <source>Once more I can make {options}.</source>
        <translation>もう1回、{options}ができるわ。</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>{options}ができるわ。</translation>
    </message>
    <message>
        <source>{kind} scores most.</source>
        <translation>{kind}がいちばん高いわ。</translation>
    </message>
    <message>
        <source>Of equal ones, {kind} takes the fewest lanterns.</source>
        <translation>同じ点なら、{kind}が使う灯籠がいちばん少ないわ。</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind}で{points}</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}</source>
        <translation>{friend}と{kind}で{points}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>{lanterns}を選んでくれたのね。</translation>
    </message>
    <message>
        <source>What I need is {lanterns}.</source>
        <translation>私に要るのは{lanterns}よ。</translation>
    </message>
    <message>
        <source>I can spare {lanterns} only.</source>
        <translation>手放せるのは{lanterns}だけよ。</translation>
    </message>
    <message>
        <source>What I lack is {lanterns}.</source>
        <translation>私に足りないのは{lanterns}よ。</translation>
    </message>
    <message>
        <source>I use what I hold most of: {numbers}.</source>
        <translation>いちばん多く持っているものを使うわ：{numbers}。</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has most of: {numbers}.</source>
        <translation>次に、サプライにいちばん多いものを見るわ：{numbers}。</translation>
    </message>
    <message>
        <source>I dedicate four {lanterns}: {points}.</source>
        <translation>{lanterns}を4つ献灯するわ：{points}。</translation>
    </message>
    <message>
        <source>I dedicate pairs of {lanterns}: {points}.</source>
        <translation>{lanterns}のペアを献灯するわ：{points}。</translation>
    </message>
    <message>
        <source>I dedicate one of each lantern: {points}.</source>
        <translation>全種類の灯籠を1つずつ献灯するわ：{points}。</translation>
    </message>
    <message>
        <source>One {lantern} is left out.</source>
        <translation>{lantern}を1つ省くわ。</translation>
    </message>
</context>
<context>
    <name>MoonDancerWords</name>
    <message>
        <source>{name} can make no further Dedication.</source>
        <translation>{name}はもう献灯できません。</translation>
    </message>
    <message>
        <source>{name} can make no Dedication.</source>
        <translation>{name}は献灯できません。</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: {points} are the most.</source>
        <translation>{name}は{kind}を狙います。{points}が最高です。</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: it takes the fewest lanterns.</source>
        <translation>{name}は{kind}を狙います。使う灯籠が最少です。</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>{name}のために{kind}を選びました。</translation>
    </message>
    <message>
        <source>{name} can make {kind} only.</source>
        <translation>{name}ができるのは{kind}だけです。</translation>
    </message>
    <message>
        <source>It takes the help of {friend}.</source>
        <translation>{friend}の助けが必要です。</translation>
    </message>
    <message>
        <source>She holds most of {lanterns}.</source>
        <translation>彼女がいちばん多く持つのは{lanterns}です。</translation>
    </message>
    <message>
        <source>The Supply has most of {lanterns}.</source>
        <translation>サプライにいちばん多いのは{lanterns}です。</translation>
    </message>
    <message>
        <source>She holds most of {held}; of the rest the Supply has most of {lanterns}.</source>
        <translation>彼女がいちばん多く持つのは{held}、残りでサプライに多いのは{lanterns}です。</translation>
    </message>
    <message>
        <source>You chose that she dedicates {lanterns}.</source>
        <translation>彼女が{lanterns}を献灯するように選びました。</translation>
    </message>
    <message>
        <source>You chose that she takes {lanterns}.</source>
        <translation>彼女が{lanterns}を取るように選びました。</translation>
    </message>
    <message>
        <source>You chose that she gives {lanterns}.</source>
        <translation>彼女が{lanterns}を渡すように選びました。</translation>
    </message>
    <message>
        <source>You chose that she leaves {lanterns} out.</source>
        <translation>彼女が{lanterns}を省くように選びました。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Show rule (F1)</source>
        <translation>ルールを見る (F1)</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>tile {number} of {all}</source>
        <translation>タイル{number}／{all}</translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>{number} of {most} chosen</source>
        <translation>{number}／{most}選択</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>おまかせ</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Not in the rulebook</source>
        <translation>説明書にない選択</translation>
    </message>
    <message>
        <source>{options}: not in the rulebook.</source>
        <translation>{options}：説明書にない選択です。</translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n more.</source>
        <translation>
            <numerusform>{option}：あと%nつ選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n fewer.</source>
        <translation>
            <numerusform>{option}：%nつ減らしてください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>My puzzles</source>
        <translation>自分のパズル</translation>
    </message>
    <message>
        <source>Turns that cost you points. Each stays here until you have solved it twice.</source>
        <translation>点を失った手番です。それぞれ2回解くまでここに残ります。</translation>
    </message>
    <message numerus="yes">
        <source>cost %n point(s)</source>
        <translation>
            <numerusform>%n点の損</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>手番{number}</translation>
    </message>
</context>
<context>
    <name>OwnPuzzlePage</name>
    <message>
        <source>This is what a Master would have done.</source>
        <translation>名人ならこうしました。</translation>
    </message>
    <message>
        <source>The coach compares your turn.</source>
        <translation>コーチがあなたの手番を比べています。</translation>
    </message>
    <message>
        <source>Solved! Solve it once more, and it leaves your puzzles.</source>
        <translation>解けました!もう一度解くと、自分のパズルから外れます。</translation>
    </message>
    <message>
        <source>Solved twice! It leaves your puzzles.</source>
        <translation>2回解けました!自分のパズルから外れます。</translation>
    </message>
    <message>
        <source>The coach cannot compare it now. Take a step back, or try again.</source>
        <translation>コーチは今は比べられません。一手戻すか、もう一度試してください。</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Take a step back, or try again.</source>
        <translation>
            <numerusform>まだです:約%n点の損です。一手戻すか、もう一度試してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a better turn: yours cost about %n point(s).</source>
        <translation>
            <numerusform>もっとよい手番を見つけてください:あなたの手番は約%n点の損でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>自分のパズル</translation>
    </message>
</context>
<context>
    <name>PaceButton</name>
    <message>
        <source>Computer pace: {pace}</source>
        <translation>コンピューターの速さ：{pace}</translation>
    </message>
    <message>
        <source>Computer pace: {pace}. A press on the table hurries one move.</source>
        <translation>コンピューターの速さ：{pace}。テーブルを押すと一手だけ急ぎます。</translation>
    </message>
</context>
<context>
    <name>Paces</name>
    <message>
        <source>Step</source>
        <translation>一手ずつ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>一瞬</translation>
    </message>
</context>
<context>
    <name>PointsWords</name>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>すぐに%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowerWords</name>
    <message>
        <source>Merchant Heir</source>
        <translation>豪商の跡取り</translation>
    </message>
    <message>
        <source>Old Family</source>
        <translation>旧家</translation>
    </message>
    <message>
        <source>Fortune Teller</source>
        <translation>占い師</translation>
    </message>
    <message>
        <source>Honoured Guest</source>
        <translation>賓客</translation>
    </message>
    <message>
        <source>Island Born</source>
        <translation>島育ち</translation>
    </message>
    <message>
        <source>First Stones</source>
        <translation>最初の石</translation>
    </message>
    <message>
        <source>Wide Net</source>
        <translation>広い網</translation>
    </message>
    <message>
        <source>Early Bird</source>
        <translation>早起き</translation>
    </message>
    <message>
        <source>Rope Maker</source>
        <translation>縄職人</translation>
    </message>
    <message>
        <source>Long Span</source>
        <translation>長い橋</translation>
    </message>
    <message>
        <source>Toll Keeper</source>
        <translation>橋番</translation>
    </message>
    <message>
        <source>Ferryman</source>
        <translation>渡し守</translation>
    </message>
    <message>
        <source>Free Passage</source>
        <translation>無料通行</translation>
    </message>
    <message>
        <source>Beachcomber</source>
        <translation>浜の拾い人</translation>
    </message>
    <message>
        <source>Remote Architect</source>
        <translation>遠隔建築家</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>飛脚</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>隊商</translation>
    </message>
    <message>
        <source>Crowd Pleaser</source>
        <translation>人気者</translation>
    </message>
    <message>
        <source>Hospitality</source>
        <translation>おもてなし</translation>
    </message>
    <message>
        <source>Homecoming</source>
        <translation>里帰り</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>石工</translation>
    </message>
    <message>
        <source>Twin Storeys</source>
        <translation>二重の層</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>大神官</translation>
    </message>
    <message>
        <source>Gilder</source>
        <translation>金箔師</translation>
    </message>
    <message>
        <source>Lantern Master</source>
        <translation>灯籠名人</translation>
    </message>
    <message>
        <source>Impatient Host</source>
        <translation>せっかちな主人</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>外交官</translation>
    </message>
    <message>
        <source>Reveller</source>
        <translation>祭り好き</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>学者</translation>
    </message>
    <message>
        <source>Crow Friend</source>
        <translation>カラスの友</translation>
    </message>
    <message>
        <source>You begin with {coins} coins.</source>
        <translation>{coins}コインで始めます。</translation>
    </message>
    <message>
        <source>You begin with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>{coins}コインで始め、好きなスタートにワーカーがもう1人います。</translation>
    </message>
    <message>
        <source>You begin with {workers} workers on each Start.</source>
        <translation>各スタートにワーカー{workers}人で始めます。</translation>
    </message>
    <message>
        <source>You begin with {goals} private goals.</source>
        <translation>秘密目標{goals}枚で始めます。</translation>
    </message>
    <message>
        <source>You begin with {points} points.</source>
        <translation>{points}点で始めます。</translation>
    </message>
    <message>
        <source>One worker of each Start begins on another island of your choice.</source>
        <translation>各スタートのワーカー1人は、好きな別の島から始めます。</translation>
    </message>
    <message>
        <source>You begin with a floor on a Small island of your choice, without its reward.</source>
        <translation>好きな小の島に層を1つ置いて始めます。報酬はありません。</translation>
    </message>
    <message>
        <source>You play first and begin with {coins} coins.</source>
        <translation>最初の手番になり、{coins}コインで始めます。</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less than its length.</source>
        <translation>橋の費用が、長さより{segments}コイン安くなります。</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>橋板{length}枚以上の橋は{coins}コイン安くなります。</translation>
    </message>
    <message>
        <source>A movement of another player that pays you brings {coins} coin more.</source>
        <translation>ほかのプレイヤーが通行料を払う移動のたび、{coins}コイン多くもらえます。</translation>
    </message>
    <message>
        <source>One movement a turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>手番に1回、{length}マスまでの空の水路を{coins}コインで渡れます。</translation>
    </message>
    <message>
        <source>The first bridge of each movement costs you no toll.</source>
        <translation>各移動で最初の橋は通行料が要りません。</translation>
    </message>
    <message>
        <source>Each water reward also brings you {coins} coin.</source>
        <translation>水上の報酬のたびに{coins}コインももらえます。</translation>
    </message>
    <message>
        <source>You may build bridges from an island with your floor, worker or not.</source>
        <translation>自分の層がある島からは、ワーカーがいなくても橋をかけられます。</translation>
    </message>
    <message>
        <source>Moving gives you {number} movements.</source>
        <translation>移動が{number}回になります。</translation>
    </message>
    <message>
        <source>Two workers on one island may go as one movement; both pay the toll.</source>
        <translation>同じ島のワーカー2人が1回の移動で一緒に動けます。通行料は2人分です。</translation>
    </message>
    <message>
        <source>Your workers may overfill an island: {workers} above its capacity.</source>
        <translation>ワーカーが島の定員を{workers}人超えられます。</translation>
    </message>
    <message>
        <source>Each time you recruit, {workers} worker more comes.</source>
        <translation>雇うたびに、ワーカーがもう{workers}人来ます。</translation>
    </message>
    <message>
        <source>Your recruits may stand on any island with a worker of yours and room.</source>
        <translation>新人は、自分のワーカーがいて空きのある島ならどこにでも置けます。</translation>
    </message>
    <message>
        <source>Each floor you build brings {coins} coin.</source>
        <translation>層を建てるたびに{coins}コインもらえます。</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins for a second one there.</source>
        <translation>層を建てるとき、{coins}コインで同じ場所にもう1つ建てられます。</translation>
    </message>
    <message>
        <source>You may build where you have a bridge but no worker.</source>
        <translation>自分の橋があれば、ワーカーがいなくても建てられます。</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts {pieces} for the majority, not for points.</source>
        <translation>塔のいちばん上の自分の層は、最多の判定でコマ{pieces}個分です（点は別）。</translation>
    </message>
    <message>
        <source>At your festivals each worker on the island brings you {points} points.</source>
        <translation>自分の祭りでは、その島のワーカー1人につき{points}点です。</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} bridge fewer.</source>
        <translation>自分の祭りに必要な橋が{bridges}本減ります。</translation>
    </message>
    <message>
        <source>You may hold a festival when you are {pieces} piece short of the majority.</source>
        <translation>最多にコマが{pieces}個足りなくても祭りを開けます。</translation>
    </message>
    <message>
        <source>A worker of yours at another player’s festival brings you {points} points.</source>
        <translation>ほかのプレイヤーの祭りに自分のワーカーがいると{points}点です。</translation>
    </message>
    <message>
        <source>Each private goal brings you {points} points more.</source>
        <translation>秘密目標1枚につき{points}点増えます。</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points, and only {loss} when the game ends.</source>
        <translation>カラスは{cost}点で取れ、終了時に失うのも{loss}点だけです。</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print sheets</source>
        <translation>シートを印刷</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>{number}／{all}ページ</translation>
    </message>
    <message>
        <source>nothing chosen</source>
        <translation>何も選ばれていません</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFで保存</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDFファイル (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file}に書き込めませんでした。</translation>
    </message>
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>If the game ended now</source>
        <translation>今ゲームが終わったら</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>{reached} of {target} reached</source>
        <translation>達成 {reached}／{target}</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次のパズル</translation>
    </message>
    <message>
        <source>Next puzzle (Ctrl+Return)</source>
        <translation>次のパズル (Ctrl+Return)</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>This is the solution.</source>
        <translation>これが解答です。</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>クリア！</translation>
    </message>
    <message>
        <source>Not yet: {reached} of {target}. Take a step back, or try again.</source>
        <translation>まだです：{reached}／{target}。1手戻すか、もう一度試しましょう。</translation>
    </message>
    <message>
        <source>Nobody can know what comes of that. There is a way without luck.</source>
        <translation>その結果は誰にもわかりません。運に頼らない方法があります。</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>パズル{number}</translation>
    </message>
</context>
<context>
    <name>PuzzleToolbar</name>
    <message>
        <source>All puzzles</source>
        <translation>パズル一覧</translation>
    </message>
    <message>
        <source>All puzzles (Esc)</source>
        <translation>パズル一覧 (Esc)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>最後の手を取り消す (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>取り消した手をもう一度 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Begin the puzzle anew</source>
        <translation>パズルを最初から始める</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>解答を見る</translation>
    </message>
    <message>
        <source>See it move by move</source>
        <translation>一手ずつ見る</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>パズル：{game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>ひとひねり</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPanel</name>
    <message>
        <source>solved</source>
        <translation>クリア済み</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>未クリア</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>パズル{number}</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>Why: {reasons}.</source>
        <translation>理由：{reasons}。</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
</context>
<context>
    <name>RecapControl</name>
    <message>
        <source>Points: {points}.</source>
        <translation>得点：{points}。</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>あなたが得たもの：{gains}。</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>While you waited</source>
        <translation>待っている間</translation>
    </message>
</context>
<context>
    <name>RecordRepository</name>
    <message>
        <source>The record could not be written. {reason}</source>
        <translation>戦績を書き込めませんでした。{reason}</translation>
    </message>
    <message>
        <source>The records of {challenge} are of a newer version. They are left as they are, and nothing is added.</source>
        <translation>{challenge}の戦績は新しいバージョンのものです。そのまま残し、何も加えません。</translation>
    </message>
    <message>
        <source>The records of {challenge} cannot be read now.</source>
        <translation>{challenge}の戦績は今読み込めません。</translation>
    </message>
    <message numerus="yes">
        <source>The records of {challenge} were damaged. The file was put aside; %n game(s) could be kept.</source>
        <translation>
            <numerusform>{challenge}の戦績が壊れていました。ファイルは別に移し、%nゲーム分を残せました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n of these game(s) had hints.</source>
        <translation>
            <numerusform>このうち %n ゲームでヒントを使いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had content of your own.</source>
        <translation>
            <numerusform>このうち %n ゲームは独自の内容でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>棚</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>The rulebook’s</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>独自</translation>
    </message>
    <message>
        <source>Bars point up for a win and down for a loss. Practice does not count.</source>
        <translation>棒は勝ちなら上、負けなら下に伸びます。練習は数えません。</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice does not count.</source>
        <translation>棒は得点、線はメダルです。練習は数えません。</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: {game}</source>
        <translation>リプレイ：{game}</translation>
    </message>
</context>
<context>
    <name>ReplayToolbar</name>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Go through the game by itself (Space)</source>
        <translation>ゲームを自動で進める (Space)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>リプレイを出る (Esc)</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>ここから試す</translation>
    </message>
    <message>
        <source>Try again from this step, in a new game (Ctrl+T)</source>
        <translation>この手から新しいゲームで試す (Ctrl+T)</translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation>最初へ (Home)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>1つ戻る (Left)</translation>
    </message>
    <message>
        <source>Backwards by itself (Shift+Space)</source>
        <translation>自動で逆再生 (Shift+Space)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>1つ進む (Right)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>最後へ (End)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Whose knowledge</source>
        <translation>誰の視点</translation>
    </message>
    <message>
        <source>How fast it goes by itself (+ and -)</source>
        <translation>自動で進む速さ (+ と -)</translation>
    </message>
    <message>
        <source>Whose knowledge is shown. All open: the hand of whoever decides.</source>
        <translation>誰の視点で見るか。「すべて公開」では、決める人の手札を見せます。</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>すべて公開</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>観客</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>{name}の視点</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}／{all}</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>前の箇所</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>次の箇所</translation>
    </message>
    <message>
        <source>Print this book</source>
        <translation>この本を印刷</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>元の場所に戻る (Esc)</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>検索 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>本</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>プログラム</translation>
    </message>
</context>
<context>
    <name>SaveDetail</name>
    <message>
        <source>Points: {points}</source>
        <translation>得点：{points}</translation>
    </message>
    <message>
        <source>Play the rescued game</source>
        <translation>救出したゲームで遊ぶ</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続きを遊ぶ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Back to the other games</source>
        <translation>ほかのゲームのところに戻す</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>See it step by step</source>
        <translation>一手ずつ見る</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>A second file of this game (Ctrl+D)</source>
        <translation>このゲームのファイルをもう1つ作る (Ctrl+D)</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>A copy where you like (Ctrl+E)</source>
        <translation>好きな場所にコピー (Ctrl+E)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>To the trash (Delete)</source>
        <translation>ごみ箱へ (Delete)</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>It cannot be put back then</source>
        <translation>もう元に戻せません</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>ゲームの名前</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>Saved. Every step is saved by itself, too.</source>
        <translation>保存しました。一手ごとの自動保存もあります。</translation>
    </message>
    <message>
        <source>Every step of the game is saved again.</source>
        <translation>再び一手ごとに保存しています。</translation>
    </message>
    <message>
        <source>“{name}” was changed by somebody else. It stays as it is, and your game goes on in a file of its own.</source>
        <translation>「{name}」がほかで変更されました。それはそのまま残し、あなたのゲームは別のファイルで続けます。</translation>
    </message>
    <message>
        <source>This game goes on with the content it was saved with.</source>
        <translation>このゲームは、保存されたときの内容で続けます。</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and goes on under them.</source>
        <translation>このゲームは以前のルールで保存されたもので、そのルールのまま続きます。</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it goes on under today&apos;s.</source>
        <translation>このゲームは以前のルールで保存されました。今のルールで続けます。</translation>
    </message>
    <message>
        <source>It is practice now: the version that saved it could not yet show that a game is fair.</source>
        <translation>今は練習です。保存したバージョンは、ゲームがフェアだとまだ示せませんでした。</translation>
    </message>
    <message>
        <source>A copy was saved as “{name}”.</source>
        <translation>コピーを「{name}」として保存しました。</translation>
    </message>
    <message>
        <source>Your own content is not used, the built-in one is: {reason}</source>
        <translation>独自の内容は使わず、内蔵のものを使います：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>%n件のうち、最初のゲームだけを開きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game from that step, for practice. The old one stays as it was.</source>
        <translation>その手からの新しい練習ゲームです。元のゲームはそのままです。</translation>
    </message>
    <message>
        <source>A new game from that step, for practice. What you could not know was dealt anew, so nothing of the old game is given away.</source>
        <translation>その手からの新しい練習ゲームです。あなたの知らないものは配り直したので、元のゲームの秘密はもれません。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更していません。</translation>
    </message>
    <message>
        <source>It goes on in a new file; the damaged one stays.</source>
        <translation>新しいファイルで続けます。壊れたファイルは残ります。</translation>
    </message>
    <message>
        <source>It goes on in a new file; the old one stays.</source>
        <translation>新しいファイルで続けます。古いファイルは残ります。</translation>
    </message>
    <message>
        <source>From now on it is practice.</source>
        <translation>ここからは練習になります。</translation>
    </message>
    <message>
        <source>The file was changed outside the program ({where}).</source>
        <translation>ファイルがプログラムの外で変更されました（{where}）。</translation>
    </message>
    <message>
        <source>It was not clear where the game stood, so it is at its end.</source>
        <translation>どこまで進んだかわからないので、最後の局面にしました。</translation>
    </message>
    <message>
        <source>The file was damaged; the game stands after step {step}.</source>
        <translation>ファイルが壊れていました。ゲームは手{step}の後です。</translation>
    </message>
    <message>
        <source>The file was damaged; the game goes on from the position after step {step}.</source>
        <translation>ファイルが壊れていました。手{step}の後の局面から続けます。</translation>
    </message>
    <message>
        <source>The rules have changed; the game goes on from the position after step {step}.</source>
        <translation>ルールが変わりました。手{step}の後の局面から続けます。</translation>
    </message>
    <message>
        <source>The game stands after step {step}.</source>
        <translation>ゲームは手{step}の後です。</translation>
    </message>
    <message>
        <source>Step {step} could not be played again.</source>
        <translation>手{step}を再現できませんでした。</translation>
    </message>
    <message>
        <source>The result in the file was not that of its steps.</source>
        <translation>ファイルの結果が、手の内容と合いませんでした。</translation>
    </message>
    <message>
        <source>The position after step {step} could not be checked.</source>
        <translation>手{step}の後の局面を確かめられませんでした。</translation>
    </message>
    <message>
        <source>Steps that had been taken back could not be kept.</source>
        <translation>取り消した手は残せませんでした。</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>手{step}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be rescued.</source>
        <translation>
            <numerusform>%n手を救出できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>「{name}」はもうありません。</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {why}.</source>
        <translation>「{name}」を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>「{name}」は、新しいバージョンのFestival Desktopで保存されました。</translation>
    </message>
    <message>
        <source>“{name}” is no saved game of Festival Desktop.</source>
        <translation>「{name}」はFestival Desktopのセーブデータではありません。</translation>
    </message>
    <message>
        <source>“{name}” is not an ordinary file.</source>
        <translation>「{name}」は通常のファイルではありません。</translation>
    </message>
    <message>
        <source>“{name}” follows rules of an edition that is not known: {where}.</source>
        <translation>「{name}」は未知の版のルールです：{where}。</translation>
    </message>
    <message>
        <source>“{name}” was played with content of its own, which is not here or cannot be used.</source>
        <translation>「{name}」は独自の内容で遊んだものですが、それがないか、使えません。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>「{name}」はセーブデータにしては大きすぎます。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is not a text.</source>
        <translation>「{name}」は壊れています。テキストではありません。</translation>
    </message>
    <message>
        <source>“{name}” is damaged in line {where}.</source>
        <translation>「{name}」は{where}行目が壊れています。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is nested too deeply.</source>
        <translation>「{name}」は壊れています。入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: there is too much in it.</source>
        <translation>「{name}」は壊れています。中身が多すぎます。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” is there twice.</source>
        <translation>「{name}」は壊れています。「{where}」が2つあります。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a number of a saved game.</source>
        <translation>「{name}」は壊れています。{where}はセーブデータの数値ではありません。</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>「{name}」は「{where}」が壊れています。</translation>
    </message>
    <message>
        <source>“{name}” is of a game that this version does not have: {where}.</source>
        <translation>「{name}」は、このバージョンにないゲームです：{where}。</translation>
    </message>
    <message>
        <source>“{name}” cannot be set up as it says.</source>
        <translation>「{name}」は、書かれたとおりに準備できません。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: no position in it can be used.</source>
        <translation>「{name}」は壊れています。使える局面がありません。</translation>
    </message>
    <message>
        <source>“{name}” holds a position that the rules of the game cannot make.</source>
        <translation>「{name}」には、ルール上ありえない局面があります。</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>「{name}」は壊れています。</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}.</source>
        <translation>ゲームを保存できませんでした：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it stays as it is.</source>
        <translation>「{name}」は別のウィンドウで開いているので、そのままにします。</translation>
    </message>
    <message>
        <source>A game cannot be called that.</source>
        <translation>その名前はゲームに付けられません。</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}（コピー）</translation>
    </message>
    <message>
        <source>“{name}” stays as it is: {reason}.</source>
        <translation>「{name}」はそのままにします：{reason}。</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>it is not allowed there</source>
        <translation>そこでは許可されていません</translation>
    </message>
    <message>
        <source>the folder is not there any more</source>
        <translation>フォルダーがもうありません</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>ディスクのエラーです</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>そこには書き込めません</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>this name is not possible here</source>
        <translation>この名前はここでは使えません</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) put back.</source>
        <translation>
            <numerusform>%nゲームを元に戻しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>%nゲームを完全に削除しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>「{name}」をごみ箱に入れました。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the trash.</source>
        <translation>
            <numerusform>%nゲームをごみ箱に入れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>%nゲームを取り込みました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search for a name or a player</source>
        <translation>名前やプレイヤーを検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>どのゲーム</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>ごみ箱を空にする</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>ゲーム別</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>No game is like that.</source>
        <translation>当てはまるゲームがありません。</translation>
    </message>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>ごみ箱は空です。ゲームはここに30日間残ります。</translation>
    </message>
    <message>
        <source>No game is saved yet. Every game you play is kept here by itself.</source>
        <translation>セーブデータはまだありません。遊んだゲームは自動でここに残ります。</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>棚</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>セーブデータ</translation>
    </message>
    <message>
        <source>Bring in …</source>
        <translation>取り込む…</translation>
    </message>
    <message>
        <source>Files may also be dropped on the window</source>
        <translation>ファイルをウィンドウにドロップしてもかまいません</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保存中</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>ごみ箱</translation>
    </message>
</context>
<context>
    <name>ScoreRecord</name>
    <message>
        <source>Points, game by game: {numbers}</source>
        <translation>ゲームごとの点：{numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>まだ遊んでいません。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>line by line, with reasons</source>
        <translation>1行ずつ、理由つき</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>{names} have %n point(s) each.</source>
        <translation>
            <numerusform>{names}は%n点ずつです。</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>手番{number}</translation>
    </message>
    <message>
        <source>turns {numbers}</source>
        <translation>手番{numbers}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Maple</source>
        <translation>メープル</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>ウィロー</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>エンバー</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>ジュニパー</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>{name}という名前のプレイヤーが2人います。どちらかを変えてください。</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>テーブルを囲む人</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>1人用</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>Name, {side}</source>
        <translation>名前、{side}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>空席</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>プレイヤーを追加</translation>
    </message>
    <message>
        <source>Level, {side}</source>
        <translation>レベル、{side}</translation>
    </message>
</context>
<context>
    <name>SeedBar</name>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed deals the same tiles, on every computer.</source>
        <translation>同じシードなら、どのコンピューターでも同じタイルが配られます。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>別のシードを引く</translation>
    </message>
    <message>
        <source>Copy the seed, to share this deal</source>
        <translation>シードをコピーして、この配りを分け合う</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>今日のお題</translation>
    </message>
    <message>
        <source>Relaxed game</source>
        <translation>のんびりゲーム</translation>
    </message>
    <message>
        <source>undo everything (practice)</source>
        <translation>何でも元に戻せます（練習）</translation>
    </message>
    <message>
        <source>This is no seed: use up to {number} letters and digits, joined by hyphens.</source>
        <translation>シードとして使えません。{number}文字までの英数字を、ハイフンでつないでください。</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{goal}: {points}</source>
        <translation>{goal}：{points}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>コンピューターに合わせる</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>色・コントラスト・動きをシステムの設定に合わせます</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <translation>見え方の例</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas Applejack.</source>
        <translation>Mayaがタイルを置き、マッチでTwilight Sparkleをもらいます。JonasはApplejackです。</translation>
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
        <translation>速さ</translation>
    </message>
    <message>
        <source>How strong?</source>
        <translation>強さは？</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Words change at once, also in a game.</source>
        <translation>ゲーム中でもすぐに変わります。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Of the sky and the lake around the tables.</source>
        <translation>テーブルを囲む空と湖の色です。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Pages scroll when words need more room.</source>
        <translation>入りきらないページはスクロールします。</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Pieces go to their places without flying.</source>
        <translation>コマが飛ばずに移動します。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>On or off; how loud the table is, and the night.</source>
        <translation>オン・オフと、テーブルと夜の音量です。</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>コンピュータープレイヤー</translation>
    </message>
    <message>
        <source>“Step” waits for you before every move.</source>
        <translation>「一手ずつ」は毎回あなたを待ちます。</translation>
    </message>
    <message>
        <source>End turns yourself</source>
        <translation>手番を自分で終える</translation>
    </message>
    <message>
        <source>A button ends your turn, and you can undo until then.</source>
        <translation>ボタンで手番を終え、それまでは元に戻せます。</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>テーブルの助言</translation>
    </message>
    <message>
        <source>What to do now, what is new, and marks for what you still need.</source>
        <translation>今すること、新しいこと、まだ必要なものの印です。</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>コンピューターに合わせる</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>夕方</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>Volume of the table</source>
        <translation>テーブルの音量</translation>
    </message>
    <message>
        <source>Volume of the night</source>
        <translation>夜の音量</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Shelf</source>
        <translation>棚</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Print blank sheets</source>
        <translation>白紙のシートを印刷</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Saved games</source>
        <translation>セーブデータ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>About</source>
        <translation>情報</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>At every table</source>
        <translation>どのテーブルでも</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Choices</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>News</source>
        <translation>新着</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>シート</translation>
    </message>
    <message>
        <source>While you waited: what others did, one after the other (F7)</source>
        <translation>待っている間：ほかの人がしたことを1つずつ見る (F7)</translation>
    </message>
    <message>
        <source>Choices (F6)</source>
        <translation>選択肢 (F6)</translation>
    </message>
</context>
<context>
    <name>SmallLake</name>
    <message>
        <source>round {number}, {sorin} Sōrin left</source>
        <translation>ラウンド{number}、相輪残り{sorin}</translation>
    </message>
</context>
<context>
    <name>SoloPanel</name>
    <message>
        <source>Not yet played alone</source>
        <translation>まだ1人で遊んでいません</translation>
    </message>
    <message>
        <source>Today’s deal has the same dice for everyone.</source>
        <translation>今日のお題では、全員のダイスの目が同じです。</translation>
    </message>
    <message>
        <source>Best score: {number}</source>
        <translation>最高得点：{number}</translation>
    </message>
    <message>
        <source>best with the deal of a day: {number}</source>
        <translation>日ごとのお題での最高：{number}</translation>
    </message>
    <message>
        <source>from {number} points</source>
        <translation>{number}点から</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>戦績</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>強さは？</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>How often one computer wins at a table full of others, compared with chance: 2 × means twice as often as anybody there would by luck alone.</source>
        <translation>ほかのコンピューターばかりのテーブルで、どれくらい勝つかを運と比べたものです。2 × は、運だけで勝つ割合の2倍という意味です。</translation>
    </message>
    <message>
        <source>Partly measured under edition {earlier} of the rules; now {now}.</source>
        <translation>一部はルール第{earlier}版での測定です。現在は第{now}版です。</translation>
    </message>
    <message>
        <source>Nothing was measured for this version.</source>
        <translation>このバージョンの測定はありません。</translation>
    </message>
    <message>
        <source>Measured on {day} by games of the computers against each other.</source>
        <translation>{day}に、コンピューターどうしのゲームで測りました。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} against {others}</source>
        <translation>{level}対{others}</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>{share} × ± {reach}</source>
        <translation>{share} × ± {reach}</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>%nゲーム中</numerusform>
        </translation>
    </message>
    <message>
        <source>edition {number} of the rules</source>
        <translation>ルール第{number}版</translation>
    </message>
</context>
<context>
    <name>SubPage</name>
    <message>
        <source>Back (Esc)</source>
        <translation>戻る (Esc)</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Go to the next thing</source>
        <translation>次のものへ</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>テーブルの次の部分へ</translation>
    </message>
    <message>
        <source>Select what has the ring</source>
        <translation>輪のあるものを選ぶ</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Turn what is held</source>
        <translation>持っているものを回す</translation>
    </message>
    <message>
        <source>Larger, smaller, everything</source>
        <translation>拡大、縮小、全体</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No more tips. Menu, Settings switches them on again.</source>
        <translation>助言を消しました。メニューの設定でまた表示できます。</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>未取得</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>未取得：{claims}。</translation>
    </message>
    <message>
        <source>The table. Everything can also be done in the list of choices (F6).</source>
        <translation>テーブルです。すべて選択肢のリスト (F6) でも操作できます。</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Sound is off</source>
        <translation>音はオフです</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>音はオンです</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Scores if the game ended now</source>
        <translation>今終わったときの得点</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you point at.</source>
        <translation>このゲームのルールです。F1で指しているものを説明します。</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番終了</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>音を出す</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>音を消す</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>取り消した手をもう一度</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>よい手を見る</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>コンピューターに次の手を打たせる</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>得点表を見る</translation>
    </message>
    <message>
        <source>Hand on to the next player</source>
        <translation>次のプレイヤーに渡す</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>最後の手を取り消す</translation>
    </message>
    <message>
        <source>The last step showed something hidden, so it stays.</source>
        <translation>最後の手で隠れたものが見えたので、取り消せません。</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name}が手を打ったので、その前は取り消せません。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>取り消すものがありません。</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>ルールを見る</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>ルールの説明 (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Go on to here</source>
        <translation>ここまで進む</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>ここまで戻る</translation>
    </message>
    <message>
        <source>Try again from here, in a new game</source>
        <translation>ここから新しいゲームで試す</translation>
    </message>
    <message>
        <source>Look at this step</source>
        <translation>この手を見る</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>ここからリプレイ</translation>
    </message>
</context>
<context>
    <name>TimelineStrip</name>
    <message>
        <source>Steps of the game</source>
        <translation>ゲームの手順</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>You went back over something that was hidden: now this game is practice.</source>
        <translation>隠れていたものより前に戻りました。このゲームは練習になります。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>配り</translation>
    </message>
    <message>
        <source>Step {number}: {what}</source>
        <translation>{number}手目：{what}</translation>
    </message>
    <message>
        <source>Looking back: after step {number} of {all}</source>
        <translation>振り返り：{all}手のうち{number}手目の後</translation>
    </message>
    <message>
        <source>Taken back: a press brings it again.</source>
        <translation>取り消し済み：押すとまた打ちます。</translation>
    </message>
    <message>
        <source>Something hidden was shown here.</source>
        <translation>ここで隠れたものが見えました。</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name}が手を打ったので、その前は取り消せません。</translation>
    </message>
    <message>
        <source>Step {number} showed something hidden, so undo ends there: {what}</source>
        <translation>{number}手目で隠れたものが見えたので、戻せるのはそこまでです：{what}</translation>
    </message>
</context>
<context>
    <name>TipBar</name>
    <message>
        <source>Close this tip (Esc)</source>
        <translation>この助言を閉じる (Esc)</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>助言を消す</translation>
    </message>
    <message>
        <source>Tips can be switched on again in the settings.</source>
        <translation>助言は設定でまた表示できます。</translation>
    </message>
</context>
<context>
    <name>TodayPanel</name>
    <message>
        <source>Today’s deal</source>
        <translation>今日のお題</translation>
    </message>
    <message>
        <source>Everyone who plays it today gets the same tiles.</source>
        <translation>今日遊ぶ人は、みんな同じタイルです。</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>今日のお題で遊ぶ</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>It brings {better} instead of {played}.</source>
        <translation>{played}の代わりに{better}を得ます。</translation>
    </message>
    <message>
        <source>It brings {better}.</source>
        <translation>{better}を得ます。</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives {fewer}.</source>
        <translation>あなたの手番は{name}に{gains}を与え、こちらは{fewer}を与えます。</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives nothing.</source>
        <translation>あなたの手番は{name}に{gains}を与え、こちらは何も与えません。</translation>
    </message>
    <message>
        <source>Your turn brought {played} at once, but this one brings more later.</source>
        <translation>あなたの手番はすぐに{played}を得ましたが、こちらは後でもっと得ます。</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>The last steps of your game are not saved.</source>
        <translation>ゲームの最後の数手が保存されていません。</translation>
    </message>
    <message>
        <source>{reason} Make room or save a copy in another place, or leave the game as it was when it was last saved.</source>
        <translation>{reason}空きを作るか、別の場所にコピーを保存してください。最後に保存した状態のまま終えることもできます。</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>保存せずに終える</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>コピーを保存…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>遊び続ける</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>次は{name}です。</translation>
    </message>
    <message>
        <source>Your turn is over: end it.</source>
        <translation>手番は完了です。手番を終えてください。</translation>
    </message>
    <message>
        <source>{name} is done: end the turn.</source>
        <translation>{name}は完了です。手番を終えてください。</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>{name}の手番です。</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name}が考えています。</translation>
    </message>
    <message>
        <source>You are to move.</source>
        <translation>あなたの番です。</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>The lane between them</source>
        <translation>間の水路</translation>
    </message>
    <message>
        <source>The upper lane</source>
        <translation>上の水路</translation>
    </message>
    <message>
        <source>The middle lane</source>
        <translation>中央の水路</translation>
    </message>
    <message>
        <source>The lower lane</source>
        <translation>下の水路</translation>
    </message>
    <message>
        <source>The lane on the left</source>
        <translation>左の水路</translation>
    </message>
    <message>
        <source>The lane in the middle</source>
        <translation>真ん中の水路</translation>
    </message>
    <message>
        <source>The lane on the right</source>
        <translation>右の水路</translation>
    </message>
    <message>
        <source>{lane}: {segments}, {coins}</source>
        <translation>{lane}：{segments}、{coins}</translation>
    </message>
    <message>
        <source>{lane}. It brings {rewards}</source>
        <translation>{lane}。報酬は{rewards}</translation>
    </message>
    <message>
        <source>Over the bridges of {name} for {coins}</source>
        <translation>{name}の橋を{coins}で渡る</translation>
    </message>
    <message>
        <source>Two workers over the bridges of {name} for {coins}</source>
        <translation>ワーカー2人で{name}の橋を{coins}で渡る</translation>
    </message>
    <message>
        <source>Over your own bridges, free</source>
        <translation>自分の橋を渡る（無料）</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, free</source>
        <translation>ワーカー2人で自分の橋を渡る（無料）</translation>
    </message>
    <message>
        <source>{lane}, over the water for {coins}</source>
        <translation>{lane}、水の上を{coins}で渡る</translation>
    </message>
    <message>
        <source>{island}, {number} of {capacity} workers</source>
        <translation>{island}、ワーカー{number}／{capacity}人</translation>
    </message>
    <message>
        <source>{island}, {workers}</source>
        <translation>{island}、{workers}</translation>
    </message>
    <message>
        <source>{island}, floor {height}: {reward}</source>
        <translation>{island}、{height}層目：{reward}</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>報酬なし</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, {time}</source>
        <translation>今日 {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>昨日 {time}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format of Qt</comment>
        <translation>yyyy年M月d日</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>The game is over: {name} wins.</source>
        <translation>ゲーム終了：{name}の勝ちです。</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory.</source>
        <translation>ゲーム終了：{names}が勝利を分け合いました。</translation>
    </message>
</context>
</TS>
