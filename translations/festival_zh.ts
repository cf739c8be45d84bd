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
        <source>Projected &amp;scores</source>
        <translation>预计得分(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;What the others did</source>
        <translation>其他人做了什么(&amp;W)</translation>
    </message>
    <message>
        <source>View one step &amp;back</source>
        <translation>回看上一步(&amp;B)</translation>
    </message>
    <message>
        <source>View one step forward</source>
        <translation>查看下一步</translation>
    </message>
    <message>
        <source>Fit table to win&amp;dow</source>
        <translation>桌面适应窗口(&amp;D)</translation>
    </message>
    <message>
        <source>Explain what’s under the pointer</source>
        <translation>解释指针所指之物</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>系统默认</translation>
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
        <source>&amp;End turn / next move</source>
        <translation>结束回合/下一步(&amp;E)</translation>
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
        <source>&amp;Print sheets…</source>
        <translation>打印计分纸(&amp;P)…</translation>
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
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>撤销越过锁定点的对局是练习，不计入战绩。</translation>
    </message>
    <message>
        <source>Games with hints are kept, but don’t count as records.</source>
        <translation>用过提示的对局会保留，但不算纪录。</translation>
    </message>
    <message>
        <source>Your best score out of {number} games</source>
        <translation>你 {number} 局中的最高分</translation>
    </message>
    <message>
        <source>Your best score: {points} points, out of {number} games</source>
        <translation>你的最高分：{points} 分，共 {number} 局</translation>
    </message>
</context>
<context>
    <name>Alternatives</name>
    <message>
        <source>Also considered: {step}</source>
        <translation>也考虑过：{step}</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Recommended sets</source>
        <translation>推荐组合</translation>
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
        <source>Shared win: {names}</source>
        <translation>共同获胜：{names}</translation>
    </message>
    <message>
        <source>edited outside the program</source>
        <translation>在程序之外改动过</translation>
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
        <source>Loading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
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
        <source>You against Moon Dancer, in six levels from gentle to hard.</source>
        <translation>你对战 Moon Dancer，六个等级，由易到难。</translation>
    </message>
    <message>
        <source>You haven’t beaten her yet.</source>
        <translation>你还没有赢过她。</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>一起玩的好友</translation>
    </message>
    <message>
        <source>Any friend</source>
        <translation>任意好友</translation>
    </message>
    <message>
        <source>Lanterns Dice solo</source>
        <translation>单人灯笼骰子</translation>
    </message>
    <message>
        <source>Play solo and try to beat your own best score.</source>
        <translation>单人游戏，挑战自己的最高分。</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>今日骰子</translation>
    </message>
    <message>
        <source>Random dice</source>
        <translation>随机骰子</translation>
    </message>
</context>
<context>
    <name>ChallengePanel</name>
    <message>
        <source>Records</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>Extra levels:</source>
        <translation>额外等级：</translation>
    </message>
    <message>
        <source>All the challenges you’ve finished, by level</source>
        <translation>你完成的所有挑战，按等级排列</translation>
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
        <source>Biggest win: by {number} points</source>
        <translation>最大胜幅：{number} 分</translation>
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
        <source>Game content</source>
        <translation>游戏内容</translation>
    </message>
    <message>
        <source>Game rules</source>
        <translation>游戏规则</translation>
    </message>
    <message>
        <source>Saved games folder</source>
        <translation>存档文件夹</translation>
    </message>
    <message>
        <source>Settings folder</source>
        <translation>设置文件夹</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>日志文件夹</translation>
    </message>
    <message>
        <source>Graphics don’t work ({platform}).</source>
        <translation>图形无法工作（{platform}）。</translation>
    </message>
    <message>
        <source>No screen found; off-screen drawing works.</source>
        <translation>没有找到屏幕；离屏绘制正常。</translation>
    </message>
    <message>
        <source>Graphics work: {screen}, {platform}.</source>
        <translation>图形正常：{screen}，{platform}。</translation>
    </message>
    <message>
        <source>All characters can be displayed ({others}).</source>
        <translation>所有文字都能显示（{others}）。</translation>
    </message>
    <message>
        <source>Missing characters: {missing}</source>
        <translation>缺少的文字：{missing}</translation>
    </message>
    <message>
        <source>The program’s own fonts are missing.</source>
        <translation>缺少程序自带的字体。</translation>
    </message>
    <message>
        <source>Sound works ({device}).</source>
        <translation>声音正常（{device}）。</translation>
    </message>
    <message>
        <source>Sound doesn’t work. {trouble}</source>
        <translation>声音无法工作。{trouble}</translation>
    </message>
    <message>
        <source>No sound device found: games are silent.</source>
        <translation>没有找到声音设备：游戏没有声音。</translation>
    </message>
    <message>
        <source>Complete; all games load.</source>
        <translation>完整；所有游戏都能读取。</translation>
    </message>
    <message>
        <source>Compiled version: computer players think faster.</source>
        <translation>已编译版本：电脑玩家思考更快。</translation>
    </message>
    <message>
        <source>Running from source code.</source>
        <translation>从源代码运行。</translation>
    </message>
    <message>
        <source>OK.</source>
        <translation>正常。</translation>
    </message>
    <message>
        <source>{folder}: writable, {free} MB free.</source>
        <translation>{folder}：可以写入，剩余 {free} MB。</translation>
    </message>
    <message>
        <source>{folder}: can’t be written to. {trouble}</source>
        <translation>{folder}：无法写入。{trouble}</translation>
    </message>
    <message>
        <source>Saving and reopening a game gives back the identical game.</source>
        <translation>保存后重新打开，游戏完全一致。</translation>
    </message>
    <message>
        <source>They run in a separate process; the first answer took {ms} ms.</source>
        <translation>它们在单独的进程中运行；第一次回应用了 {ms} 毫秒。</translation>
    </message>
    <message>
        <source>They didn’t answer in time, twice. You can still play: they run inside the window, which may freeze briefly. If this computer is busy, check again later. {trouble}</source>
        <translation>两次都没有及时回应。你仍可以玩：它们会在窗口内运行，窗口可能会短暂停顿。如果这台电脑正忙，请稍后再检查。{trouble}</translation>
    </message>
    <message>
        <source>The window opens. In each game ten moves were played, saved and reopened ({s} s).</source>
        <translation>窗口可以打开。每个游戏都走了十步，保存后又重新打开（{s} 秒）。</translation>
    </message>
    <message>
        <source>Not finished after {s} seconds. If this computer is busy, check again later.</source>
        <translation>{s} 秒后仍未完成。如果这台电脑正忙，请稍后再检查。</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>一切正常。</translation>
    </message>
    <message>
        <source>Problems were found. Check again first; if they remain, reinstall the program. Your saved games are kept.</source>
        <translation>发现了问题。请先再检查一次；如果仍然存在，请重新安装程序。你的存档会保留。</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>语言：{language}</translation>
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
        <source>Its file is missing or damaged.</source>
        <translation>其文件缺失或损坏。</translation>
    </message>
    <message>
        <source>{folder}: the disk is full.</source>
        <translation>{folder}：磁盘已满。</translation>
    </message>
    <message>
        <source>Playing in the window failed: {trouble}</source>
        <translation>在窗口中游戏失败：{trouble}</translation>
    </message>
</context>
<context>
    <name>CheckupDialog</name>
    <message>
        <source>Check this installation</source>
        <translation>检查安装</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
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
        <source>Your options</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Undo the last choice (Esc)</source>
        <translation>撤销上一个选择（Esc）</translation>
    </message>
</context>
<context>
    <name>ChoicesWords</name>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation>让电脑走下一步</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>查看计分表</translation>
    </message>
    <message>
        <source>{choice} without claiming {claims}</source>
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
        <source>Try again from here</source>
        <translation>从这里再试</translation>
    </message>
    <message>
        <source>Your costliest decisions</source>
        <translation>你代价最大的决定</translation>
    </message>
    <message>
        <source>Show the table at that moment</source>
        <translation>显示当时的桌面</translation>
    </message>
    <message>
        <source>Find it yourself</source>
        <translation>自己找找看</translation>
    </message>
    <message>
        <source>A puzzle of your own: it stays under My puzzles until you solve it twice</source>
        <translation>你自己的谜题：会留在“我的谜题”里，直到你解出两次</translation>
    </message>
    <message>
        <source>The largest swing was step {number}: {step} {name}’s chance to win went from {before} to {after} %.</source>
        <translation>最大的转折是第 {number} 步：{step} {name} 获胜的机会从 {before}% 变为 {after}%。</translation>
    </message>
    <message>
        <source>The coach is reviewing the whole game. You can leave at any time.</source>
        <translation>教练正在查看整局游戏。你可以随时离开。</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) couldn’t be reviewed: the computer was too busy.</source>
        <translation>
            <numerusform>有 %n 个回合没能查看：电脑太忙了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: no turn was clearly worse than a Master’s.</source>
        <translation>没有特别突出的：没有哪个回合明显不如大师。</translation>
    </message>
    <message>
        <source>A Master with your knowledge would have played these turns better.</source>
        <translation>以你当时所知，大师会把这些回合走得更好。</translation>
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
    <message>
        <source>Better: {step}</source>
        <translation>更好：{step}</translation>
    </message>
</context>
<context>
    <name>ComfortPage</name>
    <message>
        <source>Make yourself comfortable</source>
        <translation>调成你喜欢的样子</translation>
    </message>
    <message>
        <source>Move the tile to the glowing space: drag it there, or click the tile and then the space.</source>
        <translation>把板块移到发光的格子：拖过去，或者先点板块再点格子。</translation>
    </message>
    <message>
        <source>Dragging works. Clicking the piece and then the place does the same thing everywhere.</source>
        <translation>拖动没问题。先点棋子再点位置，处处都有同样的效果。</translation>
    </message>
    <message>
        <source>Two clicks work. Dragging does the same thing everywhere.</source>
        <translation>点两下没问题。拖动处处都有同样的效果。</translation>
    </message>
    <message>
        <source>The keyboard works: every game can be played with it.</source>
        <translation>键盘没问题：每个游戏都可以用键盘玩。</translation>
    </message>
    <message>
        <source>Use this computer’s settings</source>
        <translation>使用这台电脑的设置</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>颜色、对比度和动画跟随系统设置</translation>
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
        <source>Start playing</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>You can change all of this later in Settings.</source>
        <translation>这些以后都可以在设置里更改。</translation>
    </message>
</context>
<context>
    <name>ComputersPage</name>
    <message>
        <source>Shelf</source>
        <translation>游戏架</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>对战电脑</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>挑战</translation>
    </message>
    <message>
        <source>One person against computer players; the strongest one sets the level. Practice games don’t count.</source>
        <translation>一个人对战电脑玩家；等级以其中最强的为准。练习局不计。</translation>
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
        <source>This game is already open in another window.</source>
        <translation>此游戏已在另一个窗口打开。</translation>
    </message>
    <message>
        <source>To protect your game, only one window can use it. You can continue here with a copy, saved as a separate game.</source>
        <translation>为保护你的游戏，只能在一个窗口中使用它。你可以在这里用副本继续，副本会另存为单独的一局。</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>打开副本</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>chance of winning (%), step by step</source>
        <translation>获胜机会（%），逐步</translation>
    </message>
    <message>
        <source>points so far and expected final score, step by step</source>
        <translation>目前得分和预期终局得分，逐步</translation>
    </message>
    <message>
        <source>Point at the chart to see the table at that moment; click to go there.</source>
        <translation>指着图表可以看到当时的桌面；点击就去到那里。</translation>
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
    <name>DateWords</name>
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
    <name>DiceAims</name>
    <message numerus="yes">
        <source>Complete the pools for a fireworks display worth %n point(s).</source>
        <translation>
            <numerusform>为一次值 %n 分的烟花完成所需的水池。</numerusform>
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
        <source>Complete %n pool(s) this turn.</source>
        <translation>
            <numerusform>本回合完成 %n 个水池。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earn %n gift(s) this turn.</source>
        <translation>
            <numerusform>本回合赚得 %n 个礼物。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>靠船和你第二大的组得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s) for boats and your second-largest group.</source>
        <translation>
            <numerusform>你靠船和第二大的组得了 %n 分。</numerusform>
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
        <translation>船和组</translation>
    </message>
</context>
<context>
    <name>DiceChoices</name>
    <message>
        <source>Roll the four dice</source>
        <translation>掷四颗骰子</translation>
    </message>
    <message>
        <source>Done: leave the rest unshaded</source>
        <translation>完成：其余不涂</translation>
    </message>
    <message>
        <source>Spend {gifts} to re-roll all four dice (you have {number})</source>
        <translation>花 {gifts}重掷全部四颗骰子（你有 {number}）</translation>
    </message>
    <message>
        <source>{name} shades now</source>
        <translation>现在由 {name} 涂色</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>不燃放</translation>
    </message>
    <message>
        <source>Keep the tray as it is: {faced}</source>
        <translation>骰盘保持不动：{faced}</translation>
    </message>
    <message>
        <source>Rotate the tray {quarters}: {faced}</source>
        <translation>骰盘{quarters}：{faced}</translation>
    </message>
    <message>
        <source>Then {area} as well</source>
        <translation>然后再涂 {area}</translation>
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
        <source>With the emperor’s favour</source>
        <translation>凭皇帝的恩赐</translation>
    </message>
    <message>
        <source>Anchored at {corner}: covers {pools}</source>
        <translation>角点在 {corner}：覆盖 {pools}</translation>
    </message>
    <message numerus="yes">
        <source>Anchored at {corner}: %n option(s)</source>
        <translation>
            <numerusform>角点在 {corner}：%n 种放法</numerusform>
        </translation>
    </message>
    <message>
        <source>{quarters}, flipped: covers {pools}</source>
        <translation>{quarters}，翻面：覆盖 {pools}</translation>
    </message>
    <message>
        <source>{quarters}: covers {pools}</source>
        <translation>{quarters}：覆盖 {pools}</translation>
    </message>
    <message>
        <source>For the platform at {pool}</source>
        <translation>用 {pool} 的平台</translation>
    </message>
    <message>
        <source>Spend {gifts} on the emperor: {action}{colors}</source>
        <translation>花 {gifts}换皇帝的恩赐：{action}{colors}</translation>
    </message>
    <message>
        <source>Launch {shape} for {points} ({number} left)</source>
        <translation>燃放{shape}，得 {points}（剩 {number}）</translation>
    </message>
</context>
<context>
    <name>DiceEffects</name>
    <message>
        <source>one area in the colour of {name}’s die</source>
        <translation>一个 {name} 的骰子颜色的区域</translation>
    </message>
    <message>
        <source>the boat at {pool} can no longer score</source>
        <translation>{pool} 的船不能再得分</translation>
    </message>
    <message>
        <source>{pool} completed</source>
        <translation>{pool} 完成</translation>
    </message>
    <message>
        <source>one extra area next to it</source>
        <translation>旁边多涂一个区域</translation>
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
        <source>{shape} on {pools}: +{points}</source>
        <translation>{shape}放在 {pools}：+{points}</translation>
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
        <source>only one group</source>
        <translation>只有一组</translation>
    </message>
    <message>
        <source>largest group: {number}</source>
        <translation>最大的组：{number}</translation>
    </message>
    <message>
        <source>They also tie on fireworks points, so they share this place.</source>
        <translation>烟花分数也相同，所以并列。</translation>
    </message>
    <message>
        <source>Tie broken by fireworks points: {values}.</source>
        <translation>平局时比烟花分数：{values}。</translation>
    </message>
</context>
<context>
    <name>DiceExplanations</name>
    <message>
        <source>Click to take this sheet and shade on it now.</source>
        <translation>点击拿起这张计分纸，现在在上面涂色。</translation>
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
        <source>Pavilion: shade it to earn a gift.</source>
        <translation>亭子：涂它就得到一个礼物。</translation>
    </message>
    <message>
        <source>Pool {pool}: covered by fireworks.</source>
        <translation>水池 {pool}：已被烟花覆盖。</translation>
    </message>
    <message>
        <source>Pool {pool}: completed, so fireworks can cover it.</source>
        <translation>水池 {pool}：已完成，可以放烟花。</translation>
    </message>
    <message>
        <source>Platform: completing its pool lets you shade an area next to it.</source>
        <translation>平台：完成它的水池，就能涂旁边的一个区域。</translation>
    </message>
    <message>
        <source>Boat: surrounded, worth {points} as long as its pool stays unshaded.</source>
        <translation>船：已被围住，只要它的水池保持未涂就值 {points}。</translation>
    </message>
    <message>
        <source>This boat is lost: its pool has been shaded.</source>
        <translation>这艘船失效了：它的水池被涂了。</translation>
    </message>
    <message>
        <source>no room left for it</source>
        <translation>没有地方放了</translation>
    </message>
    <message>
        <source>{pools} still needed</source>
        <translation>还需要 {pools}</translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) still needed</source>
        <translation>
            <numerusform>还需要 %n 个水池</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more gift(s).</source>
        <translation>
            <numerusform>你还需要 %n 个礼物。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s sheet: {points}, {gifts}.</source>
        <translation>{name} 的计分纸：{points}，{gifts}。</translation>
    </message>
    <message>
        <source>Second group: {points}, one per pool in the second-largest group of completed pools.</source>
        <translation>第二组：{points}，第二大的已完成水池组中每个水池 1 分。</translation>
    </message>
    <message numerus="yes">
        <source>Boats: {points}, %n per surrounded boat.</source>
        <translation>
            <numerusform>船：{points}，每艘被围住的船 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {gifts}. Spend gifts on re-rolls and on the emperor’s favours.</source>
        <translation>{name} 有 {gifts}。礼物可用来重掷和换取皇帝的恩赐。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {name} may shade one extra {color} area on that turn.</source>
        <translation>回合奖励 {row}：{name} 在那个回合可以多涂一个{color}区域。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: one extra {color} area this turn.</source>
        <translation>回合奖励 {row}：本回合多涂一个{color}区域。</translation>
    </message>
    <message>
        <source>Turn bonus {row}: {color}, already past.</source>
        <translation>回合奖励 {row}：{color}，已过。</translation>
    </message>
    <message>
        <source>No player faces this die, but some favours use it.</source>
        <translation>没有玩家面对这颗骰子，但有些恩赐会用到它。</translation>
    </message>
    <message>
        <source>{name} uses the die on this side.</source>
        <translation>{name} 使用这一侧的骰子。</translation>
    </message>
    <message>
        <source>{name} may shade one {color} area.</source>
        <translation>{name} 可以涂一个{color}区域。</translation>
    </message>
    <message>
        <source>The tray: shade an area in the colour you face. The active player may rotate it first.</source>
        <translation>骰盘：涂一个你面对的颜色的区域。当前玩家可以先转动它。</translation>
    </message>
    <message>
        <source>Rotate the tray so that everyone faces a different die.</source>
        <translation>转动骰盘，让每个人面对不同的骰子。</translation>
    </message>
    <message>
        <source>Re-roll all four dice for {gifts}, before rotating the tray.</source>
        <translation>花 {gifts}重掷全部四颗骰子，须在转动骰盘之前。</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits.</source>
        <translation>显示这块板块放得下的所有地方。</translation>
    </message>
    <message>
        <source>Launch the display worth the most points.</source>
        <translation>燃放得分最高的烟花。</translation>
    </message>
    <message>
        <source>Leave the rest unshaded; you confirm first.</source>
        <translation>其余不涂；会先请你确认。</translation>
    </message>
    <message>
        <source>Continue.</source>
        <translation>继续。</translation>
    </message>
    <message>
        <source>The emperor’s favours: spend gifts to use one each turn.</source>
        <translation>皇帝的恩赐：花礼物，每回合可用一次。</translation>
    </message>
    <message>
        <source>Pool {pool}: {number} of 2 areas shaded.</source>
        <translation>水池 {pool}：2 个区域已涂 {number} 个。</translation>
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
        <source>it fits now</source>
        <translation>现在放得下</translation>
    </message>
    <message>
        <source>A favour for {gifts}: {action}.</source>
        <translation>恩赐，花 {gifts}：{action}。</translation>
    </message>
    <message>
        <source>{name} has {points} now.</source>
        <translation>{name} 现在有 {points}。</translation>
    </message>
    <message>
        <source>Fireworks: {points}, the sum of the tiles launched.</source>
        <translation>烟花：{points}，已燃放板块的总和。</translation>
    </message>
    <message>
        <source>Back to your own sheet.</source>
        <translation>回到你自己的计分纸。</translation>
    </message>
    <message>
        <source>Put the tile back (Esc).</source>
        <translation>把板块放回去（Esc）。</translation>
    </message>
    <message>
        <source>Fireworks: a tile covers completed pools and scores its points.</source>
        <translation>烟花：板块覆盖已完成的水池，得到其分数。</translation>
    </message>
