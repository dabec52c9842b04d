### プレイヤー自身のマップ画像：重ねる、位置を合わせる、覗く。

map-layer-scan = 手元のマップの画像
map-tool-scan = 画像の一点をタップしてヘクス番号を入力するか、そのヘクスの位置までドラッグします。
action-lay-scan = 手元のマップの画像を下に敷く…
action-fit-scan = 手元の画像をマップに合わせる
action-remove-scan = 画像を外す
# 押している間だけ
action-peek = 押している間、手元の画像だけを表示（Space）
file-scan = 手元のマップの画像
file-kind-scan = 画像

## 位置合わせのカード

scan-title = 画像の位置合わせ
scan-tap-spot = 画像のヘクスの中心をタップするか、そのヘクスの位置までドラッグします。矢印キーで微調整できます。
scan-name-spot = これはどのヘクスですか。
# $count (まだ足りない点の数)
scan-points-missing = { $count ->
    [1] あと1点、離れた位置を選んでください。
   *[other] 離れた{ $count }点で位置が決まります。
 }
scan-hex = ヘクス番号を入力してEnter
scan-points = 各点とそのずれ
# $hex (ヘクス番号), $off (ずれ、ヘクス単位)
scan-point = { $hex }：ずれ{ $off }ヘクス
scan-drop = この点を取り消す
scan-lock = 画像の縦横比を保つ
scan-nudge-west = 画像を左へ
scan-nudge-east = 画像を右へ
scan-nudge-north = 画像を上へ
scan-nudge-south = 画像を下へ
scan-done = 完了

## できないこと

scan-none = 手元のマップの画像はまだ敷かれていません。
# $file (ファイル名), $cause (missing, format, huge, broken)
scan-unusable = { $cause ->
    [missing] マップの画像{ $file }が元の場所にありません。画像なしで続けます。
    [format] { $file }はPNGでもJPEGでもありません。
    [huge] { $file }は画素数が多すぎて読み込めません。縮小して保存し直してください。
   *[other] { $file }は壊れていて表示できません。
 }
scan-needs-two-points = 位置合わせには2点が必要です。
scan-points-coincide = 同じ点や同じヘクスでは画像の位置が決まりません。もっと離れた点を選んでください。
scan-points-in-line = 縦横比を固定せずに合わせるには、一直線に並ばない3点が必要です。
