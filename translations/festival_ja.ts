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
        <translation>バージョン {version}（ビルド日：{date}）</translation>
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
        <translation>MITライセンスのフリーソフトウェアです。PythonとQtで作られています。絵、文章、コードはこのプロジェクトのために作りました。フォントはNotoです。</translation>
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
        <source>Projected &amp;scores</source>
        <translation>得点予想(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;What the others did</source>
        <translation>ほかの人がしたこと(&amp;W)</translation>
    </message>
    <message>
        <source>View one step &amp;back</source>
        <translation>一手前を見る(&amp;B)</translation>
    </message>
    <message>
        <source>View one step forward</source>
        <translation>一手先を見る</translation>
    </message>
    <message>
        <source>Fit table to win&amp;dow</source>
        <translation>テーブル全体を表示(&amp;D)</translation>
    </message>
    <message>
        <source>Explain what’s under the pointer</source>
        <translation>指しているものを説明</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>システムの設定</translation>
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
        <source>&amp;End turn / next move</source>
        <translation>手番終了／次の手(&amp;E)</translation>
    </message>
    <message>
        <source>Show a hint, then play it</source>
        <translation>ヒントを見て、もう一度で実行</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>選択肢のリスト(&amp;C)</translation>
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
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>ロックより前に戻したゲームは練習になり、数えません。</translation>
    </message>
    <message>
        <source>Games with hints are kept, but don’t count as records.</source>
        <translation>ヒントを使ったゲームは残りますが、戦績には数えません。</translation>
    </message>
    <message>
        <source>Your best score out of {number} games</source>
        <translation>{number}ゲーム中の自己最高</translation>
    </message>
    <message>
        <source>Your best score: {points} points, out of {number} games</source>
        <translation>自己最高：{points}点（{number}ゲーム中）</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also considered: {step}</source>
        <translation>ほかに考えた手：{step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Custom</source>
        <translation>自由に選ぶ</translation>
    </message>
    <message>
        <source>Recommended sets</source>
        <translation>おすすめの組み合わせ</translation>
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
        <source>Shared win: {names}</source>
        <translation>全員の勝ち：{names}</translation>
    </message>
    <message>
        <source>edited outside the program</source>
        <translation>プログラムの外で変更</translation>
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
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
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
        <source>You against Moon Dancer, in six levels from gentle to hard.</source>
        <translation>Moon Dancerと一対一。やさしいものから難しいものまで6レベル。</translation>
    </message>
    <message>
        <source>You haven’t beaten her yet.</source>
        <translation>まだ彼女に勝っていません。</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>使った友達</translation>
    </message>
    <message>
        <source>Any friend</source>
        <translation>すべての友達</translation>
    </message>
    <message>
        <source>Lanterns Dice solo</source>
        <translation>灯籠ダイス 1人用</translation>
    </message>
    <message>
        <source>Play solo and try to beat your own best score.</source>
        <translation>1人で遊び、自分の最高得点に挑みます。</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>今日のダイス</translation>
    </message>
    <message>
        <source>Random dice</source>
        <translation>ランダムなダイス</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Records</source>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Extra levels:</source>
        <translation>追加のレベル：</translation>
    </message>
    <message>
        <source>All the challenges you’ve finished, by level</source>
        <translation>終えたすべての挑戦を、レベル別に</translation>
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
        <source>Biggest win: by {number} points</source>
        <translation>最大の勝ち：{number}点差</translation>
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
        <source>Game content</source>
        <translation>ゲームの内容</translation>
    </message>
    <message>
        <source>Game rules</source>
        <translation>ゲームのルール</translation>
    </message>
    <message>
        <source>Saved games folder</source>
        <translation>セーブデータのフォルダー</translation>
    </message>
    <message>
        <source>Settings folder</source>
        <translation>設定のフォルダー</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>ログのフォルダー</translation>
    </message>
    <message>
        <source>Graphics don’t work ({platform}).</source>
        <translation>グラフィックが動きません（{platform}）。</translation>
    </message>
    <message>
        <source>No screen found; off-screen drawing works.</source>
        <translation>画面が見つかりません。画面外の描画は動きます。</translation>
    </message>
    <message>
        <source>Graphics work: {screen}, {platform}.</source>
        <translation>グラフィックは正常です：{screen}、{platform}。</translation>
    </message>
    <message>
        <source>All characters can be displayed ({others}).</source>
        <translation>すべての文字を表示できます（{others}）。</translation>
    </message>
    <message>
        <source>Missing characters: {missing}</source>
        <translation>足りない文字：{missing}</translation>
    </message>
    <message>
        <source>The program’s own fonts are missing.</source>
        <translation>プログラム自身のフォントがありません。</translation>
    </message>
    <message>
        <source>Sound works ({device}).</source>
        <translation>音は正常です（{device}）。</translation>
    </message>
    <message>
        <source>Sound doesn’t work. {trouble}</source>
        <translation>音が出ません。{trouble}</translation>
    </message>
    <message>
        <source>No sound device found: games are silent.</source>
        <translation>音の機器が見つかりません。ゲームは無音になります。</translation>
    </message>
    <message>
        <source>Complete; all games load.</source>
        <translation>そろっています。すべてのゲームを読み込めます。</translation>
    </message>
    <message>
        <source>Compiled version: computer players think faster.</source>
        <translation>コンパイル版：コンピューターがより速く考えます。</translation>
    </message>
    <message>
        <source>Running from source code.</source>
        <translation>ソースコードから実行しています。</translation>
    </message>
    <message>
        <source>OK.</source>
        <translation>正常です。</translation>
    </message>
    <message>
        <source>{folder}: writable, {free} MB free.</source>
        <translation>{folder}：書き込めます。空き{free} MB。</translation>
    </message>
    <message>
        <source>{folder}: can’t be written to. {trouble}</source>
        <translation>{folder}：書き込めません。{trouble}</translation>
    </message>
    <message>
        <source>Saving and reopening a game gives back the identical game.</source>
        <translation>保存して開き直しても、まったく同じゲームになります。</translation>
    </message>
    <message>
        <source>They run in a separate process; the first answer took {ms} ms.</source>
        <translation>別のプロセスで動いています。最初の返事まで{ms}ミリ秒でした。</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. You can still play: they run inside the window, which may freeze briefly. If this computer is busy, check again later. {trouble}</source>
        <translation>2回とも時間内に返事がありませんでした。遊ぶことはできますが、ウィンドウの中で動くため、ときどき少し止まります。コンピューターが忙しいときは、後でもう一度点検してください。{trouble}</translation>
    </message>
    <message>
        <source>The window opens. In each game ten moves were played, saved and reopened ({s} s).</source>
        <translation>ウィンドウが開きます。各ゲームを10手ずつ進め、保存し、開き直しました（{s}秒）。</translation>
    </message>
    <message>
        <source>Not finished after {s} seconds. If this computer is busy, check again later.</source>
        <translation>{s}秒たっても終わりません。コンピューターが忙しいときは、後でもう一度点検してください。</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>すべて正常です。</translation>
    </message>
    <message>
        <source>Problems were found. Check again first; if they remain, reinstall the program. Your saved games are kept.</source>
        <translation>問題が見つかりました。まず、もう一度点検してください。直らなければ、プログラムを入れ直してください。セーブデータは残ります。</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>言語：{language}</translation>
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
        <source>Its file is missing or damaged.</source>
        <translation>ファイルがないか、壊れています。</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}：ディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>ウィンドウでのプレイに失敗しました：{trouble}</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>インストールを点検</translation>
    </message>
    <message>
        <source>Checking…</source>
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
        <source>Your options</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Undo the last choice (Esc)</source>
        <translation>最後の選択を元に戻す (Esc)</translation>
    </message>
</context>
<context>
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation>コンピューターの次の手へ進める</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>得点表を見る</translation>
    </message>
    <message>
        <source>{choice} without claiming {claims}</source>
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
        <source>Try again from here</source>
        <translation>ここから試す</translation>
    </message>
    <message>
        <source>Your costliest decisions</source>
        <translation>いちばん響いた選択</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>そのときのテーブルを見る</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>自分で見つける</translation>
    </message>
    <message>
        <source>A puzzle of your own: it stays under My puzzles until you solve it twice</source>
        <translation>あなた専用のパズルです。2回解くまで「自分のパズル」に残ります</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>いちばん大きく動いたのは{number}手目：{step} {name}の勝つ見込みは{before}%から{after}%になりました。</translation>
    </message>
    <message>
        <source>The coach is reviewing the whole game. You can leave at any time.</source>
        <translation>コーチがゲーム全体を見直しています。いつでも離れられます。</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) couldn’t be reviewed: the computer was too busy.</source>
        <translation>
            <numerusform>%n手番は見直せませんでした。コンピューターが忙しすぎました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was clearly worse than a Master’s.</source>
        <translation>目立ったミスはありません。名人にはっきり劣る手番はありませんでした。</translation>
    </message>
    <message>
        <source>A Master with your knowledge would have played these turns better.</source>
        <translation>あなたと同じことしか知らなくても、名人ならもっとうまくできた手番です。</translation>
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
    <message>
        <source>Better: {step}</source>
        <translation>より良い手：{step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Make yourself comfortable</source>
        <translation>遊びやすくしましょう</translation>
    </message>
    <message>
        <source>Move the tile to the glowing space: drag it there, or click the tile and then the space.</source>
        <translation>タイルを光る場所に動かしましょう。ドラッグしても、タイル、場所の順にクリックしてもかまいません。</translation>
    </message>
    <message>
        <source>Dragging works. Clicking the piece and then the place does the same thing everywhere.</source>
        <translation>ドラッグでうまくいきました。コマ、場所の順にクリックしても、どこでも同じことができます。</translation>
    </message>
    <message>
        <source>Two clicks work. Dragging does the same thing everywhere.</source>
        <translation>2回のクリックでうまくいきました。ドラッグでも、どこでも同じことができます。</translation>
    </message>
    <message>
        <source>The keyboard works: every game can be played with it.</source>
        <translation>キーボードでうまくいきました。どのゲームもキーボードだけで遊べます。</translation>
    </message>
    <message>
        <source>Use this computer’s settings</source>
        <translation>このコンピューターの設定を使う</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>色、コントラスト、動きをシステムの設定に合わせます</translation>
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
        <source>Start playing</source>
        <translation>遊びはじめる</translation>
    </message>
    <message>
        <source>You can change all of this later in Settings.</source>
        <translation>すべて後で「設定」で変えられます。</translation>
    </message>
</context>
<context>
    <name>ComputersPage</name>
    <message>
        <source>Shelf</source>
        <translation>棚</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>対コンピューター</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>挑戦</translation>
    </message>
    <message>
        <source>One person against computer players; the strongest one sets the level. Practice games don’t count.</source>
        <translation>1人でコンピューターと遊んだゲームです。いちばん強い相手のレベルに入ります。練習は数えません。</translation>
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
        <source>This game is already open in another window.</source>
        <translation>このゲームは、もう別のウィンドウで開いています。</translation>
    </message>
    <message>
        <source>To protect your game, only one window can use it. You can continue here with a copy, saved as a separate game.</source>
        <translation>ゲームを守るため、使えるのは1つのウィンドウだけです。ここでは、別に保存するコピーで続けられます。</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>コピーを開く</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance of winning (%), step by step</source>
        <translation>一手ごとの勝つ見込み（%）</translation>
    </message>
    <message>
        <source>points so far and expected final score, step by step</source>
        <translation>一手ごとの、ここまでの点と最終得点の予想</translation>
    </message>
    <message>
        <source>Point at the chart to see the table at that moment; click to go there.</source>
        <translation>グラフを指すとそのときのテーブルが見え、クリックするとそこへ移ります。</translation>
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
    <name>DateWords</name>
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
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>%n点の花火を打ち上げるための池を完成させましょう。</numerusform>
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
        <source>Complete %n pool(s) this turn.</source>
        <translation>
            <numerusform>この手番に池を%nつ完成させましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) this turn.</source>
        <translation>
            <numerusform>この手番に贈り物を%n個もらいましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>舟と第2グループで%n点取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>舟と第2グループで%n点取りました。</numerusform>
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
        <source>Done: leave the rest unshaded</source>
        <translation>完了：残りは塗らない</translation>
    </message>
    <message>
        <source>Spend {gifts} to re-roll all four dice (you have {number})</source>
        <translation>{gifts}を使い、4個のダイスを振り直す（所持{number}）</translation>
    </message>
    <message>
        <source>{name} shades now</source>
        <translation>{name}が今塗る</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>打ち上げない</translation>
    </message>
    <message>
        <source>Keep the tray as it is: {faced}</source>
        <translation>トレイはそのまま：{faced}</translation>
    </message>
    <message>
        <source>Rotate the tray {quarters}: {faced}</source>
        <translation>トレイを{quarters}回す：{faced}</translation>
    </message>
    <message>
        <source>Then {area} as well</source>
        <translation>続けて{area}も</translation>
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
        <source>With the emperor’s favour</source>
        <translation>皇帝の恩恵で</translation>
    </message>
    <message>
        <source>Anchored at {corner}: covers {pools}</source>
        <translation>{corner}を基点に、{pools}を覆う</translation>
    </message>
    <message numerus="yes">
        <source>Anchored at {corner}: %n option(s)</source>
        <translation>
            <numerusform>{corner}を基点に、%n通り</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: covers {pools}</source>
        <translation>{quarters}、裏返し：{pools}を覆う</translation>
    </message>
    <message>
        <source>{quarters}: covers {pools}</source>
        <translation>{quarters}：{pools}を覆う</translation>
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
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>{name}のダイスの色を1エリア</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>{pool}の舟はもう得点できません</translation>
    </message>
    <message>
        <source>{pool} completed</source>
        <translation>{pool}が完成</translation>
    </message>
    <message>
        <source>one extra area next to it</source>
        <translation>隣のエリアをもう1つ</translation>
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
        <source>{shape} on {pools}: +{points}</source>
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
        <source>only one group</source>
        <translation>グループは1つだけ</translation>
    </message>
    <message>
        <source>largest group: {number}</source>
        <translation>最大のグループ：{number}</translation>
    </message>
    <message>
        <source>They also tie on fireworks points, so they share this place.</source>
        <translation>花火の点も同じなので、この順位を分け合います。</translation>
    </message>
    <message>
        <source>Tie broken by fireworks points: {values}.</source>
        <translation>花火の点で順位を決定：{values}。</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Click to take this sheet and shade on it now.</source>
        <translation>クリックするとこのシートを取り、今すぐ塗れます。</translation>
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
        <source>Pavilion: shade it to earn a gift.</source>
        <translation>東屋：塗ると贈り物を1個もらえます。</translation>
    </message>
    <message>
        <source>Pool {pool}: covered by fireworks.</source>
        <translation>池{pool}：花火で覆われています。</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks can cover it.</source>
        <translation>池{pool}：完成しています。花火で覆えます。</translation>
    </message>
    <message>
        <source>Platform: completing its pool lets you shade an area next to it.</source>
        <translation>舞台：池を完成させると、隣のエリアを1つ塗れます。</translation>
    </message>
    <message>
        <source>Boat: surrounded, worth {points} as long as its pool stays unshaded.</source>
        <translation>舟：囲みました。池を塗らなければ{points}です。</translation>
    </message>
    <message>
        <source>This boat is lost: its pool has been shaded.</source>
        <translation>この舟は失われました。池が塗られています。</translation>
    </message>
    <message>
        <source>no room left for it</source>
        <translation>置ける場所がありません</translation>
    </message>
    <message>
        <source>{pools} still needed</source>
        <translation>あと{pools}が必要</translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) still needed</source>
        <translation>
            <numerusform>池があと%nつ必要</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more gift(s).</source>
        <translation>
            <numerusform>贈り物があと%n個必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s sheet: {points}, {gifts}.</source>
        <translation>{name}のシート：{points}、{gifts}。</translation>
    </message>
    <message>
        <source>Second group: {points}, one per pool in the second-largest group of completed pools.</source>
        <translation>第2グループ：{points}。完成した池の2番目に大きいグループで、池1つにつき1点です。</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n per surrounded boat.</source>
        <translation>
            <numerusform>舟：{points}。囲んだ舟1つにつき%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Spend gifts on re-rolls and on the emperor’s favours.</source>
        <translation>{name}の持ち物：{gifts}。贈り物は振り直しと皇帝の恩恵に使います。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {name} may shade one extra {color} area on that turn.</source>
        <translation>手番ボーナス{row}：{name}はその手番に、{color}をもう1エリア塗れます。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one extra {color} area this turn.</source>
        <translation>手番ボーナス{row}：この手番は{color}をもう1エリア塗れます。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, already past.</source>
        <translation>手番ボーナス{row}：{color}。もう終わりました。</translation>
    </message>
    <message>
        <source>No player faces this die, but some favours use it.</source>
        <translation>誰の前にもないダイスですが、一部の恩恵で使います。</translation>
    </message>
    <message>
        <source>{name} uses the die on this side.</source>
        <translation>この側のダイスは{name}のものです。</translation>
    </message>
    <message>
        <source>{name} may shade one {color} area.</source>
        <translation>{name}は{color}を1エリア塗れます。</translation>
    </message>
    <message>
        <source>The tray: shade an area in the colour you face. The active player may rotate it first.</source>
        <translation>トレイ：自分の前の色のエリアを塗ります。手番の人は、先に回せます。</translation>
    </message>
    <message>
        <source>Rotate the tray so that everyone faces a different die.</source>
        <translation>トレイを回して、各プレイヤーの前に来るダイスを変えます。</translation>
    </message>
    <message>
        <source>Re-roll all four dice for {gifts}, before rotating the tray.</source>
        <translation>トレイを回す前に、{gifts}で4個のダイスを振り直します。</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits.</source>
        <translation>このタイルを置ける場所をすべて見せます。</translation>
    </message>
    <message>
        <source>Launch the display worth the most points.</source>
        <translation>いちばん点の高い花火を打ち上げます。</translation>
    </message>
    <message>
        <source>Leave the rest unshaded; you confirm first.</source>
        <translation>残りは塗りません。先に確認します。</translation>
    </message>
    <message>
        <source>Continue.</source>
        <translation>続けます。</translation>
    </message>
    <message>
        <source>The emperor’s favours: spend gifts to use one each turn.</source>
        <translation>皇帝の恩恵：贈り物を払って、手番ごとに1回使えます。</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>池{pool}：2エリア中{number}を塗りました。</translation>
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
        <source>it fits now</source>
        <translation>今置けます</translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>{gifts}の恩恵：{action}。</translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name}は今{points}。</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>花火：{points}。打ち上げたタイルの合計です。</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>自分のシートに戻ります。</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>タイルを戻します（Esc）。</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>花火：タイルで完成した池を覆い、その点を得ます。</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>ダイスを振りましょう。</translation>
    </message>
    <message>
        <source>Re-roll: you’ll probably do better.</source>
        <translation>振り直しましょう。もっとよくなりそうです。</translation>
    </message>
    <message>
        <source>Don’t launch yet: these pools could hold a better tile later.</source>
        <translation>まだ打ち上げないでおきましょう。この池には、後でもっとよいタイルを置けそうです。</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help right now.</source>
        <translation>残りは塗らずにおきましょう。今はもう役に立つものがありません。</translation>
    </message>
    <message>
        <source>Keep the tray as it is. You face {color}; {areas}.</source>
        <translation>トレイはそのままにしましょう。あなたの前は{color}（{areas}）です。</translation>
    </message>
    <message>
        <source>Rotate the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>トレイを{quarters}回しましょう。あなたの前は{color}（{areas}）になります。</translation>
    </message>
    <message numerus="yes">
        <source>%n such area(s) still unshaded</source>
        <translation>
            <numerusform>まだ塗れるエリア%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose from %n area(s).</source>
        <translation>
            <numerusform>%n個のエリアから選べます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>{gains}をもらえます。</translation>
    </message>
    <message>
        <source>Launch {shape} on {pools}: {points}.</source>
        <translation>{pools}に{shape}を打ち上げましょう：{points}。</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>池{pool}を丸ごと塗りましょう。{reason}</translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}：{area}を塗りましょう。{reason}</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>花火タイルを裏返す</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits</source>
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
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>残り%n</numerusform>
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
        <source>One area for each of the other three dice</source>
        <translation>ほかの3個のダイスで1エリアずつ</translation>
    </message>
    <message>
        <source>You can still undo it.</source>
        <translation>まだ取り消せます。</translation>
    </message>
    <message>
        <source>Drag the rim to rotate it.</source>
        <translation>縁をドラッグして回します。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>no player faces it</source>
        <translation>誰の前にもありません</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>回す</translation>
    </message>
    <message>
        <source>show where it fits</source>
        <translation>置ける場所を見る</translation>
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
        <source>Turn {turn} of {turns}</source>
        <translation>手番{turn}／{turns}</translation>
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
        <source>The tray</source>
        <translation>トレイ</translation>
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
        <source>One area in the colour of {name}’s die</source>
        <translation>{name}のダイスの色を1エリア</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll: %n gift(s)</source>
        <translation>
            <numerusform>振り直す：贈り物%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n pool(s)</source>
        <translation>
            <numerusform>池が%nつ必要</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} shades on this sheet now</source>
        <translation>今このシートで塗るのは{name}</translation>
    </message>
    <message>
        <source>One extra area in your die’s colour</source>
        <translation>自分のダイスの色をもう1エリア</translation>
    </message>
    <message>
        <source>One area in a colour that’s not on the dice</source>
        <translation>どのダイスにもない色を1エリア</translation>
    </message>
    <message>
        <source>One area in the colour of the die to your left</source>
        <translation>左隣のダイスの色を1エリア</translation>
    </message>
    <message>
        <source>One area of any colour next to a completed pool</source>
        <translation>完成した池の隣で、好きな色を1エリア</translation>
    </message>
    <message>
        <source>Both areas of one unshaded pool</source>
        <translation>まったく塗っていない池1つの両エリア</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>final launches</source>
        <translation>最後の打ち上げ</translation>
    </message>
    <message>
        <source>loses a boat</source>
        <translation>舟を失う</translation>
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
        <translation>まだ塗れます。塗らずに終えますか？</translation>
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
        <source>Left to shade:</source>
        <translation>あと塗れるもの：</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>打ち上げない</translation>
    </message>
    <message>
        <source>Click again to undo.</source>
        <translation>もう一度クリックすると取り消せます。</translation>
    </message>
    <message>
        <source>Click to undo this and everything after it.</source>
        <translation>クリックすると、ここから後をすべて取り消します。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>このままにする</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
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
        <source>flip it</source>
        <translation>裏返す</translation>
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
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name}は{gifts}で恩恵を受けました：{action}。</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name}は残りを塗りませんでした。</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name}が振った目：{colors}。</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and re-rolled: {colors}.</source>
        <translation>{name}は{gifts}を使って振り直しました：{colors}。</translation>
    </message>
    <message>
        <source>{name} kept the tray as it was: {faced}.</source>
        <translation>{name}はトレイをそのままにしました：{faced}。</translation>
    </message>
    <message>
        <source>{name} rotated the tray: {faced}.</source>
        <translation>{name}はトレイを回しました：{faced}。</translation>
    </message>
    <message>
        <source>{name} faces {color} and has nothing to shade.</source>
        <translation>{name}の前は{color}で、塗るものがありません。</translation>
    </message>
    <message>
        <source>{name} started shading.</source>
        <translation>{name}が塗りはじめました。</translation>
    </message>
    <message>
        <source>{name} didn’t launch.</source>
        <translation>{name}は打ち上げませんでした。</translation>
    </message>
    <message>
        <source>{name}’s turn {number} begins.</source>
        <translation>{name}の手番{number}が始まります。</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>すべての手番が終わりました。各プレイヤーは最後に1回打ち上げられます。</translation>
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
        <source>{name} shaded {areas} with the emperor’s favour</source>
        <translation>{name}は皇帝の恩恵で{areas}を塗りました</translation>
    </message>
    <message>
        <source>{name} shaded {areas} next to the platform</source>
        <translation>{name}は舞台の隣の{areas}を塗りました</translation>
    </message>
    <message>
        <source>{name} launched {shape} on {pools}: {points}.</source>
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
        <source>not rotated</source>
        <translation>回転なし</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>時計回りに90°</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>反時計回りに90°</translation>
    </message>
    <message>
        <source>one extra area in the die’s colour</source>
        <translation>自分のダイスの色をもう1エリア</translation>
    </message>
    <message>
        <source>one area in a colour that’s not on the dice</source>
        <translation>どのダイスにもない色を1エリア</translation>
    </message>
    <message>
        <source>one area in the colour of the die to your left</source>
        <translation>左隣のダイスの色を1エリア</translation>
    </message>
    <message>
        <source>one area of any colour next to a completed pool</source>
        <translation>完成した池の隣で、好きな色を1エリア</translation>
    </message>
    <message>
        <source>both areas of one unshaded pool</source>
        <translation>まったく塗っていない池1つの両エリア</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>ほかの3個のダイスで1エリアずつ</translation>
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
        <source>In play</source>
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
        <source>You rotate the tray just for yourself. The solo rules are our own addition.</source>
        <translation>トレイは自分のためだけに回します。1人用のルールは独自のものです。</translation>
    </message>
    <message>
        <source>The player with the earliest sheet letter goes first; play continues clockwise.</source>
        <translation>シートの文字がいちばん早い人から、時計回りに進みます。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選ぶ</translation>
    </message>
    <message>
        <source>{name}’s sheet</source>
        <translation>{name}のシート</translation>
    </message>
    <message>
        <source>Sheets are dealt at random; the earliest letter goes first.</source>
        <translation>シートはランダムに配ります。いちばん早い文字の人から始めます。</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s), {all} in total.</source>
        <translation>
            <numerusform>形をあと%n種（全部で{all}種）選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{shape}: tiles worth {values}, best on top</source>
        <translation>{shape}：タイルの点は{values}（上ほど高得点）</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Click to flip: {lower}</source>
        <translation>{gifts}、{side}：{upper}。クリックで裏返す：{lower}</translation>
    </message>
    <message>
        <source>{gifts}, random side: {upper} or {lower}</source>
        <translation>{gifts}、面はランダム：{upper}または{lower}</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>はじめてのゲーム</translation>
    </message>
    <message numerus="yes">
        <source>+%n gift(s)</source>
        <translation>
            <numerusform>贈り物 +%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>花火の形</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape at random.</source>
        <translation>小1つ、中2つ、大1つの形をランダムに決めます。</translation>
    </message>
    <message>
        <source>Emperor cards</source>
        <translation>皇帝カード</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>シート</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選ぶ</translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>はじめてのゲームにおすすめの4つの形です。</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>この4つの形を使います。</translation>
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
        <source>{number} players</source>
        <translation>{number}人</translation>
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
        <source>Shade a pavilion: gain 1 gift</source>
        <translation>東屋を塗る：贈り物を1個もらう</translation>
    </message>
    <message>
        <source>Complete a platform: shade an area next to it</source>
        <translation>舞台を完成させる：隣のエリアを1つ塗る</translation>
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
        <source>Takes the last tile of {shape}: {points}.</source>
        <translation>{shape}の最後のタイルを取ります：{points}。</translation>
    </message>
    <message>
        <source>Takes {shape} before {name} can: {points}.</source>
        <translation>{shape}を{name}より先に取ります：{points}。</translation>
    </message>
    <message>
        <source>Scores {points}; the next tile of {shape} scores {next}.</source>
        <translation>{points}取れます。次の{shape}のタイルは{next}です。</translation>
    </message>
    <message>
        <source>Scores {points} with {shape}.</source>
        <translation>{shape}で{points}取れます。</translation>
    </message>
    <message>
        <source>Makes room for {shape}: {points}.</source>
        <translation>{shape}を置けるようになります：{points}。</translation>
    </message>
    <message>
        <source>Then {number} completed pools are free for fireworks.</source>
        <translation>すると、花火に使える完成した池は{number}か所です。</translation>
    </message>
    <message>
        <source>Completes {pool}.</source>
        <translation>池{pool}が完成します。</translation>
    </message>
    <message>
        <source>The second-largest group now scores {points}.</source>
        <translation>第2グループが{points}になります。</translation>
    </message>
    <message>
        <source>Surrounds the boat at {pool}: {points}.</source>
        <translation>池{pool}の舟を囲みます：{points}。</translation>
    </message>
    <message>
        <source>Completed around the boat at {pool}: {number} of 4 pools.</source>
        <translation>池{pool}の舟の周りは、4つの池のうち{number}つが完成です。</translation>
    </message>
    <message>
        <source>Helps surround the boat at {pool}.</source>
        <translation>池{pool}の舟を囲むのに役立ちます。</translation>
    </message>
    <message>
        <source>Leaves only {area} to complete the pool.</source>
        <translation>あと{area}だけで池が完成します。</translation>
    </message>
    <message>
        <source>Then {gifts} can be spent.</source>
        <translation>すると{gifts}を使えます。</translation>
    </message>
    <message>
        <source>A {color} area can complete {completed}.</source>
        <translation>{color}のエリアで{completed}を完成させられます。</translation>
    </message>
    <message>
        <source>{number} {color} areas are still unshaded.</source>
        <translation>まだ塗れる{color}のエリアは{number}個です。</translation>
    </message>
    <message>
        <source>Allows one extra area next to {pool}.</source>
        <translation>池{pool}の隣のエリアをもう1つ塗れます。</translation>
    </message>
    <message>
        <source>An extra area can complete {pools}.</source>
        <translation>もう1エリアで{pools}を完成させられます。</translation>
    </message>
    <message>
        <source>Allows {number} extra areas.</source>
        <translation>もう{number}エリア塗れます。</translation>
    </message>
    <message>
        <source>{name} faces {color}, which completes no pool.</source>
        <translation>{name}の前は{color}で、どの池も完成しません。</translation>
    </message>
    <message>
        <source>Keeps {number} completed pools for a better tile.</source>
        <translation>もっとよいタイルのために、完成した池を{number}か所残します。</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>You’ve already rolled. To re-roll, use the button next to the tray before you settle it.</source>
        <translation>もう振りました。振り直すなら、トレイを決める前に、トレイの横のボタンを使ってください。</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>先にダイスを振ってください。</translation>
    </message>
    <message>
        <source>You can rotate the tray only once per turn, before anyone shades.</source>
        <translation>トレイを回せるのは手番に1回、誰かが塗る前だけです。</translation>
    </message>
    <message>
        <source>First rotate the tray, or keep it as it is.</source>
        <translation>先にトレイを回すか、そのままにすると決めてください。</translation>
    </message>
    <message>
        <source>You can re-roll only before you settle the tray.</source>
        <translation>振り直せるのは、トレイを決める前だけです。</translation>
    </message>
    <message>
        <source>Not enough gifts: a re-roll costs {reroll}.</source>
        <translation>贈り物が足りません。振り直しには{reroll}個必要です。</translation>
    </message>
    <message>
        <source>You can’t shade any more this turn.</source>
        <translation>この手番はもう塗れません。</translation>
    </message>
    <message>
        <source>That area is already shaded.</source>
        <translation>そのエリアはもう塗ってあります。</translation>
    </message>
    <message>
        <source>A platform lets you shade one area next to it, once, when you complete its pool.</source>
        <translation>舞台で塗れるのは、その池を完成させたとき、隣のエリア1つだけです。</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your die.</source>
        <translation>ダイスの分はもう塗りました。</translation>
    </message>
    <message>
        <source>That area isn’t the colour of the die you face.</source>
        <translation>そのエリアは、あなたの前のダイスの色ではありません。</translation>
    </message>
    <message>
        <source>Only the active player gets a turn bonus.</source>
        <translation>手番ボーナスがあるのは、手番の人だけです。</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your turn bonus.</source>
        <translation>手番ボーナスの分はもう塗りました。</translation>
    </message>
    <message>
        <source>That area isn’t the colour of your turn bonus.</source>
        <translation>そのエリアは、手番ボーナスの色ではありません。</translation>
    </message>
    <message>
        <source>Use your die for that area: it’s the same colour.</source>
        <translation>そのエリアは同じ色なので、ダイスの分で塗ってください。</translation>
    </message>
    <message>
        <source>Use your turn bonus for that area: it’s the same colour.</source>
        <translation>そのエリアは同じ色なので、手番ボーナスで塗ってください。</translation>
    </message>
    <message>
        <source>There’s no player in that seat.</source>
        <translation>その席にプレイヤーはいません。</translation>
    </message>
    <message>
        <source>That sheet is already being shaded.</source>
        <translation>そのシートは今塗っているところです。</translation>
    </message>
    <message>
        <source>That sheet was just taken. Someone has to shade, use a favour or press Done first.</source>
        <translation>そのシートは取ったばかりです。先に誰かが塗るか、恩恵を使うか、「完了」を押してください。</translation>
    </message>
    <message>
        <source>There’s nothing to shade on that sheet right now.</source>
        <translation>そのシートで今塗れるものはありません。</translation>
    </message>
    <message>
        <source>First spend gifts on an emperor card.</source>
        <translation>先に皇帝のカードに贈り物を払ってください。</translation>
    </message>
    <message>
        <source>You’ve shaded everything the emperor’s favour allows.</source>
        <translation>皇帝の恩恵で塗れるものは、すべて塗りました。</translation>
    </message>
    <message>
        <source>With this favour you shade both areas of one pool.</source>
        <translation>この恩恵では、1つの池の両エリアを塗ります。</translation>
    </message>
    <message>
        <source>The emperor’s favour doesn’t allow that colour.</source>
        <translation>皇帝の恩恵では、その色は塗れません。</translation>
    </message>
    <message>
        <source>With this favour you shade an area next to one of your completed pools.</source>
        <translation>この恩恵では、自分の完成した池の隣のエリアを塗ります。</translation>
    </message>
    <message>
        <source>You can use only one favour per turn.</source>
        <translation>恩恵は手番に1回だけです。</translation>
    </message>
    <message>
        <source>Not enough gifts for that favour.</source>
        <translation>その恩恵には贈り物が足りません。</translation>
    </message>
    <message>
        <source>That favour wouldn’t let you shade anything.</source>
        <translation>その恩恵を使っても、塗れるものがありません。</translation>
    </message>
    <message>
        <source>You launch fireworks at the end of your own turn.</source>
        <translation>花火は自分の手番の最後に打ち上げます。</translation>
    </message>
    <message>
        <source>That shape isn’t in play.</source>
        <translation>その形は使っていません。</translation>
    </message>
    <message>
        <source>There are no tiles of that shape left.</source>
        <translation>その形のタイルは残っていません。</translation>
    </message>
    <message>
        <source>Fireworks must cover completed pools (both areas shaded).</source>
        <translation>花火で覆えるのは、完成した（両エリアを塗った）池だけです。</translation>
    </message>
    <message>
        <source>Another tile already covers one of these pools.</source>
        <translation>その池の1つには、もう別のタイルがあります。</translation>
    </message>
    <message>
        <source>There’s nothing to launch right now.</source>
        <translation>今打ち上げられるものはありません。</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>そのシートは、この手番ではもう完了しています。</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>その池の両エリアが塗られていない必要があります。</translation>
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
        <source>points on your tiles</source>
        <translation>自分のタイルの点</translation>
    </message>
    <message>
        <source>pools in it</source>
        <translation>グループの池</translation>
    </message>
    <message>
        <source>{number} per surrounded boat</source>
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
        <source>You shaded a pavilion: 1 gift. Spend gifts on the emperor’s favours, one per turn.</source>
        <translation>東屋を塗り、贈り物を1個もらいました。皇帝の恩恵に、手番ごとに1回使えます。</translation>
    </message>
    <message>
        <source>Platform completed! Shade any one area in a pool next to it.</source>
        <translation>舞台が完成！隣の池のエリアを1つ、好きな色で塗りましょう。</translation>
    </message>
    <message>
        <source>A boat scores 4 points if all pools around it are completed and its own pool is unshaded.</source>
        <translation>周りの池がすべて完成し、舟の池が塗られていなければ、舟は4点です。</translation>
    </message>
    <message>
        <source>Launch fireworks over completed pools. Your second-largest group of them scores, too.</source>
        <translation>完成した池に花火を打ち上げましょう。池の2番目に大きいグループも得点です。</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>すべての手番が終わりました。各プレイヤーは最後に1回打ち上げられます。</translation>
    </message>
    <message>
        <source>Last turn for everyone: complete pools for a display, and keep your groups apart.</source>
        <translation>全員、最後の手番です。花火のための池を完成させ、グループは離しておきましょう。</translation>
    </message>
    <message>
        <source>Roll, then rotate the tray: each player shades with the die they face.</source>
        <translation>ダイスを振ってトレイを回しましょう。各プレイヤーは自分の前のダイスで塗ります。</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. The other players get the dice facing them.</source>
        <translation>自分に役立つ色を選びましょう。ほかの人は、自分の前に来たダイスを使います。</translation>
    </message>
    <message>
        <source>A tile fits! The top tile of each stack is worth the most, so launch early.</source>
        <translation>タイルを置けます！どの山も上のタイルほど高得点なので、早めに打ち上げましょう。</translation>
    </message>
    <message>
        <source>Everyone shades at the same time: when you’re ready, click your own small sheet.</source>
        <translation>全員が同時に塗ります。準備ができたら、自分の小さなシートをクリックしてください。</translation>
    </message>
    <message>
        <source>Favours cost gifts, but shading a pavilion earns one straight back.</source>
        <translation>恩恵には贈り物が要りますが、東屋を塗ればすぐに1個戻ります。</translation>
    </message>
    <message>
        <source>Draw over a glowing area. A pool is completed when both its areas are shaded.</source>
        <translation>光るエリアをなぞって塗りましょう。両方のエリアを塗ると池が完成します。</translation>
    </message>
