<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Festival Desktop</source>
        <translation>关于 Festival Desktop</translation>
    </message>
    <message>
        <source>Three lantern-festival games on one shared screen. No account, no network.</source>
        <translation>三款灯笼节游戏，共用一块屏幕。无需账号，无需网络。</translation>
    </message>
    <message>
        <source>You can find newer versions at {address}.</source>
        <translation>可在 {address} 找到更新的版本。</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>Version {version}, built on {date}</source>
        <translation>版本 {version}，构建于 {date}</translation>
    </message>
    <message>
        <source>Fair play: all randomness comes from the seed shown when you set up a game. The same seed and the same moves give the same game on any computer. Undo never re-rolls, and computer players see only what a player in their seat could see.</source>
        <translation>公平游戏：所有随机都来自准备游戏时显示的种子。同样的种子和同样的行动，在任何电脑上都得到同样的一局。撤销绝不会重掷，电脑玩家只能看到坐在其座位上的玩家所能看到的内容。</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no tracking, no automatic updates, no network connection.</source>
        <translation>不会有任何内容离开这台电脑：没有账号，没有跟踪，没有自动更新，没有网络连接。</translation>
    </message>
    <message>
        <source>An independent, unofficial fan project. It is not connected with or endorsed by the makers of the published games, and uses none of their artwork or text.</source>
        <translation>独立的非官方爱好者项目。与已出版游戏的制作方没有关联，也未获其认可，不使用其任何美术或文字。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, made with Python and Qt. Artwork, texts and code were made for this project; the fonts are Noto.</source>
        <translation>采用 MIT 许可证的自由软件，用 Python 和 Qt 制作。图画、文字和代码均为本项目创作；字体为 Noto。</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>许可证…</translation>
    </message>
    <message>
        <source>Check this installation…</source>
        <translation>检查安装…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新游戏(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save now</source>
        <translation>立即保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>另存副本(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;End turn or next move</source>
        <translation>结束回合或下一步(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Tu&amp;rn</source>
        <translation>回合(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>Show a hint, then play it</source>
        <translation>先看提示，再走</translation>
    </message>
    <message>
        <source>List of &amp;choices</source>
        <translation>选项列表(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Scores if the game ended now</source>
        <translation>若现在结束的得分(&amp;S)</translation>
    </message>
    <message>
        <source>What happened while you &amp;waited</source>
        <translation>你等待时发生的事(&amp;W)</translation>
    </message>
    <message>
        <source>Look &amp;back one step</source>
        <translation>回看上一步(&amp;B)</translation>
    </message>
    <message>
        <source>Look one step on</source>
        <translation>回看下一步</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>回放(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>缩小(&amp;T)</translation>
    </message>
    <message>
        <source>Show the whole &amp;display</source>
        <translation>显示全部(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Print sheets…</source>
        <translation>打印记录纸(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>静音(&amp;M)</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>设置(&amp;T)</translation>
    </message>
    <message>
        <source>Ru&amp;les</source>
        <translation>规则(&amp;L)</translation>
    </message>
    <message>
        <source>Explain what is pointed at</source>
        <translation>解释所指之物</translation>
    </message>
    <message>
        <source>Ke&amp;ys</source>
        <translation>按键(&amp;Y)</translation>
    </message>
    <message>
        <source>Chec&amp;k this installation…</source>
        <translation>检查安装(&amp;K)…</translation>
    </message>
    <message>
        <source>A&amp;bout Festival Desktop</source>
        <translation>关于 Festival Desktop(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>回到游戏架(&amp;H)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>AloneWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Bronze for {name}</source>
        <translation>{name} 获铜牌</translation>
    </message>
    <message>
        <source>Silver for {name}</source>
        <translation>{name} 获银牌</translation>
    </message>
    <message>
        <source>Gold for {name}</source>
        <translation>{name} 获金牌</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>打开过锁的游戏是练习，不计入战绩。</translation>
    </message>
    <message>
        <source>A game with hints is kept, but it is no record.</source>
        <translation>用过提示的对局会保存，但不算纪录。</translation>
    </message>
    <message>
        <source>Your best score in {number} games</source>
        <translation>你 {number} 局中的最高分</translation>
    </message>
    <message>
        <source>Your best score: {points} points, in {number} games</source>
        <translation>你的最高分：{points} 分，共 {number} 局</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also thought of: {step}</source>
        <translation>也考虑过：{step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Your own choice</source>
        <translation>自己选择</translation>
    </message>
    <message>
        <source>Ready-made groups</source>
        <translation>现成组合</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>{name}’s turn</source>
        <translation>轮到 {name}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} 获胜</translation>
    </message>
    <message>
        <source>Over: {names}</source>
        <translation>已结束：{names}</translation>
    </message>
    <message>
        <source>changed outside</source>
        <translation>在外部被改动</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>轻松</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>用过提示</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>公平</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>读取中…</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>无法打开此文件。</translation>
    </message>
</context>
<context>
    <name>ChallengeFacts</name>
    <message>
        <source>Moon Dancer’s Challenge</source>
        <translation>Moon Dancer 的挑战</translation>
    </message>
    <message>
        <source>You alone against her, in six levels from gentle to hard.</source>
        <translation>你独自对抗她，六个等级，由易到难。</translation>
    </message>
    <message>
        <source>She has not been beaten yet.</source>
        <translation>她还从未被击败。</translation>
    </message>
    <message>
        <source>Games with</source>
        <translation>对局好友</translation>
    </message>
    <message>
        <source>Every friend</source>
        <translation>所有好友</translation>
    </message>
    <message>
        <source>Lanterns Dice alone</source>
        <translation>单人灯笼骰子</translation>
    </message>
    <message>
        <source>You alone against your best score.</source>
        <translation>你独自挑战自己的最高分。</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>今日骰子</translation>
    </message>
    <message>
        <source>Other dice</source>
        <translation>其他骰子</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Ours:</source>
        <translation>我们的：</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>Every challenge you finished, level by level</source>
        <translation>你完成的每场挑战，按等级排列</translation>
    </message>
    <message>
        <source>not yet played</source>
        <translation>还没玩过</translation>
    </message>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{games} 局胜 {wins} 局</translation>
    </message>
    <message>
        <source>Best lead: +{number} points</source>
        <translation>最大领先：+{number} 分</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} 连胜</translation>
    </message>
</context>
<context>
    <name>Checkup</name>
    <message>
        <source>Graphics</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Content of the games</source>
        <translation>游戏内容</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>游戏规则</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>语言：{language}</translation>
    </message>
    <message>
        <source>Folder of saved games</source>
        <translation>存档文件夹</translation>
    </message>
    <message>
        <source>Folder of settings</source>
        <translation>设置文件夹</translation>
    </message>
    <message>
        <source>Folder of the log</source>
        <translation>日志文件夹</translation>
    </message>
    <message>
        <source>Saving: {game}</source>
        <translation>保存：{game}</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>Window and tables</source>
        <translation>窗口和桌面</translation>
    </message>
    <message>
        <source>All letters can be shown ({others}).</source>
        <translation>所有文字都能显示（{others}）。</translation>
    </message>
    <message>
        <source>These cannot be shown: {missing}</source>
        <translation>这些无法显示：{missing}</translation>
    </message>
    <message>
        <source>The program&apos;s own fonts are missing.</source>
        <translation>缺少程序自带的字体。</translation>
    </message>
    <message>
        <source>Complete, and every game can be read.</source>
        <translation>完整，每个游戏都能读取。</translation>
    </message>
    <message>
        <source>Compiled: computer players are quick.</source>
        <translation>已编译：电脑玩家反应很快。</translation>
    </message>
    <message>
        <source>Run from their source.</source>
        <translation>从源代码运行。</translation>
    </message>
    <message>
        <source>Can be used.</source>
        <translation>可以使用。</translation>
    </message>
    <message>
        <source>Its file is missing or damaged.</source>
        <translation>其文件缺失或损坏。</translation>
    </message>
    <message>
        <source>A game that was saved and opened again is the same.</source>
        <translation>保存后再打开的游戏完全一致。</translation>
    </message>
    <message>
        <source>They think beside the window; the first answer took {ms} ms.</source>
        <translation>它们在窗口之外思考；第一次回应用了 {ms} 毫秒。</translation>
    </message>
    <message>
        <source>Something is not in order. Check again first; if it stays so, install the program again: saved games stay.</source>
        <translation>有些地方不正常。请先再检查一次；如果仍然如此，请重新安装程序。已保存的游戏会保留。</translation>
    </message>
    <message>
        <source>Nothing can be painted ({platform}).</source>
        <translation>无法绘制任何内容（{platform}）。</translation>
    </message>
    <message>
        <source>There is no display here; painting without one works.</source>
        <translation>这里没有显示器；不用显示器绘制正常。</translation>
    </message>
    <message>
        <source>Painting works: {screen}, {platform}.</source>
        <translation>绘制正常：{screen}，{platform}。</translation>
    </message>
    <message>
        <source>A sound was played ({device}).</source>
        <translation>已播放一个声音（{device}）。</translation>
    </message>
    <message>
        <source>No sound can be played. {trouble}</source>
        <translation>无法播放声音。{trouble}</translation>
    </message>
    <message>
        <source>There is no sound device: games are silent here.</source>
        <translation>没有声音设备：游戏在这里是无声的。</translation>
    </message>
    <message>
        <source>{folder}: can be written, {free} MB free.</source>
        <translation>{folder}：可以写入，剩余 {free} MB。</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}：磁盘已满。</translation>
    </message>
    <message>
        <source>{folder}: cannot be written. {trouble}</source>
        <translation>{folder}：无法写入。{trouble}</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. Games go on all the same: they think in the window, which may stop for a moment. If this computer is busy, check again later. {trouble}</source>
        <translation>两次都没有及时回答。游戏仍可继续：电脑玩家会在窗口中思考，窗口可能会停顿片刻。如果这台电脑正忙，请稍后再检查。{trouble}</translation>
    </message>
    <message>
        <source>It opens, and in each game ten moves were played, saved and opened again ({s} s).</source>
        <translation>窗口可以打开，每个游戏都走了十步，保存后又重新打开（{s} 秒）。</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>在窗口中游戏失败：{trouble}</translation>
    </message>
    <message>
        <source>It wasn’t done after {s} seconds. If this computer is busy, check again later.</source>
        <translation>{s} 秒后仍未完成。如果这台电脑正忙，请稍后再检查。</translation>
    </message>
    <message>
        <source>This installation is in order.</source>
        <translation>安装一切正常。</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>检查安装</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>检查中…</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>What you can do</source>
        <translation>你可以做什么</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Take the last choice back (Esc)</source>
        <translation>收回上一个选择（Esc）</translation>
    </message>
</context>
<context>
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>让电脑走下一步</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>查看计分表</translation>
    </message>
    <message>
        <source>{choice}, without claiming {claims}</source>
        <translation>{choice}，不领取{claims}</translation>
    </message>
</context>
<context>
    <name>CoachControl</name>
    <message>
        <source>Ask the coach</source>
        <translation>问问教练</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>What cost you most</source>
        <translation>让你损失最多的决定</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>看看当时的桌面</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>自己找找看</translation>
    </message>
    <message>
        <source>As a puzzle: it stays under My puzzles until solved twice</source>
        <translation>作为谜题：解出两次之前一直留在“我的谜题”里</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>从这里再试</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>最大的转折是第 {number} 步：{step} {name} 获胜的机会从 {before}% 变为 {after}%。</translation>
    </message>
    <message>
        <source>The coach looks at the whole game. You can leave at any moment.</source>
        <translation>教练正在查看整局游戏。你可以随时离开。</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) could not be looked at: the computer was too busy.</source>
        <translation>
            <numerusform>有 %n 个回合没能查看：电脑太忙了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was surely worse than a Master’s.</source>
        <translation>没有突出的地方：没有哪个回合肯定比大师差。</translation>
    </message>
    <message>
        <source>Turns that a Master would surely have played better, from what you knew.</source>
        <translation>以你当时所知，大师肯定会下得更好的回合。</translation>
    </message>
    <message>
        <source>Better: {step}</source>
        <translation>更好：{step}</translation>
    </message>
    <message numerus="yes">
        <source>{cost} ± %n point(s)</source>
        <translation>
            <numerusform>{cost} ± %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number}: {step}</source>
        <translation>第 {number} 步：{step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Move the tile to the light: drag it, or press it and then the light.</source>
        <translation>把板块移到亮处：拖过去，或者先按板块再按亮处。</translation>
    </message>
    <message>
        <source>Dragging works for you. Two presses do the same, everywhere.</source>
        <translation>你用拖动很顺手。按两下效果一样，处处都行。</translation>
    </message>
    <message>
        <source>Two presses work for you. Dragging does the same, everywhere.</source>
        <translation>你用按两下很顺手。拖动效果一样，处处都行。</translation>
    </message>
    <message>
        <source>Keys work for you: every table can be played with them.</source>
        <translation>你用按键很顺手：每张桌子都能用按键玩。</translation>
    </message>
    <message>
        <source>Make yourself comfortable</source>
        <translation>让自己舒服一点</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>跟随这台电脑</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>颜色、对比度和动画采用系统自己的设置</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>A tile to move</source>
        <translation>一块可移动的板块</translation>
    </message>
    <message>
        <source>To the games</source>
        <translation>去玩游戏</translation>
    </message>
    <message>
        <source>all of this is under Settings, too</source>
        <translation>这些在设置里也都有</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>First game</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>An evening at the lake</source>
        <translation>湖边的夜晚</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>轮到 {name}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>与 {names}</translation>
    </message>
</context>
<context>
    <name>CopyQuestion</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>此游戏已在另一个窗口打开。</translation>
    </message>
    <message>
        <source>So that neither window writes over the other, it stays there. You can play on here with a copy, which becomes a game of its own.</source>
        <translation>为了两个窗口不互相覆盖，它留在那边。你可以在这里用副本继续玩，副本会成为独立的一局。</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>玩副本</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>留在那边</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance to win in %, by step</source>
        <translation>获胜机会（%，按步）</translation>
    </message>
    <message>
        <source>points and prospects, by step</source>
        <translation>分数与预期，按步</translation>
    </message>
    <message>
        <source>Point at a moment to see the table then; a press leads there.</source>
        <translation>指着某一刻，就能看到当时的桌面；按一下就去到那里。</translation>
    </message>
    <message>
        <source>How it went, {unit}</source>
        <translation>比赛走势，{unit}</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>比赛走势</translation>
    </message>
    <message>
        <source>points by turn</source>
        <translation>每回合分数</translation>
    </message>
</context>
<context>
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete %n pool(s) in your part of this turn.</source>
        <translation>
            <numerusform>在这个回合你的部分完成 %n 个水池。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) in your part of this turn.</source>
        <translation>
            <numerusform>在这个回合你的部分赚得 %n 个礼物。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>为一次值 %n 分的烟花完成所需的水池。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>靠船和你第二大的群得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed %n pool(s).</source>
        <translation>
            <numerusform>你完成了 %n 个水池。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You earned %n gift(s).</source>
        <translation>
            <numerusform>你得到了 %n 个礼物。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You completed the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>你完成了一次值 %n 分的烟花所需的水池。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second largest group.</source>
        <translation>
            <numerusform>你的船和第二大的群得了 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pool after pool</source>
        <translation>水池接水池</translation>
    </message>
    <message>
        <source>Gifts from pavilions</source>
        <translation>亭子的礼物</translation>
    </message>
    <message>
        <source>Room for fireworks</source>
        <translation>烟花的位置</translation>
    </message>
    <message>
        <source>Boats and groups</source>
        <translation>船和群</translation>
    </message>
</context>
<context>
    <name>DiceChoices</name>
    <message>
        <source>Roll the four dice</source>
        <translation>掷四颗骰子</translation>
    </message>
    <message>
        <source>{name} takes their sheet</source>
        <translation>{name} 拿起自己的记录纸</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>完成：其余不涂</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>不燃放</translation>
    </message>
    <message>
        <source>Spend {gifts} and roll all four again ({number} held)</source>
        <translation>花 {gifts}重掷全部四颗（持有 {number}）</translation>
    </message>
    <message>
        <source>Leave the tray as it lies: {faced}</source>
        <translation>骰盘保持不动：{faced}</translation>
    </message>
    <message>
        <source>Turn the tray {quarters}: {faced}</source>
        <translation>骰盘{quarters}：{faced}</translation>
    </message>
    <message>
        <source>Together with {area}</source>
        <translation>连同 {area}</translation>
    </message>
    <message>
        <source>Shade the whole pool, {area} first</source>
        <translation>涂满整个水池，先涂 {area}</translation>
    </message>
    <message>
        <source>Shade {area}</source>
        <translation>涂 {area}</translation>
    </message>
    <message>
        <source>{choice}: {gains}</source>
        <translation>{choice}：{gains}</translation>
    </message>
    <message>
        <source>For your die ({color})</source>
        <translation>用你的骰子（{color}）</translation>
    </message>
    <message>
        <source>For your turn bonus ({color})</source>
        <translation>用你的回合奖励（{color}）</translation>
    </message>
    <message>
        <source>By the emperor’s favour</source>
        <translation>凭皇帝的恩典</translation>
    </message>
    <message>
        <source>For the platform at {pool}</source>
        <translation>用 {pool} 的平台</translation>
    </message>
    <message>
        <source>Spend {gifts} on the emperor: {action}{colors}</source>
        <translation>花 {gifts}求皇帝：{action}{colors}</translation>
    </message>
    <message>
        <source>Launch {shape} for {points} ({number} left)</source>
        <translation>燃放{shape}，得 {points}（剩 {number}）</translation>
    </message>
    <message>
        <source>Corner at {corner}: over {pools}</source>
        <translation>角点在 {corner}：覆盖 {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Corner at {corner}: %n way(s)</source>
        <translation>
            <numerusform>角点在 {corner}：%n 种放法</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: over {pools}</source>
        <translation>{quarters}，翻面：覆盖 {pools}</translation>
    </message>
    <message>
        <source>{quarters}: over {pools}</source>
        <translation>{quarters}：覆盖 {pools}</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>一个 {name} 的骰子颜色的区域</translation>
    </message>
    <message>
        <source>{pool} complete</source>
        <translation>{pool} 完成</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>{pool} 的船不能再得分</translation>
    </message>
    <message>
        <source>one more area beside it</source>
        <translation>旁边可再涂一个区域</translation>
    </message>
    <message>
        <source>the boat at {pool} scores {points}</source>
        <translation>{pool} 的船得 {points}</translation>
    </message>
    <message>
        <source>{name} {color}</source>
        <translation>{name} {color}</translation>
    </message>
    <message>
        <source>{name} faces {color}</source>
        <translation>{name} 面对{color}</translation>
    </message>
    <message>
        <source>{move}: {gains}.</source>
        <translation>{move}：{gains}。</translation>
    </message>
    <message>
        <source>{shape} over {pools}: +{points}</source>
        <translation>{shape}覆盖 {pools}：+{points}</translation>
    </message>
    <message>
        <source>{gifts} for {action}</source>
        <translation>{gifts}：{action}</translation>
    </message>
</context>
<context>
    <name>DiceEndWords</name>
    <message>
        <source>at the end</source>
        <translation>终局时</translation>
    </message>
    <message>
        <source>one group only</source>
        <translation>只有一个群</translation>
    </message>
    <message>
        <source>the largest: {number}</source>
        <translation>最大的：{number}</translation>
    </message>
    <message>
        <source>Their fireworks are equal too: they share the place.</source>
        <translation>烟花分数也相同：并列名次。</translation>
    </message>
    <message>
        <source>More points of fireworks decide: {values}.</source>
        <translation>烟花分数高者胜：{values}。</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Press it to take it and to shade there now.</source>
        <translation>按下就拿起它，现在就在那里涂。</translation>
    </message>
    <message>
        <source>{area}: shaded.</source>
        <translation>{area}：已涂。</translation>
    </message>
    <message>
        <source>{area}: not shaded.</source>
        <translation>{area}：未涂。</translation>
    </message>
    <message>
        <source>Pavilion: shading it brings a gift.</source>
        <translation>亭子：涂它得一个礼物。</translation>
    </message>
    <message>
        <source>Pool {pool}: under fireworks.</source>
        <translation>水池 {pool}：在烟花下。</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>水池 {pool}：2 个区域已涂 {number} 个。</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks may cover it.</source>
        <translation>水池 {pool}：已完成，可以被烟花覆盖。</translation>
    </message>
    <message>
        <source>Platform: completing it lets you shade an area beside it.</source>
        <translation>平台：完成后可以涂旁边的一个区域。</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} are completed.</source>
        <translation>船：若保持未涂且 {pools} 都完成，得 {points}。</translation>
    </message>
    <message>
        <source>Boat: {points} if it stays unshaded and {pools} is completed.</source>
        <translation>船：若保持未涂且 {pools} 完成，得 {points}。</translation>
    </message>
    <message>
        <source>Boat: surrounded, {points} as long as it stays unshaded.</source>
        <translation>船：已被围住，只要保持未涂就得 {points}。</translation>
    </message>
    <message>
        <source>The boat is lost, because its pool was shaded.</source>
        <translation>船失效了，因为它的水池被涂了。</translation>
    </message>
    <message>
        <source>{shape}: none left.</source>
        <translation>{shape}：没有了。</translation>
    </message>
    <message numerus="yes">
        <source>{shape}: {points}, {short}. %n left.</source>
        <comment>fireworks</comment>
        <translation>
            <numerusform>{shape}：{points}，{short}。剩 %n 块。</numerusform>
        </translation>
    </message>
    <message>
        <source>no room is left for it</source>
        <translation>没有地方放了</translation>
    </message>
    <message>
        <source>it fits now</source>
        <translation>现在放得下</translation>
    </message>
    <message>
        <source>you are short of {pools}</source>
        <translation>你还缺 {pools}</translation>
    </message>
    <message numerus="yes">
        <source>you are short of %n pool(s)</source>
        <translation>
            <numerusform>你还缺 %n 个水池</numerusform>
        </translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>恩典，花 {gifts}：{action}。</translation>
    </message>
    <message numerus="yes">
        <source>You lack %n gift(s).</source>
        <translation>
            <numerusform>你还缺 %n 个礼物。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} 现在有 {points}。</translation>
    </message>
    <message>
        <source>The sheet of {name}: {points}, {gifts}.</source>
        <translation>{name} 的记录纸：{points}，{gifts}。</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>烟花：{points}，已燃放板块的总和。</translation>
    </message>
    <message>
        <source>Second group: {points}, one for each pool of the second largest group of completed pools.</source>
        <translation>第二群：{points}，第二大的完成水池群中每个水池一分。</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n for each one surrounded.</source>
        <translation>
            <numerusform>船：{points}，每艘被围住的 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Gifts pay for rolling again and for the emperor.</source>
        <translation>{name} 有 {gifts}。礼物可用来重掷和求皇帝。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, in that turn of {name}.</source>
        <translation>回合奖励 {row}：在 {name} 的那个回合多涂一个{color}区域。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one {color} area more, now.</source>
        <translation>回合奖励 {row}：现在多涂一个{color}区域。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, over.</source>
        <translation>回合奖励 {row}：{color}，已过。</translation>
    </message>
    <message>
        <source>Nobody faces this die, but favours may count it.</source>
        <translation>没有人面对这颗骰子，但恩典可能会用到它。</translation>
    </message>
    <message>
        <source>{name} shades by the die on this side.</source>
        <translation>{name} 按这一侧的骰子涂色。</translation>
    </message>
    <message>
        <source>{name} shades one {color} area.</source>
        <translation>{name} 涂一个{color}区域。</translation>
    </message>
    <message>
        <source>The tray: each player shades an area in the colour of the die they face. Whoever rolled may turn it first.</source>
        <translation>骰盘：每位玩家按自己面对的骰子颜色涂一个区域。掷骰者可以先转动它。</translation>
    </message>
    <message>
        <source>Turn the tray, so that everybody faces another die.</source>
        <translation>转动骰盘，让每个人面对另一颗骰子。</translation>
    </message>
    <message>
        <source>All four dice again for {gifts}, before the tray is turned.</source>
        <translation>花 {gifts}重掷全部四颗骰子，须在转动骰盘之前。</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>回到你自己的记录纸。</translation>
    </message>
    <message>
        <source>Show every place for this tile.</source>
        <translation>显示这块板块的所有位置。</translation>
    </message>
    <message>
        <source>Launch the display that is worth most.</source>
        <translation>燃放得分最高的烟花。</translation>
    </message>
    <message>
        <source>Leave the rest: it is asked first.</source>
        <translation>其余不要：会先询问。</translation>
    </message>
    <message>
        <source>Go on.</source>
        <translation>继续。</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>把板块放回去（Esc）。</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>烟花：板块覆盖已完成的水池，得到其分数。</translation>
    </message>
    <message>
        <source>The emperor’s favours: one in each turn, for gifts.</source>
        <translation>皇帝的恩典：每回合一次，用礼物换。</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>掷骰子。</translation>
    </message>
    <message>
        <source>Roll again: another roll may well serve you better.</source>
        <translation>重掷：再掷一次很可能对你更好。</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>涂满水池 {pool}。{reason}</translation>
    </message>
    <message>
        <source>Launch nothing: these pools may carry a better tile later.</source>
        <translation>不燃放：这些水池以后可能放更好的板块。</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help now.</source>
        <translation>其余不涂：现在没有更有用的了。</translation>
    </message>
    <message>
        <source>Leave the tray as it lies. You face {color}; {areas}.</source>
        <translation>骰盘保持不动。你面对{color}；{areas}。</translation>
    </message>
    <message>
        <source>Turn the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>转动骰盘：{quarters}。然后你面对{color}；{areas}。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n area(s) to choose from.</source>
        <translation>
            <numerusform>有 %n 个区域可选。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) of it are free</source>
        <translation>
            <numerusform>其中 %n 个区域空着</numerusform>
        </translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}：涂 {area}。{reason}</translation>
    </message>
    <message>
        <source>That gives: {gains}.</source>
        <translation>得到：{gains}。</translation>
    </message>
    <message>
        <source>It is beside a boat, and leads towards surrounding it.</source>
        <translation>它在船旁边，有助于围住船。</translation>
    </message>
    <message>
        <source>The platform there waits for its other half.</source>
        <translation>那里的平台正等着另一半。</translation>
    </message>
    <message>
        <source>It joins pools you have completed.</source>
        <translation>它连接你已完成的水池。</translation>
    </message>
    <message>
        <source>Its pool can be completed by another colour.</source>
        <translation>它的水池可以用另一种颜色完成。</translation>
    </message>
    <message>
        <source>Launch {shape} over {pools}: {points}.</source>
        <translation>燃放{shape}，覆盖 {pools}：{points}。</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>翻转烟花板块</translation>
    </message>
    <message>
        <source>Show every place for this tile</source>
        <translation>显示这块板块的所有位置</translation>
    </message>
    <message>
        <source>Look at a sheet</source>
        <translation>看一张记录纸</translation>
    </message>
</context>
<context>
    <name>DiceLabels</name>
    <message>
        <source>Platform {pool}</source>
        <translation>平台 {pool}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s) to spend</source>
        <translation>
            <numerusform>可花 %n 个礼物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again for %n gift(s)</source>
        <translation>
            <numerusform>重掷：%n 个礼物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>剩 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) short</source>
        <translation>
            <numerusform>缺 %n 个水池</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>剩 {number}</translation>
    </message>
    <message>
        <source>{name}’s lake</source>
        <translation>{name} 的湖</translation>
    </message>
    <message>
        <source>Look at {name}’s lake</source>
        <translation>看 {name} 的湖</translation>
    </message>
    <message>
        <source>One more area in your die’s colour</source>
        <translation>再涂一个你骰子颜色的区域</translation>
    </message>
    <message>
        <source>One area in a colour no die shows</source>
        <translation>一个没有骰子显示的颜色的区域</translation>
    </message>
    <message>
        <source>One area for each of the other three dice</source>
        <translation>另外三颗骰子各一个区域</translation>
    </message>
    <message>
        <source>One area like the die on your left</source>
        <translation>一个左边骰子颜色的区域</translation>
    </message>
    <message>
        <source>One area of any colour beside a completed pool</source>
        <translation>完成水池旁的一个任意颜色区域</translation>
    </message>
    <message>
        <source>Both areas of one untouched pool</source>
        <translation>一个全空水池的两个区域</translation>
    </message>
    <message>
        <source>the last launches</source>
        <translation>最后的燃放</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>回合奖励</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>烟花</translation>
    </message>
    <message>
        <source>One area like {name}’s die</source>
        <translation>一个 {name} 的骰子颜色的区域</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>第 {turn}/{turns} 回合</translation>
    </message>
    <message>
        <source>{shape} on {pool}</source>
        <translation>{shape}，在 {pool}</translation>
    </message>
    <message>
        <source>Launch: +{number}</source>
        <translation>燃放：+{number}</translation>
    </message>
    <message numerus="yes">
        <source>Give up %n point(s)</source>
        <translation>
            <numerusform>放弃 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s)</source>
        <translation>
            <numerusform>还差 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes this sheet and shades</source>
        <translation>{name} 拿起这张记录纸来涂</translation>
    </message>
    <message>
        <source>The tray</source>
        <translation>骰盘</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>做什么</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Favours of the emperor</source>
        <translation>皇帝的恩典</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>湖</translation>
    </message>
    <message>
        <source>completes a pool</source>
        <translation>完成水池</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>可以涂</translation>
    </message>
    <message>
        <source>spoils a boat</source>
        <translation>毁掉一艘船</translation>
    </message>
    <message>
        <source>Next medal</source>
        <translation>下一枚奖牌</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>That was your turn. You can still undo it.</source>
        <translation>你的回合结束了。还可以撤销。</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>其他人先涂，然后你燃放。</translation>
    </message>
    <message>
        <source>The others are playing.</source>
        <translation>轮到其他人。</translation>
    </message>
    <message>
        <source>Done without it…</source>
        <translation>不燃放就完成…</translation>
    </message>
    <message>
        <source>Keep the launch</source>
        <translation>保留燃放</translation>
    </message>
    <message>
        <source>Done…</source>
        <translation>完成…</translation>
    </message>
    <message>
        <source>You can still shade. Leave it?</source>
        <translation>还可以涂。不涂了吗？</translation>
    </message>
    <message>
        <source>Leave it unshaded</source>
        <translation>不涂了</translation>
    </message>
    <message>
        <source>Keep shading</source>
        <translation>继续涂</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>放回去</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>第二群</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>船</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Still to shade:</source>
        <translation>还可以涂：</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Launch nothing</source>
        <translation>不燃放</translation>
    </message>
    <message>
        <source>You can still ask the emperor for a favour.</source>
        <translation>你还可以求皇帝一个恩典。</translation>
    </message>
    <message>
        <source>Press again to take it back.</source>
        <translation>再按一次收回。</translation>
    </message>
    <message>
        <source>Press to take it back, with what you did after it.</source>
        <translation>按下收回，连同之后所做的。</translation>
    </message>
    <message>
        <source>Take this sheet</source>
        <translation>拿起这张记录纸</translation>
    </message>
    <message>
        <source>Back to your lake</source>
        <translation>回到你的湖</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>整张桌子</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>Leave it so</source>
        <translation>就这样</translation>
    </message>
    <message>
        <source>Drag the rim to turn the tray. Leave it so, or shade an area.</source>
        <translation>拖动边缘来转动骰盘。就这样，或者涂一个区域。</translation>
    </message>
    <message>
        <source>nobody’s, but shown</source>
        <translation>无人，但算显示</translation>
    </message>
    <message>
        <source>The emperor’s favours</source>
        <translation>皇帝的恩典</translation>
    </message>
    <message>
        <source>one per turn</source>
        <translation>每回合一次</translation>
    </message>
    <message>
        <source>fits now</source>
        <translation>现在放得下</translation>
    </message>
    <message>
        <source>no room yet</source>
        <translation>还放不下</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>没有了</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>flip it</source>
        <translation>翻面</translation>
    </message>
    <message>
        <source>show all places</source>
        <translation>显示所有位置</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>骰子</translation>
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
        <translation>{name} 没动骰盘：{faced}。</translation>
    </message>
    <message>
        <source>{name} turned the tray: {faced}.</source>
        <translation>{name} 转动了骰盘：{faced}。</translation>
    </message>
    <message>
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} 花 {gifts}求得恩典：{action}。</translation>
    </message>
    <message>
        <source>{name} faces {color} and can shade nothing.</source>
        <translation>{name} 面对{color}，没有可涂的。</translation>
    </message>
    <message>
        <source>{name} took their sheet.</source>
        <translation>{name} 拿起了自己的记录纸。</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} 其余不涂。</translation>
    </message>
    <message>
        <source>{name} launched nothing.</source>
        <translation>{name} 没有燃放。</translation>
    </message>
    <message>
        <source>Turn {number} of {name} begins.</source>
        <translation>{name} 的第 {number} 回合开始。</translation>
    </message>
    <message>
        <source>All turns are over: everyone may launch once more.</source>
        <translation>所有回合结束：每人可以再燃放一次。</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and rolled again: {colors}.</source>
        <translation>{name} 花 {gifts}重掷：{colors}。</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} 掷出{colors}。</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the die</source>
        <translation>{name} 用骰子涂了 {areas}</translation>
    </message>
    <message>
        <source>{name} shaded {areas} for the turn bonus</source>
        <translation>{name} 用回合奖励涂了 {areas}</translation>
    </message>
    <message>
        <source>{name} shaded {areas} by the emperor’s favour</source>
        <translation>{name} 凭皇帝的恩典涂了 {areas}</translation>
    </message>
    <message>
        <source>{name} shaded {areas} beside the platform</source>
        <translation>{name} 在平台旁涂了 {areas}</translation>
    </message>
    <message>
        <source>{name} launched {shape} over {pools}: {points}.</source>
        <translation>{name} 燃放{shape}，覆盖 {pools}：{points}。</translation>
    </message>