</context>
<context>
    <name>DiceHints</name>
    <message>
        <source>Roll the dice.</source>
        <translation>掷骰子。</translation>
    </message>
    <message>
        <source>Re-roll: you’ll probably do better.</source>
        <translation>重掷：很可能会更好。</translation>
    </message>
    <message>
        <source>Don’t launch yet: these pools could hold a better tile later.</source>
        <translation>先别燃放：这些水池以后能放更好的板块。</translation>
    </message>
    <message>
        <source>Leave the rest unshaded: nothing more would help right now.</source>
        <translation>其余不涂：现在没有更有用的了。</translation>
    </message>
    <message>
        <source>Keep the tray as it is. You face {color}; {areas}.</source>
        <translation>骰盘保持不动。你面对{color}；{areas}。</translation>
    </message>
    <message>
        <source>Rotate the tray: {quarters}. Then you face {color}; {areas}.</source>
        <translation>转动骰盘：{quarters}。然后你面对{color}；{areas}。</translation>
    </message>
    <message numerus="yes">
        <source>%n such area(s) still unshaded</source>
        <translation>
            <numerusform>还有 %n 个这样的区域未涂</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose from %n area(s).</source>
        <translation>
            <numerusform>你有 %n 个区域可选。</numerusform>
        </translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>你得到{gains}。</translation>
    </message>
    <message>
        <source>Launch {shape} on {pools}: {points}.</source>
        <translation>燃放{shape}，放在 {pools}：{points}。</translation>
    </message>
    <message>
        <source>Shade the whole pool {pool}. {reason}</source>
        <translation>涂满水池 {pool}。{reason}</translation>
    </message>
    <message>
        <source>{source}: shade {area}. {reason}</source>
        <translation>{source}：涂 {area}。{reason}</translation>
    </message>
</context>
<context>
    <name>DiceKeys</name>
    <message>
        <source>Flip the fireworks tile</source>
        <translation>翻转烟花板块</translation>
    </message>
    <message>
        <source>Show everywhere this tile fits</source>
        <translation>显示这块板块放得下的所有地方</translation>
    </message>
    <message>
        <source>Look at a sheet</source>
        <translation>看一张计分纸</translation>
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
        <source>%n left</source>
        <comment>areas of a colour</comment>
        <translation>
            <numerusform>剩 %n 个</numerusform>
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
        <source>One area for each of the other three dice</source>
        <translation>另外三颗骰子各一个区域</translation>
    </message>
    <message>
        <source>You can still undo it.</source>
        <translation>还可以撤销。</translation>
    </message>
    <message>
        <source>Drag the rim to rotate it.</source>
        <translation>拖动边缘来转动它。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>no player faces it</source>
        <translation>没有玩家面对它</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>转动</translation>
    </message>
    <message>
        <source>show where it fits</source>
        <translation>显示能放的地方</translation>
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
        <source>The tray</source>
        <translation>骰盘</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Favours of the emperor</source>
        <translation>皇帝的恩赐</translation>
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
        <source>One area in the colour of {name}’s die</source>
        <translation>一个 {name} 的骰子颜色的区域</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll: %n gift(s)</source>
        <translation>
            <numerusform>重掷：%n 个礼物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n pool(s)</source>
        <translation>
            <numerusform>需要 %n 个水池</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} shades on this sheet now</source>
        <translation>{name} 现在涂这张计分纸</translation>
    </message>
    <message>
        <source>One extra area in your die’s colour</source>
        <translation>多涂一个你骰子颜色的区域</translation>
    </message>
    <message>
        <source>One area in a colour that’s not on the dice</source>
        <translation>一个骰子上没有的颜色的区域</translation>
    </message>
    <message>
        <source>One area in the colour of the die to your left</source>
        <translation>一个你左边骰子颜色的区域</translation>
    </message>
    <message>
        <source>One area of any colour next to a completed pool</source>
        <translation>已完成水池旁的一个任意颜色区域</translation>
    </message>
    <message>
        <source>Both areas of one unshaded pool</source>
        <translation>一个未涂水池的两个区域</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>final launches</source>
        <translation>最后的燃放</translation>
    </message>
    <message>
        <source>loses a boat</source>
        <translation>失去一艘船</translation>
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
        <translation>第二组</translation>
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
        <source>Left to shade:</source>
        <translation>还可以涂：</translation>
    </message>
    <message>
        <source>Don’t launch</source>
        <translation>不燃放</translation>
    </message>
    <message>
        <source>Click again to undo.</source>
        <translation>再点一次撤销。</translation>
    </message>
    <message>
        <source>Click to undo this and everything after it.</source>
        <translation>点击撤销这一步和之后的一切。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Take this sheet</source>
        <translation>拿起这张计分纸</translation>
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
        <source>The emperor’s favours</source>
        <translation>皇帝的恩赐</translation>
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
        <source>flip it</source>
        <translation>翻面</translation>
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
        <source>{name} spent {gifts} on a favour: {action}.</source>
        <translation>{name} 花 {gifts}换得恩赐：{action}。</translation>
    </message>
    <message>
        <source>{name} left the rest unshaded.</source>
        <translation>{name} 其余不涂。</translation>
    </message>
    <message>
        <source>{name} rolled {colors}.</source>
        <translation>{name} 掷出{colors}。</translation>
    </message>
    <message>
        <source>{name} spent {gifts} and re-rolled: {colors}.</source>
        <translation>{name} 花 {gifts}重掷：{colors}。</translation>
    </message>
    <message>
        <source>{name} kept the tray as it was: {faced}.</source>
        <translation>{name} 没动骰盘：{faced}。</translation>
    </message>
    <message>
        <source>{name} rotated the tray: {faced}.</source>
        <translation>{name} 转动了骰盘：{faced}。</translation>
    </message>
    <message>
        <source>{name} faces {color} and has nothing to shade.</source>
        <translation>{name} 面对{color}，没有可涂的。</translation>
    </message>
    <message>
        <source>{name} started shading.</source>
        <translation>{name} 开始涂色。</translation>
    </message>
    <message>
        <source>{name} didn’t launch.</source>
        <translation>{name} 没有燃放。</translation>
    </message>
    <message>
        <source>{name}’s turn {number} begins.</source>
        <translation>{name} 的第 {number} 回合开始。</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>所有回合结束：每位玩家可以最后燃放一次烟花。</translation>
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
        <source>{name} shaded {areas} with the emperor’s favour</source>
        <translation>{name} 用皇帝的恩赐涂了 {areas}</translation>
    </message>
    <message>
        <source>{name} shaded {areas} next to the platform</source>
        <translation>{name} 在平台旁涂了 {areas}</translation>
    </message>
    <message>
        <source>{name} launched {shape} on {pools}: {points}.</source>
        <translation>{name} 燃放{shape}，放在 {pools}：{points}。</translation>
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
        <source>not rotated</source>
        <translation>不转</translation>
    </message>
    <message>
        <source>a quarter turn clockwise</source>
        <translation>顺时针转四分之一圈</translation>
    </message>
    <message>
        <source>a quarter turn anticlockwise</source>
        <translation>逆时针转四分之一圈</translation>
    </message>
    <message>
        <source>one extra area in the die’s colour</source>
        <translation>多涂一个骰子颜色的区域</translation>
    </message>
    <message>
        <source>one area in a colour that’s not on the dice</source>
        <translation>一个骰子上没有的颜色的区域</translation>
    </message>
    <message>
        <source>one area in the colour of the die to your left</source>
        <translation>一个左边骰子颜色的区域</translation>
    </message>
    <message>
        <source>one area of any colour next to a completed pool</source>
        <translation>已完成水池旁的一个任意颜色区域</translation>
    </message>
    <message>
        <source>both areas of one unshaded pool</source>
        <translation>一个未涂水池的两个区域</translation>
    </message>
    <message>
        <source>half a turn</source>
        <translation>转半圈</translation>
    </message>
    <message>
        <source>one area for each of the three other dice</source>
        <translation>另外三颗骰子各一个区域</translation>
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
        <source>In play</source>
        <translation>使用的内容</translation>
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
        <source>You rotate the tray just for yourself. The solo rules are our own addition.</source>
        <translation>你只为自己转动骰盘。单人规则是我们额外加的。</translation>
    </message>
    <message>
        <source>The player with the earliest sheet letter goes first; play continues clockwise.</source>
        <translation>计分纸字母最靠前的玩家先开始，然后顺时针进行。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>手选</translation>
    </message>
    <message>
        <source>{name}’s sheet</source>
        <translation>{name} 的计分纸</translation>
    </message>
    <message>
        <source>Sheets are dealt at random; the earliest letter goes first.</source>
        <translation>计分纸随机分发；字母最靠前者先开始。</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more shape(s), {all} in total.</source>
        <translation>
            <numerusform>再选 %n 种形状，共 {all} 种。</numerusform>
        </translation>
    </message>
    <message>
        <source>{shape}: tiles worth {values}, best on top</source>
        <translation>{shape}：板块值 {values} 分，最好的在最上面</translation>
    </message>
    <message>
        <source>{gifts}, {side}: {upper}. Click to flip: {lower}</source>
        <translation>{gifts}，{side}：{upper}。点击翻面：{lower}</translation>
    </message>
    <message>
        <source>{gifts}, random side: {upper} or {lower}</source>
        <translation>{gifts}，随机一面：{upper}或{lower}</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>第一局</translation>
    </message>
    <message numerus="yes">
        <source>+%n gift(s)</source>
        <translation>
            <numerusform>礼物 +%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fireworks shapes</source>
        <translation>烟花形状</translation>
    </message>
    <message>
        <source>One small, two medium and one large shape at random.</source>
        <translation>随机一种小型、两种中型和一种大型形状。</translation>
    </message>
    <message>
        <source>Emperor cards</source>
        <translation>皇帝卡</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>计分纸</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>These four shapes are good for a first game.</source>
        <translation>这四种形状适合第一局。</translation>
    </message>
    <message>
        <source>These four shapes are in play.</source>
        <translation>使用这四种形状。</translation>
    </message>
</context>
<context>
    <name>DicePapers</name>
    <message>
        <source>Blank sheet {letter}</source>
        <translation>空白计分纸 {letter}</translation>
    </message>
    <message>
        <source>{name}, sheet {letter}</source>
        <translation>{name}，计分纸 {letter}</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} 位玩家</translation>
    </message>
    <message>
        <source>Sheet {letter}</source>
        <translation>计分纸 {letter}</translation>
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
        <source>Shade a pavilion: gain 1 gift</source>
        <translation>涂亭子：得 1 个礼物</translation>
    </message>
    <message>
        <source>Complete a platform: shade an area next to it</source>
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
        <source>Takes the last tile of {shape}: {points}.</source>
        <translation>拿到最后一块{shape}板块：{points}。</translation>
    </message>
    <message>
        <source>Takes {shape} before {name} can: {points}.</source>
        <translation>赶在 {name} 之前拿到{shape}：{points}。</translation>
    </message>
    <message>
        <source>Scores {points}; the next tile of {shape} scores {next}.</source>
        <translation>得 {points}；下一块{shape}板块得 {next}。</translation>
    </message>
    <message>
        <source>Scores {points} with {shape}.</source>
        <translation>用{shape}得 {points}。</translation>
    </message>
    <message>
        <source>Makes room for {shape}: {points}.</source>
        <translation>让{shape}放得下：{points}。</translation>
    </message>
    <message>
        <source>Then {number} completed pools are free for fireworks.</source>
        <translation>然后有 {number} 个已完成水池可以放烟花。</translation>
    </message>
    <message>
        <source>Completes {pool}.</source>
        <translation>完成水池 {pool}。</translation>
    </message>
    <message>
        <source>The second-largest group now scores {points}.</source>
        <translation>第二大的组现在得 {points}。</translation>
    </message>
    <message>
        <source>Surrounds the boat at {pool}: {points}.</source>
        <translation>围住 {pool} 的船：{points}。</translation>
    </message>
    <message>
        <source>Completed around the boat at {pool}: {number} of 4 pools.</source>
        <translation>{pool} 的船周围 4 个水池已完成 {number} 个。</translation>
    </message>
    <message>
        <source>Helps surround the boat at {pool}.</source>
        <translation>有助于围住 {pool} 的船。</translation>
    </message>
    <message>
        <source>Leaves only {area} to complete the pool.</source>
        <translation>只差 {area}就完成这个水池。</translation>
    </message>
    <message>
        <source>Then {gifts} can be spent.</source>
        <translation>然后有 {gifts}可用。</translation>
    </message>
    <message>
        <source>A {color} area can complete {completed}.</source>
        <translation>一个{color}区域可以完成 {completed}。</translation>
    </message>
    <message>
        <source>{number} {color} areas are still unshaded.</source>
        <translation>还有 {number} 个{color}区域未涂。</translation>
    </message>
    <message>
        <source>Allows one extra area next to {pool}.</source>
        <translation>可以在 {pool} 旁边多涂一个区域。</translation>
    </message>
    <message>
        <source>An extra area can complete {pools}.</source>
        <translation>多涂一个区域可以完成 {pools}。</translation>
    </message>
    <message>
        <source>Allows {number} extra areas.</source>
        <translation>可以多涂 {number} 个区域。</translation>
    </message>
    <message>
        <source>{name} faces {color}, which completes no pool.</source>
        <translation>{name} 面对{color}，完成不了任何水池。</translation>
    </message>
    <message>
        <source>Keeps {number} completed pools for a better tile.</source>
        <translation>留着 {number} 个已完成水池，等更好的板块。</translation>
    </message>
</context>
<context>
    <name>DiceRefusals</name>
    <message>
        <source>You’ve already rolled. To re-roll, use the button next to the tray before you settle it.</source>
        <translation>你已经掷过骰子了。要重掷，请在骰盘定下之前用它旁边的按钮。</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>先掷骰子。</translation>
    </message>
    <message>
        <source>You can rotate the tray only once per turn, before anyone shades.</source>
        <translation>骰盘每回合只能转动一次，在任何人涂色之前。</translation>
    </message>
    <message>
        <source>First rotate the tray, or keep it as it is.</source>
        <translation>先转动骰盘，或让它保持不动。</translation>
    </message>
    <message>
        <source>You can re-roll only before you settle the tray.</source>
        <translation>只有在骰盘定下之前才能重掷。</translation>
    </message>
    <message>
        <source>Not enough gifts: a re-roll costs {reroll}.</source>
        <translation>礼物不够：重掷要花 {reroll}。</translation>
    </message>
    <message>
        <source>You can’t shade any more this turn.</source>
        <translation>本回合你不能再涂了。</translation>
    </message>
    <message>
        <source>That area is already shaded.</source>
        <translation>那个区域已经涂过了。</translation>
    </message>
    <message>
        <source>A platform lets you shade one area next to it, once, when you complete its pool.</source>
        <translation>完成平台的水池时，可以涂旁边一个区域，只有一次。</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your die.</source>
        <translation>你已经用骰子涂过一个区域了。</translation>
    </message>
    <message>
        <source>That area isn’t the colour of the die you face.</source>
        <translation>那个区域不是你面对的骰子的颜色。</translation>
    </message>
    <message>
        <source>Only the active player gets a turn bonus.</source>
        <translation>只有当前玩家才有回合奖励。</translation>
    </message>
    <message>
        <source>You’ve already shaded an area for your turn bonus.</source>
        <translation>你已经用回合奖励涂过一个区域了。</translation>
    </message>
    <message>
        <source>That area isn’t the colour of your turn bonus.</source>
        <translation>那个区域不是你回合奖励的颜色。</translation>
    </message>
    <message>
        <source>Use your die for that area: it’s the same colour.</source>
        <translation>那个区域请用你的骰子涂：颜色相同。</translation>
    </message>
    <message>
        <source>Use your turn bonus for that area: it’s the same colour.</source>
        <translation>那个区域请用你的回合奖励涂：颜色相同。</translation>
    </message>
    <message>
        <source>There’s no player in that seat.</source>
        <translation>那个座位上没有玩家。</translation>
    </message>
    <message>
        <source>That sheet is already being shaded.</source>
        <translation>那张计分纸已经有人在涂。</translation>
    </message>
    <message>
        <source>That sheet was just taken. Someone has to shade, use a favour or press Done first.</source>
        <translation>那张计分纸刚被拿过。要先有人涂色、使用恩赐或按“完成”。</translation>
    </message>
    <message>
        <source>There’s nothing to shade on that sheet right now.</source>
        <translation>那张计分纸上现在没有可涂的。</translation>
    </message>
    <message>
        <source>First spend gifts on an emperor card.</source>
        <translation>先在一张皇帝卡上花礼物。</translation>
    </message>
    <message>
        <source>You’ve shaded everything the emperor’s favour allows.</source>
        <translation>皇帝的恩赐所允许的你都涂完了。</translation>
    </message>
    <message>
        <source>With this favour you shade both areas of one pool.</source>
        <translation>用这个恩赐，你涂同一个水池的两个区域。</translation>
    </message>
    <message>
        <source>The emperor’s favour doesn’t allow that colour.</source>
        <translation>皇帝的恩赐不允许那种颜色。</translation>
    </message>
    <message>
        <source>With this favour you shade an area next to one of your completed pools.</source>
        <translation>用这个恩赐，你涂一个与你已完成水池相邻的区域。</translation>
    </message>
    <message>
        <source>You can use only one favour per turn.</source>
        <translation>每回合只能用一次恩赐。</translation>
    </message>
    <message>
        <source>Not enough gifts for that favour.</source>
        <translation>礼物不够换那个恩赐。</translation>
    </message>
    <message>
        <source>That favour wouldn’t let you shade anything.</source>
        <translation>用那个恩赐，你也没有可涂的。</translation>
    </message>
    <message>
        <source>You launch fireworks at the end of your own turn.</source>
        <translation>烟花在你自己的回合结束时燃放。</translation>
    </message>
    <message>
        <source>That shape isn’t in play.</source>
        <translation>那种形状不在游戏中。</translation>
    </message>
    <message>
        <source>There are no tiles of that shape left.</source>
        <translation>那种形状的板块没有了。</translation>
    </message>
    <message>
        <source>Fireworks must cover completed pools (both areas shaded).</source>
        <translation>烟花必须覆盖已完成的水池（两个区域都已涂）。</translation>
    </message>
    <message>
        <source>Another tile already covers one of these pools.</source>
        <translation>其中一个水池已被别的板块覆盖。</translation>
    </message>
    <message>
        <source>There’s nothing to launch right now.</source>
        <translation>现在没有可燃放的。</translation>
    </message>
    <message>
        <source>That sheet is done for this turn.</source>
        <translation>那张计分纸这个回合已经完成。</translation>
    </message>
    <message>
        <source>Both areas of that pool must be unshaded.</source>
        <translation>那个水池的两个区域都必须未涂。</translation>
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
        <translation>第二组</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>船</translation>
    </message>
    <message>
        <source>points on your tiles</source>
        <translation>你的板块上的分数</translation>
    </message>
    <message>
        <source>pools in it</source>
        <translation>其中的水池</translation>
    </message>
    <message>
        <source>{number} per surrounded boat</source>
        <translation>每艘被围住的船 {number}</translation>
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
        <source>You shaded a pavilion: 1 gift. Spend gifts on the emperor’s favours, one per turn.</source>
        <translation>你涂了亭子：得 1 个礼物。用礼物换取皇帝的恩赐，每回合一次。</translation>
    </message>
    <message>
        <source>Platform completed! Shade any one area in a pool next to it.</source>
        <translation>平台完成！在旁边的水池里涂任意一个区域。</translation>
    </message>
    <message>
        <source>A boat scores 4 points if all pools around it are completed and its own pool is unshaded.</source>
        <translation>船周围的水池都完成，而它自己的水池未涂，就得 4 分。</translation>
    </message>
    <message>
        <source>Launch fireworks over completed pools. Your second-largest group of them scores, too.</source>
        <translation>在已完成的水池上燃放烟花。其中第二大的组也计分。</translation>
    </message>
    <message>
        <source>All turns are over: each player may launch one last display.</source>
        <translation>所有回合结束：每位玩家可以最后燃放一次烟花。</translation>
    </message>
    <message>
        <source>Last turn for everyone: complete pools for a display, and keep your groups apart.</source>
        <translation>每人的最后一回合：为烟花完成水池，别让你的组连起来。</translation>
    </message>
    <message>
        <source>Roll, then rotate the tray: each player shades with the die they face.</source>
        <translation>掷骰，然后转动骰盘：每位玩家用自己面对的骰子涂色。</translation>
    </message>
    <message>
        <source>Choose a colour that helps you. The other players get the dice facing them.</source>
        <translation>选一种对你有用的颜色。其他玩家得到自己面对的骰子。</translation>
    </message>
    <message>
        <source>A tile fits! The top tile of each stack is worth the most, so launch early.</source>
        <translation>有板块放得下！每堆最上面的板块分值最高，所以要早燃放。</translation>
    </message>
    <message>
        <source>Everyone shades at the same time: when you’re ready, click your own small sheet.</source>
        <translation>大家同时涂色：准备好了，就点你自己的小计分纸。</translation>
    </message>
    <message>
        <source>Favours cost gifts, but shading a pavilion earns one straight back.</source>
        <translation>恩赐要花礼物，但涂亭子马上就能赚回一个。</translation>
    </message>
    <message>
        <source>Draw over a glowing area. A pool is completed when both its areas are shaded.</source>
        <translation>在发光的区域上涂画。两个区域都涂过，水池就完成了。</translation>
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
        <translation>转动骰盘，或涂一个区域</translation>
    </message>
    <message>
        <source>launch one last display</source>
        <translation>最后燃放一次烟花</translation>
    </message>
    <message>
        <source>nothing left to shade</source>
        <translation>没有可涂的了</translation>
    </message>
    <message>
        <source>later</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>rotate the tray</source>
        <translation>转动骰盘</translation>
    </message>
    <message>
        <source>re-roll: {gifts}</source>
        <translation>重掷：{gifts}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>shade {colors}</source>
        <translation>涂{colors}</translation>
    </message>
    <message>
        <source>next to a platform</source>
        <translation>平台旁边</translation>
    </message>
    <message>
        <source>shade next to a platform</source>
        <translation>涂平台旁边</translation>
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
        <source>Rotate</source>
        <translation>转动</translation>
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
        <source>launch fireworks</source>
        <translation>燃放烟花</translation>
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
        <source>costs {gifts}</source>
        <translation>花 {gifts}</translation>
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
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>favour used</source>
        <translation>恩赐已用</translation>
    </message>
    <message>
        <source>shade {colors} with a favour</source>
        <translation>用恩赐涂{colors}</translation>
    </message>
    <message>
        <source>you have {gifts}</source>
        <translation>你有 {gifts}</translation>
    </message>
    <message>
        <source>use an emperor’s favour</source>
        <translation>使用皇帝的恩赐</translation>
    </message>
    <message>
        <source>nothing to shade</source>
        <translation>没有可涂的</translation>
    </message>
    <message>
        <source>one last time</source>
        <translation>最后一次</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>View the table</source>
        <translation>查看桌面</translation>
    </message>
    <message>
        <source>final position</source>
        <translation>终局局面</translation>
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
        <translation>打印计分纸</translation>
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
        <source>Counting the points…</source>
        <translation>正在计分…</translation>
    </message>
    <message>
        <source>Press any key or click to skip.</source>
        <translation>按任意键或点击跳过。</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>无法保存 {file}。</translation>
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
        <source>%n–{own}</source>
        <translation>
            <numerusform>%n–{own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {lead} ahead of second place</source>
        <translation>
            <numerusform>%n 分，领先第二名 {lead}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
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
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>4 of the same lantern</source>
        <translation>4 盏相同的灯笼</translation>
    </message>
    <message>
        <source>2 each of 3 lanterns</source>
        <translation>3 种灯笼各 2 盏</translation>
    </message>
    <message>
        <source>1 of each lantern</source>
        <translation>每种灯笼 1 盏</translation>
    </message>
    <message>
        <source>1 per Dedication</source>
        <translation>每次奉献 1 分</translation>
    </message>
    <message>
        <source>Moon Dancer wins ties: you need more points than she has.</source>
        <translation>平局算 Moon Dancer 赢：你的分必须比她高。</translation>
    </message>
    <message>
        <source>They also tie on Mooncakes and lanterns left, so they share this place.</source>
        <translation>月饼和剩余灯笼也相同，所以并列。</translation>
    </message>
    <message>
        <source>Tied on Mooncakes too; tie broken by lanterns left: {values}.</source>
        <translation>月饼也相同；平局时比剩余灯笼：{values}。</translation>
    </message>
    <message>
        <source>Tie broken by Mooncakes: {values}.</source>
        <translation>平局时比月饼：{values}。</translation>
    </message>
    <message>
        <source>Games in which you undid past a lock are practice and don’t count.</source>
        <translation>撤销越过锁定点的对局是练习，不计入战绩。</translation>
    </message>
    <message>
        <source>biggest win: by {number}</source>
        <translation>最大胜幅：{number}</translation>
    </message>
    <message>
        <source>final turn</source>
        <translation>最终回合</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}：“{words}”</translation>
    </message>
    <message>
        <source>{level}: {wins} of {games} won</source>
        <translation>{level}：{games} 局胜 {wins} 局</translation>
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
        <source>An error occurred in the program.</source>
        <translation>程序出错了。</translation>
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
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Your saved games are safe; nothing was changed.</source>
        <translation>你的存档都安全；什么也没有改动。</translation>
    </message>
    <message>
        <source>Your game is safe: every step so far is saved. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>你的游戏是安全的：到目前为止的每一步都已保存。你可以继续；如果看起来不对劲，回到游戏架选择“继续”。</translation>
    </message>
    <message>
        <source>Your last step couldn’t be saved, but everything before it is safe. You can carry on; if something looks odd, go back to the shelf and choose Continue.</source>
        <translation>最后一步没能保存，但之前的都安全。你可以继续；如果看起来不对劲，回到游戏架选择“继续”。</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>缩小（−）</translation>
    </message>
    <message>
        <source>Fit to window (0)</source>
        <translation>适应窗口（0）</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大（+）</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Start Player: {name} goes first.</source>
        <translation>先手玩家：{name}。</translation>
    </message>
