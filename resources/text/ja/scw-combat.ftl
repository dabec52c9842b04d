### Spanish Civil War Battles の戦闘、砲兵、航空。

## コラムシフトとダイス修正

scw-shift-assault = 突撃
scw-shift-nationalist-quality = 国粋主義軍の攻撃
scw-shift-anti-tank = 機甲部隊に対する対戦車砲
scw-shift-f88 = 共和国軍機甲部隊に対する F/88
scw-shift-f88-adjacent = 目標に隣接する F/88（対共和国軍機甲部隊）
scw-drm-combined-arms = 諸兵連合（歩兵と機甲）
scw-drm-all-arms = 諸兵連合（歩兵、機甲、砲兵、航空）
scw-drm-cover = 町、都市、林
scw-drm-night = 夜間爆撃

## 地形による防御側への加算。$terrain（地形効果表のキー）、$crossing（all, some, none）

scw-bonus-terrain = { $terrain ->
    [town] 町
    [city] 都市
    [woods] 林
    [hills] 丘陵
    [rough] 荒地
    [mixed] 混合地形（丘陵・荒地・林）
   *[clear] 平地
}
scw-bonus-river = { $crossing ->
    [all] 攻撃側の全ユニットが渡河攻撃
   *[some] 攻撃側の一部が渡河攻撃
}

## 損害を受けない理由

scw-no-loss-air = 航空ユニットは戦闘結果を受けません。
scw-no-loss-hq = 司令部は弾幕射撃と爆撃の影響を受けません。
scw-no-loss-truck = トラックは弾幕射撃と爆撃の影響を受けません。
scw-no-loss-distant-gun = 離れたヘクスから射撃した砲兵は結果を受けません。
scw-no-loss-barrage = 弾幕射撃をした砲兵は結果を受けません。

## 後退できない理由。$back（元いたヘクス）

scw-retreat-not-back = 移動してきた攻撃側ユニットは、敵 ZOC に入る直前のヘクス { $back } へ後退します。
scw-retreat-off-map = マップ外へ後退したユニットは除去されます。
scw-retreat-enemy = 敵ユニットがいます。
scw-retreat-zoc = 敵 ZOC 内です（友軍がいても打ち消されません）。
scw-retreat-prohibited = 進入できない地形、または横断できないヘクスサイドです。
scw-retreat-full = スタック制限を超えます。
scw-voluntary-barrage = 弾幕射撃だけの戦闘では自発的後退はできません。
scw-voluntary-stand-fast = マップ上でゲームを始めた第 71 師団のユニットは自発的後退ができません。

## 前進できない理由

scw-advance-artillery = 砲兵は戦闘後前進できません。
scw-advance-not-retreated = 後退によって空いたヘクスではありません。
scw-advance-not-adjacent = 隣接していません。
scw-advance-own-retreat = 自発的後退をした側は前進できません。
scw-advance-prohibited = 進入できない地形、または横断できないヘクスサイドです。

## 攻撃の義務。$about（ユニット名）

scw-must-attack = { $about } は敵 ZOC 内にいるので攻撃しなければなりません。
scw-gun-must-fire = { $about } は敵に隣接しているので、支援射撃か弾幕射撃を行わなければなりません。
scw-gun-exempt = { $about } は敵に隣接していますが射撃できないため、攻撃義務はありません。

## 突撃。$about（師団名）

scw-assault-unsupplied = 補給切れのユニットは突撃できません。
scw-assault-out-of-command = 指揮統制下にないユニットは突撃できません。
scw-assault-no-points = { $about } には突撃ポイントが残っていません。
scw-assault-name-payer = 師団に属さないユニットだけの突撃です。どの師団のポイントを使うか指定してください。

## 射撃できない理由。$range（射程）、$far（目標までの距離）

scw-gun-unsupplied = 補給切れの砲兵は射撃できません。
scw-gun-out-of-command = 指揮統制下にない砲兵は射撃できません。
scw-gun-has-fired = この戦闘フェイズにはもう射撃しました。
scw-gun-out-of-range = 目標まで { $far } ヘクス、射程は { $range } です。
scw-gun-against-barrage = 弾幕射撃に対する支援射撃はできません。
scw-gun-own-hex = 自分のいるヘクスへの支援射撃はできません。
scw-gun-under-attack = 攻撃を受けている砲兵は、このフェイズに支援射撃できません。
scw-gun-other-formation = 同じ編成のユニットしか支援できません。
scw-gun-formation-out-of-command = 支援できるユニットが、どれも指揮統制下にありません。
scw-barrage-enemy-phase = 弾幕射撃は自軍の戦闘フェイズにだけ行えます。
scw-barrage-attacked-hex = そのヘクスはこのフェイズに通常攻撃または突撃を受けています。

## 航空戦力が半減する理由

scw-air-rain = 雨天／泥濘
scw-air-night = 夜間の支援
scw-air-f88 = F/88 のヘクスまたは隣接ヘクス
