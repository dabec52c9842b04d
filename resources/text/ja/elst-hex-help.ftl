### エルスト・マップのヘクスが、そこにいるユニットに与える影響。

# $side (british, german)
help-control = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}が支配
help-victory-building = イギリス軍が支配すべき教会の建物の一部
# $side, $squads (塔上の分隊相当), $of-squads, $leaders, $of-leaders
help-steeple-room = 尖塔の{ $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}：{ $squads }／{ $of-squads } 個分隊相当、SMC { $leaders }／{ $of-leaders }
# $adjacent (pbf, none)
help-steeple-range = { $adjacent ->
    [pbf] 尖塔区域と真下の地上レベルの間は TPBF にならず、隣接ヘクスは PBF
   *[none] 尖塔区域からの射撃と尖塔区域への射撃は PBF にも TPBF にもならない
}
help-steeple-weapons = 真上を撃てない：砲、PF、PSK、車両。塔上の PIAT は真下と隣接ヘクスを撃てない
# $hexes
help-polder-road = 道路で { $hexes } へ：追加の MF、MP もボグチェックも不要
help-polder-no-road = ここから出る道路はない
# $hex (盤端道路), $british と $german (各陣営が通過した数), $of
help-edge-road = 盤端道路 { $hex }、統制状態の MMC の通過：イギリス軍 { $british }／{ $of }、ドイツ軍 { $german }／{ $of }
# $side
help-entry = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}の進入ヘクス
help-exit = イギリス軍がここから退出すると VP になる
# $side (british, german)
help-own-fire = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}の HE の着弾地域：その陣営のユニットは士気値が 1 低下
