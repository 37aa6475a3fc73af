# Reviving Kathmandu in five minutes. Every game has the same keys.

want = Die Erde hat gebebt, und die Stadt braucht dich am Bau. Biete um Karten, errichte daraus Monumente, Teil für Teil, und achte auf die Farben. Ein Buddha ist mit 1 Teil vollständig, ein Schrein mit 2, eine Stupa mit 3, eine Pagode mit 4.
turn = Eine Runde in Bildern

step-1-title = Bieten
step-1 = Der Markt wird offen vom blauen Stapel ausgelegt. Nacheinander legen alle eine Münze verdeckt auf ein freies Feld rund um den Markt. Ein Feld bietet auf zwei Karten zugleich: die nahe und die ferne in derselben Linie.
step-2-title = Einsammeln
step-2 = Münzen auf! Eine Karte geht an das einzige Gebot, sonst an die höchste Münze, dann an die nächste, dann an die links oder rechts der Karte. Wer weniger als zwei Karten gewonnen hat, zieht den Rest vom roten Stapel, von den anderen ungesehen: Alle gehen mit zwei nach Hause.
step-3-title = Bauen
step-3 = Alle zugleich, so viel du magst, immer von unten nach oben. Eine Karte vom Markt zeigt zwei Teile: Einen baust du, der andere ist verloren. Ein Joker-Teil zeigt alle Farben: Sobald sein Monument vollständig ist, wählst du eine davon für ihn. Ein vollständiges Monument bringt sofort Punkte, und dein Auftrag zahlt am Ende mehr für die Farben, die er verlangt. Drei Karten dürfen auf deiner Hand bleiben, der Rest wird offen abgeworfen.
step-4-title = Die übrige Münze
step-4 = Nach vier Runden haben alle noch eine Münze. Von der höchsten abwärts wird sie zu Punkten oder kauft eine beliebige abgeworfene Karte, die sofort gebaut wird. Dann kommen alle Münzen für vier weitere Runden zurück.

end = Nach acht Runden. Karten auf der Hand sind nichts wert; von einem unfertigen Monument zählt der oberste Teil.

score-1 = Buddha, Schrein, Stupa, Pagode
score-1-points = 2, 3, 6, 10
score-2 = 2, 3, 4 Teile einer Farbe darin
score-2-points = 2, 4, 8
score-3 = Ein Buddha in einer Farbe, die du noch nicht hast
score-3-points = 1
score-4 = Dein Auftrag: Buddha, Schrein, Stupa, Pagode
score-4-points = 1, 2, 3, 4
score-5 = Die übrige Münze, wenn sie keine Karte kauft
score-5-points = ihr Wert

tip-1 = Wo sonst niemand bietet, genügt eine Münze mit 1. Heb die 5 für die Karte auf, die zwei brauchen.
tip-2 = Auch die Münze, die du übrig lässt, zählt: Eine 5 sind fünf Punkte oder die erste Wahl aus der Ablage.
tip-3 = Beginne hohe Bauten früh. Eine Pagode aus drei Teilen ist auch unfertig 6 wert, bringt aber weder Farben noch Auftrag ein.
