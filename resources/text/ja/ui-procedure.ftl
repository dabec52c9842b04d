### 専用のページで手順ごとに進める作業。

# この後にゲームでの名前が続く。
action-procedure = 手順を進める
page-procedure = 手順を進める
procedure-later = あとで続ける
procedure-all-the-same = それでも進む
procedure-no-session = まずセッションを始めてください。手順はその中で進めます。
# $count (ルールの数)
procedure-rules = ルール（{ $count }）
# $words (ルールの文), $number (番号)
procedure-rule = { $words }({ $number })

## だれの番か

secrets-nobody-sits = 秘密の作業です。交代して、どちらかの陣営が自分の秘密を開いてください。
secrets-own-closed = 秘密の作業です。先に自分の秘匿情報を開いてください。
# $side
offer-refused = { $offer }：{ $reason }
offer-put-back = 戻す：{ $offer }

## ダイスがもたらすもの

# $drm (符号つき), $reasons, $dice
forecast-drm = { $dice ->
    [1] drm
   *[other] DRM
} { $drm }：{ $reasons }
# $result (ゲームの言葉), $chance (chance-exactの形)
forecast-chance = { $result }：{ $chance }
forecast-no-roll = ロールは不要です。

## 手順の結果

diff-subject = 場所
diff-before = 前
diff-after = 後

## 作業

task-done = 完了
