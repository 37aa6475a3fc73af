# Kathmandu in five minutes. Every game has the same keys.

want = Sechs Tage, um dein Yak über die Berge nach Kathmandu zu führen. Um Eile geht es nicht: Die Schätze liegen neben dem Weg. Aber ein Sturm folgt dir, und der letzte Abend wird teuer für alle, die weit von der Stadt sind.
turn = Ein Zug in Bildern

step-1-title = Nimm einen Würfel
step-1 = Seine Farbe gibt dir eine Ressource: Rucksack, Kompass, Malkasten, Münze oder Futter; Schwarz gibt eine beliebige. Seine Zahl ist, wie weit du gehst. Einmal im Zug darfst du einen Würfel für den Tag beiseitelegen und die freien neu würfeln.
step-2-title = Geh geradeaus
step-2 = Genau so viele Felder, in eine von vier Richtungen. Berge und der Rand des Landes halten dich auf und kosten eine Erschöpfung. Eine Grenze kostet Futter, in Richtung der roten Nadel loszugehen kostet einen Kompass, und ohne diese eine Erschöpfung.
step-3-title = Sieh, was da ist
step-3 = Wo du anhältst, tu alles, was zum Ort passt: Male ein Tier, packe Ausrüstung ein, kaufe die Ware einer Stadt für eine Münze und für eine zweite Münze die Sonderware ihrer Art, sogar jemandem aus den Händen, bring an einem Tempel eine Opfergabe dar und nimm dafür eine Landkarte. Deine Yak-Plättchen liegen auf einem Stapel, eines davon offen, und zeigen eine Landschaft: Halte darauf, dann ist es erfüllt, und das nächste wird aufgedeckt. Neun verdeckt gebliebene kosten 36 Punkte.
step-4-title = Es wird Abend
step-4 = Nach drei Runden würfeln alle neu, das Wetter ändert sich, und der Sturm kann näher kommen: Ein Yak dahinter bekommt eine Erschöpfung. Wer drei davon hat, rastet im nächsten Zug: kein Schritt, aber alle drei sind weg.

end = Nach sechs Tagen, oder sobald jedes Yak in Kathmandu ist.

score-1 = Nach Opfergaben: 1, 2, 3, 4, 5, 6
score-1-points = 3, 7, 12, 18, 25, 33
score-2 = Jede Ware; außerdem für 5 verschiedene oder alle 6; jede Sonderware
score-2-points = 2–5; 7 oder 12; 7
score-3 = Eine einzelne Landkarte; ein Paar A und B einer Farbe; ein Paar, das die Karte „Truhe“ sichert
score-3-points = 1; 4; 8
score-4 = Jedes Tier: um wie viele die meisten vor den wenigsten liegen
score-4-points = meiste − wenigste
score-5 = Als Erstes, Zweites, Drittes, Viertes in Kathmandu ankommen
score-5-points = 15, 13, 11, 9
score-6 = Noch verdeckte Yak-Plättchen: 0, 1, 2, 3 …
score-6-points = +10, 0, −1, −3 …
score-7 = Grenzen, die bis Kathmandu fehlen: 1, 2, 3 …
score-7-points = −2, −5, −9 …
score-8 = Jede übrige Ressource oder Ausrüstungskarte; jede Erschöpfung
score-8-points = 1; −3

tip-1 = Du hast achtzehn Züge, und der gerade Weg braucht etwa die Hälfte. Die andere Hälfte ist für Umwege.
tip-2 = Jede Opfergabe ist mehr wert als die davor. Plane von Tempel zu Tempel.
tip-3 = Eine Rast ist keine Schande: Sie löscht drei Erschöpfungen auf einmal. Nur am letzten Abend kostet jede davon 3 Punkte.
