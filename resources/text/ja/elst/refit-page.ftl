### 再装備アシスタントのページ。手順ごと。

## だれの番か

refit-sit-on = 後から配置転換をした側は、そのまま再補充から主導権まで進めます。1CG日の交代は2回、チットの公開を入れて3回で済みます。

## 配置エリア

# $side (british, german), $count (戦略区域の数)
refit-areas-held = { refit-side }：戦略区域{ $count }
# $side (british, german), $hexes
refit-areas-vehicles = { refit-side }、MAの機能する走行可能AFV：{ $hexes }
# $side (british, german)
refit-areas-no-vehicles = { refit-side }、MAの機能する走行可能AFV：–

## 主導権

refit-reveal-title = 主導権チット
refit-reveal = 両方を公開
refit-not-done-yet = 未完了
refit-chit-is-sealed = 封印中：その陣営に交代する
option-attack = 攻撃
option-idle = 戦闘休止

## 秘密の作業

# $points
refit-purse = { $points }CPP
refit-work-replenishment = 再補充
refit-work-points = CPP
refit-work-purchase = 購入
refit-work-rolls = ロール
refit-work-chit = チット
refit-work-done = 完了

## セッションの開始

start-option-balance = バランス調整
start-option-balance-none = なし
start-option-balance-british = イギリス軍に有利
start-option-balance-german = ドイツ軍に有利
start-option-refit-after = 次のシナリオの後の再装備フェイズだけを行う
start-option-refit-after-none = いいえ、プレイする
start-option-refit-after-23-evening = 23日夕方
start-option-refit-after-24-morning = 24日朝
start-option-refit-after-24-noon = 24日昼
start-option-refit-after-24-evening = 24日夕方
start-option-refit-after-25-morning = 25日朝
elst-title-refit = { $about }の後の再装備フェイズ

## 作業

refit-counters-hint = 3x 4-5-7, 9-1
refit-entry-area = 進入エリア
refit-outcome = この手順の結果

## ツアー

tour-refit = 再装備フェイズを手順ごとに進めます。ルール、入力、結果を示し、いつでも中断・再開できます。
tour-area-marked = 配置エリア、第1段階：各陣営の戦略区域。車両も含みます。
tour-area-reached = 第2段階：そこから2ヘクス以内。
tour-area-no-mans-land = 第3段階：無人地帯を除きます。
tour-area-joined = 第4段階：囲まれたヘクスを加えます。
tour-area-result = 第5段階：名前の付いた配置エリアが確定します。
tour-areas-japanese = 確定した配置エリア（日本語）。
tour-escape = 離脱：ダイスを振る前にDRMと確率を示します。
tour-shift = 配置転換：最良の経路をマップに描き、確率を添えます。
tour-purchase = 購入：買えるもの、買えないものとその理由、注文が何をもたらすか。
tour-purchase-japanese = 購入（日本語）。
tour-records = CGの記録。印刷もPDF保存もできます。

## 手順ごとの課題

refit-task-arrivals = 行き先
refit-task-play-area = プレイエリア
refit-task-records = 記録
refit-task-victory = 勝敗
refit-task-points = CPP
refit-task-new-groups = 新しいRG：配置または進入するエリア
refit-task-purchase = 購入
refit-task-chit = 主導権チット
refit-task-turn-up = チットはそれぞれの陣営が自分で公開する
refit-page-play = シナリオのプレイ中
refit-page-played = シナリオ終了。次は再装備フェイズです

## わかっていること

refit-fact-retained = { refit-place }：{ $about }
refit-fact-isolated-lot = 孤立：{ refit-place }：{ $about }
refit-place =
    { refit-side }・{ $place ->
        [entry] 進入エリア
        [map] その場
       *[other] エリア{ $place }
    }
refit-lot-of-group = { refit-lot }（新規{ $group }）
refit-lot =
    { COUNTERS($pieces) }{ $wounded ->
        [yes] ・負傷
       *[no] {""}
    }{ $stunned ->
        [yes] ・麻痺
       *[no] {""}
    }{ $immobile ->
        [yes] ・走行不能
       *[no] {""}
    }{ $malfunctioned ->
        [yes] ・故障
       *[no] {""}
    }{ $mg-malfunctioned ->
        [yes] ・MG故障
       *[no] {""}
    }{ $ma-disabled ->
        [yes] ・MA使用不能
       *[no] {""}
    }{ $disabled ->
        [yes] ・MG使用不能
        [untold] ・使用不能
       *[no] {""}
    }{ $spent ->
        [yes] ・特殊弾薬切れ
       *[no] {""}
    }{ $low-ammo ->
        [yes] ・弾薬欠乏
       *[no] {""}
    }{ $captured ->
        [yes] ・捕獲
       *[no] {""}
    }{ $recalled ->
        [yes] ・帰還
       *[no] {""}
    }{ $stands ->
        [yes] ({ $hex })
       *[no] {""}
    }
option-wounded = 負傷
option-stunned = 麻痺
option-immobile = 走行不能
option-mg-malfunctioned = MG故障
option-ma-disabled = MA使用不能
option-disabled = MG使用不能
option-spent = 特殊弾薬切れ
option-low-ammo = 弾薬欠乏
option-captured = 捕獲
option-recalled = 帰還
refit-lot-rolled = { $about }、ロール済み
refit-count = { $count }

## 確率と結果

refit-odds-wreck = 残骸
refit-log-gone = { refit-place }から除く：{ $about }
refit-subject-points = { refit-side }のCPP
refit-subject-replenished = { refit-side }の再補充
