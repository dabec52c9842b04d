### カウンター表：入力したカウンター1個につき1行。

action-counter-sheet = カウンター表
page-counter-sheet = カウンター表
forces-button-counter-sheet = カウンター表
counter-sheet-about = 印刷された値を入力します。Returnで下の行へ。表計算ソフトの範囲も貼り付けられます。次のゲームでも使えます。
counter-sheet-about-cells = 位置と印刷された値を入力します。Returnで下の行へ。表計算ソフトの範囲も貼り付けられます。印刷された値は次のゲームでも使えます。
counter-sheet-counter = カウンター
counter-sheet-open = まだ入力されていない値があります。必要になったときにお尋ねします。
# $count（カウンター数）、$open（未入力の値があるもの）
counter-sheet-count = { $count ->
    [0] カウンターはまだ入力されていません。
   *[other] カウンター{ $count }個{ $open ->
        [0] 、すべて入力済み
       *[other] 、うち{ $open }個に未入力の値あり
    }
}
counter-sheet-empty = この表にはまだカウンターがありません。
counter-sheet-copy-down = 下へコピー（Ctrl+D）
counter-sheet-add-like = 同じものを追加（Ctrl+Return）
counter-sheet-strike = 取り消す（Del）
counter-sheet-beyond = 貼り付けた内容のうち{ $count }個のセルは表の行や列からはみ出したため、入れていません。
counter-sheet-where = 位置
setup-name = 初期配置の記載どおりに入れる
setup-name-tip = ルールブックの初期配置が挙げるカウンターを、そのヘクスに入れます。カウンターだけに印刷された値は空欄のままです。