</context>
<context>
    <name>DiceTurn</name>
    <message>
        <source>{shape}: {points}</source>
        <translation>{shape}：{points}</translation>
    </message>
    <message>
        <source>rotate the tray, or shade an area</source>
        <translation>トレイを回すか、エリアを塗る</translation>
    </message>
    <message>
        <source>launch one last display</source>
        <translation>最後の花火を打ち上げる</translation>
    </message>
    <message>
        <source>nothing left to shade</source>
        <translation>もう塗るものなし</translation>
    </message>
    <message>
        <source>later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>rotate the tray</source>
        <translation>トレイを回す</translation>
    </message>
    <message>
        <source>re-roll: {gifts}</source>
        <translation>振り直す：{gifts}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>{colors}を塗る</translation>
    </message>
    <message>
        <source>next to a platform</source>
        <translation>舞台の隣</translation>
    </message>
    <message>
        <source>shade next to a platform</source>
        <translation>舞台の隣を塗る</translation>
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
        <source>Rotate</source>
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
        <source>launch fireworks</source>
        <translation>花火を打ち上げる</translation>
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
        <source>costs {gifts}</source>
        <translation>費用：{gifts}</translation>
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
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>とばした</translation>
    </message>
    <message>
        <source>favour used</source>
        <translation>恩恵は使用済み</translation>
    </message>
    <message>
        <source>shade {colors} with a favour</source>
        <translation>恩恵で{colors}を塗る</translation>
    </message>
    <message>
        <source>you have {gifts}</source>
        <translation>所持：{gifts}</translation>
    </message>
    <message>
        <source>use an emperor’s favour</source>
        <translation>皇帝の恩恵を使う</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>塗るものなし</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>最後の1回</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>View the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>final position</source>
        <translation>最後の局面</translation>
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
        <translation>{number}／{all}手目</translation>
    </message>
    <message>
        <source>Counting the points…</source>
        <translation>得点を数えています…</translation>
    </message>
    <message>
        <source>Press any key or click to skip.</source>
        <translation>キーかクリックで省けます。</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>{file}を保存できませんでした。</translation>
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
        <source>%n–{own}</source>
        <translation>
            <numerusform>%n–{own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead of second place</source>
        <translation>
            <numerusform>%n点、2位に{lead}点差</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
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
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 of the same lantern</source>
        <translation>同じ灯籠を4つ</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>3種の灯籠を2つずつ</translation>
    </message>
    <message>
        <source>1 of each lantern</source>
        <translation>全種類の灯籠を1つずつ</translation>
    </message>
    <message>
        <source>1 per Dedication</source>
        <translation>献灯1つにつき1</translation>
    </message>
    <message>
        <source>Moon Dancer wins ties: you need more points than she has.</source>
        <translation>同点はMoon Dancerの勝ちです。彼女より多くの点が必要です。</translation>
    </message>
    <message>
        <source>They also tie on Mooncakes and lanterns left, so they share this place.</source>
        <translation>月餅も残りの灯籠も同じなので、この順位を分け合います。</translation>
    </message>
    <message>
        <source>Tied on Mooncakes too; tie broken by lanterns left: {values}.</source>
        <translation>月餅も同じ。残りの灯籠で順位を決定：{values}。</translation>
    </message>
    <message>
        <source>Tie broken by Mooncakes: {values}.</source>
        <translation>月餅で順位を決定：{values}。</translation>
    </message>
    <message>
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>ロックより前に戻したゲームは練習になり、数えません。</translation>
    </message>
    <message>
        <source>biggest win: by {number}</source>
        <translation>最大の勝ち：{number}点差</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>最終手番</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}：「{words}」</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}：{games}戦{wins}勝</translation>
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
        <source>An error occurred in the program.</source>
        <translation>プログラムでエラーが起きました。</translation>
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
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Your saved games are safe; nothing was changed.</source>
        <translation>セーブデータは無事です。何も変わっていません。</translation>
    </message>
    <message>
        <source>Your game is safe: every step so far is saved. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>ゲームは無事です。ここまでのすべての手を保存しています。そのまま続けられます。おかしいと思ったら、棚に戻って「続きから」を選んでください。</translation>
    </message>
    <message>
        <source>Your last step couldn’t be saved, but everything before it is safe. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>最後の手は保存できませんでしたが、その前はすべて無事です。そのまま続けられます。おかしいと思ったら、棚に戻って「続きから」を選んでください。</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>縮小 (−)</translation>
    </message>
    <message>
        <source>Fit to window (0)</source>
        <translation>全体を表示 (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>拡大 (+)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>最初の人：{name}。</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
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
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>月餅を%n個もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>この手番に%n点取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) this turn.</source>
        <translation>
            <numerusform>この手番に灯籠を%n個もらいましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) than anyone else this turn.</source>
        <translation>
            <numerusform>この手番に、ほかの誰よりも灯籠を%n個多くもらいましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) this turn.</source>
        <translation>
            <numerusform>この手番に月餅を%n個もらいましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a tile so that you have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>タイルを置いて、%n点の献灯に使う灯籠をそろえましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anyone else.</source>
        <translation>
            <numerusform>ほかの誰よりも灯籠を%n個多くもらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>%n点の献灯に使う灯籠がそろいました。</numerusform>
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
        <source>Choose for Moon Dancer:</source>
        <translation>Moon Dancerの代わりに選んでください：</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>この手番は献灯を2回できます。</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>献灯のあと、灯籠を1つ取り戻せます。</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>渡す灯籠はどれ？</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>あなたから取る灯籠はどれ？</translation>
    </message>
    <message>
        <source>Choose the side that counts as a match.</source>
        <translation>マッチとみなす辺を選んでください。</translation>
    </message>
    <message>
        <source>Choose the tile to keep. The other goes to the bottom of the stack.</source>
        <translation>残すタイルを選んでください。もう1枚は山の底に入ります。</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply in exchange.</source>
        <translation>交換でサプライから取る灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Choose which lantern to take from another player.</source>
        <translation>ほかのプレイヤーから取る灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Choose a player to gain one with you.</source>
        <translation>一緒に灯籠をもらうプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>Choose a Dedication stack for your token.</source>
        <translation>トークンを置く献灯の山を選んでください。</translation>
    </message>
    <message>
        <source>Rotate it (wheel or R); click it again to place it.</source>
        <translation>ホイールかRで回し、もう一度クリックして置きます。</translation>
    </message>
    <message>
        <source>Choose the set, then the lantern you leave out.</source>
        <translation>組を選び、次に省く灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Choose the lantern to take back.</source>
        <translation>取り戻す灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Click her card to see the top two tiles, or refill as usual.</source>
        <translation>カードをクリックして山の上のタイル2枚を見るか、いつもどおり補充してください。</translation>
    </message>
    <message>
        <source>You may exchange one more: choose the lantern to give.</source>
        <translation>もう1つ交換できます。渡す灯籠を選んでください。</translation>
    </message>
    <message>
        <source>After placing your tile, you may make one more Dedication.</source>
        <translation>タイルを置いた後、もう1回献灯できます。</translation>
    </message>
    <message>
        <source>Make a second Dedication: choose its stack.</source>
        <translation>2回目の献灯です。山を選んでください。</translation>
    </message>
    <message>
        <source>Make a Dedication: choose its stack.</source>
        <translation>献灯します。山を選んでください。</translation>
    </message>
    <message>
        <source>Choose the lantern to give.</source>
        <translation>渡す灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Choose the first lantern to give.</source>
        <translation>最初に渡す灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply.</source>
        <translation>サプライから取る灯籠を選んでください。</translation>
    </message>
    <message>
        <source>Choose a Dedication: you may leave out one lantern.</source>
        <translation>献灯を選んでください。灯籠を1つ省けます。</translation>
    </message>
    <message>
        <source>Each match gives you one extra Mooncake.</source>
        <translation>マッチごとに月餅をもう1個もらえます。</translation>
    </message>
    <message>
        <source>When you refill, you may choose from two tiles.</source>
        <translation>補充のとき、2枚のタイルから選べます。</translation>
    </message>
    <message>
        <source>Choose a tile on the table to rotate.</source>
        <translation>回す場のタイルを選んでください。</translation>
    </message>
    <message>
        <source>No lantern limit this turn.</source>
        <translation>この手番は、灯籠の上限がありません。</translation>
    </message>
    <message>
        <source>Choose the lantern that you both gain.</source>
        <translation>2人とももらう灯籠を選んでください。</translation>
    </message>
    <message>
        <source>You also gain the lantern on your tile’s opposite side.</source>
        <translation>タイルの反対側の灯籠ももらえます。</translation>
    </message>
    <message>
        <source>One side that doesn’t match counts as a match.</source>
        <translation>マッチしない辺1つをマッチとみなします。</translation>
    </message>
    <message>
        <source>Choose the pile of Trixie lanterns to take one.</source>
        <translation>Trixieの灯籠の置き場を選び、1つ取ってください。</translation>
    </message>
    <message>
        <source>Choose your token.</source>
        <translation>自分のトークンを選んでください。</translation>
    </message>
    <message>
        <source>which lantern does she take from the Supply?</source>
        <translation>サプライから取る灯籠はどれ？</translation>
    </message>
    <message>
        <source>choose the glowing stack, then her lanterns.</source>
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
        <source>choose something that glows.</source>
        <translation>光っているものを選んでください。</translation>
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
        <source>Put your token on {kind}: your Dedications there score 1 extra point</source>
        <translation>{kind}にトークンを置く：そこから取る献灯が1点増えます</translation>
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
            <numerusform>山のいちばん上のタイルを見ずに引く（山に%n枚）</numerusform>
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
        <source>Take {lantern} in exchange ({number} left)</source>
        <translation>交換で{lantern}を取る（残り{number}）</translation>
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
        <source>Give {lantern} (you have {number})</source>
        <translation>{lantern}を渡す（所持{number}）</translation>
    </message>
    <message>
        <source>Return {lantern} (you have {number})</source>
        <translation>{lantern}を返す（所持{number}）</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} (you have {number})</source>
        <translation>{lantern}を交換する、または返す（所持{number}）</translation>
    </message>
    <message>
        <source>Exchange {lantern} (you have {number})</source>
        <translation>{lantern}を交換する（所持{number}）</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>{lantern}を取る（残り{number}）</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>{lantern}をサプライに返す</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>山のタイルは残り%n枚です。</numerusform>
        </translation>
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
    <message>
        <source>{kind}: {points}, {lacking}.</source>
        <translation>{kind}：{points}、{lacking}。</translation>
    </message>
    <message>
        <source>{kind}: {points}.</source>
        <translation>{kind}：{points}。</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <comment>Dedications</comment>
        <translation>
            <numerusform>残り%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}、{mooncakes}：{ability}</translation>
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
        <source>Any player refilling their hand may take it. {tile}</source>
        <translation>手札を補充するプレイヤーなら誰でも取れます。{tile}</translation>
    </message>
    <message>
        <source>No face-up tile.</source>
        <translation>表向きのタイルはありません。</translation>
    </message>
    <message>
        <source>{name}’s tiles; only {name} can see them.</source>
        <translation>{name}のタイルです。見られるのは{name}だけです。</translation>
    </message>
    <message>
        <source>After the last tile, each player gets one final turn.</source>
        <translation>最後のタイルの後、各プレイヤーに最終手番が1回あります。</translation>
    </message>
    <message>
        <source>Matching it gives you a Mooncake.</source>
        <translation>これにマッチすると月餅を1個もらえます。</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}：あなたは%n個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} has %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}：{name}は%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>None left in the Supply.</source>
        <translation>サプライに残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>あなたは%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: {points} each, used once a stack is empty.</source>
        <translation>汎用の献灯：各{points}。山が空になったら使います。</translation>
    </message>
    <message>
        <source>{kind}: none left.</source>
        <translation>{kind}：残っていません。</translation>
    </message>
    <message>
        <source>You take a generic tile instead.</source>
        <translation>代わりに汎用タイルを取ります。</translation>
    </message>
    <message>
        <source>you have the lanterns</source>
        <translation>灯籠はそろっています</translation>
    </message>
    <message>
        <source>you need {lanterns}</source>
        <translation>{lanterns}が必要</translation>
    </message>
    <message numerus="yes">
        <source>you need %n more lantern(s)</source>
        <translation>
            <numerusform>灯籠があと%n個必要</numerusform>
        </translation>
    </message>
    <message>
        <source>you need {number} more: {lanterns}</source>
        <translation>あと{number}個必要（{lanterns}）</translation>
    </message>
    <message>
        <source>{name}’s token: each Dedication {name} claims from this stack scores 1 extra point.</source>
        <translation>{name}のトークン：この山から{name}が取る献灯は、どれも1点増えます。</translation>
    </message>
    <message>
        <source>Each counts as any lantern in a Dedication.</source>
        <translation>献灯でどの灯籠の代わりにもなります。</translation>
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
        <source>{name} has %n lantern(s).</source>
        <translation>
            <numerusform>{name}は灯籠を%n個持っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>You may keep at most {limit} when you place a tile.</source>
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
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name}は{other}に{given}を渡し、{taken}を取りました。</translation>
    </message>
    <message>
        <source>{friend}’s help went unused.</source>
        <translation>{friend}の助けは使われませんでした。</translation>
    </message>
    <message>
        <source>{name} put their token on {kind}.</source>
        <translation>{name}はトークンを{kind}に置きました。</translation>
    </message>
    <message>
        <source>The {lantern} side counts as a match.</source>
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
        <source>{name} rotated a tile on the table.</source>
        <translation>{name}は場のタイルを1枚回しました。</translation>
    </message>
    <message>
        <source>{name} kept one and put the other on the bottom.</source>
        <translation>{name}は1枚を残し、もう1枚を底に入れました。</translation>
    </message>
    <message>
        <source>Rotate the tile at {x}, {y}: {tile}</source>
        <translation>{x}、{y}のタイルを回す：{tile}</translation>
    </message>
    <message>
        <source>Count it as an extra {lantern}</source>
        <translation>{lantern}をもう1つ持っているとみなす</translation>
    </message>
    <message>
        <source>Count it as {lantern}</source>
        <translation>{lantern}とみなす</translation>
    </message>
    <message>
        <source>Use a Trixie lantern instead of one you have</source>
        <translation>持っている灯籠の代わりにTrixieの灯籠を使う</translation>
    </message>
    <message>
        <source>back to the pile</source>
        <translation>元の場所へ</translation>
    </message>
    <message>
        <source>No friend can help with that right now.</source>
        <translation>今それを助けられる友達はいません。</translation>
    </message>
    <message>
        <source>Moon Dancer follows her own rules.</source>
        <translation>Moon Dancerは自分のルールに従います。</translation>
    </message>
    <message>
        <source>That friend isn’t in play.</source>
        <translation>その友達は参加していません。</translation>
    </message>
    <message>
        <source>You can befriend only once, at the start of your turn.</source>
        <translation>友達になれるのは手番に1回、始めだけです。</translation>
    </message>
    <message>
        <source>Not enough Mooncakes for that friend.</source>
        <translation>その友達には月餅が足りません。</translation>
    </message>
    <message>
        <source>You don’t have a Trixie lantern.</source>
        <translation>Trixieの灯籠を持っていません。</translation>
    </message>
    <message>
        <source>First choose which side counts as a match.</source>
        <translation>先に、マッチとみなす辺を選んでください。</translation>
    </message>
    <message>
        <source>First choose which tile to keep.</source>
        <translation>先に、残すタイルを選んでください。</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you’ve just returned.</source>
        <translation>今返した灯籠の中から1つ取り戻してください。</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and doesn’t match.</source>
        <translation>タイルに接していてマッチしない辺を選んでください。</translation>
    </message>
    <message>
        <source>Keep one of the tiles you’ve drawn.</source>
        <translation>引いたタイルの中から1枚を残してください。</translation>
    </message>
    <message>
        <source>You must swap for a different lantern.</source>
        <translation>違う種類の灯籠と取りかえてください。</translation>
    </message>
    <message>
        <source>That player doesn’t have that lantern.</source>
        <translation>そのプレイヤーはその灯籠を持っていません。</translation>
    </message>
    <message>
        <source>Your token is already there.</source>
        <translation>トークンはもうそこにあります。</translation>
    </message>
    <message>
        <source>That stack is empty.</source>
        <translation>その山は空です。</translation>
    </message>
    <message>
        <source>There’s no tile there.</source>
        <translation>そこにタイルはありません。</translation>
    </message>
    <message>
        <source>The tile already faces that way.</source>
        <translation>タイルはもうその向きです。</translation>
    </message>
    <message>
        <source>You have nothing to exchange.</source>
        <translation>交換できるものがありません。</translation>
    </message>
    <message>
        <source>You have nothing to swap.</source>
        <translation>取りかえられるものがありません。</translation>
    </message>
    <message>
        <source>There’s nothing to take.</source>
        <translation>取れるものがありません。</translation>
    </message>
    <message>
        <source>You couldn’t make a second Dedication.</source>
        <translation>2回目の献灯はできません。</translation>
    </message>
    <message>
        <source>There are no Trixie lanterns left.</source>
        <translation>Trixieの灯籠は残っていません。</translation>
    </message>
    <message>
        <source>There’s no other stack for your token.</source>
        <translation>トークンを置けるほかの山がありません。</translation>
    </message>
    <message>
        <source>That friend helps with placing a tile, and you have none left.</source>
        <translation>その友達はタイルを置くのを助けますが、あなたにはもうタイルがありません。</translation>
    </message>
    <message>
        <source>You have no more than {limit} lanterns anyway.</source>
        <translation>灯籠はもともと{limit}個までしかありません。</translation>
    </message>
    <message>
        <source>The stack has fewer than two tiles.</source>
        <translation>山にタイルが2枚ありません。</translation>
    </message>
    <message>
        <source>Even with that help you couldn’t make a Dedication.</source>
        <translation>その助けがあっても献灯できません。</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name}は山の上のタイルを見ました。</translation>
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
        <source>Leave {lantern} out</source>
        <translation>{lantern}を省く</translation>
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
        <source>Take a Trixie lantern</source>
        <translation>Trixieの灯籠を1つ取る</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>ほかのプレイヤーを選んでください。</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the glowing tile on the glowing space. {gains}</source>
        <translation>光っているタイルを光っている場所に置きましょう。{gains}</translation>
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
        <source>A friend can help: choose what glows.</source>
        <translation>友達が助けてくれます。光っているものを選びましょう。</translation>
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
        <source>generic tile</source>
        <translation>汎用タイル</translation>
    </message>
    <message>
        <source>available</source>
        <translation>使えます</translation>
    </message>
    <message>
        <source>rotate the tile</source>
        <translation>タイルを回す</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>山</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>残りなし</translation>
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
        <source>Decision</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation>表向きのタイル</translation>
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
        <source>{name} ended the final turn.</source>
        <translation>{name}は最終手番を終えました。</translation>
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
        <source>{name} took the face-up tile; a new one was revealed.</source>
        <translation>{name}は表向きのタイルを取り、新しいタイルがめくられました。</translation>
    </message>
    <message>
        <source>{name} took the last face-up tile.</source>
        <translation>{name}は最後の表向きのタイルを取りました。</translation>
    </message>
    <message>
        <source>All tiles are placed: each player has one final turn.</source>
        <translation>すべてのタイルが置かれました。各プレイヤーに最終手番が1回あります。</translation>
    </message>
    <message>
        <source>A friend gave {name} {lantern}.</source>
        <translation>友達が{name}に{lantern}を渡しました。</translation>
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
        <source>One {lantern} was left out.</source>
        <translation>{lantern}を1つ省きました。</translation>
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
        <source>{name} gained {mooncakes}.</source>
        <translation>{name}が{mooncakes}をもらいました。</translation>
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
        <source>That stack was empty, so it was a generic tile.</source>
        <translation>その山は空だったので、汎用タイルになりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) counted as another.</source>
        <translation>
            <numerusform>Trixieの灯籠%n個を、ほかの灯籠とみなしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} were kept.</source>
        <translation>{lanterns}は手元に残りました。</translation>
    </message>
    <message>
        <source>The token added {points}.</source>
        <translation>トークンで{points}増えました。</translation>
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
        <source>The top side</source>
        <translation>上の辺</translation>
    </message>
    <message>
        <source>The bottom side</source>
        <translation>下の辺</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>右の辺</translation>
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
        <source>at least one required</source>
        <translation>1人以上必要</translation>
    </message>
    <message>
        <source>can be used solo</source>
        <translation>1人用で使えます</translation>
    </message>
    <message>
        <source>adds extra pieces</source>
        <translation>専用のコマがあります</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
    </message>
    <message numerus="yes">
        <source>+%n lantern(s)</source>
        <translation>
            <numerusform>灯籠 +%n</numerusform>
        </translation>
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
        <source>You go first. Moon Dancer wins ties.</source>
        <translation>あなたが先です。同点はMoon Dancerの勝ちです。</translation>
    </message>
    <message>
        <source>Moon Dancer’s level (extra levels below)</source>
        <translation>Moon Dancerのレベル（下は追加のレベル）</translation>
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
        <source>Friends who go well together</source>
        <translation>相性のよい友達</translation>
    </message>
    <message>
        <source>Pick friends at random</source>
        <translation>友達をランダムに選びます</translation>
    </message>
    <message>
        <source>Can’t be used solo.</source>
        <translation>1人用では使えません。</translation>
    </message>
    <message>
        <source>This friend helps Moon Dancer, too. Pinkie Pie can come along as a second friend.</source>
        <translation>この友達はMoon Dancerも助けます。Pinkie Pieは2人目の友達として参加できます。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn at random.</source>
        <translation>最初の夜空タイルと手札の花火タイルは、ランダムに引きます。</translation>
    </message>
    <message numerus="yes">
        <source>A starting Sky tile, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>最初の夜空タイルと、手札に入れる花火タイル（%n枚まで）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level you start with %n Fireworks tile(s): choose fewer.</source>
        <translation>
            <numerusform>このレベルの最初の花火タイルは%n枚です。減らしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: choose at most {most} friends.</source>
        <translation>多すぎます。友達は{most}人までにしてください。</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: swap one.</source>
        <translation>ハートの友達が1人以上必要です。1人入れ替えてください。</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: choose one more.</source>
        <translation>ハートの友達が1人以上必要です。もう1人選んでください。</translation>
    </message>
    <message>
        <source>Once per turn, pay a friend’s cost in Mooncakes to use their ability.</source>
        <translation>手番ごとに1回、友達の費用の月餅を払うと、その力を使えます。</translation>
    </message>
    <message>
        <source>No friends: once per turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>友達なし：手番ごとに1回、月餅{cost}個を払って灯籠を交換できます。</translation>
    </message>
    <message>
        <source>solo only together with another friend</source>
        <translation>1人用はほかの友達と一緒のときだけ</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>最初の人はランダムに決め、時計回りに進みます。</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>宴の友達</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>友達なしで遊ぶ</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>あなたの友達</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>最初のタイル</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選ぶ</translation>
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
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>Completes {kind}: {points}.</source>
        <translation>{kind}を献灯します：{points}。</translation>
    </message>
    <message>
        <source>Takes the last {kind} before {name} can: {points}.</source>
        <translation>最後の{kind}を{name}より先に取ります：{points}。</translation>
    </message>
    <message>
        <source>Takes the top {kind} before {name} can: {points}.</source>
        <translation>いちばん上の{kind}を{name}より先に取ります：{points}。</translation>
    </message>
    <message>
        <source>Leaves {name} only {points} for {kind}.</source>
        <translation>{name}が取れる{kind}は{points}だけになります。</translation>
    </message>
    <message>
        <source>Makes {kind} possible: {points}.</source>
        <translation>{kind}を献灯できるようになります：{points}。</translation>
    </message>
    <message>
        <source>Brings {lanterns}.</source>
        <translation>{lanterns}をもらえます。</translation>
    </message>
    <message>
        <source>Then {mooncakes} can be spent.</source>
        <translation>すると{mooncakes}を使えます。</translation>
    </message>
    <message>
        <source>No {lantern} is left for {name}.</source>
        <translation>{name}の分の{lantern}は残っていません。</translation>
    </message>
    <message>
        <source>{name} gets {lantern}, but no closer to a Dedication.</source>
        <translation>{name}は{lantern}をもらいますが、献灯には近づきません。</translation>
    </message>
    <message>
        <source>The tile can match on {sides} sides.</source>
        <translation>このタイルは{sides}つの辺でマッチできます。</translation>
    </message>
    <message>
        <source>{friend} helps this turn, for {mooncakes}.</source>
        <translation>{mooncakes}で、この手番に{friend}が助けてくれます。</translation>
    </message>
    <message>
        <source>One lantern short of {kind}: {points}.</source>
        <translation>{kind}まで灯籠があと1個です：{points}。</translation>
    </message>
    <message>
        <source>Two lanterns short of {kind}: {points}.</source>
        <translation>{kind}まで灯籠があと2個です：{points}。</translation>
    </message>
    <message>
        <source>Three lanterns short of {kind}: {points}.</source>
        <translation>{kind}まで灯籠があと3個です：{points}。</translation>
    </message>
    <message>
        <source>Keeps {kind} possible: {points}.</source>
        <translation>{kind}を献灯できるままです：{points}。</translation>
    </message>
    <message>
        <source>Stays one lantern short of {kind}: {points}.</source>
        <translation>{kind}まで灯籠があと1個のままです：{points}。</translation>
    </message>
    <message>
        <source>Stays two lanterns short of {kind}: {points}.</source>
        <translation>{kind}まで灯籠があと2個のままです：{points}。</translation>
    </message>
    <message>
        <source>Stays three lanterns short of {kind}: {points}.</source>
        <translation>{kind}まで灯籠があと3個のままです：{points}。</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>You’ve already placed a tile this turn. Refill your hand.</source>
        <translation>この手番のタイルはもう置きました。手札を補充してください。</translation>
    </message>
    <message>
        <source>That tile isn’t in your hand.</source>
        <translation>そのタイルは手札にありません。</translation>
    </message>
    <message>
        <source>There’s already a tile there.</source>
        <translation>そこにはもうタイルがあります。</translation>
    </message>
    <message>
        <source>A tile must share a side with one on the table.</source>
        <translation>タイルは、場のタイルと辺で接する場所に置いてください。</translation>
    </message>
    <message>
        <source>Return lanterns until you have {limit}, then place a tile.</source>
        <translation>灯籠が{limit}個になるまで返してから、タイルを置いてください。</translation>
    </message>
    <message>
        <source>You can exchange only once, at the start of your turn.</source>
        <translation>交換できるのは手番に1回、始めだけです。</translation>
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
        <source>You don’t have that lantern.</source>
        <translation>その灯籠を持っていません。</translation>
    </message>
    <message>
        <source>You must take a different lantern.</source>
        <translation>違う種類の灯籠を取ってください。</translation>
    </message>
    <message>
        <source>The Supply is out of that lantern.</source>
        <translation>サプライにその灯籠がありません。</translation>
    </message>
    <message>
        <source>You can make one Dedication per turn, before placing a tile.</source>
        <translation>献灯できるのは手番に1回、タイルを置く前です。</translation>
    </message>
    <message>
        <source>No Dedications left for that set, not even generic ones.</source>
        <translation>その組の献灯は、汎用も含めてもう残っていません。</translation>
    </message>
    <message>
        <source>You can take a generic Dedication only when that stack is empty.</source>
        <translation>汎用の献灯を取れるのは、その山が空のときだけです。</translation>
    </message>
    <message>
        <source>Four of a Kind needs four of the same lantern.</source>
        <translation>フォーカードには、同じ灯籠が4つ必要です。</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three different lanterns.</source>
        <translation>スリーペアには、違う3種類の灯籠が2つずつ必要です。</translation>
    </message>
    <message>
        <source>You return lanterns only if you have more than {limit}, before placing a tile.</source>
        <translation>灯籠を返すのは、タイルを置く前に{limit}個より多いときだけです。</translation>
    </message>
    <message>
        <source>You refill your hand after placing a tile.</source>
        <translation>手札の補充は、タイルを置いた後です。</translation>
    </message>
    <message>
        <source>You’ve already placed your tile. All you can do is end the turn.</source>
        <translation>タイルはもう置きました。あとは手番を終えるだけです。</translation>
    </message>
    <message>
        <source>This game has no friends in play.</source>
        <translation>このゲームに友達は参加していません。</translation>
    </message>
    <message>
        <source>You must place a tile before your turn can end.</source>
        <translation>タイルを置かないと、手番を終えられません。</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>七種揃いには、全種類の灯籠が1つずつ必要です。</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>山は空です。</translation>
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
        <source>Matching sides touched: you gain one extra lantern of that kind.</source>
        <translation>同じ灯籠の辺が合いました。その種類の灯籠をもう1つもらいます。</translation>
    </message>
    <message>
        <source>Matching Fireworks tiles earns Mooncakes. Spend two to exchange a lantern.</source>
        <translation>花火タイルのマッチで月餅をもらえます。2個払うと灯籠を交換できます。</translation>
    </message>
    <message>
        <source>Every tile gives each player the lantern on the side facing them.</source>
        <translation>どのタイルも、各プレイヤーに自分の側の辺の灯籠を渡します。</translation>
    </message>
    <message>
        <source>If the Supply is out of a lantern, nobody gets it. Dedications refill the Supply.</source>
        <translation>サプライにない灯籠は、誰ももらえません。献灯するとサプライに戻ります。</translation>
    </message>
    <message>
        <source>Each Dedication makes the next of its kind worth less. Don’t wait too long.</source>
        <translation>献灯のたびに、同じ種類の次の点は下がります。待ちすぎに注意しましょう。</translation>
    </message>
    <message>
        <source>All tiles are placed: each player may exchange and dedicate one last time.</source>
        <translation>すべてのタイルが置かれました。各プレイヤーは最後に1回、交換と献灯ができます。</translation>
    </message>
    <message>
        <source>The stack is empty: few tiles are left to place. Complete your sets now.</source>
        <translation>山は空です。置くタイルはあとわずか。今のうちに組をそろえましょう。</translation>
    </message>
    <message>
        <source>You may keep only 12 lanterns. Return the ones you need least.</source>
        <translation>持てる灯籠は12個までです。いちばん要らないものを返しましょう。</translation>
    </message>
    <message>
        <source>You can make a Dedication! Only they score points. One per turn, before placing a tile.</source>
        <translation>献灯できます！点になるのは献灯だけです。手番に1回、タイルを置く前にできます。</translation>
    </message>
    <message>
        <source>Pay two Mooncakes to exchange a lantern: handy when you need just one more.</source>
        <translation>月餅2個で灯籠を1つ交換できます。あと1つだけ足りないときに便利です。</translation>
    </message>
    <message>
        <source>Pay Mooncakes and a friend helps you this turn. Point at a card to see how.</source>
        <translation>月餅を払うと、この手番に友達が助けてくれます。カードを指すと内容がわかります。</translation>
    </message>
    <message>
        <source>Hold a tile over the table and check every seat: you’ll see who would gain what.</source>
        <translation>タイルを場にかざして、全員の席を見ましょう。誰が何をもらうかわかります。</translation>
    </message>
    <message>
        <source>Take the face-up tile or draw from the stack. After this, the turn can’t be undone.</source>
        <translation>表向きのタイルを取るか、山から引きましょう。その後は手番を取り消せません。</translation>
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
        <source>befriend a friend</source>
        <translation>友達になる</translation>
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
        <source>rotate it, then drop it</source>
        <translation>回して、放す</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>マッチとみなす辺を選んでください。</translation>
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
        <source>optional</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>費用：{mooncakes}</translation>
    </message>
    <message>
        <source>available</source>
        <translation>使えます</translation>
    </message>
    <message>
        <source>drop it on its own kind</source>
        <translation>同じ種類の上に放す</translation>
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
        <source>skipped</source>
        <translation>とばした</translation>
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
        <source>choose lanterns</source>
        <translation>灯籠を選ぶ</translation>
    </message>
    <message>
        <source>no set yet</source>
        <translation>まだそろわない</translation>
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
        <source>take a new tile</source>
        <translation>新しいタイルを取る</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>use the friend’s help, or end your turn.</source>
        <translation>友達の助けを使うか、手番を終えてください。</translation>
    </message>
    <message>
        <source>choose which tile to keep.</source>
        <translation>残すタイルを選んでください。</translation>
    </message>
    <message>
        <source>choose a lantern from the Supply in exchange.</source>
        <translation>交換で取る灯籠をサプライから選んでください。</translation>
    </message>
    <message>
        <source>choose the stack again to claim its points.</source>
        <translation>山をもう一度選び、点を取ってください。</translation>
    </message>
    <message>
        <source>later</source>
        <translation>後で</translation>
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
        <source>Import games</source>
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
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>この手番に%n点取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) than anyone else this turn.</source>
        <translation>
            <numerusform>この手番に、ほかの誰よりも%n点多く取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get your coins up to %n this turn.</source>
        <translation>
            <numerusform>この手番にコインを%n枚まで増やしましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather %n of your workers on one island.</source>
        <translation>
            <numerusform>1つの島に自分のワーカーを%n人集めましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anyone else.</source>
        <translation>
            <numerusform>ほかの誰よりも%n点多く取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got your coins up to %n.</source>
        <translation>
            <numerusform>コインを%n枚まで増やしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gathered %n of your workers on one island.</source>
        <translation>
            <numerusform>1つの島に自分のワーカーを%n人集めました。</numerusform>
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
        <translation>つながりをもう1つ</translation>
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
        <source>A secondary action may come before or after it.</source>
        <translation>その前か後にサブアクションもできます。</translation>
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
        <source>The game ends after this turn.</source>
        <translation>この手番の後、ゲームが終わります。</translation>
    </message>
    <message>
        <source>Nobody else can see which.</source>
        <translation>どれを選んだかは、ほかの人には見えません。</translation>
    </message>
    <message>
        <source>choose where the worker from {island} starts</source>
        <translation>{island}のワーカーが始める島を選んでください</translation>
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
        <source>keep moving, or choose Done</source>
        <translation>移動を続けるか「完了」を選んでください</translation>
    </message>
    <message>
        <source>keep moving: {island} is full</source>
        <translation>移動を続けてください。{island}は満員です</translation>
    </message>
    <message>
        <source>keep moving, or end your turn</source>
        <translation>移動を続けるか、手番を終えてください</translation>
    </message>
    <message>
        <source>cross the new bridge, or end your turn</source>
        <translation>新しい橋を渡るか、手番を終えてください</translation>
    </message>
    <message>
        <source>skip the main action: none is possible</source>
        <translation>メインアクションを省いてください。できるものがありません</translation>
    </message>
    <message>
        <source>choose another main action, or end your turn</source>
        <translation>もう1つメインアクションを選ぶか、手番を終えてください</translation>
    </message>
    <message>
        <source>choose a secondary action, or end your turn</source>
        <translation>サブアクションを選ぶか、手番を終えてください</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>手番を終えてください</translation>
    </message>
    <message>
        <source>Choose the island where the bridge starts.</source>
        <translation>橋をかけ始める島を選んでください。</translation>
    </message>
    <message>
        <source>Choose the island for the festival.</source>
        <translation>祭りを開く島を選んでください。</translation>
    </message>
    <message>
        <source>Choose the island to connect with {island}.</source>
        <translation>{island}と結ぶ島を選んでください。</translation>
    </message>
    <message>
        <source>Choose the lane for the bridge.</source>
        <translation>橋をかける水路を選んでください。</translation>
    </message>
    <message>
        <source>Choose where the worker from {island} goes.</source>
        <translation>{island}のワーカーの行き先を選んでください。</translation>
    </message>
    <message>
        <source>Choose a route.</source>
        <translation>道を選んでください。</translation>
    </message>
    <message>
        <source>Choose coins or workers from the Crow.</source>
        <translation>カラスからもらうもの（コインかワーカー）を選んでください。</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>2つ目の層の費用を払うか選んでください</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>メインアクションを選んでください</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>残り%n移動。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>層を建てる島を選んでください。</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>自分のワーカーを選んでください。</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>To {island}</source>
        <translation>{island}へ</translation>
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
        <source>Hold a festival</source>
        <translation>祭りを開く</translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>ワーカーを動かす（%n回まで）</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}: full, so it must keep moving</source>
        <translation>{island}へ：満員なので、移動を続けます</translation>
    </message>
    <message>
        <source>Put the new worker on {island}</source>
        <translation>新しいワーカーを{island}に置く</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation>塔の層を建てる</translation>
    </message>
    <message numerus="yes">
        <source>Keep moving (%n movement(s) left)</source>
        <translation>
            <numerusform>移動を続ける（残り%n回）</numerusform>
        </translation>
    </message>
    <message>
        <source>From {island} (none of your workers there)</source>
        <translation>{island}から（自分のワーカーなし）</translation>
    </message>
    <message>
        <source>From {island} (your workers: {workers})</source>
        <translation>{island}から（自分のワーカー：{workers}）</translation>
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
        <source>A worker on {island} (you have {workers})</source>
        <translation>{island}のワーカー（自分のワーカー：{workers}）</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>{points}でカラスを取る</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: an extra main action</source>
        <translation>{coins}で幸運の魚を置く：メインアクションをもう1回</translation>
    </message>
    <message>
        <source>The worker from {start} starts on {island}</source>
        <translation>{start}のワーカーは{island}から始める</translation>
    </message>
    <message>
        <source>Start with a floor on {island}</source>
        <translation>最初の層を{island}に置く</translation>
    </message>
    <message>
        <source>Send a worker from {origin} to {destination}</source>
        <translation>ワーカーを{origin}から{destination}へ渡らせる</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible</source>
        <translation>メインアクションを省く：できるものがありません</translation>
    </message>
    <message>
        <source>Done crossing</source>
        <translation>渡り終える</translation>
    </message>
    <message>
        <source>Done moving</source>
        <translation>移動を終える</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>{power}を残す：{rule}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>{coins}でもう1層建てる</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>2つ目の層は建てない</translation>
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
        <source>taken {number} ×</source>
        <translation>{number}×取得</translation>
    </message>
    <message>
        <source>taken {number} ×, still held</source>
        <translation>{number}×取得、所持中</translation>
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
        <source>{name} placed their last floor.</source>
        <translation>{name}が自分の最後の層を置きました。</translation>
    </message>
    <message>
        <source>Nobody had built, claimed a goal or held a festival for three rounds.</source>
        <translation>3ラウンドの間、誰も建てず、目標を取らず、祭りを開きませんでした。</translation>
    </message>
    <message>
        <source>They also tie on coins, so they share this place.</source>
        <translation>コインも同じなので、この順位を分け合います。</translation>
    </message>
    <message>
        <source>Tie broken by coins: {values}.</source>
        <translation>コインで順位を決定：{values}。</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>公開目標がすべて取られました。最後の1枚は{name}です。</translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message>
        <source>{a} – {b}: {segments}.</source>
        <translation>{a} – {b}：{segments}。</translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>自分のワーカーがいる島に層を建てます。手元の層は残り%n個です。</numerusform>
        </translation>
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
        <source>{island}. {size} island.</source>
        <translation>{island}。{size}の島。</translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>祭りはもう開かれました。層は足せません。</translation>
    </message>
    <message>
        <source>Empty slot for one of your private goals.</source>
        <translation>秘密目標の空き枠です。</translation>
    </message>
    <message>
        <source>Ends your turn once you’ve taken your main action.</source>
        <translation>メインアクションの後、手番を終えます。</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with one of your workers. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>自分のワーカーがいる島から橋をかけます。手元の橋板は残り%n枚です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) for your workers along bridges. Other players’ bridges cost coins.</source>
        <translation>
            <numerusform>ワーカーが橋を渡って%n回まで移動します。ほかのプレイヤーの橋はコインを払います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>層と橋が足り、自分のワーカーがいて、自分よりコマの多い人がいない島で祭りを開きます。相輪は残り%n本です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what each festival would score right now.</source>
        <translation>今祭りを開くと何点になるかを見せます。</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>魚はすべて置きました。</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: take an extra main action this turn.</source>
        <translation>{coins}で魚を置きます。この手番にメインアクションをもう1回できます。</translation>
    </message>
    <message>
        <source>{island}: a Start island. No worker limit.</source>
        <translation>{island}：スタートの島。ワーカーは何人でも置けます。</translation>
    </message>
    <message>
        <source>Each floor you build gives you {reward}.</source>
        <translation>層を建てるたびに{reward}をもらえます。</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) per piece.</source>
        <translation>
            <numerusform>祭り：コマ1個につき%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {things}.</source>
        <translation>まだ{things}が必要です。</translation>
    </message>
    <message>
        <source>You can hold it: {points}.</source>
        <translation>祭りを開けます：{points}。</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names}が祭りを開けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>one of your workers</source>
        <translation>自分のワーカー</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) for the majority</source>
        <translation>
            <numerusform>最多までコマあと%n個</numerusform>
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
        <source>{name}’s bridge between {a} and {b}: {segments}.</source>
        <translation>{a}と{b}を結ぶ{name}の橋：{segments}。</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival uses one.</source>
        <translation>
            <numerusform>相輪は残り%n本です。祭りごとに1本使います。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it gets {reward}.</source>
        <translation>最初に橋をかけた人が{reward}をもらいます。</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>引ける秘密目標は残り%n枚です。</numerusform>
        </translation>
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
        <source>Place a fish for {coins} and take another main action.</source>
        <translation>{coins}で魚を置き、メインアクションをもう1回しましょう。</translation>
    </message>
    <message>
        <source>Start on {island}.</source>
        <translation>{island}から始めましょう。</translation>
    </message>
    <message>
        <source>Put the new worker on {island}.</source>
        <translation>新しいワーカーを{island}に置きましょう。</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible.</source>
        <translation>メインアクションを省きましょう。できるものがありません。</translation>
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
        <source>Take the Crow and coins.</source>
        <translation>カラスを取り、コインをもらいましょう。</translation>
    </message>
    <message>
        <source>Take the Crow and workers.</source>
        <translation>カラスを取り、ワーカーを雇いましょう。</translation>
    </message>
    <message>
        <source>Don’t send anyone else across.</source>
        <translation>もう誰も渡らせないでおきましょう。</translation>
    </message>
    <message>
        <source>Save your coins.</source>
        <translation>コインを取っておきましょう。</translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>{gains}をもらえます。</translation>
    </message>
    <message>
        <source>Then you can hold a festival on {islands}.</source>
        <translation>すると{islands}で祭りを開けます。</translation>
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
        <source>Keep {power}: {rule}</source>
        <translation>{power}を残しましょう：{rule}</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>払ってもう1層建てましょう。</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>ワーカーは動かさずにおきましょう。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>手番を終えましょう。</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>すると{goals}を取れます。</translation>
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
        <source>Build a pagoda floor</source>
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
        <source>Show festivals: who leads and what they would score</source>
        <translation>祭りを見る：誰が有利で、何点になるか</translation>
    </message>
    <message>
        <source>Other routes for a worker</source>
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
        <source>Projected: %n point(s)</source>
        <translation>
            <numerusform>予想：%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays its holder {0} coins at the start of each turn. Costs its holder {1} points at the end.</source>
        <translation>持ち主は手番の始めに毎回{0}コインもらい、終了時に{1}点失います。</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n more turn(s) without building or scoring</source>
        <translation>
            <numerusform>終わりは近い：建設も得点もなければ、あと%n手番</numerusform>
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
        <source>Build for %n coin(s)</source>
        <translation>
            <numerusform>%nコインで建てる</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s bridges: free</source>
        <translation>{name}の橋：無料</translation>
    </message>
    <message>
        <source>{name}’s bridges: {coins}</source>
        <translation>{name}の橋：{coins}</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: free</source>
        <translation>ワーカー2人、{name}の橋：無料</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: {coins}</source>
        <translation>ワーカー2人、{name}の橋：{coins}</translation>
    </message>
    <message>
        <source>Ferry: {coins}</source>
        <translation>渡し舟：{coins}</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Scores and supplies</source>
        <translation>得点と手元のコマ</translation>
    </message>
    <message>
        <source>End turn without it</source>
        <translation>取らずに手番終了</translation>
    </message>
    <message>
        <source>You still have a main action.</source>
        <translation>まだメインアクションができます。</translation>
    </message>
    <message>
        <source>Show festivals</source>
        <translation>祭りを見る</translation>
    </message>
    <message>
        <source>none of your workers</source>
        <translation>自分のワーカーなし</translation>
    </message>
    <message>
        <source>Which route?</source>
        <translation>どの道？</translation>
    </message>
    <message>
        <source>Coins or workers?</source>
        <translation>コイン？ワーカー？</translation>
    </message>
    <message>
        <source>choose another route</source>
        <translation>別の道を選ぶ</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names}が開けます</numerusform>
        </translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>あなたの秘密目標</translation>
    </message>
    <message>
        <source>hidden power</source>
        <translation>伏せた能力</translation>
    </message>
    <message>
        <source>The game ends after this turn</source>
        <translation>この手番の後、ゲームが終わります</translation>
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
        <source>later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>省く</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>after a main action</source>
        <translation>メインアクションの後</translation>
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
        <source>You can still claim a goal.</source>
        <translation>まだ目標を取れます。</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>ワーカーが残っていません</translation>
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
        <source>no Sōrin left</source>
        <translation>相輪の残りなし</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>まだ誰も開けません</translation>
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
        <source>a private goal</source>
        <translation>秘密目標1枚</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>秘密目標1枚（{condition}）</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name}は{island}で祭りを開きました。</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points}（{pieces}）</translation>
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
        <source>no room for a new worker</source>
        <translation>新しいワーカーを雇えない</translation>
    </message>
    <message>
        <source>no private goals left</source>
        <translation>秘密目標の残りなし</translation>
    </message>
    <message>
        <source>{name}’s power: +{gained}.</source>
        <translation>{name}の能力：+{gained}。</translation>
    </message>
    <message>
        <source>The Crow gives {name} +{coins}.</source>
        <translation>カラスで{name}に+{coins}。</translation>
    </message>
    <message>
        <source>Fireflies: {name} +{points} ({here} on the island, {beside} on connected islands).</source>
        <translation>ホタル：{name} +{points}（島に{here}、つながる島に{beside}）。</translation>
    </message>
    <message>
        <source>Fish returned: {names}.</source>
        <translation>魚が戻りました：{names}。</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for free</source>
        <translation>{name}は無料で{a}から{b}へ橋をかけました</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name}は{coins}を払い、{island}に{height}層目を加えました</translation>
    </message>
    <message>
        <source>{name} drew {goals}.</source>
        <translation>{name}は{goals}を引きました。</translation>
    </message>
    <message>
        <source>A {name} worker starts on {island}.</source>
        <translation>{name}のワーカー1人が{island}から始めます。</translation>
    </message>
    <message>
        <source>{name} starts with a floor on {island}.</source>
        <translation>{name}は{island}に層を1つ置いて始めます。</translation>
    </message>
    <message>
        <source>{name} had no possible main action.</source>
        <translation>{name}には、できるメインアクションがありませんでした。</translation>
    </message>
    <message>
        <source>{name} stopped there.</source>
        <translation>{name}はそこでやめました。</translation>
    </message>
    <message>
        <source>{name} chose {power}.</source>
        <translation>{name}は{power}を選びました。</translation>
    </message>
    <message>
        <source>{name} has the longest chain: +{points}.</source>
        <translation>{name}のつながりが最長です：+{points}。</translation>
    </message>
    <message>
        <source>{name} chose a power.</source>
        <translation>{name}は能力を選びました。</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: an extra main action.</source>
        <translation>{name}は{coins}で幸運の魚を置き、メインアクションがもう1回できます。</translation>
    </message>
    <message>
        <source>All powers are revealed.</source>
        <translation>すべての能力が公開されました。</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends after this turn.</source>
        <translation>最後の相輪が置かれました。この手番の後、ゲームが終わります。</translation>
    </message>
    <message>
        <source>{name} has placed their last floor: the game ends after this turn.</source>
        <translation>{name}が自分の最後の層を置きました。この手番の後、ゲームが終わります。</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends after this turn.</source>
        <translation>公開目標がすべて取られました。この手番の後、ゲームが終わります。</translation>
    </message>
    <message>
        <source>Nobody has built or scored for three rounds: the game ends after this turn.</source>
        <translation>3ラウンドの間、誰も建てず、得点していません。この手番の後、ゲームが終わります。</translation>
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
        <source>{name} moved a worker across from {origin} to {destination}</source>
        <translation>{name}はワーカー1人を{origin}から{destination}へ渡らせました</translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name}は秘密目標を公開しました（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name}の能力は{power}：{rule}</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>{name}はカラスで{points}失います。</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name}のつながりは{islands}：+{points}。</translation>
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
        <source>All islands are placed at random, including the Starts.</source>
        <translation>スタートも含めて、すべての島をランダムに置きます。</translation>
    </message>
    <message>
        <source>The Starts are in opposite corners; the rest is random.</source>
        <translation>スタートは向かい合う角に置き、ほかはランダムです。</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather your workers, and hold festivals where you have the most pieces.</source>
        <translation>橋と塔を建て、ワーカーを集め、自分のコマがいちばん多い島で祭りを開きましょう。</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>最初のコイン</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>New random powers for everyone</source>
        <translation>全員の能力をランダムに配り直します</translation>
    </message>
    <message>
        <source>{number} of {all}, at random</source>
        <translation>{all}のうち{number}をランダムに</translation>
    </message>
    <message>
        <source>Each player is dealt two powers and secretly keeps one.</source>
        <translation>各プレイヤーに能力を2つ配ります。こっそり1つを残します。</translation>
    </message>
    <message>
        <source>No powers: best for a first game.</source>
        <translation>能力なし：はじめてのゲームにおすすめです。</translation>
    </message>
    <message>
        <source>Floors for a festival · worker limit:</source>
        <translation>祭りに必要な層・ワーカーの定員：</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more public goal(s).</source>
        <translation>
            <numerusform>公開目標をあと%n種選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n fewer public goal(s).</source>
        <translation>
            <numerusform>公開目標を%n種減らしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>全員同じ</translation>
    </message>
    <message>
        <source>Extra coins for later seats</source>
        <translation>後の席ほどコインを追加</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>公開目標</translation>
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
        <source>Power of player {number}</source>
        <translation>プレイヤー{number}の能力</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>最初の人はランダムに決め、時計回りに進みます。</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>{all}種から{number}種選ぶ</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}：%n層、ワーカー{workers}人</numerusform>
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
        <source>Scores {points}; {name} gets {fewer}.</source>
        <translation>{points}取れます。{name}は{fewer}です。</translation>
    </message>
    <message>
        <source>Takes {goal} before {name} can: {points}.</source>
        <translation>{goal}を{name}より先に取ります：{points}。</translation>
    </message>
    <message>
        <source>Claims {goal}: {points}.</source>
        <translation>{goal}を取ります：{points}。</translation>
    </message>
    <message>
        <source>Completes “{private}”: {points}.</source>
        <translation>「{private}」を達成します：{points}。</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>{points}取れます。</translation>
    </message>
    <message>
        <source>Saves the {points} that the Crow costs.</source>
        <translation>カラスにかかる{points}を払わずに済みます。</translation>
    </message>
    <message>
        <source>Blocks {name}’s bridge to {island}.</source>
        <translation>{name}が{island}へかける橋をふさぎます。</translation>
    </message>
    <message>
        <source>Takes the majority on {island} from {name}.</source>
        <translation>{island}の最多を{name}から奪います。</translation>
    </message>
    <message>
        <source>Makes a festival on {island} possible: {points}.</source>
        <translation>{island}で祭りを開けるようになります：{points}。</translation>
    </message>
    <message>
        <source>{pieces} on {island}: {points} at a festival there.</source>
        <translation>{island}に{pieces}：そこの祭りで{points}です。</translation>
    </message>
    <message>
        <source>Keeps {pieces} on {island}: {points} at a festival there.</source>
        <translation>{island}に{pieces}を残します：そこの祭りで{points}です。</translation>
    </message>
    <message>
        <source>Makes a floor on {island} possible.</source>
        <translation>{island}に層を建てられるようになります。</translation>
    </message>
    <message>
        <source>The chain grows to {islands}.</source>
        <translation>つながりが{islands}に伸びます。</translation>
    </message>
    <message>
        <source>Makes the longest chain: {islands}.</source>
        <translation>つながりが最長になります：{islands}。</translation>
    </message>
    <message>
        <source>+{coins}: {all} in all.</source>
        <translation>+{coins}：全部で{all}コインです。</translation>
    </message>
    <message>
        <source>Brings {workers}.</source>
        <translation>{workers}が加わります。</translation>
    </message>
    <message>
        <source>Brings {goals}.</source>
        <translation>{goals}を引けます。</translation>
    </message>
    <message>
        <source>The Crow brings {coins} each turn.</source>
        <translation>カラスで手番ごとに{coins}もらえます。</translation>
    </message>
    <message>
        <source>Makes {goal} possible: {points}.</source>
        <translation>{goal}を取れるようになります：{points}。</translation>
    </message>
    <message>
        <source>{goal}: {so_far} of {needed} for {points}.</source>
        <translation>{goal}：{so_far}／{needed}、達成で{points}です。</translation>
    </message>
    <message>
        <source>Makes “{private}” possible: {points}.</source>
        <translation>「{private}」を公開できるようになります：{points}。</translation>
    </message>
    <message>
        <source>“{private}”: {so_far} of {needed} for {points}.</source>
        <translation>「{private}」：{so_far}／{needed}、達成で{points}です。</translation>
    </message>
    <message>
        <source>Gives another main action for {coins}.</source>
        <translation>{coins}でメインアクションをもう1回できます。</translation>
    </message>
    <message>
        <source>Ends the game ahead of {name} by {points}.</source>
        <translation>{name}に{points}差をつけてゲームを終えます。</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>先に、新しい橋を渡り終えてください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>この橋には橋板が%n枚必要です。残りは{1}枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player chooses a power first.</source>
        <translation>先に、各プレイヤーが能力を選びます。</translation>
    </message>
    <message>
        <source>First choose where the worker starts.</source>
        <translation>先に、ワーカーが始める島を選んでください。</translation>
    </message>
    <message>
        <source>First choose where to put your floor.</source>
        <translation>先に、層を置く島を選んでください。</translation>
    </message>
    <message>
        <source>First put the new worker on an island.</source>
        <translation>先に、新しいワーカーを島に置いてください。</translation>
    </message>
    <message>
        <source>Finish your movements first.</source>
        <translation>先に移動を終えてください。</translation>
    </message>
    <message>
        <source>A worker is on a full island: it must keep moving.</source>
        <translation>満員の島にワーカーがいます。移動を続けてください。</translation>
    </message>
    <message>
        <source>First decide about the second floor.</source>
        <translation>先に、2つ目の層を決めてください。</translation>
    </message>
    <message>
        <source>You must take a main action before you end your turn.</source>
        <translation>手番を終える前に、メインアクションをしてください。</translation>
    </message>
    <message>
        <source>You’ve taken your main action. A lucky fish would give you another.</source>
        <translation>メインアクションは済みました。幸運の魚を置けば、もう1回できます。</translation>
    </message>
    <message>
        <source>You can take only one secondary action per turn.</source>
        <translation>サブアクションは手番に1回だけです。</translation>
    </message>
    <message>
        <source>You can still take a main action, so you can’t skip it.</source>
        <translation>まだできるメインアクションがあるので、省けません。</translation>
    </message>
    <message>
        <source>There’s nothing to finish right now.</source>
        <translation>今終えるものはありません。</translation>
    </message>
    <message>
        <source>No straight lane connects these two islands.</source>
        <translation>この2つの島を結ぶまっすぐな水路はありません。</translation>
    </message>
    <message>
        <source>There’s already a bridge there.</source>
        <translation>そこにはもう橋があります。</translation>
    </message>
    <message>
        <source>Another bridge crosses this lane.</source>
        <translation>ほかの橋がこの水路と交わっています。</translation>
    </message>
    <message>
        <source>You need a worker at one end of the bridge.</source>
        <translation>橋の両端のどちらかに、自分のワーカーが必要です。</translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>この橋には%nコイン必要です。所持は{1}です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move one at a time.</source>
        <translation>ワーカーは1人ずつ動きます。</translation>
    </message>
    <message>
        <source>That isn’t an island.</source>
        <translation>そこは島ではありません。</translation>
    </message>
    <message>
        <source>You have no worker there.</source>
        <translation>そこに自分のワーカーはいません。</translation>
    </message>
    <message>
        <source>One movement can use only one player’s bridges.</source>
        <translation>1回の移動で渡れるのは、1人のプレイヤーの橋だけです。</translation>
    </message>
    <message>
        <source>That island is full: workers can pass through but not stay.</source>
        <translation>その島は満員です。ワーカーは通れますが、とどまれません。</translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>通行料は%nコインです。所持は{1}です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers can only move along bridges.</source>
        <translation>ワーカーは橋の上しか移動できません。</translation>
    </message>
    <message>
        <source>Only one movement per turn can cross an empty lane.</source>
        <translation>空の水路を渡れるのは、手番に1回の移動だけです。</translation>
    </message>
    <message>
        <source>That lane isn’t empty.</source>
        <translation>その水路は空ではありません。</translation>
    </message>
    <message>
        <source>A ferry can cross {0} cells at most.</source>
        <translation>渡し舟で渡れるのは{0}マスまでです。</translation>
    </message>
    <message>
        <source>You can’t afford the ferry.</source>
        <translation>渡し舟のコインが足りません。</translation>
    </message>
    <message>
        <source>You can’t build a pagoda on a Start.</source>
        <translation>スタートに塔は建てられません。</translation>
    </message>
    <message>
        <source>A Sōrin has sealed this pagoda.</source>
        <translation>この塔は相輪で閉じられています。</translation>
    </message>
    <message>
        <source>A pagoda can have {0} floors at most.</source>
        <translation>塔は{0}層までです。</translation>
    </message>
    <message>
        <source>You have no floors left.</source>
        <translation>自分の層はもう残っていません。</translation>
    </message>
    <message>
        <source>You need a worker on the island to build a floor.</source>
        <translation>層を建てるには、その島に自分のワーカーが必要です。</translation>
    </message>
    <message>
        <source>You can’t hold a festival on a Start.</source>
        <translation>スタートで祭りは開けません。</translation>
    </message>
    <message>
        <source>A festival has already been held here.</source>
        <translation>ここの祭りはもう開かれました。</translation>
    </message>
    <message>
        <source>There are no Sōrin left.</source>
        <translation>相輪は残っていません。</translation>
    </message>
    <message>
        <source>More floors needed for a festival here: {0}.</source>
        <translation>ここで祭りを開くには、層があと{0}必要です。</translation>
    </message>
    <message>
        <source>More bridges needed for a festival here: {0}.</source>
        <translation>ここで祭りを開くには、橋があと{0}本必要です。</translation>
    </message>
    <message>
        <source>You need a worker on the island to hold a festival.</source>
        <translation>祭りを開くには、その島に自分のワーカーが必要です。</translation>
    </message>
    <message>
        <source>More pieces you need there for the majority: {0}.</source>
        <translation>最多になるには、そこにコマがあと{0}個必要です。</translation>
    </message>
    <message>
        <source>That goal isn’t in play.</source>
        <translation>その目標は使っていません。</translation>
    </message>
    <message>
        <source>All cards of that goal have been claimed.</source>
        <translation>その目標のカードはすべて取られました。</translation>
    </message>
    <message>
        <source>You don’t have that goal.</source>
        <translation>その目標を持っていません。</translation>
    </message>
    <message>
        <source>You already hold the Crow.</source>
        <translation>カラスはもう持っています。</translation>
    </message>
    <message>
        <source>All your fish are already placed.</source>
        <translation>自分の魚はもうすべて置きました。</translation>
    </message>
    <message>
        <source>You can choose a power only before the first turn.</source>
        <translation>能力を選べるのは、最初の手番の前だけです。</translation>
    </message>
    <message>
        <source>You weren’t dealt that power.</source>
        <translation>その能力は配られていません。</translation>
    </message>
    <message>
        <source>There’s no worker to recruit right now.</source>
        <translation>今雇えるワーカーはいません。</translation>
    </message>
    <message>
        <source>The new worker can’t go there.</source>
        <translation>新しいワーカーはそこに置けません。</translation>
    </message>
    <message>
        <source>Workers cross for free only right after you build a bridge.</source>
        <translation>無料で渡れるのは、橋をかけた直後だけです。</translation>
    </message>
    <message>
        <source>None of your workers can cross the new bridge that way.</source>
        <translation>その向きに新しい橋を渡れる自分のワーカーはいません。</translation>
    </message>
    <message>
        <source>There’s no second floor to build now.</source>
        <translation>今建てられる2つ目の層はありません。</translation>
    </message>
    <message>
        <source>That can only be decided before the first turn.</source>
        <translation>それを決められるのは、最初の手番の前だけです。</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>その目標には{0}必要です。現在は{1}です。</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>カラスには{0}点必要です。現在は{1}点です。</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>次の魚には%nコイン必要です。所持は{1}です。</numerusform>
        </translation>
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
        <source>Met but unclaimed goals</source>
        <translation>満たしたが未取得の目標</translation>
    </message>
    <message>
        <source>Unfinished goals</source>
        <translation>途中の目標</translation>
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
        <source>Head start</source>
        <translation>ハンデ</translation>
    </message>
    <message>
        <source>value × your pieces</source>
        <translation>価値×自分のコマ</translation>
    </message>
    <message>
        <source>workers at your festivals</source>
        <translation>自分の祭りのワーカー</translation>
    </message>
    <message>
        <source>revealed at the end</source>
        <translation>最後に公開</translation>
    </message>
    <message>
        <source>stars from the water</source>
        <translation>水上の星</translation>
    </message>
    <message>
        <source>from your power</source>
        <translation>能力の効果</translation>
    </message>
    <message>
        <source>cost to take, and at the end</source>
        <translation>取る費用と終了時</translation>
    </message>
    <message>
        <source>longest of all players</source>
        <translation>全員の中で最長</translation>
    </message>
    <message>
        <source>starting points</source>
        <translation>最初の点</translation>
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
        <source>islands on one path</source>
        <translation>一筆でつながる島</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>You score for all your pieces on the island, even at another player’s festival.</source>
        <translation>ほかのプレイヤーの祭りでも、島にある自分のコマすべてが点になります。</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>相輪は島を閉じます。もう層は建てられず、2回目の祭りもありません。</translation>
    </message>
    <message>
        <source>A private goal: only you can see it, and nobody can take it from you.</source>
        <translation>秘密目標です。見られるのはあなただけで、誰にも取られません。</translation>
    </message>
    <message>
        <source>The Crow pays you 2 coins a turn, but costs its holder 10 points at the end.</source>
        <translation>カラスは手番ごとに2コインくれますが、終了時の持ち主は10点失います。</translation>
    </message>
    <message>
        <source>The game ends after this turn. Then the chains of islands score.</source>
        <translation>この手番の後、ゲームが終わります。それから島のつながりが点になります。</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals, and watch out for the Crow.</source>
        <translation>終わりが近づきました。目標を取り、祭りを開き、カラスに気をつけましょう。</translation>
    </message>
    <message>
        <source>You can hold a festival! They give the most points. Check what each player would score.</source>
        <translation>祭りを開けます！いちばん大きな得点源です。各プレイヤーの点を確かめましょう。</translation>
    </message>
    <message>
        <source>You’ve met a public goal: claim it before someone else does. One goal per turn.</source>
        <translation>公開目標を満たしました。先に取られる前に取りましょう。手番に1つだけです。</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free. You need a worker wherever you act.</source>
        <translation>新しい橋は無料で渡れます。何をするにも、その場所にワーカーが必要です。</translation>
    </message>
    <message>
        <source>A floor is free, earns the island’s reward, and counts as a piece at its festival.</source>
        <translation>層は無料です。島の報酬をもらえ、その島の祭りではコマに数えます。</translation>
    </message>
    <message>
        <source>Up to 3 movements. Your bridges are free; others cost 1 coin each, paid to their owner.</source>
        <translation>移動は3回までです。自分の橋は無料、ほかの橋は1本につき持ち主に1コインです。</translation>
    </message>
    <message>
        <source>Drag from island to island. A bridge costs 1 coin per segment and gives its water rewards.</source>
        <translation>島から島へドラッグします。橋は橋板1枚につき1コインで、水上の報酬をもらえます。</translation>
    </message>
    <message>
        <source>A fish buys a second main action. You get it back at a festival where you have a worker.</source>
        <translation>魚で2回目のメインアクションができます。自分のワーカーがいる島の祭りで戻ります。</translation>
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
        <translation>メインアクション</translation>
    </message>
    <message>
        <source>Secondary action</source>
        <translation>サブアクション</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>1つ選ぶ</translation>
    </message>
    <message>
        <source>a worker starts elsewhere</source>
        <translation>ワーカーが別の島から始める</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>新しいワーカーを置く</translation>
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
        <source>coins or workers?</source>
        <translation>コイン？ワーカー？</translation>
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
        <source>one more, from the fish</source>
        <translation>魚でもう1回</translation>
    </message>
    <message>
        <source>which route?</source>
        <translation>どの道？</translation>
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
        <source>skipped</source>
        <translation>とばした</translation>
    </message>
    <message>
        <source>later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>前か後に</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>まだできません</translation>
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
        <source>After the last tile, the most points win.</source>
        <translation>最後のタイルの後、点のいちばん多い人が勝ちです。</translation>
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
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
        <translation>最後の相輪、最後の公開目標、または12個目の層でゲームが終わります。点のいちばん多い人が勝ちです。</translation>
    </message>
    <message>
        <source>My first action</source>
        <translation>最初のアクションへ</translation>
    </message>
    <message>
        <source>Shade both areas of a pool to complete it. Launch fireworks on completed pools for points.</source>
        <translation>池の2つのエリアを塗ると完成です。完成した池に花火を打ち上げて点を取りましょう。</translation>
    </message>
    <message>
        <source>Each pool of your second-largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>2番目に大きいグループは、池1つにつき1点です。周りの池がすべて完成した舟は4点です。</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, the most points win.</source>
        <translation>最後の手番と最後の打ち上げの後、点のいちばん多い人が勝ちです。</translation>
    </message>
    <message>
        <source>My first roll</source>
        <translation>最初のダイスへ</translation>
    </message>
