### スタートページのゲームと、それぞれのマップのシナリオ。

card-jarama-title = ハラマ
card-jarama-about = 1937年2月。Spanish Civil War Battles、1,047ヘクス。マップは復元したもので、訂正できます。
card-jarama-helps =
    • 全ユニットの補給と指揮、線を断つものと回復させるもの
    • 戦闘・砲撃・爆撃のシフトと確率を一つずつ表示
    • 天候、到着、目標、勝利得点、すべてログに記録
card-jarama-words = 第 軍団 師団 旅団 聯隊 連隊 大隊 中隊 司令部 歩兵 騎兵 砲兵 戦車 装甲車 工兵 架橋 高射砲 爆撃機 戦闘機 国際 独立 減少 裏 面 名 個 機 共和国 国粋主義 軍 突撃 部隊 配置 町 橋
card-brunete-title = ブルネテ
card-brunete-about = 1937年7月。Spanish Civil War Battles、891ヘクス。マップは復元したもので、訂正できます。
card-brunete-helps =
    • 全ユニットの補給と指揮、線を断つものと回復させるもの
    • 戦闘・砲撃・爆撃のシフトと確率を一つずつ表示
    • 予備、撤収、目標、勝利得点、すべてログに記録
card-brunete-words = 第 軍団 師団 旅団 聯隊 連隊 大隊 中隊 司令部 歩兵 騎兵 砲兵 戦車 装甲車 工兵 架橋 高射砲 爆撃機 戦闘機 国際 独立 減少 裏 面 名 個 機 共和国 国粋主義 軍 突撃 部隊 配置 町 橋
card-no-prisoners-title = No Prisoners
card-no-prisoners-about = 1915～18年、シナイ、パレスチナ、アラビア。535ヘクスのマップに2シナリオ。マップは復元したもので、訂正できます。
card-no-prisoners-helps =
    • ランダムイベントとその要求、増援、部族プール
    • 補給・指揮・鉄道網をマップに表示
    • 戦闘を最後まで案内、補充、戦線別の勝利得点
card-no-prisoners-words = 第 師団 旅団 連隊 大隊 集団 軍団 歩兵 騎兵 砲兵 駱駝 部隊 司令部 部族 装甲 列車 戦車 工兵 守備 偵察 機関銃 突撃 猟兵 集成 航空 艦隊 印度 豪州軍 独 土 軍 反乱 先端 町 市 港
start-elst-initial = Decision at Elst
start-elst-initial-length = 1944年9月、キャンペーン
start-jarama-jarama = ハラマ
start-jarama-jarama-length = 1937年2月、21ターン
start-brunete-brunete = ブルネテ
start-brunete-brunete-length = 1937年7月、10ターン
start-np-war-in-the-desert = War in the Desert
start-np-war-in-the-desert-length = 1916～18年、11ターン
start-np-the-last-crusade = The Last Crusade
start-np-the-last-crusade-length = 1915～18年、16ターン
