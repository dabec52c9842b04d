### 『スペイン内戦の戦い』と『捕虜はいらぬ』のマップの地形、路線、注記。

## 地形(マップの地形キー)

terrain-all-sea = 全海ヘクス
terrain-city = 都市
terrain-city-red = 赤字都市
terrain-clear = 平地
terrain-damascus = 都市
terrain-desert = 砂漠
terrain-hills = 丘陵
terrain-lava = 溶岩流
terrain-marsh = 湿地
terrain-mountain = 山岳
terrain-rough = 荒地
terrain-seasonal-lake-wadi = 季節湖・ワジ
terrain-town = 町
terrain-woods = 林

## 道路と鉄道

terrain-road-main = 主要道路
terrain-road-minor = 二級道路
terrain-road-road = 道路
terrain-rail-allied = 連合軍鉄道
terrain-rail-central = 中欧軍鉄道
terrain-rail-projected = 鉄道(点線)

## マップの注記(事実が不確かな理由)

map-note-madrid-box = 印刷された「マドリード・ボックス」に隠れているかもしれないヘクス