</context>
<context>
    <name>FirstSheet</name>
    <message>
        <source>How to win</source>
        <translation>勝つには</translation>
    </message>
    <message>
        <source>Press F1 to read it again</source>
        <translation>F1でもう一度読めます</translation>
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
        <source>Exchange one of your lanterns for a different one from the Supply.</source>
        <translation>自分の灯籠1つを、サプライにある別の種類と交換します。</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player’s. You choose both.</source>
        <translation>自分の灯籠1つを、ほかのプレイヤーの別の種類と取りかえます。どちらもあなたが選びます。</translation>
    </message>
    <message>
        <source>This turn your Dedication may be one lantern short.</source>
        <translation>この手番の献灯は、灯籠が1つ足りなくてもかまいません。</translation>
    </message>
    <message>
        <source>Every match this turn gives you one extra Mooncake.</source>
        <translation>この手番は、マッチごとに月餅をもう1個もらえます。</translation>
    </message>
    <message>
        <source>When you refill, look at the top two tiles: keep one, put the other on the bottom.</source>
        <translation>補充のとき、山の上のタイル2枚を見て1枚を残し、もう1枚を底に入れます。</translation>
    </message>
    <message>
        <source>Before you place your tile, rotate one tile on the table any way you like.</source>
        <translation>タイルを置く前に、場のタイル1枚を好きな向きに回します。</translation>
    </message>
    <message>
        <source>Ignore the lantern limit this turn.</source>
        <translation>この手番は、灯籠の上限がなくなります。</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one from the Supply.</source>
        <translation>灯籠を2つまで、それぞれサプライにある別の種類と交換します。</translation>
    </message>
    <message>
        <source>You also gain the lantern on the opposite side of the tile you place.</source>
        <translation>置いたタイルの反対側の灯籠ももらいます。</translation>
    </message>
    <message>
        <source>One touching side that doesn’t match counts as a match.</source>
        <translation>接していてマッチしない辺1つを、マッチとみなします。</translation>
    </message>
    <message>
        <source>Take a Trixie lantern. It counts as any lantern in a Dedication.</source>
        <translation>Trixieの灯籠を1つ取ります。献灯でどの灯籠の代わりにもなります。</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you claim there score 1 extra point.</source>
        <translation>山にトークンを置きます。そこから取る献灯は1点増えます。</translation>
    </message>
    <message numerus="yes">
        <source>You start with %n Fireworks tile(s).</source>
        <translation>
            <numerusform>花火タイル%n枚を持って始めます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on any turn when a Fireworks tile from your hand earns you one.</source>
        <translation>あなたの手札の花火タイルで月餅を得た手番に、Moon Dancerも1個もらいます。</translation>
    </message>
    <message>
        <source>Moon Dancer also gains the lantern opposite you.</source>
        <translation>Moon Dancerは、あなたの向かい側の灯籠ももらいます。</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer starts with %n extra of each lantern.</source>
        <translation>
            <numerusform>Moon Dancerは、すべての灯籠を%n個ずつ余分に持って始めます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>サプライから好きな灯籠を1つ取ります。</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>この手番にもう1回献灯できます。</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>献灯の後、渡した灯籠を1つ取り戻します。</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>灯籠とほかのプレイヤーを選び、2人とも1つずつもらいます。あなたが先です。</translation>
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
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancerは月餅をもらいません。</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>あなたが月餅を1個得るたび、Moon Dancerも1個もらいます。</translation>
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
        <source>Place a tile: each player gains the lantern facing them.</source>
        <translation>タイルを置くと、各プレイヤーが自分の側の灯籠をもらいます。</translation>
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
        <source>Guided game</source>
        <translation>案内つきゲーム</translation>
    </message>
    <message>
        <source>against a computer player</source>
        <translation>コンピューターと対戦</translation>
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
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done}／{steps}</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{games}戦{wins}勝</translation>
    </message>
    <message>
        <source>Not yet played against computers.</source>
        <translation>まだコンピューターと遊んでいません。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>最高得点</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with hints don’t count as wins or best scores.</source>
        <translation>
            <numerusform>ヒントを使った%nゲームは、勝ちや最高得点に数えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game}で遊ぶ</translation>
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
        <source>coins you have</source>
        <translation>持っているコイン</translation>
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
        <source>Far from home</source>
        <translation>遠く離れて</translation>
    </message>
    <message>
        <source>floors on one Small, one Medium and one Large island</source>
        <translation>小、中、大の島に1つずつ層</translation>
    </message>
    <message>
        <source>both Starts connected by your bridges</source>
        <translation>両スタートを自分の橋で結ぶ</translation>
    </message>
    <message>
        <source>{number} islands on one path of your bridges</source>
        <translation>自分の橋で一筆につながる島{number}つ</translation>
    </message>
    <message>
        <source>{number} of your bridges between the same two islands</source>
        <translation>同じ2島の間に自分の橋{number}本</translation>
    </message>
    <message>
        <source>{number} of your workers on one island (not a Start)</source>
        <translation>1つの島（スタート以外）に自分のワーカー{number}人</translation>
    </message>
    <message>
        <source>{number} islands with only your workers</source>
        <translation>自分のワーカーだけの島{number}つ</translation>
    </message>
    <message>
        <source>your pieces on {number} sealed islands</source>
        <translation>閉じた島{number}つに自分のコマ</translation>
    </message>
    <message>
        <source>none of your workers on a Start</source>
        <translation>自分のワーカーがどのスタートにもいない</translation>
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
        <source>{number} bridges built</source>
        <translation>橋を{number}本かける</translation>
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
        <source>Choose the card, or drag Mooncakes onto it.</source>
        <translation>カードを選ぶか、月餅をカードへドラッグしてください。</translation>
    </message>
    <message>
        <source>This friend can’t help you right now.</source>
        <translation>この友達は今助けられません。</translation>
    </message>
    <message>
        <source>One friend per turn, before anything else.</source>
        <translation>友達は手番に1人、ほかの何よりも先です。</translation>
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
        <translation>プレイヤーと取りかえ</translation>
    </message>
    <message>
        <source>Dedication one lantern short</source>
        <translation>灯籠1つ省いて献灯</translation>
    </message>
    <message>
        <source>+1 Mooncake per match</source>
        <translation>マッチごとに月餅+1</translation>
    </message>
    <message>
        <source>rotate a tile</source>
        <translation>タイルを回す</translation>
    </message>
    <message>
        <source>ignore the limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>one for you, one for a friend</source>
        <translation>自分に1つ、仲間に1つ</translation>
    </message>
    <message>
        <source>the opposite side, too</source>
        <translation>反対側ももらう</translation>
    </message>
    <message>
        <source>one mismatch matches</source>
        <translation>合わない辺もマッチ</translation>
    </message>
    <message>
        <source>wild lantern</source>
        <translation>万能の灯籠</translation>
    </message>
    <message>
        <source>now, before you refill</source>
        <translation>今、補充の前</translation>
    </message>
    <message>
        <source>when you refill</source>
        <translation>補充のとき</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>献灯をもう1回</translation>
    </message>
    <message>
        <source>{friend} can still help. Click again to go on without help.</source>
        <translation>{friend}はまだ助けてくれます。もう一度クリックすると、助けなしで進みます。</translation>
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
        <source>exchange up to two</source>
        <translation>2つまで交換</translation>
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
        <source>before you place a tile</source>
        <translation>タイルを置く前</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the device to {name}</source>
        <translation>{name}に画面を渡してください</translation>
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
        <source>Compare</source>
        <translation>比べる</translation>
    </message>
    <message>
        <source>what scores most</source>
        <translation>いちばん点が高いのは</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>友達</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>{name}の手番です。</translation>
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
        <translation>いちばん高いもの</translation>
    </message>
