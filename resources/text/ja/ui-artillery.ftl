### セッションのダイス・引き・質問、ウィンドウ上のオフボード砲兵。

## 回答

no-session = 進行中のセッションがありません。開始ページで始めてください。
# $entry (the number of the log entry), $dropped (how many acts no longer hold)
correction-stopped = 訂正しました。記録 { $entry } から先は展開が変わるため、{ $dropped } 件の行動を取り消しました（線を引いて記録に残ります）。
