### 基本ゲームの表の項目（編集できるもの）。

# $row (火力)
entry-elst-fire-table-columns = { $row }火力の列：最終DR 0以下からの結果
# $row (最小の口径、mm)
entry-elst-fire-table-calibres = { $row }mm以上の火力
# $session (シナリオ名)
readings-of-session = プレイ中のセッション（{ $session }）の読み方と表による。
readings-by-default = 標準の読み方と印刷された表による。