</context>
<context>
    <name>FestivalAims</name>
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
        <source>You gained %n Mooncake(s).</source>
        <translation>
            <numerusform>你获得了 %n 个月饼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>本回合得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lantern(s) this turn.</source>
        <translation>
            <numerusform>本回合获得 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n more lantern(s) than anyone else this turn.</source>
        <translation>
            <numerusform>本回合比其他任何人多获得 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n Mooncake(s) this turn.</source>
        <translation>
            <numerusform>本回合获得 %n 个月饼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a tile so that you have the lanterns for a Dedication worth %n point(s).</source>
        <translation>
            <numerusform>放置一块板块，凑齐值 %n 分的奉献所需的灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gained %n more lantern(s) than anyone else.</source>
        <translation>
            <numerusform>你比其他任何人多获得了 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the lanterns for a Dedication worth %n point(s).</source>
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
        <source>Choose for Moon Dancer:</source>
        <translation>替 Moon Dancer 选择：</translation>
    </message>
    <message>
        <source>You may make two Dedications this turn.</source>
        <translation>这个回合你可以进行两次奉献。</translation>
    </message>
    <message>
        <source>After a Dedication you may take one lantern back.</source>
        <translation>奉献之后你可以拿回一盏灯笼。</translation>
    </message>
    <message>
        <source>which lantern does she give?</source>
        <translation>她给出哪盏灯笼？</translation>
    </message>
    <message>
        <source>which of your lanterns does she take?</source>
        <translation>她拿你的哪盏灯笼？</translation>
    </message>
    <message>
        <source>Choose the side that counts as a match.</source>
        <translation>选择算作匹配的那一边。</translation>
    </message>
    <message>
        <source>Choose the tile to keep. The other goes to the bottom of the stack.</source>
        <translation>选择要留下的板块。另一块放到堆底。</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply in exchange.</source>
        <translation>选择要从供应区换取的灯笼。</translation>
    </message>
    <message>
        <source>Choose which lantern to take from another player.</source>
        <translation>选择从另一位玩家那里拿哪盏灯笼。</translation>
    </message>
    <message>
        <source>Choose a player to gain one with you.</source>
        <translation>选择和你一起获得灯笼的玩家。</translation>
    </message>
    <message>
        <source>Choose a Dedication stack for your token.</source>
        <translation>为你的标记选择一个奉献堆。</translation>
    </message>
    <message>
        <source>Rotate it (wheel or R); click it again to place it.</source>
        <translation>滚轮或 R 转动；再点一次放置。</translation>
    </message>
    <message>
        <source>Choose the set, then the lantern you leave out.</source>
        <translation>选择组合，然后选择省去的那盏灯笼。</translation>
    </message>
    <message>
        <source>Choose the lantern to take back.</source>
        <translation>选择要拿回的灯笼。</translation>
    </message>
    <message>
        <source>Click her card to see the top two tiles, or refill as usual.</source>
        <translation>点她的卡查看最上面两块板块，或照常补充。</translation>
    </message>
    <message>
        <source>You may exchange one more: choose the lantern to give.</source>
        <translation>你可以再交换一盏：选择要给出的灯笼。</translation>
    </message>
    <message>
        <source>After placing your tile, you may make one more Dedication.</source>
        <translation>放置板块后，你可以再进行一次奉献。</translation>
    </message>
    <message>
        <source>Make a second Dedication: choose its stack.</source>
        <translation>进行第二次奉献：选择它的堆。</translation>
    </message>
    <message>
        <source>Make a Dedication: choose its stack.</source>
        <translation>进行奉献：选择它的堆。</translation>
    </message>
    <message>
        <source>Choose the lantern to give.</source>
        <translation>选择要给出的灯笼。</translation>
    </message>
    <message>
        <source>Choose the first lantern to give.</source>
        <translation>选择要给出的第一盏灯笼。</translation>
    </message>
    <message>
        <source>Choose the lantern to take from the Supply.</source>
        <translation>选择要从供应区拿的灯笼。</translation>
    </message>
    <message>
        <source>Choose a Dedication: you may leave out one lantern.</source>
        <translation>选择一种奉献：可以省去一盏灯笼。</translation>
    </message>
    <message>
        <source>Each match gives you one extra Mooncake.</source>
        <translation>每个匹配多给你一个月饼。</translation>
    </message>
    <message>
        <source>When you refill, you may choose from two tiles.</source>
        <translation>补充时，你可以从两块板块中选。</translation>
    </message>
    <message>
        <source>Choose a tile on the table to rotate.</source>
        <translation>选择桌上的一块板块来转动。</translation>
    </message>
    <message>
        <source>No lantern limit this turn.</source>
        <translation>本回合没有灯笼上限。</translation>
    </message>
    <message>
        <source>Choose the lantern that you both gain.</source>
        <translation>选择你们俩都获得的灯笼。</translation>
    </message>
    <message>
        <source>You also gain the lantern on your tile’s opposite side.</source>
        <translation>你还获得板块对面一边的灯笼。</translation>
    </message>
    <message>
        <source>One side that doesn’t match counts as a match.</source>
        <translation>有一个不匹配的边算作匹配。</translation>
    </message>
    <message>
        <source>Choose the pile of Trixie lanterns to take one.</source>
        <translation>选择 Trixie 灯笼堆，拿一盏。</translation>
    </message>
    <message>
        <source>Choose your token.</source>
        <translation>选择你的标记。</translation>
    </message>
    <message>
        <source>which lantern does she take from the Supply?</source>
        <translation>她从供应区拿哪盏灯笼？</translation>
    </message>
    <message>
        <source>choose the glowing stack, then her lanterns.</source>
        <translation>选择发光的堆，再选她的灯笼。</translation>
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
        <source>choose something that glows.</source>
        <translation>选择发光的东西。</translation>
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
        <source>Put your token on {kind}: your Dedications there score 1 extra point</source>
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
        <translation>拿正面朝上的{tile}</translation>
    </message>
    <message numerus="yes">
        <source>Draw the unseen top tile (%n in the stack)</source>
        <translation>
            <numerusform>暗抽最上面的板块（堆里有 %n 块）</numerusform>
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
        <source>Take {lantern} in exchange ({number} left)</source>
        <translation>换取 {lantern}（剩 {number}）</translation>
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
        <source>Give {lantern} (you have {number})</source>
        <translation>给出 {lantern}（你有 {number}）</translation>
    </message>
    <message>
        <source>Return {lantern} (you have {number})</source>
        <translation>归还 {lantern}（你有 {number}）</translation>
    </message>
    <message>
        <source>Exchange or return {lantern} (you have {number})</source>
        <translation>交换或归还 {lantern}（你有 {number}）</translation>
    </message>
    <message>
        <source>Exchange {lantern} (you have {number})</source>
        <translation>交换 {lantern}（你有 {number}）</translation>
    </message>
    <message>
        <source>Take {lantern} ({number} left)</source>
        <translation>拿 {lantern}（剩 {number}）</translation>
    </message>
    <message>
        <source>Return {lantern} to the Supply</source>
        <translation>把 {lantern} 归还供应区</translation>
    </message>
</context>
<context>
    <name>FestivalExplanations</name>
    <message numerus="yes">
        <source>%n tile(s) left in the stack.</source>
        <translation>
            <numerusform>堆里剩 %n 块板块。</numerusform>
        </translation>
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
    <message>
        <source>{kind}: {points}, {lacking}.</source>
        <translation>{kind}：{points}，{lacking}。</translation>
    </message>
    <message>
        <source>{kind}: {points}.</source>
        <translation>{kind}：{points}。</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <comment>Dedications</comment>
        <translation>
            <numerusform>剩 %n 块。</numerusform>
        </translation>
    </message>
    <message>
        <source>{friend}, {mooncakes}: {ability}</source>
        <translation>{friend}，{mooncakes}：{ability}</translation>
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
        <source>Any player refilling their hand may take it. {tile}</source>
        <translation>补充手牌的玩家都可以拿它。{tile}</translation>
    </message>
    <message>
        <source>No face-up tile.</source>
        <translation>没有正面朝上的板块。</translation>
    </message>
    <message>
        <source>{name}’s tiles; only {name} can see them.</source>
        <translation>{name} 的板块；只有 {name} 能看。</translation>
    </message>
    <message>
        <source>After the last tile, each player gets one final turn.</source>
        <translation>最后一块板块之后，每位玩家有一个最终回合。</translation>
    </message>
    <message>
        <source>Matching it gives you a Mooncake.</source>
        <translation>与它匹配会给你一个月饼。</translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: you have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}：你有 %n 盏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lantern}: {name} has %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>{lantern}：{name} 有 %n 盏。</numerusform>
        </translation>
    </message>
    <message>
        <source>None left in the Supply.</source>
        <translation>供应区里没有了。</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <comment>lanterns</comment>
        <translation>
            <numerusform>你有 %n 盏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Generic Dedications: {points} each, used once a stack is empty.</source>
        <translation>通用奉献：每块 {points}，某一堆空了才用。</translation>
    </message>
    <message>
        <source>{kind}: none left.</source>
        <translation>{kind}：没有了。</translation>
    </message>
    <message>
        <source>You take a generic tile instead.</source>
        <translation>你改拿一块通用板块。</translation>
    </message>
    <message>
        <source>you have the lanterns</source>
        <translation>你有所需的灯笼</translation>
    </message>
    <message>
        <source>you need {lanterns}</source>
        <translation>你需要 {lanterns}</translation>
    </message>
    <message numerus="yes">
        <source>you need %n more lantern(s)</source>
        <translation>
            <numerusform>你还需要 %n 盏灯笼</numerusform>
        </translation>
    </message>
    <message>
        <source>you need {number} more: {lanterns}</source>
        <translation>你还需要 {number} 盏：{lanterns}</translation>
    </message>
    <message>
        <source>{name}’s token: each Dedication {name} claims from this stack scores 1 extra point.</source>
        <translation>{name} 的标记：{name} 从这一堆领取的每个奉献多得 1 分。</translation>
    </message>
    <message>
        <source>Each counts as any lantern in a Dedication.</source>
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
        <source>{name} has %n lantern(s).</source>
        <translation>
            <numerusform>{name} 有 %n 盏灯笼。</numerusform>
        </translation>
    </message>
    <message>
        <source>You may keep at most {limit} when you place a tile.</source>
        <translation>放置板块时最多只能保留 {limit} 盏。</translation>
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
        <source>{name} gave {other} {given} for {taken}.</source>
        <translation>{name} 给 {other} {given}，换来 {taken}。</translation>
    </message>
    <message>
        <source>{friend}’s help went unused.</source>
        <translation>{friend} 的帮助没有用上。</translation>
    </message>
    <message>
        <source>{name} put their token on {kind}.</source>
        <translation>{name} 把自己的标记放在{kind}上。</translation>
    </message>
    <message>
        <source>The {lantern} side counts as a match.</source>
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
        <source>{name} rotated a tile on the table.</source>
        <translation>{name} 转动了桌上的一块板块。</translation>
    </message>
    <message>
        <source>{name} kept one and put the other on the bottom.</source>
        <translation>{name} 留下一块，另一块放到堆底。</translation>
    </message>
    <message>
        <source>Rotate the tile at {x}, {y}: {tile}</source>
        <translation>转动 {x}，{y} 的板块：{tile}</translation>
    </message>
    <message>
        <source>Count it as an extra {lantern}</source>
        <translation>算作多一盏 {lantern}</translation>
    </message>
    <message>
        <source>Count it as {lantern}</source>
        <translation>算作 {lantern}</translation>
    </message>
    <message>
        <source>Use a Trixie lantern instead of one you have</source>
        <translation>用一盏 Trixie 灯笼代替你有的一盏</translation>
    </message>
    <message>
        <source>back to the pile</source>
        <translation>放回它的堆</translation>
    </message>
    <message>
        <source>No friend can help with that right now.</source>
        <translation>现在没有好友能帮你做这个。</translation>
    </message>
    <message>
        <source>Moon Dancer follows her own rules.</source>
        <translation>Moon Dancer 遵循她自己的规则。</translation>
    </message>
    <message>
        <source>That friend isn’t in play.</source>
        <translation>那位好友不在游戏中。</translation>
    </message>
    <message>
        <source>You can befriend only once, at the start of your turn.</source>
        <translation>结交只能一次，在你的回合开始时。</translation>
    </message>
    <message>
        <source>Not enough Mooncakes for that friend.</source>
        <translation>月饼不够结交那位好友。</translation>
    </message>
    <message>
        <source>You don’t have a Trixie lantern.</source>
        <translation>你没有 Trixie 灯笼。</translation>
    </message>
    <message>
        <source>First choose which side counts as a match.</source>
        <translation>先选择哪一边算作匹配。</translation>
    </message>
    <message>
        <source>First choose which tile to keep.</source>
        <translation>先选择留下哪块板块。</translation>
    </message>
    <message>
        <source>Take back one of the lanterns you’ve just returned.</source>
        <translation>拿回你刚归还的灯笼之一。</translation>
    </message>
    <message>
        <source>Choose a side that touches a tile and doesn’t match.</source>
        <translation>选择一个接触板块但不匹配的边。</translation>
    </message>
    <message>
        <source>Keep one of the tiles you’ve drawn.</source>
        <translation>留下一块你抽到的板块。</translation>
    </message>
    <message>
        <source>You must swap for a different lantern.</source>
        <translation>必须换取不同的灯笼。</translation>
    </message>
    <message>
        <source>That player doesn’t have that lantern.</source>
        <translation>那位玩家没有那种灯笼。</translation>
    </message>
    <message>
        <source>Your token is already there.</source>
        <translation>你的标记已经在那里了。</translation>
    </message>
    <message>
        <source>That stack is empty.</source>
        <translation>那一堆空了。</translation>
    </message>
    <message>
        <source>There’s no tile there.</source>
        <translation>那里没有板块。</translation>
    </message>
    <message>
        <source>The tile already faces that way.</source>
        <translation>板块已经是那个方向了。</translation>
    </message>
    <message>
        <source>You have nothing to exchange.</source>
        <translation>你没有可交换的。</translation>
    </message>
    <message>
        <source>You have nothing to swap.</source>
        <translation>你没有可互换的。</translation>
    </message>
    <message>
        <source>There’s nothing to take.</source>
        <translation>没有可拿的。</translation>
    </message>
    <message>
        <source>You couldn’t make a second Dedication.</source>
        <translation>你无法进行第二次奉献。</translation>
    </message>
    <message>
        <source>There are no Trixie lanterns left.</source>
        <translation>没有 Trixie 灯笼了。</translation>
    </message>
    <message>
        <source>There’s no other stack for your token.</source>
        <translation>没有别的堆可放你的标记。</translation>
    </message>
    <message>
        <source>That friend helps with placing a tile, and you have none left.</source>
        <translation>那位好友帮助放置板块，而你已经没有板块了。</translation>
    </message>
    <message>
        <source>You have no more than {limit} lanterns anyway.</source>
        <translation>你的灯笼本来就没有超过 {limit} 盏。</translation>
    </message>
    <message>
        <source>The stack has fewer than two tiles.</source>
        <translation>堆里的板块不到两块。</translation>
    </message>
    <message>
        <source>Even with that help you couldn’t make a Dedication.</source>
        <translation>就算有那个帮助，你也无法奉献。</translation>
    </message>
    <message>
        <source>{name} looked at the top tiles of the stack.</source>
        <translation>{name} 看了堆最上面的板块。</translation>
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
        <source>Leave {lantern} out</source>
        <translation>省去 {lantern}</translation>
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
        <source>Take a Trixie lantern</source>
        <translation>拿一盏 Trixie 灯笼</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>选择另一位玩家。</translation>
    </message>
