### 『Decision at Elst』の設定：ルールの解釈。

## 砲撃と視線

setting-oba-ffe2-on-lost-contact = 無線接触を維持できなかったときのFFE:2
option-resolve-then-flip = 攻撃してからFFE:Cになる
option-flip-only = 攻撃せずにFFE:Cになる
setting-oba-lost-in-mid-turn = 自軍射撃フェイズ以外で接触を失ったとき、カウンターが変わるのは
option-next-fire-phase = 次の自軍射撃フェイズ
option-at-once = 直ちに
setting-oba-sight-lost-in-mid-turn = 無線接触のない観測員が爆煙高度へのLOSの外へ移動したとき、砲撃権を失うのは
setting-oba-steeple-critical = 尖塔ヘクスの地上レベルへの致命的命中での追加+1
option-still-counts = そのまま適用
option-dropped = 適用しない
setting-oba-pin-loses-contact = 釘づけの観測員は接触を失う
setting-oba-maintenance-drm-after-loss = 接触を回復するときにも維持のDRMを適用する
setting-oba-failed-attempt-keeps-access = 爆煙高度へLOSがなく接触DRに失敗しても砲撃権は残る
setting-oba-unseen-ar-ends-activity = LOSのないヘクスに置いたARで観測員の行動は終わる
setting-oba-range-drm-without-conversion = 遠距離修正のdrmをFFEへの変更なしでも適用する
setting-oba-conversion-needs-blast-sight = FFEへの変更には爆煙高度へのLOSが必要
setting-oba-smoke-frees-correction = 任務の種類が未定なら、煙幕弾を撃てる中隊は確認された敵なしで修正できる
setting-oba-continued-sr-may-convert = FFE:Cから変えたSRを、同じフェイズにFFEへの変更を宣言して修正できる
setting-oba-smoke-ffe-hinders = 煙幕弾のFFEの着弾地域も+1の妨害になる
setting-oba-smoke-is-renewed = 煙幕弾のFFEの2回目の解決で新しい煙幕を置く
setting-sight-tolerance = 輪郭を信用する範囲（ヘクス）
setting-sight-vehicle-adds-to-terrain = 車両の妨害を同じ距離の地形の妨害に加える
setting-sight-adjacent-always-seen = 隣接ヘクスは煙幕があっても必ず見える
setting-sight-blind-building = 尖塔から見て、建物が後ろのヘクスを死角にするのは
option-outline = 線が輪郭に触れるとき
option-hex = 線がヘクスに触れるとき
setting-sight-blind-pair = 尖塔からヘクスサイドに沿って見て、後ろが死角になるのは
option-any = どちらかのヘクスが死角を作るとき
option-both = 両方のヘクスが死角を作るとき
setting-sight-blast-smoke = 爆煙高度への線上の6以上の煙幕
option-smoke-does-not-block = 遮らない
option-smoke-blocks = 遮る
setting-elst-fire-table = 歩兵射撃表（IFT）と口径ごとの火力
setting-elst-terrain-modifiers = 地形ごとのTEM

## 部隊

setting-forces-adjacent-steeple-fire-is-close = 尖塔区域と隣接ヘクスの間の射撃はPBFになる
setting-forces-polder-cover = 干拓地と別のTEMが重なるとき、歩兵が得るのは
option-better = 有利な方
option-other-terrain = 別の地形のTEM
setting-forces-six-pounder-sabot = 6ポンド砲のAPDS弾の弾薬欠乏ナンバー
option-as-coded = 6（カウンターの表記）
option-as-worded = 4（本文）
setting-forces-stug-coaxial-gun = StuG IIIG(L) はCMGを使える
setting-forces-stug-numbers-rise = StuGの印刷された弾薬ナンバーは1増える
setting-forces-first-panzerfaust-fraction-drops = シナリオ開始時のPFも端数を切り捨てる
setting-forces-tracked-vehicles-hinder = 記録中の車両はマーカーなしでLOSを妨害する（基本ルール：1ヘクスにつき+1）
setting-forces-stacking-squads = スタック制限の目安（1ヘクスの分隊相当数、0は表示なし）
setting-forces-exited-for-victory-never-return = 勝利条件のために退出したイギリス軍は、キャンペーンを通じて戻らない

## 再装備フェイズ

setting-refit-pile-is-refilled = 残存した砲兵中隊のチットは毎シナリオ8/3に戻す
setting-forces-exit-points-reset = 突破VPはシナリオごとに数え直す
setting-refit-replenishment-pool = 再補充の対象にする損害
option-last-scenario = 終わったばかりのシナリオの損害
option-whole-campaign = これまでのキャンペーン全体の損害
setting-refit-pool-is-emptied = 再補充したら損害の記録を空にする
setting-refit-crew-is-half-squad = 失った操作班を再補充で半個分隊相当と数える
setting-refit-british-company-weapon = イギリス歩兵中隊がLMGのほかに受領するSW
option-dc = DC
option-piat = PIAT
setting-refit-entry-area-retains = 非支配地域のユニットは進入エリアにも残存できる
setting-refit-gun-outside-must-escape = 非支配地域にある所有された砲は離脱を要する
setting-refit-gun-beyond-reach-is-free = 最後にいたヘクスから3ヘクス以内に配置エリアのない砲は、そのエリアのどこにでも配置できる
setting-refit-vehicle-repair-needs-infantry = 車載兵器の修理にも同じエリアの歩兵を要する
setting-refit-hexes-need-location = 無人地帯で配置エリアのどの戦略区域からも切り離されたヘクスは非支配地域になる
