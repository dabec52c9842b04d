### マップ上で教えることと、段階ごとの図。

action-setup-areas = 支配と配置エリア
map-layer-areas = 配置エリア
areas-title = 配置エリア
areas-hide = エリアを隠す
areas-hexes = ヘクスを入力
areas-done = 完了
areas-stage-before = 前の段階
areas-stage-after = 次の段階
areas-stage-first = これが最初の段階です。
areas-stage-last = これが最後の段階です。
# $number, $of, $stage
areas-stage = { $number }/{ $of } { $stage }