</context>
<context>
    <name>FestivalHints</name>
    <message>
        <source>Place the glowing tile on the glowing space. {gains}</source>
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
        <translation>拿正面朝上的板块。</translation>
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
        <source>A friend can help: choose what glows.</source>
        <translation>好友可以帮忙：选择发光的东西。</translation>
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
        <source>generic tile</source>
        <translation>通用板块</translation>
    </message>
    <message>
        <source>available</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>rotate the tile</source>
        <translation>转动板块</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>没有了</translation>
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
        <source>Decision</source>
        <translation>抉择</translation>
    </message>
    <message>
        <source>Face-up tile</source>
        <translation>正面朝上的板块</translation>
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
        <source>{name} ended the final turn.</source>
        <translation>{name} 结束了最终回合。</translation>
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
        <source>{name} took the face-up tile; a new one was revealed.</source>
        <translation>{name} 拿了正面朝上的板块；翻开一块新的。</translation>
    </message>
    <message>
        <source>{name} took the last face-up tile.</source>
        <translation>{name} 拿了最后一块正面朝上的板块。</translation>
    </message>
    <message>
        <source>All tiles are placed: each player has one final turn.</source>
        <translation>所有板块都放完了：每位玩家有一个最终回合。</translation>
    </message>
    <message>
        <source>A friend gave {name} {lantern}.</source>
        <translation>好友给了 {name} {lantern}。</translation>
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
        <source>One {lantern} was left out.</source>
        <translation>省去了一盏 {lantern}。</translation>
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
        <source>{name} gained {mooncakes}.</source>
        <translation>{name} 获得 {mooncakes}。</translation>
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
        <source>That stack was empty, so it was a generic tile.</source>
        <translation>那一堆空了，所以拿的是通用板块。</translation>
    </message>
    <message numerus="yes">
        <source>%n Trixie lantern(s) counted as another.</source>
        <translation>
            <numerusform>%n 盏 Trixie 灯笼当作别的灯笼。</numerusform>
        </translation>
    </message>
    <message>
        <source>So {lanterns} were kept.</source>
        <translation>于是留下了 {lanterns}。</translation>
    </message>
    <message>
        <source>The token added {points}.</source>
        <translation>标记多给了 {points}。</translation>
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
        <source>The top side</source>
        <translation>上边</translation>
    </message>
    <message>
        <source>The bottom side</source>
        <translation>下边</translation>
    </message>
    <message>
        <source>The right side</source>
        <translation>右边</translation>
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
        <source>at least one required</source>
        <translation>至少需要一位</translation>
    </message>
    <message>
        <source>can be used solo</source>
        <translation>可用于单人</translation>
    </message>
    <message>
        <source>adds extra pieces</source>
        <translation>自带额外配件</translation>
    </message>
    <message>
        <source>Moon Dancer</source>
        <translation>Moon Dancer</translation>
    </message>
    <message numerus="yes">
        <source>+%n lantern(s)</source>
        <translation>
            <numerusform>灯笼 +%n</numerusform>
        </translation>
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
        <source>You go first. Moon Dancer wins ties.</source>
        <translation>你先开始。平局算 Moon Dancer 赢。</translation>
    </message>
    <message>
        <source>Moon Dancer’s level (extra levels below)</source>
        <translation>Moon Dancer 的等级（额外等级在下方）</translation>
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
        <source>Friends who go well together</source>
        <translation>搭配得当的好友</translation>
    </message>
    <message>
        <source>Pick friends at random</source>
        <translation>随机选择好友</translation>
    </message>
    <message>
        <source>Can’t be used solo.</source>
        <translation>不能用于单人。</translation>
    </message>
    <message>
        <source>This friend helps Moon Dancer, too. Pinkie Pie can come along as a second friend.</source>
        <translation>这位好友也帮 Moon Dancer。Pinkie Pie 可以作为第二位好友一起来。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>The starting Sky tile and your Fireworks tiles are drawn at random.</source>
        <translation>起始的夜空板块和你的烟花板块随机抽取。</translation>
    </message>
    <message numerus="yes">
        <source>A starting Sky tile, and up to %n Fireworks tile(s) for your hand.</source>
        <translation>
            <numerusform>一块起始夜空板块，以及最多 %n 块烟花板块进手牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this level you start with %n Fireworks tile(s): choose fewer.</source>
        <translation>
            <numerusform>这个等级你从 %n 块烟花板块开始：不要选更多。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many: choose at most {most} friends.</source>
        <translation>太多了：最多选 {most} 位好友。</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: swap one.</source>
        <translation>至少要有一位好友带心：请换一位。</translation>
    </message>
    <message>
        <source>At least one friend must have a heart: choose one more.</source>
        <translation>至少要有一位好友带心：请再选一位。</translation>
    </message>
    <message>
        <source>Once per turn, pay a friend’s cost in Mooncakes to use their ability.</source>
        <translation>每回合一次，付好友所需的月饼，使用好友的本领。</translation>
    </message>
    <message>
        <source>No friends: once per turn you may pay {cost} Mooncakes to exchange a lantern.</source>
        <translation>没有好友：每回合一次，可以付 {cost} 个月饼来交换一盏灯笼。</translation>
    </message>
    <message>
        <source>solo only together with another friend</source>
        <translation>单人时须与另一位好友一起</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>先手随机决定，回合按顺时针进行。</translation>
    </message>
    <message>
        <source>Gala friends</source>
        <translation>盛会好友</translation>
    </message>
    <message>
        <source>Play without friends</source>
        <translation>不带好友玩</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>你的好友</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>你的起始板块</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>手选</translation>
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
</context>
<context>
    <name>FestivalReasons</name>
    <message>
        <source>Completes {kind}: {points}.</source>
        <translation>完成{kind}：{points}。</translation>
    </message>
    <message>
        <source>Takes the last {kind} before {name} can: {points}.</source>
        <translation>赶在 {name} 之前拿走最后一块{kind}：{points}。</translation>
    </message>
    <message>
        <source>Takes the top {kind} before {name} can: {points}.</source>
        <translation>赶在 {name} 之前拿走最上面的{kind}：{points}。</translation>
    </message>
    <message>
        <source>Leaves {name} only {points} for {kind}.</source>
        <translation>{kind}只给 {name} 留下 {points}。</translation>
    </message>
    <message>
        <source>Makes {kind} possible: {points}.</source>
        <translation>凑齐{kind}所需的灯笼：{points}。</translation>
    </message>
    <message>
        <source>Brings {lanterns}.</source>
        <translation>得到 {lanterns}。</translation>
    </message>
    <message>
        <source>Then {mooncakes} can be spent.</source>
        <translation>然后有 {mooncakes}可用。</translation>
    </message>
    <message>
        <source>No {lantern} is left for {name}.</source>
        <translation>没有 {lantern} 留给 {name} 了。</translation>
    </message>
    <message>
        <source>{name} gets {lantern}, but no closer to a Dedication.</source>
        <translation>{name} 得到 {lantern}，但离奉献并没有更近。</translation>
    </message>
    <message>
        <source>The tile can match on {sides} sides.</source>
        <translation>这块板块可以有 {sides} 条边匹配。</translation>
    </message>
    <message>
        <source>{friend} helps this turn, for {mooncakes}.</source>
        <translation>{friend} 本回合帮忙，花 {mooncakes}。</translation>
    </message>
    <message>
        <source>One lantern short of {kind}: {points}.</source>
        <translation>{kind}只差一盏灯笼：{points}。</translation>
    </message>
    <message>
        <source>Two lanterns short of {kind}: {points}.</source>
        <translation>{kind}只差两盏灯笼：{points}。</translation>
    </message>
    <message>
        <source>Three lanterns short of {kind}: {points}.</source>
        <translation>{kind}只差三盏灯笼：{points}。</translation>
    </message>
    <message>
        <source>Keeps {kind} possible: {points}.</source>
        <translation>仍可奉献{kind}：{points}。</translation>
    </message>
    <message>
        <source>Stays one lantern short of {kind}: {points}.</source>
        <translation>{kind}仍只差一盏灯笼：{points}。</translation>
    </message>
    <message>
        <source>Stays two lanterns short of {kind}: {points}.</source>
        <translation>{kind}仍只差两盏灯笼：{points}。</translation>
    </message>
    <message>
        <source>Stays three lanterns short of {kind}: {points}.</source>
        <translation>{kind}仍只差三盏灯笼：{points}。</translation>
    </message>
</context>
<context>
    <name>FestivalRefusals</name>
    <message>
        <source>You’ve already placed a tile this turn. Refill your hand.</source>
        <translation>你本回合已经放过板块了。请补充手牌。</translation>
    </message>
    <message>
        <source>That tile isn’t in your hand.</source>
        <translation>那块板块不在你手中。</translation>
    </message>
    <message>
        <source>There’s already a tile there.</source>
        <translation>那里已经有板块了。</translation>
    </message>
    <message>
        <source>A tile must share a side with one on the table.</source>
        <translation>板块必须与桌上的板块共用一条边。</translation>
    </message>
    <message>
        <source>Return lanterns until you have {limit}, then place a tile.</source>
        <translation>归还灯笼直到剩 {limit} 盏，然后放置板块。</translation>
    </message>
    <message>
        <source>You can exchange only once, at the start of your turn.</source>
        <translation>只能在你的回合开始时交换一次。</translation>
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
        <source>You don’t have that lantern.</source>
        <translation>你没有那盏灯笼。</translation>
    </message>
    <message>
        <source>You must take a different lantern.</source>
        <translation>必须拿不同的灯笼。</translation>
    </message>
    <message>
        <source>The Supply is out of that lantern.</source>
        <translation>供应区里没有那种灯笼了。</translation>
    </message>
    <message>
        <source>You can make one Dedication per turn, before placing a tile.</source>
        <translation>每回合可以奉献一次，在放置板块之前。</translation>
    </message>
    <message>
        <source>No Dedications left for that set, not even generic ones.</source>
        <translation>那种组合的奉献没有了，连通用的也没有。</translation>
    </message>
    <message>
        <source>You can take a generic Dedication only when that stack is empty.</source>
        <translation>只有那一堆空了，才能拿通用奉献。</translation>
    </message>
    <message>
        <source>Four of a Kind needs four of the same lantern.</source>
        <translation>四同需要四盏相同的灯笼。</translation>
    </message>
    <message>
        <source>Three Pair needs two each of three different lanterns.</source>
        <translation>三对需要三种不同的灯笼各两盏。</translation>
    </message>
    <message>
        <source>You return lanterns only if you have more than {limit}, before placing a tile.</source>
        <translation>只有超过 {limit} 盏时才归还灯笼，在放置板块之前。</translation>
    </message>
    <message>
        <source>You refill your hand after placing a tile.</source>
        <translation>放置板块后才补充手牌。</translation>
    </message>
    <message>
        <source>You’ve already placed your tile. All you can do is end the turn.</source>
        <translation>你已经放过板块了。现在只能结束回合。</translation>
    </message>
    <message>
        <source>This game has no friends in play.</source>
        <translation>这局游戏没有好友。</translation>
    </message>
    <message>
        <source>You must place a tile before your turn can end.</source>
        <translation>放置板块后回合才能结束。</translation>
    </message>
    <message>
        <source>Seven Unique needs one of each lantern.</source>
        <translation>七彩需要每种灯笼各一盏。</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>堆空了。</translation>
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
        <source>Matching sides touched: you gain one extra lantern of that kind.</source>
        <translation>匹配的边碰到一起：你多得一盏那种灯笼。</translation>
    </message>
    <message>
        <source>Matching Fireworks tiles earns Mooncakes. Spend two to exchange a lantern.</source>
        <translation>匹配烟花板块能赚月饼。花两个可以交换一盏灯笼。</translation>
    </message>
    <message>
        <source>Every tile gives each player the lantern on the side facing them.</source>
        <translation>每块板块都给每位玩家朝向自己那一边的灯笼。</translation>
    </message>
    <message>
        <source>If the Supply is out of a lantern, nobody gets it. Dedications refill the Supply.</source>
        <translation>供应区没有的灯笼，谁也得不到。奉献会补充供应区。</translation>
    </message>
    <message>
        <source>Each Dedication makes the next of its kind worth less. Don’t wait too long.</source>
        <translation>每次奉献都让同种的下一个分值更低。别等太久。</translation>
    </message>
    <message>
        <source>All tiles are placed: each player may exchange and dedicate one last time.</source>
        <translation>所有板块都放完了：每位玩家可以最后交换和奉献一次。</translation>
    </message>
    <message>
        <source>The stack is empty: few tiles are left to place. Complete your sets now.</source>
        <translation>板块堆空了：只剩少数板块可放。现在凑齐你的组合。</translation>
    </message>
    <message>
        <source>You may keep only 12 lanterns. Return the ones you need least.</source>
        <translation>最多只能保留 12 盏灯笼。归还你最不需要的。</translation>
    </message>
    <message>
        <source>You can make a Dedication! Only they score points. One per turn, before placing a tile.</source>
        <translation>你可以奉献了！只有奉献才得分。每回合一次，在放置板块之前。</translation>
    </message>
    <message>
        <source>Pay two Mooncakes to exchange a lantern: handy when you need just one more.</source>
        <translation>付两个月饼可以交换一盏灯笼：只差一盏时很好用。</translation>
    </message>
    <message>
        <source>Pay Mooncakes and a friend helps you this turn. Point at a card to see how.</source>
        <translation>付月饼，好友这回合就帮你。指着卡看看怎么帮。</translation>
    </message>
    <message>
        <source>Hold a tile over the table and check every seat: you’ll see who would gain what.</source>
        <translation>把板块拿到桌面上方，看看每个座位：会显示谁得到什么。</translation>
    </message>
    <message>
        <source>Take the face-up tile or draw from the stack. After this, the turn can’t be undone.</source>
        <translation>拿正面朝上的板块，或从堆里暗抽。之后这回合就不能撤销了。</translation>
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
        <source>befriend a friend</source>
        <translation>结交一位好友</translation>
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
        <source>rotate it, then drop it</source>
        <translation>转好，再放下</translation>
    </message>
    <message>
        <source>choose the side that counts as a match.</source>
        <translation>选择算作匹配的那一边。</translation>
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
        <source>optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>costs {mooncakes}</source>
        <translation>花 {mooncakes}</translation>
    </message>
    <message>
        <source>available</source>
        <translation>可以</translation>
    </message>
    <message>
        <source>drop it on its own kind</source>
        <translation>放到同种上</translation>
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
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可能</translation>
    </message>
    <message>
        <source>take the face-up tile, or draw one.</source>
        <translation>拿正面朝上的板块，或抽一块。</translation>
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
        <source>choose a tile</source>
        <translation>选择板块</translation>
    </message>
    <message>
        <source>choose a place</source>
        <translation>选择位置</translation>
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
        <source>use the friend’s help, or end your turn.</source>
        <translation>使用好友的帮助，或结束回合。</translation>
    </message>
    <message>
        <source>choose which tile to keep.</source>
        <translation>选择留下哪块板块。</translation>
    </message>
    <message>
        <source>choose a lantern from the Supply in exchange.</source>
        <translation>选择要从供应区换取的灯笼。</translation>
    </message>
    <message>
        <source>choose the stack again to claim its points.</source>
        <translation>再选一次这一堆，领取分数。</translation>
    </message>
    <message>
        <source>later</source>
        <translation>之后</translation>
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
        <source>Import games</source>
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
        <source>Score %n point(s) this turn.</source>
        <translation>
            <numerusform>本回合得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) than anyone else this turn.</source>
        <translation>
            <numerusform>本回合比其他任何人多得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Get your coins up to %n this turn.</source>
        <translation>
            <numerusform>本回合让你的金币达到 %n 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gather %n of your workers on one island.</source>
        <translation>
            <numerusform>把你的 %n 名工人聚到一座岛上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n more point(s) than anyone else.</source>
        <translation>
            <numerusform>你比其他任何人多得了 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You got your coins up to %n.</source>
        <translation>
            <numerusform>你的金币达到了 %n 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gathered %n of your workers on one island.</source>
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
        <source>A secondary action may come before or after it.</source>
        <translation>之前或之后可以做一个副行动。</translation>
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
        <source>The game ends after this turn.</source>
        <translation>游戏在本回合后结束。</translation>
    </message>
    <message>
        <source>Nobody else can see which.</source>
        <translation>其他人看不到是哪一个。</translation>
    </message>
    <message>
        <source>choose where the worker from {island} starts</source>
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
        <source>keep moving, or choose Done</source>
        <translation>继续移动，或选择“完成”</translation>
    </message>
    <message>
        <source>keep moving: {island} is full</source>
        <translation>继续移动：{island}已满</translation>
    </message>
    <message>
        <source>keep moving, or end your turn</source>
        <translation>继续移动，或结束回合</translation>
    </message>
    <message>
        <source>cross the new bridge, or end your turn</source>
        <translation>走过新桥，或结束回合</translation>
    </message>
    <message>
        <source>skip the main action: none is possible</source>
        <translation>跳过主行动：没有可做的</translation>
    </message>
    <message>
        <source>choose another main action, or end your turn</source>
        <translation>再选一个主行动，或结束回合</translation>
    </message>
    <message>
        <source>choose a secondary action, or end your turn</source>
        <translation>选择一个副行动，或结束回合</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Choose the island where the bridge starts.</source>
        <translation>选择桥开始的岛。</translation>
    </message>
    <message>
        <source>Choose the island for the festival.</source>
        <translation>选择举办庆典的岛。</translation>
    </message>
    <message>
        <source>Choose the island to connect with {island}.</source>
        <translation>选择与{island}相连的岛。</translation>
    </message>
    <message>
        <source>Choose the lane for the bridge.</source>
        <translation>选择架桥的水道。</translation>
    </message>
    <message>
        <source>Choose where the worker from {island} goes.</source>
        <translation>选择{island}的工人去哪里。</translation>
    </message>
    <message>
        <source>Choose a route.</source>
        <translation>选择路线。</translation>
    </message>
    <message>
        <source>Choose coins or workers from the Crow.</source>
        <translation>选择向乌鸦要金币还是工人。</translation>
    </message>
    <message>
        <source>choose whether to pay for a second floor</source>
        <translation>选择是否付钱建第二层</translation>
    </message>
    <message>
        <source>choose a main action</source>
        <translation>选择一个主行动</translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) left.</source>
        <translation>
            <numerusform>还剩 %n 次移动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the island for your floor.</source>
        <translation>选择你建塔层的岛。</translation>
    </message>
    <message>
        <source>Choose one of your workers.</source>
        <translation>选择你的一名工人。</translation>
    </message>
