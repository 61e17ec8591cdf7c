<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
    <context>
        <name>Banner</name>
        <message>
            <source>Close this message</source>
            <translation>關閉此訊息</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Drone: no</source>
            <translation>無人機：否</translation>
        </message>
        <message>
            <source>Drone: yes</source>
            <translation>無人機：是</translation>
        </message>
        <message>
            <source>Our shot exploded here and the answer was</source>
            <translation>我方射擊在此爆炸，對方回答</translation>
        </message>
        <message>
            <source>Our shot: {result}</source>
            <translation>我方射擊：{result}</translation>
        </message>
        <message>
            <source>Sector {sector}</source>
            <translation>區域 {sector}</translation>
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
            <translation>敵方</translation>
        </message>
        <message>
            <source>Torpedo here</source>
            <translation>魚雷射向此處</translation>
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
            <translation>修改最後一條</translation>
        </message>
        <message>
            <source>Go to the repairs of a contradiction</source>
            <translation>前往矛盾的修正建議</translation>
        </message>
        <message>
            <source>Heard</source>
            <translation>聽到</translation>
        </message>
        <message>
            <source>Its explosion did not hit itself</source>
            <translation>爆炸未傷及其自身</translation>
        </message>
        <message>
            <source>Its explosion hit itself directly</source>
            <translation>爆炸直接命中其自身</translation>
        </message>
        <message>
            <source>Its explosion hit itself indirectly</source>
            <translation>爆炸間接命中其自身</translation>
        </message>
        <message>
            <source>Leave what was begun</source>
            <translation>放棄已開始的輸入</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>地圖</translation>
        </message>
        <message>
            <source>Move the cursor on the map (W asks why)</source>
            <translation>在地圖上移動游標（W 詢問原因）</translation>
        </message>
        <message>
            <source>Move the track {direction}</source>
            <translation>航跡移向：{direction}</translation>
        </message>
        <message>
            <source>Open a transcript</source>
            <translation>開啟記錄檔</translation>
        </message>
        <message>
            <source>Place our submarine</source>
            <translation>放置我方潛艇</translation>
        </message>
        <message>
            <source>Save the record as a transcript</source>
            <translation>將記錄存為檔案</translation>
        </message>
        <message>
            <source>Sector {number}: drone or surfaced</source>
            <translation>區域 {number}：無人機或上浮</translation>
        </message>
        <message>
            <source>Track on the map, or away</source>
            <translation>顯示或收起地圖上的航跡</translation>
        </message>
        <message>
            <source>Track: alternative {number} of the silence</source>
            <translation>航跡：靜默的第 {number} 種可能</translation>
        </message>
        <message>
            <source>Track: next likely place</source>
            <translation>航跡：下一個可能位置</translation>
        </message>
        <message>
            <source>Track: place before</source>
            <translation>航跡：上一個位置</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Who takes the screen? Others look away.</source>
            <translation>誰來看螢幕？其他人請移開視線。</translation>
        </message>
    </context>
    <context>
        <name>Desk</name>
        <message>
            <source>A newer Bathysphere played on this table. Update to open it.</source>
            <translation>此對局用較新的 Bathysphere 進行過。請更新後再開啟。</translation>
        </message>
        <message>
            <source>All commands</source>
            <translation>所有指令</translation>
        </message>
        <message>
            <source>Back from the table display</source>
            <translation>從公共顯示返回</translation>
        </message>
        <message>
            <source>Bathysphere was closed for {length}. Does it count for the timers?</source>
            <translation>Bathysphere 關閉了 {length}。這段時間要計入計時器嗎？</translation>
        </message>
        <message>
            <source>Bookmark this place</source>
            <translation>在此處加書籤</translation>
        </message>
        <message>
            <source>Count it</source>
            <translation>計入</translation>
        </message>
        <message>
            <source>Countdown</source>
            <translation>倒數計時</translation>
        </message>
        <message>
            <source>Do not count it</source>
            <translation>不計入</translation>
        </message>
        <message>
            <source>Import a table</source>
            <translation>匯入對局</translation>
        </message>
        <message>
            <source>Import a table…</source>
            <translation>匯入對局…</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>日誌</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>按鍵</translation>
        </message>
        <message>
            <source>Leave without them</source>
            <translation>放棄並離開</translation>
        </message>
        <message>
            <source>Let the program roll and draw</source>
            <translation>由程式擲骰和抽牌</translation>
        </message>
        <message>
            <source>Line {seq} of this table cannot be read. Restore it from a backup.</source>
            <translation>此對局的第 {seq} 條無法讀取。請從備份復原。</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>分鐘</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>新對局</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>筆記</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>程式</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>結束</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>Reset the window</source>
            <translation>重設視窗</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Something hidden was shown since. Does the table agree to go back?</source>
            <translation>此後有隱藏資訊已經公開。全桌同意退回嗎？</translation>
        </message>
        <message>
            <source>Something went wrong inside Bathysphere. What was played is saved; you can go on.</source>
            <translation>Bathysphere 內部出錯。已進行的內容都已儲存，可以繼續。</translation>
        </message>
        <message>
            <source>Start a countdown…</source>
            <translation>開始倒數計時…</translation>
        </message>
        <message>
            <source>Start a stopwatch</source>
            <translation>啟動碼錶</translation>
        </message>
        <message>
            <source>Stopwatch</source>
            <translation>碼錶</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>對局</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>公共顯示</translation>
        </message>
        <message>
            <source>Table display in a second window</source>
            <translation>在第二個視窗中公共顯示</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>對局</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>收回</translation>
        </message>
        <message>
            <source>Take the last timer change back</source>
            <translation>收回上一次計時器改動</translation>
        </message>
        <message>
            <source>The clock jumped by {length}. Does it count for the timers?</source>
            <translation>系統時鐘跳動了 {length}。這段時間要計入計時器嗎？</translation>
        </message>
        <message>
            <source>The computer slept for {length}. Does it count for timers?</source>
            <translation>電腦休眠了 {length}。這段時間要計入計時器嗎？</translation>
        </message>
        <message>
            <source>The last acts are not saved yet. {why}</source>
            <translation>最近的行動尚未儲存。{why}</translation>
        </message>
        <message>
            <source>The set-up of this table cannot be read. Restore it from a backup.</source>
            <translation>此對局的設定無法讀取。請從備份復原。</translation>
        </message>
        <message>
            <source>The settings could not be saved in {file}; they hold until you quit.</source>
            <translation>設定無法儲存到 {file}，僅在結束前有效。</translation>
        </message>
        <message>
            <source>The settings file was damaged, so the defaults apply. It is kept as {kept}.</source>
            <translation>設定檔已損壞，因此使用預設值。原檔保留為 {kept}。</translation>
        </message>
        <message>
            <source>The settings in {file} could not be read, so the defaults apply.</source>
            <translation>無法讀取 {file} 中的設定，因此使用預設值。</translation>
        </message>
        <message>
            <source>This version does not know the game {game}. Update it.</source>
            <translation>此版本不認得遊戲 {game}。請更新。</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>復原</translation>
        </message>
        <message>
            <source>Use the dice and cards on the table</source>
            <translation>使用桌上的骰子和牌</translation>
        </message>
        <message>
            <source>What the table agreed on</source>
            <translation>全桌的約定</translation>
        </message>
        <message>
            <source>Write a note…</source>
            <translation>寫筆記…</translation>
        </message>
        <message>
            <source>Write down a ruling…</source>
            <translation>記下裁定…</translation>
        </message>
        <message>
            <source>{timer}: the time is up.</source>
            <translation>{timer}：時間到。</translation>
        </message>
    </context>
    <context>
        <name>Dice</name>
        <message numerus="yes">
            <source>%n card(s) from the pile</source>
            <translation>
                <numerusform>從牌堆抽 %n 張牌</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to name</source>
            <translation>
                <numerusform>還需指明 %n 張牌</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n die(s) to read</source>
            <translation>
                <numerusform>還需讀取 %n 顆骰子</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n die(s) with {sides} faces</source>
            <translation>
                <numerusform>%n 顆 {sides} 面骰</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards left in the pile</source>
            <translation>牌堆中剩餘的牌</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>抽牌</translation>
        </message>
        <message>
            <source>Let the app draw</source>
            <translation>由應用程式抽牌</translation>
        </message>
        <message>
            <source>Let the app roll</source>
            <translation>由應用程式擲骰</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>擲骰</translation>
        </message>
        <message>
            <source>Take the last die back</source>
            <translation>收回上一顆骰子</translation>
        </message>
        <message>
            <source>Type a part of the card's name</source>
            <translation>輸入牌名的一部分</translation>
        </message>
        <message>
            <source>Use real cards</source>
            <translation>使用實體牌</translation>
        </message>
        <message>
            <source>Use real dice</source>
            <translation>使用實體骰子</translation>
        </message>
    </context>
    <context>
        <name>Display</name>
        <message>
            <source>Enemy damage {number} of 4  {boxes}</source>
            <translation>敵方損傷 {number}/4  {boxes}</translation>
        </message>
        <message>
            <source>Nothing heard yet</source>
            <translation>還沒有聽到什麼</translation>
        </message>
        <message>
            <source>Table display</source>
            <translation>公共顯示</translation>
        </message>
        <message>
            <source>{title} - table</source>
            <translation>{title} – 公共顯示</translation>
        </message>
    </context>
    <context>
        <name>Entry</name>
        <message>
            <source>A cell from A1 to {last} is needed.</source>
            <translation>需要 A1 到 {last} 之間的一格。</translation>
        </message>
        <message>
            <source>A sector from 1 to {most} is needed.</source>
            <translation>需要 1 到 {most} 之間的區域。</translation>
        </message>
        <message>
            <source>And to itself?</source>
            <translation>對其自身呢？</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Column {letter}</source>
            <translation>{letter} 欄</translation>
        </message>
        <message>
            <source>Drone in sector</source>
            <translation>無人機偵察區域</translation>
        </message>
        <message>
            <source>Drone: no</source>
            <translation>無人機：否</translation>
        </message>
        <message>
            <source>Drone: yes</source>
            <translation>無人機：是</translation>
        </message>
        <message>
            <source>It used its</source>
            <translation>敵方使用了</translation>
        </message>
        <message>
            <source>Mine set off on</source>
            <translation>引爆水雷於</translation>
        </message>
        <message>
            <source>No</source>
            <translation>否</translation>
        </message>
        <message>
            <source>Our shot on</source>
            <translation>我方射擊</translation>
        </message>
        <message>
            <source>Press a cell on the map or type it.</source>
            <translation>點按地圖上的一格，或直接輸入。</translation>
        </message>
        <message>
            <source>Press or type a cell, then what was answered.</source>
            <translation>點按或輸入一格，再輸入對方的回答。</translation>
        </message>
        <message>
            <source>Row {number}</source>
            <translation>{number} 列</translation>
        </message>
        <message>
            <source>Sector</source>
            <translation>區域</translation>
        </message>
        <message>
            <source>Sector {text}</source>
            <translation>區域 {text}</translation>
        </message>
        <message>
            <source>Sonar</source>
            <translation>聲納</translation>
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
            <translation>上浮於區域</translation>
        </message>
        <message>
            <source>Torpedo on</source>
            <translation>魚雷射向</translation>
        </message>
        <message>
            <source>Two different things, such as C r7, or C s5.</source>
            <translation>兩項不同的資訊，例如 C r7 或 C s5。</translation>
        </message>
        <message>
            <source>Two of column letter, r and row, s and sector.</source>
            <translation>欄字母、r 加列號、s 加區域號，任取兩項。</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>輸入</translation>
        </message>
        <message>
            <source>What happened? y drone yes, n drone no, f surfaced</source>
            <translation>發生了什麼？y 無人機是，n 無人機否，f 上浮</translation>
        </message>
        <message>
            <source>What was answered? d direct, i indirect, n none</source>
            <translation>對方如何回答？d 直接，i 間接，n 無</translation>
        </message>
        <message>
            <source>What was answered? y yes, n no</source>
            <translation>對方如何回答？y 是，n 否</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>d drone, o sonar, c scenario</source>
            <translation>d 無人機，o 聲納，c 劇本</translation>
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
            <translation>第 {entry} 條含有此遊戲不認得的內容：{text}。</translation>
        </message>
        <message>
            <source>Entry {entry} of the file cannot be read: {text}.</source>
            <translation>無法讀取檔案的第 {entry} 條：{text}。</translation>
        </message>
        <message>
            <source>Entry {entry} takes back something that is not in the file.</source>
            <translation>第 {entry} 條收回的內容不在檔案中。</translation>
        </message>
        <message>
            <source>Several tables are called “{table}”. Give the number of one: {numbers}.</source>
            <translation>有多個對局名為「{table}」。請給出其中一個的編號：{numbers}。</translation>
        </message>
        <message>
            <source>The disk is full: {file} was not written. Choose another place.</source>
            <translation>磁碟已滿：未能寫入 {file}。請選擇其他位置。</translation>
        </message>
        <message>
            <source>The end of the file is missing. Copy it again or export the table again.</source>
            <translation>檔案缺少結尾。請重新複製，或重新匯出對局。</translation>
        </message>
        <message>
            <source>The entries are out of order: {given} stands where {expected} should. Export the table again.</source>
            <translation>條目次序有誤：{expected} 的位置上是 {given}。請重新匯出對局。</translation>
        </message>
        <message>
            <source>The file holds a game that is not known here: {game}.</source>
            <translation>檔案中的遊戲在此無法辨識：{game}。</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>檔案是空的。</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text (byte {byte}). Export the table again.</source>
            <translation>檔案不是 UTF-8 文字（第 {byte} 位元組）。請重新匯出對局。</translation>
        </message>
        <message>
            <source>The file is not a whole table: {text}.</source>
            <translation>檔案中的對局不完整：{text}。</translation>
        </message>
        <message>
            <source>The file is too large for a table ({size} MB; {most} MB is the most).</source>
            <translation>檔案過大，不可能是對局（{size} MB，最大 {most} MB）。</translation>
        </message>
        <message>
            <source>The file shows only what the seat “{seat}” may see, so it cannot be played on. Export the whole table.</source>
            <translation>檔案只含座位「{seat}」可見的內容，因此無法繼續。請匯出整個對局。</translation>
        </message>
        <message>
            <source>The file was played with newer rules of {game} (version {version}; this program has {most}). Update the program.</source>
            <translation>檔案使用了較新的 {game} 規則（版本 {version}；本程式為 {most}）。請更新程式。</translation>
        </message>
        <message>
            <source>The file was written by a newer Bathysphere (format {version}; this one reads up to {most}). Update the program.</source>
            <translation>檔案由較新的 Bathysphere 寫成（格式 {version}；本程式最多讀到 {most}）。請更新程式。</translation>
        </message>
        <message>
            <source>The rules of today decide these lines otherwise: {numbers}.</source>
            <translation>按現在的規則，這些條目的裁定會不同：{numbers}。</translation>
        </message>
        <message>
            <source>The set-up of the table makes no sense: {text}.</source>
            <translation>對局的設定不合理：{text}。</translation>
        </message>
        <message>
            <source>There is no file {file}.</source>
            <translation>沒有檔案 {file}。</translation>
        </message>
        <message>
            <source>There is no folder {folder}. Make it, or choose another place.</source>
            <translation>沒有資料夾 {folder}。請建立它或另選位置。</translation>
        </message>
        <message>
            <source>There is no table “{table}”. List them with “bathysphere tables”.</source>
            <translation>沒有對局「{table}」。用「bathysphere tables」列出全部。</translation>
        </message>
        <message>
            <source>This is not a table of Bathysphere: it is another program's file.</source>
            <translation>這不是 Bathysphere 的對局，而是其他程式的檔案。</translation>
        </message>
        <message>
            <source>This is not a table of Bathysphere: the file holds no JSON ({text}).</source>
            <translation>這不是 Bathysphere 的對局：檔案中沒有 JSON（{text}）。</translation>
        </message>
        <message>
            <source>This table has no seat “{seat}”. Its seats: {seats}.</source>
            <translation>此對局沒有座位「{seat}」。現有座位：{seats}。</translation>
        </message>
        <message>
            <source>{file} could not be used ({reason}).</source>
            <translation>無法使用 {file}（{reason}）。</translation>
        </message>
        <message>
            <source>{file} is a folder, not a file.</source>
            <translation>{file} 是資料夾，不是檔案。</translation>
        </message>
        <message>
            <source>{file} may not be used: permission denied.</source>
            <translation>不能使用 {file}：沒有權限。</translation>
        </message>
    </context>
    <context>
        <name>Headline</name>
        <message>
            <source>The enemy is destroyed.</source>
            <translation>敵方已被摧毀。</translation>
        </message>
        <message>
            <source>The enemy is on {cell}.</source>
            <translation>敵方位於 {cell}。</translation>
        </message>
        <message>
            <source>The lines contradict each other. The map shows what was known before line {n}.</source>
            <translation>各條相互矛盾。地圖顯示第 {n} 條之前的情況。</translation>
        </message>
        <message>
            <source>cells possible, none much likelier than the others</source>
            <translation>格可能，沒有哪一格明顯更可能</translation>
        </message>
        <message>
            <source>cells possible, {cell} likeliest with {share}</source>
            <translation>格可能，最可能 {cell}，{share}</translation>
        </message>
        <message>
            <source>exact</source>
            <translation>精確</translation>
        </message>
        <message>
            <source>widened: some cells may be too many</source>
            <translation>已放寬：可能多列了一些格</translation>
        </message>
        <message>
            <source>working out the newest lines…</source>
            <translation>正在推算最新條目…</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>Archive</source>
            <translation>封存</translation>
        </message>
        <message>
            <source>Archived</source>
            <translation>已封存</translation>
        </message>
        <message>
            <source>Import a table…</source>
            <translation>匯入對局…</translation>
        </message>
        <message>
            <source>Last played: {when}</source>
            <translation>上次進行：{when}</translation>
        </message>
        <message>
            <source>More for {title}</source>
            <translation>{title} 的更多操作</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>對局名稱</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>新對局</translation>
        </message>
        <message>
            <source>No table yet. Choose “New table” to set up the first one.</source>
            <translation>還沒有對局。選擇「新對局」來建立第一個。</translation>
        </message>
        <message>
            <source>Put back on the list</source>
            <translation>放回列表</translation>
        </message>
        <message>
            <source>Rename table</source>
            <translation>重新命名對局</translation>
        </message>
        <message>
            <source>Rename, archive</source>
            <translation>重新命名、封存</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>重新命名…</translation>
        </message>
        <message>
            <source>Show archived tables</source>
            <translation>顯示已封存的對局</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>對局</translation>
        </message>
        <message>
            <source>This version does not know the game; update to open it.</source>
            <translation>此版本不認得該遊戲，請更新後再開啟。</translation>
        </message>
    </context>
    <context>
        <name>Instance</name>
        <message>
            <source>Another program (number {pid} on {host}) uses this folder and does not answer. Close it, or delete {file} if it no longer runs.</source>
            <translation>另一個程式（{host} 上的 {pid} 號）正在使用此資料夾且沒有回應。請將其關閉；如果它已不再執行，請刪除 {file}。</translation>
        </message>
        <message>
            <source>Bathysphere is already open with this folder; its window comes forward.</source>
            <translation>Bathysphere 已用此資料夾開啟，其視窗將移到前面。</translation>
        </message>
        <message>
            <source>Qt cannot open the platform {platform} here. Unset QT_QPA_PLATFORM, or set it to offscreen.</source>
            <translation>Qt 無法在此開啟平台 {platform}。請取消 QT_QPA_PLATFORM，或將其設為 offscreen。</translation>
        </message>
        <message>
            <source>The folder {folder} may not be written, so it is only looked at.</source>
            <translation>資料夾 {folder} 不可寫入，因此只供檢視。</translation>
        </message>
    </context>
    <context>
        <name>Journal</name>
        <message>
            <source>A break was counted: {seconds} seconds.</source>
            <translation>一次中斷已計入：{seconds} 秒。</translation>
        </message>
        <message>
            <source>A timer change was taken back.</source>
            <translation>收回了一次計時器改動。</translation>
        </message>
        <message>
            <source>Bookmark</source>
            <translation>書籤</translation>
        </message>
        <message>
            <source>Brought back line {number}.</source>
            <translation>已恢復第 {number} 條。</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>修改</translation>
        </message>
        <message>
            <source>Copy this line</source>
            <translation>複製此條</translation>
        </message>
        <message>
            <source>Filter the journal</source>
            <translation>篩選日誌</translation>
        </message>
        <message>
            <source>Journal</source>
            <translation>日誌</translation>
        </message>
        <message>
            <source>No line holds “{words}”.</source>
            <translation>沒有包含「{words}」的條目。</translation>
        </message>
        <message>
            <source>Nothing has happened yet. What you enter is written here.</source>
            <translation>還沒有發生任何事。您輸入的內容會記在這裡。</translation>
        </message>
        <message>
            <source>Take back to here</source>
            <translation>收回到此處</translation>
        </message>
        <message>
            <source>Timer {name} was paused.</source>
            <translation>計時器 {name} 已暫停。</translation>
        </message>
        <message>
            <source>Timer {name} was removed.</source>
            <translation>計時器 {name} 已移除。</translation>
        </message>
        <message>
            <source>Timer {name} was set.</source>
            <translation>計時器 {name} 已設定。</translation>
        </message>
        <message>
            <source>Timer {name} was started.</source>
            <translation>計時器 {name} 已啟動。</translation>
        </message>
        <message>
            <source>Timer {name}: {seconds} seconds.</source>
            <translation>計時器 {name}：{seconds} 秒。</translation>
        </message>
        <message>
            <source>Took back everything after line {number}.</source>
            <translation>已收回第 {number} 條之後的全部內容。</translation>
        </message>
        <message>
            <source>Took everything back.</source>
            <translation>已全部收回。</translation>
        </message>
        <message>
            <source>Took up the earlier line of play again, up to line {number}.</source>
            <translation>已恢復先前的進程，至第 {number} 條。</translation>
        </message>
        <message>
            <source>bookmark</source>
            <translation>書籤</translation>
        </message>
        <message>
            <source>correction</source>
            <translation>更正</translation>
        </message>
        <message>
            <source>forced by the table</source>
            <translation>由全桌強制執行</translation>
        </message>
        <message>
            <source>note</source>
            <translation>筆記</translation>
        </message>
        <message>
            <source>ruling</source>
            <translation>裁定</translation>
        </message>
        <message>
            <source>taken back</source>
            <translation>已收回</translation>
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
            <translation>敵方航向東</translation>
        </message>
        <message>
            <source>Enemy course North</source>
            <translation>敵方航向北</translation>
        </message>
        <message>
            <source>Enemy course South</source>
            <translation>敵方航向南</translation>
        </message>
        <message>
            <source>Enemy course West</source>
            <translation>敵方航向西</translation>
        </message>
        <message>
            <source>Enemy dropped a mine</source>
            <translation>敵方布雷</translation>
        </message>
        <message>
            <source>Enemy set off a mine: then its cell</source>
            <translation>敵方引爆水雷：再輸入位置</translation>
        </message>
        <message>
            <source>Enemy silence</source>
            <translation>敵方靜默</translation>
        </message>
        <message>
            <source>Enemy surfaced: then its sector</source>
            <translation>敵方上浮：再輸入區域</translation>
        </message>
        <message>
            <source>Enemy torpedo: then its target</source>
            <translation>敵方魚雷：再輸入目標</translation>
        </message>
        <message>
            <source>Enemy used a system: then which one</source>
            <translation>敵方使用系統：再選擇哪一個</translation>
        </message>
        <message>
            <source>Mine</source>
            <translation>水雷</translation>
        </message>
        <message>
            <source>Our drone</source>
            <translation>我方無人機</translation>
        </message>
        <message>
            <source>Our drone: then sector, and yes or no</source>
            <translation>我方無人機：再輸入區域和是否</translation>
        </message>
        <message>
            <source>Our shot</source>
            <translation>我方射擊</translation>
        </message>
        <message>
            <source>Our sonar</source>
            <translation>我方聲納</translation>
        </message>
        <message>
            <source>Our sonar: then the two things answered</source>
            <translation>我方聲納：再輸入對方的兩項回答</translation>
        </message>
        <message>
            <source>Our torpedo or mine exploded: then cell and result</source>
            <translation>我方魚雷或水雷爆炸：再輸入位置和結果</translation>
        </message>
        <message>
            <source>Set off</source>
            <translation>引爆</translation>
        </message>
        <message>
            <source>Silence</source>
            <translation>靜默</translation>
        </message>
        <message>
            <source>Surfaced</source>
            <translation>上浮</translation>
        </message>
        <message>
            <source>Torpedo</source>
            <translation>魚雷</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>輸入</translation>
        </message>
        <message>
            <source>Type an observation as a line</source>
            <translation>以一行文字輸入觀察</translation>
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
            <translation>關閉</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>複製詳細資料</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>詳細資料</translation>
        </message>
        <message>
            <source>Show details</source>
            <translation>顯示詳細資料</translation>
        </message>
    </context>
    <context>
        <name>NewTable</name>
        <message>
            <source>Back to the tables</source>
            <translation>返回對局列表</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>對局名稱</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>新對局</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>開始</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>A submarine may not enter a cell with its own mine.</source>
            <translation>潛艇不得進入有己方水雷的格。</translation>
        </message>
        <message>
            <source>A submarine may pass its own mines.</source>
            <translation>潛艇可以通過己方水雷。</translation>
        </message>
        <message>
            <source>Explosions destroy mines on their cell.</source>
            <translation>爆炸會摧毀所在格的水雷。</translation>
        </message>
        <message>
            <source>Explosions leave other mines alone.</source>
            <translation>爆炸不影響其他水雷。</translation>
        </message>
        <message>
            <source>Mines are dropped north, east, south or west.</source>
            <translation>水雷布在東、南、西、北四格之一。</translation>
        </message>
        <message>
            <source>Mines are dropped on the eight cells around.</source>
            <translation>水雷布在周圍八格之一。</translation>
        </message>
        <message>
            <source>Torpedo: 1 to 4 steps through the sea.</source>
            <translation>魚雷：經海域走 1 至 4 步。</translation>
        </message>
        <message>
            <source>Torpedo: 1 to 4 steps, islands do not matter.</source>
            <translation>魚雷：1 至 4 步，不受島嶼影響。</translation>
        </message>
    </context>
    <context>
        <name>Overlay</name>
        <message>
            <source>It can end on {cell}.</source>
            <translation>終點可以在 {cell}。</translation>
        </message>
        <message>
            <source>It cannot end on {cell}: {reason}.</source>
            <translation>終點不能在 {cell}：{reason}。</translation>
        </message>
        <message>
            <source>Lay the enemy's track on the map</source>
            <translation>把敵方航跡放到地圖上</translation>
        </message>
        <message>
            <source>Leave it open</source>
            <translation>保持未定</translation>
        </message>
        <message>
            <source>Line {line}</source>
            <translation>第 {line} 條</translation>
        </message>
        <message>
            <source>Next likely place</source>
            <translation>下一個可能位置</translation>
        </message>
        <message>
            <source>Place before</source>
            <translation>上一個位置</translation>
        </message>
        <message>
            <source>Track on the map</source>
            <translation>地圖上的航跡</translation>
        </message>
        <message>
            <source>What were the silences?</source>
            <translation>各次靜默是怎樣走的？</translation>
        </message>
        <message>
            <source>off the map</source>
            <translation>在地圖之外</translation>
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
            <translation>聽到了什麼</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>All commands</source>
            <translation>所有指令</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>指令</translation>
        </message>
        <message>
            <source>No command holds “{words}”.</source>
            <translation>沒有包含「{words}」的指令。</translation>
        </message>
        <message>
            <source>What do you want to do?</source>
            <translation>您想做什麼？</translation>
        </message>
    </context>
    <context>
        <name>Panels</name>
        <message>
            <source>Damage and our place</source>
            <translation>損傷與我方位置</translation>
        </message>
        <message>
            <source>Drone in sector {sector}: {share} yes, tells {bits} bit</source>
            <translation>無人機偵察區域 {sector}：{share} 為是，可得 {bits} 位元</translation>
        </message>
        <message>
            <source>Drone: sectors that tell most</source>
            <translation>無人機：資訊最多的區域</translation>
        </message>
        <message>
            <source>Hide panels</source>
            <translation>隱藏面板</translation>
        </message>
        <message>
            <source>Map and rules</source>
            <translation>地圖與規則</translation>
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
            <translation>各條相互矛盾時沒有可問的。</translation>
        </message>
        <message>
            <source>Show panels</source>
            <translation>顯示面板</translation>
        </message>
        <message>
            <source>Torpedo or mine: cells that hurt most</source>
            <translation>魚雷或水雷：殺傷最大的格</translation>
        </message>
        <message>
            <source>Transparent sheet</source>
            <translation>透明片</translation>
        </message>
        <message>
            <source>What it could have ready</source>
            <translation>敵方可能就緒的系統</translation>
        </message>
        <message>
            <source>What was heard</source>
            <translation>聽到了什麼</translation>
        </message>
        <message>
            <source>Worth asking</source>
            <translation>值得一問</translation>
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
            <translation>{cell}：平均損傷 {damage}，直接 {direct}，間接 {near}</translation>
        </message>
        <message>
            <source>{damage} damage, direct {direct}</source>
            <translation>損傷 {damage}，直接 {direct}</translation>
        </message>
        <message>
            <source>{share} yes, {bits} bit</source>
            <translation>{share} 為是，{bits} 位元</translation>
        </message>
        <message>
            <source>{title}, folded</source>
            <translation>{title}，已摺疊</translation>
        </message>
        <message>
            <source>{title}, open</source>
            <translation>{title}，已展開</translation>
        </message>
    </context>
    <context>
        <name>Radio</name>
        <message numerus="yes">
            <source>%n line(s) heard</source>
            <translation>
                <numerusform>已聽到 %n 條</numerusform>
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
            <translation>水雷先布下，之後才能引爆一次。如果漏記了布雷，請照樣記下引爆，再在其前補上布雷。</translation>
        </message>
        <message>
            <source>A sonar answer names two different things out of row, column and sector; exactly one of them is true.</source>
            <translation>聲納的回答是列、欄、區域中的兩項不同資訊，其中恰有一項為真。</translation>
        </message>
        <message>
            <source>Add before line {line}, {what}: press what was missed.</source>
            <translation>在第 {line} 條（{what}）之前插入：按下漏聽的內容。</translation>
        </message>
        <message>
            <source>Added as line {line}: {what}</source>
            <translation>已新增為第 {line} 條：{what}</translation>
        </message>
        <message>
            <source>Captain Sonar: radio operator</source>
            <translation>Captain Sonar：無線電員</translation>
        </message>
        <message>
            <source>Columns are letters from west to east, rows and sectors are numbers from the north-west corner of the map.</source>
            <translation>欄自西向東用字母表示，列和區域自地圖西北角起用數字表示。</translation>
        </message>
        <message>
            <source>Compare it with your printed map before you play.</source>
            <translation>開始前請與您的印刷地圖核對。</translation>
        </message>
        <message>
            <source>Compare {cells} with your printed map.</source>
            <translation>請將 {cells} 與您的印刷地圖核對。</translation>
        </message>
        <message>
            <source>Damage goes from 0 to {most}, not {value}.</source>
            <translation>損傷為 0 至 {most}，不能是 {value}。</translation>
        </message>
        <message>
            <source>Drone</source>
            <translation>無人機</translation>
        </message>
        <message>
            <source>Dropped a mine</source>
            <translation>布雷</translation>
        </message>
        <message>
            <source>E</source>
            <comment>letter for East</comment>
            <translation>東</translation>
        </message>
        <message>
            <source>East</source>
            <translation>東</translation>
        </message>
        <message>
            <source>Enemy damage follows the record again</source>
            <translation>敵方損傷重新按記錄計算</translation>
        </message>
        <message>
            <source>Enemy damage set to {number} of 4</source>
            <translation>敵方損傷設為 {number}/4</translation>
        </message>
        <message>
            <source>Line {line} corrected: {now} (was: {was})</source>
            <translation>第 {line} 條已更正：{now}（原為：{was}）</translation>
        </message>
        <message>
            <source>Line {line}, {what}: press what it was.</source>
            <translation>第 {line} 條（{what}）：按下實際內容。</translation>
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
            <translation>只有無線電員可以寫這份記錄。</translation>
        </message>
        <message>
            <source>Our drone in sector {sector}: no</source>
            <translation>我方無人機偵察區域 {sector}：否</translation>
        </message>
        <message>
            <source>Our drone in sector {sector}: yes</source>
            <translation>我方無人機偵察區域 {sector}：是</translation>
        </message>
        <message>
            <source>Our shot on {cell}: {result}</source>
            <translation>我方射擊 {cell}：{result}</translation>
        </message>
        <message>
            <source>Our sonar: {first} or {second}, not both</source>
            <translation>我方聲納：{first}或{second}，只有一項為真</translation>
        </message>
        <message>
            <source>Our submarine is on {cell}</source>
            <translation>我方潛艇位於 {cell}</translation>
        </message>
        <message>
            <source>Our submarine taken off the map</source>
            <translation>我方潛艇已移出地圖</translation>
        </message>
        <message>
            <source>Press the cell where we are.</source>
            <translation>按下我方所在的格。</translation>
        </message>
        <message>
            <source>Radio operator</source>
            <translation>無線電員</translation>
        </message>
        <message>
            <source>Radio operator's page</source>
            <translation>無線電員頁面</translation>
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
            <translation>劇本</translation>
        </message>
        <message>
            <source>Sea chart</source>
            <translation>海圖</translation>
        </message>
        <message>
            <source>Set off a mine on {cell}</source>
            <translation>引爆 {cell} 的水雷</translation>
        </message>
        <message>
            <source>Set off a mine on {cell}, to itself: {result}</source>
            <translation>引爆 {cell} 的水雷，對其自身：{result}</translation>
        </message>
        <message>
            <source>Silence</source>
            <translation>靜默</translation>
        </message>
        <message>
            <source>Sonar</source>
            <translation>聲納</translation>
        </message>
        <message>
            <source>South</source>
            <translation>南</translation>
        </message>
        <message>
            <source>Submarines stay in the sea; islands block them.</source>
            <translation>潛艇只能在海中，島嶼會阻擋。</translation>
        </message>
        <message>
            <source>Surfaced in sector {sector}</source>
            <translation>在區域 {sector} 上浮</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>全桌</translation>
        </message>
        <message>
            <source>Taken out: {what}</source>
            <translation>已刪去：{what}</translation>
        </message>
        <message>
            <source>The enemy has no mine left to set off: {dropped} dropped, {triggered} set off.</source>
            <translation>敵方已無水雷可引爆：布下 {dropped} 枚，引爆 {triggered} 枚。</translation>
        </message>
        <message>
            <source>The fourth damage destroys a submarine.</source>
            <translation>第四點損傷即摧毀潛艇。</translation>
        </message>
        <message>
            <source>The line already says this.</source>
            <translation>該條已經是這樣。</translation>
        </message>
        <message>
            <source>The sonar answer names two {kind}; take two different things.</source>
            <translation>聲納的回答給出了兩個{kind}，應為兩項不同的資訊。</translation>
        </message>
        <message>
            <source>The transcript has no lines after its map.</source>
            <translation>此記錄檔在地圖之後沒有任何條目。</translation>
        </message>
        <message>
            <source>There is no cell {cell} on this map; the last one is {last}.</source>
            <translation>此地圖上沒有 {cell} 格，最後一格是 {last}。</translation>
        </message>
        <message>
            <source>There is no column {value} on this map; columns go from A to {most}.</source>
            <translation>此地圖上沒有 {value} 欄，欄為 A 至 {most}。</translation>
        </message>
        <message>
            <source>There is no map called {chart}; choose one from the list or open a file.</source>
            <translation>沒有名為 {chart} 的地圖，請從清單中選擇或開啟檔案。</translation>
        </message>
        <message>
            <source>There is no row {value} on this map; rows go from 1 to {most}.</source>
            <translation>此地圖上沒有 {value} 列，列為 1 至 {most}。</translation>
        </message>
        <message>
            <source>There is no sector {value} on this map; sectors go from 1 to {most}.</source>
            <translation>此地圖上沒有區域 {value}，區域為 1 至 {most}。</translation>
        </message>
        <message>
            <source>This cannot be done now ({code}).</source>
            <translation>現在不能這樣做（{code}）。</translation>
        </message>
        <message>
            <source>This line is no longer in the record.</source>
            <translation>該條已不在記錄中。</translation>
        </message>
        <message>
            <source>Torpedo</source>
            <translation>魚雷</translation>
        </message>
        <message>
            <source>Torpedo on {cell}</source>
            <translation>魚雷射向 {cell}</translation>
        </message>
        <message>
            <source>Torpedo on {cell}, to itself: {result}</source>
            <translation>魚雷射向 {cell}，對其自身：{result}</translation>
        </message>
        <message numerus="yes">
            <source>Transcript: %n line(s)</source>
            <translation>
                <numerusform>記錄檔：%n 條</numerusform>
            </translation>
        </message>
        <message>
            <source>Used its drone</source>
            <translation>使用了無人機</translation>
        </message>
        <message>
            <source>Used its scenario system</source>
            <translation>使用了劇本系統</translation>
        </message>
        <message>
            <source>Used its sonar</source>
            <translation>使用了聲納</translation>
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
            <translation>{letter} 欄</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>欄</translation>
        </message>
        <message>
            <source>direct</source>
            <translation>直接</translation>
        </message>
        <message>
            <source>direct hit, 2 damage</source>
            <translation>直接命中，2 點損傷</translation>
        </message>
        <message>
            <source>edited map</source>
            <translation>修改過的地圖</translation>
        </message>
        <message>
            <source>from one source only</source>
            <translation>僅有一個來源</translation>
        </message>
        <message>
            <source>indirect</source>
            <translation>間接</translation>
        </message>
        <message>
            <source>indirect hit, 1 damage</source>
            <translation>間接命中，1 點損傷</translation>
        </message>
        <message>
            <source>no damage</source>
            <translation>無損傷</translation>
        </message>
        <message>
            <source>none</source>
            <comment>damage</comment>
            <translation>無</translation>
        </message>
        <message>
            <source>real-time</source>
            <translation>即時</translation>
        </message>
        <message>
            <source>row {number}</source>
            <translation>{number} 列</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>列</translation>
        </message>
        <message>
            <source>sector {number}</source>
            <translation>區域 {number}</translation>
        </message>
        <message>
            <source>sectors</source>
            <translation>區域</translation>
        </message>
        <message>
            <source>sources disagree</source>
            <translation>來源不一致</translation>
        </message>
        <message>
            <source>turn by turn</source>
            <translation>回合制</translation>
        </message>
        <message>
            <source>{cell} is an island; our submarine is at sea.</source>
            <translation>{cell} 是島嶼，我方潛艇在海中。</translation>
        </message>
        <message>
            <source>{map}, {mode}</source>
            <translation>{map}，{mode}</translation>
        </message>
        <message>
            <source>{map}: nothing heard yet</source>
            <translation>{map}：還沒有聽到什麼</translation>
        </message>
        <message>
            <source>{map}: {heard}, last: {last}, damage {damage} of 4</source>
            <translation>{map}：{heard}，最近：{last}，損傷 {damage}/4</translation>
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
            <translation>編輯此地圖</translation>
        </message>
        <message>
            <source>Explosions destroy mines</source>
            <translation>爆炸會摧毀水雷</translation>
        </message>
        <message>
            <source>Map, each press turns sea to island or back</source>
            <translation>地圖，每按一次在海與島之間切換</translation>
        </message>
        <message>
            <source>Maps (*.json)</source>
            <translation>地圖 (*.json)</translation>
        </message>
        <message>
            <source>Maps (*.json);;All files (*)</source>
            <translation>地圖 (*.json);;所有檔案 (*)</translation>
        </message>
        <message>
            <source>Mines only north, east, south or west</source>
            <translation>水雷只能布在東南西北四格</translation>
        </message>
        <message>
            <source>More: disputed rules</source>
            <translation>更多：有爭議的規則</translation>
        </message>
        <message>
            <source>Open a map</source>
            <translation>開啟地圖</translation>
        </message>
        <message>
            <source>Own mines block a submarine</source>
            <translation>己方水雷阻擋潛艇</translation>
        </message>
        <message>
            <source>Real-time</source>
            <translation>即時</translation>
        </message>
        <message>
            <source>Save this map</source>
            <translation>儲存此地圖</translation>
        </message>
        <message>
            <source>Torpedoes go around islands</source>
            <translation>魚雷須繞過島嶼</translation>
        </message>
        <message>
            <source>Turn by turn</source>
            <translation>回合制</translation>
        </message>
        <message>
            <source>{cell}, island</source>
            <translation>{cell}，島嶼</translation>
        </message>
        <message>
            <source>{cell}, sea</source>
            <translation>{cell}，海</translation>
        </message>
        <message>
            <source>{file} could not be read: {reason}</source>
            <translation>無法讀取 {file}：{reason}</translation>
        </message>
        <message>
            <source>{file} could not be written: {reason}</source>
            <translation>無法寫入 {file}：{reason}</translation>
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
                <numerusform>另外 %n 個</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: no mine was left</source>
            <translation>第 {line} 條「{what}」：已沒有水雷</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: too early, at least {marks} missing before it</source>
            <translation>第 {line} 條「{what}」：過早，之前至少缺 {marks}</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”: two systems without a course between them</source>
            <translation>第 {line} 條「{what}」：兩次系統之間沒有航向</translation>
        </message>
        <message>
            <source>from {cells} it would have crossed its own route</source>
            <translation>從 {cells} 出發會穿過自己的航跡</translation>
        </message>
        <message>
            <source>from {cells} it would have run into its own mine</source>
            <translation>從 {cells} 出發會撞上自己的水雷</translation>
        </message>
        <message>
            <source>island</source>
            <translation>島嶼</translation>
        </message>
        <message>
            <source>island at line {line}</source>
            <translation>第 {line} 條遇島嶼</translation>
        </message>
        <message>
            <source>it does not fit {cells}</source>
            <translation>與 {cells} 不符</translation>
        </message>
        <message>
            <source>it would have been on {cells}, in another sector</source>
            <translation>它會在 {cells}，屬於另一區域</translation>
        </message>
        <message>
            <source>it would have been on {cells}, inside that sector</source>
            <translation>它會在 {cells}，在該區域之內</translation>
        </message>
        <message>
            <source>it would have been on {cells}, out of torpedo range</source>
            <translation>它會在 {cells}，超出魚雷射程</translation>
        </message>
        <message>
            <source>it would have been on {cells}, outside that sector</source>
            <translation>它會在 {cells}，在該區域之外</translation>
        </message>
        <message>
            <source>it would have come to {cells} from off the map</source>
            <translation>它要從地圖外來到 {cells}</translation>
        </message>
        <message>
            <source>it would have come to {cells} over the island {blocked}</source>
            <translation>它要越過島嶼 {blocked} 來到 {cells}</translation>
        </message>
        <message>
            <source>no route through {cells} could have left that mine</source>
            <translation>經過 {cells} 的航跡都不可能布下這枚水雷</translation>
        </message>
        <message>
            <source>not with line {line}</source>
            <translation>與第 {line} 條不符</translation>
        </message>
        <message>
            <source>off the map at line {line}</source>
            <translation>第 {line} 條時在地圖之外</translation>
        </message>
        <message>
            <source>on {cells} it had no room for a mine</source>
            <translation>在 {cells} 沒有布雷的位置</translation>
        </message>
        <message>
            <source>on {cells} its own damage would have been another</source>
            <translation>在 {cells} 時對其自身的損傷會不同</translation>
        </message>
        <message>
            <source>on {cells} not exactly one of the two would be true</source>
            <translation>在 {cells} 時兩項中並非恰有一項為真</translation>
        </message>
        <message>
            <source>on {cells} the damage would have been another</source>
            <translation>在 {cells} 時損傷會不同</translation>
        </message>
        <message>
            <source>own mine at line {line}</source>
            <translation>第 {line} 條遇己方水雷</translation>
        </message>
        <message>
            <source>own route at line {line}</source>
            <translation>第 {line} 條遇自身航跡</translation>
        </message>
        <message>
            <source>ruled out by line {line}</source>
            <translation>被第 {line} 條排除</translation>
        </message>
        <message>
            <source>{cells} or {more}</source>
            <translation>{cells} 或{more}</translation>
        </message>
        <message>
            <source>{cell} is an island.</source>
            <translation>{cell} 是島嶼。</translation>
        </message>
        <message>
            <source>{cell} is ruled out by line {line}, “{what}”: {how}.</source>
            <translation>{cell} 被第 {line} 條「{what}」排除：{how}。</translation>
        </message>
        <message>
            <source>{system}: at most {most} of {size}</source>
            <translation>{system}：至多 {most}/{size}</translation>
        </message>
        <message>
            <source>{system}: could be ready, {most} of {size}</source>
            <translation>{system}：可能已就緒，{most}/{size}</translation>
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
            <translation>第 {line} 條，有矛盾：{what}</translation>
        </message>
        <message>
            <source>Line {line}: {what}</source>
            <translation>第 {line} 條：{what}</translation>
        </message>
        <message>
            <source>Open transcript</source>
            <translation>開啟記錄檔</translation>
        </message>
        <message>
            <source>Press a course as soon as you hear one, or open a transcript.</source>
            <translation>一聽到航向就按下，或開啟記錄檔。</translation>
        </message>
        <message>
            <source>Save transcript</source>
            <translation>儲存記錄檔</translation>
        </message>
        <message>
            <source>Take out</source>
            <translation>刪去</translation>
        </message>
        <message>
            <source>What was heard, oldest first</source>
            <translation>聽到的內容，最早的在前</translation>
        </message>
    </context>
    <context>
        <name>RefusalBar</name>
        <message>
            <source>Close this message</source>
            <translation>關閉此訊息</translation>
        </message>
        <message>
            <source>Do it anyway</source>
            <translation>仍要執行</translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation>顯示規則</translation>
        </message>
    </context>
    <context>
        <name>Sea</name>
        <message>
            <source>mine set off at line {line}</source>
            <translation>第 {line} 條引爆的水雷</translation>
        </message>
        <message>
            <source>our shot at line {line}</source>
            <translation>第 {line} 條我方射擊</translation>
        </message>
        <message>
            <source>our submarine</source>
            <translation>我方潛艇</translation>
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
            <translation>第 {line} 條的魚雷</translation>
        </message>
        <message>
            <source>{cell}, island</source>
            <translation>{cell}，島嶼</translation>
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
            <translation>詢問是否計入</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>配色</translation>
        </message>
        <message>
            <source>Count it</source>
            <translation>計入</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Do not count it</source>
            <translation>不計入</translation>
        </message>
        <message>
            <source>Keys…</source>
            <translation>按鍵…</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>語言</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>淺色</translation>
        </message>
        <message>
            <source>Like the system</source>
            <translation>跟隨系統</translation>
        </message>
        <message>
            <source>Night (red on black)</source>
            <translation>夜間（黑底紅字）</translation>
        </message>
        <message>
            <source>Reset the window</source>
            <translation>重設視窗</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Show no movement</source>
            <translation>不顯示動畫</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>文字大小</translation>
        </message>
        <message>
            <source>Timers after the computer slept</source>
            <translation>電腦休眠後的計時器</translation>
        </message>
    </context>
    <context>
        <name>Shared</name>
        <message>
            <source>Another window wrote to this table. Look at it and do it once more.</source>
            <translation>另一個視窗寫入了此對局。請看一看再做一次。</translation>
        </message>
        <message>
            <source>First roll or draw what is asked for.</source>
            <translation>請先完成要求的擲骰或抽牌。</translation>
        </message>
        <message>
            <source>No dice and no cards are asked for now.</source>
            <translation>現在不需要骰子或牌。</translation>
        </message>
        <message>
            <source>Only an act that counts can be changed.</source>
            <translation>只能修改仍然有效的行動。</translation>
        </message>
        <message>
            <source>Something else was asked for.</source>
            <translation>要求的是別的內容。</translation>
        </message>
        <message>
            <source>Something happened meanwhile; look at it once more.</source>
            <translation>其間有了變化，請再看一遍。</translation>
        </message>
        <message>
            <source>The journal has no such line.</source>
            <translation>日誌中沒有這一條。</translation>
        </message>
        <message>
            <source>The older part of the journal cannot be read, so this is not possible.</source>
            <translation>日誌較早的部分無法讀取，因此不能這樣做。</translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation>沒有可恢復的內容。</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>沒有可收回的內容。</translation>
        </message>
        <message>
            <source>This card is no longer in the pile.</source>
            <translation>這張牌已不在牌堆中。</translation>
        </message>
        <message>
            <source>This could not be saved, so it was not done.</source>
            <translation>未能儲存，因此沒有執行。</translation>
        </message>
        <message>
            <source>This die has the faces 1 to {sides}, not {given}.</source>
            <translation>這顆骰子的點數為 1 至 {sides}，沒有 {given}。</translation>
        </message>
        <message>
            <source>This line was taken back; bring it back first.</source>
            <translation>該條已收回，請先恢復。</translation>
        </message>
        <message>
            <source>This shows something hidden: ask the table first.</source>
            <translation>這會涉及隱藏資訊，請先徵得全桌同意。</translation>
        </message>
        <message>
            <source>This table can only be read; nothing is written.</source>
            <translation>此對局只能檢視，不會寫入任何內容。</translation>
        </message>
        <message>
            <source>Write something first.</source>
            <translation>請先寫點內容。</translation>
        </message>
        <message>
            <source>{expected} cards are asked for, {given} were given.</source>
            <translation>需要 {expected} 張牌，給出了 {given} 張。</translation>
        </message>
        <message>
            <source>{expected} dice are asked for, {given} were given.</source>
            <translation>需要 {expected} 顆骰子，給出了 {given} 顆。</translation>
        </message>
    </context>
    <context>
        <name>Ships</name>
        <message>
            <source>Enemy damage {number}</source>
            <translation>敵方損傷 {number}</translation>
        </message>
        <message>
            <source>Enemy damage {number} of 4, from the record</source>
            <translation>敵方損傷 {number}/4，按記錄計算</translation>
        </message>
        <message>
            <source>Enemy damage {number} of 4, set by hand</source>
            <translation>敵方損傷 {number}/4，手動設定</translation>
        </message>
        <message>
            <source>From the record</source>
            <translation>按記錄</translation>
        </message>
        <message>
            <source>Our submarine is not on the map</source>
            <translation>我方潛艇不在地圖上</translation>
        </message>
        <message>
            <source>Our submarine is on {cell}</source>
            <translation>我方潛艇位於 {cell}</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>放置</translation>
        </message>
        <message>
            <source>Place our submarine on the map</source>
            <translation>把我方潛艇放到地圖上</translation>
        </message>
        <message>
            <source>Take off</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>Take our submarine off the map</source>
            <translation>把我方潛艇移出地圖</translation>
        </message>
    </context>
    <context>
        <name>Shortcuts</name>
        <message>
            <source>Choose a command, go to the field and press its new key.</source>
            <translation>選擇一個指令，移到輸入欄並按下新按鍵。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Commands and their keys</source>
            <translation>指令與按鍵</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>預設</translation>
        </message>
        <message>
            <source>Find a command or a key</source>
            <translation>尋找指令或按鍵</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>按鍵</translation>
        </message>
        <message>
            <source>New key: press it</source>
            <translation>新按鍵：請按下</translation>
        </message>
        <message>
            <source>No key</source>
            <translation>無按鍵</translation>
        </message>
        <message>
            <source>Take this key over</source>
            <translation>改用此按鍵</translation>
        </message>
        <message>
            <source>Use this key</source>
            <translation>使用此按鍵</translation>
        </message>
        <message>
            <source>no key</source>
            <translation>無按鍵</translation>
        </message>
        <message>
            <source>{key} belongs to “{command}”, which would lose it.</source>
            <translation>{key} 屬於「{command}」，改用後該指令將失去它。</translation>
        </message>
    </context>
    <context>
        <name>Store</name>
        <message>
            <source>A damaged file could not be restored; it was left as it is. Copy it away.</source>
            <translation>損壞的檔案無法復原，已保持原樣。請把它複製到別處。</translation>
        </message>
        <message>
            <source>A new backup could not be read back, so it does not count.</source>
            <translation>新備份無法回讀，因此不算數。</translation>
        </message>
        <message>
            <source>A restore that was cut off has been finished: {file} is whole again.</source>
            <translation>中斷的復原已經完成：{file} 重新完整。</translation>
        </message>
        <message>
            <source>An entry could not be read after the file was damaged. Check the table.</source>
            <translation>檔案損壞後有一條無法讀取。請檢查對局。</translation>
        </message>
        <message>
            <source>An older Bathysphere has {file} open. Close it and start again.</source>
            <translation>較舊的 Bathysphere 正開啟著 {file}。請將其關閉後重新啟動。</translation>
        </message>
        <message>
            <source>Another program holds {file} just now. Saving is tried again shortly.</source>
            <translation>另一個程式正占用 {file}。稍後將再次嘗試儲存。</translation>
        </message>
        <message>
            <source>Entries whose table could not be read: {entries}. They are still in {file}.</source>
            <translation>所屬對局無法讀取的條目：{entries}。它們仍在 {file} 中。</translation>
        </message>
        <message>
            <source>No backup could be made.</source>
            <translation>未能建立備份。</translation>
        </message>
        <message>
            <source>No folder can be called {folder}. Choose another one for your tables.</source>
            <translation>資料夾不能名為 {folder}。請為對局另選一個。</translation>
        </message>
        <message>
            <source>Somebody else wrote to this table meanwhile, so this was not saved. Open the table again.</source>
            <translation>其間有他人寫入了此對局，因此本次未儲存。請重新開啟對局。</translation>
        </message>
        <message>
            <source>Something went wrong ({code}).</source>
            <translation>出了問題（{code}）。</translation>
        </message>
        <message>
            <source>The backup {file} is damaged, so an older one was taken.</source>
            <translation>備份 {file} 已損壞，因此用了更早的一份。</translation>
        </message>
        <message>
            <source>The disk failed at {file} ({reason}). Saving is tried again shortly.</source>
            <translation>磁碟在 {file} 處出錯（{reason}）。稍後將再次嘗試儲存。</translation>
        </message>
        <message>
            <source>The disk is full, so tables can only be looked at. Free some space and start again.</source>
            <translation>磁碟已滿，對局只能檢視。請騰出空間後重新啟動。</translation>
        </message>
        <message>
            <source>The disk is full: {file} could not be written. Free some space.</source>
            <translation>磁碟已滿：無法寫入 {file}。請騰出空間。</translation>
        </message>
        <message>
            <source>The file had lost entries; they were taken from the backup of {made}.</source>
            <translation>檔案缺失了一些條目，已從 {made} 的備份中取回。</translation>
        </message>
        <message>
            <source>The file was damaged. It is kept as {file}.</source>
            <translation>檔案已損壞，現保留為 {file}。</translation>
        </message>
        <message>
            <source>The file {file} could not be used ({reason}). Nothing was changed.</source>
            <translation>無法使用檔案 {file}（{reason}）。沒有任何改動。</translation>
        </message>
        <message>
            <source>The folder {folder} cannot hold tables.</source>
            <translation>資料夾 {folder} 不能存放對局。</translation>
        </message>
        <message>
            <source>There is no table {table}.</source>
            <translation>沒有對局 {table}。</translation>
        </message>
        <message>
            <source>There was no backup; what could be read of the file was restored.</source>
            <translation>沒有備份，已復原檔案中可讀的部分。</translation>
        </message>
        <message>
            <source>You may not read {folder}. Change its permissions or choose another folder.</source>
            <translation>您無權讀取 {folder}。請變更權限或另選資料夾。</translation>
        </message>
        <message>
            <source>Your tables were restored from the backup of {made}.</source>
            <translation>您的對局已從 {made} 的備份復原。</translation>
        </message>
        <message>
            <source>{file} cannot be made here. Choose another folder for your tables.</source>
            <translation>無法在此建立 {file}。請為對局另選資料夾。</translation>
        </message>
        <message>
            <source>{file} is damaged and may not be written. Copy its folder and open the copy.</source>
            <translation>{file} 已損壞且不可寫入。請複製其資料夾並開啟副本。</translation>
        </message>
        <message>
            <source>{file} is damaged. Start Bathysphere again to restore what can be read.</source>
            <translation>{file} 已損壞。請重新啟動 Bathysphere 以復原可讀的內容。</translation>
        </message>
        <message>
            <source>{file} is open for reading only. Nothing was saved.</source>
            <translation>{file} 以唯讀方式開啟。沒有儲存任何內容。</translation>
        </message>
        <message>
            <source>{file} may not be written, so tables can only be looked at.</source>
            <translation>{file} 不可寫入，因此對局只能檢視。</translation>
        </message>
        <message>
            <source>{file} was written by a newer Bathysphere, so tables can only be looked at. Update the program.</source>
            <translation>{file} 由較新的 Bathysphere 寫成，因此對局只能檢視。請更新程式。</translation>
        </message>
        <message>
            <source>{folder} is a file, not a folder. Choose another folder for your tables.</source>
            <translation>{folder} 是檔案，不是資料夾。請為對局另選資料夾。</translation>
        </message>
        <message>
            <source>“{title}” is back up to entry {entries}, written {until}.</source>
            <translation>「{title}」已復原到第 {entries} 條，寫於 {until}。</translation>
        </message>
        <message>
            <source>“{title}” is back up to entry {entries}, written {until}; entries that could not be read: {lost}. A note stands in the place of each.</source>
            <translation>「{title}」已復原到第 {entries} 條，寫於 {until}；無法讀取的條目：{lost}。每處都留有一條筆記。</translation>
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
            <translation>可能已就緒</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Back to the tables</source>
            <translation>返回對局列表</translation>
        </message>
        <message>
            <source>Curtain: hand over to another seat</source>
            <translation>遮幕：交給另一個座位</translation>
        </message>
        <message>
            <source>Journal, last line: {line}</source>
            <translation>日誌，最後一條：{line}</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>按鍵</translation>
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
            <translation>公共顯示</translation>
        </message>
        <message>
            <source>The journal is empty: nothing has happened yet.</source>
            <translation>日誌是空的：還沒有發生任何事。</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>復原</translation>
        </message>
    </context>
    <context>
        <name>Timers</name>
        <message>
            <source> min</source>
            <translation> 分鐘</translation>
        </message>
        <message numerus="yes">
            <source>Add %n second(s)</source>
            <translation>
                <numerusform>加 %n 秒</numerusform>
            </translation>
        </message>
        <message>
            <source>Count down</source>
            <translation>倒數</translation>
        </message>
        <message>
            <source>Count up</source>
            <translation>正數</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>建立</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>遊戲</translation>
        </message>
        <message>
            <source>Minutes to count down</source>
            <translation>倒數分鐘數</translation>
        </message>
        <message>
            <source>Name of the timer</source>
            <translation>計時器名稱</translation>
        </message>
        <message>
            <source>New timer</source>
            <translation>新計時器</translation>
        </message>
        <message>
            <source>One for each seat</source>
            <translation>每個座位一個</translation>
        </message>
        <message>
            <source>One minute less</source>
            <translation>減一分鐘</translation>
        </message>
        <message>
            <source>One minute more</source>
            <translation>加一分鐘</translation>
        </message>
        <message>
            <source>Pause {name}</source>
            <translation>暫停 {name}</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>重設</translation>
        </message>
        <message>
            <source>Start {name}</source>
            <translation>啟動 {name}</translation>
        </message>
        <message numerus="yes">
            <source>Take away %n second(s)</source>
            <translation>
                <numerusform>減 %n 秒</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}, {time}: change</source>
            <translation>{name}，{time}：修改</translation>
        </message>
        <message>
            <source>{name}: time is up</source>
            <translation>{name}：時間到</translation>
        </message>
    </context>
    <context>
        <name>Track</name>
        <message>
            <source>(widened: some of these are not possible)</source>
            <translation>（已放寬：其中有些並不可能）</translation>
        </message>
        <message>
            <source>It would fit if line {line} were “{observation}”.</source>
            <translation>如果第 {line} 條是「{observation}」，便不再矛盾。</translation>
        </message>
        <message>
            <source>It would fit without line {line}.</source>
            <translation>去掉第 {line} 條便不再矛盾。</translation>
        </message>
        <message>
            <source>Line {line}: “{observation}” contradicts the lines before; the enemy can be nowhere.</source>
            <translation>第 {line} 條：「{observation}」與前面各條矛盾，敵方無處可在。</translation>
        </message>
        <message>
            <source>There is no file {path}.</source>
            <translation>沒有檔案 {path}。</translation>
        </message>
        <message>
            <source>cells: {count}</source>
            <translation>格數：{count}</translation>
        </message>
        <message>
            <source>{path} could not be read: {reason}.</source>
            <translation>無法讀取 {path}：{reason}。</translation>
        </message>
        <message>
            <source>{path} is a folder; name a transcript in it.</source>
            <translation>{path} 是資料夾，請指明其中的記錄檔。</translation>
        </message>
        <message>
            <source>{path} may not be read; check its permissions.</source>
            <translation>無權讀取 {path}，請檢查其權限。</translation>
        </message>
    </context>
    <context>
        <name>Transcript</name>
        <message>
            <source>A sonar answer names two different things of row, column and sector.</source>
            <translation>聲納的回答是列、欄、區域中的兩項不同資訊。</translation>
        </message>
        <message>
            <source>An option is written: option NAME VALUE.</source>
            <translation>選項的寫法是：option 名稱 值。</translation>
        </message>
        <message>
            <source>Line {number}: {text}</source>
            <translation>第 {number} 行：{text}</translation>
        </message>
        <message>
            <source>No map is named; begin with a line such as: map alpha real-time.</source>
            <translation>沒有指明地圖；請以這樣一行開頭：map alpha real-time。</translation>
        </message>
        <message>
            <source>Open transcript</source>
            <translation>開啟記錄檔</translation>
        </message>
        <message>
            <source>Option {name} cannot be “{found}”; expected: {expected}.</source>
            <translation>選項 {name} 不能是「{found}」；應為：{expected}。</translation>
        </message>
        <message>
            <source>Row {row} of the map has the sign “{found}”; only . # o m are known.</source>
            <translation>地圖第 {row} 列有符號「{found}」；只認得 . # o m。</translation>
        </message>
        <message>
            <source>Row {row} of the map is not {columns} cells wide.</source>
            <translation>地圖第 {row} 列的寬度不是 {columns} 格。</translation>
        </message>
        <message>
            <source>Save transcript</source>
            <translation>儲存記錄檔</translation>
        </message>
        <message>
            <source>Something is missing; expected: {expected}.</source>
            <translation>缺少內容；應為：{expected}。</translation>
        </message>
        <message>
            <source>The file is too large for a transcript; at most {bytes} bytes and {lines} lines are read.</source>
            <translation>檔案過大，不可能是記錄檔；最多讀取 {bytes} 位元組和 {lines} 行。</translation>
        </message>
        <message>
            <source>The line is longer than {most} bytes.</source>
            <translation>該行超過 {most} 位元組。</translation>
        </message>
        <message>
            <source>The map calls {cell} doubtful, but has no such cell.</source>
            <translation>地圖把 {cell} 標為存疑，但沒有這一格。</translation>
        </message>
        <message>
            <source>The map cannot have sectors of {found} by {found} cells.</source>
            <translation>地圖的區域不能是 {found}×{found} 格。</translation>
        </message>
        <message>
            <source>The map file is not a map: {reason}.</source>
            <translation>地圖檔不是地圖：{reason}。</translation>
        </message>
        <message>
            <source>The map file {path} could not be read: {reason}.</source>
            <translation>無法讀取地圖檔 {path}：{reason}。</translation>
        </message>
        <message>
            <source>The map has no sea.</source>
            <translation>地圖沒有海域。</translation>
        </message>
        <message>
            <source>The map is in the file {path}, which cannot be read from here.</source>
            <translation>地圖在檔案 {path} 中，從這裡無法讀取。</translation>
        </message>
        <message>
            <source>The map is incomplete; write: map NAME MODE, or: map file PATH.</source>
            <translation>地圖不完整；寫法是：map 名稱 模式，或：map file 路徑。</translation>
        </message>
        <message>
            <source>The map is {columns} columns by {rows} rows; at most 26 by 99 are possible.</source>
            <translation>地圖有 {columns} 欄 {rows} 列；最多為 26 欄 99 列。</translation>
        </message>
        <message>
            <source>The map says it has {rows} rows, but {found} are drawn.</source>
            <translation>地圖聲明有 {rows} 列，但畫出了 {found} 列。</translation>
        </message>
        <message>
            <source>The map was named already.</source>
            <translation>地圖已經指明過了。</translation>
        </message>
        <message>
            <source>The transcript has other rules. Start a new table with its options first.</source>
            <translation>記錄檔的規則不同。請先以其選項建立新對局。</translation>
        </message>
        <message>
            <source>The transcript is of {map}. Start a new table with this map first.</source>
            <translation>記錄檔的地圖是 {map}。請先以此地圖建立新對局。</translation>
        </message>
        <message>
            <source>There is a zero byte, so this is no text file; save it as UTF-8 text.</source>
            <translation>含有零位元組，因此不是文字檔；請存為 UTF-8 文字。</translation>
        </message>
        <message>
            <source>There is no column number {value}; this map has {most} columns.</source>
            <translation>沒有第 {value} 欄；此地圖有 {most} 欄。</translation>
        </message>
        <message>
            <source>There is no option “{found}”; expected: {expected}.</source>
            <translation>沒有選項「{found}」；應為：{expected}。</translation>
        </message>
        <message>
            <source>There is no row {value}; this map has rows 1 to {most}.</source>
            <translation>沒有第 {value} 列；此地圖的列為 1 至 {most}。</translation>
        </message>
        <message>
            <source>There is no sector {value}; this map has sectors 1 to {most}.</source>
            <translation>沒有區域 {value}；此地圖的區域為 1 至 {most}。</translation>
        </message>
        <message>
            <source>There is no {mode} map “{found}”; there are: {known}.</source>
            <translation>沒有 {mode} 地圖「{found}」；現有：{known}。</translation>
        </message>
        <message>
            <source>This is not UTF-8 text; save the file as UTF-8.</source>
            <translation>這不是 UTF-8 文字；請把檔案存為 UTF-8。</translation>
        </message>
        <message>
            <source>This record has lines already. Open a transcript on a new table.</source>
            <translation>此記錄已有內容。請在新對局中開啟記錄檔。</translation>
        </message>
        <message>
            <source>Transcripts (*.txt)</source>
            <translation>記錄檔 (*.txt)</translation>
        </message>
        <message>
            <source>Transcripts (*.txt);;All files (*)</source>
            <translation>記錄檔 (*.txt);;所有檔案 (*)</translation>
        </message>
        <message>
            <source>{cell} is not on this map, whose cells go from A1 to {last}.</source>
            <translation>{cell} 不在此地圖上，格為 A1 至 {last}。</translation>
        </message>
        <message>
            <source>{file} could not be read: {reason}</source>
            <translation>無法讀取 {file}：{reason}</translation>
        </message>
        <message>
            <source>{file} could not be written: {reason}</source>
            <translation>無法寫入 {file}：{reason}</translation>
        </message>
        <message>
            <source>“{found}” comes before the map; begin with a line such as: map alpha real-time.</source>
            <translation>「{found}」出現在地圖之前；請以這樣一行開頭：map alpha real-time。</translation>
        </message>
        <message>
            <source>“{found}” is not a letter; columns go by their letter.</source>
            <translation>「{found}」不是字母；欄用字母表示。</translation>
        </message>
        <message>
            <source>“{found}” is not a mode of play; expected: {expected}.</source>
            <translation>「{found}」不是遊戲模式；應為：{expected}。</translation>
        </message>
        <message>
            <source>“{found}” is not a number; expected the number of a {expected}.</source>
            <translation>「{found}」不是數字；應為編號：{expected}。</translation>
        </message>
        <message>
            <source>“{found}” is not understood here; expected: {expected}.</source>
            <translation>此處無法理解「{found}」；應為：{expected}。</translation>
        </message>
        <message>
            <source>“{found}” is one word too many.</source>
            <translation>「{found}」是多餘的詞。</translation>
        </message>
        <message>
            <source>“{found}” must come before the first observation.</source>
            <translation>「{found}」必須在第一項觀察之前。</translation>
        </message>
    </context>
    <context>
        <name>Trouble</name>
        <message numerus="yes">
            <source>%n cell(s) left</source>
            <translation>
                <numerusform>剩餘 %n 格</numerusform>
            </translation>
        </message>
        <message>
            <source>Line {line} was: {now}</source>
            <translation>第 {line} 條應為：{now}</translation>
        </message>
        <message>
            <source>Line {line}, “{what}”, cannot be true with the others.</source>
            <translation>第 {line} 條「{what}」不可能與其他各條同時為真。</translation>
        </message>
        <message>
            <source>Looking for what would make them agree…</source>
            <translation>正在尋找能使其一致的改動…</translation>
        </message>
        <message>
            <source>No single change makes them agree. Undo, or change several lines.</source>
            <translation>沒有任何單獨一處改動能使其一致。請復原，或修改多條。</translation>
        </message>
        <message>
            <source>One of these would make them agree:</source>
            <translation>以下任一改動可使其一致：</translation>
        </message>
        <message numerus="yes">
            <source>Others (%n in all)</source>
            <translation>
                <numerusform>其他（共 %n 個）</numerusform>
            </translation>
        </message>
        <message>
            <source>Take out line {line}, {was}</source>
            <translation>刪去第 {line} 條，{was}</translation>
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
