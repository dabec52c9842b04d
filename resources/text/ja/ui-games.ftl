### どのゲームにも共通の画面の言葉：ゲームのページ、マップ。

dock-game = ゲーム
action-show-game = ゲームのページ
game-no-pages = セッションを始めるか開くと、手順とユニット以外にゲームが記録するものがここに表示されます。
calculators-title = 計算
calculator-sight = 視線

## ツアー

tour-np-supply = No Prisoners：鉄道による補給線を描いて説明し、印刷マップで未確認の箇所も示します。
tour-np-set-up = 見本からの初期配置と、駒に印刷された値。
tour-np-events = プレイヤーターンのランダムイベント。現在の条件で何が起こるかを各行に示します。
tour-np-cup = アラブの反乱が起きたターンの部族プール。
tour-np-combat = No Prisonersの戦闘を最後まで：戦闘比、損害、退却、追撃。
tour-np-victory = 戦区別の勝利得点を史実と比較し、各都市の占領者を示します。
tour-np-calculator = No Prisonersの戦闘を、セッションなしで入力した戦力から計算します。
tour-np-supply-japanese = 鉄道による補給線（日本語）。
tour-np-events-japanese = プレイヤーターンのランダムイベント（日本語）。
tour-np-cup-japanese = 部族プール（日本語）。
tour-np-combat-japanese = No Prisonersの戦闘（日本語）。
tour-np-victory-japanese = 戦区別の勝利得点（日本語）。