</context>
<context>
    <name>FireflyChoices</name>
    <message>
        <source>To {island}</source>
        <translation>去{island}</translation>
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
        <source>Hold a festival</source>
        <translation>举办庆典</translation>
    </message>
    <message numerus="yes">
        <source>Move workers, up to %n movement(s)</source>
        <translation>
            <numerusform>移动工人，最多 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>To {island}: full, so it must keep moving</source>
        <translation>去{island}：已满，必须继续移动</translation>
    </message>
    <message>
        <source>Put the new worker on {island}</source>
        <translation>把新工人放在{island}</translation>
    </message>
    <message>
        <source>Build a pagoda floor</source>
        <translation>建一层宝塔</translation>
    </message>
    <message numerus="yes">
        <source>Keep moving (%n movement(s) left)</source>
        <translation>
            <numerusform>继续移动（剩 %n 次移动）</numerusform>
        </translation>
    </message>
    <message>
        <source>From {island} (none of your workers there)</source>
        <translation>从{island}（那里没有你的工人）</translation>
    </message>
    <message>
        <source>From {island} (your workers: {workers})</source>
        <translation>从{island}（你的工人：{workers}）</translation>
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
        <translation>公开你的秘密目标（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>A worker on {island} (you have {workers})</source>
        <translation>{island}的一名工人（你有 {workers}）</translation>
    </message>
    <message>
        <source>Take the Crow for {points}</source>
        <translation>花 {points}拿乌鸦</translation>
    </message>
    <message>
        <source>Place a lucky fish for {coins}: an extra main action</source>
        <translation>花 {coins}放一条幸运鱼：额外一个主行动</translation>
    </message>
    <message>
        <source>The worker from {start} starts on {island}</source>
        <translation>{start}的工人从{island}开始</translation>
    </message>
    <message>
        <source>Start with a floor on {island}</source>
        <translation>开局在{island}有一层</translation>
    </message>
    <message>
        <source>Send a worker from {origin} to {destination}</source>
        <translation>派一名工人从{origin}到{destination}</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible</source>
        <translation>跳过主行动：没有可做的</translation>
    </message>
    <message>
        <source>Done crossing</source>
        <translation>不再过桥</translation>
    </message>
    <message>
        <source>Done moving</source>
        <translation>不再移动</translation>
    </message>
    <message>
        <source>Keep {power}: {rule}</source>
        <translation>保留{power}：{rule}</translation>
    </message>
    <message>
        <source>Add a second floor for {coins}</source>
        <translation>花 {coins}加建第二层</translation>
    </message>
    <message>
        <source>No second floor</source>
        <translation>不建第二层</translation>
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
        <source>taken {number} ×</source>
        <translation>拿了 {number} ×</translation>
    </message>
    <message>
        <source>taken {number} ×, still held</source>
        <translation>拿了 {number} ×，仍持有</translation>
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
        <source>{name} placed their last floor.</source>
        <translation>{name} 放完了最后一层。</translation>
    </message>
    <message>
        <source>Nobody had built, claimed a goal or held a festival for three rounds.</source>
        <translation>三轮之内没有人建造、领取目标或举办庆典。</translation>
    </message>
    <message>
        <source>They also tie on coins, so they share this place.</source>
        <translation>金币也相同，所以并列。</translation>
    </message>
    <message>
        <source>Tie broken by coins: {values}.</source>
        <translation>平局时比金币：{values}。</translation>
    </message>
    <message>
        <source>All public goals were taken, the last one by {name}.</source>
        <translation>所有公共目标都被拿走，最后一个归 {name}。</translation>
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
            <numerusform>在有你工人的地方建一层塔。你还剩 %n 层。</numerusform>
        </translation>
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
        <source>{island}. {size} island.</source>
        <translation>{island}。{size}岛。</translation>
    </message>
    <message>
        <source>Its festival has been held: no more floors can be added.</source>
        <translation>庆典已办过：不能再加塔层。</translation>
    </message>
    <message>
        <source>Empty slot for one of your private goals.</source>
        <translation>放你的秘密目标的空位。</translation>
    </message>
    <message>
        <source>Ends your turn once you’ve taken your main action.</source>
        <translation>做完主行动后，结束你的回合。</translation>
    </message>
    <message numerus="yes">
        <source>Build a bridge from an island with one of your workers. %n segment(s) left in your supply.</source>
        <translation>
            <numerusform>从有你工人的岛架桥。你还剩 %n 个桥段。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n movement(s) for your workers along bridges. Other players’ bridges cost coins.</source>
        <translation>
            <numerusform>工人沿桥最多移动 %n 次。走别的玩家的桥要花金币。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold a festival on an island with enough floors and bridges where you have a worker and nobody has more pieces. %n Sōrin left.</source>
        <translation>
            <numerusform>在塔层和桥足够、有你的工人且没有人棋子比你多的岛上举办庆典。剩 %n 个相轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what each festival would score right now.</source>
        <translation>显示现在举办每个庆典会得多少分。</translation>
    </message>
    <message>
        <source>All your fish are placed.</source>
        <translation>你的鱼都放出去了。</translation>
    </message>
    <message>
        <source>Place a fish for {coins}: take an extra main action this turn.</source>
        <translation>花 {coins}放一条鱼：本回合多一个主行动。</translation>
    </message>
    <message>
        <source>{island}: a Start island. No worker limit.</source>
        <translation>{island}：起点岛。工人数量不限。</translation>
    </message>
    <message>
        <source>Each floor you build gives you {reward}.</source>
        <translation>你每建一层得到 {reward}。</translation>
    </message>
    <message numerus="yes">
        <source>Festival: %n point(s) per piece.</source>
        <translation>
            <numerusform>庆典：每个棋子 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {things}.</source>
        <translation>你还需要{things}。</translation>
    </message>
    <message>
        <source>You can hold it: {points}.</source>
        <translation>你可以举办：{points}。</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it.</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} 可以举办。</numerusform>
        </translation>
    </message>
    <message>
        <source>one of your workers</source>
        <translation>你的一名工人</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) for the majority</source>
        <translation>
            <numerusform>占多数还需要 %n 个棋子</numerusform>
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
        <source>{name}’s bridge between {a} and {b}: {segments}.</source>
        <translation>{name} 的桥，在{a}和{b}之间：{segments}。</translation>
    </message>
    <message numerus="yes">
        <source>%n Sōrin left: each festival uses one.</source>
        <translation>
            <numerusform>剩 %n 个相轮：每次庆典用一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bridge over it gets {reward}.</source>
        <translation>第一座跨过它的桥得到 {reward}。</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}：{points}</translation>
    </message>
    <message numerus="yes">
        <source>%n private goal(s) left to draw.</source>
        <translation>
            <numerusform>还有 %n 个秘密目标可抽。</numerusform>
        </translation>
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
        <source>Place a fish for {coins} and take another main action.</source>
        <translation>花 {coins}放一条鱼，再做一个主行动。</translation>
    </message>
    <message>
        <source>Start on {island}.</source>
        <translation>从{island}开始。</translation>
    </message>
    <message>
        <source>Put the new worker on {island}.</source>
        <translation>把新工人放在{island}。</translation>
    </message>
    <message>
        <source>Skip the main action: none is possible.</source>
        <translation>跳过主行动：没有可做的。</translation>
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
        <source>Take the Crow and coins.</source>
        <translation>拿乌鸦，要金币。</translation>
    </message>
    <message>
        <source>Take the Crow and workers.</source>
        <translation>拿乌鸦，要工人。</translation>
    </message>
    <message>
        <source>Don’t send anyone else across.</source>
        <translation>别再派人过桥。</translation>
    </message>
    <message>
        <source>Save your coins.</source>
        <translation>省下金币。</translation>
    </message>
    <message>
        <source>You get {gains}.</source>
        <translation>你得到{gains}。</translation>
    </message>
    <message>
        <source>Then you can hold a festival on {islands}.</source>
        <translation>然后你可以在{islands}举办庆典。</translation>
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
        <source>Keep {power}: {rule}</source>
        <translation>保留{power}：{rule}</translation>
    </message>
    <message>
        <source>Pay for a second floor.</source>
        <translation>付费建第二层。</translation>
    </message>
    <message>
        <source>Leave the workers where they are.</source>
        <translation>让工人留在原地。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>结束回合。</translation>
    </message>
    <message>
        <source>Then you can claim {goals}.</source>
        <translation>然后你可以领取{goals}。</translation>
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
        <source>Build a pagoda floor</source>
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
        <source>Show festivals: who leads and what they would score</source>
        <translation>显示庆典：谁领先，会得多少分</translation>
    </message>
    <message>
        <source>Other routes for a worker</source>
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
        <source>Projected: %n point(s)</source>
        <translation>
            <numerusform>预计：%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Pays its holder {0} coins at the start of each turn. Costs its holder {1} points at the end.</source>
        <translation>每回合开始给持有者 {0} 枚金币。终局时持有者失去 {1} 分。</translation>
    </message>
    <message numerus="yes">
        <source>The end is near: %n more turn(s) without building or scoring</source>
        <translation>
            <numerusform>快结束了：再过 %n 个没有建造也没有得分的回合</numerusform>
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
            <numerusform>拿 %n 名工人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build for %n coin(s)</source>
        <translation>
            <numerusform>花 %n 枚金币建造</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s bridges: free</source>
        <translation>{name} 的桥：免费</translation>
    </message>
    <message>
        <source>{name}’s bridges: {coins}</source>
        <translation>{name} 的桥：{coins}</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: free</source>
        <translation>两名工人走 {name} 的桥：免费</translation>
    </message>
    <message>
        <source>Two workers, {name}’s bridges: {coins}</source>
        <translation>两名工人走 {name} 的桥：{coins}</translation>
    </message>
    <message>
        <source>Ferry: {coins}</source>
        <translation>渡船：{coins}</translation>
    </message>
    <message>
        <source>Your options</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>抉择</translation>
    </message>
    <message>
        <source>Scores and supplies</source>
        <translation>分数和储备</translation>
    </message>
    <message>
        <source>End turn without it</source>
        <translation>不领取，结束回合</translation>
    </message>
    <message>
        <source>You still have a main action.</source>
        <translation>你还有一个主行动。</translation>
    </message>
    <message>
        <source>Show festivals</source>
        <translation>显示庆典</translation>
    </message>
    <message>
        <source>none of your workers</source>
        <translation>没有你的工人</translation>
    </message>
    <message>
        <source>Which route?</source>
        <translation>走哪条路线？</translation>
    </message>
    <message>
        <source>Coins or workers?</source>
        <translation>要金币还是工人？</translation>
    </message>
    <message>
        <source>choose another route</source>
        <translation>选另一条路线</translation>
    </message>
    <message numerus="yes">
        <source>{names} can hold it</source>
        <comment>who could hold a festival</comment>
        <translation>
            <numerusform>{names} 可以举办</numerusform>
        </translation>
    </message>
    <message>
        <source>Your private goals</source>
        <translation>你的秘密目标</translation>
    </message>
    <message>
        <source>hidden power</source>
        <translation>隐藏的能力</translation>
    </message>
    <message>
        <source>The game ends after this turn</source>
        <translation>游戏在本回合后结束</translation>
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
        <source>later</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
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
        <source>You can still claim a goal.</source>
        <translation>你还可以领取一个目标。</translation>
    </message>
    <message>
        <source>No workers left</source>
        <translation>没有工人了</translation>
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
        <source>no Sōrin left</source>
        <translation>没有相轮了</translation>
    </message>
    <message>
        <source>Nobody can hold it yet</source>
        <translation>还没有人能举办</translation>
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
        <source>a private goal</source>
        <translation>一个秘密目标</translation>
    </message>
    <message>
        <source>a private goal ({condition})</source>
        <translation>一个秘密目标（{condition}）</translation>
    </message>
    <message>
        <source>{name} held a festival on {island}.</source>
        <translation>{name} 在{island}举办了庆典。</translation>
    </message>
    <message>
        <source>{name} +{points} for {pieces}</source>
        <translation>{name} +{points}：{pieces}</translation>
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
        <source>no room for a new worker</source>
        <translation>没有地方放新工人</translation>
    </message>
    <message>
        <source>no private goals left</source>
        <translation>没有秘密目标了</translation>
    </message>
    <message>
        <source>{name}’s power: +{gained}.</source>
        <translation>{name} 的能力：+{gained}。</translation>
    </message>
    <message>
        <source>The Crow gives {name} +{coins}.</source>
        <translation>乌鸦给 {name} +{coins}。</translation>
    </message>
    <message>
        <source>Fireflies: {name} +{points} ({here} on the island, {beside} on connected islands).</source>
        <translation>萤火虫：{name} +{points}（岛上 {here}，相连的岛 {beside}）。</translation>
    </message>
    <message>
        <source>Fish returned: {names}.</source>
        <translation>鱼已返还：{names}。</translation>
    </message>
    <message>
        <source>{name} built a bridge from {a} to {b} for free</source>
        <translation>{name} 免费从{a}架桥到{b}</translation>
    </message>
    <message>
        <source>{name} paid {coins} and added floor {height} on {island}</source>
        <translation>{name} 花 {coins}在{island}加建第 {height} 层</translation>
    </message>
    <message>
        <source>{name} drew {goals}.</source>
        <translation>{name} 抽了 {goals}。</translation>
    </message>
    <message>
        <source>A {name} worker starts on {island}.</source>
        <translation>{name} 的一名工人从{island}开始。</translation>
    </message>
    <message>
        <source>{name} starts with a floor on {island}.</source>
        <translation>{name} 开局在{island}有一层。</translation>
    </message>
    <message>
        <source>{name} had no possible main action.</source>
        <translation>{name} 没有可做的主行动。</translation>
    </message>
    <message>
        <source>{name} stopped there.</source>
        <translation>{name} 到此为止。</translation>
    </message>
    <message>
        <source>{name} chose {power}.</source>
        <translation>{name} 选择了{power}。</translation>
    </message>
    <message>
        <source>{name} has the longest chain: +{points}.</source>
        <translation>{name} 有最长的岛链：+{points}。</translation>
    </message>
    <message>
        <source>{name} chose a power.</source>
        <translation>{name} 选好了能力。</translation>
    </message>
    <message>
        <source>{name} placed a lucky fish for {coins}: an extra main action.</source>
        <translation>{name} 花 {coins}放了一条幸运鱼：额外一个主行动。</translation>
    </message>
    <message>
        <source>All powers are revealed.</source>
        <translation>所有能力都公开了。</translation>
    </message>
    <message>
        <source>The last Sōrin is placed: the game ends after this turn.</source>
        <translation>最后一个相轮已放上：游戏在本回合后结束。</translation>
    </message>
    <message>
        <source>{name} has placed their last floor: the game ends after this turn.</source>
        <translation>{name} 放了最后一层：游戏在本回合后结束。</translation>
    </message>
    <message>
        <source>All public goals are taken: the game ends after this turn.</source>
        <translation>所有公共目标都被拿走：游戏在本回合后结束。</translation>
    </message>
    <message>
        <source>Nobody has built or scored for three rounds: the game ends after this turn.</source>
        <translation>三轮没有人建造或得分：游戏在本回合后结束。</translation>
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
        <source>{name} moved a worker across from {origin} to {destination}</source>
        <translation>{name} 让一名工人从{origin}过桥到{destination}</translation>
    </message>
    <message>
        <source>{name} revealed a private goal ({condition}): +{points}</source>
        <translation>{name} 公开一个秘密目标（{condition}）：+{points}</translation>
    </message>
    <message>
        <source>{name} has {power}: {rule}</source>
        <translation>{name} 有{power}：{rule}</translation>
    </message>
    <message>
        <source>The Crow costs {name} {points}.</source>
        <translation>乌鸦让 {name} 失去 {points}。</translation>
    </message>
    <message>
        <source>{name} has a chain of {islands}: +{points}.</source>
        <translation>{name} 有 {islands}的岛链：+{points}。</translation>
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
            <numerusform>%n 个秘密目标</numerusform>
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
        <source>All islands are placed at random, including the Starts.</source>
        <translation>所有岛随机摆放，包括起点。</translation>
    </message>
    <message>
        <source>The Starts are in opposite corners; the rest is random.</source>
        <translation>两个起点在对角；其余随机。</translation>
    </message>
    <message>
        <source>Build bridges and pagodas, gather your workers, and hold festivals where you have the most pieces.</source>
        <translation>架桥建塔，聚集你的工人，在你棋子最多的地方举办庆典。</translation>
    </message>
    <message>
        <source>Starting coins</source>
        <translation>起始金币</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>New random powers for everyone</source>
        <translation>给每人重新随机抽能力</translation>
    </message>
    <message>
        <source>{number} of {all}, at random</source>
        <translation>{all} 选 {number}，随机</translation>
    </message>
    <message>
        <source>Each player is dealt two powers and secretly keeps one.</source>
        <translation>每位玩家得到两个能力，秘密保留其中一个。</translation>
    </message>
    <message>
        <source>No powers: best for a first game.</source>
        <translation>没有能力：最适合第一局。</translation>
    </message>
    <message>
        <source>Floors for a festival · worker limit:</source>
        <translation>庆典所需塔层 · 工人上限：</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more public goal(s).</source>
        <translation>
            <numerusform>再选 %n 个公共目标。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n fewer public goal(s).</source>
        <translation>
            <numerusform>少选 %n 个公共目标。</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>金币</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Same for all</source>
        <translation>人人相同</translation>
    </message>
    <message>
        <source>Extra coins for later seats</source>
        <translation>后手座位的额外金币</translation>
    </message>
    <message>
        <source>Public goals</source>
        <translation>公共目标</translation>
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
        <source>Power of player {number}</source>
        <translation>玩家 {number} 的能力</translation>
    </message>
    <message>
        <source>The first player is chosen at random. Turns go clockwise.</source>
        <translation>先手随机决定，回合按顺时针进行。</translation>
    </message>
    <message>
        <source>choose {number} of {all}</source>
        <translation>从 {all} 个中选 {number} 个</translation>
    </message>
    <message numerus="yes">
        <source>{size}: %n floor(s), {workers} workers</source>
        <translation>
            <numerusform>{size}岛：%n 层，{workers} 名工人</numerusform>
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
        <source>Scores {points}; {name} gets {fewer}.</source>
        <translation>得 {points}；{name} 得 {fewer}。</translation>
    </message>
    <message>
        <source>Takes {goal} before {name} can: {points}.</source>
        <translation>赶在 {name} 之前领取{goal}：{points}。</translation>
    </message>
    <message>
        <source>Claims {goal}: {points}.</source>
        <translation>领取{goal}：{points}。</translation>
    </message>
    <message>
        <source>Completes “{private}”: {points}.</source>
        <translation>完成“{private}”：{points}。</translation>
    </message>
    <message>
        <source>Scores {points}.</source>
        <translation>得 {points}。</translation>
    </message>
    <message>
        <source>Saves the {points} that the Crow costs.</source>
        <translation>省下拿乌鸦要花的 {points}。</translation>
    </message>
    <message>
        <source>Blocks {name}’s bridge to {island}.</source>
        <translation>挡住 {name} 通往{island}的桥。</translation>
    </message>
    <message>
        <source>Takes the majority on {island} from {name}.</source>
        <translation>夺走 {name} 在{island}的多数。</translation>
    </message>
    <message>
        <source>Makes a festival on {island} possible: {points}.</source>
        <translation>让{island}可以举办庆典：{points}。</translation>
    </message>
    <message>
        <source>{pieces} on {island}: {points} at a festival there.</source>
        <translation>{island}有 {pieces}：在那里办庆典时得 {points}。</translation>
    </message>
    <message>
        <source>Keeps {pieces} on {island}: {points} at a festival there.</source>
        <translation>让 {pieces}留在{island}：在那里办庆典时得 {points}。</translation>
    </message>
    <message>
        <source>Makes a floor on {island} possible.</source>
        <translation>让{island}可以建塔层。</translation>
    </message>
    <message>
        <source>The chain grows to {islands}.</source>
        <translation>岛链增长到 {islands}。</translation>
    </message>
    <message>
        <source>Makes the longest chain: {islands}.</source>
        <translation>成为最长的岛链：{islands}。</translation>
    </message>
    <message>
        <source>+{coins}: {all} in all.</source>
        <translation>+{coins}：共 {all} 枚。</translation>
    </message>
    <message>
        <source>Brings {workers}.</source>
        <translation>得到 {workers}。</translation>
    </message>
    <message>
        <source>Brings {goals}.</source>
        <translation>得到 {goals}。</translation>
    </message>
    <message>
        <source>The Crow brings {coins} each turn.</source>
        <translation>乌鸦每回合给 {coins}。</translation>
    </message>
    <message>
        <source>Makes {goal} possible: {points}.</source>
        <translation>可以领取{goal}：{points}。</translation>
    </message>
    <message>
        <source>{goal}: {so_far} of {needed} for {points}.</source>
        <translation>{goal}：{so_far}/{needed}，值 {points}。</translation>
    </message>
    <message>
        <source>Makes “{private}” possible: {points}.</source>
        <translation>可以公开“{private}”：{points}。</translation>
    </message>
    <message>
        <source>“{private}”: {so_far} of {needed} for {points}.</source>
        <translation>“{private}”：{so_far}/{needed}，值 {points}。</translation>
    </message>
    <message>
        <source>Gives another main action for {coins}.</source>
        <translation>花 {coins}，再做一个主行动。</translation>
    </message>
    <message>
        <source>Ends the game ahead of {name} by {points}.</source>
        <translation>结束游戏，领先 {name} {points}。</translation>
    </message>