</context>
<context>
    <name>DiceNames</name>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>{color} twice</source>
        <translation>两次{color}</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>任意颜色</translation>
    </message>
    <message>
        <source>{color} at {pool}</source>
        <translation>{pool} 的{color}</translation>
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
        <translation>{area}，{half}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n 个礼物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>the line</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>the corner</source>
        <translation>拐角</translation>
    </message>
    <message>
        <source>the square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>the T</source>
        <translation>T 形</translation>
    </message>
    <message>
        <source>the L</source>
        <translation>L 形</translation>
    </message>
    <message>
        <source>the S</source>
        <translation>S 形</translation>
    </message>
    <message>
        <source>the plus</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>the U</source>
        <translation>U 形</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>拐角</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>not turned</source>
        <translation>不转</translation>
    </message>
    <message>
        <source>a quarter to the right</source>
        <translation>右转四分之一圈</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>转半圈</translation>
    </message>
    <message>
        <source>a quarter to the left</source>
        <translation>左转四分之一圈</translation>
    </message>
    <message>
        <source>one more area in the die’s colour</source>
        <translation>再涂一个骰子颜色的区域</translation>
    </message>
    <message>
        <source>one area in a colour that no die shows</source>
        <translation>一个没有骰子显示的颜色的区域</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>另外三颗骰子各一个区域</translation>
    </message>
    <message>
        <source>one area in the colour of the die to the left</source>
        <translation>一个左边骰子颜色的区域</translation>
    </message>
    <message>
        <source>one area of any colour beside a completed pool</source>
        <translation>完成水池旁的一个任意颜色区域</translation>
    </message>
    <message>
        <source>both areas of one untouched pool</source>
        <translation>一个全空水池的两个区域</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>A 面</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>B 面</translation>
    </message>
</context>
<context>
    <name>DiceOptions</name>
    <message>
        <source>What is in play</source>
        <translation>使用哪些</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>每人 {number} 回合</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} 回合</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>约 {number} 分钟</translation>
    </message>
    <message>
        <source>You turn the tray for yourself. The rules for one are ours.</source>
        <translation>你为自己转动骰盘。单人规则由我们自定。</translation>
    </message>
    <message>
        <source>The earliest letter of a sheet begins. Then it goes clockwise.</source>
        <translation>记录纸字母最靠前者先开始，然后顺时针进行。</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手选</translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>烟花形状</translation>
    </message>
    <message>
        <source>Emperor cards</source>
        <translation>皇帝卡</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>记录纸</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Sheet of {name}</source>
        <translation>{name} 的记录纸</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s): {all} are in play.</source>
        <translation>
            <numerusform>再选 %n 种形状：共使用 {all} 种。</numerusform>
        </translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>这四种形状适合第一局。</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape are drawn.</source>
        <translation>抽取一种小型、两种中型和一种大型形状。</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>使用这四种形状。</translation>
    </message>
    <message>
        <source>Everybody gets one by chance; the earliest letter begins.</source>
        <translation>每人随机得到一张；字母最靠前者开始。</translation>
    </message>
    <message>
        <source>{shape}: tiles for {values} points, the best on top</source>
        <translation>{shape}：板块值 {values} 分，最好的在最上面</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Press to turn it over: {lower}</source>
        <translation>{gifts}，{side}：{upper}。按下翻面：{lower}</translation>
    </message>
    <message>
        <source>{gifts}, by chance: {upper}, or {lower}</source>
        <translation>{gifts}，随机：{upper}，或{lower}</translation>
    </message>
</context>
<context>
    <name>DicePapers</name>
    <message>
        <source>Blank sheet {letter}</source>
        <translation>空白记录纸 {letter}</translation>
    </message>
    <message>
        <source>{name}, sheet {letter}</source>
        <translation>{name}，记录纸 {letter}</translation>
    </message>
    <message>
        <source>{number} play</source>
        <translation>{number} 人</translation>
    </message>
    <message>
        <source>Sheet {letter}</source>
        <translation>记录纸 {letter}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Turn bonus</source>
        <translation>回合奖励</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>礼物</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>Pavilion shaded: one gift</source>
        <translation>涂了亭子：一个礼物</translation>
    </message>
    <message>
        <source>Platform completed: shade one area beside it</source>
        <translation>完成平台：涂旁边一个区域</translation>
    </message>
    <message numerus="yes">
        <source>Boat, unshaded and surrounded: %n point(s)</source>
        <translation>
            <numerusform>未涂且被围住的船：%n 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceReasons</name>
    <message>
        <source>pools for the next fireworks</source>
        <translation>用于下一次烟花的水池</translation>
    </message>
    <message>
        <source>a larger second group of pools</source>
        <translation>更大的第二群水池</translation>
    </message>
    <message>
        <source>a boat that may be surrounded</source>
        <translation>有望被围住的船</translation>
    </message>
    <message>
        <source>pools that can be completed later</source>
        <translation>以后可以完成的水池</translation>
    </message>
    <message>
        <source>gifts for later</source>
        <translation>留到以后的礼物</translation>
    </message>
    <message>
        <source>what can still be shaded now</source>
        <translation>现在还能涂的区域</translation>
    </message>
    <message>
        <source>dice that help the others little</source>
        <translation>对别人帮助不大的骰子</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>The dice have fallen. Before the tray is left, a button beside it rolls again.</source>
        <translation>骰子已经掷出。在骰盘定下之前，旁边的按钮可以重掷。</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>先掷骰子。</translation>
    </message>
    <message>
        <source>The tray is turned once in a turn, before anybody shades.</source>
        <translation>骰盘每回合只转一次，在任何人涂色之前。</translation>
    </message>
    <message>
        <source>Turn the tray first, or leave it as it lies.</source>
        <translation>先转动骰盘，或让它保持不动。</translation>
    </message>
    <message>
        <source>Dice are rolled again only before the tray is left.</source>
        <translation>只有在骰盘定下之前才能重掷骰子。</translation>
    </message>
    <message>
        <source>You have too few gifts: rolling again costs {reroll}.</source>
        <translation>你的礼物不够：重掷要花 {reroll}。</translation>
    </message>
    <message>
        <source>Shading is over for this turn.</source>
        <translation>这个回合的涂色已经结束。</translation>
    </message>
    <message>
        <source>That area is shaded already.</source>
        <translation>那个区域已经涂过了。</translation>
    </message>
    <message>
        <source>A platform lets you shade beside it once, when its pool is completed.</source>
        <translation>平台只在其水池完成时让你涂一次旁边的区域。</translation>
    </message>
    <message>
        <source>You have shaded an area for your die already.</source>
        <translation>你已经用骰子涂过一个区域了。</translation>
    </message>
    <message>
        <source>That area has another colour than the die you face.</source>
        <translation>那个区域的颜色和你面对的骰子不同。</translation>
    </message>
    <message>
        <source>Only the one whose turn it is has a turn bonus.</source>
        <translation>只有轮到的玩家才有回合奖励。</translation>
    </message>
    <message>
        <source>You have shaded an area for your turn bonus already.</source>
        <translation>你已经用回合奖励涂过一个区域了。</translation>
    </message>
    <message>
        <source>That area has another colour than your turn bonus.</source>
        <translation>那个区域的颜色和你的回合奖励不同。</translation>
    </message>
    <message>
        <source>Shade it for your die: the colour is the same.</source>
        <translation>用你的骰子来涂：颜色相同。</translation>
    </message>
    <message>
        <source>Shade it for your turn bonus: the colour is the same.</source>
        <translation>用你的回合奖励来涂：颜色相同。</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>那里没有人坐。</translation>
    </message>
    <message>
        <source>That sheet is being shaded already.</source>
        <translation>那张记录纸已经有人在涂。</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>那张记录纸这个回合已经完成。</translation>
    </message>
    <message>
        <source>That sheet was just taken. First somebody shades, takes a favour or is done.</source>
        <translation>那张记录纸刚被拿过。要先有人涂色、求恩典或完成。</translation>
    </message>
    <message>
        <source>Nothing can be shaded on that sheet now.</source>
        <translation>那张记录纸上现在没有可涂的。</translation>
    </message>
    <message>
        <source>Spend gifts on a card of the emperor first.</source>
        <translation>先在一张皇帝卡上花礼物。</translation>
    </message>
    <message>
        <source>You have shaded everything the emperor’s favour allows.</source>
        <translation>皇帝的恩典所允许的你都涂完了。</translation>
    </message>
    <message>
        <source>This favour shades both areas of one pool.</source>
        <translation>这个恩典涂同一个水池的两个区域。</translation>
    </message>
    <message>
        <source>The emperor’s favour does not allow that colour.</source>
        <translation>皇帝的恩典不允许那种颜色。</translation>
    </message>
    <message>
        <source>This favour shades beside one of your completed pools.</source>
        <translation>这个恩典涂在你已完成的水池旁边。</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>那个水池的两个区域都必须未涂。</translation>
    </message>
    <message>
        <source>The emperor grants one favour in a turn.</source>
        <translation>皇帝每回合只赐一次恩典。</translation>
    </message>
    <message>
        <source>You have too few gifts for that favour.</source>
        <translation>你的礼物不够换那个恩典。</translation>
    </message>
    <message>
        <source>There is nothing you could shade by that favour.</source>
        <translation>用那个恩典你没有可涂的。</translation>
    </message>
    <message>
        <source>Fireworks are launched at the end of your own turn.</source>
        <translation>烟花在你自己回合结束时燃放。</translation>
    </message>
    <message>
        <source>That shape is not in play.</source>
        <translation>那种形状不在游戏中。</translation>
    </message>
    <message>
        <source>No tile of that shape is left.</source>
        <translation>那种形状的板块没有了。</translation>
    </message>
    <message>
        <source>Fireworks need pools of which both areas are shaded.</source>
        <translation>烟花需要两个区域都涂过的水池。</translation>
    </message>
    <message>
        <source>Another tile already lies on one of these pools.</source>
        <translation>其中一个水池上已经有别的板块。</translation>
    </message>
    <message>
        <source>There is nothing to launch now.</source>
        <translation>现在没有可燃放的。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
</context>
<context>
    <name>DiceScores</name>
    <message>
        <source>Fireworks</source>
        <translation>烟花</translation>
    </message>
    <message>
        <source>Second group</source>
        <translation>第二群</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>船</translation>
    </message>
    <message>
        <source>points of the tiles</source>
        <translation>板块的分数</translation>
    </message>
    <message>
        <source>its completed pools</source>
        <translation>其中完成的水池</translation>
    </message>
    <message>
        <source>{number} for each surrounded</source>
        <translation>每艘被围住的 {number}</translation>
    </message>
</context>
<context>
    <name>DiceSketch</name>
    <message>
        <source>turn {number} of {all}</source>
        <translation>第 {number}/{all} 回合</translation>
    </message>
</context>
<context>
    <name>DiceTips</name>
    <message>
        <source>A pavilion brought a gift. Gifts buy a favour of the emperor, one each turn.</source>
        <translation>亭子带来一个礼物。礼物可以换皇帝的恩典，每回合一次。</translation>
    </message>
    <message>
        <source>A completed platform: shade any area in a pool beside it, in any colour.</source>
        <translation>平台完成：涂旁边水池里的任意一个区域，颜色不限。</translation>
    </message>
    <message>
        <source>A boat with complete pools on all sides is worth 4 points, if its own pool stays bare.</source>
        <translation>四面都是完成水池的船值 4 分，前提是它自己的水池保持空白。</translation>
    </message>
    <message>
        <source>A complete pool can carry fireworks. Pools that touch make groups: the second largest scores.</source>
        <translation>完成的水池可以放烟花。相邻的水池组成群：第二大的群得分。</translation>
    </message>
    <message>
        <source>The last turn is over: everybody may launch once more.</source>
        <translation>最后的回合结束了：每人可以再燃放一次。</translation>
    </message>
    <message>
        <source>The last turn of everybody: complete pools for a display, and keep your groups apart.</source>
        <translation>每人的最后一回合：为烟花完成水池，别让你的群连起来。</translation>
    </message>
    <message>
        <source>Roll, then turn the tray: everybody shades with the die that faces them.</source>
        <translation>掷骰，然后转动骰盘：每个人用面对自己的骰子涂色。</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. A die that faces somebody else is theirs.</source>
        <translation>选一种对你有用的颜色。面对别人的骰子归别人。</translation>
    </message>
    <message>
        <source>A tile fits: the top one of a shape is worth most, so launch early.</source>
        <translation>有板块放得下：每种形状最上面的最值钱，所以要早燃放。</translation>
    </message>
    <message>
        <source>Everybody shades at once: whoever is ready presses their own small sheet.</source>
        <translation>大家同时涂色：谁准备好了，就按自己的小记录纸。</translation>
    </message>
    <message>
        <source>A favour costs gifts. Areas with a pavilion earn them back at once.</source>
        <translation>恩典要花礼物。有亭子的区域能马上赚回来。</translation>
    </message>
    <message>
        <source>Draw with the pencil over a lit area. Pools with both halves shaded are complete.</source>
        <translation>用铅笔涂过发光的区域。两半都涂了的水池就完成了。</translation>
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
        <translation>涂{colors}</translation>
    </message>
    <message>
        <source>shade beside a platform</source>
        <translation>涂平台旁边</translation>
    </message>
    <message>
        <source>ask the emperor for a favour</source>
        <translation>求皇帝一个恩典</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>The others shade, then you launch.</source>
        <translation>其他人先涂，然后你燃放。</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转盘</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>涂色</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>皇帝</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>燃放</translation>
    </message>
    <message>
        <source>{name}: {action}.</source>
        <translation>{name}：{action}。</translation>
    </message>
    <message>
        <source>{name}’s turn: {action}.</source>
        <translation>{name} 的回合：{action}。</translation>
    </message>
    <message>
        <source>Your turn: {action}.</source>
        <translation>你的回合：{action}。</translation>
    </message>
    <message>
        <source>turn the tray, or shade an area</source>
        <translation>转动骰盘，或涂一个区域</translation>
    </message>
    <message>
        <source>launch fireworks</source>
        <translation>燃放烟花</translation>
    </message>
    <message>
        <source>launch one last time</source>
        <translation>最后一次燃放</translation>
    </message>
    <message>
        <source>nothing is left to shade</source>
        <translation>没有可涂的了</translation>
    </message>
    <message>
        <source>{action}, or be done</source>
        <translation>{action}，或完成</translation>
    </message>
    <message>
        <source>{shape} is worth {points}.</source>
        <translation>{shape}值 {points}。</translation>
    </message>
    <message>
        <source>You may also {actions}.</source>
        <translation>你还可以{actions}。</translation>
    </message>
    <message>
        <source>Or {actions}.</source>
        <translation>或者{actions}。</translation>
    </message>
    <message>
        <source>again: {gifts}</source>
        <translation>重掷：{gifts}</translation>
    </message>
    <message>
        <source>shade {colors} by favour</source>
        <translation>凭恩典涂{colors}</translation>
    </message>
    <message>
        <source>{gifts} held</source>
        <translation>持有 {gifts}</translation>
    </message>
    <message>
        <source>costs {gifts}</source>
        <translation>花 {gifts}</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>掷骰子</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>已掷</translation>
    </message>
    <message>
        <source>turn the tray</source>
        <translation>转动骰盘</translation>
    </message>
    <message>
        <source>beside a platform</source>
        <translation>平台旁边</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>favour granted</source>
        <translation>恩典已赐</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>没有可涂的</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>可以做</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>最后一次</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Look at the table</source>
        <translation>看看桌面</translation>
    </message>
    <message>
        <source>as it lies now</source>
        <translation>现在的样子</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>一步一步</translation>
    </message>
    <message>
        <source>Keepsake</source>
        <translation>纪念图</translation>
    </message>
    <message>
        <source>save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Print sheets</source>
        <translation>打印记录纸</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>游戏架</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再玩一局</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一等级</translation>
    </message>
    <message>
        <source>step {number} of {all}</source>
        <translation>第 {number} 步，共 {all} 步</translation>
    </message>
    <message>
        <source>The lanterns are counted</source>
        <translation>灯笼清点完毕</translation>
    </message>
    <message>
        <source>Any key or click shows everything.</source>
        <translation>按任意键或点击显示全部。</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} 获胜</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} 共享胜利</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to {own}</source>
        <translation>
            <numerusform>%n 分比 {own} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead</source>
        <translation>
            <numerusform>%n 分，领先 {lead}</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>已保存为 {file}。</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>无法写入 {file}。</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 equal lanterns</source>
        <translation>4 盏相同灯笼</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>3 种灯笼各 2 盏</translation>
    </message>
    <message>
        <source>1 of every lantern</source>
        <translation>每种灯笼 1 盏</translation>
    </message>
    <message>
        <source>1 for each Dedication</source>
        <translation>每次奉献 1 分</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>最终回合</translation>
    </message>
    <message>
        <source>A tie is Moon Dancer’s: whoever challenges her must have more.</source>
        <translation>平局算 Moon Dancer 赢：挑战者必须更多分。</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}：“{words}”</translation>
    </message>
    <message>
        <source>Mooncakes and lanterns left are equal too: they share the place.</source>
        <translation>剩余的月饼和灯笼也相同：并列名次。</translation>
    </message>
    <message>
        <source>Mooncakes are equal; more lanterns left decide: {values}.</source>
        <translation>月饼相同；剩余灯笼多者胜：{values}。</translation>
    </message>
    <message>
        <source>More Mooncakes decide: {values}.</source>
        <translation>月饼多者胜：{values}。</translation>
    </message>
    <message>
        <source>A game in which locks were opened is practice and does not count.</source>
        <translation>打开过锁的游戏是练习，不计入战绩。</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}：{games} 局胜 {wins} 局</translation>
    </message>
    <message>
        <source>best lead +{number}</source>
        <translation>最大领先 +{number}</translation>
    </message>
    <message>
        <source>{number} wins in a row</source>
        <translation>{number} 连胜</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>出错了</translation>
    </message>
    <message>
        <source>Something in the program went wrong.</source>
        <translation>程序里出了点问题。</translation>
    </message>
    <message>
        <source>This report is also in {file}.</source>
        <translation>这份报告也在 {file} 中。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Your saved games are where they were: nothing has been changed.</source>
        <translation>你的存档都在原处：什么也没有改动。</translation>
    </message>
    <message>
        <source>Your game is safe: every step up to this one is saved. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>你的游戏是安全的：到这一步为止都已保存。你可以继续；如果看起来不对劲，回到游戏架按“继续”。</translation>
    </message>
    <message>
        <source>The last step could not be saved, but everything before it is. You can go on; if something looks odd, go back to the shelf and press Continue.</source>
        <translation>最后一步没能保存，但之前的都保存了。你可以继续；如果看起来不对劲，回到游戏架按“继续”。</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>缩小（−）</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>先手玩家：{name}。</translation>
    </message>
    <message>
        <source>Show everything (0)</source>
        <translation>显示全部（0）</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>放大（+）</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>在这个回合得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) in this turn.</source>
        <translation>
            <numerusform>在这个回合获得 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>在这个回合比其他任何人多获得 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) in this turn.</source>
        <translation>
            <numerusform>在这个回合获得 %n 个月饼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place your tile and hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>放下你的板块，凑齐值 %n 分的奉献所需的灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>你得了 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n lantern(s).</source>
        <translation>
            <numerusform>你获得了 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anybody else.</source>
        <translation>
            <numerusform>你比其他任何人多获得了 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>你获得了 %n 个月饼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>你凑齐了值 %n 分的奉献所需的灯笼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Dedicate now</source>
        <translation>现在奉献</translation>
    </message>
    <message>
        <source>Bright lanterns</source>
        <translation>明亮的灯笼</translation>
    </message>
    <message>
        <source>More than the others</source>
        <translation>比别人更多</translation>
    </message>
    <message>
        <source>Sweet matches</source>
        <translation>甜蜜的匹配</translation>
    </message>
    <message>
        <source>The missing lantern</source>
        <translation>缺少的灯笼</translation>
    </message>
