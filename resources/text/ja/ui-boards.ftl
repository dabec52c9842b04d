### スタートページのゲームと、それぞれのマップのシナリオ。

card-jarama-title = ハラマ
card-jarama-about = 1937年2月。Spanish Civil War Battles、1,047ヘクス。マップは復元したもので、訂正できます。
card-jarama-helps =
    • 全ユニットの補給と指揮、線を断つものと回復させるもの
    • 戦闘・砲撃・爆撃のシフトと確率を一つずつ表示
    • 天候、到着、目標、勝利得点、すべてログに記録
card-brunete-title = ブルネテ
card-brunete-about = 1937年7月。Spanish Civil War Battles、891ヘクス。マップは復元したもので、訂正できます。
card-brunete-helps =
    • 全ユニットの補給と指揮、線を断つものと回復させるもの
    • 戦闘・砲撃・爆撃のシフトと確率を一つずつ表示
    • 予備、撤収、目標、勝利得点、すべてログに記録
card-no-prisoners-title = No Prisoners
card-no-prisoners-about = 1915～18年、シナイ、パレスチナ、アラビア。535ヘクスのマップに2シナリオ。マップは復元したもので、訂正できます。
card-no-prisoners-helps =
    • ランダムイベントとその要求、増援、部族プール
    • 補給・指揮・鉄道網をマップに表示
    • 戦闘を最後まで案内、補充、戦線別の勝利得点
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