</context>
<context>
    <name>FireflyRefusals</name>
    <message>
        <source>First finish crossing the new bridge.</source>
        <translation>请先走完新桥。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束了。</translation>
    </message>
    <message numerus="yes">
        <source>This bridge needs %n segment(s); you have {1} left.</source>
        <translation>
            <numerusform>这座桥需要 %n 个桥段；你只剩 {1} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player chooses a power first.</source>
        <translation>先由每位玩家选择能力。</translation>
    </message>
    <message>
        <source>First choose where the worker starts.</source>
        <translation>先选择工人从哪里开始。</translation>
    </message>
    <message>
        <source>First choose where to put your floor.</source>
        <translation>先选择你的第一层放在哪里。</translation>
    </message>
    <message>
        <source>First put the new worker on an island.</source>
        <translation>先把新工人放到岛上。</translation>
    </message>
    <message>
        <source>Finish your movements first.</source>
        <translation>先完成你的移动。</translation>
    </message>
    <message>
        <source>A worker is on a full island: it must keep moving.</source>
        <translation>有工人在满员的岛上：必须继续移动。</translation>
    </message>
    <message>
        <source>First decide about the second floor.</source>
        <translation>先决定是否建第二层。</translation>
    </message>
    <message>
        <source>You must take a main action before you end your turn.</source>
        <translation>结束回合前，必须先做一个主行动。</translation>
    </message>
    <message>
        <source>You’ve taken your main action. A lucky fish would give you another.</source>
        <translation>你的主行动已经做了。放幸运鱼可以再做一个。</translation>
    </message>
    <message>
        <source>You can take only one secondary action per turn.</source>
        <translation>每回合只能做一个副行动。</translation>
    </message>
    <message>
        <source>You can still take a main action, so you can’t skip it.</source>
        <translation>你还能做主行动，所以不能跳过。</translation>
    </message>
    <message>
        <source>There’s nothing to finish right now.</source>
        <translation>现在没有要完成的。</translation>
    </message>
    <message>
        <source>No straight lane connects these two islands.</source>
        <translation>这两座岛之间没有笔直的水道。</translation>
    </message>
    <message>
        <source>There’s already a bridge there.</source>
        <translation>那里已经有桥了。</translation>
    </message>
    <message>
        <source>Another bridge crosses this lane.</source>
        <translation>另一座桥横跨这条水道。</translation>
    </message>
    <message>
        <source>You need a worker at one end of the bridge.</source>
        <translation>桥的一端必须有你的工人。</translation>
    </message>
    <message numerus="yes">
        <source>This bridge costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>这座桥要 %n 枚金币；你有 {1} 枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers move one at a time.</source>
        <translation>工人要一个一个移动。</translation>
    </message>
    <message>
        <source>That isn’t an island.</source>
        <translation>那不是岛。</translation>
    </message>
    <message>
        <source>You have no worker there.</source>
        <translation>你在那里没有工人。</translation>
    </message>
    <message>
        <source>One movement can use only one player’s bridges.</source>
        <translation>一次移动只能走同一位玩家的桥。</translation>
    </message>
    <message>
        <source>That island is full: workers can pass through but not stay.</source>
        <translation>那座岛满了：工人可以路过，不能停留。</translation>
    </message>
    <message numerus="yes">
        <source>The toll is %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>过桥费是 %n 枚金币；你有 {1} 枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Workers can only move along bridges.</source>
        <translation>工人只能沿桥移动。</translation>
    </message>
    <message>
        <source>Only one movement per turn can cross an empty lane.</source>
        <translation>每回合只有一次移动能渡过空水道。</translation>
    </message>
    <message>
        <source>That lane isn’t empty.</source>
        <translation>那条水道不是空的。</translation>
    </message>
    <message>
        <source>A ferry can cross {0} cells at most.</source>
        <translation>渡船最多过 {0} 格。</translation>
    </message>
    <message>
        <source>You can’t afford the ferry.</source>
        <translation>你付不起渡船费。</translation>
    </message>
    <message>
        <source>You can’t build a pagoda on a Start.</source>
        <translation>起点不能建宝塔。</translation>
    </message>
    <message>
        <source>A Sōrin has sealed this pagoda.</source>
        <translation>这座宝塔已被相轮封顶。</translation>
    </message>
    <message>
        <source>A pagoda can have {0} floors at most.</source>
        <translation>宝塔最多 {0} 层。</translation>
    </message>
    <message>
        <source>You have no floors left.</source>
        <translation>你没有塔层了。</translation>
    </message>
    <message>
        <source>You need a worker on the island to build a floor.</source>
        <translation>要建塔层，岛上必须有你的工人。</translation>
    </message>
    <message>
        <source>You can’t hold a festival on a Start.</source>
        <translation>起点不能举办庆典。</translation>
    </message>
    <message>
        <source>A festival has already been held here.</source>
        <translation>这里已经办过庆典了。</translation>
    </message>
    <message>
        <source>There are no Sōrin left.</source>
        <translation>没有相轮了。</translation>
    </message>
    <message>
        <source>More floors needed for a festival here: {0}.</source>
        <translation>在这里办庆典还需要塔层：{0}。</translation>
    </message>
    <message>
        <source>More bridges needed for a festival here: {0}.</source>
        <translation>在这里办庆典还需要桥：{0}。</translation>
    </message>
    <message>
        <source>You need a worker on the island to hold a festival.</source>
        <translation>要举办庆典，岛上必须有你的工人。</translation>
    </message>
    <message>
        <source>More pieces you need there for the majority: {0}.</source>
        <translation>你在那里占多数还需要棋子：{0}。</translation>
    </message>
    <message>
        <source>That goal isn’t in play.</source>
        <translation>那个目标不在游戏中。</translation>
    </message>
    <message>
        <source>All cards of that goal have been claimed.</source>
        <translation>那个目标的卡都被领取了。</translation>
    </message>
    <message>
        <source>You don’t have that goal.</source>
        <translation>你没有那个目标。</translation>
    </message>
    <message>
        <source>You already hold the Crow.</source>
        <translation>乌鸦已经在你手上了。</translation>
    </message>
    <message>
        <source>All your fish are already placed.</source>
        <translation>你的鱼都已经放出去了。</translation>
    </message>
    <message>
        <source>You can choose a power only before the first turn.</source>
        <translation>只能在第一个回合之前选择能力。</translation>
    </message>
    <message>
        <source>You weren’t dealt that power.</source>
        <translation>你没有分到那个能力。</translation>
    </message>
    <message>
        <source>There’s no worker to recruit right now.</source>
        <translation>现在没有工人可招募。</translation>
    </message>
    <message>
        <source>The new worker can’t go there.</source>
        <translation>新工人不能放在那里。</translation>
    </message>
    <message>
        <source>Workers cross for free only right after you build a bridge.</source>
        <translation>只有刚架好桥时，工人才能免费过桥。</translation>
    </message>
    <message>
        <source>None of your workers can cross the new bridge that way.</source>
        <translation>你没有工人能那样走过新桥。</translation>
    </message>
    <message>
        <source>There’s no second floor to build now.</source>
        <translation>现在没有第二层可建。</translation>
    </message>
    <message>
        <source>That can only be decided before the first turn.</source>
        <translation>那只能在第一个回合之前决定。</translation>
    </message>
    <message>
        <source>That goal needs {0}; you have {1}.</source>
        <translation>那个目标需要 {0}；你有 {1}。</translation>
    </message>
    <message>
        <source>The Crow costs {0} points; you have {1}.</source>
        <translation>乌鸦要花 {0} 分；你有 {1} 分。</translation>
    </message>
    <message numerus="yes">
        <source>Your next fish costs %n coin(s); you have {1}.</source>
        <translation>
            <numerusform>你的下一条鱼要 %n 枚金币；你有 {1} 枚。</numerusform>
        </translation>
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
        <translation>秘密目标</translation>
    </message>
    <message>
        <source>Met but unclaimed goals</source>
        <translation>已达成但未领取的目标</translation>
    </message>
    <message>
        <source>Unfinished goals</source>
        <translation>未完成的目标</translation>
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
        <source>Head start</source>
        <translation>让分</translation>
    </message>
    <message>
        <source>value × your pieces</source>
        <translation>价值 × 你的棋子</translation>
    </message>
    <message>
        <source>workers at your festivals</source>
        <translation>你的庆典上的工人</translation>
    </message>
    <message>
        <source>revealed at the end</source>
        <translation>终局时公开</translation>
    </message>
    <message>
        <source>stars from the water</source>
        <translation>来自水面的星星</translation>
    </message>
    <message>
        <source>from your power</source>
        <translation>来自你的能力</translation>
    </message>
    <message>
        <source>cost to take, and at the end</source>
        <translation>拿取的花费和终局扣分</translation>
    </message>
    <message>
        <source>longest of all players</source>
        <translation>所有玩家中最长</translation>
    </message>
    <message>
        <source>starting points</source>
        <translation>起始分数</translation>
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
        <source>islands on one path</source>
        <translation>一条路上的岛</translation>
    </message>
</context>
<context>
    <name>FireflyTips</name>
    <message>
        <source>You score for all your pieces on the island, even at another player’s festival.</source>
        <translation>你在岛上的棋子都计分，即使是别的玩家的庆典。</translation>
    </message>
    <message>
        <source>A Sōrin seals the island: no more floors there, and no second festival.</source>
        <translation>相轮给岛封顶：不能再建塔层，也不能办第二次庆典。</translation>
    </message>
    <message>
        <source>A private goal: only you can see it, and nobody can take it from you.</source>
        <translation>秘密目标：只有你看得到，谁也拿不走。</translation>
    </message>
    <message>
        <source>The Crow pays you 2 coins a turn, but costs its holder 10 points at the end.</source>
        <translation>乌鸦每回合给你 2 枚金币，但终局时持有者失去 10 分。</translation>
    </message>
    <message>
        <source>The game ends after this turn. Then the chains of islands score.</source>
        <translation>游戏在本回合后结束。然后岛链计分。</translation>
    </message>
    <message>
        <source>The end is near: claim what you can, hold festivals, and watch out for the Crow.</source>
        <translation>快结束了：能领的就领，举办庆典，当心乌鸦。</translation>
    </message>
    <message>
        <source>You can hold a festival! They give the most points. Check what each player would score.</source>
        <translation>你可以举办庆典了！庆典得分最多。看看每位玩家会得多少。</translation>
    </message>
    <message>
        <source>You’ve met a public goal: claim it before someone else does. One goal per turn.</source>
        <translation>你达成了一个公共目标：赶在别人之前领取。每回合一个目标。</translation>
    </message>
    <message>
        <source>Your workers may cross the new bridge for free. You need a worker wherever you act.</source>
        <translation>你的工人可以免费走过新桥。无论在哪座岛行动，都要有你的工人。</translation>
    </message>
    <message>
        <source>A floor is free, earns the island’s reward, and counts as a piece at its festival.</source>
        <translation>塔层免费，带来岛的奖励，在庆典上算一个棋子。</translation>
    </message>
    <message>
        <source>Up to 3 movements. Your bridges are free; others cost 1 coin each, paid to their owner.</source>
        <translation>最多 3 次移动。你的桥免费；别人的桥每座 1 枚金币，付给主人。</translation>
    </message>
    <message>
        <source>Drag from island to island. A bridge costs 1 coin per segment and gives its water rewards.</source>
        <translation>从岛拖到岛。桥每段 1 枚金币，并给你水面上的奖励。</translation>
    </message>
    <message>
        <source>A fish buys a second main action. You get it back at a festival where you have a worker.</source>
        <translation>鱼能换来第二个主行动。在有你工人的庆典之后它会回来。</translation>
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
        <source>a worker starts elsewhere</source>
        <translation>一名工人从别处开始</translation>
    </message>
    <message>
        <source>place the new worker</source>
        <translation>放置新工人</translation>
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
        <source>coins or workers?</source>
        <translation>金币还是工人？</translation>
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
        <source>one more, from the fish</source>
        <translation>再做一个，靠鱼</translation>
    </message>
    <message>
        <source>which route?</source>
        <translation>哪条路线？</translation>
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
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>later</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>之前或之后</translation>
    </message>
    <message>
        <source>none possible yet</source>
        <translation>还没有可做的</translation>
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
        <source>After the last tile, the most points win.</source>
        <translation>最后一块板块之后，分数最高者获胜。</translation>
    </message>
    <message>
        <source>My first tile</source>
        <translation>我的第一块板块</translation>
    </message>
    <message>
        <source>Build bridges, send your workers across and build pagoda floors on the islands they reach.</source>
        <translation>架桥，派工人过去，在他们到达的岛上建塔层。</translation>
    </message>
    <message>
        <source>Hold festivals where nobody has more pieces than you, and claim goals: both score points.</source>
        <translation>在没有人棋子比你多的地方举办庆典，并领取目标：两者都得分。</translation>
    </message>
    <message>
        <source>The last Sōrin, the last public goal or a twelfth floor ends the game. The most points win.</source>
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
        <source>Each pool of your second-largest group scores 1 point. A boat scores 4 when all pools around it are completed.</source>
        <translation>第二大的组每个水池得 1 分。船周围的水池全部完成时，船得 4 分。</translation>
    </message>
    <message>
        <source>After the last turn and one last launch, the most points win.</source>
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
        <source>How to win</source>
        <translation>怎样获胜</translation>
    </message>
    <message>
        <source>Press F1 to read it again</source>
        <translation>按 F1 再读一遍</translation>
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
        <translation>用你的一盏灯笼交换供应区里不同的一盏。</translation>
    </message>
    <message>
        <source>Swap one of your lanterns for a different one of another player’s. You choose both.</source>
        <translation>用你的一盏灯笼与另一位玩家不同的一盏互换。两盏都由你选。</translation>
    </message>
    <message>
        <source>This turn your Dedication may be one lantern short.</source>
        <translation>本回合你的奉献可以少一盏灯笼。</translation>
    </message>
    <message>
        <source>Every match this turn gives you one extra Mooncake.</source>
        <translation>本回合每个匹配多给你一个月饼。</translation>
    </message>
    <message>
        <source>When you refill, look at the top two tiles: keep one, put the other on the bottom.</source>
        <translation>补充时，看最上面两块板块：留一块，另一块放到堆底。</translation>
    </message>
    <message>
        <source>Before you place your tile, rotate one tile on the table any way you like.</source>
        <translation>放置板块之前，任意转动桌上的一块板块。</translation>
    </message>
    <message>
        <source>Ignore the lantern limit this turn.</source>
        <translation>本回合不受灯笼上限限制。</translation>
    </message>
    <message>
        <source>Exchange up to two lanterns, each for a different one from the Supply.</source>
        <translation>最多交换两盏灯笼，各换供应区里不同的一盏。</translation>
    </message>
    <message>
        <source>You also gain the lantern on the opposite side of the tile you place.</source>
        <translation>你还获得所放板块对面一边的灯笼。</translation>
    </message>
    <message>
        <source>One touching side that doesn’t match counts as a match.</source>
        <translation>一个接触但不匹配的边算作匹配。</translation>
    </message>
    <message>
        <source>Take a Trixie lantern. It counts as any lantern in a Dedication.</source>
        <translation>拿一盏 Trixie 灯笼。它在奉献中可当作任意灯笼。</translation>
    </message>
    <message>
        <source>Put your token on a stack: Dedications you claim there score 1 extra point.</source>
        <translation>把你的标记放到一个堆上：你在那里领取的奉献多得 1 分。</translation>
    </message>
    <message numerus="yes">
        <source>You start with %n Fireworks tile(s).</source>
        <translation>
            <numerusform>你从 %n 块烟花板块开始。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon Dancer gains one Mooncake on any turn when a Fireworks tile from your hand earns you one.</source>
        <translation>你手中的烟花板块给你赚到月饼的回合，Moon Dancer 获得一个月饼。</translation>
    </message>
    <message>
        <source>Moon Dancer also gains the lantern opposite you.</source>
        <translation>Moon Dancer 也获得你对面那一边的灯笼。</translation>
    </message>
    <message numerus="yes">
        <source>Moon Dancer starts with %n extra of each lantern.</source>
        <translation>
            <numerusform>Moon Dancer 开局时每种灯笼多 %n 盏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one lantern of your choice from the Supply.</source>
        <translation>从供应区任选拿一盏灯笼。</translation>
    </message>
    <message>
        <source>Make one more Dedication this turn.</source>
        <translation>这回合可以多奉献一次。</translation>
    </message>
    <message>
        <source>After your Dedication, take back one of the lanterns you gave for it.</source>
        <translation>奉献之后，拿回你为此归还的一盏灯笼。</translation>
    </message>
    <message>
        <source>Choose a lantern and another player: each of you gains one, you first.</source>
        <translation>选择一种灯笼和另一位玩家：你们各得一盏，你先拿。</translation>
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
    <message>
        <source>Moon Dancer never gains Mooncakes.</source>
        <translation>Moon Dancer 从不获得月饼。</translation>
    </message>
    <message>
        <source>Moon Dancer gains a Mooncake for each one you gain.</source>
        <translation>你每获得一个月饼，Moon Dancer 也获得一个。</translation>
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
        <source>Place a tile: each player gains the lantern facing them.</source>
        <translation>放一块板块：每位玩家获得面对自己的灯笼。</translation>
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
        <source>Guided game</source>
        <translation>引导对局</translation>
    </message>
    <message>
        <source>against a computer player</source>
        <translation>对战一个电脑玩家</translation>
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
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done}/{steps}</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{games} 局胜 {wins} 局</translation>
    </message>
    <message>
        <source>Not yet played against computers.</source>
        <translation>还没和电脑玩过。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>最高分</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with hints don’t count as wins or best scores.</source>
        <translation>
            <numerusform>%n 局用过提示，不算胜局或最高分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>玩{game}</translation>
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
        <source>coins you have</source>
        <translation>你有的金币</translation>
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
        <translation>{number} 座桥并排</translation>
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
        <source>Far from home</source>
        <translation>远离家乡</translation>
    </message>
    <message>
        <source>floors on one Small, one Medium and one Large island</source>
        <translation>塔层在小型、中型、大型岛各一座</translation>
    </message>
    <message>
        <source>both Starts connected by your bridges</source>
        <translation>两个起点由你的桥连通</translation>
    </message>
    <message>
        <source>{number} islands on one path of your bridges</source>
        <translation>你的桥一路连通 {number} 座岛</translation>
    </message>
    <message>
        <source>{number} of your bridges between the same two islands</source>
        <translation>同样两座岛之间有 {number} 座你的桥</translation>
    </message>
    <message>
        <source>{number} of your workers on one island (not a Start)</source>
        <translation>一座岛（非起点）上有 {number} 名你的工人</translation>
    </message>
    <message>
        <source>{number} islands with only your workers</source>
        <translation>{number} 座岛上只有你的工人</translation>
    </message>
    <message>
        <source>your pieces on {number} sealed islands</source>
        <translation>你的棋子在 {number} 座封顶的岛上</translation>
    </message>
    <message>
        <source>none of your workers on a Start</source>
        <translation>起点上没有你的工人</translation>
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
        <source>{number} bridges built</source>
        <translation>已建 {number} 座桥</translation>
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
        <source>Choose the card, or drag Mooncakes onto it.</source>
        <translation>选择这张卡，或把月饼拖到卡上。</translation>
    </message>
    <message>
        <source>This friend can’t help you right now.</source>
        <translation>这位好友现在帮不了你。</translation>
    </message>
    <message>
        <source>One friend per turn, before anything else.</source>
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
        <source>Dedication one lantern short</source>
        <translation>奉献可少一盏灯笼</translation>
    </message>
    <message>
        <source>+1 Mooncake per match</source>
        <translation>每个匹配 +1 月饼</translation>
    </message>
    <message>
        <source>rotate a tile</source>
        <translation>转动一块板块</translation>
    </message>
    <message>
        <source>ignore the limit</source>
        <translation>不受上限限制</translation>
    </message>
    <message>
        <source>one for you, one for a friend</source>
        <translation>你一盏，另一位一盏</translation>
    </message>
    <message>
        <source>the opposite side, too</source>
        <translation>对面一边也要</translation>
    </message>
    <message>
        <source>one mismatch matches</source>
        <translation>一个不匹配的边算匹配</translation>
    </message>
    <message>
        <source>wild lantern</source>
        <translation>万能灯笼</translation>
    </message>
    <message>
        <source>now, before you refill</source>
        <translation>现在，在补充手牌之前</translation>
    </message>
    <message>
        <source>when you refill</source>
        <translation>补充时</translation>
    </message>
    <message>
        <source>one more Dedication</source>
        <translation>多奉献一次</translation>
    </message>
    <message>
        <source>{friend} can still help. Click again to go on without help.</source>
        <translation>{friend} 还能帮忙。再点一次就不用帮忙，直接继续。</translation>
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
        <source>exchange up to two</source>
        <translation>最多交换两盏</translation>
    </message>
    <message>
        <source>+1 point on a stack</source>
        <translation>某一堆 +1 分</translation>
    </message>
    <message>
        <source>now, or later this turn</source>
        <translation>现在，或本回合稍后</translation>
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
        <source>before you place a tile</source>
        <translation>放置板块之前</translation>
    </message>