</context>
<context>
    <name>FestivalAsks</name>
    <message>
        <source>Touch the side of your tile that counts as a match.</source>
        <translation>点选你板块上算作匹配的那一边。</translation>
    </message>
    <message>
        <source>Touch the tile you keep. The other one goes to the bottom.</source>
        <translation>点选你留下的板块。另一块放到最底下。</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take for it.</source>
        <translation>点选你从供应区换取的灯笼。</translation>
    </message>
    <message>
        <source>Touch the lantern you take, at another seat.</source>
        <translation>点选另一个座位上你要拿的灯笼。</translation>
    </message>
    <message>
        <source>Touch the player who gains one with you.</source>
        <translation>点选和你一起获得灯笼的玩家。</translation>
    </message>
    <message>
        <source>Touch the stack you put it on.</source>
        <translation>点选你要放的堆。</translation>
    </message>
    <message>
        <source>Choose the lanterns; then touch the one you leave out.</source>
        <translation>选择灯笼；然后点选省去的那盏。</translation>
    </message>
    <message>
        <source>Touch the lantern you take back.</source>
        <translation>点选你拿回的灯笼。</translation>
    </message>
    <message>
        <source>Press her card to see the top two tiles, or refill as ever.</source>
        <translation>按她的卡查看最上面两块板块，或照常补充。</translation>
    </message>
    <message>
        <source>You may exchange one more: touch the lantern you give.</source>
        <translation>你可以再交换一盏：点选你给出的灯笼。</translation>
    </message>
    <message>
        <source>Make a second Dedication: touch its stack.</source>
        <translation>进行第二次奉献：点选它的堆。</translation>
    </message>
    <message>
        <source>Make a Dedication: touch its stack.</source>
        <translation>进行奉献：点选它的堆。</translation>
    </message>
    <message>
        <source>Touch the lantern you give.</source>
        <translation>点选你给出的灯笼。</translation>
    </message>
    <message>
        <source>Touch the first lantern you give.</source>
        <translation>点选你给出的第一盏灯笼。</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you take.</source>
        <translation>点选你从供应区拿的灯笼。</translation>
    </message>
    <message>
        <source>Touch a Dedication: one lantern may be left out.</source>
        <translation>点选一种奉献：可以省去一盏灯笼。</translation>
    </message>
    <message>
        <source>At your refill you may choose from two tiles.</source>
        <translation>补充时你可以从两块板块中选。</translation>
    </message>
    <message>
        <source>Touch a tile of the display to turn it.</source>
        <translation>点选版图上的一块板块来转动。</translation>
    </message>
    <message>
        <source>Touch the lantern of the Supply you both gain.</source>
        <translation>点选供应区里你们俩都获得的灯笼。</translation>
    </message>
    <message>
        <source>Touch the pile of Trixie lanterns to take one.</source>
        <translation>点 Trixie 灯笼堆，拿一盏。</translation>
    </message>
    <message>
        <source>Touch your token.</source>
        <translation>点选你的标记。</translation>
    </message>
    <message>
        <source>Choose for Moon Dancer:</source>
        <translation>替 Moon Dancer 选择：</translation>
    </message>
    <message>
        <source>Turn it (wheel or R); press it again to leave it so.</source>
        <translation>滚轮或 R 转动，再按一次定下。</translation>
    </message>
    <message>
        <source>After your tile, one more Dedication may be possible.</source>
        <translation>放好板块后，也许还能再奉献一次。</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>这个回合你可以进行两次奉献。</translation>
    </message>
    <message>
        <source>Each match brings one more Mooncake.</source>
        <translation>每个匹配多得一个月饼。</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>奉献之后你可以拿回一盏灯笼。</translation>
    </message>
    <message>
        <source>Your lanterns are not counted this turn.</source>
        <translation>这个回合不清点你的灯笼。</translation>
    </message>
    <message>
        <source>You also gain what the far side of your tile shows.</source>
        <translation>你还获得板块对面一边的灯笼。</translation>
    </message>
    <message>
        <source>One side that does not match will count as a match.</source>
        <translation>有一个不匹配的边会算作匹配。</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>她给出哪盏灯笼？</translation>
    </message>
    <message>
        <source>which lantern of the Supply does she take?</source>
        <translation>她从供应区拿哪盏灯笼？</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>她拿你的哪盏灯笼？</translation>
    </message>
    <message>
        <source>touch the lit stack, then her lanterns.</source>
        <translation>点选发光的堆，再点她的灯笼。</translation>
    </message>
    <message>
        <source>which lantern does she leave out?</source>
        <translation>她省去哪盏灯笼？</translation>
    </message>
    <message>
        <source>which lanterns does she dedicate?</source>
        <translation>她奉献哪些灯笼？</translation>
    </message>
    <message>
        <source>touch what is lit.</source>
        <translation>点选发光的东西。</translation>
    </message>
</context>
<context>
    <name>FestivalChoices</name>
    <message>
        <source>Keep the {tile}</source>
        <translation>留下{tile}</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>放置{tile}</translation>
    </message>
    <message>
        <source>Put your token on {kind}: your Dedications there score 1 more</source>
        <translation>把你的标记放到{kind}上：你在那里的奉献多得 1 分</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}</source>
        <translation>奉献{kind}：{points}</translation>
    </message>
    <message numerus="yes">
        <source>Claim the Dedication: %n point(s)</source>
        <translation>
            <numerusform>领取奉献：%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the face-up {tile}</source>
        <translation>拿明面的{tile}</translation>
    </message>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>抽最上面的暗板块（堆里有 %n 块）</numerusform>
        </translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {lanterns}</source>
        <translation>第 {row} 行，第 {column} 列：{lanterns}</translation>
    </message>
    <message>
        <source>Mooncake</source>
        <translation>月饼</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>no {thing} left</source>
        <translation>没有{thing}了</translation>
    </message>
    <message>
        <source>Give {lantern} ({number} held)</source>
        <translation>给出 {lantern}（持有 {number}）</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} ({number} held)</source>
        <translation>交换或归还 {lantern}（持有 {number}）</translation>
    </message>
    <message>
        <source>Exchange {lantern} ({number} held)</source>
        <translation>交换 {lantern}（持有 {number}）</translation>
    </message>
    <message>
        <source>Return {lantern} ({number} held)</source>
        <translation>归还 {lantern}（持有 {number}）</translation>
    </message>
    <message>
        <source>Four {lantern}</source>
        <translation>四盏 {lantern}</translation>
    </message>
    <message>
        <source>A pair of {lantern}</source>
        <translation>一对 {lantern}</translation>
    </message>
    <message>
        <source>One {lantern}</source>
        <translation>一盏 {lantern}</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>拿 {lantern}（剩 {number}）</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>把 {lantern} 归还供应区</translation>
    </message>
    <message>
        <source>Take {lantern} for it ({number} left)</source>
        <translation>换取 {lantern}（剩 {number}）</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message>
        <source>Whoever refills a hand may take it. {tile}</source>
        <translation>补充手牌的人可以拿它。{tile}</translation>
    </message>
    <message>
        <source>No tile lies face up.</source>
        <translation>没有明面的板块。</translation>
    </message>
    <message>
        <source>Tiles of {name}, seen by their owner only.</source>
        <translation>{name} 的板块，只有本人能看。</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>堆里剩 %n 块板块。</numerusform>
        </translation>
    </message>
    <message>
        <source>When all tiles are laid, everybody has one final turn.</source>
        <translation>所有板块放完后，每人有一个最终回合。</translation>
    </message>
    <message>
        <source>A match with it brings a Mooncake.</source>
        <translation>与它匹配会带来一个月饼。</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}：你持有 %n 盏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} holds %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}：{name} 持有 %n 盏。</numerusform>
        </translation>
    </message>
    <message>
        <source>None is left in the Supply.</source>
        <translation>供应区里没有了。</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the Supply.</source>
        <translation>
            <numerusform>供应区剩 %n 盏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s) left in the Supply.</source>
        <translation>
            <numerusform>供应区剩 %n 个月饼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>你持有 %n 盏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: taken where a stack is empty, {points} each.</source>
        <translation>通用奉献：某一堆空了就拿它，每块 {points}。</translation>
    </message>
    <message>
        <source>{kind}: none is left.</source>
        <translation>{kind}：没有了。</translation>
    </message>
    <message>
        <source>{kind}: {points}, {lacking}.</source>
        <translation>{kind}：{points}，{lacking}。</translation>
    </message>
    <message>
        <source>{kind}: {points}.</source>
        <translation>{kind}：{points}。</translation>
    </message>
    <message>
        <source>A generic one is taken.</source>
        <translation>拿一块通用的。</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <comment>Dedications</comment>
        <translation>
            <numerusform>剩 %n 块。</numerusform>
        </translation>
    </message>
    <message>
        <source>you have the lanterns for it</source>
        <translation>你有所需的灯笼</translation>
    </message>
    <message>
        <source>you lack {lanterns}</source>
        <translation>你缺 {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you lack %n lantern(s)</source>
        <translation>
            <numerusform>你缺 %n 盏灯笼</numerusform>
        </translation>
    </message>
    <message>
        <source>you lack {number}: {lanterns}</source>
        <translation>你缺 {number} 盏：{lanterns}</translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}，{mooncakes}：{ability}</translation>
    </message>
    <message>
        <source>The token of {name}: each Dedication taken from the stack it lies on scores one more.</source>
        <translation>{name} 的标记：从它所在的堆拿的每个奉献多得一分。</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) left on the pile.</source>
        <translation>
            <numerusform>还剩 %n 盏 Trixie 灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Trixie lantern(s).</source>
        <translation>
            <numerusform>{name} 有 %n 盏 Trixie 灯笼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each stands for any lantern in a Dedication.</source>
        <translation>每盏在奉献中可当作任意灯笼。</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n Mooncake(s).</source>
        <translation>
            <numerusform>{name} 有 %n 个月饼。</numerusform>
        </translation>
    </message>
    <message>
        <source>An exchange costs {mooncakes}.</source>
        <translation>交换一次花 {mooncakes}。</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points} from %n Dedication(s).</source>
        <translation>
            <numerusform>{name}：%n 次奉献，{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n lantern(s).</source>
        <translation>
            <numerusform>{name} 持有 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message>
        <source>No more than {limit} may be kept when a tile is laid.</source>
        <translation>放板块时最多只能保留 {limit} 盏。</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {points}, {mooncakes}, %n lantern(s).</source>
        <translation>
            <numerusform>{name}：{points}，{mooncakes}，%n 盏灯笼。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FestivalGala</name>
    <message>
        <source>{name} befriended {friend} for {mooncakes}.</source>
        <translation>{name} 花 {mooncakes}结交了 {friend}。</translation>
    </message>
    <message>
        <source>The help of {friend} was not used.</source>
        <translation>{friend} 的帮助没有用上。</translation>
    </message>
    <message>
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} 给 {other} {given}，换来 {taken}。</translation>
    </message>
    <message>
        <source>{name} put the token on {kind}.</source>
        <translation>{name} 把标记放在{kind}上。</translation>
    </message>
    <message>
        <source>The side with {lantern} counts as a match.</source>
        <translation>{lantern} 那一边算作匹配。</translation>
    </message>
    <message numerus="yes">
        <source>{name} kept %n lantern(s).</source>
        <translation>
            <numerusform>{name} 保留了 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} took a Trixie lantern.</source>
        <translation>{name} 拿了一盏 Trixie 灯笼。</translation>
    </message>
    <message>
        <source>{name} returned a Trixie lantern.</source>
        <translation>{name} 归还了一盏 Trixie 灯笼。</translation>
    </message>
    <message>
        <source>{name} turned a tile of the display.</source>
        <translation>{name} 转动了版图上的一块板块。</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} 看了堆最上面的板块。</translation>
    </message>
    <message>
        <source>{name} kept one of them and put the other at the bottom.</source>
        <translation>{name} 留下其中一块，另一块放到最底下。</translation>
    </message>
    <message>
        <source>Befriend {friend} ({mooncakes}): {ability}</source>
        <translation>结交 {friend}（{mooncakes}）：{ability}</translation>
    </message>
    <message>
        <source>Take {lantern} from {name}</source>
        <translation>从 {name} 那里拿 {lantern}</translation>
    </message>
    <message>
        <source>Together with {name}</source>
        <translation>与 {name} 一起</translation>
    </message>
    <message>
        <source>Turn the tile at {x}, {y}: {tile}</source>
        <translation>转动 {x}，{y} 的板块：{tile}</translation>
    </message>
    <message>
        <source>Leave {lantern} out</source>
        <translation>省去 {lantern}</translation>
    </message>
    <message>
        <source>It stands for one more {lantern}</source>
        <translation>它再当作一盏 {lantern}</translation>
    </message>
    <message>
        <source>It stands for {lantern}</source>
        <translation>它当作 {lantern}</translation>
    </message>
    <message>
        <source>Let a Trixie lantern stand for one you have</source>
        <translation>让 Trixie 灯笼代替你有的一盏</translation>
    </message>
    <message>
        <source>Put your token on a stack</source>
        <translation>把你的标记放到一个堆上</translation>
    </message>
    <message>
        <source>Look at the top tiles of the stack</source>
        <translation>查看堆最上面的板块</translation>
    </message>
    <message>
        <source>Return a Trixie lantern</source>
        <translation>归还一盏 Trixie 灯笼</translation>
    </message>
    <message>
        <source>Back to the pile</source>
        <translation>放回它的堆</translation>
    </message>
    <message>
        <source>Take a Trixie lantern</source>
        <translation>拿一盏 Trixie 灯笼</translation>
    </message>
    <message>
        <source>No friend helps you with that now.</source>
        <translation>现在没有好友帮你做这个。</translation>
    </message>
    <message>
        <source>Moon Dancer follows rules of her own.</source>
        <translation>Moon Dancer 遵循她自己的规则。</translation>
    </message>
    <message>
        <source>That friend is not in play.</source>
        <translation>那位好友不在游戏中。</translation>
    </message>
    <message>
        <source>Befriending comes first in a turn, and only once.</source>
        <translation>结交在回合最开始，且只有一次。</translation>
    </message>
    <message>
        <source>You have too few Mooncakes for that friend.</source>
        <translation>你的月饼不够结交那位好友。</translation>
    </message>
    <message>
        <source>You hold no Trixie lantern.</source>
        <translation>你没有 Trixie 灯笼。</translation>
    </message>
    <message>
        <source>First choose the side that counts as a match.</source>
        <translation>先选择算作匹配的那一边。</translation>
    </message>
    <message>
        <source>First choose the tile you keep.</source>
        <translation>先选择你留下的板块。</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you have just returned.</source>
        <translation>拿回你刚归还的灯笼之一。</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>选择另一位玩家。</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and does not match.</source>
        <translation>选择一个接触板块但不匹配的边。</translation>
    </message>
    <message>
        <source>Keep one of the tiles you are looking at.</source>
        <translation>从你正在看的板块中留下一块。</translation>
    </message>
    <message>
        <source>A swap takes a different lantern.</source>
        <translation>互换要拿不同的灯笼。</translation>
    </message>
    <message>
        <source>That player holds no lantern of that kind.</source>
        <translation>那位玩家没有那种灯笼。</translation>
    </message>
    <message>
        <source>Your token lies there already.</source>
        <translation>你的标记已经在那里了。</translation>
    </message>
    <message>
        <source>Nothing is left on that stack.</source>
        <translation>那一堆什么也不剩了。</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>那里没有板块。</translation>
    </message>
    <message>
        <source>The tile lies that way already.</source>
        <translation>板块已经是那个方向了。</translation>
    </message>
    <message>
        <source>There is nothing you could exchange.</source>
        <translation>你没有可交换的。</translation>
    </message>
    <message>
        <source>There is nothing you could swap.</source>
        <translation>你没有可互换的。</translation>
    </message>
    <message>
        <source>There is nothing you could take.</source>
        <translation>你没有可拿的。</translation>
    </message>
    <message>
        <source>You could not make a second Dedication.</source>
        <translation>你无法进行第二次奉献。</translation>
    </message>
    <message>
        <source>No Trixie lantern is left.</source>
        <translation>没有 Trixie 灯笼了。</translation>
    </message>
    <message>
        <source>There is no other stack for your token.</source>
        <translation>没有别的堆可放你的标记。</translation>
    </message>
    <message>
        <source>That helps with placing a tile, and you have none left.</source>
        <translation>那是帮助放置板块的，而你已经没有板块了。</translation>
    </message>
    <message>
        <source>You do not hold more than {limit} lanterns.</source>
        <translation>你持有的灯笼没有超过 {limit} 盏。</translation>
    </message>
    <message>
        <source>There are not two tiles in the stack to look at.</source>
        <translation>堆里没有两块板块可看。</translation>
    </message>
    <message>
        <source>You could not make a Dedication with that help.</source>
        <translation>有那个帮助你也无法奉献。</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the lit tile on the lit cell. {gains}</source>
        <translation>把发光的板块放到发光的格子上。{gains}</translation>
    </message>
    <message>
        <source>Exchange {given} for {taken}.</source>
        <translation>用 {given} 交换 {taken}。</translation>
    </message>
    <message>
        <source>Dedicate {kind}: {points}.</source>
        <translation>奉献{kind}：{points}。</translation>
    </message>
    <message>
        <source>Return {lantern}.</source>
        <translation>归还 {lantern}。</translation>
    </message>
    <message>
        <source>Take the face-up tile.</source>
        <translation>拿明面的板块。</translation>
    </message>
    <message>
        <source>Draw a tile from the stack.</source>
        <translation>从堆里抽一块板块。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>结束回合。</translation>
    </message>
    <message>
        <source>A friend can help: touch what is lit.</source>
        <translation>好友可以帮忙：点选发光的东西。</translation>
    </message>
</context>
<context>
    <name>FestivalLabels</name>
    <message numerus="yes">
        <source>lantern(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>盏灯笼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim %n point(s)</source>
        <translation>
            <numerusform>领取 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mooncake(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>个月饼</numerusform>
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
            <numerusform>分</numerusform>
        </translation>
    </message>
    <message>
        <source>of {limit}</source>
        <translation>/ {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>缺 %n 盏</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>剩 {number}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>湖</translation>
    </message>
    <message>
        <source>The seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Tiles to draw</source>
        <translation>可抽的板块</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>好友</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>明面</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>没有了</translation>
    </message>
    <message>
        <source>from Generic</source>
        <translation>来自通用</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>可以奉献</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>供应区</translation>
    </message>
    <message>
        <source>Dedications</source>
        <translation>奉献</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>在你手中</translation>
    </message>
    <message>
        <source>Trixie</source>
        <comment>a lantern of hers</comment>
        <translation>Trixie</translation>
    </message>
    <message>
        <source>turn the tile</source>
        <translation>转动板块</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>放回去</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>先不要</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>替我选</translation>
    </message>
</context>
<context>
    <name>FestivalLog</name>
    <message>
        <source>{name} returned {lantern} to the Supply.</source>
        <translation>{name} 把 {lantern} 归还供应区。</translation>
    </message>
    <message>
        <source>{name} drew a tile from the stack.</source>
        <translation>{name} 从堆里抽了一块板块。</translation>
    </message>
    <message>
        <source>All tiles are placed: everyone has one final turn.</source>
        <translation>所有板块都放完了：每人有一个最终回合。</translation>
    </message>
    <message>
        <source>{name} ended the final turn.</source>
        <translation>{name} 结束了最终回合。</translation>
    </message>
    <message>
        <source>A friend brought {name} {lantern}.</source>
        <translation>好友给 {name} 带来 {lantern}。</translation>
    </message>
    <message>
        <source>{name} paid {mooncakes} and exchanged {given} for {taken}.</source>
        <translation>{name} 花 {mooncakes}，用 {given} 交换 {taken}。</translation>
    </message>
    <message>
        <source>{name} exchanged {given} for {taken}.</source>
        <translation>{name} 用 {given} 交换 {taken}。</translation>
    </message>
    <message>
        <source>{name} dedicated four {lanterns}: {points}.</source>
        <translation>{name} 奉献四盏 {lanterns}：{points}。</translation>
    </message>
    <message>
        <source>{name} dedicated pairs of {lanterns}: {points}.</source>
        <translation>{name} 奉献 {lanterns} 各一对：{points}。</translation>
    </message>
    <message>
        <source>{name} dedicated one of each lantern: {points}.</source>
        <translation>{name} 奉献每种灯笼各一盏：{points}。</translation>
    </message>
    <message>
        <source>That stack is empty, so it was a generic tile.</source>
        <translation>那一堆空了，所以拿的是通用板块。</translation>
    </message>
    <message>
        <source>One {lantern} was left out.</source>
        <translation>省去了一盏 {lantern}。</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) stood in.</source>
        <translation>
            <numerusform>%n 盏 Trixie 灯笼顶替。</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} stayed.</source>
        <translation>于是 {lanterns} 留了下来。</translation>
    </message>
    <message>
        <source>The token brought {points} more.</source>
        <translation>标记多带来 {points}。</translation>
    </message>
    <message>
        <source>{name} took the face-up tile; a new one was turned up.</source>
        <translation>{name} 拿了明面的板块；翻开一块新的。</translation>
    </message>
    <message>
        <source>{name} took the last tile beside the stack.</source>
        <translation>{name} 拿了堆旁的最后一块板块。</translation>
    </message>
    <message>
        <source>{name} placed a Sky tile.</source>
        <translation>{name} 放置了一块夜空板块。</translation>
    </message>
    <message>
        <source>{name} placed the Fireworks tile with {pet}.</source>
        <translation>{name} 放置了带 {pet} 的烟花板块。</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), nothing left to gain.</source>
        <translation>
            <numerusform>%n 个匹配，没有可得的了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): {gains}.</source>
        <translation>
            <numerusform>%n 个匹配：{gains}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {lantern}</source>
        <translation>{name} {lantern}</translation>
    </message>
    <message>
        <source>Then {name} gained {lantern}</source>
        <translation>然后 {name} 获得 {lantern}</translation>
    </message>
    <message>
        <source>There was no {lantern} left for {names}.</source>
        <translation>没有 {lantern} 给 {names} 了。</translation>
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
        <translation>四同</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>三对</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>七彩</translation>
    </message>
    <message>
        <source>Generic</source>
        <comment>Dedication</comment>
        <translation>通用</translation>
    </message>
    <message>
        <source>{lantern} above</source>
        <translation>{lantern} 在上</translation>
    </message>
    <message>
        <source>{lantern} on the right</source>
        <translation>{lantern} 在右</translation>
    </message>
    <message>
        <source>{lantern} below</source>
        <translation>{lantern} 在下</translation>
    </message>
    <message>
        <source>{lantern} on the left</source>
        <translation>{lantern} 在左</translation>
    </message>
    <message>
        <source>The upper side</source>
        <translation>上边</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>右边</translation>
    </message>
    <message>
        <source>The lower side</source>
        <translation>下边</translation>
    </message>
    <message>
        <source>The left side</source>
        <translation>左边</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n 个月饼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>{top} top, {right} right, {bottom} bottom, {left} left</source>
        <translation>上 {top}，右 {right}，下 {bottom}，左 {left}</translation>
    </message>
    <message>
        <source>Sky tile: {sides}</source>
        <translation>夜空板块：{sides}</translation>
    </message>
    <message>
        <source>Fireworks tile with {pet}: {sides}</source>
        <translation>带 {pet} 的烟花板块：{sides}</translation>
    </message>