</context>
<context>
    <name>HintControl</name>
    <message>
        <source>Make this move</source>
        <translation>この手にする</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>この手にする</translation>
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
        <source>See the rules on this (F1)</source>
        <translation>関係するルールを見る (F1)</translation>
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
        <source>%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.</source>
        <translation>
            <numerusform>%n点差で私の勝ちよ。私は山が高いうちに、早めに献灯するの。試してみてね。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %n point(s)! I looked for one more lantern until the end.</source>
        <translation>
            <numerusform>%n点差！最後まで、もう1つの灯籠を探していたのよ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s). The next festival could be yours.</source>
        <translation>
            <numerusform>たった%n点差。次のお祭りはあなたのものかもしれないわよ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)! The whole lake is shining, and most of the light is yours.</source>
        <translation>
            <numerusform>%n点差！湖じゅうが輝いて、その光のほとんどはあなたのものよ。</numerusform>
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
        <source>My turn</source>
        <translation>自分でやる</translation>
    </message>
    <message>
        <source>Undo it and make the move yourself</source>
        <translation>元に戻して、自分でその手をやってみます</translation>
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
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>1つ戻る</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>今すぐ遊ぶ</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation>コンピューターを相手に、助言つきで1ゲーム</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game continues.</source>
        <translation>ゲームの続きを見ましょう。</translation>
    </message>
    <message>
        <source>That’s the move. Now undo it and make it yourself.</source>
        <translation>それがその手です。では、元に戻して自分でやってみましょう。</translation>
    </message>
    <message>
        <source>You’ll do that soon. First read this, then choose Next.</source>
        <translation>それはこの後すぐにします。まず読んで、「次へ」を選んでください。</translation>
    </message>
    <message>
        <source>That’s allowed, but try what the lesson asks for.</source>
        <translation>それもできますが、レッスンの言うとおりに試してみましょう。</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>You can continue later (Esc)</source>
        <translation>後で続けられます (Esc)</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>レッスンを出る</translation>
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
        <source>{level} · extra</source>
        <comment>not in the rulebook</comment>
        <translation>{level}・追加</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{games}戦{wins}勝</translation>
    </message>
    <message>
        <source>Margins, game by game: {numbers}</source>
        <translation>ゲームごとの点差：{numbers}</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>最大の勝ち</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>今の連勝</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>最長の連勝</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>まだ遊んでいません。</translation>
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
        <source>Regular</source>
        <translation>常連</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Goes for quick points and misses good moves.</source>
        <translation>目先の点をねらい、よい手を見逃します。</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves and often picks a weaker one.</source>
        <translation>半分近くの手を見落とし、弱い手をよく選びます。</translation>
    </message>
    <message>
        <source>Overlooks some moves and often picks one that’s nearly as good.</source>
        <translation>いくつかの手を見落とし、ほぼ同じくらいよい手をよく選びます。</translation>
    </message>
    <message>
        <source>Overlooks little and often picks a move that’s nearly as good.</source>
        <translation>見落としは少なく、ほぼ同じくらいよい手をよく選びます。</translation>
    </message>
    <message>
        <source>Overlooks nothing and sometimes picks a move that’s nearly as good.</source>
        <translation>何も見落とさず、ときどきほぼ同じくらいよい手を選びます。</translation>
    </message>
    <message>
        <source>Takes whatever looks best right now.</source>
        <translation>今いちばんよさそうなものを取ります。</translation>
    </message>
    <message>
        <source>Looks ahead for up to two seconds.</source>
        <translation>2秒まで先を読みます。</translation>
    </message>
    <message>
        <source>Plans for later rounds.</source>
        <translation>先のラウンドに備えます。</translation>
    </message>
    <message>
        <source>Likes to stockpile.</source>
        <translation>ためこむのが好きです。</translation>
    </message>
    <message>
        <source>Tries to leave the others as little as possible.</source>
        <translation>ほかの人にできるだけ残しません。</translation>
    </message>
    <message>
        <source>{level}: {character}</source>
        <translation>{level}：{character}</translation>
    </message>
    <message>
        <source>Wins {won} of 100 two-player games against {level} (± {reach}).</source>
        <translation>2人用100ゲームで、{level}に{won}勝（±{reach}）します。</translation>
    </message>
    <message>
        <source>One that suits me</source>
        <translation>自分に合う強さ</translation>
    </message>
    <message>
        <source>{level} suits you for a first game: you’ve finished none yet.</source>
        <translation>最初のゲームには{level}が合います。まだ終えたゲームがありません。</translation>
    </message>
    <message>
        <source>{level} suits you, as in your last game.</source>
        <translation>前のゲームと同じく、{level}が合います。</translation>
    </message>
    <message>
        <source>{level} suits you, because you came out ahead in your last two games.</source>
        <translation>最近の2ゲームで上回ったので、{level}が合います。</translation>
    </message>
    <message>
        <source>{level} suits you, because you fell behind in your last two games.</source>
        <translation>最近の2ゲームで下回ったので、{level}が合います。</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>A little ahead</source>
        <translation>少しリード</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>Far ahead</source>
        <translation>大きくリード</translation>
    </message>
    <message>
        <source>even chances</source>
        <translation>公平な条件</translation>
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
        <source>Looks a little ahead with two moves.</source>
        <translation>2つの手について少し先を読みます。</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>いちばんよさそうな数手の先を読みます。</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>名人の4倍ていねいに先を読みます。</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Parts of this program</source>
        <translation>このプログラムの部品</translation>
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
        <source>The list of licences is missing. Please reinstall the program.</source>
        <translation>ライセンスの一覧がありません。プログラムを入れ直してください。</translation>
    </message>
    <message>
        <source>{name} is part of {other}. Its licence: {licence}.</source>
        <translation>{name}は{other}の一部です。ライセンス：{licence}。</translation>
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
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Undo stops here</source>
        <translation>元に戻せるのはここまで</translation>
    </message>
