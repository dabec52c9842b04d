### スペイン内戦シリーズの計算：戦闘、弾幕射撃、爆撃、結果から両軍がすべきこと。

calculator-jarama-combat = 戦闘
calculator-brunete-combat = { calculator-jarama-combat }
calculator-jarama-barrage = 弾幕射撃
calculator-brunete-barrage = { calculator-jarama-barrage }
calculator-jarama-air = 航空
calculator-brunete-air = { calculator-jarama-air }
scw-calculator-attack = 攻撃力（ユニット）
scw-calculator-defence = 防禦力（支援込み）
scw-calculator-guns = 支援砲兵
scw-calculator-air = 航空ポイント
scw-calculator-aircraft = 航空ユニット（例：4 4 3）
scw-calculator-side = 攻撃側
scw-calculator-ground = 地形
scw-calculator-crossing = 渡河
scw-calculator-assault = 突撃（ポイント消費）
scw-calculator-arms = 攻撃ユニット
option-scw-infantry = 歩兵
option-scw-infantry-tanks = 歩兵と戦車
option-scw-infantry-cars = 歩兵と装甲車
option-scw-vehicles-alone = 車両のみ
scw-calculator-anti-tank = 対戦車
scw-calculator-die = ダイス
scw-calculator-fire = 火力（砲兵合計）
scw-calculator-unit-defence = ユニットの防禦力
scw-calculator-at-guns = 目標は砲兵
scw-calculator-rain = 雨と泥濘
scw-calculator-under-f88 = 目標か隣にF/88
scw-calculator-type-strengths = 攻撃力と防禦力を入力すると、列・シフト・確率を示します。
scw-calculator-type-fire = 火力と防禦力を入力すると、列と確率を示します。
scw-calculator-type-air = 戦力を入力すると、列と確率を示します。
option-scw-clear = 平地
option-scw-town = 町
option-scw-city = 都市
option-scw-woods = 林
option-scw-hills = 丘陵
option-scw-rough = 荒地
option-scw-mixed = 混合
option-scw-none = なし
option-scw-some = 一部
option-scw-all = 全部
option-scw-no-guns = なし
option-scw-anti-tank-unit = 対戦車砲
option-scw-f88 = F/88
option-scw-f88-adjacent = 隣にF/88
scw-column-die = ダイス
scw-column-attacker = 攻撃側
scw-column-defender = 防禦側
# $kind (none, steps, retreat, both), $steps (ステップ数), $retreat (ヘクス数)
scw-effect = { $kind ->
    [steps] { $steps }ステップロス
    [retreat] 後退{ $retreat }
    [both] { $steps }ステップロス、後退{ $retreat }
   *[none] なし
}