</context>
<context>
    <name>FestivalOptions</name>
    <message>
        <source>one is needed</source>
        <translation>至少要一位</translation>
    </message>
    <message>
        <source>works alone</source>
        <translation>单人可用</translation>
    </message>
    <message>
        <source>brings pieces</source>
        <translation>自带配件</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
    </message>
    <message>
        <source>{number} turns</source>
        <translation>{number} 回合</translation>
    </message>
    <message>
        <source>{number} turns each</source>
        <translation>每人 {number} 回合</translation>
    </message>
    <message>
        <source>{number} tiles</source>
        <translation>{number} 块板块</translation>
    </message>
    <message>
        <source>{number} of each lantern</source>
        <translation>每种灯笼 {number} 盏</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>约 {number} 分钟</translation>
    </message>
    <message>
        <source>Moon Dancer’s level</source>
        <translation>Moon Dancer 的等级</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>You begin. A tie is Moon Dancer’s.</source>
        <translation>你先开始。平局算 Moon Dancer 赢。</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>先手随机决定，回合按顺时针进行。</translation>
    </message>
    <message>
        <source>Moon Dancer’s level; below, ours</source>
        <translation>Moon Dancer 的等级；下方是我们的</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>盛会好友</translation>
    </message>
    <message>
        <source>Friends that go well together</source>
        <translation>搭配得当的好友</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>不带好友玩</translation>
    </message>
    <message>
        <source>Let chance invite somebody</source>
        <translation>随机邀请</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>你的好友</translation>
    </message>
    <message>
        <source>Does not work alone.</source>
        <translation>不能单独使用。</translation>
    </message>
    <message>
        <source>She helps Moon Dancer, too. Pinkie Pie may join another one.</source>
        <translation>她也会帮 Moon Dancer。Pinkie Pie 可以陪另一位一起来。</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>你的起始板块</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>手选</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn.</source>
        <translation>第一块夜空板块和你的烟花板块随机抽取。</translation>
    </message>
    <message numerus="yes">
        <source>A Sky tile to start with, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>一块夜空板块开始，最多 %n 块烟花板块进手牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level your hand starts with %n Fireworks tile(s): choose no more.</source>
        <translation>
            <numerusform>这个等级的起始手牌有 %n 块烟花板块：不要选更多。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: no more than {most} friends come to a gala.</source>
        <translation>太多了：盛会最多来 {most} 位好友。</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: swap one.</source>
        <translation>至少要有一位好友带心：请换一位。</translation>
    </message>
    <message>
        <source>At least one of the friends must have a heart: choose one more.</source>
        <translation>至少要有一位好友带心：再选一位。</translation>
    </message>
    <message>
        <source>Once a turn, pay a friend’s Mooncakes and use what she can do.</source>
        <translation>每回合一次，付好友的月饼，使用她的本领。</translation>
    </message>
    <message>
        <source>Nobody invited: on your turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>没有邀请好友：在你的回合可以付 {cost} 个月饼来交换一盏灯笼。</translation>
    </message>
    <message>
        <source>{name}: {ability}</source>
        <translation>{name}：{ability}</translation>
    </message>
    <message numerus="yes">
        <source>%n Mooncake(s)</source>
        <translation>
            <numerusform>%n 个月饼</numerusform>
        </translation>
    </message>
    <message>
        <source>has a heart</source>
        <translation>带心</translation>
    </message>
    <message>
        <source>works alone beside another one</source>
        <translation>与另一位一起时单人可用</translation>
    </message>
    <message>
        <source>brings pieces along</source>
        <translation>自带配件</translation>
    </message>
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>lanterns that lead to a Dedication</source>
        <translation>有助于奉献的灯笼</translation>
    </message>
    <message>
        <source>Mooncakes for later</source>
        <translation>留到以后的月饼</translation>
    </message>
    <message>
        <source>less for the others</source>
        <translation>让别人得到更少</translation>
    </message>
    <message>
        <source>what the rest of the turn can bring</source>
        <translation>回合余下部分能带来的收获</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>One tile is placed in a turn. Now refill your hand.</source>
        <translation>每回合放置一块板块。现在补充手牌。</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>那块板块不在你手中。</translation>
    </message>
    <message>
        <source>A tile already lies there.</source>
        <translation>那里已经有板块了。</translation>
    </message>
    <message>
        <source>A tile must share a side with the display.</source>
        <translation>板块必须与版图共用一条边。</translation>
    </message>
    <message>
        <source>Return lanterns until you hold {limit}, then place a tile.</source>
        <translation>归还灯笼直到剩 {limit} 盏，然后放置板块。</translation>
    </message>
    <message>
        <source>Exchanging comes first in a turn, and only once.</source>
        <translation>交换在回合最开始，且只有一次。</translation>
    </message>
    <message>
        <source>An exchange costs {cost} Mooncakes.</source>
        <translation>交换要花 {cost} 个月饼。</translation>
    </message>
    <message>
        <source>To exchange, drag one of your lanterns onto the one you want.</source>
        <translation>要交换，把你的一盏灯笼拖到想要的那盏上。</translation>
    </message>
    <message>
        <source>You hold no lantern of that kind.</source>
        <translation>你没有那种灯笼。</translation>
    </message>
    <message>
        <source>An exchange takes a different lantern.</source>
        <translation>交换要拿不同的灯笼。</translation>
    </message>
    <message>
        <source>The Supply has no lantern of that kind left.</source>
        <translation>供应区里没有那种灯笼了。</translation>
    </message>
    <message>
        <source>One Dedication is made in a turn, before placing.</source>
        <translation>每回合奉献一次，在放置之前。</translation>
    </message>
    <message>
        <source>No Dedication is left for that, not even a generic one.</source>
        <translation>那种奉献没有了，连通用的也没有。</translation>
    </message>
    <message>
        <source>Generic Dedications are taken only where a stack is empty.</source>
        <translation>只有某一堆空了，才能拿通用奉献。</translation>
    </message>
    <message>
        <source>Four of a Kind needs four equal lanterns.</source>
        <translation>四同需要四盏相同的灯笼。</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three lanterns.</source>
        <translation>三对需要三种灯笼各两盏。</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>七彩需要每种灯笼各一盏。</translation>
    </message>
    <message>
        <source>Lanterns are returned only when you hold more than {limit}, before placing.</source>
        <translation>只有持有超过 {limit} 盏时才归还灯笼，在放置之前。</translation>
    </message>
    <message>
        <source>The hand is refilled after a tile is placed.</source>
        <translation>放置板块之后才补充手牌。</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>堆空了。</translation>
    </message>
    <message>
        <source>One tile is placed in a turn. Now it can only be ended.</source>
        <translation>每回合放置一块板块。现在只能结束回合。</translation>
    </message>
    <message>
        <source>No friends are in play in this game.</source>
        <translation>这局游戏没有好友。</translation>
    </message>
    <message>
        <source>A turn ends with placing a tile.</source>
        <translation>回合以放置板块结束。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
</context>
<context>
    <name>FestivalScores</name>
    <message>
        <source>Four of a Kind</source>
        <translation>四同</translation>
    </message>
    <message>
        <source>Three Pair</source>
        <translation>三对</translation>
    </message>
    <message>
        <source>Seven Unique</source>
        <translation>七彩</translation>
    </message>
    <message>
        <source>Celestia’s token</source>
        <translation>Celestia 的标记</translation>
    </message>
</context>
<context>
    <name>FestivalTips</name>
    <message>
        <source>Equal sides touched: a match gives you that lantern once more.</source>
        <translation>相同的边碰到一起：匹配让你多得一盏那种灯笼。</translation>
    </message>
    <message>
        <source>Fireworks tiles in a match bring Mooncakes. Two of them exchange a lantern.</source>
        <translation>匹配中的烟花板块带来月饼。两个月饼可交换一盏灯笼。</translation>
    </message>
    <message>
        <source>Every tile gives each seat the lantern on the side that faces it.</source>
        <translation>每块板块都给各个座位朝向它那一边的灯笼。</translation>
    </message>
    <message>
        <source>What the Supply lacks is not given. Dedications bring lanterns back to it.</source>
        <translation>供应区没有的就不发。奉献会把灯笼送回供应区。</translation>
    </message>
    <message>
        <source>Each Dedication of a kind leaves less for the next. Do not wait too long.</source>
        <translation>同种奉献每做一次，下一个的得分就更少。别等太久。</translation>
    </message>
    <message>
        <source>All tiles are laid: everybody may exchange and dedicate once more.</source>
        <translation>所有板块都放完了：每人可以再交换和奉献一次。</translation>
    </message>
    <message>
        <source>The stack is empty: only few tiles are left to place. Complete your sets now.</source>
        <translation>板块堆空了：只剩少数板块可放。现在凑齐你的组合。</translation>
    </message>
    <message>
        <source>Only 12 lanterns may stay. Give back what no Dedication of yours needs.</source>
        <translation>只能留下 12 盏灯笼。归还你奉献用不到的。</translation>
    </message>
    <message>
        <source>You can make a Dedication: these points decide the game. One in each turn, before placing.</source>
        <translation>你可以奉献：这些分决定胜负。每回合一次，在放置之前。</translation>
    </message>
    <message>
        <source>For two Mooncakes you may exchange a lantern: good when just one is missing.</source>
        <translation>花两个月饼可以交换一盏灯笼：只缺一盏时很好用。</translation>
    </message>
    <message>
        <source>A friend helps you this turn for Mooncakes. Rest the pointer on a card to read how.</source>
        <translation>花月饼，好友这回合就帮你。把指针停在卡上看怎么帮。</translation>
    </message>
    <message>
        <source>Hold a tile over the table and look at every seat: it shows who would receive what.</source>
        <translation>把板块拿到桌面上方，看看每个座位：会显示谁得到什么。</translation>
    </message>
    <message>
        <source>Take the tile you can see, or draw unseen: after this the turn cannot be taken back.</source>
        <translation>拿看得见的板块，或抽暗的：之后这回合就不能收回了。</translation>
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
        <translation>交换一盏灯笼</translation>
    </message>
    <message>
        <source>befriend somebody</source>
        <translation>结交一位好友</translation>
    </message>
    <message>
        <source>make a Dedication</source>
        <translation>进行奉献</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>结交</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>奉献</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>清点</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Or: {action}</source>
        <translation>或者：{action}</translation>
    </message>
    <message>
        <source>Your turn: {action}</source>
        <translation>轮到你：{action}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}：{action}</translation>
    </message>
    <message>
        <source>First {name} may {actions}.</source>
        <translation>在此之前 {name} 可以{actions}。</translation>
    </message>
    <message>
        <source>First you may {actions}.</source>
        <translation>在此之前你可以{actions}。</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s).</source>
        <translation>
            <numerusform>归还 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message>
        <source>use the friend’s help, or end the turn.</source>
        <translation>使用好友的帮助，或结束回合。</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>选择算作匹配的那一边。</translation>
    </message>
    <message>
        <source>keep one of the tiles looked at.</source>
        <translation>从看到的板块中留下一块。</translation>
    </message>
    <message>
        <source>place a tile.</source>
        <translation>放置一块板块。</translation>
    </message>
    <message>
        <source>place this tile.</source>
        <translation>放置这块板块。</translation>
    </message>
    <message>
        <source>return it to the Supply.</source>
        <translation>把它归还供应区。</translation>
    </message>
    <message>
        <source>choose a lantern of the Supply for it.</source>
        <translation>为它从供应区选一盏灯笼。</translation>
    </message>
    <message>
        <source>press the stack again for its points.</source>
        <translation>再按一次这堆以领取分数。</translation>
    </message>
    <message>
        <source>choose the lanterns to dedicate.</source>
        <translation>选择要奉献的灯笼。</translation>
    </message>
    <message numerus="yes">
        <source>after you return %n lantern(s)</source>
        <translation>
            <numerusform>归还 %n 盏灯笼之后</numerusform>
        </translation>
    </message>
    <message>
        <source>after you take a tile</source>
        <translation>拿板块之后</translation>
    </message>
    <message>
        <source>after you choose a side</source>
        <translation>选择一边之后</translation>
    </message>
    <message>
        <source>after you keep a tile</source>
        <translation>留下板块之后</translation>
    </message>
    <message>
        <source>after you place a tile</source>
        <translation>放置板块之后</translation>
    </message>
    <message>
        <source>{taken} for {given}</source>
        <translation>{given} 换 {taken}</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>花 {mooncakes}</translation>
    </message>
    <message>
        <source>{held} of {limit}</source>
        <translation>{held} / {limit}</translation>
    </message>
    <message numerus="yes">
        <source>return %n lantern(s)</source>
        <translation>
            <numerusform>归还 %n 盏灯笼</numerusform>
        </translation>
    </message>
    <message>
        <source>onto the same kind</source>
        <translation>放到同种上</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>可以做</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>take the face-up tile, or draw one.</source>
        <translation>拿明面的板块，或抽一块。</translation>
    </message>
    <message>
        <source>you can</source>
        <translation>可以奉献</translation>
    </message>
    <message>
        <source>choose lanterns</source>
        <translation>选择灯笼</translation>
    </message>
    <message>
        <source>no set yet</source>
        <translation>还没凑齐</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <translation>选择板块</translation>
    </message>
    <message>
        <source>choose a place</source>
        <translation>选择位置</translation>
    </message>
    <message>
        <source>turn it, then drop it</source>
        <translation>转好再放下</translation>
    </message>
    <message>
        <source>take a new tile</source>
        <translation>拿新板块</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>choose a side</source>
        <translation>选择一边</translation>
    </message>
    <message>
        <source>keep a tile</source>
        <translation>留下一块板块</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Festival games</source>
        <translation>Festival 存档</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开游戏</translation>
    </message>
    <message>
        <source>Bring in games</source>
        <translation>导入游戏</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
</context>
<context>
    <name>FireflyAims</name>
    <message numerus="yes">
        <source>Score %n point(s) in this turn.</source>
        <translation>
            <numerusform>在这个回合得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) in this turn than anybody else.</source>
        <translation>
            <numerusform>在这个回合比其他任何人多得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raise your coins to %n in this turn.</source>
        <translation>
            <numerusform>在这个回合让你的金币增加到 %n 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring together %n of your workers on one island.</source>
        <translation>
            <numerusform>把你的 %n 名工人聚到一座岛上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make your longest chain %n island(s) long.</source>
        <translation>
            <numerusform>让你最长的岛链达到 %n 座岛。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>你得了 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anybody else.</source>
        <translation>
            <numerusform>你比其他任何人多得了 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You raised your coins to %n.</source>
        <translation>
            <numerusform>你现在有 %n 枚金币。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You brought %n of your workers to one island.</source>
        <translation>
            <numerusform>你把 %n 名工人聚到了一座岛上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your longest chain has %n island(s).</source>
        <translation>
            <numerusform>你最长的岛链有 %n 座岛。</numerusform>
        </translation>
    </message>
    <message>
        <source>A rich turn</source>
        <translation>丰收的回合</translation>
    </message>
    <message>
        <source>Take the lead</source>
        <translation>取得领先</translation>
    </message>
    <message>
        <source>A full purse</source>
        <translation>满满的钱袋</translation>
    </message>
    <message>
        <source>All hands on one island</source>
        <translation>齐聚一岛</translation>
    </message>
    <message>
        <source>One more link</source>
        <translation>再加一环</translation>
    </message>
</context>
<context>
    <name>FireflyAsks</name>
    <message>
        <source>Your turn: {task}.</source>
        <translation>轮到你：{task}。</translation>
    </message>
    <message>
        <source>{name}: {task}.</source>
        <translation>{name}：{task}。</translation>
    </message>
    <message>
        <source>The game ends with this turn.</source>
        <translation>游戏在这个回合后结束。</translation>
    </message>
    <message>
        <source>A secondary action may come before or after it.</source>
        <translation>之前或之后可以做一个副行动。</translation>
    </message>
    <message>
        <source>Nobody else sees which.</source>
        <translation>其他人看不到是哪一个。</translation>
    </message>
    <message>
        <source>Crossing the new bridge is free.</source>
        <translation>走过新桥免费。</translation>
    </message>
    <message>
        <source>keep one of the two powers</source>
        <translation>保留两个能力中的一个</translation>
    </message>
    <message>
        <source>choose where the worker of {island} begins</source>
        <translation>选择{island}的工人从哪里开始</translation>
    </message>
    <message>
        <source>choose a Small island for your first floor</source>
        <translation>为你的第一层选择一座小型岛</translation>
    </message>
    <message>
        <source>choose an island for the new worker</source>
        <translation>为新工人选择一座岛</translation>
    </message>
    <message>
        <source>cross the new bridge, or choose Done</source>
        <translation>走过新桥，或选择“完成”</translation>
    </message>
    <message>
        <source>move on, or choose Done</source>
        <translation>继续移动，或选择“完成”</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>选择是否付钱建第二层</translation>
    </message>
    <message>
        <source>move on from {island}, which is full</source>
        <translation>从已满的{island}继续走</translation>
    </message>
    <message>
        <source>move on, or end the turn</source>
        <translation>继续移动，或结束回合</translation>
    </message>
    <message>
        <source>cross the new bridge, or end the turn</source>
        <translation>走过新桥，或结束回合</translation>
    </message>
    <message>
        <source>skip the main action, none is possible</source>
        <translation>跳过主行动，没有可行的</translation>
    </message>
    <message>
        <source>choose another main action, or end the turn</source>
        <translation>再选一个主行动，或结束回合</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>选择一个主行动</translation>
    </message>
    <message>
        <source>choose a secondary action, or end the turn</source>
        <translation>选择一个副行动，或结束回合</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>结束回合</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>还剩%n次移动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island where the bridge begins.</source>
        <translation>选择桥开始的岛。</translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>选择你建塔层的岛。</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>选择你的一个工人。</translation>
    </message>
    <message>
        <source>Choose the island of the festival.</source>
        <translation>选择举办庆典的岛。</translation>
    </message>
    <message>
        <source>Choose the island at the other end, from {island}.</source>
        <translation>选择从{island}出发的另一端的岛。</translation>
    </message>
    <message>
        <source>Choose the lane of the bridge.</source>
        <translation>选择桥的水道。</translation>
    </message>
    <message>
        <source>Choose where the worker on {island} goes.</source>
        <translation>选择{island}的工人去哪里。</translation>
    </message>
    <message>
        <source>Choose what the Crow gives you.</source>
        <translation>选择乌鸦给你什么。</translation>
    </message>
    <message>
        <source>Choose the way.</source>
        <translation>选择路线。</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>A worker on {island}, where you have {workers}</source>
        <translation>{island}的一名工人，你在那里有 {workers}</translation>
    </message>
    <message>
        <source>To {island}</source>
        <translation>去{island}</translation>
    </message>
    <message>
        <source>To {island}: full, so it must go on from there</source>
        <translation>去{island}：已满，必须从那里继续走</translation>
    </message>
    <message>
        <source>{island}: {gains}</source>
        <translation>{island}：{gains}</translation>
    </message>
    <message>
        <source>Build a bridge</source>
        <translation>架桥</translation>
    </message>
    <message>
        <source>Build a floor of a pagoda</source>
        <translation>建一层宝塔</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>举办庆典</translation>
    </message>
    <message numerus="yes">
        <source>Move on, %n movement(s) left</source>
        <translation>
            <numerusform>继续移动，剩 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>移动工人，最多 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have nobody</source>
        <translation>在{island}架桥，你在那里没有人</translation>
    </message>
    <message>
        <source>A bridge at {island}, where you have {workers}</source>
        <translation>在{island}架桥，你在那里有 {workers}</translation>
    </message>
    <message numerus="yes">
        <source>To {island}, %n lane(s)</source>
        <translation>
            <numerusform>到{island}，%n 条水道</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}. {lane}</source>
        <translation>到{island}。{lane}</translation>
    </message>
    <message>
        <source>Claim {goal} ({condition}): +{points}</source>
        <translation>领取{goal}（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>Reveal your private goal ({condition}): +{points}</source>
        <translation>公开你的私人目标（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>花 {points}拿乌鸦</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: one more main action</source>
        <translation>花 {coins}放一条幸运鱼：多一个主行动</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>保留{power}：{rule}</translation>
    </message>
    <message>
        <source>The worker of {start} begins on {island}</source>
        <translation>{start}的工人从{island}开始</translation>
    </message>
    <message>
        <source>Begin with a floor on {island}</source>
        <translation>开局在{island}有一层</translation>
    </message>
    <message>
        <source>The recruit goes to {island}</source>
        <translation>新工人去{island}</translation>
    </message>
    <message>
        <source>A worker crosses from {origin} to {destination}</source>
        <translation>一名工人从{origin}过桥到{destination}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>花 {coins}加建第二层</translation>
    </message>
    <message>
        <source>Nobody else crosses</source>
        <translation>没有人再过桥</translation>
    </message>
    <message>
        <source>No more movements</source>
        <translation>不再移动</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>不建第二层</translation>
    </message>
    <message>
        <source>Leave out the main action, none is possible</source>
        <translation>跳过主行动，没有可做的</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
</context>
<context>
    <name>FireflyEndWords</name>
    <message numerus="yes">
        <source>%n festival(s)</source>
        <translation>
            <numerusform>%n 次庆典</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n 个目标</numerusform>
        </translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>终局时</translation>
    </message>
    <message>
        <source>{number} ×, kept</source>
        <translation>{number} ×，仍持有</translation>
    </message>
    <message>
        <source>taken {number} ×</source>
        <translation>拿了 {number} ×</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>拿过</translation>
    </message>
    <message>
        <source>The last Sōrin was placed by {name}.</source>
        <translation>最后一个相轮由 {name} 放上。</translation>
    </message>
    <message>
        <source>{name} had placed every floor.</source>
        <translation>{name} 放完了所有塔层。</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>所有公共目标都被拿走，最后一个归 {name}。</translation>
    </message>
    <message>
        <source>Nobody built, scored or celebrated any more.</source>
        <translation>没有人再建造、得分或庆祝。</translation>
    </message>
    <message>
        <source>Their coins are equal too: they share the place.</source>
        <translation>金币也相同：并列名次。</translation>
    </message>
    <message>
        <source>More coins decide: {values}.</source>
        <translation>金币多者胜：{values}。</translation>
    </message>