</context>
<context>
    <name>HandOverScreen</name>
    <message>
        <source>Pass the device to {name}</source>
        <translation>把设备交给 {name}</translation>
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
        <source>It’s {name}’s turn.</source>
        <translation>轮到 {name}。</translation>
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
        <source>See the rules on this (F1)</source>
        <translation>查看相关规则（F1）</translation>
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
        <source>Only %n point(s). The next festival could be yours.</source>
        <translation>
            <numerusform>只差 %n 分。下一次庆典可能就是你的。</numerusform>
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
        <source>My turn</source>
        <translation>我来走</translation>
    </message>
    <message>
        <source>Undo it and make the move yourself</source>
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
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Back one step</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>现在就玩</translation>
    </message>
    <message>
        <source>A game with tips against a computer player</source>
        <translation>与一个电脑玩家对局，附带小贴士</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Watch how the game continues.</source>
        <translation>看看游戏怎样继续。</translation>
    </message>
    <message>
        <source>That’s the move. Now undo it and make it yourself.</source>
        <translation>就是这一步。现在撤销它，自己来走。</translation>
    </message>
    <message>
        <source>You’ll do that soon. First read this, then choose Next.</source>
        <translation>你很快就会做到那个。先读这里，再选“下一步”。</translation>
    </message>
    <message>
        <source>That’s allowed, but try what the lesson asks for.</source>
        <translation>那样可以，但请试试课程要求的。</translation>
    </message>
</context>
<context>
    <name>LessonToolbar</name>
    <message>
        <source>You can continue later (Esc)</source>
        <translation>以后可以继续（Esc）</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
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
        <source>{level} · extra</source>
        <comment>not in the rulebook</comment>
        <translation>{level} · 额外</translation>
    </message>
</context>
<context>
    <name>LevelRecord</name>
    <message>
        <source>{wins} of {games} won</source>
        <translation>{games} 局胜 {wins} 局</translation>
    </message>
    <message>
        <source>Margins, game by game: {numbers}</source>
        <translation>逐局分差：{numbers}</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>最大胜幅</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>目前连胜</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Not yet played.</source>
        <translation>还没玩过。</translation>
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
        <source>Regular</source>
        <translation>常客</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Goes for quick points and misses good moves.</source>
        <translation>追求眼前的分，会漏掉好棋。</translation>
    </message>
    <message>
        <source>Overlooks nearly half of the moves and often picks a weaker one.</source>
        <translation>会漏看将近一半的走法，常选较差的一手。</translation>
    </message>
    <message>
        <source>Overlooks some moves and often picks one that’s nearly as good.</source>
        <translation>会漏看一些走法，常选差不多好的一手。</translation>
    </message>
    <message>
        <source>Overlooks little and often picks a move that’s nearly as good.</source>
        <translation>很少漏看，常选差不多好的一手。</translation>
    </message>
    <message>
        <source>Overlooks nothing and sometimes picks a move that’s nearly as good.</source>
        <translation>不漏看，有时选差不多好的一手。</translation>
    </message>
    <message>
        <source>Takes whatever looks best right now.</source>
        <translation>拿眼下看起来最好的。</translation>
    </message>
    <message>
        <source>Looks ahead for up to two seconds.</source>
        <translation>会往后想，最多两秒。</translation>
    </message>
    <message>
        <source>Plans for later rounds.</source>
        <translation>为以后的轮次做打算。</translation>
    </message>
    <message>
        <source>Likes to stockpile.</source>
        <translation>喜欢囤积。</translation>
    </message>
    <message>
        <source>Tries to leave the others as little as possible.</source>
        <translation>尽量少留给别人。</translation>
    </message>
    <message>
        <source>{level}: {character}</source>
        <translation>{level}：{character}</translation>
    </message>
    <message>
        <source>Wins {won} of 100 two-player games against {level} (± {reach}).</source>
        <translation>两人游戏 100 局中对{level}能赢 {won} 局（± {reach}）。</translation>
    </message>
    <message>
        <source>One that suits me</source>
        <translation>适合我的</translation>
    </message>
    <message>
        <source>{level} suits you for a first game: you’ve finished none yet.</source>
        <translation>{level}适合你的第一局：你还没有完成过一局。</translation>
    </message>
    <message>
        <source>{level} suits you, as in your last game.</source>
        <translation>{level}适合你，和上一局一样。</translation>
    </message>
    <message>
        <source>{level} suits you, because you came out ahead in your last two games.</source>
        <translation>{level}适合你，因为你最近两局都领先。</translation>
    </message>
    <message>
        <source>{level} suits you, because you fell behind in your last two games.</source>
        <translation>{level}适合你，因为你最近两局都落后。</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>A little ahead</source>
        <translation>稍微领先</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>Far ahead</source>
        <translation>领先很多</translation>
    </message>
    <message>
        <source>even chances</source>
        <translation>均势</translation>
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
        <source>Looks a little ahead with two moves.</source>
        <translation>对两种走法稍微往后想。</translation>
    </message>
    <message>
        <source>Looks ahead with the best few moves.</source>
        <translation>对最好的几种走法往后想。</translation>
    </message>
    <message>
        <source>Looks ahead four times as thoroughly as a Master.</source>
        <translation>往后想的仔细程度是大师的四倍。</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Parts of this program</source>
        <translation>本程序的组成部分</translation>
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
        <source>The list of licences is missing. Please reinstall the program.</source>
        <translation>缺少许可证列表。请重新安装程序。</translation>
    </message>
    <message>
        <source>{name} is part of {other}. Its licence: {licence}.</source>
        <translation>{name} 是 {other} 的一部分。其许可证：{licence}。</translation>
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
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Undo stops here</source>
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
        <source>Starts a new practice game</source>
        <translation>开始一局新的练习</translation>
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
        <source>Luck compares rolls and drawn tiles with the average. Mistakes are what the coach is sure of, for people’s turns only. The rest is what nobody could foresee.</source>
        <translation>运气是把掷骰和抽到的板块与平均值相比。失误只算教练有把握的，而且只看真人的回合。其余是谁也无法预料的。</translation>
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
        <source>Show the table at that moment</source>
        <translation>显示当时的桌面</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Festival Desktop was updated while it was open. Your game is saved. Please close the window and start the program again.</source>
        <translation>Festival Desktop 在打开期间被更新了。你的游戏已保存。请关闭窗口，重新启动程序。</translation>
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
        <source>I never gain Mooncakes.</source>
        <translation>我从不获得月饼。</translation>
    </message>
    <message>
        <source>Several options are equally good for me. Which one would you like?</source>
        <translation>有几种选择对我同样好。你想要哪一种？</translation>
    </message>
    <message>
        <source>My turn. I look for the Dedication that scores the most.</source>
        <translation>轮到我了。我找得分最高的奉献。</translation>
    </message>
    <message>
        <source>When your Fireworks tile earns you Mooncakes, I gain one.</source>
        <translation>你的烟花板块给你赚到月饼时，我得一个。</translation>
    </message>
    <message>
        <source>For each Mooncake you gain, I gain one, too.</source>
        <translation>你每获得一个月饼，我也得一个。</translation>
    </message>
    <message>
        <source>The lanterns on the left and right of every tile you place are mine.</source>
        <translation>你放的每块板块，左右两边的灯笼都归我。</translation>
    </message>
    <message>
        <source>All lanterns on every tile you place are mine, except the one on your side.</source>
        <translation>你放的每块板块，除了你那一边，所有灯笼都归我。</translation>
    </message>
    <message>
        <source>I’ve brought some of each lantern.</source>
        <translation>每种灯笼我都带了一些来。</translation>
    </message>
    <message>
        <source>Score more than I do: I win ties.</source>
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
        <source>I can’t make another Dedication.</source>
        <translation>我无法再奉献了。</translation>
    </message>
    <message>
        <source>I can’t make a Dedication, so I spend nothing.</source>
        <translation>我无法奉献，所以什么也不花。</translation>
    </message>
    <message>
        <source>I can also make {options}.</source>
        <translation>我还能做{options}。</translation>
    </message>
    <message>
        <source>{kind} scores the most.</source>
        <translation>{kind}得分最高。</translation>
    </message>
    <message>
        <source>At equal points, {kind} takes the fewest lanterns.</source>
        <translation>分数相同时，{kind}用的灯笼最少。</translation>
    </message>
    <message>
        <source>{kind} for {points}, with {friend}’s help</source>
        <translation>{kind}得 {points}，靠 {friend} 的帮助</translation>
    </message>
    <message>
        <source>I need {lanterns}.</source>
        <translation>我需要 {lanterns}。</translation>
    </message>
    <message>
        <source>I can spare only {lanterns}.</source>
        <translation>我只能匀出 {lanterns}。</translation>
    </message>
    <message>
        <source>I don’t have {lanterns}.</source>
        <translation>我没有 {lanterns}。</translation>
    </message>
    <message>
        <source>Then I look at what the Supply has the most of: {numbers}.</source>
        <translation>然后我看供应区里最多的：{numbers}。</translation>
    </message>
    <message>
        <source>I use what I have the most of: {numbers}.</source>
        <translation>我用我最多的：{numbers}。</translation>
    </message>
    <message>
        <source>I can make {options}.</source>
        <translation>我能做{options}。</translation>
    </message>
    <message>
        <source>{kind} for {points}</source>
        <translation>{kind}得 {points}</translation>
    </message>
    <message>
        <source>You chose {lanterns} for me.</source>
        <translation>你替我选了 {lanterns}。</translation>
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
        <source>{name} can’t make another Dedication.</source>
        <translation>{name} 不能再奉献了。</translation>
    </message>
    <message>
        <source>{name} can’t make a Dedication.</source>
        <translation>{name} 无法奉献。</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it scores the most, {points}.</source>
        <translation>{name} 选择{kind}：它得分最高，{points}。</translation>
    </message>
    <message>
        <source>{name} chooses {kind}: it takes the fewest lanterns.</source>
        <translation>{name} 选择{kind}：它用的灯笼最少。</translation>
    </message>
    <message>
        <source>You chose {kind} for {name}.</source>
        <translation>你替 {name} 选了{kind}。</translation>
    </message>
    <message>
        <source>{name} can make only {kind}.</source>
        <translation>{name} 只能做{kind}。</translation>
    </message>
    <message>
        <source>It needs {friend}’s help.</source>
        <translation>这需要 {friend} 的帮助。</translation>
    </message>
    <message>
        <source>She has the most of {lanterns}.</source>
        <translation>她最多的是 {lanterns}。</translation>
    </message>
    <message>
        <source>The Supply has the most of {lanterns}.</source>
        <translation>供应区最多的是 {lanterns}。</translation>
    </message>
    <message>
        <source>She has the most of {held}; of the rest, the Supply has the most of {lanterns}.</source>
        <translation>她最多的是 {held}；其余的供应区最多的是 {lanterns}。</translation>
    </message>
    <message>
        <source>You chose what she dedicates: {lanterns}.</source>
        <translation>你选了她奉献什么：{lanterns}。</translation>
    </message>
    <message>
        <source>You chose what she takes: {lanterns}.</source>
        <translation>你选了她拿什么：{lanterns}。</translation>
    </message>
    <message>
        <source>You chose what she gives: {lanterns}.</source>
        <translation>你选了她给出什么：{lanterns}。</translation>
    </message>
    <message>
        <source>You chose what she leaves out: {lanterns}.</source>
        <translation>你选了她省去什么：{lanterns}。</translation>
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
        <source>Surprise me</source>
        <translation>来个惊喜</translation>
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
        <translation>第 {number} 回合</translation>
    </message>
</context>
<context>
    <name>OwnPuzzlePage</name>
    <message>
        <source>This is what a Master would have done.</source>
        <translation>大师会这么做。</translation>
    </message>
    <message>
        <source>The coach is comparing your turn.</source>
        <translation>教练正在比较你的回合。</translation>
    </message>
    <message>
        <source>Solved! Solve it once more to remove it from My puzzles.</source>
        <translation>解开了！再解一次，它就会从“我的谜题”里移除。</translation>
    </message>
    <message>
        <source>Solved twice! It’s no longer in My puzzles.</source>
        <translation>解出两次了！它已不在“我的谜题”里。</translation>
    </message>
    <message>
        <source>The coach can’t compare it right now. Undo a step or try again.</source>
        <translation>教练现在无法比较。撤销一步，或再试一次。</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: it costs about %n point(s). Undo a step or try again.</source>
        <translation>
            <numerusform>还没有：大约丢了 %n 分。撤销一步，或再试一次。</numerusform>
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
        <source>Computer speed: {pace}. Click the table to hurry one move.</source>
        <translation>电脑速度：{pace}。点击桌面可加快一步。</translation>
    </message>
    <message>
        <source>Computer speed: {pace}</source>
        <translation>电脑速度：{pace}</translation>
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
        <source>You start with {coins} coins.</source>
        <translation>你开局有 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>You start with {workers} workers on each Start.</source>
        <translation>你开局在每个起点有 {workers} 名工人。</translation>
    </message>
    <message>
        <source>You start with {goals} private goals.</source>
        <translation>你开局有 {goals} 个秘密目标。</translation>
    </message>
    <message>
        <source>You start with {points} points.</source>
        <translation>你开局有 {points} 分。</translation>
    </message>
    <message>
        <source>One of your workers from each Start starts on another island of your choice.</source>
        <translation>你在每个起点的一名工人改从你选的另一座岛开始。</translation>
    </message>
    <message>
        <source>You start with a floor on a Small island of your choice (no reward).</source>
        <translation>你开局在自选的一座小型岛上有一层（不得奖励）。</translation>
    </message>
    <message>
        <source>You start with {coins} coins and 1 extra worker on a Start of your choice.</source>
        <translation>你开局有 {coins} 枚金币，并在你选的起点多 1 名工人。</translation>
    </message>
    <message>
        <source>You go first and start with {coins} coins.</source>
        <translation>你先手，开局有 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>Each bridge costs you {segments} coin less.</source>
        <translation>每座桥你少花 {segments} 枚金币。</translation>
    </message>
    <message>
        <source>When another player pays you a toll, you get {coins} extra coin.</source>
        <translation>别的玩家付你过桥费时，你多得 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>One movement per turn may cross an empty lane of up to {length} cells for {coins} coin.</source>
        <translation>每回合一次移动可渡过最多 {length} 格的空水道，花 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>The first bridge of each movement is toll-free.</source>
        <translation>每次移动的第一座桥免过桥费。</translation>
    </message>
    <message>
        <source>Each water reward also gives you {coins} coin.</source>
        <translation>每个水面奖励还给你 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>You may build bridges from any island with one of your floors, even without a worker.</source>
        <translation>你可以从任何有你塔层的岛架桥，没有工人也行。</translation>
    </message>
    <message>
        <source>Move gives you {number} movements.</source>
        <translation>移动时你有 {number} 次移动。</translation>
    </message>
    <message>
        <source>Two workers on one island may move together as one movement; each pays the toll.</source>
        <translation>同岛两名工人可作为一次移动同行；每人都付过桥费。</translation>
    </message>
    <message>
        <source>Your workers may exceed an island’s capacity by {workers}.</source>
        <translation>你的工人可以超出岛的容量 {workers} 名。</translation>
    </message>
    <message>
        <source>Each time you recruit, you get {workers} extra worker.</source>
        <translation>你每次招募，多得 {workers} 名工人。</translation>
    </message>
    <message>
        <source>You may place recruits on any island with room and one of your workers.</source>
        <translation>你的新工人可以放在任何有空位且有你工人的岛上。</translation>
    </message>
    <message>
        <source>Each floor you build gives you {coins} coin.</source>
        <translation>你每建一层得 {coins} 枚金币。</translation>
    </message>
    <message>
        <source>When you build a floor, you may pay {coins} coins to build a second one there.</source>
        <translation>建塔层时，你可以花 {coins} 枚金币在那里建第二层。</translation>
    </message>
    <message>
        <source>You may build a floor where you have a bridge, even without a worker.</source>
        <translation>有你的桥的地方，没有工人也可以建塔层。</translation>
    </message>
    <message>
        <source>Your floor on top of a pagoda counts as {pieces} for the majority (not for points).</source>
        <translation>你在宝塔顶上的那层，算多数时计 {pieces} 个（得分时不算）。</translation>
    </message>
    <message>
        <source>At your festivals you score {points} points per worker on the island.</source>
        <translation>在你的庆典上，岛上每名工人给你 {points} 分。</translation>
    </message>
    <message>
        <source>Your festivals need {bridges} fewer bridge.</source>
        <translation>你的庆典少需要 {bridges} 座桥。</translation>
    </message>
    <message>
        <source>You may hold a festival when you’re {pieces} piece short of the majority.</source>
        <translation>离多数差 {pieces} 个棋子时，你也可以举办庆典。</translation>
    </message>
    <message>
        <source>When another player’s festival includes your worker, you score {points} points.</source>
        <translation>别的玩家的庆典上有你的工人时，你得 {points} 分。</translation>
    </message>
    <message>
        <source>Each private goal scores {points} extra points.</source>
        <translation>每个秘密目标多给你 {points} 分。</translation>
    </message>
    <message>
        <source>The Crow costs you {cost} points to take, and only {loss} at the end.</source>
        <translation>拿乌鸦只花你 {cost} 分，终局时只扣 {loss} 分。</translation>
    </message>
    <message>
        <source>Bridges of {length} segments or more cost you {coins} less.</source>
        <translation>{length} 段及以上的桥少花 {coins} 枚。</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print sheets</source>
        <translation>打印计分纸</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Previous page</source>
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
        <source>nothing selected</source>
        <translation>没有选择</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <translation>无法保存 {file}。</translation>
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
</context>
<context>
    <name>ProjectionSheet</name>
    <message>
        <source>Projected scores</source>
        <translation>预计得分</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
