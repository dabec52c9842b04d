### マップ上の配置エリア：タップで教えること、地図に印を付ける段階。

planner-on-map = 盤上配置する
map-tool-control = 建物や盤端道路をタップするかなぞる、またはヘクスやヘクス列（A-M）を入力すると、ここで選んだ支配になります。
areas-hand-british = イギリス軍
areas-hand-german = ドイツ軍
areas-hand-nobody = 支配なし
areas-hand-no-mans-land = 無人地帯
areas-hand-uncontrolled = 非支配地域
areas-hand-by-rules = ルールどおり
areas-hand-control = 支配
areas-hand-vehicles = 車両（V）
areas-hand-corrections = 修正
areas-vehicles-hint = MAの機能する走行可能なAFVのヘクスをタップします。もう一度タップすると取り消します。
areas-corrections-hint = 手元の地図と違うヘクスをタップするか、なぞってください。
areas-stage-marked = 戦略区域（4.5055a）
areas-stage-reached = そこから2ヘクス以内（4.5055b）
areas-stage-no-mans-land = 無人地帯を除外（4.5051）
areas-stage-joined = 囲まれたヘクスを統合（4.5054）
areas-stage-result = 確定した配置エリア（4.5055e）
# $side (british, german), $name (#1など)
areas-name = { $side ->
    [british] 英{ $name }
   *[german] 独{ $name }
}
# $side (british, german), $name (#1など)
areas-name-isolated = { $side ->
    [british] 英{ $name }・孤立
   *[german] 独{ $name }・孤立
}
# $letter (B、R、V)
areas-mark = { $letter }