</context>
<context>
    <name>FireflyExplanations</name>
    <message>
        <source>An empty place for a private goal of yours.</source>
        <translation>放你的私人目标的空位。</translation>
    </message>
    <message>
        <source>{a} – {b}: {segments}.</source>
        <translation>{a} – {b}：{segments}。</translation>
    </message>
    <message>
        <source>Ends your turn once its main action is done.</source>
        <translation>主行动完成后，结束你的回合。</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with a worker of yours. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>从有你工人的岛架桥。你还剩 %n 个桥段。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build a floor where you have a worker. %n floor(s) left in your supply.</source>
        <translation>
            <numerusform>在有你工人的地方建一层塔。你还剩 %n 层。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) of workers over bridges. Those of others cost coins.</source>
        <translation>
            <numerusform>工人最多过桥移动 %n 次。走别人的桥要花金币。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what every festival would pay if it were held now.</source>
        <translation>显示现在举办每个庆典会得多少。</translation>
    </message>
    <message>
        <source>Fish: all of yours are placed.</source>
        <translation>鱼：你的都放出去了。</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: one more main action this turn.</source>
        <translation>花 {coins}放一条鱼：这回合多一个主行动。</translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>无人持有。</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>{name} 持有它。</translation>
    </message>
    <message>
        <source>The Crow: take it for {points}.</source>
        <translation>乌鸦：花 {points}拿走它。</translation>
    </message>
    <message>
        <source>{island}: a Start. Any number of workers may stay.</source>
        <translation>{island}：起点。工人数量不限。</translation>
    </message>
    <message>
        <source>{island}. {size} island.</source>
        <translation>{island}。{size}岛。</translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival where floors and bridges suffice, you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>塔层和桥足够、你有工人且没有人棋子比你多之处，可以举办庆典。剩 %n 个相轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>庆典已办过：不能再加塔层。</translation>
    </message>
    <message>
        <source>Each floor brings {reward}.</source>
        <translation>每层带来 {reward}。</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) for each piece.</source>
        <translation>
            <numerusform>庆典：每个棋子 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lack {things}.</source>
        <translation>你缺{things}。</translation>
    </message>
    <message>
        <source>You could hold it: {points}.</source>
        <translation>你可以举办：{points}。</translation>
    </message>
    <message numerus="yes">
        <source>{names} could hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} 可以举办。</numerusform>
        </translation>
    </message>
    <message>
        <source>a worker of yours</source>
        <translation>你的一名工人</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for the majority</source>
        <translation>
            <numerusform>占多数所需的 %n 个棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>a Sōrin</source>
        <translation>一个相轮</translation>
    </message>
    <message>
        <source>{coins}. Left in the supply: {things}.</source>
        <translation>{coins}。剩余储备：{things}。</translation>
    </message>
    <message>
        <source>{goal}: {condition}, {points}. You have {value} of {number}.</source>
        <translation>{goal}：{condition}，{points}。你有 {value}/{number}。</translation>
    </message>
    <message>
        <source>{goal}: all cards are taken.</source>
        <translation>{goal}：所有卡都被拿走了。</translation>
    </message>
    <message numerus="yes">
        <source>{goal}: {condition}, {points}. %n card(s) left.</source>
        <translation>
            <numerusform>{goal}：{condition}，{points}。剩 %n 张卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {value} of {number}.</source>
        <translation>你有 {value}/{number}。</translation>
    </message>
    <message>
        <source>Bridge of {name} between {a} and {b}: {segments}.</source>
        <translation>{name} 的桥，在{a}和{b}之间：{segments}。</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival takes one.</source>
        <translation>
            <numerusform>剩 %n 个相轮：每次庆典用一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>还有 %n 个私人目标可抽。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it brings {reward}.</source>
        <translation>第一座跨过它的桥带来 {reward}。</translation>
    </message>
</context>
<context>
    <name>FireflyHints</name>
    <message>
        <source>Build a bridge from {a} to {b}, {coins}.</source>
        <translation>从{a}架桥到{b}，{coins}。</translation>
    </message>
    <message>
        <source>Build a floor on {island}.</source>
        <translation>在{island}建一层。</translation>
    </message>
    <message>
        <source>Hold a festival on {island}.</source>
        <translation>在{island}举办庆典。</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination}.</source>
        <translation>从{origin}移动到{destination}。</translation>
    </message>
    <message>
        <source>Move from {origin} to {destination} for {coins}.</source>
        <translation>从{origin}移动到{destination}，花 {coins}。</translation>
    </message>
    <message>
        <source>Claim {goal}.</source>
        <translation>领取{goal}。</translation>
    </message>
    <message>
        <source>Reveal your goal “{goal}”.</source>
        <translation>公开你的目标“{goal}”。</translation>
    </message>
    <message>
        <source>Take the Crow, and coins.</source>
        <translation>拿乌鸦，要金币。</translation>
    </message>
    <message>
        <source>Take the Crow, and workers.</source>
        <translation>拿乌鸦，要工人。</translation>
    </message>
    <message>
        <source>Place a fish for {coins} and act once more.</source>
        <translation>花 {coins}放一条鱼，再行动一次。</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>保留{power}：{rule}</translation>
    </message>
    <message>
        <source>Begin on {island}.</source>
        <translation>从{island}开始。</translation>
    </message>
    <message>
        <source>Put the recruit on {island}.</source>
        <translation>把新工人放在{island}。</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>付费建第二层。</translation>
    </message>
    <message>
        <source>Let the others stay.</source>
        <translation>让其他人留下。</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>让工人留在原地。</translation>
    </message>
    <message>
        <source>Save the coins.</source>
        <translation>省下金币。</translation>
    </message>
    <message>
        <source>No main action is possible: leave it out.</source>
        <translation>没有可做的主行动：跳过。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>结束回合。</translation>
    </message>
    <message>
        <source>It brings {gains}.</source>
        <translation>它带来 {gains}。</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>然后你可以领取{goals}。</translation>
    </message>
    <message>
        <source>Then a festival on {islands} is possible.</source>
        <translation>然后可以在{islands}举办庆典。</translation>
    </message>
    <message>
        <source>Then you can build on {island}.</source>
        <translation>然后你可以在{island}建造。</translation>
    </message>
    <message>
        <source>Your chain grows to {islands}.</source>
        <translation>你的岛链增长到 {islands}。</translation>
    </message>
</context>
<context>
    <name>FireflyKeys</name>
    <message>
        <source>Build a bridge</source>
        <translation>架桥</translation>
    </message>
    <message>
        <source>Move workers</source>
        <translation>移动工人</translation>
    </message>
    <message>
        <source>Build a floor of a pagoda</source>
        <translation>建一层宝塔</translation>
    </message>
    <message>
        <source>Hold a festival</source>
        <translation>举办庆典</translation>
    </message>
    <message>
        <source>Take the Crow</source>
        <translation>拿乌鸦</translation>
    </message>
    <message>
        <source>Place a lucky fish</source>
        <translation>放一条幸运鱼</translation>
    </message>
    <message>
        <source>Done, or end the turn</source>
        <translation>完成，或结束回合</translation>
    </message>
    <message>
        <source>Who leads, who would score what</source>
        <translation>谁领先，谁会得多少</translation>
    </message>
    <message>
        <source>Other ways for a worker</source>
        <translation>工人的其他路线</translation>
    </message>
</context>
<context>
    <name>FireflyLabels</name>
    <message>
        <source>only {0} sees them</source>
        <translation>只有 {0} 能看</translation>
    </message>
    <message>
        <source>{0} of 6</source>
        <translation>{0}/6</translation>
    </message>
    <message>
        <source>chain {0}</source>
        <translation>岛链 {0}</translation>
    </message>
    <message>
        <source>chain {0}: +{1}</source>
        <translation>岛链 {0}：+{1}</translation>
    </message>
    <message>
        <source>{0} at end</source>
        <translation>终局 {0}</translation>
    </message>
    <message numerus="yes">
        <source>If the game ended now: %n point(s)</source>
        <translation>
            <numerusform>若现在结束：%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>目前 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain of {0} islands: +{1}</source>
        <translation>{0} 座岛的岛链：+{1}</translation>
    </message>
    <message>
        <source>Longest chain: +{0}</source>
        <translation>最长岛链：+{0}</translation>
    </message>
    <message>
        <source>The Crow: {0}</source>
        <translation>乌鸦：{0}</translation>
    </message>
    <message>
        <source>Chains at the end, by islands: {0}. The longest: +{1}.</source>
        <translation>终局岛链，按岛数：{0}。最长的：+{1}。</translation>
    </message>
    <message>
        <source>It pays {0} coins at the start of each turn, and costs whoever holds it at the end {1} points.</source>
        <translation>每回合开始给 {0} 枚金币，终局时持有者失去 {1} 分。</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>移动 {0}</translation>
    </message>
    <message>
        <source>Claim {0}: +{1}</source>
        <translation>领取{0}：+{1}</translation>
    </message>
    <message>
        <source>−{0} points</source>
        <translation>−{0} 分</translation>
    </message>
    <message>
        <source>{0} festival</source>
        <translation>{0}庆典</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n Sōrin left</source>
        <translation>
            <numerusform>快结束了：剩 %n 个相轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: {name}, %n floor(s) left</source>
        <translation>
            <numerusform>快结束了：{name} 剩 %n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n goal(s) left</source>
        <translation>
            <numerusform>快结束了：剩 %n 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n quiet turn(s) left</source>
        <translation>
            <numerusform>快结束了：剩 %n 个平静回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lane(s)</source>
        <translation>
            <numerusform>%n 条水道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n 个位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n 名工人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n 座岛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>movements</comment>
        <translation>
            <numerusform>剩 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 枚金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s) missing</source>
        <translation>
            <numerusform>缺 %n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s) missing</source>
        <translation>
            <numerusform>缺 %n 座桥</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) missing</source>
        <translation>
            <numerusform>缺 %n 个棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s)</source>
        <translation>
            <numerusform>拿 %n 枚金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker(s)</source>
        <translation>
            <numerusform>拿%n个工人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build it for %n coin(s)</source>
        <translation>
            <numerusform>花 %n 枚金币建造</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} 可以举办</numerusform>
        </translation>
    </message>
    <message>
        <source>Bridges of {name}: {coins}</source>
        <translation>{name} 的桥：{coins}</translation>
    </message>
    <message>
        <source>Bridges of {name}: free</source>
        <translation>{name} 的桥：免费</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: {coins}</source>
        <translation>两名，{name} 的桥：{coins}</translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>你的私人目标</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>现在不行</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已做</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>after a main action</source>
        <translation>在主行动之后</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>points of an island</comment>
        <translation>每个棋子</translation>
    </message>
    <message>
        <source>a floor</source>
        <comment>reward of an island</comment>
        <translation>每层</translation>
    </message>
    <message>
        <source>needed</source>
        <comment>floors, for a festival</comment>
        <translation>需要</translation>
    </message>
    <message>
        <source>End the turn without it</source>
        <translation>不领取，结束回合</translation>
    </message>
    <message>
        <source>You can still claim a goal.</source>
        <translation>你还可以领取一个目标。</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>没有工人了</translation>
    </message>
    <message>
        <source>What does the Crow give you?</source>
        <translation>乌鸦给你什么？</translation>
    </message>
    <message>
        <source>Two, bridges of {name}: free</source>
        <translation>两名，{name} 的桥：免费</translation>
    </message>
    <message>
        <source>Over the water: {coins}</source>
        <translation>走水路：{coins}</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>做什么</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Scores and stocks</source>
        <translation>分数和储备</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>The lake</source>
        <translation>湖</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Festivals</source>
        <translation>庆典</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>公共目标</translation>
    </message>
    <message>
        <source>all taken</source>
        <translation>全被拿走</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>工人</translation>
    </message>
    <message>
        <source>floors</source>
        <translation>塔层</translation>
    </message>
    <message>
        <source>bridges</source>
        <translation>桥</translation>
    </message>
    <message>
        <source>secret power</source>
        <translation>秘密能力</translation>
    </message>
    <message>
        <source>The game ends with this turn</source>
        <translation>游戏在这个回合后结束</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>架桥</translation>
    </message>
    <message>
        <source>Pagoda</source>
        <translation>宝塔</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>庆典</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Crow</source>
        <translation>乌鸦</translation>
    </message>
    <message>
        <source>you hold it</source>
        <translation>在你手上</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>all placed</source>
        <translation>全放出去了</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Festivals now</source>
        <translation>当前庆典</translation>
    </message>
    <message>
        <source>no worker of yours</source>
        <translation>没有你的工人</translation>
    </message>
    <message>
        <source>no Sōrin left</source>
        <translation>没有相轮了</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>还没有人能举办</translation>
    </message>
    <message>
        <source>Which way?</source>
        <translation>走哪条路？</translation>
    </message>
    <message>
        <source>A second floor?</source>
        <translation>建第二层？</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>先不要</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>保留这个</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>放回去</translation>
    </message>
    <message>
        <source>choose another way</source>
        <translation>换一条路</translation>
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
        <translation>{name} 结束了回合。</translation>
    </message>
    <message>
        <source>+1 worker on {island}</source>
        <translation>+1 名工人在{island}</translation>
    </message>
    <message>
        <source>a worker is lost</source>
        <translation>失去一名工人</translation>
    </message>
    <message>
        <source>a private goal</source>
        <translation>一个私人目标</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>一个私人目标（{condition}）</translation>
    </message>
    <message>
        <source>no private goal is left</source>
        <translation>没有私人目标了</translation>
    </message>
    <message>
        <source>The power of {name} brings +{gained}.</source>
        <translation>{name} 的能力带来 +{gained}。</translation>
    </message>
    <message>
        <source>The Crow brings {name} +{coins}.</source>
        <translation>乌鸦给 {name} 带来 +{coins}。</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} 在{island}举办了庆典。</translation>
    </message>
    <message>
        <source>Fish go back to {names}.</source>
        <translation>鱼回到 {names} 手中。</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points}：{pieces}</translation>
    </message>
    <message>
        <source>Fireflies bring {name} +{points}: {here} there, {beside} next door.</source>
        <translation>萤火虫给 {name} 带来 +{points}：岛上 {here}，邻岛 {beside}。</translation>
    </message>
    <message>
        <source>{name} let a worker cross from {origin} to {destination}</source>
        <translation>{name} 让一名工人从{origin}过桥到{destination}</translation>
    </message>
    <message>
        <source>{name} ferried a worker from {origin} to {destination} for {coins}</source>
        <translation>{name} 花 {coins}把一名工人从{origin}渡到{destination}</translation>
    </message>
    <message>
        <source>{name} built floor {height} on {island}</source>
        <translation>{name} 在{island}建了第 {height} 层</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} 花 {coins}在{island}加建第 {height} 层</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} free of charge</source>
        <translation>{name} 免费从{a}架桥到{b}</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for {coins}</source>
        <translation>{name} 花 {coins}从{a}架桥到{b}</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination}</source>
        <translation>{name} 把 {workers}从{origin}移到{destination}</translation>
    </message>
    <message>
        <source>{name} moved {workers} from {origin} to {destination} and paid {owner} {coins}</source>
        <translation>{name} 把 {workers}从{origin}移到{destination}，付给 {owner} {coins}</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow</source>
        <translation>{name} 花 {points}拿了乌鸦</translation>
    </message>
    <message>
        <source>{name} paid {points} and took the Crow from {holder}</source>
        <translation>{name} 花 {points}从 {holder} 那里拿了乌鸦</translation>
    </message>
    <message>
        <source>{name} claimed {goal} ({condition}): +{points}</source>
        <translation>{name} 领取{goal}（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} 公开一个私人目标（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>{name} was dealt {goals} more.</source>
        <translation>{name} 又得到 {goals}。</translation>
    </message>
    <message>
        <source>A worker of {name} begins on {island}.</source>
        <translation>{name} 的一名工人从{island}开始。</translation>
    </message>
    <message>
        <source>{name} begins with a floor on {island}.</source>
        <translation>{name} 开局在{island}有一层。</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: one more main action.</source>
        <translation>{name} 花 {coins}放了一条幸运鱼：多一个主行动。</translation>
    </message>
    <message>
        <source>No main action was possible for {name}.</source>
        <translation>{name} 没有可做的主行动。</translation>
    </message>
    <message>
        <source>{name} left it at that.</source>
        <translation>{name} 到此为止。</translation>
    </message>
    <message>
        <source>{name} has chosen a power.</source>
        <translation>{name} 选好了能力。</translation>
    </message>
    <message>
        <source>{name} has chosen {power}.</source>
        <translation>{name} 选择了{power}。</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} 有{power}：{rule}</translation>
    </message>
    <message>
        <source>All powers are shown.</source>
        <translation>所有能力都公开了。</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends with this turn.</source>
        <translation>最后一个相轮已放上：游戏在这个回合后结束。</translation>
    </message>
    <message>
        <source>{name} has placed the last floor: the game ends with this turn.</source>
        <translation>{name} 放了最后一层：游戏在这个回合后结束。</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends with this turn.</source>
        <translation>所有公共目标都被拿走：游戏在这个回合后结束。</translation>
    </message>
    <message>
        <source>Nobody builds or scores any more: the game ends with this turn.</source>
        <translation>没有人再建造或得分：游戏在这个回合后结束。</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>乌鸦让 {name} 失去 {points}。</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} 有 {islands}的岛链：+{points}。</translation>
    </message>
    <message>
        <source>The longest chain brings {name} +{points}.</source>
        <translation>最长岛链给 {name} 带来 +{points}。</translation>
    </message>
</context>
<context>
    <name>FireflyNames</name>
    <message>
        <source>Sunrise Landing</source>
        <translation>日出码头</translation>
    </message>
    <message>
        <source>Sunset Landing</source>
        <translation>日落码头</translation>
    </message>
    <message>
        <source>Reed</source>
        <comment>island</comment>
        <translation>芦苇</translation>
    </message>
    <message>
        <source>Pebble</source>
        <comment>island</comment>
        <translation>卵石</translation>
    </message>
    <message>
        <source>Heron</source>
        <comment>island</comment>
        <translation>苍鹭</translation>
    </message>
    <message>
        <source>Sparrow</source>
        <comment>island</comment>
        <translation>麻雀</translation>
    </message>
    <message>
        <source>Minnow</source>
        <comment>island</comment>
        <translation>鲦鱼</translation>
    </message>
    <message>
        <source>Fern</source>
        <comment>island</comment>
        <translation>蕨叶</translation>
    </message>
    <message>
        <source>Willow</source>
        <comment>island</comment>
        <translation>垂柳</translation>
    </message>
    <message>
        <source>Lotus</source>
        <comment>island</comment>
        <translation>莲花</translation>
    </message>
    <message>
        <source>Maple</source>
        <comment>island</comment>
        <translation>红枫</translation>
    </message>
    <message>
        <source>Plum</source>
        <comment>island</comment>
        <translation>梅花</translation>
    </message>
    <message>
        <source>Carp</source>
        <comment>island</comment>
        <translation>锦鲤</translation>
    </message>
    <message>
        <source>Crane</source>
        <comment>island</comment>
        <translation>仙鹤</translation>
    </message>
    <message>
        <source>Cedar</source>
        <comment>island</comment>
        <translation>雪松</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>island</comment>
        <translation>神龙</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <comment>island</comment>
        <translation>凤凰</translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>island</comment>
        <translation>明月</translation>
    </message>
    <message>
        <source>Sunrise</source>
        <translation>日出</translation>
    </message>
    <message>
        <source>Sunset</source>
        <translation>日落</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>island</comment>
        <translation>小型</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>island</comment>
        <translation>中型</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>island</comment>
        <translation>大型</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n 枚金币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n 名工人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge(s)</source>
        <translation>
            <numerusform>%n 座桥</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n 个桥段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n 个棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%n 座岛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s)</source>
        <translation>
            <numerusform>%n 个私人目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n 条鱼</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FireflyOptions</name>
    <message>
        <source>{number} islands</source>
        <translation>{number} 座岛</translation>
    </message>
    <message>
        <source>{number} Sōrin</source>
        <translation>{number} 个相轮</translation>
    </message>
    <message>
        <source>about {number} minutes</source>
        <translation>约 {number} 分钟</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>Briar</source>
        <translation>蔷薇</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>青艾</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>星火</translation>
    </message>
    <message>
        <source>Ivy</source>
        <translation>常春</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>榛子</translation>
    </message>
    <message>
        <source>Rowan</source>
        <translation>花楸</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>岛屿</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>可变</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather on the islands, and hold festivals where you have most.</source>
        <translation>架桥建塔，聚到岛上，在你棋子最多的地方举办庆典。</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>Coins to begin with</source>
        <translation>起始金币</translation>
    </message>
    <message>
        <source>More for later players</source>
        <translation>后手更多</translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>人人相同</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>公共目标</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>Power of player {number}</source>
        <translation>玩家 {number} 的能力</translation>
    </message>
    <message>
        <source>Other powers for everybody, by lot</source>
        <translation>给每人重新抽能力</translation>
    </message>
    <message>
        <source>All islands lie by lot, the Starts too.</source>
        <translation>所有岛随机摆放，起点也是。</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>先手随机决定，回合按顺时针进行。</translation>
    </message>
    <message>
        <source>The Starts lie in opposite corners, the rest by lot.</source>
        <translation>两个起点在对角，其余随机。</translation>
    </message>
    <message>
        <source>{number} of {all}, by lot</source>
        <translation>{all} 选 {number}，抽签</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>从 {all} 个中选 {number} 个</translation>
    </message>
    <message>
        <source>Everybody gets two powers and keeps one of them in secret.</source>
        <translation>每人得到两个能力，秘密保留其中一个。</translation>
    </message>
    <message>
        <source>Everybody plays by the same rules: best for a first game.</source>
        <translation>人人规则相同：最适合第一局。</translation>
    </message>
    <message>
        <source>Festivals need, islands hold:</source>
        <translation>庆典所需，岛屿容量：</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}岛：%n 层，{workers} 名工人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) of public goals.</source>
        <translation>
            <numerusform>再选 %n 种公共目标。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) of public goals fewer.</source>
        <translation>
            <numerusform>少选 %n 种公共目标。</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal}, {counted}: {steps} points</source>
        <translation>{goal}，{counted}：{steps} 分</translation>
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
        <translation>让别人少得分</translation>
    </message>
    <message>
        <source>who is ahead when the game ends</source>
        <translation>终局时谁领先</translation>
    </message>
    <message>
        <source>a festival within reach</source>
        <translation>即将可办的庆典</translation>
    </message>
    <message>
        <source>a longer chain</source>
        <translation>更长的岛链</translation>
    </message>
    <message>
        <source>coins, bridges and workers at hand</source>
        <translation>手头的金币、桥和工人</translation>
    </message>
    <message>
        <source>a goal within reach</source>
        <translation>即将达成的目标</translation>
    </message>
    <message>
        <source>actions that are still left</source>
        <translation>还剩下的行动</translation>
    </message>
    <message>
        <source>private goals</source>
        <translation>私人目标</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First everyone chooses a power.</source>
        <translation>先由每个人选择能力。</translation>
    </message>
    <message>
        <source>First choose where the worker begins.</source>
        <translation>先选择工人从哪里开始。</translation>
    </message>
    <message>
        <source>First choose where your floor stands.</source>
        <translation>先选择你的第一层建在哪里。</translation>
    </message>
    <message>
        <source>First put the recruited worker on an island.</source>
        <translation>先把招募的工人放到岛上。</translation>
    </message>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>先完成过新桥。</translation>
    </message>
    <message>
        <source>First finish your movements.</source>
        <translation>先完成你的移动。</translation>
    </message>
    <message>
        <source>A worker stands on a full island and must go on from there.</source>
        <translation>有工人站在满员的岛上，必须从那里继续走。</translation>
    </message>
    <message>
        <source>First decide about the second storey.</source>
        <translation>先决定是否建第二层。</translation>
    </message>
    <message>
        <source>A turn needs its main action.</source>
        <translation>回合必须有主行动。</translation>
    </message>
    <message>
        <source>Your main action is done; a lucky fish brings another one.</source>
        <translation>你的主行动已经做了；幸运鱼能再带来一个。</translation>
    </message>
    <message>
        <source>Only one secondary action is done in a turn.</source>
        <translation>每回合只能做一个副行动。</translation>
    </message>
    <message>
        <source>A main action is possible, so it cannot be left out.</source>
        <translation>有主行动可做，所以不能跳过。</translation>
    </message>
    <message>
        <source>There is nothing to finish now.</source>
        <translation>现在没有要完成的。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>A bridge stands there already.</source>
        <translation>那里已经有桥了。</translation>
    </message>
    <message>
        <source>Another bridge lies across this lane.</source>
        <translation>另一座桥横跨这条水道。</translation>
    </message>
    <message>
        <source>A bridge needs a worker of yours on one of its ends.</source>
        <translation>桥的一端必须有你的工人。</translation>
    </message>
    <message>
        <source>Workers move one by one.</source>
        <translation>工人要一个一个移动。</translation>
    </message>
    <message>
        <source>That is no island of this board.</source>
        <translation>这张版图上没有那座岛。</translation>
    </message>
    <message>
        <source>You have no worker there to move.</source>
        <translation>你在那里没有可移动的工人。</translation>
    </message>
    <message>
        <source>A movement goes over bridges that all belong to one player.</source>
        <translation>一次移动只能走同一位玩家的桥。</translation>
    </message>
    <message>
        <source>That island is full: workers may pass but not stay.</source>
        <translation>那座岛满了：工人可以路过，不能停留。</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>这座桥需要 %n 个桥段；你只剩 {1} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>No straight lane leads from one to the other.</source>
        <translation>两座岛之间没有笔直的水道。</translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>这座桥要 %n 枚金币；你有 {1} 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>过桥费是 %n 枚金币；你有 {1} 枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move over bridges.</source>
        <translation>工人要从桥上走。</translation>
    </message>
    <message>
        <source>Only one movement a turn crosses an empty lane.</source>
        <translation>每回合只有一次移动能渡过空水道。</translation>
    </message>
    <message>
        <source>That lane is not empty.</source>
        <translation>那条水道不是空的。</translation>
    </message>
    <message>
        <source>A ferry crosses {0} cells at most.</source>
        <translation>渡船最多过 {0} 格。</translation>
    </message>
    <message>
        <source>You cannot pay for the ferry.</source>
        <translation>你付不起渡船费。</translation>
    </message>
    <message>
        <source>No pagoda is built on a Start.</source>
        <translation>起点不能建宝塔。</translation>
    </message>
    <message>
        <source>A Sōrin seals this pagoda.</source>
        <translation>这座宝塔已被相轮封顶。</translation>
    </message>
    <message>
        <source>A pagoda has {0} floors at most.</source>
        <translation>宝塔最多 {0} 层。</translation>
    </message>
    <message>
        <source>You have no floor left.</source>
        <translation>你没有塔层了。</translation>
    </message>
    <message>
        <source>A floor needs a worker of yours on the island.</source>
        <translation>建塔层需要你的一名工人在岛上。</translation>
    </message>
    <message>
        <source>No festival is held on a Start.</source>
        <translation>起点不能举办庆典。</translation>
    </message>
    <message>
        <source>A festival was held here already.</source>
        <translation>这里已经办过庆典了。</translation>
    </message>
    <message>
        <source>No Sōrin is left.</source>
        <translation>没有相轮了。</translation>
    </message>
    <message>
        <source>Floors missing for a festival here: {0}.</source>
        <translation>在这里办庆典还缺塔层：{0}。</translation>
    </message>
    <message>
        <source>Bridges missing at this island for a festival: {0}.</source>
        <translation>在这座岛办庆典还缺桥：{0}。</translation>
    </message>
    <message>
        <source>A festival needs a worker of yours on the island.</source>
        <translation>庆典需要你的一名工人在岛上。</translation>
    </message>
    <message>
        <source>Pieces you lack there for the majority: {0}.</source>
        <translation>你在那里占多数还缺棋子：{0}。</translation>
    </message>
    <message>
        <source>That goal is not in play.</source>
        <translation>那个目标不在游戏中。</translation>
    </message>
    <message>
        <source>All cards of that goal are taken.</source>
        <translation>那个目标的卡都被拿走了。</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>那个目标需要 {0}；你有 {1}。</translation>
    </message>
    <message>
        <source>That goal is not in your hand.</source>
        <translation>那个目标不在你手中。</translation>
    </message>
    <message>
        <source>You hold the Crow already.</source>
        <translation>乌鸦已经在你手上了。</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>乌鸦要花 {0} 分；你有 {1} 分。</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>你的鱼都放出去了。</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>你的下一条鱼要 %n 枚金币；你有 {1} 枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Powers are chosen before the first turn.</source>
        <translation>能力在第一个回合之前选择。</translation>
    </message>
    <message>
        <source>That power was not dealt to you.</source>
        <translation>那个能力没有分给你。</translation>
    </message>
    <message>
        <source>There is no worker to recruit now.</source>
        <translation>现在没有工人可招募。</translation>
    </message>
    <message>
        <source>The recruit cannot stand there.</source>
        <translation>新工人不能站在那里。</translation>
    </message>
    <message>
        <source>Workers cross free of charge only when a bridge is built.</source>
        <translation>只有刚架好桥时工人才能免费过桥。</translation>
    </message>
    <message>
        <source>No worker of yours can cross the new bridge that way.</source>
        <translation>你没有工人能那样走过新桥。</translation>
    </message>
    <message>
        <source>There is no second storey to build now.</source>
        <translation>现在没有第二层可建。</translation>
    </message>
    <message>
        <source>That is decided before the first turn, if at all.</source>
        <translation>那只能在第一个回合之前决定。</translation>
    </message>
