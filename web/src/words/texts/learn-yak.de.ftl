# Yak in five minutes. Every game has the same keys.

want = Yak-Fuhrwerke voller Steine ziehen an deiner Tür vorbei. Tausche Nahrung gegen Steine, und staple den wertvollsten Turm: aus gleichfarbigen Steinen, die einander berühren.
turn = Ein Tag in Bildern

step-1-title = Morgen: geheim wählen
step-1 = Alle legen eine von drei Karten hin: Bauen, Nachschub oder Markt. Mittags werden sie nacheinander aufgedeckt, zuerst die von der Person mit dem Baby-Yak.
step-2-title = Bauen
step-2 = Bezahle das Fuhrwerk vor dir mit Nahrung: 1 für einen Stein, 3 für zwei, 5 für drei, und 1 mehr für jeden Kristall. Das Schild sagt, was das Fuhrwerk nicht annimmt. In der untersten Reihe kommt jeder Stein neben einen anderen, weiter oben auf zwei davon; nur ganz oben stapeln sie sich einzeln. Dort bleibt er liegen.
step-3-title = Kristalle
step-3 = Ein Kristall schließt sich einer Farbe an und zählt als ein weiterer Stein von ihr: einer Farbe, von der er eine Gruppe oder zwei Steine berührt. Jede Farbe nimmt einen Kristall. Du bekommst immer, was am meisten bringt, und siehst die Farbe darauf. Wo ihn keine Farbe nimmt, ist er 1 Punkt wert.
step-4-title = Nachschub oder Markt
step-4 = Nachschub bringt alle Nahrung einer Sorte von deinem Fuhrwerk in dein Zelt und einen neuen Stein auf das Fuhrwerk. Markt gibt dir bis zu zwei Nahrung deiner Wahl, und von drei gezogenen Steinen legst du einen auf ein beliebiges Fuhrwerk. Ein Zelt fasst acht Nahrung.
step-5-title = Abend: Die Fuhrwerke rollen weiter
step-5 = Jedes Fuhrwerk fährt zur nächsten Person, in Blickrichtung seines Yaks. Doch immer wenn Nebel aus dem Beutel kommt, drehen alle Yaks um, und die Steine, auf die du gewartet hast, ziehen in die andere Richtung.

end = Ein Tag, an dem jemand 14 Steine hat, ist der vorletzte. Noch ein Tag, dann werden die Türme gewertet.

score-1 = Eine Gruppe aus 2, 3, 4, 5, 6, 7 oder mehr Steinen
score-1-points = 3, 6, 9, 12, 16, 20
score-2 = 3, 4, 5, 6, 7 oder mehr Gruppen
score-2-points = 4, 8, 12, 16, 20
score-3 = Ein Kristall, den eine Farbe nimmt
score-3-points = wie ein Stein
score-4 = Ein Stein für sich allein
score-4-points = 1
score-5 = Der erste 14. Stein: die Stupa
score-5-points = 3
score-6 = Die meiste übrige Nahrung
score-6-points = 2

tip-1 = Viele kleine Gruppen schlagen eine große. Fünf Paare sind 15 Punkte, und 12 mehr, weil es fünf sind.
tip-2 = Schau auf das Fuhrwerk, das morgen kommt, nicht nur auf deines. Wohin blicken die Yaks?
tip-3 = Ein Stein kostet eine Nahrung, drei kosten fünf. Kleine Geschäfte sind billig, aber die Tage sind gezählt.