</context>
<context>
    <name>PuzzleBar</name>
    <message>
        <source>{reached} of {target}</source>
        <translation>{reached}/{target}</translation>
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
        <source>Not yet: {reached} of {target}. Undo a step or try again.</source>
        <translation>还没有：{reached}/{target}。撤销一步，或再试一次。</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution that doesn’t.</source>
        <translation>那要靠运气。有一种不靠运气的解法。</translation>
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
        <source>Undo the last step (Ctrl+Z)</source>
        <translation>撤销上一步（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>重做（Ctrl+Shift+Z）</translation>
    </message>
    <message>
        <source>Restart the puzzle</source>
        <translation>重新开始这道谜题</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
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
        <source>the games against computers</source>
        <translation>对战电脑</translation>
    </message>
    <message>
        <source>The record couldn’t be saved. {reason}</source>
        <translation>无法保存战绩。{reason}</translation>
    </message>
    <message>
        <source>The records for {challenge} come from a newer version. They won’t be changed or added to.</source>
        <translation>{challenge}的战绩来自更新的版本，不会被改动或添加。</translation>
    </message>
    <message>
        <source>The records for {challenge} can’t be read right now.</source>
        <translation>现在无法读取{challenge}的战绩。</translation>
    </message>
    <message numerus="yes">
        <source>The records for {challenge} were damaged. The file was set aside; %n game(s) could be saved.</source>
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
    <message>
        <source>Bars point up for wins and down for losses. Practice games don’t count.</source>
        <translation>柱条向上是胜，向下是负。练习局不计。</translation>
    </message>
    <message>
        <source>Bars are points, lines are medals. Practice games don’t count.</source>
        <translation>柱条是得分，横线是奖牌。练习局不计。</translation>
    </message>
    <message numerus="yes">
        <source>%n of these game(s) had custom content.</source>
        <translation>
            <numerusform>其中 %n 局用的是自定义内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>游戏架</translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>对战电脑</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>From the rulebook</source>
        <translation>来自规则书</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>额外</translation>
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
        <source>Try again from this step in a new game (Ctrl+T)</source>
        <translation>从这一步开新局再试（Ctrl+T）</translation>
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
        <source>To the start (Home)</source>
        <translation>到开头（Home）</translation>
    </message>
    <message>
        <source>Back one step (Left)</source>
        <translation>后退一步（←）</translation>
    </message>
    <message>
        <source>Play backwards (Shift+Space)</source>
        <translation>倒放（Shift+空格）</translation>
    </message>
    <message>
        <source>Forward one step (Right)</source>
        <translation>前进一步（→）</translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation>播放速度（+ 和 −）</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到结尾（End）</translation>
    </message>
    <message>
        <source>Whose view is shown. “All open” shows the hand of the player whose turn it is.</source>
        <translation>显示谁的视角。“全部公开”显示当前玩家的手牌。</translation>
    </message>
    <message>
        <source>Play automatically (Space)</source>
        <translation>自动播放（空格）</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
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
        <source>Previous result</source>
        <translation>上一个结果</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>下一个结果</translation>
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
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
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
        <source>Play the recovered game</source>
        <translation>玩恢复的游戏</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>View it step by step</source>
        <translation>一步一步查看</translation>
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
        <source>Make a copy of this game (Ctrl+D)</source>
        <translation>制作此游戏的副本（Ctrl+D）</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Save a copy anywhere you like (Ctrl+E)</source>
        <translation>把副本存到任意位置（Ctrl+E）</translation>
    </message>
    <message>
        <source>Move to the trash (Delete)</source>
        <translation>移到回收站（Delete）</translation>
    </message>
    <message>
        <source>This can’t be undone</source>
        <translation>这无法撤销</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>彻底删除</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>游戏名称</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message numerus="yes">
        <source>Only the first of %n game(s) was opened.</source>
        <translation>
            <numerusform>%n 局游戏中只打开了第一局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>什么也没有改动。</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>第 {step} 步</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer version of Festival Desktop.</source>
        <translation>“{name}”是用更新版本的 Festival Desktop 保存的。</translation>
    </message>
    <message>
        <source>“{name}” is too large to be a saved game.</source>
        <translation>“{name}”太大，不可能是存档。</translation>
    </message>
    <message>
        <source>Saved. (Every step is also saved automatically.)</source>
        <translation>已保存。（每一步也会自动保存。）</translation>
    </message>
    <message>
        <source>Automatic saving is working again.</source>
        <translation>自动保存恢复正常了。</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program. That file is left alone; your game continues in a new file.</source>
        <translation>“{name}”被另一个程序改动了。那个文件保持原样；你的游戏在新文件中继续。</translation>
    </message>
    <message>
        <source>This game continues with the content it was saved with.</source>
        <translation>这局游戏用保存时的内容继续。</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules and continues with them.</source>
        <translation>这局游戏是按先前的规则保存的，并按那些规则继续。</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules; it continues with the current ones.</source>
        <translation>这局游戏是按先前的规则保存的；现在按当前规则继续。</translation>
    </message>
    <message>
        <source>It’s practice now: the version that saved it couldn’t yet check that games are fair.</source>
        <translation>它现在是练习：保存它的版本还不能检查游戏是否公平。</translation>
    </message>
    <message>
        <source>Copy saved as “{name}”.</source>
        <translation>副本已保存为“{name}”。</translation>
    </message>
    <message>
        <source>Your custom content couldn’t be used; the built-in content is used instead: {reason}</source>
        <translation>无法使用你的自定义内容，改用内置内容：{reason}</translation>
    </message>
    <message>
        <source>A new practice game from that step. The original is unchanged.</source>
        <translation>从那一步开始的新练习局。原来的一局不变。</translation>
    </message>
    <message>
        <source>A new practice game from that step. Everything you couldn’t see was re-dealt, so nothing is given away.</source>
        <translation>从那一步开始的新练习局。你当时看不到的都重新分发，所以不会泄露什么。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be recovered.</source>
        <translation>
            <numerusform>可以恢复 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>It continues in a new file; the damaged one is kept.</source>
        <translation>在新文件中继续；损坏的那个保留。</translation>
    </message>
    <message>
        <source>It continues in a new file; the old one is kept.</source>
        <translation>在新文件中继续；旧的那个保留。</translation>
    </message>
    <message>
        <source>From now on it counts as practice.</source>
        <translation>从现在起算作练习。</translation>
    </message>
    <message>
        <source>The file was edited outside the program ({where}).</source>
        <translation>文件在程序之外被改动了（{where}）。</translation>
    </message>
    <message>
        <source>The current step was unclear, so the game was opened at its last one.</source>
        <translation>当前步骤不清楚，所以游戏在最后一步打开。</translation>
    </message>
    <message>
        <source>The file was damaged; the game is now at step {step}.</source>
        <translation>文件损坏了；游戏现在在第 {step} 步。</translation>
    </message>
    <message>
        <source>The file was damaged; the game continues from the position after step {step}.</source>
        <translation>文件损坏了；游戏从第 {step} 步之后的局面继续。</translation>
    </message>
    <message>
        <source>The rules have changed; the game continues from the position after step {step}.</source>
        <translation>规则改了；游戏从第 {step} 步之后的局面继续。</translation>
    </message>
    <message>
        <source>The game is at step {step}.</source>
        <translation>游戏在第 {step} 步。</translation>
    </message>
    <message>
        <source>Step {step} couldn’t be replayed.</source>
        <translation>无法重放第 {step} 步。</translation>
    </message>
    <message>
        <source>The result saved in the file didn’t match its steps.</source>
        <translation>文件中保存的结果与它的步骤不匹配。</translation>
    </message>
    <message>
        <source>The position after step {step} couldn’t be checked.</source>
        <translation>无法核对第 {step} 步之后的局面。</translation>
    </message>
    <message>
        <source>Undone steps couldn’t be kept.</source>
        <translation>撤销的步骤无法保留。</translation>
    </message>
    <message>
        <source>“{name}” no longer exists.</source>
        <translation>“{name}”不存在了。</translation>
    </message>
    <message>
        <source>“{name}” can’t be read: {why}.</source>
        <translation>无法读取“{name}”：{why}。</translation>
    </message>
    <message>
        <source>“{name}” is not a Festival Desktop game.</source>
        <translation>“{name}”不是 Festival Desktop 的游戏。</translation>
    </message>
    <message>
        <source>“{name}” isn’t an ordinary file.</source>
        <translation>“{name}”不是普通文件。</translation>
    </message>
    <message>
        <source>“{name}” uses an unknown edition of the rules: {where}.</source>
        <translation>“{name}”使用的规则版本未知：{where}。</translation>
    </message>
    <message>
        <source>“{name}” was played with custom content that is missing or can’t be used.</source>
        <translation>“{name}”用的是自定义内容，现在缺失或无法使用。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it isn’t a text file.</source>
        <translation>“{name}”损坏了：它不是文本文件。</translation>
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
        <source>“{name}” is damaged: it contains too much data.</source>
        <translation>“{name}”损坏了：数据太多。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: “{where}” appears twice.</source>
        <translation>“{name}”损坏了：“{where}”出现了两次。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: {where} is not a valid number.</source>
        <translation>“{name}”损坏了：{where} 不是有效的数字。</translation>
    </message>
    <message>
        <source>“{name}” belongs to a game this version doesn’t have: {where}.</source>
        <translation>“{name}”属于此版本没有的游戏：{where}。</translation>
    </message>
    <message>
        <source>The setup saved in “{name}” isn’t valid.</source>
        <translation>“{name}”中保存的开局设置无效。</translation>
    </message>
    <message>
        <source>“{name}” is damaged: it has no usable position.</source>
        <translation>“{name}”损坏了：没有可用的局面。</translation>
    </message>
    <message>
        <source>“{name}” contains a position that can’t happen in the game.</source>
        <translation>“{name}”含有游戏中不可能出现的局面。</translation>
    </message>
    <message>
        <source>The game couldn’t be saved: {reason}.</source>
        <translation>游戏无法保存：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” was left unchanged: {reason}.</source>
        <translation>“{name}”保持原样：{reason}。</translation>
    </message>
    <message>
        <source>“{name}” is open in another window, so it wasn’t changed.</source>
        <translation>“{name}”已在另一个窗口打开，所以没有改动。</translation>
    </message>
    <message>
        <source>That name can’t be used for a game.</source>
        <translation>这个名称不能用于游戏。</translation>
    </message>
    <message>
        <source>you don’t have permission</source>
        <translation>你没有权限</translation>
    </message>
    <message>
        <source>the folder no longer exists</source>
        <translation>文件夹不存在了</translation>
    </message>
    <message>
        <source>nothing can be saved there</source>
        <translation>那里无法保存</translation>
    </message>
    <message>
        <source>this name can’t be used here</source>
        <translation>这里不能用这个名称</translation>
    </message>
    <message>
        <source>“{name}” is damaged in “{where}”.</source>
        <translation>“{name}”在“{where}”处损坏。</translation>
    </message>
    <message>
        <source>“{name}” is damaged.</source>
        <translation>“{name}”损坏了。</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}（副本）</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁盘报告错误</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名称太长</translation>
    </message>
</context>
<context>
    <name>SavedGameActions</name>
    <message numerus="yes">
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>已还原 %n 局游戏。</numerusform>
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
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>已将 %n 局游戏移到回收站。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>已导入 %n 局游戏。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGameColumns</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
</context>
<context>
    <name>SavesFilters</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search by name or player</source>
        <translation>按名称或玩家搜索</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>清空回收站</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>The trash is empty. Games stay here for 30 days.</source>
        <translation>回收站是空的。游戏在这里保留 30 天。</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>没有符合条件的存档。</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
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
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>You can also drop files onto this window</source>
        <translation>也可以把文件拖到这个窗口上</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
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
        <source>At least one player has to start even.</source>
        <translation>至少要有一位玩家从“相同”开始。</translation>
    </message>
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
        <source>Two players are called {name}. Rename one of them.</source>
        <translation>有两位玩家都叫 {name}。请给其中一位改名。</translation>
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
        <source>Even chances</source>
        <translation>均势</translation>
    </message>
    <message>
        <source>weaker players start with more</source>
        <translation>较弱的玩家开局多一些</translation>
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
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>真人</translation>
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
    <message>
        <source>Head start, {side}</source>
        <translation>让分，{side}</translation>
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
        <source>The same seed deals the same game on any computer.</source>
        <translation>相同的种子在任何电脑上都得到同样的一局。</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>新的随机种子</translation>
    </message>
    <message>
        <source>Copy the seed to share this game</source>
        <translation>复制种子，分享这局游戏</translation>
    </message>
    <message>
        <source>Not a valid seed: use up to {number} letters and digits, with hyphens in between.</source>
        <translation>无效的种子：最多 {number} 个字母和数字，中间用连字符。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>换新</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>今日对局</translation>
    </message>
    <message>
        <source>Relaxed game</source>
        <translation>轻松局</translation>
    </message>
    <message>
        <source>undo everything (practice)</source>
        <translation>什么都能撤销（练习）</translation>
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
        <source>Use this computer’s settings</source>
        <translation>使用这台电脑的设置</translation>
    </message>
    <message>
        <source>Follow the system settings for colours, contrast and motion</source>
        <translation>颜色、对比度和动画跟随系统设置</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Maya places a tile: she gains Twilight Sparkle for a match, Jonas gains Applejack.</source>
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
        <source>How strong?</source>
        <translation>有多强？</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Languages marked * haven’t been checked by a native speaker yet.</source>
        <translation>带 * 的语言尚未经母语者审校。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
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
        <source>Tips at the table</source>
        <translation>桌边小贴士</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>系统默认</translation>
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
        <source>Game volume</source>
        <translation>游戏音量</translation>
    </message>
    <message>
        <source>Ambience volume</source>
        <translation>环境音量</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>For the sky and the lake around the tables.</source>
        <translation>桌子周围的天空和湖的颜色。</translation>
    </message>
    <message>
        <source>Pages scroll if the text needs more room.</source>
        <translation>文字需要更多空间时，页面会滚动。</translation>
    </message>
    <message>
        <source>Pieces move without animation.</source>
        <translation>棋子移动时没有动画。</translation>
    </message>
    <message>
        <source>Volume of the game and of the night ambience.</source>
        <translation>游戏音量和夜晚环境音量。</translation>
    </message>
    <message>
        <source>End turns manually</source>
        <translation>手动结束回合</translation>
    </message>
    <message>
        <source>You end your turn with a button, and can undo until then.</source>
        <translation>用按钮结束你的回合，在那之前都可以撤销。</translation>
    </message>
    <message>
        <source>Shows what you can do, explains new things, and marks what you still need.</source>
        <translation>显示你能做什么，解释新东西，并标出你还需要的。</translation>
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
        <translation>打印空白计分纸</translation>
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
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>计分纸</translation>
    </message>
    <message>
        <source>Show what the others did, one step at a time (F7)</source>
        <translation>逐步显示其他人做了什么（F7）</translation>
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
        <source>Best score: {number}</source>
        <translation>最高分：{number}</translation>
    </message>
    <message>
        <source>Not played solo yet</source>
        <translation>还没单人玩过</translation>
    </message>
    <message>
        <source>Everyone gets the same dice in today’s game.</source>
        <translation>今日对局里，每个人的骰子都一样。</translation>
    </message>
    <message>
        <source>best daily game: {number}</source>
        <translation>每日对局最高分：{number}</translation>
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
    <name>SortHeader</name>
    <message>
        <source>{column}, ascending</source>
        <translation>{column}，升序</translation>
    </message>
    <message>
        <source>{column}, descending</source>
        <translation>{column}，降序</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>How strong?</source>
        <translation>有多强？</translation>
    </message>
    <message>
        <source>How often one computer player wins against others, compared with pure luck: 2 × means it wins twice as often.</source>
        <translation>一个电脑玩家战胜其他电脑的频率，与纯靠运气相比：2 × 表示赢的次数多一倍。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Partly measured with edition {earlier} of the rules; the current one is {now}.</source>
        <translation>部分数据按规则第 {earlier} 版测得；当前是第 {now} 版。</translation>
    </message>
    <message>
        <source>No measurements for this version.</source>
        <translation>这个版本没有测量数据。</translation>
    </message>
    <message>
        <source>Measured on {day} in games between computer players.</source>
        <translation>{day} 由电脑玩家之间的对局测得。</translation>
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
        <source>Next item</source>
        <translation>下一项</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>桌面的下一部分</translation>
    </message>
    <message>
        <source>Select the focused item</source>
        <translation>选择当前焦点项</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>放回去</translation>
    </message>
    <message>
        <source>Rotate the held piece</source>
        <translation>转动拿着的棋子</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, fit</source>
        <translation>放大、缩小、适应</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Tips are off. Turn them on again in the menu under Settings.</source>
        <translation>小贴士已关闭。可以在菜单的“设置”里重新打开。</translation>
    </message>
    <message>
        <source>Still to claim</source>
        <translation>还可领取</translation>
    </message>
    <message>
        <source>Still open: {claims}.</source>
        <translation>还可领取：{claims}。</translation>
    </message>
    <message>
        <source>The table. Everything here can also be done from the list of choices (F6).</source>
        <translation>桌面。这里的一切也都可以在选项列表中完成（F6）。</translation>
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
        <source>Redo the last undone step</source>
        <translation>重做上一个撤销的步骤</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>预计得分</translation>
    </message>
    <message>
        <source>Rules of this game. F1 explains what you’re pointing at.</source>
        <translation>本游戏的规则。F1 解释你所指之物。</translation>
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
        <source>Pass to the next player</source>
        <translation>交给下一位玩家</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>撤销上一步</translation>
    </message>
    <message>
        <source>The last step revealed something hidden, so it can’t be undone.</source>
        <translation>上一步揭开了隐藏的东西，所以不能撤销。</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} 之后已经行动，所以之前的步骤不能撤销。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>没有可撤销的。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Make the computer’s next move</source>
        <translation>让电脑走下一步</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>View the score sheet</source>
        <translation>查看计分表</translation>
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
        <source>Show a good move</source>
        <translation>显示一步好棋</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Show rule</source>
        <translation>看规则</translation>
    </message>
    <message>
        <source>See the rules on this (F1)</source>
        <translation>查看相关规则（F1）</translation>
    </message>
</context>
<context>
    <name>TimelineMenu</name>
    <message>
        <source>Redo up to here</source>
        <translation>重做到这里</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>撤销到这里</translation>
    </message>
    <message>
        <source>Try again from here in a new game</source>
        <translation>从这里开新局再试</translation>
    </message>
    <message>
        <source>View this step</source>
        <translation>查看这一步</translation>
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
        <source>You’ve seen what was hidden then: a move from here makes this game practice.</source>
        <translation>你已看到此时尚未揭开的内容：从这里走一步，这局就成为练习。</translation>
    </message>
    <message>
        <source>Start</source>
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
        <source>Undone: click to redo.</source>
        <translation>已撤销：点击重做。</translation>
    </message>
    <message>
        <source>Something hidden was revealed here.</source>
        <translation>这里揭开了隐藏的东西。</translation>
    </message>
    <message>
        <source>{name} has moved since, so earlier steps can’t be undone.</source>
        <translation>{name} 之后已经行动，所以之前的步骤不能撤销。</translation>
    </message>
    <message>
        <source>Step {number} revealed something hidden, so undo stops there: {what}</source>
        <translation>第 {number} 步揭开了隐藏的东西，撤销到那里为止：{what}</translation>
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
        <source>You can turn tips on again in Settings.</source>
        <translation>可以在设置里重新打开小贴士。</translation>
    </message>
</context>
<context>
    <name>TodayPanel</name>
    <message>
        <source>Today’s deal</source>
        <translation>今日对局</translation>
    </message>
    <message>
        <source>Everyone who plays it today gets the same tiles.</source>
        <translation>今天玩它的每个人都得到相同的板块。</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>玩今日对局</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>It gives {better} instead of {played}.</source>
        <translation>它得到 {better}，而不是 {played}。</translation>
    </message>
    <message>
        <source>It gives {better}.</source>
        <translation>它得到 {better}。</translation>
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
        <source>Your turn gave {played} right away, but this turn scores more later.</source>
        <translation>你的回合马上得到 {played}，但这个以后得到更多。</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Your last steps aren’t saved yet.</source>
        <translation>你最后的几步还没有保存。</translation>
    </message>
    <message>
        <source>{reason} Free up space, save a copy somewhere else, or go back to the last saved position.</source>
        <translation>{reason}请腾出空间，在别处保存副本，或回到上次保存的局面。</translation>
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
        <source>Keep playing</source>
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
        <source>Your turn is done: end it.</source>
        <translation>你的回合做完了：请结束回合。</translation>
    </message>
    <message>
        <source>{name} has finished: end the turn.</source>
        <translation>{name} 做完了：请结束回合。</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>轮到 {name}。</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} 正在思考。</translation>
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
        <source>{lane}. Reward: {rewards}</source>
        <translation>{lane}。奖励：{rewards}</translation>
    </message>
    <message>
        <source>Over {name}’s bridges for {coins}</source>
        <translation>走 {name} 的桥，{coins}</translation>
    </message>
    <message>
        <source>Two workers over {name}’s bridges for {coins}</source>
        <translation>两名工人走 {name} 的桥，{coins}</translation>
    </message>
    <message>
        <source>Over your own bridges, for free</source>
        <translation>走你自己的桥，免费</translation>
    </message>
    <message>
        <source>Two workers over your own bridges, for free</source>
        <translation>两名工人走你自己的桥，免费</translation>
    </message>
    <message>
        <source>{lane}, by ferry for {coins}</source>
        <translation>{lane}，渡船，{coins}</translation>
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