</context>
<context>
    <name>FireflyScores</name>
    <message>
        <source>Festivals</source>
        <translation>庆典</translation>
    </message>
    <message>
        <source>Fireflies</source>
        <translation>萤火虫</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>公共目标</translation>
    </message>
    <message>
        <source>Private goals</source>
        <translation>私人目标</translation>
    </message>
    <message>
        <source>Goals reached, not claimed</source>
        <translation>已达成未领取的目标</translation>
    </message>
    <message>
        <source>Goals not reached</source>
        <translation>未达成的目标</translation>
    </message>
    <message>
        <source>Water rewards</source>
        <translation>水面奖励</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>The Crow</source>
        <translation>乌鸦</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>岛链</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>最长岛链</translation>
    </message>
    <message>
        <source>value × own pieces</source>
        <translation>价值 × 自己的棋子</translation>
    </message>
    <message>
        <source>workers at own festivals</source>
        <translation>自办庆典上的工人</translation>
    </message>
    <message>
        <source>cards taken</source>
        <translation>拿到的卡</translation>
    </message>
    <message>
        <source>cards revealed</source>
        <translation>公开的卡</translation>
    </message>
    <message>
        <source>private until now</source>
        <translation>一直保密</translation>
    </message>
    <message>
        <source>stars under bridges</source>
        <translation>桥下的星星</translation>
    </message>
    <message>
        <source>what it brought</source>
        <translation>它带来的</translation>
    </message>
    <message>
        <source>paid, and at the end</source>
        <translation>付出的和终局的</translation>
    </message>
    <message>
        <source>islands on one path</source>
        <translation>一条路上的岛</translation>
    </message>
    <message>
        <source>of all players</source>
        <translation>所有玩家中</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>Every piece of yours on the island scored: also where somebody else holds the festival.</source>
        <translation>你在岛上的每个棋子都得分了：别人举办庆典时也一样。</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>相轮给岛封顶：不能再建塔层，也不能办第二次庆典。</translation>
    </message>
    <message>
        <source>A private goal: only you see it, and nobody can take it from you.</source>
        <translation>私人目标：只有你看得到，谁也拿不走。</translation>
    </message>
    <message>
        <source>The Crow brings 2 coins a turn, but whoever holds it at the end loses 10 points.</source>
        <translation>乌鸦每回合带来 2 枚金币，但终局时持有者失去 10 分。</translation>
    </message>
    <message>
        <source>The game ends with this turn. Then the chains of islands score.</source>
        <translation>游戏在这个回合后结束。然后岛链计分。</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals while you may, mind the Crow.</source>
        <translation>快结束了：能领的就领，能办庆典就办，当心乌鸦。</translation>
    </message>
    <message>
        <source>You can hold a festival: most points of the game come from them. Look at what each seat would get.</source>
        <translation>你可以举办庆典：游戏的大部分分数都来自庆典。看看每个座位会得多少。</translation>
    </message>
    <message>
        <source>A public goal is reached: claim it before somebody else does, one in each turn.</source>
        <translation>达成了一个公共目标：赶在别人之前领取，每回合一个。</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free: without a worker nothing can be done on an island.</source>
        <translation>你的工人可以免费走过新桥：没有工人，在岛上什么也做不了。</translation>
    </message>
    <message>
        <source>A floor costs nothing, brings the reward of the island, and counts at its festival.</source>
        <translation>塔层不花钱，带来岛的奖励，还在庆典上计分。</translation>
    </message>
    <message>
        <source>Up to three movements. Your own bridges are free, others cost a coin each for their owner.</source>
        <translation>最多三次移动。自己的桥免费，别人的桥每座付主人一枚金币。</translation>
    </message>
    <message>
        <source>Drag from island to island: a bridge costs a coin per piece, and you take what lies on the water.</source>
        <translation>从岛拖到岛：桥每段一枚金币，水面上的东西归你。</translation>
    </message>
    <message>
        <source>A fish buys a second main action. It comes back after a festival at which you have a worker.</source>
        <translation>鱼能换来第二个主行动。在你有工人的庆典之后它会回来。</translation>
    </message>
</context>
<context>
    <name>FireflyTurn</name>
    <message>
        <source>Your power</source>
        <translation>你的能力</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>第一个回合之前</translation>
    </message>
    <message>
        <source>Main action</source>
        <translation>主行动</translation>
    </message>
    <message>
        <source>Secondary action</source>
        <translation>副行动</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>选一个</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>放置新工人</translation>
    </message>
    <message>
        <source>one more, by the fish</source>
        <translation>鱼带来的，再一个</translation>
    </message>
    <message>
        <source>from which island?</source>
        <translation>从哪座岛？</translation>
    </message>
    <message>
        <source>on which island?</source>
        <translation>在哪座岛？</translation>
    </message>
    <message>
        <source>which worker?</source>
        <translation>哪名工人？</translation>
    </message>
    <message>
        <source>to which island?</source>
        <translation>到哪座岛？</translation>
    </message>
    <message>
        <source>on which lane?</source>
        <translation>在哪条水道？</translation>
    </message>
    <message>
        <source>which way?</source>
        <translation>走哪条路？</translation>
    </message>
    <message>
        <source>coins or workers?</source>
        <translation>金币还是工人？</translation>
    </message>
    <message>
        <source>a worker begins elsewhere</source>
        <translation>一名工人从别处开始</translation>
    </message>
    <message>
        <source>your first floor</source>
        <translation>你的第一层</translation>
    </message>
    <message>
        <source>cross the bridge</source>
        <translation>走过桥</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left</source>
        <translation>
            <numerusform>剩 %n 次移动</numerusform>
        </translation>
    </message>
    <message>
        <source>a second floor?</source>
        <translation>建第二层？</translation>
    </message>
    <message>
        <source>bridge built</source>
        <translation>桥已架好</translation>
    </message>
    <message>
        <source>workers moved</source>
        <translation>工人已移动</translation>
    </message>
    <message>
        <source>floor built</source>
        <translation>塔层已建</translation>
    </message>
    <message>
        <source>festival held</source>
        <translation>庆典已办</translation>
    </message>
    <message>
        <source>none possible</source>
        <translation>没有可做的</translation>
    </message>
    <message>
        <source>goal claimed</source>
        <translation>目标已领取</translation>
    </message>
    <message>
        <source>Crow taken</source>
        <translation>乌鸦已拿</translation>
    </message>
    <message>
        <source>fish placed</source>
        <translation>鱼已放</translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>之前或之后</translation>
    </message>
    <message>
        <source>after that</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>还没有可做的</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>已跳过</translation>
    </message>
</context>
<context>
    <name>FirstMove</name>
    <message>
        <source>Place a tile: each player gains the lantern on the side facing them. Each match gives you an extra one.</source>
        <translation>放置一块板块：每位玩家获得朝向自己那一边的灯笼。每个匹配再给你一盏。</translation>
    </message>
    <message>
        <source>Return sets of lanterns for points: four of a kind, three pairs or seven different ones. Earlier sets score more.</source>
        <translation>归还成组的灯笼得分：四盏相同、三对或七盏不同。越早的组合分越高。</translation>
    </message>
    <message>
        <source>After the last tile, most points win.</source>
        <translation>最后一块板块之后，分数最高者获胜。</translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>我的第一块板块</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>建造桥，派工人过去，在他们到达的岛上建造塔层。</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>在没有人棋子比你多的地方举办庆典，并领取目标：两者都得分。</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. Most points win.</source>
        <translation>最后一个相轮、最后一个公共目标或第十二个塔层会结束游戏。分数最高者获胜。</translation>
    </message>
    <message>
        <source>My first action</source>
        <translation>我的第一个行动</translation>
    </message>
    <message>
        <source>Shade both areas of a pool to complete it. Launch fireworks on completed pools for points.</source>
        <translation>把一个水池的两个区域都涂满就完成了它。在完成的水池上燃放烟花得分。</translation>
    </message>
    <message>
        <source>Each pool of your second largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>第二大的群每个水池得 1 分。船周围的水池全部完成时，船得 4 分。</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, most points win.</source>
        <translation>最后一个回合和最后一次燃放之后，分数最高者获胜。</translation>
    </message>
    <message>
        <source>My first roll</source>
        <translation>我的第一次掷骰</translation>
    </message>
</context>
<context>
    <name>FirstSheet</name>
    <message>
        <source>What wins</source>
        <translation>怎样获胜</translation>
    </message>
    <message>
        <source>Read it again: F1</source>
        <translation>再读一遍：F1</translation>
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
        <translation>用你的一盏灯笼交换供应区里不同的一盏。</translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>从供应区任选拿一盏灯笼。</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player, your choice.</source>
        <translation>用你的一盏灯笼与另一位玩家不同的一盏互换，由你选择。</translation>
    </message>
    <message>
        <source>Your Dedication this turn may leave out one lantern.</source>
        <translation>这回合你的奉献可以省去一盏灯笼。</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>这回合可以多奉献一次。</translation>
    </message>
    <message>
        <source>Every match this turn brings one more Mooncake.</source>
        <translation>这回合每个匹配多带来一个月饼。</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>奉献之后，拿回你为此归还的一盏灯笼。</translation>
    </message>
    <message>
        <source>At your refill, see the top two tiles, keep one, put the other at the bottom.</source>
        <translation>补充时，看最上面两块板块，留一块，另一块放到最底下。</translation>
    </message>
    <message>
        <source>Before you lay your tile, turn one tile on the table any way you like.</source>
        <translation>放板块之前，任意转动桌上的一块板块。</translation>
    </message>
    <message>
        <source>Skip counting this turn: keep as many lanterns as you have.</source>
        <translation>这回合跳过清点：有多少灯笼都留着。</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one of the Supply.</source>
        <translation>最多交换两盏灯笼，各换供应区里不同的一盏。</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>选择一种灯笼和另一位玩家：你们各得一盏，你先拿。</translation>
    </message>
    <message>
        <source>You also gain the lantern on the far side of the tile you lay.</source>
        <translation>你还获得所放板块对面一边的灯笼。</translation>
    </message>
    <message>
        <source>One touching side that does not match counts as a match.</source>
        <translation>一个接触但不匹配的边算作匹配。</translation>
    </message>
    <message>
        <source>Take a Trixie lantern, which stands for any one in a Dedication.</source>
        <translation>拿一盏 Trixie 灯笼，在奉献中可当作任意一盏。</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you take there score one more.</source>
        <translation>把你的标记放到一个堆上：从那里拿的奉献多得一分。</translation>
    </message>
    <message>
        <source>First gala</source>
        <translation>初次盛会</translation>
    </message>
    <message>
        <source>Night market</source>
        <translation>夜市</translation>
    </message>
    <message>
        <source>Bright sky</source>
        <translation>璀璨夜空</translation>
    </message>
    <message>
        <source>Great vows</source>
        <translation>宏愿</translation>
    </message>
    <message>
        <source>Tile turners</source>
        <translation>板块转转</translation>
    </message>
    <message numerus="yes">
        <source>%n Fireworks tile(s) in your opening hand.</source>
        <translation>
            <numerusform>你的起始手牌有 %n 块烟花板块。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer 从不获得月饼。</translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on a turn on which a Fireworks tile from your hand brings you one.</source>
        <translation>你手中的烟花板块给你带来月饼的回合，Moon Dancer 获得一个月饼。</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>你每获得一个月饼，Moon Dancer 也获得一个。</translation>
    </message>
    <message>
        <source>Moon Dancer gains the lantern opposite you, too.</source>
        <translation>Moon Dancer 也获得你对面那一边的灯笼。</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer begins with %n more of every lantern.</source>
        <translation>
            <numerusform>Moon Dancer 开局时每种灯笼多 %n 盏。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Festival
of Lanterns</source>
        <translation>灯笼
节</translation>
    </message>
    <message>
        <source>1–4 players</source>
        <translation>1–4 人</translation>
    </message>
    <message>
        <source>Night tiles</source>
        <translation>夜晚板块</translation>
    </message>
    <message>
        <source>Place a tile, and everyone gains the lantern they face.</source>
        <translation>放一块板块，每个人获得面对自己的灯笼。</translation>
    </message>
    <message>
        <source>Firefly
Festival</source>
        <translation>萤火虫
节</translation>
    </message>
    <message>
        <source>2–6 players</source>
        <translation>2–6 人</translation>
    </message>
    <message>
        <source>Bridges and pagodas</source>
        <translation>桥与宝塔</translation>
    </message>
    <message>
        <source>Lanterns
Dice</source>
        <translation>灯笼
骰子</translation>
    </message>
    <message>
        <source>Roll and shade</source>
        <translation>掷骰涂色</translation>
    </message>
</context>
<context>
    <name>GameLessons</name>
    <message>
        <source>Play with tips</source>
        <translation>带小贴士玩</translation>
    </message>
    <message>
        <source>against one computer</source>
        <translation>对战一个电脑</translation>
    </message>
    <message>
        <source>{done} of {number} solved</source>
        <translation>已解 {done}/{number}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>再来</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done}/{steps}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
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
        <translation>建筑师</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>枢纽</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>商人</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>高塔</translation>
    </message>
    <message>
        <source>Diversity</source>
        <translation>广布</translation>
    </message>
    <message>
        <source>Ready to Go</source>
        <translation>整装待发</translation>
    </message>
    <message>
        <source>islands with floors</source>
        <translation>有塔层的岛</translation>
    </message>
    <message>
        <source>length of a bridge</source>
        <translation>一座桥的长度</translation>
    </message>
    <message>
        <source>bridges at one island</source>
        <translation>一座岛的桥数</translation>
    </message>
    <message>
        <source>coins you hold</source>
        <translation>持有的金币</translation>
    </message>
    <message>
        <source>floors in two pagodas</source>
        <translation>两座宝塔的层数</translation>
    </message>
    <message>
        <source>islands with workers</source>
        <translation>有工人的岛</translation>
    </message>
    <message>
        <source>workers on the board</source>
        <translation>场上的工人</translation>
    </message>
    <message>
        <source>floors on {number} islands</source>
        <translation>塔层在 {number} 座岛上</translation>
    </message>
    <message>
        <source>a bridge of {number}</source>
        <translation>一座 {number} 段的桥</translation>
    </message>
    <message>
        <source>{number} bridges at one island</source>
        <translation>一座岛有 {number} 座桥</translation>
    </message>
    <message>
        <source>{number} coins</source>
        <translation>{number} 枚金币</translation>
    </message>
    <message>
        <source>{number} floors in two pagodas</source>
        <translation>两座宝塔共 {number} 层</translation>
    </message>
    <message>
        <source>workers on {number} islands</source>
        <translation>工人在 {number} 座岛上</translation>
    </message>
    <message>
        <source>{number} workers on the board</source>
        <translation>场上有 {number} 名工人</translation>
    </message>
    <message>
        <source>{number} Small</source>
        <translation>{number} 座小型岛</translation>
    </message>
    <message>
        <source>{number} Medium</source>
        <translation>{number} 座中型岛</translation>
    </message>
    <message>
        <source>{number} Large</source>
        <translation>{number} 座大型岛</translation>
    </message>
    <message>
        <source>Each size</source>
        <translation>各种大小</translation>
    </message>
    <message>
        <source>From Start to Start</source>
        <translation>起点到起点</translation>
    </message>
    <message>
        <source>Chain of {number}</source>
        <translation>{number} 岛岛链</translation>
    </message>
    <message>
        <source>{number} side by side</source>
        <translation>{number} 桥并排</translation>
    </message>
    <message>
        <source>{number} together</source>
        <translation>{number} 人同岛</translation>
    </message>
    <message>
        <source>{number} alone</source>
        <translation>{number} 岛独占</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>满员</translation>
    </message>
    <message>
        <source>{number} on top</source>
        <translation>{number} 座塔顶</translation>
    </message>
    <message>
        <source>{number} fish</source>
        <translation>{number} 条鱼</translation>
    </message>
    <message>
        <source>{number} sealed</source>
        <translation>{number} 座封顶</translation>
    </message>
    <message>
        <source>{number} bridges</source>
        <translation>{number} 座桥</translation>
    </message>
    <message>
        <source>All away</source>
        <translation>全员出发</translation>
    </message>
    <message>
        <source>Empty purse</source>
        <translation>钱袋空空</translation>
    </message>
    <message>
        <source>floors on {number} Small islands</source>
        <translation>塔层在 {number} 座小型岛上</translation>
    </message>
    <message>
        <source>floors on {number} Medium islands</source>
        <translation>塔层在 {number} 座中型岛上</translation>
    </message>
    <message>
        <source>floors on {number} Large islands</source>
        <translation>塔层在 {number} 座大型岛上</translation>
    </message>
    <message>
        <source>floors on a Small, a Medium and a Large island</source>
        <translation>塔层在小型、中型、大型岛各一座</translation>
    </message>
    <message>
        <source>both Starts joined by own bridges</source>
        <translation>自己的桥连通两个起点</translation>
    </message>
    <message>
        <source>{number} islands on one path of own bridges</source>
        <translation>自己的桥一路连通 {number} 座岛</translation>
    </message>
    <message>
        <source>{number} own bridges between the same two islands</source>
        <translation>同样两座岛之间有 {number} 座自己的桥</translation>
    </message>
    <message>
        <source>{number} own workers on one island that is no Start</source>
        <translation>非起点的一座岛上有 {number} 名自己的工人</translation>
    </message>
    <message>
        <source>{number} islands with own workers only</source>
        <translation>{number} 座岛上只有自己的工人</translation>
    </message>
    <message>
        <source>a worker on an island filled to capacity</source>
        <translation>一名工人在满员的岛上</translation>
    </message>
    <message>
        <source>the top floor of {number} unsealed pagodas</source>
        <translation>{number} 座未封顶宝塔的顶层</translation>
    </message>
    <message>
        <source>{number} fish placed</source>
        <translation>已放 {number} 条鱼</translation>
    </message>
    <message>
        <source>pieces on {number} sealed islands</source>
        <translation>棋子在 {number} 座封顶的岛上</translation>
    </message>
    <message>
        <source>{number} bridges built</source>
        <translation>已建 {number} 座桥</translation>
    </message>
    <message>
        <source>own workers on neither Start</source>
        <translation>两个起点都没有自己的工人</translation>
    </message>
    <message>
        <source>not a single coin left</source>
        <translation>一枚金币也不剩</translation>
    </message>
</context>
<context>
    <name>GuestWords</name>
    <message numerus="yes">
        <source>You need %n more Mooncake(s).</source>
        <translation>
            <numerusform>你还需要 %n 个月饼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the card, or drag Mooncakes onto it.</source>
        <translation>按下卡，或把月饼拖到卡上。</translation>
    </message>
    <message>
        <source>This friend could not help you now.</source>
        <translation>这位好友现在帮不了你。</translation>
    </message>
    <message>
        <source>One friend in a turn, before anything else.</source>
        <translation>每回合一位好友，在其他事之前。</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>本回合已用</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a friend can help</comment>
        <translation>现在</translation>
    </message>
    <message>
        <source>exchange a lantern</source>
        <translation>交换一盏灯笼</translation>
    </message>
    <message>
        <source>take a lantern</source>
        <translation>拿一盏灯笼</translation>
    </message>
    <message>
        <source>swap with a player</source>
        <translation>与玩家互换</translation>
    </message>
    <message>
        <source>dedicate with one less</source>
        <translation>少一盏也能奉献</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>多奉献一次</translation>
    </message>
    <message>
        <source>+1 Mooncake a match</source>
        <translation>每个匹配 +1 月饼</translation>
    </message>
    <message>
        <source>take one back</source>
        <translation>拿回一盏</translation>
    </message>
    <message>
        <source>choose from two tiles</source>
        <translation>两块板块选一</translation>
    </message>
    <message>
        <source>turn a laid tile</source>
        <translation>转动已放的板块</translation>
    </message>
    <message>
        <source>skip counting</source>
        <translation>跳过清点</translation>
    </message>
    <message>
        <source>exchange up to two</source>
        <translation>最多交换两盏</translation>
    </message>
    <message>
        <source>a lantern for two</source>
        <translation>两人各得一盏灯笼</translation>
    </message>
    <message>
        <source>the far side, too</source>
        <translation>对面一边也要</translation>
    </message>
    <message>
        <source>one side matches any</source>
        <translation>一边总能匹配</translation>
    </message>
    <message>
        <source>stands for any</source>
        <translation>可当作任意</translation>
    </message>
    <message>
        <source>+1 point on a stack</source>
        <translation>一个堆 +1 分</translation>
    </message>
    <message>
        <source>now, or later this turn</source>
        <translation>现在，或本回合稍后</translation>
    </message>
    <message>
        <source>now, before your refill</source>
        <translation>现在，在补牌之前</translation>
    </message>
    <message>
        <source>when you place a tile</source>
        <translation>放置板块时</translation>
    </message>
    <message>
        <source>with your Dedication</source>
        <translation>奉献时</translation>
    </message>
    <message>
        <source>for a second Dedication</source>
        <translation>用于第二次奉献</translation>
    </message>
    <message>
        <source>after your Dedication</source>
        <translation>奉献之后</translation>
    </message>
    <message>
        <source>at your refill</source>
        <translation>补充时</translation>
    </message>
    <message>
        <source>before you place a tile</source>
        <translation>放置板块之前</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the laptop to {name}</source>
        <translation>把电脑交给 {name}</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>自你上个回合以来</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>到目前为止</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>这给了你 {gains}。</translation>
    </message>
    <message>
        <source>I am {name}: show me the table</source>
        <translation>我是 {name}：让我看桌面</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>撤销上一步</translation>
    </message>
