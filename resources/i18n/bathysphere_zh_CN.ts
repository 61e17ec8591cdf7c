<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>Banner</name>
        <message>
            <source>Close this message</source>
            <translation>关闭此消息</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Drone: no</source>
            <translation>无人机：否</translation>
        </message>
        <message>
            <source>Drone: yes</source>
            <translation>无人机：是</translation>
        </message>
        <message>
            <source>Our shot exploded here and the answer was</source>
            <translation>我方射击在此爆炸，对方回答</translation>
        </message>
        <message>
            <source>Our shot: {result}</source>
            <translation>我方射击：{result}</translation>
        </message>
        <message>
            <source>Sector {sector}</source>
            <translation>区域 {sector}</translation>
        </message>
        <message>
            <source>Set off a mine here</source>
            <translation>在此引爆水雷</translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation>上浮</translation>
        </message>
        <message>
            <source>The enemy</source>
            <translation>敌方</translation>
        </message>
        <message>
            <source>Torpedo here</source>
            <translation>鱼雷射向此处</translation>
        </message>
        <message>
            <source>We</source>
            <translation>我方</translation>
        </message>
        <message>
            <source>We are here</source>
            <translation>我方在此</translation>
        </message>
        <message>
            <source>We are not here</source>
            <translation>我方不在此</translation>
        </message>
    </context>
    <context>
        <name>Commands</name>
        <message>
            <source>Change the last line</source>
            <translation>修改最后一条</translation>
        </message>
        <message>
            <source>Go to the repairs of a contradiction</source>
            <translation>前往矛盾的修正建议</translation>
        </message>
        <message>
            <source>Heard</source>
            <translation>听到</translation>
        </message>
        <message>
            <source>Its explosion did not hit itself</source>
            <translation>爆炸未伤及其自身</translation>
        </message>
        <message>
            <source>Its explosion hit itself directly</source>
            <translation>爆炸直接命中其自身</translation>
        </message>
        <message>
            <source>Its explosion hit itself indirectly</source>
            <translation>爆炸间接命中其自身</translation>
        </message>
        <message>
            <source>Leave what was begun</source>
            <translation>放弃已开始的输入</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>地图</translation>
        </message>
        <message>
            <source>Move the cursor on the map (W asks why)</source>
            <translation>在地图上移动光标（W 询问原因）</translation>
        </message>
        <message>
            <source>Move the track {direction}</source>
            <translation>航迹移向：{direction}</translation>
        </message>
        <message>
            <source>Open a transcript</source>
            <translation>打开记录文件</translation>
        </message>
        <message>
            <source>Place our submarine</source>
            <translation>放置我方潜艇</translation>
        </message>
        <message>
            <source>Save the record as a transcript</source>
            <translation>将记录存为文件</translation>
        </message>
        <message>
            <source>Sector {number}: drone or surfaced</source>
            <translation>区域 {number}：无人机或上浮</translation>
        </message>
        <message>
            <source>Track on the map, or away</source>
            <translation>显示或收起地图上的航迹</translation>
        </message>
        <message>
            <source>Track: alternative {number} of the silence</source>
            <translation>航迹：静默的第 {number} 种可能</translation>
        </message>
        <message>
            <source>Track: next likely place</source>
            <translation>航迹：下一个可能位置</translation>
        </message>
        <message>
            <source>Track: place before</source>
            <translation>航迹：上一个位置</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Who takes the screen? Others look away.</source>
            <translation>谁来看屏幕？其他人请移开视线。</translation>
        </message>
    </context>
    <context>
        <name>Desk</name>
        <message>
            <source>A newer Bathysphere played on this table. Update to open it.</source>
            <translation>此对局用较新的 Bathysphere 进行过。请更新后再打开。</translation>
        </message>
        <message>
            <source>All commands</source>
            <translation>所有命令</translation>
        </message>
        <message>
            <source>Back from the table display</source>
            <translation>从公共显示返回</translation>
        </message>
        <message>
            <source>Bathysphere was closed for {length}. Does it count for the timers?</source>
            <translation>Bathysphere 关闭了 {length}。这段时间计入计时器吗？</translation>
        </message>
        <message>
            <source>Bookmark this place</source>
            <translation>在此处加书签</translation>
        </message>
        <message>
            <source>Count it</source>
            <translation>计入</translation>
        </message>
        <message>
            <source>Countdown</source>
            <translation>倒计时</translation>
        </message>
        <message>
            <source>Do not count it</source>
            <translation>不计入</translation>
        </message>
        <message>
            <source>Import a table</source>
            <translation>导入对局</translation>
        </message>
        <message>
            <source>Import a table…</source>
            <translation>导入对局…</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>日志</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>按键</translation>
        </message>
        <message>
            <source>Leave without them</source>
            <translation>放弃并离开</translation>
        </message>
        <message>
            <source>Let the program roll and draw</source>
            <translation>由程序掷骰和抽牌</translation>
        </message>
        <message>
            <source>Line {seq} of this table cannot be read. Restore it from a backup.</source>
            <translation>此对局的第 {seq} 条无法读取。请从备份恢复。</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>分钟</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>新对局</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>笔记</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>程序</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>退出</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>Reset the window</source>
            <translation>重置窗口</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Something hidden was shown since. Does the table agree to go back?</source>
            <translation>此后有隐藏信息已经公开。全桌同意退回吗？</translation>
        </message>
        <message>
            <source>Something went wrong inside Bathysphere. What was played is saved; you can go on.</source>
            <translation>Bathysphere 内部出错。已进行的内容都已保存，可以继续。</translation>
        </message>
        <message>
            <source>Start a countdown…</source>
            <translation>开始倒计时…</translation>
        </message>
        <message>
            <source>Start a stopwatch</source>
            <translation>启动秒表</translation>
        </message>
        <message>
            <source>Stopwatch</source>
            <translation>秒表</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>对局</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>公共显示</translation>
        </message>
        <message>
            <source>Table display in a second window</source>
            <translation>在第二个窗口中公共显示</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>对局</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>撤回</translation>
        </message>
        <message>
            <source>Take the last timer change back</source>
            <translation>撤回上一次计时器改动</translation>
        </message>
        <message>
            <source>The clock jumped by {length}. Does it count for the timers?</source>
            <translation>系统时钟跳动了 {length}。这段时间计入计时器吗？</translation>
        </message>
        <message>
            <source>The computer slept for {length}. Does it count for timers?</source>
            <translation>电脑休眠了 {length}。这段时间计入计时器吗？</translation>
        </message>
        <message>
            <source>The last acts are not saved yet. {why}</source>
            <translation>最近的行动尚未保存。{why}</translation>
        </message>
        <message>
            <source>The set-up of this table cannot be read. Restore it from a backup.</source>
            <translation>此对局的设置无法读取。请从备份恢复。</translation>
        </message>
        <message>
            <source>The settings could not be saved in {file}; they hold until you quit.</source>
            <translation>设置无法保存到 {file}，仅在退出前有效。</translation>
        </message>
        <message>
            <source>The settings file was damaged, so the defaults apply. It is kept as {kept}.</source>
            <translation>设置文件已损坏，因此使用默认值。原文件保留为 {kept}。</translation>
        </message>
        <message>
            <source>The settings in {file} could not be read, so the defaults apply.</source>
            <translation>无法读取 {file} 中的设置，因此使用默认值。</translation>
        </message>
        <message>
            <source>This version does not know the game {game}. Update it.</source>
            <translation>此版本不认识游戏 {game}。请更新。</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Use the dice and cards on the table</source>
            <translation>使用桌上的骰子和牌</translation>
        </message>
        <message>
            <source>What the table agreed on</source>
            <translation>全桌的约定</translation>
        </message>
        <message>
            <source>Write a note…</source>
            <translation>写笔记…</translation>
        </message>
        <message>
            <source>Write down a ruling…</source>
            <translation>记下裁定…</translation>
        </message>
        <message>
            <source>{timer}: the time is up.</source>
            <translation>{timer}：时间到。</translation>
        </message>
    </context>
    <context>
        <name>Dice</name>
        <message numerus="yes">
            <source>%n card(s) from the pile</source>
            <translation>
                <numerusform>从牌堆抽 %n 张牌</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to name</source>
            <translation>
                <numerusform>还需指明 %n 张牌</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n die(s) to read</source>
            <translation>
                <numerusform>还需读取 %n 颗骰子</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n die(s) with {sides} faces</source>
            <translation>
                <numerusform>%n 颗 {sides} 面骰</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards left in the pile</source>
            <translation>牌堆中剩余的牌</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>抽牌</translation>
        </message>
        <message>
            <source>Let the app draw</source>
            <translation>由应用抽牌</translation>
        </message>
        <message>
            <source>Let the app roll</source>
            <translation>由应用掷骰</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>掷骰</translation>
        </message>
        <message>
            <source>Take the last die back</source>
            <translation>撤回上一颗骰子</translation>
        </message>
        <message>
            <source>Type a part of the card's name</source>
            <translation>输入牌名的一部分</translation>
        </message>
        <message>
            <source>Use real cards</source>
            <translation>使用实体牌</translation>
        </message>
        <message>
            <source>Use real dice</source>
            <translation>使用实体骰子</translation>
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>Enemy damage {number} of 4  {boxes}</source>
            <translation>敌方损伤 {number}/4  {boxes}</translation>
        </message>
        <message>
            <source>Nothing heard yet</source>
            <translation>还没有听到什么</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>公共显示</translation>
        </message>
        <message>
            <source>{title} - table</source>
            <translation>{title} – 公共显示</translation>
        </message>
    </context>
    <context>
        <name>Entry</name>
        <message>
            <source>A cell from A1 to {last} is needed.</source>
            <translation>需要 A1 到 {last} 之间的一格。</translation>
        </message>
        <message>
            <source>A sector from 1 to {most} is needed.</source>
            <translation>需要 1 到 {most} 之间的区域。</translation>
        </message>
        <message>
            <source>And to itself?</source>
            <translation>对其自身呢？</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Column {letter}</source>
            <translation>{letter} 列</translation>
        </message>
        <message>
            <source>Drone in sector</source>
            <translation>无人机侦察区域</translation>
        </message>
        <message>
            <source>Drone: no</source>
            <translation>无人机：否</translation>
        </message>
        <message>
            <source>Drone: yes</source>
            <translation>无人机：是</translation>
        </message>
        <message>
            <source>It used its</source>
            <translation>敌方使用了</translation>
        </message>
        <message>
            <source>Mine set off on</source>
            <translation>引爆水雷于</translation>
        </message>
        <message>
            <source>No</source>
            <translation>否</translation>
        </message>
        <message>
            <source>Our shot on</source>
            <translation>我方射击</translation>
        </message>
        <message>
            <source>Press a cell on the map or type it.</source>
            <translation>点按地图上的一格，或直接输入。</translation>
        </message>
        <message>
            <source>Press or type a cell, then what was answered.</source>
            <translation>点按或输入一格，再输入对方的回答。</translation>
        </message>
        <message>
            <source>Row {number}</source>
            <translation>{number} 行</translation>
        </message>
        <message>
            <source>Sector</source>
            <translation>区域</translation>
        </message>
        <message>
            <source>Sector {text}</source>
            <translation>区域 {text}</translation>
        </message>
        <message>
            <source>Sonar</source>
            <translation>声呐</translation>
        </message>
        <message>
            <source>Such as: drone 5 no, or: sonar row 7 column C</source>
            <translation>例如：drone 5 no，或：sonar row 7 column C</translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation>上浮</translation>
        </message>
        <message>
            <source>Surfaced in sector</source>
            <translation>上浮于区域</translation>
        </message>
        <message>
            <source>Torpedo on</source>
            <translation>鱼雷射向</translation>
        </message>
        <message>
            <source>Two different things, such as C r7, or C s5.</source>
            <translation>两项不同的信息，例如 C r7 或 C s5。</translation>
        </message>
        <message>
            <source>Two of column letter, r and row, s and sector.</source>
            <translation>列字母、r 加行号、s 加区域号，任取两项。</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>输入</translation>
        </message>
        <message>
            <source>What happened? y drone yes, n drone no, f surfaced</source>
            <translation>发生了什么？y 无人机是，n 无人机否，f 上浮</translation>
        </message>
        <message>
            <source>What was answered? d direct, i indirect, n none</source>
            <translation>对方如何回答？d 直接，i 间接，n 无</translation>
        </message>
        <message>
            <source>What was answered? y yes, n no</source>
            <translation>对方如何回答？y 是，n 否</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>d drone, o sonar, c scenario</source>
            <translation>d 无人机，o 声呐，c 剧本</translation>
        </message>
        <message>
            <source>s{number}</source>
            <comment>sector, short</comment>
            <translation>s{number}</translation>
        </message>
    </context>
    <context>
        <name>Exchange</name>
        <message>
            <source>Entry {entry} holds something that this game does not know: {text}.</source>
            <translation>第 {entry} 条含有此游戏不认识的内容：{text}。</translation>
        </message>
        <message>
            <source>Entry {entry} of the file cannot be read: {text}.</source>
            <translation>无法读取文件的第 {entry} 条：{text}。</translation>
        </message>
        <message>
            <source>Entry {entry} takes back something that is not in the file.</source>
            <translation>第 {entry} 条撤回的内容不在文件中。</translation>
        </message>
        <message>
            <source>Several tables are called “{table}”. Give the number of one: {numbers}.</source>
            <translation>有多个对局名为“{table}”。请给出其中一个的编号：{numbers}。</translation>
        </message>
        <message>
            <source>The disk is full: {file} was not written. Choose another place.</source>
            <translation>磁盘已满：未能写入 {file}。请选择其他位置。</translation>
        </message>
        <message>
            <source>The end of the file is missing. Copy it again or export the table again.</source>
            <translation>文件缺少结尾。请重新复制，或重新导出对局。</translation>
        </message>
        <message>
            <source>The entries are out of order: {given} stands where {expected} should. Export the table again.</source>
            <translation>条目次序有误：{expected} 的位置上是 {given}。请重新导出对局。</translation>
        </message>
        <message>
            <source>The file holds a game that is not known here: {game}.</source>
            <translation>文件中的游戏在此无法识别：{game}。</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>文件是空的。</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text (byte {byte}). Export the table again.</source>
            <translation>文件不是 UTF-8 文本（第 {byte} 字节）。请重新导出对局。</translation>
        </message>
        <message>
            <source>The file is not a whole table: {text}.</source>
            <translation>文件中的对局不完整：{text}。</translation>
        </message>
        <message>
            <source>The file is too large for a table ({size} MB; {most} MB is the most).</source>
            <translation>文件过大，不可能是对局（{size} MB，最大 {most} MB）。</translation>
        </message>
        <message>
            <source>The file shows only what the seat “{seat}” may see, so it cannot be played on. Export the whole table.</source>
            <translation>文件只含座位“{seat}”可见的内容，因此无法继续。请导出整个对局。</translation>
        </message>
        <message>
            <source>The file was played with newer rules of {game} (version {version}; this program has {most}). Update the program.</source>
            <translation>文件使用了较新的 {game} 规则（版本 {version}；本程序为 {most}）。请更新程序。</translation>
        </message>
        <message>
            <source>The file was written by a newer Bathysphere (format {version}; this one reads up to {most}). Update the program.</source>
            <translation>文件由较新的 Bathysphere 写成（格式 {version}；本程序最多读到 {most}）。请更新程序。</translation>
        </message>
        <message>
            <source>The rules of today decide these lines otherwise: {numbers}.</source>
            <translation>按现在的规则，这些条目的裁定会不同：{numbers}。</translation>
        </message>
        <message>
            <source>The set-up of the table makes no sense: {text}.</source>
            <translation>对局的设置不合理：{text}。</translation>
        </message>
        <message>
            <source>There is no file {file}.</source>
            <translation>没有文件 {file}。</translation>
        </message>
        <message>
            <source>There is no folder {folder}. Make it, or choose another place.</source>
            <translation>没有文件夹 {folder}。请创建它或另选位置。</translation>
        </message>
        <message>
            <source>There is no table “{table}”. List them with “bathysphere tables”.</source>
            <translation>没有对局“{table}”。用“bathysphere tables”列出全部。</translation>
        </message>
        <message>
            <source>This is not a table of Bathysphere: it is another program's file.</source>
            <translation>这不是 Bathysphere 的对局，而是其他程序的文件。</translation>
        </message>
        <message>
            <source>This is not a table of Bathysphere: the file holds no JSON ({text}).</source>
            <translation>这不是 Bathysphere 的对局：文件中没有 JSON（{text}）。</translation>
        </message>
        <message>
            <source>This table has no seat “{seat}”. Its seats: {seats}.</source>
            <translation>此对局没有座位“{seat}”。现有座位：{seats}。</translation>
        </message>
        <message>
            <source>{file} could not be used ({reason}).</source>
            <translation>无法使用 {file}（{reason}）。</translation>
        </message>
        <message>
            <source>{file} is a folder, not a file.</source>
            <translation>{file} 是文件夹，不是文件。</translation>
        </message>
        <message>
            <source>{file} may not be used: permission denied.</source>
            <translation>不能使用 {file}：没有权限。</translation>
        </message>
    </context>
    <context>
        <name>Headline</name>
        <message>
            <source>The enemy is destroyed.</source>
            <translation>敌方已被摧毁。</translation>
        </message>
        <message>
            <source>The enemy is on {cell}.</source>
            <translation>敌方位于 {cell}。</translation>
        </message>
        <message>
            <source>The lines contradict each other. The map shows what was known before line {n}.</source>
            <translation>各条相互矛盾。地图显示第 {n} 条之前的情况。</translation>
        </message>
        <message>
            <source>cells possible, none much likelier than the others</source>
            <translation>格可能，没有哪一格明显更可能</translation>
        </message>
        <message>
            <source>cells possible, {cell} likeliest with {share}</source>
            <translation>格可能，最可能 {cell}，{share}</translation>
        </message>
        <message>
            <source>exact</source>
            <translation>精确</translation>
        </message>
        <message>
            <source>widened: some cells may be too many</source>
            <translation>已放宽：可能多列了一些格</translation>
        </message>
        <message>
            <source>working out the newest lines…</source>
            <translation>正在推算最新条目…</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>Archive</source>
            <translation>归档</translation>
        </message>
        <message>
            <source>Archived</source>
            <translation>已归档</translation>
        </message>
        <message>
            <source>Import a table…</source>
            <translation>导入对局…</translation>
        </message>
        <message>
            <source>Last played: {when}</source>
            <translation>上次进行：{when}</translation>
        </message>
        <message>
            <source>More for {title}</source>
            <translation>{title} 的更多操作</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>对局名称</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>新对局</translation>
        </message>
        <message>
            <source>No table yet. Choose “New table” to set up the first one.</source>
            <translation>还没有对局。选择“新对局”来创建第一个。</translation>
        </message>
        <message>
            <source>Put back on the list</source>
            <translation>放回列表</translation>
        </message>
        <message>
            <source>Rename table</source>
            <translation>重命名对局</translation>
        </message>
        <message>
            <source>Rename, archive</source>
            <translation>重命名、归档</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>重命名…</translation>
        </message>
        <message>
            <source>Show archived tables</source>
            <translation>显示已归档的对局</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>对局</translation>
        </message>
        <message>
            <source>This version does not know the game; update to open it.</source>
            <translation>此版本不认识该游戏，请更新后再打开。</translation>
        </message>
    </context>
    <context>
        <name>Instance</name>
        <message>
            <source>Another program (number {pid} on {host}) uses this folder and does not answer. Close it, or delete {file} if it no longer runs.</source>
            <translation>另一个程序（{host} 上的 {pid} 号）正在使用此文件夹且没有响应。请将其关闭；如果它已不再运行，请删除 {file}。</translation>
        </message>
        <message>
            <source>Bathysphere is already open with this folder; its window comes forward.</source>
            <translation>Bathysphere 已用此文件夹打开，其窗口将移到前面。</translation>
        </message>
        <message>
            <source>Qt cannot open the platform {platform} here. Unset QT_QPA_PLATFORM, or set it to offscreen.</source>
            <translation>Qt 无法在此打开平台 {platform}。请取消 QT_QPA_PLATFORM，或将其设为 offscreen。</translation>
        </message>
        <message>
            <source>The folder {folder} may not be written, so it is only looked at.</source>
            <translation>文件夹 {folder} 不可写入，因此只供查看。</translation>
        </message>
    </context>
    <context>
        <name>Journal</name>
        <message>
            <source>A break was counted: {seconds} seconds.</source>
            <translation>一次中断已计入：{seconds} 秒。</translation>
        </message>
        <message>
            <source>A timer change was taken back.</source>
            <translation>撤回了一次计时器改动。</translation>
        </message>
        <message>
            <source>Bookmark</source>
            <translation>书签</translation>
        </message>
        <message>
            <source>Brought back line {number}.</source>
            <translation>已恢复第 {number} 条。</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>修改</translation>
        </message>
        <message>
            <source>Copy this line</source>
            <translation>复制此条</translation>
        </message>
        <message>
            <source>Filter the journal</source>
            <translation>筛选日志</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>日志</translation>
        </message>
        <message>
            <source>No line holds “{words}”.</source>
            <translation>没有包含“{words}”的条目。</translation>
        </message>
        <message>
            <source>Nothing has happened yet. What you enter is written here.</source>
            <translation>还没有发生任何事。您输入的内容会记在这里。</translation>
        </message>
        <message>
            <source>Take back to here</source>
            <translation>撤回到此处</translation>
        </message>
        <message>
            <source>Timer {name} was paused.</source>
            <translation>计时器 {name} 已暂停。</translation>
        </message>
        <message>
            <source>Timer {name} was removed.</source>
            <translation>计时器 {name} 已移除。</translation>
        </message>
        <message>
            <source>Timer {name} was set.</source>
            <translation>计时器 {name} 已设定。</translation>
        </message>
        <message>
            <source>Timer {name} was started.</source>
            <translation>计时器 {name} 已启动。</translation>
        </message>
        <message>
            <source>Timer {name}: {seconds} seconds.</source>
            <translation>计时器 {name}：{seconds} 秒。</translation>
        </message>
        <message>
            <source>Took back everything after line {number}.</source>
            <translation>已撤回第 {number} 条之后的全部内容。</translation>
        </message>
        <message>
            <source>Took everything back.</source>
            <translation>已全部撤回。</translation>
        </message>
        <message>
            <source>Took up the earlier line of play again, up to line {number}.</source>
            <translation>已恢复先前的进程，至第 {number} 条。</translation>
        </message>
        <message>
            <source>bookmark</source>
            <translation>书签</translation>
        </message>
        <message>
            <source>correction</source>
            <translation>更正</translation>
        </message>
        <message>
            <source>forced by the table</source>
            <translation>由全桌强制执行</translation>
        </message>
        <message>
            <source>note</source>
            <translation>笔记</translation>
        </message>
        <message>
            <source>ruling</source>
            <translation>裁定</translation>
        </message>
        <message>
            <source>taken back</source>
            <translation>已撤回</translation>
        </message>
        <message>
            <source>{number}, {marks}. {sentence}</source>
            <translation>{number}（{marks}）{sentence}</translation>
        </message>
        <message>
            <source>{number}. {sentence}</source>
            <translation>{number}. {sentence}</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>Enemy course East</source>
            <translation>敌方航向东</translation>
        </message>
        <message>
            <source>Enemy course North</source>
            <translation>敌方航向北</translation>
        </message>
        <message>
            <source>Enemy course South</source>
            <translation>敌方航向南</translation>
        </message>
        <message>
            <source>Enemy course West</source>
            <translation>敌方航向西</translation>
        </message>
        <message>
            <source>Enemy dropped a mine</source>
            <translation>敌方布雷</translation>
        </message>
        <message>
            <source>Enemy set off a mine: then its cell</source>
            <translation>敌方引爆水雷：再输入位置</translation>
        </message>
        <message>
            <source>Enemy silence</source>
            <translation>敌方静默</translation>
        </message>
        <message>
            <source>Enemy surfaced: then its sector</source>
            <translation>敌方上浮：再输入区域</translation>
        </message>
        <message>
            <source>Enemy torpedo: then its target</source>
            <translation>敌方鱼雷：再输入目标</translation>
        </message>
        <message>
            <source>Enemy used a system: then which one</source>
            <translation>敌方使用系统：再选择哪一个</translation>
        </message>
        <message>
            <source>Mine</source>
            <translation>水雷</translation>
        </message>
        <message>
            <source>Our drone</source>
            <translation>我方无人机</translation>
        </message>
        <message>
            <source>Our drone: then sector, and yes or no</source>
            <translation>我方无人机：再输入区域和是否</translation>
        </message>
        <message>
            <source>Our shot</source>
            <translation>我方射击</translation>
        </message>
        <message>
            <source>Our sonar</source>
            <translation>我方声呐</translation>
        </message>
        <message>
            <source>Our sonar: then the two things answered</source>
            <translation>我方声呐：再输入对方的两项回答</translation>
        </message>
        <message>
            <source>Our torpedo or mine exploded: then cell and result</source>
            <translation>我方鱼雷或水雷爆炸：再输入位置和结果</translation>
        </message>
        <message>
            <source>Set off</source>
            <translation>引爆</translation>
        </message>
        <message>
            <source>Silence</source>
            <translation>静默</translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation>上浮</translation>
        </message>
        <message>
            <source>Torpedo</source>
            <translation>鱼雷</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>输入</translation>
        </message>
        <message>
            <source>Type an observation as a line</source>
            <translation>以一行文字输入观察</translation>
        </message>
        <message>
            <source>Used</source>
            <translation>使用</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>复制详情</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详情</translation>
        </message>
        <message>
            <source>Show details</source>
            <translation>显示详情</translation>
        </message>
    </context>
    <context>
        <name>NewTable</name>
        <message>
            <source>Back to the tables</source>
            <translation>返回对局列表</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>对局名称</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>新对局</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>开始</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>A submarine may not enter a cell with its own mine.</source>
            <translation>潜艇不得进入有己方水雷的格。</translation>
        </message>
        <message>
            <source>A submarine may pass its own mines.</source>
            <translation>潜艇可以通过己方水雷。</translation>
        </message>
        <message>
            <source>Explosions destroy mines on their cell.</source>
            <translation>爆炸会摧毁所在格的水雷。</translation>
        </message>
        <message>
            <source>Explosions leave other mines alone.</source>
            <translation>爆炸不影响其他水雷。</translation>
        </message>
        <message>
            <source>Mines are dropped north, east, south or west.</source>
            <translation>水雷布在东、南、西、北四格之一。</translation>
        </message>
        <message>
            <source>Mines are dropped on the eight cells around.</source>
            <translation>水雷布在周围八格之一。</translation>
        </message>
        <message>
            <source>Torpedo: 1 to 4 steps through the sea.</source>
            <translation>鱼雷：经海域走 1 至 4 步。</translation>
        </message>
        <message>
            <source>Torpedo: 1 to 4 steps, islands do not matter.</source>
            <translation>鱼雷：1 至 4 步，不受岛屿影响。</translation>
        </message>
    </context>
    <context>
        <name>Overlay</name>
        <message>
            <source>It can end on {cell}.</source>
            <translation>终点可以在 {cell}。</translation>
        </message>
        <message>
            <source>It cannot end on {cell}: {reason}.</source>
            <translation>终点不能在 {cell}：{reason}。</translation>
        </message>
        <message>
            <source>Lay the enemy's track on the map</source>
            <translation>把敌方航迹放到地图上</translation>
        </message>
        <message>
            <source>Leave it open</source>
            <translation>保持未定</translation>
        </message>
        <message>
            <source>Line {line}</source>
            <translation>第 {line} 条</translation>
        </message>
        <message>
            <source>Next likely place</source>
            <translation>下一个可能位置</translation>
        </message>
        <message>
            <source>Place before</source>
            <translation>上一个位置</translation>
        </message>
        <message>
            <source>Track on the map</source>
            <translation>地图上的航迹</translation>
        </message>
        <message>
            <source>What were the silences?</source>
            <translation>各次静默是怎样走的？</translation>
        </message>
        <message>
            <source>off the map</source>
            <translation>在地图之外</translation>
        </message>
        <message>
            <source>stayed</source>
            <translation>停留</translation>
        </message>
        <message>
            <source>{direction} {distance}</source>
            <translation>{direction} {distance}</translation>
        </message>
        <message>
            <source>{way}  {share}</source>
            <translation>{way}  {share}</translation>
        </message>
    </context>
    <context>
        <name>Pad</name>
        <message>
            <source>What was heard</source>
            <translation>听到了什么</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>All commands</source>
            <translation>所有命令</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>No command holds “{words}”.</source>
            <translation>没有包含“{words}”的命令。</translation>
        </message>
        <message>
            <source>What do you want to do?</source>
            <translation>您想做什么？</translation>
        </message>
    </context>
    <context>
        <name>Panels</name>
        <message>
            <source>Damage and our place</source>
            <translation>损伤与我方位置</translation>
        </message>
        <message>
            <source>Drone in sector {sector}: {share} yes, tells {bits} bit</source>
            <translation>无人机侦察区域 {sector}：{share} 为是，可得 {bits} 比特</translation>
        </message>
        <message>
            <source>Drone: sectors that tell most</source>
            <translation>无人机：信息最多的区域</translation>
        </message>
        <message>
            <source>Hide panels</source>
            <translation>隐藏面板</translation>
        </message>
        <message>
            <source>Map and rules</source>
            <translation>地图与规则</translation>
        </message>
        <message>
            <source>Most likely</source>
            <translation>最可能</translation>
        </message>
        <message>
            <source>Move down</source>
            <translation>下移</translation>
        </message>
        <message>
            <source>Move up</source>
            <translation>上移</translation>
        </message>
        <message>
            <source>Nothing to ask while the lines contradict.</source>
            <translation>各条相互矛盾时没有可问的。</translation>
        </message>
        <message>
            <source>Show panels</source>
            <translation>显示面板</translation>
        </message>
        <message>
            <source>Torpedo or mine: cells that hurt most</source>
            <translation>鱼雷或水雷：杀伤最大的格</translation>
        </message>
        <message>
            <source>Transparent sheet</source>
            <translation>透明片</translation>
        </message>
        <message>
            <source>What it could have ready</source>
            <translation>敌方可能就绪的系统</translation>
        </message>
        <message>
            <source>What was heard</source>
            <translation>听到了什么</translation>
        </message>
        <message>
            <source>Worth asking</source>
            <translation>值得一问</translation>
        </message>
        <message>
            <source>hits us: {damage}</source>
            <translation>波及我方：{damage}</translation>
        </message>
        <message>
            <source>{cell}, {share}</source>
            <translation>{cell}，{share}</translation>
        </message>
        <message>
            <source>{cell}: {damage} damage on average, direct {direct}, indirect {near}</source>
            <translation>{cell}：平均损伤 {damage}，直接 {direct}，间接 {near}</translation>
        </message>
        <message>
            <source>{damage} damage, direct {direct}</source>
            <translation>损伤 {damage}，直接 {direct}</translation>
        </message>
        <message>
            <source>{share} yes, {bits} bit</source>
            <translation>{share} 为是，{bits} 比特</translation>
        </message>
        <message>
            <source>{title}, folded</source>
            <translation>{title}，已折叠</translation>
        </message>
        <message>
            <source>{title}, open</source>
            <translation>{title}，已展开</translation>
        </message>
    </context>
    <context>
        <name>Radio</name>
        <message numerus="yes">
            <source>%n line(s) heard</source>
            <translation>
                <numerusform>已听到 %n 条</numerusform>
            </translation>
        </message>
        <message>
            <source>&lt;1 %</source>
            <translation>&lt;1%</translation>
        </message>
        <message>
            <source>&gt;99 %</source>
            <translation>&gt;99%</translation>
        </message>
        <message>
            <source>A mine is dropped first and set off later, once. If a drop was missed, write the trigger down anyway and add the drop before it.</source>
            <translation>水雷先布下，之后才能引爆一次。如果漏记了布雷，请照样记下引爆，再在其前补上布雷。</translation>
        </message>
        <message>
            <source>A sonar answer names two different things out of row, column and sector; exactly one of them is true.</source>
            <translation>声呐的回答是行、列、区域中的两项不同信息，其中恰有一项为真。</translation>
        </message>
        <message>
            <source>Add before line {line}, {what}: press what was missed.</source>
            <translation>在第 {line} 条（{what}）之前插入：按下漏听的内容。</translation>
        </message>
        <message>
            <source>Added as line {line}: {what}</source>
            <translation>已添加为第 {line} 条：{what}</translation>
        </message>
        <message>
            <source>Captain Sonar: radio operator</source>
            <translation>Captain Sonar：无线电员</translation>
        </message>
        <message>
            <source>Columns are letters from west to east, rows and sectors are numbers from the north-west corner of the map.</source>
            <translation>列自西向东用字母表示，行和区域自地图西北角起用数字表示。</translation>
        </message>
        <message>
            <source>Compare it with your printed map before you play.</source>
            <translation>开始前请与您的印刷地图核对。</translation>
        </message>
        <message>
            <source>Compare {cells} with your printed map.</source>
            <translation>请将 {cells} 与您的印刷地图核对。</translation>
        </message>
        <message>
            <source>Damage goes from 0 to {most}, not {value}.</source>
            <translation>损伤为 0 至 {most}，不能是 {value}。</translation>
        </message>
        <message>
            <source>Drone</source>
            <translation>无人机</translation>
        </message>
        <message>
            <source>Dropped a mine</source>
            <translation>布雷</translation>
        </message>
        <message>
            <source>E</source>
            <comment>letter for East</comment>
            <translation>东</translation>
        </message>
        <message>
            <source>East</source>
            <translation>东</translation>
        </message>
        <message>
            <source>Enemy damage follows the record again</source>
            <translation>敌方损伤重新按记录计算</translation>
        </message>
        <message>
            <source>Enemy damage set to {number} of 4</source>
            <translation>敌方损伤设为 {number}/4</translation>
        </message>
        <message>
            <source>Line {line} corrected: {now} (was: {was})</source>
            <translation>第 {line} 条已更正：{now}（原为：{was}）</translation>
        </message>
        <message>
            <source>Line {line}, {what}: press what it was.</source>
            <translation>第 {line} 条（{what}）：按下实际内容。</translation>
        </message>
        <message>
            <source>Mine</source>
            <translation>水雷</translation>
        </message>
        <message>
            <source>N</source>
            <comment>letter for North</comment>
            <translation>北</translation>
        </message>
        <message>
            <source>North</source>
            <translation>北</translation>
        </message>
        <message>
            <source>Only the radio operator writes in this record.</source>
            <translation>只有无线电员可以写这份记录。</translation>
        </message>
        <message>
            <source>Our drone in sector {sector}: no</source>
            <translation>我方无人机侦察区域 {sector}：否</translation>
        </message>
        <message>
            <source>Our drone in sector {sector}: yes</source>
            <translation>我方无人机侦察区域 {sector}：是</translation>
        </message>
        <message>
            <source>Our shot on {cell}: {result}</source>
            <translation>我方射击 {cell}：{result}</translation>
        </message>
        <message>
            <source>Our sonar: {first} or {second}, not both</source>
            <translation>我方声呐：{first}或{second}，只有一项为真</translation>
        </message>
        <message>
            <source>Our submarine is on {cell}</source>
            <translation>我方潜艇位于 {cell}</translation>
        </message>
        <message>
            <source>Our submarine taken off the map</source>
            <translation>我方潜艇已移出地图</translation>
        </message>
        <message>
            <source>Press the cell where we are.</source>
            <translation>按下我方所在的格。</translation>
        </message>
        <message>
            <source>Radio operator</source>
            <translation>无线电员</translation>
        </message>
        <message>
            <source>Radio operator's page</source>
            <translation>无线电员页面</translation>
        </message>
        <message>
            <source>Referee</source>
            <translation>裁判</translation>
        </message>
        <message>
            <source>S</source>
            <comment>letter for South</comment>
            <translation>南</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>剧本</translation>
        </message>
        <message>
            <source>Sea chart</source>
            <translation>海图</translation>
        </message>
        <message>
            <source>Set off a mine on {cell}</source>
            <translation>引爆 {cell} 的水雷</translation>
        </message>
        <message>
            <source>Set off a mine on {cell}, to itself: {result}</source>
            <translation>引爆 {cell} 的水雷，对其自身：{result}</translation>
        </message>
        <message>
            <source>Silence</source>
            <translation>静默</translation>
        </message>
        <message>
            <source>Sonar</source>
            <translation>声呐</translation>
        </message>
        <message>
            <source>South</source>
            <translation>南</translation>
        </message>
        <message>
            <source>Submarines stay in the sea; islands block them.</source>
            <translation>潜艇只能在海中，岛屿会阻挡。</translation>
        </message>
        <message>
            <source>Surfaced in sector {sector}</source>
            <translation>在区域 {sector} 上浮</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>全桌</translation>
        </message>
        <message>
            <source>Taken out: {what}</source>
            <translation>已删去：{what}</translation>
        </message>
        <message>
            <source>The enemy has no mine left to set off: {dropped} dropped, {triggered} set off.</source>
            <translation>敌方已无水雷可引爆：布下 {dropped} 枚，引爆 {triggered} 枚。</translation>
        </message>
        <message>
            <source>The fourth damage destroys a submarine.</source>
            <translation>第四点损伤即摧毁潜艇。</translation>
        </message>
        <message>
            <source>The line already says this.</source>
            <translation>该条已经是这样。</translation>
        </message>
        <message>
            <source>The sonar answer names two {kind}; take two different things.</source>
            <translation>声呐的回答给出了两个{kind}，应为两项不同的信息。</translation>
        </message>
        <message>
            <source>The transcript has no lines after its map.</source>
            <translation>此记录文件在地图之后没有任何条目。</translation>
        </message>
        <message>
            <source>There is no cell {cell} on this map; the last one is {last}.</source>
            <translation>此地图上没有 {cell} 格，最后一格是 {last}。</translation>
        </message>
        <message>
            <source>There is no column {value} on this map; columns go from A to {most}.</source>
            <translation>此地图上没有 {value} 列，列为 A 至 {most}。</translation>
        </message>
        <message>
            <source>There is no map called {chart}; choose one from the list or open a file.</source>
            <translation>没有名为 {chart} 的地图，请从列表中选择或打开文件。</translation>
        </message>
        <message>
            <source>There is no row {value} on this map; rows go from 1 to {most}.</source>
            <translation>此地图上没有 {value} 行，行为 1 至 {most}。</translation>
        </message>
        <message>
            <source>There is no sector {value} on this map; sectors go from 1 to {most}.</source>
            <translation>此地图上没有区域 {value}，区域为 1 至 {most}。</translation>
        </message>
        <message>
            <source>This cannot be done now ({code}).</source>
            <translation>现在不能这样做（{code}）。</translation>
        </message>
        <message>
            <source>This line is no longer in the record.</source>
            <translation>该条已不在记录中。</translation>
        </message>
        <message>
            <source>Torpedo</source>
            <translation>鱼雷</translation>
        </message>
        <message>
            <source>Torpedo on {cell}</source>
            <translation>鱼雷射向 {cell}</translation>
        </message>
        <message>
            <source>Torpedo on {cell}, to itself: {result}</source>
            <translation>鱼雷射向 {cell}，对其自身：{result}</translation>
        </message>
        <message numerus="yes">
            <source>Transcript: %n line(s)</source>
            <translation>
                <numerusform>记录文件：%n 条</numerusform>
            </translation>
        </message>
        <message>
            <source>Used its drone</source>
            <translation>使用了无人机</translation>
        </message>
        <message>
            <source>Used its scenario system</source>
            <translation>使用了剧本系统</translation>
        </message>
        <message>
            <source>Used its sonar</source>
            <translation>使用了声呐</translation>
        </message>
        <message>
            <source>W</source>
            <comment>letter for West</comment>
            <translation>西</translation>
        </message>
        <message>
            <source>West</source>
            <translation>西</translation>
        </message>
        <message>
            <source>column {letter}</source>
            <translation>{letter} 列</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>列</translation>
        </message>
        <message>
            <source>direct</source>
            <translation>直接</translation>
        </message>
        <message>
            <source>direct hit, 2 damage</source>
            <translation>直接命中，2 点损伤</translation>
        </message>
        <message>
            <source>edited map</source>
            <translation>修改过的地图</translation>
        </message>
        <message>
            <source>from one source only</source>
            <translation>仅有一个来源</translation>
        </message>
        <message>
            <source>indirect</source>
            <translation>间接</translation>
        </message>
        <message>
            <source>indirect hit, 1 damage</source>
            <translation>间接命中，1 点损伤</translation>
        </message>
        <message>
            <source>no damage</source>
            <translation>无损伤</translation>
        </message>
        <message>
            <source>none</source>
            <comment>damage</comment>
            <translation>无</translation>
        </message>
        <message>
            <source>real-time</source>
            <translation>实时</translation>
        </message>
        <message>
            <source>row {number}</source>
            <translation>{number} 行</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>行</translation>
        </message>
        <message>
            <source>sector {number}</source>
            <translation>区域 {number}</translation>
        </message>
        <message>
            <source>sectors</source>
            <translation>区域</translation>
        </message>
        <message>
            <source>sources disagree</source>
            <translation>来源不一致</translation>
        </message>
        <message>
            <source>turn by turn</source>
            <translation>回合制</translation>
        </message>
        <message>
            <source>{cell} is an island; our submarine is at sea.</source>
            <translation>{cell} 是岛屿，我方潜艇在海中。</translation>
        </message>
        <message>
            <source>{map}, {mode}</source>
            <translation>{map}，{mode}</translation>
        </message>
        <message>
            <source>{map}: nothing heard yet</source>
            <translation>{map}：还没有听到什么</translation>
        </message>
        <message>
            <source>{map}: {heard}, last: {last}, damage {damage} of 4</source>
            <translation>{map}：{heard}，最近：{last}，损伤 {damage}/4</translation>
        </message>
        <message>
            <source>{number} %</source>
            <translation>{number}%</translation>
        </message>
    </context>
    <context>
        <name>RadioForm</name>
        <message>
            <source>Edit this map</source>
            <translation>编辑此地图</translation>
        </message>
        <message>
            <source>Explosions destroy mines</source>
            <translation>爆炸会摧毁水雷</translation>
        </message>
        <message>
            <source>Map, each press turns sea to island or back</source>
            <translation>地图，每按一次在海与岛之间切换</translation>
        </message>
        <message>
            <source>Maps (*.json)</source>
            <translation>地图 (*.json)</translation>
        </message>
        <message>
            <source>Maps (*.json);;All files (*)</source>
            <translation>地图 (*.json);;所有文件 (*)</translation>
        </message>
        <message>
            <source>Mines only north, east, south or west</source>
            <translation>水雷只能布在东南西北四格</translation>
        </message>
        <message>
            <source>More: disputed rules</source>
            <translation>更多：有争议的规则</translation>
        </message>
        <message>
            <source>Open a map</source>
            <translation>打开地图</translation>
        </message>
        <message>
            <source>Own mines block a submarine</source>
            <translation>己方水雷阻挡潜艇</translation>
        </message>
        <message>
            <source>Real-time</source>
            <translation>实时</translation>
        </message>
        <message>
            <source>Save this map</source>
            <translation>保存此地图</translation>
        </message>
        <message>
            <source>Torpedoes go around islands</source>
            <translation>鱼雷须绕过岛屿</translation>
        </message>
        <message>
            <source>Turn by turn</source>
            <translation>回合制</translation>
        </message>
        <message>
            <source>{cell}, island</source>
            <translation>{cell}，岛屿</translation>
        </message>
        <message>
            <source>{cell}, sea</source>
            <translation>{cell}，海</translation>
        </message>
        <message>
            <source>{file} could not be read: {reason}</source>
            <translation>无法读取 {file}：{reason}</translation>
        </message>
        <message>
            <source>{file} could not be written: {reason}</source>
            <translation>无法写入 {file}：{reason}</translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message numerus="yes">
            <source>%n course(s)</source>
            <translation>
                <numerusform>%n 次航向</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>另外 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: no mine was left</source>
            <translation>第 {line} 条“{what}”：已没有水雷</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: too early, at least {marks} missing before it</source>
            <translation>第 {line} 条“{what}”：过早，之前至少缺 {marks}</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: two systems without a course between them</source>
            <translation>第 {line} 条“{what}”：两次系统之间没有航向</translation>
        </message>
        <message>
            <source>from {cells} it would have crossed its own route</source>
            <translation>从 {cells} 出发会穿过自己的航迹</translation>
        </message>
        <message>
            <source>from {cells} it would have run into its own mine</source>
            <translation>从 {cells} 出发会撞上自己的水雷</translation>
        </message>
        <message>
            <source>island</source>
            <translation>岛屿</translation>
        </message>
        <message>
            <source>island at line {line}</source>
            <translation>第 {line} 条遇岛屿</translation>
        </message>
        <message>
            <source>it does not fit {cells}</source>
            <translation>与 {cells} 不符</translation>
        </message>
        <message>
            <source>it would have been on {cells}, in another sector</source>
            <translation>它会在 {cells}，属于另一区域</translation>
        </message>
        <message>
            <source>it would have been on {cells}, inside that sector</source>
            <translation>它会在 {cells}，在该区域之内</translation>
        </message>
        <message>
            <source>it would have been on {cells}, out of torpedo range</source>
            <translation>它会在 {cells}，超出鱼雷射程</translation>
        </message>
        <message>
            <source>it would have been on {cells}, outside that sector</source>
            <translation>它会在 {cells}，在该区域之外</translation>
        </message>
        <message>
            <source>it would have come to {cells} from off the map</source>
            <translation>它要从地图外来到 {cells}</translation>
        </message>
        <message>
            <source>it would have come to {cells} over the island {blocked}</source>
            <translation>它要越过岛屿 {blocked} 来到 {cells}</translation>
        </message>
        <message>
            <source>no route through {cells} could have left that mine</source>
            <translation>经过 {cells} 的航迹都不可能布下这枚水雷</translation>
        </message>
        <message>
            <source>not with line {line}</source>
            <translation>与第 {line} 条不符</translation>
        </message>
        <message>
            <source>off the map at line {line}</source>
            <translation>第 {line} 条时在地图之外</translation>
        </message>
        <message>
            <source>on {cells} it had no room for a mine</source>
            <translation>在 {cells} 没有布雷的位置</translation>
        </message>
        <message>
            <source>on {cells} its own damage would have been another</source>
            <translation>在 {cells} 时对其自身的损伤会不同</translation>
        </message>
        <message>
            <source>on {cells} not exactly one of the two would be true</source>
            <translation>在 {cells} 时两项中并非恰有一项为真</translation>
        </message>
        <message>
            <source>on {cells} the damage would have been another</source>
            <translation>在 {cells} 时损伤会不同</translation>
        </message>
        <message>
            <source>own mine at line {line}</source>
            <translation>第 {line} 条遇己方水雷</translation>
        </message>
        <message>
            <source>own route at line {line}</source>
            <translation>第 {line} 条遇自身航迹</translation>
        </message>
        <message>
            <source>ruled out by line {line}</source>
            <translation>被第 {line} 条排除</translation>
        </message>
        <message>
            <source>{cells} or {more}</source>
            <translation>{cells} 或{more}</translation>
        </message>
        <message>
            <source>{cell} is an island.</source>
            <translation>{cell} 是岛屿。</translation>
        </message>
        <message>
            <source>{cell} is ruled out by line {line}, “{what}”: {how}.</source>
            <translation>{cell} 被第 {line} 条“{what}”排除：{how}。</translation>
        </message>
        <message>
            <source>{system}: at most {most} of {size}</source>
            <translation>{system}：至多 {most}/{size}</translation>
        </message>
        <message>
            <source>{system}: could be ready, {most} of {size}</source>
            <translation>{system}：可能已就绪，{most}/{size}</translation>
        </message>
    </context>
    <context>
        <name>Record</name>
        <message>
            <source>Add before</source>
            <translation>在前面插入</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>修改</translation>
        </message>
        <message>
            <source>Line {line}, contradicts: {what}</source>
            <translation>第 {line} 条，有矛盾：{what}</translation>
        </message>
        <message>
            <source>Line {line}: {what}</source>
            <translation>第 {line} 条：{what}</translation>
        </message>
        <message>
            <source>Open transcript</source>
            <translation>打开记录文件</translation>
        </message>
        <message>
            <source>Press a course as soon as you hear one, or open a transcript.</source>
            <translation>一听到航向就按下，或打开记录文件。</translation>
        </message>
        <message>
            <source>Save transcript</source>
            <translation>保存记录文件</translation>
        </message>
        <message>
            <source>Take out</source>
            <translation>删去</translation>
        </message>
        <message>
            <source>What was heard, oldest first</source>
            <translation>听到的内容，最早的在前</translation>
        </message>
    </context>
    <context>
        <name>RefusalBar</name>
        <message>
            <source>Close this message</source>
            <translation>关闭此消息</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <translation>仍要执行</translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation>显示规则</translation>
        </message>
    </context>
    <context>
        <name>Sea</name>
        <message>
            <source>mine set off at line {line}</source>
            <translation>第 {line} 条引爆的水雷</translation>
        </message>
        <message>
            <source>our shot at line {line}</source>
            <translation>第 {line} 条我方射击</translation>
        </message>
        <message>
            <source>our submarine</source>
            <translation>我方潜艇</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>可能</translation>
        </message>
        <message>
            <source>ruled out</source>
            <translation>已排除</translation>
        </message>
        <message>
            <source>torpedo at line {line}</source>
            <translation>第 {line} 条的鱼雷</translation>
        </message>
        <message>
            <source>{cell}, island</source>
            <translation>{cell}，岛屿</translation>
        </message>
    </context>
    <context>
        <name>Search</name>
        <message>
            <source>Clear</source>
            <translation>清除</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>Ask whether it counts</source>
            <translation>询问是否计入</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>配色</translation>
        </message>
        <message>
            <source>Count it</source>
            <translation>计入</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Do not count it</source>
            <translation>不计入</translation>
        </message>
        <message>
            <source>Keys…</source>
            <translation>按键…</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Like the system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Night (red on black)</source>
            <translation>夜间（黑底红字）</translation>
        </message>
        <message>
            <source>Reset the window</source>
            <translation>重置窗口</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Show no movement</source>
            <translation>不显示动画</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>文字大小</translation>
        </message>
        <message>
            <source>Timers after the computer slept</source>
            <translation>电脑休眠后的计时器</translation>
        </message>
    </context>
    <context>
        <name>Shared</name>
        <message>
            <source>Another window wrote to this table. Look at it and do it once more.</source>
            <translation>另一个窗口写入了此对局。请看一看再做一次。</translation>
        </message>
        <message>
            <source>First roll or draw what is asked for.</source>
            <translation>请先完成要求的掷骰或抽牌。</translation>
        </message>
        <message>
            <source>No dice and no cards are asked for now.</source>
            <translation>现在不需要骰子或牌。</translation>
        </message>
        <message>
            <source>Only an act that counts can be changed.</source>
            <translation>只能修改仍然有效的行动。</translation>
        </message>
        <message>
            <source>Something else was asked for.</source>
            <translation>要求的是别的内容。</translation>
        </message>
        <message>
            <source>Something happened meanwhile; look at it once more.</source>
            <translation>其间有了变化，请再看一遍。</translation>
        </message>
        <message>
            <source>The journal has no such line.</source>
            <translation>日志中没有这一条。</translation>
        </message>
        <message>
            <source>The older part of the journal cannot be read, so this is not possible.</source>
            <translation>日志较早的部分无法读取，因此不能这样做。</translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation>没有可恢复的内容。</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>没有可撤回的内容。</translation>
        </message>
        <message>
            <source>This card is no longer in the pile.</source>
            <translation>这张牌已不在牌堆中。</translation>
        </message>
        <message>
            <source>This could not be saved, so it was not done.</source>
            <translation>未能保存，因此没有执行。</translation>
        </message>
        <message>
            <source>This die has the faces 1 to {sides}, not {given}.</source>
            <translation>这颗骰子的点数为 1 至 {sides}，没有 {given}。</translation>
        </message>
        <message>
            <source>This line was taken back; bring it back first.</source>
            <translation>该条已撤回，请先恢复。</translation>
        </message>
        <message>
            <source>This shows something hidden: ask the table first.</source>
            <translation>这会涉及隐藏信息，请先征得全桌同意。</translation>
        </message>
        <message>
            <source>This table can only be read; nothing is written.</source>
            <translation>此对局只能查看，不会写入任何内容。</translation>
        </message>
        <message>
            <source>Write something first.</source>
            <translation>请先写点内容。</translation>
        </message>
        <message>
            <source>{expected} cards are asked for, {given} were given.</source>
            <translation>需要 {expected} 张牌，给出了 {given} 张。</translation>
        </message>
        <message>
            <source>{expected} dice are asked for, {given} were given.</source>
            <translation>需要 {expected} 颗骰子，给出了 {given} 颗。</translation>
        </message>
    </context>
    <context>
        <name>Ships</name>
        <message>
            <source>Enemy damage {number}</source>
            <translation>敌方损伤 {number}</translation>
        </message>
        <message>
            <source>Enemy damage {number} of 4, from the record</source>
            <translation>敌方损伤 {number}/4，按记录计算</translation>
        </message>
        <message>
            <source>Enemy damage {number} of 4, set by hand</source>
            <translation>敌方损伤 {number}/4，手动设定</translation>
        </message>
        <message>
            <source>From the record</source>
            <translation>按记录</translation>
        </message>
        <message>
            <source>Our submarine is not on the map</source>
            <translation>我方潜艇不在地图上</translation>
        </message>
        <message>
            <source>Our submarine is on {cell}</source>
            <translation>我方潜艇位于 {cell}</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>放置</translation>
        </message>
        <message>
            <source>Place our submarine on the map</source>
            <translation>把我方潜艇放到地图上</translation>
        </message>
        <message>
            <source>Take off</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>Take our submarine off the map</source>
            <translation>把我方潜艇移出地图</translation>
        </message>
    </context>
    <context>
        <name>Shortcuts</name>
        <message>
            <source>Choose a command, go to the field and press its new key.</source>
            <translation>选择一个命令，转到输入框并按下新按键。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Commands and their keys</source>
            <translation>命令与按键</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>Find a command or a key</source>
            <translation>查找命令或按键</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>按键</translation>
        </message>
        <message>
            <source>New key: press it</source>
            <translation>新按键：请按下</translation>
        </message>
        <message>
            <source>No key</source>
            <translation>无按键</translation>
        </message>
        <message>
            <source>Take this key over</source>
            <translation>改用此按键</translation>
        </message>
        <message>
            <source>Use this key</source>
            <translation>使用此按键</translation>
        </message>
        <message>
            <source>no key</source>
            <translation>无按键</translation>
        </message>
        <message>
            <source>{key} belongs to “{command}”, which would lose it.</source>
            <translation>{key} 属于“{command}”，改用后该命令将失去它。</translation>
        </message>
    </context>
    <context>
        <name>Store</name>
        <message>
            <source>A damaged file could not be restored; it was left as it is. Copy it away.</source>
            <translation>损坏的文件无法恢复，已保持原样。请把它复制到别处。</translation>
        </message>
        <message>
            <source>A new backup could not be read back, so it does not count.</source>
            <translation>新备份无法回读，因此不算数。</translation>
        </message>
        <message>
            <source>A restore that was cut off has been finished: {file} is whole again.</source>
            <translation>中断的恢复已经完成：{file} 重新完整。</translation>
        </message>
        <message>
            <source>An entry could not be read after the file was damaged. Check the table.</source>
            <translation>文件损坏后有一条无法读取。请检查对局。</translation>
        </message>
        <message>
            <source>An older Bathysphere has {file} open. Close it and start again.</source>
            <translation>较旧的 Bathysphere 正打开着 {file}。请将其关闭后重新启动。</translation>
        </message>
        <message>
            <source>Another program holds {file} just now. Saving is tried again shortly.</source>
            <translation>另一个程序正占用 {file}。稍后将再次尝试保存。</translation>
        </message>
        <message>
            <source>Entries whose table could not be read: {entries}. They are still in {file}.</source>
            <translation>所属对局无法读取的条目：{entries}。它们仍在 {file} 中。</translation>
        </message>
        <message>
            <source>No backup could be made.</source>
            <translation>未能建立备份。</translation>
        </message>
        <message>
            <source>No folder can be called {folder}. Choose another one for your tables.</source>
            <translation>文件夹不能名为 {folder}。请为对局另选一个。</translation>
        </message>
        <message>
            <source>Somebody else wrote to this table meanwhile, so this was not saved. Open the table again.</source>
            <translation>其间有他人写入了此对局，因此本次未保存。请重新打开对局。</translation>
        </message>
        <message>
            <source>Something went wrong ({code}).</source>
            <translation>出了问题（{code}）。</translation>
        </message>
        <message>
            <source>The backup {file} is damaged, so an older one was taken.</source>
            <translation>备份 {file} 已损坏，因此用了更早的一份。</translation>
        </message>
        <message>
            <source>The disk failed at {file} ({reason}). Saving is tried again shortly.</source>
            <translation>磁盘在 {file} 处出错（{reason}）。稍后将再次尝试保存。</translation>
        </message>
        <message>
            <source>The disk is full, so tables can only be looked at. Free some space and start again.</source>
            <translation>磁盘已满，对局只能查看。请腾出空间后重新启动。</translation>
        </message>
        <message>
            <source>The disk is full: {file} could not be written. Free some space.</source>
            <translation>磁盘已满：无法写入 {file}。请腾出空间。</translation>
        </message>
        <message>
            <source>The file had lost entries; they were taken from the backup of {made}.</source>
            <translation>文件缺失了一些条目，已从 {made} 的备份中取回。</translation>
        </message>
        <message>
            <source>The file was damaged. It is kept as {file}.</source>
            <translation>文件已损坏，现保留为 {file}。</translation>
        </message>
        <message>
            <source>The file {file} could not be used ({reason}). Nothing was changed.</source>
            <translation>无法使用文件 {file}（{reason}）。没有任何改动。</translation>
        </message>
        <message>
            <source>The folder {folder} cannot hold tables.</source>
            <translation>文件夹 {folder} 不能存放对局。</translation>
        </message>
        <message>
            <source>There is no table {table}.</source>
            <translation>没有对局 {table}。</translation>
        </message>
        <message>
            <source>There was no backup; what could be read of the file was restored.</source>
            <translation>没有备份，已恢复文件中可读的部分。</translation>
        </message>
        <message>
            <source>You may not read {folder}. Change its permissions or choose another folder.</source>
            <translation>您无权读取 {folder}。请更改权限或另选文件夹。</translation>
        </message>
        <message>
            <source>Your tables were restored from the backup of {made}.</source>
            <translation>您的对局已从 {made} 的备份恢复。</translation>
        </message>
        <message>
            <source>{file} cannot be made here. Choose another folder for your tables.</source>
            <translation>无法在此创建 {file}。请为对局另选文件夹。</translation>
        </message>
        <message>
            <source>{file} is damaged and may not be written. Copy its folder and open the copy.</source>
            <translation>{file} 已损坏且不可写入。请复制其文件夹并打开副本。</translation>
        </message>
        <message>
            <source>{file} is damaged. Start Bathysphere again to restore what can be read.</source>
            <translation>{file} 已损坏。请重新启动 Bathysphere 以恢复可读的内容。</translation>
        </message>
        <message>
            <source>{file} is open for reading only. Nothing was saved.</source>
            <translation>{file} 以只读方式打开。没有保存任何内容。</translation>
        </message>
        <message>
            <source>{file} may not be written, so tables can only be looked at.</source>
            <translation>{file} 不可写入，因此对局只能查看。</translation>
        </message>
        <message>
            <source>{file} was written by a newer Bathysphere, so tables can only be looked at. Update the program.</source>
            <translation>{file} 由较新的 Bathysphere 写成，因此对局只能查看。请更新程序。</translation>
        </message>
        <message>
            <source>{folder} is a file, not a folder. Choose another folder for your tables.</source>
            <translation>{folder} 是文件，不是文件夹。请为对局另选文件夹。</translation>
        </message>
        <message>
            <source>“{title}” is back up to entry {entries}, written {until}.</source>
            <translation>“{title}”已恢复到第 {entries} 条，写于 {until}。</translation>
        </message>
        <message>
            <source>“{title}” is back up to entry {entries}, written {until}; entries that could not be read: {lost}. A note stands in the place of each.</source>
            <translation>“{title}”已恢复到第 {entries} 条，写于 {until}；无法读取的条目：{lost}。每处都留有一条笔记。</translation>
        </message>
    </context>
    <context>
        <name>Systems</name>
        <message numerus="yes">
            <source>%n short</source>
            <translation>
                <numerusform>差 %n</numerusform>
            </translation>
        </message>
        <message>
            <source>could be ready</source>
            <translation>可能已就绪</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Back to the tables</source>
            <translation>返回对局列表</translation>
        </message>
        <message>
            <source>Curtain: hand over to another seat</source>
            <translation>遮幕：交给另一个座位</translation>
        </message>
        <message>
            <source>Journal, last line: {line}</source>
            <translation>日志，最后一条：{line}</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>按键</translation>
        </message>
        <message>
            <source>More</source>
            <translation>更多</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>公共显示</translation>
        </message>
        <message>
            <source>The journal is empty: nothing has happened yet.</source>
            <translation>日志为空：还没有发生任何事。</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
    </context>
    <context>
        <name>Timers</name>
        <message>
            <source> min</source>
            <translation> 分钟</translation>
        </message>
        <message numerus="yes">
            <source>Add %n second(s)</source>
            <translation>
                <numerusform>加 %n 秒</numerusform>
            </translation>
        </message>
        <message>
            <source>Count down</source>
            <translation>倒计时</translation>
        </message>
        <message>
            <source>Count up</source>
            <translation>正计时</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>创建</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>游戏</translation>
        </message>
        <message>
            <source>Minutes to count down</source>
            <translation>倒计时分钟数</translation>
        </message>
        <message>
            <source>Name of the timer</source>
            <translation>计时器名称</translation>
        </message>
        <message>
            <source>New timer</source>
            <translation>新计时器</translation>
        </message>
        <message>
            <source>One for each seat</source>
            <translation>每个座位一个</translation>
        </message>
        <message>
            <source>One minute less</source>
            <translation>减一分钟</translation>
        </message>
        <message>
            <source>One minute more</source>
            <translation>加一分钟</translation>
        </message>
        <message>
            <source>Pause {name}</source>
            <translation>暂停 {name}</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>重置</translation>
        </message>
        <message>
            <source>Start {name}</source>
            <translation>启动 {name}</translation>
        </message>
        <message numerus="yes">
            <source>Take away %n second(s)</source>
            <translation>
                <numerusform>减 %n 秒</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}, {time}: change</source>
            <translation>{name}，{time}：修改</translation>
        </message>
        <message>
            <source>{name}: time is up</source>
            <translation>{name}：时间到</translation>
        </message>
    </context>
    <context>
        <name>Track</name>
        <message>
            <source>(widened: some of these are not possible)</source>
            <translation>（已放宽：其中有些并不可能）</translation>
        </message>
        <message>
            <source>It would fit if line {line} were “{observation}”.</source>
            <translation>如果第 {line} 条是“{observation}”，便不再矛盾。</translation>
        </message>
        <message>
            <source>It would fit without line {line}.</source>
            <translation>去掉第 {line} 条便不再矛盾。</translation>
        </message>
        <message>
            <source>Line {line}: “{observation}” contradicts the lines before; the enemy can be nowhere.</source>
            <translation>第 {line} 条：“{observation}”与前面各条矛盾，敌方无处可在。</translation>
        </message>
        <message>
            <source>There is no file {path}.</source>
            <translation>没有文件 {path}。</translation>
        </message>
        <message>
            <source>cells: {count}</source>
            <translation>格数：{count}</translation>
        </message>
        <message>
            <source>{path} could not be read: {reason}.</source>
            <translation>无法读取 {path}：{reason}。</translation>
        </message>
        <message>
            <source>{path} is a folder; name a transcript in it.</source>
            <translation>{path} 是文件夹，请指明其中的记录文件。</translation>
        </message>
        <message>
            <source>{path} may not be read; check its permissions.</source>
            <translation>无权读取 {path}，请检查其权限。</translation>
        </message>
    </context>
    <context>
        <name>Transcript</name>
        <message>
            <source>A sonar answer names two different things of row, column and sector.</source>
            <translation>声呐的回答是行、列、区域中的两项不同信息。</translation>
        </message>
        <message>
            <source>An option is written: option NAME VALUE.</source>
            <translation>选项的写法是：option 名称 值。</translation>
        </message>
        <message>
            <source>Line {number}: {text}</source>
            <translation>第 {number} 行：{text}</translation>
        </message>
        <message>
            <source>No map is named; begin with a line such as: map alpha real-time.</source>
            <translation>没有指明地图；请以这样一行开头：map alpha real-time。</translation>
        </message>
        <message>
            <source>Open transcript</source>
            <translation>打开记录文件</translation>
        </message>
        <message>
            <source>Option {name} cannot be “{found}”; expected: {expected}.</source>
            <translation>选项 {name} 不能是“{found}”；应为：{expected}。</translation>
        </message>
        <message>
            <source>Row {row} of the map has the sign “{found}”; only . # o m are known.</source>
            <translation>地图第 {row} 行有符号“{found}”；只认识 . # o m。</translation>
        </message>
        <message>
            <source>Row {row} of the map is not {columns} cells wide.</source>
            <translation>地图第 {row} 行的宽度不是 {columns} 格。</translation>
        </message>
        <message>
            <source>Save transcript</source>
            <translation>保存记录文件</translation>
        </message>
        <message>
            <source>Something is missing; expected: {expected}.</source>
            <translation>缺少内容；应为：{expected}。</translation>
        </message>
        <message>
            <source>The file is too large for a transcript; at most {bytes} bytes and {lines} lines are read.</source>
            <translation>文件过大，不可能是记录文件；最多读取 {bytes} 字节和 {lines} 行。</translation>
        </message>
        <message>
            <source>The line is longer than {most} bytes.</source>
            <translation>该行超过 {most} 字节。</translation>
        </message>
        <message>
            <source>The map calls {cell} doubtful, but has no such cell.</source>
            <translation>地图把 {cell} 标为存疑，但没有这一格。</translation>
        </message>
        <message>
            <source>The map cannot have sectors of {found} by {found} cells.</source>
            <translation>地图的区域不能是 {found}×{found} 格。</translation>
        </message>
        <message>
            <source>The map file is not a map: {reason}.</source>
            <translation>地图文件不是地图：{reason}。</translation>
        </message>
        <message>
            <source>The map file {path} could not be read: {reason}.</source>
            <translation>无法读取地图文件 {path}：{reason}。</translation>
        </message>
        <message>
            <source>The map has no sea.</source>
            <translation>地图没有海域。</translation>
        </message>
        <message>
            <source>The map is in the file {path}, which cannot be read from here.</source>
            <translation>地图在文件 {path} 中，从这里无法读取。</translation>
        </message>
        <message>
            <source>The map is incomplete; write: map NAME MODE, or: map file PATH.</source>
            <translation>地图不完整；写法是：map 名称 模式，或：map file 路径。</translation>
        </message>
        <message>
            <source>The map is {columns} columns by {rows} rows; at most 26 by 99 are possible.</source>
            <translation>地图有 {columns} 列 {rows} 行；最多为 26 列 99 行。</translation>
        </message>
        <message>
            <source>The map says it has {rows} rows, but {found} are drawn.</source>
            <translation>地图声明有 {rows} 行，但画出了 {found} 行。</translation>
        </message>
        <message>
            <source>The map was named already.</source>
            <translation>地图已经指明过了。</translation>
        </message>
        <message>
            <source>The transcript has other rules. Start a new table with its options first.</source>
            <translation>记录文件的规则不同。请先以其选项新建对局。</translation>
        </message>
        <message>
            <source>The transcript is of {map}. Start a new table with this map first.</source>
            <translation>记录文件的地图是 {map}。请先以此地图新建对局。</translation>
        </message>
        <message>
            <source>There is a zero byte, so this is no text file; save it as UTF-8 text.</source>
            <translation>含有零字节，因此不是文本文件；请存为 UTF-8 文本。</translation>
        </message>
        <message>
            <source>There is no column number {value}; this map has {most} columns.</source>
            <translation>没有第 {value} 列；此地图有 {most} 列。</translation>
        </message>
        <message>
            <source>There is no option “{found}”; expected: {expected}.</source>
            <translation>没有选项“{found}”；应为：{expected}。</translation>
        </message>
        <message>
            <source>There is no row {value}; this map has rows 1 to {most}.</source>
            <translation>没有第 {value} 行；此地图的行为 1 至 {most}。</translation>
        </message>
        <message>
            <source>There is no sector {value}; this map has sectors 1 to {most}.</source>
            <translation>没有区域 {value}；此地图的区域为 1 至 {most}。</translation>
        </message>
        <message>
            <source>There is no {mode} map “{found}”; there are: {known}.</source>
            <translation>没有 {mode} 地图“{found}”；现有：{known}。</translation>
        </message>
        <message>
            <source>This is not UTF-8 text; save the file as UTF-8.</source>
            <translation>这不是 UTF-8 文本；请把文件存为 UTF-8。</translation>
        </message>
        <message>
            <source>This record has lines already. Open a transcript on a new table.</source>
            <translation>此记录已有内容。请在新对局中打开记录文件。</translation>
        </message>
        <message>
            <source>Transcripts (*.txt)</source>
            <translation>记录文件 (*.txt)</translation>
        </message>
        <message>
            <source>Transcripts (*.txt);;All files (*)</source>
            <translation>记录文件 (*.txt);;所有文件 (*)</translation>
        </message>
        <message>
            <source>{cell} is not on this map, whose cells go from A1 to {last}.</source>
            <translation>{cell} 不在此地图上，格为 A1 至 {last}。</translation>
        </message>
        <message>
            <source>{file} could not be read: {reason}</source>
            <translation>无法读取 {file}：{reason}</translation>
        </message>
        <message>
            <source>{file} could not be written: {reason}</source>
            <translation>无法写入 {file}：{reason}</translation>
        </message>
        <message>
            <source>“{found}” comes before the map; begin with a line such as: map alpha real-time.</source>
            <translation>“{found}”出现在地图之前；请以这样一行开头：map alpha real-time。</translation>
        </message>
        <message>
            <source>“{found}” is not a letter; columns go by their letter.</source>
            <translation>“{found}”不是字母；列用字母表示。</translation>
        </message>
        <message>
            <source>“{found}” is not a mode of play; expected: {expected}.</source>
            <translation>“{found}”不是游戏模式；应为：{expected}。</translation>
        </message>
        <message>
            <source>“{found}” is not a number; expected the number of a {expected}.</source>
            <translation>“{found}”不是数字；应为编号：{expected}。</translation>
        </message>
        <message>
            <source>“{found}” is not understood here; expected: {expected}.</source>
            <translation>此处无法理解“{found}”；应为：{expected}。</translation>
        </message>
        <message>
            <source>“{found}” is one word too many.</source>
            <translation>“{found}”是多余的词。</translation>
        </message>
        <message>
            <source>“{found}” must come before the first observation.</source>
            <translation>“{found}”必须在第一项观察之前。</translation>
        </message>
    </context>
    <context>
        <name>Trouble</name>
        <message numerus="yes">
            <source>%n cell(s) left</source>
            <translation>
                <numerusform>剩余 %n 格</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line} was: {now}</source>
            <translation>第 {line} 条应为：{now}</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”, cannot be true with the others.</source>
            <translation>第 {line} 条“{what}”不可能与其他各条同时为真。</translation>
        </message>
        <message>
            <source>Looking for what would make them agree…</source>
            <translation>正在寻找能使其一致的改动…</translation>
        </message>
        <message>
            <source>No single change makes them agree. Undo, or change several lines.</source>
            <translation>没有任何单独一处改动能使其一致。请撤销，或修改多条。</translation>
        </message>
        <message>
            <source>One of these would make them agree:</source>
            <translation>以下任一改动可使其一致：</translation>
        </message>
        <message numerus="yes">
            <source>Others (%n in all)</source>
            <translation>
                <numerusform>其他（共 %n 个）</numerusform>
            </translation>
        </message>
        <message>
            <source>Take out line {line}, {was}</source>
            <translation>删去第 {line} 条，{was}</translation>
        </message>
        <message>
            <source>instead of {was}; {cells}</source>
            <translation>而不是{was}；{cells}</translation>
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
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Bathysphere</source>
            <translation>Bathysphere</translation>
        </message>
    </context>
</TS>