</context>
<context>
    <name>LookBackMark</name>
    <message>
        <source>you played</source>
        <translation>あなたの手</translation>
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
        <source>Starts a new practice game</source>
        <translation>新しい練習のゲームを始めます</translation>
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
        <source>Luck compares rolls and drawn tiles with the average. Mistakes are what the coach is sure of, for people’s turns only. The rest is what nobody could foresee.</source>
        <translation>「運」は、出目や引いたタイルを平均と比べたものです。「ミス」は、人の手番のうち、コーチがはっきりミスだと言えるものです。「残り」は、誰にも予想できなかったものです。</translation>
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
        <translation>{number}手目：{luck}</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>そのときのテーブルを見る</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved. Please close the window and start the program again.</source>
        <translation>開いている間に、Festival Desktopが更新されました。ゲームは保存してあります。ウィンドウを閉じて、プログラムをもう一度始めてください。</translation>
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
        <source>I never gain Mooncakes.</source>
        <translation>私は月餅をもらわないわ。</translation>
    </message>
    <message>
        <source>Several options are equally good for me. Which one would you like?</source>
        <translation>私には同じくらいよいものがいくつかあるわ。どれがいいかしら？</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores the most.</source>
        <translation>私の番ね。いちばん点の高い献灯を探すわ。</translation>
    </message>
    <message>
        <source>When your Fireworks tile earns you Mooncakes, I gain one.</source>
        <translation>あなたの花火タイルで月餅が出たら、私も1個もらうわ。</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one, too.</source>
        <translation>あなたが月餅をもらうたび、私も1個もらうわ。</translation>
    </message>
    <message>
        <source>The lanterns on the left and right of every tile you place are mine.</source>
        <translation>あなたが置くタイルの左右の灯籠は、どれも私のものよ。</translation>
    </message>
    <message>
        <source>All lanterns on every tile you place are mine, except the one on your side.</source>
        <translation>あなたが置くタイルの灯籠は、あなたの側のほかはすべて私のものよ。</translation>
    </message>
    <message>
        <source>I’ve brought some of each lantern.</source>
        <translation>どの灯籠もいくつか持ってきたわ。</translation>
    </message>
    <message>
        <source>Score more than I do: I win ties.</source>
        <translation>私より多く点を取ってね。同点なら私の勝ちよ。</translation>
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
        <source>I can’t make another Dedication.</source>
        <translation>もう献灯できないわ。</translation>
    </message>
    <message>
        <source>I can’t make a Dedication, so I spend nothing.</source>
        <translation>献灯できないから、何も使わないわ。</translation>
    </message>
    <message>
        <source>I can also make {options}.</source>
        <translation>{options}もできるわ。</translation>
    </message>
    <message>
        <source>{kind} scores the most.</source>
        <translation>{kind}がいちばん点が高いわ。</translation>
    </message>
    <message>
        <source>At equal points, {kind} takes the fewest lanterns.</source>
        <translation>点が同じなら、{kind}が使う灯籠はいちばん少ないわ。</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}’s help</source>
        <translation>{friend}の助けを借りて{kind}で{points}</translation>
    </message>
    <message>
        <source>I need {lanterns}.</source>
        <translation>私には{lanterns}が必要よ。</translation>
    </message>
    <message>
        <source>I can spare only {lanterns}.</source>
        <translation>渡していいのは{lanterns}だけよ。</translation>
    </message>
    <message>
        <source>I don’t have {lanterns}.</source>
        <translation>{lanterns}を持っていないの。</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has the most of: {numbers}.</source>
        <translation>次に、サプライにいちばん多いものを見るわ：{numbers}。</translation>
    </message>
    <message>
        <source>I use what I have the most of: {numbers}.</source>
        <translation>いちばん多く持っているものを使うわ：{numbers}。</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>{options}ができるわ。</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind}で{points}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>{lanterns}を選んでくれたのね。</translation>
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
        <source>{name} can’t make another Dedication.</source>
        <translation>{name}はもう献灯できません。</translation>
    </message>
    <message>
        <source>{name} can’t make a Dedication.</source>
        <translation>{name}は献灯できません。</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it scores the most, {points}.</source>
        <translation>{name}は{kind}を選びます。いちばん点が高く、{points}です。</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it takes the fewest lanterns.</source>
        <translation>{name}は{kind}を選びます。使う灯籠がいちばん少ないからです。</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>{name}のために{kind}を選びました。</translation>
    </message>
    <message>
        <source>{name} can make only {kind}.</source>
        <translation>{name}にできるのは{kind}だけです。</translation>
    </message>
    <message>
        <source>It needs {friend}’s help.</source>
        <translation>{friend}の助けが必要です。</translation>
    </message>
    <message>
        <source>She has the most of {lanterns}.</source>
        <translation>彼女がいちばん多く持つのは{lanterns}です。</translation>
    </message>
    <message>
        <source>The Supply has the most of {lanterns}.</source>
        <translation>サプライにいちばん多いのは{lanterns}です。</translation>
    </message>
    <message>
        <source>She has the most of {held}; of the rest, the Supply has the most of {lanterns}.</source>
        <translation>彼女がいちばん多く持つのは{held}、残りでサプライにいちばん多いのは{lanterns}です。</translation>
    </message>
    <message>
        <source>You chose what she dedicates: {lanterns}.</source>
        <translation>彼女が献灯するもの（{lanterns}）を選びました。</translation>
    </message>
    <message>
        <source>You chose what she takes: {lanterns}.</source>
        <translation>彼女が取るもの（{lanterns}）を選びました。</translation>
    </message>
    <message>
        <source>You chose what she gives: {lanterns}.</source>
        <translation>彼女が渡すもの（{lanterns}）を選びました。</translation>
    </message>
    <message>
        <source>You chose what she leaves out: {lanterns}.</source>
        <translation>彼女が省くもの（{lanterns}）を選びました。</translation>
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
        <source>Surprise me</source>
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
        <source>The coach is comparing your turn.</source>
        <translation>コーチがあなたの手番を比べています。</translation>
    </message>
    <message>
        <source>Solved! Solve it once more to remove it from My puzzles.</source>
        <translation>クリア！もう一度解くと「自分のパズル」から外れます。</translation>
    </message>
    <message>
        <source>Solved twice! It’s no longer in My puzzles.</source>
        <translation>2回クリア！「自分のパズル」から外れました。</translation>
    </message>
    <message>
        <source>The coach can’t compare it right now. Undo a step or try again.</source>
        <translation>コーチは今これを比べられません。一手戻すか、もう一度試してください。</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Undo a step or try again.</source>
        <translation>
            <numerusform>まだです。約%n点の損です。一手戻すか、もう一度試してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a better turn: yours cost about %n point(s).</source>
        <translation>
            <numerusform>もっとよい手番を見つけてください。あなたの手番は約%n点の損でした。</numerusform>
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
        <source>Computer speed: {pace}. Click the table to hurry one move.</source>
        <translation>コンピューターの速さ：{pace}。テーブルをクリックすると一手急ぎます。</translation>
    </message>
    <message>
        <source>Computer speed: {pace}</source>
        <translation>コンピューターの速さ：{pace}</translation>
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
        <source>You start with {coins} coins.</source>
        <translation>{coins}コインで始めます。</translation>
    </message>
    <message>
        <source>You start with {workers} workers on each Start.</source>
        <translation>各スタートにワーカー{workers}人で始めます。</translation>
    </message>
    <message>
        <source>You start with {goals} private goals.</source>
        <translation>秘密目標{goals}枚で始めます。</translation>
    </message>
    <message>
        <source>You start with {points} points.</source>
        <translation>{points}点で始めます。</translation>
    </message>
    <message>
        <source>One of your workers from each Start starts on another island of your choice.</source>
        <translation>各スタートの自分のワーカー1人は、好きな別の島から始めます。</translation>
    </message>
    <message>
        <source>You start with a floor on a Small island of your choice (no reward).</source>
        <translation>好きな小の島に自分の層を1つ置いて始めます（報酬なし）。</translation>
    </message>
    <message>
        <source>You start with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>{coins}コインで始め、好きなスタートにワーカーがもう1人います。</translation>
    </message>
    <message>
        <source>You go first and start with {coins} coins.</source>
        <translation>最初の手番になり、{coins}コインで始めます。</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less.</source>
        <translation>どの橋も{segments}コイン安くなります。</translation>
    </message>
    <message>
        <source>When another player pays you a toll, you get {coins} extra coin.</source>
        <translation>ほかのプレイヤーがあなたに通行料を払うたび、さらに{coins}コインもらえます。</translation>
    </message>
    <message>
        <source>One movement per turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>手番に1回の移動で、{coins}コイン払って{length}マスまでの空の水路を渡れます。</translation>
    </message>
    <message>
        <source>The first bridge of each movement is toll-free.</source>
        <translation>各移動で、最初の橋は通行料が要りません。</translation>
    </message>
    <message>
        <source>Each water reward also gives you {coins} coin.</source>
        <translation>水上の報酬のたびに、{coins}コインももらえます。</translation>
    </message>
    <message>
        <source>You may build bridges from any island with one of your floors, even without a worker.</source>
        <translation>自分の層がある島からは、ワーカーがいなくても橋をかけられます。</translation>
    </message>
    <message>
        <source>Move gives you {number} movements.</source>
        <translation>移動が{number}回になります。</translation>
    </message>
    <message>
        <source>Two workers on one island may move together as one movement; each pays the toll.</source>
        <translation>同じ島のワーカー2人が、1回の移動で一緒に動けます。通行料は1人ずつ払います。</translation>
    </message>
    <message>
        <source>Your workers may exceed an island’s capacity by {workers}.</source>
        <translation>自分のワーカーは、島の定員を{workers}人超えられます。</translation>
    </message>
    <message>
        <source>Each time you recruit, you get {workers} extra worker.</source>
        <translation>雇うたびに、ワーカーがもう{workers}人来ます。</translation>
    </message>
    <message>
        <source>You may place recruits on any island with room and one of your workers.</source>
        <translation>雇ったワーカーは、自分のワーカーがいて空きのあるどの島にも置けます。</translation>
    </message>
    <message>
        <source>Each floor you build gives you {coins} coin.</source>
        <translation>層を建てるたびに、{coins}コインもらえます。</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins to build a second one there.</source>
        <translation>層を建てるとき、{coins}コイン払って同じ島にもう1つ建てられます。</translation>
    </message>
    <message>
        <source>You may build a floor where you have a bridge, even without a worker.</source>
        <translation>自分の橋がある島には、ワーカーがいなくても層を建てられます。</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts as {pieces} for the majority (not for points).</source>
        <translation>塔のいちばん上の自分の層は、最多の判定でコマ{pieces}個分です（点は1個分）。</translation>
    </message>
    <message>
        <source>At your festivals you score {points} points per worker on the island.</source>
        <translation>自分の祭りでは、その島のワーカー1人につき{points}点です。</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} fewer bridge.</source>
        <translation>自分の祭りに必要な橋が{bridges}本減ります。</translation>
    </message>
    <message>
        <source>You may hold a festival when you’re {pieces} piece short of the majority.</source>
        <translation>最多にコマが{pieces}個足りなくても、祭りを開けます。</translation>
    </message>
    <message>
        <source>When another player’s festival includes your worker, you score {points} points.</source>
        <translation>ほかのプレイヤーの祭りに自分のワーカーがいれば、{points}点です。</translation>
    </message>
    <message>
        <source>Each private goal scores {points} extra points.</source>
        <translation>秘密目標は、1枚につき{points}点増えます。</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points to take, and only {loss} at the end.</source>
        <translation>カラスは{cost}点で取れ、終了時に失うのも{loss}点だけです。</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>橋板{length}枚以上の橋は{coins}コイン安くなります。</translation>
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
        <source>Previous page</source>
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
        <source>nothing selected</source>
        <translation>何も選ばれていません</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>{file}を保存できませんでした。</translation>
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
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>Projected scores</source>
        <translation>得点予想</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>{reached} of {target}</source>
        <translation>{target}中{reached}</translation>
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
        <source>Not yet: {reached} of {target}. Undo a step or try again.</source>
        <translation>まだです。{target}中{reached}です。一手戻すか、もう一度試してください。</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution that doesn’t.</source>
        <translation>それは運しだいです。運に頼らない解き方があります。</translation>
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
        <source>Undo the last step (Ctrl+Z)</source>
        <translation>最後の手を元に戻す (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>やり直し (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Restart the puzzle</source>
        <translation>パズルを最初から</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
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
        <source>the games against computers</source>
        <translation>対コンピューター</translation>
    </message>
    <message>
        <source>The record couldn’t be saved. {reason}</source>
        <translation>戦績を保存できませんでした。{reason}</translation>
    </message>
    <message>
        <source>The records for {challenge} come from a newer version. They won’t be changed or added to.</source>
        <translation>{challenge}の戦績は新しいバージョンのものです。変更も追加もしません。</translation>
    </message>
    <message>
        <source>The records for {challenge} can’t be read right now.</source>
        <translation>{challenge}の戦績は今読めません。</translation>
    </message>
    <message numerus="yes">
        <source>The records for {challenge} were damaged. The file was set aside; %n game(s) could be saved.</source>
        <translation>
            <numerusform>{challenge}の戦績が壊れていました。そのファイルは別に残し、%nゲームを救い出しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n of these game(s) had hints.</source>
        <translation>
            <numerusform>このうち%nゲームでヒントを使いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bars point up for wins and down for losses. Practice games don’t count.</source>
        <translation>棒は勝ちなら上、負けなら下に伸びます。練習は数えません。</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice games don’t count.</source>
        <translation>棒は得点、線はメダルです。練習は数えません。</translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had custom content.</source>
        <translation>
            <numerusform>このうち%nゲームで自作の内容を使いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>棚</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>対コンピューター</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>From the rulebook</source>
        <translation>説明書のレベル</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>追加</translation>
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
        <source>Try again from this step in a new game (Ctrl+T)</source>
        <translation>この手から新しいゲームで試す (Ctrl+T)</translation>
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
        <source>To the start (Home)</source>
        <translation>最初へ (Home)</translation>
    </message>
    <message>
        <source>Back one step (Left)</source>
        <translation>一手戻る (←)</translation>
    </message>
    <message>
        <source>Play backwards (Shift+Space)</source>
        <translation>逆に再生 (Shift+Space)</translation>
    </message>
    <message>
        <source>Forward one step (Right)</source>
        <translation>一手進む (→)</translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation>再生の速さ (+と−)</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>最後へ (End)</translation>
    </message>
    <message>
        <source>Whose view is shown. “All open” shows the hand of the player whose turn it is.</source>
        <translation>誰の視点で見るか。「すべて公開」では、手番の人の手札が見えます。</translation>
    </message>
    <message>
        <source>Play automatically (Space)</source>
        <translation>自動で再生 (Space)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
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
        <source>Previous result</source>
        <translation>前の結果</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>次の結果</translation>
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
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back to the other games</source>
        <translation>ほかのゲームのところに戻します</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Play the recovered game</source>
        <translation>救い出したゲームを遊ぶ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元する</translation>
    </message>
    <message>
        <source>View it step by step</source>
        <translation>一手ずつ見ます</translation>
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
        <source>Make a copy of this game (Ctrl+D)</source>
        <translation>このゲームのコピーを作ります (Ctrl+D)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <source>Save a copy anywhere you like (Ctrl+E)</source>
        <translation>好きな場所にコピーを保存します (Ctrl+E)</translation>
    </message>
    <message>
        <source>Move to the trash (Delete)</source>
        <translation>ごみ箱に入れます (Delete)</translation>
    </message>
    <message>
        <source>This can’t be undone</source>
        <translation>元に戻せません</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>ゲームの名前</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>%n件のうち、最初のゲームだけを開きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更していません。</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>{step}手目</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>「{name}」は、新しいバージョンのFestival Desktopで保存されました。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>「{name}」はセーブデータにしては大きすぎます。</translation>
    </message>
    <message>
        <source>Saved. (Every step is also saved automatically.)</source>
        <translation>保存しました。（どの手も自動で保存されています）</translation>
    </message>
    <message>
        <source>Automatic saving is working again.</source>
        <translation>自動保存がまた働いています。</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. That file is left alone; your game continues in a new file.</source>
        <translation>「{name}」は別のプログラムで変更されました。そのファイルには触れず、ゲームは新しいファイルで続きます。</translation>
    </message>
    <message>
        <source>This game continues with the content it was saved with.</source>
        <translation>このゲームは、保存したときの内容のまま続きます。</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and continues with them.</source>
        <translation>このゲームは以前のルールで保存されたので、そのルールのまま続きます。</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it continues with the current ones.</source>
        <translation>このゲームは以前のルールで保存されましたが、今のルールで続きます。</translation>
    </message>
    <message>
        <source>It’s practice now: the version that saved it couldn’t yet check that games are fair.</source>
        <translation>これは練習になりました。保存したバージョンでは、フェアなゲームかどうかをまだ調べられなかったためです。</translation>
    </message>
    <message>
        <source>Copy saved as “{name}”.</source>
        <translation>コピーを「{name}」として保存しました。</translation>
    </message>
    <message>
        <source>Your custom content couldn’t be used; the built-in content is used instead: {reason}</source>
        <translation>自作の内容を使えなかったので、元からの内容を使います：{reason}</translation>
    </message>
    <message>
        <source>A new practice game from that step. The original is unchanged.</source>
        <translation>その手からの新しい練習のゲームです。元のゲームはそのままです。</translation>
    </message>
    <message>
        <source>A new practice game from that step. Everything you couldn’t see was re-dealt, so nothing is given away.</source>
        <translation>その手からの新しい練習のゲームです。見えなかったものはすべて配り直したので、秘密はもれません。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be recovered.</source>
        <translation>
            <numerusform>%n手を救い出せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>It continues in a new file; the damaged one is kept.</source>
        <translation>新しいファイルで続きます。壊れたファイルは残ります。</translation>
    </message>
    <message>
        <source>It continues in a new file; the old one is kept.</source>
        <translation>新しいファイルで続きます。古いファイルは残ります。</translation>
    </message>
    <message>
        <source>From now on it counts as practice.</source>
        <translation>ここから後は練習になります。</translation>
    </message>
    <message>
        <source>The file was edited outside the program ({where}).</source>
        <translation>ファイルがプログラムの外で変更されました（{where}）。</translation>
    </message>
    <message>
        <source>The current step was unclear, so the game was opened at its last one.</source>
        <translation>どの手まで進んでいたかわからないため、最後の手で開きました。</translation>
    </message>
    <message>
        <source>The file was damaged; the game is now at step {step}.</source>
        <translation>ファイルが壊れていました。ゲームは今{step}手目です。</translation>
    </message>
    <message>
        <source>The file was damaged; the game continues from the position after step {step}.</source>
        <translation>ファイルが壊れていました。ゲームは{step}手目の後の局面から続きます。</translation>
    </message>
    <message>
        <source>The rules have changed; the game continues from the position after step {step}.</source>
        <translation>ルールが変わりました。ゲームは{step}手目の後の局面から続きます。</translation>
    </message>
    <message>
        <source>The game is at step {step}.</source>
        <translation>ゲームは{step}手目です。</translation>
    </message>
    <message>
        <source>Step {step} couldn’t be replayed.</source>
        <translation>{step}手目を再現できませんでした。</translation>
    </message>
    <message>
        <source>The result saved in the file didn’t match its steps.</source>
        <translation>ファイルに保存された結果が、その手順とマッチしませんでした。</translation>
    </message>
    <message>
        <source>The position after step {step} couldn’t be checked.</source>
        <translation>{step}手目の後の局面を確かめられませんでした。</translation>
    </message>
    <message>
        <source>Undone steps couldn’t be kept.</source>
        <translation>取り消した手は残せませんでした。</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>「{name}」はもうありません。</translation>
    </message>
    <message>
        <source>“{name}” can’t be read: {why}.</source>
        <translation>「{name}」を読めません：{why}。</translation>
    </message>
    <message>
        <source>“{name}” is not a Festival Desktop game.</source>
        <translation>「{name}」はFestival Desktopのゲームではありません。</translation>
    </message>
    <message>
        <source>“{name}” isn’t an ordinary file.</source>
        <translation>「{name}」は普通のファイルではありません。</translation>
    </message>
    <message>
        <source>“{name}” uses an unknown edition of the rules: {where}.</source>
        <translation>「{name}」のルールの版がわかりません：{where}。</translation>
    </message>
    <message>
        <source>“{name}” was played with custom content that is missing or can’t be used.</source>
        <translation>「{name}」で使った自作の内容がないか、使えません。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it isn’t a text file.</source>
        <translation>「{name}」は壊れています。テキストファイルではありません。</translation>
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
        <source>“{name}” is damaged: it contains too much data.</source>
        <translation>「{name}」は壊れています。データが多すぎます。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” appears twice.</source>
        <translation>「{name}」は壊れています。「{where}」が2回あります。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a valid number.</source>
        <translation>「{name}」は壊れています。{where}は正しい数ではありません。</translation>
    </message>
    <message>
        <source>“{name}” belongs to a game this version doesn’t have: {where}.</source>
        <translation>「{name}」は、このバージョンにないゲームのものです：{where}。</translation>
    </message>
    <message>
        <source>The setup saved in “{name}” isn’t valid.</source>
        <translation>「{name}」に保存された準備の内容が正しくありません。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it has no usable position.</source>
        <translation>「{name}」は壊れています。使える局面がありません。</translation>
    </message>
    <message>
        <source>“{name}” contains a position that can’t happen in the game.</source>
        <translation>「{name}」には、ゲームで起こりえない局面があります。</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {reason}.</source>
        <translation>ゲームを保存できませんでした：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” was left unchanged: {reason}.</source>
        <translation>「{name}」は変更しませんでした：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it wasn’t changed.</source>
        <translation>「{name}」は別のウィンドウで開いているので、変更しませんでした。</translation>
    </message>
    <message>
        <source>That name can’t be used for a game.</source>
        <translation>その名前はゲームに使えません。</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>権限がありません</translation>
    </message>
    <message>
        <source>the folder no longer exists</source>
        <translation>フォルダーがもうありません</translation>
    </message>
    <message>
        <source>nothing can be saved there</source>
        <translation>そこには何も保存できません</translation>
    </message>
    <message>
        <source>this name can’t be used here</source>
        <translation>その名前はここでは使えません</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>「{name}」は「{where}」が壊れています。</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>「{name}」は壊れています。</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}（コピー）</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>ディスクのエラーです</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n個のゲームを復元しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>%n個のゲームを完全に削除しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>「{name}」をごみ箱に入れました。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>%n個のゲームをごみ箱に入れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n個のゲームを取り込みました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGameColumns</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search by name or player</source>
        <translation>名前かプレイヤーで検索</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>ごみ箱を空にする</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>ごみ箱は空です。ゲームはここに30日間残ります。</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>当てはまるゲームがありません。</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
        <translation>セーブデータはまだありません。遊んだゲームは、すべて自動でここに保存されます。</translation>
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
        <source>Import…</source>
        <translation>取り込む…</translation>
    </message>
    <message>
        <source>You can also drop files onto this window</source>
        <translation>このウィンドウにファイルをドロップしてもかまいません</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存済み</translation>
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
        <source>At least one player has to start even.</source>
        <translation>少なくとも1人は、ハンデなしで始めてください。</translation>
    </message>
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
        <source>Two players are called {name}. Rename one of them.</source>
        <translation>{name}というプレイヤーが2人います。どちらかの名前を変えてください。</translation>
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
        <source>Even chances</source>
        <translation>公平な条件</translation>
    </message>
    <message>
        <source>weaker players start with more</source>
        <translation>弱いプレイヤーほど多く持って始めます</translation>
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
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人</translation>
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
    <message>
        <source>Head start, {side}</source>
        <translation>ハンデ、{side}</translation>
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
        <source>The same seed deals the same game on any computer.</source>
        <translation>シードが同じなら、どのコンピューターでも同じ配りになります。</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>新しいランダムなシード</translation>
    </message>
    <message>
        <source>Copy the seed to share this game</source>
        <translation>シードをコピーして、このゲームを分け合います</translation>
    </message>
    <message>
        <source>Not a valid seed: use up to {number} letters and digits, with hyphens in between.</source>
        <translation>正しいシードではありません。{number}字までの英数字を使い、間にハイフンを入れられます。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
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
        <source>Use this computer’s settings</source>
        <translation>このコンピューターの設定を使う</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>色、コントラスト、動きをシステムの設定に合わせます</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas gains Applejack.</source>
        <translation>Mayaがタイルを置きました。MayaはマッチでTwilight Sparkleを、JonasはApplejackをもらいます。</translation>
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
        <translation>強さは？</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Languages marked * haven’t been checked by a native speaker yet.</source>
        <translation>* の付いた言語は、母語話者がまだ確認していません。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
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
        <source>Tips at the table</source>
        <translation>テーブルの助言</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>システムの設定</translation>
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
        <source>Game volume</source>
        <translation>ゲーム音の音量</translation>
    </message>
    <message>
        <source>Ambience volume</source>
        <translation>環境音の音量</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>For the sky and the lake around the tables.</source>
        <translation>テーブルのまわりの空と湖の色です。</translation>
    </message>
    <message>
        <source>Pages scroll if the text needs more room.</source>
        <translation>文字が入りきらないページは、スクロールします。</translation>
    </message>
    <message>
        <source>Pieces move without animation.</source>
        <translation>コマがアニメーションなしで動きます。</translation>
    </message>
    <message>
        <source>Volume of the game and of the night ambience.</source>
        <translation>ゲーム音と、夜の環境音の音量です。</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <translation>手番を自分で終える</translation>
    </message>
    <message>
        <source>You end your turn with a button, and can undo until then.</source>
        <translation>ボタンで手番を終えます。それまでは元に戻せます。</translation>
    </message>
    <message>
        <source>Shows what you can do, explains new things, and marks what you still need.</source>
        <translation>できることを示し、新しいことを説明し、足りないものに印を付けます。</translation>
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
        <translation>ログ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>シート</translation>
    </message>
    <message>
        <source>Show what the others did, one step at a time (F7)</source>
        <translation>ほかの人がしたことを1つずつ見ます (F7)</translation>
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
        <source>Best score: {number}</source>
        <translation>最高得点：{number}</translation>
    </message>
    <message>
        <source>Not played solo yet</source>
        <translation>まだ1人用で遊んでいません</translation>
    </message>
    <message>
        <source>Everyone gets the same dice in today’s game.</source>
        <translation>今日のゲームでは、全員が同じダイスの目になります。</translation>
    </message>
    <message>
        <source>best daily game: {number}</source>
        <translation>今日のお題の最高：{number}</translation>
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
    <name>SortHeader</name>
    <message>
        <source>{column}, ascending</source>
        <translation>{column}（昇順）</translation>
    </message>
    <message>
        <source>{column}, descending</source>
        <translation>{column}（降順）</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>強さは？</translation>
    </message>
    <message>
        <source>How often one computer player wins against others, compared with pure luck: 2 × means it wins twice as often.</source>
        <translation>コンピューター1人がほかの相手に勝つ割合を、運だけで決まる場合と比べた値です。2×なら、2倍多く勝ちます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Partly measured with edition {earlier} of the rules; the current one is {now}.</source>
        <translation>一部はルール第{earlier}版での測定です。今は第{now}版です。</translation>
    </message>
    <message>
        <source>No measurements for this version.</source>
        <translation>このバージョンの測定はありません。</translation>
    </message>
    <message>
        <source>Measured on {day} in games between computer players.</source>
        <translation>コンピューターどうしのゲームで、{day}に測定しました。</translation>
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
        <source>Next item</source>
        <translation>次のもの</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>テーブルの次のまとまり</translation>
    </message>
    <message>
        <source>Select the focused item</source>
        <translation>選択中のものを決定</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>置かずに戻す</translation>
    </message>
    <message>
        <source>Rotate the held piece</source>
        <translation>持っているコマを回す</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>拡大、縮小、全体を表示</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Tips are off. Turn them on again in the menu under Settings.</source>
        <translation>助言はオフです。メニューの「設定」で、またオンにできます。</translation>
    </message>
    <message>
        <source>Still to claim</source>
        <translation>未取得</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>未取得：{claims}。</translation>
    </message>
    <message>
        <source>The table. Everything here can also be done from the list of choices (F6).</source>
        <translation>テーブル。選択肢のリスト（F6）でも遊べます。</translation>
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
        <source>Redo the last undone step</source>
        <translation>最後に元に戻した手を、もう一度やり直します</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>得点予想</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you’re pointing at.</source>
        <translation>このゲームのルール。F1で、指しているものの説明が開きます。</translation>
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
        <source>Pass to the next player</source>
        <translation>次のプレイヤーに渡す</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>最後の手を元に戻す</translation>
    </message>
    <message>
        <source>The last step revealed something hidden, so it can’t be undone.</source>
        <translation>最後の手で隠れたものが見えたので、元に戻せません。</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name}がプレイしたので、その前の手は元に戻せません。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>元に戻すものはありません。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation>コンピューターの次の手へ進める</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>得点表を見る</translation>
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
        <source>Show a good move</source>
        <translation>よい手を見る</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>ルールを見る</translation>
    </message>
    <message>
        <source>See the rules on this (F1)</source>
        <translation>関係するルールを見る (F1)</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Redo up to here</source>
        <translation>ここまでやり直す</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>ここまで元に戻す</translation>
    </message>
    <message>
        <source>Try again from here in a new game</source>
        <translation>ここから新しいゲームで試す</translation>
    </message>
    <message>
        <source>View this step</source>
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
        <source>You’ve seen what was hidden then: a move from here makes this game practice.</source>
        <translation>このとき隠れていたものを、もう見ています。ここから手を進めると、このゲームは練習になります。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
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
        <source>Undone: click to redo.</source>
        <translation>取り消した手：クリックするとやり直します。</translation>
    </message>
    <message>
        <source>Something hidden was revealed here.</source>
        <translation>ここで隠れたものが見えました。</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name}がプレイしたので、その前の手は元に戻せません。</translation>
    </message>
    <message>
        <source>Step {number} revealed something hidden, so undo stops there: {what}</source>
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
        <source>You can turn tips on again in Settings.</source>
        <translation>助言は「設定」でまたオンにできます。</translation>
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
        <source>It gives {better} instead of {played}.</source>
        <translation>{played}の代わりに{better}をもらえます。</translation>
    </message>
    <message>
        <source>It gives {better}.</source>
        <translation>{better}をもらえます。</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives {fewer}.</source>
        <translation>あなたの手番で{name}は{gains}を得ましたが、こちらなら{fewer}です。</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives nothing.</source>
        <translation>あなたの手番で{name}は{gains}を得ましたが、こちらなら何も得ません。</translation>
    </message>
    <message>
        <source>Your turn gave {played} right away, but this turn scores more later.</source>
        <translation>あなたの手番はすぐに{played}をもらえましたが、こちらは後でもっともらえます。</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Your last steps aren’t saved yet.</source>
        <translation>最後の手がまだ保存されていません。</translation>
    </message>
    <message>
        <source>{reason} Free up space, save a copy somewhere else, or go back to the last saved position.</source>
        <translation>{reason} ディスクの空きを増やすか、別の場所にコピーを保存するか、最後に保存した局面に戻ってください。</translation>
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
        <source>Keep playing</source>
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
        <source>Your turn is done: end it.</source>
        <translation>あなたの手番が済みました。終えてください。</translation>
    </message>
    <message>
        <source>{name} has finished: end the turn.</source>
        <translation>{name}の手番が済みました。終えてください。</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>{name}の手番です。</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>あなたの手番です。</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name}が考えています。</translation>
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
        <source>{lane}. Reward: {rewards}</source>
        <translation>{lane}。報酬：{rewards}</translation>
    </message>
    <message>
        <source>Over {name}’s bridges for {coins}</source>
        <translation>{coins}で{name}の橋を渡る</translation>
    </message>
    <message>
        <source>Two workers over {name}’s bridges for {coins}</source>
        <translation>{coins}でワーカー2人が{name}の橋を渡る</translation>
    </message>
    <message>
        <source>Over your own bridges, for free</source>
        <translation>自分の橋を無料で渡る</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, for free</source>
        <translation>ワーカー2人が自分の橋を無料で渡る</translation>
    </message>
    <message>
        <source>{lane}, by ferry for {coins}</source>
        <translation>{lane}、{coins}で渡し舟</translation>
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
