# ヘクスを入力する所で使える地名（ボードの表記もそのまま使えます）。

## 地名

place-st-werenfriduskerk = 聖ウェレンフリドゥス教会
place-town-hall = 市庁舎
place-de-hoop = デ・ホープ
place-nijmegen-arnhem-road = ナイメーヘン・アーネム街道