</context>
<context>
    <name>HerTurn</name>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>轮到 {name}。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>what scores most</source>
        <translation>哪个分最高</translation>
    </message>
    <message>
        <source>Befriend</source>
        <translation>结交</translation>
    </message>
    <message>
        <source>if that helps</source>
        <translation>如果有用</translation>
    </message>
    <message>
        <source>Dedicate</source>
        <translation>奉献</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>最高的</translation>
    </message>
</context>
<context>
    <name>HintControl</name>
    <message>
        <source>Make this move</source>
        <translation>走这一步</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>走这一步</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用了</translation>
    </message>
    <message>
        <source>Put the hint away (Esc)</source>
        <translation>收起提示（Esc）</translation>
    </message>
</context>
<context>
    <name>InstructionLine</name>
    <message>
        <source>Show rule</source>
        <translation>看规则</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>规则怎么说（F1）</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>LastWord</name>
    <message numerus="yes">
        <source>Only %n point(s). The next festival may well be yours.</source>
        <translation>
            <numerusform>只差 %n 分。下一次庆典很可能就是你的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.</source>
        <translation>
            <numerusform>领先你 %n 分。我趁堆还高，早早奉献。你也试试。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By %n point(s)! I looked for one more lantern until the end.</source>
        <translation>
            <numerusform>就差 %n 分！直到最后我都在找再多一盏灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)! The whole lake is shining, and most of the light is yours.</source>
        <translation>
            <numerusform>%n 分！整个湖都在闪耀，大部分光芒属于你。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Show me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Now me</source>
        <translation>我来</translation>
    </message>
    <message>
        <source>Take it back and make the move yourself</source>
        <translation>撤销，然后自己走这一步</translation>
    </message>
    <message>
        <source>See the move</source>
        <translation>看这一步</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>现在就玩</translation>
    </message>
    <message>
        <source>A game with tips against one computer</source>
        <translation>与一个电脑玩家对局，附带提示</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game goes on.</source>
        <translation>看看游戏怎样继续。</translation>
    </message>
    <message>
        <source>That is the move. Take it back, and make it yourself.</source>
        <translation>就是这一步。撤销它，然后自己来。</translation>
    </message>
    <message>
        <source>You will do that soon. First read this, then press Next.</source>
        <translation>你很快就会做到那个。先读这里，再按“下一步”。</translation>
    </message>
    <message>
        <source>That is allowed, but here try what the lesson asks for.</source>
        <translation>那样可以，但在这里试试课程要求的。</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>You can go on with it later (Esc)</source>
        <translation>以后可以接着学（Esc）</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Friend</source>
        <comment>level of Moon Dancer</comment>
        <translation>朋友</translation>
    </message>
    <message>
        <source>Mentor</source>
        <comment>level of Moon Dancer</comment>
        <translation>导师</translation>
    </message>
    <message>
        <source>Princess</source>
        <comment>level of Moon Dancer</comment>
        <translation>公主</translation>
    </message>
    <message>
        <source>Crescent</source>
        <comment>level of Moon Dancer</comment>
        <translation>月牙</translation>
    </message>
    <message>
        <source>Half Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>半月</translation>
    </message>
    <message>
        <source>Full Moon</source>
        <comment>level of Moon Dancer</comment>
        <translation>满月</translation>
    </message>
    <message>
        <source>{level} · ours</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · 我们的</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{games} 局胜 {wins} 局</translation>
    </message>
    <message>
        <source>Leads, game by game: {numbers}</source>
        <translation>逐局领先：{numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>还没玩过。</translation>
    </message>
    <message>
        <source>Best lead</source>
        <translation>最大领先</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>当前连胜</translation>
    </message>
    <message>
        <source>Most in a row</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>挑战{level}</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>First Lantern</source>
        <translation>初灯</translation>
    </message>
    <message>
        <source>Visitor</source>
        <translation>访客</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>邻居</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>同伴</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>朋友</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>向导</translation>
    </message>
    <message>
        <source>Artisan</source>
        <translation>工匠</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Grand Master</source>
        <translation>宗师</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>{level}, builder</source>
        <translation>{level}，建设型</translation>
    </message>
    <message>
        <source>{level}, collector</source>
        <translation>{level}，收集型</translation>
    </message>
    <message>
        <source>{level}, spoiler</source>
        <translation>{level}，阻挠型</translation>
    </message>
    <message>
        <source>Likes points now, and overlooks good moves.</source>
        <translation>喜欢眼前的分，会漏看好棋。</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves, and often takes a lesser one.</source>
        <translation>会漏看将近一半的走法，常选较差的一手。</translation>
    </message>
    <message>
        <source>Overlooks some moves, and often picks one that is nearly as good.</source>
        <translation>会漏看一些走法，常选差不多好的一手。</translation>
    </message>
    <message>
        <source>Overlooks little, and often picks a move that is nearly as good.</source>
        <translation>很少漏看，常选差不多好的一手。</translation>
    </message>
    <message>
        <source>Overlooks nothing, and sometimes picks a move that is nearly as good.</source>
        <translation>不漏看，有时选差不多好的一手。</translation>
    </message>
    <message>
        <source>Takes what looks best at once.</source>
        <translation>拿一眼看上去最好的。</translation>
    </message>
    <message>
        <source>Looks a little ahead with two moves.</source>
        <translation>对两手棋稍微往后想。</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>对最好的几手棋往后想。</translation>
    </message>
    <message>
        <source>Looks ahead, for up to two seconds.</source>
        <translation>会往后想，最多两秒。</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>往后想的仔细程度是大师的四倍。</translation>
    </message>
    <message>
        <source>Builds for later rounds.</source>
        <translation>为以后的轮次打基础。</translation>
    </message>
    <message>
        <source>Likes to have plenty in store.</source>
        <translation>喜欢多存一些。</translation>
    </message>
    <message>
        <source>Leaves the others as little as it can.</source>
        <translation>尽量少留给别人。</translation>
    </message>
    <message>
        <source>Wins {won} of 100 games for two against {level}, give or take {reach}.</source>
        <translation>两人游戏100局中对{level}能赢{won}局，误差±{reach}。</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>What this program is made of</source>
        <translation>本程序由什么组成</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>组成部分</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The list of licences is missing. Please install again.</source>
        <translation>缺少许可证列表。请重新安装。</translation>
    </message>
    <message>
        <source>{name} is contained in {other}. Its licence: {licence}.</source>
        <translation>{name} 包含在 {other} 中。其许可证：{licence}。</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some}和{last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some}或{last}</translation>
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
        <translation>经过</translation>
    </message>
    <message>
        <source>Undo ends here</source>
        <translation>撤销到此为止</translation>
    </message>
</context>
<context>
    <name>LookBackMark</name>
    <message>
        <source>you played</source>
        <translation>你走的</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>从这里试</translation>
    </message>
    <message>
        <source>In a new game, which is practice</source>
        <translation>在新局里，算作练习</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>回到游戏（Esc）</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Where each lead came from</source>
        <translation>每份领先从何而来</translation>
    </message>
    <message>
        <source>Luck is what rolls and tiles brought, against the average of other rolls and tiles. Mistakes are what the coach is sure of; only people’s turns are looked at. The rest is what nobody could see coming.</source>
        <translation>运气是掷骰和板块带来的，与其他掷骰和板块的平均值相比。失误是教练确信的那些，只看真人的回合。其余的是谁也料想不到的。</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>the rest</source>
        <translation>其余</translation>
    </message>
    <message>
        <source>Luckiest for {name}</source>
        <translation>{name} 最幸运的</translation>
    </message>
    <message>
        <source>Unluckiest for {name}</source>
        <translation>{name} 最不走运的</translation>
    </message>
    <message>
        <source>Step {number}: {luck}</source>
        <translation>第 {number} 步：{luck}</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>看看当时的桌面</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved: please close the window and start it again.</source>
        <translation>Festival Desktop 在打开期间被更新了。你的游戏已保存：请关闭窗口并重新启动。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>MedalWords</name>
    <message>
        <source>Bronze</source>
        <translation>铜牌</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>银牌</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金牌</translation>
    </message>
    <message>
        <source>{medal} from {number} points</source>
        <translation>{medal}：{number} 分起</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to bronze</source>
        <translation>
            <numerusform>离铜牌还差 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to silver</source>
        <translation>
            <numerusform>离银牌还差 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to gold</source>
        <translation>
            <numerusform>离金牌还差 %n 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message numerus="yes">
        <source>And %n more file(s).</source>
        <translation>
            <numerusform>还有 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>彻底删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>MoonDancerSpeech</name>
    <message>
        <source>Several ways are equally good for me. Which one do you like?</source>
        <translation>有几种方式对我同样好。你喜欢哪一种？</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores most.</source>
        <translation>轮到我了。我找得分最高的奉献。</translation>
    </message>
    <message>
        <source>I never gain Mooncakes.</source>
        <translation>我从不获得月饼。</translation>
    </message>
    <message>
        <source>When your Fireworks tile brings you Mooncakes, I gain one.</source>
        <translation>你的烟花板块给你带来月饼时，我也得一个。</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one.</source>
        <translation>你每获得一个月饼，我也得一个。</translation>
    </message>
    <message>
        <source>On every tile you lay, the lanterns on the left and right are mine.</source>
        <translation>你放的每块板块，左右两边的灯笼都归我。</translation>
    </message>
    <message>
        <source>On every tile you lay, all lanterns but those on your side are mine.</source>
        <translation>你放的每块板块，除了你那一边，其余的灯笼都归我。</translation>
    </message>
    <message>
        <source>I have brought some of every lantern.</source>
        <translation>每种灯笼我都带了一些来。</translation>
    </message>
    <message>
        <source>Score more than I do: a tie is mine.</source>
        <translation>你的分要比我高：平局算我赢。</translation>
    </message>
    <message>
        <source>So I befriend {friend} and pay {mooncakes}.</source>
        <translation>所以我结交 {friend}，付 {mooncakes}。</translation>
    </message>
    <message>
        <source>I give {given} and take {taken}.</source>
        <translation>我给出 {given}，拿 {taken}。</translation>
    </message>
    <message>
        <source>I give you {given} for your {taken}.</source>
        <translation>我给你 {given}，换你的 {taken}。</translation>
    </message>
    <message>
        <source>I take {lantern} from the Supply.</source>
        <translation>我从供应区拿 {lantern}。</translation>
    </message>
    <message>
        <source>A further Dedication is not possible.</source>
        <translation>不能再奉献了。</translation>
    </message>
    <message>
        <source>I can make no Dedication, so I spend nothing.</source>
        <translation>我无法奉献，所以什么也不花。</translation>
    </message>
    <message>
        <source>Once more I can make {options}.</source>
        <translation>我还能再做{options}。</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>我能做{options}。</translation>
    </message>
    <message>
        <source>{kind} scores most.</source>
        <translation>{kind}得分最高。</translation>
    </message>
    <message>
        <source>Of equal ones, {kind} takes the fewest lanterns.</source>
        <translation>同分之中，{kind}用的灯笼最少。</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind}得 {points}</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}</source>
        <translation>{kind}得 {points}，靠 {friend}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>你替我选了 {lanterns}。</translation>
    </message>
    <message>
        <source>What I need is {lanterns}.</source>
        <translation>我需要的是 {lanterns}。</translation>
    </message>
    <message>
        <source>I can spare {lanterns} only.</source>
        <translation>我只能匀出 {lanterns}。</translation>
    </message>
    <message>
        <source>What I lack is {lanterns}.</source>
        <translation>我缺的是 {lanterns}。</translation>
    </message>
    <message>
        <source>I use what I hold most of: {numbers}.</source>
        <translation>我用我最多的：{numbers}。</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has most of: {numbers}.</source>
        <translation>然后我看供应区里最多的：{numbers}。</translation>
    </message>
    <message>
        <source>I dedicate four {lanterns}: {points}.</source>
        <translation>我奉献四盏 {lanterns}：{points}。</translation>
    </message>
    <message>
        <source>I dedicate pairs of {lanterns}: {points}.</source>
        <translation>我奉献 {lanterns} 各一对：{points}。</translation>
    </message>
    <message>
        <source>I dedicate one of each lantern: {points}.</source>
        <translation>我奉献每种灯笼各一盏：{points}。</translation>
    </message>
    <message>
        <source>One {lantern} is left out.</source>
        <translation>省去一盏 {lantern}。</translation>
    </message>
</context>
<context>
    <name>MoonDancerWords</name>
    <message>
        <source>{name} can make no further Dedication.</source>
        <translation>{name} 不能再奉献了。</translation>
    </message>
    <message>
        <source>{name} can make no Dedication.</source>
        <translation>{name} 无法奉献。</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: {points} are the most.</source>
        <translation>{name} 选择{kind}：{points}最高。</translation>
    </message>
    <message>
        <source>{name} goes for {kind}: it takes the fewest lanterns.</source>
        <translation>{name} 选择{kind}：它用的灯笼最少。</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>你替 {name} 选了{kind}。</translation>
    </message>
    <message>
        <source>{name} can make {kind} only.</source>
        <translation>{name} 只能做{kind}。</translation>
    </message>
    <message>
        <source>It takes the help of {friend}.</source>
        <translation>这需要 {friend} 的帮助。</translation>
    </message>
    <message>
        <source>She holds most of {lanterns}.</source>
        <translation>她手上最多的是 {lanterns}。</translation>
    </message>
    <message>
        <source>The Supply has most of {lanterns}.</source>
        <translation>供应区最多的是 {lanterns}。</translation>
    </message>
    <message>
        <source>She holds most of {held}; of the rest the Supply has most of {lanterns}.</source>
        <translation>她手上最多的是 {held}；其余的供应区最多的是 {lanterns}。</translation>
    </message>
    <message>
        <source>You chose that she dedicates {lanterns}.</source>
        <translation>你选择让她奉献 {lanterns}。</translation>
    </message>
    <message>
        <source>You chose that she takes {lanterns}.</source>
        <translation>你选择让她拿 {lanterns}。</translation>
    </message>
    <message>
        <source>You chose that she gives {lanterns}.</source>
        <translation>你选择让她给出 {lanterns}。</translation>
    </message>
    <message>
        <source>You chose that she leaves {lanterns} out.</source>
        <translation>你选择让她省去 {lanterns}。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Show rule (F1)</source>
        <translation>看规则（F1）</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>tile {number} of {all}</source>
        <translation>板块 {number}/{all}</translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>{number} of {most} chosen</source>
        <translation>已选 {number}/{most}</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>惊喜</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Not in the rulebook</source>
        <translation>规则书里没有</translation>
    </message>
    <message>
        <source>{options}: not in the rulebook.</source>
        <translation>{options}：规则书里没有。</translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n more.</source>
        <translation>
            <numerusform>{option}：再选 %n 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{option}: choose %n fewer.</source>
        <translation>
            <numerusform>{option}：少选 %n 个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPanel</name>
    <message>
        <source>My puzzles</source>
        <translation>我的谜题</translation>
    </message>
    <message>
        <source>Turns that cost you points. Each stays here until you have solved it twice.</source>
        <translation>让你丢分的回合。每个都会留在这里，直到你解出两次。</translation>
    </message>
    <message numerus="yes">
        <source>cost %n point(s)</source>
        <translation>
            <numerusform>丢了 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>回合 {number}</translation>
    </message>
</context>
<context>
    <name>OwnPuzzlePage</name>
    <message>
        <source>This is what a Master would have done.</source>
        <translation>大师会这么做。</translation>
    </message>
    <message>
        <source>The coach compares your turn.</source>
        <translation>教练正在比较你的回合。</translation>
    </message>
    <message>
        <source>Solved! Solve it once more, and it leaves your puzzles.</source>
        <translation>解出来了！再解一次，它就离开你的谜题。</translation>
    </message>
    <message>
        <source>Solved twice! It leaves your puzzles.</source>
        <translation>解出两次了！它离开你的谜题。</translation>
    </message>
    <message>
        <source>The coach cannot compare it now. Take a step back, or try again.</source>
        <translation>教练现在无法比较。退一步，或再试一次。</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Take a step back, or try again.</source>
        <translation>
            <numerusform>还不行：大约丢 %n 分。退一步，或再试一次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find a better turn: yours cost about %n point(s).</source>
        <translation>
            <numerusform>找一个更好的回合：你的回合大约丢了 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>我的谜题</translation>
    </message>
</context>
<context>
    <name>PaceButton</name>
    <message>
        <source>Computer pace: {pace}</source>
        <translation>电脑速度：{pace}</translation>
    </message>
    <message>
        <source>Computer pace: {pace}. A press on the table hurries one move.</source>
        <translation>电脑速度：{pace}。按一下桌面可加快一步。</translation>
    </message>
</context>
<context>
    <name>Paces</name>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>立即</translation>
    </message>
</context>
<context>
    <name>PointsWords</name>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>立即得 %n 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowerWords</name>
    <message>
        <source>Merchant Heir</source>
        <translation>商贾之后</translation>
    </message>
    <message>
        <source>Old Family</source>
        <translation>名门望族</translation>
    </message>
    <message>
        <source>Fortune Teller</source>
        <translation>占卜师</translation>
    </message>
    <message>
        <source>Honoured Guest</source>
        <translation>贵宾</translation>
    </message>
    <message>
        <source>Island Born</source>
        <translation>岛上生人</translation>
    </message>
    <message>
        <source>First Stones</source>
        <translation>奠基石</translation>
    </message>
    <message>
        <source>Wide Net</source>
        <translation>广撒网</translation>
    </message>
    <message>
        <source>Early Bird</source>
        <translation>早起鸟</translation>
    </message>
    <message>
        <source>Rope Maker</source>
        <translation>制绳匠</translation>
    </message>
    <message>
        <source>Long Span</source>
        <translation>长跨度</translation>
    </message>
    <message>
        <source>Toll Keeper</source>
        <translation>收费人</translation>
    </message>
    <message>
        <source>Ferryman</source>
        <translation>摆渡人</translation>
    </message>
    <message>
        <source>Free Passage</source>
        <translation>自由通行</translation>
    </message>
    <message>
        <source>Beachcomber</source>
        <translation>赶海人</translation>
    </message>
    <message>
        <source>Remote Architect</source>
        <translation>远程建筑师</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>信使</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>商队</translation>
    </message>
    <message>
        <source>Crowd Pleaser</source>
        <translation>人气王</translation>
    </message>
    <message>
        <source>Hospitality</source>
        <translation>好客</translation>
    </message>
    <message>
        <source>Homecoming</source>
        <translation>归乡</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <translation>石匠</translation>
    </message>
    <message>
        <source>Twin Storeys</source>
        <translation>双层</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>大祭司</translation>
    </message>
    <message>
        <source>Gilder</source>
        <translation>镀金师</translation>
    </message>
    <message>
        <source>Lantern Master</source>
        <translation>灯笼大师</translation>
    </message>
    <message>
        <source>Impatient Host</source>
        <translation>急性子东道主</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>外交官</translation>
    </message>
    <message>
        <source>Reveller</source>
        <translation>狂欢者</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>学者</translation>
    </message>
    <message>
        <source>Crow Friend</source>
        <translation>乌鸦之友</translation>
    </message>
    <message>
        <source>You begin with {coins} coins.</source>
        <translation>你开局有 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>You begin with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>你开局有 {coins} 枚金币，并在你选的起点多 1 名工人。</translation>
    </message>
    <message>
        <source>You begin with {workers} workers on each Start.</source>
        <translation>你开局在每个起点有 {workers} 名工人。</translation>
    </message>
    <message>
        <source>You begin with {goals} private goals.</source>
        <translation>你开局有 {goals} 个私人目标。</translation>
    </message>
    <message>
        <source>You begin with {points} points.</source>
        <translation>你开局有 {points} 分。</translation>
    </message>
    <message>
        <source>One worker of each Start begins on another island of your choice.</source>
        <translation>每个起点的一名工人改从你选的另一座岛开始。</translation>
    </message>
    <message>
        <source>You begin with a floor on a Small island of your choice, without its reward.</source>
        <translation>你开局在自选的一座小型岛上有一层，不得奖励。</translation>
    </message>
    <message>
        <source>You play first and begin with {coins} coins.</source>
        <translation>你先手，开局有 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less than its length.</source>
        <translation>每座桥比其长度少花 {segments} 枚金币。</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>{length} 段及以上的桥少花 {coins} 枚。</translation>
    </message>
    <message>
        <source>A movement of another player that pays you brings {coins} coin more.</source>
        <translation>别的玩家每次移动付你钱时，多得 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>One movement a turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>每回合一次移动可渡过最多 {length} 格的空水道，花 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>The first bridge of each movement costs you no toll.</source>
        <translation>每次移动的第一座桥免过桥费。</translation>
    </message>
    <message>
        <source>Each water reward also brings you {coins} coin.</source>
        <translation>每个水面奖励还给你 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>You may build bridges from an island with your floor, worker or not.</source>
        <translation>你可以从有你塔层的岛架桥，有没有工人都行。</translation>
    </message>
    <message>
        <source>Moving gives you {number} movements.</source>
        <translation>移动时你有 {number} 次移动。</translation>
    </message>
    <message>
        <source>Two workers on one island may go as one movement; both pay the toll.</source>
        <translation>同岛两名工人可作为一次移动同行；两人都付过桥费。</translation>
    </message>
    <message>
        <source>Your workers may overfill an island: {workers} above its capacity.</source>
        <translation>你的工人可以超员：超出岛的容量 {workers} 名。</translation>
    </message>
    <message>
        <source>Each time you recruit, {workers} worker more comes.</source>
        <translation>你每次招募，多来 {workers} 名工人。</translation>
    </message>
    <message>
        <source>Your recruits may stand on any island with a worker of yours and room.</source>
        <translation>你的新工人可以站在任何有你工人且有空位的岛上。</translation>
    </message>
    <message>
        <source>Each floor you build brings {coins} coin.</source>
        <translation>你每建一层得 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins for a second one there.</source>
        <translation>建塔层时，你可以花 {coins} 枚金币在那里建第二层。</translation>
    </message>
    <message>
        <source>You may build where you have a bridge but no worker.</source>
        <translation>有你的桥但没有工人的地方，你也可以建塔层。</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts {pieces} for the majority, not for points.</source>
        <translation>你在宝塔顶上的那层，算多数时计 {pieces} 个，得分时仍算一个。</translation>
    </message>
    <message>
        <source>At your festivals each worker on the island brings you {points} points.</source>
        <translation>在你的庆典上，岛上每名工人给你 {points} 分。</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} bridge fewer.</source>
        <translation>你的庆典少需要 {bridges} 座桥。</translation>
    </message>
    <message>
        <source>You may hold a festival when you are {pieces} piece short of the majority.</source>
        <translation>离多数差 {pieces} 个棋子时，你也可以举办庆典。</translation>
    </message>
    <message>
        <source>A worker of yours at another player’s festival brings you {points} points.</source>
        <translation>别人的庆典上有你的工人，你得 {points} 分。</translation>
    </message>
    <message>
        <source>Each private goal brings you {points} points more.</source>
        <translation>每个私人目标多给你 {points} 分。</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points, and only {loss} when the game ends.</source>
        <translation>乌鸦只花你 {cost} 分，终局时只扣 {loss} 分。</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print sheets</source>
        <translation>打印记录纸</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>保存为 PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>第 {number}/{all} 页</translation>
    </message>
    <message>
        <source>nothing chosen</source>
        <translation>没有选择</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已发送到打印机。</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>保存为 PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>已保存为 {file}。</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>无法写入 {file}。</translation>
    </message>
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>If the game ended now</source>
        <translation>若现在结束</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>{reached} of {target} reached</source>
        <translation>已达到 {reached}/{target}</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Next puzzle (Ctrl+Return)</source>
        <translation>下一道谜题（Ctrl+Return）</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>This is the solution.</source>
        <translation>这就是解答。</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>解开了！</translation>
    </message>
    <message>
        <source>Not yet: {reached} of {target}. Take a step back, or try again.</source>
        <translation>还没有：{reached}/{target}。退回一步，或再试一次。</translation>
    </message>
    <message>
        <source>Nobody can know what comes of that. There is a way without luck.</source>
        <translation>那样的结果谁也无法知道。有不靠运气的办法。</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>谜题 {number}</translation>
    </message>
