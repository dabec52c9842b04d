### No Prisonersの設定：ルールの解釈と選択ルール。

## 解釈と選択ルール

setting-np-rail-needs-supply = 鉄道移動は補給下で開始する必要がある
setting-np-roads-serve-strategic-movement = 戦略移動でも道路の移動コストを使える
setting-np-wadi-doubles-in-winter = 冬季の季節湖・ワジは防御力を2倍にする
setting-np-first-turn-events = 「The Last Crusade」15年Iのランダムイベント
option-no-player-turn-rolls = どのプレイヤーターンもdrしない
option-only-west-cp-does-not-roll = 西部中欧軍だけdrしない
setting-np-command-bonus = 1戦闘フェイズの指揮ボーナス
option-once-per-hq = 司令部ごとに1攻撃
option-once-per-phase = 全体で1攻撃
setting-np-extra-unit = イベントで戻すユニット
option-owner-picks = 所有者が選ぶ
option-at-random = 無作為に引く
setting-np-withdrawn-tribe-goes-to = イベントで撤収した部族ユニットの行き先
option-permanently-eliminated = 永久除去パイル
option-back-to-the-cup = 部族プール
setting-np-central-powers-win = Race for Damascusでの中欧軍勝利の扱い
option-below-a-draw = 引き分けより下
option-as-a-draw = 引き分けと同じ
setting-np-passes-carry-vehicles = 戦車と装甲車は山中の道路と峠を通れる
setting-np-withdrawal-chooser = 補給切れで撤収するユニットを選ぶのは
option-enemy-commander = 相手側の戦区司令官
option-owner = 所有者
setting-np-historical-revolt = アラブの反乱を歴史的時期（16年II）に生じさせる
setting-np-historical-withdrawals = 部隊撤収の歴史的時期を用いる
setting-np-race-for-damascus = Race for Damascus（代替指揮ルール）
setting-np-fog-of-war = 戦闘以外では敵スタックの中身を隠す（2人なら以後の内容を封印。それまで両者に見えていたことは残る）