</context>
<context>
    <name>PuzzleToolbar</name>
    <message>
        <source>All puzzles</source>
        <translation>全部谜题</translation>
    </message>
    <message>
        <source>All puzzles (Esc)</source>
        <translation>全部谜题（Esc）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Take the last step back (Ctrl+Z)</source>
        <translation>收回上一步（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>重做收回的步骤（Ctrl+Shift+Z）</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Begin the puzzle anew</source>
        <translation>重新开始这道谜题</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>看解答</translation>
    </message>
    <message>
        <source>See it move by move</source>
        <translation>一步一步地看</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>谜题：{game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>稍难</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPanel</name>
    <message>
        <source>solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>尚未解开</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>谜题 {number}</translation>
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
        <translation>分数</translation>
    </message>
</context>
<context>
    <name>RecapControl</name>
    <message>
        <source>Points: {points}.</source>
        <translation>得分：{points}。</translation>
    </message>
    <message>
        <source>This gave you {gains}.</source>
        <translation>这给了你 {gains}。</translation>
    </message>
</context>
<context>
    <name>RecapSheet</name>
    <message>
        <source>While you waited</source>
        <translation>你等待时</translation>
    </message>
</context>
<context>
    <name>RecordRepository</name>
    <message>
        <source>The record could not be written. {reason}</source>
        <translation>无法写入战绩。{reason}</translation>
    </message>
    <message>
        <source>The records of {challenge} are of a newer version. They are left as they are, and nothing is added.</source>
        <translation>{challenge}的战绩来自更新的版本。保持原样，不再添加。</translation>
    </message>
    <message>
        <source>The records of {challenge} cannot be read now.</source>
        <translation>现在无法读取{challenge}的战绩。</translation>
    </message>
    <message numerus="yes">
        <source>The records of {challenge} were damaged. The file was put aside; %n game(s) could be kept.</source>
        <translation>
            <numerusform>{challenge}的战绩损坏了。文件已移到一旁；保住了 %n 局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n of these game(s) had hints.</source>
        <translation>
            <numerusform>其中 %n 局用过提示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had content of your own.</source>
        <translation>
            <numerusform>其中 %n 局用的是你自己的内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>游戏架</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>The rulebook’s</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>我们的</translation>
    </message>
    <message>
        <source>Bars point up for a win and down for a loss. Practice does not count.</source>
        <translation>柱条向上是胜，向下是负。练习不计。</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice does not count.</source>
        <translation>柱条是得分，横线是奖牌。练习不计。</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay: {game}</source>
        <translation>回放：{game}</translation>
    </message>
</context>
<context>
    <name>ReplayToolbar</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Go through the game by itself (Space)</source>
        <translation>自动播放整局（空格）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>离开回放（Esc）</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>从这里试</translation>
    </message>
    <message>
        <source>Try again from this step, in a new game (Ctrl+T)</source>
        <translation>从这一步开新局再试（Ctrl+T）</translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation>到开局（Home）</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>后退一步（←）</translation>
    </message>
    <message>
        <source>Backwards by itself (Shift+Space)</source>
        <translation>自动倒放（Shift+空格）</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>前进一步（→）</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到结尾（End）</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Whose knowledge</source>
        <translation>谁的视角</translation>
    </message>
    <message>
        <source>How fast it goes by itself (+ and -)</source>
        <translation>自动播放的速度（+ 和 -）</translation>
    </message>
    <message>
        <source>Whose knowledge is shown. All open: the hand of whoever decides.</source>
        <translation>显示谁所知道的。全部公开：做决定者的手牌。</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>全部公开</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>旁观者</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>{name} 的视角</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}/{all}</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Print this book</source>
        <translation>打印这本书</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>回到刚才的地方（Esc）</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>搜索（Ctrl+F）</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>书</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>SaveDetail</name>
    <message>
        <source>Points: {points}</source>
        <translation>分数：{points}</translation>
    </message>
    <message>
        <source>Play the rescued game</source>
        <translation>玩救回的游戏</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接着玩</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Back to the other games</source>
        <translation>回到其他游戏中</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>See it step by step</source>
        <translation>一步一步看</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>A second file of this game (Ctrl+D)</source>
        <translation>此游戏的第二个文件（Ctrl+D）</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>A copy where you like (Ctrl+E)</source>
        <translation>把副本存到任意位置（Ctrl+E）</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>To the trash (Delete)</source>
        <translation>移到回收站（Delete）</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>彻底删除</translation>
    </message>
    <message>
        <source>It cannot be put back then</source>
        <translation>之后无法恢复</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>游戏名称</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>Saved. Every step is saved by itself, too.</source>
        <translation>已保存。每一步也会自动保存。</translation>
    </message>
    <message>
        <source>Every step of the game is saved again.</source>
        <translation>游戏的每一步又能保存了。</translation>
    </message>
    <message>
        <source>“{name}” was changed by somebody else. It stays as it is, and your game goes on in a file of its own.</source>
        <translation>“{name}”被别人改动了。它保持原样，你的游戏在自己的文件中继续。</translation>
    </message>
    <message>
        <source>This game goes on with the content it was saved with.</source>
        <translation>这局游戏用保存时的内容继续。</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and goes on under them.</source>
        <translation>这局游戏是按先前的规则保存的，并按那些规则继续。</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it goes on under today&apos;s.</source>
        <translation>这局游戏是按早先的规则保存的；现在按今天的规则继续。</translation>
    </message>
    <message>
        <source>It is practice now: the version that saved it could not yet show that a game is fair.</source>
        <translation>它现在是练习：保存它的版本还不能证明游戏是公平的。</translation>
    </message>
    <message>
        <source>A copy was saved as “{name}”.</source>
        <translation>副本已保存为“{name}”。</translation>
    </message>
    <message>
        <source>Your own content is not used, the built-in one is: {reason}</source>
        <translation>没有使用你自己的内容，而是用内置的：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>%n 局游戏中只打开了第一局。</numerusform>
        </translation>
    </message>
    <message>
        <source>A new game from that step, for practice. The old one stays as it was.</source>
        <translation>从那一步开始的新局，用于练习。旧的保持原样。</translation>
    </message>
    <message>
        <source>A new game from that step, for practice. What you could not know was dealt anew, so nothing of the old game is given away.</source>
        <translation>从那一步开始的新局，用于练习。你当时不可能知道的都重新分发，所以旧局的秘密不会泄露。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>什么也没有改动。</translation>
    </message>
    <message>
        <source>It goes on in a new file; the damaged one stays.</source>
        <translation>在新文件中继续；损坏的那个保留。</translation>
    </message>
    <message>
        <source>It goes on in a new file; the old one stays.</source>
        <translation>在新文件中继续；旧的那个保留。</translation>
    </message>
    <message>
        <source>From now on it is practice.</source>
        <translation>从现在起它是练习。</translation>
    </message>
    <message>
        <source>The file was changed outside the program ({where}).</source>
        <translation>文件在程序之外被改动了（{where}）。</translation>
    </message>
    <message>
        <source>It was not clear where the game stood, so it is at its end.</source>
        <translation>不清楚游戏停在哪里，所以放在最后。</translation>
    </message>
    <message>
        <source>The file was damaged; the game stands after step {step}.</source>
        <translation>文件损坏了；游戏停在第 {step} 步之后。</translation>
    </message>
    <message>
        <source>The file was damaged; the game goes on from the position after step {step}.</source>
        <translation>文件损坏了；游戏从第 {step} 步之后的局面继续。</translation>
    </message>
    <message>
        <source>The rules have changed; the game goes on from the position after step {step}.</source>
        <translation>规则改了；游戏从第 {step} 步之后的局面继续。</translation>
    </message>
    <message>
        <source>The game stands after step {step}.</source>
        <translation>游戏停在第 {step} 步之后。</translation>
    </message>
    <message>
        <source>Step {step} could not be played again.</source>
        <translation>第 {step} 步无法重新执行。</translation>
    </message>
    <message>
        <source>The result in the file was not that of its steps.</source>
        <translation>文件中的结果与它的步骤不符。</translation>
    </message>
    <message>
        <source>The position after step {step} could not be checked.</source>
        <translation>第 {step} 步之后的局面无法核对。</translation>
    </message>
    <message>
        <source>Steps that had been taken back could not be kept.</source>
        <translation>已收回的步骤无法保留。</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>第 {step} 步</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be rescued.</source>
        <translation>
            <numerusform>可以救回 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>“{name}”已经不在了。</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {why}.</source>
        <translation>无法读取“{name}”：{why}。</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>“{name}”是用更新版本的 Festival Desktop 保存的。</translation>
    </message>
    <message>
        <source>“{name}” is no saved game of Festival Desktop.</source>
        <translation>“{name}”不是 Festival Desktop 的存档。</translation>
    </message>
    <message>
        <source>“{name}” is not an ordinary file.</source>
        <translation>“{name}”不是普通文件。</translation>
    </message>
    <message>
        <source>“{name}” follows rules of an edition that is not known: {where}.</source>
        <translation>“{name}”使用的规则版本未知：{where}。</translation>
    </message>
    <message>
        <source>“{name}” was played with content of its own, which is not here or cannot be used.</source>
        <translation>“{name}”用了自带的内容，这里没有或无法使用。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>“{name}”太大，不可能是存档。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is not a text.</source>
        <translation>“{name}”损坏了：它不是文本。</translation>
    </message>
    <message>
        <source>“{name}” is damaged in line {where}.</source>
        <translation>“{name}”在第 {where} 行损坏。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it is nested too deeply.</source>
        <translation>“{name}”损坏了：嵌套太深。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: there is too much in it.</source>
        <translation>“{name}”损坏了：内容太多。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” is there twice.</source>
        <translation>“{name}”损坏了：“{where}”出现了两次。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a number of a saved game.</source>
        <translation>“{name}”损坏了：{where} 不是存档里的数字。</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>“{name}”在“{where}”处损坏。</translation>
    </message>
    <message>
        <source>“{name}” is of a game that this version does not have: {where}.</source>
        <translation>“{name}”属于此版本没有的游戏：{where}。</translation>
    </message>
    <message>
        <source>“{name}” cannot be set up as it says.</source>
        <translation>“{name}”无法按其内容开局。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: no position in it can be used.</source>
        <translation>“{name}”损坏了：其中没有可用的局面。</translation>
    </message>
    <message>
        <source>“{name}” holds a position that the rules of the game cannot make.</source>
        <translation>“{name}”含有规则不可能产生的局面。</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>“{name}”损坏了。</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}.</source>
        <translation>游戏无法保存：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it stays as it is.</source>
        <translation>“{name}”已在另一个窗口打开，所以保持原样。</translation>
    </message>
    <message>
        <source>A game cannot be called that.</source>
        <translation>游戏不能叫这个名字。</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}（副本）</translation>
    </message>
    <message>
        <source>“{name}” stays as it is: {reason}.</source>
        <translation>“{name}”保持原样：{reason}。</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>it is not allowed there</source>
        <translation>那里不允许写入</translation>
    </message>
    <message>
        <source>the folder is not there any more</source>
        <translation>文件夹已经不在了</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁盘报告错误</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>那里无法写入</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名称太长</translation>
    </message>
    <message>
        <source>this name is not possible here</source>
        <translation>这里不能用这个名称</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) put back.</source>
        <translation>
            <numerusform>已放回 %n 局游戏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>彻底删除 %n 局游戏？</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is in the trash.</source>
        <translation>“{name}”在回收站里。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the trash.</source>
        <translation>
            <numerusform>%n 局游戏在回收站里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>已导入 %n 局游戏。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search for a name or a player</source>
        <translation>搜索名称或玩家</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>哪些游戏</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>清空回收站</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新在前</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>最旧在前</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>按游戏</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>No game is like that.</source>
        <translation>没有这样的游戏。</translation>
    </message>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>回收站是空的。游戏在这里保留 30 天。</translation>
    </message>
    <message>
        <source>No game is saved yet. Every game you play is kept here by itself.</source>
        <translation>还没有存档。你玩的每局游戏都会自动保存在这里。</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>游戏架</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>Bring in …</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Files may also be dropped on the window</source>
        <translation>也可以把文件拖到窗口上</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留的</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
</context>
<context>
    <name>ScoreRecord</name>
    <message>
        <source>Points, game by game: {numbers}</source>
        <translation>逐局得分：{numbers}</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>还没玩过。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>玩一局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>line by line, with reasons</source>
        <translation>逐行列出，附理由</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message numerus="yes">
        <source>{names} have %n point(s) each.</source>
        <translation>
            <numerusform>{names} 各有 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>第 {number} 回合</translation>
    </message>
    <message>
        <source>turns {numbers}</source>
        <translation>第 {numbers} 回合</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Maple</source>
        <translation>小枫</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>小柳</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>星火</translation>
    </message>
    <message>
        <source>Juniper</source>
        <translation>杜松</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>有两位玩家都叫 {name}。给其中一位换个名字。</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>围坐桌边</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>单人</translation>
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
        <translation>东</translation>
    </message>
    <message>
        <source>Name, {side}</source>
        <translation>名字，{side}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>空座位</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>添加玩家</translation>
    </message>
    <message>
        <source>Level, {side}</source>
        <translation>等级，{side}</translation>
    </message>
</context>
<context>
    <name>SeedBar</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed deals the same tiles, on every computer.</source>
        <translation>相同的种子在任何电脑上都分发相同的板块。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>换新</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>抽另一个种子</translation>
    </message>
    <message>
        <source>Copy the seed, to share this deal</source>
        <translation>复制种子，分享这个牌局</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>今日牌局</translation>
    </message>
    <message>
        <source>Relaxed game</source>
        <translation>轻松局</translation>
    </message>
    <message>
        <source>undo everything (practice)</source>
        <translation>什么都能撤销（练习）</translation>
    </message>
    <message>
        <source>This is no seed: use up to {number} letters and digits, joined by hyphens.</source>
        <translation>这不是种子：最多用 {number} 个字母和数字，以连字符连接。</translation>
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
        <translation>返回</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>跟随这台电脑</translation>
    </message>
    <message>
        <source>Take colours, contrast and motion from the system’s own settings</source>
        <translation>颜色、对比度和动画采用系统自己的设置</translation>
    </message>
    <message>
        <source>This is how it looks</source>
        <translation>看起来是这样</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas Applejack.</source>
        <translation>Maya 放置一块板块：她因匹配获得 Twilight Sparkle，Jonas 获得 Applejack。</translation>
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
        <translation>速度</translation>
    </message>
    <message>
        <source>How strong?</source>
        <translation>有多强？</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Words change at once, also in a game.</source>
        <translation>文字立即切换，游戏中也一样。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Of the sky and the lake around the tables.</source>
        <translation>桌子周围的天空和湖的颜色。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Pages scroll when words need more room.</source>
        <translation>文字需要更多空间时，页面可以滚动。</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Pieces go to their places without flying.</source>
        <translation>棋子直接到位，不飞行。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>On or off; how loud the table is, and the night.</source>
        <translation>开或关；桌面和夜晚的音量。</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>“Step” waits for you before every move.</source>
        <translation>“单步”在每一步之前等你。</translation>
    </message>
    <message>
        <source>End turns yourself</source>
        <translation>自己结束回合</translation>
    </message>
    <message>
        <source>A button ends your turn, and you can undo until then.</source>
        <translation>用按钮结束你的回合，在那之前都可以撤销。</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>桌边小贴士</translation>
    </message>
    <message>
        <source>What to do now, what is new, and marks for what you still need.</source>
        <translation>现在做什么、有什么新鲜的，并标出你还需要的。</translation>
    </message>
    <message>
        <source>As the computer</source>
        <translation>跟随电脑</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜晚</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>傍晚</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Volume of the table</source>
        <translation>桌面音量</translation>
    </message>
    <message>
        <source>Volume of the night</source>
        <translation>夜晚音量</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Shelf</source>
        <translation>游戏架</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Print blank sheets</source>
        <translation>打印空白记录纸</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message>
        <source>Saved games</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>At every table</source>
        <translation>每张桌子</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>处处可用</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Choices</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>News</source>
        <translation>新消息</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>记录纸</translation>
    </message>
    <message>
        <source>While you waited: what others did, one after the other (F7)</source>
        <translation>你等待时：逐一看别人做了什么（F7）</translation>
    </message>
    <message>
        <source>Choices (F6)</source>
        <translation>选项 (F6)</translation>
    </message>
</context>
<context>
    <name>SmallLake</name>
    <message>
        <source>round {number}, {sorin} Sōrin left</source>
        <translation>第 {number} 轮，剩 {sorin} 个相轮</translation>
    </message>
</context>
<context>
    <name>SoloPanel</name>
    <message>
        <source>Not yet played alone</source>
        <translation>还没单人玩过</translation>
    </message>
    <message>
        <source>Today’s deal has the same dice for everyone.</source>
        <translation>今日牌局里，每个人的骰子都一样。</translation>
    </message>
    <message>
        <source>Best score: {number}</source>
        <translation>最高分：{number}</translation>
    </message>
    <message>
        <source>best with the deal of a day: {number}</source>
        <translation>每日牌局最高分：{number}</translation>
    </message>
    <message>
        <source>from {number} points</source>
        <translation>{number} 分起</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>战绩</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>有多强？</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>How often one computer wins at a table full of others, compared with chance: 2 × means twice as often as anybody there would by luck alone.</source>
        <translation>一个电脑在坐满其他电脑的桌上多久赢一次，与随机相比：2 × 表示比那里任何人单凭运气赢的次数多一倍。</translation>
    </message>
    <message>
        <source>Partly measured under edition {earlier} of the rules; now {now}.</source>
        <translation>部分数据按规则第 {earlier} 版测得；现在是第 {now} 版。</translation>
    </message>
    <message>
        <source>Nothing was measured for this version.</source>
        <translation>这个版本没有测量过。</translation>
    </message>
    <message>
        <source>Measured on {day} by games of the computers against each other.</source>
        <translation>{day} 由电脑之间的对局测得。</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} against {others}</source>
        <translation>{level}对{others}</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>{share} × ± {reach}</source>
        <translation>{share} × ± {reach}</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>共 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>edition {number} of the rules</source>
        <translation>规则第 {number} 版</translation>
    </message>
</context>
<context>
    <name>SubPage</name>
    <message>
        <source>Back (Esc)</source>
        <translation>返回 (Esc)</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Go to the next thing</source>
        <translation>移到下一项</translation>
    </message>
    <message>
        <source>Go to the next part of the table</source>
        <translation>移到桌面的下一部分</translation>
    </message>
    <message>
        <source>Select what has the ring</source>
        <translation>选择带圈的那一项</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>放回去</translation>
    </message>
    <message>
        <source>Turn what is held</source>
        <translation>转动拿着的东西</translation>
    </message>
    <message>
        <source>Larger, smaller, everything</source>
        <translation>放大、缩小、全部</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No more tips. Menu, Settings switches them on again.</source>
        <translation>不再显示小贴士。可以在菜单的设置里重新打开。</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>还可领取</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>还可领取：{claims}。</translation>
    </message>
    <message>
        <source>The table. Everything can also be done in the list of choices (F6).</source>
        <translation>桌面。一切也都可以在选项列表中完成（F6）。</translation>
    </message>
</context>
<context>
    <name>TableToolbar</name>
    <message>
        <source>Sound is off</source>
        <translation>声音已关</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>声音已开</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Scores if the game ended now</source>
        <translation>若现在结束的得分</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you point at.</source>
        <translation>本游戏的规则。F1 解释你所指之物。</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>打开声音</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>关闭声音</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>重做收回的步骤</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>显示一步好棋</translation>
    </message>
    <message>
        <source>Let the computer make its next move</source>
        <translation>让电脑走下一步</translation>
    </message>
    <message>
        <source>See the score sheet</source>
        <translation>查看计分表</translation>
    </message>
    <message>
        <source>Hand on to the next player</source>
        <translation>交给下一位玩家</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>收回上一步</translation>
    </message>
    <message>
        <source>The last step showed something hidden, so it stays.</source>
        <translation>上一步揭开了隐藏的东西，所以不能收回。</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} 已经行动，所以之前的步骤不变。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可收回的。</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>看规则</translation>
    </message>
    <message>
        <source>What the rules say about it (F1)</source>
        <translation>规则怎么说（F1）</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Go on to here</source>
        <translation>前进到这里</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>退回到这里</translation>
    </message>
    <message>
        <source>Try again from here, in a new game</source>
        <translation>从这里开新局再试</translation>
    </message>
    <message>
        <source>Look at this step</source>
        <translation>看这一步</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>从这里回放</translation>
    </message>
</context>
<context>
    <name>TimelineStrip</name>
    <message>
        <source>Steps of the game</source>
        <translation>游戏的步骤</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>You went back over something that was hidden: now this game is practice.</source>
        <translation>你退回到隐藏内容揭开之前：现在这局是练习。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Step {number}: {what}</source>
        <translation>第 {number} 步：{what}</translation>
    </message>
    <message>
        <source>Looking back: after step {number} of {all}</source>
        <translation>回看：第 {number} 步之后，共 {all} 步</translation>
    </message>
    <message>
        <source>Taken back: a press brings it again.</source>
        <translation>已收回：按一下恢复。</translation>
    </message>
    <message>
        <source>Something hidden was shown here.</source>
        <translation>这里揭开了隐藏的东西。</translation>
    </message>
    <message>
        <source>{name} has moved, so earlier steps stay.</source>
        <translation>{name} 已经行动，所以之前的步骤不变。</translation>
    </message>
    <message>
        <source>Step {number} showed something hidden, so undo ends there: {what}</source>
        <translation>第 {number} 步揭开了隐藏的东西，撤销到此为止：{what}</translation>
    </message>
</context>
<context>
    <name>TipBar</name>
    <message>
        <source>Close this tip (Esc)</source>
        <translation>关闭这条小贴士（Esc）</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>不要小贴士</translation>
    </message>
    <message>
        <source>Tips can be switched on again in the settings.</source>
        <translation>可以在设置里重新打开小贴士。</translation>
    </message>
</context>
<context>
    <name>TodayPanel</name>
    <message>
        <source>Today’s deal</source>
        <translation>今日牌局</translation>
    </message>
    <message>
        <source>Everyone who plays it today gets the same tiles.</source>
        <translation>今天玩它的每个人都得到相同的板块。</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>玩今日牌局</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>It brings {better} instead of {played}.</source>
        <translation>它带来 {better}，而不是 {played}。</translation>
    </message>
    <message>
        <source>It brings {better}.</source>
        <translation>它带来 {better}。</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives {fewer}.</source>
        <translation>你的回合给了 {name} {gains}，这个给 {fewer}。</translation>
    </message>
    <message>
        <source>Your turn gave {name} {gains}, this one gives nothing.</source>
        <translation>你的回合给了 {name} {gains}，这个什么也不给。</translation>
    </message>
    <message>
        <source>Your turn brought {played} at once, but this one brings more later.</source>
        <translation>你的回合立刻带来 {played}，但这个之后带来更多。</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>The last steps of your game are not saved.</source>
        <translation>你游戏的最后几步没有保存。</translation>
    </message>
    <message>
        <source>{reason} Make room or save a copy in another place, or leave the game as it was when it was last saved.</source>
        <translation>{reason}腾出空间或在别处保存副本，或让游戏停在上次保存的状态。</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>不保存就离开</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>继续玩</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>下一位是 {name}。</translation>
    </message>
    <message>
        <source>Your turn is over: end it.</source>
        <translation>你的回合做完了：结束回合。</translation>
    </message>
    <message>
        <source>{name} is done: end the turn.</source>
        <translation>{name} 做完了：结束回合。</translation>
    </message>
    <message>
        <source>{name} is to move.</source>
        <translation>轮到 {name} 行动。</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} 正在思考。</translation>
    </message>
    <message>
        <source>You are to move.</source>
        <translation>轮到你了。</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>The lane between them</source>
        <translation>它们之间的水道</translation>
    </message>
    <message>
        <source>The upper lane</source>
        <translation>上面的水道</translation>
    </message>
    <message>
        <source>The middle lane</source>
        <translation>中间的水道</translation>
    </message>
    <message>
        <source>The lower lane</source>
        <translation>下面的水道</translation>
    </message>
    <message>
        <source>The lane on the left</source>
        <translation>左边的水道</translation>
    </message>
    <message>
        <source>The lane in the middle</source>
        <translation>中间的水道</translation>
    </message>
    <message>
        <source>The lane on the right</source>
        <translation>右边的水道</translation>
    </message>
    <message>
        <source>{lane}: {segments}, {coins}</source>
        <translation>{lane}：{segments}，{coins}</translation>
    </message>
    <message>
        <source>{lane}. It brings {rewards}</source>
        <translation>{lane}。带来 {rewards}</translation>
    </message>
    <message>
        <source>Over the bridges of {name} for {coins}</source>
        <translation>走 {name} 的桥，{coins}</translation>
    </message>
    <message>
        <source>Two workers over the bridges of {name} for {coins}</source>
        <translation>两名工人走 {name} 的桥，{coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, free</source>
        <translation>走你自己的桥，免费</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, free</source>
        <translation>两名工人走你自己的桥，免费</translation>
    </message>
    <message>
        <source>{lane}, over the water for {coins}</source>
        <translation>{lane}，走水路，{coins}</translation>
    </message>
    <message>
        <source>{island}, {number} of {capacity} workers</source>
        <translation>{island}，{number}/{capacity} 名工人</translation>
    </message>
    <message>
        <source>{island}, {workers}</source>
        <translation>{island}，{workers}</translation>
    </message>
    <message>
        <source>{island}, floor {height}: {reward}</source>
        <translation>{island}，第 {height} 层：{reward}</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>没有奖励</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, {time}</source>
        <translation>今天 {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>昨天 {time}</translation>
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
        <translation>游戏结束：{name} 获胜。</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory.</source>
        <translation>游戏结束：{names} 共享胜利。</translation>
    </message>
</context>
</TS>
